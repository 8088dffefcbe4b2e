var Qr=Object.create;var le=Object.defineProperty,Xr=Object.defineProperties,Zr=Object.getOwnPropertyDescriptor,eo=Object.getOwnPropertyDescriptors,to=Object.getOwnPropertyNames,xe=Object.
getOwnPropertySymbols,no=Object.getPrototypeOf,Ie=Object.prototype.hasOwnProperty,Kt=Object.prototype.propertyIsEnumerable;var Jt=(e,t,n)=>t in e?le(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,x=(e,t)=>{for(var n in t||={})Ie.call(t,n)&&Jt(e,n,t[n]);if(xe)for(var n of xe(
t))Kt.call(t,n)&&Jt(e,n,t[n]);return e},k=(e,t)=>Xr(e,eo(t));var Vt=(e,t)=>{var n={};for(var r in e)Ie.call(e,r)&&t.indexOf(r)<0&&(n[r]=e[r]);if(e!=null&&xe)for(var r of xe(e))t.indexOf(r)<0&&Kt.call(e,r)&&(n[r]=e[r]);return n};var ro=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(r){throw n=[r],r}};var Ne=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},zt=(e,t)=>{for(var n in t)le(e,n,{get:t[n],enumerable:!0})},Yt=(e,t,n,r)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let o of to(t))!Ie.call(e,o)&&o!==n&&le(e,o,{get:()=>t[o],enumerable:!(r=Zr(t,o))||r.enumerable});return e};var U=(e,t,n)=>(n=e!=null?Qr(no(e)):{},Yt(t||!e||!e.__esModule?le(n,"default",{value:e,enumerable:!0}):n,e)),oo=e=>Yt(le({},"__esModule",{value:!0}),e);var rn=Ne(te=>{"use strict";var na=require("net"),uo=require("tls"),De=require("http"),en=require("https"),lo=require("events"),ra=require("assert"),co=require("util");
te.httpOverHttp=fo;te.httpsOverHttp=po;te.httpOverHttps=ho;te.httpsOverHttps=mo;function fo(e){var t=new B(e);return t.request=De.request,t}function po(e){var t=new B(
e);return t.request=De.request,t.createSocket=tn,t.defaultPort=443,t}function ho(e){var t=new B(e);return t.request=en.request,t}function mo(e){var t=new B(e);return t.
request=en.request,t.createSocket=tn,t.defaultPort=443,t}function B(e){var t=this;t.options=e||{},t.proxyOptions=t.options.proxy||{},t.maxSockets=t.options.maxSockets||
De.Agent.defaultMaxSockets,t.requests=[],t.sockets=[],t.on("free",function(r,o,s,a){for(var i=nn(o,s,a),u=0,l=t.requests.length;u<l;++u){var c=t.requests[u];if(c.
host===i.host&&c.port===i.port){t.requests.splice(u,1),c.request.onSocket(r);return}}r.destroy(),t.removeSocket(r)})}co.inherits(B,lo.EventEmitter);B.prototype.
addRequest=function(t,n,r,o){var s=this,a=Be({request:t},s.options,nn(n,r,o));if(s.sockets.length>=this.maxSockets){s.requests.push(a);return}s.createSocket(a,function(i){
i.on("free",u),i.on("close",l),i.on("agentRemove",l),t.onSocket(i);function u(){s.emit("free",i,a)}function l(c){s.removeSocket(i),i.removeListener("free",u),i.
removeListener("close",l),i.removeListener("agentRemove",l)}})};B.prototype.createSocket=function(t,n){var r=this,o={};r.sockets.push(o);var s=Be({},r.proxyOptions,
{method:"CONNECT",path:t.host+":"+t.port,agent:!1,headers:{host:t.host+":"+t.port}});t.localAddress&&(s.localAddress=t.localAddress),s.proxyAuth&&(s.headers=s.headers||
{},s.headers["Proxy-Authorization"]="Basic "+new Buffer(s.proxyAuth).toString("base64")),H("making CONNECT request");var a=r.request(s);a.useChunkedEncodingByDefault=
!1,a.once("response",i),a.once("upgrade",u),a.once("connect",l),a.once("error",c),a.end();function i(d){d.upgrade=!0}function u(d,f,m){process.nextTick(function(){
l(d,f,m)})}function l(d,f,m){if(a.removeAllListeners(),f.removeAllListeners(),d.statusCode!==200){H("tunneling socket could not be established, statusCode=%d",d.
statusCode),f.destroy();var g=new Error("tunneling socket could not be established, statusCode="+d.statusCode);g.code="ECONNRESET",t.request.emit("error",g),r.removeSocket(
o);return}if(m.length>0){H("got illegal response body from proxy"),f.destroy();var g=new Error("got illegal response body from proxy");g.code="ECONNRESET",t.request.
emit("error",g),r.removeSocket(o);return}return H("tunneling connection has established"),r.sockets[r.sockets.indexOf(o)]=f,n(f)}function c(d){a.removeAllListeners(),
H(`tunneling socket could not be established, cause=%s
`,d.message,d.stack);var f=new Error("tunneling socket could not be established, cause="+d.message);f.code="ECONNRESET",t.request.emit("error",f),r.removeSocket(
o)}};B.prototype.removeSocket=function(t){var n=this.sockets.indexOf(t);if(n!==-1){this.sockets.splice(n,1);var r=this.requests.shift();r&&this.createSocket(r,function(o){
r.request.onSocket(o)})}};function tn(e,t){var n=this;B.prototype.createSocket.call(n,e,function(r){var o=e.request.getHeader("host"),s=Be({},n.options,{socket:r,
servername:o?o.replace(/:.*$/,""):e.host}),a=uo.connect(0,s);n.sockets[n.sockets.indexOf(r)]=a,t(a)})}function nn(e,t,n){return typeof e=="string"?{host:e,port:t,
localAddress:n}:e}function Be(e){for(var t=1,n=arguments.length;t<n;++t){var r=arguments[t];if(typeof r=="object")for(var o=Object.keys(r),s=0,a=o.length;s<a;++s){
var i=o[s];r[i]!==void 0&&(e[i]=r[i])}}return e}var H;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?H=function(){var e=Array.prototype.slice.
call(arguments);typeof e[0]=="string"?e[0]="TUNNEL: "+e[0]:e.unshift("TUNNEL:"),console.error.apply(console,e)}:H=function(){};te.debug=H});var sn=Ne((sa,on)=>{on.exports=rn()});var un=Ne((ia,an)=>{an.exports={get Dispatcher(){return require("./undici.js").Dispatcher},get Client(){return require("./undici.js").Client},get Pool(){return require("./undici.js").
Pool},get BalancedPool(){return require("./undici.js").BalancedPool},get Agent(){return require("./undici.js").Agent},get ProxyAgent(){return require("./undici.js").
ProxyAgent},get EnvHttpProxyAgent(){return require("./undici.js").EnvHttpProxyAgent},get RetryAgent(){return require("./undici.js").RetryAgent},get RetryHandler(){
return require("./undici.js").RetryHandler},get DecoratorHandler(){return require("./undici.js").DecoratorHandler},get RedirectHandler(){return require("./undici.js").
RedirectHandler},get createRedirectInterceptor(){return require("./undici.js").createRedirectInterceptor},get interceptors(){return require("./undici.js").interceptors},
get buildConnector(){return require("./undici.js").buildConnector},get errors(){return require("./undici.js").errors},get util(){return require("./undici.js").util},
get setGlobalDispatcher(){return require("./undici.js").setGlobalDispatcher},get getGlobalDispatcher(){return require("./undici.js").getGlobalDispatcher},get fetch(){
return require("./undici.js").fetch},get Headers(){return require("./undici.js").Headers},get Response(){return require("./undici.js").Response},get Request(){return require("./undici.js").
Request},get FormData(){return require("./undici.js").FormData},get File(){return require("./undici.js").File},get FileReader(){return require("./undici.js").FileReader},
get setGlobalOrigin(){return require("./undici.js").setGlobalOrigin},get getGlobalOrigin(){return require("./undici.js").getGlobalOrigin},get caches(){return require("./undici.js").
caches},get deleteCookie(){return require("./undici.js").deleteCookie},get getCookies(){return require("./undici.js").getCookies},get getSetCookies(){return require("./undici.js").
getSetCookies},get setCookie(){return require("./undici.js").setCookie},get parseMIMEType(){return require("./undici.js").parseMIMEType},get serializeAMimeType(){
return require("./undici.js").serializeAMimeType},get WebSocket(){return require("./undici.js").WebSocket},get CloseEvent(){return require("./undici.js").CloseEvent},
get ErrorEvent(){return require("./undici.js").ErrorEvent},get MessageEvent(){return require("./undici.js").MessageEvent},get request(){return require("./undici.js").
request},get stream(){return require("./undici.js").stream},get pipeline(){return require("./undici.js").pipeline},get connect(){return require("./undici.js").connect},
get upgrade(){return require("./undici.js").upgrade},get MockClient(){return require("./undici.js").MockClient},get MockPool(){return require("./undici.js").MockPool},
get MockAgent(){return require("./undici.js").MockAgent},get mockErrors(){return require("./undici.js").mockErrors},get EventSource(){return require("./undici.js").
EventSource}}});var vn={};zt(vn,{clientOf:()=>bn.clientOf});var bn,On=ro(()=>{bn=require("./github-client.js")});var zi={};zt(zi,{AUDIT_TITLE:()=>Dr,INPUTS:()=>_n,LONGEST:()=>G,MOST_BODY:()=>qt,MOST_OF_COMPARISON:()=>ar,NOT_LEFT:()=>lr,OUTCOMES:()=>Ve,OUTPUTS:()=>Tn,TITLE:()=>re,
UNASKED:()=>ur,agrees:()=>Re,annotate:()=>Bn,answeredOtherwise:()=>L,apiOf:()=>Ae,auditBody:()=>Gr,auditLines:()=>Br,auditMark:()=>Mt,auditMarkdown:()=>It,clientFrom:()=>Sn,
contentId:()=>Te,converse:()=>xr,counting:()=>tt,deeper:()=>dr,everything:()=>cr,headHunks:()=>Ee,hunkAround:()=>ie,isAtLeast:()=>En,isClean:()=>Ut,isFinal:()=>Q,
isLost:()=>ae,isRefused:()=>qe,lineMap:()=>Ce,linesOf:()=>J,outcomeOf:()=>$n,payloadOf:()=>St,readTrigger:()=>kr,renderComment:()=>zr,repositoryUrl:()=>nt,runName:()=>In,
runUrl:()=>Nn,said:()=>j,setCounts:()=>An,setOutput:()=>z,stageLines:()=>Dn,statusOf:()=>R,summarize:()=>Gn,textsByApi:()=>_r,textsOfCheckout:()=>Tr,unsaid:()=>A,
wantedTexts:()=>Pn,writeAside:()=>qn,writeWanted:()=>Mn});module.exports=oo(zi);var Xt=U(require("os"),1);function D(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Le(e){return Object.keys(e).length?{title:e.title,file:e.file,
line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ee(e,t,n){let r=new Fe(e,t,n);process.stdout.write(r.toString()+Xt.EOL)}var Qt="::",Fe=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Qt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){let o=this.properties[r];o&&(n?n=!1:t+=
",",t+=`${r}=${io(o)}`)}}return t+=`${Qt}${so(this.message)}`,t}};function so(e){return D(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function io(e){
return D(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var Zt=U(require("crypto"),1),be=U(require("fs"),1),ve=U(require("os"),1);function je(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!be.existsSync(n))throw new Error(
`Missing file at path: ${n}`);be.appendFileSync(n,`${D(t)}${ve.EOL}`,{encoding:"utf8"})}function We(e,t){let n=`ghadelimiter_${Zt.randomUUID()}`,r=D(t);if(e.includes(
n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contai\
n the delimiter "${n}"`);return`${e}<<${n}${ve.EOL}${r}${ve.EOL}${n}`}var mn=U(require("os"),1);var Oe=U(sn(),1),go=U(un(),1);var I;(function(e){e[e.OK=200]="OK",e[e.MultipleChoices=300]="MultipleChoices",e[e.MovedPermanently=301]="MovedPermanently",e[e.ResourceMoved=302]="ResourceMove\
d",e[e.SeeOther=303]="SeeOther",e[e.NotModified=304]="NotModified",e[e.UseProxy=305]="UseProxy",e[e.SwitchProxy=306]="SwitchProxy",e[e.TemporaryRedirect=307]="T\
emporaryRedirect",e[e.PermanentRedirect=308]="PermanentRedirect",e[e.BadRequest=400]="BadRequest",e[e.Unauthorized=401]="Unauthorized",e[e.PaymentRequired=402]=
"PaymentRequired",e[e.Forbidden=403]="Forbidden",e[e.NotFound=404]="NotFound",e[e.MethodNotAllowed=405]="MethodNotAllowed",e[e.NotAcceptable=406]="NotAcceptable",
e[e.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",e[e.RequestTimeout=408]="RequestTimeout",e[e.Conflict=409]="Conflict",e[e.Gone=410]="Gone",e[e.
TooManyRequests=429]="TooManyRequests",e[e.InternalServerError=500]="InternalServerError",e[e.NotImplemented=501]="NotImplemented",e[e.BadGateway=502]="BadGatew\
ay",e[e.ServiceUnavailable=503]="ServiceUnavailable",e[e.GatewayTimeout=504]="GatewayTimeout"})(I||(I={}));var ln;(function(e){e.Accept="accept",e.ContentType="\
content-type"})(ln||(ln={}));var cn;(function(e){e.ApplicationJson="application/json"})(cn||(cn={}));var ua=[I.MovedPermanently,I.ResourceMoved,I.SeeOther,I.TemporaryRedirect,I.PermanentRedirect],la=[I.BadGateway,I.ServiceUnavailable,I.GatewayTimeout];var fn=require("os"),ce=require("fs"),He=function(e,t,n,r){function o(s){return s instanceof n?s:new n(function(a){a(s)})}return new(n||(n=Promise))(function(s,a){
function i(c){try{l(r.next(c))}catch(d){a(d)}}function u(c){try{l(r.throw(c))}catch(d){a(d)}}function l(c){c.done?s(c.value):o(c.value).then(i,u)}l((r=r.apply(e,
t||[])).next())})},{access:yo,appendFile:wo,writeFile:xo}=ce.promises,dn="GITHUB_STEP_SUMMARY";var Je=class{constructor(){this._buffer=""}filePath(){return He(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.env[dn];if(!t)
throw new Error(`Unable to find environment variable for $${dn}. Check if your runtime environment supports job summaries.`);try{yield yo(t,ce.constants.R_OK|ce.constants.
W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){
let o=Object.entries(r).map(([s,a])=>` ${s}="${a}"`).join("");return n?`<${t}${o}>${n}</${t}>`:`<${t}${o}>`}write(t){return He(this,void 0,void 0,function*(){let n=!!t?.
overwrite,r=yield this.filePath();return yield(n?xo:wo)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return He(this,void 0,void 0,function*(){
return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer=
"",this}addRaw(t,n=!1){return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(fn.EOL)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.
wrap("pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(a=>this.wrap("li",a)).join(""),s=this.wrap(r,o);return this.
addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(a=>{if(typeof a=="string")return this.wrap("td",a);let{header:i,data:u,colspan:l,rowspan:c}=a,d=i?"th":
"td",f=Object.assign(Object.assign({},l&&{colspan:l}),c&&{rowspan:c});return this.wrap(d,u,f)}).join("");return this.wrap("tr",s)}).join(""),r=this.wrap("table",
n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,
height:s}=r||{},a=Object.assign(Object.assign({},o&&{width:o}),s&&{height:s}),i=this.wrap("img",null,Object.assign({src:t,alt:n},a));return this.addRaw(i).addEOL()}addHeading(t,n){
let r=`h${n}`,o=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.wrap("blockquot\
e",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},xa=new Je;var Ke=U(require("os"),1);var ke=U(require("fs"),1);var{chmod:vo,copyFile:bo,lstat:Oo,mkdir:ko,open:Oa,readdir:So,rename:_o,rm:To,rmdir:ka,stat:Ao,symlink:$o,unlink:Eo}=ke.promises,Ro=process.platform==="win32";var Sa=ke.constants.O_RDONLY;var Ea=process.platform==="win32";var qa=Ke.default.platform(),Ma=Ke.default.arch();var hn;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(hn||(hn={}));function gn(e,t){let n=D(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")
return je("ENV",We(e,t));ee("set-env",{name:e},n)}function Ge(e){ee("add-mask",{},e)}function yn(e,t){if(process.env.GITHUB_OUTPUT||"")return je("OUTPUT",We(e,t));process.stdout.write(mn.EOL),ee("set-output",{name:e},D(t))}function wn(e,t={}){ee("warning",Le(t),e instanceof Error?e.toString():e)}function xn(e,t={}){ee("notice",Le(t),e instanceof Error?e.toString():e)}var{env:kn}=process;function Sn(e){let t=kn.GITHUB_REPOSITORY;if(!e||!t)return;let n;return()=>(n??=No(e,t),n)}async function No(e,t){Ge(e);let{clientOf:n}=await Promise.resolve().then(()=>(On(),vn));
return n({baseUrl:kn.GITHUB_API_URL||"https://api.github.com",repository:t,token:e})}var re="Kruise Preflight",ne=["true","false"],_n={mode:{says:"gate judges what a change brings; audit judges everything and keeps one issue with what to do; pub\
lish writes into the pull request what a run without the permission found.",default:"gate",oneOf:["gate","audit","publish"]},"config-file":{says:"The configurat\
ion with your clusters. Default: for each manifest the nearest .github/kruise-preflight.yml in its own folder or one above it."},paths:{says:"Files and folders \
to check, one a line. Default: the configuration's paths, else everything.",lines:!0},clusters:{says:"Judge only these clusters of the configuration, one a line\
; prod-* and env:prod are understood. Default: all.",lines:!0},kubernetes:{says:"Without a configuration, the Kubernetes version to judge for, as in 1.31 or v1.\
28.7-gke.1026000."},kruise:{says:"Without a configuration, the OpenKruise version to judge for, or none."},vcluster:{says:"Without a configuration, the vcluster\
 version to judge for, or none."},"fail-on":{says:"The step fails when a finding that counts has this severity or a graver one. In mode audit, never without thi\
s input.",default:"error",oneOf:["error","warning","notice","never"]},"warn-only":{says:"Findings never fail the step; the rest stays as it is.",default:"false",
oneOf:ne},"only-new":{says:"In a change only the findings that it brings count; false counts those that stood before it too.",default:"true",oneOf:ne},"fail-on-\
unchecked":{says:"The step fails too where something that the change touches would be applied and could not be looked at.",default:"false",oneOf:ne},"on-error":{
says:"What becomes of the step when the gate could not run: fail, or warn and pass.",default:"fail",oneOf:["fail","warn"]},render:{says:"Whether the kustomize o\
r kubectl and the helm of the runner render kustomizations and charts: on-path; trusted, which leaves out pull requests from forks; never. On pull_request_targe\
t and workflow_run nothing is rendered.",default:"on-path",oneOf:["on-path","trusted","never"]},baseline:{says:"A file that `kruise-preflight baseline` wrote: t\
he findings that it lists are not new."},annotations:{says:"Where findings are annotated: log needs no permission, and GitHub shows 10 of each severity; check s\
hows all in a check run of its own and needs checks: write; none. true is log, false is none.",default:"log",oneOf:["log","check","none",...ne]},review:{says:"C\
omment on the lines of the pull request, with suggestions where a safe fix exists. Needs pull-requests: write.",default:"false",oneOf:ne},comment:{says:"Keep on\
e comment in the pull request with what the review does not say. Needs pull-requests: write. Default: as review.",oneOf:ne},"sarif-file":{says:"Write the findin\
gs as SARIF 2.1.0 into this file, for github/codeql-action/upload-sarif."},"json-file":{says:"Write the report as JSON into this file, for another workflow to p\
ublish."},"junit-file":{says:"Write the findings as JUnit XML into this file."},"markdown-file":{says:"Write the report as Markdown into this file."},"report-fi\
le":{says:"In mode publish, the JSON report that the other workflow wrote."},"working-directory":{says:"The folder that paths and file names are relative to, in\
 the workspace. Needed when the repository is checked out somewhere else than at the workspace itself. In mode audit, one a line.",lines:!0},token:{says:"What G\
itHub is asked with. Without other permissions than contents: read, everything is still in the log, the annotations and the summary.",default:"${{ github.token \
}}"}},Ve={clean:"There is no finding, and nothing was left open.","clean-with-assumptions":"There is no finding, as long as no object turns the verdict that is \
not in view; the summary names the kinds.","existing-only":"There are findings, and all of them stood before the change.","new-findings":"The change brings find\
ings. Where there is no change to compare with, every finding is new.","not-fully-checked":"The change brings no finding, but something that it touches could no\
t be checked.","nothing-to-check":"The change touches nothing that is read, or there is no manifest.","could-not-run":"An input, the configuration or a path is \
wrong; an error names it."},Tn={outcome:`How the run ended: ${Object.keys(Ve).join(", ")}.`,errors:"How many of the findings that count are errors.",warnings:"H\
ow many of the findings that count are warnings.",notices:"How many of the findings that count are notices.",new:"How many findings of any severity the change b\
rings.",existing:"How many findings of any severity stood before the change.","allowances-new":"How many allowances the change itself adds in its manifests.",report:"\
The path of the JSON report; empty when there was nothing to check.","sarif-file":"The path of the SARIF file, where the input asks for one.","json-file":"The p\
ath of the JSON file, where the input asks for one.","junit-file":"The path of the JUnit file, where the input asks for one.","markdown-file":"The path of the M\
arkdown file, where the input asks for one.","changed-files-source":"Who said which lines changed: git, pull-request, compare, or all when every line counts as \
changed.",issue:"In mode audit, the number of the issue."};var E=require("node:fs"),Cn=require("node:os"),N=U(require("node:path"));var Lo=require("./core.js"),ze=require("./core.js");var Ye=require("./shared.js");var Se=require("./core.js");var V=require("./core.js"),Fo=require("./core.js");var jo=require("./core.js"),v=require("./core.js"),Qe=require("./core.js"),Wo=require("./core.js"),Xe=require("./core.js"),Ze=require("./core.js"),q=require("./core.js"),
Do=require("./core.js"),de=require("./core.js"),et=require("./core.js");function z(e,t){yn(e,t)}function tt(e,t){return t?(0,V.freshFindings)(e):e.findings}function An(e,t){let n=tt(e,t);for(let o of q.severities)z(`${o}s`,n.filter(
s=>s.severity===o).length);let r=(0,V.freshFindings)(e).length;z("new",r),z("existing",e.findings.length-r)}function $n(e,t){let{ledger:n,findings:r,rollout:o=[]}=e;
return(0,V.freshFindings)(e).length>0?"new-findings":(0,Xe.missedIn)(n).some(({file:s})=>t(s))?"not-fully-checked":r.length>0?"existing-only":n.checked+o.length===
0?"nothing-to-check":(0,Ze.openKinds)(e).length>0?"clean-with-assumptions":"clean"}function En(e,t){if(e===void 0)return!1;let n=q.severities.slice(0,q.severities.
indexOf(e)+1);return t.some(r=>n.includes(r.severity))}async function Pn(e,t,n,r){let o=[];for(let{format:s,output:a,file:i}of e)o.push({format:s,output:a,file:N.default.resolve(t,i),text:await(0,Ye.render)(s,n,r)});
return o}function qn(e,t){let n=(0,E.mkdtempSync)(N.default.join(process.env.RUNNER_TEMP||(0,Cn.tmpdir)(),"kruise-preflight-")),r=N.default.join(n,e);return(0,E.writeFileSync)(
r,t),r}function Mn(e,t){for(let{file:n}of e){if(Rn(n,t)&&!Rn(Un(n),(0,E.realpathSync)(t)))throw new Se.UsageError_2(`${n}: a link leads out of the workspace`);(0,E.mkdirSync)(
N.default.dirname(n),{recursive:!0})}(0,ze.writeOutputs)(e.map(({format:n,file:r,text:o})=>[{format:n,file:r},o]));for(let{output:n,file:r}of e)z(n,r)}function Rn(e,t){
return e.startsWith(t.endsWith(N.default.sep)?t:t+N.default.sep)}function Un(e){if((0,E.existsSync)(e))return(0,E.realpathSync)(e);if((0,E.lstatSync)(e,{throwIfNoEntry:!1}))
throw new Se.UsageError_2(`${e}: a link leads nowhere`);return N.default.join(Un(N.default.dirname(e)),N.default.basename(e))}var{env:oe}=process;function In({folders:e,clusters:t,adHoc:n}){return JSON.stringify([oe.GITHUB_WORKFLOW,oe.GITHUB_JOB,oe.GITHUB_ACTION,e,t,n])}function nt(){let{
GITHUB_SERVER_URL:e,GITHUB_REPOSITORY:t}=oe;return e&&t?`${e}/${t}`:void 0}function Nn(){let e=nt();return e&&oe.GITHUB_RUN_ID?`${e}/actions/runs/${oe.GITHUB_RUN_ID}`:
void 0}var Wn=require("node:fs/promises");var rt=require("./core.js"),Bo=require("./core.js"),Go=require("./core.js");var Y=require("./shared.js"),ot=require("./shared.js"),Ho=require("./shared.js"),st=require("./shared.js");var Ln={annotations:50,summaries:20},Fn={annotations:"KRUISE_PREFLIGHT_ANNOTATIONS",summaries:"KRUISE_PREFLIGHT_SUMMARIES"};function _e(e){let t=Number(process.
env[Fn[e]]??0);return Math.max(Ln[e]-(Number.isInteger(t)&&t>0?t:0),0)}function it(e,t){t>0&&process.env.GITHUB_ENV&&gn(Fn[e],Ln[e]-_e(e)+t)}var Jo=1024*1024,{env:jn}=process;function Dn(){return(0,rt.logProgress)({now:()=>0,write:t=>{process.stdout.write(t)}},{after:0,times:!1})}function Bn(e,t){let n=_e(
"annotations"),r=(u,l,c)=>{let d=Math.min(u.length,l,n);for(let f of u.slice(0,d))c(f,{title:re});for(let f of u.slice(d))process.stdout.write(`${re}: ${f}
`);return n-=d,d},o=r(t.warnings,Y.WHOLE_ROOM.warning,wn),s=r(t.notices,Y.WHOLE_ROOM.notice-1,xn),a={error:Y.WHOLE_ROOM.error,warning:Y.WHOLE_ROOM.warning-o,notice:Y.WHOLE_ROOM.
notice-s,all:n},i=(0,st.renderAnnotations)(e,a);return process.stdout.write(i),it("annotations",o+s+i.split(`
`).length-1),(0,ot.fitAnnotations)(e,a).withheld}async function Gn(e){jn.GITHUB_STEP_SUMMARY&&(await(0,Wn.appendFile)(jn.GITHUB_STEP_SUMMARY,e(Jo)),_e("summarie\
s")===0&&process.stdout.write(`${re}: GitHub shows the summaries of 20 steps of a job, and this one comes after them.
`),it("summaries",1))}function L(e){return Object.assign(new Error(`the answer is not ${e}`),{status:0})}var Ko;function Vo(){return Ko??=require("node:crypto")}function se(...e){return Vo().createHash(...e)}function Te(e,t){return se(t.length===64?"sha256":"sha1").update(`blob ${e.length}\0`).update(e).digest("hex")}var at=50,zo=3e3/at;function Ae({owner:e,repo:t,octokit:n,patiently:r}){let o=new Map;function s(i,u){let l=o.get(i);return l||(l=u(),o.set(i,l),l.catch(()=>o.delete(
i))),l}let a=(i,u)=>s(`${i}...${u}`,()=>r(l=>n.rest.repos.compareCommitsWithBasehead({owner:e,repo:t,basehead:`${i}...${u}`,per_page:1,page:1,request:{signal:l}})));
return{async pullRequestFiles(i){let u=[];for(let l=1;l<=zo;l++){let c=await r(d=>n.rest.pulls.listFiles({owner:e,repo:t,pull_number:i,per_page:at,page:l,request:{
signal:d}}));if(u.push(...Hn(c)),c.length<at)break}return u},async comparedFiles(i,u){let{files:l}=await a(i,u);return Hn(l)},async mergeBase(i,u){let{merge_base_commit:l}=await a(
i,u);return Jn(l?.sha)},async parents(i){return(await r(l=>n.rest.git.getCommit({owner:e,repo:t,commit_sha:i,request:{signal:l}}))).parents.map(({sha:l})=>Jn(l))},
async tree(i){let u=await s(i,()=>r(d=>n.rest.git.getTree({owner:e,repo:t,tree_sha:i,recursive:"1",request:{signal:d}}))),{tree:l,truncated:c}=u??{};if(!Array.isArray(
l)||l.some(({path:d,sha:f})=>typeof d!="string"||typeof f!="string"))throw L("a list of files");return{entries:l,truncated:c}},async blob(i){let u=await r(c=>n.
rest.git.getBlob({owner:e,repo:t,file_sha:i,request:{signal:c}})),l=Buffer.from(String(u?.content),"base64");if(Te(l,i)!==i)throw L("the file that was asked for");
return l}}}function Hn(e){if(Array.isArray(e)&&e.every(t=>typeof t?.filename=="string"))return e;throw L("a list of files")}function Jn(e){if(typeof e=="string"&&
/^[0-9a-f]{40,64}$/.test(e))return e;throw L("a commit")}var Yo=/^[0-9a-f]{8,64}$/;function Kn(e){let t=e===""?"kruise-preflight":`kruise-preflight-${Vn(e)}`,n=new RegExp(`^<!-- ${t}: ([0-9a-f]+(?: [0-9a-f]+)*) -->(?:\
\\r?\\n|$)`);return{of:r=>`<!-- ${t}: ${r.join(" ")} -->`,read(r){let[o,s=""]=n.exec(r)??[],a=r.slice(o?.length).replaceAll(`\r
`,`
`);return o===void 0?void 0:{keys:s.split(" "),rest:a}},sticky:`<!-- ${t} comment -->`}}function F(e){return Yo.test(e)?e:Vn(e)}function Vn(e){return se("sha256").
update(e).digest("hex").slice(0,16)}var ut=100,Qo=100;function Yn(e,t){let{owner:n,repo:r,octokit:o,patiently:s,write:a}=e,i={owner:n,repo:r,pull_number:t},u=async l=>{let c=[];for(let d=1;d<=Qo;d++){
let f=await s(m=>l(d,m));if(!Array.isArray(f))throw L("a list of comments");if(c.push(...f),f.length<ut)break}return c};return{async head(){let l=await s(c=>o.rest.
pulls.get(k(x({},i),{request:{signal:c}})));if(typeof l?.head?.sha!="string")throw L("a pull request");return l.head.sha},files:()=>Ae(e).pullRequestFiles(t),async lineComments(){
return(await u((c,d)=>o.rest.pulls.listReviewComments(k(x({},i),{per_page:ut,page:c,request:{signal:d}})))).filter(({in_reply_to_id:c})=>c==null).map(({id:c,body:d,
user:f,path:m,side:g,line:p,start_line:h})=>{let y=g==="LEFT"?null:p??null;return{id:c,body:d,author:zn(f),path:m,to:y,from:y===null?null:h??y}})},async comments(){
return(await u((c,d)=>o.rest.issues.listComments({owner:n,repo:r,issue_number:t,per_page:ut,page:c,request:{signal:d}}))).map(({id:c,body:d="",user:f})=>({id:c,
body:d,author:zn(f)}))},async me(){let c=(await s(async d=>{try{return{data:await o.graphql("query { viewer { login } }",{request:{signal:d}})}}catch(f){if(f.name===
"GraphqlResponseError")return{data:void 0};throw f}}))?.viewer?.login;return typeof c=="string"?c:void 0},async review(l,c,d){let f=d.map(({path:m,from:g,to:p,body:h})=>x(
{path:m,body:h,line:p,side:"RIGHT"},g<p&&{start_line:g,start_side:"RIGHT"}));await a(m=>o.rest.pulls.createReview(k(x({},i),{commit_id:l,event:"COMMENT",body:c,
comments:f,request:{signal:m}})))},async editLineComment(l,c){await a(d=>o.rest.pulls.updateReviewComment({owner:n,repo:r,comment_id:l,body:c,request:{signal:d}}))},
async comment(l){await a(c=>o.rest.issues.createComment({owner:n,repo:r,issue_number:t,body:l,request:{signal:c}}))},async editComment(l,c){await a(d=>o.rest.issues.
updateComment({owner:n,repo:r,comment_id:l,body:c,request:{signal:d}}))}}}function zn(e){return{login:e?.login??"",isBot:e?.type==="Bot"}}var Xo=require("./core.js"),Zo=require("./core.js"),fe=require("./core.js"),es=require("./core.js");async function $e(e,t){if(e.length===0)return[];let n=await t.me();return e.filter(({author:{login:r,isBot:o}})=>n===void 0?o:r===n||o&&r===`${n}[bot]`)}var ts=require("./core.js"),lt=require("./core.js"),ns=require("./core.js");var rs=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;function Ee(e){let t=[];for(let n of e.split(`
`)){let r=rs.exec(n);r&&t.push({from:Number(r[1]),lines:[],most:Number(r[2]??1)});let o=t.at(-1),s=!r&&(n.startsWith("+")||n.startsWith(" "));o&&s&&o.lines.length<
o.most&&o.lines.push(n.slice(1))}return t.flatMap(({from:n,lines:r})=>r.length>0?[{from:n,lines:r}]:[])}function Re(e,t){let n=J(t);return e.every(r=>r.lines.every(
(o,s)=>Qn(o)===Qn(n[r.from-1+s])))}function ie(e,t,n=t){return e.find(r=>r.from<=t&&n<r.from+r.lines.length)}function J(e){let t=e.split(`
`);return t.at(-1)===""&&t.pop(),t}var os=2e3;function Ce(e,t){if(e===t)return i=>i;let[n,r]=[J(e),J(t)],o=0;for(;o<n.length&&o<r.length&&n[o]===r[o];)o++;let s=0;
for(;s<n.length-o&&s<r.length-o&&n.at(-1-s)===r.at(-1-s);)s++;let a=ss(n.slice(o,n.length-s),r.slice(o,r.length-s));return i=>{if(i<1||i>n.length)return;if(i<=o)
return i;if(i>n.length-s)return i+r.length-n.length;let u=a[i-1-o]??-1;return u<0?void 0:u+1+o}}function ss(e,t){let n=new Int32Array(e.length).fill(-1),r=Math.
min(e.length+t.length,os),o=new Int32Array(2*r+3),s=r+1,a=[];for(let i=0;i<=r;i++){a.push(o.slice(s-i-1,s+i+2));for(let u=-i;u<=i;u+=2){let c=u===-i||u!==i&&o[s+
u-1]<o[s+u+1]?o[s+u+1]:o[s+u-1]+1;for(;c<e.length&&c-u<t.length&&e[c]===t[c-u];)c++;if(o[s+u]=c,c>=e.length&&c-u>=t.length)return is(a,e.length,t.length,n)}}return n}
function is(e,t,n,r){let[o,s]=[t,n];for(let a=e.length-1;a>=0;a--){let i=e[a],u=g=>i[g+a+1],l=o-s,c=l===-a||l!==a&&u(l-1)<u(l+1),d=a===0?0:u(c?l+1:l-1),f=a===0?
0:d-(c?l+1:l-1),m=a===0?0:c?d:d+1;for(;o>m;)r[--o]=--s;[o,s]=[d,f]}return r}function Qn(e){return e?.endsWith("\r")?e.slice(0,-1):e}var as=40,us=4e3;function er(e,t,n,r){let{judged:o,head:s,hunks:a,map:i}=r,u=[...e?.edits??[]].sort((f,m)=>f.start-m.start);if(!e?.safe||u.length===0||!cs(u,t,o))
return;let l=ds(s,o,i,u),c=l&&fs(s,l);if(c===void 0||c===s)return;let d=ps(J(s),J(c),n,a);return d&&hs(d,s)&&ls(s,d)===c?d:void 0}function ls(e,{from:t,to:n,lines:r}){
let o=e.split(`
`);return o.splice(t-1,n-t+1,...r),o.join(`
`)}function tr(e,t){return e.from<=t.to&&t.from<=e.to}function cs(e,t,n){let r=0;for(let o of e){if(o.file!==t||o.start<r||o.end<o.start||o.end>n.length)return!1;
r=o.end}return!0}function ds(e,t,n,r){if(e===t)return[...r];let[o,s]=[Xn(t),Xn(e)],a=[];for(let i of r){let[u,l]=[Zn(o,i.start),Zn(o,Math.max(i.start,i.end-1))],
c=n(u);for(let f=u;f<=l;f++)if(c===void 0||n(f)!==c+f-u)return;let d=s[c-1]-o[u-1];a.push(k(x({},i),{start:i.start+d,end:i.end+d}))}return a.every((i,u)=>u===0||
i.start>=a[u-1].end)?a:void 0}function fs(e,t){let n="",r=0;for(let{start:o,end:s,newText:a}of t)n+=e.slice(r,o)+a,r=s;return n+e.slice(r)}function ps(e,t,n,r){
let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o++;let s=0,a=Math.min(e.length,t.length)-o;for(;s<a&&e.at(-1-s)===t.at(-1-s);)s++;let i=Math.min(n,o+1),u=Math.
max(n,e.length-s);if(!ie(r,i,u))return;let l=t.length-e.length;return{from:i,to:u,lines:t.slice(i-1,u+l)}}function hs({from:e,to:t,lines:n},r){let o=r.split(`
`),s=[...o.slice(e-1,t),...n];return t<o.length&&Math.max(n.length,t-e+1)<=as&&n.join(`
`).length<=us&&!(n.length===1&&n[0]==="")&&!s.some(a=>/[\r\0\ufffd\ufeff\u2028\u2029]/.test(a))}function Xn(e){let t=[0];for(let n=e.indexOf(`
`);n>=0;n=e.indexOf(`
`,n+1))t.push(n+1);return t}function Zn(e,t){let n=0,r=e.length-1;for(;n<r;){let o=n+r+1>>1;e[o]<=t?n=o:r=o-1}return n+1}var ms=100;async function nr(e,t,n){let r=new Map(t.flatMap(({filename:u,patch:l})=>l===void 0?[]:[[u,l]])),o=new Map,s=new Map,a,i=async u=>{let l=r.get(u);if(l===
void 0||a!==void 0||o.size>=ms&&!o.has(u))return o.get(u);if(!o.has(u))try{o.set(u,await gs(u,l,n))}catch(c){a=c}return o.get(u)};for(let u of e){let{file:l,line:c,
changedHere:d,fix:f}=u;for(let m of[{file:l,line:c},...d?[{file:d.file,line:d.line}]:[]]){let g=await i(m.file),p=Number.isSafeInteger(m.line)?g?.map(m.line):void 0;
if(!g||p===void 0||!ie(g.hunks,p))continue;let h=()=>(0,lt.isSecret)(u)?void 0:er(f,m.file,p,g);s.set(u,{path:m.file,line:p,on:m,suggestion:h});break}}return{spots:s,
problem:a}}async function gs(e,t,n){let[r,o]=[await n.judged(e),await n.head(e)];if(r===void 0||o===void 0)return;let s=Ee(t);return Re(s,o)?{judged:r,head:o,hunks:s,
map:Ce(r,o)}:void 0}var ct=require("./core.js"),ys=require("./core.js"),ws=require("./core.js"),xs=require("./core.js"),dt=require("./core.js"),vs=require("./core.js"),ft=require("./core.js"),
pt=require("./core.js"),bs=require("./core.js");var ht=require("./core.js");var Os=require("./core.js"),mt=require("./core.js"),ks=require("./core.js"),Ss=require("./core.js"),_s=require("./core.js");var Pe=require("./core.js"),Ts=require("./core.js"),T=require("./core.js"),C=require("./core.js"),gt=require("./core.js"),_=require("./core.js");var yt=require("./core.js");var As=2e3,rr=4e3,or=10;function sr(e,t,{limit:n,on:r,suggestion:o,resolved:s=0}){let a=s>0?[`${(0,v.counted)(s,"other finding")} of this comment ${s===1?"is":"\
are"} resolved.`]:[],i=[],u=[],l=()=>[...i,...a].join(`

---

`);for(let c of e)i.push($s(c,t,r,o?.of===c?o.lines:void 0)),l().length<=n?u.push(c):i.pop();return{body:l(),holds:u}}function ir(e,t,n){let r=`${wt}${t.slice(0,
10)}.

<details><summary>What it said</summary>

`,o=`

</details>`,s=e.replace(/^(`{3,})suggestion$/gm,"$1text");return r.length+s.length+o.length>n?`${wt}${t.slice(0,10)}.`:`${r}${s}${o}`}function xt(e){return e.startsWith(
wt)}var wt="Resolved by ";function $s(e,t,n,r){let{severity:o,message:s,ruleId:a,file:i,line:u,column:l,symptom:c,remedy:d,fix:f,why:m,affects:g,assumes:p}=e,h=(S,P)=>P.
trim()===""?[]:[`**${S}** ${(0,_.inline)((0,T.clipped)(P,rr))}`],y=n!==null&&n.file===i&&n.line===u,w=g.map(({kind:S,namespace:P,name:we})=>`- ${(0,_.inline)(`${S}\
 ${P===null?"":`${P}/`}${we||"(unnamed)"}`)}`),b=w.length-or,O=Es(e),$=[...h("Why",m),...h("Known",(0,ht.basisWords)(e)),...p.flatMap(S=>h("Assumes",S)),...w.length>
1?[`**Affects**

${[...w.slice(0,or),...b>0?[`- and ${b} more`]:[]].join(`
`)}`]:[],...O],M=O.length>0?"Why, how it is known, and how to allow it":"Why, and how it is known";return[`**${o}** ${(0,_.inline)((0,T.clipped)(s,As))} ${(0,C.code)(
a)}`,...y?[]:[`**The cause** ${(0,C.code)(`${i}:${u}:${l}`)}`],...(0,yt.upstreamWords)(e).map(({on:S,message:P})=>`**Upstream${S&&` ${(0,_.inline)(S)}`}**

${(0,Pe.block)((0,T.clipped)(P,rr))}`),...h("You would see",c),...h("Do",d),...r?[Rs(r)]:f?h("Fix",`${f.title}${f.safe?"":" (changes what runs)"}`):[],...(0,mt.clustersOf)(
e,t).flatMap(S=>h("In",S)),...$.length===0?[]:[`<details><summary>${M}</summary>

${$.join(`

`)}

</details>`]].join(`

`)}function Es(e){return e.locked?[`**Allow** ${ct.LOCKED}`]:(0,pt.mayAllow)(e)?[`**Allow** with a comment on the line of the cause or above it:

${(0,Pe.block)((0,ft.allowingComment)(e.ruleId),"yaml")}`]:[]}function Rs(e){let t=Math.max(2,...e.flatMap(r=>(r.match(/`+/g)??[]).map(o=>o.length))),n="`".repeat(
t+1);return[`${n}suggestion`,...e,n].join(`
`)}var Cs=require("./shared.js"),vt=require("./shared.js"),Ps=require("./shared.js"),qs=require("./shared.js"),Ms=require("./shared.js"),Us=require("./shared.js"),
Is=require("./shared.js"),Ns=require("./shared.js"),Ls=require("./shared.js");var ar=300,ur="GitHub was not asked: there is no token",lr="where the branch left the default branch is not in this clone";function cr(e,t,n=""){let r=t.length>
0?` To mend: ${t.join(", or ")}.`:"";return{source:"all",notices:[`Every file counts as changed${n} (${e.join("; ")}).${r}`]}}function R(e){let{status:t}=e;return typeof t==
"number"?t:-1}function j(e){let t=bt(e).replaceAll(new RegExp("\\p{Cc}+","gu")," ").slice(0,300);return R(e)>0?`${R(e)} ${t}`:t}function qe(e){return[401,403,404].
includes(R(e))&&!/rate limit/i.test(bt(e))}function dr(e,t){let n=bt(t);return n==="git is not installed"?["git in the image of the job, before actions/checkout"]:
n.endsWith(vt.PARTIAL)?["no `filter` at actions/checkout"]:[`\`fetch-depth: ${e?.depth??"2"}\` at actions/checkout`]}function bt(e){return String(e?.message??e)}var G=65536;function A(e,t){let n=qe(t)&&!/locked|archived/i.test(j(t))?` To mend: ${Fs}.`:"";return`${e} (${j(t)}).${n}`}var Fs="`pull-requests: write` in the \
permissions of the job; the token of a pull request from a fork never has it, so there a workflow on `workflow_run` is to publish the result";function ae(e){return R(
e)===0||R(e)>=500}function Q(e){return[0,401,403,429].includes(R(e))}var Ot=30,js=20;function pr(e,t,n,r){let o=[],s=(p,h)=>{for(let y of p){let w=t.get(y),b=w?.suggestion();if(!w||!b)continue;let{path:O}=w;if(!(h&&(h.path!==O||h.
from!==b.from||h.to!==b.to))&&!o.some($=>$.path===O&&tr($.suggestion,b)))return o.push({path:O,suggestion:b}),x({of:y},b)}},a=(p,h,y,w)=>{let b=r.marker.of(p),{
body:O,holds:$}=sr(h,r.clusters,x({limit:G-b.length-1,on:y},w));return{body:`${b}
${O}`,holds:$}},i=new Map;for(let p of e)i.set(F(p.fingerprint),[...i.get(F(p.fingerprint))??[],p]);let u=Ws(n,r.marker),l={posts:[],unmarked:[],updated:[]},c=[],
d=[],f=0;for(let p of n){let{keys:h,rest:y}=r.marker.read(p.body),w=h.flatMap(O=>i.get(O)?.slice(0,1)??[]),b=w.filter(O=>u.get(F(O.fingerprint))===p);if(w.length===
0){if(xt(y))continue;let O=r.marker.of(h),$=ir(y,r.head,G-O.length-1);c.push({id:p.id,body:`${O}
${$}`})}else if(b.length>0){p.to!==null&&f++;let O=s(b,p),$=t.get(b[0]),M=x({resolved:h.length-w.length},O&&{suggestion:O}),{body:S,holds:P}=a(h,b,$?.on??null,M),
we=p.to===null?[]:P.filter(Yr=>fr(Yr,i));xt(y)?l.unmarked.push({id:p.id,body:S,findings:we}):(d.push(...we),kt(p.body,S)||l.updated.push({id:p.id,body:S}))}}let m=new Map,
g=0;for(let p of e){let h=t.get(p);if(!h||u.has(F(p.fingerprint))||!fr(p,i))continue;let y=JSON.stringify([h.path,h.line]),w=m.get(y);w&&w.findings.length<js?w.
findings.push(p):!w&&m.size<Ot-f?m.set(y,{spot:h,findings:[p]}):g++}for(let{spot:p,findings:h}of m.values()){let y=s(h),{from:w,to:b}=y??{from:p.line,to:p.line},
O=h.map(({fingerprint:S})=>F(S)),{body:$,holds:M}=a(O,h,p.on,y?{suggestion:y}:{});if(M.length===0)g+=h.length;else if(M.length<h.length){let S=a(M.map(({fingerprint:P})=>F(
P)),M,p.on,y?{suggestion:y}:{});g+=h.length-M.length,l.posts.push({path:p.path,from:w,to:b,body:S.body,findings:M})}else l.posts.push({path:p.path,from:w,to:b,body:$,
findings:h})}return k(x({},l),{resolved:c,standing:d,withheld:g})}function Ws(e,t){let n=new Map;for(let r of e)for(let o of t.read(r.body).keys){let s=n.get(o);
(!s||s.to===null&&r.to!==null)&&n.set(o,r)}return n}function fr({fingerprint:e},t){return t.get(F(e))?.length===1}function kt(e,t){return e.replaceAll(`\r
`,`
`).trimEnd()===t.trimEnd()}async function mr(e,t,n,r){let{report:o,head:s}=e,a={inReview:new Set,finish:async()=>[]},i=(0,fe.ranked)(o.findings.filter(({status:y})=>y==="new")),u=[],l;try{
l=await gr(r,n)}catch(y){return k(x({},a),{warnings:[A("No review is posted: the comments that stand on the pull request cannot be read, and none is to stand tw\
ice",y)],isOver:Q(y)})}if(i.length===0&&l.length===0)return k(x({},a),{warnings:u,isOver:!1});let c=await Bs(i,t,r,u),d=pr(i,c,l,{head:s,clusters:o.clusters,marker:n}),
f=new Set(d.standing.map(({fingerprint:y})=>y)),m=y=>{for(let{fingerprint:w}of y)f.add(w)},g=await Hs(d.posts,d.withheld,e,n,r);u.push(...g.warnings);for(let y of g.
posted)m(y.findings);let p=g.isOver;for(let y of p?[]:d.unmarked){let w=await r.editLineComment(y.id,y.body).then(()=>{},Ds);if(!w)m(y.findings);else if(u.push(
A("A comment of the review whose finding is back is still marked as resolved",w.error)),p=Q(w.error),p)break}return{warnings:u,inReview:f,isOver:p,finish:p?async()=>[]:
async()=>[...await hr(d.updated,"brought up to date",r),...await hr(d.resolved,"marked as resolved",r)]}}var Ds=e=>({error:e});async function gr(e,t){return $e(
(await e.lineComments()).filter(({body:n})=>t.read(n)),e)}async function Bs(e,t,n,r){if(e.length===0)return new Map;try{let{spots:o,problem:s}=await nr(e,await n.
files(),t);return s!==void 0&&r.push(`Some findings are not in the review: the texts of their files cannot be read (${j(s)}).`),o}catch(o){return r.push(A("Noth\
ing new is in the review: the pull request's list of files cannot be read",o)),new Map}}var Gs=12;async function Hs(e,t,{report:n,head:r},o,s){let a=[],i=[],u=e.
length>0?[e]:[],l;for(let f=0;u.length>0;){let m=u.shift();try{await s.review(r,Ks(m,t,n),m),a.push(...m)}catch(g){if(R(g)!==422){let h=ae(g)?await Js(m,o,s):void 0;
if(a.push(...h??[]),h?.length===m.length)continue;let y=a.length>0?"Not all of the review is posted":"No review is posted";return{posted:a,warnings:[A(y,g)],isOver:!h&&
Q(g)}}l=g;let p=Math.ceil(m.length/2);m.length===1||++f>Gs?i.push(...m):u.unshift(m.slice(0,p),m.slice(p))}}let c=i.length===1?"one comment":`${i.length} commen\
ts`,d=i.length>0?[`GitHub does not take ${c} of the review (${j(l)}); the job summary has the findings.`]:[];return{posted:a,warnings:d,isOver:!1}}async function Js(e,t,n){
try{let r=new Set((await gr(n,t)).flatMap(({body:o})=>t.read(o).keys));return e.filter(({findings:o})=>o.every(({fingerprint:s})=>r.has(F(s))))}catch{return}}function Ks(e,t,n){
let r=e.flatMap(a=>a.findings),o=t===1?"One more finding is":`${t} more findings are`,s=t===0?"":` ${o} not commented: at most ${Ot} comments stand at a time.`;
return`Kruise Preflight: ${(0,Qe.countedFindings)(k(x({},n),{findings:r}))} on lines of this change.${s}`}async function hr(e,t,n){let r=[],o=e.length;for(let{id:a,
body:i}of e)try{await n.editLineComment(a,i),o--}catch(u){if(r.push(u),Q(u))break}let s=o===1?"One comment of the review is":`${o} comments of the review are`;return o===
0?[]:[A(`${s} not ${t}; the next run does it`,r[0])]}async function yr(e,t,n,r){let o;try{o=await wr(r,n)}catch(u){return[A("No comment is written: those that stand on the pull request cannot be read, and none is \
to stand twice",u)]}let s=o.at(-1);if(!s&&!t)return[];let a=G-n.sticky.length-1,i=`${n.sticky}
${e(a)}`;if(i.length>G)return[`No comment is written: it is longer than the ${G} characters that GitHub takes.`];if(!s)return zs(i,n,r);try{kt(s.body,i)||await r.
editComment(s.id,i);for(let{id:u}of o.slice(0,-1))await r.editComment(u,Vs);return[]}catch(u){return[A("The comment on the pull request is not brought up to dat\
e",u)]}}var Vs="Kruise Preflight: a newer comment on this pull request has the result.";async function zs(e,t,n){try{return await n.comment(e),[]}catch(r){return(ae(
r)?await wr(n,t).catch(()=>[]):[]).length>0?[]:[A("The comment on the pull request is not written",r)]}}async function wr(e,t){let n=await e.comments();return $e(
n.filter(({body:r})=>r.split(/\r?\n/,1)[0]===t.sticky),e)}async function xr(e,t,n){try{return await Ys(e,t,n)}catch(r){return{warnings:[`Nothing more is said on the pull request (${j(r)}).`],inReview:new Set}}}async function Ys(e,t,n){
let r={inReview:new Set};if(!e.review&&!e.comment)return k(x({},r),{warnings:[]});let o=Yn(n,e.pullRequest),s=Kn(e.run??""),a;try{a=await o.head()}catch(c){return k(
x({},r),{warnings:[A("Nothing is said on the pull request: it cannot be read",c)]})}if(a!==e.head){let[c,d]=[a,e.head].map(f=>f.slice(0,10));return k(x({},r),{warnings:[
`Nothing is said on the pull request: it is at ${c} by now, and this run judged ${d}.`]})}let i=e.review?await mr(e,t,s,o):k(x({},r),{warnings:[],isOver:!1,finish:async()=>[]}),
{inReview:u}=i,l=[...i.warnings];if(e.comment&&!i.isOver){let{findings:c,versions:d}=e.report,f=c.some(({status:m,fingerprint:g})=>m==="new"&&!u.has(g))||(d?.broken.
length??0)>0;l.push(...await yr(m=>e.body(m,u),f,s,o))}return{warnings:[...l,...await i.finish()],inReview:u}}var br=require("node:fs/promises");var Qs=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,Or=/^(?:0{40}|0{64})$/,vr="refs/heads/";async function kr(e){let t=e.GITHUB_EVENT_NAME??"",n=await St(e.GITHUB_EVENT_PATH);
return(t==="push"?ti(n):Xs(t,n)??ei(n))??{kind:"other",name:t}}function Xs(e,t){let n=W(t.pull_request),r=X(W(n.base).sha),o=X(W(n.head).sha),s=n.number??t.number;
if(!r||!o||!Number.isSafeInteger(s))return;let{changed_files:a}=n,i=n.merged===!0?X(n.merge_commit_sha):void 0;return x(x(x({kind:"pull-request",number:Number(s),
base:r,head:o,changedFiles:typeof a=="number"&&Number.isSafeInteger(a)?a:void 0,onTarget:e==="pull_request_target"},n.state==="closed"&&{isClosed:!0}),Zs(n)&&{isFork:!0}),
i&&{mergedAs:i})}function Zs(e){let[t,n]=[W(e.head).repo,W(e.base).repo];return t===null||W(t).full_name!==W(n).full_name}function ei(e){let t=W(e.merge_group),
[n,r]=[X(t.base_sha),X(t.head_sha)];return n&&r?{kind:"merge-group",base:n,head:r}:void 0}function ti({ref:e,before:t,after:n,forced:r,repository:o}){let[s,a]=[
X(t),X(n)],i=typeof t=="string"&&Or.test(t);if(typeof e!="string"||!e.startsWith(vr)||!a||!(s||i))return;let{default_branch:u}=W(o),l=ni(u)&&e!==vr+u;return{kind:"\
push",base:s,head:a,isForced:r===!0,defaultBranch:l?u:void 0}}async function St(e){if(!e)return{};try{return W(JSON.parse(await(0,br.readFile)(e,"utf8")))}catch{
return{}}}function W(e){return typeof e=="object"&&e!==null?e:{}}function X(e){return typeof e=="string"&&Qs.test(e)&&!Or.test(e)?e:void 0}function ni(e){return typeof e==
"string"&&e.length<=255&&/^[^-./@][^\p{Cc} ~^:?*[\\]*$/u.test(e)&&!/\.\.|@\{|\/[./]|[./]$|\.lock(?:\/|$)/.test(e)}var ri=require("./shared.js"),pe=require("./shared.js"),oi=require("./shared.js"),si=require("./shared.js"),ii=require("./shared.js");function _r({judged:e,head:t},n){let r=Tt(s=>_t(e,s,n)),o=e===t?r:Tt(s=>_t(t,s,n));return{judged:r,head:o}}function Tr(e,t,n,r=o=>Sr("HEAD",o,t)){let o=(0,pe.attempt)(
()=>t(["cat-file","-e",`${e}^{commit}`]))!==void 0;return{judged:async s=>r(s),head:Tt(async s=>(o?Sr(e,s,t):void 0)??_t(e,s,n))}}function Sr(e,t,n){let r=(0,pe.attempt)(
()=>n(["ls-tree","-z","--full-tree",e,"--",`:(top,literal)${t}`]))?.toString(),[,o]=/^100\d{3} blob ([0-9a-f]+)\t/.exec(r??"")??[];return o===void 0?void 0:(0,pe.attempt)(
()=>n(["cat-file","blob",o]))?.toString()}async function _t(e,t,n){let{owner:r,repo:o,octokit:s,patiently:a}=n;try{let i=await a(u=>s.rest.repos.getContent({owner:r,
repo:o,path:t,ref:e,request:{signal:u}}));return Array.isArray(i)||i.type!=="file"||!("content"in i)||i.encoding!=="base64"?void 0:Buffer.from(i.content,"base64").
toString()}catch(i){if(R(i)===404)return;throw i}}function Tt(e){let t=new Map;return n=>{let r=t.get(n)??e(n);return t.set(n,r),r}}var $r=52,Er=150,ai=24e3,At="<!-- kruise-preflight-history: ",$t=" -->";function Rr(e,t){if(e===void 0)return{runs:[],isLost:!1};let n=e.trimEnd().split(/\r?\n/).
at(-1)??"",r={runs:[],isLost:!0};if(!n.startsWith(At)||!n.endsWith($t)||n.length>ai)return r;let o=fi(n.slice(At.length,-$t.length));if(!Mr(o)||o.v!==1||!Array.
isArray(o.runs)||o.runs.length>$r)return r;let s=o.runs.map(di);return s.every((i,u)=>i&&i.day>(s[u-1]?.day??"")&&i.day<=t)?{runs:s,isLost:!1}:r}function Cr(e,t){
let n=[...e.filter(({day:r})=>r<t.day),t].slice(-$r);return n.map((r,o)=>{let i=r,{rules:s={}}=i,a=Vt(i,["rules"]);return o<n.length-2?a:k(x({},a),{rules:s})})}
function Pr(e){let t=e.map(({day:n,commit:r,error:o,warning:s,notice:a,rules:i})=>[n,r,o,s,a,...i?[Object.fromEntries(ui(i))]:[]]);return`${At}${JSON.stringify(
{v:1,runs:t})}${$t}`}function ui(e){return Object.entries(e).filter(([t])=>qr.test(t)).sort(([t,n],[r,o])=>o-n||(t<r?-1:1)).slice(0,Er)}var li=/^\d{4}-\d{2}-\d{2}$/,
ci=/^[0-9a-f]{7,64}$/,qr=/^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,15}$/;function di(e){if(!Array.isArray(e)||e.length<5||e.length>6)return;let[t,n,...r]=e,o=e.length===
6?r.pop():void 0;if(typeof t!="string"||!li.test(t)||n!==null&&!(typeof n=="string"&&ci.test(n))||!r.every(Ar))return;let[s,a,i]=r;if(o===void 0)return{day:t,commit:n,
error:s,warning:a,notice:i};if(!Mr(o))return;let u=Object.entries(o);if(!(u.length>Er||!u.every(([l,c])=>qr.test(l)&&Ar(c))))return{day:t,commit:n,error:s,warning:a,
notice:i,rules:Object.fromEntries(u)}}function fi(e){try{return JSON.parse(e)}catch{return}}function Mr(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}
function Ar(e){return Number.isSafeInteger(e)&&e>=0&&e<1e9}function ue(e){return q.severities.reduce((t,n)=>t+e[n],0)}var he=class{#n=[];#e;#t=0;constructor(t){this.#e=t-120}keep(t){this.#e-=t.length}section(t,n,r=0,o=""){if(n.length===0&&t.startsWith(`
###`)||n.length===0&&o!=="")return;let s=t.length+o.length+40;if(s>this.#e){this.#t+=Math.max(1,n.length+Math.max(0,r));return}let a=this.#e-s,i=[];for(let d of n){
if(d.length+1>a)break;i.push(`${d}
`),a-=d.length+1}let u=n.length-i.length;this.#t+=u;let l=u+Math.max(0,r),c=l>0?`- and ${l} more
`:"";n.length>0&&i.length===0||(this.#n.push(t,...i,c,o),this.#e=a+40-c.length)}text(t){return[...this.#n,...this.#t>0?[t(this.#t)]:[]].join("")}};var K=require("./core.js");var pi=require("./core.js"),me=require("./core.js"),hi=require("./core.js"),mi=require("./core.js"),gi=require("./core.js"),yi=require("./core.js"),wi=require("./core.js"),
xi=require("./core.js");var vi={kubernetes:"Kubernetes",kruise:"Kruise",vcluster:"vcluster"},bi=200;function Rt({steps:e,report:t},n=10){let r=t.findings.length,[o,s,a,i]=["upgrade","o\
bject","fixes","owner"].map(l=>e.filter(c=>c.kind===l)),u=s.slice(n);return[...o.map(l=>Oi(l,r)),...s.slice(0,n).map(Si),...u.length>0?[`${(0,v.counted)(u.length,
"more object")}: ${(0,v.counted)(Ai(u),"finding")}`]:[],...a.map(_i),...i.length>0?[`The rest by owner: ${Ti(i,n*2)}`]:[]]}function Oi(e,t){let n=`clears ${e.clears.
length} of ${t}`;return`${Ur(e)} ${n}${e.breaks.length>0?`, and newly breaks ${(0,me.countedBySeverity)(e.breaks)}`:""}`}function Ur({component:e,to:t,moves:n}){
let r=n.map(({from:o,clusters:s})=>`${o} -> ${t} on ${ki(s)}`);return`${vi[e]} ${r.join(", ")}`}function ki(e){let t=(0,K.shortened)(e).replaceAll("`","'");return e.
length===1?t:`${(0,v.counted)(e.length,"cluster")} (${t})`}function Si(e){let{clears:t,workloads:n}=e;return`${Ir(e)}: ${(0,v.counted)(n.length,"workload")}, ${(0,v.counted)(
t.length,"finding")}`}function Ir({object:{kind:e,namespace:t,name:n},at:r}){let o=r?`in ${Et(`${r.file}:${r.line}`)}`:"which is not there";return`One ${e} (${Et(
t===null?n:`${t}/${n}`)}, ${o})`}function _i({clears:e}){let t=new Set(e.flatMap(({fix:r})=>r?.edits.map(({file:o})=>o)??[]));return`${(0,v.counted)(e.length,"s\
afe fix").replace(/xs$/,"xes")} in ${(0,v.counted)(t.size,"file")}; \`kruise-preflight fix\` applies ${e.length===1?"it":"them"}`}function Ti(e,t){let n=e.map(r=>`${Nr(
r)} ${r.clears.length}`);return(0,K.shortened)(n,t)}function Nr(e){return e.kind!=="owner"||e.owners.length===0?"nobody":e.owners.map(Et).join(" ")}function Lr(e){
let t=` (${e.clears.length})`;switch(e.kind){case"upgrade":return`${Ur(e)}${t}`;case"object":return`${Ir(e)}${t}`;case"fixes":return`Safe fixes${t}`;case"owner":
return`Of ${Nr(e)}${t}`}}function Ai(e){return e.reduce((t,{clears:n})=>t+n.length,0)}function Et(e){return`\`${(0,T.clipped)(e,bi).replaceAll("`","'")}\``}var Ct=require("./core.js"),Pt=require("./core.js"),$i=require("./core.js"),Ei=require("./core.js");var Dr="Kruise Preflight audit",qt=65536;function Mt(e=""){let t=e.replaceAll(/[^A-Za-z0-9_.]+/g,"-").replaceAll(/^-|-$/g,""),n=se("sha256").update(e).digest("h\
ex").slice(0,12),r=t===e&&e.length<=40?e:[t.slice(0,40).replace(/-$/,""),n].join("-");return`<!-- kruise-preflight-audit${r===""?"":`: ${r}`} -->`}var Z=300,ge=30,
Fr=10,Ri=20;function Ut({report:e,dates:t,failed:n}){return e.findings.length+t.length+n.length===0&&e.ledger.checked>0}function Br(e){let t=Rt(e),n=e.failed.map(
({repository:o,problem:s})=>`Not judged: ${o||"."}: ${s}`);return[Hr(e),...n,...t.map((o,s)=>`${s+1}. ${o}`),...e.dates.map(Kr)].map(o=>(0,Pt.inert)((0,Ct.folded)(
o)))}function Gr(e,{commit:t,previous:n,mark:r=Mt(),limit:o=qt}){let s=Rr(n,e.today),a=Cr(s.runs,Ni(e,t)),i=`
${Pr(a)}`,u=It(e,{commit:t,runs:a,isLost:s.isLost,limit:o-r.length-2-i.length});return`${r}

${u}${i}`}function It(e,{commit:t=null,runs:n=[],isLost:r=!1,limit:o=1024*1024}={}){let s=jr(e,t,n,r,new he(Number.POSITIVE_INFINITY));return s.length<=o?s:jr(e,
t,n,r,new he(o))}function jr(e,t,n,r,o){let{report:s,dates:a,failed:i,steps:u,repositories:l}=e,c=t===null?"":` at ${(0,C.code)(t.slice(0,7))}`,d=`
${(0,_.inline)(Ut(e)?"Closed, for nothing is left: it opens again when there is.":Ci)}
`;o.keep(d),o.section(`**${(0,_.inline)(Hr(e))}**, on ${e.today}${c}.
`,[]),l.length>1&&o.section(`
In ${(0,_.inline)((0,K.shortened)(l.map(Vr),ge))}.
`,[]),o.section(`
### Not judged

`,i.map(({repository:g,problem:p})=>`- ${(0,C.code)(g||".")} ${(0,_.inline)((0,T.clipped)(p,Z))}`)),o.section(`
### What to do

`,Rt(e).map((g,p)=>`${p+1}. ${(0,_.inline)(g)}`));for(let[g,p]of Ii(n,r))o.section(g,p);o.section(`
### Falls due

`,a.slice(0,ge).map(g=>`- ${(0,_.inline)(Kr(g))}`),a.length-ge);let f=(0,de.uncheckedIn)(s.ledger),m=`Not checked: ${f.length} of ${(0,v.counted)(s.ledger.documents,
"document")}`;o.section(Wr(m),f.slice(0,ge).map(g=>`- ${(0,C.code)(`${g.file}:${g.line}`)} ${(0,_.inline)((0,T.clipped)(g.reason,Z))}`),f.length-ge,`
</details>
`);for(let g of u)o.section(Wr(Lr(g)),qi(g),0,`
</details>
`);return`${o.text(Pi)}${d}`}var Ci="Every audit writes this issue anew, and closes it when nothing is left. Closed as not planned, it is left alone.";function Pi(e){
return`
${(0,v.counted)(e,"line")} had no room here; \`kruise-preflight check\` prints them all.
`}function Hr({report:{findings:e,ledger:t},clusters:n}){let r=(0,me.countedBySeverity)(e);return`${new Set(e.map(({severity:a})=>a)).size===1?r:e.length===0?"N\
o findings":`${e.length} findings (${r})`} in ${(0,v.counted)(t.checked,"document")}, for ${(0,v.counted)(n.length,"cluster")}`}function qi(e){return[...e.kind===
"upgrade"?e.breaks.map(n=>`- newly breaks: ${Jr(n)}`):[],...[...e.clears].sort(Mi).map(Ui)]}function Mi(e,t){return q.severities.indexOf(e.severity)-q.severities.
indexOf(t.severity)}function Ui(e){let{fix:t,affects:n,clusters:r}=e,o=t?`; fix: ${t.title}${t.safe?"":" (changes what runs)"}`:"",s=n.length>1?`; ${n.length} w\
orkloads`:"";return`- ${Jr(e)} in ${(0,_.inline)((0,T.clipped)(`${(0,K.shortened)(r)}${s}${o}`,Z))}`}function Jr({severity:e,file:t,line:n,message:r,ruleId:o}){
return`${e} ${(0,C.code)((0,T.clipped)(`${t}:${n}`,Z))} ${(0,_.inline)((0,T.clipped)(r,Z))} ${(0,C.code)(o)}`}function Kr({day:e,inDays:t,what:n,file:r,line:o}){
let s=t===0?"today":t>0?`in ${(0,v.counted)(t,"day")}`:`${(0,v.counted)(-t,"day")} ago`,a=r===null?"":` (${Vr(o===null?r:`${r}:${o}`)})`;return`${e}, ${s}: ${(0,T.clipped)(
n,Z)}${a}`}function Ii(e,t){let n=[];t&&n.push([`
The history of this issue could not be read, and begins anew.
`,[]]);let[r,o]=[e.at(-2),e.at(-1)];if(!r||!o)return n;let s=e.slice(-Fr).reverse(),a=Math.max(1,...s.map(ue));n.push([`
### Since ${r.day}

**${ue(r)} -&gt; ${ue(o)}** findings

| day | commit | errors | warnings | notices | all | |
|---|---|--:|--:|--:|--:|---|
`,s.map(d=>{let f="\u2588".repeat(Math.ceil(ue(d)*Ri/a)),m=q.severities.map(g=>d[g]).join(" | ");return`| ${d.day} | ${d.commit===null?"":(0,C.code)(d.commit.slice(
0,7))} | ${m} | ${ue(d)} | ${f} |`})]);let[i,u]=[r.rules??{},o.rules??{}],c=[...new Set([...Object.keys(i),...Object.keys(u)])].map(d=>({rule:d,from:i[d]??0,to:u[d]??
0})).filter(({from:d,to:f})=>d!==f).sort((d,f)=>Math.abs(f.to-f.from)-Math.abs(d.to-d.from)||(d.rule<f.rule?-1:1)).map(({rule:d,from:f,to:m})=>`${(0,C.code)(d)}\
 ${f} -&gt; ${m}`);return c.length>0&&n.push([`
${(0,K.shortened)(c,Fr)}
`,[]]),n}function Ni({today:e,report:{findings:t}},n){let r=s=>t.filter(a=>a.severity===s).length,o={};for(let{ruleId:s}of t)o[s]=(o[s]??0)+1;return{day:e,commit:/^[0-9a-f]{12}/.
exec(n??"")?.[0]??null,error:r("error"),warning:r("warning"),notice:r("notice"),rules:o}}function Wr(e){return`
<details><summary>${(0,gt.html)((0,T.clipped)(e,Z))}</summary>

`}function Vr(e){return`\`${e.replaceAll("`","'")}\``}var Li=require("./shared.js"),Nt=require("./shared.js"),Lt=require("./shared.js"),Ft=require("./shared.js"),Me=require("./shared.js"),jt=require("./shared.js");var Wt=require("./shared.js"),Fi=require("./shared.js");var Dt=require("./shared.js"),Bt=require("./shared.js"),ji=require("./shared.js");var Gt=require("./shared.js");var Ue=require("./core.js"),Wi=require("./core.js");var ye=require("./core.js"),Di=require("./core.js");var Ht=require("./core.js"),Bi=require("./core.js");var Gi=300;function zr(e,t={}){let{all:n=!1,said:r=new Set,notes:o=[],limit:s=65536}=t,a=(0,fe.ranked)(n?e.findings:(0,V.freshFindings)(e)),{here:i,elsewhere:u}=(0,Dt.apart)(
a,t.isChanged),{clusters:l}=e,c=[...i,...u].filter(({fingerprint:h})=>!r.has(h)),d=a.length===0&&!e.versions?.broken.length,f=`**Kruise Preflight:** ${[Hi(e),...d?
Ji(e):[],...Ki(t)].join(" ")}
`,m={title:"This comment",limit:s,unit:"characters",rest:"The job summary and the JSON report have more."};if(d){let h=[{name:"the notes",texts:[(0,Me.notesMarkdown)(
o)]}];return(0,Ue.fitted)({head:f,before:h,above:"",details:[],after:[]},m)}let g=(0,ye.rolloutMarkdown)(e,20),p={head:f,before:[{name:"what the new versions do",
texts:[(0,Ht.versionsMarkdown)(e)]},{name:"the table of findings",texts:[i.length>20?10:20,3].map(h=>(0,Gt.matrix)(i,l,h))},{name:"how many have comments on the\
ir lines",texts:[Vi(a,c)]},{name:"the notes",texts:[(0,Me.notesMarkdown)(o)]},{name:"the allowances",texts:[(0,dt.allowancesMarkdown)(e)]},{name:"what this chan\
ge does",texts:[g.table,(0,ye.rolloutMarkdown)(e,5).table]},{name:"the findings in lines that this change does not touch",texts:[10,3].map(h=>(0,Bt.elsewhereMarkdown)(
u,e,h))}],above:`
### Why, and what to do
`,details:c.map(h=>({finding:h,text:(0,Wt.details)(h,l,t)})),after:[{name:"what was not checked",texts:[10,3].map(h=>(0,jt.uncheckedMarkdown)(e,h))},{name:"what\
 the change mends",texts:[(0,Lt.fold)("Mended by this change",(0,Ft.mendedMarkdown)(e,20))]},{name:"what stood before",texts:n?[]:[10,3].map(h=>(0,Nt.existingMarkdown)(
e,h))},{name:"what the cluster will run",texts:[g.runs,(0,ye.rolloutMarkdown)(e,5).runs]}]};return(0,Ue.fitted)(p,m)}function Hi(e){return`${(0,_.inline)((0,T.clipped)(
(0,et.verdict)(e),Gi))}.`}function Ji({mended:e=[],ledger:t}){let n=(0,de.uncheckedIn)(t).length;return[...e.length>0?[`This change mends ${(0,v.counted)(e.length,
"finding")}.`]:[],...n>0?[`${(0,v.counted)(n,"document")} ${n===1?"is":"are"} not checked.`]:[]]}function Ki({summaryUrl:e=""}){return/^https?:\/\/[^\s()<>[\]\\]+$/.
test(e)?[`[Job summary](${e})`]:[]}function Vi(e,t){let n=e.length-t.length;if(n===0)return"";let r=n===1?"has a comment on its line":"have comments on their li\
nes";return`
${n} of ${(0,v.counted)(e.length,"finding")} ${r}.
`}0&&(module.exports={AUDIT_TITLE,INPUTS,LONGEST,MOST_BODY,MOST_OF_COMPARISON,NOT_LEFT,OUTCOMES,OUTPUTS,TITLE,UNASKED,agrees,annotate,answeredOtherwise,apiOf,auditBody,
auditLines,auditMark,auditMarkdown,clientFrom,contentId,converse,counting,deeper,everything,headHunks,hunkAround,isAtLeast,isClean,isFinal,isLost,isRefused,lineMap,
linesOf,outcomeOf,payloadOf,readTrigger,renderComment,repositoryUrl,runName,runUrl,said,setCounts,setOutput,stageLines,statusOf,summarize,textsByApi,textsOfCheckout,
unsaid,wantedTexts,writeAside,writeWanted});
