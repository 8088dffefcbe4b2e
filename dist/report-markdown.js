"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var markdown_exports={};__export(markdown_exports,{renderMarkdown:()=>renderMarkdown});module.exports=__toCommonJS(markdown_exports);var recorded="recorded: ";function basisWords({basis}){let cases=basis.evidence.filter(each=>each.startsWith(recorded)).map(each=>each.slice(recorded.length)),evidence=basis.level==="rec\
orded"&&cases.length>0?cases:basis.evidence,more2=evidence.length>3?` and ${evidence.length-3} more`:"";return`${basis.level}${evidence.length>0?` (${evidence.slice(
0,3).join(", ")}${more2})`:""}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster=>cluster.config===config)}function described(cluster){
let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs})`}function clustersOf(finding,all){
let{clusters:clusters2,coming=[]}=finding,later=new Set(coming.flatMap(each=>each.clusters)),now=clusters2.filter(name=>!later.has(name));return[...byEnvironment(
now,judgedOn(finding,all)),...coming.map(({versions:next,clusters:names,failsFrom})=>{let day=failsFrom===null?"":`, an error from ${failsFrom}`;return`${shortened(
names)} from ${next}${day}`})]}function byEnvironment(names,all,most=6){let hit=new Set(names),environments=grouped(all,cluster=>cluster.environment),lines=[];for(let[
environment,members]of environments){let inIt=members.filter(cluster=>hit.has(cluster.name));if(!inIt.length)continue;let alone=all.length===1,head=environment===
null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most))}${more(inIt.length-most)}`)}
let known=new Set(all.map(({name})=>name)),strangers=names.filter(name=>!known.has(name));return strangers.length&&lines.push(`${strangers.slice(0,most).join(",\
 ")}${more(strangers.length-most)}`),lines}function sameVersions(clusters2){return grouped(clusters2,versions).map(([runs,same])=>{let[first]=same;return first&&
same.length===1?described(first):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("")}function html(text){
return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?`<code>${entities(piece.slice(1,-1))}</code>`:unlinked(entities(piece))).join("")}function code(text){
let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}
function block(text){let fence="`".repeat(Math.max(3,longestRun(text)+1));return`${fence}text
${visible(text)}
${fence}`}function cell(markdown){return markdown.replace(/\\?\|/g,"\\|")}function clipped(text,most){return text.length>most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,
"")}…`:text}function prose(text){return unlinked(entities(text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){return text.replace(/@(?=\w)/g,`@${apart}`).
replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/:\/\//g,`:${apart}//`).replace(/\bwww\./gi,each=>`${each.slice(0,-1)}${apart}.`)}function entities(text){return text.
replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function longestRun(text){return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}function onlyIn(finding,all){let names=new Set(judgedOn(finding,all).map(({name})=>name));return finding.clusters.length<names.size?`in ${shortened(finding.clusters)}`:
""}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var CONFIGURATION="a configuration of Kruise Preflight";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts=severities.
flatMap(severity=>{let count=findings.filter(finding=>finding.severity===severity).length;return count?[counted(count,severity)]:[]});if(!parts.length)return"no\
 findings";let fresh=findings.filter(finding=>finding.status==="new").length,all=parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`;
return fresh===findings.length?all:`${all} (${fresh} new)`}function verdict(report){let{ledger,clusters:clusters2}=report,[first]=clusters2,names=new Set(clusters2.
map(({config,name})=>JSON.stringify([config,name]))),where=first&&clusters2.length===1?visible(described(first)):counted(names.size,"cluster");return`${countedFindings(
report)} in ${counted(ledger.checked,"document")}, for ${where}`}function uncheckedIn({skipped}){return skipped.filter(({reason})=>reason!==CONFIGURATION)}function openKinds({clusters:clusters2}){return[...new Set(clusters2.flatMap(cluster=>cluster.openKinds))].sort()}function clusterNotes({clusters:clusters2}){let notes=new Map;
for(let cluster of clusters2)for(let note of cluster.notes)notes.set(note,[...notes.get(note)??[],cluster.name]);return[...notes].map(([note,names])=>({note,names}))}var mostRows=50,mostLines=20,mostWords=300,mostOfCell=120,WORDS={none:"pods stay","in-place":"updated in place",recreate:"made anew",rejected:"refused",stuck:"s\
tuck",unknown:"not known",create:"created",delete:"deleted"};function rolloutMarkdown(report){let{rollout=[]}=report,rows=rollout.slice(0,mostRows);if(rows.length===0)return{table:"",runs:""};let table=rows.map(row=>{let why=row.
refusal?code(clipped(row.refusal.message,mostOfCell)):inline(row.because),what=row.outcome==="none"?WORDS.none:`**${WORDS[row.outcome]}**`;return`| ${cell(inline(
titled(row)))} | ${cell(inline(clustersOf2(row,report)))} | ${what} | ${cell(why)} |`}),runs=rows.filter(({runs:runs2})=>runs2.length>0).map(row=>{let head=`**${inline(
`${titled(row)}, ${clustersOf2(row,report)}`)}**`,more2=row.runs.length>mostLines?[`- and ${row.runs.length-mostLines} more`]:[];return[head,"",...row.runs.slice(
0,mostLines).map(line=>`- ${inline(clipped(line,mostWords))}`),...more2].join(`
`)});return{table:`
### What this change does

| workload | clusters | what will happen | why |
|---|---|---|---|
${[...table,...rest(rollout,`
`)].join(`
`)}
`,runs:runs.length?`
<details><summary>${html("What the cluster will run")}</summary>

${runs.join(`

`)}

</details>
`:""}}function rest(rollout,before){return rollout.length>mostRows?[`${before}and ${rollout.length-mostRows} more, which touch fewer pods`]:[]}function titled({
object:{kind,namespace,name},pods}){let size=pods>0?` (${counted(pods,"pod")})`:"";return`${kind} ${namespace===null?"":`${namespace}/`}${name}${size}`}function clustersOf2({
clusters:clusters2},{clusters:all}){return new Set(all.map(({name})=>name)).size===1?clusters2[0]??"":grouped(all,({environment})=>environment).flatMap(([environment,
members])=>{let there=new Set(members.map(({name})=>name)),hit=clusters2.filter(name=>there.has(name));if(hit.length===0)return[];let which=hit.length<there.size?
`: ${shortened(hit)}`:"";return[`${environment??"clusters"} ${hit.length} of ${there.size}${which}`]}).join("; ")}function freshFindings({findings}){return findings.filter(({status})=>status==="new")}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}function movesWords({upgrades}){return grouped(upgrades,each=>moveOf(each)).map(([move,alike])=>{let names=alike.flatMap(each=>nameOf(each)??[]);return names.length>
0?`${shortened(names)}: ${move}`:move})}function nameOf({cluster,from}){if(cluster.includes("="))return;let old=from[0]?.name;return old===void 0||old===cluster?
cluster:`${old} as ${cluster}`}function moveOf({cluster,from,to}){let parts=["kubernetes","kruise","vcluster"].flatMap(of=>{let[was,is]=[from,to].map(each=>ends(
[...new Set(each.map(one=>one[of]??"none"))]));return was!==is?[{moves:!0,words:`${of} ${was} -> ${is}`}]:is==="none"?[]:[{moves:!1,words:`${of} ${is}`}]}),moves2=parts.
filter(each=>each.moves),words=(moves2.length>0&&!cluster.includes("=")?moves2:parts).map(each=>each.words).join(", ");if(moves2.length>0)return words;let host=to[0]?.
host;return host?`stays as it is on ${host}`:`stays as it is (${words})`}function ends(all){return all.length>1?`${all[0]} - ${all.at(-1)}`:all[0]??"none"}var mostListed=20,mostWords2=300;function versionsMarkdown({versions:versions2}){if(!versions2)return"";let part=(label,findings)=>{let lines=findings.slice(0,mostListed).map(each=>`- ${inline(
clipped(each.message,mostWords2))} ${code(each.ruleId)}`);return findings.length>mostListed&&lines.push(`- and ${findings.length-mostListed} more`),lines.length>
0?`
**${label}**

${lines.join(`
`)}
`:""};return`${`
### What the new versions do

${inline(moves(versions2))}; ${summed(versions2)}.
`}${part("Newly broken",versions2.broken)}${part("Mended",versions2.mended)}`}function moves({clusters:clusters2}){return movesWords({upgrades:clusters2.map(({name,
from,to})=>({cluster:name,from:[from],to:[to]}))}).join("; ")}function summed({broken,mended,unchanged}){return`${counted(broken.length,"finding")} newly broken\
, ${mended.length} mended, ${unchanged.length} unchanged`}var mostColumns=8,mostListed2=20,mostWords3=300,lastLine=200;function renderMarkdown(report,{limit=1024*1024}={}){let findings=freshFindings(report).sort((a,b)=>severities.
indexOf(a.severity)-severities.indexOf(b.severity)),words=verdict(report),head=`## Kruise Preflight: ${inline(clipped(words,mostWords3))}
`,room={left:limit-lastLine-bytes(head)},take=section=>{let size=bytes(section);return size>room.left?!1:(room.left-=size,!0)},{table:rollout,runs}=rolloutMarkdown(
report),taken=sections=>sections.filter(section=>section!==""&&take(section)),versions2=taken([versionsMarkdown(report)]),change=taken([rollout]),notes=taken([mendedOf(
report),oldOf(report),runs,notesOf(report),skippedOf(report)]),table=findings.length?tableOf(findings,report.clusters,Math.floor(room.left/2)):"";take(table);let details=[];
for(let finding of findings){let section=detailsOf(finding,report.clusters);take(section)&&details.push(section)}let cut=findings.length-details.length,last=cut?
`
${counted(cut,"finding")} of ${findings.length} ${cut===1?"is":"are"} not shown in full: this summary holds at most ${limit} bytes. The log has more.
`:"";return[head,...versions2,table,...change,...details,...notes,last].join("")}function tableOf(findings,clusters2,room){let columns=columnsOf(clusters2),rows=[
`
| | finding | ${columns.map(({title})=>cell(inline(title))).join(" | ")} |
`,`|---|---|${columns.map(()=>"---|").join("")}
`],left=room-bytes(rows.join(""));for(let finding of findings){let hit=new Set(finding.clusters),what=`${code(`${finding.file}:${finding.line}`)} ${inline(clipped(
finding.message,mostWords3))}`,cells=columns.map(({clusters:clusters3})=>{let judged=judgedOn(finding,clusters3),count=judged.filter(({name})=>hit.has(name)).length;
if(judged.length===0)return"";let later=finding.coming?.some(each=>each.clusters.includes(clusters3[0]?.name??""));return clusters3.length===1?count?later?"next":
"**yes**":"no":`${count} of ${judged.length}`}),row=`| ${finding.severity} | ${cell(what)} | ${cells.join(" | ")} |
`;if(left-=bytes(row),left<0)break;rows.push(row)}return rows.length>2?`${rows.join("")}
`:""}function columnsOf(clusters2){if(clusters2.length<=mostColumns)return clusters2.map(each=>({title:each.name,clusters:[each]}));let environments=grouped(clusters2,
({environment})=>environment);return environments.length>mostColumns?[{title:"clusters",clusters:clusters2}]:environments.map(([environment,members])=>({title:environment??
"other clusters",clusters:members}))}function detailsOf(finding,clusters2){let{affects,fix}=finding,place=`${finding.file}:${finding.line}:${finding.column}`,part=(label,words)=>words.
trim()===""?[]:[`**${label}** ${inline(words)}`],affected=affects.map(({kind,namespace,name,file,line})=>`- ${inline(`${kind} ${namespace===null?"":`${namespace}\
/`}${name||"(unnamed)"}`)} ${code(`${file}:${line}`)}`),paragraphs=[`${code(place)} ${code(finding.ruleId)}`,...part("Brought about at",changedAt(finding)),...upstreamWords(
finding).map(({on,message})=>`${on&&`**Upstream${inline(on)}**

`}${block(message)}`),...part("You would see",finding.symptom),...part("Why",finding.why),...part("Do",finding.remedy),...fix?part("Fix",`${fix.title}${fix.safe?
"":" (changes what runs)"}`):[],...finding.related.flatMap(at=>[`**At** ${code(`${at.file}:${at.line}:${at.column}`)} ${inline(at.note)}`]),...clustersOf(finding,
clusters2).flatMap(words=>part("In",words)),...part("Known",basisWords(finding)),...finding.assumes.flatMap(words=>part("Assumes",words)),...affected.length>1?[
`**Affects**

${listed(affected)}`]:[]];return`<details><summary>${`<b>${finding.severity}</b> ${html(clipped(finding.message,mostWords3))}`}</summary>

${paragraphs.join(`

`)}

</details>
`}function changedAt({file,line,changedHere}){return!changedHere||changedHere.file===file&&changedHere.line===line?"":`\`${changedHere.file}:${changedHere.line}\
:${changedHere.column}\``}function mendedOf({mended=[],clusters:clusters2}){if(mended.length===0)return"";let lines=mended.map(each=>`- ${inline(clipped(each.message,
mostWords3))} ${code(each.ruleId)} ${inline(onlyIn(each,clusters2))}`.trimEnd());return`
### Mended by this change

${listed(lines)}
`}function oldOf({findings}){let old=findings.filter(({status})=>status==="existing");if(old.length===0)return"";let lines=old.map(({file,line,message,ruleId})=>`\
- ${code(`${file}:${line}`)} ${inline(clipped(message,mostWords3))} ${code(ruleId)}`);return`
<details><summary>${html(`${counted(old.length,"finding")} that stood before this change`)}</summary>

${listed(lines)}

</details>
`}function notesOf(report){let notes=clusterNotes(report).map(({note,names})=>`- ${inline(note)} (${inline(shortened(names,mostListed2))})`),open=openKinds(report);
return!report.findings.length&&open.length&&notes.push(`- Objects of these kinds may exist that are not in view: ${inline(shortened(open,mostListed2))}`),notes.
length?`
${listed(notes)}
`:""}function skippedOf({ledger}){let unchecked=uncheckedIn(ledger);if(!unchecked.length)return"";let lines=unchecked.map(({file,line,reason})=>`- ${code(visible(
`${file}:${line}`))} ${inline(clipped(reason,mostWords3))}`);return`
### Not checked: ${unchecked.length} of ${counted(ledger.documents,"document")}

${listed(lines)}
`}function listed(lines){let more2=lines.length-mostListed2;return[...lines.slice(0,mostListed2),...more2>0?[`- and ${more2} more`]:[]].join(`
`)}var bytes=text=>Buffer.byteLength(text);0&&(module.exports={renderMarkdown});
