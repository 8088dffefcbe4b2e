"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var markdown_exports={};__export(markdown_exports,{renderMarkdown:()=>renderMarkdown});module.exports=__toCommonJS(markdown_exports);var recorded="recorded: ";function basisWords({basis}){let cases=basis.evidence.filter(each=>each.startsWith(recorded)).map(each=>each.slice(recorded.length)),evidence=basis.level==="rec\
orded"&&cases.length>0?cases:basis.evidence,more2=evidence.length>3?` and ${evidence.length-3} more`:"";return`${basis.level}${evidence.length>0?` (${evidence.slice(
0,3).join(", ")}${more2})`:""}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster=>cluster.config===config)}function described(cluster){
let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs})`}function byEnvironment(names,all,most=6){
let hit=new Set(names),environments=grouped(all,cluster=>cluster.environment),lines=[];for(let[environment,members]of environments){let inIt=members.filter(cluster=>hit.
has(cluster.name));if(!inIt.length)continue;let alone=all.length===1,head=environment===null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}\
: `;lines.push(`${head}${sameVersions(inIt.slice(0,most))}${more(inIt.length-most)}`)}let strangers=names.filter(name=>!all.some(cluster=>cluster.name===name));
return strangers.length&&lines.push(`${strangers.slice(0,most).join(", ")}${more(strangers.length-most)}`),lines}function sameVersions(clusters){return grouped(
clusters,versions).map(([runs,same])=>{let[first]=same;return first&&same.length===1?described(first):`${same.map(({name})=>name).join(", ")} (${runs})`}).join(
"; ")}var more=count=>count>0?` and ${count} more`:"";var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("")}function html(text){
return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?`<code>${entities(piece.slice(1,-1))}</code>`:unlinked(entities(piece))).join("")}function code(text){
let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}
function block(text){let fence="`".repeat(Math.max(3,longestRun(text)+1));return`${fence}text
${visible(text)}
${fence}`}function cell(markdown){return markdown.replace(/\\?\|/g,"\\|")}function clipped(text,most){return text.length>most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,
"")}…`:text}function prose(text){return unlinked(entities(text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){return text.replace(/@(?=\w)/g,`@${apart}`).
replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/:\/\//g,`:${apart}//`).replace(/\bwww\./gi,each=>`${each.slice(0,-1)}${apart}.`)}function entities(text){return text.
replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function longestRun(text){return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function upstreamWords({refusal,clusters}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),here=clusters.
filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters:here),message},...others.map(
each=>({on:on(each.clusters),message:each.message}))]}var CONFIGURATION="a configuration of Kruise Preflight";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts=severities.
flatMap(severity=>{let count=findings.filter(finding=>finding.severity===severity).length;return count?[counted(count,severity)]:[]});if(!parts.length)return"no\
 findings";let fresh=findings.filter(finding=>finding.status==="new").length,all=parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`;
return fresh===findings.length?all:`${all} (${fresh} new)`}function verdict(report){let{ledger,clusters}=report,[first]=clusters,where=first&&clusters.length===
1?visible(described(first)):counted(clusters.length,"cluster");return`${countedFindings(report)} in ${counted(ledger.checked,"document")}, for ${where}`}function uncheckedIn({
skipped}){return skipped.filter(({reason})=>reason!==CONFIGURATION)}function openKinds({clusters}){return[...new Set(clusters.flatMap(cluster=>cluster.openKinds))].sort()}function clusterNotes({clusters}){let notes=new Map;for(let cluster of clusters)
for(let note of cluster.notes)notes.set(note,[...notes.get(note)??[],cluster.name]);return[...notes].map(([note,names])=>({note,names}))}var mostColumns=8,mostListed=20,mostWords=300,lastLine=200;function renderMarkdown(report,{limit=1024*1024}={}){let findings=[...report.findings].sort((a,b)=>severities.
indexOf(a.severity)-severities.indexOf(b.severity)),words=verdict(report),head=`## Kruise Preflight: ${inline(clipped(words,mostWords))}
`,room={left:limit-lastLine-bytes(head)},take=section=>{let size=bytes(section);return size>room.left?!1:(room.left-=size,!0)},notes=[notesOf(report),skippedOf(
report)].filter(section=>section!==""&&take(section)),table=findings.length?tableOf(findings,report.clusters,Math.floor(room.left/2)):"";take(table);let details=[];
for(let finding of findings){let section=detailsOf(finding,report.clusters);take(section)&&details.push(section)}let cut=findings.length-details.length,last=cut?
`
${counted(cut,"finding")} of ${findings.length} ${cut===1?"is":"are"} not shown in full: this summary holds at most ${limit} bytes. The log has more.
`:"";return[head,table,...details,...notes,last].join("")}function tableOf(findings,clusters,room){let columns=columnsOf(clusters),rows=[`
| | finding | ${columns.map(({title})=>cell(inline(title))).join(" | ")} |
`,`|---|---|${columns.map(()=>"---|").join("")}
`],left=room-bytes(rows.join(""));for(let finding of findings){let hit=new Set(finding.clusters),what=`${code(`${finding.file}:${finding.line}`)} ${inline(clipped(
finding.message,mostWords))}`,cells=columns.map(({clusters:clusters2})=>{let judged=judgedOn(finding,clusters2),count=judged.filter(({name})=>hit.has(name)).length;
return judged.length===0?"":clusters2.length===1?count?"**yes**":"no":`${count} of ${judged.length}`}),row=`| ${finding.severity} | ${cell(what)} | ${cells.join(
" | ")} |
`;if(left-=bytes(row),left<0)break;rows.push(row)}return rows.length>2?`${rows.join("")}
`:""}function columnsOf(clusters){if(clusters.length<=mostColumns)return clusters.map(each=>({title:each.name,clusters:[each]}));let environments=grouped(clusters,
({environment})=>environment);return environments.length>mostColumns?[{title:"clusters",clusters}]:environments.map(([environment,members])=>({title:environment??
"other clusters",clusters:members}))}function detailsOf(finding,clusters){let{affects,fix}=finding,place=`${finding.file}:${finding.line}:${finding.column}`,part=(label,words)=>words.
trim()===""?[]:[`**${label}** ${inline(words)}`],affected=affects.map(({kind,namespace,name,file,line})=>`- ${inline(`${kind} ${namespace===null?"":`${namespace}\
/`}${name}`)} ${code(`${file}:${line}`)}`),paragraphs=[`${code(place)} ${code(finding.ruleId)}${finding.status==="existing"?" (it stood before this change)":""}`,
...upstreamWords(finding).map(({on,message})=>`${on&&`**Upstream${inline(on)}**

`}${block(message)}`),...part("You would see",finding.symptom),...part("Why",finding.why),...part("Do",finding.remedy),...fix?part("Fix",`${fix.title}${fix.safe?
"":" (changes what runs)"}`):[],...finding.related.flatMap(at=>[`**At** ${code(`${at.file}:${at.line}:${at.column}`)} ${inline(at.note)}`]),...byEnvironment(finding.
clusters,judgedOn(finding,clusters)).flatMap(words=>part("In",words)),...part("Known",basisWords(finding)),...finding.assumes.flatMap(words=>part("Assumes",words)),
...affected.length>1?[`**Affects**

${listed(affected)}`]:[]];return`<details><summary>${`<b>${finding.severity}</b> ${html(clipped(finding.message,mostWords))}`}</summary>

${paragraphs.join(`

`)}

</details>
`}function notesOf(report){let notes=clusterNotes(report).map(({note,names})=>`- ${inline(note)} (${inline(shortened(names,mostListed))})`),open=openKinds(report);
return!report.findings.length&&open.length&&notes.push(`- Objects of these kinds may exist that are not in view: ${inline(shortened(open,mostListed))}`),notes.length?
`
${listed(notes)}
`:""}function skippedOf({ledger}){let unchecked=uncheckedIn(ledger);if(!unchecked.length)return"";let lines=unchecked.map(({file,line,reason})=>`- ${code(visible(
`${file}:${line}`))} ${inline(clipped(reason,mostWords))}`);return`
### Not checked: ${unchecked.length} of ${counted(ledger.documents,"document")}

${listed(lines)}
`}function listed(lines){let more2=lines.length-mostListed;return[...lines.slice(0,mostListed),...more2>0?[`- and ${more2} more`]:[]].join(`
`)}var bytes=text=>Buffer.byteLength(text);0&&(module.exports={renderMarkdown});
