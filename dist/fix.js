var ve=Object.create;var A=Object.defineProperty,We=Object.defineProperties,Je=Object.getOwnPropertyDescriptor,Xe=Object.getOwnPropertyDescriptors,Ye=Object.getOwnPropertyNames,P=Object.
getOwnPropertySymbols,He=Object.getPrototypeOf,H=Object.prototype.hasOwnProperty,ue=Object.prototype.propertyIsEnumerable;var pe=(e,t,n)=>t in e?A(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,h=(e,t)=>{for(var n in t||={})H.call(t,n)&&pe(e,n,t[n]);if(P)for(var n of P(
t))ue.call(t,n)&&pe(e,n,t[n]);return e},k=(e,t)=>We(e,Xe(t));var T=(e,t)=>{var n={};for(var r in e)H.call(e,r)&&t.indexOf(r)<0&&(n[r]=e[r]);if(e!=null&&P)for(var r of P(e))t.indexOf(r)<0&&ue.call(e,r)&&(n[r]=e[r]);return n};var qe=(e,t)=>{for(var n in t)A(e,n,{get:t[n],enumerable:!0})},ge=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Ye(t))!H.call(e,s)&&s!==
n&&A(e,s,{get:()=>t[s],enumerable:!(r=Je(t,s))||r.enumerable});return e};var me=(e,t,n)=>(n=e!=null?ve(He(e)):{},ge(t||!e||!e.__esModule?A(n,"default",{value:e,enumerable:!0}):n,e)),Ve=e=>ge(A({},"__esModule",{value:!0}),e);var rn={};qe(rn,{fix:()=>$e,fixFiles:()=>Pe});module.exports=Ve(rn);var Le=require("node:buffer");var ze=require("./core.js"),Ke=require("./core.js"),Qe=require("./core.js"),q=require("./core.js"),Ze=require("./core.js"),et=require("./core.js"),tt=require("./core.js"),
nt=require("./core.js"),rt=require("./core.js"),ot=require("./core.js"),st=require("./core.js"),V=require("./core.js"),it=require("./core.js"),at=require("./core.js"),
ft=require("./core.js"),dt=require("./core.js");var B=require("./core.js");var z=require("./core.js"),K=require("./core.js"),ct=require("./core.js");var lt=require("./core.js"),pt=require("./core.js"),ut=require("./core.js"),Q=require("./core.js");var gt=require("./core.js"),j=require("./core.js"),_=require("./core.js");var mt;function xt(){return mt??=require("node:crypto")}function xe(...e){return xt().randomBytes(...e)}var g=require("node:fs"),D=me(require("node:path"));var G=require("./core.js");function v(e,t){let n=D.default.resolve(e,t);try{return(0,g.realpathSync)(n)}catch{return n}}function ke(e,t){let n=v(e,t);if(t===".."||t.startsWith("../")||D.default.
isAbsolute(t))return(0,g.lstatSync)(D.default.resolve(e,t),{throwIfNoEntry:!1})?.isSymbolicLink()?ye:he(n);let r=(0,g.realpathSync)(e);return n.startsWith(r.endsWith(
D.default.sep)?r:r+D.default.sep)?he(n):ye}var ye="it is reached by a link out of the working directory";function he(e){return(0,g.statSync)(e,{throwIfNoEntry:!1})?.
isFile()?void 0:"it is no regular file"}function Fe(e){let t=[],n=[];try{for(let i of e){let{at:o,name:a,before:d,after:c}=i;(0,j.asked)(a,()=>{if(yt(o,a),(0,g.readFileSync)(
o,"utf8")!==d)throw new G.UsageError_2(`${a}: it changed while it was judged; nothing is written`);let u=we(o);t.push(k(h({},i),{part:u})),Se(u,c,o)},"it is gon\
e")}for(let r of t){let s=r,{part:i}=s,o=T(s,["part"]);(0,j.asked)(o.name,()=>(0,g.renameSync)(i,o.at)),n.push(o)}}catch(i){for(let{at:o,before:a}of n){let d=we(
o);Se(d,a,o),(0,g.renameSync)(d,o)}throw i}finally{for(let{part:i}of t)(0,g.existsSync)(i)&&(0,g.rmSync)(i)}}function yt(e,t){try{(0,g.accessSync)(e,g.constants.
W_OK)}catch(n){throw n.code==="ENOENT"?n:new G.UsageError_2(`${t}: it may not be written; nothing is written`)}}function we(e){return`${e}.${xe(6).toString("hex")}\
.part`}function Se(e,t,n){let{mode:r,uid:s,gid:i}=(0,g.statSync)(n);(0,g.writeFileSync)(e,t,{flag:"wx",mode:384});let o=(0,g.statSync)(e);if(o.uid!==s||o.gid!==
i)try{(0,g.chownSync)(e,s,i)}catch{}(0,g.chmodSync)(e,r&4095)}function be(e,{texts:t,placeOf:n},r){if(t.size===0)return e;let s=e.shelf(),i=k(h({},e),{read(o){let a=t.get(n(o));if(a===void 0)return e.read(o);let d=r.get(o);
if(d?.text===a)return d;let c={path:o,text:a};return r.set(o,c),c},shelf:()=>({below:s.below,read:o=>t.has(n(o))?i.read(o):s.read(o),bytes:o=>{let a=t.get(n(o));
return a===void 0?s.bytes(o):Buffer.from(a)}})});return i}function W(e,t){let n=0;for(let{start:r,end:s,newText:i}of e){let o=r+n;if(t<o)break;if(t<o+i.length)return r;n+=i.length-(s-r)}return t-n}function Ie(e,t){let n=0;
for(let{start:r,end:s,newText:i}of e){if(t<r||t===r&&r===s)break;if(t<s)return r+n;n+=i.length-(s-r)}return t+n}var Z=require("./core.js"),ee=require("./core.js");var te=3;function Ee(e,t,n){let r=ne(t),s=ht(t,n);if(s.length===0)return"";let[i,o]=[Re(`a/${e}`),Re(`b/${e}`)],a=u=>/^[^"]* /.test(u)?`${u}	`:u,d=`--- ${a(i)}
+++ ${a(o)}
`,c=0;return wt(s).reduce((u,m)=>{let{written:y,grown:l}=St(m,r,c);return c+=l,u+y},d)}function ne(e){return e.match(/[^\n]*\n|[^\n]+$/g)??[]}function ht(e,t){let n=[];
for(let r of[...t].sort((s,i)=>s.start-i.start||s.end-i.end)){let s=r.start===0?0:e.lastIndexOf(`
`,r.start-1)+1,i=e.indexOf(`
`,r.end),o=i<0?e.length:i+1,a=n.at(-1);a&&s<=a.end?(a.end=Math.max(a.end,o),a.changes.push(r)):n.push({start:s,end:o,changes:[r]})}return n.flatMap(({start:r,end:s,
changes:i})=>{let o=i.map(u=>k(h({},u),{start:u.start-r,end:u.end-r})),a=ne(e.slice(r,s)),d=ne((0,Z.applyChanges)(e.slice(r,s),o)),c=r===0?0:e.slice(0,r).split(
`
`).length-1;for(;a.length>0&&d.length>0&&a[0]===d[0];)a.shift(),d.shift(),c++;for(;a.length>0&&d.length>0&&a.at(-1)===d.at(-1);)a.pop(),d.pop();return a.length+
d.length>0?[{at:c,old:a,now:d}]:[]})}function wt(e){let t=[];for(let n of e){let r=t.at(-1)?.at(-1);r&&n.at-(r.at+r.old.length)<=2*te?t.at(-1)?.push(n):t.push([
n])}return t}function St(e,t,n){let[r,s]=[e[0],e.at(-1)],i=Math.max(0,r.at-te),o=Math.min(t.length,s.at+s.old.length+te),a="",d=i,c=(l,w)=>{for(let S of w)a+=`${l}${S}${S.
endsWith(`
`)?"":`
\\ No newline at end of file
`}`};for(let l of e)c(" ",t.slice(d,l.at)),c("-",l.old),c("+",l.now),d=l.at+l.old.length;c(" ",t.slice(d,o));let u=e.reduce((l,{old:w,now:S})=>l+S.length-w.length,
0),[m,y]=[o-i,o-i+u];return{written:`@@ -${Oe(i,m)} +${Oe(i+n,y)} @@
${a}`,grown:u}}function Oe(e,t){return t===1?`${e+1}`:`${t===0?e:e+1},${t}`}function Re(e){return/["\\\x00-\x1f\x7f]/.test(e)?`"${e.replace(/["\\\x00-\x1f\x7f]/g,
n=>({'"':'\\"',"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[n]??`\\${n.charCodeAt(0).toString(8).padStart(3,"0")}`)}"`:e}var kt=require("./core.js"),Ft=require("./core.js"),bt=require("./core.js"),O=require("./core.js");var re=require("./core.js"),oe=require("./core.js");function I({config:e,fingerprint:t}){return JSON.stringify([e,t])}function M(e){let t=new Map;for(let n of e)t.set(I(n),(t.get(I(n))??0)+1);return t}var Me="all\
owance-not-needed",Te=["notice","warning","error"];function Ne(e,t){let[n,r]=[e,t].map(It),s=(0,re.against)(r,(0,oe.baselineOf)(n)).findings.find(({status:d})=>d===
"new");if(s)return s;let i=new Map;for(let d of e.findings)i.set(I(d),Math.max(i.get(I(d))??0,Te.indexOf(d.severity)));let o=M(e.findings),a=new Map;return t.findings.
find(d=>{if(d.ruleId===Me)return!1;let c=I(d);return a.set(c,(a.get(c)??0)+1),(a.get(c)??0)>(o.get(c)??0)||Te.indexOf(d.severity)>(i.get(c)??0)})}function It(e){
return k(h({},e),{findings:e.findings.filter(({ruleId:t})=>t!==Me).map(t=>k(h({},t),{fingerprint:I(t),status:"new",affects:t.affects.map(n=>k(h({},n),{status:"n\
ew"}))}))})}function Ge(e,t,n){let{state:r,applied:s,refused:i}=t,{dryRun:o,isWanted:a,placeOf:d,nameOf:c,originalOf:u,offsetOf:m}=n,y=f=>r.changes.get(d(f))??[],l=f=>r.texts.
get(d(f))??u(f),w=new Map,S=(f,p)=>{let b=w.get(f)??new B.LineIndex(o?u(f):l(f));return w.set(f,b),b.at(p).line},x=(f,p)=>S(f,o?p:Ie(y(f),p)),F=(f,p)=>S(f,o?W(y(
f),p):p),R=s.map(({finding:f,fix:{title:p,safe:b},at:C})=>k(h({},se(f,x(f.file,C))),{title:p,safe:b})),E=M(r.checked.report.findings),N=M(s.map(({finding:f})=>f)),
L=e.findings.filter(a).filter(f=>{let p=I(f);for(let b of[E,N]){let C=b.get(p)??0;if(C!==0)return b.set(p,C-1),!1}return!0}).map(f=>{let p=m(f,u(f.file));return k(
h({},se(f,x(f.file,p))),{title:null,safe:null})}),Y=r.checked.report.findings.filter(a).map(f=>{let p=F(f.file,m(f,l(f.file)));return h(h({},se(f,p)),Ot(f,i,n))}),
$=[...r.changes].flatMap(([f,p])=>{let b=c(f),C=Ee(b,u(f),p),_e=b===O.PIPED?{text:r.texts.get(f)??""}:{};return C===""?[]:[h({file:b,diff:C},_e)]});return{schemaVersion:1,
dryRun:o,fixed:[...R,...L].sort(Ce),left:Y.sort(Ce),files:$.sort((f,p)=>f.file<p.file?-1:1)}}function se({ruleId:e,severity:t,file:n,message:r,config:s},i){return h(
{ruleId:e,severity:t,file:n,line:i,message:r},s!==void 0&&{config:s})}function Ot(e,t,{unsafe:n,whyUnwritten:r}){let{fix:s,renderedFrom:i}=e;if(!s&&i!==void 0)return{
why:"rendered",title:null,because:i};if(!s)return{why:"no-fix",title:null,because:null};let{title:o}=s;if(!n&&!s.safe)return{why:"unsafe",title:o,because:null};
let a=s.edits.map(({file:d})=>r(d)).find(d=>d!==void 0);return a!==void 0?{why:"not-written",title:o,because:a}:{why:"adds",title:o,because:t.get(I(e))??"what w\
as tried too often"}}function Ce(e,t){return e.file!==t.file?e.file<t.file?-1:1:e.line-t.line}var Rt=require("./core.js"),ie=require("./core.js"),Et=require("./core.js");var Tt=20,Mt=60;async function De(e,t){let n={texts:new Map,changes:new Map,checked:e},r=new Map,s=[],i=0;for(let o=0;o<Tt;o++){let{report:a}=n.checked,d=a.findings.
flatMap(l=>{let w=r.has(I(l))?void 0:t.fixOf(l,a);return w?[{finding:l,fix:w}]:[]}),c=Nt(d,t.placeOf);if(c.length===0)break;let u=n,m=[],y=async l=>{let w=[...m,
...l],S=await Gt(u,w,t),x=Dt(u.checked.report,S.checked.report,w);if(x===void 0){m=w,n=S;return}let[F,...R]=l;if(F&&(R.length===0||i>=Mt)){for(let{finding:N}of l)
r.set(I(N),x);return}i++;let E=l.length>>1;await y(l.slice(0,E)),await y(l.slice(E))};await y(c),s.push(...m.map(l=>Ut(u,l,t))),m.length>0&&(r=new Map)}return{state:n,
applied:s,refused:r}}function Nt(e,t){let n=new Map;return e.filter(({fix:{edits:r}})=>{if(r.some(i=>(n.get(t(i.file))??[]).some(o=>Ct(i,o)&&!Ue(i,o))))return!1;
for(let i of r){let o=t(i.file);n.set(o,[...n.get(o)??[],i])}return!0})}function Ct(e,t){return e.start<=t.end&&t.start<=e.end}function Ue(e,t){return e.start===
t.start&&e.end===t.end&&e.newText===t.newText}async function Gt(e,t,n){let r=new Map;for(let o of t.flatMap(({fix:a})=>a.edits)){let a=n.placeOf(o.file),d=r.get(
a)??[];d.some(c=>Ue(o,c))||r.set(a,[...d,o])}let[s,i]=[new Map(e.texts),new Map(e.changes)];for(let[o,a]of r){let d=n.originalOf(a[0]?.file??o);s.set(o,(0,ie.applyEdits)(
e.texts.get(o)??d,a));let c=[...a].sort((m,y)=>y.start-m.start),u=e.changes.get(o)??[];i.set(o,c.reduce((m,y)=>(0,ee.compose)(m,y,d),u))}return{texts:s,changes:i,
checked:await n.judge(s)}}function Dt(e,t,n){let r=Ne(e,t);if(r)return`it would bring about: ${r.message} [${r.ruleId}]`;if(t.ledger.checked<e.ledger.checked)return"\
a document could not be checked any more";let[s,i]=[M(e.findings),M(t.findings)],o=M(n.map(({finding:d})=>d));return n.find(({finding:d})=>{let c=I(d);return(i.
get(c)??0)>(s.get(c)??0)-(o.get(c)??0)})&&"it would not mend it"}function Ut(e,{finding:t,fix:n},r){let s=r.placeOf(t.file),i=e.texts.get(s)??r.originalOf(t.file),
o=e.changes.get(s)??[];return{finding:t,fix:n,at:W(o,r.offsetOf(t,i))}}var Ae=me(require("./knowledge.json"));var ae=require("./core.js"),At=require("./core.js"),Bt=require("./core.js"),fe=require("./core.js");var Lt=require("./core.js"),$t=require("./core.js"),Pt=require("./core.js"),jt=require("./core.js"),J=require("./core.js"),_t=require("./core.js"),vt=require("./core.js"),
Wt=require("./core.js"),Jt=require("./core.js"),Xt=require("./core.js"),Yt=require("./core.js"),Ht=require("./core.js"),qt=require("./core.js"),Vt=require("./core.js"),
zt=require("./core.js");var de=require("./core.js"),Kt=require("./core.js");var U=require("./core.js");var ce=require("./core.js"),Qt=require("./core.js");async function Be({rules:e=[],all:t=!1},n,r){await Zt(e);let s=await(0,U.usable)(()=>en(n,r));return i=>(t||i.status==="new")&&(e.length===0||e.some(o=>(0,J.exactness)(
o,i)>0))&&s(i)}async function Zt(e){if(e.length===0)return;let t=Object.values(await de.LIBRARY.policies()).map(({id:r,family:s})=>({ruleId:r,family:s})),n=[...new Set(
t.flatMap(({ruleId:r,family:s})=>[`${s}/*`,r]))];for(let r of e)if(!t.some(s=>(0,J.exactness)(r,s)>0))throw new G.UsageError_2(`--rule ${r}: there is no rule ${(0,fe.quoted)(
r)}${(0,ae.known)(r,n)}`)}function en(e,t){if((e.clusters??[]).length===0)return()=>!0;let{repositories:n}=(0,ce.readWorlds)(e,t,Ae.default),r=n.map(({settings:s,
clusters:i})=>({config:s.file?.path,names:new Set(i.map(({name:o})=>o))}));return({config:s,clusters:i})=>r.some(o=>(s===void 0||o.config===s)&&i.some(a=>o.names.
has(a)))}var le=require("./core.js");async function $e(s){var i=s,{cwd:e,base:t,dryRun:n=!1}=i,r=T(i,["cwd","base","dryRun"]);let o=(0,_.diskTree)(e),a=t===void 0?void 0:await(0,U.usable)(()=>(0,K.baseOnDisk)(
t,e,o,r)),d=new Map,c=x=>{let F=d.get(x)??(x===O.PIPED?O.PIPED:v(e,x));return d.set(x,F),F},u=v(e,"."),m=x=>x===O.PIPED?O.PIPED:(0,_.diskTree)(u).nameOf(x),S=await je(
o,a,{placeOf:c,nameOf:m,whyNot:x=>ke(e,x),dryRun:n},r),{originals:l}=S,w=T(S,["originals"]);if(!n){let x=[...l].filter(([F])=>F!==O.PIPED);Fe(x.map(([F,R])=>{let E=m(
F);return{at:F,name:E,before:R,after:w.texts.get(E)??R}}))}return w}async function Pe(e,r={}){var s=r,{base:t}=s,n=T(s,["base"]);let i=(0,le.memoryTree)(e),o=t===
void 0?void 0:await(0,U.usable)(()=>(0,z.baseInMemory)(t,i,n)),a=y=>y,m=await je(i,o,{placeOf:a,nameOf:a,whyNot:()=>{},dryRun:!1},n),{originals:c}=m;return T(m,
["originals"])}async function je(e,t,{placeOf:n,nameOf:r,whyNot:s,dryRun:i},u){var m=u,{rules:o,all:a,unsafe:d=!1}=m,c=T(m,["rules","all","unsafe"]);let{progress:y}=c,
l=await Be({rules:o,all:a},c,e),w=new Map,S=f=>{let p=f.get(O.PIPED)??c.standardInput;return(0,Q.checkTree)(be(e,{texts:f,placeOf:n},w),t,k(h(h({},c),y&&{progress:f.
size>0?(0,V.asOne)(y,q.JUDGING_FIXED):y}),{clusters:[],standardInput:p}))},x=await S(new Map),F=tn(),R=new Map,E=f=>{let p=n(f),b=R.get(p)??x.textOf(f)??"";return R.
set(p,b),b},N=new Map,X=f=>(N.has(f)||N.set(f,nn(f,e,c)??(f===O.PIPED?void 0:s(f))),N.get(f)),L=await De(x,{judge:S,placeOf:n,originalOf:E,offsetOf:F,fixOf:f=>f.
fix&&l(f)&&(d||f.fix.safe)&&f.fix.edits.every(({file:p})=>X(p)===void 0)?f.fix:void 0}),Y=Ge(x.report,L,{dryRun:i,unsafe:d,isWanted:l,whyUnwritten:X,placeOf:n,nameOf:r,
originalOf:E,offsetOf:F}),$=new Map([...L.state.texts].filter(([f,p])=>p!==R.get(f)));return{report:Y,texts:new Map([...$].map(([f,p])=>[r(f),p])),notes:x.notes,
originals:new Map([...R].filter(([f])=>$.has(f)))}}function tn(){let e=new Map;return({line:t,column:n},r)=>{let s=e.get(r)??new B.LineIndex(r);return e.set(r,s),
s.start(t)+n-1}}function nn(e,t,{standardInput:n}){if(e===O.PIPED)return n instanceof Uint8Array&&!(0,Le.isUtf8)(n)?"it is no UTF-8":void 0;let r=t.read(e);return"\
unread"in r?r.unread:r.invalidAt===void 0?void 0:"it is no UTF-8"}0&&(module.exports={fix,fixFiles});
