"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var snapshot_exports={};__export(snapshot_exports,{snapshot:()=>snapshot});module.exports=__toCommonJS(snapshot_exports);var import_virtual_knowledge=__toESM(require("./knowledge.json"));var REPLACEMENT=new TextEncoder().encode("�");var LARGEST=16*1024*1024;var UsageError=class extends Error{name="UsageError";static[Symbol.hasInstance](error){return error instanceof Error&&error.name==="UsageError"}};var LARGEST2=64*1024*1024;async function readPiped(stream){let chunks=[],size=0;for await(let chunk of stream)if(chunks.push(chunk),size+=chunk.length,size>LARGEST2)throw new UsageError(
`standard input: larger than ${LARGEST2/1024/1024} MB`);return Buffer.concat(chunks)}var HEADER="#### kruise-preflight snapshot 1",DONE="#### done",LISTED={"priorityclasses.scheduling.k8s.io":{kind:"PriorityClass"},limitranges:{kind:"LimitRange",
everywhere:!0},resourcequotas:{kind:"ResourceQuota",everywhere:!0},namespaces:{kind:"Namespace"},"sidecarsets.apps.kruise.io":{kind:"SidecarSet"},"workloadsprea\
ds.apps.kruise.io":{kind:"WorkloadSpread",everywhere:!0},"mutatingwebhookconfigurations.admissionregistration.k8s.io":{kind:"MutatingWebhookConfiguration"},"val\
idatingwebhookconfigurations.admissionregistration.k8s.io":{kind:"ValidatingWebhookConfiguration"}},lists=Object.entries(LISTED).map(([resource,{kind,everywhere}])=>`\
ask ${kind} "$kubectl" "$@" get ${resource}${everywhere?" --all-namespaces":""} -o json`),SECTIONS=["version","featureGates","kruise","vclusters"],SCRIPT=`#!/bi\
n/sh
# What Kruise Preflight wants to know of one cluster. It only reads: \`kubectl get\`, and never Secrets or ConfigMaps.
# It prints to standard output and sends nothing anywhere. A call that the cluster refuses is marked, and the rest goes on.
#
#   sh snapshot.sh --context prod-eu > prod-eu.txt
#   kruise-preflight snapshot - --output prod-eu.yaml < prod-eu.txt
#
# Its arguments are passed to every kubectl call. KUBECTL names another kubectl.
set -u
LC_ALL=C
export LC_ALL
kubectl=\${KUBECTL:-kubectl}
errors=$(mktemp) || exit 1
trap 'rm -f "$errors"' EXIT
trap 'exit 1' HUP INT TERM

# ask SECTION COMMAND...: what the command prints, between two marks.
ask() {
  section=$1
  shift
  printf '#### begin %s\\n' "$section"
  "$@" </dev/null 2>"$errors"
  code=$?
  printf '\\n'
  if [ "$code" -eq 0 ]; then
    printf '#### end %s ok\\n' "$section"
  else
    sed 's/^/#### said /' "$errors"
    printf '#### end %s refused %s\\n' "$section" "$code"
  fi
}

# The feature gates of the API server, out of all that it measures.
gates() {
  "$kubectl" "$@" get --raw /metrics | grep '^kubernetes_feature_enabled'
}

printf '%s\\n' '${HEADER}'
printf '#### taken %s\\n' "$(date -u +%Y-%m-%d)"

ask version "$kubectl" "$@" get --raw /version
ask featureGates gates "$@"

# The image and the arguments of the Kruise manager.
ask kruise "$kubectl" "$@" get deployments.apps --all-namespaces \\
  --field-selector metadata.name=kruise-controller-manager \\
  -o jsonpath='{range .items[*].spec.template.spec.containers[*]}{.name}{"\\t"}{.image}{"\\t"}{.args}{"\\n"}{end}'

# The images of virtual clusters that run here.
ask vclusters "$kubectl" "$@" get statefulsets.apps,deployments.apps --all-namespaces -l app=vcluster \\
  -o jsonpath='{range .items[*]}{.metadata.namespace}{"\\t"}{.metadata.name}{"\\t"}{.spec.template.spec.containers[*].image}{" "}{.spec.template.spec.initContaine\
rs[*].image}{"\\n"}{end}'

# Objects by which pods are judged.
${lists.join(`
`)}

printf '%s\\n' '${DONE}'
`;var NUMBER=/^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,9}))?/,PRE_RELEASE=/^-(alpha|beta|rc)[.-]?(\d{0,9})(?![0-9A-Za-z])/,VENDOR=/^[-+_]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,VENDOR_OF_PRE_RELEASE=/^[-+_.]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,
BARE_MINOR=/^(\d{1,4})\+$/;function parseVersion(text2){let written=text2.trim().replace(/^[vV]/,"");if(written.length>100)return;let bare=BARE_MINOR.exec(written);if(bare)return{major:1,
minor:Number(bare[1]),patch:void 0,pre:void 0,vendor:"",text:written};let number=NUMBER.exec(written);if(!number)return;let pre=PRE_RELEASE.exec(written.slice(number[0].
length)),rest=written.slice(number[0].length+(pre?.[0].length??0)),vendor=rest===""||rest==="+"?"":(pre?VENDOR_OF_PRE_RELEASE:VENDOR).exec(rest)?.[1];if(vendor!==
void 0)return{major:Number(number[1]),minor:Number(number[2]),patch:number[3]===void 0?void 0:Number(number[3]),pre:pre?{stage:pre[1],number:Number(pre[2])}:void 0,
vendor,text:written}}var words=new Map([["",null],["~",null],...["null","Null","NULL"].map(word=>[word,null]),...["y","Y","yes","Yes","YES","true","True","TRUE","on","On","ON"].map(
word=>[word,!0]),...["n","N","no","No","NO","false","False","FALSE","off","Off","OFF"].map(word=>[word,!1])]),endless=/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
decimalFloat=/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,pointFloat=/^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/,integer=/^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/;function wholeNumber(plain){let match=integer.exec(plain);if(!match)return;let[,sign,hex,binary,octal,decimal]=match,digits=hex?`0x${hex}`:binary?`0b${binary}`:
octal?`0o${octal}`:decimal,size=BigInt(digits);return sign==="-"?size<=2n**63n?-size:void 0:size<2n**(sign?63n:64n)?size:void 0}function mayMean(first){if(first>=
48&&first<=57)return!0;switch(first){case 43:case 45:case 46:case 126:case 70:case 78:case 79:case 84:case 89:case 102:case 110:case 111:case 116:case 121:return!0;default:
return!1}}function plainScalar(text2){let first=text2.charCodeAt(0);if(text2!==""&&!mayMean(first))return text2;let word=words.get(text2);if(word!==void 0)return word;
if(first>57)return text2;let short=shortDecimal(text2,first);if(short>=0)return short;if(endless.test(text2))return text2.endsWith("n")||text2.endsWith("N")?Number.
NaN:text2.startsWith("-")?-1/0:1/0;if(first===46)return pointFloat.test(text2)?float(text2.replaceAll("_",""),decimalFloat,text2):text2;let plain=text2.includes(
"_")?text2.replaceAll("_",""):text2,whole=plain.length<=70?wholeNumber(plain):void 0;return whole!==void 0?Number(whole):float(plain,decimalFloat,text2)}function shortDecimal(text2,first){
if(first<48||text2.length>9||first===48&&text2.length>1)return-1;let value=0;for(let at=0;at<text2.length;at++){let digit=text2.charCodeAt(at)-48;if(digit<0||digit>
9)return-1;value=value*10+digit}return value}function float(plain,style,otherwise=plain){if(!style.test(plain))return otherwise;let value=Number(plain);return Number.
isFinite(value)?value:otherwise}function isWhole(text2){let plain=text2.replaceAll("_","");return text2.charCodeAt(0)!==46&&plain.length<=70&&wholeNumber(plain)!==void 0}function plainKey(text2){
if(text2!==""&&!mayMean(text2.charCodeAt(0)))return text2;let value=plainScalar(text2);if(typeof value=="string")return value;if(value===null)return{problem:"un\
supported map key of type null"};if(typeof value=="boolean")return String(value);if(!isWhole(text2))return floatKey(value);let whole=wholeNumber(text2.replaceAll(
"_",""));return whole<2n**63n?String(whole):{problem:`unsupported map key of type uint64, key: ${text2}`}}function floatKey(value){let single=Math.fround(value);
if(Number.isNaN(single))return".nan";if(!Number.isFinite(single))return single<0?"-.inf":".inf";if(single===0)return Object.is(single,-0)?"-0":"0";let digits=1;
for(;digits<9&&Math.fround(Number(single.toPrecision(digits)))!==single;)digits++;let[mantissa,exponent]=single.toExponential(digits-1).split("e"),power=Number(
exponent),significant=mantissa.includes(".")?mantissa.replace(/\.?0+$/,""):mantissa;return power>=-4&&power<6?String(+`${significant}e${power}`):`${significant}\
e${power<0?"-":"+"}${String(Math.abs(power)).padStart(2,"0")}`}var safe=/^[\w/.][\w/.+@%=: -]*$/,misleading=/: |:$| $| #|^\.\.\.|^[\d.][\dA-Fa-fxXoO_.:+TZ -]*$/,unprintable=/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,needsEscape=/[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
function doubleQuoted(text2){return JSON.stringify(text2).replace(unprintable,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}function isPlain(text2){
return safe.test(text2)&&!misleading.test(text2)}function stringText(text2){return isPlain(text2)&&plainScalar(text2)===text2?text2:text2.includes("'")||needsEscape.
test(text2)||text2===""?doubleQuoted(text2):`'${text2}'`}function keyText(name){return isPlain(name)&&plainKey(name)===name?name:doubleQuoted(name)}function inlineScalar(value,quote=""){
return typeof value!="string"?JSON.stringify(value):quote==='"'?doubleQuoted(value):quote==="'"&&!needsEscape.test(value)?`'${value.replaceAll("'","''")}'`:stringText(
value)}function isInline(value){return typeof value!="object"||value===null||Object.keys(value).length===0}function blockText(value,column,layout){if(isInline(value))return inlineScalar(value);let next=layout.lineBreak+" ".repeat(column);return Array.isArray(value)?value.
map(item=>`- ${blockText(item,column+2,layout)}`).join(next):Object.entries(value).map(([name,member2])=>`${keyText(name)}:${memberText(member2,column,layout)}`).
join(next)}function memberText(value,column,layout){let literal=typeof value=="string"?literalText(value,column+layout.step,layout):void 0;if(literal!==void 0)return`\
 ${literal}`;if(isInline(value))return` ${inlineScalar(value)}`;let inner2=column+(Array.isArray(value)?layout.dashes:layout.step);return layout.lineBreak+" ".repeat(
inner2)+blockText(value,inner2,layout)}function literalText(text2,column,layout){if(!/^[^\s][^\n]*(?:\n[^\n]+)+\n?$/.test(text2)||needsEscape.test(text2.replaceAll(
`
`,"")))return;let clipped=text2.endsWith(`
`),lines=(clipped?text2.slice(0,-1):text2).split(`
`),next=layout.lineBreak+" ".repeat(column);return`|${clipped?"":"-"}${next}${lines.join(next)}`}var template=["spec","template"],templates=[template],chosen=(...names)=>names.map(name=>[...template,name,...template]),claims=!0,kruise={group:"apps.kruise.io",
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
resourcequotas"})],byName=new Map(KINDS.map(kind=>[`${kind.group}/${kind.kind}`,kind]));var EMPTY_GROUPS=["extensions","app.kruise.io"],groups=new Set([...KINDS.map(({group})=>group),...EMPTY_GROUPS]);function isObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function objects(value){return Array.isArray(value)?value.filter(isObject):
[]}function text(value){return typeof value=="string"?value:""}var SNAPSHOT={apiVersion:"kruise-preflight/v1",kind:"ClusterSnapshot"};var HIDDEN="...";function kept(kind,object){let metadata=isObject(object.metadata)?object.metadata:{},{name,namespace,labels}=metadata,own=Object.entries(object).
filter(([key])=>!DROPPED.has(key));return __spreadValues({apiVersion:text(object.apiVersion),kind,metadata:__spreadValues(__spreadValues({name:text(name)},typeof namespace==
"string"&&{namespace}),kind==="Namespace"&&isObject(labels)&&{labels:sorted(labels)})},kind==="Namespace"?{}:Object.fromEntries(own.sort(byKey).flatMap(([key,value])=>member(
key,value))))}var DROPPED=new Set(["apiVersion","kind","metadata","status","description","data","stringData","__proto__"]);function member(key,value){return DROPPED_WITHIN.
has(key)?[]:key==="webhooks"?[[key,objects(value).flatMap(webhook)]]:key==="env"?[[key,objects(value).map(_a=>{var _b=_a,{value:_}=_b,others=__objRest(_b,["valu\
e"]);return inner(others)})]]:key==="exec"&&isObject(value)?[[key,{command:[HIDDEN]}]]:key==="httpHeaders"?[[key,objects(value).map(({name})=>({name:text(name),
value:HIDDEN}))]]:key==="annotations"&&isObject(value)?[[key,Object.fromEntries(Object.keys(sorted(value)).map(each=>[each,""]))]]:[[key,inner(value)]]}var DROPPED_WITHIN=new Set(
["args","command","caBundle","clientConfig","creationTimestamp","managedFields","volumeAttributes","options","__proto__"]);function inner(value){return Array.isArray(
value)?value.map(inner):isObject(value)?Object.fromEntries(Object.entries(value).sort(byKey).flatMap(([key,each])=>member(key,each))):value}function webhook(hook){
let rules=objects(hook.rules).filter(({resources})=>asTexts(resources).some(each=>PODS.has(each)));if(rules.length===0)return[];let{name,failurePolicy,namespaceSelector,
objectSelector}=hook;return[inner(Object.fromEntries(Object.entries({failurePolicy,name,namespaceSelector,objectSelector,rules}).filter(([,value])=>value!==void 0)))].
filter(isObject)}var PODS=new Set(["pods","*","*/*","pods/*"]);function asTexts(value){return Array.isArray(value)?value.map(text):[]}function sorted(value){return Object.
fromEntries(Object.entries(value).filter(([key])=>key!=="__proto__").sort(byKey))}function byKey([a],[b]){return a<b?-1:a>b?1:0}var NAMES=[...SECTIONS,...Object.values(LISTED).map(({kind})=>kind)];function readStream(text2){let lines=text2.replace(/^\uFEFF/,"").split(/\r?\n/),from=lines.
indexOf(HEADER);if(from<0)throw new UsageError(otherText(lines));let sections=new Map,taken,open;for(let[at,line]of lines.entries()){if(at<=from)continue;let mistake=problem=>new UsageError(
`line ${at+1}: ${problem}`),mark=/^#### (\w+)(?: (.*))?$/.exec(line);if(line===DONE&&!open){if(taken===void 0)throw mistake("the day on which it was taken is mi\
ssing");return{taken,sections}}if(!mark){open?.text.push(line);continue}let[,word,rest=""]=mark;if(word==="taken"&&!open)taken=dayIn(rest,mistake);else if(word===
"said"&&open)open.said.push(rest);else if(word==="begin"&&!open){if(!NAMES.includes(rest))throw mistake(`there is no section ${quoted(rest)}`);if(sections.has(rest))
throw mistake(`section ${rest} stands twice`);open={name:rest,line:at+1,text:[],said:[]}}else if(word==="end"&&open&&rest.startsWith(`${open.name} `)){let ok=rest===
`${open.name} ok`;sections.set(open.name,{line:open.line,text:open.text.join(`
`),refused:ok?void 0:open.said.join(" ")||"the call failed"}),open=void 0}else throw mistake(`the mark ${quoted(line)} does not stand here`)}let where=open?` in\
 section ${open.name}`:"";throw new UsageError(`the output ends${where}, before "${DONE}"; let the script run to its end`)}function otherText(lines){return lines.
some(line=>/^kind: ClusterSnapshot\b/.test(line))?"this is a snapshot already; name it in the configuration as snapshot: FILE":lines[0]?.startsWith("#!/bin/sh")?
"this is the script itself; run it with sh and pipe in what it prints":`there is no line "${HEADER}"; pipe in what the script of kruise-preflight snapshot print\
s`}function dayIn(text2,mistake){let day=/^\d{4}-\d\d-\d\d$/.test(text2)?new Date(`${text2}T00:00:00Z`):void 0;if(!day||Number.isNaN(day.getTime())||!day.toISOString().
startsWith(text2))throw mistake(`${quoted(text2)} is no day; the script writes it as 2026-11-22`);return text2}function quoted(text2){return JSON.stringify(text2.
length>60?`${text2.slice(0,60)}...`:text2)}var KRUISE_KINDS=["SidecarSet","WorkloadSpread"];function snapshotOf(printed,knowledge2){let stream=readStream(printed),lists2=Object.values(LISTED).map(({kind})=>__spreadValues(
{kind},listOf(kind,stream))),hasNoKruise=lists2.some(({kind,unserved})=>KRUISE_KINDS.includes(kind)&&unserved),kruise2=kruiseOf(stream,hasNoKruise),gates=gatesOf(
stream,knowledge2),kubernetes2=kubernetesOf(stream),vclusters=vclustersOf(stream),refused=[...stream.sections].filter(([name,{refused:refused2}])=>refused2!==void 0&&
!lists2.some(({kind,unserved})=>kind===name&&unserved)),complete=lists2.filter(({items})=>items!==void 0).map(({kind})=>kind),document=__spreadProps(__spreadValues(
{},SNAPSHOT),{taken:stream.taken,kubernetes:kubernetes2,kruise:kruise2?.version,featureGates:gates,kruiseFeatureGates:kruise2?.gates,vclusters:vclusters?.length?
vclusters:void 0,complete:complete.sort(),refused:refused.length>0?refused.map(([name])=>name).sort():void 0,items:lists2.flatMap(({items=[]})=>items).sort((a,b)=>orderOf(
a)<orderOf(b)?-1:1)}),members=Object.entries(document).filter(([,value])=>value!==void 0);return`# What a cluster said of itself, written by \`kruise-preflight s\
napshot -\`: take it again rather than edit it.
${blockText(Object.fromEntries(members),0,{lineBreak:`
`,step:2,dashes:2})}
`}function orderOf({kind,metadata}){let{namespace,name}=isObject(metadata)?metadata:{};return JSON.stringify([text(kind),text(namespace),text(name)])}function said(stream,name){
let section=stream.sections.get(name);return section?.refused===void 0?section:void 0}function kubernetesOf(stream){let section=said(stream,"version");if(!section)
return;let{gitVersion}=jsonIn(section,"version"),version=parseVersion(text(gitVersion));if(!version)throw new UsageError(`line ${section.line}: section version \
has no gitVersion that is a version`);return version.text}function gatesOf(stream,knowledge2){let section=said(stream,"featureGates");if(!section)return;let found=new Map;
for(let[,labels="",value]of section.text.matchAll(/^kubernetes_feature_enabled\{([^}\n]*)\} ([01])\s*$/gm)){let gate=/(?:^|,)name="([A-Za-z0-9]+)"/.exec(labels)?.[1];
gate!==void 0&&Object.hasOwn(knowledge2.gates.kubernetes,gate)&&found.set(gate,value==="1")}return Object.fromEntries([...found].sort(([a],[b])=>a<b?-1:1))}function kruiseOf(stream,hasNoKruise){
let containers=(said(stream,"kruise")?.text.split(`
`).filter(line=>line.trim()!=="")??[]).map(line=>line.split("	")).map(([name="",image="",args=""])=>({name,image,args}));if(containers.length===0)return hasNoKruise?
{version:"none"}:void 0;let manager=containers.find(({image})=>/(?:^|\/)kruise-manager[:@]/.test(image))??containers.find(({name})=>name==="manager"),version=manager&&
tagOf(manager.image);if(!manager||version===void 0)return;let pairs=[...(/--feature-gates[= "',]+((?:[A-Za-z0-9]+=(?:true|false),?)+)/.exec(manager.args)?.[1]??
"").matchAll(/([A-Za-z0-9]+)=(true|false)/g)].map(([,gate="",on])=>[gate,on==="true"]);return{version,gates:Object.fromEntries([...pairs].sort(([a],[b])=>a<b?-1:
1))}}function vclustersOf(stream){return said(stream,"vclusters")?.text.split(`
`).flatMap(line=>{let[namespace="",name="",images=""]=line.split("	"),image=images.split(/\s+/).find(each=>/(?:^|\/)vcluster(?:-oss|-pro)?[:@]/.test(each)),version=image&&
tagOf(image);return version===void 0||version===""?[]:[{namespace,name,version}]}).sort((a,b)=>JSON.stringify(a)<JSON.stringify(b)?-1:1)}function tagOf(image){let tag=/:([^/:@]+)(?:@[^/]*)?$/.
exec(image)?.[1];return tag===void 0?void 0:parseVersion(tag)?.text}function listOf(kind,stream){let section=stream.sections.get(kind);if(!section)return{};if(section.
refused!==void 0)return/doesn't have a resource type|no matches for kind/.test(section.refused)?{items:[],unserved:!0}:{};let{items}=jsonIn(section,kind);if(!Array.
isArray(items)||!items.every(isObject))throw new UsageError(`line ${section.line}: section ${kind} is no list of objects`);let objects2=items.map(each=>kept(kind,
each));if(objects2.some(({metadata})=>!isObject(metadata)||metadata.name===""))throw new UsageError(`line ${section.line}: section ${kind} has an object without\
 a name`);return{items:objects2.filter(({webhooks})=>!Array.isArray(webhooks)||webhooks.length>0)}}function jsonIn({text:written,line},name){let value;try{value=
JSON.parse(written)}catch{throw new UsageError(`line ${line}: section ${name} is not the JSON that kubectl prints`)}if(!isObject(value))throw new UsageError(`li\
ne ${line}: section ${name} is not the JSON that kubectl prints`);return value}async function snapshot(paths,input){if(paths.length===0)return SCRIPT;if(paths.length>1||paths[0]!=="-")throw new UsageError("snapshot prints a script; snapsho\
t - reads from standard input what that printed");let printed=new TextDecoder().decode(await readPiped(input));try{return snapshotOf(printed,import_virtual_knowledge.default)}catch(error){
throw error instanceof UsageError?new UsageError(`standard input: ${error.message}`):error}}0&&(module.exports={snapshot});
