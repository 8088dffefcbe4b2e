"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var sarif_exports={};__export(sarif_exports,{renderSarif:()=>renderSarif});module.exports=__toCommonJS(sarif_exports);var import_node_path=__toESM(require("node:path")),ROOT="%SRCROOT%";function artifactOf(file){let normal=import_node_path.default.posix.normalize(file),uri=normal.
split("/").map(segment=>encodeURIComponent(segment.replace(new RegExp("\\p{Surrogate}","gu"),"�"))).join("/");return normal.startsWith("/")?{uri:`file://${uri}`}:
normal===".."||normal.startsWith("../")?{uri}:{uri,uriBaseId:ROOT}}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function inertJson(json){return json.replace(unseen,each=>each===`
`?each:escaped(each)).replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).
join("")}function printed(value){return`${inertJson(JSON.stringify(value,null,2))}
`}var cluster=({name,environment,kubernetes,kruise,vcluster,host,notes,openKinds,next,config})=>__spreadValues(__spreadValues({name,environment,kubernetes,kruise,
vcluster,host,notes,openKinds},next&&{next:{kubernetes:next.kubernetes,kruise:next.kruise,vcluster:next.vcluster}}),config!==void 0&&{config});var CONFIGURATION="a configuration of Kruise Preflight",SNAPSHOT="a snapshot of a cluster";var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at2)=>at2%2?code(piece.slice(1,-1)):prose(piece)).join("").replace(/^[#+=-]/,
"\\$&").replace(/^(\d+)(?=[.)](?: |$))/,"$1\\")}function code(text){let shown=visible(text);if(shown==="")return"";let fence="`".repeat(longestRun(shown)+1),pad=/^[` ]|[` ]$/.test(shown)?" ":"";return`${fence}${pad}${shown}${pad}${fence}`}function clipped(text,most){return text.length>most?`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}…`:text}function prose(text){return unlinked(entities(
text).replace(/[\\`*_[\]~|]/g,"\\$&"))}function unlinked(text){return text.replace(/@(?=\w)/g,`@${apart}`).replace(/(?<!&)#(?=\d)/g,`#${apart}`).replace(/\b(GH|GHSA|CVE)-(?=\w)/gi,
`$1-${apart}`).replace(/:(?=[\w+-]+:)/g,`:${apart}`).replace(/:\/\//g,`:${apart}//`).replace(/www\./gi,each=>`${each.slice(0,-1)}${apart}.`).replace(/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi,
each=>each.match(/.{1,6}/g).join(apart)).replaceAll("$","<span>$</span>")}function entities(text){return text.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(
">","&gt;")}function longestRun(text){return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}var mostWords=300;function addedAllowances({allowances=[],mended}){return mended===void 0?[]:allowances.filter(({status})=>status==="new")}function allowanceWords(allowance,report){let reason=visible(clipped(folded(allowance.because),mostWords));return`${whatOf(allowance,report)} ${visible(allowance.
rule)}${dayOf(allowance)}: ${reason}`}var STATES={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed for",pending:"will count once it is on th\
e base for"};function whatOf(allowance,report){let words=STATES[allowance.state],{length}=allowance.allows,count=length>1?` ${length} times`:"";return`${addedAllowances(
report).includes(allowance)?"(new) ":""}${words}${count}`}function dayOf({until,state}){return until===void 0?"":state==="expired"?` (until ${until})`:` until ${until}`}function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster2){let{kubernetes,kruise,vcluster,host}=cluster2,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster2=>cluster2.config===config)}
function described(cluster2){let runs=versions(cluster2);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster2.name?runs:`${cluster2.name} (${runs})`}
function clustersOf(finding,all){let{clusters:clusters2,coming=[]}=finding,later=new Set(coming.flatMap(each=>each.clusters)),now=clusters2.filter(name=>!later.
has(name));return[...byEnvironment(now,judgedOn(finding,all)),...coming.map(({versions:next,clusters:names,failsFrom})=>{let day=failsFrom===null?"":`, an error\
 from ${failsFrom}`;return`${shortened(names)} from ${next}${day}`})]}function byEnvironment(names,all,most=6){let hit=new Set(names),environments=grouped(all,cluster2=>cluster2.
environment),lines=[];for(let[environment,members]of environments){let inIt=members.filter(cluster2=>hit.has(cluster2.name));if(!inIt.length)continue;let alone=all.
length===1,head=environment===null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most))}${more(
inIt.length-most)}`)}let known=new Set(all.map(({name})=>name)),strangers=names.filter(name=>!known.has(name));return strangers.length&&lines.push(`${strangers.
slice(0,most).join(", ")}${more(strangers.length-most)}`),lines}function sameVersions(clusters2){return grouped(clusters2,versions).map(([runs,same])=>{let[first]=same;
return first&&same.length===1?described(first):`${same.map(({name})=>name).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function uncheckedIn({skipped}){return skipped.filter(({reason})=>reason!==CONFIGURATION&&reason!==SNAPSHOT)}function leftOutWords({ledger:{leftOut:leftOut2=[]}},most=3){return leftOut2.length?`${counted(leftOut2.length,"object")} left out: ${byReason(leftOut2,most)}`:
void 0}function byReason(unchecked,most){let reasons=grouped(unchecked,({reason})=>reason).sort(([,a],[,b])=>b.length-a.length),shown=reasons.slice(0,most).map(
([reason,those])=>{let places=those.slice(0,2).map(({file,line})=>visible(`${file}:${line}`));return`${folded(reason)} (${places.join(", ")}${those.length>2?` a\
nd ${those.length-2} more`:""})`}),rest=reasons.slice(most).reduce((sum,[,those])=>sum+those.length,0);return`${shown.join("; ")}${rest?`; and ${rest} for other\
 reasons`:""}`}function clusterNotes({clusters:clusters2}){let notes=new Map;for(let cluster2 of clusters2)for(let note of cluster2.notes)notes.set(note,[...notes.get(note)??[],
cluster2.name]);return[...notes].map(([note,names])=>({note,names}))}function newFirst(findings){return[...findings].sort((a,b)=>rankOfNew(a)-rankOfNew(b))}function rankOfNew({severity,status}){return(status==="new"?0:severities.
length)+severities.indexOf(severity)}var LineIndex=class{text;#starts;constructor(text){this.text=text}at(offset){let starts=this.starts(),low=0,high=starts.length-1;for(;low<high;){let middle=low+
high+1>>1;starts[middle]<=offset?low=middle:high=middle-1}return{line:low+1,column:offset-starts[low]+1}}start(line){return this.starts()[line-1]??this.text.length}count(){
return this.starts().length}lineText(line){let starts=this.starts(),start=starts[line-1];if(start===void 0)return"";let next=starts[line],end=next===void 0?this.
text.length:next-1;return next!==void 0&&end>start&&this.text.charCodeAt(end-1)===13&&end--,this.text.slice(start,end)}starts(){if(this.#starts)return this.#starts;
let starts=[0];for(let at2=this.text.indexOf(`
`);at2>=0;at2=this.text.indexOf(`
`,at2+1))starts.push(at2+1);return this.#starts=starts,starts}};var[TAB,LINE_FEED,RETURN,SPACE,END]=[9,10,13,32,65535],COVERED=100,FACTOR=37;function lineHashes(text){let units=new Uint16Array(text.length+1+COVERED),starts=[],
length=0,afterReturn=!1,atStart=!0;for(let at2=0;at2<=text.length;at2++){let unit=at2<text.length?text.charCodeAt(at2):END,isBlank=unit===SPACE||unit===TAB||afterReturn&&
unit===LINE_FEED;afterReturn=unit===RETURN,!isBlank&&(atStart&&starts.push(length),atStart=unit===LINE_FEED||unit===RETURN,units[length++]=atStart?LINE_FEED:unit)}
let seen=new Map;return starts.map(start=>{let hash=hashOf(units,start),count=(seen.get(hash)??0)+1;return seen.set(hash,count),`${hash}:${count}`})}function hashOf(units,start){
let low=0,high=0;for(let at2=start;at2<start+COVERED;at2++){let sum=low*FACTOR+(units[at2]??0);high=high*FACTOR+Math.floor(sum/2**32)>>>0,low=sum>>>0}return high===
0?low.toString(16):`${high.toString(16)}${low.toString(16).padStart(8,"0")}`}function fromWords({renderedFrom}){return renderedFrom===void 0?"":` (from ${renderedFrom})`}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name=>!elsewhere.has(name)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}function saidLines(finding,clusters2){let{message,symptom,remedy}=finding;return[folded(`${message}${fromWords(finding)}`),...upstreamWords(finding).map(each=>`\
Upstream${visible(each.on)}: ${visible(each.message)}`),symptom?`You would see: ${folded(symptom)}`:"",remedy?`Do: ${folded(remedy)}`:"",...clusterLines(finding,
clusters2)].filter(line=>line!=="")}function clusterLines(finding,clusters2){return clustersOf(finding,clusters2).map(words=>`In: ${visible(words)}`)}var PAGE="https://github.com/kruise-preflight/kruise-preflight/blob/main/policies/README.md",mostDescribed=1024,LEVELS={error:"error",warning:"warning",notice:"\
note"};function ruleOf(finding,words){let{ruleId:id,family,basis}=finding,summary=sentence(words?.summary??id.replaceAll("-"," ")),severity=words?.severity??finding.
severity,page=words?.page,part=(label,own)=>folded(page&&partOf(page,label)||own),uri=`${PAGE}#${encodeURIComponent(id.replace(new RegExp("\\p{Surrogate}","gu"),
"�"))}`,told=[["You would see",part("You would see",finding.symptom)],["Why",part("Why",finding.why)],["Do",part("Do",finding.remedy)]].filter(([,text])=>text!==
""),why=part("Why",finding.why);return{id,name:clipped(`${family}/${id}`,254),shortDescription:{text:clipped(summary,mostDescribed-1)},fullDescription:{text:clipped(
why===""?summary:why,mostDescribed-1)},help:{text:[summary,...told.map(([label,text])=>`${label}: ${text}`),uri].join(`

