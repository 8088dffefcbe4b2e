"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var upgrade_text_exports={};__export(upgrade_text_exports,{renderUpgradeText:()=>renderUpgradeText});module.exports=__toCommonJS(upgrade_text_exports);var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");function cells(text){return/^[\x20-\x7e]*$/.test(text)?Array.from(text,each=>({text:each,width:1})):Array.from(clusters.segment(text),({segment})=>({text:segment,
width:widthOf(segment)}))}function width(text){return/^[\x20-\x7e]*$/.test(text)?text.length:cells(text).reduce((sum,cell2)=>sum+cell2.width,0)}function wrapped(head,text,columns2){
let indent=" ".repeat(width(head)),lines=[],line=head,used=width(head),empty=!0;for(let word of text.split(" ")){let wordWidth=width(word);!empty&&used+1+wordWidth>
columns2&&(lines.push(line),line=indent,used=indent.length,empty=!0),line+=empty?word:` ${word}`,used+=wordWidth+(empty?0:1),empty=!1}return[...lines,line]}function widthOf(segment){
return wide.test(segment)?2:new RegExp("^\\p{Mark}+$","u").test(segment)?0:1}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}function clipped(text,most){return text.length>most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}…`:text}var mostListed=10;var mostWords=300;function addedAllowances({allowances=[],mended}){return mended===void 0?[]:allowances.filter(({status})=>status==="new")}function allowanceWords(allowance,report){let reason=visible(clipped(folded(allowance.because),mostWords));return`${whatOf(allowance,report)} ${visible(allowance.
rule)}${dayOf(allowance)}: ${reason}`}function allowancesText(report,columns2){let listed=inOrder(report);if(listed.length===0)return[];let lines=listed.slice(0,
mostListed).flatMap(each=>{let{file,line,column}=each;return wrapped("  ",`${visible(`${file}:${line}:${column}`)} ${allowanceWords(each,report)}`,columns2)}),more=listed.
length-mostListed,rest=more>0?[`  and ${more} more; --format json has them all`]:[];return[`${summed(listed)}:`,...lines,...rest]}function inOrder(report){let added=addedAllowances(report);return[...added,...(report.allowances??[]).filter(each=>!added.includes(each))]}function summed(allowances){
let findings=new Set(allowances.flatMap(({allows,config})=>allows.map(({fingerprint})=>`${config} ${fingerprint}`))).size,said=`${findings===1?"1 finding is":`${findings===
0?"no":findings} findings are`} allowed by ${allowances.length===1?"1 allowance":`${allowances.length} allowances`}`;return`${said[0]?.toUpperCase()}${said.slice(
1)}`}var STATES={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed for",pending:"will count once it is \
on the base for"};function whatOf(allowance,report){let words=STATES[allowance.state],{length}=allowance.allows,count=length>1?` ${length} times`:"";return`${addedAllowances(
report).includes(allowance)?"(new) ":""}${words}${count}`}function dayOf({until,state}){return until===void 0?"":state==="expired"?` (until ${until})`:` until ${until}`}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function movesWords({upgrades}){return grouped(upgrades,each=>moveOf(each)).map(([move,alike])=>{let names=alike.flatMap(each=>nameOf(each)??[]);return names.length>
0?`${shortened(names)}: ${move}`:move})}function nameOf({cluster,from}){if(cluster.includes("="))return;let old=from[0]?.name;return old===void 0||old===cluster?
cluster:`${old} as ${cluster}`}function moveOf({cluster,from,to}){let parts=["kubernetes","kruise","vcluster"].flatMap(of=>{let[was,is]=[from,to].map(each=>ends(
[...new Set(each.map(one=>one[of]??"none"))]));return was!==is?[{moves:!0,words:`${of} ${was} -> ${is}`}]:is==="none"?[]:[{moves:!1,words:`${of} ${is}`}]}),moves=parts.
filter(each=>each.moves),words=(moves.length>0&&!cluster.includes("=")?moves:parts).map(each=>each.words).join(", ");if(moves.length>0)return words;let host=to[0]?.
host;return host?`stays as it is on ${host}`:`stays as it is (${words})`}function ends(all){return all.length>1?`${all[0]} - ${all.at(-1)}`:all[0]??"none"}function shownClusters(names,{
upgrades}){let all=new Set(upgrades.flatMap(({cluster,from})=>[cluster,...from.map(({name})=>name)]));return upgrades.length===1&&names.every(each=>all.has(each))?
"":shortened(names)}function needWords(need,clusters2,report){let words=need.releases.length>0?need.releases.join(" and "):"no known release clears it",where2=need.
clusters.length<clusters2.length?shownClusters(need.clusters,report):"";return where2===""?words:`${words} in ${where2}`}function brokenWords({breaks}){if(breaks.
length===0)return"";let told=breaks.map(({message,ruleId})=>`${message} [${ruleId}]`);return`, where ${countedBySeverity(breaks)} newly ${breaks.length===1?"bre\
aks":"break"}: ${shortened(told,3)}`}function countedBySeverity(findings){let parts=severities.flatMap(severity=>{let count=findings.filter(each=>each.severity===
severity).length;return count>0?[counted(count,severity)]:[]});return parts.length<2?parts[0]??"nothing":`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`}function outcomeWords({
broken,mended,unchanged,ledger}){let words=[`${countedBySeverity(broken)} newly broken`,`${countedBySeverity(mended)} newly mended`,`${countedBySeverity(unchanged)}\
 unchanged`].join(", ");return`${words[0]?.toUpperCase()}${words.slice(1)}, in ${counted(ledger.checked,"document")}`}function namedObject(object){let{kind,namespace,
name,pods=0}=object;return`${kind} ${namespace===null?"":`${namespace}/`}${name}${pods>0?` (${counted(pods,"pod")})`:""}`}function notedOf({upgrades}){let notes=new Map,
all=upgrades.flatMap(({from,to})=>[...from,...to]);for(let each of all)for(let note of each.notes)notes.set(note,(notes.get(note)??new Set).add(each.name));return[
...notes].map(([note,names])=>({note,names:[...names]}))}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}var columns=120,mostRows=50,mostLines=20,gutter="    ";function renderUpgradeText(report){let lines=[...movesWords(report).flatMap(each=>wrapped("",visible(each),
columns)),""],section=(title,body)=>{body.length>0&&lines.push(`${title}:`,...body,"")};section("Newly broken",report.broken.flatMap(each=>[...headLines(each),...details(
each,report),...needs(each,report)])),section("Newly mended",report.mended.flatMap(each=>[...headLines(each),...where(each,report)])),section("Unchanged",report.
unchanged.flatMap(each=>[...headLines(each),...where(each,report),...needs(each,report)])),section("What runs otherwise",runs(report));for(let{note,names}of notedOf(
report))lines.push(...wrapped("note: ",`${folded(note)} (${visible(shortened(names))})`,columns));return lines.push(`${outcomeWords(report)}.`,...allowancesText(
report,columns)),`${lines.map(inert).join(`
`)}
`}function headLines({file,line,column,severity,message,ruleId}){return[`${visible(`${file}:${line}:${column}:`)} ${severity}: ${folded(message)} [${visible(ruleId)}\
]`]}function part(label,words){return words===""?[]:wrapped(`${gutter}= ${`${label}:`.padEnd(8)} `,folded(words),columns)}function details(finding,report){let{affects,
fix}=finding;return[...upstreamWords(finding).map(({on,message})=>`${gutter}= upstream${visible(on)}:  ${visible(message)}`),...part("do",finding.remedy),...fix?
part("fix",`${fix.title}${fix.safe?"":" (changes what runs)"}, which clears it today as well`):[],...affects.length>1?part("affects",shortened(affects.map(namedObject))):
[],...where(finding,report),...finding.assumes.flatMap(each=>part("assumes",each))]}function where(finding,report){let words=shownClusters(finding.clusters,report);
return part("in",words)}function needs({needs:all,clusters:clusters2},report){return all.flatMap(need=>part("needs",`${needWords(need,clusters2,report)}${brokenWords(
need)}`))}function runs(report){let lines=report.runs.slice(0,mostRows).flatMap(row=>{let of=shownClusters(row.clusters,report),more=row.runs.length-mostLines;return[
...wrapped("  ",folded(`${namedObject(__spreadProps(__spreadValues({},row.object),{pods:row.pods}))}${of&&` in ${of}`}`),columns),...row.runs.slice(0,mostLines).
map(each=>`${gutter}  ${folded(each)}`),...more>0?[`${gutter}  and ${more} more`]:[]]}),rest=report.runs.length-mostRows;return rest>0?[...lines,`  and ${rest} \
more`]:lines}0&&(module.exports={renderUpgradeText});
