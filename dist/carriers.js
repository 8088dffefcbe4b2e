var j=Object.defineProperty,Q=Object.defineProperties,X=Object.getOwnPropertyDescriptor,Y=Object.getOwnPropertyDescriptors,ee=Object.getOwnPropertyNames,U=Object.
getOwnPropertySymbols;var H=Object.prototype.hasOwnProperty,te=Object.prototype.propertyIsEnumerable;var J=(e,t,r)=>t in e?j(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r,l=(e,t)=>{for(var r in t||={})H.call(t,r)&&J(e,r,t[r]);if(U)for(var r of U(
t))te.call(t,r)&&J(e,r,t[r]);return e},p=(e,t)=>Q(e,Y(t));var re=(e,t)=>{for(var r in t)j(e,r,{get:t[r],enumerable:!0})},ne=(e,t,r,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ee(t))!H.call(e,a)&&a!==
r&&j(e,a,{get:()=>t[a],enumerable:!(s=X(t,a))||s.enumerable});return e};var se=e=>ne(j({},"__esModule",{value:!0}),e);var Ne={};re(Ne,{gatesIn:()=>P,gatesOfDependency:()=>q,kruiseCarriers:()=>L,kubernetesCarriers:()=>Z});module.exports=se(Ne);var N=require("./core.js"),h=require("./core.js"),k=require("./core.js");var ae=require("./core.js"),oe=require("./core.js"),x=require("./core.js");var S=require("./core.js"),D=require("./core.js");var V=require("./core.js");var ie=require("./core.js"),v=require("./core.js"),ue=require("./core.js"),ce=require("./core.js"),le=require("./core.js"),fe=require("./core.js");function O(e,t=e.root,r=[]){let s=(0,N.entry)(t,"items")?.value;return!u(t,["kind"]).endsWith("List")||s?.kind!=="seq"?[{document:e,at:r,node:t}]:s.items.flatMap(
(a,n)=>O(e,a,[...r,"items",n]))}function B(e){return O(e).flatMap(de)}function de(e){let{node:t}=e,[r,s]=[u(t,["apiVersion"]),u(t,["kind"])],a=r.split("/")[0];if(a===
"argoproj.io"&&s==="Application")return G(e,["spec"]);if(a==="argoproj.io"&&s==="ApplicationSet")return G(e,["spec","template","spec"]);if(a==="helm.toolkit.flu\
xcd.io"&&s==="HelmRelease"){let n=["spec","chart","spec"];return[y(e,"Flux",u(t,[...n,"chart"]),[...n,"version"],["spec","values"])]}if(a==="source.toolkit.flux\
cd.io"&&s==="OCIRepository"){let n=["spec","ref"],o=u(t,[...n,"tag"])===""?[...n,"semver"]:[...n,"tag"];return[y(e,"Flux",u(t,["spec","url"]),o)]}return a==="he\
lm.cattle.io"&&s==="HelmChart"?[y(e,"k3s",u(t,["spec","chart"]),["spec","version"],["spec","valuesContent"])]:s==="Kustomization"||/(?:^|\/)kustomization\.ya?ml$/i.
test(e.document.file.path)?m(t,["helmCharts"]).map(n=>y(e,"kustomize",u(t,[...n,"name"]),[...n,"version"],[...n,"valuesInline"])):s!==""?[]:[...m(t,["dependenci\
es"]).map(n=>p(l({},y(e,"Helm",u(t,[...n,"name"]),[...n,"version"])),{alias:u(t,[...n,"alias"])||E(u(t,[...n,"name"]))})),...m(t,["releases"]).map(n=>y(e,"helmf\
ile",u(t,[...n,"chart"]),[...n,"version"]))]}function G(e,t){return[[...t,"source"],...m(e.node,[...t,"sources"])].flatMap(r=>{let s=u(e.node,[...r,"chart"]);if(s===
"")return[];let a=[...r,"helm"],n=[...a,"valuesObject"],o=(0,v.isObject)(C(e.node,n))?n:[...a,"values"],i=y(e,"Argo CD",s,[...r,"targetRevision"],o),c=m(e.node,
[...a,"parameters"]);if(c.length===0)return[i];let d=c.reduce((g,b)=>(0,V.withParameter)(g,C(e.node,b)),i.values??{});return[p(l({},i),{values:d})]})}function y(e,t,r,s,a){
let n=a&&C(e.node,a),o=f(e,s),i=E(r);return l(l({by:t,chart:i,alias:i},o&&{version:o}),a&&n!==void 0&&n!==null?{values:typeof n=="string"?pe(n):n,valuesPath:[...e.
at,...a]}:{})}function E(e){return e.replace(/\/+$/,"").split("/").at(-1)??""}function f({document:e,at:t,node:r},s){let{whole:a,node:n}=(0,k.written)(r,s);if(!a||
n.kind!=="scalar"||n.value===null||n.value==="")return;let{start:o,end:i,value:c}=n;return{text:typeof c=="string"?c:e.file.text.slice(o,i),span:{start:o,end:i},
path:[...t,...s]}}function pe(e){let[t]=(0,D.readDocuments)({path:"",text:e}).filter(S.isReadable);return t?(0,h.plainValue)(t.root):{}}function m(e,t){let{whole:r,
node:s}=(0,k.written)(e,t);return r&&s.kind==="seq"?s.items.map((a,n)=>[...t,n]):[]}function C(e,t){let{whole:r,node:s}=(0,k.written)(e,t);return r?(0,h.plainValue)(
s):void 0}function u(e,t){let{whole:r,node:s}=(0,k.written)(e,t);return r&&s.kind==="scalar"&&s.value!==null?String(s.value):""}var me=require("./core.js"),he=require("./core.js"),A=require("./core.js"),ge=require("./core.js");var M="kruise",K=/(?:^|\/)kruise-manager$/,$=["manager","image","tag"];function L(e){let t=[...B(e).filter(({chart:r})=>r===M).map(r=>xe(e,r)),...O(e).flatMap(r=>[
...Ce(r),...be(r),...ke(r)]),...F(e,[]),...F(e,[M])];return[...t.filter(({version:r})=>r),...t.filter(({version:r})=>!r)]}function P(e){if(typeof e!="string")return;
let t=e.split(",").flatMap(r=>{let[,s,a]=/^\s*([A-Za-z][A-Za-z0-9]*)\s*=\s*(true|false)\s*$/i.exec(r)??[];return s===void 0||a===void 0?[]:[[s,a.toLowerCase()===
"true"]]});return Object.fromEntries(t)}function xe(e,{by:t,version:r,values:s,valuesPath:a,alias:n}){let i=(a&&f({document:e,at:[],node:e.root},[...a,...$]))??
ye(e,s,a),c=P((0,x.valueAt)(s,["featureGates"]));return l(p(l({what:t==="Helm"?"a chart dependency":`a chart that ${t} installs`},i?{version:i}:r&&{version:r}),
{isChart:!i,byChart:!0,alias:n}),c&&{gates:c})}function ye(e,t,r){let s=(0,x.valueAt)(t,$);if(typeof s!="string"||s===""||!r)return;let a=f({document:e,at:[],node:e.
root},r);if(!a)return;let{start:n,end:o}=a.span,i=e.file.text.slice(n,o).split(s),c=n+i[0].length;return{text:s,path:r,span:i.length===2?{start:c,end:c+s.length}:
{start:n,end:o}}}function Ce(e){let{node:t,document:r}=e;if(!/(?:^|\/)kustomization\.ya?ml$/i.test(r.file.path)&&u(t,["kind"])!=="Kustomization")return[];let s=m(
t,["images"]).filter(n=>K.test(u(t,[...n,"name"]))),a=m(t,["resources"]).flatMap(n=>{let o=f(e,n),i=/github\.com\/openkruise\/kruise\/.*[?&](?:ref|version)=([^&]+)/.
exec(o?.text??"")?.[1];return o&&i?[p(l({},o),{text:i})]:[]});return[...s.flatMap(n=>f(e,[...n,"newTag"])??[]),...a].map(n=>({what:"a kustomization",version:n,isChart:!1,
byChart:!1}))}function be(e){let t=u(e.node,["apiVersion"]),r=t.includes("/")?t.split("/")[0]:"",[s]=(0,A.kindOf)(r,u(e.node,["kind"]))?.templates??[];if(!s)return[];
let a=[...s,"spec","containers"];return m(e.node,a).flatMap(n=>{let o=f(e,[...n,"image"]),[,i="",c]=/^([^@]*?)(?::([^:/@]+))?(?:@.*)?$/.exec(o?.text??"")??[];if(!o||
c===void 0||!K.test(i))return[];let d=e.document.file.text.slice(o.span.start,o.span.end).indexOf(`:${c}`),g=d<0?o.span.start:o.span.start+d+1,b=d<0?o.span:{start:g,
end:g+c.length},W=[["args"],["command"]].flatMap(w=>C(e.node,[...n,...w])??[]).flat().findLast(w=>String(w).startsWith("--feature-gates=")),z=W===void 0?void 0:
P(String(W).slice(16));return[l({what:"an image",version:p(l({},o),{text:c,span:b}),isChart:!1,byChart:!1},z&&{gates:z})]})}function ke(e){if(!/(?:^|\/)Chart\.ya?ml$/.
test(e.document.file.path)||u(e.node,["name"])!==M)return[];let t=f(e,["appVersion"])??f(e,["version"]);return t?[{what:"the chart",version:t,isChart:!1,byChart:!0}]:
[]}function F(e,t){let r={document:e,at:[],node:e.root};if(u(e.root,["kind"])!==""||u(e.root,["apiVersion"])!=="")return[];let s=t.length===0?(0,h.plainValue)(e.
root):C(e.root,t),a=P((0,x.valueAt)(s,["featureGates"])),n=(0,x.valueAt)(s,["manager","image"]),o=(0,v.isObject)(n)&&K.test(String(n.repository??"")),i=o||t.length>
0?f(r,[...t,...$]):void 0;return o||t.length>0&&(i||a)||a&&(0,v.isObject)((0,x.valueAt)(s,["manager"]))?[l(p(l({what:"chart values"},i&&{version:i}),{isChart:!1,
byChart:!0}),a&&{gates:a})]:[]}function q(e,t){return P(C(t.root,[e,"featureGates"]))}var ve=require("./core.js"),Oe=require("./core.js"),T=require("./core.js"),R=require("./core.js");var I=require("./core.js");function Z(e){let t=[...O(e).flatMap(Pe),...we(e)];return[...t.filter(({ofNodes:r})=>!r),...t.filter(({ofNodes:r})=>r)]}function Pe(e){let[t,r]=[u(e.node,["apiV\
ersion"]).split("/")[0],u(e.node,["kind"])],s=["metadata","name"],a=(o,i,c=s,d=!1)=>{let g=f(e,i),b=u(e.node,c);return g?[l({what:o,version:g,ofNodes:d},b&&{cluster:b})]:
[]},n=["metadata","labels","cluster.x-k8s.io/cluster-name"];switch(t){case"eksctl.io":return r==="ClusterConfig"?a("an eksctl ClusterConfig",["metadata","versio\
n"]):[];case"cluster.x-k8s.io":return r==="Cluster"?a("a Cluster API Cluster",["spec","topology","version"]):r!=="MachineDeployment"&&r!=="MachinePool"?[]:a(`a \
Cluster API ${r}`,["spec","template","spec","version"],["spec","clusterName"],!0);case"controlplane.cluster.x-k8s.io":return/ControlPlane$/.test(r)?a(`a Cluster\
 API ${r}`,["spec","version"],u(e.node,n)===""?s:n):[];case"kops.k8s.io":return r==="Cluster"?a("a kOps Cluster",["spec","kubernetesVersion"]):[];case"kind.x-k8\
s.io":return r==="Cluster"?je(e):[];case"k3d.io":{let o=r==="Simple"?_(e,["image"],/(?:^|\/)k3s$/):void 0,i=u(e.node,s);return o?[l({what:"a k3d configuration",
version:o,ofNodes:!1},i&&{cluster:i})]:[]}default:return[]}}function je(e){let t=u(e.node,["name"]);return m(e.node,["nodes"]).flatMap(r=>{let s=_(e,[...r,"imag\
e"],/(?:^|\/)node$/),a=u(e.node,[...r,"role"])==="worker";return s?[l({what:"a kind configuration",version:s,ofNodes:a},t&&{cluster:t})]:[]})}function we(e){let t={
document:e,at:[],node:e.root},r=(0,h.plainValue)(e.root),s=(0,T.vclusterCarriers)(e).flatMap(({values:n,valuesPath:o})=>n!==void 0&&o?[{values:n,valuesPath:o}]:
[]);return(s.length===0&&(0,I.isVclusterValues)(r)?[{values:r,valuesPath:[]}]:s).flatMap(({values:n,valuesPath:o})=>{let{guestVersion:i,setBy:c}=(0,R.vclusterOptions)(
n);if(i===void 0)return[];let d=f(t,[...o,...c.guestVersion??[]])??f(t,o);return d?[{what:"vcluster values",version:p(l({},d),{text:i}),ofNodes:!1}]:[]})}function _(e,t,r){
let s=f(e,t),[,a="",n]=/^([^@]*?):([^:/@]+)(?:@.*)?$/.exec(s?.text??"")??[];if(!s||n===void 0||!r.test(a))return;let{start:o,end:i}=s.span,c=e.document.file.text.
slice(o,i).indexOf(`:${n}`),d=c<0?s.span:{start:o+c+1,end:o+c+1+n.length};return p(l({},s),{text:n,span:d})}0&&(module.exports={gatesIn,gatesOfDependency,kruiseCarriers,kubernetesCarriers});
