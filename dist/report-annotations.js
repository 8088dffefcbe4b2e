"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var annotations_exports={};__export(annotations_exports,{WHOLE_ROOM:()=>WHOLE_ROOM,fitAnnotations:()=>fitAnnotations,planAnnotations:()=>planAnnotations,renderAnnotations:()=>renderAnnotations});
module.exports=__toCommonJS(annotations_exports);function placeWords({file,line,column,confidence}){return confidence==="file"?file:`${file}:${line}:${column}`}function fromWords({renderedFrom}){return renderedFrom===
void 0?"":` (from ${renderedFrom})`}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster=>cluster.config===config)}function described(cluster){
let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs})`}function clustersOf(finding,all){
let{clusters:clusters2,coming=[]}=finding,later=new Set(coming.flatMap(each=>each.clusters)),now=clusters2.filter(name=>!later.has(name));return[...byEnvironment(
now,judgedOn(finding,all)),...coming.map(({versions:next,clusters:names,failsFrom})=>{let day=failsFrom===null?"":`, an error from ${failsFrom}`;return`${shortened(
names)} from ${next}${day}`})]}function byEnvironment(names,all,most=6){let hit=new Set(names),environments=grouped(all,cluster=>cluster.environment),lines=[];for(let[
environment,members]of environments){let inIt=members.filter(cluster=>hit.has(cluster.name));if(!inIt.length)continue;let alone=all.length===1,head=environment===
null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most))}${more(inIt.length-most)}`)}
let known=new Set(all.map(({name})=>name)),strangers=names.filter(name=>!known.has(name));return strangers.length&&lines.push(`${strangers.slice(0,most).join(",\
 ")}${more(strangers.length-most)}`),lines}function sameVersions(clusters2){return grouped(clusters2,versions).map(([runs,same])=>{let[first2]=same;return first2&&
same.length===1?described(first2):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function newFirst(findings){return[...findings].sort((a,b)=>rankOfNew(a)-rankOfNew(b))}function rankOfNew({severity,status}){return(status==="new"?0:severities.
length)+severities.indexOf(severity)}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}function saidLines(finding,clusters2){let{message,symptom,remedy}=finding;return[folded(`${message}${fromWords(finding)}`),...upstreamWords(finding).map(each=>`\
Upstream${visible(each.on)}: ${visible(each.message)}`),symptom?`You would see: ${folded(symptom)}`:"",remedy?`Do: ${folded(remedy)}`:"",...clusterLines(finding,
clusters2)].filter(line=>line!=="")}function clusterLines(finding,clusters2){return clustersOf(finding,clusters2).map(words=>`In: ${visible(words)}`)}var WHOLE_ROOM={error:10,warning:10,notice:10,all:50},longestTitle=255,longestMessage=16e3;function planAnnotations(report,isChanged){let elsewhere=[],groups=new Map;
for(let finding of newFirst(report.findings)){let at=placeOf(finding,isChanged);if(!at){elsewhere.push(finding);continue}let{file,line,column}=at,key=JSON.stringify(
[finding.severity,file,line,column,finding.ruleId,finding.message]),group=groups.get(key);group?group.findings.push(finding):groups.set(key,{at,findings:[finding]})}
return{annotations:[...groups.values()].map(({at,findings})=>annotation(findings,at,report)),elsewhere}}function fitAnnotations(annotations,room=WHOLE_ROOM){let all=first(
annotations,room);if(all.length===annotations.length)return{shown:all};let shown=hasNotice(room)?first(annotations,__spreadProps(__spreadValues({},room),{notice:room.
notice-1,all:room.all-1})):all;return{shown,withheld:withheldWords(annotations.filter(each=>!shown.includes(each)))}}function renderAnnotations(annotations,room=WHOLE_ROOM){
let{shown,withheld}=fitAnnotations(annotations,room),lines=shown.map(({severity,file,line,endLine,column,endColumn,title,message})=>{let columns=__spreadValues(
__spreadValues({},column&&{col:column}),endColumn&&{endColumn});return command(severity,__spreadProps(__spreadValues({file,line,endLine},columns),{title}),message)});
return withheld&&hasNotice(room)&&lines.push(command("notice",{title:"Kruise Preflight"},withheld)),lines.map(line=>`${line}
`).join("")}function hasNotice({notice,all}){return notice>0&&all>0}function placeOf(finding,isChanged){return!isChanged||isChanged(finding.file,finding.line)?finding:
finding.changedHere??void 0}function first(annotations,_a){var _b=_a,{all}=_b,each=__objRest(_b,["all"]);return annotations.filter(({severity})=>each[severity]-- >
0).slice(0,all)}function annotation(findings,at,{clusters:clusters2}){let finding=findings[0],more2=findings.slice(1).flatMap(each=>clusterLines(each,clusters2)),
lines=[...saidLines(finding,clusters2),...more2];return at!==finding&&lines.push(`The cause: ${visible(placeWords(finding))}`),__spreadProps(__spreadValues({severity:finding.
severity},range(finding,at)),{title:`Kruise Preflight: ${visible(finding.ruleId)}`.slice(0,longestTitle),message:lines.map(inert).join(`
`).slice(0,longestMessage)})}function range(finding,at){let{file,line,column}=at;if(at!==finding)return{file,line,endLine:line,column};if(finding.confidence==="\
file")return{file,line,endLine:line};let endLine=finding.endColumn===1&&finding.endLine>line?finding.endLine-1:finding.endLine;return endLine>line?{file,line,endLine}:
finding.endLine===line?{file,line,endLine,column,endColumn:Math.max(column,finding.endColumn)}:{file,line,endLine,column}}function withheldWords(withheld){let parts=severities.
flatMap(severity=>{let count=withheld.filter(each=>each.severity===severity).length;return count?[counted(count,severity)]:[]}),verb=withheld.length===1?"is":"a\
re";return`${parts.join(", ")} more ${verb} not annotated: GitHub shows ${WHOLE_ROOM.error} of each severity in a step, and ${WHOLE_ROOM.all} in a job. The job \
summary and the log have more.`}function command(name,properties,message){let written=Object.entries(properties).map(([key,value])=>`${key}=${escapeProperty(String(
value))}`);return`::${name} ${written.join(",")}::${escapeData(message)}`}var escapeData=text=>text.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A"),escapeProperty=text=>escapeData(inert(visible(text))).replaceAll(":","%3A").replaceAll(",","%2C");0&&(module.exports={WHOLE_ROOM,fitAnnotations,planAnnotations,renderAnnotations});
