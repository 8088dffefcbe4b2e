"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var upgrade_plan_markdown_exports={};__export(upgrade_plan_markdown_exports,{renderUpgradePlanMarkdown:()=>renderUpgradePlanMarkdown});module.exports=__toCommonJS(
upgrade_plan_markdown_exports);function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("").replace(/^[#+=-]/,
"\\$&").replace(/^(\d+)(?=[.)](?: |$))/,"$1\\")}function code(text){let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}function cell(markdown){return markdown.replace(/(\\*)\|/g,(each,marks)=>marks.length%2?each:`${marks}\\|`)}function clipped(text,most){return text.length>most?
`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}…`:text}function prose(text){return unlinked(entities(text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){
return text.replace(/@(?=\w)/g,`@${apart}`).replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/\b(GH|GHSA|CVE)-(?=\w)/gi,`$1-${apart}`).replace(/:(?=[\w+-]+:)/g,`:${apart}`).
replace(/:\/\//g,`:${apart}//`).replace(/www\./gi,each=>`${each.slice(0,-1)}${apart}.`).replace(/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi,each=>each.match(/.{1,6}/g).
join(apart)).replaceAll("$","<span>$</span>")}function entities(text){return text.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function longestRun(text){
return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedBySeverity(findings){let parts=severities.flatMap(severity=>{let count=findings.filter(each=>each.severity===severity).length;return count>0?[counted(
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
efore, ${fixes} with a fix`}, for ${counted(all.length,"cluster")} and ${counted(ledger.checked,"document")}`}var mostListed=100,mostWords=300;function renderUpgradePlanMarkdown(report){let{plans,changes}=report,all=plans.flatMap(({clusters:clusters2})=>clusters2),more=changes.
length>mostListed?`- and ${changes.length-mostListed} more
`:"";return[`## Kruise Preflight: ${inline(planWords(report))}
`,...plans.map(tableOf),...changes.length>0?[`
### To change before

`]:[],...changes.slice(0,mostListed).map(each=>changeOf(each,all)),more].join("")}function tableOf(plan){let rows=stepsOf(plan).map(({releases,words})=>`| ${cell(
inline(releases))} | ${cell(inline(clipped(words,mostWords)))} |
`),orders=orderWords(plan).map(each=>`
Order: ${inline(clipped(each,mostWords))}
`),head=`
### ${inline(`${shortened(plan.clusters)}: ${versions(plan.now)}`)}

`,table=rows.length>0?`| release | what it does |
|---|---|
${rows.join("")}`:`No known release is ahead.
`;return`${head}${table}${orders.join("")}`}function changeOf(change,all){let{file,line,severity,message,ruleId,remedy,fix}=change,does=fix?`${fix.title}${fix.safe?
"":" (changes what runs)"}; it can be made today`:remedy;return[`- ${severity} ${code(`${file}:${line}`)} ${inline(clipped(message,mostWords))} ${code(ruleId)}`,
`  - before ${inline(beforeWords(change,all))}`,`  - ${fix?"fix":"do"}: ${inline(does)}`,""].join(`
`)}0&&(module.exports={renderUpgradePlanMarkdown});
