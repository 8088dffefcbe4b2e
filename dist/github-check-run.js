var b=Object.defineProperty,J=Object.defineProperties,K=Object.getOwnPropertyDescriptor,Q=Object.getOwnPropertyDescriptors,V=Object.getOwnPropertyNames,w=Object.
getOwnPropertySymbols;var C=Object.prototype.hasOwnProperty,I=Object.prototype.propertyIsEnumerable;var E=(n,e,t)=>e in n?b(n,e,{enumerable:!0,configurable:!0,writable:!0,value:t}):n[e]=t,_=(n,e)=>{for(var t in e||={})C.call(e,t)&&E(n,t,e[t]);if(w)for(var t of w(
e))I.call(e,t)&&E(n,t,e[t]);return n},k=(n,e)=>J(n,Q(e));var N=(n,e)=>{var t={};for(var o in n)C.call(n,o)&&e.indexOf(o)<0&&(t[o]=n[o]);if(n!=null&&w)for(var o of w(n))e.indexOf(o)<0&&I.call(n,o)&&(t[o]=n[o]);return t};var z=(n,e)=>{for(var t in e)b(n,t,{get:e[t],enumerable:!0})},X=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of V(e))!C.call(n,a)&&a!==t&&
b(n,a,{get:()=>e[a],enumerable:!(o=K(e,a))||o.enumerable});return n};var Y=n=>X(b({},"__esModule",{value:!0}),n);var mn={};z(mn,{annotateByCheckRun:()=>q});module.exports=Y(mn);var Z=require("./core.js"),nn=require("./core.js"),en=require("./core.js"),d=require("./core.js");var tn=require("./action-shared.js"),on=require("./action-shared.js"),rn=require("./action-shared.js"),an=require("./action-shared.js"),sn=require("./action-shared.js"),
P=require("./action-shared.js"),$=require("./action-shared.js"),A=require("./action-shared.js");var c={annotations:50,message:64*1024,title:255,summary:65535},B=40,cn={error:"failure",warning:"warning",notice:"notice"};async function q(n,e){let{owner:t,repo:o,
octokit:a,write:r}=e,{sha:s,name:l,conclusion:R}=n,p={owner:t,repo:o,status:"completed",conclusion:R},{placed:y,unplaced:L}=await un(n),u=y.length,S=fn(y).slice(
0,B),f=B*c.annotations,x=`The check run "${(0,d.visible)(l)}"`,T=u>f?F(f,u):"",v;try{let i=W(n,S[0],T);v=(await r(m=>a.rest.checks.create(k(_({},p),{name:l,head_sha:s,
output:i,request:{signal:m}})))).id}catch(i){return{done:!1,left:n.annotations,warnings:[`${x} ${ln(i)}`]}}let M=(i,g)=>{let m=W(n,i,g);return r(h=>a.rest.checks.
update(k(_({},p),{check_run_id:v,output:m,request:{signal:h}})))};for(let[i,g]of S.entries())if(i!==0)try{await M(g,T)}catch(m){let h=i*c.annotations,H=await M(
[],F(h,u)).then(()=>"",()=>", and does not say so"),U=`${x} holds ${h} of ${u} annotations${H}, for GitHub says: ${(0,$.said)(m)}. It needs \`checks: write\` to t\
he end of the run.`;return{done:!1,left:[...y.slice(h).map(({from:D})=>D),...L],warnings:[U]}}return{done:!0,left:[...y.slice(f).map(({from:i})=>i),...L],warnings:u>
f?[`${x} holds ${f} of ${u} annotations: more would take GitHub too many requests.`]:[]}}function F(n,e){return`${n} of ${e} annotations stand here; the log has\
 more.

`}function ln(n){let e=(0,A.statusOf)(n),t=(0,P.isRefused)(n)?"It needs `checks: write`.":"With `checks: write` the next run writes it anew.";return`${e>=400&&e<
500?"is not written":"may be missing"}, for GitHub says: ${(0,$.said)(n)}. ${t}`}function W({title:n,summary:e},t=[],o=""){return{title:O((0,d.visible)(n),c.title,
G),summary:O(`${o}${e}`,c.summary,Buffer.byteLength),annotations:t.map(({written:a})=>a)}}async function un({annotations:n,lineAt:e}){let t=async(r,s)=>{try{return e?
await e(r,s):s}catch{return}},o=[],a=[];for(let r of n){let s=await t(r.file,r.line),l=r.endLine===r.line?s:await t(r.file,r.endLine);s===void 0?a.push(r):o.push(
{from:r,written:dn(r,s,Math.max(s,l??s))})}return{placed:o,unplaced:a}}function dn(s,a,r){var l=s,{file:n,column:e,endColumn:t}=l,o=N(l,["file","column","endCol\
umn"]);let R=r===a&&o.endLine===o.line,p=o.message.split(`
`).map(d.visible);return k(_({path:n,start_line:a,end_line:r},R&&e!==void 0&&{start_column:e,end_column:Math.max(e,t??e)}),{annotation_level:cn[o.severity],title:O(
(0,d.visible)(o.title),c.title,G),message:O(p.join(`
`),c.message,Buffer.byteLength)})}function fn(n){let e=[];for(let t=0;t<n.length;t+=c.annotations)e.push(n.slice(t,t+c.annotations));return e}var G=n=>n.length;
function O(n,e,t){if(t(n)<=e)return n;let[o,a]=[0,n.length];for(;a-o>1;){let r=Math.floor((o+a)/2);t(j(n,r))<=e?o=r:a=r}return j(n,o)}function j(n,e){return`${n.
slice(0,e).replace(/[\ud800-\udbff]$/,"")}\u2026`}0&&(module.exports={annotateByCheckRun});
