var Kt=Object.create;var ae=Object.defineProperty,Ht=Object.defineProperties,_t=Object.getOwnPropertyDescriptor,Gt=Object.getOwnPropertyDescriptors,Vt=Object.getOwnPropertyNames,ge=Object.
getOwnPropertySymbols,Wt=Object.getPrototypeOf,Ee=Object.prototype.hasOwnProperty,xn=Object.prototype.propertyIsEnumerable;var Sn=(e,n,t)=>n in e?ae(e,n,{enumerable:!0,configurable:!0,writable:!0,value:t}):e[n]=t,y=(e,n)=>{for(var t in n||={})Ee.call(n,t)&&Sn(e,t,n[t]);if(ge)for(var t of ge(
n))xn.call(n,t)&&Sn(e,t,n[t]);return e},w=(e,n)=>Ht(e,Gt(n));var de=(e,n)=>{var t={};for(var r in e)Ee.call(e,r)&&n.indexOf(r)<0&&(t[r]=e[r]);if(e!=null&&ge)for(var r of ge(e))n.indexOf(r)<0&&xn.call(e,r)&&(t[r]=e[r]);return t};var Bt=(e,n)=>{for(var t in n)ae(e,t,{get:n[t],enumerable:!0})},kn=(e,n,t,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of Vt(n))!Ee.call(e,o)&&
o!==t&&ae(e,o,{get:()=>n[o],enumerable:!(r=_t(n,o))||r.enumerable});return e};var B=(e,n,t)=>(t=e!=null?Kt(Wt(e)):{},kn(n||!e||!e.__esModule?ae(t,"default",{value:e,enumerable:!0}):t,e)),Ut=e=>kn(ae({},"__esModule",{value:!0}),e);var qi={};Bt(qi,{Kustomizations:()=>se,Reached:()=>je,Renderer:()=>$e,Time:()=>pe,Told:()=>Ie,filesOf:()=>he,kustomizationsIn:()=>me,parted:()=>Fe,unreachedWords:()=>oe});
module.exports=Ut(qi);var qt;function Yt(){return qt??=require("node:crypto")}function Se(...e){return Yt().createHash(...e)}var zt=B(require("node:path"));var Xt=require("./core.js"),Zt=require("./core.js"),ze=require("./core.js"),Qt=require("./core.js"),K=require("./core.js"),Le=require("./core.js"),De=require("./core.js"),
N=require("./core.js");var xe=require("./shared.js"),Je=require("./shared.js"),Ke=require("./shared.js");var x=require("./core.js"),A=require("./core.js"),M=require("./core.js");var er=require("./core.js"),nr=require("./core.js"),T=require("./core.js");var tr=require("./core.js"),L=require("./core.js");var P=require("./core.js"),$=require("./core.js");var rr=require("./core.js"),C=require("./core.js"),He=require("./core.js"),or=require("./core.js"),_e=require("./core.js"),F=require("./core.js");var bn=require("node:util");var ir=["name","containerPort","mountPath","devicePath","topologyKey","key","ip","port","uid"];function le(e,n,t){let r=[],o=e,i=n;for(let s of t){let d=o?.kind===
"seq"?sr(o.items,i,Number(s)):s;if(d===void 0||(o=o?.kind==="seq"?o.items[Number(d)]:(0,x.entry)(o,String(d))?.value,!o))return;r.push(d),i=(0,T.valueAt)(i,[s])}
return r}function sr(e,n,t){if(!Array.isArray(n))return;let r=n[t];if((0,C.isObject)(r))for(let i of ir){let s=r[i];if(typeof s!="string"&&typeof s!="number")continue;
let d=n.filter(l=>(0,C.isObject)(l)&&l[i]===s),a=e.flatMap((l,u)=>{let f=(0,x.entry)(l,i)?.value;return f?.kind==="scalar"&&f.value===s?[u]:[]});if(a.length===1&&
d.length===1)return a[0];if(a.length===0&&d.length===1)return}let o=e.flatMap((i,s)=>(0,bn.isDeepStrictEqual)((0,A.plainValue)(i),r)?[s]:[]);return o.length===1?
o[0]:e.length===n.length?t:void 0}var ar=64;function Ge(e,{root:n,kustomizations:t}){let r=(a,l)=>a.references.flatMap(u=>u.use===l?t.get(u.to)??[]:[]),o=ar,i=(a,l=[])=>l.includes(a)?[]:[a,...r(
a,"component").reverse().flatMap(u=>i(u,[...l,a]))],s=(a,l)=>{if(l.includes(a))return[];let u=[...l,a],f=r(a,"component"),c=m=>f.slice(m).reverse().flatMap(h=>i(
h,u)),p=e(a)?[[a,...c(0)]]:[];for(let m of r(a,"resource"))for(let h of s(m,u))p.push([a,...c(0),...h]);for(let[m,h]of f.entries())for(let S of s(h,u))p.push([a,
...c(m+1),...S]);return o-=p.length,o<0?[]:p},d=s(n,[]);return o<0?[]:d}function ke(e,n){return e.reduceRight((t,{root:r})=>{let[o,i]=["namePrefix","nameSuffix"].
map(s=>(0,N.textOf_2)((0,x.entry)(r,s)?.value));return`${o}${t}${i}`},n)}function wn(e,n){return new Set(e.map((t,r)=>ke(e.slice(r),n)).concat(n))}var Mn=require("node:util");function vn(e,n,t,r,o,i=Z){for(let s of n)for(let d of[...(0,K.itemsAt)(e.root,s)].reverse()){let a=(0,x.entry)(d,"target")?.value;if(!(a&&!pr((0,A.plainValue)(
a),t)))for(let{file:l,root:u}of[...ur(e,d,o)].reverse()){let f=u.kind==="seq"?a&&lr(u,l,t,r,i):a||cr(u,t)?dr(u,l,t,r,i):void 0;if(f)return f}}}var Z=(e,n)=>(0,Mn.isDeepStrictEqual)(
(0,A.plainValue)(e),n);function dr(e,n,{value:t},r,o){let i=le(e,t,r);if(!(!i||i.length===0))return o((0,M.written)(e,i).node,(0,T.valueAt)(t,r))?{file:n,span:(0,L.rangeOf)(
e,i,n.text)}:void 0}function lr(e,n,t,r,o){let i=e.kind==="seq"?[...e.items].reverse():[];for(let s of i){let{op:d,path:a}=Object((0,A.plainValue)(s)),l=(0,x.entry)(
s,"value")?.value;if(!l||d!=="add"&&d!=="replace"||typeof a!="string")continue;let u=a.split("/").slice(1).map(h=>h.replaceAll("~1","/").replaceAll("~0","~"));if(!u.
every((h,S)=>h===String(r[S])||h==="-"&&typeof r[S]=="number")||u.length>r.length)continue;let c=(0,T.valueAt)(t.value,r.slice(0,u.length)),p=le(l,c,r.slice(u.length));
if(!p||!o((0,M.written)(l,p).node,(0,T.valueAt)(t.value,r)))continue;let m=p.length===0?(0,L.rangeOf)(s,["value"],n.text):(0,L.rangeOf)(l,p,n.text);return{file:n,
span:m}}}function ur(e,n,t){let r=n.kind==="map"?(0,x.entry)(n,"path")?.value:n,o=(0,N.textOf_2)(r);if(o!==""&&!o.includes(`
`)){let s=e.references.find(({node:a})=>a===r)?.to,d=s===void 0?void 0:t.get(s);return d?On(d,d):[]}let i=n.kind==="map"?(0,x.entry)(n,"patch")?.value:n;return i?.
kind!=="scalar"?[]:On(fr(e.file,i),e.file)}function On(e,n){return(0,$.readDocuments)(e).flatMap(t=>(0,P.isReadable)(t)?{file:n,root:t.root}:[])}function fr({path:e,
text:n},{start:t,end:r}){let o=n.charAt(t),i=n.slice(t+1,r-1),[s,d]=[t,r];if(o==="|")s=n.indexOf(`
`,t)+1;else if(o==="'"&&!i.includes("'"))[s,d]=[t+1,r-1];else return{path:e,text:""};return{path:e,text:n.slice(0,s).replace(/[^\n]/g," ")+n.slice(s,d)}}function Ve({
apiVersion:e,kind:n}){let[t="",r=""]=(0,F.text_2)(e).split("/").reverse();return{kind:(0,F.text_2)(n),group:r,version:t}}function cr(e,{value:n,names:t}){let r=(0,A.plainValue)(
e);if(!(0,C.isObject)(r))return!1;let[o,i]=[Ve(r),Ve(n)],s=(0,C.isObject)(r.metadata)?(0,F.text_2)(r.metadata.name):"";return o.kind===i.kind&&o.group===i.group&&
t.has(s)}function pr(e,{value:n,names:t}){if(!(0,C.isObject)(e))return!1;let{kind:r,group:o,version:i}=Ve(n),s=(0,C.isObject)(n.metadata)?n.metadata:{},d=(l,...u)=>{
if(typeof l!="string"||l==="")return!0;let f=l.replace(/^\^|\$$/g,"").split(".*");return/[\\()[\]{}|+?*^$]/.test(f.join(""))?!0:u.some(c=>{let p=0;for(let[m,h]of f.
entries()){let S=m===0?c.startsWith(h)?0:-1:c.indexOf(h,p);if(S<0)return!1;p=S+h.length}return f.length>1?c.endsWith(f.at(-1)??""):p===c.length})},a=(l,u)=>typeof l!=
"string"||l.split(",").every(f=>{let[,c,p]=/^\s*([\w./-]+)\s*==?\s*([\w.-]*)\s*$/.exec(f)??[];return c===void 0||(0,C.isObject)(u)&&u[c]===p});return d(e.kind,r)&&
d(e.group,o)&&d(e.version,i)&&d(e.name,...t)&&a(e.labelSelector,s.labels)&&a(e.annotationSelector,s.annotations)}function An(e,n,t,r,o=Z){let i=(0,T.valueAt)(n.value,t);if(i===void 0)return;let s=d=>vn(e,d,n,t,r,o);return mr(e,t,i)??hr(e,n,t,i)??s(["patchesJson6902"])??yr(
e,t,i)??gr(e,t,i)??s(["patches","patchesStrategicMerge"])}function mr(e,n,t){if(!(n.at(-1)!=="image"||typeof t!="string"))for(let r of[...(0,K.itemsAt)(e.root,"\
images")].reverse()){let[o,i,s,d]=["name","newName","newTag","digest"].map(u=>(0,N.textOf_2)((0,x.entry)(r,u)?.value)),a=i||o||"";if(a===""||!t.startsWith(a))continue;
let l=t.slice(a.length);if(s&&l===(d?`:${s}@${d}`:`:${s}`))return D(e,r,"newTag");if(d&&l===`@${d}`)return D(e,r,"digest");if(i&&!s&&!d&&/^(?:$|[:@][^/]*$)/.test(
l))return D(e,r,"newName")}}function hr(e,{names:n},t,r){if(t.join("/")!=="spec/replicas")return;let o=(0,K.itemsAt)(e.root,"replicas").findLast(i=>{let s=(0,x.entry)(
i,"count")?.value;return n.has((0,N.textOf_2)((0,x.entry)(i,"name")?.value))&&s?.kind==="scalar"&&s.value===r});return o&&D(e,o,"count")}function yr(e,n,t){let[
r,o]=[n.at(-1),n.at(-2)];if(typeof r!="string"||typeof t!="string")return;let i=d=>{let a=d.findLast(l=>{let u=(0,x.entry)(l,r)?.value;return u?.kind==="scalar"&&
String(u.value)===t});return a&&D(e,a,r)};if(o==="annotations")return i([(0,x.entry)(e.root,"commonAnnotations")?.value]);if(o!=="labels"&&o!=="matchLabels"&&o!==
"selector")return;let s=(0,K.itemsAt)(e.root,"labels").map(d=>(0,x.entry)(d,"pairs")?.value);return i([(0,x.entry)(e.root,"commonLabels")?.value,...s])}function gr(e,n,t){
if(n.length!==2||n[0]!=="metadata"||typeof t!="string")return;let r=s=>(0,N.textOf_2)((0,x.entry)(e.root,s)?.value);if(n[1]==="namespace")return r("namespace")===
t?D(e,e.root,"namespace"):void 0;if(n[1]!=="name")return;let[o,i]=[r("namePrefix"),r("nameSuffix")];return i&&t.endsWith(i)?D(e,e.root,"nameSuffix"):o&&t.startsWith(
o)?D(e,e.root,"namePrefix"):void 0}function D({file:e},n,t){return{file:e,span:(0,L.rangeOf)(n,[t],e.text)}}function Tn(e,n,t){let r=n==="Secret"?"secretGenerat\
or":"configMapGenerator",o=(0,K.itemsAt)(e.root,r).filter(s=>t((0,N.textOf_2)((0,x.entry)(s,"name")?.value))),[i]=o.sort((s,d)=>Rn(d).length-Rn(s).length);return i&&
D(e,i,"name")}function Rn(e){let{name:n}=Object((0,A.plainValue)(e));return String(n??"")}function Pn(e,n,t,r){let o=(0,M.written)(e.root,n).path,i=(0,A.plainValue)(e.root),s={confidence:"file",file:t.root.file};if(!(0,C.isObject)(i))return s;let d=r?.
configuredIn===void 0?kr(e,i,o,t,r):xr(i,t,r.configuredIn);if(d.length===0)return s;let[a,...l]=d;return l.every(f=>Sr(a,f))?a:new Set(d.map(({file:f})=>f)).size===
1?{confidence:"file",file:a.file}:s}function Sr(e,n){return e.file!==n.file||e.confidence!==n.confidence?!1:e.confidence==="file"||n.confidence==="file"?!0:e.span.
start===n.span.start&&e.span.end===n.span.end}function xr(e,n,t){let r=We(e);return Ge(({file:o})=>o.path===t,n).flatMap(o=>{let i=o.find(({file:d})=>d.path===t),
s=Tn(i,(0,F.text_2)(e.kind),d=>{let a=ke(o,d);return d!==""&&(r===a||r.startsWith(a)&&/^-[a-z0-9]+$/.test(r.slice(a.length)))});return s?y({confidence:"exact"},
s):{confidence:"file",file:i.file}})}function kr(e,n,t,r,o){let s=(o?.path===void 0?[...r.resources]:[o.path]).flatMap(a=>{let l=r.files.get(a);return l?Ge(u=>u.
references.some(({use:f,to:c})=>f==="resource"&&c===a),r).flatMap(u=>{let f=wr(n,l,u);return f?{chain:u,own:f}:[]}):[]}),d=Math.max(...s.map(({own:a})=>a.likeness));
return s.filter(({own:a})=>a.likeness===d).map(({chain:a,own:l})=>br(e,n,t,a,l.manifest,r))}function br(e,n,t,r,o,i){let{file:s}=o.document,d={value:n,names:new Set(
[...wn(r,o.name),We(n)])},a=m=>{for(let h of r){let S=An(h,d,t,i.files,m);if(S)return S}},l=le(o.node,n,t),u=l&&{file:s,span:(0,L.rangeOf)(o.node,l,s.text)},f=l&&
Z((0,M.written)(o.node,l).node,(0,T.valueAt)(n,t)),c=t.length===0||(0,M.written)(e.root,t).node.kind!=="scalar",p=t.length===0?u:a(Z)??(f?u:void 0)??(c?u??a(()=>!0):
void 0);return p?y({confidence:"exact"},p):{confidence:"file",file:s}}function wr(e,n,t){let[r,o]=[We(e),(0,F.text_2)((0,C.isObject)(e.metadata)?e.metadata.namespace:
"")],i=Or(n).filter(({kind:l,group:u})=>l===e.kind&&u===Mr(e)),s=t.map(l=>(0,F.text_2)(l.value.namespace)).find(l=>l!=="");if(s!==void 0&&o!==""&&s!==o)return;let d=l=>ke(
t,l.name)===r?2:l.name===r?1:0,a=l=>s===void 0&&o!==""?l.namespace===o:!0;for(let l of[2,1]){let u=i.filter(p=>d(p)===l),[f,...c]=u.length>1?u.filter(a):u;if(f&&
c.length===0)return{manifest:f,likeness:l};if(f)return}return i.length===1&&i[0]?{manifest:i[0],likeness:0}:void 0}var Cn=new WeakMap;function Or(e){let n=Cn.get(
e);return n||(n=(0,$.readDocuments)(e).filter(P.isReadable).flatMap(t=>{let r=(0,He.manifestsOf)(t);return"reason"in r?[]:r}),Cn.set(e,n)),n}function We({metadata:e}){
return(0,C.isObject)(e)?(0,F.text_2)(e.name):""}function Mr({apiVersion:e}){let n=(0,F.text_2)(e);return n.includes("/")?n.slice(0,n.indexOf("/")):""}var U=require("./core.js");var Ot=B(require("node:path"));var Be="Chart.yaml";function Q(e,n){let t=n.read(j(e,Be));if("unread"in t)return;let r=ee(t),o=H(r,"name");if(!r||o==="")return;let i=H(r,"apiVersion")==="v1"?n.
read(j(e,"requirements.yaml")):void 0,s=i&&!("unread"in i)?i:t;return{folder:e,file:t,root:r,name:o,version:H(r,"version"),isLibrary:H(r,"type")==="library",dependencies:vr(
s)}}function $n(e,n){let t=e.map(o=>o===Be?".":o.slice(0,-Be.length-1)),r=o=>t.some(i=>i!==o&&["charts","templates","crds"].some(s=>zn(o,j(i,s))));return t.filter(o=>!r(
o)).flatMap(o=>Q(o,n)??[]).filter(({isLibrary:o})=>!o)}function Fn(e,n){let t=Nn(e,n);return t!==void 0&&(Ue(e,n)||/^(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock)|values\.schema\.json|values\.yaml)$/.
test(t)||In(t)!==void 0)}function Ue(e,n){return/^(?:templates|charts|crds|ci)\//.test(Nn(e,n)??"")}function Nn({folder:e},n){if(zn(n,e))return e==="."?n:n.slice(
e.length+1)}function jn({folder:e},n){let t=n.below(e).flatMap(o=>{let i=e==="."?o:o.slice(e.length+1),s=In(i);return s===void 0?[]:[{name:s,sources:[{name:o}]}]}),
r=({name:o})=>o.startsWith("ci/");return t.every(r)?[{name:"",sources:[]},...t]:t}function In(e){return(/^values[-_.]([^/]+)\.ya?ml$/.exec(e)??/^values\/([^/]+)\.ya?ml$/.
exec(e)??/^(?:environments|envs?)\/([^/]+)\/values\.ya?ml$/.exec(e)??/^(ci\/[^/]+)-values\.ya?ml$/.exec(e))?.[1]}function En(e){for(let n of e)if(n.includes("Ca\
pabilities")||n.includes("kubeVersion:"))return!0;return!1}function j(e,n){return e==="."?n:`${e}/${n}`}function zn(e,n){return n==="."||e===n||e.startsWith(`${n}\
/`)}function ee(e){let[n]=(0,$.readDocuments)(e);return n&&(0,P.isReadable)(n)&&n.root.kind==="map"?n.root:void 0}function H(e,n){let t=(0,x.entry)(e,n)?.value;
return t?.kind==="scalar"&&t.value!==null?String(t.value):""}function vr(e){let n=(0,x.entry)(ee(e),"dependencies")?.value;return n?.kind!=="seq"?[]:n.items.flatMap(
t=>{let r=H(t,"name"),o=(0,x.entry)(t,"name");if(!o)return[];let i=H(t,"alias"),[s,d]=[H(t,"version"),H(t,"repository")],a={start:o.key.start,end:o.value.end};return[
{name:r,version:s,repository:d,alias:i===""?void 0:i,file:e,span:a}]})}var be=require("node:util");var qe=require("./core.js");function Ln(e,n,t,r,o){let i=[...t.filter(({source:s})=>s.isHere&&s.path===e.folder).map(Ar),...r.filter(s=>s.chart===e.folder).map(s=>Rr(s,e))];return i.length>
0?Cr(i):Pr(e,n,o)}function Rr({cluster:e,name:n,namespace:t,values:r,by:o},i){let s=n??Dn(i);return{called:`release ${s}`,name:s,namespace:t,set:{name:s,sources:r.
map(d=>({name:d}))},clusters:[e],by:o,unseen:[]}}function Ar({by:e,name:n,namespace:t,clusters:r,values:o,release:i,unseen:s=[]}){let d=o.find(a=>"file"in a&&!a.
isHere);return y({called:`${e.kind} ${n}`,name:i??n,namespace:t,set:{name:n,sources:o.flatMap($r)},clusters:r,by:Tr(e),unseen:s},d&&"file"in d&&{elsewhere:d.file})}
function Tr(e){let n=["metadata","name"],{key:t,node:r}=(0,M.written)(e.node,n);return{file:e.document.file,span:{start:t?.start??r.start,end:r.end},path:n,manifest:e}}
function Cr(e){let n=new Map,t=new Map;for(let r of e){let{name:o,namespace:i,set:s,elsewhere:d,unseen:a,clusters:l=[]}=r,u=s.sources.map(p=>"name"in p?p:y(w(y(
{},p),{file:p.file.path}),"mapping"in p&&{mapping:(0,A.plainValue)(p.mapping)})),f=JSON.stringify([o,i,u,d,a]),c=n.get(f);if(c)n.set(f,w(y({},c),{clusters:[...new Set(
[...c.clusters??[],...l])]}));else{let p=t.get(r.called)??0;t.set(r.called,p+1),n.set(f,p===0?r:w(y({},r),{called:`${r.called} (${p+1})`}))}}return[...n.values()]}
function Pr(e,n,t){let r=jn(e,n),o=new Set(r.map(({name:l})=>l)),i=({name:l,environment:u})=>[l,u??""].find(f=>o.has(f)),s=new Set(t.map(i)),d=r.filter(({name:l})=>!s.
has(l)),a=t.every(l=>i(l)===void 0);return r.flatMap(l=>{let u=t.filter(f=>{let c=i(f);return c===void 0?d.length===0||d.includes(l):c===l.name});return u.length===
0&&t.length>0?[]:[{called:l.name===""?"":`values ${l.name}`,name:Dn(e),namespace:void 0,set:l,unseen:[],clusters:a?void 0:u.map(({name:f})=>f)}]})}function Dn({
name:e}){let n=e.toLowerCase().replace(/[^a-z0-9-]+/g,"-").slice(0,53).replace(/^-+|-+$/g,"");return n===""?"release":n}function $r(e){if("file"in e)return e.isHere?
[{name:e.file}]:[];let{inline:n,by:t,at:r}=e,{file:o}=t.document,{node:i,whole:s}=(0,M.written)(t.node,r),d={file:o,text:JSON.stringify(n)};if(!s)return[d];let a=(0,A.plainValue)(
i);if(i.kind==="seq"){let l=(0,_e.objects)(a);return(0,be.isDeepStrictEqual)(l.reduce(qe.withParameter,{}),n)?i.items.flatMap(f=>Fr(f,o)):[d]}return typeof a=="\
string"?(0,be.isDeepStrictEqual)(jr(a),n)?[{file:o,text:a}]:[d]:(0,be.isDeepStrictEqual)(a,n)?[{file:o,mapping:i}]:[d]}function Fr(e,n){let t=(0,A.plainValue)(e);
if(!(0,C.isObject)(t))return[];let{node:r}=(0,M.written)(e,["value"]);return[{file:n,parameter:{name:(0,F.text_2)(t.name),value:Nr(t.value),isString:t.forceString===
!0,span:{start:r.start,end:r.end}}}]}function Nr(e){return e==null?"":String(e)}function jr(e){let[n]=(0,$.readDocuments)({path:"",text:e}).filter(P.isReadable);
return n?(0,A.plainValue)(n.root):{}}var Jn=500;function ne(e,n){let t=[],r=0,o=(i,s,d,a)=>{r++;let l=j(i.folder,"charts"),u=n.below(l).map(h=>h.slice(l.length+1)),f=u.filter(h=>/^[^/_.][^/]*\.tgz$/.
test(h)),p=[...new Set(u.flatMap(h=>/^([^/_.][^/]*)\/Chart\.yaml$/.exec(h)?.[1]??[]))].flatMap(h=>{let S=Q(j(l,h),n);return S?[{chart:S,place:h}]:[]});for(let h of i.
dependencies){let{name:S}=h;if(p.some(({chart:{name:v}})=>v===S)||f.some(v=>v.startsWith(`${S}-`)&&/^v?\d/.test(v.slice(S.length+1))))continue;let k=Ir(i,h,n);k&&
a.includes(k.folder)?t.push({chart:i,dependency:h,because:`charts need each other: ${[...a,k.folder].join(" -> ")}`}):k?p.push({chart:k,place:`local-${p.length}`}):
t.push({chart:i,dependency:h})}let m=p.flatMap(({chart:h,place:S})=>{let k=i.dependencies.filter(O=>O.name===h.name),v=k.length===0?[h.name]:k.map(O=>O.alias??O.
name);return[...new Set(v)].flatMap(O=>{if(r<Jn)return[o(h,O,`${d}/charts/${S}`,[...a,h.folder])];let[R]=k;return R&&t.push({chart:i,dependency:R,because:`it ho\
lds more than ${Jn} charts`}),[]})});return{chart:i,name:s,place:d,inner:m,packed:f.map(h=>j(l,h))}};return{tree:o(e,e.name,"chart",[e.folder]),lacking:t}}function Ir({
folder:e},{name:n,repository:t},r){if(!t.startsWith("file://"))return;let o=t.slice(7);if(o.startsWith("/"))return;let i=e==="."?[]:e.split("/");for(let d of o.
split("/"))d===".."&&i.length>0&&i.at(-1)!==".."?i.pop():d!==""&&d!=="."&&i.push(d);let s=Q(i.length===0?".":i.join("/"),r);return s?.name===n?s:void 0}function Kn({
chart:e,dependency:{name:n,version:t,repository:r},because:o}){if(o!==void 0)return`not checked: chart ${e.name}: ${o}`;let i=t===""?n:`${n} ${t}`,d=r.startsWith(
"file:")?`${r} is no chart of that name in this repository`:"run helm dependency build and commit what it puts into charts/";return`not checked: chart ${e.name}\
 needs ${i}, which is not vendored: ${d}`}var Er=require("./core.js"),zr=require("./core.js"),Lr=require("./core.js"),Ye=require("./core.js");var Dr=require("./core.js"),Jr=require("./core.js"),Xe=require("./core.js"),Kr=require("./core.js");var Hn=/(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy,_n=/\s+|\$[\p{L}\p{N}_]*|\.(?![\p{L}_\d])|(?=\.[\p{L}_])|"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])*'|[-+]?(?:0[xXbBoO])?\.?\d[\w.]*|[\p{L}_][\p{L}\p{N}_]*|:=|[=|(),]/uy;
function Gn(e,n){let t={code:e,at:n,next:0,depth:0},r=Vn(t);return r&&t.next===e.length?r:void 0}var Hr=100;function _r(e){return _n.lastIndex=e.next,_n.exec(e.
code)?.[0]}function Gr(e){for(;/\s/.test(e.code.charAt(e.next));)e.next++}function Ze(e){Hn.lastIndex=e.next;let n=Hn.exec(e.code)?.[0]??"";return e.next+=n.length,
n===""?[]:n.slice(1).split(".")}function Vn(e){let n=/^\s*(\$[\p{L}\p{N}_]*(?:\s*,\s*\$[\p{L}\p{N}_]*)?)\s*(:?=)(?!=)/u.exec(e.code.slice(e.next));n&&(e.next+=n[0].
length);let t=[];for(;;){let o=Vr(e);if(!o||o.length===0)return;if(t.push(o),e.code.charAt(e.next)!=="|")break;e.next++}return{variables:n?.[1]?.split(",").map(
o=>o.trim())??[],declares:n?.[2]===":=",commands:t}}function Vr(e){let n=[];for(;;){Gr(e);let t=e.code.charAt(e.next);if(t===""||t==="|"||t===")")return n;let r=Wr(
e);if(!r)return;n.push(r)}}function Wr(e){let n=e.next,t=_r(e);if(t===void 0)return;let r=e.code.charAt(n);if(r==="."&&!/^\.\d/.test(t))return t==="."&&e.next++,
{kind:"dot",fields:Ze(e)};if(e.next+=t.length,r==="$")return{kind:"variable",name:t,fields:Ze(e)};if(r==="("){if(++e.depth>Hr)return;let i=Vn(e);return e.depth--,
!i||e.code.charAt(e.next)!==")"?void 0:(e.next++,{kind:"pipeline",pipeline:i,fields:Ze(e)})}let o={start:e.at+n,end:e.at+e.next};if(r==='"'||r==="`"){let i=r===
"`"?t.slice(1,-1):Br(t);return i===void 0?void 0:y({kind:"literal",value:i},o)}if(/[-+.\d]/.test(r)){let i=Number(t.replaceAll("_",""));return Number.isNaN(i)?void 0:
y({kind:"literal",value:i},o)}return t==="true"||t==="false"?y({kind:"literal",value:t==="true"},o):t==="nil"?y({kind:"literal",value:null},o):/^[\p{L}_]/u.test(
t)?{kind:"function",name:t}:void 0}function Br(e){try{return JSON.parse(e)}catch{return}}function we(e){let n=[],t=0;for(;;){let r=e.indexOf("{{",t),o=r<0?e.length:r;if(o>t&&n.push({kind:"text",start:t,end:o}),r<0)return n;let i=Ur(e,r);if(!i)return;
n.push(i),t=i.end}}var Wn=/[ \t\r\n]/;function Ur(e,n){let t=e.charAt(n+2)==="-"&&Wn.test(e.charAt(n+3)),r=n+(t?3:2),o=r+e.slice(r).search(/\S|$/),i=e.startsWith(
"/*",o),s=i?e.indexOf("}}",e.indexOf("*/",o+2)):qr(e,r);if(s<0||i&&e.indexOf("*/",o+2)<0)return;let d=e.charAt(s-1)==="-"&&Wn.test(e.charAt(s-2))&&s-1>r,a=e.slice(
r,d?s-1:s);return{kind:"action",start:n,end:s+2,code:a,at:r,comment:i,trimsLeft:t,trimsRight:d}}function qr(e,n){for(let t=n;t<e.length;t++){let r=e.charAt(t);if(r===
"}"&&e.charAt(t+1)==="}")return t;if(r==="`"){if(t=e.indexOf("`",t+1),t<0)return-1}else if(r==='"'||r==="'")for(t++;e.charAt(t)!==r;t++){if(t>=e.length||e.charAt(
t)===`
`)return-1;e.charAt(t)==="\\"&&t++}}return-1}var q=/^\s*(if|with|range|define|block|else|end|template|break|continue)\b\s*/;function Bn(e){let n=we(e);if(!n)return;let t={pieces:n,next:0,depth:0},r=en(t);return r&&
t.next===n.length?{text:e,body:r}:void 0}var Yr=200;function en(e){let n=[];for(let t=e.pieces[e.next];t;t=e.pieces[e.next]){if(t.kind==="text"||t.comment){t.kind===
"text"&&n.push(t),e.next++;continue}let r=q.exec(t.code)?.[1];if(r==="else"||r==="end")return n;e.next++;let o=Xr(e,t,r);if(o===void 0)return;o&&n.push(o)}return n}
function Xr(e,n,t){switch(t){case"break":case"continue":return null;case"if":case"with":case"range":case"define":case"block":return Un(e,n,t,n.code.replace(q,""));case"\
template":return{kind:"output",action:n,pipeline:Qe(n,`include ${n.code.replace(q,"")}`)}}let r=Qe(n,n.code);return{kind:(r?r.variables.length>0:/^\s*\$\w*\s*:?=/.
test(n.code))?"assignment":"output",action:n,pipeline:r}}function Qe(e,n){return Gn(n,e.at+e.code.length-n.length)}function Un(e,n,t,r){if(++e.depth>Yr)return;let i=t===
"define"||t==="block"?/^("(?:\\.|[^"\\])*"|`[^`]*`)\s*/.exec(r):null,s=i?r.slice(i[0].length):r,d=en(e),a=d&&Zr(e);if(!a)return;e.depth--;let l=i?.[1]?.slice(1,
-1),u=s.trim()===""?void 0:Qe(n,s);return{kind:"block",word:t,action:n,name:l,pipeline:u,body:d,otherwise:a}}function Zr(e){let n=e.pieces[e.next++];if(n?.kind!==
"action")return;let t=n.code;if(q.exec(t)?.[1]==="end")return[];let r=t.replace(q,""),o=/^(if|with)\b/.exec(r)?.[1];if(o){let d=Un(e,n,o,r.replace(q,""));return d&&
[d]}let i=en(e),s=e.pieces[e.next++];return i&&s?.kind==="action"&&q.exec(s.code)?.[1]==="end"?i:void 0}function Yn(e,n){let t=n==="deep"?to(e):new Set,r=new Map,o=0;for(let[i,{text:s,body:d}]of e){let a=[];nn(d,{text:s,file:o++,inserts:a,open:t,live:!Qr(i)}),r.set(
i,eo(s,a))}return r}function Qr(e){let n=e.slice(e.lastIndexOf("/")+1);return n.startsWith("_")||n==="NOTES.txt"}function nn(e,n){let{text:t,file:r,inserts:o,open:i,
live:s}=n,d=(a,l)=>`\uE000${a}${r.toString(36)}.${l.toString(36)}\uE001`;for(let a of e)if(a.kind==="text"){if(s)for(let{index:l}of t.slice(a.start,a.end).matchAll(
/(?<=^[^\S\n]*)\S/gm)){let u=a.start+l;o.push({start:u,end:u,text:d("t",u)})}}else if(a.kind==="output")s&&o.push(...qn(a,d("a",a.action.start),d("z",a.action.start)));else if(a.
kind==="block"){let u=a.word==="define"||a.word==="block"?w(y({},n),{live:a.word==="define"&&i.has(a.name??"")}):n;s&&a.word==="range"&&o.push(...qn(a,d("r",a.action.
start),d("i",a.action.start))),nn(a.body,u),nn(a.otherwise,u)}}function qn({action:e},n,t){let{start:r,end:o,at:i,code:s,trimsLeft:d,trimsRight:a}=e;return[{start:r,
end:i,text:`{{${d?"- ":""}"${n}"}}{{`},{start:i+s.length,end:o,text:`}}{{"${t}"${a?" -":""}}}`}]}function eo(e,n){let t="",r=0;for(let{start:o,end:i,text:s}of[...n].
sort((d,a)=>d.start-a.start))t+=e.slice(r,o)+s,r=i;return t+e.slice(r)}var no=new Set(["indent","nindent","trim"]);function to(e){let n=new Set,t=new Map,r=new Set,
o=!1,i=(s,d)=>{for(let a of s){if(a.kind==="text")continue;let l=a.kind==="block"&&a.word==="define"?a.name??"":d;a.kind==="block"&&a.word==="define"&&n.add(l);
let u=a.kind==="output"?ro(a.pipeline):void 0;if(u!==void 0){let c=t.get(u);c?c.add(d):t.set(u,new Set([d]))}let f=a.action.code;if(/\b(?:include|template|tpl)\b/.
test(f)){let c=a.pipeline?Xn(a.pipeline):void 0;if(!c)for(let[m]of f.matchAll(/"[^"]*"/g))r.add(m.slice(1,-1));let p=u===void 0?0:1;for(let m of c??[])m===u&&p-- >
0||(m===void 0?o||=!f.includes("BasePath"):r.add(m))}a.kind==="block"&&(i(a.body,l),i(a.otherwise,l))}};for(let{body:s}of e.values())i(s,"");if(o)return new Set;
for(let s=-1;s!==r.size;){s=r.size;for(let[d,a]of t)[...a].some(l=>r.has(l))&&r.add(d)}return new Set([...n].filter(s=>!r.has(s)))}function ro(e){let[n,...t]=e?.
commands??[],[r,o]=n??[];return r?.kind!=="function"||r.name!=="include"||o?.kind!=="literal"||typeof o.value!="string"?void 0:t.every(([s])=>s?.kind==="functio\
n"&&no.has(s.name))?o.value:void 0}function Xn({commands:e}){return e.flatMap(n=>n.flatMap((t,r)=>oo(t,n[r+1])))}function oo(e,n){return e.kind==="pipeline"?Xn(
e.pipeline):e.kind!=="function"||e.name!=="include"?[]:[n?.kind==="literal"&&typeof n.value=="string"?n.value:void 0]}var Me=class{#n;#e=new Map;constructor(n){this.#n=n}at(n,t){return(0,T.valueAt)(this.#r(n),t)}written(n,t){if(t.length!==0)for(let{layer:r,path:o}of this.#t(n,t)){
if((0,T.valueAt)(r.value,o)===void 0){if(so(r.value,o))return;continue}if(!r.written)return;let{file:s,root:d}=r.written,{key:a,node:l,whole:u}=(0,M.written)(d,
o);return u?{file:s,key:a,node:l}:void 0}}*#t(n,t){let r=t[0]==="global",o=[];for(let l=n;l;l=l.parent)o.push(l);let i=o.slice(0,-1).map(({name:l})=>l),s=l=>[...i.
slice(0,l).reverse(),...t],d=l=>r?Array.from({length:l+1},(u,f)=>io(i,l,f,t)):[s(l)],a=o.length-1;for(let l of d(a))for(let u of[...this.#n].reverse())yield{layer:u,
path:l};for(let l=a;l>=0;l--){let u=o[l].own;if(u)for(let f of d(l))yield{layer:u,path:f}}}#r(n){let t=this.#e.get(n);if(t===void 0){if(t=structuredClone(n.own?.
value??{}),n.parent){let r=this.#r(n.parent);t=Oe(t,(0,T.valueAt)(r,[n.name]));let o=(0,T.valueAt)(r,["global"]);o!==void 0&&(t=Oe(t,{global:o}))}else for(let{value:r}of this.#n)
t=Oe(t,r);this.#e.set(n,t)}return t}};function io(e,n,t,r){return[...e.slice(n-t,n).reverse(),...r]}function so(e,n){let t=e;for(let r of n){if(typeof t!="objec\
t"||t===null||Array.isArray(t))return!0;if(!Object.hasOwn(t,r))return!1;t=t[r]}return!1}function Oe(e,n){if(n===void 0)return e;if(!Zn(e)||!Zn(n))return n;let t=new Map(
Object.entries(e));for(let[r,o]of Object.entries(n))if(o===null)t.delete(r);else{let i=t.get(r);t.set(r,i===void 0?o:Oe(i,o))}return Object.fromEntries(t)}function Zn(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Y(e,n){return{value:(0,A.plainValue)(n),written:{file:e,root:n}}}function Qn(e,n,t){let r=[],o=new Map,i=new Map,s=new Map,d=[],a=({chart:l,name:u,inner:f},c,p)=>{let m=n.read(j(l.folder,"values.yaml")),h="unread"in m?void 0:
ee(m),S={name:u,own:h&&!("unread"in m)?Y(m,h):void 0,chart:Y(l.file,l.root),parent:p};d.push(S);for(let k of["templates","crds"]){let v=j(l.folder,k);for(let O of n.
below(v)){let R=n.read(O);if("unread"in R)continue;let z=`${k}${O.slice(v.length)}`;if(s.set(`${c}/${z}`,R),k==="crds")continue;let g=o.get(O),b=g===void 0&&!ao(
R.text)?Bn(R.text):void 0;b&&(g=r.length,o.set(O,g),r.push({file:R,template:b,scope:S})),g!==void 0&&i.set(`${c}/${z}`,{number:g,scope:S})}}for(let k of f)a(k,`${c}\
/charts/${k.name}`,S)};return a(e,e.name,void 0),{templates:r,sources:i,files:s,scopes:d,values:new Me(t)}}function ao(e){return e.includes("\uE000")||e.includes(
"\uE001")}function on(e,n){if("name"in e){let r=n.read(e.name),o="unread"in r?void 0:ee(r);return o&&!("unread"in r)?Y(r,o):void 0}if("mapping"in e)return Y(e.file,
e.mapping);if("parameter"in e)return Y(e.file,lo(e.parameter));let t=ee({path:e.file.path,text:e.text});return t&&{value:Y(e.file,t).value,written:void 0}}function lo({
name:e,value:n,isString:t,span:{start:r,end:o}}){let i={start:r,end:o},s=e.split(/(?<!\\)\./).map(a=>a.replaceAll("\\.",".")),d=y({kind:"scalar",value:t?n:(0,Xe.plainScalar)(
n)},i);return s.reduceRight((a,l)=>y({kind:"map",entries:[{name:l,key:i,value:a}]},i),d)}function sn(e,n){return`${e}.${n}`}var uo=/^([tazri])([0-9a-z]+)\.([0-9a-z]+)$/;function et(e){let n=[],t=[],r=0,o={action:void 0,turns:new Map,outer:void 0},i,
s=d=>{d!==""&&(n.push(d),t.push({start:r,end:r+d.length,from:i,within:o}),r+=d.length)};for(let d=0;;){let a=e.indexOf("\uE000",d);if(s(e.slice(d,a<0?e.length:a)),
a<0)break;let l=e.indexOf("\uE001",a),u=l<0?null:uo.exec(e.slice(a+1,l));if(!u)return;d=l+1;let f={file:Number.parseInt(u[2],36),at:Number.parseInt(u[3],36)},c=fo(
o,u[1],f);if(!c)return;o=c,i=u[1]==="t"?f:void 0}return o.outer?void 0:{text:n.join(""),runs:t}}function fo(e,n,t){let r=sn(t.file,t.at);switch(n){case"t":return e;case"\
a":return{action:t,turns:new Map,outer:e};case"z":return e.action?.file===t.file&&e.action.at===t.at?e.outer:void 0;case"r":return w(y({},e),{turns:new Map(e.turns).
set(r,-1)});case"i":return w(y({},e),{turns:new Map(e.turns).set(r,(e.turns.get(r)??-1)+1)})}}function te({runs:e},n){let t=0,r=e.length-1;for(;t<r;){let i=t+r+
1>>1;e[i].start<=n?t=i:r=i-1}let o=e[t];return o&&o.start<=n&&n<o.end?o:void 0}function nt(e){let n=new Map,t=[...e.matchAll(/^---\n# Source: ([^\n]+)\n/gm)];for(let[r,{index:o,0:i,1:s=""}]of t.entries()){let d=e.slice(o+i.length,t[r+1]?.index??
e.length);n.set(s,`${n.has(s)?`${n.get(s)}---
`:""}${d}`)}return n}function tt(e,n,t){let{text:r}=n,o=t;for(let i=r.startsWith("---")?3:0;;){let s=r.indexOf(`
---`,i),d=re(r,{start:i,end:s<0?r.length:s});if(d&&co(e,n,d)&&o--===0)return d.start;if(s<0)return;i=s+4}}function re(e,{start:n,end:t}){let r=e.slice(n,t),o=r.
trim();if(o==="")return;let i=n+r.indexOf(o);return{start:i,end:i+o.length}}function co(e,n,{start:t,end:r}){if(r-t!==e.length)return!1;if(n.text.startsWith(e,t))
return!0;for(let o=0;o<e.length;o++){if(e.charCodeAt(o)===n.text.charCodeAt(t+o))continue;let i=te(n,t+o);if(!i?.within.action||i.from)return!1}return!0}function rt(e,n,t){return po(e,n)??mo(e,n)??yo(e,n,t)}function po(e,{files:n}){let t=[...e.matchAll(/(?:template: |\()([^\s():][^():\n]*):(\d+)(?::(\d+))?(?=[:)\s])/g)];
for(let[,r="",o,i]of t.reverse()){let s=n.get(r);if(!s)continue;let d=new U.LineIndex(s.text),a=d.start(Number(o)),l=d.lineText(Number(o)),u=i===void 0?l.search(
/\S|$/):Buffer.from(l).subarray(0,Number(i)).toString().length,f=a+u,c=we(s.text)?.find(h=>h.kind==="action"&&h.start<=f&&f<h.end),p=a+l.trimEnd().length,m=c&&i!==
void 0?{start:c.start,end:Math.min(c.end,p)}:{start:f,end:p};return{file:s,span:m.end>m.start?m:{start:f,end:Math.max(f,p)},path:[]}}}function mo(e,{scopes:n,values:t}){
if(!e.includes("schema"))return;let r=n[0];for(let o of e.split(`
`)){let i=/^([\w.-]+):\s*$/.exec(o)?.[1];i!==void 0&&(r=n.find(({name:d})=>d===i)??r);let s=r&&ho(o);if(!(!r||!s))for(let d=s.length;d>0;d--){let a=t.written(r,
s.slice(0,d));if(!a)continue;let{file:l,key:u,node:f}=a,c=f.kind==="scalar"&&d===s.length?f.end:u?.end??f.end;return{file:l,span:{start:u?.start??f.start,end:c},
path:s.slice(0,d)}}}}function ho(e){let n=/additional propert(?:y|ies) '?([^'\s,]+)'?(?: not allowed| is not allowed|, )/i.exec(e)?.[1],t=/^\s*- at '([^']*)':/.
exec(e)?.[1],r=/^\s*- ([^\s:]+): /.exec(e)?.[1];if(t===void 0&&r===void 0)return;let o=t!==void 0?t.split("/").slice(1).map(i=>i.replaceAll("~1","/").replaceAll(
"~0","~")):r==="(root)"?[]:r.split(".");return n!==void 0&&o.push(n),o.map(i=>/^\d+$/.test(i)?Number(i):i)}function yo(e,n,t){let r=/YAML parse error on ([^:\n]+):/.
exec(e)?.[1]??"",o=n.files.get(r);if(!o)return;let i=o.invalidAt;if(i!==void 0)return{file:o,span:{start:i,end:i+1},path:[]};let s={file:o,span:{start:0,end:0},
path:[]};for(let d of t(r)){let a=(0,$.readDocuments)({path:o.path,text:d.text}).find(h=>!(0,P.isReadable)(h));if(!a||(0,P.isReadable)(a))continue;let l=d.text.
slice(0,a.at).lastIndexOf(`
`)+1,u=l+d.text.slice(l).search(/\S|$/),f=te(d,u),c=f?.from&&n.templates[f.from.file]?.file;if(!f?.from||!c)continue;let p=f.from.at+u-f.start,m=c.text.slice(p).
search(/\r?\n|$/);return{file:c,span:{start:p,end:p+m},path:[]}}return s}var go=/pass(?:word|wd|phrase)?$|secret|token|credential|private|(?:api|access|encryption)[-_]?key/i,So=4;function ot(e,n){let t=e;for(let r of n)for(let o of an(
r,!1))t=t.replaceAll(o,"[\u2026]");return t}function*an(e,n){if(typeof e=="string"||typeof e=="number")n&&String(e).length>=So&&(yield String(e));else if(Array.
isArray(e))for(let t of e)yield*an(t,n);else if((0,C.isObject)(e))for(let[t,r]of Object.entries(e))yield*an(r,n||go.test(t))}var xo=new Set(["quote","squote","toString","toYaml","mustToYaml","toYamlPretty","toJson","mustToJson","toRawJson","indent","nindent","trim","int","int64","floa\
t64","required","print","deepCopy","mustDeepCopy","html"]);function X(e,n){let t;for(let r of e.commands)t={meaning:ko(r,t,n)};return t?.meaning}function ko(e,n,t){
let[r,...o]=e;if(!r)return;if(r.kind!=="function")return o.length===0&&!n?st(r,t):void 0;let i=o.map(s=>st(s,t));return n&&i.push(n.meaning),at(r.name,i,t)}function at(e,n,t){
let r=n.at(-1);if(xo.has(e))return e==="print"&&n.length!==1?void 0:r;switch(e){case"default":return n.length===2?it([r,n[0]],t):void 0;case"coalesce":case"or":
return it(n,t);case"ternary":{let o=r&&_(r,t.values);return typeof o=="boolean"?n[o?0:1]:void 0}case"tpl":{let o=n[0]&&_(n[0],t.values);return o!==void 0&&!JSON.
stringify(o).includes("{{")?n[0]:void 0}case"index":case"get":return n.slice(1).reduce((o,i)=>{let s=i&&_(i,t.values);return o&&(typeof s=="string"||typeof s=="\
number")?G(o,s):void 0},n[0]);case"list":case"tuple":return{kind:"list",items:n};case"first":return r&&G(r,0);case"dict":{let o=new Map;for(let i=0;i<n.length;i+=
2){let s=n[i];if(s?.kind!=="literal"||typeof s.value!="string")return;o.set(s.value,n[i+1])}return{kind:"dict",entries:o}}default:return}}function it(e,{values:n}){
for(let t of e){if(!t)return;if((t.kind==="dict"?t.entries.size>0:t.kind==="list"&&t.items.length>0)||t.kind==="root"||!bo(_(t,n)))return t}return e.at(-1)}function bo(e){
return e==null||e===!1||e===0||e===""?!0:typeof e=="object"&&Object.keys(e).length===0}function st(e,n){switch(e.kind){case"literal":{let{value:t,start:r,end:o}=e;
return{kind:"literal",value:t,file:n.file,span:{start:r,end:o}}}case"dot":return dn(n.dot(),e.fields);case"variable":return dn(n.variable(e.name),e.fields);case"\
pipeline":return dn(X(e.pipeline,n),e.fields);case"function":return at(e.name,[],n)}}function dn(e,n){return n.reduce((t,r)=>t&&G(t,r),e)}function G(e,n){switch(e.
kind){case"root":return n==="Values"?{kind:"value",scope:e.scope,path:[]}:n==="Chart"?{kind:"chart",scope:e.scope,path:[]}:void 0;case"value":return w(y({},e),{
path:[...e.path,n]});case"chart":{let t=String(n),r=e.path.length===0?t.charAt(0).toLowerCase()+t.slice(1):t;return w(y({},e),{path:[...e.path,r]})}case"dict":return e.
entries.get(String(n));case"list":return e.items[Number(n)];case"literal":return}}function _(e,n){switch(e.kind){case"value":return n.at(e.scope,e.path);case"li\
teral":return e.value;case"chart":return(0,T.valueAt)(e.scope.chart?.value,e.path);default:return}}function ln({templates:e},{file:n,at:t}){return(e[n]&&lt(e[n].template.body,t)?.at(-1)?.steps)?.find(o=>o.kind==="output"&&o.action.start===t)}function un(e,n,t){
let{file:r,template:o,scope:i}=e.templates[n.file],s=lt(o.body,n.at)??[],d=s.findLastIndex(({block:p})=>p?.word==="define"||p?.word==="block"),a=ve(()=>d<0?{kind:"\
root",scope:i}:vo(e,s[d].block,t)),l=new Map([["$",a]]),u=To(o),f=a,c=()=>{let[p,m]=[f,new Map(l)];return{file:r,values:e.values,dot:p,variable:h=>u.has(h)?void 0:
m.get(h)?.()}};for(let{block:p,inBody:m,steps:h}of s.slice(Math.max(d,0))){if(p&&p.word!=="define"&&p.word!=="block"){let{pipeline:S}=p,k=c(),v=ve(()=>S&&X(S,k)),
O=t.turns.get(sn(n.file,p.action.start)),R=p.word==="range"?ve(()=>Ro(v(),O,e.values)):v;m&&p.word!=="if"&&(f=R);let[z,g]=S?.variables??[];p.word==="range"&&g!==
void 0?(l.set(z,()=>{}),l.set(g,R)):z!==void 0&&l.set(z,R)}for(let S of h)S.kind==="text"||S.action.start>=n.at||S.kind==="assignment"&&wo(S,l,c())}return c()}function wo({
pipeline:e},n,t){let[r]=e?.variables??[];e&&r!==void 0&&n.set(r,ve(()=>X(e,t)))}function lt(e,n){let t=[],r={block:void 0,inBody:!0,steps:e};for(;r;)t.push(r),r=
Oo(r.steps,n);return t}function Oo(e,n){for(let t of e)if(t.kind==="block"){for(let[r,o]of[[!0,t.body],[!1,t.otherwise]])if(o.length>0&&Mo(o[0])<=n&&n<ut(o.at(-1)))
return{block:t,inBody:r,steps:o}}}function Mo(e){return e.kind==="text"?e.start:e.action.start}function ut(e){return e.kind==="text"?e.end:e.kind!=="block"?e.action.
end:Math.max(e.action.end,...[...e.body,...e.otherwise].map(ut))}function vo(e,{word:n,name:t},{action:r,outer:o}){if(n!=="define"||!r||!o)return;let[i,s,d]=ln(
e,r)?.pipeline?.commands[0]??[];return i?.kind!=="function"||i.name!=="include"||s?.kind!=="literal"||s.value!==t||!d?void 0:X({variables:[],declares:!1,commands:[
[d]]},un(e,r,o))}function Ro(e,n,t){if(!e||n===void 0||n<0)return;if(e.kind==="list")return G(e,n);let r=_(e,t);if(typeof r!="object"||r===null)return;let o=Array.
isArray(r)?n:Object.keys(r).sort(Ao)[n];return o===void 0?void 0:G(e,o)}function Ao(e,n){return Buffer.compare(Buffer.from(e),Buffer.from(n))}var dt=new WeakMap;
function To(e){let n=dt.get(e);if(!n){let t=[...e.text.matchAll(/(\$[\p{L}\p{N}_]*)\s*=(?!=)/gu)].map(([,r=""])=>r);n=new Set(t),dt.set(e,n)}return n}function ve(e){
let n;return()=>(n??={result:e()},n.result)}function ht(e,{document:n,source:t,span:r,nth:o},i){let s=n.file.text.slice(r.start,r.end),d=e.sources.get(t),a=d&&e.templates[d.number];if(!a)return;let l=e.templates.
with(d.number,w(y({},a),{scope:d.scope})),u;for(let f of e.runs(t)){let c=Co(f,{document:n,text:s,nth:o});if(c===void 0)continue;let p=new fn(w(y({},e),{templates:l}),
n,f,c-r.start),m=p.placeOf(i);if(m)return y({confidence:"exact"},m);u??=p.fileOf(i)}return{confidence:"file",file:u??a.file}}var ft=new WeakMap;function Co(e,{document:n,
text:t,nth:r}){let o=ft.get(n);return o||(o=new Map,ft.set(n,o)),o.has(e)||o.set(e,tt(t,e,r)),o.get(e)}var fn=class{#n;#e;#t;#r;constructor(n,t,r,o){this.#n=n,this.#e=
t,this.#t=r,this.#r=o}placeOf(n){let{key:t,node:r,path:o}=(0,M.written)(this.#e.root,n);if(r.kind==="scalar"||Po(r)){let d=t&&t.start<r.start?t.start:r.start;return this.#i(
{start:d,end:r.end})??this.#i(r)??this.#s(o,r)}if(t)return this.#i(t)??this.#s(o,r);let s=r.kind==="map"?r.entries[0]?.key:r.items[0];return this.#s(o,r)??(s&&r.
kind==="map"?this.#i(s):void 0)}fileOf(n){let{key:t,node:r}=(0,M.written)(this.#e.root,n),o=this.#o(t?.start??r.start),i=o?.from??o?.within.action;return i&&this.#n.
templates[i.file]?.file}#o(n){return te(this.#t,n+this.#r)}#i(n){let[t,r]=[this.#o(n.start),this.#o(n.end-1)];if(!t?.from||!r?.from||t.from.file!==r.from.file)return;
let o=t.from.at+n.start+this.#r-t.start,i=r.from.at+n.end+this.#r-r.start,{file:s}=this.#n.templates[t.from.file],d=s.text.slice(o,i),a=this.#e.file.text.slice(
n.start,n.end);return!d.includes("{{")&&mt(d)===mt(a)?{file:s,span:{start:o,end:i}}:void 0}#s(n,t){let r=this.#a(t),o=this.#o(r.start),{action:i,outer:s}=o?.within??
{};if(!o||o.from||!i||!s)return;let d=re(this.#t.text,o);if(!d)return;let a={start:d.start-this.#r,end:d.end-this.#r},l=ln(this.#n,i)?.pipeline,u=l&&X(l,un(this.#n,
i,s));if(!u)return;let p=((ct(a,r)||ct(a,t))&&t.kind==="scalar"?[]:this.#d(a,n))?.reduce((m,h)=>m&&G(m,h),u);return p&&this.#l(p,t)}#a(n){let{text:t}=this.#e.file,
r=t.charAt(n.start);return(r==='"'||r==="'")&&n.end-n.start>2&&t.charAt(n.end-1)===r&&this.#o(n.start)?.from?{start:n.start+1,end:n.end-1}:n}#d(n,t){let{root:r,
file:o}=this.#e;for(let i=0;i<=t.length;i++){let{key:s,node:d,whole:a}=(0,M.written)(r,t.slice(0,i));if(!a)return;if(!pt(d,n))continue;let l=t[i-1];if(l===void 0)
return t;if(typeof l=="string")return s&&pt(s,n)?t.slice(i-1):t.slice(i);if(d.start===n.start&&o.text.charAt(n.start)!=="-")return t.slice(i);let u=(0,M.written)(
r,t.slice(0,i-1)).node,f=u.kind==="seq"?u.items.filter(({start:c})=>c<n.start).length:0;return[l-f,...t.slice(i)]}}#l(n,t){let{values:r}=this.#n;if(!Re(_(n,r),t))
return;if(n.kind==="literal")return n;let o=n.kind==="value"?r.written(n.scope,n.path):n.kind==="chart"&&n.scope.chart?.written?y({file:n.scope.chart.written.file},
(0,M.written)(n.scope.chart.written.root,n.path)):void 0;if(!o||t.kind==="scalar"&&!Re($o(o.node),t))return;let{file:i,key:s}=o;if(o.node.kind!=="scalar")return s&&
{file:i,span:s};let d=s&&s.start<o.node.start?s.start:o.node.start;return{file:i,span:{start:d,end:o.node.end}}}};function Po(e){return e.kind==="map"&&e.entries.
length===0||e.kind==="seq"&&e.items.length===0}function ct(e,n){return e.start===n.start&&e.end===n.end}function pt(e,n){return n.start<=e.start&&e.end<=n.end}function mt(e){
return e.replaceAll(/\n[ \t]+/g,`
`)}function $o(e){return e.kind==="scalar"?e.value:void 0}function Re(e,n){switch(n.kind){case"scalar":return e!==void 0&&(e===null||typeof e!="object")&&String(
e)===String(n.value);case"seq":return Array.isArray(e)&&e.length===n.items.length&&n.items.every((t,r)=>Re(e[r],t));case"map":return typeof e!="object"||e===null||
Array.isArray(e)?!1:Object.keys(e).length===n.entries.length&&n.entries.every(({name:r,value:o})=>Re(e[r],o))}}function yt(e){let{of:n,chart:t,runs:r}=e,o,i=new WeakMap;return(s,d)=>{let a=i.get(s);a===void 0&&(o??=Fo(e.text),a=No(s,e,o)??null,i.set(s,a));let l=a&&n.files.
get(a.source);return!a||!l?{confidence:"file",file:t}:n.sources.has(a.source)?ht(w(y({},n),{runs:r}),a,d)??{confidence:"file",file:l}:jo(a,l,d)}}function Fo(e){
return[...e.matchAll(/^---\r?\n# Source: ([^\r\n]+)\r?\n/gm)].map(({index:n,0:t,1:r=""})=>({start:n,end:n+t.length,source:r}))}function No(e,{text:n},t){let r=t.
findLastIndex(({start:a})=>a<Math.max(e.start,1)),o=t[r],i=o&&re(n,{start:Math.max(o.end,e.start),end:e.end});if(!i)return;let s=n.slice(i.start,i.end),d=({source:a,
end:l},u)=>{let f=a===o.source&&re(n,{start:l,end:t[u+1]?.start??n.length});return f&&f.end-f.start===s.length&&n.startsWith(s,f.start)};return{document:e,source:o.
source,span:i,nth:t.slice(0,r).filter(d).length}}function jo({document:e,span:{start:n,end:t}},r,o){let i=e.file.text.slice(n,t),s=r.text.indexOf(i);if(s<0||r.text.
indexOf(i,s+1)>=0)return{confidence:"file",file:r};let{key:d,node:a}=(0,M.written)(e.root,o),l=d?.start??a.start,u=a.kind==="scalar"?a.end:d?.end??a.start;return{
confidence:"exact",file:r,span:{start:l-n+s,end:u-n+s}}}var Io=require("./core.js"),cn=require("./core.js"),Eo=require("./core.js"),zo=require("./core.js");var gt=64*1024*1024,St=1e4;function xt(e,n,t,r,o,{by:i,known:s}={}){let{tree:d,lacking:a}=ne(e,r),[l]=a;if(l)return{notChecked:Kn(l),file:l.dependency.file,span:l.
dependency.span};let u=h=>bt(e,h),f=Ho(d,r);if("unread"in f)return u(f.unread);let c=_o(f.files,n,t,r);if("missing"in c)return Jo(e,c.missing,i)??u(`${c.missing}\
 is not there`);if("unread"in c)return u(c.unread);let p=s&&Lo(e,n,c),m=(p===void 0?void 0:s?.get(p))??Do(e,n,{tree:d,laid:f,job:c},r,o);return p!==void 0&&s?.set(
p,m),m}function Lo({folder:e},{sources:n},o){var i=o,{files:t}=i,r=de(i,["files"]);let s=Se("sha256").update(JSON.stringify([e,w(y({},r),{values:r.values.map(({
name:a})=>a)})])),d=n.map(a=>"name"in a?a.name:a.file.path);s.update(JSON.stringify(d));for(let{text:a}of r.values)s.update(`\0${a.length}\0`).update(a);for(let[
a,l]of t)s.update(`\0${a}\0${l.length}\0`).update(l);return s.digest("hex")}function Do(e,n,{tree:t,laid:r,job:o},i,s){let d=n.sources.flatMap(c=>on(c,i)??[]),a=Qn(
t,i,d),l=Vo(a,r,o,s),u=s.template(o);if("stopped"in u)return bt(e,`helm was stopped: ${u.stopped}`);if("refused"in u){let c=rt(u.refused,a,l)??Ko(u.refused,n,i),
p=u.refused.startsWith("chart requires kubeVersion")?"kubeVersion":"name",m={file:e.file,span:kt(e,p),path:[p]},h=[...d.map(({value:k})=>k),...a.scopes.map(({own:k})=>k?.
value)],S=ot(u.refused,h);return{failure:{by:"helm template",root:e.folder,said:S,at:c??m}}}return{file:{path:e.file.path,text:u.output,root:e.folder,resources:new Set(
[...a.files.values()].map(({path:c})=>c)),traced:yt({text:u.output,of:a,chart:e.file,runs:l})}}}function kt({root:e},n){let{start:t,end:r}=(0,x.entry)(e,n)?.key??
e;return{start:t,end:r}}function bt(e,n){return{notChecked:`not checked: chart ${e.name}: ${n}`,file:e.file,span:kt(e,"name")}}function Jo(e,n,t){if(!t)return;let d=t,
{manifest:r}=d,o=de(d,["manifest"]),i=`open ${n}: no such file or directory`,s=y(y({},o),r&&{object:(0,Ye.refOf)(r)});return{failure:{by:"helm template",root:e.
folder,said:i,at:s}}}function Ko(e,{sources:n},t){let r=/^failed to parse ([^\n]+?): /.exec(e)?.[1],o=n.find(s=>("name"in s?s.name:s.file.path)===r);if(!o)return;
let i="name"in o?t.read(o.name):o.file;return"unread"in i?void 0:{file:i,span:{start:0,end:0},path:[]}}function Ho(e,n){let t=new Map,r=new Map,o=0,i=({chart:{folder:d},
place:a,inner:l})=>{for(let u of n.below(d)){let f=`${a}/${d==="."?u:u.slice(d.length+1)}`;if(t.has(f)||/(?:^|\/)\.git\//.test(u))continue;let c=n.bytes(u);if("\
unread"in c)return`${u} is not read: ${c.unread}`;if(o+=c.length,o>gt)return`it holds more than ${gt/1024/1024} MB`;if(t.size>=St)return`it holds more than ${St}\
 files`;t.set(f,c),r.set(f,u)}for(let u of l){let f=i(u);if(f!==void 0)return f}},s=i(e);return s===void 0?{files:t,names:r}:{unread:s}}function _o(e,{sources:n},{
name:t,namespace:r,kubernetes:o,apiVersions:i=[]},s){let d=[],a=[];for(let l of n)if("name"in l){let u=s.bytes(l.name);if("unread"in u)return u.unread===cn.MISSING?
{missing:l.name}:{unread:`${l.name} is not read: ${u.unread}`};d.push({name:l.name,text:u})}else if("mapping"in l)d.push({name:l.file.path,text:JSON.stringify(on(
l,s)?.value)});else if("text"in l)d.push({name:l.file.path,text:l.text});else{let{name:u,value:f,isString:c}=l.parameter;a.push({text:`${u}=${f.replaceAll(/(?<!\\),/g,
"\\,")}`,isString:c})}return{files:e,values:d,parameters:a,release:t,namespace:r,kubernetes:o,apiVersions:i}}var Go=["chart/templates/kruise-preflight-stop.yaml",
`a: b: c
`];function Vo(e,{files:n,names:t},r,o){let i=new Map(e.templates.map(({file:a,template:l})=>[a.path,l])),s=new Map,d=new Map;return a=>{let l=d.get(a);return l||
(l=["deep","shallow"].flatMap(u=>{let f=s.get(u);if(!f){let p=Yn(i,u),m=new Map(n);for(let[S,k]of t){let v=p.get(k);v!==void 0&&m.set(S,v)}m.set(...Go);let h=o.
template(w(y({},r),{files:m,anyway:!0}));f="stopped"in h?new Map:nt(h.output),s.set(u,f)}let c=et(f.get(a)??"");return c&&c.text!==""?[c]:[]}),d.set(a,l)),l}}function wt({
folder:e},n){return n.below(e).flatMap(t=>{if(!/(?:^|\/)templates\/|(?:^|\/)Chart\.yaml$|\.tpl$/.test(j(".",t)))return[];let r=n.read(t);return"unread"in r?[]:[
r.text]})}var Wo="default",Te=class{constructor(n,t){this.find=n;this.time=t}find;time;notes=new Set;#n=new Map;#e=new Map;#t;render({found:n,tree:t,goes:r,clusters:o,targets:i,
destinations:s,releases:d,reached:a,steps:l}){let u=n.map(g=>g.path).filter(g=>Ot.default.posix.basename(g)==="Chart.yaml"),f=u.length===0?void 0:t.shelf(),c=f?
$n(u,f).filter(({file:g})=>r(g.path)):[],p=c.length===0?void 0:this.#i(),m=p?i():[],h=p?c.map(({folder:g})=>g):[];l?.ask("charts",h);let S=c.flatMap(g=>{let b={
chart:g,shelf:f,targets:m};return p?Ln(g,f,s,d,o).flatMap(W=>{let ye=a?.has(g.file.path,qo(W))??!0;return l?.[ye?"begin":"leave"](g.folder),ye?this.#r(W,b,p):[{
chart:g,isUnreached:!0}]}):[{chart:g,notChecked:Ae(g,"helm is not on the PATH")}]}),k=c.filter(g=>S.some(b=>b.chart===g&&b.file)),v=g=>S.every(b=>b.chart!==g||b.
file||b.isUnreached),O=c.filter(g=>!k.includes(g)&&v(g)),R=new Map([...O.map(g=>[g.folder,{chart:g,reason:oe([g.folder])}]),...k.map(g=>[g.folder,{chart:g,reason:`\
part of ${g.folder}, which is rendered`}])]),z=n.flatMap(({path:g})=>{let b=R.get(Uo(g).find(W=>R.has(W))??"");return b&&Ue(b.chart,g)?[[g,b.reason]]:[]});return{
files:S.flatMap(({file:g})=>g??[]),sources:S.flatMap(({sources:g})=>g??[]),parts:new Map(z),skipped:Yo(S.flatMap(({notChecked:g})=>g??[])),failures:S.flatMap(({
failure:g})=>g??[]),unreached:S.filter(({isUnreached:g})=>g).length,unrendered:new Set(c.filter(g=>!v(g)).map(({file:g})=>g.path))}}#r({called:n,name:t,namespace:r,
set:o,clusters:i,by:s,unseen:d,elsewhere:a},{chart:l,shelf:u,targets:f},c){let p=f.filter(({cluster:O})=>i?.includes(O)??!0);if(p.length===0)return[];if(a!==void 0)
return[{chart:l,notChecked:Ae(l,`${n} has values of another repository: ${a}`)}];let{tree:m}=ne(l,u),h=En(vt(m,u))?Xo(p):[p],S=h.length===1&&p.length===f.length,
k=({cluster:O,cell:R})=>h.length>1?R:O,v=O=>!S&&{goesTo:new Set(O.map(k))};return h.map(O=>{let{kubernetes:R,apiVersions:z}=O.at(-1),g={name:t,namespace:r??Wo,kubernetes:R,
apiVersions:z},b=this.time.spend(()=>xt(l,o,g,u,c,{by:s,known:this.#n}));if(b===void 0)return{chart:l,notChecked:Ae(l,this.time.words)};if("failure"in b&&d.length>
0)return{chart:l,notChecked:Ae(l,`it does not render without the values of ${d.join(", ")}`)};if("failure"in b)return{chart:l,failure:y(y(y({},b.failure),!s&&o.
sources.length===0&&Bo.test(b.failure.said)&&{alone:!0}),v(O))};if("notChecked"in b)return{chart:l,notChecked:Mt(b.file,b.span,b.notChecked)};let W=[n,...h.length>
1?[`as on ${O[0].cell}`]:[]].filter(Jt=>Jt!==""),ye=this.#o(b.file,y(y(y(y({},r!==void 0&&{placed:{namespace:r,forced:!1}}),W.length>0&&{variant:W.join(", ")}),
v(O)),!s&&b.file.resources&&{resources:b.file.resources}));return{chart:l,file:ye,sources:Zo(m,o,u)}})}#o(n,t){let r=this.#e.get(n)??new Map;this.#e.set(n,r);let o=JSON.
stringify([t.placed,t.variant,[...t.goesTo??[]],t.resources!==void 0]),a=n,{resources:i}=a,s=de(a,["resources"]),d=r.get(o)??y(y({},s),t);return r.set(o,d),d}#i(){
return this.#t===void 0&&(this.#t=this.find()??null,this.notes.add(this.#t?`Charts are rendered with helm template${this.#t.version===""?"":` (helm ${this.#t.version}\
)`}.`:"Charts are not rendered: helm is not on the PATH. https://helm.sh/docs/intro/install/ says how to install it.")),this.#t??void 0}},Bo=/execution error at|executing "|the specifications of the schema/;
function Uo(e){let n=e.split("/").slice(0,-1);return[...n.map((t,r)=>n.slice(0,n.length-r).join("/")),"."]}function qo({set:e,by:n}){let t=e.sources.map(r=>"nam\
e"in r?r.name:r.file.path);return n?[n.file.path,...t]:t}function Ae({root:e,file:n,name:t},r){return Mt(n,e,`not checked: chart ${t}: ${r}`)}function Mt(e,{start:n},t){
return{file:e.path,line:new U.LineIndex(e.text).at(n).line,reason:t,unchecked:!0}}function Yo(e){let n=new Map;for(let t of e){let r=n.get(t.file);r?r.reason.includes(
t.reason)||n.set(t.file,w(y({},r),{reason:`${r.reason}; ${t.reason.replace(/^not checked: /,"")}`})):n.set(t.file,t)}return[...n.values()]}function Xo(e){let n=new Map;
for(let t of e){let r=JSON.stringify([t.kubernetes,t.apiVersions]),o=n.get(r);o?o.push(t):n.set(r,[t])}return[...n.values()]}function*vt({chart:e,inner:n,packed:t},r){
t.length>0&&(yield"Capabilities"),yield*wt(e,r);for(let o of n)yield*vt(o,r)}function Zo(e,n,t){let r=new Set(n.sources.flatMap(i=>"name"in i?i.name:[])),o=({chart:i,
inner:s})=>{for(let d of t.below(i.folder))Fn(i,d)&&Qo.test(d)&&r.add(d);for(let d of s)o(d)};return o(e),[...r].flatMap(i=>{let s=t.read(i);return"unread"in s?
[]:[s]})}var Qo=/\.(?:ya?ml|json|tpl)$/;var I=require("node:fs"),Tt=require("node:os"),V=B(require("node:path"));var ei;function ni(){return ei??=require("node:child_process")}function Rt(...e){return ni().spawnSync(...e)}var ie=require("node:fs"),ue=B(require("node:path"));function Ce(e,n){let t=process.platform==="win32"?`${n}.exe`:n;for(let r of e.split(ue.default.delimiter).filter(o=>ue.default.isAbsolute(o))){let o=ue.default.
join(r,t);try{if((0,ie.accessSync)(o,ie.constants.X_OK),(0,ie.statSync)(o).isFile())return o}catch{}}}function fe(e){let n="http://127.0.0.1:1",{SystemRoot:t}=process.
env;return y({PATH:"",HOME:e,XDG_CONFIG_HOME:e,XDG_CACHE_HOME:e,XDG_DATA_HOME:e,TMPDIR:e,KUBECONFIG:ue.default.join(e,"no-kubeconfig"),LC_ALL:"C",HTTP_PROXY:n,HTTPS_PROXY:n},
t!==void 0&&{SystemRoot:t,TEMP:e,TMP:e})}function ce(e,n,{cwd:t,env:r,limits:o}){let{stdout:i,stderr:s,status:d,error:a}=Rt(e,n,{cwd:t,env:r,timeout:o.time,maxBuffer:o.
output,killSignal:"SIGKILL",stdio:["ignore","pipe","pipe"],encoding:"utf8",windowsHide:!0}),{code:l}=a??{};return l==="ETIMEDOUT"?{stopped:`it took longer than ${o.
time/1e3} s`}:l==="ENOBUFS"?{stopped:`it printed more than ${o.output/1024/1024} MB`}:a?{stopped:`it could not be started: ${l??a.message}`}:d===null?{stopped:"\
it was killed"}:{status:d,stdout:i,stderr:s}}var ti={time:3e4,output:32*1024*1024};function Ct(e=process.env.PATH??"",n=ti){let t=Ce(e,"helm");if(t===void 0)return;let r=(i,s)=>ce(t,s,{cwd:i,env:ri(i),limits:n}),
o=At(i=>r(i,["version","--short"]));return{version:/\bv\d+\.\d+[\w.-]*/.exec("stopped"in o?"":o.stdout)?.[0]??"",template:i=>At(s=>{let d=V.default.join(s,"home");
(0,I.mkdirSync)(d);let a=oi(i,d),l=r(d,a);if("stopped"in l)return l;let{status:u,stdout:f,stderr:c}=l;return u===0?{output:f}:{refused:ii(c,i,d),output:f}})}}function ri(e){
let n=t=>V.default.join(e,t);return w(y({},fe(e)),{HELM_CACHE_HOME:n("cache"),HELM_CONFIG_HOME:n("config"),HELM_DATA_HOME:n("data"),HELM_PLUGINS:n("plugins"),HELM_REPOSITORY_CONFIG:n(
"repositories.yaml"),HELM_REPOSITORY_CACHE:n("repositories"),HELM_REGISTRY_CONFIG:n("registry.json")})}function At(e){let n=(0,I.realpathSync)((0,I.mkdtempSync)(
V.default.join((0,Tt.tmpdir)(),"kruise-preflight-helm-")));try{return e(n)}finally{(0,I.rmSync)(n,{recursive:!0,force:!0})}}function oi({files:e,values:n,parameters:t,
release:r,namespace:o,kubernetes:i,apiVersions:s,anyway:d},a){for(let[u,f]of e){let c=V.default.join(a,u);(0,I.mkdirSync)(V.default.dirname(c),{recursive:!0}),(0,I.writeFileSync)(
c,f)}return["template","--include-crds","--skip-tests",...n.map(({text:u},f)=>{let c=Pt(f);return(0,I.writeFileSync)(V.default.join(a,c),u),c}).flatMap(u=>["--v\
alues",u]),...t.flatMap(({text:u,isString:f})=>[f?"--set-string":"--set",u]),...i===void 0?[]:["--kube-version",i],...s.flatMap(u=>["--api-versions",u]),...d?["\
--debug"]:[],"--namespace",o,"--",r,"chart"]}function Pt(e){return`values-${e}.yaml`}var pn=1e3;function ii(e,{values:n},t){let r=e.replaceAll(`${t}${V.default.
sep}`,"");for(let[s,{name:d}]of n.entries())r=r.replaceAll(Pt(s),d);let i=r.split(`
`).filter(s=>!/^(?:Use --debug|\S+\.go:\d+: |helm\.go|(?:time=|level=))/.test(s)).join(`
`).trim().replace(/^(?:[\s\S]*\n)?Error: /,"");return i.length>pn?`${i.slice(0,pn/2)} \u2026 ${i.slice(-pn/2)}`:i}var E=require("node:fs"),Pe=require("node:os"),J=B(require("node:path"));var si={time:2e4,output:32*1024*1024};function Ft(e=process.env.PATH??"",n=si){for(let[t,r,o]of ai){let i=Ce(e,t);if(i===void 0)continue;let s=ce(i,o,{cwd:(0,Pe.tmpdir)(),
env:fe((0,Pe.tmpdir)()),limits:n}),d="stopped"in s?"":s.stdout;return{by:`${t} ${r[0]}`,version:/\bv\d+\.\d+\.\d+[\w.+-]*/.exec(t==="kubectl"?/^Kustomize Version:.*$/m.
exec(d)?.[0]??"":d)?.[0]??"",build:(a,l)=>di(i,r,a,l,n)}}}var ai=[["kustomize",["build"],["version"]],["kubectl",["kustomize"],["version","--client"]]];function di(e,n,t,r,o){
let i=(0,E.realpathSync)((0,E.mkdtempSync)(J.default.join((0,Pe.tmpdir)(),"kruise-preflight-")));try{let[s,d,a]=["home","tree","build"].map(h=>J.default.join(i,
h));for(let h of[s,d,a])(0,E.mkdirSync)(h);let l=[...r],u=Math.max(...l.map(h=>/^(?:\.\.\/)*/.exec(h.path)[0].length/3)),f=["tree",...Array(u).fill("up")].join(
"/");for(let h of l){let S=J.default.join(i,f,h.path);(0,E.mkdirSync)(J.default.dirname(S),{recursive:!0}),(0,E.writeFileSync)(S,h.text)}let c=`resources: [${JSON.
stringify(`../${f}/${t}`)}]
buildMetadata: [originAnnotations]
`;(0,E.writeFileSync)(J.default.join(a,"kustomization.yaml"),c);let p=h=>{let S=ce(e,[...n,h],{cwd:i,env:fe(s),limits:o});return"stopped"in S?S:S.status===0?{output:S.
stdout,from:`../${f}`}:{refused:li(S.stderr,J.default.join(i,f,J.default.sep))}},m=p("build");return"refused"in m?p(J.default.join(f,t)):m}finally{(0,E.rmSync)(
i,{recursive:!0,force:!0})}}function li(e,n){let t=e.replaceAll(n,"").replaceAll(n.slice(0,-1),".").trim(),r=/^E\d{4} .*?"command failed" err=<\n([\s\S]*?)\n ?>/m.
exec(t)?.[1]?.replace(/^\t/gm,""),[,o]=/^E\d{4} .*?"command failed" err="((?:[^"\\]|\\.)*)"/m.exec(t)??[],i=o?.replace(/\\(["\\])/g,"$1").replaceAll("\\n",`
`),d=(r??i??t).replace(/^(?:# Warning: .*\n)+/,"").replace(/^error:\s*/i,"").replace(/((?:patch(?:es)?(?: from)?|with config:) *)(?:`[^`]*`|\[[\s\S]*\])/g,"$1[\u2026\
]");return d.length>$t?`${d.slice(0,$t)}\u2026`:d}var $t=1e3;var ui=18e4,pe=class{constructor(n=ui){this.most=n}most;#n=0;spend(n){if(this.#n>this.most)return;let t=Date.now(),r=n();return this.#n+=Date.now()-t,r}get words(){
return`all that is rendered took longer than ${this.most/1e3} s`}};function oe([e,...n]){return n.length===0?`part of ${e}, which the change does not reach`:`pa\
rt of ${e} and ${n.length} more, which the change does not reach`}function Fe(e,n){let[t,r]=[[],[]];for(let o of e)(n(o)?t:r).push(o);return[t,r]}var $e=class{constructor({
kustomize:n=Ft,helm:t=Ct}={},r=new pe,o=void 0,i=void 0){this.reached=o;this.told=i;this.#n=new se(n,r),this.#e=new Te(t,r)}reached;told;#n;#e;#t=0;get notes(){
let n=this.#t;return[...this.#n.notes,...this.#e.notes,...n>0?[`Not rendered, as the change does not reach them: ${n} kustomizations and releases of charts.`]:[]]}render(n){
let t=w(y({},n),{reached:this.reached,steps:this.told}),r=[this.#n.render(t),this.#e.render(t)],o=r.reduce((i,s)=>i+s.unreached,0);return this.#t=Math.max(this.#t,
o),{files:r.flatMap(({files:i})=>i),sources:[...new Set(r.flatMap(({sources:i})=>i))],parts:new Map(r.flatMap(({parts:i})=>[...i])),skipped:r.flatMap(({skipped:i})=>i),
failures:r.flatMap(({failures:i})=>i),unreached:o,unrendered:new Set(r.flatMap(({unrendered:i})=>[...i]))}}};var Nt=B(require("node:path"));var fi="config.kubernetes.io/origin";function jt(e,n){let t="",r=0,o=new Map;for(let i of(0,$.readDocuments)({path:"",text:e}).filter(P.isReadable)){let s=(0,x.entry)(
(0,x.entry)(i.root,"metadata")?.value,"annotations"),d=(0,x.entry)(s?.value,fi),a=t.length+i.start-r;if(!s||!d)continue;o.set(a,pi((0,N.textOf_2)(d.value),n));let l=s.
value.kind==="map"&&s.value.entries.length===1,u=ci(e,(l?s:d).key.start),f=e.indexOf(`
`,d.value.end-1);t+=e.slice(r,u),r=f<0?e.length:f+1}return{text:t+e.slice(r),origins:o}}function ci(e,n){return e.lastIndexOf(`
`,n-1)+1}function pi(e,n){let t=i=>{let[,s]=new RegExp(`^${i}: *(.*?) *$`,"m").exec(e)??[],d=s?.replace(/^(["'])(.*)\1$/,"$2");return d?.startsWith("../")?Nt.default.
posix.relative(n.slice(2),d.slice(2)):void 0},[r,o]=[t("path"),t("configuredIn")];return y(y({},r!==void 0&&{path:r}),o!==void 0&&{configuredIn:o})}var se=class{constructor(n,t){this.find=n;this.time=t}find;time;notes=new Set;#n=new Map;#e;render({found:n,tree:t,goes:r,reached:o,steps:i}){let s=he(t),d=me(n,
s).filter(({file:m})=>r(m.path)),[a,l]=Fe(d.length===0?[]:(0,Ke.rootsOf)(d,s),({root:m})=>o?.has(m.file.path)??!0);i?.ask("kustomizations",a.map(({root:m})=>m.folder));
let u=a.map(m=>y({reach:m},this.#t(m,i))),f=u.flatMap(({file:m,reach:h})=>m?[{file:m,reach:h}]:[]),c=new Set(f.map(({file:m})=>m.path)),p=new Map([...[...It(l)].
map(([m,h])=>[m,oe(h)]),...[...It(f.map(({reach:m})=>m))].map(([m,h])=>[m,c.has(m)?mi:hi(h)])]);return{files:f.map(({file:m})=>m),sources:[...new Map(f.flatMap(
({reach:m})=>[...m.files])).values()],parts:p,skipped:u.flatMap(({skipped:m})=>m??[]),failures:u.flatMap(({failure:m})=>m??[]),unreached:l.length,unrendered:new Set(
u.flatMap(({file:m,reach:h})=>m?[]:h.root.file.path))}}#t(n,t){let[r]=n.hindrances;if(r)return Et(r.file,r.span,`kustomization ${n.root.folder}: ${r.reason}`);let o=u=>Et(
n.root.file,n.root.root,`kustomization ${n.root.folder}: ${u}`),i=this.#r();if(!i)return o("neither kustomize nor kubectl is on the PATH");t?.begin(n.root.folder);
let s=Si(n),d=this.#n.get(s);if(d)return d;let a=this.time.spend(()=>i.build(n.root.folder,n.files.values()));if(a===void 0)return o(this.time.words);let l="sto\
pped"in a?o(`${i.by} was stopped: ${a.stopped}`):"refused"in a?{failure:gi(n,i,a)}:{file:yi(n,a)};return this.#n.set(s,l),l}#r(){return this.#e===void 0&&(this.#e=
this.find()??null,this.notes.add(this.#e?`Kustomizations are built with ${this.#e.by}${this.#e.version===""?"":` (kustomize ${this.#e.version})`}.`:"Kustomizati\
ons are not built, and their files are read as they are: neither kustomize nor kubectl is on the PATH. https://kubectl.docs.kubernetes.io/installation/kustomize\
 says how to install it.")),this.#e??void 0}},mi="rendered: what it builds is checked";function It(e){let n=new Map;for(let{root:t,files:r}of e)for(let o of r.keys())
n.set(o,[...n.get(o)??[],t.folder]);return n}function hi([e,...n]){return n.length===0?`part of ${e}, which is rendered`:`part of ${e} and ${n.length} more, whi\
ch are rendered`}function Et(e,{start:n},t){let{line:r}=new U.LineIndex(e.text).at(n);return{skipped:{file:e.path,line:r,reason:`not checked: ${t}`,unchecked:!0}}}
function yi(e,{output:n,from:t}){let{text:r,origins:o}=jt(n,t);return{path:e.root.file.path,root:e.root.folder,resources:e.resources,text:r,traced:(i,s)=>Pn(i,s,
e,o.get(i.start))}}function gi({root:e,kustomizations:n},{by:t},{refused:r}){for(let i of[...n.values()].reverse()){let s=i.references.filter(({name:u,to:f})=>r.
includes(`'${u}'`)||r.includes(f)),d=s.find(({name:u})=>r.includes(`'${u}'`))??s[0];if(!d)continue;let{start:a,end:l}=d.node;return{by:t,root:e.folder,said:r,at:{
file:i.file,span:{start:a,end:l},path:[d.field]}}}let{start:o}=e.root;return{by:t,root:e.folder,said:r,at:{file:e.file,span:{start:o,end:o},path:[],isFile:!0}}}
function Si({root:e,files:n}){let t=Se("sha256").update(e.folder);for(let[r,{text:o}]of[...n].sort(([i],[s])=>i<s?-1:1))t.update(`\0${r}\0${o.length}\0${o}`);return t.
digest("hex")}function me(e,n){let t=new Map,r=new Set(e.map(({path:o})=>zt.default.posix.dirname(o)));for(let o of e){let i=(0,ze.isKustomizationName)(o.path)?
(0,De.readKustomization)(o):void 0;i&&t.set(i.folder,(0,xe.kustomizationIn)(i.folder,n)??i)}for(let o of r){if(t.has(o)||!n.isFile((0,Le.joined)(o,"Kustomizatio\
n")))continue;let i=(0,xe.kustomizationIn)(o,n);i&&t.set(o,i)}return[...t.values()]}function he(e){return{isFile:e.isFile,isFolder:e.isFolder,read:e.read,isOutside:n=>n.
startsWith("/")||(e.isOutside?.(n)??n.startsWith("../"))}}var yn=B(require("node:path"));var Ne=require("./core.js"),xi=require("./core.js"),ki=require("./core.js"),bi=require("./core.js");var wi=require("./core.js"),Oi=require("./core.js"),Mi=require("./core.js"),vi=require("./core.js"),mn=require("./core.js"),Ri=require("./core.js");var Dt=new Set([...Ne.KINDS.filter(({templates:e})=>e).map(({kind:e})=>e),"ConfigMap","Secret","Service","ServiceAccount","Ingress","NetworkPolicy","PersistentV\
olumeClaim","Role","RoleBinding","ClusterRole","ClusterRoleBinding","HorizontalPodAutoscaler","PodDisruptionBudget","ServiceMonitor","PodMonitor","HelmRelease"]),
Lt=new RegExp(`^\\s*(?:- )?["']?kind["']?:\\s*["']?(?:${Ne.KINDS.filter(({kind:e})=>!Dt.has(e)).map(({kind:e})=>e).join("|")}|(?:Mutating|Validating)\\w+)\\b`,"\
m"),Ai=/kruise-manager|openkruise\/|chart:\s*["']?(?:kruise|vcluster)\b|name:\s*["']?(?:kruise|vcluster)\b/,je=class{constructor(n,t,r){this.head=n;this.base=t;
this.selection=r}head;base;selection;#n=new Map;#e;has(n,t=[]){if(this.#e??=this.#t(),this.#e==="all"||this.#e.has(n))return!0;for(let r of t)if(this.#o(r))return!0;
return!1}#t(){let n=[this.head,this.base].map(a=>({tree:a,names:Ti(a,this.selection)})),t=n.flatMap(({tree:a,names:l})=>$i(l,a).map(u=>w(y({},u),{tree:a}))),r=new Set(
t.flatMap(({files:a})=>a)),o=[...new Set(n.flatMap(({names:a})=>a))].filter(a=>this.#o(a));if(o.some(a=>this.#r(a,r.has(a))))return"all";let[i,s]=[new Set,new Set];
for(let{path:a,files:l,tree:u}of t)l.some(f=>this.#o(f))&&i.add(a),l.some(f=>Lt.test(hn(f,u)))&&s.add(a);let d=o.some(a=>/^kind: *["']?HelmRelease/m.test(hn(a,this.
head)));return[...i].some(a=>s.has(a))||d&&s.size>0?"all":new Set([...i,...s])}#r(n,t){return(0,mn.isConfig)(n)?!0:/(?:^|\/)\.[^./][^/]*\//.test(n)?!1:[this.head,
this.base].some(r=>{let o=hn(n,r);return o!==""&&(Lt.test(o)||Ai.test(o)||!t&&!Fi(o))})}#o(n){let t=this.#n.get(n);return t===void 0&&(t=Ni(n,this.head,this.base),
this.#n.set(n,t)),t}};function Ti(e,{paths:n=[]}){return(n.length>0?n:["."]).flatMap(r=>{let o=e.nameOf(r);return e.isFile(o)||e.isFolder(o)?e.at(r).map(i=>i.name):
[]})}function*Ci(e,n){let t=he(n),r=e.flatMap(o=>{let i=/kustomization\.ya?ml$/.test(o)&&n.isFile(o)?n.read(o):{unread:""};return"unread"in i?[]:[i]});for(let o of me(
r,t))yield{path:o.file.path,files:[...(0,Je.reachOf)(o,t).files.keys()]}}function*Pi(e,n){let t=e.filter(i=>yn.default.posix.basename(i)==="Chart.yaml"),r=t.length>
0?n.shelf():void 0,o=({chart:i,inner:s})=>[...r?.below(i.folder)??[],...s.flatMap(o)];for(let i of t){let s=Q(yn.default.posix.dirname(i),r);s&&(yield{path:i,files:[
...new Set(o(ne(s,r).tree))]})}}function $i(e,n){return[...Ci(e,n),...Pi(e,n)]}function Fi(e){let n=[...e.matchAll(/^(?:- | {2})?["']?kind["']?:\s*["']?(\w+)/gm)].
map(([,t=""])=>t);return n.length>0&&n.every(t=>Dt.has(t))}function hn(e,n){if(!n.isFile(e))return"";let t=n.read(e);return"unread"in t?"":t.text}function Ni(e,n,t){
let[r,o]=[n.isFile(e),t.isFile(e)];if(!r||!o)return r!==o;let i=t.isSame?.(e);if(i!==void 0)return!i;let[s,d]=[n.shelf().bytes(e),t.shelf().bytes(e)];return"unr\
ead"in s||"unread"in d?!0:Buffer.compare(s,d)!==0}var ji=require("./core.js"),Ii=require("./core.js"),Ei=require("./core.js"),zi=require("./core.js"),Li=require("./core.js"),Di=require("./core.js"),gn=require("./core.js"),
Ji=require("./core.js"),Ki=require("./core.js"),Hi=require("./core.js"),_i=require("./core.js"),Gi=require("./core.js"),Vi=require("./core.js"),Wi=require("./core.js"),
Bi=require("./core.js"),Ui=require("./core.js");var Ie=class{constructor(n){this.progress=n}progress;#n=new Map;#e=new Set;#t=new Set;ask(n,t){if(t.length!==0){for(let r of t)this.#n.set(r,n),this.#e.add(r);this.
progress.stage(gn.RENDERING)}}begin(n){this.#e.add(n),this.#t.add(n),this.#r()}#r(){let n=this.#e.size,t=[...new Set([...this.#e].map(r=>this.#n.get(r)))].sort().
reverse().join(" and ");this.progress.step(this.#t.size,n,n===1?t.slice(0,-1):t)}leave(n){this.#t.has(n)||!this.#e.delete(n)||this.#t.size>0&&this.#r()}};0&&(module.exports={Kustomizations,Reached,Renderer,Time,Told,filesOf,kustomizationsIn,parted,unreachedWords});
