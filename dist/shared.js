var gs=Object.create;var je=Object.defineProperty,hs=Object.defineProperties,ys=Object.getOwnPropertyDescriptor,xs=Object.getOwnPropertyDescriptors,$s=Object.getOwnPropertyNames,rt=Object.
getOwnPropertySymbols,ws=Object.getPrototypeOf,Bt=Object.prototype.hasOwnProperty,Oo=Object.prototype.propertyIsEnumerable;var bo=(e,t,n)=>t in e?je(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,m=(e,t)=>{for(var n in t||={})Bt.call(t,n)&&bo(e,n,t[n]);if(rt)for(var n of rt(
t))Oo.call(t,n)&&bo(e,n,t[n]);return e},g=(e,t)=>hs(e,xs(t));var K=(e,t)=>{var n={};for(var o in e)Bt.call(e,o)&&t.indexOf(o)<0&&(n[o]=e[o]);if(e!=null&&rt)for(var o of rt(e))t.indexOf(o)<0&&Oo.call(e,o)&&(n[o]=e[o]);return n};var b=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var ve=(e,t)=>{for(var n in t)je(e,n,{get:t[n],enumerable:!0})},ko=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of $s(t))!Bt.call(e,r)&&
r!==n&&je(e,r,{get:()=>t[r],enumerable:!(o=ys(t,r))||o.enumerable});return e};var ee=(e,t,n)=>(n=e!=null?gs(ws(e)):{},ko(t||!e||!e.__esModule?je(n,"default",{value:e,enumerable:!0}):n,e)),bs=e=>ko(je({},"__esModule",{value:!0}),e);var To={};ve(To,{allowance:()=>dt.allowance,cluster:()=>z.cluster,finding:()=>ne.finding,object:()=>ct.object_2,printed:()=>_.printed,renderJson:()=>Wo.renderJson});
var dt,z,ne,ct,_,Wo,Ae=b(()=>{dt=require("./core.js"),z=require("./core.js"),ne=require("./core.js"),ct=require("./core.js"),_=require("./core.js"),Wo=require("./core.js")});var nn,ei,ti,Fe,Pe,on,rn,sn,ni,oe=b(()=>{nn=require("./core.js"),ei=require("./core.js"),ti=require("./core.js"),Fe=require("./core.js"),Pe=require("./core.js"),
on=require("./core.js"),rn=require("./core.js"),sn=require("./core.js"),ni=require("./core.js")});var A,fe=b(()=>{A=require("./core.js")});var re,B,x,j,se,p,E=b(()=>{re=require("./core.js"),B=require("./core.js"),x=require("./core.js"),j=require("./core.js"),se=require("./core.js"),p=require("./core.js")});var an,No=b(()=>{an=require("./core.js")});var ln,ft,dn=b(()=>{ln=require("./core.js"),ft=require("./core.js")});var cn,Te,We,oi,me=b(()=>{cn=require("./core.js"),Te=require("./core.js"),We=require("./core.js"),oi=require("./core.js")});var v,G=b(()=>{v=require("./core.js")});var Ne,S,ri,ie,si,fn,Ie,ii,ae,Le,le=b(()=>{Ne=require("./core.js"),S=require("./core.js"),ri=require("./core.js"),ie=require("./core.js"),si=require("./core.js"),
fn=require("./core.js"),Ie=require("./core.js"),ii=require("./core.js"),ae=require("./core.js"),Le=require("./core.js")});function ut({mended:e=[],clusters:t},n){return e.length===0?"":`
### Mended by this change

${e.slice(0,n).map(r=>`- ${(0,p.inline)((0,x.clipped)(r.message,mt))} ${(0,j.code)(r.ruleId)} ${(0,p.inline)((0,an.onlyIn)(r,t))}`.trimEnd()).join(`
`)}
${Lo((0,ft.tallied)(e.slice(n)))}`}function pt({findings:e},t){let n=(0,We.ranked)(e.filter(({status:s})=>s==="existing"));if(n.length===0)return"";let o=n.slice(
0,t).map(({severity:s,file:a,line:i,message:l,ruleId:c})=>`- ${s} ${(0,j.code)(`${a}:${i}`)} ${(0,p.inline)((0,x.clipped)(l,mt))} ${(0,j.code)(c)}`);return`
<details><summary>${`${(0,S.counted)(n.length,"finding")} that stood before this change`}</summary>

${o.join(`
`)}
${Lo((0,ft.tallied)(n.slice(t)))}
</details>
`}function gt(e,t){let n=(0,Ne.clusterNotes)(e).map(({note:s,names:a})=>`- ${(0,p.inline)(s)} (${(0,p.inline)((0,v.shortened)(a))})`),o=(0,fn.openKinds)(e);if(!e.
findings.length&&o.length&&n.unshift(`- Objects of these kinds may exist that are not in view: ${(0,p.inline)((0,v.shortened)(o,t))}`),n.length===0)return"";let r=n.
length>t?`- and ${n.length-t} more
`:"";return`
### About the clusters

${n.slice(0,t).join(`
`)}
${r}`}function ht(e,t){let{ledger:n}=e,o=(0,ie.leftOutWords)(e),r=o===void 0?"":`
${(0,p.inline)((0,x.clipped)(o,2*mt))}
`,s=(0,ae.uncheckedIn)(n);if(s.length===0)return r;let a=(0,A.grouped_3)(s,({reason:c})=>c).sort(([,c],[,d])=>d.length-c.length),i=a.slice(0,t).map(([c,d])=>{let f=d.
slice(0,mn).map(({file:$,line:O})=>(0,j.code)(`${$}:${O}`)),u=d.length>mn?` and ${d.length-mn} more`:"";return`- ${d.length>1?`**${d.length} documents:** `:""}${(0,p.inline)(
(0,x.clipped)(c,mt))} (${f.join(", ")}${u})`}),l=a.slice(t).reduce((c,[,d])=>c+d.length,0);return l>0&&i.push(`- ${(0,S.counted)(l,"document")} for other reason\
s`),`
### Not checked: ${s.length} of ${(0,S.counted)(n.documents,"document")}

${i.join(`
`)}
${r}`}function yt(e){return e.map(t=>`
> ${(0,p.inline)(t)}
`).join("")}function Io(e,t){return t===""?"":`
<details><summary>${(0,se.html)(e)}</summary>
${t}
</details>
`}var mt,mn,Lo,V=b(()=>{"use strict";fe();E();No();dn();me();G();le();mt=300,mn=3;Lo=e=>e&&`
and:
${e}`});var Je,un=b(()=>{Je=require("./core.js")});var ai,Ee,pn,Ue,ze,de=b(()=>{ai=require("./core.js"),Ee=require("./core.js"),pn=require("./core.js"),Ue=require("./core.js"),ze=require("./core.js")});var gn,Jo=b(()=>{gn=require("./core.js")});var De,F,Ke=b(()=>{De=require("./core.js"),F=require("./core.js")});var _e,Be,li,hn=b(()=>{_e=require("./core.js"),Be=require("./core.js"),li=require("./core.js")});var D,Ge=b(()=>{D=require("./core.js")});function xt(e,t,n){let{affects:o}=e,r=(l,c)=>c.trim()===""?[]:[`**${l}** ${(0,p.inline)(c)}`],s=o.map(({kind:l,namespace:c,name:d,file:f,line:u})=>`- ${(0,p.inline)(
`${l} ${c===null?"":`${c}/`}${d||"(unnamed)"}`)} ${(0,j.code)(`${f}:${u}`)}`),a=[`${(0,j.code)(`${(0,F.placeWords)(e)}${(0,De.fromWords)(e)}`)} ${(0,j.code)(e.ruleId)}`,
...mi(e),...(0,D.upstreamWords)(e).map(({on:l,message:c})=>`**${(0,p.inline)(`Upstream${l}`)}**

${(0,re.block)(c)}`),...r("You would see",e.symptom),...r("Why",e.why),...r("Do",e.remedy),...ui(e,n),...e.related.flatMap(l=>[`**At** ${(0,j.code)((0,F.placeWords)(
l))} ${(0,p.inline)(l.note)}`]),...fi(e,t),...r("Known",(0,Je.basisWords)(e)),...e.assumes.flatMap(l=>r("Assumes",l)),...s.length>1?[`**Affects ${s.length} obje\
cts**

${$t(s,di)}`]:[],...pi(e)];return`<details><summary>${`<b>${e.severity}</b> ${(0,se.html)((0,x.clipped)(e.message,ci))}`}</summary>

${a.join(`

`)}

</details>
`}function $t(e,t){let n=e.length-t;return[...e.slice(0,t),...n>0?[`- and ${n} more`]:[]].join(`
`)}function fi(e,t){let n=(0,Ee.clustersOf)(e,t);if(n.length<=Eo)return n.map(s=>`**In** ${(0,p.inline)(s)}`);let o=(0,Be.namesOf)((0,Ue.judgedOn)(e,t)),r=n.map(
s=>`- ${(0,p.inline)(s)}`);return[`**In** ${(0,p.inline)((0,_e.countedAmong)(e.clusters,o," clusters"))}

${$t(r,Eo)}`]}function mi({file:e,line:t,changedHere:n}){return!n||n.file===e&&n.line===t?[]:[`**Brought about at** ${(0,j.code)(`${n.file}:${n.line}:${n.column}`)}`]}
function ui(e,{textOf:t}){let{fix:n,file:o}=e;if(!n)return[];let r=t?.(o),s=r===void 0?void 0:(0,gn.hunk)(e,r);return[`**Fix** ${(0,p.inline)(`${n.title}${n.safe?
"":" (changes what runs)"}`)}`,...s?[(0,re.block)(s,"diff")]:[]]}function pi(e){return e.locked?[`**Allow** ${(0,p.inline)(nn.LOCKED)}`]:(0,sn.mayAllow)(e)?[`**\
Allow** it by a line above the cause:

${(0,re.block)((0,rn.allowingComment)(e.ruleId),"yaml")}`]:[]}var di,ci,Eo,wt=b(()=>{"use strict";oe();un();de();Jo();E();Ke();hn();Ge();di=20,ci=300,Eo=6});function Ve(e,t,n){if(e.length===0)return"";let o=$i(t),r=new Set((0,cn.inTurns)(e).slice(0,n)),s=e.filter(l=>r.has(l)).map(l=>{let c=o.map(d=>(0,B.cell)(xi(l,d)));
return`| ${hi(l)} | ${(0,B.cell)(yi(l))} | ${c.join(" | ")} |
`}),a=[`| | finding | ${o.map(({title:l})=>(0,B.cell)((0,p.inline)(l))).join(" | ")} |
`,`|---|---|${o.map(()=>"---|").join("")}
`],i=r.size<e.length?`
${r.size} of ${e.length} findings stand in this table.
`:"";return`
${[...a,...s].join("")}${i}`}function hi({severity:e}){return e==="error"?"**error**":e}function yi({message:e,file:t,line:n,affects:o}){let r=o.length>1?`, ${o.
length} objects affected`:"";return`${(0,p.inline)((0,x.clipped)(e,gi))} ${(0,j.code)(`${t}:${n}`)}${r}`}function xi(e,{clusters:t}){let n=(0,Be.namesOf)((0,Ue.judgedOn)(
e,t));if(n.length===0)return"";let o=n.filter(a=>e.clusters.includes(a));if(o.length===0)return"no";let r=e.coming?.some(a=>o.every(i=>a.clusters.includes(i)));
if(n.length===1)return r?"next":"**yes**";let s=(0,p.inline)((0,_e.countedAmong)(o,n)).replace(/^(?:all )?\d+(?: of \d+)?/,"**$&**");return r?`${s}, next`:s}function $i(e){
let t=(0,A.grouped_3)(e,({config:o,name:r})=>JSON.stringify([o,r]));if(t.length<=Uo)return t.map(([,o])=>({title:o[0].name,clusters:o}));let n=(0,A.grouped_3)(e,
({environment:o})=>o);return n.length>Uo?[{title:"clusters",clusters:e}]:n.map(([o,r])=>({title:o??"other clusters",clusters:r}))}var Uo,gi,yn=b(()=>{"use stric\
t";de();fe();E();me();hn();Uo=8,gi=300});var bt,wi,zo=b(()=>{bt=require("./core.js"),wi=require("./core.js")});var xn,bi,Do=b(()=>{xn=require("./core.js"),bi=require("./core.js")});function Ko({file:e,line:t,changedHere:n},o){return o(e,t)||n!==null&&o(n.file,n.line)}var _o=b(()=>{"use strict"});var $n,Oi,Bo=b(()=>{$n=require("./core.js"),Oi=require("./core.js")});var Go={};ve(Go,{apart:()=>Ot,elsewhereMarkdown:()=>kt,renderMarkdown:()=>wn});function wn(e,t={}){let{all:n=!1,notes:o=[],withheld:r,rest:s="The JSON report ha\
s all of it."}=t,a=(0,We.ranked)(n?e.findings:(0,xn.freshFindings)(e)),{here:i,elsewhere:l}=Ot(a,t.isChanged),{clusters:c}=e,d=(0,bt.rolloutMarkdown)(e),f={head:`\
## Kruise Preflight: ${(0,p.inline)((0,x.clipped)((0,Le.verdict)(e),ki))}
`,before:[{name:"what the new versions do",texts:[(0,$n.versionsMarkdown)(e)]},{name:"the table of findings",texts:[i.length>30?20:30,5].map(u=>Ve(i,c,u))},{name:"\
the notes",texts:[yt(r?[r,...o]:o)]},{name:"the allowances",texts:[(0,Pe.allowancesMarkdown)(e)]},{name:"what this change does",texts:[d.table,(0,bt.rolloutMarkdown)(
e,10).table]},{name:"the table of findings in lines that this change does not touch",texts:[20,5].map(u=>kt(l,e,u))}],above:`
### Why, and what to do
`,details:[...i,...l].map(u=>({finding:u,text:xt(u,c,t)})),after:[{name:"what was not checked",texts:[20,3].map(u=>ht(e,u))},{name:"what the change mends",texts:[
20,3].map(u=>ut(e,u))},{name:"what stood before",texts:n?[]:[20,3].map(u=>pt(e,u))},{name:"what the cluster will run",texts:[d.runs]},{name:"what is known of th\
e clusters",texts:[20,3].map(u=>gt(e,u))}]};return(0,ln.fitted)(f,{title:"This summary",limit:t.limit??1024*1024,unit:"bytes",rest:s})}function Ot(e,t){if(!t)return{
here:[...e],elsewhere:[]};let n=e.filter(r=>Ko(r,t)),o=new Set(n);return{here:n,elsewhere:e.filter(r=>!o.has(r))}}function kt(e,{clusters:t},n){if(e.length===0)
return"";let[o,r,s]=e.length===1?["stands","it","it is"]:["stand","them","they are"],a=`${(0,S.counted)(e.length,"finding")} ${o} in lines that this change does\
 not touch`,i=`No line of the change brings ${r} about, so that ${s} not annotated.`;return`
### ${a}

${i}
${Ve(e,t,n)}`}var ki,He=b(()=>{"use strict";oe();V();wt();E();yn();dn();me();zo();Do();_o();le();Bo();ki=300});var w,H,bn,k,N=b(()=>{w=require("./core.js"),H=require("./core.js"),bn=require("./core.js"),k=require("./core.js")});function ue(e,t){let{message:n,symptom:o,remedy:r}=e;return[(0,w.folded)(`${n}${(0,De.fromWords)(e)}`),...(0,D.upstreamWords)(e).map(s=>`Upstream${(0,k.visible)(
s.on)}: ${(0,k.visible)(s.message)}`),o?`You would see: ${(0,w.folded)(o)}`:"",r?`Do: ${(0,w.folded)(r)}`:"",...On(e,t)].filter(s=>s!=="")}function On(e,t){return(0,Ee.clustersOf)(
e,t).map(n=>`In: ${(0,k.visible)(n)}`)}var Mt=b(()=>{"use strict";de();Ke();Ge();N()});function St(e){return(0,k.visible)(e).replace(/[\ufffe\uffff]/g,t=>`\\u${t.charCodeAt(0).toString(16)}`).replace(/[&<>"]/g,t=>Mi[t]??t).replaceAll("##[","##&#91\
;").replace(/^(\s*):(?=:)/,"$1&#58;")}function I(e){return Object.entries(e).map(([t,n])=>` ${t}="${St(String(n))}"`).join("")}var Mi,Vo=b(()=>{"use strict";N();
Mi={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"}});var Zo={};ve(Zo,{renderJunit:()=>vn});function vn(e,{fails:t,most:n=1e4,limit:o=3e7,tell:r}){let s=vt(ge,ji(e),Si(e)),a=vi(e),i=a.length>0?[vt(Mn,a)]:[],l=o-kn(
[s,...i].flatMap(({lines:y})=>y))-4096,c=Ri(e.findings),d=new Map,f=[...e.findings].sort((y,M)=>Ho(y,t)-Ho(M,t));for(let y of f.slice(0,n)){let M=c(y),X=Qo(y,e,
M,t,!0),T=kn(X.lines)<=l?X:Qo(y,e,M,t,!1),R=kn(T.lines)+2*pe(y).length+150;if(R>l)break;l-=R,d.set(y,T)}let u=(0,A.grouped_3)(e.findings.filter(y=>d.has(y)),pe).
map(([y,M])=>vt(y,M.flatMap(X=>d.get(X)??[]))),h=Ai(f.filter(y=>!d.has(y)),t,r),$=[s,...u,...i,...h?[vt(`${ge}.left-out`,[h])]:[]],O=$.flatMap(({cases:y})=>y);return`${[
'<?xml version="1.0" encoding="UTF-8"?>',`<testsuites name="Kruise Preflight"${qo(O)}>`,...$.flatMap(({lines:y})=>y),"</testsuites>"].join(`
`)}
`}function vt(e,t,n=[]){let o=[`  <testsuite${I({name:e})}${qo(t)}>`,...n,...t.flatMap(r=>r.lines),"  </testsuite>"];return{cases:t,lines:o}}function qo(e){let t=n=>e.
filter(o=>o.outcome===n).length;return I({tests:e.length,failures:t("failed"),errors:0,skipped:t("skipped"),time:0})}function Si({clusters:e}){return e.length===
0?[]:["    <properties>",...e.map(n=>`      <property${I({name:"cluster",value:(0,pn.described)(n)})}/>`),"    </properties>"]}function ji(e){let t=I({classname:ge,
name:"the manifests are checked",time:0}),n=(0,ae.uncheckedIn)(e.ledger),o=n.length-Rt,r=(0,ie.leftOutWords)(e);return[{outcome:"passed",lines:[`    <testcase${t}\
>`,`      <system-out>${[(0,Le.verdict)(e),...r?[r]:[]].map(St).join(`
`)}</system-out>`,"    </testcase>"]},...n.slice(0,Rt).map(({file:s,line:a,reason:i},l)=>{let c=`${(0,x.clipped)(s,jn)}:${a} is checked`,d=n.findIndex(f=>f.file===
s&&f.line===a)<l;return Ct({name:d?`${c} (${l+1})`:c,file:s,line:a},`Not checked: ${(0,w.folded)(i)}`)}),...o>0?[Ct({name:"every document is checked"},`${(0,S.counted)(
o,"more document")} not checked`)]:[]]}function vi(e){let{allowances:t=[]}=e,n=new Set,o=t.length-Rt;return[...t.slice(0,Rt).map(r=>{let{file:s,line:a,rule:i,because:l}=r,
c=(0,x.clipped)(`${s}: ${i}: ${(0,w.folded)(l)}`,jn),d=c;for(let f=2;n.has(d);f++)d=`${c} (${f})`;return n.add(d),Ct({classname:Mn,name:d,file:s,line:a},(0,Fe.allowanceWords)(
r,e))}),...o>0?[Ct({classname:Mn,name:"every allowance has room"},(0,S.counted)(o,"more allowance"))]:[]]}function Ct(e,t){let n=`      <skipped${I({message:(0,x.clipped)(
t,Sn)})}/>`;return{outcome:"skipped",lines:[`    <testcase${I(g(m({classname:ge},e),{time:0}))}>`,n,"    </testcase>"]}}function Ho(e,t){let{status:n,severity:o}=e;
return(t(e)?0:100)+(n==="new"?0:10)+Ie.severities.indexOf(o)}function pe({family:e,ruleId:t}){return`${e}.${t}`}function Ri(e){let t=({file:s,message:a})=>(0,x.clipped)(
`${s}: ${(0,w.folded)(a)}`,jn),n=s=>`${pe(s)} ${t(s)}`,o=new Map;for(let s of e)o.set(n(s),(o.get(n(s))??0)+1);let r=new Set;return s=>{let i=(o.get(n(s))??0)>1?
`${t(s)} (${s.fingerprint})`:t(s);for(let l=2;r.has(`${pe(s)} ${i}`);l++)i=`${t(s)} (${s.fingerprint}, ${l})`;return r.add(`${pe(s)} ${i}`),i}}function Qo(e,t,n,o,r){
let{file:s,line:a,severity:i,status:l}=e,c=o(e),d=(0,x.clipped)((0,w.folded)(e.message),Sn),f=r?Ci(e,t).map(O=>St((0,x.clipped)(O,Sn))):[],u=c?d:`${l==="new"?i:
`${i}, there before this change`}: ${d}`,h=c?"failure":"skipped",$=`      <${h}${I(m({message:u},c&&{type:i}))}`;return{outcome:c?"failed":"skipped",lines:[`   \
 <testcase${I({classname:pe(e),name:n,file:s,line:a,time:0})}>`,...f.length>0?[`${$}>${f.join(`
`)}</${h}>`]:[`${$}/>`],"    </testcase>"]}}function Ci(e,{clusters:t}){let{changedHere:n,related:o,affects:r,assumes:s,fix:a,why:i}=e,l=r.slice(0,jt).map($=>{var O=$,
{kind:d,namespace:f,name:u}=O,h=K(O,["kind","namespace","name"]);return`${d} ${f===null?"":`${f}/`}${u||"(unnamed)"} (${h.file}:${h.line})`}),c=r.length-jt;return[
(0,F.placeWords)(e),...ue(e,t),...i?[`Why: ${(0,w.folded)(i)}`]:[],...n&&(0,F.placeWords)(n)!==(0,F.placeWords)(e)?[`Brought about at: ${(0,F.placeWords)(n)}`]:
[],...o.slice(0,jt).map(d=>`At: ${(0,F.placeWords)(d)} ${(0,w.folded)(d.note)}`),`Known: ${(0,Je.basisWords)(e)}`,...s.slice(0,jt).map(d=>`Assumes: ${(0,w.folded)(
d)}`),...r.length>1?[`Affects: ${l.join(", ")}${c>0?` and ${c} more`:""}`]:[],...a?[`Fix: ${(0,w.folded)(a.title)}${a.safe?"":" (changes what runs)"}`]:[]]}function Ai(e,t,n){
if(e.length===0)return;let o=e.filter(t).length,r=`${(0,S.counted)(e.length,"more finding")}, ${o} of which ${o===1?"fails":"fail"} the run, ${e.length===1?"is":
"are"} not in this file; --format json has them all.`;n?.(r);let s=o>0?"failure":"skipped";return{outcome:o>0?"failed":"skipped",lines:[`    <testcase${I({classname:`${ge}\
.left-out`,name:"every finding has room",time:0})}>`,`      <${s}${I({message:r})}/>`,"    </testcase>"]}}var ge,Mn,jt,Rt,jn,Sn,kn,Rn=b(()=>{"use strict";oe();un();
de();fe();E();Ke();Mt();le();N();Vo();ge="kruise-preflight",Mn=`${ge}.allowed`,jt=10,Rt=1e3,jn=500,Sn=4e3;kn=e=>e.reduce((t,n)=>t+Buffer.byteLength(n)+1,0)});function he(e){let t=Yo.default.posix.normalize(e),n=t.split("/").map(o=>encodeURIComponent(o.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD"))).join("/");return t.
startsWith("/")?{uri:`file://${n}`}:t===".."||t.startsWith("../")?{uri:n}:{uri:n,uriBaseId:Cn}}var Yo,Cn,At=b(()=>{"use strict";Yo=ee(require("node:path")),Cn="\
%SRCROOT%"});var An,Xo=b(()=>{An=require("./core.js")});function or(e){let t=new Uint16Array(e.length+1+nr),n=[],o=0,r=!1,s=!0;for(let i=0;i<=e.length;i++){let l=i<e.length?e.charCodeAt(i):Ti,c=l===Pi||l===Fi||r&&l===
Fn;r=l===er,!c&&(s&&n.push(o),s=l===Fn||l===er,t[o++]=s?Fn:l)}let a=new Map;return n.map(i=>{let l=Wi(t,i),c=(a.get(l)??0)+1;return a.set(l,c),`${l}:${c}`})}function Wi(e,t){
let n=0,o=0;for(let r=t;r<t+nr;r++){let s=n*tr+(e[r]??0);o=o*tr+Math.floor(s/2**32)>>>0,n=s>>>0}return o===0?n.toString(16):`${o.toString(16)}${n.toString(16).padStart(
8,"0")}`}var Fi,Fn,er,Pi,Ti,nr,tr,rr=b(()=>{"use strict";[Fi,Fn,er,Pi,Ti]=[9,10,13,32,65535],nr=100,tr=37});function ir(e,t){let{ruleId:n,family:o,basis:r}=e,s=Ji(t?.summary??n.replaceAll("-"," ")),a=t?.severity??e.severity,i=t?.page,l=(u,h)=>(0,w.folded)(i&&Ii(i,u)||
h),c=`${Ni}#${encodeURIComponent(n.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD"))}`,d=[["You would see",l("You would see",e.symptom)],["Why",l("Why",e.why)],
["Do",l("Do",e.remedy)]].filter(([,u])=>u!==""),f=l("Why",e.why);return{id:n,name:(0,x.clipped)(`${o}/${n}`,254),shortDescription:{text:(0,x.clipped)(s,sr-1)},fullDescription:{
text:(0,x.clipped)(f===""?s:f,sr-1)},help:{text:[s,...d.map(([u,h])=>`${u}: ${h}`),c].join(`

`),markdown:i?Li(i,n):[(0,p.inline)(s),...d.map(([u,h])=>`**${u}.** ${(0,p.inline)(h??"")}`),`<${c}>`].join(`

`)},helpUri:c,defaultConfiguration:{level:Pn[a]},properties:m({tags:["kubernetes",o,...t?.security?["security"]:[]],precision:{recorded:"very-high",source:"high",
derived:"medium"}[r.level],"problem.severity":a==="notice"?"recommendation":a},t?.security&&{"security-severity":t.security.toFixed(1)})}}function Ii(e,t){let n=`\
**${t}.** `;return e.split(`
`).find(r=>r.startsWith(n))?.slice(n.length)}function Li(e,t){let n=e.indexOf(`
#### ${t}: situations`);return(n<0?e:e.slice(0,n)).replace(/^### .*\n+/,"").trim()}function Ji(e){let t=(0,w.folded)(e);return`${t.charAt(0).toUpperCase()}${t.slice(
1)}.`}var Ni,sr,Pn,Tn=b(()=>{"use strict";E();N();Ni="https://github.com/kruise-preflight/kruise-preflight/blob/main/policies/README.md",sr=1024,Pn={error:"erro\
r",warning:"warning",notice:"note"}});function lr({findings:e,clusters:t,compared:n,textOf:o}){let r=new Map,s=i=>{if(!r.has(i)){let l=o(i);r.set(i,l===void 0?void 0:{lines:new An.LineIndex(l),hashes:or(
l)})}return r.get(i)},a=Ei(e,s);return(i,l)=>{let{ruleId:c,severity:d,object:f,fingerprint:u,status:h,fix:$}=i,O=Di(i),y=O.slice(0,Ft),M=f&&qe(f);return{result:g(
m(m(g(m({ruleId:c,ruleIndex:l,level:Pn[d],message:{text:zi(i,t,y)},locations:[m({physicalLocation:m({artifactLocation:he(i.file)},cr(i))},M&&{logicalLocations:[
{fullyQualifiedName:M,kind:"resource"}]})]},y.length>0&&{relatedLocations:y.map(({file:T,region:R,note:_t},ps)=>({id:ps+1,physicalLocation:m({artifactLocation:he(
T)},R&&{region:R}),message:{text:ye(_t)}}))}),{partialFingerprints:{primaryLocationLineHash:a.get(i),"kruisePreflight/v1":u}}),n&&{baselineState:h==="new"?"new":
"unchanged"}),$&&{fixes:[{description:{text:`${ye((0,w.folded)($.title))}${$.safe?"":" (changes what runs)"}`},artifactChanges:(0,A.grouped_3)($.edits,({file:T})=>T).
map(([T,R])=>({artifactLocation:he(T),replacements:R.map(_t=>_i(_t,s(T)?.lines))}))}]}),{properties:Ui(i)}),left:O.length-y.length}}}function Ei(e,t){let n=new Map,
o=({ruleId:s,file:a},i)=>{let l=JSON.stringify([s,a,i]);return n.set(l,(n.get(l)??0)+1),n.get(l)??0},r=[...e].sort((s,a)=>s.fingerprint<a.fingerprint?-1:+(s.fingerprint>
a.fingerprint));return new Map(r.map(s=>{let{file:a,line:i,fingerprint:l}=s,c=t(a)?.hashes[i-1],d=c!==void 0&&o(s,c)===1?c:void 0;return[s,d??`${l}:${o(s,l)}`]}))}
function ye(e){return e.replaceAll("](","] (")}function Ui(e){let{clusters:t,coming:n,config:o,path:r,refusal:s,affects:a,why:i,assumes:l,basis:c,status:d}=e;return g(
m(g(m(m({clusters:t},n&&{coming:n}),o!==void 0&&{config:o}),{path:r}),s&&{refusal:m({by:s.by,message:(0,x.clipped)(s.message,Qe)},s.others&&{others:s.others.map(
f=>g(m({},f),{message:(0,x.clipped)(f.message,Qe)}))})}),{affects:a.slice(0,Ft).map(qe),affectsTotal:a.length,why:(0,x.clipped)((0,w.folded)(i),Qe),assumes:l,basis:{
level:c.level,evidence:c.evidence},status:d})}function zi(e,t,n){let o=ue(e,t).map(a=>ye((0,x.clipped)(a,Qe))),r=n.map((a,i)=>g(m({},a),{text:`[${ye(a.link).replace(
/[\\[\]]/g,"\\$&")}](${i+1})`})),s=(0,A.grouped_3)(r,({label:a})=>a).map(([a,i])=>{let c=(a===dr?e.affects.length:i.length)-ar;return`${a}: ${i.slice(0,ar).map(
({text:d})=>d).join(", ")}${c>0?` and ${c} more`:""}`});return[...o,...s].join(`
`)}function Di(e){let{related:t,changedHere:n,affects:o,file:r,line:s,object:a}=e,i=t.map(d=>{let f=(0,x.clipped)((0,w.folded)(d.note),Qe);return{label:"At",link:f,
note:f,file:d.file,region:cr(d).region}});if(n&&(n.file!==r||n.line!==s)){let d={startLine:n.line,startColumn:n.column},f=(0,k.visible)(`${n.file}:${n.line}`);i.
push({label:"Brought about at",link:f,note:"this change brings it about",file:n.file,region:d})}let c=o.filter(d=>o.length>1||!a||qe(d)!==qe(a)).map(d=>{let f=qe(
d);return{label:dr,link:f,note:`affects ${f}`,file:d.file,region:{startLine:d.line}}});return[...i,...c]}function qe({kind:e,namespace:t,name:n}){return(0,k.visible)(
`${e} ${t===null?"":`${t}/`}${n||"(unnamed)"}`)}function cr(e){return e.confidence==="file"?{}:{region:Ki(e)}}function Ki({line:e,column:t,endLine:n,endColumn:o}){
let r=n<e||n===e&&o<=t;return m({startLine:e,startColumn:t},!r&&{endLine:n,endColumn:o})}function _i({start:e,end:t,newText:n},o){let[r,s]=o?[o.at(e),o.at(t)]:[];
return m({deletedRegion:g(m({},r&&s&&{startLine:r.line,startColumn:r.column,endLine:s.line,endColumn:s.column}),{charOffset:e,charLength:t-e})},n!==""&&{insertedContent:{
text:n}})}var Ft,ar,Qe,dr,Wn=b(()=>{"use strict";Xo();At();fe();rr();E();Mt();Tn();N();Ft=100,ar=5,Qe=4e3;dr="Affects"});function ur([e,t]){return xe(e,"warning",t)}function pr(e,t,n){return e===0?[]:[["results-left-out",`${(0,S.counted)(e,"finding")} ${e===1?"is":"are"} left out,\
 the least grave: this file holds at most ${t} results and ${n} bytes. --format json has them all.`]]}function gr(e){let t=e-fr;return t<=0?[]:[["results-not-sh\
own",`${(0,S.counted)(t,"finding")} ${t===1?"is":"are"} in this file and not shown by GitHub, the least grave: it shows ${fr}.`]]}function hr(e){return e===0?[]:
[["places-left-out",`${(0,S.counted)(e,"finding")} ${e===1?"has":"have"} more places than the ${Ft} that GitHub shows of each. --format json has them all.`]]}function yr(e){
let t=(0,ae.uncheckedIn)(e);return[...t.slice(0,Ze).map(({file:n,line:o,reason:r})=>g(m({},xe("document-not-checked","warning",`Not checked: ${(0,w.folded)(r)}`)),
{locations:Or(n,{startLine:o})})),...br("document-not-checked","warning",t.length,n=>`Not checked: ${(0,S.counted)(n,"more document")}`)]}function xr(e){let t=(0,ie.leftOutWords)(
e);return t===void 0?[]:[xe("objects-left-out","note",t)]}function $r(e){return(0,Ne.clusterNotes)(e).slice(0,Ze).map(({note:t,names:n})=>xe("cluster-note","not\
e",`${(0,w.folded)(t)} (${(0,k.visible)((0,v.shortened)(n))})`))}function wr(e){let{allowances:t=[]}=e;return[...t.slice(0,Ze).map(n=>g(m({},xe("allowance","not\
e",`An allowance ${(0,Fe.allowanceWords)(n,e)}`)),{locations:Or(n.file,{startLine:n.line,startColumn:n.column})})),...br("allowance","note",t.length,n=>`${(0,S.counted)(
n,"more allowance")}`)]}function br(e,t,n,o){return n>Ze?[xe(e,t,o(n-Ze))]:[]}function Or(e,t){return[{physicalLocation:{artifactLocation:he(e),region:t}}]}function xe(e,t,n){
return{level:t,descriptor:{id:e},message:{text:ye(n)}}}var Ze,fr,Bi,mr,kr=b(()=>{"use strict";oe();At();Wn();G();le();N();Ze=100,fr=5e3,Bi={"results-left-out":"\
Findings for which there is no room in this file.","results-not-shown":"Findings in this file that GitHub does not show.","places-left-out":"Places of findings \
that GitHub would not show.","document-not-checked":"A document that was not checked, and why.","objects-left-out":"Objects of documents with several, which are\
 not judged by themselves, and why.","cluster-note":"What a reader must know of a cluster: a version that was judged as another.",allowance:"Findings that someb\
ody knows and accepts, which are no results."},mr=Object.entries(Bi).map(([e,t])=>({id:e,shortDescription:{text:t}}))});var Mr={};ve(Mr,{renderSarif:()=>In});function In(e,t={}){let{most:n=25e3,limit:o=1e7,sizeOf:r=Buffer.byteLength}=t,s=lr(g(m({},e),{compared:t.compared||Zi(e),textOf:t.
textOf??(()=>{})})),a=new Map,i=[],l=Hi;for(let d of(0,Te.newFirst)(e.findings).slice(0,n)){let{ruleId:f}=d;a.has(f)||a.set(f,{index:a.size,rule:ir(d,t.wordsOf?.(
f))});let{result:u,left:h}=s(d,a.get(f)?.index??-1),$=(0,bn.inertJson)(JSON.stringify(u));if(l-=$.length,l<0)break;i.push({text:$,left:h,rules:a.size})}let c=[...a.
values()].map(({rule:d})=>d);for(let d=i.length;;){let f=i.slice(0,d),u=[...pr(e.findings.length-d,n,o),...gr(d),...hr(f.filter(({left:y})=>y>0).length)],$=(0,_.printed)(
qi(e,c.slice(0,f.at(-1)?.rules??0),u,t)).replace('"results": []',()=>`"results": ${Qi(f.map(y=>y.text))}`),O=r($);if(O<=o||d===0){for(let[,y]of u)t.tell?.(y);return $}
d=Math.floor(d*Math.min(.9,o/O*.95))}}function Qi(e){return e.length===0?"[]":`[
        ${e.join(`,
        `)}
      ]`}function qi(e,t,n,o){let{documents:r,checked:s}=e.ledger,{version:a,category:i}=o,l=g(m({tool:{driver:g(m({name:Vi},a!==void 0&&{semanticVersion:a}),{informationUri:"\
https://github.com/kruise-preflight/kruise-preflight",rules:t,notifications:mr})}},i&&{automationDetails:{id:i.endsWith("/")?i:`${i}/`}}),{invocations:[{executionSuccessful:!0,
toolExecutionNotifications:[...n.map(ur),...yr(e.ledger),...xr(e)],toolConfigurationNotifications:[...$r(e),...wr(e)]}],originalUriBaseIds:{[Cn]:{description:{text:"\
The working directory of the run: the root of the repository."}}},columnKind:"utf16CodeUnits",results:[],properties:{clusters:e.clusters.map(z.cluster),documents:r,
checked:s}});return{$schema:Gi,version:Nn,runs:[l]}}function Zi({rollout:e,mended:t,findings:n}){return e!==void 0||t!==void 0||n.some(({status:o})=>o==="existi\
ng")}var Nn,Gi,Vi,Hi,Ln=b(()=>{"use strict";At();Ae();me();kr();Wn();Tn();N();Nn="2.1.0",Gi=`https://docs.oasis-open.org/sarif/sarif/v${Nn}/errata01/os/schemas/\
sarif-schema-${Nn}.json`,Vi="Kruise Preflight",Hi=2**28});var gl={};ve(gl,{COMPONENTS:()=>Pt,GitCannotTell:()=>Z,LINK:()=>to,PARTIAL:()=>eo,WHOLE_ROOM:()=>be,alike:()=>qn,apart:()=>Ot,attempt:()=>Tt,behaviourOf:()=>it,
changedSince:()=>no,clusterNotesMarkdown:()=>gt,committedByGit:()=>Vr,compare:()=>Wr,contentsByGit:()=>so,details:()=>xt,differencesOfPods:()=>Fr,distinctAhead:()=>at,
elsewhereMarkdown:()=>kt,existingMarkdown:()=>pt,fields:()=>we,filesOf:()=>Xn,fitAnnotations:()=>uo,fold:()=>Io,foldersBetween:()=>zr,gitAt:()=>Ur,isInside:()=>Kr,
isManifestName:()=>Xe,isRelevant:()=>_r,kustomizationIn:()=>mo,leftOut:()=>oo,listed:()=>$t,manifestsOf:()=>Hn,matrix:()=>Ve,mendedMarkdown:()=>ut,namerOf:()=>Yn,
needsOf:()=>Ir,notesMarkdown:()=>yt,pendingIn:()=>Qn,placedUnder:()=>Ce,planAnnotations:()=>Zr,reachOf:()=>Wt,render:()=>jr,renderAnnotations:()=>Yr,renderJunit:()=>vn,
renderMarkdown:()=>wn,renderSarif:()=>In,renderUpgradeJson:()=>ns,renderUpgradeMarkdown:()=>rs,renderUpgradePlanJson:()=>is,renderUpgradePlanMarkdown:()=>ls,renderUpgradePlanText:()=>ds,
renderUpgradeText:()=>us,renderedFolders:()=>Dr,rootsOf:()=>Hr,sameCell:()=>Pr,sameRelease:()=>Un,semanticDifference:()=>Re,sidecarSetSpec:()=>Mo,sizesOf:()=>ro,
touches:()=>Br,uncheckedMarkdown:()=>ht});module.exports=bs(gl);var Os=require("./core.js"),W=require("./core.js"),ks=require("./core.js"),Ms=require("./core.js"),C=require("./core.js"),ce=require("./core.js");var Gt=require("./core.js");var Vt=require("./core.js"),Ss=require("./core.js"),Ht=require("./core.js");var js=require("./core.js"),vs=require("./core.js"),Rs=require("./core.js"),Qt=require("./core.js");var Cs=require("./core.js"),qt=require("./core.js"),As=require("./core.js"),Fs=require("./core.js"),Ps=require("./core.js"),Ts=require("./core.js"),Ws=require("./core.js"),
Zt=require("./core.js"),Yt=require("./core.js"),Ns=require("./core.js"),Is=require("./core.js");var Ls="kubernetes.io/metadata.name";function Mo({value:e,apiVersion:t},n){let o=(0,Zt.record)(e.spec)??{},{cluster:r}=n,s={};for(let $ of["initContainers","con\
tainers","volumes"])s[$]=structuredClone((0,C.objects)(o[$]));let a=(0,Qt.typed)({spec:s},n.kruiseStructs(),new Gt.Origins).spec,i=r.library("kruise"),l=(0,C.objects)(
a.containers),c=(0,C.objects)(a.initContainers);for(let $ of[...c,...l])Js($);let d=(0,C.objects)(a.volumes);for(let $ of d)(0,Ht.defaultVolume)($,i);let f=t.endsWith(
"/v1alpha1")?(0,Yt.text)(o,"namespace"):"",u=r.holds("sidecarset-namespace-becomes-selector")&&f!=="",h=r.holds("sidecarset-namespace-selector")?(0,qt.child)(o,
"namespaceSelector"):void 0;return{spec:o,namespace:u?"":f,namespaceSelector:u?{matchLabels:{[Ls]:f}}:h,initContainers:c,containers:l,volumes:d}}function Js(e){
let{startupProbe:t}=e;delete e.startupProbe,(0,Vt.defaultContainer)(e),(0,W.isObject)(t)&&(e.startupProbe=t)}var Es=require("./core.js"),Xt=require("./core.js"),Us=require("./core.js"),zs=require("./core.js"),Ds=require("./core.js"),Ks=require("./core.js"),_s=require("./core.js");var Bs=require("./core.js"),st=require("./core.js");function Re(e,t,n,o){if(n.startsWith(So))return te(e)||te(t)?te(e)&&te(t)?void 0:[]:Re(e,t,n.slice(So.length),o);if(n.startsWith(jo))return Vs(Ro(e),Ro(t),n.slice(
jo.length),o);if(n==="Quantity")return Co(e,t)?void 0:[];let r=o.structs.get(n);if(r&&n!=="IntOrString"&&n!=="Time"){let[s,a]=[(0,W.isObject)(e)?e:{},(0,W.isObject)(
t)?t:{}];for(let i of r.names){if(te(s[i]??null)&&te(a[i]??null))continue;let l=r.get(i);if(l===void 0)continue;let[c=""]=l.split(", "),d=Gs.has(i)&&c==="map"?en:
c,f=Re(s[i]??null,a[i]??null,d,o);if(f)return[i,...f]}return}return n==="map"||n===en?Hs(e,t,n===en):vo(e)&&vo(t)||e===t?void 0:[]}var So="pointer to ",jo="list\
 of ",Gs=new Set(["requests","limits","overhead","capacity"]),en="map of amounts";function te(e){return e==null}function vo(e){return te(e)||e===""||e===0||e===
!1}function Ro(e){return Array.isArray(e)?e:[]}function Vs(e,t,n,o){for(let[r,s]of t.entries()){if(r>=e.length)return[r];let a=Re(e[r]??null,s,n,o);if(a)return[
r,...a]}return e.length>t.length?[]:void 0}function Hs(e,t,n){let[o,r]=[(0,W.isObject)(e)?e:{},(0,W.isObject)(t)?t:{}];for(let[s,a]of Object.entries(r))if(!(Object.
hasOwn(o,s)&&(n?Co(o[s]??null,a):o[s]===a)))return[s];return Object.keys(o).some(s=>!Object.hasOwn(r,s))?[]:void 0}function Co(e,t){return(0,Xt.compareQuantities)(
(0,st.amount)(e),(0,st.amount)(t))===0}var tn=require("./core.js"),Qs=require("./core.js");var qs=new Set(["kruise-chart-runs"]),Ao=new WeakMap;function it(e,{of:t,judged:n,vendor:o}){let r=Zs(e,t).map(s=>(0,tn.inRange)(n,s)?"1":"0");return`${o} ${n.major}\
.${n.minor} ${r.join("")}`}function at(e,t,n){let o=new Set([it(e,t)]);return n.filter(({release:r})=>{let s=it(e,r);return!o.has(s)&&o.add(s)})}function Zs(e,t){
let n=Ao.get(e)??new Map;Ao.set(e,n);let o=n.get(t);if(!o){let{facts:r,tables:s,gates:a,gateRules:i}=e;o=[...new Set([...Object.values(r).filter(l=>l.of===t),...Object.
values(s).flatMap(l=>l.of===t&&!qs.has(l.table)?l.rows:[]),...t==="vcluster"?[]:Object.values(a[t]).flatMap(({rows:l})=>l),...i.filter(l=>l.of===t)].map(({holds:l})=>l))],
n.set(t,o)}return o}var Sr=ee(require("node:path"));var Fo=ee(require("node:path"));function Ce(e,t){if(e==="")return t;let n=d=>g(m({},d),{file:Fo.default.posix.join(e,d.file)}),o=d=>m(g(m({},n(d)),{changedHere:d.changedHere&&n(d.changedHere),
related:d.related.map(n),affects:d.affects.map(n)}),d.fix&&{fix:g(m({},d.fix),{edits:d.fix.edits.map(n)})}),{findings:r,rollout:s,versions:a,mended:i,allowances:l,
ledger:c}=t;return g(m(m(m(m(g(m({},t),{findings:r.map(o)}),s&&{rollout:s.map(n)}),a&&{versions:g(m({},a),{broken:a.broken.map(o),mended:a.mended.map(o),unchanged:a.
unchanged.map(o)})}),i&&{mended:i.map(o)}),l&&{allowances:l.map(d=>g(m({},n(d)),{allows:d.allows.map(o)}))}),{ledger:g(m({},c),{skipped:c.skipped.map(n)})})}var Ys;function Xs(){return Ys??=require("./explain.js")}function Po(...e){return Xs().sectionOf(...e)}var lt=require("./core.js");async function jr(e,{report:t,textOf:n},l={}){var c=l,{prefix:o="",fails:r=Yi,limit:s,all:a=!1}=c,i=K(c,["prefix","fails","limit","all"]);switch(e){case"json":return(await Promise.resolve().then(()=>(Ae(),To))).
renderJson(t);case"markdown":return(await Promise.resolve().then(()=>(He(),Go))).renderMarkdown(t,m({textOf:n,all:a},s&&{limit:s}));case"junit":return(await Promise.resolve().then(()=>(Rn(),Zo))).
renderJunit(Ce(o,t),g(m({},i),{fails:r}));case"sarif":{let{renderSarif:d}=await Promise.resolve().then(()=>(Ln(),Mr)),{gzipSync:f}=await Promise.resolve().then(()=>ee(require("node:zlib"))),
u=(await Promise.resolve().then(()=>ee(require("./policies.json")))).default,h=(0,lt.ownText)("policies/README.md"),$=(0,lt.ownText)("package.json");return d(Ce(
o,t),g(m(m({},i),$&&{version:JSON.parse($).version}),{textOf:O=>n(o===""?O:Sr.default.posix.relative(o,O)),wordsOf:O=>Object.hasOwn(u,O)?g(m({},u[O]),{page:h&&Po(
h,O)}):void 0,sizeOf:O=>f(O).length}))}}}function Yi({severity:e,status:t}){return e==="error"&&t==="new"}var En=require("node:util");var Xi=require("./core.js"),U=require("./core.js");function Fr(e,t){let n=vr(e),o=vr(t),r=o.size>1||n.size>1,s=new Map,a=[];for(let[l,c]of o){let d=n.get(l);d||a.push(`pods land in ${l} now`);for(let f of d?ea(d,
c):[])s.set(f,[...s.get(f)??[],l])}for(let l of n.keys())!o.has(l)&&o.size>0&&a.push(`no pods land in ${l} any more`);let i=[...s].map(([l,c])=>r&&c.length<o.size?
`${c.join(", ")}: ${l}`:l);return[...a,...i,...la(e,t)]}function vr({pods:e}){return new Map(e.map(t=>[t.subset?.name??t.among?.join(", ")??"the other pods",t]))}
function ea(e,t){let[n,o]=[e.pod.spec,t.pod.spec];return[...ta(e,t),...na(e,t),...Q("QoS",e.qosClass,t.qosClass),...Q("priority",n.priority??0,o.priority??0),...Q(
"priority class",n.priorityClassName,o.priorityClassName),...Q("preemption policy",n.preemptionPolicy,o.preemptionPolicy),...Jn("volume",Cr(n.volumes),Cr(o.volumes)),
...Jn("readiness gate",Ar(n.readinessGates),Ar(o.readinessGates)),...Q("on the host: QoS",e.host?.qosClass,t.host?.qosClass),...Q("on the host",e.host?.verdict,
t.host?.verdict)]}function ta(e,t){let[n,o]=[e,t].map(({pod:r})=>r.refusals[0]?.message);return n===o?[]:[o===void 0?"pods are created again":`pods are refused:\
 ${o}`]}function na(e,t){return["initContainers","containers"].flatMap(n=>{let[o,r]=[(0,C.objects)(e.pod.spec[n]),(0,C.objects)(t.pod.spec[n])],s=n==="container\
s"?"container":"init container";return[...o.filter(i=>!r.some(l=>(0,U.containerName)(l)===(0,U.containerName)(i))).map(i=>`- ${s} ${(0,U.containerName)(i)}`),...r.
flatMap((i,l)=>{let c=o.find(d=>(0,U.containerName)(d)===(0,U.containerName)(i));return c?sa((0,U.containerName)(i),c,i):[oa(s,t,n,l,r)]})]})}function oa(e,{pod:t},n,o,r){
let s=r[o+1],a=t.origin(["spec",n,o,"name"])?.manifest,i=a?.kind==="SidecarSet"?` (SidecarSet ${a.name})`:"";return`+ ${e} ${(0,U.containerName)(r[o])}${s?` bef\
ore ${(0,U.containerName)(s)}`:""}${i}`}var ra=["image","imagePullPolicy","restartPolicy"];function sa(e,t,n){return[...new Set([...Object.keys(t),...Object.keys(
n)])].filter(r=>!(0,En.isDeepStrictEqual)(t[r],n[r])).flatMap(r=>ra.includes(r)?Q(`${e}: ${r}`,t[r],n[r]):r==="resources"?ia(e,t[r],n[r]):r==="resizePolicy"||r===
"env"?aa(`${e}: ${r}`,t[r],n[r]):[`${e}: ${r} ${n[r]===void 0?"is gone":t[r]===void 0?"is set":"changes"}`])}function ia(e,t,n){return["requests","limits"].flatMap(
o=>{let[r,s]=[t,n].map(i=>(0,W.isObject)(i)&&(0,W.isObject)(i[o])?i[o]:{});return[...new Set([...Object.keys(r),...Object.keys(s)])].flatMap(i=>Q(`${e}: ${o}.${i}`,
r[i],s[i]))})}function aa(e,t,n){let o=i=>(0,ce.text_2)(i.name)||(0,ce.text_2)(i.resourceName),[r,s]=[(0,C.objects)(t),(0,C.objects)(n)],a=s.filter(i=>{let l=r.
find(c=>o(c)===o(i));return l&&!(0,En.isDeepStrictEqual)(l,i)});return[...Jn(e,r.map(o),s.map(o)),...a.map(i=>`${e} ${o(i)} changes`)]}function Jn(e,t,n){return[
...t.filter(o=>!n.includes(o)).map(o=>`- ${e} ${o}`),...n.filter(o=>!t.includes(o)).map(o=>`+ ${e} ${o}`)]}function Q(e,t,n){return t===n?[]:[`${e} ${Rr(t)} -> ${Rr(
n)}`]}function Rr(e){return e===void 0||e===""||e===null?"none":String(e)}function Cr(e){return(0,C.objects)(e).map(({name:t})=>(0,ce.text_2)(t))}function Ar(e){
return(0,C.objects)(e).map(({conditionType:t})=>(0,ce.text_2)(t))}function la(e,t){let n=({object:r})=>[...r.dropped.map(({path:s,by:a})=>`${s.filter(i=>typeof i==
"string").join(".")} is dropped by ${a}`)],o=n(e);return n(t).filter(r=>!o.includes(r))}function Un({profile:e},t){return t.find(n=>n.profile.kubernetes.display===e.kubernetes.display)}function Pr(e,t){let n=t.filter(({settings:o})=>o.name===e.settings.
name);return Un(e,n)??n[0]}var Ye=require("./core.js"),da=require("./core.js");var P=require("./core.js"),q=require("./core.js"),ca=require("./core.js");function Wr(e,t,n,o){let r=[...n].map(([s,a])=>{let[i,l]=[e.sightings.filter(({cell:c})=>c?.settings.name===a),t.sightings.filter(({cell:c})=>c?.settings.name===
s)];return fa(i,l,o)});return{broken:r.flatMap(({broken:s})=>s),mended:r.flatMap(({mended:s})=>s),unchanged:r.flatMap(({unchanged:s})=>s)}}function fa(e,t,n){let[
o,r]=[e,t].map(d=>new Set(d.map(P.causeOf))),s=e.filter(d=>!r?.has((0,P.causeOf)(d))),a=t.filter(d=>!o?.has((0,P.causeOf)(d))),[i,l]=[s,a].map(ma),c=new Set(a.filter(
d=>{let f=i.get((0,q.placeOf_2)(d))??[];return f.length>0&&Tr([d],n)<=Tr(f,n)}));return{broken:a.filter(d=>!c.has(d)),mended:s.filter(d=>!l.has((0,q.placeOf_2)(
d))),unchanged:t.filter(d=>o?.has((0,P.causeOf)(d))||c.has(d))}}function ma(e){let t=new Map;for(let n of e){let o=(0,q.placeOf_2)(n),r=t.get(o);r?r.push(n):t.set(
o,[n])}return t}var ua=["notice","warning","error"];function Tr(e,t){let n=e.flatMap(({cell:o})=>o??[]);return Math.max(-1,...(0,Ye.findingsOf)(e,n,t).map(({finding:o})=>ua.
indexOf(o.severity)))}var pa=require("./core.js"),ga=require("./core.js"),ha=require("./core.js"),ya=require("./core.js"),zn=require("./core.js"),xa=require("./core.js"),$a=require("./core.js");var wa=require("./core.js"),ba=require("./core.js"),Dn=require("./core.js"),Oa=require("./core.js"),ka=require("./core.js");var Ma=require("./core.js"),Kn=require("./core.js");var Sa=require("./core.js"),ja=require("./core.js"),_n=require("./core.js"),Bn=require("./core.js");var Pt=["kruise","vcluster","kubernetes"],va=300;function Ir(e,t,n,o,r){let s=Hn(t),a=new Map(e.map(i=>[i,[]]));for(let i of qn(t.cells,n)){let l=e.flatMap(d=>Qn(
d,i,s)??[]);if(l.length===0)continue;let c=new Gn(i[0],t,n,o,r);for(let[d,f]of c.find(l)){let u={clusters:d.clusters,releases:f?.names??[],breaks:f?c.breaks(f,d):
[]};a.get(d.draft)?.push(u)}}return new Map([...a].map(([i,l])=>[i,Aa(l)]))}var Gn=class{constructor(t,n,o,r,s){this.cell=t;this.repository=o;this.judge=r;this.
words=s;this.#e=t.settings,this.#n=n.sightings.filter(a=>a.cell?.settings.name===t.settings.name),this.#t=new Set(this.#n.map(P.causeOf))}cell;repository;judge;words;#e;#n;#t;#o=new Map;find(t){
let n=new Map(t.map(l=>[l,void 0])),{cell:o,judge:r}=this,s=Nr(o,r.knowledge,!1),a=[...s,...o.host?Nr(o.host,r.knowledge,!0):[]].sort(Vn),i=[...t];for(let l of[
a,Ra(s)]){l!==a&&(i=i.filter(({whole:c})=>!c));for(let c of l){if(i.length===0)return n;let d=new Set(i.flatMap(({manifests:M})=>[...M])),f=this.#r(c,i.some(({whole:M})=>M)?
void 0:d),u=new Set(f.map(P.causeOf)),h=f.filter(M=>!this.#t.has((0,P.causeOf)(M))),$=new Set(h.flatMap(M=>M.observation.refusal?Lr(M):[])),O=new Set(h.map(q.placeOf_2)),
y=i.filter(({causes:M,places:X,victims:T})=>[...M].every(R=>!u.has(R))&&[...X].every(R=>!O.has(R))&&[...T].every(R=>!$.has(R)));for(let M of y)n.set(M,c);i=i.filter(
M=>!y.includes(M))}}return n}breaks(t,{draft:n}){let o=this.#o.get(t);return o||(o=this.#r(t).filter(r=>!this.#t.has((0,P.causeOf)(r))),this.#o.set(t,o)),(0,Ye.findingsOf)(
o,this.#s(o),this.words).flatMap(({finding:r})=>{let{ruleId:s,severity:a,message:i,file:l,line:c,fingerprint:d}=r;return d===n.finding.fingerprint?[]:[{ruleId:s,
severity:a,message:i,file:l,line:c}]})}#s(t){return[...new Set(t.flatMap(({cell:n})=>n??[]))]}#r({versions:t,ofHost:n},o){let r=c=>(0,_n.withVersions)(c,(0,Bn.within)(
c.kubernetes,t),this.judge.knowledge),s=(0,Dn.hostOf)(this.#e,this.repository),a=n?this.#e:r(this.#e),i=[a,...s?[n?r(s):s]:[]],{sightings:l}=this.judge.judge(g(
m({},this.repository),{clusters:i}),void 0,o);return l.filter(c=>c.cell?.settings.name===a.name)}};function Nr({profile:e},t,n){let o=n?` on ${e.name}`:"";return Pt.
flatMap(r=>{let s=e[r];return s?at(t,s,(0,zn.releasesAhead)(t,s)).map(({release:{display:a,judged:i},minors:l,steps:c})=>({versions:{[r]:a},ofHost:n,names:[`${r}\
 ${i.text}${o}`],minors:l,steps:c})):[]}).sort(Vn)}function Ra(e){return e.flatMap((t,n)=>e.slice(n+1).flatMap(o=>{let r=m(m({},t.versions),o.versions);if(Object.
keys(r).length<2)return[];let s=[...t.names,...o.names].sort(Ca);return{versions:r,ofHost:!1,names:s,minors:t.minors+o.minors,steps:t.steps+o.steps}})).sort(Vn).
slice(0,va)}function Vn(e,t){return e.minors-t.minors||e.steps-t.steps}function Ca(e,t){let n=o=>Pt.findIndex(r=>o.startsWith(`${r} `));return n(e)-n(t)}function Hn({
judged:e}){let t=new Map;for(let n of e.values())for(let[o,{sighted:r}]of n)for(let[,s]of r)t.set(s,o);return t}function Qn(e,t,n){let o=new Set(t.map(({settings:a})=>a.
name)),r=e.seen.filter(({cell:a})=>a&&o.has(a.settings.name));if(r.length===0)return;let s=r.flatMap(({observation:a})=>[...[n.get(a)??[]].flat(),..."manifest"in
a.at?[a.at.manifest]:[],...a.affects?[a.affects]:[]]);return{draft:e,clusters:[...new Set(r.flatMap(({cell:a})=>a?.settings.name??[]))],causes:new Set(r.map(P.causeOf)),
places:new Set(r.map(q.placeOf_2)),victims:new Set(r.flatMap(Lr)),manifests:new Set(s),whole:r.some(({observation:a})=>!n.has(a))}}function Lr({observation:{affects:e,
at:t}}){let n=e??("manifest"in t?t.manifest:void 0);return n?[(0,Kn.identity)(n)]:[]}function qn(e,{objects:t}){let n=new Map;for(let r of e){let o=r.settings,{
name:s,environment:a,places:i,atMost:l,next:c}=o,d=K(o,["name","environment","places","atMost","next"]),f=(t.get(s)??[]).map(({path:h})=>h),u=JSON.stringify([d,
f,r.profile.hostNamespace]);n.set(u,[...n.get(u)??[],r])}return[...n.values()]}function Aa(e){let t=new Map;for(let n of e){let o=JSON.stringify([n.releases,n.breaks]),
r=t.get(o);t.set(o,r?g(m({},r),{clusters:[...r.clusters,...n.clusters]}):n)}return[...t.values()]}var Gr=ee(require("node:path"));var Fa;function Pa(){return Fa??=require("node:child_process")}function Jr(...e){return Pa().execFileSync(...e)}var Er=require("node:os"),$e=ee(require("node:path"));var Z=class extends Error{name="GitCannotTell";elsewhere=!1;static[Symbol.hasInstance](t){return t instanceof Error&&t.name==="GitCannotTell"}},Ta=2**30,Wa=12e4,
Na=/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|DIFF_OPTS|[A-Z]+_PATHSPECS)$/,Ia=["core.quotepath=off","diff.relative=false","safe.bareRepository=explicit","core.fsmonitor\
=false",`core.hooksPath=${Er.devNull}`];function Ur(e,{safe:t=[],mayFetch:n=!1}={}){let o={LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0"},r=m(m(m({},
Object.fromEntries(Object.entries(process.env).filter(([i])=>!Na.test(i)))),o),!n&&{GIT_NO_LAZY_FETCH:"1"}),a=[...Ia,...[...t].map(i=>`safe.directory=${i}`)].flatMap(
i=>["-c",i]);return(i,l)=>{try{return Jr("git",[...a,...i],m({cwd:e,env:r,maxBuffer:Ta,timeout:Wa,windowsHide:!0,stdio:[l===void 0?"ignore":"pipe","pipe","pipe"]},
l!==void 0&&{input:l}))}catch(c){throw new Z(La(c,i[0]))}}}function La({code:e,stderr:t,message:n},o=""){if(e==="ENOENT")return"git is not installed";if(e==="ET\
IMEDOUT"||e==="ENOBUFS")return`git ${o} was stopped: it took too long or said too much`;let[r=""]=t?.toString().trim().split(`
`,1)??[];return r.replace(/^fatal: /,"")||n}function Tt(e){try{return e()}catch(t){if(t instanceof Z)return;throw t}}function we(e){return e.toString().split("\0").
filter(Boolean)}function*zr(e,t){let n=!$e.default.relative(t,e).startsWith("..");for(let o=$e.default.resolve(e);;o=$e.default.dirname(o))if(yield o,!n||o===$e.default.
resolve(t)||o===$e.default.dirname(o))return}function Xe(e){return/\.(?:ya?ml|json)$/i.test(e)}var Ja=/(?:^|\/)(?:Chart\.yaml|kustomization\.ya?ml|Kustomization)$/;function Dr(e){let t=new Set;for(let n of e)
Ja.test(n)&&t.add(Zn(n));return t}function Kr(e,t){for(let n=Zn(e);;n=Zn(n)){if(t.has(n))return!0;if(n===".")return!1}}function Zn(e){return e.includes("/")?e.slice(
0,e.lastIndexOf("/")):"."}function _r({files:e},t,n=()=>!1){let o=[...e.keys()];return o.some(r=>Xe(r)||r===t||Ea.test(r))||o.some(n)}var Ea=/(?:^|\/)\.gitmodules$/;
function Br({files:e},t,n){let o=e.get(t);return o==="whole"||(o?.some(([r,s])=>r<=n&&n<=s)??!1)}function Vr(e,t){let n=Yn(t),o=Xn(e,t,n);for(let i of oo(t))o.delete(n(i));let r=new Set(no(e,t).map(n)),s=[...r].filter(i=>o.get(i)?.isSubmodule===!1),a=ro(s.map(
i=>o.get(i).id),t);for(let i of s){let l=o.get(i),c=a.get(l.id);if(c!==void 0)o.set(i,g(m({},l),{size:c}));else if(Xe(i))throw new Z(`the text of ${i} is ${eo}`)}
return{commit:e,files:o,differs:i=>r.has(i),contents:i=>so(i,o,t)}}function Yn(e){let t=e(["rev-parse","--show-prefix"]).toString().replace(/\n$/,"");return t===
""?n=>n:n=>Gr.default.posix.relative(t,n)}function Xn(e,t,n){let o=new Map;for(let r of we(t(["ls-tree","-r","-z","--full-tree",e]))){let[,s="",a,i="",l=""]=/^(\S+) (\S+) (\S+)\t(.*)$/s.
exec(r)??[];o.set(n(l),{id:i,isLink:s===to,isSubmodule:a==="commit"})}return o}var eo="not in this clone, which is partial",to="120000";function no(e,t){return we(
t(["diff","--name-only","-z","--no-renames","--no-ext-diff","--ignore-submodules=dirty",e]))}function oo(e){return we(e(["ls-files","-t","-z","--full-name","--",
":/"])).filter(n=>n.startsWith("S ")).map(n=>n.slice(2))}function ro(e,t){if(e.length===0)return new Map;let n=Tt(()=>t(["cat-file","--batch-check"],e.map(o=>`${o}\

`).join("")));return new Map((n?.toString().split(`
`)??[]).flatMap(o=>{let[,r,s]=/^([0-9a-f]+) blob (\d+)$/.exec(o)??[];return r?[[r,Number(s)]]:[]}))}var Ua=128*1024*1024;function*so(e,t,n){let o=r=>t.get(r)?.size??
0;for(let r=0;r<e.length;){let s=r;for(let c=0;s<e.length&&(s===r||c<Ua);s++)c+=o(e[s]);let a=e.slice(r,s),i=n(["cat-file","--batch"],a.map(c=>`${t.get(c)?.id}
`).join("")),l=0;for(let c of a){let d=i.indexOf(`
`,l)+1,f=d+o(c);yield[c,i.subarray(d,f)],l=f+1}r=s}}var io=require("./core.js"),ao=require("./core.js"),za=require("./core.js"),lo=require("./core.js"),Da=require("./core.js"),co=require("./core.js"),fo=require("./core.js"),
Ka=require("./core.js");function mo(e,t){for(let n of io.KUSTOMIZATION_NAMES){let o=(0,co.joined)(e,n);if(!t.isFile(o))continue;let r=t.read(o);return"unread"in r?void 0:(0,fo.readKustomization)(
r)}}function Wt(e,t){let n=new Map,o=new Map,r=new Set,s=[],a=(i,l)=>{n.set(i.folder,i),o.set(i.file.path,i.file);let c=(d,f)=>{s.push({file:i.file,span:{start:d.
start,end:d.end},reason:f})};for(let{what:d,node:f}of i.needs)c(f,`it has ${d}, and no program but kustomize is started`);for(let{name:d,to:f,use:u,node:h,field:$}of i.
references){let O=t.isFolder(f);if(!O&&!t.isFile(f)){(0,lo.isRemote)(d)?c(h,`it names what would have to be fetched: ${d}`):t.isOutside(f)?c(h,`${d} leads out o\
f the repository`):$.endsWith("Generator")&&c(h,`${d} is not there, of which ${$} makes an object`);continue}if(t.isOutside(f))c(h,`${d} leads out of the reposi\
tory`);else if(O){let y=mo(f,t);if(!y)continue;t.isOutside(y.file.path)?c(h,`${y.file.path} leads out of the repository`):f===i.folder||l.includes(f)?c(h,`kusto\
mizations include each other: ${[...l,i.folder,f].join(" -> ")}`):n.has(f)||a(y,[...l,i.folder])}else{let y=t.read(f);"unread"in y?c(h,`${d} is not read: ${y.unread}`):
y.invalidAt!==void 0&&u!=="data"?c(h,`${d} is no UTF-8`):(o.set(f,y),u==="resource"&&r.add(f),u==="plugin"&&!(0,ao.isBuiltin)(y)&&c(h,`it has a plugin in ${$}: ${d}`))}}};
return a(e,[]),{root:e,kustomizations:n,files:o,resources:r,hindrances:s}}function Hr(e,t){let n=e.filter(({isComponent:d})=>!d),o=new Set;for(let d of n)for(let{
to:f}of d.references)f!==d.folder&&o.add(f);let[r,s]=[!0,!1].map(d=>n.filter(({folder:f})=>d!==o.has(f))),a=new Set,i=[],l=r.map(d=>Wt(d,t));for(let d of l.sort(
(f,u)=>u.kustomizations.size-f.kustomizations.size))c(d);for(let d of s)a.has(d.folder)||c(Wt(d,t));return i.sort((d,f)=>d.root.folder<f.root.folder?-1:1);function c(d){
if(!a.has(d.root.folder)){i.push(d);for(let f of d.kustomizations.keys())a.add(f)}}}Ke();me();Mt();le();N();var be={error:10,warning:10,notice:10,all:50},_a=255,Ba=16e3;function Zr(e,t){let n=[],o=new Map;for(let s of(0,Te.newFirst)(e.findings)){let a=Ga(s,t);if(!a){n.
push(s);continue}let{file:i,line:l,column:c}=a,d=JSON.stringify([s.severity,i,l,c,s.ruleId,s.message]),f=o.get(d);f?f.findings.push(s):o.set(d,{at:a,findings:[s]})}
return{annotations:[...o.values()].map(({at:s,findings:a})=>Va(a,s,e)),elsewhere:n}}function uo(e,t=be){let n=Qr(e,t);if(n.length===e.length)return{shown:n};let o=Xr(
t)?Qr(e,g(m({},t),{notice:t.notice-1,all:t.all-1})):n;return{shown:o,withheld:Qa(e.filter(r=>!o.includes(r)))}}function Yr(e,t=be){let{shown:n,withheld:o}=uo(e,
t),r=n.map(({severity:s,file:a,line:i,endLine:l,column:c,endColumn:d,title:f,message:u})=>{let h=m(m({},c&&{col:c}),d&&{endColumn:d});return qr(s,g(m({file:a,line:i,
endLine:l},h),{title:f}),u)});return o&&Xr(t)&&r.push(qr("notice",{title:"Kruise Preflight"},o)),r.map(s=>`${s}
`).join("")}function Xr({notice:e,all:t}){return e>0&&t>0}function Ga(e,t){return!t||t(e.file,e.line)?e:e.changedHere??void 0}function Qr(e,o){var r=o,{all:t}=r,
n=K(r,["all"]);return e.filter(({severity:s})=>n[s]-- >0).slice(0,t)}function Va(e,t,{clusters:n}){let o=e[0],r=e.slice(1).flatMap(a=>On(a,n)),s=[...ue(o,n),...r];
return t!==o&&s.push(`The cause: ${(0,k.visible)((0,F.placeWords)(o))}`),g(m({severity:o.severity},Ha(o,t)),{title:`Kruise Preflight: ${(0,k.visible)(o.ruleId)}`.
slice(0,_a),message:s.map(H.inert).join(`
`).slice(0,Ba)})}function Ha(e,t){let{file:n,line:o,column:r}=t;if(t!==e)return{file:n,line:o,endLine:o,column:r};if(e.confidence==="file")return{file:n,line:o,
endLine:o};let s=e.endColumn===1&&e.endLine>o?e.endLine-1:e.endLine;return s>o?{file:n,line:o,endLine:s}:e.endLine===o?{file:n,line:o,endLine:s,column:r,endColumn:Math.
max(r,e.endColumn)}:{file:n,line:o,endLine:s,column:r}}function Qa(e){let t=Ie.severities.flatMap(o=>{let r=e.filter(s=>s.severity===o).length;return r?[(0,S.counted)(
r,o)]:[]}),n=e.length===1?"is":"are";return`${t.join(", ")} more ${n} not annotated: GitHub shows ${be.error} of each severity in a step, and ${be.all} in a job\
. The job summary and the log have more.`}function qr(e,t,n){let o=Object.entries(t).map(([r,s])=>`${r}=${qa(String(s))}`);return`::${e} ${o.join(",")}::${es(n)}`}
var es=e=>e.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A"),qa=e=>es((0,H.inert)((0,k.visible)(e))).replaceAll(":","%3A").replaceAll(",","%2C");V();V();V();V();V();V();wt();wt();Rn();He();He();He();yn();Ln();Ae();function ns(e){let{documents:t,checked:n,skipped:o}=e.ledger;return(0,_.printed)(g(m({schemaVersion:e.schemaVersion,upgrades:e.upgrades.map(Za),broken:e.broken.
map(ts),mended:e.mended.map(ne.finding),unchanged:e.unchanged.map(ts),runs:e.runs.map(Xa)},e.allowances&&{allowances:e.allowances.map(dt.allowance)}),{ledger:{documents:t,
checked:n,skipped:o.map(({file:r,line:s,reason:a})=>({file:r,line:s,reason:a}))}}))}var Za=({cluster:e,from:t,to:n})=>({cluster:e,from:t.map(z.cluster),to:n.map(
z.cluster)}),Ya=({clusters:e,releases:t,breaks:n})=>({clusters:e,releases:t,breaks:n.map(({ruleId:o,severity:r,message:s,file:a,line:i})=>({ruleId:o,severity:r,
message:s,file:a,line:i}))}),ts=e=>g(m({},(0,ne.finding)(e)),{needs:e.needs.map(Ya)}),Xa=({object:e,file:t,line:n,pods:o,clusters:r,runs:s})=>({object:(0,ct.object_2)(
e),file:t,line:n,pods:o,clusters:r,runs:s});oe();E();G();var Oe=require("./core.js"),ke=require("./core.js"),et=require("./core.js"),L=require("./core.js"),Me=require("./core.js"),tt=require("./core.js"),nt=require("./core.js"),
Y=require("./core.js");Ge();var Nt=50,It=300;function rs(e){let{broken:t,mended:n,unchanged:o}=e;return[`## Kruise Preflight: ${(0,p.inline)((0,x.clipped)((0,nt.outcomeWords)(e),It))}
`,...(0,et.movesWords)(e).map(s=>`- ${(0,p.inline)(s)}
`),...t.length>0?[`
### Newly broken
`]:[],...t.slice(0,Nt).map(s=>el(s,e)),...ss(t.length),po("Newly mended",n.map(s=>os(s,e))),po("Unchanged",o.map(s=>`${os(s,e)}${tl(s,e)}`)),po("What runs other\
wise",nl(e)),(0,Pe.allowancesMarkdown)(e),...(0,tt.notedOf)(e).map(({note:s,names:a})=>`
- ${(0,p.inline)(s)} (${(0,p.inline)((0,v.shortened)(a))})
`)].join("")}function el(e,t){let{severity:n,message:o,fix:r,affects:s}=e,a=(0,Y.shownClusters)(e.clusters,t);return`
${[`<b>${n}</b> ${(0,se.html)((0,x.clipped)(o,It))}`,`${(0,j.code)(`${e.file}:${e.line}:${e.column}`)} ${(0,j.code)(e.ruleId)}`,...(0,D.upstreamWords)(e).map(({
message:l})=>(0,re.block)(l)),`**Do** ${(0,p.inline)(e.remedy)}`,...r?[`**Fix** ${(0,p.inline)(`${r.title}${r.safe?"":" (changes what runs)"}, which clears it t\
oday as well`)}`]:[],...s.length>1?[`**Affects** ${(0,p.inline)((0,v.shortened)(s.map(L.namedObject)))}`]:[],...a===""?[]:[`**In** ${(0,p.inline)(a)}`],...e.assumes.
map(l=>`**Assumes** ${(0,p.inline)(l)}`),...e.needs.map(l=>`**Needs** ${(0,p.inline)(`${(0,Me.needWords)(l,e.clusters,t)}${(0,Oe.brokenWords)(l)}`)}`)].join(`

`)}
`}function os({severity:e,file:t,line:n,message:o,ruleId:r,clusters:s},a){let i=(0,Y.shownClusters)(s,a);return`- ${e} ${(0,j.code)(`${t}:${n}`)} ${(0,p.inline)(
(0,x.clipped)(o,It))} ${(0,j.code)(r)}${i&&` in ${(0,p.inline)(i)}`}`}function tl({needs:e,clusters:t},n){return e.map(o=>`; needs ${(0,p.inline)(`${(0,Me.needWords)(
o,t,n)}${(0,Oe.brokenWords)(o)}`)}`).join("")}function nl(e){return e.runs.flatMap(t=>{let n=(0,Y.shownClusters)(t.clusters,e),o=t.runs.map(r=>`  - ${(0,p.inline)(
(0,x.clipped)(r,It))}`);return[[`- **${(0,p.inline)((0,L.namedObject)(g(m({},t.object),{pods:t.pods})))}**${n&&` in ${(0,p.inline)(n)}`}`,...o].join(`
`)]})}function po(e,t){if(t.length===0)return"";let n=[...t.slice(0,Nt),...ss(t.length)].join(`
`);return`
<details><summary>${e} (${t.length})</summary>

${n}

</details>
`}function ss(e){return e>Nt?[`- and ${e-Nt} more`]:[]}Ae();function is({schemaVersion:e,plans:t,changes:n,ledger:o}){let{documents:r,checked:s,skipped:a}=o;return(0,_.printed)({schemaVersion:e,plans:t.map(({clusters:i,now:l,
steps:c,orders:d})=>({clusters:i,now:(0,z.cluster)(l),steps:c.map(ol),orders:d.map(({order:f,best:u,between:h})=>({order:f,best:u,between:h.map(Lt)}))})),changes:n.
map(i=>g(m({},(0,ne.finding)(i)),{before:i.before.map(({release:l,clusters:c})=>({release:l,clusters:c}))})),ledger:{documents:r,checked:s,skipped:a.map(({file:i,
line:l,reason:c})=>({file:i,line:l,reason:c}))}})}var ol=({releases:e,broken:t,mended:n,unknown:o,notes:r})=>({releases:e,broken:t.map(Lt),mended:n.map(Lt),unknown:o.
map(Lt),notes:r}),Lt=({ruleId:e,severity:t,message:n,file:o,line:r,affects:s})=>({ruleId:e,severity:t,message:n,file:o,line:r,affects:s.map(({kind:a,namespace:i,
name:l})=>({kind:a,namespace:i,name:l}))});de();E();G();G();le();function rl(e){return[sl(e),...e.notes.map(t=>`(${t})`)].join(" ")}function sl({broken:e,mended:t,unknown:n}){let o=[...e.length>0?[`${(0,ke.countedBySeverity)(
e)} ${e.length===1?"breaks":"break"}`]:[],...n.length>0?[`${(0,ke.countedBySeverity)(n)} may break`]:[],...t.length>0?[`${(0,ke.countedBySeverity)(t)} mended`]:
[]];if(o.length===0)return"nothing changes";let r=new Set([...e,...n,...t].flatMap(({affects:s})=>s.map(L.namedObject)));return`${o.join(", ")}: ${(0,v.shortened)(
[...r])}`}function Jt({steps:e}){let t=[];for(let n of e){let[o,r]=[rl(n),n.releases.join(", ")],s=t.at(-1),a=s?.words===o&&go(s.first)===go(r);s&&a&&n.releases.
length===1?s.last=r:t.push({first:r,last:r,words:o})}return t.map(({first:n,last:o,words:r})=>({releases:n===o?n:`${n} to ${o.slice(go(o).length+1)}`,words:r}))}
function go(e){return e.slice(0,e.indexOf(" "))}function Et({orders:e}){let t=e.filter(r=>r.best),[n]=t;return n?[t.length===e.length?`any, ${ho(n)}`:`${t.map(as).
join("; or ")}, ${ho(n)}`,...e.filter(r=>!r.best).map(r=>`not ${as(r)}, ${ho(r)}`)]:[]}function as({order:e}){return e.join(", then ")}function ho({between:e}){
if(e.length===0)return"nothing breaks on the way only";let t=e.map(({message:n,ruleId:o})=>`${n} [${o}]`);return`${(0,ke.countedBySeverity)(e)} ${e.length===1?"\
breaks":"break"} on the way only: ${(0,v.shortened)(t,3)}`}function Ut({before:e},t){return e.map(({release:n,clusters:o})=>o.length===t.length?n:`${n} in ${(0,v.shortened)(
o)}`).join("; ")}function zt({plans:e,changes:t,ledger:n}){let o=t.filter(({fix:a})=>a).length,r=e.flatMap(({clusters:a})=>a);return`${t.length===0?"Nothing to \
mend before":`${(0,S.counted)(t.length,"finding")} to mend before, ${o} with a fix`}, for ${(0,S.counted)(r.length,"cluster")} and ${(0,S.counted)(n.checked,"do\
cument")}`}var yo=100,xo=300;function ls(e){let{plans:t,changes:n}=e,o=t.flatMap(({clusters:s})=>s),r=n.length>yo?`- and ${n.length-yo} more
`:"";return[`## Kruise Preflight: ${(0,p.inline)(zt(e))}
`,...t.map(il),...n.length>0?[`
### To change before

`]:[],...n.slice(0,yo).map(s=>al(s,o)),r].join("")}function il(e){let t=Jt(e).map(({releases:s,words:a})=>`| ${(0,B.cell)((0,p.inline)(s))} | ${(0,B.cell)((0,p.inline)(
(0,x.clipped)(a,xo)))} |
`),n=Et(e).map(s=>`
Order: ${(0,p.inline)((0,x.clipped)(s,xo))}
`),o=`
### ${(0,p.inline)(`${(0,v.shortened)(e.clusters)}: ${(0,ze.versions)(e.now)}`)}

`,r=t.length>0?`| release | what it does |
|---|---|
${t.join("")}`:`No known release is ahead.
`;return`${o}${r}${n.join("")}`}function al(e,t){let{file:n,line:o,severity:r,message:s,ruleId:a,remedy:i,fix:l}=e,c=l?`${l.title}${l.safe?"":" (changes what ru\
ns)"}; it can be made today`:i;return[`- ${r} ${(0,j.code)(`${n}:${o}`)} ${(0,p.inline)((0,x.clipped)(s,xo))} ${(0,j.code)(a)}`,`  - before ${(0,p.inline)(Ut(e,
t))}`,`  - ${l?"fix":"do"}: ${(0,p.inline)(c)}`,""].join(`
`)}de();var ll=require("./core.js"),dl=require("./core.js"),J=require("./core.js");fe();G();N();var Dt=120;function ds(e){let t=e.plans.flatMap(n=>[...cl(n),""]);return e.changes.length>0&&t.push("To change before:",...fl(e),""),t.push(`${zt(e)}.`),`${t.
map(H.inert).join(`
`)}
`}function cl(e){let t=Jt(e),n=Math.max(...t.map(({releases:a})=>a.length),0),o=`${(0,v.shortened)(e.clusters)}: ${(0,ze.versions)(e.now)}`,r=t.flatMap(({releases:a,
words:i})=>(0,J.wrapped)(`  ${(0,k.visible)(a).padEnd(n)}  `,(0,w.folded)(i),Dt)),s=Et(e).flatMap(a=>(0,J.wrapped)("  order: ",(0,w.folded)(a),Dt));return[...(0,J.wrapped)(
"",(0,k.visible)(o),Dt),...r.length>0?r:["  no known release is ahead"],...s]}function fl({changes:e,plans:t}){let n=t.flatMap(({clusters:o})=>o);return(0,A.grouped_3)(
e,({file:o})=>o).flatMap(([o,r])=>[`  ${(0,k.visible)(o)}`,...r.flatMap(s=>ml(s,n))])}function ml(e,t){let{line:n,column:o,severity:r,message:s,ruleId:a,affects:i,
remedy:l,fix:c}=e,d=(f,u)=>(0,J.wrapped)(`      = ${`${f}:`.padEnd(8)} `,(0,w.folded)(u),Dt);return[`    ${n}:${o} ${r}: ${(0,w.folded)(s)} [${(0,k.visible)(a)}\
]`,...d("before",Ut(e,t)),...i.length>1?d("affects",(0,v.shortened)(i.map(L.namedObject))):[],...d("do",l),...c?d("fix",`${c.title}${c.safe?"":" (changes what r\
uns)"}; it can be made today`):[]]}oe();G();Ge();N();var ot=120,cs=50,fs=20,Kt="    ";function us(e){let t=[...(0,et.movesWords)(e).flatMap(o=>(0,J.wrapped)("",(0,k.visible)(o),ot)),""],n=(o,r)=>{r.length>0&&t.push(
`${o}:`,...r,"")};n("Newly broken",e.broken.flatMap(o=>[...$o(o),...ul(o,e),...ms(o,e)])),n("Newly mended",e.mended.flatMap(o=>[...$o(o),...wo(o,e)])),n("Unchan\
ged",e.unchanged.flatMap(o=>[...$o(o),...wo(o,e),...ms(o,e)])),n("What runs otherwise",pl(e));for(let{note:o,names:r}of(0,tt.notedOf)(e))t.push(...(0,J.wrapped)(
"note: ",`${(0,w.folded)(o)} (${(0,k.visible)((0,v.shortened)(r))})`,ot));return t.push(`${(0,nt.outcomeWords)(e)}.`,...(0,on.allowancesText)(e,ot)),`${t.map(H.inert).
join(`
`)}
`}function $o({file:e,line:t,column:n,severity:o,message:r,ruleId:s}){return[`${(0,k.visible)(`${e}:${t}:${n}:`)} ${o}: ${(0,w.folded)(r)} [${(0,k.visible)(s)}]`]}
function Se(e,t){return t===""?[]:(0,J.wrapped)(`${Kt}= ${`${e}:`.padEnd(8)} `,(0,w.folded)(t),ot)}function ul(e,t){let{affects:n,fix:o}=e;return[...(0,D.upstreamWords)(
e).map(({on:s,message:a})=>`${Kt}= upstream${(0,k.visible)(s)}:  ${(0,k.visible)(a)}`),...Se("do",e.remedy),...o?Se("fix",`${o.title}${o.safe?"":" (changes what\
 runs)"}, which clears it today as well`):[],...n.length>1?Se("affects",(0,v.shortened)(n.map(L.namedObject))):[],...wo(e,t),...e.assumes.flatMap(s=>Se("assumes",
s))]}function wo(e,t){let n=(0,Y.shownClusters)(e.clusters,t);return Se("in",n)}function ms({needs:e,clusters:t},n){return e.flatMap(o=>Se("needs",`${(0,Me.needWords)(
o,t,n)}${(0,Oe.brokenWords)(o)}`))}function pl(e){let t=e.runs.slice(0,cs).flatMap(o=>{let r=(0,Y.shownClusters)(o.clusters,e),s=o.runs.length-fs;return[...(0,J.wrapped)(
"  ",(0,w.folded)(`${(0,L.namedObject)(g(m({},o.object),{pods:o.pods}))}${r&&` in ${r}`}`),ot),...o.runs.slice(0,fs).map(a=>`${Kt}  ${(0,w.folded)(a)}`),...s>0?
[`${Kt}  and ${s} more`]:[]]}),n=e.runs.length-cs;return n>0?[...t,`  and ${n} more`]:t}0&&(module.exports={COMPONENTS,GitCannotTell,LINK,PARTIAL,WHOLE_ROOM,alike,apart,attempt,behaviourOf,changedSince,clusterNotesMarkdown,committedByGit,compare,contentsByGit,
details,differencesOfPods,distinctAhead,elsewhereMarkdown,existingMarkdown,fields,filesOf,fitAnnotations,fold,foldersBetween,gitAt,isInside,isManifestName,isRelevant,
kustomizationIn,leftOut,listed,manifestsOf,matrix,mendedMarkdown,namerOf,needsOf,notesMarkdown,pendingIn,placedUnder,planAnnotations,reachOf,render,renderAnnotations,
renderJunit,renderMarkdown,renderSarif,renderUpgradeJson,renderUpgradeMarkdown,renderUpgradePlanJson,renderUpgradePlanMarkdown,renderUpgradePlanText,renderUpgradeText,
renderedFolders,rootsOf,sameCell,sameRelease,semanticDifference,sidecarSetSpec,sizesOf,touches,uncheckedMarkdown});
