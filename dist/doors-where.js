"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key2,value2)=>key2 in obj?__defProp(obj,key2,{enumerable:!0,configurable:!0,writable:!0,value:value2}):obj[key2]=value2,__spreadValues=(a,b)=>{
for(var prop in b||={})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(
b,prop)&&__defNormalProp(a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source2,exclude)=>{var target={};for(var prop in source2)__hasOwnProp.call(source2,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source2[prop]);if(source2!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source2))exclude.indexOf(prop)<0&&__propIsEnum.call(source2,prop)&&(target[prop]=source2[prop]);return target};var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __export=(target,all)=>{for(var name3 in all)__defProp(target,name3,{get:all[name3],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key2 of __getOwnPropNames(from))!__hasOwnProp.call(to,key2)&&key2!==except&&__defProp(to,key2,{get:()=>from[key2],enumerable:!(desc=
__getOwnPropDesc(from,key2))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports2){"use strict";Object.defineProperty(exports2,"__esModule",{value:!0});
function ucs2length(str){let len=str.length,length=0,pos=0,value2;for(;pos<len;)length++,value2=str.charCodeAt(pos++),value2>=55296&&value2<=56319&&pos<len&&(value2=
str.charCodeAt(pos),(value2&64512)===56320&&pos++);return length}exports2.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var where_exports={};__export(where_exports,{where:()=>where,whereText:()=>whereText});module.exports=__toCommonJS(where_exports);function entry(node,name3){return node?.kind==="map"?node.entries.find(each=>each.name===name3):void 0}function plainValue(node){switch(node.kind){case"scalar":
return node.value;case"seq":return node.items.map(plainValue);case"map":return Object.fromEntries(node.entries.map(each=>[each.name,plainValue(each.value)]))}}function written(root2,path5){
let found={key:void 0,node:root2,path:[],whole:path5.length===0};for(let[at21,step]of path5.entries()){let{node}=found,member3=typeof step=="string"||node.kind===
"map"?entry(node,String(step)):void 0,value2=member3?.value??(node.kind==="seq"?node.items[Number(step)]:void 0);if(!value2)return found;found={key:member3?.key,
node:value2,path:path5.slice(0,at21+1),whole:at21===path5.length-1}}return found}function fieldPath(path5){return path5.map((step,at21)=>typeof step=="number"?`[${step}]`:at21===0?step:`.${step}`).join("")}function valueAt(root2,path5){let value2=root2;
for(let step of path5){if(typeof value2!="object"||value2===null||!Object.hasOwn(value2,step))return;value2=value2[step]}return value2}function layersOf(root2,cluster){let name3=environmentOf(root2,cluster);return[["clusters",cluster],...name3===void 0?[]:[["environments",name3]],["defaults"]]}
function environmentOf(root2,cluster){let path5=pathOf(root2,[["clusters",cluster],["defaults"]],"environment");return path5&&valueAt(root2,path5)}function pathOf(root2,layers,key2){
return layers.map(layer=>[...layer,key2]).find(path5=>valueAt(root2,path5)!==void 0)}function clusterSettings(root2,node,index){let layers=layersOf(root2,index),
name3=valueAt(root2,["clusters",index,"name"]),environment2=environmentOf(root2,index)??null,places={},get=key2=>{let path5=pathOf(root2,layers,key2);if(!path5)
return;let value2=filledIn(valueAt(root2,path5),name3,environment2),at21=key2==="vcluster"&&valueAt(value2,["version"])!==void 0?[...path5,"version"]:path5,{start,
end}=written(node,at21).node;return places[key2]={start,end,path:at21},value2};get("name"),get("environment");let age=get("maxSnapshotAge"),next=get("next"),optional={
kruise:kruiseOf(get("kruise")),vcluster:vclusterOf(get("vcluster")),host:get("host"),hostNamespace:get("hostNamespace"),snapshot:get("snapshot"),maxSnapshotAge:age===
void 0?void 0:Number.parseInt(age,10),paths:get("paths"),destinations:get("destinations"),labels:get("labels"),atMost:get("atMost"),next:next&&withoutUndefined(
__spreadProps(__spreadValues({},next),{vcluster:vclusterOf(next.vcluster)}))},kubernetes2=get("kubernetes")??"";return __spreadProps(__spreadValues(__spreadProps(
__spreadValues({name:name3,environment:environment2},typeof kubernetes2=="string"?{kubernetes:kubernetes2}:{kubernetes:"",kubernetesFrom:kubernetes2.from}),{featureGates:get(
"featureGates")??{},kruiseFeatureGates:get("kruiseFeatureGates")??{},knows:get("knows")??[],objects:get("objects")??[]}),withoutUndefined(optional)),{places})}function withoutUndefined(value2){
return Object.fromEntries(Object.entries(value2).filter(([,member3])=>member3!==void 0))}function kruiseOf(setting){return setting==="none"?void 0:setting}function vclusterOf(setting){
if(!(setting===void 0||setting==="none"))return typeof setting=="string"?{version:setting}:setting}function filledIn(value2,name3,environment2){return typeof value2==
"string"?value2.replace(/<(?:name|environment)>/g,word=>word==="<name>"?name3:environment2??word):Array.isArray(value2)?value2.map(item=>filledIn(item,name3,environment2)):
typeof value2!="object"||value2===null?value2:Object.fromEntries(Object.entries(value2).map(([key2,member3])=>[key2,filledIn(member3,name3,environment2)]))}function walk(pattern,items2,isStar,suits){let at21=0,star=-1,from=0;for(let index=0;index<items2.length;){let each=pattern[at21];if(each!==void 0&&isStar(each))
star=at21++,from=index;else if(each!==void 0&&suits(each,items2[index]))at21++,index++;else if(star>=0)at21=star+1,index=++from;else return!1}return pattern.slice(
at21).every(isStar)}function nearest(name3,names){let most=name3.length<3?0:name3.length<5?1:2;return names.filter(each=>Math.abs(each.length-name3.length)<=most).map(each=>({each,
steps:steps(name3.toLowerCase(),each.toLowerCase())})).filter(found=>found.steps<=most).sort((a,b)=>a.steps-b.steps)[0]?.each}function steps(a,b){let rows=[Array.
from({length:b.length+1},(_,at21)=>at21)];for(let i=1;i<=a.length;i++){let row=[i];for(let j=1;j<=b.length;j++){let change=rows[i-1][j-1]+(a[i-1]===b[j-1]?0:1),
swap=i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]?rows[i-2][j-2]+1:change;row.push(Math.min(rows[i-1][j]+1,row[j-1]+1,change,swap))}rows.push(row)}return rows[a.length][b.
length]}var LONGEST=60;function quoted(value2){if(value2==null)return"nothing";if(Array.isArray(value2))return"a list";if(typeof value2=="object")return"a mapping";let text3=String(
value2),short=text3.length>LONGEST?`${text3.slice(0,LONGEST)}...`:text3,safe=JSON.stringify(short).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
escaped);return typeof value2=="string"?safe:safe.slice(1,-1)}function escaped(character){return`\\u${character.charCodeAt(0).toString(16).padStart(4,"0")}`}function notThat(value2,schema){
let title=schema?.title??"what belongs here",write=listed([...schema?.enum??schema?.examples?.map(flow)??[]],"or");return value2===null?`nothing is written; wri\
te ${write||title} or leave it out`:`${quoted(value2)} is not ${title}${write&&`; write ${write}`}`}function flow(value2){return Array.isArray(value2)?`[${value2.
map(flow).join(", ")}]`:typeof value2!="object"||value2===null?String(value2):`{ ${Object.entries(value2).map(([key2,member3])=>`${key2}: ${flow(member3)}`).join(
", ")} }`}function listed(words3,last){return words3.length<2?words3.join(""):`${words3.slice(0,-1).join(", ")} ${last} ${words3.at(-1)}`}function known(name3,names){
if(names.length===0)return"; none is known";let near=nearest(name3,names),all=[...new Set(names)];return`${near===void 0?"":`, perhaps "${near}"`}; known ${all.
length===1?"is":"are"} ${all.join(", ")}`}function matching(selector4,clusters,environments){let found=clusters.filter(cluster=>selects(selector4,cluster));if(found.length>0)return{clusters:found};let environment2=environmentIn(
selector4);if(environment2===void 0){let names=clusters.map(({name:name3})=>name3),what=/[*?]/.test(selector4)?`no cluster is named ${quoted(selector4)}`:`there\
 is no cluster ${quoted(selector4)}`;return{clusters:[],problem:`${what}${known(selector4,names)}`}}let problem=environments.includes(environment2)?`no cluster \
is in the environment ${quoted(environment2)}`:`there is no environment ${quoted(environment2)}${known(environment2,environments)}`;return{clusters:[],problem}}
function selects(selector4,{name:name3,environment:environment2}){let wanted=environmentIn(selector4);return wanted!==void 0?environment2!==null&&fits(wanted,environment2):
fits(selector4,name3)}function environmentIn(selector4){return selector4.startsWith("env:")?selector4.slice(4):void 0}function fits(pattern,name3){return walk(pattern.
split(""),name3,each=>each==="*",(each,letter)=>each==="?"||each===letter)}var NUMBER=/^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,9}))?/,PRE_RELEASE=/^-(alpha|beta|rc)[.-]?(\d{0,9})(?![0-9A-Za-z])/,VENDOR=/^[-+_]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,VENDOR_OF_PRE_RELEASE=/^[-+_.]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,
BARE_MINOR=/^(\d{1,4})\+$/,STAGES=["alpha","beta","rc"];function parseVersion(text3){let written2=text3.trim().replace(/^[vV]/,"");if(written2.length>100)return;
let bare=BARE_MINOR.exec(written2);if(bare)return{major:1,minor:Number(bare[1]),patch:void 0,pre:void 0,vendor:"",text:written2};let number2=NUMBER.exec(written2);
if(!number2)return;let pre=PRE_RELEASE.exec(written2.slice(number2[0].length)),rest=written2.slice(number2[0].length+(pre?.[0].length??0)),vendor=rest===""||rest===
"+"?"":(pre?VENDOR_OF_PRE_RELEASE:VENDOR).exec(rest)?.[1];if(vendor!==void 0)return{major:Number(number2[1]),minor:Number(number2[2]),patch:number2[3]===void 0?
void 0:Number(number2[3]),pre:pre?{stage:pre[1],number:Number(pre[2])}:void 0,vendor,text:written2}}function compareVersions(a,b){return a.major-b.major||a.minor-
b.minor||(a.patch??0)-(b.patch??0)||rank(a)-rank(b)||(a.pre?.number??0)-(b.pre?.number??0)}function rank({pre}){return pre===void 0?STAGES.length:STAGES.indexOf(
pre.stage)}var validate=validate20,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-prefligh\
t/main/policies/schema/config.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how f\
indings are judged: .github/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Rea\
d by editors only.",type:"string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose \
environment does not.",type:"object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{
$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/fe\
atureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapsh\
ot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},
atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}},environments:{title:"a mapping of environments",description:"Groups of clusters by name. A cluster's\
 environment gives the keys that the cluster itself does not have.",type:"object",propertyNames:{$ref:"#/$defs/name"},additionalProperties:{title:"a mapping of \
cluster keys",type:"object",additionalProperties:!1,properties:{kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vc\
luster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kr\
uiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},
paths:{$ref:"#/$defs/clusterPaths"},destinations:{$ref:"#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs\
/next"}}}},clusters:{title:"a list of clusters",description:"Every cluster that the manifests go to. A version comes from the cluster, else its environment, els\
e defaults.",type:"array",items:{title:"a mapping with a name and versions",type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/$d\
efs/name"},environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{
$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGate\
s"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},snapshot:{$ref:"#/$defs/snapshot"},maxSnapshotAge:{$ref:"#/$defs/maxSnapshotAge"},paths:{$ref:"\
#/$defs/clusterPaths"},destinations:{$ref:"#/$defs/destinations"},labels:{$ref:"#/$defs/labels"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}}},rules:{
title:"a mapping of rules",description:"How a rule or a family of rules is judged. The most exact entry that holds for a cluster counts.",type:"object",propertyNames:{
$ref:"#/$defs/rule"},additionalProperties:{title:"a level",description:"The severity of what the rule finds, or off; or a mapping that says where and from when.",
type:["string","object"],pattern:"^(?:off|notice|warning|error)$",additionalProperties:!1,minProperties:1,properties:{level:{$ref:"#/$defs/level"},locked:{title:"\
true or false",description:"Whether the rule takes no allowance.",type:"boolean"},in:{$ref:"#/$defs/selectors",description:"The clusters where this entry holds;\
 default all."},from:{$ref:"#/$defs/date",description:"The day from which this entry holds."}},examples:["off","notice","warning","error",{level:"error",locked:!0}]}},
allow:{title:"a list of allowances",description:"Findings that are known and accepted, each with its reason.",type:"array",items:{title:"a mapping with a rule a\
nd a reason",type:"object",additionalProperties:!1,required:["rule","because"],properties:{rule:{$ref:"#/$defs/rule"},path:{title:"a file pattern",description:"\
The files whose findings are allowed; default all.",type:"string",examples:["charts/vendor/**"],pattern:"\\S"},clusters:{$ref:"#/$defs/selectors"},until:{$ref:"\
#/$defs/date",description:"The last day on which the allowance holds."},because:{title:"a reason",description:"Why this is accepted, for the people who read the\
 summary.",type:"string",pattern:"\\S",examples:["upstream chart"]}}}},paths:{title:"a list of file patterns",description:"Which files hold manifests; default a\
ll.",type:"array",items:{$ref:"#/$defs/file"}},releases:{title:"a list of releases",description:"How charts of this repository are installed, where no Argo CD o\
r Flux says it: each entry once for every cluster that it chooses.",type:"array",items:{title:"a mapping with a chart",type:"object",additionalProperties:!1,required:[
"chart"],properties:{chart:{$ref:"#/$defs/file",title:"a folder",description:"The folder of the chart, from the configuration's folder.",examples:["charts/shop"]},
name:{title:"the name of a release",description:"Default: the chart's name.",type:"string",pattern:"\\S",examples:["shop"]},namespace:{title:"the name of a name\
space",description:"Where it is installed; <name> and <environment> stand for the cluster's.",type:"string",pattern:"\\S",examples:["shop"]},values:{title:"a li\
st of files",description:"Values files, from the configuration's folder; the last counts over all others, as with helm's --values. <name> and <environment> stan\
d for the cluster's.",type:"array",items:{$ref:"#/$defs/file",examples:["environments/<environment>.yaml"]},examples:[["environments/common.yaml","environments/\
<environment>.yaml"]]},clusters:{$ref:"#/$defs/selectors"}}}},gitops:{title:"true or false",description:"Whether a cluster without `paths` gets only the files t\
hat Argo CD and Flux send there, into their namespaces; default false.",type:"boolean"},ignore:{title:"a list of file patterns",description:"Which files are not\
 read.",type:"array",items:{$ref:"#/$defs/file"}}},$defs:{name:{title:"a name",description:"A short name of its own; --cluster, allowances and reports use it.",
type:["string","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$",examples:["prod-eu"]},environment:{title:"the name of an environment",description:"\
One of the names under environments.",type:["string","number"],examples:["prod"]},kubernetes:{title:"a version",description:"The Kubernetes version of the API s\
erver (of the guest, for a virtual cluster), with or without a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all o\
f it. Or the file that sets it (an eksctl ClusterConfig, Cluster API, kind, k3d, the values of a vcluster).",type:["string","number","object"],pattern:"^(?:[vV]\
?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/\
$defs/file",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},nextKubernetes:{
title:"a version",description:"The Kubernetes version that the cluster runs next, or a range.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}\
(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s\
1"]},kruise:{title:"a version",description:"The OpenKruise version, `none` where it is not installed (the same as no key), or the file that sets it (a Helm valu\
es file, Chart.yaml, Argo CD Application, Flux HelmRelease).",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0\
-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that sets \
the version."}},required:["from"],additionalProperties:!1,examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},vcluster:{title:"a version",description:"The \
vcluster version for a virtual cluster, or a mapping with its version, its Helm values file, or the file that sets both; `none` where it is not virtual.",type:[
"string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0\
-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"The Helm values file (vcluster\
.yaml)."},from:{$ref:"#/$defs/file",description:"The file that sets the version, and the values unless they are given."}},additionalProperties:!1,examples:["0.2\
2.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},{from:"tenants/a/application.yaml"}]},vclusterVersion:{title:"a version",description:"The vcluster vers\
ion: that of its chart, unless the values set the image's tag.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-\
]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]},host:{title:"the name of a cluster",description:"\
The cluster that this virtual cluster runs on: its versions, webhooks, LimitRanges and classes are what the host pods meet.",type:["string","number"],examples:[
"prod-eu"]},hostNamespace:{title:"the name of a namespace",description:"The host's namespace that holds the pods of this virtual cluster.",type:["string","numbe\
r"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:["vcluster-tenant-a"]},featureGates:{title:"a mapping of feature gates",description:"Feature gat\
es of the API server that are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"boolean"},
examples:[{InPlacePodVerticalScaling:!0}]},kruiseFeatureGates:{title:"a mapping of feature gates",description:"Feature gates of the Kruise manager that are not \
at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"boolean"},examples:[{InPlaceWorkloadVerticalScaling:!0}]},
gate:{title:"the name of a feature gate",type:"string",pattern:"^[A-Za-z][A-Za-z0-9]*$",examples:["InPlacePodVerticalScaling"]},knows:{title:"a list of kinds",description:"\
Of these kinds, the repository and `objects` hold all that the cluster has: what is not there does not exist.",type:"array",items:{title:"a kind",type:"string",
pattern:"^[A-Z][A-Za-z0-9]*$",examples:["PriorityClass"]},examples:[["PriorityClass","LimitRange","SidecarSet"]]},objects:{title:"a list of file patterns",description:"\
Files with objects that exist in the cluster and are not in this repository's manifests.",type:"array",items:{$ref:"#/$defs/file"},examples:[["cluster-objects/<\
name>/*.yaml"]]},clusterPaths:{title:"a list of file patterns",description:"Which manifests go to the cluster; default all.",type:"array",items:{$ref:"#/$defs/f\
ile"},examples:[["clusters/<name>/**"]]},destinations:{title:"a list of destinations",description:"What Argo CD and Flux call the cluster beside its name: the n\
ame or the server of an Application's destination.",type:"array",items:{title:"the name or the server of a destination",type:["string","number"],pattern:"\\S"},
examples:[["in-cluster","https://10.1.2.3:6443"]]},labels:{title:"a mapping of labels",description:"The labels of the cluster's Secret in Argo CD, by which the \
cluster generator of an ApplicationSet selects.",type:"object",additionalProperties:{title:"the value of a label",type:["string","number","boolean"]},examples:[
{env:"prod"}]},atMost:{title:"a severity",description:"The highest severity of what holds only there.",type:"string",enum:["notice","warning","error"]},next:{title:"\
a mapping with the next versions",description:"What the cluster will run next: findings that hold only there warn now, and fail from that date.",type:"object",additionalProperties:!1,
minProperties:1,properties:{kubernetes:{$ref:"#/$defs/nextKubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},featureGates:{$ref:"#/$\
defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},from:{$ref:"#/$defs/date",description:"The day from which these findings fail; withou\
t it they only warn."}},examples:[{kubernetes:"1.32",from:"2027-02-01"}]},rule:{title:"a rule",description:"A rule's id, family/id, or family/* for all of a fam\
ily.",type:"string",pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$",examples:["subset-patch-changes-priority-class","priority/*"]},level:{
title:"a level",description:"The severity of what the rule finds, or off.",type:"string",enum:["off","notice","warning","error"]},selectors:{title:"a list of cl\
usters",description:"Names of clusters, patterns of names, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,examples:[
"prod-*","env:prod"]},examples:[["prod-*","env:prod"]]},date:{title:"a date",type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",examples:[
"2027-02-01"]},snapshot:{title:"a file",description:"What `kruise-preflight snapshot -` wrote of the cluster: its versions, its gates, and the objects that exis\
t there. A kind that it lists is known wholly. <name> stands for the cluster's.",type:"string",pattern:"\\S",examples:["snapshots/prod-eu.yaml"]},maxSnapshotAge:{
title:"a number of days",description:"How old the snapshot may be: past that a finding asks for a new one. Default: any age.",type:"string",pattern:"^[1-9]\\d{0,\
3}d$",examples:["30d"]},file:{title:"a file",type:"string",pattern:"\\S",examples:["manifests/**"]}}},schema32={title:"the name of an environment",description:"\
One of the names under environments.",type:["string","number"],examples:["prod"]},schema41={title:"the name of a cluster",description:"The cluster that this vir\
tual cluster runs on: its versions, webhooks, LimitRanges and classes are what the host pods meet.",type:["string","number"],examples:["prod-eu"]},schema42={title:"\
the name of a namespace",description:"The host's namespace that holds the pods of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<\
>-]*)$",maxLength:63,examples:["vcluster-tenant-a"]};var schema54={title:"a list of destinations",description:"What Argo CD and Flux call the cluster beside its name: the name or the server of an Application's des\
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
errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var config_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policie\
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
string",pattern:"\\S",examples:["manifests/**"]}}};var root=config_default;function schemaAt(path5){let schema=root;for(let step of path5)schema=child(schema,step);return schema}function configValue(node,text3,schema=root){
switch(node.kind){case"scalar":return(typeof node.value=="number"||typeof node.value=="boolean")&&takes(schema,"string")?text3.slice(node.start,node.end):node.value;case"\
seq":return node.items.map((item,at21)=>configValue(item,text3,child(schema,at21)));case"map":return Object.fromEntries(node.entries.map(({name:name3,value:value2})=>[
name3,configValue(value2,text3,child(schema,name3))]))}}function takes(schema,type){return[schema?.type??[]].flat().includes(type)}function child(schema,step){return typeof step==
"number"?resolved(schema?.items):schema?.properties&&Object.hasOwn(schema.properties,step)?resolved(schema.properties[step]):typeof schema?.additionalProperties==
"object"?resolved(schema.additionalProperties):void 0}var known2=new Map;function resolved(schema){if(schema?.$ref===void 0)return schema;let whole3=known2.get(
schema);return whole3||(whole3=__spreadValues(__spreadValues({},root.$defs[schema.$ref.replace("#/$defs/","")]),schema),known2.set(schema,whole3)),whole3}function validate2(value2){if(validate(value2))return[];let problems=new Map;for(let error of validate.errors??[]){if(error.propertyName!==void 0)continue;let found=worded(
error,value2),place2=JSON.stringify([found.path,found.key]);problems.has(place2)||problems.set(place2,found)}return[...problems.values()]}function worded(error,root2){
let path5=stepsTo(error.instancePath,root2),schema=schemaAt(path5),value2=valueAt(root2,path5);switch(error.keyword){case"additionalProperties":{let name3=String(
error.params.additionalProperty),words3=`unknown key ${quoted(name3)}${known(name3,keysOf(schema))}`;return{path:[...path5,name3],key:!0,problem:words3}}case"pr\
opertyNames":{let name3=String(error.params.propertyName);return{path:[...path5,name3],key:!0,problem:notThat(name3,resolved(schema?.propertyNames))}}case"requi\
red":return problemAt(path5,`${error.params.missingProperty} is missing`);case"minProperties":case"minItems":{let keys=keysOf(schema),write=keys.length>0?listed(
keys,"or"):"at least one";return problemAt(path5,`the ${Array.isArray(value2)?"list":"mapping"} is empty; write ${write}`)}default:return problemAt(path5,notThat(
value2,schema))}}function keysOf(schema){return Object.keys(schema?.properties??{}).filter(key2=>key2!=="$schema")}function problemAt(path5,problem){return{path:path5,
key:!1,problem:at(path5,problem)}}function at(path5,problem){let keyAt=path5.findLastIndex(step=>typeof step=="string");if(keyAt<0)return problem;let key2=String(
path5[keyAt]),name3=/^[A-Za-z][\w-]*$/.test(key2)?key2:quoted(key2),items2=path5.slice(keyAt+1).map(step=>`[${step}]`);return`${name3}${items2.join("")}: ${problem}`}
function stepsTo(pointer5,root2){let path5=[];for(let part of pointer5.split("/").slice(1)){let name3=part.replaceAll("~1","/").replaceAll("~0","~");path5.push(
Array.isArray(valueAt(root2,path5))?Number(name3):name3)}return path5}var NAMED=5;function hostProblems(root2,names){let paths=names.map((_,index)=>pathOf(root2,layersOf(root2,index),"host")),hosts=paths.map(path5=>path5?names.indexOf(
String(valueAt(root2,path5))):-1),all=names.filter(name3=>name3!==void 0);return paths.flatMap((path5,index)=>{let host=path5&&valueAt(root2,path5);if(!path5||typeof host!=
"string")return[];let problem=hosts[index]===-1?`there is no cluster ${quoted(host)}${known(host,all)}`:round(hosts,index,names);return problem===void 0?[]:[problemAt(
path5,problem)]})}function round(hosts,index,names){if(hosts[index]===index)return`${quoted(names[index])} is the cluster itself`;let visited=[index];for(let at21=hosts[index];at21!==
index;at21=hosts[at21]){if(at21<0||visited.length>hosts.length)return;visited.push(at21)}return[...visited.slice(0,NAMED).map(at21=>names[at21]),...visited.length>
NAMED?["..."]:[],names[index]].join(" runs on ")}var MOST=64,LONGEST2=1e3,MAGIC=/[*?[{\\]/,STAR={star:!0},ANY={not:!0,ranges:[]};function chooser(patterns){let parts2=patterns.map(pattern=>({takes:!pattern.startsWith(
"!"),alternatives:(expanded(pattern.replace(/^!/,""))??[]).map(segmentsOf)})),first=parts2[0]!==void 0&&!parts2[0].takes;return path5=>{let names=path5.split("/");
return parts2.findLast(({alternatives})=>alternatives.some(each=>fits2(each,names)))?.takes??first}}function patternProblem(pattern){return pattern.length>LONGEST2?
`a pattern of ${pattern.length} characters; at most ${LONGEST2} are read`:expanded(pattern)?void 0:`its braces stand for more than ${MOST} patterns; write them \
one by one`}function cleaned(pattern){return pattern.replace(/^(?:\.\/+)+/,"").replace(/\/+$/,"")}function expanded(pattern){let found=[""];for(let at21=0;at21<pattern.length;){
let group=pattern[at21]==="{"?alternativesAt(pattern,at21):void 0,end=group?.end??at21+(pattern[at21]==="\\"?2:1),pieces=[];for(let alternative of group?.alternatives??
[]){let inner=expanded(alternative);if(!inner||pieces.length+inner.length>MOST)return;pieces.push(...inner)}if(found.length*pieces.length>MOST)return;let plain2=group?
pieces:[pattern.slice(at21,end)];found=found.flatMap(before=>plain2.map(piece=>before+piece)),at21=end}return found}function alternativesAt(pattern,start){let alternatives=[],
depth=0,from=start+1;for(let at21=start;at21<pattern.length;at21++){let unit=pattern[at21];if(unit==="\\")at21++;else if(unit==="{")depth++;else if(unit===","&&
depth===1)alternatives.push(pattern.slice(from,at21)),from=at21+1;else if(unit==="}"&&--depth===0)return alternatives.length===0?void 0:{alternatives:[...alternatives,
pattern.slice(from,at21)],end:at21+1}}}function segmentsOf(pattern){let folder=pattern.endsWith("/")||!MAGIC.test(pattern);return[...cleaned(pattern).split("/").
map(name3=>name3==="**"?name3:unitsOf(name3)),...folder?["**"]:[]]}function unitsOf(name3){let units=[];for(let at21=0;at21<name3.length;at21++){let unit=name3[at21],
close=unit==="["?name3.indexOf("]",at21+2):-1;unit==="*"?units.push(STAR):unit==="?"?units.push(ANY):close>0?(units.push(classOf(name3.slice(at21+1,close))),at21=
close):units.push(unit==="\\"?name3[++at21]??unit:unit)}return units}function classOf(text3){let not=/^[!^]./.test(text3),ranges=[...text3.slice(not?1:0).matchAll(
/(.)-(.)|./gs)].map(([whole3,from,to])=>[from??whole3,to??whole3]);return{not,ranges}}function fits2(segments,names){return walk(segments,names,segment=>segment===
"**",(segment,name3)=>segment!=="**"&&fitsName(segment,name3))}function fitsName(units,name3){return walk(units,name3,unit=>unit===STAR,(unit,letter)=>typeof unit==
"string"?unit===letter:unit!==STAR&&holds(unit,letter))}function holds({not,ranges},letter){return ranges.some(([from,to])=>from<=letter&&letter<=to)!==not}var LONGEST3=100;function problemsOfMeaning(root2,broken){let problems=[],say=(path5,problem)=>problems.push(problemAt(path5,problem));for(let[path5,text3]of texts(
root2,[])){let problem=unreadable(path5,text3);problem&&say(path5,problem)}let names=clusterNames(root2),environments=Object.keys(mapping(valueAt(root2,["enviro\
nments"])));for(let[index,name3]of names.entries()){let first=names.indexOf(name3);name3!==void 0&&first<index&&say(["clusters",index,"name"],`${quoted(name3)} \
is already clusters[${first}]`),problems.push(...environmentProblems(root2,index,environments));let has2=["kubernetes","snapshot"].some(key2=>pathOf(root2,layersOf(
root2,index),key2)),mistaken=broken.some(({path:path5})=>path5[0]==="clusters"&&path5[1]===index);!has2&&!mistaken&&say(["clusters",index],"kubernetes is missin\
g; write it here, in its environment or in defaults")}problems.push(...hostProblems(root2,names));let clusters=named(root2,names);for(let path5 of selectors(root2)){
let selector4=valueAt(root2,path5);if(typeof selector4!="string")continue;let problem=matching(selector4,clusters,environments).problem;problem&&say(path5,problem)}
return problems}function environmentProblems(root2,index,environments){let layers=layersOf(root2,index),environment2=environmentOf(root2,index);if(environment2===
void 0){let wanting=[...new Set(layers.flatMap(layer=>Object.keys(mapping(valueAt(root2,layer)))))].flatMap(key2=>[pathOf(root2,layers,key2)??[]]).flatMap(path6=>[
...texts(valueAt(root2,path6),path6)]),name3=valueAt(root2,["clusters",index,"name"]);return wanting.filter(([,text3])=>text3.includes("<environment>")).map(([path6])=>problemAt(
path6,`${name3??`clusters[${index}]`} has no environment for <environment>`))}if(typeof environment2!="string"||environments.includes(environment2))return[];let words3=environments.
length>0?known(environment2,environments):"; there are no environments",path5=pathOf(root2,layers,"environment");return[problemAt(path5,`${quoted(environment2)}\
 is not in environments${words3}`)]}function unreadable(path5,text3){let schema=schemaAt(path5);switch(schema?.title){case"a version":{if(text3==="none")return;
if(text3.length>LONGEST3)return notThat(text3,schema);let ends=text3.split(/ +- +/).map(parseVersion),[low,high]=ends;return!low||ends.includes(void 0)?notThat(
text3,schema):!high||compareVersions(low,high)<=0?void 0:`${quoted(text3)} ends before it begins; write ${text3.split(/ +- +/).reverse().join(" - ")}`}case"a da\
te":{let day=new Date(`${text3}T00:00:00Z`);return!Number.isNaN(day.getTime())&&day.toISOString().startsWith(text3)?void 0:`${quoted(text3)} is no day of the ca\
lendar`}case"a file pattern":return patternProblem(text3);case"a file":case"a folder":case"the name of a namespace":{let unusable=patternProblem(text3);if(unusable!==
void 0)return unusable;let word=/<[^<>]*>/g,unknown=text3.match(word)?.find(each=>each!=="<name>"&&each!=="<environment>");return unknown===void 0?void 0:`${quoted(
unknown)} stands for nothing; known are <name> and <environment>`}default:return}}function selectors(root2){let rules=Object.keys(mapping(valueAt(root2,["rules"]))).
map(key2=>["rules",key2,"in"]),allowances=list(valueAt(root2,["allow"])).map((_,index)=>["allow",index,"clusters"]),releases=list(valueAt(root2,["releases"])).map(
(_,index)=>["releases",index,"clusters"]);return[...rules,...allowances,...releases].flatMap(path5=>list(valueAt(root2,path5)).map((_,index)=>[...path5,index]))}
function named(root2,names){return names.flatMap((name3,index)=>name3===void 0?[]:[{name:name3,environment:environmentOf(root2,index)??null}])}function clusterNames(root2){
return list(valueAt(root2,["clusters"])).map(cluster=>{let name3=valueAt(cluster,["name"]);return typeof name3=="string"?name3:void 0})}function*texts(value2,path5){
if(typeof value2=="string")yield[path5,value2];else if(Array.isArray(value2))for(let[index,item]of value2.entries())yield*texts(item,[...path5,index]);else for(let[
key2,member3]of Object.entries(mapping(value2)))yield*texts(member3,[...path5,key2])}function mapping(value2){return typeof value2=="object"&&value2!==null&&!Array.
isArray(value2)?value2:{}}function list(value2){return Array.isArray(value2)?value2:[]}var LineIndex=class{text;#starts;constructor(text3){this.text=text3}at(offset){let starts=this.starts(),low=0,high=starts.length-1;for(;low<high;){let middle=low+
high+1>>1;starts[middle]<=offset?low=middle:high=middle-1}return{line:low+1,column:offset-starts[low]+1}}start(line2){return this.starts()[line2-1]??this.text.length}count(){
return this.starts().length}lineText(line2){let starts=this.starts(),start=starts[line2-1];if(start===void 0)return"";let next=starts[line2],end=next===void 0?this.
text.length:next-1;return next!==void 0&&end>start&&this.text.charCodeAt(end-1)===13&&end--,this.text.slice(start,end)}starts(){if(this.#starts)return this.#starts;
let starts=[0];for(let at21=this.text.indexOf(`
`);at21>=0;at21=this.text.indexOf(`
`,at21+1))starts.push(at21+1);return this.#starts=starts,starts}};var SettingsError=class extends Error{name="SettingsError";problems;constructor(problems){super(problems.map(line).join(`
`)),this.problems=problems}};function line({place:place2,problem}){return place2?`${place2.file}:${place2.line}:${place2.column}: ${problem}`:problem}function placeOf(file,span,lines=new LineIndex(
file.text)){let start=lines.at(span.start),end=lines.at(span.end);return{file:file.path,line:start.line,column:start.column,endLine:end.line,endColumn:end.column}}
function placed(file,root2,problems){let lines=new LineIndex(file.text),first=new Map;for(let{path:path5,key:key2,problem}of problems){let found=written(root2,path5),
empty=found.node.start===found.node.end,span=found.key&&(key2||empty)?found.key:found.node,place2=`${span.start} ${span.end}`;first.has(place2)||first.set(place2,
{span,problem})}return[...first.values()].sort((a,b)=>a.span.start-b.span.start||b.span.end-a.span.end).map(({span,problem})=>({place:placeOf(file,span,lines),problem}))}var NOT_RESOLVED=Symbol("NOT_RESOLVED");function defineScalarTag(tagName,options){return{tagName,nodeKind:"scalar",implicit:options.implicit??!1,matchByTagPrefix:options.
matchByTagPrefix??!1,implicitFirstChars:options.implicitFirstChars??null,resolve:options.resolve,identify:options.identify,represent:options.represent??(data=>String(
data)),representTagName:options.representTagName??(()=>tagName)}}function defineSequenceTag(tagName,options){let carrierIsResult=options.finalize===void 0;return{
tagName,nodeKind:"sequence",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,addItem:options.addItem,finalize:options.finalize??(carrier=>carrier),
carrierIsResult,identify:options.identify,represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}function defineMappingTag(tagName,options){
let carrierIsResult=options.finalize===void 0;return{tagName,nodeKind:"mapping",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,
addPair:options.addPair,has:options.has,keys:options.keys,get:options.get,finalize:options.finalize??(carrier=>carrier),carrierIsResult,identify:options.identify,
represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}var strTag=defineScalarTag("tag:yaml.org,2002:str",{resolve:source2=>source2,
identify:data=>typeof data=="string"}),NULL_VALUES$1=["","~","null","Null","NULL"],nullCoreTag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:[
"","~","n","N"],resolve:source2=>NULL_VALUES$1.indexOf(source2)!==-1?null:NOT_RESOLVED,identify:object3=>object3===null,represent:()=>"null"}),nullJsonTag=defineScalarTag(
"tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["n"],resolve:(source2,isExplicit)=>source2==="null"||isExplicit&&source2===""?null:NOT_RESOLVED,identify:object3=>object3===
null,represent:()=>"null"}),NULL_VALUES=["","~","null","Null","NULL"],nullYaml11Tag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["",
"~","n","N"],resolve:source2=>NULL_VALUES.indexOf(source2)!==-1?null:NOT_RESOLVED,identify:object3=>object3===null,represent:()=>"null"}),TRUE_VALUES$2=["true",
"True","TRUE"],FALSE_VALUES$2=["false","False","FALSE"],boolCoreTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","T","f","F"],resolve:source2=>TRUE_VALUES$2.
indexOf(source2)!==-1?!0:FALSE_VALUES$2.indexOf(source2)!==-1?!1:NOT_RESOLVED,identify:object3=>Object.prototype.toString.call(object3)==="[object Boolean]",represent:object3=>object3?
"true":"false"}),TRUE_VALUES$1=["true"],FALSE_VALUES$1=["false"],boolJsonTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","f"],
resolve:source2=>TRUE_VALUES$1.indexOf(source2)!==-1?!0:FALSE_VALUES$1.indexOf(source2)!==-1?!1:NOT_RESOLVED,identify:object3=>Object.prototype.toString.call(object3)===
"[object Boolean]",represent:object3=>object3?"true":"false"}),TRUE_VALUES=["true","True","TRUE","y","Y","yes","Yes","YES","on","On","ON"],FALSE_VALUES=["false",
"False","FALSE","n","N","no","No","NO","off","Off","OFF"],boolYaml11Tag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["y","Y","n","N",
"t","T","f","F","o","O"],resolve:source2=>TRUE_VALUES.indexOf(source2)!==-1?!0:FALSE_VALUES.indexOf(source2)!==-1?!1:NOT_RESOLVED,identify:object3=>Object.prototype.
toString.call(object3)==="[object Boolean]",represent:object3=>object3?"true":"false"}),YAML_INTEGER_IMPLICIT_PATTERN$1=new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|\
[-+]?[0-9]+)$"),YAML_INTEGER_EXPLICIT_PATTERN$1=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$2(source2){
let value2=source2,sign=1;return(value2[0]==="-"||value2[0]==="+")&&(value2[0]==="-"&&(sign=-1),value2=value2.slice(1)),value2.startsWith("0b")?sign*parseInt(value2.
slice(2),2):value2.startsWith("0o")?sign*parseInt(value2.slice(2),8):value2.startsWith("0x")?sign*parseInt(value2.slice(2),16):sign*parseInt(value2,10)}function resolveYamlInteger$2(source2,isExplicit){
if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source2))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source2))return NOT_RESOLVED;
let result=parseYamlInteger$2(source2);return Number.isFinite(result)?result:NOT_RESOLVED}var intCoreTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:[
"-","+",..."0123456789"],resolve:resolveYamlInteger$2,identify:object3=>Number.isInteger(object3)&&!Object.is(object3,-0)&&object3.toString(10).indexOf("e")<0,represent:object3=>object3.
toString(10)}),YAML_INTEGER_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)$"),YAML_INTEGER_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?\
0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$1(source2){let value2=source2,sign=1;return(value2[0]==="-"||value2[0]==="+")&&(value2[0]==="-"&&(sign=
-1),value2=value2.slice(1)),value2.startsWith("0b")?sign*parseInt(value2.slice(2),2):value2.startsWith("0o")?sign*parseInt(value2.slice(2),8):value2.startsWith(
"0x")?sign*parseInt(value2.slice(2),16):sign*parseInt(value2,10)}function resolveYamlInteger$1(source2,isExplicit){if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN.
test(source2))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN.test(source2))return NOT_RESOLVED;let result=parseYamlInteger$1(source2);return Number.
isFinite(result)?result:NOT_RESOLVED}var intJsonTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlInteger$1,
identify:object3=>Number.isInteger(object3)&&!Object.is(object3,-0)&&object3.toString(10).indexOf("e")<0,represent:object3=>object3.toString(10)}),YAML_INTEGER_PATTERN=new RegExp(
"^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");function parseYamlInteger(source2){let value2=source2.
replace(/_/g,""),sign=1;if((value2[0]==="-"||value2[0]==="+")&&(value2[0]==="-"&&(sign=-1),value2=value2.slice(1)),value2.startsWith("0b"))return sign*parseInt(
value2.slice(2),2);if(value2.startsWith("0x"))return sign*parseInt(value2.slice(2),16);if(value2.includes(":")){let result=0;for(let part of value2.split(":"))result=
result*60+Number(part);return sign*result}return value2!=="0"&&value2[0]==="0"?sign*parseInt(value2,8):sign*parseInt(value2,10)}function resolveYamlInteger(source2){
if(!YAML_INTEGER_PATTERN.test(source2))return NOT_RESOLVED;let result=parseYamlInteger(source2);return Number.isFinite(result)?result:NOT_RESOLVED}var intYaml11Tag=defineScalarTag(
"tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:["-","+",..."0123456789"],resolve:resolveYamlInteger,identify:object3=>Number.isInteger(object3)&&!Object.
is(object3,-0)&&object3.toString(10).indexOf("e")<0,represent:object3=>object3.toString(10)}),YAML_FLOAT_PATTERN$1=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[e\
E][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN$1=new RegExp("^(?:[-+]?\\.(?:inf|Inf\
|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$2(source2){if(!YAML_FLOAT_PATTERN$1.test(source2))return NOT_RESOLVED;let value2=source2.toLowerCase(),sign=value2[0]===
"-"?-1:1;if("+-".includes(value2[0])&&(value2=value2.slice(1)),value2===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(value2===".n\
an")return NaN;let result=sign*parseFloat(value2);return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN$1.test(source2)?result:NOT_RESOLVED}function representYamlFloat$2(object3){
if(isNaN(object3))return".nan";if(object3===Number.POSITIVE_INFINITY)return".inf";if(object3===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object3,-0))return"\
-0.0";let result=object3.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatCoreTag=defineScalarTag("tag:yaml.org,2002:flo\
at",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat$2,identify:object3=>typeof object3=="number"&&(!Number.isInteger(object3)||
Object.is(object3,-0)||object3.toString(10).indexOf("e")>=0),represent:representYamlFloat$2}),YAML_FLOAT_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[\
0-9]*)?(?:[eE][-+]?[0-9]+)?$"),YAML_FLOAT_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\\
.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$1(source2,isExplicit){if(isExplicit){if(!YAML_FLOAT_EXPLICIT_PATTERN.test(source2))return NOT_RESOLVED;
let value2=source2.toLowerCase(),sign=value2[0]==="-"?-1:1;if("+-".includes(value2[0])&&(value2=value2.slice(1)),value2===".inf")return sign===1?Number.POSITIVE_INFINITY:
Number.NEGATIVE_INFINITY;if(value2===".nan")return NaN;let result2=sign*parseFloat(value2);return Number.isFinite(result2)?result2:NOT_RESOLVED}if(!YAML_FLOAT_IMPLICIT_PATTERN.
test(source2))return NOT_RESOLVED;let result=Number(source2);return Number.isFinite(result)?result:NOT_RESOLVED}function representYamlFloat$1(object3){if(isNaN(
object3))return".nan";if(object3===Number.POSITIVE_INFINITY)return".inf";if(object3===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object3,-0))return"-0.\
0";let result=object3.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatJsonTag=defineScalarTag("tag:yaml.org,2002:float",
{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlFloat$1,identify:object3=>typeof object3=="number"&&(!Number.isInteger(object3)||Object.
is(object3,-0)||object3.toString(10).indexOf("e")>=0),represent:representYamlFloat$1}),YAML_FLOAT_PATTERN=new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:\
[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN=new RegExp("^(?:[-+]?\\.(\
?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat(source2){if(!YAML_FLOAT_PATTERN.test(source2))return NOT_RESOLVED;let value2=source2.toLowerCase().
replace(/_/g,""),sign=value2[0]==="-"?-1:1;if("+-".includes(value2[0])&&(value2=value2.slice(1)),value2===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.
NEGATIVE_INFINITY;if(value2===".nan")return NaN;let result=0;if(value2.includes(":")){for(let part of value2.split(":"))result=result*60+Number(part);result*=sign}else
result=sign*parseFloat(value2);return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN.test(source2)?result:NOT_RESOLVED}function representYamlFloat(object3){
if(isNaN(object3))return".nan";if(object3===Number.POSITIVE_INFINITY)return".inf";if(object3===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object3,-0))return"\
-0.0";let result=object3.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatYaml11Tag=defineScalarTag("tag:yaml.org,2002:f\
loat",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat,identify:object3=>typeof object3=="number"&&(!Number.isInteger(object3)||
Object.is(object3,-0)||object3.toString(10).indexOf("e")>=0),represent:representYamlFloat}),mergeTag=defineScalarTag("tag:yaml.org,2002:merge",{implicit:!0,implicitFirstChars:[
"<"],resolve:(source2,isExplicit)=>source2==="<<"||isExplicit&&source2===""?"<<":NOT_RESOLVED,identify:()=>!1}),BASE64_PATTERN=/^[A-Za-z0-9+/]*={0,2}$/;function resolveYamlBinary(source2){
let input=source2.replace(/\s/g,"");if(input.length%4!==0||!BASE64_PATTERN.test(input))return NOT_RESOLVED;let binary=atob(input),result=new Uint8Array(binary.length);
for(let index=0;index<binary.length;index++)result[index]=binary.charCodeAt(index);return result}function representYamlBinary(object3){let binary="";for(let index=0;index<
object3.length;index++)binary+=String.fromCharCode(object3[index]);return btoa(binary)}var binaryTag=defineScalarTag("tag:yaml.org,2002:binary",{resolve:resolveYamlBinary,
identify:object3=>Object.prototype.toString.call(object3)==="[object Uint8Array]",represent:representYamlBinary}),YAML_DATE_REGEXP=new RegExp("^([0-9][0-9][0-9]\
[0-9])-([0-9][0-9])-([0-9][0-9])$"),YAML_TIMESTAMP_REGEXP=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9\
]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");function makeUtcDate(year,month,day,hour=0,minute=0,second=0,fraction=0){
let date=new Date(Date.UTC(year,month,day,hour,minute,second,fraction));return date.setUTCFullYear(year,month,day),date}function resolveYamlTimestamp(source2){let match=YAML_DATE_REGEXP.
exec(source2);if(match===null&&(match=YAML_TIMESTAMP_REGEXP.exec(source2)),match===null)return NOT_RESOLVED;let year=+match[1],month=+match[2]-1,day=+match[3];if(!match[4]){
let date2=makeUtcDate(year,month,day);return date2.getUTCFullYear()!==year||date2.getUTCMonth()!==month||date2.getUTCDate()!==day?NOT_RESOLVED:date2}let hour=+match[4],
minute=+match[5],second=+match[6],fraction=0;if(hour>23||minute>59||second>59)return NOT_RESOLVED;if(match[7]){let value2=match[7].slice(0,3);for(;value2.length<
3;)value2+="0";fraction=+value2}let date=makeUtcDate(year,month,day,hour,minute,second,fraction);if(date.getUTCFullYear()!==year||date.getUTCMonth()!==month||date.
getUTCDate()!==day)return NOT_RESOLVED;if(match[9]){let offsetHour=+match[10],offsetMinute=+(match[11]||0);if(offsetHour>23||offsetMinute>59)return NOT_RESOLVED;
let offset=(offsetHour*60+offsetMinute)*6e4;date.setTime(date.getTime()-(match[9]==="-"?-offset:offset))}return date}var timestampTag=defineScalarTag("tag:yaml.\
org,2002:timestamp",{implicit:!0,implicitFirstChars:[..."0123456789"],resolve:resolveYamlTimestamp,identify:object3=>object3 instanceof Date,represent:object3=>object3.
toISOString()}),seqTag=defineSequenceTag("tag:yaml.org,2002:seq",{create:()=>[],addItem:(container,item)=>{container.push(item)},identify:Array.isArray});function isPlainObject(data){
if(data===null||typeof data!="object"||Array.isArray(data))return!1;let prototype=Object.getPrototypeOf(data);return prototype===null||prototype===Object.prototype}var omapTag=defineSequenceTag("tag:yaml.org,2002:omap",{create:()=>({list:[],seen:new Set}),addItem:(carrier,item)=>{let key2;if(item instanceof Map){if(item.size!==
1)return"cannot resolve an ordered map item";key2=item.keys().next().value}else if(isPlainObject(item)){let itemKeys=Object.keys(item);if(itemKeys.length!==1)return"\
cannot resolve an ordered map item";key2=itemKeys[0]}else return"cannot resolve an ordered map item";return carrier.seen.has(key2)?"duplicate key in ordered map":
(carrier.seen.add(key2),carrier.list.push(item),"")},finalize:carrier=>carrier.list,identify:()=>!1}),pairsTag=defineSequenceTag("tag:yaml.org,2002:pairs",{create:()=>[],
addItem:(container,item)=>{if(item instanceof Map)return item.size!==1?"cannot resolve a pairs item":(container.push(item.entries().next().value),"");if(Object.
prototype.toString.call(item)!=="[object Object]")return"cannot resolve a pairs item";let object3=item,keys=Object.keys(object3);return keys.length!==1?"cannot \
resolve a pairs item":(container.push([keys[0],object3[keys[0]]]),"")},identify:()=>!1}),mapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),identify:isPlainObject,
represent:o=>{let map=new Map;for(let key2 of Object.keys(o))map.set(key2,o[key2]);return map},addPair:(container,key2,value2)=>{if(key2!==null&&typeof key2=="o\
bject")return"object-based map does not support complex keys";let normalizedKey=String(key2);return normalizedKey==="__proto__"?Object.defineProperty(container,
normalizedKey,{value:value2,enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=value2,""},has:(container,key2)=>key2!==null&&typeof key2=="obj\
ect"?!1:Object.prototype.hasOwnProperty.call(container,String(key2)),keys:container=>Object.keys(container),get:(container,key2)=>{let normalizedKey=String(key2);
return Object.prototype.hasOwnProperty.call(container,normalizedKey)?container[normalizedKey]:null}}),setTag=defineMappingTag("tag:yaml.org,2002:set",{create:()=>new Set,
identify:data=>data instanceof Set,represent:data=>{let map=new Map;for(let key2 of data)map.set(key2,null);return map},addPair:(container,key2,value2)=>value2!==
null?"cannot resolve a set item":(container.add(key2),""),has:(container,key2)=>container.has(key2),keys:container=>container.keys(),get:()=>null});function createTagDefinitionMap(){
return{scalar:Object.create(null),sequence:Object.create(null),mapping:Object.create(null)}}function createTagDefinitionListMap(){return{scalar:[],sequence:[],mapping:[]}}
function compileTags(tags){let result=[];for(let tag of tags){let index=result.length;for(let previousIndex=0;previousIndex<result.length;previousIndex++){let previous=result[previousIndex];
if(previous.nodeKind===tag.nodeKind&&previous.tagName===tag.tagName&&previous.matchByTagPrefix===tag.matchByTagPrefix){index=previousIndex;break}}result[index]=
tag}return result}var Schema=class Schema2{tags;implicitScalarTags;implicitScalarByFirstChar;implicitScalarAnyFirstChar;defaultScalarTag;defaultSequenceTag;defaultMappingTag;exact;prefix;constructor(tags){
let compiledTags=compileTags(tags),implicitScalarTags=[],exact=createTagDefinitionMap(),prefix=createTagDefinitionListMap();for(let tag of compiledTags){if(tag.
nodeKind==="scalar"&&tag.implicit){if(tag.matchByTagPrefix)throw new Error("Implicit scalar tags cannot match by tag prefix");implicitScalarTags.push(tag)}switch(tag.
nodeKind){case"scalar":tag.matchByTagPrefix?prefix.scalar.push(tag):exact.scalar[tag.tagName]=tag;break;case"sequence":tag.matchByTagPrefix?prefix.sequence.push(
tag):exact.sequence[tag.tagName]=tag;break;case"mapping":tag.matchByTagPrefix?prefix.mapping.push(tag):exact.mapping[tag.tagName]=tag}}let implicitScalarAnyFirstChar=implicitScalarTags.
filter(tag=>tag.implicitFirstChars===null),keys=new Set;for(let tag of implicitScalarTags)if(tag.implicitFirstChars!==null)for(let key2 of tag.implicitFirstChars)
keys.add(key2);let implicitScalarByFirstChar=new Map;for(let key2 of keys)implicitScalarByFirstChar.set(key2,implicitScalarTags.filter(tag=>tag.implicitFirstChars===
null||tag.implicitFirstChars.indexOf(key2)!==-1));let defaultScalarTag=exact.scalar["tag:yaml.org,2002:str"];if(!defaultScalarTag)throw new Error("schema does n\
ot define the default scalar tag (tag:yaml.org,2002:str)");this.tags=compiledTags,this.implicitScalarTags=implicitScalarTags,this.implicitScalarByFirstChar=implicitScalarByFirstChar,
this.implicitScalarAnyFirstChar=implicitScalarAnyFirstChar,this.defaultScalarTag=defaultScalarTag,this.defaultSequenceTag=exact.sequence["tag:yaml.org,2002:seq"],
this.defaultMappingTag=exact.mapping["tag:yaml.org,2002:map"],this.exact=exact,this.prefix=prefix}lookupScalarTag(tagName){let exactTag=this.exact.scalar[tagName];
if(exactTag)return exactTag;for(let tag of this.prefix.scalar)if(tagName.startsWith(tag.tagName))return tag}lookupSequenceTag(tagName){let exactTag=this.exact.sequence[tagName];
if(exactTag)return exactTag;for(let tag of this.prefix.sequence)if(tagName.startsWith(tag.tagName))return tag}lookupMappingTag(tagName){let exactTag=this.exact.
mapping[tagName];if(exactTag)return exactTag;for(let tag of this.prefix.mapping)if(tagName.startsWith(tag.tagName))return tag}resolveImplicitScalarTag(source2){
let candidates=this.implicitScalarByFirstChar.get(source2.charAt(0))??this.implicitScalarAnyFirstChar;for(let tag2 of candidates){let value2=tag2.resolve(source2,
!1,tag2.tagName);if(value2!==NOT_RESOLVED)return{value:value2,tag:tag2}}let tag=this.defaultScalarTag;return{value:tag.resolve(source2,!1,tag.tagName),tag}}withTags(...tags){
let flatTags=[];for(let tag of tags)flatTags=flatTags.concat(tag);return new Schema2([...this.tags,...flatTags])}},FAILSAFE_SCHEMA=new Schema([strTag,seqTag,mapTag]),
JSON_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullJsonTag,boolJsonTag,intJsonTag,floatJsonTag]),CORE_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullCoreTag,boolCoreTag,
intCoreTag,floatCoreTag]),YAML11_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullYaml11Tag,boolYaml11Tag,intYaml11Tag,floatYaml11Tag,timestampTag,mergeTag,binaryTag,
omapTag,pairsTag,setTag]),DUMP_SCHEMA=YAML11_SCHEMA.withTags(__spreadProps(__spreadValues({},intYaml11Tag),{resolve:(source2,isExplicit,tagName)=>{let result=intYaml11Tag.
resolve(source2,isExplicit,tagName);return result===NOT_RESOLVED?intCoreTag.resolve(source2,isExplicit,tagName):result}}),__spreadProps(__spreadValues({},floatYaml11Tag),
{resolve:(source2,isExplicit,tagName)=>{let result=floatYaml11Tag.resolve(source2,isExplicit,tagName);return result===NOT_RESOLVED?floatCoreTag.resolve(source2,
isExplicit,tagName):result}})),realMapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>new Map,addPair:(container,key2,value2)=>(container.set(key2,value2),
""),has:(container,key2)=>container.has(key2),keys:container=>container.keys(),get:(container,key2)=>container.get(key2),identify:data=>data instanceof Map||isPlainObject(
data),represent:data=>{if(data instanceof Map)return data;let map=new Map,obj=data;for(let key2 of Object.keys(obj))map.set(key2,obj[key2]);return map}});function normalizeKey(key2){
if(Array.isArray(key2)){let array=Array.prototype.slice.call(key2);for(let index=0;index<array.length;index++){if(Array.isArray(array[index]))return null;typeof array[index]==
"object"&&Object.prototype.toString.call(array[index])==="[object Object]"&&(array[index]="[object Object]")}return String(array)}return typeof key2=="object"&&
Object.prototype.toString.call(key2)==="[object Object]"?"[object Object]":String(key2)}var legacyMapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),
identify:isPlainObject,represent:o=>{let map=new Map;for(let key2 of Object.keys(o))map.set(key2,o[key2]);return map},addPair:(container,key2,value2)=>{let normalizedKey=normalizeKey(
key2);return normalizedKey===null?"nested arrays are not supported inside keys":(normalizedKey==="__proto__"?Object.defineProperty(container,normalizedKey,{value:value2,
enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=value2,"")},has:(container,key2)=>{let normalizedKey=normalizeKey(key2);return normalizedKey!==
null&&Object.prototype.hasOwnProperty.call(container,normalizedKey)},keys:container=>Object.keys(container),get:(container,key2)=>{let normalizedKey=String(key2);
return Object.prototype.hasOwnProperty.call(container,normalizedKey)?container[normalizedKey]:null}}),DEFAULT_SNIPPET_OPTIONS={maxLength:79,indent:1,linesBefore:3,
linesAfter:2};function getLine(buffer,lineStart2,lineEnd,position,maxLineLength){let head="",tail="",maxHalfLength=Math.floor(maxLineLength/2)-1;return position-
lineStart2>maxHalfLength&&(head=" ... ",lineStart2=position-maxHalfLength+head.length),lineEnd-position>maxHalfLength&&(tail=" ...",lineEnd=position+maxHalfLength-
tail.length),{str:head+buffer.slice(lineStart2,lineEnd).replace(/\t/g,"→")+tail,pos:position-lineStart2+head.length}}function padStart(string2,max){return" ".
repeat(Math.max(max-string2.length,0))+string2}function makeSnippet(mark,options){if(!mark.buffer)return null;let opts=__spreadValues(__spreadValues({},DEFAULT_SNIPPET_OPTIONS),
options),re=/\r?\n|\r|\0/g,lineStarts=[0],lineEnds=[],match,foundLineNo=-1;for(;match=re.exec(mark.buffer);)lineEnds.push(match.index),lineStarts.push(match.index+
match[0].length),mark.position<=match.index&&foundLineNo<0&&(foundLineNo=lineStarts.length-2);foundLineNo<0&&(foundLineNo=lineStarts.length-1);let result="",lineNoLength=Math.
min(mark.line+opts.linesAfter,lineEnds.length).toString().length,maxLineLength=opts.maxLength-(opts.indent+lineNoLength+3);for(let i=1;i<=opts.linesBefore&&!(foundLineNo-
i<0);i++){let line3=getLine(mark.buffer,lineStarts[foundLineNo-i],lineEnds[foundLineNo-i],mark.position-(lineStarts[foundLineNo]-lineStarts[foundLineNo-i]),maxLineLength);
result=`${" ".repeat(opts.indent)}${padStart((mark.line-i+1).toString(),lineNoLength)} | ${line3.str}
${result}`}let line2=getLine(mark.buffer,lineStarts[foundLineNo],lineEnds[foundLineNo],mark.position,maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart(
(mark.line+1).toString(),lineNoLength)} | ${line2.str}
`,result+=`${"-".repeat(opts.indent+lineNoLength+3+line2.pos)}^
`;for(let i=1;i<=opts.linesAfter&&!(foundLineNo+i>=lineEnds.length);i++){let line3=getLine(mark.buffer,lineStarts[foundLineNo+i],lineEnds[foundLineNo+i],mark.position-
(lineStarts[foundLineNo]-lineStarts[foundLineNo+i]),maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart((mark.line+i+1).toString(),lineNoLength)} | ${line3.
str}
`}return result.replace(/\n$/,"")}function formatError(exception,compact){let where2="";return exception.mark?(exception.mark.name&&(where2+=`in "${exception.mark.
name}" `),where2+=`(${exception.mark.line+1}:${exception.mark.column+1})`,!compact&&exception.mark.snippet&&(where2+=`

${exception.mark.snippet}`),`${exception.reason} ${where2}`):exception.reason}var YAMLException=class YAMLException2 extends Error{reason;mark;constructor(reason,mark){
super(),this.name="YAMLException",this.reason=reason,this.mark=mark,this.message=formatError(this,!1),Error.captureStackTrace&&Error.captureStackTrace(this,this.
constructor)}toString(compact){return`${this.name}: ${formatError(this,compact)}`}static throwAt(source2,position,message,filename=""){let line2=0,lineStart2=0;
for(let index=0;index<position;index++){let ch=source2.charCodeAt(index);ch===10?(line2++,lineStart2=index+1):ch===13&&(line2++,source2.charCodeAt(index+1)===10&&
index++,lineStart2=index+1)}let mark={name:filename,buffer:source2,position,line:line2,column:position-lineStart2};throw mark.snippet=makeSnippet(mark),new YAMLException2(
message,mark)}},EVENT_ID={DOCUMENT:1,SEQUENCE:2,MAPPING:3,SCALAR:4,ALIAS:5,POP:6},SCALAR_STYLE={PLAIN:1,SINGLE_QUOTED:2,DOUBLE_QUOTED:3,LITERAL_BLOCK:4,FOLDED_BLOCK:5},
COLLECTION_STYLE={BLOCK:1,FLOW:2},CHOMPING_MODE={CLIP:1,STRIP:2,KEEP:3},NO_RANGE$3=-1;function simpleEscapeSequence(c){switch(c){case 48:return"\0";case 97:return"\
\x07";case 98:return"\b";case 116:return"	";case 9:return"	";case 110:return`
`;case 118:return"\v";case 102:return"\f";case 114:return"\r";case 101:return"\x1B";case 32:return" ";case 34:return'"';case 47:return"/";case 92:return"\\";case 78:
return"";case 95:return" ";case 76:return"\u2028";case 80:return"\u2029";default:return""}}var simpleEscapeCheck=new Array(256),simpleEscapeMap=new Array(256);
for(let i=0;i<256;i++)simpleEscapeCheck[i]=simpleEscapeSequence(i)?1:0,simpleEscapeMap[i]=simpleEscapeSequence(i);function charFromCodepoint(c){return c<=65535?
String.fromCharCode(c):String.fromCharCode((c-65536>>10)+55296,(c-65536&1023)+56320)}function fromHexCode$1(c){return c>=48&&c<=57?c-48:(c|32)-97+10}function escapedHexLen$1(c){
return c===120?2:c===117?4:8}function skipFoldedBreaks(input,position,end){let breaks=0;for(;position<end;){let ch=input.charCodeAt(position);if(ch===10)breaks++,
position++;else if(ch===13)breaks++,position++,input.charCodeAt(position)===10&&position++;else if(ch===32||ch===9)position++;else break}return{position,breaks}}
function foldedBreaks(count){return count===1?" ":`
`.repeat(count-1)}function getPlainValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){let ch=input.charCodeAt(
position);if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold2=skipFoldedBreaks(input,position,end);result+=foldedBreaks(fold2.breaks),position=
captureStart=captureEnd=fold2.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.slice(captureStart,captureEnd)}function getSingleQuotedValue(input,start,end){
let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){let ch=input.charCodeAt(position);if(ch===39)result+=input.slice(captureStart,
position)+"'",position+=2,captureStart=captureEnd=position;else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold2=skipFoldedBreaks(input,
position,end);result+=foldedBreaks(fold2.breaks),position=captureStart=captureEnd=fold2.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+
input.slice(captureStart,end)}function getDoubleQuotedValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){
let ch=input.charCodeAt(position);if(ch===92){result+=input.slice(captureStart,position),position++;let escaped2=input.charCodeAt(position);if(escaped2===10||escaped2===
13)position=skipFoldedBreaks(input,position,end).position;else if(escaped2<256&&simpleEscapeCheck[escaped2])result+=simpleEscapeMap[escaped2],position++;else{let hexLength=escapedHexLen$1(
escaped2),hexResult=0;for(;hexLength>0;hexLength--){position++;let digit=fromHexCode$1(input.charCodeAt(position));hexResult=(hexResult<<4)+digit}result+=charFromCodepoint(
hexResult),position++}captureStart=captureEnd=position}else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold2=skipFoldedBreaks(input,position,
end);result+=foldedBreaks(fold2.breaks),position=captureStart=captureEnd=fold2.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.
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
`),result}function getScalarValue(input,scalar){if(scalar.valueStart===NO_RANGE$3)return"";let{valueStart:valueStart2,valueEnd}=scalar;if(scalar.fast)return input.
slice(valueStart2,valueEnd);switch(scalar.style){case SCALAR_STYLE.SINGLE_QUOTED:return getSingleQuotedValue(input,valueStart2,valueEnd);case SCALAR_STYLE.DOUBLE_QUOTED:
return getDoubleQuotedValue(input,valueStart2,valueEnd);case SCALAR_STYLE.LITERAL_BLOCK:return getBlockValue(input,valueStart2,valueEnd,scalar.indent,scalar.chomping,
!1);case SCALAR_STYLE.FOLDED_BLOCK:return getBlockValue(input,valueStart2,valueEnd,scalar.indent,scalar.chomping,!0);default:return getPlainValue(input,valueStart2,
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
input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position));)state.position++;let name3=state.input.slice(nameStart,state.position),
args=[];for(name3.length===0&&throwError(state,"directive name must not be less than one character in length");state.input.charCodeAt(state.position)!==0&&!isEol(
state.input.charCodeAt(state.position));){for(;isWhiteSpace(state.input.charCodeAt(state.position));)state.position++;if(state.input.charCodeAt(state.position)===
35||isEol(state.input.charCodeAt(state.position))||state.input.charCodeAt(state.position)===0)break;let start=state.position;for(;state.input.charCodeAt(state.position)!==
0&&!isWsOrEol(state.input.charCodeAt(state.position));)state.position++;args.push(state.input.slice(start,state.position))}if(isEol(state.input.charCodeAt(state.
position))&&consumeLineBreak(state),name3==="YAML"){state.directives.some(directive=>directive.kind==="yaml")&&throwError(state,"duplication of %YAML directive"),
args.length!==1&&throwError(state,"YAML directive accepts exactly one argument");let match=/^([0-9]+)\.([0-9]+)$/.exec(args[0]);match===null&&throwError(state,"\
ill-formed argument of the YAML directive"),parseInt(match[1],10)!==1&&throwError(state,"unacceptable YAML version of the document"),state.directives.push({kind:"\
yaml",version:args[0]})}else if(name3==="TAG"){args.length!==2&&throwError(state,"TAG directive accepts exactly two arguments");let[handle,prefix]=args;PATTERN_TAG_HANDLE.
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
let value2=layout.node.value,multiline=value2.indexOf(`
`)!==-1;if(!hasBit(layout.allowedStylesMask,SCALAR_STYLE.LITERAL_BLOCK)){multiline&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED);return}let w=layout.presenterOptions.
lineWidth;if(w===-1){multiline&&(layout.style=SCALAR_STYLE.LITERAL_BLOCK);return}let availableWidth=Math.max(Math.min(w,40),w-layout.shiftOfContent),position=0,
shouldFold=!1;for(;position<=value2.length;){let lineEnd=value2.length,nextLineBreak=value2.indexOf(`
`,position);nextLineBreak!==-1&&(lineEnd=nextLineBreak);let line2=value2.slice(position,lineEnd);if(line2.length>availableWidth&&line2[0]!==" "&&/ [^ \t]/.test(
line2)&&(shouldFold=!0),nextLineBreak===-1)break;position=nextLineBreak+1}shouldFold?layout.style=SCALAR_STYLE.FOLDED_BLOCK:multiline&&(layout.style=SCALAR_STYLE.
LITERAL_BLOCK)}function quoteInvalidPlain(layout){layout.style===SCALAR_STYLE.PLAIN&&!hasBit(layout.allowedStylesMask,SCALAR_STYLE.PLAIN)&&(layout.style=_preferredQuotedStyle(
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
quoteStyle:"single",forceQuotes:!1,scalarStyleRules:Object.keys(DEFAULT_SCALAR_STYLE_RULES).map(name3=>Reflect.get(DEFAULT_SCALAR_STYLE_RULES,name3)),tagBeforeAnchor:!1};var DEFAULT_DUMP_OPTIONS=__spreadProps(__spreadValues({},DEFAULT_PRESENTER_OPTIONS),{schema:DUMP_SCHEMA,skipInvalid:!1,noRefs:!1,flowLevel:-1,sortKeys:!1,transform:()=>{}});var EVENT_DOCUMENT=EVENT_ID.DOCUMENT,EVENT_SEQUENCE=EVENT_ID.SEQUENCE,EVENT_MAPPING=EVENT_ID.MAPPING,EVENT_SCALAR=EVENT_ID.SCALAR,EVENT_ALIAS=EVENT_ID.ALIAS,EVENT_POP=EVENT_ID.
POP,SCALAR_STYLE_PLAIN=SCALAR_STYLE.PLAIN,SCALAR_STYLE_SINGLE_QUOTED=SCALAR_STYLE.SINGLE_QUOTED,SCALAR_STYLE_DOUBLE_QUOTED=SCALAR_STYLE.DOUBLE_QUOTED,SCALAR_STYLE_LITERAL_BLOCK=SCALAR_STYLE.
LITERAL_BLOCK,SCALAR_STYLE_FOLDED_BLOCK=SCALAR_STYLE.FOLDED_BLOCK,COLLECTION_STYLE_BLOCK=COLLECTION_STYLE.BLOCK,COLLECTION_STYLE_FLOW=COLLECTION_STYLE.FLOW,CHOMPING_CLIP=CHOMPING_MODE.
CLIP,CHOMPING_STRIP=CHOMPING_MODE.STRIP,CHOMPING_KEEP=CHOMPING_MODE.KEEP;function withoutFlowBreaks(text3){let open=-1,out="",copied=0,line2=0;for(;line2<text3.length;){let indent=countSpaces(text3,line2),at21=valueStart(text3,line2+
indent),unit=text3.charCodeAt(at21);if(unit===34||unit===39||unit===91||unit===123){let comments=[],end=flowEnd(text3,at21,comments);if(end<0){open=at21;break}(spansLines(
text3,at21,end)||holds2(text3,"	",line2,end))&&(out+=text3.slice(copied,line2)+blank(text3,line2,at21,[])+blank(text3,at21,end,comments),copied=end),line2=nextLine(
text3,end)}else unit===124||unit===62?line2=skipDeeper(text3,nextLine(text3,at21),indentOfOwner(text3,line2,at21)):unit===35||isBlankOrEnd(unit)?line2=nextLine(
text3,at21):line2=skipDeeper(text3,nextLine(text3,at21),indentOfOwner(text3,line2,at21))}return{text:out+text3.slice(copied),open}}function countSpaces(text3,at21){
let next=at21;for(;text3.charCodeAt(next)===32;)next++;return next-at21}function nextLine(text3,at21){let end=text3.indexOf(`
`,at21);return end<0?text3.length:end+1}function skipBlanks(text3,at21){let next=at21;for(;text3.charCodeAt(next)===32||text3.charCodeAt(next)===9;)next++;return next}
function isBlankOrEnd(unit){return Number.isNaN(unit)||unit===32||unit===9||unit===10||unit===13}function valueStart(text3,from){let at21=from;for(;;){let unit=text3.
charCodeAt(at21);if((unit===45||unit===63||unit===58)&&isBlankOrEnd(text3.charCodeAt(at21+1)))at21=skipBlanks(text3,at21+1);else if(unit===33||unit===38){for(;!isBlankOrEnd(
text3.charCodeAt(at21));)at21++;at21=skipBlanks(text3,at21)}else{let colon=keyEnd(text3,at21);if(colon<0)return at21;at21=skipBlanks(text3,colon+1)}}}function keyEnd(text3,at21){
let unit=text3.charCodeAt(at21);if(unit===35||unit===91||unit===123||unit===124||unit===62)return-1;let next=at21;if(unit===34||unit===39)return next=quotedEnd(
text3,at21),next<0||spansLines(text3,at21,next)?-1:(next=skipBlanks(text3,next),text3.charCodeAt(next)===58&&isBlankOrEnd(text3.charCodeAt(next+1))?next:-1);for(;next<
text3.length;next++){let here=text3.charCodeAt(next);if(here===10||here===35&&isBlankOrEnd(text3.charCodeAt(next-1)))return-1;if(here===58&&isBlankOrEnd(text3.charCodeAt(
next+1)))return next}return-1}function quotedEnd(text3,at21){let quote2=text3.charCodeAt(at21);for(let next=at21+1;next<text3.length;next++){let unit=text3.charCodeAt(
next);if(unit===92&&quote2===34)next++;else if(unit===quote2)if(quote2===39&&text3.charCodeAt(next+1)===39)next++;else return next+1}return-1}function flowEnd(text3,at21,comments){
let first=text3.charCodeAt(at21);if(first===34||first===39)return quotedEnd(text3,at21);let depth=0;for(let next=at21;next<text3.length;next++){let unit=text3.charCodeAt(
next);if(unit===91||unit===123)depth++;else if(unit===93||unit===125){if(--depth===0)return next+1}else if((unit===34||unit===39)&&startsScalar(text3,next)){if(next=
quotedEnd(text3,next)-1,next<0)return-1}else unit===35&&isBlankOrEnd(text3.charCodeAt(next-1))&&(comments.push(next),next=nextLine(text3,next)-1,comments.push(next))}
return-1}function startsScalar(text3,at21){let before=text3.charCodeAt(at21-1);return isBlankOrEnd(before)||before===91||before===123||before===44||before===58}
function spansLines(text3,start,end){return holds2(text3,`
`,start,end)}function holds2(text3,what,start,end){let at21=text3.indexOf(what,start);return at21>=0&&at21<end}function blank(text3,start,end,comments){let out="",
from=start;for(let at21=0;at21<comments.length;at21+=2){let comment=comments[at21],behind=comments[at21+1];out+=text3.slice(from,comment)+" ".repeat(behind-comment),
from=behind}return(out+text3.slice(from,end)).replace(/[\r\n\t]/g," ")}function indentOfOwner(text3,line2,at21){let owner=countSpaces(text3,line2);for(let next=line2+
owner;next<at21&&!(text3.charCodeAt(next)!==45||!isBlankOrEnd(text3.charCodeAt(next+1)));){let inner=skipBlanks(text3,next+1);if(inner>=at21)break;owner=inner-line2,
next=inner}return owner}function skipDeeper(text3,line2,indent){let at21=line2;for(;at21<text3.length;){let spaces=countSpaces(text3,at21),unit=text3.charCodeAt(
at21+spaces);if(spaces<=indent&&unit!==10&&unit!==13)return at21;at21=nextLine(text3,at21)}return at21}var Refused=class extends Error{at;constructor(at21,problem){super(problem),this.at=at21}};function allowedShare(cost){return cost<=4e5?.99:cost>=4e6?.1:.99-.89*
(cost-4e5)/36e5}var properties=new WeakMap,anchored=new WeakSet,hashed=new WeakMap;var Hashes=class{constructor(text3,base){this.text=text3;this.base=base;this.#next=text3.indexOf("#")}text;base;#spans=[];#next;scalar(start,end,block){if(this.#next<
0)return;let broken=block?this.text.indexOf(`
`,start):-1,from=broken<0?start:broken;this.#next<from&&(this.#next=this.text.indexOf("#",from)),this.#next>=0&&this.#next<end&&this.#spans.push({start:this.base+
from,end:this.base+end})}of(root2){this.#spans.length>0&&hashed.set(root2,this.#spans)}};function skipSpace(text3,at21){for(let next=at21;;next++){let unit=text3.charCodeAt(next);if(unit===35){if(next=text3.indexOf(`
`,next),next<0)return text3.length}else if(unit!==32&&unit!==10&&unit!==13&&unit!==9)return next}}function lineStart(text3,at21){return at21===0?0:text3.lastIndexOf(
`
`,at21-1)+1}function columnOf(text3,at21){return at21-lineStart(text3,at21)}var WORDS=new Map([["can not read a block mapping entry; a multiline key may not be an implicit key","could not find expected ':'"],["expected ':' after a mappi\
ng key","could not find expected ':'"],["directive name must not be less than one character in length","could not find expected directive name"],["bad explicit \
indentation width of a block scalar; it cannot be less than one","found an indentation indicator equal to 0"],["unknown escape sequence","found unknown escape c\
haracter"],["tab characters must not be used in indentation","found a tab character that violates indentation"],["name of an alias node must contain at least on\
e character","did not find expected alphabetic or numeric character"],["name of an anchor node must contain at least one character","did not find expected alpha\
betic or numeric character"]]);function problemAt2(reason,text3,at21){return/[@`%]/.test(text3.charAt(at21))&&!reason.startsWith("directive")?"found character t\
hat cannot start any token":reason.startsWith("expected the node content")?"did not find expected node content":reason==="bad indentation of a mapping entry"?keyProblem(
text3,at21):reason==="bad indentation of a sequence entry"?sequenceProblem(text3,at21):reason==="missed comma between flow collection entries"||reason==="unexpe\
cted end of the stream within a flow collection"?flowProblem(text3,at21):WORDS.get(reason)??reason}function keyProblem(text3,at21){let followed=/^[:?-](?=\s|$)/.
exec(text3.slice(at21,at21+2))?.[0];return followed===":"?"mapping values are not allowed in this context":text3.slice(text3.lastIndexOf(`
`,at21-1)+1,at21).trim()!==""?followed==="-"?"block sequence entries are not allowed in this context":followed==="?"?"mapping keys are not allowed in this conte\
xt":"did not find expected key":"did not find expected key"}function behindProblem(text3,at21){let problem=keyProblem(text3,at21);return problem.startsWith("map\
ping values")?problem:"did not find expected key"}function sequenceProblem(text3,at21){let lines=text3.slice(0,at21).split(`
`).slice(0,-1),dash=lines.findLastIndex(line2=>/^ *-(\s|$)/.test(line2)),indent=lines[dash]?.indexOf("-")??0;return lines.slice(0,Math.max(dash,0)).findLast(line2=>{
let own=line2.search(/[^ ]/);return own>=0&&own<=indent&&!/[#\r-]/.test(line2.charAt(own))})?.search(/[^ ]/)===indent?"did not find expected key":"did not find \
expected '-' indicator"}function flowProblem(text3,at21){if(/^[-?]\s/.test(text3.slice(at21,at21+2)))return"did not find expected node content";let open=0;for(let before=at21-
1;before>=0;before--){let unit=text3.charAt(before);if(unit==="]"||unit==="}"?open--:(unit==="["||unit==="{")&&open++,open>0)return`did not find expected ',' or\
 '${unit==="["?"]":"}"}'`}return"did not find expected ',' or ']'"}var tabLine=/^ *\t/gm;function refuseTabs(text3,root2,base){if(!text3.includes("	"))return;let fine=0,before,known8=0;for(let match of text3.matchAll(tabLine)){
let at21=match.index+match[0].length-1;if(at21+base<fine)continue;let around=spanning(text3,root2,base,at21+base);if(around){fine=around.end;continue}at21>=known8&&
(before=lastScalar(root2,at21+base),known8=skipSpace(text3,at21));let indent=before&&!`"'|>`.includes(text3.charAt(before.scalar.start-base))?columnOf(text3,before.
parent.start-base):-1;if(!before||indent<0||match[0].length-1<=indent)throw new Refused(base+at21,"found a tab character that violates indentation")}}function isFlow(text3,at21){
return text3.charCodeAt(at21)===123||text3.charCodeAt(at21)===91}function lastScalar(root2,offset){let parent=root2;for(;;){let last;for(let member3 of members(
parent))member3.start>=parent.start&&member3.start<=offset&&(last=member3);if(!last)return;if(last.kind==="scalar")return last.start<last.end?{scalar:last,parent}:
void 0;parent=last}}function members(node){return node.kind==="map"?node.entries.map(each=>each.value):node.kind==="seq"?node.items:[]}function spanning(text3,root2,base,offset){
let node=root2;for(;node&&node.start<=offset&&offset<node.end;){if(node.kind==="scalar"||isFlow(text3,node.start-base))return node;node=members(node).find(each=>each.
start<=offset&&offset<each.end)}}var NOTATIONS=[{open:"{{",close:"}}"},{open:"{%",close:"%}"},{open:"{#",close:"#}"},{open:"<%",close:"%>"}],WORDS2=[["${",/\$\{[^{}\n]{1,200}\}/g],["%{",/%\{[^{}\n]{1,200}\}/g],
["{NAME}",/\{[A-Z][A-Z0-9_]{1,60}\}/g],["@NAME@",/@[A-Z][A-Z0-9_]{1,60}@/g]];function filled(text3){let spans=[...NOTATIONS.flatMap(each=>spansOf(text3,each)),...WORDS2.
flatMap(each=>wordsOf(text3,each))],[first]=spans.sort((one,other)=>one.start-other.start);if(!first)return;let units=text3.split("");for(let{start,end}of spans)
for(let at21=start;at21<end;at21++)units[at21]!==`
`&&(units[at21]=FILL);return{text:units.join("").split(`
`).map(blankOrFilled).join(`
`),mark:first.mark}}var FILL="";function blankOrFilled(line2){return line2.includes(FILL)?/^[\s\uE000]*$/.test(line2)?" ".repeat(line2.length):line2.replaceAll(
FILL,"x"):line2}function spansOf(text3,{open,close}){let spans=[];for(let start=text3.indexOf(open);start>=0;){let end=text3.indexOf(close,start+open.length);if(end<
0)break;spans.push({start,end:end+close.length,mark:open}),start=text3.indexOf(open,end+close.length)}return spans}function wordsOf(text3,[mark,pattern]){return[
...text3.matchAll(pattern)].map(({index,0:word})=>({start:index,end:index+word.length,mark}))}var loneSurrogate=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;function decode(text3,event,json,refuse){if(event.style===3){let raw2=text3.
slice(event.valueStart,event.valueEnd);if(!json)checkEscapes(raw2,event.valueStart,refuse);else if(raw2.includes("\\u"))return getScalarValue(text3,__spreadProps(
__spreadValues({},event),{fast:!1})).replace(loneSurrogate,"�")}return getScalarValue(text3,event.fast?__spreadProps(__spreadValues({},event),{fast:!1}):event)}
function checkEscapes(raw2,at21,refuse){for(let slash=raw2.indexOf("\\");slash>=0;slash=raw2.indexOf("\\",slash+2)){let kind=raw2.charCodeAt(slash+1);if((kind===
47||kind===9)&&refuse(at21+slash,"found unknown escape character"),kind!==117&&kind!==85)continue;let code=Number.parseInt(raw2.slice(slash+2,slash+(kind===117?
6:10)),16);(code>=55296&&code<=57343||code>1114111)&&refuse(at21+slash,"found invalid Unicode character escape code")}}function blockStart(text3,event,cursor){let last=text3.
charCodeAt(event.valueStart-1),lineStart2=text3.lastIndexOf(`
`,event.valueStart-(last===10?2:1))+1,at21=Math.max(event.tagEnd,event.anchorEnd,cursor,lineStart2);for(;at21<event.valueStart&&text3.charCodeAt(at21)!==124&&text3.
charCodeAt(at21)!==62;)at21++;return at21}function blockEnd(text3,event,start){let end=event.valueEnd;for(;end>event.valueStart&&text3.charCodeAt(end-1)===10&&end--,
end>event.valueStart&&text3.charCodeAt(end-1)===13&&end--,event.chomping!==3;){let blank2=end;for(;blank2>event.valueStart&&text3.charCodeAt(blank2-1)===32;)blank2--;
if(!(blank2===event.valueStart||text3.charCodeAt(blank2-1)===10)||event.indent>=0&&end-blank2>event.indent||(end=blank2,blank2===event.valueStart))break}if(end>
event.valueStart)return end;let header2=event.valueStart;return header2>start&&text3.charCodeAt(header2-1)===10&&header2--,header2>start&&text3.charCodeAt(header2-
1)===13&&header2--,header2}var words=new Map([["",null],["~",null],...["null","Null","NULL"].map(word=>[word,null]),...["y","Y","yes","Yes","YES","true","True","TRUE","on","On","ON"].map(
word=>[word,!0]),...["n","N","no","No","NO","false","False","FALSE","off","Off","OFF"].map(word=>[word,!1])]),endless=/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
decimalFloat=/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,pointFloat=/^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/,integer=/^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/,
timestamp=/^\d{4}-\d\d?-\d\d?(?:[Tt]\d\d?:\d\d?:\d\d?(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)| +\d\d?:\d\d?:\d\d?(?:[.,]\d+)?)?$/,base64=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function wholeNumber(plain2){let match=integer.exec(plain2);if(!match)return;let[,sign,hex,binary,octal,decimal]=match,digits=hex?`0x${hex}`:binary?`0b${binary}`:
octal?`0o${octal}`:decimal,size=BigInt(digits);return sign==="-"?size<=2n**63n?-size:void 0:size<2n**(sign?63n:64n)?size:void 0}function mayMean(first){if(first>=
48&&first<=57)return!0;switch(first){case 43:case 45:case 46:case 126:case 70:case 78:case 79:case 84:case 89:case 102:case 110:case 111:case 116:case 121:return!0;default:
return!1}}function plainScalar(text3){let first=text3.charCodeAt(0);if(text3!==""&&!mayMean(first))return text3;let word=words.get(text3);if(word!==void 0)return word;
if(first>57)return text3;let short=shortDecimal(text3,first);if(short>=0)return short;if(endless.test(text3))return text3.endsWith("n")||text3.endsWith("N")?Number.
NaN:text3.startsWith("-")?-1/0:1/0;if(first===46)return pointFloat.test(text3)?float(text3.replaceAll("_",""),decimalFloat,text3):text3;let plain2=text3.includes(
"_")?text3.replaceAll("_",""):text3,whole3=plain2.length<=70?wholeNumber(plain2):void 0;return whole3!==void 0?Number(whole3):float(plain2,decimalFloat,text3)}function shortDecimal(text3,first){
if(first<48||text3.length>9||first===48&&text3.length>1)return-1;let value2=0;for(let at21=0;at21<text3.length;at21++){let digit=text3.charCodeAt(at21)-48;if(digit<
0||digit>9)return-1;value2=value2*10+digit}return value2}function float(plain2,style,otherwise=plain2){if(!style.test(plain2))return otherwise;let value2=Number(
plain2);return Number.isFinite(value2)?value2:otherwise}function kindOf(value2){return value2===null?"!!null":typeof value2=="boolean"?"!!bool":typeof value2=="\
number"?"!!float":"!!str"}function taggedScalar(tag,text3){let short=tag.startsWith("!<tag:yaml.org,2002:")&&tag.endsWith(">")?`!!${tag.slice(20,-1)}`:tag;switch(short){case"\
!!binary":{let plain2=text3.replaceAll(/[\r\n]/g,"");return base64.test(plain2)?new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Buffer.from(plain2,"base64")):{problem:"\
!!binary value contains invalid base64 data"}}case"!!timestamp":return timestamp.test(text3)?text3:{problem:`cannot decode ${kindOf(plainScalar(text3))} \`${text3}\
\` as a !!timestamp`};case"!!bool":case"!!null":case"!!int":case"!!float":{let value2=plainScalar(text3),whole3=typeof value2=="number"&&isWhole(text3),kind=whole3?
"!!int":typeof value2=="string"&&timestamp.test(text3)?"!!str":kindOf(value2);return kind===short||short==="!!float"&&whole3?value2:{problem:`cannot decode ${kind}\
 \`${text3}\` as a ${short}`}}default:return text3}}function isWhole(text3){let plain2=text3.replaceAll("_","");return text3.charCodeAt(0)!==46&&plain2.length<=
70&&wholeNumber(plain2)!==void 0}function plainKey(text3){if(text3!==""&&!mayMean(text3.charCodeAt(0)))return text3;let value2=plainScalar(text3);if(typeof value2==
"string")return value2;if(value2===null)return{problem:"unsupported map key of type null"};if(typeof value2=="boolean")return String(value2);if(!isWhole(text3))
return floatKey(value2);let whole3=wholeNumber(text3.replaceAll("_",""));return whole3<2n**63n?String(whole3):{problem:`unsupported map key of type uint64, key:\
 ${text3}`}}function floatKey(value2){let single=Math.fround(value2);if(Number.isNaN(single))return".nan";if(!Number.isFinite(single))return single<0?"-.inf":".\
inf";if(single===0)return Object.is(single,-0)?"-0":"0";let digits=1;for(;digits<9&&Math.fround(Number(single.toPrecision(digits)))!==single;)digits++;let[mantissa,
exponent]=single.toExponential(digits-1).split("e"),power=Number(exponent),significant=mantissa.includes(".")?mantissa.replace(/\.?0+$/,""):mantissa;return power>=
-4&&power<6?String(+`${significant}e${power}`):`${significant}e${power<0?"-":"+"}${String(Math.abs(power)).padStart(2,"0")}`}var fewKeys=8,infinite=value2=>Number.isNaN(value2)?"NaN":value2>0?"+Inf":"-Inf",wantMap="map merge requires map or sequence of maps as the value";function isSame(one,other){
return one.kind==="scalar"&&other.kind==="scalar"&&one.value===other.value}function buildTree({text:text3,events,base,blanked,json}){let stack=[],duplicates=[],
anchors=new Map,top,root2,cursor=0,cost=0,fromAliases=0,hashes=new Hashes(text3,base);for(let event of events)switch(event.type){case 1:if(root2)return hashes.of(
root2),{root:root2,duplicates,end:base+cursor};break;case 2:case 3:open(event);break;case 4:cost++,scalar(event);break;case 5:alias2(event.anchorStart,event.anchorEnd);
break;default:top&&close(top)}return root2??={kind:"scalar",value:null,start:base,end:base},hashes.of(root2),{root:root2,duplicates,end:base+cursor};function refuse(at21,problem){
throw new Refused(base+at21,problem)}function newAnchor(event){if(event.anchorStart<0)return;let anchor={node:void 0,cost:0,height:0};return anchors.set(text3.slice(
event.anchorStart,event.anchorEnd),anchor),anchor}function open(event){cost++,top?.entries&&top.name===void 0&&refuse(event.start,"invalid map key: a key must b\
e a scalar");let flow2=event.style===2,first=text3.charCodeAt(event.start),closing=flow2?event.type===2?93:first===123?125:0:0;top={entries:event.type===3?[]:void 0,
items:event.type===2?[]:void 0,start:event.start,flow:flow2,closing,anchor:newAnchor(event),properties:propertiesOf(event),costBefore:cost,height:1,index:void 0,
name:void 0,keyStart:0,keyEnd:0,merges:!1,merged:void 0,colonEnd:-1},stack.push(top),cursor=closing?event.start+1:event.start}function close(frame){if(frame.closing){
let at21=skipSpace(text3,cursor);for(;at21<text3.length&&text3.charCodeAt(at21)!==frame.closing;)at21=skipSpace(text3,at21+1);cursor=at21+1}let start=base+frame.
start,end=base+cursor,node=frame.entries?{kind:"map",entries:frame.entries,start,end}:{kind:"seq",items:frame.items,start,end};if(frame.properties>=0&&properties.
set(node,base+frame.properties),frame.anchor&&settle(frame.anchor,node,cost-frame.costBefore+1,frame.height),stack.pop(),top=stack[stack.length-1],frame.colonEnd>=
0){cursor=frame.colonEnd;let value2=plainScalar(text3.slice(frame.start,cursor));attach({kind:"scalar",value:value2,start,end:base+cursor},0,!1)}else attach(node,
frame.height,!1)}function settle(anchor,node,size,height){anchored.add(node),anchor.node=node,anchor.cost=size,anchor.height=height}function propertiesOf(event){
return event.anchorStart<0?event.tagStart:event.tagStart<0?event.anchorStart-1:Math.min(event.tagStart,event.anchorStart-1)}function alias2(nameStart,nameEnd){let name3=text3.
slice(nameStart,nameEnd);/^[\w-]/.test(name3)||refuse(nameStart-1,"did not find expected alphabetic or numeric character");let anchor=anchors.get(name3);anchor||
refuse(nameStart-1,`unknown anchor '${name3}' referenced`);let{node}=anchor;node||refuse(nameStart-1,`anchor '${name3}' value contains itself`),cost+=anchor.cost+
1,fromAliases+=anchor.cost,fromAliases>100&&cost>1e3&&fromAliases/cost>allowedShare(cost)&&refuse(nameStart-1,"document contains excessive aliasing"),stack.length+
anchor.height>1e3&&refuse(nameStart-1,`nesting exceeds ${1e3} levels`),cursor=nameEnd,top?.entries&&top.name===void 0?node.kind!=="scalar"?refuse(nameStart-1,"i\
nvalid map key: a key must be a scalar"):key2(aliasKey(node.value,nameStart-1),nameStart-1,nameEnd,!1):attach(node,anchor.height,!0)}function aliasKey(value2,at21){
return value2===null?refuse(at21,"unsupported map key of type null"):typeof value2=="number"&&!Number.isInteger(value2)?floatKey(value2):String(value2)}function key2(name3,start,end,merges){
let frame=top;frame.name=name3,frame.keyStart=start,frame.keyEnd=end,frame.merges=merges,cursor=end}function scalar(event){let{style}=event,isKey=top?.entries!==
void 0&&top.name===void 0,start,end,content2;event.valueStart<0?(start=end=emptyPlace(event,isKey),content2=""):style===1?(start=event.valueStart,end=event.valueEnd,
content2=event.fast&&!blanked?text3.slice(start,end):decode(text3,event,json,refuse),top?.flow&&(text3.charCodeAt(start)===58&&refuse(start,"did not find expect\
ed node content"),content2.includes("?")&&refuse(start,"did not find expected ',', ']' or '}': a plain '?' ends a scalar here"),isKey&&isColonOfKey(end)&&(end++,
content2+=":",top.closing||(top.colonEnd=end)))):style<=3?(start=event.valueStart-1,end=event.valueEnd+1,content2=event.fast&&!blanked?text3.slice(event.valueStart,
event.valueEnd):decode(text3,event,json,refuse)):(start=blockStart(text3,event,cursor),end=blockEnd(text3,event,start),content2=getScalarValue(text3,event)),hashes.
scalar(start,end,style>3);let tagged=event.tagStart>=0,tag=tagged?text3.slice(event.tagStart,event.tagEnd):"",before=propertiesOf(event),free=!isKey||top?.flow||
!top?.entries?.length||breaksLine(cursor,start);if(cursor=end,free||refuse(start,"did not find expected key"),isKey){if(content2==="<<"&&(tagged?tag==="!!merge":
style===1)){key2("<<",start,end,!0);return}let name3=content2;if(!tagged&&style===1)name3=plainKey(content2);else if(tagged){let value3=taggedScalar(tag,content2);
name3=typeof value3=="object"&&value3?value3:aliasKey(value3,start)}typeof name3!="string"&&refuse(start,name3.problem);let anchor=newAnchor(event);if(anchor){let value3=!tagged&&
style===1?plainScalar(content2):content2;settle(anchor,{kind:"scalar",value:value3,start:base+start,end:base+end},1,0)}key2(name3,before>=0?before:start,end,!1);
return}let value2;if(tagged){let resolved2=taggedScalar(tag,content2);typeof resolved2=="object"&&resolved2&&refuse(start,resolved2.problem),value2=resolved2}else
value2=style===1?plainScalar(content2):content2;typeof value2=="number"&&!Number.isFinite(value2)&&refuse(start,`json: unsupported value: ${infinite(value2)}`);
let node={kind:"scalar",value:value2,start:base+start,end:base+end};if(before>=0){properties.set(node,base+before);let anchor=newAnchor(event);anchor&&settle(anchor,
node,1,0)}attach(node,0,!1)}function breaksLine(from,to){for(let at21=from;at21<to;at21++){let unit=text3.charCodeAt(at21);if(unit===10||unit===13)return!0}return!1}
function isColonOfKey(at21){if(text3.charCodeAt(at21)!==58)return!1;let next=text3.charCodeAt(at21+1);return next===44||next===93||next===125}function emptyPlace(event,isKey){
let behind=Math.max(event.tagEnd,event.anchorEnd);if(behind>=0)return behind;if(!top||isKey)return cursor;let at21=skipSpace(text3,cursor);if(text3.charCodeAt(at21)!==
(top.items?45:58))return cursor;let next=text3.charCodeAt(skipBlanks2(at21+1));return(next===64||next===96||next===37)&&refuse(at21+1,"found character that cann\
ot start any token"),at21+1}function skipBlanks2(at21){let next=at21;for(;text3.charCodeAt(next)===32||text3.charCodeAt(next)===9;)next++;return next}function place2(frame,entry2){
let entries=frame.entries,known8=-1;if(frame.index)known8=frame.index.get(entry2.name)??-1;else for(let at21=0;at21<entries.length&&known8<0;at21++)entries[at21].
name===entry2.name&&(known8=at21);if(known8>=0){let before=entries[known8];return entries[known8]=entry2,before}entries.push(entry2),frame.index?frame.index.set(
entry2.name,entries.length-1):entries.length>fewKeys&&(frame.index=new Map(entries.map((each,at21)=>[each.name,at21])))}function merge(frame,value2,aliased){aliased&&
value2.kind!=="map"&&refuse(frame.keyStart,wantMap);let merged4=frame.merged??new Set;frame.merged=merged4;let sources2=value2.kind==="seq"?value2.items:[value2];
for(let at21=sources2.length-1;at21>=0;at21--){let source2=sources2[at21];source2.kind!=="map"&&refuse(frame.keyStart,wantMap);for(let each of source2.entries)merged4.
add(each),place2(frame,each)}}function attach(node,height,aliased){if(!top){root2=node;return}if(height>=top.height&&(top.height=height+1),top.items){top.items.
push(node);return}let{name:name3}=top;if(name3===void 0&&refuse(node.start-base,"invalid map key: a key must be a scalar"),top.merges)merge(top,node,aliased);else{
let span={start:base+top.keyStart,end:base+top.keyEnd},earlier=place2(top,{name:name3,key:span,value:node});earlier&&!top.merged?.has(earlier)&&duplicates.push(
{name:name3,path:pathHere(),first:earlier.key,again:span,same:isSame(earlier.value,node)})}top.name=void 0,top.merges=!1}function pathHere(){return stack.map(frame=>frame.
items?frame.items.length:frame.name)}}var trailing="end of the stream or a document separator is expected",shallow="deficient indentation",control=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/,
endMark=/^\.\.\.(?=[ \t\r\n]|$)/m,content=/^[ \t\uFEFF]*[^\s#\uFEFF]/m;function readDocuments(file){let documents=[],{text:text3}=file,start=0,separatorProblem;
for(let from=0;;){let separator=nextSeparator(text3,from),end=separator<0?text3.length:separator;if(separatorProblem?documents.push(unreadable2(file,start,end,separatorProblem.
at,separatorProblem.problem)):readChunk(file,start,end,documents),separator<0)return documents;let lineEnd=endOfLine(text3,separator),behind=text3.slice(separator+
3,lineEnd).trim();separatorProblem=behind===""||behind.startsWith("#")?void 0:{problem:`invalid Yaml document separator: ${behind}`,at:separator},from=Math.min(
lineEnd+1,text3.length),start=separatorProblem?separator:from}}function isReadable(document2){return"root"in document2}function nextSeparator(text3,from){if(text3.
startsWith("---",from)&&(from===0||text3.charCodeAt(from-1)===10))return from;if(from===0&&text3.startsWith("\uFEFF---"))return 1;let at21=text3.indexOf(`
---`,from);return at21<0?-1:at21+1}function endOfLine(text3,at21){let end=text3.indexOf(`
`,at21);return end<0?text3.length:end}function readChunk(file,start,end,documents){let chunk=start===0&&end===file.text.length?file.text:file.text.slice(start,end);
if(!content.test(chunk))return;let values=jsonValues(chunk);if(values){let from=0;for(let[at21,valueEnd]of values.entries()){let until=at21===values.length-1?chunk.
length:valueEnd;readOne(file,chunk.slice(from,until),start+from,!0,documents),from=until}return}let mark=endMark.exec(chunk);if(!mark||!content.test(chunk.slice(
0,mark.index))){readOne(file,chunk,start,/^[\s\uFEFF]*\{/.test(chunk),documents);return}readOne(file,chunk.slice(0,mark.index),start,!1,documents),ignored(file,
start+mark.index,start+mark.index+3,end,documents)}function ignored(file,start,from,end,documents){let rest=content.exec(file.text.slice(from,end));if(!rest)return;
let at21=from+rest.index+rest[0].length-1;documents.push(__spreadProps(__spreadValues({},unreadable2(file,start,end,at21,"kubectl ignores this: it reads one doc\
ument up to the next '---'")),{ignored:!0}))}function jsonValues(text3){let ends=[],at21=0;for(;;){for(;at21<text3.length&&isSpace(text3.charCodeAt(at21));)at21++;
if(at21===text3.length)return ends.length>1?ends:void 0;if(text3.charCodeAt(at21)!==123||(at21=jsonEnd(text3,at21),at21<0))return;ends.push(at21)}}function isSpace(unit){
return unit===32||unit===10||unit===13||unit===9||unit===65279}function jsonEnd(text3,start){let depth=0;for(let at21=start;at21<text3.length;at21++)switch(text3.
charCodeAt(at21)){case 123:case 91:depth++;break;case 125:case 93:if(--depth===0)return at21+1;break;case 34:for(at21++;at21<text3.length&&text3.charCodeAt(at21)!==
34;)at21+=text3.charCodeAt(at21)===92?2:1}return-1}function readOne(file,text3,base,json,documents){let end=base+text3.length,read2=readable(file,text3,base,json);
if("problem"in read2){let{problem,at:at21}=read2,without=filled(text3),then=without&&readable(file,without.text,base,json),template3=then&&!("problem"in then&&then.
at===at21)?without.mark:void 0;documents.push(__spreadProps(__spreadValues({},unreadable2(file,base,end,at21,problem)),{template:template3}));return}let{tree,cut}=read2;
tree.root.kind==="scalar"&&tree.root.value===null&&tree.root.start===tree.root.end||documents.push({file,start:base,end:base+cut,root:tree.root,duplicates:tree.
duplicates}),cut<text3.length&&ignored(file,base+cut,base+cut,end,documents)}function readable({invalidAt=-1},text3,base,json){try{if(!json&&invalidAt>=base&&invalidAt<
base+text3.length)throw new Refused(invalidAt,"this is no UTF-8");let bad=control.exec(text3);if(bad&&!(json&&bad[0]>=""))throw new Refused(base+bad.index,"con\
trol characters are not allowed");return parse(text3,base,json)}catch(error){if(error instanceof Refused)return{problem:error.message,at:error.at};if(!(error instanceof
YAMLException))throw error;let at21=Math.min(error.mark?.position??0,text3.length);return{problem:error.reason.startsWith("nesting exceeded")?`nesting exceeds ${1e3}\
 levels`:problemAt2(error.reason,text3,at21),at:base+at21}}}function parse(text3,base,json){let options={maxDepth:1e3},parsed2=text3,blanked=!1,cut=text3.length;
for(let tries=0;;tries++){let events;try{events=parseEvents(parsed2,options)}catch(error){if(!(error instanceof YAMLException)||tries>2)throw error;let at21=error.
mark?.position??0;if(error.reason===shallow&&!blanked){let{text:even,open}=withoutFlowBreaks(parsed2);if(open>=0)throw new Refused(base+open,`found no end to th\
e ${"{[".includes(text3.charAt(open))?"bracket":"quote"} here`);parsed2=even,blanked=!0}else if(error.reason===trailing&&cut===text3.length&&at21>0)cut=at21,parsed2=
parsed2.slice(0,at21);else throw error;continue}if(refuseDirectives(events,base),cut<text3.length&&!endsAt(events,text3,cut))throw new Refused(base+cut,behindProblem(
text3,cut));let written2=cut<text3.length?text3.slice(0,cut):text3,tree=buildTree({text:written2,events,base,blanked,json});return refuseTabs(written2,tree.root,
base),{tree,cut}}}function endsAt(events,text3,cut){let root2=events[1];return root2?.type!==2&&root2?.type!==3?!1:root2.style===2||columnOf(text3,root2.start)>
columnOf(text3,cut)}function refuseDirectives(events,base){let first=events[0];if(first?.type===1&&first.directives.length>0)throw new Refused(base,"found a dir\
ective, which kubectl does not read")}function unreadable2(file,start,end,at21,problem){let said=problem.replace(/[\p{Cc}\u2028\u2029]+/gu," ").slice(0,300);return{
file,start,end,problem:said,at:at21,template:void 0,ignored:!1}}var NO_SETTINGS={file:null,clusters:[],environments:[],rules:[],allow:[],ignore:[]};function readSettings(file){let{root:root2,duplicates}=onlyDocument(file),value2=configValue(
root2,file.text),broken=validate2(value2),twice=duplicates.map(({name:name3,first,again})=>{let{line:line2,column}=placeOf(file,first),problem=`key ${quoted(name3)}\
 stands twice; it first stands at ${line2}:${column}`;return{place:placeOf(file,again),problem}}),problems=placed(file,root2,[...broken,...problemsOfMeaning(value2,
broken)]);if(problems.push(...twice),problems.length>0)throw new SettingsError(inOrder(problems));let clusters=list2(value2,["clusters"]).map((_,index)=>clusterSettings(
value2,root2,index)),paths=valueAt(value2,["paths"]);return __spreadValues(__spreadValues(__spreadProps(__spreadValues({file,clusters,environments:Object.keys(valueAt(
value2,["environments"])??{}),rules:Object.entries(valueAt(value2,["rules"])??{}).map(([rule,setting])=>__spreadProps(__spreadValues({rule,locked:!1},typeof setting==
"string"?{level:setting}:setting),{at:spanOf(entry(written(root2,["rules"]).node,rule).key)})),allow:list2(value2,["allow"]).map((allowance,index)=>__spreadProps(
__spreadValues({},allowance),{at:spanOf(written(root2,["allow",index]).node),file}))},paths&&{paths}),{ignore:list2(value2,["ignore"])}),valueAt(value2,["releas\
es"])!==void 0&&{releases:list2(value2,["releases"]).map((release2,index)=>__spreadProps(__spreadValues({},release2),{at:spanOf(written(root2,["releases",index,
"chart"]).node)}))}),valueAt(value2,["gitops"])===!0&&{gitops:!0})}function onlyDocument(file){let documents=readDocuments(file),problems=documents.flatMap(document3=>"root"in document3?[]:[{place:placeOf(file,{start:document3.
at,end:document3.at}),problem:document3.problem}]),[document2,second]=documents;if(problems.length>0)throw new SettingsError(problems);if(!document2||!("root"in
document2)){let problem="nothing is written here; write at least clusters, each with a name and kubernetes";throw new SettingsError([{place:placeOf(file,{start:0,
end:0}),problem}])}if(second)throw new SettingsError([{place:placeOf(file,"root"in second?second.root:second),problem:"a second document begins here; a configur\
ation is one document"}]);return document2}function inOrder(problems){return[...problems].sort((a,b)=>a.place.line-b.place.line||a.place.column-b.place.column)}
function list2(value2,path5){return valueAt(value2,path5)??[]}function spanOf({start,end}){return{start,end}}var import_node_path=__toESM(require("node:path"));var CONFIG=".github/kruise-preflight.yml";function isBelow(name3,folder){return folder==="."?name3!==".."&&!name3.startsWith("../")&&!import_node_path.default.isAbsolute(name3):name3===folder||name3.startsWith(
`${folder}/`)}function configFinder(tree){let known8=new Map;return function nearest2(folder,top){let key2=`${top}:${folder}`;if(known8.has(key2))return known8.
get(key2);let own=import_node_path.default.posix.join(folder,CONFIG),above=import_node_path.default.posix.dirname(folder),ends=folder===top||above===folder||!isBelow(
folder,top),found=tree.isFile(own)?own:ends?void 0:nearest2(above,top);return known8.set(key2,found),found}}function folderOf(config){let folder=import_node_path.default.
posix.dirname(config);return import_node_path.default.posix.basename(folder)===".github"?import_node_path.default.posix.dirname(folder):folder}var import_node_fs2=require("node:fs"),import_node_path3=__toESM(require("node:path"));var import_node_buffer=require("node:buffer");function textOf(bytes){let text3=bytes.toString("utf8");if((0,import_node_buffer.isUtf8)(bytes))return{text:text3};
let at21=text3.indexOf("�");for(let offset=0,from=0;at21>=0&&(offset+=Buffer.byteLength(text3.slice(from,at21)),!!bytes.subarray(offset,offset+3).equals(REPLACEMENT));at21=
text3.indexOf("�",from))offset+=3,from=at21+1;return{text:text3,invalidAt:at21}}var REPLACEMENT=new TextEncoder().encode("�");var import_node_fs=require("node:fs"),import_node_path2=__toESM(require("node:path"));var MISSING="it is not there";var MANIFEST=/\.(ya?ml|json)$/i,NEVER=new Set([".git","node_modules"]);var LARGEST=16*1024*1024;function diskShelf(cwd,border=cwd,known8=void 0){let root2=(0,import_node_fs.realpathSync)(border),lists=new Map,files=new Map,read2=name3=>{
let file=import_node_path2.default.resolve(cwd,name3);try{let target=(0,import_node_fs.realpathSync)(file);if(!isInside(target))return{unread:"a link out of the\
 repository"};let stats=(0,import_node_fs.statSync)(target);return stats.isFile()?stats.size>LARGEST?{unread:`larger than ${LARGEST/1024/1024} MB`}:(0,import_node_fs.readFileSync)(
target):{unread:"not a regular file"}}catch(error){let{code}=error;return{unread:code==="ENOENT"?MISSING:"it may not be read"}}},isInside=target=>target===root2||
target.startsWith(root2.endsWith(import_node_path2.default.sep)?root2:root2+import_node_path2.default.sep),walk3=(folder,called2,way)=>{try{return(0,import_node_fs.readdirSync)(
folder,{withFileTypes:!0}).flatMap(each=>{let name3=called2==="."?each.name:`${called2}/${each.name}`,place2=import_node_path2.default.join(folder,each.name);if(NEVER.
has(each.name))return[];if(each.isDirectory())return walk3(place2,name3,way);let target=each.isSymbolicLink()&&folderAt(place2);return!target||!isInside(target)?
[name3]:[...way,(0,import_node_fs.realpathSync)(folder)].some(outer=>outer===target||outer.startsWith(target+import_node_path2.default.sep))?[]:walk3(place2,name3,
[...way,target])})}catch{return[]}};return{below:folder=>{let found=lists.get(folder);return found||(found=walk3(import_node_path2.default.resolve(cwd,folder),folder,
[]).sort(),lists.set(folder,found)),found},bytes:read2,read:name3=>{let found=files.get(name3);if(!found){let bytes=read2(name3),held=known8&&MANIFEST.test(name3)?
known8:()=>__spreadValues({path:name3},textOf(bytes));found="unread"in bytes?bytes:held(name3),files.set(name3,found)}return found}}}function folderAt(link){try{
let target=(0,import_node_fs.realpathSync)(link);return(0,import_node_fs.statSync)(target).isDirectory()?target:void 0}catch{return}}var UsageError=class extends Error{name="UsageError";static[Symbol.hasInstance](error){return error instanceof Error&&error.name==="UsageError"}};var LARGEST2=64*1024*1024;function diskTree(cwd){let nameOf3=place2=>import_node_path3.default.relative(cwd,import_node_path3.default.resolve(cwd,place2)).replaceAll(
import_node_path3.default.sep,"/")||".",absolute=name3=>import_node_path3.default.resolve(cwd,name3),searched=new Map,texts4=new Map,known8,shelves=new Map,border=()=>(known8??=
realOf(repositoryOf(cwd)),known8),at21=place2=>{let name3=nameOf3(place2);if(!asked(place2,()=>(0,import_node_fs2.statSync)(absolute(name3)).isDirectory(),"ther\
e is no such file or folder"))return[{name:name3}];let found=searched.get(name3);return found||(found=[...walk2(absolute(name3),name3,asked(place2,()=>(0,import_node_fs2.realpathSync)(
absolute(name3))))],name3.startsWith("..")&&(found=found.map(each=>__spreadProps(__spreadValues({},each),{name:nameOf3(each.name)}))),searched.set(name3,found)),
found},read2=name3=>{let found=texts4.get(name3);if(!found){let bytes=asked(name3,()=>bytesOf(absolute(name3)));found=bytes?__spreadValues({path:name3},textOf(bytes)):
{unread:`larger than ${LARGEST2/1024/1024} MB`},texts4.set(name3,found)}return found},is=name3=>(0,import_node_fs2.statSync)(absolute(name3),{throwIfNoEntry:!1}),
safely=(name3,ask)=>{try{return is(name3)?.[ask]()??!1}catch{return!1}};return{at:at21,nameOf:nameOf3,read:read2,isFile:name3=>safely(name3,"isFile"),isFolder:name3=>safely(
name3,"isDirectory"),isOutside:name3=>!isBelow2(realOf(absolute(name3)),border()),shelf:(folder=".")=>{let own=absolute(folder),top=isBelow2(realOf(own),border())?
border():own,known9=shelves.get(top)??diskShelf(cwd,top,read2);return shelves.set(top,known9),known9}}}function repositoryOf(cwd){for(let folder=import_node_path3.default.
resolve(cwd);;folder=import_node_path3.default.dirname(folder)){if((0,import_node_fs2.existsSync)(import_node_path3.default.join(folder,".git")))return folder;if(folder===
import_node_path3.default.dirname(folder))return cwd}}function realOf(file){try{return(0,import_node_fs2.realpathSync)(file)}catch{return file}}function isBelow2(file,folder){
return file===folder||file.startsWith(folder.endsWith(import_node_path3.default.sep)?folder:folder+import_node_path3.default.sep)}function*walk2(folder,name3,root2){
let entries=asked(name3,()=>(0,import_node_fs2.readdirSync)(folder,{withFileTypes:!0}));for(let entry2 of entries.sort((a,b)=>a.name<b.name?-1:1)){let at21=import_node_path3.default.
join(folder,entry2.name),called2=name3==="."?entry2.name:`${name3}/${entry2.name}`;if(entry2.isDirectory())NEVER.has(entry2.name)||(yield*walk2(at21,called2,root2));else if(MANIFEST.
test(entry2.name)){let unread=entry2.isFile()?unnamed(entry2.name,at21):entry2.isSymbolicLink()?whyNot(at21,root2):"not a regular file";yield unread===void 0?{name:called2}:
{name:called2,unread}}}}function unnamed(name3,file){return name3.includes("�")&&!(0,import_node_fs2.existsSync)(file)?"its name is no UTF-8":void 0}function whyNot(link,root2){
try{let target=(0,import_node_fs2.realpathSync)(link);return isBelow2(target,root2)?(0,import_node_fs2.statSync)(target).isFile()?void 0:"a link to what is no f\
ile":"a link out of the folder that is checked"}catch{return"a link that leads nowhere"}}function bytesOf(file){let descriptor2=(0,import_node_fs2.openSync)(file,
"r");try{let stats=(0,import_node_fs2.fstatSync)(descriptor2);if(stats.isFile()&&stats.size>0)return stats.size>LARGEST2?void 0:(0,import_node_fs2.readFileSync)(
descriptor2);let chunks=[];for(let size=0;;){let chunk=Buffer.alloc(65536),read2=(0,import_node_fs2.readSync)(descriptor2,chunk);if(read2===0)return Buffer.concat(
chunks);if(chunks.push(chunk.subarray(0,read2)),size+=read2,size>LARGEST2)return}}finally{(0,import_node_fs2.closeSync)(descriptor2)}}var REASONS={EACCES:"it ma\
y not be read",EPERM:"it may not be read",EISDIR:"it is a folder, not a file",ELOOP:"it is a link that leads to itself",ENAMETOOLONG:"its name is too long"};function asked(name3,work,missing2="\
there is no such file"){try{return work()}catch(error){let{code,message}=error;if(code===void 0)throw error;let gone=code==="ENOENT"||code==="ENOTDIR";throw new UsageError(
`${name3}: ${gone?missing2:REASONS[code]??message}`)}}var import_node_fs3=require("node:fs"),import_node_path4=__toESM(require("node:path"));var NO_OBJECT="not a Kubernetes object",TEMPLATE="a template:";var template=["spec","template"],templates=[template],chosen=(...names)=>names.map(name3=>[...template,name3,...template]),claims=!0,kruise={group:"apps.kruise.\
io",of:"kruise"},kubernetes={of:"kubernetes",versions:{v1:!0}},apps=__spreadValues({group:"apps"},kubernetes),alpha={v1alpha1:!0},KINDS=[__spreadProps(__spreadValues(
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
xtensions","app.kruise.io"],groups=new Set([...KINDS.map(({group})=>group),...EMPTY_GROUPS]);function isClusterScoped(group,kind){return byName.get(`${group}/${kind}`)?.clusterScoped??OTHER_CLUSTER_SCOPED.has(kind)}function isObject(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)}function objects(value2){return Array.isArray(value2)?value2.filter(
isObject):[]}function text(value2){return typeof value2=="string"?value2:""}var Manifest=class _Manifest{constructor(document2,at21,node){this.document=document2;
this.at=at21;this.node=node;let scalar=(parent,key2)=>{let value2=entry(parent,key2)?.value;return value2?.kind==="scalar"&&value2.value!==null?String(value2.value):
""},metadata2=entry(node,"metadata")?.value;this.apiVersion=scalar(node,"apiVersion"),this.kind=scalar(node,"kind"),this.name=scalar(metadata2,"name")||scalar(metadata2,
"generateName");let{placed:placed4}=document2.file,own=placed4?.forced?placed4.namespace:scalar(metadata2,"namespace")||placed4?.namespace;this.namespace=isClusterScoped(
this.group,this.kind)?null:own||"default"}document;at;node;apiVersion;kind;name;namespace;#value;get group(){return this.apiVersion.includes("/")?this.apiVersion.
slice(0,this.apiVersion.indexOf("/")):""}get value(){return this.#value??=plainValue(this.node),this.#value}holding(value2){let copy=new _Manifest(this.document,
this.at,this.node);return copy.#value=value2,copy}making({apiVersion,kind,value:value2}){return Object.assign(this.holding(value2),{apiVersion,kind})}get spec(){
return isObject(this.value.spec)?this.value.spec:{}}get labels(){return isObject(this.value.metadata)&&isObject(this.value.metadata.labels)?this.value.metadata.
labels:{}}};function manifestsOf(document2){let{root:root2}=document2;if(root2.kind!=="map")return{reason:`${NO_OBJECT}: the document is no mapping`};let kind=entry(
root2,"kind")?.value,items2=entry(root2,"items")?.value;if(kind?.kind==="scalar"&&/List$|^ClusterSnapshot$/.test(String(kind.value))&&items2?.kind==="seq")return items2.
items.flatMap((item,at21)=>item.kind==="map"?[new Manifest(document2,["items",at21],item)]:[]);let manifest=new Manifest(document2,[],root2);return!manifest.apiVersion||
!manifest.kind?{reason:`${NO_OBJECT}: no apiVersion and kind`}:[manifest]}function nameOf(object3){return object3.name===""?`${object3.kind} without a name`:`${object3.
kind} ${object3.namespace===null?"":`${object3.namespace}/`}${object3.name}`}function withParameter(values,parameter){if(!isObject(parameter))return values;let{name:name3,value:value2,forceString}=parameter;if(typeof name3!="string"||name3===
""||/[[\]{},=]/.test(name3))return values;let steps2=name3.split(/(?<!\\)\./).map(step=>step.replaceAll("\\.",".")),text3=["string","number","boolean"].includes(
typeof value2)?String(value2):"";return withMember(values,steps2,forceString!==!0&&/^(?:true|false)$/.test(text3)?text3==="true":text3)}function withMember(values,[
step,...more],value2){if(step===void 0)return value2;let old=isObject(values)?values:{},member3=withMember(Object.hasOwn(old,step)?old[step]:{},more,value2);return Object.
fromEntries([...Object.entries(old),[step,member3]])}var KUSTOMIZATION_NAMES=["kustomization.yaml","kustomization.yml","Kustomization"];function isKustomizationName(path5){return KUSTOMIZATION_NAMES.includes(path5.
slice(path5.lastIndexOf("/")+1))}var known3=new WeakMap;function readKustomization(file){let found=known3.get(file);return found===void 0&&(found=isKustomizationName(
file.path)?read(file)??null:null,known3.set(file,found)),found??void 0}function read(file){let[document2,...others]=readDocuments(file);if(!document2||others.length>
0||!isReadable(document2))return;let{root:root2}=document2,value2=plainValue(root2);if(!isObject(value2))return;let{apiVersion="kustomize.config.k8s.io/v1beta1",
kind="Kustomization"}=value2;if(kind!=="Kustomization"&&kind!=="Component"||typeof apiVersion!="string"||!apiVersion.startsWith("kustomize.config.k8s.io/"))return;
let folder=file.path.includes("/")?file.path.slice(0,file.path.lastIndexOf("/")):".";return{file,folder,isComponent:kind==="Component",root:root2,value:value2,references:[
...referencesIn(root2,folder)],needs:[...needsOf(root2)]}}function itemsAt(node,key2){let value2=entry(node,key2)?.value;return value2?value2.kind==="seq"?value2.
items:[value2]:[]}function textOf2(node){return node?.kind==="scalar"&&node.value!==null?String(node.value):""}var NAMED2=[["resources","resource"],["bases","re\
source"],["components","component"],["patchesStrategicMerge","patch"],["patches","patch","path"],["patchesJson6902","patch","path"],["generators","plugin"],["tr\
ansformers","plugin"],["validators","plugin"],["crds","data"],["configurations","data"],["openapi","data","path"],["replacements","data","path"]];function*referencesIn(root2,folder){
let named3=(field,use,node,name3=textOf2(node))=>node&&name3!==""&&!name3.includes(`
`)?[{field,name:name3,to:joined(folder,name3),use,node}]:[];for(let[field,use,key2]of NAMED2)for(let item of itemsAt(root2,field))key2===void 0?yield*named3(field,
use,item):yield*named3(field,use,entry(item,key2)?.value);for(let field of["configMapGenerator","secretGenerator"])for(let generator of itemsAt(root2,field))for(let key2 of[
"files","envs","env"])for(let item of itemsAt(generator,key2)){let text3=textOf2(item);yield*named3(field,"data",item,key2==="files"?text3.slice(text3.indexOf("\
=")+1):text3)}}function*needsOf(root2){for(let field of["helmCharts","helmChartInflationGenerator"]){let found=entry(root2,field);found&&(yield{what:`${field}, \
for which kustomize starts helm`,node:found.value})}for(let field of["generators","transformers","validators"])for(let item of itemsAt(root2,field)){let text3=textOf2(
item);text3.includes(`
`)&&!isBuiltin({path:"",text:text3})&&(yield{what:`a plugin in ${field}`,node:item})}}function isBuiltin(file){return readDocuments(file).every(document2=>{if(!isReadable(
document2))return!1;let text3=file.text.slice(document2.start,document2.end);return text3.includes("://")||text3.includes("config.kubernetes.io/function")||/Helm/.
test(text3)||/^\s*(?:- +)?(?:path|files|envs|env)\s*:/m.test(text3)?!1:textOf2(entry(document2.root,"apiVersion")?.value)==="builtin"})}function isRemote(name3){
return/:\/\/|^git::|^[\w.-]+@[\w.-]+:|^(?:[\w-]+\.)+[a-z]{2,}[/:]|[?&]ref=/i.test(name3)}function joined(folder,name3){let steps2=name3.startsWith("/")?[""]:folder===
"."?[]:folder.split("/");for(let step of name3.split("/"))step===".."&&steps2.length>0&&steps2.at(-1)!==".."?steps2.pop():step!=="."&&step!==""&&steps2.push(step);
return steps2.join("/")||"."}function isEmptySelector(selector4){return isObject(selector4)?(isObject(selector4.matchLabels)?Object.keys(selector4.matchLabels):[]).length===0&&objects(selector4.
matchExpressions).length===0:!0}function selects2(selector4,labels2){if(!isObject(selector4))return!1;let wanted=isObject(selector4.matchLabels)?Object.entries(
selector4.matchLabels):[],has2=key2=>Object.hasOwn(labels2,key2);return wanted.every(([key2,value2])=>has2(key2)&&labels2[key2]===value2)&&objects(selector4.matchExpressions).
every(({key:key2,operator,values})=>{let name3=text(key2),listed3=has2(name3)&&Array.isArray(values)&&values.includes(labels2[name3]);switch(operator){case"In":
return listed3;case"NotIn":return!listed3;case"Exists":return has2(name3);case"DoesNotExist":return!has2(name3);default:return!1}})}function globbed(pattern,path5){let[names,parts2]=[path5.split("/"),pattern.replace(/^\/|\/$/g,"").split("/")];return walk(parts2,names,part=>part==="**",isLike)}
function isLike(pattern,text3){return walk([...pattern],[...text3],one=>one==="*",(one,letter)=>one==="?"||one===letter)}function anyGlob(pattern,path5){return(/^\{(.*)\}$/.
exec(pattern)?.[1]?.split(",")??[pattern]).some(each=>isLike(each,path5))}function isThere(name3,checkout){return checkout.isFile(name3)||checkout.isFolder(name3)}function nameIn(path5,{root:root2}){return joined(root2,path5.replace(/^(?:\.?\/)+/,
""))||"."}function isOwn(repo,path5,checkout){let exists=path5!==void 0&&isThere(nameIn(path5,checkout),checkout),[own,other]=[checkout.origin,repo].map(each=>each===
void 0?[]:ending(each));if(!own?.length||repo.includes("{{")||repo==="")return exists;let[ownName,ownOwner]=own,[name3,owner]=other??[];return ownName===name3&&
(ownOwner===owner||exists)}function ending(address2){let[,path5=""]=/^(?:\w+:\/\/[^/]*\/|[^/@]*@?[^/:]*:)(.*)$/.exec(address2.trim())??[];return path5.toLowerCase().
replace(/\/+$/,"").replace(/\.git$/,"").split("/").filter(step=>step!=="").reverse().slice(0,2)}var LOCAL=["in-cluster","https://kubernetes.default.svc"];function clustersNamed(written2,file,known8){
if(written2!==null){let names=LOCAL.includes(withoutSlash(written2))?LOCAL:[withoutSlash(written2)],found=known8.filter(each=>[each.name,...each.destinations??[]].
some(name3=>names.includes(withoutSlash(name3))));if(found.length>0)return found.map(({name:name3})=>name3);if(names!==LOCAL)return[]}let folders=file.split("/").
slice(0,-1),after=folders.flatMap((folder,at21)=>folder==="clusters"?folders[at21+1]??[]:[]),named3=names=>known8.filter(each=>[each.name,...each.destinations??
[]].some(name3=>names.includes(name3))),[first]=[named3(after),named3(folders),known8.length===1?known8:[]].filter(({length})=>length>0);return(first??[]).map(({
name:name3})=>name3)}function withoutSlash(name3){return name3.replace(/\/+$/,"")}function filled2(value2,parameters,isGo){return typeof value2=="string"?isGo?goText(value2,parameters.nested):fastText(value2,parameters.flat):Array.isArray(value2)?
value2.map(item=>filled2(item,parameters,isGo)):isObject(value2)?Object.fromEntries(Object.entries(value2).map(([key2,member3])=>[String(filled2(key2,parameters,
isGo)),filled2(member3,parameters,isGo)])):value2}function unfilled(text3){return/\{\{.*?\}\}/s.exec(text3)?.[0]??(text3.includes("{{")?"{{":void 0)}function fastText(text3,flat2){
return text3.replace(/\{\{([^{}]*)\}\}/g,(whole3,name3)=>{let key2=name3.trim();return Object.hasOwn(flat2,key2)?flat2[key2]:whole3})}function goText(text3,nested){
return text3.replace(/\{\{(-?)((?:[^{}"]|"(?:\\.|[^"\\])*")*?)(-?)\}\}/g,(whole3,_,expression)=>{let value2=evaluated(expression.trim(),nested);return value2===
void 0||typeof value2=="object"?whole3:String(value2)})}function evaluated(expression,nested){let[first="",...filters]=expression.split(/\s*\|\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/),
value2=called(wordsOf2(first),nested);for(let filter of filters){let words3=wordsOf2(filter);if(value2===void 0&&words3[0]!=="default")return;value2=functionOf(
words3[0]??"",[...words3.slice(1).map(each=>termOf(each,nested)),value2===void 0?"":value2])}return value2}function wordsOf2(text3){return text3.match(/"(?:\\.|[^"\\])*"|\S+/g)??
[]}function called([name3="",...rest],nested){if(rest.length===0)return termOf(name3,nested);let terms=rest.map(each=>termOf(each,nested));return functionOf(name3,
name3==="default"?terms.map(each=>each??""):terms)}function termOf(text3,nested){if(/^"/.test(text3))try{return JSON.parse(text3)}catch{return}if(/^-?\d+$/.test(
text3))return Number(text3);if(!/^\.[\w.]*$/.test(text3))return;let value2=nested;for(let step of text3.slice(1).split("."))step!==""&&(value2=isObject(value2)&&
Object.hasOwn(value2,step)?value2[step]:void 0);return value2}function functionOf(name3,terms){if(terms.includes(void 0))return;let last=terms.at(-1),[text3,first,
second]=[String(last),String(terms[0]),String(terms[1])];switch(name3){case"index":return terms.slice(1).reduce((value2,step)=>Array.isArray(value2)?value2[Number(
step)]:isObject(value2)&&Object.hasOwn(value2,String(step))?value2[String(step)]:void 0,terms[0]);case"default":return last===""?terms[0]:last;case"lower":return text3.
toLowerCase();case"upper":return text3.toUpperCase();case"trim":return text3.trim();case"quote":return JSON.stringify(text3);case"toString":return text3;case"no\
rmalize":return normalized(text3);case"trimPrefix":return text3.startsWith(first)?text3.slice(first.length):text3;case"trimSuffix":return first!==""&&text3.endsWith(
first)?text3.slice(0,-first.length):text3;case"replace":return text3.split(first).join(second);case"printf":{let at21=1,made3=first.replace(/%[sdv]/g,()=>String(
terms[at21++]));return at21===terms.length&&!made3.includes("%")?made3:void 0}default:return}}function normalized(text3){return text3.toLowerCase().replace(/[^-.a-z0-9]/g,
"-").slice(0,253).replace(/^[-_.]+|[-_.]+$/g,"")}var EVALUATED=["list","git","clusters","matrix","merge"],MOST2=1e3;function generated(generator,ground){let kind=EVALUATED.find(each=>isObject(generator[each])||
generator[each]===null);if(!kind){let named3=Object.keys(generator).find(each=>each!=="selector"&&each!=="template");return ground.leave(`the generator ${named3??
"without a name"} is not evaluated`),[]}let given2=isObject(generator[kind])?generator[kind]:{},all=GENERATORS[kind](given2,ground),chosen2=isObject(generator.selector)?
all.filter(({flat:flat2})=>selects2(generator.selector,flat2)):all;return chosen2.length>MOST2&&ground.leave(`it makes more than ${MOST2} Applications, of which\
 ${MOST2} are followed`),chosen2.slice(0,MOST2)}var GENERATORS={list(given2,ground){return given2.elementsYaml!==void 0&&ground.leave("elementsYaml of the gener\
ator list is not evaluated"),objects(given2.elements).map(element=>({flat:flat(element),nested:element}))},git(given2,ground){let{checkout}=ground,repo=text(given2.
repoURL),anchor=[...objects(given2.directories),...objects(given2.files)].map(({path:path5})=>text(path5))[0]?.replace(/\/?[^/]*[*?[{].*$/,"")||".";return isOwn(
repo,anchor,checkout)?given2.directories!==void 0?directories(given2,ground):filesOf(given2,ground):(ground.leave(`the generator git reads another repository: ${repo}`),
[])},clusters({selector:selector4,values,flatList},ground){let{clusters}=ground;flatList===!0&&ground.leave("flatList of the generator clusters is not evaluated");
let asks=isObject(selector4)&&Object.keys(selector4).length>0;if(asks&&clusters.every(({labels:labels2})=>labels2===void 0))return ground.leave("the generator c\
lusters selects by labels, and no cluster of the configuration has `labels`"),[];clusters.length===0&&ground.leave("the generator clusters: no cluster is config\
ured");let standard2={"argocd.argoproj.io/secret-type":"cluster"};return clusters.filter(({labels:labels2})=>!asks||labels2&&selects2(selector4,__spreadValues(__spreadValues(
{},standard2),labels2))).map(({name:name3,destinations=[],labels:labels2={}})=>{let server=destinations.find(each=>each.includes("://"))??name3,own={name:name3,
nameNormalized:normalized(name3),server},metadata2={labels:__spreadValues({},labels2),annotations:{}},flatLabels=Object.entries(labels2).map(([key2,value2])=>[`\
metadata.labels.${key2}`,value2]);return withValues(values,{flat:__spreadValues(__spreadValues({},own),Object.fromEntries(flatLabels)),nested:__spreadProps(__spreadValues(
{},own),{metadata:metadata2})},ground)})},matrix({generators},ground){let[first,second]=objects(generators);if(!first||!second)return[];let made3=[];for(let one of generated(
first,ground)){let asked2=filled2(second,one,ground.isGo);if(made3.push(...generated(asked2,ground).map(other=>together(one,other))),made3.length>MOST2)break}return made3},
merge({generators,mergeKeys},ground){let keys=Array.isArray(mergeKeys)?mergeKeys.map(String):[],[base,...others]=objects(generators);if(!base)return[];let keyOf3=({
flat:params})=>JSON.stringify(keys.map(key2=>params[key2]??null)),merged4=new Map(generated(base,ground).map(each=>[keyOf3(each),each]));for(let other of others)
for(let each of generated(other,ground)){let known8=merged4.get(keyOf3(each));known8&&merged4.set(keyOf3(each),together(known8,each))}return[...merged4.values()]}};
function directories(given2,ground){let{checkout}=ground,asked2=objects(given2.directories),[takes2,leaves]=[asked2.filter(({exclude})=>exclude!==!0),asked2.filter(
({exclude})=>exclude===!0)];return foldersOf(checkout).filter(folder=>{let is=each=>globbed(text(each.path),folder);return takes2.some(is)&&!leaves.some(is)&&!folder.
split("/").some(step=>step.startsWith("."))}).map(folder=>withValues(given2.values,pathParameters(folder,given2),ground))}function filesOf(given2,ground){let{checkout}=ground,
asked2=objects(given2.files),is=(exclude,name3)=>asked2.some(each=>each.exclude===!0===exclude&&globbed(text(each.path),name3));return relativeNames(checkout).filter(
name3=>is(!1,name3)&&!is(!0,name3)).flatMap(name3=>{let file=checkout.read(nameIn(name3,checkout));if("unread"in file)return[];let[document2]=readDocuments(file).
filter(isReadable),content2=document2&&plainValue(document2.root);return(Array.isArray(content2)?content2:[content2]).filter(isObject).map(each=>{let own=pathParameters(
name3.slice(0,Math.max(name3.lastIndexOf("/"),0)),given2,name3.split("/").at(-1));return withValues(given2.values,together({flat:flat(each),nested:each},own),ground)})})}
function pathParameters(path5,{pathParamPrefix},filename){let prefix=text(pathParamPrefix),segments=path5.split("/").filter(step=>step!==""),basename=segments.at(
-1)??"",own=__spreadValues({basename,basenameNormalized:normalized(basename)},filename!==void 0&&{filename,filenameNormalized:normalized(filename)}),nested={path:__spreadValues(
{path:path5,segments},own)},under=prefix===""?"path":`${prefix}.path`,named3=Object.entries(own).map(([key2,value2])=>[`${under}.${key2}`,value2]),numbered=segments.
map((step,at21)=>[`${under}[${at21}]`,step]);return{flat:__spreadValues({[under]:path5},Object.fromEntries([...named3,...numbered])),nested:prefix===""?nested:{
[prefix]:nested}}}function withValues(values,parameters,{isGo}){if(!isObject(values))return parameters;let own=filled2(values,parameters,isGo);return together(parameters,
{flat:flat({values:own}),nested:{values:own}})}function together(one,other){return{flat:__spreadValues(__spreadValues({},one.flat),other.flat),nested:deep(one.nested,
other.nested)}}function deep(one,other){if(!isObject(one)||!isObject(other))return other;let members3=Object.entries(other).map(([key2,value2])=>[key2,deep(Object.
hasOwn(one,key2)?one[key2]:void 0,value2)]);return __spreadValues(__spreadValues({},one),Object.fromEntries(members3))}function flat(value2,before=""){return Object.
fromEntries(Object.entries(value2).flatMap(([key2,member3])=>isObject(member3)?Object.entries(flat(member3,`${before}${key2}.`)):Array.isArray(member3)?member3.
map((item,at21)=>[`${before}${key2}.${at21}`,String(item)]):[[`${before}${key2}`,member3===null?"":String(member3)]]))}function relativeNames({names,root:root2}){
return root2==="."?names:names.flatMap(name3=>name3.startsWith(`${root2}/`)?[name3.slice(root2.length+1)]:[])}function foldersOf(checkout){let folders=new Set;for(let name3 of relativeNames(
checkout))for(let at21=name3.lastIndexOf("/");at21>0;at21=name3.lastIndexOf("/",at21-1)){let folder=name3.slice(0,at21);if(folders.has(folder))break;folders.add(
folder)}return[...folders].sort()}function argoDestinations(manifest,checkout,clusters){let notEvaluated=[],leave=(path5,reason)=>{notEvaluated.some(each=>each.reason===reason)||notEvaluated.push(
{by:manifest,path:path5,reason})};if(manifest.kind==="Application")return{destinations:ofApplication(manifest.value,["spec"],manifest,checkout,clusters,leave),notEvaluated};
let{spec}=manifest,isGo=spec.goTemplate===!0,template3=isObject(spec.template)?spec.template:{};return spec.templatePatch!==void 0&&leave(["spec","templatePatch"],
"templatePatch is not evaluated"),{destinations:objects(spec.generators).flatMap((generator,at21)=>{let path5=["spec","generators",at21],ground={checkout,clusters,
isGo,leave:reason=>leave(path5,reason)},own=ownTemplate(generator),whole3=own?merged(template3,own):template3;return generated(generator,ground).flatMap(parameters=>ofApplication(
filled2(whole3,parameters,isGo),["spec","template","spec"],manifest,checkout,clusters,leave))}),notEvaluated}}function ownTemplate(generator){let[own]=Object.values(
generator).flatMap(each=>isObject(each)&&isObject(each.template)?[each.template]:[]);return own}function merged(one,other){return other===""||other===null?one??
other:!isObject(one)||!isObject(other)?other:__spreadValues(__spreadValues({},one),Object.fromEntries(Object.entries(other).map(([key2,value2])=>[key2,merged(one[key2],
value2)])))}function ofApplication(value2,at21,by,checkout,clusters,leave){let spec=isObject(value2.spec)?value2.spec:{},name3=text(isObject(value2.metadata)?value2.
metadata.name:void 0)||by.name,destination=isObject(spec.destination)?spec.destination:{},written2=text(destination.name)||text(destination.server)||null,namespace=text(
destination.namespace),several=objects(spec.sources),sources2=several.length>0?several:isObject(spec.source)?[spec.source]:[],refs=new Map(sources2.flatMap(each=>text(
each.ref)===""?[]:[[text(each.ref),each]]));return sources2.flatMap((source2,index)=>{let where2=several.length>0?[...at21,"sources",index]:[...at21,"source"],{
repoURL,path:path5,chart}=source2;if(text(path5)===""&&text(chart)==="")return text(source2.ref)===""&&leave(where2,`${name3}: a source without path and chart i\
s not evaluated`),[];let left=[repoURL,path5,chart,written2,namespace].map(each=>unfilled(text(each))).find(each=>each),isRepo=left!==void 0&&[path5,chart,written2,
namespace].every(each=>!unfilled(text(each)));if(left!==void 0&&!isRepo)return leave(where2,`the template ${left} is not evaluated`),[];let found=sourceOf(source2,
checkout);return[__spreadProps(__spreadValues({tool:"Argo CD",by,name:name3,source:found,cluster:written2,clusters:clustersNamed(written2,by.document.file.path,
clusters)},namespace!==""&&{namespace}),{release:text(isObject(source2.helm)?source2.helm.releaseName:void 0)||name3,values:valuesOf(source2,found,refs,by,where2,
checkout)})]})}function sourceOf(source2,checkout){let[repo,path5,chart,revision2]=[source2.repoURL,source2.path,source2.chart,source2.targetRevision].map(text),
isHere=chart===""&&isOwn(repo,path5,checkout),directory=isObject(source2.directory)?source2.directory:{};return __spreadProps(__spreadValues(__spreadValues({repo,
isHere},chart!==""?{chart}:{path:isHere?nameIn(path5,checkout):path5}),revision2!==""&&{revision:revision2}),{directory:{recurse:directory.recurse===!0,include:text(
directory.include),exclude:text(directory.exclude)}})}function valuesOf(source2,{path:path5,isHere},refs,by,at21,checkout){let helm=isObject(source2.helm)?source2.
helm:{},optional=helm.ignoreMissingValueFiles===!0,files=(Array.isArray(helm.valueFiles)?helm.valueFiles.map(String):[]).map(file=>{let[,ref,rest]=/^\$([^/]+)\/(.*)$/.
exec(file)??[],more=optional&&{optional:!0};if(ref!==void 0&&rest!==void 0){let here=refs.has(ref)&&isOwn(text(refs.get(ref)?.repoURL),rest,checkout);return __spreadValues(
{file:here?nameIn(rest,checkout):file,isHere:here},more)}if(/^\w+:\/\//.test(file)||!isHere)return __spreadValues({file,isHere:!1},more);let name3=file.startsWith(
"/")?nameIn(file,checkout):joined(path5??".",file);return __spreadValues({file:name3,isHere:!0},more)}),key2=isObject(helm.valuesObject)?"valuesObject":"values",
given2=helm[key2],inline=typeof given2=="string"?parsed(given2):given2,parameters=objects(helm.parameters);return[...files.filter(each=>!("file"in each)||!each.
optional||!each.isHere||isThere(each.file,checkout)),...isObject(inline)?[{inline,by,at:[...at21,"helm",key2]}]:[],...parameters.length>0?[{inline:parameters.reduce(
withParameter,{}),by,at:[...at21,"helm","parameters"]}]:[]]}function parsed(given2){let[document2]=readDocuments({path:"",text:given2}).filter(isReadable);return document2?
plainValue(document2.root):{}}function kustomizationIn(folder,files){for(let each of KUSTOMIZATION_NAMES){let name3=joined(folder,each);if(!files.isFile(name3))continue;let file=files.read(name3);
return"unread"in file?void 0:readKustomization(file)}}function reachOf(root2,files){let kustomizations=new Map,held=new Map,resources2=new Set,hindrances=[],visit=(at21,way)=>{
kustomizations.set(at21.folder,at21),held.set(at21.file.path,at21.file);let hinder=(span,reason)=>{hindrances.push({file:at21.file,span:{start:span.start,end:span.
end},reason})};for(let{what,node}of at21.needs)hinder(node,`it has ${what}, and no program but kustomize is started`);for(let{name:name3,to,use,node,field}of at21.
references){let isFolder=files.isFolder(to);if(!isFolder&&!files.isFile(to)){isRemote(name3)?hinder(node,`it names what would have to be fetched: ${name3}`):files.
isOutside(to)?hinder(node,`${name3} leads out of the repository`):field.endsWith("Generator")&&hinder(node,`${name3} is not there, of which ${field} makes an ob\
ject`);continue}if(files.isOutside(to))hinder(node,`${name3} leads out of the repository`);else if(isFolder){let next=kustomizationIn(to,files);if(!next)continue;
files.isOutside(next.file.path)?hinder(node,`${next.file.path} leads out of the repository`):to===at21.folder||way.includes(to)?hinder(node,`kustomizations incl\
ude each other: ${[...way,at21.folder,to].join(" -> ")}`):kustomizations.has(to)||visit(next,[...way,at21.folder])}else{let file=files.read(to);"unread"in file?
hinder(node,`${name3} is not read: ${file.unread}`):file.invalidAt!==void 0&&use!=="data"?hinder(node,`${name3} is no UTF-8`):(held.set(to,file),use==="resource"&&
resources2.add(to),use==="plugin"&&!isBuiltin(file)&&hinder(node,`it has a plugin in ${field}: ${name3}`))}}};return visit(root2,[]),{root:root2,kustomizations,
files:held,resources:resources2,hindrances}}var MANIFEST2=/\.(?:ya?ml|json)$/i;function reachedBy({tool,source:source2,values},checkout){let files=new Set(values.flatMap(each=>"file"in each&&each.isHere?[
each.file]:[])),{path:path5,isHere,directory}=source2;if(!isHere||path5===void 0)return files;if(checkout.isFile(path5))return files.add(path5);let add2=folder=>{
let kustomization2=kustomizationIn(folder,checkout);if(kustomization2)for(let name3 of reachOf(kustomization2,checkout).files.keys())files.add(name3);else if(checkout.
isFile(inside(folder,"Chart.yaml")))for(let name3 of below(folder,checkout))files.add(name3);else if(tool==="Flux")generated2(folder);else for(let name3 of below(
folder,checkout)){let own=folder==="."?name3:name3.slice(folder.length+1);!MANIFEST2.test(own)||!directory?.recurse&&own.includes("/")||directory?.exclude&&anyGlob(
directory.exclude,own)||(!directory?.include||anyGlob(directory.include,own))&&files.add(name3)}},generated2=folder=>{let own=new Set;for(let name3 of below(folder,
checkout)){let folders=name3.slice(folder==="."?0:folder.length+1).split("/").slice(0,-1),holder=folders.map((_,at21)=>inside(folder,folders.slice(0,at21+1).join(
"/"))).find(each=>kustomizationIn(each,checkout));holder?own.add(holder):/\.ya?ml$/i.test(name3)&&files.add(name3)}for(let each of own)add2(each)};return add2(path5),
files}function inside(folder,name3){return folder==="."?name3:`${folder}/${name3}`}function below(folder,{names}){return folder==="."?names:names.filter(name3=>name3.
startsWith(`${folder}/`))}var KUSTOMIZE="kustomize.toolkit.fluxcd.io",HELM="helm.toolkit.fluxcd.io",SOURCE="source.toolkit.fluxcd.io";function isFlux({group,kind}){return group===KUSTOMIZE&&
kind==="Kustomization"||group===HELM&&kind==="HelmRelease"}function fluxDestinations(manifests,checkout,clusters){let notEvaluated=[],all=manifests.filter(isFlux).
flatMap(manifest=>{let leave=(key2,reason)=>notEvaluated.push({by:manifest,path:["spec",key2],reason});return(manifest.group===HELM?release:kustomization)(manifest,
manifests,checkout,clusters,leave)});return{destinations:spread(all,checkout,clusters),notEvaluated}}function kustomization(manifest,manifests,checkout,clusters,leave){
let{spec,name:name3}=manifest,path5=text(spec.path)||".",source2=sourceOf2(manifest,spec.sourceRef,path5,manifests,checkout),namespace=text(spec.targetNamespace),
build=isObject(spec.postBuild)?spec.postBuild:{};objects(build.substituteFrom).length>0&&leave("postBuild","postBuild.substituteFrom is not evaluated");let substitute=isObject(
build.substitute)?texts2(build.substitute):void 0;return[__spreadValues(__spreadProps(__spreadValues(__spreadValues({tool:"Flux",by:manifest,name:name3,source:source2},
clusterOf(manifest,clusters)),namespace!==""&&{namespace,forced:!0}),{values:[]}),substitute&&{substitute})]}function release(manifest,manifests,checkout,clusters,leave){
let{spec,name:name3}=manifest,ref=isObject(spec.chartRef)?spec.chartRef:void 0,template3=isObject(spec.chart)&&isObject(spec.chart.spec)?spec.chart.spec:{},source2=ref?
chartOf(ref,manifest,manifests):templateOf(template3,manifest,manifests,checkout);if(!source2)return leave(ref?"chartRef":"chart","it names no chart"),[];let own=isObject(
manifest.value.metadata)?text(manifest.value.metadata.namespace):"",namespace=text(spec.targetNamespace)||own,target=text(spec.targetNamespace),unseen=[],values=valuesOf2(
manifest,template3,source2,manifests,checkout,whose=>{leave("valuesFrom",`the values of ${whose} are not in view`),unseen.push(whose)});return[__spreadValues(__spreadProps(
__spreadValues(__spreadValues({tool:"Flux",by:manifest,name:name3,source:source2},clusterOf(manifest,clusters)),namespace!==""&&{namespace}),{release:text(spec.
releaseName)||(target===""?name3:`${target}-${name3}`),values}),unseen.length>0&&{unseen})]}function templateOf(template3,manifest,manifests,checkout){let[chart,
revision2]=[text(template3.chart),text(template3.version)];if(chart==="")return;let ref=isObject(template3.sourceRef)?template3.sourceRef:{};if(text(ref.kind)===
"GitRepository"||text(ref.kind)==="Bucket")return sourceOf2(manifest,ref,chart,manifests,checkout);let repo=text(referred(ref,manifest,manifests)?.spec.url);return __spreadValues(
{repo:repo||text(ref.name),isHere:!1,chart},revision2!==""&&{revision:revision2})}function chartOf(ref,manifest,manifests){let spec=referred(ref,manifest,manifests)?.
spec??{},url=text(spec.url),chart=text(spec.chart)||url.split("/").at(-1)||text(ref.name);if(chart==="")return;let tag=isObject(spec.ref)?text(spec.ref.tag)||text(
spec.ref.semver):text(spec.version);return __spreadValues({repo:url||text(ref.name),isHere:!1,chart},tag!==""&&{revision:tag})}function sourceOf2(manifest,ref,path5,manifests,checkout){
let given2=isObject(ref)?ref:{},found=referred(given2,manifest,manifests),repo=text(found?.spec.url),isHere=isOwn(repo,path5,checkout)&&isThere(nameIn(path5,checkout),
checkout),at21=isObject(found?.spec.ref)?text(found.spec.ref.branch)||text(found.spec.ref.tag):"";return __spreadValues({repo:repo||text(given2.name),isHere,path:isHere?
nameIn(path5,checkout):path5},at21!==""&&{revision:at21})}function referred(ref,{namespace},manifests){let[kind,name3,at21]=[text(ref.kind),text(ref.name),text(
ref.namespace)],found=manifests.filter(each=>each.group===SOURCE&&each.kind===kind&&each.name===name3);return found.find(each=>each.namespace===(at21||namespace))??
found[0]}function clusterOf({spec,document:document2},clusters){let config=isObject(spec.kubeConfig)?spec.kubeConfig:{},cluster=text(isObject(config.secretRef)?
config.secretRef.name:void 0).replace(/-kubeconfig$/,"")||null;return{cluster,clusters:clustersNamed(cluster,document2.file.path,clusters)}}function valuesOf2(manifest,template3,source2,manifests,checkout,miss){
let{spec}=manifest,files=Array.isArray(template3.valuesFiles)?template3.valuesFiles.map(String):[],from=objects(spec.valuesFrom).flatMap(each=>{let[kind,name3,key2]=[
text(each.kind),text(each.name),text(each.valuesKey)||"values.yaml"],found=manifests.find(one=>one.group===""&&one.kind==="ConfigMap"&&kind==="ConfigMap"&&one.name===
name3),held=found&&isObject(found.value.data)?found.value.data[key2]:void 0;if(typeof held!="string"||text(each.targetPath)!=="")return miss(`${kind} ${name3}`),
[];let[document2]=readDocuments({path:"",text:held}).filter(isReadable);return document2&&found?[{inline:plainValue(document2.root),by:found,at:["data",key2]}]:
[]});return[...files.map(file=>({file:source2.isHere?nameIn(file,checkout):file,isHere:source2.isHere})),...from,...isObject(spec.values)?[{inline:spec.values,by:manifest,
at:["spec","values"]}]:[]]}function texts2(given2){return Object.fromEntries(Object.entries(given2).flatMap(([key2,value2])=>isObject(value2)||value2===null?[]:
[[key2,String(value2)]]))}function spread(all,checkout,known8){let now=[...all],reached=new Map(all.filter(({by})=>by.group===KUSTOMIZE).map(each=>[each.by,reachedBy(
each,checkout)])),order=known8.map(({name:name3})=>name3);for(let round2=0;round2<=all.length;round2++){let next=now.map(each=>{let holders=now.filter(({by})=>by!==
each.by&&reached.get(by)?.has(each.by.document.file.path));if(holders.length===0)return each;let names=new Set([...each.clusters,...each.cluster===null?holders.
flatMap(one=>one.clusters):[]]),namespace=each.namespace??(each.by.group===HELM?holders.find(one=>one.namespace)?.namespace:void 0);return __spreadValues(__spreadProps(
__spreadValues({},each),{clusters:order.filter(name3=>names.has(name3))}),namespace!==void 0&&{namespace})}),same2=next.every((each,at21)=>each.clusters.length===
now[at21]?.clusters.length);if(now=next,same2)break}return now}function isGitOps(manifest){return isArgo(manifest)||isFlux(manifest)}function readGitOps(manifests,checkout,clusters){let flux=fluxDestinations(manifests,checkout,
clusters),argo=manifests.filter(isArgo).map(each=>argoDestinations(each,checkout,clusters));return{destinations:[...argo.flatMap(({destinations})=>destinations),
...flux.destinations],notEvaluated:[...argo.flatMap(({notEvaluated})=>notEvaluated),...flux.notEvaluated]}}function isArgo({group,kind}){return group==="argopro\
j.io"&&(kind==="Application"||kind==="ApplicationSet")}var TELLING=/argoproj\.io|toolkit\.fluxcd\.io|ConfigMap/,LARGEST3=1024*1024;function gitOpsOf(tree,root2,clusters,origin){let found=tree.at(root2).filter(({unread})=>unread===
void 0),checkout={names:found.map(({name:name3})=>name3),root:root2,origin,isFile:tree.isFile,isFolder:tree.isFolder,read:tree.read,isOutside:name3=>tree.isOutside?.(
name3)??name3.startsWith("../")},manifests=found.flatMap(({name:name3})=>{let file=tree.read(name3);return"unread"in file||!TELLING.test(file.text)?[]:manifestsIn(
file)});return manifests.some(isGitOps)?__spreadValues({checkout},readGitOps(manifests,checkout,clusters)):{checkout,destinations:[],notEvaluated:[]}}function manifestsIn(file){
return readDocuments(file).filter(isReadable).flatMap(document2=>{let found=manifestsOf(document2);return Array.isArray(found)?found:[]})}function originOf(cwd){
for(let folder=import_node_path4.default.resolve(cwd);;folder=import_node_path4.default.dirname(folder)){let config=import_node_path4.default.join(folder,".git/\
config");try{let stats=(0,import_node_fs3.statSync)(config,{throwIfNoEntry:!1});if(stats?.isFile()&&stats.size<=LARGEST3)return originIn((0,import_node_fs3.readFileSync)(
config,"utf8"))}catch{return}if(folder===import_node_path4.default.dirname(folder))return}}function originIn(config){let[,section]=/^\[remote "origin"\]\s*\n((?:(?!\s*\[).*\n?)*)/m.
exec(config)??[];return/^\s*url\s*=\s*(\S+)/m.exec(section??"")?.[1]?.replace(/^(\w+:\/\/)[^/@]*@/,"$1")}function grouped(chosen2,all){let counts2=new Map,names=new Set([...all,...chosen2]);for(let name3 of names)for(let folder of foldersOf2(name3)){let count=counts2.
get(folder)??{all:0,chosen:0};counts2.set(folder,{all:count.all+1,chosen:count.chosen+(chosen2.has(name3)?1:0)})}let isWhole2=folder=>{let count=counts2.get(folder);
return count!==void 0&&count.all===count.chosen},standing2=[...chosen2].map(name3=>{let folder=foldersOf2(name3).find(isWhole2);return folder===void 0?name3:`${folder}\
/`});return[...new Set(standing2)].sort()}function foldersOf2(name3){let steps2=name3.split("/").slice(0,-1);return steps2.map((_,at21)=>steps2.slice(0,at21+1).
join("/"))}function isRendered(file){return"traced"in file}var Going=class{constructor(gitOps){this.gitOps=gitOps;for(let each of gitOps.destinations)this.#files.set(each,reachedBy(each,gitOps.checkout))}gitOps;#files=new Map;of(name3){
return this.gitOps.destinations.filter(each=>this.#files.get(each)?.has(name3))}to(cluster){let own=this.gitOps.destinations.filter(({clusters})=>clusters.includes(
cluster));return new Set(own.flatMap(each=>[...this.#files.get(each)??[]]))}pathsOf(cluster,folder){if(cluster.paths)return cluster;let{names}=this.gitOps.checkout,
paths=grouped(this.to(cluster.name),names).map(name3=>patternOf(name3,folder));return __spreadProps(__spreadValues({},cluster),{paths:paths.length>0?paths:NOTHING})}placed(file){
let all=this.of(file.path).map(({namespace:namespace2,forced:forced2=!1})=>JSON.stringify([namespace2??null,forced2])),[first,...others]=new Set(all);if(first===
void 0||others.length>0)return file;let[namespace,forced]=JSON.parse(first);return namespace===null?file:inNamespace(file,namespace,forced)}placedEach(file){if(file.
placed||file.goesTo)return[file];let groups2=new Map;for(let each of this.of(file.path)){let key2=JSON.stringify([each.namespace??null,each.forced??!1]);groups2.
set(key2,[...groups2.get(key2)??[],each])}return groups2.size<2?[this.placed(file)]:[...groups2].map(([key2,destinations])=>{let[namespace,forced]=JSON.parse(key2),
clusters=[...new Set(destinations.flatMap(each=>each.clusters))].sort();return madeOnce(file,`${key2} ${clusters.join()}`,()=>{let _a=file,{resources:_}=_a,bare=__objRest(
_a,["resources"]);return __spreadValues(__spreadProps(__spreadValues({},bare),{variant:namespace===null?"in no namespace":`in ${namespace}`,goesTo:new Set(clusters)}),
namespace!==null&&{placed:{namespace,forced}})})})}},NOTHING=["!**"],placed2=new WeakMap;function inNamespace(file,namespace,forced){return madeOnce(file,`${forced}\
 ${namespace}`,()=>__spreadProps(__spreadValues({},file),{placed:{namespace,forced}}))}function madeOnce(file,key2,make){let known8=placed2.get(file)??new Map;placed2.
set(file,known8);let made3=known8.get(key2)??make();return known8.set(key2,made3),made3}function patternOf(name3,folder){return(folder==="."?name3:name3.startsWith(
`${folder}/`)?name3.slice(folder.length+1):name3).replace(/[*?[\]{}\\!]/g,"\\$&")}function leftWords({notEvaluated}){return notEvaluated.map(({by,reason})=>`${by.document.file.path}: ${by.kind} ${by.name}: ${reason}.`)}function lookup(group,kind,namespace="*",name3="*"){return`${group}/${kind}|${namespace??""}|${name3}`}function templatePath({group,kind,value:value2}){return kindOf2(group,kind)?.templates?.find(path5=>isObject(valueAt(value2,path5)))}function claimsPath(manifest){
let path5=kindOf2(manifest.group,manifest.kind)?.claims&&templatePath(manifest);return path5?[...path5.slice(0,-1),"volumeClaimTemplates"]:void 0}function isStored(manifest){if(!entry(entry(manifest.node,"metadata")?.value,"uid"))return!1;let{metadata:metadata2}=manifest.value;return isObject(metadata2)&&
text(metadata2.uid)!==""&&text(metadata2.creationTimestamp)!==""}function leftOutOf(manifests){let stored3=manifests.filter(isStored);if(stored3.length===0)return[];
let byName2=new Map;for(let each of stored3)byName2.set(keyOf(each,uidOf(each)),each);let ownerOf=manifest=>{let owner=controllerOf(manifest);if(!owner)return;let{
namespace}=manifest,[group=""]=owner.apiVersion.includes("/")?owner.apiVersion.split("/"):[],key2=where2=>keyOf(__spreadProps(__spreadValues({},owner),{group,namespace:where2}),
owner.uid);return byName2.get(key2(namespace))??byName2.get(key2(null))};return stored3.flatMap(manifest=>{let reason=reasonFor(manifest,ownerOf);return reason===
void 0?[]:[{manifest,reason}]})}function reasonFor(manifest,ownerOf){let owner=controllerOf(manifest),maker=makerOf(manifest,ownerOf);if(maker)return`made by ${nameOf(
maker)}, with which it is judged`;if(isKind(manifest,"","Pod")&&owner)return owner.kind==="Node"?"a static pod of a node, which no API server admits":`a pod tha\
t ${owner.kind} ${owner.name} made, which is not judged here; what it makes next is not this text`;if(isKind(manifest,"apps","ReplicaSet")&&owner&&manifest.spec.
replicas===0)return`an earlier revision of ${owner.kind} ${owner.name}, scaled to nothing`;if(isKind(manifest,"batch","Job")&&isObject(manifest.value.status)&&text(
manifest.value.status.completionTime))return"a Job that has ended, which makes no more pods"}function makerOf(manifest,ownerOf){let seen=new Set([manifest]),maker;
for(let owner=ownerOf(manifest);owner;owner=ownerOf(owner)){if(seen.has(owner))return;seen.add(owner),templatePath(owner)&&(maker=owner)}return maker}function controllerOf({
value:value2}){let metadata2=isObject(value2.metadata)?value2.metadata:{},found=objects(metadata2.ownerReferences).find(({controller})=>controller===!0),[apiVersion,
kind,name3,uid]=[found?.apiVersion,found?.kind,found?.name,found?.uid].map(text);return apiVersion&&kind&&name3&&uid?{apiVersion,kind,name:name3,uid}:void 0}function uidOf({
value:value2}){return isObject(value2.metadata)?text(value2.metadata.uid):""}function keyOf({group,kind,namespace,name:name3},uid){return`${lookup(group,kind,namespace,
name3)}|${uid}`}function isKind({group,kind},inGroup,of){return group===inGroup&&kind===of}var crd_fields_default=[{kinds:{"apps.kruise.io/v1alpha1/AdvancedCronJob":{spec:{concurrencyPolicy:1,failedJobsHistoryLimit:1,paused:1,schedule:1,startingDeadlineSeconds:1,
successfulJobsHistoryLimit:1,template:{broadcastJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},failurePolicy:{
restartLimit:1,type:1},parallelism:1,paused:1,template:1}},jobTemplate:1}}},"apps.kruise.io/v1alpha1/BroadcastJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},"apps.kruise.io/v1alpha1/CloneSet":{spec:{lifecycle:{
inPlaceUpdate:{finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},minReadySeconds:1,replicas:1,revisionHistoryLimit:1,scaleStrategy:{
maxUnavailable:1,podsToDelete:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{inPlaceUpdateStrategy:{
gracePeriodSeconds:1},maxSurge:1,maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},type:1},volumeClaimTemplates:1}},"apps.kru\
ise.io/v1alpha1/ContainerRecreateRequest":{spec:{activeDeadlineSeconds:1,containers:{"[]":{name:1,ports:{"[]":{containerPort:1,hostIP:1,hostPort:1,name:1,protocol:1}},
preStop:{exec:{command:1},httpGet:{host:1,httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},tcpSocket:{host:1,port:1}},statusContext:{containerID:1,restartCount:1}}},
podName:1,strategy:{failurePolicy:1,minStartedSeconds:1,orderedRecreate:1,terminationGracePeriodSeconds:1,unreadyGracePeriodSeconds:1},ttlSecondsAfterFinished:1}},
"apps.kruise.io/v1alpha1/DaemonSet":{spec:{burstReplicas:1,minReadySeconds:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},
matchLabels:1},template:1,updateStrategy:{rollingUpdate:{maxSurge:1,maxUnavailable:1,partition:1,paused:1,rollingUpdateType:1,selector:{matchExpressions:{"[]":{
key:1,operator:1,values:1}},matchLabels:1}},type:1}}},"apps.kruise.io/v1alpha1/EphemeralJob":{spec:{activeDeadlineSeconds:1,parallelism:1,paused:1,replicas:1,selector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:{ephemeralContainers:1},ttlSecondsAfterFinished:1}},"apps.kruise.io/v1alpha1/ImagePu\
llJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},image:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,timeoutSeconds:1},pullSecrets:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,
names:1}}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{pullSecrets:{"[]":{name:1,namespace:1}},tags:{"[]":{createdAt:1,ownerReferences:{"[]":{apiVersion:1,
fieldPath:1,kind:1,name:1,namespace:1,resourceVersion:1,uid:1}},pullPolicy:{activeDeadlineSeconds:1,backoffLimit:1,timeoutSeconds:1,ttlSecondsAfterFinished:1},tag:1,
version:1}}}}}},"apps.kruise.io/v1alpha1/ResourceDistribution":{spec:{resource:1,targets:{allNamespaces:1,excludedNamespaces:{list:{"[]":{name:1}}},includedNamespaces:{
list:{"[]":{name:1}}},namespaceLabelSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{
containers:{"[]":{"...":1,podInjectPolicy:1,shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{
apiVersion:1,fieldPath:1}}}},upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},imagePullSecrets:{"[]":{name:1}},initContainers:{"[]":{"...":1,podInjectPolicy:1,
shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,fieldPath:1}}}},upgradeStrategy:{
hotUpgradeEmptyImage:1,upgradeType:1}}},injectionStrategy:{paused:1},namespace:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},updateStrategy:{
maxUnavailable:1,partition:1,paused:1,scatterStrategy:{"[]":{key:1,value:1}},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},type:1},
volumes:1}},"apps.kruise.io/v1alpha1/StatefulSet":{spec:{podManagementPolicy:1,replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,
partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{lifecycle:{inPlaceUpdate:{
finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},podManagementPolicy:1,replicas:1,reserveOrdinals:1,revisionHistoryLimit:1,
scaleStrategy:{maxUnavailable:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{
inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{
"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},
"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},
template:{advancedStatefulSetTemplate:{metadata:1,spec:{podManagementPolicy:1,replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,
partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},cloneSetTemplate:{metadata:1,spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},minReadySeconds:1,replicas:1,revisionHistoryLimit:1,scaleStrategy:{maxUnavailable:1,podsToDelete:1},
selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxSurge:1,
maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},type:1},volumeClaimTemplates:1}},deploymentTemplate:{metadata:1,spec:1},statefulSetTemplate:{
metadata:1,spec:1}},topology:{subsets:{"[]":{name:1,nodeSelectorTerm:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},
replicas:1,tolerations:{"[]":{effect:1,key:1,operator:1,tolerationSeconds:1,value:1}}}}},updateStrategy:{manualUpdate:{partitions:1},type:1}}},"apps.kruise.io/v\
1alpha1/WorkloadSpread":{spec:{scheduleStrategy:{adaptive:{disableSimulationSchedule:1,rescheduleCriticalSeconds:1},type:1},subsets:{"[]":{maxReplicas:1,name:1,
patch:1,preferredNodeSelectorTerms:{"[]":{preference:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},weight:1}},
requiredNodeSelectorTerm:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},tolerations:{"[]":{effect:1,key:1,
operator:1,tolerationSeconds:1,value:1}}}},targetRef:{apiVersion:1,kind:1,name:1}}},"policy.kruise.io/v1alpha1/PodUnavailableBudget":{spec:{maxUnavailable:1,minAvailable:1,
selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},targetRef:{apiVersion:1,kind:1,name:1}}}}},{when:"kruise-crds-1-0-1",kinds:{"apps.k\
ruise.io/v1alpha1/SidecarSet":{spec:{revisionHistoryLimit:1}}}},{when:"kruise-crds-1-1",kinds:{"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{inPlaceUpdate:{
finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}}}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{persistentVolumeClaimRetentionPolicy:{
whenDeleted:1,whenScaled:1}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},persistentVolumeClaimRetentionPolicy:{whenDeleted:1,whenScaled:1},reserveOrdinals:1,scaleStrategy:{
maxUnavailable:1}}}}}}}},{when:"kruise-crds-1-2",kinds:{"apps.kruise.io/v1alpha1/CloneSet":{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},
"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{
lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{
spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},cloneSetTemplate:{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{
markPodNotReady:1}}}}}}},"apps.kruise.io/v1alpha1/PersistentPodState":{spec:{persistentPodStateRetentionPolicy:1,preferredPersistentTopology:{"[]":{preference:{
nodeTopologyKeys:1},weight:1}},requiredPersistentTopology:{nodeTopologyKeys:1},targetRef:{apiVersion:1,kind:1,name:1}}}}},{when:"kruise-crds-1-3",kinds:{"apps.k\
ruise.io/v1alpha1/AdvancedCronJob":{spec:{timeZone:1}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{injectionStrategy:{revision:{customVersion:1,policy:1,revisionName:1}},
patchPodMetadata:{"[]":{annotations:1,patchPolicy:1}}}},"apps.kruise.io/v1alpha1/NodePodProbe":{spec:{podProbes:{"[]":{name:1,namespace:1,probes:{"[]":{containerName:1,
name:1,probe:{exec:{command:1},failureThreshold:1,httpGet:{host:1,httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},initialDelaySeconds:1,periodSeconds:1,
successThreshold:1,tcpSocket:{host:1,port:1},terminationGracePeriodSeconds:1,timeoutSeconds:1}}},uid:1}}}},"apps.kruise.io/v1alpha1/PodProbeMarker":{spec:{probes:{
"[]":{containerName:1,markerPolicy:{"[]":{annotations:1,labels:1,state:1}},name:1,podConditionType:1,probe:{exec:{command:1},failureThreshold:1,httpGet:{host:1,
httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},initialDelaySeconds:1,periodSeconds:1,successThreshold:1,tcpSocket:{host:1,port:1},terminationGracePeriodSeconds:1,
timeoutSeconds:1}}},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}}},{when:"kruise-crds-1-4",kinds:{"apps.kruise.io/v1alpha1/Clo\
neSet":{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}},scaleStrategy:{disablePVCReuse:1}}},"apps.kruise.io/v1alpha1/Contain\
erRecreateRequest":{spec:{strategy:{forceRecreate:1}}},"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}}}},
"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{sandboxConfig:{annotations:1,labels:1}}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{sandboxConfig:{annotations:1,
labels:1}}}}},"apps.kruise.io/v1alpha1/PersistentPodState":{spec:{persistentPodAnnotations:{"[]":{key:1}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{namespaceSelector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,
markPodNotReady:1}}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,
markPodNotReady:1}}}},cloneSetTemplate:{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}},scaleStrategy:{disablePVCReuse:1}}}}}}}},
{when:"kruise-crds-1-5",kinds:{"apps.kruise.io/v1alpha1/NodePodProbe":{spec:{podProbes:{"[]":{probes:{"[]":{probe:{grpc:{port:1,service:1}}}}}}}},"apps.kruise.i\
o/v1alpha1/PodProbeMarker":{spec:{probes:{"[]":{probe:{grpc:{port:1,service:1}}}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{updateStrategy:{priorityStrategy:{
orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}}},"apps\
.kruise.io/v1alpha1/UnitedDeployment":{spec:{topology:{subsets:{"[]":{patch:1}}}}},"apps.kruise.io/v1alpha1/ImageListPullJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},images:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,
timeoutSeconds:1},pullSecrets:1,sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}}}},
{when:"kruise-crds-1-5-1",kinds:{"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{topology:{subsets:{"[]":{maxReplicas:1,minReplicas:1}}}}}}},{when:"kruise-crd\
s-1-5-2",kinds:{"apps.kruise.io/v1alpha1/ImageListPullJob":{spec:{imagePullPolicy:1}},"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{imagePullPolicy:1}},"apps.kr\
uise.io/v1alpha1/NodeImage":{spec:{images:{"*":{tags:{"[]":{imagePullPolicy:1}}}}}}}},{when:"kruise-crds-1-5-3",kinds:{"apps.kruise.io/v1alpha1/ImageListPullJob":{
spec:{imagePullPolicy:null}},"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{imagePullPolicy:null}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{tags:{
"[]":{imagePullPolicy:null}}}}}}}},{when:"kruise-crds-1-6",kinds:{"apps.kruise.io/v1alpha1/ImageListPullJob":{spec:{imagePullPolicy:1}},"apps.kruise.io/v1alpha1\
/ImagePullJob":{spec:{imagePullPolicy:1}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{tags:{"[]":{imagePullPolicy:1}}}}}},"apps.kruise.io/v1alpha1/N\
odePodProbe":{spec:{podProbes:{"[]":{IP:1}}}}}},{when:"kruise-crds-1-7",kinds:{"apps.kruise.io/v1beta1/StatefulSet":{spec:{ordinals:{start:1}}},"apps.kruise.io/\
v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{ordinals:{start:1}}}}}}}},{when:"kruise-crds-1-8",kinds:{"apps.kruise.io/v1beta1/\
StatefulSet":{spec:{volumeClaimUpdateStrategy:{type:1}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{volumeClaimUpdateStrategy:{
type:1}}}},topology:{scheduleStrategy:{adaptive:{rescheduleCriticalSeconds:1,unschedulableLastSeconds:1},type:1}}}},"apps.kruise.io/v1alpha1/WorkloadSpread":{spec:{
targetFilter:{replicasPathList:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}}}},{when:"kruise-crds-1-9",kinds:{"apps.kruise.i\
o/v1alpha1/CloneSet":{spec:{progressDeadlineSeconds:1}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{containers:{"[]":{resourcesPolicy:{resourcesExpr:{limits:{cpu:1,
memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},shareVolumeDevicePolicy:{type:1}}},initContainers:{"[]":{resourcesPolicy:{
resourcesExpr:{limits:{cpu:1,memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},shareVolumeDevicePolicy:{type:1}}}}},"apps\
.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{cloneSetTemplate:{spec:{progressDeadlineSeconds:1}}},topology:{scheduleStrategy:{adaptive:{unschedulableLastSeconds:null,
reserveUnschedulablePods:1,unschedulableDuration:1}}}}},"apps.kruise.io/v1beta1/AdvancedCronJob":{spec:{concurrencyPolicy:1,failedJobsHistoryLimit:1,paused:1,schedule:1,
startingDeadlineSeconds:1,successfulJobsHistoryLimit:1,template:{broadcastJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,
type:1},failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},imageListPullJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},imagePullPolicy:1,images:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{
backoffLimit:1,timeoutSeconds:1},pullSecrets:1,sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,
names:1}}},jobTemplate:1},timeZone:1}},"apps.kruise.io/v1beta1/BroadcastJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},
failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},"apps.kruise.io/v1beta1/DaemonSet":{spec:{burstReplicas:1,lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1,markPodNotReady:1},preDelete:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1},preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}},
minReadySeconds:1,revisionHistoryLimit:1,scaleStrategy:{partitionedScaling:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,
updateStrategy:{rollingUpdate:{maxSurge:1,maxUnavailable:1,partition:1,paused:1,rollingUpdateType:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},
matchLabels:1}},type:1}}},"apps.kruise.io/v1beta1/ImageListPullJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},imagePullPolicy:1,
images:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,timeoutSeconds:1},pullSecrets:1,
sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}},"apps.kruise.io/v1beta1/ImagePullJ\
ob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},image:1,imagePullPolicy:1,parallelism:1,podSelector:{matchExpressions:{"[\
]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,timeoutSeconds:1},pullSecrets:1,sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}},"apps.kruise.io/v1beta1/NodeImage":{spec:{images:{"*":{pullSecrets:{"[]":{mode:1,name:1,namespace:1}},
sandboxConfig:{annotations:1,labels:1},tags:{"[]":{createdAt:1,imagePullPolicy:1,ownerReferences:{"[]":{apiVersion:1,fieldPath:1,kind:1,name:1,namespace:1,resourceVersion:1,
uid:1}},pullPolicy:{activeDeadlineSeconds:1,backoffLimit:1,timeoutSeconds:1,ttlSecondsAfterFinished:1},tag:1,version:1}}}}}},"apps.kruise.io/v1beta1/SidecarSet":{
spec:{containers:{"[]":{"...":1,podInjectPolicy:1,resourcesPolicy:{resourcesExpr:{limits:{cpu:1,memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},
shareVolumeDevicePolicy:{type:1},shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,
fieldPath:1}}}},upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},customVersion:1,imagePullSecrets:{"[]":{name:1}},initContainers:{"[]":{"...":1,podInjectPolicy:1,
resourcesPolicy:{resourcesExpr:{limits:{cpu:1,memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},shareVolumeDevicePolicy:{
type:1},shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,fieldPath:1}}}},
upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},injectionStrategy:{paused:1,revision:{customVersion:1,policy:1,revisionName:1}},namespaceSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},patchPodMetadata:{"[]":{annotations:1,patchPolicy:1}},revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{
key:1,operator:1,values:1}},matchLabels:1},updateStrategy:{maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{
"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},selector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},type:1},volumes:1}}}}];function crdFields({apiVersion,kind},build){let name3=`${apiVersion}/${kind}`,held=crd_fields_default.filter(({kinds:kinds2})=>Object.hasOwn(kinds2,name3)).filter(
({when})=>when===void 0||build.holds(when));if(held.length===0)return;let key2=`${name3} ${held.map(({when})=>when??"").join()}`,fields=made.get(key2);return fields||
(fields=held.reduce((all,{kinds:kinds2})=>merged2(all,kinds2[name3]),{}),made.set(key2,fields)),fields}var made=new Map;function merged2(value2,patch){if(typeof patch==
"number")return 1;let result=new Map(Object.entries(typeof value2=="object"?value2:{}));for(let[name3,change]of Object.entries(patch))change===null?result.delete(
name3):result.set(name3,merged2(result.get(name3),change));return Object.fromEntries(result)}function pruned(manifest,build){let fields=crdFields(manifest,build);
if(fields===void 0||fields===1)return{manifest,lost:[]};let known8=results.get(manifest);known8||(known8=new Map,results.set(manifest,known8));let result=known8.
get(fields);if(!result){let lost=[],value2=prune(manifest.value,__spreadValues(__spreadValues({},ENVELOPE),fields),[],lost);result={manifest:lost.length>0?manifest.
holding(value2):manifest,lost},known8.set(fields,result)}return result}var results=new WeakMap,ENVELOPE={apiVersion:1,kind:1,metadata:1,status:1},MARKS=new Set(
["[]","*","..."]);function prune(value2,fields,path5,lost){if(fields===1||typeof value2!="object"||value2===null)return value2;if(Array.isArray(value2)){let items2=fields["\
[]"];return items2===void 0?value2:value2.map((item,at21)=>prune(item,items2,[...path5,at21],lost))}let keeps=fields["..."]!==void 0,result=new Map;for(let[name3,
each]of Object.entries(value2)){let field=Object.hasOwn(fields,name3)&&!MARKS.has(name3)?fields[name3]:fields["*"];field!==void 0?result.set(name3,prune(each,field,
[...path5,name3],lost)):keeps?result.set(name3,each):lost.push([...path5,name3])}return Object.fromEntries(result)}var shape="^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$",wrongShape={error:`quantities must match the regular expression '${shape}'`},wrongNumber={error:"unable\
 to parse numeric part of quantity"},wrongSuffix={error:"unable to parse quantity's suffix"},decimalSuffixes=new Map([["n",-9],["u",-6],["m",-3],["",0],["k",3],
["M",6],["G",9],["T",12],["P",15],["E",18]]),binarySuffixes=new Map([["Ki",10],["Mi",20],["Gi",30],["Ti",40],["Pi",50],["Ei",60]]),decimalNames=new Map([...decimalSuffixes].
map(([name3,exponent])=>[exponent,name3])),binaryNames=new Map([...binarySuffixes].map(([name3,exponent])=>[exponent,name3])),maxInt64=2n**63n-1n,parts=/^([+-]?)(0*)([0-9]*)(?:\.([0-9]*))?([eEinumkKMGTP]*[-+]?[0-9]*)$/;
function isQuantity(parsed2){return!("error"in parsed2)}function parseQuantity(text3){let match=parts.exec(text3);if(text3===""||!match)return wrongShape;if(text3===
"0")return{mantissa:0n,scale:0,format:"DecimalSI",written:"0",small:!0};let[,sign="",,whole3="",fraction="",suffix=""]=match,digits=whole3||"0",unit=interpret(suffix);
if(!unit)return wrongSuffix;let{exponent,format}=unit,negative=sign==="-",quick=small(text3,digits,fraction,exponent,format,negative);return quick||(/[0-9]/.test(
text3.slice(0,text3.length-suffix.length))?large(digits+fraction,fraction.length,exponent,format,negative):wrongNumber)}function interpret(suffix){let decimal=decimalSuffixes.
get(suffix);if(decimal!==void 0)return{exponent:decimal,format:"DecimalSI"};let binary=binarySuffixes.get(suffix);if(binary!==void 0)return{exponent:binary,format:"\
BinarySI"};if(!/^[eE][-+]?[0-9]+$/.test(suffix))return;let exponent=BigInt(suffix.slice(1).replace("+",""));if(!(exponent>maxInt64||exponent<-maxInt64-1n))return{
exponent:Number(BigInt.asIntN(32,exponent)),format:"DecimalExponent"}}function small(text3,digits,fraction,exponent,format,negative){let binary=format==="Binary\
SI",precision=binary?fraction===""?14-digits.length-Math.trunc(exponent*3/10):-1:18-digits.length-fraction.length,scale=(binary?0:exponent)-fraction.length;if(precision<
0||scale<-9)return;let shifted=digits+fraction,value2=BigInt(shifted),magnitude=binary?value2<<BigInt(exponent):value2;if(magnitude>maxInt64)return;let canonical2=binary?
(value2&7n)!==0n:scale%3===0&&!shifted.endsWith("000")&&!shifted.startsWith("0"),found={mantissa:negative?-magnitude:magnitude,scale,format,small:!0};return canonical2?
__spreadProps(__spreadValues({},found),{written:text3}):found}function large(shifted,decimals,exponent,format,negative){let binary=format==="BinarySI",unsigned=binary?
BigInt(shifted)<<BigInt(exponent):BigInt(shifted),amount4=rounded({mantissa:unsigned,scale:(binary?0:exponent)-decimals},-9);binary&&compare(amount4,{mantissa:maxInt64,
scale:0})>0&&(amount4={mantissa:maxInt64,scale:0});let fraction=binary&&amount4.mantissa>0n&&compare(amount4,{mantissa:1n,scale:0})<0;return{mantissa:negative?-amount4.
mantissa:amount4.mantissa,scale:amount4.scale,format:fraction?"DecimalSI":format,small:!1}}function rounded(amount4,scale){if(amount4.scale>=scale||amount4.mantissa===
0n)return amount4;let away=amount4.mantissa<0n?-1n:1n,size=amount4.mantissa*away,drop2=scale-amount4.scale;if(drop2>size.toString().length)return{mantissa:away,
scale};let divisor2=10n**BigInt(drop2);return{mantissa:away*((size+divisor2-1n)/divisor2),scale}}function compare(left,right){let sign=amount4=>amount4.mantissa>
0n?1:amount4.mantissa<0n?-1:0;if(sign(left)!==sign(right)||sign(left)===0)return Math.sign(sign(left)-sign(right));let size=amount4=>amount4.mantissa.toString().
replace("-","").length+amount4.scale;if(size(left)!==size(right))return Math.sign(size(left)-size(right))*sign(left);let scale=Math.min(left.scale,right.scale),
difference=left.mantissa*10n**BigInt(left.scale-scale)-right.mantissa*10n**BigInt(right.scale-scale);return difference>0n?1:difference<0n?-1:0}function compareQuantities(left,right){
return compare(left,right)}function addQuantities(left,right){if(Math.abs(left.scale-right.scale)>1e3)return compare(left,right)>0?left:right;let scale=Math.min(
left.scale,right.scale),raise3=amount4=>amount4.mantissa*10n**BigInt(amount4.scale-scale),format=left.mantissa===0n?right.format:left.format;return{mantissa:raise3(
left)+raise3(right),scale,format,small:left.small&&right.small}}function scaledValue(quantity,scale=0){if(quantity.mantissa===0n)return 0n;let amount4=rounded(quantity,
scale);return amount4.mantissa*10n**BigInt(amount4.scale-scale)}var wrapping=[0,1,2,3,6,9];function int64Value(quantity,scale=0){let step=quantity.scale-scale;if(step>
64)return 0n;let value2=scaledValue(quantity,scale),low=BigInt.asIntN(64,value2);return quantity.small&&low!==value2&&!wrapping.includes(step)?0n:low}function formatQuantity(quantity){
if(quantity.written!==void 0)return quantity.written;if(quantity.mantissa===0n)return"0";if(quantity.format==="BinarySI"&&isWholeAndLarge(quantity)){let value2=scaledValue(
quantity),exponent=0;for(;value2%1024n===0n;exponent+=10)value2/=1024n;return`${value2}${exponent===0?"":binaryNames.get(exponent)??""}`}let{mantissa,scale}=quantity;
for(;mantissa%10n===0n;scale++)mantissa/=10n;for(;scale%3!==0;scale--)mantissa*=10n;return quantity.format==="DecimalExponent"?scale===0?`${mantissa}`:`${mantissa}\
e${scale}`:`${mantissa}${decimalNames.get(scale)??""}`}function isWholeAndLarge(quantity){return compare(quantity,{mantissa:1024n,scale:0})<0&&compare(quantity,
{mantissa:-1024n,scale:0})>0?!1:compare(rounded(quantity,0),quantity)===0}function none(){let zero2=parseQuantity("0");if(!isQuantity(zero2))throw new Error("zero is a quantity");return zero2}var ZERO=none();function amount(written2){
if(typeof written2!="string"&&typeof written2!="number")return ZERO;let parsed2=parseQuantity(String(written2));return isQuantity(parsed2)?parsed2:ZERO}var words2={Required:"Required value",Invalid:"Invalid value",NotFound:"Not found",Duplicate:"Duplicate value",Forbidden:"Forbidden",NotSupported:"Unsupported v\
alue",TooLong:"Too long",TooMany:"Too many",InternalError:"Internal error"};function placeOf2(error){return error.place??plainPath(error.path)}function plainPath(path5){
return path5.map(step=>typeof step=="object"?step.key:step)}function showPath(path5){return path5.map((step,at21)=>typeof step=="object"?`[${step.key}]`:typeof step==
"number"?`[${step}]`:at21===0?step:`.${step}`).join("")}function render(error){let value2=hasValue(error)?`: ${error.shown??showValue(error.value??null)}`:"",detail=error.
detail===""?"":`: ${error.detail}`;return`${showPath(error.path)}: ${words2[error.type]}${value2}${detail}`}function renderAll(errors){let texts4=[...new Set(errors.
map(render))];return texts4.length===1?texts4[0]:`[${texts4.join(", ")}]`}function hasValue({type}){return type!=="Required"&&type!=="Forbidden"&&type!=="TooLon\
g"&&type!=="InternalError"}function showValue(value2){return typeof value2=="string"?quote(value2):typeof value2=="object"&&value2!==null?JSON.stringify(value2):
String(value2)}var escapes={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v","\\":"\\\\",'"':'\\"'};function quote(text3){return`"${[
...text3].map(quoteRune).join("")}"`}function quoteRune(rune){let known8=escapes[rune];if(known8)return known8;if(rune===" "||/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(
rune))return rune;let code=rune.codePointAt(0)??0;return code<32||code===127?`\\x${code.toString(16).padStart(2,"0")}`:code>=55296&&code<57344?"�":code<65536?
`\\u${code.toString(16).padStart(4,"0")}`:`\\U${code.toString(16).padStart(8,"0")}`}function record(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)?value2:void 0}function member(fields,name3){return fields!==void 0&&
Object.hasOwn(fields,name3)?fields[name3]??void 0:void 0}function items(fields,name3){let list7=member(fields,name3);return Array.isArray(list7)?list7.flatMap((each,at21)=>{
let item=each===null?{}:record(each);return item?[[item,at21]]:[]}):[]}function child2(fields,name3){return record(member(fields,name3))}function text2(fields,name3){
return optionalText(fields,name3)??""}function optionalText(fields,name3){let value2=member(fields,name3);return typeof value2=="string"?value2:void 0}function texts3(fields,name3){
let list7=member(fields,name3);return Array.isArray(list7)?list7.filter(each=>typeof each=="string"):[]}function number(fields,name3){let value2=member(fields,name3);
return typeof value2=="number"?value2:void 0}function flag(fields,name3){let value2=member(fields,name3);return typeof value2=="boolean"?value2:void 0}function textMap(fields,name3){
return Object.entries(child2(fields,name3)??{}).filter(entry2=>typeof entry2[1]=="string").sort(([left],[right])=>left<right?-1:1)}function byteLength(value2){return Buffer.
byteLength(value2)}var label="[a-z0-9]([-a-z0-9]*[a-z0-9])?",dnsLabel=new RegExp(`^${label}$`),dnsSubdomain=new RegExp(`^${label}(\\.${label})*$`),loose="_?[a-z0-9]([-_a-z0-9]*[a-\
z0-9])?",dnsSubdomainWithUnderscore=new RegExp(`^${loose}(\\.${loose})*$`),qualified=/^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/,labelValue=/^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
function unless(good,message,values){return good?[]:[values===void 0?{message}:{message,values}]}function atMost(value2,max){return unless(byteLength(value2)<=max,
"name-too-long",{max})}var isDNS1123Label=(value2,build)=>{let dots=build.holds("dns-label-names-dots")&&dnsSubdomain.test(value2);return[...atMost(value2,63),...unless(
dnsLabel.test(value2),dots?"name-has-dots":"name-dns-label")]},isDNS1123Subdomain=value2=>[...atMost(value2,253),...unless(dnsSubdomain.test(value2),"name-dns-s\
ubdomain")],isDNS1123SubdomainWithUnderscore=value2=>[...atMost(value2,253),...unless(dnsSubdomainWithUnderscore.test(value2),"name-dns-subdomain-underscore")];
function labelAtMost(value2,max,prefix){return unless(byteLength(value2)<=max,"label-too-long",{max,prefix})}var isQualifiedName=value2=>{let parts2=value2.split(
"/");if(parts2.length>2)return[{message:"label-key-slashes"}];let name3=parts2.at(-1)??"",prefix=parts2.length===2?parts2[0]:void 0,faults=[];return prefix===""?
faults.push({message:"label-key-prefix-empty"}):prefix!==void 0&&(faults.push(...labelAtMost(prefix,253,"prefix part ")),faults.push(...unless(dnsSubdomain.test(
prefix),"label-key-prefix"))),name3===""?faults.push({message:"label-key-name-empty"}):faults.push(...labelAtMost(name3,63,"name part ")),[...faults,...unless(qualified.
test(name3),"label-key-name")]},isLabelValue=value2=>[...labelAtMost(value2,63,""),...unless(labelValue.test(value2),"label-value")],isPortName=value2=>[...atMost(
value2,15),...unless(/^[-a-z0-9]+$/.test(value2),"port-name-characters"),...unless(/[a-z]/.test(value2),"port-name-letter"),...unless(!value2.includes("--"),"po\
rt-name-hyphens"),...unless(!value2.startsWith("-")&&!value2.endsWith("-"),"port-name-hyphen-ends")],isEnvVarName=(value2,build)=>build.enabled("RelaxedEnvironm\
entVariableValidation")?isRelaxedEnvVarName(value2,build):[...unless(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(value2),"env-name"),...parentDirectory(value2)],isRelaxedEnvVarName=value2=>value2===
""?[{message:"env-name-empty"}]:unless(/^[ -<>-~]+$/.test(value2),"env-name-relaxed"),isConfigMapKey=value2=>[...atMost(value2,253),...unless(/^[-._a-zA-Z0-9]+$/.
test(value2),"config-key"),...parentDirectory(value2)],isHTTPHeaderName=value2=>unless(/^[-A-Za-z0-9]+$/.test(value2),"http-header-name");function parentDirectory(value2){
return value2==="."?[{message:"name-is-dot"}]:value2===".."?[{message:"name-is-dots"}]:unless(!value2.startsWith(".."),"name-starts-with-dots")}function*validateName(scope,check,value2,at21){
for(let{message,values}of check(value2,scope.build))yield scope.invalid(at21,value2,message,values)}function*validateRange(scope,value2,low,high,at21){(value2<low||
value2>high)&&(yield scope.invalid(at21,value2,"number-out-of-range",{low,high}))}var containerResources=new Set(["cpu","memory","ephemeral-storage"]),counted=["pods","resourcequotas","services","replicationcontrollers","secrets","configmaps",
"persistentvolumeclaims","services.nodeports","services.loadbalancers"],standard=new Set([...[...containerResources].flatMap(name3=>[name3,`requests.${name3}`,`\
limits.${name3}`]),...counted,"storage","requests.storage"]);function isHugePages(name3){return name3.startsWith("hugepages-")}function isStandardResource(name3){
return standard.has(name3)||isHugePages(name3)||name3.startsWith("requests.hugepages-")}function isQuotaResource(name3){return name3!=="storage"&&isStandardResource(
name3)}function isContainerResource(name3){return containerResources.has(name3)||isHugePages(name3)}function isNativeResource(name3){return!name3.includes("/")||
name3.includes("kubernetes.io/")}function isExtendedResource(name3){if(isNativeResource(name3)||name3.startsWith("requests."))return!1;let[domain3="",...rest]=`\
requests.${name3}`.split("/"),own=rest.join("/"),label2="[a-z0-9]([-a-z0-9]*[a-z0-9])?";return rest.length===1&&byteLength(domain3)<=253&&new RegExp(`^${label2}\
(\\.${label2})*$`).test(domain3)&&byteLength(own)<=63&&/^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/.test(own)}function allowsOvercommit(name3){return isNativeResource(
name3)&&!isHugePages(name3)}function isIntegerResource(name3){return counted.includes(name3)||isExtendedResource(name3)}function isWholePages(name3,quantity){let size=parseQuantity(
name3.slice(10));if(!isQuantity(size)||size.mantissa<=0n||int64Value(size,-3)%1000n!==0n)return!1;let page=int64Value(size);return page!==0n&&int64Value(quantity)%
page===0n}function quantities(fields,name3){let found=Object.entries(child2(fields,name3)??{}).flatMap(([resource,value2])=>{if(typeof value2!="string"&&typeof value2!="n\
umber")return[];let quantity=parseQuantity(String(value2).trim());return isQuantity(quantity)?[[resource,quantity]]:[]});return new Map(found.sort(([left],[right])=>left<
right?-1:1))}function*resourceRequirements(scope,fields,claimNames2,at21,nameRule=containerResourceName){let limits=quantities(fields,"limits"),requests=quantities(
fields,"requests");for(let[name3,quantity]of limits)yield*amount2(scope,name3,quantity,[...at21,"limits",{key:name3}],nameRule);for(let[name3,quantity]of requests){
let here=[...at21,"requests",{key:name3}];yield*resourceNameAndAmount(scope,name3,quantity,here,nameRule),yield*againstLimit(scope,name3,quantity,limits.get(name3),
at21),yield*pages(scope,name3,quantity,here)}let names=[...limits.keys(),...requests.keys()];names.some(isHugePages)&&!names.some(name3=>name3==="cpu"||name3===
"memory")&&(yield scope.forbidden(at21,"huge-pages-need-cpu-or-memory")),yield*claims2(scope,fields,claimNames2??new Set,[...at21,"claims"])}function*amount2(scope,name3,quantity,at21,nameRule){
yield*resourceNameAndAmount(scope,name3,quantity,at21,nameRule),yield*pages(scope,name3,quantity,at21)}function*resourceNameAndAmount(scope,name3,quantity,at21,nameRule){
yield*nameRule(scope,name3,at21),yield*quantityValue(scope,name3,quantity,at21)}function*quantityValue(scope,name3,quantity,at21){quantity.mantissa<0n&&(yield scope.
invalid(at21,formatQuantity(quantity),"must-not-be-negative")),isIntegerResource(name3)&&int64Value(quantity,-3)%1000n!==0n&&(yield scope.invalid(at21,quantityLiteral(
quantity),"must-be-integer"))}function quantityLiteral(quantity){let{mantissa,scale,written:written2="",format,small:small2}=quantity,[number2,decimal]=small2?[
`value:${mantissa}, scale:${scale}`,"nil"]:["value:0, scale:0","0x0"];return{go:`resource.Quantity{i:resource.int64Amount{${number2}}, d:resource.infDecAmount{D\
ec:(*inf.Dec)(${decimal})}, s:${JSON.stringify(written2)}, Format:"${format}"}`,json:formatQuantity(quantity)}}function*againstLimit(scope,name3,quantity,limit,at21){
if(!limit){allowsOvercommit(name3)||(yield scope.required([...at21,"limits"],"limit-required"));return}let order=compareQuantities(quantity,limit),message=order!==
0&&!allowsOvercommit(name3)?"request-must-equal-limit":"request-over-limit";if(order<=0&&(order===0||message==="request-over-limit"))return;let values={resource:name3,
limit:formatQuantity(limit)},place2=plainPath([...at21,"requests",name3]);yield __spreadProps(__spreadValues({},scope.invalid([...at21,"requests"],formatQuantity(
quantity),message,values)),{place:place2})}function*pages(scope,name3,quantity,at21){if(!isHugePages(name3)||isWholePages(name3,quantity))return;let written2=formatQuantity(
quantity);yield scope.invalid(at21,written2,"huge-pages-multiple",{quantity:written2,resource:name3})}function*containerResourceName(scope,name3,at21){yield*resourceName(
scope,name3,at21),name3.includes("/")?!isNativeResource(name3)&&!isExtendedResource(name3)&&(yield scope.invalid(at21,nameLiteral(scope,name3),"resource-not-ext\
ended")):isContainerResource(name3)||(yield scope.invalid(at21,nameLiteral(scope,name3),"resource-not-for-containers"))}function nameLiteral(scope,name3){return{
go:scope.build.holds("resource-names-bare")?name3:quote(name3),json:name3}}function*resourceName(scope,name3,at21){let faults=isQualifiedName(name3,scope.build);
for(let{message,values}of faults)yield scope.invalid(at21,nameLiteral(scope,name3),message,values);faults.length>0||name3.includes("/")||isStandardResource(name3)||
(yield scope.invalid(at21,nameLiteral(scope,name3),"resource-not-standard"))}function*quotaResourceName(scope,name3,at21){yield*resourceName(scope,name3,at21),!name3.
includes("/")&&!isQuotaResource(name3)&&(yield scope.invalid(at21,nameLiteral(scope,name3),"quota-resource-not-standard"))}function*claims2(scope,fields,podClaims,at21){
if(!scope.build.holds("resource-claims-known"))return;let withRequest=scope.build.holds("resource-claim-requests-known"),seen=new Set;for(let[claim,index]of items(
fields,"claims")){let here=[...at21,index],name3=text2(claim,"name");if(name3===""){yield scope.required(here);continue}if(seen.has(name3))yield scope.duplicate(
here,name3);else{let request=withRequest?text2(claim,"request"):"";request!==""&&(yield*validateName(scope,isDNS1123Label,request,[...here,"request"]));let key2=request===
""?name3:`${name3}/${request}`;if(seen.has(key2))yield scope.duplicate(here,key2);else if(request==="")for(let other of seen)other.startsWith(`${name3}/`)&&(yield scope.
duplicate(here,name3));seen.add(key2)}podClaims.has(name3)||(podClaims.size===0?yield scope.notFound(here,name3,"claim-names-empty"):yield scope.notFound(here,name3,
"claim-names",{names:[...podClaims].sort().join(", ")}))}}function isObject2(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)}function goKind(value2){if(value2===null)return"nil";if(Array.isArray(
value2))return"slice";switch(typeof value2){case"object":return"map";case"boolean":return"bool";case"string":return"string";default:return Number.isInteger(value2)&&
value2>=-(2**63)&&value2<2**63?"int64":"float64"}}var typeNames={map:"map[string]interface {}",slice:"[]interface {}",nil:"<nil>"};function goType(value2){let kind=goKind(
value2);return kind in typeNames?typeNames[kind]:kind}function goPrint(value2,verb="v"){if(value2===null)return"<nil>";if(typeof value2=="string")return value2;
if(Array.isArray(value2))return`[${value2.map(each=>goPrint(each,verb)).join(" ")}]`;if(typeof value2=="object")return`map[${Object.keys(value2).sort(byCodePoint).
map(key2=>`${key2}:${goPrint(value2[key2],verb)}`).join(" ")}]`;let text3=typeof value2=="number"&&goKind(value2)==="float64"?goFloat(value2):String(value2);return verb===
"s"?`%!s(${goType(value2)}=${text3})`:text3}function goFloat(value2){let[digits="",power="0"]=value2.toExponential().split("e"),exponent=Number(power);return exponent>=
-4&&exponent<6?exponent>=0?String(value2):`${value2<0?"-":""}0.${"0".repeat(-exponent-1)}${digits.replace(/[-.]/g,"")}`:`${digits}e${exponent<0?"-":"+"}${String(
Math.abs(exponent)).padStart(2,"0")}`}function byCodePoint(left,right){return Buffer.compare(Buffer.from(left),Buffer.from(right))}var PatchError=class extends Error{constructor(message,panics=!1){super(message);this.panics=panics;this.name="PatchError"}panics};function badType(expected,actual){
let given2=actual===null?"%!s(<nil>)":goType(actual);return new PatchError(`expected a ${goType(expected==="map"?{}:[])}, but received a ${given2}`)}function noMergeKey(item,mergeKey2){
return new PatchError(`map: ${goPrint(item)} does not contain declared merge key: ${mergeKey2}`)}function badDirective(directive,patch){let given2=directive===null?
"%!s(<nil>)":goPrint(directive,"s");return new PatchError(`unknown patch type: ${given2} in map: ${goPrint(patch)}`)}function goEqual(left,right){let kind=goKind(
left);if(kind!==goKind(right))return!1;if(kind==="map"||kind==="slice")throw new PatchError(`runtime error: comparing uncomparable type ${goType(left)}`,!0);return left===
right}function goMapKey(value2){if(typeof value2=="object"&&value2!==null)throw new PatchError(`runtime error: hash of unhashable type ${goType(value2)}`,!0);return value2}var pod_structs_default=[{types:{AWSElasticBlockStoreVolumeSource:{fsType:"string",partition:"int32",readOnly:"bool",volumeID:"string"},Affinity:{nodeAffinity:"\
pointer to NodeAffinity",podAffinity:"pointer to PodAffinity",podAntiAffinity:"pointer to PodAntiAffinity"},AzureDiskVolumeSource:{cachingMode:"pointer to strin\
g",diskName:"string",diskURI:"string",fsType:"pointer to string",kind:"pointer to string",readOnly:"pointer to bool"},AzureFileVolumeSource:{readOnly:"bool",secretName:"\
string",shareName:"string"},CSIVolumeSource:{driver:"string",fsType:"pointer to string",nodePublishSecretRef:"pointer to LocalObjectReference",readOnly:"pointer\
 to bool",volumeAttributes:"map"},Capabilities:{add:"list of string",drop:"list of string"},CephFSVolumeSource:{monitors:"list of string",path:"string",readOnly:"\
bool",secretFile:"string",secretRef:"pointer to LocalObjectReference",user:"string"},CinderVolumeSource:{fsType:"string",readOnly:"bool",secretRef:"pointer to L\
ocalObjectReference",volumeID:"string"},ConfigMapEnvSource:{name:"string",optional:"pointer to bool"},ConfigMapKeySelector:{key:"string",name:"string",optional:"\
pointer to bool"},ConfigMapProjection:{items:"list of KeyToPath",name:"string",optional:"pointer to bool"},ConfigMapVolumeSource:{defaultMode:"pointer to int32",
items:"list of KeyToPath",name:"string",optional:"pointer to bool"},Container:{args:"list of string",command:"list of string",env:"list of EnvVar, merge by name",
envFrom:"list of EnvFromSource",image:"string",imagePullPolicy:"string",lifecycle:"pointer to Lifecycle",livenessProbe:"pointer to Probe",name:"string",ports:"l\
ist of ContainerPort, merge by containerPort",readinessProbe:"pointer to Probe",resources:"ResourceRequirements",securityContext:"pointer to SecurityContext",startupProbe:"\
pointer to Probe",stdin:"bool",stdinOnce:"bool",terminationMessagePath:"string",terminationMessagePolicy:"string",tty:"bool",volumeDevices:"list of VolumeDevice\
, merge by devicePath",volumeMounts:"list of VolumeMount, merge by mountPath",workingDir:"string"},ContainerPort:{containerPort:"int32",hostIP:"string",hostPort:"\
int32",name:"string",protocol:"string"},ContainerState:{running:"pointer to ContainerStateRunning",terminated:"pointer to ContainerStateTerminated",waiting:"poi\
nter to ContainerStateWaiting"},ContainerStateRunning:{startedAt:"Time"},ContainerStateTerminated:{containerID:"string",exitCode:"int32",finishedAt:"Time",message:"\
string",reason:"string",signal:"int32",startedAt:"Time"},ContainerStateWaiting:{message:"string",reason:"string"},ContainerStatus:{containerID:"string",image:"s\
tring",imageID:"string",lastState:"ContainerState",name:"string",ready:"bool",restartCount:"int32",started:"pointer to bool",state:"ContainerState"},DownwardAPIProjection:{
items:"list of DownwardAPIVolumeFile"},DownwardAPIVolumeFile:{fieldRef:"pointer to ObjectFieldSelector",mode:"pointer to int32",path:"string",resourceFieldRef:"\
pointer to ResourceFieldSelector"},DownwardAPIVolumeSource:{defaultMode:"pointer to int32",items:"list of DownwardAPIVolumeFile"},EmptyDirVolumeSource:{medium:"\
string",sizeLimit:"pointer to Quantity"},EnvFromSource:{configMapRef:"pointer to ConfigMapEnvSource",prefix:"string",secretRef:"pointer to SecretEnvSource"},EnvVar:{
name:"string",value:"string",valueFrom:"pointer to EnvVarSource"},EnvVarSource:{configMapKeyRef:"pointer to ConfigMapKeySelector",fieldRef:"pointer to ObjectFie\
ldSelector",resourceFieldRef:"pointer to ResourceFieldSelector",secretKeyRef:"pointer to SecretKeySelector"},EphemeralContainer:{args:"list of string",command:"\
list of string",env:"list of EnvVar, merge by name",envFrom:"list of EnvFromSource",image:"string",imagePullPolicy:"string",lifecycle:"pointer to Lifecycle",livenessProbe:"\
pointer to Probe",name:"string",ports:"list of ContainerPort",readinessProbe:"pointer to Probe",resources:"ResourceRequirements",securityContext:"pointer to Sec\
urityContext",startupProbe:"pointer to Probe",stdin:"bool",stdinOnce:"bool",targetContainerName:"string",terminationMessagePath:"string",terminationMessagePolicy:"\
string",tty:"bool",volumeDevices:"list of VolumeDevice, merge by devicePath",volumeMounts:"list of VolumeMount, merge by mountPath",workingDir:"string"},EphemeralVolumeSource:{
readOnly:"bool",volumeClaimTemplate:"pointer to PersistentVolumeClaimTemplate"},ExecAction:{command:"list of string"},FCVolumeSource:{fsType:"string",lun:"point\
er to int32",readOnly:"bool",targetWWNs:"list of string",wwids:"list of string"},FieldsV1:{},FlexVolumeSource:{driver:"string",fsType:"string",options:"map",readOnly:"\
bool",secretRef:"pointer to LocalObjectReference"},FlockerVolumeSource:{datasetName:"string",datasetUUID:"string"},GCEPersistentDiskVolumeSource:{fsType:"string",
partition:"int32",pdName:"string",readOnly:"bool"},GitRepoVolumeSource:{directory:"string",repository:"string",revision:"string"},GlusterfsVolumeSource:{endpoints:"\
string",path:"string",readOnly:"bool"},HTTPGetAction:{host:"string",httpHeaders:"list of HTTPHeader",path:"string",port:"IntOrString",scheme:"string"},HTTPHeader:{
name:"string",value:"string"},Handler:{exec:"pointer to ExecAction",httpGet:"pointer to HTTPGetAction",tcpSocket:"pointer to TCPSocketAction"},HostAlias:{hostnames:"\
list of string",ip:"string"},HostPathVolumeSource:{path:"string",type:"pointer to string"},ISCSIVolumeSource:{chapAuthDiscovery:"bool",chapAuthSession:"bool",fsType:"\
string",initiatorName:"pointer to string",iqn:"string",iscsiInterface:"string",lun:"int32",portals:"list of string",readOnly:"bool",secretRef:"pointer to LocalO\
bjectReference",targetPortal:"string"},IntOrString:{IntVal:"int32",StrVal:"string",Type:"int64"},KeyToPath:{key:"string",mode:"pointer to int32",path:"string"},
LabelSelector:{matchExpressions:"list of LabelSelectorRequirement",matchLabels:"map"},LabelSelectorRequirement:{key:"string, merge by key",operator:"string",values:"\
list of string"},Lifecycle:{postStart:"pointer to Handler",preStop:"pointer to Handler"},LocalObjectReference:{name:"string"},ManagedFieldsEntry:{apiVersion:"st\
ring",fieldsType:"string",fieldsV1:"pointer to FieldsV1",manager:"string",operation:"string",time:"pointer to Time"},NFSVolumeSource:{path:"string",readOnly:"bo\
ol",server:"string"},NodeAffinity:{preferredDuringSchedulingIgnoredDuringExecution:"list of PreferredSchedulingTerm",requiredDuringSchedulingIgnoredDuringExecution:"\
pointer to NodeSelector"},NodeSelector:{nodeSelectorTerms:"list of NodeSelectorTerm"},NodeSelectorRequirement:{key:"string",operator:"string",values:"list of st\
ring"},NodeSelectorTerm:{matchExpressions:"list of NodeSelectorRequirement",matchFields:"list of NodeSelectorRequirement"},ObjectFieldSelector:{apiVersion:"stri\
ng",fieldPath:"string"},ObjectMeta:{annotations:"map",clusterName:"string",creationTimestamp:"Time",deletionGracePeriodSeconds:"pointer to int64",deletionTimestamp:"\
pointer to Time",finalizers:"list of string, merge",generateName:"string",generation:"int64",labels:"map",managedFields:"list of ManagedFieldsEntry",name:"strin\
g",namespace:"string",ownerReferences:"list of OwnerReference, merge by uid",resourceVersion:"string",selfLink:"string",uid:"string"},OwnerReference:{apiVersion:"\
string",blockOwnerDeletion:"pointer to bool",controller:"pointer to bool",kind:"string",name:"string",uid:"string"},PersistentVolumeClaimSpec:{accessModes:"list\
 of string",dataSource:"pointer to TypedLocalObjectReference",resources:"ResourceRequirements",selector:"pointer to LabelSelector",storageClassName:"pointer to \
string",volumeMode:"pointer to string",volumeName:"string"},PersistentVolumeClaimTemplate:{metadata:"ObjectMeta",spec:"PersistentVolumeClaimSpec"},PersistentVolumeClaimVolumeSource:{
claimName:"string",readOnly:"bool"},PhotonPersistentDiskVolumeSource:{fsType:"string",pdID:"string"},Pod:{apiVersion:"string",kind:"string",metadata:"ObjectMeta",
spec:"PodSpec",status:"PodStatus"},PodAffinity:{preferredDuringSchedulingIgnoredDuringExecution:"list of WeightedPodAffinityTerm",requiredDuringSchedulingIgnoredDuringExecution:"\
list of PodAffinityTerm"},PodAffinityTerm:{labelSelector:"pointer to LabelSelector",namespaces:"list of string",topologyKey:"string"},PodAntiAffinity:{preferredDuringSchedulingIgnoredDuringExecution:"\
list of WeightedPodAffinityTerm",requiredDuringSchedulingIgnoredDuringExecution:"list of PodAffinityTerm"},PodCondition:{lastProbeTime:"Time",lastTransitionTime:"\
Time",message:"string",reason:"string",status:"string",type:"string"},PodDNSConfig:{nameservers:"list of string",options:"list of PodDNSConfigOption",searches:"\
list of string"},PodDNSConfigOption:{name:"string",value:"pointer to string"},PodIP:{ip:"string"},PodReadinessGate:{conditionType:"string"},PodSecurityContext:{
fsGroup:"pointer to int64",fsGroupChangePolicy:"pointer to string",runAsGroup:"pointer to int64",runAsNonRoot:"pointer to bool",runAsUser:"pointer to int64",seLinuxOptions:"\
pointer to SELinuxOptions",seccompProfile:"pointer to SeccompProfile",supplementalGroups:"list of int64",sysctls:"list of Sysctl",windowsOptions:"pointer to Win\
dowsSecurityContextOptions"},PodSpec:{activeDeadlineSeconds:"pointer to int64",affinity:"pointer to Affinity",automountServiceAccountToken:"pointer to bool",containers:"\
list of Container, merge by name",dnsConfig:"pointer to PodDNSConfig",dnsPolicy:"string",enableServiceLinks:"pointer to bool",ephemeralContainers:"list of Ephem\
eralContainer, merge by name",hostAliases:"list of HostAlias, merge by ip",hostIPC:"bool",hostNetwork:"bool",hostPID:"bool",hostname:"string",imagePullSecrets:"\
list of LocalObjectReference, merge by name",initContainers:"list of Container, merge by name",nodeName:"string",nodeSelector:"map",overhead:"map",preemptionPolicy:"\
pointer to string",priority:"pointer to int32",priorityClassName:"string",readinessGates:"list of PodReadinessGate",restartPolicy:"string",runtimeClassName:"poi\
nter to string",schedulerName:"string",securityContext:"pointer to PodSecurityContext",serviceAccount:"string",serviceAccountName:"string",setHostnameAsFQDN:"po\
inter to bool",shareProcessNamespace:"pointer to bool",subdomain:"string",terminationGracePeriodSeconds:"pointer to int64",tolerations:"list of Toleration",topologySpreadConstraints:"\
list of TopologySpreadConstraint, merge by topologyKey",volumes:"list of Volume, merge by name"},PodStatus:{conditions:"list of PodCondition, merge by type",containerStatuses:"\
list of ContainerStatus",ephemeralContainerStatuses:"list of ContainerStatus",hostIP:"string",initContainerStatuses:"list of ContainerStatus",message:"string",nominatedNodeName:"\
string",phase:"string",podIP:"string",podIPs:"list of PodIP, merge by ip",qosClass:"string",reason:"string",startTime:"pointer to Time"},PodTemplateSpec:{metadata:"\
ObjectMeta",spec:"PodSpec"},PortworxVolumeSource:{fsType:"string",readOnly:"bool",volumeID:"string"},PreferredSchedulingTerm:{preference:"NodeSelectorTerm",weight:"\
int32"},Probe:{exec:"pointer to ExecAction",failureThreshold:"int32",httpGet:"pointer to HTTPGetAction",initialDelaySeconds:"int32",periodSeconds:"int32",successThreshold:"\
int32",tcpSocket:"pointer to TCPSocketAction",timeoutSeconds:"int32"},ProjectedVolumeSource:{defaultMode:"pointer to int32",sources:"list of VolumeProjection"},
Quantity:{Format:"string"},QuobyteVolumeSource:{group:"string",readOnly:"bool",registry:"string",tenant:"string",user:"string",volume:"string"},RBDVolumeSource:{
fsType:"string",image:"string",keyring:"string",monitors:"list of string",pool:"string",readOnly:"bool",secretRef:"pointer to LocalObjectReference",user:"string"},
ResourceFieldSelector:{containerName:"string",divisor:"Quantity",resource:"string"},ResourceRequirements:{limits:"map",requests:"map"},SELinuxOptions:{level:"st\
ring",role:"string",type:"string",user:"string"},ScaleIOVolumeSource:{fsType:"string",gateway:"string",protectionDomain:"string",readOnly:"bool",secretRef:"poin\
ter to LocalObjectReference",sslEnabled:"bool",storageMode:"string",storagePool:"string",system:"string",volumeName:"string"},SeccompProfile:{localhostProfile:"\
pointer to string",type:"string"},SecretEnvSource:{name:"string",optional:"pointer to bool"},SecretKeySelector:{key:"string",name:"string",optional:"pointer to \
bool"},SecretProjection:{items:"list of KeyToPath",name:"string",optional:"pointer to bool"},SecretVolumeSource:{defaultMode:"pointer to int32",items:"list of K\
eyToPath",optional:"pointer to bool",secretName:"string"},SecurityContext:{allowPrivilegeEscalation:"pointer to bool",capabilities:"pointer to Capabilities",privileged:"\
pointer to bool",procMount:"pointer to string",readOnlyRootFilesystem:"pointer to bool",runAsGroup:"pointer to int64",runAsNonRoot:"pointer to bool",runAsUser:"\
pointer to int64",seLinuxOptions:"pointer to SELinuxOptions",seccompProfile:"pointer to SeccompProfile",windowsOptions:"pointer to WindowsSecurityContextOptions"},
ServiceAccountTokenProjection:{audience:"string",expirationSeconds:"pointer to int64",path:"string"},StorageOSVolumeSource:{fsType:"string",readOnly:"bool",secretRef:"\
pointer to LocalObjectReference",volumeName:"string",volumeNamespace:"string"},Sysctl:{name:"string",value:"string"},TCPSocketAction:{host:"string",port:"IntOrS\
tring"},Time:{},Toleration:{effect:"string",key:"string",operator:"string",tolerationSeconds:"pointer to int64",value:"string"},TopologySpreadConstraint:{labelSelector:"\
pointer to LabelSelector",maxSkew:"int32",topologyKey:"string",whenUnsatisfiable:"string"},TypedLocalObjectReference:{apiGroup:"pointer to string",kind:"string",
name:"string"},Volume:{awsElasticBlockStore:"pointer to AWSElasticBlockStoreVolumeSource",azureDisk:"pointer to AzureDiskVolumeSource",azureFile:"pointer to Azu\
reFileVolumeSource",cephfs:"pointer to CephFSVolumeSource",cinder:"pointer to CinderVolumeSource",configMap:"pointer to ConfigMapVolumeSource",csi:"pointer to C\
SIVolumeSource",downwardAPI:"pointer to DownwardAPIVolumeSource",emptyDir:"pointer to EmptyDirVolumeSource",ephemeral:"pointer to EphemeralVolumeSource",fc:"poi\
nter to FCVolumeSource",flexVolume:"pointer to FlexVolumeSource",flocker:"pointer to FlockerVolumeSource",gcePersistentDisk:"pointer to GCEPersistentDiskVolumeS\
ource",gitRepo:"pointer to GitRepoVolumeSource",glusterfs:"pointer to GlusterfsVolumeSource",hostPath:"pointer to HostPathVolumeSource",iscsi:"pointer to ISCSIV\
olumeSource",name:"string",nfs:"pointer to NFSVolumeSource",persistentVolumeClaim:"pointer to PersistentVolumeClaimVolumeSource",photonPersistentDisk:"pointer t\
o PhotonPersistentDiskVolumeSource",portworxVolume:"pointer to PortworxVolumeSource",projected:"pointer to ProjectedVolumeSource",quobyte:"pointer to QuobyteVol\
umeSource",rbd:"pointer to RBDVolumeSource",scaleIO:"pointer to ScaleIOVolumeSource",secret:"pointer to SecretVolumeSource",storageos:"pointer to StorageOSVolum\
eSource",vsphereVolume:"pointer to VsphereVirtualDiskVolumeSource"},VolumeDevice:{devicePath:"string",name:"string"},VolumeMount:{mountPath:"string",mountPropagation:"\
pointer to string",name:"string",readOnly:"bool",subPath:"string",subPathExpr:"string"},VolumeProjection:{configMap:"pointer to ConfigMapProjection",downwardAPI:"\
pointer to DownwardAPIProjection",secret:"pointer to SecretProjection",serviceAccountToken:"pointer to ServiceAccountTokenProjection"},VsphereVirtualDiskVolumeSource:{
fsType:"string",storagePolicyID:"string",storagePolicyName:"string",volumePath:"string"},WeightedPodAffinityTerm:{podAffinityTerm:"PodAffinityTerm",weight:"int3\
2"},WindowsSecurityContextOptions:{gmsaCredentialSpec:"pointer to string",gmsaCredentialSpecName:"pointer to string",runAsUserName:"pointer to string"}}},{when:"\
pod-structs-1-22",types:{EphemeralVolumeSource:{readOnly:null},ManagedFieldsEntry:{subresource:"string"},PersistentVolumeClaimSpec:{dataSourceRef:"pointer to Ty\
pedLocalObjectReference"},PodAffinityTerm:{namespaceSelector:"pointer to LabelSelector"},Probe:{terminationGracePeriodSeconds:"pointer to int64"},WindowsSecurityContextOptions:{
hostProcess:"pointer to bool"}}},{when:"pod-structs-1-24",types:{EphemeralContainer:{ports:"list of ContainerPort, merge by containerPort"},Handler:null,Lifecycle:{
postStart:"pointer to LifecycleHandler",preStop:"pointer to LifecycleHandler"},PodSpec:{os:"pointer to PodOS"},Probe:{grpc:"pointer to GRPCAction"},TopologySpreadConstraint:{
minDomains:"pointer to int32"},GRPCAction:{port:"int32",service:"pointer to string"},LifecycleHandler:{exec:"pointer to ExecAction",httpGet:"pointer to HTTPGetA\
ction",tcpSocket:"pointer to TCPSocketAction"},PodOS:{name:"string"}}},{when:"pod-structs-1-26",types:{ObjectMeta:{clusterName:null},PersistentVolumeClaimSpec:{
dataSourceRef:"pointer to TypedObjectReference"},PodSpec:{hostUsers:"pointer to bool",resourceClaims:"list of PodResourceClaim, merge by name",schedulingGates:"\
list of PodSchedulingGate, merge by name"},ResourceRequirements:{claims:"list of ResourceClaim"},TopologySpreadConstraint:{matchLabelKeys:"list of string",nodeAffinityPolicy:"\
pointer to string",nodeTaintsPolicy:"pointer to string"},ClaimSource:{resourceClaimName:"pointer to string",resourceClaimTemplateName:"pointer to string"},PodResourceClaim:{
name:"string",source:"ClaimSource"},PodSchedulingGate:{name:"string"},ResourceClaim:{name:"string"},TypedObjectReference:{apiGroup:"pointer to string",kind:"str\
ing",name:"string",namespace:"pointer to string"}}},{when:"pod-structs-1-27",types:{Container:{resizePolicy:"list of ContainerResizePolicy"},ContainerStatus:{allocatedResources:"\
map",resources:"pointer to ResourceRequirements"},EphemeralContainer:{resizePolicy:"list of ContainerResizePolicy"},PodStatus:{resize:"string"},ContainerResizePolicy:{
resourceName:"string",restartPolicy:"string"}}},{when:"pod-structs-1-28",types:{Container:{restartPolicy:"pointer to string"},EphemeralContainer:{restartPolicy:"\
pointer to string"},LabelSelectorRequirement:{key:"string"},PodStatus:{hostIPs:"list of HostIP, merge by ip",resourceClaimStatuses:"list of PodResourceClaimStat\
us, merge by name"},HostIP:{ip:"string"},PodResourceClaimStatus:{name:"string",resourceClaimName:"pointer to string"}}},{when:"pod-structs-1-29",types:{LifecycleHandler:{
sleep:"pointer to SleepAction"},PersistentVolumeClaimSpec:{resources:"VolumeResourceRequirements",volumeAttributesClassName:"pointer to string"},PodAffinityTerm:{
matchLabelKeys:"list of string",mismatchLabelKeys:"list of string"},VolumeProjection:{clusterTrustBundle:"pointer to ClusterTrustBundleProjection"},ClusterTrustBundleProjection:{
labelSelector:"pointer to LabelSelector",name:"pointer to string",optional:"pointer to bool",path:"string",signerName:"pointer to string"},SleepAction:{seconds:"\
int64"},VolumeResourceRequirements:{limits:"map",requests:"map"}}},{when:"pod-structs-1-30",types:{ContainerStatus:{volumeMounts:"list of VolumeMountStatus, mer\
ge by mountPath"},PodSecurityContext:{appArmorProfile:"pointer to AppArmorProfile"},SecurityContext:{appArmorProfile:"pointer to AppArmorProfile"},VolumeMount:{
recursiveReadOnly:"pointer to string"},AppArmorProfile:{localhostProfile:"pointer to string",type:"string"},VolumeMountStatus:{mountPath:"string",name:"string",
readOnly:"bool",recursiveReadOnly:"pointer to string"}}},{when:"pod-structs-1-31",types:{ClaimSource:null,ContainerStatus:{allocatedResourcesStatus:"list of Res\
ourceStatus, merge by name",user:"pointer to ContainerUser"},PodResourceClaim:{resourceClaimName:"pointer to string",resourceClaimTemplateName:"pointer to strin\
g",source:null},PodSecurityContext:{supplementalGroupsPolicy:"pointer to string"},ResourceClaim:{request:"string"},Volume:{image:"pointer to ImageVolumeSource"},
ContainerUser:{linux:"pointer to LinuxContainerUser"},ImageVolumeSource:{pullPolicy:"string",reference:"string"},LinuxContainerUser:{gid:"int64",supplementalGroups:"\
list of int64",uid:"int64"},ResourceHealth:{health:"string",resourceID:"string"},ResourceStatus:{name:"string",resources:"list of ResourceHealth"}}},{when:"pod-\
structs-1-32",types:{PodSecurityContext:{seLinuxChangePolicy:"pointer to string"},PodSpec:{resources:"pointer to ResourceRequirements"}}},{when:"pod-structs-1-3\
3",types:{ContainerStatus:{stopSignal:"pointer to string"},Lifecycle:{stopSignal:"pointer to string"},PodCondition:{observedGeneration:"int64"},PodStatus:{observedGeneration:"\
int64"}}},{when:"pod-structs-1-34",types:{Container:{restartPolicyRules:"list of ContainerRestartRule"},EnvVarSource:{fileKeyRef:"pointer to FileKeySelector"},EphemeralContainer:{
restartPolicyRules:"list of ContainerRestartRule"},PodSpec:{hostnameOverride:"pointer to string"},PodStatus:{extendedResourceClaimStatus:"pointer to PodExtended\
ResourceClaimStatus"},VolumeProjection:{podCertificate:"pointer to PodCertificateProjection"},ContainerExtendedResourceRequest:{containerName:"string",requestName:"\
string",resourceName:"string"},ContainerRestartRule:{action:"string",exitCodes:"pointer to ContainerRestartRuleOnExitCodes"},ContainerRestartRuleOnExitCodes:{operator:"\
string",values:"list of int32"},FileKeySelector:{key:"string",optional:"pointer to bool",path:"string",volumeName:"string"},PodCertificateProjection:{certificateChainPath:"\
string",credentialBundlePath:"string",keyPath:"string",keyType:"string",maxExpirationSeconds:"pointer to int32",signerName:"string"},PodExtendedResourceClaimStatus:{
requestMappings:"list of ContainerExtendedResourceRequest",resourceClaimName:"string"}}},{when:"pod-structs-1-35",types:{PodCertificateProjection:{userAnnotations:"\
map"},PodSpec:{workloadRef:"pointer to WorkloadReference"},PodStatus:{allocatedResources:"map",resources:"pointer to ResourceRequirements"},WorkloadReference:{name:"\
string",podGroup:"string",podGroupReplicaKey:"string"}}},{when:"pod-structs-1-36",types:{PodSpec:{schedulingGroup:"pointer to PodSchedulingGroup",workloadRef:null},
PodStatus:{nodeAllocatableResourceClaimStatuses:"list of NodeAllocatableResourceClaimStatus"},ResourceHealth:{message:"pointer to string"},VolumeMountStatus:{volumeStatus:"\
pointer to VolumeStatus"},WorkloadReference:null,ImageVolumeStatus:{imageRef:"string"},NodeAllocatableResourceClaimStatus:{containers:"list of string",resourceClaimName:"\
string",resources:"map"},PodSchedulingGroup:{podGroupName:"pointer to string"},VolumeStatus:{image:"pointer to ImageVolumeStatus"}}},{when:"pod-structs-1-37",types:{
ClusterTrustBundleProjection:{user:"pointer to int64"},ConfigMapVolumeSource:{defaultUser:"pointer to int64"},DownwardAPIVolumeFile:{user:"pointer to int64"},DownwardAPIVolumeSource:{
defaultUser:"pointer to int64"},EmptyDirVolumeSource:{mode:"pointer to int32"},GRPCAction:{mode:"pointer to string"},HTTPGetAction:{protocol:"pointer to string"},
KeyToPath:{user:"pointer to int64"},NodeAllocatableResourceClaimStatus:{mapping:"list of NodeAllocatableMappedResources, merge by name",overhead:"list of NodeAl\
locatableOverheadResources, merge by name",resources:null},PodCertificateProjection:{user:"pointer to int64"},PodSpec:{evictionResponders:"list of EvictionRespo\
nder, merge by name"},PodStatus:{nodeAllocatableResourceClaimStatuses:"list of NodeAllocatableResourceClaimStatus, merge by resourceClaimName",volumeHealth:"lis\
t of PodVolumeHealth"},ProjectedVolumeSource:{defaultUser:"pointer to int64"},SecretVolumeSource:{defaultUser:"pointer to int64"},ServiceAccountTokenProjection:{
user:"pointer to int64"},VolumeMount:{bindMountOptions:"list of string"},EvictionResponder:{name:"string",priority:"pointer to int32"},NodeAllocatableMappedResources:{
name:"string",quantity:"pointer to Quantity"},NodeAllocatableOverheadResources:{name:"string",perContainer:"pointer to Quantity",perPod:"pointer to Quantity"},PodVolumeHealth:{
healthConditions:"list of VolumeHealthCondition, merge by status",lastTransitionTime:"Time",name:"string"},VolumeHealthCondition:{message:"string",reason:"strin\
g",status:"string"}}}];function patchSchema(root2,build){let held=pod_structs_default.filter(({when})=>when===void 0||build.holds(when)),prunesDirectives=build.holds("strategic-merge-\
prunes-directives"),key2=`${root2} ${held.length} ${prunesDirectives}`,schema=made2.get(key2);return schema||(schema={root:root2,structs:structsOf(held),prunesDirectives},
made2.set(key2,schema)),schema}var made2=new Map;function structsOf(held){let structs=new Map;for(let{types:types2}of held)for(let[name3,fields]of Object.entries(
types2)){if(fields===null){structs.delete(name3);continue}let known8=structs.get(name3)??new Map;structs.set(name3,known8);for(let[field,text3]of Object.entries(
fields))text3===null?known8.delete(field):known8.set(field,text3)}return structs}var list3="list of ",pointer="pointer to ";function kindOfType(schema,type){return type.
startsWith(list3)?"slice":type.startsWith(pointer)?"ptr":schema.structs.has(type)?"struct":type}function structField(schema,type,key2){let name3=type.startsWith(
pointer)?type.slice(pointer.length):type,fields=schema.structs.get(name3);if(!fields){let kind=kindOfType(schema,name3);throw new PatchError(`merging an object \
in json but data type is not struct, instead is: ${kind}`)}let text3=fields.get(key2)??[...fields].find(([field])=>fold(field)===fold(key2))?.[1];if(text3===void 0)
throw new PatchError(`unable to find api field in struct ${name3} for the json field ${quote(key2)}`);let[fieldType="",how=""]=text3.split(", "),[strategy="",,mergeKey2=""]=how.
split(" ");return{type:fieldType,strategy,mergeKey:mergeKey2}}function listField(schema,type,key2){let field=structField(schema,type,key2),items2;if(field.type.
startsWith(list3)){if(items2=field.type.slice(list3.length),items2.startsWith(list3))throw new PatchError("unexpected slice of slice")}else if(field.type.startsWith(
pointer)){let pointed=field.type.slice(pointer.length);items2=pointed.startsWith(list3)?pointed.slice(list3.length):pointed}else throw new PatchError(`expected \
slice or array type, but got: ${kindOfType(schema,type)}`);return __spreadProps(__spreadValues({},field),{type:items2})}function fold(name3){return name3.replace(
/[A-Zſ\u212a]/g,letter=>letter==="ſ"?"s":letter.toLowerCase())}function groupOf(apiVersion){let written2=text(apiVersion);return written2.includes("/")?written2.slice(0,written2.indexOf("/")):""}function member2(object3,key2){
let value2=object3[key2];return isObject(value2)?value2:{}}var Origins=class{#whole=new WeakMap;#parts=new WeakMap;adopt(manifest,path5,value2){if(typeof value2!="object"||value2===null)return value2;let copy=Array.isArray(
value2)?value2.map((item,at21)=>this.adopt(manifest,[...path5,at21],item)):Object.fromEntries(Object.entries(value2).map(([key2,item])=>[key2,this.adopt(manifest,
[...path5,key2],item)]));return this.#whole.set(copy,{manifest,path:path5}),copy}copy(value2,keep,path5=[]){if(typeof value2!="object"||value2===null)return value2;
let copy=Array.isArray(value2)?value2.map((item,at21)=>this.copy(item,keep,[...path5,at21])):Object.fromEntries(Object.entries(value2).filter(([key2])=>!keep||keep(
[...path5,key2])).map(([key2,item])=>[key2,this.copy(item,keep,[...path5,key2])]));return this.inherit(value2,copy),copy}inheritWhole(from,to){let whole3=this.#whole.
get(from);whole3&&this.#whole.set(to,whole3)}inherit(from,to){this.inheritWhole(from,to);let parts2=this.#parts.get(from);parts2&&this.#parts.set(to,new Map(parts2))}own(value2,origin){
origin&&this.#whole.set(value2,origin)}write(parent,key2,origin){if(!origin)return;let parts2=this.#parts.get(parent);parts2||(parts2=new Map,this.#parts.set(parent,
parts2)),parts2.set(key2,origin)}member(parent,key2){let value2=parent[key2],part=(typeof value2=="object"&&value2!==null?this.#whole.get(value2):void 0)??this.#parts.
get(parent)?.get(key2);if(part)return part;let whole3=this.#whole.get(parent);return whole3&&{manifest:whole3.manifest,path:[...whole3.path,key2]}}of(root2,path5){
let origin=typeof root2=="object"&&root2!==null?this.#whole.get(root2):void 0,value2=root2;for(let step of path5)typeof value2=="object"&&value2!==null?(origin=
this.member(value2,step)??(origin&&{manifest:origin.manifest,path:[...origin.path,step]}),value2=value2[step]):origin&&(origin={manifest:origin.manifest,path:[...origin.
path,step]});return origin}};var domainPart="(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])",domain=`(?:${domainPart}(?:\\.${domainPart})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?`,pathPart="[\
a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*",name=new RegExp(`^(?:${domain}/)?${pathPart}(?:/${pathPart})*$`),reference=/^([^:@]*(?::[0-9]+\/[^:@]*)?|\[[^@]*\/[^:@]*)(?::([\w][\w.-]{0,127}))?(?:@(.*))?$/,
digest=/^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;function imageTag(image){let[,path5="",tag,digested]=reference.exec(image)??[];return!name.
test(path5)||/^[a-f0-9]{64}$/.test(path5)||digested!==void 0&&!digest.test(digested)?"":tag??(digested===void 0?"latest":"")}function defaultPodLevelResources(spec,build,when){let once=build.enabled("PodLevelResourcesFixDefaulting");if(!build.enabled("PodLevelResources")||once!==(when===
"to be stored"))return;let{resources:resources2}=spec;if(!isObject(resources2))return;let given2=list7=>isObject(resources2[list7])?__spreadValues({},resources2[list7]):
{},[requests,limits]=[given2("requests"),given2("limits")];if(Object.keys(requests).length+Object.keys(limits).length===0)return;let ofContainers=totals(spec,"l\
imits");for(let[name3,sum]of ofContainers)isHugePages2(name3)&&!Object.hasOwn(requests,name3)&&!Object.hasOwn(limits,name3)&&(limits[name3]=formatQuantity(sum));
if(once||Object.keys(limits).length>0){for(let[name3,sum]of totals(spec,"requests"))isCompute(name3)&&!Object.hasOwn(requests,name3)&&(requests[name3]=formatQuantity(
sum));for(let[name3,limit]of Object.entries(limits))(isCompute(name3)||isHugePages2(name3))&&!Object.hasOwn(requests,name3)&&(requests[name3]=limit)}once&&limitWhatContainersLimit(
spec,requests,limits,ofContainers),Object.keys(limits).length>0&&(resources2.limits=limits),Object.keys(requests).length>0&&(resources2.requests=requests)}function limitWhatContainersLimit(spec,requests,limits,ofContainers){
let containers2=[...objects(spec.containers),...objects(spec.initContainers)];for(let[name3,request]of Object.entries(requests)){if(!(isCompute(name3)||isHugePages2(
name3))||Object.hasOwn(limits,name3))continue;let sum=ofContainers.get(name3);!sum||!containers2.every(each=>given(each,"limits").some(([limited])=>limited===name3))||
(limits[name3]=formatQuantity(compareQuantities(amount(request),sum)>0?amount(request):sum))}}function isCompute(name3){return name3==="cpu"||name3==="memory"}function isHugePages2(name3){
return name3.startsWith("hugepages-")}function totals(spec,list7){let running=new Map,add2=(to,container)=>{for(let[name3,quantity]of given(container,list7))to.
set(name3,addQuantities(to.get(name3)??ZERO,quantity))};for(let container of objects(spec.containers))add2(running,container);let started=new Map,largest2=new Map;
for(let container of objects(spec.initContainers)){let beside=new Map(started);add2(beside,container),container.restartPolicy==="Always"&&(add2(running,container),
add2(started,container)),raise(largest2,container.restartPolicy==="Always"?started:beside)}return raise(running,largest2),running}function raise(to,by){for(let[
name3,quantity]of by){let known8=to.get(name3);(!known8||compareQuantities(quantity,known8)>0)&&to.set(name3,quantity)}}function given({resources:resources2},list7){
let listed3=isObject(resources2)&&isObject(resources2[list7])?resources2[list7]:{};return Object.entries(listed3).map(([name3,written2])=>[name3,amount(written2)])}function defaultPodSpec(spec,build,pod){missing(spec,{dnsPolicy:"ClusterFirst",restartPolicy:"Always",terminationGracePeriodSeconds:30,schedulerName:"default-sc\
heduler"}),isObject(spec.securityContext)||(spec.securityContext={}),pod&&missing(spec,{enableServiceLinks:!0});let grace=spec.terminationGracePeriodSeconds;pod&&
typeof grace=="number"&&grace<0&&build.holds("negative-grace-period-becomes-one")&&(spec.terminationGracePeriodSeconds=1);for(let volume of objects(spec.volumes))
defaultVolume(volume,build);let lists=[objects(spec.initContainers),objects(spec.containers)];for(let container of objects(spec.ephemeralContainers))defaultContainer(
container);for(let container of lists.flat())defaultContainer(container),pod&&requestsFromLimits(container);if(pod&&defaultPodLevelResources(spec,build,"by defa\
ult"),spec.hostNetwork===!0&&(pod||build.holds("defaults-host-ports-in-templates"))&&hostPorts(lists.flat()),pod&&build.enabled("InPlacePodVerticalScaling")&&build.
holds("defaults-resize-policy"))for(let container of objects(spec.containers))defaultResizePolicy(container)}function defaultContainer(container){missing(container,
{imagePullPolicy:pullPolicy(container.image),terminationMessagePath:"/dev/termination-log",terminationMessagePolicy:"File"});for(let port of objects(container.ports))
missing(port,{protocol:"TCP"});for(let env of objects(container.env))isObject(env.valueFrom)&&isObject(env.valueFrom.fieldRef)&&missing(env.valueFrom.fieldRef,{
apiVersion:"v1"});for(let key2 of["livenessProbe","readinessProbe","startupProbe"]){let probe3=container[key2];if(isObject(probe3)){for(let[key3,value2]of Object.
entries(PROBE))probe3[key3]||(probe3[key3]=value2);defaultHandler(probe3),isObject(probe3.grpc)&&probe3.grpc.service===void 0&&(probe3.grpc.service="")}}for(let hook of[
"postStart","preStop"]){let handler2=isObject(container.lifecycle)?container.lifecycle[hook]:void 0;isObject(handler2)&&defaultHandler(handler2)}}var PROBE={timeoutSeconds:1,
periodSeconds:10,successThreshold:1,failureThreshold:3};function pullPolicy(image){return imageTag(text(image))==="latest"?"Always":"IfNotPresent"}var MODE={defaultMode:420},
VOLUMES={secret:MODE,configMap:MODE,downwardAPI:MODE,projected:MODE,hostPath:{type:""},iscsi:{iscsiInterface:"default"},rbd:{pool:"rbd",user:"admin",keyring:"/e\
tc/ceph/keyring"},azureDisk:{cachingMode:"ReadWrite",kind:"Shared",fsType:"ext4",readOnly:!1},scaleIO:{storageMode:"ThinProvisioned",fsType:"xfs"}};function defaultVolume(volume,build){
Object.keys(volume).every(key2=>key2==="name"||volume[key2]===null)&&(volume.emptyDir={});for(let[key2,values]of Object.entries(VOLUMES)){let source2=volume[key2];
isObject(source2)&&missing(source2,values)}isObject(volume.image)&&build.enabled("ImageVolume")&&missing(volume.image,{pullPolicy:pullPolicy(volume.image.reference)});
let claim=isObject(volume.ephemeral)?volume.ephemeral.volumeClaimTemplate:void 0;isObject(claim)&&isObject(claim.spec)&&missing(claim.spec,{volumeMode:"Filesyst\
em"});let projected=isObject(volume.projected)?objects(volume.projected.sources):[];for(let{serviceAccountToken,downwardAPI}of projected)isObject(serviceAccountToken)&&
missing(serviceAccountToken,{expirationSeconds:3600}),isObject(downwardAPI)&&defaultFieldRefs(downwardAPI);isObject(volume.downwardAPI)&&defaultFieldRefs(volume.
downwardAPI)}function defaultFieldRefs(source2){for(let{fieldRef}of objects(source2.items))isObject(fieldRef)&&missing(fieldRef,{apiVersion:"v1"})}function defaultHandler(handler2){
isObject(handler2.httpGet)&&missing(handler2.httpGet,{path:"/",scheme:"HTTP"})}function requestsFromLimits(container){let{resources:resources2}=container;!isObject(
resources2)||!isObject(resources2.limits)||Object.keys(resources2.limits).length!==0&&(resources2.requests=__spreadValues(__spreadValues({},resources2.limits),isObject(
resources2.requests)?resources2.requests:{}))}function hostPorts(containers2){for(let port of containers2.flatMap(container=>objects(container.ports)))!port.hostPort&&
port.containerPort!==void 0&&(port.hostPort=port.containerPort)}function defaultResizePolicy(container){let requests=isObject(container.resources)&&isObject(container.
resources.requests)?container.resources.requests:{},policies3=Array.isArray(container.resizePolicy)?container.resizePolicy:[],listed3=objects(policies3);for(let resourceName2 of[
"cpu","memory"])!Object.hasOwn(requests,resourceName2)||listed3.some(each=>each.resourceName===resourceName2)||policies3.push({resourceName:resourceName2,restartPolicy:"\
NotRequired"});policies3.length>0&&(container.resizePolicy=policies3)}function missing(object3,values){for(let[key2,value2]of Object.entries(values)){let written2=object3[key2];
(written2==null||written2===""&&value2!=="")&&(object3[key2]=value2)}}function typed(value2,structs,origins,lost=()=>{},type=structs.root){let known8=(each,of,path5)=>{if(typeof each!="object"||each===null)return each;let element=elementType(
of),fields=structs.structs.get(of),copy;if(Array.isArray(each))copy=each.map((item,at21)=>known8(item,element,[...path5,at21]));else{copy={};for(let[key2,item]of Object.
entries(each)){let field=fields?.get(key2);fields&&field===void 0?lost([...path5,key2]):Object.defineProperty(copy,key2,__spreadProps(__spreadValues({},OWN),{value:known8(
item,fields?plainType(field??""):"",[...path5,key2])}))}}return origins.inherit(each,copy),copy};return known8(value2,type,[])}var OWN={writable:!0,enumerable:!0,configurable:!0};function plainType(field){let[type=""]=field.split(", ");return type.startsWith("pointer to ")?type.slice(11):
type}function elementType(type){return type.startsWith("list of ")?plainType(type.slice(8)):""}function scopeOf(build,options={}){let say=(message,values,kind)=>message===void 0?{id:kind,detail:""}:{id:message,detail:build.say(message,values)};return{build,
isPod:options.isPod??!0,resourceIsPod:options.resourceIsPod??options.isPod??!0,required:(path5,message,values)=>__spreadValues({type:"Required",path:path5},say(
message,values,"value-required")),forbidden:(path5,message,values)=>__spreadValues({type:"Forbidden",path:path5},say(message,values,"")),invalid:(path5,value2,message,values)=>__spreadValues(
__spreadValues({type:"Invalid",path:path5},shown(value2,build)),say(message,values,"value-invalid")),notSupported:(path5,value2,supported2)=>{let values=supported2.
map(each=>JSON.stringify(each)).join(", ");return __spreadValues(__spreadValues({type:"NotSupported",path:path5},shown(value2,build)),say("supported-values",{values},
""))},duplicate:(path5,value2)=>__spreadValues(__spreadValues({type:"Duplicate",path:path5},shown(value2,build)),say(void 0,void 0,"value-duplicate")),notFound:(path5,value2,message,values)=>__spreadValues(
{type:"NotFound",path:path5,value:value2},say(message,values,"value-not-found")),tooLong:(path5,message,values)=>__spreadValues({type:"TooLong",path:path5},say(
message,values,"")),internal:(path5,message,values)=>__spreadValues({type:"InternalError",path:path5},say(message,values,"")),tooMany:(path5,count,max)=>__spreadValues(
{type:"TooMany",path:path5,value:count},say("too-many-items",{max},""))}}function shown(value2,build){if(!isLiteral(value2))return{value:value2};let json=JSON.stringify(
value2.json);return{value:JSON.parse(json),shown:build.holds("field-errors-show-json")?json:value2.go}}function isLiteral(value2){return typeof value2=="object"&&
value2!==null&&!Array.isArray(value2)&&"go"in value2&&"json"in value2}function*placed3(errors,place2){for(let error of errors)yield __spreadProps(__spreadValues(
{},error),{place:place2})}function stringList(values,written2=values.length>0){return written2?`[]string{${values.map(quote).join(", ")}}`:"[]string(nil)"}function labelsLiteral(fields,name3){
return{go:stringMap(fields,name3),json:child2(fields,name3)??null}}function stringMap(fields,name3){return child2(fields,name3)?`map[string]string{${textMap(fields,
name3).map(([key2,value2])=>`${quote(key2)}:${quote(value2)}`).join(", ")}}`:"map[string]string(nil)"}function selectorLiteral(selector4){let expressions=items(
selector4,"matchExpressions").map(([each])=>{let values=stringList(texts3(each,"values"),Array.isArray(each.values));return`v1.LabelSelectorRequirement{Key:${quote(
text2(each,"key"))}, Operator:${quote(text2(each,"operator"))}, Values:${values}}`}),list7=`[]v1.LabelSelectorRequirement${Array.isArray(selector4?.matchExpressions)?
`{${expressions.join(", ")}}`:"(nil)"}`;return{go:`v1.LabelSelector{MatchLabels:${stringMap(selector4,"matchLabels")}, MatchExpressions:${list7}}`,json:selector4?
known4(selector4):null}}function known4({matchLabels,matchExpressions}){return __spreadValues(__spreadValues({},matchLabels?{matchLabels}:{}),matchExpressions?{
matchExpressions}:{})}var component="[a-z0-9]+(?:(?:[._]|__|[-]*)[a-z0-9]+)*",domainPart2="(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])",domain2=`${domainPart2}(?:\\.${domainPart2}\
)*(?::[0-9]+)?`,name2=`(?:${domain2}/)?${component}(?:/${component})*`,digest2="[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}",REFERENCE=new RegExp(
`^(${name2})(?::(\\w[\\w.-]{0,127}))?(?:@(${digest2}))?$`),DIGESTS={sha256:64,sha384:96,sha512:128};function imageFault(reference3,build){if(/^[a-f0-9]{64}$/.test(
reference3))return build.say("image-is-identifier",{image:reference3});let slash=reference3.indexOf("/"),first=reference3.slice(0,Math.max(slash,0)),named3=slash>=
0&&(/[.:]/.test(first)||first==="localhost"),host=named3?first:"docker.io",rest=named3?reference3.slice(slash+1):reference3;(host==="docker.io"||host==="index.d\
ocker.io")&&!rest.includes("/")&&(rest=`library/${rest}`);let[repository=""]=rest.split(":");if(repository.toLowerCase()!==repository)return build.say("image-no\
t-lowercase");let full=`${host==="index.docker.io"?"docker.io":host}/${rest}`,match=REFERENCE.exec(full);if(!match)return build.say(REFERENCE.test(full.toLowerCase())?
"image-name-uppercase":"image-format");let[,path5="",,sum]=match;return path5.slice(path5.indexOf("/")+1).length>255||path5.length>255?build.say("image-name-lon\
g"):sum===void 0?void 0:digestFault(sum,build)}function digestFault(sum,build){let[algorithm="",hex=""]=sum.split(":"),length=Object.hasOwn(DIGESTS,algorithm)?DIGESTS[algorithm]:
void 0;return length===void 0?build.say("digest-algorithm"):hex.length!==length?build.say("digest-length"):/^[a-f0-9]+$/.test(hex)?void 0:build.say("digest-form\
at")}function*labelErrors(scope,fields,name3,at21){let base=plainPath(at21);for(let[key2,value2]of textMap(fields,name3)){let place2=[...base,key2];yield*placed3(validateName(
scope,isQualifiedName,key2,at21),place2),yield*placed3(validateName(scope,isLabelValue,value2,at21),place2)}}function*selectorErrors(scope,selector4,at21){if(selector4){
yield*labelErrors(scope,selector4,"matchLabels",[...at21,"matchLabels"]);for(let[requirement2,index]of items(selector4,"matchExpressions"))yield*requirementErrors(
scope,requirement2,[...at21,"matchExpressions",index])}}function*requirementErrors(scope,requirement2,at21){let values=texts3(requirement2,"values"),operator=text2(
requirement2,"operator");if(operator==="In"||operator==="NotIn"?values.length===0&&(yield scope.required([...at21,"values"],"selector-values-required")):operator===
"Exists"||operator==="DoesNotExist"?values.length>0&&(yield scope.forbidden([...at21,"values"],"selector-values-forbidden")):yield scope.invalid([...at21,"opera\
tor"],operator,"selector-operator"),yield*validateName(scope,isQualifiedName,text2(requirement2,"key"),[...at21,"key"]),!!scope.build.holds("selector-values-che\
cked"))for(let[index,value2]of values.entries())yield*validateName(scope,isLabelValue,value2,[...at21,"values",index])}function selectorFault(selector4,build){for(let[key2,value2]of textMap(selector4,"matchLabels")){let fault=requirementFault(key2,[value2],void 0,build);if(fault)
return fault}for(let[expression]of items(selector4,"matchExpressions")){let operator=text2(expression,"operator");if(!["In","NotIn","Exists","DoesNotExist"].includes(
operator))return build.say("selector-operator-invalid",{operator:quote(operator)});let fault=requirementFault(text2(expression,"key"),texts3(expression,"values"),
operator,build);if(fault)return fault}}function requirementFault(key2,values,operator,build){let scope=scopeOf(build),errors=[],say=faults=>faults.map(({message,
values:filled3})=>build.say(message,filled3)).join("; "),invalid=(path5,value2,detail)=>({type:"Invalid",path:path5,value:value2,id:"selector-fault",detail}),keyFaults=isQualifiedName(
key2,build);keyFaults.length>0&&errors.push(invalid(["key"],key2,say(keyFaults)));let shown2={go:stringList(values),json:values};(operator==="In"||operator==="N\
otIn")&&values.length===0&&errors.push(scope.invalid(["values"],shown2,"selector-needs-values")),(operator==="Exists"||operator==="DoesNotExist")&&values.length>
0&&errors.push(scope.invalid(["values"],shown2,"selector-wants-no-values"));for(let[index,value2]of values.entries()){let faults=isLabelValue(value2,build);faults.
length>0&&errors.push(invalid(["values",index,{key:key2}],value2,say(faults)))}return errors.length>0?renderAll(errors):void 0}function*selectorItself(scope,spec,rule,at21){
let selector4=child2(spec,"selector"),here=[...at21,"selector"];if(!selector4){rule.required&&(yield scope.required(here));return}yield*selectorErrors(scope,selector4,
here),isEmptySelector(selector4)&&(yield scope.invalid(here,selectorLiteral(selector4),rule.empty))}function*selectorMatches(scope,spec,at21){let selector4=child2(
spec,"selector"),meta=child2(child2(spec,"template"),"metadata"),labels2=child2(meta,"labels")??{},matches2=selector4&&selects2(selector4,labels2),here=[...at21,
"template","metadata","labels"];matches2||(yield scope.invalid(here,labelsLiteral(meta,"labels"),"selector-misses-template"))}function*selectsTemplate(scope,spec,at21,unreadable3){
let selector4=child2(spec,"selector");selectorFault(selector4,scope.build)?yield scope.invalid([...at21,"selector"],selectorLiteral(selector4),unreadable3):(!selector4||
!isEmptySelector(selector4))&&(yield*selectorMatches(scope,spec,at21))}function*selectorImmutable(scope,spec,before,at21){let[now,was]=[member(spec,"selector"),
member(before,"selector")];sameSelector(now,was)||(yield scope.invalid([...at21,"selector"],selectorLiteral(child2(spec,"selector")),"field-immutable"))}function sameSelector(now,was){
return canonical(now)===canonical(was)}function canonical(value2){return JSON.stringify(semantic(value2)??null)}function semantic(value2){if(Array.isArray(value2))
return value2.length===0?void 0:value2.map(each=>semantic(each)??null);if(typeof value2!="object"||value2===null)return value2??void 0;let entries=Object.entries(
value2).map(([key2,each])=>[key2,semantic(each)]).filter(([,each])=>each!==void 0).sort(([left],[right])=>left<right?-1:1);return entries.length===0?void 0:Object.
fromEntries(entries)}var at2=["spec","template","imageListPullJobTemplate","spec"],MAX_DEADLINE=24*3600,MAX_IMAGES=255;function*pullTemplateErrors(scope,spec,template3,world){let policy3=text2(
spec,"concurrencyPolicy")||"Replace";if(policy3!=="Replace"&&policy3!=="Forbid"){let error2=scope.invalid(["spec","spec","concurrencyPolicy"],policy3,"advancedc\
ronjob-pull-policy",{policy:policy3});yield __spreadProps(__spreadValues({},error2),{place:["spec","concurrencyPolicy"]})}let job=child2(template3,"spec")??{},error=selectorError(
scope,job)??imagesError(scope,job,world)??completionError(scope,job);error&&(yield error)}function selectorError(scope,job){let chosen2=child2(job,"selector"),here=[
...at2,"selector"];if(member(chosen2,"matchLabels")!==void 0||member(chosen2,"matchExpressions")!==void 0){if(member(chosen2,"names")!==void 0)return scope.invalid(
here,nodesLiteral(chosen2),"ipj-names-and-labels");let error2=selectorFault(chosen2,scope.build);if(error2)return placedAt(scope.invalid([...here,"labelSelector"],
selectorLiteral(chosen2),"ipj-selector",{error:error2}),here)}let names=texts3(chosen2,"names");if(new Set(names).size!==names.length)return scope.invalid([...here,
"names"],{go:stringList(names),json:names},"ipj-names-twice");let pods=child2(job,"podSelector");if(!pods)return;let path5=[...at2,"podSelector"];if(chosen2)return placedAt(
scope.invalid(at2,specLiteral(job),"ipj-two-selectors"),path5);let error=selectorFault(pods,scope.build);if(error)return placedAt(scope.invalid([...path5,"label\
Selector"],selectorLiteral(pods),"ipj-selector",{error}),path5)}function placedAt(error,place2){return __spreadProps(__spreadValues({},error),{place:place2})}function nodesLiteral(chosen2){
return{go:`v1beta1.ImagePullJobNodeSelector{Names:${stringList(texts3(chosen2,"names"),Array.isArray(member(chosen2,"names")))}, LabelSelector:${selectorLiteral(
chosen2).go}}`,json:chosen2??{}}}function specLiteral(job){let policy3=child2(job,"completionPolicy"),completed=text2(policy3,"type")==="",pointer5=(type,set)=>`\
(*${type})(${set?"0x0":"nil"})`,given2=(fields,name3)=>member(fields,name3)!==void 0,list7=name3=>stringList(texts3(job,name3),Array.isArray(member(job,name3))),
completion=[`Type:${quote(text2(policy3,"type")||"Always")}`,`ActiveDeadlineSeconds:${pointer5("int64",given2(policy3,"activeDeadlineSeconds"))}`,`TTLSecondsAft\
erFinished:${pointer5("int32",given2(policy3,"ttlSecondsAfterFinished"))}`],inner=`v1beta1.ImagePullJobTemplate{${[`PullSecrets:${list7("pullSecrets")}`,`Select\
or:${pointer5("v1beta1.ImagePullJobNodeSelector",given2(job,"selector"))}`,`PodSelector:${pointer5("v1beta1.ImagePullJobPodSelector",given2(job,"podSelector"))}`,
`Parallelism:${pointer5("intstr.IntOrString",given2(job,"parallelism"))}`,`PullPolicy:${pointer5("v1beta1.PullPolicy",completed||given2(job,"pullPolicy"))}`,`Co\
mpletionPolicy:v1beta1.CompletionPolicy{${completion.join(", ")}}`,`SandboxConfig:${pointer5("v1beta1.SandboxConfig",given2(job,"sandboxConfig"))}`,`ImagePullPo\
licy:${quote(text2(job,"imagePullPolicy")||(completed?"IfNotPresent":""))}`].join(", ")}}`;return{go:`v1beta1.ImageListPullJobSpec{Images:${list7("images")}, Im\
agePullJobTemplate:${inner}}`,json:job}}function imagesError(scope,job,world){let images=texts3(job,"images"),path5=[...at2,"images"],shown2={go:stringList(images,
Array.isArray(member(job,"images"))),json:images};if(images.length===0)return scope.invalid(path5,shown2,"ipj-no-image");if(images.length>MAX_IMAGES)return scope.
invalid(path5,shown2,"ipj-images-many");let twice=images.findIndex((image,index)=>images.indexOf(image)<index);if(twice>=0)return placedAt(scope.invalid(path5,shown2,
"ipj-images-twice"),[...path5,twice]);for(let[index,image]of images.entries()){let error=imageFault(image,world.cluster);if(error)return placedAt(scope.invalid(
path5,shown2,"ipj-image",{image,error}),[...path5,index])}}function completionError(scope,job){let policy3=child2(job,"completionPolicy"),path5=[...at2,"complet\
ionPolicy"],type=text2(policy3,"type")||"Always";if(type!=="Always")return scope.invalid([...path5,"type"],type,"advancedcronjob-pull-completion",{type});let deadline=number(
policy3,"activeDeadlineSeconds"),ttl=number(policy3,"ttlSecondsAfterFinished"),timeout=number(child2(job,"pullPolicy"),"timeoutSeconds")??(text2(policy3,"type")===
""?600:void 0),here=[...path5,"activeDeadlineSeconds"];if(deadline!==void 0){if(deadline>MAX_DEADLINE)return scope.invalid(here,deadline,"advancedcronjob-pull-l\
ong",{max:MAX_DEADLINE,deadline});if(timeout!==void 0&&timeout>deadline)return scope.invalid(here,deadline,"advancedcronjob-pull-deadline",{timeout})}if(ttl!==void 0)
return scope.invalid([...path5,"ttlSecondsAfterFinished"],ttl,"advancedcronjob-pull-ttl")}var string={type:"string"},integer2={type:"integer"},boolean={type:"boolean"},strings={type:"array",items:string},labels={type:"object",values:string};function object(properties2,...required2){
return required2.length>0?{type:"object",properties:properties2,required:required2}:{type:"object",properties:properties2}}function list4(items2){return{type:"a\
rray",items:items2}}function kindWith(spec){return object({spec})}var requirements=list4(object({key:string,operator:string,values:strings},"key","operator")),selector=object(
{matchExpressions:requirements,matchLabels:labels}),nodeTerm=object({matchExpressions:requirements,matchFields:requirements}),tolerations=list4(object({effect:string,
key:string,operator:string,tolerationSeconds:integer2,value:string})),reference2=(...required2)=>object({apiVersion:string,kind:string,name:string},...required2);
function untyped(_a){var _b=_a,{type:_,properties:properties2,items:items2}=_b,rest=__objRest(_b,["type","properties","items"]);let members3=Object.entries(properties2??
{}).map(([name3,each])=>[name3,untyped(each)]);return __spreadValues(__spreadValues(__spreadValues({},rest),properties2&&{properties:Object.fromEntries(members3)}),
items2&&{items:untyped(items2)})}function intOrString(fields,name3){let value2=member(fields,name3);return typeof value2=="string"||typeof value2=="number"?value2:void 0}function literalOf(value2){
return{go:`intstr.IntOrString${typeof value2=="string"?`{Type:1, IntVal:0, StrVal:${quote(value2)}}`:`{Type:0, IntVal:${value2}, StrVal:""}`}`,json:value2}}function legacyScaled(value2,total,build){
if(typeof value2=="number")return{value:value2};let read2=atoi(value2.replaceAll("%",""),build);return typeof read2=="number"?{value:Math.ceil(read2*total/100)}:
{value:0,error:build.say("int-or-percent-unreadable",{given:quote(value2),error:read2.error})}}function scaled(value2,total,build){if(typeof value2=="number")return{
value:value2};if(!value2.endsWith("%"))return{value:0,error:build.say("not-a-percentage")};let number2=value2.slice(0,-1);return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.
test(number2)?{value:Math.ceil(Number(number2)*total/100)}:{value:0,error:build.say("float-syntax",{given:quote(number2)})}}function atoi(text3,build){if(!/^[+-]?\d+$/.
test(text3))return{error:build.say("atoi-syntax",{given:quote(text3)})};let value2=BigInt(text3.replace("+",""));return value2!==BigInt.asIntN(64,value2)?{error:build.
say("atoi-range",{given:quote(text3)})}:Number(value2)}var percent=/^[0-9]+%$/;function intOrPercentValue(value2){if(typeof value2=="number")return value2;let number2=percent.
test(value2)?value2.slice(0,-1):value2;return/^[+-]?\d+$/.test(number2)?Number(number2):0}function*positiveIntOrPercent(scope,value2,at21){typeof value2=="numbe\
r"?yield*nonNegative(scope,value2,at21):percent.test(value2)||(yield scope.invalid(at21,literalOf(value2),"percent-format"))}function*notMoreThan100Percent(scope,value2,at21){
typeof value2=="string"&&percent.test(value2)&&intOrPercentValue(value2)>100&&(yield scope.invalid(at21,literalOf(value2),"percent-over-100"))}function*nonNegative(scope,value2,at21){
value2!==void 0&&value2<0&&(yield scope.invalid(at21,value2,"must-not-be-negative"))}var MONTHS=["","jan","feb","mar","apr","may","jun","jul","aug","sep","oct","nov","dec"],DAYS=["sun","mon","tue","wed","thu","fri","sat"],FIELDS=[{min:0,max:59},
{min:0,max:23},{min:1,max:31},{min:1,max:12,names:MONTHS},{min:0,max:6,names:DAYS}],DESCRIPTORS=["@yearly","@annually","@monthly","@weekly","@daily","@midnight",
"@hourly"],Unreadable=class extends Error{};function scheduleFault(schedule,build){try{parse2(schedule,build);return}catch(error){if(error instanceof Unreadable)
return error.message;throw error}}function fail(build,id,values={}){let text3=build.say(id,values);throw new Unreadable(build.holds("advancedcronjob-cron-v3")?text3:
`${text3[0]?.toUpperCase()}${text3.slice(1)}`)}function parse2(schedule,build){schedule===""&&fail(build,"cron-empty");let rest=schedule;if(build.holds("advance\
dcronjob-cron-v3")&&/^(CRON_)?TZ=/.test(schedule)){let end=schedule.indexOf(" ");end<0&&fail(build,"cron-zone-only");let zone=schedule.slice(schedule.indexOf("=")+
1,end),error=zoneFault(zone,build);error&&fail(build,"cron-bad-location",{zone,error}),rest=schedule.slice(end).trim()}if(rest.startsWith("@")){descriptor(rest,
build);return}let fields=rest.split(/\s+/).filter(field=>field!=="");if(fields.length!==FIELDS.length){let shown2=build.holds("advancedcronjob-cron-v3")?`[${fields.
join(" ")}]`:schedule;fail(build,"cron-fields",{count:fields.length,shown:shown2})}for(let[at21,field]of fields.entries())for(let expression of field.split(",").
filter(each=>each!==""))range(expression,FIELDS[at21],build)}function descriptor(text3,build){if(DESCRIPTORS.includes(text3))return;text3.startsWith("@every ")||
fail(build,"cron-descriptor",{descriptor:text3});let error=durationFault(text3.slice(7),build);error&&fail(build,"cron-duration",{descriptor:text3,error})}function range(expression,bounds,build){
let[span="",step,...more]=expression.split("/"),[low="",high,...others]=span.split("-"),start=bounds.min,end=bounds.max;low!=="*"&&low!=="?"&&(start=value(low,bounds,
build),others.length>0&&fail(build,"cron-hyphens",{expression}),end=high===void 0?start:value(high,bounds,build)),more.length>0&&fail(build,"cron-slashes",{expression});
let by=1;step!==void 0&&(by=whole(step,build),high===void 0&&others.length===0&&(end=bounds.max)),start<bounds.min&&fail(build,"cron-below",{start,min:bounds.min,
expression}),end>bounds.max&&fail(build,"cron-above",{end,max:bounds.max,expression}),start>end&&fail(build,"cron-beyond",{start,end,expression}),by===0&&fail(build,
"cron-step",{expression})}function value(text3,{names},build){let named3=text3===""?-1:names?.indexOf(text3.toLowerCase())??-1;return named3<0?whole(text3,build):
named3}function whole(text3,build){let read2=atoi(text3,build);return typeof read2!="number"?fail(build,"cron-int",{text:text3,error:read2.error}):(read2<0&&fail(
build,"cron-negative",{number:read2,text:text3}),read2)}function durationFault(text3,build){let shown2=quote(text3),bare=text3.replace(/^[-+]/,"");if(bare==="0")
return;if(bare==="")return build.say("duration-invalid",{shown:shown2});let rest=bare;for(;rest!=="";){let number2=/^(\d+\.?\d*|\.\d+)/.exec(rest)?.[0];if(number2===
void 0)return build.say("duration-invalid",{shown:shown2});rest=rest.slice(number2.length);let unit=/^[^.\d]*/.exec(rest)?.[0]??"";if(unit==="")return build.say(
"duration-no-unit",{shown:shown2});if(!["ns","us","µs","μs","ms","s","m","h"].includes(unit))return build.say("duration-unit",{unit:quote(unit),shown:shown2});
rest=rest.slice(unit.length)}}var canonicalZones=new Set(Intl.supportedValuesOf("timeZone")),byLowerCase=new Map([...canonicalZones].map(zone=>[zone.toLowerCase(),
zone]));function zoneFault(zone,build){return zone===""||zone==="UTC"||zone==="Local"||canonicalZones.has(zone)?void 0:zone.includes("..")||zone.startsWith("/")||
zone.includes("\\")?build.say("zone-name-invalid"):!byLowerCase.has(zone.toLowerCase())&&/^[A-Z]/.test(zone)&&isAlias(zone)?void 0:build.say("zone-unknown",{zone})}
function isAlias(zone){try{return new Intl.DateTimeFormat("en",{timeZone:zone}),!0}catch{return!1}}function*schemaErrors(scope,schema,value2,at21){let given2=typeOf(value2);if(schema.type&&given2!==schema.type){let values={path:fieldPath(at21),type:schema.type,
given:given2};yield scope.invalid(at21,given2,"schema-type",values);return}if(schema.enum&&typeof value2=="string"&&!schema.enum.includes(value2)&&(yield scope.
notSupported(at21,value2,schema.enum)),Array.isArray(value2)){if(!schema.items)return;for(let[index,each]of value2.entries())yield*schemaErrors(scope,schema.items,
each,[...at21,index])}else if(typeof value2=="object"&&value2!==null){for(let name3 of schema.required??[])Object.hasOwn(value2,name3)||(yield scope.required([...at21,
name3]));for(let[name3,member3]of Object.entries(schema.properties??{}))member3.unset!==void 0&&(value2[name3]??null)===null&&(yield*schemaErrors(scope,member3,
member3.unset,[...at21,name3]));for(let[name3,each]of Object.entries(value2)){let known8=schema.properties&&Object.hasOwn(schema.properties,name3)?schema.properties[name3]:
schema.values;known8&&(yield*schemaErrors(scope,known8,each,[...at21,name3]))}}}function typeOf(value2){return value2===null?"null":Array.isArray(value2)?"array":
typeof value2=="number"?Number.isInteger(value2)?"integer":"number":typeof value2}var MAX_BYTES=256*1024;function*annotationErrors(scope,fields,at21){let bytes=0;for(let[key2,value2]of textMap(fields,"annotations")){bytes+=byteLength(key2)+byteLength(
value2);for(let error of validateName(scope,isQualifiedName,key2.toLowerCase(),at21))yield*placed3([__spreadProps(__spreadValues({},error),{value:key2})],[...plainPath(
at21),key2])}bytes>MAX_BYTES&&(yield scope.tooLong(at21,"too-long-bytes",{max:MAX_BYTES}))}function refusalsOf(errors,by){let refusals=new Map;for(let error of errors){let message=render(error);if(refusals.has(message))continue;let value2=error.value===
void 0?{}:{value:error.value};refusals.set(message,__spreadValues({by,id:error.id,message,path:placeOf2(error)},value2))}return[...refusals.values()]}var at3=["metadata"];function*objectMetaErrors(scope,{group,kind,value:value2},updated){let metadata2=record(value2.metadata);updated||(yield*nameErrors(scope,metadata2,
CHECKS[`${group}/${kind}`]??isDNS1123Subdomain)),yield*labelErrors(scope,metadata2,"labels",[...at3,"labels"]),yield*annotationErrors(scope,metadata2,[...at3,"a\
nnotations"])}function objectMetaRefusals(manifest,world,before){let errors=objectMetaErrors(scopeOf(world.cluster),manifest,before!==void 0);return refusalsOf(
errors,`${manifest.kind}Validation`)}function*nameErrors(scope,metadata2,check){let[name3,beginning]=[text2(metadata2,"name"),text2(metadata2,"generateName")];for(let{
message,values}of beginning===""?[]:check(masked(beginning),scope.build))yield scope.invalid([...at3,"generateName"],beginning,message,values);if(name3===""){beginning===
""&&(yield scope.required([...at3,"name"],"object-name-required"));return}for(let{message,values}of check(name3,scope.build))yield scope.invalid([...at3,"name"],
name3,message,values)}function masked(beginning){return beginning.length>1&&beginning.endsWith("-")?`${beginning.slice(0,-2)}a`:beginning}var isPathSegment=value2=>value2===
"."||value2===".."?[{message:"path-segment-is",values:{name:value2}}]:["/","%"].filter(part=>value2.includes(part)).map(part=>({message:"path-segment-contains",
values:{part}})),CHECKS={"apps/StatefulSet":(value2,build)=>(build.holds("statefulset-name-is-label")?isDNS1123Label:isDNS1123Subdomain)(value2,build),"policy/P\
odDisruptionBudget":isPathSegment};var CRD_VALIDATION="CRDValidation";function customResourceRefusals(manifest,resource,build){return refusalsOf(errorsOf(manifest,resource,scopeOf(build)),CRD_VALIDATION)}
function*errorsOf(manifest,resource,scope){let{value:value2}=manifest;if(yield*objectMetaErrors(scope,manifest,!1),resource.schema&&(yield*schemaErrors(scope,resource.
schema,value2,[])),resource.completed&&!child2(record(value2.spec),"selector")&&(yield missingSelector(scope)),!resource.scales)return;let replicas=number(record(
value2.spec),"replicas");replicas===void 0||replicas>=0||(yield __spreadProps(__spreadValues({},scope.invalid([".spec.replicas"],replicas,"scale-replicas-negati\
ve")),{place:["spec","replicas"]}))}function missingSelector(scope){let values={path:"spec.selector",type:"object",given:"null"};return scope.invalid(["spec","s\
elector"],"null","schema-type",values)}var SHARED={"pub.Lifecycle":{preDelete:"pointer to pub.LifecycleHook",inPlaceUpdate:"pointer to pub.LifecycleHook",preNormal:"pointer to pub.LifecycleHook"},"pu\
b.LifecycleHook":{labelsHandler:"map",finalizersHandler:"list of string",markPodNotReady:"bool"},"pub.InPlaceUpdateStrategy":{gracePeriodSeconds:"int32"},"pub.U\
pdatePriorityStrategy":{orderPriority:"list of pub.UpdatePriorityOrderTerm",weightPriority:"list of pub.UpdatePriorityWeightTerm"},"pub.UpdatePriorityOrderTerm":{
orderedKey:"string"},"pub.UpdatePriorityWeightTerm":{weight:"int32",matchSelector:"LabelSelector"},"v1.PersistentVolumeClaim":{metadata:"ObjectMeta",spec:"Persi\
stentVolumeClaimSpec"}},claims3="list of v1.PersistentVolumeClaim",common={replicas:"pointer to int32",selector:"pointer to LabelSelector",template:"PodTemplate\
Spec",revisionHistoryLimit:"pointer to int32"};function cloneSetStructs(build){return __spreadProps(__spreadValues({},SHARED),{"v1alpha1.CloneSet":{spec:"v1alph\
a1.CloneSetSpec"},"v1alpha1.CloneSetSpec":__spreadValues(__spreadProps(__spreadValues({},common),{volumeClaimTemplates:claims3,scaleStrategy:"v1alpha1.CloneSetS\
caleStrategy",updateStrategy:"v1alpha1.CloneSetUpdateStrategy",minReadySeconds:"int32",lifecycle:"pointer to pub.Lifecycle"}),build.holds("cloneset-progress-dea\
dline")&&{progressDeadlineSeconds:"pointer to int32"}),"v1alpha1.CloneSetScaleStrategy":{podsToDelete:"list of string",maxUnavailable:"pointer to IntOrString",disablePVCReuse:"\
bool"},"v1alpha1.CloneSetUpdateStrategy":{type:"string as v1alpha1.CloneSetUpdateStrategyType",partition:"pointer to IntOrString",maxUnavailable:"pointer to Int\
OrString",maxSurge:"pointer to IntOrString",paused:"bool",priorityStrategy:"pointer to pub.UpdatePriorityStrategy",scatterStrategy:"list of v1alpha1.UpdateScatt\
erTerm",inPlaceUpdateStrategy:"pointer to pub.InPlaceUpdateStrategy"},"v1alpha1.UpdateScatterTerm":{key:"string",value:"string"}})}function statefulSetStructs(version,build){
let own=name3=>`${version}.${name3}`,ordinals=build.holds("advanced-statefulset-reserves-ranges")?"IntOrString":"int",beta=version==="v1beta1"&&{volumeClaimUpdateStrategy:own(
"VolumeClaimUpdateStrategy"),reserveOrdinals:`list of ${ordinals}`,lifecycle:"pointer to pub.Lifecycle",scaleStrategy:`pointer to ${own("StatefulSetScaleStrateg\
y")}`,persistentVolumeClaimRetentionPolicy:`pointer to ${own("StatefulSetPersistentVolumeClaimRetentionPolicy")}`,ordinals:`pointer to ${own("StatefulSetOrdinal\
s")}`},retention=`string as ${own("PersistentVolumeClaimRetentionPolicyType")}`;return __spreadProps(__spreadValues({},SHARED),{[own("StatefulSet")]:{spec:own("\
StatefulSetSpec")},[own("StatefulSetSpec")]:__spreadValues(__spreadProps(__spreadValues({},common),{volumeClaimTemplates:claims3,serviceName:"string",podManagementPolicy:"\
string as v1.PodManagementPolicyType",updateStrategy:own("StatefulSetUpdateStrategy")}),beta),[own("VolumeClaimUpdateStrategy")]:{type:`string as ${own("VolumeC\
laimUpdateStrategyType")}`},[own("StatefulSetScaleStrategy")]:{maxUnavailable:"pointer to IntOrString"},[own("StatefulSetPersistentVolumeClaimRetentionPolicy")]:{
whenDeleted:retention,whenScaled:retention},[own("StatefulSetOrdinals")]:{start:"int32"},[own("StatefulSetUpdateStrategy")]:{type:"string as v1.StatefulSetUpdat\
eStrategyType",rollingUpdate:`pointer to ${own("RollingUpdateStatefulSetStrategy")}`},[own("RollingUpdateStatefulSetStrategy")]:{partition:"pointer to int32",maxUnavailable:"\
pointer to IntOrString",podUpdatePolicy:`string as ${own("PodUpdateStrategyType")}`,paused:"bool",unorderedUpdate:`pointer to ${own("UnorderedUpdateStrategy")}`,
inPlaceUpdateStrategy:"pointer to pub.InPlaceUpdateStrategy",minReadySeconds:"pointer to int32"},[own("UnorderedUpdateStrategy")]:{priorityStrategy:"pointer to \
pub.UpdatePriorityStrategy"}})}function daemonSetStructs(version,build){let own=name3=>`${version}.${name3}`,partition3=build.holds("advanced-daemonset-partitio\
n-percent")?"IntOrString":"int32",_a=common,{replicas:_}=_a,rest=__objRest(_a,["replicas"]);return __spreadProps(__spreadValues({},SHARED),{[own("DaemonSet")]:{
spec:own("DaemonSetSpec")},[own("DaemonSetSpec")]:__spreadValues(__spreadProps(__spreadValues({},rest),{updateStrategy:own("DaemonSetUpdateStrategy"),minReadySeconds:"\
int32",burstReplicas:"pointer to IntOrString",lifecycle:"pointer to pub.Lifecycle"}),version==="v1beta1"&&{scaleStrategy:`pointer to ${own("DaemonSetScaleStrate\
gy")}`}),[own("DaemonSetScaleStrategy")]:{partitionedScaling:"bool"},[own("DaemonSetUpdateStrategy")]:{type:`string as ${own("DaemonSetUpdateStrategyType")}`,rollingUpdate:`\
pointer to ${own("RollingUpdateDaemonSet")}`},[own("RollingUpdateDaemonSet")]:{rollingUpdateType:`string as ${own("RollingUpdateType")}`,maxUnavailable:"pointer\
 to IntOrString",maxSurge:"pointer to IntOrString",selector:"pointer to LabelSelector",partition:`pointer to ${partition3}`,paused:"pointer to bool"}})}function ownOf(version){return name3=>`${version}.${name3}`}var selector2="pointer to LabelSelector",amount3="pointer to IntOrString",seconds="pointer to int64";
function sidecarSetStructs(version,build,library){let own=ownOf(version),container=patchSchema("PodTemplateSpec",library).structs.get("Container"),share={type:`\
string as ${own("ShareVolumePolicyType")}`};return __spreadProps(__spreadValues({},cloneSetStructs(build)),{[own("SidecarSet")]:{spec:own("SidecarSetSpec")},[own(
"SidecarSetSpec")]:__spreadValues(__spreadProps(__spreadValues(__spreadValues({selector:selector2},version==="v1alpha1"&&{namespace:"string"}),build.holds("side\
carset-namespace-selector")&&{namespaceSelector:selector2}),{initContainers:`list of ${own("SidecarContainer")}`,containers:`list of ${own("SidecarContainer")}`,
volumes:"list of Volume",updateStrategy:own("SidecarSetUpdateStrategy"),injectionStrategy:own("SidecarSetInjectionStrategy"),imagePullSecrets:"list of LocalObje\
ctReference",revisionHistoryLimit:"pointer to int32"}),build.holds("sidecarset-patches-metadata")&&{patchPodMetadata:`list of ${own("SidecarSetPatchPodMetadata")}`}),
[own("SidecarContainer")]:__spreadValues(__spreadProps(__spreadValues({},Object.fromEntries([...container??[]].map(([name3,type])=>[name3,type.split(", ")[0]]))),
{podInjectPolicy:`string as ${own("PodInjectPolicyType")}`,upgradeStrategy:own("SidecarContainerUpgradeStrategy"),shareVolumePolicy:own("ShareVolumePolicy"),transferEnv:`\
list of ${own("TransferEnvVar")}`}),build.holds("sidecarset-resources-policy")&&{resourcesPolicy:`pointer to ${own("ResourcesPolicy")}`}),[own("SidecarContainer\
UpgradeStrategy")]:{upgradeType:`string as ${own("SidecarContainerUpgradeType")}`,hotUpgradeEmptyImage:"string"},[own("ShareVolumePolicy")]:share,[own("Transfer\
EnvVar")]:{sourceContainerName:"string",envName:"string",envNames:"list of string"},[own("ResourcesPolicy")]:{targetContainersMode:`string as ${own("TargetConta\
inersModeType")}`,targetContainersNameRegex:"string",resourcesExpr:own("ResourcesExpr")},[own("ResourcesExpr")]:{limits:`pointer to ${own("ResourceExprLimits")}`,
requests:`pointer to ${own("ResourceExprRequests")}`},[own("ResourceExprLimits")]:{cpu:"string",memory:"string"},[own("ResourceExprRequests")]:{cpu:"string",memory:"\
string"},[own("SidecarSetUpdateStrategy")]:__spreadProps(__spreadValues({type:`string as ${own("SidecarSetUpdateStrategyType")}`,paused:"bool",selector:selector2,
partition:amount3,maxUnavailable:amount3},build.holds("sidecarset-priority-strategy")&&{priorityStrategy:"pointer to pub.UpdatePriorityStrategy"}),{scatterStrategy:`\
list of ${own("UpdateScatterTerm")}`}),[own("UpdateScatterTerm")]:{key:"string",value:"string"},[own("SidecarSetInjectionStrategy")]:__spreadValues({paused:"boo\
l"},build.holds("sidecarset-revisions")&&{revision:`pointer to ${own("SidecarSetInjectRevision")}`}),[own("SidecarSetInjectRevision")]:{customVersion:"pointer t\
o string",revisionName:"pointer to string",policy:`string as ${own("SidecarSetInjectRevisionPolicy")}`},[own("SidecarSetPatchPodMetadata")]:{annotations:"map",patchPolicy:`\
string as ${own("SidecarSetPatchPolicyType")}`}})}function unitedDeploymentStructs(build){let own=ownOf("v1alpha1"),template3=spec=>({metadata:"ObjectMeta",spec}),
apps2={replicas:"pointer to int32",selector:selector2,template:"PodTemplateSpec",minReadySeconds:"int32"};return __spreadProps(__spreadValues(__spreadValues({},
cloneSetStructs(build)),statefulSetStructs("v1beta1",build)),{[own("UnitedDeployment")]:{spec:own("UnitedDeploymentSpec")},[own("UnitedDeploymentSpec")]:{replicas:"\
pointer to int32",selector:selector2,template:own("SubsetTemplate"),topology:own("Topology"),updateStrategy:own("UnitedDeploymentUpdateStrategy"),revisionHistoryLimit:"\
pointer to int32"},[own("SubsetTemplate")]:{statefulSetTemplate:`pointer to ${own("StatefulSetTemplateSpec")}`,advancedStatefulSetTemplate:`pointer to ${own("Ad\
vancedStatefulSetTemplateSpec")}`,cloneSetTemplate:`pointer to ${own("CloneSetTemplateSpec")}`,deploymentTemplate:`pointer to ${own("DeploymentTemplateSpec")}`},
[own("StatefulSetTemplateSpec")]:template3("v1.StatefulSetSpec"),[own("AdvancedStatefulSetTemplateSpec")]:template3("v1beta1.StatefulSetSpec"),[own("CloneSetTem\
plateSpec")]:template3(own("CloneSetSpec")),[own("DeploymentTemplateSpec")]:template3("v1.DeploymentSpec"),"v1.StatefulSetSpec":__spreadProps(__spreadValues({},
apps2),{serviceName:"string",volumeClaimTemplates:"list of v1.PersistentVolumeClaim"}),"v1.DeploymentSpec":__spreadProps(__spreadValues({},apps2),{paused:"bool",
progressDeadlineSeconds:"pointer to int32"}),[own("Topology")]:__spreadValues({subsets:`list of ${own("Subset")}`},build.holds("united-deployment-adaptive")&&{scheduleStrategy:own(
"UnitedDeploymentScheduleStrategy")}),[own("UnitedDeploymentScheduleStrategy")]:{type:`string as ${own("UnitedDeploymentScheduleStrategyType")}`,adaptive:`point\
er to ${own("AdaptiveUnitedDeploymentStrategy")}`},[own("AdaptiveUnitedDeploymentStrategy")]:__spreadValues({rescheduleCriticalSeconds:"pointer to int32"},build.
holds("united-deployment-checks-adaptive")&&{unschedulableDuration:"pointer to int32",reserveUnschedulablePods:"bool"}),[own("Subset")]:__spreadValues({name:"st\
ring",nodeSelectorTerm:"NodeSelectorTerm",tolerations:"list of Toleration",replicas:amount3},build.holds("united-deployment-min-max")&&{minReplicas:amount3,maxReplicas:amount3}),
[own("UnitedDeploymentUpdateStrategy")]:{type:`string as ${own("UpdateStrategyType")}`,manualUpdate:`pointer to ${own("ManualUpdate")}`},[own("ManualUpdate")]:{}})}
function jobStructs(version){let own=ownOf(version);return{[own("BroadcastJob")]:{spec:own("BroadcastJobSpec")},[own("BroadcastJobSpec")]:{parallelism:amount3,template:"\
PodTemplateSpec",completionPolicy:own("CompletionPolicy"),paused:"bool",failurePolicy:own("FailurePolicy")},[own("FailurePolicy")]:{type:`string as ${own("Failu\
rePolicyType")}`,restartLimit:"int32"},[own("CompletionPolicy")]:{type:`string as ${own("CompletionPolicyType")}`,activeDeadlineSeconds:seconds,ttlSecondsAfterFinished:"\
pointer to int32"},[own("AdvancedCronJob")]:{spec:own("AdvancedCronJobSpec")},[own("AdvancedCronJobSpec")]:{schedule:"string",timeZone:"pointer to string",startingDeadlineSeconds:seconds,
concurrencyPolicy:`string as ${own("ConcurrencyPolicy")}`,paused:"pointer to bool",successfulJobsHistoryLimit:"pointer to int32",failedJobsHistoryLimit:"pointer\
 to int32",template:own("CronJobTemplate")},[own("CronJobTemplate")]:{jobTemplate:"pointer to v1.JobTemplateSpec",broadcastJobTemplate:`pointer to ${own("Broadc\
astJobTemplateSpec")}`},"v1.JobTemplateSpec":{metadata:"ObjectMeta",spec:"v1.JobSpec"},"v1.JobSpec":{parallelism:"pointer to int32",completions:"pointer to int3\
2",activeDeadlineSeconds:seconds,backoffLimit:"pointer to int32",template:"PodTemplateSpec",ttlSecondsAfterFinished:"pointer to int32"},[own("BroadcastJobTempla\
teSpec")]:{metadata:"ObjectMeta",spec:own("BroadcastJobSpec")}}}function pullJobStructs(version){let own=ownOf(version),common3={pullSecrets:"list of string",selector:`\
pointer to ${own("ImagePullJobNodeSelector")}`,podSelector:`pointer to ${own("ImagePullJobPodSelector")}`,parallelism:amount3,pullPolicy:`pointer to ${own("Pull\
Policy")}`,completionPolicy:own("CompletionPolicy")},chosen2={matchLabels:"map",matchExpressions:"list of LabelSelectorRequirement"};return __spreadProps(__spreadValues(
{},jobStructs(version)),{[own("ImagePullJob")]:{spec:own("ImagePullJobSpec")},[own("ImagePullJobSpec")]:__spreadValues({image:"string"},common3),[own("ImageList\
PullJob")]:{spec:own("ImageListPullJobSpec")},[own("ImageListPullJobSpec")]:__spreadValues({images:"list of string"},common3),[own("ImagePullJobNodeSelector")]:__spreadValues(
{names:"list of string"},chosen2),[own("ImagePullJobPodSelector")]:chosen2,[own("PullPolicy")]:{timeoutSeconds:"pointer to int32",backoffLimit:"pointer to int32"}})}function denial(by,id,path5,build,values={}){return{by,id,message:build.say(id,values),path:path5}}function gatesOff(by,id,values,build){return[denial(by,id,[],
build,values)]}function standing(list7,manifest){let own=list7.findIndex(each=>each===manifest||each.name===manifest.name);return own<0?[...list7]:list7.slice(0,
own)}function*plainName(scope,name3,message,at21){name3!==""&&(/^[a-zA-Z0-9-]+$/.test(name3)||(yield scope.invalid(at21,name3,message)),byteLength(name3)>63&&(yield scope.
invalid(at21,name3,"name-too-long",{max:63})))}function versionOf({apiVersion}){return apiVersion.slice(apiVersion.indexOf("/")+1)}var GATED={UserNamespacesSupport:["hostUsers"],SupplementalGroupsPolicy:["securityContext.supplementalGroupsPolicy"],SELinuxChangePolicy:["securityContext.seLin\
uxChangePolicy"],PodLevelResources:["resources"],HostnameOverride:["hostnameOverride"],DynamicResourceAllocation:["resourceClaims","*[].resources.claims"],PodSchedulingReadiness:[
"schedulingGates"],NodeInclusionPolicyInPodTopologySpread:["topologySpreadConstraints[].nodeAffinityPolicy","topologySpreadConstraints[].nodeTaintsPolicy"],MatchLabelKeysInPodTopologySpread:[
"topologySpreadConstraints[].matchLabelKeys"],MatchLabelKeysInPodAffinity:["podAffinity","podAntiAffinity"].flatMap(kind=>["matchLabelKeys","mismatchLabelKeys"].
flatMap(keys=>[`affinity.${kind}.requiredDuringSchedulingIgnoredDuringExecution[].${keys}`,`affinity.${kind}.preferredDuringSchedulingIgnoredDuringExecution[].p\
odAffinityTerm.${keys}`])),ClusterTrustBundleProjection:["volumes[].projected.sources[].clusterTrustBundle"],PodCertificateRequest:["volumes[].projected.sources\
[].podCertificate"],InPlacePodVerticalScaling:["*[].resizePolicy"],SidecarContainers:["initContainers[].restartPolicy"],RecursiveReadOnlyMounts:["*[].volumeMoun\
ts[].recursiveReadOnly"],EnvFiles:["*[].env[].valueFrom.fileKeyRef"],PodLifecycleSleepAction:["*[].lifecycle.preStop.sleep","*[].lifecycle.postStart.sleep"],ContainerStopSignals:[
"*[].lifecycle.stopSignal"],AppArmorFields:["securityContext.appArmorProfile","*[].securityContext.appArmorProfile"]},CONTAINERS=["containers","initContainers",
"ephemeralContainers"];function dropDisabledFields(spec,build,tell=()=>{}){for(let[gate,paths]of Object.entries(GATED))for(let path5 of paths){let steps2=path5.
split(".");if(!(!(steps2[0]==="*[]"?CONTAINERS.some(list7=>list7 in spec):steps2[0].replace("[]","")in spec)||!has(spec,steps2)||build.enabled(gate))&&(remove(spec,
steps2,[],at21=>tell(at21,gate)),path5.startsWith("*[].lifecycle.")))for(let container of CONTAINERS.flatMap(list7=>objects(spec[list7])))dropEmptyLifecycle(container)}
dropRestartRules(spec,build,tell),resetProcMount(spec,build,tell),dropImageVolumes(spec,build,tell)}function members2(value2,step){let lists=step==="*[]"?CONTAINERS:
step.endsWith("[]")?[step.slice(0,-2)]:[],inner=value2[step];return lists.length===0?isObject(inner)?[[inner,[step]]]:[]:lists.flatMap(list7=>itemsOf(value2[list7]).
map(([item,index])=>[item,[list7,index]]))}function itemsOf(list7){return Array.isArray(list7)?list7.flatMap((item,index)=>isObject(item)?[[item,index]]:[]):[]}
function has(value2,[step="",...rest]){return rest.length===0?Object.hasOwn(value2,step):members2(value2,step).some(([each])=>has(each,rest))}function remove(value2,[
step="",...rest],at21,tell){if(rest.length>0)for(let[each,path5]of members2(value2,step))remove(each,rest,[...at21,...path5],tell);else Object.hasOwn(value2,step)&&
(tell([...at21,step]),delete value2[step])}function dropRestartRules(spec,build,tell){if(build.holds("container-restart-rules-known"))for(let list7 of CONTAINERS)
for(let[container,index]of itemsOf(spec[list7])){if(container.restartPolicy===void 0&&container.restartPolicyRules===void 0)continue;if(build.enabled("Container\
RestartRules"))return;let native=list7==="initContainers"&&container.restartPolicy==="Always";for(let key2 of native?["restartPolicyRules"]:["restartPolicy","re\
startPolicyRules"])remove(container,[key2],[list7,index],path5=>tell(path5,"ContainerRestartRules"))}}function resetProcMount(spec,build,tell){for(let list7 of CONTAINERS)
for(let[{securityContext:context},index]of itemsOf(spec[list7]))if(!(!isObject(context)||(context.procMount??"Default")==="Default")){if(build.enabled("ProcMoun\
tType"))return;tell([list7,index,"securityContext","procMount"],"ProcMountType"),context.procMount="Default"}}function dropImageVolumes(spec,build,tell){let gone=new Set(
objects(spec.volumes).flatMap(({name:name3,image})=>image!==void 0?[name3]:[]));if(gone.size===0||build.enabled("ImageVolume"))return;for(let[{image},index]of itemsOf(
spec.volumes))image!==void 0&&tell(["volumes",index,"image"],"ImageVolume");let without=list7=>objects(list7).filter(({name:name3})=>!gone.has(name3));spec.volumes=
without(spec.volumes);for(let container of CONTAINERS.flatMap(list7=>objects(spec[list7])))container.volumeMounts!==void 0&&(container.volumeMounts=without(container.
volumeMounts))}function dropEmptyLifecycle(container){let{lifecycle:lifecycle2}=container;if(isObject(lifecycle2)){for(let hook of["preStop","postStart"]){let handler2=lifecycle2[hook];
isObject(handler2)&&Object.keys(handler2).length===0&&delete lifecycle2[hook]}Object.keys(lifecycle2).length===0&&delete container.lifecycle}}function templateOf2(manifest){let path5=templatePath(manifest),found=path5&&valueAt(manifest.value,path5);return isObject(found)?found:void 0}function claimVolumes(manifest){
let path5=claimsPath(manifest);return objects(path5&&valueAt(manifest.value,path5)).map(claim=>{let name3=text(member2(claim,"metadata").name);return{name:name3,
persistentVolumeClaim:{claimName:name3}}})}function storedTemplate(manifest,world){let kruise2=kindOf2(manifest.group,manifest.kind)?.of==="kruise",template3=templateOf2(manifest)??{},written2={metadata:member2(
template3,"metadata"),spec:member2(template3,"spec")},stored3=typed(written2,kruise2?world.kruiseStructs():world.structs(),new Origins),spec=member2(stored3,"sp\
ec"),defaulted=givesDefaults(manifest,world);return defaulted&&alwaysPull(spec),(defaulted||!kruise2)&&defaultPodSpec(spec,kruise2?world.cluster.library("kruise"):
world.cluster,!1),{metadata:member2(stored3,"metadata"),spec}}function givesDefaults(manifest,{cluster}){return kindOf2(manifest.group,manifest.kind)?.of!=="kru\
ise"||manifest.kind==="DaemonSet"?!1:!templatePath(manifest)?.includes("deploymentTemplate")&&!cluster.kruiseEnabled("TemplateNoDefaults")}function alwaysPull(spec){
for(let container of objects(spec.containers))text(container.imagePullPolicy)||(container.imagePullPolicy="Always")}function*affinityLabelKeys(scope,term,at21){let selector4=child2(term,"labelSelector"),keys=texts3(term,"matchLabelKeys"),mismatched=texts3(term,"mismatchLabelK\
eys");yield*keyNames(scope,keys,selector4,[...at21,"matchLabelKeys"]),yield*keyNames(scope,mismatched,selector4,[...at21,"mismatchLabelKeys"]);let seen=new Set(
textMap(selector4,"matchLabels").map(([key2])=>key2));for(let[expression]of items(selector4,"matchExpressions")){let key2=text2(expression,"key"),index=keys.lastIndexOf(
key2);index!==-1&&seen.has(key2)&&(yield __spreadProps(__spreadValues({},scope.invalid([...at21,index],key2,"label-key-in-selector")),{place:[...plainPath(at21),
"matchLabelKeys",index]})),seen.add(key2)}for(let[index,key2]of keys.entries())mismatched.includes(key2)&&(yield scope.invalid([...at21,"matchLabelKeys",index],
key2,"label-key-mismatched"))}function*keyNames(scope,keys,selector4,at21){if(keys.length!==0){if(!selector4){yield scope.forbidden(at21,"label-keys-need-select\
or");return}for(let[index,key2]of keys.entries())yield*validateName(scope,isQualifiedName,key2,[...at21,index])}}function*spreadLabelKeys(scope,constraint,at21){
let keys=texts3(constraint,"matchLabelKeys");if(keys.length===0)return;if(scope.build.enabled("MatchLabelKeysInPodTopologySpreadSelectorMerge")&&scope.build.enabled(
"MatchLabelKeysInPodTopologySpread")){yield*affinityLabelKeys(scope,__spreadProps(__spreadValues({},constraint),{mismatchLabelKeys:[]}),at21);return}let selector4=child2(
constraint,"labelSelector"),here=[...at21,"matchLabelKeys"];!selector4&&scope.build.holds("spread-label-keys-need-selector")&&(yield scope.forbidden(here,"label\
-keys-need-selector"));let inSelector=new Set([...textMap(selector4,"matchLabels").map(([key2])=>key2),...items(selector4,"matchExpressions").map(([expression])=>text2(
expression,"key"))]);for(let[index,key2]of keys.entries())yield*validateName(scope,isQualifiedName,key2,[...here,index]),inSelector.has(key2)&&(yield scope.invalid(
[...here,index],key2,"label-key-in-selector"))}var required="requiredDuringSchedulingIgnoredDuringExecution",preferred="preferredDuringSchedulingIgnoredDuringExecution";function validateNodeSelectorTerm(term,at21,build,checkValues=!1){
let fields=record(term);return fields?[...nodeSelectorTerm(scopeOf(build),fields,checkValues,at21)]:[]}function validatePreferredSchedulingTerms(terms,at21,build){
return[...preferredTerms(scopeOf(build),{terms},"terms",at21)]}function*affinity(scope,fields,at21){let node=child2(fields,"nodeAffinity");if(node){let here=[...at21,
"nodeAffinity"],selector4=child2(node,required);selector4&&(yield*nodeSelector(scope,selector4,[...here,required])),yield*preferredTerms(scope,node,preferred,[...here,
preferred])}for(let name3 of["podAffinity","podAntiAffinity"]){let pods=child2(fields,name3);if(pods){for(let[term,index]of items(pods,required))yield*podTerm(scope,
term,[...at21,name3,required,index]);for(let[weighted,index]of items(pods,preferred)){let here=[...at21,name3,preferred,index];yield*weight(scope,weighted,here),
yield*podTerm(scope,child2(weighted,"podAffinityTerm")??{},[...here,"podAffinityTerm"])}}}}function*weight(scope,term,at21){let value2=number(term,"weight")??0;
(value2<=0||value2>100)&&(yield scope.invalid([...at21,"weight"],value2,"weight-range"))}function*nodeSelector(scope,selector4,at21){let here=[...at21,"nodeSele\
ctorTerms"],terms=member(selector4,"nodeSelectorTerms");(!Array.isArray(terms)||terms.length===0)&&(yield scope.required(here,"node-selector-term-required"));let checkValues=scope.
build.holds("node-affinity-values-checked");for(let[term,index]of items(selector4,"nodeSelectorTerms"))yield*nodeSelectorTerm(scope,term,checkValues,[...here,index])}
function*preferredTerms(scope,fields,name3,at21){for(let[term,index]of items(fields,name3))yield*weight(scope,term,[...at21,index]),yield*nodeSelectorTerm(scope,
child2(term,"preference")??{},!1,[...at21,index,"preference"])}function*nodeSelectorTerm(scope,term,checkValues,at21){for(let[requirement2,index]of items(term,"\
matchExpressions"))yield*nodeRequirement(scope,requirement2,checkValues,[...at21,"matchExpressions",index]);for(let[requirement2,index]of items(term,"matchField\
s"))yield*nodeField(scope,requirement2,[...at21,"matchFields",index])}function*nodeRequirement(scope,requirement2,checkValues,at21){let values=texts3(requirement2,
"values"),operator=text2(requirement2,"operator"),here=[...at21,"values"];if(operator==="In"||operator==="NotIn"?values.length===0&&(yield scope.required(here,"\
selector-values-required")):operator==="Exists"||operator==="DoesNotExist"?values.length>0&&(yield scope.forbidden(here,"selector-values-forbidden")):operator===
"Gt"||operator==="Lt"?values.length!==1&&(yield scope.required(here,"node-selector-single-value")):yield scope.invalid([...at21,"operator"],operator,"selector-o\
perator"),yield*validateName(scope,isQualifiedName,text2(requirement2,"key"),[...at21,"key"]),!!checkValues)for(let[index,value2]of values.entries())yield*validateName(
scope,isLabelValue,value2,[...here,index])}function*nodeField(scope,requirement2,at21){let values=texts3(requirement2,"values"),operator=text2(requirement2,"ope\
rator"),key2=text2(requirement2,"key");if(operator!=="In"&&operator!=="NotIn"?yield scope.invalid([...at21,"operator"],operator,"selector-operator"):values.length!==
1&&(yield scope.required([...at21,"values"],"node-field-one-value")),key2!=="metadata.name")yield scope.invalid([...at21,"key"],key2,"node-field-key");else for(let[
index,value2]of values.entries())yield*validateName(scope,isDNS1123Subdomain,value2,[...at21,"values",index])}function*podTerm(scope,term,at21){yield*selectorErrors(
scope,child2(term,"labelSelector"),[...at21,"labelSelector"]),yield*selectorErrors(scope,child2(term,"namespaceSelector"),[...at21,"namespaceSelector"]);for(let[
index,name3]of texts3(term,"namespaces").entries())for(let error of validateName(scope,isDNS1123Label,name3,[...at21,"namespace"]))yield __spreadProps(__spreadValues(
{},error),{place:[...plainPath(at21),"namespaces",index]});scope.build.holds("affinity-label-keys-known")&&(yield*affinityLabelKeys(scope,term,at21));let key2=text2(
term,"topologyKey");key2===""&&(yield scope.required([...at21,"topologyKey"],"can-not-be-empty")),yield*validateName(scope,isQualifiedName,key2,[...at21,"topolo\
gyKey"])}var volumeFields=["metadata.annotations","metadata.labels","metadata.name","metadata.namespace","metadata.uid"],convertible=new Set([...volumeFields,"spec.nodeN\
ame","spec.restartPolicy","spec.serviceAccountName","spec.schedulerName","status.phase","status.hostIP","status.podIP","status.podIPs","spec.host"]),resources=[
"cpu","ephemeral-storage","memory"],resourceFields=[...resources.map(name3=>`limits.${name3}`),...resources.map(name3=>`requests.${name3}`)],sizes=["1",...["k",
"M","G","T","P","E","Ki","Mi","Gi","Ti","Pi","Ei"].map(unit=>`1${unit}`)];function envFields(build){return["metadata.name","metadata.namespace","metadata.uid","\
spec.nodeName","spec.serviceAccountName","status.hostIP",...build.holds("downward-host-ips-known")?["status.hostIPs"]:[],"status.podIP","status.podIPs"]}function*objectField(scope,reference3,allowed,at21){
let version=text2(reference3,"apiVersion"),path5=text2(reference3,"fieldPath");if(version===""){yield scope.required([...at21,"apiVersion"]);return}if(path5===""){
yield scope.required([...at21,"fieldPath"]);return}let here=[...at21,"fieldPath"];if(version!=="v1"){yield scope.invalid(here,path5,"field-path-version",{version});
return}let subscript=splitSubscript(path5);if(subscript){let{parent,key:key2}=subscript;parent==="metadata.annotations"?yield*validateName(scope,isQualifiedName,
key2.toLowerCase(),at21):parent==="metadata.labels"?yield*validateName(scope,isQualifiedName,key2,at21):yield scope.invalid(here,path5,"field-path-subscript",{path:path5});
return}let hostIPs=path5==="status.hostIPs"&&scope.build.holds("downward-host-ips-known");if(!convertible.has(path5)&&!hostIPs)yield scope.invalid(here,path5,"f\
ield-path-unknown",{path:path5});else{let internal=path5==="spec.host"?"spec.nodeName":path5;allowed.includes(internal)||(yield scope.notSupported(here,internal,
allowed))}}function*hostAddresses(scope,reference3,at21){text2(reference3,"fieldPath")!=="status.hostIPs"||!scope.build.holds("downward-host-ips-gated")||scope.
build.enabled("PodHostIPs")||(yield scope.forbidden(at21,"downward-host-ips-gate"))}function splitSubscript(path5){let open=path5.indexOf("['");if(!(open<1||!path5.
endsWith("']")||path5.length<open+4))return{parent:path5.slice(0,open),key:path5.slice(open+2,-2)}}function*resourceField(scope,reference3,inVolume,at21){let resource=text2(
reference3,"resource");inVolume&&text2(reference3,"containerName")===""?yield scope.required([...at21,"containerName"]):resource===""?yield scope.required([...at21,
"resource"]):!resourceFields.includes(resource)&&!(isHugePages3(resource)&&hugePagesAllowed(scope.build))&&(yield scope.notSupported([...at21,"resource"],resource,
resourceFields)),yield*divisor(scope,resource,member(reference3,"divisor"),[...at21,"divisor"])}function isHugePages3(resource){return resource.startsWith("requ\
ests.hugepages-")||resource.startsWith("limits.hugepages-")}function hugePagesAllowed(build){return build.holds("downward-huge-pages-always")||build.enabled("Do\
wnwardAPIHugePages")}function*divisor(scope,resource,value2,at21){let quantity=parseQuantity(String(value2??"0").trim());if(!isQuantity(quantity)||quantity.mantissa===
0n)return;let written2=formatQuantity(quantity),name3=resource.replace(/^(limits|requests)\./,"");name3!==resource&&(name3==="cpu"?written2!=="1m"&&written2!=="\
1"&&(yield scope.invalid(at21,resource,"divisor-cpu")):sizes.includes(written2)||(name3==="memory"?yield scope.invalid(at21,resource,"divisor-memory"):name3==="\
ephemeral-storage"?yield scope.invalid(at21,resource,"divisor-ephemeral-storage"):isHugePages3(resource)&&(yield scope.invalid(at21,resource,"divisor-huge-pages"))))}function*noBacksteps(scope,path5,at21){path5.split("/").includes("..")&&(yield scope.invalid(at21,path5,"path-backsteps"))}function*descendingPath(scope,path5,at21){
path5.startsWith("/")&&(yield scope.invalid(at21,path5,"path-must-be-relative")),yield*noBacksteps(scope,path5,at21)}function*nonReservedPath(scope,path5,at21){
yield*descendingPath(scope,path5,at21),path5.startsWith("..")&&!path5.startsWith("../")&&(yield scope.invalid(at21,path5,"name-starts-with-dots"))}function*fileMode(scope,mode2,at21){
mode2!==void 0&&(mode2>511||mode2<0)&&(yield scope.invalid(at21,mode2,"file-mode"))}function*environment(scope,container,at21){for(let[variable,index]of items(container,"env")){let here=[...at21,index],name3=text2(variable,"name");name3===""?yield scope.
required([...here,"name"]):yield*validateName(scope,isEnvVarName,name3,[...here,"name"]);let source2=child2(variable,"valueFrom");source2&&(yield*valueFrom(scope,
source2,text2(variable,"value"),[...here,"valueFrom"]))}}function*valueFrom(scope,source2,value2,at21){let sources2=0,fieldRef=child2(source2,"fieldRef");fieldRef&&
(sources2++,yield*objectField(scope,fieldRef,envFields(scope.build),[...at21,"fieldRef"]),yield*hostAddresses(scope,fieldRef,[...at21,"fieldRef"]));let resourceFieldRef=child2(
source2,"resourceFieldRef");resourceFieldRef&&(sources2++,yield*resourceField(scope,resourceFieldRef,!1,[...at21,"resourceFieldRef"]));for(let name3 of["configM\
apKeyRef","secretKeyRef"]){let reference3=child2(source2,name3);reference3&&(sources2++,yield*keyReference(scope,reference3,[...at21,name3]))}let fileKeyRef=scope.
build.holds("env-file-keys-known")?child2(source2,"fileKeyRef"):void 0;fileKeyRef&&(sources2++,yield*fileKey(scope,fileKeyRef,[...at21,"fileKeyRef"])),sources2===
0?yield scope.invalid(at21,"",scope.build.enabled("EnvFiles")?"env-value-from-none-of-files":"env-value-from-none"):value2!==""?yield scope.invalid(at21,"","env\
-value-and-source"):sources2>1&&(yield scope.invalid(at21,"","more-than-one-field"))}function*keyReference(scope,reference3,at21){yield*validateName(scope,isDNS1123Subdomain,
text2(reference3,"name"),[...at21,"name"]);let key2=text2(reference3,"key");key2===""?yield scope.required([...at21,"key"]):yield*validateName(scope,isConfigMapKey,
key2,[...at21,"key"])}function*fileKey(scope,reference3,at21){let key2=text2(reference3,"key");key2===""?yield scope.required([...at21,"key"]):yield*validateName(
scope,isRelaxedEnvVarName,key2,[...at21,"key"]);let volume=text2(reference3,"volumeName");volume===""?yield scope.required([...at21,"volumeName"]):yield*validateName(
scope,isDNS1123Label,volume,[...at21,"volumeName"]);let path5=text2(reference3,"path");path5===""?yield scope.required([...at21,"path"]):yield*noBacksteps(scope,
path5,[...at21,"path"])}function*environmentFrom(scope,container,at21){for(let[source2,index]of items(container,"envFrom")){let here=[...at21,index],prefix=text2(
source2,"prefix");prefix!==""&&(yield*validateName(scope,isEnvVarName,prefix,[...here,"prefix"]));let sources2=0;for(let name3 of["configMapRef","secretRef"]){let reference3=child2(
source2,name3);if(!reference3)continue;sources2++;let object3=text2(reference3,"name");object3===""?yield scope.required([...here,name3,"name"]):yield*validateName(
scope,isDNS1123SubdomainPrefix,object3,[...here,name3,"name"])}let message=sources2===0?"env-from-none":sources2>1?"more-than-one-field":void 0;message&&(yield __spreadProps(
__spreadValues({},scope.invalid(at21,"",message)),{place:plainPath(here)}))}}var isDNS1123SubdomainPrefix=(value2,build)=>isDNS1123Subdomain(value2.length>1&&value2.
endsWith("-")?`${value2.slice(0,-1)}a`:value2,build);function*fileKeyVolumes(scope,spec,at21){if(!scope.build.holds("env-file-keys-known"))return;let volumes2=new Map(
items(spec,"volumes").map(([volume])=>[text2(volume,"name"),volume]));for(let list7 of["initContainers","containers","ephemeralContainers"])for(let[container,index]of items(
spec,list7))for(let[variable,variableIndex]of items(container,"env")){let reference3=child2(child2(variable,"valueFrom"),"fileKeyRef");if(!reference3)continue;let here=[
...at21,list7,index,"env",variableIndex,"valueFrom","fileKeyRef","volumeName"],name3=text2(reference3,"volumeName"),volume=volumes2.get(name3);volume?child2(volume,
"emptyDir")||(yield scope.invalid(here,name3,"file-key-volume-type")):yield scope.notFound(here,name3)}}var propagations=["Bidirectional","HostToContainer","None"],recursions=["Disabled","Enabled","IfPossible"];function pathsByName(container,list7,path5){return new Map(
items(container,list7).map(([each])=>[text2(each,"name"),text2(each,path5)]))}function*volumeMounts(scope,container,volumes2,at21){let devices=pathsByName(container,
"volumeDevices","devicePath"),devicePaths=new Set(devices.values()),paths=new Set;for(let[mount,index]of items(container,"volumeMounts")){let here=[...at21,index],
name3=text2(mount,"name"),path5=text2(mount,"mountPath");name3===""&&(yield scope.required([...here,"name"])),volumes2.has(name3)||(yield scope.notFound([...here,
"name"],name3)),path5===""&&(yield scope.required([...here,"mountPath"])),paths.has(path5)&&(yield scope.invalid([...here,"mountPath"],path5,"must-be-unique")),
paths.add(path5),devices.has(name3)&&(yield scope.invalid([...here,"name"],name3,"mount-is-device")),devicePaths.has(path5)&&(yield scope.invalid([...here,"moun\
tPath"],path5,"mount-path-is-device")),yield*subPaths(scope,mount,volumes2.get(name3),here,at21),yield*propagation(scope,mount,container,here,at21),yield*recursiveReadOnly(
scope,mount,here,at21)}}function*subPaths(scope,mount,volume,here,list7){let subPath=text2(mount,"subPath"),expression=text2(mount,"subPathExpr");child2(volume,
"image")&&scope.build.holds("image-volume-refuses-subpath")&&(subPath!==""&&(yield scope.invalid([...here,"subPath"],subPath,"image-volume-subpath")),expression!==
""&&(yield scope.invalid([...here,"subPathExpr"],expression,"image-volume-subpath")));let base=plainPath(here);subPath!==""&&(yield*placed3(descendingPath(scope,
subPath,[...list7,"subPath"]),[...base,"subPath"])),expression!==""&&(subPath!==""&&(yield scope.invalid([...here,"subPathExpr"],expression,"subpath-and-express\
ion")),yield*placed3(descendingPath(scope,expression,[...list7,"subPathExpr"]),[...base,"subPathExpr"]))}function*propagation(scope,mount,container,here,list7){
let mode2=optionalText(mount,"mountPropagation");if(mode2===void 0)return;let place2=[...plainPath(here),"mountPropagation"],at21=[...list7,"mountPropagation"];
propagations.includes(mode2)||(yield __spreadProps(__spreadValues({},scope.notSupported(at21,mode2,propagations)),{place:place2})),mode2==="Bidirectional"&&!flag(
child2(container,"securityContext"),"privileged")&&(yield __spreadProps(__spreadValues({},scope.forbidden(at21,"propagation-needs-privilege")),{place:place2}))}
function*recursiveReadOnly(scope,mount,here,list7){if(!scope.build.holds("recursive-read-only-known"))return;let mode2=optionalText(mount,"recursiveReadOnly");if(mode2===
void 0||mode2==="Disabled")return;let place2=[...plainPath(here),"recursiveReadOnly"],at21=[...list7,"recursiveReadOnly"];if(mode2!=="Enabled"&&mode2!=="IfPossi\
ble"){yield __spreadProps(__spreadValues({},scope.notSupported(at21,mode2,recursions)),{place:place2});return}flag(mount,"readOnly")||(yield __spreadProps(__spreadValues(
{},scope.forbidden(at21,"recursive-needs-read-only")),{place:place2})),(optionalText(mount,"mountPropagation")??"None")!=="None"&&(yield __spreadProps(__spreadValues(
{},scope.forbidden(at21,"recursive-needs-no-propagation")),{place:place2}))}function*volumeDevices(scope,container,volumes2,at21){let mounts=pathsByName(container,
"volumeMounts","mountPath"),mountPaths=new Set(mounts.values()),names=new Set,paths=new Set;for(let[device,index]of items(container,"volumeDevices")){let here=[
...at21,index],name3=text2(device,"name"),path5=text2(device,"devicePath"),volume=volumes2.get(name3);name3===""&&(yield scope.required([...here,"name"])),names.
has(name3)&&(yield scope.invalid([...here,"name"],name3,"must-be-unique")),volume&&!child2(volume,"persistentVolumeClaim")&&!child2(volume,"ephemeral")&&(yield scope.
invalid([...here,"name"],name3,"device-volume-type")),volume||(yield scope.notFound([...here,"name"],name3)),path5===""&&(yield scope.required([...here,"deviceP\
ath"])),paths.has(path5)&&(yield scope.invalid([...here,"devicePath"],path5,"must-be-unique")),path5.split("/").includes("..")?yield scope.invalid([...here,"dev\
icePath"],path5,"device-backsteps"):paths.add(path5),mounts.has(name3)&&(yield scope.invalid([...here,"name"],name3,"device-is-mount")),mountPaths.has(path5)&&(yield scope.
invalid([...here,"devicePath"],path5,"device-path-is-mount")),name3!==""&&names.add(name3)}}var protocols=["SCTP","TCP","UDP"];function*containerPorts(scope,container,at21){let names=new Set;for(let[port,index]of items(container,"ports")){let here=[...at21,
index];yield*portName(scope,text2(port,"name"),names,[...here,"name"]);let containerPort=number(port,"containerPort")??0;containerPort===0?yield scope.required(
[...here,"containerPort"]):yield*validateRange(scope,containerPort,1,65535,[...here,"containerPort"]);let hostPort=number(port,"hostPort")??0;hostPort!==0&&(yield*validateRange(
scope,hostPort,1,65535,[...here,"hostPort"]));let protocol=text2(port,"protocol");protocol===""?yield scope.required([...here,"protocol"]):protocols.includes(protocol)||
(yield scope.notSupported([...here,"protocol"],protocol,protocols))}}function*portName(scope,name3,names,at21){name3!==""&&(isPortName(name3,scope.build).length>
0?yield*validateName(scope,isPortName,name3,at21):names.has(name3)?yield scope.duplicate(at21,name3):names.add(name3))}function*portNumberOrName(scope,port,at21){
typeof port=="string"?yield*validateName(scope,isPortName,port,at21):yield*validateRange(scope,typeof port=="number"?port:0,1,65535,at21)}function*hostPortConflicts(scope,containers2,at21){
let taken=new Set;for(let[container,index]of containers2)for(let[port,portIndex]of items(container,"ports")){let hostPort=number(port,"hostPort")??0;if(hostPort===
0)continue;let claim=`${text2(port,"protocol")}/${text2(port,"hostIP")}/${hostPort}`;taken.has(claim)&&(yield scope.duplicate([...at21,index,"ports",portIndex,"\
hostPort"],claim)),taken.add(claim)}}function*hostNetworkPorts(scope,spec,at21){if(!flag(spec,"hostNetwork"))return;let byHostPort=scope.build.holds("host-netwo\
rk-names-host-port");for(let[container,index]of items(spec,"containers"))for(let[port,portIndex]of items(container,"ports")){let hostPort=number(port,"hostPort")??
0,containerPort=number(port,"containerPort")??0,here=[...at21,"containers",index,"ports",portIndex];hostPort!==containerPort&&(byHostPort?(scope.resourceIsPod||
hostPort!==0)&&(yield scope.invalid([...here,"hostPort"],hostPort,"host-network-host-port")):yield scope.invalid([...here,"containerPort"],containerPort,"host-n\
etwork-container-port"))}}var plain="ABRT ALRM BUS CHLD CLD CONT FPE HUP ILL INT IO IOT KILL PIPE POLL PROF PWR QUIT RTMAX RTMIN SEGV STKFLT STOP SYS TERM TRAP TSTP TTIN TTOU URG USR1 US\
R2 VTALRM WINCH XCPU XFSZ",realTime=[...Array.from({length:14},(_,index)=>`RTMAX-${index+1}`),...Array.from({length:15},(_,index)=>`RTMIN+${index+1}`)],linux=[...plain.
split(" "),...realTime].map(name3=>`SIG${name3}`).sort();function signals(system){return system==="linux"?linux:system==="windows"?["SIGKILL","SIGTERM"]:void 0}var schemes=["HTTP","HTTPS"],counts=["initialDelaySeconds","timeoutSeconds","periodSeconds","successThreshold","failureThreshold"];function*probes(scope,container,at21){
yield*onceSuccessful(scope,child2(container,"livenessProbe"),[...at21,"livenessProbe"]);let readiness=child2(container,"readinessProbe");if(readiness){let here=[
...at21,"readinessProbe"];yield*probe(scope,readiness,here);let grace=number(readiness,"terminationGracePeriodSeconds");grace!==void 0&&(yield scope.invalid([...here,
"terminationGracePeriodSeconds"],grace,"readiness-grace-period"))}yield*onceSuccessful(scope,child2(container,"startupProbe"),[...at21,"startupProbe"])}function*onceSuccessful(scope,fields,at21){
if(!fields)return;yield*probe(scope,fields,at21);let threshold=number(fields,"successThreshold")??0;threshold!==1&&(yield scope.invalid([...at21,"successThresho\
ld"],threshold,"must-be-one"))}function*probe(scope,fields,at21){yield*handler(scope,fields,["exec","httpGet","tcpSocket","grpc"],void 0,at21);for(let name3 of counts){
let value2=number(fields,name3)??0;value2<0&&(yield scope.invalid([...at21,name3],value2,"must-not-be-negative"))}let grace=number(fields,"terminationGracePerio\
dSeconds");grace!==void 0&&grace<=0&&(yield scope.invalid([...at21,"terminationGracePeriodSeconds"],grace,"must-be-positive"))}function*lifecycle(scope,container,pod,at21){
let fields=child2(container,"lifecycle");if(!fields)return;let kinds2=["exec","httpGet","tcpSocket",...scope.build.holds("sleep-handler-known")?["sleep"]:[]];for(let name3 of[
"postStart","preStop"]){let hook=child2(fields,name3);hook&&(yield*handler(scope,hook,kinds2,pod.gracePeriod,[...at21,name3]))}let signal=scope.build.holds("sto\
p-signal-known")?optionalText(fields,"stopSignal"):void 0;if(signal===void 0)return;let here=[...at21,"stopSignal"];pod.system===void 0&&(yield scope.forbidden(
here,"stop-signal-needs-os"));let supported2=signals(pod.system);supported2&&!supported2.includes(signal)&&(yield scope.notSupported(here,signal,supported2))}function*handler(scope,fields,kinds2,grace,at21){
let handlers=0;for(let kind of kinds2){let action=child2(fields,kind);if(!action)continue;let here=[...at21,kind];handlers++>0?yield scope.forbidden(here,"more-\
than-one-handler"):yield*actions[kind](scope,action,here,grace)}handlers===0&&(yield scope.required(at21,"handler-required"))}var actions={*exec(scope,action,at21){
texts3(action,"command").length===0&&(yield scope.required([...at21,"command"]))},*httpGet(scope,action,at21){text2(action,"path")===""&&(yield scope.required([
...at21,"path"])),yield*portNumberOrName(scope,member(action,"port"),[...at21,"port"]);let scheme=text2(action,"scheme");schemes.includes(scheme)||(yield scope.
notSupported([...at21,"scheme"],scheme,schemes));for(let[header2,index]of items(action,"httpHeaders")){let list7=[...at21,"httpHeaders"],place2=plainPath([...list7,
index,"name"]);yield*placed3(validateName(scope,isHTTPHeaderName,text2(header2,"name"),list7),place2)}},*tcpSocket(scope,action,at21){yield*portNumberOrName(scope,
member(action,"port"),[...at21,"port"])},*grpc(scope,action,at21){yield*portNumberOrName(scope,number(action,"port")??0,[...at21,"port"])},*sleep(scope,action,at21,gracePeriod){
let seconds2=number(action,"seconds")??0,zero2=scope.build.enabled("PodLifecycleSleepActionAllowZero"),limit=gracePeriod??(scope.build.holds("grace-period-requi\
red")?void 0:0);limit===void 0||seconds2<=limit&&(zero2?seconds2>=0:seconds2>0)||(yield scope.invalid(at21,seconds2,zero2?"sleep-out-of-range-or-zero":"sleep-ou\
t-of-range",{limit}))}};function claimNames(scope,spec){return scope.build.holds("resource-claims-known")?new Set(items(spec,"resourceClaims").flatMap(([claim])=>text2(claim,"name")||[])):
new Set}function*resourceClaims(scope,spec,meta,at21){if(!scope.build.holds("resource-claims-known"))return;let mirror=member(child2(meta,"annotations"),"kubern\
etes.io/config.mirror")!==void 0,names=new Set;for(let[claim,index]of items(spec,"resourceClaims")){if(mirror&&scope.build.holds("static-pods-refuse-claims")){yield __spreadProps(
__spreadValues({},scope.forbidden([""],"static-pod-claims")),{place:plainPath([...at21,index])});continue}let here=[...at21,index];yield*claimName(scope,claim,meta,
names,[...here,"name"]),yield*claimSource(scope,claim,here)}}function*claimName(scope,claim,meta,names,at21){let name3=text2(claim,"name");if(name3==="")yield scope.
required(at21);else if(names.has(name3))yield scope.duplicate(at21,name3);else{if(names.add(name3),yield*validateName(scope,isDNS1123Label,name3,at21),!scope.build.
holds("resource-claim-name-is-built")||!meta||isDNS1123Label(name3,scope.build).length>0||optionalText(child2(claim,"source"),"resourceClaimTemplateName")===void 0)
return;let built=`${text2(meta,"name")}-${name3}`;for(let fault of isDNS1123Subdomain(built,scope.build)){let detail=scope.build.say(fault.message,fault.values);
yield scope.invalid(at21,built,"resource-claim-built-name",{detail})}}}function*claimSource(scope,claim,at21){let nested=scope.build.holds("resource-claim-sourc\
e-nested"),here=nested?[...at21,"source"]:at21,source2=nested?child2(claim,"source"):claim,claimed=optionalText(source2,"resourceClaimName"),template3=optionalText(
source2,"resourceClaimTemplateName"),shown2=literal(nested?void 0:text2(claim,"name"),claimed,template3);claimed!==void 0&&template3!==void 0&&(yield scope.invalid(
here,shown2,"resource-claim-both")),claimed===void 0&&template3===void 0&&(yield scope.invalid(here,shown2,"resource-claim-none")),scope.build.holds("resource-c\
laim-names-checked")&&(claimed!==void 0&&(yield*validateName(scope,isDNS1123Subdomain,claimed,[...here,"resourceClaimName"])),template3!==void 0&&(yield*validateName(
scope,isDNS1123Subdomain,template3,[...here,"resourceClaimTemplateName"])))}function literal(name3,claimed,template3){let pointer5=value2=>`(*string)(${value2===
void 0?"nil":"0x0"})`,pointers=`ResourceClaimName:${pointer5(claimed)}, ResourceClaimTemplateName:${pointer5(template3)}`;return{go:name3===void 0?`core.ClaimSo\
urce{${pointers}}`:`core.PodResourceClaim{Name:${JSON.stringify(name3)}, ${pointers}}`,json:{Name:name3,ResourceClaimName:claimed??null,ResourceClaimTemplateName:template3??
null}}}var resizable=["cpu","memory"],resizings=["NotRequired","RestartContainer"],policies=["Always","Never","OnFailure"];function*resizePolicy(scope,container,podRestart,at21){
if(!scope.build.holds("resize-policy-known"))return;let seen=new Set;for(let[policy3,index]of items(container,"resizePolicy")){let place2=[...plainPath(at21),index],
resource=text2(policy3,"resourceName"),restart=text2(policy3,"restartPolicy");seen.has(resource)&&(yield scope.duplicate([...at21,index],{go:resource,json:resource})),
seen.add(resource),resource===""?yield __spreadProps(__spreadValues({},scope.required(at21)),{place:place2}):resizable.includes(resource)||(yield __spreadProps(
__spreadValues({},scope.notSupported(at21,{go:resource,json:resource},resizable)),{place:place2})),restart===""?yield __spreadProps(__spreadValues({},scope.required(
at21)),{place:place2}):resizings.includes(restart)||(yield __spreadProps(__spreadValues({},scope.notSupported(at21,restart,resizings)),{place:place2})),podRestart===
"Never"&&scope.build.holds("resize-policy-obeys-never")&&restart!=="NotRequired"&&(yield __spreadProps(__spreadValues({},scope.invalid(at21,restart,"resize-poli\
cy-never")),{place:place2}))}}function*initResizePolicy(scope,container,sidecar,index,list7){if(!scope.build.holds("resize-policy-known"))return;let here=[...list7,
index,"resizePolicy"],entries=items(container,"resizePolicy");if(!(scope.build.holds("init-resize-policy-by-gate")&&scope.build.enabled("InPlacePodVerticalScali\
ng"))&&entries.length>0&&(yield scope.invalid(here,literal2(entries.map(([entry2])=>entry2)),"resize-policy-init")),!(sidecar||!scope.build.holds("init-resize-r\
estart-refused")))for(let[entry2,at21]of entries){let restart=text2(entry2,"restartPolicy");restart==="RestartContainer"&&(yield scope.invalid([...here,at21,"re\
startPolicy"],restart,"resize-restart-init"))}}function literal2(entries){let pairs=entries.map(entry2=>[text2(entry2,"resourceName"),text2(entry2,"restartPolic\
y")]);return{go:`[]core.ContainerResizePolicy{${pairs.map(([resource,restart])=>`core.ContainerResizePolicy{ResourceName:${JSON.stringify(resource)}, RestartPol\
icy:${JSON.stringify(restart)}}`).join(", ")}}`,json:pairs.map(([ResourceName,RestartPolicy])=>({ResourceName,RestartPolicy}))}}function*containerRestart(scope,container,at21){
scope.build.holds("container-restart-policy-known")&&(rulesAllowed(scope)?yield*restartRules(scope,container,at21):optionalText(container,"restartPolicy")!==void 0&&
(yield scope.forbidden([...at21,"restartPolicy"],"restart-policy-not-init")))}function*initContainerRestart(scope,container,at21){if(!scope.build.holds("contain\
er-restart-policy-known"))return;let policy3=optionalText(container,"restartPolicy"),rules=rulesOf(scope,container);if(policy3===void 0){rules.length>0&&scope.build.
holds("init-restart-rules-need-policy")&&(yield scope.required([...at21,"restartPolicy"],"restart-rules-need-policy"));return}rulesAllowed(scope)?policy3!=="Alw\
ays"||scope.build.enabled("RestartAllContainersOnContainerExits")?yield*restartRules(scope,container,at21):rules.length>0&&(yield scope.forbidden([...at21,"rest\
artPolicyRules"],"restart-rules-always")):policy3!=="Always"&&(yield scope.notSupported([...at21,"restartPolicy"],policy3,["Always"]))}function rulesAllowed(scope){
return scope.build.enabled("ContainerRestartRules")}function rulesOf(scope,container){return scope.build.holds("container-restart-rules-known")?items(container,
"restartPolicyRules"):[]}function*restartRules(scope,container,at21){let policy3=optionalText(container,"restartPolicy"),rules=rulesOf(scope,container);if(policy3===
void 0){if(rules.length===0)return;yield scope.required([...at21,"restartPolicy"],"restart-rules-need-policy")}else policies.includes(policy3)||(yield scope.notSupported(
[...at21,"restartPolicy"],policy3,policies));yield*atMost2(scope,rules.length,20,[...at21,"restartPolicyRules"]);for(let[rule,index]of rules)yield*restartRule(scope,
rule,[...at21,"restartPolicyRules",index])}function*restartRule(scope,rule,at21){let action=text2(rule,"action"),actions3=scope.build.enabled("RestartAllContain\
ersOnContainerExits")?["Restart","RestartAllContainers"]:["Restart"];if(!actions3.includes(action)){let named3=scope.build.holds("restart-rule-actions-all-named")?
actions3:["Restart"];yield scope.notSupported([...at21,"action"],action,named3)}let codes=child2(rule,"exitCodes");if(!codes){yield scope.required([...at21,"exi\
tCodes"],"must-be-specified");return}let operator=text2(codes,"operator"),operators=["In","NotIn"];operators.includes(operator)||(yield scope.notSupported([...at21,
"exitCodes","operator"],operator,operators));let values=member(codes,"values");yield*atMost2(scope,Array.isArray(values)?values.length:0,255,[...at21,"exitCodes",
"values"])}function*atMost2(scope,count,max,at21){count<=max||(scope.build.holds("restart-rules-counted")?yield scope.tooMany(at21,count,max):yield scope.tooLong(
at21,"too-long-bytes",{max}))}var netBios=/^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/,dnsDomain=/^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
function*windowsOptions(scope,options,at21){let specName=optionalText(options,"gmsaCredentialSpecName");specName!==void 0&&(yield*validateName(scope,isDNS1123Subdomain,
specName,[...at21,"gmsaCredentialSpecName"]));let spec=optionalText(options,"gmsaCredentialSpec");spec===""?yield scope.invalid([...at21,"gmsaCredentialSpec"],spec,
"gmsa-spec-empty"):spec!==void 0&&byteLength(spec)>64*1024&&(yield scope.invalid([...at21,"gmsaCredentialSpec"],spec,"gmsa-spec-size"));let user=optionalText(options,
"runAsUserName");if(user!==void 0)for(let message of userFaults(user))yield scope.invalid([...at21,"runAsUserName"],user,message)}function*userFaults(name3){let names=name3.
split("\\"),[domain3,user]=names.length===1?[void 0,name3]:[names[0],names[1]];name3===""?yield"windows-user-empty":/[\u0000-\u001f\u007f]/.test(name3)?yield"wi\
ndows-user-control":names.length>2?yield"windows-user-backslashes":(byteLength(domain3??"")>=256&&(yield"windows-domain-length"),domain3!==void 0&&!netBios.test(
domain3)&&!dnsDomain.test(domain3)&&(yield"windows-domain-format"),user===""?yield"windows-user-part-empty":byteLength(user)>104&&(yield"windows-user-length"),/^[. ]+$/.
test(user)&&(yield"windows-user-dots"),/["/\\:;|=,+*?<>@[\]]/.test(user)&&(yield"windows-user-characters"))}function*hostProcesses(scope,spec,at21){let ofPod=flag(
child2(child2(spec,"securityContext"),"windowsOptions"),"hostProcess"),containers2=0,processes=0;for(let list7 of["initContainers","containers","ephemeralContai\
ners"])for(let[container,index]of items(spec,list7)){containers2++;let own=flag(child2(child2(container,"securityContext"),"windowsOptions"),"hostProcess");if((own??
ofPod)&&processes++,ofPod!==void 0&&own!==void 0&&own!==ofPod){let here=[...at21,list7,index,"securityContext","windowsOptions","hostProcess"];yield scope.invalid(
here,own,"host-process-differs",{value:String(ofPod)})}}processes!==0&&(processes!==containers2&&(yield scope.invalid(at21,"","host-process-all")),flag(spec,"ho\
stNetwork")||(yield scope.invalid([...at21,"hostNetwork"],!1,"host-process-network")))}var maxId=2**31-1,profileTypes=["Localhost","RuntimeDefault","Unconfined"],sysctlName="[a-z0-9]([-_a-z0-9]*[a-z0-9])?",sysctl=new RegExp(`^(${sysctlName}[\\./])*${sysctlName}\
$`);function*ids(scope,context,names,at21){for(let name3 of names){let id=number(context,name3);id!==void 0&&(yield*validateRange(scope,id,0,maxId,[...at21,name3]))}}
function*securityContext(scope,context,hostUsers2,at21){if(!context)return;yield*ids(scope,context,["runAsUser","runAsGroup"],at21);let mount=optionalText(context,
"procMount");if(mount!==void 0){let mounts=["Default","Unmasked"];mounts.includes(mount)||(yield scope.notSupported([...at21,"procMount"],mount,mounts)),hostUsers2&&
mount==="Unmasked"&&scope.build.holds("proc-mount-needs-user-namespace")&&(yield scope.invalid([...at21,"procMount"],mount,"proc-mount-host-users"))}yield*seccompProfile(
scope,child2(context,"seccompProfile"),[...at21,"seccompProfile"]),flag(context,"allowPrivilegeEscalation")===!1&&(yield*escalation(scope,context,at21)),yield*windowsOptions(
scope,child2(context,"windowsOptions"),[...at21,"windowsOptions"]),yield*appArmorProfile(scope,child2(context,"appArmorProfile"),[...at21,"appArmorProfile"])}function*escalation(scope,context,at21){
let shown2={go:"&core.SecurityContext{…}",json:internalForm(context)};flag(context,"privileged")&&(yield scope.invalid(at21,shown2,"escalation-privileged"));for(let capability of texts3(
child2(context,"capabilities"),"add"))capability==="CAP_SYS_ADMIN"&&(yield scope.invalid(at21,shown2,"escalation-sys-admin"))}function internalForm(context){let pick=(name3,...names)=>{
let part=child2(context,name3);return part?Object.fromEntries(names.map(each=>[goName(each),member(part,each)??null])):null},labels2=pick("seLinuxOptions","user",
"role","type","level"),own=name3=>member(context,name3)??null;return{Capabilities:pick("capabilities","add","drop"),Privileged:own("privileged"),SELinuxOptions:labels2&&
Object.fromEntries(Object.entries(labels2).map(([name3,value2])=>[name3,value2??""])),WindowsOptions:pick("windowsOptions","gmsaCredentialSpecName","gmsaCredent\
ialSpec","runAsUserName","hostProcess"),RunAsUser:own("runAsUser"),RunAsGroup:own("runAsGroup"),RunAsNonRoot:own("runAsNonRoot"),ReadOnlyRootFilesystem:own("rea\
dOnlyRootFilesystem"),AllowPrivilegeEscalation:own("allowPrivilegeEscalation"),ProcMount:own("procMount"),SeccompProfile:pick("seccompProfile","type","localhost\
Profile"),AppArmorProfile:pick("appArmorProfile","type","localhostProfile")}}function goName(name3){return name3.startsWith("gmsa")?`GMSA${name3.slice(4)}`:`${name3.
charAt(0).toUpperCase()}${name3.slice(1)}`}function*sharedProcesses(scope,spec,at21){if(!flag(spec,"shareProcessNamespace")||!flag(spec,"hostPID"))return;let place2=plainPath(
at21).filter(step=>step!=="securityContext");yield __spreadProps(__spreadValues({},scope.invalid(at21,!0,"share-process-namespace")),{place:place2})}function*podSecurityContext(scope,spec,at21){
yield*contextErrors(scope,spec,at21),scope.build.holds("host-fields-of-spec")&&(yield*sharedProcesses(scope,spec,[...at21.slice(0,-1),"shareProcessNamespace"]))}
function*contextErrors(scope,spec,at21){let context=child2(spec,"securityContext")??{};yield*ids(scope,context,["fsGroup","runAsUser","runAsGroup"],at21);let groups2=member(
context,"supplementalGroups");for(let[index,group]of(Array.isArray(groups2)?groups2:[]).entries())typeof group=="number"&&(yield*validateRange(scope,group,0,maxId,
[...at21,"supplementalGroups",index]));if(scope.build.holds("host-fields-of-spec")||(yield*sharedProcesses(scope,spec,[...at21,"shareProcessNamespace"])),yield*sysctls(
scope,spec,context,[...at21,"sysctls"]),yield*oneOf(scope,context,"fsGroupChangePolicy",["Always","OnRootMismatch"],at21),yield*seccompProfile(scope,child2(context,
"seccompProfile"),[...at21,"seccompProfile"]),yield*windowsOptions(scope,child2(context,"windowsOptions"),[...at21,"windowsOptions"]),yield*appArmorProfile(scope,
child2(context,"appArmorProfile"),[...at21,"appArmorProfile"]),scope.build.holds("supplemental-groups-policy-known")&&(yield*oneOf(scope,context,"supplementalGr\
oupsPolicy",["Merge","Strict"],at21)),scope.build.holds("selinux-change-policy-known")){let policies3=scope.build.enabled("SELinuxMount")?["MountOption","Recurs\
ive"]:["Recursive"];yield*oneOf(scope,context,"seLinuxChangePolicy",policies3,at21)}}function*oneOf(scope,context,name3,supported2,at21){let value2=optionalText(
context,name3);value2!==void 0&&!supported2.includes(value2)&&(yield scope.notSupported([...at21,name3],value2,supported2))}function*sysctls(scope,spec,context,at21){
let names=new Set;for(let[entry2,index]of items(context,"sysctls")){let here=[...at21,index,"name"],name3=text2(entry2,"name");if(name3===""?yield scope.required(
here):byteLength(name3)>253||!sysctl.test(name3)?yield scope.invalid(here,name3,"sysctl-name"):names.has(name3)&&(yield scope.duplicate(here,name3)),names.add(name3),
!scope.build.holds("host-sysctls-checked"))continue;let namespace=sysctlNamespace(name3);namespace==="net"&&flag(spec,"hostNetwork")?yield scope.invalid(here,name3,
"sysctl-host-network"):namespace==="ipc"&&flag(spec,"hostIPC")&&(yield scope.invalid(here,name3,"sysctl-host-ipc"))}}function sysctlNamespace(name3){let slash=name3.
search(/[./]/),plain2=(slash!==-1&&name3[slash]==="/"?name3.replace(/[./]/g,mark=>mark==="/"?".":"/"):name3).split("*",1)[0];return plain2==="kernel.sem"||/^(kernel\.shm|kernel\.msg|fs\.mqueue\.)/.
test(plain2)?"ipc":plain2.startsWith("net.")?"net":void 0}function*seccompProfile(scope,profile,at21){if(!profile)return;let type=text2(profile,"type"),file=optionalText(
profile,"localhostProfile"),here=[...at21,"localhostProfile"];if(type===""?yield scope.required([...at21,"type"],"seccomp-type-required"):profileTypes.includes(
type)||(yield scope.notSupported([...at21,"type"],type,profileTypes)),type==="Localhost")file===void 0?yield scope.required(here,"seccomp-file-required"):yield*descendingPath(
scope,file,here);else if(file!==void 0){let go=`core.SeccompProfile{Type:${JSON.stringify(type)}, LocalhostProfile:(*string)(0x0)}`;yield scope.invalid(here,{go,
json:{Type:type,LocalhostProfile:file}},"seccomp-file-refused")}}function*appArmorProfile(scope,profile,at21){if(!profile||!scope.build.holds("app-armor-field-k\
nown"))return;let type=text2(profile,"type"),file=optionalText(profile,"localhostProfile"),here=[...at21,"localhostProfile"];type==="Localhost"?file===void 0?yield scope.
required(here,"app-armor-file-required"):(file.trim()!==file?yield scope.invalid(here,file,"app-armor-file-padded"):file===""&&(yield scope.required(here,"app-a\
rmor-file-required")),byteLength(file)>4095&&(yield scope.tooLong(here,"too-long-app-armor",{max:4095}))):type===""?yield scope.required([...at21,"type"],"app-a\
rmor-type-required"):profileTypes.includes(type)?file!==void 0&&(yield scope.invalid(here,file,"app-armor-file-refused")):yield scope.notSupported([...at21,"typ\
e"],type,profileTypes)}function*ephemeralSource(scope,fields,at21){let template3=child2(fields,"volumeClaimTemplate"),here=[...at21,"volumeClaimTemplate"];if(!template3){yield scope.required(
here);return}yield*metadata(scope,child2(template3,"metadata"),[...here,"metadata"]),yield*claimSpec(scope,child2(template3,"spec")??{},[...here,"spec"])}function*metadata(scope,meta,at21){
let annotations=[...at21,"annotations"];for(let[key2]of textMap(meta,"annotations"))for(let{message,values}of isQualifiedName(key2.toLowerCase(),scope.build))yield __spreadProps(
__spreadValues({},scope.invalid(annotations,key2,message,values)),{place:[...plainPath(annotations),key2]});yield*labelErrors(scope,meta,"labels",[...at21,"labe\
ls"]);for(let name3 of["name","generateName","namespace"])(optionalText(meta,name3)??"")!==""&&(yield scope.forbidden([...at21,name3],"template-metadata"))}function*claimSpec(scope,spec,at21){
let modes=texts3(spec,"accessModes"),accessModes=["ReadOnlyMany","ReadWriteMany","ReadWriteOnce",...scope.build.holds("read-write-once-pod-allowed")?["ReadWrite\
OncePod"]:[]],here=[...at21,"accessModes"];modes.length===0&&(yield scope.required(here,"access-mode-required")),yield*selectorErrors(scope,child2(spec,"selecto\
r"),[...at21,"selector"]);for(let mode3 of modes)accessModes.includes(mode3)||(yield scope.notSupported(here,mode3,accessModes));modes.includes("ReadWriteOncePo\
d")&&modes.some(mode3=>mode3!=="ReadWriteOncePod"&&accessModes.includes(mode3))&&(yield scope.forbidden(here,"access-mode-alone")),yield*storage(scope,spec,at21);
let storageClass=optionalText(spec,"storageClassName")??"";storageClass!==""&&(yield*validateName(scope,isDNS1123Subdomain,storageClass,[...at21,"storageClassNa\
me"]));let mode2=optionalText(spec,"volumeMode"),volumeModes=["Block","Filesystem"];mode2!==void 0&&!volumeModes.includes(mode2)&&(yield scope.notSupported([...at21,
"volumeMode"],mode2,volumeModes))}function*storage(scope,spec,at21){let here=[...at21,"resources",{key:"storage"}],place2=[...plainPath(at21),"resources","reque\
sts","storage"],size=quantities(child2(spec,"resources"),"requests").get("storage");size?size.mantissa<=0n?yield __spreadProps(__spreadValues({},scope.invalid(here,
formatQuantity(size),"must-be-positive-amount")),{place:place2}):yield*placed3(quantityValue(scope,"storage",size,here),place2):yield __spreadProps(__spreadValues(
{},scope.required(here)),{place:place2})}function*takePath(projection,path5,value2,place2){let{scope,volume,paths}=projection;paths.has(path5)&&(yield __spreadProps(__spreadValues({},scope.invalid(volume,
value2,"projected-path-taken")),{place:plainPath(place2)})),paths.add(path5)}var hostPathTypes=["","BlockDevice","CharDevice","Directory","DirectoryOrCreate","File","FileOrCreate","Socket"],pullPolicies=["Always","IfNotPresent","Never"];
function*emptyDirSize(scope,fields,at21){let size=parseQuantity(String(member(fields,"sizeLimit")??"0").trim());isQuantity(size)&&size.mantissa<0n&&(yield scope.
forbidden([...at21,"sizeLimit"],"empty-dir-size"))}function configMapOrSecret(nameField){return function*(scope,fields,at21){yield*present(scope,fields,[nameField],
at21),yield*fileMode(scope,number(fields,"defaultMode"),[...at21,"defaultMode"]);for(let[item,index]of items(fields,"items"))yield*keyToPath(scope,item,[...at21,
"items",index])}}function*keyToPath(scope,item,at21){yield*present(scope,item,["key","path"],at21),yield*nonReservedPath(scope,text2(item,"path"),[...at21,"path"]),
yield*fileMode(scope,number(item,"mode"),[...at21,"mode"])}function*present(scope,fields,names,at21){for(let name3 of names)text2(fields,name3)===""&&(yield scope.
required([...at21,name3]))}function*secretName(scope,fields,at21){let secret=child2(fields,"secretRef");secret&&(yield*present(scope,secret,["name"],[...at21,"s\
ecretRef"]))}function requires(...names){return(scope,fields,at21)=>present(scope,fields,names,at21)}var simpleSources={azureFile:requires("secretName","shareNa\
me"),glusterfs:requires("endpoints","path"),persistentVolumeClaim:requires("claimName"),photonPersistentDisk:requires("pdID"),portworxVolume:requires("volumeID"),
scaleIO:requires("gateway","system","volumeName"),vsphereVolume:requires("volumePath"),*hostPath(scope,fields,at21){if(yield*present(scope,fields,["path"],at21),
text2(fields,"path")==="")return;yield*noBacksteps(scope,text2(fields,"path"),[...at21,"path"]);let type=optionalText(fields,"type");type!==void 0&&!hostPathTypes.
includes(type)&&(yield scope.notSupported([...at21,"type"],type,hostPathTypes))},*gitRepo(scope,fields,at21){yield*present(scope,fields,["repository"],at21),yield*descendingPath(
scope,text2(fields,"directory"),[...at21,"directory"])},*nfs(scope,fields,at21){yield*present(scope,fields,["server","path"],at21);let path5=text2(fields,"path");
path5.startsWith("/")||(yield scope.invalid([...at21,"path"],path5,"path-must-be-absolute"))},*flocker(scope,fields,at21){let name3=text2(fields,"datasetName"),
uuid=text2(fields,"datasetUUID");name3===""&&uuid===""&&(yield scope.required(at21,"flocker-none")),name3!==""&&uuid!==""&&(yield scope.invalid(at21,"resource",
"flocker-both")),name3.includes("/")&&(yield scope.invalid([...at21,"datasetName"],name3,"must-not-contain-slash"))},*rbd(scope,fields,at21){texts3(fields,"moni\
tors").length===0&&(yield scope.required([...at21,"monitors"])),yield*present(scope,fields,["image"],at21)},*cinder(scope,fields,at21){yield*present(scope,fields,
["volumeID"],at21),yield*secretName(scope,fields,at21)},*cephfs(scope,fields,at21){texts3(fields,"monitors").length===0&&(yield scope.required([...at21,"monitor\
s"]))},*quobyte(scope,fields,at21){let registry=text2(fields,"registry");if(registry==="")yield scope.required([...at21,"registry"],"host-port-pairs");else if(byteLength(
text2(fields,"tenant"))>=65)yield scope.required([...at21,"tenant"],"quobyte-tenant");else for(let pair of registry.split(","))isHostPort(pair)||(yield scope.invalid(
[...at21,"registry"],registry,"host-port-pairs"));yield*present(scope,fields,["volume"],at21)},*flexVolume(scope,fields,at21){yield*present(scope,fields,["drive\
r"],at21);for(let[key2]of textMap(fields,"options")){let namespace=`.${(key2.includes("/")?key2.slice(0,key2.indexOf("/")):key2).toLowerCase()}`;(namespace.endsWith(
".kubernetes.io")||namespace.endsWith(".k8s.io"))&&(yield scope.invalid([...at21,"options",{key:key2}],key2,"flex-option-reserved"))}},*storageos(scope,fields,at21){
let volume=text2(fields,"volumeName");volume===""?yield scope.required([...at21,"volumeName"]):yield*validateName(scope,isDNS1123Label,volume,[...at21,"volumeNa\
me"]);let namespace=text2(fields,"volumeNamespace");namespace!==""&&(yield*validateName(scope,isDNS1123Label,namespace,[...at21,"volumeNamespace"])),yield*secretName(
scope,fields,at21)},*csi(scope,fields,at21){yield*csiDriver(scope,text2(fields,"driver"),[...at21,"driver"]);let secret=child2(fields,"nodePublishSecretRef");if(!secret)
return;let name3=text2(secret,"name");name3===""?yield scope.required([...at21,"nodePublishSecretRef","name"]):yield*validateName(scope,isDNS1123Subdomain,name3,
[...at21,"name"])},*image(scope,fields,at21){let always=scope.build.holds("image-volume-reference-required");(scope.isPod||always)&&(yield*present(scope,fields,
["reference"],at21));let policy3=text2(fields,"pullPolicy");policy3===""?yield scope.required([...at21,"pullPolicy"]):pullPolicies.includes(policy3)||(yield scope.
notSupported([...at21,"pullPolicy"],policy3,pullPolicies))}};function*csiDriver(scope,driver,at21){if(!(driver===""&&(yield scope.required(at21),scope.build.holds(
"csi-driver-missing-is-all")))){byteLength(driver)>63&&(yield scope.tooLong(at21,"too-long-bytes",{max:63}));for(let{message,values}of isDNS1123Subdomain(driver.
toLowerCase(),scope.build))yield scope.invalid(at21,driver,message,values)}}function isHostPort(pair){return/^(\[[^[\]]*\]|[^:[\]]*):[^:[\]]*$/.test(pair)}var keyTypes=["RSA3072","RSA4096","ECDSAP256","ECDSAP384","ECDSAP521","ED25519"];function*trustBundle(projection,fields,place2){let{scope}=projection,shown2=scope.
build.holds("trust-bundle-path-is-pem")?"clusterTrustBundlePEM":"clusterTrustBundle",at21=[...place2.slice(0,-1),shown2];for(let error of bundleErrors(scope,fields,
at21))yield __spreadProps(__spreadValues({},error),{place:plainPath([...place2,...error.path.slice(at21.length)])});let path5=text2(fields,"path");yield*takePath(
projection,path5,path5,[...place2,"path"])}function*bundleErrors(scope,fields,at21){let name3=optionalText(fields,"name"),signer=optionalText(fields,"signerName"),
selector4=child2(fields,"labelSelector");if(name3!==void 0&&signer!==void 0){let json=__spreadValues({Name:name3,SignerName:signer,LabelSelector:selector4??null,
Optional:member(fields,"optional")??null,Path:text2(fields,"path")},scope.build.holds("projected-files-have-users")?{User:member(fields,"user")??null}:{});yield scope.
invalid(at21,{go:"&core.ClusterTrustBundleProjection{…}",json},"trust-bundle-both")}else if(name3!==void 0){name3===""&&(yield scope.required([...at21,"name"],
"trust-bundle-name"));for(let{message,values}of bundleName(name3,scope)){let detail=scope.build.say(message,values);yield scope.invalid([...at21,"name"],name3,"\
trust-bundle-name-wrong",{detail})}if(selector4){let shown2={go:"&v1.LabelSelector{…}",json:selector4};yield scope.invalid([...at21,"labelSelector"],shown2,"t\
rust-bundle-selector")}}else signer!==void 0?(signer===""&&(yield scope.required([...at21,"signerName"],"trust-bundle-signer")),yield*signerName(scope,signer,[...at21,
"signerName"]),yield*selectorErrors(scope,selector4,[...at21,"labelSelector"])):yield scope.required(at21,"trust-bundle-none");yield*present(scope,fields,["path"],
at21),yield*nonReservedPath(scope,text2(fields,"path"),[...at21,"path"])}function bundleName(name3,scope){let parts2=name3.split(":");return isDNS1123Subdomain(
parts2.length===3?parts2[2]:name3,scope.build)}function*signerName(scope,name3,at21){if(name3===""){yield scope.required(at21);return}let parts2=name3.split("/");
if(parts2.length!==2){yield scope.invalid(at21,name3,"signer-name-shape");return}let[domain3="",path5=""]=parts2;byteLength(domain3)>253&&(yield scope.tooLong(at21,
"too-long-bytes",{max:253})),yield*firstWrongLabel(scope,domain3,isDNS1123Label,at21),domain3.includes(".")||(yield scope.invalid(at21,domain3,"signer-name-doma\
in")),yield*firstWrongLabel(scope,path5,isDNS1123Subdomain,at21),byteLength(name3)>571&&(yield scope.tooLong(at21,"too-long-bytes",{max:571}))}function*firstWrongLabel(scope,name3,check,at21){
let label2=name3.split(".").find(each=>check(each,scope.build).length>0);if(label2!==void 0)for(let{message,values}of check(label2,scope.build)){let detail=scope.
build.say(message,values);yield scope.invalid(at21,name3,"signer-name-label",{label:quote(label2),detail})}}function*podCertificate(projection,fields,at21){let{
scope}=projection,signer=text2(fields,"signerName");yield*signerName(scope,signer,[...at21,"signerName"]);let keyType=text2(fields,"keyType");keyTypes.includes(
keyType)||(yield scope.notSupported([...at21,"keyType"],keyType,keyTypes));let seconds2=number(fields,"maxExpirationSeconds"),max=/^(.*\.)?kubernetes\.io\//.test(
signer)?24*3600:2184*3600;if(seconds2!==void 0){let here=[...at21,"maxExpirationSeconds"];seconds2<3600&&(yield scope.invalid(here,seconds2,"certificate-expires\
-early")),seconds2>max&&(yield scope.invalid(here,seconds2,"certificate-expires-late",{max}))}let paths=0;for(let name3 of["credentialBundlePath","keyPath","cer\
tificateChainPath"]){let path5=text2(fields,name3);path5!==""&&(paths++,yield*nonReservedPath(scope,path5,[...at21,name3]),yield*takePath(projection,path5,path5,
[...at21,name3]))}paths===0&&(yield scope.required(at21,"certificate-paths"))}function*downwardSource(scope,fields,at21){yield*fileMode(scope,number(fields,"defaultMode"),[...at21,"defaultMode"]);for(let[file,index]of items(fields,"items"))
yield*downwardFile(scope,file,index,at21)}function*downwardFile(scope,file,index,at21){for(let error of downwardFileErrors(scope,file,at21))yield __spreadProps(
__spreadValues({},error),{place:plainPath([...at21,"items",index,...error.path.slice(at21.length)])})}function*downwardFileErrors(scope,file,at21){yield*present(
scope,file,["path"],at21),yield*nonReservedPath(scope,text2(file,"path"),[...at21,"path"]);let fieldRef=child2(file,"fieldRef"),resourceFieldRef=child2(file,"re\
sourceFieldRef");fieldRef?(yield*objectField(scope,fieldRef,volumeFields,[...at21,"fieldRef"]),resourceFieldRef&&(yield scope.invalid(at21,"resource","downward-\
both")),yield*hostAddresses(scope,fieldRef,[...at21,"fieldRef"])):resourceFieldRef?yield*resourceField(scope,resourceFieldRef,!0,[...at21,"resourceFieldRef"]):yield scope.
required(at21,"downward-none"),yield*fileMode(scope,number(file,"mode"),[...at21,"mode"])}function*projectedSource(scope,fields,at21){yield*fileMode(scope,number(
fields,"defaultMode"),[...at21,"defaultMode"]);let projection={scope,volume:at21,paths:new Set};for(let[source2,index]of items(fields,"sources")){let here=[...at21,
"sources",index],count=0;for(let[name3,rules]of sources){let known8=sourceFacts[name3],inner=known8!==void 0&&!scope.build.holds(known8)?void 0:child2(source2,name3);
inner&&(count++,yield*rules(projection,inner,[...here,name3]))}count>1&&(yield scope.forbidden(here,"more-than-one-volume-type-per-source"))}}var sourceFacts={clusterTrustBundle:"\
trust-bundles-known",podCertificate:"pod-certificates-known"},sources=[["secret",object2],["configMap",object2],["downwardAPI",downward],["serviceAccountToken",
token],["clusterTrustBundle",trustBundle],["podCertificate",podCertificate]];function*object2(projection,fields,at21){yield*present(projection.scope,fields,["na\
me"],at21);for(let[item,index]of items(fields,"items")){let here=[...at21,"items",index];yield*keyToPath(projection.scope,item,here);let path5=text2(item,"path");
path5!==""&&(yield*takePath(projection,path5,text2(fields,"name"),[...here,"path"]))}}function*downward(projection,fields,at21){for(let[file,index]of items(fields,
"items")){yield*downwardFile(projection.scope,file,index,at21);let path5=text2(file,"path");path5!==""&&(yield*takePath(projection,path5,path5,[...at21,"items",
index,"path"]))}}function*token({scope,volume},fields,at21){let seconds2=number(fields,"expirationSeconds")??0,here=[...at21,"expirationSeconds"];seconds2<600&&
(yield scope.invalid(here,seconds2,"token-too-short")),seconds2>2**32&&(yield scope.invalid(here,seconds2,"token-too-long"));let path5=text2(fields,"path"),place2=[
...plainPath(at21),"path"];path5===""?yield __spreadProps(__spreadValues({},scope.required([...volume,"path"])),{place:place2}):scope.build.holds("token-path-ch\
ecked")&&(yield*placed3(nonReservedPath(scope,path5,[...volume,"path"]),place2))}var iqn=/iqn\.\d{4}-\d{2}\.([0-9A-Za-z.-]+)(:[^,;*&$|\s]+)$/,eui=/^eui.[0-9A-Za-z]{16}$/,naa=/^naa.[0-9A-Za-z]{32}$/,cachingModes=["None","ReadOnly","ReadWrite"],
diskKinds=["Dedicated","Managed","Shared"],managedDisk="/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}",blobDisk="\
https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd";function iscsiFault(name3){return/^(iqn|eui|naa)/.test(name3)?(name3.startsWith("\
iqn")?iqn:name3.startsWith("eui")?eui:naa).test(name3)?void 0:"iscsi-name-format":"iscsi-name-prefix"}function*partition(scope,fields,at21){let value2=number(fields,
"partition")??0;(value2<0||value2>255)&&(yield scope.invalid([...at21,"partition"],value2,"number-out-of-range",{low:1,high:255}))}function*iscsiName(scope,name3,fields,at21){
optionalText(fields,"initiatorName")!==void 0&&byteLength(`${name3}:${text2(fields,"targetPortal")}`)>64&&(yield scope.invalid([...at21,"name"],name3,"iscsi-vol\
ume-name-length"))}var blockSources={*gcePersistentDisk(scope,fields,at21){yield*present(scope,fields,["pdName"],at21),yield*partition(scope,fields,at21)},*awsElasticBlockStore(scope,fields,at21){
yield*present(scope,fields,["volumeID"],at21),yield*partition(scope,fields,at21)},*iscsi(scope,fields,at21){yield*present(scope,fields,["targetPortal","iqn"],at21);
let target=text2(fields,"iqn"),fault=target===""?void 0:iscsiFault(target);fault&&(yield scope.invalid([...at21,"iqn"],target,fault)),yield*validateRange(scope,
number(fields,"lun")??0,0,255,[...at21,"lun"]),(flag(fields,"chapAuthDiscovery")||flag(fields,"chapAuthSession"))&&!child2(fields,"secretRef")&&(yield scope.required(
[...at21,"secretRef"]));let initiator=optionalText(fields,"initiatorName"),initiatorFault=initiator===void 0?void 0:iscsiFault(initiator);initiatorFault&&(yield scope.
invalid([...at21,"initiatorname"],initiator??"",initiatorFault))},*fc(scope,fields,at21){let names=texts3(fields,"targetWWNs"),ids2=texts3(fields,"wwids");if(names.
length===0&&ids2.length===0&&(yield scope.required([...at21,"targetWWNs"],"fc-none")),names.length>0&&ids2.length>0){let go=`[]string{${names.map(name3=>JSON.stringify(
name3)).join(", ")}}`;yield scope.invalid([...at21,"targetWWNs"],{go,json:names},"fc-both")}if(names.length===0)return;let lun=number(fields,"lun");lun===void 0?
yield scope.required([...at21,"lun"],"fc-lun"):yield*validateRange(scope,lun,0,255,[...at21,"lun"])},*azureDisk(scope,fields,at21){yield*present(scope,fields,["\
diskName","diskURI"],at21);let caching=optionalText(fields,"cachingMode");caching!==void 0&&!cachingModes.includes(caching)&&(yield scope.notSupported([...at21,
"cachingMode"],caching,cachingModes));let kind=optionalText(fields,"kind");if(kind===void 0)return;diskKinds.includes(kind)||(yield scope.notSupported([...at21,
"kind"],kind,diskKinds));let uri=text2(fields,"diskURI"),[prefix,sample]=kind==="Managed"?["/subscriptions/",managedDisk]:["https://",blobDisk];uri.startsWith(prefix)||
(yield scope.notSupported([...at21,"diskURI"],uri,[sample]))}};var kinds=[{name:"hostPath",rules:simpleSources.hostPath},{name:"gitRepo",rules:simpleSources.gitRepo},{name:"gcePersistentDisk",rules:blockSources.gcePersistentDisk,
within:"persistentDisk"},{name:"awsElasticBlockStore",rules:blockSources.awsElasticBlockStore},{name:"secret",rules:configMapOrSecret("secretName")},{name:"nfs",
rules:simpleSources.nfs},{name:"iscsi",rules:blockSources.iscsi},{name:"glusterfs",rules:simpleSources.glusterfs},{name:"flocker",rules:simpleSources.flocker},{
name:"persistentVolumeClaim",rules:simpleSources.persistentVolumeClaim},{name:"rbd",rules:simpleSources.rbd},{name:"cinder",rules:simpleSources.cinder},{name:"c\
ephfs",rules:simpleSources.cephfs,extra:"cephFS"},{name:"quobyte",rules:simpleSources.quobyte},{name:"downwardAPI",rules:downwardSource,extra:"downwarAPI"},{name:"\
fc",rules:blockSources.fc},{name:"flexVolume",rules:simpleSources.flexVolume},{name:"configMap",rules:configMapOrSecret("name")},{name:"azureFile",rules:simpleSources.
azureFile},{name:"vsphereVolume",rules:simpleSources.vsphereVolume},{name:"photonPersistentDisk",rules:simpleSources.photonPersistentDisk},{name:"portworxVolume",
rules:simpleSources.portworxVolume},{name:"azureDisk",rules:blockSources.azureDisk},{name:"storageos",rules:simpleSources.storageos},{name:"projected",rules:projectedSource},
{name:"scaleIO",rules:simpleSources.scaleIO},{name:"csi",rules:simpleSources.csi},{name:"ephemeral",rules:ephemeralSource},{name:"image",rules:simpleSources.image,
known:"image-volumes-known"}];function*volumes(scope,spec,meta,at21){let pod=text2(meta,"name"),own=items(spec,"volumes").filter(([volume])=>pod!==""&&child2(volume,"ephemeral")),created=new Set(
own.map(([volume])=>`${pod}-${text2(volume,"name")}`)),names=new Set;for(let[volume,index]of items(spec,"volumes")){let here=[...at21,"volumes",index],errors=[...volumeErrors(
scope,volume,pod,names,here)];errors.length===0&&names.add(text2(volume,"name")),yield*errors;let claim=text2(child2(volume,"persistentVolumeClaim"),"claimName");
created.has(claim)&&(yield scope.invalid([...here,"persistentVolumeClaim","claimName"],claim,"claim-of-ephemeral-volume"))}}function usableVolumes(scope,spec,meta){
let usable2=new Map,names=new Set;for(let[volume]of items(spec,"volumes")){let name3=text2(volume,"name");volumeErrors(scope,volume,text2(meta,"name"),names,[]).
next().done&&(names.add(name3),usable2.set(name3,volume))}return usable2}function*volumeErrors(scope,volume,pod,names,at21){let name3=text2(volume,"name");yield*source(
scope,volume,pod,at21),name3===""?yield scope.required([...at21,"name"]):yield*validateName(scope,isDNS1123Label,name3,[...at21,"name"]),names.has(name3)&&(yield scope.
duplicate([...at21,"name"],name3))}function*source(scope,volume,pod,at21){let emptyDir=child2(volume,"emptyDir");emptyDir&&(yield*emptyDirSize(scope,emptyDir,[...at21,
"emptyDir"]));let first=emptyDir===void 0;for(let kind of kinds){let fields=child2(volume,kind.name);!fields||kind.known!==void 0&&!scope.build.holds(kind.known)||
(first?(yield*kind.rules(scope,fields,[...at21,kind.within??kind.name]),kind.name==="ephemeral"&&(yield*claimName2(scope,text2(volume,"name"),pod,at21))):yield scope.
forbidden([...at21,kind.extra??kind.name],"more-than-one-volume-type"),first=!1,kind.name==="iscsi"&&(yield*iscsiName(scope,text2(volume,"name"),fields,at21)))}
first&&(yield scope.required(at21,"volume-type-required"))}function*claimName2(scope,volume,pod,at21){if(volume===""||pod==="")return;let claim=`${pod}-${volume}`;
for(let{message,values}of isDNS1123Subdomain(claim,scope.build)){let detail=scope.build.say(message,values);yield scope.invalid([...at21,"name"],volume,"ephemer\
al-claim-name",{claim,detail})}}var pullPolicies2=["Always","IfNotPresent","Never"],messagePolicies=["File","FallbackToLogsOnError"];function podScope(scope,spec,volumes2){return{volumes:volumes2,
claimNames:claimNames(scope,spec),restartPolicy:text2(spec,"restartPolicy"),hostUsers:flag(spec,"hostUsers")??!0,gracePeriod:number(spec,"terminationGracePeriod\
Seconds"),system:child2(spec,"os")?text2(child2(spec,"os"),"name"):void 0}}function*containers(scope,spec,pod,at21){let list7=[...at21,"containers"],given2=member(spec,"containers");if(!Array.isArray(given2)||given2.length===0){yield scope.
required(list7);return}let names=new Set;for(let[container,index]of items(spec,"containers")){let here=[...list7,index];yield*common2(scope,container,pod,here);
let name3=text2(container,"name");names.has(name3)&&(yield scope.duplicate([...here,"name"],name3)),names.add(name3),yield*lifecycle(scope,container,pod,[...here,
"lifecycle"]),yield*probes(scope,container,here),yield*containerRestart(scope,container,here)}yield*hostPortConflicts(scope,items(spec,"containers"),list7)}function*initContainers(scope,spec,pod,at21){
let list7=[...at21,"initContainers"],names=new Set(items(spec,"containers").map(([container])=>text2(container,"name"))),sidecarsKnown=scope.build.holds("contai\
ner-restart-policy-known");for(let[container,index]of items(spec,"initContainers")){let here=[...list7,index];yield*common2(scope,container,pod,here),yield*initContainerRestart(
scope,container,here);let name3=text2(container,"name");names.has(name3)?yield scope.duplicate([...here,"name"],name3):name3!==""&&names.add(name3);for(let conflict of hostPortConflicts(
scope,[[container,0]],list7))yield __spreadProps(__spreadValues({},conflict),{place:[...here,...conflict.path.slice(list7.length+1)]});let sidecar=sidecarsKnown&&
optionalText(container,"restartPolicy")==="Always";if(sidecar)yield*lifecycle(scope,container,pod,[...here,"lifecycle"]),yield*probes(scope,container,here);else
for(let field of["lifecycle","livenessProbe","readinessProbe","startupProbe"])child2(container,field)&&(yield scope.forbidden([...here,field],"not-for-init-cont\
ainers"));yield*initResizePolicy(scope,container,sidecar,index,list7)}}function*common2(scope,container,pod,at21){let name3=text2(container,"name");name3===""?yield scope.
required([...at21,"name"]):yield*validateName(scope,isDNS1123Label,name3,[...at21,"name"]),text2(container,"image")===""&&(yield scope.required([...at21,"image"])),
yield*choice(scope,container,"terminationMessagePolicy",messagePolicies,at21),yield*containerPorts(scope,container,[...at21,"ports"]),yield*environment(scope,container,
[...at21,"env"]),yield*environmentFrom(scope,container,[...at21,"envFrom"]),yield*volumeMounts(scope,container,pod.volumes,[...at21,"volumeMounts"]),yield*volumeDevices(
scope,container,pod.volumes,[...at21,"volumeDevices"]),yield*choice(scope,container,"imagePullPolicy",pullPolicies2,at21),yield*resourceRequirements(scope,child2(
container,"resources"),pod.claimNames,[...at21,"resources"]),yield*resizePolicy(scope,container,pod.restartPolicy,[...at21,"resizePolicy"]),yield*securityContext(
scope,child2(container,"securityContext"),pod.hostUsers,[...at21,"securityContext"])}function*choice(scope,fields,name3,words3,at21){let value2=text2(fields,name3);
value2===""?yield scope.required([...at21,name3]):words3.includes(value2)||(yield scope.notSupported([...at21,name3],value2,words3))}function*paddedImages(scope,spec,at21){
for(let list7 of["containers","initContainers"])for(let[container,index]of items(spec,list7)){let image=text2(container,"image");image.trim()!==image&&(yield scope.
invalid([...at21,list7,index,"image"],image,"image-padded"))}}var import_node_net=require("node:net");function*dnsConfig(scope,spec,at21){let config=child2(spec,"dnsConfig"),servers=texts3(config,"nameservers");if(text2(spec,"dnsPolicy")==="None"&&servers.length===
0){config?yield scope.required([...at21,"nameservers"],"dns-none-servers"):yield scope.required(at21,"dns-none-config");return}if(config){servers.length>3&&(yield tooMany(
scope,servers,[...at21,"nameservers"],"dns-too-many-servers",3));for(let[index,server]of servers.entries())yield*address(scope,server,[...at21,"nameservers",index]);
yield*searches(scope,texts3(config,"searches"),[...at21,"searches"]);for(let[option,index]of items(config,"options"))text2(option,"name")===""&&(yield scope.required(
[...at21,"options",index],"must-not-be-empty-text"))}}function tooMany(scope,values,at21,message,max){let go=`[]string{${values.map(value2=>JSON.stringify(value2)).
join(", ")}}`;return scope.invalid(at21,{go,json:values},message,{max})}function*searches(scope,paths,at21){let expanded2=scope.build.holds("dns-config-expanded")||
scope.build.enabled("ExpandedDNSConfig"),[maxPaths,maxCharacters]=expanded2?[32,2048]:[6,256];paths.length>maxPaths&&(yield tooMany(scope,paths,at21,"dns-too-ma\
ny-searches",maxPaths)),byteLength(paths.join(" "))>maxCharacters&&(yield tooMany(scope,paths,at21,"dns-searches-length",maxCharacters));let relaxed=scope.build.
enabled("RelaxedDNSSearchValidation");for(let[index,path5]of paths.entries()){if(relaxed&&path5===".")continue;yield*validateName(scope,relaxed?isDNS1123SubdomainWithUnderscore:
isDNS1123Subdomain,path5.endsWith(".")?path5.slice(0,-1):path5,[...at21,index])}}function*address(scope,value2,at21){let exact=value2.includes("%")?0:(0,import_node_net.isIP)(
value2),padded=exact===0&&isPaddedIPv4(value2);if(exact===0&&!padded)yield scope.invalid(at21,value2,"ip-address");else if(scope.build.enabled("StrictIPCIDRVali\
dation"))padded?yield scope.invalid(at21,value2,"ip-leading-zeros"):/^(0*:)*:?(0*:)*ffff:\d+\.\d+\.\d+\.\d+$|^::ffff:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/i.test(value2)&&
(yield scope.invalid(at21,value2,"ip-mapped"));else return}function isPaddedIPv4(value2){return/^[0-9]+(\.[0-9]+){3}$/.test(value2)&&(0,import_node_net.isIPv4)(
value2.replace(/(^|\.)0+(?=[0-9])/g,"$1"))}function*hostAliases(scope,spec,at21){let indexed=scope.build.holds("host-alias-paths-indexed");for(let[alias2,index]of items(
spec,"hostAliases")){let here=indexed?[...at21,index]:at21,base=[...plainPath(at21),index];yield*placed3(address(scope,text2(alias2,"ip"),[...here,"ip"]),[...base,
"ip"]);for(let[number2,name3]of texts3(alias2,"hostnames").entries()){let path5=indexed?[...here,"hostnames",number2]:[...here,"hostnames"];yield*placed3(validateName(
scope,isDNS1123Subdomain,name3,path5),[...base,"hostnames",number2])}}}var supported=["emptyDir","secret","downwardAPI","configMap","projected"];function*hostUsers(scope,spec,at21){let{build}=scope;if(flag(spec,"hostUsers")!==!1||!build.
holds("host-users-known"))return;if(build.holds("host-users-limits-volumes"))for(let[volume,index]of items(spec,"volumes"))supported.some(name3=>child2(volume,name3))||
(yield scope.forbidden([...at21,"volumes",index],"host-users-volume"));let network=build.holds("host-users-network-by-gate")&&build.enabled("UserNamespacesHostN\
etworkSupport");for(let[field,shown2]of[["hostNetwork","hostNetwork"],["hostPID","HostPID"],["hostIPC","HostIPC"]])!flag(spec,field)||field==="hostNetwork"&&network||
(yield __spreadProps(__spreadValues({},scope.forbidden([...at21,shown2],"host-users-false")),{place:[...plainPath(at21),field]}));if(build.holds("host-users-ref\
uses-devices"))for(let list7 of["initContainers","containers","ephemeralContainers"])for(let[container,index]of items(spec,list7)){let devices=member(container,
"volumeDevices");Array.isArray(devices)&&devices.length>0&&(yield scope.forbidden([...at21,list7,index,"volumeDevices"],"host-users-false"))}}var systems=["linux","windows"];function*podSystem(scope,spec,at21){let os=child2(spec,"os");if(!os)return;let name3=text2(os,"name");name3===""?yield scope.required(
[...at21,"os","name"],...scope.build.holds("os-name-required-silently")?[]:["os-name-empty"]):name3==="linux"?yield*onLinux(scope,spec,at21):name3==="windows"?yield*onWindows(
scope,spec,at21):yield __spreadProps(__spreadValues({},scope.notSupported([...at21,"os"],name3,systems)),{place:[...plainPath(at21),"os","name"]})}function*contexts(spec,at21){
for(let list7 of["initContainers","containers","ephemeralContainers"])for(let[container,index]of items(spec,list7)){let context=child2(container,"securityContex\
t");context&&(yield[context,[...at21,list7,index,"securityContext"]])}}function*onLinux(scope,spec,at21){let own=[[child2(spec,"securityContext")??{},[...at21,"\
securityContext"]]];for(let[context,here]of[...own,...contexts(spec,at21)])child2(context,"windowsOptions")&&(yield scope.forbidden([...here,"windowsOptions"],"\
not-for-linux"))}var podFields=[["appArmorProfile","context","given","app-armor-field-known"],["seLinuxOptions","context","given"],["hostUsers","spec","given","\
host-users-known"],["hostPID","spec","filled"],["hostIPC","spec","filled"],["seccompProfile","context","given"],["fsGroup","context","given"],["fsGroupChangePol\
icy","context","given"],["sysctls","context","filled"],["shareProcessNamespace","spec","given"],["runAsUser","context","given"],["runAsGroup","context","given"],
["supplementalGroups","context","given"],["supplementalGroupsPolicy","context","given","supplemental-groups-policy-known"],["seLinuxChangePolicy","context","giv\
en","selinux-change-policy-known"]],containerFields=[["appArmorProfile","app-armor-field-known"],["seLinuxOptions"],["seccompProfile"],["capabilities"],["readOn\
lyRootFilesystem"],["privileged"],["allowPrivilegeEscalation"],["procMount"],["runAsUser"],["runAsGroup"]];function*onWindows(scope,spec,at21){let known8=fact=>fact===
void 0||scope.build.holds(fact),podContext=child2(spec,"securityContext"),last=scope.build.holds("host-fields-of-spec")?podFields.filter(([,where2])=>where2==="\
spec"):[];for(let[name3,where2,counts2,fact]of[...podFields.filter(field=>!last.includes(field)),...last]){let holder=where2==="spec"?spec:podContext,value2=member(
holder,name3),filled3=Array.isArray(value2)?value2.length>0:flag(holder,name3)===!0;value2===void 0||counts2==="filled"&&!filled3||!known8(fact)||(yield scope.forbidden(
where2==="spec"?[...at21,name3]:[...at21,"securityContext",name3],"not-for-windows"))}for(let[context,here]of contexts(spec,at21))for(let[name3,fact]of containerFields)
member(context,name3)!==void 0&&known8(fact)&&(yield scope.forbidden([...here,name3],"not-for-windows"))}function*podResources(scope,spec,claimNames2,at21){let resources2=child2(spec,"resources");if(!(!resources2||!scope.build.enabled("PodLevelResources"))){if(text2(
child2(spec,"os"),"name")==="windows"&&scope.build.holds("pod-resources-refuse-windows")){yield scope.forbidden(at21,"pod-resources-windows");return}member(resources2,
"claims")!==void 0&&(yield scope.forbidden([...at21,"claims"],"pod-resources-claims")),yield*resourceRequirements(scope,resources2,claimNames2,at21,podResourceName),
yield*againstRequests(scope,spec,resources2,at21),yield*againstLimits(scope,spec,resources2,at21)}}function*podResourceName(scope,name3,at21){let faults=[...resourceName(
scope,name3,at21)];if(yield*faults,faults.length>0||name3==="cpu"||name3==="memory")return;let pages2=scope.build.holds("pod-resources-know-huge-pages");pages2&&
isHugePages(name3)||(yield scope.notSupported(at21,{go:name3,json:name3},["cpu",...pages2?["hugepages-"]:[],"memory"]))}var zero=parseQuantity("0");function*againstRequests(scope,spec,resources2,at21){
let own=quantities(resources2,"requests"),missingCounts=!scope.build.holds("pod-resources-skip-missing");for(let[name3,sum]of[...aggregate(spec,"requests")].sort()){
let request=own.get(name3)??(missingCounts?zero:void 0);if(!request||compareQuantities(sum,request)<=0)continue;let values={sum:formatQuantity(sum)};yield scope.
invalid([...at21,"requests",{key:name3}],formatQuantity(request),"pod-request-under-sum",values)}}function*againstLimits(scope,spec,resources2,at21){let own=quantities(
resources2,"limits");if(scope.build.holds("pod-resources-know-huge-pages"))for(let[name3,sum]of[...aggregate(spec,"limits")].sort()){let limit=own.get(name3);if(!limit||
!isHugePages(name3)||compareQuantities(sum,limit)<=0)continue;let values={sum:formatQuantity(sum)};yield scope.invalid([...at21,"limits",{key:name3}],formatQuantity(
limit),"pod-limit-under-sum",values)}for(let[container,index]of items(spec,"containers"))for(let[name3,limit]of quantities(child2(container,"resources"),"limits")){
let ofPod=own.get(name3);if(!ofPod||compareQuantities(limit,ofPod)<=0)continue;let here=[...at21,"containers",index,{key:name3},"limits"],place2=plainPath([...at21.
slice(0,-1),"containers",index,"resources","limits",name3]);yield __spreadProps(__spreadValues({},scope.invalid(here,formatQuantity(limit),"container-limit-over\
-pod",{limit:formatQuantity(ofPod)})),{place:place2})}}function aggregate(spec,kind){let sum=new Map;for(let[container]of items(spec,"containers"))add(sum,quantities(
child2(container,"resources"),kind));let sidecars=new Map,initial=new Map;for(let[container]of items(spec,"initContainers")){let own=quantities(child2(container,
"resources"),kind);if(optionalText(container,"restartPolicy")==="Always")add(sum,own),add(sidecars,own),raise2(initial,sidecars);else{let together2=new Map(own);
add(together2,sidecars),raise2(initial,together2)}}return raise2(sum,initial),sum}function add(sum,more){for(let[name3,quantity]of more){let before=sum.get(name3);
sum.set(name3,before?addQuantities(before,quantity):quantity)}}function raise2(most,other){for(let[name3,quantity]of other){let before=most.get(name3);(!before||
compareQuantities(quantity,before)>0)&&most.set(name3,quantity)}}var effects=["NoSchedule","PreferNoSchedule","NoExecute"],comparisons=["Lt","Gt"];function validateTolerations(tolerations2,at21,build){return[...tolerationErrors(
scopeOf(build),{tolerations:tolerations2},at21)]}function*tolerationErrors(scope,fields,at21){for(let[toleration2,index]of items(fields,"tolerations")){let here=[
...at21,index],key2=text2(toleration2,"key"),operator=text2(toleration2,"operator"),effect=text2(toleration2,"effect");key2!==""?yield*validateName(scope,isQualifiedName,
key2,[...here,"key"]):operator!=="Exists"&&(yield scope.invalid([...here,"operator"],operator,"toleration-without-key")),number(toleration2,"tolerationSeconds")!==
void 0&&effect!=="NoExecute"&&(yield scope.invalid([...here,"effect"],effect,"toleration-seconds-effect")),yield*operatorAndValue(scope,toleration2,operator,here),
effect!==""&&!effects.includes(effect)&&(yield scope.notSupported([...here,"effect"],effect,effects))}}function*operatorAndValue(scope,toleration2,operator,at21){
let value2=text2(toleration2,"value"),here=[...at21,"operator"],place2=[...plainPath(at21),"value"];if(operator===""||operator==="Equal"){let faults=isLabelValue(
value2,scope.build);if(faults.length===0)return;let faultTexts=faults.map(({message,values})=>scope.build.say(message,values)).join(";");yield __spreadProps(__spreadValues(
{},scope.invalid(here,value2,"toleration-value",{faults:faultTexts})),{place:place2})}else if(operator==="Exists"){if(value2==="")return;let shown2=scope.build.
holds("toleration-errors-show-value")?value2:literal3(toleration2);yield __spreadProps(__spreadValues({},scope.invalid(here,shown2,"toleration-value-with-exists")),
{place:place2})}else comparisons.includes(operator)&&scope.build.holds("toleration-comparisons-known")?scope.build.enabled("TaintTolerationComparisonOperators")?
yield*integerValue(scope,value2,[...at21,"value"]):yield scope.notSupported(here,operator,["Equal","Exists",...comparisons]):yield scope.notSupported(here,operator,
["Equal","Exists"])}function*integerValue(scope,value2,at21){value2===""?yield scope.invalid(at21,value2,"must-not-be-empty"):/^(0|-?[1-9][0-9]*)$/.test(value2)||
(yield scope.invalid(at21,value2,"decimal-integer")),/^[+-]?[0-9]+$/.test(value2)?BigInt.asIntN(64,BigInt(value2.replace("+","")))!==BigInt(value2.replace("+",""))&&
(yield scope.invalid(at21,value2,"integer-range",{value:quote(value2)})):yield scope.invalid(at21,value2,"integer-syntax",{value:quote(value2)})}function literal3(toleration2){
let seconds2=number(toleration2,"tolerationSeconds"),words3=["key","operator","value","effect"].map(name3=>`${name3.charAt(0).toUpperCase()}${name3.slice(1)}:${quote(
text2(toleration2,name3))}`),pointer5=`TolerationSeconds:(*int64)(${seconds2===void 0?"nil":"0x0"})`;return{go:`core.Toleration{${[...words3,pointer5].join(", ")}\
}`,json:toleration2}}var actions2=["DoNotSchedule","ScheduleAnyway"],policies2=["Honor","Ignore"];function*topologySpread(scope,spec,at21){let constraints=items(spec,"topologySpread\
Constraints");for(let[position,[constraint,index]]of constraints.entries()){let here=[...at21,index],skew=number(constraint,"maxSkew")??0;skew<=0&&(yield scope.
invalid([...here,"maxSkew"],skew,"must-be-positive-amount"));let key2=text2(constraint,"topologyKey"),action=text2(constraint,"whenUnsatisfiable");if(key2===""&&
(yield scope.required([...here,"topologyKey"],"can-not-be-empty")),actions2.includes(action)||(yield scope.notSupported([...here,"whenUnsatisfiable"],action,actions2)),
constraints.slice(position+1).some(([other])=>text2(other,"topologyKey")===key2&&text2(other,"whenUnsatisfiable")===action)){let error=scope.duplicate([...here,
"{topologyKey, whenUnsatisfiable}"],`{${key2}, ${action}}`);yield __spreadProps(__spreadValues({},error),{place:[...plainPath(here),"topologyKey"]})}yield*minDomains(
scope,constraint,action,[...here,"minDomains"]);for(let name3 of["nodeAffinityPolicy","nodeTaintsPolicy"]){let policy3=optionalText(constraint,name3);policy3!==
void 0&&!policies2.includes(policy3)&&(yield scope.notSupported([...here,name3],policy3,policies2))}yield*spreadLabelKeys(scope,constraint,here),scope.build.holds(
"spread-selector-checked")&&(yield*selectorErrors(scope,child2(constraint,"labelSelector"),[...here,"labelSelector"]))}}function*minDomains(scope,constraint,action,at21){
let domains=number(constraint,"minDomains");domains!==void 0&&(domains<=0&&(yield scope.invalid(at21,domains,"must-be-positive-amount")),action!=="DoNotSchedule"&&
(yield scope.invalid(at21,domains,"min-domains-action",{action})))}function validatePodSpec(spec,meta,at21,build,options){let fields=record(spec);if(!fields)return[];let scope=scopeOf(build,options),errors=[...podSpec(scope,fields,
record(meta),at21)];return scope.isPod?[...errors,...onlyForPods(scope,fields,at21)]:errors}function*podSpec(scope,spec,meta,at21){let{build}=scope,to=name3=>[...at21,
name3];number(spec,"terminationGracePeriodSeconds")===void 0&&build.holds("grace-period-required")&&(yield scope.required(to("terminationGracePeriodSeconds"))),
yield*volumes(scope,spec,meta,at21),yield*resourceClaims(scope,spec,meta,to("resourceClaims"));let pod=podScope(scope,spec,usableVolumes(scope,spec,meta));yield*containers(
scope,spec,pod,at21),yield*initContainers(scope,spec,pod,at21),yield*podResources(scope,spec,pod.claimNames,to("resources"));let portsFirst=build.holds("host-ne\
twork-names-host-port");portsFirst&&(yield*hostNetworkPorts(scope,spec,at21)),yield*choice(scope,spec,"restartPolicy",["Always","OnFailure","Never"],at21),yield*choice(
scope,spec,"dnsPolicy",["ClusterFirstWithHostNet","ClusterFirst","Default","None"],at21),yield*labelErrors(scope,spec,"nodeSelector",to("nodeSelector")),portsFirst||
(yield*hostNetworkPorts(scope,spec,at21)),yield*podSecurityContext(scope,spec,to("securityContext")),yield*affinity(scope,child2(spec,"affinity"),to("affinity")),
yield*dnsConfig(scope,spec,to("dnsConfig"));for(let[gate,index]of items(spec,"readinessGates")){let here=[...to("readinessGates"),index,"conditionType"];yield*validateName(
scope,isQualifiedName,text2(gate,"conditionType"),here)}yield*schedulingGates(scope,spec,to("schedulingGates")),yield*topologySpread(scope,spec,to("topologySpre\
adConstraints")),yield*hostProcesses(scope,spec,at21),yield*hostUsers(scope,spec,at21),yield*hostnameOverride(scope,spec,to("hostnameOverride")),yield*namesAndNumbers(
scope,spec,at21),yield*podSystem(scope,spec,at21),yield*schedulingGroup(scope,spec,[...to("schedulingGroup"),"podGroupName"]),yield*fileKeyVolumes(scope,spec,at21)}
function*namesAndNumbers(scope,spec,at21){yield*named2(scope,spec,"serviceAccountName",isDNS1123Subdomain,at21),yield*named2(scope,spec,"nodeName",isDNS1123Subdomain,
at21);let deadline=number(spec,"activeDeadlineSeconds");deadline!==void 0&&(yield*validateRange(scope,deadline,1,2**31-1,[...at21,"activeDeadlineSeconds"])),yield*named2(
scope,spec,"hostname",isDNS1123Label,at21),yield*named2(scope,spec,"subdomain",isDNS1123Label,at21),yield*tolerationErrors(scope,spec,[...at21,"tolerations"]),yield*hostAliases(
scope,spec,[...at21,"hostAliases"]),yield*named2(scope,spec,"priorityClassName",isDNS1123Subdomain,at21);let runtime=optionalText(spec,"runtimeClassName");runtime!==
void 0&&(yield*validateName(scope,isDNS1123Subdomain,runtime,[...at21,"runtimeClassName"])),optionalText(spec,"preemptionPolicy")!==void 0&&(yield*choice(scope,
spec,"preemptionPolicy",["PreemptLowerPriority","Never"],at21));let overhead=child2(spec,"overhead");overhead&&(yield*overheadErrors(scope,overhead,[...at21,"ov\
erhead"]))}function*named2(scope,spec,name3,check,at21){let value2=text2(spec,name3);value2!==""&&(yield*validateName(scope,check,value2,[...at21,name3]))}function*overheadErrors(scope,overhead,at21){
for(let error of resourceRequirements(scope,{limits:overhead},void 0,at21)){let last=error.path.at(-1),key2=typeof last=="object"?[last.key]:[];yield __spreadProps(
__spreadValues({},error),{place:[...plainPath(at21),...key2]})}}function*schedulingGates(scope,spec,at21){if(!scope.build.holds("scheduling-gates-known"))return;
let names=new Set;for(let[gate,index]of items(spec,"schedulingGates")){let name3=text2(gate,"name");scope.build.holds("scheduling-gates-qualified")?yield*validateName(
scope,isQualifiedName,name3,[...at21,index]):name3===""&&(yield scope.required([...at21,index],"must-not-be-empty-text")),names.has(name3)&&(yield scope.duplicate(
[...at21,index],name3)),names.add(name3)}}function*hostnameOverride(scope,spec,at21){let name3=optionalText(spec,"hostnameOverride");name3===void 0||!scope.build.
holds("hostname-override-known")||(flag(spec,"setHostnameAsFQDN")&&(yield scope.forbidden(at21,"hostname-override-fqdn")),flag(spec,"hostNetwork")&&(yield scope.
forbidden(at21,"hostname-override-host-network")),byteLength(name3)>64&&(yield scope.tooLong(at21,"too-long-bytes",{max:64})),yield*validateName(scope,isDNS1123Subdomain,
name3,at21))}function*schedulingGroup(scope,spec,at21){let group=child2(spec,"schedulingGroup");if(!group||!scope.build.holds("scheduling-group-known"))return;let name3=optionalText(
group,"podGroupName");name3===void 0?yield scope.invalid(at21,null,"scheduling-group-none"):yield*validateName(scope,isDNS1123Subdomain,name3,at21)}function*onlyForPods(scope,spec,at21){
if(text2(spec,"serviceAccountName")==="")for(let[volume,index]of items(spec,"volumes"))for(let[source2,sourceIndex]of items(child2(volume,"projected"),"sources")){
let here=[...at21,"volumes",index,"projected","sources",sourceIndex,"serviceAccountToken"];child2(source2,"serviceAccountToken")&&(yield scope.forbidden(here,"t\
oken-needs-account"))}yield*paddedImages(scope,spec,at21),items(spec,"ephemeralContainers").length>0&&(yield scope.forbidden([...at21,"ephemeralContainers"],"no\
t-on-create"));let gates=member(spec,"schedulingGates");Array.isArray(gates)&&gates.length>0&&scope.build.holds("scheduling-gates-known")&&text2(spec,"nodeName")!==
""&&(yield scope.forbidden([...at21,"nodeName"],"node-name-with-gates"))}function templateRefusals(manifest,world){let kind=kindOf2(manifest.group,manifest.kind),path5=templatePath(manifest)??kind?.templates?.[0];if(kind?.of!=="kuber\
netes"||!path5||path5.length===0)return[];if(kind.kind==="StatefulSet"&&!world.cluster.holds("statefulset-validates-template"))return[];let template3=templateOf2(
manifest)??{},written2={metadata:member2(template3,"metadata"),spec:member2(template3,"spec")},spec=member2(typed(written2,world.structs(),new Origins),"spec");
dropDisabledFields(spec,world.cluster);let claims4=claimVolumes(manifest),taken=new Set(claims4.map(({name:name3})=>name3));claims4.length>0&&(spec.volumes=[...objects(
spec.volumes).filter(({name:name3})=>!taken.has(name3)),...claims4]),kind.kind==="StatefulSet"&&(delete spec.hostname,delete spec.subdomain);let errors=podTemplateErrors(
__spreadProps(__spreadValues({},template3),{spec}),path5,world.cluster,{isPod:!1});return refusalsOf(errors,`${kind.kind}Validation`)}function*podTemplateErrors(template3,at21,build,options){
let scope=scopeOf(build,options);yield*templateMetaErrors(scope,record(template3.metadata),at21);let spec=isObject(template3.spec)?template3.spec:{};defaultPodSpec(
spec,build,!1),yield*validatePodSpec(spec,{},[...at21,"spec"],build,options),items(spec,"ephemeralContainers").length>0&&(yield scope.forbidden([...at21,"spec",
"ephemeralContainers"],"template-ephemeral-containers"))}function*templateMetaErrors(scope,meta,at21){let within=path5=>[...at21,"metadata",...plainPath(path5).
slice(at21.length)];for(let error of labelErrors(scope,meta,"labels",[...at21,"labels"]))yield __spreadProps(__spreadValues({},error),{place:within(error.place??
error.path)});for(let[key2]of textMap(meta,"annotations"))for(let{message,values}of isQualifiedName(key2.toLowerCase(),scope.build)){let error=scope.invalid([...at21,
"annotations"],key2,message,values);yield __spreadProps(__spreadValues({},error),{place:[...at21,"metadata","annotations",key2]})}}function kruiseTemplate(manifest,world){
let template3=templateOf2(manifest)??{},written2={metadata:member2(template3,"metadata"),spec:member2(template3,"spec")},known8=typed(written2,world.kruiseStructs(),
new Origins),claims4=claimVolumes(manifest),spec=member2(known8,"spec");return claims4.length>0&&(spec.volumes=[...objects(spec.volumes),...claims4]),__spreadProps(
__spreadValues({},known8),{spec})}function kruiseOptions(world){return{isPod:!1,resourceIsPod:world.cluster.holds("kruise-validates-host-ports-of-templates")}}function*lastingTemplateErrors(scope,template3,deadline,world){
let at21=["spec","template"];yield*podTemplateErrors(template3,at21,scope.build,kruiseOptions(world));let{restartPolicy,activeDeadlineSeconds}=member2(template3,
"spec"),policy3=text(restartPolicy);policy3!=="Always"&&(yield scope.notSupported([...at21,"spec","restartPolicy"],policy3,["Always"])),activeDeadlineSeconds!=null&&
(yield scope.forbidden([...at21,"spec","activeDeadlineSeconds"],deadline))}function kruisePodErrors(pod,at21,world){let library=world.cluster.library("kruise"),
spec=structuredClone(member2(pod,"spec"));return defaultPodSpec(spec,library,!1),validatePodSpec(spec,member2(pod,"metadata"),at21,library,kruiseOptions(world))}var GO_TYPES={"AppArmorProfile.type":"v1.AppArmorProfileType","AzureDiskVolumeSource.cachingMode":"v1.AzureDataDiskCachingMode","AzureDiskVolumeSource.kind":"v1\
.AzureDataDiskKind","Capabilities.add":"v1.Capability","Capabilities.drop":"v1.Capability","Container.imagePullPolicy":"v1.PullPolicy","Container.restartPolicy":"\
v1.ContainerRestartPolicy","Container.terminationMessagePolicy":"v1.TerminationMessagePolicy","ContainerPort.protocol":"v1.Protocol","ContainerResizePolicy.reso\
urceName":"v1.ResourceName","ContainerResizePolicy.restartPolicy":"v1.ResourceResizeRestartPolicy","EmptyDirVolumeSource.medium":"v1.StorageMedium","HTTPGetActi\
on.scheme":"v1.URIScheme","HostPathVolumeSource.type":"v1.HostPathType","ImageVolumeSource.pullPolicy":"v1.PullPolicy","LabelSelectorRequirement.operator":"v1.L\
abelSelectorOperator","NodeSelectorRequirement.operator":"v1.NodeSelectorOperator","PersistentVolumeClaimSpec.accessModes":"v1.PersistentVolumeAccessMode","Pers\
istentVolumeClaimSpec.volumeMode":"v1.PersistentVolumeMode","PodOS.name":"v1.OSName","PodReadinessGate.conditionType":"v1.PodConditionType","PodSecurityContext.\
fsGroupChangePolicy":"v1.PodFSGroupChangePolicy","PodSecurityContext.seLinuxChangePolicy":"v1.PodSELinuxChangePolicy","PodSecurityContext.supplementalGroupsPoli\
cy":"v1.SupplementalGroupsPolicy","PodSpec.dnsPolicy":"v1.DNSPolicy","PodSpec.overhead":"v1.ResourceList","PodSpec.preemptionPolicy":"v1.PreemptionPolicy","PodS\
pec.restartPolicy":"v1.RestartPolicy","ResourceRequirements.limits":"v1.ResourceList","ResourceRequirements.requests":"v1.ResourceList","SeccompProfile.type":"v\
1.SeccompProfileType","SecurityContext.procMount":"v1.ProcMountType","Toleration.effect":"v1.TaintEffect","Toleration.operator":"v1.TolerationOperator","Topolog\
ySpreadConstraint.nodeAffinityPolicy":"v1.NodeInclusionPolicy","TopologySpreadConstraint.nodeTaintsPolicy":"v1.NodeInclusionPolicy","TopologySpreadConstraint.wh\
enUnsatisfiable":"v1.UnsatisfiableConstraintAction","VolumeMount.mountPropagation":"v1.MountPropagationMode","VolumeMount.recursiveReadOnly":"v1.RecursiveReadOn\
lyMode","VolumeResourceRequirements.limits":"v1.ResourceList","VolumeResourceRequirements.requests":"v1.ResourceList"};var pointer2="pointer to ",list5="list of ",alias=" as ";function decodeFault(value2,schema,build,more={},root2=schema.root){let decoder=new Decoder(schema,more,
build),decoded2=decoder.decode(value2,root2,{struct:"",stack:[],path:[]});return decoder.fault&&__spreadProps(__spreadValues({},decoder.fault),{decoded:isObject(
decoded2)?decoded2:{}})}var Decoder=class{constructor(schema,more,build){this.schema=schema;this.more=more;this.build=build}schema;more;build;fault;#final=!1;decode(value2,written2,here){
if(value2===null||this.#final)return;let[type="",goName2]=written2.split(alias);if(type.startsWith(pointer2))return this.decode(value2,written2.slice(pointer2.length),
here);if(type==="IntOrString")return this.#intOrString(value2,here);if(type==="Quantity")return this.#quantity(value2,here);if(type==="Time")return value2;if(type.
startsWith(list5)){if(!Array.isArray(value2))return this.#mismatch(value2,this.#goType(written2),here);let items2=written2.slice(list5.length);return value2.map(
(each,at21)=>this.decode(each,items2,__spreadProps(__spreadValues({},here),{path:[...here.path,at21]}))??null)}return type==="string"||type==="bool"?goKindOf(value2)===
type?value2:this.#mismatch(value2,goName2??type,here):type.startsWith("int")?isInt(value2,type)?value2:this.#mismatch(value2,goName2??type,here,!0):isObject(value2)?
type==="map"?this.#map(value2,goName2,here):this.#struct(value2,type,here):this.#mismatch(value2,this.#goType(written2),here)}#struct(value2,type,here){let decoded2={};
for(let key2 of Object.keys(value2).sort()){let field=this.#field(type,key2),each=value2[key2],path5=[...here.path,key2],inner={struct:type.slice(type.lastIndexOf(
".")+1),stack:[...here.stack,key2],path:path5},got=field===void 0?each:this.decode(each,field,inner);got!==void 0&&(decoded2[key2]=got)}return decoded2}#map(value2,goName2,here){
let values=goName2==="v1.ResourceList"?"Quantity":"string",decoded2={};for(let[key2,each]of Object.entries(value2))decoded2[key2]=this.decode(each,values,__spreadProps(
__spreadValues({},here),{path:[...here.path,key2]}))??(values==="string"?"":"0");return decoded2}#field(type,key2){let named3=Object.hasOwn(GO_TYPES,`${type}.${key2}`)?
GO_TYPES[`${type}.${key2}`]:void 0,own=this.more[type];if(own)return Object.hasOwn(own,key2)?own[key2]:void 0;let known8=this.schema.structs.get(type)?.get(key2)?.
split(", ")[0];return known8===void 0?void 0:named3===void 0?known8:`${known8}${alias}${named3}`}#goType(written2){let[type="",goName2]=written2.split(alias);return type.
startsWith(list5)?`[]${this.#goType(written2.slice(list5.length))}`:goName2!==void 0?goName2:type==="map"?"map[string]string":type==="IntOrString"?"intstr.IntOr\
String":type.includes(".")||/^[a-z]/.test(type)?type:`v1.${type}`}#intOrString(value2,here){if(typeof value2=="string"||isInt(value2,"int32"))return value2;this.#mismatch(
value2,"int32",here,!0),this.#final=!0}#quantity(value2,here){let parsed2=parseQuantity(typeof value2=="string"?value2.trim():JSON.stringify(value2));if(isQuantity(
parsed2))return value2;this.fault={error:parsed2.error,path:here.path},this.#final=!0}#mismatch(value2,type,{struct,stack,path:path5},number2=!1){let kind=goKindOf(
value2),given2=kind==="number"&&number2?`number ${value2}`:kind,field=stack.join(".");this.fault??={error:this.build.say("cannot-unmarshal",{given:given2,struct,
field,type}),path:path5}}};function goKindOf(value2){return Array.isArray(value2)?"array":typeof value2=="boolean"?"bool":typeof value2}function isInt(value2,type){
return typeof value2!="number"||!Number.isInteger(value2)?!1:type!=="int32"||value2>=-(2**31)&&value2<2**31}function decodeRefusals(manifest,structs,root2,by,world){let library=world.cluster.library("kruise"),fault=decodeFault(manifest.value,patchSchema("PodTemplateSp\
ec",library),library,structs,root2);return fault?[{by,id:"cannot-unmarshal",message:fault.error,path:fault.path}]:[]}var WEBHOOK="vadvancedcronjob.kb.io",policy={enum:["Allow","Forbid","Replace"]},SCHEMA=untyped(kindWith(object({concurrencyPolicy:policy}))),CHANGEABLE=["schedu\
le","concurrencyPolicy","successfulJobsHistoryLimit","failedJobsHistoryLimit","startingDeadlineSeconds","paused","timeZone"];function advancedCronJobRefusals(manifest,world,before){
let{cluster}=world,version=versionOf(manifest),root2=`${version}.AdvancedCronJob`,undecoded=decodeRefusals(manifest,jobStructs(version),root2,"madvancedcronjob.\
kb.io",world);if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{schema:SCHEMA},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(
cluster.library("kruise")),spec=known5(manifest,scope),errors=before?[]:[...plainName(scope,manifest.name,"advancedcronjob-name",["metadata","name"])];return errors.
push(...specErrors(scope,spec,world)),before&&fixed(spec,world,scope)!==fixed(known5(before,scope),world,scope)&&errors.push(scope.forbidden(["spec"],"advancedc\
ronjob-immutable")),refusalsOf(errors,WEBHOOK)}function known5({value:value2,apiVersion},scope){let _a=record(value2.spec)??{},{timeZone}=_a,spec=__objRest(_a,[
"timeZone"]),_b=child2(spec,"template")??{},{imageListPullJobTemplate}=_b,template3=__objRest(_b,["imageListPullJobTemplate"]),pulls=apiVersion.endsWith("/v1bet\
a1")&&imageListPullJobTemplate!==void 0,zoned=timeZone!==void 0&&scope.build.holds("advancedcronjob-time-zone");return __spreadValues(__spreadProps(__spreadValues(
{},spec),{template:pulls?__spreadProps(__spreadValues({},template3),{imageListPullJobTemplate}):template3}),zoned&&{timeZone})}function*specErrors(scope,spec,world){
let schedule=text2(spec,"schedule"),at21=["spec","schedule"];schedule===""&&(yield scope.invalid(at21,schedule,"advancedcronjob-no-schedule"));let error=scheduleFault(
schedule,scope.build);error&&(yield scope.invalid(at21,schedule,"advancedcronjob-schedule",{error}));let zone=optionalText(spec,"timeZone");if(schedule.includes(
"TZ")&&zone!==void 0&&(yield scope.invalid(at21,schedule,"advancedcronjob-two-zones")),yield*templateErrors(scope,spec,world),scope.build.holds("advancedcronjob\
-checks-deadline")&&(yield*nonNegative(scope,number(spec,"startingDeadlineSeconds"),["spec","startingDeadlineSeconds"])),scope.build.holds("advancedcronjob-chec\
ks-history"))for(let limit of["successfulJobsHistoryLimit","failedJobsHistoryLimit"])yield*nonNegative(scope,number(spec,limit),["spec",limit]);zone!==void 0&&(yield*zoneErrors(
scope,zone))}function*zoneErrors(scope,zone){let at21=["spec","timeZone"];if(zone===""){yield scope.invalid(at21,zone,"advancedcronjob-empty-zone");return}zone.
toLowerCase()==="local"&&(yield scope.invalid(at21,zone,"advancedcronjob-local-zone"));let error=zoneFault(zone,scope.build);error&&(yield scope.invalid(at21,zone,
"advancedcronjob-zone",{error}))}function*templateErrors(scope,spec,world){let template3=child2(spec,"template"),count=0;for(let name3 of["jobTemplate","broadca\
stJobTemplate"]){let job=child2(template3,name3);if(!job)continue;count++;let pods=podTemplate(job,world),place2=["spec","template",name3,"spec","template"];for(let error of podTemplateErrors(
pods,["spec","template"],scope.build,kruiseOptions(world))){let inner=(error.place??error.path).slice(2).map(step=>typeof step=="object"?step.key:step);yield*placed3(
[error],[...place2,...inner])}}let pull=child2(template3,"imageListPullJobTemplate");pull&&(count++,yield*pullTemplateErrors(scope,spec,pull,world)),count===0&&
(yield scope.forbidden(["spec","template"],"advancedcronjob-no-template")),count>1&&(yield scope.forbidden(["spec","template"],"advancedcronjob-two-templates"))}
function podTemplate(job,world){let written2=child2(child2(job,"spec"),"template")??{},{metadata:metadata2,spec}=structuredClone(written2);return typed({metadata:metadata2??
{},spec:spec??{}},world.kruiseStructs(),new Origins)}function fixed(spec,world,scope){let template3={};for(let[name3,job]of Object.entries(child2(spec,"template")??
{})){if(name3==="imageListPullJobTemplate")continue;let pods=podTemplate(record(job)??{},world);defaultPodSpec(pods.spec,scope.build,!1),template3[name3]=__spreadProps(
__spreadValues({},record(job)),{spec:__spreadProps(__spreadValues({},child2(record(job),"spec")),{template:pods})})}let rest=Object.entries(spec).filter(([name3])=>name3!==
"template"&&!CHANGEABLE.includes(name3));return canonical(__spreadProps(__spreadValues({},Object.fromEntries(rest)),{template:template3}))}var at4=["spec","updateStrategy"],rollingAt=[...at4,"rollingUpdate"];function*daemonSetStrategyErrors(scope,strategy,version){let type=text2(strategy,"type")||"\
RollingUpdate";if(type==="OnDelete")return;if(type!=="RollingUpdate"){let nil=child2(strategy,"rollingUpdate")?"(0x0)":"(nil)",go=`${version}.DaemonSetUpdateStr\
ategy{Type:${quote(type)}, RollingUpdate:(*${version}.RollingUpdateDaemonSet)${nil}}`;yield scope.notSupported(at4,{go,json:strategy},["RollingUpdate","OnDelete"]);
return}let rolling2=stored(child2(strategy,"rollingUpdate")??{},version);scope.build.holds("advanced-daemonset-surge")?yield*rollingErrors(scope,rolling2,version):
yield*earlyRollingErrors(scope,rolling2)}function stored(rolling2,version){let written2=text2(rolling2,"rollingUpdateType"),surging=version==="v1alpha1"&&written2===
"Surging",maxUnavailable=intOrString(rolling2,"maxUnavailable"),maxSurge=intOrString(rolling2,"maxSurge");return surging&&(maxSurge??=1,maxUnavailable??=0),maxUnavailable===
void 0&&maxSurge===void 0&&([maxUnavailable,maxSurge]=[1,0]),{type:surging||written2===""?"Standard":written2,maxUnavailable,maxSurge,partition:intOrString(rolling2,
"partition")}}function*rollingErrors(scope,rolling2,version){let{maxUnavailable,maxSurge,type}=rolling2,unavailable=intOrPercentValue(maxUnavailable??0)!==0,surge=intOrPercentValue(
maxSurge??0)!==0;unavailable&&(yield*amountErrors(scope,maxUnavailable??0,"maxUnavailable")),surge&&(yield*amountErrors(scope,maxSurge??0,"maxSurge")),unavailable&&
surge?yield scope.invalid([...rollingAt,"maxSurge"],literalOf(maxSurge??0),"daemonset-surge-and-unavailable"):!unavailable&&!surge&&(yield scope.required([...rollingAt,
"maxUnavailable"],"daemonset-neither"));let types2=version==="v1alpha1"?["Standard","Surging","InPlaceIfPossible"]:["Standard","InPlaceIfPossible"];if(type==="I\
nPlaceIfPossible")surge&&(yield scope.required([...rollingAt,"maxSurge"],"daemonset-surge-in-place"));else if(type!=="Standard"){let place2=[...rollingAt,"rolli\
ngUpdateType"];yield __spreadProps(__spreadValues({},scope.notSupported([...rollingAt,"rollingUpdate","type"],type,types2)),{place:place2})}for(let error of partitionErrors(
scope,rolling2.partition,[...rollingAt,"rollingUpdate","partition"]))yield __spreadProps(__spreadValues({},error),{place:[...rollingAt,"partition"]})}function*amountErrors(scope,amount4,name3){
yield*positiveIntOrPercent(scope,amount4,[...rollingAt,name3]),yield*notMoreThan100Percent(scope,amount4,[...rollingAt,name3])}function*partitionErrors(scope,partition3,here){
partition3!==void 0&&(yield*positiveIntOrPercent(scope,partition3,here),yield*notMoreThan100Percent(scope,partition3,here))}function*earlyRollingErrors(scope,{type,
partition:partition3,maxUnavailable}){typeof partition3=="number"&&(yield*nonNegative(scope,partition3,[...rollingAt,"partition"]));let types2=["Standard","Surg\
ing","InPlaceIfPossible"];if(types2.includes(type)||(yield scope.notSupported([...rollingAt,"rollingUpdateType"],type,types2)),maxUnavailable===void 0||(yield*amountErrors(
scope,maxUnavailable,"maxUnavailable"),intOrPercentValue(maxUnavailable)!==0))return;let place2=[...rollingAt,"maxUnavailable"];yield __spreadProps(__spreadValues(
{},scope.invalid([...at4,"maxUnavailable"],literalOf(maxUnavailable),"daemonset-unavailable-zero")),{place:place2})}function onlyChanged(manifest,before,changeable2,known8){return known8.filter(name3=>!changeable2.includes(name3)).every(name3=>canonical(manifest.spec[name3])===
canonical(before.spec[name3]))}var WEBHOOK2="vdaemonset.kb.io",at5=["spec"];function advancedDaemonSetRefusals(manifest,world,before){let{cluster}=world,version=manifest.apiVersion.slice(manifest.
apiVersion.indexOf("/")+1),structs=daemonSetStructs(version,cluster),undecoded=decodeRefusals(manifest,structs,`${version}.DaemonSet`,"mdaemonset.kb.io",world);
if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{completed:!0},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(
cluster.library("kruise")),errors=[...validityErrors(scope,manifest,version,world)];if(!before||!cluster.holds("advanced-daemonset-update-checked"))return refusalsOf(
errors,WEBHOOK2);let known8=Object.keys(structs[`${version}.DaemonSetSpec`]??{});return refusalsOf([...updateErrors(scope,manifest,before,version,known8),...errors],
WEBHOOK2)}function*validityErrors(scope,manifest,version,world){let spec=record(manifest.value.spec)??{};yield*selectorMatches(scope,spec,at5),yield*selectorItself(
scope,spec,{empty:"daemonset-empty-selector",required:!1},at5),scope.build.holds("advanced-daemonset-validates-template")&&(yield*templateErrors2(scope,kruiseTemplate(
manifest,world),spec,world)),yield*nonNegative(scope,number(spec,"minReadySeconds"),[...at5,"minReadySeconds"]),yield*daemonSetStrategyErrors(scope,child2(spec,
"updateStrategy")??{},version),yield*nonNegative(scope,number(spec,"revisionHistoryLimit"),[...at5,"revisionHistoryLimit"])}function*templateErrors2(scope,template3,spec,world){
yield*lastingTemplateErrors(scope,template3,"daemonset-active-deadline",world),child2(child2(spec,"lifecycle"),"inPlaceUpdate")&&(yield scope.forbidden(["spec",
"lifecycle","inPlaceUpdate"],"daemonset-in-place-hook"))}function*updateErrors(scope,manifest,before,version,known8){let beta=version==="v1beta1",changeable2=["\
template","updateStrategy","lifecycle","burstReplicas","minReadySeconds","revisionHistoryLimit"];beta&&changeable2.push("scaleStrategy"),!onlyChanged(manifest,before,
changeable2,known8)&&(yield scope.forbidden(at5,beta?"advanced-daemonset-beta-update-forbidden":"advanced-daemonset-update-forbidden"))}function*priorityStrategyErrors(scope,strategy,at21){let error=strategy&&priorityError(scope,strategy,at21);error&&(yield error)}function priorityError(scope,strategy,at21){
let weights=items(strategy,"weightPriority"),orders=items(strategy,"orderPriority");if(weights.length>0&&orders.length>0)return scope.required(at21,"priority-st\
rategy-both");for(let[term]of weights){let weight2=number(term,"weight")??0;if(weight2<0||weight2>100)return scope.required(at21,"priority-strategy-weight");let selector4=child2(
term,"matchSelector");if(isEmptySelector(selector4))return scope.required(at21,"priority-strategy-selector");let fault=selectorFault(selector4,scope.build);if(fault)
return scope.required(at21,"priority-strategy-selector-fault",{fault})}if(orders.some(([term])=>text2(term,"orderedKey")===""))return scope.required(at21,"prior\
ity-strategy-order")}function*scatterStrategyErrors(scope,fields,at21){let seen=new Set;for(let[term]of items(fields,"scatterStrategy")){let key2=text2(term,"ke\
y"),value2=text2(term,"value");if(key2===""){yield scope.required(at21,"scatter-strategy-key");return}if(seen.has(`${key2}:${value2}`)){yield scope.required(at21,
"scatter-strategy-twice",{key:key2,value:value2});return}seen.add(`${key2}:${value2}`)}}var at6=["spec","updateStrategy"],rollingAt2=[...at6,"rollingUpdate"],GATE="InPlaceUpdateReady";function*scaleAmountErrors(scope,spec,parallel){let amount4=intOrString(
child2(spec,"scaleStrategy"),"maxUnavailable");amount4!==void 0&&(yield*amountErrors2(scope,amount4,parallel,["spec","scaleStrategy","maxUnavailable"]))}function*statefulSetStrategyErrors(scope,spec,pod,parallel){
let strategy=child2(spec,"updateStrategy"),rolling2=child2(strategy,"rollingUpdate"),type=text2(strategy,"type")||"RollingUpdate";if(type==="OnDelete")rolling2&&
(yield scope.invalid(rollingAt2,literal4(rolling2),"rolling-update-only",{type:"RollingUpdate"}));else if(type!=="RollingUpdate"){let shown2=rolling2?"(0x0)":"(\
nil)",go=`v1beta1.StatefulSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:(*v1beta1.RollingUpdateStatefulSetStrategy)${shown2}}`;yield scope.invalid(at6,{go,
json:strategy},"statefulset-strategy-type")}else yield*rollingErrors2(scope,rolling2??{},pod,parallel)}function*rollingErrors2(scope,rolling2,pod,parallel){yield*nonNegative(
scope,number(rolling2,"partition"),[...rollingAt2,"partition"]);let minReady=number(rolling2,"minReadySeconds");yield*nonNegative(scope,minReady,[...rollingAt2,
"minReadySeconds"]),minReady!==void 0&&minReady>300&&(yield scope.invalid([...rollingAt2,"minReadySeconds"],minReady,"statefulset-min-ready",{most:300})),yield*amountErrors2(
scope,intOrString(rolling2,"maxUnavailable")??1,parallel,[...rollingAt2,"maxUnavailable"]),yield*podUpdatePolicy(scope,text2(rolling2,"podUpdatePolicy")||"ReCre\
ate",pod);let unordered=child2(rolling2,"unorderedUpdate");if(!unordered)return;let here=[...rollingAt2,"unorderedUpdate"];parallel||(yield scope.required(here,
"statefulset-unordered-parallel")),yield*priorityStrategyErrors(scope,child2(unordered,"priorityStrategy"),[...here,"priorityStrategy"])}function*amountErrors2(scope,amount4,parallel,here){
yield*positiveIntOrPercent(scope,amount4,here);let{value:value2,error}=legacyScaled(amount4,1,scope.build);error!==void 0?yield scope.invalid(here,0,"statefulse\
t-amount-unreadable",{error}):value2<1&&(yield scope.invalid(here,value2,"statefulset-amount-below-one")),!parallel&&amount4!==1&&(yield scope.invalid(here,literalOf(
amount4),"statefulset-amount-parallel"))}function*podUpdatePolicy(scope,policy3,pod){if(policy3==="ReCreate")return;if(policy3!=="InPlaceIfPossible"&&policy3!==
"InPlaceOnly"){yield scope.invalid([...rollingAt2,"podUpdatePolicy"],policy3,"statefulset-pod-update-policy");return}let gates=items(pod,"readinessGates").map(([
gate])=>text2(gate,"conditionType"));if(gates.includes(GATE))return;let shown2=gates.map(gate=>`v1.PodReadinessGate{ConditionType:${quote(gate)}}`).join(", "),go=`\
[]v1.PodReadinessGate${Array.isArray(member(pod,"readinessGates"))?`{${shown2}}`:"(nil)"}`,here=["spec","template","spec","readinessGates"];yield scope.invalid(
here,{go,json:pod?.readinessGates??null},"statefulset-needs-gate",{gate:GATE,policy:policy3})}function literal4(rolling2){let to=(type,name3)=>`(*${type})(${member(
rolling2,name3)===void 0?"nil":"0x0"})`;return{go:`v1beta1.RollingUpdateStatefulSetStrategy{${[`Partition:${to("int32","partition")}`,`MaxUnavailable:${to("ints\
tr.IntOrString","maxUnavailable")}`,`PodUpdatePolicy:${quote(text2(rolling2,"podUpdatePolicy"))}`,`Paused:${flag(rolling2,"paused")??!1}`,`UnorderedUpdate:${to(
"v1beta1.UnorderedUpdateStrategy","unorderedUpdate")}`,`InPlaceUpdateStrategy:${to("pub.InPlaceUpdateStrategy","inPlaceUpdateStrategy")}`,`MinReadySeconds:${to(
"int32","minReadySeconds")}`].join(", ")}}`,json:rolling2}}function notInPlace(manifest,before,allowed,world){return differences(storedSpec(before,world),storedSpec(manifest,world),"").find(({operation,path:path5})=>operation!==
"replace"||!allowed.test(path5))}function storedSpec(manifest,world){return member2(storedTemplate(manifest,world),"spec")}function differences(before,after,at21){
if(isObject(before)&&isObject(after)){let changed2=Object.keys(after).sort().flatMap(key2=>{let path5=`${at21}/${key2.replaceAll("~","~0").replaceAll("/","~1")}`;
return Object.hasOwn(before,key2)?differences(before[key2],after[key2],path5):[{operation:"add",path:path5}]}),removed=Object.keys(before).filter(key2=>!Object.
hasOwn(after,key2));return[...changed2,...removed.map(key2=>({operation:"remove",path:`${at21}/${key2}`}))]}return Array.isArray(before)&&Array.isArray(after)?listDifferences(
before,after,at21):before===after?[]:[{operation:"replace",path:at21}]}function listDifferences(before,after,at21){let both=Math.min(before.length,after.length),
removed=before.slice(both).map((_,index)=>({operation:"remove",path:`${at21}/${both+index}`})),added=after.slice(both).map((_,index)=>({operation:"add",path:`${at21}\
/${both+index}`})),changed2=after.slice(0,both).flatMap((each,index)=>differences(before[index],each,`${at21}/${index}`));return[...removed.reverse(),...added,...changed2]}function advancedStatefulSetUpdate(scope,manifest,before,known8,world){let rolling2=child2(child2(record(manifest.value.spec),"updateStrategy"),"rollingUpdate");
return{errors:function*(){onlyChanged(manifest,before,changeable(scope),known8)||(yield scope.forbidden(["spec"],"advanced-statefulset-update-forbidden"))},claimErrors:()=>claimErrors(
scope,manifest,before,world),notInPlace:()=>{if(text2(rolling2,"podUpdatePolicy")!=="InPlaceOnly")return;let difference=notInPlace(manifest,before,/\/containers\/([0-9]+)\/image/,
world);return difference&&scope.build.say("advanced-statefulset-not-in-place",__spreadValues({},difference))}}}function changeable({build}){return["replicas","t\
emplate","updateStrategy","scaleStrategy","reserveOrdinals","lifecycle",...build.holds("advanced-statefulset-retention-policy")?["persistentVolumeClaimRetention\
Policy","revisionHistoryLimit"]:[],...build.holds("advanced-statefulset-claim-templates-mutable")?["volumeClaimTemplates"]:[],...build.holds("advanced-statefuls\
et-ordinals-mutable")?["ordinals"]:[],...build.holds("advanced-statefulset-resizes-claims")?["volumeClaimUpdateStrategy"]:[]]}function*claimErrors(scope,manifest,before,world){
let{cluster}=world;if(!scope.build.holds("advanced-statefulset-resizes-claims")||!cluster.kruiseEnabled("StatefulSetAutoResizePVCGate"))return;let spec=record(manifest.
value.spec),type=text2(child2(spec,"volumeClaimUpdateStrategy"),"type");if(type===""||type==="OnDelete")return;let now=items(spec,"volumeClaimTemplates").map(([
claim])=>claim),was=items(record(before.value.spec),"volumeClaimTemplates").map(([claim])=>claim);if(now.length!==was.length){yield scope.invalid(["spec","volum\
eClaimTemplates"],{go:"[]v1.PersistentVolumeClaim{…}",json:now},"claim-templates-added");return}for(let[index,claim]of now.entries()){let name3=nameOf2(claim),
at21=["spec",`volumeClaimTemplates[${name3}]`],place2=["spec","volumeClaimTemplates",index],old=was.find(each=>nameOf2(each)===name3);if(old||(yield __spreadProps(
__spreadValues({},scope.forbidden([...at21,"name"],"claim-template-renamed")),{place:[...place2,"metadata","name"]})),!old)return;if(!compatible(old,claim)){yield __spreadProps(
__spreadValues({},scope.invalid(at21,{go:"v1.PersistentVolumeClaim{…}",json:claim},"claim-template-changed")),{place:place2});return}if(!resized(old,claim))continue;
let error=classError(scope,claim,at21,world);if(error){yield __spreadProps(__spreadValues({},error),{place:place2});return}}}function classError(scope,claim,at21,world){
let name3=child2(claim,"spec")?.storageClassName;if(typeof name3!="string")return;let found=world.workload("storage.k8s.io","StorageClass","",name3);if(!found)return world.
cluster.closed("StorageClass")?scope.invalid([...at21,"spec","storageClassName"],name3,"storage-class-missing"):void 0;if(found.value.allowVolumeExpansion===!1)
return scope.forbidden([...at21,"spec","resources","requests","storage"],"storage-class-fixed",{name:name3})}function nameOf2(claim){return text2(child2(claim,"\
metadata"),"name")}function amounts(claim){let resources2=child2(child2(claim,"spec"),"resources");return["requests","limits"].map(kind=>{let value2=child2(resources2,
kind)?.storage;return typeof value2=="string"||typeof value2=="number"?String(value2):void 0})}function resized(old,claim){let before=amounts(old);return amounts(
claim).some((amount4,index)=>!sameAmount(amount4,before[index]))}function sameAmount(left="0",right="0"){let[one,other]=[parseQuantity(left),parseQuantity(right)];
return isQuantity(one)&&isQuantity(other)?compareQuantities(one,other)===0:left===right}function compatible(old,claim){let[before,now]=[child2(old,"spec"),child2(
claim,"spec")],[was,is]=[optionalText(before,"storageClassName"),optionalText(now,"storageClassName")];return was!==void 0&&is!==void 0&&was!==is?!1:texts3(before,
"accessModes").join()===texts3(now,"accessModes").join()}var WEBHOOK3="vstatefulset.kb.io",at7=["spec"];function advancedStatefulSetRefusals(manifest,world,before){let{cluster}=world,version=manifest.apiVersion.slice(
manifest.apiVersion.indexOf("/")+1),structs=statefulSetStructs(version,cluster),undecoded=decodeRefusals(manifest,structs,`${version}.StatefulSet`,"mstatefulset\
.kb.io",world);if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{scales:!0,completed:!0},cluster);if(invalid.length>0)return invalid;
let known8=Object.keys(structs[`${version}.StatefulSetSpec`]??{}),spec=asStored(manifest,known8),scope=scopeOf(cluster.library("kruise")),errors=[...validityErrors2(
scope,manifest,spec,world)];if(!before)return refusalsOf(errors,WEBHOOK3);let update=advancedStatefulSetUpdate(scope,manifest,before,known8,world),refusals=refusalsOf(
[...errors,...update.errors()],WEBHOOK3);if(refusals.length>0)return refusals;let claims4=refusalsOf(update.claimErrors(),WEBHOOK3);if(claims4.length>0)return claims4;
let message=update.notInPlace();return message?[{by:WEBHOOK3,id:"advanced-statefulset-not-in-place",message,path:["spec","template"]}]:[]}function asStored(manifest,known8){
return Object.fromEntries(Object.entries(record(manifest.value.spec)??{}).filter(([name3])=>known8.includes(name3)))}function*validityErrors2(scope,manifest,spec,world){
let check=scope.build.holds("statefulset-name-is-label")?isDNS1123Label:isDNS1123Subdomain,name3=text2(record(manifest.value.metadata),"name");name3!==""&&(yield*validateName(
scope,check,name3,["metadata","name"]));let management=text2(spec,"podManagementPolicy")||"OrderedReady";["OrderedReady","Parallel"].includes(management)||(yield scope.
invalid([...at7,"podManagementPolicy"],management,"statefulset-pod-management")),yield*reserveOrdinalErrors(scope,member(spec,"reserveOrdinals"));let parallel=management===
"Parallel";yield*scaleAmountErrors(scope,spec,parallel);let template3=record(kruiseTemplate(manifest,world)),pod=child2(template3,"spec");yield*statefulSetStrategyErrors(
scope,spec,pod,parallel),yield*retentionErrors(scope,spec),yield*nonNegative(scope,number(spec,"replicas"),[...at7,"replicas"]),yield*selectorItself(scope,spec,
{empty:"statefulset-empty-selector",required:!0},at7),Object.keys(child2(spec,"selector")??{}).length>0&&(yield*selectorMatches(scope,spec,at7)),yield*templateMetaErrors(
scope,child2(template3,"metadata"),["spec","template"]);let restartPolicy=text2(pod,"restartPolicy");restartPolicy!==""&&restartPolicy!=="Always"&&(yield scope.
notSupported(["spec","template","spec","restartPolicy"],restartPolicy,["Always"])),member(pod,"activeDeadlineSeconds")!==void 0&&(yield scope.forbidden(["spec",
"template","spec","activeDeadlineSeconds"],"statefulset-active-deadline"))}function*reserveOrdinalErrors(scope,written2){if(!Array.isArray(written2))return;let place2=[
"spec","reserveOrdinals"],ordinals=written2.map(each=>typeof each=="string"||typeof each=="number"?each:0);if(scope.build.holds("advanced-statefulset-reserves-r\
anges")){let shown3={go:`[]intstr.IntOrString{${ordinals.map(each=>literalOf(each).go).join(", ")}}`,json:ordinals};for(let[index,each]of ordinals.entries()){let values={
index,ordinal:each};if(typeof each=="number"){each<0&&(yield __spreadProps(__spreadValues({},scope.invalid(at7,shown3,"reserve-ordinal-negative",values)),{place:[
...place2,index]}));continue}/^\d+-\d+$/.test(each)||(yield __spreadProps(__spreadValues({},scope.invalid(at7,shown3,"reserve-ordinal-no-range",values)),{place:[
...place2,index]}));let error=rangeFault(scope,each);error&&(yield __spreadProps(__spreadValues({},scope.invalid(at7,shown3,"reserve-ordinal-invalid",__spreadProps(
__spreadValues({},values),{error}))),{place:[...place2,index]}))}return}let shown2={go:`[]int{${ordinals.join(", ")}}`,json:ordinals};new Set(ordinals).size!==ordinals.
length&&(yield __spreadProps(__spreadValues({},scope.invalid(at7,shown2,"reserve-ordinals-twice")),{place:place2}));for(let[index,ordinal]of ordinals.entries())
Number(ordinal)>=0||(yield __spreadProps(__spreadValues({},scope.invalid(at7,shown2,"reserve-ordinals-negative",{ordinal})),{place:[...place2,index]}))}function rangeFault(scope,written2){
let parts2=written2.split("-"),wrong=scope.build.say("reserve-ordinal-range",{range:written2});if(parts2.length!==2)return wrong;let[start,end]=parts2.map(each=>atoi(
each,scope.build));for(let each of[start,end])if(typeof each=="object")return each.error;return Number(start)>Number(end)?wrong:void 0}function*retentionErrors(scope,spec){
let policy3=child2(spec,"persistentVolumeClaimRetentionPolicy");if(!(!policy3||!scope.build.holds("advanced-statefulset-retention-policy")))for(let name3 of["wh\
enDeleted","whenScaled"]){let value2=text2(policy3,name3)||"Retain";["Retain","Delete"].includes(value2)||(yield scope.notSupported([...at7,"persistentVolumeCla\
imRetentionPolicy",name3],value2,["Retain","Delete"]))}}var at8=["spec"];function appsRefusals(manifest,world,before){let scope=scopeOf(world.cluster);return refusalsOf(errorsOf2(scope,manifest,before),`${manifest.kind}\
Validation`)}function*errorsOf2(scope,manifest,before){let{kind}=manifest,spec=record(manifest.value.spec)??{};yield*selectorItself(scope,spec,{empty:kind==="Da\
emonSet"?"daemonset-empty-selector":"deployment-empty-selector",required:kind!=="DaemonSet"},at8),kind!=="DaemonSet"?yield*selectsTemplate(scope,spec,at8,"selec\
tor-unreadable"):selectorFault(child2(spec,"selector"),scope.build)||(yield*selectorMatches(scope,spec,at8)),yield*alwaysRestarted(scope,spec,kind==="DaemonSet"?
"daemonset-active-deadline":"replicaset-active-deadline");for(let name3 of["replicas","minReadySeconds","revisionHistoryLimit","progressDeadlineSeconds"])yield*nonNegative(
scope,number(spec,name3),[...at8,name3]);kind==="Deployment"&&(yield*deploymentErrors(scope,spec)),kind==="DaemonSet"&&(yield*daemonSetErrors(scope,child2(spec,
"updateStrategy")??{})),before&&(yield*selectorImmutable(scope,spec,record(before.value.spec)??{},at8))}function*alwaysRestarted(scope,spec,deadline){let pod=child2(
child2(spec,"template"),"spec"),restartPolicy=text2(pod,"restartPolicy")||"Always",here=["spec","template","spec"];restartPolicy!=="Always"&&(yield scope.notSupported(
[...here,"restartPolicy"],restartPolicy,["Always"])),member(pod,"activeDeadlineSeconds")!==void 0&&(yield scope.forbidden([...here,"activeDeadlineSeconds"],deadline))}
function*deploymentErrors(scope,spec){let strategy=child2(spec,"strategy"),rolling2=child2(strategy,"rollingUpdate"),type=text2(strategy,"type")||"RollingUpdate",
here=[...at8,"strategy"];type==="Recreate"?rolling2&&(yield scope.forbidden([...here,"rollingUpdate"],"deployment-rolling-recreate")):type==="RollingUpdate"?yield*deploymentRolling(
scope,rolling2,[...here,"rollingUpdate"]):yield scope.notSupported(here,strategyLiteral("Deployment",type,rolling2),["Recreate","RollingUpdate"]);let deadline=number(
spec,"progressDeadlineSeconds")??600;deadline<=(number(spec,"minReadySeconds")??0)&&(yield scope.invalid([...at8,"progressDeadlineSeconds"],deadline,"deadline-n\
ot-above-min-ready"))}function*deploymentRolling(scope,rolling2,here){let maxUnavailable=intOrString(rolling2,"maxUnavailable")??"25%",maxSurge=intOrString(rolling2,
"maxSurge")??"25%";yield*positiveIntOrPercent(scope,maxUnavailable,[...here,"maxUnavailable"]),yield*positiveIntOrPercent(scope,maxSurge,[...here,"maxSurge"]),isZero(
maxUnavailable)&&isZero(maxSurge)&&(yield scope.invalid([...here,"maxUnavailable"],literalOf(maxUnavailable),"deployment-nothing-may-move")),yield*notMoreThan100Percent(
scope,maxUnavailable,[...here,"maxUnavailable"])}function*daemonSetErrors(scope,strategy){let type=text2(strategy,"type")||"RollingUpdate",here=[...at8,"updateS\
trategy"],rolling2=child2(strategy,"rollingUpdate");if(type!=="RollingUpdate"){if(type==="OnDelete")return;yield scope.notSupported(here,strategyLiteral("Daemon\
Set",type,rolling2),["RollingUpdate","OnDelete"]);return}let maxUnavailable=intOrString(rolling2,"maxUnavailable")??1,maxSurge=intOrString(rolling2,"maxSurge")??
0;for(let[name3,amount4]of[["maxUnavailable",maxUnavailable],["maxSurge",maxSurge]])yield*positiveIntOrPercent(scope,amount4,[...here,"rollingUpdate",name3]),yield*notMoreThan100Percent(
scope,amount4,[...here,"rollingUpdate",name3]);!isZero(maxUnavailable)&&!isZero(maxSurge)?yield scope.invalid([...here,"rollingUpdate","maxSurge"],literalOf(maxSurge),
"daemonset-surge-and-unavailable"):isZero(maxUnavailable)&&isZero(maxSurge)&&(yield scope.required([...here,"rollingUpdate","maxUnavailable"],"daemonset-neither"))}
function isZero(amount4){return intOrPercentValue(amount4)===0}function strategyLiteral(kind,type,rolling2){let struct=kind==="Deployment"?"DeploymentStrategy":
"DaemonSetUpdateStrategy",pointer5=`(*apps.RollingUpdate${kind})${rolling2?"(0x0)":"(nil)"}`,amount4=name3=>intOrString(rolling2,name3)??0,RollingUpdate=rolling2?
{MaxUnavailable:amount4("maxUnavailable"),MaxSurge:amount4("maxSurge")}:null;return{go:`apps.${struct}{Type:${quote(type)}, RollingUpdate:${pointer5}}`,json:{Type:type,
RollingUpdate}}}var WEBHOOK4="vbroadcastjob.kb.io",OWN_LABELS={name:"broadcastjob-name",uid:"broadcastjob-controller-uid"};function broadcastJobRefusals(manifest,world){let{cluster}=world,
version=versionOf(manifest),undecoded=decodeRefusals(manifest,jobStructs(version),`${version}.BroadcastJob`,"mbroadcastjob.kb.io",world);if(undecoded.length>0)return undecoded;
let invalid=customResourceRefusals(manifest,{},cluster);return invalid.length>0?invalid:refusalsOf(errorsOf3(scopeOf(cluster.library("kruise")),manifest,world),
WEBHOOK4)}function*errorsOf3(scope,manifest,world){let name3=text2(record(manifest.value.metadata),"name");yield*plainName(scope,name3,"broadcastjob-name",["met\
adata","name"]),yield*completionErrors(scope,manifest);let at21=["spec","template"],template3=kruiseTemplate(manifest,world),pod=[...podTemplateErrors(template3,
at21,scope.build,kruiseOptions(world))],policy3=text2(record(template3.spec),"restartPolicy");policy3!=="OnFailure"&&policy3!=="Never"&&(yield scope.invalid([...at21,
"spec","restartPolicy"],policy3,"broadcastjob-restart"));let meta=record(template3.metadata),labels2=child2(meta,"labels"),preset=[OWN_LABELS.name,OWN_LABELS.uid].
find(label2=>text2(labels2,label2)!=="");if(preset!==void 0){let here=[...at21,"metadata","labels"];yield __spreadProps(__spreadValues({},scope.invalid(here,labelsLiteral(
meta,"labels"),"broadcastjob-labels",OWN_LABELS)),{place:[...here,preset]})}yield*pod}function*completionErrors(scope,{value:value2}){let policy3=child2(record(
value2.spec),"completionPolicy");if(text2(policy3,"type")==="Never")for(let field of["ttlSecondsAfterFinished","activeDeadlineSeconds"]){let given2=number(policy3,
field);given2!==void 0&&(yield scope.invalid(["spec","completionPolicy",field],given2,"broadcastjob-never",{field}))}}function*claimComplaints(item,requests){yield*belowMin(item,requests,new Map);for(let[resource,max]of quantities(item,"max")){let request=requests.get(resource),
[asked2,,most]=comparable(request,void 0,max),values={resource,type:text(item.type),bound:formatQuantity(max)};request?asked2>most&&(yield over(values,"request",
request)):yield{id:"limit-range-max-not-stated",values:__spreadProps(__spreadValues({},values),{what:"request"}),list:"requests"}}}function*belowMin(item,requests,limits){
for(let[resource,min]of quantities(item,"min")){let request=requests.get(resource),limit=limits.get(resource),[asked2,limited,least]=comparable(request,limit,min),
values={resource,type:text(item.type),bound:formatQuantity(min)},under=(what,given2)=>({id:"limit-range-under-min",values:__spreadProps(__spreadValues({},values),
{what,given:formatQuantity(given2)}),list:`${what}s`});request?asked2<least?yield under("request",request):limit&&limited<least&&(yield under("limit",limit)):yield{
id:"limit-range-min-not-stated",values,list:"requests"}}}function over(values,what,given2){return{id:"limit-range-over-max",values:__spreadProps(__spreadValues(
{},values),{what,given:formatQuantity(given2)}),list:`${what}s`}}var MOST_MILLIS=(2n**63n-1n)/1000n;function comparable(request,limit,bound){let all=[request??ZERO,limit??ZERO,bound],scale=all.every(each=>int64Value(each)<=MOST_MILLIS)?
-3:0;return all.map(each=>int64Value(each,scale))}function sixDecimals(value2){if(!Number.isFinite(value2))return Number.isNaN(value2)?"NaN":value2>0?"+Inf":"-I\
nf";let rounded2=value2.toFixed(6),[whole3="",fraction=""]=value2.toFixed(80).split(".");return/^50*$/.test(fraction.slice(6))&&/[02468]$/.test(fraction.slice(0,
6))?`${whole3}.${fraction.slice(0,6)}`:rounded2}var LIMIT_RANGER="LimitRanger";function defaultsOf(item){let limits=__spreadValues(__spreadValues({},member2(item,"max")),member2(item,"default"));return{limits,requests:__spreadValues(__spreadValues(
__spreadValues({},member2(item,"min")),limits),member2(item,"defaultRequest"))}}var VALIDATION="PersistentVolumeClaimValidation";function claimRefusals(manifest,world,before){let meta=objectMetaRefusals(manifest,world,before),invalid=before?
meta:[...meta,...specRefusals(manifest.value,world)];return invalid.length>0?invalid:limitRangeRefusals(manifest.value,manifest.namespace??"default",world)}function specRefusals(claim,{cluster}){return[...claimSpec(scopeOf(cluster),member2(claim,"spec"),["spec"])].map(error=>({by:VALIDATION,id:error.id,message:render(
error),path:placeOf2(error)}))}function limitRangeRefusals(claim,namespace,world){let requests=quantities(member2(member2(claim,"spec"),"resources"),"requests");
return world.limitRanges(namespace).flatMap(({spec})=>objects(spec.limits)).filter(({type})=>type==="PersistentVolumeClaim").flatMap(item=>[...claimComplaints(item,
requests)]).map(({id,values})=>({by:LIMIT_RANGER,id,message:world.cluster.say(id,values),path:["spec","resources","requests",values.resource]}))}var WEBHOOK5="vcloneset.kb.io",at9=["spec"],strategyAt=["spec","updateStrategy"],types=["ReCreate","InPlaceIfPossible","InPlaceOnly"];function cloneSetRefusals(manifest,world,before){
let{cluster}=world,undecoded=decodeRefusals(manifest,cloneSetStructs(cluster),"v1alpha1.CloneSet","mcloneset.kb.io",world);if(undecoded.length>0)return undecoded;
let invalid=customResourceRefusals(manifest,{scales:!0,completed:!0},cluster);return invalid.length>0?invalid:refusalsOf(errorsOf4(manifest,world,before),WEBHOOK5)}
function*errorsOf4(manifest,world,before){let scope=scopeOf(world.cluster.library("kruise")),spec=record(manifest.value.spec)??{};before&&(yield*updateErrors2(scope,
manifest,before,world)),yield*selectorItself(scope,spec,{empty:"cloneset-empty-selector",required:!0},at9);let selector4=child2(spec,"selector");Object.keys(selector4??
{}).length>0&&(yield*selectorMatches(scope,spec,at9));let template3=kruiseTemplate(manifest,world);yield*lastingTemplateErrors(scope,template3,"cloneset-active-\
deadline",world),yield*podsToDelete(scope,manifest,world,spec,record(before?.value.spec)),yield*strategyErrors(scope,child2(spec,"updateStrategy")??{},number(spec,
"replicas")??1),scope.build.holds("cloneset-progress-deadline")&&(yield*progressDeadline(scope,spec))}function*progressDeadline(scope,spec){let deadline=number(
spec,"progressDeadlineSeconds");if(deadline===void 0)return;let here=[...at9,"progressDeadlineSeconds"];yield*nonNegative(scope,deadline,here),deadline!==2**31-
1&&deadline<=(number(spec,"minReadySeconds")??0)&&(yield scope.invalid(here,deadline,"deadline-not-above-min-ready"))}function*podsToDelete(scope,manifest,world,spec,before){
let here=["spec","scaleStrategy","podsToDelete"],names=texts3(child2(spec,"scaleStrategy"),"podsToDelete"),twice=names.filter((name3,index)=>names.indexOf(name3)<
index);if(twice.length>0){let shown2={go:stringList(names),json:names};yield scope.invalid(here,shown2,"cloneset-pods-twice",{names:`[${twice.join(" ")}]`});return}
let known8=new Set(texts3(child2(before,"scaleStrategy"),"podsToDelete"));for(let name3 of names.filter(each=>!known8.has(each)).sort()){let pod=world.workload(
"","Pod",manifest.namespace??"",name3),place2=[...here,names.indexOf(name3)],values={name:name3,shown:quote(name3)};yield __spreadProps(__spreadValues({},scope.
invalid(here,name3,pod?"cloneset-pod-of-others":"cloneset-pod-missing",values)),{place:place2})}}function*strategyErrors(scope,strategy,replicas){let{build}=scope,
type=text2(strategy,"type")||"ReCreate";types.includes(type)||(yield scope.invalid([...strategyAt,"type"],type,"cloneset-strategy-type"));let own=build.holds("c\
loneset-refuses-numeric-strings"),ownPartition=build.holds("cloneset-partition-refuses-numeric-strings"),partition3=new Amount("partition",intOrString(strategy,
"partition")??0,ownPartition,replicas,scope);yield*partition3.errors(),yield*nonNegative(scope,partition3.value,[...strategyAt,"partition"]),yield*priorityStrategyErrors(
scope,child2(strategy,"priorityStrategy"),[...strategyAt,"priorityStrategy"]),yield*scatterStrategyErrors(scope,strategy,[...strategyAt,"scatterStrategy"]);let written2=intOrString(
strategy,"maxUnavailable")??"20%",maxUnavailable=new Amount("maxUnavailable",written2,own,replicas,scope);yield*maxUnavailable.errors();let surge=intOrString(strategy,
"maxSurge")??0,maxSurge=new Amount("maxSurge",surge,own,replicas,scope);yield*maxSurge.errors(),type==="InPlaceOnly"&&maxSurge.value>0&&(yield scope.invalid([...strategyAt,
"maxSurge"],String(surge),"cloneset-surge-in-place-only")),replicas>0&&maxUnavailable.value<1&&maxSurge.value<1&&(yield scope.invalid([...strategyAt,"maxUnavail\
able"],literalOf(written2),"cloneset-nothing-may-move"))}var Amount=class{constructor(name3,written2,own,replicas,scope){this.name=name3;this.written=written2;this.
scope=scope;this.#scaled=(own?scaled:legacyScaled)(written2,replicas,scope.build)}name;written;scope;#scaled;get value(){return this.#scaled.value}*errors(){let{
error}=this.#scaled;if(error===void 0)return;let values={name:this.name,error};yield this.scope.invalid([...strategyAt,this.name],String(this.written),"cloneset\
-amount-unreadable",values)}};function*updateErrors2(scope,manifest,before,world){let changeable2=["replicas","template","scaleStrategy","updateStrategy","minRe\
adySeconds","lifecycle","revisionHistoryLimit",...scope.build.holds("cloneset-claim-templates-mutable")?["volumeClaimTemplates"]:[],...scope.build.holds("clones\
et-progress-deadline")?["progressDeadlineSeconds"]:[]],known8=Object.keys(cloneSetStructs(scope.build)["v1alpha1.CloneSetSpec"]??{});if(onlyChanged(manifest,before,
changeable2,known8)||(yield scope.forbidden(at9,"cloneset-update-forbidden")),text2(child2(record(manifest.value.spec),"updateStrategy"),"type")!=="InPlaceOnly")
return;let difference=notInPlace(manifest,before,/^\/containers\/([0-9]+)\/image$/,world);difference&&(yield scope.forbidden(at9,"cloneset-not-in-place",__spreadValues(
{},difference)))}var WEBHOOK6="mcontainerrecreaterequest.kb.io",SCHEMA2=kindWith(object({activeDeadlineSeconds:integer2,containers:list4(object({name:string},"name")),podName:string,
strategy:object({failurePolicy:string,forceRecreate:boolean,minStartedSeconds:integer2,orderedRecreate:boolean,terminationGracePeriodSeconds:integer2,unreadyGracePeriodSeconds:integer2}),
ttlSecondsAfterFinished:integer2})),MIN_DEADLINE=3,IMMUTABLE_LABELS=["crr.apps.kruise.io/pod-uid","crr.apps.kruise.io/node-name"];function recreateRefusals(manifest,world,before){
let{cluster}=world;if(!cluster.kruiseEnabled("KruiseDaemon"))return gatesOff(WEBHOOK6,"feature-gate-off",{gate:"KruiseDaemon"},cluster);let refused=before?changed(
manifest,before):faulty(manifest,world);return refused?[denial(WEBHOOK6,refused.id,refused.path,cluster,refused.values)]:customResourceRefusals(manifest,{schema:SCHEMA2},
cluster)}function changed(manifest,before){if(canonical(manifest.value.spec)!==canonical(before.value.spec))return{id:"crr-immutable",path:["spec"]};let label2=IMMUTABLE_LABELS.
find(key2=>(manifest.labels[key2]??"")!==(before.labels[key2]??""));return label2===void 0?void 0:{id:"crr-label-immutable",path:["metadata","labels",label2],values:{
label:label2}}}function faulty(manifest,world){let spec=record(manifest.value.spec)??{},strategy=child2(spec,"strategy"),at21=["spec","strategy"],podName=text2(
spec,"podName");if(podName==="")return{id:"crr-no-pod-name",path:["spec","podName"]};if(items(spec,"containers").length===0)return{id:"crr-no-containers",path:[
"spec","containers"]};if((number(spec,"activeDeadlineSeconds")??MIN_DEADLINE)<MIN_DEADLINE)return{id:"crr-deadline",path:["spec","activeDeadlineSeconds"],values:{
min:MIN_DEADLINE}};for(let field of["terminationGracePeriodSeconds","unreadyGracePeriodSeconds"])if((number(strategy,field)??0)<0)return{id:"crr-negative",path:[
...at21,field],values:{field}};let policy3=text2(strategy,"failurePolicy");return["","Fail","Ignore"].includes(policy3)?podFault(manifest,podName,world)??containersFault(
spec):{id:"crr-failure-policy",path:[...at21,"failurePolicy"],values:{policy:policy3}}}function podFault({namespace},podName,world){if(!(!world.cluster.closed("\
Pod")||world.workload("","Pod",namespace??"default",podName)))return{id:"crr-no-pod",path:["spec","podName"],values:{podName}}}function containersFault(spec){let names=new Set;
for(let[container,index]of items(spec,"containers")){let path5=["spec","containers",index],name3=text2(container,"name");if(names.has(name3))return{id:"crr-cont\
ainer-twice",path:path5,values:{name:name3}};if(names.add(name3),["preStop","ports","statusContext"].some(field=>member(container,field)!==void 0))return{id:"cr\
r-read-only",path:path5}}}var at10=["spec"],amounts2=["parallelism","completions","activeDeadlineSeconds","backoffLimit","ttlSecondsAfterFinished"];function jobRefusals(manifest,world,before){
let scope=scopeOf(world.cluster),spec=record(manifest.value.spec)??{},errors=[...jobSpecErrors(scope,spec,at10),...selectorOfJob(scope,spec)];return before&&errors.
push(...updateErrors3(scope,spec,record(before.value.spec)??{})),refusalsOf(errors,"JobValidation")}function*jobSpecErrors(scope,spec,at21){for(let name3 of amounts2)
yield*nonNegative(scope,number(spec,name3),[...at21,name3]);let mode2=optionalText(spec,"completionMode")??"NonIndexed";["NonIndexed","Indexed"].includes(mode2)||
(yield scope.notSupported([...at21,"completionMode"],mode2,["NonIndexed","Indexed"])),mode2==="Indexed"&&number(spec,"completions")===void 0&&(yield scope.required(
[...at21,"completions"],"job-indexed-completions",{mode:mode2}));let here=[...at21,"template","spec","restartPolicy"],restartPolicy=text2(child2(child2(spec,"te\
mplate"),"spec"),"restartPolicy")||"Always";restartPolicy==="Always"?yield scope.required(here,"job-restart-policy"):restartPolicy!=="OnFailure"&&restartPolicy!==
"Never"?yield scope.notSupported(here,restartPolicy,["OnFailure","Never"]):child2(spec,"podFailurePolicy")&&restartPolicy!=="Never"&&(yield scope.invalid(here,restartPolicy,
"job-failure-policy-restart"))}function*selectorOfJob(scope,spec){if(!flag(spec,"manualSelector"))return;let selector4=child2(spec,"selector"),here=[...at10,"se\
lector"];selector4||(yield scope.required(here)),yield*selectorErrors(scope,selector4,here),selectorFault(selector4,scope.build)||(yield*selectorMatches(scope,spec,
at10))}function*updateErrors3(scope,spec,before){let mode2=optionalText(spec,"completionMode")??"NonIndexed";mode2!==(optionalText(before,"completionMode")??"No\
nIndexed")&&(yield scope.invalid([...at10,"completionMode"],mode2,"field-immutable"));let completions=number(spec,"completions");mode2==="NonIndexed"&&completions!==
number(before,"completions")&&canonical(spec.completions)!==canonical(before.completions)&&(yield scope.invalid([...at10,"completions"],completions??"null","fie\
ld-immutable"))}var at11=["spec"],POLICIES=["Allow","Forbid","Replace"];function cronJobRefusals(manifest,world){return refusalsOf(specErrors2(scopeOf(world.cluster),record(manifest.
value.spec)??{}),"CronJobValidation")}function cronJobNameRefusals({value:value2},{cluster},before){let name3=text2(record(value2.metadata),"name");return before||
byteLength(name3)<=52?[]:refusalsOf([scopeOf(cluster).invalid(["metadata","name"],name3,"cronjob-name-too-long")],"CronJobValidation")}function*specErrors2(scope,spec){
text2(spec,"schedule")===""&&(yield scope.required([...at11,"schedule"])),yield*nonNegative(scope,number(spec,"startingDeadlineSeconds"),[...at11,"startingDeadl\
ineSeconds"]);let policy3=optionalText(spec,"concurrencyPolicy")||"Allow";POLICIES.includes(policy3)||(yield scope.notSupported([...at11,"concurrencyPolicy"],policy3,
POLICIES)),yield*templateErrors3(scope,child2(child2(spec,"jobTemplate"),"spec")??{});for(let limit of["successfulJobsHistoryLimit","failedJobsHistoryLimit"])yield*nonNegative(
scope,number(spec,limit),[...at11,limit])}function*templateErrors3(scope,job){let here=[...at11,"jobTemplate","spec"];yield*jobSpecErrors(scope,job,here);let selector4=child2(
job,"selector");selector4&&(yield scope.invalid([...here,"selector"],selectorLiteral(selector4),"cronjob-selector")),flag(job,"manualSelector")&&(yield scope.notSupported(
[...here,"manualSelector"],!0,["nil","false"]))}var WEBHOOK7="vephemeraljobs.kb.io",SCHEMA3=kindWith(object({activeDeadlineSeconds:integer2,parallelism:integer2,paused:boolean,replicas:integer2,selector,template:object(
{},"ephemeralContainers"),ttlSecondsAfterFinished:integer2},"selector","template")),PULL_POLICIES=["Always","IfNotPresent","Never"],MESSAGE_POLICIES=["File","Fa\
llbackToLogsOnError"],NOT_ALLOWED=["ports","resources","resizePolicy","restartPolicy","livenessProbe","readinessProbe","startupProbe","lifecycle"];function ephemeralJobRefusals(manifest,world){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA3},cluster);return invalid.length>0||!cluster.holds("ephemeraljob-webhook")?invalid:refusalsOf(
containersErrors(scopeOf(cluster.library("kruise")),containersOf(manifest,world)),WEBHOOK7)}function containersOf(manifest,world){let{template:template3}=manifest.
spec,containers2=isObject(template3)?template3.ephemeralContainers:void 0;if(!Array.isArray(containers2))return{};let known8=typed({spec:{ephemeralContainers:containers2}},
world.kruiseStructs(),new Origins);return record(known8.spec)??{}}function*containersErrors(scope,spec){let names=new Set;for(let[container,index]of items(spec,
"ephemeralContainers")){let within=path5=>["spec","template",...plainPath(path5)];for(let error of containerErrors(scope,container,names,["ephemeralContainers",
index]))yield __spreadProps(__spreadValues({},error),{place:within(error.place??error.path)})}}function*containerErrors(scope,container,names,at21){let name3=text2(
container,"name");name3===""?yield scope.required([...at21,"name"]):yield*validateName(scope,isDNS1123Label,name3,[...at21,"name"]);let image=text2(container,"i\
mage");image===""&&(yield scope.required([...at21,"image"])),yield*oneOf2(scope,container,"terminationMessagePolicy",MESSAGE_POLICIES,at21),yield*containerPorts(
scope,container,[...at21,"ports"]),yield*environment(scope,container,[...at21,"env"]),yield*environmentFrom(scope,container,[...at21,"envFrom"]),yield*oneOf2(scope,
container,"imagePullPolicy",PULL_POLICIES,at21),yield*securityContext(scope,child2(container,"securityContext"),!0,[...at21,"securityContext"]),image!==image.trim()&&
(yield scope.invalid([...at21,"image"],image,"image-padded")),names.has(name3)&&(yield scope.duplicate([...at21,"name"],name3)),names.add(name3);for(let field of NOT_ALLOWED)
isSet(container,field)&&(yield scope.forbidden([...at21,field],"not-in-ephemeral-container"));for(let[mount,index]of items(container,"volumeMounts"))for(let field of[
"subPath","subPathExpr"])text2(mount,field)!==""&&(yield scope.forbidden([...at21,"volumeMounts",index,field],"not-in-ephemeral-container"))}function*oneOf2(scope,fields,name3,words3,at21){
let value2=text2(fields,name3);value2===""?yield scope.required([...at21,name3]):words3.includes(value2)||(yield scope.notSupported([...at21,name3],value2,words3))}
function isSet(container,field){let value2=member(container,field);return value2===void 0?!1:field!=="resources"||Object.keys(record(value2)??{}).length>0}var DEFAULT_TIMEOUT=600,MAX_IMAGES2=255;function imagePullRefusals(manifest,world,before){return judge(manifest,world,spec=>{let was=record(before?.value.spec);
if(was&&world.cluster.holds("imagepulljob-secrets-immutable")&&!(canonical(spec.pullSecrets)===canonical(was.pullSecrets)))return{id:"ipj-secrets-immutable",path:[
"spec","pullSecrets"]};let image=text2(spec,"image");return selectorFaultOf(spec,world)??(image===""?{id:"ipj-no-image",path:["spec","image"]}:void 0)??imageFaultOf(
image,["spec","image"],world)??(world.cluster.holds("imagepulljob-checks-parallelism")?parallelismFault(spec,world):void 0)??completionFault(spec,world.cluster.
holds("imagepulljob-checks-timeout"))})}function imageListRefusals(manifest,world){return Array.isArray(member(record(manifest.value.spec),"images"))?judgeList(
manifest,world):[nullRefusal(["spec","images"],"array",world.cluster)]}function judgeList(manifest,world){return judge(manifest,world,spec=>{let images=texts3(spec,
"images"),path5=["spec","images"];if(images.length===0)return selectorFaultOf(spec,world)??{id:"ipj-no-image",path:path5};let twice=images.findIndex((image,at21)=>images.
indexOf(image)<at21);return selectorFaultOf(spec,world)??(twice>=0?{id:"ipj-images-twice",path:[...path5,twice]}:void 0)??(images.length>MAX_IMAGES2?{id:"ipj-im\
ages-many",path:path5}:void 0)??images.reduce((found,image,at21)=>found??imageFaultOf(image,[...path5,at21],world),void 0)??completionFault(spec,!1)})}function nullRefusal(path5,type,build){
let values={path:path5.join("."),type,given:"null"},[refusal]=refusalsOf([scopeOf(build).invalid(path5,"null","schema-type",values)],CRD_VALIDATION);return refusal}
function judge(manifest,world,faultOf){let{cluster}=world,webhook=`${manifest.kind.toLowerCase()}${cluster.holds("imagepulljob-webhook-v1beta1")?"-v1beta1":""}.\
kb.io`,by=`v${webhook}`,version=versionOf(manifest),root2=`${version}.${manifest.kind}`,undecoded=decodeRefusals(manifest,pullJobStructs(version),root2,`m${webhook}`,
world);if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{},cluster);if(invalid.length>0)return invalid;let off=["KruiseDaemon",
...cluster.holds("imagepulljob-gate")?["ImagePullJobGate"]:[]].find(gate=>!cluster.kruiseEnabled(gate));if(off)return gatesOff(by,"feature-gate-off",{gate:off},
cluster);let fault=faultOf(record(manifest.value.spec)??{});return fault?[denial(by,fault.id,fault.path,cluster,fault.values)]:[]}function selectorFaultOf(spec,world){
let chosen2=child2(spec,"selector"),library=world.cluster.library("kruise"),names=member(chosen2,"names");if(member(chosen2,"matchLabels")!==void 0||member(chosen2,
"matchExpressions")!==void 0){if(names!==void 0)return{id:"ipj-names-and-labels",path:["spec","selector"]};let error2=selectorFault(chosen2,library);if(error2)return{
id:"ipj-selector",path:["spec","selector"],values:{error:error2}}}let listed3=texts3(chosen2,"names");if(new Set(listed3).size!==listed3.length)return{id:"ipj-n\
ames-twice",path:["spec","selector","names"]};let pods=child2(spec,"podSelector");if(!pods)return;if(chosen2)return{id:"ipj-two-selectors",path:["spec","podSele\
ctor"]};let error=selectorFault(pods,library);return error?{id:"ipj-pod-selector",path:["spec","podSelector"],values:{error}}:void 0}function imageFaultOf(image,path5,world){
let error=imageFault(image,world.cluster);return error===void 0?void 0:{id:"ipj-image",path:path5,values:{image,error}}}function parallelismFault(spec,world){let value2=intOrString(
spec,"parallelism"),path5=["spec","parallelism"];if(typeof value2=="string"){if(value2.endsWith("%"))return{id:"ipj-parallelism-percent",path:path5};if(!/^[+-]?\d+$/.
test(value2)){let error=world.cluster.say("parse-int-syntax",{given:JSON.stringify(value2)});return{id:"ipj-parallelism",path:path5,values:{error}}}if(Number(value2)!==
(Number(value2)|0)){let error=world.cluster.say("parse-int-range",{given:JSON.stringify(value2)});return{id:"ipj-parallelism",path:path5,values:{error}}}}return Number(
value2??0)<0?{id:"ipj-parallelism-negative",path:path5}:void 0}function completionFault(spec,checksTimeout){let policy3=child2(spec,"completionPolicy"),type=text2(
policy3,"type")||"Always",path5=["spec","completionPolicy"],deadline=number(policy3,"activeDeadlineSeconds");if(type==="Always"){let timeout=number(child2(spec,
"pullPolicy"),"timeoutSeconds")??DEFAULT_TIMEOUT;return checksTimeout&&deadline!==void 0&&timeout>deadline?{id:"ipj-deadline",path:[...path5,"activeDeadlineSeco\
nds"]}:void 0}if(type!=="Never")return{id:"ipj-completion-type",path:[...path5,"type"],values:{type}};if(deadline===void 0&&number(policy3,"ttlSecondsAfterFinis\
hed")===void 0)return;let at21=deadline===void 0?"ttlSecondsAfterFinished":"activeDeadlineSeconds";return{id:"ipj-never-deadline",path:[...path5,at21]}}function semanticDifference(before,after,type,schema){if(type.startsWith(POINTER))return isAbsent(before)||isAbsent(after)?isAbsent(before)&&isAbsent(after)?void 0:
[]:semanticDifference(before,after,type.slice(POINTER.length),schema);if(type.startsWith(LIST))return listDifference(listOf(before),listOf(after),type.slice(LIST.
length),schema);if(type==="Quantity")return sameAmount2(before,after)?void 0:[];let fields=schema.structs.get(type);if(fields&&type!=="IntOrString"&&type!=="Tim\
e"){let[was,is]=[isObject(before)?before:{},isObject(after)?after:{}];for(let[name3,described]of fields){let[fieldType=""]=described.split(", "),each=AMOUNTS.has(
name3)&&fieldType==="map"?AMOUNT_MAP:fieldType,found=semanticDifference(was[name3]??null,is[name3]??null,each,schema);if(found)return[name3,...found]}return}return type===
"map"||type===AMOUNT_MAP?mapDifference(before,after,type===AMOUNT_MAP):isZero2(before)&&isZero2(after)||before===after?void 0:[]}var POINTER="pointer to ",LIST="\
list of ",AMOUNTS=new Set(["requests","limits","overhead","capacity"]),AMOUNT_MAP="map of amounts";function isAbsent(value2){return value2==null}function isZero2(value2){
return isAbsent(value2)||value2===""||value2===0||value2===!1}function listOf(value2){return Array.isArray(value2)?value2:[]}function listDifference(before,after,type,schema){
for(let[at21,each]of after.entries()){if(at21>=before.length)return[at21];let found=semanticDifference(before[at21]??null,each,type,schema);if(found)return[at21,
...found]}return before.length>after.length?[]:void 0}function mapDifference(before,after,ofAmounts){let[was,is]=[isObject(before)?before:{},isObject(after)?after:
{}];for(let[key2,value2]of Object.entries(is))if(!(Object.hasOwn(was,key2)&&(ofAmounts?sameAmount2(was[key2]??null,value2):was[key2]===value2)))return[key2];return Object.
keys(was).some(key2=>!Object.hasOwn(is,key2))?[]:void 0}function sameAmount2(before,after){return compareQuantities(amount(before),amount(after))===0}function jobTemplateRefusals(manifest,world,before){if(!before)return[];let{cluster}=world,suspended=before.spec.suspend===!0,started=member2(before.value,"stat\
us").startTime!==void 0,now=storedTemplate(manifest,world),was=storedTemplate(before,world);suspended&&!started&&(was=redirected(was,now));let resources2=suspended&&
!started&&cluster.enabled("MutablePodResourcesForSuspendedJobs");resources2&&(was={metadata:now.metadata??null,spec:resized2(member2(was,"spec"),member2(now,"sp\
ec"))});let found=semanticDifference(was,now,"PodTemplateSpec",patchSchema("PodTemplateSpec",cluster));if(!found)return[];let[path5,type]=resources2?[["spec","t\
emplate","spec"],"PodSpec"]:[["spec","template"],"PodTemplateSpec"],shown2=cluster.holds("field-errors-show-json")?"{…}":`core.${type}{…}`,error=scopeOf(cluster).
invalid(path5,null,"field-immutable");return refusalsOf([__spreadProps(__spreadValues({},error),{shown:shown2,place:["spec","template",...found]})],"JobValidati\
on")}function redirected(was,now){let[old,spec]=[member2(was,"spec"),member2(now,"spec")],{labels:labels2,annotations}=member2(now,"metadata"),_a=member2(old,"a\
ffinity"),{nodeAffinity:_}=_a,others=__objRest(_a,["nodeAffinity"]),{nodeAffinity}=member2(spec,"affinity"),affinity2=__spreadValues(__spreadValues({},others),nodeAffinity!==
void 0&&{nodeAffinity}),alone=Object.keys(affinity2).length===0&&!isObject(spec.affinity);return{metadata:__spreadProps(__spreadValues({},member2(was,"metadata")),
{labels:labels2??null,annotations:annotations??null}),spec:__spreadProps(__spreadValues({},old),{affinity:alone||!isObject(old.affinity)&&!isObject(spec.affinity)?
null:affinity2,nodeSelector:spec.nodeSelector??null,tolerations:spec.tolerations??null,schedulingGates:spec.schedulingGates??null})}}function resized2(was,now){
let spec=__spreadValues({},was);for(let list7 of["containers","initContainers"]){let[old,containers2]=[objects(was[list7]),objects(now[list7])];old.length!==containers2.
length||old.length===0||(spec[list7]=old.map((container,at21)=>containers2[at21]?.name===container.name?__spreadProps(__spreadValues({},container),{resources:containers2[at21]?.
resources??null}):container))}return spec}function limitRangeRefusals2(manifest,world){return refusalsOf(limitRangeErrors(scopeOf(world.cluster),manifest),"LimitRangeValidation")}function*limitRangeErrors(scope,manifest){
let{spec}=manifest;yield*objectMetaErrors(scope,manifest,!1);let types2=new Set;for(let[index,item]of objects(spec.limits).entries()){let at21=["spec","limits",
index],type=text(item.type);yield*typeErrors(scope,type,[...at21,"type"]),types2.has(type)&&(yield scope.duplicate([...at21,"type"],type)),types2.add(type);for(let error of itemErrors(
scope,type==="Container"?stored2(item):item,at21)){let place2=writtenAt(item,plainPath(error.path).slice(at21.length));yield place2?__spreadProps(__spreadValues(
{},error),{place:[...at21,...place2]}):error}}}function stored2(item){let{limits,requests}=defaultsOf(item);return __spreadProps(__spreadValues({},item),{default:limits,
defaultRequest:requests})}function writtenAt(item,[bound,resource]){if(bound!=="default"&&bound!=="defaultRequest"||resource===void 0)return;let sources2=[bound,
"default","max","min"].filter(each=>Object.hasOwn(member2(item,each),resource));return sources2[0]===void 0?void 0:[sources2[0],resource]}function*typeErrors(scope,type,at21){
let faults=[...validateName(scope,isQualifiedName,type,at21)];yield*faults;let standard2=["Container","Pod","PersistentVolumeClaim"].includes(type);faults.length===
0&&!standard2&&!type.includes("/")&&(yield scope.invalid(at21,type,"limit-range-type"))}var BOUNDS=["max","min","default","defaultRequest","maxLimitRequestRatio"];
function*itemErrors(scope,item,at21){let type=text(item.type),nameRule=type==="Pod"||type==="Container"?containerResourceName:resourceName,bounds=Object.fromEntries(
BOUNDS.map(bound=>[bound,quantities(item,bound)]));for(let bound of BOUNDS){type==="Pod"&&(bound==="default"||bound==="defaultRequest")&&(bounds[bound].size>0&&
(yield scope.forbidden([...at21,bound],"limit-range-pod-defaults")),bounds[bound].clear()),bound==="maxLimitRequestRatio"&&type==="PersistentVolumeClaim"&&(bounds.
min.has("storage")||bounds.max.has("storage")||(yield __spreadProps(__spreadValues({},scope.required([...at21,"limits"],"limit-range-claim-needs-bound")),{place:plainPath(
at21)})));for(let resource of bounds[bound].keys())yield*nameRule(scope,resource,[...at21,bound,{key:resource}])}let resources2=new Set(BOUNDS.flatMap(bound=>[...bounds[bound].
keys()]));for(let resource of[...resources2].sort())yield*orderErrors(scope,resource,bounds,at21)}var ORDER=[["min","min","max","max","min","min"],["min","min",
"defaultRequest","default request","defaultRequest","defaultRequest"],["defaultRequest","default request","max","max","defaultRequest","defaultRequest"],["defau\
ltRequest","default request","default","default limit","defaultRequest","defaultRequest"],["min","min","default","default","default","min"],["default","default",
"max","max","default","max"]];function printed(quantity){return quantityLiteral(__spreadProps(__spreadValues({},quantity),{written:formatQuantity(quantity)}))}function*orderErrors(scope,resource,bounds,at21){
for(let[lower,low,upper,high,where2,shown2]of ORDER){let less=bounds[lower].get(resource),more=bounds[upper].get(resource);if(!less||!more||(more.small||bounds[lower].
set(resource,__spreadProps(__spreadValues({},less),{small:!1})),compareQuantities(less,more)<=0))continue;let values={low,less:formatQuantity(less),high,more:formatQuantity(
more)},value2=printed(shown2===lower?__spreadProps(__spreadValues({},less),{small:less.small&&more.small}):more);yield scope.invalid([...at21,where2,{key:resource}],
value2,"limit-range-out-of-order",values)}yield*ratioErrors(scope,resource,bounds,at21);let limit=bounds.default.get(resource),request=bounds.defaultRequest.get(
resource);if(limit&&request&&!allowsOvercommit(resource)&&compareQuantities(limit,request)!==0){let values={limit:formatQuantity(limit),request:formatQuantity(request),
resource},here=[...at21,"defaultRequest",{key:resource}];yield scope.invalid(here,printed(request),"limit-range-defaults-differ",values)}}var ONE=parseQuantity(
"1"),MOST_MILLIS2=(2n**63n-1n)/1000n;function*ratioErrors(scope,resource,bounds,at21){let ratio=bounds.maxLimitRequestRatio.get(resource);if(!ratio)return;let here=[
...at21,"maxLimitRequestRatio",{key:resource}],values={ratio:formatQuantity(ratio)};compareQuantities(ratio,ONE)<0&&(yield scope.invalid(here,printed(ratio),"li\
mit-range-ratio-below-one",values));let min=bounds.min.get(resource),max=bounds.max.get(resource);if(!min||!max)return;let scale=[ratio,min,max].every(each=>int64Value(
each)<MOST_MILLIS2)?-3:0,reach=Number(int64Value(max,scale))/Number(int64Value(min,scale));if((scale===0?Number(int64Value(ratio)):Number(int64Value(ratio,-3))/
1e3)>reach){let all=__spreadProps(__spreadValues({},values),{reach:sixDecimals(reach)});yield scope.invalid(here,printed(ratio),"limit-range-ratio-out-of-reach",
all)}}var selector3="pointer to LabelSelector",template2="PodTemplateSpec",int32="pointer to int32",rolling={maxUnavailable:"pointer to IntOrString",maxSurge:"pointer\
 to IntOrString"},NATIVE_STRUCTS={Deployment:{metadata:"ObjectMeta",spec:"DeploymentSpec"},DeploymentSpec:{replicas:int32,selector:selector3,template:template2,
strategy:"DeploymentStrategy",minReadySeconds:"int32",revisionHistoryLimit:int32,paused:"bool",progressDeadlineSeconds:int32},DeploymentStrategy:{type:"string a\
s v1.DeploymentStrategyType",rollingUpdate:"pointer to RollingUpdateDeployment"},RollingUpdateDeployment:rolling,ReplicaSet:{metadata:"ObjectMeta",spec:"Replica\
SetSpec"},ReplicaSetSpec:{replicas:int32,minReadySeconds:"int32",selector:selector3,template:template2},ReplicationController:{metadata:"ObjectMeta",spec:"Repli\
cationControllerSpec"},ReplicationControllerSpec:{replicas:int32,minReadySeconds:"int32",selector:"map",template:"pointer to PodTemplateSpec"},DaemonSet:{metadata:"\
ObjectMeta",spec:"DaemonSetSpec"},DaemonSetSpec:{selector:selector3,template:template2,updateStrategy:"DaemonSetUpdateStrategy",minReadySeconds:"int32",revisionHistoryLimit:int32},
DaemonSetUpdateStrategy:{type:"string as v1.DaemonSetUpdateStrategyType",rollingUpdate:"pointer to RollingUpdateDaemonSet"},RollingUpdateDaemonSet:rolling,StatefulSet:{
metadata:"ObjectMeta",spec:"StatefulSetSpec"},StatefulSetSpec:{replicas:int32,selector:selector3,template:template2,volumeClaimTemplates:"list of v1.PersistentV\
olumeClaim",serviceName:"string",podManagementPolicy:"string as v1.PodManagementPolicyType",updateStrategy:"StatefulSetUpdateStrategy",revisionHistoryLimit:int32,
minReadySeconds:"int32",persistentVolumeClaimRetentionPolicy:"pointer to StatefulSetPersistentVolumeClaimRetentionPolicy",ordinals:"pointer to StatefulSetOrdina\
ls"},"v1.PersistentVolumeClaim":{metadata:"ObjectMeta",spec:"PersistentVolumeClaimSpec"},StatefulSetUpdateStrategy:{type:"string as v1.StatefulSetUpdateStrategy\
Type",rollingUpdate:"pointer to RollingUpdateStatefulSetStrategy"},RollingUpdateStatefulSetStrategy:{partition:int32,maxUnavailable:"pointer to IntOrString"},StatefulSetPersistentVolumeClaimRetentionPolicy:{
whenDeleted:"string as v1.PersistentVolumeClaimRetentionPolicyType",whenScaled:"string as v1.PersistentVolumeClaimRetentionPolicyType"},StatefulSetOrdinals:{start:"\
int32"},Job:{metadata:"ObjectMeta",spec:"JobSpec"},JobSpec:{parallelism:int32,completions:int32,activeDeadlineSeconds:"pointer to int64",backoffLimit:int32,selector:selector3,
manualSelector:"pointer to bool",template:template2,ttlSecondsAfterFinished:int32,completionMode:"string as v1.CompletionMode",suspend:"pointer to bool"},CronJob:{
metadata:"ObjectMeta",spec:"CronJobSpec"},CronJobSpec:{schedule:"string",timeZone:"pointer to string",startingDeadlineSeconds:"pointer to int64",concurrencyPolicy:"\
string as v1.ConcurrencyPolicy",suspend:"pointer to bool",jobTemplate:"JobTemplateSpec",successfulJobsHistoryLimit:int32,failedJobsHistoryLimit:int32},JobTemplateSpec:{
metadata:"ObjectMeta",spec:"JobSpec"}};function nativeDecodeRefusals(manifest,world){let{cluster}=world,{kind,apiVersion}=manifest,fault=decodeFault(manifest.value,
patchSchema("Pod",cluster),cluster,NATIVE_STRUCTS,kind);if(!fault)return[];let version=apiVersion.slice(apiVersion.indexOf("/")+1);return[{by:"Decoding",id:"can\
not-unmarshal",message:cluster.say("cannot-be-handled",{kind,version,error:fault.error}),path:fault.path}]}function namesKind(entry2,group,kind){let member3=name3=>text2(entry2,name3)||text2(entry2,name3.toLowerCase());return member3("Group")===group&&member3("Kind")===
kind}function kruiseConfiguration(world,key2){let configuration=world.workload("","ConfigMap","kruise-system","kruise-configuration"),written2=text2(child2(record(
configuration?.value),"data"),key2);if(written2!=="")try{return record(JSON.parse(written2))}catch{return}}function referenceLiteral(target){let[apiVersion,kind,name3]=["apiVersion","kind","name"].map(key2=>quote(text2(target,key2)));return{go:`v1alpha1.TargetReferen\
ce{APIVersion:${apiVersion}, Kind:${kind}, Name:${name3}}`,json:target??{}}}function parsesAsGroupVersion(apiVersion){return apiVersion.split("/").length<=2}function sameReference(left,right){
return groupOf(text2(left,"apiVersion"))===groupOf(text2(right,"apiVersion"))&&text2(left,"kind")===text2(right,"kind")&&text2(left,"name")===text2(right,"name")}var WEBHOOK8="vpersistentpodstate.kb.io",topology=object({nodeTopologyKeys:strings},"nodeTopologyKeys"),SCHEMA4=kindWith(object({persistentPodAnnotations:list4(
object({key:string},"key")),persistentPodStateRetentionPolicy:string,preferredPersistentTopology:list4(object({preference:topology,weight:integer2},"preference",
"weight")),requiredPersistentTopology:topology,targetRef:reference2("apiVersion","kind","name")},"targetRef")),place=["spec","targetRef"];function podStateRefusals(manifest,world,before){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA4},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(cluster.library("kruis\
e")),spec=record(manifest.value.spec)??{},errors=[...specErrors3(scope,spec,world)];return before&&canonical(spec.targetRef)!==canonical(record(before.value.spec)?.
targetRef)&&errors.push(__spreadProps(__spreadValues({},scope.required(["spec","targetRef"],"pps-target-changed")),{place})),errors.push(...conflictErrors(scope,
manifest,spec,world)),refusalsOf(errors,WEBHOOK8)}function*specErrors3(scope,spec,world){let target=child2(spec,"targetRef"),at21=["spec","TargetReference"],version=text2(
target,"apiVersion"),shown2=referenceLiteral(target);["apiVersion","kind","name"].some(name3=>text2(target,name3)==="")&&(yield __spreadProps(__spreadValues({},
scope.invalid(at21,shown2,"pps-empty-target")),{place})),scope.build.holds("pps-white-list")?listed2(version,text2(target,"kind"),world)||(yield __spreadProps(__spreadValues(
{},scope.invalid(at21,shown2,"pps-kind")),{place})):(parsesAsGroupVersion(version)||(yield __spreadProps(__spreadValues({},scope.invalid(at21,shown2,"unexpected\
-group-version",{version})),{place})),text2(target,"kind")!=="StatefulSet"&&(yield __spreadProps(__spreadValues({},scope.invalid(at21,shown2,"pps-kind")),{place}))),
!child2(spec,"requiredPersistentTopology")&&items(spec,"preferredPersistentTopology").length===0&&(yield scope.invalid(["spec"],specLiteral2(scope,spec),"pps-no\
-topology"))}function listed2(apiVersion,kind,world){if(!parsesAsGroupVersion(apiVersion))return!1;let group=groupOf(apiVersion);if(kind==="StatefulSet"&&(group===
"apps"||group==="apps.kruise.io"))return!0;let list7=kruiseConfiguration(world,"PPS_Watch_Custom_Workload_WhiteList");return items(list7,"workloads").some(([each])=>namesKind(
each,group,kind))}function specLiteral2(scope,spec){let annotations=items(spec,"persistentPodAnnotations").map(([each])=>`v1alpha1.PersistentPodAnnotation{Key:${quote(
text2(each,"key"))}}`),keeps=`[]v1alpha1.PersistentPodAnnotation${Array.isArray(spec.persistentPodAnnotations)?`{${annotations.join(", ")}}`:"(nil)"}`,preferred2=Array.
isArray(spec.preferredPersistentTopology)?"{}":"(nil)";return{go:`v1alpha1.PersistentPodStateSpec{${[`TargetReference:${referenceLiteral(child2(spec,"targetRef")).
go}`,...scope.build.holds("pps-keeps-annotations")?[`PersistentPodAnnotations:${keeps}`]:[],"RequiredPersistentTopology:(*v1alpha1.NodeTopologyTerm)(nil)",`Pref\
erredPersistentTopology:[]v1alpha1.PreferredTopologyTerm${preferred2}`,`PersistentPodStateRetentionPolicy:${quote(text2(spec,"persistentPodStateRetentionPolicy"))}`].
join(", ")}}`,json:spec}}function*conflictErrors(scope,manifest,spec,world){let target=child2(spec,"targetRef")??{},others=world.objectsOf(manifest.group,manifest.
kind,manifest.namespace);for(let{name:name3,value:value2}of standing(others,manifest)){if(!sameReference(target,child2(record(value2.spec),"targetRef")??{}))continue;
let error=scope.invalid(["spec","targetReference"],referenceLiteral(target),"pps-target-taken",{name:name3});yield __spreadProps(__spreadValues({},error),{place});
return}}function disruptionBudgetRefusals(manifest,world,before){let invalid=refusalsOf(specErrors4(scopeOf(world.cluster),record(manifest.value.spec)??{}),"PodDisrupti\
onBudgetValidation");return invalid.length>0?invalid:objectMetaRefusals(manifest,world,before)}function*specErrors4(scope,spec){let limits=["minAvailable","maxU\
navailable"].map(name3=>[name3,intOrString(spec,name3)]);limits.every(([,value2])=>value2!==void 0)&&(yield __spreadProps(__spreadValues({},scope.invalid(["spec"],
literal5(spec),"budget-two-limits")),{place:["spec","maxUnavailable"]}));for(let[name3,value2]of limits)value2!==void 0&&(yield*positiveIntOrPercent(scope,value2,
["spec",name3]),yield*notMoreThan100Percent(scope,value2,["spec",name3]));yield*selectorErrors(scope,child2(spec,"selector"),["spec","selector"]);let policy3=optionalText(
spec,"unhealthyPodEvictionPolicy");policy3!==void 0&&!POLICIES2.includes(policy3)&&(yield scope.notSupported(["spec","unhealthyPodEvictionPolicy"],policy3,POLICIES2))}
var POLICIES2=["AlwaysAllow","IfHealthyBudget"];function literal5(spec){let amount4=name3=>{let value2=intOrString(spec,name3);return value2===void 0?null:literalOf(
value2).json},pointer5=type=>`(*${type})(0x0)`,amounts3=pointer5("intstr.IntOrString"),rest=`Selector:${pointer5("v1.LabelSelector")}, MaxUnavailable:${amounts3}\
, UnhealthyPodEvictionPolicy:(*policy.UnhealthyPodEvictionPolicyType)(nil)`;return{go:`policy.PodDisruptionBudgetSpec{MinAvailable:${amounts3}, ${rest}}`,json:{
MinAvailable:amount4("minAvailable"),Selector:child2(spec,"selector")??null,MaxUnavailable:amount4("maxUnavailable"),UnhealthyPodEvictionPolicy:optionalText(spec,
"unhealthyPodEvictionPolicy")??null}}}var SCHEMES=["HTTP","HTTPS"];function*probeHandlerErrors(scope,probe3,at21){if(!scope.build.holds("podprobemarker-tcp-probe")){yield*execOnly(scope,probe3,at21);
return}let handlers=0;for(let kind of["exec","httpGet","tcpSocket"]){let action=child2(probe3,kind);if(!action)continue;let here=[...at21,kind];handlers++>0?yield scope.
forbidden(here,"more-than-one-handler"):kind==="exec"?yield*exec(scope,action,here):kind==="tcpSocket"?yield*tcpSocket(scope,action,here):scope.build.holds("pod\
probemarker-http-probe")?yield*httpGet(scope,action,here):yield __spreadProps(__spreadValues({},scope.forbidden([...at21,"probe"],"ppm-no-http")),{place:plainPath(
here)})}handlers===0&&(yield scope.required(at21,"handler-required"))}function*execOnly(scope,probe3,at21){let action=child2(probe3,"exec"),other=["httpGet","tc\
pSocket"].find(kind=>child2(probe3,kind));action&&(yield*exec(scope,action,[...at21,"exec"])),other&&(yield __spreadProps(__spreadValues({},scope.forbidden([...at21,
"probe"],"ppm-only-exec")),{place:plainPath([...at21,other])})),!action&&!other&&(yield scope.required(at21,"handler-required"))}function*exec(scope,action,at21){
texts3(action,"command").length===0&&(yield scope.required([...at21,"command"]))}function*tcpSocket(scope,action,at21){scope.build.holds("podprobemarker-refuses\
-host")&&(yield*noHost(scope,action,at21)),yield*portNumberOrName(scope,member(action,"port"),[...at21,"port"])}function*noHost(scope,action,at21){let host=text2(
action,"host");host!==""&&(yield scope.invalid([...at21,"host"],host,"ppm-host"))}function*httpGet(scope,action,at21){let path5=text2(action,"path");path5===""&&
(yield scope.required([...at21,"path"])),yield*noHost(scope,action,at21),isURL(path5)||(yield scope.invalid([...at21,"path"],path5,"ppm-url-path")),yield*portNumberOrName(
scope,member(action,"port"),[...at21,"port"]);let scheme=text2(action,"scheme");SCHEMES.includes(scheme)||(yield scope.notSupported([...at21,"scheme"],scheme,SCHEMES));
for(let[header2]of items(action,"httpHeaders"))yield*validateName(scope,isHTTPHeaderName,text2(header2,"name"),[...at21,"httpHeaders"])}function isURL(path5){if([
...path5].some(letter=>letter<" "||letter===""))return!1;let[beforeQuery=""]=path5.split(/[?#]/);return/%(?![0-9a-fA-F]{2})/.test(beforeQuery)?!1:beforeQuery.startsWith(
"/")||/^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(beforeQuery)||!/^[^/]*:/.test(beforeQuery)}var header=object({name:string,value:string},"name","value"),probe2=object({exec:object({command:strings}),failureThreshold:integer2,grpc:object({port:integer2,
service:string},"port"),httpGet:object({host:string,httpHeaders:list4(header),path:string,scheme:string},"port"),initialDelaySeconds:integer2,periodSeconds:integer2,
successThreshold:integer2,tcpSocket:object({host:string},"port"),terminationGracePeriodSeconds:integer2,timeoutSeconds:integer2}),policy2=object({annotations:labels,
labels,state:string},"state"),marked=object({containerName:string,markerPolicy:list4(policy2),name:string,podConditionType:string,probe:probe2},"containerName",
"name","probe"),PROBE_MARKER_SCHEMA=kindWith(object({probes:list4(marked),selector},"probes","selector"));function probeListLiteral(spec){return{go:`[]v1alpha1.\
PodContainerProbe${Array.isArray(spec.probes)?"{}":"(nil)"}`,json:spec.probes??null}}var NUMBERS=["initialDelaySeconds","timeoutSeconds","periodSeconds","succes\
sThreshold","failureThreshold"],SOMEWHERE="0x0";function probeLiteral(scope,marked2){let own=child2(marked2,"probe"),pointer5=(type,set)=>`(*${type})(${set?SOMEWHERE:
"nil"})`,handlers=[["Exec","exec","v1.ExecAction"],["HTTPGet","httpGet","v1.HTTPGetAction"],["TCPSocket","tcpSocket","v1.TCPSocketAction"],...scope.build.holds(
"podprobemarker-knows-grpc")?[["GRPC","grpc","v1.GRPCAction"]]:[]].map(([name3,key2,type])=>`${name3}:${pointer5(type,child2(own,key2)!==void 0)}`),handler2=scope.
build.holds("podprobemarker-knows-grpc")?"ProbeHandler":"Handler",numbers=NUMBERS.map(name3=>`${name3[0]?.toUpperCase()}${name3.slice(1)}:${number(own,name3)??0}`),
grace=pointer5("int64",number(own,"terminationGracePeriodSeconds")!==void 0),spec=`v1.Probe{${handler2}:v1.${handler2}{${handlers.join(", ")}}, ${numbers.join("\
, ")}, TerminationGracePeriodSeconds:${grace}}`,policies3=`[]v1alpha1.ProbeMarkerPolicy${items(marked2,"markerPolicy").length===0&&Array.isArray(marked2.markerPolicy)?
"{}":"(nil)"}`;return{go:`v1alpha1.PodContainerProbe{Name:${quote(text2(marked2,"name"))}, ContainerName:${quote(text2(marked2,"containerName"))}, Probe:v1alpha\
1.ContainerProbeSpec{Probe:${spec}}, MarkerPolicy:${policies3}, PodConditionType:${quote(text2(marked2,"podConditionType"))}}`,json:marked2}}function*strictSelector(scope,selector4,at21,empty){yield*selectorErrors(scope,selector4,at21),isEmptySelector(selector4)&&(yield scope.invalid(at21,selectorLiteral(
selector4),empty)),selectorFault(selector4,scope.build)&&(yield __spreadProps(__spreadValues({},scope.invalid([...at21,"selector"],selectorLiteral(selector4))),
{place:plainPath(at21)}))}var WEBHOOK9="vpodprobemarker.kb.io",NATIVE=["PodScheduled","Initialized","Ready","ContainersReady","KruisePodReady","InPlaceUpdateReady"];function probeMarkerRefusals(manifest,world,before){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:PROBE_MARKER_SCHEMA},cluster);if(invalid.length>0)return invalid;let off=(cluster.holds("podp\
robemarker-gates-checked")?["PodProbeMarkerGate","KruiseDaemon"]:[]).find(gate=>!cluster.kruiseEnabled(gate));if(off)return gatesOff(WEBHOOK9,"feature-gate-off",
{gate:off},cluster);let scope=scopeOf(cluster.library("kruise")),spec=record(manifest.value.spec)??{},errors=[...strictSelector(scope,child2(spec,"selector"),["\
spec","selector"],"ppm-empty-selector")];if(errors.push(...probesErrors(scope,spec)),before&&canonical(record(before.value.spec)?.selector)!==canonical(spec.selector)){
let shown2=selectorLiteral(child2(spec,"selector"));errors.push(__spreadProps(__spreadValues({},scope.invalid(["selector"],shown2,"ppm-selector-immutable")),{place:[
"spec","selector"]}))}return refusalsOf(errors,WEBHOOK9)}function*probesErrors(scope,spec){let at21=["spec","probes"],shown2=value2=>scope.build.holds("podprobe\
marker-shows-value")?value2:selectorLiteral(child2(spec,"selector")),probes2=items(spec,"probes");if(probes2.length===0){yield scope.invalid(at21,shown2(probeListLiteral(
spec)),"ppm-no-probes");return}let names=new Set,conditions=new Set;for(let[probe3,index]of probes2){let fault=nameFault(scope,probe3,names);if(fault){let{field,
id,values}=fault;yield __spreadProps(__spreadValues({},scope.invalid(at21,shown2(text2(probe3,field)),id,values)),{place:[...at21,index,field]});return}names.add(
text2(probe3,"name"));let place2=[...at21,index];for(let error of specErrors5(scope,child2(probe3,"probe")))yield __spreadProps(__spreadValues({},error),{place:[
...place2,...placeOf2(error).slice(1)]});let condition=text2(probe3,"podConditionType");if(condition===""&&items(probe3,"markerPolicy").length===0){yield __spreadProps(
__spreadValues({},scope.invalid(at21,shown2(probeLiteral(scope,probe3)),"ppm-no-mark")),{place:place2});return}if(condition!==""){let here=[...place2,"podCondit\
ionType"];if(conditions.has(condition)){yield __spreadProps(__spreadValues({},scope.invalid(at21,shown2(condition),"ppm-condition-twice",{condition})),{place:here});
return}conditions.add(condition),yield*placed3(validateName(scope,isQualifiedName,condition,["spec"]),here)}if(yield*policyErrors(scope,probe3,place2,shown2))return}}
function nameFault(scope,probe3,taken){let name3=text2(probe3,"name"),container=text2(probe3,"containerName");if(scope.build.holds("podprobemarker-shows-value")){
if(name3.includes("#"))return{field:"name",id:"ppm-name-hash"};if(name3==="")return{field:"name",id:"ppm-name-empty"};if(container==="")return{field:"containerN\
ame",id:"ppm-container-empty"}}else if(name3===""||container==="")return{field:name3===""?"name":"containerName",id:"ppm-unnamed"};return NATIVE.includes(name3)?
{field:"name",id:"ppm-name-native",values:{name:name3}}:taken.has(name3)?{field:"name",id:"ppm-name-twice"}:void 0}function*specErrors5(scope,probe3){let at21=[
"spec","probe"];yield*probeHandlerErrors(scope,probe3,at21);for(let name3 of["initialDelaySeconds","timeoutSeconds","periodSeconds","successThreshold","failureT\
hreshold"])yield*nonNegative(scope,number(probe3,name3),[...at21,name3])}function*policyErrors(scope,probe3,place2,shown2){let at21=["spec","markerPolicy"],states=new Set;
for(let[policy3,index]of items(probe3,"markerPolicy")){let state=text2(policy3,"state"),here=[...place2,"markerPolicy",index];if(states.has(state))return yield __spreadProps(
__spreadValues({},scope.invalid(at21,shown2(state),"ppm-state-twice")),{place:[...here,"state"]}),!0;states.add(state),state!=="Succeeded"&&state!=="Failed"?yield __spreadProps(
__spreadValues({},scope.required([...at21,"state"],"ppm-state")),{place:[...here,"state"]}):!hasMembers(policy3,"labels")&&!hasMembers(policy3,"annotations")?yield __spreadProps(
__spreadValues({},scope.required(at21,"ppm-marks-nothing")),{place:here}):(yield*placed3(labelErrors(scope,policy3,"labels",[...at21,"labels"]),plainPath([...here,
"labels"])),yield*placed3(annotationErrors(scope,policy3,[...at21,"annotations"]),[...here,"annotations"]))}return!1}function hasMembers(fields,name3){return Object.
keys(child2(fields,name3)??{}).length>0}var ALL="ALL";function overlap(left,right){return!disjoint(left,right)&&!disjoint(right,left)}function disjoint(left,right){let wanted=new Map(textMap(left,"mat\
chLabels").map(([key2,value2])=>[key2,[value2]]));for(let{key:key2,operator,values}of requirementsOf(left))operator==="In"&&values.length>0&&wanted.set(key2,[...wanted.
get(key2)??[],...values]),operator==="Exists"&&wanted.set(key2,[ALL]);for(let[key2,value2]of textMap(right,"matchLabels")){let values=wanted.get(key2);if(values&&
!values.includes(ALL)&&!values.includes(value2))return!0}for(let{key:key2,operator,values:theirs}of requirementsOf(right)){let values=wanted.get(key2);if(operator===
"In"&&values&&!values.includes(ALL)&&!meet(values,theirs)||operator==="NotIn"&&values&&contains(theirs,values)||operator==="Exists"&&!values||operator==="DoesNo\
tExist"&&values)return!0}return!1}function requirementsOf(selector4){return items(selector4,"matchExpressions").map(([each])=>({key:text2(each,"key"),operator:text2(
each,"operator"),values:texts3(each,"values")}))}function looselyOverlap(left,right){let ours=expressionsOf(left),theirs=expressionsOf(right);return oneWay(ours,
theirs)&&oneWay(theirs,ours)}function oneWay(ours,theirs){return[...ours].every(([key2,one])=>{let other=theirs.get(key2);return other!==void 0&&canMeet(one,other)})}
function expressionsOf(selector4){let found=new Map;for(let requirement2 of requirementsOf(selector4))found.set(requirement2.key,requirement2);for(let[key2,value2]of textMap(
selector4,"matchLabels"))found.set(key2,{key:key2,operator:"In",values:[value2]});return found}function canMeet(one,other){let word=other.operator;switch(one.operator){case"\
In":return word==="In"?meet(other.values,one.values):word==="Exists"||word==="NotIn"&&!contains(other.values,one.values);case"Exists":return word==="In"||word===
"NotIn"||word==="Exists";case"NotIn":return word==="In"?!contains(one.values,other.values):word==="Exists"||word==="DoesNotExist"||word==="NotIn";case"DoesNotEx\
ist":return word==="DoesNotExist"||word==="NotIn";default:return!1}}function meet(left,right){return right.some(value2=>left.includes(value2))}function contains(all,some){
return some.every(value2=>all.includes(value2))}var WEBHOOK10="vpodunavailablebudget.kb.io",SCHEMA5=kindWith(object({selector,targetRef:reference2()})),OPERATIONS="kruise.io/pub-protect-operations",TOTAL="pub\
.kruise.io/protect-total-replicas";function budgetRefusals(manifest,world,before){let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA5},cluster);
if(invalid.length>0)return invalid;let gates=["PodUnavailableBudgetDeleteGate","PodUnavailableBudgetUpdateGate"];if(!gates.some(gate=>cluster.kruiseEnabled(gate)))
return gatesOff(WEBHOOK10,"pub-gates-off",{gates:gates.join(", ")},cluster);let scope=scopeOf(cluster.library("kruise")),spec=record(manifest.value.spec)??{},errors=[
...annotationErrors2(scope,manifest),...specErrors6(scope,spec)];return before&&errors.push(...changeErrors(scope,spec,record(before.value.spec)??{})),errors.push(
...conflictErrors2(scope,manifest,spec,world)),refusalsOf(errors,WEBHOOK10)}function*annotationErrors2(scope,{value:value2}){let annotations=new Map(textMap(record(
value2.metadata),"annotations")),invalid=annotation=>__spreadProps(__spreadValues({},scope.internal(["metadata"],"pub-annotation-invalid",{annotation})),{place:[
"metadata","annotations",annotation]}),operations=annotations.get(OPERATIONS);if(operations!==void 0&&scope.build.holds("pub-checks-operations")){let known8=new Set(
["DELETE","UPDATE"]);scope.build.holds("pub-protects-eviction")&&known8.add("EVICT"),scope.build.holds("pub-protects-resize")&&known8.add("RESIZE");for(let operation of operations.
split(","))known8.has(operation)||(yield invalid(OPERATIONS))}let total=annotations.get(TOTAL);total===void 0||!scope.build.holds("pub-checks-total-replicas")||
(!/^[+-]?\d+$/.test(total)||Number(total)!==(Number(total)|0))&&(yield invalid(TOTAL))}function*specErrors6(scope,spec){let at21=["spec"],chosen2=child2(spec,"s\
elector"),target=child2(spec,"targetRef"),both=(name3,message)=>scope.required([...at21,name3],message);if(!chosen2&&!target)yield __spreadProps(__spreadValues(
{},both("selector, targetRef","pub-no-target")),{place:at21});else if(chosen2&&target)yield __spreadProps(__spreadValues({},both("selector, targetRef","pub-two-\
targets")),{place:[...at21,"targetRef"]});else if(target)yield*targetErrors(scope,target);else{let here=[...at21,"selector"];yield*selectorErrors(scope,chosen2,
here),isEmptySelector(chosen2)&&(yield scope.invalid(here,selectorLiteral(chosen2),"pub-empty-selector")),selectorFault(chosen2,scope.build)&&(yield __spreadProps(
__spreadValues({},scope.invalid([...here],selectorLiteral(chosen2))),{place:here}))}let unavailable=intOrString(spec,"maxUnavailable"),available=intOrString(spec,
"minAvailable");if(unavailable===void 0&&available===void 0)yield __spreadProps(__spreadValues({},both("maxUnavailable, minAvailable","pub-no-amount")),{place:at21});else if(unavailable!==
void 0&&available!==void 0)yield __spreadProps(__spreadValues({},both("maxUnavailable, minAvailable","pub-two-amounts")),{place:[...at21,"minAvailable"]});else{
let here=[...at21,unavailable===void 0?"minAvailable":"maxUnavailable"];yield*positiveIntOrPercent(scope,unavailable??available??0,here),yield*notMoreThan100Percent(
scope,unavailable??available??0,here)}}function*targetErrors(scope,target){let here=["spec","TargetReference"],place2=["spec","targetRef"],shown2=referenceLiteral(
target);["apiVersion","kind","name"].some(name3=>text2(target,name3)==="")&&(yield __spreadProps(__spreadValues({},scope.invalid(here,shown2,"pub-empty-target")),
{place:place2}));let version=text2(target,"apiVersion");parsesAsGroupVersion(version)||(yield __spreadProps(__spreadValues({},scope.invalid(here,shown2,"unexpec\
ted-group-version",{version})),{place:place2}))}function*changeErrors(scope,spec,before){let same2=name3=>canonical(spec[name3])===canonical(before[name3]);if(same2(
"selector")&&same2("targetRef"))return;let place2=["spec",same2("selector")?"targetRef":"selector"];yield __spreadProps(__spreadValues({},scope.required(["spec",
"selector, targetRef"],"pub-target-changed")),{place:place2})}function*conflictErrors2(scope,manifest,spec,world){let target=child2(spec,"targetRef"),chosen2=child2(
spec,"selector"),others=world.objectsOf(manifest.group,manifest.kind,manifest.namespace);for(let other of standing(others,manifest)){let{name:name3}=other,otherSpec=record(
other.value.spec),otherTarget=child2(otherSpec,"targetRef"),otherSelector=child2(otherSpec,"selector");if(target&&otherTarget){if(!sameReference(target,otherTarget))
continue;let error=scope.invalid(["spec","targetReference"],referenceLiteral(target),"pub-target-taken",{name:name3});yield __spreadProps(__spreadValues({},error),
{place:["spec","targetRef"]});return}if(chosen2&&otherSelector&&looselyOverlap(chosen2,otherSelector)){yield scope.invalid(["spec","selector"],selectorLiteral(chosen2),
"pub-selector-taken",{name:name3});return}}}var PRIORITY="Priority";var DECODING="Decoding",STRUCTS={PriorityClass:{apiVersion:"string",kind:"string",metadata:"v1.ObjectMeta",value:"int32",globalDefault:"bool",description:"strin\
g",preemptionPolicy:"v1.PreemptionPolicy"}};function decodeErrors(manifest,world){let struct=STRUCTS[manifest.kind];if(!struct)return[];let version=manifest.apiVersion.
slice(manifest.apiVersion.indexOf("/")+1),refuse=(id,field,error)=>({by:DECODING,id,message:world.cluster.say("cannot-be-handled",{kind:manifest.kind,version,error}),
path:[field]});for(let[field,value2]of Object.entries(manifest.value)){let type=Object.hasOwn(struct,field)?struct[field]:void 0,given2=type&&mismatch(value2,type);
if(!given2)continue;let values={given:given2,struct:manifest.kind,field,type};return[refuse("cannot-unmarshal",field,world.cluster.say("cannot-unmarshal",values))]}
let unknown=Object.keys(manifest.value).find(field=>!Object.hasOwn(struct,field));return unknown===void 0?[]:[refuse("unknown-field",unknown,world.cluster.say("\
unknown-field",{field:unknown}))]}function mismatch(value2,type){if(value2===null)return;let given2=Array.isArray(value2)?"array":typeof value2=="boolean"?"bool":
typeof value2;return type==="int32"&&typeof value2=="number"?isInt32(value2)?void 0:`number ${value2}`:type==="bool"?given2==="bool"?void 0:given2:type==="v1.Ob\
jectMeta"?isObject(value2)?void 0:given2:type!=="int32"&&given2==="string"?void 0:given2}function isInt32(value2){return Number.isInteger(value2)&&value2>=-(2**
31)&&value2<2**31}function quoted2(text3){return JSON.stringify(text3)}var VALIDATION2="PriorityClassValidation",HIGHEST=1e9,SYSTEM={"system-node-critical":2*HIGHEST+1e3,"system-cluster-critical":2*HIGHEST};function priorityClassRefusals(manifest,world,before){
let decoding=decodeErrors(manifest,world);if(decoding.length>0)return decoding;let{value:value2,name:name3}=manifest,refusals=objectMetaRefusals(manifest,world,
before),say=(id,path5,values={})=>{refusals.push({by:VALIDATION2,id,message:world.cluster.say(id,values),path:path5})},policy3=text(value2.preemptionPolicy);if(before){
(before.value.value??0)!==(value2.value??0)&&say("priority-class-value-immutable",["value"]);let now=policy3||"PreemptLowerPriority";(text(before.value.preemptionPolicy)||
"PreemptLowerPriority")!==now&&say("priority-class-policy-immutable",["preemptionPolicy"],{given:quoted2(now)})}else{let error=systemNameError(manifest,world);error&&
say("priority-class-reserved-name",["metadata","name"],{error}),!name3.startsWith("system-")&&typeof value2.value=="number"&&value2.value>HIGHEST&&say("priority\
-class-value-too-high",["value"],{highest:HIGHEST}),policy3&&policy3!=="PreemptLowerPriority"&&policy3!=="Never"&&say("priority-class-bad-policy",["preemptionPo\
licy"],{given:quoted2(policy3)})}return refusals.length>0?refusals:secondDefault(manifest,world,before)}function systemNameError(manifest,world){let{name:name3,
value:value2}=manifest;if(!name3.startsWith("system-"))return;let expected=SYSTEM[name3];if(expected===void 0)return world.cluster.say("priority-class-unknown-s\
ystem-name",{name:name3});if((value2.value??0)!==expected)return world.cluster.say("priority-class-system-value",{name:name3,value:expected});if(value2.globalDefault===
!0)return world.cluster.say("priority-class-system-default",{name:name3,value:"false"})}function secondDefault(manifest,world,before){if(manifest.value.globalDefault!==
!0||before?.value.globalDefault===!0)return[];let first=firstDefault(world);if(!first||first===manifest||first.name===manifest.name)return[];let message=world.cluster.
say("priority-class-second-default",{name:first.name});return[{by:PRIORITY,id:"priority-class-second-default",message,path:["globalDefault"]}]}function firstDefault(world){
return world.defaultClasses()[0]}var at12=["spec"];function replicationControllerRefusals(manifest,world){let own=refusalsOf(errorsOf5(scopeOf(world.cluster),manifest),"ReplicationControllerVal\
idation");return child2(record(manifest.value.spec),"template")!==void 0?[...own,...templateRefusals(manifest,world)]:own}function*errorsOf5(scope,manifest){let spec=record(
manifest.value.spec)??{},template3=child2(spec,"template"),meta=child2(template3,"metadata"),labels2=new Map(textMap(meta,"labels"));yield*nonNegative(scope,number(
spec,"minReadySeconds"),[...at12,"minReadySeconds"]);let written2=textMap(spec,"selector");if(written2.length===0&&labels2.size===0&&(yield scope.required([...at12,
"selector"])),yield*nonNegative(scope,number(spec,"replicas"),[...at12,"replicas"]),!template3){yield scope.required([...at12,"template"]);return}if(written2.some(
([key2,value2])=>labels2.get(key2)!==value2)){let here=[...at12,"template","metadata","labels"];yield scope.invalid(here,labelsLiteral(meta,"labels"),"selector-\
misses-template")}yield*alwaysRestarted(scope,spec,"replication-controller-active-deadline")}function goInterface(value2){return value2===null?"interface {}(nil)":Array.isArray(value2)?`[]interface {}{${value2.map(goInterface).join(", ")}}`:typeof value2==
"object"?`map[string]interface {}{${Object.keys(value2).sort().map(key2=>`${quote(key2)}:${goInterface(value2[key2])}`).join(", ")}}`:typeof value2=="string"?quote(
value2):String(value2)}var WEBHOOK11="vresourcedistribution.kb.io",namespaces=object({list:list4(object({name:string}))}),SCHEMA6=kindWith(object({resource:{type:"object"},targets:object(
{allNamespaces:boolean,excludedNamespaces:namespaces,includedNamespaces:namespaces,namespaceLabelSelector:selector})},"resource","targets"));function distributionRefusals(manifest,world,before){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA6},cluster);if(invalid.length>0)return invalid;let embedded=refusalsOf(embeddedErrors(scopeOf(
cluster),manifest),CRD_VALIDATION);if(embedded.length>0)return embedded;if(cluster.holds("resourcedistribution-gate")&&!cluster.kruiseEnabled("ResourceDistribut\
ionGate"))return gatesOff(WEBHOOK11,"feature-gate-off",{gate:"ResourceDistributionGate"},cluster);let scope=scopeOf(cluster.library("kruise")),spec=record(manifest.
value.spec)??{},was=child2(record(before?.value.spec),"resource"),errors=[...resourceErrors(scope,child2(spec,"resource")??{},was)];return errors.push(...targetsErrors(
scope,child2(spec,"targets")??{})),refusalsOf(errors,WEBHOOK11)}function*embeddedErrors(scope,manifest){let resource=child2(record(manifest.value.spec),"resourc\
e");for(let field of["apiVersion","kind"]){let path5=["spec","resource",field],value2=member(resource,field);value2===void 0?yield scope.required(path5,"must-no\
t-be-empty-text"):typeof value2!="string"?yield scope.invalid(path5,value2,"embedded-text"):value2===""?yield scope.invalid(path5,value2,"must-not-be-empty-text"):
field==="apiVersion"&&!parsesAsGroupVersion(value2)&&(yield scope.invalid(path5,value2,"unexpected-group-version",{version:value2}))}}function*resourceErrors(scope,resource,was){
let at21=["spec","resource"],kind=text2(resource,"kind");if(groupOf(text2(resource,"apiVersion"))!==""||kind!=="Secret"&&kind!=="ConfigMap"){let go=`unstructure\
d.Unstructured{Object:${goInterface(resource)}}`;yield scope.invalid(at21,{go,json:resource},"rd-unsupported-kind");return}was&&!sameResource(resource,was)&&(yield scope.
invalid(at21,"null","rd-immutable"))}function sameResource(now,was){let same2=name3=>text2(now,name3)===text2(was,name3),nameOf3=resource=>text2(child2(resource,
"metadata"),"name");return same2("apiVersion")&&same2("kind")&&nameOf3(now)===nameOf3(was)}function*targetsErrors(scope,targets){let at21=["spec","targets"],listed3=name3=>items(
child2(targets,name3),"list").map(([each,index])=>[text2(each,"name"),index]);yield*namespaceErrors(scope,targets,"includedNamespaces",listed3("includedNamespac\
es"),at21),yield*namespaceErrors(scope,targets,"excludedNamespaces",listed3("excludedNamespaces"),at21);let included=new Set(listed3("includedNamespaces").map(([
name3])=>name3)),both=listed3("excludedNamespaces").filter(([name3])=>included.has(name3));if(both.length>0){let names=both.map(([name3])=>name3).join(" ");yield scope.
invalid(at21,targetsLiteral(targets),"rd-ambiguous",{names})}let chosen2=child2(targets,"namespaceLabelSelector"),error=selectorFault(chosen2,scope.build);error&&
(yield scope.invalid([...at21,"namespaceLabelSelector"],selectorLiteral(chosen2),"rd-selector",{error}))}function*namespaceErrors(scope,targets,field,names,at21){
let here=[...at21,field],shown2=namespacesLiteral(child2(targets,field));for(let[name3,index]of names){let errors=isDNS1123Label(name3,scope.build).map(({message,
values})=>scope.invalid(here,shown2,message,values));yield*placed3(errors,[...here,"list",index,"name"])}}function namespacesLiteral(written2){let type="v1alpha\
1.ResourceDistributionNamespace",names=items(written2,"list").map(([each])=>`${type}{Name:${quote(text2(each,"name"))}}`),namespaces2=Array.isArray(written2?.list)?
`{${names.join(", ")}}`:"(nil)";return{go:`v1alpha1.ResourceDistributionTargetNamespaces{List:[]${type}${namespaces2}}`,json:written2??{}}}function targetsLiteral(targets){
return{go:`v1alpha1.ResourceDistributionTargets{${[`AllNamespaces:${flag(targets,"allNamespaces")??!1}`,`ExcludedNamespaces:${namespacesLiteral(child2(targets,"\
excludedNamespaces")).go}`,`IncludedNamespaces:${namespacesLiteral(child2(targets,"includedNamespaces")).go}`,`NamespaceLabelSelector:${selectorLiteral(child2(targets,
"namespaceLabelSelector")).go}`].join(", ")}}`,json:targets}}function resourceQuotaRefusals(manifest,world,before){return refusalsOf(quotaErrors(scopeOf(world.cluster),manifest,before),"ResourceQuotaValidation")}var SCOPES=[
"spec","scopes"],EXPRESSIONS=["spec","scopeSelector","matchExpressions"];function*quotaErrors(scope,manifest,before){let{spec}=manifest;yield*objectMetaErrors(scope,
manifest,before!==void 0);let hard=quantities(spec,"hard");for(let[resource,quantity]of hard){let here=["spec","hard",{key:resource}];yield*quotaResourceName(scope,
resource,here),yield*quantityValue(scope,resource,quantity,here)}let limited=[...hard.keys()].filter(isQuotaResource);yield*plainScopeErrors(scope,spec,limited);
let selector4=child2(spec,"scopeSelector");selector4&&(yield*selectorErrors2(scope,spec,selector4,limited)),before&&key(before.spec)!==key(spec)&&(yield scope.invalid(
SCOPES,scopesLiteral(spec),"quota-scopes-immutable"))}function key(spec){return JSON.stringify([...new Set(texts3(spec,"scopes"))].sort())}function*plainScopeErrors(scope,spec,limited){
let names=texts3(spec,"scopes");for(let[at21,name3]of names.entries()){let place2=["spec","scopes",at21],wrong=message=>__spreadProps(__spreadValues({},scope.invalid(
SCOPES,scopesLiteral(spec),message)),{place:place2});isScope(scope,name3)||(yield wrong("quota-scope-unsupported"));for(let resource of limited)fits3(name3,resource,
scope)||(yield wrong("quota-scope-not-for-resource"))}yield*conflicts(scope,spec,names,SCOPES)}function*selectorErrors2(scope,spec,selector4,limited){let names=[];
for(let[expression,at21]of items(selector4,"matchExpressions")){let name3=text2(expression,"scopeName"),operator=text2(expression,"operator"),values=texts3(expression,
"values"),placeOf4=field=>({place:[...EXPRESSIONS,at21,field]}),invalid=(field,value2,message)=>__spreadValues(__spreadValues({},scope.invalid([...EXPRESSIONS,field],
value2,message)),placeOf4(field));names.push(name3),isScope(scope,name3)||(yield invalid("scopeName",name3,"quota-scope-unsupported"));for(let resource of limited){
if(fits3(name3,resource,scope))continue;let error=scope.invalid(EXPRESSIONS,selectorLiteral2(selector4),"quota-scope-not-for-resource");yield __spreadValues(__spreadValues(
{},error),placeOf4("scopeName"))}if(EXISTENCE.includes(name3)&&operator!=="Exists"&&(yield invalid("operator",operator,"quota-scope-operator")),operator==="In"||
operator==="NotIn")values.length===0&&(yield __spreadValues(__spreadValues({},scope.required([...EXPRESSIONS,"values"],"quota-scope-values-required")),placeOf4(
"values")));else if(operator==="Exists"||operator==="DoesNotExist"){let shown2={go:stringList(values),json:values};values.length>0&&(yield invalid("values",shown2,
"quota-scope-values-forbidden"))}else yield invalid("operator",operator,"quota-scope-operator-unknown")}yield*conflicts(scope,spec,names,EXPRESSIONS)}var EXISTENCE=[
"BestEffort","NotBestEffort","Terminating","NotTerminating","CrossNamespacePodAffinity"];function isScope(scope,name3){let ofClaims=name3==="VolumeAttributesCla\
ss"&&scope.build.holds("quota-knows-volume-attributes-class");return EXISTENCE.includes(name3)||name3==="PriorityClass"||ofClaims}var COMPUTE=["","requests.","l\
imits."].flatMap(prefix=>[`${prefix}cpu`,`${prefix}memory`]),CLAIMS=["persistentvolumeclaims","requests.storage"];function fits3(name3,resource,scope){return isScope(
scope,name3)?name3==="VolumeAttributesClass"?CLAIMS.includes(resource):resource==="pods"||name3!=="BestEffort"&&COMPUTE.includes(resource):!0}function*conflicts(scope,spec,names,at21){
for(let pair of["BestEffort","Terminating"])names.includes(pair)&&names.includes(`Not${pair}`)&&(yield scope.invalid(at21,scopesLiteral(spec),"quota-scopes-conf\
lict"))}function scopesLiteral(spec){let names=texts3(spec,"scopes");return Array.isArray(spec.scopes)?{go:`[]core.ResourceQuotaScope{${names.map(quote).join(",\
 ")}}`,json:names}:{go:"[]core.ResourceQuotaScope(nil)",json:null}}function selectorLiteral2(selector4){let expressions=items(selector4,"matchExpressions").map(
([each])=>({ScopeName:text2(each,"scopeName"),Operator:text2(each,"operator"),Values:Array.isArray(each.values)?texts3(each,"values"):null})),type="core.ScopedR\
esourceSelectorRequirement",shown2=expressions.map(({ScopeName,Operator,Values})=>{let values=stringList(Values??[],Values!==null);return`${type}{ScopeName:${quote(
ScopeName)}, Operator:${quote(Operator)}, Values:${values}}`});return{go:`core.ScopeSelector{MatchExpressions:[]${type}{${shown2.join(", ")}}}`,json:{MatchExpressions:expressions}}}var METADATA_NAME="kubernetes.io/metadata.name";function sidecarSetSpec({value:value2,apiVersion},world){let spec=record(value2.spec)??{},{cluster}=world,lists={};
for(let name3 of["initContainers","containers","volumes"])lists[name3]=structuredClone(objects(spec[name3]));let known8=typed({spec:lists},world.kruiseStructs(),
new Origins).spec,library=cluster.library("kruise"),containers2=objects(known8.containers),initContainers2=objects(known8.initContainers);for(let container of[...initContainers2,
...containers2])defaultSidecar(container);let volumes2=objects(known8.volumes);for(let volume of volumes2)defaultVolume(volume,library);let named3=apiVersion.endsWith(
"/v1alpha1")?text2(spec,"namespace"):"",converted=cluster.holds("sidecarset-namespace-becomes-selector")&&named3!=="",written2=cluster.holds("sidecarset-namespa\
ce-selector")?child2(spec,"namespaceSelector"):void 0;return{spec,namespace:converted?"":named3,namespaceSelector:converted?{matchLabels:{[METADATA_NAME]:named3}}:
written2,initContainers:initContainers2,containers:containers2,volumes:volumes2}}function defaultSidecar(container){let{startupProbe}=container;delete container.
startupProbe,defaultContainer(container),isObject(startupProbe)&&(container.startupProbe=startupProbe)}function*conflictErrors3(scope,manifest,own,world){if(!child2(own.spec,"selector"))return;let others=standing(world.sidecarSets(),manifest).map(other=>({name:other.
name,set:sidecarSetSpec(other,world)})).filter(({set})=>child2(set.spec,"selector")&&meet2(own,set,world));for(let list7 of["initContainers","containers"])for(let[
index,container]of own[list7].entries()){let name3=text2(container,"name"),taken=others.findLast(({set})=>set[list7].some(each=>each.name===name3));if(!taken)continue;
let error=scope.invalid(["spec","containers"],name3,"sidecarset-container-taken",{name:name3,other:taken.name});yield __spreadProps(__spreadValues({},error),{place:[
"spec",list7,index,"name"]})}for(let[index,volume]of own.volumes.entries()){let name3=text2(volume,"name"),taken=others.findLast(({set})=>set.volumes.some(each=>each.
name===name3));if(!taken||same(volume,taken.set.volumes.find(each=>each.name===name3)))continue;let error=scope.invalid(["spec","volumes"],name3,"sidecarset-vol\
ume-taken",{name:name3,other:taken.name});yield __spreadProps(__spreadValues({},error),{place:["spec","volumes",index]})}scope.build.holds("sidecarset-patches-m\
etadata")&&(yield*annotationErrors3(scope,own,others))}function same(left,right){return canonical(left)===canonical(right)}function*annotationErrors3(scope,own,others){
let written2=new Map;for(let{name:name3,set}of others)for(let{policy:policy3,annotations}of patchesOf(set.spec))if(policy3!=="Retain")for(let key2 of annotations)
written2.set(key2,{name:name3,policy:policy3});for(let{policy:policy3,annotations,index}of patchesOf(own.spec))if(policy3!=="Retain")for(let key2 of annotations){
let other=written2.get(key2);if(!other||policy3!=="Overwrite"&&other.policy!=="Overwrite")continue;let path5=["spec","patchPodMetadata"],error=scope.invalid(path5,
key2,"sidecarset-annotation-taken",{key:key2,other:other.name});yield __spreadProps(__spreadValues({},error),{place:[...path5,index,"annotations",key2]})}}function patchesOf(spec){
return items(spec,"patchPodMetadata").map(([patch,index])=>({policy:text2(patch,"patchPolicy")||"Retain",annotations:Object.keys(child2(patch,"annotations")??{}).
sort(),index}))}function meet2(own,other,world){return namespacesMeet(own,other,world)&&overlap(child2(own.spec,"selector"),child2(other.spec,"selector"))}function namespacesMeet(own,other,world){
if(own.namespace!==""&&other.namespace!==""&&own.namespace!==other.namespace)return!1;let ours=own.namespaceSelector,theirs=other.namespaceSelector;return ours&&
theirs&&!overlap(ours,theirs)||own.namespace!==""&&theirs&&!chooses(theirs,own.namespace,world)?!1:!(other.namespace!==""&&ours&&!(theirs&&chooses(theirs,other.
namespace,world)))}function chooses(selector4,namespace,world){return selects2(selector4,world.namespaceLabels(namespace))}function*changeErrors2(scope,manifest,before){
let upgrade=container=>text2(child2(container,"upgradeStrategy"),"upgradeType")||"ColdUpgrade",was=new Map(objects(before.spec.containers).map(each=>[text2(each,
"name"),upgrade(each)]));for(let[container,index]of items(record(manifest.value.spec),"containers")){let name3=text2(container,"name"),old=was.get(name3),place2=[
"spec","containers",index];if(old===void 0){if(!scope.build.holds("sidecarset-refuses-new-containers"))continue;let error=scope.invalid(["spec","containers","na\
me"],name3,"sidecarset-container-new",{name:name3});yield __spreadProps(__spreadValues({},error),{place:[...place2,"name"]})}else if(old!==upgrade(container)){let path5=[
"spec","containers","upgradeStrategy","upgradeType"],error=scope.invalid(path5,name3,"sidecarset-upgrade-type",{name:name3});yield __spreadProps(__spreadValues(
{},error),{place:[...place2,"upgradeStrategy","upgradeType"]})}}}function regExpFault(pattern,build){let fault=scan(pattern);return fault&&build.say("regexp-fault",{reason:build.say(fault.id),part:fault.part})}function scan(pattern){
let depth=0,at21=0,atom,repeated;for(;at21<pattern.length;){let rest=pattern.slice(at21),letter=rest[0],repetition=/^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(rest)?.[0];
if(repetition!==void 0){if(repeated!==void 0)return{id:"regexp-nested",part:pattern.slice(repeated,at21+repetition.length)};if(atom===void 0)return{id:"regexp-a\
rgument",part:repetition};let lazy=rest[repetition.length]==="?"?1:0;repeated=at21,at21+=repetition.length+lazy;continue}if(repeated=void 0,letter==="("){let fault=groupFault(
rest);if(fault)return fault;depth++,atom=void 0,at21+=/^\((?:\?(?:[a-zA-Z-]*:|P?<\w+>|[a-zA-Z-]+(?=\))))?/.exec(rest)[0].length}else if(letter===")"){if(depth===
0)return{id:"regexp-closing",part:pattern};depth--,atom=at21++}else if(letter==="|")atom=void 0,at21++;else{let length=letter==="["?classLength(rest):letter==="\
\\"?escapeLength(rest):1;if(length===0)return letter==="["?{id:"regexp-bracket",part:rest}:escapeFault(rest);atom=letter==="^"?atom??at21:at21,at21+=length}}return depth>
0?{id:"regexp-parenthesis",part:pattern}:void 0}function groupFault(rest){return!rest.startsWith("(?")||/^\(\?(?:[imsU-]*:|[imsU-]+\)|P?<\w+>)/.test(rest)?void 0:
{id:"regexp-perl",part:/^\(\?(?:<?[=!]|>|#)/.exec(rest)?.[0]??rest.slice(0,3)}}function classLength(rest){return/^\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]/.exec(
rest)?.[0].length??0}function escapeLength(rest){return/^\\(?:[pP](?:\{\^?\w+\}|\w)|x(?:[0-9a-fA-F]{2}|\{[0-9a-fA-F]+\})|[0-7]{3}|Q[\s\S]*?(?:\\E|$)|[aftnrvdDsSwWbBAzC0]|[^\w\s])/.
exec(rest)?.[0].length??0}function escapeFault(rest){return rest.length===1?{id:"regexp-backslash",part:""}:{id:"regexp-escape",part:rest.slice(0,2)}}function expressionFault(expression,variable,build){let result=computed(expression,variable,{quantity:!1,value:1},build);return typeof result=="string"?result:void 0}function computed(expression,variable,value2,build){let parser=new Parser(expression,variable,value2,build),result=parser.parse();return parser.broken!==void 0?
parser.fault??parser.broken:result?result.value>=0?result:build.say("expression-negative",{value:result.quantity?thousandths(result.value):goNumber(result.value)}):
parser.fault??build.say("expression-no-result")}function thousandths(value2){let parsed2=parseQuantity(`${Math.trunc(value2)}m`);return isQuantity(parsed2)?formatQuantity(
parsed2):`${value2}m`}function goNumber(value2){return String(value2).replace(/e([+-])(\d)$/,"e$10$2")}var UNITS=["m","k","M","G","T","P","Ki","Mi","Gi","Ti","P\
i"],Parser=class{constructor(input,variable,value2,build){this.input=input;this.variable=variable;this.value=value2;this.build=build;this.#token=this.#next()}input;variable;value;build;fault;broken;#at=0;#line=1;#column=1;#token;parse(){
let result=this.#sum();return this.broken===void 0&&this.#token.kind!==""&&this.#unexpected(),result}#say(id,values={}){this.fault=this.build.say(id,values)}#unexpected(){
this.broken??=this.build.say("expression-syntax",{line:this.#line,column:this.#column})}#take(kind){return this.broken!==void 0||this.#token.kind!==kind?!1:(this.#token=
this.#next(),!0)}#sum(){let left=this.#product();for(;this.broken===void 0&&(this.#token.kind==="+"||this.#token.kind==="-");){let sign=this.#token.kind==="+"?1:
-1;this.#token=this.#next();let right=this.#product();if(this.broken!==void 0)return;left=this.#add(left,right,sign)}return left}#add(left,right,sign){if(!left||
!right){this.fault===void 0&&this.#say("expression-operand",{operation:sign>0?"addition":"subtraction"});return}return left.quantity===right.quantity?{quantity:left.
quantity,value:left.value+sign*right.value}:{quantity:!0,value:milli(left)+sign*milli(right)}}#product(){let left=this.#factor();for(;this.broken===void 0&&(this.#token.
kind==="*"||this.#token.kind==="/");){let times=this.#token.kind==="*";this.#token=this.#next();let right=this.#factor();if(this.broken!==void 0)return;left=times?
this.#multiply(left,right):this.#divide(left,right)}return left}#multiply(left,right){if(!left||!right){this.fault===void 0&&this.#say("expression-operand",{operation:"\
multiplication"});return}if(left.quantity&&right.quantity)return this.#say("expression-two-quantities");let quantity=left.quantity||right.quantity;return{quantity,
value:whole2(quantity,left.value*right.value)}}#divide(left,right){if(!left||!right){this.fault===void 0&&this.#say("expression-operand",{operation:"division"});
return}return right.quantity?this.#say("expression-by-quantity"):right.value===0?this.#say("expression-by-zero"):{quantity:left.quantity,value:whole2(left.quantity,
left.value/right.value)}}#factor(){let{kind,text:text3}=this.#token;if(this.#take("number"))return{quantity:!1,value:plainNumber(text3)};if(this.#take("quantity"))
return this.#quantity(text3);if(this.#take("-")){let value2=this.#factor();return value2&&__spreadProps(__spreadValues({},value2),{value:-value2.value})}if(this.#take(
"(")){let value2=this.#sum();return this.#take(")")||this.#unexpected(),value2}return kind!=="name"?this.#unexpected():(this.#take("name"),this.#token.kind==="("?
this.#call(text3):this.#read(text3))}#quantity(text3){let parsed2=parseQuantity(text3);if(isQuantity(parsed2))return{quantity:!0,value:Number(scaledValue(parsed2,
-3))};this.fault=parsed2.error}#read(name3){let lower=name3.toLowerCase();return lower===this.variable?this.value:this.#say("expression-variable",{name:lower})}#call(name3){
this.#take("(");let values=[this.#sum()];if(this.#take(",")&&values.push(this.#sum()),!this.#take(")"))return this.#unexpected();let lower=name3.toLowerCase();if(lower!==
"max"&&lower!=="min")return this.#say("expression-function",{name:name3});if(values.length!==2)return this.#say("expression-arguments",{name:lower,count:values.
length});let[left,right]=values;if(!left||!right){this.fault===void 0&&this.#say("expression-call");return}let quantity=left.quantity||right.quantity,[one,other]=quantity?
[milli(left),milli(right)]:[left.value,right.value];return{quantity,value:lower==="max"?Math.max(one,other):Math.min(one,other)}}#advance(count){let text3=this.
input.slice(this.#at,this.#at+count);for(let letter of text3)this.#line+=letter===`
`?1:0,this.#column=letter===`
`?1:this.#column+1;return this.#at+=count,text3}#next(){this.#advance(/^\s*/.exec(this.input.slice(this.#at))[0].length);let rest=this.input.slice(this.#at);if(rest===
"")return{kind:"",text:""};if(/^[\d.]/.test(rest)){let text3=this.#advance(numberLength(rest));return{kind:isQuantityText(text3)?"quantity":"number",text:text3}}
let name3=new RegExp("^\\p{L}[\\p{L}\\p{Nd}_]*","u").exec(rest)?.[0];if(name3!==void 0)return{kind:"name",text:this.#advance(name3.length)};let letter=this.#advance(
1);return{kind:letter,text:letter}}};function whole2(quantity,value2){return quantity?Math.trunc(value2):value2}function milli({quantity,value:value2}){return quantity?
value2:Math.trunc(value2*1e3)}function plainNumber(text3){let number2=Number(text3.endsWith("%")?text3.slice(0,-1):text3);return Number.isNaN(number2)?0:text3.endsWith(
"%")?number2/100:number2}function numberLength(rest){let length=/^(?:\d*\.?\d*)(?:[eE][+-]?\d*)?(?:%\d*)?/.exec(rest)[0].length,unit=/[eE][+-]?$/.test(rest.slice(
0,length))?"":new RegExp("^\\p{L}*","u").exec(rest.slice(length))?.[0]??"";return Math.max(1,length+unit.length)}function isQuantityText(text3){let unit=/[^\d.eE+-].*$/.
exec(text3);return unit!==null&&unit.index>0&&UNITS.includes(unit[0])}function*resourcesPolicyErrors(scope,container,index,list7){let policy3=child2(container,"resourcesPolicy");if(!policy3)return;let at21=["spec",index,"resources\
Policy"],place2=["spec",list7,index,"resourcesPolicy"];list7==="initContainers"&&text2(container,"restartPolicy")!=="Always"&&(yield __spreadProps(__spreadValues(
{},scope.invalid(at21,literal6(policy3),"resources-policy-not-native")),{place:place2}));let resources2=child2(container,"resources");if(["limits","requests"].some(
name3=>Object.keys(child2(resources2,name3)??{}).length>0)){yield __spreadProps(__spreadValues({},scope.invalid(at21,literal6(policy3),"resources-policy-and-res\
ources")),{place:place2});return}let pattern=regexOf(policy3),fault=regExpFault(pattern,scope.build);if(fault){let here=[...at21,"targetContainersNameRegex"],error=scope.
invalid(here,pattern,"resources-policy-regex",{error:fault});yield __spreadProps(__spreadValues({},error),{place:[...place2,"targetContainersNameRegex"]})}yield*expressionsErrors(
scope,child2(policy3,"resourcesExpr"),[...at21,"resourcesExpr"],[...place2,"resourcesExpr"])}function regexOf(policy3){return text2(policy3,"targetContainersNam\
eRegex")||".*"}function*expressionsErrors(scope,expressions,at21,place2){if(!child2(expressions,"limits")&&!child2(expressions,"requests")){yield __spreadProps(
__spreadValues({},scope.invalid(at21,expressionsLiteral(expressions),"resources-policy-empty")),{place:place2});return}for(let list7 of["limits","requests"])for(let resource of[
"cpu","memory"]){let expression=text2(child2(expressions,list7),resource),error=expression===""?void 0:expressionFault(expression,resource,scope.build);if(!error)
continue;let errors=[scope.invalid([...at21,list7,resource],expression,"resources-policy-expression",{error})];yield*placed3(errors,[...place2,list7,resource])}}
function expressionsLiteral(expressions){let pointer5=(name3,type)=>`(*v1beta1.${type})(${member(expressions,name3)===void 0?"nil":"0x0"})`;return{go:`v1beta1.R\
esourcesExpr{${`Limits:${pointer5("limits","ResourceExprLimits")}, Requests:${pointer5("requests","ResourceExprRequests")}`}}`,json:expressions??{}}}function literal6(policy3){
return{go:`v1beta1.ResourcesPolicy{${[`TargetContainersMode:${quote(text2(policy3,"targetContainersMode"))}`,`TargetContainersNameRegex:${quote(regexOf(policy3))}`,
`ResourcesExpr:${expressionsLiteral(child2(policy3,"resourcesExpr")).go}`].join(", ")}}`,json:policy3}}var SOME_CONTAINER={name:"test",image:"busybox",imagePullPolicy:"IfNotPresent",terminationMessagePolicy:"File"};function*containersErrors2(scope,set){if(items(set.
spec,"initContainers").length===0&&items(set.spec,"containers").length===0){yield __spreadProps(__spreadValues({},scope.required(["spec"],"sidecarset-no-contain\
ers")),{place:["spec","containers"]});return}let policies3=scope.build.holds("sidecarset-resources-policy");for(let[container,index]of items(set.spec,"initConta\
iners"))policies3&&(yield*resourcesPolicyErrors(scope,container,index,"initContainers"));for(let[container,index]of items(set.spec,"containers"))yield*ownErrors(
scope,container,["spec","containers",index]),yield*transferErrors(scope,container,index),policies3&&(yield*resourcesPolicyErrors(scope,container,index,"containe\
rs"));yield*validatePodSpec(podOf(scope,set),{},["spec"],scope.build)}function podOf({build},{initContainers:initContainers2,containers:containers2,volumes:volumes2}){
return __spreadValues(__spreadValues({dnsPolicy:"ClusterFirst",restartPolicy:"Always",initContainers:initContainers2,containers:containers2.length>0?containers2:
[SOME_CONTAINER],volumes:volumes2},build.holds("sidecarset-pod-has-account")&&{serviceAccountName:"default"}),build.holds("sidecarset-pod-has-grace-period")&&{terminationGracePeriodSeconds:30})}
function*ownErrors(scope,container,place2){let inject=text2(container,"podInjectPolicy");if(inject!==""&&inject!=="BeforeAppContainer"&&inject!=="AfterAppContai\
ner"){let error2=scope.invalid(["spec","container","podInjectPolicy"],inject,"sidecarset-inject-policy");yield __spreadProps(__spreadValues({},error2),{place:[...place2,
"podInjectPolicy"]})}let policy3=child2(container,"shareVolumePolicy"),share=text2(policy3,"type");if(share===""||share==="enabled"||share==="disabled")return;let shown2={
go:`${scope.build.holds("sidecarset-webhook-v1beta1")?"v1beta1":"v1alpha1"}.ShareVolumePolicy{Type:${quote(share)}}`,json:policy3},error=scope.invalid(["spec","\
container","shareVolumePolicy"],shown2,"sidecarset-share-policy");yield __spreadProps(__spreadValues({},error),{place:[...place2,"shareVolumePolicy"]})}var FIELDS2=[
"metadata.annotations","metadata.labels","metadata.name"];function*transferErrors(scope,container,index){for(let[transfer,at21]of items(container,"transferEnv")){
let reference3=child2(child2(transfer,"sourceContainerNameFrom"),"fieldRef");if(!reference3)continue;let place2=["spec","containers",index,"transferEnv",at21,"s\
ourceContainerNameFrom","fieldRef"];yield*placed3(referenceErrors(scope,reference3,["spec",index,"transferEnv","fieldRef"]),place2)}}function*referenceErrors(scope,reference3,at21){
let version=text2(reference3,"apiVersion")||"v1",path5=text2(reference3,"fieldPath"),here=[...at21,"fieldPath"];if(path5===""){yield scope.required(here);return}
let[,base=path5,subscript]=/^(.*)\['(.*)'\]$/.exec(path5)??[],unknown=unsupported(scope,version,path5,base,subscript);if(unknown!==void 0)yield scope.invalid(here,
path5,"sidecarset-field-conversion",{error:unknown});else if(subscript!==void 0){let name3=base==="metadata.annotations"?subscript.toLowerCase():subscript;for(let{
message,values}of isQualifiedName(name3,scope.build))yield scope.invalid(at21,subscript,message,values)}else FIELDS2.includes(path5)||(yield scope.notSupported(
here,path5,FIELDS2))}function unsupported(scope,version,path5,base,subscript){if(version!=="v1")return scope.build.say("sidecarset-pod-version",{version});if(subscript===
void 0)return scope.build.say("sidecarset-field-label",{path:path5});if(!(base==="metadata.annotations"||base==="metadata.labels"))return scope.build.say("sidec\
arset-field-path",{path:base})}var at13=["spec","patchPodMetadata"];function*patchMetadataErrors(scope,manifest,spec,world){let patches=items(spec,"patchPodMetadata");if(patches.length===0)return;
let refused=whiteListFault(patches,manifest,world);refused&&(yield __spreadProps(__spreadValues({},scope.required(at13,refused.id,refused.values)),{place:refused.
place}));let seen=new Set;for(let[patch,index]of patches){let keys=keysOf2(patch),place2=[...at13,index,"annotations"];keys.length===0&&(yield __spreadProps(__spreadValues(
{},scope.required(at13,"sidecarset-no-annotations")),{place:[...at13,index]})),yield*placed3(annotationErrors(scope,patch,["patchPodMetadata","annotations"]),place2);
for(let key2 of keys)seen.has(key2)&&(yield __spreadProps(__spreadValues({},scope.required(at13,"sidecarset-annotation-twice",{key:key2})),{place:[...place2,key2]})),
seen.add(key2)}}function keysOf2(patch){return Object.keys(child2(patch,"annotations")??{}).sort()}function whiteListFault(patches,manifest,world){let open=world.
cluster.kruiseEnabled("SidecarSetPatchPodMetadataDefaultsAllowed"),list7=kruiseConfiguration(world,"SidecarSet_PatchPodMetadata_WhiteList");if(!list7)return open?
void 0:{id:"sidecarset-no-white-list",place:at13};let allowed=items(list7,"rules").map(([rule])=>rule).filter(rule=>!child2(rule,"selector")||selects2(child2(rule,
"selector"),manifest.labels)).flatMap(rule=>texts3(rule,"allowedAnnotationKeyExprs")).flatMap(regExp);if(allowed.length===0)return open?void 0:{id:"sidecarset-m\
etadata-forbidden",place:at13};for(let[patch,index]of patches){let key2=keysOf2(patch).find(each=>!allowed.some(expression=>expression.test(each)));if(key2!==void 0)
return{id:"sidecarset-annotation-forbidden",values:{key:key2},place:[...at13,index,"annotations",key2]}}}function regExp(pattern){try{return[new RegExp(pattern)]}catch{
return[]}}var revision=policy3=>object({revision:object({policy:policy3})}),mode={type:"string",enum:["sum","max"],unset:""};function sidecarSetSchema(build){let properties2={};
if(build.holds("sidecarset-revision-partial")&&(properties2.injectionStrategy=revision({type:"string",enum:["Always","Partial"]})),build.holds("sidecarset-resou\
rces-policy")){let containers2=list4(object({resourcesPolicy:object({targetContainersMode:mode})}));properties2.containers=containers2,properties2.initContainers=
containers2}return untyped(kindWith(object(properties2)))}function*strategyErrors2(scope,strategy){if((text2(strategy,"type")||"RollingUpdate")!=="RollingUpdate")return;let at21=["spec",scope.build.holds("sidecarset-st\
rategy-path")?"updateStrategy":"strategy"],place2=["spec","updateStrategy"],chosen2=child2(strategy,"selector"),partition3=intOrString(strategy,"partition"),unavailable=intOrString(
strategy,"maxUnavailable"),moved=function*(errors){for(let error of errors){let rest=(error.place??error.path).slice(2).map(step=>typeof step=="object"?step.key:
step);yield __spreadProps(__spreadValues({},error),{place:[...place2,...rest]})}};if(chosen2&&partition3!==void 0&&partition3!==0&&scope.build.holds("sidecarset\
-partition-excludes-selector")){let error=scope.invalid(["updateStrategy"],printed2(strategy,partition3),"sidecarset-partition-and-selector");yield __spreadProps(
__spreadValues({},error),{place:[...place2,"partition"]})}if(chosen2&&(yield*moved(strictSelector(scope,chosen2,[...at21,"selector"],"sidecarset-empty-selector"))),
partition3!==void 0&&(yield*moved(positiveIntOrPercent(scope,partition3,[...at21,"partition"]))),unavailable!==void 0&&(yield*moved(positiveIntOrPercent(scope,unavailable,
[...at21,"maxUnavailable"]))),scope.build.holds("sidecarset-priority-strategy")){let priority=child2(strategy,"priorityStrategy");yield*moved(priorityStrategyErrors(
scope,priority,[...at21,"priorityStrategy"]))}yield*moved(scatterStrategyErrors(scope,strategy,[...at21,"scatterStrategy"]))}function printed2(strategy,partition3){
let pointer5=child2(strategy,"priorityStrategy")?"0x0":"<nil>",scatter=items(strategy,"scatterStrategy").map(([term])=>`{Key:${text2(term,"key")} Value:${text2(
term,"value")}}`);return`&{${["Type:RollingUpdate",`Paused:${flag(strategy,"paused")??!1}`,`Selector:${printedSelector(child2(strategy,"selector"))}`,`Partition\
:${partition3}`,`MaxUnavailable:${intOrString(strategy,"maxUnavailable")??1}`,`PriorityStrategy:${pointer5}`,`ScatterStrategy:[${scatter.join(" ")}]`].join(" ")}\
}`}function printedSelector(selector4){let labels2=textMap(selector4,"matchLabels").map(([key2,value2])=>`${key2}: ${value2},`),expressions=items(selector4,"mat\
chExpressions").map(([each])=>{let values=`[${texts3(each,"values").join(" ")}]`;return`LabelSelectorRequirement{Key:${text2(each,"key")},Operator:${text2(each,
"operator")},Values:${values},},`});return`&LabelSelector{MatchLabels:map[string]string{${labels2.join("")}},MatchExpressions:[]LabelSelectorRequirement{${expressions.
join("")}},}`}function*injectionErrors(scope,spec,own,exists){let revision2=child2(child2(spec,"injectionStrategy"),"revision");if(!revision2)return;let place2=[
"spec","injectionStrategy","revision"],name3=optionalText(revision2,"revisionName"),version=optionalText(revision2,"customVersion");if(name3===void 0&&version===
void 0)yield __spreadProps(__spreadValues({},scope.invalid(["revision"],literal7(scope,revision2),"sidecarset-revision-empty")),{place:place2});else if(!exists){
let error2=scope.build.say("sidecarset-revision-not-found",{name:quote(name3??own)});yield __spreadProps(__spreadValues({},scope.invalid(["revision"],"null","si\
decarset-revision",{error:error2})),{place:place2})}let policy3=text2(revision2,"policy")||"Always";if(policy3==="Always"||policy3==="Partial"&&scope.build.holds(
"sidecarset-revision-partial"))return;let error=scope.invalid(["revision","policy"],literal7(scope,revision2),"sidecarset-revision-policy",{policy:policy3});yield __spreadProps(
__spreadValues({},error),{place:[...place2,"policy"]})}function literal7(scope,revision2){let version=scope.build.holds("sidecarset-webhook-v1beta1")?"v1beta1":
"v1alpha1",pointer5=name3=>`(*string)(${member(revision2,name3)===void 0?"nil":"0x0"})`,go=[`CustomVersion:${pointer5("customVersion")}`,`RevisionName:${pointer5(
"revisionName")}`,`Policy:${quote(text2(revision2,"policy")||"Always")}`];return{go:`${version}.SidecarSetInjectRevision{${go.join(", ")}}`,json:revision2}}var WEBHOOK12="vsidecarset.kb.io";function sidecarSetRefusals(manifest,world,before){let{cluster}=world,version=versionOf(manifest),structs=sidecarSetStructs(version,
cluster,cluster.library("kruise")),undecoded=decodeRefusals(manifest,structs,`${version}.SidecarSet`,"msidecarset.kb.io",world);if(undecoded.length>0)return undecoded;
let invalid=customResourceRefusals(manifest,{schema:sidecarSetSchema(cluster)},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(cluster.library("kr\
uise")),set=sidecarSetSpec(manifest,world),name3=text2(record(manifest.value.metadata),"name"),errors=[...plainName(scope,name3,"sidecarset-name",["metadata","n\
ame"])];return errors.push(...specErrors7(scope,manifest,set,world,before)),before&&errors.push(...changeErrors2(scope,manifest,before)),(errors.length===0||!cluster.
holds("sidecarset-conflicts-last"))&&errors.push(...conflictErrors3(scope,manifest,set,world)),refusalsOf(errors,WEBHOOK12)}function*specErrors7(scope,manifest,set,world,before){
let{spec}=set;scope.build.holds("sidecarset-native-sidecar-needs-not-update")&&(yield*nativeErrors(scope,set)),child2(spec,"selector")?yield*strictSelector(scope,
child2(spec,"selector"),["spec","selector"],"sidecarset-empty-selector"):yield scope.required(["spec","selector"],"sidecarset-no-selector"),yield*namespaceErrors2(
scope,manifest,set),scope.build.holds("sidecarset-revisions")&&(yield*injectionErrors(scope,spec,manifest.name,before!==void 0)),yield*strategyErrors2(scope,child2(
spec,"updateStrategy")??{}),yield*containersErrors2(scope,set),scope.build.holds("sidecarset-patches-metadata")&&(yield*patchMetadataErrors(scope,manifest,spec,
world))}function*nativeErrors(scope,{spec,initContainers:initContainers2}){if((text2(child2(spec,"updateStrategy"),"type")||"RollingUpdate")==="RollingUpdate")for(let[
index,container]of initContainers2.entries()){if(container.restartPolicy!=="Always")continue;let error=scope.required(["spec","updateStrategy"],"sidecarset-nati\
ve-rolling");yield __spreadProps(__spreadValues({},error),{place:["spec","initContainers",index,"restartPolicy"]})}}function*namespaceErrors2(scope,manifest,set){
let{namespaceSelector,namespace}=set;if(namespaceSelector)if(namespace!==""){let error=scope.required(["spec","namespace, namespaceSelector"],"sidecarset-two-na\
mespaces");yield __spreadProps(__spreadValues({},error),{place:["spec","namespaceSelector"]})}else{let written2=child2(record(manifest.value.spec),"namespaceSel\
ector")!==void 0,errors=strictSelector(scope,namespaceSelector,["spec","namespaceSelector"],"sidecarset-empty-selector");for(let error of errors)yield written2?
error:__spreadProps(__spreadValues({},error),{place:["spec","namespace"]})}}var VALIDATION3="StatefulSetValidation",at14=["spec"];function statefulSetRefusals(manifest,world,before){let scope=scopeOf(world.cluster),spec=record(manifest.
value.spec)??{},errors=[...validityErrors3(scope,manifest,spec,before!==void 0)];return before&&errors.push(...updateErrors4(scope,spec,record(before.value.spec)??
{})),refusalsOf(errors,VALIDATION3)}function*validityErrors3(scope,_manifest,spec,updated){let{build}=scope,management=text2(spec,"podManagementPolicy")||"Order\
edReady";if(["OrderedReady","Parallel"].includes(management)||(yield scope.invalid([...at14,"podManagementPolicy"],management,"statefulset-pod-management")),yield*strategyErrors3(
scope,spec),yield*retentionErrors2(scope,spec),!updated&&build.holds("statefulset-validates-template"))for(let[claim,index]of items(spec,"volumeClaimTemplates"))
yield*claimSpec(scope,child2(claim,"spec")??{},[...at14,"volumeClaimTemplates",index,"spec"]);yield*nonNegative(scope,number(spec,"replicas"),[...at14,"replicas"]),
yield*nonNegative(scope,number(spec,"minReadySeconds"),[...at14,"minReadySeconds"]);for(let error of nonNegative(scope,number(child2(spec,"ordinals"),"start"),[
...at14,"ordinals.start"]))yield __spreadProps(__spreadValues({},error),{place:[...at14,"ordinals","start"]});let service=text2(spec,"serviceName");!updated&&service!==
""&&build.holds("statefulset-service-name-is-label")&&(yield*validateName(scope,isDNS1123Label,service,[...at14,"serviceName"])),yield*selectorItself(scope,spec,
{empty:"statefulset-empty-selector",required:!0},at14),yield*selectsTemplate(scope,spec,at14),build.holds("statefulset-validates-template")||(yield*templateMetaErrors(
scope,child2(child2(spec,"template"),"metadata"),["spec","template"])),yield*alwaysRestarted(scope,spec,"statefulset-active-deadline")}function*strategyErrors3(scope,spec){
let strategy=child2(spec,"updateStrategy"),rolling2=child2(strategy,"rollingUpdate"),type=text2(strategy,"type")||"RollingUpdate",here=[...at14,"updateStrategy",
"rollingUpdate"],recreate=scope.build.enabled("StatefulSetRecreateStrategy");if(type==="OnDelete"||type==="Recreate"&&recreate)rolling2&&(yield scope.invalid(here,
rollingLiteral(rolling2),"rolling-update-only",{type:"RollingUpdate"}));else if(type==="RollingUpdate")yield*rollingErrors3(scope,rolling2,here);else{let pointer5=`\
(*apps.RollingUpdateStatefulSetStrategy)${rolling2?"(0x0)":"(nil)"}`,go=`apps.StatefulSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:${pointer5}}`,json={Type:type,
RollingUpdate:rolling2?rollingLiteral(rolling2).json:null};yield scope.invalid([...at14,"updateStrategy"],{go,json},recreate?"statefulset-strategy-types":"state\
fulset-strategy-type")}}function*rollingErrors3(scope,rolling2,here){yield*nonNegative(scope,number(rolling2,"partition"),[...here,"partition"]);let amount4=intOrString(
rolling2,"maxUnavailable");amount4===void 0||!scope.build.enabled("MaxUnavailableStatefulSet")||(yield*positiveIntOrPercent(scope,amount4,[...here,"maxUnavailab\
le"]),intOrPercentValue(amount4)===0&&(yield scope.invalid([...here,"maxUnavailable"],literalOf(amount4),"daemonset-unavailable-zero")),yield*notMoreThan100Percent(
scope,amount4,[...here,"maxUnavailable"]))}function*retentionErrors2(scope,spec){let policy3=child2(spec,"persistentVolumeClaimRetentionPolicy");if(!(!policy3||
!scope.build.enabled("StatefulSetAutoDeletePVC")))for(let name3 of["whenDeleted","whenScaled"]){let value2=text2(policy3,name3)||"Retain";["Retain","Delete"].includes(
value2)||(yield scope.notSupported([...at14,"persistentVolumeClaimRetentionPolicy",name3],value2,["Retain","Delete"]))}}var CHANGEABLE2=["replicas","template","\
updateStrategy","minReadySeconds","ordinals","persistentVolumeClaimRetentionPolicy"];function*updateErrors4(scope,spec,before){if(scope.build.holds("statefulset\
-immutable-by-field")){if(yield*selectorImmutable(scope,spec,before,at14),canonical(spec.volumeClaimTemplates)!==canonical(before.volumeClaimTemplates)){let json=spec.
volumeClaimTemplates??null;yield scope.invalid([...at14,"volumeClaimTemplates"],{go:"",json},"field-immutable")}for(let[name3,otherwise]of[["serviceName",""],["\
podManagementPolicy","OrderedReady"]]){let now=optionalText(spec,name3)??otherwise;now!==(optionalText(before,name3)??otherwise)&&(yield scope.invalid([...at14,
name3],now,"field-immutable"))}return}let changeable2=scope.build.holds("statefulset-revision-history-mutable")?[...CHANGEABLE2,"revisionHistoryLimit"]:CHANGEABLE2,
names=new Set([...Object.keys(spec),...Object.keys(before)]),defaults={podManagementPolicy:"OrderedReady",revisionHistoryLimit:10,serviceName:""};[...names].filter(
name3=>!changeable2.includes(name3)&&canonical(spec[name3]??defaults[name3])!==canonical(before[name3]??defaults[name3])).length>0&&(yield scope.forbidden(at14,
"statefulset-update-forbidden"))}function rollingLiteral(rolling2){let amount4=intOrString(rolling2,"maxUnavailable"),pointer5=`(*intstr.IntOrString)${amount4===
void 0?"(nil)":"(0x0)"}`,partition3=number(rolling2,"partition")??0;return{go:`apps.RollingUpdateStatefulSetStrategy{Partition:${partition3}, MaxUnavailable:${pointer5}\
}`,json:{Partition:partition3,MaxUnavailable:amount4??null}}}var SOMEWHERE2="0x0";function pointer3(type,set){return`(*${type})(${set?SOMEWHERE2:"nil"})`}function list6(fields,name3,type,each){return Array.isArray(member(
fields,name3))?`[]${type}{${items(fields,name3).map(([item])=>`${type}{${each(item)}}`).join(", ")}}`:`[]${type}(nil)`}function requirement(fields){let values=stringList(
texts3(fields,"values"),Array.isArray(member(fields,"values")));return`Key:${quote(text2(fields,"key"))}, Operator:${quote(text2(fields,"operator"))}, Values:${values}`}
function toleration(fields){let members3=["key","operator","value","effect"].map(name3=>`${name3[0]?.toUpperCase()}${name3.slice(1)}:${quote(text2(fields,name3))}`),
seconds2=pointer3("int64",number(fields,"tolerationSeconds")!==void 0);return`${members3.join(", ")}, TolerationSeconds:${seconds2}`}function raw(value2){return value2==
null?"runtime.RawExtension{Raw:[]uint8(nil), Object:runtime.Object(nil)}":`runtime.RawExtension{Raw:[]uint8{${[...Buffer.from(JSON.stringify(sorted(value2)))].map(
byte=>`0x${byte.toString(16)}`).join(", ")}}, Object:runtime.Object(nil)}`}function sorted(value2){if(Array.isArray(value2))return value2.map(sorted);if(typeof value2!=
"object"||value2===null)return value2;let keys=Object.keys(value2).sort();return Object.fromEntries(keys.map(key2=>[key2,sorted(value2[key2])]))}function subsetsLiteral(scope,topology2){
let term=subset3=>{let fields=child2(subset3,"nodeSelectorTerm");return`v1.NodeSelectorTerm{${["matchExpressions","matchFields"].map(name3=>`${name3[0]?.toUpperCase()}${name3.
slice(1)}:${list6(fields,name3,"v1.NodeSelectorRequirement",requirement)}`).join(", ")}}`},numbers=["replicas"];return scope.build.holds("united-deployment-min-\
max")&&numbers.push("minReplicas","maxReplicas"),{go:list6(topology2,"subsets","v1alpha1.Subset",fields=>[`Name:${quote(text2(fields,"name"))}`,`NodeSelectorTer\
m:${term(fields)}`,`Tolerations:${list6(fields,"tolerations","v1.Toleration",toleration)}`,...numbers.map(name3=>{let given2=pointer3("intstr.IntOrString",member(
fields,name3)!==void 0);return`${name3[0]?.toUpperCase()}${name3.slice(1)}:${given2}`}),...scope.build.holds("united-deployment-subset-patch")?[`Patch:${raw(member(
fields,"patch"))}`]:[]].join(", ")),json:member(topology2,"subsets")??null}}var TEMPLATES=["StatefulSetTemplate","AdvancedStatefulSetTemplate","CloneSetTemplate",
"DeploymentTemplate"];function templatesLiteral(template3){return{go:`v1alpha1.SubsetTemplate{${TEMPLATES.map(name3=>{let set=child2(template3,`${name3[0]?.toLowerCase()}${name3.
slice(1)}`)!==void 0;return`${name3}:${pointer3(`v1alpha1.${name3}Spec`,set)}`}).join(", ")}}`,json:template3??{}}}function strategyLiteral2(strategy){let adaptive=pointer3(
"v1alpha1.AdaptiveUnitedDeploymentStrategy",child2(strategy,"adaptive")!==void 0);return{go:`v1alpha1.UnitedDeploymentScheduleStrategy{Type:${quote(text2(strategy,
"type"))}, Adaptive:${adaptive}}`,json:strategy??{}}}function partitionsLiteral(partitions){return{go:`map[string]int32{${Object.keys(partitions).sort().map(name3=>`${quote(
name3)}:${number(partitions,name3)??0}`).join(", ")}}`,json:partitions}}var at15=["spec","topology","subsets"],NO_LIMIT=1e6,ADDRESS=0;function parse3(scope,total,value2){let fault=(id,more={})=>({value:0,error:scope.build.say(id,__spreadValues(
{given:value2},more))});if(typeof value2=="number")return value2<0?fault("subset-replicas-negative"):{value:value2};if(total<0)return fault("subset-replicas-tex\
t");if(!value2.endsWith("%"))return fault("subset-replicas-no-percent");let part=value2.slice(0,-1);if(!/^[+-]?\d+$/.test(part))return fault("subset-replicas-pe\
rcent",{error:scope.build.say("parse-int-syntax",{given:quote(part)})});let percent2=Number(part);return percent2!==(percent2|0)?fault("subset-replicas-percent",
{error:scope.build.say("parse-int-range",{given:quote(part)})}):percent2<0||percent2>100?fault("subset-replicas-range"):{value:Math.floor(total*percent2/100+.5)}}
function*subsetReplicasErrors(scope,spec){if(!scope.build.holds("united-deployment-min-max")){yield*plainReplicas(scope,spec);return}let topology2=child2(spec,"\
topology"),subsets=items(topology2,"subsets"),total=number(spec,"replicas")??-1,[sum,least,most]=[0,0,0],counts2={replicas:0,minReplicas:0,maxReplicas:0};for(let[
subset2,index]of subsets){let max=intOrString(subset2,"maxReplicas"),shown2=max===void 0?"null":literalOf(max),read2=function*(name3,otherwise){let value2=intOrString(
subset2,name3);if(value2===void 0)return otherwise;counts2[name3]++;let parsed2=parse3(scope,total,value2),path5=[...at15,index,name3==="replicas"?name3:"minRep\
licas"];if(parsed2.error!==void 0){let given2=name3==="replicas"?literalOf(value2):shown2;yield __spreadProps(__spreadValues({},scope.invalid(path5,given2,"subs\
et-fault",{error:parsed2.error})),{place:[...at15,index,name3]})}return parsed2.value};sum+=yield*read2("replicas",0);let low=yield*read2("minReplicas",0),high=yield*read2(
"maxReplicas",NO_LIMIT);least+=low,most+=high,low>high&&(yield scope.invalid([...at15,index,"minReplicas"],shown2,"subset-min-over-max",{index}))}let capacity=counts2.
minReplicas+counts2.maxReplicas>0;counts2.replicas>0&&capacity?yield scope.invalid(at15,subsetsLiteral(scope,topology2),"subset-replicas-and-min-max"):capacity?
(total===-1&&(yield scope.invalid(at15,total,"subset-min-max-no-replicas")),counts2.maxReplicas>=subsets.length&&(yield scope.invalid(at15,counts2.maxReplicas,"\
subset-max-all")),least>most&&(yield scope.invalid(at15,least,"subset-sum-min-over-max"))):total!==-1?yield*sums(scope,sum,total,counts2.replicas,subsets.length,
ADDRESS):counts2.replicas!==subsets.length&&(yield scope.invalid(at15,sum,"subset-replicas-all"))}function*sums(scope,sum,total,count,subsets,shown2){sum>total&&
(yield scope.invalid(at15,sum,"subset-sum-over",{sum,total:shown2})),count>0&&count===subsets&&sum!==total&&(yield scope.invalid(at15,sum,"subset-sum-other",{sum,
total:shown2}))}function*plainReplicas(scope,spec){let subsets=items(child2(spec,"topology"),"subsets"),total=number(spec,"replicas")??1,[sum,count]=[0,0];for(let[
subset2,index]of subsets){let value2=intOrString(subset2,"replicas");if(value2===void 0)continue;let parsed2=parse3(scope,total,value2),path5=[...at15,index,"re\
plicas"];parsed2.error!==void 0?yield scope.invalid(path5,literalOf(value2),"subset-replicas-invalid",{given:value2}):(sum+=parsed2.value,count++)}yield*sums(scope,
sum,total,count,subsets.length,total)}var at16=["spec","template"],NAMES=["statefulSetTemplate","advancedStatefulSetTemplate","deploymentTemplate","cloneSetTemplate"];function*templateErrors4(scope,spec,world){
let template3=child2(spec,"template"),given2=NAMES.filter(name4=>child2(template3,name4));given2.length===0&&(yield scope.required(at16,"united-deployment-no-te\
mplate")),given2.length>1&&(yield scope.invalid(at16,templatesLiteral(template3),"united-deployment-two-templates"));let name3=given2.find(each=>each!=="cloneSe\
tTemplate"),chosen2=name3&&child2(template3,name3);if(!chosen2)return;let selector4=child2(spec,"selector"),here=[...at16,name3],meta=child2(chosen2,"metadata");
if(!matches(selector4,meta)){let shown2=[...at16,name3==="deploymentTemplate"?name3:"statefulSetTemplate","metadata","labels"],error=scope.invalid(shown2,labelsLiteral(
meta,"labels"),"selector-misses-template");yield __spreadProps(__spreadValues({},error),{place:[...here,"metadata","labels"]})}yield*unusedErrors(scope,name3,child2(
chosen2,"spec"),[...here,"spec"]),yield*podErrors(scope,name3,child2(chosen2,"spec"),selector4,[...here,"spec","template"],world)}function matches(selector4,meta){
return selects2(selector4,child2(meta,"labels")??{})}function*unusedErrors(scope,name3,spec,here){let unused={template:name3},replicas=number(spec,"replicas");if(replicas!==
void 0&&(yield scope.invalid([...here,"replicas"],replicas,"united-deployment-replicas-unused",unused)),name3==="deploymentTemplate")return;let strategy=child2(
spec,"updateStrategy"),partition3=number(child2(strategy,"rollingUpdate"),"partition");if(partition3===void 0||text2(strategy,"type")!=="RollingUpdate")return;let path5=[
...here,"updateStrategy","rollingUpdate","partition"];yield scope.invalid(path5,partition3,"united-deployment-partition-unused",unused)}function*podErrors(scope,name3,spec,selector4,here,world){
let written2=child2(spec,"template")??{},meta=child2(written2,"metadata");if(!isEmptySelector(selector4)&&!matches(selector4,meta)&&(yield scope.invalid([...here,
"metadata","labels"],labelsLiteral(meta,"labels"),"selector-misses-template")),name3!=="deploymentTemplate"){yield*templateMetaErrors(scope,meta,here);return}let known8={
metadata:meta??{},spec:structuredClone(child2(written2,"spec")??{})},template3=typed(known8,world.kruiseStructs(),new Origins);yield*podTemplateErrors(template3,
here,scope.build,kruiseOptions(world));let pod=record(template3.spec),policy3=text2(pod,"restartPolicy");policy3!=="Always"&&(yield scope.notSupported([...here,
"spec","restartPolicy"],policy3,["Always"])),member(pod,"activeDeadlineSeconds")!==void 0&&(yield scope.forbidden([...here,"spec","activeDeadlineSeconds"],"repl\
icaset-active-deadline"))}function*templateChangeErrors(scope,spec,before){let template3=child2(spec,"template"),was=child2(before,"template"),name3=["statefulS\
etTemplate","advancedStatefulSetTemplate","deploymentTemplate"].find(each=>child2(template3,each)&&child2(was,each));if(!name3)return;let now=child2(child2(template3,
name3),"spec"),here=[...at16,name3,"spec"];name3!=="deploymentTemplate"&&fixed2(now)!==fixed2(child2(child2(was,name3),"spec"))&&(yield scope.forbidden(here,"un\
ited-deployment-template-fixed",{template:name3.replace("SetTemplate","setTemplate")})),yield*nonNegative(scope,number(now,"replicas"),[...here,"replicas"])}function fixed2(spec){
let _a=spec??{},{replicas:_replicas,template:_template,updateStrategy:_strategy}=_a,rest=__objRest(_a,["replicas","template","updateStrategy"]);return canonical(
rest)}var WEBHOOK13="vuniteddeployment.kb.io",filling=object({type:{enum:["Adaptive","Fixed",""]}}),ADAPTIVE=untyped(kindWith(object({topology:object({scheduleStrategy:filling})}))),
at17=["spec","topology","subsets"];function unitedDeploymentRefusals(manifest,world,before){let{cluster}=world,structs=unitedDeploymentStructs(cluster),undecoded=decodeRefusals(
manifest,structs,"v1alpha1.UnitedDeployment","muniteddeployment.kb.io",world);if(undecoded.length>0)return undecoded;let schema=cluster.holds("united-deployment\
-adaptive")?{schema:ADAPTIVE}:{},invalid=customResourceRefusals(manifest,__spreadProps(__spreadValues({},schema),{scales:!0,completed:!0}),cluster);if(invalid.length>
0)return invalid;let unselective=refusalsOf(missingSelectors(scopeOf(cluster),manifest),CRD_VALIDATION);if(unselective.length>0)return unselective;let scope=scopeOf(
cluster.library("kruise")),spec=record(manifest.value.spec)??{},errors=[...specErrors8(scope,spec,world)];return before&&errors.push(...changeErrors3(scope,spec,
record(before.value.spec)??{})),refusalsOf(errors,WEBHOOK13)}function*missingSelectors(scope,manifest){let template3=child2(record(manifest.value.spec),"templat\
e");for(let name3 of["advancedStatefulSetTemplate","cloneSetTemplate"]){let chosen2=child2(template3,name3);if(!chosen2||child2(child2(chosen2,"spec"),"selector"))
continue;let path5=["spec","template",name3,"spec","selector"];yield scope.invalid(path5,"null","schema-type",{path:path5.join("."),type:"object",given:"null"})}}
function*specErrors8(scope,spec,world){let chosen2=child2(spec,"selector"),topology2=child2(spec,"topology"),filling2=child2(topology2,"scheduleStrategy"),isAdaptive=text2(
filling2,"type")==="Adaptive"&&scope.build.holds("united-deployment-checks-adaptive");if(yield*nonNegative(scope,number(spec,"replicas"),["spec","replicas"]),yield*selectorItself(
scope,spec,{empty:"united-deployment-empty-selector",required:!0},["spec"]),isAdaptive&&flag(child2(filling2,"adaptive"),"reserveUnschedulablePods")&&hasStatefulTemplate(
spec)){let here=["spec","topology","scheduleStrategy"];yield scope.invalid(here,strategyLiteral2(filling2),"united-deployment-reserve-stateless")}selectorFault(
chosen2,scope.build)?yield scope.invalid(["spec","selector"],selectorLiteral(chosen2)):yield*templateErrors4(scope,spec,world),scope.build.holds("united-deploym\
ent-min-max")&&(yield*subsetReplicasErrors(scope,spec));let names=new Set;for(let[each,index]of items(topology2,"subsets"))yield*subsetErrors(scope,each,names,index),
isAdaptive&&intOrString(each,"replicas")!==void 0&&(yield scope.forbidden([...at17,index,"replicas"],"united-deployment-adaptive-replicas"));scope.build.holds("\
united-deployment-min-max")||(yield*subsetReplicasErrors(scope,spec)),yield*partitionErrors2(scope,spec,names)}function hasStatefulTemplate(spec){let template3=child2(
spec,"template");return(child2(template3,"statefulSetTemplate")??child2(template3,"advancedStatefulSetTemplate"))!==void 0}function*subsetErrors(scope,each,names,index){
let name3=text2(each,"name"),here=[...at17,index,"name"];name3===""&&(yield scope.required(here)),names.has(name3)&&(yield scope.invalid(here,name3,"subset-name\
-twice",{name:name3})),names.add(name3);let faults=isDNS1123Label(name3,scope.build).map(({message,values})=>scope.build.say(message,values));faults.length>0&&(yield scope.
invalid(here,name3,"subset-name-invalid",{faults:faults.join(", ")}));let term=member(each,"nodeSelectorTerm")??{};yield*validateNodeSelectorTerm(term,[...at17,
index,"nodeSelectorTerm"],scope.build),yield*validateTolerations(member(each,"tolerations"),[...at17,index,"tolerations"],scope.build)}function*partitionErrors2(scope,spec,names){
let update=child2(spec,"updateStrategy"),partitions=child2(child2(update,"manualUpdate"),"partitions")??{};for(let name3 of Object.keys(partitions).sort()){if(names.
has(name3))continue;let path5=["spec","updateStrategy","partitions"],error=scope.invalid(path5,partitionsLiteral(partitions),"united-deployment-no-subset",{name:name3});
yield __spreadProps(__spreadValues({},error),{place:["spec","updateStrategy","manualUpdate","partitions",name3]})}}function*changeErrors3(scope,spec,before){yield*templateChangeErrors(
scope,spec,before);let was=new Map(items(child2(before,"topology"),"subsets").map(([each])=>[text2(each,"name"),each]));for(let[each,index]of items(child2(spec,
"topology"),"subsets")){let old=was.get(text2(each,"name"));if(old)for(let field of["nodeSelectorTerm","tolerations"])canonical(old[field])!==canonical(each[field])&&
(yield scope.forbidden([...at17,index,field],"united-deployment-immutable"))}}function byMergeKey(mergeKey2){return item=>isObject2(item)&&Object.hasOwn(item,mergeKey2)?item[mergeKey2]:null}function mergeOrdered(fromPatch,serverOnly,patchOrder,serverOrder,identify){
let right=sorted2(fromPatch,patchOrder,identify),left=sorted2(serverOnly,serverOrder,identify),merged4=[];for(;left.length>0||right.length>0;){let[l,r]=[left[0],
right[0]],takeLeft=l!==void 0&&(r===void 0||precedes(l,r,serverOrder,identify));merged4.push((takeLeft?left:right).shift())}return merged4}function precedes(left,right,order,identify){
let l=indexIn(order,left,identify),r=indexIn(order,right,identify);return l>=0&&r>=0&&l<r}function indexIn(order,item,identify){return order.findIndex(each=>goEqual(
identify(item.value),identify(each)))}function sorted2(items2,order,identify){let isDeletion=({value:value2})=>isObject2(value2)&&value2.$patch==="delete",list7=items2.
filter(item=>!isDeletion(item)),places=new Map,place2=item=>{let known8=places.get(item)??indexIn(order,item,identify);return places.set(item,known8),known8};return stableSort(
list7,(left,right)=>{let l=place2(list7[left]);if(l<0)return!0;let r=place2(list7[right]);return r<0||l<r}),[...list7,...items2.filter(isDeletion)]}var blockLength=20;
function stableSort(list7,less){for(let start=0;start<list7.length;start+=blockLength)for(let i=start+1;i<Math.min(start+blockLength,list7.length);i++)for(let j=i;j>
start&&less(j,j-1);j--)rotate(list7,j-1,j,j+1);for(let block=blockLength;block<list7.length;block*=2)for(let start=0;start+block<list7.length;start+=2*block)symMerge(
list7,less,start,start+block,Math.min(start+2*block,list7.length))}function symMerge(list7,less,a,m,b){if(m-a===1){rotate(list7,a,m,search(m,b,at21=>less(at21,a)));
return}if(b-m===1){rotate(list7,search(a,m,at21=>!less(m,at21)),m,b);return}let mid=a+b>>1,n=mid+m,start=search(m>mid?n-b:a,m>mid?mid:m,at21=>!less(n-1-at21,at21)),
end=n-start;start<m&&m<end&&rotate(list7,start,m,end),a<start&&start<mid&&symMerge(list7,less,a,start,mid),mid<end&&end<b&&symMerge(list7,less,mid,end,b)}function search(from,to,before){
let[low,high]=[from,to];for(;low<high;){let half=low+high>>1;before(half)?low=half+1:high=half}return low}function rotate(list7,from,middle,to){list7.splice(from,
to-from,...list7.slice(middle,to),...list7.slice(from,middle))}function mergeList(merge,view,patch,path5,field){let drops=new Map;if(view.length===0&&patch.length===0)return{items:view,drops};let kind=elementKind(valuesOf4(
view),patch),parts2=kind==="map"?mergeMaps(merge,view,patch,path5,field,drops):mergeScalars(view,patch,path5,drops);return{items:putInOrder(partition2(parts2.merged,
parts2.order,field.mergeKey),parts2.order,parts2.serverOrder(),field,kind),drops}}function deleteFromList(merge,view,gone,path5,field){let drops=new Map;return view.
length===0&&gone.length===0?{items:view,drops}:elementKind(valuesOf4(view),gone)==="map"?mergeList(merge,view,gone,path5,field):{items:view.filter(item=>{let at21=gone.
indexOf(item.value);return at21>=0&&drop(drops,item,[...path5,at21]),at21<0}),drops}}function mergeScalars(view,patch,path5,drops){let both=[...view,...patch.map(
(value2,at21)=>({value:value2,from:{path:[...path5,at21]}}))],all=both.length,length=all;for(let i=0;i<length-1;i++)for(let j=i+1;j<length;j++)both[i].value===both[j].
value&&(drop(drops,both[j],path5),both[j]=both[--length],j--);if(all<=decodedCapacity(view.length))for(let at21 of view.keys())view[at21]=both[at21];return{merged:both.
slice(0,length),order:patch,serverOrder:()=>valuesOf4(view)}}function decodedCapacity(length){return length===0?0:2**Math.ceil(Math.log2(length))}function mergeMaps({
map,schema,traces},view,patch,path5,{mergeKey:mergeKey2,type},drops){if(mergeKey2==="")throw new PatchError(`cannot merge lists without merge key for ${kindOfType(
schema,type)}`);let live=[...view],ordinary=[],replacedAt;for(let[index,value2]of patch.entries()){let at21=[...path5,index];if(!Object.hasOwn(value2,"$patch"))
ordinary.push({value:value2,at:at21});else if(value2.$patch==="delete"){let key2=keyOf2(value2,mergeKey2);for(let gone=find(valuesOf4(live),mergeKey2,key2);gone>=
0;gone=find(valuesOf4(live),mergeKey2,key2))drop(drops,live[gone],at21),view.copyWithin(gone,gone+1,live.length),live.splice(gone,1)}else if(value2.$patch==="re\
place")replacedAt=at21;else throw value2.$patch==="merge"?new PatchError("merging lists cannot yet be specified in the patch"):badDirective(value2.$patch,value2)}
let taken=({value:value2,at:at21})=>({value:traces.take(value2,at21,{}),from:{path:at21}});if(replacedAt){for(let item of live)drop(drops,item,replacedAt);let merged4=ordinary.
map(taken);return{merged:merged4,order:[],serverOrder:()=>valuesOf4(merged4)}}let kept=[...live];for(let each of ordinary){let found=find(valuesOf4(live),mergeKey2,
keyOf2(each.value,mergeKey2)),item=live[found];if(item)item.value=map(item.value,each.value,each.at,type);else{let added=taken(each);live.length<view.length&&(view[live.
length]=added),live.push(added)}}return{merged:live,order:ordinary.map(({value:value2})=>value2),serverOrder:()=>valuesOf4(kept)}}function elementKind(...lists){
let[first,...others]=lists.flat();if(first===void 0)throw new PatchError("no elements in any of the given slices");if(first===null)throw new PatchError("runtime\
 error: invalid memory address or nil pointer dereference",!0);let kind=goKind(first);if(kind==="slice")throw new PatchError("lists of lists are not supported");
if(others.some(each=>goKind(each)!==kind))throw new PatchError(`list element types are not identical: ${goPrint(lists)}`);return kind}function partition2(items2,by,mergeKey2){
let keys=mergeKey2===""?new Set(by.map(goMapKey)):void 0,parts2=[[],[]];for(let item of items2)if(keys)parts2[keys.has(goMapKey(item.value))?0:1].push(item);else{
if(!isObject2(item.value))throw badType("map",item.value);parts2[find(by,mergeKey2,keyOf2(item.value,mergeKey2))>=0?0:1].push(item)}return parts2}function putInOrder([
fromPatch,serverOnly],order,serverOrder,{mergeKey:mergeKey2},kind){if(kind==="map")for(let each of[valuesOf4(fromPatch),order,valuesOf4(serverOnly),serverOrder].
flat()){if(!isObject2(each))throw badType("map",each);keyOf2(each,mergeKey2)}let identify=kind==="map"?byMergeKey(mergeKey2):item=>item;return mergeOrdered(fromPatch,
serverOnly,order,serverOrder,identify)}function checkOrder(patch,order,mergeKey2){if(order.length===0||patch.length===0)return;let items2=patch.filter(item=>{if(mergeKey2!==
""&&!isObject2(item))throw badType("map",item);return mergeKey2===""||item.$patch!=="delete"}),[at21,ordered]=[0,0];for(;at21<items2.length&&ordered<order.length;){
let item=items2[at21];isObject2(item)&&Object.hasOwn(item,"$patch")?at21++:(sameItem(item,order[ordered],mergeKey2)&&at21++,ordered++)}if(at21<items2.length&&ordered>=
order.length)throw new PatchError(`The order in patch list:
${goPrint(patch)}
 doesn't match $setElementOrder list:
${goPrint(order)}
`)}function sameItem(left,right,mergeKey2){if(mergeKey2==="")return goEqual(left,right);for(let each of[left,right])if(!isObject2(each))throw badType("map",each);
let[key2,other]=[keyOf2(left,mergeKey2),keyOf2(right,mergeKey2)];return goEqual(key2,other)}function keyOf2(item,mergeKey2){if(!Object.hasOwn(item,mergeKey2))throw noMergeKey(
item,mergeKey2);return item[mergeKey2]}function find(list7,mergeKey2,value2){return list7.findIndex((each,at21)=>{if(!isObject2(each))throw new PatchError(`valu\
e for key ${at21} is not a map`);return Object.hasOwn(each,mergeKey2)&&goEqual(each[mergeKey2],value2)})}function drop(drops,{from},path5){"was"in from&&drops.set(
from.was,path5)}function valuesOf4(items2){return items2.map(({value:value2})=>value2)}var Traces=class{#traces=new WeakMap;take(value2,path5,taking){if(Array.isArray(value2)){let items2=value2.flatMap((each,at21)=>{let taken=this.take(each,[...path5,
at21],taking);return taken===void 0?[]:[{value:taken,from:{path:[...path5,at21]}}]});return this.#list({path:path5,writes:new Map,drops:new Map,items:items2})}if(!isObject2(
value2))return value2;let entries=Object.entries(value2).filter(([,each])=>!(taking.dropNulls&&each===null));if(taking.prune&&entries.some(([key2])=>key2==="$pa\
tch"))return;let kept=entries.flatMap(([key2,each])=>{let taken=this.take(each,[...path5,key2],taking);return taken===void 0?[]:[[key2,taken]]}),copy=Object.fromEntries(
kept),writes=new Map(kept.map(([key2])=>[key2,[...path5,key2]]));return this.#traces.set(copy,{path:path5,writes,drops:new Map}),copy}pathOf(value2){let trace=typeof value2==
"object"&&value2!==null?this.#traces.get(value2):void 0;return trace?.base===void 0?trace?.path:void 0}draft(original){return new Draft(original,this.#traces.get(
original),(copy,trace)=>this.#traces.set(copy,trace))}itemsOf(list7){let known8=this.#traces.get(list7)?.items;return list7.map((value2,was)=>({value:value2,from:known8?.[was]?.
from??{was}}))}list(original,items2,drops){let trace=this.#traces.get(original),base=trace?trace.base:original,unmoved=({value:value2,from},at21)=>"was"in from&&
from.was===at21&&value2===base?.[at21];return base&&items2.length===base.length&&items2.every(unmoved)?base:this.#list({base,path:trace?.path,writes:new Map,drops:new Map(
[...trace?.drops??[],...drops]),items:items2})}#list(trace){let list7=trace.items.map(({value:value2})=>value2);return this.#traces.set(list7,__spreadProps(__spreadValues(
{},trace),{items:trace.items.map(({value:value2,from})=>({value:value2,from}))})),list7}patchList(items2,path5){return this.#list({path:path5,writes:new Map,drops:new Map,
items:items2})}tell(result,observer){if(typeof result!="object"||result===null)return;let trace=this.#traces.get(result);if(!trace)return;let{base,writes,drops,
items:items2}=trace;if(base&&observer.onCopy?.(base,result),base)for(let[key2,path5]of drops)observer.onDelete?.(result,key2,path5);for(let[key2,path5]of writes)
observer.onWrite?.(result,key2,path5);for(let[at21,{from}]of items2?.entries()??[])"path"in from?observer.onWrite?.(result,at21,from.path):observer.onMove?.(result,
at21,base,from.was);for(let value2 of Object.values(result))this.tell(value2,observer)}},Draft=class{constructor(original,trace,remember){this.original=original;
this.trace=trace;this.remember=remember;this.#base=trace?trace.base:original,this.#fields=new Map(Object.entries(original)),this.#writes=new Map(trace?.writes),
this.#drops=new Map(trace?.drops)}original;trace;remember;#base;#fields;#writes;#drops;has(key2){return this.#fields.has(key2)}get(key2){return this.#fields.get(
key2)}keys(){return[...this.#fields.keys()]}write(key2,value2,path5){let same2=this.#base&&Object.hasOwn(this.#base,key2)&&equal(this.#base[key2],value2);this.#fields.
set(key2,same2?this.#base[key2]:value2),same2?this.#writes.delete(key2):this.#writes.set(key2,path5),this.#drops.delete(key2)}put(key2,value2,path5){path5?this.
write(key2,value2,path5):this.#fields.set(key2,value2)}drop(key2,path5){this.#fields.delete(key2),this.#writes.delete(key2),this.#base&&Object.hasOwn(this.#base,
key2)&&this.#drops.set(key2,path5)}done(){let base=this.#base,fields=[...this.#fields];if(base&&fields.length===Object.keys(base).length&&fields.every(([key2,value2])=>base[key2]===
value2))return base;let copy=Object.fromEntries(fields);return this.remember(copy,{base,path:this.trace?.path,writes:this.#writes,drops:this.#drops}),copy}};function equal(left,right){
if(left===right)return!0;if(Array.isArray(left))return Array.isArray(right)&&left.length===right.length&&left.every((each,at21)=>equal(each,right[at21]));if(!isObject2(
left)||!isObject2(right))return!1;let keys=Object.keys(left);return keys.length===Object.keys(right).length&&keys.every(key2=>Object.hasOwn(right,key2)&&equal(left[key2],
right[key2]))}function strategicMerge(original,patch,options){let{schema}=options,traces=new Traces,merge={schema,traces,map:(...parts2)=>mergeMap(merge,...parts2)},merged4=merge.
map(document(original),document(patch),[],schema.root);return traces.tell(merged4,options),merged4}function document(value2){if(value2===null)return{};if(!isObject2(
value2))throw new PatchError("invalid JSON document");return value2}var orderPrefix="$setElementOrder",deletionPrefix="$deleteFromPrimitiveList";function mergeMap(merge,original,patch,path5,type){
if(Object.hasOwn(patch,"$patch"))return follow(merge,patch,path5);let draft=merge.traces.draft(original),pending=new Map(Object.entries(patch));retainKeys(draft,
pending,path5),setElementOrders(merge,draft,pending,path5,type);for(let[key2,value2]of pending)mergeKey(merge,draft,key2,value2,[...path5,key2],type);return draft.
done()}function follow({traces},patch,path5){let _a=patch,{$patch:directive=null}=_a,rest=__objRest(_a,["$patch"]);if(directive==="replace")return traces.take(rest,
path5,{});if(directive==="delete")return traces.take({},[...path5,"$patch"],{});throw badDirective(directive,patch)}function retainKeys(draft,pending,path5){let list7=pending.
get("$retainKeys");if(list7===void 0)return;pending.delete("$retainKeys");let malformed=()=>new PatchError("invalid patch format of retainKeys");if(!Array.isArray(
list7))throw malformed();let kept=new Set(list7.map(goMapKey));for(let[key2,value2]of pending)if(!(value2===null||key2.startsWith(deletionPrefix)||key2.startsWith(
orderPrefix))&&!kept.has(key2))throw malformed();for(let key2 of draft.keys())kept.has(key2)||draft.drop(key2,[...path5,"$retainKeys"])}function setElementOrders(merge,draft,pending,path5,type){
let{schema,traces}=merge;for(let[directive,order]of[...pending]){if(!directive.startsWith(orderPrefix))continue;if(pending.delete(directive),!Array.isArray(order))
throw badType("slice",order);let key2=listName(directive,orderPrefix,"setElementOrder list"),[original,patch]=[listOf2(draft.has(key2)?draft.get(key2):void 0),listOf2(
pending.get(key2))],field=listField(schema,type,key2);if(checkOrder(patch??[],order,field.mergeKey),!original&&!patch)continue;let at21=[...path5,key2],view=original?
traces.itemsOf(original):[],merges=original&&(!patch||field.strategy==="merge"),prune2=!original&&schema.prunesDirectives,{items:items2,drops}=merges?patch?mergeList(
merge,view,patch,at21,field):{items:[...view],drops:new Map}:{items:traces.itemsOf(traces.take(patch,at21,{prune:prune2})),drops:new Map},parts2=partition2(items2,
order,field.mergeKey),serverOrder=view.map(({value:value2})=>value2),ordered=putInOrder(parts2,order,serverOrder,field,elementKind(serverOrder,patch??[]));merges?
draft.put(key2,traces.list(original,ordered,drops),void 0):draft.write(key2,traces.patchList(ordered,at21),at21),pending.delete(key2)}}function listOf2(value2){
if(value2!==void 0&&!Array.isArray(value2))throw badType("slice",value2);return value2}function listName(directive,prefix,what){if(!directive.startsWith(`${prefix}\
/`))throw new PatchError(`invalid patch format of ${what}`);return directive.slice(prefix.length+1)}function mergeKey(merge,draft,written2,value2,at21,type){let{
schema,traces}=merge,deletes=written2.startsWith(deletionPrefix),key2=deletes&&listName(written2,deletionPrefix,"primitive list")||written2;if(value2===null)return draft.
drop(key2,at21);let current=draft.has(key2)?draft.get(key2):void 0;if(current===void 0||goKind(current)!==goKind(value2)){if(deletes)return;let taken=traces.take(
value2,at21,{dropNulls:!0,prune:schema.prunesDirectives});return taken===void 0?draft.drop(key2,at21):draft.write(key2,taken,at21)}if(isObject2(value2)){let field=structField(
schema,type,key2),merged4=field.strategy==="replace"?traces.take(value2,at21,{}):merge.map(current,value2,at21,field.type);draft.put(key2,merged4,traces.pathOf(
merged4))}else if(Array.isArray(value2)){let field=listField(schema,type,key2);if(field.strategy!=="merge"&&!(deletes&&schema.prunesDirectives))return draft.write(
key2,traces.take(value2,at21,{}),at21);let list7=current,{items:items2,drops}=(deletes?deleteFromList:mergeList)(merge,traces.itemsOf(list7),value2,at21,field);
draft.put(key2,traces.list(list7,items2,drops),void 0)}else draft.write(key2,value2,at21)}var SPREAD_KINDS={CloneSet:["apps.kruise.io"],Deployment:["apps"],ReplicaSet:["apps"],Job:["batch"],StatefulSet:["apps","apps.kruise.io"]};function isListedForSpreads(group,kind,world){
if(!world.cluster.holds("workloadspread-whitelist-custom"))return!1;let list7=kruiseConfiguration(world,"WorkloadSpread_Watch_Custom_Workload_WhiteList");return items(
list7,"workloads").some(([each])=>namesKind(each,group,kind))}var at18=["spec","targetRef"];function targetOf(spread2,world){let{apiVersion,kind,name:name3}=member2(spread2.spec,"targetRef");if(!(typeof kind!="string"||typeof name3!=
"string"||spread2.namespace===null))return world.workload(groupOf(apiVersion),kind,spread2.namespace,name3)}function*targetErrors2(scope,target,world){if(!target){
yield scope.required(at18,"spread-no-target");return}let kind=text2(target,"kind"),apiVersion=text2(target,"apiVersion");if(apiVersion===""||kind===""||text2(target,
"name")===""){yield scope.invalid(at18,referenceLiteral(target),"spread-empty-target");return}let groups2=Object.hasOwn(SPREAD_KINDS,kind)?SPREAD_KINDS[kind]:void 0;
groups2&&(kind!=="StatefulSet"||scope.build.holds("workloadspread-targets-statefulset"))?(!parsesAsGroupVersion(apiVersion)||!groups2.includes(groupOf(apiVersion)))&&
(yield scope.invalid(at18,referenceLiteral(target),"spread-target-group",{kind})):(!parsesAsGroupVersion(apiVersion)||!isListedForSpreads(groupOf(apiVersion),kind,
world))&&(yield scope.invalid(at18,referenceLiteral(target),"spread-target-kind"))}function*conflictErrors4(scope,manifest,world,before,refused){let target=child2(
record(manifest.value.spec),"targetRef");if(!(!target||manifest.namespace===null||before&&sameTarget(target,targetRef(before))))for(let other of world.workloadSpreads(
manifest.namespace)){if(other===manifest||other.name===manifest.name)return;if(!(!sameTarget(target,targetRef(other))||refused(other))){yield scope.invalid(at18,
referenceLiteral(target),"spread-target-taken",{name:other.name});return}}}function*targetChangeErrors(scope,spec,before){let now=child2(spec,"targetRef"),was=child2(
before,"targetRef");now&&was&&!sameTarget(now,was)&&(yield scope.invalid(at18,referenceLiteral(now),"spread-target-changed"))}function targetRef(spread2){return child2(
record(spread2.value.spec),"targetRef")}function sameTarget(left,right){return right!==void 0&&sameReference(left,right)}function patchErrors(manifest,index,world){let subsets=manifest.spec.subsets,subset2=Array.isArray(subsets)?subsets[index]:void 0,patch=isObject(subset2)?subset2.
patch:void 0;if(patch==null||!world.cluster.holds("workloadspread-validates-patch"))return[];let target=targetOf(manifest,world),template3=target&&validatedTemplate(
target,world);return template3?merged3(template3,patch,index,world):[]}function validatedTemplate(target,world){let{cluster}=world,template3=templateOf2(target);
if(template3)switch(`${target.group}/${target.kind}`){case"apps.kruise.io/CloneSet":return cluster.holds("workloadspread-adds-claim-volumes")?withClaims(target,
template3):template3;case"apps/Deployment":case"apps/ReplicaSet":case"batch/Job":return template3;case"apps/StatefulSet":return cluster.holds("workloadspread-va\
lidates-statefulset")?withClaims(target,template3):void 0;default:return}}function withClaims(target,template3){let spec=member2(template3,"spec"),volumes2=[...objects(
spec.volumes),...claimVolumes(target)];return volumes2.length>0?__spreadProps(__spreadValues({},template3),{spec:__spreadProps(__spreadValues({},spec),{volumes:volumes2})}):
template3}function merged3(template3,patch,index,world){let path5=["spec","subsets",index,"patch"],library=world.cluster.library("kruise"),scope=scopeOf(library),
raw2=JSON.stringify(patch),schema=patchSchema("Pod",library),origins=new Origins,structs=world.kruiseStructs(),original=typed({metadata:member2(template3,"metad\
ata"),spec:member2(template3,"spec")},structs,origins),errors=[],pod={};try{if(!isObject(patch))throw new PatchError(library.say("bad-json-document"));pod=strategicMerge(
original,patch,{schema})}catch(error){if(!(error instanceof PatchError))throw error;errors.push(scope.invalid(path5,raw2,"spread-patch-merge",{error:error.message})),
errors.push(scope.invalid(path5,raw2,"spread-patch-unmarshal",{error:library.say("json-unexpected-end")}))}let fault=decodeFault(pod,schema,library);fault&&errors.
push(scope.invalid(path5,raw2,"spread-patch-unmarshal",{error:fault.error}));let decoded2=typed(fault?.decoded??pod,structs,origins);return[...errors,...kruisePodErrors(
decoded2,path5,world)]}var subset=object({name:string,preferredNodeSelectorTerms:list4(object({preference:nodeTerm,weight:integer2},"preference","weight")),requiredNodeSelectorTerm:nodeTerm,
tolerations},"name"),scheduleStrategy=object({adaptive:object({disableSimulationSchedule:boolean,rescheduleCriticalSeconds:integer2}),type:{type:"string",enum:[
"Adaptive","Fixed",""]}}),targetFilter=object({replicasPathList:strings,selector});function spreadSchema(build){let filter=build.holds("workloadspread-target-fi\
lter")?{targetFilter}:{},targetRef2=reference2("apiVersion","kind","name");return kindWith(object(__spreadValues({scheduleStrategy,subsets:list4(subset),targetRef:targetRef2},
filter),"subsets","targetRef"))}var at19=["spec","scheduleStrategy"],LONGEST4=295;function*strategyErrors4(scope,spec){let strategy=child2(spec,"scheduleStrategy"),type=text2(strategy,"type");
["","Fixed","Adaptive"].includes(type)||(yield scope.invalid([...at19,"type"],type,"spread-strategy-type"));let adaptive=child2(strategy,"adaptive");adaptive&&(yield*adaptiveErrors(
scope,adaptive,type,items(spec,"subsets")));let filter=child2(spec,"targetFilter");filter&&scope.build.holds("workloadspread-target-filter")&&(yield*filterErrors(
scope,filter))}function*adaptiveErrors(scope,adaptive,type,subsets){let seconds2=number(adaptive,"rescheduleCriticalSeconds"),shown2=seconds2??"null";type!=="Ad\
aptive"&&(yield scope.invalid([...at19,"type"],shown2,"spread-strategy-not-adaptive"));let last=subsets.at(-1)?.[0];subsets.length>1&&member(last,"maxReplicas")!==
void 0&&(yield scope.invalid([...at19,"adaptive"],shown2,"spread-adaptive-last-subset"));let most=subsets.length>1?Math.floor(LONGEST4/(subsets.length-1)):2**31-
1;seconds2!==void 0&&(seconds2<0||seconds2>most)&&(yield scope.invalid([...at19,"adaptive","rescheduleCriticalSeconds"],seconds2,"spread-critical-seconds",{most}))}
function*filterErrors(scope,filter){let fault=selectorFault(child2(filter,"selector"),scope.build);if(fault===void 0)return;let paths=Array.isArray(filter.replicasPathList)?
filter.replicasPathList:void 0,go=`v1alpha1.TargetFilter{Selector:(*v1.LabelSelector)(0x0), ReplicasPathList:${stringList(paths??[],paths!==void 0)}}`;yield scope.
invalid(["spec","targetFilter"],{go,json:filter},"selector-fault",{fault})}var at20=["spec","subsets"];function*subsetErrors2(scope,spec,patchErrors2){let subsets=items(spec,"subsets");if(subsets.length===0){yield scope.required(at20,"\
spread-no-subsets");return}let names=new Set,maxima=new Maxima(scope,text2(child2(spec,"targetRef"),"kind"));for(let[subset2,index]of subsets){let name3=text2(subset2,
"name");name3===""?yield scope.invalid([...at20,index,"name"],name3):names.has(name3)&&(yield scope.invalid([...at20,index,"name"],name3,"spread-subset-twice",{
name:name3})),names.add(name3),yield*nodeErrors(scope,subset2,index),yield*patchErrors2(index);let error2=maxima.next(intOrString(subset2,"maxReplicas"),index);
if(error2){yield error2;return}}let error=maxima.sum(subsets.map(([subset2])=>intOrString(subset2,"maxReplicas")));error&&(yield error)}function*nodeErrors(scope,subset2,index){
let{build}=scope,term=child2(subset2,"requiredNodeSelectorTerm");yield*validateNodeSelectorTerm(term,[...at20,index,"requiredNodeSelectorTerm"],build);let written2=[
"spec","subsets",index,"preferredNodeSelectorTerms"],named3=[...at20,index,"preferredSchedulingTerms"];for(let error of validatePreferredSchedulingTerms(subset2.
preferredNodeSelectorTerms,named3,build))yield __spreadProps(__spreadValues({},error),{place:[...written2,...placeOf2(error).slice(named3.length)]});yield*tolerationErrors(
scope,subset2,[...at20,index,"tolerations"])}var Maxima=class{constructor(scope,targetKind){this.scope=scope;this.targetKind=targetKind}scope;targetKind;#type;#sum=0;next(max,index){
if(max===void 0)return;let invalid=message=>this.scope.invalid([...at20,index,"maxReplicas"],literalOf(max),message);if(this.#type??=typeof max,typeof max!==this.#type)
return invalid("spread-maxima-mixed");if(this.targetKind==="StatefulSet"&&this.scope.build.holds("workloadspread-targets-statefulset")&&typeof max=="string")return invalid(
"spread-max-statefulset");let{value:value2,error}=legacyScaled(max,100,this.scope.build);return error!==void 0||value2<0?invalid("spread-max-invalid"):(typeof max==
"string"&&(this.#sum+=value2),this.#sum>100?invalid("spread-maxima-over-100"):void 0)}sum(maxima){if(this.#type!=="string"||this.#sum>=100||maxima.at(-1)===void 0)
return;let first=maxima[0],shown2=first===void 0?"null":literalOf(first);return this.scope.invalid([...at20,0,"maxReplicas"],shown2,"spread-maxima-under-100")}};var SPREAD_WEBHOOK="vworkloadspread.kb.io";function spreadRefusals(manifest,world,before){let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:spreadSchema(
cluster)},cluster);if(invalid.length>0)return invalid;if(!cluster.kruiseEnabled("WorkloadSpread")){if(!cluster.holds("workloadspread-gate-refuses"))return[];let message=cluster.
say("feature-gate-off",{gate:"WorkloadSpread"});return[{by:SPREAD_WEBHOOK,id:"feature-gate-off",message,path:[]}]}return refusalsOf(errorsOf6(manifest,world,before),
SPREAD_WEBHOOK)}function*errorsOf6(manifest,world,before){let scope=scopeOf(world.cluster.library("kruise")),spec=record(manifest.value.spec)??{};yield*targetErrors2(
scope,child2(spec,"targetRef"),world),yield*subsetErrors2(scope,spec,subset2=>patchErrors(manifest,subset2,world)),yield*strategyErrors4(scope,spec),yield*conflictErrors4(
scope,manifest,world,before,other=>spreadRefusals(other,world).length>0),before&&(yield*targetChangeErrors(scope,spec,record(before.value.spec)??{}))}var decoded=(...judges)=>(manifest,world,before)=>{let undecoded=nativeDecodeRefusals(manifest,world);return undecoded.length>0?undecoded:[objectMetaRefusals,...judges].
flatMap(judge2=>judge2(manifest,world,before))},JUDGES={"scheduling.k8s.io/PriorityClass":[priorityClassRefusals],"/LimitRange":[limitRangeRefusals2],"/Resource\
Quota":[resourceQuotaRefusals],"/PersistentVolumeClaim":[claimRefusals],"apps.kruise.io/WorkloadSpread":[spreadRefusals],"apps.kruise.io/CloneSet":[cloneSetRefusals],
"apps.kruise.io/StatefulSet":[advancedStatefulSetRefusals],"apps.kruise.io/DaemonSet":[advancedDaemonSetRefusals],"apps.kruise.io/SidecarSet":[sidecarSetRefusals],
"apps.kruise.io/UnitedDeployment":[unitedDeploymentRefusals],"apps.kruise.io/BroadcastJob":[broadcastJobRefusals],"apps.kruise.io/AdvancedCronJob":[advancedCronJobRefusals],
"apps.kruise.io/EphemeralJob":[ephemeralJobRefusals],"apps.kruise.io/PersistentPodState":[podStateRefusals],"apps.kruise.io/PodProbeMarker":[probeMarkerRefusals],
"apps.kruise.io/ImagePullJob":[imagePullRefusals],"apps.kruise.io/ImageListPullJob":[imageListRefusals],"apps.kruise.io/ResourceDistribution":[distributionRefusals],
"apps.kruise.io/ContainerRecreateRequest":[recreateRefusals],"policy.kruise.io/PodUnavailableBudget":[budgetRefusals],"apps/Deployment":[decoded(appsRefusals,templateRefusals)],
"apps/ReplicaSet":[decoded(appsRefusals,templateRefusals)],"apps/StatefulSet":[decoded(statefulSetRefusals,templateRefusals)],"apps/DaemonSet":[decoded(appsRefusals,
templateRefusals)],"/Pod":[nativeDecodeRefusals],"policy/PodDisruptionBudget":[disruptionBudgetRefusals],"batch/CronJob":[decoded(cronJobRefusals,templateRefusals,
cronJobNameRefusals)],"/ReplicationController":[decoded(replicationControllerRefusals)],"batch/Job":[decoded(jobRefusals,jobTemplateRefusals,templateRefusals)]};var SELECTING=new Set(["Deployment","StatefulSet","DaemonSet","ReplicaSet","ReplicationController","CloneSet","UnitedDeployment","SidecarSet"]),SCHEDULED=new Set(
["CronJob","AdvancedCronJob"]),PATCH=/(?:^|\/)patch(?:es)?\/[^/]*$|(?:^|\/)patch(?:es)?[^a-z/][^/]*$|[^a-z]patch(?:es)?\.[a-z]+$/i;function leftOut(manifest){let{
group,kind,name:name3,spec,value:value2}=manifest,known8=kindOf2(group,kind),ownContainers=known8!==void 0&&kind==="SidecarSet";if(!known8?.templates&&!ownContainers)
return[];let template3=ownContainers?[]:templatePath(manifest),holder=template3&&valueAt(value2,[...template3,"spec"]);return[...name3===""?["metadata.name"]:[],
...isObject(value2.spec)?[]:["spec"],...selectsNothing(manifest)?["spec.selector"]:[],...SCHEDULED.has(kind)&&!text(spec.schedule)?["spec.schedule"]:[],...hasImages(
holder,ownContainers)?[]:["containers"]]}function selectsNothing({kind,spec,value:value2}){let labels2=kind==="ReplicationController"?valueAt(value2,["spec","te\
mplate","metadata","labels"]):void 0;return SELECTING.has(kind)&&!isObject(spec.selector)&&!isObject(labels2)}function hasImages(holder,inAny){if(!isObject(holder))
return!1;let containers2=[...objects(holder.containers),...inAny?objects(holder.initContainers):[]];return containers2.length>0&&containers2.every(({image})=>image!==
void 0)}function isFragment(manifest){return PATCH.test(manifest.document.file.path)&&leftOut(manifest).some(each=>each!=="metadata.name")}function isPart(manifest){let part=known6.get(manifest);return part===void 0&&(part=leftOut(manifest).length>1&&!hasUnknownField(manifest),known6.set(manifest,part)),
part}var known6=new WeakMap,NEWEST={holds:()=>!0},ENVELOPE2=new Set(["apiVersion","kind","metadata","status"]);function hasUnknownField(manifest){let{group,kind,
value:value2}=manifest;if(kindOf2(group,kind)?.of==="kruise")return pruned(manifest,NEWEST).lost.length>0;let pods=patchSchema("Pod",NEWEST),own=Object.entries(
NATIVE_STRUCTS).map(([name3,fields])=>[name3,new Map(Object.entries(fields))]),structs=__spreadProps(__spreadValues({},pods),{structs:new Map([...pods.structs,...own])}),
unknown=!1,lost=path5=>{!(path5.length===1&&ENVELOPE2.has(path5[0]))&&!String(path5.at(-1)).startsWith("$")&&(unknown=!0)};return typed(value2,structs,new Origins,
lost,kind),unknown}function kustomizedFiles({file,root:root2}){if(!/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(file.path))return;let value2=plainValue(root2);if(!isObject(value2))return;
let below2=list7=>(Array.isArray(list7)?list7:[]).map(each=>isObject(each)?each.path:each).filter(name3=>typeof name3=="string"&&!name3.includes(`
`)).map(name3=>joined2(file.path,name3));return{resources:below2(value2.resources),patches:[value2.patches,value2.patchesStrategicMerge,value2.patchesJson6902].
flatMap(below2)}}function joined2(from,name3){let steps2=from.split("/").slice(0,-1);for(let step of name3.split("/"))step===".."&&steps2.length>0&&steps2.at(-1)!==
".."?steps2.pop():step!=="."&&step!==""&&steps2.push(step);return steps2.join("/")}var PART="a part of an object, which nobody could create as it is",known7=new WeakMap;function readContents(files){let each=files.map(file=>{let contents=known7.get(file);return contents||(contents=readOne2(file),known7.set(file,contents)),contents}),
patches=patchesIn(each),all=each.map((contents,at21)=>patches.has(files[at21]?.path??"")?asPatch(contents):contents),manifests=all.flatMap(contents=>contents.manifests),
left=leftOutOf(manifests);return __spreadProps(__spreadValues({documents:all.flatMap(({documents})=>documents),manifests},passedOver(left,all.flatMap(({skipped})=>skipped))),
{passive:new Set(left.map(({manifest})=>manifest))})}function passedOver(left,skipped){let wholly=[],leftOut2=[];for(let of of new Set(left.map(({manifest})=>manifest.
document))){let{file,root:root2}=of,lines=new LineIndex(file.text),those=left.filter(({manifest})=>manifest.document===of),held=manifestsOf(of),isWhole2=Array.isArray(
held)&&held.length===those.length;if(!isWhole2||those.length>1)for(let{manifest,reason:reason2}of those)leftOut2.push({file:file.path,line:lines.at(manifest.node.
start).line,reason:reason2});let reason=those.length>1?"a list of objects that are not judged by themselves":those[0]?.reason??"",line2=lines.at(root2.start).line,
isSaid=skipped.some(each=>each.file===file.path&&each.line===line2);isWhole2&&!isSaid&&wholly.push({file:file.path,line:line2,reason})}return{skipped:[...skipped,
...wholly],leftOut:leftOut2}}function patchesIn(all){let named3=all.flatMap(({documents})=>documents.filter(isReadable).flatMap(each=>kustomizedFiles(each)??[])),
whole3=new Set(named3.flatMap(({resources:resources2})=>resources2));return new Set(named3.flatMap(({patches})=>patches).filter(path5=>!whole3.has(path5)))}function asPatch({
documents,skipped}){let reason="a patch of a kustomization, which is not applied by itself",said=documents.filter(isReadable).map(({file,root:root2})=>({file:file.
path,line:new LineIndex(file.text).at(root2.start).line,reason})),unreadable3=skipped.filter(({line:line2})=>!said.some(each=>each.line===line2));return{documents,
manifests:[],skipped:[...said,...unreadable3]}}function readOne2(file){let documents=readDocuments(file),lines=new LineIndex(file.text),manifests=[],skipped=[],
skip=(at21,reason)=>{skipped.push({file:file.path,line:isRendered(file)?1:lines.at(at21).line,reason})};for(let document2 of documents){if(!isReadable(document2)){
let{at:at21,template:template3,problem}=document2;skip(at21,template3?`${TEMPLATE} it holds ${template3} and does not parse`:problem);continue}let found=manifestsOf(
document2);"reason"in found?skip(document2.root.start,found.reason):found.length>0&&found.every(isFragment)?skip(document2.root.start,"a patch by its name, with\
out what a whole workload has"):(found.length>0&&found.every(isPart)&&skip(document2.root.start,PART),manifests.push(...found))}return{documents,manifests,skipped}}var OBJECTS=[...Object.entries({"system-node-critical":2000001e3,"system-cluster-critical":2e9}).map(([name3,value2])=>({apiVersion:"scheduling.k8s.io/v1",kind:"\
PriorityClass",metadata:{name:name3},value:value2})),...["default","kube-system","kube-public","kube-node-lease"].map(name3=>({apiVersion:"v1",kind:"Namespace",
metadata:{name:name3}}))],BUILTINS=readContents([{path:"(every cluster)",text:JSON.stringify({apiVersion:"v1",kind:"List",items:OBJECTS})}]).manifests;var HOSTS=["sync","toHost","pods","rewriteHosts"],HOSTS_RESOURCES=[...HOSTS,"initContainer","resources"];var NoVersion=class extends Error{};var UnknownVersion=class extends Error{};var NoSuchBase=class extends Error{};async function usable(work){try{return await work()}catch(error){throw[SettingsError,UnknownVersion,NoVersion,NoSuchBase].some(kind=>error instanceof kind)?new UsageError(
error.message):error}}function where(cwd,places,config){return usable(()=>{if(places.length===0)throw new UsageError("where takes files: kruise-preflight where apps/web/deployment.ya\
ml");let tree=diskTree(cwd),names=[...new Set(places.flatMap(place2=>tree.at(place2)).map(({name:name3})=>name3))],nearest2=configFinder(tree),worlds=new Map,worldOf=owner=>{
let source2=owner===void 0?void 0:tree.read(owner);if(source2&&"unread"in source2)throw new UsageError(`${owner} is not read: ${source2.unread}`);let settings=source2?
readSettings(source2):NO_SETTINGS,folder=owner===void 0?".":folderOf(owner),gitOps=gitOpsOf(tree,folder,settings.clusters,originOf(cwd));return{settings,folder,
gitOps,going:new Going(gitOps)}};return{files:names.map(file=>{let folder=file.includes("/")?file.slice(0,file.lastIndexOf("/")):".",owner=config===void 0?nearest2(
folder,"."):tree.nameOf(config),world=worlds.get(owner)??worldOf(owner);worlds.set(owner,world);let destinations=world.going.of(file),sent=new Set(destinations.
flatMap(({clusters:clusters2})=>clusters2)),relative=world.folder==="."?file:file.slice(world.folder.length+1),clusters=world.settings.clusters.filter(({name:name3,
paths})=>paths?chooser(paths)(relative):!world.settings.gitops||sent.has(name3));return{file,clusters:clusters.map(({name:name3})=>name3),destinations:destinations.
map(({by,name:name3,source:source2,cluster,clusters:named3,namespace,values})=>({by:__spreadValues({kind:by.kind,namespace:by.namespace,name:by.name},placeOf3(by)),
name:name3,path:source2.path??null,chart:source2.chart??null,repo:source2.repo,revision:source2.revision??null,cluster,clusters:named3,namespace:namespace??null,
valuesFiles:values.flatMap(each=>"file"in each?[each.file]:[]),ownValues:values.some(each=>"inline"in each)}))}}),notEvaluated:[...worlds.values()].flatMap(({gitOps})=>leftWords(
gitOps))}})}function placeOf3({document:{file},node}){return{file:file.path,line:new LineIndex(file.text).at(node.start).line}}function whereText({files,notEvaluated}){
return[...files.flatMap(({file,clusters,destinations})=>[file,...destinations.flatMap(each=>[`  ${each.by.kind} ${each.by.name}${each.name===each.by.name?"":`, \
which makes ${each.name}`} (${each.by.file}:${each.by.line})`,`    to        ${destinationWords(each)}`,`    namespace ${each.namespace??"as the manifests say"}`,
...each.chart===null?[`    path      ${each.path}`]:[`    chart     ${each.chart} ${each.revision??""}`],...each.valuesFiles.length>0||each.ownValues?[`    valu\
es    ${valuesWords(each)}`]:[]]),...destinations.length===0?["  nothing of Argo CD or Flux sends it anywhere"]:[],`  judged on ${clusters.length>0?clusters.join(
", "):"no configured cluster"}`]),...notEvaluated.map(each=>`not evaluated: ${each}`),""].join(`
`)}function destinationWords({cluster,clusters}){let named3=clusters.join(", ");return cluster===null?named3===""?"the cluster that it is applied to":named3:named3===
cluster?cluster:`${cluster} (${named3===""?"no cluster of the configuration":named3})`}function valuesWords({valuesFiles,ownValues,by}){return[...valuesFiles,...ownValues?
[`those in ${by.kind} ${by.name}`]:[]].join(", ")}0&&(module.exports={where,whereText});
