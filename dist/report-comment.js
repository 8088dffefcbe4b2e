"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var comment_exports={};__export(comment_exports,{renderComment:()=>renderComment});module.exports=__toCommonJS(comment_exports);var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("").replace(/^[#+=-]/,
"\\$&").replace(/^(\d+)(?=[.)](?: |$))/,"$1\\")}function html(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?`<code>${entities(piece.slice(1,
-1))}</code>`:unlinked(entities(piece))).join("")}function code(text){let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.
test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}function block(text,language="text"){let shown=[text].flat().map(visible).join(`
`),fence="`".repeat(Math.max(3,longestRun(shown)+1));return`${fence}${language}
${shown}
${fence}`}function cell(markdown){return markdown.replace(/(\\*)\|/g,(each,marks)=>marks.length%2?each:`${marks}\\|`)}function clipped(text,most2){return text.length>
most2?`${text.slice(0,most2).replace(/[\ud800-\udbff]$/,"")}…`:text}function prose(text){return unlinked(entities(text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){
return text.replace(/@(?=\w)/g,`@${apart}`).replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/\b(GH|GHSA|CVE)-(?=\w)/gi,`$1-${apart}`).replace(/:(?=[\w+-]+:)/g,`:${apart}`).
replace(/:\/\//g,`:${apart}//`).replace(/www\./gi,each=>`${each.slice(0,-1)}${apart}.`).replace(/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi,each=>each.match(/.{1,6}/g).
join(apart)).replaceAll("$","<span>$</span>")}function entities(text){return text.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function longestRun(text){
return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}var LOCKED="nobody can allow this here: the configuration locks the rule";var mostRows=100,mostWords=300;function addedAllowances({allowances=[],mended}){return mended===void 0?[]:allowances.filter(({status})=>status==="new")}function addedWords(report){
let count=addedAllowances(report).length;return count===0?void 0:`${count===1?"1 allowance is":`${count} allowances are`} new`}function mayAllow({ruleId,file,locked}){
return!locked&&takesAllowance(ruleId)&&!/\.json$/i.test(file)}function takesAllowance(ruleId){return!ruleId.startsWith("allowance-")}function allowingComment(ruleId){
return`# kruise-preflight: allow ${ruleId} until 2027-03-31 because REASON`}function allowancesMarkdown(report){let listed2=inOrder(report);if(listed2.length===0)return"";let rows=listed2.slice(0,mostRows).map(each=>{let{file,line,rule,
until="",because}=each;return`| ${[code(`${file}:${line}`),code(rule),inline(whatOf(each,report)),until,inline(clipped(because,mostWords))].map(cell).join(" | ")}\
 |`}),more2=listed2.length-mostRows,rest3=more2>0?`
and ${more2} more; the JSON report has them all.
`:"",open=addedAllowances(report).length>0?" open":"",table=["| where | rule | | until | because |","|---|---|---|---|---|",...rows].join(`
`);return`
<details${open}><summary>${summed(listed2)}</summary>

${table}
${rest3}
</details>
`}function inOrder(report){let added=addedAllowances(report);return[...added,...(report.allowances??[]).filter(each=>!added.includes(each))]}function summed(allowances){
let findings=new Set(allowances.flatMap(({allows,config})=>allows.map(({fingerprint})=>`${config} ${fingerprint}`))).size,said=`${findings===1?"1 finding is":`${findings===
0?"no":findings} findings are`} allowed by ${allowances.length===1?"1 allowance":`${allowances.length} allowances`}`;return`${said[0]?.toUpperCase()}${said.slice(
1)}`}var STATES={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed for",pending:"will count once it is \
on the base for"};function whatOf(allowance,report){let words=STATES[allowance.state],{length}=allowance.allows,count=length>1?` ${length} times`:"";return`${addedAllowances(
report).includes(allowance)?"(new) ":""}${words}${count}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most2=6){return`${items.slice(0,most2).join(", ")}${items.length>most2?` and ${items.length-most2} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster=>cluster.config===config)}function described(cluster){
let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs})`}function clustersOf(finding,all){
let{clusters:clusters2,coming=[]}=finding,later=new Set(coming.flatMap(each=>each.clusters)),now=clusters2.filter(name=>!later.has(name));return[...byEnvironment(
now,judgedOn(finding,all)),...coming.map(({versions:next,clusters:names,failsFrom})=>{let day=failsFrom===null?"":`, an error from ${failsFrom}`;return`${shortened(
names)} from ${next}${day}`})]}function byEnvironment(names,all,most2=6){let hit=new Set(names),environments=grouped(all,cluster=>cluster.environment),lines=[];
for(let[environment,members]of environments){let inIt=members.filter(cluster=>hit.has(cluster.name));if(!inIt.length)continue;let alone=all.length===1,head=environment===
null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most2))}${more(inIt.length-most2)}`)}
let known=new Set(all.map(({name})=>name)),strangers=names.filter(name=>!known.has(name));return strangers.length&&lines.push(`${strangers.slice(0,most2).join("\
, ")}${more(strangers.length-most2)}`),lines}function sameVersions(clusters2){return grouped(clusters2,versions).map(([runs,same])=>{let[first]=same;return first&&
same.length===1?described(first):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";function onlyIn(finding,all){let names=new Set(judgedOn(finding,all).map(({name})=>name));return finding.clusters.length<names.size?`in ${shortened(finding.clusters)}`:
""}var CONFIGURATION="a configuration of Kruise Preflight",SNAPSHOT="a snapshot of a cluster";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts=severities.
flatMap(severity=>{let count=findings.filter(finding=>finding.severity===severity).length;return count?[counted(count,severity)]:[]});if(!parts.length)return"no\
 findings";let fresh=findings.filter(finding=>finding.status==="new").length,all=parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`;
return fresh===findings.length?all:`${all} (${fresh} new)`}function verdict(report){let{ledger,clusters:clusters2}=report,[first]=clusters2,names=new Set(clusters2.
map(({config,name})=>JSON.stringify([config,name]))),where=first&&clusters2.length===1?visible(described(first)):counted(names.size,"cluster"),words=`${countedFindings(
report)} in ${counted(ledger.checked,"document")}, for ${where}`,added=addedWords(report);return added===void 0?words:`${words}; ${added}`}function uncheckedIn({
skipped}){return skipped.filter(({reason})=>reason!==CONFIGURATION&&reason!==SNAPSHOT)}function leftOutWords({ledger:{leftOut:leftOut2=[]}},most2=3){return leftOut2.length?`${counted(leftOut2.length,"object")} left out: ${byReason(leftOut2,most2)}`:
void 0}function byReason(unchecked,most2){let reasons=grouped(unchecked,({reason})=>reason).sort(([,a],[,b])=>b.length-a.length),shown=reasons.slice(0,most2).map(
([reason,those])=>{let places=those.slice(0,2).map(({file,line})=>visible(`${file}:${line}`));return`${folded(reason)} (${places.join(", ")}${those.length>2?` a\
nd ${those.length-2} more`:""})`}),rest3=reasons.slice(most2).reduce((sum,[,those])=>sum+those.length,0);return`${shown.join("; ")}${rest3?`; and ${rest3} for o\
ther reasons`:""}`}function ranked(findings){return[...findings].sort((a,b)=>rank(a)-rank(b))}function inTurns(findings){let seen=new Map,turns=ranked(findings).map(finding=>{let key=`${rank(
finding)} ${finding.ruleId}`,turn=seen.get(key)??0;return seen.set(key,turn+1),{finding,turn}}),isLater=({turn})=>+(turn>0);return turns.sort((a,b)=>isLater(a)-
isLater(b)||rank(a.finding)-rank(b.finding)||a.turn-b.turn).map(({finding})=>finding)}function tally(findings){let rows=new Map;for(let{severity,ruleId}of findings){
let key=`${severity} ${ruleId}`,row=rows.get(key);row?row.count+=1:rows.set(key,{severity,ruleId,count:1})}return[...rows.values()].sort((a,b)=>severities.indexOf(
a.severity)-severities.indexOf(b.severity)||b.count-a.count)}function rank({severity,status}){return 2*severities.indexOf(severity)+(status==="new"?0:1)}var mostUnfolded=20;function fitted({head,before,above,details:details2,after},bounds){let{limit}=bounds,size=text=>bounds.unit==="bytes"?Buffer.byteLength(text):
text.length,findings=details2.map(({finding})=>finding),groups=groupsOf(details2),whole=sections2=>sections2.map(({texts:texts2})=>texts2[0]??"").join(""),all=`${head}${whole(
before)}${folds(above,groups,new Set(findings))}${whole(after)}`;if(size(all)<=limit)return all;let sections=[...before,...after].filter(({texts:texts2})=>texts2[0]),
names=sections.map(({name})=>name),left=limit-size(head)-size(leftOut(findings,findings,names,bounds)),taken=new Map;for(let section of sections){let text=section.
texts.find(each=>size(each)<=left);text&&(taken.set(section,text),left-=size(text))}left-=size(above);for(let group of groups)left-=size(`${opened(group)}${closed(
group.members.length)}`);let shown=new Set,texts=new Map(details2.map(({finding,text})=>[finding,text]));for(let finding of inTurns(findings)){let length=size(`\

${texts.get(finding)}`);length>left||(left-=length,shown.add(finding))}let lost=sections.filter(section=>!taken.has(section)).map(({name})=>name),cut=findings.filter(
finding=>!shown.has(finding)),part=those=>those.map(section=>taken.get(section)??"").join(""),last=leftOut(cut,findings,lost,bounds);return[`${head}${part(before)}${folds(
above,groups,shown)}${last}${part(after)}`,`${head}${last}`,head,`Kruise Preflight
`].find(each=>size(each)<=limit)??""}function groupsOf(details2){return details2.length<=mostUnfolded?[{of:null,members:details2}]:grouped(details2,({finding})=>`${finding.
severity} ${finding.ruleId}`).map(([,members])=>({of:members[0].finding,members}))}function folds(above,groups,shown){if(shown.size===0)return"";let folded2=groups.
map(group=>{let those=group.members.filter(({finding})=>shown.has(finding));if(those.length===0)return"";let texts=those.map(({text})=>`
${text}`).join("");return group.of?`${opened(group)}${texts}${closed(group.members.length-those.length)}`:texts});return`${above}${folded2.join("")}`}function opened({
of,members}){return of?`
<details><summary>${`<b>${of.severity}</b> <code>${html(of.ruleId)}</code>: ${counted(members.length,"finding")}`}</summary>
`:""}function closed(more2){return`${more2>0?`
and ${more2} more, for which there is no room
`:""}
</details>
`}function leftOut(cut,all,lost,{title,limit,unit,rest:rest3}){let what=[...cut.length>0?[`the details of ${cut.length} of ${counted(all.length,"finding")}`]:[],
...lost];return what.length===0?"":`
### Left out

${`${title} holds at most ${limit} ${unit}, and has no room for ${what.join(", nor for ")}. ${rest3}`}
${tallied(cut)}`}function tallied(findings){return findings.length===0?"":`
| | rule | findings |
|---|---|---|
${tally(findings).map(({severity,ruleId,count})=>`| ${severity} | ${cell(code(ruleId))} | ${count} |
`).join("")}`}var mostWords2=300,mostPlaces=3;function mendedMarkdown({mended=[],clusters:clusters2},most2){return mended.length===0?"":`
### Mended by this change

${mended.slice(0,most2).map(each=>`- ${inline(clipped(each.message,mostWords2))} ${code(each.ruleId)} ${inline(onlyIn(each,clusters2))}`.trimEnd()).join(`
`)}
${rest(tallied(mended.slice(most2)))}`}function existingMarkdown({findings},most2){let old=ranked(findings.filter(({status})=>status==="existing"));if(old.length===
0)return"";let lines=old.slice(0,most2).map(({severity,file,line,message,ruleId})=>`- ${severity} ${code(`${file}:${line}`)} ${inline(clipped(message,mostWords2))}\
 ${code(ruleId)}`);return`
<details><summary>${`${counted(old.length,"finding")} that stood before this change`}</summary>

${lines.join(`
`)}
${rest(tallied(old.slice(most2)))}
</details>
`}function uncheckedMarkdown(report,most2){let{ledger}=report,out=leftOutWords(report),below=out===void 0?"":`
${inline(clipped(out,2*mostWords2))}
`,unchecked=uncheckedIn(ledger);if(unchecked.length===0)return below;let reasons=grouped(unchecked,({reason})=>reason).sort(([,a],[,b])=>b.length-a.length),lines=reasons.
slice(0,most2).map(([reason,those])=>{let places=those.slice(0,mostPlaces).map(({file,line})=>code(`${file}:${line}`)),more2=those.length>mostPlaces?` and ${those.
length-mostPlaces} more`:"";return`- ${those.length>1?`**${those.length} documents:** `:""}${inline(clipped(reason,mostWords2))} (${places.join(", ")}${more2})`}),
others=reasons.slice(most2).reduce((sum,[,those])=>sum+those.length,0);return others>0&&lines.push(`- ${counted(others,"document")} for other reasons`),`
### Not checked: ${unchecked.length} of ${counted(ledger.documents,"document")}

${lines.join(`
`)}
${below}`}function notesMarkdown(notes){return notes.map(words=>`
> ${inline(words)}
`).join("")}function fold(title,markdown){return markdown===""?"":`
<details><summary>${html(title)}</summary>
${markdown}
</details>
`}var rest=table=>table&&`
and:
${table}`;var recorded="recorded: ";function basisWords({basis}){let cases=basis.evidence.filter(each=>each.startsWith(recorded)).map(each=>each.slice(recorded.length)),evidence=basis.level==="rec\
orded"&&cases.length>0?cases:basis.evidence,more2=evidence.length>3?` and ${evidence.length-3} more`:"";return`${basis.level}${evidence.length>0?` (${evidence.slice(
0,3).join(", ")}${more2})`:""}`}var secretParts=/\/(?:data|stringData|binaryData|env|args|command|annotations)(?:\/|$)/,secretKeys=/(?:data|stringData|binaryData|env|value|args|command|annotations)["']?\s*:/;function isSecret(finding){return secretParts.test(finding.path)&&!/\/env\/\d+\/name$/.test(finding.path)}var most=8;function hunk(finding,text){let edits=[...finding.fix?.edits??[]].sort((a,b)=>a.start-b.start),[first]=edits,last=edits.at(-1);if(!first||!last||isSecret(
finding)||edits.some(edit=>edit.file!==finding.file||edit.start>edit.end||edit.end>text.length))return;let from=text.lastIndexOf(`
`,first.start-1)+1,lineEnd=text.indexOf(`
`,last.end),to=lineEnd<0?text.length:lineEnd;if(to-from>2e3)return;let changed="",at=from;for(let edit of edits){if(edit.start<at)return;changed+=text.slice(at,
edit.start)+edit.newText,at=edit.end}changed+=text.slice(at,to);let old=text.slice(from,to).split(/\r?\n/),now=changed.split(/\r?\n/);for(;old.length&&now.length&&
old[0]===now[0];)old.shift(),now.shift();for(;old.length&&now.length&&old.at(-1)===now.at(-1);)old.pop(),now.pop();let lines=[...old.map(line=>`- ${line}`),...now.
map(line=>`+ ${line}`)],cause=/[^/]*$/.exec(finding.path)?.[0]??"",mayTell=old.some(line=>/[{[]/.test(line)||secretKeys.test(line)&&!isOf(cause,line));return lines.
length>0&&lines.length<=most&&!mayTell?lines:void 0}function isOf(key,line){return line.trimStart().startsWith(`${key}:`)}function placeWords({file,line,column,confidence}){return confidence==="file"?file:`${file}:${line}:${column}`}function fromWords({renderedFrom}){return renderedFrom===
void 0?"":` (from ${renderedFrom})`}var mostEnvironments=4,mostNamed=6,mostMissed=3;function namesOf(clusters2){return[...new Set(clusters2.map(({name})=>name))]}function countedAmong(names,all,things=""){
let hit=new Set(names),missed=all.filter(name=>!hit.has(name)),there=all.filter(name=>hit.has(name));if(missed.length===0)return`all ${all.length}${things}`;let count=`${there.
length} of ${all.length}${things}`;return there.length<=mostNamed?`${count}: ${there.join(", ")}`:missed.length<=mostMissed?`${count}, not ${missed.join(", ")}`:
count}function spread(clusters2,judged){let names=namesOf(judged);if(names.length===1)return clusters2[0]??"";let parts=grouped(judged,({environment})=>environment).
flatMap(([environment,members])=>{let there=namesOf(members),hit=there.filter(name=>clusters2.includes(name));if(hit.length===0)return[];let count=`${hit.length}\
 of ${there.length}`,words=hit.length===there.length?count:countedAmong(hit,there);return[`${environment??"clusters"} ${words}`]});return parts.length>mostEnvironments?
countedAmong(clusters2,names," clusters"):parts.join("; ")}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}var mostListed=20,mostWords3=300,mostEnvironments2=6;function details(finding,clusters2,options){let{affects}=finding,part=(label,words)=>words.trim()===""?[]:[
`**${label}** ${inline(words)}`],affected=affects.map(({kind,namespace,name,file,line})=>`- ${inline(`${kind} ${namespace===null?"":`${namespace}/`}${name||"(un\
named)"}`)} ${code(`${file}:${line}`)}`),paragraphs=[`${code(`${placeWords(finding)}${fromWords(finding)}`)} ${code(finding.ruleId)}`,...changedAt(finding),...upstreamWords(
finding).map(({on,message})=>`**${inline(`Upstream${on}`)}**

${block(message)}`),...part("You would see",finding.symptom),...part("Why",finding.why),...part("Do",finding.remedy),...fixOf(finding,options),...finding.related.
flatMap(at=>[`**At** ${code(placeWords(at))} ${inline(at.note)}`]),...whereOf(finding,clusters2),...part("Known",basisWords(finding)),...finding.assumes.flatMap(
words=>part("Assumes",words)),...affected.length>1?[`**Affects ${affected.length} objects**

${listed(affected,mostListed)}`]:[],...allowanceOf(finding)];return`<details><summary>${`<b>${finding.severity}</b> ${html(clipped(finding.message,mostWords3))}`}\
</summary>

${paragraphs.join(`

`)}

</details>
`}function listed(lines,most2){let more2=lines.length-most2;return[...lines.slice(0,most2),...more2>0?[`- and ${more2} more`]:[]].join(`
`)}function whereOf(finding,clusters2){let lines=clustersOf(finding,clusters2);if(lines.length<=mostEnvironments2)return lines.map(words=>`**In** ${inline(words)}`);
let judged=namesOf(judgedOn(finding,clusters2)),first=lines.map(words=>`- ${inline(words)}`);return[`**In** ${inline(countedAmong(finding.clusters,judged," clus\
ters"))}

${listed(first,mostEnvironments2)}`]}function changedAt({file,line,changedHere}){return!changedHere||changedHere.file===file&&changedHere.line===line?[]:[`**Bro\
ught about at** ${code(`${changedHere.file}:${changedHere.line}:${changedHere.column}`)}`]}function fixOf(finding,{textOf}){let{fix,file}=finding;if(!fix)return[];
let text=textOf?.(file),lines=text===void 0?void 0:hunk(finding,text);return[`**Fix** ${inline(`${fix.title}${fix.safe?"":" (changes what runs)"}`)}`,...lines?[
block(lines,"diff")]:[]]}function allowanceOf(finding){return finding.locked?[`**Allow** ${inline(LOCKED)}`]:mayAllow(finding)?[`**Allow** it by a line above th\
e cause:

${block(allowingComment(finding.ruleId),"yaml")}`]:[]}var mostColumns=8,mostWords4=300;function matrix(findings,clusters2,most2){if(findings.length===0)return"";let columns=columnsOf(clusters2),shown=new Set(inTurns(
findings).slice(0,most2)),rows=findings.filter(finding=>shown.has(finding)).map(finding=>{let cells2=columns.map(column=>cell(answer(finding,column)));return`| ${severityOf(
finding)} | ${cell(wordsOf(finding))} | ${cells2.join(" | ")} |
`}),head=[`| | finding | ${columns.map(({title})=>cell(inline(title))).join(" | ")} |
`,`|---|---|${columns.map(()=>"---|").join("")}
`],more2=shown.size<findings.length?`
${shown.size} of ${findings.length} findings stand in this table.
`:"";return`
${[...head,...rows].join("")}${more2}`}function severityOf({severity}){return severity==="error"?"**error**":severity}function wordsOf({message,file,line,affects}){
let victims=affects.length>1?`, ${affects.length} objects affected`:"";return`${inline(clipped(message,mostWords4))} ${code(`${file}:${line}`)}${victims}`}function answer(finding,{
clusters:clusters2}){let judged=namesOf(judgedOn(finding,clusters2));if(judged.length===0)return"";let hit=judged.filter(name=>finding.clusters.includes(name));
if(hit.length===0)return"no";let isLater=finding.coming?.some(each=>hit.every(name=>each.clusters.includes(name)));if(judged.length===1)return isLater?"next":"*\
*yes**";let words=inline(countedAmong(hit,judged)).replace(/^(?:all )?\d+(?: of \d+)?/,"**$&**");return isLater?`${words}, next`:words}function columnsOf(clusters2){
let each=grouped(clusters2,({config,name})=>JSON.stringify([config,name]));if(each.length<=mostColumns)return each.map(([,same])=>({title:same[0].name,clusters:same}));
let environments=grouped(clusters2,({environment})=>environment);return environments.length>mostColumns?[{title:"clusters",clusters:clusters2}]:environments.map(
([environment,members])=>({title:environment??"other clusters",clusters:members}))}var mostRows2=50,mostLines=20,mostWords5=300,mostOfCell=120,WORDS={none:"pods stay","in-place":"updated in place",recreate:"made anew",rejected:"refused",stuck:"\
stuck",unknown:"not known",create:"created",delete:"deleted"};function rolloutMarkdown(report,most2=mostRows2){let{rollout=[]}=report,rows=rollout.slice(0,most2);if(rows.length===0)return{table:"",runs:""};let table=rows.map(
row=>{let why=row.refusal?code(clipped(row.refusal.message,mostOfCell)):inline(row.because),what=row.outcome==="none"?WORDS.none:`**${WORDS[row.outcome]}**`;return`\
| ${cell(inline(titled(row)))} | ${cell(inline(clustersOf2(row,report)))} | ${what} | ${cell(why)} |`}),runs=rows.filter(({runs:runs2})=>runs2.length>0).map(row=>{
let head=`**${inline(`${titled(row)}, ${clustersOf2(row,report)}`)}**`,more2=row.runs.length>mostLines?[`- and ${row.runs.length-mostLines} more`]:[];return[head,
"",...row.runs.slice(0,mostLines).map(line=>`- ${inline(clipped(line,mostWords5))}`),...more2].join(`
`)});return{table:`
### What this change does

| workload | clusters | what will happen | why |
|---|---|---|---|
${[...table,...rest2(rollout,`
`,most2)].join(`
`)}
`,runs:runs.length?`
<details><summary>${html("What the cluster will run")}</summary>

${runs.join(`

`)}

</details>
`:""}}function rest2(rollout,before,most2=mostRows2){return rollout.length>most2?[`${before}and ${rollout.length-most2} more, which touch fewer pods`]:[]}function titled({
object:{kind,namespace,name},pods}){let size=pods>0?` (${counted(pods,"pod")})`:"";return`${kind} ${namespace===null?"":`${namespace}/`}${name}${size}`}function clustersOf2({
clusters:clusters2},{clusters:all}){return spread(clusters2,all)}function freshFindings({findings}){return findings.filter(({status})=>status==="new")}function isTouched({file,line,changedHere},isChanged){return isChanged(file,line)||changedHere!==null&&isChanged(changedHere.file,changedHere.line)}function movesWords({upgrades}){return grouped(upgrades,each=>moveOf(each)).map(([move,alike])=>{let names=alike.flatMap(each=>nameOf(each)??[]);return names.length>
0?`${shortened(names)}: ${move}`:move})}function nameOf({cluster,from}){if(cluster.includes("="))return;let old=from[0]?.name;return old===void 0||old===cluster?
cluster:`${old} as ${cluster}`}function moveOf({cluster,from,to}){let parts=["kubernetes","kruise","vcluster"].flatMap(of=>{let[was,is]=[from,to].map(each=>ends(
[...new Set(each.map(one=>one[of]??"none"))]));return was!==is?[{moves:!0,words:`${of} ${was} -> ${is}`}]:is==="none"?[]:[{moves:!1,words:`${of} ${is}`}]}),moves2=parts.
filter(each=>each.moves),words=(moves2.length>0&&!cluster.includes("=")?moves2:parts).map(each=>each.words).join(", ");if(moves2.length>0)return words;let host=to[0]?.
host;return host?`stays as it is on ${host}`:`stays as it is (${words})`}function ends(all){return all.length>1?`${all[0]} - ${all.at(-1)}`:all[0]??"none"}var mostListed2=20,mostWords6=300;function versionsMarkdown({versions:versions2}){if(!versions2)return"";let part=(label,findings)=>{let order=ranked(findings),lines=order.slice(0,mostListed2).map(
each=>`- ${each.severity} ${inline(clipped(each.message,mostWords6))} ${code(each.ruleId)}`),more2=tallied(order.slice(mostListed2));return lines.length>0?`
**${label}**

${lines.join(`
`)}
${more2&&`
and:
${more2}`}`:""};return`${`
### What the new versions do

${inline(moves(versions2))}; ${summed2(versions2)}.
`}${part("Newly broken",versions2.broken)}${part("Mended",versions2.mended)}`}function moves({clusters:clusters2}){return movesWords({upgrades:clusters2.map(({name,
from,to})=>({cluster:name,from:[from],to:[to]}))}).join("; ")}function summed2({broken,mended,unchanged}){return`${counted(broken.length,"finding")} newly broke\
n, ${mended.length} mended, ${unchanged.length} unchanged`}function apart2(findings,isChanged){if(!isChanged)return{here:[...findings],elsewhere:[]};let here=findings.filter(finding=>isTouched(finding,isChanged)),touched=new Set(
here);return{here,elsewhere:findings.filter(finding=>!touched.has(finding))}}function elsewhereMarkdown(elsewhere,{clusters:clusters2},most2){if(elsewhere.length===
0)return"";let[verb,them,are]=elsewhere.length===1?["stands","it","it is"]:["stand","them","they are"],head=`${counted(elsewhere.length,"finding")} ${verb} in l\
ines that this change does not touch`,words=`No line of the change brings ${them} about, so that ${are} not annotated.`;return`
### ${head}

${words}
${matrix(elsewhere,clusters2,most2)}`}var mostWords7=300;function renderComment(report,options={}){let{all=!1,said=new Set,notes=[],limit=65536}=options,findings=ranked(all?report.findings:freshFindings(
report)),{here,elsewhere}=apart2(findings,options.isChanged),{clusters:clusters2}=report,own=[...here,...elsewhere].filter(({fingerprint})=>!said.has(fingerprint)),
isClean=findings.length===0&&!report.versions?.broken.length,head=`**Kruise Preflight:** ${[verdictOf(report),...isClean?asideOf(report):[],...linkOf(options)].
join(" ")}
`,bounds={title:"This comment",limit,unit:"characters",rest:"The job summary and the JSON report have more."};if(isClean){let before=[{name:"the notes",texts:[notesMarkdown(
notes)]}];return fitted({head,before,above:"",details:[],after:[]},bounds)}let rollout=rolloutMarkdown(report,20),page={head,before:[{name:"what the new version\
s do",texts:[versionsMarkdown(report)]},{name:"the table of findings",texts:[here.length>20?10:20,3].map(most2=>matrix(here,clusters2,most2))},{name:"how many h\
ave comments on their lines",texts:[saidMarkdown(findings,own)]},{name:"the notes",texts:[notesMarkdown(notes)]},{name:"the allowances",texts:[allowancesMarkdown(
report)]},{name:"what this change does",texts:[rollout.table,rolloutMarkdown(report,5).table]},{name:"the findings in lines that this change does not touch",texts:[
10,3].map(most2=>elsewhereMarkdown(elsewhere,report,most2))}],above:`
### Why, and what to do
`,details:own.map(finding=>({finding,text:details(finding,clusters2,options)})),after:[{name:"what was not checked",texts:[10,3].map(most2=>uncheckedMarkdown(report,
most2))},{name:"what the change mends",texts:[fold("Mended by this change",mendedMarkdown(report,20))]},{name:"what stood before",texts:all?[]:[10,3].map(most2=>existingMarkdown(
report,most2))},{name:"what the cluster will run",texts:[rollout.runs,rolloutMarkdown(report,5).runs]}]};return fitted(page,bounds)}function verdictOf(report){return`${inline(
clipped(verdict(report),mostWords7))}.`}function asideOf({mended=[],ledger}){let unchecked=uncheckedIn(ledger).length;return[...mended.length>0?[`This change me\
nds ${counted(mended.length,"finding")}.`]:[],...unchecked>0?[`${counted(unchecked,"document")} ${unchecked===1?"is":"are"} not checked.`]:[]]}function linkOf({
summaryUrl=""}){return/^https?:\/\/[^\s()<>[\]\\]+$/.test(summaryUrl)?[`[Job summary](${summaryUrl})`]:[]}function saidMarkdown(findings,own){let count=findings.
length-own.length;if(count===0)return"";let verb=count===1?"has a comment on its line":"have comments on their lines";return`
${count} of ${counted(findings.length,"finding")} ${verb}.
`}0&&(module.exports={renderComment});
