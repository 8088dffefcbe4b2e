var d=Object.defineProperty,j=Object.defineProperties,C=Object.getOwnPropertyDescriptor,T=Object.getOwnPropertyDescriptors,P=Object.getOwnPropertyNames,b=Object.
getOwnPropertySymbols;var y=Object.prototype.hasOwnProperty,I=Object.prototype.propertyIsEnumerable;var w=(n,t,r)=>t in n?d(n,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):n[t]=r,R=(n,t)=>{for(var r in t||={})y.call(t,r)&&w(n,r,t[r]);if(b)for(var r of b(
t))I.call(t,r)&&w(n,r,t[r]);return n},v=(n,t)=>j(n,T(t));var M=(n,t)=>{for(var r in t)d(n,r,{get:t[r],enumerable:!0})},N=(n,t,r,e)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of P(t))!y.call(n,s)&&s!==r&&
d(n,s,{get:()=>t[s],enumerable:!(e=C(t,s))||e.enumerable});return n};var A=n=>N(d({},"__esModule",{value:!0}),n);var z={};M(z,{renderSimulationText:()=>E});module.exports=A(z);var D=require("./core.js"),U=require("./core.js"),q=require("./core.js"),J=require("./core.js"),$=require("./core.js");var B=require("./core.js"),u=require("./core.js"),c=require("./core.js");var g=require("./core.js"),x=require("./core.js"),F=require("./core.js"),m=require("./core.js");var L=120;function E({clusters:n}){let t=n.flatMap((r,e)=>[...e===0?[]:[""],...V(r)]);return t.length?`${t.map(x.inert).join(`
`)}
`:`No clusters.
`}function V({cluster:n,objects:t,pods:r,updates:e}){let s=t.map(o=>({cells:[S(o),o.verdict,`${o.file}:${o.line}`],notes:[...p(o.refusals),...o.dropped.map(({path:a,
by:f})=>["dropped",`${a} (by ${f})`]),...o.assumes.map(a=>["assumes",a])]})),i=r.map(o=>({cells:[S(o.workload),o.subset??o.among?.join(", ")??"-",o.verdict,o.qosClass??
"-",Q(o),Y(o)],notes:[...p(o.refusals),...(o.dropped??[]).map(({path:a,by:f})=>["dropped",`${a} (by ${f})`]),...k(o),...o.assumes.map(a=>["assumes",a])]})),l=e.
map(o=>({cells:[S(o.object),o.outcome,o.because||"-"],notes:p(o.refusals)}));return[(0,m.visible)(`${n.name} (${(0,$.versions)(v(R({},n),{host:null}))})`),...O(
["OBJECT","VERDICT","PLACE"],s),...O(["POD OF","SUBSET","VERDICT","QOS","PRIORITY","CONTAINERS"],i),...O(["UPDATE OF","OUTCOME","BECAUSE"],l)]}function O(n,t){if(!t.
length)return[];let r=t.map(({cells:i,notes:l})=>({cells:i.map(g.folded),notes:l})),e=n.map((i,l)=>Math.max(...[i,...r.map(({cells:o})=>o[l]??"")].map(u.width))),
s=i=>`  ${i.map((l,o)=>`${l}${" ".repeat((e[o]??0)-(0,u.width)(l))}`).join("  ")}`.trimEnd();return[s(n),...r.flatMap(({cells:i,notes:l})=>[s(i),...l.flatMap(([
o,a])=>(0,c.wrapped)(`    ${(0,m.visible)(o)}: `,(0,m.visible)(a),L))])]}function S({kind:n,namespace:t,name:r}){return`${n} ${t===null?"":`${t}/`}${r||"(unname\
d)"}`}function p(n){return n.map(({by:t,message:r,file:e,line:s,column:i})=>[t,`${r} (${e}:${s}:${i})`])}function k({host:n}){return n?[["on the host",`${n.verdict}${n.
qosClass===null?"":`, ${n.qosClass}`}`],...p(n.refusals).map(([r,e])=>[`on the host, ${r}`,e])]:[]}function Q({priority:n,priorityClassName:t,preemptionPolicy:r}){
let e=[n,t,r].filter(s=>s!==null&&s!=="");return e.length?e.join(" "):"-"}function Y({containers:n}){let t=n.map(({name:r,init:e,injectedBy:s})=>`${e?"init ":""}${r}${s===
null?"":` (${s})`}`);return t.length?t.join(", "):"-"}0&&(module.exports={renderSimulationText});
