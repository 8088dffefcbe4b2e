var Gt=Object.create;var de=Object.defineProperty,Vt=Object.defineProperties,Wt=Object.getOwnPropertyDescriptor,Bt=Object.getOwnPropertyDescriptors,Ut=Object.getOwnPropertyNames,ge=Object.
getOwnPropertySymbols,qt=Object.getPrototypeOf,Ee=Object.prototype.hasOwnProperty,bn=Object.prototype.propertyIsEnumerable;var kn=(e,n,t)=>n in e?de(e,n,{enumerable:!0,configurable:!0,writable:!0,value:t}):e[n]=t,y=(e,n)=>{for(var t in n||={})Ee.call(n,t)&&kn(e,t,n[t]);if(ge)for(var t of ge(
n))bn.call(n,t)&&kn(e,t,n[t]);return e},b=(e,n)=>Vt(e,Bt(n));var le=(e,n)=>{var t={};for(var r in e)Ee.call(e,r)&&n.indexOf(r)<0&&(t[r]=e[r]);if(e!=null&&ge)for(var r of ge(e))n.indexOf(r)<0&&bn.call(e,r)&&(t[r]=e[r]);return t};var Yt=(e,n)=>{for(var t in n)de(e,t,{get:n[t],enumerable:!0})},wn=(e,n,t,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of Ut(n))!Ee.call(e,o)&&
o!==t&&de(e,o,{get:()=>n[o],enumerable:!(r=Wt(n,o))||r.enumerable});return e};var B=(e,n,t)=>(t=e!=null?Gt(qt(e)):{},wn(n||!e||!e.__esModule?de(t,"default",{value:e,enumerable:!0}):t,e)),Xt=e=>wn(de({},"__esModule",{value:!0}),e);var os={};Yt(os,{Kustomizations:()=>se,Reached:()=>je,Renderer:()=>$e,Time:()=>me,Told:()=>Ie,filesOf:()=>ye,kustomizationsIn:()=>he,parted:()=>Fe,unreachedWords:()=>oe});
module.exports=Xt(os);var Zt;function Qt(){return Zt??=require("node:crypto")}function Se(...e){return Qt().createHash(...e)}var Dt=B(require("node:path"));var er=require("./core.js"),nr=require("./core.js"),ze=require("./core.js"),tr=require("./core.js"),H=require("./core.js"),Le=require("./core.js"),De=require("./core.js"),
N=require("./core.js");var xe=require("./shared.js"),Je=require("./shared.js"),Ke=require("./shared.js");var x=require("./core.js"),A=require("./core.js"),O=require("./core.js");var rr=require("./core.js"),or=require("./core.js"),T=require("./core.js");var ir=require("./core.js"),D=require("./core.js");var j=require("./core.js"),L=require("./core.js");var sr=require("./core.js"),C=require("./core.js"),He=require("./core.js"),ar=require("./core.js"),_e=require("./core.js"),$=require("./core.js");var On=require("node:util");var dr=["name","containerPort","mountPath","devicePath","topologyKey","key","ip","port","uid"];function ue(e,n,t){let r=[],o=e,i=n;for(let s of t){let d=o?.kind===
"seq"?lr(o.items,i,Number(s)):s;if(d===void 0||(o=o?.kind==="seq"?o.items[Number(d)]:(0,x.entry)(o,String(d))?.value,!o))return;r.push(d),i=(0,T.valueAt)(i,[s])}
return r}function lr(e,n,t){if(!Array.isArray(n))return;let r=n[t];if((0,C.isObject)(r))for(let i of dr){let s=r[i];if(typeof s!="string"&&typeof s!="number")continue;
let d=n.filter(l=>(0,C.isObject)(l)&&l[i]===s),a=e.flatMap((l,u)=>{let f=(0,x.entry)(l,i)?.value;return f?.kind==="scalar"&&f.value===s?[u]:[]});if(a.length===1&&
d.length===1)return a[0];if(a.length===0&&d.length===1)return}let o=e.flatMap((i,s)=>(0,On.isDeepStrictEqual)((0,A.plainValue)(i),r)?[s]:[]);return o.length===1?
o[0]:e.length===n.length?t:void 0}var ur=64;function Ge(e,{root:n,kustomizations:t}){let r=(a,l)=>a.references.flatMap(u=>u.use===l?t.get(u.to)??[]:[]),o=ur,i=(a,l=[])=>l.includes(a)?[]:[a,...r(
a,"component").reverse().flatMap(u=>i(u,[...l,a]))],s=(a,l)=>{if(l.includes(a))return[];let u=[...l,a],f=r(a,"component"),c=m=>f.slice(m).reverse().flatMap(h=>i(
h,u)),p=e(a)?[[a,...c(0)]]:[];for(let m of r(a,"resource"))for(let h of s(m,u))p.push([a,...c(0),...h]);for(let[m,h]of f.entries())for(let g of s(h,u))p.push([a,
...c(m+1),...g]);return o-=p.length,o<0?[]:p},d=s(n,[]);return o<0?[]:d}function ke(e,n){return e.reduceRight((t,{root:r})=>{let[o,i]=["namePrefix","nameSuffix"].
map(s=>(0,N.textOf_2)((0,x.entry)(r,s)?.value));return`${o}${t}${i}`},n)}function Mn(e,n){return new Set(e.map((t,r)=>ke(e.slice(r),n)).concat(n))}var Rn=require("node:util");function An(e,n,t,r,o,i=Z){for(let s of n)for(let d of[...(0,H.itemsAt)(e.root,s)].reverse()){let a=(0,x.entry)(d,"target")?.value;if(!(a&&!yr((0,A.plainValue)(
a),t)))for(let{file:l,root:u}of[...pr(e,d,o)].reverse()){let f=u.kind==="seq"?a&&cr(u,l,t,r,i):a||hr(u,t)?fr(u,l,t,r,i):void 0;if(f)return f}}}var Z=(e,n)=>(0,Rn.isDeepStrictEqual)(
(0,A.plainValue)(e),n);function fr(e,n,{value:t},r,o){let i=ue(e,t,r);if(!(!i||i.length===0))return o((0,O.written)(e,i).node,(0,T.valueAt)(t,r))?{file:n,span:(0,D.rangeOf)(
e,i,n.text)}:void 0}function cr(e,n,t,r,o){let i=e.kind==="seq"?[...e.items].reverse():[];for(let s of i){let{op:d,path:a}=Object((0,A.plainValue)(s)),l=(0,x.entry)(
s,"value")?.value;if(!l||d!=="add"&&d!=="replace"||typeof a!="string")continue;let u=a.split("/").slice(1).map(h=>h.replaceAll("~1","/").replaceAll("~0","~"));if(!u.
every((h,g)=>h===String(r[g])||h==="-"&&typeof r[g]=="number")||u.length>r.length)continue;let c=(0,T.valueAt)(t.value,r.slice(0,u.length)),p=ue(l,c,r.slice(u.length));
if(!p||!o((0,O.written)(l,p).node,(0,T.valueAt)(t.value,r)))continue;let m=p.length===0?(0,D.rangeOf)(s,["value"],n.text):(0,D.rangeOf)(l,p,n.text);return{file:n,
span:m}}}function pr(e,n,t){let r=n.kind==="map"?(0,x.entry)(n,"path")?.value:n,o=(0,N.textOf_2)(r);if(o!==""&&!o.includes(`
`)){let s=e.references.find(({node:a})=>a===r)?.to,d=s===void 0?void 0:t.get(s);return d?vn(d,d):[]}let i=n.kind==="map"?(0,x.entry)(n,"patch")?.value:n;return i?.
kind!=="scalar"?[]:vn(mr(e.file,i),e.file)}function vn(e,n){return(0,L.readDocuments)(e).flatMap(t=>(0,j.isReadable)(t)?{file:n,root:t.root}:[])}function mr({path:e,
text:n},{start:t,end:r}){let o=n.charAt(t),i=n.slice(t+1,r-1),[s,d]=[t,r];if(o==="|")s=n.indexOf(`
`,t)+1;else if(o==="'"&&!i.includes("'"))[s,d]=[t+1,r-1];else return{path:e,text:""};return{path:e,text:n.slice(0,s).replace(/[^\n]/g," ")+n.slice(s,d)}}function Ve({
apiVersion:e,kind:n}){let[t="",r=""]=(0,$.text_2)(e).split("/").reverse();return{kind:(0,$.text_2)(n),group:r,version:t}}function hr(e,{value:n,names:t}){let r=(0,A.plainValue)(
e);if(!(0,C.isObject)(r))return!1;let[o,i]=[Ve(r),Ve(n)],s=(0,C.isObject)(r.metadata)?(0,$.text_2)(r.metadata.name):"";return o.kind===i.kind&&o.group===i.group&&
t.has(s)}function yr(e,{value:n,names:t}){if(!(0,C.isObject)(e))return!1;let{kind:r,group:o,version:i}=Ve(n),s=(0,C.isObject)(n.metadata)?n.metadata:{},d=(l,...u)=>{
if(typeof l!="string"||l==="")return!0;let f=l.replace(/^\^|\$$/g,"").split(".*");return/[\\()[\]{}|+?*^$]/.test(f.join(""))?!0:u.some(c=>{let p=0;for(let[m,h]of f.
entries()){let g=m===0?c.startsWith(h)?0:-1:c.indexOf(h,p);if(g<0)return!1;p=g+h.length}return f.length>1?c.endsWith(f.at(-1)??""):p===c.length})},a=(l,u)=>typeof l!=
"string"||l.split(",").every(f=>{let[,c,p]=/^\s*([\w./-]+)\s*==?\s*([\w.-]*)\s*$/.exec(f)??[];return c===void 0||(0,C.isObject)(u)&&u[c]===p});return d(e.kind,r)&&
d(e.group,o)&&d(e.version,i)&&d(e.name,...t)&&a(e.labelSelector,s.labels)&&a(e.annotationSelector,s.annotations)}function Cn(e,n,t,r,o=Z){let i=(0,T.valueAt)(n.value,t);if(i===void 0)return;let s=d=>An(e,d,n,t,r,o);return gr(e,t,i)??Sr(e,n,t,i)??s(["patchesJson6902"])??xr(
e,t,i)??kr(e,t,i)??s(["patches","patchesStrategicMerge"])}function gr(e,n,t){if(!(n.at(-1)!=="image"||typeof t!="string"))for(let r of[...(0,H.itemsAt)(e.root,"\
images")].reverse()){let[o,i,s,d]=["name","newName","newTag","digest"].map(u=>(0,N.textOf_2)((0,x.entry)(r,u)?.value)),a=i||o||"";if(a===""||!t.startsWith(a))continue;
let l=t.slice(a.length);if(s&&l===(d?`:${s}@${d}`:`:${s}`))return J(e,r,"newTag");if(d&&l===`@${d}`)return J(e,r,"digest");if(i&&!s&&!d&&/^(?:$|[:@][^/]*$)/.test(
l))return J(e,r,"newName")}}function Sr(e,{names:n},t,r){if(t.join("/")!=="spec/replicas")return;let o=(0,H.itemsAt)(e.root,"replicas").findLast(i=>{let s=(0,x.entry)(
i,"count")?.value;return n.has((0,N.textOf_2)((0,x.entry)(i,"name")?.value))&&s?.kind==="scalar"&&s.value===r});return o&&J(e,o,"count")}function xr(e,n,t){let[
r,o]=[n.at(-1),n.at(-2)];if(typeof r!="string"||typeof t!="string")return;let i=d=>{let a=d.findLast(l=>{let u=(0,x.entry)(l,r)?.value;return u?.kind==="scalar"&&
String(u.value)===t});return a&&J(e,a,r)};if(o==="annotations")return i([(0,x.entry)(e.root,"commonAnnotations")?.value]);if(o!=="labels"&&o!=="matchLabels"&&o!==
"selector")return;let s=(0,H.itemsAt)(e.root,"labels").map(d=>(0,x.entry)(d,"pairs")?.value);return i([(0,x.entry)(e.root,"commonLabels")?.value,...s])}function kr(e,n,t){
if(n.length!==2||n[0]!=="metadata"||typeof t!="string")return;let r=s=>(0,N.textOf_2)((0,x.entry)(e.root,s)?.value);if(n[1]==="namespace")return r("namespace")===
t?J(e,e.root,"namespace"):void 0;if(n[1]!=="name")return;let[o,i]=[r("namePrefix"),r("nameSuffix")];return i&&t.endsWith(i)?J(e,e.root,"nameSuffix"):o&&t.startsWith(
o)?J(e,e.root,"namePrefix"):void 0}function J({file:e},n,t){return{file:e,span:(0,D.rangeOf)(n,[t],e.text)}}function Pn(e,n,t){let r=n==="Secret"?"secretGenerat\
or":"configMapGenerator",o=(0,H.itemsAt)(e.root,r).filter(s=>t((0,N.textOf_2)((0,x.entry)(s,"name")?.value))),[i]=o.sort((s,d)=>Tn(d).length-Tn(s).length);return i&&
J(e,i,"name")}function Tn(e){let{name:n}=Object((0,A.plainValue)(e));return String(n??"")}function Fn(e,n,t,r){let o=(0,O.written)(e.root,n).path,i=(0,A.plainValue)(e.root),s={confidence:"file",file:t.root.file};if(!(0,C.isObject)(i))return s;let d=r?.
configuredIn===void 0?Or(e,i,o,t,r):wr(i,t,r.configuredIn);if(d.length===0)return s;let[a,...l]=d;return l.every(f=>br(a,f))?a:new Set(d.map(({file:f})=>f)).size===
1?{confidence:"file",file:a.file}:s}function br(e,n){return e.file!==n.file||e.confidence!==n.confidence?!1:e.confidence==="file"||n.confidence==="file"?!0:e.span.
start===n.span.start&&e.span.end===n.span.end}function wr(e,n,t){let r=We(e);return Ge(({file:o})=>o.path===t,n).flatMap(o=>{let i=o.find(({file:d})=>d.path===t),
s=Pn(i,(0,$.text_2)(e.kind),d=>{let a=ke(o,d);return d!==""&&(r===a||r.startsWith(a)&&/^-[a-z0-9]+$/.test(r.slice(a.length)))});return s?y({confidence:"exact"},
s):{confidence:"file",file:i.file}})}function Or(e,n,t,r,o){let s=(o?.path===void 0?[...r.resources]:[o.path]).flatMap(a=>{let l=r.files.get(a);return l?Ge(u=>u.
references.some(({use:f,to:c})=>f==="resource"&&c===a),r).flatMap(u=>{let f=vr(n,l,u);return f?{chain:u,own:f}:[]}):[]}),d=Math.max(...s.map(({own:a})=>a.likeness));
return s.filter(({own:a})=>a.likeness===d).map(({chain:a,own:l})=>Mr(e,n,t,a,l.manifest,r))}function Mr(e,n,t,r,o,i){let{file:s}=o.document,d={value:n,names:new Set(
[...Mn(r,o.name),We(n)])},a=m=>{for(let h of r){let g=Cn(h,d,t,i.files,m);if(g)return g}},l=ue(o.node,n,t),u=l&&{file:s,span:(0,D.rangeOf)(o.node,l,s.text)},f=l&&
Z((0,O.written)(o.node,l).node,(0,T.valueAt)(n,t)),c=t.length===0||(0,O.written)(e.root,t).node.kind!=="scalar",p=t.length===0?u:a(Z)??(f?u:void 0)??(c?u??a(()=>!0):
void 0);return p?y({confidence:"exact"},p):{confidence:"file",file:s}}function vr(e,n,t){let[r,o]=[We(e),(0,$.text_2)((0,C.isObject)(e.metadata)?e.metadata.namespace:
"")],i=Rr(n).filter(({kind:l,group:u})=>l===e.kind&&u===Ar(e)),s=t.map(l=>(0,$.text_2)(l.value.namespace)).find(l=>l!=="");if(s!==void 0&&o!==""&&s!==o)return;let d=l=>ke(
t,l.name)===r?2:l.name===r?1:0,a=l=>s===void 0&&o!==""?l.namespace===o:!0;for(let l of[2,1]){let u=i.filter(p=>d(p)===l),[f,...c]=u.length>1?u.filter(a):u;if(f&&
c.length===0)return{manifest:f,likeness:l};if(f)return}return i.length===1&&i[0]?{manifest:i[0],likeness:0}:void 0}var $n=new WeakMap;function Rr(e){let n=$n.get(
e);return n||(n=(0,L.readDocuments)(e).filter(j.isReadable).flatMap(t=>{let r=(0,He.manifestsOf)(t);return"reason"in r?[]:r}),$n.set(e,n)),n}function We({metadata:e}){
return(0,C.isObject)(e)?(0,$.text_2)(e.name):""}function Ar({apiVersion:e}){let n=(0,$.text_2)(e);return n.includes("/")?n.slice(0,n.indexOf("/")):""}var U=require("./core.js");var vt=B(require("node:path"));var Be=require("./core.js"),Tr=require("./core.js");var Ue="Chart.yaml";function Q(e,n){let t=n.read(I(e,Ue));if("unread"in t)return;let r=ee(t),o=_(r,"name");if(!r||o==="")return;let i=_(r,"apiVersion")==="v1"?n.
read(I(e,"requirements.yaml")):void 0,s=i&&!("unread"in i)?i:t;return{folder:e,file:t,root:r,name:o,version:_(r,"version"),isLibrary:_(r,"type")==="library",dependencies:Cr(
s)}}function Nn(e,n){let t=e.map(o=>o===Ue?".":o.slice(0,-Ue.length-1)),r=o=>t.some(i=>i!==o&&["charts","templates","crds"].some(s=>Dn(o,I(i,s))));return t.filter(o=>!r(
o)).flatMap(o=>Q(o,n)??[]).filter(({isLibrary:o})=>!o)}function jn(e,n){let t=In(e,n);return t!==void 0&&(qe(e,n)||/^(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock)|values\.schema\.json|values\.yaml)$/.
test(t)||zn(t)!==void 0)}function qe(e,n){return/^(?:templates|charts|crds|ci)\//.test(In(e,n)??"")}function In({folder:e},n){if(Dn(n,e))return e==="."?n:n.slice(
e.length+1)}function En({folder:e},n){let t=n.below(e).flatMap(o=>{let i=e==="."?o:o.slice(e.length+1),s=zn(i);return s===void 0?[]:[{name:s,sources:[{name:o}]}]}),
r=({name:o})=>o.startsWith("ci/");return t.every(r)?[{name:"",sources:[]},...t]:t}function zn(e){return(/^values[-_.]([^/]+)\.ya?ml$/.exec(e)??/^values\/([^/]+)\.ya?ml$/.
exec(e)??/^(?:environments|envs?)\/([^/]+)\/values\.ya?ml$/.exec(e)??/^(ci\/[^/]+)-values\.ya?ml$/.exec(e))?.[1]}function Ln(e){for(let n of e)if(n.includes("Ca\
pabilities")||n.includes("kubeVersion:"))return!0;return!1}function I(e,n){return e==="."?n:`${e}/${n}`}function Dn(e,n){return n==="."||e===n||e.startsWith(`${n}\
/`)}function ee(e){let[n]=(0,L.readDocuments)(e);return n&&(0,j.isReadable)(n)&&n.root.kind==="map"?n.root:void 0}function _(e,n){let t=(0,x.entry)(e,n)?.value;
return t?.kind==="scalar"&&t.value!==null?String(t.value):""}function Cr(e){let n=(0,x.entry)(ee(e),"dependencies")?.value;return n?.kind!=="seq"?[]:n.items.flatMap(
t=>{let r=_(t,"name"),o=(0,x.entry)(t,"name");if(!o)return[];let i=_(t,"alias"),[s,d]=[_(t,"version"),_(t,"repository")],a={start:o.key.start,end:o.value.end};return[
{name:r,version:s,repository:d,alias:i===""?void 0:i,file:e,span:a}]})}var be=require("node:util");var Pr=require("./core.js"),$r=require("./core.js"),Fr=require("./core.js"),Ye=require("./core.js"),Nr=require("./core.js"),jr=require("./core.js"),Ir=require("./core.js");var Xe=require("./core.js");function Jn(e,n,t,r,o){let i=[...t.filter(({source:s})=>s.isHere&&s.path===e.folder).map(zr),...r.filter(s=>s.chart===e.folder).map(s=>Er(s,e))];return i.length>
0?Dr(i):Jr(e,n,o)}function Er({cluster:e,name:n,namespace:t,values:r,by:o},i){let s=n??Kn(i);return{called:`release ${s}`,name:s,namespace:t,set:{name:s,sources:r.
map(d=>({name:d}))},clusters:[e],by:o,unseen:[]}}function zr({by:e,name:n,namespace:t,clusters:r,values:o,release:i,unseen:s=[]}){let d=o.find(a=>"file"in a&&!a.
isHere);return y({called:`${e.kind} ${n}`,name:i??n,namespace:t,set:{name:n,sources:o.flatMap(Kr)},clusters:r,by:Lr(e),unseen:s},d&&"file"in d&&{elsewhere:d.file})}
function Lr(e){let n=["metadata","name"],{key:t,node:r}=(0,O.written)(e.node,n);return{file:e.document.file,span:{start:t?.start??r.start,end:r.end},path:n,manifest:e}}
function Dr(e){let n=new Map,t=new Map;for(let r of e){let{name:o,namespace:i,set:s,elsewhere:d,unseen:a,clusters:l=[]}=r,u=s.sources.map(p=>"name"in p?p:y(b(y(
{},p),{file:p.file.path}),"mapping"in p&&{mapping:(0,A.plainValue)(p.mapping)})),f=JSON.stringify([o,i,u,d,a]),c=n.get(f);if(c)n.set(f,b(y({},c),{clusters:[...new Set(
[...c.clusters??[],...l])]}));else{let p=t.get(r.called)??0;t.set(r.called,p+1),n.set(f,p===0?r:b(y({},r),{called:`${r.called} (${p+1})`}))}}return[...n.values()]}
function Jr(e,n,t){let r=En(e,n),o=new Set(r.map(({name:l})=>l)),i=({name:l,environment:u})=>[l,u??""].find(f=>o.has(f)),s=new Set(t.map(i)),d=r.filter(({name:l})=>!s.
has(l)),a=t.every(l=>i(l)===void 0);return r.flatMap(l=>{let u=t.filter(f=>{let c=i(f);return c===void 0?d.length===0||d.includes(l):c===l.name});return u.length===
0&&t.length>0?[]:[{called:l.name===""?"":`values ${l.name}`,name:Kn(e),namespace:void 0,set:l,unseen:[],clusters:a?void 0:u.map(({name:f})=>f)}]})}function Kn({
name:e}){let n=e.toLowerCase().replace(/[^a-z0-9-]+/g,"-").slice(0,53).replace(/^-+|-+$/g,"");return n===""?"release":n}function Kr(e){if("file"in e)return e.isHere?
[{name:e.file}]:[];let{inline:n,by:t,at:r}=e,{file:o}=t.document,{node:i,whole:s}=(0,O.written)(t.node,r),d={file:o,text:JSON.stringify(n)};if(!s)return[d];let a=(0,A.plainValue)(
i);if(i.kind==="seq"){let l=(0,_e.objects)(a);return(0,be.isDeepStrictEqual)(l.reduce(Xe.withParameter,{}),n)?i.items.flatMap(f=>Hr(f,o)):[d]}return typeof a=="\
string"?(0,be.isDeepStrictEqual)((0,Ye.parsed)(a),n)?[{file:o,text:a}]:[d]:(0,be.isDeepStrictEqual)(a,n)?[{file:o,mapping:i}]:[d]}function Hr(e,n){let t=(0,A.plainValue)(
e);if(!(0,C.isObject)(t))return[];let{node:r}=(0,O.written)(e,["value"]);return[{file:n,parameter:{name:(0,$.text_2)(t.name),value:_r(t.value),isString:t.forceString===
!0,span:{start:r.start,end:r.end}}}]}function _r(e){return e==null?"":String(e)}var Hn=500;function ne(e,n){let t=[],r=0,o=(i,s,d,a)=>{r++;let l=I(i.folder,"charts"),u=n.below(l).map(h=>h.slice(l.length+1)),f=u.filter(h=>/^[^/_.][^/]*\.tgz$/.
test(h)),p=[...new Set(u.flatMap(h=>/^([^/_.][^/]*)\/Chart\.yaml$/.exec(h)?.[1]??[]))].flatMap(h=>{let g=Q(I(l,h),n);return g?[{chart:g,place:h}]:[]});for(let h of i.
dependencies){let{name:g}=h;if(p.some(({chart:{name:M}})=>M===g)||f.some(M=>M.startsWith(`${g}-`)&&/^v?\d/.test(M.slice(g.length+1))))continue;let k=Gr(i,h,n);k&&
a.includes(k.folder)?t.push({chart:i,dependency:h,because:`charts need each other: ${[...a,k.folder].join(" -> ")}`}):k?p.push({chart:k,place:`local-${p.length}`}):
t.push({chart:i,dependency:h})}let m=p.flatMap(({chart:h,place:g})=>{let k=i.dependencies.filter(v=>v.name===h.name),M=k.length===0?[h.name]:k.map(v=>v.alias??v.
name);return[...new Set(M)].flatMap(v=>{if(r<Hn)return[o(h,v,`${d}/charts/${g}`,[...a,h.folder])];let[w]=k;return w&&t.push({chart:i,dependency:w,because:`it ho\
lds more than ${Hn} charts`}),[]})});return{chart:i,name:s,place:d,inner:m,packed:f.map(h=>I(l,h))}};return{tree:o(e,e.name,"chart",[e.folder]),lacking:t}}function Gr({
folder:e},{name:n,repository:t},r){if(!t.startsWith("file://"))return;let o=t.slice(7);if(o.startsWith("/"))return;let i=e==="."?[]:e.split("/");for(let d of o.
split("/"))d===".."&&i.length>0&&i.at(-1)!==".."?i.pop():d!==""&&d!=="."&&i.push(d);let s=Q(i.length===0?".":i.join("/"),r);return s?.name===n?s:void 0}function _n({
chart:e,dependency:{name:n,version:t,repository:r},because:o}){if(o!==void 0)return`not checked: chart ${e.name}: ${o}`;let i=t===""?n:`${n} ${t}`,d=r.startsWith(
"file:")?`${r} is no chart of that name in this repository`:"run helm dependency build and commit what it puts into charts/";return`not checked: chart ${e.name}\
 needs ${i}, which is not vendored: ${d}`}var Vr=require("./core.js"),Wr=require("./core.js"),Br=require("./core.js"),Ze=require("./core.js");var Ur=require("./core.js"),qr=require("./core.js"),Qe=require("./core.js"),Yr=require("./core.js");var Gn=/(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy,Vn=/\s+|\$[\p{L}\p{N}_]*|\.(?![\p{L}_\d])|(?=\.[\p{L}_])|"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])*'|[-+]?(?:0[xXbBoO])?\.?\d[\w.]*|[\p{L}_][\p{L}\p{N}_]*|:=|[=|(),]/uy;
function Wn(e,n){let t={code:e,at:n,next:0,depth:0},r=Bn(t);return r&&t.next===e.length?r:void 0}var Xr=100;function Zr(e){return Vn.lastIndex=e.next,Vn.exec(e.
code)?.[0]}function Qr(e){for(;/\s/.test(e.code.charAt(e.next));)e.next++}function en(e){Gn.lastIndex=e.next;let n=Gn.exec(e.code)?.[0]??"";return e.next+=n.length,
n===""?[]:n.slice(1).split(".")}function Bn(e){let n=/^\s*(\$[\p{L}\p{N}_]*(?:\s*,\s*\$[\p{L}\p{N}_]*)?)\s*(:?=)(?!=)/u.exec(e.code.slice(e.next));n&&(e.next+=n[0].
length);let t=[];for(;;){let o=eo(e);if(!o||o.length===0)return;if(t.push(o),e.code.charAt(e.next)!=="|")break;e.next++}return{variables:n?.[1]?.split(",").map(
o=>o.trim())??[],declares:n?.[2]===":=",commands:t}}function eo(e){let n=[];for(;;){Qr(e);let t=e.code.charAt(e.next);if(t===""||t==="|"||t===")")return n;let r=no(
e);if(!r)return;n.push(r)}}function no(e){let n=e.next,t=Zr(e);if(t===void 0)return;let r=e.code.charAt(n);if(r==="."&&!/^\.\d/.test(t))return t==="."&&e.next++,
{kind:"dot",fields:en(e)};if(e.next+=t.length,r==="$")return{kind:"variable",name:t,fields:en(e)};if(r==="("){if(++e.depth>Xr)return;let i=Bn(e);return e.depth--,
!i||e.code.charAt(e.next)!==")"?void 0:(e.next++,{kind:"pipeline",pipeline:i,fields:en(e)})}let o={start:e.at+n,end:e.at+e.next};if(r==='"'||r==="`"){let i=r===
"`"?t.slice(1,-1):to(t);return i===void 0?void 0:y({kind:"literal",value:i},o)}if(/[-+.\d]/.test(r)){let i=Number(t.replaceAll("_",""));return Number.isNaN(i)?void 0:
y({kind:"literal",value:i},o)}return t==="true"||t==="false"?y({kind:"literal",value:t==="true"},o):t==="nil"?y({kind:"literal",value:null},o):/^[\p{L}_]/u.test(
t)?{kind:"function",name:t}:void 0}function to(e){try{return JSON.parse(e)}catch{return}}function we(e){let n=[],t=0;for(;;){let r=e.indexOf("{{",t),o=r<0?e.length:r;if(o>t&&n.push({kind:"text",start:t,end:o}),r<0)return n;let i=ro(e,r);if(!i)return;
n.push(i),t=i.end}}var Un=/[ \t\r\n]/;function ro(e,n){let t=e.charAt(n+2)==="-"&&Un.test(e.charAt(n+3)),r=n+(t?3:2),o=r+e.slice(r).search(/\S|$/),i=e.startsWith(
"/*",o),s=i?e.indexOf("}}",e.indexOf("*/",o+2)):oo(e,r);if(s<0||i&&e.indexOf("*/",o+2)<0)return;let d=e.charAt(s-1)==="-"&&Un.test(e.charAt(s-2))&&s-1>r,a=e.slice(
r,d?s-1:s);return{kind:"action",start:n,end:s+2,code:a,at:r,comment:i,trimsLeft:t,trimsRight:d}}function oo(e,n){for(let t=n;t<e.length;t++){let r=e.charAt(t);if(r===
"}"&&e.charAt(t+1)==="}")return t;if(r==="`"){if(t=e.indexOf("`",t+1),t<0)return-1}else if(r==='"'||r==="'")for(t++;e.charAt(t)!==r;t++){if(t>=e.length||e.charAt(
t)===`
`)return-1;e.charAt(t)==="\\"&&t++}}return-1}var q=/^\s*(if|with|range|define|block|else|end|template|break|continue)\b\s*/;function qn(e){let n=we(e);if(!n)return;let t={pieces:n,next:0,depth:0},r=tn(t);return r&&
t.next===n.length?{text:e,body:r}:void 0}var io=200;function tn(e){let n=[];for(let t=e.pieces[e.next];t;t=e.pieces[e.next]){if(t.kind==="text"||t.comment){t.kind===
"text"&&n.push(t),e.next++;continue}let r=q.exec(t.code)?.[1];if(r==="else"||r==="end")return n;e.next++;let o=so(e,t,r);if(o===void 0)return;o&&n.push(o)}return n}
function so(e,n,t){switch(t){case"break":case"continue":return null;case"if":case"with":case"range":case"define":case"block":return Yn(e,n,t,n.code.replace(q,""));case"\
template":return{kind:"output",action:n,pipeline:nn(n,`include ${n.code.replace(q,"")}`)}}let r=nn(n,n.code);return{kind:(r?r.variables.length>0:/^\s*\$\w*\s*:?=/.
test(n.code))?"assignment":"output",action:n,pipeline:r}}function nn(e,n){return Wn(n,e.at+e.code.length-n.length)}function Yn(e,n,t,r){if(++e.depth>io)return;let i=t===
"define"||t==="block"?/^("(?:\\.|[^"\\])*"|`[^`]*`)\s*/.exec(r):null,s=i?r.slice(i[0].length):r,d=tn(e),a=d&&ao(e);if(!a)return;e.depth--;let l=i?.[1]?.slice(1,
-1),u=s.trim()===""?void 0:nn(n,s);return{kind:"block",word:t,action:n,name:l,pipeline:u,body:d,otherwise:a}}function ao(e){let n=e.pieces[e.next++];if(n?.kind!==
"action")return;let t=n.code;if(q.exec(t)?.[1]==="end")return[];let r=t.replace(q,""),o=/^(if|with)\b/.exec(r)?.[1];if(o){let d=Yn(e,n,o,r.replace(q,""));return d&&
[d]}let i=tn(e),s=e.pieces[e.next++];return i&&s?.kind==="action"&&q.exec(s.code)?.[1]==="end"?i:void 0}function Zn(e,n){let t=n==="deep"?co(e):new Set,r=new Map,o=0;for(let[i,{text:s,body:d}]of e){let a=[];rn(d,{text:s,file:o++,inserts:a,open:t,live:!lo(i)}),r.set(
i,uo(s,a))}return r}function lo(e){let n=e.slice(e.lastIndexOf("/")+1);return n.startsWith("_")||n==="NOTES.txt"}function rn(e,n){let{text:t,file:r,inserts:o,open:i,
live:s}=n,d=(a,l)=>`\uE000${a}${r.toString(36)}.${l.toString(36)}\uE001`;for(let a of e)if(a.kind==="text"){if(s)for(let{index:l}of t.slice(a.start,a.end).matchAll(
/(?<=^[^\S\n]*)\S/gm)){let u=a.start+l;o.push({start:u,end:u,text:d("t",u)})}}else if(a.kind==="output")s&&o.push(...Xn(a,d("a",a.action.start),d("z",a.action.start)));else if(a.
kind==="block"){let u=a.word==="define"||a.word==="block"?b(y({},n),{live:a.word==="define"&&i.has(a.name??"")}):n;s&&a.word==="range"&&o.push(...Xn(a,d("r",a.action.
start),d("i",a.action.start))),rn(a.body,u),rn(a.otherwise,u)}}function Xn({action:e},n,t){let{start:r,end:o,at:i,code:s,trimsLeft:d,trimsRight:a}=e;return[{start:r,
end:i,text:`{{${d?"- ":""}"${n}"}}{{`},{start:i+s.length,end:o,text:`}}{{"${t}"${a?" -":""}}}`}]}function uo(e,n){let t="",r=0;for(let{start:o,end:i,text:s}of[...n].
sort((d,a)=>d.start-a.start))t+=e.slice(r,o)+s,r=i;return t+e.slice(r)}var fo=new Set(["indent","nindent","trim"]);function co(e){let n=new Set,t=new Map,r=new Set,
o=!1,i=(s,d)=>{for(let a of s){if(a.kind==="text")continue;let l=a.kind==="block"&&a.word==="define"?a.name??"":d;a.kind==="block"&&a.word==="define"&&n.add(l);
let u=a.kind==="output"?po(a.pipeline):void 0;if(u!==void 0){let c=t.get(u);c?c.add(d):t.set(u,new Set([d]))}let f=a.action.code;if(/\b(?:include|template|tpl)\b/.
test(f)){let c=a.pipeline?Qn(a.pipeline):void 0;if(!c)for(let[m]of f.matchAll(/"[^"]*"/g))r.add(m.slice(1,-1));let p=u===void 0?0:1;for(let m of c??[])m===u&&p-- >
0||(m===void 0?o||=!f.includes("BasePath"):r.add(m))}a.kind==="block"&&(i(a.body,l),i(a.otherwise,l))}};for(let{body:s}of e.values())i(s,"");if(o)return new Set;
for(let s=-1;s!==r.size;){s=r.size;for(let[d,a]of t)[...a].some(l=>r.has(l))&&r.add(d)}return new Set([...n].filter(s=>!r.has(s)))}function po(e){let[n,...t]=e?.
commands??[],[r,o]=n??[];return r?.kind!=="function"||r.name!=="include"||o?.kind!=="literal"||typeof o.value!="string"?void 0:t.every(([s])=>s?.kind==="functio\
n"&&fo.has(s.name))?o.value:void 0}function Qn({commands:e}){return e.flatMap(n=>n.flatMap((t,r)=>mo(t,n[r+1])))}function mo(e,n){return e.kind==="pipeline"?Qn(
e.pipeline):e.kind!=="function"||e.name!=="include"?[]:[n?.kind==="literal"&&typeof n.value=="string"?n.value:void 0]}var Me=class{#n;#e=new Map;constructor(n){this.#n=n}at(n,t){return(0,T.valueAt)(this.#r(n),t)}written(n,t){if(t.length!==0)for(let{layer:r,path:o}of this.#t(n,t)){
if((0,T.valueAt)(r.value,o)===void 0){if(yo(r.value,o))return;continue}if(!r.written)return;let{file:s,root:d}=r.written,{key:a,node:l,whole:u}=(0,O.written)(d,
o);return u?{file:s,key:a,node:l}:void 0}}*#t(n,t){let r=t[0]==="global",o=[];for(let l=n;l;l=l.parent)o.push(l);let i=o.slice(0,-1).map(({name:l})=>l),s=l=>[...i.
slice(0,l).reverse(),...t],d=l=>r?Array.from({length:l+1},(u,f)=>ho(i,l,f,t)):[s(l)],a=o.length-1;for(let l of d(a))for(let u of[...this.#n].reverse())yield{layer:u,
path:l};for(let l=a;l>=0;l--){let u=o[l].own;if(u)for(let f of d(l))yield{layer:u,path:f}}}#r(n){let t=this.#e.get(n);if(t===void 0){if(t=structuredClone(n.own?.
value??{}),n.parent){let r=this.#r(n.parent);t=Oe(t,(0,T.valueAt)(r,[n.name]));let o=(0,T.valueAt)(r,["global"]);o!==void 0&&(t=Oe(t,{global:o}))}else for(let{value:r}of this.#n)
t=Oe(t,r);this.#e.set(n,t)}return t}};function ho(e,n,t,r){return[...e.slice(n-t,n).reverse(),...r]}function yo(e,n){let t=e;for(let r of n){if(typeof t!="objec\
t"||t===null||Array.isArray(t))return!0;if(!Object.hasOwn(t,r))return!1;t=t[r]}return!1}function Oe(e,n){if(n===void 0)return e;if(!et(e)||!et(n))return n;let t=new Map(
Object.entries(e));for(let[r,o]of Object.entries(n))if(o===null)t.delete(r);else{let i=t.get(r);t.set(r,i===void 0?o:Oe(i,o))}return Object.fromEntries(t)}function et(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Y(e,n){return{value:(0,A.plainValue)(n),written:{file:e,root:n}}}function nt(e,n,t){let r=[],o=new Map,i=new Map,s=new Map,d=[],a=({chart:l,name:u,inner:f},c,p)=>{let m=n.read(I(l.folder,"values.yaml")),h="unread"in m?void 0:
ee(m),g={name:u,own:h&&!("unread"in m)?Y(m,h):void 0,chart:Y(l.file,l.root),parent:p};d.push(g);for(let k of["templates","crds"]){let M=I(l.folder,k);for(let v of n.
below(M)){let w=n.read(v);if("unread"in w)continue;let F=`${k}${v.slice(M.length)}`;if(s.set(`${c}/${F}`,w),k==="crds")continue;let S=o.get(v),R=S===void 0&&!go(
w.text)?qn(w.text):void 0;R&&(S=r.length,o.set(v,S),r.push({file:w,template:R,scope:g})),S!==void 0&&i.set(`${c}/${F}`,{number:S,scope:g})}}for(let k of f)a(k,`${c}\
/charts/${k.name}`,g)};return a(e,e.name,void 0),{templates:r,sources:i,files:s,scopes:d,values:new Me(t)}}function go(e){return e.includes("\uE000")||e.includes(
"\uE001")}function an(e,n){if("name"in e){let r=n.read(e.name),o="unread"in r?void 0:ee(r);return o&&!("unread"in r)?Y(r,o):void 0}if("mapping"in e)return Y(e.file,
e.mapping);if("parameter"in e)return Y(e.file,So(e.parameter));let t=ee({path:e.file.path,text:e.text});return t&&{value:Y(e.file,t).value,written:void 0}}function So({
name:e,value:n,isString:t,span:{start:r,end:o}}){let i={start:r,end:o},s=e.split(/(?<!\\)\./).map(a=>a.replaceAll("\\.",".")),d=y({kind:"scalar",value:t?n:(0,Qe.plainScalar)(
n)},i);return s.reduceRight((a,l)=>y({kind:"map",entries:[{name:l,key:i,value:a}]},i),d)}function dn(e,n){return`${e}.${n}`}var xo=/^([tazri])([0-9a-z]+)\.([0-9a-z]+)$/;function tt(e){let n=[],t=[],r=0,o={action:void 0,turns:new Map,outer:void 0},i,
s=d=>{d!==""&&(n.push(d),t.push({start:r,end:r+d.length,from:i,within:o}),r+=d.length)};for(let d=0;;){let a=e.indexOf("\uE000",d);if(s(e.slice(d,a<0?e.length:a)),
a<0)break;let l=e.indexOf("\uE001",a),u=l<0?null:xo.exec(e.slice(a+1,l));if(!u)return;d=l+1;let f={file:Number.parseInt(u[2],36),at:Number.parseInt(u[3],36)},c=ko(
o,u[1],f);if(!c)return;o=c,i=u[1]==="t"?f:void 0}return o.outer?void 0:{text:n.join(""),runs:t}}function ko(e,n,t){let r=dn(t.file,t.at);switch(n){case"t":return e;case"\
a":return{action:t,turns:new Map,outer:e};case"z":return e.action?.file===t.file&&e.action.at===t.at?e.outer:void 0;case"r":return b(y({},e),{turns:new Map(e.turns).
set(r,-1)});case"i":return b(y({},e),{turns:new Map(e.turns).set(r,(e.turns.get(r)??-1)+1)})}}function te({runs:e},n){let t=0,r=e.length-1;for(;t<r;){let i=t+r+
1>>1;e[i].start<=n?t=i:r=i-1}let o=e[t];return o&&o.start<=n&&n<o.end?o:void 0}function rt(e){let n=new Map,t=[...e.matchAll(/^---\n# Source: ([^\n]+)\n/gm)];for(let[r,{index:o,0:i,1:s=""}]of t.entries()){let d=e.slice(o+i.length,t[r+1]?.index??
e.length);n.set(s,`${n.has(s)?`${n.get(s)}---
`:""}${d}`)}return n}function ot(e,n,t){let{text:r}=n,o=t;for(let i=r.startsWith("---")?3:0;;){let s=r.indexOf(`
---`,i),d=re(r,{start:i,end:s<0?r.length:s});if(d&&bo(e,n,d)&&o--===0)return d.start;if(s<0)return;i=s+4}}function re(e,{start:n,end:t}){let r=e.slice(n,t),o=r.
trim();if(o==="")return;let i=n+r.indexOf(o);return{start:i,end:i+o.length}}function bo(e,n,{start:t,end:r}){if(r-t!==e.length)return!1;if(n.text.startsWith(e,t))
return!0;for(let o=0;o<e.length;o++){if(e.charCodeAt(o)===n.text.charCodeAt(t+o))continue;let i=te(n,t+o);if(!i?.within.action||i.from)return!1}return!0}function it(e,n,t){return wo(e,n)??Oo(e,n)??vo(e,n,t)}function wo(e,{files:n}){let t=[...e.matchAll(/(?:template: |\()([^\s():][^():\n]*):(\d+)(?::(\d+))?(?=[:)\s])/g)];
for(let[,r="",o,i]of t.reverse()){let s=n.get(r);if(!s)continue;let d=new U.LineIndex(s.text),a=d.start(Number(o)),l=d.lineText(Number(o)),u=i===void 0?l.search(
/\S|$/):Buffer.from(l).subarray(0,Number(i)).toString().length,f=a+u,c=we(s.text)?.find(h=>h.kind==="action"&&h.start<=f&&f<h.end),p=a+l.trimEnd().length,m=c&&i!==
void 0?{start:c.start,end:Math.min(c.end,p)}:{start:f,end:p};return{file:s,span:m.end>m.start?m:{start:f,end:Math.max(f,p)},path:[]}}}function Oo(e,{scopes:n,values:t}){
if(!e.includes("schema"))return;let r=n[0];for(let o of e.split(`
`)){let i=/^([\w.-]+):\s*$/.exec(o)?.[1];i!==void 0&&(r=n.find(({name:d})=>d===i)??r);let s=r&&Mo(o);if(!(!r||!s))for(let d=s.length;d>0;d--){let a=t.written(r,
s.slice(0,d));if(!a)continue;let{file:l,key:u,node:f}=a,c=f.kind==="scalar"&&d===s.length?f.end:u?.end??f.end;return{file:l,span:{start:u?.start??f.start,end:c},
path:s.slice(0,d)}}}}function Mo(e){let n=/additional propert(?:y|ies) '?([^'\s,]+)'?(?: not allowed| is not allowed|, )/i.exec(e)?.[1],t=/^\s*- at '([^']*)':/.
exec(e)?.[1],r=/^\s*- ([^\s:]+): /.exec(e)?.[1];if(t===void 0&&r===void 0)return;let o=t!==void 0?t.split("/").slice(1).map(i=>i.replaceAll("~1","/").replaceAll(
"~0","~")):r==="(root)"?[]:r.split(".");return n!==void 0&&o.push(n),o.map(i=>/^\d+$/.test(i)?Number(i):i)}function vo(e,n,t){let r=/YAML parse error on ([^:\n]+):/.
exec(e)?.[1]??"",o=n.files.get(r);if(!o)return;let i=o.invalidAt;if(i!==void 0)return{file:o,span:{start:i,end:i+1},path:[]};let s={file:o,span:{start:0,end:0},
path:[]};for(let d of t(r)){let a=(0,L.readDocuments)({path:o.path,text:d.text}).find(h=>!(0,j.isReadable)(h));if(!a||(0,j.isReadable)(a))continue;let l=d.text.
slice(0,a.at).lastIndexOf(`
`)+1,u=l+d.text.slice(l).search(/\S|$/),f=te(d,u),c=f?.from&&n.templates[f.from.file]?.file;if(!f?.from||!c)continue;let p=f.from.at+u-f.start,m=c.text.slice(p).
search(/\r?\n|$/);return{file:c,span:{start:p,end:p+m},path:[]}}return s}var Ro=/pass(?:word|wd|phrase)?$|secret|token|credential|private|(?:api|access|encryption)[-_]?key/i,Ao=4;function st(e,n){let t=e;for(let r of n)for(let o of ln(
r,!1))t=t.replaceAll(o,"[\u2026]");return t}function*ln(e,n){if(typeof e=="string"||typeof e=="number")n&&String(e).length>=Ao&&(yield String(e));else if(Array.
isArray(e))for(let t of e)yield*ln(t,n);else if((0,C.isObject)(e))for(let[t,r]of Object.entries(e))yield*ln(r,n||Ro.test(t))}var To=new Set(["quote","squote","toString","toYaml","mustToYaml","toYamlPretty","toJson","mustToJson","toRawJson","indent","nindent","trim","int","int64","floa\
t64","required","print","deepCopy","mustDeepCopy","html"]);function X(e,n){let t;for(let r of e.commands)t={meaning:Co(r,t,n)};return t?.meaning}function Co(e,n,t){
let[r,...o]=e;if(!r)return;if(r.kind!=="function")return o.length===0&&!n?dt(r,t):void 0;let i=o.map(s=>dt(s,t));return n&&i.push(n.meaning),lt(r.name,i,t)}function lt(e,n,t){
let r=n.at(-1);if(To.has(e))return e==="print"&&n.length!==1?void 0:r;switch(e){case"default":return n.length===2?at([r,n[0]],t):void 0;case"coalesce":case"or":
return at(n,t);case"ternary":{let o=r&&G(r,t.values);return typeof o=="boolean"?n[o?0:1]:void 0}case"tpl":{let o=n[0]&&G(n[0],t.values);return o!==void 0&&!JSON.
stringify(o).includes("{{")?n[0]:void 0}case"index":case"get":return n.slice(1).reduce((o,i)=>{let s=i&&G(i,t.values);return o&&(typeof s=="string"||typeof s=="\
number")?V(o,s):void 0},n[0]);case"list":case"tuple":return{kind:"list",items:n};case"first":return r&&V(r,0);case"dict":{let o=new Map;for(let i=0;i<n.length;i+=
2){let s=n[i];if(s?.kind!=="literal"||typeof s.value!="string")return;o.set(s.value,n[i+1])}return{kind:"dict",entries:o}}default:return}}function at(e,{values:n}){
for(let t of e){if(!t)return;if((t.kind==="dict"?t.entries.size>0:t.kind==="list"&&t.items.length>0)||t.kind==="root"||!Po(G(t,n)))return t}return e.at(-1)}function Po(e){
return e==null||e===!1||e===0||e===""?!0:typeof e=="object"&&Object.keys(e).length===0}function dt(e,n){switch(e.kind){case"literal":{let{value:t,start:r,end:o}=e;
return{kind:"literal",value:t,file:n.file,span:{start:r,end:o}}}case"dot":return un(n.dot(),e.fields);case"variable":return un(n.variable(e.name),e.fields);case"\
pipeline":return un(X(e.pipeline,n),e.fields);case"function":return lt(e.name,[],n)}}function un(e,n){return n.reduce((t,r)=>t&&V(t,r),e)}function V(e,n){switch(e.
kind){case"root":return n==="Values"?{kind:"value",scope:e.scope,path:[]}:n==="Chart"?{kind:"chart",scope:e.scope,path:[]}:void 0;case"value":return b(y({},e),{
path:[...e.path,n]});case"chart":{let t=String(n),r=e.path.length===0?t.charAt(0).toLowerCase()+t.slice(1):t;return b(y({},e),{path:[...e.path,r]})}case"dict":return e.
entries.get(String(n));case"list":return e.items[Number(n)];case"literal":return}}function G(e,n){switch(e.kind){case"value":return n.at(e.scope,e.path);case"li\
teral":return e.value;case"chart":return(0,T.valueAt)(e.scope.chart?.value,e.path);default:return}}function fn({templates:e},{file:n,at:t}){return(e[n]&&ft(e[n].template.body,t)?.at(-1)?.steps)?.find(o=>o.kind==="output"&&o.action.start===t)}function cn(e,n,t){
let{file:r,template:o,scope:i}=e.templates[n.file],s=ft(o.body,n.at)??[],d=s.findLastIndex(({block:p})=>p?.word==="define"||p?.word==="block"),a=ve(()=>d<0?{kind:"\
root",scope:i}:jo(e,s[d].block,t)),l=new Map([["$",a]]),u=zo(o),f=a,c=()=>{let[p,m]=[f,new Map(l)];return{file:r,values:e.values,dot:p,variable:h=>u.has(h)?void 0:
m.get(h)?.()}};for(let{block:p,inBody:m,steps:h}of s.slice(Math.max(d,0))){if(p&&p.word!=="define"&&p.word!=="block"){let{pipeline:g}=p,k=c(),M=ve(()=>g&&X(g,k)),
v=t.turns.get(dn(n.file,p.action.start)),w=p.word==="range"?ve(()=>Io(M(),v,e.values)):M;m&&p.word!=="if"&&(f=w);let[F,S]=g?.variables??[];p.word==="range"&&S!==
void 0?(l.set(F,()=>{}),l.set(S,w)):F!==void 0&&l.set(F,w)}for(let g of h)g.kind==="text"||g.action.start>=n.at||g.kind==="assignment"&&$o(g,l,c())}return c()}function $o({
pipeline:e},n,t){let[r]=e?.variables??[];e&&r!==void 0&&n.set(r,ve(()=>X(e,t)))}function ft(e,n){let t=[],r={block:void 0,inBody:!0,steps:e};for(;r;)t.push(r),r=
Fo(r.steps,n);return t}function Fo(e,n){for(let t of e)if(t.kind==="block"){for(let[r,o]of[[!0,t.body],[!1,t.otherwise]])if(o.length>0&&No(o[0])<=n&&n<ct(o.at(-1)))
return{block:t,inBody:r,steps:o}}}function No(e){return e.kind==="text"?e.start:e.action.start}function ct(e){return e.kind==="text"?e.end:e.kind!=="block"?e.action.
end:Math.max(e.action.end,...[...e.body,...e.otherwise].map(ct))}function jo(e,{word:n,name:t},{action:r,outer:o}){if(n!=="define"||!r||!o)return;let[i,s,d]=fn(
e,r)?.pipeline?.commands[0]??[];return i?.kind!=="function"||i.name!=="include"||s?.kind!=="literal"||s.value!==t||!d?void 0:X({variables:[],declares:!1,commands:[
[d]]},cn(e,r,o))}function Io(e,n,t){if(!e||n===void 0||n<0)return;if(e.kind==="list")return V(e,n);let r=G(e,t);if(typeof r!="object"||r===null)return;let o=Array.
isArray(r)?n:Object.keys(r).sort(Eo)[n];return o===void 0?void 0:V(e,o)}function Eo(e,n){return Buffer.compare(Buffer.from(e),Buffer.from(n))}var ut=new WeakMap;
function zo(e){let n=ut.get(e);if(!n){let t=[...e.text.matchAll(/(\$[\p{L}\p{N}_]*)\s*=(?!=)/gu)].map(([,r=""])=>r);n=new Set(t),ut.set(e,n)}return n}function ve(e){
let n;return()=>(n??={result:e()},n.result)}function gt(e,{document:n,source:t,span:r,nth:o},i){let s=n.file.text.slice(r.start,r.end),d=e.sources.get(t),a=d&&e.templates[d.number];if(!a)return;let l=e.templates.
with(d.number,b(y({},a),{scope:d.scope})),u;for(let f of e.runs(t)){let c=Lo(f,{document:n,text:s,nth:o});if(c===void 0)continue;let p=new pn(b(y({},e),{templates:l}),
n,f,c-r.start),m=p.placeOf(i);if(m)return y({confidence:"exact"},m);u??=p.fileOf(i)}return{confidence:"file",file:u??a.file}}var pt=new WeakMap;function Lo(e,{document:n,
text:t,nth:r}){let o=pt.get(n);return o||(o=new Map,pt.set(n,o)),o.has(e)||o.set(e,ot(t,e,r)),o.get(e)}var pn=class{#n;#e;#t;#r;constructor(n,t,r,o){this.#n=n,this.#e=
t,this.#t=r,this.#r=o}placeOf(n){let{key:t,node:r,path:o}=(0,O.written)(this.#e.root,n);if(r.kind==="scalar"||Do(r)){let d=t&&t.start<r.start?t.start:r.start;return this.#i(
{start:d,end:r.end})??this.#i(r)??this.#s(o,r)}if(t)return this.#i(t)??this.#s(o,r);let s=r.kind==="map"?r.entries[0]?.key:r.items[0];return this.#s(o,r)??(s&&r.
kind==="map"?this.#i(s):void 0)}fileOf(n){let{key:t,node:r}=(0,O.written)(this.#e.root,n),o=this.#o(t?.start??r.start),i=o?.from??o?.within.action;return i&&this.#n.
templates[i.file]?.file}#o(n){return te(this.#t,n+this.#r)}#i(n){let[t,r]=[this.#o(n.start),this.#o(n.end-1)];if(!t?.from||!r?.from||t.from.file!==r.from.file)return;
let o=t.from.at+n.start+this.#r-t.start,i=r.from.at+n.end+this.#r-r.start,{file:s}=this.#n.templates[t.from.file],d=s.text.slice(o,i),a=this.#e.file.text.slice(
n.start,n.end);return!d.includes("{{")&&yt(d)===yt(a)?{file:s,span:{start:o,end:i}}:void 0}#s(n,t){let r=this.#a(t),o=this.#o(r.start),{action:i,outer:s}=o?.within??
{};if(!o||o.from||!i||!s)return;let d=re(this.#t.text,o);if(!d)return;let a={start:d.start-this.#r,end:d.end-this.#r},l=fn(this.#n,i)?.pipeline,u=l&&X(l,cn(this.#n,
i,s));if(!u)return;let p=((mt(a,r)||mt(a,t))&&t.kind==="scalar"?[]:this.#d(a,n))?.reduce((m,h)=>m&&V(m,h),u);return p&&this.#l(p,t)}#a(n){let{text:t}=this.#e.file,
r=t.charAt(n.start);return(r==='"'||r==="'")&&n.end-n.start>2&&t.charAt(n.end-1)===r&&this.#o(n.start)?.from?{start:n.start+1,end:n.end-1}:n}#d(n,t){let{root:r,
file:o}=this.#e;for(let i=0;i<=t.length;i++){let{key:s,node:d,whole:a}=(0,O.written)(r,t.slice(0,i));if(!a)return;if(!ht(d,n))continue;let l=t[i-1];if(l===void 0)
return t;if(typeof l=="string")return s&&ht(s,n)?t.slice(i-1):t.slice(i);if(d.start===n.start&&o.text.charAt(n.start)!=="-")return t.slice(i);let u=(0,O.written)(
r,t.slice(0,i-1)).node,f=u.kind==="seq"?u.items.filter(({start:c})=>c<n.start).length:0;return[l-f,...t.slice(i)]}}#l(n,t){let{values:r}=this.#n;if(!Re(G(n,r),t))
return;if(n.kind==="literal")return n;let o=n.kind==="value"?r.written(n.scope,n.path):n.kind==="chart"&&n.scope.chart?.written?y({file:n.scope.chart.written.file},
(0,O.written)(n.scope.chart.written.root,n.path)):void 0;if(!o||t.kind==="scalar"&&!Re(Jo(o.node),t))return;let{file:i,key:s}=o;if(o.node.kind!=="scalar")return s&&
{file:i,span:s};let d=s&&s.start<o.node.start?s.start:o.node.start;return{file:i,span:{start:d,end:o.node.end}}}};function Do(e){return e.kind==="map"&&e.entries.
length===0||e.kind==="seq"&&e.items.length===0}function mt(e,n){return e.start===n.start&&e.end===n.end}function ht(e,n){return n.start<=e.start&&e.end<=n.end}function yt(e){
return e.replaceAll(/\n[ \t]+/g,`
`)}function Jo(e){return e.kind==="scalar"?e.value:void 0}function Re(e,n){switch(n.kind){case"scalar":return e!==void 0&&(e===null||typeof e!="object")&&String(
e)===String(n.value);case"seq":return Array.isArray(e)&&e.length===n.items.length&&n.items.every((t,r)=>Re(e[r],t));case"map":return typeof e!="object"||e===null||
Array.isArray(e)?!1:Object.keys(e).length===n.entries.length&&n.entries.every(({name:r,value:o})=>Re(e[r],o))}}function St(e){let{of:n,chart:t,runs:r}=e,o,i=new WeakMap;return(s,d)=>{let a=i.get(s);a===void 0&&(o??=Ko(e.text),a=Ho(s,e,o)??null,i.set(s,a));let l=a&&n.files.
get(a.source);return!a||!l?{confidence:"file",file:t}:n.sources.has(a.source)?gt(b(y({},n),{runs:r}),a,d)??{confidence:"file",file:l}:_o(a,l,d)}}function Ko(e){
return[...e.matchAll(/^---\r?\n# Source: ([^\r\n]+)\r?\n/gm)].map(({index:n,0:t,1:r=""})=>({start:n,end:n+t.length,source:r}))}function Ho(e,{text:n},t){let r=t.
findLastIndex(({start:a})=>a<Math.max(e.start,1)),o=t[r],i=o&&re(n,{start:Math.max(o.end,e.start),end:e.end});if(!i)return;let s=n.slice(i.start,i.end),d=({source:a,
end:l},u)=>{let f=a===o.source&&re(n,{start:l,end:t[u+1]?.start??n.length});return f&&f.end-f.start===s.length&&n.startsWith(s,f.start)};return{document:e,source:o.
source,span:i,nth:t.slice(0,r).filter(d).length}}function _o({document:e,span:{start:n,end:t}},r,o){let i=e.file.text.slice(n,t),s=r.text.indexOf(i);if(s<0||r.text.
indexOf(i,s+1)>=0)return{confidence:"file",file:r};let{key:d,node:a}=(0,O.written)(e.root,o),l=d?.start??a.start,u=a.kind==="scalar"?a.end:d?.end??a.start;return{
confidence:"exact",file:r,span:{start:l-n+s,end:u-n+s}}}var Go=require("./core.js"),mn=require("./core.js"),Vo=require("./core.js"),Wo=require("./core.js");var xt=64*1024*1024,kt=1e4;function bt(e,n,t,r,o,{by:i,known:s}={}){let{tree:d,lacking:a}=ne(e,r),[l]=a;if(l)return{notChecked:_n(l),file:l.dependency.file,span:l.
dependency.span};let u=h=>Ot(e,h),f=Xo(d,r);if("unread"in f)return u(f.unread);let c=Zo(f.files,n,t,r);if("missing"in c)return qo(e,c.missing,i)??u(`${c.missing}\
 is not there`);if("unread"in c)return u(c.unread);let p=s&&Bo(e,n,c),m=(p===void 0?void 0:s?.get(p))??Uo(e,n,{tree:d,laid:f,job:c},r,o);return p!==void 0&&s?.set(
p,m),m}function Bo({folder:e},{sources:n},o){var i=o,{files:t}=i,r=le(i,["files"]);let s=Se("sha256").update(JSON.stringify([e,b(y({},r),{values:r.values.map(({
name:a})=>a)})])),d=n.map(a=>"name"in a?a.name:a.file.path);s.update(JSON.stringify(d));for(let{text:a}of r.values)s.update(`\0${a.length}\0`).update(a);for(let[
a,l]of t)s.update(`\0${a}\0${l.length}\0`).update(l);return s.digest("hex")}function Uo(e,n,{tree:t,laid:r,job:o},i,s){let d=n.sources.flatMap(c=>an(c,i)??[]),a=nt(
t,i,d),l=ei(a,r,o,s),u=s.template(o);if("stopped"in u)return Ot(e,`helm was stopped: ${u.stopped}`);if("refused"in u){let c=it(u.refused,a,l)??Yo(u.refused,n,i),
p=u.refused.startsWith("chart requires kubeVersion")?"kubeVersion":"name",m={file:e.file,span:wt(e,p),path:[p]},h=[...d.map(({value:k})=>k),...a.scopes.map(({own:k})=>k?.
value)],g=st(u.refused,h);return{failure:{by:"helm template",root:e.folder,said:g,at:c??m}}}return{file:{path:e.file.path,text:u.output,root:e.folder,resources:new Set(
[...a.files.values()].map(({path:c})=>c)),traced:St({text:u.output,of:a,chart:e.file,runs:l})}}}function wt({root:e},n){let{start:t,end:r}=(0,x.entry)(e,n)?.key??
e;return{start:t,end:r}}function Ot(e,n){return{notChecked:`not checked: chart ${e.name}: ${n}`,file:e.file,span:wt(e,"name")}}function qo(e,n,t){if(!t)return;let d=t,
{manifest:r}=d,o=le(d,["manifest"]),i=`open ${n}: no such file or directory`,s=y(y({},o),r&&{object:(0,Ze.refOf)(r)});return{failure:{by:"helm template",root:e.
folder,said:i,at:s}}}function Yo(e,{sources:n},t){let r=/^failed to parse ([^\n]+?): /.exec(e)?.[1],o=n.find(s=>("name"in s?s.name:s.file.path)===r);if(!o)return;
let i="name"in o?t.read(o.name):o.file;return"unread"in i?void 0:{file:i,span:{start:0,end:0},path:[]}}function Xo(e,n){let t=new Map,r=new Map,o=0,i=({chart:{folder:d},
place:a,inner:l})=>{for(let u of n.below(d)){let f=`${a}/${d==="."?u:u.slice(d.length+1)}`;if(t.has(f)||/(?:^|\/)\.git\//.test(u))continue;let c=n.bytes(u);if("\
unread"in c)return`${u} is not read: ${c.unread}`;if(o+=c.length,o>xt)return`it holds more than ${xt/1024/1024} MB`;if(t.size>=kt)return`it holds more than ${kt}\
 files`;t.set(f,c),r.set(f,u)}for(let u of l){let f=i(u);if(f!==void 0)return f}},s=i(e);return s===void 0?{files:t,names:r}:{unread:s}}function Zo(e,{sources:n},{
name:t,namespace:r,kubernetes:o,apiVersions:i=[]},s){let d=[],a=[];for(let l of n)if("name"in l){let u=s.bytes(l.name);if("unread"in u)return u.unread===mn.MISSING?
{missing:l.name}:{unread:`${l.name} is not read: ${u.unread}`};d.push({name:l.name,text:u})}else if("mapping"in l)d.push({name:l.file.path,text:JSON.stringify(an(
l,s)?.value)});else if("text"in l)d.push({name:l.file.path,text:l.text});else{let{name:u,value:f,isString:c}=l.parameter;a.push({text:`${u}=${f.replaceAll(/(?<!\\),/g,
"\\,")}`,isString:c})}return{files:e,values:d,parameters:a,release:t,namespace:r,kubernetes:o,apiVersions:i}}var Qo=["chart/templates/kruise-preflight-stop.yaml",
`a: b: c
`];function ei(e,{files:n,names:t},r,o){let i=new Map(e.templates.map(({file:a,template:l})=>[a.path,l])),s=new Map,d=new Map;return a=>{let l=d.get(a);return l||
(l=["deep","shallow"].flatMap(u=>{let f=s.get(u);if(!f){let p=Zn(i,u),m=new Map(n);for(let[g,k]of t){let M=p.get(k);M!==void 0&&m.set(g,M)}m.set(...Qo);let h=o.
template(b(y({},r),{files:m,anyway:!0}));f="stopped"in h?new Map:rt(h.output),s.set(u,f)}let c=tt(f.get(a)??"");return c&&c.text!==""?[c]:[]}),d.set(a,l)),l}}function Mt({
folder:e},n){return n.below(e).flatMap(t=>{if(!/(?:^|\/)templates\/|(?:^|\/)Chart\.yaml$|\.tpl$/.test(I(".",t)))return[];let r=n.read(t);return"unread"in r?[]:[
r.text]})}var ni="default",Te=class{constructor(n,t){this.find=n;this.time=t}find;time;notes=new Set;#n=new Map;#e=new Map;#t;render({found:n,tree:t,goes:r,clusters:o,targets:i,
destinations:s,releases:d,reached:a,steps:l}){let u=n.map(S=>S.path).filter(S=>vt.default.posix.basename(S)==="Chart.yaml"),f=u.length===0?void 0:t.shelf(),c=f?
Nn(u,f).filter(({file:S})=>r(S.path)):[],p=c.length===0?void 0:this.#i(),m=p?i():[],h=p?c.map(({folder:S})=>S):[];l?.ask("charts",h);let g=c.flatMap(S=>{if(!p)return[
{chart:S,notChecked:Ae(S,"helm is not on the PATH")}];let R;return Jn(S,f,s,d,o).flatMap(P=>{let ae=a?.has(S.file.path,oi(P))??!0;return l?.[ae?"begin":"leave"](
S.folder),ae?(R??=ri(S,f,m),this.#r(P,R,p)):[{chart:S,isUnreached:!0}]})}),k=c.filter(S=>g.some(R=>R.chart===S&&R.file)),M=S=>g.every(R=>R.chart!==S||R.file||R.
isUnreached),v=c.filter(S=>!k.includes(S)&&M(S)),w=new Map([...v.map(S=>[S.folder,{chart:S,reason:oe([S.folder])}]),...k.map(S=>[S.folder,{chart:S,reason:`part \
of ${S.folder}, which is rendered`}])]),F=n.flatMap(({path:S})=>{let R=w.get((0,Be.foldersOf)(S).findLast(P=>w.has(P))??".");return R&&qe(R.chart,S)?[[S,R.reason]]:
[]});return{files:g.flatMap(({file:S})=>S??[]),sources:g.flatMap(({sources:S})=>S??[]),parts:new Map(F),skipped:ii(g.flatMap(({notChecked:S})=>S??[])),failures:g.
flatMap(({failure:S})=>S??[]),unreached:g.filter(({isUnreached:S})=>S).length,unrendered:new Set(c.filter(S=>!M(S)).map(({file:S})=>S.path))}}#r({called:n,name:t,
namespace:r,set:o,clusters:i,by:s,unseen:d,elsewhere:a},{chart:l,tree:u,shelf:f,targets:c,asks:p},m){let h=c.filter(({cluster:w})=>i?.includes(w)??!0);if(h.length===
0)return[];if(a!==void 0)return[{chart:l,notChecked:Ae(l,`${n} has values of another repository: ${a}`)}];let g=p?si(h):[h],k=g.length===1&&h.length===c.length,
M=({cluster:w,cell:F})=>g.length>1?F:w,v=w=>!k&&{goesTo:new Set(w.map(M))};return g.map(w=>{let{kubernetes:F,apiVersions:S}=w.at(-1),R={name:t,namespace:r??ni,kubernetes:F,
apiVersions:S},P=this.time.spend(()=>bt(l,o,R,f,m,{by:s,known:this.#n}));if(P===void 0)return{chart:l,notChecked:Ae(l,this.time.words)};if("failure"in P&&d.length>
0)return{chart:l,notChecked:Ae(l,`it does not render without the values of ${d.join(", ")}`)};if("failure"in P)return{chart:l,failure:y(y(y({},P.failure),!s&&o.
sources.length===0&&ti.test(P.failure.said)&&{alone:!0}),v(w))};if("notChecked"in P)return{chart:l,notChecked:Rt(P.file,P.span,P.notChecked)};let ae=[n,...g.length>
1?[`as on ${w[0].cell}`]:[]].filter(_t=>_t!==""),Ht=this.#o(P.file,y(y(y(y({},r!==void 0&&{placed:{namespace:r,forced:!1}}),ae.length>0&&{variant:ae.join(", ")}),
v(w)),!s&&P.file.resources&&{resources:P.file.resources}));return{chart:l,file:Ht,sources:ai(u,o,f)}})}#o(n,t){let r=this.#e.get(n)??new Map;this.#e.set(n,r);let o=JSON.
stringify([t.placed,t.variant,[...t.goesTo??[]],t.resources!==void 0]),a=n,{resources:i}=a,s=le(a,["resources"]),d=r.get(o)??y(y({},s),t);return r.set(o,d),d}#i(){
return this.#t===void 0&&(this.#t=this.find()??null,this.notes.add(this.#t?`Charts are rendered with helm template${this.#t.version===""?"":` (helm ${this.#t.version}\
)`}.`:"Charts are not rendered: helm is not on the PATH. https://helm.sh/docs/intro/install/ says how to install it.")),this.#t??void 0}},ti=/execution error at|executing "|the specifications of the schema/;
function ri(e,n,t){let{tree:r}=ne(e,n);return{chart:e,tree:r,shelf:n,targets:t,asks:Ln(At(r,n))}}function oi({set:e,by:n}){let t=e.sources.map(r=>"name"in r?r.name:
r.file.path);return n?[n.file.path,...t]:t}function Ae({root:e,file:n,name:t},r){return Rt(n,e,`not checked: chart ${t}: ${r}`)}function Rt(e,{start:n},t){return{
file:e.path,line:new U.LineIndex(e.text).at(n).line,reason:t,unchecked:!0}}function ii(e){let n=new Map;for(let t of e){let r=n.get(t.file);r?r.reason.includes(
t.reason)||n.set(t.file,b(y({},r),{reason:`${r.reason}; ${t.reason.replace(/^not checked: /,"")}`})):n.set(t.file,t)}return[...n.values()]}function si(e){let n=new Map;
for(let t of e){let r=JSON.stringify([t.kubernetes,t.apiVersions]),o=n.get(r);o?o.push(t):n.set(r,[t])}return[...n.values()]}function*At({chart:e,inner:n,packed:t},r){
t.length>0&&(yield"Capabilities"),yield*Mt(e,r);for(let o of n)yield*At(o,r)}function ai(e,n,t){let r=new Set(n.sources.flatMap(i=>"name"in i?i.name:[])),o=({chart:i,
inner:s})=>{for(let d of t.below(i.folder))jn(i,d)&&di.test(d)&&r.add(d);for(let d of s)o(d)};return o(e),[...r].flatMap(i=>{let s=t.read(i);return"unread"in s?
[]:[s]})}var di=/\.(?:ya?ml|json|tpl)$/;var E=require("node:fs"),Pt=require("node:os"),W=B(require("node:path"));var li;function ui(){return li??=require("node:child_process")}function Tt(...e){return ui().spawnSync(...e)}var ie=require("node:fs"),fe=B(require("node:path"));function Ce(e,n){let t=process.platform==="win32"?`${n}.exe`:n;for(let r of e.split(fe.default.delimiter).filter(o=>fe.default.isAbsolute(o))){let o=fe.default.
join(r,t);try{if((0,ie.accessSync)(o,ie.constants.X_OK),(0,ie.statSync)(o).isFile())return o}catch{}}}function ce(e){let n="http://127.0.0.1:1",{SystemRoot:t}=process.
env;return y({PATH:"",HOME:e,XDG_CONFIG_HOME:e,XDG_CACHE_HOME:e,XDG_DATA_HOME:e,TMPDIR:e,KUBECONFIG:fe.default.join(e,"no-kubeconfig"),LC_ALL:"C",HTTP_PROXY:n,HTTPS_PROXY:n},
t!==void 0&&{SystemRoot:t,TEMP:e,TMP:e})}function pe(e,n,{cwd:t,env:r,limits:o}){let{stdout:i,stderr:s,status:d,error:a}=Tt(e,n,{cwd:t,env:r,timeout:o.time,maxBuffer:o.
output,killSignal:"SIGKILL",stdio:["ignore","pipe","pipe"],encoding:"utf8",windowsHide:!0}),{code:l}=a??{};return l==="ETIMEDOUT"?{stopped:`it took longer than ${o.
time/1e3} s`}:l==="ENOBUFS"?{stopped:`it printed more than ${o.output/1024/1024} MB`}:a?{stopped:`it could not be started: ${l??a.message}`}:d===null?{stopped:"\
it was killed"}:{status:d,stdout:i,stderr:s}}var fi={time:3e4,output:32*1024*1024};function $t(e=process.env.PATH??"",n=fi){let t=Ce(e,"helm");if(t===void 0)return;let r=(i,s)=>pe(t,s,{cwd:i,env:ci(i),limits:n}),
o=Ct(i=>r(i,["version","--short"]));return{version:/\bv\d+\.\d+[\w.-]*/.exec("stopped"in o?"":o.stdout)?.[0]??"",template:i=>Ct(s=>{let d=W.default.join(s,"home");
(0,E.mkdirSync)(d);let a=pi(i,d),l=r(d,a);if("stopped"in l)return l;let{status:u,stdout:f,stderr:c}=l;return u===0?{output:f}:{refused:mi(c,i,d),output:f}})}}function ci(e){
let n=t=>W.default.join(e,t);return b(y({},ce(e)),{HELM_CACHE_HOME:n("cache"),HELM_CONFIG_HOME:n("config"),HELM_DATA_HOME:n("data"),HELM_PLUGINS:n("plugins"),HELM_REPOSITORY_CONFIG:n(
"repositories.yaml"),HELM_REPOSITORY_CACHE:n("repositories"),HELM_REGISTRY_CONFIG:n("registry.json")})}function Ct(e){let n=(0,E.realpathSync)((0,E.mkdtempSync)(
W.default.join((0,Pt.tmpdir)(),"kruise-preflight-helm-")));try{return e(n)}finally{(0,E.rmSync)(n,{recursive:!0,force:!0})}}function pi({files:e,values:n,parameters:t,
release:r,namespace:o,kubernetes:i,apiVersions:s,anyway:d},a){for(let[u,f]of e){let c=W.default.join(a,u);(0,E.mkdirSync)(W.default.dirname(c),{recursive:!0}),(0,E.writeFileSync)(
c,f)}return["template","--include-crds","--skip-tests",...n.map(({text:u},f)=>{let c=Ft(f);return(0,E.writeFileSync)(W.default.join(a,c),u),c}).flatMap(u=>["--v\
alues",u]),...t.flatMap(({text:u,isString:f})=>[f?"--set-string":"--set",u]),...i===void 0?[]:["--kube-version",i],...s.flatMap(u=>["--api-versions",u]),...d?["\
--debug"]:[],"--namespace",o,"--",r,"chart"]}function Ft(e){return`values-${e}.yaml`}var hn=1e3;function mi(e,{values:n},t){let r=e.replaceAll(`${t}${W.default.
sep}`,"");for(let[s,{name:d}]of n.entries())r=r.replaceAll(Ft(s),d);let i=r.split(`
`).filter(s=>!/^(?:Use --debug|\S+\.go:\d+: |helm\.go|(?:time=|level=))/.test(s)).join(`
`).trim().replace(/^(?:[\s\S]*\n)?Error: /,"");return i.length>hn?`${i.slice(0,hn/2)} \u2026 ${i.slice(-hn/2)}`:i}var z=require("node:fs"),Pe=require("node:os"),K=B(require("node:path"));var hi={time:2e4,output:32*1024*1024};function jt(e=process.env.PATH??"",n=hi){for(let[t,r,o]of yi){let i=Ce(e,t);if(i===void 0)continue;let s=pe(i,o,{cwd:(0,Pe.tmpdir)(),
env:ce((0,Pe.tmpdir)()),limits:n}),d="stopped"in s?"":s.stdout;return{by:`${t} ${r[0]}`,version:/\bv\d+\.\d+\.\d+[\w.+-]*/.exec(t==="kubectl"?/^Kustomize Version:.*$/m.
exec(d)?.[0]??"":d)?.[0]??"",build:(a,l)=>gi(i,r,a,l,n)}}}var yi=[["kustomize",["build"],["version"]],["kubectl",["kustomize"],["version","--client"]]];function gi(e,n,t,r,o){
let i=(0,z.realpathSync)((0,z.mkdtempSync)(K.default.join((0,Pe.tmpdir)(),"kruise-preflight-")));try{let[s,d,a]=["home","tree","build"].map(h=>K.default.join(i,
h));for(let h of[s,d,a])(0,z.mkdirSync)(h);let l=[...r],u=Math.max(...l.map(h=>/^(?:\.\.\/)*/.exec(h.path)[0].length/3)),f=["tree",...Array(u).fill("up")].join(
"/");for(let h of l){let g=K.default.join(i,f,h.path);(0,z.mkdirSync)(K.default.dirname(g),{recursive:!0}),(0,z.writeFileSync)(g,h.text)}let c=`resources: [${JSON.
stringify(`../${f}/${t}`)}]
buildMetadata: [originAnnotations]
`;(0,z.writeFileSync)(K.default.join(a,"kustomization.yaml"),c);let p=h=>{let g=pe(e,[...n,h],{cwd:i,env:ce(s),limits:o});return"stopped"in g?g:g.status===0?{output:g.
stdout,from:`../${f}`}:{refused:Si(g.stderr,K.default.join(i,f,K.default.sep))}},m=p("build");return"refused"in m?p(K.default.join(f,t)):m}finally{(0,z.rmSync)(
i,{recursive:!0,force:!0})}}function Si(e,n){let t=e.replaceAll(n,"").replaceAll(n.slice(0,-1),".").trim(),r=/^E\d{4} .*?"command failed" err=<\n([\s\S]*?)\n ?>/m.
exec(t)?.[1]?.replace(/^\t/gm,""),[,o]=/^E\d{4} .*?"command failed" err="((?:[^"\\]|\\.)*)"/m.exec(t)??[],i=o?.replace(/\\(["\\])/g,"$1").replaceAll("\\n",`
`),d=(r??i??t).replace(/^(?:# Warning: .*\n)+/,"").replace(/^error:\s*/i,"").replace(/((?:patch(?:es)?(?: from)?|with config:) *)(?:`[^`]*`|\[[\s\S]*\])/g,"$1[\u2026\
]");return d.length>Nt?`${d.slice(0,Nt)}\u2026`:d}var Nt=1e3;var xi=18e4,me=class{constructor(n=xi){this.most=n}most;#n=0;spend(n){if(this.#n>this.most)return;let t=Date.now(),r=n();return this.#n+=Date.now()-t,r}get words(){
return`all that is rendered took longer than ${this.most/1e3} s`}};function oe([e,...n]){return n.length===0?`part of ${e}, which the change does not reach`:`pa\
rt of ${e} and ${n.length} more, which the change does not reach`}function Fe(e,n){let[t,r]=[[],[]];for(let o of e)(n(o)?t:r).push(o);return[t,r]}var $e=class{constructor({
kustomize:n=jt,helm:t=$t}={},r=new me,o=void 0,i=void 0){this.reached=o;this.told=i;this.#n=new se(n,r),this.#e=new Te(t,r)}reached;told;#n;#e;#t=0;get notes(){
let n=this.#t;return[...this.#n.notes,...this.#e.notes,...n>0?[`Not rendered, as the change does not reach them: ${n} kustomizations and releases of charts.`]:[]]}render(n){
let t=b(y({},n),{reached:this.reached,steps:this.told}),r=[this.#n.render(t),this.#e.render(t)],o=r.reduce((i,s)=>i+s.unreached,0);return this.#t=Math.max(this.#t,
o),{files:r.flatMap(({files:i})=>i),sources:[...new Set(r.flatMap(({sources:i})=>i))],parts:new Map(r.flatMap(({parts:i})=>[...i])),skipped:r.flatMap(({skipped:i})=>i),
failures:r.flatMap(({failures:i})=>i),unreached:o,unrendered:new Set(r.flatMap(({unrendered:i})=>[...i]))}}};var It=B(require("node:path"));var ki="config.kubernetes.io/origin";function Et(e,n){let t="",r=0,o=new Map;for(let i of(0,L.readDocuments)({path:"",text:e}).filter(j.isReadable)){let s=(0,x.entry)(
(0,x.entry)(i.root,"metadata")?.value,"annotations"),d=(0,x.entry)(s?.value,ki),a=t.length+i.start-r;if(!s||!d)continue;o.set(a,wi((0,N.textOf_2)(d.value),n));let l=s.
value.kind==="map"&&s.value.entries.length===1,u=bi(e,(l?s:d).key.start),f=e.indexOf(`
`,d.value.end-1);t+=e.slice(r,u),r=f<0?e.length:f+1}return{text:t+e.slice(r),origins:o}}function bi(e,n){return e.lastIndexOf(`
`,n-1)+1}function wi(e,n){let t=i=>{let[,s]=new RegExp(`^${i}: *(.*?) *$`,"m").exec(e)??[],d=s?.replace(/^(["'])(.*)\1$/,"$2");return d?.startsWith("../")?It.default.
posix.relative(n.slice(2),d.slice(2)):void 0},[r,o]=[t("path"),t("configuredIn")];return y(y({},r!==void 0&&{path:r}),o!==void 0&&{configuredIn:o})}var se=class{constructor(n,t){this.find=n;this.time=t}find;time;notes=new Set;#n=new Map;#e;render({found:n,tree:t,goes:r,reached:o,steps:i}){let s=ye(t),d=he(n,
s).filter(({file:m})=>r(m.path)),[a,l]=Fe(d.length===0?[]:(0,Ke.rootsOf)(d,s),({root:m})=>o?.has(m.file.path)??!0);i?.ask("kustomizations",a.map(({root:m})=>m.folder));
let u=a.map(m=>y({reach:m},this.#t(m,i))),f=u.flatMap(({file:m,reach:h})=>m?[{file:m,reach:h}]:[]),c=new Set(f.map(({file:m})=>m.path)),p=new Map([...[...zt(l)].
map(([m,h])=>[m,oe(h)]),...[...zt(f.map(({reach:m})=>m))].map(([m,h])=>[m,c.has(m)?Oi:Mi(h)])]);return{files:f.map(({file:m})=>m),sources:[...new Map(f.flatMap(
({reach:m})=>[...m.files])).values()],parts:p,skipped:u.flatMap(({skipped:m})=>m??[]),failures:u.flatMap(({failure:m})=>m??[]),unreached:l.length,unrendered:new Set(
u.flatMap(({file:m,reach:h})=>m?[]:h.root.file.path))}}#t(n,t){let[r]=n.hindrances;if(r)return Lt(r.file,r.span,`kustomization ${n.root.folder}: ${r.reason}`);let o=u=>Lt(
n.root.file,n.root.root,`kustomization ${n.root.folder}: ${u}`),i=this.#r();if(!i)return o("neither kustomize nor kubectl is on the PATH");t?.begin(n.root.folder);
let s=Ai(n),d=this.#n.get(s);if(d)return d;let a=this.time.spend(()=>i.build(n.root.folder,n.files.values()));if(a===void 0)return o(this.time.words);let l="sto\
pped"in a?o(`${i.by} was stopped: ${a.stopped}`):"refused"in a?{failure:Ri(n,i,a)}:{file:vi(n,a)};return this.#n.set(s,l),l}#r(){return this.#e===void 0&&(this.#e=
this.find()??null,this.notes.add(this.#e?`Kustomizations are built with ${this.#e.by}${this.#e.version===""?"":` (kustomize ${this.#e.version})`}.`:"Kustomizati\
ons are not built, and their files are read as they are: neither kustomize nor kubectl is on the PATH. https://kubectl.docs.kubernetes.io/installation/kustomize\
 says how to install it.")),this.#e??void 0}},Oi="rendered: what it builds is checked";function zt(e){let n=new Map;for(let{root:t,files:r}of e)for(let o of r.keys())
n.set(o,[...n.get(o)??[],t.folder]);return n}function Mi([e,...n]){return n.length===0?`part of ${e}, which is rendered`:`part of ${e} and ${n.length} more, whi\
ch are rendered`}function Lt(e,{start:n},t){let{line:r}=new U.LineIndex(e.text).at(n);return{skipped:{file:e.path,line:r,reason:`not checked: ${t}`,unchecked:!0}}}
function vi(e,{output:n,from:t}){let{text:r,origins:o}=Et(n,t);return{path:e.root.file.path,root:e.root.folder,resources:e.resources,text:r,traced:(i,s)=>Fn(i,s,
e,o.get(i.start))}}function Ri({root:e,kustomizations:n},{by:t},{refused:r}){for(let i of[...n.values()].reverse()){let s=i.references.filter(({name:u,to:f})=>r.
includes(`'${u}'`)||r.includes(f)),d=s.find(({name:u})=>r.includes(`'${u}'`))??s[0];if(!d)continue;let{start:a,end:l}=d.node;return{by:t,root:e.folder,said:r,at:{
file:i.file,span:{start:a,end:l},path:[d.field]}}}let{start:o}=e.root;return{by:t,root:e.folder,said:r,at:{file:e.file,span:{start:o,end:o},path:[],isFile:!0}}}
function Ai({root:e,files:n}){let t=Se("sha256").update(e.folder);for(let[r,{text:o}]of[...n].sort(([i],[s])=>i<s?-1:1))t.update(`\0${r}\0${o.length}\0${o}`);return t.
digest("hex")}function he(e,n){let t=new Map,r=new Set(e.map(({path:o})=>Dt.default.posix.dirname(o)));for(let o of e){let i=(0,ze.isKustomizationName)(o.path)?
(0,De.readKustomization)(o):void 0;i&&t.set(i.folder,(0,xe.kustomizationIn)(i.folder,n)??i)}for(let o of r){if(t.has(o)||!n.isFile((0,Le.joined)(o,"Kustomizatio\
n")))continue;let i=(0,xe.kustomizationIn)(o,n);i&&t.set(o,i)}return[...t.values()]}function ye(e){return{isFile:e.isFile,isFolder:e.isFolder,read:e.read,isOutside:n=>n.
startsWith("/")||(e.isOutside?.(n)??n.startsWith("../"))}}var Sn=B(require("node:path"));var Ne=require("./core.js"),Ti=require("./core.js"),Ci=require("./core.js"),Pi=require("./core.js");var $i=require("./core.js"),Fi=require("./core.js"),Ni=require("./core.js"),ji=require("./core.js"),yn=require("./core.js"),Ii=require("./core.js");var Kt=new Set([...Ne.KINDS.filter(({templates:e})=>e).map(({kind:e})=>e),"ConfigMap","Secret","Service","ServiceAccount","Ingress","NetworkPolicy","PersistentV\
olumeClaim","Role","RoleBinding","ClusterRole","ClusterRoleBinding","HorizontalPodAutoscaler","PodDisruptionBudget","ServiceMonitor","PodMonitor","HelmRelease"]),
Jt=new RegExp(`^\\s*(?:- )?["']?kind["']?:\\s*["']?(?:${Ne.KINDS.filter(({kind:e})=>!Kt.has(e)).map(({kind:e})=>e).join("|")}|(?:Mutating|Validating)\\w+)\\b`,"\
m"),Ei=/kruise-manager|openkruise\/|chart:\s*["']?(?:kruise|vcluster)\b|name:\s*["']?(?:kruise|vcluster)\b/,je=class{constructor(n,t,r){this.head=n;this.base=t;
this.selection=r}head;base;selection;#n=new Map;#e;has(n,t=[]){if(this.#e??=this.#t(),this.#e==="all"||this.#e.has(n))return!0;for(let r of t)if(this.#o(r))return!0;
return!1}#t(){let n=[this.head,this.base].map(a=>({tree:a,names:zi(a,this.selection)})),t=n.flatMap(({tree:a,names:l})=>Ji(l,a).map(u=>b(y({},u),{tree:a}))),r=new Set(
t.flatMap(({files:a})=>a)),o=[...new Set(n.flatMap(({names:a})=>a))].filter(a=>this.#o(a));if(o.some(a=>this.#r(a,r.has(a))))return"all";let[i,s]=[new Set,new Set];
for(let{path:a,files:l,tree:u}of t)l.some(f=>this.#o(f))&&i.add(a),l.some(f=>Jt.test(gn(f,u)))&&s.add(a);let d=o.some(a=>/^kind: *["']?HelmRelease/m.test(gn(a,this.
head)));return[...i].some(a=>s.has(a))||d&&s.size>0?"all":new Set([...i,...s])}#r(n,t){return(0,yn.isConfig)(n)?!0:/(?:^|\/)\.[^./][^/]*\//.test(n)?!1:[this.head,
this.base].some(r=>{let o=gn(n,r);return o!==""&&(Jt.test(o)||Ei.test(o)||!t&&!Ki(o))})}#o(n){let t=this.#n.get(n);return t===void 0&&(t=Hi(n,this.head,this.base),
this.#n.set(n,t)),t}};function zi(e,{paths:n=[]}){return(n.length>0?n:["."]).flatMap(r=>{let o=e.nameOf(r);return e.isFile(o)||e.isFolder(o)?e.at(r).map(i=>i.name):
[]})}function*Li(e,n){let t=ye(n),r=e.flatMap(o=>{let i=/kustomization\.ya?ml$/.test(o)&&n.isFile(o)?n.read(o):{unread:""};return"unread"in i?[]:[i]});for(let o of he(
r,t))yield{path:o.file.path,files:[...(0,Je.reachOf)(o,t).files.keys()]}}function*Di(e,n){let t=e.filter(i=>Sn.default.posix.basename(i)==="Chart.yaml"),r=t.length>
0?n.shelf():void 0,o=({chart:i,inner:s})=>[...r?.below(i.folder)??[],...s.flatMap(o)];for(let i of t){let s=Q(Sn.default.posix.dirname(i),r);s&&(yield{path:i,files:[
...new Set(o(ne(s,r).tree))]})}}function Ji(e,n){return[...Li(e,n),...Di(e,n)]}function Ki(e){let n=[...e.matchAll(/^(?:- | {2})?["']?kind["']?:\s*["']?(\w+)/gm)].
map(([,t=""])=>t);return n.length>0&&n.every(t=>Kt.has(t))}function gn(e,n){if(!n.isFile(e))return"";let t=n.read(e);return"unread"in t?"":t.text}function Hi(e,n,t){
let[r,o]=[n.isFile(e),t.isFile(e)];if(!r||!o)return r!==o;let i=t.isSame?.(e);if(i!==void 0)return!i;let[s,d]=[n.shelf().bytes(e),t.shelf().bytes(e)];return"unr\
ead"in s||"unread"in d?!0:Buffer.compare(s,d)!==0}var _i=require("./core.js"),Gi=require("./core.js"),Vi=require("./core.js"),Wi=require("./core.js"),Bi=require("./core.js"),Ui=require("./core.js"),xn=require("./core.js"),
qi=require("./core.js"),Yi=require("./core.js"),Xi=require("./core.js"),Zi=require("./core.js"),Qi=require("./core.js"),es=require("./core.js"),ns=require("./core.js"),
ts=require("./core.js"),rs=require("./core.js");var Ie=class{constructor(n){this.progress=n}progress;#n=new Map;#e=new Set;#t=new Set;ask(n,t){if(t.length!==0){for(let r of t)this.#n.set(r,n),this.#e.add(r);this.
progress.stage(xn.RENDERING)}}begin(n){this.#e.add(n),this.#t.add(n),this.#r()}#r(){let n=this.#e.size,t=[...new Set([...this.#e].map(r=>this.#n.get(r)))].sort().
reverse().join(" and ");this.progress.step(this.#t.size,n,n===1?t.slice(0,-1):t)}leave(n){this.#t.has(n)||!this.#e.delete(n)||this.#t.size>0&&this.#r()}};0&&(module.exports={Kustomizations,Reached,Renderer,Time,Told,filesOf,kustomizationsIn,parted,unreachedWords});
