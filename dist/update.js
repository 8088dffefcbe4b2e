var G=Object.defineProperty,ao=Object.defineProperties,co=Object.getOwnPropertyDescriptor,fo=Object.getOwnPropertyDescriptors,lo=Object.getOwnPropertyNames,Q=Object.
getOwnPropertySymbols;var ce=Object.prototype.hasOwnProperty,ft=Object.prototype.propertyIsEnumerable;var ct=(e,t,n)=>t in e?G(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,u=(e,t)=>{for(var n in t||={})ce.call(t,n)&&ct(e,n,t[n]);if(Q)for(var n of Q(
t))ft.call(t,n)&&ct(e,n,t[n]);return e},h=(e,t)=>ao(e,fo(t));var J=(e,t)=>{var n={};for(var o in e)ce.call(e,o)&&t.indexOf(o)<0&&(n[o]=e[o]);if(e!=null&&Q)for(var o of Q(e))t.indexOf(o)<0&&ft.call(e,o)&&(n[o]=e[o]);return n};var po=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},mo=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of lo(t))!ce.call(e,r)&&r!==
n&&G(e,r,{get:()=>t[r],enumerable:!(o=co(t,r))||o.enumerable});return e};var uo=e=>mo(G({},"__esModule",{value:!0}),e);var es={};po(es,{ChangedHere:()=>te,rolloutOf:()=>wt,sightChange:()=>Ct,updateOf:()=>io,updatedPod:()=>Mt,versionsChange:()=>Tt});module.exports=uo(es);var Jt=require("node:util");var go=require("./core.js"),x=require("./core.js"),ho=require("./core.js"),yo=require("./core.js"),m=require("./core.js"),b=require("./core.js");var bo=require("./core.js"),fe=require("./core.js"),Oo=require("./core.js");var xo=require("./core.js"),k=require("./core.js");var j=require("./shared.js");var de=require("./core.js"),So=require("./core.js"),jo=require("./core.js"),Po=require("./core.js");var D=require("./core.js");var Jo=require("./core.js"),N=require("./core.js");var Mo=require("./core.js"),ko=require("./core.js"),Eo=require("./core.js"),p=require("./core.js"),Ro=require("./core.js");var le=require("./core.js");var vo=require("./core.js"),Co=require("./core.js"),wo=require("./core.js"),Do=require("./core.js"),No=require("./core.js"),To=require("./core.js"),Uo=require("./core.js"),
Ao=require("./core.js"),Io=require("./core.js"),Wo=require("./core.js"),zo=require("./core.js"),pe=require("./core.js");var Lo=require("./core.js"),_=require("./core.js"),qo=require("./core.js"),me=require("./core.js"),ue=require("./core.js"),B=require("./core.js"),Vo=require("./core.js"),
Fo=require("./core.js"),H=require("./core.js"),E=require("./core.js"),ge=require("./core.js");var he=require("./core.js"),$o=require("./core.js");var dt="container.apparmor.security.beta.kubernetes.io/",lt="kubernetes.io/config.mirror";function*pt(e,t,n){let[o,r]=[t,n].map(i=>new Map((0,E.textMap)(i,"anno\
tations"))),s=i=>["metadata","annotations",{key:i}];for(let[i,a]of o??[])r?.get(i)!==a&&(i.startsWith(dt)&&(yield e.forbidden(s(i),"app-armor-annotation-kept")),
i===lt&&(yield e.forbidden(s(i),"mirror-annotation-kept")));for(let i of r?.keys()??[])o?.has(i)||(i.startsWith(dt)&&(yield e.forbidden(s(i),"app-armor-annotati\
on-new")),i===lt&&(yield e.forbidden(s(i),"mirror-annotation-new")))}function*mt(e,t,n,o){(0,m.objects)(n[o]).length!==(0,m.objects)(t[o]).length&&(yield e.forbidden(
["spec",o],"pod-update-container-count"))}function*ut(e,t,n){let o=["spec","activeDeadlineSeconds"],[r,s]=[(0,B.number)(t,"activeDeadlineSeconds"),(0,B.number)(
n,"activeDeadlineSeconds")];if(s===void 0){let i={go:'"null"',json:null};r!==void 0&&(yield e.invalid(o,i,"deadline-not-removed"));return}yield*(0,pe.validateRange)(
e,s,0,2**31-1,o),r!==void 0&&r<s&&(yield e.invalid(o,s,"deadline-not-raised"))}function*gt(e,t,n,o){let r=["spec","tolerations"],s=(0,m.objects)(n.tolerations);
(0,m.objects)(t.tolerations).every(a=>s.some(d=>{var l=d,{tolerationSeconds:f}=l,c=J(l,["tolerationSeconds"]);let S=a,{tolerationSeconds:g}=S,y=J(S,["toleration\
Seconds"]);return(0,j.semanticDifference)(y,c,"Toleration",o)===void 0}))?yield*(0,he.tolerationErrors)(e,n,r):yield e.forbidden(r,"toleration-kept")}function*ht(e,t,n){
let o=new Set((0,m.objects)(t.schedulingGates).map(({name:s})=>(0,b.text_2)(s))),r=new Map((0,m.objects)(n.schedulingGates).map(({name:s},i)=>[(0,b.text_2)(s),i]));
for(let[s,i]of r)o.has(s)||(yield e.forbidden(["spec","schedulingGates",i,"name"],"scheduling-gate-new",{gate:s}))}function yt(e){let t=(0,ue.member)(e,"schedul\
ingGates");return Array.isArray(t)&&t.length>0}var T=require("./core.js"),Qo=require("./core.js"),K=require("./core.js"),U=require("./core.js"),Go=require("./core.js"),_o=require("./core.js");var ye=require("./core.js"),Bo=require("./core.js"),be=require("./core.js");function*Ot(e,t,n){let o=new Map((0,E.textMap)(n,"nodeSelector"));(0,E.textMap)(t,"nodeSelector").every(([r,s])=>o.get(r)===s)||(yield e.invalid(["spec","nodeSe\
lector"],(0,ye.labelsLiteral)(n,"nodeSelector"),"node-selector-only-grows"))}var xt="requiredDuringSchedulingIgnoredDuringExecution";function*St(e,t,n,o){let[r,
s]=[bt(t),bt(n)],i=["spec","affinity","nodeAffinity",xt,"nodeSelectorTerms"];if(r.length!==0){if(r.length!==s.length){let a=s.length>0?s.map(jt):null,f=`[]core.\
NodeSelectorTerm${s.length>0?`{${s.map(Pt).join(", ")}}`:"(nil)"}`;yield e.invalid(i,{go:f,json:a},"node-terms-fixed");return}for(let[a,f]of r.entries()){let c=s[a]??
{};Ho(f,c,o)||(yield e.invalid([...i,a],Ko(c),"node-term-only-grows"))}}}function Ho(e,t,n){let o=["matchExpressions","matchFields"];return o.every(r=>(0,m.objects)(
e[r]).length===0)?o.every(r=>(0,m.objects)(t[r]).length===0):o.every(r=>{let s=(0,m.objects)(e[r]),i=(0,m.objects)(t[r]).slice(0,s.length);return(0,j.semanticDifference)(
s,i,"list of NodeSelectorRequirement",n)===void 0})}function bt(e){let n=(0,_.child)((0,_.child)(e,"affinity"),"nodeAffinity")?.[xt];return(0,x.isObject)(n)?(0,m.objects)(
n.nodeSelectorTerms):[]}function Ko(e){return{go:Pt(e),json:jt(e)}}function jt(e){let t=n=>Array.isArray(e[n])?(0,m.objects)(e[n]).map(({key:o,operator:r,values:s})=>({
Key:o??"",Operator:r??"",Values:s??null})):null;return{MatchExpressions:t("matchExpressions"),MatchFields:t("matchFields")}}function Pt(e){let[t,n]=["matchExpre\
ssions","matchFields"].map(o=>Yo(e,o));return`core.NodeSelectorTerm{MatchExpressions:${t}, MatchFields:${n}}`}function Yo(e,t){return Array.isArray(e[t])?`[]cor\
e.NodeSelectorRequirement{${(0,me.items)(e,t).map(([o])=>{let r=(0,be.stringList)((0,ge.texts)(o,"values"),Array.isArray(o.values));return`core.NodeSelectorRequ\
irement{Key:${(0,K.quote)((0,H.text)(o,"key"))}, Operator:${(0,K.quote)((0,H.text)(o,"operator"))}, Values:${r}}`}).join(", ")}}`:"[]core.NodeSelectorRequiremen\
t(nil)"}function Y(e,t,n){let[o,r]=[(0,p.member_2)(e,"resources"),(0,p.member_2)(t,"resources")],s={};for(let i of["limits","requests"]){let a=r[i]??(i==="requests"&&(0,x.isObject)(
r.limits)?{}:null);((0,x.isObject)(a)||n.holds("resize-looks-at-new-lists"))&&(s[i]=Xo((0,p.member_2)(o,i),(0,p.member_2)(r,i)))}return n.holds("resize-keeps-cl\
aims")&&o.claims!==void 0&&(s.claims=o.claims),h(u({},e),{resources:s})}function Xo(s,{cpu:o,memory:r}){var i=s,{cpu:e,memory:t}=i,n=J(i,["cpu","memory"]);return u(
u(u({},n),o!==void 0&&{cpu:o}),r!==void 0&&{memory:r})}function X(e,t,n,o){let r=(0,N.scopeOf)(o,{isPod:!0});return[...Zo(r,t),...en(r,e,t,n)]}function*Zo(e,{metadata:t}){yield*(0,de.labelErrors)(e,t,"labels",["meta\
data","labels"]),yield*(0,le.annotationErrors)(e,t,["metadata","annotations"])}function*en(e,t,n,o){let{build:r}=e,{spec:s}=n,i=t.spec;yield*(0,D.validatePodSpec)(
s,n.metadata,["spec"],r,{isPod:!0}),yield*pt(e,t.metadata,n.metadata);for(let f of["containers","initContainers"]){let c=[...mt(e,i,s,f)];if(yield*c,c.length>0)
return}let a=[...ut(e,i,s)];yield*a,!(a.length>0&&typeof s.activeDeadlineSeconds=="number")&&(yield*gt(e,i,s,o),yield*ht(e,i,s),(0,j.semanticDifference)(i,s,"Po\
dSpec",o)&&(yield*tn(e,i,s),yield*on(e,i,s,o)))}function*tn(e,t,n){let{build:o}=e,r=o.holds("pod-update-qos-checked-with-gate")&&o.enabled("InPlacePodVerticalSc\
aling");if(!r&&!o.holds("pod-update-qos-checked"))return;let[s,i]=[t,n].map(a=>(0,k.qosClass)(a,o));s!==i&&(yield h(u({},e.invalid(["metadata"],(r?i:s)??"","pod\
-qos-immutable")),{place:["spec"]}))}function*on(e,t,n,o){let{build:r}=e,s=rn(t,n,r);r.holds("gated-pods-may-narrow")&&r.enabled("PodSchedulingReadiness")&&yt(t)&&
(yield*Ot(e,t,n),yield*St(e,t,n,o),s.nodeSelector=t.nodeSelector??null,sn(t,s));let i=(0,j.semanticDifference)(t,s,"PodSpec",o);i&&(yield h(u({},e.forbidden(["s\
pec"],nn(r))),{place:["spec",...i]}))}function nn(e){return R(e)?"pod-update-forbidden-but-resources":"pod-update-forbidden"}function R(e){return e.holds("resiz\
e-through-pod")&&e.enabled("InPlacePodVerticalScaling")}function rn(e,t,n){let o=R(n),r=h(u({},t),{activeDeadlineSeconds:e.activeDeadlineSeconds??null,schedulingGates:e.
schedulingGates??null,tolerations:e.tolerations??null});for(let a of["containers","initContainers"]){let f=(0,m.objects)(e[a]);r[a]=(0,m.objects)(t[a]).map((c,d)=>{
let l=f[d]??{},g=h(u({},c),{image:l.image??null});return o&&a==="containers"?Y(g,l,n):g})}let[s,i]=[e.terminationGracePeriodSeconds,t.terminationGracePeriodSeconds];
return typeof s=="number"&&s<0&&i===1&&(r.terminationGracePeriodSeconds=s),r}function sn(e,t){let n=(0,p.member_2)(e,"affinity").nodeAffinity,i=(0,p.member_2)(t,
"affinity"),{nodeAffinity:o}=i,r=J(i,["nodeAffinity"]),s=n===void 0&&Object.keys(r).length===0&&!e.affinity;t.affinity=s?null:u(u({},r),n!==void 0&&{nodeAffinity:n})}var an=require("./core.js"),v=require("./core.js"),cn=require("./core.js");var Oe=require("./core.js"),A=require("./core.js"),I=require("./core.js"),xe=require("./core.js");var Se=require("./core.js"),fn=require("./core.js");function Mt(e,t,n,o){let r=(0,Oe.buildPod)(e,o);if(!r)return;let{cluster:s}=o,i=n.spec;Pe(r.spec,t.spec,i);let a=(0,b.text_2)(r.spec.serviceAccountName)||(0,b.text_2)(
r.spec.serviceAccount);r.spec.serviceAccountName=a||(i.serviceAccountName??"");for(let d of["priority","preemptionPolicy"]){let[l,g]=[r.spec[d]??null,i[d]??null];
l===null&&g!==null&&(r.spec[d]=g)}(0,fe.defaultPodSpec)(r.spec,s,!0),r.dropDisabled(s);let f={metadata:(0,p.member_2)(t.value,"metadata"),spec:i},c={metadata:(0,p.member_2)(
r.value,"metadata"),spec:r.spec};for(let d of X(f,c,o.structs(),s))r.refuse({by:Se.POD_VALIDATION,id:d.id,message:(0,U.render)(d),path:(0,T.placeOf)(d)});if(r.refusals.
length===0&&R(s))for(let d of(0,v.resizedQuota)(i,r,o))r.refuse(d);return r}function Pe(e,t,n){for(let[o,r]of Object.entries(n)){if(!Object.hasOwn(e,o)){Object.
hasOwn(t,o)||(e[o]=je(r));continue}let[s,i]=[e[o],t[o]??null];(0,Jt.isDeepStrictEqual)(s,i)?e[o]=je(r):(0,x.isObject)(s)&&(0,x.isObject)(r)?Pe(s,(0,x.isObject)(
i)?i:{},r):dn.has(o)&&Array.isArray(s)&&(e[o]=ln((0,m.objects)(s),(0,m.objects)(i),(0,m.objects)(r)))}}var dn=new Set(["containers","initContainers","ephemeralC\
ontainers","volumes","env","imagePullSecrets"]);function ln(e,t,n){let o=f=>new Set(f.map(({name:c})=>c)),[r,s]=[o(e),o(t)],i=e.map(f=>{let c=n.find(({name:d})=>d===
f.name);return c&&Pe(f,t.find(({name:d})=>d===f.name)??{},c),f});return[...n.flatMap(f=>{if(!r.has(f.name??null))return s.has(f.name??null)?[]:[je(f)];let c=i.shift();
return c?[c]:[]}),...i]}function je(e){return structuredClone(e)}var Rt=require("node:util");var pn=require("./core.js"),Z=require("./core.js"),mn=require("./core.js"),W=require("./core.js"),Je=require("./core.js");var un=require("./core.js"),gn=require("./core.js"),Me=require("./core.js");var ke=require("./core.js");var Ee=require("./core.js"),M=require("./core.js");var hn=require("./core.js"),P=require("./core.js");var z=require("./core.js"),yn=require("./core.js"),bn=require("./core.js"),Re=require("./core.js");var ve=require("./shared.js");var L=require("./shared.js"),On=require("./shared.js");var Ce=require("./core.js");var kt=["stuck","rejected","unknown","delete","recreate","in-place","create","none"];function*vt(e,t,n){for(let{judged:o,cells:r}of e)for(let s of r){if(s.coming)
continue;let i=Dt(s,t),a=o.get(s)??new Map,f=new Map;for(let c of i.keys())f.set((0,P.identity)(c),[...f.get((0,P.identity)(c))??[],c]);for(let[c,d]of a){let l=n.
before(c,f.get((0,P.identity)(c))??[]);yield{cell:s,manifest:c,before:l??n.before(c),now:d,was:l&&i.get(l)}}}}function Ct(e,t,n){let o=Me.RULES.filter(({observeChange:i})=>i),
r=new Map,s=[];for(let{cell:i,now:a,was:f}of vt(e,t,n)){if(!f||a===f)continue;let c=r.get(a),d={was:f.seen,is:a.seen,update:a.update},l=c??o.flatMap(({id:g,observeChange:y})=>[
...y?.(d)??[]].map(S=>({ruleId:g,observation:S,cell:i})));r.set(a,l);for(let g of l)s.push(h(u({},g),{cell:i}))}return s}function wt(e,t,n,o){let r=new z.Places,
s=new Map,i=(c,d,l)=>{let g=JSON.stringify([(0,P.identity)(c),d]),y=s.get(g)??{manifest:c,happening:d,clusters:new Set};y.clusters.add(l.settings.name),s.set(g,
y)},a=new Map;for(let{judged:c,cells:d}of e)for(let l of d)a.set(l,Jn(Dt(l,t),c.get(l)??new Map));let f=(0,Ce.unreadable)(t.contents,e[0].contents);for(let{cell:c,
manifest:d,before:l,now:g,was:y}of vt(e,t,n)){let S=y?jn(g,y):Pn(d,l,a.get(c)??[],g),$=!l&&f.has(d.document.file.path);S&&i(d,$?xn:S,c)}for(let[c,d]of a)for(let l of d)
(0,M.templatePath)(l)&&!o.has(l.document.file.path)&&i(l,Sn,c);return[...s.values()].map(({manifest:c,happening:d,clusters:l})=>{let{file:g,line:y}=r.of({manifest:c,
path:[]});return u({object:(0,Re.refOf)(c),file:g,line:y,pods:(0,ke.sizeOf)(c),clusters:[...l]},d)}).sort((c,d)=>d.pods*Et[d.outcome]-c.pods*Et[c.outcome]||kt.indexOf(
c.outcome)-kt.indexOf(d.outcome)||d.pods-c.pods)}var xn={outcome:"unknown",because:"its file could not be read before this change",runs:[]},Sn={outcome:"delete",
because:"it is not among the manifests any more",runs:[]},Et={stuck:1,rejected:1,recreate:1,delete:1,unknown:1,"in-place":.5,create:.1,none:0};function Dt(e,t){
let n=(0,L.sameCell)(e,t.cells);return(n&&t.judged.get(n))??new Map}function jn(e,t){if(e===t)return;if(!(0,Z.mayExist)(t.seen)&&(0,M.templatePath)(e.seen.object.
manifest))return we(e,"it was refused before");let n=(0,ve.differencesOfPods)(t.seen,e.seen);if(e.update){let{outcome:o,because:r,refusals:s}=e.update,[i]=s;return o===
"none"&&n.length===0&&!(0,M.templatePath)(e.seen.object.manifest)?void 0:h(u({outcome:o,because:r},i&&{refusal:{by:i.by,message:i.message}}),{runs:n})}if(n.length!==
0)return{outcome:"none",because:"pods that run stay as they are; what changes is what new pods get",runs:n}}function Pn(e,t,n,o){if(!(0,M.templatePath)(e))return;
if(t)return we(o,"it did not go to this cluster before");let{kind:r,namespace:s,spec:i}=e,a=n.find(c=>c.kind===r&&c.namespace===s&&(0,Rt.isDeepStrictEqual)(c.spec,
i)),f=a?`renamed from ${a.name}, which is deleted: its pods go, and these come`:"it is new";return we(o,f)}function we({seen:e},t){let[n]=(0,Z.mayExist)(e)?[]:e.
object.refusals;return n?{outcome:"rejected",because:t,refusal:{by:n.by,message:n.message},runs:[]}:{outcome:"create",because:t,runs:[]}}function Jn(e,t){let n=new Set(
[...t.keys()].map(P.identity));return[...e.keys()].filter(o=>!n.has((0,P.identity)(o)))}var De=require("./core.js");var Mn=require("./core.js"),kn=require("./core.js"),Ne=require("./core.js"),En=require("./core.js");var ee=require("./core.js");var Rn=require("./core.js"),q=require("./core.js");var vn=require("./core.js"),Cn=require("./core.js"),Te=require("./core.js");var wn=12,te=class{constructor(t){this.change=t;this.#e=[...this.#d(),...this.#l(),...this.#p()]}change;#i=new z.Places;#e;#n=wn;#r=new Map;of({seen:t}){let n=t.
filter(l=>!this.change.stood(l)),[o]=n;if(!o)return null;let{at:r,related:s=[]}=o.observation,i="manifest"in r?this.#a(r):this.#f(r.file)?this.#t(r):void 0;if(i)
return i;let a=new Set(n.flatMap(({observation:l})=>l.affects??[])),f=[...this.#e.filter(l=>s.some(g=>"manifest"in g.at&&Nt(l,g.at))),...this.#e.filter(({manifest:l})=>l&&
a.has(l)),...this.#e.filter(({manifest:l})=>"manifest"in r&&l===r.manifest)],c=[...new Set([...f,...this.#e])];return c.length===1?c[0].line():(c.find(l=>this.#c(
l,n))??f[0])?.line()??null}#a(t){let n=this.#e.find(o=>Nt(o,t));return n?this.#t({manifest:t.manifest,path:n.path.length>t.path.length?n.path:t.path}):null}#c(t,n){
let o=this.#r.get(t);if(!o){if(this.#n===0)return!1;this.#n--,o=(0,Te.standingIn)(t.undone()),this.#r.set(t,o)}return!n.some(o)}#t(t){let{file:n,line:o,column:r,
confidence:s}=this.#i.of(t);return s==="file"?null:{file:n,line:o,column:r}}#f(t){let{files:n,settings:o,named:r}=this.change.base;return![...n,o.file,...r.values()].
includes(t)}*#d(){let{manifests:t}=(0,q.readContents)(this.change.repository.files);for(let o of t){let r=this.change.pairs.before(o);if(r===o)continue;let s=i=>()=>this.#t(
{manifest:o,path:i});if(!r){let i=()=>this.#o(o,[]),a=(0,Ne.isRendered)(o.document.file)?[]:["metadata","name"];yield{manifest:o,path:[],line:s(a),undone:i};continue}
for(let{path:i,undone:a}of(0,ee.partsOf)(r,o))yield{manifest:o,path:i,line:s(i),undone:()=>this.#o(o,[a()])}}let n=new Set(t.map(P.identity));for(let o of this.
change.pairs.manifests)n.has((0,P.identity)(o))||(yield{path:[],line:()=>null,undone:()=>this.#o(void 0,[o])})}*#l(){let{repository:t,base:n}=this.change,[o,r]=[
t,n].map(({objects:i})=>[...new Set([...i.values()].flat())]),s=(0,q.readContents)(r??[]).manifests;for(let i of(0,q.readContents)((o??[]).filter(a=>!r?.includes(
a))).manifests){let a=s.find(d=>(0,P.identity)(d)===(0,P.identity)(i)),f=()=>this.#s({objects:n.objects}),c=a?(0,ee.partsOf)(a,i).map(({path:d})=>d):[["metadata",
"name"]];for(let d of c)yield{manifest:i,path:a?d:[],line:()=>this.#t({manifest:i,path:d}),undone:f}}}*#p(){let{clusters:t,settings:n}=this.change.repository;for(let o of t){
let r=this.change.base.clusters.find(({name:s})=>s===o.name);if(!(!r||r===o))for(let s of Dn){if(JSON.stringify(o[s])===JSON.stringify(r[s]))continue;let i=o.places[s],
a=i?.file??n.file,f=()=>i&&a?Nn(a,i.start):null,c=h(u({},o),{[s]:r[s]});yield{path:[],line:f,undone:()=>this.#s({clusters:t.map(d=>d===o?c:d)})}}}}#o(t,n){let{repository:o,
judge:r,sightingsOf:s}=this.change,i=r.judge(o,a=>t?a.flatMap(f=>f===t?n:[f]):[...a,...n]);return s([i])}#s(t){let{repository:n,judge:o,sightingsOf:r}=this.change;
return r([o.judge(u(u({},n),t))])}},Dn=["kubernetes","kruise","vcluster","host","featureGates","kruiseFeatureGates","knows","paths"];function Nn({path:e,text:t},n){
let{line:o,column:r}=new De.LineIndex(t).at(n);return{file:e,line:o,column:r}}function Nt({manifest:e,path:t},n){return e===n.manifest&&t.slice(0,n.path.length).
every((o,r)=>o===n.path[r])}var Ue=require("./core.js"),Tn=require("./core.js");var oe=require("./core.js"),Un=require("./core.js"),An=require("./core.js");var Ae=require("./shared.js");function Tt(e,t,n){let o=t.cells.flatMap(i=>{let a=(0,L.sameCell)(i,e.cells);return a?[{name:i.settings.name,from:(0,oe.judgedCluster)(i),to:(0,oe.judgedCluster)(
a)}]:[]});if(o.length===0)return;let r=(0,Ae.compare)(t,e,new Map(o.map(({name:i})=>[i,i])),n),s=(i,{cells:a})=>(0,Ue.findingsOf)(i,a,n).map(({finding:f})=>f);return{
clusters:o,broken:s(r.broken,e),mended:s(r.mended,t),unchanged:s(r.unchanged,e)}}var In=require("./core.js"),Ie=require("./core.js"),We=require("./core.js");var O=require("./core.js"),C=require("./core.js");var Wn=require("./core.js"),ze=require("./core.js"),Le=require("./core.js"),zn=require("./core.js"),qe=require("./core.js"),Ve=require("./core.js"),Ln=require("./core.js");function It(e,t,n){return Wt(e,t,n)}var Ut="pointer to ",At="list of ",qn=new Set(["requests","limits","overhead","capacity"]);function Wt(e,t,n){let o=n.structs.
get(t);if(!o)return e;let r=Object.entries(e).flatMap(([s,i])=>{let[a=""]=(o.get(s)??"").split(", "),f=Vn(i,a,qn.has(s),n);return f===void 0?[]:[[s,f]]});return Object.
fromEntries(r)}function Vn(e,t,n,o){if(e!==null){if(t.startsWith(Ut))return ne(e,t.slice(Ut.length),o);if(t==="")return e;if(Array.isArray(e)){if(e.length===0)return;
let r=t.startsWith(At)?t.slice(At.length):"";return e.map(s=>ne(s,r,o))}if((0,x.isObject)(e)){let r=t==="map"?Fn(e,n):ne(e,t,o);return(0,x.isObject)(r)&&Object.
keys(r).length===0?void 0:r}return e===""||e===0||e===!1?void 0:ne(e,t,o)}}function ne(e,t,n){return t==="Quantity"?zt(e):(0,x.isObject)(e)?Wt(e,t,n):e}function Fn(e,t){
return t?Object.fromEntries(Object.entries(e).map(([n,o])=>[n,zt(o)])):e}function zt(e){if(typeof e!="string"&&typeof e!="number")return e;let t=(0,Ve.parseQuantity)(
String(e).trim());return(0,qe.isQuantity)(t)?(0,Le.formatQuantity)(t):e}var re=require("./core.js"),$n=require("./core.js");var Fe=require("./core.js"),Qn=require("./core.js"),$e=require("./core.js"),Gn=require("./core.js");function qt(e,t,n){let o=Lt(e,n),r=Lt(t,n),s=t.kind==="Deployment"&&!(0,j.semanticDifference)(o,r,"PodTemplateSpec",n.structs());return{was:o,is:r,differences:s?
[]:[...(0,re.differences)(o,r,""),..._n(e,t,n)]}}function Lt(e,t){let n=(0,$e.kindOf)(e.group,e.kind)?.of==="kruise"?t.kruiseStructs():t.structs(),{metadata:o,spec:r}=It(
(0,I.storedTemplate)(e,t),"PodTemplateSpec",n),{labels:s,annotations:i}=(0,x.isObject)(o)?o:{};return{metadata:u(u({},(0,x.isObject)(s)&&{labels:s}),(0,x.isObject)(
i)&&{annotations:i}),spec:r??{}}}function _n(e,t,{cluster:n}){if(t.kind!=="CloneSet"||!(0,Ee.claimsPath)(t))return[];if(!n.kruiseEnabled("RecreatePodWhenChangeV\
CTInCloneSetGate"))return[];let[o,r]=[e,t].map(({spec:s})=>(0,m.objects)(s.volumeClaimTemplates));return(0,re.differences)(o??[],r??[],"/volumeClaimTemplates")}
var Bn=/^\/spec\/containers\/\d+\/image$/,Hn=/^\/metadata(\/(labels|annotations)|$)/,Kn=/^\/spec\/containers\/\d+\/resources\/(?:limits|requests)\/(.+)$/;function V({
operation:e,path:t}){return e==="replace"&&["cpu","memory"].includes(Kn.exec(t)?.[1]??"")}function Vt(e,t,{cluster:n}){let o=n.kruiseEnabled("InPlaceWorkloadVer\
ticalScaling")&&n.holds("in-place-update-resizes");for(let a of e.differences){let{operation:f,path:c}=a;if(!(Hn.test(c)||f==="replace"&&Bn.test(c)||o&&V(a)))return`${c}\
 cannot be changed in place`}let r=n.library("kruise"),[s,i]=[e.was,e.is].map(a=>(0,k.qosClass)((0,p.member_2)(a,"spec"),r));if(s!==i)return`the QoS class chang\
es from ${s} to ${i}, which cannot be done in place`;if(t.kind==="DaemonSet"&&!Yn(t))return"the running pods have no readiness gate InPlaceUpdateReady"}function Yn(e){
let{type:t,rollingUpdate:n}=(0,p.member_2)(e.spec,"updateStrategy");if((0,x.isObject)(n)&&(0,b.text_2)(n.rollingUpdateType)==="InPlaceIfPossible"&&((0,b.text_2)(
t)||"RollingUpdate")==="RollingUpdate")return!0;let{readinessGates:r}=(0,p.member_2)((0,xe.templateOf)(e)??{},"spec");return(0,m.objects)(r).some(({conditionType:s})=>(0,b.text_2)(
s)==="InPlaceUpdateReady")}function Ft(e,t,n){let o=["nothing else than what may be changed in place is changed",...Zn(e,n),...tr(e),...or(t),...nr(t),...rr(t)];return(0,O.goesOn)("in-pla\
ce",o.join("; "))}var Xn=/^\/metadata\/(labels|annotations)\/(.+)$/;function Zn({is:e,differences:t},{cluster:n}){let o=new Set;for(let{operation:s,path:i}of t){
let[,a,f]=Xn.exec(i)??[];if(s==="remove"||a===void 0||f===void 0)continue;let c=f.replaceAll("~1","/").replaceAll("~0","~");for(let d of(0,m.objects)((0,p.member_2)(
e,"spec").containers))er(d,`metadata.${a}`,c)&&o.add((0,b.text_2)(d.name))}if(o.size===0)return[];let r=[...o].join(", ");return n.kruiseEnabled("InPlaceUpdateE\
nvFromMetadata")?[`${r}: restarted for the metadata in the environment`]:[`${r}: the environment keeps the old metadata, as the feature gate InPlaceUpdateEnvFro\
mMetadata is off`]}function er({env:e},t,n){return(0,m.objects)(e).some(o=>{let r=(0,b.text_2)((0,p.member_2)((0,p.member_2)(o,"valueFrom"),"fieldRef").fieldPath);
return!(0,b.text_2)(o.value)&&r===`${t}['${n}']`})}function tr({is:e,differences:t}){let n=new Set;for(let o of t.filter(V)){let[,,,r,,,s]=o.path.split("/"),i=(0,m.objects)(
(0,p.member_2)(e,"spec").containers)[Number(r)]??{};(0,m.objects)(i.resizePolicy).find(({resourceName:f})=>f===s)?.restartPolicy==="RestartContainer"&&n.add((0,b.text_2)(
i.name))}return n.size>0?[`${[...n].join(", ")}: restarted as resizePolicy says`]:[]}function or({kind:e,value:t}){let o=(0,We.valueAt)(t,["spec","updateStrateg\
y",...e==="CloneSet"?["inPlaceUpdateStrategy"]:["rollingUpdate","inPlaceUpdateStrategy"],"gracePeriodSeconds"]);return e==="DaemonSet"||typeof o!="number"||o<=0?
[]:[`written ${o} s after the pods are not ready`]}function nr({kind:e,spec:t}){let{maxSurge:n}=(0,p.member_2)(t,"updateStrategy");return e!=="CloneSet"||!n||n===
"0%"?[]:[`pods beyond the replicas (maxSurge ${String(n)}) are made new`]}function rr({kind:e,spec:t}){if(e!=="DaemonSet")return[];let{selector:n,partition:o}=(0,p.member_2)(
(0,p.member_2)(t,"updateStrategy"),"rollingUpdate");return[...n?["on the nodes that the selector of the update matches"]:[],...o&&o!=="0%"?[`but for the pods th\
at the partition keeps (${String(o)})`]:[]]}var Qe=require("./core.js");function w(e,t,n){let o=(0,Je.simulate)(e,t,n);return n==="stop"?o.pods.filter(({verdict:r})=>r==="admitted"):(0,W.podsThatMayRun)(o)}var rt=require("node:util");var Ge=require("./shared.js");var sr=require("./core.js"),ir=require("./core.js"),_e=require("./core.js");var Be=require("./core.js"),He=require("./core.js");var Ke=require("./core.js"),Ye=require("./core.js"),Xe=require("./core.js"),ar=require("./core.js"),cr=require("./core.js"),Ze=require("./core.js");var fr=require("./core.js"),dr=require("./core.js"),lr=require("./core.js"),et=require("./core.js"),tt=require("./core.js");var pr=require("./core.js"),F=require("./core.js"),mr=require("./core.js"),ur=require("./core.js"),gr=require("./core.js"),hr=require("./core.js"),yr=require("./core.js");function Qt(e,t,n,o){let r=(0,N.scopeOf)(o,{isPod:!0}),s=o.holds("resize-of-pods-with-resources-by-gate"),i=(s?void 0:$t(r,e,t))??br(r,e);if(i)return[i];let a=(0,D.validatePodSpec)(
t.spec,t.metadata,["spec"],o,{isPod:!0});a.push(...Or(r,e,t));let f=s?$t(r,e,t):void 0;return f?[...a,f]:[...a,...xr(r,e.spec,t.spec,n)]}function $t(e,t,n){let{
build:o}=e;if(!(![t,n].some(({spec:i})=>{let{requests:a,limits:f}={requests:(0,p.member_2)(i,"resources").requests,limits:(0,p.member_2)(i,"resources").limits};
return[a,f].some(c=>Object.keys(c??{}).length>0)})||o.holds("resize-of-pods-with-resources-by-gate")&&o.enabled("InPlacePodLevelResourcesVerticalScaling")))return h(
u({},e.forbidden([{key:""}],"pod-resize-with-pod-resources")),{place:["spec","resources"]})}function br(e,{metadata:t,spec:n}){let o="kubernetes.io/config.mirro\
r";if(Object.hasOwn((0,p.member_2)(t,"annotations"),o))return h(u({},e.forbidden([{key:""}],"pod-resize-static")),{place:["metadata","annotations",o]});if((0,p.member_2)(
n,"os").name==="windows")return h(u({},e.forbidden([{key:""}],"pod-resize-windows")),{place:["spec","os"]})}function*Or(e,t,n){let[o,r]=[t,n].map(({spec:s})=>(0,k.qosClass)(
s,e.build));o!==void 0&&o!==r&&(yield e.invalid(["spec"],o,"pod-resize-qos"))}function*xr(e,t,n,o){let{build:r}=e,s=[],i=r.holds("resize-of-native-sidecars")&&r.
enabled("SidecarContainers"),a=r.holds("resize-of-init-containers-by-gate")&&r.enabled("InPlacePodVerticalScalingInitContainers");for(let f of["initContainers",
"containers"])for(let[c,d]of(0,m.objects)(t[f]).entries())(f==="containers"||i&&(a||ot(d)))&&s.push(...jr(e,d,(0,m.objects)(n[f])[c]??{},["spec",f,c,"resources"]));
for(let f of i?["containers","initContainers"]:["containers"])for(let[c,d]of(0,m.objects)(t[f]).entries()){let l=(0,m.objects)(n[f])[c]??{},g=Y(l,d,r);r.holds("\
resize-keeps-resize-policy")||(g.resizePolicy=d.resizePolicy??null);let y=(0,j.semanticDifference)(d,g,"Container",o),S=["spec",f,c,...y??[]];f==="containers"?y&&
s.push(h(u({},e.forbidden(["spec"],"pod-resize-only-cpu-and-memory")),{place:S})):s.push(...Sr(e,d,l,y!==void 0,{at:c,all:a,schema:o}))}yield*s}function*Sr(e,t,n,o,{
at:r,all:s,schema:i}){let a=["spec","initContainers",r],f=(0,j.semanticDifference)(t,n,"Container",i);if(s){o&&(yield e.forbidden(a,"pod-resize-init-only-cpu-an\
d-memory"));let c=(0,m.objects)(n.resizePolicy).some(({restartPolicy:d})=>d==="RestartContainer");f&&!ot(t)&&c&&(yield e.forbidden(a,"pod-resize-init-restarts"))}else if(ot(
t)){let c=e.build.holds("resize-of-init-containers-by-gate"),d=c?"pod-resize-init-only-cpu-and-memory":"pod-resize-sidecar-only-cpu-and-memory";o&&(yield h(u({},
e.forbidden(c?a:["spec"],d)),{place:a}))}else f&&(yield h(u({},e.forbidden(["spec"],"pod-resize-init-fixed")),{place:[...a,...f]}))}function ot(e){return(0,b.text_2)(
e.restartPolicy)==="Always"}function*jr(e,t,n,o){let[r,s]=[(0,p.member_2)(t,"resources"),(0,p.member_2)(n,"resources")];for(let d of["requests","limits"])[...(0,F.quantities)(
r,d).keys()].some(g=>!(0,F.quantities)(s,d).has(g))&&(yield e.forbidden([...o,d],`pod-resize-removes-${d}`));if(!e.build.holds("resize-refuses-lower-memory-limi\
t"))return;let i=(0,m.objects)(n.resizePolicy).find(({resourceName:d})=>d==="memory");if(i&&(0,b.text_2)(i.restartPolicy)!=="NotRequired")return;let[a,f]=[r,s].
map(d=>(0,F.quantities)(d,"limits").get("memory")),c=[...o,"limits",{key:"memory"}];f&&(a?(0,ze.compareQuantities)(f,a)<0&&(yield e.forbidden(c,"pod-resize-lowe\
rs-memory")):yield e.forbidden(c,"pod-resize-adds-memory"))}var nt=require("./core.js"),Pr=require("./core.js");var Jr=require("./core.js"),se=require("./core.js");function ie(e,t,n){let{cluster:o}=t,r=n?.differences.some(V)===!0,s=o.holds("resize-subresource")&&o.holds("in-place-update-resizes-through-subresource");if(n&&
r&&s){let f=Mr(e,n,t);if(f.length>0)return f}let i=(0,se.rewritten)(e,t);n&&Kt(i,n,r&&!s);let a=Bt(e,i,t);return a.length>0?a:r&&R(o)?(0,v.resizedQuota)(e.spec,
Ht(e,i),t):[]}function Gt(e,t){if(t.group!=="apps.kruise.io"||t.kind!=="StatefulSet")return!1;let n=new Set((0,A.claimVolumes)(e).map(({name:o})=>o));return(0,A.claimVolumes)(
t).some(({name:o})=>!n.has(o??null))}function _t(e,t,n){let o=new Set((0,m.objects)(e.spec.volumes).map(({name:i})=>i)),r=(0,A.claimVolumes)(t).filter(({name:i})=>!o.
has(i??null));if(r.length===0)return[];let s=(0,se.rewritten)(e,n);return s.volumes=[...(0,m.objects)(s.volumes),...r],Bt(e,s,n)}function Mr(e,t,n){let{cluster:o}=n;
if(!o.enabled("InPlacePodVerticalScaling")){let c="resize-subresource-missing";return[{by:"kube-apiserver",id:c,message:o.say(c),path:["spec"]}]}let r=Ht(e,e.origins.
copy(e.spec));Kt(r.spec,t,!0),(0,et.limitRangeDefaults)(r,n),!(o.holds("resize-of-native-sidecars")&&o.enabled("SidecarContainers"))&&e.spec.initContainers!==void 0&&
(r.spec.initContainers=e.spec.initContainers);let[i,a]=[e,r].map(({value:c,spec:d})=>({metadata:(0,p.member_2)(c,"metadata"),spec:d})),f=i&&a?Qt(i,a,n.structs(),
o):[];return f.length>0?f.map(Yt):((0,tt.limitRanger)(r,n),r.refusals.length>0?r.refusals:(0,v.resizedQuota)(e.spec,r,n))}function Bt(e,t,n){let[o,r]=[e.spec,t].
map(s=>({metadata:{},spec:s}));return o&&r?X(o,r,n.structs(),n.cluster).map(Yt):[]}function Ht(e,t){return new nt.EffectivePod(h(u({},e.value),{spec:t}),e.origins,
e.owner,e.namespace)}function Kt(e,{was:t,is:n,differences:o},r){let s=(0,m.objects)((0,p.member_2)(t,"spec").containers),i=(0,m.objects)((0,p.member_2)(n,"spec").
containers);for(let{path:a}of o){let[,f,c,d,l]=kr.exec(a)??[],g=f===void 0?void 0:i[Number(f)],y=(0,m.objects)(e.containers).find(S=>S.name===s[Number(f)]?.name);
if(!(!g||!y||c===void 0)){if(c==="image")y.image=(0,b.text_2)(g.image);else if(r&&d!==void 0&&l!==void 0){let S=(0,p.member_2)((0,p.member_2)(g,"resources"),d)[l];
(0,x.isObject)(y.resources)||(y.resources={});let{resources:$}=y;S!==void 0&&($[d]=h(u({},(0,p.member_2)($,d)),{[l]:S}))}}}}var kr=/^\/spec\/containers\/(\d+)\/(image|resources)(?:\/(limits|requests)\/([^/]+))?$/;
function Yt(e){return{by:"kube-apiserver",id:e.id,message:(0,U.render)(e),path:(0,T.placeOf)(e)}}function Zt(e,t,n,o,r){let[s,i]=[e,t].map(g=>Er(g,n));if((0,rt.isDeepStrictEqual)(s,i))return(0,O.goesOn)("none","the sidecars stay as they are");let a=(0,p.member_2)(
t.spec,"updateStrategy");if(a.type==="NotUpdate")return(0,O.goesOn)("none","with NotUpdate pods keep their sidecars until they are made anew");if(a.paused===!0)
return(0,O.goesOn)("none","the update is paused");if(!(0,rt.isDeepStrictEqual)(s?.map(Xt),i?.map(Xt)))return(0,O.goesOn)("none","more than images changes: pods \
keep their sidecars until they are made anew");let f=Dr(e,o,r);if(f.length===0)return(0,O.goesOn)("none","no pod in view has the sidecars");let c=Cr(a,f,t,n);if(typeof c==
"string")return(0,O.goesOn)("none",c);for(let{pod:g}of c){let y=ie(g,n);if(y.length>0)return(0,C.stuck)(y)}let l=(0,m.objects)(t.spec.containers).filter(vr).map(
({name:g})=>(0,b.text_2)(g)).join(", ");return(0,O.goesOn)("in-place",`only images of sidecars change${l&&`; ${l}: upgraded hot, in the empty container beside i\
t`}`)}function Er(e,t){let{containers:n,initContainers:o}=(0,Ge.sidecarSetSpec)(e,t),r=({spec:i},a,f,c)=>(0,m.objects)(i[a]).map((d,l)=>u(u({},f[l]),Rr(d,c))),s=o.
some(({restartPolicy:i})=>i==="Always");return[...r(e,"containers",n,"BeforeAppContainer"),...s?r(e,"initContainers",o,"AfterAppContainer"):[]]}function Rr(e,t){
let{podInjectPolicy:n,shareVolumePolicy:o,shareVolumeDevicePolicy:r,transferEnv:s,resourcesPolicy:i}=e,{upgradeType:a,hotUpgradeEmptyImage:f}=(0,p.member_2)(e,"\
upgradeStrategy");return{podInjectPolicy:n||t,upgradeStrategy:[a||"ColdUpgrade",f||""],shareVolumePolicy:(0,p.member_2)({shareVolumePolicy:o??null},"shareVolume\
Policy").type||"disabled",shareVolumeDevicePolicy:r??null,transferEnv:(0,m.objects)(s),resourcesPolicy:i??null}}function Xt(n){var o=n,{image:e}=o,t=J(o,["image"]);
return t}function vr(e){return(0,p.member_2)(e,"upgradeStrategy").upgradeType==="HotUpgrade"}function Cr({selector:e,partition:t,maxUnavailable:n},o,r,s){let i=o.
filter(({pod:l})=>(0,_e.selectsPod)(r,l,s));if(i.length===0)return"the SidecarSet selects none of the pods any more";let f=e==null?i:i.filter(({pod:l})=>!(0,Be.isEmptySelector)(
e)&&(0,He.selects_3)(e,l.labels));if(f.length===0)return"the selector of the update strategy matches no pod in view";if(n===0||n==="0%")return"maxUnavailable 0 \
lets no ready pod be updated";let c=wr(i);return t==="100%"||c!==void 0&&(0,Ye.keptBy)(t,c,s)>=c?"the partition keeps the sidecars of every pod":f}function wr(e){
let t=0;for(let{kind:n,spec:o}of new Set(e.map(({workload:r})=>r))){if(n==="DaemonSet"||n.endsWith("Job"))return;t+=n!=="Pod"&&typeof o.replicas=="number"?o.replicas:
1}return t}function Dr(e,t,n){return Fe.KINDS.filter(({templates:r})=>r).flatMap(({group:r,kind:s})=>t.all(r,s)).flatMap(r=>w(r,t,n)).filter(({pod:r})=>(0,m.objects)(
r.spec.containers).map((i,a)=>r.origin(["spec","containers",a,"name"])).some(i=>i?.manifest===e))}var no=require("node:util");var Nr=require("./core.js"),Tr=require("./core.js"),Ur=require("./core.js"),Ar=require("./core.js"),Ir=require("./core.js"),Wr=require("./core.js"),zr=require("./core.js"),
Lr=require("./core.js"),st=require("./core.js");var it=require("./core.js"),qr=require("./core.js"),Vr=require("./core.js");var ae=require("./core.js"),Fr=require("./core.js");var $r=require("./core.js"),at=require("./core.js"),Qr=require("./core.js");function ro(e,t,n,o,r){let[s,i]=[(0,ae.subsetWorkload)(e),(0,ae.subsetWorkload)(t)];if(!s||!i)return(0,O.goesOn)("none","no subset has a workload");if(s.group!==
i.group||s.kind!==i.kind)return(0,O.goesOn)("recreate",`the subsets get a ${i.kind} in place of their ${s.kind}`);let a=!(0,no.isDeepStrictEqual)(eo(e,s,n),eo(t,
i,n)),f=to(t).flatMap(c=>{let d=to(e).find(({name:y})=>y===c.name);if(!d)return[];let l=oo(d,e,s,"",o),g=oo(c,t,i,a?"new":"",n);return[[(0,b.text_2)(c.name),r(l,
g,n,o)]]});return Xr(f)}function eo(e,{spec:t},n){let s=t,{template:o}=s;return{others:J(s,["template"]),template:(0,I.storedTemplate)(e,n)}}function to({spec:e}){
return(0,m.objects)((0,p.member_2)(e,"topology").subsets)}var Gr="apps.kruise.io/controller-revision-hash";function oo(e,t,n,o,r){let{spec:s}=n,i=(0,p.member_2)(
s,"template"),a=(0,p.member_2)(i,"metadata"),f=h(u({},(0,p.member_2)(a,"labels")),{[Gr]:o}),c=h(u({},i),{metadata:h(u({},a),{labels:f})}),d=h(u({},n.value),{spec:u(
h(u({},s),{replicas:_r(e,t,r),template:Kr(c,e,r)}),Hr(n,Br(e,t)))});return n.making({apiVersion:n.apiVersion,kind:n.kind,value:d})}function _r({replicas:e},{spec:t},{
cluster:n}){let o=typeof t.replicas=="number"?t.replicas:1;return typeof e=="number"?e:typeof e=="string"?(0,st.scaled)(e,o,n).value:o}function Br({name:e},{spec:t}){
let{type:n,manualUpdate:o}=(0,p.member_2)(t,"updateStrategy");if(n!=="Manual"||!(0,x.isObject)(o))return 0;let r=(0,p.member_2)(o,"partitions")[(0,b.text_2)(e)];
return typeof r=="number"?r:0}function Hr({kind:e,spec:t},n){if(e==="Deployment")return{};let o=(0,p.member_2)(t,"updateStrategy");return e==="CloneSet"?{updateStrategy:h(
u({},o),{partition:n})}:o.type==="OnDelete"?{}:{updateStrategy:h(u({},o),{rollingUpdate:h(u({},(0,p.member_2)(o,"rollingUpdate")),{partition:n})})}}function Kr(e,t,n){
try{return(0,at.patchedTemplate)(e,t,n)}catch(o){if(o instanceof it.PatchError)return e;throw o}}var Yr=["stuck","recreate","in-place","unknown","rejected","non\
e"];function Xr(e){let t=Yr.find(s=>e.some(([,i])=>i.outcome===s)),n=e.filter(([,s])=>s.outcome===t),[o]=n;if(!o)return(0,O.goesOn)("none","every subset is new:\
 no pod runs in it");let[,r]=o;return n.length===e.length?r:h(u({},r),{because:`${n.map(([s])=>s).join(", ")}: ${r.because}`})}function io(e,t,n,o,r){let{manifest:s,verdict:i,refusals:a}=t.object,f=s.kind==="Pod"&&r==="look-past"&&(0,W.podsThatMayRun)(t).length>0;return i==="rejected"&&
!f?{outcome:"rejected",because:"",refusals:a}:s.kind==="SidecarSet"?Zt(e,s,n,o,r):(0,M.templatePath)(s)?s.kind==="Pod"?Zr(e,t,n,o,r):s.kind==="UnitedDeployment"?
ro(e,s,n,o,(...c)=>so(...c,r)):so(e,s,n,o,r):(0,O.goesOn)("none","pods that run stay as they are")}function Zr(e,t,n,o,r){let[s]=w(e,o,r),[i]=t.pods;if(!s||!i)return(0,O.goesOn)(
"none","no such Pod runs: it is made now");let a=(0,j.semanticDifference)(s.pod.spec,i.pod.spec,"PodSpec",n.structs());return a?(0,O.goesOn)("in-place",`${(0,Ie.pointer)(
["spec",...a])} may be changed while the pod runs`):(0,O.goesOn)("none","the spec of the pod stays as it is")}function so(e,t,n,o,r){let i=((0,Ke.hasPods)(t)&&Gt(
e,t)?w(e,o,r):[]).flatMap(({pod:y})=>_t(y,t,n));if(i.length>0)return(0,C.stuck)(i.slice(0,1));let a=qt(e,t,n);if(a.differences.length===0)return(0,O.goesOn)("no\
ne","the template of the pods stays as it is");let{path:f,because:c}=(0,Ze.strategyOf)(t,n);if(f!=="in-place"&&f!=="recreate")return(0,O.goesOn)(f,c);let d=w(e,
o,r);if(d.length===0)return(0,O.goesOn)("none","no pod runs: those to come are made of the new template");if(f==="recreate")return(0,O.goesOn)("recreate",c);let l=Vt(
a,e,n);if(l)return(0,Xe.onlyInPlace)(t,n)??(0,O.goesOn)("recreate",l);let g=(0,Qe.panicOfInPlaceUpdate)(n);if(g!==void 0)return(0,O.goesOn)("stuck",`kruise-mana\
ger panics before it writes a pod: ${g}`);for(let{pod:y}of d){let S=ie(y,n,a);if(S.length>0)return(0,C.stuck)(S)}return Ft(a,t,n)}0&&(module.exports={ChangedHere,rolloutOf,sightChange,updateOf,updatedPod,versionsChange});
