var st=Object.create;var F=Object.defineProperty,nt=Object.defineProperties,ot=Object.getOwnPropertyDescriptor,at=Object.getOwnPropertyDescriptors,it=Object.getOwnPropertyNames,Z=Object.
getOwnPropertySymbols,lt=Object.getPrototypeOf,pe=Object.prototype.hasOwnProperty,Ae=Object.prototype.propertyIsEnumerable;var Ve=(r,e,t)=>e in r?F(r,e,{enumerable:!0,configurable:!0,writable:!0,value:t}):r[e]=t,m=(r,e)=>{for(var t in e||={})pe.call(e,t)&&Ve(r,t,e[t]);if(Z)for(var t of Z(
e))Ae.call(e,t)&&Ve(r,t,e[t]);return r},g=(r,e)=>nt(r,at(e));var I=(r,e)=>{var t={};for(var s in r)pe.call(r,s)&&e.indexOf(s)<0&&(t[s]=r[s]);if(r!=null&&Z)for(var s of Z(r))e.indexOf(s)<0&&Ae.call(r,s)&&(t[s]=r[s]);return t};var ft=(r,e)=>{for(var t in e)F(r,t,{get:e[t],enumerable:!0})},De=(r,e,t,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of it(e))!pe.call(r,n)&&n!==
t&&F(r,n,{get:()=>e[n],enumerable:!(s=ot(e,n))||s.enumerable});return r};var pt=(r,e,t)=>(t=r!=null?st(lt(r)):{},De(e||!r||!r.__esModule?F(t,"default",{value:r,enumerable:!0}):t,r)),dt=r=>De(F({},"__esModule",{value:!0}),r);var Pr={};ft(Pr,{crossingsOf:()=>fe,upgrade:()=>Ke,upgradeFiles:()=>ze,upgradePlan:()=>qe,upgradePlanFiles:()=>Ze});module.exports=dt(Pr);var P=pt(require("./knowledge.json"));var mt=require("./core.js"),ct=require("./core.js"),J=require("./core.js"),de=require("./core.js"),ut=require("./core.js");var gt=require("./core.js"),v=require("./core.js"),yt=require("./core.js"),xt=require("./core.js"),me=require("./core.js"),ht=require("./core.js"),wt=require("./core.js"),
Ot=require("./core.js"),_=require("./core.js"),L=require("./core.js"),$=require("./core.js"),St=require("./core.js"),Q=require("./core.js"),Rt=require("./core.js"),
Ct=require("./core.js"),kt=require("./core.js");var ce=require("./core.js");var W=require("./core.js"),bt=require("./core.js"),jt=require("./core.js");var M=require("./core.js"),Nt=require("./core.js");var ue=require("./core.js");var Y=require("./core.js");var G=require("./core.js"),Mt=require("./core.js"),X=require("./core.js");var It=require("./core.js"),ge=require("./core.js");var ye=require("./core.js"),Pt=require("./core.js"),vt=require("./core.js"),xe=require("./core.js");var B=require("./core.js"),Tt=require("./core.js");var he=require("./shared.js");var Et=require("./shared.js"),we=require("./shared.js");var ee=require("./core.js"),Gt=require("./core.js"),Oe=require("./core.js");var H=require("./shared.js");var U=require("./shared.js"),Se=require("./shared.js"),Ut=require("./shared.js"),Re=require("./shared.js"),Vt=require("./shared.js");var K=require("./core.js");async function Fe({from:r,to:e,was:t},s,n,o=$.UNTOLD){(0,B.readAhead)([...r.files,...e.files],o);let i=new Y.Judge(s.knowledge,void 0,void 0,o);o.stage(v.JUDGING);
let f=i.judge(r);o.stage(me.JUDGING_NEXT);let l=i.judge(e),d=await(0,K.wordsOf)(e,s,n,()=>!1),a=(0,H.compare)(f,l,t,d),p=g(m({},d),{stood:(0,Oe.standingIn)([...a.
unchanged,...a.mended])}),u=new W.Allowances(e,{policies:d.policies,today:n,isWhole:!1,isCompared:!1}),c=u.part([...a.broken,...a.unchanged],l),h=new Set(c.allowed),
[y,S]=[a.broken,a.unchanged].map(x=>(0,M.findingsOf)(x.filter(k=>!h.has(k)),l.cells,p)),w=u.listed(c,l,p,()=>!1).filter(({allows:x})=>x.length>0),R=(0,M.findingsOf)(
a.mended,f.cells,p),C=[...y,...S];o.stage(L.TRYING_RELEASES);let O=(0,Re.needsOf)(C,l,e,i,p);o.stage(_.TRYING_FIXES);let N=Ce(C,[r,e],i,p),b=x=>{let k=N.get(x.finding.
fingerprint);return g(m(m({},x.finding),k&&{fix:k}),{needs:O.get(x)??[]})};return g(m({schemaVersion:1,upgrades:[...t].map(([x,k])=>({cluster:x,from:f.cells.filter(
({settings:V})=>V.name===k).map(G.judgedCluster),to:l.cells.filter(({settings:V})=>V.name===x).map(G.judgedCluster)})),broken:y.map(b),mended:R.map(({finding:x})=>x),
unchanged:S.map(b),runs:At(f,l,t)},w.length>0&&{allowances:w}),{ledger:(0,X.ledgerOf)(l.contents,e)})}function Ce(r,e,t,s){let n=new Map(r.map(a=>[a.finding.fingerprint,
a]));if(n.size===0||r.every(({proposals:a})=>a.length===0))return new Map;let[o]=e,i=a=>{let p=a.map(u=>t.judge(u));return(0,M.findingsOf)(p.flatMap(({sightings:u})=>u),
p.flatMap(({cells:u})=>u),s).map(({finding:u})=>u)},f=new Set(i(e).flatMap(({fingerprint:a})=>n.has(a)?[]:a)),{contents:l}=t.judge(o),d=(0,ue.withFixes)([...n.values()],
l,a=>i(e.map(p=>g(m({},p),{files:a(p.files)}))).filter(({fingerprint:p})=>!f.has(p)));return new Map(d.flatMap(({fingerprint:a,fix:p})=>p?[[a,p]]:[]))}function At(r,e,t){
let s=new ye.Places,n=new Map;for(let o of e.cells){let i=Dt(o,t.get(o.settings.name),r.cells),f=i&&r.judged.get(i);for(let[l,{seen:d}]of e.judged.get(o)??[]){let a=f?.
get(l)?.seen;if(!a||a===d)continue;let p=(0,he.differencesOfPods)(a,d);if(p.length===0)continue;let u=JSON.stringify([(0,ge.identity)(l),l.document.file.path,p]),
c=n.get(u)??{manifest:l,runs:p,clusters:new Set};c.clusters.add(o.settings.name),n.set(u,c)}}return[...n.values()].map(({manifest:o,runs:i,clusters:f})=>{let{file:l,
line:d}=s.of({manifest:o,path:[]});return{object:(0,xe.refOf)(o),file:l,line:d,pods:(0,ce.sizeOf)(o),clusters:[...f],runs:i}}).sort((o,i)=>i.pods-o.pods)}function Dt(r,e,t){
let s=t.filter(({settings:n})=>n.name===e);return(0,we.sameRelease)(r,s)??s.at(-1)}var Ft=require("./core.js"),Jt=require("./core.js"),_t=require("./core.js"),Lt=require("./core.js"),ke=require("./core.js"),$t=require("./core.js"),Wt=require("./core.js");var be=require("./core.js"),je=require("./core.js");var Ne=require("./core.js"),Yt=require("./core.js"),T=require("./core.js"),Xt=require("./core.js");var te=class{constructor(e,t,s,n,o){this.cell=e;this.from=t;this.now=s;this.judge=n;this.words=o;let{policies:i,today:f}=o;this.#e=new W.Allowances(t,{policies:i,
today:f,isWhole:!1,isCompared:!1})}cell;from;now;judge;words;#e;ahead(e,t){let{settings:s,profile:n}=this.cell,o=s===e?void 0:this.profileOf(e),i=U.COMPONENTS.filter(
l=>o&&o[l]?.display!==n[l]?.display),f=U.COMPONENTS.flatMap(l=>{let[d,a]=[n[l],o?.[l]];if(!d||o&&(!i.includes(l)||!a))return[];let p=(0,ke.releasesAhead)(t,d).filter(
({release:{judged:c}})=>!a||(0,be.compareVersions)(c,a.judged)<0&&!Ht(c,a.judged));return[...Bt(p).map(c=>c.release),...a?[a]:[]].map(c=>this.on([Je(l,c)],(0,T.withVersions)(
s,{[l]:c.display},t)))});return i.length===0||i.length===1&&f.length>0?f:[...f,this.on(this.names(i,e),e)]}names(e,t){let s=this.profileOf(t);return e.map(n=>Je(
n,s[n]))}profileOf(e){let{cells:t}=this.judge.judge(g(m({},this.from),{clusters:this.#t(e)}),void 0,new Set);return t.findLast(({settings:s})=>s===e).profile}on(e,t){
let s=g(m({},this.from),{clusters:this.#t(t)}),n=this.judge.judge(s),o=new Map(s.clusters.flatMap(({name:i})=>this.#s(i)?[[i,i]]:[]));return{releases:e,repository:s,
cells:n.cells,compared:this.#r((0,H.compare)(this.now,n,o,this.words),n)}}#r({broken:e,mended:t,unchanged:s},n){let[o,i]=[e,s].map(f=>this.#e.part(f,n).kept);return{
broken:o??[],mended:t,unchanged:i??[]}}#t(e){let t=(0,J.hostOf)(e,this.from),s=this.from.clusters.filter(({host:n,name:o})=>n===e.name&&o!==e.name);return[e,...t?
[t]:[],...s]}#s(e){let{settings:t}=this.cell;return e===t.name||this.from.clusters.some(s=>s.name===e&&s.host===t.name)}};function A({finding:r}){let{ruleId:e,severity:t,
message:s,file:n,line:o,affects:i,object:f}=r,l=i.length>0?i:f?[f]:[];return{ruleId:e,severity:t,message:s,file:n,line:o,affects:l.map(({kind:d,namespace:a,name:p})=>({
kind:d,namespace:a,name:p}))}}function Bt(r){return r.filter(({minors:e},t)=>r[t+1]?.minors!==e)}function Ht(r,e){return r.major===e.major&&r.minor===e.minor}function Je(r,e){
return`${r} ${e?e.note===void 0?e.judged.text:e.display:"none"}`}function Le(r,e,t){let{settings:s,profile:n}=r.cell;if(s===e)return[];let o=r.profileOf(e),i=U.COMPONENTS.filter(c=>o[c]?.display!==n[c]?.display);if(i.length<2)
return[];let f=r.on([],e),l=new Map,d=c=>{let h=U.COMPONENTS.filter(S=>c.includes(S)).join(),y=l.get(h)??r.on([],zt(s,e,c));return l.set(h,y),y},a=new Map(i.map(
(c,h)=>[c,r.names(i,e)[h]])),p=$e(i).map(c=>{let h=c.slice(0,-1).map((y,S)=>d(c.slice(0,S+1)));return{order:c.map(y=>a.get(y)),best:!1,between:Kt(h,f,t)}}),u=p.
map(_e).sort()[0];return p.map(c=>g(m({},c),{best:_e(c)===u}))}function Kt(r,e,t){let s=new Set(e.compared.broken.map(ee.causeOf)),n=new Map;for(let{compared:o,
cells:i}of r){let f=o.broken.filter(l=>!s.has((0,ee.causeOf)(l)));for(let l of(0,M.findingsOf)(f,i,t))n.set(l.finding.fingerprint,A(l))}return[...n.values()]}function _e({
between:r}){return["error","warning","notice"].map(t=>r.filter(s=>s.severity===t).length).map(t=>String(t).padStart(8,"0")).join(" ")}function zt(r,e,t){let u=r,
{kruise:s,vcluster:n}=u,o=I(u,["kruise","vcluster"]),i=c=>t.includes(c)?e:r,{kruise:f,kruiseFeatureGates:l}=i("kruise"),{vcluster:d}=i("vcluster"),{kubernetes:a,
featureGates:p}=i("kubernetes");return m(m(g(m({},o),{kubernetes:a,featureGates:p,kruiseFeatureGates:l}),f&&{kruise:f}),d&&{vcluster:d})}function $e(r){return r.
length<2?[[...r]]:r.flatMap(e=>$e(r.filter(t=>t!==e)).map(t=>[e,...t]))}async function We({from:r,to:e,was:t},s,n,o=$.UNTOLD){let{knowledge:i}=s;(0,B.readAhead)(r.files,o);let f=new Y.Judge(i,void 0,void 0,o);o.stage(v.JUDGING);let l=f.
judge(r),d=await(0,K.wordsOf)(e,s,n,()=>!1),a=[],p=[],u=new Me(d);o.stage(L.TRYING_RELEASES);for(let y of(0,Se.alike)(l.cells,r)){let S=y.filter(({settings:E})=>E===
y[0]?.settings),[w,R]=[S[0],S.at(-1)],C=[...new Set(y.map(({settings:E})=>E.name))],O=new te(R,r,l,f,d),N=qt(R.settings,e.clusters,t),b=O.ahead(N,i),x=Le(O,N,d);
if(b.length===0&&r!==e)continue;for(let E of b)u.add(E,C);a.push(...b);let{kubernetes:k}=(0,G.judgedCluster)(w),V=(0,G.judgedCluster)(R);p.push({clusters:C,now:g(
m({},V),{kubernetes:w===R?k:`${k} - ${V.kubernetes}`}),steps:b.map(E=>Zt(E,R,l,d)),orders:x})}let c=[r,...a.filter(({compared:y})=>y.broken.length>0).map(y=>y.repository)];
o.stage(_.TRYING_FIXES);let h=Ce(u.drafts,c,f,d);return{schemaVersion:1,plans:p,changes:u.all(h),ledger:(0,X.ledgerOf)(l.contents,r)}}function qt(r,e,t){let s=e.
find(({name:n})=>t.get(n)===r.name)??r;return s.name===r.name?s:g(m({},s),{name:r.name})}var Me=class{constructor(e){this.words=e}words;#e=new Map;get drafts(){
return[...this.#e.values()].map(({draft:e})=>e)}add({compared:e,cells:t,releases:s},n){for(let o of(0,M.findingsOf)(e.broken,t,this.words)){let{ruleId:i,file:f,
line:l,column:d,message:a,refusal:p}=o.finding,u=JSON.stringify([i,f,l,d,a,p?.message]),c=this.#e.get(u)??{draft:o,before:new Map};this.#e.set(u,c);let h=s.join(
", "),[y=""]=h.split(" ");[...c.before].some(([w,R])=>(w.startsWith(`${y} `)||s.length>1)&&n.every(C=>R.has(C)))||c.before.set(h,new Set([...c.before.get(h)??[],
...n]))}}all(e){return[...this.#e.values()].map(({draft:{finding:t},before:s})=>{let n=e.get(t.fingerprint),o=[...s].map(([f,l])=>({release:f,clusters:[...l]})),
i=[...new Set(o.flatMap(f=>f.clusters))];return g(m(g(m({},t),{clusters:i}),n&&{fix:n}),{before:o})}).sort((t,s)=>t.file===s.file?t.line-s.line:t.file<s.file?-1:
1)}};function Zt({releases:r,compared:e,cells:t},s,n,o){let i=t.filter(({settings:p})=>p.name===s.settings.name),f=new Set(i.flatMap(({profile:p})=>[...p.notes,
...p.problems.map(u=>u.message)])),l=(p,u)=>(0,M.findingsOf)(p,u,o),d=l(e.broken,t),a=({finding:p})=>p.assumes.length===0&&p.basis.level!=="derived";return{releases:r,
broken:d.filter(a).map(A),mended:l(e.mended,n.cells).map(A),unknown:d.filter(p=>!a(p)).map(A),notes:[...f].filter(p=>!s.profile.notes.includes(p))}}var Ie=require("./core.js");var Qt=require("./core.js"),er=require("./core.js"),tr=require("./core.js"),rr=require("./core.js"),sr=require("./core.js"),nr=require("./core.js"),or=require("./core.js"),
ar=require("./core.js"),ir=require("./core.js"),lr=require("./core.js"),re=require("./core.js"),fr=require("./core.js"),pr=require("./core.js"),dr=require("./core.js"),
mr=require("./core.js");var cr=require("./core.js"),Pe=require("./core.js"),ve=require("./core.js"),ur=require("./core.js");var gr=require("./core.js"),yr=require("./core.js"),se=require("./core.js");var ne=require("./core.js");var oe=require("./core.js"),ae=require("./core.js");var ie=require("./core.js");var xr;function hr(){return xr??=require("./settings.js")}function Ye(...r){return hr().schemaAt(...r)}var wr=require("./core.js"),Or=require("./core.js"),Te=require("./core.js"),Ee=require("./core.js");var j=require("./core.js");var Xe=["kubernetes","kruise","vcluster"],Be=["featureGates","kruiseFeatureGates"],Sr=[...Xe.map(r=>`${r}=V`),...Be.map(r=>`${r}.NAME=true`)];function z(r){return r.
includes("=")}function Ge(r,e){let t={},s={};for(let n of e.split(",")){let o=n.indexOf("="),[i,f]=[n.slice(0,o).trim(),n.slice(o+1).trim()],[l,d]=i.split(".");
if(Object.hasOwn(t,i))throw new j.UsageError_2(`${r}: ${i} stands twice`);if(o>0&&Xe.some(a=>a===i)){if(!(f==="none"&&i!=="kubernetes")&&!f.split(/ +- +/).every(
je.parseVersion))throw new j.UsageError_2(`${r}: ${i}: ${(0,Te.notThat)(f,Ye(["defaults",i]))}`);t[i]=f}else if(o>0&&Be.some(a=>a===l)&&/^[A-Za-z]\w*$/.test(d??
"")&&/^(true|false)$/.test(f)){let a=s[l]??{};s[l]=g(m({},a),{[d]:f==="true"})}else throw new j.UsageError_2(`${r}: ${(0,Ee.quoted)(n)} is none of ${Sr.join(", ")}`)}
return m(m({},t),s)}var D=require("./core.js");var q=require("./core.js"),Rr=require("./core.js");async function Ke(t){var s=t,{cwd:r}=s,e=I(s,["cwd"]);return et((0,se.diskTree)(r),e)}async function ze(r,e={}){return et((0,ie.memoryTree)(r),e)}async function qe(t){
var s=t,{cwd:r}=s,e=I(s,["cwd"]);return Qe((0,se.diskTree)(r),e)}async function Ze(r,e={}){return Qe((0,ie.memoryTree)(r),e)}async function Qe(r,e){let{to:t}=e;
if(t!==void 0&&!z(t))throw new j.UsageError_2(`--to ${t}: a plan leads to versions; write kubernetes=V,kruise=V,vcluster=V`);let{crossings:s,notes:n}=await(0,D.usable)(
()=>fe(r,e,t===void 0)),o=[],i=(0,Q.eachOf)(e.progress,v.JUDGING,s.length,"configurations");for(let[f,l]of s.entries())o.push(await(0,D.usable)(()=>We(l,oe.LIBRARY,
(0,ae.dayOf)(e),i(f))));return{report:{schemaVersion:1,plans:o.flatMap(({plans:f})=>f),changes:o.flatMap(({changes:f})=>f),ledger:(0,ne.ledgersOf)(o)},notes:n}}
async function et(r,e){let{crossings:t,notes:s}=await(0,D.usable)(()=>fe(r,e)),n=[],o=(0,Q.eachOf)(e.progress,v.JUDGING,t.length,"configurations");for(let[i,f]of t.
entries()){let l=await(0,D.usable)(()=>Fe(f,oe.LIBRARY,(0,ae.dayOf)(e),o(i))),{file:d}=f.to.settings;n.push(t.length>1&&d?Mr(l,d.path):l)}return{report:Ir(n),notes:s}}
function fe(r,i,o=!1){var f=i,{from:e=[],to:t,today:s}=f,n=I(f,["from","to","today"]);let[l,...d]=e,a=l!==void 0&&z(l)?Ge("--from",l):void 0,p=t!==void 0&&z(t)?
Ge("--to",t):void 0;if(d.length>0&&e.some(z))throw new j.UsageError_2("--from stands several times; versions are one cluster, and stand alone");if(a&&(p||o))return kr(
r,n,a,p??{});let{repositories:u,notes:c}=Cr(r,n),[h]=u,y=g(m({},h.settings),{clusters:u.flatMap(({settings:O})=>O.clusters),environments:u.flatMap(({settings:O})=>O.
environments)}),S=a?[]:(0,re.selectClusters)(y,e),w=p||t===void 0?void 0:He((0,re.selectClusters)(y,[t]),t),R={kruise:[],vcluster:[]},C=u.flatMap(O=>{let N=O.settings.
clusters.filter(x=>S.includes(x));if(w)return O.settings.clusters.includes(w)?a?[le(O,[[(0,T.withVersions)(w,a,P.default),w]])]:N.length>0?[le(O,[[He(N,e.join("\
 ")),w]])]:[]:[];if(o)return N.length>0?[rt(O,N)]:[];let b=N.flatMap(x=>{let k=p?S.length>1?jr(p,x,R):p:(0,Ne.nextOf)(x);return k?[[x,(0,T.withVersions)(x,k,P.default)]]:
[]});return b.length>0?[le(O,[...b,...br(b,O)])]:[]});if(C.length>0)return{crossings:C,notes:[...c,...Nr(R)]};throw new j.UsageError_2(w?`--from ${e.join(" ")} \
--to ${t}: they are clusters of different configurations`:"--to is missing, and no cluster has `next` in its configuration; write a cluster or kubernetes=V,krui\
se=V,vcluster=V")}function Cr(r,e){try{return(0,q.readWorlds)(g(m({},e),{clusters:["*"]}),r,P.default)}catch(t){let{repositories:s}=(0,q.readWorlds)(e,r,P.default);
throw s.some(({settings:n})=>n.clusters.length>0)?t:new j.UsageError_2("no cluster is configured; write --from kubernetes=V,kruise=V,vcluster=V, and --to the sa\
me")}}function kr(r,e,t,s){let n=t.kubernetes??s.kubernetes,o=a=>typeof a=="string"?a:void 0,i={kubernetes:n,kruise:o(t.kruise),vcluster:o(t.vcluster)},{repositories:f,
notes:l}=(0,q.readWorlds)(g(m({},e),{adHoc:i}),r,P.default);return{crossings:f.map(a=>{let[p]=a.clusters,u=(0,T.withVersions)(p,m(m({},t),n&&{kubernetes:n}),P.default);
if(Object.keys(s).length===0)return rt(g(m({},a),{clusters:[u]}),[u]);let c=(0,T.withVersions)(u,s,P.default),{kruise:h,vcluster:y}=c,S={kubernetes:c.kubernetes,
kruise:h,vcluster:y?.version},w=Object.entries(S).flatMap(([R,C])=>C?`${R}=${C}`:[]);return le(a,[[u,g(m({},c),{name:w.join(",")})]])}),notes:l}}function le(r,e){
let t=e.map(([n,o])=>[Ue(n),Ue(o)]),s=g(m({},r),{files:tt(r,t)});return{from:g(m({},s),{clusters:t.map(([n])=>n)}),to:g(m({},s),{clusters:t.map(([,n])=>n)}),was:new Map(
t.map(([n,o])=>[o.name,n.name]))}}function tt({files:r},e){return r.map(t=>{if(!(0,ve.isRendered)(t)||!t.goesTo)return t;let s=e.filter(([n])=>{let o=(0,de.kubernetesOf)(
n,P.default).at(-1);return o&&(0,Pe.isFor)(t,n.name,o.judged)});return g(m({},t),{goesTo:new Set(s.flatMap(([n,o])=>[n.name,o.name]))})})}function rt(r,e){let t=tt(
r,e.map(n=>[n,n])),s=g(m({},r),{files:t,clusters:e.map(Ue)});return{from:s,to:s,was:new Map(e.map(({name:n})=>[n,n]))}}function Ue(t){var s=t,{next:r}=s,e=I(s,[
"next"]);return e}function br(r,{settings:e}){let t=new Set(r.map(([{name:n}])=>n)),s=n=>{let o=(0,J.hostOf)(n,{clusters:[],settings:e});return o!==void 0&&(t.has(
o.name)||s(o))};return e.clusters.filter(n=>!t.has(n.name)&&s(n)).map(n=>[n,n])}function jr(o,s,n){var i=o,{kruise:r,vcluster:e}=i,t=I(i,["kruise","vcluster"]);
return r!==void 0&&s.kruise===void 0&&n.kruise.push(s.name),e!==void 0&&s.vcluster===void 0&&n.vcluster.push(s.name),m(m(m({},t),r!==void 0&&s.kruise!==void 0&&
{kruise:r}),e!==void 0&&s.vcluster!==void 0&&{vcluster:e})}function Nr(r){return Object.entries(r).flatMap(([e,t])=>t.length>0?[`Where no ${e} is installed, non\
e is judged: ${(0,Ie.shortened)(t)}.`]:[])}function He(r,e){let[t,s]=r;if(!t||s){let n=r.map(({name:o})=>o).join(", ");throw new j.UsageError_2(`one cluster is \
compared with another, and ${e} names ${r.length}: ${n}`)}return t}function Mr(f,i){var l=f,{upgrades:r,broken:e,mended:t,unchanged:s,allowances:n}=l,o=I(l,["up\
grades","broken","mended","unchanged","allowances"]);let d=a=>a.map(p=>g(m({},p),{config:i}));return m(g(m({},o),{upgrades:r.map(({cluster:a,from:p,to:u})=>({cluster:a,
from:d(p),to:d(u)})),broken:d(e),mended:d(t),unchanged:d(s)}),n&&{allowances:d(n.map(a=>g(m({},a),{allows:d(a.allows)})))})}function Ir(r){let e=t=>r.flatMap(s=>s[t]);
return g(m({schemaVersion:1,upgrades:e("upgrades"),broken:e("broken"),mended:e("mended"),unchanged:e("unchanged"),runs:e("runs")},r.some(({allowances:t})=>t)&&{
allowances:r.flatMap(({allowances:t=[]})=>t)}),{ledger:(0,ne.ledgersOf)(r)})}0&&(module.exports={crossingsOf,upgrade,upgradeFiles,upgradePlan,upgradePlanFiles});
