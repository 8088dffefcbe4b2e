"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var annotations_exports={};__export(annotations_exports,{renderAnnotations:()=>renderAnnotations});module.exports=__toCommonJS(annotations_exports);function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster=>cluster.config===config)}function described(cluster){
let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs})`}function clustersOf(finding,all){
let{clusters,coming=[]}=finding,later=new Set(coming.flatMap(each=>each.clusters)),now=clusters.filter(name=>!later.has(name));return[...byEnvironment(now,judgedOn(
finding,all)),...coming.map(({versions:next,clusters:names,failsFrom})=>{let day=failsFrom===null?"":`, an error from ${failsFrom}`;return`${shortened(names)} f\
rom ${next}${day}`})]}function byEnvironment(names,all,most=6){let hit=new Set(names),environments=grouped(all,cluster=>cluster.environment),lines=[];for(let[environment,
members]of environments){let inIt=members.filter(cluster=>hit.has(cluster.name));if(!inIt.length)continue;let alone=all.length===1,head=environment===null&&alone?
"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most))}${more(inIt.length-most)}`)}let known=new Set(
all.map(({name})=>name)),strangers=names.filter(name=>!known.has(name));return strangers.length&&lines.push(`${strangers.slice(0,most).join(", ")}${more(strangers.
length-most)}`),lines}function sameVersions(clusters){return grouped(clusters,versions).map(([runs,same])=>{let[first2]=same;return first2&&same.length===1?described(
first2):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";function upstreamWords({refusal,clusters}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),here=clusters.
filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters:here),message},...others.map(
each=>({on:on(each.clusters),message:each.message}))]}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}function saidLines(finding,clusters){let{message,symptom,remedy}=finding;return[folded(message),...upstreamWords(finding).map(each=>`Upstream${visible(each.on)}\
: ${visible(each.message)}`),symptom?`You would see: ${folded(symptom)}`:"",remedy?`Do: ${folded(remedy)}`:"",...clustersOf(finding,clusters).map(words=>`In: ${visible(
words)}`)].filter(line=>line!=="")}var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}var longestTitle=255,longestMessage=16e3;function renderAnnotations(report,options){let limit=options.limit??10,planned=report.findings.map(finding=>placed(finding,
options.isChanged)).sort((a,b)=>Number(b.changed)-Number(a.changed)||rank(a.finding)-rank(b.finding)),shown=first(planned,limit,limit);shown.length<planned.length&&
(shown=first(planned,limit,limit-1));let lines=shown.map(each=>annotation(each,report));if(shown.length<planned.length){let withheld=planned.filter(each=>!shown.
includes(each)).map(({finding})=>finding.severity);lines.push(command("notice",{title:"Kruise Preflight"},withheldWords(withheld,limit)))}return lines.map(line=>`${line}\

`).join("")}function placed(finding,isChanged){let{changedHere}=finding;return isChanged(finding.file,finding.line)?{finding,changed:!0,at:finding}:changedHere&&
isChanged(changedHere.file,changedHere.line)?{finding,changed:!0,at:changedHere}:{finding,changed:!1,at:finding}}function rank({status,severity}){return(status===
"new"?0:severities.length)+severities.indexOf(severity)}function first(planned,limit,notices){let left={error:limit,warning:limit,notice:notices};return planned.
filter(({finding})=>left[finding.severity]-- >0)}function annotation({finding,at},report){let message=saidLines(finding,report.clusters);at!==finding&&message.push(
`The cause: ${visible(`${finding.file}:${finding.line}:${finding.column}`)}`);let title=`Kruise Preflight: ${visible(finding.ruleId)}`.slice(0,longestTitle);return command(
finding.severity,__spreadProps(__spreadValues({},range(finding,at)),{title}),message.map(inert).join(`
`).slice(0,longestMessage))}function range(finding,at){let{file,line,column}=at;if(at!==finding)return{file,line,endLine:line,col:column};let endLine=finding.endColumn===
1&&finding.endLine>line?finding.endLine-1:finding.endLine;return endLine>line?{file,line,endLine}:finding.endLine===line?{file,line,endLine,col:column,endColumn:Math.
max(column,finding.endColumn)}:{file,line,endLine,col:column}}function withheldWords(withheld,limit){let parts=severities.flatMap(severity=>{let count=withheld.
filter(each=>each===severity).length;return count?[counted(count,severity)]:[]}),verb=withheld.length===1?"is":"are";return`${parts.join(", ")} more ${verb} not\
 annotated: GitHub shows ${limit} of each severity in a step. The job summary and the log have more.`}function command(name,properties,message){let written=Object.
entries(properties).map(([key,value])=>`${key}=${escapeProperty(String(value))}`);return`::${name} ${written.join(",")}::${escapeData(message)}`}var escapeData=text=>text.
replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A"),escapeProperty=text=>escapeData(inert(visible(text))).replaceAll(":","%3A").replaceAll(",","%2C");0&&(module.exports={renderAnnotations});
