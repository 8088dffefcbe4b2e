var T=Object.defineProperty,Se=Object.defineProperties,$e=Object.getOwnPropertyDescriptor,Ae=Object.getOwnPropertyDescriptors,Ee=Object.getOwnPropertyNames,ae=Object.
getOwnPropertySymbols;var le=Object.prototype.hasOwnProperty,Ne=Object.prototype.propertyIsEnumerable;var ce=(e,t,n)=>t in e?T(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,y=(e,t)=>{for(var n in t||={})le.call(t,n)&&ce(e,n,t[n]);if(ae)for(var n of ae(
t))Ne.call(t,n)&&ce(e,n,t[n]);return e},v=(e,t)=>Se(e,Ae(t));var Re=(e,t)=>{for(var n in t)T(e,n,{get:t[n],enumerable:!0})},Ge=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Ee(t))!le.call(e,s)&&s!==
n&&T(e,s,{get:()=>t[s],enumerable:!(r=$e(t,s))||r.enumerable});return e};var Pe=e=>Ge(T({},"__esModule",{value:!0}),e);var wt={};Re(wt,{isGitOps:()=>Me,reachedBy:()=>K,readGitOps:()=>Je});module.exports=Pe(wt);var De=require("./core.js"),Ke=require("./core.js"),Te=require("./core.js"),B=require("./core.js"),ze=require("./core.js"),Fe=require("./core.js"),Le=require("./core.js");var _=require("./core.js");var Ie=require("./core.js"),d=require("./core.js"),Ve=require("./core.js"),He=require("./core.js"),x=require("./core.js"),f=require("./core.js");var Ue=require("./core.js"),Be=require("./core.js"),_e=require("./core.js"),We=require("./core.js"),Ze=require("./core.js"),A=require("./core.js"),Ye=require("./core.js"),
qe=require("./core.js");var Qe=require("./core.js"),E=require("./core.js"),Xe=require("./core.js");var N=require("./core.js"),R=require("./core.js");var et=require("./core.js"),z=require("./core.js");var F=require("./core.js");function W(e,t){let[n,r]=[t.split("/"),e.replace(/^\/|\/$/g,"").split("/")];return(0,F.walk)(r,n,s=>s==="**",ue)}function ue(e,t){return(0,F.walk)([...e],[...t],
n=>n==="*",(n,r)=>n==="?"||n===r)}function Z(e,t){return(/^\{(.*)\}$/.exec(e)?.[1]?.split(",")??[e]).some(r=>ue(r,t))}function G(e,t){return t.isFile(e)||t.isFolder(e)}function j(e,{root:t}){return(0,A.joined)(t,e.replace(/^(?:\.?\/)+/,""))||"."}function M(e,t,n){let r=t!==void 0&&
G(j(t,n),n),[s,o]=[n.origin,e].map(u=>u===void 0?[]:tt(u));if(!s?.length||e.includes("{{")||e==="")return r;let[i,a]=s,[l,c]=o??[];return i===l&&(a===c||r)}function tt(e){
let[,t=""]=/^(?:\w+:\/\/[^/]*\/|[^/@]*@?[^/:]*:)(.*)$/.exec(e.trim())??[];return t.toLowerCase().replace(/\/+$/,"").replace(/\.git$/,"").split("/").filter(r=>r!==
"").reverse().slice(0,2)}var Y=["in-cluster","https://kubernetes.default.svc"];function L(e,t,n){if(e!==null){let a=Y.includes(q(e))?Y:[q(e)],l=n.filter(c=>[c.name,
...c.destinations??[]].some(u=>a.includes(q(u))));if(l.length>0)return l.map(({name:c})=>c);if(a!==Y)return[]}let r=t.split("/").slice(0,-1),s=r.flatMap((a,l)=>a===
"clusters"?r[l+1]??[]:[]),o=a=>n.filter(l=>[l.name,...l.destinations??[]].some(c=>a.includes(c))),[i]=[o(s),o(r),n.length===1?n:[]].filter(({length:a})=>a>0);return(i??
[]).map(({name:a})=>a)}function q(e){return e.replace(/\/+$/,"")}function w(e,t,n){return typeof e=="string"?n?rt(e,t.nested):nt(e,t.flat):Array.isArray(e)?e.map(r=>w(r,t,n)):(0,d.isObject)(e)?Object.fromEntries(Object.entries(
e).map(([r,s])=>[String(w(r,t,n)),w(s,t,n)])):e}function X(e){return/\{\{.*?\}\}/s.exec(e)?.[0]??(e.includes("{{")?"{{":void 0)}function nt(e,t){return e.replace(
/\{\{([^{}]*)\}\}/g,(n,r)=>{let s=r.trim();return Object.hasOwn(t,s)?t[s]:n})}function rt(e,t){return e.replace(/\{\{(-?)((?:[^{}"]|"(?:\\.|[^"\\])*")*?)(-?)\}\}/g,
(n,r,s)=>{let o=st(s.trim(),t);return o===void 0||typeof o=="object"?n:String(o)})}function st(e,t){let[n="",...r]=e.split(/\s*\|\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/),
s=ot(fe(n),t);for(let o of r){let i=fe(o);if(s===void 0&&i[0]!=="default")return;s=de(i[0]??"",[...i.slice(1).map(a=>Q(a,t)),s===void 0?"":s])}return s}function fe(e){
return e.match(/"(?:\\.|[^"\\])*"|\S+/g)??[]}function ot([e="",...t],n){if(t.length===0)return Q(e,n);let r=t.map(s=>Q(s,n));return de(e,e==="default"?r.map(s=>s??
""):r)}function Q(e,t){if(/^"/.test(e))try{return JSON.parse(e)}catch{return}if(/^-?\d+$/.test(e))return Number(e);if(!/^\.[\w.]*$/.test(e))return;let n=t;for(let r of e.
slice(1).split("."))r!==""&&(n=(0,d.isObject)(n)&&Object.hasOwn(n,r)?n[r]:void 0);return n}function de(e,t){if(t.includes(void 0))return;let n=t.at(-1),[r,s,o]=[
String(n),String(t[0]),String(t[1])];switch(e){case"index":return t.slice(1).reduce((i,a)=>Array.isArray(i)?i[Number(a)]:(0,d.isObject)(i)&&Object.hasOwn(i,String(
a))?i[String(a)]:void 0,t[0]);case"default":return n===""?t[0]:n;case"lower":return r.toLowerCase();case"upper":return r.toUpperCase();case"trim":return r.trim();case"\
quote":return JSON.stringify(r);case"toString":return r;case"normalize":return P(r);case"trimPrefix":return r.startsWith(s)?r.slice(s.length):r;case"trimSuffix":
return s!==""&&r.endsWith(s)?r.slice(0,-s.length):r;case"replace":return r.split(s).join(o);case"printf":{let i=1,a=s.replace(/%[sdv]/g,()=>String(t[i++]));return i===
t.length&&!a.includes("%")?a:void 0}default:return}}function P(e){return e.toLowerCase().replace(/[^-.a-z0-9]/g,"-").slice(0,253).replace(/^[-_.]+|[-_.]+$/g,"")}var it=["list","git","clusters","matrix","merge"],D=1e3;function C(e,t){let n=it.find(i=>(0,d.isObject)(e[i])||e[i]===null);if(!n){let i=Object.keys(e).find(a=>a!==
"selector"&&a!=="template");return t.leave(`the generator ${i??"without a name"} is not evaluated`),[]}let r=(0,d.isObject)(e[n])?e[n]:{},s=at[n](r,t),o=(0,d.isObject)(
e.selector)?s.filter(({flat:i})=>(0,z.selects_3)(e.selector,i)):s;return o.length>D&&t.leave(`it makes more than ${D} Applications, of which ${D} are followed`),
o.slice(0,D)}var at={list(e,t){return e.elementsYaml!==void 0&&t.leave("elementsYaml of the generator list is not evaluated"),(0,x.objects)(e.elements).map(n=>({
flat:V(n),nested:n}))},git(e,t){let{checkout:n}=t,r=(0,f.text_2)(e.repoURL),o=[...(0,x.objects)(e.directories),...(0,x.objects)(e.files)].map(({path:i})=>(0,f.text_2)(
i))[0]?.replace(/\/?[^/]*[*?[{].*$/,"")||".";return M(r,o,n)?e.directories!==void 0?ct(e,t):lt(e,t):(t.leave(`the generator git reads another repository: ${r}`),
[])},clusters({selector:e,values:t,flatList:n},r){let{clusters:s}=r;n===!0&&r.leave("flatList of the generator clusters is not evaluated");let o=(0,d.isObject)(
e)&&Object.keys(e).length>0;if(o&&s.every(({labels:l})=>l===void 0))return r.leave("the generator clusters selects by labels, and no cluster of the configuratio\
n has `labels`"),[];s.length===0&&r.leave("the generator clusters: no cluster is configured");let i={"argocd.argoproj.io/secret-type":"cluster"};return s.filter(
({labels:l})=>!o||l&&(0,z.selects_3)(e,y(y({},i),l))).map(({name:l,destinations:c=[],labels:u={}})=>{let m=c.find(O=>O.includes("://"))??l,p={name:l,nameNormalized:P(
l),server:m},g={labels:y({},u),annotations:{}},h=Object.entries(u).map(([O,b])=>[`metadata.labels.${O}`,b]);return ee(t,{flat:y(y({},p),Object.fromEntries(h)),nested:v(
y({},p),{metadata:g})},r)})},matrix({generators:e},t){let[n,r]=(0,x.objects)(e);if(!n||!r)return[];let s=[];for(let o of C(n,t)){let i=w(r,o,t.isGo);if(s.push(...C(
i,t).map(a=>I(o,a))),s.length>D)break}return s},merge({generators:e,mergeKeys:t},n){let r=Array.isArray(t)?t.map(String):[],[s,...o]=(0,x.objects)(e);if(!s)return[];
let i=({flat:l})=>JSON.stringify(r.map(c=>l[c]??null)),a=new Map(C(s,n).map(l=>[i(l),l]));for(let l of o)for(let c of C(l,n)){let u=a.get(i(c));u&&a.set(i(c),I(
u,c))}return[...a.values()]}};function ct(e,t){let{checkout:n}=t,r=(0,x.objects)(e.directories),[s,o]=[r.filter(({exclude:a})=>a!==!0),r.filter(({exclude:a})=>a===
!0)];return ut(n).filter(a=>{let l=c=>W((0,f.text_2)(c.path),a);return s.some(l)&&!o.some(l)&&!a.split("/").some(c=>c.startsWith("."))}).map(a=>ee(e.values,pe(a,
e),t))}function lt(e,t){let{checkout:n}=t,r=(0,x.objects)(e.files),s=(o,i)=>r.some(a=>a.exclude===!0===o&&W((0,f.text_2)(a.path),i));return ge(n).filter(o=>s(!1,
o)&&!s(!0,o)).flatMap(o=>{let i=n.read(j(o,n));if("unread"in i)return[];let[a]=(0,R.readDocuments)(i).filter(N.isReadable),l=a&&(0,E.plainValue)(a.root);return(Array.
isArray(l)?l:[l]).filter(d.isObject).map(c=>{let u=pe(o.slice(0,Math.max(o.lastIndexOf("/"),0)),e,o.split("/").at(-1));return ee(e.values,I({flat:V(c),nested:c},
u),t)})})}function pe(e,{pathParamPrefix:t},n){let r=(0,f.text_2)(t),s=e.split("/").filter(m=>m!==""),o=s.at(-1)??"",i=y({basename:o,basenameNormalized:P(o)},n!==
void 0&&{filename:n,filenameNormalized:P(n)}),a={path:y({path:e,segments:s},i)},l=r===""?"path":`${r}.path`,c=Object.entries(i).map(([m,p])=>[`${l}.${m}`,p]),u=s.
map((m,p)=>[`${l}[${p}]`,m]);return{flat:y({[l]:e},Object.fromEntries([...c,...u])),nested:r===""?a:{[r]:a}}}function ee(e,t,{isGo:n}){if(!(0,d.isObject)(e))return t;
let r=w(e,t,n);return I(t,{flat:V({values:r}),nested:{values:r}})}function I(e,t){return{flat:y(y({},e.flat),t.flat),nested:me(e.nested,t.nested)}}function me(e,t){
if(!(0,d.isObject)(e)||!(0,d.isObject)(t))return t;let n=Object.entries(t).map(([r,s])=>[r,me(Object.hasOwn(e,r)?e[r]:void 0,s)]);return y(y({},e),Object.fromEntries(
n))}function V(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,r])=>(0,d.isObject)(r)?Object.entries(V(r,`${t}${n}.`)):Array.isArray(r)?r.map((s,o)=>[
`${t}${n}.${o}`,String(s)]):[[`${t}${n}`,r===null?"":String(r)]]))}function ge({names:e,root:t}){return t==="."?e:e.flatMap(n=>n.startsWith(`${t}/`)?[n.slice(t.
length+1)]:[])}function ut(e){let t=new Set;for(let n of ge(e))for(let r=n.lastIndexOf("/");r>0;r=n.lastIndexOf("/",r-1)){let s=n.slice(0,r);if(t.has(s))break;t.
add(s)}return[...t].sort()}function ye(e,t,n){let r=[],s=(c,u)=>{r.some(m=>m.reason===u)||r.push({by:e,path:c,reason:u})};if(e.kind==="Application")return{destinations:he(e.value,["spec"],
e,t,n,s),notEvaluated:r};let{spec:o}=e,i=o.goTemplate===!0,a=(0,d.isObject)(o.template)?o.template:{};return o.templatePatch!==void 0&&s(["spec","templatePatch"],
"templatePatch is not evaluated"),{destinations:(0,x.objects)(o.generators).flatMap((c,u)=>{let m=["spec","generators",u],p={checkout:t,clusters:n,isGo:i,leave:O=>s(
m,O)},g=ft(c),h=g?Oe(a,g):a;return C(c,p).flatMap(O=>he(w(h,O,i),["spec","template","spec"],e,t,n,s))}),notEvaluated:r}}function ft(e){let[t]=Object.values(e).flatMap(
n=>(0,d.isObject)(n)&&(0,d.isObject)(n.template)?[n.template]:[]);return t}function Oe(e,t){return t===""||t===null?e??t:!(0,d.isObject)(e)||!(0,d.isObject)(t)?
t:y(y({},e),Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Oe(e[n],r)])))}function he(e,t,n,r,s,o){let i=(0,d.isObject)(e.spec)?e.spec:{},a=(0,f.text_2)((0,d.isObject)(
e.metadata)?e.metadata.name:void 0)||n.name,l=(0,d.isObject)(i.destination)?i.destination:{},c=(0,f.text_2)(l.name)||(0,f.text_2)(l.server)||null,u=(0,f.text_2)(
l.namespace),m=(0,x.objects)(i.sources),p=m.length>0?m:(0,d.isObject)(i.source)?[i.source]:[],g=new Map(p.flatMap(h=>(0,f.text_2)(h.ref)===""?[]:[[(0,f.text_2)(
h.ref),h]]));return p.flatMap((h,O)=>{let b=m.length>0?[...t,"sources",O]:[...t,"source"],{repoURL:k,path:S,chart:J}=h;if((0,f.text_2)(S)===""&&(0,f.text_2)(J)===
"")return(0,f.text_2)(h.ref)===""&&o(b,`${a}: a source without path and chart is not evaluated`),[];let U=[k,S,J,c,u].map($=>X((0,f.text_2)($))).find($=>$),ke=U!==
void 0&&[S,J,c,u].every($=>!X((0,f.text_2)($)));if(U!==void 0&&!ke)return o(b,`the template ${U} is not evaluated`),[];let ie=dt(h,r);return[v(y({tool:"Argo CD",
by:n,name:a,source:ie,cluster:c,clusters:L(c,n.document.file.path,s)},u!==""&&{namespace:u}),{release:(0,f.text_2)((0,d.isObject)(h.helm)?h.helm.releaseName:void 0)||
a,values:pt(h,ie,g,n,b,r)})]})}function dt(e,t){let[n,r,s,o]=[e.repoURL,e.path,e.chart,e.targetRevision].map(f.text_2),i=s===""&&M(n,r,t),a=(0,d.isObject)(e.directory)?
e.directory:{};return v(y(y({repo:n,isHere:i},s!==""?{chart:s}:{path:i?j(r,t):r}),o!==""&&{revision:o}),{directory:{recurse:a.recurse===!0,include:(0,f.text_2)(
a.include),exclude:(0,f.text_2)(a.exclude)}})}function pt(e,{path:t,isHere:n},r,s,o,i){let a=(0,d.isObject)(e.helm)?e.helm:{},l=a.ignoreMissingValueFiles===!0,c=(Array.
isArray(a.valueFiles)?a.valueFiles.map(String):[]).map(h=>{let[,O,b]=/^\$([^/]+)\/(.*)$/.exec(h)??[],k=l&&{optional:!0};if(O!==void 0&&b!==void 0){let J=r.has(O)&&
M((0,f.text_2)(r.get(O)?.repoURL),b,i);return y({file:J?j(b,i):h,isHere:J},k)}if(/^\w+:\/\//.test(h)||!n)return y({file:h,isHere:!1},k);let S=h.startsWith("/")?
j(h,i):(0,A.joined)(t??".",h);return y({file:S,isHere:!0},k)}),u=(0,d.isObject)(a.valuesObject)?"valuesObject":"values",m=a[u],p=typeof m=="string"?(0,B.parsed)(
m):m,g=(0,x.objects)(a.parameters);return[...c.filter(h=>!("file"in h)||!h.optional||!h.isHere||G(h.file,i)),...(0,d.isObject)(p)?[{inline:p,by:s,at:[...o,"helm",
u]}]:[],...g.length>0?[{inline:g.reduce(_.withParameter,{}),by:s,at:[...o,"helm","parameters"]}]:[]]}var H=require("./shared.js"),te=require("./shared.js"),mt=require("./shared.js");var gt=/\.(?:ya?ml|json)$/i;function K({tool:e,source:t,values:n},r){let s=new Set(n.flatMap(u=>"file"in u&&u.isHere?[u.file]:[])),{path:o,isHere:i,directory:a}=t;
if(!i||o===void 0)return s;if(r.isFile(o))return s.add(o);let l=u=>{let m=(0,H.kustomizationIn)(u,r);if(m)for(let p of(0,te.reachOf)(m,r).files.keys())s.add(p);else if(r.
isFile(be(u,"Chart.yaml")))for(let p of ne(u,r))s.add(p);else if(e==="Flux")c(u);else for(let p of ne(u,r)){let g=u==="."?p:p.slice(u.length+1);!gt.test(g)||!a?.
recurse&&g.includes("/")||a?.exclude&&Z(a.exclude,g)||(!a?.include||Z(a.include,g))&&s.add(p)}},c=u=>{let m=new Set;for(let p of ne(u,r)){let g=p.slice(u==="."?
0:u.length+1).split("/").slice(0,-1),h=g.map((O,b)=>be(u,g.slice(0,b+1).join("/"))).find(O=>(0,H.kustomizationIn)(O,r));h?m.add(h):/\.ya?ml$/i.test(p)&&s.add(p)}
for(let p of m)l(p)};return l(o),s}function be(e,t){return e==="."?t:`${e}/${t}`}function ne(e,{names:t}){return e==="."?t:t.filter(n=>n.startsWith(`${e}/`))}var xe="kustomize.toolkit.fluxcd.io",re="helm.toolkit.fluxcd.io",ht="source.toolkit.fluxcd.io";function se({group:e,kind:t}){return e===xe&&t==="Kustomization"||
e===re&&t==="HelmRelease"}function je(e,t,n){let r=[],s=e.filter(se).flatMap(o=>{let i=(l,c)=>r.push({by:o,path:["spec",l],reason:c});return(o.group===re?Ot:yt)(
o,e,t,n,i)});return{destinations:vt(s,t,n),notEvaluated:r}}function yt(e,t,n,r,s){let{spec:o,name:i}=e,a=(0,f.text_2)(o.path)||".",l=ve(e,o.sourceRef,a,t,n),c=(0,f.text_2)(
o.targetNamespace),u=(0,d.isObject)(o.postBuild)?o.postBuild:{};for(let m of["substitute","substituteFrom"])u[m]!==void 0&&s("postBuild",`postBuild.${m} is not \
evaluated`);return[v(y(y({tool:"Flux",by:e,name:i,source:l},we(e,r)),c!==""&&{namespace:c,forced:!0}),{values:[]})]}function Ot(e,t,n,r,s){let{spec:o,name:i}=e,
a=(0,d.isObject)(o.chartRef)?o.chartRef:void 0,l=(0,d.isObject)(o.chart)&&(0,d.isObject)(o.chart.spec)?o.chart.spec:{},c=a?xt(a,e,t):bt(l,e,t,n);if(!c)return s(
a?"chartRef":"chart","it names no chart"),[];let u=(0,d.isObject)(e.value.metadata)?(0,f.text_2)(e.value.metadata.namespace):"",m=(0,f.text_2)(o.targetNamespace)||
u,p=(0,f.text_2)(o.targetNamespace),g=[],h=jt(e,l,c,t,n,O=>{s("valuesFrom",`the values of ${O} are not in view`),g.push(O)});return[y(v(y(y({tool:"Flux",by:e,name:i,
source:c},we(e,r)),m!==""&&{namespace:m}),{release:(0,f.text_2)(o.releaseName)||(p===""?i:`${p}-${i}`),values:h}),g.length>0&&{unseen:g})]}function bt(e,t,n,r){
let[s,o]=[(0,f.text_2)(e.chart),(0,f.text_2)(e.version)];if(s==="")return;let i=(0,d.isObject)(e.sourceRef)?e.sourceRef:{};if((0,f.text_2)(i.kind)==="GitReposit\
ory"||(0,f.text_2)(i.kind)==="Bucket")return ve(t,i,s,n,r);let a=(0,f.text_2)(oe(i,t,n)?.spec.url);return y({repo:a||(0,f.text_2)(i.name),isHere:!1,chart:s},o!==
""&&{revision:o})}function xt(e,t,n){let s=oe(e,t,n)?.spec??{},o=(0,f.text_2)(s.url),i=(0,f.text_2)(s.chart)||o.split("/").at(-1)||(0,f.text_2)(e.name);if(i==="")
return;let a=(0,d.isObject)(s.ref)?(0,f.text_2)(s.ref.tag)||(0,f.text_2)(s.ref.semver):(0,f.text_2)(s.version);return y({repo:o||(0,f.text_2)(e.name),isHere:!1,
chart:i},a!==""&&{revision:a})}function ve(e,t,n,r,s){let o=(0,d.isObject)(t)?t:{},i=oe(o,e,r),a=(0,f.text_2)(i?.spec.url),l=M(a,n,s)&&G(j(n,s),s),c=(0,d.isObject)(
i?.spec.ref)?(0,f.text_2)(i.spec.ref.branch)||(0,f.text_2)(i.spec.ref.tag):"";return y({repo:a||(0,f.text_2)(o.name),isHere:l,path:l?j(n,s):n},c!==""&&{revision:c})}
function oe(e,{namespace:t},n){let[r,s,o]=[(0,f.text_2)(e.kind),(0,f.text_2)(e.name),(0,f.text_2)(e.namespace)],i=n.filter(a=>a.group===ht&&a.kind===r&&a.name===
s);return i.find(a=>a.namespace===(o||t))??i[0]}function we({spec:e,document:t},n){let r=(0,d.isObject)(e.kubeConfig)?e.kubeConfig:{},o=(0,f.text_2)((0,d.isObject)(
r.secretRef)?r.secretRef.name:void 0).replace(/-kubeconfig$/,"")||null;return{cluster:o,clusters:L(o,t.file.path,n)}}function jt(e,t,n,r,s,o){let{spec:i}=e,a=Array.
isArray(t.valuesFiles)?t.valuesFiles.map(String):[],l=(0,x.objects)(i.valuesFrom).flatMap(c=>{let[u,m,p]=[(0,f.text_2)(c.kind),(0,f.text_2)(c.name),(0,f.text_2)(
c.valuesKey)||"values.yaml"],g=r.find(b=>b.group===""&&b.kind==="ConfigMap"&&u==="ConfigMap"&&b.name===m),h=g&&(0,d.isObject)(g.value.data)?g.value.data[p]:void 0;
if(typeof h!="string"||(0,f.text_2)(c.targetPath)!=="")return o(`${u} ${m}`),[];let[O]=(0,R.readDocuments)({path:"",text:h}).filter(N.isReadable);return O&&g?[{
inline:(0,E.plainValue)(O.root),by:g,at:["data",p]}]:[]});return[...a.map(c=>({file:n.isHere?j(c,s):c,isHere:n.isHere})),...l,...(0,d.isObject)(i.values)?[{inline:i.
values,by:e,at:["spec","values"]}]:[]]}function vt(e,t,n){let r=[...e],s=new Map(e.filter(({by:i})=>i.group===xe).map(i=>[i.by,K(i,t)])),o=n.map(({name:i})=>i);
for(let i=0;i<=e.length;i++){let a=r.map(c=>{let u=r.filter(({by:g})=>g!==c.by&&s.get(g)?.has(c.by.document.file.path));if(u.length===0)return c;let m=new Set([
...c.clusters,...c.cluster===null?u.flatMap(g=>g.clusters):[]]),p=c.namespace??(c.by.group===re?u.find(g=>g.namespace)?.namespace:void 0);return y(v(y({},c),{clusters:o.
filter(g=>m.has(g))}),p!==void 0&&{namespace:p})}),l=a.every((c,u)=>c.clusters.length===r[u]?.clusters.length);if(r=a,l)break}return r}function Me(e){return Ce(e)||se(e)}function Je(e,t,n){let r=je(e,t,n),s=e.filter(Ce).map(o=>ye(o,t,n));return{destinations:[...s.flatMap(({destinations:o})=>o),
...r.destinations],notEvaluated:[...s.flatMap(({notEvaluated:o})=>o),...r.notEvaluated]}}function Ce({group:e,kind:t}){return e==="argoproj.io"&&(t==="Applicati\
on"||t==="ApplicationSet")}0&&(module.exports={isGitOps,reachedBy,readGitOps});
