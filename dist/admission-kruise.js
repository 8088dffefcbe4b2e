var ot=Object.defineProperty,Zo=Object.defineProperties,Qo=Object.getOwnPropertyDescriptor,Xo=Object.getOwnPropertyDescriptors,Yo=Object.getOwnPropertyNames,rt=Object.
getOwnPropertySymbols;var bt=Object.prototype.hasOwnProperty,nr=Object.prototype.propertyIsEnumerable;var or=(e,t,r)=>t in e?ot(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r,p=(e,t)=>{for(var r in t||={})bt.call(t,r)&&or(e,r,t[r]);if(rt)for(var r of rt(
t))nr.call(t,r)&&or(e,r,t[r]);return e},f=(e,t)=>Zo(e,Xo(t));var le=(e,t)=>{var r={};for(var o in e)bt.call(e,o)&&t.indexOf(o)<0&&(r[o]=e[o]);if(e!=null&&rt)for(var o of rt(e))t.indexOf(o)<0&&nr.call(e,o)&&(r[o]=e[o]);return r};var en=(e,t)=>{for(var r in t)ot(e,r,{get:t[r],enumerable:!0})},tn=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Yo(t))!bt.call(e,n)&&
n!==r&&ot(e,n,{get:()=>t[n],enumerable:!(o=Qo(t,n))||o.enumerable});return e};var rn=e=>tn(ot({},"__esModule",{value:!0}),e);var Ba={};en(Ba,{advancedCronJobRefusals:()=>Pr,advancedDaemonSetRefusals:()=>Fr,advancedStatefulSetRefusals:()=>Nr,broadcastJobRefusals:()=>wr,budgetRefusals:()=>fo,
distributionRefusals:()=>bo,ephemeralJobRefusals:()=>Wr,imageListRefusals:()=>Vr,imagePullRefusals:()=>Jr,jobTemplateRefusals:()=>Gr,podStateRefusals:()=>Kr,probeMarkerRefusals:()=>no,
recreateRefusals:()=>Ur,sidecarSetRefusals:()=>No,unitedDeploymentRefusals:()=>Go});module.exports=rn(Ba);var ce=require("./core.js");var on=require("./core.js"),ht=require("./core.js"),nn=require("./core.js");var sn=require("./core.js"),an=require("./core.js"),ln=require("./core.js"),de=require("./core.js");var vt=require("./core.js"),c=require("./core.js"),z=require("./core.js"),S=require("./core.js"),b=require("./core.js"),v=require("./core.js"),Z=require("./core.js"),
g=require("./core.js"),u=require("./core.js"),Q=require("./core.js"),k=require("./core.js");var w=require("./core.js"),R=require("./core.js");var xt=require("./core.js"),G=require("./core.js"),h=require("./core.js"),cn=require("./core.js"),dn=require("./core.js"),pn=require("./core.js");var Re=require("./core.js"),L=require("./core.js"),re=require("./core.js");var ir="[a-z0-9]+(?:(?:[._]|__|[-]*)[a-z0-9]+)*",sr="(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])",un=`${sr}(?:\\.${sr})*(?::[0-9]+)?`,mn=`(?:${un}/)?${ir}\
(?:/${ir})*`,fn="[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}",ar=new RegExp(`^(${mn})(?::(\\w[\\w.-]{0,127}))?(?:@(${fn}))?$`),lr={sha256:64,
sha384:96,sha512:128};function nt(e,t){if(/^[a-f0-9]{64}$/.test(e))return t.say("image-is-identifier",{image:e});let r=e.indexOf("/"),o=e.slice(0,Math.max(r,0)),
n=r>=0&&(/[.:]/.test(o)||o==="localhost"),i=n?o:"docker.io",s=n?e.slice(r+1):e;(i==="docker.io"||i==="index.docker.io")&&!s.includes("/")&&(s=`library/${s}`);let[
a=""]=s.split(":");if(a.toLowerCase()!==a)return t.say("image-not-lowercase");let l=`${i==="index.docker.io"?"docker.io":i}/${s}`,d=ar.exec(l);if(!d)return t.say(
ar.test(l.toLowerCase())?"image-name-uppercase":"image-format");let[,m="",,y]=d;return m.slice(m.indexOf("/")+1).length>255||m.length>255?t.say("image-name-long"):
y===void 0?void 0:yn(y,t)}function yn(e,t){let[r="",o=""]=e.split(":"),n=Object.hasOwn(lr,r)?lr[r]:void 0;return n===void 0?t.say("digest-algorithm"):o.length!==
n?t.say("digest-length"):/^[a-f0-9]+$/.test(o)?void 0:t.say("digest-format")}var F=require("./core.js"),I=require("./core.js"),gn=require("./core.js"),pe=require("./core.js"),$e=require("./core.js"),Sn=require("./core.js");var Me=["spec","template","imageListPullJobTemplate","spec"],cr=24*3600,bn=255;function*dr(e,t,r,o){let n=(0,u.text)(t,"concurrencyPolicy")||"Replace";if(n!=="R\
eplace"&&n!=="Forbid"){let a=e.invalid(["spec","spec","concurrencyPolicy"],n,"advancedcronjob-pull-policy",{policy:n});yield f(p({},a),{place:["spec","concurren\
cyPolicy"]})}let i=(0,c.child)(r,"spec")??{},s=hn(e,i)??Pn(e,i,o)??En(e,i);s&&(yield s)}function hn(e,t){let r=(0,c.child)(t,"selector"),o=[...Me,"selector"];if((0,b.member)(
r,"matchLabels")!==void 0||(0,b.member)(r,"matchExpressions")!==void 0){if((0,b.member)(r,"names")!==void 0)return e.invalid(o,vn(r),"ipj-names-and-labels");let l=(0,I.selectorFault)(
r,e.build);if(l)return Le(e.invalid([...o,"labelSelector"],(0,L.selectorLiteral)(r),"ipj-selector",{error:l}),o)}let n=(0,k.texts)(r,"names");if(new Set(n).size!==
n.length)return e.invalid([...o,"names"],{go:(0,re.stringList)(n),json:n},"ipj-names-twice");let i=(0,c.child)(t,"podSelector");if(!i)return;let s=[...Me,"podSe\
lector"];if(r)return Le(e.invalid(Me,xn(t),"ipj-two-selectors"),s);let a=(0,I.selectorFault)(i,e.build);if(a)return Le(e.invalid([...s,"labelSelector"],(0,L.selectorLiteral)(
i),"ipj-selector",{error:a}),s)}function Le(e,t){return f(p({},e),{place:t})}function vn(e){return{go:`v1beta1.ImagePullJobNodeSelector{Names:${(0,re.stringList)(
(0,k.texts)(e,"names"),Array.isArray((0,b.member)(e,"names")))}, LabelSelector:${(0,L.selectorLiteral)(e).go}}`,json:e??{}}}function xn(e){let t=(0,c.child)(e,"\
completionPolicy"),r=(0,u.text)(t,"type")==="",o=(d,m)=>`(*${d})(${m?"0x0":"nil"})`,n=(d,m)=>(0,b.member)(d,m)!==void 0,i=d=>(0,re.stringList)((0,k.texts)(e,d),
Array.isArray((0,b.member)(e,d))),s=[`Type:${(0,h.quote)((0,u.text)(t,"type")||"Always")}`,`ActiveDeadlineSeconds:${o("int64",n(t,"activeDeadlineSeconds"))}`,`T\
TLSecondsAfterFinished:${o("int32",n(t,"ttlSecondsAfterFinished"))}`],l=`v1beta1.ImagePullJobTemplate{${[`PullSecrets:${i("pullSecrets")}`,`Selector:${o("v1beta\
1.ImagePullJobNodeSelector",n(e,"selector"))}`,`PodSelector:${o("v1beta1.ImagePullJobPodSelector",n(e,"podSelector"))}`,`Parallelism:${o("intstr.IntOrString",n(
e,"parallelism"))}`,`PullPolicy:${o("v1beta1.PullPolicy",r||n(e,"pullPolicy"))}`,`CompletionPolicy:v1beta1.CompletionPolicy{${s.join(", ")}}`,`SandboxConfig:${o(
"v1beta1.SandboxConfig",n(e,"sandboxConfig"))}`,`ImagePullPolicy:${(0,h.quote)((0,u.text)(e,"imagePullPolicy")||(r?"IfNotPresent":""))}`].join(", ")}}`;return{go:`\
v1beta1.ImageListPullJobSpec{Images:${i("images")}, ImagePullJobTemplate:${l}}`,json:e}}function Pn(e,t,r){let o=(0,k.texts)(t,"images"),n=[...Me,"images"],i={go:(0,re.stringList)(
o,Array.isArray((0,b.member)(t,"images"))),json:o};if(o.length===0)return e.invalid(n,i,"ipj-no-image");if(o.length>bn)return e.invalid(n,i,"ipj-images-many");let s=o.
findIndex((a,l)=>o.indexOf(a)<l);if(s>=0)return Le(e.invalid(n,i,"ipj-images-twice"),[...n,s]);for(let[a,l]of o.entries()){let d=nt(l,r.cluster);if(d)return Le(
e.invalid(n,i,"ipj-image",{image:l,error:d}),[...n,a])}}function En(e,t){let r=(0,c.child)(t,"completionPolicy"),o=[...Me,"completionPolicy"],n=(0,u.text)(r,"ty\
pe")||"Always";if(n!=="Always")return e.invalid([...o,"type"],n,"advancedcronjob-pull-completion",{type:n});let i=(0,v.number)(r,"activeDeadlineSeconds"),s=(0,v.number)(
r,"ttlSecondsAfterFinished"),l=(0,v.number)((0,c.child)(t,"pullPolicy"),"timeoutSeconds")??((0,u.text)(r,"type")===""?600:void 0),d=[...o,"activeDeadlineSeconds"];
if(i!==void 0){if(i>cr)return e.invalid(d,i,"advancedcronjob-pull-long",{max:cr,deadline:i});if(l!==void 0&&l>i)return e.invalid(d,i,"advancedcronjob-pull-deadl\
ine",{timeout:l})}if(s!==void 0)return e.invalid([...o,"ttlSecondsAfterFinished"],s,"advancedcronjob-pull-ttl")}var oe=require("./core.js"),$=require("./core.js"),C=require("./core.js"),it=require("./core.js"),D=require("./core.js"),Rn=require("./core.js"),x=require("./core.js"),
Ae=require("./core.js"),jn=require("./core.js"),X=require("./core.js"),M=require("./core.js"),Ce=require("./core.js"),Fn=require("./core.js"),ue=require("./core.js");var Ne=require("./core.js"),we=require("./core.js"),O=require("./core.js"),Pt=require("./core.js"),J=require("./core.js"),A=require("./core.js"),je=require("./core.js"),
q=require("./core.js"),On=require("./core.js");var Tn=["","jan","feb","mar","apr","may","jun","jul","aug","sep","oct","nov","dec"],kn=["sun","mon","tue","wed","thu","fri","sat"],pr=[{min:0,max:59},{min:0,max:23},
{min:1,max:31},{min:1,max:12,names:Tn},{min:0,max:6,names:kn}],$n=["@yearly","@annually","@monthly","@weekly","@daily","@midnight","@hourly"],st=class extends Error{};
function yr(e,t){try{Mn(e,t);return}catch(r){if(r instanceof st)return r.message;throw r}}function W(e,t,r={}){let o=e.say(t,r);throw new st(e.holds("advancedcr\
onjob-cron-v3")?o:`${o[0]?.toUpperCase()}${o.slice(1)}`)}function Mn(e,t){e===""&&W(t,"cron-empty");let r=e;if(t.holds("advancedcronjob-cron-v3")&&/^(CRON_)?TZ=/.
test(e)){let n=e.indexOf(" ");n<0&&W(t,"cron-zone-only");let i=e.slice(e.indexOf("=")+1,n),s=Et(i,t);s&&W(t,"cron-bad-location",{zone:i,error:s}),r=e.slice(n).trim()}
if(r.startsWith("@")){Ln(r,t);return}let o=r.split(/\s+/).filter(n=>n!=="");if(o.length!==pr.length){let n=t.holds("advancedcronjob-cron-v3")?`[${o.join(" ")}]`:
e;W(t,"cron-fields",{count:o.length,shown:n})}for(let[n,i]of o.entries())for(let s of i.split(",").filter(a=>a!==""))An(s,pr[n],t)}function Ln(e,t){if($n.includes(
e))return;e.startsWith("@every ")||W(t,"cron-descriptor",{descriptor:e});let r=Cn(e.slice(7),t);r&&W(t,"cron-duration",{descriptor:e,error:r})}function An(e,t,r){
let[o="",n,...i]=e.split("/"),[s="",a,...l]=o.split("-"),d=t.min,m=t.max;s!=="*"&&s!=="?"&&(d=ur(s,t,r),l.length>0&&W(r,"cron-hyphens",{expression:e}),m=a===void 0?
d:ur(a,t,r)),i.length>0&&W(r,"cron-slashes",{expression:e});let y=1;n!==void 0&&(y=gr(n,r),a===void 0&&l.length===0&&(m=t.max)),d<t.min&&W(r,"cron-below",{start:d,
min:t.min,expression:e}),m>t.max&&W(r,"cron-above",{end:m,max:t.max,expression:e}),d>m&&W(r,"cron-beyond",{start:d,end:m,expression:e}),y===0&&W(r,"cron-step",{
expression:e})}function ur(e,{names:t},r){let o=e===""?-1:t?.indexOf(e.toLowerCase())??-1;return o<0?gr(e,r):o}function gr(e,t){let r=(0,Ne.atoi)(e,t);return typeof r!=
"number"?W(t,"cron-int",{text:e,error:r.error}):(r<0&&W(t,"cron-negative",{number:r,text:e}),r)}function Cn(e,t){let r=(0,h.quote)(e),o=e.replace(/^[-+]/,"");if(o===
"0")return;if(o==="")return t.say("duration-invalid",{shown:r});let n=o;for(;n!=="";){let i=/^(\d+\.?\d*|\.\d+)/.exec(n)?.[0];if(i===void 0)return t.say("durati\
on-invalid",{shown:r});n=n.slice(i.length);let s=/^[^.\d]*/.exec(n)?.[0]??"";if(s==="")return t.say("duration-no-unit",{shown:r});if(!["ns","us","\xB5s","\u03BCs",
"ms","s","m","h"].includes(s))return t.say("duration-unit",{unit:(0,h.quote)(s),shown:r});n=n.slice(s.length)}}var mr;function fr(){return mr??=new Set(Intl.supportedValuesOf(
"timeZone")),mr}function Et(e,t){if(e===""||e==="UTC"||e==="Local"||fr().has(e))return;if(e.includes("..")||e.startsWith("/")||e.includes("\\"))return t.say("zo\
ne-name-invalid");let r=e.toLowerCase();return![...fr()].some(n=>n.toLowerCase()===r)&&/^[A-Z]/.test(e)&&Nn(e)?void 0:t.say("zone-unknown",{zone:e})}function Nn(e){
try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}var me=require("./core.js"),j=require("./core.js");var wn=require("./core.js"),In=require("./core.js"),Ie=require("./core.js"),Un=require("./core.js");var at=require("./core.js"),Rt=require("./core.js"),Ue=require("./core.js");function lt(e){return t=>`${e}.${t}`}var De="pointer to LabelSelector",fe="pointer to IntOrString",jt="pointer to int64";function Sr(e,t,r){let o=lt(e),n=(0,Ie.patchSchema)(
"PodTemplateSpec",r).structs.get("Container"),i={type:`string as ${o("ShareVolumePolicyType")}`};return f(p({},(0,at.cloneSetStructs)(t)),{[o("SidecarSet")]:{spec:o(
"SidecarSetSpec")},[o("SidecarSetSpec")]:p(f(p(p({selector:De},e==="v1alpha1"&&{namespace:"string"}),t.holds("sidecarset-namespace-selector")&&{namespaceSelector:De}),
{initContainers:`list of ${o("SidecarContainer")}`,containers:`list of ${o("SidecarContainer")}`,volumes:"list of Volume",updateStrategy:o("SidecarSetUpdateStra\
tegy"),injectionStrategy:o("SidecarSetInjectionStrategy"),imagePullSecrets:"list of LocalObjectReference",revisionHistoryLimit:"pointer to int32"}),t.holds("sid\
ecarset-patches-metadata")&&{patchPodMetadata:`list of ${o("SidecarSetPatchPodMetadata")}`}),[o("SidecarContainer")]:p(f(p({},Object.fromEntries([...n??[]].map(
([s,a])=>[s,a.split(", ")[0]]))),{podInjectPolicy:`string as ${o("PodInjectPolicyType")}`,upgradeStrategy:o("SidecarContainerUpgradeStrategy"),shareVolumePolicy:o(
"ShareVolumePolicy"),transferEnv:`list of ${o("TransferEnvVar")}`}),t.holds("sidecarset-resources-policy")&&{resourcesPolicy:`pointer to ${o("ResourcesPolicy")}`}),
[o("SidecarContainerUpgradeStrategy")]:{upgradeType:`string as ${o("SidecarContainerUpgradeType")}`,hotUpgradeEmptyImage:"string"},[o("ShareVolumePolicy")]:i,[o(
"TransferEnvVar")]:{sourceContainerName:"string",envName:"string",envNames:"list of string"},[o("ResourcesPolicy")]:{targetContainersMode:`string as ${o("Target\
ContainersModeType")}`,targetContainersNameRegex:"string",resourcesExpr:o("ResourcesExpr")},[o("ResourcesExpr")]:{limits:`pointer to ${o("ResourceExprLimits")}`,
requests:`pointer to ${o("ResourceExprRequests")}`},[o("ResourceExprLimits")]:{cpu:"string",memory:"string"},[o("ResourceExprRequests")]:{cpu:"string",memory:"s\
tring"},[o("SidecarSetUpdateStrategy")]:f(p({type:`string as ${o("SidecarSetUpdateStrategyType")}`,paused:"bool",selector:De,partition:fe,maxUnavailable:fe},t.holds(
"sidecarset-priority-strategy")&&{priorityStrategy:"pointer to pub.UpdatePriorityStrategy"}),{scatterStrategy:`list of ${o("UpdateScatterTerm")}`}),[o("UpdateSc\
atterTerm")]:{key:"string",value:"string"},[o("SidecarSetInjectionStrategy")]:p({paused:"bool"},t.holds("sidecarset-revisions")&&{revision:`pointer to ${o("Side\
carSetInjectRevision")}`}),[o("SidecarSetInjectRevision")]:{customVersion:"pointer to string",revisionName:"pointer to string",policy:`string as ${o("SidecarSet\
InjectRevisionPolicy")}`},[o("SidecarSetPatchPodMetadata")]:{annotations:"map",patchPolicy:`string as ${o("SidecarSetPatchPolicyType")}`}})}function br(e){let t=lt(
"v1alpha1"),r=n=>({metadata:"ObjectMeta",spec:n}),o={replicas:"pointer to int32",selector:De,template:"PodTemplateSpec",minReadySeconds:"int32"};return f(p(p({},
(0,at.cloneSetStructs)(e)),(0,Ue.statefulSetStructs)("v1beta1",e)),{[t("UnitedDeployment")]:{spec:t("UnitedDeploymentSpec")},[t("UnitedDeploymentSpec")]:{replicas:"\
pointer to int32",selector:De,template:t("SubsetTemplate"),topology:t("Topology"),updateStrategy:t("UnitedDeploymentUpdateStrategy"),revisionHistoryLimit:"point\
er to int32"},[t("SubsetTemplate")]:{statefulSetTemplate:`pointer to ${t("StatefulSetTemplateSpec")}`,advancedStatefulSetTemplate:`pointer to ${t("AdvancedState\
fulSetTemplateSpec")}`,cloneSetTemplate:`pointer to ${t("CloneSetTemplateSpec")}`,deploymentTemplate:`pointer to ${t("DeploymentTemplateSpec")}`},[t("StatefulSe\
tTemplateSpec")]:r("v1.StatefulSetSpec"),[t("AdvancedStatefulSetTemplateSpec")]:r("v1beta1.StatefulSetSpec"),[t("CloneSetTemplateSpec")]:r(t("CloneSetSpec")),[t(
"DeploymentTemplateSpec")]:r("v1.DeploymentSpec"),"v1.StatefulSetSpec":f(p({},o),{serviceName:"string",volumeClaimTemplates:"list of v1.PersistentVolumeClaim"}),
"v1.DeploymentSpec":f(p({},o),{paused:"bool",progressDeadlineSeconds:"pointer to int32"}),[t("Topology")]:p({subsets:`list of ${t("Subset")}`},e.holds("united-d\
eployment-adaptive")&&{scheduleStrategy:t("UnitedDeploymentScheduleStrategy")}),[t("UnitedDeploymentScheduleStrategy")]:{type:`string as ${t("UnitedDeploymentSc\
heduleStrategyType")}`,adaptive:`pointer to ${t("AdaptiveUnitedDeploymentStrategy")}`},[t("AdaptiveUnitedDeploymentStrategy")]:p({rescheduleCriticalSeconds:"poi\
nter to int32"},e.holds("united-deployment-checks-adaptive")&&{unschedulableDuration:"pointer to int32",reserveUnschedulablePods:"bool"}),[t("Subset")]:p({name:"\
string",nodeSelectorTerm:"NodeSelectorTerm",tolerations:"list of Toleration",replicas:fe},e.holds("united-deployment-min-max")&&{minReplicas:fe,maxReplicas:fe}),
[t("UnitedDeploymentUpdateStrategy")]:{type:`string as ${t("UpdateStrategyType")}`,manualUpdate:`pointer to ${t("ManualUpdate")}`},[t("ManualUpdate")]:{}})}function We(e){
let t=lt(e);return{[t("BroadcastJob")]:{spec:t("BroadcastJobSpec")},[t("BroadcastJobSpec")]:{parallelism:fe,template:"PodTemplateSpec",completionPolicy:t("Compl\
etionPolicy"),paused:"bool",failurePolicy:t("FailurePolicy")},[t("FailurePolicy")]:{type:`string as ${t("FailurePolicyType")}`,restartLimit:"int32"},[t("Complet\
ionPolicy")]:{type:`string as ${t("CompletionPolicyType")}`,activeDeadlineSeconds:jt,ttlSecondsAfterFinished:"pointer to int32"},[t("AdvancedCronJob")]:{spec:t(
"AdvancedCronJobSpec")},[t("AdvancedCronJobSpec")]:{schedule:"string",timeZone:"pointer to string",startingDeadlineSeconds:jt,concurrencyPolicy:`string as ${t("\
ConcurrencyPolicy")}`,paused:"pointer to bool",successfulJobsHistoryLimit:"pointer to int32",failedJobsHistoryLimit:"pointer to int32",template:t("CronJobTempla\
te")},[t("CronJobTemplate")]:{jobTemplate:"pointer to v1.JobTemplateSpec",broadcastJobTemplate:`pointer to ${t("BroadcastJobTemplateSpec")}`},"v1.JobTemplateSpe\
c":{metadata:"ObjectMeta",spec:"v1.JobSpec"},"v1.JobSpec":{parallelism:"pointer to int32",completions:"pointer to int32",activeDeadlineSeconds:jt,backoffLimit:"\
pointer to int32",template:"PodTemplateSpec",ttlSecondsAfterFinished:"pointer to int32"},[t("BroadcastJobTemplateSpec")]:{metadata:"ObjectMeta",spec:t("Broadcas\
tJobSpec")}}}function hr(e){let t=lt(e),r={pullSecrets:"list of string",selector:`pointer to ${t("ImagePullJobNodeSelector")}`,podSelector:`pointer to ${t("Imag\
ePullJobPodSelector")}`,parallelism:fe,pullPolicy:`pointer to ${t("PullPolicy")}`,completionPolicy:t("CompletionPolicy")},o={matchLabels:"map",matchExpressions:"\
list of LabelSelectorRequirement"};return f(p({},We(e)),{[t("ImagePullJob")]:{spec:t("ImagePullJobSpec")},[t("ImagePullJobSpec")]:p({image:"string"},r),[t("Imag\
eListPullJob")]:{spec:t("ImageListPullJobSpec")},[t("ImageListPullJobSpec")]:p({images:"list of string"},r),[t("ImagePullJobNodeSelector")]:p({names:"list of st\
ring"},o),[t("ImagePullJobPodSelector")]:o,[t("PullPolicy")]:{timeoutSeconds:"pointer to int32",backoffLimit:"pointer to int32"}})}var E=require("./core.js");function Je(e,t,r,o,n={}){return{by:e,id:t,message:o.say(t,n),path:r}}function _(e,t,r,o){return[Je(e,t,[],o,r)]}function Fe(e,t){let r=e.findIndex(o=>o===t||o.
name===t.name);return r<0?[...e]:e.slice(0,r)}function*Oe(e,t,r,o){t!==""&&(/^[a-zA-Z0-9-]+$/.test(t)||(yield e.invalid(o,t,r)),(0,vt.byteLength)(t)>63&&(yield e.
invalid(o,t,"name-too-long",{max:63})))}function ne({apiVersion:e}){return e.slice(e.indexOf("/")+1)}var ye=require("./core.js"),Dn=require("./core.js"),ge=require("./core.js"),Ft=require("./core.js"),Se=require("./core.js"),Ve=require("./core.js"),Wn=require("./core.js");var U=require("./core.js");var Jn="vadvancedcronjob.kb.io",Vn={enum:["Allow","Forbid","Replace"]},qn=(0,ue.untyped)((0,C.kindWith)((0,x.object)({concurrencyPolicy:Vn}))),Bn=["schedule","c\
oncurrencyPolicy","successfulJobsHistoryLimit","failedJobsHistoryLimit","startingDeadlineSeconds","paused","timeZone"];function Pr(e,t,r){let{cluster:o}=t,n=ne(
e),i=`${n}.AdvancedCronJob`,s=(0,U.decodeRefusals)(e,We(n),i,"madvancedcronjob.kb.io",t);if(s.length>0)return s;let a=(0,j.customResourceRefusals)(e,{schema:qn},
o);if(a.length>0)return a;let l=(0,R.scopeOf)(o.library("kruise")),d=vr(e,l),m=r?[]:[...Oe(l,e.name,"advancedcronjob-name",["metadata","name"])];return m.push(...Hn(
l,d,t)),r&&xr(d,t,l)!==xr(vr(r,l),t,l)&&m.push(l.forbidden(["spec"],"advancedcronjob-immutable")),(0,E.refusalsOf)(m,Jn)}function vr({value:e,apiVersion:t},r){let d=(0,g.record)(
e.spec)??{},{timeZone:o}=d,n=le(d,["timeZone"]),m=(0,c.child)(n,"template")??{},{imageListPullJobTemplate:i}=m,s=le(m,["imageListPullJobTemplate"]),a=t.endsWith(
"/v1beta1")&&i!==void 0,l=o!==void 0&&r.build.holds("advancedcronjob-time-zone");return p(f(p({},n),{template:a?f(p({},s),{imageListPullJobTemplate:i}):s}),l&&{
timeZone:o})}function*Hn(e,t,r){let o=(0,u.text)(t,"schedule"),n=["spec","schedule"];o===""&&(yield e.invalid(n,o,"advancedcronjob-no-schedule"));let i=yr(o,e.build);
i&&(yield e.invalid(n,o,"advancedcronjob-schedule",{error:i}));let s=(0,Z.optionalText)(t,"timeZone");if(o.includes("TZ")&&s!==void 0&&(yield e.invalid(n,o,"adv\
ancedcronjob-two-zones")),yield*_n(e,t,r),e.build.holds("advancedcronjob-checks-deadline")&&(yield*(0,A.nonNegative)(e,(0,v.number)(t,"startingDeadlineSeconds"),
["spec","startingDeadlineSeconds"])),e.build.holds("advancedcronjob-checks-history"))for(let a of["successfulJobsHistoryLimit","failedJobsHistoryLimit"])yield*(0,A.nonNegative)(
e,(0,v.number)(t,a),["spec",a]);s!==void 0&&(yield*Gn(e,s))}function*Gn(e,t){let r=["spec","timeZone"];if(t===""){yield e.invalid(r,t,"advancedcronjob-empty-zon\
e");return}t.toLowerCase()==="local"&&(yield e.invalid(r,t,"advancedcronjob-local-zone"));let o=Et(t,e.build);o&&(yield e.invalid(r,t,"advancedcronjob-zone",{error:o}))}
function*_n(e,t,r){let o=(0,c.child)(t,"template"),n=0;for(let s of["jobTemplate","broadcastJobTemplate"]){let a=(0,c.child)(o,s);if(!a)continue;n++;let l=Er(a,
r),d=["spec","template",s,"spec","template"];for(let m of(0,Se.podTemplateErrors)(l,["spec","template"],e.build,(0,ye.kruiseOptions)(r))){let y=(m.place??m.path).
slice(2).map(P=>typeof P=="object"?P.key:P);yield*(0,w.placed)([m],[...d,...y])}}let i=(0,c.child)(o,"imageListPullJobTemplate");i&&(n++,yield*dr(e,t,i,r)),n===
0&&(yield e.forbidden(["spec","template"],"advancedcronjob-no-template")),n>1&&(yield e.forbidden(["spec","template"],"advancedcronjob-two-templates"))}function Er(e,t){
let r=(0,c.child)((0,c.child)(e,"spec"),"template")??{},{metadata:o,spec:n}=structuredClone(r);return(0,de.typed)({metadata:o??{},spec:n??{}},t.kruiseStructs(),
new ce.Origins)}function xr(e,t,r){let o={};for(let[i,s]of Object.entries((0,c.child)(e,"template")??{})){if(i==="imageListPullJobTemplate")continue;let a=Er((0,g.record)(
s)??{},t);(0,ht.defaultPodSpec)(a.spec,r.build,!1),o[i]=f(p({},(0,g.record)(s)),{spec:f(p({},(0,c.child)((0,g.record)(s),"spec")),{template:a})})}let n=Object.entries(
e).filter(([i])=>i!=="template"&&!Bn.includes(i));return(0,F.canonical)(f(p({},Object.fromEntries(n)),{template:o}))}var Tt=["spec","updateStrategy"],V=[...Tt,"rollingUpdate"];function*Rr(e,t,r){let o=(0,u.text)(t,"type")||"RollingUpdate";if(o==="OnDelete")return;if(o!=="Rolli\
ngUpdate"){let i=(0,c.child)(t,"rollingUpdate")?"(0x0)":"(nil)",s=`${r}.DaemonSetUpdateStrategy{Type:${(0,h.quote)(o)}, RollingUpdate:(*${r}.RollingUpdateDaemon\
Set)${i}}`;yield e.notSupported(Tt,{go:s,json:t},["RollingUpdate","OnDelete"]);return}let n=Kn((0,c.child)(t,"rollingUpdate")??{},r);e.build.holds("advanced-dae\
monset-surge")?yield*zn(e,n,r):yield*Qn(e,n)}function Kn(e,t){let r=(0,u.text)(e,"rollingUpdateType"),o=t==="v1alpha1"&&r==="Surging",n=(0,O.intOrString)(e,"max\
Unavailable"),i=(0,O.intOrString)(e,"maxSurge");return o&&(i??=1,n??=0),n===void 0&&i===void 0&&([n,i]=[1,0]),{type:o||r===""?"Standard":r,maxUnavailable:n,maxSurge:i,
partition:(0,O.intOrString)(e,"partition")}}function*zn(e,t,r){let{maxUnavailable:o,maxSurge:n,type:i}=t,s=(0,we.intOrPercentValue)(o??0)!==0,a=(0,we.intOrPercentValue)(
n??0)!==0;s&&(yield*Ot(e,o??0,"maxUnavailable")),a&&(yield*Ot(e,n??0,"maxSurge")),s&&a?yield e.invalid([...V,"maxSurge"],(0,J.literalOf)(n??0),"daemonset-surge-\
and-unavailable"):!s&&!a&&(yield e.required([...V,"maxUnavailable"],"daemonset-neither"));let l=r==="v1alpha1"?["Standard","Surging","InPlaceIfPossible"]:["Stan\
dard","InPlaceIfPossible"];if(i==="InPlaceIfPossible")a&&(yield e.required([...V,"maxSurge"],"daemonset-surge-in-place"));else if(i!=="Standard"){let d=[...V,"r\
ollingUpdateType"];yield f(p({},e.notSupported([...V,"rollingUpdate","type"],i,l)),{place:d})}for(let d of Zn(e,t.partition,[...V,"rollingUpdate","partition"]))
yield f(p({},d),{place:[...V,"partition"]})}function*Ot(e,t,r){yield*(0,q.positiveIntOrPercent)(e,t,[...V,r]),yield*(0,je.notMoreThan100Percent)(e,t,[...V,r])}function*Zn(e,t,r){
t!==void 0&&(yield*(0,q.positiveIntOrPercent)(e,t,r),yield*(0,je.notMoreThan100Percent)(e,t,r))}function*Qn(e,{type:t,partition:r,maxUnavailable:o}){typeof r=="\
number"&&(yield*(0,A.nonNegative)(e,r,[...V,"partition"]));let n=["Standard","Surging","InPlaceIfPossible"];if(n.includes(t)||(yield e.notSupported([...V,"rolli\
ngUpdateType"],t,n)),o===void 0||(yield*Ot(e,o,"maxUnavailable"),(0,we.intOrPercentValue)(o)!==0))return;let i=[...V,"maxUnavailable"];yield f(p({},e.invalid([...Tt,
"maxUnavailable"],(0,J.literalOf)(o),"daemonset-unavailable-zero")),{place:i})}var qe=require("./core.js");var jr="vdaemonset.kb.io",Be=["spec"];function Fr(e,t,r){let{cluster:o}=t,n=e.apiVersion.slice(e.apiVersion.indexOf("/")+1),i=(0,Rt.daemonSetStructs)(n,o),s=(0,U.decodeRefusals)(
e,i,`${n}.DaemonSet`,"mdaemonset.kb.io",t);if(s.length>0)return s;let a=(0,j.customResourceRefusals)(e,{completed:!0},o);if(a.length>0)return a;let l=(0,R.scopeOf)(
o.library("kruise")),d=[...Xn(l,e,n,t)];if(!r||!o.holds("advanced-daemonset-update-checked"))return(0,E.refusalsOf)(d,jr);let m=Object.keys(i[`${n}.DaemonSetSpe\
c`]??{});return(0,E.refusalsOf)([...ei(l,e,r,n,m),...d],jr)}function*Xn(e,t,r,o){let n=(0,g.record)(t.value.spec)??{};yield*(0,$e.selectorMatches)(e,n,Be),yield*(0,pe.selectorItself)(
e,n,{empty:"daemonset-empty-selector",required:!1},Be),e.build.holds("advanced-daemonset-validates-template")&&(yield*Yn(e,(0,ge.kruiseTemplate)(t,o),n,o)),yield*(0,A.nonNegative)(
e,(0,v.number)(n,"minReadySeconds"),[...Be,"minReadySeconds"]),yield*Rr(e,(0,c.child)(n,"updateStrategy")??{},r),yield*(0,A.nonNegative)(e,(0,v.number)(n,"revis\
ionHistoryLimit"),[...Be,"revisionHistoryLimit"])}function*Yn(e,t,r,o){yield*(0,Ft.lastingTemplateErrors)(e,t,"daemonset-active-deadline",o),(0,c.child)((0,c.child)(
r,"lifecycle"),"inPlaceUpdate")&&(yield e.forbidden(["spec","lifecycle","inPlaceUpdate"],"daemonset-in-place-hook"))}function*ei(e,t,r,o,n){let i=o==="v1beta1",
s=["template","updateStrategy","lifecycle","burstReplicas","minReadySeconds","revisionHistoryLimit"];i&&s.push("scaleStrategy"),!(0,qe.onlyChanged)(t,r,s,n)&&(yield e.
forbidden(Be,i?"advanced-daemonset-beta-update-forbidden":"advanced-daemonset-update-forbidden"))}var ti=require("./core.js"),Y=require("./core.js"),kt=require("./core.js"),ri=require("./core.js"),oi=require("./core.js"),$t=require("./core.js"),ni=require("./core.js"),
ii=require("./core.js"),He=require("./core.js"),si=require("./core.js"),ee=require("./core.js"),ai=require("./core.js");var Ge=require("./core.js"),Mt=require("./core.js");var Tr=["spec","updateStrategy"],be=[...Tr,"rollingUpdate"],Or="InPlaceUpdateReady";function*kr(e,t,r){let o=(0,O.intOrString)((0,c.child)(t,"scaleStrategy"),"m\
axUnavailable");o!==void 0&&(yield*Mr(e,o,r,["spec","scaleStrategy","maxUnavailable"]))}function*$r(e,t,r,o){let n=(0,c.child)(t,"updateStrategy"),i=(0,c.child)(
n,"rollingUpdate"),s=(0,u.text)(n,"type")||"RollingUpdate";if(s==="OnDelete")i&&(yield e.invalid(be,di(i),"rolling-update-only",{type:"RollingUpdate"}));else if(s!==
"RollingUpdate"){let a=i?"(0x0)":"(nil)",l=`v1beta1.StatefulSetUpdateStrategy{Type:${(0,h.quote)(s)}, RollingUpdate:(*v1beta1.RollingUpdateStatefulSetStrategy)${a}\
}`;yield e.invalid(Tr,{go:l,json:n},"statefulset-strategy-type")}else yield*li(e,i??{},r,o)}function*li(e,t,r,o){yield*(0,A.nonNegative)(e,(0,v.number)(t,"parti\
tion"),[...be,"partition"]);let n=(0,v.number)(t,"minReadySeconds");yield*(0,A.nonNegative)(e,n,[...be,"minReadySeconds"]),n!==void 0&&n>300&&(yield e.invalid([
...be,"minReadySeconds"],n,"statefulset-min-ready",{most:300})),yield*Mr(e,(0,O.intOrString)(t,"maxUnavailable")??1,o,[...be,"maxUnavailable"]),yield*ci(e,(0,u.text)(
t,"podUpdatePolicy")||"ReCreate",r);let i=(0,c.child)(t,"unorderedUpdate");if(!i)return;let s=[...be,"unorderedUpdate"];o||(yield e.required(s,"statefulset-unor\
dered-parallel")),yield*(0,Ge.priorityStrategyErrors)(e,(0,c.child)(i,"priorityStrategy"),[...s,"priorityStrategy"])}function*Mr(e,t,r,o){yield*(0,q.positiveIntOrPercent)(
e,t,o);let{value:n,error:i}=(0,Pt.legacyScaled)(t,1,e.build);i!==void 0?yield e.invalid(o,0,"statefulset-amount-unreadable",{error:i}):n<1&&(yield e.invalid(o,n,
"statefulset-amount-below-one")),!r&&t!==1&&(yield e.invalid(o,(0,J.literalOf)(t),"statefulset-amount-parallel"))}function*ci(e,t,r){if(t==="ReCreate")return;if(t!==
"InPlaceIfPossible"&&t!=="InPlaceOnly"){yield e.invalid([...be,"podUpdatePolicy"],t,"statefulset-pod-update-policy");return}let o=(0,S.items)(r,"readinessGates").
map(([l])=>(0,u.text)(l,"conditionType"));if(o.includes(Or))return;let n=o.map(l=>`v1.PodReadinessGate{ConditionType:${(0,h.quote)(l)}}`).join(", "),s=`[]v1.Pod\
ReadinessGate${Array.isArray((0,b.member)(r,"readinessGates"))?`{${n}}`:"(nil)"}`,a=["spec","template","spec","readinessGates"];yield e.invalid(a,{go:s,json:r?.
readinessGates??null},"statefulset-needs-gate",{gate:Or,policy:t})}function di(e){let t=(o,n)=>`(*${o})(${(0,b.member)(e,n)===void 0?"nil":"0x0"})`;return{go:`v\
1beta1.RollingUpdateStatefulSetStrategy{${[`Partition:${t("int32","partition")}`,`MaxUnavailable:${t("intstr.IntOrString","maxUnavailable")}`,`PodUpdatePolicy:${(0,h.quote)(
(0,u.text)(e,"podUpdatePolicy"))}`,`Paused:${(0,z.flag)(e,"paused")??!1}`,`UnorderedUpdate:${t("v1beta1.UnorderedUpdateStrategy","unorderedUpdate")}`,`InPlaceUp\
dateStrategy:${t("pub.InPlaceUpdateStrategy","inPlaceUpdateStrategy")}`,`MinReadySeconds:${t("int32","minReadySeconds")}`].join(", ")}}`,json:e}}var pi=require("./core.js"),Lt=require("./core.js"),ui=require("./core.js"),mi=require("./core.js"),ct=require("./core.js"),dt=require("./core.js"),fi=require("./core.js");var yi=require("./core.js"),At=require("./core.js");function Cr(e,t,r,o,n){let i=(0,c.child)((0,c.child)((0,g.record)(t.value.spec),"updateStrategy"),"rollingUpdate");return{errors:function*(){(0,qe.onlyChanged)(
t,r,gi(e),o)||(yield e.forbidden(["spec"],"advanced-statefulset-update-forbidden"))},claimErrors:()=>Si(e,t,r,n),notInPlace:()=>{if((0,u.text)(i,"podUpdatePolic\
y")!=="InPlaceOnly")return;let s=(0,At.notInPlace)(t,r,/\/containers\/([0-9]+)\/image/,n);return s&&e.build.say("advanced-statefulset-not-in-place",p({},s))}}}function gi({
build:e}){return["replicas","template","updateStrategy","scaleStrategy","reserveOrdinals","lifecycle",...e.holds("advanced-statefulset-retention-policy")?["pers\
istentVolumeClaimRetentionPolicy","revisionHistoryLimit"]:[],...e.holds("advanced-statefulset-claim-templates-mutable")?["volumeClaimTemplates"]:[],...e.holds("\
advanced-statefulset-ordinals-mutable")?["ordinals"]:[],...e.holds("advanced-statefulset-resizes-claims")?["volumeClaimUpdateStrategy"]:[]]}function*Si(e,t,r,o){
let{cluster:n}=o;if(!e.build.holds("advanced-statefulset-resizes-claims")||!n.kruiseEnabled("StatefulSetAutoResizePVCGate"))return;let i=(0,g.record)(t.value.spec),
s=(0,u.text)((0,c.child)(i,"volumeClaimUpdateStrategy"),"type");if(s===""||s==="OnDelete")return;let a=(0,S.items)(i,"volumeClaimTemplates").map(([d])=>d),l=(0,S.items)(
(0,g.record)(r.value.spec),"volumeClaimTemplates").map(([d])=>d);if(a.length!==l.length){yield e.invalid(["spec","volumeClaimTemplates"],{go:"[]v1.PersistentVol\
umeClaim{\u2026}",json:a},"claim-templates-added");return}for(let[d,m]of a.entries()){let y=Lr(m),P=["spec",`volumeClaimTemplates[${y}]`],T=["spec","volumeClaim\
Templates",d],N=l.find(tt=>Lr(tt)===y);if(N||(yield f(p({},e.forbidden([...P,"name"],"claim-template-renamed")),{place:[...T,"metadata","name"]})),!N)return;if(!xi(
N,m)){yield f(p({},e.invalid(P,{go:"v1.PersistentVolumeClaim{\u2026}",json:m},"claim-template-changed")),{place:T});return}if(!hi(N,m))continue;let te=bi(e,m,P,
o);if(te){yield f(p({},te),{place:T});return}}}function bi(e,t,r,o){let n=(0,c.child)(t,"spec")?.storageClassName;if(typeof n!="string")return;let i=o.workload(
"storage.k8s.io","StorageClass","",n);if(!i)return o.cluster.closed("StorageClass")?e.invalid([...r,"spec","storageClassName"],n,"storage-class-missing"):void 0;
if(i.value.allowVolumeExpansion===!1)return e.forbidden([...r,"spec","resources","requests","storage"],"storage-class-fixed",{name:n})}function Lr(e){return(0,u.text)(
(0,c.child)(e,"metadata"),"name")}function Ar(e){let t=(0,c.child)((0,c.child)(e,"spec"),"resources");return["requests","limits"].map(r=>{let o=(0,c.child)(t,r)?.
storage;return typeof o=="string"||typeof o=="number"?String(o):void 0})}function hi(e,t){let r=Ar(e);return Ar(t).some((o,n)=>!vi(o,r[n]))}function vi(e="0",t="\
0"){let[r,o]=[(0,dt.parseQuantity)(e),(0,dt.parseQuantity)(t)];return(0,ct.isQuantity)(r)&&(0,ct.isQuantity)(o)?(0,Lt.compareQuantities)(r,o)===0:e===t}function xi(e,t){
let[r,o]=[(0,c.child)(e,"spec"),(0,c.child)(t,"spec")],[n,i]=[(0,Z.optionalText)(r,"storageClassName"),(0,Z.optionalText)(o,"storageClassName")];return n!==void 0&&
i!==void 0&&n!==i?!1:(0,k.texts)(r,"accessModes").join()===(0,k.texts)(o,"accessModes").join()}var pt="vstatefulset.kb.io",K=["spec"];function Nr(e,t,r){let{cluster:o}=t,n=e.apiVersion.slice(e.apiVersion.indexOf("/")+1),i=(0,Ue.statefulSetStructs)(n,o),s=(0,U.decodeRefusals)(
e,i,`${n}.StatefulSet`,"mstatefulset.kb.io",t);if(s.length>0)return s;let a=(0,j.customResourceRefusals)(e,{scales:!0,completed:!0},o);if(a.length>0)return a;let l=Object.
keys(i[`${n}.StatefulSetSpec`]??{}),d=Pi(e,l),m=(0,R.scopeOf)(o.library("kruise")),y=[...Ei(m,e,d,t)];if(!r)return(0,E.refusalsOf)(y,pt);let P=Cr(m,e,r,l,t),T=(0,E.refusalsOf)(
[...y,...P.errors()],pt);if(T.length>0)return T;let N=(0,E.refusalsOf)(P.claimErrors(),pt);if(N.length>0)return N;let te=P.notInPlace();return te?[{by:pt,id:"ad\
vanced-statefulset-not-in-place",message:te,path:["spec","template"]}]:[]}function Pi(e,t){return Object.fromEntries(Object.entries((0,g.record)(e.value.spec)??
{}).filter(([r])=>t.includes(r)))}function*Ei(e,t,r,o){let n=e.build.holds("statefulset-name-is-label")?Y.isDNS1123Label:kt.isDNS1123Subdomain,i=(0,u.text)((0,g.record)(
t.value.metadata),"name");i!==""&&(yield*(0,ee.validateName)(e,n,i,["metadata","name"]));let s=(0,u.text)(r,"podManagementPolicy")||"OrderedReady";["OrderedRead\
y","Parallel"].includes(s)||(yield e.invalid([...K,"podManagementPolicy"],s,"statefulset-pod-management")),yield*Ri(e,(0,b.member)(r,"reserveOrdinals"));let a=s===
"Parallel";yield*kr(e,r,a);let l=(0,g.record)((0,ge.kruiseTemplate)(t,o)),d=(0,c.child)(l,"spec");yield*$r(e,r,d,a),yield*Fi(e,r),yield*(0,A.nonNegative)(e,(0,v.number)(
r,"replicas"),[...K,"replicas"]),yield*(0,pe.selectorItself)(e,r,{empty:"statefulset-empty-selector",required:!0},K),Object.keys((0,c.child)(r,"selector")??{}).
length>0&&(yield*(0,$e.selectorMatches)(e,r,K)),yield*(0,Ve.templateMetaErrors)(e,(0,c.child)(l,"metadata"),["spec","template"]);let m=(0,u.text)(d,"restartPoli\
cy");m!==""&&m!=="Always"&&(yield e.notSupported(["spec","template","spec","restartPolicy"],m,["Always"])),(0,b.member)(d,"activeDeadlineSeconds")!==void 0&&(yield e.
forbidden(["spec","template","spec","activeDeadlineSeconds"],"statefulset-active-deadline"))}function*Ri(e,t){if(!Array.isArray(t))return;let r=["spec","reserve\
Ordinals"],o=t.map(i=>typeof i=="string"||typeof i=="number"?i:0);if(e.build.holds("advanced-statefulset-reserves-ranges")){let i={go:`[]intstr.IntOrString{${o.
map(s=>(0,J.literalOf)(s).go).join(", ")}}`,json:o};for(let[s,a]of o.entries()){let l={index:s,ordinal:a};if(typeof a=="number"){a<0&&(yield f(p({},e.invalid(K,
i,"reserve-ordinal-negative",l)),{place:[...r,s]}));continue}/^\d+-\d+$/.test(a)||(yield f(p({},e.invalid(K,i,"reserve-ordinal-no-range",l)),{place:[...r,s]}));
let d=ji(e,a);d&&(yield f(p({},e.invalid(K,i,"reserve-ordinal-invalid",f(p({},l),{error:d}))),{place:[...r,s]}))}return}let n={go:`[]int{${o.join(", ")}}`,json:o};
new Set(o).size!==o.length&&(yield f(p({},e.invalid(K,n,"reserve-ordinals-twice")),{place:r}));for(let[i,s]of o.entries())Number(s)>=0||(yield f(p({},e.invalid(
K,n,"reserve-ordinals-negative",{ordinal:s})),{place:[...r,i]}))}function ji(e,t){let r=t.split("-"),o=e.build.say("reserve-ordinal-range",{range:t});if(r.length!==
2)return o;let[n,i]=r.map(s=>(0,Ne.atoi)(s,e.build));for(let s of[n,i])if(typeof s=="object")return s.error;return Number(n)>Number(i)?o:void 0}function*Fi(e,t){
let r=(0,c.child)(t,"persistentVolumeClaimRetentionPolicy");if(!(!r||!e.build.holds("advanced-statefulset-retention-policy")))for(let o of["whenDeleted","whenSc\
aled"]){let n=(0,u.text)(r,o)||"Retain";["Retain","Delete"].includes(n)||(yield e.notSupported([...K,"persistentVolumeClaimRetentionPolicy",o],n,["Retain","Dele\
te"]))}}var Oi="vbroadcastjob.kb.io",Ct={name:"broadcastjob-name",uid:"broadcastjob-controller-uid"};function wr(e,t){let{cluster:r}=t,o=ne(e),n=(0,U.decodeRefusals)(e,
We(o),`${o}.BroadcastJob`,"mbroadcastjob.kb.io",t);if(n.length>0)return n;let i=(0,j.customResourceRefusals)(e,{},r);return i.length>0?i:(0,E.refusalsOf)(Ti((0,R.scopeOf)(
r.library("kruise")),e,t),Oi)}function*Ti(e,t,r){let o=(0,u.text)((0,g.record)(t.value.metadata),"name");yield*Oe(e,o,"broadcastjob-name",["metadata","name"]),yield*ki(
e,t);let n=["spec","template"],i=(0,ge.kruiseTemplate)(t,r),s=[...(0,Se.podTemplateErrors)(i,n,e.build,(0,ye.kruiseOptions)(r))],a=(0,u.text)((0,g.record)(i.spec),
"restartPolicy");a!=="OnFailure"&&a!=="Never"&&(yield e.invalid([...n,"spec","restartPolicy"],a,"broadcastjob-restart"));let l=(0,g.record)(i.metadata),d=(0,c.child)(
l,"labels"),m=[Ct.name,Ct.uid].find(y=>(0,u.text)(d,y)!=="");if(m!==void 0){let y=[...n,"metadata","labels"];yield f(p({},e.invalid(y,(0,Re.labelsLiteral)(l,"la\
bels"),"broadcastjob-labels",Ct)),{place:[...y,m]})}yield*s}function*ki(e,{value:t}){let r=(0,c.child)((0,g.record)(t.spec),"completionPolicy");if((0,u.text)(r,
"type")==="Never")for(let o of["ttlSecondsAfterFinished","activeDeadlineSeconds"]){let n=(0,v.number)(r,o);n!==void 0&&(yield e.invalid(["spec","completionPolic\
y",o],n,"broadcastjob-never",{field:o}))}}var Ir="mcontainerrecreaterequest.kb.io",$i=(0,C.kindWith)((0,x.object)({activeDeadlineSeconds:$.integer,containers:(0,D.list)((0,x.object)({name:M.string},"nam\
e")),podName:M.string,strategy:(0,x.object)({failurePolicy:M.string,forceRecreate:oe.boolean,minStartedSeconds:$.integer,orderedRecreate:oe.boolean,terminationGracePeriodSeconds:$.integer,
unreadyGracePeriodSeconds:$.integer}),ttlSecondsAfterFinished:$.integer})),Nt=3,Mi=["crr.apps.kruise.io/pod-uid","crr.apps.kruise.io/node-name"];function Ur(e,t,r){
let{cluster:o}=t;if(!o.kruiseEnabled("KruiseDaemon"))return _(Ir,"feature-gate-off",{gate:"KruiseDaemon"},o);let n=r?Li(e,r):Ai(e,t);return n?[Je(Ir,n.id,n.path,
o,n.values)]:(0,j.customResourceRefusals)(e,{schema:$i},o)}function Li(e,t){if((0,F.canonical)(e.value.spec)!==(0,F.canonical)(t.value.spec))return{id:"crr-immu\
table",path:["spec"]};let r=Mi.find(o=>(e.labels[o]??"")!==(t.labels[o]??""));return r===void 0?void 0:{id:"crr-label-immutable",path:["metadata","labels",r],values:{
label:r}}}function Ai(e,t){let r=(0,g.record)(e.value.spec)??{},o=(0,c.child)(r,"strategy"),n=["spec","strategy"],i=(0,u.text)(r,"podName");if(i==="")return{id:"\
crr-no-pod-name",path:["spec","podName"]};if((0,S.items)(r,"containers").length===0)return{id:"crr-no-containers",path:["spec","containers"]};if(((0,v.number)(r,
"activeDeadlineSeconds")??Nt)<Nt)return{id:"crr-deadline",path:["spec","activeDeadlineSeconds"],values:{min:Nt}};for(let a of["terminationGracePeriodSeconds","u\
nreadyGracePeriodSeconds"])if(((0,v.number)(o,a)??0)<0)return{id:"crr-negative",path:[...n,a],values:{field:a}};let s=(0,u.text)(o,"failurePolicy");return["","F\
ail","Ignore"].includes(s)?Ci(e,i,t)??Ni(r):{id:"crr-failure-policy",path:[...n,"failurePolicy"],values:{policy:s}}}function Ci({namespace:e},t,r){if(!(!r.cluster.
closed("Pod")||r.workload("","Pod",e??"default",t)))return{id:"crr-no-pod",path:["spec","podName"],values:{podName:t}}}function Ni(e){let t=new Set;for(let[r,o]of(0,S.items)(
e,"containers")){let n=["spec","containers",o],i=(0,u.text)(r,"name");if(t.has(i))return{id:"crr-container-twice",path:n,values:{name:i}};if(t.add(i),["preStop",
"ports","statusContext"].some(a=>(0,b.member)(r,a)!==void 0))return{id:"crr-read-only",path:n}}}var wi=require("./core.js"),he=require("./core.js"),Ii=require("./core.js"),Ui=require("./core.js"),Te=require("./core.js"),Di=require("./core.js");var wt=require("./core.js"),It=require("./core.js"),Wi=require("./core.js");var Ut=require("./core.js"),Ji=require("./core.js"),Vi=require("./core.js"),ut=require("./core.js");var qi=require("./core.js"),Dt=require("./core.js");var Bi="vephemeraljobs.kb.io",Hi=(0,C.kindWith)((0,x.object)({activeDeadlineSeconds:$.integer,parallelism:$.integer,paused:oe.boolean,replicas:$.integer,selector:X.selector,
template:(0,x.object)({},"ephemeralContainers"),ttlSecondsAfterFinished:$.integer},"selector","template")),Gi=["Always","IfNotPresent","Never"],_i=["File","Fall\
backToLogsOnError"],Ki=["ports","resources","resizePolicy","restartPolicy","livenessProbe","readinessProbe","startupProbe","lifecycle"];function Wr(e,t){let{cluster:r}=t,
o=(0,j.customResourceRefusals)(e,{schema:Hi},r);return o.length>0||!r.holds("ephemeraljob-webhook")?o:(0,E.refusalsOf)(Zi((0,R.scopeOf)(r.library("kruise")),zi(
e,t)),Bi)}function zi(e,t){let{template:r}=e.spec,o=(0,he.isObject)(r)?r.ephemeralContainers:void 0;if(!Array.isArray(o))return{};let i=(0,de.typed)({spec:{ephemeralContainers:o}},
t.kruiseStructs(),new ce.Origins);return(0,g.record)(i.spec)??{}}function*Zi(e,t){let r=new Set;for(let[o,n]of(0,S.items)(t,"ephemeralContainers")){let i=s=>["s\
pec","template",...(0,G.plainPath)(s)];for(let s of Qi(e,o,r,["ephemeralContainers",n]))yield f(p({},s),{place:i(s.place??s.path)})}}function*Qi(e,t,r,o){let n=(0,u.text)(
t,"name");n===""?yield e.required([...o,"name"]):yield*(0,ee.validateName)(e,Y.isDNS1123Label,n,[...o,"name"]);let i=(0,u.text)(t,"image");i===""&&(yield e.required(
[...o,"image"])),yield*Dr(e,t,"terminationMessagePolicy",_i,o),yield*(0,Ut.containerPorts)(e,t,[...o,"ports"]),yield*(0,wt.environment)(e,t,[...o,"env"]),yield*(0,It.environmentFrom)(
e,t,[...o,"envFrom"]),yield*Dr(e,t,"imagePullPolicy",Gi,o),yield*(0,Dt.securityContext)(e,(0,c.child)(t,"securityContext"),!0,[...o,"securityContext"]),i!==i.trim()&&
(yield e.invalid([...o,"image"],i,"image-padded")),r.has(n)&&(yield e.duplicate([...o,"name"],n)),r.add(n);for(let s of Ki)Xi(t,s)&&(yield e.forbidden([...o,s],
"not-in-ephemeral-container"));for(let[s,a]of(0,S.items)(t,"volumeMounts"))for(let l of["subPath","subPathExpr"])(0,u.text)(s,l)!==""&&(yield e.forbidden([...o,
"volumeMounts",a,l],"not-in-ephemeral-container"))}function*Dr(e,t,r,o,n){let i=(0,u.text)(t,r);i===""?yield e.required([...n,r]):o.includes(i)||(yield e.notSupported(
[...n,r],i,o))}function Xi(e,t){let r=(0,b.member)(e,t);return r===void 0?!1:t!=="resources"||Object.keys((0,g.record)(r)??{}).length>0}var Yi=600,es=255;function Jr(e,t,r){return qr(e,t,o=>{let n=(0,g.record)(r?.value.spec);if(n&&t.cluster.holds("imagepulljob-secrets-immutable")&&!((0,F.canonical)(
o.pullSecrets)===(0,F.canonical)(n.pullSecrets)))return{id:"ipj-secrets-immutable",path:["spec","pullSecrets"]};let i=(0,u.text)(o,"image");return Wt(o,t)??(i===
""?{id:"ipj-no-image",path:["spec","image"]}:void 0)??Br(i,["spec","image"],t)??(t.cluster.holds("imagepulljob-checks-parallelism")?os(o,t):void 0)??Hr(o,t.cluster.
holds("imagepulljob-checks-timeout"))})}function Vr(e,t){return Array.isArray((0,b.member)((0,g.record)(e.value.spec),"images"))?ts(e,t):[rs(["spec","images"],"\
array",t.cluster)]}function ts(e,t){return qr(e,t,r=>{let o=(0,k.texts)(r,"images"),n=["spec","images"];if(o.length===0)return Wt(r,t)??{id:"ipj-no-image",path:n};
let i=o.findIndex((s,a)=>o.indexOf(s)<a);return Wt(r,t)??(i>=0?{id:"ipj-images-twice",path:[...n,i]}:void 0)??(o.length>es?{id:"ipj-images-many",path:n}:void 0)??
o.reduce((s,a,l)=>s??Br(a,[...n,l],t),void 0)??Hr(r,!1)})}function rs(e,t,r){let o={path:e.join("."),type:t,given:"null"},[n]=(0,E.refusalsOf)([(0,R.scopeOf)(r).
invalid(e,"null","schema-type",o)],me.CRD_VALIDATION);return n}function qr(e,t,r){let{cluster:o}=t,i=`${e.kind.toLowerCase()}${o.holds("imagepulljob-webhook-v1b\
eta1")?"-v1beta1":""}.kb.io`,s=`v${i}`,a=ne(e),l=`${a}.${e.kind}`,d=(0,U.decodeRefusals)(e,hr(a),l,`m${i}`,t);if(d.length>0)return d;let m=(0,j.customResourceRefusals)(
e,{},o);if(m.length>0)return m;let P=["KruiseDaemon",...o.holds("imagepulljob-gate")?["ImagePullJobGate"]:[]].find(N=>!o.kruiseEnabled(N));if(P)return _(s,"feat\
ure-gate-off",{gate:P},o);let T=r((0,g.record)(e.value.spec)??{});return T?[Je(s,T.id,T.path,o,T.values)]:[]}function Wt(e,t){let r=(0,c.child)(e,"selector"),o=t.
cluster.library("kruise"),n=(0,b.member)(r,"names");if((0,b.member)(r,"matchLabels")!==void 0||(0,b.member)(r,"matchExpressions")!==void 0){if(n!==void 0)return{
id:"ipj-names-and-labels",path:["spec","selector"]};let l=(0,I.selectorFault)(r,o);if(l)return{id:"ipj-selector",path:["spec","selector"],values:{error:l}}}let i=(0,k.texts)(
r,"names");if(new Set(i).size!==i.length)return{id:"ipj-names-twice",path:["spec","selector","names"]};let s=(0,c.child)(e,"podSelector");if(!s)return;if(r)return{
id:"ipj-two-selectors",path:["spec","podSelector"]};let a=(0,I.selectorFault)(s,o);return a?{id:"ipj-pod-selector",path:["spec","podSelector"],values:{error:a}}:
void 0}function Br(e,t,r){let o=nt(e,r.cluster);return o===void 0?void 0:{id:"ipj-image",path:t,values:{image:e,error:o}}}function os(e,t){let r=(0,O.intOrString)(
e,"parallelism"),o=["spec","parallelism"];if(typeof r=="string"){if(r.endsWith("%"))return{id:"ipj-parallelism-percent",path:o};if(!/^[+-]?\d+$/.test(r)){let n=t.
cluster.say("parse-int-syntax",{given:JSON.stringify(r)});return{id:"ipj-parallelism",path:o,values:{error:n}}}if(Number(r)!==(Number(r)|0)){let n=t.cluster.say(
"parse-int-range",{given:JSON.stringify(r)});return{id:"ipj-parallelism",path:o,values:{error:n}}}}return Number(r??0)<0?{id:"ipj-parallelism-negative",path:o}:
void 0}function Hr(e,t){let r=(0,c.child)(e,"completionPolicy"),o=(0,u.text)(r,"type")||"Always",n=["spec","completionPolicy"],i=(0,v.number)(r,"activeDeadlineS\
econds");if(o==="Always"){let a=(0,v.number)((0,c.child)(e,"pullPolicy"),"timeoutSeconds")??Yi;return t&&i!==void 0&&a>i?{id:"ipj-deadline",path:[...n,"activeDe\
adlineSeconds"]}:void 0}if(o!=="Never")return{id:"ipj-completion-type",path:[...n,"type"],values:{type:o}};if(i===void 0&&(0,v.number)(r,"ttlSecondsAfterFinishe\
d")===void 0)return;let s=i===void 0?"ttlSecondsAfterFinished":"activeDeadlineSeconds";return{id:"ipj-never-deadline",path:[...n,s]}}var Jt=require("./shared.js");var ns=require("./core.js"),is=require("./core.js"),mt=require("./core.js"),ss=require("./core.js");var as=require("./core.js"),ls=require("./core.js"),_e=require("./core.js"),B=require("./core.js"),cs=require("./core.js");function Gr(e,t,r){if(!r)return[];let{cluster:o}=t,n=r.spec.suspend===!0,i=(0,B.member_2)(r.value,"status").startTime!==void 0,s=(0,mt.storedTemplate)(e,t),a=(0,mt.storedTemplate)(
r,t);n&&!i&&(a=ds(a,s));let l=n&&!i&&o.enabled("MutablePodResourcesForSuspendedJobs");l&&(a={metadata:s.metadata??null,spec:ps((0,B.member_2)(a,"spec"),(0,B.member_2)(
s,"spec"))});let d=(0,Jt.semanticDifference)(a,s,"PodTemplateSpec",(0,Ie.patchSchema)("PodTemplateSpec",o));if(!d)return[];let[m,y]=l?[["spec","template","spec"],
"PodSpec"]:[["spec","template"],"PodTemplateSpec"],P=o.holds("field-errors-show-json")?"{\u2026}":`core.${y}{\u2026}`,T=(0,R.scopeOf)(o).invalid(m,null,"field-i\
mmutable");return(0,E.refusalsOf)([f(p({},T),{shown:P,place:["spec","template",...d]})],"JobValidation")}function ds(e,t){let[r,o]=[(0,B.member_2)(e,"spec"),(0,B.member_2)(
t,"spec")],{labels:n,annotations:i}=(0,B.member_2)(t,"metadata"),y=(0,B.member_2)(r,"affinity"),{nodeAffinity:s}=y,a=le(y,["nodeAffinity"]),{nodeAffinity:l}=(0,B.member_2)(
o,"affinity"),d=p(p({},a),l!==void 0&&{nodeAffinity:l}),m=Object.keys(d).length===0&&!(0,he.isObject)(o.affinity);return{metadata:f(p({},(0,B.member_2)(e,"metad\
ata")),{labels:n??null,annotations:i??null}),spec:f(p({},r),{affinity:m||!(0,he.isObject)(r.affinity)&&!(0,he.isObject)(o.affinity)?null:d,nodeSelector:o.nodeSelector??
null,tolerations:o.tolerations??null,schedulingGates:o.schedulingGates??null})}}function ps(e,t){let r=p({},e);for(let o of["containers","initContainers"]){let[
n,i]=[(0,Te.objects)(e[o]),(0,Te.objects)(t[o])];n.length!==i.length||n.length===0||(r[o]=n.map((s,a)=>i[a]?.name===s.name?f(p({},s),{resources:i[a]?.resources??
null}):s))}return r}var Ke=require("./core.js"),Vt=require("./core.js");var ie=require("./core.js"),se=require("./core.js"),ze=require("./core.js");var us="vpersistentpodstate.kb.io",_r=(0,x.object)({nodeTopologyKeys:Ce.strings},"nodeTopologyKeys"),ms=(0,C.kindWith)((0,x.object)({persistentPodAnnotations:(0,D.list)(
(0,x.object)({key:M.string},"key")),persistentPodStateRetentionPolicy:M.string,preferredPersistentTopology:(0,D.list)((0,x.object)({preference:_r,weight:$.integer},
"preference","weight")),requiredPersistentTopology:_r,targetRef:(0,Ae.reference)("apiVersion","kind","name")},"targetRef")),ke=["spec","targetRef"];function Kr(e,t,r){
let{cluster:o}=t,n=(0,j.customResourceRefusals)(e,{schema:ms},o);if(n.length>0)return n;let i=(0,R.scopeOf)(o.library("kruise")),s=(0,g.record)(e.value.spec)??{},
a=[...fs(i,s,t)];return r&&(0,F.canonical)(s.targetRef)!==(0,F.canonical)((0,g.record)(r.value.spec)?.targetRef)&&a.push(f(p({},i.required(["spec","targetRef"],
"pps-target-changed")),{place:ke})),a.push(...Ss(i,e,s,t)),(0,E.refusalsOf)(a,us)}function*fs(e,t,r){let o=(0,c.child)(t,"targetRef"),n=["spec","TargetReference"],
i=(0,u.text)(o,"apiVersion"),s=(0,se.referenceLiteral)(o);["apiVersion","kind","name"].some(a=>(0,u.text)(o,a)==="")&&(yield f(p({},e.invalid(n,s,"pps-empty-tar\
get")),{place:ke})),e.build.holds("pps-white-list")?ys(i,(0,u.text)(o,"kind"),r)||(yield f(p({},e.invalid(n,s,"pps-kind")),{place:ke})):((0,ie.parsesAsGroupVersion)(
i)||(yield f(p({},e.invalid(n,s,"unexpected-group-version",{version:i})),{place:ke})),(0,u.text)(o,"kind")!=="StatefulSet"&&(yield f(p({},e.invalid(n,s,"pps-kin\
d")),{place:ke}))),!(0,c.child)(t,"requiredPersistentTopology")&&(0,S.items)(t,"preferredPersistentTopology").length===0&&(yield e.invalid(["spec"],gs(e,t),"pps\
-no-topology"))}function ys(e,t,r){if(!(0,ie.parsesAsGroupVersion)(e))return!1;let o=(0,_e.groupOf)(e);if(t==="StatefulSet"&&(o==="apps"||o==="apps.kruise.io"))
return!0;let n=(0,Ke.kruiseConfiguration)(r,"PPS_Watch_Custom_Workload_WhiteList");return(0,S.items)(n,"workloads").some(([i])=>(0,Vt.namesKind)(i,o,t))}function gs(e,t){
let r=(0,S.items)(t,"persistentPodAnnotations").map(([s])=>`v1alpha1.PersistentPodAnnotation{Key:${(0,h.quote)((0,u.text)(s,"key"))}}`),o=`[]v1alpha1.Persistent\
PodAnnotation${Array.isArray(t.persistentPodAnnotations)?`{${r.join(", ")}}`:"(nil)"}`,n=Array.isArray(t.preferredPersistentTopology)?"{}":"(nil)";return{go:`v1\
alpha1.PersistentPodStateSpec{${[`TargetReference:${(0,se.referenceLiteral)((0,c.child)(t,"targetRef")).go}`,...e.build.holds("pps-keeps-annotations")?[`Persist\
entPodAnnotations:${o}`]:[],"RequiredPersistentTopology:(*v1alpha1.NodeTopologyTerm)(nil)",`PreferredPersistentTopology:[]v1alpha1.PreferredTopologyTerm${n}`,`P\
ersistentPodStateRetentionPolicy:${(0,h.quote)((0,u.text)(t,"persistentPodStateRetentionPolicy"))}`].join(", ")}}`,json:t}}function*Ss(e,t,r,o){let n=(0,c.child)(
r,"targetRef")??{},i=o.objectsOf(t.group,t.kind,t.namespace);for(let{name:s,value:a}of Fe(i,t)){if(!(0,ze.sameReference)(n,(0,c.child)((0,g.record)(a.spec),"tar\
getRef")??{}))continue;let l=e.invalid(["spec","targetReference"],(0,se.referenceLiteral)(n),"pps-target-taken",{name:s});yield f(p({},l),{place:ke});return}}var qt=require("./core.js"),Ze=require("./core.js"),bs=require("./core.js"),hs=require("./core.js");var Qe=require("./core.js");var zr=["HTTP","HTTPS"];function*Zr(e,t,r){if(!e.build.holds("podprobemarker-tcp-probe")){yield*vs(e,t,r);return}let o=0;for(let n of["exec","httpGet","tcpSocke\
t"]){let i=(0,c.child)(t,n);if(!i)continue;let s=[...r,n];o++>0?yield e.forbidden(s,"more-than-one-handler"):n==="exec"?yield*Qr(e,i,s):n==="tcpSocket"?yield*xs(
e,i,s):e.build.holds("podprobemarker-http-probe")?yield*Ps(e,i,s):yield f(p({},e.forbidden([...r,"probe"],"ppm-no-http")),{place:(0,G.plainPath)(s)})}o===0&&(yield e.
required(r,"handler-required"))}function*vs(e,t,r){let o=(0,c.child)(t,"exec"),n=["httpGet","tcpSocket"].find(i=>(0,c.child)(t,i));o&&(yield*Qr(e,o,[...r,"exec"])),
n&&(yield f(p({},e.forbidden([...r,"probe"],"ppm-only-exec")),{place:(0,G.plainPath)([...r,n])})),!o&&!n&&(yield e.required(r,"handler-required"))}function*Qr(e,t,r){
(0,k.texts)(t,"command").length===0&&(yield e.required([...r,"command"]))}function*xs(e,t,r){e.build.holds("podprobemarker-refuses-host")&&(yield*Xr(e,t,r)),yield*(0,ut.portNumberOrName)(
e,(0,b.member)(t,"port"),[...r,"port"])}function*Xr(e,t,r){let o=(0,u.text)(t,"host");o!==""&&(yield e.invalid([...r,"host"],o,"ppm-host"))}function*Ps(e,t,r){let o=(0,u.text)(
t,"path");o===""&&(yield e.required([...r,"path"])),yield*Xr(e,t,r),Es(o)||(yield e.invalid([...r,"path"],o,"ppm-url-path")),yield*(0,ut.portNumberOrName)(e,(0,b.member)(
t,"port"),[...r,"port"]);let n=(0,u.text)(t,"scheme");zr.includes(n)||(yield e.notSupported([...r,"scheme"],n,zr));for(let[i]of(0,S.items)(t,"httpHeaders"))yield*(0,ee.validateName)(
e,$t.isHTTPHeaderName,(0,u.text)(i,"name"),[...r,"httpHeaders"])}function Es(e){if([...e].some(r=>r<" "||r==="\x7F"))return!1;let[t=""]=e.split(/[?#]/);return/%(?![0-9a-fA-F]{2})/.
test(t)?!1:t.startsWith("/")||/^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(t)||!/^[^/]*:/.test(t)}var Rs=(0,x.object)({name:M.string,value:M.string},"name","value"),js=(0,x.object)({exec:(0,x.object)({command:Ce.strings}),failureThreshold:$.integer,grpc:(0,x.object)(
{port:$.integer,service:M.string},"port"),httpGet:(0,x.object)({host:M.string,httpHeaders:(0,D.list)(Rs),path:M.string,scheme:M.string},"port"),initialDelaySeconds:$.integer,
periodSeconds:$.integer,successThreshold:$.integer,tcpSocket:(0,x.object)({host:M.string},"port"),terminationGracePeriodSeconds:$.integer,timeoutSeconds:$.integer}),
Fs=(0,x.object)({annotations:it.labels,labels:it.labels,state:M.string},"state"),Os=(0,x.object)({containerName:M.string,markerPolicy:(0,D.list)(Fs),name:M.string,
podConditionType:M.string,probe:js},"containerName","name","probe"),Yr=(0,C.kindWith)((0,x.object)({probes:(0,D.list)(Os),selector:X.selector},"probes","selecto\
r"));function eo(e){return{go:`[]v1alpha1.PodContainerProbe${Array.isArray(e.probes)?"{}":"(nil)"}`,json:e.probes??null}}var Ts=["initialDelaySeconds","timeoutS\
econds","periodSeconds","successThreshold","failureThreshold"],ks="0x0";function to(e,t){let r=(0,c.child)(t,"probe"),o=(y,P)=>`(*${y})(${P?ks:"nil"})`,n=[["Exe\
c","exec","v1.ExecAction"],["HTTPGet","httpGet","v1.HTTPGetAction"],["TCPSocket","tcpSocket","v1.TCPSocketAction"],...e.build.holds("podprobemarker-knows-grpc")?
[["GRPC","grpc","v1.GRPCAction"]]:[]].map(([y,P,T])=>`${y}:${o(T,(0,c.child)(r,P)!==void 0)}`),i=e.build.holds("podprobemarker-knows-grpc")?"ProbeHandler":"Hand\
ler",s=Ts.map(y=>`${y[0]?.toUpperCase()}${y.slice(1)}:${(0,v.number)(r,y)??0}`),a=o("int64",(0,v.number)(r,"terminationGracePeriodSeconds")!==void 0),l=`v1.Prob\
e{${i}:v1.${i}{${n.join(", ")}}, ${s.join(", ")}, TerminationGracePeriodSeconds:${a}}`,d=`[]v1alpha1.ProbeMarkerPolicy${(0,S.items)(t,"markerPolicy").length===0&&
Array.isArray(t.markerPolicy)?"{}":"(nil)"}`;return{go:`v1alpha1.PodContainerProbe{Name:${(0,h.quote)((0,u.text)(t,"name"))}, ContainerName:${(0,h.quote)((0,u.text)(
t,"containerName"))}, Probe:v1alpha1.ContainerProbeSpec{Probe:${l}}, MarkerPolicy:${d}, PodConditionType:${(0,h.quote)((0,u.text)(t,"podConditionType"))}}`,json:t}}var ve=require("./core.js"),xe=require("./core.js");function*Pe(e,t,r,o){yield*(0,Ze.selectorErrors)(e,t,r),(0,ve.isEmptySelector)(t)&&(yield e.invalid(r,(0,L.selectorLiteral)(t),o)),(0,I.selectorFault)(t,e.build)&&
(yield f(p({},e.invalid([...r,"selector"],(0,L.selectorLiteral)(t))),{place:(0,G.plainPath)(r)}))}var ro="vpodprobemarker.kb.io",$s=["PodScheduled","Initialized","Ready","ContainersReady","KruisePodReady","InPlaceUpdateReady"];function no(e,t,r){let{cluster:o}=t,
n=(0,j.customResourceRefusals)(e,{schema:Yr},o);if(n.length>0)return n;let s=(o.holds("podprobemarker-gates-checked")?["PodProbeMarkerGate","KruiseDaemon"]:[]).
find(m=>!o.kruiseEnabled(m));if(s)return _(ro,"feature-gate-off",{gate:s},o);let a=(0,R.scopeOf)(o.library("kruise")),l=(0,g.record)(e.value.spec)??{},d=[...Pe(
a,(0,c.child)(l,"selector"),["spec","selector"],"ppm-empty-selector")];if(d.push(...Ms(a,l)),r&&(0,F.canonical)((0,g.record)(r.value.spec)?.selector)!==(0,F.canonical)(
l.selector)){let m=(0,L.selectorLiteral)((0,c.child)(l,"selector"));d.push(f(p({},a.invalid(["selector"],m,"ppm-selector-immutable")),{place:["spec","selector"]}))}
return(0,E.refusalsOf)(d,ro)}function*Ms(e,t){let r=["spec","probes"],o=a=>e.build.holds("podprobemarker-shows-value")?a:(0,L.selectorLiteral)((0,c.child)(t,"se\
lector")),n=(0,S.items)(t,"probes");if(n.length===0){yield e.invalid(r,o(eo(t)),"ppm-no-probes");return}let i=new Set,s=new Set;for(let[a,l]of n){let d=Ls(e,a,i);
if(d){let{field:P,id:T,values:N}=d;yield f(p({},e.invalid(r,o((0,u.text)(a,P)),T,N)),{place:[...r,l,P]});return}i.add((0,u.text)(a,"name"));let m=[...r,l];for(let P of As(
e,(0,c.child)(a,"probe")))yield f(p({},P),{place:[...m,...(0,xt.placeOf)(P).slice(1)]});let y=(0,u.text)(a,"podConditionType");if(y===""&&(0,S.items)(a,"markerP\
olicy").length===0){yield f(p({},e.invalid(r,o(to(e,a)),"ppm-no-mark")),{place:m});return}if(y!==""){let P=[...m,"podConditionType"];if(s.has(y)){yield f(p({},e.
invalid(r,o(y),"ppm-condition-twice",{condition:y})),{place:P});return}s.add(y),yield*(0,w.placed)((0,ee.validateName)(e,He.isQualifiedName,y,["spec"]),P)}if(yield*Cs(
e,a,m,o))return}}function Ls(e,t,r){let o=(0,u.text)(t,"name"),n=(0,u.text)(t,"containerName");if(e.build.holds("podprobemarker-shows-value")){if(o.includes("#"))
return{field:"name",id:"ppm-name-hash"};if(o==="")return{field:"name",id:"ppm-name-empty"};if(n==="")return{field:"containerName",id:"ppm-container-empty"}}else if(o===
""||n==="")return{field:o===""?"name":"containerName",id:"ppm-unnamed"};return $s.includes(o)?{field:"name",id:"ppm-name-native",values:{name:o}}:r.has(o)?{field:"\
name",id:"ppm-name-twice"}:void 0}function*As(e,t){let r=["spec","probe"];yield*Zr(e,t,r);for(let o of["initialDelaySeconds","timeoutSeconds","periodSeconds","s\
uccessThreshold","failureThreshold"])yield*(0,A.nonNegative)(e,(0,v.number)(t,o),[...r,o])}function*Cs(e,t,r,o){let n=["spec","markerPolicy"],i=new Set;for(let[
s,a]of(0,S.items)(t,"markerPolicy")){let l=(0,u.text)(s,"state"),d=[...r,"markerPolicy",a];if(i.has(l))return yield f(p({},e.invalid(n,o(l),"ppm-state-twice")),
{place:[...d,"state"]}),!0;i.add(l),l!=="Succeeded"&&l!=="Failed"?yield f(p({},e.required([...n,"state"],"ppm-state")),{place:[...d,"state"]}):!oo(s,"labels")&&
!oo(s,"annotations")?yield f(p({},e.required(n,"ppm-marks-nothing")),{place:d}):(yield*(0,w.placed)((0,qt.labelErrors)(e,s,"labels",[...n,"labels"]),(0,G.plainPath)(
[...d,"labels"])),yield*(0,w.placed)((0,Qe.annotationErrors)(e,s,[...n,"annotations"]),[...d,"annotations"]))}return!1}function oo(e,t){return Object.keys((0,c.child)(
e,t)??{}).length>0}var Bt="ALL";function _t(e,t){return!io(e,t)&&!io(t,e)}function io(e,t){let r=new Map((0,Q.textMap)(e,"matchLabels").map(([o,n])=>[o,[n]]));for(let{key:o,operator:n,
values:i}of Ht(e))n==="In"&&i.length>0&&r.set(o,[...r.get(o)??[],...i]),n==="Exists"&&r.set(o,[Bt]);for(let[o,n]of(0,Q.textMap)(t,"matchLabels")){let i=r.get(o);
if(i&&!i.includes(Bt)&&!i.includes(n))return!0}for(let{key:o,operator:n,values:i}of Ht(t)){let s=r.get(o);if(n==="In"&&s&&!s.includes(Bt)&&!co(s,i)||n==="NotIn"&&
s&&Gt(i,s)||n==="Exists"&&!s||n==="DoesNotExist"&&s)return!0}return!1}function Ht(e){return(0,S.items)(e,"matchExpressions").map(([t])=>({key:(0,u.text)(t,"key"),
operator:(0,u.text)(t,"operator"),values:(0,k.texts)(t,"values")}))}function lo(e,t){let r=ao(e),o=ao(t);return so(r,o)&&so(o,r)}function so(e,t){return[...e].every(
([r,o])=>{let n=t.get(r);return n!==void 0&&Ns(o,n)})}function ao(e){let t=new Map;for(let r of Ht(e))t.set(r.key,r);for(let[r,o]of(0,Q.textMap)(e,"matchLabels"))
t.set(r,{key:r,operator:"In",values:[o]});return t}function Ns(e,t){let r=t.operator;switch(e.operator){case"In":return r==="In"?co(t.values,e.values):r==="Exis\
ts"||r==="NotIn"&&!Gt(t.values,e.values);case"Exists":return r==="In"||r==="NotIn"||r==="Exists";case"NotIn":return r==="In"?!Gt(e.values,t.values):r==="Exists"||
r==="DoesNotExist"||r==="NotIn";case"DoesNotExist":return r==="DoesNotExist"||r==="NotIn";default:return!1}}function co(e,t){return t.some(r=>e.includes(r))}function Gt(e,t){
return t.every(r=>e.includes(r))}var po="vpodunavailablebudget.kb.io",ws=(0,C.kindWith)((0,x.object)({selector:X.selector,targetRef:(0,Ae.reference)()})),uo="kruise.io/pub-protect-operations",mo="\
pub.kruise.io/protect-total-replicas";function fo(e,t,r){let{cluster:o}=t,n=(0,j.customResourceRefusals)(e,{schema:ws},o);if(n.length>0)return n;let i=["PodUnav\
ailableBudgetDeleteGate","PodUnavailableBudgetUpdateGate"];if(!i.some(d=>o.kruiseEnabled(d)))return _(po,"pub-gates-off",{gates:i.join(", ")},o);let s=(0,R.scopeOf)(
o.library("kruise")),a=(0,g.record)(e.value.spec)??{},l=[...Is(s,e),...Us(s,a)];return r&&l.push(...Ws(s,a,(0,g.record)(r.value.spec)??{})),l.push(...Js(s,e,a,t)),
(0,E.refusalsOf)(l,po)}function*Is(e,{value:t}){let r=new Map((0,Q.textMap)((0,g.record)(t.metadata),"annotations")),o=s=>f(p({},e.internal(["metadata"],"pub-an\
notation-invalid",{annotation:s})),{place:["metadata","annotations",s]}),n=r.get(uo);if(n!==void 0&&e.build.holds("pub-checks-operations")){let s=new Set(["DELE\
TE","UPDATE"]);e.build.holds("pub-protects-eviction")&&s.add("EVICT"),e.build.holds("pub-protects-resize")&&s.add("RESIZE");for(let a of n.split(","))s.has(a)||
(yield o(uo))}let i=r.get(mo);i===void 0||!e.build.holds("pub-checks-total-replicas")||(!/^[+-]?\d+$/.test(i)||Number(i)!==(Number(i)|0))&&(yield o(mo))}function*Us(e,t){
let r=["spec"],o=(0,c.child)(t,"selector"),n=(0,c.child)(t,"targetRef"),i=(l,d)=>e.required([...r,l],d);if(!o&&!n)yield f(p({},i("selector, targetRef","pub-no-t\
arget")),{place:r});else if(o&&n)yield f(p({},i("selector, targetRef","pub-two-targets")),{place:[...r,"targetRef"]});else if(n)yield*Ds(e,n);else{let l=[...r,"\
selector"];yield*(0,Ze.selectorErrors)(e,o,l),(0,ve.isEmptySelector)(o)&&(yield e.invalid(l,(0,L.selectorLiteral)(o),"pub-empty-selector")),(0,I.selectorFault)(
o,e.build)&&(yield f(p({},e.invalid([...l],(0,L.selectorLiteral)(o))),{place:l}))}let s=(0,O.intOrString)(t,"maxUnavailable"),a=(0,O.intOrString)(t,"minAvailabl\
e");if(s===void 0&&a===void 0)yield f(p({},i("maxUnavailable, minAvailable","pub-no-amount")),{place:r});else if(s!==void 0&&a!==void 0)yield f(p({},i("maxUnava\
ilable, minAvailable","pub-two-amounts")),{place:[...r,"minAvailable"]});else{let l=[...r,s===void 0?"minAvailable":"maxUnavailable"];yield*(0,q.positiveIntOrPercent)(
e,s??a??0,l),yield*(0,je.notMoreThan100Percent)(e,s??a??0,l)}}function*Ds(e,t){let r=["spec","TargetReference"],o=["spec","targetRef"],n=(0,se.referenceLiteral)(
t);["apiVersion","kind","name"].some(s=>(0,u.text)(t,s)==="")&&(yield f(p({},e.invalid(r,n,"pub-empty-target")),{place:o}));let i=(0,u.text)(t,"apiVersion");(0,ie.parsesAsGroupVersion)(
i)||(yield f(p({},e.invalid(r,n,"unexpected-group-version",{version:i})),{place:o}))}function*Ws(e,t,r){let o=i=>(0,F.canonical)(t[i])===(0,F.canonical)(r[i]);if(o(
"selector")&&o("targetRef"))return;let n=["spec",o("selector")?"targetRef":"selector"];yield f(p({},e.required(["spec","selector, targetRef"],"pub-target-change\
d")),{place:n})}function*Js(e,t,r,o){let n=(0,c.child)(r,"targetRef"),i=(0,c.child)(r,"selector"),s=o.objectsOf(t.group,t.kind,t.namespace);for(let a of Fe(s,t)){
let{name:l}=a,d=(0,g.record)(a.value.spec),m=(0,c.child)(d,"targetRef"),y=(0,c.child)(d,"selector");if(n&&m){if(!(0,ze.sameReference)(n,m))continue;let P=e.invalid(
["spec","targetReference"],(0,se.referenceLiteral)(n),"pub-target-taken",{name:l});yield f(p({},P),{place:["spec","targetRef"]});return}if(i&&y&&lo(i,y)){yield e.
invalid(["spec","selector"],(0,L.selectorLiteral)(i),"pub-selector-taken",{name:l});return}}}function ft(e){return e===null?"interface {}(nil)":Array.isArray(e)?`[]interface {}{${e.map(ft).join(", ")}}`:typeof e=="object"?`map[string]interface {}{${Object.
keys(e).sort().map(r=>`${(0,h.quote)(r)}:${ft(e[r])}`).join(", ")}}`:typeof e=="string"?(0,h.quote)(e):String(e)}var yo="vresourcedistribution.kb.io",go=(0,x.object)({list:(0,D.list)((0,x.object)({name:M.string}))}),Vs=(0,C.kindWith)((0,x.object)({resource:{type:"object"},
targets:(0,x.object)({allNamespaces:oe.boolean,excludedNamespaces:go,includedNamespaces:go,namespaceLabelSelector:X.selector})},"resource","targets"));function bo(e,t,r){
let{cluster:o}=t,n=(0,j.customResourceRefusals)(e,{schema:Vs},o);if(n.length>0)return n;let i=(0,E.refusalsOf)(qs((0,R.scopeOf)(o),e),me.CRD_VALIDATION);if(i.length>
0)return i;if(o.holds("resourcedistribution-gate")&&!o.kruiseEnabled("ResourceDistributionGate"))return _(yo,"feature-gate-off",{gate:"ResourceDistributionGate"},
o);let s=(0,R.scopeOf)(o.library("kruise")),a=(0,g.record)(e.value.spec)??{},l=(0,c.child)((0,g.record)(r?.value.spec),"resource"),d=[...Bs(s,(0,c.child)(a,"res\
ource")??{},l)];return d.push(...Gs(s,(0,c.child)(a,"targets")??{})),(0,E.refusalsOf)(d,yo)}function*qs(e,t){let r=(0,c.child)((0,g.record)(t.value.spec),"resou\
rce");for(let o of["apiVersion","kind"]){let n=["spec","resource",o],i=(0,b.member)(r,o);i===void 0?yield e.required(n,"must-not-be-empty-text"):typeof i!="stri\
ng"?yield e.invalid(n,i,"embedded-text"):i===""?yield e.invalid(n,i,"must-not-be-empty-text"):o==="apiVersion"&&!(0,ie.parsesAsGroupVersion)(i)&&(yield e.invalid(
n,i,"unexpected-group-version",{version:i}))}}function*Bs(e,t,r){let o=["spec","resource"],n=(0,u.text)(t,"kind");if((0,_e.groupOf)((0,u.text)(t,"apiVersion"))!==
""||n!=="Secret"&&n!=="ConfigMap"){let i=`unstructured.Unstructured{Object:${ft(t)}}`;yield e.invalid(o,{go:i,json:t},"rd-unsupported-kind");return}r&&!Hs(t,r)&&
(yield e.invalid(o,"null","rd-immutable"))}function Hs(e,t){let r=n=>(0,u.text)(e,n)===(0,u.text)(t,n),o=n=>(0,u.text)((0,c.child)(n,"metadata"),"name");return r(
"apiVersion")&&r("kind")&&o(e)===o(t)}function*Gs(e,t){let r=["spec","targets"],o=l=>(0,S.items)((0,c.child)(t,l),"list").map(([d,m])=>[(0,u.text)(d,"name"),m]);
yield*So(e,t,"includedNamespaces",o("includedNamespaces"),r),yield*So(e,t,"excludedNamespaces",o("excludedNamespaces"),r);let n=new Set(o("includedNamespaces").
map(([l])=>l)),i=o("excludedNamespaces").filter(([l])=>n.has(l));if(i.length>0){let l=i.map(([d])=>d).join(" ");yield e.invalid(r,_s(t),"rd-ambiguous",{names:l})}
let s=(0,c.child)(t,"namespaceLabelSelector"),a=(0,I.selectorFault)(s,e.build);a&&(yield e.invalid([...r,"namespaceLabelSelector"],(0,L.selectorLiteral)(s),"rd-\
selector",{error:a}))}function*So(e,t,r,o,n){let i=[...n,r],s=Kt((0,c.child)(t,r));for(let[a,l]of o){let m=(0,Y.isDNS1123Label)(a,e.build).map(({message:y,values:P})=>e.
invalid(i,s,y,P));yield*(0,w.placed)(m,[...i,"list",l,"name"])}}function Kt(e){let t="v1alpha1.ResourceDistributionNamespace",r=(0,S.items)(e,"list").map(([n])=>`${t}\
{Name:${(0,h.quote)((0,u.text)(n,"name"))}}`),o=Array.isArray(e?.list)?`{${r.join(", ")}}`:"(nil)";return{go:`v1alpha1.ResourceDistributionTargetNamespaces{List\
:[]${t}${o}}`,json:e??{}}}function _s(e){return{go:`v1alpha1.ResourceDistributionTargets{${[`AllNamespaces:${(0,z.flag)(e,"allNamespaces")??!1}`,`ExcludedNamesp\
aces:${Kt((0,c.child)(e,"excludedNamespaces")).go}`,`IncludedNamespaces:${Kt((0,c.child)(e,"includedNamespaces")).go}`,`NamespaceLabelSelector:${(0,L.selectorLiteral)(
(0,c.child)(e,"namespaceLabelSelector")).go}`].join(", ")}}`,json:e}}var Xe=require("./shared.js");function*xo(e,t,r,o){if(!(0,c.child)(r.spec,"selector"))return;let n=Fe(o.sidecarSets(),t).map(s=>({name:s.name,set:(0,Xe.sidecarSetSpec)(s,o)})).filter(({set:s})=>(0,c.child)(
s.spec,"selector")&&Zs(r,s,o));for(let s of["initContainers","containers"])for(let[a,l]of r[s].entries()){let d=(0,u.text)(l,"name"),m=n.findLast(({set:P})=>P[s].
some(T=>T.name===d));if(!m)continue;let y=e.invalid(["spec","containers"],d,"sidecarset-container-taken",{name:d,other:m.name});yield f(p({},y),{place:["spec",s,
a,"name"]})}for(let[s,a]of r.volumes.entries()){let l=(0,u.text)(a,"name"),d=n.findLast(({set:y})=>y.volumes.some(P=>P.name===l));if(!d||Ks(a,d.set.volumes.find(
y=>y.name===l)))continue;let m=e.invalid(["spec","volumes"],l,"sidecarset-volume-taken",{name:l,other:d.name});yield f(p({},m),{place:["spec","volumes",s]})}(0,S.items)(
r.spec,"patchPodMetadata").length>0&&e.build.holds("sidecarset-patches-metadata")&&(yield*zs(e,r,n))}function Ks(e,t){return(0,F.canonical)(e)===(0,F.canonical)(
t)}function*zs(e,t,r){let o=new Map;for(let{name:n,set:i}of r)for(let{policy:s,annotations:a}of ho(i.spec))if(s!=="Retain")for(let l of a)o.set(l,{name:n,policy:s});
for(let{policy:n,annotations:i,index:s}of ho(t.spec))if(n!=="Retain")for(let a of i){let l=o.get(a);if(!l||n!=="Overwrite"&&l.policy!=="Overwrite")continue;let d=[
"spec","patchPodMetadata"],m=e.invalid(d,a,"sidecarset-annotation-taken",{key:a,other:l.name});yield f(p({},m),{place:[...d,s,"annotations",a]})}}function ho(e){
return(0,S.items)(e,"patchPodMetadata").map(([t,r])=>({policy:(0,u.text)(t,"patchPolicy")||"Retain",annotations:Object.keys((0,c.child)(t,"annotations")??{}).sort(),
index:r}))}function Zs(e,t,r){return Qs(e,t,r)&&_t((0,c.child)(e.spec,"selector"),(0,c.child)(t.spec,"selector"))}function Qs(e,t,r){if(e.namespace!==""&&t.namespace!==
""&&e.namespace!==t.namespace)return!1;let o=e.namespaceSelector,n=t.namespaceSelector;return o&&n&&!_t(o,n)||e.namespace!==""&&n&&!vo(n,e.namespace,r)?!1:!(t.namespace!==
""&&o&&!(n&&vo(n,t.namespace,r)))}function vo(e,t,r){return(0,xe.selects_3)(e,r.namespaceLabels(t))}function*Po(e,t,r){let o=i=>(0,u.text)((0,c.child)(i,"upgrad\
eStrategy"),"upgradeType")||"ColdUpgrade",n=new Map((0,Te.objects)(r.spec.containers).map(i=>[(0,u.text)(i,"name"),o(i)]));for(let[i,s]of(0,S.items)((0,g.record)(
t.value.spec),"containers")){let a=(0,u.text)(i,"name"),l=n.get(a),d=["spec","containers",s];if(l===void 0){if(!e.build.holds("sidecarset-refuses-new-containers"))
continue;let m=e.invalid(["spec","containers","name"],a,"sidecarset-container-new",{name:a});yield f(p({},m),{place:[...d,"name"]})}else if(l!==o(i)){let m=["sp\
ec","containers","upgradeStrategy","upgradeType"],y=e.invalid(m,a,"sidecarset-upgrade-type",{name:a});yield f(p({},y),{place:[...d,"upgradeStrategy","upgradeTyp\
e"]})}}}var zt=require("./core.js");function Eo(e,t){let r=Xs(e);return r&&t.say("regexp-fault",{reason:t.say(r.id),part:r.part})}function Xs(e){let t=0,r=0,o,n;for(;r<e.length;){let i=e.slice(r),
s=i[0],a=/^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(i)?.[0];if(a!==void 0){if(n!==void 0)return{id:"regexp-nested",part:e.slice(n,r+a.length)};if(o===void 0)return{id:"\
regexp-argument",part:a};let l=i[a.length]==="?"?1:0;n=r,r+=a.length+l;continue}if(n=void 0,s==="("){let l=Ys(i);if(l)return l;t++,o=void 0,r+=/^\((?:\?(?:[a-zA-Z-]*:|P?<\w+>|[a-zA-Z-]+(?=\))))?/.
exec(i)[0].length}else if(s===")"){if(t===0)return{id:"regexp-closing",part:e};t--,o=r++}else if(s==="|")o=void 0,r++;else{let l=s==="["?ea(i):s==="\\"?ta(i):1;
if(l===0)return s==="["?{id:"regexp-bracket",part:i}:ra(i);o=s==="^"?o??r:r,r+=l}}return t>0?{id:"regexp-parenthesis",part:e}:void 0}function Ys(e){return!e.startsWith(
"(?")||/^\(\?(?:[imsU-]*:|[imsU-]+\)|P?<\w+>)/.test(e)?void 0:{id:"regexp-perl",part:/^\(\?(?:<?[=!]|>|#)/.exec(e)?.[0]??e.slice(0,3)}}function ea(e){return/^\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]/.
exec(e)?.[0].length??0}function ta(e){return/^\\(?:[pP](?:\{\^?\w+\}|\w)|x(?:[0-9a-fA-F]{2}|\{[0-9a-fA-F]+\})|[0-7]{3}|Q[\s\S]*?(?:\\E|$)|[aftnrvdDsSwWbBAzC0]|[^\w\s])/.
exec(e)?.[0].length??0}function ra(e){return e.length===1?{id:"regexp-backslash",part:""}:{id:"regexp-escape",part:e.slice(0,2)}}var Zt=require("./core.js"),oa=require("./core.js");function*Qt(e,t,r,o){let n=(0,c.child)(t,"resourcesPolicy");if(!n)return;let i=["spec",r,"resourcesPolicy"],s=["spec",o,r,"resourcesPolicy"];o==="initContainers"&&
(0,u.text)(t,"restartPolicy")!=="Always"&&(yield f(p({},e.invalid(i,Ro(n),"resources-policy-not-native")),{place:s}));let a=(0,c.child)(t,"resources");if(["limi\
ts","requests"].some(m=>Object.keys((0,c.child)(a,m)??{}).length>0)){yield f(p({},e.invalid(i,Ro(n),"resources-policy-and-resources")),{place:s});return}let l=jo(
n),d=Eo(l,e.build);if(d){let m=[...i,"targetContainersNameRegex"],y=e.invalid(m,l,"resources-policy-regex",{error:d});yield f(p({},y),{place:[...s,"targetContai\
nersNameRegex"]})}yield*na(e,(0,c.child)(n,"resourcesExpr"),[...i,"resourcesExpr"],[...s,"resourcesExpr"])}function jo(e){return(0,u.text)(e,"targetContainersNa\
meRegex")||".*"}function*na(e,t,r,o){if(!(0,c.child)(t,"limits")&&!(0,c.child)(t,"requests")){yield f(p({},e.invalid(r,Fo(t),"resources-policy-empty")),{place:o});
return}for(let n of["limits","requests"])for(let i of["cpu","memory"]){let s=(0,u.text)((0,c.child)(t,n),i),a=s===""?void 0:(0,Zt.expressionFault)(s,i,e.build);
if(!a)continue;let l=[e.invalid([...r,n,i],s,"resources-policy-expression",{error:a})];yield*(0,w.placed)(l,[...o,n,i])}}function Fo(e){let t=(o,n)=>`(*v1beta1.${n}\
)(${(0,b.member)(e,o)===void 0?"nil":"0x0"})`;return{go:`v1beta1.ResourcesExpr{${`Limits:${t("limits","ResourceExprLimits")}, Requests:${t("requests","ResourceE\
xprRequests")}`}}`,json:e??{}}}function Ro(e){return{go:`v1beta1.ResourcesPolicy{${[`TargetContainersMode:${(0,h.quote)((0,u.text)(e,"targetContainersMode"))}`,
`TargetContainersNameRegex:${(0,h.quote)(jo(e))}`,`ResourcesExpr:${Fo((0,c.child)(e,"resourcesExpr")).go}`].join(", ")}}`,json:e}}var ia={name:"test",image:"busybox",imagePullPolicy:"IfNotPresent",terminationMessagePolicy:"File"};function*To(e,t){if((0,S.items)(t.spec,"initContainers").length===
0&&(0,S.items)(t.spec,"containers").length===0){yield f(p({},e.required(["spec"],"sidecarset-no-containers")),{place:["spec","containers"]});return}let r=e.build.
holds("sidecarset-resources-policy");for(let[o,n]of(0,S.items)(t.spec,"initContainers"))r&&(yield*Qt(e,o,n,"initContainers"));for(let[o,n]of(0,S.items)(t.spec,"\
containers"))yield*aa(e,o,["spec","containers",n]),yield*la(e,o,n),r&&(yield*Qt(e,o,n,"containers"));yield*(0,zt.validatePodSpec)(sa(e,t),{},["spec"],e.build)}function sa({
build:e},{initContainers:t,containers:r,volumes:o}){return p(p({dnsPolicy:"ClusterFirst",restartPolicy:"Always",initContainers:t,containers:r.length>0?r:[ia],volumes:o},
e.holds("sidecarset-pod-has-account")&&{serviceAccountName:"default"}),e.holds("sidecarset-pod-has-grace-period")&&{terminationGracePeriodSeconds:30})}function*aa(e,t,r){
let o=(0,u.text)(t,"podInjectPolicy");if(o!==""&&o!=="BeforeAppContainer"&&o!=="AfterAppContainer"){let d=e.invalid(["spec","container","podInjectPolicy"],o,"si\
decarset-inject-policy");yield f(p({},d),{place:[...r,"podInjectPolicy"]})}let n=(0,c.child)(t,"shareVolumePolicy"),i=(0,u.text)(n,"type");if(i===""||i==="enabl\
ed"||i==="disabled")return;let a={go:`${e.build.holds("sidecarset-webhook-v1beta1")?"v1beta1":"v1alpha1"}.ShareVolumePolicy{Type:${(0,h.quote)(i)}}`,json:n},l=e.
invalid(["spec","container","shareVolumePolicy"],a,"sidecarset-share-policy");yield f(p({},l),{place:[...r,"shareVolumePolicy"]})}var Oo=["metadata.annotations",
"metadata.labels","metadata.name"];function*la(e,t,r){for(let[o,n]of(0,S.items)(t,"transferEnv")){let i=(0,c.child)((0,c.child)(o,"sourceContainerNameFrom"),"fi\
eldRef");if(!i)continue;let s=["spec","containers",r,"transferEnv",n,"sourceContainerNameFrom","fieldRef"];yield*(0,w.placed)(ca(e,i,["spec",r,"transferEnv","fi\
eldRef"]),s)}}function*ca(e,t,r){let o=(0,u.text)(t,"apiVersion")||"v1",n=(0,u.text)(t,"fieldPath"),i=[...r,"fieldPath"];if(n===""){yield e.required(i);return}let[
,s=n,a]=/^(.*)\['(.*)'\]$/.exec(n)??[],l=da(e,o,n,s,a);if(l!==void 0)yield e.invalid(i,n,"sidecarset-field-conversion",{error:l});else if(a!==void 0){let d=s===
"metadata.annotations"?a.toLowerCase():a;for(let{message:m,values:y}of(0,He.isQualifiedName)(d,e.build))yield e.invalid(r,a,m,y)}else Oo.includes(n)||(yield e.notSupported(
i,n,Oo))}function da(e,t,r,o,n){if(t!=="v1")return e.build.say("sidecarset-pod-version",{version:t});if(n===void 0)return e.build.say("sidecarset-field-label",{
path:r});if(!(o==="metadata.annotations"||o==="metadata.labels"))return e.build.say("sidecarset-field-path",{path:o})}var ae=["spec","patchPodMetadata"];function*ko(e,t,r,o){let n=(0,S.items)(r,"patchPodMetadata");if(n.length===0)return;let i=pa(n,t,o);i&&(yield f(p({},e.required(
ae,i.id,i.values)),{place:i.place}));let s=new Set;for(let[a,l]of n){let d=$o(a),m=[...ae,l,"annotations"];d.length===0&&(yield f(p({},e.required(ae,"sidecarset\
-no-annotations")),{place:[...ae,l]})),yield*(0,w.placed)((0,Qe.annotationErrors)(e,a,["patchPodMetadata","annotations"]),m);for(let y of d)s.has(y)&&(yield f(p(
{},e.required(ae,"sidecarset-annotation-twice",{key:y})),{place:[...m,y]})),s.add(y)}}function $o(e){return Object.keys((0,c.child)(e,"annotations")??{}).sort()}
function pa(e,t,r){let o=r.cluster.kruiseEnabled("SidecarSetPatchPodMetadataDefaultsAllowed"),n=(0,Ke.kruiseConfiguration)(r,"SidecarSet_PatchPodMetadata_WhiteL\
ist");if(!n)return o?void 0:{id:"sidecarset-no-white-list",place:ae};let i=(0,S.items)(n,"rules").map(([s])=>s).filter(s=>!(0,c.child)(s,"selector")||(0,xe.selects_3)(
(0,c.child)(s,"selector"),t.labels)).flatMap(s=>(0,k.texts)(s,"allowedAnnotationKeyExprs")).flatMap(ua);if(i.length===0)return o?void 0:{id:"sidecarset-metadata\
-forbidden",place:ae};for(let[s,a]of e){let l=$o(s).find(d=>!i.some(m=>m.test(d)));if(l!==void 0)return{id:"sidecarset-annotation-forbidden",values:{key:l},place:[
...ae,a,"annotations",l]}}}function ua(e){try{return[new RegExp(e)]}catch{return[]}}var ma=e=>(0,x.object)({revision:(0,x.object)({policy:e})}),fa={type:"string",enum:["sum","max"],unset:""};function Mo(e){let t={};if(e.holds("sidecarset-revisi\
on-partial")&&(t.injectionStrategy=ma({type:"string",enum:["Always","Partial"]})),e.holds("sidecarset-resources-policy")){let r=(0,D.list)((0,x.object)({resourcesPolicy:(0,x.object)(
{targetContainersMode:fa})}));t.containers=r,t.initContainers=r}return(0,ue.untyped)((0,C.kindWith)((0,x.object)(t)))}function*Ao(e,t){if(((0,u.text)(t,"type")||"RollingUpdate")!=="RollingUpdate")return;let r=["spec",e.build.holds("sidecarset-strategy-path")?"updateStrategy":"s\
trategy"],o=["spec","updateStrategy"],n=(0,c.child)(t,"selector"),i=(0,O.intOrString)(t,"partition"),s=(0,O.intOrString)(t,"maxUnavailable"),a=function*(l){for(let d of l){
let m=(d.place??d.path).slice(2).map(y=>typeof y=="object"?y.key:y);yield f(p({},d),{place:[...o,...m]})}};if(n&&i!==void 0&&i!==0&&e.build.holds("sidecarset-pa\
rtition-excludes-selector")){let l=e.invalid(["updateStrategy"],ya(t,i),"sidecarset-partition-and-selector");yield f(p({},l),{place:[...o,"partition"]})}if(n&&(yield*a(
Pe(e,n,[...r,"selector"],"sidecarset-empty-selector"))),i!==void 0&&(yield*a((0,q.positiveIntOrPercent)(e,i,[...r,"partition"]))),s!==void 0&&(yield*a((0,q.positiveIntOrPercent)(
e,s,[...r,"maxUnavailable"]))),e.build.holds("sidecarset-priority-strategy")){let l=(0,c.child)(t,"priorityStrategy");yield*a((0,Ge.priorityStrategyErrors)(e,l,
[...r,"priorityStrategy"]))}yield*a((0,Mt.scatterStrategyErrors)(e,t,[...r,"scatterStrategy"]))}function ya(e,t){let r=(0,c.child)(e,"priorityStrategy")?"0x0":"\
<nil>",o=(0,S.items)(e,"scatterStrategy").map(([i])=>`{Key:${(0,u.text)(i,"key")} Value:${(0,u.text)(i,"value")}}`);return`&{${["Type:RollingUpdate",`Paused:${(0,z.flag)(
e,"paused")??!1}`,`Selector:${ga((0,c.child)(e,"selector"))}`,`Partition:${t}`,`MaxUnavailable:${(0,O.intOrString)(e,"maxUnavailable")??1}`,`PriorityStrategy:${r}`,
`ScatterStrategy:[${o.join(" ")}]`].join(" ")}}`}function ga(e){let t=(0,Q.textMap)(e,"matchLabels").map(([o,n])=>`${o}: ${n},`),r=(0,S.items)(e,"matchExpressio\
ns").map(([o])=>{let n=`[${(0,k.texts)(o,"values").join(" ")}]`;return`LabelSelectorRequirement{Key:${(0,u.text)(o,"key")},Operator:${(0,u.text)(o,"operator")},\
Values:${n},},`});return`&LabelSelector{MatchLabels:map[string]string{${t.join("")}},MatchExpressions:[]LabelSelectorRequirement{${r.join("")}},}`}function*Co(e,t,r,o){
let n=(0,c.child)((0,c.child)(t,"injectionStrategy"),"revision");if(!n)return;let i=["spec","injectionStrategy","revision"],s=(0,Z.optionalText)(n,"revisionName"),
a=(0,Z.optionalText)(n,"customVersion");if(s===void 0&&a===void 0)yield f(p({},e.invalid(["revision"],Lo(e,n),"sidecarset-revision-empty")),{place:i});else if(!o){
let m=e.build.say("sidecarset-revision-not-found",{name:(0,h.quote)(s??r)});yield f(p({},e.invalid(["revision"],"null","sidecarset-revision",{error:m})),{place:i})}
let l=(0,u.text)(n,"policy")||"Always";if(l==="Always"||l==="Partial"&&e.build.holds("sidecarset-revision-partial"))return;let d=e.invalid(["revision","policy"],
Lo(e,n),"sidecarset-revision-policy",{policy:l});yield f(p({},d),{place:[...i,"policy"]})}function Lo(e,t){let r=e.build.holds("sidecarset-webhook-v1beta1")?"v1\
beta1":"v1alpha1",o=i=>`(*string)(${(0,b.member)(t,i)===void 0?"nil":"0x0"})`,n=[`CustomVersion:${o("customVersion")}`,`RevisionName:${o("revisionName")}`,`Poli\
cy:${(0,h.quote)((0,u.text)(t,"policy")||"Always")}`];return{go:`${r}.SidecarSetInjectRevision{${n.join(", ")}}`,json:t}}var Sa="vsidecarset.kb.io";function No(e,t,r){let{cluster:o}=t,n=ne(e),i=Sr(n,o,o.library("kruise")),s=(0,U.decodeRefusals)(e,i,`${n}.SidecarSet`,"msidecarset.k\
b.io",t);if(s.length>0)return s;let a=(0,j.customResourceRefusals)(e,{schema:Mo(o)},o);if(a.length>0)return a;let l=(0,R.scopeOf)(o.library("kruise")),d=(0,Xe.sidecarSetSpec)(
e,t),m=(0,u.text)((0,g.record)(e.value.metadata),"name"),y=[...Oe(l,m,"sidecarset-name",["metadata","name"])];return y.push(...ba(l,e,d,t,r)),r&&y.push(...Po(l,
e,r)),(y.length===0||!o.holds("sidecarset-conflicts-last"))&&y.push(...xo(l,e,d,t)),(0,E.refusalsOf)(y,Sa)}function*ba(e,t,r,o,n){let{spec:i}=r;e.build.holds("s\
idecarset-native-sidecar-needs-not-update")&&(yield*ha(e,r)),(0,c.child)(i,"selector")?yield*Pe(e,(0,c.child)(i,"selector"),["spec","selector"],"sidecarset-empt\
y-selector"):yield e.required(["spec","selector"],"sidecarset-no-selector"),yield*va(e,t,r),e.build.holds("sidecarset-revisions")&&(yield*Co(e,i,t.name,n!==void 0)),
yield*Ao(e,(0,c.child)(i,"updateStrategy")??{}),yield*To(e,r),(0,S.items)(i,"patchPodMetadata").length>0&&e.build.holds("sidecarset-patches-metadata")&&(yield*ko(
e,t,i,o))}function*ha(e,{spec:t,initContainers:r}){if(((0,u.text)((0,c.child)(t,"updateStrategy"),"type")||"RollingUpdate")==="RollingUpdate")for(let[n,i]of r.entries()){
if(i.restartPolicy!=="Always")continue;let s=e.required(["spec","updateStrategy"],"sidecarset-native-rolling");yield f(p({},s),{place:["spec","initContainers",n,
"restartPolicy"]})}}function*va(e,t,r){let{namespaceSelector:o,namespace:n}=r;if(o)if(n!==""){let i=e.required(["spec","namespace, namespaceSelector"],"sidecars\
et-two-namespaces");yield f(p({},i),{place:["spec","namespaceSelector"]})}else{let i=(0,c.child)((0,g.record)(t.value.spec),"namespaceSelector")!==void 0,a=Pe(e,
o,["spec","namespaceSelector"],"sidecarset-empty-selector");for(let l of a)yield i?l:f(p({},l),{place:["spec","namespace"]})}}var xa=require("./core.js"),Xt=require("./core.js"),Pa=require("./core.js");var Ea=require("./core.js"),Yt=require("./core.js");var Ra="0x0";function yt(e,t){return`(*${e})(${t?Ra:"nil"})`}function er(e,t,r,o){return Array.isArray((0,b.member)(e,t))?`[]${r}{${(0,S.items)(e,t).map(([n])=>`${r}\
{${o(n)}}`).join(", ")}}`:`[]${r}(nil)`}function ja(e){let t=(0,re.stringList)((0,k.texts)(e,"values"),Array.isArray((0,b.member)(e,"values")));return`Key:${(0,h.quote)(
(0,u.text)(e,"key"))}, Operator:${(0,h.quote)((0,u.text)(e,"operator"))}, Values:${t}`}function Fa(e){let t=["key","operator","value","effect"].map(o=>`${o[0]?.
toUpperCase()}${o.slice(1)}:${(0,h.quote)((0,u.text)(e,o))}`),r=yt("int64",(0,v.number)(e,"tolerationSeconds")!==void 0);return`${t.join(", ")}, TolerationSecon\
ds:${r}`}function Oa(e){return e==null?"runtime.RawExtension{Raw:[]uint8(nil), Object:runtime.Object(nil)}":`runtime.RawExtension{Raw:[]uint8{${[...Buffer.from(
JSON.stringify(tr(e)))].map(r=>`0x${r.toString(16)}`).join(", ")}}, Object:runtime.Object(nil)}`}function tr(e){if(Array.isArray(e))return e.map(tr);if(typeof e!=
"object"||e===null)return e;let t=Object.keys(e).sort();return Object.fromEntries(t.map(r=>[r,tr(e[r])]))}function wo(e,t){let r=i=>{let s=(0,c.child)(i,"nodeSe\
lectorTerm");return`v1.NodeSelectorTerm{${["matchExpressions","matchFields"].map(l=>`${l[0]?.toUpperCase()}${l.slice(1)}:${er(s,l,"v1.NodeSelectorRequirement",ja)}`).
join(", ")}}`},o=["replicas"];return e.build.holds("united-deployment-min-max")&&o.push("minReplicas","maxReplicas"),{go:er(t,"subsets","v1alpha1.Subset",i=>[`N\
ame:${(0,h.quote)((0,u.text)(i,"name"))}`,`NodeSelectorTerm:${r(i)}`,`Tolerations:${er(i,"tolerations","v1.Toleration",Fa)}`,...o.map(s=>{let a=yt("intstr.IntOr\
String",(0,b.member)(i,s)!==void 0);return`${s[0]?.toUpperCase()}${s.slice(1)}:${a}`}),...e.build.holds("united-deployment-subset-patch")?[`Patch:${Oa((0,b.member)(
i,"patch"))}`]:[]].join(", ")),json:(0,b.member)(t,"subsets")??null}}var Ta=["StatefulSetTemplate","AdvancedStatefulSetTemplate","CloneSetTemplate","DeploymentT\
emplate"];function Io(e){return{go:`v1alpha1.SubsetTemplate{${Ta.map(r=>{let o=(0,c.child)(e,`${r[0]?.toLowerCase()}${r.slice(1)}`)!==void 0;return`${r}:${yt(`v\
1alpha1.${r}Spec`,o)}`}).join(", ")}}`,json:e??{}}}function Uo(e){let t=yt("v1alpha1.AdaptiveUnitedDeploymentStrategy",(0,c.child)(e,"adaptive")!==void 0);return{
go:`v1alpha1.UnitedDeploymentScheduleStrategy{Type:${(0,h.quote)((0,u.text)(e,"type"))}, Adaptive:${t}}`,json:e??{}}}function Do(e){return{go:`map[string]int32{${Object.
keys(e).sort().map(r=>`${(0,h.quote)(r)}:${(0,v.number)(e,r)??0}`).join(", ")}}`,json:e}}var H=["spec","topology","subsets"],ka=1e6,$a=0;function Wo(e,t,r){let o=(s,a={})=>({value:0,error:e.build.say(s,p({given:r},a))});if(typeof r=="number")return r<
0?o("subset-replicas-negative"):{value:r};if(t<0)return o("subset-replicas-text");if(!r.endsWith("%"))return o("subset-replicas-no-percent");let n=r.slice(0,-1);
if(!/^[+-]?\d+$/.test(n))return o("subset-replicas-percent",{error:e.build.say("parse-int-syntax",{given:(0,h.quote)(n)})});let i=Number(n);return i!==(i|0)?o("\
subset-replicas-percent",{error:e.build.say("parse-int-range",{given:(0,h.quote)(n)})}):i<0||i>100?o("subset-replicas-range"):{value:Math.floor(t*i/100+.5)}}function*rr(e,t){
if(!e.build.holds("united-deployment-min-max")){yield*Ma(e,t);return}let r=(0,c.child)(t,"topology"),o=(0,S.items)(r,"subsets"),n=(0,v.number)(t,"replicas")??-1,
[i,s,a]=[0,0,0],l={replicas:0,minReplicas:0,maxReplicas:0};for(let[m,y]of o){let P=(0,O.intOrString)(m,"maxReplicas"),T=P===void 0?"null":(0,J.literalOf)(P),N=function*(Ee,_o){
let gt=(0,O.intOrString)(m,Ee);if(gt===void 0)return _o;l[Ee]++;let St=Wo(e,n,gt),Ko=[...H,y,Ee==="replicas"?Ee:"minReplicas"];if(St.error!==void 0){let zo=Ee===
"replicas"?(0,J.literalOf)(gt):T;yield f(p({},e.invalid(Ko,zo,"subset-fault",{error:St.error})),{place:[...H,y,Ee]})}return St.value};i+=yield*N("replicas",0);let te=yield*N(
"minReplicas",0),tt=yield*N("maxReplicas",ka);s+=te,a+=tt,te>tt&&(yield e.invalid([...H,y,"minReplicas"],T,"subset-min-over-max",{index:y}))}let d=l.minReplicas+
l.maxReplicas>0;l.replicas>0&&d?yield e.invalid(H,wo(e,r),"subset-replicas-and-min-max"):d?(n===-1&&(yield e.invalid(H,n,"subset-min-max-no-replicas")),l.maxReplicas>=
o.length&&(yield e.invalid(H,l.maxReplicas,"subset-max-all")),s>a&&(yield e.invalid(H,s,"subset-sum-min-over-max"))):n!==-1?yield*Jo(e,i,n,l.replicas,o.length,$a):
l.replicas!==o.length&&(yield e.invalid(H,i,"subset-replicas-all"))}function*Jo(e,t,r,o,n,i){t>r&&(yield e.invalid(H,t,"subset-sum-over",{sum:t,total:i})),o>0&&
o===n&&t!==r&&(yield e.invalid(H,t,"subset-sum-other",{sum:t,total:i}))}function*Ma(e,t){let r=(0,S.items)((0,c.child)(t,"topology"),"subsets"),o=(0,v.number)(t,
"replicas")??1,[n,i]=[0,0];for(let[s,a]of r){let l=(0,O.intOrString)(s,"replicas");if(l===void 0)continue;let d=Wo(e,o,l),m=[...H,a,"replicas"];d.error!==void 0?
yield e.invalid(m,(0,J.literalOf)(l),"subset-replicas-invalid",{given:l}):(n+=d.value,i++)}yield*Jo(e,n,o,i,r.length,o)}var Ye=["spec","template"],La=["statefulSetTemplate","advancedStatefulSetTemplate","deploymentTemplate","cloneSetTemplate"];function*qo(e,t,r){let o=(0,c.child)(
t,"template"),n=La.filter(m=>(0,c.child)(o,m));n.length===0&&(yield e.required(Ye,"united-deployment-no-template")),n.length>1&&(yield e.invalid(Ye,Io(o),"unite\
d-deployment-two-templates"));let i=n.find(m=>m!=="cloneSetTemplate"),s=i&&(0,c.child)(o,i);if(!s)return;let a=(0,c.child)(t,"selector"),l=[...Ye,i],d=(0,c.child)(
s,"metadata");if(!Bo(a,d)){let m=[...Ye,i==="deploymentTemplate"?i:"statefulSetTemplate","metadata","labels"],y=e.invalid(m,(0,Re.labelsLiteral)(d,"labels"),"se\
lector-misses-template");yield f(p({},y),{place:[...l,"metadata","labels"]})}yield*Aa(e,i,(0,c.child)(s,"spec"),[...l,"spec"]),yield*Ca(e,i,(0,c.child)(s,"spec"),
a,[...l,"spec","template"],r)}function Bo(e,t){return(0,xe.selects_3)(e,(0,c.child)(t,"labels")??{})}function*Aa(e,t,r,o){let n={template:t},i=(0,v.number)(r,"r\
eplicas");if(i!==void 0&&(yield e.invalid([...o,"replicas"],i,"united-deployment-replicas-unused",n)),t==="deploymentTemplate")return;let s=(0,c.child)(r,"updat\
eStrategy"),a=(0,v.number)((0,c.child)(s,"rollingUpdate"),"partition");if(a===void 0||(0,u.text)(s,"type")!=="RollingUpdate")return;let l=[...o,"updateStrategy",
"rollingUpdate","partition"];yield e.invalid(l,a,"united-deployment-partition-unused",n)}function*Ca(e,t,r,o,n,i){let s=(0,c.child)(r,"template")??{},a=(0,c.child)(
s,"metadata");if(!(0,ve.isEmptySelector)(o)&&!Bo(o,a)&&(yield e.invalid([...n,"metadata","labels"],(0,Re.labelsLiteral)(a,"labels"),"selector-misses-template")),
t!=="deploymentTemplate"){yield*(0,Ve.templateMetaErrors)(e,a,n);return}let l={metadata:a??{},spec:structuredClone((0,c.child)(s,"spec")??{})},d=(0,de.typed)(l,
i.kruiseStructs(),new ce.Origins);yield*(0,Se.podTemplateErrors)(d,n,e.build,(0,ye.kruiseOptions)(i));let m=(0,g.record)(d.spec),y=(0,u.text)(m,"restartPolicy");
y!=="Always"&&(yield e.notSupported([...n,"spec","restartPolicy"],y,["Always"])),(0,b.member)(m,"activeDeadlineSeconds")!==void 0&&(yield e.forbidden([...n,"spe\
c","activeDeadlineSeconds"],"replicaset-active-deadline"))}function*Ho(e,t,r){let o=(0,c.child)(t,"template"),n=(0,c.child)(r,"template"),i=["statefulSetTemplat\
e","advancedStatefulSetTemplate","deploymentTemplate"].find(l=>(0,c.child)(o,l)&&(0,c.child)(n,l));if(!i)return;let s=(0,c.child)((0,c.child)(o,i),"spec"),a=[...Ye,
i,"spec"];i!=="deploymentTemplate"&&Vo(s)!==Vo((0,c.child)((0,c.child)(n,i),"spec"))&&(yield e.forbidden(a,"united-deployment-template-fixed",{template:i.replace(
"SetTemplate","setTemplate")})),yield*(0,A.nonNegative)(e,(0,v.number)(s,"replicas"),[...a,"replicas"])}function Vo(e){let i=e??{},{replicas:t,template:r,updateStrategy:o}=i,
n=le(i,["replicas","template","updateStrategy"]);return(0,F.canonical)(n)}var Na="vuniteddeployment.kb.io",wa=(0,x.object)({type:{enum:["Adaptive","Fixed",""]}}),Ia=(0,ue.untyped)((0,C.kindWith)((0,x.object)({topology:(0,x.object)({scheduleStrategy:wa})}))),
et=["spec","topology","subsets"];function Go(e,t,r){let{cluster:o}=t,n=br(o),i=(0,U.decodeRefusals)(e,n,"v1alpha1.UnitedDeployment","muniteddeployment.kb.io",t);
if(i.length>0)return i;let s=o.holds("united-deployment-adaptive")?{schema:Ia}:{},a=(0,j.customResourceRefusals)(e,f(p({},s),{scales:!0,completed:!0}),o);if(a.length>
0)return a;let l=(0,E.refusalsOf)(Ua((0,R.scopeOf)(o),e),me.CRD_VALIDATION);if(l.length>0)return l;let d=(0,R.scopeOf)(o.library("kruise")),m=(0,g.record)(e.value.
spec)??{},y=[...Da(d,m,t)];return r&&y.push(...qa(d,m,(0,g.record)(r.value.spec)??{})),(0,E.refusalsOf)(y,Na)}function*Ua(e,t){let r=(0,c.child)((0,g.record)(t.
value.spec),"template");for(let o of["advancedStatefulSetTemplate","cloneSetTemplate"]){let n=(0,c.child)(r,o);if(!n||(0,c.child)((0,c.child)(n,"spec"),"selecto\
r"))continue;let i=["spec","template",o,"spec","selector"];yield e.invalid(i,"null","schema-type",{path:i.join("."),type:"object",given:"null"})}}function*Da(e,t,r){
let o=(0,c.child)(t,"selector"),n=(0,c.child)(t,"topology"),i=(0,c.child)(n,"scheduleStrategy"),s=(0,u.text)(i,"type")==="Adaptive"&&e.build.holds("united-deplo\
yment-checks-adaptive");if(yield*(0,A.nonNegative)(e,(0,v.number)(t,"replicas"),["spec","replicas"]),yield*(0,pe.selectorItself)(e,t,{empty:"united-deployment-e\
mpty-selector",required:!0},["spec"]),s&&(0,z.flag)((0,c.child)(i,"adaptive"),"reserveUnschedulablePods")&&Wa(t)){let l=["spec","topology","scheduleStrategy"];yield e.
invalid(l,Uo(i),"united-deployment-reserve-stateless")}(0,I.selectorFault)(o,e.build)?yield e.invalid(["spec","selector"],(0,L.selectorLiteral)(o)):yield*qo(e,t,
r),e.build.holds("united-deployment-min-max")&&(yield*rr(e,t));let a=new Set;for(let[l,d]of(0,S.items)(n,"subsets"))yield*Ja(e,l,a,d),s&&(0,O.intOrString)(l,"re\
plicas")!==void 0&&(yield e.forbidden([...et,d,"replicas"],"united-deployment-adaptive-replicas"));e.build.holds("united-deployment-min-max")||(yield*rr(e,t)),yield*Va(
e,t,a)}function Wa(e){let t=(0,c.child)(e,"template");return((0,c.child)(t,"statefulSetTemplate")??(0,c.child)(t,"advancedStatefulSetTemplate"))!==void 0}function*Ja(e,t,r,o){
let n=(0,u.text)(t,"name"),i=[...et,o,"name"];n===""&&(yield e.required(i)),r.has(n)&&(yield e.invalid(i,n,"subset-name-twice",{name:n})),r.add(n);let s=(0,Y.isDNS1123Label)(
n,e.build).map(({message:l,values:d})=>e.build.say(l,d));s.length>0&&(yield e.invalid(i,n,"subset-name-invalid",{faults:s.join(", ")}));let a=(0,b.member)(t,"no\
deSelectorTerm")??{};yield*(0,Xt.validateNodeSelectorTerm)(a,[...et,o,"nodeSelectorTerm"],e.build),yield*(0,Yt.validateTolerations)((0,b.member)(t,"tolerations"),
[...et,o,"tolerations"],e.build)}function*Va(e,t,r){let o=(0,c.child)(t,"updateStrategy"),n=(0,c.child)((0,c.child)(o,"manualUpdate"),"partitions")??{};for(let i of Object.
keys(n).sort()){if(r.has(i))continue;let s=["spec","updateStrategy","partitions"],a=e.invalid(s,Do(n),"united-deployment-no-subset",{name:i});yield f(p({},a),{place:[
"spec","updateStrategy","manualUpdate","partitions",i]})}}function*qa(e,t,r){yield*Ho(e,t,r);let o=new Map((0,S.items)((0,c.child)(r,"topology"),"subsets").map(
([n])=>[(0,u.text)(n,"name"),n]));for(let[n,i]of(0,S.items)((0,c.child)(t,"topology"),"subsets")){let s=o.get((0,u.text)(n,"name"));if(s)for(let a of["nodeSelec\
torTerm","tolerations"])(0,F.canonical)(s[a])!==(0,F.canonical)(n[a])&&(yield e.forbidden([...et,i,a],"united-deployment-immutable"))}}0&&(module.exports={advancedCronJobRefusals,advancedDaemonSetRefusals,advancedStatefulSetRefusals,broadcastJobRefusals,budgetRefusals,distributionRefusals,ephemeralJobRefusals,
imageListRefusals,imagePullRefusals,jobTemplateRefusals,podStateRefusals,probeMarkerRefusals,recreateRefusals,sidecarSetRefusals,unitedDeploymentRefusals});
