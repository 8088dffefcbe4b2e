var te=Object.create;var O=Object.defineProperty,ne=Object.defineProperties,se=Object.getOwnPropertyDescriptor,re=Object.getOwnPropertyDescriptors,oe=Object.getOwnPropertyNames,S=Object.
getOwnPropertySymbols,ie=Object.getPrototypeOf,J=Object.prototype.hasOwnProperty,D=Object.prototype.propertyIsEnumerable;var C=(e,t,n)=>t in e?O(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,b=(e,t)=>{for(var n in t||={})J.call(t,n)&&C(e,n,t[n]);if(S)for(var n of S(
t))D.call(t,n)&&C(e,n,t[n]);return e},P=(e,t)=>ne(e,re(t));var M=(e,t)=>{var n={};for(var s in e)J.call(e,s)&&t.indexOf(s)<0&&(n[s]=e[s]);if(e!=null&&S)for(var s of S(e))t.indexOf(s)<0&&D.call(e,s)&&(n[s]=e[s]);return n};var ae=(e,t)=>{for(var n in t)O(e,n,{get:t[n],enumerable:!0})},L=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of oe(t))!J.call(e,o)&&o!==
n&&O(e,o,{get:()=>t[o],enumerable:!(s=se(t,o))||s.enumerable});return e};var ce=(e,t,n)=>(n=e!=null?te(ie(e)):{},L(t||!e||!e.__esModule?O(n,"default",{value:e,enumerable:!0}):n,e)),fe=e=>L(O({},"__esModule",{value:!0}),e);var Pe={};ae(Pe,{snapshot:()=>X});module.exports=fe(Pe);var Q=ce(require("./knowledge.json"));var N=require("./core.js");var $="#### kruise-preflight snapshot 1",j="#### done",x={"priorityclasses.scheduling.k8s.io":{kind:"PriorityClass"},limitranges:{kind:"LimitRange",everywhere:!0},
resourcequotas:{kind:"ResourceQuota",everywhere:!0},namespaces:{kind:"Namespace"},"sidecarsets.apps.kruise.io":{kind:"SidecarSet"},"workloadspreads.apps.kruise.\
io":{kind:"WorkloadSpread",everywhere:!0},"mutatingwebhookconfigurations.admissionregistration.k8s.io":{kind:"MutatingWebhookConfiguration"},"validatingwebhookc\
onfigurations.admissionregistration.k8s.io":{kind:"ValidatingWebhookConfiguration"}},ue=Object.entries(x).map(([e,{kind:t,everywhere:n}])=>`ask ${t} "$kubectl" \
"$@" get ${e}${n?" --all-namespaces":""} -o json`),R=["version","featureGates","kruise","vclusters"],V=`#!/bin/sh
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

printf '%s\\n' '${$}'
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
${ue.join(`
`)}

printf '%s\\n' '${j}'
`;var de=require("./core.js"),E=require("./core.js");var I=require("./core.js"),pe=require("./core.js"),me=require("./core.js"),le=require("./core.js"),ge=require("./core.js"),he=require("./core.js"),be=require("./core.js"),
ke=require("./core.js");var we=require("./core.js"),p=require("./core.js"),Oe=require("./core.js"),xe=require("./core.js"),k=require("./core.js"),l=require("./core.js");var K={apiVersion:"kruise-preflight/v1",kind:"ClusterSnapshot"};var d=require("./core.js");var W="...";function U(e,t){let n=(0,p.isObject)(t.metadata)?t.metadata:{},{name:s,namespace:o,labels:r}=n,i=Object.entries(t).filter(([c])=>!ye.has(c));return b(
{apiVersion:(0,l.text_2)(t.apiVersion),kind:e,metadata:b(b({name:(0,l.text_2)(s)},typeof o=="string"&&{namespace:o}),e==="Namespace"&&(0,p.isObject)(r)&&{labels:F(
r)})},e==="Namespace"?{}:Object.fromEntries(i.sort(A).flatMap(([c,u])=>H(c,u))))}var ye=new Set(["apiVersion","kind","metadata","status","description","data","s\
tringData","__proto__"]);function H(e,t){return Se.has(e)?[]:e==="webhooks"?[[e,(0,k.objects)(t).flatMap($e)]]:e==="env"?[[e,(0,k.objects)(t).map(o=>{var r=o,{value:n}=r,
s=M(r,["value"]);return v(s)})]]:e==="exec"&&(0,p.isObject)(t)?[[e,{command:[W]}]]:e==="httpHeaders"?[[e,(0,k.objects)(t).map(({name:n})=>({name:(0,l.text_2)(n),
value:W}))]]:e==="annotations"&&(0,p.isObject)(t)?[[e,Object.fromEntries(Object.keys(F(t)).map(n=>[n,""]))]]:[[e,v(t)]]}var Se=new Set(["args","command","caBund\
le","clientConfig","creationTimestamp","managedFields","volumeAttributes","options","__proto__"]);function v(e){return Array.isArray(e)?e.map(v):(0,p.isObject)(
e)?Object.fromEntries(Object.entries(e).sort(A).flatMap(([t,n])=>H(t,n))):e}function $e(e){let t=(0,k.objects)(e.rules).filter(({resources:c})=>Ee(c).some(u=>je.
has(u)));if(t.length===0)return[];let{name:n,failurePolicy:s,namespaceSelector:o,objectSelector:r}=e;return[v(Object.fromEntries(Object.entries({failurePolicy:s,
name:n,namespaceSelector:o,objectSelector:r,rules:t}).filter(([,c])=>c!==void 0)))].filter(p.isObject)}var je=new Set(["pods","*","*/*","pods/*"]);function Ee(e){
return Array.isArray(e)?e.map(l.text_2):[]}function F(e){return Object.fromEntries(Object.entries(e).filter(([t])=>t!=="__proto__").sort(A))}function A([e],[t]){
return e<t?-1:e>t?1:0}var ve=[...R,...Object.values(x).map(({kind:e})=>e)];function B(e){let t=e.replace(/^\uFEFF/,"").split(/\r?\n/),n=t.indexOf($);if(n<0)throw new d.UsageError_2(Te(
t));let s=new Map,o,r;for(let[c,u]of t.entries()){if(c<=n)continue;let a=y=>new d.UsageError_2(`line ${c+1}: ${y}`),g=/^#### (\w+)(?: (.*))?$/.exec(u);if(u===j&&
!r){if(o===void 0)throw a("the day on which it was taken is missing");return{taken:o,sections:s}}if(!g){r?.text.push(u);continue}let[,h,m=""]=g;if(h==="taken"&&
!r)o=Je(m,a);else if(h==="said"&&r)r.said.push(m);else if(h==="begin"&&!r){if(!ve.includes(m))throw a(`there is no section ${_(m)}`);if(s.has(m))throw a(`sectio\
n ${m} stands twice`);r={name:m,line:c+1,text:[],said:[]}}else if(h==="end"&&r&&m.startsWith(`${r.name} `)){let y=m===`${r.name} ok`;s.set(r.name,{line:r.line,text:r.
text.join(`
`),refused:y?void 0:r.said.join(" ")||"the call failed"}),r=void 0}else throw a(`the mark ${_(u)} does not stand here`)}let i=r?` in section ${r.name}`:"";throw new d.UsageError_2(
`the output ends${i}, before "${j}"; let the script run to its end`)}function Te(e){return e.some(t=>/^kind: ClusterSnapshot\b/.test(t))?"this is a snapshot alr\
eady; name it in the configuration as snapshot: FILE":e[0]?.startsWith("#!/bin/sh")?"this is the script itself; run it with sh and pipe in what it prints":`ther\
e is no line "${$}"; pipe in what the script of kruise-preflight snapshot prints`}function Je(e,t){let n=/^\d{4}-\d\d-\d\d$/.test(e)?new Date(`${e}T00:00:00Z`):
void 0;if(!n||Number.isNaN(n.getTime())||!n.toISOString().startsWith(e))throw t(`${_(e)} is no day; the script writes it as 2026-11-22`);return e}function _(e){
return JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e)}var Ne=["SidecarSet","WorkloadSpread"];function Z(e,t){let n=B(e),s=Object.values(x).map(({kind:f})=>b({kind:f},De(f,n))),o=s.some(({kind:f,unserved:w})=>Ne.includes(
f)&&w),r=_e(n,o),i=Ae(n,t),c=Ie(n),u=Ce(n),a=[...n.sections].filter(([f,{refused:w}])=>w!==void 0&&!s.some(({kind:Y,unserved:ee})=>Y===f&&ee)),g=s.filter(({items:f})=>f!==
void 0).map(({kind:f})=>f),h=P(b({},K),{taken:n.taken,kubernetes:c,kruise:r?.version,featureGates:i,kruiseFeatureGates:r?.gates,vclusters:u?.length?u:void 0,complete:g.
sort(),refused:a.length>0?a.map(([f])=>f).sort():void 0,items:s.flatMap(({items:f=[]})=>f).sort((f,w)=>G(f)<G(w)?-1:1)}),m=Object.entries(h).filter(([,f])=>f!==
void 0);return`# What a cluster said of itself, written by \`kruise-preflight snapshot -\`: take it again rather than edit it.
${(0,I.blockText)(Object.fromEntries(m),0,{lineBreak:`
`,step:2,dashes:2})}
`}function G({kind:e,metadata:t}){let{namespace:n,name:s}=(0,p.isObject)(t)?t:{};return JSON.stringify([(0,l.text_2)(e),(0,l.text_2)(n),(0,l.text_2)(s)])}function T(e,t){
let n=e.sections.get(t);return n?.refused===void 0?n:void 0}function Ie(e){let t=T(e,"version");if(!t)return;let{gitVersion:n}=z(t,"version"),s=(0,E.parseVersion)(
(0,l.text_2)(n));if(!s)throw new d.UsageError_2(`line ${t.line}: section version has no gitVersion that is a version`);return s.text}function Ae(e,t){let n=T(e,
"featureGates");if(!n)return;let s=new Map;for(let[,o="",r]of n.text.matchAll(/^kubernetes_feature_enabled\{([^}\n]*)\} ([01])\s*$/gm)){let i=/(?:^|,)name="([A-Za-z0-9]+)"/.
exec(o)?.[1];i!==void 0&&Object.hasOwn(t.gates.kubernetes,i)&&s.set(i,r==="1")}return Object.fromEntries([...s].sort(([o],[r])=>o<r?-1:1))}function _e(e,t){let o=(T(
e,"kruise")?.text.split(`
`).filter(a=>a.trim()!=="")??[]).map(a=>a.split("	")).map(([a="",g="",h=""])=>({name:a,image:g,args:h}));if(o.length===0)return t?{version:"none"}:void 0;let r=o.
find(({image:a})=>/(?:^|\/)kruise-manager[:@]/.test(a))??o.find(({name:a})=>a==="manager"),i=r&&q(r.image);if(!r||i===void 0)return;let u=[...(/--feature-gates[= "',]+((?:[A-Za-z0-9]+=(?:true|false),?)+)/.
exec(r.args)?.[1]??"").matchAll(/([A-Za-z0-9]+)=(true|false)/g)].map(([,a="",g])=>[a,g==="true"]);return{version:i,gates:Object.fromEntries([...u].sort(([a],[g])=>a<
g?-1:1))}}function Ce(e){return T(e,"vclusters")?.text.split(`
`).flatMap(n=>{let[s="",o="",r=""]=n.split("	"),i=r.split(/\s+/).find(u=>/(?:^|\/)vcluster(?:-oss|-pro)?[:@]/.test(u)),c=i&&q(i);return c===void 0||c===""?[]:[{
namespace:s,name:o,version:c}]}).sort((n,s)=>JSON.stringify(n)<JSON.stringify(s)?-1:1)}function q(e){let t=/:([^/:@]+)(?:@[^/]*)?$/.exec(e)?.[1];return t===void 0?
void 0:(0,E.parseVersion)(t)?.text}function De(e,t){let n=t.sections.get(e);if(!n)return{};if(n.refused!==void 0)return/doesn't have a resource type|no matches for kind/.
test(n.refused)?{items:[],unserved:!0}:{};let{items:s}=z(n,e);if(!Array.isArray(s)||!s.every(p.isObject))throw new d.UsageError_2(`line ${n.line}: section ${e} \
is no list of objects`);let o=s.map(i=>U(e,i));if(o.some(({metadata:i})=>!(0,p.isObject)(i)||i.name===""))throw new d.UsageError_2(`line ${n.line}: section ${e}\
 has an object without a name`);return{items:o.filter(({webhooks:i})=>!Array.isArray(i)||i.length>0)}}function z({text:e,line:t},n){let s;try{s=JSON.parse(e)}catch{
throw new d.UsageError_2(`line ${t}: section ${n} is not the JSON that kubectl prints`)}if(!(0,p.isObject)(s))throw new d.UsageError_2(`line ${t}: section ${n} \
is not the JSON that kubectl prints`);return s}async function X(e,t){if(e.length===0)return V;if(e.length>1||e[0]!=="-")throw new d.UsageError_2("snapshot prints a script; snapshot - reads from standard inpu\
t what that printed");let n=new TextDecoder().decode(await(0,N.readPiped)(t));try{return Z(n,Q.default)}catch(s){throw s instanceof d.UsageError_2?new d.UsageError_2(
`standard input: ${s.message}`):s}}0&&(module.exports={snapshot});
