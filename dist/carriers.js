var O=Object.defineProperty,E=Object.defineProperties,H=Object.getOwnPropertyDescriptor,J=Object.getOwnPropertyDescriptors,L=Object.getOwnPropertyNames,T=Object.
getOwnPropertySymbols;var R=Object.prototype.hasOwnProperty,Z=Object.prototype.propertyIsEnumerable;var I=(e,r,t)=>r in e?O(e,r,{enumerable:!0,configurable:!0,writable:!0,value:t}):e[r]=t,l=(e,r)=>{for(var t in r||={})R.call(r,t)&&I(e,t,r[t]);if(T)for(var t of T(
r))Z.call(r,t)&&I(e,t,r[t]);return e},d=(e,r)=>E(e,J(r));var _=(e,r)=>{for(var t in r)O(e,t,{get:r[t],enumerable:!0})},q=(e,r,t,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let s of L(r))!R.call(e,s)&&s!==t&&
O(e,s,{get:()=>r[s],enumerable:!(n=H(r,s))||n.enumerable});return e};var F=e=>q(O({},"__esModule",{value:!0}),e);var be={};_(be,{gatesIn:()=>x,gatesOfDependency:()=>G,kruiseCarriers:()=>z,kubernetesCarriers:()=>U});module.exports=F(be);var Q=require("./core.js"),C=require("./core.js"),X=require("./core.js");var Y=require("./core.js"),ee=require("./core.js"),m=require("./core.js");var j=require("./core.js"),g=require("./core.js"),y=require("./core.js"),te=require("./core.js"),b=require("./core.js"),u=require("./core.js"),f=require("./core.js");var re=require("./core.js"),ne=require("./core.js"),V=require("./core.js"),se=require("./core.js");var ae=require("./core.js"),v=require("./core.js"),oe=require("./core.js"),ie=require("./core.js"),ce=require("./core.js"),ue=require("./core.js");var A="kruise",S=/(?:^|\/)kruise-manager$/,K=["manager","image","tag"];function z(e){let r=[...(0,j.chartUses)(e).filter(({chart:t})=>t===A).map(t=>fe(e,t)),...(0,y.objectsOf)(
e).flatMap(t=>[...pe(t),...de(t),...me(t)]),...W(e,[]),...W(e,[A])];return[...r.filter(({version:t})=>t),...r.filter(({version:t})=>!t)]}function x(e){if(typeof e!=
"string")return;let r=e.split(",").flatMap(t=>{let[,n,s]=/^\s*([A-Za-z][A-Za-z0-9]*)\s*=\s*(true|false)\s*$/i.exec(t)??[];return n===void 0||s===void 0?[]:[[n,s.
toLowerCase()==="true"]]});return Object.fromEntries(r)}function fe(e,{by:r,version:t,values:n,valuesPath:s,alias:o}){let i=(s&&(0,f.writtenText)({document:e,at:[],
node:e.root},[...s,...K]))??le(e,n,s),c=x((0,m.valueAt)(n,["featureGates"]));return l(d(l({what:r==="Helm"?"a chart dependency":`a chart that ${r} installs`},i?
{version:i}:t&&{version:t}),{isChart:!i,byChart:!0,alias:o}),c&&{gates:c})}function le(e,r,t){let n=(0,m.valueAt)(r,K);if(typeof n!="string"||n===""||!t)return;
let s=(0,f.writtenText)({document:e,at:[],node:e.root},t);if(!s)return;let{start:o,end:a}=s.span,i=e.file.text.slice(o,a).split(n),c=o+i[0].length;return{text:n,
path:t,span:i.length===2?{start:c,end:c+n.length}:{start:o,end:a}}}function pe(e){let{node:r,document:t}=e;if(!/(?:^|\/)kustomization\.ya?ml$/i.test(t.file.path)&&
(0,u.textAt)(r,["kind"])!=="Kustomization")return[];let n=(0,g.indexes)(r,["images"]).filter(o=>S.test((0,u.textAt)(r,[...o,"name"]))),s=(0,g.indexes)(r,["resou\
rces"]).flatMap(o=>{let a=(0,f.writtenText)(e,o),i=/github\.com\/openkruise\/kruise\/.*[?&](?:ref|version)=([^&]+)/.exec(a?.text??"")?.[1];return a&&i?[d(l({},a),
{text:i})]:[]});return[...n.flatMap(o=>(0,f.writtenText)(e,[...o,"newTag"])??[]),...s].map(o=>({what:"a kustomization",version:o,isChart:!1,byChart:!1}))}function de(e){
let r=(0,u.textAt)(e.node,["apiVersion"]),t=r.includes("/")?r.split("/")[0]:"",[n]=(0,V.kindOf)(t,(0,u.textAt)(e.node,["kind"]))?.templates??[];if(!n)return[];let s=[
...n,"spec","containers"];return(0,g.indexes)(e.node,s).flatMap(o=>{let a=(0,f.writtenText)(e,[...o,"image"]),[,i="",c]=/^([^@]*?)(?::([^:/@]+))?(?:@.*)?$/.exec(
a?.text??"")??[];if(!a||c===void 0||!S.test(i))return[];let p=e.document.file.text.slice(a.span.start,a.span.end).indexOf(`:${c}`),h=p<0?a.span.start:a.span.start+
p+1,k=p<0?a.span:{start:h,end:h+c.length},D=[["args"],["command"]].flatMap(w=>(0,b.plainAt)(e.node,[...o,...w])??[]).flat().findLast(w=>String(w).startsWith("--\
feature-gates=")),$=D===void 0?void 0:x(String(D).slice(16));return[l({what:"an image",version:d(l({},a),{text:c,span:k}),isChart:!1,byChart:!1},$&&{gates:$})]})}
function me(e){if(!/(?:^|\/)Chart\.ya?ml$/.test(e.document.file.path)||(0,u.textAt)(e.node,["name"])!==A)return[];let r=(0,f.writtenText)(e,["appVersion"])??(0,f.writtenText)(
e,["version"]);return r?[{what:"the chart",version:r,isChart:!1,byChart:!0}]:[]}function W(e,r){let t={document:e,at:[],node:e.root};if((0,u.textAt)(e.root,["ki\
nd"])!==""||(0,u.textAt)(e.root,["apiVersion"])!=="")return[];let n=r.length===0?(0,C.plainValue)(e.root):(0,b.plainAt)(e.root,r),s=x((0,m.valueAt)(n,["featureG\
ates"])),o=(0,m.valueAt)(n,["manager","image"]),a=(0,v.isObject)(o)&&S.test(String(o.repository??"")),i=a||r.length>0?(0,f.writtenText)(t,[...r,...K]):void 0;return a||
r.length>0&&(i||s)||s&&(0,v.isObject)((0,m.valueAt)(n,["manager"]))?[l(d(l({what:"chart values"},i&&{version:i}),{isChart:!1,byChart:!0}),s&&{gates:s})]:[]}function G(e,r){
return x((0,b.plainAt)(r.root,[e,"featureGates"]))}var ge=require("./core.js"),xe=require("./core.js"),M=require("./core.js"),N=require("./core.js");var P=require("./core.js");function U(e){let r=[...(0,y.objectsOf)(e).flatMap(he),...ye(e)];return[...r.filter(({ofNodes:t})=>!t),...r.filter(({ofNodes:t})=>t)]}function he(e){let[r,t]=[(0,u.textAt)(
e.node,["apiVersion"]).split("/")[0],(0,u.textAt)(e.node,["kind"])],n=["metadata","name"],s=(a,i,c=n,p=!1)=>{let h=(0,f.writtenText)(e,i),k=(0,u.textAt)(e.node,
c);return h?[l({what:a,version:h,ofNodes:p},k&&{cluster:k})]:[]},o=["metadata","labels","cluster.x-k8s.io/cluster-name"];switch(r){case"eksctl.io":return t==="C\
lusterConfig"?s("an eksctl ClusterConfig",["metadata","version"]):[];case"cluster.x-k8s.io":return t==="Cluster"?s("a Cluster API Cluster",["spec","topology","v\
ersion"]):t!=="MachineDeployment"&&t!=="MachinePool"?[]:s(`a Cluster API ${t}`,["spec","template","spec","version"],["spec","clusterName"],!0);case"controlplane\
.cluster.x-k8s.io":return/ControlPlane$/.test(t)?s(`a Cluster API ${t}`,["spec","version"],(0,u.textAt)(e.node,o)===""?n:o):[];case"kops.k8s.io":return t==="Clu\
ster"?s("a kOps Cluster",["spec","kubernetesVersion"]):[];case"kind.x-k8s.io":return t==="Cluster"?Ce(e):[];case"k3d.io":{let a=t==="Simple"?B(e,["image"],/(?:^|\/)k3s$/):
void 0,i=(0,u.textAt)(e.node,n);return a?[l({what:"a k3d configuration",version:a,ofNodes:!1},i&&{cluster:i})]:[]}default:return[]}}function Ce(e){let r=(0,u.textAt)(
e.node,["name"]);return(0,g.indexes)(e.node,["nodes"]).flatMap(t=>{let n=B(e,[...t,"image"],/(?:^|\/)node$/),s=(0,u.textAt)(e.node,[...t,"role"])==="worker";return n?
[l({what:"a kind configuration",version:n,ofNodes:s},r&&{cluster:r})]:[]})}function ye(e){let r={document:e,at:[],node:e.root},t=(0,C.plainValue)(e.root),n=(0,M.vclusterCarriers)(
e).flatMap(({values:o,valuesPath:a})=>o!==void 0&&a?[{values:o,valuesPath:a}]:[]);return(n.length===0&&(0,P.isVclusterValues)(t)?[{values:t,valuesPath:[]}]:n).flatMap(
({values:o,valuesPath:a})=>{let{guestVersion:i,setBy:c}=(0,N.vclusterOptions)(o);if(i===void 0)return[];let p=(0,f.writtenText)(r,[...a,...c.guestVersion??[]])??
(0,f.writtenText)(r,a);return p?[{what:"vcluster values",version:d(l({},p),{text:i}),ofNodes:!1}]:[]})}function B(e,r,t){let n=(0,f.writtenText)(e,r),[,s="",o]=/^([^@]*?):([^:/@]+)(?:@.*)?$/.
exec(n?.text??"")??[];if(!n||o===void 0||!t.test(s))return;let{start:a,end:i}=n.span,c=e.document.file.text.slice(a,i).indexOf(`:${o}`),p=c<0?n.span:{start:a+c+
1,end:a+c+1+o.length};return d(l({},n),{text:o,span:p})}0&&(module.exports={gatesIn,gatesOfDependency,kruiseCarriers,kubernetesCarriers});