`),markdown:page?helpOf(page,id):[inline(summary),...told.map(([label,text])=>`**${label}.** ${inline(text??"")}`),`<${uri}>`].join(`

`)},helpUri:uri,defaultConfiguration:{level:LEVELS[severity]},properties:__spreadValues({tags:["kubernetes",family,...words?.security?["security"]:[]],precision:{
recorded:"very-high",source:"high",derived:"medium"}[basis.level],"problem.severity":severity==="notice"?"recommendation":severity},words?.security&&{"security-\
severity":words.security.toFixed(1)})}}function partOf(page,label){let begin=`**${label}.** `;return page.split(`
`).find(each=>each.startsWith(begin))?.slice(begin.length)}function helpOf(page,id){let end=page.indexOf(`
#### ${id}: situations`);return(end<0?page:page.slice(0,end)).replace(/^### .*\n+/,"").trim()}function sentence(words){let line=folded(words);return`${line.charAt(
0).toUpperCase()}${line.slice(1)}.`}var mostPlaces=100,mostLinks=5,longestLine=4e3;function resultsIn({findings,clusters:clusters2,compared,textOf}){let texts=new Map,known=file=>{if(!texts.has(file)){
let text=textOf(file);texts.set(file,text===void 0?void 0:{lines:new LineIndex(text),hashes:lineHashes(text)})}return texts.get(file)},hashOf2=lineHashesOf(findings,
known);return(finding,ruleIndex)=>{let{ruleId,severity,object,fingerprint,status,fix}=finding,every=placesOf(finding),places=every.slice(0,mostPlaces),owner=object&&
ownerOf(object);return{result:__spreadProps(__spreadValues(__spreadValues(__spreadProps(__spreadValues({ruleId,ruleIndex,level:LEVELS[severity],message:{text:messageOf(
finding,clusters2,places)},locations:[__spreadValues({physicalLocation:__spreadValues({artifactLocation:artifactOf(finding.file)},regionIn(finding))},owner&&{logicalLocations:[
{fullyQualifiedName:owner,kind:"resource"}]})]},places.length>0&&{relatedLocations:places.map(({file,region,note},at2)=>({id:at2+1,physicalLocation:__spreadValues(
{artifactLocation:artifactOf(file)},region&&{region}),message:{text:unlinked2(note)}}))}),{partialFingerprints:{primaryLocationLineHash:hashOf2.get(finding),"kr\
uisePreflight/v1":fingerprint}}),compared&&{baselineState:status==="new"?"new":"unchanged"}),fix&&{fixes:[{description:{text:`${unlinked2(folded(fix.title))}${fix.
safe?"":" (changes what runs)"}`},artifactChanges:grouped(fix.edits,({file})=>file).map(([file,edits])=>({artifactLocation:artifactOf(file),replacements:edits.map(
edit=>replacement(edit,known(file)?.lines))}))}]}),{properties:propertiesOf(finding)}),left:every.length-places.length}}}function lineHashesOf(findings,known){let count=new Map,
nth=({ruleId,file},hash)=>{let key=JSON.stringify([ruleId,file,hash]);return count.set(key,(count.get(key)??0)+1),count.get(key)??0},order=[...findings].sort((a,b)=>a.
fingerprint<b.fingerprint?-1:+(a.fingerprint>b.fingerprint));return new Map(order.map(finding=>{let{file,line,fingerprint}=finding,hash=known(file)?.hashes[line-
1],own=hash!==void 0&&nth(finding,hash)===1?hash:void 0;return[finding,own??`${fingerprint}:${nth(finding,fingerprint)}`]}))}function unlinked2(text){return text.
replaceAll("](","] (")}function propertiesOf(finding){let{clusters:clusters2,coming,config,path:path2,refusal,affects,why,assumes,basis,status}=finding;return __spreadProps(
__spreadValues(__spreadProps(__spreadValues(__spreadValues({clusters:clusters2},coming&&{coming}),config!==void 0&&{config}),{path:path2}),refusal&&{refusal:__spreadValues(
{by:refusal.by,message:clipped(refusal.message,longestLine)},refusal.others&&{others:refusal.others.map(each=>__spreadProps(__spreadValues({},each),{message:clipped(
each.message,longestLine)}))})}),{affects:affects.slice(0,mostPlaces).map(ownerOf),affectsTotal:affects.length,why:clipped(folded(why),longestLine),assumes,basis:{
level:basis.level,evidence:basis.evidence},status})}function messageOf(finding,clusters2,places){let said=saidLines(finding,clusters2).map(line=>unlinked2(clipped(
line,longestLine))),links=places.map((each,at2)=>__spreadProps(__spreadValues({},each),{text:`[${unlinked2(each.link).replace(/[\\[\]]/g,"\\$&")}](${at2+1})`})),
lines=grouped(links,({label})=>label).map(([label,of])=>{let more3=(label===AFFECTS?finding.affects.length:of.length)-mostLinks;return`${label}: ${of.slice(0,mostLinks).
map(({text})=>text).join(", ")}${more3>0?` and ${more3} more`:""}`});return[...said,...lines].join(`
`)}var AFFECTS="Affects";function placesOf(finding){let{related,changedHere,affects,file,line,object}=finding,places=related.map(at2=>{let note=clipped(folded(at2.
note),longestLine);return{label:"At",link:note,note,file:at2.file,region:regionIn(at2).region}});if(changedHere&&(changedHere.file!==file||changedHere.line!==line)){
let region={startLine:changedHere.line,startColumn:changedHere.column},link=visible(`${changedHere.file}:${changedHere.line}`);places.push({label:"Brought about\
 at",link,note:"this change brings it about",file:changedHere.file,region})}let affected=affects.filter(each=>affects.length>1||!object||ownerOf(each)!==ownerOf(
object)).map(each=>{let owner=ownerOf(each);return{label:AFFECTS,link:owner,note:`affects ${owner}`,file:each.file,region:{startLine:each.line}}});return[...places,
...affected]}function ownerOf({kind,namespace,name}){return visible(`${kind} ${namespace===null?"":`${namespace}/`}${name||"(unnamed)"}`)}function regionIn(at2){
return at2.confidence==="file"?{}:{region:regionOf(at2)}}function regionOf({line,column,endLine,endColumn}){let isEmpty=endLine<line||endLine===line&&endColumn<=
column;return __spreadValues({startLine:line,startColumn:column},!isEmpty&&{endLine,endColumn})}function replacement({start,end,newText},lines){let[from,to]=lines?
[lines.at(start),lines.at(end)]:[];return __spreadValues({deletedRegion:__spreadProps(__spreadValues({},from&&to&&{startLine:from.line,startColumn:from.column,endLine:to.
line,endColumn:to.column}),{charOffset:start,charLength:end-start})},newText!==""&&{insertedContent:{text:newText}})}var mostNotified=100,mostShown=5e3,ABOUT={"results-left-out":"Findings for which there is no room in this file.","results-not-shown":"Findings in this file that\
 GitHub does not show.","places-left-out":"Places of findings that GitHub would not show.","document-not-checked":"A document that was not checked, and why.","o\
bjects-left-out":"Objects of documents with several, which are not judged by themselves, and why.","cluster-note":"What a reader must know of a cluster: a versi\
on that was judged as another.",allowance:"Findings that somebody knows and accepts, which are no results."},NOTIFICATIONS=Object.entries(ABOUT).map(([id,text])=>({
id,shortDescription:{text}}));function toNotification([id,words]){return notification(id,"warning",words)}function leftOut(count,most,limit){return count===0?[]:
[["results-left-out",`${counted(count,"finding")} ${count===1?"is":"are"} left out, the least grave: this file holds at most ${most} results and ${limit} bytes.\
 --format json has them all.`]]}function notShown(count){let more3=count-mostShown;return more3<=0?[]:[["results-not-shown",`${counted(more3,"finding")} ${more3===
1?"is":"are"} in this file and not shown by GitHub, the least grave: it shows ${mostShown}.`]]}function placesLeftOut(count){return count===0?[]:[["places-left-\
out",`${counted(count,"finding")} ${count===1?"has":"have"} more places than the ${mostPlaces} that GitHub shows of each. --format json has them all.`]]}function notChecked(ledger){
let skipped=uncheckedIn(ledger);return[...skipped.slice(0,mostNotified).map(({file,line,reason})=>__spreadProps(__spreadValues({},notification("document-not-che\
cked","warning",`Not checked: ${folded(reason)}`)),{locations:at(file,{startLine:line})})),...more2("document-not-checked","warning",skipped.length,count=>`Not \
checked: ${counted(count,"more document")}`)]}function objectsLeftOut(report){let words=leftOutWords(report);return words===void 0?[]:[notification("objects-lef\
t-out","note",words)]}function clustersNoted(report){return clusterNotes(report).slice(0,mostNotified).map(({note,names})=>notification("cluster-note","note",`${folded(
note)} (${visible(shortened(names))})`))}function allowancesNoted(report){let{allowances=[]}=report;return[...allowances.slice(0,mostNotified).map(each=>__spreadProps(
__spreadValues({},notification("allowance","note",`An allowance ${allowanceWords(each,report)}`)),{locations:at(each.file,{startLine:each.line,startColumn:each.
column})})),...more2("allowance","note",allowances.length,count=>`${counted(count,"more allowance")}`)]}function more2(id,level,count,words){return count>mostNotified?
[notification(id,level,words(count-mostNotified))]:[]}function at(file,region){return[{physicalLocation:{artifactLocation:artifactOf(file),region}}]}function notification(id,level,text){
return{level,descriptor:{id},message:{text:unlinked2(text)}}}var VERSION="2.1.0",SCHEMA=`https://docs.oasis-open.org/sarif/sarif/v${VERSION}/errata01/os/schemas/sarif-schema-${VERSION}.json`,TOOL="Kruise Preflight",mostUnits=2**
28;function renderSarif(report,options={}){let{most=25e3,limit=1e7,sizeOf=Buffer.byteLength}=options,toResult=resultsIn(__spreadProps(__spreadValues({},report),
{compared:options.compared||isCompared(report),textOf:options.textOf??(()=>{})})),rules=new Map,written=[],room=mostUnits;for(let finding of newFirst(report.findings).
slice(0,most)){let{ruleId}=finding;rules.has(ruleId)||rules.set(ruleId,{index:rules.size,rule:ruleOf(finding,options.wordsOf?.(ruleId))});let{result,left}=toResult(
finding,rules.get(ruleId)?.index??-1),text=inertJson(JSON.stringify(result));if(room-=text.length,room<0)break;written.push({text,left,rules:rules.size})}let all=[
...rules.values()].map(({rule})=>rule);for(let count=written.length;;){let kept=written.slice(0,count),withheld=[...leftOut(report.findings.length-count,most,limit),
...notShown(count),...placesLeftOut(kept.filter(({left})=>left>0).length)],text=printed(logOf(report,all.slice(0,kept.at(-1)?.rules??0),withheld,options)).replace(
'"results": []',()=>`"results": ${listed(kept.map(each=>each.text))}`),size=sizeOf(text);if(size<=limit||count===0){for(let[,words]of withheld)options.tell?.(words);
return text}count=Math.floor(count*Math.min(.9,limit/size*.95))}}function listed(results){return results.length===0?"[]":`[
        ${results.join(`,
        `)}
      ]`}function logOf(report,rules,withheld,options){let{documents,checked}=report.ledger,{version,category}=options,run=__spreadProps(__spreadValues({tool:{driver:__spreadProps(
__spreadValues({name:TOOL},version!==void 0&&{semanticVersion:version}),{informationUri:"https://github.com/kruise-preflight/kruise-preflight",rules,notifications:NOTIFICATIONS})}},
category&&{automationDetails:{id:category.endsWith("/")?category:`${category}/`}}),{invocations:[{executionSuccessful:!0,toolExecutionNotifications:[...withheld.
map(toNotification),...notChecked(report.ledger),...objectsLeftOut(report)],toolConfigurationNotifications:[...clustersNoted(report),...allowancesNoted(report)]}],
originalUriBaseIds:{[ROOT]:{description:{text:"The working directory of the run: the root of the repository."}}},columnKind:"utf16CodeUnits",results:[],properties:{
clusters:report.clusters.map(cluster),documents,checked}});return{$schema:SCHEMA,version:VERSION,runs:[run]}}function isCompared({rollout,mended,findings}){return rollout!==
void 0||mended!==void 0||findings.some(({status})=>status==="existing")}0&&(module.exports={renderSarif});
