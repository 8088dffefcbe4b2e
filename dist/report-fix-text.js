var m=Object.defineProperty;var F=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var b=Object.prototype.hasOwnProperty;var v=(n,e)=>{for(var i in e)m(n,i,{get:e[i],enumerable:!0})},y=(n,e,i,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of w(e))!b.call(n,t)&&t!==i&&
m(n,t,{get:()=>e[t],enumerable:!(r=F(e,t))||r.enumerable});return n};var T=n=>y(m({},"__esModule",{value:!0}),n);var q={};v(q,{renderFixDiff:()=>g,renderFixText:()=>u,shownText:()=>$});module.exports=T(q);var W=require("./core.js"),x=require("./core.js"),j=require("./core.js"),R=require("./core.js"),k=require("./core.js"),I=require("./core.js"),N=require("./core.js"),
O=require("./core.js"),D=require("./core.js"),L=require("./core.js");var f=require("./core.js"),p=require("./core.js"),J=require("./core.js"),d=require("./core.js");function u(n){let{fixed:e,left:i,dryRun:r}=n;return[...e.map(o=>`${r?"would fix":"fixed"} ${K(o)}`),...i.filter(({why:o})=>o!=="no-fix"&&o!=="rendered").map(o=>`\
left ${z(o)}`),M(n)].map(o=>`${(0,p.inert)(o)}
`).join("")}function K({file:n,line:e,title:i,ruleId:r}){return`${(0,d.visible)(`${n}:${e}`)}: ${(0,f.folded)(i??"by what is changed for another")} [${r}]`}function z({
file:n,line:e,title:i,ruleId:r,why:t,because:o}){let s=`${(0,d.visible)(`${n}:${e}`)}: ${(0,f.folded)(i??"")} [${r}]`;return t==="unsafe"?`${s}: it changes more\
 than the finding`:`${s}: ${(0,f.folded)(o??"")}`}function M({fixed:n,left:e,files:i,dryRun:r}){let t=a=>e.filter(c=>c.why===a).length,s=[[t("unsafe"),"with a f\
ix that changes more than the finding, which --unsafe applies"],[t("adds"),"with a fix that would bring about another"],[t("not-written"),"in a file that is not\
 written"],[t("rendered"),"in what kustomizations and charts make, which no fix changes"],[t("no-fix"),"without a fix"]].flatMap(([a,c])=>a>0?[`${a} ${c}`]:[]),
h=n.length===0?"Nothing is fixed":`${(0,x.counted)(n.length,"finding")} ${r?"would be":n.length===1?"is":"are"} fixed in ${(0,x.counted)(i.length,"file")}`,l=`${e.
length} ${e.length===1?"is":"are"} left`;return s.length>1?`${h}; ${l}: ${s.join(", ")}.`:s.length>0?`${h}; ${l} ${s[0]?.replace(/^\d+ /,"")}.`:n.length===0?"No\
thing to fix: no findings.":`${h}; none is left.`}function g({files:n},e){let i=n.map(t=>t.diff).join("");return e!==void 0&&i.split(`
`).some(t=>(0,p.inert)(t)!==t)?`::stop-commands::${e}
${i}::${e}::
`:i}function $(n){return n.split(`
`).map(e=>(0,d.visible)(e.replace(/\r$/,""))).join(`
`)}0&&(module.exports={renderFixDiff,renderFixText,shownText});
