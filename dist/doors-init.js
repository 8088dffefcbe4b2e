var Ze=Object.create;var V=Object.defineProperty,He=Object.defineProperties,Ke=Object.getOwnPropertyDescriptor,qe=Object.getOwnPropertyDescriptors,Ue=Object.getOwnPropertyNames,we=Object.
getOwnPropertySymbols,Je=Object.getPrototypeOf,ke=Object.prototype.hasOwnProperty,Qe=Object.prototype.propertyIsEnumerable;var be=(e,t,o)=>t in e?V(e,t,{enumerable:!0,configurable:!0,writable:!0,value:o}):e[t]=o,g=(e,t)=>{for(var o in t||={})ke.call(t,o)&&be(e,o,t[o]);if(we)for(var o of we(
t))Qe.call(t,o)&&be(e,o,t[o]);return e},P=(e,t)=>He(e,qe(t));var Xe=(e,t)=>{for(var o in t)V(e,o,{get:t[o],enumerable:!0})},Oe=(e,t,o,f)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Ue(t))!ke.call(e,a)&&a!==
o&&V(e,a,{get:()=>t[a],enumerable:!(f=Ke(t,a))||f.enumerable});return e};var Se=(e,t,o)=>(o=e!=null?Ze(Je(e)):{},Oe(t||!e||!e.__esModule?V(o,"default",{value:e,enumerable:!0}):o,e)),Ye=e=>Oe(V({},"__esModule",{value:!0}),e);var Ut={};Xe(Ut,{configFor:()=>ge,init:()=>Me});module.exports=Ye(Ut);var T=require("node:fs"),he=Se(require("node:path")),Le=Se(require("./knowledge.json"));var Pe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policies/schema/con\
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
string",pattern:"\\S",examples:["manifests/**"]}}};var Q=require("./core.js"),tt=require("./core.js"),st=require("./core.js"),rt=require("./core.js"),nt=require("./core.js"),ot=require("./core.js");var it=require("./core.js"),X=require("./core.js"),Y=require("./core.js");var W=require("./core.js"),ee=require("./core.js");var at=require("./core.js"),lt=require("./core.js"),L=require("./core.js"),ft=require("./core.js"),pt=require("./core.js"),ut=require("./core.js"),te=require("./core.js");var ct;function dt(){return ct??=require("./gitops.js")}function E(...e){return dt().reachedBy(...e)}var B=require("./core.js");var se=require("./core.js"),re=require("./core.js"),ne=require("./core.js"),mt=require("./core.js"),ht=require("./core.js"),gt=require("./core.js"),yt=require("./core.js"),
$t=require("./core.js"),vt=require("./core.js"),xt=require("./core.js"),wt=require("./core.js"),bt=require("./core.js"),kt=require("./core.js"),Ot=require("./core.js"),
St=require("./core.js");var M=require("./core.js"),_=require("./core.js");var Pt;function Ct(){return Pt??=require("./carriers.js")}function Ce(...e){return Ct().kruiseCarriers(...e)}var Tt;function jt(){return Tt??=require("./carriers.js")}function Z(...e){return jt().kubernetesCarriers(...e)}var At=require("./core.js"),Ft=require("./core.js"),oe=require("./core.js"),ie=require("./core.js");var ae=require("./core.js"),Nt=require("./core.js"),It=require("./core.js"),Gt=require("./core.js"),Dt=require("./core.js"),zt=require("./core.js"),Vt=require("./core.js");var le=require("./core.js");var Lt=new Set(["in-cluster","https://kubernetes.default.svc"]);function Te(e,t,o,f){let{destinations:a,checkout:i}=e,u=new Map,c=(n,l,v)=>{let x=n.replace(/^env:/,
"").replace(/[^\p{L}\p{N}_.:/@+-]/gu,"-").replace(/^[^\p{L}\p{N}_]+/u,"");if(x===""||f.has(x)||u.has(x))return;let N=v??(x===n||o.has(n)?void 0:n);u.set(x,g({written:n,
because:l},N!==void 0&&{destinations:[N]}))};for(let{carrier:n,document:l}of t)n.cluster&&c(n.cluster,`${n.what}, ${l.file.path}`);let m=n=>Lt.has(n.replace(/\/$/,
""));for(let{cluster:n,by:l}of a){if(n===null||m(n))continue;let v=`${l.kind} ${l.name}, ${l.document.file.path}`;if(!n.includes("://"))c(n,v);else{let x=/:\/\/([^/:]+)/.
exec(n)?.[1]??"server";c(x,`${v}; rename it as you call it`,n)}}let $=new Set(a.filter(({tool:n})=>n==="Flux").map(({by:n})=>n.document.file.path));for(let n of $){
let l=/(?:^|\/)clusters\/([^/]+)\//.exec(n)?.[1];l&&c(l,`the folder ${n.slice(0,n.indexOf(`clusters/${l}`))}clusters/${l} of Flux`)}if(u.size===0||!a.length)for(let[
n,{because:l}]of[...o].sort(([v],[x])=>v<x?-1:1))c(n,l);let s=new Set(a.map(({by:n})=>n.document.file.path)),y=n=>{let l=[...E(n,i)].filter(v=>!/kustomization\.ya?ml$/i.
test(v));return l.length>0&&l.every(v=>s.has(v))},k=a.find(n=>{let{cluster:l,by:v}=n,x=v.document.file.path.split("/");return l!==null&&m(l)&&!y(n)&&![...u.keys()].
some(N=>x.includes(N))});return k&&u.size!==1&&c("in-cluster",`the cluster that Argo CD runs in, ${k.by.document.file.path}`),new Map([...u].sort(([n],[l])=>n<l?
-1:1))}var fe=require("./shared.js"),pe=require("./shared.js"),Mt=require("./shared.js");var _t=new Set(["overlays","environments","envs","env","clusters"]),je=/^(.*\/|)values[-_.]([a-z0-9][a-z0-9-]*)\.ya?ml$/i;function Ae(e){let t=new Map,o=(f,a)=>{
let i=t.get(f)??{files:new Set,because:a};return t.set(f,i),i.files};for(let f of e.names){let a=f.split("/"),i=a.findIndex((s,y)=>_t.has(s)&&y<a.length-2);if(i<
0)continue;let u=a[i+1],c=a.slice(0,i+2).join("/"),m=o(u,`the folder ${c}`);m.add(f);let $=(0,fe.kustomizationIn)(f.slice(0,f.lastIndexOf("/")),e);if($)for(let s of(0,pe.reachOf)(
$,e).files.keys())m.add(s)}for(let f of e.names){let[,a="",i]=je.exec(f)??[];if(i===void 0||!e.isFile(`${a}Chart.yaml`))continue;let u=o(i,`the values ${f}`);for(let c of e.
names){let m=c.startsWith(a)?je.exec(c)?.[2]:i;c.startsWith(a)&&(m===void 0||m===i)&&u.add(c)}}return t}var Rt=/(?:^|[-_.])(prod|production|staging|stage|preprod|dev|development|test|qa|uat|sandbox|preview)(?:[-_.]|$)/i;
function Fe(e){let[,t]=Rt.exec(e)??[];return t===void 0||t===e?void 0:t.toLowerCase()}var ue=require("./core.js");function z({file:e},{span:t}){return new ue.LineIndex(e.text).at(t.start).line}function ce(e,t){return t?`${e.file.path}:${z(e,t)}`:e.file.path}var H=require("./core.js"),Wt=require("./core.js"),Et=require("./core.js");var de=require("./core.js"),Bt=require("./core.js");function Ne(e,t){let o=new Map;for(let{carrier:f,document:a}of e){if(!f.version)continue;let{path:i}=a.file,u=t.filter(({by:y,source:k})=>y.document.file.path===
i&&y.document.start===a.start&&k.chart===f.chart),c=i.split("/").at(-2),[m]=u,$=m?.name??c??"tenant",s=f.namespace??m?.namespace;o.has($)||o.set($,g(g({name:$,carrier:f,
document:a},s!==void 0&&!s.includes("{{")&&{namespace:s}),m&&{destination:m}))}return[...o.values()].sort((f,a)=>f.name<a.name?-1:1)}function Ie({version:e,values:t},o,f,a,i,u){
let c=f!==void 0&&a.isFile(f)?a.read(f):void 0,m=c&&!("unread"in c)?(0,_.readDocuments)(c).filter(M.isReadable):[],[$]=[...m,o].flatMap(l=>Z(l).map(v=>({each:l,
carrier:v})));if($){let{path:l}=$.each.file;return{from:l,because:`${$.carrier.version.text}, ${$.carrier.what}, line ${z($.each,$.carrier.version)}`}}let s=e&&
(0,te.resolveRelease)(i,"vcluster",e.text);if(!s)return;let y=(0,ie.vclusterOptions)(t??{}),k={name:"",kubernetes:(0,L.newest)(i,"kubernetes")};if(y.distro!=="k\
3s"&&new H.ClusterProfile(i,P(g({},k),{vcluster:s})).holds("guest-follows-host-version"))return u&&P(g({},u),{because:`its host's, which vcluster ${s.display} f\
ollows`});let n=(0,de.guestByDefault)(new H.ClusterProfile(i,k),s,y,i);return n===void 0?void 0:{value:n,because:`the default of vcluster ${s.display}`}}var me=2e4,Zt=/(?:^|\/)(?:\.github|\.circleci|tests?|e2e|hack|examples?|testdata|vendor)\//,Ht=/kruise|vcluster|kindest\/node|k3s|eksctl\.io|cluster\.x-k8s\.io|kops\.k8s\.io|controlPlane/;
function Ge(e,t,o,f){let a=[],i=e.at(".").filter(({unread:r})=>r===void 0);i.length>me&&a.push(`Only the first ${me} of ${i.length} files were looked at.`);let u=i.
slice(0,me).flatMap(({name:r})=>{let d=e.read(r);return"unread"in d||Zt.test(`${r}`)||!Ht.test(d.text)?[]:(0,_.readDocuments)(d).filter(M.isReadable)}),c=r=>u.flatMap(
d=>r(d).map(p=>({document:d,carrier:p}))),m=c(Z).filter(({carrier:r})=>!r.ofNodes),$=c(Ce).filter(({carrier:r})=>r.version),s=c(oe.vclusterCarriers).filter(({carrier:r})=>r.
version||r.kind==="values"),y=(0,W.gitOpsOf)(e,".",[],f),k=Ae(y.checkout),n=Ne(s,y.destinations),l=Te(y,m,k,new Set(n.map(({name:r})=>r))),v=[...l.keys(),...n.map(
({name:r})=>r)].map(r=>g({name:r},l.get(r)?.destinations&&{destinations:l.get(r)?.destinations})),x=(0,W.gitOpsOf)(e,".",v,f),N=new ae.Going(x),_e=x.destinations.
length>0,q=r=>{let d=new Set(r.split("/").slice(0,-1)),p=N.of(r).flatMap(({clusters:h})=>h),b=x.destinations.filter(({by:h})=>h.document.file.path===r).flatMap(
({clusters:h})=>h),w=[...l.keys()].filter(h=>d.has(h));return[b,w,p].find(({length:h})=>h>0)??[]},ye=r=>{let d={settings:se.NO_SETTINGS,folder:".",tree:e,anywhere:!1};
try{new le.VersionsFrom(d,t).of(g(g({},(0,ne.adHocCluster)({kubernetes:$e})),r));return}catch(p){if(p instanceof re.SettingsError)return p.problems[0]?.problem??
p.message;throw p}},$e=Kt((0,L.newest)(t,"kubernetes").display),U=r=>{let d=$.filter(({document:O})=>q(O.file.path).includes(r)),p=$.filter(({document:O})=>q(O.
file.path).length===0),[b,...w]=d.length>0?d:p;if(!b?.carrier.version)return;let{document:h,carrier:S}=b,{version:A,what:I}=P(g({},S),{version:b.carrier.version}),
G=h.file.path,R=new Set(w.map(O=>O.document.file.path).filter(O=>O!==G)),D=ye({name:r,kruise:{from:G}}),F=x.destinations.find(({by:O,source:Ee,clusters:Be})=>O.
document.file.path===G&&Ee.chart==="kruise"&&Be.includes(r));if(D&&F?.source.revision&&/^v?\d+\.\d+\.\d+/.test(F.source.revision))return{value:F.source.revision,
because:`${ce(h,A)}, ${F.by.kind} ${F.by.name}`};if(D)return{because:D.replace(/; write.*/,"; write the version")};let j=R.size>0?`; ${[...R][0]} sets one too`:
"";return{from:G,because:`${A.text}, ${I}, line ${z(h,A)}${j}`}},ve=r=>{let d=m.filter(({carrier:w})=>w.cluster===r),[p]=d.length>0?d:m.filter(({document:w})=>q(
w.file.path).includes(r));if(!p||p.carrier.what==="vcluster values")return;let b=p.document.file.path;if(!ye({name:r,kubernetes:"",kubernetesFrom:b}))return{from:b,
because:`${p.carrier.version.text}, ${p.carrier.what}, line ${z(p.document,p.carrier.version)}`}},xe=r=>{let{checkout:d,destinations:p}=x,b=p.filter(({clusters:S})=>S.
includes(r)),w=new Set(b.flatMap(S=>[...E(P(g({},S),{values:[]}),d)]));if(w.size>0)return{paths:(0,B.grouped_2)(w,d.names),pathsBecause:"what Argo CD and Flux s\
end there"};let h=k.get(l.get(r)?.written??r);return h?{paths:(0,B.grouped_2)(h.files,d.names),pathsBecause:h.because}:{}},Re=[...l].map(([r,{because:d,destinations:p}])=>{
let b=Fe(r),[w,h]=[ve(r),U(r)];return g(g(g(g(g({name:r,because:d},b&&{environment:b}),w&&{kubernetes:w}),h&&{kruise:h}),p&&{destinations:p}),xe(r))}),We=n.map(
({name:r,carrier:d,document:p,namespace:b,destination:w})=>{let h=x.destinations.find(({by:j,name:O})=>w&&j.document.file.path===w.by.document.file.path&&O===w.
name),S=h?.clusters.find(j=>l.has(j))??(l.size===1?[...l.keys()][0]:void 0),A=h?.values.find(j=>"file"in j&&j.isHere),I=A&&"file"in A?A.file:void 0,{paths:G,pathsBecause:R}=xe(
r),D=Ie(d,p,I,e,t,S===void 0?void 0:ve(S)),F=d.version;return P(g(g(P(g({name:r,because:`a virtual cluster, ${ce(p,d.version)}`},D&&{kubernetes:D}),{vcluster:P(
g({from:p.file.path},I!==void 0&&e.isFile(I)&&{values:I}),{because:`${F?.text}`})}),S&&{host:S}),b!==void 0&&{hostNamespace:b}),{paths:G??[],pathsBecause:R??"no\
thing here says what goes into it: write its folders"})}),J=[...Re,...We];return J.length===0&&J.push(g({name:"cluster",because:"nothing here names a cluster: w\
rite one for each that these manifests go to"},U("cluster")&&{kruise:U("cluster")})),{schema:o,newest:$e,clusters:J,hasGitOps:_e,notes:a}}function Kt(e){return e.
split(".").slice(0,2).join(".")}function ze({schema:e,newest:t,clusters:o,hasGitOps:f,notes:a}){let i=[],u=(s,y="")=>{let k=y.replace(/[\p{Cc}\u2028\u2029]/gu,"?");i.push(k===""?s:`${s.padEnd(
58)} # ${k}`)};i.push(`# yaml-language-server: $schema=${e}`),i.push("# Written by `kruise-preflight init` from what this repository says. What a comment doubts\
 is for you to say.");for(let s of a)i.push(`# ${s.replace(/[\p{Cc}\u2028\u2029]/gu,"?")}`);let c="knows: [PriorityClass, LimitRange, SidecarSet]",m=o.some(({kubernetes:s})=>!s);
m&&(i.push("defaults:"),u(`  kubernetes: ${t}`,"no file says it: write what `kubectl version` prints for the server")),i.push(`${m?"  ":""}# Where this reposito\
ry holds all of a kind that a cluster has, what is missing is an error:`),i.push(...m?[`  # ${c}`]:["# defaults:",`#   ${c}`]);let $=[...new Set(o.flatMap(({environment:s})=>s??
[]))].sort();$.length>0&&i.push("environments:",...$.map(s=>`  ${C(s)}: {}`)),f&&(i.push("# Instead of `paths`: each cluster gets what Argo CD and Flux send the\
re, new folders too."),i.push("# gitops: true")),i.push("clusters:");for(let s of o){if(u(`  - name: ${C(s.name)}`,s.because),s.environment&&i.push(`    environ\
ment: ${C(s.environment)}`),De("kubernetes",s.kubernetes,u),De("kruise",s.kruise,u),s.vcluster){let{from:y,value:k,values:n,because:l}=s.vcluster,v=[...y===void 0?
[`version: ${C(k??"")}`]:[`from: ${C(y)}`],...n===void 0?[]:[`values: ${C(n)}`]];u(`    vcluster: { ${v.join(", ")} }`,l)}if(s.host?i.push(`    host: ${C(s.host)}`):
s.vcluster&&u("    # host:","nothing here says which cluster it runs on: write its name"),s.hostNamespace&&i.push(`    hostNamespace: ${C(s.hostNamespace)}`),s.
destinations&&i.push(`    destinations: [${s.destinations.map(y=>JSON.stringify(y)).join(", ")}]`),s.paths?.length===0)u("    paths: []",s.pathsBecause);else if(s.
paths){u("    paths:",s.pathsBecause);for(let y of s.paths)i.push(`      - ${JSON.stringify(qt(y))}`)}}return`${i.join(`
`)}
`}function De(e,t,o){t&&(t.from!==void 0?o(`    ${e}: { from: ${C(t.from)} }`,t.because):t.value!==void 0?o(`    ${e}: ${t.value}`,t.because):o(`    # ${e}:`,t.
because))}function qt(e){let t=e.replace(/[*?[\]{}\\!]/g,"\\$&");return e.endsWith("/")?`${t}**`:t}function C(e){return/^[A-Za-z][\w./-]*$/.test(e)&&!/^(?:null|true|false|yes|no|on|off|y|n)$/i.
test(e)?e:JSON.stringify(e)}var K=require("./core.js");function ge(e,t){return ze(Ge(e,Le.default,Pe.$id,t))}function Me({cwd:e,output:t=Q.CONFIG,force:o=!1}){let f=he.default.resolve(e,t);if(t!=="-"&&!o&&Ve(f))throw new K.UsageError_2(
`${t} is there already; --force writes it anew, and --output - prints what would be written`);let a=ge((0,Y.diskTree)(e),(0,ee.originOf)(e));if(t==="-")return{text:a};
if(Ve(f)&&!(0,T.lstatSync)(f).isFile())throw new K.UsageError_2(`${t}: it is no regular file`);return(0,X.asked)(t,()=>{(0,T.mkdirSync)(he.default.dirname(f),{recursive:!0}),
(0,T.writeFileSync)(f,a,{flag:o?"w":"wx"})}),{file:t,text:a}}function Ve(e){return(0,T.existsSync)(e)||(0,T.lstatSync)(e,{throwIfNoEntry:!1})!==void 0}0&&(module.exports={configFor,init});
