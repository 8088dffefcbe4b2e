"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __export=(target,all2)=>{for(var name in all2)__defProp(target,name,{get:all2[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports2){"use strict";Object.defineProperty(exports2,"__esModule",{value:!0});
function ucs2length(str){let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=
str.charCodeAt(pos),(value&64512)===56320&&pos++);return length}exports2.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var init_exports={};__export(init_exports,{configFor:()=>configFor,init:()=>init});module.exports=__toCommonJS(init_exports);var import_node_fs4=require("node:fs"),
import_node_path6=__toESM(require("node:path")),import_virtual_knowledge=__toESM(require("./knowledge.json"));var config_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policie\
s/schema/config.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how findings are ju\
dged: .github/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Read by editors o\
nly.",type:"string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose environment do\
es not.",type:"object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs\
/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},
kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{
$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$de\
fs/atMost"},next:{$ref:"#/$defs/next"}}},environments:{title:"a mapping of environments",description:"Groups of clusters by name. A cluster's environment gives \
the keys that the cluster itself does not have.",type:"object",propertyNames:{$ref:"#/$defs/name"},additionalProperties:{title:"a mapping of cluster keys",type:"\
object",additionalProperties:!1,properties:{kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"\
#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{
$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"#/$defs/cl\
usterPaths"},destinations:{$ref:"#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}}},clusters:{title:"\
a list of clusters",description:"Every cluster that the manifests go to. A version comes from the cluster, else its environment, else defaults.",type:"array",items:{
title:"a mapping with a name and versions",type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/$defs/name"},environment:{$ref:"#/$\
defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{
$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{
$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"\
#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}}},rules:{title:"a mapping of rules",description:"\
How a rule or a family of rules is judged. The most exact entry that holds for a cluster counts.",type:"object",propertyNames:{$ref:"#/$defs/rule"},additionalProperties:{
title:"a level",description:"The severity of what the rule finds, or off; or a mapping that says where and from when.",type:["string","object"],pattern:"^(?:off\
|notice|warning|error)$",additionalProperties:!1,minProperties:1,properties:{level:{$ref:"#/$defs/level"},locked:{title:"true or false",description:"Whether the\
 rule takes no allowance.",type:"boolean"},in:{$ref:"#/$defs/selectors",description:"The clusters where this entry holds; default all."},from:{$ref:"#/$defs/dat\
e",description:"The day from which this entry holds."}},examples:["off","notice","warning","error",{level:"error",locked:!0}]}},allow:{title:"a list of allowanc\
es",description:"Findings that are known and accepted, each with its reason.",type:"array",items:{title:"a mapping with a rule and a reason",type:"object",additionalProperties:!1,
required:["rule","because"],properties:{rule:{$ref:"#/$defs/rule"},path:{title:"a file pattern",description:"The files whose findings are allowed; default all.",
type:"string",examples:["charts/vendor/**"],pattern:"\\S"},clusters:{$ref:"#/$defs/selectors"},until:{$ref:"#/$defs/date",description:"The last day on which the\
 allowance holds."},because:{title:"a reason",description:"Why this is accepted, for the people who read the summary.",type:"string",pattern:"\\S",examples:["up\
stream chart"]}}}},paths:{title:"a list of file patterns",description:"Which files hold manifests; default all.",type:"array",items:{$ref:"#/$defs/file"}},releases:{
title:"a list of releases",description:"How charts of this repository are installed, where no Argo CD or Flux says it: each entry once for every cluster that it\
 chooses.",type:"array",items:{title:"a mapping with a chart",type:"object",additionalProperties:!1,required:["chart"],properties:{chart:{$ref:"#/$defs/file",title:"\
a folder",description:"The folder of the chart, from the configuration's folder.",examples:["charts/shop"]},name:{title:"the name of a release",description:"Def\
ault: the chart's name.",type:"string",pattern:"\\S",examples:["shop"]},namespace:{title:"the name of a namespace",description:"Where it is installed; <name> an\
d <environment> stand for the cluster's.",type:"string",pattern:"\\S",examples:["shop"]},values:{title:"a list of files",description:"Values files, from the con\
figuration's folder; the last counts over all others, as with helm's --values. <name> and <environment> stand for the cluster's.",type:"array",items:{$ref:"#/$d\
efs/file",examples:["environments/<environment>.yaml"]},examples:[["environments/common.yaml","environments/<environment>.yaml"]]},clusters:{$ref:"#/$defs/selec\
tors"}}}},gitops:{title:"true or false",description:"Whether a cluster without `paths` gets only the files that Argo CD and Flux send there, into their namespac\
es; default false.",type:"boolean"},ignore:{title:"a list of file patterns",description:"Which files are not read.",type:"array",items:{$ref:"#/$defs/file"}}},$defs:{
name:{title:"a name",description:"A short name of its own; --cluster, allowances and reports use it.",type:["string","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\\
p{L}\\p{N}_.:/@+-]*$",examples:["prod-eu"]},environment:{title:"the name of an environment",description:"One of the names under environments.",type:["string","n\
umber"],examples:["prod"]},kubernetes:{title:"a version",description:"The Kubernetes version of the API server (of the guest, for a virtual cluster), with or wi\
thout a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of it. Or the file that sets it (an eksctl ClusterConfig\
, Cluster API, kind, k3d, the values of a vcluster).",type:["string","number","object"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]\
*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that sets the version."}},
required:["from"],additionalProperties:!1,examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},nextKubernetes:{title:"a version",description:"The Kubernetes v\
ersion that the cluster runs next, or a range.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[\
0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},kruise:{title:"a version",description:"The \
OpenKruise version, `none` where it is not installed (the same as no key), or the file that sets it (a Helm values file, Chart.yaml, Argo CD Application, Flux H\
elmRelease).",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4\
}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,
examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},vcluster:{title:"a version",description:"The vcluster version for a virtual cluster, or a mapping with \
its version, its Helm values file, or the file that sets both; `none` where it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1\
,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{
$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"The Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file\
 that sets the version, and the values unless they are given."}},additionalProperties:!1,examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},
{from:"tenants/a/application.yaml"}]},vclusterVersion:{title:"a version",description:"The vcluster version: that of its chart, unless the values set the image's\
 tag.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-\
9A-Za-z.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]},host:{title:"the name of a cluster",description:"The cluster that this virtual cluster runs on: its versi\
ons, webhooks, LimitRanges and classes are what the host pods meet.",type:["string","number"],examples:["prod-eu"]},hostNamespace:{title:"the name of a namespac\
e",description:"The host's namespace that holds the pods of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:[
"vcluster-tenant-a"]},featureGates:{title:"a mapping of feature gates",description:"Feature gates of the API server that are not at their default.",type:"object",
propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"boolean"},examples:[{InPlacePodVerticalScaling:!0}]},kruiseFeatureGates:{title:"\
a mapping of feature gates",description:"Feature gates of the Kruise manager that are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{
title:"true or false",type:"boolean"},examples:[{InPlaceWorkloadVerticalScaling:!0}]},gate:{title:"the name of a feature gate",type:"string",pattern:"^[A-Za-z][\
A-Za-z0-9]*$",examples:["InPlacePodVerticalScaling"]},knows:{title:"a list of kinds",description:"Of these kinds, the repository and `objects` hold all that the\
 cluster has: what is not there does not exist.",type:"array",items:{title:"a kind",type:"string",pattern:"^[A-Z][A-Za-z0-9]*$",examples:["PriorityClass"]},examples:[
["PriorityClass","LimitRange","SidecarSet"]]},objects:{title:"a list of file patterns",description:"Files with objects that exist in the cluster and are not in \
this repository's manifests.",type:"array",items:{$ref:"#/$defs/file"},examples:[["cluster-objects/<name>/*.yaml"]]},clusterPaths:{title:"a list of file pattern\
s",description:"Which manifests go to the cluster; default all.",type:"array",items:{$ref:"#/$defs/file"},examples:[["clusters/<name>/**"]]},destinations:{title:"\
a list of destinations",description:"What Argo CD and Flux call the cluster beside its name: the name or the server of an Application's destination.",type:"arra\
y",items:{title:"the name or the server of a destination",type:["string","number"],pattern:"\\S"},examples:[["in-cluster","https://10.1.2.3:6443"]]},labels:{title:"\
a mapping of labels",description:"The labels of the cluster's Secret in Argo CD, by which the cluster generator of an ApplicationSet selects.",type:"object",additionalProperties:{
title:"the value of a label",type:["string","number","boolean"]},examples:[{env:"prod"}]},atMost:{title:"a severity",description:"The highest severity of what h\
olds only there.",type:"string",enum:["notice","warning","error"]},next:{title:"a mapping with the next versions",description:"What the cluster will run next: f\
indings that hold only there warn now, and fail from that date.",type:"object",additionalProperties:!1,minProperties:1,properties:{kubernetes:{$ref:"#/$defs/nex\
tKubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kru\
iseFeatureGates"},from:{$ref:"#/$defs/date",description:"The day from which these findings fail; without it they only warn."}},examples:[{kubernetes:"1.32",from:"\
2027-02-01"}]},rule:{title:"a rule",description:"A rule's id, family/id, or family/* for all of a family.",type:"string",pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a\
-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$",examples:["subset-patch-changes-priority-class","priority/*"]},level:{title:"a level",description:"The severity of what the rul\
e finds, or off.",type:"string",enum:["off","notice","warning","error"]},selectors:{title:"a list of clusters",description:"Names of clusters, patterns of names\
, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,examples:["prod-*","env:prod"]},examples:[["prod-*","env:p\
rod"]]},date:{title:"a date",type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",examples:["2027-02-01"]},snapshot:{title:"a file",description:"\
What `kruise-preflight snapshot -` wrote of the cluster: its versions, its gates, and the objects that exist there. A kind that it lists is known wholly. <name>\
 stands for the cluster's.",type:"string",pattern:"\\S",examples:["snapshots/prod-eu.yaml"]},maxSnapshotAge:{title:"a number of days",description:"How old the s\
napshot may be: past that a finding asks for a new one. Default: any age.",type:"string",pattern:"^[1-9]\\d{0,3}d$",examples:["30d"]},file:{title:"a file",type:"\
string",pattern:"\\S",examples:["manifests/**"]}}};var import_node_path=__toESM(require("node:path"));function entry(node,name){return node?.kind==="map"?node.entries.find(each=>each.name===name):void 0}function plainValue(node){switch(node.kind){case"scalar":return node.
value;case"seq":return node.items.map(plainValue);case"map":return Object.fromEntries(node.entries.map(each=>[each.name,plainValue(each.value)]))}}function written(root2,path7){
let found={key:void 0,node:root2,path:[],whole:path7.length===0};for(let[at,step]of path7.entries()){let{node}=found,member=typeof step=="string"||node.kind==="\
map"?entry(node,String(step)):void 0,value=member?.value??(node.kind==="seq"?node.items[Number(step)]:void 0);if(!value)return found;found={key:member?.key,node:value,
path:path7.slice(0,at+1),whole:at===path7.length-1}}return found}function valueAt(root2,path7){let value=root2;for(let step of path7){if(typeof value!="object"||value===null||!Object.hasOwn(value,step))return;value=value[step]}
return value}function withoutUndefined(value){return Object.fromEntries(Object.entries(value).filter(([,member])=>member!==void 0))}function walk(pattern,items,isStar,suits){let at=0,star=-1,from=0;for(let index=0;index<items.length;){let each=pattern[at];if(each!==void 0&&isStar(each))star=
at++,from=index;else if(each!==void 0&&suits(each,items[index]))at++,index++;else if(star>=0)at=star+1,index=++from;else return!1}return pattern.slice(at).every(
isStar)}var LONGEST=60;function quoted(value){if(value==null)return"nothing";if(Array.isArray(value))return"a list";if(typeof value=="object")return"a mapping";let text2=String(
value),short=text2.length>LONGEST?`${text2.slice(0,LONGEST)}...`:text2,safe=JSON.stringify(short).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
escaped);return typeof value=="string"?safe:safe.slice(1,-1)}function escaped(character){return`\\u${character.charCodeAt(0).toString(16).padStart(4,"0")}`}function notThat(value,schema){
let title=schema?.title??"what belongs here",write=listed([...schema?.enum??schema?.examples?.map(flow)??[]],"or");return value===null?`nothing is written; writ\
e ${write||title} or leave it out`:`${quoted(value)} is not ${title}${write&&`; write ${write}`}`}function flow(value){return Array.isArray(value)?`[${value.map(
flow).join(", ")}]`:typeof value!="object"||value===null?String(value):`{ ${Object.entries(value).map(([key,member])=>`${key}: ${flow(member)}`).join(", ")} }`}
function listed(words2,last){return words2.length<2?words2.join(""):`${words2.slice(0,-1).join(", ")} ${last} ${words2.at(-1)}`}var NUMBER=/^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,9}))?/,PRE_RELEASE=/^-(alpha|beta|rc)[.-]?(\d{0,9})(?![0-9A-Za-z])/,VENDOR=/^[-+_]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,VENDOR_OF_PRE_RELEASE=/^[-+_.]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,
BARE_MINOR=/^(\d{1,4})\+$/,STAGES=["alpha","beta","rc"];function parseVersion(text2){let written2=text2.trim().replace(/^[vV]/,"");if(written2.length>100)return;
let bare=BARE_MINOR.exec(written2);if(bare)return{major:1,minor:Number(bare[1]),patch:void 0,pre:void 0,vendor:"",text:written2};let number=NUMBER.exec(written2);
if(!number)return;let pre=PRE_RELEASE.exec(written2.slice(number[0].length)),rest=written2.slice(number[0].length+(pre?.[0].length??0)),vendor=rest===""||rest===
"+"?"":(pre?VENDOR_OF_PRE_RELEASE:VENDOR).exec(rest)?.[1];if(vendor!==void 0)return{major:Number(number[1]),minor:Number(number[2]),patch:number[3]===void 0?void 0:
Number(number[3]),pre:pre?{stage:pre[1],number:Number(pre[2])}:void 0,vendor,text:written2}}function compareVersions(a,b){return a.major-b.major||a.minor-b.minor||
(a.patch??0)-(b.patch??0)||rank(a)-rank(b)||(a.pre?.number??0)-(b.pre?.number??0)}function rank({pre}){return pre===void 0?STAGES.length:STAGES.indexOf(pre.stage)}var schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policies/sche\
ma/config.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how findings are judged: \
.github/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Read by editors only.",
type:"string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose environment does not\
.",type:"object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruis\
e"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{
$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$def\
s/maxSnapshotAge"},paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},
next:{$ref:"#/$defs/next"}}},environments:{title:"a mapping of environments",description:"Groups of clusters by name. A cluster's environment gives the keys tha\
t the cluster itself does not have.",type:"object",propertyNames:{$ref:"#/$defs/name"},additionalProperties:{title:"a mapping of cluster keys",type:"object",additionalProperties:!1,
properties:{kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"\
#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{
$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"\
#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}}},clusters:{title:"a list of clusters",description:"\
Every cluster that the manifests go to. A version comes from the cluster, else its environment, else defaults.",type:"array",items:{title:"a mapping with a name\
 and versions",type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/$defs/name"},environment:{$ref:"#/$defs/environment"},kubernetes:{
$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespa\
ce"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objec\
ts"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"#/$defs/destinati\
ons"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}}},rules:{title:"a mapping of rules",description:"How a rule or a\
 family of rules is judged. The most exact entry that holds for a cluster counts.",type:"object",propertyNames:{$ref:"#/$defs/rule"},additionalProperties:{title:"\
a level",description:"The severity of what the rule finds, or off; or a mapping that says where and from when.",type:["string","object"],pattern:"^(?:off|notice\
|warning|error)$",additionalProperties:!1,minProperties:1,properties:{level:{$ref:"#/$defs/level"},locked:{title:"true or false",description:"Whether the rule t\
akes no allowance.",type:"boolean"},in:{$ref:"#/$defs/selectors",description:"The clusters where this entry holds; default all."},from:{$ref:"#/$defs/date",description:"\
The day from which this entry holds."}},examples:["off","notice","warning","error",{level:"error",locked:!0}]}},allow:{title:"a list of allowances",description:"\
Findings that are known and accepted, each with its reason.",type:"array",items:{title:"a mapping with a rule and a reason",type:"object",additionalProperties:!1,
required:["rule","because"],properties:{rule:{$ref:"#/$defs/rule"},path:{title:"a file pattern",description:"The files whose findings are allowed; default all.",
type:"string",examples:["charts/vendor/**"],pattern:"\\S"},clusters:{$ref:"#/$defs/selectors"},until:{$ref:"#/$defs/date",description:"The last day on which the\
 allowance holds."},because:{title:"a reason",description:"Why this is accepted, for the people who read the summary.",type:"string",pattern:"\\S",examples:["up\
stream chart"]}}}},paths:{title:"a list of file patterns",description:"Which files hold manifests; default all.",type:"array",items:{$ref:"#/$defs/file"}},releases:{
title:"a list of releases",description:"How charts of this repository are installed, where no Argo CD or Flux says it: each entry once for every cluster that it\
 chooses.",type:"array",items:{title:"a mapping with a chart",type:"object",additionalProperties:!1,required:["chart"],properties:{chart:{$ref:"#/$defs/file",title:"\
a folder",description:"The folder of the chart, from the configuration's folder.",examples:["charts/shop"]},name:{title:"the name of a release",description:"Def\
ault: the chart's name.",type:"string",pattern:"\\S",examples:["shop"]},namespace:{title:"the name of a namespace",description:"Where it is installed; <name> an\
d <environment> stand for the cluster's.",type:"string",pattern:"\\S",examples:["shop"]},values:{title:"a list of files",description:"Values files, from the con\
figuration's folder; the last counts over all others, as with helm's --values. <name> and <environment> stand for the cluster's.",type:"array",items:{$ref:"#/$d\
efs/file",examples:["environments/<environment>.yaml"]},examples:[["environments/common.yaml","environments/<environment>.yaml"]]},clusters:{$ref:"#/$defs/selec\
tors"}}}},gitops:{title:"true or false",description:"Whether a cluster without `paths` gets only the files that Argo CD and Flux send there, into their namespac\
es; default false.",type:"boolean"},ignore:{title:"a list of file patterns",description:"Which files are not read.",type:"array",items:{$ref:"#/$defs/file"}}},$defs:{
name:{title:"a name",description:"A short name of its own; --cluster, allowances and reports use it.",type:["string","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\\
p{L}\\p{N}_.:/@+-]*$",examples:["prod-eu"]},environment:{title:"the name of an environment",description:"One of the names under environments.",type:["string","n\
umber"],examples:["prod"]},kubernetes:{title:"a version",description:"The Kubernetes version of the API server (of the guest, for a virtual cluster), with or wi\
thout a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of it. Or the file that sets it (an eksctl ClusterConfig\
, Cluster API, kind, k3d, the values of a vcluster).",type:["string","number","object"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]\
*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that sets the version."}},
required:["from"],additionalProperties:!1,examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},nextKubernetes:{title:"a version",description:"The Kubernetes v\
ersion that the cluster runs next, or a range.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[\
0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},kruise:{title:"a version",description:"The \
OpenKruise version, `none` where it is not installed (the same as no key), or the file that sets it (a Helm values file, Chart.yaml, Argo CD Application, Flux H\
elmRelease).",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4\
}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,
examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},vcluster:{title:"a version",description:"The vcluster version for a virtual cluster, or a mapping with \
its version, its Helm values file, or the file that sets both; `none` where it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1\
,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{
$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"The Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file\
 that sets the version, and the values unless they are given."}},additionalProperties:!1,examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},
{from:"tenants/a/application.yaml"}]},vclusterVersion:{title:"a version",description:"The vcluster version: that of its chart, unless the values set the image's\
 tag.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-\
9A-Za-z.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]},host:{title:"the name of a cluster",description:"The cluster that this virtual cluster runs on: its versi\
ons, webhooks, LimitRanges and classes are what the host pods meet.",type:["string","number"],examples:["prod-eu"]},hostNamespace:{title:"the name of a namespac\
e",description:"The host's namespace that holds the pods of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:[
"vcluster-tenant-a"]},featureGates:{title:"a mapping of feature gates",description:"Feature gates of the API server that are not at their default.",type:"object",
propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"boolean"},examples:[{InPlacePodVerticalScaling:!0}]},kruiseFeatureGates:{title:"\
a mapping of feature gates",description:"Feature gates of the Kruise manager that are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{
title:"true or false",type:"boolean"},examples:[{InPlaceWorkloadVerticalScaling:!0}]},gate:{title:"the name of a feature gate",type:"string",pattern:"^[A-Za-z][\
A-Za-z0-9]*$",examples:["InPlacePodVerticalScaling"]},knows:{title:"a list of kinds",description:"Of these kinds, the repository and `objects` hold all that the\
 cluster has: what is not there does not exist.",type:"array",items:{title:"a kind",type:"string",pattern:"^[A-Z][A-Za-z0-9]*$",examples:["PriorityClass"]},examples:[
["PriorityClass","LimitRange","SidecarSet"]]},objects:{title:"a list of file patterns",description:"Files with objects that exist in the cluster and are not in \
this repository's manifests.",type:"array",items:{$ref:"#/$defs/file"},examples:[["cluster-objects/<name>/*.yaml"]]},clusterPaths:{title:"a list of file pattern\
s",description:"Which manifests go to the cluster; default all.",type:"array",items:{$ref:"#/$defs/file"},examples:[["clusters/<name>/**"]]},destinations:{title:"\
a list of destinations",description:"What Argo CD and Flux call the cluster beside its name: the name or the server of an Application's destination.",type:"arra\
y",items:{title:"the name or the server of a destination",type:["string","number"],pattern:"\\S"},examples:[["in-cluster","https://10.1.2.3:6443"]]},labels:{title:"\
a mapping of labels",description:"The labels of the cluster's Secret in Argo CD, by which the cluster generator of an ApplicationSet selects.",type:"object",additionalProperties:{
title:"the value of a label",type:["string","number","boolean"]},examples:[{env:"prod"}]},atMost:{title:"a severity",description:"The highest severity of what h\
olds only there.",type:"string",enum:["notice","warning","error"]},next:{title:"a mapping with the next versions",description:"What the cluster will run next: f\
indings that hold only there warn now, and fail from that date.",type:"object",additionalProperties:!1,minProperties:1,properties:{kubernetes:{$ref:"#/$defs/nex\
tKubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kru\
iseFeatureGates"},from:{$ref:"#/$defs/date",description:"The day from which these findings fail; without it they only warn."}},examples:[{kubernetes:"1.32",from:"\
2027-02-01"}]},rule:{title:"a rule",description:"A rule's id, family/id, or family/* for all of a family.",type:"string",pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a\
-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$",examples:["subset-patch-changes-priority-class","priority/*"]},level:{title:"a level",description:"The severity of what the rul\
e finds, or off.",type:"string",enum:["off","notice","warning","error"]},selectors:{title:"a list of clusters",description:"Names of clusters, patterns of names\
, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,examples:["prod-*","env:prod"]},examples:[["prod-*","env:p\
rod"]]},date:{title:"a date",type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",examples:["2027-02-01"]},snapshot:{title:"a file",description:"\
What `kruise-preflight snapshot -` wrote of the cluster: its versions, its gates, and the objects that exist there. A kind that it lists is known wholly. <name>\
 stands for the cluster's.",type:"string",pattern:"\\S",examples:["snapshots/prod-eu.yaml"]},maxSnapshotAge:{title:"a number of days",description:"How old the s\
napshot may be: past that a finding asks for a new one. Default: any age.",type:"string",pattern:"^[1-9]\\d{0,3}d$",examples:["30d"]},file:{title:"a file",type:"\
string",pattern:"\\S",examples:["manifests/**"]}}},schema32={title:"the name of an environment",description:"One of the names under environments.",type:["string",
"number"],examples:["prod"]},schema41={title:"the name of a cluster",description:"The cluster that this virtual cluster runs on: its versions, webhooks, LimitRa\
nges and classes are what the host pods meet.",type:["string","number"],examples:["prod-eu"]},schema42={title:"the name of a namespace",description:"The host's \
namespace that holds the pods of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:["vcluster-tenant-a"]};var schema54={title:"a list of destinations",description:"What Argo CD and Flux call the cluster beside its name: the name or the server of an Application's des\
tination.",type:"array",items:{title:"the name or the server of a destination",type:["string","number"],pattern:"\\S"},examples:[["in-cluster","https://10.1.2.3\
:6443"]]},schema55={title:"a mapping of labels",description:"The labels of the cluster's Secret in Argo CD, by which the cluster generator of an ApplicationSet \
selects.",type:"object",additionalProperties:{title:"the value of a label",type:["string","number","boolean"]},examples:[{env:"prod"}]},schema56={title:"a sever\
ity",description:"The highest severity of what holds only there.",type:"string",enum:["notice","warning","error"]},schema60={title:"a name",description:"A short\
 name of its own; --cluster, allowances and reports use it.",type:["string","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$",examples:["prod-\
eu"]};var schema80={title:"a level",description:"The severity of what the rule finds, or off.",type:"string",enum:["off","notice","warning","error"]},schema81={title:"\
a list of clusters",description:"Names of clusters, patterns of names, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,
examples:["prod-*","env:prod"]},examples:[["prod-*","env:prod"]]};var func1=Object.prototype.hasOwnProperty,func3=require_ucs2length().default,schema33={title:"a version",description:"The Kubernetes version of the API server (\
of the guest, for a virtual cluster), with or without a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of it. O\
r the file that sets it (an eksctl ClusterConfig, Cluster API, kind, k3d, the values of a vcluster).",type:["string","number","object"],pattern:"^(?:[vV]?[0-9]{\
1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/f\
ile",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},pattern4=new RegExp(
"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$","u"),pattern5=new RegExp(
"\\S","u");function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"&&!(typeof data=="number"&&
isFinite(data))&&!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:schema33.type},message:"\
must be string,number,object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data=="string"&&!pattern4.test(data)){let err1={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\
\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9\
]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.from===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'f\
rom'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data)if(key0!=="from"){let err3={instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(data.from!==void 0){let data0=data.from;if(typeof data0=="string"){if(!pattern5.test(data0)){let err4={instancePath:instancePath+"/from",schemaPath:"\
#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}}return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema35={title:"\
a version",description:"The OpenKruise version, `none` where it is not installed (the same as no key), or the file that sets it (a Helm values file, Chart.yaml,\
 Argo CD Application, Flux HelmRelease).",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +-\
 +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that sets the version."}},required:[
"from"],additionalProperties:!1,examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},pattern6=new RegExp("^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9\
})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$","u");function validate23(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"&&!(typeof data=="number"&&isFinite(data))&&!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:schema35.type},message:"must be string,number,object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(typeof data=="string"&&!pattern6.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:none|[vV]?[0-9]{1,\
4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:n\
one|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.from===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data)
if(key0!=="from"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT h\
ave additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.from!==void 0){let data0=data.from;if(typeof data0=="string"){if(!pattern5.
test(data0)){let err4={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern \
"\\S"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}return validate23.errors=vErrors,errors===0}validate23.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema37={title:"a version",description:"The vcluster version for a virtual cluster, or a mapping with \
its version, its Helm values file, or the file that sets both; `none` where it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1\
,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{
$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"The Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file\
 that sets the version, and the values unless they are given."}},additionalProperties:!1,examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},
{from:"tenants/a/application.yaml"}]},schema38={title:"a version",description:"The vcluster version: that of its chart, unless the values set the image's tag.",
type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z\
.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]};function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="\
string"&&!(typeof data=="number"&&isFinite(data))&&!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:schema37.type},message:"must be string,number,object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data=="string"&&!pattern6.
test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-\
]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})\
?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data&&
typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){let err2={instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data)if(!(key0==="version"||
key0==="values"||key0==="from")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version!==void 0){let data0=data.version;if(typeof data0!=
"string"&&!(typeof data0=="number"&&isFinite(data0))){let err4={instancePath:instancePath+"/version",schemaPath:"#/$defs/vclusterVersion/type",keyword:"type",params:{
type:schema38.type},message:"must be string,number"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data0=="string"&&!pattern4.test(data0)){
let err5={instancePath:instancePath+"/version",schemaPath:"#/$defs/vclusterVersion/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?\
:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[\
0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.values!==void 0){let data1=data.values;if(typeof data1=="string"){if(!pattern5.test(data1)){let err6={instancePath:instancePath+"/values",
schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}}else{let err7={instancePath:instancePath+"/values",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.from!==void 0){let data2=data.from;if(typeof data2=="string"){if(!pattern5.test(data2)){let err8={instancePath:instancePath+
"/from",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}}else{let err9={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}return validate25.errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern13=new RegExp("^[A-Za-z][A-Za-z0-9]*$","u");function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){let _errs1=errors;if(typeof key0=="string"){if(!pattern13.test(key0)){let err0={instancePath,
schemaPath:"#/$defs/gate/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9]*$"',propertyName:key0};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/$defs/gate/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:key0};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var valid0=_errs1===errors;if(!valid0){let err2={instancePath,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},message:"property name must be valid"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
for(let key1 in data)if(typeof data[key1]!="boolean"){let err3={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate27.
errors=vErrors,errors===0}validate27.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){
let _errs1=errors;if(typeof key0=="string"){if(!pattern13.test(key0)){let err0={instancePath,schemaPath:"#/$defs/gate/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9]*$"',propertyName:key0};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{
let err1={instancePath,schemaPath:"#/$defs/gate/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key0};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}var valid0=_errs1===errors;if(!valid0){let err2={instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},
message:"property name must be valid"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}for(let key1 in data)if(typeof data[key1]!="boolean"){let err3={
instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate29.errors=vErrors,errors===0}validate29.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate31(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate31.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){let len0=data.length;for(let i0=0;i0<
len0;i0++){let data0=data[i0];if(typeof data0=="string"){if(!pattern5.test(data0)){let err0={instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/file/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+
"/"+i0,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{
let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate31.errors=vErrors,errors===0}validate31.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function validate33(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate33.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){let len0=data.length;for(let i0=0;i0<
len0;i0++){let data0=data[i0];if(typeof data0=="string"){if(!pattern5.test(data0)){let err0={instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/file/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+
"/"+i0,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{
let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate33.errors=vErrors,errors===0}validate33.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var schema58={title:"a version",description:"The Kubernetes version that the cluster runs next, or a range.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,\
4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","v1.28.7-gke.10260\
00","1.32.0-k3s1"]},pattern22=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");function validate35(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate35.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){let err0={instancePath,schemaPath:"#/m\
inProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
for(let key0 in data)if(!(key0==="kubernetes"||key0==="kruise"||key0==="vcluster"||key0==="featureGates"||key0==="kruiseFeatureGates"||key0==="from")){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kubernetes!==void 0){let data0=data.kubernetes;if(typeof data0!="string"&&!(typeof data0=="num\
ber"&&isFinite(data0))){let err2={instancePath:instancePath+"/kubernetes",schemaPath:"#/$defs/nextKubernetes/type",keyword:"type",params:{type:schema58.type},message:"\
must be string,number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data0=="string"&&!pattern4.test(data0)){let err3={instancePath:instancePath+
"/kubernetes",schemaPath:"#/$defs/nextKubernetes/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?:\
 +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-\
z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.kruise!==
void 0&&(validate23(data.kruise,{instancePath:instancePath+"/kruise",parentData:data,parentDataProperty:"kruise",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length)),data.vcluster!==void 0&&(validate25(data.vcluster,{instancePath:instancePath+"/vclus\
ter",parentData:data,parentDataProperty:"vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=
vErrors.length)),data.featureGates!==void 0&&(validate27(data.featureGates,{instancePath:instancePath+"/featureGates",parentData:data,parentDataProperty:"featur\
eGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data.kruiseFeatureGates!==
void 0&&(validate29(data.kruiseFeatureGates,{instancePath:instancePath+"/kruiseFeatureGates",parentData:data,parentDataProperty:"kruiseFeatureGates",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length)),data.from!==void 0){let data5=data.from;if(typeof data5=="st\
ring"){if(!pattern22.test(data5)){let err4={instancePath:instancePath+"/from",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:\
0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/from",schemaPath:"#/$defs/date/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate35.errors=vErrors,errors===0}validate35.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var pattern12=new RegExp("^(?:[a-z0-9<][a-z0-9<>-]*)$","u"),pattern15=new RegExp("^[A-Z][A-Za-z0-9]*$","u"),pattern18=new RegExp("^[1-9]\\d{0,3}\
d$","u"),pattern23=new RegExp("^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$","u"),pattern35=new RegExp("^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0\
-9-]*)$","u"),pattern36=new RegExp("^(?:off|notice|warning|error)$","u");function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data)if(!func1.call(schema31.properties,key0)){let err0={instancePath,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.$schema!==void 0&&typeof data.$schema!="string"){let err1={instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.defaults!==void 0){let data1=data.
defaults;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){for(let key1 in data1)if(!func1.call(schema31.properties.defaults.properties,key1)){let err2={
instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data1.environment!==void 0){let data2=data1.environment;if(typeof data2!=
"string"&&!(typeof data2=="number"&&isFinite(data2))){let err3={instancePath:instancePath+"/defaults/environment",schemaPath:"#/$defs/environment/type",keyword:"\
type",params:{type:schema32.type},message:"must be string,number"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data1.kubernetes!==void 0&&(validate21(
data1.kubernetes,{instancePath:instancePath+"/defaults/kubernetes",parentData:data1,parentDataProperty:"kubernetes",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length)),data1.kruise!==void 0&&(validate23(data1.kruise,{instancePath:instancePath+"/de\
faults/kruise",parentData:data1,parentDataProperty:"kruise",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),
errors=vErrors.length)),data1.vcluster!==void 0&&(validate25(data1.vcluster,{instancePath:instancePath+"/defaults/vcluster",parentData:data1,parentDataProperty:"\
vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),data1.host!==void 0){let data6=data1.
host;if(typeof data6!="string"&&!(typeof data6=="number"&&isFinite(data6))){let err4={instancePath:instancePath+"/defaults/host",schemaPath:"#/$defs/host/type",
keyword:"type",params:{type:schema41.type},message:"must be string,number"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data1.hostNamespace!==
void 0){let data7=data1.hostNamespace;if(typeof data7!="string"&&!(typeof data7=="number"&&isFinite(data7))){let err5={instancePath:instancePath+"/defaults/host\
Namespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{type:schema42.type},message:"must be string,number"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(typeof data7=="string"){if(func3(data7)>63){let err6={instancePath:instancePath+"/defaults/hostNamespace",schemaPath:"#/$defs/hostNamespa\
ce/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!pattern12.
test(data7)){let err7={instancePath:instancePath+"/defaults/hostNamespace",schemaPath:"#/$defs/hostNamespace/pattern",keyword:"pattern",params:{pattern:"^(?:[a-\
z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}if(data1.featureGates!==
void 0&&(validate27(data1.featureGates,{instancePath:instancePath+"/defaults/featureGates",parentData:data1,parentDataProperty:"featureGates",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data1.kruiseFeatureGates!==void 0&&(validate29(data1.kruiseFeatureGates,
{instancePath:instancePath+"/defaults/kruiseFeatureGates",parentData:data1,parentDataProperty:"kruiseFeatureGates",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length)),data1.knows!==void 0){let data10=data1.knows;if(Array.isArray(data10)){let len0=data10.
length;for(let i0=0;i0<len0;i0++){let data11=data10[i0];if(typeof data11=="string"){if(!pattern15.test(data11)){let err8={instancePath:instancePath+"/defaults/k\
nows/"+i0,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/defaults/knows/"+i0,schemaPath:"#/$defs/knows/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath:instancePath+
"/defaults/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}}if(data1.objects!==void 0&&(validate31(data1.objects,{instancePath:instancePath+"/defaults/objects",parentData:data1,parentDataProperty:"objects",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length)),data1.snapshot!==void 0){let data13=data1.
snapshot;if(typeof data13=="string"){if(!pattern5.test(data13)){let err11={instancePath:instancePath+"/defaults/snapshot",schemaPath:"#/$defs/snapshot/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/defaults/snapshot",schemaPath:"#/$defs/snapshot/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}if(data1.maxSnapshotAge!==void 0){let data14=data1.maxSnapshotAge;if(typeof data14=="string"){if(!pattern18.test(data14)){let err13={instancePath:instancePath+
"/defaults/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/pattern",keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3}d$"},message:'must match pattern "^[1-9]\
\\d{0,3}d$"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/defaults/maxSnapshotAge",schemaPath:"#/$d\
efs/maxSnapshotAge/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data1.paths!==
void 0&&(validate33(data1.paths,{instancePath:instancePath+"/defaults/paths",parentData:data1,parentDataProperty:"paths",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length)),data1.destinations!==void 0){let data16=data1.destinations;if(Array.isArray(data16)){
let len1=data16.length;for(let i1=0;i1<len1;i1++){let data17=data16[i1];if(typeof data17!="string"&&!(typeof data17=="number"&&isFinite(data17))){let err15={instancePath:instancePath+
"/defaults/destinations/"+i1,schemaPath:"#/$defs/destinations/items/type",keyword:"type",params:{type:schema54.items.type},message:"must be string,number"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data17=="string"&&!pattern5.test(data17)){let err16={instancePath:instancePath+"/defaults/destinatio\
ns/"+i1,schemaPath:"#/$defs/destinations/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}}}else{let err17={instancePath:instancePath+"/defaults/destinations",schemaPath:"#/$defs/destinations/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data1.labels!==void 0){let data18=data1.labels;if(data18&&
typeof data18=="object"&&!Array.isArray(data18))for(let key2 in data18){let data19=data18[key2];if(typeof data19!="string"&&!(typeof data19=="number"&&isFinite(
data19))&&typeof data19!="boolean"){let err18={instancePath:instancePath+"/defaults/labels/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/lab\
els/additionalProperties/type",keyword:"type",params:{type:schema55.additionalProperties.type},message:"must be string,number,boolean"};vErrors===null?vErrors=[
err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+"/defaults/labels",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data1.atMost!==void 0){let data20=data1.atMost;if(typeof data20!=
"string"){let err20={instancePath:instancePath+"/defaults/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(!(data20==="notice"||data20==="warning"||data20==="error")){let err21={instancePath:instancePath+
"/defaults/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:schema56.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}}data1.next!==void 0&&(validate35(data1.next,{instancePath:instancePath+"/defaults/next",parentData:data1,parentDataProperty:"\
next",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length))}else{let err22={instancePath:instancePath+
"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(
err22),errors++}}if(data.environments!==void 0){let data22=data.environments;if(data22&&typeof data22=="object"&&!Array.isArray(data22)){for(let key3 in data22){
let _errs51=errors;if(typeof key3!="string"&&!(typeof key3=="number"&&isFinite(key3))){let err23={instancePath:instancePath+"/environments",schemaPath:"#/$defs/\
name/type",keyword:"type",params:{type:schema60.type},message:"must be string,number",propertyName:key3};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}
if(typeof key3=="string"&&!pattern23.test(key3)){let err24={instancePath:instancePath+"/environments",schemaPath:"#/$defs/name/pattern",keyword:"pattern",params:{
pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"},message:'must match pattern "^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"',propertyName:key3};vErrors===
null?vErrors=[err24]:vErrors.push(err24),errors++}var valid16=_errs51===errors;if(!valid16){let err25={instancePath:instancePath+"/environments",schemaPath:"#/p\
roperties/environments/propertyNames",keyword:"propertyNames",params:{propertyName:key3},message:"property name must be valid"};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}}for(let key4 in data22){let data23=data22[key4];if(data23&&typeof data23=="object"&&!Array.isArray(data23)){for(let key5 in data23)if(!func1.
call(schema31.properties.environments.additionalProperties.properties,key5)){let err26={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/environments/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data23.kubernetes!==void 0&&(validate21(data23.kubernetes,{
instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/kubernetes",parentData:data23,parentDataProperty:"kubernetes",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length)),data23.kruise!==void 0&&(validate23(data23.
kruise,{instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/kruise",parentData:data23,parentDataProperty:"kruise",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length)),data23.vcluster!==void 0&&(validate25(data23.
vcluster,{instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/vcluster",parentData:data23,parentDataProperty:"vcluster",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),data23.host!==void 0){let data27=data23.host;
if(typeof data27!="string"&&!(typeof data27=="number"&&isFinite(data27))){let err27={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(
/\//g,"~1")+"/host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type:schema41.type},message:"must be string,number"};vErrors===null?vErrors=[err27]:vErrors.
push(err27),errors++}}if(data23.hostNamespace!==void 0){let data28=data23.hostNamespace;if(typeof data28!="string"&&!(typeof data28=="number"&&isFinite(data28))){
let err28={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"\
type",params:{type:schema42.type},message:"must be string,number"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(typeof data28=="string"){if(func3(
data28)>63){let err29={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",schemaPath:"#/$defs/hostNamespace\
/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(!pattern12.
test(data28)){let err30={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",schemaPath:"#/$defs/hostNamespa\
ce/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};vErrors===null?vErrors=
[err30]:vErrors.push(err30),errors++}}}if(data23.featureGates!==void 0&&(validate27(data23.featureGates,{instancePath:instancePath+"/environments/"+key4.replace(
/~/g,"~0").replace(/\//g,"~1")+"/featureGates",parentData:data23,parentDataProperty:"featureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data23.kruiseFeatureGates!==void 0&&(validate29(data23.kruiseFeatureGates,{instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/kruiseFeatureGates",parentData:data23,parentDataProperty:"kruiseFeatureGates",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length)),data23.knows!==void 0){let data31=data23.knows;if(Array.isArray(
data31)){let len2=data31.length;for(let i2=0;i2<len2;i2++){let data32=data31[i2];if(typeof data32=="string"){if(!pattern15.test(data32)){let err31={instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/knows/"+i2,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Z\
a-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}else{let err32={instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/knows/"+i2,schemaPath:"#/$defs/knows/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}}else{let err33={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").
replace(/\//g,"~1")+"/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err33]:vErrors.
push(err33),errors++}}if(data23.objects!==void 0&&(validate31(data23.objects,{instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/objects",parentData:data23,parentDataProperty:"objects",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),
errors=vErrors.length)),data23.snapshot!==void 0){let data34=data23.snapshot;if(typeof data34=="string"){if(!pattern5.test(data34)){let err34={instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/snapshot",schemaPath:"#/$defs/snapshot/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}else{let err35={instancePath:instancePath+"/environments/"+key4.replace(
/~/g,"~0").replace(/\//g,"~1")+"/snapshot",schemaPath:"#/$defs/snapshot/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err35]:vErrors.push(err35),errors++}}if(data23.maxSnapshotAge!==void 0){let data35=data23.maxSnapshotAge;if(typeof data35=="string"){if(!pattern18.test(data35)){
let err36={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/pattern",
keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3}d$"},message:'must match pattern "^[1-9]\\d{0,3}d$"'};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}else{
let err37={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}if(data23.paths!==void 0&&(validate33(data23.
paths,{instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/paths",parentData:data23,parentDataProperty:"paths",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length)),data23.destinations!==void 0){let data37=data23.destinations;
if(Array.isArray(data37)){let len3=data37.length;for(let i3=0;i3<len3;i3++){let data38=data37[i3];if(typeof data38!="string"&&!(typeof data38=="number"&&isFinite(
data38))){let err38={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/destinations/"+i3,schemaPath:"#/$defs/destinations\
/items/type",keyword:"type",params:{type:schema54.items.type},message:"must be string,number"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(typeof data38==
"string"&&!pattern5.test(data38)){let err39={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/destinations/"+i3,schemaPath:"\
#/$defs/destinations/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err39]:vErrors.push(err39),
errors++}}}else{let err40={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/destinations",schemaPath:"#/$defs/destinatio\
ns/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}}if(data23.labels!==void 0){let data39=data23.
labels;if(data39&&typeof data39=="object"&&!Array.isArray(data39))for(let key6 in data39){let data40=data39[key6];if(typeof data40!="string"&&!(typeof data40=="\
number"&&isFinite(data40))&&typeof data40!="boolean"){let err41={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/labels\
/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/labels/additionalProperties/type",keyword:"type",params:{type:schema55.additionalProperties.type},
message:"must be string,number,boolean"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}else{let err42={instancePath:instancePath+"/environments/"+
key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/labels",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err42]:vErrors.push(err42),errors++}}if(data23.atMost!==void 0){let data41=data23.atMost;if(typeof data41!="string"){let err43={instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}if(!(data41==="notice"||data41==="warning"||data41==="error")){let err44={instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:schema56.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}data23.next!==void 0&&(validate35(data23.next,{instancePath:instancePath+
"/environments/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/next",parentData:data23,parentDataProperty:"next",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length))}else{let err45={instancePath:instancePath+"/environments/"+key4.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/environments/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err45]:vErrors.push(err45),errors++}}}else{let err46={instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}if(data.clusters!==void 0){let data43=data.clusters;if(Array.
isArray(data43)){let len4=data43.length;for(let i4=0;i4<len4;i4++){let data44=data43[i4];if(data44&&typeof data44=="object"&&!Array.isArray(data44)){if(data44.name===
void 0){let err47={instancePath:instancePath+"/clusters/"+i4,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}for(let key7 in data44)if(!func1.call(schema31.properties.
clusters.items.properties,key7)){let err48={instancePath:instancePath+"/clusters/"+i4,schemaPath:"#/properties/clusters/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}if(data44.
name!==void 0){let data45=data44.name;if(typeof data45!="string"&&!(typeof data45=="number"&&isFinite(data45))){let err49={instancePath:instancePath+"/clusters/"+
i4+"/name",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:schema60.type},message:"must be string,number"};vErrors===null?vErrors=[err49]:vErrors.push(
err49),errors++}if(typeof data45=="string"&&!pattern23.test(data45)){let err50={instancePath:instancePath+"/clusters/"+i4+"/name",schemaPath:"#/$defs/name/patte\
rn",keyword:"pattern",params:{pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"},message:'must match pattern "^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*\
$"'};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}}if(data44.environment!==void 0){let data46=data44.environment;if(typeof data46!="string"&&!(typeof data46==
"number"&&isFinite(data46))){let err51={instancePath:instancePath+"/clusters/"+i4+"/environment",schemaPath:"#/$defs/environment/type",keyword:"type",params:{type:schema32.
type},message:"must be string,number"};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}}if(data44.kubernetes!==void 0&&(validate21(data44.kubernetes,
{instancePath:instancePath+"/clusters/"+i4+"/kubernetes",parentData:data44,parentDataProperty:"kubernetes",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.
errors:vErrors.concat(validate21.errors),errors=vErrors.length)),data44.kruise!==void 0&&(validate23(data44.kruise,{instancePath:instancePath+"/clusters/"+i4+"/\
kruise",parentData:data44,parentDataProperty:"kruise",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=
vErrors.length)),data44.vcluster!==void 0&&(validate25(data44.vcluster,{instancePath:instancePath+"/clusters/"+i4+"/vcluster",parentData:data44,parentDataProperty:"\
vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),data44.host!==void 0){let data50=data44.
host;if(typeof data50!="string"&&!(typeof data50=="number"&&isFinite(data50))){let err52={instancePath:instancePath+"/clusters/"+i4+"/host",schemaPath:"#/$defs/\
host/type",keyword:"type",params:{type:schema41.type},message:"must be string,number"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}}if(data44.hostNamespace!==
void 0){let data51=data44.hostNamespace;if(typeof data51!="string"&&!(typeof data51=="number"&&isFinite(data51))){let err53={instancePath:instancePath+"/cluster\
s/"+i4+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{type:schema42.type},message:"must be string,number"};vErrors===null?vErrors=
[err53]:vErrors.push(err53),errors++}if(typeof data51=="string"){if(func3(data51)>63){let err54={instancePath:instancePath+"/clusters/"+i4+"/hostNamespace",schemaPath:"\
#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?vErrors=[err54]:vErrors.push(
err54),errors++}if(!pattern12.test(data51)){let err55={instancePath:instancePath+"/clusters/"+i4+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/pattern",keyword:"\
pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};vErrors===null?vErrors=[err55]:vErrors.push(
err55),errors++}}}if(data44.featureGates!==void 0&&(validate27(data44.featureGates,{instancePath:instancePath+"/clusters/"+i4+"/featureGates",parentData:data44,
parentDataProperty:"featureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),
data44.kruiseFeatureGates!==void 0&&(validate29(data44.kruiseFeatureGates,{instancePath:instancePath+"/clusters/"+i4+"/kruiseFeatureGates",parentData:data44,parentDataProperty:"\
kruiseFeatureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length)),data44.knows!==
void 0){let data54=data44.knows;if(Array.isArray(data54)){let len5=data54.length;for(let i5=0;i5<len5;i5++){let data55=data54[i5];if(typeof data55=="string"){if(!pattern15.
test(data55)){let err56={instancePath:instancePath+"/clusters/"+i4+"/knows/"+i5,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-\
Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};vErrors===null?vErrors=[err56]:vErrors.push(err56),errors++}}else{let err57={instancePath:instancePath+
"/clusters/"+i4+"/knows/"+i5,schemaPath:"#/$defs/knows/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err57]:
vErrors.push(err57),errors++}}}else{let err58={instancePath:instancePath+"/clusters/"+i4+"/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}}if(data44.objects!==void 0&&(validate31(data44.objects,{instancePath:instancePath+
"/clusters/"+i4+"/objects",parentData:data44,parentDataProperty:"objects",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.
errors),errors=vErrors.length)),data44.snapshot!==void 0){let data57=data44.snapshot;if(typeof data57=="string"){if(!pattern5.test(data57)){let err59={instancePath:instancePath+
"/clusters/"+i4+"/snapshot",schemaPath:"#/$defs/snapshot/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=
[err59]:vErrors.push(err59),errors++}}else{let err60={instancePath:instancePath+"/clusters/"+i4+"/snapshot",schemaPath:"#/$defs/snapshot/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}}if(data44.maxSnapshotAge!==void 0){let data58=data44.maxSnapshotAge;
if(typeof data58=="string"){if(!pattern18.test(data58)){let err61={instancePath:instancePath+"/clusters/"+i4+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAg\
e/pattern",keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3}d$"},message:'must match pattern "^[1-9]\\d{0,3}d$"'};vErrors===null?vErrors=[err61]:vErrors.push(err61),
errors++}}else{let err62={instancePath:instancePath+"/clusters/"+i4+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err62]:vErrors.push(err62),errors++}}if(data44.paths!==void 0&&(validate33(data44.paths,{instancePath:instancePath+
"/clusters/"+i4+"/paths",parentData:data44,parentDataProperty:"paths",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.
errors),errors=vErrors.length)),data44.destinations!==void 0){let data60=data44.destinations;if(Array.isArray(data60)){let len6=data60.length;for(let i6=0;i6<len6;i6++){
let data61=data60[i6];if(typeof data61!="string"&&!(typeof data61=="number"&&isFinite(data61))){let err63={instancePath:instancePath+"/clusters/"+i4+"/destinati\
ons/"+i6,schemaPath:"#/$defs/destinations/items/type",keyword:"type",params:{type:schema54.items.type},message:"must be string,number"};vErrors===null?vErrors=[
err63]:vErrors.push(err63),errors++}if(typeof data61=="string"&&!pattern5.test(data61)){let err64={instancePath:instancePath+"/clusters/"+i4+"/destinations/"+i6,
schemaPath:"#/$defs/destinations/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err64]:vErrors.
push(err64),errors++}}}else{let err65={instancePath:instancePath+"/clusters/"+i4+"/destinations",schemaPath:"#/$defs/destinations/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}}if(data44.labels!==void 0){let data62=data44.labels;if(data62&&typeof data62==
"object"&&!Array.isArray(data62))for(let key8 in data62){let data63=data62[key8];if(typeof data63!="string"&&!(typeof data63=="number"&&isFinite(data63))&&typeof data63!=
"boolean"){let err66={instancePath:instancePath+"/clusters/"+i4+"/labels/"+key8.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/labels/additionalProp\
erties/type",keyword:"type",params:{type:schema55.additionalProperties.type},message:"must be string,number,boolean"};vErrors===null?vErrors=[err66]:vErrors.push(
err66),errors++}}else{let err67={instancePath:instancePath+"/clusters/"+i4+"/labels",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}}if(data44.atMost!==void 0){let data64=data44.atMost;if(typeof data64!="string"){let err68={
instancePath:instancePath+"/clusters/"+i4+"/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err68]:vErrors.push(err68),errors++}if(!(data64==="notice"||data64==="warning"||data64==="error")){let err69={instancePath:instancePath+"/clusters/"+i4+
"/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:schema56.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err69]:vErrors.push(err69),errors++}}data44.next!==void 0&&(validate35(data44.next,{instancePath:instancePath+"/clusters/"+i4+"/next",parentData:data44,
parentDataProperty:"next",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length))}else{let err70={
instancePath:instancePath+"/clusters/"+i4,schemaPath:"#/properties/clusters/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err70]:vErrors.push(err70),errors++}}}else{let err71={instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",
params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}}if(data.rules!==void 0){let data66=data.rules;if(data66&&
typeof data66=="object"&&!Array.isArray(data66)){for(let key9 in data66){let _errs149=errors;if(typeof key9=="string"){if(!pattern35.test(key9)){let err72={instancePath:instancePath+
"/rules",schemaPath:"#/$defs/rule/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"},message:'must matc\
h pattern "^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"',propertyName:key9};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}}else{
let err73={instancePath:instancePath+"/rules",schemaPath:"#/$defs/rule/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key9};vErrors===
null?vErrors=[err73]:vErrors.push(err73),errors++}var valid51=_errs149===errors;if(!valid51){let err74={instancePath:instancePath+"/rules",schemaPath:"#/propert\
ies/rules/propertyNames",keyword:"propertyNames",params:{propertyName:key9},message:"property name must be valid"};vErrors===null?vErrors=[err74]:vErrors.push(err74),
errors++}}for(let key10 in data66){let data67=data66[key10];if(typeof data67!="string"&&!(data67&&typeof data67=="object"&&!Array.isArray(data67))){let err75={instancePath:instancePath+
"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/type",keyword:"type",params:{type:schema31.properties.
rules.additionalProperties.type},message:"must be string,object"};vErrors===null?vErrors=[err75]:vErrors.push(err75),errors++}if(typeof data67=="string"&&!pattern36.
test(data67)){let err76={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/pa\
ttern",keyword:"pattern",params:{pattern:"^(?:off|notice|warning|error)$"},message:'must match pattern "^(?:off|notice|warning|error)$"'};vErrors===null?vErrors=
[err76]:vErrors.push(err76),errors++}if(data67&&typeof data67=="object"&&!Array.isArray(data67)){if(Object.keys(data67).length<1){let err77={instancePath:instancePath+
"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err77]:vErrors.push(err77),errors++}for(let key11 in data67)if(!(key11==="level"||key11===
"locked"||key11==="in"||key11==="from")){let err78={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ru\
les/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err78]:vErrors.push(err78),errors++}if(data67.level!==void 0){let data68=data67.level;if(typeof data68!="string"){let err79={instancePath:instancePath+
"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",schemaPath:"#/$defs/level/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err79]:vErrors.push(err79),errors++}if(!(data68==="off"||data68==="notice"||data68==="warning"||data68==="error")){let err80={instancePath:instancePath+
"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues:schema80.enum},message:"mus\
t be equal to one of the allowed values"};vErrors===null?vErrors=[err80]:vErrors.push(err80),errors++}}if(data67.locked!==void 0&&typeof data67.locked!="boolean"){
let err81={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/locked",schemaPath:"#/properties/rules/additionalProperties/proper\
ties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err81]:vErrors.push(err81),errors++}if(data67.in!==void 0){
let data70=data67.in;if(Array.isArray(data70)){if(data70.length<1){let err82={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/in",schemaPath:"#/$defs/selectors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err82]:vErrors.
push(err82),errors++}let len7=data70.length;for(let i7=0;i7<len7;i7++){let data71=data70[i7];if(typeof data71!="string"&&!(typeof data71=="number"&&isFinite(data71))){
let err83={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/in/"+i7,schemaPath:"#/$defs/selectors/items/type",keyword:"type",params:{
type:schema81.items.type},message:"must be string,number"};vErrors===null?vErrors=[err83]:vErrors.push(err83),errors++}if(typeof data71=="string"&&func3(data71)<
1){let err84={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/in/"+i7,schemaPath:"#/$defs/selectors/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err84]:vErrors.push(err84),errors++}}}else{let err85={instancePath:instancePath+
"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/in",schemaPath:"#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err85]:vErrors.push(err85),errors++}}if(data67.from!==void 0){let data72=data67.from;if(typeof data72=="string"){if(!pattern22.test(data72)){let err86={
instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/from",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=
[err86]:vErrors.push(err86),errors++}}else{let err87={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(/\//g,"~1")+"/from",schemaPath:"#/$de\
fs/date/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err87]:vErrors.push(err87),errors++}}}}}else{let err88={instancePath:instancePath+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err88]:vErrors.push(err88),
errors++}}if(data.allow!==void 0){let data73=data.allow;if(Array.isArray(data73)){let len8=data73.length;for(let i8=0;i8<len8;i8++){let data74=data73[i8];if(data74&&
typeof data74=="object"&&!Array.isArray(data74)){if(data74.rule===void 0){let err89={instancePath:instancePath+"/allow/"+i8,schemaPath:"#/properties/allow/items\
/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}
if(data74.because===void 0){let err90={instancePath:instancePath+"/allow/"+i8,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};vErrors===null?vErrors=[err90]:vErrors.push(err90),errors++}for(let key12 in data74)if(!(key12==="rul\
e"||key12==="path"||key12==="clusters"||key12==="until"||key12==="because")){let err91={instancePath:instancePath+"/allow/"+i8,schemaPath:"#/properties/allow/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key12},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err91]:vErrors.push(err91),errors++}if(data74.rule!==void 0){let data75=data74.rule;if(typeof data75=="string"){if(!pattern35.test(data75)){let err92={instancePath:instancePath+
"/allow/"+i8+"/rule",schemaPath:"#/$defs/rule/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"},message:'\
must match pattern "^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"'};vErrors===null?vErrors=[err92]:vErrors.push(err92),errors++}}else{let err93={
instancePath:instancePath+"/allow/"+i8+"/rule",schemaPath:"#/$defs/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err93]:vErrors.push(err93),errors++}}if(data74.path!==void 0){let data76=data74.path;if(typeof data76=="string"){if(!pattern5.test(data76)){let err94={instancePath:instancePath+
"/allow/"+i8+"/path",schemaPath:"#/properties/allow/items/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};
vErrors===null?vErrors=[err94]:vErrors.push(err94),errors++}}else{let err95={instancePath:instancePath+"/allow/"+i8+"/path",schemaPath:"#/properties/allow/items\
/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err95]:vErrors.push(err95),errors++}}if(data74.clusters!==
void 0){let data77=data74.clusters;if(Array.isArray(data77)){if(data77.length<1){let err96={instancePath:instancePath+"/allow/"+i8+"/clusters",schemaPath:"#/$de\
fs/selectors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err96]:vErrors.push(err96),errors++}
let len9=data77.length;for(let i9=0;i9<len9;i9++){let data78=data77[i9];if(typeof data78!="string"&&!(typeof data78=="number"&&isFinite(data78))){let err97={instancePath:instancePath+
"/allow/"+i8+"/clusters/"+i9,schemaPath:"#/$defs/selectors/items/type",keyword:"type",params:{type:schema81.items.type},message:"must be string,number"};vErrors===
null?vErrors=[err97]:vErrors.push(err97),errors++}if(typeof data78=="string"&&func3(data78)<1){let err98={instancePath:instancePath+"/allow/"+i8+"/clusters/"+i9,
schemaPath:"#/$defs/selectors/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err98]:
vErrors.push(err98),errors++}}}else{let err99={instancePath:instancePath+"/allow/"+i8+"/clusters",schemaPath:"#/$defs/selectors/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err99]:vErrors.push(err99),errors++}}if(data74.until!==void 0){let data79=data74.until;if(typeof data79==
"string"){if(!pattern22.test(data79)){let err100={instancePath:instancePath+"/allow/"+i8+"/until",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?
vErrors=[err100]:vErrors.push(err100),errors++}}else{let err101={instancePath:instancePath+"/allow/"+i8+"/until",schemaPath:"#/$defs/date/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err101]:vErrors.push(err101),errors++}}if(data74.because!==void 0){let data80=data74.because;if(typeof data80==
"string"){if(!pattern5.test(data80)){let err102={instancePath:instancePath+"/allow/"+i8+"/because",schemaPath:"#/properties/allow/items/properties/because/patte\
rn",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err102]:vErrors.push(err102),errors++}}else{let err103={
instancePath:instancePath+"/allow/"+i8+"/because",schemaPath:"#/properties/allow/items/properties/because/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err103]:vErrors.push(err103),errors++}}}else{let err104={instancePath:instancePath+"/allow/"+i8,schemaPath:"#/properties\
/allow/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err104]:vErrors.push(err104),errors++}}}else{let err105={
instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err105]:
vErrors.push(err105),errors++}}if(data.paths!==void 0){let data81=data.paths;if(Array.isArray(data81)){let len10=data81.length;for(let i10=0;i10<len10;i10++){let data82=data81[i10];
if(typeof data82=="string"){if(!pattern5.test(data82)){let err106={instancePath:instancePath+"/paths/"+i10,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err106]:vErrors.push(err106),errors++}}else{let err107={instancePath:instancePath+"/p\
aths/"+i10,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err107]:vErrors.push(err107),errors++}}}else{
let err108={instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err108]:vErrors.push(err108),errors++}}if(data.releases!==void 0){let data83=data.releases;if(Array.isArray(data83)){let len11=data83.length;for(let i11=0;i11<
len11;i11++){let data84=data83[i11];if(data84&&typeof data84=="object"&&!Array.isArray(data84)){if(data84.chart===void 0){let err109={instancePath:instancePath+
"/releases/"+i11,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"chart"},message:"must have required property 'cha\
rt'"};vErrors===null?vErrors=[err109]:vErrors.push(err109),errors++}for(let key13 in data84)if(!(key13==="chart"||key13==="name"||key13==="namespace"||key13==="\
values"||key13==="clusters")){let err110={instancePath:instancePath+"/releases/"+i11,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key13},message:"must NOT have additional properties"};vErrors===null?vErrors=[err110]:vErrors.push(err110),errors++}
if(data84.chart!==void 0){let data85=data84.chart;if(typeof data85=="string"){if(!pattern5.test(data85)){let err111={instancePath:instancePath+"/releases/"+i11+
"/chart",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err111]:vErrors.
push(err111),errors++}}else{let err112={instancePath:instancePath+"/releases/"+i11+"/chart",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err112]:vErrors.push(err112),errors++}}if(data84.name!==void 0){let data86=data84.name;if(typeof data86=="stri\
ng"){if(!pattern5.test(data86)){let err113={instancePath:instancePath+"/releases/"+i11+"/name",schemaPath:"#/properties/releases/items/properties/name/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err113]:vErrors.push(err113),errors++}}else{let err114={instancePath:instancePath+
"/releases/"+i11+"/name",schemaPath:"#/properties/releases/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err114]:vErrors.push(err114),errors++}}if(data84.namespace!==void 0){let data87=data84.namespace;if(typeof data87=="string"){if(!pattern5.test(data87)){
let err115={instancePath:instancePath+"/releases/"+i11+"/namespace",schemaPath:"#/properties/releases/items/properties/namespace/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err115]:vErrors.push(err115),errors++}}else{let err116={instancePath:instancePath+"/r\
eleases/"+i11+"/namespace",schemaPath:"#/properties/releases/items/properties/namespace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err116]:vErrors.push(err116),errors++}}if(data84.values!==void 0){let data88=data84.values;if(Array.isArray(data88)){let len12=data88.length;for(let i12=0;i12<
len12;i12++){let data89=data88[i12];if(typeof data89=="string"){if(!pattern5.test(data89)){let err117={instancePath:instancePath+"/releases/"+i11+"/values/"+i12,
schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err117]:vErrors.push(err117),
errors++}}else{let err118={instancePath:instancePath+"/releases/"+i11+"/values/"+i12,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err118]:vErrors.push(err118),errors++}}}else{let err119={instancePath:instancePath+"/releases/"+i11+"/values",schemaPath:"\
#/properties/releases/items/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err119]:vErrors.push(err119),
errors++}}if(data84.clusters!==void 0){let data90=data84.clusters;if(Array.isArray(data90)){if(data90.length<1){let err120={instancePath:instancePath+"/releases\
/"+i11+"/clusters",schemaPath:"#/$defs/selectors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=
[err120]:vErrors.push(err120),errors++}let len13=data90.length;for(let i13=0;i13<len13;i13++){let data91=data90[i13];if(typeof data91!="string"&&!(typeof data91==
"number"&&isFinite(data91))){let err121={instancePath:instancePath+"/releases/"+i11+"/clusters/"+i13,schemaPath:"#/$defs/selectors/items/type",keyword:"type",params:{
type:schema81.items.type},message:"must be string,number"};vErrors===null?vErrors=[err121]:vErrors.push(err121),errors++}if(typeof data91=="string"&&func3(data91)<
1){let err122={instancePath:instancePath+"/releases/"+i11+"/clusters/"+i13,schemaPath:"#/$defs/selectors/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err122]:vErrors.push(err122),errors++}}}else{let err123={instancePath:instancePath+"/releases/"+
i11+"/clusters",schemaPath:"#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err123]:vErrors.push(err123),
errors++}}}else{let err124={instancePath:instancePath+"/releases/"+i11,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err124]:vErrors.push(err124),errors++}}}else{let err125={instancePath:instancePath+"/releases",schemaPath:"#/properties\
/releases/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err125]:vErrors.push(err125),errors++}}if(data.gitops!==void 0&&
typeof data.gitops!="boolean"){let err126={instancePath:instancePath+"/gitops",schemaPath:"#/properties/gitops/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err126]:vErrors.push(err126),errors++}if(data.ignore!==void 0){let data93=data.ignore;if(Array.isArray(data93)){let len14=data93.
length;for(let i14=0;i14<len14;i14++){let data94=data93[i14];if(typeof data94=="string"){if(!pattern5.test(data94)){let err127={instancePath:instancePath+"/igno\
re/"+i14,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err127]:vErrors.
push(err127),errors++}}else{let err128={instancePath:instancePath+"/ignore/"+i14,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err128]:vErrors.push(err128),errors++}}}else{let err129={instancePath:instancePath+"/ignore",schemaPath:"#/properties/ig\
nore/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err129]:vErrors.push(err129),errors++}}}else{let err130={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err130]:vErrors.push(err130),errors++}return validate20.
errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var root=config_default;function schemaAt(path7){let schema=root;for(let step of path7)schema=child(schema,step);return schema}function child(schema,step){return typeof step=="number"?resolved(schema?.items):schema?.properties&&Object.hasOwn(schema.properties,step)?resolved(schema.properties[step]):
typeof schema?.additionalProperties=="object"?resolved(schema.additionalProperties):void 0}var known2=new Map;function resolved(schema){if(schema?.$ref===void 0)
return schema;let whole=known2.get(schema);return whole||(whole=__spreadValues(__spreadValues({},root.$defs[schema.$ref.replace("#/$defs/","")]),schema),known2.
set(schema,whole)),whole}var LineIndex=class{text;#starts;constructor(text2){this.text=text2}at(offset){let starts=this.starts(),low=0,high=starts.length-1;for(;low<high;){let middle=low+
high+1>>1;starts[middle]<=offset?low=middle:high=middle-1}return{line:low+1,column:offset-starts[low]+1}}start(line2){return this.starts()[line2-1]??this.text.length}count(){
return this.starts().length}lineText(line2){let starts=this.starts(),start=starts[line2-1];if(start===void 0)return"";let next=starts[line2],end=next===void 0?this.
text.length:next-1;return next!==void 0&&end>start&&this.text.charCodeAt(end-1)===13&&end--,this.text.slice(start,end)}starts(){if(this.#starts)return this.#starts;
let starts=[0];for(let at=this.text.indexOf(`
`);at>=0;at=this.text.indexOf(`
`,at+1))starts.push(at+1);return this.#starts=starts,starts}};var SettingsError=class extends Error{name="SettingsError";problems;constructor(problems){super(problems.map(line).join(`
`)),this.problems=problems}};function line({place,problem}){return place?`${place.file}:${place.line}:${place.column}: ${problem}`:problem}function placeOf(file,span,lines=new LineIndex(
file.text)){let start=lines.at(span.start),end=lines.at(span.end);return{file:file.path,line:start.line,column:start.column,endLine:end.line,endColumn:end.column}}var NOT_RESOLVED=Symbol("NOT_RESOLVED");function defineScalarTag(tagName,options){return{tagName,nodeKind:"scalar",implicit:options.implicit??!1,matchByTagPrefix:options.
matchByTagPrefix??!1,implicitFirstChars:options.implicitFirstChars??null,resolve:options.resolve,identify:options.identify,represent:options.represent??(data=>String(
data)),representTagName:options.representTagName??(()=>tagName)}}function defineSequenceTag(tagName,options){let carrierIsResult=options.finalize===void 0;return{
tagName,nodeKind:"sequence",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,addItem:options.addItem,finalize:options.finalize??(carrier2=>carrier2),
carrierIsResult,identify:options.identify,represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}function defineMappingTag(tagName,options){
let carrierIsResult=options.finalize===void 0;return{tagName,nodeKind:"mapping",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,
addPair:options.addPair,has:options.has,keys:options.keys,get:options.get,finalize:options.finalize??(carrier2=>carrier2),carrierIsResult,identify:options.identify,
represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}var strTag=defineScalarTag("tag:yaml.org,2002:str",{resolve:source=>source,
identify:data=>typeof data=="string"}),NULL_VALUES$1=["","~","null","Null","NULL"],nullCoreTag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:[
"","~","n","N"],resolve:source=>NULL_VALUES$1.indexOf(source)!==-1?null:NOT_RESOLVED,identify:object=>object===null,represent:()=>"null"}),nullJsonTag=defineScalarTag(
"tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["n"],resolve:(source,isExplicit)=>source==="null"||isExplicit&&source===""?null:NOT_RESOLVED,identify:object=>object===
null,represent:()=>"null"}),NULL_VALUES=["","~","null","Null","NULL"],nullYaml11Tag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["",
"~","n","N"],resolve:source=>NULL_VALUES.indexOf(source)!==-1?null:NOT_RESOLVED,identify:object=>object===null,represent:()=>"null"}),TRUE_VALUES$2=["true","Tru\
e","TRUE"],FALSE_VALUES$2=["false","False","FALSE"],boolCoreTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","T","f","F"],resolve:source=>TRUE_VALUES$2.
indexOf(source)!==-1?!0:FALSE_VALUES$2.indexOf(source)!==-1?!1:NOT_RESOLVED,identify:object=>Object.prototype.toString.call(object)==="[object Boolean]",represent:object=>object?
"true":"false"}),TRUE_VALUES$1=["true"],FALSE_VALUES$1=["false"],boolJsonTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","f"],
resolve:source=>TRUE_VALUES$1.indexOf(source)!==-1?!0:FALSE_VALUES$1.indexOf(source)!==-1?!1:NOT_RESOLVED,identify:object=>Object.prototype.toString.call(object)===
"[object Boolean]",represent:object=>object?"true":"false"}),TRUE_VALUES=["true","True","TRUE","y","Y","yes","Yes","YES","on","On","ON"],FALSE_VALUES=["false","\
False","FALSE","n","N","no","No","NO","off","Off","OFF"],boolYaml11Tag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["y","Y","n","N",
"t","T","f","F","o","O"],resolve:source=>TRUE_VALUES.indexOf(source)!==-1?!0:FALSE_VALUES.indexOf(source)!==-1?!1:NOT_RESOLVED,identify:object=>Object.prototype.
toString.call(object)==="[object Boolean]",represent:object=>object?"true":"false"}),YAML_INTEGER_IMPLICIT_PATTERN$1=new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+\
]?[0-9]+)$"),YAML_INTEGER_EXPLICIT_PATTERN$1=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$2(source){
let value=source,sign=1;return(value[0]==="-"||value[0]==="+")&&(value[0]==="-"&&(sign=-1),value=value.slice(1)),value.startsWith("0b")?sign*parseInt(value.slice(
2),2):value.startsWith("0o")?sign*parseInt(value.slice(2),8):value.startsWith("0x")?sign*parseInt(value.slice(2),16):sign*parseInt(value,10)}function resolveYamlInteger$2(source,isExplicit){
if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source))return NOT_RESOLVED;let result=parseYamlInteger$2(
source);return Number.isFinite(result)?result:NOT_RESOLVED}var intCoreTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:["-","+",..."0\
123456789"],resolve:resolveYamlInteger$2,identify:object=>Number.isInteger(object)&&!Object.is(object,-0)&&object.toString(10).indexOf("e")<0,represent:object=>object.
toString(10)}),YAML_INTEGER_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)$"),YAML_INTEGER_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?\
0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$1(source){let value=source,sign=1;return(value[0]==="-"||value[0]==="+")&&(value[0]==="-"&&(sign=-1),value=
value.slice(1)),value.startsWith("0b")?sign*parseInt(value.slice(2),2):value.startsWith("0o")?sign*parseInt(value.slice(2),8):value.startsWith("0x")?sign*parseInt(
value.slice(2),16):sign*parseInt(value,10)}function resolveYamlInteger$1(source,isExplicit){if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN.test(source))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN.
test(source))return NOT_RESOLVED;let result=parseYamlInteger$1(source);return Number.isFinite(result)?result:NOT_RESOLVED}var intJsonTag=defineScalarTag("tag:ya\
ml.org,2002:int",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlInteger$1,identify:object=>Number.isInteger(object)&&!Object.is(object,
-0)&&object.toString(10).indexOf("e")<0,represent:object=>object.toString(10)}),YAML_INTEGER_PATTERN=new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-f\
A-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");function parseYamlInteger(source){let value=source.replace(/_/g,""),sign=1;if((value[0]===
"-"||value[0]==="+")&&(value[0]==="-"&&(sign=-1),value=value.slice(1)),value.startsWith("0b"))return sign*parseInt(value.slice(2),2);if(value.startsWith("0x"))return sign*
parseInt(value.slice(2),16);if(value.includes(":")){let result=0;for(let part of value.split(":"))result=result*60+Number(part);return sign*result}return value!==
"0"&&value[0]==="0"?sign*parseInt(value,8):sign*parseInt(value,10)}function resolveYamlInteger(source){if(!YAML_INTEGER_PATTERN.test(source))return NOT_RESOLVED;
let result=parseYamlInteger(source);return Number.isFinite(result)?result:NOT_RESOLVED}var intYaml11Tag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:[
"-","+",..."0123456789"],resolve:resolveYamlInteger,identify:object=>Number.isInteger(object)&&!Object.is(object,-0)&&object.toString(10).indexOf("e")<0,represent:object=>object.
toString(10)}),YAML_FLOAT_PATTERN$1=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:n\
an|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN$1=new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$2(source){if(!YAML_FLOAT_PATTERN$1.
test(source))return NOT_RESOLVED;let value=source.toLowerCase(),sign=value[0]==="-"?-1:1;if("+-".includes(value[0])&&(value=value.slice(1)),value===".inf")return sign===
1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(value===".nan")return NaN;let result=sign*parseFloat(value);return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN$1.
test(source)?result:NOT_RESOLVED}function representYamlFloat$2(object){if(isNaN(object))return".nan";if(object===Number.POSITIVE_INFINITY)return".inf";if(object===
Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object,-0))return"-0.0";let result=object.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",
".e"):result}var floatCoreTag=defineScalarTag("tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat$2,
identify:object=>typeof object=="number"&&(!Number.isInteger(object)||Object.is(object,-0)||object.toString(10).indexOf("e")>=0),represent:representYamlFloat$2}),
YAML_FLOAT_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"),YAML_FLOAT_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0\
-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$1(source,isExplicit){if(isExplicit){
if(!YAML_FLOAT_EXPLICIT_PATTERN.test(source))return NOT_RESOLVED;let value=source.toLowerCase(),sign=value[0]==="-"?-1:1;if("+-".includes(value[0])&&(value=value.
slice(1)),value===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(value===".nan")return NaN;let result2=sign*parseFloat(value);return Number.
isFinite(result2)?result2:NOT_RESOLVED}if(!YAML_FLOAT_IMPLICIT_PATTERN.test(source))return NOT_RESOLVED;let result=Number(source);return Number.isFinite(result)?
result:NOT_RESOLVED}function representYamlFloat$1(object){if(isNaN(object))return".nan";if(object===Number.POSITIVE_INFINITY)return".inf";if(object===Number.NEGATIVE_INFINITY)
return"-.inf";if(Object.is(object,-0))return"-0.0";let result=object.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatJsonTag=defineScalarTag(
"tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlFloat$1,identify:object=>typeof object=="number"&&(!Number.isInteger(
object)||Object.is(object,-0)||object.toString(10).indexOf("e")>=0),represent:representYamlFloat$1}),YAML_FLOAT_PATTERN=new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)\
?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN=new RegExp(
"^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat(source){if(!YAML_FLOAT_PATTERN.test(source))return NOT_RESOLVED;let value=source.toLowerCase().
replace(/_/g,""),sign=value[0]==="-"?-1:1;if("+-".includes(value[0])&&(value=value.slice(1)),value===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;
if(value===".nan")return NaN;let result=0;if(value.includes(":")){for(let part of value.split(":"))result=result*60+Number(part);result*=sign}else result=sign*parseFloat(
value);return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN.test(source)?result:NOT_RESOLVED}function representYamlFloat(object){if(isNaN(object))return".\
nan";if(object===Number.POSITIVE_INFINITY)return".inf";if(object===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object,-0))return"-0.0";let result=object.
toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatYaml11Tag=defineScalarTag("tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:[
"-","+",".",..."0123456789"],resolve:resolveYamlFloat,identify:object=>typeof object=="number"&&(!Number.isInteger(object)||Object.is(object,-0)||object.toString(
10).indexOf("e")>=0),represent:representYamlFloat}),mergeTag=defineScalarTag("tag:yaml.org,2002:merge",{implicit:!0,implicitFirstChars:["<"],resolve:(source,isExplicit)=>source===
"<<"||isExplicit&&source===""?"<<":NOT_RESOLVED,identify:()=>!1}),BASE64_PATTERN=/^[A-Za-z0-9+/]*={0,2}$/;function resolveYamlBinary(source){let input=source.replace(
/\s/g,"");if(input.length%4!==0||!BASE64_PATTERN.test(input))return NOT_RESOLVED;let binary=atob(input),result=new Uint8Array(binary.length);for(let index=0;index<
binary.length;index++)result[index]=binary.charCodeAt(index);return result}function representYamlBinary(object){let binary="";for(let index=0;index<object.length;index++)
binary+=String.fromCharCode(object[index]);return btoa(binary)}var binaryTag=defineScalarTag("tag:yaml.org,2002:binary",{resolve:resolveYamlBinary,identify:object=>Object.
prototype.toString.call(object)==="[object Uint8Array]",represent:representYamlBinary}),YAML_DATE_REGEXP=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9]\
[0-9])$"),YAML_TIMESTAMP_REGEXP=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]\
*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");function makeUtcDate(year,month,day,hour=0,minute=0,second=0,fraction=0){let date=new Date(Date.UTC(
year,month,day,hour,minute,second,fraction));return date.setUTCFullYear(year,month,day),date}function resolveYamlTimestamp(source){let match=YAML_DATE_REGEXP.exec(
source);if(match===null&&(match=YAML_TIMESTAMP_REGEXP.exec(source)),match===null)return NOT_RESOLVED;let year=+match[1],month=+match[2]-1,day=+match[3];if(!match[4]){
let date2=makeUtcDate(year,month,day);return date2.getUTCFullYear()!==year||date2.getUTCMonth()!==month||date2.getUTCDate()!==day?NOT_RESOLVED:date2}let hour=+match[4],
minute=+match[5],second=+match[6],fraction=0;if(hour>23||minute>59||second>59)return NOT_RESOLVED;if(match[7]){let value=match[7].slice(0,3);for(;value.length<3;)
value+="0";fraction=+value}let date=makeUtcDate(year,month,day,hour,minute,second,fraction);if(date.getUTCFullYear()!==year||date.getUTCMonth()!==month||date.getUTCDate()!==
day)return NOT_RESOLVED;if(match[9]){let offsetHour=+match[10],offsetMinute=+(match[11]||0);if(offsetHour>23||offsetMinute>59)return NOT_RESOLVED;let offset=(offsetHour*
60+offsetMinute)*6e4;date.setTime(date.getTime()-(match[9]==="-"?-offset:offset))}return date}var timestampTag=defineScalarTag("tag:yaml.org,2002:timestamp",{implicit:!0,
implicitFirstChars:[..."0123456789"],resolve:resolveYamlTimestamp,identify:object=>object instanceof Date,represent:object=>object.toISOString()}),seqTag=defineSequenceTag(
"tag:yaml.org,2002:seq",{create:()=>[],addItem:(container,item)=>{container.push(item)},identify:Array.isArray});function isPlainObject(data){if(data===null||typeof data!=
"object"||Array.isArray(data))return!1;let prototype=Object.getPrototypeOf(data);return prototype===null||prototype===Object.prototype}var omapTag=defineSequenceTag("tag:yaml.org,2002:omap",{create:()=>({list:[],seen:new Set}),addItem:(carrier2,item)=>{let key;if(item instanceof Map){if(item.size!==
1)return"cannot resolve an ordered map item";key=item.keys().next().value}else if(isPlainObject(item)){let itemKeys=Object.keys(item);if(itemKeys.length!==1)return"\
cannot resolve an ordered map item";key=itemKeys[0]}else return"cannot resolve an ordered map item";return carrier2.seen.has(key)?"duplicate key in ordered map":
(carrier2.seen.add(key),carrier2.list.push(item),"")},finalize:carrier2=>carrier2.list,identify:()=>!1}),pairsTag=defineSequenceTag("tag:yaml.org,2002:pairs",{create:()=>[],
addItem:(container,item)=>{if(item instanceof Map)return item.size!==1?"cannot resolve a pairs item":(container.push(item.entries().next().value),"");if(Object.
prototype.toString.call(item)!=="[object Object]")return"cannot resolve a pairs item";let object=item,keys=Object.keys(object);return keys.length!==1?"cannot re\
solve a pairs item":(container.push([keys[0],object[keys[0]]]),"")},identify:()=>!1}),mapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),identify:isPlainObject,
represent:o=>{let map=new Map;for(let key of Object.keys(o))map.set(key,o[key]);return map},addPair:(container,key,value)=>{if(key!==null&&typeof key=="object")
return"object-based map does not support complex keys";let normalizedKey=String(key);return normalizedKey==="__proto__"?Object.defineProperty(container,normalizedKey,
{value,enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=value,""},has:(container,key)=>key!==null&&typeof key=="object"?!1:Object.prototype.
hasOwnProperty.call(container,String(key)),keys:container=>Object.keys(container),get:(container,key)=>{let normalizedKey=String(key);return Object.prototype.hasOwnProperty.
call(container,normalizedKey)?container[normalizedKey]:null}}),setTag=defineMappingTag("tag:yaml.org,2002:set",{create:()=>new Set,identify:data=>data instanceof
Set,represent:data=>{let map=new Map;for(let key of data)map.set(key,null);return map},addPair:(container,key,value)=>value!==null?"cannot resolve a set item":(container.
add(key),""),has:(container,key)=>container.has(key),keys:container=>container.keys(),get:()=>null});function createTagDefinitionMap(){return{scalar:Object.create(
null),sequence:Object.create(null),mapping:Object.create(null)}}function createTagDefinitionListMap(){return{scalar:[],sequence:[],mapping:[]}}function compileTags(tags){
let result=[];for(let tag of tags){let index=result.length;for(let previousIndex=0;previousIndex<result.length;previousIndex++){let previous=result[previousIndex];
if(previous.nodeKind===tag.nodeKind&&previous.tagName===tag.tagName&&previous.matchByTagPrefix===tag.matchByTagPrefix){index=previousIndex;break}}result[index]=
tag}return result}var Schema=class Schema2{tags;implicitScalarTags;implicitScalarByFirstChar;implicitScalarAnyFirstChar;defaultScalarTag;defaultSequenceTag;defaultMappingTag;exact;prefix;constructor(tags){
let compiledTags=compileTags(tags),implicitScalarTags=[],exact=createTagDefinitionMap(),prefix=createTagDefinitionListMap();for(let tag of compiledTags){if(tag.
nodeKind==="scalar"&&tag.implicit){if(tag.matchByTagPrefix)throw new Error("Implicit scalar tags cannot match by tag prefix");implicitScalarTags.push(tag)}switch(tag.
nodeKind){case"scalar":tag.matchByTagPrefix?prefix.scalar.push(tag):exact.scalar[tag.tagName]=tag;break;case"sequence":tag.matchByTagPrefix?prefix.sequence.push(
tag):exact.sequence[tag.tagName]=tag;break;case"mapping":tag.matchByTagPrefix?prefix.mapping.push(tag):exact.mapping[tag.tagName]=tag}}let implicitScalarAnyFirstChar=implicitScalarTags.
filter(tag=>tag.implicitFirstChars===null),keys=new Set;for(let tag of implicitScalarTags)if(tag.implicitFirstChars!==null)for(let key of tag.implicitFirstChars)
keys.add(key);let implicitScalarByFirstChar=new Map;for(let key of keys)implicitScalarByFirstChar.set(key,implicitScalarTags.filter(tag=>tag.implicitFirstChars===
null||tag.implicitFirstChars.indexOf(key)!==-1));let defaultScalarTag=exact.scalar["tag:yaml.org,2002:str"];if(!defaultScalarTag)throw new Error("schema does no\
t define the default scalar tag (tag:yaml.org,2002:str)");this.tags=compiledTags,this.implicitScalarTags=implicitScalarTags,this.implicitScalarByFirstChar=implicitScalarByFirstChar,
this.implicitScalarAnyFirstChar=implicitScalarAnyFirstChar,this.defaultScalarTag=defaultScalarTag,this.defaultSequenceTag=exact.sequence["tag:yaml.org,2002:seq"],
this.defaultMappingTag=exact.mapping["tag:yaml.org,2002:map"],this.exact=exact,this.prefix=prefix}lookupScalarTag(tagName){let exactTag=this.exact.scalar[tagName];
if(exactTag)return exactTag;for(let tag of this.prefix.scalar)if(tagName.startsWith(tag.tagName))return tag}lookupSequenceTag(tagName){let exactTag=this.exact.sequence[tagName];
if(exactTag)return exactTag;for(let tag of this.prefix.sequence)if(tagName.startsWith(tag.tagName))return tag}lookupMappingTag(tagName){let exactTag=this.exact.
mapping[tagName];if(exactTag)return exactTag;for(let tag of this.prefix.mapping)if(tagName.startsWith(tag.tagName))return tag}resolveImplicitScalarTag(source){let candidates2=this.
implicitScalarByFirstChar.get(source.charAt(0))??this.implicitScalarAnyFirstChar;for(let tag2 of candidates2){let value=tag2.resolve(source,!1,tag2.tagName);if(value!==
NOT_RESOLVED)return{value,tag:tag2}}let tag=this.defaultScalarTag;return{value:tag.resolve(source,!1,tag.tagName),tag}}withTags(...tags){let flatTags=[];for(let tag of tags)
flatTags=flatTags.concat(tag);return new Schema2([...this.tags,...flatTags])}},FAILSAFE_SCHEMA=new Schema([strTag,seqTag,mapTag]),JSON_SCHEMA=new Schema([...FAILSAFE_SCHEMA.
tags,nullJsonTag,boolJsonTag,intJsonTag,floatJsonTag]),CORE_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullCoreTag,boolCoreTag,intCoreTag,floatCoreTag]),YAML11_SCHEMA=new Schema(
[...FAILSAFE_SCHEMA.tags,nullYaml11Tag,boolYaml11Tag,intYaml11Tag,floatYaml11Tag,timestampTag,mergeTag,binaryTag,omapTag,pairsTag,setTag]),DUMP_SCHEMA=YAML11_SCHEMA.
withTags(__spreadProps(__spreadValues({},intYaml11Tag),{resolve:(source,isExplicit,tagName)=>{let result=intYaml11Tag.resolve(source,isExplicit,tagName);return result===
NOT_RESOLVED?intCoreTag.resolve(source,isExplicit,tagName):result}}),__spreadProps(__spreadValues({},floatYaml11Tag),{resolve:(source,isExplicit,tagName)=>{let result=floatYaml11Tag.
resolve(source,isExplicit,tagName);return result===NOT_RESOLVED?floatCoreTag.resolve(source,isExplicit,tagName):result}})),realMapTag=defineMappingTag("tag:yaml\
.org,2002:map",{create:()=>new Map,addPair:(container,key,value)=>(container.set(key,value),""),has:(container,key)=>container.has(key),keys:container=>container.
keys(),get:(container,key)=>container.get(key),identify:data=>data instanceof Map||isPlainObject(data),represent:data=>{if(data instanceof Map)return data;let map=new Map,
obj=data;for(let key of Object.keys(obj))map.set(key,obj[key]);return map}});function normalizeKey(key){if(Array.isArray(key)){let array=Array.prototype.slice.call(
key);for(let index=0;index<array.length;index++){if(Array.isArray(array[index]))return null;typeof array[index]=="object"&&Object.prototype.toString.call(array[index])===
"[object Object]"&&(array[index]="[object Object]")}return String(array)}return typeof key=="object"&&Object.prototype.toString.call(key)==="[object Object]"?"[\
object Object]":String(key)}var legacyMapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),identify:isPlainObject,represent:o=>{let map=new Map;for(let key of Object.
keys(o))map.set(key,o[key]);return map},addPair:(container,key,value)=>{let normalizedKey=normalizeKey(key);return normalizedKey===null?"nested arrays are not s\
upported inside keys":(normalizedKey==="__proto__"?Object.defineProperty(container,normalizedKey,{value,enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=
value,"")},has:(container,key)=>{let normalizedKey=normalizeKey(key);return normalizedKey!==null&&Object.prototype.hasOwnProperty.call(container,normalizedKey)},
keys:container=>Object.keys(container),get:(container,key)=>{let normalizedKey=String(key);return Object.prototype.hasOwnProperty.call(container,normalizedKey)?
container[normalizedKey]:null}}),DEFAULT_SNIPPET_OPTIONS={maxLength:79,indent:1,linesBefore:3,linesAfter:2};function getLine(buffer,lineStart2,lineEnd,position,maxLineLength){
let head="",tail="",maxHalfLength=Math.floor(maxLineLength/2)-1;return position-lineStart2>maxHalfLength&&(head=" ... ",lineStart2=position-maxHalfLength+head.length),
lineEnd-position>maxHalfLength&&(tail=" ...",lineEnd=position+maxHalfLength-tail.length),{str:head+buffer.slice(lineStart2,lineEnd).replace(/\t/g,"→")+tail,pos:position-
lineStart2+head.length}}function padStart(string,max){return" ".repeat(Math.max(max-string.length,0))+string}function makeSnippet(mark,options){if(!mark.buffer)
return null;let opts=__spreadValues(__spreadValues({},DEFAULT_SNIPPET_OPTIONS),options),re=/\r?\n|\r|\0/g,lineStarts=[0],lineEnds=[],match,foundLineNo=-1;for(;match=
re.exec(mark.buffer);)lineEnds.push(match.index),lineStarts.push(match.index+match[0].length),mark.position<=match.index&&foundLineNo<0&&(foundLineNo=lineStarts.
length-2);foundLineNo<0&&(foundLineNo=lineStarts.length-1);let result="",lineNoLength=Math.min(mark.line+opts.linesAfter,lineEnds.length).toString().length,maxLineLength=opts.
maxLength-(opts.indent+lineNoLength+3);for(let i=1;i<=opts.linesBefore&&!(foundLineNo-i<0);i++){let line3=getLine(mark.buffer,lineStarts[foundLineNo-i],lineEnds[foundLineNo-
i],mark.position-(lineStarts[foundLineNo]-lineStarts[foundLineNo-i]),maxLineLength);result=`${" ".repeat(opts.indent)}${padStart((mark.line-i+1).toString(),lineNoLength)}\
 | ${line3.str}
${result}`}let line2=getLine(mark.buffer,lineStarts[foundLineNo],lineEnds[foundLineNo],mark.position,maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart(
(mark.line+1).toString(),lineNoLength)} | ${line2.str}
`,result+=`${"-".repeat(opts.indent+lineNoLength+3+line2.pos)}^
`;for(let i=1;i<=opts.linesAfter&&!(foundLineNo+i>=lineEnds.length);i++){let line3=getLine(mark.buffer,lineStarts[foundLineNo+i],lineEnds[foundLineNo+i],mark.position-
(lineStarts[foundLineNo]-lineStarts[foundLineNo+i]),maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart((mark.line+i+1).toString(),lineNoLength)} | ${line3.
str}
`}return result.replace(/\n$/,"")}function formatError(exception,compact){let where="";return exception.mark?(exception.mark.name&&(where+=`in "${exception.mark.
name}" `),where+=`(${exception.mark.line+1}:${exception.mark.column+1})`,!compact&&exception.mark.snippet&&(where+=`

${exception.mark.snippet}`),`${exception.reason} ${where}`):exception.reason}var YAMLException=class YAMLException2 extends Error{reason;mark;constructor(reason,mark){
super(),this.name="YAMLException",this.reason=reason,this.mark=mark,this.message=formatError(this,!1),Error.captureStackTrace&&Error.captureStackTrace(this,this.
constructor)}toString(compact){return`${this.name}: ${formatError(this,compact)}`}static throwAt(source,position,message,filename=""){let line2=0,lineStart2=0;for(let index=0;index<
position;index++){let ch=source.charCodeAt(index);ch===10?(line2++,lineStart2=index+1):ch===13&&(line2++,source.charCodeAt(index+1)===10&&index++,lineStart2=index+
1)}let mark={name:filename,buffer:source,position,line:line2,column:position-lineStart2};throw mark.snippet=makeSnippet(mark),new YAMLException2(message,mark)}},
EVENT_ID={DOCUMENT:1,SEQUENCE:2,MAPPING:3,SCALAR:4,ALIAS:5,POP:6},SCALAR_STYLE={PLAIN:1,SINGLE_QUOTED:2,DOUBLE_QUOTED:3,LITERAL_BLOCK:4,FOLDED_BLOCK:5},COLLECTION_STYLE={
BLOCK:1,FLOW:2},CHOMPING_MODE={CLIP:1,STRIP:2,KEEP:3},NO_RANGE$3=-1;function simpleEscapeSequence(c){switch(c){case 48:return"\0";case 97:return"\x07";case 98:return"\
\b";case 116:return"	";case 9:return"	";case 110:return`
`;case 118:return"\v";case 102:return"\f";case 114:return"\r";case 101:return"\x1B";case 32:return" ";case 34:return'"';case 47:return"/";case 92:return"\\";case 78:
return"";case 95:return" ";case 76:return"\u2028";case 80:return"\u2029";default:return""}}var simpleEscapeCheck=new Array(256),simpleEscapeMap=new Array(256);
for(let i=0;i<256;i++)simpleEscapeCheck[i]=simpleEscapeSequence(i)?1:0,simpleEscapeMap[i]=simpleEscapeSequence(i);function charFromCodepoint(c){return c<=65535?
String.fromCharCode(c):String.fromCharCode((c-65536>>10)+55296,(c-65536&1023)+56320)}function fromHexCode$1(c){return c>=48&&c<=57?c-48:(c|32)-97+10}function escapedHexLen$1(c){
return c===120?2:c===117?4:8}function skipFoldedBreaks(input,position,end){let breaks=0;for(;position<end;){let ch=input.charCodeAt(position);if(ch===10)breaks++,
position++;else if(ch===13)breaks++,position++,input.charCodeAt(position)===10&&position++;else if(ch===32||ch===9)position++;else break}return{position,breaks}}
function foldedBreaks(count){return count===1?" ":`
`.repeat(count-1)}function getPlainValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){let ch=input.charCodeAt(
position);if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold=skipFoldedBreaks(input,position,end);result+=foldedBreaks(fold.breaks),position=
captureStart=captureEnd=fold.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.slice(captureStart,captureEnd)}function getSingleQuotedValue(input,start,end){
let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){let ch=input.charCodeAt(position);if(ch===39)result+=input.slice(captureStart,
position)+"'",position+=2,captureStart=captureEnd=position;else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold=skipFoldedBreaks(input,
position,end);result+=foldedBreaks(fold.breaks),position=captureStart=captureEnd=fold.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+
input.slice(captureStart,end)}function getDoubleQuotedValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){
let ch=input.charCodeAt(position);if(ch===92){result+=input.slice(captureStart,position),position++;let escaped2=input.charCodeAt(position);if(escaped2===10||escaped2===
13)position=skipFoldedBreaks(input,position,end).position;else if(escaped2<256&&simpleEscapeCheck[escaped2])result+=simpleEscapeMap[escaped2],position++;else{let hexLength=escapedHexLen$1(
escaped2),hexResult=0;for(;hexLength>0;hexLength--){position++;let digit=fromHexCode$1(input.charCodeAt(position));hexResult=(hexResult<<4)+digit}result+=charFromCodepoint(
hexResult),position++}captureStart=captureEnd=position}else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold=skipFoldedBreaks(input,position,
end);result+=foldedBreaks(fold.breaks),position=captureStart=captureEnd=fold.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.
slice(captureStart,end)}function getBlockValue(input,start,end,indent,chomping,folded){let textIndent=indent<0?0:indent,region=input.slice(start,end).replace(/\r\n?/g,
`
`),lines=region===""?[]:(region.endsWith(`
`)?region.slice(0,-1):region).split(`
`),result="",didReadContent=!1,emptyLines=0,atMoreIndented=!1;for(let line2 of lines){let column=0;for(;column<textIndent&&line2.charCodeAt(column)===32;)column++;
if(indent<0||column>=line2.length){emptyLines++;continue}let content2=line2.slice(textIndent),first=content2.charCodeAt(0);folded?first===32||first===9?(atMoreIndented=
!0,result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines)):atMoreIndented?(atMoreIndented=!1,result+=`
`.repeat(emptyLines+1)):emptyLines===0?didReadContent&&(result+=" "):result+=`
`.repeat(emptyLines):result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines),result+=content2,didReadContent=!0,emptyLines=0}return chomping===CHOMPING_MODE.KEEP?result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines):chomping!==CHOMPING_MODE.STRIP&&didReadContent&&(result+=`
`),result}function getScalarValue(input,scalar2){if(scalar2.valueStart===NO_RANGE$3)return"";let{valueStart:valueStart2,valueEnd}=scalar2;if(scalar2.fast)return input.
slice(valueStart2,valueEnd);switch(scalar2.style){case SCALAR_STYLE.SINGLE_QUOTED:return getSingleQuotedValue(input,valueStart2,valueEnd);case SCALAR_STYLE.DOUBLE_QUOTED:
return getDoubleQuotedValue(input,valueStart2,valueEnd);case SCALAR_STYLE.LITERAL_BLOCK:return getBlockValue(input,valueStart2,valueEnd,scalar2.indent,scalar2.chomping,
!1);case SCALAR_STYLE.FOLDED_BLOCK:return getBlockValue(input,valueStart2,valueEnd,scalar2.indent,scalar2.chomping,!0);default:return getPlainValue(input,valueStart2,
valueEnd)}}var DEFAULT_TAG_HANDLERS=Object.assign(Object.create(null),{"!":"!","!!":"tag:yaml.org,2002:"}),TAG_SUFFIX_CHARS="-#;/?:@&=+$_.~*'()",TAG_URI_CHARS=TAG_SUFFIX_CHARS+
"!,[]";var DEFAULT_CONSTRUCTOR_OPTIONS={filename:"",schema:CORE_SCHEMA,json:!1,maxTotalMergeKeys:1e4,maxAliases:-1};var NO_RANGE$1=-1,HAS_OWN=Object.prototype.hasOwnProperty,CONTEXT_FLOW_IN=1,CONTEXT_FLOW_OUT=2,CONTEXT_BLOCK_IN=3,CONTEXT_BLOCK_OUT=4,PATTERN_NON_PRINTABLE=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/,
PATTERN_FLOW_INDICATORS=/[,\[\]{}]/,PATTERN_TAG_HANDLE=/^(?:!|!!|![0-9A-Za-z-]+!)$/,NS_URI_CHAR=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`,
NS_TAG_CHAR=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`,PATTERN_TAG_URI=new RegExp(`^(?:${NS_URI_CHAR})*$`),PATTERN_TAG_SUFFIX=new RegExp(`^(\
?:${NS_TAG_CHAR})+$`),PATTERN_TAG_PREFIX=new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`),DEFAULT_PARSER_OPTIONS={filename:"",maxDepth:100};
function addDocumentEvent(state,explicitStart,explicitEnd){state.events.push({type:EVENT_ID.DOCUMENT,explicitStart,explicitEnd,directives:state.directives})}function addSequenceEvent(state,start,anchorStart,anchorEnd,tagStart,tagEnd,style){
state.events.push({type:EVENT_ID.SEQUENCE,start,anchorStart,anchorEnd,tagStart,tagEnd,style})}function addMappingEvent(state,start,anchorStart,anchorEnd,tagStart,tagEnd,style){
state.events.push({type:EVENT_ID.MAPPING,start,anchorStart,anchorEnd,tagStart,tagEnd,style})}function insertFlowPairMappingEvent(state,snapshot){state.events.splice(
snapshot.eventsLength,0,{type:EVENT_ID.MAPPING,start:snapshot.position,anchorStart:NO_RANGE$1,anchorEnd:NO_RANGE$1,tagStart:NO_RANGE$1,tagEnd:NO_RANGE$1,style:COLLECTION_STYLE.
FLOW})}function addScalarEvent(state,valueStart2,valueEnd,anchorStart,anchorEnd,tagStart,tagEnd,style,chomping=CHOMPING_MODE.CLIP,indent=-1,fast=!1){state.events.
push({type:EVENT_ID.SCALAR,valueStart:valueStart2,valueEnd,anchorStart,anchorEnd,tagStart,tagEnd,style,chomping,indent,fast})}function addAliasEvent(state,anchorStart,anchorEnd){
state.events.push({type:EVENT_ID.ALIAS,anchorStart,anchorEnd})}function addPopEvent(state){state.events.push({type:EVENT_ID.POP})}function addEmptyScalarEvent(state){
addScalarEvent(state,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,SCALAR_STYLE.PLAIN)}function emptyProperties(){return{anchorStart:NO_RANGE$1,
anchorEnd:NO_RANGE$1,tagStart:NO_RANGE$1,tagEnd:NO_RANGE$1}}function snapshotState(state){return{position:state.position,line:state.line,lineStart:state.lineStart,
lineIndent:state.lineIndent,firstTabInLine:state.firstTabInLine,eventsLength:state.events.length}}function restoreState(state,snapshot){state.position=snapshot.
position,state.line=snapshot.line,state.lineStart=snapshot.lineStart,state.lineIndent=snapshot.lineIndent,state.firstTabInLine=snapshot.firstTabInLine,state.events.
length=snapshot.eventsLength}function throwError(state,message){YAMLException.throwAt(state.input.slice(0,state.length),state.position,message,state.filename)}function isEol(c){
return c===10||c===13}function isWhiteSpace(c){return c===9||c===32}function isWsOrEol(c){return isWhiteSpace(c)||isEol(c)}function isWsOrEolOrEnd(c){return c===
0||isWsOrEol(c)}function isFlowIndicator(c){return c===44||c===91||c===93||c===123||c===125}function fromDecimalCode(c){return c>=48&&c<=57?c-48:-1}function fromHexCode(c){
if(c>=48&&c<=57)return c-48;let lc=c|32;return lc>=97&&lc<=102?lc-97+10:-1}function escapedHexLen(c){return c===120?2:c===117?4:c===85?8:0}function isSimpleEscape(c){
return c===48||c===97||c===98||c===116||c===9||c===110||c===118||c===102||c===114||c===101||c===32||c===34||c===47||c===92||c===78||c===95||c===76||c===80}function consumeLineBreak(state){
state.input.charCodeAt(state.position)===10?state.position++:(state.position++,state.input.charCodeAt(state.position)===10&&state.position++),state.line++,state.
lineStart=state.position,state.lineIndent=0,state.firstTabInLine=-1}function skipSeparationSpace(state,allowComments){let lineBreaks=0,ch=state.input.charCodeAt(
state.position),hasSeparation=state.position===state.lineStart||isWsOrEol(state.input.charCodeAt(state.position-1));for(;ch!==0;){for(;isWhiteSpace(ch);)hasSeparation=
!0,ch===9&&state.firstTabInLine===-1&&(state.firstTabInLine=state.position),ch=state.input.charCodeAt(++state.position);if(allowComments&&hasSeparation&&ch===35)
do ch=state.input.charCodeAt(++state.position);while(!isEol(ch)&&ch!==0);if(!isEol(ch))break;for(consumeLineBreak(state),lineBreaks++,hasSeparation=!0,ch=state.
input.charCodeAt(state.position);ch===32;)state.lineIndent++,ch=state.input.charCodeAt(++state.position)}return lineBreaks}function testDocumentSeparator(state,position=state.
position){let ch=state.input.charCodeAt(position);if((ch===45||ch===46)&&ch===state.input.charCodeAt(position+1)&&ch===state.input.charCodeAt(position+2)){let following=state.
input.charCodeAt(position+3);return following===0||isWsOrEol(following)}return!1}function skipByteOrderMark(state){state.position===state.lineStart&&state.input.
charCodeAt(state.position)===65279&&(state.position++,state.lineStart=state.position)}function testDocumentBoundary(state){if(state.position!==state.lineStart)return!1;
if(testDocumentSeparator(state))return!0;if(state.input.charCodeAt(state.position)!==65279)return!1;let snapshot=snapshotState(state);skipByteOrderMark(state),skipSeparationSpace(
state,!0);let ch=state.input.charCodeAt(state.position),result=state.position===state.lineStart&&(ch===37||ch===45&&testDocumentSeparator(state));return restoreState(
state,snapshot),result}function skipUntilLineEnd(state){let ch=state.input.charCodeAt(state.position);for(;ch!==0&&!isEol(ch);)ch=state.input.charCodeAt(++state.
position)}function checkPrintable(state,start,end){let match=PATTERN_NON_PRINTABLE.exec(state.input.slice(start,end));match!==null&&(state.position=start+match.
index+match[0].length-1,throwError(state,"the stream contains non-printable characters"))}function readTagProperty(state,props,inFlow){if(state.input.charCodeAt(
state.position)!==33)return!1;props.tagStart!==NO_RANGE$1&&throwError(state,"duplication of a tag property");let start=state.position,isVerbatim=!1,isNamed=!1,tagHandle="\
!",ch=state.input.charCodeAt(++state.position);ch===60?(isVerbatim=!0,ch=state.input.charCodeAt(++state.position)):ch===33&&(isNamed=!0,tagHandle="!!",ch=state.
input.charCodeAt(++state.position));let suffixStart=state.position,tagName;if(isVerbatim){for(;ch!==0&&ch!==62;)ch=state.input.charCodeAt(++state.position);ch!==
62&&throwError(state,"unexpected end of the stream within a verbatim tag"),tagName=state.input.slice(suffixStart,state.position),state.position++}else{for(;ch!==
0&&!isWsOrEol(ch)&&!(inFlow&&isFlowIndicator(ch));)ch===33&&(isNamed?throwError(state,"tag suffix cannot contain exclamation marks"):(tagHandle=state.input.slice(
suffixStart-1,state.position+1),PATTERN_TAG_HANDLE.test(tagHandle)||throwError(state,"named tag handle cannot contain such characters"),isNamed=!0,suffixStart=state.
position+1)),ch=state.input.charCodeAt(++state.position);tagName=state.input.slice(suffixStart,state.position),PATTERN_FLOW_INDICATORS.test(tagName)&&throwError(
state,"tag suffix cannot contain flow indicator characters")}return tagName&&!(isVerbatim?PATTERN_TAG_URI.test(tagName):PATTERN_TAG_SUFFIX.test(tagName))&&throwError(
state,`tag name cannot contain such characters: ${tagName}`),!isVerbatim&&tagHandle!=="!"&&tagHandle!=="!!"&&!HAS_OWN.call(state.tagHandlers,tagHandle)&&throwError(
state,`undeclared tag handle "${tagHandle}"`),props.tagStart=start,props.tagEnd=state.position,!0}function readAnchorProperty(state,props){if(state.input.charCodeAt(
state.position)!==38)return!1;props.anchorStart!==NO_RANGE$1&&throwError(state,"duplication of an anchor property"),state.position++;let start=state.position;for(;state.
input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position))&&!isFlowIndicator(state.input.charCodeAt(state.position));)state.position++;
return state.position===start&&throwError(state,"name of an anchor node must contain at least one character"),props.anchorStart=start,props.anchorEnd=state.position,
!0}function readAlias(state,props){if(state.input.charCodeAt(state.position)!==42)return!1;(props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1)&&throwError(
state,"alias node should not have any properties"),state.position++;let start=state.position;for(;state.input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.
charCodeAt(state.position))&&!isFlowIndicator(state.input.charCodeAt(state.position));)state.position++;return state.position===start&&throwError(state,"name of\
 an alias node must contain at least one character"),addAliasEvent(state,start,state.position),!0}function readFlowScalarBreak(state,nodeIndent){skipSeparationSpace(
state,!1),state.lineIndent<nodeIndent&&throwError(state,"deficient indentation")}function readSingleQuotedScalar(state,nodeIndent,props){if(state.input.charCodeAt(
state.position)!==39)return!1;state.position++;let start=state.position,simple=!0;for(;state.input.charCodeAt(state.position)!==0;){let ch=state.input.charCodeAt(
state.position);if(ch===39){if(state.input.charCodeAt(state.position+1)===39){simple=!1,state.position+=2;continue}let end=state.position;return state.position++,
addScalarEvent(state,start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.SINGLE_QUOTED,CHOMPING_MODE.CLIP,-1,simple),!0}isEol(ch)?
(simple=!1,readFlowScalarBreak(state,nodeIndent)):state.position===state.lineStart&&testDocumentSeparator(state)?throwError(state,"unexpected end of the documen\
t within a single quoted scalar"):ch!==9&&ch<32?throwError(state,"expected valid JSON character"):state.position++}throwError(state,"unexpected end of the strea\
m within a single quoted scalar")}function readDoubleQuotedScalar(state,nodeIndent,props){if(state.input.charCodeAt(state.position)!==34)return!1;state.position++;
let start=state.position,simple=!0;for(;state.input.charCodeAt(state.position)!==0;){let ch=state.input.charCodeAt(state.position);if(ch===34){let end=state.position;
return state.position++,addScalarEvent(state,start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.DOUBLE_QUOTED,CHOMPING_MODE.CLIP,
-1,simple),!0}if(ch===92){simple=!1;let escaped2=state.input.charCodeAt(++state.position);if(isEol(escaped2))readFlowScalarBreak(state,nodeIndent);else if(isSimpleEscape(
escaped2))state.position++;else{let hexLength=escapedHexLen(escaped2);for(hexLength===0&&throwError(state,"unknown escape sequence");hexLength-- >0;)state.position++,
fromHexCode(state.input.charCodeAt(state.position))<0&&throwError(state,"expected hexadecimal character");state.position++}}else isEol(ch)?(simple=!1,readFlowScalarBreak(
state,nodeIndent)):state.position===state.lineStart&&testDocumentSeparator(state)?throwError(state,"unexpected end of the document within a double quoted scalar"):
ch!==9&&ch<32?throwError(state,"expected valid JSON character"):state.position++}throwError(state,"unexpected end of the stream within a double quoted scalar")}
function readBlockScalar(state,parentIndent,props){let ch=state.input.charCodeAt(state.position),chomping=CHOMPING_MODE.CLIP,indent=-1,detectedIndent=!1;if(ch!==
124&&ch!==62)return!1;let style=ch===124?SCALAR_STYLE.LITERAL_BLOCK:SCALAR_STYLE.FOLDED_BLOCK;for(state.position++;state.input.charCodeAt(state.position)!==0;){
let current=state.input.charCodeAt(state.position),digit=fromDecimalCode(current);if(current===43||current===45)chomping!==CHOMPING_MODE.CLIP&&throwError(state,
"repeat of a chomping mode identifier"),chomping=current===43?CHOMPING_MODE.KEEP:CHOMPING_MODE.STRIP,state.position++;else if(digit>=0)digit===0&&throwError(state,
"bad explicit indentation width of a block scalar; it cannot be less than one"),detectedIndent&&throwError(state,"repeat of an indentation width identifier"),indent=
parentIndent+digit-1,detectedIndent=!0,state.position++;else break}let hadWhitespace=!1;for(;isWhiteSpace(state.input.charCodeAt(state.position));)hadWhitespace=
!0,state.position++;hadWhitespace&&state.input.charCodeAt(state.position)===35&&skipUntilLineEnd(state),isEol(state.input.charCodeAt(state.position))?consumeLineBreak(
state):state.input.charCodeAt(state.position)!==0&&throwError(state,"a line break is expected");let contentIndent=detectedIndent?indent:-1,maxLeadingIndent=0,valueStart2=state.
position,valueEnd=state.position;for(;state.input.charCodeAt(state.position)!==0;){let linePosition=state.position,column=0;for(;state.input.charCodeAt(linePosition+
column)===32;)column++;let first=state.input.charCodeAt(linePosition+column);if(first===0){contentIndent>=0?column>contentIndent&&(valueEnd=linePosition+column):
column>0&&(valueEnd=linePosition+column);break}if(testDocumentBoundary(state))break;if(!detectedIndent&&contentIndent===-1&&isEol(first)&&(maxLeadingIndent=Math.
max(maxLeadingIndent,column)),!detectedIndent&&contentIndent===-1&&!isEol(first)&&(first===9&&column<parentIndent&&(state.position=linePosition+column,throwError(
state,"tab characters must not be used in indentation")),column>=parentIndent&&column<maxLeadingIndent&&(state.position=linePosition+column,throwError(state,"ba\
d indentation of a mapping entry"))),contentIndent===-1&&first!==0&&!isEol(first)&&column<parentIndent){state.lineIndent=column,state.position=linePosition+column;
break}!detectedIndent&&first!==0&&!isEol(first)&&contentIndent===-1&&(contentIndent=column);let requiredIndent=contentIndent===-1?parentIndent+1:contentIndent;if(first!==
0&&!isEol(first)&&column<requiredIndent){state.lineIndent=column,state.position=linePosition+column;break}skipUntilLineEnd(state),valueEnd=state.position,isEol(
state.input.charCodeAt(state.position))&&(consumeLineBreak(state),valueEnd=state.position)}return checkPrintable(state,valueStart2,valueEnd),addScalarEvent(state,
valueStart2,valueEnd,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,style,chomping,contentIndent),!0}function canStartPlainScalar(state,nodeContext){
let ch=state.input.charCodeAt(state.position),inFlow=nodeContext===CONTEXT_FLOW_IN;if(ch===0||isWsOrEol(ch)||ch===35||ch===38||ch===42||ch===33||ch===124||ch===
62||ch===39||ch===34||ch===37||ch===64||ch===96||isFlowIndicator(ch))return!1;if(ch===63||ch===45){let following=state.input.charCodeAt(state.position+1);if(isWsOrEolOrEnd(
following)||inFlow&&isFlowIndicator(following))return!1}return!0}function readPlainScalar(state,nodeIndent,nodeContext,props){if(!canStartPlainScalar(state,nodeContext))
return!1;let start=state.position,end=state.position,ch=state.input.charCodeAt(state.position),inFlow=nodeContext===CONTEXT_FLOW_IN,multiline=!1;for(;ch!==0&&!testDocumentBoundary(
state);){if(ch===58){let following=state.input.charCodeAt(state.position+1);if(isWsOrEolOrEnd(following)||inFlow&&isFlowIndicator(following))break}else if(ch===
35){if(isWsOrEol(state.input.charCodeAt(state.position-1)))break}else{if(inFlow&&isFlowIndicator(ch))break;if(isEol(ch)){let savedPosition=state.position,savedLine=state.
line,savedLineStart=state.lineStart,savedLineIndent=state.lineIndent;if(skipSeparationSpace(state,!1),state.lineIndent>=nodeIndent){multiline=!0,ch=state.input.
charCodeAt(state.position);continue}state.position=savedPosition,state.line=savedLine,state.lineStart=savedLineStart,state.lineIndent=savedLineIndent;break}}isWhiteSpace(
ch)||(end=state.position+1),ch=state.input.charCodeAt(++state.position)}return end===start?!1:(checkPrintable(state,start,end),addScalarEvent(state,start,end,props.
anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.PLAIN,CHOMPING_MODE.CLIP,-1,!multiline),!0)}function skipFlowSeparationSpace(state,nodeIndent){
let startLine=state.line;skipSeparationSpace(state,!0),(state.line>startLine&&state.lineIndent<nodeIndent||state.firstTabInLine!==-1&&state.lineIndent<nodeIndent)&&
throwError(state,"deficient indentation")}function readFlowCollection(state,nodeIndent,props){let ch=state.input.charCodeAt(state.position),isMapping=ch===123,start=state.
position,readNext=!0;if(ch!==91&&ch!==123)return!1;let terminator=isMapping?125:93;for(isMapping?addMappingEvent(state,start,props.anchorStart,props.anchorEnd,props.
tagStart,props.tagEnd,COLLECTION_STYLE.FLOW):addSequenceEvent(state,start,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.FLOW),state.
position++;state.input.charCodeAt(state.position)!==0;){skipFlowSeparationSpace(state,nodeIndent);let ch2=state.input.charCodeAt(state.position);if(ch2===terminator)
return state.position++,addPopEvent(state),!0;readNext?ch2===44&&throwError(state,"expected the node content, but found ','"):throwError(state,"missed comma bet\
ween flow collection entries");let isPair=!1,isExplicitPair=!1;ch2===63&&isWsOrEol(state.input.charCodeAt(state.position+1))&&(isPair=isExplicitPair=!0,state.position+=
1,skipFlowSeparationSpace(state,nodeIndent));let entryLine=state.line,entryStart=snapshotState(state),keyWasRead=parseNode(state,nodeIndent,CONTEXT_FLOW_IN,!1,!0);
skipFlowSeparationSpace(state,nodeIndent),ch2=state.input.charCodeAt(state.position),(isMapping||isExplicitPair||state.line===entryLine)&&ch2===58?(isPair=!0,state.
position++,skipFlowSeparationSpace(state,nodeIndent),isMapping||insertFlowPairMappingEvent(state,entryStart),keyWasRead||addEmptyScalarEvent(state),parseNode(state,
nodeIndent,CONTEXT_FLOW_IN,!1,!0)||addEmptyScalarEvent(state),skipFlowSeparationSpace(state,nodeIndent),isMapping||addPopEvent(state)):isMapping&&isPair?(keyWasRead||
addEmptyScalarEvent(state),addEmptyScalarEvent(state)):isMapping?addEmptyScalarEvent(state):isPair&&(insertFlowPairMappingEvent(state,entryStart),keyWasRead||addEmptyScalarEvent(
state),addEmptyScalarEvent(state),addPopEvent(state)),ch2=state.input.charCodeAt(state.position),ch2===44?(readNext=!0,state.position++):readNext=!1}throwError(
state,"unexpected end of the stream within a flow collection")}function readBlockSequence(state,nodeIndent,props){if(state.firstTabInLine!==-1||state.input.charCodeAt(
state.position)!==45||!isWsOrEolOrEnd(state.input.charCodeAt(state.position+1)))return!1;for(addSequenceEvent(state,state.position,props.anchorStart,props.anchorEnd,
props.tagStart,props.tagEnd,COLLECTION_STYLE.BLOCK);state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+1));){state.
firstTabInLine!==-1&&(state.position=state.firstTabInLine,throwError(state,"tab characters must not be used in indentation"));let entryLine=state.line;state.position++;
let hadBreak=skipSeparationSpace(state,!0)>0;if(state.firstTabInLine!==-1&&state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.
position+1))&&throwError(state,"bad indentation of a sequence entry"),hadBreak&&state.lineIndent<=nodeIndent?addEmptyScalarEvent(state):parseNode(state,nodeIndent,
CONTEXT_BLOCK_IN,!1,!0),skipSeparationSpace(state,!0),state.lineIndent<nodeIndent||state.position>=state.length)break;state.lineIndent>nodeIndent&&throwError(state,
"bad indentation of a sequence entry"),state.line===entryLine&&state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+
1))&&throwError(state,"bad indentation of a sequence entry")}return addPopEvent(state),!0}function readBlockMapping(state,nodeIndent,flowIndent,props){let atExplicitKey=!1,
detected=!1,mappingOpened=!1,pendingExplicitKey=!1;if(state.firstTabInLine!==-1)return!1;let ch=state.input.charCodeAt(state.position);for(;ch!==0;){!atExplicitKey&&
state.firstTabInLine!==-1&&(state.position=state.firstTabInLine,throwError(state,"tab characters must not be used in indentation"));let following=state.input.charCodeAt(
state.position+1),entryLine=state.line;if((ch===63||ch===58)&&isWsOrEolOrEnd(following))mappingOpened||(addMappingEvent(state,state.position,props.anchorStart,props.
anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.BLOCK),mappingOpened=!0),ch===63?(atExplicitKey&&addEmptyScalarEvent(state),detected=!0,atExplicitKey=!0):
(atExplicitKey||(addEmptyScalarEvent(state),detected=!0),atExplicitKey=!1),state.position+=1,pendingExplicitKey=!0;else{atExplicitKey&&(addEmptyScalarEvent(state),
atExplicitKey=!1);let beforeKey=snapshotState(state);if(!parseNode(state,flowIndent,CONTEXT_FLOW_OUT,!1,!0))break;if(state.line===entryLine){for(ch=state.input.
charCodeAt(state.position);isWhiteSpace(ch);)ch=state.input.charCodeAt(++state.position);if(ch===58)ch=state.input.charCodeAt(++state.position),isWsOrEolOrEnd(ch)||
throwError(state,"a whitespace character is expected after the key-value separator within a block mapping"),mappingOpened||(state.events.splice(beforeKey.eventsLength,
0,{type:EVENT_ID.MAPPING,start:beforeKey.position,anchorStart:props.anchorStart,anchorEnd:props.anchorEnd,tagStart:props.tagStart,tagEnd:props.tagEnd,style:COLLECTION_STYLE.
BLOCK}),mappingOpened=!0),detected=!0,atExplicitKey=!1,pendingExplicitKey=!1;else if(detected)throwError(state,"expected ':' after a mapping key");else return props.
anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1?(restoreState(state,beforeKey),!1):!0}else if(detected)throwError(state,"can not read a block mapping entr\
y; a multiline key may not be an implicit key");else return props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1?(restoreState(state,beforeKey),!1):!0}if(parseNode(
state,nodeIndent,CONTEXT_BLOCK_OUT,!0,pendingExplicitKey)&&(pendingExplicitKey=!1),atExplicitKey||pendingExplicitKey&&(addEmptyScalarEvent(state),pendingExplicitKey=
!1),skipSeparationSpace(state,!0),ch=state.input.charCodeAt(state.position),(state.line===entryLine||state.lineIndent>nodeIndent)&&ch!==0)throwError(state,"bad \
indentation of a mapping entry");else if(state.lineIndent<nodeIndent)break}return detected?(atExplicitKey&&addEmptyScalarEvent(state),mappingOpened&&addPopEvent(
state),!0):!1}function parseNode(state,parentIndent,nodeContext,allowToSeek,allowCompact,allowPropertyMapping=!0){state.depth>=state.maxDepth&&throwError(state,
`nesting exceeded maxDepth (${state.maxDepth})`),state.depth++;let indentStatus=1,atNewLine=!1,hasContent=!1,propertyStart=null,props=emptyProperties(),allowBlockScalars=nodeContext===
CONTEXT_BLOCK_OUT||nodeContext===CONTEXT_BLOCK_IN,allowBlockCollections=allowBlockScalars,allowBlockStyles=allowBlockScalars;if(allowToSeek&&skipSeparationSpace(
state,!0)&&(atNewLine=!0,state.lineIndent>parentIndent?indentStatus=1:state.lineIndent===parentIndent?indentStatus=0:indentStatus=-1),indentStatus===1)for(;;){let ch=state.
input.charCodeAt(state.position),propertyState=snapshotState(state);if(atNewLine&&indentStatus!==1&&(ch===33||ch===38))break;if(atNewLine&&allowBlockStyles&&(props.
tagStart!==NO_RANGE$1||props.anchorStart!==NO_RANGE$1)&&(ch===33||ch===38)){let fallbackState=snapshotState(state),flowIndent=parentIndent+1;if(readBlockMapping(
state,state.position-state.lineStart,flowIndent,props)&&state.events[fallbackState.eventsLength]?.type===EVENT_ID.MAPPING)return state.depth--,!0;restoreState(state,
fallbackState)}if(atNewLine&&(ch===33&&props.tagStart!==NO_RANGE$1||ch===38&&props.anchorStart!==NO_RANGE$1)||!readTagProperty(state,props,nodeContext===CONTEXT_FLOW_IN)&&
!readAnchorProperty(state,props))break;propertyStart===null&&(propertyStart=propertyState),skipSeparationSpace(state,!0)?(atNewLine=!0,allowBlockCollections=allowBlockStyles,
state.lineIndent>parentIndent?indentStatus=1:state.lineIndent===parentIndent?indentStatus=0:indentStatus=-1):allowBlockCollections=!1}if(allowBlockCollections&&
(allowBlockCollections=atNewLine||allowCompact),indentStatus===1||nodeContext===CONTEXT_BLOCK_OUT){let flowIndent=nodeContext===CONTEXT_FLOW_IN||nodeContext===CONTEXT_FLOW_OUT?
parentIndent:parentIndent+1,blockIndent=state.position-state.lineStart;if(indentStatus===1)if(allowBlockCollections&&(readBlockSequence(state,blockIndent,props)||
readBlockMapping(state,blockIndent,flowIndent,props))||readFlowCollection(state,flowIndent,props))hasContent=!0;else{let ch=state.input.charCodeAt(state.position);
if(propertyStart!==null&&allowPropertyMapping&&allowBlockStyles&&!allowBlockCollections&&ch!==124&&ch!==62){let fallbackState=snapshotState(state),propertyIndent=propertyStart.
position-propertyStart.lineStart;restoreState(state,propertyStart),readBlockMapping(state,propertyIndent,flowIndent,emptyProperties())&&state.events[fallbackState.
eventsLength]?.type===EVENT_ID.MAPPING?hasContent=!0:restoreState(state,fallbackState)}!hasContent&&(allowBlockScalars&&readBlockScalar(state,flowIndent,props)||
readSingleQuotedScalar(state,flowIndent,props)||readDoubleQuotedScalar(state,flowIndent,props)||readAlias(state,props)||readPlainScalar(state,flowIndent,nodeContext,
props))&&(hasContent=!0)}else indentStatus===0&&(hasContent=allowBlockCollections&&readBlockSequence(state,blockIndent,props))}return allowBlockScalars=allowBlockScalars&&
!hasContent,!hasContent&&(props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1||allowBlockScalars)&&(addScalarEvent(state,NO_RANGE$1,NO_RANGE$1,props.anchorStart,
props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.PLAIN),hasContent=!0),state.depth--,hasContent||props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1}
function readDirective(state){if(state.lineIndent>0||state.input.charCodeAt(state.position)!==37)return!1;state.position++;let nameStart=state.position;for(;state.
input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position));)state.position++;let name=state.input.slice(nameStart,state.position),
args=[];for(name.length===0&&throwError(state,"directive name must not be less than one character in length");state.input.charCodeAt(state.position)!==0&&!isEol(
state.input.charCodeAt(state.position));){for(;isWhiteSpace(state.input.charCodeAt(state.position));)state.position++;if(state.input.charCodeAt(state.position)===
35||isEol(state.input.charCodeAt(state.position))||state.input.charCodeAt(state.position)===0)break;let start=state.position;for(;state.input.charCodeAt(state.position)!==
0&&!isWsOrEol(state.input.charCodeAt(state.position));)state.position++;args.push(state.input.slice(start,state.position))}if(isEol(state.input.charCodeAt(state.
position))&&consumeLineBreak(state),name==="YAML"){state.directives.some(directive=>directive.kind==="yaml")&&throwError(state,"duplication of %YAML directive"),
args.length!==1&&throwError(state,"YAML directive accepts exactly one argument");let match=/^([0-9]+)\.([0-9]+)$/.exec(args[0]);match===null&&throwError(state,"\
ill-formed argument of the YAML directive"),parseInt(match[1],10)!==1&&throwError(state,"unacceptable YAML version of the document"),state.directives.push({kind:"\
yaml",version:args[0]})}else if(name==="TAG"){args.length!==2&&throwError(state,"TAG directive accepts exactly two arguments");let[handle,prefix]=args;PATTERN_TAG_HANDLE.
test(handle)||throwError(state,"ill-formed tag handle (first argument) of the TAG directive"),HAS_OWN.call(state.tagHandlers,handle)&&throwError(state,`there is\
 a previously declared suffix for "${handle}" tag handle`),PATTERN_TAG_PREFIX.test(prefix)||throwError(state,"ill-formed tag prefix (second argument) of the TAG\
 directive"),state.tagHandlers[handle]=prefix,state.directives.push({kind:"tag",handle,prefix})}return!0}function readDocument(state){state.directives=[],state.
tagHandlers=Object.create(null);let hasDirectives=!1;for(skipSeparationSpace(state,!0);readDirective(state);)hasDirectives=!0,skipSeparationSpace(state,!0);let explicitStart=!1,
explicitEnd=!1,allowCompact=!0;if(state.lineIndent===0&&state.input.charCodeAt(state.position)===45&&state.input.charCodeAt(state.position+1)===45&&state.input.
charCodeAt(state.position+2)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+3))){explicitStart=!0;let markerLine=state.line;state.position+=3,skipSeparationSpace(
state,!0),allowCompact=state.line>markerLine}else hasDirectives&&throwError(state,"directives end mark is expected");let documentEventIndex=state.events.length;
if(!explicitStart&&state.position===state.lineStart&&state.input.charCodeAt(state.position)===46&&testDocumentSeparator(state)){state.position+=3,skipSeparationSpace(
state,!0);return}if(addDocumentEvent(state,explicitStart,!1),parseNode(state,state.lineIndent-1,CONTEXT_BLOCK_OUT,!1,allowCompact,allowCompact)||addEmptyScalarEvent(
state),skipSeparationSpace(state,!0),state.position===state.lineStart&&testDocumentSeparator(state)&&(explicitEnd=state.input.charCodeAt(state.position)===46,explicitEnd)){
let markerLine=state.line;state.position+=3,skipSeparationSpace(state,!0),state.line===markerLine&&state.position<state.length&&throwError(state,"end of the str\
eam or a document separator is expected")}let documentEvent=state.events[documentEventIndex];documentEvent?.type===EVENT_ID.DOCUMENT&&(documentEvent.explicitEnd=
explicitEnd),addPopEvent(state),!explicitEnd&&state.position<state.length&&!testDocumentBoundary(state)&&throwError(state,"end of the stream or a document separ\
ator is expected")}function parseEvents(input,options){let length=input.length,state=__spreadProps(__spreadValues(__spreadValues({},DEFAULT_PARSER_OPTIONS),options),
{input:`${input}\0`,length,position:0,line:0,lineStart:0,lineIndent:0,firstTabInLine:-1,depth:0,directives:[],tagHandlers:Object.create(null),events:[]}),nullpos=input.
indexOf("\0");for(nullpos!==-1&&YAMLException.throwAt(input,nullpos,"null byte is not allowed in input",state.filename);state.position<state.length&&(skipByteOrderMark(
state),skipSeparationSpace(state,!0),!(state.position>=state.length));){let documentStart=state.position;readDocument(state),state.position===documentStart&&throwError(
state,"can not read a document")}return state.events}var DEFAULT_LOAD_OPTIONS=__spreadValues(__spreadValues({},DEFAULT_PARSER_OPTIONS),DEFAULT_CONSTRUCTOR_OPTIONS);function hasBit(mask,bit){return(mask&1<<bit)!==0}var DEFAULT_SCALAR_STYLE_RULES={applyQuoteFlowKeysOption,doubleQuoteForInvisibles,doubleQuoteWhitespaceOnly,applyForceQuotesOption,
tryLongOrMultilineAsBlock,quoteInvalidPlain,fallbackToDoubleQuoted};function _preferredQuotedStyle(layout){return layout.presenterOptions.quoteStyle==="single"&&
hasBit(layout.allowedStylesMask,SCALAR_STYLE.SINGLE_QUOTED)?SCALAR_STYLE.SINGLE_QUOTED:SCALAR_STYLE.DOUBLE_QUOTED}function applyQuoteFlowKeysOption(layout){layout.
presenterOptions.quoteFlowKeys&&(!layout.isKey||!layout.flowOnly||layout.style!==SCALAR_STYLE.PLAIN||(layout.style=SCALAR_STYLE.DOUBLE_QUOTED))}function doubleQuoteForInvisibles(layout){
layout.style===SCALAR_STYLE.PLAIN&&/[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}function doubleQuoteWhitespaceOnly(layout){
layout.style===SCALAR_STYLE.PLAIN&&/^\s+$/.test(layout.node.value)&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}function applyForceQuotesOption(layout){layout.presenterOptions.
forceQuotes&&(layout.isKey||layout.style!==SCALAR_STYLE.PLAIN||layout.node.tag===layout.presenterOptions.schema.defaultScalarTag.tagName&&(layout.style=layout.node.
value.includes(`
`)?SCALAR_STYLE.DOUBLE_QUOTED:_preferredQuotedStyle(layout)))}function tryLongOrMultilineAsBlock(layout){if(layout.style!==SCALAR_STYLE.PLAIN||layout.isKey)return;
let value=layout.node.value,multiline=value.indexOf(`
`)!==-1;if(!hasBit(layout.allowedStylesMask,SCALAR_STYLE.LITERAL_BLOCK)){multiline&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED);return}let w=layout.presenterOptions.
lineWidth;if(w===-1){multiline&&(layout.style=SCALAR_STYLE.LITERAL_BLOCK);return}let availableWidth=Math.max(Math.min(w,40),w-layout.shiftOfContent),position=0,
shouldFold=!1;for(;position<=value.length;){let lineEnd=value.length,nextLineBreak=value.indexOf(`
`,position);nextLineBreak!==-1&&(lineEnd=nextLineBreak);let line2=value.slice(position,lineEnd);if(line2.length>availableWidth&&line2[0]!==" "&&/ [^ \t]/.test(line2)&&
(shouldFold=!0),nextLineBreak===-1)break;position=nextLineBreak+1}shouldFold?layout.style=SCALAR_STYLE.FOLDED_BLOCK:multiline&&(layout.style=SCALAR_STYLE.LITERAL_BLOCK)}
function quoteInvalidPlain(layout){layout.style===SCALAR_STYLE.PLAIN&&!hasBit(layout.allowedStylesMask,SCALAR_STYLE.PLAIN)&&(layout.style=_preferredQuotedStyle(
layout))}function fallbackToDoubleQuoted(layout){hasBit(layout.allowedStylesMask,layout.style)||(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}var SRC_C_PRINTABLE="[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]",SRC_B_CHAR="[\\n\\r]",SRC_C_BYTE_ORDER_MARK="\\uFEFF",
SRC_S_WHITE="[ \\t]",SRC_NB_CHAR=`(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`,SRC_NS_CHAR=`(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`,SRC_NB_JSON="\
[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]",SRC_C_INDICATOR="[-?:,\\[\\]{}#&*!|>'\"%@`]",SRC_C_FLOW_INDICATOR="[,\\[\\]{}]",SRC_NS_PLAIN_SAFE_FLOW_OUT=SRC_NS_CHAR,
SRC_NS_PLAIN_SAFE_FLOW_IN=`(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`,SRC_NS_PLAIN_FIRST_FLOW_OUT=`(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}\
))`,SRC_NS_PLAIN_FIRST_FLOW_IN=`(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`,SRC_NS_PLAIN_CHAR_FLOW_OUT=`(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT}\
)|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`,SRC_NS_PLAIN_CHAR_FLOW_IN=`(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`,SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT=`\
(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`,SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN=`(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`,SRC_NS_PLAIN_ONE_LINE_FLOW_OUT=`${SRC_NS_PLAIN_FIRST_FLOW_OUT}\
#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`,SRC_NS_PLAIN_ONE_LINE_FLOW_IN=`${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`,SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY=SRC_NS_PLAIN_ONE_LINE_FLOW_OUT,
SRC_NS_PLAIN_ONE_LINE_FLOW_KEY=SRC_NS_PLAIN_ONE_LINE_FLOW_IN,SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT=`\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`,
SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN=`\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`,SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT=`${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}\
(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`,SRC_NS_PLAIN_MULTI_LINE_FLOW_IN=`${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`,NS_PLAIN_FLOW_OUT=new RegExp(
`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`,"u"),NS_PLAIN_FLOW_IN=new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`,"u"),NS_PLAIN_BLOCK_KEY=new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY}\
)$`,"u"),NS_PLAIN_FLOW_KEY=new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`,"u"),NB_SINGLE_ONE_LINE=new RegExp(`^(?:${SRC_NB_JSON})*$`,"u"),NB_SINGLE_MULTI_LINE=new RegExp(
`^(?:${SRC_NB_JSON}|\\n)*$`,"u"),BLOCK_SCALAR_CONTENT=new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`,"u");var DEFAULT_PRESENTER_OPTIONS={indent:2,seqNoIndent:!1,seqInlineFirst:!0,lineWidth:80,flowBracketPadding:!1,flowSkipCommaSpace:!1,flowSkipColonSpace:!1,quoteFlowKeys:!1,
quoteStyle:"single",forceQuotes:!1,scalarStyleRules:Object.keys(DEFAULT_SCALAR_STYLE_RULES).map(name=>Reflect.get(DEFAULT_SCALAR_STYLE_RULES,name)),tagBeforeAnchor:!1};var DEFAULT_DUMP_OPTIONS=__spreadProps(__spreadValues({},DEFAULT_PRESENTER_OPTIONS),{schema:DUMP_SCHEMA,skipInvalid:!1,noRefs:!1,flowLevel:-1,sortKeys:!1,transform:()=>{}});var EVENT_DOCUMENT=EVENT_ID.DOCUMENT,EVENT_SEQUENCE=EVENT_ID.SEQUENCE,EVENT_MAPPING=EVENT_ID.MAPPING,EVENT_SCALAR=EVENT_ID.SCALAR,EVENT_ALIAS=EVENT_ID.ALIAS,EVENT_POP=EVENT_ID.
POP,SCALAR_STYLE_PLAIN=SCALAR_STYLE.PLAIN,SCALAR_STYLE_SINGLE_QUOTED=SCALAR_STYLE.SINGLE_QUOTED,SCALAR_STYLE_DOUBLE_QUOTED=SCALAR_STYLE.DOUBLE_QUOTED,SCALAR_STYLE_LITERAL_BLOCK=SCALAR_STYLE.
LITERAL_BLOCK,SCALAR_STYLE_FOLDED_BLOCK=SCALAR_STYLE.FOLDED_BLOCK,COLLECTION_STYLE_BLOCK=COLLECTION_STYLE.BLOCK,COLLECTION_STYLE_FLOW=COLLECTION_STYLE.FLOW,CHOMPING_CLIP=CHOMPING_MODE.
CLIP,CHOMPING_STRIP=CHOMPING_MODE.STRIP,CHOMPING_KEEP=CHOMPING_MODE.KEEP;function withoutFlowBreaks(text2){let open=-1,out="",copied=0,line2=0;for(;line2<text2.length;){let indent=countSpaces(text2,line2),at=valueStart(text2,line2+indent),
unit=text2.charCodeAt(at);if(unit===34||unit===39||unit===91||unit===123){let comments=[],end=flowEnd(text2,at,comments);if(end<0){open=at;break}(spansLines(text2,
at,end)||holds(text2,"	",line2,end))&&(out+=text2.slice(copied,line2)+blank(text2,line2,at,[])+blank(text2,at,end,comments),copied=end),line2=nextLine(text2,end)}else
unit===124||unit===62?line2=skipDeeper(text2,nextLine(text2,at),indentOfOwner(text2,line2,at)):unit===35||isBlankOrEnd(unit)?line2=nextLine(text2,at):line2=skipDeeper(
text2,nextLine(text2,at),indentOfOwner(text2,line2,at))}return{text:out+text2.slice(copied),open}}function countSpaces(text2,at){let next=at;for(;text2.charCodeAt(
next)===32;)next++;return next-at}function nextLine(text2,at){let end=text2.indexOf(`
`,at);return end<0?text2.length:end+1}function skipBlanks(text2,at){let next=at;for(;text2.charCodeAt(next)===32||text2.charCodeAt(next)===9;)next++;return next}
function isBlankOrEnd(unit){return Number.isNaN(unit)||unit===32||unit===9||unit===10||unit===13}function valueStart(text2,from){let at=from;for(;;){let unit=text2.
charCodeAt(at);if((unit===45||unit===63||unit===58)&&isBlankOrEnd(text2.charCodeAt(at+1)))at=skipBlanks(text2,at+1);else if(unit===33||unit===38){for(;!isBlankOrEnd(
text2.charCodeAt(at));)at++;at=skipBlanks(text2,at)}else{let colon=keyEnd(text2,at);if(colon<0)return at;at=skipBlanks(text2,colon+1)}}}function keyEnd(text2,at){
let unit=text2.charCodeAt(at);if(unit===35||unit===91||unit===123||unit===124||unit===62)return-1;let next=at;if(unit===34||unit===39)return next=quotedEnd(text2,
at),next<0||spansLines(text2,at,next)?-1:(next=skipBlanks(text2,next),text2.charCodeAt(next)===58&&isBlankOrEnd(text2.charCodeAt(next+1))?next:-1);for(;next<text2.
length;next++){let here=text2.charCodeAt(next);if(here===10||here===35&&isBlankOrEnd(text2.charCodeAt(next-1)))return-1;if(here===58&&isBlankOrEnd(text2.charCodeAt(
next+1)))return next}return-1}function quotedEnd(text2,at){let quote3=text2.charCodeAt(at);for(let next=at+1;next<text2.length;next++){let unit=text2.charCodeAt(
next);if(unit===92&&quote3===34)next++;else if(unit===quote3)if(quote3===39&&text2.charCodeAt(next+1)===39)next++;else return next+1}return-1}function flowEnd(text2,at,comments){
let first=text2.charCodeAt(at);if(first===34||first===39)return quotedEnd(text2,at);let depth=0;for(let next=at;next<text2.length;next++){let unit=text2.charCodeAt(
next);if(unit===91||unit===123)depth++;else if(unit===93||unit===125){if(--depth===0)return next+1}else if((unit===34||unit===39)&&startsScalar(text2,next)){if(next=
quotedEnd(text2,next)-1,next<0)return-1}else unit===35&&isBlankOrEnd(text2.charCodeAt(next-1))&&(comments.push(next),next=nextLine(text2,next)-1,comments.push(next))}
return-1}function startsScalar(text2,at){let before=text2.charCodeAt(at-1);return isBlankOrEnd(before)||before===91||before===123||before===44||before===58}function spansLines(text2,start,end){
return holds(text2,`
`,start,end)}function holds(text2,what,start,end){let at=text2.indexOf(what,start);return at>=0&&at<end}function blank(text2,start,end,comments){let out="",from=start;
for(let at=0;at<comments.length;at+=2){let comment=comments[at],behind=comments[at+1];out+=text2.slice(from,comment)+" ".repeat(behind-comment),from=behind}return(out+
text2.slice(from,end)).replace(/[\r\n\t]/g," ")}function indentOfOwner(text2,line2,at){let owner=countSpaces(text2,line2);for(let next=line2+owner;next<at&&!(text2.
charCodeAt(next)!==45||!isBlankOrEnd(text2.charCodeAt(next+1)));){let inner=skipBlanks(text2,next+1);if(inner>=at)break;owner=inner-line2,next=inner}return owner}
function skipDeeper(text2,line2,indent){let at=line2;for(;at<text2.length;){let spaces=countSpaces(text2,at),unit=text2.charCodeAt(at+spaces);if(spaces<=indent&&
unit!==10&&unit!==13)return at;at=nextLine(text2,at)}return at}var Refused=class extends Error{at;constructor(at,problem){super(problem),this.at=at}};function allowedShare(cost){return cost<=4e5?.99:cost>=4e6?.1:.99-.89*(cost-
4e5)/36e5}var properties=new WeakMap,anchored=new WeakSet,hashed=new WeakMap;var Hashes=class{constructor(text2,base){this.text=text2;this.base=base;this.#next=text2.indexOf("#")}text;base;#spans=[];#next;scalar(start,end,block){if(this.#next<
0)return;let broken=block?this.text.indexOf(`
`,start):-1,from=broken<0?start:broken;this.#next<from&&(this.#next=this.text.indexOf("#",from)),this.#next>=0&&this.#next<end&&this.#spans.push({start:this.base+
from,end:this.base+end})}of(root2){this.#spans.length>0&&hashed.set(root2,this.#spans)}};function skipSpace(text2,at){for(let next=at;;next++){let unit=text2.charCodeAt(next);if(unit===35){if(next=text2.indexOf(`
`,next),next<0)return text2.length}else if(unit!==32&&unit!==10&&unit!==13&&unit!==9)return next}}function lineStart(text2,at){return at===0?0:text2.lastIndexOf(
`
`,at-1)+1}function columnOf(text2,at){return at-lineStart(text2,at)}var WORDS=new Map([["can not read a block mapping entry; a multiline key may not be an implicit key","could not find expected ':'"],["expected ':' after a mappi\
ng key","could not find expected ':'"],["directive name must not be less than one character in length","could not find expected directive name"],["bad explicit \
indentation width of a block scalar; it cannot be less than one","found an indentation indicator equal to 0"],["unknown escape sequence","found unknown escape c\
haracter"],["tab characters must not be used in indentation","found a tab character that violates indentation"],["name of an alias node must contain at least on\
e character","did not find expected alphabetic or numeric character"],["name of an anchor node must contain at least one character","did not find expected alpha\
betic or numeric character"]]);function problemAt2(reason,text2,at){return/[@`%]/.test(text2.charAt(at))&&!reason.startsWith("directive")?"found character that \
cannot start any token":reason.startsWith("expected the node content")?"did not find expected node content":reason==="bad indentation of a mapping entry"?keyProblem(
text2,at):reason==="bad indentation of a sequence entry"?sequenceProblem(text2,at):reason==="missed comma between flow collection entries"||reason==="unexpected\
 end of the stream within a flow collection"?flowProblem(text2,at):WORDS.get(reason)??reason}function keyProblem(text2,at){let followed=/^[:?-](?=\s|$)/.exec(text2.
slice(at,at+2))?.[0];return followed===":"?"mapping values are not allowed in this context":text2.slice(text2.lastIndexOf(`
`,at-1)+1,at).trim()!==""?followed==="-"?"block sequence entries are not allowed in this context":followed==="?"?"mapping keys are not allowed in this context":
"did not find expected key":"did not find expected key"}function behindProblem(text2,at){let problem=keyProblem(text2,at);return problem.startsWith("mapping val\
ues")?problem:"did not find expected key"}function sequenceProblem(text2,at){let lines=text2.slice(0,at).split(`
`).slice(0,-1),dash=lines.findLastIndex(line2=>/^ *-(\s|$)/.test(line2)),indent=lines[dash]?.indexOf("-")??0;return lines.slice(0,Math.max(dash,0)).findLast(line2=>{
let own2=line2.search(/[^ ]/);return own2>=0&&own2<=indent&&!/[#\r-]/.test(line2.charAt(own2))})?.search(/[^ ]/)===indent?"did not find expected key":"did not f\
ind expected '-' indicator"}function flowProblem(text2,at){if(/^[-?]\s/.test(text2.slice(at,at+2)))return"did not find expected node content";let open=0;for(let before=at-
1;before>=0;before--){let unit=text2.charAt(before);if(unit==="]"||unit==="}"?open--:(unit==="["||unit==="{")&&open++,open>0)return`did not find expected ',' or\
 '${unit==="["?"]":"}"}'`}return"did not find expected ',' or ']'"}var tabLine=/^ *\t/gm;function refuseTabs(text2,root2,base){if(!text2.includes("	"))return;let fine=0,before,known4=0;for(let match of text2.matchAll(tabLine)){
let at=match.index+match[0].length-1;if(at+base<fine)continue;let around=spanning(text2,root2,base,at+base);if(around){fine=around.end;continue}at>=known4&&(before=
lastScalar(root2,at+base),known4=skipSpace(text2,at));let indent=before&&!`"'|>`.includes(text2.charAt(before.scalar.start-base))?columnOf(text2,before.parent.start-
base):-1;if(!before||indent<0||match[0].length-1<=indent)throw new Refused(base+at,"found a tab character that violates indentation")}}function isFlow(text2,at){
return text2.charCodeAt(at)===123||text2.charCodeAt(at)===91}function lastScalar(root2,offset){let parent=root2;for(;;){let last;for(let member of members(parent))
member.start>=parent.start&&member.start<=offset&&(last=member);if(!last)return;if(last.kind==="scalar")return last.start<last.end?{scalar:last,parent}:void 0;parent=
last}}function members(node){return node.kind==="map"?node.entries.map(each=>each.value):node.kind==="seq"?node.items:[]}function spanning(text2,root2,base,offset){
let node=root2;for(;node&&node.start<=offset&&offset<node.end;){if(node.kind==="scalar"||isFlow(text2,node.start-base))return node;node=members(node).find(each=>each.
start<=offset&&offset<each.end)}}var NOTATIONS=[{open:"{{",close:"}}"},{open:"{%",close:"%}"},{open:"{#",close:"#}"},{open:"<%",close:"%>"}],WORDS2=[["${",/\$\{[^{}\n]{1,200}\}/g],["%{",/%\{[^{}\n]{1,200}\}/g],
["{NAME}",/\{[A-Z][A-Z0-9_]{1,60}\}/g],["@NAME@",/@[A-Z][A-Z0-9_]{1,60}@/g]];function filled(text2){let spans=[...NOTATIONS.flatMap(each=>spansOf(text2,each)),...WORDS2.
flatMap(each=>wordsOf(text2,each))],[first]=spans.sort((one,other)=>one.start-other.start);if(!first)return;let units=text2.split("");for(let{start,end}of spans)
for(let at=start;at<end;at++)units[at]!==`
`&&(units[at]=FILL);return{text:units.join("").split(`
`).map(blankOrFilled).join(`
`),mark:first.mark}}var FILL="";function blankOrFilled(line2){return line2.includes(FILL)?/^[\s\uE000]*$/.test(line2)?" ".repeat(line2.length):line2.replaceAll(
FILL,"x"):line2}function spansOf(text2,{open,close}){let spans=[];for(let start=text2.indexOf(open);start>=0;){let end=text2.indexOf(close,start+open.length);if(end<
0)break;spans.push({start,end:end+close.length,mark:open}),start=text2.indexOf(open,end+close.length)}return spans}function wordsOf(text2,[mark,pattern]){return[
...text2.matchAll(pattern)].map(({index,0:word})=>({start:index,end:index+word.length,mark}))}var loneSurrogate=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;function decode(text2,event,json,refuse){if(event.style===3){let raw=text2.
slice(event.valueStart,event.valueEnd);if(!json)checkEscapes(raw,event.valueStart,refuse);else if(raw.includes("\\u"))return getScalarValue(text2,__spreadProps(
__spreadValues({},event),{fast:!1})).replace(loneSurrogate,"�")}return getScalarValue(text2,event.fast?__spreadProps(__spreadValues({},event),{fast:!1}):event)}
function checkEscapes(raw,at,refuse){for(let slash=raw.indexOf("\\");slash>=0;slash=raw.indexOf("\\",slash+2)){let kind=raw.charCodeAt(slash+1);if((kind===47||kind===
9)&&refuse(at+slash,"found unknown escape character"),kind!==117&&kind!==85)continue;let code=Number.parseInt(raw.slice(slash+2,slash+(kind===117?6:10)),16);(code>=
55296&&code<=57343||code>1114111)&&refuse(at+slash,"found invalid Unicode character escape code")}}function blockStart(text2,event,cursor){let last=text2.charCodeAt(
event.valueStart-1),lineStart2=text2.lastIndexOf(`
`,event.valueStart-(last===10?2:1))+1,at=Math.max(event.tagEnd,event.anchorEnd,cursor,lineStart2);for(;at<event.valueStart&&text2.charCodeAt(at)!==124&&text2.charCodeAt(
at)!==62;)at++;return at}function blockEnd(text2,event,start){let end=event.valueEnd;for(;end>event.valueStart&&text2.charCodeAt(end-1)===10&&end--,end>event.valueStart&&
text2.charCodeAt(end-1)===13&&end--,event.chomping!==3;){let blank2=end;for(;blank2>event.valueStart&&text2.charCodeAt(blank2-1)===32;)blank2--;if(!(blank2===event.
valueStart||text2.charCodeAt(blank2-1)===10)||event.indent>=0&&end-blank2>event.indent||(end=blank2,blank2===event.valueStart))break}if(end>event.valueStart)return end;
let header=event.valueStart;return header>start&&text2.charCodeAt(header-1)===10&&header--,header>start&&text2.charCodeAt(header-1)===13&&header--,header}var words=new Map([["",null],["~",null],...["null","Null","NULL"].map(word=>[word,null]),...["y","Y","yes","Yes","YES","true","True","TRUE","on","On","ON"].map(
word=>[word,!0]),...["n","N","no","No","NO","false","False","FALSE","off","Off","OFF"].map(word=>[word,!1])]),endless=/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
decimalFloat=/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,pointFloat=/^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/,integer=/^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/,
timestamp=/^\d{4}-\d\d?-\d\d?(?:[Tt]\d\d?:\d\d?:\d\d?(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)| +\d\d?:\d\d?:\d\d?(?:[.,]\d+)?)?$/,base64=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function wholeNumber(plain){let match=integer.exec(plain);if(!match)return;let[,sign,hex,binary,octal,decimal]=match,digits=hex?`0x${hex}`:binary?`0b${binary}`:
octal?`0o${octal}`:decimal,size=BigInt(digits);return sign==="-"?size<=2n**63n?-size:void 0:size<2n**(sign?63n:64n)?size:void 0}function mayMean(first){if(first>=
48&&first<=57)return!0;switch(first){case 43:case 45:case 46:case 126:case 70:case 78:case 79:case 84:case 89:case 102:case 110:case 111:case 116:case 121:return!0;default:
return!1}}function plainScalar(text2){let first=text2.charCodeAt(0);if(text2!==""&&!mayMean(first))return text2;let word=words.get(text2);if(word!==void 0)return word;
if(first>57)return text2;let short=shortDecimal(text2,first);if(short>=0)return short;if(endless.test(text2))return text2.endsWith("n")||text2.endsWith("N")?Number.
NaN:text2.startsWith("-")?-1/0:1/0;if(first===46)return pointFloat.test(text2)?float(text2.replaceAll("_",""),decimalFloat,text2):text2;let plain=text2.includes(
"_")?text2.replaceAll("_",""):text2,whole=plain.length<=70?wholeNumber(plain):void 0;return whole!==void 0?Number(whole):float(plain,decimalFloat,text2)}function shortDecimal(text2,first){
if(first<48||text2.length>9||first===48&&text2.length>1)return-1;let value=0;for(let at=0;at<text2.length;at++){let digit=text2.charCodeAt(at)-48;if(digit<0||digit>
9)return-1;value=value*10+digit}return value}function float(plain,style,otherwise=plain){if(!style.test(plain))return otherwise;let value=Number(plain);return Number.
isFinite(value)?value:otherwise}function kindOf(value){return value===null?"!!null":typeof value=="boolean"?"!!bool":typeof value=="number"?"!!float":"!!str"}function taggedScalar(tag,text2){
let short=tag.startsWith("!<tag:yaml.org,2002:")&&tag.endsWith(">")?`!!${tag.slice(20,-1)}`:tag;switch(short){case"!!binary":{let plain=text2.replaceAll(/[\r\n]/g,
"");return base64.test(plain)?new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Buffer.from(plain,"base64")):{problem:"!!binary value contains invalid base64 data"}}case"\
!!timestamp":return timestamp.test(text2)?text2:{problem:`cannot decode ${kindOf(plainScalar(text2))} \`${text2}\` as a !!timestamp`};case"!!bool":case"!!null":case"\
!!int":case"!!float":{let value=plainScalar(text2),whole=typeof value=="number"&&isWhole(text2),kind=whole?"!!int":typeof value=="string"&&timestamp.test(text2)?
"!!str":kindOf(value);return kind===short||short==="!!float"&&whole?value:{problem:`cannot decode ${kind} \`${text2}\` as a ${short}`}}default:return text2}}function isWhole(text2){
let plain=text2.replaceAll("_","");return text2.charCodeAt(0)!==46&&plain.length<=70&&wholeNumber(plain)!==void 0}function plainKey(text2){if(text2!==""&&!mayMean(
text2.charCodeAt(0)))return text2;let value=plainScalar(text2);if(typeof value=="string")return value;if(value===null)return{problem:"unsupported map key of typ\
e null"};if(typeof value=="boolean")return String(value);if(!isWhole(text2))return floatKey(value);let whole=wholeNumber(text2.replaceAll("_",""));return whole<
2n**63n?String(whole):{problem:`unsupported map key of type uint64, key: ${text2}`}}function floatKey(value){let single=Math.fround(value);if(Number.isNaN(single))
return".nan";if(!Number.isFinite(single))return single<0?"-.inf":".inf";if(single===0)return Object.is(single,-0)?"-0":"0";let digits=1;for(;digits<9&&Math.fround(
Number(single.toPrecision(digits)))!==single;)digits++;let[mantissa,exponent]=single.toExponential(digits-1).split("e"),power=Number(exponent),significant=mantissa.
includes(".")?mantissa.replace(/\.?0+$/,""):mantissa;return power>=-4&&power<6?String(+`${significant}e${power}`):`${significant}e${power<0?"-":"+"}${String(Math.
abs(power)).padStart(2,"0")}`}var fewKeys=8,infinite=value=>Number.isNaN(value)?"NaN":value>0?"+Inf":"-Inf",wantMap="map merge requires map or sequence of maps as the value";function isSame(one,other){
return one.kind==="scalar"&&other.kind==="scalar"&&one.value===other.value}function buildTree({text:text2,events,base,blanked,json}){let stack=[],duplicates=[],
anchors=new Map,top,root2,cursor=0,cost=0,fromAliases=0,hashes=new Hashes(text2,base);for(let event of events)switch(event.type){case 1:if(root2)return hashes.of(
root2),{root:root2,duplicates,end:base+cursor};break;case 2:case 3:open(event);break;case 4:cost++,scalar2(event);break;case 5:alias(event.anchorStart,event.anchorEnd);
break;default:top&&close(top)}return root2??={kind:"scalar",value:null,start:base,end:base},hashes.of(root2),{root:root2,duplicates,end:base+cursor};function refuse(at,problem){
throw new Refused(base+at,problem)}function newAnchor(event){if(event.anchorStart<0)return;let anchor={node:void 0,cost:0,height:0};return anchors.set(text2.slice(
event.anchorStart,event.anchorEnd),anchor),anchor}function open(event){cost++,top?.entries&&top.name===void 0&&refuse(event.start,"invalid map key: a key must b\
e a scalar");let flow2=event.style===2,first=text2.charCodeAt(event.start),closing=flow2?event.type===2?93:first===123?125:0:0;top={entries:event.type===3?[]:void 0,
items:event.type===2?[]:void 0,start:event.start,flow:flow2,closing,anchor:newAnchor(event),properties:propertiesOf(event),costBefore:cost,height:1,index:void 0,
name:void 0,keyStart:0,keyEnd:0,merges:!1,merged:void 0,colonEnd:-1},stack.push(top),cursor=closing?event.start+1:event.start}function close(frame){if(frame.closing){
let at=skipSpace(text2,cursor);for(;at<text2.length&&text2.charCodeAt(at)!==frame.closing;)at=skipSpace(text2,at+1);cursor=at+1}let start=base+frame.start,end=base+
cursor,node=frame.entries?{kind:"map",entries:frame.entries,start,end}:{kind:"seq",items:frame.items,start,end};if(frame.properties>=0&&properties.set(node,base+
frame.properties),frame.anchor&&settle(frame.anchor,node,cost-frame.costBefore+1,frame.height),stack.pop(),top=stack[stack.length-1],frame.colonEnd>=0){cursor=frame.
colonEnd;let value=plainScalar(text2.slice(frame.start,cursor));attach({kind:"scalar",value,start,end:base+cursor},0,!1)}else attach(node,frame.height,!1)}function settle(anchor,node,size,height){
anchored.add(node),anchor.node=node,anchor.cost=size,anchor.height=height}function propertiesOf(event){return event.anchorStart<0?event.tagStart:event.tagStart<
0?event.anchorStart-1:Math.min(event.tagStart,event.anchorStart-1)}function alias(nameStart,nameEnd){let name=text2.slice(nameStart,nameEnd);/^[\w-]/.test(name)||
refuse(nameStart-1,"did not find expected alphabetic or numeric character");let anchor=anchors.get(name);anchor||refuse(nameStart-1,`unknown anchor '${name}' re\
ferenced`);let{node}=anchor;node||refuse(nameStart-1,`anchor '${name}' value contains itself`),cost+=anchor.cost+1,fromAliases+=anchor.cost,fromAliases>100&&cost>
1e3&&fromAliases/cost>allowedShare(cost)&&refuse(nameStart-1,"document contains excessive aliasing"),stack.length+anchor.height>1e3&&refuse(nameStart-1,`nesting\
 exceeds ${1e3} levels`),cursor=nameEnd,top?.entries&&top.name===void 0?node.kind!=="scalar"?refuse(nameStart-1,"invalid map key: a key must be a scalar"):key(aliasKey(
node.value,nameStart-1),nameStart-1,nameEnd,!1):attach(node,anchor.height,!0)}function aliasKey(value,at){return value===null?refuse(at,"unsupported map key of \
type null"):typeof value=="number"&&!Number.isInteger(value)?floatKey(value):String(value)}function key(name,start,end,merges){let frame=top;frame.name=name,frame.
keyStart=start,frame.keyEnd=end,frame.merges=merges,cursor=end}function scalar2(event){let{style}=event,isKey=top?.entries!==void 0&&top.name===void 0,start,end,
content2;event.valueStart<0?(start=end=emptyPlace(event,isKey),content2=""):style===1?(start=event.valueStart,end=event.valueEnd,content2=event.fast&&!blanked?text2.
slice(start,end):decode(text2,event,json,refuse),top?.flow&&(text2.charCodeAt(start)===58&&refuse(start,"did not find expected node content"),content2.includes(
"?")&&refuse(start,"did not find expected ',', ']' or '}': a plain '?' ends a scalar here"),isKey&&isColonOfKey(end)&&(end++,content2+=":",top.closing||(top.colonEnd=
end)))):style<=3?(start=event.valueStart-1,end=event.valueEnd+1,content2=event.fast&&!blanked?text2.slice(event.valueStart,event.valueEnd):decode(text2,event,json,
refuse)):(start=blockStart(text2,event,cursor),end=blockEnd(text2,event,start),content2=getScalarValue(text2,event)),hashes.scalar(start,end,style>3);let tagged=event.
tagStart>=0,tag=tagged?text2.slice(event.tagStart,event.tagEnd):"",before=propertiesOf(event),free=!isKey||top?.flow||!top?.entries?.length||breaksLine(cursor,start);
if(cursor=end,free||refuse(start,"did not find expected key"),isKey){if(content2==="<<"&&(tagged?tag==="!!merge":style===1)){key("<<",start,end,!0);return}let name=content2;
if(!tagged&&style===1)name=plainKey(content2);else if(tagged){let value2=taggedScalar(tag,content2);name=typeof value2=="object"&&value2?value2:aliasKey(value2,
start)}typeof name!="string"&&refuse(start,name.problem);let anchor=newAnchor(event);if(anchor){let value2=!tagged&&style===1?plainScalar(content2):content2;settle(
anchor,{kind:"scalar",value:value2,start:base+start,end:base+end},1,0)}key(name,before>=0?before:start,end,!1);return}let value;if(tagged){let resolved2=taggedScalar(
tag,content2);typeof resolved2=="object"&&resolved2&&refuse(start,resolved2.problem),value=resolved2}else value=style===1?plainScalar(content2):content2;typeof value==
"number"&&!Number.isFinite(value)&&refuse(start,`json: unsupported value: ${infinite(value)}`);let node={kind:"scalar",value,start:base+start,end:base+end};if(before>=
0){properties.set(node,base+before);let anchor=newAnchor(event);anchor&&settle(anchor,node,1,0)}attach(node,0,!1)}function breaksLine(from,to){for(let at=from;at<
to;at++){let unit=text2.charCodeAt(at);if(unit===10||unit===13)return!0}return!1}function isColonOfKey(at){if(text2.charCodeAt(at)!==58)return!1;let next=text2.
charCodeAt(at+1);return next===44||next===93||next===125}function emptyPlace(event,isKey){let behind=Math.max(event.tagEnd,event.anchorEnd);if(behind>=0)return behind;
if(!top||isKey)return cursor;let at=skipSpace(text2,cursor);if(text2.charCodeAt(at)!==(top.items?45:58))return cursor;let next=text2.charCodeAt(skipBlanks2(at+1));
return(next===64||next===96||next===37)&&refuse(at+1,"found character that cannot start any token"),at+1}function skipBlanks2(at){let next=at;for(;text2.charCodeAt(
next)===32||text2.charCodeAt(next)===9;)next++;return next}function place(frame,entry2){let entries=frame.entries,known4=-1;if(frame.index)known4=frame.index.get(
entry2.name)??-1;else for(let at=0;at<entries.length&&known4<0;at++)entries[at].name===entry2.name&&(known4=at);if(known4>=0){let before=entries[known4];return entries[known4]=
entry2,before}entries.push(entry2),frame.index?frame.index.set(entry2.name,entries.length-1):entries.length>fewKeys&&(frame.index=new Map(entries.map((each,at)=>[
each.name,at])))}function merge(frame,value,aliased){aliased&&value.kind!=="map"&&refuse(frame.keyStart,wantMap);let merged3=frame.merged??new Set;frame.merged=
merged3;let sources=value.kind==="seq"?value.items:[value];for(let at=sources.length-1;at>=0;at--){let source=sources[at];source.kind!=="map"&&refuse(frame.keyStart,
wantMap);for(let each of source.entries)merged3.add(each),place(frame,each)}}function attach(node,height,aliased){if(!top){root2=node;return}if(height>=top.height&&
(top.height=height+1),top.items){top.items.push(node);return}let{name}=top;if(name===void 0&&refuse(node.start-base,"invalid map key: a key must be a scalar"),top.
merges)merge(top,node,aliased);else{let span={start:base+top.keyStart,end:base+top.keyEnd},earlier=place(top,{name,key:span,value:node});earlier&&!top.merged?.has(
earlier)&&duplicates.push({name,path:pathHere(),first:earlier.key,again:span,same:isSame(earlier.value,node)})}top.name=void 0,top.merges=!1}function pathHere(){
return stack.map(frame=>frame.items?frame.items.length:frame.name)}}var trailing="end of the stream or a document separator is expected",shallow="deficient indentation",control=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/,
endMark=/^\.\.\.(?=[ \t\r\n]|$)/m,content=/^[ \t\uFEFF]*[^\s#\uFEFF]/m;function readDocuments(file){let documents=[],{text:text2}=file,start=0,separatorProblem;
for(let from=0;;){let separator=nextSeparator(text2,from),end=separator<0?text2.length:separator;if(separatorProblem?documents.push(unreadable(file,start,end,separatorProblem.
at,separatorProblem.problem)):readChunk(file,start,end,documents),separator<0)return documents;let lineEnd=endOfLine(text2,separator),behind=text2.slice(separator+
3,lineEnd).trim();separatorProblem=behind===""||behind.startsWith("#")?void 0:{problem:`invalid Yaml document separator: ${behind}`,at:separator},from=Math.min(
lineEnd+1,text2.length),start=separatorProblem?separator:from}}function isReadable(document){return"root"in document}function nextSeparator(text2,from){if(text2.
startsWith("---",from)&&(from===0||text2.charCodeAt(from-1)===10))return from;if(from===0&&text2.startsWith("\uFEFF---"))return 1;let at=text2.indexOf(`
---`,from);return at<0?-1:at+1}function endOfLine(text2,at){let end=text2.indexOf(`
`,at);return end<0?text2.length:end}function readChunk(file,start,end,documents){let chunk=start===0&&end===file.text.length?file.text:file.text.slice(start,end);
if(!content.test(chunk))return;let values2=jsonValues(chunk);if(values2){let from=0;for(let[at,valueEnd]of values2.entries()){let until=at===values2.length-1?chunk.
length:valueEnd;readOne(file,chunk.slice(from,until),start+from,!0,documents),from=until}return}let mark=endMark.exec(chunk);if(!mark||!content.test(chunk.slice(
0,mark.index))){readOne(file,chunk,start,/^[\s\uFEFF]*\{/.test(chunk),documents);return}readOne(file,chunk.slice(0,mark.index),start,!1,documents),ignored(file,
start+mark.index,start+mark.index+3,end,documents)}function ignored(file,start,from,end,documents){let rest=content.exec(file.text.slice(from,end));if(!rest)return;
let at=from+rest.index+rest[0].length-1;documents.push(__spreadProps(__spreadValues({},unreadable(file,start,end,at,"kubectl ignores this: it reads one document\
 up to the next '---'")),{ignored:!0}))}function jsonValues(text2){let ends=[],at=0;for(;;){for(;at<text2.length&&isSpace(text2.charCodeAt(at));)at++;if(at===text2.
length)return ends.length>1?ends:void 0;if(text2.charCodeAt(at)!==123||(at=jsonEnd(text2,at),at<0))return;ends.push(at)}}function isSpace(unit){return unit===32||
unit===10||unit===13||unit===9||unit===65279}function jsonEnd(text2,start){let depth=0;for(let at=start;at<text2.length;at++)switch(text2.charCodeAt(at)){case 123:case 91:
depth++;break;case 125:case 93:if(--depth===0)return at+1;break;case 34:for(at++;at<text2.length&&text2.charCodeAt(at)!==34;)at+=text2.charCodeAt(at)===92?2:1}return-1}
function readOne(file,text2,base,json,documents){let end=base+text2.length,read2=readable(file,text2,base,json);if("problem"in read2){let{problem,at}=read2,without=filled(
text2),then=without&&readable(file,without.text,base,json),template2=then&&!("problem"in then&&then.at===at)?without.mark:void 0;documents.push(__spreadProps(__spreadValues(
{},unreadable(file,base,end,at,problem)),{template:template2}));return}let{tree,cut}=read2;tree.root.kind==="scalar"&&tree.root.value===null&&tree.root.start===
tree.root.end||documents.push({file,start:base,end:base+cut,root:tree.root,duplicates:tree.duplicates}),cut<text2.length&&ignored(file,base+cut,base+cut,end,documents)}
function readable({invalidAt=-1},text2,base,json){try{if(!json&&invalidAt>=base&&invalidAt<base+text2.length)throw new Refused(invalidAt,"this is no UTF-8");let bad=control.
exec(text2);if(bad&&!(json&&bad[0]>=""))throw new Refused(base+bad.index,"control characters are not allowed");return parse(text2,base,json)}catch(error){if(error instanceof
Refused)return{problem:error.message,at:error.at};if(!(error instanceof YAMLException))throw error;let at=Math.min(error.mark?.position??0,text2.length);return{
problem:error.reason.startsWith("nesting exceeded")?`nesting exceeds ${1e3} levels`:problemAt2(error.reason,text2,at),at:base+at}}}function parse(text2,base,json){
let options={maxDepth:1e3},parsed5=text2,blanked=!1,cut=text2.length;for(let tries=0;;tries++){let events;try{events=parseEvents(parsed5,options)}catch(error){if(!(error instanceof
YAMLException)||tries>2)throw error;let at=error.mark?.position??0;if(error.reason===shallow&&!blanked){let{text:even,open}=withoutFlowBreaks(parsed5);if(open>=
0)throw new Refused(base+open,`found no end to the ${"{[".includes(text2.charAt(open))?"bracket":"quote"} here`);parsed5=even,blanked=!0}else if(error.reason===
trailing&&cut===text2.length&&at>0)cut=at,parsed5=parsed5.slice(0,at);else throw error;continue}if(refuseDirectives(events,base),cut<text2.length&&!endsAt(events,
text2,cut))throw new Refused(base+cut,behindProblem(text2,cut));let written2=cut<text2.length?text2.slice(0,cut):text2,tree=buildTree({text:written2,events,base,
blanked,json});return refuseTabs(written2,tree.root,base),{tree,cut}}}function endsAt(events,text2,cut){let root2=events[1];return root2?.type!==2&&root2?.type!==
3?!1:root2.style===2||columnOf(text2,root2.start)>columnOf(text2,cut)}function refuseDirectives(events,base){let first=events[0];if(first?.type===1&&first.directives.
length>0)throw new Refused(base,"found a directive, which kubectl does not read")}function unreadable(file,start,end,at,problem){let said=problem.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").slice(0,300);return{file,start,end,problem:said,at,template:void 0,ignored:!1}}function adHocCluster(options){let problems=[],{kubernetes:kubernetes2,kruise:kruise2,vcluster}=options;for(let[key,version2]of Object.entries({kubernetes:kubernetes2,
kruise:kruise2,vcluster}))version2===void 0||version2==="none"&&key!=="kubernetes"||version2.split(/ +- +/).every(parseVersion)||problems.push({place:null,problem:`\
--${key}: ${notThat(version2,schemaAt(["defaults",key]))}`});let gates=(option,settings=[])=>{let pairs=settings.map(setting=>/^([A-Za-z][A-Za-z0-9]*)=(true|false)$/.
exec(setting)??setting);for(let pair of pairs)typeof pair=="string"&&problems.push({place:null,problem:`${option}: ${quoted(pair)} is not NAME=true or NAME=fals\
e`});return Object.fromEntries(pairs.map(([,name,on])=>[name,on==="true"]))},featureGates=gates("--feature-gate",options.featureGates),kruiseFeatureGates=gates(
"--kruise-feature-gate",options.kruiseFeatureGates);if(problems.length>0)throw new SettingsError(problems);let versions=withoutUndefined({kubernetes:kubernetes2,
kruise:installed(kruise2),vcluster:installed(vcluster)});return __spreadProps(__spreadValues(__spreadValues({name:Object.entries(versions).map(([key,version2])=>`${key}\
=${version2}`).join(","),environment:null,kubernetes:kubernetes2},versions.kruise&&{kruise:versions.kruise}),versions.vcluster&&{vcluster:{version:versions.vcluster}}),
{featureGates,kruiseFeatureGates,knows:[],objects:[],places:{}})}function installed(version2){return version2==="none"?void 0:version2}var NO_SETTINGS={file:null,clusters:[],environments:[],rules:[],allow:[],ignore:[]};var CONFIG=".github/kruise-preflight.yml";function isBelow(name,folder){return folder==="."?name!==".."&&!name.startsWith("../")&&!import_node_path.default.isAbsolute(name):name===folder||name.startsWith(
`${folder}/`)}function mistake({file},span,problem){return new SettingsError([{place:file&&span?placeOf(file,span):null,problem}])}var import_node_fs2=require("node:fs"),import_node_path3=__toESM(require("node:path"));var import_node_buffer=require("node:buffer");function textOf(bytes){let text2=bytes.toString("utf8");if((0,import_node_buffer.isUtf8)(bytes))return{text:text2};
let at=text2.indexOf("�");for(let offset=0,from=0;at>=0&&(offset+=Buffer.byteLength(text2.slice(from,at)),!!bytes.subarray(offset,offset+3).equals(REPLACEMENT));at=
text2.indexOf("�",from))offset+=3,from=at+1;return{text:text2,invalidAt:at}}var REPLACEMENT=new TextEncoder().encode("�");var import_node_fs=require("node:fs"),import_node_path2=__toESM(require("node:path"));var MISSING="it is not there";var MANIFEST=/\.(ya?ml|json)$/i,NEVER=new Set([".git","node_modules"]);var LARGEST=16*1024*1024;function diskShelf(cwd,border=cwd,known4=void 0){let root2=(0,import_node_fs.realpathSync)(border),lists=new Map,files=new Map,read2=name=>{
let file=import_node_path2.default.resolve(cwd,name);try{let target=(0,import_node_fs.realpathSync)(file);if(!isInside(target))return{unread:"a link out of the \
repository"};let stats=(0,import_node_fs.statSync)(target);return stats.isFile()?stats.size>LARGEST?{unread:`larger than ${LARGEST/1024/1024} MB`}:(0,import_node_fs.readFileSync)(
target):{unread:"not a regular file"}}catch(error){let{code}=error;return{unread:code==="ENOENT"?MISSING:"it may not be read"}}},isInside=target=>target===root2||
target.startsWith(root2.endsWith(import_node_path2.default.sep)?root2:root2+import_node_path2.default.sep),walk3=(folder,called2,way)=>{try{return(0,import_node_fs.readdirSync)(
folder,{withFileTypes:!0}).flatMap(each=>{let name=called2==="."?each.name:`${called2}/${each.name}`,place=import_node_path2.default.join(folder,each.name);if(NEVER.
has(each.name))return[];if(each.isDirectory())return walk3(place,name,way);let target=each.isSymbolicLink()&&folderAt(place);return!target||!isInside(target)?[name]:
[...way,(0,import_node_fs.realpathSync)(folder)].some(outer=>outer===target||outer.startsWith(target+import_node_path2.default.sep))?[]:walk3(place,name,[...way,
target])})}catch{return[]}};return{below:folder=>{let found=lists.get(folder);return found||(found=walk3(import_node_path2.default.resolve(cwd,folder),folder,[]).
sort(),lists.set(folder,found)),found},bytes:read2,read:name=>{let found=files.get(name);if(!found){let bytes=read2(name),held=known4&&MANIFEST.test(name)?known4:
()=>__spreadValues({path:name},textOf(bytes));found="unread"in bytes?bytes:held(name),files.set(name,found)}return found}}}function folderAt(link){try{let target=(0,import_node_fs.realpathSync)(
link);return(0,import_node_fs.statSync)(target).isDirectory()?target:void 0}catch{return}}var UsageError=class extends Error{name="UsageError";static[Symbol.hasInstance](error){return error instanceof Error&&error.name==="UsageError"}};var LARGEST2=64*1024*1024;function diskTree(cwd){let nameOf=place=>import_node_path3.default.relative(cwd,import_node_path3.default.resolve(cwd,place)).replaceAll(
import_node_path3.default.sep,"/")||".",absolute=name=>import_node_path3.default.resolve(cwd,name),searched=new Map,texts2=new Map,known4,shelves=new Map,border=()=>(known4??=
realOf(repositoryOf(cwd)),known4),at=place=>{let name=nameOf(place);if(!asked(place,()=>(0,import_node_fs2.statSync)(absolute(name)).isDirectory(),"there is no \
such file or folder"))return[{name}];let found=searched.get(name);return found||(found=[...walk2(absolute(name),name,asked(place,()=>(0,import_node_fs2.realpathSync)(
absolute(name))))],name.startsWith("..")&&(found=found.map(each=>__spreadProps(__spreadValues({},each),{name:nameOf(each.name)}))),searched.set(name,found)),found},
read2=name=>{let found=texts2.get(name);if(!found){let bytes=asked(name,()=>bytesOf(absolute(name)));found=bytes?__spreadValues({path:name},textOf(bytes)):{unread:`\
larger than ${LARGEST2/1024/1024} MB`},texts2.set(name,found)}return found},is=name=>(0,import_node_fs2.statSync)(absolute(name),{throwIfNoEntry:!1}),safely=(name,ask)=>{
try{return is(name)?.[ask]()??!1}catch{return!1}};return{at,nameOf,read:read2,isFile:name=>safely(name,"isFile"),isFolder:name=>safely(name,"isDirectory"),isOutside:name=>!isBelow2(
realOf(absolute(name)),border()),shelf:(folder=".")=>{let own2=absolute(folder),top=isBelow2(realOf(own2),border())?border():own2,known5=shelves.get(top)??diskShelf(
cwd,top,read2);return shelves.set(top,known5),known5}}}function repositoryOf(cwd){for(let folder=import_node_path3.default.resolve(cwd);;folder=import_node_path3.default.
dirname(folder)){if((0,import_node_fs2.existsSync)(import_node_path3.default.join(folder,".git")))return folder;if(folder===import_node_path3.default.dirname(folder))
return cwd}}function realOf(file){try{return(0,import_node_fs2.realpathSync)(file)}catch{return file}}function isBelow2(file,folder){return file===folder||file.
startsWith(folder.endsWith(import_node_path3.default.sep)?folder:folder+import_node_path3.default.sep)}function*walk2(folder,name,root2){let entries=asked(name,
()=>(0,import_node_fs2.readdirSync)(folder,{withFileTypes:!0}));for(let entry2 of entries.sort((a,b)=>a.name<b.name?-1:1)){let at=import_node_path3.default.join(
folder,entry2.name),called2=name==="."?entry2.name:`${name}/${entry2.name}`;if(entry2.isDirectory())NEVER.has(entry2.name)||(yield*walk2(at,called2,root2));else if(MANIFEST.
test(entry2.name)){let unread=entry2.isFile()?unnamed(entry2.name,at):entry2.isSymbolicLink()?whyNot(at,root2):"not a regular file";yield unread===void 0?{name:called2}:
{name:called2,unread}}}}function unnamed(name,file){return name.includes("�")&&!(0,import_node_fs2.existsSync)(file)?"its name is no UTF-8":void 0}function whyNot(link,root2){
try{let target=(0,import_node_fs2.realpathSync)(link);return isBelow2(target,root2)?(0,import_node_fs2.statSync)(target).isFile()?void 0:"a link to what is no f\
ile":"a link out of the folder that is checked"}catch{return"a link that leads nowhere"}}function bytesOf(file){let descriptor=(0,import_node_fs2.openSync)(file,
"r");try{let stats=(0,import_node_fs2.fstatSync)(descriptor);if(stats.isFile()&&stats.size>0)return stats.size>LARGEST2?void 0:(0,import_node_fs2.readFileSync)(
descriptor);let chunks=[];for(let size=0;;){let chunk=Buffer.alloc(65536),read2=(0,import_node_fs2.readSync)(descriptor,chunk);if(read2===0)return Buffer.concat(
chunks);if(chunks.push(chunk.subarray(0,read2)),size+=read2,size>LARGEST2)return}}finally{(0,import_node_fs2.closeSync)(descriptor)}}var REASONS={EACCES:"it may\
 not be read",EPERM:"it may not be read",EISDIR:"it is a folder, not a file",ELOOP:"it is a link that leads to itself",ENAMETOOLONG:"its name is too long"};function asked(name,work,missing="\
there is no such file"){try{return work()}catch(error){let{code,message}=error;if(code===void 0)throw error;let gone=code==="ENOENT"||code==="ENOTDIR";throw new UsageError(
`${name}: ${gone?missing:REASONS[code]??message}`)}}var import_node_fs3=require("node:fs"),import_node_path4=__toESM(require("node:path"));var NO_OBJECT="not a Kubernetes object";var template=["spec","template"],templates=[template],chosen=(...names)=>names.map(name=>[...template,name,...template]),claims=!0,kruise={group:"apps.kruise.io",
of:"kruise"},kubernetes={of:"kubernetes",versions:{v1:!0}},apps=__spreadValues({group:"apps"},kubernetes),alpha={v1alpha1:!0},KINDS=[__spreadProps(__spreadValues(
{group:"",kind:"Pod"},kubernetes),{plural:"pods",templates:[[]]}),__spreadProps(__spreadValues({group:"",kind:"ReplicationController"},kubernetes),{plural:"repl\
icationcontrollers",templates}),__spreadProps(__spreadValues({},apps),{kind:"Deployment",plural:"deployments",templates}),__spreadProps(__spreadValues({},apps),
{kind:"ReplicaSet",plural:"replicasets",templates}),__spreadProps(__spreadValues({},apps),{kind:"StatefulSet",plural:"statefulsets",templates,claims}),__spreadProps(
__spreadValues({},apps),{kind:"DaemonSet",plural:"daemonsets",templates}),__spreadProps(__spreadValues({group:"batch",kind:"Job"},kubernetes),{plural:"jobs",templates}),
__spreadProps(__spreadValues({group:"batch",kind:"CronJob"},kubernetes),{plural:"cronjobs",templates:[["spec","jobTemplate",...template]]}),__spreadProps(__spreadValues(
{},kruise),{kind:"CloneSet",plural:"clonesets",templates,claims,versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"StatefulSet",plural:"statefulset\
s",templates,claims,versions:{v1alpha1:!0,v1beta1:!0}}),__spreadProps(__spreadValues({},kruise),{kind:"DaemonSet",plural:"daemonsets",templates,versions:{v1alpha1:!0,
v1beta1:"serves-daemonset-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"BroadcastJob",plural:"broadcastjobs",templates,versions:{v1alpha1:!0,v1beta1:"\
serves-broadcastjob-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"AdvancedCronJob",plural:"advancedcronjobs",templates:chosen("jobTemplate","broadc\
astJobTemplate"),versions:{v1alpha1:!0,v1beta1:"serves-advancedcronjob-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"UnitedDeployment",plural:"unit\
eddeployments",templates:chosen("statefulSetTemplate","advancedStatefulSetTemplate","cloneSetTemplate","deploymentTemplate"),claims,versions:alpha}),__spreadProps(
__spreadValues({},kruise),{kind:"WorkloadSpread",plural:"workloadspreads",versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"SidecarSet",plural:"si\
decarsets",clusterScoped:!0,versions:{v1alpha1:!0,v1beta1:"serves-sidecarset-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"ContainerRecreateRequest",
plural:"containerrecreaterequests",versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"EphemeralJob",plural:"ephemeraljobs",versions:alpha}),__spreadProps(
__spreadValues({},kruise),{kind:"ImagePullJob",plural:"imagepulljobs",versions:{v1alpha1:!0,v1beta1:"serves-imagepulljob-v1beta1"}}),__spreadProps(__spreadValues(
{},kruise),{kind:"ImageListPullJob",plural:"imagelistpulljobs",versions:{v1alpha1:"serves-imagelistpulljob",v1beta1:"serves-imagelistpulljob-v1beta1"}}),__spreadProps(
__spreadValues({},kruise),{kind:"NodeImage",plural:"nodeimages",clusterScoped:!0,versions:{v1alpha1:!0,v1beta1:"serves-nodeimage-v1beta1"}}),__spreadProps(__spreadValues(
{},kruise),{kind:"ResourceDistribution",plural:"resourcedistributions",clusterScoped:!0,versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"Persiste\
ntPodState",plural:"persistentpodstates",versions:{v1alpha1:"serves-persistentpodstate"}}),__spreadProps(__spreadValues({},kruise),{kind:"PodProbeMarker",plural:"\
podprobemarkers",versions:{v1alpha1:"serves-podprobemarker"}}),__spreadProps(__spreadValues({},kruise),{kind:"NodePodProbe",plural:"nodepodprobes",clusterScoped:!0,
versions:{v1alpha1:"serves-podprobemarker"}}),{group:"policy.kruise.io",kind:"PodUnavailableBudget",of:"kruise",plural:"podunavailablebudgets",versions:alpha},__spreadProps(
__spreadValues({group:"scheduling.k8s.io",kind:"PriorityClass"},kubernetes),{clusterScoped:!0,plural:"priorityclasses"}),__spreadProps(__spreadValues({group:"po\
licy",kind:"PodDisruptionBudget"},kubernetes),{plural:"poddisruptionbudgets"}),{group:"autoscaling",kind:"HorizontalPodAutoscaler",of:"kubernetes",plural:"horiz\
ontalpodautoscalers",versions:{v1:!0,v2:!0}},__spreadProps(__spreadValues({group:"",kind:"Namespace"},kubernetes),{clusterScoped:!0,plural:"namespaces"}),__spreadProps(
__spreadValues({group:"",kind:"LimitRange"},kubernetes),{plural:"limitranges"}),__spreadProps(__spreadValues({group:"",kind:"ResourceQuota"},kubernetes),{plural:"\
resourcequotas"})],byName=new Map(KINDS.map(kind=>[`${kind.group}/${kind.kind}`,kind])),OTHER_CLUSTER_SCOPED=new Set(["ClusterRole","ClusterRoleBinding","Custom\
ResourceDefinition","MutatingWebhookConfiguration","ValidatingWebhookConfiguration","ValidatingAdmissionPolicy","ValidatingAdmissionPolicyBinding","Node","Persi\
stentVolume","StorageClass","IngressClass","RuntimeClass","APIService"]);function kindOf2(group,kind){return byName.get(`${group}/${kind}`)}var EMPTY_GROUPS=["e\
xtensions","app.kruise.io"],groups=new Set([...KINDS.map(({group})=>group),...EMPTY_GROUPS]);function isClusterScoped(group,kind){return byName.get(`${group}/${kind}`)?.clusterScoped??OTHER_CLUSTER_SCOPED.has(kind)}function isObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function objects(value){return Array.isArray(value)?value.filter(isObject):
[]}function text(value){return typeof value=="string"?value:""}var Manifest=class _Manifest{constructor(document,at,node){this.document=document;this.at=at;this.
node=node;let scalar2=(parent,key)=>{let value=entry(parent,key)?.value;return value?.kind==="scalar"&&value.value!==null?String(value.value):""},metadata=entry(
node,"metadata")?.value;this.apiVersion=scalar2(node,"apiVersion"),this.kind=scalar2(node,"kind"),this.name=scalar2(metadata,"name")||scalar2(metadata,"generate\
Name");let{placed:placed3}=document.file,own2=placed3?.forced?placed3.namespace:scalar2(metadata,"namespace")||placed3?.namespace;this.namespace=isClusterScoped(
this.group,this.kind)?null:own2||"default"}document;at;node;apiVersion;kind;name;namespace;#value;get group(){return this.apiVersion.includes("/")?this.apiVersion.
slice(0,this.apiVersion.indexOf("/")):""}get value(){return this.#value??=plainValue(this.node),this.#value}holding(value){let copy=new _Manifest(this.document,
this.at,this.node);return copy.#value=value,copy}making({apiVersion,kind,value}){return Object.assign(this.holding(value),{apiVersion,kind})}get spec(){return isObject(
this.value.spec)?this.value.spec:{}}get labels(){return isObject(this.value.metadata)&&isObject(this.value.metadata.labels)?this.value.metadata.labels:{}}};function manifestsOf(document){
let{root:root2}=document;if(root2.kind!=="map")return{reason:`${NO_OBJECT}: the document is no mapping`};let kind=entry(root2,"kind")?.value,items=entry(root2,"\
items")?.value;if(kind?.kind==="scalar"&&/List$|^ClusterSnapshot$/.test(String(kind.value))&&items?.kind==="seq")return items.items.flatMap((item,at)=>item.kind===
"map"?[new Manifest(document,["items",at],item)]:[]);let manifest=new Manifest(document,[],root2);return!manifest.apiVersion||!manifest.kind?{reason:`${NO_OBJECT}\
: no apiVersion and kind`}:[manifest]}function withParameter(values2,parameter){if(!isObject(parameter))return values2;let{name,value,forceString}=parameter;if(typeof name!="string"||name===""||/[[\]{},=]/.
test(name))return values2;let steps=name.split(/(?<!\\)\./).map(step=>step.replaceAll("\\.",".")),text2=["string","number","boolean"].includes(typeof value)?String(
value):"";return withMember(values2,steps,forceString!==!0&&/^(?:true|false)$/.test(text2)?text2==="true":text2)}function withMember(values2,[step,...more],value){
if(step===void 0)return value;let old=isObject(values2)?values2:{},member=withMember(Object.hasOwn(old,step)?old[step]:{},more,value);return Object.fromEntries(
[...Object.entries(old),[step,member]])}var KUSTOMIZATION_NAMES=["kustomization.yaml","kustomization.yml","Kustomization"];function isKustomizationName(path7){return KUSTOMIZATION_NAMES.includes(path7.
slice(path7.lastIndexOf("/")+1))}var known3=new WeakMap;function readKustomization(file){let found=known3.get(file);return found===void 0&&(found=isKustomizationName(
file.path)?read(file)??null:null,known3.set(file,found)),found??void 0}function read(file){let[document,...others]=readDocuments(file);if(!document||others.length>
0||!isReadable(document))return;let{root:root2}=document,value=plainValue(root2);if(!isObject(value))return;let{apiVersion="kustomize.config.k8s.io/v1beta1",kind="\
Kustomization"}=value;if(kind!=="Kustomization"&&kind!=="Component"||typeof apiVersion!="string"||!apiVersion.startsWith("kustomize.config.k8s.io/"))return;let folder=file.
path.includes("/")?file.path.slice(0,file.path.lastIndexOf("/")):".";return{file,folder,isComponent:kind==="Component",root:root2,value,references:[...referencesIn(
root2,folder)],needs:[...needsOf(root2)]}}function itemsAt(node,key){let value=entry(node,key)?.value;return value?value.kind==="seq"?value.items:[value]:[]}function textOf2(node){
return node?.kind==="scalar"&&node.value!==null?String(node.value):""}var NAMED=[["resources","resource"],["bases","resource"],["components","component"],["patc\
hesStrategicMerge","patch"],["patches","patch","path"],["patchesJson6902","patch","path"],["generators","plugin"],["transformers","plugin"],["validators","plugi\
n"],["crds","data"],["configurations","data"],["openapi","data","path"],["replacements","data","path"]];function*referencesIn(root2,folder){let named=(field,use2,node,name=textOf2(
node))=>node&&name!==""&&!name.includes(`
`)?[{field,name,to:joined(folder,name),use:use2,node}]:[];for(let[field,use2,key]of NAMED)for(let item of itemsAt(root2,field))key===void 0?yield*named(field,use2,
item):yield*named(field,use2,entry(item,key)?.value);for(let field of["configMapGenerator","secretGenerator"])for(let generator of itemsAt(root2,field))for(let key of[
"files","envs","env"])for(let item of itemsAt(generator,key)){let text2=textOf2(item);yield*named(field,"data",item,key==="files"?text2.slice(text2.indexOf("=")+
1):text2)}}function*needsOf(root2){for(let field of["helmCharts","helmChartInflationGenerator"]){let found=entry(root2,field);found&&(yield{what:`${field}, for \
which kustomize starts helm`,node:found.value})}for(let field of["generators","transformers","validators"])for(let item of itemsAt(root2,field)){let text2=textOf2(
item);text2.includes(`
`)&&!isBuiltin({path:"",text:text2})&&(yield{what:`a plugin in ${field}`,node:item})}}function isBuiltin(file){return readDocuments(file).every(document=>{if(!isReadable(
document))return!1;let text2=file.text.slice(document.start,document.end);return text2.includes("://")||text2.includes("config.kubernetes.io/function")||/Helm/.
test(text2)||/^\s*(?:- +)?(?:path|files|envs|env)\s*:/m.test(text2)?!1:textOf2(entry(document.root,"apiVersion")?.value)==="builtin"})}function isRemote(name){return/:\/\/|^git::|^[\w.-]+@[\w.-]+:|^(?:[\w-]+\.)+[a-z]{2,}[/:]|[?&]ref=/i.
test(name)}function joined(folder,name){let steps=name.startsWith("/")?[""]:folder==="."?[]:folder.split("/");for(let step of name.split("/"))step===".."&&steps.
length>0&&steps.at(-1)!==".."?steps.pop():step!=="."&&step!==""&&steps.push(step);return steps.join("/")||"."}function selects2(selector,labels){if(!isObject(selector))return!1;let wanted=isObject(selector.matchLabels)?Object.entries(selector.matchLabels):[],has=key=>Object.
hasOwn(labels,key);return wanted.every(([key,value])=>has(key)&&labels[key]===value)&&objects(selector.matchExpressions).every(({key,operator,values:values2})=>{
let name=text(key),listed2=has(name)&&Array.isArray(values2)&&values2.includes(labels[name]);switch(operator){case"In":return listed2;case"NotIn":return!listed2;case"\
Exists":return has(name);case"DoesNotExist":return!has(name);default:return!1}})}function globbed(pattern,path7){let[names,parts]=[path7.split("/"),pattern.replace(/^\/|\/$/g,"").split("/")];return walk(parts,names,part=>part==="**",isLike)}
function isLike(pattern,text2){return walk([...pattern],[...text2],one=>one==="*",(one,letter)=>one==="?"||one===letter)}function anyGlob(pattern,path7){return(/^\{(.*)\}$/.
exec(pattern)?.[1]?.split(",")??[pattern]).some(each=>isLike(each,path7))}function isThere(name,checkout){return checkout.isFile(name)||checkout.isFolder(name)}function nameIn(path7,{root:root2}){return joined(root2,path7.replace(/^(?:\.?\/)+/,
""))||"."}function isOwn(repo,path7,checkout){let exists2=path7!==void 0&&isThere(nameIn(path7,checkout),checkout),[own2,other]=[checkout.origin,repo].map(each=>each===
void 0?[]:ending(each));if(!own2?.length||repo.includes("{{")||repo==="")return exists2;let[ownName,ownOwner]=own2,[name,owner]=other??[];return ownName===name&&
(ownOwner===owner||exists2)}function ending(address){let[,path7=""]=/^(?:\w+:\/\/[^/]*\/|[^/@]*@?[^/:]*:)(.*)$/.exec(address.trim())??[];return path7.toLowerCase().
replace(/\/+$/,"").replace(/\.git$/,"").split("/").filter(step=>step!=="").reverse().slice(0,2)}var LOCAL=["in-cluster","https://kubernetes.default.svc"];function clustersNamed(written2,file,known4){
if(written2!==null){let names=LOCAL.includes(withoutSlash(written2))?LOCAL:[withoutSlash(written2)],found=known4.filter(each=>[each.name,...each.destinations??[]].
some(name=>names.includes(withoutSlash(name))));if(found.length>0)return found.map(({name})=>name);if(names!==LOCAL)return[]}let folders=file.split("/").slice(0,
-1),after=folders.flatMap((folder,at)=>folder==="clusters"?folders[at+1]??[]:[]),named=names=>known4.filter(each=>[each.name,...each.destinations??[]].some(name=>names.
includes(name))),[first]=[named(after),named(folders),known4.length===1?known4:[]].filter(({length})=>length>0);return(first??[]).map(({name})=>name)}function withoutSlash(name){
return name.replace(/\/+$/,"")}function filled2(value,parameters,isGo){return typeof value=="string"?isGo?goText(value,parameters.nested):fastText(value,parameters.flat):Array.isArray(value)?
value.map(item=>filled2(item,parameters,isGo)):isObject(value)?Object.fromEntries(Object.entries(value).map(([key,member])=>[String(filled2(key,parameters,isGo)),
filled2(member,parameters,isGo)])):value}function unfilled(text2){return/\{\{.*?\}\}/s.exec(text2)?.[0]??(text2.includes("{{")?"{{":void 0)}function fastText(text2,flat2){
return text2.replace(/\{\{([^{}]*)\}\}/g,(whole,name)=>{let key=name.trim();return Object.hasOwn(flat2,key)?flat2[key]:whole})}function goText(text2,nested){return text2.
replace(/\{\{(-?)((?:[^{}"]|"(?:\\.|[^"\\])*")*?)(-?)\}\}/g,(whole,_,expression)=>{let value=evaluated(expression.trim(),nested);return value===void 0||typeof value==
"object"?whole:String(value)})}function evaluated(expression,nested){let[first="",...filters]=expression.split(/\s*\|\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/),value=called(
wordsOf2(first),nested);for(let filter of filters){let words2=wordsOf2(filter);if(value===void 0&&words2[0]!=="default")return;value=functionOf(words2[0]??"",[...words2.
slice(1).map(each=>termOf(each,nested)),value===void 0?"":value])}return value}function wordsOf2(text2){return text2.match(/"(?:\\.|[^"\\])*"|\S+/g)??[]}function called([
name="",...rest],nested){if(rest.length===0)return termOf(name,nested);let terms=rest.map(each=>termOf(each,nested));return functionOf(name,name==="default"?terms.
map(each=>each??""):terms)}function termOf(text2,nested){if(/^"/.test(text2))try{return JSON.parse(text2)}catch{return}if(/^-?\d+$/.test(text2))return Number(text2);
if(!/^\.[\w.]*$/.test(text2))return;let value=nested;for(let step of text2.slice(1).split("."))step!==""&&(value=isObject(value)&&Object.hasOwn(value,step)?value[step]:
void 0);return value}function functionOf(name,terms){if(terms.includes(void 0))return;let last=terms.at(-1),[text2,first,second]=[String(last),String(terms[0]),
String(terms[1])];switch(name){case"index":return terms.slice(1).reduce((value,step)=>Array.isArray(value)?value[Number(step)]:isObject(value)&&Object.hasOwn(value,
String(step))?value[String(step)]:void 0,terms[0]);case"default":return last===""?terms[0]:last;case"lower":return text2.toLowerCase();case"upper":return text2.
toUpperCase();case"trim":return text2.trim();case"quote":return JSON.stringify(text2);case"toString":return text2;case"normalize":return normalized(text2);case"\
trimPrefix":return text2.startsWith(first)?text2.slice(first.length):text2;case"trimSuffix":return first!==""&&text2.endsWith(first)?text2.slice(0,-first.length):
text2;case"replace":return text2.split(first).join(second);case"printf":{let at=1,made=first.replace(/%[sdv]/g,()=>String(terms[at++]));return at===terms.length&&
!made.includes("%")?made:void 0}default:return}}function normalized(text2){return text2.toLowerCase().replace(/[^-.a-z0-9]/g,"-").slice(0,253).replace(/^[-_.]+|[-_.]+$/g,
"")}var EVALUATED=["list","git","clusters","matrix","merge"],MOST=1e3;function generated(generator,ground){let kind=EVALUATED.find(each=>isObject(generator[each])||
generator[each]===null);if(!kind){let named=Object.keys(generator).find(each=>each!=="selector"&&each!=="template");return ground.leave(`the generator ${named??
"without a name"} is not evaluated`),[]}let given=isObject(generator[kind])?generator[kind]:{},all2=GENERATORS[kind](given,ground),chosen2=isObject(generator.selector)?
all2.filter(({flat:flat2})=>selects2(generator.selector,flat2)):all2;return chosen2.length>MOST&&ground.leave(`it makes more than ${MOST} Applications, of which\
 ${MOST} are followed`),chosen2.slice(0,MOST)}var GENERATORS={list(given,ground){return given.elementsYaml!==void 0&&ground.leave("elementsYaml of the generator\
 list is not evaluated"),objects(given.elements).map(element=>({flat:flat(element),nested:element}))},git(given,ground){let{checkout}=ground,repo=text(given.repoURL),
anchor=[...objects(given.directories),...objects(given.files)].map(({path:path7})=>text(path7))[0]?.replace(/\/?[^/]*[*?[{].*$/,"")||".";return isOwn(repo,anchor,
checkout)?given.directories!==void 0?directories(given,ground):filesOf(given,ground):(ground.leave(`the generator git reads another repository: ${repo}`),[])},clusters({
selector,values:values2,flatList},ground){let{clusters}=ground;flatList===!0&&ground.leave("flatList of the generator clusters is not evaluated");let asks=isObject(
selector)&&Object.keys(selector).length>0;if(asks&&clusters.every(({labels})=>labels===void 0))return ground.leave("the generator clusters selects by labels, an\
d no cluster of the configuration has `labels`"),[];clusters.length===0&&ground.leave("the generator clusters: no cluster is configured");let standard={"argocd.\
argoproj.io/secret-type":"cluster"};return clusters.filter(({labels})=>!asks||labels&&selects2(selector,__spreadValues(__spreadValues({},standard),labels))).map(
({name,destinations=[],labels={}})=>{let server=destinations.find(each=>each.includes("://"))??name,own2={name,nameNormalized:normalized(name),server},metadata={
labels:__spreadValues({},labels),annotations:{}},flatLabels=Object.entries(labels).map(([key,value])=>[`metadata.labels.${key}`,value]);return withValues(values2,
{flat:__spreadValues(__spreadValues({},own2),Object.fromEntries(flatLabels)),nested:__spreadProps(__spreadValues({},own2),{metadata})},ground)})},matrix({generators},ground){
let[first,second]=objects(generators);if(!first||!second)return[];let made=[];for(let one of generated(first,ground)){let asked2=filled2(second,one,ground.isGo);
if(made.push(...generated(asked2,ground).map(other=>together(one,other))),made.length>MOST)break}return made},merge({generators,mergeKeys},ground){let keys=Array.
isArray(mergeKeys)?mergeKeys.map(String):[],[base,...others]=objects(generators);if(!base)return[];let keyOf=({flat:params})=>JSON.stringify(keys.map(key=>params[key]??
null)),merged3=new Map(generated(base,ground).map(each=>[keyOf(each),each]));for(let other of others)for(let each of generated(other,ground)){let known4=merged3.
get(keyOf(each));known4&&merged3.set(keyOf(each),together(known4,each))}return[...merged3.values()]}};function directories(given,ground){let{checkout}=ground,asked2=objects(
given.directories),[takes,leaves]=[asked2.filter(({exclude})=>exclude!==!0),asked2.filter(({exclude})=>exclude===!0)];return foldersOf(checkout).filter(folder=>{
let is=each=>globbed(text(each.path),folder);return takes.some(is)&&!leaves.some(is)&&!folder.split("/").some(step=>step.startsWith("."))}).map(folder=>withValues(
given.values,pathParameters(folder,given),ground))}function filesOf(given,ground){let{checkout}=ground,asked2=objects(given.files),is=(exclude,name)=>asked2.some(
each=>each.exclude===!0===exclude&&globbed(text(each.path),name));return relativeNames(checkout).filter(name=>is(!1,name)&&!is(!0,name)).flatMap(name=>{let file=checkout.
read(nameIn(name,checkout));if("unread"in file)return[];let[document]=readDocuments(file).filter(isReadable),content2=document&&plainValue(document.root);return(Array.
isArray(content2)?content2:[content2]).filter(isObject).map(each=>{let own2=pathParameters(name.slice(0,Math.max(name.lastIndexOf("/"),0)),given,name.split("/").
at(-1));return withValues(given.values,together({flat:flat(each),nested:each},own2),ground)})})}function pathParameters(path7,{pathParamPrefix},filename){let prefix=text(
pathParamPrefix),segments=path7.split("/").filter(step=>step!==""),basename=segments.at(-1)??"",own2=__spreadValues({basename,basenameNormalized:normalized(basename)},
filename!==void 0&&{filename,filenameNormalized:normalized(filename)}),nested={path:__spreadValues({path:path7,segments},own2)},under=prefix===""?"path":`${prefix}\
.path`,named=Object.entries(own2).map(([key,value])=>[`${under}.${key}`,value]),numbered=segments.map((step,at)=>[`${under}[${at}]`,step]);return{flat:__spreadValues(
{[under]:path7},Object.fromEntries([...named,...numbered])),nested:prefix===""?nested:{[prefix]:nested}}}function withValues(values2,parameters,{isGo}){if(!isObject(
values2))return parameters;let own2=filled2(values2,parameters,isGo);return together(parameters,{flat:flat({values:own2}),nested:{values:own2}})}function together(one,other){
return{flat:__spreadValues(__spreadValues({},one.flat),other.flat),nested:deep(one.nested,other.nested)}}function deep(one,other){if(!isObject(one)||!isObject(other))
return other;let members2=Object.entries(other).map(([key,value])=>[key,deep(Object.hasOwn(one,key)?one[key]:void 0,value)]);return __spreadValues(__spreadValues(
{},one),Object.fromEntries(members2))}function flat(value,before=""){return Object.fromEntries(Object.entries(value).flatMap(([key,member])=>isObject(member)?Object.
entries(flat(member,`${before}${key}.`)):Array.isArray(member)?member.map((item,at)=>[`${before}${key}.${at}`,String(item)]):[[`${before}${key}`,member===null?"":
String(member)]]))}function relativeNames({names,root:root2}){return root2==="."?names:names.flatMap(name=>name.startsWith(`${root2}/`)?[name.slice(root2.length+
1)]:[])}function foldersOf(checkout){let folders=new Set;for(let name of relativeNames(checkout))for(let at=name.lastIndexOf("/");at>0;at=name.lastIndexOf("/",at-
1)){let folder=name.slice(0,at);if(folders.has(folder))break;folders.add(folder)}return[...folders].sort()}function argoDestinations(manifest,checkout,clusters){let notEvaluated=[],leave=(path7,reason)=>{notEvaluated.some(each=>each.reason===reason)||notEvaluated.push(
{by:manifest,path:path7,reason})};if(manifest.kind==="Application")return{destinations:ofApplication(manifest.value,["spec"],manifest,checkout,clusters,leave),notEvaluated};
let{spec}=manifest,isGo=spec.goTemplate===!0,template2=isObject(spec.template)?spec.template:{};return spec.templatePatch!==void 0&&leave(["spec","templatePatch"],
"templatePatch is not evaluated"),{destinations:objects(spec.generators).flatMap((generator,at)=>{let path7=["spec","generators",at],ground={checkout,clusters,isGo,
leave:reason=>leave(path7,reason)},own2=ownTemplate(generator),whole=own2?merged(template2,own2):template2;return generated(generator,ground).flatMap(parameters=>ofApplication(
filled2(whole,parameters,isGo),["spec","template","spec"],manifest,checkout,clusters,leave))}),notEvaluated}}function ownTemplate(generator){let[own2]=Object.values(
generator).flatMap(each=>isObject(each)&&isObject(each.template)?[each.template]:[]);return own2}function merged(one,other){return other===""||other===null?one??
other:!isObject(one)||!isObject(other)?other:__spreadValues(__spreadValues({},one),Object.fromEntries(Object.entries(other).map(([key,value])=>[key,merged(one[key],
value)])))}function ofApplication(value,at,by,checkout,clusters,leave){let spec=isObject(value.spec)?value.spec:{},name=text(isObject(value.metadata)?value.metadata.
name:void 0)||by.name,destination=isObject(spec.destination)?spec.destination:{},written2=text(destination.name)||text(destination.server)||null,namespace=text(
destination.namespace),several=objects(spec.sources),sources=several.length>0?several:isObject(spec.source)?[spec.source]:[],refs=new Map(sources.flatMap(each=>text(
each.ref)===""?[]:[[text(each.ref),each]]));return sources.flatMap((source,index)=>{let where=several.length>0?[...at,"sources",index]:[...at,"source"],{repoURL,
path:path7,chart}=source;if(text(path7)===""&&text(chart)==="")return text(source.ref)===""&&leave(where,`${name}: a source without path and chart is not evalua\
ted`),[];let left=[repoURL,path7,chart,written2,namespace].map(each=>unfilled(text(each))).find(each=>each),isRepo=left!==void 0&&[path7,chart,written2,namespace].
every(each=>!unfilled(text(each)));if(left!==void 0&&!isRepo)return leave(where,`the template ${left} is not evaluated`),[];let found=sourceOf(source,checkout);
return[__spreadProps(__spreadValues({tool:"Argo CD",by,name,source:found,cluster:written2,clusters:clustersNamed(written2,by.document.file.path,clusters)},namespace!==
""&&{namespace}),{release:text(isObject(source.helm)?source.helm.releaseName:void 0)||name,values:valuesOf(source,found,refs,by,where,checkout)})]})}function sourceOf(source,checkout){
let[repo,path7,chart,revision]=[source.repoURL,source.path,source.chart,source.targetRevision].map(text),isHere=chart===""&&isOwn(repo,path7,checkout),directory=isObject(
source.directory)?source.directory:{};return __spreadProps(__spreadValues(__spreadValues({repo,isHere},chart!==""?{chart}:{path:isHere?nameIn(path7,checkout):path7}),
revision!==""&&{revision}),{directory:{recurse:directory.recurse===!0,include:text(directory.include),exclude:text(directory.exclude)}})}function valuesOf(source,{
path:path7,isHere},refs,by,at,checkout){let helm=isObject(source.helm)?source.helm:{},optional=helm.ignoreMissingValueFiles===!0,files=(Array.isArray(helm.valueFiles)?
helm.valueFiles.map(String):[]).map(file=>{let[,ref,rest]=/^\$([^/]+)\/(.*)$/.exec(file)??[],more=optional&&{optional:!0};if(ref!==void 0&&rest!==void 0){let here=refs.
has(ref)&&isOwn(text(refs.get(ref)?.repoURL),rest,checkout);return __spreadValues({file:here?nameIn(rest,checkout):file,isHere:here},more)}if(/^\w+:\/\//.test(file)||
!isHere)return __spreadValues({file,isHere:!1},more);let name=file.startsWith("/")?nameIn(file,checkout):joined(path7??".",file);return __spreadValues({file:name,
isHere:!0},more)}),key=isObject(helm.valuesObject)?"valuesObject":"values",given=helm[key],inline=typeof given=="string"?parsed(given):given,parameters=objects(
helm.parameters);return[...files.filter(each=>!("file"in each)||!each.optional||!each.isHere||isThere(each.file,checkout)),...isObject(inline)?[{inline,by,at:[...at,
"helm",key]}]:[],...parameters.length>0?[{inline:parameters.reduce(withParameter,{}),by,at:[...at,"helm","parameters"]}]:[]]}function parsed(given){let[document]=readDocuments(
{path:"",text:given}).filter(isReadable);return document?plainValue(document.root):{}}function kustomizationIn(folder,files){for(let each of KUSTOMIZATION_NAMES){let name=joined(folder,each);if(!files.isFile(name))continue;let file=files.read(name);
return"unread"in file?void 0:readKustomization(file)}}function reachOf(root2,files){let kustomizations=new Map,held=new Map,resources=new Set,hindrances=[],visit=(at,way)=>{
kustomizations.set(at.folder,at),held.set(at.file.path,at.file);let hinder=(span,reason)=>{hindrances.push({file:at.file,span:{start:span.start,end:span.end},reason})};
for(let{what,node}of at.needs)hinder(node,`it has ${what}, and no program but kustomize is started`);for(let{name,to,use:use2,node,field}of at.references){let isFolder=files.
isFolder(to);if(!isFolder&&!files.isFile(to)){isRemote(name)?hinder(node,`it names what would have to be fetched: ${name}`):files.isOutside(to)?hinder(node,`${name}\
 leads out of the repository`):field.endsWith("Generator")&&hinder(node,`${name} is not there, of which ${field} makes an object`);continue}if(files.isOutside(to))
hinder(node,`${name} leads out of the repository`);else if(isFolder){let next=kustomizationIn(to,files);if(!next)continue;files.isOutside(next.file.path)?hinder(
node,`${next.file.path} leads out of the repository`):to===at.folder||way.includes(to)?hinder(node,`kustomizations include each other: ${[...way,at.folder,to].join(
" -> ")}`):kustomizations.has(to)||visit(next,[...way,at.folder])}else{let file=files.read(to);"unread"in file?hinder(node,`${name} is not read: ${file.unread}`):
file.invalidAt!==void 0&&use2!=="data"?hinder(node,`${name} is no UTF-8`):(held.set(to,file),use2==="resource"&&resources.add(to),use2==="plugin"&&!isBuiltin(file)&&
hinder(node,`it has a plugin in ${field}: ${name}`))}}};return visit(root2,[]),{root:root2,kustomizations,files:held,resources,hindrances}}var MANIFEST2=/\.(?:ya?ml|json)$/i;function reachedBy({tool,source,values:values2},checkout){let files=new Set(values2.flatMap(each=>"file"in each&&each.isHere?
[each.file]:[])),{path:path7,isHere,directory}=source;if(!isHere||path7===void 0)return files;if(checkout.isFile(path7))return files.add(path7);let add=folder=>{
let kustomization2=kustomizationIn(folder,checkout);if(kustomization2)for(let name of reachOf(kustomization2,checkout).files.keys())files.add(name);else if(checkout.
isFile(inside(folder,"Chart.yaml")))for(let name of below(folder,checkout))files.add(name);else if(tool==="Flux")generated2(folder);else for(let name of below(folder,
checkout)){let own2=folder==="."?name:name.slice(folder.length+1);!MANIFEST2.test(own2)||!directory?.recurse&&own2.includes("/")||directory?.exclude&&anyGlob(directory.
exclude,own2)||(!directory?.include||anyGlob(directory.include,own2))&&files.add(name)}},generated2=folder=>{let own2=new Set;for(let name of below(folder,checkout)){
let folders=name.slice(folder==="."?0:folder.length+1).split("/").slice(0,-1),holder=folders.map((_,at)=>inside(folder,folders.slice(0,at+1).join("/"))).find(each=>kustomizationIn(
each,checkout));holder?own2.add(holder):/\.ya?ml$/i.test(name)&&files.add(name)}for(let each of own2)add(each)};return add(path7),files}function inside(folder,name){
return folder==="."?name:`${folder}/${name}`}function below(folder,{names}){return folder==="."?names:names.filter(name=>name.startsWith(`${folder}/`))}var KUSTOMIZE="kustomize.toolkit.fluxcd.io",HELM="helm.toolkit.fluxcd.io",SOURCE="source.toolkit.fluxcd.io";function isFlux({group,kind}){return group===KUSTOMIZE&&
kind==="Kustomization"||group===HELM&&kind==="HelmRelease"}function fluxDestinations(manifests,checkout,clusters){let notEvaluated=[],all2=manifests.filter(isFlux).
flatMap(manifest=>{let leave=(key,reason)=>notEvaluated.push({by:manifest,path:["spec",key],reason});return(manifest.group===HELM?release:kustomization)(manifest,
manifests,checkout,clusters,leave)});return{destinations:spread(all2,checkout,clusters),notEvaluated}}function kustomization(manifest,manifests,checkout,clusters,leave){
let{spec,name}=manifest,path7=text(spec.path)||".",source=sourceOf2(manifest,spec.sourceRef,path7,manifests,checkout),namespace=text(spec.targetNamespace),build=isObject(
spec.postBuild)?spec.postBuild:{};objects(build.substituteFrom).length>0&&leave("postBuild","postBuild.substituteFrom is not evaluated");let substitute=isObject(
build.substitute)?texts(build.substitute):void 0;return[__spreadValues(__spreadProps(__spreadValues(__spreadValues({tool:"Flux",by:manifest,name,source},clusterOf(
manifest,clusters)),namespace!==""&&{namespace,forced:!0}),{values:[]}),substitute&&{substitute})]}function release(manifest,manifests,checkout,clusters,leave){
let{spec,name}=manifest,ref=isObject(spec.chartRef)?spec.chartRef:void 0,template2=isObject(spec.chart)&&isObject(spec.chart.spec)?spec.chart.spec:{},source=ref?
chartOf(ref,manifest,manifests):templateOf(template2,manifest,manifests,checkout);if(!source)return leave(ref?"chartRef":"chart","it names no chart"),[];let own2=isObject(
manifest.value.metadata)?text(manifest.value.metadata.namespace):"",namespace=text(spec.targetNamespace)||own2,target=text(spec.targetNamespace),unseen=[],values2=valuesOf2(
manifest,template2,source,manifests,checkout,whose=>{leave("valuesFrom",`the values of ${whose} are not in view`),unseen.push(whose)});return[__spreadValues(__spreadProps(
__spreadValues(__spreadValues({tool:"Flux",by:manifest,name,source},clusterOf(manifest,clusters)),namespace!==""&&{namespace}),{release:text(spec.releaseName)||
(target===""?name:`${target}-${name}`),values:values2}),unseen.length>0&&{unseen})]}function templateOf(template2,manifest,manifests,checkout){let[chart,revision]=[
text(template2.chart),text(template2.version)];if(chart==="")return;let ref=isObject(template2.sourceRef)?template2.sourceRef:{};if(text(ref.kind)==="GitReposit\
ory"||text(ref.kind)==="Bucket")return sourceOf2(manifest,ref,chart,manifests,checkout);let repo=text(referred(ref,manifest,manifests)?.spec.url);return __spreadValues(
{repo:repo||text(ref.name),isHere:!1,chart},revision!==""&&{revision})}function chartOf(ref,manifest,manifests){let spec=referred(ref,manifest,manifests)?.spec??
{},url=text(spec.url),chart=text(spec.chart)||url.split("/").at(-1)||text(ref.name);if(chart==="")return;let tag=isObject(spec.ref)?text(spec.ref.tag)||text(spec.
ref.semver):text(spec.version);return __spreadValues({repo:url||text(ref.name),isHere:!1,chart},tag!==""&&{revision:tag})}function sourceOf2(manifest,ref,path7,manifests,checkout){
let given=isObject(ref)?ref:{},found=referred(given,manifest,manifests),repo=text(found?.spec.url),isHere=isOwn(repo,path7,checkout)&&isThere(nameIn(path7,checkout),
checkout),at=isObject(found?.spec.ref)?text(found.spec.ref.branch)||text(found.spec.ref.tag):"";return __spreadValues({repo:repo||text(given.name),isHere,path:isHere?
nameIn(path7,checkout):path7},at!==""&&{revision:at})}function referred(ref,{namespace},manifests){let[kind,name,at]=[text(ref.kind),text(ref.name),text(ref.namespace)],
found=manifests.filter(each=>each.group===SOURCE&&each.kind===kind&&each.name===name);return found.find(each=>each.namespace===(at||namespace))??found[0]}function clusterOf({
spec,document},clusters){let config=isObject(spec.kubeConfig)?spec.kubeConfig:{},cluster=text(isObject(config.secretRef)?config.secretRef.name:void 0).replace(/-kubeconfig$/,
"")||null;return{cluster,clusters:clustersNamed(cluster,document.file.path,clusters)}}function valuesOf2(manifest,template2,source,manifests,checkout,miss){let{
spec}=manifest,files=Array.isArray(template2.valuesFiles)?template2.valuesFiles.map(String):[],from=objects(spec.valuesFrom).flatMap(each=>{let[kind,name,key]=[
text(each.kind),text(each.name),text(each.valuesKey)||"values.yaml"],found=manifests.find(one=>one.group===""&&one.kind==="ConfigMap"&&kind==="ConfigMap"&&one.name===
name),held=found&&isObject(found.value.data)?found.value.data[key]:void 0;if(typeof held!="string"||text(each.targetPath)!=="")return miss(`${kind} ${name}`),[];
let[document]=readDocuments({path:"",text:held}).filter(isReadable);return document&&found?[{inline:plainValue(document.root),by:found,at:["data",key]}]:[]});return[
...files.map(file=>({file:source.isHere?nameIn(file,checkout):file,isHere:source.isHere})),...from,...isObject(spec.values)?[{inline:spec.values,by:manifest,at:[
"spec","values"]}]:[]]}function texts(given){return Object.fromEntries(Object.entries(given).flatMap(([key,value])=>isObject(value)||value===null?[]:[[key,String(
value)]]))}function spread(all2,checkout,known4){let now=[...all2],reached=new Map(all2.filter(({by})=>by.group===KUSTOMIZE).map(each=>[each.by,reachedBy(each,checkout)])),
order=known4.map(({name})=>name);for(let round=0;round<=all2.length;round++){let next=now.map(each=>{let holders=now.filter(({by})=>by!==each.by&&reached.get(by)?.
has(each.by.document.file.path));if(holders.length===0)return each;let names=new Set([...each.clusters,...each.cluster===null?holders.flatMap(one=>one.clusters):
[]]),namespace=each.namespace??(each.by.group===HELM?holders.find(one=>one.namespace)?.namespace:void 0);return __spreadValues(__spreadProps(__spreadValues({},each),
{clusters:order.filter(name=>names.has(name))}),namespace!==void 0&&{namespace})}),same=next.every((each,at)=>each.clusters.length===now[at]?.clusters.length);if(now=
next,same)break}return now}function isGitOps(manifest){return isArgo(manifest)||isFlux(manifest)}function readGitOps(manifests,checkout,clusters){let flux2=fluxDestinations(manifests,checkout,
clusters),argo3=manifests.filter(isArgo).map(each=>argoDestinations(each,checkout,clusters));return{destinations:[...argo3.flatMap(({destinations})=>destinations),
...flux2.destinations],notEvaluated:[...argo3.flatMap(({notEvaluated})=>notEvaluated),...flux2.notEvaluated]}}function isArgo({group,kind}){return group==="argo\
proj.io"&&(kind==="Application"||kind==="ApplicationSet")}var TELLING=/argoproj\.io|toolkit\.fluxcd\.io|ConfigMap/,LARGEST3=1024*1024;function gitOpsOf(tree,root2,clusters,origin){let found=tree.at(root2).filter(({unread})=>unread===
void 0),checkout={names:found.map(({name})=>name),root:root2,origin,isFile:tree.isFile,isFolder:tree.isFolder,read:tree.read,isOutside:name=>tree.isOutside?.(name)??
name.startsWith("../")},manifests=found.flatMap(({name})=>{let file=tree.read(name);return"unread"in file||!TELLING.test(file.text)?[]:manifestsIn(file)});return manifests.
some(isGitOps)?__spreadValues({checkout},readGitOps(manifests,checkout,clusters)):{checkout,destinations:[],notEvaluated:[]}}function manifestsIn(file){return readDocuments(
file).filter(isReadable).flatMap(document=>{let found=manifestsOf(document);return Array.isArray(found)?found:[]})}function originOf(cwd){for(let folder=import_node_path4.default.
resolve(cwd);;folder=import_node_path4.default.dirname(folder)){let config=import_node_path4.default.join(folder,".git/config");try{let stats=(0,import_node_fs3.statSync)(
config,{throwIfNoEntry:!1});if(stats?.isFile()&&stats.size<=LARGEST3)return originIn((0,import_node_fs3.readFileSync)(config,"utf8"))}catch{return}if(folder===import_node_path4.default.
dirname(folder))return}}function originIn(config){let[,section]=/^\[remote "origin"\]\s*\n((?:(?!\s*\[).*\n?)*)/m.exec(config)??[];return/^\s*url\s*=\s*(\S+)/m.
exec(section??"")?.[1]?.replace(/^(\w+:\/\/)[^/@]*@/,"$1")}function resolveRelease(knowledge2,of,text2){let version2=parseVersion(text2);if(!version2)return;let known4=knownReleases(knowledge2,of),oldest=known4[0];if(!oldest)
throw new Error(`the tables know no release of ${of}`);let wanted=version2.patch===void 0&&!version2.pre?__spreadProps(__spreadValues({},version2),{patch:Number.
POSITIVE_INFINITY}):version2,nearest2=known4.findLast(candidate=>compareVersions(candidate,wanted)<=0),found=nearest2??oldest,alias=knowledge2.releases[of].aliases[found.
text]?.is,judged=alias===void 0?found:parseVersion(alias),display=version2.patch===void 0&&sameMinor(found,version2)&&!version2.vendor?found.text:version2.text,
isKnown=version2.patch===void 0&&!version2.pre?sameMinor(found,version2):compareVersions(found,version2)===0,notes=[isKnown?"":nearest2?"is not in the tables":"\
is older than the tables",alias===void 0||!isKnown?"":`is the same code as ${alias}`,isKnown?"":`judged as ${judged.text}`].filter(part=>part!==""),vendor=version2.
vendor||(version2.text.endsWith("+")?"+":"");return{of,display,judged,vendor,note:notes.length===0?void 0:`${of} ${display} ${notes.join("; ")}`}}function newest(knowledge2,of){
let last=knownReleases(knowledge2,of).findLast(({pre})=>!pre);if(!last)throw new Error(`the tables know no release of ${of}`);return resolveRelease(knowledge2,of,
last.text)}function minorOf({major,minor}){return`${major}.${minor}`}var sorted=new WeakMap;function knownReleases(knowledge2,of){let{known:known4}=knowledge2.releases[of],
versions=sorted.get(known4);return versions||(versions=known4.map(text2=>parseVersion(text2)).sort(compareVersions),sorted.set(known4,versions)),versions}function isOf(vendors,{
vendor}){return vendors.some(each=>vendor===each||vendor.startsWith(each)&&!/^[A-Za-z]/.test(vendor.slice(each.length)))}function sameMinor(a,b){return minorOf(
a)===minorOf(b)}function grouped(chosen2,all2){let counts=new Map,names=new Set([...all2,...chosen2]);for(let name of names)for(let folder of foldersOf2(name)){let count=counts.
get(folder)??{all:0,chosen:0};counts.set(folder,{all:count.all+1,chosen:count.chosen+(chosen2.has(name)?1:0)})}let isWhole2=folder=>{let count=counts.get(folder);
return count!==void 0&&count.all===count.chosen},standing=[...chosen2].map(name=>{let folder=foldersOf2(name).find(isWhole2);return folder===void 0?name:`${folder}\
/`});return[...new Set(standing)].sort()}function foldersOf2(name){let steps=name.split("/").slice(0,-1);return steps.map((_,at)=>steps.slice(0,at+1).join("/"))}function objectsOf(document,node=document.root,at=[]){let items=entry(node,"items")?.value;return!textAt(node,["kind"]).endsWith("List")||items?.kind!=="seq"?[{
document,at,node}]:items.items.flatMap((item,index)=>objectsOf(document,item,[...at,"items",index]))}function chartUses(document){return objectsOf(document).flatMap(
usesOf)}function usesOf(root2){let{node}=root2,[apiVersion,kind]=[textAt(node,["apiVersion"]),textAt(node,["kind"])],group=apiVersion.split("/")[0];if(group==="\
argoproj.io"&&kind==="Application")return argo(root2,["spec"]);if(group==="argoproj.io"&&kind==="ApplicationSet")return argo(root2,["spec","template","spec"]);if(group===
"helm.toolkit.fluxcd.io"&&kind==="HelmRelease"){let chart=["spec","chart","spec"];return[use(root2,"Flux",textAt(node,[...chart,"chart"]),[...chart,"version"],[
"spec","values"])]}if(group==="source.toolkit.fluxcd.io"&&kind==="OCIRepository"){let ref=["spec","ref"],version2=textAt(node,[...ref,"tag"])===""?[...ref,"semv\
er"]:[...ref,"tag"];return[use(root2,"Flux",textAt(node,["spec","url"]),version2)]}return group==="helm.cattle.io"&&kind==="HelmChart"?[use(root2,"k3s",textAt(node,
["spec","chart"]),["spec","version"],["spec","valuesContent"])]:kind==="Kustomization"||/(?:^|\/)kustomization\.ya?ml$/i.test(root2.document.file.path)?indexes(
node,["helmCharts"]).map(at=>use(root2,"kustomize",textAt(node,[...at,"name"]),[...at,"version"],[...at,"valuesInline"])):kind!==""?[]:[...indexes(node,["depend\
encies"]).map(at=>__spreadProps(__spreadValues({},use(root2,"Helm",textAt(node,[...at,"name"]),[...at,"version"])),{alias:textAt(node,[...at,"alias"])||nameOfChart(
textAt(node,[...at,"name"]))})),...indexes(node,["releases"]).map(at=>use(root2,"helmfile",textAt(node,[...at,"chart"]),[...at,"version"]))]}function argo(root2,spec){
return[[...spec,"source"],...indexes(root2.node,[...spec,"sources"])].flatMap(source=>{let chart=textAt(root2.node,[...source,"chart"]);if(chart==="")return[];let helm=[
...source,"helm"],object=[...helm,"valuesObject"],at=isObject(plainAt(root2.node,object))?object:[...helm,"values"],found=use(root2,"Argo CD",chart,[...source,"\
targetRevision"],at),parameters=indexes(root2.node,[...helm,"parameters"]);if(parameters.length===0)return[found];let values2=parameters.reduce((all2,each)=>withParameter(
all2,plainAt(root2.node,each)),found.values??{});return[__spreadProps(__spreadValues({},found),{values:values2})]})}function use(root2,by,chart,version2,values2){
let given=values2&&plainAt(root2.node,values2),text2=writtenText(root2,version2),name=nameOfChart(chart);return __spreadValues(__spreadValues({by,chart:name,alias:name},
text2&&{version:text2}),values2&&given!==void 0&&given!==null?{values:typeof given=="string"?parsed2(given):given,valuesPath:[...root2.at,...values2]}:{})}function nameOfChart(written2){
return written2.replace(/\/+$/,"").split("/").at(-1)??""}function writtenText({document,at,node},path7){let{whole,node:found}=written(node,path7);if(!whole||found.
kind!=="scalar"||found.value===null||found.value==="")return;let{start,end,value}=found;return{text:typeof value=="string"?value:document.file.text.slice(start,
end),span:{start,end},path:[...at,...path7]}}function parsed2(text2){let[document]=readDocuments({path:"",text:text2}).filter(isReadable);return document?plainValue(
document.root):{}}function indexes(node,path7){let{whole,node:found}=written(node,path7);return whole&&found.kind==="seq"?found.items.map((_,index)=>[...path7,index]):
[]}function plainAt(node,path7){let{whole,node:found}=written(node,path7);return whole?plainValue(found):void 0}function textAt(node,path7){let{whole,node:found}=written(
node,path7);return whole&&found.kind==="scalar"&&found.value!==null?String(found.value):""}var CHART="kruise",IMAGE=/(?:^|\/)kruise-manager$/,TAG=["manager","image","tag"];function kruiseCarriers(document){let found=[...chartUses(document).filter(({chart})=>chart===
CHART).map(use2=>ofChart(document,use2)),...objectsOf(document).flatMap(root2=>[...kustomized(root2),...workload(root2),...chartItself(root2)]),...valuesOf3(document,
[]),...valuesOf3(document,[CHART])];return[...found.filter(({version:version2})=>version2),...found.filter(({version:version2})=>!version2)]}function gatesIn(text2){
if(typeof text2!="string")return;let pairs=text2.split(",").flatMap(each=>{let[,name,on]=/^\s*([A-Za-z][A-Za-z0-9]*)\s*=\s*(true|false)\s*$/i.exec(each)??[];return name===
void 0||on===void 0?[]:[[name,on.toLowerCase()==="true"]]});return Object.fromEntries(pairs)}function ofChart(document,{by,version:version2,values:values2,valuesPath,
alias}){let set=(valuesPath&&writtenText({document,at:[],node:document.root},[...valuesPath,...TAG]))??tagIn(document,values2,valuesPath),gates=gatesIn(valueAt(
values2,["featureGates"]));return __spreadValues(__spreadProps(__spreadValues({what:by==="Helm"?"a chart dependency":`a chart that ${by} installs`},set?{version:set}:
version2&&{version:version2}),{isChart:!set,byChart:!0,alias}),gates&&{gates})}function tagIn(document,values2,at){let tag=valueAt(values2,TAG);if(typeof tag!="\
string"||tag===""||!at)return;let whole=writtenText({document,at:[],node:document.root},at);if(!whole)return;let{start,end}=whole.span,inside2=document.file.text.
slice(start,end).split(tag),from=start+inside2[0].length;return{text:tag,path:at,span:inside2.length===2?{start:from,end:from+tag.length}:{start,end}}}function kustomized(root2){
let{node,document}=root2;if(!/(?:^|\/)kustomization\.ya?ml$/i.test(document.file.path)&&textAt(node,["kind"])!=="Kustomization")return[];let images=indexes(node,
["images"]).filter(at=>IMAGE.test(textAt(node,[...at,"name"]))),bases=indexes(node,["resources"]).flatMap(at=>{let base=writtenText(root2,at),ref=/github\.com\/openkruise\/kruise\/.*[?&](?:ref|version)=([^&]+)/.
exec(base?.text??"")?.[1];return base&&ref?[__spreadProps(__spreadValues({},base),{text:ref})]:[]});return[...images.flatMap(at=>writtenText(root2,[...at,"newTa\
g"])??[]),...bases].map(version2=>({what:"a kustomization",version:version2,isChart:!1,byChart:!1}))}function workload(root2){let apiVersion=textAt(root2.node,[
"apiVersion"]),group=apiVersion.includes("/")?apiVersion.split("/")[0]:"",[template2]=kindOf2(group,textAt(root2.node,["kind"]))?.templates??[];if(!template2)return[];
let at=[...template2,"spec","containers"];return indexes(root2.node,at).flatMap(path7=>{let image=writtenText(root2,[...path7,"image"]),[,name="",tag]=/^([^@]*?)(?::([^:/@]+))?(?:@.*)?$/.
exec(image?.text??"")??[];if(!image||tag===void 0||!IMAGE.test(name))return[];let offset=root2.document.file.text.slice(image.span.start,image.span.end).indexOf(
`:${tag}`),start=offset<0?image.span.start:image.span.start+offset+1,span=offset<0?image.span:{start,end:start+tag.length},set=[["args"],["command"]].flatMap(key=>plainAt(
root2.node,[...path7,...key])??[]).flat().findLast(each=>String(each).startsWith("--feature-gates=")),gates=set===void 0?void 0:gatesIn(String(set).slice(16));return[
__spreadValues({what:"an image",version:__spreadProps(__spreadValues({},image),{text:tag,span}),isChart:!1,byChart:!1},gates&&{gates})]})}function chartItself(root2){
if(!/(?:^|\/)Chart\.ya?ml$/.test(root2.document.file.path)||textAt(root2.node,["name"])!==CHART)return[];let version2=writtenText(root2,["appVersion"])??writtenText(
root2,["version"]);return version2?[{what:"the chart",version:version2,isChart:!1,byChart:!0}]:[]}function valuesOf3(document,path7){let root2={document,at:[],node:document.
root};if(textAt(document.root,["kind"])!==""||textAt(document.root,["apiVersion"])!=="")return[];let values2=path7.length===0?plainValue(document.root):plainAt(
document.root,path7),gates=gatesIn(valueAt(values2,["featureGates"])),image=valueAt(values2,["manager","image"]),isManager=isObject(image)&&IMAGE.test(String(image.
repository??"")),version2=isManager||path7.length>0?writtenText(root2,[...path7,...TAG]):void 0;return isManager||path7.length>0&&(version2||gates)||gates&&isObject(
valueAt(values2,["manager"]))?[__spreadValues(__spreadProps(__spreadValues({what:"chart values"},version2&&{version:version2}),{isChart:!1,byChart:!0}),gates&&{
gates})]:[]}function gatesOfDependency(alias,document){return gatesIn(plainAt(document.root,[alias,"featureGates"]))}var HOSTS_AMOUNTS={cpu:"30m",memory:"64Mi"},LIMITS={"ephemeral-storage":"8Gi",memory:"512Mi",cpu:"1"},REQUESTS={"ephemeral-storage":"3Gi",memory:"128Mi",cpu:"10\
0m"},DISTRO=["controlPlane","distro"],HOSTS=["sync","toHost","pods","rewriteHosts"],HOSTS_RESOURCES=[...HOSTS,"initContainer","resources"];function vclusterOptions(values2){
let setBy={},first=(option,paths)=>{let path7=paths.find(each=>isWritten(values2,each));return path7&&(setBy[option]=path7),path7&&valueAt(values2,path7)},tag=first(
"imageTag",[["controlPlane","statefulSet","image","tag"],["syncer","image"]]),imageTag=setBy.imageTag?.length===2?tagOf(tag):textOf3(tag),distro=distroOf(values2,
first),guest2=first("guestVersion",guestPaths(distro)),guestVersion=setBy.guestVersion?.at(-1)==="image"?tagOf(guest2):textOf3(guest2),range=limitRange(values2,
first),hostClass=textOf3(first("hostPriorityClass",[["sync","toHost","pods","priorityClassName"]])),amounts=(option,of)=>{let set=first(option,[[...HOSTS_RESOURCES,
of]]);return merged2(HOSTS_AMOUNTS,set)};return __spreadProps(__spreadValues(__spreadValues(__spreadValues(__spreadProps(__spreadValues(__spreadValues({},guestVersion&&
{guestVersion}),distro&&{distro}),{rewriteHosts:rewritesHosts(values2,first),rewriteHostsResources:amounts("rewriteHostsResources","requests"),rewriteHostsLimits:amounts(
"rewriteHostsLimits","limits"),syncPriorityClasses:isTrue(first("syncPriorityClasses",[["sync","toHost","priorityClasses","enabled"],["sync","priorityclasses","\
enabled"]]))}),hostClass&&{hostPriorityClass:hostClass}),range&&{hostLimitRange:range}),imageTag&&{imageTag}),{setBy})}function distroOf(values2,first){for(let distro of[
"k3s","k0s","k8s"])if(isTrue(valueAt(values2,[...DISTRO,distro,"enabled"])))return first("distro",[[...DISTRO,distro,"enabled"]]),distro;let image=textOf3(first(
"distro",[["vcluster","image"],["api","image"]]));return/(^|\/)k3s[:@]/.test(image)?"k3s":/(^|\/)k0s[:@]/.test(image)?"k0s":/kube-apiserver[:@]/.test(image)?"k8\
s":void 0}function guestPaths(distro){let old=[["vcluster","image"],["api","image"]];if(distro==="k3s"||distro==="k0s")return[[...DISTRO,distro,"image","tag"],...old];
let k8s=[...DISTRO,"k8s"];return[[...k8s,"apiServer","image","tag"],[...k8s,"version"],[...k8s,"image","tag"],...old]}function rewritesHosts(values2,first){let args=valueAt(
values2,["syncer","extraArgs"]),off=Array.isArray(args)?args.findLastIndex(arg=>/^--override-hosts=/.test(textOf3(arg))):-1;if(off>=0)return!/=(?:false|f|0)$/i.
test(textOf3(first("rewriteHosts",[["syncer","extraArgs",off]])));let enabled=first("rewriteHosts",[[...HOSTS,"enabled"]]);return enabled===void 0||isTrue(enabled)}
function limitRange(values2,first){let at=of=>({default:merged2(LIMITS,valueAt(values2,[...of,"default"])),defaultRequest:merged2(REQUESTS,valueAt(values2,[...of,
"defaultRequest"]))});if(isTrue(valueAt(values2,["isolation","enabled"]))){let own2=["isolation","limitRange","enabled"];return isWritten(values2,own2)&&!isTrue(
valueAt(values2,own2))?void 0:(first("hostLimitRange",[["isolation","enabled"]]),at(["isolation","limitRange"]))}let range=["policies","limitRange","enabled"],quota=[
"policies","resourceQuota","enabled"],setting=textOf3(valueAt(values2,range)),by=setting==="true"?range:setting!=="false"&&isTrue(valueAt(values2,quota))?quota:
void 0;if(by)return first("hostLimitRange",[by]),at(["policies","limitRange"])}function merged2(defaults,set){let all2=__spreadValues(__spreadValues({},defaults),
isObject(set)?set:{});return Object.fromEntries(Object.entries(all2).flatMap(([name,amount])=>textOf3(amount)===""?[]:[[name,textOf3(amount)]]))}function isWritten(values2,path7){
let value=valueAt(values2,path7);return value!=null&&value!==""}function isTrue(value){return textOf3(value)==="true"}function textOf3(value){return["string","n\
umber","boolean"].includes(typeof value)?String(value):""}function tagOf(image){return/:([^:/@]+)(?:@.*)?$/.exec(textOf3(image).replace(/@.*$/,""))?.[1]??""}var TELLING2=[["controlPlane","distro"],["controlPlane","statefulSet"],["controlPlane","backingStore"],["sync","toHost"],["sync","fromHost"],["policies","limitR\
ange"],["policies","resourceQuota"],["isolation","limitRange"],["isolation","resourceQuota"],["sync","priorityclasses"]],OLD_IMAGES=[[["vcluster","image"],/(^|\/)k[30]s:/],
[["syncer","image"],/vcluster[^/]*:/],[["api","image"],/kube-apiserver:/]];function isVclusterValues(value){return isObject(value)?TELLING2.some(path7=>isObject(
valueAt(value,path7)))||valueAt(value,["isolation","enabled"])!==void 0&&isObject(value.syncer)?!0:OLD_IMAGES.some(([path7,image])=>image.test(String(valueAt(value,
path7)??""))):!1}var CHARTS=new Set(["vcluster","vcluster-k8s","vcluster-k0s","vcluster-eks","vcluster-pro"]);function vclusterCarriers(document){return carriersAt(document,document.root,[])}function carriersAt(document,node,at){let apiVersion=textAt2(node,["apiVersion"]),
kind=textAt2(node,["kind"]);if(kind==="List"||kind.endsWith("List")){let items=entry(node,"items")?.value;return items?.kind==="seq"?items.items.flatMap((item,index)=>carriersAt(
document,item,[...at,"items",index])):[]}let root2={document,at,node};return apiVersion.startsWith("argoproj.io/")&&kind==="Application"?argo2(root2,["spec"]):apiVersion.
startsWith("argoproj.io/")&&kind==="ApplicationSet"?argo2(root2,["spec","template","spec"]):apiVersion.startsWith("helm.toolkit.fluxcd.io/")&&kind==="HelmReleas\
e"?flux(root2):kind===""&&at.length===0?apiVersion===""?values(root2):dependencies(root2):[]}function dependencies(root2){return indexes2(root2.node,["dependenc\
ies"]).flatMap(path7=>{let chart=textAt2(root2.node,[...path7,"name"]);if(!CHARTS.has(chart))return[];let alias=textAt2(root2.node,[...path7,"alias"])||chart;return[
__spreadValues({kind:"chart-dependency",chart,alias},versionAt(root2,[...path7,"version"]))]})}function argo2(root2,spec){let namespace=textAt2(root2.node,[...spec,"destination","namespace"]);return[[...spec,"source"],...indexes2(root2.node,[...spec,"sour\
ces"])].flatMap(source=>{let chart=textAt2(root2.node,[...source,"chart"]);if(!CHARTS.has(chart))return[];let helm=[...source,"helm"],object=[...helm,"valuesObj\
ect"],path7=isObject(plainAt2(root2.node,object))?object:[...helm,"values"],given=plainAt2(root2.node,path7),parameters=indexes2(root2.node,[...helm,"parameters"]),
set=parameters.reduce((all2,each)=>withParameter(all2,plainAt2(root2.node,each)),typeof given=="string"?parsed3(given):given??{}),tagBy=parameters.findLast(each=>textAt2(
root2.node,[...each,"name"])===IMAGE_TAG.join(".")),tag=tagBy&&[...tagBy,"value"],carried=given===void 0&&parameters.length===0?void 0:{values:set,path:path7,given};
return[carrier("argocd",root2,chart,[...source,"targetRevision"],carried,namespace,tag)]})}function flux(root2){let chart=textAt2(root2.node,["spec","chart","sp\
ec","chart"]);if(!CHARTS.has(chart))return[];let path7=["spec","values"],given=plainAt2(root2.node,path7),namespace=textAt2(root2.node,["spec","targetNamespace"])||
textAt2(root2.node,["metadata","namespace"]);return[carrier("flux",root2,chart,["spec","chart","spec","version"],given===void 0?void 0:{values:given,path:path7,
given},namespace)]}function values(root2){if(root2.node.kind!=="map")return[];let nested=[...CHARTS].filter(name=>isVclusterValues(plainAt2(root2.node,[name])));
return(nested.length>0?nested.map(name=>[name]):isVclusterValues(plainValue(root2.node))?[[]]:[]).map(path7=>{let given=plainAt2(root2.node,path7);return carrier(
"values",root2,void 0,void 0,{values:given,path:path7,given},"")})}var IMAGE_TAG=["controlPlane","statefulSet","image","tag"];function carrier(kind,root2,chart,version2,carried,namespace,tag){
let options=carried&&vclusterOptions(carried.values),ofImage=tag?versionAt(root2,tag):options&&carried&&imageVersion(root2,options,carried),target=textOfJson(carried&&
valueAt(carried.values,["experimental","syncSettings","targetNamespace"]));return __spreadValues(__spreadValues(__spreadValues(__spreadValues(__spreadValues({kind},
chart!==void 0&&{chart}),version2&&versionAt(root2,version2)),ofImage),carried&&{values:carried.values,valuesPath:[...root2.at,...carried.path]}),(target||namespace)&&
{namespace:target||namespace})}function imageVersion(root2,{imageTag,setBy},{path:path7,given}){if(imageTag===void 0)return{};if(typeof given!="string"){let found=versionAt(
root2,[...path7,...setBy.imageTag??[]]);return found.version?{version:__spreadProps(__spreadValues({},found.version),{text:imageTag})}:{}}let{start,end}=written(
root2.node,path7).node,inside2=root2.document.file.text.slice(start,end).split(imageTag),from=start+inside2[0].length,span=inside2.length===2?{start:from,end:from+
imageTag.length}:{start,end};return{version:{text:imageTag,span,path:[...root2.at,...path7]}}}function versionAt({document,at,node},path7){let{whole,node:found}=written(
node,path7);if(!whole||found.kind!=="scalar"||found.value===null||found.value==="")return{};let{start,end,value}=found;return{version:{text:typeof value=="strin\
g"?value:document.file.text.slice(start,end),span:{start,end},path:[...at,...path7]}}}function parsed3(text2){let[document]=readDocuments({path:"",text:text2}).
filter(isReadable);return document?plainValue(document.root):{}}function indexes2(node,path7){let{whole,node:found}=written(node,path7);return whole&&found.kind===
"seq"?found.items.map((_,index)=>[...path7,index]):[]}function plainAt2(node,path7){let{whole,node:found}=written(node,path7);return whole?plainValue(found):void 0}
function textAt2(node,path7){let{whole,node:found}=written(node,path7);return whole&&found.kind==="scalar"?textOfJson(found.value):""}function textOfJson(value){
return["string","number","boolean"].includes(typeof value)?String(value):""}function kubernetesCarriers(document){let found=[...objectsOf(document).flatMap(carriersOf),...guests(document)];return[...found.filter(({ofNodes})=>!ofNodes),...found.
filter(({ofNodes})=>ofNodes)]}function carriersOf(root2){let[group,kind]=[textAt(root2.node,["apiVersion"]).split("/")[0],textAt(root2.node,["kind"])],name=["me\
tadata","name"],at=(what,path7,named=name,ofNodes=!1)=>{let version2=writtenText(root2,path7),cluster=textAt(root2.node,named);return version2?[__spreadValues({
what,version:version2,ofNodes},cluster&&{cluster})]:[]},owner=["metadata","labels","cluster.x-k8s.io/cluster-name"];switch(group){case"eksctl.io":return kind===
"ClusterConfig"?at("an eksctl ClusterConfig",["metadata","version"]):[];case"cluster.x-k8s.io":return kind==="Cluster"?at("a Cluster API Cluster",["spec","topol\
ogy","version"]):kind!=="MachineDeployment"&&kind!=="MachinePool"?[]:at(`a Cluster API ${kind}`,["spec","template","spec","version"],["spec","clusterName"],!0);case"\
controlplane.cluster.x-k8s.io":return/ControlPlane$/.test(kind)?at(`a Cluster API ${kind}`,["spec","version"],textAt(root2.node,owner)===""?name:owner):[];case"\
kops.k8s.io":return kind==="Cluster"?at("a kOps Cluster",["spec","kubernetesVersion"]):[];case"kind.x-k8s.io":return kind==="Cluster"?kindNodes(root2):[];case"k\
3d.io":{let tagged=kind==="Simple"?tagAt(root2,["image"],/(?:^|\/)k3s$/):void 0,cluster=textAt(root2.node,name);return tagged?[__spreadValues({what:"a k3d confi\
guration",version:tagged,ofNodes:!1},cluster&&{cluster})]:[]}default:return[]}}function kindNodes(root2){let cluster=textAt(root2.node,["name"]);return indexes(
root2.node,["nodes"]).flatMap(node=>{let version2=tagAt(root2,[...node,"image"],/(?:^|\/)node$/),ofNodes=textAt(root2.node,[...node,"role"])==="worker";return version2?
[__spreadValues({what:"a kind configuration",version:version2,ofNodes},cluster&&{cluster})]:[]})}function guests(document){let root2={document,at:[],node:document.
root},own2=plainValue(document.root),carried=vclusterCarriers(document).flatMap(({values:values2,valuesPath})=>values2!==void 0&&valuesPath?[{values:values2,valuesPath}]:
[]);return(carried.length===0&&isVclusterValues(own2)?[{values:own2,valuesPath:[]}]:carried).flatMap(({values:values2,valuesPath})=>{let{guestVersion,setBy}=vclusterOptions(
values2);if(guestVersion===void 0)return[];let found=writtenText(root2,[...valuesPath,...setBy.guestVersion??[]])??writtenText(root2,valuesPath);return found?[{
what:"vcluster values",version:__spreadProps(__spreadValues({},found),{text:guestVersion}),ofNodes:!1}]:[]})}function tagAt(root2,path7,name){let image=writtenText(
root2,path7),[,repository="",tag]=/^([^@]*?):([^:/@]+)(?:@.*)?$/.exec(image?.text??"")??[];if(!image||tag===void 0||!name.test(repository))return;let{start,end}=image.
span,offset=root2.document.file.text.slice(start,end).indexOf(`:${tag}`),span=offset<0?image.span:{start:start+offset+1,end:start+offset+1+tag.length};return __spreadProps(
__spreadValues({},image),{text:tag,span})}var Going=class{constructor(gitOps){this.gitOps=gitOps;for(let each of gitOps.destinations)this.#files.set(each,reachedBy(each,gitOps.checkout))}gitOps;#files=new Map;of(name){
return this.gitOps.destinations.filter(each=>this.#files.get(each)?.has(name))}to(cluster){let own2=this.gitOps.destinations.filter(({clusters})=>clusters.includes(
cluster));return new Set(own2.flatMap(each=>[...this.#files.get(each)??[]]))}pathsOf(cluster,folder){if(cluster.paths)return cluster;let{names}=this.gitOps.checkout,
paths=grouped(this.to(cluster.name),names).map(name=>patternOf(name,folder));return __spreadProps(__spreadValues({},cluster),{paths:paths.length>0?paths:NOTHING})}placed(file){
let all2=this.of(file.path).map(({namespace:namespace2,forced:forced2=!1})=>JSON.stringify([namespace2??null,forced2])),[first,...others]=new Set(all2);if(first===
void 0||others.length>0)return file;let[namespace,forced]=JSON.parse(first);return namespace===null?file:inNamespace(file,namespace,forced)}placedEach(file){if(file.
placed||file.goesTo)return[file];let groups2=new Map;for(let each of this.of(file.path)){let key=JSON.stringify([each.namespace??null,each.forced??!1]);groups2.
set(key,[...groups2.get(key)??[],each])}return groups2.size<2?[this.placed(file)]:[...groups2].map(([key,destinations])=>{let[namespace,forced]=JSON.parse(key),
clusters=[...new Set(destinations.flatMap(each=>each.clusters))].sort();return madeOnce(file,`${key} ${clusters.join()}`,()=>{let _a=file,{resources:_}=_a,bare=__objRest(
_a,["resources"]);return __spreadValues(__spreadProps(__spreadValues({},bare),{variant:namespace===null?"in no namespace":`in ${namespace}`,goesTo:new Set(clusters)}),
namespace!==null&&{placed:{namespace,forced}})})})}},NOTHING=["!**"],placed2=new WeakMap;function inNamespace(file,namespace,forced){return madeOnce(file,`${forced}\
 ${namespace}`,()=>__spreadProps(__spreadValues({},file),{placed:{namespace,forced}}))}function madeOnce(file,key,make){let known4=placed2.get(file)??new Map;placed2.
set(file,known4);let made=known4.get(key)??make();return known4.set(key,made),made}function patternOf(name,folder){return(folder==="."?name:name.startsWith(`${folder}\
/`)?name.slice(folder.length+1):name).replace(/[*?[\]{}\\!]/g,"\\$&")}var COMPARATOR=/^(>=|<=|>|<|=)(\S+)$/,parsed4=new Map;function inRange(version2,range){let test=parsed4.get(range);return test||(test=parseRange(range),parsed4.
set(range,test)),test(version2)}function parseRange(range){let any=range.split("||").map(part=>{let words2=part.trim().split(/\s+/);return words2.length===1&&words2[0]===
"*"?[()=>!0]:words2.map(comparator)});return version2=>any.some(all2=>all2.every(test=>test(version2)))}function comparator(word){let[,operator,text2=""]=COMPARATOR.
exec(word)??[],bound=parseVersion(text2);if(bound?.vendor!=="")throw new Error(`"${word}" is not a comparator such as ">=1.8.0"`);let order=version2=>compareVersions(
version2,bound);if(operator===">=")return version2=>order(version2)>=0;if(operator==="<")return version2=>order(version2)<0;if(bound.patch===void 0)throw new Error(
`"${word}" needs a patch number`);return operator===">"?version2=>order(version2)>0:operator==="<="?version2=>order(version2)<=0:version2=>order(version2)===0}function gatesOf(knowledge2,of,version2,settings){let on=new Map,problems=[],rows=rowsOf(knowledge2,of,version2),otherInChart=new Set;for(let[gate,row]of rows)on.
set(gate,settingOfStage(row,settings)??row?.default??!1),row?.chart!==void 0&&settings[gate]===void 0&&row.chart!==on.get(gate)&&otherInChart.add(gate);for(let[
gate,value]of Object.entries(settings)){if(gate==="AllAlpha"||gate==="AllBeta")continue;let row=rows.get(gate);if(!rows.has(gate))on.set(gate,value),problems.push(
{of,gate,message:`the feature gate ${gate} is not in the tables of ${of}`});else if(!row||row.stage==="removed")problems.push({of,gate,message:`unrecognized fea\
ture gate: ${gate}`});else if(row.locked&&value!==row.default){let message=`cannot set feature gate ${gate} to ${value}, feature is locked to ${row.default}`;problems.
push({of,gate,message})}else on.set(gate,value)}for(let rule of knowledge2.gateRules)if(!(rule.of!==of||!inRange(version2,rule.holds)||on.get(rule.when)!==rule.
is))for(let[gate,value]of Object.entries(rule.sets))rows.get(gate)&&on.set(gate,value);return{on,otherInChart,problems}}var looked=new WeakMap;function rowsOf(knowledge2,of,version2){
let known4=looked.get(knowledge2)??new Map;looked.set(knowledge2,known4);let key=`${of} ${version2.text}`,found=known4.get(key)??new Map(Object.values(knowledge2.
gates[of]).map(({gate,rows})=>[gate,rows.find(({holds:holds2})=>inRange(version2,holds2))]));return known4.set(key,found),found}function settingOfStage(row,settings){
if(row?.stage==="alpha")return settings.AllAlpha;if(row?.stage==="beta")return settings.AllBeta}var NO_GATES={on:new Map,otherInChart:new Set,problems:[]},ClusterProfile=class{name;environment;kubernetes;kruise;vcluster;knows;host;hostNamespace;gates;kruiseGates;#otherInChart;notes;problems;#knowledge;#held=new Map;#libraries=new Map;constructor(knowledge2,spec){
this.#knowledge=knowledge2,this.name=spec.name,this.environment=spec.environment,this.kubernetes=spec.kubernetes,this.kruise=spec.kruise,this.vcluster=spec.vcluster,
this.knows=spec.knows??[],this.host=spec.host,this.hostNamespace=spec.hostNamespace;let gates=gatesOf(knowledge2,"kubernetes",spec.kubernetes.judged,spec.featureGates??
{}),kruiseGates=spec.kruise?gatesOf(knowledge2,"kruise",spec.kruise.judged,spec.kruiseFeatureGates??{}):NO_GATES;this.gates=gates.on,this.kruiseGates=kruiseGates.
on,this.#otherInChart=kruiseGates.otherInChart,this.notes=[spec.kubernetes,spec.kruise,spec.vcluster].flatMap(release2=>release2?.note??[]),this.problems=[...gates.
problems,...kruiseGates.problems]}holds(name){let held=this.#held.get(name);if(held===void 0){let{of,holds:holds2}=factNamed(this.#knowledge,name),version2=this.#version(
of);held=version2!==void 0&&inRange(version2,holds2),this.#held.set(name,held)}return held}enabled(gate){return gateNamed(this.#knowledge,"kubernetes",this.gates,
gate)}kruiseEnabled(gate){return gateNamed(this.#knowledge,"kruise",this.kruiseGates,gate)}otherInChart(gate){return this.#otherInChart.has(gate)}say(message,values2={}){
return fill(wording(this.#knowledge,message,this),values2)}wording(message){return wording(this.#knowledge,message,this)}lookup(name){let table=own(this.#knowledge.
tables,name);if(!table)throw new Error(`there is no table named "${name}"`);let release2=this[table.of];if(!release2)return;let{judged}=release2,row=table.rows.
find(({holds:holds2,vendors})=>inRange(judged,holds2)&&(!vendors||isOf(vendors,release2)));return typeof row?.value=="string"?fill(row.value,{major:judged.major,
minor:judged.minor}):row?.value}installed(component){return this[component]!==void 0}library(component){let library=this.#libraries.get(component);if(!library){
let text2=this.lookup(`${component}-client-library`),version2=text2===void 0?void 0:parseVersion(String(text2));if(!version2)throw new Error(`${this.name} has n\
o ${component} whose Kubernetes libraries are known`);library=new Library(this.#knowledge,version2,this),this.#libraries.set(component,library)}return library}closed(kind){
return this.knows.includes(kind)}releases(component){return allReleases(this.#knowledge,component)}#version(of){return this[of]?.judged}},all=new WeakMap;function allReleases(knowledge2,of){
let made=all.get(knowledge2)??new Map;all.set(knowledge2,made);let releases=made.get(of);if(!releases){let others={kubernetes:newest(knowledge2,"kubernetes"),kruise:newest(
knowledge2,"kruise")};releases=knownReleases(knowledge2,of).filter(({text:text2,pre})=>!pre&&!Object.hasOwn(knowledge2.releases[of].aliases,text2)).map(({text:text2})=>{
let name=`${of} ${text2}`,release2=resolveRelease(knowledge2,of,text2);return{name,cluster:new ClusterProfile(knowledge2,__spreadProps(__spreadValues({},others),
{name,[of]:release2}))}}),made.set(of,releases)}return releases}var Library=class{version;#knowledge;#owner;#gates;constructor(knowledge2,version2,owner){this.version=
version2,this.#knowledge=knowledge2,this.#owner=owner,this.#gates=gatesOf(knowledge2,"kubernetes",version2,{}).on}holds(name){let{of,holds:holds2}=factNamed(this.#knowledge,
name);return of==="kubernetes"?inRange(this.version,holds2):this.#owner.holds(name)}enabled(gate){return gateNamed(this.#knowledge,"kubernetes",this.#gates,gate)}say(message,values2={}){
return fill(wording(this.#knowledge,message,this),values2)}wording(message){return wording(this.#knowledge,message,this)}};function fill(text2,values2){return text2.
replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g,(_,name)=>{let value=own(values2,name);if(value===void 0)throw new Error(`"${text2}" wants a value for {${name}}`);return String(
value)})}function wording(knowledge2,name,build){let message=own(knowledge2.messages,name);if(!message)throw new Error(`there is no message named "${name}"`);return message.
texts.find(({when})=>when===void 0||build.holds(when)).text}function factNamed(knowledge2,name){let fact=own(knowledge2.facts,name);if(!fact)throw new Error(`th\
ere is no fact named "${name}"`);return fact}function gateNamed(knowledge2,of,on,gate){let value=on.get(gate);if(value===void 0&&!own(knowledge2.gates[of],gate))
throw new Error(`there is no ${of} gate named "${gate}"`);return value??!1}function own(of,name){return Object.hasOwn(of,name)?of[name]:void 0}function kruiseOfChart(knowledge2,chart){let kruise2=resolveRelease(knowledge2,"kruise",chart);if(!kruise2)return;let other=new ClusterProfile(knowledge2,{name:"",
kubernetes:newest(knowledge2,"kubernetes"),kruise:kruise2}).lookup("kruise-chart-runs");return other===void 0||kruise2.display!==chart.replace(/^v/,"")?chart:String(
other)}function gatesOfChart(knowledge2,version2){let release2=resolveRelease(knowledge2,"kruise",version2);if(!release2)return{};let set=Object.values(knowledge2.
gates.kruise).flatMap(({gate,rows})=>{let row=rows.find(({holds:holds2})=>inRange(release2.judged,holds2));return row?.chart===void 0?[]:[[gate,row.chart]]});return Object.
fromEntries(set)}function pinned(text2){let trimmed=text2.trim(),minor=/^(?:~\s*)?v?(\d+\.\d+)(?:\.(?:[xX*]))?$/.exec(trimmed)??/^~\s*v?(\d+\.\d+)\.\d+$/.exec(trimmed);
if(minor)return{version:minor[1],isRange:!0};let exact=/^=?\s*v?(\d+\.\d+\.\d+[0-9A-Za-z.+_-]*)$/.exec(trimmed);return exact?{version:exact[1],isRange:!1}:void 0}var import_node_path5=__toESM(require("node:path"));function namedFile(name,reach,span){let{tree,settings}=reach,file=nameIn2(reach,name,span);if(!tree.isFile(file))throw mistake(settings,span,`there is no file "${file}\
"`);return readable2(file,tree,settings,span)}function readable2(file,tree,settings,span){let source=tree.read(file);if("unread"in source)throw mistake(settings,
span,`"${file}" is not read: ${source.unread}`);return source}function nameIn2({settings,folder,tree,anywhere},name,span){let file=import_node_path5.default.posix.join(folder,name||".");if(anywhere&&import_node_path5.default.
isAbsolute(name))return tree.nameOf(name);if(!anywhere&&(import_node_path5.default.isAbsolute(name)||!(isBelow(file,".")||isBelow(file,folder))))throw mistake(settings,
span,`"${name}" leads out of the working directory; name files from the folder of .github`);return file.replace(/(?<=.)\/$/,"")}var VersionsFrom=class{constructor(reach,knowledge2){this.reach=reach;this.knowledge=knowledge2}reach;knowledge;named=new Map;notes=new Set;#made=new Map;of(cluster){
let known4=this.#made.get(cluster);if(known4)return known4;let made=this.#resolved(cluster);return this.#made.set(cluster,made),made}#resolved(cluster){let _a=cluster,
{name,kubernetesFrom,kruise:kruise2,next,places}=_a,others=__objRest(_a,["name","kubernetesFrom","kruise","next","places"]),kubernetes2=kubernetesFrom===void 0?
void 0:this.#kubernetes(name,kubernetesFrom,places.kubernetes),read2=typeof kruise2=="object"?this.#kruise(name,kruise2.from,places.kruise):void 0,version2=read2?.
version??(typeof kruise2=="string"?kruise2:void 0);return!kubernetes2&&!read2&&typeof next?.kruise!="object"?cluster:__spreadProps(__spreadValues(__spreadValues(
__spreadProps(__spreadValues({},others),{name,kubernetes:kubernetes2?.version??cluster.kubernetes}),version2!==void 0&&{kruise:version2}),next&&{next:this.#next(
name,next,places.next)}),{kruiseFeatureGates:__spreadValues(__spreadValues({},read2?.gates),cluster.kruiseFeatureGates),places:__spreadValues(__spreadValues(__spreadValues(
__spreadValues({},places),kubernetes2&&{kubernetes:kubernetes2.place}),read2&&{kruise:read2.place}),read2?.gates&&!places.kruiseFeatureGates&&{kruiseFeatureGates:read2.
place})})}#next(name,next,span){if(typeof next.kruise!="object")return next;let{version:version2,gates}=this.#kruise(name,next.kruise.from,span),set=__spreadValues(
__spreadValues({},gates),next.kruiseFeatureGates);return __spreadValues(__spreadProps(__spreadValues({},next),{kruise:version2}),Object.keys(set).length>0&&{kruiseFeatureGates:set})}#kubernetes(cluster,from,span){
let{settings}=this.reach,{file,documents}=this.#documents(from,span),all2=documents.flatMap(kubernetesCarriers),[found]=[...all2.filter(each=>each.cluster===cluster),
...all2],say=problem=>mistake(settings,span,problem);if(!found)throw say(`"${from}" sets no Kubernetes version; write the version itself`);let others=all2.filter(
({ofNodes})=>ofNodes===found.ofNodes);if(found.cluster!==cluster&&others.some(({version:version2})=>version2.text!==found.version.text))throw say(`"${from}" set\
s several Kubernetes versions, none for ${cluster}: ${list(others)}; write one itself`);if(!parseVersion(found.version.text))throw say(`"${from}" sets the Kuber\
netes version ${quote(found.version)}, which is none; write the version itself`);return{version:found.version.text,place:placeOf2(found.version,file)}}#kruise(cluster,from,span){
let{settings}=this.reach,{file,documents}=this.#documents(from,span),all2=documents.flatMap(kruiseCarriers),[found]=all2.filter(({version:version3})=>version3),
say=problem=>mistake(settings,span,problem);if(!found?.version)throw say(`"${from}" sets no Kruise version; write the version itself`);let others=all2.filter(({
version:version3})=>version3&&version3.text!==found.version?.text);if(others.length>0)throw say(`"${from}" sets several Kruise versions: ${list([found,...others])}\
; write one itself`);let one=pinned(found.version.text);if(!one||!parseVersion(one.version))throw say(`"${from}" sets the Kruise version ${quote(found.version)}\
, which is no one release; write the version itself`);one.isRange&&this.notes.add(`Cluster ${cluster}: Kruise ${quote(found.version)} in ${file.path} is a range\
; judged as the newest known release of ${one.version}.`);let version2=found.isChart&&kruiseOfChart(this.knowledge,one.version)||one.version,set=found.gates??all2.
find(each=>each.gates)?.gates??this.#gatesBeside(found,file)??(found.byChart?gatesOfChart(this.knowledge,version2):void 0);return __spreadValues({version:version2,
place:placeOf2(found.version,file)},set&&Object.keys(set).length>0&&{gates:set})}#gatesBeside({alias},{path:path7}){let{tree}=this.reach,beside=`${path7.slice(0,
path7.lastIndexOf("/")+1)}values.yaml`;if(!/(?:^|\/)Chart\.ya?ml$/.test(path7)||!tree.isFile(beside))return;let file=tree.read(beside);if("unread"in file)return;
this.named.set(beside,file);let documents=readDocuments(file).filter(isReadable);return alias===void 0?documents.flatMap(kruiseCarriers).find(each=>each.gates)?.
gates:documents.map(each=>gatesOfDependency(alias,each)).find(each=>each)}#documents(from,span){let file=namedFile(from,this.reach,span);return this.named.set(from,
file),{file,documents:readDocuments(file).filter(isReadable)}}};function placeOf2({span,path:path7},file){return __spreadProps(__spreadValues({},span),{path:path7,
file})}function quote({text:text2}){return JSON.stringify(text2.length>60?`${text2.slice(0,60)}...`:text2)}function list(carriers){return[...new Set(carriers.flatMap(
({version:version2})=>version2?[quote(version2)]:[]))].slice(0,5).join(", ")}var LOCAL2=new Set(["in-cluster","https://kubernetes.default.svc"]);function candidates(gitOps,kubernetes2,layout,tenants){let{destinations,checkout}=gitOps,found=new Map,
add=(written2,because,destination)=>{let name=written2.replace(/^env:/,"").replace(/[^\p{L}\p{N}_.:/@+-]/gu,"-").replace(/^[^\p{L}\p{N}_]+/u,"");if(name===""||tenants.
has(name)||found.has(name))return;let other=destination??(name===written2||layout.has(written2)?void 0:written2);found.set(name,__spreadValues({written:written2,
because},other!==void 0&&{destinations:[other]}))};for(let{carrier:carrier2,document}of kubernetes2)carrier2.cluster&&add(carrier2.cluster,`${carrier2.what}, ${document.
file.path}`);let isLocal=each=>LOCAL2.has(each.replace(/\/$/,""));for(let{cluster,by}of destinations){if(cluster===null||isLocal(cluster))continue;let because=`${by.
kind} ${by.name}, ${by.document.file.path}`;if(!cluster.includes("://"))add(cluster,because);else{let server=/:\/\/([^/:]+)/.exec(cluster)?.[1]??"server";add(server,
`${because}; rename it as you call it`,cluster)}}let fluxed=new Set(destinations.filter(({tool})=>tool==="Flux").map(({by})=>by.document.file.path));for(let file of fluxed){
let folder=/(?:^|\/)clusters\/([^/]+)\//.exec(file)?.[1];folder&&add(folder,`the folder ${file.slice(0,file.indexOf(`clusters/${folder}`))}clusters/${folder} of\
 Flux`)}if(found.size===0||!destinations.length)for(let[name,{because}]of[...layout].sort(([a],[b])=>a<b?-1:1))add(name,because);let objects2=new Set(destinations.
map(({by})=>by.document.file.path)),isOfApps=each=>{let files=[...reachedBy(each,checkout)].filter(name=>!/kustomization\.ya?ml$/i.test(name));return files.length>
0&&files.every(name=>objects2.has(name))},local=destinations.find(each=>{let{cluster,by}=each,folders=by.document.file.path.split("/");return cluster!==null&&isLocal(
cluster)&&!isOfApps(each)&&![...found.keys()].some(name=>folders.includes(name))});return local&&found.size!==1&&add("in-cluster",`the cluster that Argo CD runs\
 in, ${local.by.document.file.path}`),new Map([...found].sort(([a],[b])=>a<b?-1:1))}var HOLDERS=new Set(["overlays","environments","envs","env","clusters"]),VALUES=/^(.*\/|)values[-_.]([a-z0-9][a-z0-9-]*)\.ya?ml$/i;function layoutOf(checkout){let found=new Map,
of=(name,because)=>{let known4=found.get(name)??{files:new Set,because};return found.set(name,known4),known4.files};for(let name of checkout.names){let steps=name.
split("/"),at=steps.findIndex((step,index)=>HOLDERS.has(step)&&index<steps.length-2);if(at<0)continue;let environment=steps[at+1],folder=steps.slice(0,at+2).join(
"/"),files=of(environment,`the folder ${folder}`);files.add(name);let inner=kustomizationIn(name.slice(0,name.lastIndexOf("/")),checkout);if(inner)for(let each of reachOf(
inner,checkout).files.keys())files.add(each)}for(let name of checkout.names){let[,folder="",environment]=VALUES.exec(name)??[];if(environment===void 0||!checkout.
isFile(`${folder}Chart.yaml`))continue;let files=of(environment,`the values ${name}`);for(let each of checkout.names){let own2=each.startsWith(folder)?VALUES.exec(
each)?.[2]:environment;each.startsWith(folder)&&(own2===void 0||own2===environment)&&files.add(each)}}return found}var ENVIRONMENTS=/(?:^|[-_.])(prod|production|staging|stage|preprod|dev|development|test|qa|uat|sandbox|preview)(?:[-_.]|$)/i;
function environmentIn(name){let[,found]=ENVIRONMENTS.exec(name)??[];return found===void 0||found===name?void 0:found.toLowerCase()}function lineOf({file},{span}){return new LineIndex(file.text).at(span.start).line}function placeOf3(document,version2){return version2?`${document.file.path}:${lineOf(
document,version2)}`:document.file.path}function guestByDefault({kubernetes:kubernetes2},vcluster,{distro},knowledge2){let bare=new ClusterProfile(knowledge2,{name:"",kubernetes:kubernetes2,vcluster});
if(distro!=="k3s"&&bare.holds("guest-follows-host-version"))return kubernetes2.display;let k3s=distro==="k3s"||distro===void 0&&!bare.holds("chart-is-one"),version2=bare.
lookup(k3s?"vcluster-default-k3s-version":"vcluster-default-k8s-version");return version2===void 0?void 0:String(version2)}function tenantsOf(found,destinations){let tenants=new Map;for(let{carrier:carrier2,document}of found){if(!carrier2.version)continue;let{path:path7}=document.file,
own2=destinations.filter(({by,source})=>by.document.file.path===path7&&by.document.start===document.start&&source.chart===carrier2.chart),folder=path7.split("/").
at(-2),[destination]=own2,name=destination?.name??folder??"tenant",namespace=carrier2.namespace??destination?.namespace;tenants.has(name)||tenants.set(name,__spreadValues(
__spreadValues({name,carrier:carrier2,document},namespace!==void 0&&!namespace.includes("{{")&&{namespace}),destination&&{destination}))}return[...tenants.values()].
sort((a,b)=>a.name<b.name?-1:1)}function guest({version:version2,values:values2},document,file,tree,knowledge2,ofHost){let source=file!==void 0&&tree.isFile(file)?
tree.read(file):void 0,beside=source&&!("unread"in source)?readDocuments(source).filter(isReadable):[],[own2]=[...beside,document].flatMap(each=>kubernetesCarriers(
each).map(carrier2=>({each,carrier:carrier2})));if(own2){let{path:path7}=own2.each.file;return{from:path7,because:`${own2.carrier.version.text}, ${own2.carrier.
what}, line ${lineOf(own2.each,own2.carrier.version)}`}}let vcluster=version2&&resolveRelease(knowledge2,"vcluster",version2.text);if(!vcluster)return;let options=vclusterOptions(
values2??{}),bare={name:"",kubernetes:newest(knowledge2,"kubernetes")};if(options.distro!=="k3s"&&new ClusterProfile(knowledge2,__spreadProps(__spreadValues({},
bare),{vcluster})).holds("guest-follows-host-version"))return ofHost&&__spreadProps(__spreadValues({},ofHost),{because:`its host's, which vcluster ${vcluster.display}\
 follows`});let text2=guestByDefault(new ClusterProfile(knowledge2,bare),vcluster,options,knowledge2);return text2===void 0?void 0:{value:text2,because:`the def\
ault of vcluster ${vcluster.display}`}}var MOST2=2e4,ASIDE=/(?:^|\/)(?:\.github|\.circleci|tests?|e2e|hack|examples?|testdata|vendor)\//,TELLING3=/kruise|vcluster|kindest\/node|k3s|eksctl\.io|cluster\.x-k8s\.io|kops\.k8s\.io|controlPlane/;
function proposed(tree,knowledge2,schema,origin){let notes=[],all2=tree.at(".").filter(({unread})=>unread===void 0);all2.length>MOST2&&notes.push(`Only the firs\
t ${MOST2} of ${all2.length} files were looked at.`);let documents=all2.slice(0,MOST2).flatMap(({name})=>{let file=tree.read(name);return"unread"in file||ASIDE.
test(`${name}`)||!TELLING3.test(file.text)?[]:readDocuments(file).filter(isReadable)}),carriers=read2=>documents.flatMap(document=>read2(document).map(carrier2=>({
document,carrier:carrier2}))),kubernetes2=carriers(kubernetesCarriers).filter(({carrier:carrier2})=>!carrier2.ofNodes),kruise2=carriers(kruiseCarriers).filter(({
carrier:carrier2})=>carrier2.version),vclusters=carriers(vclusterCarriers).filter(({carrier:carrier2})=>carrier2.version||carrier2.kind==="values"),first=gitOpsOf(
tree,".",[],origin),layout=layoutOf(first.checkout),tenants=tenantsOf(vclusters,first.destinations),names=candidates(first,kubernetes2,layout,new Set(tenants.map(
({name})=>name))),known4=[...names.keys(),...tenants.map(({name})=>name)].map(name=>__spreadValues({name},names.get(name)?.destinations&&{destinations:names.get(
name)?.destinations})),gitOps=gitOpsOf(tree,".",known4,origin),going=new Going(gitOps),hasGitOps=gitOps.destinations.length>0,whose=file=>{let steps=new Set(file.
split("/").slice(0,-1)),sent=going.of(file).flatMap(({clusters:clusters2})=>clusters2),own2=gitOps.destinations.filter(({by})=>by.document.file.path===file).flatMap(
({clusters:clusters2})=>clusters2),foldered=[...names.keys()].filter(name=>steps.has(name));return[own2,foldered,sent].find(({length})=>length>0)??[]},reads=cluster=>{
let reach={settings:NO_SETTINGS,folder:".",tree,anywhere:!1};try{new VersionsFrom(reach,knowledge2).of(__spreadValues(__spreadValues({},adHocCluster({kubernetes:newestMinor})),
cluster));return}catch(error){if(error instanceof SettingsError)return error.problems[0]?.problem??error.message;throw error}},newestMinor=minorOf2(newest(knowledge2,
"kubernetes").display),kruiseOf=name=>{let own2=kruise2.filter(({document:document2})=>whose(document2.file.path).includes(name)),unowned=kruise2.filter(({document:document2})=>whose(
document2.file.path).length===0),[found,...others]=own2.length>0?own2:unowned;if(!found?.carrier.version)return;let{document,carrier:carrier2}=found,{version:version2,
what}=__spreadProps(__spreadValues({},carrier2),{version:found.carrier.version}),from=document.file.path,files=new Set(others.map(each=>each.document.file.path).
filter(each=>each!==from)),problem=reads({name,kruise:{from}}),sent=gitOps.destinations.find(({by,source,clusters:clusters2})=>by.document.file.path===from&&source.
chart==="kruise"&&clusters2.includes(name));if(problem&&sent?.source.revision&&/^v?\d+\.\d+\.\d+/.test(sent.source.revision))return{value:sent.source.revision,because:`${placeOf3(
document,version2)}, ${sent.by.kind} ${sent.by.name}`};if(problem)return{because:problem.replace(/; write.*/,"; write the version")};let many=files.size>0?`; ${[
...files][0]} sets one too`:"";return{from,because:`${version2.text}, ${what}, line ${lineOf(document,version2)}${many}`}},kubernetesOf=name=>{let own2=kubernetes2.
filter(({carrier:carrier2})=>carrier2.cluster===name),[found]=own2.length>0?own2:kubernetes2.filter(({document})=>whose(document.file.path).includes(name));if(!found||
found.carrier.what==="vcluster values")return;let from=found.document.file.path;if(!reads({name,kubernetes:"",kubernetesFrom:from}))return{from,because:`${found.
carrier.version.text}, ${found.carrier.what}, line ${lineOf(found.document,found.carrier.version)}`}},pathsOf=name=>{let{checkout,destinations}=gitOps,own2=destinations.
filter(({clusters:named})=>named.includes(name)),sent=new Set(own2.flatMap(each=>[...reachedBy(__spreadProps(__spreadValues({},each),{values:[]}),checkout)]));if(sent.
size>0)return{paths:grouped(sent,checkout.names),pathsBecause:"what Argo CD and Flux send there"};let folder=layout.get(names.get(name)?.written??name);return folder?
{paths:grouped(folder.files,checkout.names),pathsBecause:folder.because}:{}},clusters=[...names].map(([name,{because,destinations}])=>{let environment=environmentIn(
name),[version2,installed2]=[kubernetesOf(name),kruiseOf(name)];return __spreadValues(__spreadValues(__spreadValues(__spreadValues(__spreadValues({name,because},
environment&&{environment}),version2&&{kubernetes:version2}),installed2&&{kruise:installed2}),destinations&&{destinations}),pathsOf(name))}),guests2=tenants.map(
({name,carrier:carrier2,document,namespace,destination})=>{let again=gitOps.destinations.find(({by,name:own2})=>destination&&by.document.file.path===destination.
by.document.file.path&&own2===destination.name),host=again?.clusters.find(each=>names.has(each))??(names.size===1?[...names.keys()][0]:void 0),valuesFile=again?.
values.find(each=>"file"in each&&each.isHere),values2=valuesFile&&"file"in valuesFile?valuesFile.file:void 0,{paths,pathsBecause}=pathsOf(name),given=guest(carrier2,
document,values2,tree,knowledge2,host===void 0?void 0:kubernetesOf(host)),vcluster=carrier2.version;return __spreadProps(__spreadValues(__spreadValues(__spreadProps(
__spreadValues({name,because:`a virtual cluster, ${placeOf3(document,carrier2.version)}`},given&&{kubernetes:given}),{vcluster:__spreadProps(__spreadValues({from:document.
file.path},values2!==void 0&&tree.isFile(values2)&&{values:values2}),{because:`${vcluster?.text}`})}),host&&{host}),namespace!==void 0&&{hostNamespace:namespace}),
{paths:paths??[],pathsBecause:pathsBecause??"nothing here says what goes into it: write its folders"})}),every=[...clusters,...guests2];return every.length===0&&
every.push(__spreadValues({name:"cluster",because:"nothing here names a cluster: write one for each that these manifests go to"},kruiseOf("cluster")&&{kruise:kruiseOf(
"cluster")})),{schema,newest:newestMinor,clusters:every,hasGitOps,notes}}function minorOf2(version2){return version2.split(".").slice(0,2).join(".")}function configText({schema,newest:newest2,clusters,hasGitOps,notes}){let lines=[],add=(text2,comment="")=>{let shown=comment.replace(/[\p{Cc}\u2028\u2029]/gu,"\
?");lines.push(shown===""?text2:`${text2.padEnd(58)} # ${shown}`)};lines.push(`# yaml-language-server: $schema=${schema}`),lines.push("# Written by `kruise-pref\
light init` from what this repository says. What a comment doubts is for you to say.");for(let note of notes)lines.push(`# ${note.replace(/[\p{Cc}\u2028\u2029]/gu,
"?")}`);let knows="knows: [PriorityClass, LimitRange, SidecarSet]",unknown=clusters.some(({kubernetes:kubernetes2})=>!kubernetes2);unknown&&(lines.push("default\
s:"),add(`  kubernetes: ${newest2}`,"no file says it: write what `kubectl version` prints for the server")),lines.push(`${unknown?"  ":""}# Where this repositor\
y holds all of a kind that a cluster has, what is missing is an error:`),lines.push(...unknown?[`  # ${knows}`]:["# defaults:",`#   ${knows}`]);let environments=[
...new Set(clusters.flatMap(({environment})=>environment??[]))].sort();environments.length>0&&lines.push("environments:",...environments.map(each=>`  ${scalar(each)}\
: {}`)),hasGitOps&&(lines.push("# Instead of `paths`: each cluster gets what Argo CD and Flux send there, new folders too."),lines.push("# gitops: true")),lines.
push("clusters:");for(let each of clusters){if(add(`  - name: ${scalar(each.name)}`,each.because),each.environment&&lines.push(`    environment: ${scalar(each.environment)}`),
version("kubernetes",each.kubernetes,add),version("kruise",each.kruise,add),each.vcluster){let{from,value,values:values2,because}=each.vcluster,keys=[...from===
void 0?[`version: ${scalar(value??"")}`]:[`from: ${scalar(from)}`],...values2===void 0?[]:[`values: ${scalar(values2)}`]];add(`    vcluster: { ${keys.join(", ")}\
 }`,because)}if(each.host?lines.push(`    host: ${scalar(each.host)}`):each.vcluster&&add("    # host:","nothing here says which cluster it runs on: write its n\
ame"),each.hostNamespace&&lines.push(`    hostNamespace: ${scalar(each.hostNamespace)}`),each.destinations&&lines.push(`    destinations: [${each.destinations.map(
one=>JSON.stringify(one)).join(", ")}]`),each.paths?.length===0)add("    paths: []",each.pathsBecause);else if(each.paths){add("    paths:",each.pathsBecause);for(let path7 of each.
paths)lines.push(`      - ${JSON.stringify(patternOf2(path7))}`)}}return`${lines.join(`
`)}
`}function version(key,given,add){given&&(given.from!==void 0?add(`    ${key}: { from: ${scalar(given.from)} }`,given.because):given.value!==void 0?add(`    ${key}\
: ${given.value}`,given.because):add(`    # ${key}:`,given.because))}function patternOf2(path7){let escaped2=path7.replace(/[*?[\]{}\\!]/g,"\\$&");return path7.
endsWith("/")?`${escaped2}**`:escaped2}function scalar(text2){return/^[A-Za-z][\w./-]*$/.test(text2)&&!/^(?:null|true|false|yes|no|on|off|y|n)$/i.test(text2)?text2:
JSON.stringify(text2)}function configFor(tree,origin){return configText(proposed(tree,import_virtual_knowledge.default,config_default.$id,origin))}function init({cwd,output=CONFIG,force=!1}){
let file=import_node_path6.default.resolve(cwd,output);if(output!=="-"&&!force&&exists(file))throw new UsageError(`${output} is there already; --force writes it\
 anew, and --output - prints what would be written`);let text2=configFor(diskTree(cwd),originOf(cwd));if(output==="-")return{text:text2};if(exists(file)&&!(0,import_node_fs4.lstatSync)(
file).isFile())throw new UsageError(`${output}: it is no regular file`);return asked(output,()=>{(0,import_node_fs4.mkdirSync)(import_node_path6.default.dirname(
file),{recursive:!0}),(0,import_node_fs4.writeFileSync)(file,text2,{flag:force?"w":"wx"})}),{file:output,text:text2}}function exists(file){return(0,import_node_fs4.existsSync)(
file)||(0,import_node_fs4.lstatSync)(file,{throwIfNoEntry:!1})!==void 0}0&&(module.exports={configFor,init});
