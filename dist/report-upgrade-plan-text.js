"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var upgrade_plan_text_exports={};__export(upgrade_plan_text_exports,{renderUpgradePlanText:()=>renderUpgradePlanText});module.exports=__toCommonJS(upgrade_plan_text_exports);function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");function cells(text){return/^[\x20-\x7e]*$/.test(text)?Array.from(text,each=>({text:each,width:1})):Array.from(clusters.segment(text),({segment})=>({text:segment,
width:widthOf(segment)}))}function width(text){return/^[\x20-\x7e]*$/.test(text)?text.length:cells(text).reduce((sum,cell2)=>sum+cell2.width,0)}function wrapped(head,text,columns2){
let indent=" ".repeat(width(head)),lines=[],line=head,used=width(head),empty=!0;for(let word of text.split(" ")){let wordWidth=width(word);!empty&&used+1+wordWidth>
columns2&&(lines.push(line),line=indent,used=indent.length,empty=!0),line+=empty?word:` ${word}`,used+=wordWidth+(empty?0:1),empty=!1}return[...lines,line]}function widthOf(segment){
return wide.test(segment)?2:new RegExp("^\\p{Mark}+$","u").test(segment)?0:1}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedBySeverity(findings){let parts=severities.flatMap(severity=>{let count=findings.filter(each=>each.severity===severity).length;return count>0?[counted(
count,severity)]:[]});return parts.length<2?parts[0]??"nothing":`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`}function namedObject(object){let{kind,namespace,name,pods=0}=object;return`${kind} ${namespace===null?"":`${namespace}/`}${name}${pods>0?` (${counted(pods,"pod")}\
)`:""}`}function stepWords(step){return[changeWords(step),...step.notes.map(note=>`(${note})`)].join(" ")}function changeWords({broken,mended,unknown}){let parts=[...broken.
length>0?[`${countedBySeverity(broken)} ${broken.length===1?"breaks":"break"}`]:[],...unknown.length>0?[`${countedBySeverity(unknown)} may break`]:[],...mended.
length>0?[`${countedBySeverity(mended)} mended`]:[]];if(parts.length===0)return"nothing changes";let names=new Set([...broken,...unknown,...mended].flatMap(({affects})=>affects.
map(namedObject)));return`${parts.join(", ")}: ${shortened([...names])}`}function stepsOf({steps}){let told=[];for(let step of steps){let[words,release]=[stepWords(
step),step.releases.join(", ")],before=told.at(-1),alike=before?.words===words&&componentOf(before.first)===componentOf(release);before&&alike&&step.releases.length===
1?before.last=release:told.push({first:release,last:release,words})}return told.map(({first,last,words})=>({releases:first===last?first:`${first} to ${last.slice(
componentOf(last).length+1)}`,words}))}function componentOf(release){return release.slice(0,release.indexOf(" "))}function orderWords({orders}){let best=orders.
filter(each=>each.best),[first]=best;return first?[best.length===orders.length?`any, ${costOf(first)}`:`${best.map(sequence).join("; or ")}, ${costOf(first)}`,...orders.
filter(each=>!each.best).map(each=>`not ${sequence(each)}, ${costOf(each)}`)]:[]}function sequence({order}){return order.join(", then ")}function costOf({between}){
if(between.length===0)return"nothing breaks on the way only";let told=between.map(({message,ruleId})=>`${message} [${ruleId}]`);return`${countedBySeverity(between)}\
 ${between.length===1?"breaks":"break"} on the way only: ${shortened(told,3)}`}function beforeWords({before},all){return before.map(({release,clusters:clusters2})=>clusters2.
length===all.length?release:`${release} in ${shortened(clusters2)}`).join("; ")}function planWords({plans,changes,ledger}){let fixes=changes.filter(({fix})=>fix).
length,all=plans.flatMap(({clusters:clusters2})=>clusters2);return`${changes.length===0?"Nothing to mend before":`${counted(changes.length,"finding")} to mend b\
efore, ${fixes} with a fix`}, for ${counted(all.length,"cluster")} and ${counted(ledger.checked,"document")}`}var columns=120;function renderUpgradePlanText(report){let lines=report.plans.flatMap(each=>[...planLines(each),""]);return report.changes.length>0&&lines.push(
"To change before:",...changeLines(report),""),lines.push(`${planWords(report)}.`),`${lines.map(inert).join(`
`)}
`}function planLines(plan){let told=stepsOf(plan),width2=Math.max(...told.map(({releases})=>releases.length),0),head=`${shortened(plan.clusters)}: ${versions(plan.
now)}`,steps=told.flatMap(({releases,words})=>wrapped(`  ${visible(releases).padEnd(width2)}  `,folded(words),columns)),orders=orderWords(plan).flatMap(each=>wrapped(
"  order: ",folded(each),columns));return[...wrapped("",visible(head),columns),...steps.length>0?steps:["  no known release is ahead"],...orders]}function changeLines({
changes,plans}){let all=plans.flatMap(({clusters:clusters2})=>clusters2);return grouped(changes,({file})=>file).flatMap(([file,own])=>[`  ${visible(file)}`,...own.
flatMap(each=>changeLinesOf(each,all))])}function changeLinesOf(change,all){let{line,column,severity,message,ruleId,affects,remedy,fix}=change,part=(label,words)=>wrapped(
`      = ${`${label}:`.padEnd(8)} `,folded(words),columns);return[`    ${line}:${column} ${severity}: ${folded(message)} [${visible(ruleId)}]`,...part("before",
beforeWords(change,all)),...affects.length>1?part("affects",shortened(affects.map(namedObject))):[],...part("do",remedy),...fix?part("fix",`${fix.title}${fix.safe?
"":" (changes what runs)"}; it can be made today`):[]]}0&&(module.exports={renderUpgradePlanText});
