"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var junit_exports={};__export(junit_exports,{renderJunit:()=>renderJunit});module.exports=__toCommonJS(junit_exports);var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}function clipped(text,most){return text.length>most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}…`:text}var mostWords=300;function addedAllowances({allowances=[],mended}){return mended===void 0?[]:allowances.filter(({status})=>status==="new")}function addedWords(report){
let count=addedAllowances(report).length;return count===0?void 0:`${count===1?"1 allowance is":`${count} allowances are`} new`}function allowanceWords(allowance,report){let reason=visible(clipped(folded(allowance.because),mostWords));return`${whatOf(allowance,report)} ${visible(allowance.
rule)}${dayOf(allowance)}: ${reason}`}var STATES={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed for",pending:"will count once it is on th\
e base for"};function whatOf(allowance,report){let words=STATES[allowance.state],{length}=allowance.allows,count=length>1?` ${length} times`:"";return`${addedAllowances(
report).includes(allowance)?"(new) ":""}${words}${count}`}function dayOf({until,state}){return until===void 0?"":state==="expired"?` (until ${until})`:` until ${until}`}var recorded="recorded: ";function basisWords({basis}){let cases=basis.evidence.filter(each=>each.startsWith(recorded)).map(each=>each.slice(recorded.length)),evidence=basis.level==="rec\
orded"&&cases.length>0?cases:basis.evidence,more2=evidence.length>3?` and ${evidence.length-3} more`:"";return`${basis.level}${evidence.length>0?` (${evidence.slice(
0,3).join(", ")}${more2})`:""}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster=>cluster.config===config)}function described(cluster){
let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs})`}function clustersOf(finding,all){
let{clusters:clusters2,coming=[]}=finding,later=new Set(coming.flatMap(each=>each.clusters)),now=clusters2.filter(name=>!later.has(name));return[...byEnvironment(
now,judgedOn(finding,all)),...coming.map(({versions:next,clusters:names2,failsFrom})=>{let day=failsFrom===null?"":`, an error from ${failsFrom}`;return`${shortened(
names2)} from ${next}${day}`})]}function byEnvironment(names2,all,most=6){let hit=new Set(names2),environments=grouped(all,cluster=>cluster.environment),lines=[];
for(let[environment,members]of environments){let inIt=members.filter(cluster=>hit.has(cluster.name));if(!inIt.length)continue;let alone=all.length===1,head=environment===
null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most))}${more(inIt.length-most)}`)}
let known=new Set(all.map(({name})=>name)),strangers=names2.filter(name=>!known.has(name));return strangers.length&&lines.push(`${strangers.slice(0,most).join("\
, ")}${more(strangers.length-most)}`),lines}function sameVersions(clusters2){return grouped(clusters2,versions).map(([runs,same])=>{let[first]=same;return first&&
same.length===1?described(first):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";function placeWords({file,line,column,confidence}){return confidence==="file"?file:`${file}:${line}:${column}`}function fromWords({renderedFrom}){return renderedFrom===
void 0?"":` (from ${renderedFrom})`}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names2=>others.length===0?"":` on ${shortened(names2)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}function saidLines(finding,clusters2){let{message,symptom,remedy}=finding;return[folded(`${message}${fromWords(finding)}`),...upstreamWords(finding).map(each=>`\
Upstream${visible(each.on)}: ${visible(each.message)}`),symptom?`You would see: ${folded(symptom)}`:"",remedy?`Do: ${folded(remedy)}`:"",...clusterLines(finding,
clusters2)].filter(line=>line!=="")}function clusterLines(finding,clusters2){return clustersOf(finding,clusters2).map(words=>`In: ${visible(words)}`)}var CONFIGURATION="a configuration of Kruise Preflight",SNAPSHOT="a snapshot of a cluster";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts=severities.
flatMap(severity=>{let count=findings.filter(finding=>finding.severity===severity).length;return count?[counted(count,severity)]:[]});if(!parts.length)return"no\
 findings";let fresh=findings.filter(finding=>finding.status==="new").length,all=parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`;
return fresh===findings.length?all:`${all} (${fresh} new)`}function verdict(report){let{ledger,clusters:clusters2}=report,[first]=clusters2,names2=new Set(clusters2.
map(({config,name})=>JSON.stringify([config,name]))),where=first&&clusters2.length===1?visible(described(first)):counted(names2.size,"cluster"),words=`${countedFindings(
report)} in ${counted(ledger.checked,"document")}, for ${where}`,added=addedWords(report);return added===void 0?words:`${words}; ${added}`}function uncheckedIn({
skipped}){return skipped.filter(({reason})=>reason!==CONFIGURATION&&reason!==SNAPSHOT)}function leftOutWords({ledger:{leftOut:leftOut2=[]}},most=3){return leftOut2.length?`${counted(leftOut2.length,"object")} left out: ${byReason(leftOut2,most)}`:
void 0}function byReason(unchecked,most){let reasons=grouped(unchecked,({reason})=>reason).sort(([,a],[,b])=>b.length-a.length),shown=reasons.slice(0,most).map(
([reason,those])=>{let places=those.slice(0,2).map(({file,line})=>visible(`${file}:${line}`));return`${folded(reason)} (${places.join(", ")}${those.length>2?` a\
nd ${those.length-2} more`:""})`}),rest=reasons.slice(most).reduce((sum,[,those])=>sum+those.length,0);return`${shown.join("; ")}${rest?`; and ${rest} for other\
 reasons`:""}`}var entities={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"};function xml(line){return visible(line).replace(/[\ufffe\uffff]/g,each=>`\\u${each.charCodeAt(0).toString(
16)}`).replace(/[&<>"]/g,each=>entities[each]??each).replaceAll("##[","##&#91;").replace(/^(\s*):(?=:)/,"$1&#58;")}function attributes(of){return Object.entries(
of).map(([name,value])=>` ${name}="${xml(String(value))}"`).join("")}var TOOL="kruise-preflight",ALLOWED=`${TOOL}.allowed`,mostListed=10,mostSkipped=1e3,longestName=500,longestLine=4e3;function renderJunit(report,{fails,most=1e4,
limit=3e7,tell}){let frame=suite(TOOL,ownCases(report),clusterProperties(report)),allowances=allowanceCases(report),allowed=allowances.length>0?[suite(ALLOWED,allowances)]:
[],left=limit-size([frame,...allowed].flatMap(({lines})=>lines))-4096,nameOf=names(report.findings),cases=new Map,ranked=[...report.findings].sort((a,b)=>rank(a,
fails)-rank(b,fails));for(let finding of ranked.slice(0,most)){let name=nameOf(finding),full=caseOf(finding,report,name,fails,!0),one=size(full.lines)<=left?full:
caseOf(finding,report,name,fails,!1),needed=size(one.lines)+2*classOf(finding).length+150;if(needed>left)break;left-=needed,cases.set(finding,one)}let rules=grouped(
report.findings.filter(each=>cases.has(each)),classOf).map(([name,of])=>suite(name,of.flatMap(each=>cases.get(each)??[]))),out=leftOut(ranked.filter(each=>!cases.
has(each)),fails,tell),suites=[frame,...rules,...allowed,...out?[suite(`${TOOL}.left-out`,[out])]:[]],all=suites.flatMap(({cases:of})=>of);return`${['<?xml vers\
ion="1.0" encoding="UTF-8"?>',`<testsuites name="Kruise Preflight"${counts(all)}>`,...suites.flatMap(({lines})=>lines),"</testsuites>"].join(`
`)}
`}function suite(name,cases,properties=[]){let lines=[`  <testsuite${attributes({name})}${counts(cases)}>`,...properties,...cases.flatMap(each=>each.lines),"  <\
/testsuite>"];return{cases,lines}}function counts(cases){let count=outcome=>cases.filter(each=>each.outcome===outcome).length;return attributes({tests:cases.length,
failures:count("failed"),errors:0,skipped:count("skipped"),time:0})}function clusterProperties({clusters:clusters2}){return clusters2.length===0?[]:["    <prope\
rties>",...clusters2.map(each=>`      <property${attributes({name:"cluster",value:described(each)})}/>`),"    </properties>"]}function ownCases(report){let head=attributes(
{classname:TOOL,name:"the manifests are checked",time:0}),skipped=uncheckedIn(report.ledger),more2=skipped.length-mostSkipped,out=leftOutWords(report);return[{outcome:"\
passed",lines:[`    <testcase${head}>`,`      <system-out>${[verdict(report),...out?[out]:[]].map(xml).join(`
`)}</system-out>`,"    </testcase>"]},...skipped.slice(0,mostSkipped).map(({file,line,reason},at)=>{let name=`${clipped(file,longestName)}:${line} is checked`,twice=skipped.
findIndex(each=>each.file===file&&each.line===line)<at;return withSkipped({name:twice?`${name} (${at+1})`:name,file,line},`Not checked: ${folded(reason)}`)}),...more2>
0?[withSkipped({name:"every document is checked"},`${counted(more2,"more document")} not checked`)]:[]]}function allowanceCases(report){let{allowances=[]}=report,
used=new Set,more2=allowances.length-mostSkipped;return[...allowances.slice(0,mostSkipped).map(each=>{let{file,line,rule,because}=each,plain=clipped(`${file}: ${rule}\
: ${folded(because)}`,longestName),name=plain;for(let nth=2;used.has(name);nth++)name=`${plain} (${nth})`;return used.add(name),withSkipped({classname:ALLOWED,name,
file,line},allowanceWords(each,report))}),...more2>0?[withSkipped({classname:ALLOWED,name:"every allowance has room"},counted(more2,"more allowance"))]:[]]}function withSkipped(of,message){
let skipped=`      <skipped${attributes({message:clipped(message,longestLine)})}/>`;return{outcome:"skipped",lines:[`    <testcase${attributes(__spreadProps(__spreadValues(
{classname:TOOL},of),{time:0}))}>`,skipped,"    </testcase>"]}}function rank(finding,fails){let{status,severity}=finding;return(fails(finding)?0:100)+(status===
"new"?0:10)+severities.indexOf(severity)}function classOf({family,ruleId}){return`${family}.${ruleId}`}function names(findings){let plain=({file,message})=>clipped(
`${file}: ${folded(message)}`,longestName),key=finding=>`${classOf(finding)} ${plain(finding)}`,count=new Map;for(let each of findings)count.set(key(each),(count.
get(key(each))??0)+1);let used=new Set;return finding=>{let name=(count.get(key(finding))??0)>1?`${plain(finding)} (${finding.fingerprint})`:plain(finding);for(let nth=2;used.
has(`${classOf(finding)} ${name}`);nth++)name=`${plain(finding)} (${finding.fingerprint}, ${nth})`;return used.add(`${classOf(finding)} ${name}`),name}}function caseOf(finding,report,name,fails,inFull){
let{file,line,severity,status}=finding,failed=fails(finding),message=clipped(folded(finding.message),longestLine),body=inFull?bodyOf(finding,report).map(each=>xml(
clipped(each,longestLine))):[],said=failed?message:`${status==="new"?severity:`${severity}, there before this change`}: ${message}`,tag=failed?"failure":"skippe\
d",opened=`      <${tag}${attributes(__spreadValues({message:said},failed&&{type:severity}))}`;return{outcome:failed?"failed":"skipped",lines:[`    <testcase${attributes(
{classname:classOf(finding),name,file,line,time:0})}>`,...body.length>0?[`${opened}>${body.join(`
`)}</${tag}>`]:[`${opened}/>`],"    </testcase>"]}}function bodyOf(finding,{clusters:clusters2}){let{changedHere,related,affects,assumes,fix,why}=finding,affected=affects.
slice(0,mostListed).map(_a=>{var _b=_a,{kind,namespace,name}=_b,place=__objRest(_b,["kind","namespace","name"]);return`${kind} ${namespace===null?"":`${namespace}\
/`}${name||"(unnamed)"} (${place.file}:${place.line})`}),more2=affects.length-mostListed;return[placeWords(finding),...saidLines(finding,clusters2),...why?[`Why\
: ${folded(why)}`]:[],...changedHere&&placeWords(changedHere)!==placeWords(finding)?[`Brought about at: ${placeWords(changedHere)}`]:[],...related.slice(0,mostListed).
map(each=>`At: ${placeWords(each)} ${folded(each.note)}`),`Known: ${basisWords(finding)}`,...assumes.slice(0,mostListed).map(each=>`Assumes: ${folded(each)}`),...affects.
length>1?[`Affects: ${affected.join(", ")}${more2>0?` and ${more2} more`:""}`]:[],...fix?[`Fix: ${folded(fix.title)}${fix.safe?"":" (changes what runs)"}`]:[]]}
function leftOut(findings,fails,tell){if(findings.length===0)return;let failing=findings.filter(fails).length,message=`${counted(findings.length,"more finding")}\
, ${failing} of which ${failing===1?"fails":"fail"} the run, ${findings.length===1?"is":"are"} not in this file; --format json has them all.`;tell?.(message);let tag=failing>
0?"failure":"skipped";return{outcome:failing>0?"failed":"skipped",lines:[`    <testcase${attributes({classname:`${TOOL}.left-out`,name:"every finding has room",
time:0})}>`,`      <${tag}${attributes({message})}/>`,"    </testcase>"]}}var size=lines=>lines.reduce((sum,line)=>sum+Buffer.byteLength(line)+1,0);0&&(module.exports={renderJunit});
