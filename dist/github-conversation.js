"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var conversation_exports={};__export(conversation_exports,{converse:()=>converse});module.exports=__toCommonJS(conversation_exports);var import_node_crypto=require("node:crypto"),KEY=/^[0-9a-f]{8,64}$/;function markerOf(run){let name=run===""?"kruise-preflight":`kruise-preflight-${digest(run)}`,
first=new RegExp(`^<!-- ${name}: ([0-9a-f]+(?: [0-9a-f]+)*) -->(?:\\r?\\n|$)`);return{of:keys=>`<!-- ${name}: ${keys.join(" ")} -->`,read(body){let[line,keys=""]=first.
exec(body)??[],rest=body.slice(line?.length).replaceAll(`\r
`,`
`);return line===void 0?void 0:{keys:keys.split(" "),rest}},sticky:`<!-- ${name} comment -->`}}function keyOf(fingerprint){return KEY.test(fingerprint)?fingerprint:
digest(fingerprint)}function digest(text){return(0,import_node_crypto.createHash)("sha256").update(text).digest("hex").slice(0,16)}function answeredOtherwise(wanted){return Object.assign(new Error(`the answer is not ${wanted}`),{status:0})}var import_node_crypto2=require("node:crypto");function contentId(bytes,like){return(0,import_node_crypto2.createHash)(like.length===64?"sha256":"sha1").update(
`blob ${bytes.length}\0`).update(bytes).digest("hex")}var FILES_A_PAGE=50,PAGES=3e3/FILES_A_PAGE;function apiOf({owner,repo,octokit,patiently}){let known=new Map;function once(key,ask){let answer=known.get(key);return answer||
(answer=ask(),known.set(key,answer),answer.catch(()=>known.delete(key))),answer}let comparison=(base,head)=>once(`${base}...${head}`,()=>patiently(signal=>octokit.
rest.repos.compareCommitsWithBasehead({owner,repo,basehead:`${base}...${head}`,per_page:1,page:1,request:{signal}})));return{async pullRequestFiles(number){let files=[];
for(let page=1;page<=PAGES;page++){let found=await patiently(signal=>octokit.rest.pulls.listFiles({owner,repo,pull_number:number,per_page:FILES_A_PAGE,page,request:{
signal}}));if(files.push(...listed(found)),found.length<FILES_A_PAGE)break}return files},async comparedFiles(base,head){let{files}=await comparison(base,head);return listed(
files)},async mergeBase(base,head){let{merge_base_commit:found}=await comparison(base,head);return id(found?.sha)},async parents(commit){return(await patiently(
signal=>octokit.rest.git.getCommit({owner,repo,commit_sha:commit,request:{signal}}))).parents.map(({sha})=>id(sha))},async tree(commit){let found=await once(commit,
()=>patiently(signal=>octokit.rest.git.getTree({owner,repo,tree_sha:commit,recursive:"1",request:{signal}}))),{tree,truncated}=found??{};if(!Array.isArray(tree)||
tree.some(({path,sha})=>typeof path!="string"||typeof sha!="string"))throw answeredOtherwise("a list of files");return{entries:tree,truncated}},async blob(sha){
let found=await patiently(signal=>octokit.rest.git.getBlob({owner,repo,file_sha:sha,request:{signal}})),bytes=Buffer.from(String(found?.content),"base64");if(contentId(
bytes,sha)!==sha)throw answeredOtherwise("the file that was asked for");return bytes}}}function listed(files){if(Array.isArray(files)&&files.every(file=>typeof file?.
filename=="string"))return files;throw answeredOtherwise("a list of files")}function id(value){if(typeof value=="string"&&/^[0-9a-f]{40,64}$/.test(value))return value;
throw answeredOtherwise("a commit")}var A_PAGE=100,PAGES2=100;function pullRequestOf(client,number){let{owner,repo,octokit,patiently,write}=client,at={owner,repo,pull_number:number},all=async ask=>{
let found=[];for(let page=1;page<=PAGES2;page++){let some=await patiently(signal=>ask(page,signal));if(!Array.isArray(some))throw answeredOtherwise("a list of c\
omments");if(found.push(...some),some.length<A_PAGE)break}return found};return{async head(){let found=await patiently(signal=>octokit.rest.pulls.get(__spreadProps(
__spreadValues({},at),{request:{signal}})));if(typeof found?.head?.sha!="string")throw answeredOtherwise("a pull request");return found.head.sha},files:()=>apiOf(
client).pullRequestFiles(number),async lineComments(){return(await all((page,signal)=>octokit.rest.pulls.listReviewComments(__spreadProps(__spreadValues({},at),
{per_page:A_PAGE,page,request:{signal}})))).filter(({in_reply_to_id:answered})=>answered==null).map(({id:id2,body,user,path,side,line,start_line:start})=>{let to=side===
"LEFT"?null:line??null;return{id:id2,body,author:authorOf(user),path,to,from:to===null?null:start??to}})},async comments(){return(await all((page,signal)=>octokit.
rest.issues.listComments({owner,repo,issue_number:number,per_page:A_PAGE,page,request:{signal}}))).map(({id:id2,body="",user})=>({id:id2,body,author:authorOf(user)}))},
async me(){let login=(await patiently(async signal=>{try{return{data:await octokit.graphql("query { viewer { login } }",{request:{signal}})}}catch(error){if(error.
name==="GraphqlResponseError")return{data:void 0};throw error}}))?.viewer?.login;return typeof login=="string"?login:void 0},async review(commit,body,comments){
let written=comments.map(({path,from,to,body:body2})=>__spreadValues({path,body:body2,line:to,side:"RIGHT"},from<to&&{start_line:from,start_side:"RIGHT"}));await write(
signal=>octokit.rest.pulls.createReview(__spreadProps(__spreadValues({},at),{commit_id:commit,event:"COMMENT",body,comments:written,request:{signal}})))},async editLineComment(id2,body){
await write(signal=>octokit.rest.pulls.updateReviewComment({owner,repo,comment_id:id2,body,request:{signal}}))},async comment(body){await write(signal=>octokit.
rest.issues.createComment({owner,repo,issue_number:number,body,request:{signal}}))},async editComment(id2,body){await write(signal=>octokit.rest.issues.updateComment(
{owner,repo,comment_id:id2,body,request:{signal}}))}}}function authorOf(user){return{login:user?.login??"",isBot:user?.type==="Bot"}}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("").replace(/^[#+=-]/,
"\\$&").replace(/^(\d+)(?=[.)](?: |$))/,"$1\\")}function code(text){let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}
function block(text,language="text"){let shown=[text].flat().map(visible).join(`
`),fence="`".repeat(Math.max(3,longestRun(shown)+1));return`${fence}${language}
${shown}
${fence}`}function clipped(text,most){return text.length>most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}…`:text}function prose(text){return unlinked(entities(
text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){return text.replace(/@(?=\w)/g,`@${apart}`).replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/\b(GH|GHSA|CVE)-(?=\w)/gi,
`$1-${apart}`).replace(/:(?=[\w+-]+:)/g,`:${apart}`).replace(/:\/\//g,`:${apart}//`).replace(/www\./gi,each=>`${each.slice(0,-1)}${apart}.`).replace(/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi,
each=>each.match(/.{1,6}/g).join(apart)).replaceAll("$","<span>$</span>")}function entities(text){return text.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(
">","&gt;")}function longestRun(text){return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}var LOCKED="nobody can allow this here: the configuration locks the rule";function mayAllow({ruleId,file,locked}){return!locked&&takesAllowance(ruleId)&&!/\.json$/i.test(file)}function takesAllowance(ruleId){return!ruleId.startsWith("\
allowance-")}function allowingComment(ruleId){return`# kruise-preflight: allow ${ruleId} until 2027-03-31 because REASON`}function grouped(items,keyOf2){let groups=new Map;for(let item of items){let key=keyOf2(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
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
same.length===1?described(first):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts=severities.
flatMap(severity=>{let count=findings.filter(finding=>finding.severity===severity).length;return count?[counted(count,severity)]:[]});if(!parts.length)return"no\
 findings";let fresh=findings.filter(finding=>finding.status==="new").length,all=parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)}`;
return fresh===findings.length?all:`${all} (${fresh} new)`}function ranked(findings){return[...findings].sort((a,b)=>rank(a)-rank(b))}function rank({severity,status}){return 2*severities.indexOf(severity)+(status==="new"?0:1)}async function ours(marked,pull){if(marked.length===0)return[];let me=await pull.me();return marked.filter(({author:{login,isBot}})=>me===void 0?isBot:login===me||
isBot&&login===`${me}[bot]`)}var secretParts=/\/(?:data|stringData|binaryData|env|args|command|annotations)(?:\/|$)/;function isSecret(finding){return secretParts.test(finding.path)&&!/\/env\/\d+\/name$/.test(finding.path)}var HUNK=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;function headHunks(patch){let hunks=[];for(let line of patch.split(`
`)){let head=HUNK.exec(line);head&&hunks.push({from:Number(head[1]),lines:[],most:Number(head[2]??1)});let hunk=hunks.at(-1),isOfHead=!head&&(line.startsWith("+")||
line.startsWith(" "));hunk&&isOfHead&&hunk.lines.length<hunk.most&&hunk.lines.push(line.slice(1))}return hunks.flatMap(({from,lines})=>lines.length>0?[{from,lines}]:
[])}function agrees(hunks,text){let lines=linesOf(text);return hunks.every(hunk=>hunk.lines.every((line,i)=>bare(line)===bare(lines[hunk.from-1+i])))}function hunkAround(hunks,from,to=from){
return hunks.find(hunk=>hunk.from<=from&&to<hunk.from+hunk.lines.length)}function linesOf(text){let lines=text.split(`
`);return lines.at(-1)===""&&lines.pop(),lines}var MOST_DIFFERENT=2e3;function lineMap(from,to){if(from===to)return line=>line;let[a,b]=[linesOf(from),linesOf(to)],
start=0;for(;start<a.length&&start<b.length&&a[start]===b[start];)start++;let end=0;for(;end<a.length-start&&end<b.length-start&&a.at(-1-end)===b.at(-1-end);)end++;
let middle=matched(a.slice(start,a.length-end),b.slice(start,b.length-end));return line=>{if(line<1||line>a.length)return;if(line<=start)return line;if(line>a.length-
end)return line+b.length-a.length;let found=middle[line-1-start]??-1;return found<0?void 0:found+1+start}}function matched(a,b){let found=new Int32Array(a.length).
fill(-1),most=Math.min(a.length+b.length,MOST_DIFFERENT),furthest=new Int32Array(2*most+3),middle=most+1,trace=[];for(let d=0;d<=most;d++){trace.push(furthest.slice(
middle-d-1,middle+d+2));for(let k=-d;k<=d;k+=2){let x=k===-d||k!==d&&furthest[middle+k-1]<furthest[middle+k+1]?furthest[middle+k+1]:furthest[middle+k-1]+1;for(;x<
a.length&&x-k<b.length&&a[x]===b[x-k];)x++;if(furthest[middle+k]=x,x>=a.length&&x-k>=b.length)return walkedBack(trace,a.length,b.length,found)}}return found}function walkedBack(trace,length,other,found){
let[x,y]=[length,other];for(let d=trace.length-1;d>=0;d--){let before=trace[d],at=k2=>before[k2+d+1],k=x-y,down=k===-d||k!==d&&at(k-1)<at(k+1),fromX=d===0?0:at(
down?k+1:k-1),fromY=d===0?0:fromX-(down?k+1:k-1),startX=d===0?0:down?fromX:fromX+1;for(;x>startX;)found[--x]=--y;[x,y]=[fromX,fromY]}return found}function bare(line){
return line?.endsWith("\r")?line.slice(0,-1):line}var MOST_LINES=40,LONGEST=4e3;function suggestionOf(fix,file,at,sides){let{judged,head,hunks,map}=sides,edits=[...fix?.edits??[]].sort((a,b)=>a.start-b.start);if(!fix?.
safe||edits.length===0||!isOrdered(edits,file,judged))return;let moved=movedTo(head,judged,map,edits),wanted=moved&&edited(head,moved);if(wanted===void 0||wanted===
head)return;let suggestion=replaced(linesOf(head),linesOf(wanted),at,hunks);return suggestion&&isPlain(suggestion,head)&&suggested(head,suggestion)===wanted?suggestion:
void 0}function suggested(head,{from,to,lines}){let all=head.split(`
`);return all.splice(from-1,to-from+1,...lines),all.join(`
`)}function overlap(a,b){return a.from<=b.to&&b.from<=a.to}function isOrdered(edits,file,text){let end=0;for(let edit of edits){if(edit.file!==file||edit.start<
end||edit.end<edit.start||edit.end>text.length)return!1;end=edit.end}return!0}function movedTo(head,judged,map,edits){if(head===judged)return[...edits];let[from,
to]=[startsOf(judged),startsOf(head)],moved=[];for(let edit of edits){let[first,last]=[lineAt(from,edit.start),lineAt(from,Math.max(edit.start,edit.end-1))],line=map(
first);for(let i=first;i<=last;i++)if(line===void 0||map(i)!==line+i-first)return;let shift=to[line-1]-from[first-1];moved.push(__spreadProps(__spreadValues({},
edit),{start:edit.start+shift,end:edit.end+shift}))}return moved.every((edit,i)=>i===0||edit.start>=moved[i-1].end)?moved:void 0}function edited(text,edits){let result="",
at=0;for(let{start,end,newText}of edits)result+=text.slice(at,start)+newText,at=end;return result+text.slice(at)}function replaced(before,after,at,hunks){let start=0;
for(;start<before.length&&start<after.length&&before[start]===after[start];)start++;let end=0,most=Math.min(before.length,after.length)-start;for(;end<most&&before.
at(-1-end)===after.at(-1-end);)end++;let from=Math.min(at,start+1),to=Math.max(at,before.length-end);if(!hunkAround(hunks,from,to))return;let shift=after.length-
before.length;return{from,to,lines:after.slice(from-1,to+shift)}}function isPlain({from,to,lines},head){let old=head.split(`
`),all=[...old.slice(from-1,to),...lines];return to<old.length&&Math.max(lines.length,to-from+1)<=MOST_LINES&&lines.join(`
`).length<=LONGEST&&!(lines.length===1&&lines[0]==="")&&!all.some(line=>/[\r\0\ufffd\ufeff\u2028\u2029]/.test(line))}function startsOf(text){let starts=[0];for(let at=text.
indexOf(`
`);at>=0;at=text.indexOf(`
`,at+1))starts.push(at+1);return starts}function lineAt(starts,offset){let low=0,high=starts.length-1;for(;low<high;){let middle=low+high+1>>1;starts[middle]<=offset?
low=middle:high=middle-1}return low+1}var MOST_FILES=100;async function spotsOf(findings,files,texts){let patches=new Map(files.flatMap(({filename,patch})=>patch===void 0?[]:[[filename,patch]])),read=new Map,
spots=new Map,problem,readOf=async file=>{let patch=patches.get(file);if(patch===void 0||problem!==void 0||read.size>=MOST_FILES&&!read.has(file))return read.get(
file);if(!read.has(file))try{read.set(file,await readFile(file,patch,texts))}catch(error){problem=error}return read.get(file)};for(let finding of findings){let{
file,line,changedHere,fix}=finding;for(let on of[{file,line},...changedHere?[{file:changedHere.file,line:changedHere.line}]:[]]){let sides=await readOf(on.file),
at=Number.isSafeInteger(on.line)?sides?.map(on.line):void 0;if(!sides||at===void 0||!hunkAround(sides.hunks,at))continue;let suggestion=()=>isSecret(finding)?void 0:
suggestionOf(fix,on.file,at,sides);spots.set(finding,{path:on.file,line:at,on,suggestion});break}}return{spots,problem}}async function readFile(file,patch,texts){
let[judged,head]=[await texts.judged(file),await texts.head(file)];if(judged===void 0||head===void 0)return;let hunks=headHunks(patch);return agrees(hunks,head)?
{judged,head,hunks,map:lineMap(judged,head)}:void 0}var recorded="recorded: ";function basisWords({basis}){let cases=basis.evidence.filter(each=>each.startsWith(recorded)).map(each=>each.slice(recorded.length)),evidence=basis.level==="rec\
orded"&&cases.length>0?cases:basis.evidence,more2=evidence.length>3?` and ${evidence.length-3} more`:"";return`${basis.level}${evidence.length>0?` (${evidence.slice(
0,3).join(", ")}${more2})`:""}`}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}var mostMessage=2e3,mostWords=4e3,mostNamed=10;function reviewComment(findings,clusters2,{limit,on,suggestion,resolved=0}){let last=resolved>0?[`${counted(resolved,
"other finding")} of this comment ${resolved===1?"is":"are"} resolved.`]:[],sections=[],holds=[],whole=()=>[...sections,...last].join(`

---

`);for(let finding of findings)sections.push(sectionOf(finding,clusters2,on,suggestion?.of===finding?suggestion.lines:void 0)),whole().length<=limit?holds.push(
finding):sections.pop();return{body:whole(),holds}}function resolvedComment(body,commit,limit){let head=`${RESOLVED}${commit.slice(0,10)}.

<details><summary>What it said</summary>

`,tail=`

</details>`,old=body.replace(/^(`{3,})suggestion$/gm,"$1text");return head.length+old.length+tail.length>limit?`${RESOLVED}${commit.slice(0,10)}.`:`${head}${old}${tail}`}
function isResolved(body){return body.startsWith(RESOLVED)}var RESOLVED="Resolved by ";function sectionOf(finding,clusters2,on,suggested2){let{severity,message,
ruleId,file,line,column,symptom,remedy,fix,why,affects,assumes}=finding,part=(label,words)=>words.trim()===""?[]:[`**${label}** ${inline(clipped(words,mostWords))}`],
isHere=on!==null&&on.file===file&&on.line===line,victims=affects.map(({kind,namespace,name})=>`- ${inline(`${kind} ${namespace===null?"":`${namespace}/`}${name||
"(unnamed)"}`)}`),more2=victims.length-mostNamed,allowing=allowance(finding),folded2=[...part("Why",why),...part("Known",basisWords(finding)),...assumes.flatMap(
words=>part("Assumes",words)),...victims.length>1?[`**Affects**

${[...victims.slice(0,mostNamed),...more2>0?[`- and ${more2} more`]:[]].join(`
`)}`]:[],...allowing],title=allowing.length>0?"Why, how it is known, and how to allow it":"Why, and how it is known";return[`**${severity}** ${inline(clipped(message,
mostMessage))} ${code(ruleId)}`,...isHere?[]:[`**The cause** ${code(`${file}:${line}:${column}`)}`],...upstreamWords(finding).map(({on:on2,message:message2})=>`\
**Upstream${on2&&` ${inline(on2)}`}**

${block(clipped(message2,mostWords))}`),...part("You would see",symptom),...part("Do",remedy),...suggested2?[suggestionBlock(suggested2)]:fix?part("Fix",`${fix.
title}${fix.safe?"":" (changes what runs)"}`):[],...clustersOf(finding,clusters2).flatMap(words=>part("In",words)),...folded2.length===0?[]:[`<details><summary>${title}\
</summary>

${folded2.join(`

`)}

</details>`]].join(`

`)}function allowance(finding){return finding.locked?[`**Allow** ${LOCKED}`]:mayAllow(finding)?[`**Allow** with a comment on the line of the cause or above it:

${block(allowingComment(finding.ruleId),"yaml")}`]:[]}function suggestionBlock(lines){let longest=Math.max(2,...lines.flatMap(line=>(line.match(/`+/g)??[]).map(
run=>run.length))),fence="`".repeat(longest+1);return[`${fence}suggestion`,...lines,fence].join(`
`)}var import_node_os=require("node:os");var LIMIT=2**30;var OURS=["core.quotepath=off","diff.relative=false","safe.bareRepository=explicit","core.fsmonitor=false",`core.hooksPath=${import_node_os.devNull}`];var AT_ONCE=128*1024*1024;function statusOf(error){let{status}=error;return typeof status=="number"?status:-1}function said(error){let words=messageOf(error).replaceAll(new RegExp("\\p{Cc\
}+","gu")," ").slice(0,300);return statusOf(error)>0?`${statusOf(error)} ${words}`:words}function isRefused(error){return[401,403,404].includes(statusOf(error))&&
!/rate limit/i.test(messageOf(error))}function messageOf(error){return String(error?.message??error)}var LONGEST2=65536;function unsaid(what,error){let mend=isRefused(error)&&!/locked|archived/i.test(said(error))?` To mend: ${WRITE}.`:"";return`${what} (${said(
error)}).${mend}`}var WRITE="`pull-requests: write` in the permissions of the job; the token of a pull request from a fork never has it, so there a workflow on \
`workflow_run` is to publish the result";function isLost(error){return statusOf(error)===0||statusOf(error)>=500}function isFinal(error){return[0,401,403,429].includes(
statusOf(error))}var MOST_COMMENTS=30,MOST_ON_A_LINE=20;function planned(findings,spots,before,told){let taken=[],suggestionFor=(those,at)=>{for(let of of those){let spot=spots.
get(of),suggestion=spot?.suggestion();if(!spot||!suggestion)continue;let{path}=spot;if(!(at&&(at.path!==path||at.from!==suggestion.from||at.to!==suggestion.to))&&
!taken.some(each=>each.path===path&&overlap(each.suggestion,suggestion)))return taken.push({path,suggestion}),__spreadValues({of},suggestion)}},write=(keys,those,on,more2)=>{
let first=told.marker.of(keys),{body,holds}=reviewComment(those,told.clusters,__spreadValues({limit:LONGEST2-first.length-1,on},more2));return{body:`${first}
${body}`,holds}},byKey=new Map;for(let each of findings)byKey.set(keyOf(each.fingerprint),[...byKey.get(keyOf(each.fingerprint))??[],each]);let owners=ownersOf(
before,told.marker),plan={posts:[],unmarked:[],updated:[]},resolved=[],standing=[],live=0;for(let comment of before){let{keys,rest}=told.marker.read(comment.body),
theirs=keys.flatMap(key=>byKey.get(key)?.slice(0,1)??[]),own=theirs.filter(each=>owners.get(keyOf(each.fingerprint))===comment);if(theirs.length===0){if(isResolved(
rest))continue;let first=told.marker.of(keys),body=resolvedComment(rest,told.head,LONGEST2-first.length-1);resolved.push({id:comment.id,body:`${first}
${body}`})}else if(own.length>0){comment.to!==null&&live++;let suggestion=suggestionFor(own,comment),spot=spots.get(own[0]),more2=__spreadValues({resolved:keys.
length-theirs.length},suggestion&&{suggestion}),{body,holds}=write(keys,own,spot?.on??null,more2),shown=comment.to===null?[]:holds.filter(each=>isAlone(each,byKey));
isResolved(rest)?plan.unmarked.push({id:comment.id,body,findings:shown}):(standing.push(...shown),isSame(comment.body,body)||plan.updated.push({id:comment.id,body}))}}
let groups=new Map,withheld=0;for(let each of findings){let spot=spots.get(each);if(!spot||owners.has(keyOf(each.fingerprint))||!isAlone(each,byKey))continue;let place=JSON.
stringify([spot.path,spot.line]),group=groups.get(place);group&&group.findings.length<MOST_ON_A_LINE?group.findings.push(each):!group&&groups.size<MOST_COMMENTS-
live?groups.set(place,{spot,findings:[each]}):withheld++}for(let{spot,findings:those}of groups.values()){let suggestion=suggestionFor(those),{from,to}=suggestion??
{from:spot.line,to:spot.line},keys=those.map(({fingerprint})=>keyOf(fingerprint)),{body,holds}=write(keys,those,spot.on,suggestion?{suggestion}:{});if(holds.length===
0)withheld+=those.length;else if(holds.length<those.length){let fewer=write(holds.map(({fingerprint})=>keyOf(fingerprint)),holds,spot.on,suggestion?{suggestion}:
{});withheld+=those.length-holds.length,plan.posts.push({path:spot.path,from,to,body:fewer.body,findings:holds})}else plan.posts.push({path:spot.path,from,to,body,
findings:those})}return __spreadProps(__spreadValues({},plan),{resolved,standing,withheld})}function ownersOf(before,marker){let owners=new Map;for(let comment of before)
for(let key of marker.read(comment.body).keys){let known=owners.get(key);(!known||known.to===null&&comment.to!==null)&&owners.set(key,comment)}return owners}function isAlone({
fingerprint},byKey){return byKey.get(keyOf(fingerprint))?.length===1}function isSame(kept,body){return kept.replaceAll(`\r
`,`
`).trimEnd()===body.trimEnd()}async function keepReview(told,texts,marker,pull){let{report,head}=told,nothing={inReview:new Set,finish:async()=>[]},findings=ranked(report.findings.filter(({status})=>status===
"new")),warnings=[],before;try{before=await mine(pull,marker)}catch(error){return __spreadProps(__spreadValues({},nothing),{warnings:[unsaid("No review is poste\
d: the comments that stand on the pull request cannot be read, and none is to stand twice",error)],isOver:isFinal(error)})}if(findings.length===0&&before.length===
0)return __spreadProps(__spreadValues({},nothing),{warnings,isOver:!1});let spots=await placed(findings,texts,pull,warnings),plan=planned(findings,spots,before,
{head,clusters:report.clusters,marker}),inReview=new Set(plan.standing.map(({fingerprint})=>fingerprint)),add=those=>{for(let{fingerprint}of those)inReview.add(
fingerprint)},post=await posted(plan.posts,plan.withheld,told,marker,pull);warnings.push(...post.warnings);for(let each of post.posted)add(each.findings);let isOver=post.
isOver;for(let each of isOver?[]:plan.unmarked){let problem=await pull.editLineComment(each.id,each.body).then(()=>{},noted);if(!problem)add(each.findings);else if(warnings.
push(unsaid("A comment of the review whose finding is back is still marked as resolved",problem.error)),isOver=isFinal(problem.error),isOver)break}return{warnings,
inReview,isOver,finish:isOver?async()=>[]:async()=>[...await changed(plan.updated,"brought up to date",pull),...await changed(plan.resolved,"marked as resolved",
pull)]}}var noted=error=>({error});async function mine(pull,marker){return ours((await pull.lineComments()).filter(({body})=>marker.read(body)),pull)}async function placed(findings,texts,pull,warnings){
if(findings.length===0)return new Map;try{let{spots,problem}=await spotsOf(findings,await pull.files(),texts);return problem!==void 0&&warnings.push(`Some findi\
ngs are not in the review: the texts of their files cannot be read (${said(problem)}).`),spots}catch(error){return warnings.push(unsaid("Nothing new is in the r\
eview: the pull request's list of files cannot be read",error)),new Map}}var MOST_PARTS=12;async function posted(posts,withheld,{report,head},marker,pull){let done=[],
refused=[],queue=posts.length>0?[posts]:[],reason;for(let parts=0;queue.length>0;){let part=queue.shift();try{await pull.review(head,bodyOf(part,withheld,report),
part),done.push(...part)}catch(error){if(statusOf(error)!==422){let found=isLost(error)?await foundAfter(part,marker,pull):void 0;if(done.push(...found??[]),found?.
length===part.length)continue;let what=done.length>0?"Not all of the review is posted":"No review is posted";return{posted:done,warnings:[unsaid(what,error)],isOver:!found&&
isFinal(error)}}reason=error;let half=Math.ceil(part.length/2);part.length===1||++parts>MOST_PARTS?refused.push(...part):queue.unshift(part.slice(0,half),part.slice(
half))}}let count=refused.length===1?"one comment":`${refused.length} comments`,warnings=refused.length>0?[`GitHub does not take ${count} of the review (${said(
reason)}); the job summary has the findings.`]:[];return{posted:done,warnings,isOver:!1}}async function foundAfter(part,marker,pull){try{let keys=new Set((await mine(
pull,marker)).flatMap(({body})=>marker.read(body).keys));return part.filter(({findings})=>findings.every(({fingerprint})=>keys.has(keyOf(fingerprint))))}catch{return}}
function bodyOf(part,withheld,report){let findings=part.flatMap(each=>each.findings),more2=withheld===1?"One more finding is":`${withheld} more findings are`,rest=withheld===
0?"":` ${more2} not commented: at most ${MOST_COMMENTS} comments stand at a time.`;return`Kruise Preflight: ${countedFindings(__spreadProps(__spreadValues({},report),
{findings}))} on lines of this change.${rest}`}async function changed(changes,how,pull){let problems=[],left=changes.length;for(let{id:id2,body}of changes)try{await pull.
editLineComment(id2,body),left--}catch(error){if(problems.push(error),isFinal(error))break}let count=left===1?"One comment of the review is":`${left} comments o\
f the review are`;return left===0?[]:[unsaid(`${count} not ${how}; the next run does it`,problems[0])]}async function keepComment(bodyIn,isNeeded,marker,pull){let standing;try{standing=await mine2(pull,marker)}catch(error){return[unsaid("No comment is written: th\
ose that stand on the pull request cannot be read, and none is to stand twice",error)]}let kept=standing.at(-1);if(!kept&&!isNeeded)return[];let limit=LONGEST2-
marker.sticky.length-1,body=`${marker.sticky}
${bodyIn(limit)}`;if(body.length>LONGEST2)return[`No comment is written: it is longer than the ${LONGEST2} characters that GitHub takes.`];if(!kept)return made(
body,marker,pull);try{isSame(kept.body,body)||await pull.editComment(kept.id,body);for(let{id:id2}of standing.slice(0,-1))await pull.editComment(id2,OLD);return[]}catch(error){
return[unsaid("The comment on the pull request is not brought up to date",error)]}}var OLD="Kruise Preflight: a newer comment on this pull request has the resul\
t.";async function made(body,marker,pull){try{return await pull.comment(body),[]}catch(error){return(isLost(error)?await mine2(pull,marker).catch(()=>[]):[]).length>
0?[]:[unsaid("The comment on the pull request is not written",error)]}}async function mine2(pull,marker){let all=await pull.comments();return ours(all.filter(({
body})=>body.split(/\r?\n/,1)[0]===marker.sticky),pull)}async function converse(told,texts,client){try{return await conversed(told,texts,client)}catch(error){return{warnings:[`Nothing more is said on the pull request\
 (${said(error)}).`],inReview:new Set}}}async function conversed(told,texts,client){let nothing={inReview:new Set};if(!told.review&&!told.comment)return __spreadProps(
__spreadValues({},nothing),{warnings:[]});let pull=pullRequestOf(client,told.pullRequest),marker=markerOf(told.run??""),head;try{head=await pull.head()}catch(error){
return __spreadProps(__spreadValues({},nothing),{warnings:[unsaid("Nothing is said on the pull request: it cannot be read",error)]})}if(head!==told.head){let[now,
then]=[head,told.head].map(commit=>commit.slice(0,10));return __spreadProps(__spreadValues({},nothing),{warnings:[`Nothing is said on the pull request: it is at\
 ${now} by now, and this run judged ${then}.`]})}let review=told.review?await keepReview(told,texts,marker,pull):__spreadProps(__spreadValues({},nothing),{warnings:[],
isOver:!1,finish:async()=>[]}),{inReview}=review,warnings=[...review.warnings];if(told.comment&&!review.isOver){let{findings,versions:versions2}=told.report,isNeeded=findings.
some(({status,fingerprint})=>status==="new"&&!inReview.has(fingerprint))||(versions2?.broken.length??0)>0;warnings.push(...await keepComment(limit=>told.body(limit,
inReview),isNeeded,marker,pull))}return{warnings:[...warnings,...await review.finish()],inReview}}0&&(module.exports={converse});
