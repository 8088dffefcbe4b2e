var _r=Object.create;var de=Object.defineProperty,jr=Object.defineProperties,xr=Object.getOwnPropertyDescriptor,Nr=Object.getOwnPropertyDescriptors,qr=Object.getOwnPropertyNames,be=Object.
getOwnPropertySymbols,Ar=Object.getPrototypeOf,qe=Object.prototype.hasOwnProperty,Ze=Object.prototype.propertyIsEnumerable;var Ye=(r,s,i)=>s in r?de(r,s,{enumerable:!0,configurable:!0,writable:!0,value:i}):r[s]=i,Y=(r,s)=>{for(var i in s||={})qe.call(s,i)&&Ye(r,i,s[i]);if(be)for(var i of be(
s))Ze.call(s,i)&&Ye(r,i,s[i]);return r},ne=(r,s)=>jr(r,Nr(s));var Xe=(r,s)=>{var i={};for(var f in r)qe.call(r,f)&&s.indexOf(f)<0&&(i[f]=r[f]);if(r!=null&&be)for(var f of be(r))s.indexOf(f)<0&&Ze.call(r,f)&&(i[f]=r[f]);return i};var Or=(r,s)=>{for(var i in s)de(r,i,{get:s[i],enumerable:!0})},Qe=(r,s,i,f)=>{if(s&&typeof s=="object"||typeof s=="function")for(let d of qr(s))!qe.call(r,d)&&
d!==i&&de(r,d,{get:()=>s[d],enumerable:!(f=xr(s,d))||f.enumerable});return r};var Fr=(r,s,i)=>(i=r!=null?_r(Ar(r)):{},Qe(s||!r||!r.__esModule?de(i,"default",{value:r,enumerable:!0}):i,r)),Rr=r=>Qe(de({},"__esModule",{value:!0}),r);var Us={};Or(Us,{publishFromRun:()=>kr});module.exports=Rr(Us);var Ge=Fr(require("node:path"));var we=require("./core.js"),Tr=require("./core.js");var Cr=/\[\[(.*?)\]\]/gs,Er=/\{(?:(?:since|until):)?[A-Za-z][\w-]*\}/g;function Oe(r){let s=Ir(r).filter(i=>Vr(i)>=12);return i=>s.some(f=>Dr(f,i))}function Ir(r){
let s=[[]],i=0;for(let d of r.matchAll(Cr)){let h=Ae(r.slice(i,d.index));i=d.index+d[0].length;let n=Ae(d[1]??""),e=/^(?:[\s.,;:)]|$)/.test(r.slice(i));s=s.flatMap(
b=>{let t=[...b,...h];return[[...t,...n],e?Lr(t):t]})}let f=Ae(r.slice(i));return s.map(d=>Wr([...d,...f]))}function Ae(r){return r.split(Er).flatMap((s,i)=>i===
0?[s]:[null,s])}function Lr(r){let s=r.at(-1);return typeof s=="string"?[...r.slice(0,-1),s.trimEnd()]:[...r]}function Wr(r){let s=[];for(let f of r){let d=s.at(
-1);typeof f=="string"&&typeof d=="string"?s[s.length-1]=d+f:f!==""&&s.push(f)}typeof s[0]=="string"&&(s[0]=s[0].trimStart());let i=s.at(-1);return typeof i=="s\
tring"&&(s[s.length-1]=i.trimEnd()),s}function Dr(r,s){let i=0,f=!1;for(let[d,h]of r.entries()){if(h===null){f=!0;continue}let n=d===r.length-1&&f?s.length-h.length:
s.indexOf(h,i);if(n<i||n-i>(f?300:0)||!s.startsWith(h,n))return!1;i=n+h.length,f=!1}return s.length-i<=(f?300:0)}function Vr(r){return r.reduce((s,i)=>s+(i?.length??
0),0)}var Hr=["",...[...["Invalid value","Unsupported value","Duplicate value","Not found","Too long","Too many"].flatMap(r=>[`${r}: {value}`,r]),"Forbidden","Require\
d value","Internal error"].map(r=>`{path}: ${r}: `)],Ur=/^[\w.[\]/-]{1,300}: (?:Not found|Duplicate value): "[\w./-]{0,253}"(?:, [\w.[\]/-]{1,300}: (?:Not found|Duplicate value): "[\w./-]{0,253}"){0,20}$/;
function er({messages:r,facts:s},i){let f=rr(Kr(r)),d=new Set([...Object.values(s),...Object.values(i)].flatMap(n=>n.evidence)),h=new Map;return{rule(n){return h.
has(n)||h.set(n,Object.hasOwn(i,n)?Mr(i[n]):void 0),h.get(n)},isUpstream:f,isEvidence:n=>d.has(n)}}function Mr(d){var h=d,{family:r,summary:s,variants:i={}}=h,f=Xe(
h,["family","summary","variants"]);let n=b=>{let _=[f,...Object.values(i)].flatMap(v=>v[b]??[]).map(v=>v===""?m=>m==="":Oe(v));return rr(v=>_.some(m=>m(v)))},e={
message:n("message"),symptom:n("symptom"),why:n("why"),remedy:n("remedy")};return{family:r,summary:s,says:(b,t)=>e[b](t)}}function Kr(r){let s=Object.values(r).
flatMap(({texts:i})=>i.map(({text:f})=>({text:f,literals:zr(f)}))).filter(({literals:i})=>i.length===1||i.join("").length>=12).map(({text:i,literals:f})=>{let d=f.
sort((e,b)=>b.length-e.length)[0].trim(),h;return{longest:d,speaks:e=>(h??=Hr.map(b=>Oe(`${b}${i}`)),h.some(b=>b(e)))}});return i=>Ur.test(i)||s.some(({longest:f,
speaks:d})=>i.includes(f)&&d(i))}function rr(r){let s=new Map;return i=>{let f=s.get(i)??r(i);return s.set(i,f),f}}function zr(r){return r.split(/\[\[.*?\]\]|\{[^{}]*\}/s)}var ke=require("./core.js");var Fe=require("./action-shared.js"),Br=require("./action-shared.js");var Re=require("./action-shared.js");var ir=T;var ie={type:["string","null"]};function R(r,{instancePath:s="",parentData:i,parentDataProperty:f,rootData:d=r,dynamicAnchors:h={}}={}){let n=null,e=0,b=R.evaluated;if(b.dynamicProps&&(b.props=
void 0),b.dynamicItems&&(b.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.name===void 0&&(x="name")||r.environment===void 0&&(x="en\
vironment")||r.kubernetes===void 0&&(x="kubernetes")||r.kruise===void 0&&(x="kruise")||r.vcluster===void 0&&(x="vcluster")||r.host===void 0&&(x="host"))return R.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:x},message:"must have required property '"+x+"'"}],!1;if(r.name!==void 0){
let u=e;if(typeof r.name!="string")return R.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var t=u===e}else var t=!0;if(t){if(r.environment!==void 0){let u=r.environment,$=e;if(typeof u!="string"&&u!==null)return R.errors=[{instancePath:s+
"/environment",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:ie.type},message:"must be string,null"}],!1;var t=$===e}else var t=!0;if(t){if(r.kubernetes!==
void 0){let u=e;if(typeof r.kubernetes!="string")return R.errors=[{instancePath:s+"/kubernetes",schemaPath:"#/properties/kubernetes/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var t=u===e}else var t=!0;if(t){if(r.kruise!==void 0){let u=r.kruise,$=e;if(typeof u!="string"&&u!==null)return R.errors=
[{instancePath:s+"/kruise",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:ie.type},message:"must be string,null"}],!1;var t=$===e}else var t=!0;if(t){
if(r.vcluster!==void 0){let u=r.vcluster,$=e;if(typeof u!="string"&&u!==null)return R.errors=[{instancePath:s+"/vcluster",schemaPath:"#/$defs/orNull/type",keyword:"\
type",params:{type:ie.type},message:"must be string,null"}],!1;var t=$===e}else var t=!0;if(t){if(r.host!==void 0){let u=r.host,$=e;if(typeof u!="string"&&u!==null)
return R.errors=[{instancePath:s+"/host",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:ie.type},message:"must be string,null"}],!1;var t=$===e}else
var t=!0;if(t){if(r.notes!==void 0){let u=r.notes,$=e;if(e===e)if(Array.isArray(u)){var _=!0;let O=u.length;for(let W=0;W<O;W++){let re=e;if(typeof u[W]!="strin\
g")return R.errors=[{instancePath:s+"/notes/"+W,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var _=re===
e;if(!_)break}}else return R.errors=[{instancePath:s+"/notes",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;
var t=$===e}else var t=!0;if(t){if(r.openKinds!==void 0){let u=r.openKinds,$=e;if(e===e)if(Array.isArray(u)){var v=!0;let O=u.length;for(let W=0;W<O;W++){let re=e;
if(typeof u[W]!="string")return R.errors=[{instancePath:s+"/openKinds/"+W,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var v=re===e;if(!v)break}}else return R.errors=[{instancePath:s+"/openKinds",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var t=$===e}else var t=!0;if(t){if(r.next!==void 0){let u=r.next,$=e;if(e===$)if(u&&typeof u=="object"&&!Array.isArray(u)){
let C;if(u.kubernetes===void 0&&(C="kubernetes")||u.kruise===void 0&&(C="kruise")||u.vcluster===void 0&&(C="vcluster"))return R.errors=[{instancePath:s+"/next",
schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:C},message:"must have required property '"+C+"'"}],!1;if(u.kubernetes!==void 0){
let O=e;if(typeof u.kubernetes!="string")return R.errors=[{instancePath:s+"/next/kubernetes",schemaPath:"#/properties/next/properties/kubernetes/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var m=O===e}else var m=!0;if(m){if(u.kruise!==void 0){let O=u.kruise,W=e;if(typeof O!="string"&&O!==null)
return R.errors=[{instancePath:s+"/next/kruise",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:ie.type},message:"must be string,null"}],!1;var m=W===
e}else var m=!0;if(m)if(u.vcluster!==void 0){let O=u.vcluster,W=e;if(typeof O!="string"&&O!==null)return R.errors=[{instancePath:s+"/next/vcluster",schemaPath:"\
#/$defs/orNull/type",keyword:"type",params:{type:ie.type},message:"must be string,null"}],!1;var m=W===e}else var m=!0}}else return R.errors=[{instancePath:s+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=$===e}else var t=!0;if(t)if(r.config!==void 0){
let u=e;if(typeof r.config!="string")return R.errors=[{instancePath:s+"/config",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var t=u===e}else var t=!0}}}}}}}}}else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"}],!1;return R.errors=n,e===0}R.evaluated={props:{name:!0,environment:!0,kubernetes:!0,kruise:!0,vcluster:!0,host:!0,notes:!0,openKinds:!0,next:!0,
config:!0},dynamicProps:!1,dynamicItems:!1};var sr={type:"object",description:"One cause. file to endColumn are its place: from 1, end exclusive.",required:["ru\
leId","severity","message","symptom","file","line","column","endLine","endColumn","changedHere","object","path","clusters","affects","related","why","remedy","a\
ssumes","basis","fingerprint","status"],properties:{ruleId:{type:"string"},family:{type:"string"},severity:{$ref:"#/$defs/severity"},message:{type:"string",description:"\
What will happen and to which pods."},symptom:{type:"string",description:"What a person would see in the cluster."},refusal:{type:"object",description:"Who refu\
ses it, and upstream's text.",required:["by","message"],properties:{by:{type:"string"},message:{type:"string"},others:{type:"array",description:"The words of th\
ose of the finding's clusters that say the same in others.",items:{type:"object",required:["by","message","clusters"],properties:{by:{type:"string"},message:{type:"\
string"},clusters:{type:"array",items:{type:"string"}}}}}}},file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"},endLine:{$ref:"\
#/$defs/line"},endColumn:{$ref:"#/$defs/column"},confidence:{$ref:"#/$defs/confidence"},renderedFrom:{type:"string",description:"The folder of the one kustomiza\
tion or chart in whose output it is seen."},changedHere:{description:"The line of this change that brings it about.",oneOf:[{type:"null"},{type:"object",required:[
"file","line","column"],properties:{file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"}}}]},object:{oneOf:[{type:"null"},{$ref:"\
#/$defs/object"}]},path:{type:"string",pattern:"^(/.*)?$",description:"JSON pointer of the cause in its document."},clusters:{$ref:"#/$defs/strings"},coming:{type:"\
array",description:"Those of the clusters in which it holds only from the versions on that they run next.",items:{type:"object",required:["versions","clusters",
"failsFrom"],properties:{versions:{type:"string",examples:["kubernetes 1.32"]},clusters:{$ref:"#/$defs/strings"},failsFrom:{type:["string","null"],description:"\
The day from which it is an error; null where it is one already, or is never to be."}}}},config:{$ref:"#/$defs/file",description:"The configuration whose cluste\
rs these are, in a report on several."},affects:{type:"array",description:"The workloads that meet the cause, largest first.",items:{type:"object",required:["ki\
nd","namespace","name","file","line","clusters","status"],properties:{kind:{type:"string"},namespace:{$ref:"#/$defs/orNull"},name:{type:"string"},file:{$ref:"#/\
$defs/file"},line:{$ref:"#/$defs/line"},clusters:{$ref:"#/$defs/strings"},status:{$ref:"#/$defs/status"}}}},related:{type:"array",items:{type:"object",required:[
"file","line","column","endLine","endColumn","note"],properties:{file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"},endLine:{$ref:"\
#/$defs/line"},endColumn:{$ref:"#/$defs/column"},confidence:{$ref:"#/$defs/confidence"},note:{type:"string"}}}},why:{type:"string"},remedy:{type:"string"},assumes:{
$ref:"#/$defs/strings",description:"What was not in view and is taken to be so."},basis:{type:"object",description:"How well it is known: that of its weakest fa\
ct.",required:["level","evidence"],properties:{level:{enum:["recorded","source","derived"]},evidence:{$ref:"#/$defs/strings"}}},fix:{type:"object",required:["ti\
tle","safe","edits"],properties:{title:{type:"string"},safe:{type:"boolean",description:"Whether it changes nothing else that runs."},edits:{type:"array",items:{
type:"object",description:"Replaces the text from start to end (offsets in UTF-16 units) of file.",required:["file","start","end","newText"],properties:{file:{$ref:"\
#/$defs/file"},start:{type:"integer",minimum:0},end:{type:"integer",minimum:0},newText:{type:"string"}}}}}},locked:{const:!0,description:"The configuration lets\
 nobody allow the rule, in one of the clusters at least."},fingerprint:{type:"string",description:"The same for the same cause in another commit."},status:{$ref:"\
#/$defs/status"}}},Jr={enum:["error","warning","notice"]};var tr={enum:["exact","file"],description:"Absent is exact. Of a file no line can be named: line and column are 1 and mean nothing."},nr={enum:["new","existing"],
description:"Whether the change brings it about; without a base everything is new."};function Z(r,{instancePath:s="",parentData:i,parentDataProperty:f,rootData:d=r,dynamicAnchors:h={}}={}){let n=null,e=0,b=Z.evaluated;if(b.dynamicProps&&(b.props=
void 0),b.dynamicItems&&(b.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.apiVersion===void 0&&(_="apiVersion")||r.kind===void 0&&(_=
"kind")||r.namespace===void 0&&(_="namespace")||r.name===void 0&&(_="name"))return Z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:_},message:"must have required property '"+_+"'"}],!1;if(r.apiVersion!==void 0){let v=e;if(typeof r.apiVersion!="string")return Z.errors=[{instancePath:s+
"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=v===e}else var t=!0;if(t){if(r.
kind!==void 0){let v=e;if(typeof r.kind!="string")return Z.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;var t=v===e}else var t=!0;if(t){if(r.namespace!==void 0){let v=r.namespace,m=e;if(typeof v!="string"&&v!==null)return Z.errors=
[{instancePath:s+"/namespace",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:ie.type},message:"must be string,null"}],!1;var t=m===e}else var t=!0;
if(t)if(r.name!==void 0){let v=e;if(typeof r.name!="string")return Z.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var t=v===e}else var t=!0}}}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return Z.errors=n,e===0}Z.evaluated={props:{apiVersion:!0,kind:!0,namespace:!0,name:!0},dynamicProps:!1,dynamicItems:!1};
var Gr=new RegExp("^(/.*)?$","u");function l(r,{instancePath:s="",parentData:i,parentDataProperty:f,rootData:d=r,dynamicAnchors:h={}}={}){let n=null,e=0,b=l.evaluated;
if(b.dynamicProps&&(b.props=void 0),b.dynamicItems&&(b.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.ruleId===void 0&&(q="ruleId")||
r.severity===void 0&&(q="severity")||r.message===void 0&&(q="message")||r.symptom===void 0&&(q="symptom")||r.file===void 0&&(q="file")||r.line===void 0&&(q="lin\
e")||r.column===void 0&&(q="column")||r.endLine===void 0&&(q="endLine")||r.endColumn===void 0&&(q="endColumn")||r.changedHere===void 0&&(q="changedHere")||r.object===
void 0&&(q="object")||r.path===void 0&&(q="path")||r.clusters===void 0&&(q="clusters")||r.affects===void 0&&(q="affects")||r.related===void 0&&(q="related")||r.
why===void 0&&(q="why")||r.remedy===void 0&&(q="remedy")||r.assumes===void 0&&(q="assumes")||r.basis===void 0&&(q="basis")||r.fingerprint===void 0&&(q="fingerpr\
int")||r.status===void 0&&(q="status"))return l.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:q},message:"must have\
 required property '"+q+"'"}],!1;if(r.ruleId!==void 0){let a=e;if(typeof r.ruleId!="string")return l.errors=[{instancePath:s+"/ruleId",schemaPath:"#/properties/\
ruleId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;if(t){if(r.family!==void 0){let a=e;if(typeof r.family!=
"string")return l.errors=[{instancePath:s+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===
e}else var t=!0;if(t){if(r.severity!==void 0){let a=r.severity,P=e;if(!(a==="error"||a==="warning"||a==="notice"))return l.errors=[{instancePath:s+"/severity",schemaPath:"\
#/$defs/severity/enum",keyword:"enum",params:{allowedValues:Jr.enum},message:"must be equal to one of the allowed values"}],!1;var t=P===e}else var t=!0;if(t){if(r.
message!==void 0){let a=e;if(typeof r.message!="string")return l.errors=[{instancePath:s+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;if(t){if(r.symptom!==void 0){let a=e;if(typeof r.symptom!="string")return l.errors=[{instancePath:s+
"/symptom",schemaPath:"#/properties/symptom/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;if(t){if(r.refusal!==
void 0){let a=r.refusal,P=e;if(e===P)if(a&&typeof a=="object"&&!Array.isArray(a)){let F;if(a.by===void 0&&(F="by")||a.message===void 0&&(F="message"))return l.errors=
[{instancePath:s+"/refusal",schemaPath:"#/properties/refusal/required",keyword:"required",params:{missingProperty:F},message:"must have required property '"+F+"\
'"}],!1;if(a.by!==void 0){let y=e;if(typeof a.by!="string")return l.errors=[{instancePath:s+"/refusal/by",schemaPath:"#/properties/refusal/properties/by/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var _=y===e}else var _=!0;if(_){if(a.message!==void 0){let y=e;if(typeof a.message!="string")return l.
errors=[{instancePath:s+"/refusal/message",schemaPath:"#/properties/refusal/properties/message/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var _=y===e}else var _=!0;if(_)if(a.others!==void 0){let y=a.others,p=e;if(e===p)if(Array.isArray(y)){var v=!0;let xe=y.length;for(let g=0;g<xe;g++){let o=y[g],
A=e;if(e===A)if(o&&typeof o=="object"&&!Array.isArray(o)){let Q;if(o.by===void 0&&(Q="by")||o.message===void 0&&(Q="message")||o.clusters===void 0&&(Q="clusters"))
return l.errors=[{instancePath:s+"/refusal/others/"+g,schemaPath:"#/properties/refusal/properties/others/items/required",keyword:"required",params:{missingProperty:Q},
message:"must have required property '"+Q+"'"}],!1;if(o.by!==void 0){let j=e;if(typeof o.by!="string")return l.errors=[{instancePath:s+"/refusal/others/"+g+"/by",
schemaPath:"#/properties/refusal/properties/others/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=j===e}else
var m=!0;if(m){if(o.message!==void 0){let j=e;if(typeof o.message!="string")return l.errors=[{instancePath:s+"/refusal/others/"+g+"/message",schemaPath:"#/prope\
rties/refusal/properties/others/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=j===e}else var m=!0;if(m)
if(o.clusters!==void 0){let j=o.clusters,z=e;if(e===z)if(Array.isArray(j)){var x=!0;let $r=j.length;for(let ve=0;ve<$r;ve++){let Pr=e;if(typeof j[ve]!="string")
return l.errors=[{instancePath:s+"/refusal/others/"+g+"/clusters/"+ve,schemaPath:"#/properties/refusal/properties/others/items/properties/clusters/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var x=Pr===e;if(!x)break}}else return l.errors=[{instancePath:s+"/refusal/others/"+g+"/clusters",schemaPath:"\
#/properties/refusal/properties/others/items/properties/clusters/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var m=z===e}else var m=!0}}else
return l.errors=[{instancePath:s+"/refusal/others/"+g,schemaPath:"#/properties/refusal/properties/others/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var v=A===e;if(!v)break}}else return l.errors=[{instancePath:s+"/refusal/others",schemaPath:"#/properties/refusal/properties/others/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var _=p===e}else var _=!0}}else return l.errors=[{instancePath:s+"/refusal",schemaPath:"#/properties/re\
fusal/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=P===e}else var t=!0;if(t){if(r.file!==void 0){let a=e;if(typeof r.file!="s\
tring")return l.errors=[{instancePath:s+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===e}else
var t=!0;if(t){if(r.line!==void 0){let a=r.line,P=e,V=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return l.errors=[{instancePath:s+"/line",schemaPath:"\
#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===V&&typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a)))return l.errors=
[{instancePath:s+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=P===e}else var t=!0;
if(t){if(r.column!==void 0){let a=r.column,P=e,V=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return l.errors=[{instancePath:s+"/column",schemaPath:"\
#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===V&&typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a)))return l.errors=
[{instancePath:s+"/column",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=P===e}else var t=!0;
if(t){if(r.endLine!==void 0){let a=r.endLine,P=e,V=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return l.errors=[{instancePath:s+"/endLine",schemaPath:"\
#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===V&&typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a)))return l.errors=
[{instancePath:s+"/endLine",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=P===e}else var t=!0;
if(t){if(r.endColumn!==void 0){let a=r.endColumn,P=e,V=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return l.errors=[{instancePath:s+"/endColumn",
schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===V&&typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a)))
return l.errors=[{instancePath:s+"/endColumn",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;
var t=P===e}else var t=!0;if(t){if(r.confidence!==void 0){let a=r.confidence,P=e;if(!(a==="exact"||a==="file"))return l.errors=[{instancePath:s+"/confidence",schemaPath:"\
#/$defs/confidence/enum",keyword:"enum",params:{allowedValues:tr.enum},message:"must be equal to one of the allowed values"}],!1;var t=P===e}else var t=!0;if(t){
if(r.renderedFrom!==void 0){let a=e;if(typeof r.renderedFrom!="string")return l.errors=[{instancePath:s+"/renderedFrom",schemaPath:"#/properties/renderedFrom/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;if(t){if(r.changedHere!==void 0){let a=r.changedHere,P=e,V=e,F=!1,
y=null,p=e;if(a!==null){let g={instancePath:s+"/changedHere",schemaPath:"#/properties/changedHere/oneOf/0/type",keyword:"type",params:{type:"null"},message:"mus\
t be null"};n===null?n=[g]:n.push(g),e++}var $=p===e;$&&(F=!0,y=0);let K=e;if(e===K)if(a&&typeof a=="object"&&!Array.isArray(a)){let g;if(a.file===void 0&&(g="f\
ile")||a.line===void 0&&(g="line")||a.column===void 0&&(g="column")){let o={instancePath:s+"/changedHere",schemaPath:"#/properties/changedHere/oneOf/1/required",
keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'"};n===null?n=[o]:n.push(o),e++}else{if(a.file!==void 0){let o=e;if(typeof a.
file!="string"){let A={instancePath:s+"/changedHere/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};n===null?
n=[A]:n.push(A),e++}var u=o===e}else var u=!0;if(u){if(a.line!==void 0){let o=a.line,A=e,G=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let j={instancePath:s+
"/changedHere/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"};n===null?n=[j]:n.push(j),e++}if(e===G&&typeof o==
"number"&&isFinite(o)&&(o<1||isNaN(o))){let j={instancePath:s+"/changedHere/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};n===null?n=[j]:n.push(j),e++}var u=A===e}else var u=!0;if(u)if(a.column!==void 0){let o=a.column,A=e,G=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let j={instancePath:s+"/changedHere/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};n===null?n=[j]:n.push(j),e++}if(e===G&&typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let j={instancePath:s+"/changedHere/column",schemaPath:"#/$defs\
/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};n===null?n=[j]:n.push(j),e++}var u=A===e}else var u=!0}}}else{let g={
instancePath:s+"/changedHere",schemaPath:"#/properties/changedHere/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};n===null?n=[g]:
n.push(g),e++}var $=K===e;if($&&F)F=!1,y=[y,1];else if($){F=!0,y=1;var B={};B.file=!0,B.line=!0,B.column=!0}if(F)e=V,n!==null&&(V?n.length=V:n=null);else{let g={
instancePath:s+"/changedHere",schemaPath:"#/properties/changedHere/oneOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match exactly one schema in on\
eOf"};return n===null?n=[g]:n.push(g),e++,l.errors=n,!1}var t=P===e}else var t=!0;if(t){if(r.object!==void 0){let a=r.object,P=e,V=e,F=!1,y=null,p=e;if(a!==null){
let g={instancePath:s+"/object",schemaPath:"#/properties/object/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};n===null?n=[g]:n.push(
g),e++}var C=p===e;C&&(F=!0,y=0);let K=e;Z(a,{instancePath:s+"/object",parentData:r,parentDataProperty:"object",rootData:d,dynamicAnchors:h})||(n=n===null?Z.errors:
n.concat(Z.errors),e=n.length);var C=K===e;if(C&&F)F=!1,y=[y,1];else if(C){F=!0,y=1;var O={};O.apiVersion=!0,O.kind=!0,O.namespace=!0,O.name=!0}if(F)e=V,n!==null&&
(V?n.length=V:n=null);else{let g={instancePath:s+"/object",schemaPath:"#/properties/object/oneOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match \
exactly one schema in oneOf"};return n===null?n=[g]:n.push(g),e++,l.errors=n,!1}var t=P===e}else var t=!0;if(t){if(r.path!==void 0){let a=r.path,P=e;if(e===P)if(typeof a==
"string"){if(!Gr.test(a))return l.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^(/.*)?$"},message:'\
must match pattern "^(/.*)?$"'}],!1}else return l.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var t=P===e}else var t=!0;if(t){if(r.clusters!==void 0){let a=r.clusters,P=e;if(e===e)if(Array.isArray(a)){var W=!0;let y=a.length;for(let p=0;p<
y;p++){let K=e;if(typeof a[p]!="string")return l.errors=[{instancePath:s+"/clusters/"+p,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var W=K===e;if(!W)break}}else return l.errors=[{instancePath:s+"/clusters",schemaPath:"#/$defs/strings/type",keyword:"type",
params:{type:"array"},message:"must be array"}],!1;var t=P===e}else var t=!0;if(t){if(r.coming!==void 0){let a=r.coming,P=e;if(e===P)if(Array.isArray(a)){var re=!0;
let F=a.length;for(let y=0;y<F;y++){let p=a[y],K=e;if(e===K)if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.versions===void 0&&(g="versions")||p.clusters===
void 0&&(g="clusters")||p.failsFrom===void 0&&(g="failsFrom"))return l.errors=[{instancePath:s+"/coming/"+y,schemaPath:"#/properties/coming/items/required",keyword:"\
required",params:{missingProperty:g},message:"must have required property '"+g+"'"}],!1;if(p.versions!==void 0){let o=e;if(typeof p.versions!="string")return l.
errors=[{instancePath:s+"/coming/"+y+"/versions",schemaPath:"#/properties/coming/items/properties/versions/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var E=o===e}else var E=!0;if(E){if(p.clusters!==void 0){let o=p.clusters,A=e;if(e===e)if(Array.isArray(o)){var oe=!0;let j=o.length;for(let z=0;z<
j;z++){let Ne=e;if(typeof o[z]!="string")return l.errors=[{instancePath:s+"/coming/"+y+"/clusters/"+z,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var oe=Ne===e;if(!oe)break}}else return l.errors=[{instancePath:s+"/coming/"+y+"/clusters",schemaPath:"#/$defs/stri\
ngs/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var E=A===e}else var E=!0;if(E)if(p.failsFrom!==void 0){let o=p.failsFrom,A=e;if(typeof o!=
"string"&&o!==null)return l.errors=[{instancePath:s+"/coming/"+y+"/failsFrom",schemaPath:"#/properties/coming/items/properties/failsFrom/type",keyword:"type",params:{
type:sr.properties.coming.items.properties.failsFrom.type},message:"must be string,null"}],!1;var E=A===e}else var E=!0}}else return l.errors=[{instancePath:s+"\
/coming/"+y,schemaPath:"#/properties/coming/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var re=K===e;if(!re)break}}else return l.
errors=[{instancePath:s+"/coming",schemaPath:"#/properties/coming/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var t=P===e}else var t=!0;
if(t){if(r.config!==void 0){let a=e;if(typeof r.config!="string")return l.errors=[{instancePath:s+"/config",schemaPath:"#/$defs/file/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;if(t){if(r.affects!==void 0){let a=r.affects,P=e;if(e===P)if(Array.isArray(a)){var ue=!0;
let F=a.length;for(let y=0;y<F;y++){let p=a[y],K=e;if(e===K)if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.kind===void 0&&(g="kind")||p.namespace===void 0&&
(g="namespace")||p.name===void 0&&(g="name")||p.file===void 0&&(g="file")||p.line===void 0&&(g="line")||p.clusters===void 0&&(g="clusters")||p.status===void 0&&
(g="status"))return l.errors=[{instancePath:s+"/affects/"+y,schemaPath:"#/properties/affects/items/required",keyword:"required",params:{missingProperty:g},message:"\
must have required property '"+g+"'"}],!1;if(p.kind!==void 0){let o=e;if(typeof p.kind!="string")return l.errors=[{instancePath:s+"/affects/"+y+"/kind",schemaPath:"\
#/properties/affects/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var I=o===e}else var I=!0;if(I){if(p.namespace!==
void 0){let o=p.namespace,A=e;if(typeof o!="string"&&o!==null)return l.errors=[{instancePath:s+"/affects/"+y+"/namespace",schemaPath:"#/$defs/orNull/type",keyword:"\
type",params:{type:ie.type},message:"must be string,null"}],!1;var I=A===e}else var I=!0;if(I){if(p.name!==void 0){let o=e;if(typeof p.name!="string")return l.errors=
[{instancePath:s+"/affects/"+y+"/name",schemaPath:"#/properties/affects/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var I=o===e}else var I=!0;if(I){if(p.file!==void 0){let o=e;if(typeof p.file!="string")return l.errors=[{instancePath:s+"/affects/"+y+"/file",schemaPath:"\
#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var I=o===e}else var I=!0;if(I){if(p.line!==void 0){let o=p.line,A=e,G=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return l.errors=[{instancePath:s+"/affects/"+y+"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(e===G&&typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o)))return l.errors=[{instancePath:s+"/affects/"+y+"/line",
schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var I=A===e}else var I=!0;if(I){if(p.clusters!==
void 0){let o=p.clusters,A=e;if(e===e)if(Array.isArray(o)){var w=!0;let j=o.length;for(let z=0;z<j;z++){let Ne=e;if(typeof o[z]!="string")return l.errors=[{instancePath:s+
"/affects/"+y+"/clusters/"+z,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var w=Ne===e;if(!w)break}}else
return l.errors=[{instancePath:s+"/affects/"+y+"/clusters",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var I=A===
e}else var I=!0;if(I)if(p.status!==void 0){let o=p.status,A=e;if(!(o==="new"||o==="existing"))return l.errors=[{instancePath:s+"/affects/"+y+"/status",schemaPath:"\
#/$defs/status/enum",keyword:"enum",params:{allowedValues:nr.enum},message:"must be equal to one of the allowed values"}],!1;var I=A===e}else var I=!0}}}}}}else
return l.errors=[{instancePath:s+"/affects/"+y,schemaPath:"#/properties/affects/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var ue=K===e;if(!ue)break}}else return l.errors=[{instancePath:s+"/affects",schemaPath:"#/properties/affects/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var t=P===e}else var t=!0;if(t){if(r.related!==void 0){let a=r.related,P=e;if(e===P)if(Array.isArray(a)){var D=!0;let F=a.length;for(let y=0;y<
F;y++){let p=a[y],K=e;if(e===K)if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.file===void 0&&(g="file")||p.line===void 0&&(g="line")||p.column===void 0&&
(g="column")||p.endLine===void 0&&(g="endLine")||p.endColumn===void 0&&(g="endColumn")||p.note===void 0&&(g="note"))return l.errors=[{instancePath:s+"/related/"+
y,schemaPath:"#/properties/related/items/required",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'"}],!1;if(p.file!==
void 0){let o=e;if(typeof p.file!="string")return l.errors=[{instancePath:s+"/related/"+y+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1;var M=o===e}else var M=!0;if(M){if(p.line!==void 0){let o=p.line,A=e,G=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return l.errors=[{instancePath:s+"/related/"+y+"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===G&&typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o)))return l.errors=[{instancePath:s+"/related/"+y+"/line",schemaPath:"#/$defs/line/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var M=A===e}else var M=!0;if(M){if(p.column!==void 0){let o=p.column,A=e,G=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return l.errors=[{instancePath:s+"/related/"+y+"/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===G&&typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o)))return l.errors=[{instancePath:s+"/related/"+y+"/column",schemaPath:"\
#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var M=A===e}else var M=!0;if(M){if(p.endLine!==void 0){let o=p.
endLine,A=e,G=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return l.errors=[{instancePath:s+"/related/"+y+"/endLine",schemaPath:"#/$defs/line/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===G&&typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o)))return l.errors=[{instancePath:s+
"/related/"+y+"/endLine",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var M=A===e}else var M=!0;
if(M){if(p.endColumn!==void 0){let o=p.endColumn,A=e,G=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return l.errors=[{instancePath:s+"/related/"+y+
"/endColumn",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===G&&typeof o=="number"&&isFinite(o)&&(o<
1||isNaN(o)))return l.errors=[{instancePath:s+"/related/"+y+"/endColumn",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1;var M=A===e}else var M=!0;if(M){if(p.confidence!==void 0){let o=p.confidence,A=e;if(!(o==="exact"||o==="file"))return l.errors=[{instancePath:s+
"/related/"+y+"/confidence",schemaPath:"#/$defs/confidence/enum",keyword:"enum",params:{allowedValues:tr.enum},message:"must be equal to one of the allowed valu\
es"}],!1;var M=A===e}else var M=!0;if(M)if(p.note!==void 0){let o=e;if(typeof p.note!="string")return l.errors=[{instancePath:s+"/related/"+y+"/note",schemaPath:"\
#/properties/related/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var M=o===e}else var M=!0}}}}}}else return l.
errors=[{instancePath:s+"/related/"+y,schemaPath:"#/properties/related/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var D=K===
e;if(!D)break}}else return l.errors=[{instancePath:s+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"}],!1;var t=P===e}else var t=!0;if(t){if(r.why!==void 0){let a=e;if(typeof r.why!="string")return l.errors=[{instancePath:s+"/why",schemaPath:"#/properties/w\
hy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;if(t){if(r.remedy!==void 0){let a=e;if(typeof r.remedy!="\
string")return l.errors=[{instancePath:s+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===
e}else var t=!0;if(t){if(r.assumes!==void 0){let a=r.assumes,P=e;if(e===e)if(Array.isArray(a)){var L=!0;let y=a.length;for(let p=0;p<y;p++){let K=e;if(typeof a[p]!=
"string")return l.errors=[{instancePath:s+"/assumes/"+p,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var L=K===e;if(!L)break}}else return l.errors=[{instancePath:s+"/assumes",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var t=P===e}else var t=!0;if(t){if(r.basis!==void 0){let a=r.basis,P=e;if(e===P)if(a&&typeof a=="object"&&!Array.isArray(a)){let F;if(a.level===
void 0&&(F="level")||a.evidence===void 0&&(F="evidence"))return l.errors=[{instancePath:s+"/basis",schemaPath:"#/properties/basis/required",keyword:"required",params:{
missingProperty:F},message:"must have required property '"+F+"'"}],!1;if(a.level!==void 0){let y=a.level,p=e;if(!(y==="recorded"||y==="source"||y==="derived"))return l.
errors=[{instancePath:s+"/basis/level",schemaPath:"#/properties/basis/properties/level/enum",keyword:"enum",params:{allowedValues:sr.properties.basis.properties.
level.enum},message:"must be equal to one of the allowed values"}],!1;var c=p===e}else var c=!0;if(c)if(a.evidence!==void 0){let y=a.evidence,p=e;if(e===e)if(Array.
isArray(y)){var N=!0;let g=y.length;for(let o=0;o<g;o++){let A=e;if(typeof y[o]!="string")return l.errors=[{instancePath:s+"/basis/evidence/"+o,schemaPath:"#/$d\
efs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var N=A===e;if(!N)break}}else return l.errors=[{instancePath:s+"/bas\
is/evidence",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var c=p===e}else var c=!0}else return l.errors=
[{instancePath:s+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=P===e}else var t=!0;if(t){
if(r.fix!==void 0){let a=r.fix,P=e;if(e===P)if(a&&typeof a=="object"&&!Array.isArray(a)){let F;if(a.title===void 0&&(F="title")||a.safe===void 0&&(F="safe")||a.
edits===void 0&&(F="edits"))return l.errors=[{instancePath:s+"/fix",schemaPath:"#/properties/fix/required",keyword:"required",params:{missingProperty:F},message:"\
must have required property '"+F+"'"}],!1;if(a.title!==void 0){let y=e;if(typeof a.title!="string")return l.errors=[{instancePath:s+"/fix/title",schemaPath:"#/p\
roperties/fix/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var te=y===e}else var te=!0;if(te){if(a.safe!==void 0){
let y=e;if(typeof a.safe!="boolean")return l.errors=[{instancePath:s+"/fix/safe",schemaPath:"#/properties/fix/properties/safe/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"}],!1;var te=y===e}else var te=!0;if(te)if(a.edits!==void 0){let y=a.edits,p=e;if(e===p)if(Array.isArray(y)){var H=!0;let xe=y.
length;for(let g=0;g<xe;g++){let o=y[g],A=e;if(e===A)if(o&&typeof o=="object"&&!Array.isArray(o)){let Q;if(o.file===void 0&&(Q="file")||o.start===void 0&&(Q="st\
art")||o.end===void 0&&(Q="end")||o.newText===void 0&&(Q="newText"))return l.errors=[{instancePath:s+"/fix/edits/"+g,schemaPath:"#/properties/fix/properties/edi\
ts/items/required",keyword:"required",params:{missingProperty:Q},message:"must have required property '"+Q+"'"}],!1;if(o.file!==void 0){let j=e;if(typeof o.file!=
"string")return l.errors=[{instancePath:s+"/fix/edits/"+g+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var k=j===e}else var k=!0;if(k){if(o.start!==void 0){let j=o.start,z=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return l.errors=[{instancePath:s+
"/fix/edits/"+g+"/start",schemaPath:"#/properties/fix/properties/edits/items/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(e===z&&typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j)))return l.errors=[{instancePath:s+"/fix/edits/"+g+"/start",schemaPath:"#/properties/fix/prop\
erties/edits/items/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var k=z===e}else var k=!0;if(k){if(o.
end!==void 0){let j=o.end,z=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return l.errors=[{instancePath:s+"/fix/edits/"+g+"/end",schemaPath:"#/pro\
perties/fix/properties/edits/items/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===z&&typeof j=="number"&&isFinite(
j)&&(j<0||isNaN(j)))return l.errors=[{instancePath:s+"/fix/edits/"+g+"/end",schemaPath:"#/properties/fix/properties/edits/items/properties/end/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var k=z===e}else var k=!0;if(k)if(o.newText!==void 0){let j=e;if(typeof o.newText!="string")
return l.errors=[{instancePath:s+"/fix/edits/"+g+"/newText",schemaPath:"#/properties/fix/properties/edits/items/properties/newText/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var k=j===e}else var k=!0}}}else return l.errors=[{instancePath:s+"/fix/edits/"+g,schemaPath:"#/properties/fix/prop\
erties/edits/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var H=A===e;if(!H)break}}else return l.errors=[{instancePath:s+"/fi\
x/edits",schemaPath:"#/properties/fix/properties/edits/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var te=p===e}else var te=!0}}else
return l.errors=[{instancePath:s+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=P===e}else var t=!0;
if(t){if(r.locked!==void 0){let a=e;if(r.locked!==!0)return l.errors=[{instancePath:s+"/locked",schemaPath:"#/properties/locked/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"}],!1;var t=a===e}else var t=!0;if(t){if(r.fingerprint!==void 0){let a=e;if(typeof r.fingerprint!="string")return l.errors=[{
instancePath:s+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=a===e}else var t=!0;
if(t)if(r.status!==void 0){let a=r.status,P=e;if(!(a==="new"||a==="existing"))return l.errors=[{instancePath:s+"/status",schemaPath:"#/$defs/status/enum",keyword:"\
enum",params:{allowedValues:nr.enum},message:"must be equal to one of the allowed values"}],!1;var t=P===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return l.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return l.errors=n,e===0}l.evaluated={props:{ruleId:!0,
family:!0,severity:!0,message:!0,symptom:!0,refusal:!0,file:!0,line:!0,column:!0,endLine:!0,endColumn:!0,confidence:!0,renderedFrom:!0,changedHere:!0,object:!0,
path:!0,clusters:!0,coming:!0,config:!0,affects:!0,related:!0,why:!0,remedy:!0,assumes:!0,basis:!0,fix:!0,locked:!0,fingerprint:!0,status:!0},dynamicProps:!1,dynamicItems:!1};
var Yr={type:"object",required:["object","file","line","pods","clusters","outcome","because","runs"],properties:{object:{$ref:"#/$defs/object"},file:{type:"stri\
ng",description:"Of an object that is deleted, its file in the base."},line:{type:"integer",minimum:1},pods:{type:"integer",description:"How many it asks for: n\
one for what is no workload; one for each node counts as one."},clusters:{type:"array",items:{type:"string"}},outcome:{enum:["none","in-place","recreate","rejec\
ted","stuck","unknown","create","delete"]},because:{type:"string"},refusal:{type:"object",required:["by","message"],properties:{by:{type:"string"},message:{type:"\
string"}}},runs:{type:"array",description:"What the cluster runs of it after the change and not before, a line each.",items:{type:"string"}}}};function S(r,{instancePath:s="",
parentData:i,parentDataProperty:f,rootData:d=r,dynamicAnchors:h={}}={}){let n=null,e=0,b=S.evaluated;if(b.dynamicProps&&(b.props=void 0),b.dynamicItems&&(b.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.object===void 0&&(x="object")||r.file===void 0&&(x="file")||r.line===void 0&&(x="line")||r.
pods===void 0&&(x="pods")||r.clusters===void 0&&(x="clusters")||r.outcome===void 0&&(x="outcome")||r.because===void 0&&(x="because")||r.runs===void 0&&(x="runs"))
return S.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:x},message:"must have required property '"+x+"'"}],!1;if(r.object!==
void 0){let u=e;Z(r.object,{instancePath:s+"/object",parentData:r,parentDataProperty:"object",rootData:d,dynamicAnchors:h})||(n=n===null?Z.errors:n.concat(Z.errors),
e=n.length);var t=u===e}else var t=!0;if(t){if(r.file!==void 0){let u=e;if(typeof r.file!="string")return S.errors=[{instancePath:s+"/file",schemaPath:"#/proper\
ties/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=u===e}else var t=!0;if(t){if(r.line!==void 0){let u=r.line,$=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:s+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(e===$&&typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u)))return S.errors=[{instancePath:s+"/line",schemaPath:"#/properties/line/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=$===e}else var t=!0;if(t){if(r.pods!==void 0){let u=r.pods,$=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:s+"/pods",schemaPath:"#/properties/pods/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;var t=$===e}else var t=!0;if(t){if(r.clusters!==void 0){let u=r.clusters,$=e;if(e===$)if(Array.isArray(u)){var _=!0;let C=u.length;for(let O=0;O<
C;O++){let W=e;if(typeof u[O]!="string")return S.errors=[{instancePath:s+"/clusters/"+O,schemaPath:"#/properties/clusters/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var _=W===e;if(!_)break}}else return S.errors=[{instancePath:s+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var t=$===e}else var t=!0;if(t){if(r.outcome!==void 0){let u=r.outcome,$=e;if(!(u==="none"||u==="in-pla\
ce"||u==="recreate"||u==="rejected"||u==="stuck"||u==="unknown"||u==="create"||u==="delete"))return S.errors=[{instancePath:s+"/outcome",schemaPath:"#/propertie\
s/outcome/enum",keyword:"enum",params:{allowedValues:Yr.properties.outcome.enum},message:"must be equal to one of the allowed values"}],!1;var t=$===e}else var t=!0;
if(t){if(r.because!==void 0){let u=e;if(typeof r.because!="string")return S.errors=[{instancePath:s+"/because",schemaPath:"#/properties/because/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var t=u===e}else var t=!0;if(t){if(r.refusal!==void 0){let u=r.refusal,$=e;if(e===$)if(u&&typeof u=="o\
bject"&&!Array.isArray(u)){let C;if(u.by===void 0&&(C="by")||u.message===void 0&&(C="message"))return S.errors=[{instancePath:s+"/refusal",schemaPath:"#/propert\
ies/refusal/required",keyword:"required",params:{missingProperty:C},message:"must have required property '"+C+"'"}],!1;if(u.by!==void 0){let O=e;if(typeof u.by!=
"string")return S.errors=[{instancePath:s+"/refusal/by",schemaPath:"#/properties/refusal/properties/by/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var v=O===e}else var v=!0;if(v)if(u.message!==void 0){let O=e;if(typeof u.message!="string")return S.errors=[{instancePath:s+"/refusal/message",
schemaPath:"#/properties/refusal/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var v=O===e}else var v=!0}else return S.
errors=[{instancePath:s+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=$===e}else var t=!0;
if(t)if(r.runs!==void 0){let u=r.runs,$=e;if(e===$)if(Array.isArray(u)){var m=!0;let C=u.length;for(let O=0;O<C;O++){let W=e;if(typeof u[O]!="string")return S.errors=
[{instancePath:s+"/runs/"+O,schemaPath:"#/properties/runs/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=W===e;if(!m)break}}else
return S.errors=[{instancePath:s+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var t=$===e}else var t=!0}}}}}}}}else
return S.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return S.errors=n,e===0}S.evaluated={props:{
object:!0,file:!0,line:!0,pods:!0,clusters:!0,outcome:!0,because:!0,refusal:!0,runs:!0},dynamicProps:!1,dynamicItems:!1};var Te={type:"object",description:"Find\
ings of a rule that are known and accepted, and therefore not among the findings.",required:["rule","file","line","column","because","from","status","state","al\
lows"],properties:{rule:{type:"string",examples:["pods-refused","resize/*"]},file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"},
until:{type:"string",description:"The last day on which it holds."},because:{type:"string",description:"The reason, as it was written."},from:{enum:["comment","\
config"]},status:{enum:["new","existing"],description:"Whether the change adds it, or makes it last longer; without a base all are new."},state:{enum:["counts",
"expired","locked","not-needed","pending"],description:"pending: a change adds it to the configuration, and it counts once it is on the base."},allows:{type:"ar\
ray",description:"The findings that it takes out, with the workloads and clusters for which it does.",items:{$ref:"#/$defs/finding"}},config:{$ref:"#/$defs/file",
description:"The configuration whose world it is in, in a report on several."}}};function U(r,{instancePath:s="",parentData:i,parentDataProperty:f,rootData:d=r,
dynamicAnchors:h={}}={}){let n=null,e=0,b=U.evaluated;if(b.dynamicProps&&(b.props=void 0),b.dynamicItems&&(b.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let v;if(r.rule===void 0&&(v="rule")||r.file===void 0&&(v="file")||r.line===void 0&&(v="line")||r.column===void 0&&(v="column")||r.because===void 0&&
(v="because")||r.from===void 0&&(v="from")||r.status===void 0&&(v="status")||r.state===void 0&&(v="state")||r.allows===void 0&&(v="allows"))return U.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:v},message:"must have required property '"+v+"'"}],!1;if(r.rule!==void 0){let m=e;if(typeof r.
rule!="string")return U.errors=[{instancePath:s+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var t=m===e}else var t=!0;if(t){if(r.file!==void 0){let m=e;if(typeof r.file!="string")return U.errors=[{instancePath:s+"/file",schemaPath:"#/$defs/file/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var t=m===e}else var t=!0;if(t){if(r.line!==void 0){let m=r.line,x=e,u=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return U.errors=[{instancePath:s+"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m)))return U.errors=[{instancePath:s+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=x===e}else var t=!0;if(t){if(r.column!==void 0){let m=r.column,x=e,u=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)))return U.errors=[{instancePath:s+"/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m)))return U.errors=[{instancePath:s+"/column",schemaPath:"#/$defs/column/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=x===e}else var t=!0;if(t){if(r.until!==void 0){let m=e;if(typeof r.until!="string")return U.
errors=[{instancePath:s+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=m===e}else var t=!0;
if(t){if(r.because!==void 0){let m=e;if(typeof r.because!="string")return U.errors=[{instancePath:s+"/because",schemaPath:"#/properties/because/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var t=m===e}else var t=!0;if(t){if(r.from!==void 0){let m=r.from,x=e;if(!(m==="comment"||m==="config"))
return U.errors=[{instancePath:s+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues:Te.properties.from.enum},message:"must be equa\
l to one of the allowed values"}],!1;var t=x===e}else var t=!0;if(t){if(r.status!==void 0){let m=r.status,x=e;if(!(m==="new"||m==="existing"))return U.errors=[{
instancePath:s+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Te.properties.status.enum},message:"must be equal to one of \
the allowed values"}],!1;var t=x===e}else var t=!0;if(t){if(r.state!==void 0){let m=r.state,x=e;if(!(m==="counts"||m==="expired"||m==="locked"||m==="not-needed"||
m==="pending"))return U.errors=[{instancePath:s+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Te.properties.state.enum},message:"\
must be equal to one of the allowed values"}],!1;var t=x===e}else var t=!0;if(t){if(r.allows!==void 0){let m=r.allows,x=e;if(e===x)if(Array.isArray(m)){var _=!0;
let $=m.length;for(let B=0;B<$;B++){let C=e;l(m[B],{instancePath:s+"/allows/"+B,parentData:m,parentDataProperty:B,rootData:d,dynamicAnchors:h})||(n=n===null?l.errors:
n.concat(l.errors),e=n.length);var _=C===e;if(!_)break}}else return U.errors=[{instancePath:s+"/allows",schemaPath:"#/properties/allows/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var t=x===e}else var t=!0;if(t)if(r.config!==void 0){let m=e;if(typeof r.config!="string")return U.errors=[{instancePath:s+
"/config",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=m===e}else var t=!0}}}}}}}}}}else return U.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return U.errors=n,e===0}U.evaluated={props:{rule:!0,file:!0,
line:!0,column:!0,until:!0,because:!0,from:!0,status:!0,state:!0,allows:!0,config:!0},dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:s="",parentData:i,parentDataProperty:f,rootData:d=r,dynamicAnchors:h={}}={}){let n=null,e=0,b=J.evaluated;if(b.dynamicProps&&(b.props=
void 0),b.dynamicItems&&(b.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.file===void 0&&(_="file")||r.line===void 0&&(_="line")||r.
reason===void 0&&(_="reason"))return J.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:_},message:"must have required\
 property '"+_+"'"}],!1;if(r.file!==void 0){let v=e;if(typeof r.file!="string")return J.errors=[{instancePath:s+"/file",schemaPath:"#/$defs/file/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var t=v===e}else var t=!0;if(t){if(r.line!==void 0){let v=r.line,m=e,x=e;if(!(typeof v=="number"&&!(v%
1)&&!isNaN(v)&&isFinite(v)))return J.errors=[{instancePath:s+"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(e===x&&typeof v=="number"&&isFinite(v)&&(v<1||isNaN(v)))return J.errors=[{instancePath:s+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var t=m===e}else var t=!0;if(t){if(r.reason!==void 0){let v=e;if(typeof r.reason!="string")return J.
errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var t=v===e}else var t=!0;
if(t)if(r.unchecked!==void 0){let v=e;if(r.unchecked!==!0)return J.errors=[{instancePath:s+"/unchecked",schemaPath:"#/properties/unchecked/const",keyword:"const",
params:{allowedValue:!0},message:"must be equal to constant"}],!1;var t=v===e}else var t=!0}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return J.errors=n,e===0}J.evaluated={props:{file:!0,line:!0,reason:!0,unchecked:!0},dynamicProps:!1,dynamicItems:!1};
function T(r,{instancePath:s="",parentData:i,parentDataProperty:f,rootData:d=r,dynamicAnchors:h={}}={}){let n=null,e=0,b=T.evaluated;if(b.dynamicProps&&(b.props=
void 0),b.dynamicItems&&(b.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let I;if(r.schemaVersion===void 0&&(I="schemaVersion")||r.clusters===
void 0&&(I="clusters")||r.findings===void 0&&(I="findings")||r.ledger===void 0&&(I="ledger"))return T.errors=[{instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:I},message:"must have required property '"+I+"'"}],!1;if(r.schemaVersion!==void 0){let w=e;if(r.schemaVersion!==1)return T.errors=
[{instancePath:s+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"}],!1;
var t=w===e}else var t=!0;if(t){if(r.clusters!==void 0){let w=r.clusters,D=e;if(e===D)if(Array.isArray(w)){var _=!0;let L=w.length;for(let c=0;c<L;c++){let N=e;
R(w[c],{instancePath:s+"/clusters/"+c,parentData:w,parentDataProperty:c,rootData:d,dynamicAnchors:h})||(n=n===null?R.errors:n.concat(R.errors),e=n.length);var _=N===
e;if(!_)break}}else return T.errors=[{instancePath:s+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"}],!1;var t=D===e}else var t=!0;if(t){if(r.findings!==void 0){let w=r.findings,D=e;if(e===D)if(Array.isArray(w)){var v=!0;let L=w.length;for(let c=0;c<L;c++){
let N=e;l(w[c],{instancePath:s+"/findings/"+c,parentData:w,parentDataProperty:c,rootData:d,dynamicAnchors:h})||(n=n===null?l.errors:n.concat(l.errors),e=n.length);
var v=N===e;if(!v)break}}else return T.errors=[{instancePath:s+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var t=D===e}else var t=!0;if(t){if(r.rollout!==void 0){let w=r.rollout,D=e;if(e===D)if(Array.isArray(w)){var m=!0;let L=w.length;for(let c=0;c<
L;c++){let N=e;S(w[c],{instancePath:s+"/rollout/"+c,parentData:w,parentDataProperty:c,rootData:d,dynamicAnchors:h})||(n=n===null?S.errors:n.concat(S.errors),e=n.
length);var m=N===e;if(!m)break}}else return T.errors=[{instancePath:s+"/rollout",schemaPath:"#/properties/rollout/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var t=D===e}else var t=!0;if(t){if(r.versions!==void 0){let w=r.versions,D=e;if(e===D)if(w&&typeof w=="object"&&!Array.isArray(w)){let L;if(w.
clusters===void 0&&(L="clusters")||w.broken===void 0&&(L="broken")||w.mended===void 0&&(L="mended")||w.unchanged===void 0&&(L="unchanged"))return T.errors=[{instancePath:s+
"/versions",schemaPath:"#/properties/versions/required",keyword:"required",params:{missingProperty:L},message:"must have required property '"+L+"'"}],!1;if(w.clusters!==
void 0){let c=w.clusters,N=e;if(e===N)if(Array.isArray(c)){var x=!0;let te=c.length;for(let H=0;H<te;H++){let k=c[H],q=e;if(e===q)if(k&&typeof k=="object"&&!Array.
isArray(k)){let P;if(k.name===void 0&&(P="name")||k.from===void 0&&(P="from")||k.to===void 0&&(P="to"))return T.errors=[{instancePath:s+"/versions/clusters/"+H,
schemaPath:"#/properties/versions/properties/clusters/items/required",keyword:"required",params:{missingProperty:P},message:"must have required property '"+P+"'"}],
!1;if(k.name!==void 0){let V=e;if(typeof k.name!="string")return T.errors=[{instancePath:s+"/versions/clusters/"+H+"/name",schemaPath:"#/properties/versions/pro\
perties/clusters/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var u=V===e}else var u=!0;if(u){if(k.from!==void 0){
let V=e;R(k.from,{instancePath:s+"/versions/clusters/"+H+"/from",parentData:k,parentDataProperty:"from",rootData:d,dynamicAnchors:h})||(n=n===null?R.errors:n.concat(
R.errors),e=n.length);var u=V===e}else var u=!0;if(u)if(k.to!==void 0){let V=e;R(k.to,{instancePath:s+"/versions/clusters/"+H+"/to",parentData:k,parentDataProperty:"\
to",rootData:d,dynamicAnchors:h})||(n=n===null?R.errors:n.concat(R.errors),e=n.length);var u=V===e}else var u=!0}}else return T.errors=[{instancePath:s+"/versio\
ns/clusters/"+H,schemaPath:"#/properties/versions/properties/clusters/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var x=q===
e;if(!x)break}}else return T.errors=[{instancePath:s+"/versions/clusters",schemaPath:"#/properties/versions/properties/clusters/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var $=N===e}else var $=!0;if($){if(w.broken!==void 0){let c=w.broken,N=e;if(e===N)if(Array.isArray(c)){var B=!0;let H=c.length;
for(let k=0;k<H;k++){let q=e;l(c[k],{instancePath:s+"/versions/broken/"+k,parentData:c,parentDataProperty:k,rootData:d,dynamicAnchors:h})||(n=n===null?l.errors:
n.concat(l.errors),e=n.length);var B=q===e;if(!B)break}}else return T.errors=[{instancePath:s+"/versions/broken",schemaPath:"#/properties/versions/properties/br\
oken/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var $=N===e}else var $=!0;if($){if(w.mended!==void 0){let c=w.mended,N=e;if(e===N)if(Array.
isArray(c)){var C=!0;let H=c.length;for(let k=0;k<H;k++){let q=e;l(c[k],{instancePath:s+"/versions/mended/"+k,parentData:c,parentDataProperty:k,rootData:d,dynamicAnchors:h})||
(n=n===null?l.errors:n.concat(l.errors),e=n.length);var C=q===e;if(!C)break}}else return T.errors=[{instancePath:s+"/versions/mended",schemaPath:"#/properties/v\
ersions/properties/mended/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var $=N===e}else var $=!0;if($)if(w.unchanged!==void 0){let c=w.
unchanged,N=e;if(e===N)if(Array.isArray(c)){var O=!0;let H=c.length;for(let k=0;k<H;k++){let q=e;l(c[k],{instancePath:s+"/versions/unchanged/"+k,parentData:c,parentDataProperty:k,
rootData:d,dynamicAnchors:h})||(n=n===null?l.errors:n.concat(l.errors),e=n.length);var O=q===e;if(!O)break}}else return T.errors=[{instancePath:s+"/versions/unc\
hanged",schemaPath:"#/properties/versions/properties/unchanged/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var $=N===e}else var $=!0}}}else
return T.errors=[{instancePath:s+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=D===
e}else var t=!0;if(t){if(r.mended!==void 0){let w=r.mended,D=e;if(e===D)if(Array.isArray(w)){var W=!0;let L=w.length;for(let c=0;c<L;c++){let N=e;l(w[c],{instancePath:s+
"/mended/"+c,parentData:w,parentDataProperty:c,rootData:d,dynamicAnchors:h})||(n=n===null?l.errors:n.concat(l.errors),e=n.length);var W=N===e;if(!W)break}}else return T.
errors=[{instancePath:s+"/mended",schemaPath:"#/properties/mended/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var t=D===e}else var t=!0;
if(t){if(r.allowances!==void 0){let w=r.allowances,D=e;if(e===D)if(Array.isArray(w)){var re=!0;let L=w.length;for(let c=0;c<L;c++){let N=e;U(w[c],{instancePath:s+
"/allowances/"+c,parentData:w,parentDataProperty:c,rootData:d,dynamicAnchors:h})||(n=n===null?U.errors:n.concat(U.errors),e=n.length);var re=N===e;if(!re)break}}else
return T.errors=[{instancePath:s+"/allowances",schemaPath:"#/properties/allowances/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var t=D===
e}else var t=!0;if(t)if(r.ledger!==void 0){let w=r.ledger,D=e;if(e===D)if(w&&typeof w=="object"&&!Array.isArray(w)){let L;if(w.documents===void 0&&(L="documents")||
w.checked===void 0&&(L="checked")||w.skipped===void 0&&(L="skipped"))return T.errors=[{instancePath:s+"/ledger",schemaPath:"#/properties/ledger/required",keyword:"\
required",params:{missingProperty:L},message:"must have required property '"+L+"'"}],!1;if(w.documents!==void 0){let c=w.documents,N=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:s+"/ledger/documents",schemaPath:"#/properties/ledger/properties/documents/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(e===N&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c)))return T.errors=[{instancePath:s+"/ledger/documents",schemaPath:"\
#/properties/ledger/properties/documents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var E=N===e}else var E=!0;if(E){
if(w.checked!==void 0){let c=w.checked,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:s+"/ledger/checked",schemaPath:"\
#/properties/ledger/properties/checked/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===N&&typeof c=="number"&&isFinite(c)&&(c<
0||isNaN(c)))return T.errors=[{instancePath:s+"/ledger/checked",schemaPath:"#/properties/ledger/properties/checked/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1;var E=N===e}else var E=!0;if(E){if(w.skipped!==void 0){let c=w.skipped,N=e;if(e===N)if(Array.isArray(c)){var oe=!0;let H=c.
length;for(let k=0;k<H;k++){let q=e;J(c[k],{instancePath:s+"/ledger/skipped/"+k,parentData:c,parentDataProperty:k,rootData:d,dynamicAnchors:h})||(n=n===null?J.errors:
n.concat(J.errors),e=n.length);var oe=q===e;if(!oe)break}}else return T.errors=[{instancePath:s+"/ledger/skipped",schemaPath:"#/properties/ledger/properties/ski\
pped/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var E=N===e}else var E=!0;if(E)if(w.leftOut!==void 0){let c=w.leftOut,N=e;if(e===N)
if(Array.isArray(c)){var ue=!0;let H=c.length;for(let k=0;k<H;k++){let q=e;J(c[k],{instancePath:s+"/ledger/leftOut/"+k,parentData:c,parentDataProperty:k,rootData:d,
dynamicAnchors:h})||(n=n===null?J.errors:n.concat(J.errors),e=n.length);var ue=q===e;if(!ue)break}}else return T.errors=[{instancePath:s+"/ledger/leftOut",schemaPath:"\
#/properties/ledger/properties/leftOut/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var E=N===e}else var E=!0}}}else return T.errors=
[{instancePath:s+"/ledger",schemaPath:"#/properties/ledger/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var t=D===e}else var t=!0}}}}}}}else
return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return T.errors=n,e===0}T.evaluated={props:{
schemaVersion:!0,clusters:!0,findings:!0,rollout:!0,versions:!0,mended:!0,allowances:!0,ledger:!0},dynamicProps:!1,dynamicItems:!1};var Zr=require("./core.js"),Xr=require("./core.js"),Qr=require("./core.js"),$e=require("./core.js");var es=1e4,ye=1e3,me=2e3,rs=300,pe=4e3,ar=1024,ss=1e7,ts=/^[0-9a-f]{16,64}$/;function or(r,s){if(!ir(r))return;let i=r,f=new Ce(s),d=ne(Y(Y(Y({schemaVersion:1,clusters:ls(
i.clusters),findings:f.findings(i.findings)},i.rollout&&{rollout:fs(i.rollout,s)}),i.versions&&{versions:us(i.versions,f)}),i.mended&&{mended:f.findings(i.mended)}),
{ledger:{documents:ee(i.ledger.documents),checked:ee(i.ledger.checked),skipped:i.ledger.skipped.slice(0,me).filter(({file:b})=>le(b)).map(({file:b,line:t})=>({file:b,
line:ee(t),reason:"the log of the run says why"}))}}),{unknownRules:h,leftOut:n,otherWords:e}=f;return{report:d,unknownRules:h,leftOut:n,otherWords:e}}var Ce=class{unknownRules=0;leftOut=0;otherWords=0;#e;#r=es;constructor(s){
this.#e=s}findings(s){return s.flatMap(i=>{let f=this.#e.rule(i.ruleId);return f?!le(i.file)||!ts.test(i.fingerprint)||this.#r===0?(this.leftOut++,[]):(this.#r--,
lr(f,"message",i.message)||this.otherWords++,[ns(i,f,this.#e)]):(this.unknownRules++,[])})}};function ns(r,s,i){let f=(n,e)=>lr(s,n,r[n])?ce(r[n],pe):e,d=fr(r.refusal,
i),{changedHere:h}=r;return ne(Y(Y(ne(Y(Y({ruleId:r.ruleId,family:s.family,severity:r.severity,message:f("message",ds(s.summary)),symptom:f("symptom","")},d&&{refusal:d}),
is(r)),{changedHere:h&&le(h.file)?{file:h.file,line:ee(h.line),column:ee(h.column)}:null,object:r.object&&ur(r.object),path:ce(r.path,ar),clusters:he(r.clusters)}),
r.coming&&{coming:r.coming.slice(0,ye).flatMap(os)}),r.config!==void 0&&le(r.config)&&{config:r.config}),{affects:r.affects.slice(0,me).flatMap(as),related:[],why:f(
"why",""),remedy:f("remedy",""),assumes:[],basis:{level:r.basis.level,evidence:r.basis.evidence.slice(0,me).filter(n=>i.isEvidence(n))},fingerprint:r.fingerprint,
status:r.status})}function lr(r,s,i){return i.length<=pe&&r.says(s,i)}function fr(r,s){if(!r)return;let i=d=>d.length<=pe&&s.isUpstream(d);if(!i(r.message))return;
let f=(r.others??[]).slice(0,me).filter(({message:d})=>i(d));return Y({by:X(r.by),message:ce(r.message,pe)},f.length>0&&{others:f.map(d=>({by:X(d.by),message:ce(
d.message,pe),clusters:he(d.clusters)}))})}function is(r){let[s,i]=[ee(r.line),ee(r.column)],f=Math.max(s,ee(r.endLine)),d=ee(r.endColumn);return{file:r.file,line:s,
column:i,endLine:f,endColumn:f>s?d:Math.max(i,d)}}var ur=({apiVersion:r,kind:s,namespace:i,name:f})=>({apiVersion:X(r),kind:X(s),namespace:ae(i),name:X(f)});function as({
kind:r,namespace:s,name:i,file:f,line:d,clusters:h,status:n}){if(!le(f))return[];let e={kind:X(r),namespace:ae(s),name:X(i)};return[ne(Y({},e),{file:f,line:ee(d),
clusters:he(h),status:n})]}function os({versions:r,clusters:s,failsFrom:i}){if(!/^[a-z]+ [\w.+-]{1,64}(?:, [a-z]+ [\w.+-]{1,64}){0,2}$/.test(r))return[];let f=i!==
null&&/^\d{4}-\d{2}-\d{2}$/.test(i)?i:null;return[{versions:r,clusters:he(s),failsFrom:f}]}function ls(r){return r.slice(0,ye).map(Ee)}var Ee=r=>Y(Y({name:X(r.name),
environment:ae(r.environment),kubernetes:X(r.kubernetes),kruise:ae(r.kruise),vcluster:ae(r.vcluster),host:ae(r.host),notes:[],openKinds:(r.openKinds??[]).filter(
s=>/^[A-Z][A-Za-z0-9]{0,62}$/.test(s)).slice(0,ye)},r.next&&{next:{kubernetes:X(r.next.kubernetes),kruise:ae(r.next.kruise),vcluster:ae(r.next.vcluster)}}),r.config!==
void 0&&le(r.config)&&{config:r.config});function fs(r,s){return r.slice(0,me).filter(({file:i})=>le(i)).map(i=>{let f=fr(i.refusal,s);return ne(Y({object:ur(i.
object),file:i.file,line:ee(i.line),pods:ee(i.pods),clusters:he(i.clusters),outcome:i.outcome,because:""},f&&{refusal:{by:f.by,message:f.message}}),{runs:[]})})}
function us(r,s){return{clusters:r.clusters.slice(0,ye).map(i=>({name:X(i.name),from:Ee(i.from),to:Ee(i.to)})),broken:s.findings(r.broken),mended:s.findings(r.mended),
unchanged:s.findings(r.unchanged)}}function le(r){return r.length>ar||/\\|<!--/.test(r)||(0,$e.visible)(r)!==r?!1:r.split("/").every(s=>s!==""&&s!=="."&&s!=="..")}
var ee=r=>Math.min(Math.max(0,r),ss),X=r=>ce(r,rs),he=r=>r.slice(0,ye).map(X),ae=r=>r===null?null:X(r);function ce(r,s){let i=r.length>s?`${r.slice(0,s)}\u2026`:
r;return(0,$e.visible)(i).replaceAll("<!--","<! --")}function ds(r){return`${r.charAt(0).toUpperCase()}${r.slice(1)}.`}var ps=require("./core.js"),ge=require("./core.js"),ms=require("./core.js"),cs=require("./core.js"),ys=require("./core.js"),hs=require("./core.js"),gs=require("./core.js"),
vs=require("./core.js"),bs=require("./core.js"),ws=require("./core.js");var Ie=require("./action-shared.js");var Pe=require("node:fs"),pr=require("node:fs/promises"),dr=20*1024*1024;async function mr(r){let s=await ks(r);try{return JSON.parse(s)}catch{throw new Error("\
it is not JSON")}}async function ks(r){let s=Pe.constants.O_RDONLY|(Pe.constants.O_NOFOLLOW??0)|(Pe.constants.O_NONBLOCK??0),i=await(0,pr.open)(r,s).catch(f=>{throw new Error(
f.code==="ENOENT"?"it is not there":`it cannot be opened (${f.code})`)});try{let f=await i.stat();if(!f.isFile())throw new Error("it is not a file");if(f.size>dr)
throw new Error(`it has ${f.size} bytes, more than ${dr}`);let d=Buffer.alloc(f.size),h=0;for(let n=1;n>0&&h<d.length;h+=n)n=(await i.read(d,h,d.length-h,h)).bytesRead;
return $s(d.subarray(0,h))}finally{await i.close()}}function $s(r){try{return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{throw new Error("it is not UTF\
-8")}}var Le=require("./shared.js");var We=require("./action-shared.js");var Ps=require("./action-shared.js"),_s=require("./action-shared.js"),js=require("./action-shared.js"),xs=require("./action-shared.js"),Ns=require("./action-shared.js"),
De=require("./action-shared.js"),fe=require("./action-shared.js"),qs=require("./action-shared.js");var gr=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,As=/^[\w.-]{1,100}\/[\w.-]{1,100}$/,Os=10;function vr(r){let s=se(se(r).workflow_run);if(s.event===void 0)return"the ev\
ent tells of no run: `mode: publish` is for a workflow on `workflow_run`";if(s.event!=="pull_request")return"the run that ended was not for a pull request";let{
id:i,head_sha:f,head_branch:d,pull_requests:h}=s,n=se(s.head_repository).full_name;if(!Ve(i)||!_e(f,gr)||!_e(d,/./s))return"the event does not say for which com\
mit the run was";if(!_e(n,As))return"the repository that the run was for is gone";let e=(Array.isArray(h)?h:[]).map(b=>se(b).number).filter(Ve);return{id:i,head:f,
branch:d,from:n,listed:e}}async function br(r,s){let i;try{i=await Fs(r,s)}catch(n){return yr("its pull request cannot be looked up",n)}let f=[],d=!1;for(let n of[
...new Set(i)].slice(0,Os)){let e;try{e=await Rs(n,s)}catch(v){return yr(`pull request ${n} cannot be read`,v)}let b=se(e.head),t=hr(se(se(e.base).repo).full_name,
`${s.owner}/${s.repo}`),_=hr(se(b.repo).full_name,r.from)&&b.ref===r.branch;if(!(e.number!==n||e.state!=="open"||!t||!_))if(b.sha!==r.head)d=!0;else{let v=_e(e.
merge_commit_sha,gr)?e.merge_commit_sha:void 0;f.push({number:n,head:r.head,merge:v})}}let[h]=f;return h&&f.length===1?h:h?`more than one open pull request has \
the commit ${r.head.slice(0,10)} as its head`:d?`the pull request has moved on since the commit ${r.head.slice(0,10)}: its next run speaks for it`:`no open pull\
 request has the commit ${r.head.slice(0,10)} as its head`}async function Fs({listed:r,from:s,branch:i,head:f},d){if(r.length>0)return r;let{owner:h,repo:n,octokit:e,
patiently:b}=d,t=await b(m=>e.rest.pulls.list({owner:h,repo:n,state:"open",per_page:100,head:`${s.split("/",1)[0]}:${i}`,request:{signal:m}})),_=cr(t);if(_.length>
0)return _;let v=await b(m=>e.rest.repos.listPullRequestsAssociatedWithCommit({owner:h,repo:n,commit_sha:f,per_page:100,request:{signal:m}}));return cr(v)}async function Rs(r,{
owner:s,repo:i,octokit:f,patiently:d}){return se(await d(h=>f.rest.pulls.get({owner:s,repo:i,pull_number:r,request:{signal:h}})))}function cr(r){if(!Array.isArray(
r))throw(0,We.answeredOtherwise)("a list of pull requests");return r.map(s=>se(s).number).filter(Ve)}function yr(r,s){return`${r}: ${(0,fe.said)(s)}${(0,De.isRefused)(
s)?". To mend: `pull-requests: write` in the permissions of the job":""}`}function se(r){return typeof r=="object"&&r!==null?r:{}}function _e(r,s){return typeof r==
"string"&&s.test(r)}function Ve(r){return Number.isSafeInteger(r)&&r>0}function hr(r,s){return typeof r=="string"&&r.toLowerCase()===s.toLowerCase()}var Se=require("./action-shared.js"),Ts=require("./action-shared.js");async function wr(r,s,i=Ie.converse){let{file:f,event:d,review:h,comment:n,prefix:e="",run:b="",words:t}=r,_=E=>({warnings:[`Nothing is published: ${E}.`]}),v=vr(
d);if(typeof v=="string")return _(v);let m;try{m=or(await mr(f),t)}catch(E){return _(`the report of the run cannot be read: ${(0,fe.said)(E)}`)}if(!m)return _("\
what the run handed over is no report of Kruise Preflight");let x=await br(v,s);if(typeof x=="string")return _(x);let{number:u,head:$,merge:B}=x,C=(0,Le.placedUnder)(
e,m.report),O={notes:Cs(m),summaryUrl:Es(d,v.id,s)},re={report:C,review:h,comment:n,body:(E,oe)=>(0,Re.renderComment)(C,ne(Y({},O),{limit:E,said:oe})),pullRequest:u,
head:$,run:b};try{let{warnings:E}=await i(re,(0,Se.textsByApi)({judged:B??$,head:$},s),s);return{report:C,warnings:E}}catch(E){return _((0,fe.said)(E))}}function Cs({
unknownRules:r,leftOut:s,otherWords:i}){let f=[r>0&&`${(0,ge.counted)(r,"finding")} of rules that this release does not have`,s>0&&`${(0,ge.counted)(s,"finding")}\
 without a place in this repository, or beyond what is read`].filter(d=>d!==!1);return["This comes from the pull request's own run, which its author controls: t\
he sentences are Kruise Preflight's, the names, places and numbers are the run's. Fixes, and what is assumed, stand in the summary of that run.",...f.length>0?[
`Left out: ${f.join("; ")}.`]:[],...i>0?[`Of ${(0,ge.counted)(i,"finding")} the run says something else than the rule does; what the rule is about stands in its\
 place.`]:[]]}function Es(r,s,{owner:i,repo:f}){let d=r.workflow_run.html_url;if(!(typeof d!="string"||!URL.canParse(d)))return`${new URL(d).origin}/${i}/${f}/a\
ctions/runs/${s}`}var Is=require("./shared.js"),Ls=require("./shared.js"),He=require("./shared.js");var Ue=require("./action-shared.js");var Ws=require("./action-shared.js"),Ds=require("./action-shared.js"),Me=require("./action-shared.js"),Ke=require("./action-shared.js"),je=require("./action-shared.js");var Vs=require("./action-shared.js"),ze=require("./action-shared.js"),Ss=require("./action-shared.js");var Be=require("./action-shared.js"),Hs=require("./action-shared.js"),Je=require("./action-shared.js");async function kr(r,s){let{reportFile:i,token:f,review:d,comment:h}=r;if(i===void 0)throw new ke.UsageError_2("input report-file: mode publish needs the report \
of the other run");let n=(0,Ue.clientFrom)(f);if(!n)throw new ke.UsageError_2("input token: mode publish needs a token with pull-requests: write");let[e="."]=r.
folders,{report:b,warnings:t}=await wr({file:Ge.default.resolve(s,i),event:await(0,Fe.payloadOf)(process.env.GITHUB_EVENT_PATH),review:d,comment:h||!d,prefix:e===
"."?"":Ge.default.posix.normalize(e).replace(/\/$/,""),run:(0,ze.runName)(r),words:er(we.LIBRARY.knowledge,await we.LIBRARY.policies())},await n());return(0,Be.annotate)(
[],{warnings:t,notices:[]}),b?(await(0,Je.summarize)(_=>(0,He.renderMarkdown)(b,{limit:_,notes:t})),(0,je.setOutput)("outcome",(0,Me.outcomeOf)(b,()=>!0)),(0,Ke.setCounts)(
b,!0)):(0,je.setOutput)("outcome","nothing-to-check"),0}0&&(module.exports={publishFromRun});
