"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __export=(target,all)=>{for(var name2 in all)__defProp(target,name2,{get:all[name2],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var require_tunnel=__commonJS({"node_modules/tunnel/lib/tunnel.js"(exports2){"use strict";var net=require("net"),tls=require("tls"),http=require("http"),https=require("https"),
events=require("events"),assert=require("assert"),util=require("util");exports2.httpOverHttp=httpOverHttp2;exports2.httpsOverHttp=httpsOverHttp2;exports2.httpOverHttps=
httpOverHttps2;exports2.httpsOverHttps=httpsOverHttps2;function httpOverHttp2(options){var agent=new TunnelingAgent(options);return agent.request=http.request,agent}
function httpsOverHttp2(options){var agent=new TunnelingAgent(options);return agent.request=http.request,agent.createSocket=createSecureSocket,agent.defaultPort=
443,agent}function httpOverHttps2(options){var agent=new TunnelingAgent(options);return agent.request=https.request,agent}function httpsOverHttps2(options){var agent=new TunnelingAgent(
options);return agent.request=https.request,agent.createSocket=createSecureSocket,agent.defaultPort=443,agent}function TunnelingAgent(options){var self=this;self.
options=options||{},self.proxyOptions=self.options.proxy||{},self.maxSockets=self.options.maxSockets||http.Agent.defaultMaxSockets,self.requests=[],self.sockets=
[],self.on("free",function(socket,host,port,localAddress){for(var options2=toOptions(host,port,localAddress),i=0,len=self.requests.length;i<len;++i){var pending=self.
requests[i];if(pending.host===options2.host&&pending.port===options2.port){self.requests.splice(i,1),pending.request.onSocket(socket);return}}socket.destroy(),self.
removeSocket(socket)})}util.inherits(TunnelingAgent,events.EventEmitter);TunnelingAgent.prototype.addRequest=function(req,host,port,localAddress){var self=this,
options=mergeOptions({request:req},self.options,toOptions(host,port,localAddress));if(self.sockets.length>=this.maxSockets){self.requests.push(options);return}self.
createSocket(options,function(socket){socket.on("free",onFree),socket.on("close",onCloseOrRemove),socket.on("agentRemove",onCloseOrRemove),req.onSocket(socket);
function onFree(){self.emit("free",socket,options)}function onCloseOrRemove(err){self.removeSocket(socket),socket.removeListener("free",onFree),socket.removeListener(
"close",onCloseOrRemove),socket.removeListener("agentRemove",onCloseOrRemove)}})};TunnelingAgent.prototype.createSocket=function(options,cb){var self=this,placeholder2={};
self.sockets.push(placeholder2);var connectOptions=mergeOptions({},self.proxyOptions,{method:"CONNECT",path:options.host+":"+options.port,agent:!1,headers:{host:options.
host+":"+options.port}});options.localAddress&&(connectOptions.localAddress=options.localAddress),connectOptions.proxyAuth&&(connectOptions.headers=connectOptions.
headers||{},connectOptions.headers["Proxy-Authorization"]="Basic "+new Buffer(connectOptions.proxyAuth).toString("base64")),debug2("making CONNECT request");var connectReq=self.
request(connectOptions);connectReq.useChunkedEncodingByDefault=!1,connectReq.once("response",onResponse),connectReq.once("upgrade",onUpgrade),connectReq.once("c\
onnect",onConnect),connectReq.once("error",onError),connectReq.end();function onResponse(res){res.upgrade=!0}function onUpgrade(res,socket,head){process.nextTick(
function(){onConnect(res,socket,head)})}function onConnect(res,socket,head){if(connectReq.removeAllListeners(),socket.removeAllListeners(),res.statusCode!==200){
debug2("tunneling socket could not be established, statusCode=%d",res.statusCode),socket.destroy();var error=new Error("tunneling socket could not be establishe\
d, statusCode="+res.statusCode);error.code="ECONNRESET",options.request.emit("error",error),self.removeSocket(placeholder2);return}if(head.length>0){debug2("got\
 illegal response body from proxy"),socket.destroy();var error=new Error("got illegal response body from proxy");error.code="ECONNRESET",options.request.emit("e\
rror",error),self.removeSocket(placeholder2);return}return debug2("tunneling connection has established"),self.sockets[self.sockets.indexOf(placeholder2)]=socket,
cb(socket)}function onError(cause){connectReq.removeAllListeners(),debug2(`tunneling socket could not be established, cause=%s
`,cause.message,cause.stack);var error=new Error("tunneling socket could not be established, cause="+cause.message);error.code="ECONNRESET",options.request.emit(
"error",error),self.removeSocket(placeholder2)}};TunnelingAgent.prototype.removeSocket=function(socket){var pos=this.sockets.indexOf(socket);if(pos!==-1){this.sockets.
splice(pos,1);var pending=this.requests.shift();pending&&this.createSocket(pending,function(socket2){pending.request.onSocket(socket2)})}};function createSecureSocket(options,cb){
var self=this;TunnelingAgent.prototype.createSocket.call(self,options,function(socket){var hostHeader=options.request.getHeader("host"),tlsOptions=mergeOptions(
{},self.options,{socket,servername:hostHeader?hostHeader.replace(/:.*$/,""):options.host}),secureSocket=tls.connect(0,tlsOptions);self.sockets[self.sockets.indexOf(
socket)]=secureSocket,cb(secureSocket)})}function toOptions(host,port,localAddress){return typeof host=="string"?{host,port,localAddress}:host}function mergeOptions(target){
for(var i=1,len=arguments.length;i<len;++i){var overrides=arguments[i];if(typeof overrides=="object")for(var keys=Object.keys(overrides),j=0,keyLen=keys.length;j<
keyLen;++j){var k=keys[j];overrides[k]!==void 0&&(target[k]=overrides[k])}}return target}var debug2;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?
debug2=function(){var args=Array.prototype.slice.call(arguments);typeof args[0]=="string"?args[0]="TUNNEL: "+args[0]:args.unshift("TUNNEL:"),console.error.apply(
console,args)}:debug2=function(){};exports2.debug=debug2}});var require_tunnel2=__commonJS({"node_modules/tunnel/index.js"(exports2,module2){module2.exports=require_tunnel()}});var require_undici=__commonJS({"lazy-undici:undici"(exports2,module2){module2.exports={get Dispatcher(){return require("./undici.js").Dispatcher},get Client(){return require("./undici.js").
Client},get Pool(){return require("./undici.js").Pool},get BalancedPool(){return require("./undici.js").BalancedPool},get Agent(){return require("./undici.js").
Agent},get ProxyAgent(){return require("./undici.js").ProxyAgent},get EnvHttpProxyAgent(){return require("./undici.js").EnvHttpProxyAgent},get RetryAgent(){return require("./undici.js").
RetryAgent},get RetryHandler(){return require("./undici.js").RetryHandler},get DecoratorHandler(){return require("./undici.js").DecoratorHandler},get RedirectHandler(){
return require("./undici.js").RedirectHandler},get createRedirectInterceptor(){return require("./undici.js").createRedirectInterceptor},get interceptors(){return require("./undici.js").
interceptors},get buildConnector(){return require("./undici.js").buildConnector},get errors(){return require("./undici.js").errors},get util(){return require("./undici.js").
util},get setGlobalDispatcher(){return require("./undici.js").setGlobalDispatcher},get getGlobalDispatcher(){return require("./undici.js").getGlobalDispatcher},
get fetch(){return require("./undici.js").fetch},get Headers(){return require("./undici.js").Headers},get Response(){return require("./undici.js").Response},get Request(){
return require("./undici.js").Request},get FormData(){return require("./undici.js").FormData},get File(){return require("./undici.js").File},get FileReader(){return require("./undici.js").
FileReader},get setGlobalOrigin(){return require("./undici.js").setGlobalOrigin},get getGlobalOrigin(){return require("./undici.js").getGlobalOrigin},get caches(){
return require("./undici.js").caches},get deleteCookie(){return require("./undici.js").deleteCookie},get getCookies(){return require("./undici.js").getCookies},
get getSetCookies(){return require("./undici.js").getSetCookies},get setCookie(){return require("./undici.js").setCookie},get parseMIMEType(){return require("./undici.js").
parseMIMEType},get serializeAMimeType(){return require("./undici.js").serializeAMimeType},get WebSocket(){return require("./undici.js").WebSocket},get CloseEvent(){
return require("./undici.js").CloseEvent},get ErrorEvent(){return require("./undici.js").ErrorEvent},get MessageEvent(){return require("./undici.js").MessageEvent},
get request(){return require("./undici.js").request},get stream(){return require("./undici.js").stream},get pipeline(){return require("./undici.js").pipeline},get connect(){
return require("./undici.js").connect},get upgrade(){return require("./undici.js").upgrade},get MockClient(){return require("./undici.js").MockClient},get MockPool(){
return require("./undici.js").MockPool},get MockAgent(){return require("./undici.js").MockAgent},get mockErrors(){return require("./undici.js").mockErrors},get EventSource(){
return require("./undici.js").EventSource}}}});var publish_exports={};__export(publish_exports,{publishFromRun:()=>publishFromRun});module.exports=__toCommonJS(publish_exports);var import_node_path2=__toESM(require("node:path"));var import_virtual_knowledge=__toESM(require("./knowledge.json")),LIBRARY={knowledge:import_virtual_knowledge.default,policies:async()=>(await Promise.resolve().then(()=>__toESM(require("./policies.json")))).
default};var optional=/\[\[(.*?)\]\]/gs,placeholder=/\{(?:(?:since|until):)?[A-Za-z][\w-]*\}/g;function speaker(template){let shapes=shapesOf(template).filter(shape=>literals(
shape)>=12);return text=>shapes.some(shape=>fits(shape,text))}function shapesOf(template){let shapes=[[]],from=0;for(let found of template.matchAll(optional)){let before=piecesOf(
template.slice(from,found.index));from=found.index+found[0].length;let inner=piecesOf(found[1]??""),tight=/^(?:[\s.,;:)]|$)/.test(template.slice(from));shapes=shapes.
flatMap(shape=>{let without=[...shape,...before];return[[...without,...inner],tight?trimmed(without):without]})}let rest3=piecesOf(template.slice(from));return shapes.
map(shape=>joined([...shape,...rest3]))}function piecesOf(text){return text.split(placeholder).flatMap((literal,at)=>at===0?[literal]:[null,literal])}function trimmed(pieces){
let last=pieces.at(-1);return typeof last=="string"?[...pieces.slice(0,-1),last.trimEnd()]:[...pieces]}function joined(pieces){let all=[];for(let piece of pieces){
let last=all.at(-1);typeof piece=="string"&&typeof last=="string"?all[all.length-1]=last+piece:piece!==""&&all.push(piece)}typeof all[0]=="string"&&(all[0]=all[0].
trimStart());let end=all.at(-1);return typeof end=="string"&&(all[all.length-1]=end.trimEnd()),all}function fits(shape,text){let at=0,open3=!1;for(let[index,piece]of shape.
entries()){if(piece===null){open3=!0;continue}let found=index===shape.length-1&&open3?text.length-piece.length:text.indexOf(piece,at);if(found<at||found-at>(open3?
300:0)||!text.startsWith(piece,found))return!1;at=found+piece.length,open3=!1}return text.length-at<=(open3?300:0)}function literals(shape){return shape.reduce(
(sum,piece)=>sum+(piece?.length??0),0)}var beginnings=["",...[...["Invalid value","Unsupported value","Duplicate value","Not found","Too long","Too many"].flatMap(each=>[`${each}: {value}`,each]),"Fo\
rbidden","Required value","Internal error"].map(each=>`{path}: ${each}: `)],NAMED=/^[\w.[\]/-]{1,300}: (?:Not found|Duplicate value): "[\w./-]{0,253}"(?:, [\w.[\]/-]{1,300}: (?:Not found|Duplicate value): "[\w./-]{0,253}"){0,20}$/;
function ownWords({messages,facts},policies){let isUpstream=remembered(upstream(messages)),evidence=new Set([...Object.values(facts),...Object.values(policies)].
flatMap(each=>each.evidence)),rules=new Map;return{rule(id2){return rules.has(id2)||rules.set(id2,Object.hasOwn(policies,id2)?ruleWords(policies[id2]):void 0),rules.
get(id2)},isUpstream,isEvidence:text=>evidence.has(text)}}function ruleWords(_a){var _b=_a,{family,summary:summary2,variants={}}=_b,texts=__objRest(_b,["family",
"summary","variants"]);let says=part=>{let speakers=[texts,...Object.values(variants)].flatMap(each=>each[part]??[]).map(each=>each===""?text=>text==="":speaker(
each));return remembered(text=>speakers.some(speaks=>speaks(text)))},parts={message:says("message"),symptom:says("symptom"),why:says("why"),remedy:says("remedy")};
return{family,summary:summary2,says:(part,text)=>parts[part](text)}}function upstream(messages){let all=Object.values(messages).flatMap(({texts})=>texts.map(({text})=>({
text,literals:literalsOf(text)}))).filter(({literals:literals2})=>literals2.length===1||literals2.join("").length>=12).map(({text,literals:literals2})=>{let longest=literals2.
sort((a,b)=>b.length-a.length)[0].trim(),speakers;return{longest,speaks:message=>(speakers??=beginnings.map(beginning=>speaker(`${beginning}${text}`)),speakers.
some(each=>each(message)))}});return message=>NAMED.test(message)||all.some(({longest,speaks})=>message.includes(longest)&&speaks(message))}function remembered(tell){
let known=new Map;return text=>{let found=known.get(text)??tell(text);return known.set(text,found),found}}function literalsOf(template){return template.split(/\[\[.*?\]\]|\{[^{}]*\}/s)}var UsageError=class extends Error{name="UsageError";static[Symbol.hasInstance](error){return error instanceof Error&&error.name==="UsageError"}};var import_promises=require("node:fs/promises");async function payloadOf(file){if(!file)return{};try{return asRecord(JSON.parse(await(0,import_promises.readFile)(file,"utf8")))}catch{return{}}}function asRecord(value){
return typeof value=="object"&&value!==null?value:{}}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line2){return line2.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var apart="&#8203;";function inline(text){return folded(text).split(/(`[^`]+`)/).map((piece,at)=>at%2?code(piece.slice(1,-1)):prose(piece)).join("").replace(/^[#+=-]/,
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
return`# kruise-preflight: allow ${ruleId} until 2027-03-31 because REASON`}function allowancesMarkdown(report){let listed3=inOrder(report);if(listed3.length===0)return"";let rows2=listed3.slice(0,mostRows).map(each=>{let{file,line:line2,
rule,until="",because}=each;return`| ${[code(`${file}:${line2}`),code(rule),inline(whatOf(each,report)),until,inline(clipped(because,mostWords))].map(cell).join(
" | ")} |`}),more2=listed3.length-mostRows,rest3=more2>0?`
and ${more2} more; the JSON report has them all.
`:"",open3=addedAllowances(report).length>0?" open":"",table=["| where | rule | | until | because |","|---|---|---|---|---|",...rows2].join(`
`);return`
<details${open3}><summary>${summed(listed3)}</summary>

${table}
${rest3}
</details>
`}function inOrder(report){let added=addedAllowances(report);return[...added,...(report.allowances??[]).filter(each=>!added.includes(each))]}function summed(allowances){
let findings=new Set(allowances.flatMap(({allows,config})=>allows.map(({fingerprint})=>`${config} ${fingerprint}`))).size,said2=`${findings===1?"1 finding is":`${findings===
0?"no":findings} findings are`} allowed by ${allowances.length===1?"1 allowance":`${allowances.length} allowances`}`;return`${said2[0]?.toUpperCase()}${said2.slice(
1)}`}var STATES={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed for",pending:"will count once it is \
on the base for"};function whatOf(allowance2,report){let words=STATES[allowance2.state],{length}=allowance2.allows,count=length>1?` ${length} times`:"";return`${addedAllowances(
report).includes(allowance2)?"(new) ":""}${words}${count}`}function grouped(items,keyOf2){let groups=new Map;for(let item of items){let key=keyOf2(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most2=6){return`${items.slice(0,most2).join(", ")}${items.length>most2?` and ${items.length-most2} more`:""}`}function versions(cluster2){let{kubernetes,kruise,vcluster,host}=cluster2,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}function judgedOn({config},all){return all.filter(cluster2=>cluster2.config===config)}
function described(cluster2){let runs=versions(cluster2);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster2.name?runs:`${cluster2.name} (${runs})`}
function clustersOf(finding2,all){let{clusters:clusters3,coming:coming2=[]}=finding2,later=new Set(coming2.flatMap(each=>each.clusters)),now=clusters3.filter(name2=>!later.
has(name2));return[...byEnvironment(now,judgedOn(finding2,all)),...coming2.map(({versions:next,clusters:names2,failsFrom})=>{let day=failsFrom===null?"":`, an e\
rror from ${failsFrom}`;return`${shortened(names2)} from ${next}${day}`})]}function byEnvironment(names2,all,most2=6){let hit=new Set(names2),environments=grouped(
all,cluster2=>cluster2.environment),lines=[];for(let[environment,members]of environments){let inIt=members.filter(cluster2=>hit.has(cluster2.name));if(!inIt.length)
continue;let alone=all.length===1,head=environment===null&&alone?"":`${environment??"clusters"} ${inIt.length} of ${members.length}: `;lines.push(`${head}${sameVersions(
inIt.slice(0,most2))}${more(inIt.length-most2)}`)}let known=new Set(all.map(({name:name2})=>name2)),strangers=names2.filter(name2=>!known.has(name2));return strangers.
length&&lines.push(`${strangers.slice(0,most2).join(", ")}${more(strangers.length-most2)}`),lines}function sameVersions(clusters3){return grouped(clusters3,versions).
map(([runs,same])=>{let[first2]=same;return first2&&same.length===1?described(first2):`${same.map(({name:name2})=>name2).join(", ")} (${runs})`}).join("; ")}var more=count=>count>
0?` and ${count} more`:"";function onlyIn(finding2,all){let names2=new Set(judgedOn(finding2,all).map(({name:name2})=>name2));return finding2.clusters.length<names2.size?`in ${shortened(
finding2.clusters)}`:""}var CONFIGURATION="a configuration of Kruise Preflight",SNAPSHOT="a snapshot of a cluster";var TEMPLATE="a template:";var severities=["error","warning","notice"];function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts=severities.
flatMap(severity=>{let count=findings.filter(finding2=>finding2.severity===severity).length;return count?[counted(count,severity)]:[]});if(!parts.length)return"\
no findings";let fresh=findings.filter(finding2=>finding2.status==="new").length,all=parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.
at(-1)}`;return fresh===findings.length?all:`${all} (${fresh} new)`}function verdict(report){let{ledger,clusters:clusters3}=report,[first2]=clusters3,names2=new Set(
clusters3.map(({config,name:name2})=>JSON.stringify([config,name2]))),where=first2&&clusters3.length===1?visible(described(first2)):counted(names2.size,"cluster"),
words=`${countedFindings(report)} in ${counted(ledger.checked,"document")}, for ${where}`,added=addedWords(report);return added===void 0?words:`${words}; ${added}`}
function uncheckedIn({skipped}){return skipped.filter(({reason})=>reason!==CONFIGURATION&&reason!==SNAPSHOT)}function missedIn({skipped,leftOut:leftOut2=[]}){return[
...skipped,...leftOut2].filter(({reason,unchecked})=>unchecked||reason.startsWith(TEMPLATE))}function leftOutWords({ledger:{leftOut:leftOut2=[]}},most2=3){return leftOut2.length?`${counted(leftOut2.length,"object")} left out: ${byReason(leftOut2,most2)}`:
void 0}function byReason(unchecked,most2){let reasons=grouped(unchecked,({reason})=>reason).sort(([,a],[,b])=>b.length-a.length),shown=reasons.slice(0,most2).map(
([reason,those])=>{let places=those.slice(0,2).map(({file,line:line2})=>visible(`${file}:${line2}`));return`${folded(reason)} (${places.join(", ")}${those.length>
2?` and ${those.length-2} more`:""})`}),rest3=reasons.slice(most2).reduce((sum,[,those])=>sum+those.length,0);return`${shown.join("; ")}${rest3?`; and ${rest3} \
for other reasons`:""}`}function openKinds({clusters:clusters3}){return[...new Set(clusters3.flatMap(cluster2=>cluster2.openKinds))].sort()}function clusterNotes({
clusters:clusters3}){let notes=new Map;for(let cluster2 of clusters3)for(let note of cluster2.notes)notes.set(note,[...notes.get(note)??[],cluster2.name]);return[
...notes].map(([note,names2])=>({note,names:names2}))}function ranked(findings){return[...findings].sort((a,b)=>rank(a)-rank(b))}function inTurns(findings){let seen=new Map,turns=ranked(findings).map(finding2=>{let key=`${rank(
finding2)} ${finding2.ruleId}`,turn=seen.get(key)??0;return seen.set(key,turn+1),{finding:finding2,turn}}),isLater=({turn})=>+(turn>0);return turns.sort((a,b)=>isLater(
a)-isLater(b)||rank(a.finding)-rank(b.finding)||a.turn-b.turn).map(({finding:finding2})=>finding2)}function tally(findings){let rows2=new Map;for(let{severity,ruleId}of findings){
let key=`${severity} ${ruleId}`,row=rows2.get(key);row?row.count+=1:rows2.set(key,{severity,ruleId,count:1})}return[...rows2.values()].sort((a,b)=>severities.indexOf(
a.severity)-severities.indexOf(b.severity)||b.count-a.count)}function rank({severity,status}){return 2*severities.indexOf(severity)+(status==="new"?0:1)}var mostUnfolded=20;function fitted({head,before,above,details:details2,after},bounds){let{limit}=bounds,size=text=>bounds.unit==="bytes"?Buffer.byteLength(text):
text.length,findings=details2.map(({finding:finding2})=>finding2),groups=groupsOf(details2),whole2=sections2=>sections2.map(({texts:texts2})=>texts2[0]??"").join(
""),all=`${head}${whole2(before)}${folds(above,groups,new Set(findings))}${whole2(after)}`;if(size(all)<=limit)return all;let sections=[...before,...after].filter(
({texts:texts2})=>texts2[0]),names2=sections.map(({name:name2})=>name2),left=limit-size(head)-size(leftOut(findings,findings,names2,bounds)),taken=new Map;for(let section of sections){
let text=section.texts.find(each=>size(each)<=left);text&&(taken.set(section,text),left-=size(text))}left-=size(above);for(let group of groups)left-=size(`${opened(
group)}${closed(group.members.length)}`);let shown=new Set,texts=new Map(details2.map(({finding:finding2,text})=>[finding2,text]));for(let finding2 of inTurns(findings)){
let length=size(`
${texts.get(finding2)}`);length>left||(left-=length,shown.add(finding2))}let lost=sections.filter(section=>!taken.has(section)).map(({name:name2})=>name2),cut=findings.
filter(finding2=>!shown.has(finding2)),part=those=>those.map(section=>taken.get(section)??"").join(""),last=leftOut(cut,findings,lost,bounds);return[`${head}${part(
before)}${folds(above,groups,shown)}${last}${part(after)}`,`${head}${last}`,head,`Kruise Preflight
`].find(each=>size(each)<=limit)??""}function groupsOf(details2){return details2.length<=mostUnfolded?[{of:null,members:details2}]:grouped(details2,({finding:finding2})=>`${finding2.
severity} ${finding2.ruleId}`).map(([,members])=>({of:members[0].finding,members}))}function folds(above,groups,shown){if(shown.size===0)return"";let folded2=groups.
map(group=>{let those=group.members.filter(({finding:finding2})=>shown.has(finding2));if(those.length===0)return"";let texts=those.map(({text})=>`
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
`).join("")}`}var mostWords2=300,mostPlaces=3;function mendedMarkdown({mended=[],clusters:clusters3},most2){return mended.length===0?"":`
### Mended by this change

${mended.slice(0,most2).map(each=>`- ${inline(clipped(each.message,mostWords2))} ${code(each.ruleId)} ${inline(onlyIn(each,clusters3))}`.trimEnd()).join(`
`)}
${rest(tallied(mended.slice(most2)))}`}function existingMarkdown({findings},most2){let old=ranked(findings.filter(({status})=>status==="existing"));if(old.length===
0)return"";let lines=old.slice(0,most2).map(({severity,file,line:line2,message,ruleId})=>`- ${severity} ${code(`${file}:${line2}`)} ${inline(clipped(message,mostWords2))}\
 ${code(ruleId)}`);return`
<details><summary>${`${counted(old.length,"finding")} that stood before this change`}</summary>

${lines.join(`
`)}
${rest(tallied(old.slice(most2)))}
</details>
`}function clusterNotesMarkdown(report,most2){let notes=clusterNotes(report).map(({note,names:names2})=>`- ${inline(note)} (${inline(shortened(names2))})`),open3=openKinds(
report);if(!report.findings.length&&open3.length&&notes.unshift(`- Objects of these kinds may exist that are not in view: ${inline(shortened(open3,most2))}`),notes.
length===0)return"";let more2=notes.length>most2?`- and ${notes.length-most2} more
`:"";return`
### About the clusters

${notes.slice(0,most2).join(`
`)}
${more2}`}function uncheckedMarkdown(report,most2){let{ledger}=report,out=leftOutWords(report),below=out===void 0?"":`
${inline(clipped(out,2*mostWords2))}
`,unchecked=uncheckedIn(ledger);if(unchecked.length===0)return below;let reasons=grouped(unchecked,({reason})=>reason).sort(([,a],[,b])=>b.length-a.length),lines=reasons.
slice(0,most2).map(([reason,those])=>{let places=those.slice(0,mostPlaces).map(({file,line:line2})=>code(`${file}:${line2}`)),more2=those.length>mostPlaces?` an\
d ${those.length-mostPlaces} more`:"";return`- ${those.length>1?`**${those.length} documents:** `:""}${inline(clipped(reason,mostWords2))} (${places.join(", ")}${more2}\
)`}),others=reasons.slice(most2).reduce((sum,[,those])=>sum+those.length,0);return others>0&&lines.push(`- ${counted(others,"document")} for other reasons`),`
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
0,3).join(", ")}${more2})`:""}`}var secretParts=/\/(?:data|stringData|binaryData|env|args|command|annotations)(?:\/|$)/,secretKeys=/(?:data|stringData|binaryData|env|value|args|command|annotations)["']?\s*:/;function isSecret(finding2){return secretParts.test(finding2.path)&&!/\/env\/\d+\/name$/.test(finding2.path)}var most=8;function hunk(finding2,text){let edits=[...finding2.fix?.edits??[]].sort((a,b)=>a.start-b.start),[first2]=edits,last=edits.at(-1);if(!first2||!last||
isSecret(finding2)||edits.some(edit=>edit.file!==finding2.file||edit.start>edit.end||edit.end>text.length))return;let from=text.lastIndexOf(`
`,first2.start-1)+1,lineEnd=text.indexOf(`
`,last.end),to=lineEnd<0?text.length:lineEnd;if(to-from>2e3)return;let changed2="",at=from;for(let edit of edits){if(edit.start<at)return;changed2+=text.slice(at,
edit.start)+edit.newText,at=edit.end}changed2+=text.slice(at,to);let old=text.slice(from,to).split(/\r?\n/),now=changed2.split(/\r?\n/);for(;old.length&&now.length&&
old[0]===now[0];)old.shift(),now.shift();for(;old.length&&now.length&&old.at(-1)===now.at(-1);)old.pop(),now.pop();let lines=[...old.map(line2=>`- ${line2}`),...now.
map(line2=>`+ ${line2}`)],cause=/[^/]*$/.exec(finding2.path)?.[0]??"",mayTell=old.some(line2=>/[{[]/.test(line2)||secretKeys.test(line2)&&!isOf(cause,line2));return lines.
length>0&&lines.length<=most&&!mayTell?lines:void 0}function isOf(key,line2){return line2.trimStart().startsWith(`${key}:`)}function placeWords({file,line:line2,column,confidence}){return confidence==="file"?file:`${file}:${line2}:${column}`}function fromWords({renderedFrom}){return renderedFrom===
void 0?"":` (from ${renderedFrom})`}var mostEnvironments=4,mostNamed=6,mostMissed=3;function namesOf(clusters3){return[...new Set(clusters3.map(({name:name2})=>name2))]}function countedAmong(names2,all,things=""){
let hit=new Set(names2),missed=all.filter(name2=>!hit.has(name2)),there=all.filter(name2=>hit.has(name2));if(missed.length===0)return`all ${all.length}${things}`;
let count=`${there.length} of ${all.length}${things}`;return there.length<=mostNamed?`${count}: ${there.join(", ")}`:missed.length<=mostMissed?`${count}, not ${missed.
join(", ")}`:count}function spread(clusters3,judged){let names2=namesOf(judged);if(names2.length===1)return clusters3[0]??"";let parts=grouped(judged,({environment})=>environment).
flatMap(([environment,members])=>{let there=namesOf(members),hit=there.filter(name2=>clusters3.includes(name2));if(hit.length===0)return[];let count=`${hit.length}\
 of ${there.length}`,words=hit.length===there.length?count:countedAmong(hit,there);return[`${environment??"clusters"} ${words}`]});return parts.length>mostEnvironments?
countedAmong(clusters3,names2," clusters"):parts.join("; ")}function upstreamWords({refusal,clusters:clusters3}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters3.filter(name2=>!elsewhere.has(name2)),on=names2=>others.length===0?"":` on ${shortened(names2)}`;return[{on:on(here.length===0?clusters3:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}var mostListed=20,mostWords3=300,mostEnvironments2=6;function details(finding2,clusters3,options){let{affects}=finding2,part=(label,words)=>words.trim()===""?[]:
[`**${label}** ${inline(words)}`],affected2=affects.map(({kind,namespace,name:name2,file,line:line2})=>`- ${inline(`${kind} ${namespace===null?"":`${namespace}/`}${name2||
"(unnamed)"}`)} ${code(`${file}:${line2}`)}`),paragraphs=[`${code(`${placeWords(finding2)}${fromWords(finding2)}`)} ${code(finding2.ruleId)}`,...changedAt(finding2),
...upstreamWords(finding2).map(({on,message})=>`**${inline(`Upstream${on}`)}**

${block(message)}`),...part("You would see",finding2.symptom),...part("Why",finding2.why),...part("Do",finding2.remedy),...fixOf(finding2,options),...finding2.related.
flatMap(at=>[`**At** ${code(placeWords(at))} ${inline(at.note)}`]),...whereOf(finding2,clusters3),...part("Known",basisWords(finding2)),...finding2.assumes.flatMap(
words=>part("Assumes",words)),...affected2.length>1?[`**Affects ${affected2.length} objects**

${listed(affected2,mostListed)}`]:[],...allowanceOf(finding2)];return`<details><summary>${`<b>${finding2.severity}</b> ${html(clipped(finding2.message,mostWords3))}`}\
</summary>

${paragraphs.join(`

`)}

</details>
`}function listed(lines,most2){let more2=lines.length-most2;return[...lines.slice(0,most2),...more2>0?[`- and ${more2} more`]:[]].join(`
`)}function whereOf(finding2,clusters3){let lines=clustersOf(finding2,clusters3);if(lines.length<=mostEnvironments2)return lines.map(words=>`**In** ${inline(words)}`);
let judged=namesOf(judgedOn(finding2,clusters3)),first2=lines.map(words=>`- ${inline(words)}`);return[`**In** ${inline(countedAmong(finding2.clusters,judged," c\
lusters"))}

${listed(first2,mostEnvironments2)}`]}function changedAt({file,line:line2,changedHere}){return!changedHere||changedHere.file===file&&changedHere.line===line2?[]:
[`**Brought about at** ${code(`${changedHere.file}:${changedHere.line}:${changedHere.column}`)}`]}function fixOf(finding2,{textOf:textOf2}){let{fix,file}=finding2;
if(!fix)return[];let text=textOf2?.(file),lines=text===void 0?void 0:hunk(finding2,text);return[`**Fix** ${inline(`${fix.title}${fix.safe?"":" (changes what run\
s)"}`)}`,...lines?[block(lines,"diff")]:[]]}function allowanceOf(finding2){return finding2.locked?[`**Allow** ${inline(LOCKED)}`]:mayAllow(finding2)?[`**Allow**\
 it by a line above the cause:

${block(allowingComment(finding2.ruleId),"yaml")}`]:[]}var mostColumns=8,mostWords4=300;function matrix(findings,clusters3,most2){if(findings.length===0)return"";let columns=columnsOf(clusters3),shown=new Set(inTurns(
findings).slice(0,most2)),rows2=findings.filter(finding2=>shown.has(finding2)).map(finding2=>{let cells2=columns.map(column=>cell(answer(finding2,column)));return`\
| ${severityOf(finding2)} | ${cell(wordsOf(finding2))} | ${cells2.join(" | ")} |
`}),head=[`| | finding | ${columns.map(({title})=>cell(inline(title))).join(" | ")} |
`,`|---|---|${columns.map(()=>"---|").join("")}
`],more2=shown.size<findings.length?`
${shown.size} of ${findings.length} findings stand in this table.
`:"";return`
${[...head,...rows2].join("")}${more2}`}function severityOf({severity}){return severity==="error"?"**error**":severity}function wordsOf({message,file,line:line2,
affects}){let victims=affects.length>1?`, ${affects.length} objects affected`:"";return`${inline(clipped(message,mostWords4))} ${code(`${file}:${line2}`)}${victims}`}
function answer(finding2,{clusters:clusters3}){let judged=namesOf(judgedOn(finding2,clusters3));if(judged.length===0)return"";let hit=judged.filter(name2=>finding2.
clusters.includes(name2));if(hit.length===0)return"no";let isLater=finding2.coming?.some(each=>hit.every(name2=>each.clusters.includes(name2)));if(judged.length===
1)return isLater?"next":"**yes**";let words=inline(countedAmong(hit,judged)).replace(/^(?:all )?\d+(?: of \d+)?/,"**$&**");return isLater?`${words}, next`:words}
function columnsOf(clusters3){let each=grouped(clusters3,({config,name:name2})=>JSON.stringify([config,name2]));if(each.length<=mostColumns)return each.map(([,same])=>({
title:same[0].name,clusters:same}));let environments=grouped(clusters3,({environment})=>environment);return environments.length>mostColumns?[{title:"clusters",clusters:clusters3}]:
environments.map(([environment,members])=>({title:environment??"other clusters",clusters:members}))}var mostRows2=50,mostLines=20,mostWords5=300,mostOfCell=120,WORDS={none:"pods stay","in-place":"updated in place",recreate:"made anew",rejected:"refused",stuck:"\
stuck",unknown:"not known",create:"created",delete:"deleted"};function rolloutMarkdown(report,most2=mostRows2){let{rollout=[]}=report,rows2=rollout.slice(0,most2);if(rows2.length===0)return{table:"",runs:""};let table=rows2.
map(row=>{let why=row.refusal?code(clipped(row.refusal.message,mostOfCell)):inline(row.because),what=row.outcome==="none"?WORDS.none:`**${WORDS[row.outcome]}**`;
return`| ${cell(inline(titled(row)))} | ${cell(inline(clustersOf2(row,report)))} | ${what} | ${cell(why)} |`}),runs=rows2.filter(({runs:runs2})=>runs2.length>0).
map(row=>{let head=`**${inline(`${titled(row)}, ${clustersOf2(row,report)}`)}**`,more2=row.runs.length>mostLines?[`- and ${row.runs.length-mostLines} more`]:[];
return[head,"",...row.runs.slice(0,mostLines).map(line2=>`- ${inline(clipped(line2,mostWords5))}`),...more2].join(`
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
object:{kind,namespace,name:name2},pods}){let size=pods>0?` (${counted(pods,"pod")})`:"";return`${kind} ${namespace===null?"":`${namespace}/`}${name2}${size}`}function clustersOf2({
clusters:clusters3},{clusters:all}){return spread(clusters3,all)}function freshFindings({findings}){return findings.filter(({status})=>status==="new")}function isTouched({file,line:line2,changedHere},isChanged){return isChanged(file,line2)||changedHere!==null&&isChanged(changedHere.file,changedHere.line)}function movesWords({upgrades}){return grouped(upgrades,each=>moveOf(each)).map(([move,alike])=>{let names2=alike.flatMap(each=>nameOf(each)??[]);return names2.
length>0?`${shortened(names2)}: ${move}`:move})}function nameOf({cluster:cluster2,from}){if(cluster2.includes("="))return;let old=from[0]?.name;return old===void 0||
old===cluster2?cluster2:`${old} as ${cluster2}`}function moveOf({cluster:cluster2,from,to}){let parts=["kubernetes","kruise","vcluster"].flatMap(of=>{let[was,is]=[
from,to].map(each=>ends([...new Set(each.map(one=>one[of]??"none"))]));return was!==is?[{moves:!0,words:`${of} ${was} -> ${is}`}]:is==="none"?[]:[{moves:!1,words:`${of}\
 ${is}`}]}),moves2=parts.filter(each=>each.moves),words=(moves2.length>0&&!cluster2.includes("=")?moves2:parts).map(each=>each.words).join(", ");if(moves2.length>
0)return words;let host=to[0]?.host;return host?`stays as it is on ${host}`:`stays as it is (${words})`}function ends(all){return all.length>1?`${all[0]} - ${all.
at(-1)}`:all[0]??"none"}var mostListed2=20,mostWords6=300;function versionsMarkdown({versions:versions2}){if(!versions2)return"";let part=(label,findings)=>{let order=ranked(findings),lines=order.slice(0,mostListed2).map(
each=>`- ${each.severity} ${inline(clipped(each.message,mostWords6))} ${code(each.ruleId)}`),more2=tallied(order.slice(mostListed2));return lines.length>0?`
**${label}**

${lines.join(`
`)}
${more2&&`
and:
${more2}`}`:""};return`${`
### What the new versions do

${inline(moves(versions2))}; ${summed2(versions2)}.
`}${part("Newly broken",versions2.broken)}${part("Mended",versions2.mended)}`}function moves({clusters:clusters3}){return movesWords({upgrades:clusters3.map(({name:name2,
from,to})=>({cluster:name2,from:[from],to:[to]}))}).join("; ")}function summed2({broken,mended,unchanged}){return`${counted(broken.length,"finding")} newly brok\
en, ${mended.length} mended, ${unchanged.length} unchanged`}var mostWords7=300;function renderMarkdown(report,options={}){let{all=!1,notes=[],withheld,rest:rest3="The JSON report has all of it."}=options,findings=ranked(
all?report.findings:freshFindings(report)),{here,elsewhere}=apart2(findings,options.isChanged),{clusters:clusters3}=report,rollout=rolloutMarkdown(report),page={
head:`## Kruise Preflight: ${inline(clipped(verdict(report),mostWords7))}
`,before:[{name:"what the new versions do",texts:[versionsMarkdown(report)]},{name:"the table of findings",texts:[here.length>30?20:30,5].map(most2=>matrix(here,
clusters3,most2))},{name:"the notes",texts:[notesMarkdown(withheld?[withheld,...notes]:notes)]},{name:"the allowances",texts:[allowancesMarkdown(report)]},{name:"\
what this change does",texts:[rollout.table,rolloutMarkdown(report,10).table]},{name:"the table of findings in lines that this change does not touch",texts:[20,
5].map(most2=>elsewhereMarkdown(elsewhere,report,most2))}],above:`
### Why, and what to do
`,details:[...here,...elsewhere].map(finding2=>({finding:finding2,text:details(finding2,clusters3,options)})),after:[{name:"what was not checked",texts:[20,3].map(
most2=>uncheckedMarkdown(report,most2))},{name:"what the change mends",texts:[20,3].map(most2=>mendedMarkdown(report,most2))},{name:"what stood before",texts:all?
[]:[20,3].map(most2=>existingMarkdown(report,most2))},{name:"what the cluster will run",texts:[rollout.runs]},{name:"what is known of the clusters",texts:[20,3].
map(most2=>clusterNotesMarkdown(report,most2))}]};return fitted(page,{title:"This summary",limit:options.limit??1024*1024,unit:"bytes",rest:rest3})}function apart2(findings,isChanged){
if(!isChanged)return{here:[...findings],elsewhere:[]};let here=findings.filter(finding2=>isTouched(finding2,isChanged)),touched=new Set(here);return{here,elsewhere:findings.
filter(finding2=>!touched.has(finding2))}}function elsewhereMarkdown(elsewhere,{clusters:clusters3},most2){if(elsewhere.length===0)return"";let[verb,them,are]=elsewhere.
length===1?["stands","it","it is"]:["stand","them","they are"],head=`${counted(elsewhere.length,"finding")} ${verb} in lines that this change does not touch`,words=`\
No line of the change brings ${them} about, so that ${are} not annotated.`;return`
### ${head}

${words}
${matrix(elsewhere,clusters3,most2)}`}var mostWords8=300;function renderComment(report,options={}){let{all=!1,said:said2=new Set,notes=[],limit=65536}=options,findings=ranked(all?report.findings:freshFindings(
report)),{here,elsewhere}=apart2(findings,options.isChanged),{clusters:clusters3}=report,own=[...here,...elsewhere].filter(({fingerprint})=>!said2.has(fingerprint)),
isClean=findings.length===0&&!report.versions?.broken.length,head=`**Kruise Preflight:** ${[verdictOf(report),...isClean?asideOf(report):[],...linkOf(options)].
join(" ")}
`,bounds={title:"This comment",limit,unit:"characters",rest:"The job summary and the JSON report have more."};if(isClean){let before=[{name:"the notes",texts:[notesMarkdown(
notes)]}];return fitted({head,before,above:"",details:[],after:[]},bounds)}let rollout=rolloutMarkdown(report,20),page={head,before:[{name:"what the new version\
s do",texts:[versionsMarkdown(report)]},{name:"the table of findings",texts:[here.length>20?10:20,3].map(most2=>matrix(here,clusters3,most2))},{name:"how many h\
ave comments on their lines",texts:[saidMarkdown(findings,own)]},{name:"the notes",texts:[notesMarkdown(notes)]},{name:"the allowances",texts:[allowancesMarkdown(
report)]},{name:"what this change does",texts:[rollout.table,rolloutMarkdown(report,5).table]},{name:"the findings in lines that this change does not touch",texts:[
10,3].map(most2=>elsewhereMarkdown(elsewhere,report,most2))}],above:`
### Why, and what to do
`,details:own.map(finding2=>({finding:finding2,text:details(finding2,clusters3,options)})),after:[{name:"what was not checked",texts:[10,3].map(most2=>uncheckedMarkdown(
report,most2))},{name:"what the change mends",texts:[fold("Mended by this change",mendedMarkdown(report,20))]},{name:"what stood before",texts:all?[]:[10,3].map(
most2=>existingMarkdown(report,most2))},{name:"what the cluster will run",texts:[rollout.runs,rolloutMarkdown(report,5).runs]}]};return fitted(page,bounds)}function verdictOf(report){
return`${inline(clipped(verdict(report),mostWords8))}.`}function asideOf({mended=[],ledger}){let unchecked=uncheckedIn(ledger).length;return[...mended.length>0?
[`This change mends ${counted(mended.length,"finding")}.`]:[],...unchecked>0?[`${counted(unchecked,"document")} ${unchecked===1?"is":"are"} not checked.`]:[]]}function linkOf({
summaryUrl=""}){return/^https?:\/\/[^\s()<>[\]\\]+$/.test(summaryUrl)?[`[Job summary](${summaryUrl})`]:[]}function saidMarkdown(findings,own){let count=findings.
length-own.length;if(count===0)return"";let verb=count===1?"has a comment on its line":"have comments on their lines";return`
${count} of ${counted(findings.length,"finding")} ${verb}.
`}var validate=validate20;var schema33={type:["string","null"]};function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.name===void 0&&(missing0="name")||data.environment===void 0&&(missing0="environment")||data.kubernetes===void 0&&(missing0="kubernet\
es")||data.kruise===void 0&&(missing0="kruise")||data.vcluster===void 0&&(missing0="vcluster")||data.host===void 0&&(missing0="host"))return validate21.errors=[
{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.name!==
void 0){let _errs1=errors;if(typeof data.name!="string")return validate21.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.environment!==void 0){let data1=data.
environment,_errs3=errors;if(typeof data1!="string"&&data1!==null)return validate21.errors=[{instancePath:instancePath+"/environment",schemaPath:"#/$defs/orNull\
/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.kubernetes!==
void 0){let _errs6=errors;if(typeof data.kubernetes!="string")return validate21.errors=[{instancePath:instancePath+"/kubernetes",schemaPath:"#/properties/kubern\
etes/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.kruise!==void 0){
let data3=data.kruise,_errs8=errors;if(typeof data3!="string"&&data3!==null)return validate21.errors=[{instancePath:instancePath+"/kruise",schemaPath:"#/$defs/o\
rNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.vcluster!==
void 0){let data4=data.vcluster,_errs11=errors;if(typeof data4!="string"&&data4!==null)return validate21.errors=[{instancePath:instancePath+"/vcluster",schemaPath:"\
#/$defs/orNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.
host!==void 0){let data5=data.host,_errs14=errors;if(typeof data5!="string"&&data5!==null)return validate21.errors=[{instancePath:instancePath+"/host",schemaPath:"\
#/$defs/orNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.
notes!==void 0){let data6=data.notes,_errs17=errors;if(errors===errors)if(Array.isArray(data6)){var valid6=!0;let len0=data6.length;for(let i0=0;i0<len0;i0++){let _errs20=errors;
if(typeof data6[i0]!="string")return validate21.errors=[{instancePath:instancePath+"/notes/"+i0,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid6=_errs20===errors;if(!valid6)break}}else return validate21.errors=[{instancePath:instancePath+"/notes",schemaPath:"\
#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.openKinds!==
void 0){let data8=data.openKinds,_errs22=errors;if(errors===errors)if(Array.isArray(data8)){var valid8=!0;let len1=data8.length;for(let i1=0;i1<len1;i1++){let _errs25=errors;
if(typeof data8[i1]!="string")return validate21.errors=[{instancePath:instancePath+"/openKinds/"+i1,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid8=_errs25===errors;if(!valid8)break}}else return validate21.errors=[{instancePath:instancePath+"/openKinds",
schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.
next!==void 0){let data10=data.next,_errs27=errors;if(errors===_errs27)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing1;if(data10.kubernetes===
void 0&&(missing1="kubernetes")||data10.kruise===void 0&&(missing1="kruise")||data10.vcluster===void 0&&(missing1="vcluster"))return validate21.errors=[{instancePath:instancePath+
"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;if(data10.
kubernetes!==void 0){let _errs29=errors;if(typeof data10.kubernetes!="string")return validate21.errors=[{instancePath:instancePath+"/next/kubernetes",schemaPath:"\
#/properties/next/properties/kubernetes/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs29===errors}else var valid9=!0;
if(valid9){if(data10.kruise!==void 0){let data12=data10.kruise,_errs31=errors;if(typeof data12!="string"&&data12!==null)return validate21.errors=[{instancePath:instancePath+
"/next/kruise",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid9=_errs31===errors}else var valid9=!0;
if(valid9)if(data10.vcluster!==void 0){let data13=data10.vcluster,_errs34=errors;if(typeof data13!="string"&&data13!==null)return validate21.errors=[{instancePath:instancePath+
"/next/vcluster",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid9=_errs34===errors}else
var valid9=!0}}else return validate21.errors=[{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid0=_errs27===errors}else var valid0=!0;if(valid0)if(data.config!==void 0){let _errs37=errors;if(typeof data.config!="string")return validate21.
errors=[{instancePath:instancePath+"/config",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs37===
errors}else var valid0=!0}}}}}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:{name:!0,environment:!0,kubernetes:!0,kruise:!0,vcluster:!0,host:!0,notes:!0,openKinds:!0,
next:!0,config:!0},dynamicProps:!1,dynamicItems:!1};var schema42={type:"object",description:"One cause. file to endColumn are its place: from 1, end exclusive.",
required:["ruleId","severity","message","symptom","file","line","column","endLine","endColumn","changedHere","object","path","clusters","affects","related","why",
"remedy","assumes","basis","fingerprint","status"],properties:{ruleId:{type:"string"},family:{type:"string"},severity:{$ref:"#/$defs/severity"},message:{type:"s\
tring",description:"What will happen and to which pods."},symptom:{type:"string",description:"What a person would see in the cluster."},refusal:{type:"object",description:"\
Who refuses it, and upstream's text.",required:["by","message"],properties:{by:{type:"string"},message:{type:"string"},others:{type:"array",description:"The wor\
ds of those of the finding's clusters that say the same in others.",items:{type:"object",required:["by","message","clusters"],properties:{by:{type:"string"},message:{
type:"string"},clusters:{type:"array",items:{type:"string"}}}}}}},file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"},endLine:{
$ref:"#/$defs/line"},endColumn:{$ref:"#/$defs/column"},confidence:{$ref:"#/$defs/confidence"},renderedFrom:{type:"string",description:"The folder of the one kus\
tomization or chart in whose output it is seen."},changedHere:{description:"The line of this change that brings it about.",oneOf:[{type:"null"},{type:"object",required:[
"file","line","column"],properties:{file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"}}}]},object:{oneOf:[{type:"null"},{$ref:"\
#/$defs/object"}]},path:{type:"string",pattern:"^(/.*)?$",description:"JSON pointer of the cause in its document."},clusters:{$ref:"#/$defs/strings"},coming:{type:"\
array",description:"Those of the clusters in which it holds only from the versions on that they run next.",items:{type:"object",required:["versions","clusters",
"failsFrom"],properties:{versions:{type:"string",examples:["kubernetes 1.32"]},clusters:{$ref:"#/$defs/strings"},failsFrom:{type:["string","null"],description:"\
The day from which it is an error; null where it is one already, or is never to be."}}}},config:{$ref:"#/$defs/file",description:"The configuration whose cluste\
rs these are, in a report on several."},affects:{type:"array",description:"The workloads that meet the cause, largest first.",items:{type:"object",required:["ki\
nd","namespace","name","file","line","clusters","status"],properties:{kind:{type:"string"},namespace:{$ref:"#/$defs/orNull"},name:{type:"string"},file:{$ref:"#/\
$defs/file"},line:{$ref:"#/$defs/line"},clusters:{$ref:"#/$defs/strings"},status:{$ref:"#/$defs/status"}}}},related:{type:"array",items:{type:"object",required:[
"file","line","column","endLine","endColumn","note"],properties:{file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"},endLine:{$ref:"\
#/$defs/line"},endColumn:{$ref:"#/$defs/column"},confidence:{$ref:"#/$defs/confidence"},note:{type:"string"}}}},why:{type:"string"},remedy:{type:"string"},assumes:{
$ref:"#/$defs/strings",description:"What was not in view and is taken to be so."},basis:{type:"object",description:"How well it is known: that of its weakest fa\
ct.",required:["level","evidence"],properties:{level:{enum:["recorded","source","derived"]},evidence:{$ref:"#/$defs/strings"}}},fix:{type:"object",required:["ti\
tle","safe","edits"],properties:{title:{type:"string"},safe:{type:"boolean",description:"Whether it changes nothing else that runs."},edits:{type:"array",items:{
type:"object",description:"Replaces the text from start to end (offsets in UTF-16 units) of file.",required:["file","start","end","newText"],properties:{file:{$ref:"\
#/$defs/file"},start:{type:"integer",minimum:0},end:{type:"integer",minimum:0},newText:{type:"string"}}}}}},locked:{const:!0,description:"The configuration lets\
 nobody allow the rule, in one of the clusters at least."},fingerprint:{type:"string",description:"The same for the same cause in another commit."},status:{$ref:"\
#/$defs/status"}}},schema43={enum:["error","warning","notice"]};var schema49={enum:["exact","file"],description:"Absent is exact. Of a file no line can be named: line and column are 1 and mean nothing."},schema62={enum:["new",
"existing"],description:"Whether the change brings it about; without a base everything is new."};function validate24(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate24.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.apiVersion===void 0&&(missing0="apiVersion")||data.kind===void 0&&(missing0="kind")||data.namespace===void 0&&(missing0="namespace")||
data.name===void 0&&(missing0="name"))return validate24.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;if(data.apiVersion!==void 0){let _errs1=errors;if(typeof data.apiVersion!="string")return validate24.errors=[{instancePath:instancePath+
"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.kind!==void 0){let _errs3=errors;if(typeof data.kind!="string")return validate24.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/pro\
perties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.namespace!==
void 0){let data2=data.namespace,_errs5=errors;if(typeof data2!="string"&&data2!==null)return validate24.errors=[{instancePath:instancePath+"/namespace",schemaPath:"\
#/$defs/orNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.
name!==void 0){let _errs8=errors;if(typeof data.name!="string")return validate24.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0}}}else return validate24.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate24.errors=vErrors,errors===0}validate24.evaluated={props:{
apiVersion:!0,kind:!0,namespace:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var pattern4=new RegExp("^(/.*)?$","u");function validate23(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.ruleId===void 0&&
(missing0="ruleId")||data.severity===void 0&&(missing0="severity")||data.message===void 0&&(missing0="message")||data.symptom===void 0&&(missing0="symptom")||data.
file===void 0&&(missing0="file")||data.line===void 0&&(missing0="line")||data.column===void 0&&(missing0="column")||data.endLine===void 0&&(missing0="endLine")||
data.endColumn===void 0&&(missing0="endColumn")||data.changedHere===void 0&&(missing0="changedHere")||data.object===void 0&&(missing0="object")||data.path===void 0&&
(missing0="path")||data.clusters===void 0&&(missing0="clusters")||data.affects===void 0&&(missing0="affects")||data.related===void 0&&(missing0="related")||data.
why===void 0&&(missing0="why")||data.remedy===void 0&&(missing0="remedy")||data.assumes===void 0&&(missing0="assumes")||data.basis===void 0&&(missing0="basis")||
data.fingerprint===void 0&&(missing0="fingerprint")||data.status===void 0&&(missing0="status"))return validate23.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.ruleId!==void 0){let _errs1=errors;if(typeof data.
ruleId!="string")return validate23.errors=[{instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.family!==void 0){let _errs3=errors;if(typeof data.family!="string")return validate23.
errors=[{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.severity!==void 0){let data2=data.severity,_errs5=errors;if(!(data2==="error"||data2==="warning"||data2==="notice"))
return validate23.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues:schema43.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.message!==void 0){let _errs7=errors;if(typeof data.
message!="string")return validate23.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.symptom!==void 0){let _errs9=errors;if(typeof data.symptom!="string")return validate23.
errors=[{instancePath:instancePath+"/symptom",schemaPath:"#/properties/symptom/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.refusal!==void 0){let data5=data.refusal,_errs11=errors;if(errors===_errs11)if(data5&&typeof data5=="object"&&!Array.
isArray(data5)){let missing1;if(data5.by===void 0&&(missing1="by")||data5.message===void 0&&(missing1="message"))return validate23.errors=[{instancePath:instancePath+
"/refusal",schemaPath:"#/properties/refusal/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],
!1;if(data5.by!==void 0){let _errs13=errors;if(typeof data5.by!="string")return validate23.errors=[{instancePath:instancePath+"/refusal/by",schemaPath:"#/proper\
ties/refusal/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs13===errors}else var valid2=!0;if(valid2){if(data5.
message!==void 0){let _errs15=errors;if(typeof data5.message!="string")return validate23.errors=[{instancePath:instancePath+"/refusal/message",schemaPath:"#/pro\
perties/refusal/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs15===errors}else var valid2=!0;if(valid2)
if(data5.others!==void 0){let data8=data5.others,_errs17=errors;if(errors===_errs17)if(Array.isArray(data8)){var valid3=!0;let len0=data8.length;for(let i0=0;i0<
len0;i0++){let data9=data8[i0],_errs19=errors;if(errors===_errs19)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){let missing2;if(data9.by===void 0&&(missing2=
"by")||data9.message===void 0&&(missing2="message")||data9.clusters===void 0&&(missing2="clusters"))return validate23.errors=[{instancePath:instancePath+"/refus\
al/others/"+i0,schemaPath:"#/properties/refusal/properties/others/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have requir\
ed property '"+missing2+"'"}],!1;if(data9.by!==void 0){let _errs21=errors;if(typeof data9.by!="string")return validate23.errors=[{instancePath:instancePath+"/re\
fusal/others/"+i0+"/by",schemaPath:"#/properties/refusal/properties/others/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var valid4=_errs21===errors}else var valid4=!0;if(valid4){if(data9.message!==void 0){let _errs23=errors;if(typeof data9.message!="string")return validate23.
errors=[{instancePath:instancePath+"/refusal/others/"+i0+"/message",schemaPath:"#/properties/refusal/properties/others/items/properties/message/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs23===errors}else var valid4=!0;if(valid4)if(data9.clusters!==void 0){let data12=data9.
clusters,_errs25=errors;if(errors===_errs25)if(Array.isArray(data12)){var valid5=!0;let len1=data12.length;for(let i1=0;i1<len1;i1++){let _errs27=errors;if(typeof data12[i1]!=
"string")return validate23.errors=[{instancePath:instancePath+"/refusal/others/"+i0+"/clusters/"+i1,schemaPath:"#/properties/refusal/properties/others/items/pro\
perties/clusters/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid5=_errs27===errors;if(!valid5)break}}else return validate23.
errors=[{instancePath:instancePath+"/refusal/others/"+i0+"/clusters",schemaPath:"#/properties/refusal/properties/others/items/properties/clusters/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid4=_errs25===errors}else var valid4=!0}}else return validate23.errors=[{instancePath:instancePath+
"/refusal/others/"+i0,schemaPath:"#/properties/refusal/properties/others/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid3=_errs19===
errors;if(!valid3)break}}else return validate23.errors=[{instancePath:instancePath+"/refusal/others",schemaPath:"#/properties/refusal/properties/others/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs17===errors}else var valid2=!0}}else return validate23.errors=[{instancePath:instancePath+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.file!==void 0){let _errs29=errors;if(typeof data.file!="string")return validate23.errors=[{instancePath:instancePath+"/file",schemaPath:"#/$d\
efs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0){if(data.line!==void 0){
let data15=data.line,_errs32=errors,_errs33=errors;if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15)))return validate23.errors=[{instancePath:instancePath+
"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs33&&typeof data15=="number"&&isFinite(
data15)&&(data15<1||isNaN(data15)))return validate23.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs32===errors}else var valid0=!0;if(valid0){if(data.column!==void 0){let data16=data.column,_errs35=errors,
_errs36=errors;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16)&&isFinite(data16)))return validate23.errors=[{instancePath:instancePath+"/column",schemaPath:"\
#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs36&&typeof data16=="number"&&isFinite(data16)&&(data16<
1||isNaN(data16)))return validate23.errors=[{instancePath:instancePath+"/column",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1;var valid0=_errs35===errors}else var valid0=!0;if(valid0){if(data.endLine!==void 0){let data17=data.endLine,_errs38=errors,_errs39=errors;
if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(data17)))return validate23.errors=[{instancePath:instancePath+"/endLine",schemaPath:"#/$defs\
/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs39&&typeof data17=="number"&&isFinite(data17)&&(data17<1||isNaN(
data17)))return validate23.errors=[{instancePath:instancePath+"/endLine",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1;var valid0=_errs38===errors}else var valid0=!0;if(valid0){if(data.endColumn!==void 0){let data18=data.endColumn,_errs41=errors,_errs42=errors;
if(!(typeof data18=="number"&&!(data18%1)&&!isNaN(data18)&&isFinite(data18)))return validate23.errors=[{instancePath:instancePath+"/endColumn",schemaPath:"#/$de\
fs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs42&&typeof data18=="number"&&isFinite(data18)&&(data18<1||
isNaN(data18)))return validate23.errors=[{instancePath:instancePath+"/endColumn",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1;var valid0=_errs41===errors}else var valid0=!0;if(valid0){if(data.confidence!==void 0){let data19=data.confidence,_errs44=errors;if(!(data19===
"exact"||data19==="file"))return validate23.errors=[{instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/enum",keyword:"enum",params:{allowedValues:schema49.
enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs44===errors}else var valid0=!0;if(valid0){if(data.renderedFrom!==void 0){let _errs46=errors;
if(typeof data.renderedFrom!="string")return validate23.errors=[{instancePath:instancePath+"/renderedFrom",schemaPath:"#/properties/renderedFrom/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs46===errors}else var valid0=!0;if(valid0){if(data.changedHere!==void 0){let data21=data.
changedHere,_errs48=errors,_errs49=errors,valid12=!1,passing0=null,_errs50=errors;if(data21!==null){let err0={instancePath:instancePath+"/changedHere",schemaPath:"\
#/properties/changedHere/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs50===
errors;_valid0&&(valid12=!0,passing0=0);let _errs52=errors;if(errors===_errs52)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){let missing3;if(data21.
file===void 0&&(missing3="file")||data21.line===void 0&&(missing3="line")||data21.column===void 0&&(missing3="column")){let err1={instancePath:instancePath+"/ch\
angedHere",schemaPath:"#/properties/changedHere/oneOf/1/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else{if(data21.file!==void 0){let _errs54=errors;if(typeof data21.file!="string"){let err2={instancePath:instancePath+
"/changedHere/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var valid13=_errs54===errors}else var valid13=!0;if(valid13){if(data21.line!==void 0){let data23=data21.line,_errs57=errors,_errs58=errors;if(!(typeof data23==
"number"&&!(data23%1)&&!isNaN(data23)&&isFinite(data23))){let err3={instancePath:instancePath+"/changedHere/line",schemaPath:"#/$defs/line/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(errors===_errs58&&typeof data23=="number"&&isFinite(
data23)&&(data23<1||isNaN(data23))){let err4={instancePath:instancePath+"/changedHere/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var valid13=_errs57===errors}else var valid13=!0;if(valid13)if(data21.
column!==void 0){let data24=data21.column,_errs60=errors,_errs61=errors;if(!(typeof data24=="number"&&!(data24%1)&&!isNaN(data24)&&isFinite(data24))){let err5={
instancePath:instancePath+"/changedHere/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(errors===_errs61&&typeof data24=="number"&&isFinite(data24)&&(data24<1||isNaN(data24))){let err6={instancePath:instancePath+
"/changedHere/column",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}var valid13=_errs60===errors}else var valid13=!0}}}else{let err7={instancePath:instancePath+"/changedHere",schemaPath:"#/properties/\
changedHere/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var _valid0=_errs52===
errors;if(_valid0&&valid12)valid12=!1,passing0=[passing0,1];else if(_valid0){valid12=!0,passing0=1;var props0={};props0.file=!0,props0.line=!0,props0.column=!0}
if(valid12)errors=_errs49,vErrors!==null&&(_errs49?vErrors.length=_errs49:vErrors=null);else{let err8={instancePath:instancePath+"/changedHere",schemaPath:"#/pr\
operties/changedHere/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++,validate23.errors=vErrors,!1}var valid0=_errs48===errors}else var valid0=!0;if(valid0){if(data.object!==void 0){let data25=data.object,
_errs63=errors,_errs64=errors,valid17=!1,passing1=null,_errs65=errors;if(data25!==null){let err9={instancePath:instancePath+"/object",schemaPath:"#/properties/o\
bject/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid1=_errs65===
errors;_valid1&&(valid17=!0,passing1=0);let _errs67=errors;validate24(data25,{instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length);var _valid1=_errs67===errors;if(_valid1&&valid17)
valid17=!1,passing1=[passing1,1];else if(_valid1){valid17=!0,passing1=1;var props1={};props1.apiVersion=!0,props1.kind=!0,props1.namespace=!0,props1.name=!0}if(valid17)
errors=_errs64,vErrors!==null&&(_errs64?vErrors.length=_errs64:vErrors=null);else{let err10={instancePath:instancePath+"/object",schemaPath:"#/properties/object\
/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++,validate23.errors=vErrors,!1}var valid0=_errs63===errors}else var valid0=!0;if(valid0){if(data.path!==void 0){let data26=data.path,_errs68=errors;if(errors===
_errs68)if(typeof data26=="string"){if(!pattern4.test(data26))return validate23.errors=[{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",
keyword:"pattern",params:{pattern:"^(/.*)?$"},message:'must match pattern "^(/.*)?$"'}],!1}else return validate23.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs68===errors}else var valid0=!0;if(valid0){if(data.clusters!==
void 0){let data27=data.clusters,_errs70=errors;if(errors===errors)if(Array.isArray(data27)){var valid19=!0;let len2=data27.length;for(let i2=0;i2<len2;i2++){let _errs73=errors;
if(typeof data27[i2]!="string")return validate23.errors=[{instancePath:instancePath+"/clusters/"+i2,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid19=_errs73===errors;if(!valid19)break}}else return validate23.errors=[{instancePath:instancePath+"/cluster\
s",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs70===errors}else var valid0=!0;if(valid0){
if(data.coming!==void 0){let data29=data.coming,_errs75=errors;if(errors===_errs75)if(Array.isArray(data29)){var valid20=!0;let len3=data29.length;for(let i3=0;i3<
len3;i3++){let data30=data29[i3],_errs77=errors;if(errors===_errs77)if(data30&&typeof data30=="object"&&!Array.isArray(data30)){let missing4;if(data30.versions===
void 0&&(missing4="versions")||data30.clusters===void 0&&(missing4="clusters")||data30.failsFrom===void 0&&(missing4="failsFrom"))return validate23.errors=[{instancePath:instancePath+
"/coming/"+i3,schemaPath:"#/properties/coming/items/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+
"'"}],!1;if(data30.versions!==void 0){let _errs79=errors;if(typeof data30.versions!="string")return validate23.errors=[{instancePath:instancePath+"/coming/"+i3+
"/versions",schemaPath:"#/properties/coming/items/properties/versions/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid21=_errs79===
errors}else var valid21=!0;if(valid21){if(data30.clusters!==void 0){let data32=data30.clusters,_errs81=errors;if(errors===errors)if(Array.isArray(data32)){var valid23=!0;
let len4=data32.length;for(let i4=0;i4<len4;i4++){let _errs84=errors;if(typeof data32[i4]!="string")return validate23.errors=[{instancePath:instancePath+"/comin\
g/"+i3+"/clusters/"+i4,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid23=_errs84===errors;
if(!valid23)break}}else return validate23.errors=[{instancePath:instancePath+"/coming/"+i3+"/clusters",schemaPath:"#/$defs/strings/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid21=_errs81===errors}else var valid21=!0;if(valid21)if(data30.failsFrom!==void 0){let data34=data30.failsFrom,
_errs86=errors;if(typeof data34!="string"&&data34!==null)return validate23.errors=[{instancePath:instancePath+"/coming/"+i3+"/failsFrom",schemaPath:"#/propertie\
s/coming/items/properties/failsFrom/type",keyword:"type",params:{type:schema42.properties.coming.items.properties.failsFrom.type},message:"must be string,null"}],
!1;var valid21=_errs86===errors}else var valid21=!0}}else return validate23.errors=[{instancePath:instancePath+"/coming/"+i3,schemaPath:"#/properties/coming/ite\
ms/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid20=_errs77===errors;if(!valid20)break}}else return validate23.errors=[{instancePath:instancePath+
"/coming",schemaPath:"#/properties/coming/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs75===errors}else var valid0=!0;
if(valid0){if(data.config!==void 0){let _errs88=errors;if(typeof data.config!="string")return validate23.errors=[{instancePath:instancePath+"/config",schemaPath:"\
#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs88===errors}else var valid0=!0;if(valid0){if(data.affects!==
void 0){let data36=data.affects,_errs91=errors;if(errors===_errs91)if(Array.isArray(data36)){var valid25=!0;let len5=data36.length;for(let i5=0;i5<len5;i5++){let data37=data36[i5],
_errs93=errors;if(errors===_errs93)if(data37&&typeof data37=="object"&&!Array.isArray(data37)){let missing5;if(data37.kind===void 0&&(missing5="kind")||data37.namespace===
void 0&&(missing5="namespace")||data37.name===void 0&&(missing5="name")||data37.file===void 0&&(missing5="file")||data37.line===void 0&&(missing5="line")||data37.
clusters===void 0&&(missing5="clusters")||data37.status===void 0&&(missing5="status"))return validate23.errors=[{instancePath:instancePath+"/affects/"+i5,schemaPath:"\
#/properties/affects/items/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;if(data37.kind!==
void 0){let _errs95=errors;if(typeof data37.kind!="string")return validate23.errors=[{instancePath:instancePath+"/affects/"+i5+"/kind",schemaPath:"#/properties/\
affects/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs95===errors}else var valid26=!0;if(valid26){
if(data37.namespace!==void 0){let data39=data37.namespace,_errs97=errors;if(typeof data39!="string"&&data39!==null)return validate23.errors=[{instancePath:instancePath+
"/affects/"+i5+"/namespace",schemaPath:"#/$defs/orNull/type",keyword:"type",params:{type:schema33.type},message:"must be string,null"}],!1;var valid26=_errs97===
errors}else var valid26=!0;if(valid26){if(data37.name!==void 0){let _errs100=errors;if(typeof data37.name!="string")return validate23.errors=[{instancePath:instancePath+
"/affects/"+i5+"/name",schemaPath:"#/properties/affects/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs100===
errors}else var valid26=!0;if(valid26){if(data37.file!==void 0){let _errs102=errors;if(typeof data37.file!="string")return validate23.errors=[{instancePath:instancePath+
"/affects/"+i5+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs102===errors}else var valid26=!0;
if(valid26){if(data37.line!==void 0){let data42=data37.line,_errs105=errors,_errs106=errors;if(!(typeof data42=="number"&&!(data42%1)&&!isNaN(data42)&&isFinite(
data42)))return validate23.errors=[{instancePath:instancePath+"/affects/"+i5+"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs106&&typeof data42=="number"&&isFinite(data42)&&(data42<1||isNaN(data42)))return validate23.errors=[{instancePath:instancePath+
"/affects/"+i5+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid26=_errs105===errors}else
var valid26=!0;if(valid26){if(data37.clusters!==void 0){let data43=data37.clusters,_errs108=errors;if(errors===errors)if(Array.isArray(data43)){var valid31=!0;let len6=data43.
length;for(let i6=0;i6<len6;i6++){let _errs111=errors;if(typeof data43[i6]!="string")return validate23.errors=[{instancePath:instancePath+"/affects/"+i5+"/clust\
ers/"+i6,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid31=_errs111===errors;if(!valid31)break}}else
return validate23.errors=[{instancePath:instancePath+"/affects/"+i5+"/clusters",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid26=_errs108===errors}else var valid26=!0;if(valid26)if(data37.status!==void 0){let data45=data37.status,_errs113=errors;if(!(data45===
"new"||data45==="existing"))return validate23.errors=[{instancePath:instancePath+"/affects/"+i5+"/status",schemaPath:"#/$defs/status/enum",keyword:"enum",params:{
allowedValues:schema62.enum},message:"must be equal to one of the allowed values"}],!1;var valid26=_errs113===errors}else var valid26=!0}}}}}}else return validate23.
errors=[{instancePath:instancePath+"/affects/"+i5,schemaPath:"#/properties/affects/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid25=_errs93===errors;if(!valid25)break}}else return validate23.errors=[{instancePath:instancePath+"/affects",schemaPath:"#/properties/affects/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs91===errors}else var valid0=!0;if(valid0){if(data.related!==void 0){let data46=data.related,
_errs115=errors;if(errors===_errs115)if(Array.isArray(data46)){var valid33=!0;let len7=data46.length;for(let i7=0;i7<len7;i7++){let data47=data46[i7],_errs117=errors;
if(errors===_errs117)if(data47&&typeof data47=="object"&&!Array.isArray(data47)){let missing6;if(data47.file===void 0&&(missing6="file")||data47.line===void 0&&
(missing6="line")||data47.column===void 0&&(missing6="column")||data47.endLine===void 0&&(missing6="endLine")||data47.endColumn===void 0&&(missing6="endColumn")||
data47.note===void 0&&(missing6="note"))return validate23.errors=[{instancePath:instancePath+"/related/"+i7,schemaPath:"#/properties/related/items/required",keyword:"\
required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;if(data47.file!==void 0){let _errs119=errors;if(typeof data47.
file!="string")return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid34=_errs119===errors}else var valid34=!0;if(valid34){if(data47.line!==void 0){let data49=data47.line,_errs122=errors,_errs123=errors;
if(!(typeof data49=="number"&&!(data49%1)&&!isNaN(data49)&&isFinite(data49)))return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/line",schemaPath:"\
#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs123&&typeof data49=="number"&&isFinite(data49)&&(data49<
1||isNaN(data49)))return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1;var valid34=_errs122===errors}else var valid34=!0;if(valid34){if(data47.column!==void 0){let data50=data47.column,_errs125=errors,
_errs126=errors;if(!(typeof data50=="number"&&!(data50%1)&&!isNaN(data50)&&isFinite(data50)))return validate23.errors=[{instancePath:instancePath+"/related/"+i7+
"/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs126&&typeof data50=="number"&&
isFinite(data50)&&(data50<1||isNaN(data50)))return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/column",schemaPath:"#/$defs/column/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid34=_errs125===errors}else var valid34=!0;if(valid34){if(data47.endLine!==void 0){
let data51=data47.endLine,_errs128=errors,_errs129=errors;if(!(typeof data51=="number"&&!(data51%1)&&!isNaN(data51)&&isFinite(data51)))return validate23.errors=
[{instancePath:instancePath+"/related/"+i7+"/endLine",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs129&&typeof data51=="number"&&isFinite(data51)&&(data51<1||isNaN(data51)))return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/endLine",schemaPath:"\
#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid34=_errs128===errors}else var valid34=!0;if(valid34){
if(data47.endColumn!==void 0){let data52=data47.endColumn,_errs131=errors,_errs132=errors;if(!(typeof data52=="number"&&!(data52%1)&&!isNaN(data52)&&isFinite(data52)))
return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/endColumn",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs132&&typeof data52=="number"&&isFinite(data52)&&(data52<1||isNaN(data52)))return validate23.errors=[{instancePath:instancePath+
"/related/"+i7+"/endColumn",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid34=_errs131===
errors}else var valid34=!0;if(valid34){if(data47.confidence!==void 0){let data53=data47.confidence,_errs134=errors;if(!(data53==="exact"||data53==="file"))return validate23.
errors=[{instancePath:instancePath+"/related/"+i7+"/confidence",schemaPath:"#/$defs/confidence/enum",keyword:"enum",params:{allowedValues:schema49.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid34=_errs134===errors}else var valid34=!0;if(valid34)if(data47.note!==void 0){let _errs136=errors;if(typeof data47.
note!="string")return validate23.errors=[{instancePath:instancePath+"/related/"+i7+"/note",schemaPath:"#/properties/related/items/properties/note/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid34=_errs136===errors}else var valid34=!0}}}}}}else return validate23.errors=[{instancePath:instancePath+
"/related/"+i7,schemaPath:"#/properties/related/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid33=_errs117===errors;if(!valid33)
break}}else return validate23.errors=[{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs115===errors}else var valid0=!0;if(valid0){if(data.why!==void 0){let _errs138=errors;if(typeof data.why!="string")return validate23.
errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs138===
errors}else var valid0=!0;if(valid0){if(data.remedy!==void 0){let _errs140=errors;if(typeof data.remedy!="string")return validate23.errors=[{instancePath:instancePath+
"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs140===errors}else var valid0=!0;
if(valid0){if(data.assumes!==void 0){let data57=data.assumes,_errs142=errors;if(errors===errors)if(Array.isArray(data57)){var valid42=!0;let len8=data57.length;
for(let i8=0;i8<len8;i8++){let _errs145=errors;if(typeof data57[i8]!="string")return validate23.errors=[{instancePath:instancePath+"/assumes/"+i8,schemaPath:"#/\
$defs/strings/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid42=_errs145===errors;if(!valid42)break}}else return validate23.
errors=[{instancePath:instancePath+"/assumes",schemaPath:"#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs142===
errors}else var valid0=!0;if(valid0){if(data.basis!==void 0){let data59=data.basis,_errs147=errors;if(errors===_errs147)if(data59&&typeof data59=="object"&&!Array.
isArray(data59)){let missing7;if(data59.level===void 0&&(missing7="level")||data59.evidence===void 0&&(missing7="evidence"))return validate23.errors=[{instancePath:instancePath+
"/basis",schemaPath:"#/properties/basis/required",keyword:"required",params:{missingProperty:missing7},message:"must have required property '"+missing7+"'"}],!1;
if(data59.level!==void 0){let data60=data59.level,_errs149=errors;if(!(data60==="recorded"||data60==="source"||data60==="derived"))return validate23.errors=[{instancePath:instancePath+
"/basis/level",schemaPath:"#/properties/basis/properties/level/enum",keyword:"enum",params:{allowedValues:schema42.properties.basis.properties.level.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid43=_errs149===errors}else var valid43=!0;if(valid43)if(data59.evidence!==void 0){let data61=data59.evidence,
_errs150=errors;if(errors===errors)if(Array.isArray(data61)){var valid45=!0;let len9=data61.length;for(let i9=0;i9<len9;i9++){let _errs153=errors;if(typeof data61[i9]!=
"string")return validate23.errors=[{instancePath:instancePath+"/basis/evidence/"+i9,schemaPath:"#/$defs/strings/items/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid45=_errs153===errors;if(!valid45)break}}else return validate23.errors=[{instancePath:instancePath+"/basis/evidence",schemaPath:"\
#/$defs/strings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid43=_errs150===errors}else var valid43=!0}else return validate23.
errors=[{instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs147===
errors}else var valid0=!0;if(valid0){if(data.fix!==void 0){let data63=data.fix,_errs155=errors;if(errors===_errs155)if(data63&&typeof data63=="object"&&!Array.isArray(
data63)){let missing8;if(data63.title===void 0&&(missing8="title")||data63.safe===void 0&&(missing8="safe")||data63.edits===void 0&&(missing8="edits"))return validate23.
errors=[{instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/required",keyword:"required",params:{missingProperty:missing8},message:"must have require\
d property '"+missing8+"'"}],!1;if(data63.title!==void 0){let _errs157=errors;if(typeof data63.title!="string")return validate23.errors=[{instancePath:instancePath+
"/fix/title",schemaPath:"#/properties/fix/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid46=_errs157===errors}else
var valid46=!0;if(valid46){if(data63.safe!==void 0){let _errs159=errors;if(typeof data63.safe!="boolean")return validate23.errors=[{instancePath:instancePath+"/\
fix/safe",schemaPath:"#/properties/fix/properties/safe/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid46=_errs159===errors}else
var valid46=!0;if(valid46)if(data63.edits!==void 0){let data66=data63.edits,_errs161=errors;if(errors===_errs161)if(Array.isArray(data66)){var valid47=!0;let len10=data66.
length;for(let i10=0;i10<len10;i10++){let data67=data66[i10],_errs163=errors;if(errors===_errs163)if(data67&&typeof data67=="object"&&!Array.isArray(data67)){let missing9;
if(data67.file===void 0&&(missing9="file")||data67.start===void 0&&(missing9="start")||data67.end===void 0&&(missing9="end")||data67.newText===void 0&&(missing9=
"newText"))return validate23.errors=[{instancePath:instancePath+"/fix/edits/"+i10,schemaPath:"#/properties/fix/properties/edits/items/required",keyword:"require\
d",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1;if(data67.file!==void 0){let _errs165=errors;if(typeof data67.file!=
"string")return validate23.errors=[{instancePath:instancePath+"/fix/edits/"+i10+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid48=_errs165===errors}else var valid48=!0;if(valid48){if(data67.start!==void 0){let data69=data67.start,_errs168=errors;if(!(typeof data69==
"number"&&!(data69%1)&&!isNaN(data69)&&isFinite(data69)))return validate23.errors=[{instancePath:instancePath+"/fix/edits/"+i10+"/start",schemaPath:"#/propertie\
s/fix/properties/edits/items/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs168&&typeof data69=="\
number"&&isFinite(data69)&&(data69<0||isNaN(data69)))return validate23.errors=[{instancePath:instancePath+"/fix/edits/"+i10+"/start",schemaPath:"#/properties/fi\
x/properties/edits/items/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid48=_errs168===errors}else
var valid48=!0;if(valid48){if(data67.end!==void 0){let data70=data67.end,_errs170=errors;if(!(typeof data70=="number"&&!(data70%1)&&!isNaN(data70)&&isFinite(data70)))
return validate23.errors=[{instancePath:instancePath+"/fix/edits/"+i10+"/end",schemaPath:"#/properties/fix/properties/edits/items/properties/end/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs170&&typeof data70=="number"&&isFinite(data70)&&(data70<0||isNaN(data70)))return validate23.
errors=[{instancePath:instancePath+"/fix/edits/"+i10+"/end",schemaPath:"#/properties/fix/properties/edits/items/properties/end/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid48=_errs170===errors}else var valid48=!0;if(valid48)if(data67.newText!==void 0){let _errs172=errors;
if(typeof data67.newText!="string")return validate23.errors=[{instancePath:instancePath+"/fix/edits/"+i10+"/newText",schemaPath:"#/properties/fix/properties/edi\
ts/items/properties/newText/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid48=_errs172===errors}else var valid48=!0}}}else return validate23.
errors=[{instancePath:instancePath+"/fix/edits/"+i10,schemaPath:"#/properties/fix/properties/edits/items/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"}],!1;var valid47=_errs163===errors;if(!valid47)break}}else return validate23.errors=[{instancePath:instancePath+"/fix/edits",schemaPath:"#/propert\
ies/fix/properties/edits/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid46=_errs161===errors}else var valid46=!0}}else return validate23.
errors=[{instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs155===
errors}else var valid0=!0;if(valid0){if(data.locked!==void 0){let _errs174=errors;if(data.locked!==!0)return validate23.errors=[{instancePath:instancePath+"/loc\
ked",schemaPath:"#/properties/locked/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid0=_errs174===errors}else var valid0=!0;
if(valid0){if(data.fingerprint!==void 0){let _errs175=errors;if(typeof data.fingerprint!="string")return validate23.errors=[{instancePath:instancePath+"/fingerp\
rint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs175===errors}else var valid0=!0;
if(valid0)if(data.status!==void 0){let data74=data.status,_errs177=errors;if(!(data74==="new"||data74==="existing"))return validate23.errors=[{instancePath:instancePath+
"/status",schemaPath:"#/$defs/status/enum",keyword:"enum",params:{allowedValues:schema62.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs177===
errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate23.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate23.errors=vErrors,errors===0}validate23.evaluated={props:{ruleId:!0,family:!0,severity:!0,message:!0,symptom:!0,refusal:!0,file:!0,
line:!0,column:!0,endLine:!0,endColumn:!0,confidence:!0,renderedFrom:!0,changedHere:!0,object:!0,path:!0,clusters:!0,coming:!0,config:!0,affects:!0,related:!0,why:!0,
remedy:!0,assumes:!0,basis:!0,fix:!0,locked:!0,fingerprint:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var schema73={type:"object",required:["object","file",
"line","pods","clusters","outcome","because","runs"],properties:{object:{$ref:"#/$defs/object"},file:{type:"string",description:"Of an object that is deleted, i\
ts file in the base."},line:{type:"integer",minimum:1},pods:{type:"integer",description:"How many it asks for: none for what is no workload; one for each node c\
ounts as one."},clusters:{type:"array",items:{type:"string"}},outcome:{enum:["none","in-place","recreate","rejected","stuck","unknown","create","delete"]},because:{
type:"string"},refusal:{type:"object",required:["by","message"],properties:{by:{type:"string"},message:{type:"string"}}},runs:{type:"array",description:"What th\
e cluster runs of it after the change and not before, a line each.",items:{type:"string"}}}};function validate27(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.object===void 0&&(missing0="object")||
data.file===void 0&&(missing0="file")||data.line===void 0&&(missing0="line")||data.pods===void 0&&(missing0="pods")||data.clusters===void 0&&(missing0="clusters")||
data.outcome===void 0&&(missing0="outcome")||data.because===void 0&&(missing0="because")||data.runs===void 0&&(missing0="runs"))return validate27.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.object!==void 0){
let _errs1=errors;validate24(data.object,{instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.file!==void 0){
let _errs2=errors;if(typeof data.file!="string")return validate27.errors=[{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.line!==void 0){let data2=data.line,_errs4=errors;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate27.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/l\
ine/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data2=="number"&&isFinite(data2)&&(data2<1||isNaN(data2)))
return validate27.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.pods!==void 0){let data3=data.pods,_errs6=errors;if(!(typeof data3=="number"&&
!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate27.errors=[{instancePath:instancePath+"/pods",schemaPath:"#/properties/pods/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.clusters!==void 0){let data4=data.clusters,_errs8=errors;
if(errors===_errs8)if(Array.isArray(data4)){var valid1=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let _errs10=errors;if(typeof data4[i0]!="string")return validate27.
errors=[{instancePath:instancePath+"/clusters/"+i0,schemaPath:"#/properties/clusters/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid1=_errs10===errors;if(!valid1)break}}else return validate27.errors=[{instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.outcome!==void 0){let data6=data.outcome,
_errs12=errors;if(!(data6==="none"||data6==="in-place"||data6==="recreate"||data6==="rejected"||data6==="stuck"||data6==="unknown"||data6==="create"||data6==="d\
elete"))return validate27.errors=[{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema73.properties.
outcome.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.because!==void 0){let _errs13=errors;
if(typeof data.because!="string")return validate27.errors=[{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.refusal!==void 0){let data8=data.refusal,_errs15=errors;
if(errors===_errs15)if(data8&&typeof data8=="object"&&!Array.isArray(data8)){let missing1;if(data8.by===void 0&&(missing1="by")||data8.message===void 0&&(missing1=
"message"))return validate27.errors=[{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;if(data8.by!==void 0){let _errs17=errors;if(typeof data8.by!="string")return validate27.errors=[{instancePath:instancePath+
"/refusal/by",schemaPath:"#/properties/refusal/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs17===errors}else
var valid2=!0;if(valid2)if(data8.message!==void 0){let _errs19=errors;if(typeof data8.message!="string")return validate27.errors=[{instancePath:instancePath+"/r\
efusal/message",schemaPath:"#/properties/refusal/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs19===
errors}else var valid2=!0}else return validate27.errors=[{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs15===errors}else var valid0=!0;if(valid0)if(data.runs!==void 0){let data11=data.runs,_errs21=errors;if(errors===
_errs21)if(Array.isArray(data11)){var valid3=!0;let len1=data11.length;for(let i1=0;i1<len1;i1++){let _errs23=errors;if(typeof data11[i1]!="string")return validate27.
errors=[{instancePath:instancePath+"/runs/"+i1,schemaPath:"#/properties/runs/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs23===
errors;if(!valid3)break}}else return validate27.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"}],!1;var valid0=_errs21===errors}else var valid0=!0}}}}}}}}else return validate27.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate27.errors=vErrors,errors===0}validate27.evaluated={props:{object:!0,file:!0,line:!0,pods:!0,
clusters:!0,outcome:!0,because:!0,refusal:!0,runs:!0},dynamicProps:!1,dynamicItems:!1};var schema74={type:"object",description:"Findings of a rule that are know\
n and accepted, and therefore not among the findings.",required:["rule","file","line","column","because","from","status","state","allows"],properties:{rule:{type:"\
string",examples:["pods-refused","resize/*"]},file:{$ref:"#/$defs/file"},line:{$ref:"#/$defs/line"},column:{$ref:"#/$defs/column"},until:{type:"string",description:"\
The last day on which it holds."},because:{type:"string",description:"The reason, as it was written."},from:{enum:["comment","config"]},status:{enum:["new","exi\
sting"],description:"Whether the change adds it, or makes it last longer; without a base all are new."},state:{enum:["counts","expired","locked","not-needed","p\
ending"],description:"pending: a change adds it to the configuration, and it counts once it is on the base."},allows:{type:"array",description:"The findings tha\
t it takes out, with the workloads and clusters for which it does.",items:{$ref:"#/$defs/finding"}},config:{$ref:"#/$defs/file",description:"The configuration w\
hose world it is in, in a report on several."}}};function validate36(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate36.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.rule===void 0&&(missing0="rule")||data.file===void 0&&(missing0="file")||data.line===void 0&&(missing0=
"line")||data.column===void 0&&(missing0="column")||data.because===void 0&&(missing0="because")||data.from===void 0&&(missing0="from")||data.status===void 0&&(missing0=
"status")||data.state===void 0&&(missing0="state")||data.allows===void 0&&(missing0="allows"))return validate36.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.rule!==void 0){let _errs1=errors;if(typeof data.rule!=
"string")return validate36.errors=[{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.file!==void 0){let _errs3=errors;if(typeof data.file!="string")return validate36.
errors=[{instancePath:instancePath+"/file",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.line!==void 0){let data2=data.line,_errs6=errors,_errs7=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&
isFinite(data2)))return validate36.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(errors===_errs7&&typeof data2=="number"&&isFinite(data2)&&(data2<1||isNaN(data2)))return validate36.errors=[{instancePath:instancePath+"/l\
ine",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs6===errors}else var valid0=!0;
if(valid0){if(data.column!==void 0){let data3=data.column,_errs9=errors,_errs10=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))
return validate36.errors=[{instancePath:instancePath+"/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs10&&typeof data3=="number"&&isFinite(data3)&&(data3<1||isNaN(data3)))return validate36.errors=[{instancePath:instancePath+"/column",schemaPath:"\
#/$defs/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){
if(data.until!==void 0){let _errs12=errors;if(typeof data.until!="string")return validate36.errors=[{instancePath:instancePath+"/until",schemaPath:"#/properties\
/until/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.because!==void 0){
let _errs14=errors;if(typeof data.because!="string")return validate36.errors=[{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.from!==void 0){let data6=data.from,
_errs16=errors;if(!(data6==="comment"||data6==="config"))return validate36.errors=[{instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"\
enum",params:{allowedValues:schema74.properties.from.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs16===errors}else var valid0=!0;
if(valid0){if(data.status!==void 0){let data7=data.status,_errs17=errors;if(!(data7==="new"||data7==="existing"))return validate36.errors=[{instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema74.properties.status.enum},message:"must be equal to one of the allow\
ed values"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.state!==void 0){let data8=data.state,_errs18=errors;if(!(data8==="counts"||data8===
"expired"||data8==="locked"||data8==="not-needed"||data8==="pending"))return validate36.errors=[{instancePath:instancePath+"/state",schemaPath:"#/properties/sta\
te/enum",keyword:"enum",params:{allowedValues:schema74.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs18===errors}else
var valid0=!0;if(valid0){if(data.allows!==void 0){let data9=data.allows,_errs19=errors;if(errors===_errs19)if(Array.isArray(data9)){var valid4=!0;let len0=data9.
length;for(let i0=0;i0<len0;i0++){let _errs21=errors;validate23(data9[i0],{instancePath:instancePath+"/allows/"+i0,parentData:data9,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length);var valid4=_errs21===errors;if(!valid4)break}}else
return validate36.errors=[{instancePath:instancePath+"/allows",schemaPath:"#/properties/allows/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0)if(data.config!==void 0){let _errs22=errors;if(typeof data.config!="string")return validate36.errors=
[{instancePath:instancePath+"/config",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs22===errors}else
var valid0=!0}}}}}}}}}}else return validate36.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate36.
errors=vErrors,errors===0}validate36.evaluated={props:{rule:!0,file:!0,line:!0,column:!0,until:!0,because:!0,from:!0,status:!0,state:!0,allows:!0,config:!0},dynamicProps:!1,
dynamicItems:!1};function validate39(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate39.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.file===void 0&&(missing0="file")||data.line===void 0&&(missing0="line")||data.reason===void 0&&(missing0="reason"))return validate39.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.
file!==void 0){let _errs1=errors;if(typeof data.file!="string")return validate39.errors=[{instancePath:instancePath+"/file",schemaPath:"#/$defs/file/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.line!==void 0){let data1=data.line,_errs4=errors,
_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate39.errors=[{instancePath:instancePath+"/line",schemaPath:"\
#/$defs/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(data1)&&(data1<1||
isNaN(data1)))return validate39.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.reason!==void 0){let _errs7=errors;if(typeof data.reason!="string")
return validate39.errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0)if(data.unchecked!==void 0){let _errs9=errors;if(data.unchecked!==!0)return validate39.errors=[
{instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],
!1;var valid0=_errs9===errors}else var valid0=!0}}}else return validate39.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate39.errors=vErrors,errors===0}validate39.evaluated={props:{file:!0,line:!0,reason:!0,unchecked:!0},dynamicProps:!1,dynamicItems:!1};
function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.schemaVersion===void 0&&(missing0="schemaVersion")||data.clusters===void 0&&(missing0="clusters")||data.findings===void 0&&(missing0=
"findings")||data.ledger===void 0&&(missing0="ledger"))return validate20.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.schemaVersion!==void 0){let _errs1=errors;if(data.schemaVersion!==1)return validate20.errors=[
{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue:1},message:"must be equal to cons\
tant"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.clusters!==void 0){let data1=data.clusters,_errs2=errors;if(errors===_errs2)if(Array.
isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let _errs4=errors;validate21(data1[i0],{instancePath:instancePath+"/clusters/"+i0,
parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);
var valid1=_errs4===errors;if(!valid1)break}}else return validate20.errors=[{instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.findings!==void 0){let data3=data.findings,
_errs5=errors;if(errors===_errs5)if(Array.isArray(data3)){var valid2=!0;let len1=data3.length;for(let i1=0;i1<len1;i1++){let _errs7=errors;validate23(data3[i1],
{instancePath:instancePath+"/findings/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(
validate23.errors),errors=vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else return validate20.errors=[{instancePath:instancePath+"/findings",schemaPath:"\
#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.rollout!==
void 0){let data5=data.rollout,_errs8=errors;if(errors===_errs8)if(Array.isArray(data5)){var valid3=!0;let len2=data5.length;for(let i2=0;i2<len2;i2++){let _errs10=errors;
validate27(data5[i2],{instancePath:instancePath+"/rollout/"+i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid3=_errs10===errors;if(!valid3)break}}else return validate20.errors=[{instancePath:instancePath+
"/rollout",schemaPath:"#/properties/rollout/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs8===errors}else var valid0=!0;
if(valid0){if(data.versions!==void 0){let data7=data.versions,_errs11=errors;if(errors===_errs11)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;
if(data7.clusters===void 0&&(missing1="clusters")||data7.broken===void 0&&(missing1="broken")||data7.mended===void 0&&(missing1="mended")||data7.unchanged===void 0&&
(missing1="unchanged"))return validate20.errors=[{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;if(data7.clusters!==void 0){let data8=data7.clusters,_errs13=errors;if(errors===_errs13)if(Array.isArray(
data8)){var valid5=!0;let len3=data8.length;for(let i3=0;i3<len3;i3++){let data9=data8[i3],_errs15=errors;if(errors===_errs15)if(data9&&typeof data9=="object"&&
!Array.isArray(data9)){let missing2;if(data9.name===void 0&&(missing2="name")||data9.from===void 0&&(missing2="from")||data9.to===void 0&&(missing2="to"))return validate20.
errors=[{instancePath:instancePath+"/versions/clusters/"+i3,schemaPath:"#/properties/versions/properties/clusters/items/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"}],!1;if(data9.name!==void 0){let _errs17=errors;if(typeof data9.name!="string")return validate20.errors=[{instancePath:instancePath+
"/versions/clusters/"+i3+"/name",schemaPath:"#/properties/versions/properties/clusters/items/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid6=_errs17===errors}else var valid6=!0;if(valid6){if(data9.from!==void 0){let _errs19=errors;validate21(data9.from,{instancePath:instancePath+
"/versions/clusters/"+i3+"/from",parentData:data9,parentDataProperty:"from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(
validate21.errors),errors=vErrors.length);var valid6=_errs19===errors}else var valid6=!0;if(valid6)if(data9.to!==void 0){let _errs20=errors;validate21(data9.to,
{instancePath:instancePath+"/versions/clusters/"+i3+"/to",parentData:data9,parentDataProperty:"to",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.
errors:vErrors.concat(validate21.errors),errors=vErrors.length);var valid6=_errs20===errors}else var valid6=!0}}else return validate20.errors=[{instancePath:instancePath+
"/versions/clusters/"+i3,schemaPath:"#/properties/versions/properties/clusters/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid5=_errs15===
errors;if(!valid5)break}}else return validate20.errors=[{instancePath:instancePath+"/versions/clusters",schemaPath:"#/properties/versions/properties/clusters/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid4=_errs13===errors}else var valid4=!0;if(valid4){if(data7.broken!==void 0){let data13=data7.
broken,_errs21=errors;if(errors===_errs21)if(Array.isArray(data13)){var valid7=!0;let len4=data13.length;for(let i4=0;i4<len4;i4++){let _errs23=errors;validate23(
data13[i4],{instancePath:instancePath+"/versions/broken/"+i4,parentData:data13,parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.
errors:vErrors.concat(validate23.errors),errors=vErrors.length);var valid7=_errs23===errors;if(!valid7)break}}else return validate20.errors=[{instancePath:instancePath+
"/versions/broken",schemaPath:"#/properties/versions/properties/broken/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid4=_errs21===
errors}else var valid4=!0;if(valid4){if(data7.mended!==void 0){let data15=data7.mended,_errs24=errors;if(errors===_errs24)if(Array.isArray(data15)){var valid8=!0;
let len5=data15.length;for(let i5=0;i5<len5;i5++){let _errs26=errors;validate23(data15[i5],{instancePath:instancePath+"/versions/mended/"+i5,parentData:data15,parentDataProperty:i5,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length);var valid8=_errs26===errors;if(!valid8)
break}}else return validate20.errors=[{instancePath:instancePath+"/versions/mended",schemaPath:"#/properties/versions/properties/mended/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid4=_errs24===errors}else var valid4=!0;if(valid4)if(data7.unchanged!==void 0){let data17=data7.unchanged,_errs27=errors;
if(errors===_errs27)if(Array.isArray(data17)){var valid9=!0;let len6=data17.length;for(let i6=0;i6<len6;i6++){let _errs29=errors;validate23(data17[i6],{instancePath:instancePath+
"/versions/unchanged/"+i6,parentData:data17,parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.
errors),errors=vErrors.length);var valid9=_errs29===errors;if(!valid9)break}}else return validate20.errors=[{instancePath:instancePath+"/versions/unchanged",schemaPath:"\
#/properties/versions/properties/unchanged/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid4=_errs27===errors}else var valid4=!0}}}else
return validate20.errors=[{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.mended!==void 0){let data19=data.mended,_errs30=errors;if(errors===_errs30)if(Array.
isArray(data19)){var valid10=!0;let len7=data19.length;for(let i7=0;i7<len7;i7++){let _errs32=errors;validate23(data19[i7],{instancePath:instancePath+"/mended/"+
i7,parentData:data19,parentDataProperty:i7,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.
length);var valid10=_errs32===errors;if(!valid10)break}}else return validate20.errors=[{instancePath:instancePath+"/mended",schemaPath:"#/properties/mended/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs30===errors}else var valid0=!0;if(valid0){if(data.allowances!==void 0){let data21=data.
allowances,_errs33=errors;if(errors===_errs33)if(Array.isArray(data21)){var valid11=!0;let len8=data21.length;for(let i8=0;i8<len8;i8++){let _errs35=errors;validate36(
data21[i8],{instancePath:instancePath+"/allowances/"+i8,parentData:data21,parentDataProperty:i8,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:
vErrors.concat(validate36.errors),errors=vErrors.length);var valid11=_errs35===errors;if(!valid11)break}}else return validate20.errors=[{instancePath:instancePath+
"/allowances",schemaPath:"#/properties/allowances/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs33===errors}else var valid0=!0;
if(valid0)if(data.ledger!==void 0){let data23=data.ledger,_errs36=errors;if(errors===_errs36)if(data23&&typeof data23=="object"&&!Array.isArray(data23)){let missing3;
if(data23.documents===void 0&&(missing3="documents")||data23.checked===void 0&&(missing3="checked")||data23.skipped===void 0&&(missing3="skipped"))return validate20.
errors=[{instancePath:instancePath+"/ledger",schemaPath:"#/properties/ledger/required",keyword:"required",params:{missingProperty:missing3},message:"must have r\
equired property '"+missing3+"'"}],!1;if(data23.documents!==void 0){let data24=data23.documents,_errs38=errors;if(!(typeof data24=="number"&&!(data24%1)&&!isNaN(
data24)&&isFinite(data24)))return validate20.errors=[{instancePath:instancePath+"/ledger/documents",schemaPath:"#/properties/ledger/properties/documents/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs38&&typeof data24=="number"&&isFinite(data24)&&(data24<0||isNaN(data24)))return validate20.
errors=[{instancePath:instancePath+"/ledger/documents",schemaPath:"#/properties/ledger/properties/documents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid12=_errs38===errors}else var valid12=!0;if(valid12){if(data23.checked!==void 0){let data25=data23.checked,_errs40=errors;if(!(typeof data25==
"number"&&!(data25%1)&&!isNaN(data25)&&isFinite(data25)))return validate20.errors=[{instancePath:instancePath+"/ledger/checked",schemaPath:"#/properties/ledger/\
properties/checked/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs40&&typeof data25=="number"&&isFinite(data25)&&(data25<
0||isNaN(data25)))return validate20.errors=[{instancePath:instancePath+"/ledger/checked",schemaPath:"#/properties/ledger/properties/checked/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid12=_errs40===errors}else var valid12=!0;if(valid12){if(data23.skipped!==void 0){let data26=data23.
skipped,_errs42=errors;if(errors===_errs42)if(Array.isArray(data26)){var valid13=!0;let len9=data26.length;for(let i9=0;i9<len9;i9++){let _errs44=errors;validate39(
data26[i9],{instancePath:instancePath+"/ledger/skipped/"+i9,parentData:data26,parentDataProperty:i9,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate39.
errors:vErrors.concat(validate39.errors),errors=vErrors.length);var valid13=_errs44===errors;if(!valid13)break}}else return validate20.errors=[{instancePath:instancePath+
"/ledger/skipped",schemaPath:"#/properties/ledger/properties/skipped/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid12=_errs42===
errors}else var valid12=!0;if(valid12)if(data23.leftOut!==void 0){let data28=data23.leftOut,_errs45=errors;if(errors===_errs45)if(Array.isArray(data28)){var valid14=!0;
let len10=data28.length;for(let i10=0;i10<len10;i10++){let _errs47=errors;validate39(data28[i10],{instancePath:instancePath+"/ledger/leftOut/"+i10,parentData:data28,
parentDataProperty:i10,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate39.errors:vErrors.concat(validate39.errors),errors=vErrors.length);var valid14=_errs47===
errors;if(!valid14)break}}else return validate20.errors=[{instancePath:instancePath+"/ledger/leftOut",schemaPath:"#/properties/ledger/properties/leftOut/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid12=_errs45===errors}else var valid12=!0}}}else return validate20.errors=[{instancePath:instancePath+
"/ledger",schemaPath:"#/properties/ledger/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs36===errors}else var valid0=!0}}}}}}}else
return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate20.errors=vErrors,
errors===0}validate20.evaluated={props:{schemaVersion:!0,clusters:!0,findings:!0,rollout:!0,versions:!0,mended:!0,allowances:!0,ledger:!0},dynamicProps:!1,dynamicItems:!1};var MOST_FINDINGS=1e4,MOST_CLUSTERS=1e3,MOST_LISTED=2e3,LONGEST_NAME=300,LONGEST_TEXT=4e3,LONGEST_PATH=1024,HIGHEST=1e7,FINGERPRINT=/^[0-9a-f]{16,64}$/;function received(value,words){
if(!validate(value))return;let given=value,reader=new Reader(words),report=__spreadProps(__spreadValues(__spreadValues(__spreadValues({schemaVersion:1,clusters:clusters2(
given.clusters),findings:reader.findings(given.findings)},given.rollout&&{rollout:rows(given.rollout,words)}),given.versions&&{versions:versionsChange(given.versions,
reader)}),given.mended&&{mended:reader.findings(given.mended)}),{ledger:{documents:whole(given.ledger.documents),checked:whole(given.ledger.checked),skipped:given.
ledger.skipped.slice(0,MOST_LISTED).filter(({file})=>isInside(file)).map(({file,line:line2})=>({file,line:whole(line2),reason:"the log of the run says why"}))}}),
{unknownRules,leftOut:leftOut2,otherWords}=reader;return{report,unknownRules,leftOut:leftOut2,otherWords}}var Reader=class{unknownRules=0;leftOut=0;otherWords=0;#words;#room=MOST_FINDINGS;constructor(words){
this.#words=words}findings(all){return all.flatMap(given=>{let rule=this.#words.rule(given.ruleId);return rule?!isInside(given.file)||!FINGERPRINT.test(given.fingerprint)||
this.#room===0?(this.leftOut++,[]):(this.#room--,isOurs(rule,"message",given.message)||this.otherWords++,[finding(given,rule,this.#words)]):(this.unknownRules++,
[])})}};function finding(given,rule,words){let said2=(part,otherwise)=>isOurs(rule,part,given[part])?line(given[part],LONGEST_TEXT):otherwise,refusal=refused(given.
refusal,words),{changedHere:at}=given;return __spreadProps(__spreadValues(__spreadValues(__spreadProps(__spreadValues(__spreadValues({ruleId:given.ruleId,family:rule.
family,severity:given.severity,message:said2("message",capital(rule.summary)),symptom:said2("symptom","")},refusal&&{refusal}),place(given)),{changedHere:at&&isInside(
at.file)?{file:at.file,line:whole(at.line),column:whole(at.column)}:null,object:given.object&&object(given.object),path:line(given.path,LONGEST_PATH),clusters:names(
given.clusters)}),given.coming&&{coming:given.coming.slice(0,MOST_CLUSTERS).flatMap(coming)}),given.config!==void 0&&isInside(given.config)&&{config:given.config}),
{affects:given.affects.slice(0,MOST_LISTED).flatMap(affected),related:[],why:said2("why",""),remedy:said2("remedy",""),assumes:[],basis:{level:given.basis.level,
evidence:given.basis.evidence.slice(0,MOST_LISTED).filter(each=>words.isEvidence(each))},fingerprint:given.fingerprint,status:given.status})}function isOurs(rule,part,text){
return text.length<=LONGEST_TEXT&&rule.says(part,text)}function refused(given,words){if(!given)return;let isOurs2=message=>message.length<=LONGEST_TEXT&&words.isUpstream(
message);if(!isOurs2(given.message))return;let others=(given.others??[]).slice(0,MOST_LISTED).filter(({message})=>isOurs2(message));return __spreadValues({by:name(
given.by),message:line(given.message,LONGEST_TEXT)},others.length>0&&{others:others.map(each=>({by:name(each.by),message:line(each.message,LONGEST_TEXT),clusters:names(
each.clusters)}))})}function place(given){let[line2,column]=[whole(given.line),whole(given.column)],endLine=Math.max(line2,whole(given.endLine)),endColumn=whole(
given.endColumn);return{file:given.file,line:line2,column,endLine,endColumn:endLine>line2?endColumn:Math.max(column,endColumn)}}var object=({apiVersion,kind,namespace,
name:called})=>({apiVersion:name(apiVersion),kind:name(kind),namespace:orNull(namespace),name:name(called)});function affected({kind,namespace,name:called,file,
line:line2,clusters:clusters3,status}){if(!isInside(file))return[];let which2={kind:name(kind),namespace:orNull(namespace),name:name(called)};return[__spreadProps(
__spreadValues({},which2),{file,line:whole(line2),clusters:names(clusters3),status})]}function coming({versions:versions2,clusters:clusters3,failsFrom}){if(!/^[a-z]+ [\w.+-]{1,64}(?:, [a-z]+ [\w.+-]{1,64}){0,2}$/.
test(versions2))return[];let day=failsFrom!==null&&/^\d{4}-\d{2}-\d{2}$/.test(failsFrom)?failsFrom:null;return[{versions:versions2,clusters:names(clusters3),failsFrom:day}]}
function clusters2(given){return given.slice(0,MOST_CLUSTERS).map(cluster)}var cluster=given=>__spreadValues(__spreadValues({name:name(given.name),environment:orNull(
given.environment),kubernetes:name(given.kubernetes),kruise:orNull(given.kruise),vcluster:orNull(given.vcluster),host:orNull(given.host),notes:[],openKinds:(given.
openKinds??[]).filter(kind=>/^[A-Z][A-Za-z0-9]{0,62}$/.test(kind)).slice(0,MOST_CLUSTERS)},given.next&&{next:{kubernetes:name(given.next.kubernetes),kruise:orNull(
given.next.kruise),vcluster:orNull(given.next.vcluster)}}),given.config!==void 0&&isInside(given.config)&&{config:given.config});function rows(given,words){return given.
slice(0,MOST_LISTED).filter(({file})=>isInside(file)).map(row=>{let refusal=refused(row.refusal,words);return __spreadProps(__spreadValues({object:object(row.object),
file:row.file,line:whole(row.line),pods:whole(row.pods),clusters:names(row.clusters),outcome:row.outcome,because:""},refusal&&{refusal:{by:refusal.by,message:refusal.
message}}),{runs:[]})})}function versionsChange(given,reader){return{clusters:given.clusters.slice(0,MOST_CLUSTERS).map(each=>({name:name(each.name),from:cluster(
each.from),to:cluster(each.to)})),broken:reader.findings(given.broken),mended:reader.findings(given.mended),unchanged:reader.findings(given.unchanged)}}function isInside(file){
return file.length>LONGEST_PATH||/\\|<!--/.test(file)||visible(file)!==file?!1:file.split("/").every(part=>part!==""&&part!=="."&&part!=="..")}var whole=number=>Math.
min(Math.max(0,number),HIGHEST),name=text=>line(text,LONGEST_NAME),names=all=>all.slice(0,MOST_CLUSTERS).map(name),orNull=text=>text===null?null:name(text);function line(text,longest){
let cut=text.length>longest?`${text.slice(0,longest)}…`:text;return visible(cut).replaceAll("<!--","<! --")}function capital(text){return`${text.charAt(0).toUpperCase()}${text.
slice(1)}.`}var import_node_crypto=require("node:crypto"),KEY=/^[0-9a-f]{8,64}$/;function markerOf(run){let name2=run===""?"kruise-preflight":`kruise-preflight-${digest(run)}`,
first2=new RegExp(`^<!-- ${name2}: ([0-9a-f]+(?: [0-9a-f]+)*) -->(?:\\r?\\n|$)`);return{of:keys=>`<!-- ${name2}: ${keys.join(" ")} -->`,read(body){let[line2,keys=""]=first2.
exec(body)??[],rest3=body.slice(line2?.length).replaceAll(`\r
`,`
`);return line2===void 0?void 0:{keys:keys.split(" "),rest:rest3}},sticky:`<!-- ${name2} comment -->`}}function keyOf(fingerprint){return KEY.test(fingerprint)?
fingerprint:digest(fingerprint)}function digest(text){return(0,import_node_crypto.createHash)("sha256").update(text).digest("hex").slice(0,16)}function answeredOtherwise(wanted){return Object.assign(new Error(`the answer is not ${wanted}`),{status:0})}var import_node_crypto2=require("node:crypto");function contentId(bytes,like){return(0,import_node_crypto2.createHash)(like.length===64?"sha256":"sha1").update(
`blob ${bytes.length}\0`).update(bytes).digest("hex")}var FILES_A_PAGE=50,PAGES=3e3/FILES_A_PAGE;function apiOf({owner,repo,octokit,patiently}){let known=new Map;function once(key,ask2){let answer2=known.get(key);return answer2||
(answer2=ask2(),known.set(key,answer2),answer2.catch(()=>known.delete(key))),answer2}let comparison=(base,head)=>once(`${base}...${head}`,()=>patiently(signal=>octokit.
rest.repos.compareCommitsWithBasehead({owner,repo,basehead:`${base}...${head}`,per_page:1,page:1,request:{signal}})));return{async pullRequestFiles(number){let files=[];
for(let page=1;page<=PAGES;page++){let found=await patiently(signal=>octokit.rest.pulls.listFiles({owner,repo,pull_number:number,per_page:FILES_A_PAGE,page,request:{
signal}}));if(files.push(...listed2(found)),found.length<FILES_A_PAGE)break}return files},async comparedFiles(base,head){let{files}=await comparison(base,head);
return listed2(files)},async mergeBase(base,head){let{merge_base_commit:found}=await comparison(base,head);return id(found?.sha)},async parents(commit){return(await patiently(
signal=>octokit.rest.git.getCommit({owner,repo,commit_sha:commit,request:{signal}}))).parents.map(({sha})=>id(sha))},async tree(commit){let found=await once(commit,
()=>patiently(signal=>octokit.rest.git.getTree({owner,repo,tree_sha:commit,recursive:"1",request:{signal}}))),{tree,truncated}=found??{};if(!Array.isArray(tree)||
tree.some(({path:path3,sha})=>typeof path3!="string"||typeof sha!="string"))throw answeredOtherwise("a list of files");return{entries:tree,truncated}},async blob(sha){
let found=await patiently(signal=>octokit.rest.git.getBlob({owner,repo,file_sha:sha,request:{signal}})),bytes=Buffer.from(String(found?.content),"base64");if(contentId(
bytes,sha)!==sha)throw answeredOtherwise("the file that was asked for");return bytes}}}function listed2(files){if(Array.isArray(files)&&files.every(file=>typeof file?.
filename=="string"))return files;throw answeredOtherwise("a list of files")}function id(value){if(typeof value=="string"&&/^[0-9a-f]{40,64}$/.test(value))return value;
throw answeredOtherwise("a commit")}var A_PAGE=100,PAGES2=100;function pullRequestOf(client,number){let{owner,repo,octokit,patiently,write}=client,at={owner,repo,pull_number:number},all=async ask2=>{
let found=[];for(let page=1;page<=PAGES2;page++){let some=await patiently(signal=>ask2(page,signal));if(!Array.isArray(some))throw answeredOtherwise("a list of \
comments");if(found.push(...some),some.length<A_PAGE)break}return found};return{async head(){let found=await patiently(signal=>octokit.rest.pulls.get(__spreadProps(
__spreadValues({},at),{request:{signal}})));if(typeof found?.head?.sha!="string")throw answeredOtherwise("a pull request");return found.head.sha},files:()=>apiOf(
client).pullRequestFiles(number),async lineComments(){return(await all((page,signal)=>octokit.rest.pulls.listReviewComments(__spreadProps(__spreadValues({},at),
{per_page:A_PAGE,page,request:{signal}})))).filter(({in_reply_to_id:answered})=>answered==null).map(({id:id2,body,user,path:path3,side,line:line2,start_line:start})=>{
let to=side==="LEFT"?null:line2??null;return{id:id2,body,author:authorOf(user),path:path3,to,from:to===null?null:start??to}})},async comments(){return(await all(
(page,signal)=>octokit.rest.issues.listComments({owner,repo,issue_number:number,per_page:A_PAGE,page,request:{signal}}))).map(({id:id2,body="",user})=>({id:id2,
body,author:authorOf(user)}))},async me(){let login=(await patiently(async signal=>{try{return{data:await octokit.graphql("query { viewer { login } }",{request:{
signal}})}}catch(error){if(error.name==="GraphqlResponseError")return{data:void 0};throw error}}))?.viewer?.login;return typeof login=="string"?login:void 0},async review(commit,body,comments){
let written=comments.map(({path:path3,from,to,body:body2})=>__spreadValues({path:path3,body:body2,line:to,side:"RIGHT"},from<to&&{start_line:from,start_side:"RI\
GHT"}));await write(signal=>octokit.rest.pulls.createReview(__spreadProps(__spreadValues({},at),{commit_id:commit,event:"COMMENT",body,comments:written,request:{
signal}})))},async editLineComment(id2,body){await write(signal=>octokit.rest.pulls.updateReviewComment({owner,repo,comment_id:id2,body,request:{signal}}))},async comment(body){
await write(signal=>octokit.rest.issues.createComment({owner,repo,issue_number:number,body,request:{signal}}))},async editComment(id2,body){await write(signal=>octokit.
rest.issues.updateComment({owner,repo,comment_id:id2,body,request:{signal}}))}}}function authorOf(user){return{login:user?.login??"",isBot:user?.type==="Bot"}}async function ours(marked,pull){if(marked.length===0)return[];let me=await pull.me();return marked.filter(({author:{login,isBot}})=>me===void 0?isBot:login===me||
isBot&&login===`${me}[bot]`)}var HUNK=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;function headHunks(patch){let hunks=[];for(let line2 of patch.split(`
`)){let head=HUNK.exec(line2);head&&hunks.push({from:Number(head[1]),lines:[],most:Number(head[2]??1)});let hunk2=hunks.at(-1),isOfHead=!head&&(line2.startsWith(
"+")||line2.startsWith(" "));hunk2&&isOfHead&&hunk2.lines.length<hunk2.most&&hunk2.lines.push(line2.slice(1))}return hunks.flatMap(({from,lines})=>lines.length>
0?[{from,lines}]:[])}function agrees(hunks,text){let lines=linesOf(text);return hunks.every(hunk2=>hunk2.lines.every((line2,i)=>bare(line2)===bare(lines[hunk2.from-
1+i])))}function hunkAround(hunks,from,to=from){return hunks.find(hunk2=>hunk2.from<=from&&to<hunk2.from+hunk2.lines.length)}function linesOf(text){let lines=text.
split(`
`);return lines.at(-1)===""&&lines.pop(),lines}var MOST_DIFFERENT=2e3;function lineMap(from,to){if(from===to)return line2=>line2;let[a,b]=[linesOf(from),linesOf(
to)],start=0;for(;start<a.length&&start<b.length&&a[start]===b[start];)start++;let end=0;for(;end<a.length-start&&end<b.length-start&&a.at(-1-end)===b.at(-1-end);)
end++;let middle=matched(a.slice(start,a.length-end),b.slice(start,b.length-end));return line2=>{if(line2<1||line2>a.length)return;if(line2<=start)return line2;
if(line2>a.length-end)return line2+b.length-a.length;let found=middle[line2-1-start]??-1;return found<0?void 0:found+1+start}}function matched(a,b){let found=new Int32Array(
a.length).fill(-1),most2=Math.min(a.length+b.length,MOST_DIFFERENT),furthest=new Int32Array(2*most2+3),middle=most2+1,trace=[];for(let d=0;d<=most2;d++){trace.push(
furthest.slice(middle-d-1,middle+d+2));for(let k=-d;k<=d;k+=2){let x=k===-d||k!==d&&furthest[middle+k-1]<furthest[middle+k+1]?furthest[middle+k+1]:furthest[middle+
k-1]+1;for(;x<a.length&&x-k<b.length&&a[x]===b[x-k];)x++;if(furthest[middle+k]=x,x>=a.length&&x-k>=b.length)return walkedBack(trace,a.length,b.length,found)}}return found}
function walkedBack(trace,length,other,found){let[x,y]=[length,other];for(let d=trace.length-1;d>=0;d--){let before=trace[d],at=k2=>before[k2+d+1],k=x-y,down=k===
-d||k!==d&&at(k-1)<at(k+1),fromX=d===0?0:at(down?k+1:k-1),fromY=d===0?0:fromX-(down?k+1:k-1),startX=d===0?0:down?fromX:fromX+1;for(;x>startX;)found[--x]=--y;[x,
y]=[fromX,fromY]}return found}function bare(line2){return line2?.endsWith("\r")?line2.slice(0,-1):line2}var MOST_LINES=40,LONGEST=4e3;function suggestionOf(fix,file,at,sides){let{judged,head,hunks,map}=sides,edits=[...fix?.edits??[]].sort((a,b)=>a.start-b.start);if(!fix?.
safe||edits.length===0||!isOrdered(edits,file,judged))return;let moved=movedTo(head,judged,map,edits),wanted=moved&&edited(head,moved);if(wanted===void 0||wanted===
head)return;let suggestion=replaced(linesOf(head),linesOf(wanted),at,hunks);return suggestion&&isPlain(suggestion,head)&&suggested(head,suggestion)===wanted?suggestion:
void 0}function suggested(head,{from,to,lines}){let all=head.split(`
`);return all.splice(from-1,to-from+1,...lines),all.join(`
`)}function overlap(a,b){return a.from<=b.to&&b.from<=a.to}function isOrdered(edits,file,text){let end=0;for(let edit of edits){if(edit.file!==file||edit.start<
end||edit.end<edit.start||edit.end>text.length)return!1;end=edit.end}return!0}function movedTo(head,judged,map,edits){if(head===judged)return[...edits];let[from,
to]=[startsOf(judged),startsOf(head)],moved=[];for(let edit of edits){let[first2,last]=[lineAt(from,edit.start),lineAt(from,Math.max(edit.start,edit.end-1))],line2=map(
first2);for(let i=first2;i<=last;i++)if(line2===void 0||map(i)!==line2+i-first2)return;let shift=to[line2-1]-from[first2-1];moved.push(__spreadProps(__spreadValues(
{},edit),{start:edit.start+shift,end:edit.end+shift}))}return moved.every((edit,i)=>i===0||edit.start>=moved[i-1].end)?moved:void 0}function edited(text,edits){
let result="",at=0;for(let{start,end,newText}of edits)result+=text.slice(at,start)+newText,at=end;return result+text.slice(at)}function replaced(before,after,at,hunks){
let start=0;for(;start<before.length&&start<after.length&&before[start]===after[start];)start++;let end=0,most2=Math.min(before.length,after.length)-start;for(;end<
most2&&before.at(-1-end)===after.at(-1-end);)end++;let from=Math.min(at,start+1),to=Math.max(at,before.length-end);if(!hunkAround(hunks,from,to))return;let shift=after.
length-before.length;return{from,to,lines:after.slice(from-1,to+shift)}}function isPlain({from,to,lines},head){let old=head.split(`
`),all=[...old.slice(from-1,to),...lines];return to<old.length&&Math.max(lines.length,to-from+1)<=MOST_LINES&&lines.join(`
`).length<=LONGEST&&!(lines.length===1&&lines[0]==="")&&!all.some(line2=>/[\r\0\ufffd\ufeff\u2028\u2029]/.test(line2))}function startsOf(text){let starts=[0];for(let at=text.
indexOf(`
`);at>=0;at=text.indexOf(`
`,at+1))starts.push(at+1);return starts}function lineAt(starts,offset){let low=0,high=starts.length-1;for(;low<high;){let middle=low+high+1>>1;starts[middle]<=offset?
low=middle:high=middle-1}return low+1}var MOST_FILES=100;async function spotsOf(findings,files,texts){let patches=new Map(files.flatMap(({filename,patch})=>patch===void 0?[]:[[filename,patch]])),read=new Map,
spots=new Map,problem,readOf=async file=>{let patch=patches.get(file);if(patch===void 0||problem!==void 0||read.size>=MOST_FILES&&!read.has(file))return read.get(
file);if(!read.has(file))try{read.set(file,await readFile2(file,patch,texts))}catch(error){problem=error}return read.get(file)};for(let finding2 of findings){let{
file,line:line2,changedHere,fix}=finding2;for(let on of[{file,line:line2},...changedHere?[{file:changedHere.file,line:changedHere.line}]:[]]){let sides=await readOf(
on.file),at=Number.isSafeInteger(on.line)?sides?.map(on.line):void 0;if(!sides||at===void 0||!hunkAround(sides.hunks,at))continue;let suggestion=()=>isSecret(finding2)?
void 0:suggestionOf(fix,on.file,at,sides);spots.set(finding2,{path:on.file,line:at,on,suggestion});break}}return{spots,problem}}async function readFile2(file,patch,texts){
let[judged,head]=[await texts.judged(file),await texts.head(file)];if(judged===void 0||head===void 0)return;let hunks=headHunks(patch);return agrees(hunks,head)?
{judged,head,hunks,map:lineMap(judged,head)}:void 0}var mostMessage=2e3,mostWords9=4e3,mostNamed2=10;function reviewComment(findings,clusters3,{limit,on,suggestion,resolved=0}){let last=resolved>0?[`${counted(resolved,
"other finding")} of this comment ${resolved===1?"is":"are"} resolved.`]:[],sections=[],holds=[],whole2=()=>[...sections,...last].join(`

---

`);for(let finding2 of findings)sections.push(sectionOf(finding2,clusters3,on,suggestion?.of===finding2?suggestion.lines:void 0)),whole2().length<=limit?holds.push(
finding2):sections.pop();return{body:whole2(),holds}}function resolvedComment(body,commit,limit){let head=`${RESOLVED}${commit.slice(0,10)}.

<details><summary>What it said</summary>

`,tail=`

</details>`,old=body.replace(/^(`{3,})suggestion$/gm,"$1text");return head.length+old.length+tail.length>limit?`${RESOLVED}${commit.slice(0,10)}.`:`${head}${old}${tail}`}
function isResolved(body){return body.startsWith(RESOLVED)}var RESOLVED="Resolved by ";function sectionOf(finding2,clusters3,on,suggested2){let{severity,message,
ruleId,file,line:line2,column,symptom,remedy,fix,why,affects,assumes}=finding2,part=(label,words)=>words.trim()===""?[]:[`**${label}** ${inline(clipped(words,mostWords9))}`],
isHere=on!==null&&on.file===file&&on.line===line2,victims=affects.map(({kind,namespace,name:name2})=>`- ${inline(`${kind} ${namespace===null?"":`${namespace}/`}${name2||
"(unnamed)"}`)}`),more2=victims.length-mostNamed2,allowing=allowance(finding2),folded2=[...part("Why",why),...part("Known",basisWords(finding2)),...assumes.flatMap(
words=>part("Assumes",words)),...victims.length>1?[`**Affects**

${[...victims.slice(0,mostNamed2),...more2>0?[`- and ${more2} more`]:[]].join(`
`)}`]:[],...allowing],title=allowing.length>0?"Why, how it is known, and how to allow it":"Why, and how it is known";return[`**${severity}** ${inline(clipped(message,
mostMessage))} ${code(ruleId)}`,...isHere?[]:[`**The cause** ${code(`${file}:${line2}:${column}`)}`],...upstreamWords(finding2).map(({on:on2,message:message2})=>`\
**Upstream${on2&&` ${inline(on2)}`}**

${block(clipped(message2,mostWords9))}`),...part("You would see",symptom),...part("Do",remedy),...suggested2?[suggestionBlock(suggested2)]:fix?part("Fix",`${fix.
title}${fix.safe?"":" (changes what runs)"}`):[],...clustersOf(finding2,clusters3).flatMap(words=>part("In",words)),...folded2.length===0?[]:[`<details><summary\
>${title}</summary>

${folded2.join(`

`)}

</details>`]].join(`

`)}function allowance(finding2){return finding2.locked?[`**Allow** ${LOCKED}`]:mayAllow(finding2)?[`**Allow** with a comment on the line of the cause or above i\
t:

${block(allowingComment(finding2.ruleId),"yaml")}`]:[]}function suggestionBlock(lines){let longest=Math.max(2,...lines.flatMap(line2=>(line2.match(/`+/g)??[]).map(
run=>run.length))),fence="`".repeat(longest+1);return[`${fence}suggestion`,...lines,fence].join(`
`)}var import_node_os=require("node:os");var LIMIT=2**30;var OURS=["core.quotepath=off","diff.relative=false","safe.bareRepository=explicit","core.fsmonitor=false",`core.hooksPath=${import_node_os.devNull}`];var AT_ONCE=128*1024*1024;function statusOf(error){let{status}=error;return typeof status=="number"?status:-1}function said(error){let words=messageOf(error).replaceAll(new RegExp("\\p{Cc\
}+","gu")," ").slice(0,300);return statusOf(error)>0?`${statusOf(error)} ${words}`:words}function isRefused(error){return[401,403,404].includes(statusOf(error))&&
!/rate limit/i.test(messageOf(error))}function messageOf(error){return String(error?.message??error)}var LONGEST2=65536;function unsaid(what,error){let mend=isRefused(error)&&!/locked|archived/i.test(said(error))?` To mend: ${WRITE}.`:"";return`${what} (${said(
error)}).${mend}`}var WRITE="`pull-requests: write` in the permissions of the job; the token of a pull request from a fork never has it, so there a workflow on \
`workflow_run` is to publish the result";function isLost(error){return statusOf(error)===0||statusOf(error)>=500}function isFinal(error){return[0,401,403,429].includes(
statusOf(error))}var MOST_COMMENTS=30,MOST_ON_A_LINE=20;function planned(findings,spots,before,told){let taken=[],suggestionFor=(those,at)=>{for(let of of those){let spot=spots.
get(of),suggestion=spot?.suggestion();if(!spot||!suggestion)continue;let{path:path3}=spot;if(!(at&&(at.path!==path3||at.from!==suggestion.from||at.to!==suggestion.
to))&&!taken.some(each=>each.path===path3&&overlap(each.suggestion,suggestion)))return taken.push({path:path3,suggestion}),__spreadValues({of},suggestion)}},write=(keys,those,on,more2)=>{
let first2=told.marker.of(keys),{body,holds}=reviewComment(those,told.clusters,__spreadValues({limit:LONGEST2-first2.length-1,on},more2));return{body:`${first2}\

${body}`,holds}},byKey=new Map;for(let each of findings)byKey.set(keyOf(each.fingerprint),[...byKey.get(keyOf(each.fingerprint))??[],each]);let owners=ownersOf(
before,told.marker),plan={posts:[],unmarked:[],updated:[]},resolved=[],standing=[],live=0;for(let comment of before){let{keys,rest:rest3}=told.marker.read(comment.
body),theirs=keys.flatMap(key=>byKey.get(key)?.slice(0,1)??[]),own=theirs.filter(each=>owners.get(keyOf(each.fingerprint))===comment);if(theirs.length===0){if(isResolved(
rest3))continue;let first2=told.marker.of(keys),body=resolvedComment(rest3,told.head,LONGEST2-first2.length-1);resolved.push({id:comment.id,body:`${first2}
${body}`})}else if(own.length>0){comment.to!==null&&live++;let suggestion=suggestionFor(own,comment),spot=spots.get(own[0]),more2=__spreadValues({resolved:keys.
length-theirs.length},suggestion&&{suggestion}),{body,holds}=write(keys,own,spot?.on??null,more2),shown=comment.to===null?[]:holds.filter(each=>isAlone(each,byKey));
isResolved(rest3)?plan.unmarked.push({id:comment.id,body,findings:shown}):(standing.push(...shown),isSame(comment.body,body)||plan.updated.push({id:comment.id,body}))}}
let groups=new Map,withheld=0;for(let each of findings){let spot=spots.get(each);if(!spot||owners.has(keyOf(each.fingerprint))||!isAlone(each,byKey))continue;let place2=JSON.
stringify([spot.path,spot.line]),group=groups.get(place2);group&&group.findings.length<MOST_ON_A_LINE?group.findings.push(each):!group&&groups.size<MOST_COMMENTS-
live?groups.set(place2,{spot,findings:[each]}):withheld++}for(let{spot,findings:those}of groups.values()){let suggestion=suggestionFor(those),{from,to}=suggestion??
{from:spot.line,to:spot.line},keys=those.map(({fingerprint})=>keyOf(fingerprint)),{body,holds}=write(keys,those,spot.on,suggestion?{suggestion}:{});if(holds.length===
0)withheld+=those.length;else if(holds.length<those.length){let fewer=write(holds.map(({fingerprint})=>keyOf(fingerprint)),holds,spot.on,suggestion?{suggestion}:
{});withheld+=those.length-holds.length,plan.posts.push({path:spot.path,from,to,body:fewer.body,findings:holds})}else plan.posts.push({path:spot.path,from,to,body,
findings:those})}return __spreadProps(__spreadValues({},plan),{resolved,standing,withheld})}function ownersOf(before,marker){let owners=new Map;for(let comment of before)
for(let key of marker.read(comment.body).keys){let known=owners.get(key);(!known||known.to===null&&comment.to!==null)&&owners.set(key,comment)}return owners}function isAlone({
fingerprint},byKey){return byKey.get(keyOf(fingerprint))?.length===1}function isSame(kept2,body){return kept2.replaceAll(`\r
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
refused3=[],queue=posts.length>0?[posts]:[],reason;for(let parts=0;queue.length>0;){let part=queue.shift();try{await pull.review(head,bodyOf(part,withheld,report),
part),done.push(...part)}catch(error){if(statusOf(error)!==422){let found=isLost(error)?await foundAfter(part,marker,pull):void 0;if(done.push(...found??[]),found?.
length===part.length)continue;let what=done.length>0?"Not all of the review is posted":"No review is posted";return{posted:done,warnings:[unsaid(what,error)],isOver:!found&&
isFinal(error)}}reason=error;let half=Math.ceil(part.length/2);part.length===1||++parts>MOST_PARTS?refused3.push(...part):queue.unshift(part.slice(0,half),part.
slice(half))}}let count=refused3.length===1?"one comment":`${refused3.length} comments`,warnings=refused3.length>0?[`GitHub does not take ${count} of the review\
 (${said(reason)}); the job summary has the findings.`]:[];return{posted:done,warnings,isOver:!1}}async function foundAfter(part,marker,pull){try{let keys=new Set(
(await mine(pull,marker)).flatMap(({body})=>marker.read(body).keys));return part.filter(({findings})=>findings.every(({fingerprint})=>keys.has(keyOf(fingerprint))))}catch{
return}}function bodyOf(part,withheld,report){let findings=part.flatMap(each=>each.findings),more2=withheld===1?"One more finding is":`${withheld} more findings\
 are`,rest3=withheld===0?"":` ${more2} not commented: at most ${MOST_COMMENTS} comments stand at a time.`;return`Kruise Preflight: ${countedFindings(__spreadProps(
__spreadValues({},report),{findings}))} on lines of this change.${rest3}`}async function changed(changes,how,pull){let problems=[],left=changes.length;for(let{id:id2,
body}of changes)try{await pull.editLineComment(id2,body),left--}catch(error){if(problems.push(error),isFinal(error))break}let count=left===1?"One comment of the\
 review is":`${left} comments of the review are`;return left===0?[]:[unsaid(`${count} not ${how}; the next run does it`,problems[0])]}async function keepComment(bodyIn,isNeeded,marker,pull){let standing;try{standing=await mine2(pull,marker)}catch(error){return[unsaid("No comment is written: th\
ose that stand on the pull request cannot be read, and none is to stand twice",error)]}let kept2=standing.at(-1);if(!kept2&&!isNeeded)return[];let limit=LONGEST2-
marker.sticky.length-1,body=`${marker.sticky}
${bodyIn(limit)}`;if(body.length>LONGEST2)return[`No comment is written: it is longer than the ${LONGEST2} characters that GitHub takes.`];if(!kept2)return made(
body,marker,pull);try{isSame(kept2.body,body)||await pull.editComment(kept2.id,body);for(let{id:id2}of standing.slice(0,-1))await pull.editComment(id2,OLD);return[]}catch(error){
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
inReview),isNeeded,marker,pull))}return{warnings:[...warnings,...await review.finish()],inReview}}var import_node_fs=require("node:fs"),import_promises2=require("node:fs/promises"),LARGEST=20*1024*1024;async function handedOver(file){let text=await textOf(file);
try{return JSON.parse(text)}catch{throw new Error("it is not JSON")}}async function textOf(file){let flags=import_node_fs.constants.O_RDONLY|(import_node_fs.constants.
O_NOFOLLOW??0)|(import_node_fs.constants.O_NONBLOCK??0),handle=await(0,import_promises2.open)(file,flags).catch(error=>{throw new Error(error.code==="ENOENT"?"i\
t is not there":`it cannot be opened (${error.code})`)});try{let stats=await handle.stat();if(!stats.isFile())throw new Error("it is not a file");if(stats.size>
LARGEST)throw new Error(`it has ${stats.size} bytes, more than ${LARGEST}`);let bytes=Buffer.alloc(stats.size),at=0;for(let read=1;read>0&&at<bytes.length;at+=read)
read=(await handle.read(bytes,at,bytes.length-at,at)).bytesRead;return decoded(bytes.subarray(0,at))}finally{await handle.close()}}function decoded(bytes){try{return new TextDecoder(
"utf-8",{fatal:!0}).decode(bytes)}catch{throw new Error("it is not UTF-8")}}var import_node_path=__toESM(require("node:path"));function placedUnder(prefix,report){if(prefix==="")return report;let moved=at=>__spreadProps(__spreadValues({},at),{file:import_node_path.default.posix.join(prefix,
at.file)}),movedFinding=finding2=>__spreadValues(__spreadProps(__spreadValues({},moved(finding2)),{changedHere:finding2.changedHere&&moved(finding2.changedHere),
related:finding2.related.map(moved),affects:finding2.affects.map(moved)}),finding2.fix&&{fix:__spreadProps(__spreadValues({},finding2.fix),{edits:finding2.fix.edits.
map(moved)})}),{findings,rollout,versions:versions2,mended,allowances,ledger}=report;return __spreadProps(__spreadValues(__spreadValues(__spreadValues(__spreadValues(
__spreadProps(__spreadValues({},report),{findings:findings.map(movedFinding)}),rollout&&{rollout:rollout.map(moved)}),versions2&&{versions:__spreadProps(__spreadValues(
{},versions2),{broken:versions2.broken.map(movedFinding),mended:versions2.mended.map(movedFinding),unchanged:versions2.unchanged.map(movedFinding)})}),mended&&{
mended:mended.map(movedFinding)}),allowances&&{allowances:allowances.map(each=>__spreadProps(__spreadValues({},moved(each)),{allows:each.allows.map(movedFinding)}))}),
{ledger:__spreadProps(__spreadValues({},ledger),{skipped:ledger.skipped.map(moved)})})}var COMMIT=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,REPOSITORY=/^[\w.-]{1,100}\/[\w.-]{1,100}$/,MOST_ASKED=10;function finishedRun(event){let run=record(record(event).
workflow_run);if(run.event===void 0)return"the event tells of no run: `mode: publish` is for a workflow on `workflow_run`";if(run.event!=="pull_request")return"\
the run that ended was not for a pull request";let{id:id2,head_sha:head,head_branch:branch,pull_requests:pulls}=run,from=record(run.head_repository).full_name;if(!isCount(
id2)||!isText(head,COMMIT)||!isText(branch,/./s))return"the event does not say for which commit the run was";if(!isText(from,REPOSITORY))return"the repository t\
hat the run was for is gone";let listed3=(Array.isArray(pulls)?pulls:[]).map(each=>record(each).number).filter(isCount);return{id:id2,head,branch,from,listed:listed3}}
async function pullRequestOf2(run,client){let numbers;try{numbers=await candidates(run,client)}catch(error){return refused2("its pull request cannot be looked u\
p",error)}let found=[],movedOn=!1;for(let number of[...new Set(numbers)].slice(0,MOST_ASKED)){let pull;try{pull=await ask(number,client)}catch(error){return refused2(
`pull request ${number} cannot be read`,error)}let head=record(pull.head),isOurs2=sameName(record(record(pull.base).repo).full_name,`${client.owner}/${client.repo}`),
isItsBranch=sameName(record(head.repo).full_name,run.from)&&head.ref===run.branch;if(!(pull.number!==number||pull.state!=="open"||!isOurs2||!isItsBranch))if(head.
sha!==run.head)movedOn=!0;else{let merge=isText(pull.merge_commit_sha,COMMIT)?pull.merge_commit_sha:void 0;found.push({number,head:run.head,merge})}}let[first2]=found;
return first2&&found.length===1?first2:first2?`more than one open pull request has the commit ${run.head.slice(0,10)} as its head`:movedOn?`the pull request has\
 moved on since the commit ${run.head.slice(0,10)}: its next run speaks for it`:`no open pull request has the commit ${run.head.slice(0,10)} as its head`}async function candidates({
listed:listed3,from,branch,head},client){if(listed3.length>0)return listed3;let{owner,repo,octokit,patiently}=client,byBranch=await patiently(signal=>octokit.rest.
pulls.list({owner,repo,state:"open",per_page:100,head:`${from.split("/",1)[0]}:${branch}`,request:{signal}})),ofBranch=numbersIn(byBranch);if(ofBranch.length>0)
return ofBranch;let byCommit=await patiently(signal=>octokit.rest.repos.listPullRequestsAssociatedWithCommit({owner,repo,commit_sha:head,per_page:100,request:{signal}}));
return numbersIn(byCommit)}async function ask(number,{owner,repo,octokit,patiently}){return record(await patiently(signal=>octokit.rest.pulls.get({owner,repo,pull_number:number,
request:{signal}})))}function numbersIn(pulls){if(!Array.isArray(pulls))throw answeredOtherwise("a list of pull requests");return pulls.map(each=>record(each).number).
filter(isCount)}function refused2(what,error){return`${what}: ${said(error)}${isRefused(error)?". To mend: `pull-requests: write` in the permissions of the job":
""}`}function record(value){return typeof value=="object"&&value!==null?value:{}}function isText(value,pattern){return typeof value=="string"&&pattern.test(value)}
function isCount(value){return Number.isSafeInteger(value)&&value>0}function sameName(name2,other){return typeof name2=="string"&&name2.toLowerCase()===other.toLowerCase()}function textsByApi({judged,head},client){let judgedAt=kept(file=>byApi(judged,file,client)),headAt=judged===head?judgedAt:kept(file=>byApi(head,file,client));return{
judged:judgedAt,head:headAt}}async function byApi(commit,file,client){let{owner,repo,octokit,patiently}=client;try{let found=await patiently(signal=>octokit.rest.repos.getContent({owner,repo,
path:file,ref:commit,request:{signal}}));return Array.isArray(found)||found.type!=="file"||!("content"in found)||found.encoding!=="base64"?void 0:Buffer.from(found.
content,"base64").toString()}catch(error){if(statusOf(error)===404)return;throw error}}function kept(ask2){let known=new Map;return file=>{let found=known.get(file)??
ask2(file);return known.set(file,found),found}}async function publish(publishing,client,say=converse){let{file,event,review,comment,prefix="",run:name2="",words}=publishing,nothing=why=>({warnings:[`Nothing \
is published: ${why}.`]}),run=finishedRun(event);if(typeof run=="string")return nothing(run);let found;try{found=received(await handedOver(file),words)}catch(error){
return nothing(`the report of the run cannot be read: ${said(error)}`)}if(!found)return nothing("what the run handed over is no report of Kruise Preflight");let pull=await pullRequestOf2(
run,client);if(typeof pull=="string")return nothing(pull);let{number,head,merge}=pull,report=placedUnder(prefix,found.report),about={notes:whence(found),summaryUrl:addressOf(
event,run.id,client)},told={report,review,comment,body:(limit,said2)=>renderComment(report,__spreadProps(__spreadValues({},about),{limit,said:said2})),pullRequest:number,
head,run:name2};try{let{warnings}=await say(told,textsByApi({judged:merge??head,head},client),client);return{report,warnings}}catch(error){return nothing(said(error))}}
function whence({unknownRules,leftOut:leftOut2,otherWords}){let left=[unknownRules>0&&`${counted(unknownRules,"finding")} of rules that this release does not ha\
ve`,leftOut2>0&&`${counted(leftOut2,"finding")} without a place in this repository, or beyond what is read`].filter(each=>each!==!1);return["This comes from the\
 pull request's own run, which its author controls: the sentences are Kruise Preflight's, the names, places and numbers are the run's. Fixes, and what is assume\
d, stand in the summary of that run.",...left.length>0?[`Left out: ${left.join("; ")}.`]:[],...otherWords>0?[`Of ${counted(otherWords,"finding")} the run says s\
omething else than the rule does; what the rule is about stands in its place.`]:[]]}function addressOf(event,id2,{owner,repo}){let address=event.workflow_run.html_url;
if(!(typeof address!="string"||!URL.canParse(address)))return`${new URL(address).origin}/${owner}/${repo}/actions/runs/${id2}`}var os=__toESM(require("os"),1);function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.
endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command2,properties,message){let cmd=new Command(command2,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command2,properties,message){command2||(command2="missing.command"),this.command=command2,this.properties=properties,
this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first2=!0;for(let key in this.
properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first2?first2=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=
`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function escapeProperty(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var crypto=__toESM(require("crypto"),1),fs=__toESM(require("fs"),1),os2=__toESM(require("os"),1);function issueFileCommand(command2,message){let filePath=process.env[`GITHUB_${command2}`];if(!filePath)throw new Error(`Unable to find environment variable for\
 file command ${command2}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(filePath,`${toCommandValue(message)}${os2.EOL}`,
{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter=`ghadelimiter_${crypto.randomUUID()}`,convertedValue=toCommandValue(value);if(key.includes(
delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw new Error(`Unex\
pected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}var os4=__toESM(require("os"),1);var tunnel=__toESM(require_tunnel2(),1),import_undici=__toESM(require_undici(),1);var HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.OK=200]="OK",HttpCodes2[HttpCodes2.MultipleChoices=300]="MultipleChoices",HttpCodes2[HttpCodes2.MovedPermanently=
301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=302]="ResourceMoved",HttpCodes2[HttpCodes2.SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.NotModified=
304]="NotModified",HttpCodes2[HttpCodes2.UseProxy=305]="UseProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]="SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=307]=
"TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=308]="PermanentRedirect",HttpCodes2[HttpCodes2.BadRequest=400]="BadRequest",HttpCodes2[HttpCodes2.Unauthorized=
401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=402]="PaymentRequired",HttpCodes2[HttpCodes2.Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.NotFound=
404]="NotFound",HttpCodes2[HttpCodes2.MethodNotAllowed=405]="MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=406]="NotAcceptable",HttpCodes2[HttpCodes2.ProxyAuthenticationRequired=
407]="ProxyAuthenticationRequired",HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTimeout",HttpCodes2[HttpCodes2.Conflict=409]="Conflict",HttpCodes2[HttpCodes2.
Gone=410]="Gone",HttpCodes2[HttpCodes2.TooManyRequests=429]="TooManyRequests",HttpCodes2[HttpCodes2.InternalServerError=500]="InternalServerError",HttpCodes2[HttpCodes2.
NotImplemented=501]="NotImplemented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.ServiceUnavailable=503]="ServiceUnavailable",HttpCodes2[HttpCodes2.
GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(Headers2){Headers2.Accept="accept",Headers2.ContentType="content-type"})(
Headers||(Headers={}));var MediaTypes;(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[
HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];var import_os=require("os"),import_fs=require("fs"),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(
function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(
e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(
fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{access,appendFile,writeFile}=import_fs.promises,SUMMARY_ENV_VAR="GITHUB\
_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let pathFromEnv=process.
env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports jo\
b summaries.`);try{yield access(pathFromEnv,import_fs.constants.R_OK|import_fs.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${pathFromEnv}\
'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(
attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(
this,void 0,void 0,function*(){let overwrite=!!options?.overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,
{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this.
_buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){return this._buffer+=text,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(import_os.EOL)}addCodeBlock(code2,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("code",code2),
attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.
wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows2){let tableBody=rows2.map(row=>{let cells2=row.map(cell2=>{if(typeof cell2=="string")return this.
wrap("td",cell2);let{header,data,colspan,rowspan}=cell2,tag=header?"th":"td",attrs=Object.assign(Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.
wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells2)}).join(""),element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){
let element=this.wrap("details",this.wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width:width2,height}=options||
{},attrs=Object.assign(Object.assign({},width2&&{width:width2}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(
element).addEOL()}addHeading(text,level){let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);
return this.addRaw(element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",
null);return this.addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,attrs);return this.addRaw(
element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}},_summary=new Summary;var import_os2=__toESM(require("os"),1);var fs2=__toESM(require("fs"),1);var{chmod,copyFile,lstat,mkdir,open:open2,readdir,rename,rm,rmdir,stat,symlink,unlink}=fs2.promises,IS_WINDOWS=process.platform==="win32";var READONLY=fs2.constants.O_RDONLY;var IS_WINDOWS2=process.platform==="win32";var platform=import_os2.default.platform(),arch=import_os2.default.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function exportVariable(name2,val){
let convertedVal=toCommandValue(val);if(process.env[name2]=convertedVal,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(name2,val));
issueCommand("set-env",{name:name2},convertedVal)}function setSecret(secret){issueCommand("add-mask",{},secret)}function setOutput(name2,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name2,value));process.stdout.write(os4.EOL),
issueCommand("set-output",{name:name2},toCommandValue(value))}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}function notice(message,properties={}){
issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}var{env}=process;function clientFrom(token){let repository=env.GITHUB_REPOSITORY;if(!token||!repository)return;let client;return()=>(client??=connected(token,repository),
client)}async function connected(token,repository){setSecret(token);let{clientOf}=await Promise.resolve().then(()=>__toESM(require("./github-client.js")));return clientOf(
{baseUrl:env.GITHUB_API_URL||"https://api.github.com",repository,token})}function setOutput2(name2,value){setOutput(name2,value)}function counting(report,onlyNew){return onlyNew?freshFindings(report):report.findings}function setCounts(report,onlyNew){
let findings=counting(report,onlyNew);for(let severity of severities)setOutput2(`${severity}s`,findings.filter(finding2=>finding2.severity===severity).length);let fresh=freshFindings(
report).length;setOutput2("new",fresh),setOutput2("existing",report.findings.length-fresh)}function outcomeOf(report,isChanged){let{ledger,findings,rollout=[]}=report;
return freshFindings(report).length>0?"new-findings":missedIn(ledger).some(({file})=>isChanged(file))?"not-fully-checked":findings.length>0?"existing-only":ledger.
checked+rollout.length===0?"nothing-to-check":openKinds(report).length>0?"clean-with-assumptions":"clean"}var{env:env2}=process;function runName({folders,clusters:clusters3,adHoc}){return JSON.stringify([env2.GITHUB_WORKFLOW,env2.GITHUB_JOB,env2.GITHUB_ACTION,folders,
clusters3,adHoc])}var import_promises3=require("node:fs/promises");var WHOLE_ROOM={error:10,warning:10,notice:10,all:50};function fitAnnotations(annotations,room=WHOLE_ROOM){let all=first(annotations,room);if(all.length===annotations.length)return{shown:all};let shown=hasNotice(room)?
first(annotations,__spreadProps(__spreadValues({},room),{notice:room.notice-1,all:room.all-1})):all;return{shown,withheld:withheldWords(annotations.filter(each=>!shown.
includes(each)))}}function renderAnnotations(annotations,room=WHOLE_ROOM){let{shown,withheld}=fitAnnotations(annotations,room),lines=shown.map(({severity,file,line:line2,
endLine,column,endColumn,title,message})=>{let columns=__spreadValues(__spreadValues({},column&&{col:column}),endColumn&&{endColumn});return command(severity,__spreadProps(
__spreadValues({file,line:line2,endLine},columns),{title}),message)});return withheld&&hasNotice(room)&&lines.push(command("notice",{title:"Kruise Preflight"},withheld)),
lines.map(line2=>`${line2}
`).join("")}function hasNotice({notice:notice2,all}){return notice2>0&&all>0}function first(annotations,_a){var _b=_a,{all}=_b,each=__objRest(_b,["all"]);return annotations.filter(({severity})=>each[severity]-- >0).slice(0,all)}function withheldWords(withheld){let parts=severities.flatMap(severity=>{let count=withheld.filter(each=>each.severity===severity).length;return count?[counted(
count,severity)]:[]}),verb=withheld.length===1?"is":"are";return`${parts.join(", ")} more ${verb} not annotated: GitHub shows ${WHOLE_ROOM.error} of each severi\
ty in a step, and ${WHOLE_ROOM.all} in a job. The job summary and the log have more.`}function command(name2,properties,message){let written=Object.entries(properties).
map(([key,value])=>`${key}=${escapeProperty2(String(value))}`);return`::${name2} ${written.join(",")}::${escapeData2(message)}`}var escapeData2=text=>text.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A"),escapeProperty2=text=>escapeData2(inert(visible(text))).replaceAll(":","%3A").replaceAll(",","%2C");var TITLE="Kruise Preflight",flag=["true","false"],INPUTS={mode:{says:"gate judges what a change brings; audit judges everything and keeps one issue with what t\
o do; publish writes into the pull request what a run without the permission found.",default:"gate",oneOf:["gate","audit","publish"]},"config-file":{says:"The c\
onfiguration with your clusters. Default: for each manifest the nearest .github/kruise-preflight.yml in its own folder or one above it."},paths:{says:"Files and\
 folders to check, one a line. Default: the configuration's paths, else everything.",lines:!0},clusters:{says:"Judge only these clusters of the configuration, o\
ne a line; prod-* and env:prod are understood. Default: all.",lines:!0},kubernetes:{says:"Without a configuration, the Kubernetes version to judge for, as in 1.\
31 or v1.28.7-gke.1026000."},kruise:{says:"Without a configuration, the OpenKruise version to judge for, or none."},vcluster:{says:"Without a configuration, the\
 vcluster version to judge for, or none."},"fail-on":{says:"The step fails when a finding that counts has this severity or a graver one. In mode audit, never wi\
thout this input.",default:"error",oneOf:["error","warning","notice","never"]},"warn-only":{says:"Findings never fail the step; the rest stays as it is.",default:"\
false",oneOf:flag},"only-new":{says:"In a change only the findings that it brings count; false counts those that stood before it too.",default:"true",oneOf:flag},
"fail-on-unchecked":{says:"The step fails too where something that the change touches would be applied and could not be looked at.",default:"false",oneOf:flag},
"on-error":{says:"What becomes of the step when the gate could not run: fail, or warn and pass.",default:"fail",oneOf:["fail","warn"]},render:{says:"Whether the\
 kustomize or kubectl and the helm of the runner render kustomizations and charts: on-path; trusted, which leaves out pull requests from forks; never. On pull_r\
equest_target and workflow_run nothing is rendered.",default:"on-path",oneOf:["on-path","trusted","never"]},baseline:{says:"A file that `kruise-preflight baseli\
ne` wrote: the findings that it lists are not new."},annotations:{says:"Where findings are annotated: log needs no permission, and GitHub shows 10 of each sever\
ity; check shows all in a check run of its own and needs checks: write; none. true is log, false is none.",default:"log",oneOf:["log","check","none",...flag]},review:{
says:"Comment on the lines of the pull request, with suggestions where a safe fix exists. Needs pull-requests: write.",default:"false",oneOf:flag},comment:{says:"\
Keep one comment in the pull request with what the review does not say. Needs pull-requests: write. Default: as review.",oneOf:flag},"sarif-file":{says:"Write t\
he findings as SARIF 2.1.0 into this file, for github/codeql-action/upload-sarif."},"json-file":{says:"Write the report as JSON into this file, for another work\
flow to publish."},"junit-file":{says:"Write the findings as JUnit XML into this file."},"markdown-file":{says:"Write the report as Markdown into this file."},"\
report-file":{says:"In mode publish, the JSON report that the other workflow wrote."},"working-directory":{says:"The folder that paths and file names are relati\
ve to, in the workspace. Needed when the repository is checked out somewhere else than at the workspace itself. In mode audit, one a line.",lines:!0},token:{says:"\
What GitHub is asked with. Without other permissions than contents: read, everything is still in the log, the annotations and the summary.",default:"${{ github.\
token }}"}},OUTCOMES={clean:"There is no finding, and nothing was left open.","clean-with-assumptions":"There is no finding, as long as no object turns the verd\
ict that is not in view; the summary names the kinds.","existing-only":"There are findings, and all of them stood before the change.","new-findings":"The change\
 brings findings. Where there is no change to compare with, every finding is new.","not-fully-checked":"The change brings no finding, but something that it touc\
hes could not be checked.","nothing-to-check":"The change touches nothing that is read, or there is no manifest.","could-not-run":"An input, the configuration o\
r a path is wrong; an error names it."},OUTPUTS={outcome:`How the run ended: ${Object.keys(OUTCOMES).join(", ")}.`,errors:"How many of the findings that count a\
re errors.",warnings:"How many of the findings that count are warnings.",notices:"How many of the findings that count are notices.",new:"How many findings of an\
y severity the change brings.",existing:"How many findings of any severity stood before the change.","allowances-new":"How many allowances the change itself add\
s in its manifests.",report:"The path of the JSON report; empty when there was nothing to check.","sarif-file":"The path of the SARIF file, where the input asks\
 for one.","json-file":"The path of the JSON file, where the input asks for one.","junit-file":"The path of the JUnit file, where the input asks for one.","mark\
down-file":"The path of the Markdown file, where the input asks for one.","changed-files-source":"Who said which lines changed: git, pull-request, compare, or a\
ll when every line counts as changed.",issue:"In mode audit, the number of the issue."};var MOST={annotations:50,summaries:20},NAMES={annotations:"KRUISE_PREFLIGHT_ANNOTATIONS",summaries:"KRUISE_PREFLIGHT_SUMMARIES"};function leftInJob(what){let used=Number(
process.env[NAMES[what]]??0);return Math.max(MOST[what]-(Number.isInteger(used)&&used>0?used:0),0)}function useInJob(what,count){count>0&&process.env.GITHUB_ENV&&
exportVariable(NAMES[what],MOST[what]-leftInJob(what)+count)}var LARGEST_SUMMARY=1024*1024,{env:env3}=process;function annotate(annotations,asides){let all=leftInJob("annotations"),say=(words,shown,as)=>{let many=Math.min(words.length,shown,all);for(let each of words.slice(
0,many))as(each,{title:TITLE});for(let each of words.slice(many))process.stdout.write(`${TITLE}: ${each}
`);return all-=many,many},warnings=say(asides.warnings,WHOLE_ROOM.warning,warning),notices=say(asides.notices,WHOLE_ROOM.notice-1,notice),room={error:WHOLE_ROOM.
error,warning:WHOLE_ROOM.warning-warnings,notice:WHOLE_ROOM.notice-notices,all},commands=renderAnnotations(annotations,room);return process.stdout.write(commands),
useInJob("annotations",warnings+notices+commands.split(`
`).length-1),fitAnnotations(annotations,room).withheld}async function summarize(render){env3.GITHUB_STEP_SUMMARY&&(await(0,import_promises3.appendFile)(env3.GITHUB_STEP_SUMMARY,
render(LARGEST_SUMMARY)),leftInJob("summaries")===0&&process.stdout.write(`${TITLE}: GitHub shows the summaries of 20 steps of a job, and this one comes after t\
hem.
`),useInJob("summaries",1))}async function publishFromRun(inputs,workspace){let{reportFile,token,review,comment}=inputs;if(reportFile===void 0)throw new UsageError("input report-file: mode\
 publish needs the report of the other run");let client=clientFrom(token);if(!client)throw new UsageError("input token: mode publish needs a token with pull-req\
uests: write");let[folder="."]=inputs.folders,{report,warnings}=await publish({file:import_node_path2.default.resolve(workspace,reportFile),event:await payloadOf(
process.env.GITHUB_EVENT_PATH),review,comment:comment||!review,prefix:folder==="."?"":import_node_path2.default.posix.normalize(folder).replace(/\/$/,""),run:runName(
inputs),words:ownWords(LIBRARY.knowledge,await LIBRARY.policies())},await client());return annotate([],{warnings,notices:[]}),report?(await summarize(limit=>renderMarkdown(
report,{limit,notes:warnings})),setOutput2("outcome",outcomeOf(report,()=>!0)),setCounts(report,!0)):setOutput2("outcome","nothing-to-check"),0}0&&(module.exports={publishFromRun});
