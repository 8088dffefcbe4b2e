#!/usr/bin/env node
"use strict";var G=Object.defineProperty,xt=Object.defineProperties;var yt=Object.getOwnPropertyDescriptors;var P=Object.getOwnPropertySymbols;var B=Object.prototype.hasOwnProperty,K=Object.prototype.propertyIsEnumerable;var q=(e,t,r)=>t in e?G(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r,g=(e,t)=>{for(var r in t||={})B.call(t,r)&&q(e,r,t[r]);if(P)for(var r of P(
t))K.call(t,r)&&q(e,r,t[r]);return e},O=(e,t)=>xt(e,yt(t));var W=(e,t)=>{var r={};for(var n in e)B.call(e,n)&&t.indexOf(n)<0&&(r[n]=e[n]);if(e!=null&&P)for(var n of P(e))t.indexOf(n)<0&&K.call(e,n)&&(r[n]=e[n]);return r};var u=(e,t,r)=>()=>{if(r)throw r[0];try{return e&&(t=e(e=0)),t}catch(n){throw r=[n],n}};var p=(e,t)=>{for(var r in t)G(e,r,{get:t[r],enumerable:!0})};var de={};p(de,{snapshot:()=>ue.snapshot});var ue,pe=u(()=>{ue=require("./doors-snapshot.js")});var le={};p(le,{renderDescribedJson:()=>fe.renderDescribedJson});var fe,me=u(()=>{fe=require("./report-described.js")});var ce={};p(ce,{renderDescribedText:()=>he.renderDescribedText});var he,ge=u(()=>{he=require("./report-described-text.js")});var we={};p(we,{against:()=>xe.against,baselineOf:()=>ye.baselineOf});var xe,ye,ke=u(()=>{xe=require("./core.js"),ye=require("./core.js")});var be={};p(be,{renderFixDiff:()=>Oe.renderFixDiff,renderFixText:()=>Ee.renderFixText,shownText:()=>Te.shownText});var Oe,Ee,Te,Pe=u(()=>{Oe=require("./report-fix-text.js"),
Ee=require("./report-fix-text.js"),Te=require("./report-fix-text.js")});var ve={};p(ve,{renderFixJson:()=>Ae.renderFixJson});var Ae,Fe=u(()=>{Ae=require("./report-fix.js")});var Se={};p(Se,{configFor:()=>Ue.configFor,init:()=>Ce.init});var Ue,Ce,$e=u(()=>{Ue=require("./doors-init.js"),Ce=require("./doors-init.js")});var je={};p(je,{where:()=>Ie.where,whereText:()=>Me.whereText});var Ie,Me,Re=u(()=>{Ie=require("./doors-where.js"),Me=require("./doors-where.js")});var Ne={};p(Ne,{render:()=>De.render});var De,Le=u(()=>{De=require("./shared.js")});var Je={};p(Je,{WHOLE_ROOM:()=>He.WHOLE_ROOM,fitAnnotations:()=>Ve.fitAnnotations,planAnnotations:()=>_e.planAnnotations,renderAnnotations:()=>qe.renderAnnotations});
var He,Ve,_e,qe,Ge=u(()=>{He=require("./shared.js"),Ve=require("./shared.js"),_e=require("./shared.js"),qe=require("./shared.js")});var Be={};p(Be,{renderSimulationJson:()=>Ke.renderSimulationJson});var Ke,We=u(()=>{Ke=require("./report-simulate.js")});var ze={};p(ze,{renderSimulationText:()=>Ye.renderSimulationText});var Ye,Qe=u(()=>{Ye=require("./report-simulate-text.js")});var Xe={};p(Xe,{renderUpgradePlanJson:()=>Ze.renderUpgradePlanJson});var Ze,et=u(()=>{Ze=require("./shared.js")});var tt={};p(tt,{renderUpgradePlanMarkdown:()=>rt.renderUpgradePlanMarkdown});var rt,nt=u(()=>{rt=require("./shared.js")});var ot={};p(ot,{renderUpgradePlanText:()=>st.renderUpgradePlanText});var st,at=u(()=>{st=require("./shared.js")});var it={};p(it,{renderUpgradeJson:()=>dt.renderUpgradeJson});var dt,ut=u(()=>{dt=require("./shared.js")});var pt={};p(pt,{renderUpgradeMarkdown:()=>lt.renderUpgradeMarkdown});var lt,ft=u(()=>{lt=require("./shared.js")});var mt={};p(mt,{renderUpgradeText:()=>ct.renderUpgradeText});var ct,ht=u(()=>{ct=require("./shared.js")});var kt;function bt(){return kt??=require("node:crypto")}function z(...e){return bt().randomUUID(...e)}var Ot=require("./core.js"),C=require("./core.js"),Et=require("./core.js"),Tt=require("./core.js");var Pt;function vt(){return Pt??=require("./described.js")}function Y(...e){return vt().describe(...e)}var At;function Ft(){return At??=require("./explain.js")}function Q(...e){return Ft().explain(...e)}var St;function Ut(){return St??=require("./fix.js")}function X(...e){return Ut().fix(...e)}var Ct=require("./core.js"),$=require("./core.js");var v=require("./core.js");var te=require("node:util");var $t=require("./core.js"),jt=require("./core.js"),It=require("./core.js"),j=require("./core.js");var l=require("./core.js");var re={name:"help",short:"h",says:"print this"},I={name:"base",value:"REF|DIR",says:"the old side: a folder with the manifests that run now, or a commit; findi\
ngs that it has too are not new"},Z={name:"baseline",value:"FILE",says:"what `kruise-preflight baseline` wrote once: findings that it has are not new"},ee={name:"\
fail-on",value:"LEVEL",says:"error (default), warning, notice or never"},E={name:"render",value:"WHEN",says:"on-path (default): kustomizations and charts are re\
ndered with the kustomize or kubectl and the helm on the PATH; never: files are read as they are"},b=[{name:"config",value:"FILE",says:"the configuration (defau\
lt: each file's nearest .github/kruise-preflight.yml)"},{name:"cluster",value:"NAME",repeat:!0,says:"only these clusters: a name, a pattern, or env:NAME"},{name:"\
kubernetes",value:"V",says:"an ad-hoc cluster of this Kubernetes version instead of the configured ones"},{name:"kruise",value:"V",says:"the OpenKruise version \
of the ad-hoc cluster; none without it"},{name:"vcluster",value:"V",says:"the vcluster version of the ad-hoc cluster"},{name:"feature-gate",value:"NAME=true",repeat:!0,
says:"a Kubernetes feature gate of the ad-hoc cluster"},{name:"kruise-feature-gate",value:"NAME=true",repeat:!0,says:"a Kruise feature gate of the ad-hoc cluste\
r"},{name:"format",value:"FORMAT",repeat:!0,says:"how to print; repeat it with --output for several at once"},{name:"output",value:"FILE",repeat:!0,says:"where \
the format of the same number goes (default: standard output)"}],M=[{name:"check",says:"findings for the manifests at the paths; exits 1 where there are any at \
--fail-on",takes:"[PATH...]",formats:["text","json","markdown","github","sarif","junit"],options:[I,Z,ee,{name:"all",says:"with a base or baseline: what stood b\
efore is shown and fails too"},E,{name:"fail-on-unchecked",says:"exits 1 too where something would be applied and could not be rendered"},...b]},{name:"baseline",
says:"the findings of today, for a later `check --baseline FILE`, where there is no commit to compare with",takes:"[PATH...]",formats:["json"],options:[E,...b]},
{name:"simulate",says:"what each cluster would do with the manifests: objects, pods, updates",takes:"[PATH...]",formats:["text","json"],options:[I,E,...b]},{name:"\
upgrade",says:"what breaks and what is mended on other versions; exits 1 where something newly breaks at --fail-on",takes:"[PATH...]",formats:["text","json","ma\
rkdown"],options:[{name:"from",value:"CLUSTER|VERSIONS",repeat:!0,says:"a configured cluster, a pattern or env:NAME (default: every one), or kubernetes=V,kruise\
=V,vcluster=V"},{name:"to",value:"CLUSTER|VERSIONS",says:"a configured cluster, or versions, where what is not named stays (default: each cluster's next)"},{name:"\
plan",says:"what each known release ahead does, in which order to go, and what to change before"},ee,E,...b.filter(({name:e})=>["config","format","output"].includes(
e))]},{name:"fix",says:"applies the safe fixes of findings to the files, comments and layout kept; - fixes standard input",takes:"[PATH...]",formats:["text","js\
on"],options:[{name:"dry-run",says:"writes no file and prints a diff that git apply takes"},{name:"unsafe",says:"also the fixes that change more than the findin\
g"},{name:"rule",value:"ID",repeat:!0,says:"only findings of these rules: an id or family/*"},I,Z,{name:"all",says:"with a base or baseline: what stood before i\
s fixed too"},E,...b]},{name:"clusters",says:"each cluster: what it runs and which line says so, feature gates, what is in view, and how well it is known",takes:"\
[PATH...]",formats:["text","json"],options:[E,...b]},{name:"snapshot",says:"prints a script that asks a cluster what it runs, with kubectl; - writes what that p\
rinted as a small file",takes:"[-]",formats:["yaml"],options:[{name:"output",value:"FILE",says:"where it goes (default: standard output)"}]},{name:"where",says:"\
where files go: the objects of Argo CD and Flux that send them, cluster, namespace and values files",takes:"FILE...",formats:["text","json"],options:b.filter(({
name:e})=>["config","format","output"].includes(e))},{name:"init",says:"writes a configuration from what the repository says of its clusters, never over one tha\
t is there",takes:"",formats:["yaml"],options:[{name:"output",value:"FILE",says:"where it goes (default: .github/kruise-preflight.yml); - prints it"},{name:"for\
ce",says:"writes a file that is there anew"}]},{name:"explain",says:"a rule: its words, its evidence, a failing and a passing example; without a rule the list o\
f all",takes:"[RULE]",formats:["text"],options:[]}];function ne(e){let[t,...r]=e;if(t===void 0||t==="--help"||t==="-h"||t==="help")return"help";if(t==="--versio\
n"||t==="version")return"version";let n=M.find(i=>i.name===t),o=M.map(i=>i.name).join(", ");if(!n)throw new l.UsageError_2(`there is no command ${(0,j.quoted)(t)}\
; known are ${o}`);let s=[...n.options,re],d=Object.fromEntries(s.map(({name:i,value:a,short:h})=>[i,g({type:a===void 0?"boolean":"string",multiple:!0},h&&{short:h})])),
{values:w,positionals:x}=Mt(r,d,s),f=i=>[w[i]??[]].flat().map(String);for(let{name:i,value:a,repeat:h}of s){let c=f(i);if(a&&!h&&c.length>1)throw new l.UsageError_2(
`--${i} stands ${c.length} times`);if(a&&c.includes(""))throw new l.UsageError_2(`--${i}: ${a} is missing`)}let m=i=>w[i]!==void 0;return{command:n,paths:x,help:m(
"help"),has:m,all:f,one:i=>f(i)[0]}}function Mt(e,t,r){try{return(0,te.parseArgs)({args:e,options:t,allowPositionals:!0})}catch(n){let o=r.map(({name:d})=>`--${d}`).
join(", "),[s=""]=n.message.split(/\. |\n/);throw new l.UsageError_2(`${s.replace(/\.$/,"")}; the options are ${o}`)}}function R(e){if(!e)return`Usage: kruise-p\
reflight COMMAND

${M.map(({name:n,says:o})=>`  ${n.padEnd(10)}${o}`).join(`
`)}

kruise-preflight COMMAND --help prints its options. - reads standard input.
`;let t=[...e.options,re].map(({name:r,value:n,says:o})=>`  --${`${r}${n?` ${n}`:""}`.padEnd(32)}${o}`);return`Usage: kruise-preflight ${e.name} ${e.takes}

${e.says}
Formats: ${e.formats.join(", ")}

${t.join(`
`)}
`}var N=require("./core.js"),D=require("./core.js");var L=require("./core.js");var Rt=require("./core.js"),J=require("./core.js"),Nt=require("./core.js");var Dt;function Lt(){return Dt??=require("./simulate.js")}function oe(...e){return Lt().simulate(...e)}var Jt=require("./core.js"),Ht=require("./core.js"),Vt=require("./core.js"),H=require("./core.js");var _t;function se(){return _t??=require("./upgrade.js")}function ae(...e){return se().upgrade(...e)}function ie(...e){return se().upgradePlan(...e)}var qt=require("./core.js"),Gt=require("./core.js"),Bt=require("./core.js"),Kt=require("./core.js"),A=require("./core.js"),Wt=require("./core.js");var V=require("./core.js"),zt=require("./core.js");var _=require("./core.js");var Yt=require("./core.js"),F=require("./core.js"),Qt=require("./core.js"),S=require("./core.js");var U;async function Xt(e){let t=ne(e);if(t==="help")return T(R());if(t==="version")return T(`${ar()}
`);if(t.help)return T(R(t.command));if(t.command.name==="explain")return T(sr(t.paths));if(t.command.name==="init")return tr(t);let r=(0,N.outputsOf)(t);if(t.command.
name==="snapshot"){let{snapshot:a}=await Promise.resolve().then(()=>(pe(),de)),h=await a(t.paths,process.stdin);return await k(r,async()=>h),0}let n=cr(t.one("f\
ail-on")??"error");if(t.command.name==="where")return rr(t,r);let o=await mr(t);U=(0,J.progressOn)(process.stderr,process.env);let s=g({cwd:process.cwd(),origin:(0,$.originOf)(
process.cwd()),progress:U},o);if(t.command.name==="upgrade")return Zt(t,s,r,n);if(t.command.name==="simulate"){let a=await oe(O(g({},s),{base:t.one("base")}));return y(
a.notes),await k(r,h=>pr(a,h)),0}if(t.command.name==="clusters"){let{described:a,notes:h}=await Y(s);return y(h),await k(r,async c=>c==="json"?(await Promise.resolve().then(()=>(me(),le))).
renderDescribedJson(a):(await Promise.resolve().then(()=>(ge(),ce))).renderDescribedText(a)),0}if(t.command.name==="fix")return er(t,s,r);let d=await(0,C.check)(
O(g({},s),{base:t.one("base"),baseline:t.one("baseline"),whole:t.has("all")}));if(y(d.notes),t.command.name==="baseline"){let{baselineOf:a}=await Promise.resolve().then(()=>(ke(),we));
return await k(r,async()=>(0,A.printed)(a(d.report))),0}let w=hr(n,t.has("all")),x={all:t.has("all"),fails:w,compared:t.one("baseline")!==void 0};await k(r,(a,h)=>dr(
d,a,g({colour:h},x)));let{skipped:f,leftOut:m=[]}=d.report.ledger;return t.has("fail-on-unchecked")&&[...f,...m].some(({unchecked:a})=>a)||d.report.findings.some(
w)?1:0}async function Zt(e,d,o,s){var w=d,{clusters:t,adHoc:r}=w,n=W(w,["clusters","adHoc"]);let x=O(g({},n),{from:e.all("from"),to:e.one("to")});if(e.has("plan")){
let{report:m,notes:i}=await ie(x);return y(i),await k(o,c=>lr(m,c)),(x.to===void 0?[]:m.plans.flatMap(({steps:c})=>c.slice(-1))).flatMap(c=>[...c.broken,...c.unknown]).
some(({severity:c})=>s.includes(c))?1:0}let f=await ae(x);return y(f.notes),await k(o,m=>fr(f,m)),f.report.broken.some(({severity:m})=>s.includes(m))?1:0}async function er(e,t,r){
let n=t.standardInput;if(n!==void 0&&e.paths.length>1)throw new l.UsageError_2("- is standard input, whose fixed text is printed; name no other path with it");let o=e.
has("dry-run"),s=await X(O(g({},t),{base:e.one("base"),baseline:e.one("baseline"),all:e.has("all"),rules:e.all("rule"),unsafe:e.has("unsafe"),dryRun:o}));y(s.notes);
let{renderFixDiff:d,renderFixText:w,shownText:x}=await Promise.resolve().then(()=>(Pe(),be)),f=w(s.report);return r.some(({format:i})=>i==="text")&&(o||n!==void 0)&&
y(f.trimEnd().split(`
`)),await k(r,async i=>{if(i==="json")return(await Promise.resolve().then(()=>(Fe(),ve))).renderFixJson(s.report);if(o){let a=d(s.report,process.env.GITHUB_ACTIONS===
"true"?z():void 0);return process.stdout.isTTY?x(a):a}return n===void 0?f:s.texts.get(H.PIPED)??n}),0}async function tr(e){if(e.paths.length>0)throw new l.UsageError_2(
`init takes no ${e.paths[0]}; it reads the working directory`);let{init:t}=await Promise.resolve().then(()=>($e(),Se)),{file:r,text:n}=t({cwd:process.cwd(),output:e.
one("output"),force:e.has("force")});return r===void 0?T(n):(y([`${r} is written. Read its comments, and see it with: kruise-preflight clusters`]),0)}async function rr(e,t){
let{where:r,whereText:n}=await Promise.resolve().then(()=>(Re(),je)),o=await r(process.cwd(),e.paths,e.one("config"));return await k(t,async s=>s==="json"?(0,A.printed)(
g({schemaVersion:1},o)):nr(n(o))),0}function nr(e){return e.split(`
`).map(t=>(0,F.inert)((0,S.visible)(t))).join(`
`)}function T(e){return process.stdout.write(e),0}function or(e){let t=e.one("render")??"on-path";if(t!=="never"&&t!=="on-path")throw new l.UsageError_2(`--rend\
er takes on-path or never, not "${t}"`);return t}function y(e){U?.end();for(let t of e)process.stderr.write(`${(0,F.inert)((0,S.visible)(t))}
`)}function sr(e){if(e.length>1)throw new l.UsageError_2(`explain takes one rule, not ${e.length}`);return Q((0,v.ownText)("policies/README.md")??"",e[0])}function ar(){
return JSON.parse((0,v.ownText)("package.json")??"{}").version}async function k(e,t){U?.end();let r=ir(),n=e.map(async o=>[o,await t(o.format,r&&o.file===void 0)]);
(0,D.writeOutputs)(await Promise.all(n))}function ir(){let{NO_COLOR:e,FORCE_COLOR:t,TERM:r}=process.env;return e?!1:t?t!=="0"&&t!=="false":process.stdout.isTTY===
!0&&r!=="dumb"}async function dr(e,t,{colour:r,all:n,fails:o,compared:s}){let{report:d,lineOf:w,textOf:x}=e;if(t==="text")return(0,_.renderText)(d,{lineOf:w,textOf:x,
colour:r,all:n});if(t==="github")return ur(n?d:O(g({},d),{findings:(0,V.freshFindings)(d)}));let{render:f}=await Promise.resolve().then(()=>(Le(),Ne));return f(
t,e,{all:n,fails:o,compared:s,tell:m=>y([m])})}async function ur(e){let{planAnnotations:t,renderAnnotations:r}=await Promise.resolve().then(()=>(Ge(),Je));return r(
t(e).annotations)}async function pr({simulation:e},t){return t==="json"?(await Promise.resolve().then(()=>(We(),Be))).renderSimulationJson(e):(await Promise.resolve().then(()=>(Qe(),ze))).
renderSimulationText(e)}async function lr(e,t){return t==="json"?(await Promise.resolve().then(()=>(et(),Xe))).renderUpgradePlanJson(e):t==="markdown"?(await Promise.resolve().then(()=>(nt(),tt))).
renderUpgradePlanMarkdown(e):(await Promise.resolve().then(()=>(at(),ot))).renderUpgradePlanText(e)}async function fr({report:e},t){return t==="json"?(await Promise.resolve().then(()=>(ut(),it))).
renderUpgradeJson(e):t==="markdown"?(await Promise.resolve().then(()=>(ft(),pt))).renderUpgradeMarkdown(e):(await Promise.resolve().then(()=>(ht(),mt))).renderUpgradeText(
e)}async function mr(e){let[t,r,n]=["kubernetes","kruise","vcluster"].map(e.one),o={featureGates:e.all("feature-gate"),kruiseFeatureGates:e.all("kruise-feature-\
gate")},s=[t,r,n,...o.featureGates,...o.kruiseFeatureGates].some(d=>d!==void 0);if(s&&e.all("cluster").length>0)throw new l.UsageError_2("--cluster chooses conf\
igured clusters; --kubernetes, --kruise and --vcluster make one");return g({paths:e.paths.filter(d=>d!=="-"),standardInput:e.paths.includes("-")?await(0,L.readPiped)(
process.stdin):void 0,config:e.one("config"),clusters:e.all("cluster"),render:or(e)},s&&{adHoc:g({kubernetes:t,kruise:r,vcluster:n},o)})}var gt=["error","warnin\
g","notice"];function cr(e){if(e==="never")return[];let t=gt.indexOf(e);if(t<0)throw new l.UsageError_2(`--fail-on ${e}: it is error, warning, notice or never`);
return gt.slice(0,t+1)}function hr(e,t){return({severity:r,status:n})=>(t||n==="new")&&e.includes(r)}function wt(e){let t=e instanceof l.UsageError_2?e.message:
String(e?.stack??e);y(t.split(`
`)),process.exitCode=2}process.stdout.on("error",e=>{e.code!=="EPIPE"&&wt(new l.UsageError_2(`standard output: ${e.message}`))});process.stderr.on("error",()=>{});
Xt(process.argv.slice(2)).then(e=>{process.exitCode||=e},wt);
