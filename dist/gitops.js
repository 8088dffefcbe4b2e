var z=Object.defineProperty,ke=Object.defineProperties,Se=Object.getOwnPropertyDescriptor,$e=Object.getOwnPropertyDescriptors,Ae=Object.getOwnPropertyNames,ie=Object.
getOwnPropertySymbols;var ce=Object.prototype.hasOwnProperty,Ee=Object.prototype.propertyIsEnumerable;var ae=(e,t,n)=>t in e?z(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,y=(e,t)=>{for(var n in t||={})ce.call(t,n)&&ae(e,n,t[n]);if(ie)for(var n of ie(
t))Ee.call(t,n)&&ae(e,n,t[n]);return e},v=(e,t)=>ke(e,$e(t));var Ne=(e,t)=>{for(var n in t)z(e,n,{get:t[n],enumerable:!0})},Re=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Ae(t))!ce.call(e,s)&&s!==
n&&z(e,s,{get:()=>t[s],enumerable:!(r=Se(t,s))||r.enumerable});return e};var Ge=e=>Re(z({},"__esModule",{value:!0}),e);var yt={};Ne(yt,{isGitOps:()=>we,reachedBy:()=>K,readGitOps:()=>Je});module.exports=Ge(yt);var Pe=require("./core.js"),J=require("./core.js"),De=require("./core.js");var M=require("./core.js"),C=require("./core.js");var U=require("./core.js");var Ke=require("./core.js"),d=require("./core.js"),ze=require("./core.js"),Fe=require("./core.js"),j=require("./core.js"),f=require("./core.js");var Le=require("./core.js"),Te=require("./core.js"),Ve=require("./core.js"),Ie=require("./core.js"),He=require("./core.js"),R=require("./core.js"),Be=require("./core.js"),
Ue=require("./core.js");var _e=require("./core.js"),F=require("./core.js");var L=require("./core.js");function _(e,t){let[n,r]=[t.split("/"),e.replace(/^\/|\/$/g,"").split("/")];return(0,L.walk)(r,n,s=>s==="**",ue)}function ue(e,t){return(0,L.walk)([...e],[...t],
n=>n==="*",(n,r)=>n==="?"||n===r)}function W(e,t){return(/^\{(.*)\}$/.exec(e)?.[1]?.split(",")??[e]).some(r=>ue(r,t))}function G(e,t){return t.isFile(e)||t.isFolder(e)}function x(e,{root:t}){return(0,R.joined)(t,e.replace(/^(?:\.?\/)+/,""))||"."}function k(e,t,n){let r=t!==void 0&&
G(x(t,n),n),[s,o]=[n.origin,e].map(l=>l===void 0?[]:We(l));if(!s?.length||e.includes("{{")||e==="")return r;let[i,a]=s,[u,c]=o??[];return i===u&&(a===c||r)}function We(e){
let[,t=""]=/^(?:\w+:\/\/[^/]*\/|[^/@]*@?[^/:]*:)(.*)$/.exec(e.trim())??[];return t.toLowerCase().replace(/\/+$/,"").replace(/\.git$/,"").split("/").filter(r=>r!==
"").reverse().slice(0,2)}var Z=["in-cluster","https://kubernetes.default.svc"];function T(e,t,n){if(e!==null){let a=Z.includes(Y(e))?Z:[Y(e)],u=n.filter(c=>[c.name,
...c.destinations??[]].some(l=>a.includes(Y(l))));if(u.length>0)return u.map(({name:c})=>c);if(a!==Z)return[]}let r=t.split("/").slice(0,-1),s=r.flatMap((a,u)=>a===
"clusters"?r[u+1]??[]:[]),o=a=>n.filter(u=>[u.name,...u.destinations??[]].some(c=>a.includes(c))),[i]=[o(s),o(r),n.length===1?n:[]].filter(({length:a})=>a>0);return(i??
[]).map(({name:a})=>a)}function Y(e){return e.replace(/\/+$/,"")}function w(e,t,n){return typeof e=="string"?n?Ye(e,t.nested):Ze(e,t.flat):Array.isArray(e)?e.map(r=>w(r,t,n)):(0,d.isObject)(e)?Object.fromEntries(Object.entries(
e).map(([r,s])=>[String(w(r,t,n)),w(s,t,n)])):e}function Q(e){return/\{\{.*?\}\}/s.exec(e)?.[0]??(e.includes("{{")?"{{":void 0)}function Ze(e,t){return e.replace(
/\{\{([^{}]*)\}\}/g,(n,r)=>{let s=r.trim();return Object.hasOwn(t,s)?t[s]:n})}function Ye(e,t){return e.replace(/\{\{(-?)((?:[^{}"]|"(?:\\.|[^"\\])*")*?)(-?)\}\}/g,
(n,r,s)=>{let o=qe(s.trim(),t);return o===void 0||typeof o=="object"?n:String(o)})}function qe(e,t){let[n="",...r]=e.split(/\s*\|\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/),
s=Qe(le(n),t);for(let o of r){let i=le(o);if(s===void 0&&i[0]!=="default")return;s=fe(i[0]??"",[...i.slice(1).map(a=>q(a,t)),s===void 0?"":s])}return s}function le(e){
return e.match(/"(?:\\.|[^"\\])*"|\S+/g)??[]}function Qe([e="",...t],n){if(t.length===0)return q(e,n);let r=t.map(s=>q(s,n));return fe(e,e==="default"?r.map(s=>s??
""):r)}function q(e,t){if(/^"/.test(e))try{return JSON.parse(e)}catch{return}if(/^-?\d+$/.test(e))return Number(e);if(!/^\.[\w.]*$/.test(e))return;let n=t;for(let r of e.
slice(1).split("."))r!==""&&(n=(0,d.isObject)(n)&&Object.hasOwn(n,r)?n[r]:void 0);return n}function fe(e,t){if(t.includes(void 0))return;let n=t.at(-1),[r,s,o]=[
String(n),String(t[0]),String(t[1])];switch(e){case"index":return t.slice(1).reduce((i,a)=>Array.isArray(i)?i[Number(a)]:(0,d.isObject)(i)&&Object.hasOwn(i,String(
a))?i[String(a)]:void 0,t[0]);case"default":return n===""?t[0]:n;case"lower":return r.toLowerCase();case"upper":return r.toUpperCase();case"trim":return r.trim();case"\
quote":return JSON.stringify(r);case"toString":return r;case"normalize":return P(r);case"trimPrefix":return r.startsWith(s)?r.slice(s.length):r;case"trimSuffix":
return s!==""&&r.endsWith(s)?r.slice(0,-s.length):r;case"replace":return r.split(s).join(o);case"printf":{let i=1,a=s.replace(/%[sdv]/g,()=>String(t[i++]));return i===
t.length&&!a.includes("%")?a:void 0}default:return}}function P(e){return e.toLowerCase().replace(/[^-.a-z0-9]/g,"-").slice(0,253).replace(/^[-_.]+|[-_.]+$/g,"")}var Xe=["list","git","clusters","matrix","merge"],D=1e3;function $(e,t){let n=Xe.find(i=>(0,d.isObject)(e[i])||e[i]===null);if(!n){let i=Object.keys(e).find(a=>a!==
"selector"&&a!=="template");return t.leave(`the generator ${i??"without a name"} is not evaluated`),[]}let r=(0,d.isObject)(e[n])?e[n]:{},s=et[n](r,t),o=(0,d.isObject)(
e.selector)?s.filter(({flat:i})=>(0,F.selects_3)(e.selector,i)):s;return o.length>D&&t.leave(`it makes more than ${D} Applications, of which ${D} are followed`),
o.slice(0,D)}var et={list(e,t){return e.elementsYaml!==void 0&&t.leave("elementsYaml of the generator list is not evaluated"),(0,j.objects)(e.elements).map(n=>({
flat:I(n),nested:n}))},git(e,t){let{checkout:n}=t,r=(0,f.text_2)(e.repoURL),o=[...(0,j.objects)(e.directories),...(0,j.objects)(e.files)].map(({path:i})=>(0,f.text_2)(
i))[0]?.replace(/\/?[^/]*[*?[{].*$/,"")||".";return k(r,o,n)?e.directories!==void 0?tt(e,t):nt(e,t):(t.leave(`the generator git reads another repository: ${r}`),
[])},clusters({selector:e,values:t,flatList:n},r){let{clusters:s}=r;n===!0&&r.leave("flatList of the generator clusters is not evaluated");let o=(0,d.isObject)(
e)&&Object.keys(e).length>0;if(o&&s.every(({labels:u})=>u===void 0))return r.leave("the generator clusters selects by labels, and no cluster of the configuratio\
n has `labels`"),[];s.length===0&&r.leave("the generator clusters: no cluster is configured");let i={"argocd.argoproj.io/secret-type":"cluster"};return s.filter(
({labels:u})=>!o||u&&(0,F.selects_3)(e,y(y({},i),u))).map(({name:u,destinations:c=[],labels:l={}})=>{let m=c.find(O=>O.includes("://"))??u,p={name:u,nameNormalized:P(
u),server:m},g={labels:y({},l),annotations:{}},h=Object.entries(l).map(([O,b])=>[`metadata.labels.${O}`,b]);return X(t,{flat:y(y({},p),Object.fromEntries(h)),nested:v(
y({},p),{metadata:g})},r)})},matrix({generators:e},t){let[n,r]=(0,j.objects)(e);if(!n||!r)return[];let s=[];for(let o of $(n,t)){let i=w(r,o,t.isGo);if(s.push(...$(
i,t).map(a=>V(o,a))),s.length>D)break}return s},merge({generators:e,mergeKeys:t},n){let r=Array.isArray(t)?t.map(String):[],[s,...o]=(0,j.objects)(e);if(!s)return[];
let i=({flat:u})=>JSON.stringify(r.map(c=>u[c]??null)),a=new Map($(s,n).map(u=>[i(u),u]));for(let u of o)for(let c of $(u,n)){let l=a.get(i(c));l&&a.set(i(c),V(
l,c))}return[...a.values()]}};function tt(e,t){let{checkout:n}=t,r=(0,j.objects)(e.directories),[s,o]=[r.filter(({exclude:a})=>a!==!0),r.filter(({exclude:a})=>a===
!0)];return rt(n).filter(a=>{let u=c=>_((0,f.text_2)(c.path),a);return s.some(u)&&!o.some(u)&&!a.split("/").some(c=>c.startsWith("."))}).map(a=>X(e.values,de(a,
e),t))}function nt(e,t){let{checkout:n}=t,r=(0,j.objects)(e.files),s=(o,i)=>r.some(a=>a.exclude===!0===o&&_((0,f.text_2)(a.path),i));return me(n).filter(o=>s(!1,
o)&&!s(!0,o)).flatMap(o=>{let i=n.read(x(o,n));if("unread"in i)return[];let[a]=(0,C.readDocuments)(i).filter(M.isReadable),u=a&&(0,J.plainValue)(a.root);return(Array.
isArray(u)?u:[u]).filter(d.isObject).map(c=>{let l=de(o.slice(0,Math.max(o.lastIndexOf("/"),0)),e,o.split("/").at(-1));return X(e.values,V({flat:I(c),nested:c},
l),t)})})}function de(e,{pathParamPrefix:t},n){let r=(0,f.text_2)(t),s=e.split("/").filter(m=>m!==""),o=s.at(-1)??"",i=y({basename:o,basenameNormalized:P(o)},n!==
void 0&&{filename:n,filenameNormalized:P(n)}),a={path:y({path:e,segments:s},i)},u=r===""?"path":`${r}.path`,c=Object.entries(i).map(([m,p])=>[`${u}.${m}`,p]),l=s.
map((m,p)=>[`${u}[${p}]`,m]);return{flat:y({[u]:e},Object.fromEntries([...c,...l])),nested:r===""?a:{[r]:a}}}function X(e,t,{isGo:n}){if(!(0,d.isObject)(e))return t;
let r=w(e,t,n);return V(t,{flat:I({values:r}),nested:{values:r}})}function V(e,t){return{flat:y(y({},e.flat),t.flat),nested:pe(e.nested,t.nested)}}function pe(e,t){
if(!(0,d.isObject)(e)||!(0,d.isObject)(t))return t;let n=Object.entries(t).map(([r,s])=>[r,pe(Object.hasOwn(e,r)?e[r]:void 0,s)]);return y(y({},e),Object.fromEntries(
n))}function I(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,r])=>(0,d.isObject)(r)?Object.entries(I(r,`${t}${n}.`)):Array.isArray(r)?r.map((s,o)=>[
`${t}${n}.${o}`,String(s)]):[[`${t}${n}`,r===null?"":String(r)]]))}function me({names:e,root:t}){return t==="."?e:e.flatMap(n=>n.startsWith(`${t}/`)?[n.slice(t.
length+1)]:[])}function rt(e){let t=new Set;for(let n of me(e))for(let r=n.lastIndexOf("/");r>0;r=n.lastIndexOf("/",r-1)){let s=n.slice(0,r);if(t.has(s))break;t.
add(s)}return[...t].sort()}function he(e,t,n){let r=[],s=(c,l)=>{r.some(m=>m.reason===l)||r.push({by:e,path:c,reason:l})};if(e.kind==="Application")return{destinations:ge(e.value,["spec"],
e,t,n,s),notEvaluated:r};let{spec:o}=e,i=o.goTemplate===!0,a=(0,d.isObject)(o.template)?o.template:{};return o.templatePatch!==void 0&&s(["spec","templatePatch"],
"templatePatch is not evaluated"),{destinations:(0,j.objects)(o.generators).flatMap((c,l)=>{let m=["spec","generators",l],p={checkout:t,clusters:n,isGo:i,leave:O=>s(
m,O)},g=st(c),h=g?ye(a,g):a;return $(c,p).flatMap(O=>ge(w(h,O,i),["spec","template","spec"],e,t,n,s))}),notEvaluated:r}}function st(e){let[t]=Object.values(e).flatMap(
n=>(0,d.isObject)(n)&&(0,d.isObject)(n.template)?[n.template]:[]);return t}function ye(e,t){return t===""||t===null?e??t:!(0,d.isObject)(e)||!(0,d.isObject)(t)?
t:y(y({},e),Object.fromEntries(Object.entries(t).map(([n,r])=>[n,ye(e[n],r)])))}function ge(e,t,n,r,s,o){let i=(0,d.isObject)(e.spec)?e.spec:{},a=(0,f.text_2)((0,d.isObject)(
e.metadata)?e.metadata.name:void 0)||n.name,u=(0,d.isObject)(i.destination)?i.destination:{},c=(0,f.text_2)(u.name)||(0,f.text_2)(u.server)||null,l=(0,f.text_2)(
u.namespace),m=(0,j.objects)(i.sources),p=m.length>0?m:(0,d.isObject)(i.source)?[i.source]:[],g=new Map(p.flatMap(h=>(0,f.text_2)(h.ref)===""?[]:[[(0,f.text_2)(
h.ref),h]]));return p.flatMap((h,O)=>{let b=m.length>0?[...t,"sources",O]:[...t,"source"],{repoURL:A,path:E,chart:S}=h;if((0,f.text_2)(E)===""&&(0,f.text_2)(S)===
"")return(0,f.text_2)(h.ref)===""&&o(b,`${a}: a source without path and chart is not evaluated`),[];let B=[A,E,S,c,l].map(N=>Q((0,f.text_2)(N))).find(N=>N),Ce=B!==
void 0&&[E,S,c,l].every(N=>!Q((0,f.text_2)(N)));if(B!==void 0&&!Ce)return o(b,`the template ${B} is not evaluated`),[];let oe=ot(h,r);return[v(y({tool:"Argo CD",
by:n,name:a,source:oe,cluster:c,clusters:T(c,n.document.file.path,s)},l!==""&&{namespace:l}),{release:(0,f.text_2)((0,d.isObject)(h.helm)?h.helm.releaseName:void 0)||
a,values:it(h,oe,g,n,b,r)})]})}function ot(e,t){let[n,r,s,o]=[e.repoURL,e.path,e.chart,e.targetRevision].map(f.text_2),i=s===""&&k(n,r,t),a=(0,d.isObject)(e.directory)?
e.directory:{};return v(y(y({repo:n,isHere:i},s!==""?{chart:s}:{path:i?x(r,t):r}),o!==""&&{revision:o}),{directory:{recurse:a.recurse===!0,include:(0,f.text_2)(
a.include),exclude:(0,f.text_2)(a.exclude)}})}function it(e,{path:t,isHere:n},r,s,o,i){let a=(0,d.isObject)(e.helm)?e.helm:{},u=a.ignoreMissingValueFiles===!0,c=(Array.
isArray(a.valueFiles)?a.valueFiles.map(String):[]).map(h=>{let[,O,b]=/^\$([^/]+)\/(.*)$/.exec(h)??[],A=u&&{optional:!0};if(O!==void 0&&b!==void 0){let S=r.has(O)&&
k((0,f.text_2)(r.get(O)?.repoURL),b,i);return y({file:S?x(b,i):h,isHere:S},A)}if(/^\w+:\/\//.test(h)||!n)return y({file:h,isHere:!1},A);let E=h.startsWith("/")?
x(h,i):(0,R.joined)(t??".",h);return y({file:E,isHere:!0},A)}),l=(0,d.isObject)(a.valuesObject)?"valuesObject":"values",m=a[l],p=typeof m=="string"?at(m):m,g=(0,j.objects)(
a.parameters);return[...c.filter(h=>!("file"in h)||!h.optional||!h.isHere||G(h.file,i)),...(0,d.isObject)(p)?[{inline:p,by:s,at:[...o,"helm",l]}]:[],...g.length>
0?[{inline:g.reduce(U.withParameter,{}),by:s,at:[...o,"helm","parameters"]}]:[]]}function at(e){let[t]=(0,C.readDocuments)({path:"",text:e}).filter(M.isReadable);
return t?(0,J.plainValue)(t.root):{}}var H=require("./shared.js"),ee=require("./shared.js"),ct=require("./shared.js");var ut=/\.(?:ya?ml|json)$/i;function K({tool:e,source:t,values:n},r){let s=new Set(n.flatMap(l=>"file"in l&&l.isHere?[l.file]:[])),{path:o,isHere:i,directory:a}=t;
if(!i||o===void 0)return s;if(r.isFile(o))return s.add(o);let u=l=>{let m=(0,H.kustomizationIn)(l,r);if(m)for(let p of(0,ee.reachOf)(m,r).files.keys())s.add(p);else if(r.
isFile(Oe(l,"Chart.yaml")))for(let p of te(l,r))s.add(p);else if(e==="Flux")c(l);else for(let p of te(l,r)){let g=l==="."?p:p.slice(l.length+1);!ut.test(g)||!a?.
recurse&&g.includes("/")||a?.exclude&&W(a.exclude,g)||(!a?.include||W(a.include,g))&&s.add(p)}},c=l=>{let m=new Set;for(let p of te(l,r)){let g=p.slice(l==="."?
0:l.length+1).split("/").slice(0,-1),h=g.map((O,b)=>Oe(l,g.slice(0,b+1).join("/"))).find(O=>(0,H.kustomizationIn)(O,r));h?m.add(h):/\.ya?ml$/i.test(p)&&s.add(p)}
for(let p of m)u(p)};return u(o),s}function Oe(e,t){return e==="."?t:`${e}/${t}`}function te(e,{names:t}){return e==="."?t:t.filter(n=>n.startsWith(`${e}/`))}var be="kustomize.toolkit.fluxcd.io",ne="helm.toolkit.fluxcd.io",lt="source.toolkit.fluxcd.io";function re({group:e,kind:t}){return e===be&&t==="Kustomization"||
e===ne&&t==="HelmRelease"}function je(e,t,n){let r=[],s=e.filter(re).flatMap(o=>{let i=(u,c)=>r.push({by:o,path:["spec",u],reason:c});return(o.group===ne?dt:ft)(
o,e,t,n,i)});return{destinations:ht(s,t,n),notEvaluated:r}}function ft(e,t,n,r,s){let{spec:o,name:i}=e,a=(0,f.text_2)(o.path)||".",u=xe(e,o.sourceRef,a,t,n),c=(0,f.text_2)(
o.targetNamespace),l=(0,d.isObject)(o.postBuild)?o.postBuild:{};for(let m of["substitute","substituteFrom"])l[m]!==void 0&&s("postBuild",`postBuild.${m} is not \
evaluated`);return[v(y(y({tool:"Flux",by:e,name:i,source:u},ve(e,r)),c!==""&&{namespace:c,forced:!0}),{values:[]})]}function dt(e,t,n,r,s){let{spec:o,name:i}=e,
a=(0,d.isObject)(o.chartRef)?o.chartRef:void 0,u=(0,d.isObject)(o.chart)&&(0,d.isObject)(o.chart.spec)?o.chart.spec:{},c=a?mt(a,e,t):pt(u,e,t,n);if(!c)return s(
a?"chartRef":"chart","it names no chart"),[];let l=(0,d.isObject)(e.value.metadata)?(0,f.text_2)(e.value.metadata.namespace):"",m=(0,f.text_2)(o.targetNamespace)||
l,p=(0,f.text_2)(o.targetNamespace),g=[],h=gt(e,u,c,t,n,O=>{s("valuesFrom",`the values of ${O} are not in view`),g.push(O)});return[y(v(y(y({tool:"Flux",by:e,name:i,
source:c},ve(e,r)),m!==""&&{namespace:m}),{release:(0,f.text_2)(o.releaseName)||(p===""?i:`${p}-${i}`),values:h}),g.length>0&&{unseen:g})]}function pt(e,t,n,r){
let[s,o]=[(0,f.text_2)(e.chart),(0,f.text_2)(e.version)];if(s==="")return;let i=(0,d.isObject)(e.sourceRef)?e.sourceRef:{};if((0,f.text_2)(i.kind)==="GitReposit\
ory"||(0,f.text_2)(i.kind)==="Bucket")return xe(t,i,s,n,r);let a=(0,f.text_2)(se(i,t,n)?.spec.url);return y({repo:a||(0,f.text_2)(i.name),isHere:!1,chart:s},o!==
""&&{revision:o})}function mt(e,t,n){let s=se(e,t,n)?.spec??{},o=(0,f.text_2)(s.url),i=(0,f.text_2)(s.chart)||o.split("/").at(-1)||(0,f.text_2)(e.name);if(i==="")
return;let a=(0,d.isObject)(s.ref)?(0,f.text_2)(s.ref.tag)||(0,f.text_2)(s.ref.semver):(0,f.text_2)(s.version);return y({repo:o||(0,f.text_2)(e.name),isHere:!1,
chart:i},a!==""&&{revision:a})}function xe(e,t,n,r,s){let o=(0,d.isObject)(t)?t:{},i=se(o,e,r),a=(0,f.text_2)(i?.spec.url),u=k(a,n,s)&&G(x(n,s),s),c=(0,d.isObject)(
i?.spec.ref)?(0,f.text_2)(i.spec.ref.branch)||(0,f.text_2)(i.spec.ref.tag):"";return y({repo:a||(0,f.text_2)(o.name),isHere:u,path:u?x(n,s):n},c!==""&&{revision:c})}
function se(e,{namespace:t},n){let[r,s,o]=[(0,f.text_2)(e.kind),(0,f.text_2)(e.name),(0,f.text_2)(e.namespace)],i=n.filter(a=>a.group===lt&&a.kind===r&&a.name===
s);return i.find(a=>a.namespace===(o||t))??i[0]}function ve({spec:e,document:t},n){let r=(0,d.isObject)(e.kubeConfig)?e.kubeConfig:{},o=(0,f.text_2)((0,d.isObject)(
r.secretRef)?r.secretRef.name:void 0).replace(/-kubeconfig$/,"")||null;return{cluster:o,clusters:T(o,t.file.path,n)}}function gt(e,t,n,r,s,o){let{spec:i}=e,a=Array.
isArray(t.valuesFiles)?t.valuesFiles.map(String):[],u=(0,j.objects)(i.valuesFrom).flatMap(c=>{let[l,m,p]=[(0,f.text_2)(c.kind),(0,f.text_2)(c.name),(0,f.text_2)(
c.valuesKey)||"values.yaml"],g=r.find(b=>b.group===""&&b.kind==="ConfigMap"&&l==="ConfigMap"&&b.name===m),h=g&&(0,d.isObject)(g.value.data)?g.value.data[p]:void 0;
if(typeof h!="string"||(0,f.text_2)(c.targetPath)!=="")return o(`${l} ${m}`),[];let[O]=(0,C.readDocuments)({path:"",text:h}).filter(M.isReadable);return O&&g?[{
inline:(0,J.plainValue)(O.root),by:g,at:["data",p]}]:[]});return[...a.map(c=>({file:n.isHere?x(c,s):c,isHere:n.isHere})),...u,...(0,d.isObject)(i.values)?[{inline:i.
values,by:e,at:["spec","values"]}]:[]]}function ht(e,t,n){let r=[...e],s=new Map(e.filter(({by:i})=>i.group===be).map(i=>[i.by,K(i,t)])),o=n.map(({name:i})=>i);
for(let i=0;i<=e.length;i++){let a=r.map(c=>{let l=r.filter(({by:g})=>g!==c.by&&s.get(g)?.has(c.by.document.file.path));if(l.length===0)return c;let m=new Set([
...c.clusters,...c.cluster===null?l.flatMap(g=>g.clusters):[]]),p=c.namespace??(c.by.group===ne?l.find(g=>g.namespace)?.namespace:void 0);return y(v(y({},c),{clusters:o.
filter(g=>m.has(g))}),p!==void 0&&{namespace:p})}),u=a.every((c,l)=>c.clusters.length===r[l]?.clusters.length);if(r=a,u)break}return r}function we(e){return Me(e)||re(e)}function Je(e,t,n){let r=je(e,t,n),s=e.filter(Me).map(o=>he(o,t,n));return{destinations:[...s.flatMap(({destinations:o})=>o),
...r.destinations],notEvaluated:[...s.flatMap(({notEvaluated:o})=>o),...r.notEvaluated]}}function Me({group:e,kind:t}){return e==="argoproj.io"&&(t==="Applicati\
on"||t==="ApplicationSet")}0&&(module.exports={isGitOps,reachedBy,readGitOps});
