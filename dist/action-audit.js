var at=Object.create;var M=Object.defineProperty,dt=Object.defineProperties,ft=Object.getOwnPropertyDescriptor,lt=Object.getOwnPropertyDescriptors,pt=Object.getOwnPropertyNames,j=Object.
getOwnPropertySymbols,ut=Object.getPrototypeOf,L=Object.prototype.hasOwnProperty,De=Object.prototype.propertyIsEnumerable;var Te=(n,t,e)=>t in n?M(n,t,{enumerable:!0,configurable:!0,writable:!0,value:e}):n[t]=e,c=(n,t)=>{for(var e in t||={})L.call(t,e)&&Te(n,e,t[e]);if(j)for(var e of j(
t))De.call(t,e)&&Te(n,e,t[e]);return n},g=(n,t)=>dt(n,lt(t));var Ce=n=>typeof n=="symbol"?n:n+"",v=(n,t)=>{var e={};for(var r in n)L.call(n,r)&&t.indexOf(r)<0&&(e[r]=n[r]);if(n!=null&&j)for(var r of j(n))t.indexOf(r)<0&&De.
call(n,r)&&(e[r]=n[r]);return e};var ct=(n,t,e)=>()=>{if(e)throw e[0];try{return n&&(t=n(n=0)),t}catch(r){throw e=[r],r}};var Ge=(n,t)=>{for(var e in t)M(n,e,{get:t[e],enumerable:!0})},Je=(n,t,e,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of pt(t))!L.call(n,o)&&o!==
e&&M(n,o,{get:()=>t[o],enumerable:!(r=ft(t,o))||r.enumerable});return n};var $e=(n,t,e)=>(e=n!=null?at(ut(n)):{},Je(t||!n||!n.__esModule?M(e,"default",{value:n,enumerable:!0}):e,n)),mt=n=>Je(M({},"__esModule",{value:!0}),n);var tt={};Ge(tt,{LABEL:()=>nt.LABEL,keepIssue:()=>rt.keepIssue});var nt,rt,ot=ct(()=>{nt=require("./github-audit-issue.js"),rt=require("./github-audit-issue.js")});var ir={};Ge(ir,{auditAll:()=>st});module.exports=mt(ir);var Ne=$e(require("node:path"));var gt=require("./shared.js"),W=require("./shared.js");var yt=require("./core.js"),ht=require("./core.js"),xt=require("./core.js"),wt=require("./core.js"),_=require("./core.js"),Ot=require("./core.js"),A=require("./core.js");var E=require("./core.js"),St=require("./core.js");var kt=require("./core.js"),Mt=require("./core.js"),U=require("./core.js"),vt=require("./core.js"),It=require("./core.js");var N=require("./core.js"),bt=require("./core.js");var B=require("./core.js"),V=require("./core.js"),Rt=require("./core.js");var P=require("./shared.js");var O=require("./shared.js"),Ft=require("./shared.js"),H=require("./shared.js"),jt=require("./shared.js"),Y=require("./shared.js");var z=require("./core.js"),K=require("./core.js"),X=require("./core.js"),Z=require("./core.js");var T=class{constructor(t,e,r,o){this.judge=e;this.words=r;this.#e=t,this.#t=e.judge(t),this.#r=new Set(this.#t.sightings.map(C)),this.#i=(0,H.manifestsOf)(this.#t),
this.#n=(0,N.findingsOf)(this.#t.sightings,this.#t.cells,r).flatMap(i=>{let a=o(i.finding);return!a||i.seen.some(({cell:s})=>!s)?[]:[{finding:a,draft:i,causes:new Set(
i.seen.map(C)),places:new Set(i.seen.map(Be)),clusters:new Set(i.seen.map(D))}]}),this.#a=new Map(this.#n.flatMap(({finding:i,draft:a})=>{let s=a.seen.find(({observation:d})=>d.
lacks)?.observation.lacks;return s?[[i,s]]:[]}))}judge;words;#e;#t;#r;#i;#a;#n;moves(){let t=new Set(this.#n.flatMap(({clusters:e})=>[...e].flatMap(r=>[r,...this.#d(
r)])));return this.#e.clusters.filter(({name:e})=>t.has(e)).flatMap(e=>O.COMPONENTS.flatMap(r=>{let o=this.#o(e,r);return o?(0,W.distinctAhead)(this.judge.knowledge,
o,(0,_.releasesAhead)(this.judge.knowledge,o)).flatMap(({release:i,minors:a,steps:s})=>{let d=(0,A.resolveRelease)(this.judge.knowledge,r,i.judged.text);return d?
[{of:r,to:d,guests:We(e),minors:a,steps:s}]:[]}):[]}))}hopes(t,e=this.#n){let r=new Set(this.#e.clusters.filter(l=>this.#p(l,t)).map(({name:l})=>l)),o=({clusters:l})=>[
...l].some(p=>this.#s(p,r)!==void 0),i=new Set(this.#n),a=[...e].filter(l=>i.has(l)&&o(l));if(a.length===0)return{cleared:[],clusters:new Set};let s=a.flatMap(({
draft:l})=>(0,Y.pendingIn)(l,this.#t.cells,this.#i)??[]),d=s.some(({whole:l})=>l)?void 0:new Set(s.flatMap(({manifests:l})=>[...l])),{sightings:f}=this.judge.judge(
this.#f(t,r),void 0,d),u=Le(f,a,this.#r),y=new Set(u.flatMap(l=>[...l.clusters].map(p=>this.#s(p,r))));return{cleared:u,clusters:new Set([...r].filter(l=>y.has(
l)))}}on(t,e){if(e.size===0)return{clusters:e,cleared:[],broken:[],breaking:e,judgement:this.#t,repository:this.#e};let r=this.#f(t,e),o=this.judge.judge(r),i=new Map(
r.clusters.map(({name:s})=>[s,s])),{broken:a}=(0,P.compare)(this.#t,o,i,this.words);return{clusters:e,cleared:Le(o.sightings,this.#n,this.#r),broken:(0,N.findingsOf)(
a,o.cells,this.words).map(({finding:s})=>s),breaking:new Set(a.flatMap(s=>this.#s(D(s),e)??[])),judgement:o,repository:r}}lacks(t){return this.#a.get(t)}go({repository:t,
judgement:e,cleared:r}){this.#e=t,this.#t=e,this.#n=this.#n.filter(o=>!r.includes(o))}releaseOf(t,e){let r=this.#e.clusters.find(o=>o.name===t);return r&&this.#o(
r,e)?.display}#o({name:t},e){return this.#l(t)?.profile[e]}#l(t){return this.#t.cells.find(({settings:e,coming:r})=>e.name===t&&!r)}#p(t,{of:e,to:r,guests:o}){let i=We(
t)===o?this.#o(t,e):void 0;return i!==void 0&&(0,E.compareVersions)(i.judged,r.judged)<0}#s(t,e){return[t,...this.#d(t)].find(r=>e.has(r))}#d(t){let e=[];for(let r=t;r!==
void 0;){let o=this.#e.clusters.find(a=>a.name===r),i=o&&(0,U.hostOf)(o,this.#e);r=i&&!e.includes(i.name)?i.name:void 0,r!==void 0&&e.push(r)}return e}#f(t,e){let r=o=>e.
has(o.name)?At(o,t,this.judge.knowledge):o;return g(c({},this.#e),{clusters:this.#e.clusters.map(r)})}};function Le(n,t,e){let r=new Set(n.map(C)),o=new Set(n.filter(
i=>!e.has(C(i))).map(Be));return t.filter(i=>[...i.causes].every(a=>!r.has(a))&&[...i.places].every(a=>!o.has(a)))}function At(n,{of:t,to:e},r){let p=n,{next:o}=p,
i=v(p,["next"]),a=(0,X.withVersions)(i,(0,Z.within)(n.kubernetes,{[t]:e.display}),r);if(!o)return a;let h=o,{[t]:s}=h,d=v(h,[Ce(t)]),f=typeof s=="object"&&"vers\
ion"in s?s.version:s,u=typeof f=="string"?(0,A.resolveRelease)(r,t,f):void 0,l=!u||(0,E.compareVersions)(u.judged,e.judged)>0?o:d;return Object.keys(l).every(x=>x===
"from")?a:g(c({},a),{next:l})}function We({host:n,vcluster:t}){return n!==void 0||t!==void 0}function D({cell:n}){return n?.settings.name??""}var _e=new WeakMap;
function Ue(n){let t=_e.get(n.observation);return t||(t={cause:(0,B.causeOf)(n),place:(0,V.placeOf_2)(n)},_e.set(n.observation,t)),t}function C(n){return`${D(n)}\

${Ue(n).cause}`}function Be(n){return`${D(n)}
${Ue(n).place}`}var Et=5;function Ve(n){let t=[],e=Ct(n.flatMap(o=>o.moves())),r=n.map(o=>new Set(Dt(e).flatMap(i=>o.hopes(i).cleared)));for(;t.length<Et&&e.length>0;){let o=e.
map(a=>({move:a,each:n.map((s,d)=>s.hopes(a,r[d]))})).map(a=>g(c({},a),{most:a.each.reduce((s,{cleared:d})=>s+d.length,0)})).filter(({most:a})=>a>0);e=o.map(({move:a})=>a);
let i;for(let{move:a,each:s,most:d}of[...o].sort((f,u)=>u.most-f.most)){if(i&&d<=i.net)break;let f=Nt(n,a,s.map(({clusters:u})=>u));f.net>(i?.net??0)&&(i=c({move:a},
f))}if(!i)return t;t.push(Tt(n,i.move,i.each));for(let[a,s]of n.entries())s.go(i.each[a])}return t}function Nt(n,t,e){let r=s=>{let d=n.map((f,u)=>f.on(t,s[u]));
return{each:d,net:d.reduce((f,{cleared:u,broken:y})=>f+u.length-y.length,0)}},o=r(e),i=e.map((s,d)=>new Set([...s].filter(f=>!o.each[d]?.breaking.has(f))));if(o.
each.every(({breaking:s})=>s.size===0)||i.every(({size:s})=>s===0))return o;let a=r(i);return a.net>=o.net?a:o}function Tt(n,{of:t,to:e},r){return{of:t,to:e.judged.
text,each:r.map(({clusters:o,cleared:i,broken:a},s)=>({moves:[...o].map(d=>({cluster:d,from:n[s]?.releaseOf(d,t)??""})),clears:i.map(({finding:d})=>d),breaks:a}))}}
function Dt(n){return O.COMPONENTS.flatMap(e=>[!1,!0].map(r=>n.filter(o=>o.of===e&&o.guests===r))).flatMap(e=>[...new Set([e[Math.floor((e.length-1)/2)],e.at(-1)])].
flatMap(r=>r??[]))}function Ct(n){let t=new Map;for(let e of n){let r=`${e.of} ${e.to.judged.text} ${e.guests}`,{minors:o,steps:i}=t.get(r)??e;t.set(r,g(c({},e),
{minors:Math.max(o,e.minors),steps:Math.max(i,e.steps)}))}return[...t.values()].sort((e,r)=>e.minors-r.minors||e.steps-r.steps||O.COMPONENTS.indexOf(e.of)-O.COMPONENTS.
indexOf(r.of))}var q=require("./core.js");var Q=require("./core.js");var Gt=require("./core.js"),ee=require("./core.js"),Jt=require("./core.js"),$t=require("./core.js"),Lt=require("./core.js"),Wt=require("./core.js"),_t=require("./core.js"),
Ut=require("./core.js"),Bt=require("./core.js"),te=require("./core.js"),ne=require("./core.js"),Vt=require("./core.js"),re=require("./core.js"),Pt=require("./core.js"),
Ht=require("./core.js"),Yt=require("./core.js");var oe=require("./core.js");var zt=require("./core.js"),G=require("./core.js"),Kt=require("./core.js"),Xt=require("./core.js"),Zt=require("./core.js"),qt=require("./core.js"),Qt=require("./core.js"),
en=require("./core.js"),tn=require("./core.js"),nn=require("./core.js");var rn=require("./core.js"),on=require("./core.js"),sn=require("./core.js"),an=require("./core.js"),dn=require("./core.js"),fn=require("./core.js"),ln=require("./core.js"),
se=require("./core.js"),pn=require("./core.js"),un=require("./core.js"),cn=require("./core.js"),mn=require("./core.js"),gn=require("./core.js"),yn=require("./core.js"),
hn=require("./core.js");var xn=30,wn=1440*60*1e3;function Pe(n,t,e){return[...t.flatMap(o=>[...Sn(o,e),...kn(o,n.findings)]),...Mn(n)].map(o=>g(c({},o),{inDays:On(e,o.day)})).filter(({
inDays:o})=>o<=xn).sort(ie)}function ie(n,t){let[e,r]=[n,t].map(({day:o,file:i,line:a,what:s})=>[o,i,String(a).padStart(9),s].join(`
`));return e<r?-1:1}function On(n,t){return Math.round((Date.parse(t)-Date.parse(n))/wn)}function Sn({rules:n,file:t},e){return n.flatMap(({rule:r,level:o,from:i,
at:a})=>i===void 0||i<=e||!t?[]:[c({day:i,what:`\`${r}\` is ${o??"locked"} from then on`},vn({file:t},a))])}function kn({clusters:n,file:t},e){let r=new Map;for(let o of n){
let[i,a]=[(0,z.nextOf)(o),o.next?.from];if(!i||a===void 0)continue;let s=(0,K.versionsWords)(i),d=r.get(`${a} ${s}`)??{day:a,versions:s,names:[]};r.set(`${a} ${s}`,
d),d.names.push(o.name)}return[...r.values()].map(({day:o,versions:i,names:a})=>{let s=e.filter(({config:u,coming:y=[]})=>(u===void 0||u===t?.path)&&y.some(({failsFrom:l,
clusters:p})=>l===o&&p.some(h=>a.includes(h)))),d=`${(0,G.counted)(s.length,"finding")} ${s.length===1?"fails":"fail"} from then on`,f=`${(0,oe.shortened)(a)} ${a.
length===1?"is":"are"} to run ${i}`;return{day:o,what:s.length>0?`${f}: ${d}`:f,file:t?.path??null,line:null}})}function Mn({allowances:n=[]}){return n.flatMap(
({rule:t,until:e,file:r,line:o,allows:i})=>{if(e===void 0)return[];let a=`${(0,G.counted)(i.length,"finding")} ${i.length===1?"counts":"count"} again from then \
on`;return[{day:e,what:`Allowance of \`${t}\`${i.length>0?`: ${a}`:""}`,file:r,line:o}]})}function vn({file:n},t){return{file:n.path,line:(0,se.placeOf_3)(n,t).
line}}var S=require("node:fs"),ze=$e(require("node:path"));var ae=require("./core.js");var He=[".github/CODEOWNERS","CODEOWNERS","docs/CODEOWNERS"],de=3*1024*1024;function Ye(n){if(Buffer.byteLength(n)>de)return()=>[];let t=n.replace(/^\ufeff/,"").
split(/\r?\n|\r/).flatMap(e=>bn(e)??[]).reverse();return e=>{let r=e.split("/");return t.find(({pattern:o})=>jn(o,r))?.owners??[]}}var In=/^(?:@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/;
function bn(n){let t=Rn(n),[e,...r]=t;if(e===void 0||/^(?:!|\\#)|[[\]]/.test(e))return;let o=Fn(e);return o&&r.every(i=>In.test(i))?{pattern:o,owners:r}:void 0}
function Rn(n){let t=[];for(let[e]of n.matchAll(/(?:\\.|[^\s\\]|\\$)+/g)){if(e.startsWith("#"))break;t.push(e)}return t}function Fn(n){if(n==="/"||n.includes("*\
**"))return;let t=n.startsWith("/"),e=(t?n.slice(1):n).split("/"),r=e.at(-1);r===""&&(e[e.length-1]="**");let o=e.length===1||e.length===2&&r==="";return!t&&o&&
e[0]!=="**"&&e.unshift("**"),["","*","**"].includes(r)||e.push("**?"),e}function jn(n,t){let e=new Set([0]);for(let[r,o]of n.entries()){let i=new Set,a=Math.min(
...e);if(o==="**?")for(let s=a;s<=t.length;s++)i.add(s);else if(o==="**")for(let s=r===n.length-1?a+1:a;s<=t.length;s++)i.add(s);else for(let s of e)s<t.length&&
An(o,t[s])&&i.add(s+1);if(i.size===0)return!1;e=i}return e.has(t.length)}function An(n,t){return(0,ae.walk)([...n.matchAll(/\\?./gsu)].map(([e])=>e),[...t],e=>e===
"*",(e,r)=>e==="?"||e.replace(/^\\(?=.)/su,"")===r)}function Ke(n){for(let t of He){let e=En(n,t);if(e!==void 0)return Nn(Ye(e))}return()=>[]}function En(n,t){try{let e=ze.default.join((0,S.realpathSync)(n),...t.
split("/")),r=(0,S.lstatSync)(e);return!r.isFile()||(0,S.realpathSync)(e)!==e?void 0:r.size>de?"":(0,S.readFileSync)(e,"utf8")}catch{return}}function Nn(n){let t=new Map;
return e=>{let r=t.get(e)??n(e);return t.set(e,r),r}}function Xe(n,t,e){let r=s=>I(n,s),o=s=>{let d=s.config??e;return d===void 0?s:g(c({},s),{config:r(d)})},i=s=>g(c({},s),{file:r(s.file)}),a=s=>c(g(c({},o(i(s))),
{changedHere:s.changedHere&&i(s.changedHere),affects:s.affects.map(i),related:s.related.map(i)}),s.fix&&{fix:g(c({},s.fix),{edits:s.fix.edits.map(i)})});return g(
c({schemaVersion:t.schemaVersion,clusters:t.clusters.map(s=>o(s)),findings:t.findings.map(a)},t.allowances&&{allowances:t.allowances.map(s=>g(c({},o(i(s))),{allows:s.
allows.map(a)}))}),{ledger:g(c({},t.ledger),{skipped:t.ledger.skipped.map(i)})})}function I(n,t){return n===""?t:`${n}/${t}`}function Ze(n){let t=new Map;for(let{
name:e,config:r}of n)t.set(e,(t.get(e)??new Set).add(r));return(e,r)=>(t.get(e)?.size??0)>1&&r!==void 0?`${e} (${r})`:e}var b=require("./core.js");function Qe(n,t,e){let r=t.map(s=>Tn(s,e)),o=new Set(r.flatMap(({clears:s})=>s)),i=s=>{for(let{clears:d}of s)for(let f of d)o.add(f);r.push(...s)},a=()=>n.filter(
s=>!o.has(s));return i(Dn(a(),e)),i(Gn(a())),i(Jn(a())),r}function Tn({of:n,to:t,each:e},r){let o=a=>r[a],i=e.flatMap(({moves:a},s)=>a.map(({cluster:d,from:f})=>({
from:f,cluster:o(s).cluster(d)})));return{kind:"upgrade",component:n,to:t,moves:(0,b.grouped_3)(i,({from:a})=>a).map(([a,s])=>({from:a,clusters:[...new Set(s.map(
({cluster:d})=>d))]})),clears:e.flatMap(({clears:a},s)=>a.map(d=>o(s).finding(d))),breaks:e.flatMap(({breaks:a},s)=>a.map(({ruleId:d,severity:f,message:u,file:y,
line:l})=>({ruleId:d,severity:f,message:u,file:I(o(s).repository,y),line:l})))}}function Dn(n,t){let e=new Map(n.map(o=>[o,t.map(i=>i.lacks(o)).find(Boolean)])),
r=n.filter(o=>e.get(o)??(o.object&&qe(o).length>0));return(0,b.grouped_3)(r,o=>JSON.stringify(e.get(o)??[o.object,o.file])).map(([,o])=>{let[i]=o,a=e.get(i),s=o.
flatMap(f=>a?f.affects:qe(f)),d=new Map(s.map(f=>[Cn(f),f]));return{kind:"object",object:a??i.object,at:a?null:{file:i.file,line:Math.min(...o.map(({line:f})=>f))},
clears:o,workloads:[...d.values()].map(({kind:f,namespace:u,name:y,file:l,line:p})=>({kind:f,namespace:u,name:y,file:l,line:p}))}}).filter(({workloads:o})=>o.length>
1).sort((o,i)=>i.workloads.length-o.workloads.length)}function qe({affects:n,object:t}){return n.filter(({kind:e,namespace:r,name:o})=>e!==t?.kind||r!==t.namespace||
o!==t.name)}function Cn({kind:n,namespace:t,name:e,file:r}){return JSON.stringify([n,t,e,r])}function Gn(n){let t=n.filter(({fix:e})=>e?.safe);return t.length>0?
[{kind:"fixes",clears:t}]:[]}function Jn(n){return(0,b.grouped_3)(n,({owners:t})=>JSON.stringify(t)).map(([,t])=>({kind:"owner",owners:t[0].owners,clears:t})).sort(
(t,e)=>+(t.owners.length===0)-+(e.owners.length===0)||e.clears.length-t.clears.length||(t.owners.join()<e.owners.join()?-1:1))}var $n=require("./core.js"),fe=require("./core.js"),Ln=require("./core.js"),Wn=require("./core.js");var _n=require("./core.js"),Un=require("./core.js"),le=require("./core.js");var pe=require("./core.js");var R=require("./core.js"),ue=require("./core.js");var J=require("./core.js");var ce=require("./core.js"),Bn=require("./core.js");async function et(r){var o=r,{folders:n,today:t}=o,e=v(o,["folders","today"]);let i=(0,ue.dayOf)({today:t}),a=[],s=[],d=(0,re.eachOf)(e.progress,ee.JUDGING,n.length,
"checkouts");for(let[p,h]of n.entries())try{a.push(await Vn(h,g(c({},e),{progress:d(p)}),i,n.length>1))}catch(x){if(!(x instanceof J.UsageError_2))throw x;s.push(
{repository:h.name,problem:x.message})}if(a.length===0)throw new J.UsageError_2(s.map(({repository:p,problem:h})=>[p,h].filter(Boolean).join(": ")).join("; "));
let f=a.flatMap(({findings:p})=>[...p.values()]),{fleets:u,told:y}=await Pn(a,e,i),l=a.flatMap(({folder:p,checked:h,worlds:x})=>Pe(h.report,x.repositories.map(({
settings:w})=>w),i).map(w=>g(c({},w),{file:w.file===null?null:I(p.name,w.file)})));return c({audit:{schemaVersion:1,today:i,repositories:a.map(({folder:p})=>p.name),
clusters:[...new Set(a.flatMap(({checked:p,shown:h})=>p.report.clusters.map(x=>h(x.name,x.config))))],report:Hn(a.map(({report:p})=>p)),steps:Qe(f,Ve(u),y),dates:l.
sort(ie),failed:s},notes:a.flatMap(({folder:p,checked:h})=>h.notes.map(x=>p.name===""?x:`${p.name}: ${x}`))},Yn(a))}async function Vn(n,t,e,r){let{cwd:o,name:i}=n,
a=await(0,fe.check)(g(c({},t),{cwd:o,today:e})),s=(0,ce.readWorlds)(t,(0,le.diskTree)(o),R.LIBRARY.knowledge),d=Ke(o),f=r&&!t.adHoc?s.repositories[0]?.settings.
file?.path:void 0,u=Xe(i,a.report,f),y=new Map(a.report.findings.map((l,p)=>[l,g(c({},u.findings[p]),{owners:d(l.file)})]));return{folder:n,checked:a,worlds:s,report:u,
findings:y,shown:Ze(a.report.clusters)}}async function Pn(n,{adHoc:t,progress:e=ne.UNTOLD},r){e.stage(te.TRYING_RELEASES);let o=[],i=[];for(let{folder:a,worlds:s,
findings:d,shown:f}of n){let u=s.repositories.length>1&&!t,y=new Map([...d].map(([l,p])=>[p,l]));for(let l of s.repositories){let p=u?l.settings.file?.path:void 0,
h=new Map;for(let m of d.keys()){if(m.config!==p)continue;let k=h.get(me(m));k?k.push(m):h.set(me(m),[m])}let x=await(0,Q.wordsOf)(l,R.LIBRARY,r,()=>!1),w=new T(
l,new q.Judge(R.LIBRARY.knowledge,void 0,void 0,e),x,m=>h.get(me(m))?.shift());o.push(w),i.push({repository:a.name,finding:m=>d.get(m),lacks:m=>{let k=y.get(m);
return k&&w.lacks(k)},cluster:m=>f(m,p)})}}return{fleets:o,told:i}}function me({fingerprint:n,ruleId:t,file:e,line:r,column:o}){return JSON.stringify([n,t,e,r,o])}
function Hn(n){let t=new Map;for(let e of n.flatMap(r=>r.clusters))t.set(JSON.stringify(e),e);return g(c({schemaVersion:1,clusters:[...t.values()],findings:n.flatMap(
({findings:e})=>e)},n.some(({allowances:e})=>e)&&{allowances:n.flatMap(({allowances:e=[]})=>e)}),{ledger:(0,pe.ledgersOf)(n)})}function Yn(n){let t=e=>{let r=n.
find(({folder:{name:o}})=>o===""||e.startsWith(`${o}/`));return[r?.checked,r&&r.folder.name!==""?e.slice(r.folder.name.length+1):e]};return{textOf:e=>{let[r,o]=t(
e);return r?.textOf(o)},lineOf:(e,r)=>{let[o,i]=t(e);return o?.lineOf(i,r)}}}var zn=require("./action-shared.js"),Kn=require("./action-shared.js"),ge=require("./action-shared.js"),ye=require("./action-shared.js"),he=require("./action-shared.js"),
xe=require("./action-shared.js"),we=require("./action-shared.js");var Xn=require("./core.js"),Zn=require("./core.js"),qn=require("./core.js"),Qn=require("./core.js"),er=require("./core.js"),Oe=require("./core.js");var Se=require("./core.js"),ke=require("./core.js"),tr=require("./core.js"),nr=require("./core.js");var Me=require("./action-shared.js");var ve=require("./action-shared.js"),Ie=require("./action-shared.js"),be=require("./action-shared.js");var rr=require("./action-shared.js"),$=require("./action-shared.js"),Re=require("./action-shared.js"),Fe=require("./action-shared.js"),F=require("./action-shared.js");var je=require("./action-shared.js"),Ae=require("./action-shared.js"),Ee=require("./action-shared.js");var{env:or}=process;async function st(n,t,e){let{paths:r,clusters:o,config:i,adHoc:a,failOn:s}=n,d=e.map(m=>({cwd:m,name:Ne.default.relative(t,m).replaceAll(Ne.default.
sep,"/")})),f=(0,Ae.stageLines)(),u=await et({folders:d,paths:r,clusters:o,config:i,adHoc:a,confined:!0,progress:f});f.end();let{audit:y,notes:l}=u,{report:p}=y;
for(let m of l)process.stdout.write(`${(0,ke.inert)((0,Se.folded)(m))}
`);process.stdout.write(`${(0,ye.auditLines)(y).join(`
`)}
`);let h=await sr(n,y),x=[],w=await(0,ve.wantedTexts)(n.files,t,g(c({},u),{report:p}),{fails:m=>(0,$.isAtLeast)(s,[m]),tell:m=>x.push(m)});return(0,je.annotate)(
[],{warnings:h.warnings,notices:x}),await(0,Ee.summarize)(m=>(0,xe.auditMarkdown)(y,{commit:it(y),limit:Math.floor(m/3)})),(0,be.writeWanted)(w,t),(0,F.setOutput)(
"issue",h.number??""),(0,F.setOutput)("report",(0,Ie.writeAside)("report.json",(0,Oe.renderJson)(p))),(0,F.setOutput)("outcome",(0,Re.outcomeOf)(p,()=>!0)),(0,Fe.setCounts)(
p,!1),(0,$.isAtLeast)(s,p.findings)?1:0}async function sr({token:n,config:t,clusters:e,folders:r},o){let i=(0,Me.clientFrom)(n);if(!i)return{warnings:["No issue\
 is kept: there is no token. The job summary has what to do."]};let{keepIssue:a}=await Promise.resolve().then(()=>(ot(),tt)),s=[t??[],e,r.filter(f=>f!==".")].flat().
join(" ");return a({name:s,body:f=>(0,ge.auditBody)(o,{commit:it(o),mark:(0,he.auditMark)(s),previous:f}),clean:(0,we.isClean)(o)},await i())}function it({repositories:n}){
return n.length===1&&n[0]===""?or.GITHUB_SHA??null:null}0&&(module.exports={auditAll});
