var b=Object.defineProperty,V=Object.defineProperties,H=Object.getOwnPropertyDescriptor,P=Object.getOwnPropertyDescriptors,_=Object.getOwnPropertyNames,I=Object.
getOwnPropertySymbols;var E=Object.prototype.hasOwnProperty,q=Object.prototype.propertyIsEnumerable;var G=(e,r,n)=>r in e?b(e,r,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[r]=n,F=(e,r)=>{for(var n in r||={})E.call(r,n)&&G(e,n,r[n]);if(I)for(var n of I(
r))q.call(r,n)&&G(e,n,r[n]);return e},K=(e,r)=>V(e,P(r));var z=(e,r)=>{for(var n in r)b(e,n,{get:r[n],enumerable:!0})},B=(e,r,n,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of _(r))!E.call(e,o)&&o!==n&&
b(e,o,{get:()=>r[o],enumerable:!(t=H(r,o))||t.enumerable});return e};var L=e=>B(b({},"__esModule",{value:!0}),e);var ge={};z(ge,{renderDescribedText:()=>T});module.exports=L(ge);var Q=require("./core.js"),S=require("./core.js"),U=require("./core.js"),X=require("./core.js"),x=require("./core.js");var Y=require("./core.js"),Z=require("./core.js"),v=require("./core.js");var w=require("./core.js");var p=require("./core.js");var A=require("./core.js"),h=require("./core.js"),ee=require("./core.js"),re=require("./core.js"),ne=require("./core.js"),te=require("./core.js"),oe=require("./core.js"),
se=require("./core.js"),ie=require("./core.js"),ae=require("./core.js");var k=require("./core.js"),D=require("./core.js"),de=require("./core.js"),m=require("./core.js");var fe=120,N=4;function T({clusters:e}){return e.map(n=>ce(n,e).map(t=>`${(0,D.inert)(t)}
`).join("")).join(`
`)}function ce(e,r){let{name:n,environment:t,at:o,config:s}=e,i=o??(r.some(a=>a.config!==s)&&s!==null?{file:s,line:1}:null),c=`${(0,m.visible)(n)}${t===null?"":
` (${(0,m.visible)(t)})`}${y(i)}`,d=le(e).flatMap(([a,f])=>(0,v.wrapped)(`  ${a.padEnd(12)}`,(0,k.folded)(f),fe));return[c,...d]}function le(e){let{kubernetes:r,
kruise:n,vcluster:t,host:o,hostNamespace:s,gates:i,otherInChart:c,knows:d,openKinds:a}=e,{objects:f,paths:g,applied:W,next:l,recorded:O,notes:M}=e,R=t&&`${j(t)}${ue(
o,s)}`;return[["kubernetes",j(r)],["kruise",n?j(n):"not installed"],...$("vcluster",R),...pe(i),...c.map(({gate:u,on:C})=>["gate",`kruise ${u} is ${C?"on":"off"}\
 by default; the Helm chart turns it ${C?"off":"on"}`]),...$("knows",d.length>0&&`all there is of ${d.join(", ")}`),...$("open",a.length>0&&`${a.join(", ")}; so\
me may not be in view`),...$("objects",f.length>0&&(0,p.shortened)(f,N)),["manifests",`${W.objects} of ${(0,h.counted)(W.of,"object")}${g?`, by ${(0,p.shortened)(
g,N)}`:""}`],...$("next",l&&`${(0,x.versions)(K(F({},l),{host:null}))}${l.from===null?"":` from ${l.from}`}${y(l.at)}`),...O.map(u=>["known",$e(u,O.length>1)]),
...M.map(u=>["note",u])]}function $(e,r){return r?[[e,r]]:[]}function j({version:e,judgedAs:r,by:n,at:t}){let[o]=r,s=r.length>1||o!==e?`, judged as ${r.join(", ")}`:
"",i={cluster:"",environment:"of the environment, ",defaults:"of the defaults, ",file:"","command line":"of the command line","newest known":"the newest known r\
elease"}[n];return`${e}${s}${t?` (${i}${t.file}:${t.line})`:` (${i})`}`}function ue(e,r){return e===null?"":` on ${e}${r===null?"":`, in namespace ${r}`}`}function pe(e){
return(0,w.grouped_3)(e,({of:r,gate:n,on:t,by:o})=>`${r} ${o} ${n===o?"":t}`).flatMap(([,r])=>{let[n,...t]=r;if(!n)return[];if(t.length===0)return[["gate",me(n)]];
let o=(0,p.shortened)(r.map(({gate:s})=>s));return[["gates",`${n.of} ${o} are ${n.on?"on":"off"}, by ${n.by}${J(n)}`]]})}function me(e){let{of:r,gate:n,on:t,default:o,
by:s}=e;return`${r} ${n} is ${t?"on":"off"}${t===o?" as by default":""}${s===n?"":`, by ${s}`}${J(e)}`}function J({at:e}){return e?y(e):" (of the command line)"}
function $e(e,r){let{kubernetes:n,level:t,exact:o,on:s,near:i,answers:c,given:d}=e,a=r?`kubernetes ${n}: `:"";if(t==="source"){let g=i.length>0?`; the nearest a\
re of ${i.join("; ")}`:"";return`${a}source: no answers of such a cluster are recorded${g}`}let f=o?"":"; no known fact tells those releases from these";return`${a}\
recorded: ${d} of ${(0,h.counted)(c,"answer")} of a cluster of ${s.join("; ")}${f}`}function y(e){return e?` (${(0,m.visible)(`${e.file}:${e.line}`)})`:""}0&&(module.exports={renderDescribedText});
