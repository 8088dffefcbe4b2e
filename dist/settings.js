var E=Object.defineProperty,Le=Object.defineProperties,Re=Object.getOwnPropertyDescriptor,Ee=Object.getOwnPropertyDescriptors,We=Object.getOwnPropertyNames,Pe=Object.
getOwnPropertySymbols;var xe=Object.prototype.hasOwnProperty,Je=Object.prototype.propertyIsEnumerable;var Ae=(s,t,u)=>t in s?E(s,t,{enumerable:!0,configurable:!0,writable:!0,value:u}):s[t]=u,V=(s,t)=>{for(var u in t||={})xe.call(t,u)&&Ae(s,u,t[u]);if(Pe)for(var u of Pe(
t))Je.call(t,u)&&Ae(s,u,t[u]);return s},X=(s,t)=>Le(s,Ee(t));var Ke=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(u){throw t=0,u}},He=(s,t)=>{for(var u in t)E(s,u,{get:t[u],enumerable:!0})},Ue=(s,t,u,h)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let m of We(t))!xe.call(s,m)&&m!==u&&E(s,m,{get:()=>t[m],enumerable:!(h=Re(t,m))||h.enumerable});return s};var Be=s=>Ue(E({},"__esModule",{value:!0}),s);var Se=Ke(ee=>{"use strict";Object.defineProperty(ee,"__esModule",{value:!0});function je(s){let t=s.length,u=0,h=0,m;for(;h<t;)u++,m=s.charCodeAt(h++),m>=55296&&
m<=56319&&h<t&&(m=s.charCodeAt(h),(m&64512)===56320&&h++);return u}ee.default=je;je.code='require("ajv/dist/runtime/ucs2length").default'});var Zt={};He(Zt,{configValue:()=>C,problemAt:()=>T,problemsOfMeaning:()=>Ce,readSnapshot:()=>qe,resolved:()=>_,schemaAddress:()=>Ge,schemaAt:()=>q,validate:()=>Oe});
module.exports=Be(Zt);var Y=require("./core.js"),O=require("./core.js");var Qe=require("./core.js"),Xe=require("./core.js"),k=require("./core.js");var Ye=require("./core.js"),W=require("./core.js"),et=require("./core.js"),I=require("./core.js"),F=require("./core.js"),tt=require("./core.js");var ue=K,L={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policies/schema\
/config.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how findings are judged: .g\
ithub/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Read by editors only.",type:"\
string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose environment does not.",type:"\
object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{
$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{
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
string",pattern:"\\S",examples:["manifests/**"]}}},ze={title:"the name of an environment",description:"One of the names under environments.",type:["string","num\
ber"],examples:["prod"]},te={title:"the name of a cluster",description:"The cluster that this virtual cluster runs on: its versions, webhooks, LimitRanges and c\
lasses are what the host pods meet.",type:["string","number"],examples:["prod-eu"]},se={title:"the name of a namespace",description:"The host's namespace that h\
olds the pods of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:["vcluster-tenant-a"]};var re={title:"a list of destinations",description:"What Argo CD and Flux call the cluster beside its name: the name or the server of an Application's destinati\
on.",type:"array",items:{title:"the name or the server of a destination",type:["string","number"],pattern:"\\S"},examples:[["in-cluster","https://10.1.2.3:6443"]]},
ae={title:"a mapping of labels",description:"The labels of the cluster's Secret in Argo CD, by which the cluster generator of an ApplicationSet selects.",type:"\
object",additionalProperties:{title:"the value of a label",type:["string","number","boolean"]},examples:[{env:"prod"}]},ne={title:"a severity",description:"The \
highest severity of what holds only there.",type:"string",enum:["notice","warning","error"]},Ne={title:"a name",description:"A short name of its own; --cluster,\
 allowances and reports use it.",type:["string","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$",examples:["prod-eu"]};var st={title:"a level",description:"The severity of what the rule finds, or off.",type:"string",enum:["off","notice","warning","error"]},ie={title:"a list of c\
lusters",description:"Names of clusters, patterns of names, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,
examples:["prod-*","env:prod"]},examples:[["prod-*","env:prod"]]};var J=Object.prototype.hasOwnProperty,M=Se().default,rt={title:"a version",description:"The Kubernetes version of the API server (of the guest, for a virtual cl\
uster), with or without a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of it. Or the file that sets it (an ek\
sctl ClusterConfig, Cluster API, kind, k3d, the values of a vcluster).",type:["string","number","object"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9\
})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",description:"The file that \
sets the version."}},required:["from"],additionalProperties:!1,examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},me=new RegExp("^(?:[vV]?[0-9]{1,4}\\.[0-9]{\
1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$","u"),v=new RegExp("\\S","u");function S(s,{instancePath:t="",
parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0,y=S.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&!(s&&typeof s=="object"&&!Array.isArray(s))){let f={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:rt.type},message:"must be string,number,object"};e===null?e=[f]:e.push(f),r++}if(typeof s=="string"&&!me.test(s)){let f={instancePath:t,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9}\
)?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0\
-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.from===void 0){let f={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[f]:e.push(f),r++}for(let f in s)if(f!==
"from"){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional\
 properties"};e===null?e=[c]:e.push(c),r++}if(s.from!==void 0){let f=s.from;if(typeof f=="string"){if(!v.test(f)){let c={instancePath:t+"/from",schemaPath:"#/$d\
efs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/from",
schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}}return S.errors=e,r===0}S.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var at={title:"a version",description:"The OpenKruise version, `none` where it is not installed (the same as no key),\
 or the file that sets it (a Helm values file, Chart.yaml, Argo CD Application, Flux HelmRelease).",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-\
9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$def\
s/file",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},Ve=new RegExp(
"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$","u");function w(s,{
instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0,y=w.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&!(s&&typeof s=="object"&&!Array.isArray(s))){let f={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:at.type},message:"must be string,number,object"};e===null?e=[f]:e.push(f),r++}if(typeof s=="string"&&!Ve.test(s)){let f={instancePath:t,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,\
4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{\
1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.from===void 0){let f={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[f]:e.push(f),
r++}for(let f in s)if(f!=="from"){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(s.from!==void 0){let f=s.from;if(typeof f=="string"){if(!v.test(f)){let c={instancePath:t+
"/from",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}else{let c={
instancePath:t+"/from",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}}return w.errors=
e,r===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nt={title:"a version",description:"The vcluster version for a virtual cluster, or a mapping w\
ith its version, its Helm values file, or the file that sets both; `none` where it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-\
9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{
$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"The Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file\
 that sets the version, and the values unless they are given."}},additionalProperties:!1,examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},
{from:"tenants/a/application.yaml"}]},it={title:"a version",description:"The vcluster version: that of its chart, unless the values set the image's tag.",type:[
"string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*\
)?)$",examples:["0.22.1","v0.23.0-rc.4"]};function P(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0,
y=P.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&!(s&&typeof s=="objec\
t"&&!Array.isArray(s))){let f={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:nt.type},message:"must be string,number,object"};e===null?e=[f]:e.
push(f),r++}if(typeof s=="string"&&!Ve.test(s)){let f={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{\
1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:none|[vV]?[0\
-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};e===null?e=[f]:e.push(f),r++}
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let f={instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!(f==="version"||f==="values"||f==="from")){let c={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[c]:e.
push(c),r++}if(s.version!==void 0){let f=s.version;if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))){let c={instancePath:t+"/version",schemaPath:"#/$de\
fs/vclusterVersion/type",keyword:"type",params:{type:it.type},message:"must be string,number"};e===null?e=[c]:e.push(c),r++}if(typeof f=="string"&&!me.test(f)){
let c={instancePath:t+"/version",schemaPath:"#/$defs/vclusterVersion/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})\
?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[\
0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};e===null?e=[c]:e.push(c),r++}}if(s.values!==void 0){let f=s.
values;if(typeof f=="string"){if(!v.test(f)){let c={instancePath:t+"/values",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/values",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),r++}}if(s.from!==void 0){let f=s.from;if(typeof f=="string"){if(!v.test(f)){let c={instancePath:t+"/from",schemaPath:"\
#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/fr\
om",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}}return P.errors=e,r===0}P.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Fe=new RegExp("^[A-Za-z][A-Za-z0-9]*$","u");function A(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,
r=0,y=A.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let c in s){let p=r;if(typeof c==
"string"){if(!Fe.test(c)){let o={instancePath:t,schemaPath:"#/$defs/gate/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*$"},message:'must matc\
h pattern "^[A-Za-z][A-Za-z0-9]*$"',propertyName:c};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/$defs/gate/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:c};e===null?e=[o]:e.push(o),r++}var f=p===r;if(!f){let o={instancePath:t,schemaPath:"#/propertyNames",keyword:"\
propertyNames",params:{propertyName:c},message:"property name must be valid"};e===null?e=[o]:e.push(o),r++}}for(let c in s)if(typeof s[c]!="boolean"){let p={instancePath:t+
"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[p]:e.push(p),r++}}else{let c={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),r++}
return A.errors=e,r===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0,y=x.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let c in s){let p=r;if(typeof c=="string"){if(!Fe.test(c)){let o={instancePath:t,
schemaPath:"#/$defs/gate/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9]*$"',propertyName:c};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/$defs/gate/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:c};
e===null?e=[o]:e.push(o),r++}var f=p===r;if(!f){let o={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"prop\
erty name must be valid"};e===null?e=[o]:e.push(o),r++}}for(let c in s)if(typeof s[c]!="boolean"){let p={instancePath:t+"/"+c.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),r++}}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),r++}return x.errors=e,r===0}x.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function z(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0,y=z.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let f=s.length;for(let c=0;c<f;c++){let p=s[c];if(typeof p=="string"){if(!v.test(p)){let o={instancePath:t+
"/"+c,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/"+c,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let f={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),r++}return z.errors=e,r===0}z.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function N(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0,y=N.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(s)){let f=s.length;for(let c=0;c<f;c++){let p=s[c];if(typeof p=="string"){if(!v.test(p)){let o={instancePath:t+
"/"+c,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/"+c,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let f={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),r++}return N.errors=e,r===0}N.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var ot={title:"a version",description:"The Kubernetes version that the cluster runs next, or a range.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0\
-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","v1.28.7-gke.1026000","1.\
32.0-k3s1"]},fe=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");function Z(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,
dynamicAnchors:d={}}={}){let e=null,r=0,y=Z.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length<1){let f={instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 \
properties"};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!(f==="kubernetes"||f==="kruise"||f==="vcluster"||f==="featureGates"||f==="kruiseFeatureGates"||f===
"from")){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additiona\
l properties"};e===null?e=[c]:e.push(c),r++}if(s.kubernetes!==void 0){let f=s.kubernetes;if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))){let c={instancePath:t+
"/kubernetes",schemaPath:"#/$defs/nextKubernetes/type",keyword:"type",params:{type:ot.type},message:"must be string,number"};e===null?e=[c]:e.push(c),r++}if(typeof f==
"string"&&!me.test(f)){let c={instancePath:t+"/kubernetes",schemaPath:"#/$defs/nextKubernetes/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[\
0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0\
-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};e===null?e=[c]:e.push(c),r++}}
if(s.kruise!==void 0&&(w(s.kruise,{instancePath:t+"/kruise",parentData:s,parentDataProperty:"kruise",rootData:m,dynamicAnchors:d})||(e=e===null?w.errors:e.concat(
w.errors),r=e.length)),s.vcluster!==void 0&&(P(s.vcluster,{instancePath:t+"/vcluster",parentData:s,parentDataProperty:"vcluster",rootData:m,dynamicAnchors:d})||
(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.featureGates!==void 0&&(A(s.featureGates,{instancePath:t+"/featureGates",parentData:s,parentDataProperty:"\
featureGates",rootData:m,dynamicAnchors:d})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.kruiseFeatureGates!==void 0&&(x(s.kruiseFeatureGates,{instancePath:t+
"/kruiseFeatureGates",parentData:s,parentDataProperty:"kruiseFeatureGates",rootData:m,dynamicAnchors:d})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),s.
from!==void 0){let f=s.from;if(typeof f=="string"){if(!fe.test(f)){let c={instancePath:t+"/from",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};e===null?e=[c]:
e.push(c),r++}}else{let c={instancePath:t+"/from",schemaPath:"#/$defs/date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:
e.push(c),r++}}}else{let f={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),r++}return Z.
errors=e,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oe=new RegExp("^(?:[a-z0-9<][a-z0-9<>-]*)$","u"),le=new RegExp("^[A-Z][A-Za-z0-9]*$","\
u"),pe=new RegExp("^[1-9]\\d{0,3}d$","u"),Ze=new RegExp("^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$","u"),Te=new RegExp("^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-\
9-]*|\\*)|[a-z][a-z0-9-]*)$","u"),lt=new RegExp("^(?:off|notice|warning|error)$","u");function K(s,{instancePath:t="",parentData:u,parentDataProperty:h,rootData:m=s,
dynamicAnchors:d={}}={}){let e=null,r=0,y=K.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let p in s)if(!J.call(L.properties,p)){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let p={instancePath:t+"/$schema",
schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s.defaults!==void 0){let p=s.
defaults;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let o in p)if(!J.call(L.properties.defaults.properties,o)){let a={instancePath:t+"/defaults",schemaPath:"\
#/properties/defaults/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),r++}if(p.environment!==void 0){let o=p.environment;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))){let a={instancePath:t+"/defaults/e\
nvironment",schemaPath:"#/$defs/environment/type",keyword:"type",params:{type:ze.type},message:"must be string,number"};e===null?e=[a]:e.push(a),r++}}if(p.kubernetes!==
void 0&&(S(p.kubernetes,{instancePath:t+"/defaults/kubernetes",parentData:p,parentDataProperty:"kubernetes",rootData:m,dynamicAnchors:d})||(e=e===null?S.errors:
e.concat(S.errors),r=e.length)),p.kruise!==void 0&&(w(p.kruise,{instancePath:t+"/defaults/kruise",parentData:p,parentDataProperty:"kruise",rootData:m,dynamicAnchors:d})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),p.vcluster!==void 0&&(P(p.vcluster,{instancePath:t+"/defaults/vcluster",parentData:p,parentDataProperty:"vc\
luster",rootData:m,dynamicAnchors:d})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),p.host!==void 0){let o=p.host;if(typeof o!="string"&&!(typeof o=="nu\
mber"&&isFinite(o))){let a={instancePath:t+"/defaults/host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type:te.type},message:"must be string,number"};
e===null?e=[a]:e.push(a),r++}}if(p.hostNamespace!==void 0){let o=p.hostNamespace;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))){let a={instancePath:t+
"/defaults/hostNamespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{type:se.type},message:"must be string,number"};e===null?e=[a]:e.push(a),
r++}if(typeof o=="string"){if(M(o)>63){let a={instancePath:t+"/defaults/hostNamespace",schemaPath:"#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{
limit:63},message:"must NOT have more than 63 characters"};e===null?e=[a]:e.push(a),r++}if(!oe.test(o)){let a={instancePath:t+"/defaults/hostNamespace",schemaPath:"\
#/$defs/hostNamespace/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};e===
null?e=[a]:e.push(a),r++}}}if(p.featureGates!==void 0&&(A(p.featureGates,{instancePath:t+"/defaults/featureGates",parentData:p,parentDataProperty:"featureGates",
rootData:m,dynamicAnchors:d})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),p.kruiseFeatureGates!==void 0&&(x(p.kruiseFeatureGates,{instancePath:t+"/def\
aults/kruiseFeatureGates",parentData:p,parentDataProperty:"kruiseFeatureGates",rootData:m,dynamicAnchors:d})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),
p.knows!==void 0){let o=p.knows;if(Array.isArray(o)){let a=o.length;for(let i=0;i<a;i++){let n=o[i];if(typeof n=="string"){if(!le.test(n)){let l={instancePath:t+
"/defaults/knows/"+i,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-\
z0-9]*$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/defaults/knows/"+i,schemaPath:"#/$defs/knows/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:t+"/defaults/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(p.objects!==void 0&&(z(p.objects,{instancePath:t+"/defaults/objects",parentData:p,parentDataProperty:"\
objects",rootData:m,dynamicAnchors:d})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),p.snapshot!==void 0){let o=p.snapshot;if(typeof o=="string"){if(!v.
test(o)){let a={instancePath:t+"/defaults/snapshot",schemaPath:"#/$defs/snapshot/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\
\\S"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/defaults/snapshot",schemaPath:"#/$defs/snapshot/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),r++}}if(p.maxSnapshotAge!==void 0){let o=p.maxSnapshotAge;if(typeof o=="string"){if(!pe.test(o)){let a={instancePath:t+
"/defaults/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/pattern",keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3}d$"},message:'must match pattern "^[1-9]\
\\d{0,3}d$"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/defaults/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(p.paths!==void 0&&(N(p.paths,{instancePath:t+"/defaults/paths",parentData:p,parentDataProperty:"\
paths",rootData:m,dynamicAnchors:d})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),p.destinations!==void 0){let o=p.destinations;if(Array.isArray(o)){let a=o.
length;for(let i=0;i<a;i++){let n=o[i];if(typeof n!="string"&&!(typeof n=="number"&&isFinite(n))){let l={instancePath:t+"/defaults/destinations/"+i,schemaPath:"\
#/$defs/destinations/items/type",keyword:"type",params:{type:re.items.type},message:"must be string,number"};e===null?e=[l]:e.push(l),r++}if(typeof n=="string"&&
!v.test(n)){let l={instancePath:t+"/defaults/destinations/"+i,schemaPath:"#/$defs/destinations/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:t+"/defaults/destinations",schemaPath:"#/$defs/destinations/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(p.labels!==void 0){let o=p.labels;if(o&&typeof o=="object"&&!Array.isArray(o))
for(let a in o){let i=o[a];if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){let n={instancePath:t+"/defaults/labels/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/labels/additionalProperties/type",keyword:"type",params:{type:ae.additionalProperties.type},message:"must be strin\
g,number,boolean"};e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:t+"/defaults/labels",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(p.atMost!==void 0){let o=p.atMost;if(typeof o!="string"){let a={instancePath:t+"/defaults/atMos\
t",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(!(o==="notice"||o==="warning"||
o==="error")){let a={instancePath:t+"/defaults/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:ne.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[a]:e.push(a),r++}}p.next!==void 0&&(Z(p.next,{instancePath:t+"/defaults/next",parentData:p,parentDataProperty:"next",rootData:m,
dynamicAnchors:d})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let o={instancePath:t+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}if(s.environments!==void 0){let p=s.environments;if(p&&typeof p=="object"&&
!Array.isArray(p)){for(let o in p){let a=r;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))){let i={instancePath:t+"/environments",schemaPath:"#/$defs/\
name/type",keyword:"type",params:{type:Ne.type},message:"must be string,number",propertyName:o};e===null?e=[i]:e.push(i),r++}if(typeof o=="string"&&!Ze.test(o)){
let i={instancePath:t+"/environments",schemaPath:"#/$defs/name/pattern",keyword:"pattern",params:{pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"},message:'\
must match pattern "^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"',propertyName:o};e===null?e=[i]:e.push(i),r++}var f=a===r;if(!f){let i={instancePath:t+"/en\
vironments",schemaPath:"#/properties/environments/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?
e=[i]:e.push(i),r++}}for(let o in p){let a=p[o];if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!J.call(L.properties.environments.additionalProperties.
properties,i)){let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/environments/additionalProperties/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(a.kubernetes!==
void 0&&(S(a.kubernetes,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/kubernetes",parentData:a,parentDataProperty:"kubernetes",rootData:m,
dynamicAnchors:d})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),a.kruise!==void 0&&(w(a.kruise,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/kruise",parentData:a,parentDataProperty:"kruise",rootData:m,dynamicAnchors:d})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),a.vcluster!==
void 0&&(P(a.vcluster,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/vcluster",parentData:a,parentDataProperty:"vcluster",rootData:m,
dynamicAnchors:d})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),a.host!==void 0){let i=a.host;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))){
let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type:te.type},message:"\
must be string,number"};e===null?e=[n]:e.push(n),r++}}if(a.hostNamespace!==void 0){let i=a.hostNamespace;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))){
let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{
type:se.type},message:"must be string,number"};e===null?e=[n]:e.push(n),r++}if(typeof i=="string"){if(M(i)>63){let n={instancePath:t+"/environments/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more t\
han 63 characters"};e===null?e=[n]:e.push(n),r++}if(!oe.test(i)){let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",
schemaPath:"#/$defs/hostNamespace/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-\
]*)$"'};e===null?e=[n]:e.push(n),r++}}}if(a.featureGates!==void 0&&(A(a.featureGates,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/featureGates",parentData:a,parentDataProperty:"featureGates",rootData:m,dynamicAnchors:d})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),a.kruiseFeatureGates!==
void 0&&(x(a.kruiseFeatureGates,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/kruiseFeatureGates",parentData:a,parentDataProperty:"\
kruiseFeatureGates",rootData:m,dynamicAnchors:d})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),a.knows!==void 0){let i=a.knows;if(Array.isArray(i)){let n=i.
length;for(let l=0;l<n;l++){let g=i[l];if(typeof g=="string"){if(!le.test(g)){let $={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
knows/"+l,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};
e===null?e=[$]:e.push($),r++}}else{let $={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/knows/"+l,schemaPath:"#/$defs/knows/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[$]:e.push($),r++}}}else{let n={instancePath:t+"/environments/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}if(a.
objects!==void 0&&(z(a.objects,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/objects",parentData:a,parentDataProperty:"objects",rootData:m,
dynamicAnchors:d})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),a.snapshot!==void 0){let i=a.snapshot;if(typeof i=="string"){if(!v.test(i)){let n={instancePath:t+
"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/snapshot",schemaPath:"#/$defs/snapshot/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'mu\
st match pattern "\\S"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/snapshot",schemaPath:"\
#/$defs/snapshot/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.maxSnapshotAge!==void 0){let i=a.maxSnapshotAge;
if(typeof i=="string"){if(!pe.test(i)){let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxSnapshotAge",schemaPath:"#/$defs/max\
SnapshotAge/pattern",keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3}d$"},message:'must match pattern "^[1-9]\\d{0,3}d$"'};e===null?e=[n]:e.push(n),r++}}else{let n={
instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.paths!==void 0&&(N(a.paths,{instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/paths",parentData:a,parentDataProperty:"paths",rootData:m,dynamicAnchors:d})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),a.destinations!==void 0){
let i=a.destinations;if(Array.isArray(i)){let n=i.length;for(let l=0;l<n;l++){let g=i[l];if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))){let $={instancePath:t+
"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/destinations/"+l,schemaPath:"#/$defs/destinations/items/type",keyword:"type",params:{type:re.items.type},
message:"must be string,number"};e===null?e=[$]:e.push($),r++}if(typeof g=="string"&&!v.test(g)){let $={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/destinations/"+l,schemaPath:"#/$defs/destinations/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===
null?e=[$]:e.push($),r++}}}else{let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/destinations",schemaPath:"#/$defs/destinations\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}if(a.labels!==void 0){let i=a.labels;if(i&&typeof i=="object"&&
!Array.isArray(i))for(let n in i){let l=i[n];if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){let g={instancePath:t+"/environment\
s/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/labels/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/labels/additionalProperties/type",keyword:"\
type",params:{type:ae.additionalProperties.type},message:"must be string,number,boolean"};e===null?e=[g]:e.push(g),r++}}else{let n={instancePath:t+"/environment\
s/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/labels",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}}if(a.atMost!==void 0){let i=a.atMost;if(typeof i!="string"){let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(i==="notice"||i==="\
warning"||i==="error")){let n={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",
params:{allowedValues:ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}}a.next!==void 0&&(Z(a.next,{instancePath:t+"/\
environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/next",parentData:a,parentDataProperty:"next",rootData:m,dynamicAnchors:d})||(e=e===null?Z.errors:e.concat(
Z.errors),r=e.length))}else{let i={instancePath:t+"/environments/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/environments/additionalProp\
erties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t+"/environments",schemaPath:"\
#/properties/environments/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}if(s.clusters!==void 0){let p=s.clusters;
if(Array.isArray(p)){let o=p.length;for(let a=0;a<o;a++){let i=p[a];if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){let n={instancePath:t+"/clu\
sters/"+a,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[n]:e.push(n),r++}for(let n in i)if(!J.call(L.properties.clusters.items.properties,n)){let l={instancePath:t+"/clusters/"+a,schemaPath:"#/properties/clus\
ters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),r++}if(i.name!==void 0){let n=i.name;if(typeof n!="string"&&!(typeof n=="number"&&isFinite(n))){let l={instancePath:t+"/clusters/"+a+"/name",schemaPath:"#/$d\
efs/name/type",keyword:"type",params:{type:Ne.type},message:"must be string,number"};e===null?e=[l]:e.push(l),r++}if(typeof n=="string"&&!Ze.test(n)){let l={instancePath:t+
"/clusters/"+a+"/name",schemaPath:"#/$defs/name/pattern",keyword:"pattern",params:{pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"},message:'must matc\
h pattern "^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"'};e===null?e=[l]:e.push(l),r++}}if(i.environment!==void 0){let n=i.environment;if(typeof n!="string"&&
!(typeof n=="number"&&isFinite(n))){let l={instancePath:t+"/clusters/"+a+"/environment",schemaPath:"#/$defs/environment/type",keyword:"type",params:{type:ze.type},
message:"must be string,number"};e===null?e=[l]:e.push(l),r++}}if(i.kubernetes!==void 0&&(S(i.kubernetes,{instancePath:t+"/clusters/"+a+"/kubernetes",parentData:i,
parentDataProperty:"kubernetes",rootData:m,dynamicAnchors:d})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),i.kruise!==void 0&&(w(i.kruise,{instancePath:t+
"/clusters/"+a+"/kruise",parentData:i,parentDataProperty:"kruise",rootData:m,dynamicAnchors:d})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),i.vcluster!==
void 0&&(P(i.vcluster,{instancePath:t+"/clusters/"+a+"/vcluster",parentData:i,parentDataProperty:"vcluster",rootData:m,dynamicAnchors:d})||(e=e===null?P.errors:
e.concat(P.errors),r=e.length)),i.host!==void 0){let n=i.host;if(typeof n!="string"&&!(typeof n=="number"&&isFinite(n))){let l={instancePath:t+"/clusters/"+a+"/\
host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type:te.type},message:"must be string,number"};e===null?e=[l]:e.push(l),r++}}if(i.hostNamespace!==void 0){
let n=i.hostNamespace;if(typeof n!="string"&&!(typeof n=="number"&&isFinite(n))){let l={instancePath:t+"/clusters/"+a+"/hostNamespace",schemaPath:"#/$defs/hostN\
amespace/type",keyword:"type",params:{type:se.type},message:"must be string,number"};e===null?e=[l]:e.push(l),r++}if(typeof n=="string"){if(M(n)>63){let l={instancePath:t+
"/clusters/"+a+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 character\
s"};e===null?e=[l]:e.push(l),r++}if(!oe.test(n)){let l={instancePath:t+"/clusters/"+a+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/pattern",keyword:"patte\
rn",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};e===null?e=[l]:e.push(l),r++}}}if(i.featureGates!==
void 0&&(A(i.featureGates,{instancePath:t+"/clusters/"+a+"/featureGates",parentData:i,parentDataProperty:"featureGates",rootData:m,dynamicAnchors:d})||(e=e===null?
A.errors:e.concat(A.errors),r=e.length)),i.kruiseFeatureGates!==void 0&&(x(i.kruiseFeatureGates,{instancePath:t+"/clusters/"+a+"/kruiseFeatureGates",parentData:i,
parentDataProperty:"kruiseFeatureGates",rootData:m,dynamicAnchors:d})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),i.knows!==void 0){let n=i.knows;if(Array.
isArray(n)){let l=n.length;for(let g=0;g<l;g++){let $=n[g];if(typeof $=="string"){if(!le.test($)){let b={instancePath:t+"/clusters/"+a+"/knows/"+g,schemaPath:"#\
/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};e===null?e=[b]:e.push(b),
r++}}else{let b={instancePath:t+"/clusters/"+a+"/knows/"+g,schemaPath:"#/$defs/knows/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[b]:e.push(b),r++}}}else{let l={instancePath:t+"/clusters/"+a+"/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[l]:e.push(l),r++}}if(i.objects!==void 0&&(z(i.objects,{instancePath:t+"/clusters/"+a+"/objects",parentData:i,parentDataProperty:"obj\
ects",rootData:m,dynamicAnchors:d})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),i.snapshot!==void 0){let n=i.snapshot;if(typeof n=="string"){if(!v.test(
n)){let l={instancePath:t+"/clusters/"+a+"/snapshot",schemaPath:"#/$defs/snapshot/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern \
"\\S"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/clusters/"+a+"/snapshot",schemaPath:"#/$defs/snapshot/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.maxSnapshotAge!==void 0){let n=i.maxSnapshotAge;if(typeof n=="string"){if(!pe.test(n)){let l={
instancePath:t+"/clusters/"+a+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/pattern",keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3}d$"},message:'must \
match pattern "^[1-9]\\d{0,3}d$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/clusters/"+a+"/maxSnapshotAge",schemaPath:"#/$defs/maxSnapshotAge/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.paths!==void 0&&(N(i.paths,{instancePath:t+"/clusters/"+
a+"/paths",parentData:i,parentDataProperty:"paths",rootData:m,dynamicAnchors:d})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),i.destinations!==void 0){
let n=i.destinations;if(Array.isArray(n)){let l=n.length;for(let g=0;g<l;g++){let $=n[g];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))){let b={instancePath:t+
"/clusters/"+a+"/destinations/"+g,schemaPath:"#/$defs/destinations/items/type",keyword:"type",params:{type:re.items.type},message:"must be string,number"};e===null?
e=[b]:e.push(b),r++}if(typeof $=="string"&&!v.test($)){let b={instancePath:t+"/clusters/"+a+"/destinations/"+g,schemaPath:"#/$defs/destinations/items/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[b]:e.push(b),r++}}}else{let l={instancePath:t+"/clusters/"+a+"/destinations",schemaPath:"\
#/$defs/destinations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(i.labels!==void 0){let n=i.labels;if(n&&
typeof n=="object"&&!Array.isArray(n))for(let l in n){let g=n[l];if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean"){let $={instancePath:t+
"/clusters/"+a+"/labels/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/labels/additionalProperties/type",keyword:"type",params:{type:ae.additionalProperties.
type},message:"must be string,number,boolean"};e===null?e=[$]:e.push($),r++}}else{let l={instancePath:t+"/clusters/"+a+"/labels",schemaPath:"#/$defs/labels/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(i.atMost!==void 0){let n=i.atMost;if(typeof n!="string"){let l={
instancePath:t+"/clusters/"+a+"/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
r++}if(!(n==="notice"||n==="warning"||n==="error")){let l={instancePath:t+"/clusters/"+a+"/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:ne.
enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),r++}}i.next!==void 0&&(Z(i.next,{instancePath:t+"/clusters/"+a+"/next",parentData:i,
parentDataProperty:"next",rootData:m,dynamicAnchors:d})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let n={instancePath:t+"/clusters/"+a,schemaPath:"\
#/properties/clusters/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/cl\
usters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}if(s.rules!==void 0){
let p=s.rules;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let o in p){let a=r;if(typeof o=="string"){if(!Te.test(o)){let i={instancePath:t+"/rules",schemaPath:"\
#/$defs/rule/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"},message:'must match pattern "^(?:[a-z][\
a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"',propertyName:o};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/rules",schemaPath:"#/$defs/rule\
/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:o};e===null?e=[i]:e.push(i),r++}var c=a===r;if(!c){let i={instancePath:t+"/ru\
les",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[i]:e.push(
i),r++}}for(let o in p){let a=p[o];if(typeof a!="string"&&!(a&&typeof a=="object"&&!Array.isArray(a))){let i={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/type",keyword:"type",params:{type:L.properties.rules.additionalProperties.type},message:"must be\
 string,object"};e===null?e=[i]:e.push(i),r++}if(typeof a=="string"&&!lt.test(a)){let i={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/rules/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^(?:off|notice|warning|error)$"},message:'must match pattern "^(?:off|notice\
|warning|error)$"'};e===null?e=[i]:e.push(i),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){let i={instancePath:t+"/rules/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT hav\
e fewer than 1 properties"};e===null?e=[i]:e.push(i),r++}for(let i in a)if(!(i==="level"||i==="locked"||i==="in"||i==="from")){let n={instancePath:t+"/rules/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(a.level!==void 0){let i=a.level;if(typeof i!="string"){let n={instancePath:t+"/ru\
les/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",schemaPath:"#/$defs/level/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),r++}if(!(i==="off"||i==="notice"||i==="warning"||i==="error")){let n={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",
schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues:st.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}}
if(a.locked!==void 0&&typeof a.locked!="boolean"){let i={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/locked",schemaPath:"#/properties/ru\
les/additionalProperties/properties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),r++}if(a.in!==void 0){
let i=a.in;if(Array.isArray(i)){if(i.length<1){let l={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/in",schemaPath:"#/$defs/selectors/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),r++}let n=i.length;for(let l=0;l<n;l++){let g=i[l];
if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))){let $={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/in/"+l,schemaPath:"#/$defs\
/selectors/items/type",keyword:"type",params:{type:ie.items.type},message:"must be string,number"};e===null?e=[$]:e.push($),r++}if(typeof g=="string"&&M(g)<1){let $={
instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/in/"+l,schemaPath:"#/$defs/selectors/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[$]:e.push($),r++}}}else{let n={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/in",schemaPath:"\
#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}if(a.from!==void 0){let i=a.from;if(typeof i==
"string"){if(!fe.test(i)){let n={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/from",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/from",schemaPath:"#/$defs/date/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}}}else{let o={instancePath:t+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}if(s.allow!==void 0){let p=s.allow;if(Array.isArray(p)){let o=p.length;for(let a=0;a<
o;a++){let i=p[a];if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rule===void 0){let n={instancePath:t+"/allow/"+a,schemaPath:"#/properties/allow/items/requir\
ed",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[n]:e.push(n),r++}if(i.because===void 0){let n={
instancePath:t+"/allow/"+a,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty:"because"},message:"must have required prop\
erty 'because'"};e===null?e=[n]:e.push(n),r++}for(let n in i)if(!(n==="rule"||n==="path"||n==="clusters"||n==="until"||n==="because")){let l={instancePath:t+"/a\
llow/"+a,schemaPath:"#/properties/allow/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have addition\
al properties"};e===null?e=[l]:e.push(l),r++}if(i.rule!==void 0){let n=i.rule;if(typeof n=="string"){if(!Te.test(n)){let l={instancePath:t+"/allow/"+a+"/rule",schemaPath:"\
#/$defs/rule/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"},message:'must match pattern "^(?:[a-z][\
a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/allow/"+a+"/rule",schemaPath:"#/$defs/rule/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.path!==void 0){let n=i.path;if(typeof n=="string"){if(!v.test(
n)){let l={instancePath:t+"/allow/"+a+"/path",schemaPath:"#/properties/allow/items/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'mu\
st match pattern "\\S"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/allow/"+a+"/path",schemaPath:"#/properties/allow/items/properties/path/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.clusters!==void 0){let n=i.clusters;if(Array.isArray(n)){if(n.
length<1){let g={instancePath:t+"/allow/"+a+"/clusters",schemaPath:"#/$defs/selectors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[g]:e.push(g),r++}let l=n.length;for(let g=0;g<l;g++){let $=n[g];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))){let b={instancePath:t+
"/allow/"+a+"/clusters/"+g,schemaPath:"#/$defs/selectors/items/type",keyword:"type",params:{type:ie.items.type},message:"must be string,number"};e===null?e=[b]:
e.push(b),r++}if(typeof $=="string"&&M($)<1){let b={instancePath:t+"/allow/"+a+"/clusters/"+g,schemaPath:"#/$defs/selectors/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[b]:e.push(b),r++}}}else{let l={instancePath:t+"/allow/"+a+"/clusters",schemaPath:"\
#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(i.until!==void 0){let n=i.until;if(typeof n==
"string"){if(!fe.test(n)){let l={instancePath:t+"/allow/"+a+"/until",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[\
0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:t+"/allow/"+a+"/until",schemaPath:"#/$defs/date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}
if(i.because!==void 0){let n=i.because;if(typeof n=="string"){if(!v.test(n)){let l={instancePath:t+"/allow/"+a+"/because",schemaPath:"#/properties/allow/items/p\
roperties/because/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+
"/allow/"+a+"/because",schemaPath:"#/properties/allow/items/properties/because/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),r++}}}else{let n={instancePath:t+"/allow/"+a,schemaPath:"#/properties/allow/items/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[o]:e.push(o),r++}}if(s.paths!==void 0){let p=s.paths;if(Array.isArray(p)){let o=p.length;for(let a=0;a<o;a++){let i=p[a];if(typeof i=="s\
tring"){if(!v.test(i)){let n={instancePath:t+"/paths/"+a,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern \
"\\S"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/paths/"+a,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),r++}}if(s.releases!==void 0){let p=s.releases;if(Array.isArray(p)){let o=p.length;for(let a=0;a<o;a++){let i=p[a];if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.chart===void 0){let n={instancePath:t+"/releases/"+a,schemaPath:"#/properties/releases/items/required",keyword:"requ\
ired",params:{missingProperty:"chart"},message:"must have required property 'chart'"};e===null?e=[n]:e.push(n),r++}for(let n in i)if(!(n==="chart"||n==="name"||
n==="namespace"||n==="values"||n==="clusters")){let l={instancePath:t+"/releases/"+a,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(i.chart!==void 0){let n=i.chart;if(typeof n==
"string"){if(!v.test(n)){let l={instancePath:t+"/releases/"+a+"/chart",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must \
match pattern "\\S"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/releases/"+a+"/chart",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.name!==void 0){let n=i.name;if(typeof n=="string"){if(!v.test(n)){let l={instancePath:t+"/\
releases/"+a+"/name",schemaPath:"#/properties/releases/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/releases/"+a+"/name",schemaPath:"#/properties/releases/items/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.namespace!==void 0){let n=i.namespace;if(typeof n=="string"){if(!v.test(n)){let l={instancePath:t+
"/releases/"+a+"/namespace",schemaPath:"#/properties/releases/items/properties/namespace/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match p\
attern "\\S"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/releases/"+a+"/namespace",schemaPath:"#/properties/releases/items/properties/namespace\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(i.values!==void 0){let n=i.values;if(Array.isArray(n)){let l=n.
length;for(let g=0;g<l;g++){let $=n[g];if(typeof $=="string"){if(!v.test($)){let b={instancePath:t+"/releases/"+a+"/values/"+g,schemaPath:"#/$defs/file/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/releases/"+a+"/values/"+
g,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),r++}}}else{let l={instancePath:t+"/rel\
eases/"+a+"/values",schemaPath:"#/properties/releases/items/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),r++}}if(i.clusters!==void 0){let n=i.clusters;if(Array.isArray(n)){if(n.length<1){let g={instancePath:t+"/releases/"+a+"/clusters",schemaPath:"#/$defs\
/selectors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),r++}let l=n.length;for(let g=0;g<l;g++){
let $=n[g];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))){let b={instancePath:t+"/releases/"+a+"/clusters/"+g,schemaPath:"#/$defs/selectors/items/ty\
pe",keyword:"type",params:{type:ie.items.type},message:"must be string,number"};e===null?e=[b]:e.push(b),r++}if(typeof $=="string"&&M($)<1){let b={instancePath:t+
"/releases/"+a+"/clusters/"+g,schemaPath:"#/$defs/selectors/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[b]:e.push(b),r++}}}else{let l={instancePath:t+"/releases/"+a+"/clusters",schemaPath:"#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:t+"/releases/"+a,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}if(s.gitops!==void 0&&typeof s.gitops!="boolean"){let p={instancePath:t+"/gitops",schemaPath:"\
#/properties/gitops/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),r++}if(s.ignore!==void 0){let p=s.ignore;if(Array.
isArray(p)){let o=p.length;for(let a=0;a<o;a++){let i=p[a];if(typeof i=="string"){if(!v.test(i)){let n={instancePath:t+"/ignore/"+a,schemaPath:"#/$defs/file/pat\
tern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/ignore/"+a,schemaPath:"\
#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/ignore",schemaPath:"\
#/properties/ignore/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}return K.errors=e,r===0}K.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ce={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policies/schema/con\
fig.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how findings are judged: .githu\
b/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Read by editors only.",type:"\
string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose environment does not.",type:"\
object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{
$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{
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
string",pattern:"\\S",examples:["manifests/**"]}}};var he=ce;function Ge(){return ce.$id}function q(s){let t=he;for(let u of s)t=de(t,u);return t}function C(s,t,u=he){switch(s.kind){case"scalar":return(typeof s.
value=="number"||typeof s.value=="boolean")&&ft(u,"string")?t.slice(s.start,s.end):s.value;case"seq":return s.items.map((h,m)=>C(h,t,de(u,m)));case"map":return Object.
fromEntries(s.entries.map(({name:h,value:m})=>[h,C(m,t,de(u,h))]))}}function ft(s,t){return[s?.type??[]].flat().includes(t)}function de(s,t){return typeof t=="n\
umber"?_(s?.items):s?.properties&&Object.hasOwn(s.properties,t)?_(s.properties[t]):typeof s?.additionalProperties=="object"?_(s.additionalProperties):void 0}var _e=new Map;
function _(s){if(s?.$ref===void 0)return s;let t=_e.get(s);return t||(t=V(V({},he.$defs[s.$ref.replace("#/$defs/","")]),s),_e.set(s,t)),t}var G=require("./core.js"),ye=require("./core.js"),D=require("./core.js"),j=require("./core.js");function Oe(s){if(ue(s))return[];let t=new Map;for(let u of ue.errors??[]){if(u.propertyName!==void 0)continue;let h=ut(u,s),m=JSON.stringify([h.path,h.key]);t.
has(m)||t.set(m,h)}return[...t.values()]}function ut(s,t){let u=ct(s.instancePath,t),h=q(u),m=(0,k.valueAt)(t,u);switch(s.keyword){case"additionalProperties":{let d=String(
s.params.additionalProperty),e=`unknown key ${(0,j.quoted)(d)}${(0,G.known)(d,De(h))}`;return{path:[...u,d],key:!0,problem:e}}case"propertyNames":{let d=String(
s.params.propertyName);return{path:[...u,d],key:!0,problem:(0,D.notThat)(d,_(h?.propertyNames))}}case"required":return T(u,`${s.params.missingProperty} is missi\
ng`);case"minProperties":case"minItems":{let d=De(h),e=d.length>0?(0,ye.listed)(d,"or"):"at least one";return T(u,`the ${Array.isArray(m)?"list":"mapping"} is e\
mpty; write ${e}`)}default:return T(u,(0,D.notThat)(m,h))}}function De(s){return Object.keys(s?.properties??{}).filter(t=>t!=="$schema")}function T(s,t){return{
path:s,key:!1,problem:mt(s,t)}}function mt(s,t){let u=s.findLastIndex(e=>typeof e=="string");if(u<0)return t;let h=String(s[u]),m=/^[A-Za-z][\w-]*$/.test(h)?h:(0,j.quoted)(
h),d=s.slice(u+1).map(e=>`[${e}]`);return`${m}${d.join("")}: ${t}`}function ct(s,t){let u=[];for(let h of s.split("/").slice(1)){let m=h.replaceAll("~1","/").replaceAll(
"~0","~");u.push(Array.isArray((0,k.valueAt)(t,u))?Number(m):m)}return u}var Ie=5;function Me(s,t){let u=t.map((d,e)=>(0,F.pathOf)(s,(0,I.layersOf)(s,e),"host")),h=u.map(d=>d?t.indexOf(String((0,k.valueAt)(s,d))):-1),m=t.filter(d=>d!==
void 0);return u.flatMap((d,e)=>{let r=d&&(0,k.valueAt)(s,d);if(!d||typeof r!="string")return[];let y=h[e]===-1?`there is no cluster ${(0,j.quoted)(r)}${(0,G.known)(
r,m)}`:dt(h,e,t);return y===void 0?[]:[T(d,y)]})}function dt(s,t,u){if(s[t]===t)return`${(0,j.quoted)(u[t])} is the cluster itself`;let h=[t];for(let d=s[t];d!==
t;d=s[d]){if(d<0||h.length>s.length)return;h.push(d)}return[...h.slice(0,Ie).map(d=>u[d]),...h.length>Ie?["..."]:[],u[t]].join(" runs on ")}var ht=require("./core.js"),H=require("./core.js"),yt=require("./core.js");var ge=require("./core.js"),gt=require("./core.js");var $t=100;function Ce(s,t){let u=[],h=(r,y)=>u.push(T(r,y));for(let[r,y]of B(s,[])){let f=vt(r,y);f&&h(r,f)}let m=Pt(s),d=Object.keys(Q((0,k.valueAt)(s,["envir\
onments"])));for(let[r,y]of m.entries()){let f=m.indexOf(y);y!==void 0&&f<r&&h(["clusters",r,"name"],`${(0,j.quoted)(y)} is already clusters[${f}]`),u.push(...bt(
s,r,d));let c=["kubernetes","snapshot"].some(o=>(0,F.pathOf)(s,(0,I.layersOf)(s,r),o)),p=t.some(({path:o})=>o[0]==="clusters"&&o[1]===r);!c&&!p&&h(["clusters",r],
"kubernetes is missing; write it here, in its environment or in defaults")}u.push(...Me(s,m));let e=wt(s,m);for(let r of kt(s)){let y=(0,k.valueAt)(s,r);if(typeof y!=
"string")continue;let f=(0,ge.matching)(y,e,d).problem;f&&h(r,f)}return u}function bt(s,t,u){let h=(0,I.layersOf)(s,t),m=(0,W.environmentOf)(s,t);if(m===void 0){
let f=[...new Set(h.flatMap(p=>Object.keys(Q((0,k.valueAt)(s,p)))))].flatMap(p=>[(0,F.pathOf)(s,h,p)??[]]).flatMap(p=>[...B((0,k.valueAt)(s,p),p)]),c=(0,k.valueAt)(
s,["clusters",t,"name"]);return f.filter(([,p])=>p.includes("<environment>")).map(([p])=>T(p,`${c??`clusters[${t}]`} has no environment for <environment>`))}if(typeof m!=
"string"||u.includes(m))return[];let d=u.length>0?(0,G.known)(m,u):"; there are no environments",e=(0,F.pathOf)(s,h,"environment");return[T(e,`${(0,j.quoted)(m)}\
 is not in environments${d}`)]}function vt(s,t){let u=q(s);switch(u?.title){case"a version":{if(t==="none")return;if(t.length>$t)return(0,D.notThat)(t,u);let h=t.
split(/ +- +/).map(O.parseVersion),[m,d]=h;return!m||h.includes(void 0)?(0,D.notThat)(t,u):!d||(0,Y.compareVersions)(m,d)<=0?void 0:`${(0,j.quoted)(t)} ends bef\
ore it begins; write ${t.split(/ +- +/).reverse().join(" - ")}`}case"a date":{let h=new Date(`${t}T00:00:00Z`);return!Number.isNaN(h.getTime())&&h.toISOString().
startsWith(t)?void 0:`${(0,j.quoted)(t)} is no day of the calendar`}case"a file pattern":return(0,H.patternProblem)(t);case"a file":case"a folder":case"the name\
 of a namespace":{let h=(0,H.patternProblem)(t);if(h!==void 0)return h;let m=/<[^<>]*>/g,d=t.match(m)?.find(e=>e!=="<name>"&&e!=="<environment>");return d===void 0?
void 0:`${(0,j.quoted)(d)} stands for nothing; known are <name> and <environment>`}default:return}}function kt(s){let t=Object.keys(Q((0,k.valueAt)(s,["rules"]))).
map(m=>["rules",m,"in"]),u=U((0,k.valueAt)(s,["allow"])).map((m,d)=>["allow",d,"clusters"]),h=U((0,k.valueAt)(s,["releases"])).map((m,d)=>["releases",d,"cluster\
s"]);return[...t,...u,...h].flatMap(m=>U((0,k.valueAt)(s,m)).map((d,e)=>[...m,e]))}function wt(s,t){return t.flatMap((u,h)=>u===void 0?[]:[{name:u,environment:(0,W.environmentOf)(
s,h)??null}])}function Pt(s){return U((0,k.valueAt)(s,["clusters"])).map(t=>{let u=(0,k.valueAt)(t,["name"]);return typeof u=="string"?u:void 0})}function*B(s,t){
if(typeof s=="string")yield[t,s];else if(Array.isArray(s))for(let[u,h]of s.entries())yield*B(h,[...t,u]);else for(let[u,h]of Object.entries(Q(s)))yield*B(h,[...t,
u])}function Q(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)?s:{}}function U(s){return Array.isArray(s)?s:[]}var At=require("./core.js"),xt=require("./core.js"),$e=require("./core.js");var R=require("./core.js"),be=require("./core.js");var ve=require("./core.js"),ke=require("./core.js"),jt=require("./core.js");function qe(s){let t=(0,be.readDocuments)(s),[u,h]=t,m=(e,r)=>{throw new ve.SettingsError_2([{place:(0,ke.placeOf_4)(s,e),problem:r}])},d=t.find(e=>!(0,R.isReadable)(
e));return d&&!(0,R.isReadable)(d)&&m({start:d.at,end:d.at},d.problem),!u||!(0,R.isReadable)(u)||h?m({start:0,end:0},"a snapshot is one document, as kruise-pref\
light snapshot - writes it"):St(s,u,m)}function St(s,{root:t},u){let h=we(zt(t,s.text)),m=o=>{let{node:a}=(0,$e.written)(t,o);return{start:a.start,end:a.end}};if(h?.
kind!=="ClusterSnapshot")return u(m(["kind"]),"this is no snapshot; kruise-preflight snapshot - writes one, of kind ClusterSnapshot");if(h.apiVersion!=="kruise-\
preflight/v1")return u(m(["apiVersion"]),"snapshots of apiVersion kruise-preflight/v1 are read; take it again");let{taken:d}=h;if(typeof d!="string"||!Nt(d))return u(
m(["taken"]),"taken is no day as 2026-11-22");let e=o=>{let a=h[o];return a===void 0?void 0:o==="kruise"&&a==="none"||typeof a=="string"&&(0,O.parseVersion)(a)?
a:u(m([o]),`${o} is no version`)},r=o=>{if(h[o]===void 0)return;let a=we(h[o]);return a?Object.fromEntries(Object.entries(a).map(([i,n])=>!/^[A-Za-z][A-Za-z0-9]*$/.
test(i)||n!==!0&&n!==!1&&n!=="true"&&n!=="false"?u(m([o,i]),`${(0,j.quoted)(i)} is neither true nor false`):[i,n===!0||n==="true"])):u(m([o]),`${o} is no mappin\
g of true and false`)},y=o=>{let a=h[o]??[];return Array.isArray(a)?a:u(m([o]),`${o} is no list`)};y("items");let[f,c,p]=[e("kubernetes"),e("kruise"),r("kruiseF\
eatureGates")];return X(V(X(V(V({file:s,taken:d},f!==void 0&&{kubernetes:f}),c!==void 0&&{kruise:c}),{featureGates:r("featureGates")??{}}),p&&{kruiseFeatureGates:p}),
{vclusters:y("vclusters").map((o,a)=>{let{namespace:i,version:n}=we(o)??{};return typeof i!="string"||typeof n!="string"||!(0,O.parseVersion)(n)?u(m(["vclusters",
a]),"a virtual cluster has a namespace and a version"):{namespace:i,version:n}}),complete:y("complete").map((o,a)=>typeof o=="string"?o:u(m(["complete",a]),"a k\
ind is a name")),placeOf:m})}function zt(s,t){let u={type:["string"]};return C(s,t,{properties:{taken:u,kubernetes:u,kruise:u,vclusters:{items:{properties:{version:u}}}}})}
function we(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)?s:void 0}function Nt(s){let t=new Date(`${s}T00:00:00Z`);return/^\d{4}-\d\d-\d\d$/.test(s)&&
!Number.isNaN(t.getTime())&&t.toISOString().startsWith(s)}0&&(module.exports={configValue,problemAt,problemsOfMeaning,readSnapshot,resolved,schemaAddress,schemaAt,validate});
