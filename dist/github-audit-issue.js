var O=Object.defineProperty,U=Object.defineProperties,K=Object.getOwnPropertyDescriptor,v=Object.getOwnPropertyDescriptors,F=Object.getOwnPropertyNames,M=Object.
getOwnPropertySymbols;var $=Object.prototype.hasOwnProperty,q=Object.prototype.propertyIsEnumerable;var R=(e,n,s)=>n in e?O(e,n,{enumerable:!0,configurable:!0,writable:!0,value:s}):e[n]=s,f=(e,n)=>{for(var s in n||={})$.call(n,s)&&R(e,s,n[s]);if(M)for(var s of M(
n))q.call(n,s)&&R(e,s,n[s]);return e},y=(e,n)=>U(e,v(n));var G=(e,n)=>{for(var s in n)O(e,s,{get:n[s],enumerable:!0})},j=(e,n,s,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let t of F(n))!$.call(e,t)&&t!==s&&
O(e,t,{get:()=>n[t],enumerable:!(r=K(n,t))||r.enumerable});return e};var Y=e=>j(O({},"__esModule",{value:!0}),e);var le={};G(le,{LABEL:()=>w,keepIssue:()=>D});module.exports=Y(le);var k=require("./action-shared.js"),b=require("./action-shared.js"),W=require("./action-shared.js"),z=require("./action-shared.js"),h=require("./action-shared.js"),
H=require("./action-shared.js"),J=require("./action-shared.js");var x=require("./action-shared.js");var Q=require("./action-shared.js"),V=require("./action-shared.js"),X=require("./action-shared.js"),Z=require("./action-shared.js"),ee=require("./action-shared.js"),
T=require("./action-shared.js"),I=require("./action-shared.js"),_=require("./action-shared.js");var ne=require("./action-shared.js"),se=require("./action-shared.js"),E=require("./action-shared.js"),te=require("./action-shared.js");var w="kruise-preflight",B=100,re=10,C=256;async function D({name:e,title:n=k.AUDIT_TITLE,body:s,clean:r},t){let{octokit:a,owner:u,repo:p}=t,l=[],i=(d,m)=>f({outcome:d,
warnings:l},m&&{number:m.number,url:m.url});try{let d=await oe((0,h.auditMark)(e),t),m=d.filter(({isOpen:c})=>c),[o=d.at(-1),...A]=m;if(A.length>0&&l.push(`Seve\
ral issues are open for this audit: #${o?.number} is kept; close ${A.map(({number:c})=>`#${c}`).join(", ")}.`),!o&&r)return i("none");if(o&&!o.isOpen&&(r||o.isUnwanted))
return r?i("unchanged",o):(l.push(`Issue #${o.number} was closed as not planned and is left alone; open it again to have it kept.`),i("left-alone",o));let g=s(o?.
body);if(g.length>b.MOST_BODY)throw new Error(`its body has ${g.length} characters, more than ${b.MOST_BODY}`);if(!o){let c={owner:u,repo:p,title:de(n),body:g,labels:[
w]};return i("created",await ue(c,(0,h.auditMark)(e),t))}let S=f(f(f({},P(o.body)!==P(g)&&{body:g}),r&&{state:"closed",state_reason:"completed"}),!o.isOpen&&{state:"\
open",state_reason:"reopened"});if(Object.keys(S).length===0)return i("unchanged",o);let N=f({owner:u,repo:p,issue_number:o.number},S);return await t.write(c=>a.
rest.issues.update(y(f({},N),{request:{signal:c}}))),i(r?"closed":o.isOpen?"updated":"reopened",o)}catch(d){return l.push(pe(d)),i("failed")}}async function oe(e,n){
let s=await L(e,n,{labels:w});return s.length>0?s:await L(e,n,{})}async function L(e,n,s){let{octokit:r,owner:t,repo:a}=n,u=[];for(let p=1;p<=re;p++){let l=y(f(
{owner:t,repo:a,state:"all"},s),{per_page:B,page:p}),i=await n.patiently(d=>r.rest.issues.listForRepo(y(f({},l),{request:{signal:d}})));if(!Array.isArray(i))throw(0,x.answeredOtherwise)(
"a list of issues");if(u.push(...i.flatMap(d=>ae(d,e)??[])),i.length<B)break}return u.sort((p,l)=>p.number-l.number)}var ie=["OWNER","MEMBER","COLLABORATOR"];function ae(e,n){
let{number:s,body:r,state:t,state_reason:a,html_url:u,pull_request:p,user:l,author_association:i}=e??{};if(!(p!==void 0||typeof s!="number"||typeof r!="string"||
r.split(/\r?\n/,1)[0]!==n||!(l?.type==="Bot")&&!ie.includes(String(i))))return{number:s,body:r,isOpen:t==="open",isUnwanted:t==="closed"&&(a==="not_planned"||a===
"duplicate"),url:String(u)}}async function ue(e,n,s){try{let r=await s.write(u=>s.octokit.rest.issues.create(y(f({},e),{request:{signal:u}}))),{number:t,html_url:a}=r??
{};return typeof t=="number"&&typeof a=="string"?{number:t,url:a}:void 0}catch(r){let t=(0,E.isLost)(r)?await L(n,s,{labels:w}).catch(()=>[]):[],[a]=t.filter(({
isOpen:u})=>u);if(!a)throw r;return a}}function P(e){return e.replaceAll(`\r
`,`
`).trimEnd()}function de(e){return e.length>C?`${e.slice(0,C-1).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function pe(e){let n=`The audit's issue is not kept: ${(0,I.said)(
e).replace(/\.$/,"")}.`;return(0,_.statusOf)(e)===410?`${n} Issues are switched off in this repository.`:(0,T.isRefused)(e)?`${n} It needs \`issues: write\` under\
 \`permissions\`.`:n}0&&(module.exports={LABEL,keepIssue});
