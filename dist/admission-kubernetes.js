var X=Object.defineProperty,lt=Object.defineProperties,nt=Object.getOwnPropertyDescriptor,mt=Object.getOwnPropertyDescriptors,ft=Object.getOwnPropertyNames,Ae=Object.
getOwnPropertySymbols;var Qe=Object.prototype.hasOwnProperty,ut=Object.prototype.propertyIsEnumerable;var Ue=(e,t,o)=>t in e?X(e,t,{enumerable:!0,configurable:!0,writable:!0,value:o}):e[t]=o,u=(e,t)=>{for(var o in t||={})Qe.call(t,o)&&Ue(e,o,t[o]);if(Ae)for(var o of Ae(
t))ut.call(t,o)&&Ue(e,o,t[o]);return e},b=(e,t)=>lt(e,mt(t));var ct=(e,t)=>{for(var o in t)X(e,o,{get:t[o],enumerable:!0})},dt=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ft(t))!Qe.call(e,s)&&s!==
o&&X(e,s,{get:()=>t[s],enumerable:!(r=nt(t,s))||r.enumerable});return e};var pt=e=>dt(X({},"__esModule",{value:!0}),e);var Ho={};ct(Ho,{claimAdmission:()=>Je,claimRefusals:()=>De,cronJobNameRefusals:()=>_e,cronJobRefusals:()=>He,disruptionBudgetRefusals:()=>Ke,jobRefusals:()=>$e,
jobSpecErrors:()=>$,limitRangeRefusals:()=>Ge,replicationControllerRefusals:()=>Xe,resourceQuotaRefusals:()=>Ze,statefulSetRefusals:()=>at});module.exports=pt(Ho);var yt=require("./core.js"),xt=require("./core.js"),Rt=require("./core.js"),gt=require("./core.js"),w=require("./core.js"),Y=require("./core.js");var se=require("./core.js"),bt=require("./core.js"),ae=require("./core.js"),St=require("./core.js"),vt=require("./core.js");var ie=require("./core.js"),ht=require("./core.js"),le=require("./core.js");var Et=require("./core.js"),Ot=require("./core.js"),Pt=require("./core.js"),ne=require("./core.js");var me=require("./core.js"),Mt=require("./core.js");var F=require("./core.js"),Nt=require("./core.js");var fe=require("./core.js"),Z=require("./core.js"),N=require("./core.js"),ue=require("./core.js"),jt=require("./core.js"),qt=require("./core.js");var ce=require("./core.js"),j=require("./core.js"),de=require("./core.js"),pe=require("./core.js"),ye=require("./core.js"),xe=require("./core.js"),Lt=require("./core.js");var Ct=require("./core.js"),d=require("./core.js");var Tt=require("./core.js"),It=require("./core.js"),wt=require("./core.js"),q=require("./core.js"),Ft=require("./core.js");var V=require("./core.js"),A=require("./core.js");var Vt="PersistentVolumeClaimValidation";function De(e,t,o){let r=(0,A.objectMetaRefusals)(e,t,o),s=o?r:[...r,...ke(e.value,t)];return s.length>0?s:We(e.value,e.
namespace??"default",t)}function Je(e,t,o){for(let r of[()=>ke(e,o),()=>We(e,t,o),()=>(0,ne.quotaRefusals)((0,me.measuredClaim)(e,o.cluster),t,o)]){let s=r();if(s.
length>0)return s}return[]}function ke(e,{cluster:t}){return[...(0,F.claimSpec)((0,d.scopeOf)(t),(0,q.member_2)(e,"spec"),["spec"])].map(o=>({by:Vt,id:o.id,message:(0,ue.render)(
o),path:(0,fe.placeOf)(o)}))}function We(e,t,o){let r=(0,j.quantities)((0,q.member_2)((0,q.member_2)(e,"spec"),"resources"),"requests");return o.limitRanges(t).
flatMap(({spec:s})=>(0,w.objects)(s.limits)).filter(({type:s})=>s==="PersistentVolumeClaim").flatMap(s=>[...(0,ie.claimComplaints)(s,r)]).map(({id:s,values:a})=>({
by:se.LIMIT_RANGER,id:s,message:o.cluster.say(s,a),path:["spec","resources","requests",a.resource]}))}var Re=require("./core.js"),m=require("./core.js"),U=require("./core.js"),I=require("./core.js"),At=require("./core.js"),p=require("./core.js"),v=require("./core.js"),
g=require("./core.js"),y=require("./core.js"),ee=require("./core.js"),L=require("./core.js");var ge=require("./core.js"),be=require("./core.js"),te=require("./core.js");var Ut=require("./core.js"),Se=require("./core.js"),C=require("./core.js"),Qt=require("./core.js"),Q=require("./core.js"),S=require("./core.js"),D=require("./core.js"),
J=require("./core.js"),Dt=require("./core.js");var Jt=require("./core.js"),k=require("./core.js"),kt=require("./core.js"),Wt=require("./core.js");var x=require("./core.js");var E=require("./core.js"),ve=require("./core.js"),he=require("./core.js"),Ee=require("./core.js"),Oe=require("./core.js"),Pe=require("./core.js");var W=["spec"],$t=["parallelism","completions","activeDeadlineSeconds","backoffLimit","ttlSecondsAfterFinished"];function $e(e,t,o){let r=(0,d.scopeOf)(t.cluster),
s=(0,g.record)(e.value.spec)??{},a=[...$(r,s,W),...Bt(r,s)];return o&&a.push(...Ht(r,s,(0,g.record)(o.value.spec)??{})),(0,x.refusalsOf)(a,"JobValidation")}function*$(e,t,o){
for(let l of $t)yield*(0,S.nonNegative)(e,(0,p.number)(t,l),[...o,l]);let r=(0,v.optionalText)(t,"completionMode")??"NonIndexed";["NonIndexed","Indexed"].includes(
r)||(yield e.notSupported([...o,"completionMode"],r,["NonIndexed","Indexed"])),r==="Indexed"&&(0,p.number)(t,"completions")===void 0&&(yield e.required([...o,"c\
ompletions"],"job-indexed-completions",{mode:r}));let s=[...o,"template","spec","restartPolicy"],a=(0,y.text)((0,m.child)((0,m.child)(t,"template"),"spec"),"res\
tartPolicy")||"Always";a==="Always"?yield e.required(s,"job-restart-policy"):a!=="OnFailure"&&a!=="Never"?yield e.notSupported(s,a,["OnFailure","Never"]):(0,m.child)(
t,"podFailurePolicy")&&a!=="Never"&&(yield e.invalid(s,a,"job-failure-policy-restart"))}function*Bt(e,t){if(!(0,U.flag)(t,"manualSelector"))return;let o=(0,m.child)(
t,"selector"),r=[...W,"selector"];o||(yield e.required(r)),yield*(0,k.selectorErrors)(e,o,r),(0,ve.selectorFault)(o,e.build)||(yield*(0,Oe.selectorMatches)(e,t,
W))}function*Ht(e,t,o){let r=(0,v.optionalText)(t,"completionMode")??"NonIndexed";r!==((0,v.optionalText)(o,"completionMode")??"NonIndexed")&&(yield e.invalid([
...W,"completionMode"],r,"field-immutable"));let s=(0,p.number)(t,"completions");r==="NonIndexed"&&s!==(0,p.number)(o,"completions")&&(0,E.canonical)(t.completions)!==
(0,E.canonical)(o.completions)&&(yield e.invalid([...W,"completions"],s??"null","field-immutable"))}var B=["spec"],Be=["Allow","Forbid","Replace"];function He(e,t){return(0,x.refusalsOf)(_t((0,d.scopeOf)(t.cluster),(0,g.record)(e.value.spec)??{}),"CronJobValid\
ation")}function _e({value:e},{cluster:t},o){let r=(0,y.text)((0,g.record)(e.metadata),"name");return o||(0,Re.byteLength)(r)<=52?[]:(0,x.refusalsOf)([(0,d.scopeOf)(
t).invalid(["metadata","name"],r,"cronjob-name-too-long")],"CronJobValidation")}function*_t(e,t){(0,y.text)(t,"schedule")===""&&(yield e.required([...B,"schedul\
e"])),yield*(0,S.nonNegative)(e,(0,p.number)(t,"startingDeadlineSeconds"),[...B,"startingDeadlineSeconds"]);let o=(0,v.optionalText)(t,"concurrencyPolicy")||"Al\
low";Be.includes(o)||(yield e.notSupported([...B,"concurrencyPolicy"],o,Be)),yield*Gt(e,(0,m.child)((0,m.child)(t,"jobTemplate"),"spec")??{});for(let r of["succ\
essfulJobsHistoryLimit","failedJobsHistoryLimit"])yield*(0,S.nonNegative)(e,(0,p.number)(t,r),[...B,r])}function*Gt(e,t){let o=[...B,"jobTemplate","spec"];yield*$(
e,t,o);let r=(0,m.child)(t,"selector");r&&(yield e.invalid([...o,"selector"],(0,be.selectorLiteral)(r),"cronjob-selector")),(0,U.flag)(t,"manualSelector")&&(yield e.
notSupported([...o,"manualSelector"],!0,["nil","false"]))}var zt=require("./core.js"),H=require("./core.js"),P=require("./core.js"),T=require("./core.js"),Kt=require("./core.js"),Me=require("./core.js"),Xt=require("./core.js");var Yt=require("./core.js"),Ne=require("./core.js"),Zt=require("./core.js"),eo=require("./core.js"),to=require("./core.js"),oo=require("./core.js"),ro=require("./core.js"),
so=require("./core.js"),je=require("./core.js"),ao=require("./core.js"),_=require("./core.js"),io=require("./core.js");var qe=require("./core.js"),lo=require("./core.js"),no=require("./core.js"),mo=require("./core.js"),fo=require("./core.js"),uo=require("./core.js"),Le=require("./core.js"),
co=require("./core.js"),po=require("./core.js");function Ge(e,t){return(0,x.refusalsOf)(yo((0,d.scopeOf)(t.cluster),e),"LimitRangeValidation")}function*yo(e,t){let{spec:o}=t;yield*(0,V.objectMetaErrors)(e,t,!1);
let r=new Set;for(let[s,a]of(0,w.objects)(o.limits).entries()){let l=["spec","limits",s],i=(0,Y.text_2)(a.type);yield*go(e,i,[...l,"type"]),r.has(i)&&(yield e.duplicate(
[...l,"type"],i)),r.add(i);for(let n of bo(e,i==="Container"?xo(a):a,l)){let f=Ro(a,(0,Z.plainPath)(n.path).slice(l.length));yield f?b(u({},n),{place:[...l,...f]}):
n}}}function xo(e){let{limits:t,requests:o}=(0,ae.defaultsOf)(e);return b(u({},e),{default:t,defaultRequest:o})}function Ro(e,[t,o]){if(t!=="default"&&t!=="defa\
ultRequest"||o===void 0)return;let r=[t,"default","max","min"].filter(s=>Object.hasOwn((0,q.member_2)(e,s),o));return r[0]===void 0?void 0:[r[0],o]}function*go(e,t,o){
let r=[...(0,_.validateName)(e,je.isQualifiedName,t,o)];yield*r;let s=["Container","Pod","PersistentVolumeClaim"].includes(t);r.length===0&&!s&&!t.includes("/")&&
(yield e.invalid(o,t,"limit-range-type"))}var Ce=["max","min","default","defaultRequest","maxLimitRequestRatio"];function*bo(e,t,o){let r=(0,Y.text_2)(t.type),s=r===
"Pod"||r==="Container"?ce.containerResourceName:xe.resourceName,a=Object.fromEntries(Ce.map(i=>[i,(0,j.quantities)(t,i)]));for(let i of Ce){r==="Pod"&&(i==="def\
ault"||i==="defaultRequest")&&(a[i].size>0&&(yield e.forbidden([...o,i],"limit-range-pod-defaults")),a[i].clear()),i==="maxLimitRequestRatio"&&r==="PersistentVo\
lumeClaim"&&(a.min.has("storage")||a.max.has("storage")||(yield b(u({},e.required([...o,"limits"],"limit-range-claim-needs-bound")),{place:(0,Z.plainPath)(o)})));
for(let n of a[i].keys())yield*s(e,n,[...o,i,{key:n}])}let l=new Set(Ce.flatMap(i=>[...a[i].keys()]));for(let i of[...l].sort())yield*vo(e,i,a,o)}var So=[["min",
"min","max","max","min","min"],["min","min","defaultRequest","default request","defaultRequest","defaultRequest"],["defaultRequest","default request","max","max",
"defaultRequest","defaultRequest"],["defaultRequest","default request","default","default limit","defaultRequest","defaultRequest"],["min","min","default","defa\
ult","default","min"],["default","default","max","max","default","max"]];function oe(e){return(0,de.quantityLiteral)(b(u({},e),{written:(0,P.formatQuantity)(e)}))}
function*vo(e,t,o,r){for(let[l,i,n,f,O,M]of So){let c=o[l].get(t),h=o[n].get(t);if(!c||!h||(h.small||o[l].set(t,b(u({},c),{small:!1})),(0,H.compareQuantities)(c,
h)<=0))continue;let re={low:i,less:(0,P.formatQuantity)(c),high:f,more:(0,P.formatQuantity)(h)},it=oe(M===l?b(u({},c),{small:c.small&&h.small}):h);yield e.invalid(
[...r,O,{key:t}],it,"limit-range-out-of-order",re)}yield*Oo(e,t,o,r);let s=o.default.get(t),a=o.defaultRequest.get(t);if(s&&a&&!(0,qe.allowsOvercommit)(t)&&(0,H.compareQuantities)(
s,a)!==0){let l={limit:(0,P.formatQuantity)(s),request:(0,P.formatQuantity)(a),resource:t},i=[...r,"defaultRequest",{key:t}];yield e.invalid(i,oe(a),"limit-rang\
e-defaults-differ",l)}}var ho=(0,Me.parseQuantity)("1"),Eo=(2n**63n-1n)/1000n;function*Oo(e,t,o,r){let s=o.maxLimitRequestRatio.get(t);if(!s)return;let a=[...r,
"maxLimitRequestRatio",{key:t}],l={ratio:(0,P.formatQuantity)(s)};(0,H.compareQuantities)(s,ho)<0&&(yield e.invalid(a,oe(s),"limit-range-ratio-below-one",l));let i=o.
min.get(t),n=o.max.get(t);if(!i||!n)return;let f=[s,i,n].every(c=>(0,T.int64Value)(c)<Eo)?-3:0,O=Number((0,T.int64Value)(n,f))/Number((0,T.int64Value)(i,f));if((f===
0?Number((0,T.int64Value)(s)):Number((0,T.int64Value)(s,-3))/1e3)>O){let c=b(u({},l),{reach:(0,le.sixDecimals)(O)});yield e.invalid(a,oe(s),"limit-range-ratio-o\
ut-of-reach",c)}}function Ke(e,t,o){let r=(0,x.refusalsOf)(Po((0,d.scopeOf)(t.cluster),(0,g.record)(e.value.spec)??{}),"PodDisruptionBudgetValidation");return r.length>0?r:(0,A.objectMetaRefusals)(
e,t,o)}function*Po(e,t){let o=["minAvailable","maxUnavailable"].map(s=>[s,(0,C.intOrString)(t,s)]);o.every(([,s])=>s!==void 0)&&(yield b(u({},e.invalid(["spec"],
Mo(t),"budget-two-limits")),{place:["spec","maxUnavailable"]}));for(let[s,a]of o)a!==void 0&&(yield*(0,J.positiveIntOrPercent)(e,a,["spec",s]),yield*(0,D.notMoreThan100Percent)(
e,a,["spec",s]));yield*(0,k.selectorErrors)(e,(0,m.child)(t,"selector"),["spec","selector"]);let r=(0,v.optionalText)(t,"unhealthyPodEvictionPolicy");r!==void 0&&
!ze.includes(r)&&(yield e.notSupported(["spec","unhealthyPodEvictionPolicy"],r,ze))}var ze=["AlwaysAllow","IfHealthyBudget"];function Mo(e){let t=a=>{let l=(0,C.intOrString)(
e,a);return l===void 0?null:(0,Q.literalOf)(l).json},o=a=>`(*${a})(0x0)`,r=o("intstr.IntOrString"),s=`Selector:${o("v1.LabelSelector")}, MaxUnavailable:${r}, Un\
healthyPodEvictionPolicy:(*policy.UnhealthyPodEvictionPolicyType)(nil)`;return{go:`policy.PodDisruptionBudgetSpec{MinAvailable:${r}, ${s}}`,json:{MinAvailable:t(
"minAvailable"),Selector:(0,m.child)(e,"selector")??null,MaxUnavailable:t("maxUnavailable"),UnhealthyPodEvictionPolicy:(0,v.optionalText)(e,"unhealthyPodEvictio\
nPolicy")??null}}}var G=require("./core.js"),No=require("./core.js");var jo=require("./core.js"),qo=require("./core.js"),Lo=require("./core.js"),Co=require("./core.js"),To=require("./core.js"),Te=require("./core.js"),Ie=require("./core.js");var z=["spec"];function Xe(e,t){let o=(0,x.refusalsOf)(Io((0,d.scopeOf)(t.cluster),e),"ReplicationControllerValidation");return(0,m.child)((0,g.record)(e.value.
spec),"template")!==void 0?[...o,...(0,Ie.templateRefusals)(e,t)]:o}function*Io(e,t){let o=(0,g.record)(t.value.spec)??{},r=(0,m.child)(o,"template"),s=(0,m.child)(
r,"metadata"),a=new Map((0,ee.textMap)(s,"labels"));yield*(0,S.nonNegative)(e,(0,p.number)(o,"minReadySeconds"),[...z,"minReadySeconds"]);let l=(0,ee.textMap)(o,
"selector");if(l.length===0&&a.size===0&&(yield e.required([...z,"selector"])),yield*(0,S.nonNegative)(e,(0,p.number)(o,"replicas"),[...z,"replicas"]),!r){yield e.
required([...z,"template"]);return}if(l.some(([i,n])=>a.get(i)!==n)){let i=[...z,"template","metadata","labels"];yield e.invalid(i,(0,ge.labelsLiteral)(s,"label\
s"),"selector-misses-template")}yield*(0,G.alwaysRestarted)(e,o,"replication-controller-active-deadline")}function Ze(e,t,o){return(0,x.refusalsOf)(wo((0,d.scopeOf)(t.cluster),e,o),"ResourceQuotaValidation")}var we=["spec","scopes"],K=["spec","scopeSelector","matchE\
xpressions"];function*wo(e,t,o){let{spec:r}=t;yield*(0,V.objectMetaErrors)(e,t,o!==void 0);let s=(0,j.quantities)(r,"hard");for(let[i,n]of s){let f=["spec","har\
d",{key:i}];yield*(0,ye.quotaResourceName)(e,i,f),yield*(0,pe.quantityValue)(e,i,n,f)}let a=[...s.keys()].filter(Le.isQuotaResource);yield*Fo(e,r,a);let l=(0,m.child)(
r,"scopeSelector");l&&(yield*Vo(e,r,l,a)),o&&Ye(o.spec)!==Ye(r)&&(yield e.invalid(we,Ve(r),"quota-scopes-immutable"))}function Ye(e){return JSON.stringify([...new Set(
(0,L.texts)(e,"scopes"))].sort())}function*Fo(e,t,o){let r=(0,L.texts)(t,"scopes");for(let[s,a]of r.entries()){let l=["spec","scopes",s],i=n=>b(u({},e.invalid(we,
Ve(t),n)),{place:l});Fe(e,a)||(yield i("quota-scope-unsupported"));for(let n of o)tt(a,n,e)||(yield i("quota-scope-not-for-resource"))}yield*ot(e,t,r,we)}function*Vo(e,t,o,r){
let s=[];for(let[a,l]of(0,I.items)(o,"matchExpressions")){let i=(0,y.text)(a,"scopeName"),n=(0,y.text)(a,"operator"),f=(0,L.texts)(a,"values"),O=c=>({place:[...K,
l,c]}),M=(c,h,re)=>u(u({},e.invalid([...K,c],h,re)),O(c));s.push(i),Fe(e,i)||(yield M("scopeName",i,"quota-scope-unsupported"));for(let c of r){if(tt(i,c,e))continue;
let h=e.invalid(K,Qo(o),"quota-scope-not-for-resource");yield u(u({},h),O("scopeName"))}if(et.includes(i)&&n!=="Exists"&&(yield M("operator",n,"quota-scope-oper\
ator")),n==="In"||n==="NotIn")f.length===0&&(yield u(u({},e.required([...K,"values"],"quota-scope-values-required")),O("values")));else if(n==="Exists"||n==="Do\
esNotExist"){let c={go:(0,te.stringList)(f),json:f};f.length>0&&(yield M("values",c,"quota-scope-values-forbidden"))}else yield M("operator",n,"quota-scope-oper\
ator-unknown")}yield*ot(e,t,s,K)}var et=["BestEffort","NotBestEffort","Terminating","NotTerminating","CrossNamespacePodAffinity"];function Fe(e,t){let o=t==="Vo\
lumeAttributesClass"&&e.build.holds("quota-knows-volume-attributes-class");return et.includes(t)||t==="PriorityClass"||o}var Ao=["","requests.","limits."].flatMap(
e=>[`${e}cpu`,`${e}memory`]),Uo=["persistentvolumeclaims","requests.storage"];function tt(e,t,o){return Fe(o,e)?e==="VolumeAttributesClass"?Uo.includes(t):t==="\
pods"||e!=="BestEffort"&&Ao.includes(t):!0}function*ot(e,t,o,r){for(let s of["BestEffort","Terminating"])o.includes(s)&&o.includes(`Not${s}`)&&(yield e.invalid(
r,Ve(t),"quota-scopes-conflict"))}function Ve(e){let t=(0,L.texts)(e,"scopes");return Array.isArray(e.scopes)?{go:`[]core.ResourceQuotaScope{${t.map(N.quote).join(
", ")}}`,json:t}:{go:"[]core.ResourceQuotaScope(nil)",json:null}}function Qo(e){let t=(0,I.items)(e,"matchExpressions").map(([a])=>({ScopeName:(0,y.text)(a,"sco\
peName"),Operator:(0,y.text)(a,"operator"),Values:Array.isArray(a.values)?(0,L.texts)(a,"values"):null})),o="core.ScopedResourceSelectorRequirement",r=t.map(({ScopeName:a,
Operator:l,Values:i})=>{let n=(0,te.stringList)(i??[],i!==null);return`${o}{ScopeName:${(0,N.quote)(a)}, Operator:${(0,N.quote)(l)}, Values:${n}}`});return{go:`\
core.ScopeSelector{MatchExpressions:[]${o}{${r.join(", ")}}}`,json:{MatchExpressions:t}}}var Do="StatefulSetValidation",R=["spec"];function at(e,t,o){let r=(0,d.scopeOf)(t.cluster),s=(0,g.record)(e.value.spec)??{},a=[...Jo(r,e,s,o!==void 0)];return o&&
a.push(...Bo(r,s,(0,g.record)(o.value.spec)??{})),(0,x.refusalsOf)(a,Do)}function*Jo(e,t,o,r){let{build:s}=e,a=(0,y.text)(o,"podManagementPolicy")||"OrderedRead\
y";if(["OrderedReady","Parallel"].includes(a)||(yield e.invalid([...R,"podManagementPolicy"],a,"statefulset-pod-management")),yield*ko(e,o),yield*$o(e,o),!r&&s.
holds("statefulset-validates-template"))for(let[i,n]of(0,I.items)(o,"volumeClaimTemplates"))yield*(0,F.claimSpec)(e,(0,m.child)(i,"spec")??{},[...R,"volumeClaim\
Templates",n,"spec"]);yield*(0,S.nonNegative)(e,(0,p.number)(o,"replicas"),[...R,"replicas"]),yield*(0,S.nonNegative)(e,(0,p.number)(o,"minReadySeconds"),[...R,
"minReadySeconds"]);for(let i of(0,S.nonNegative)(e,(0,p.number)((0,m.child)(o,"ordinals"),"start"),[...R,"ordinals.start"]))yield b(u({},i),{place:[...R,"ordin\
als","start"]});let l=(0,y.text)(o,"serviceName");!r&&l!==""&&s.holds("statefulset-service-name-is-label")&&(yield*(0,_.validateName)(e,Ne.isDNS1123Label,l,[...R,
"serviceName"])),yield*(0,Ee.selectorItself)(e,o,{empty:"statefulset-empty-selector",required:!0},R),yield*(0,Pe.selectsTemplate)(e,o,R),s.holds("statefulset-va\
lidates-template")||(yield*(0,Te.templateMetaErrors)(e,(0,m.child)((0,m.child)(o,"template"),"metadata"),["spec","template"])),yield*(0,G.alwaysRestarted)(e,o,"\
statefulset-active-deadline")}function*ko(e,t){let o=(0,m.child)(t,"updateStrategy"),r=(0,m.child)(o,"rollingUpdate"),s=(0,y.text)(o,"type")||"RollingUpdate",a=[
...R,"updateStrategy","rollingUpdate"],l=e.build.enabled("StatefulSetRecreateStrategy");if(s==="OnDelete"||s==="Recreate"&&l)r&&(yield e.invalid(a,st(r),"rollin\
g-update-only",{type:"RollingUpdate"}));else if(s==="RollingUpdate")yield*Wo(e,r,a);else{let i=`(*apps.RollingUpdateStatefulSetStrategy)${r?"(0x0)":"(nil)"}`,n=`\
apps.StatefulSetUpdateStrategy{Type:${(0,N.quote)(s)}, RollingUpdate:${i}}`,f={Type:s,RollingUpdate:r?st(r).json:null};yield e.invalid([...R,"updateStrategy"],{
go:n,json:f},l?"statefulset-strategy-types":"statefulset-strategy-type")}}function*Wo(e,t,o){yield*(0,S.nonNegative)(e,(0,p.number)(t,"partition"),[...o,"partit\
ion"]);let r=(0,C.intOrString)(t,"maxUnavailable");r===void 0||!e.build.enabled("MaxUnavailableStatefulSet")||(yield*(0,J.positiveIntOrPercent)(e,r,[...o,"maxUn\
available"]),(0,Se.intOrPercentValue)(r)===0&&(yield e.invalid([...o,"maxUnavailable"],(0,Q.literalOf)(r),"daemonset-unavailable-zero")),yield*(0,D.notMoreThan100Percent)(
e,r,[...o,"maxUnavailable"]))}function*$o(e,t){let o=(0,m.child)(t,"persistentVolumeClaimRetentionPolicy");if(!(!o||!e.build.enabled("StatefulSetAutoDeletePVC")))
for(let r of["whenDeleted","whenScaled"]){let s=(0,y.text)(o,r)||"Retain";["Retain","Delete"].includes(s)||(yield e.notSupported([...R,"persistentVolumeClaimRet\
entionPolicy",r],s,["Retain","Delete"]))}}var rt=["replicas","template","updateStrategy","minReadySeconds","ordinals","persistentVolumeClaimRetentionPolicy"];function*Bo(e,t,o){
if(e.build.holds("statefulset-immutable-by-field")){if(yield*(0,he.selectorImmutable)(e,t,o,R),(0,E.canonical)(t.volumeClaimTemplates)!==(0,E.canonical)(o.volumeClaimTemplates)){
let i=t.volumeClaimTemplates??null;yield e.invalid([...R,"volumeClaimTemplates"],{go:"",json:i},"field-immutable")}for(let[i,n]of[["serviceName",""],["podManage\
mentPolicy","OrderedReady"]]){let f=(0,v.optionalText)(t,i)??n;f!==((0,v.optionalText)(o,i)??n)&&(yield e.invalid([...R,i],f,"field-immutable"))}return}let r=e.
build.holds("statefulset-revision-history-mutable")?[...rt,"revisionHistoryLimit"]:rt,s=new Set([...Object.keys(t),...Object.keys(o)]),a={podManagementPolicy:"O\
rderedReady",revisionHistoryLimit:10,serviceName:""};[...s].filter(i=>!r.includes(i)&&(0,E.canonical)(t[i]??a[i])!==(0,E.canonical)(o[i]??a[i])).length>0&&(yield e.
forbidden(R,"statefulset-update-forbidden"))}function st(e){let t=(0,C.intOrString)(e,"maxUnavailable"),o=`(*intstr.IntOrString)${t===void 0?"(nil)":"(0x0)"}`,r=(0,p.number)(
e,"partition")??0;return{go:`apps.RollingUpdateStatefulSetStrategy{Partition:${r}, MaxUnavailable:${o}}`,json:{Partition:r,MaxUnavailable:t??null}}}0&&(module.exports={claimAdmission,claimRefusals,cronJobNameRefusals,cronJobRefusals,disruptionBudgetRefusals,jobRefusals,jobSpecErrors,limitRangeRefusals,replicationControllerRefusals,
resourceQuotaRefusals,statefulSetRefusals});
