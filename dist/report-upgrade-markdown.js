"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var upgrade_markdown_exports={};__export(upgrade_markdown_exports,{renderUpgradeMarkdown:()=>renderUpgradeMarkdown});module.exports=__toCommonJS(upgrade_markdown_exports);var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("").replace(/^[#+=-]/,
"\\$&").replace(/^(\d+)(?=[.)](?: |$))/,"$1\\")}function html(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?`<code>${entities(piece.slice(1,
-1))}</code>`:unlinked(entities(piece))).join("")}function code(text){let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.
test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}function block(text,language="text"){let shown=[text].flat().map(visible).join(`
`),fence="`".repeat(Math.max(3,longestRun(shown)+1));return`${fence}${language}
${shown}
${fence}`}function cell(markdown){return markdown.replace(/(\\*)\|/g,(each,marks)=>marks.length%2?each:`${marks}\\|`)}function clipped(text,most){return text.length>
most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}…`:text}function prose(text){return unlinked(entities(text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){
return text.replace(/@(?=\w)/g,`@${apart}`).replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/\b(GH|GHSA|CVE)-(?=\w)/gi,`$1-${apart}`).replace(/:(?=[\w+-]+:)/g,`:${apart}`).
replace(/:\/\//g,`:${apart}//`).replace(/www\./gi,each=>`${each.slice(0,-1)}${apart}.`).replace(/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi,each=>each.match(/.{1,6}/g).
join(apart)).replaceAll("$","<span>$</span>")}function entities(text){return text.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function longestRun(text){
return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}var mostRows=100,mostWords=300;function addedAllowances({allowances=[],mended}){return mended===void 0?[]:allowances.filter(({status})=>status==="new")}function allowancesMarkdown(report){let listed=inOrder(report);if(listed.length===0)return"";let rows=listed.slice(0,mostRows).map(each=>{let{file,line,rule,until="",
because}=each;return`| ${[code(`${file}:${line}`),code(rule),inline(whatOf(each,report)),until,inline(clipped(because,mostWords))].map(cell).join(" | ")} |`}),more=listed.
length-mostRows,rest2=more>0?`
and ${more} more; the JSON report has them all.
`:"",open=addedAllowances(report).length>0?" open":"",table=["| where | rule | | until | because |","|---|---|---|---|---|",...rows].join(`
`);return`
<details${open}><summary>${summed(listed)}</summary>

${table}
${rest2}
</details>
`}function inOrder(report){let added=addedAllowances(report);return[...added,...(report.allowances??[]).filter(each=>!added.includes(each))]}function summed(allowances){
let findings=new Set(allowances.flatMap(({allows,config})=>allows.map(({fingerprint})=>`${config} ${fingerprint}`))).size,said=`${findings===1?"1 finding is":`${findings===
0?"no":findings} findings are`} allowed by ${allowances.length===1?"1 allowance":`${allowances.length} allowances`}`;return`${said[0]?.toUpperCase()}${said.slice(
1)}`}var STATES={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed for",pending:"will count once it is \
on the base for"};function whatOf(allowance,report){let words=STATES[allowance.state],{length}=allowance.allows,count=length>1?` ${length} times`:"";return`${addedAllowances(
report).includes(allowance)?"(new) ":""}${words}${count}`}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function movesWords({upgrades}){return grouped(upgrades,each=>moveOf(each)).map(([move,alike])=>{let names=alike.flatMap(each=>nameOf(each)??[]);return names.length>
0?`${shortened(names)}: ${move}`:move})}function nameOf({cluster,from}){if(cluster.includes("="))return;let old=from[0]?.name;return old===void 0||old===cluster?
cluster:`${old} as ${cluster}`}function moveOf({cluster,from,to}){let parts=["kubernetes","kruise","vcluster"].flatMap(of=>{let[was,is]=[from,to].map(each=>ends(
[...new Set(each.map(one=>one[of]??"none"))]));return was!==is?[{moves:!0,words:`${of} ${was} -> ${is}`}]:is==="none"?[]:[{moves:!1,words:`${of} ${is}`}]}),moves=parts.
filter(each=>each.moves),words=(moves.length>0&&!cluster.includes("=")?moves:parts).map(each=>each.words).join(", ");if(moves.length>0)return words;let host=to[0]?.
host;return host?`stays as it is on ${host}`:`stays as it is (${words})`}function ends(all){return all.length>1?`${all[0]} - ${all.at(-1)}`:all[0]??"none"}function shownClusters(names,{
upgrades}){let all=new Set(upgrades.flatMap(({cluster,from})=>[cluster,...from.map(({name})=>name)]));return upgrades.length===1&&names.every(each=>all.has(each))?
"":shortened(names)}function needWords(need,clusters2,report){let words=need.releases.length>0?need.releases.join(" and "):"no known release clears it",where=need.
clusters.length<clusters2.length?shownClusters(need.clusters,report):"";return where===""?words:`${words} in ${where}`}function brokenWords({breaks}){if(breaks.
length===0)return"";let told=breaks.map(({message,ruleId})=>`${message} [${ruleId}]`);return`, where ${countedBySeverity(breaks)} newly ${breaks.length===1?"bre\
aks":"break"}: ${shortened(told,3)}`}function countedBySeverity(findings){let parts=severities.flatMap(severity=>{let count=findings.filter(each=>each.severity===
severity).length;return count>0?[counted(count,severity)]:[]});return parts.length<2?parts[0]??"nothing":`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`}function outcomeWords({
broken,mended,unchanged,ledger}){let words=[`${countedBySeverity(broken)} newly broken`,`${countedBySeverity(mended)} newly mended`,`${countedBySeverity(unchanged)}\
 unchanged`].join(", ");return`${words[0]?.toUpperCase()}${words.slice(1)}, in ${counted(ledger.checked,"document")}`}function namedObject(object){let{kind,namespace,
name,pods=0}=object;return`${kind} ${namespace===null?"":`${namespace}/`}${name}${pods>0?` (${counted(pods,"pod")})`:""}`}function notedOf({upgrades}){let notes=new Map,
all=upgrades.flatMap(({from,to})=>[...from,...to]);for(let each of all)for(let note of each.notes)notes.set(note,(notes.get(note)??new Set).add(each.name));return[
...notes].map(([note,names])=>({note,names:[...names]}))}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}var mostListed=50,mostWords2=300;function renderUpgradeMarkdown(report){let{broken,mended,unchanged}=report;return[`## Kruise Preflight: ${inline(clipped(outcomeWords(
report),mostWords2))}
`,...movesWords(report).map(each=>`- ${inline(each)}
`),...broken.length>0?[`
### Newly broken
`]:[],...broken.slice(0,mostListed).map(each=>detailed(each,report)),...rest(broken.length),folded2("Newly mended",mended.map(each=>briefly(each,report))),folded2(
"Unchanged",unchanged.map(each=>`${briefly(each,report)}${needsOf(each,report)}`)),folded2("What runs otherwise",runsOf(report)),allowancesMarkdown(report),...notedOf(
report).map(({note,names})=>`
- ${inline(note)} (${inline(shortened(names))})
`)].join("")}function detailed(finding,report){let{severity,message,fix,affects}=finding,where=shownClusters(finding.clusters,report);return`
${[`<b>${severity}</b> ${html(clipped(message,mostWords2))}`,`${code(`${finding.file}:${finding.line}:${finding.column}`)} ${code(finding.ruleId)}`,...upstreamWords(
finding).map(({message:said})=>block(said)),`**Do** ${inline(finding.remedy)}`,...fix?[`**Fix** ${inline(`${fix.title}${fix.safe?"":" (changes what runs)"}, whi\
ch clears it today as well`)}`]:[],...affects.length>1?[`**Affects** ${inline(shortened(affects.map(namedObject)))}`]:[],...where===""?[]:[`**In** ${inline(where)}`],
...finding.assumes.map(each=>`**Assumes** ${inline(each)}`),...finding.needs.map(need=>`**Needs** ${inline(`${needWords(need,finding.clusters,report)}${brokenWords(
need)}`)}`)].join(`

`)}
`}function briefly({severity,file,line,message,ruleId,clusters:clusters2},report){let where=shownClusters(clusters2,report);return`- ${severity} ${code(`${file}\
:${line}`)} ${inline(clipped(message,mostWords2))} ${code(ruleId)}${where&&` in ${inline(where)}`}`}function needsOf({needs,clusters:clusters2},report){return needs.
map(each=>`; needs ${inline(`${needWords(each,clusters2,report)}${brokenWords(each)}`)}`).join("")}function runsOf(report){return report.runs.flatMap(row=>{let where=shownClusters(
row.clusters,report),lines=row.runs.map(each=>`  - ${inline(clipped(each,mostWords2))}`);return[[`- **${inline(namedObject(__spreadProps(__spreadValues({},row.object),
{pods:row.pods})))}**${where&&` in ${inline(where)}`}`,...lines].join(`
`)]})}function folded2(title,lines){if(lines.length===0)return"";let shown=[...lines.slice(0,mostListed),...rest(lines.length)].join(`
`);return`
<details><summary>${title} (${lines.length})</summary>

${shown}

</details>
`}function rest(count){return count>mostListed?[`- and ${count-mostListed} more`]:[]}0&&(module.exports={renderUpgradeMarkdown});
