"use strict";var vn=Object.create;var he=Object.defineProperty,bn=Object.defineProperties,On=Object.getOwnPropertyDescriptor,En=Object.getOwnPropertyDescriptors,kn=Object.getOwnPropertyNames,Ht=Object.
getOwnPropertySymbols,Sn=Object.getPrototypeOf,zt=Object.prototype.hasOwnProperty,_n=Object.prototype.propertyIsEnumerable;var Kt=(e,t,r)=>t in e?he(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r,m=(e,t)=>{for(var r in t||={})zt.call(t,r)&&Kt(e,r,t[r]);if(Ht)for(var r of Ht(
t))_n.call(t,r)&&Kt(e,r,t[r]);return e},y=(e,t)=>bn(e,En(t));var F=(e,t,r)=>()=>{if(r)throw r[0];try{return e&&(t=e(e=0)),t}catch(n){throw r=[n],n}};var Ae=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},D=(e,t)=>{for(var r in t)he(e,r,{get:t[r],enumerable:!0})},Tn=(e,t,r,n)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let o of kn(t))!zt.call(e,o)&&o!==r&&he(e,o,{get:()=>t[o],enumerable:!(n=On(t,o))||n.enumerable});return e};var _=(e,t,r)=>(r=e!=null?vn(Sn(e)):{},Tn(t||!e||!e.__esModule?he(r,"default",{value:e,enumerable:!0}):r,e));var Zt=Ae(V=>{"use strict";var ps=require("net"),Nn=require("tls"),Ue=require("http"),Qt=require("https"),Un=require("events"),ms=require("assert"),Pn=require("util");
V.httpOverHttp=In;V.httpsOverHttp=qn;V.httpOverHttps=$n;V.httpsOverHttps=Mn;function In(e){var t=new I(e);return t.request=Ue.request,t}function qn(e){var t=new I(
e);return t.request=Ue.request,t.createSocket=Yt,t.defaultPort=443,t}function $n(e){var t=new I(e);return t.request=Qt.request,t}function Mn(e){var t=new I(e);return t.
request=Qt.request,t.createSocket=Yt,t.defaultPort=443,t}function I(e){var t=this;t.options=e||{},t.proxyOptions=t.options.proxy||{},t.maxSockets=t.options.maxSockets||
Ue.Agent.defaultMaxSockets,t.requests=[],t.sockets=[],t.on("free",function(n,o,i,s){for(var c=Xt(o,i,s),a=0,u=t.requests.length;a<u;++a){var l=t.requests[a];if(l.
host===c.host&&l.port===c.port){t.requests.splice(a,1),l.request.onSocket(n);return}}n.destroy(),t.removeSocket(n)})}Pn.inherits(I,Un.EventEmitter);I.prototype.
addRequest=function(t,r,n,o){var i=this,s=Pe({request:t},i.options,Xt(r,n,o));if(i.sockets.length>=this.maxSockets){i.requests.push(s);return}i.createSocket(s,function(c){
c.on("free",a),c.on("close",u),c.on("agentRemove",u),t.onSocket(c);function a(){i.emit("free",c,s)}function u(l){i.removeSocket(c),c.removeListener("free",a),c.
removeListener("close",u),c.removeListener("agentRemove",u)}})};I.prototype.createSocket=function(t,r){var n=this,o={};n.sockets.push(o);var i=Pe({},n.proxyOptions,
{method:"CONNECT",path:t.host+":"+t.port,agent:!1,headers:{host:t.host+":"+t.port}});t.localAddress&&(i.localAddress=t.localAddress),i.proxyAuth&&(i.headers=i.headers||
{},i.headers["Proxy-Authorization"]="Basic "+new Buffer(i.proxyAuth).toString("base64")),q("making CONNECT request");var s=n.request(i);s.useChunkedEncodingByDefault=
!1,s.once("response",c),s.once("upgrade",a),s.once("connect",u),s.once("error",l),s.end();function c(f){f.upgrade=!0}function a(f,d,h){process.nextTick(function(){
u(f,d,h)})}function u(f,d,h){if(s.removeAllListeners(),d.removeAllListeners(),f.statusCode!==200){q("tunneling socket could not be established, statusCode=%d",f.
statusCode),d.destroy();var p=new Error("tunneling socket could not be established, statusCode="+f.statusCode);p.code="ECONNRESET",t.request.emit("error",p),n.removeSocket(
o);return}if(h.length>0){q("got illegal response body from proxy"),d.destroy();var p=new Error("got illegal response body from proxy");p.code="ECONNRESET",t.request.
emit("error",p),n.removeSocket(o);return}return q("tunneling connection has established"),n.sockets[n.sockets.indexOf(o)]=d,r(d)}function l(f){s.removeAllListeners(),
q(`tunneling socket could not be established, cause=%s
`,f.message,f.stack);var d=new Error("tunneling socket could not be established, cause="+f.message);d.code="ECONNRESET",t.request.emit("error",d),n.removeSocket(
o)}};I.prototype.removeSocket=function(t){var r=this.sockets.indexOf(t);if(r!==-1){this.sockets.splice(r,1);var n=this.requests.shift();n&&this.createSocket(n,function(o){
n.request.onSocket(o)})}};function Yt(e,t){var r=this;I.prototype.createSocket.call(r,e,function(n){var o=e.request.getHeader("host"),i=Pe({},r.options,{socket:n,
servername:o?o.replace(/:.*$/,""):e.host}),s=Nn.connect(0,i);r.sockets[r.sockets.indexOf(n)]=s,t(s)})}function Xt(e,t,r){return typeof e=="string"?{host:e,port:t,
localAddress:r}:e}function Pe(e){for(var t=1,r=arguments.length;t<r;++t){var n=arguments[t];if(typeof n=="object")for(var o=Object.keys(n),i=0,s=o.length;i<s;++i){
var c=o[i];n[c]!==void 0&&(e[c]=n[c])}}return e}var q;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?q=function(){var e=Array.prototype.slice.
call(arguments);typeof e[0]=="string"?e[0]="TUNNEL: "+e[0]:e.unshift("TUNNEL:"),console.error.apply(console,e)}:q=function(){};V.debug=q});var tr=Ae((gs,er)=>{er.exports=Zt()});var nr=Ae((ys,rr)=>{rr.exports={get Dispatcher(){return require("./undici.js").Dispatcher},get Client(){return require("./undici.js").Client},get Pool(){return require("./undici.js").
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
EventSource}}});var Lr={};D(Lr,{textsByApi:()=>Br.textsByApi,textsOfCheckout:()=>jr.textsOfCheckout});var Br,jr,Wr=F(()=>{Br=require("./action-shared.js"),jr=require("./action-shared.js")});var Gr={};D(Gr,{converse:()=>Hr.converse});var Hr,Kr=F(()=>{Hr=require("./action-shared.js")});var Rt={};D(Rt,{renderComment:()=>zr.renderComment});var zr,Nt=F(()=>{zr=require("./action-shared.js")});var Vr={};D(Vr,{annotateByCheckRun:()=>Jr.annotateByCheckRun});var Jr,Qr=F(()=>{Jr=require("./github-check-run.js")});var Yr={};D(Yr,{agrees:()=>Xr.agrees,headHunks:()=>Zr.headHunks,hunkAround:()=>en.hunkAround,lineMap:()=>tn.lineMap,linesOf:()=>rn.linesOf});var Xr,Zr,en,tn,rn,
nn=F(()=>{Xr=require("./action-shared.js"),Zr=require("./action-shared.js"),en=require("./action-shared.js"),tn=require("./action-shared.js"),rn=require("./action-shared.js")});var ln={};D(ln,{publishFromRun:()=>fn.publishFromRun});var fn,dn=F(()=>{fn=require("./action-publish.js")});var pn={};D(pn,{auditAll:()=>mn.auditAll});var mn,hn=F(()=>{mn=require("./action-audit.js")});var gn=require("node:fs/promises"),Dt=_(require("node:path"));var Jt=_(require("os"),1);function ee(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ce(e){return Object.keys(e).length?{title:e.title,file:e.file,
line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Ne(e,t,r){let n=new Re(e,t,r);process.stdout.write(n.toString()+Jt.EOL)}var Vt="::",Re=class{constructor(t,r,n){t||(t="missing.command"),this.command=t,this.properties=r,this.message=n}toString(){let t=Vt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let r=!0;for(let n in this.properties)if(this.properties.hasOwnProperty(n)){let o=this.properties[n];o&&(r?r=!1:t+=
",",t+=`${n}=${Cn(o)}`)}}return t+=`${Vt}${An(this.message)}`,t}};function An(e){return ee(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Cn(e){
return ee(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var ge=_(tr(),1),Fn=_(nr(),1);var R;(function(e){e[e.OK=200]="OK",e[e.MultipleChoices=300]="MultipleChoices",e[e.MovedPermanently=301]="MovedPermanently",e[e.ResourceMoved=302]="ResourceMove\
d",e[e.SeeOther=303]="SeeOther",e[e.NotModified=304]="NotModified",e[e.UseProxy=305]="UseProxy",e[e.SwitchProxy=306]="SwitchProxy",e[e.TemporaryRedirect=307]="T\
emporaryRedirect",e[e.PermanentRedirect=308]="PermanentRedirect",e[e.BadRequest=400]="BadRequest",e[e.Unauthorized=401]="Unauthorized",e[e.PaymentRequired=402]=
"PaymentRequired",e[e.Forbidden=403]="Forbidden",e[e.NotFound=404]="NotFound",e[e.MethodNotAllowed=405]="MethodNotAllowed",e[e.NotAcceptable=406]="NotAcceptable",
e[e.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",e[e.RequestTimeout=408]="RequestTimeout",e[e.Conflict=409]="Conflict",e[e.Gone=410]="Gone",e[e.
TooManyRequests=429]="TooManyRequests",e[e.InternalServerError=500]="InternalServerError",e[e.NotImplemented=501]="NotImplemented",e[e.BadGateway=502]="BadGatew\
ay",e[e.ServiceUnavailable=503]="ServiceUnavailable",e[e.GatewayTimeout=504]="GatewayTimeout"})(R||(R={}));var or;(function(e){e.Accept="accept",e.ContentType="\
content-type"})(or||(or={}));var ir;(function(e){e.ApplicationJson="application/json"})(ir||(ir={}));var xs=[R.MovedPermanently,R.ResourceMoved,R.SeeOther,R.TemporaryRedirect,R.PermanentRedirect],vs=[R.BadGateway,R.ServiceUnavailable,R.GatewayTimeout];var ar=require("os"),te=require("fs"),Ie=function(e,t,r,n){function o(i){return i instanceof r?i:new r(function(s){s(i)})}return new(r||(r=Promise))(function(i,s){
function c(l){try{u(n.next(l))}catch(f){s(f)}}function a(l){try{u(n.throw(l))}catch(f){s(f)}}function u(l){l.done?i(l.value):o(l.value).then(c,a)}u((n=n.apply(e,
t||[])).next())})},{access:Dn,appendFile:Ln,writeFile:Bn}=te.promises,sr="GITHUB_STEP_SUMMARY";var qe=class{constructor(){this._buffer=""}filePath(){return Ie(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.env[sr];if(!t)
throw new Error(`Unable to find environment variable for $${sr}. Check if your runtime environment supports job summaries.`);try{yield Dn(t,te.constants.R_OK|te.constants.
W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,r,n={}){
let o=Object.entries(n).map(([i,s])=>` ${i}="${s}"`).join("");return r?`<${t}${o}>${r}</${t}>`:`<${t}${o}>`}write(t){return Ie(this,void 0,void 0,function*(){let r=!!t?.
overwrite,n=yield this.filePath();return yield(r?Bn:Ln)(n,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Ie(this,void 0,void 0,function*(){
return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer=
"",this}addRaw(t,r=!1){return this._buffer+=t,r?this.addEOL():this}addEOL(){return this.addRaw(ar.EOL)}addCodeBlock(t,r){let n=Object.assign({},r&&{lang:r}),o=this.
wrap("pre",this.wrap("code",t),n);return this.addRaw(o).addEOL()}addList(t,r=!1){let n=r?"ol":"ul",o=t.map(s=>this.wrap("li",s)).join(""),i=this.wrap(n,o);return this.
addRaw(i).addEOL()}addTable(t){let r=t.map(o=>{let i=o.map(s=>{if(typeof s=="string")return this.wrap("td",s);let{header:c,data:a,colspan:u,rowspan:l}=s,f=c?"th":
"td",d=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(f,a,d)}).join("");return this.wrap("tr",i)}).join(""),n=this.wrap("table",
r);return this.addRaw(n).addEOL()}addDetails(t,r){let n=this.wrap("details",this.wrap("summary",t)+r);return this.addRaw(n).addEOL()}addImage(t,r,n){let{width:o,
height:i}=n||{},s=Object.assign(Object.assign({},o&&{width:o}),i&&{height:i}),c=this.wrap("img",null,Object.assign({src:t,alt:r},s));return this.addRaw(c).addEOL()}addHeading(t,r){
let n=`h${r}`,o=["h1","h2","h3","h4","h5","h6"].includes(n)?n:"h1",i=this.wrap(o,t);return this.addRaw(i).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,r){let n=Object.assign({},r&&{cite:r}),o=this.wrap("blockquot\
e",t,n);return this.addRaw(o).addEOL()}addLink(t,r){let n=this.wrap("a",t,{href:r});return this.addRaw(n).addEOL()}},Ns=new qe;var $e=_(require("os"),1);var ye=_(require("fs"),1);var{chmod:jn,copyFile:Wn,lstat:Gn,mkdir:Hn,open:Is,readdir:Kn,rename:zn,rm:Vn,rmdir:qs,stat:Jn,symlink:Qn,unlink:Yn}=ye.promises,Xn=process.platform==="win32";var $s=ye.constants.O_RDONLY;var Bs=process.platform==="win32";var Hs=$e.default.platform(),Ks=$e.default.arch();var ur;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(ur||(ur={}));function re(e,t){let r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!r)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?r:r.trim()}function we(e,t){let r=re(e,t).split(`
`).filter(n=>n!=="");return t&&t.trimWhitespace===!1?r:r.map(n=>n.trim())}function lr(e,t={}){Ne("error",Ce(t),e instanceof Error?e.toString():e)}function fr(e,t={}){Ne("warning",Ce(t),e instanceof Error?e.toString():e)}var Me=require("./action-shared.js"),io=require("./action-shared.js"),so=require("./action-shared.js"),L=require("./action-shared.js");var U=_(require("node:path"));var ao=require("./core.js"),Fe=require("./core.js"),co=require("./core.js"),uo=require("./core.js");var N=require("node:fs"),v=_(require("node:path"));var ne=require("./shared.js"),oe=require("./shared.js"),De=require("./shared.js"),Le=require("./shared.js"),Be=require("./shared.js");var je=require("./core.js"),lo=require("./core.js"),fo=require("./core.js"),po=require("./core.js"),mo=require("./core.js"),ho=require("./core.js"),go=require("./core.js"),
yo=require("./core.js");var wo=require("./core.js"),We=require("./core.js"),xo=require("./core.js"),vo=require("./core.js"),bo=require("./core.js"),Oo=require("./core.js"),Eo=require("./core.js"),
ko=require("./core.js"),Ge=require("./core.js"),So=require("./core.js"),_o=require("./core.js"),To=require("./core.js"),Ao=require("./core.js"),Co=require("./core.js"),
Ro=require("./core.js");var ie=require("./core.js"),No=require("./core.js"),He=require("./core.js"),Uo=require("./core.js"),xe=require("./core.js"),Po=require("./core.js");var Io=require("./core.js"),qo=require("./core.js"),Ke=require("./core.js");var ze=require("./core.js"),$o=require("./core.js"),Ve=require("./core.js"),Mo=require("./core.js");var Fo=[...je.KUSTOMIZATION_NAMES,"Chart.yaml"];function dr(e,t){let r,n=new Map,o=i=>{let s=n.get(i)??Fo.some(c=>(0,N.existsSync)(v.default.join(e,i,c)));return n.
set(i,s),s};return i=>{r??=Do(e,t);let{files:s,texts:c}=r;return(0,ne.isInside)(i,{has:a=>o(a)})||Go(v.default.join(e,i))||[...s].some(a=>a===i||a.startsWith(`${i}\
/`))||c.some(a=>a.includes(v.default.posix.basename(i)))}}function Do(e,{paths:t=[],config:r,baseline:n}){let o=(0,Ke.diskTree)(e),i=[...t,r,n].flatMap(l=>l===void 0?
[]:[o.nameOf(l)]),s=new Set,c=new Set(r===void 0?[ie.CONFIG]:[o.nameOf(r)]),a=l=>{for(let f of Wo(v.default.resolve(e,l)))s.add(o.nameOf(f))};for(let l of i)a(l);
for(let l of[".",...i.filter(f=>f.startsWith("../"))])for(let{name:f,isLink:d}of Bo(v.default.resolve(e,l),l)){d&&ze.MANIFEST.test(f)&&a(f);let h=(0,xe.isConfig)(
f)?f:v.default.posix.join(f,v.default.posix.basename(ie.CONFIG));r===void 0&&(0,xe.isConfig)(h)&&c.add(h)}let u=[];for(let l of c){let f=Lo(l,o);if(typeof f=="s\
tring")u.push(f);else for(let d of pr(f?.clusters??[]))a(v.default.posix.join((0,He.folderOf)(l),d))}return{files:s,texts:u}}function Lo(e,t){let r=t.isFile(e)?
t.read(e):{unread:""};if(!("unread"in r))try{return(0,Ge.readSettings)(r)}catch(n){if(n instanceof We.SettingsError)return r.text;throw n}}function*pr(e){if(typeof e==
"string")yield e;else if(typeof e=="object"&&e!==null)for(let t of Object.values(e))yield*pr(t)}function*Bo(e,t){let r=v.default.basename(ie.CONFIG),n=[{folder:e,
prefix:t==="."?"":`${t}/`}];for(let o=n.pop();o;o=n.pop()){let{folder:i,prefix:s}=o;for(let c of ve(()=>(0,N.readdirSync)(i,{withFileTypes:!0}))??[]){if(c.isFile()&&
c.name!==r)continue;let a=s+c.name;c.isSymbolicLink()?yield{name:a,isLink:!0}:c.isDirectory()?Ve.NEVER.has(c.name)||n.push({folder:`${i}/${c.name}`,prefix:`${a}\
/`}):yield{name:a,isLink:!1}}}}var jo=40;function*Wo(e){for(let r=e,n=jo;n>0;n--){yield r;let o=ve(()=>(0,N.readlinkSync)(r));if(o===void 0)break;r=v.default.resolve(
v.default.dirname(r),o)}let t=ve(()=>(0,N.realpathSync)(e));t!==void 0&&(yield t)}function Go(e){let t=ve(()=>(0,N.lstatSync)(e));return t!==void 0&&(t.isSymbolicLink()||
t.isDirectory())}function ve(e){try{return e()}catch{return}}var Je=require("./action-shared.js");var wr=_(require("node:path"));var mr=/^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;function hr(e){let t=new Map,r,n=e.split(`
`);for(let o=0;o<n.length;o++){let i=n[o];if(i.startsWith("+++ ")){let l=Ho(i.slice(4));r=l===void 0?void 0:[],l!==void 0&&t.set(l,r);continue}let s=mr.exec(i);
if(!s)continue;let c=Number(s[1]??1),a=Number(s[2]),u=Number(s[3]??1);for(let l=c+u;l>0&&o+1<n.length;)n[++o].startsWith("\\")||l--;u>0?r?.push([a,a+u-1]):r?.push(
[Math.max(1,a),a+1])}return t}function Ho(e){let t=e.replace(/\t$/,""),r=t.startsWith('"')?zo(t):t;return r.startsWith("b/")?r.slice(2):void 0}var Ko={a:"\x07",
b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"};function zo(e){let t=[];for(let[,r,n,o]of e.slice(1).matchAll(/\\([0-7]{3})|\\(.)|([^\\"]+)/gu))r!==void 0?t.push(Buffer.from([Number.parseInt(
r,8)])):t.push(Buffer.from(n!==void 0?Ko[n]??n:o));return Buffer.concat(t).toString("utf8")}function gr(e,t){let r=Jo(e);if(r===void 0)return"whole";let n=t.split(
`
`).map(yr),o=[],i=0,s=0;for(let c of r){let a=Vo(c,n,c.start-1+s,i);if(a===void 0)return"whole";s=a-(c.start-1),i=a+c.lines.length;for(let[u,{changed:l}]of c.lines.
entries()){let f=a+u+1,d=o.at(-1);l&&(d?.[1]===f-1?d[1]=f:o.push([f,f]))}}return o}function Vo(e,t,r,n){let o=s=>s>=n&&s+e.lines.length<=t.length&&e.lines.every(
(c,a)=>c.text===t[s+a]);if(e.lines.length===0||o(r))return Math.max(0,r);let i;for(let s=n;s<t.length;s++)if(o(s)){if(i!==void 0)return;i=s}return i}function Jo(e){
let t=[],r,n=!1,o=()=>{let i=r?.lines.at(-1);n&&i&&(i.changed=!0)};for(let i of e.split(`
`)){let s=mr.exec(i);if(s&&(r===void 0||r.left===0)){o(),r={start:Number(s[2]),lines:[],left:Number(s[3]??1)},t.push(r),n=!1;continue}if(r===void 0)return;let c=yr(
i.slice(1));switch(i[0]){case"-":n=!0;break;case"+":case" ":if(r.left===0)return;i[0]===" "&&o(),r.lines.push({text:c,changed:i[0]==="+"||n}),r.left--,n=!1;break;case"\
\\":break;default:return}}return o(),r?.left===0?t:void 0}function yr(e){return e.endsWith("\r")?e.slice(0,-1):e}var T=require("./shared.js"),A=require("./shared.js"),Qe=require("./shared.js"),Ye=require("./shared.js"),Xe=require("./shared.js");var Qo=["*.yaml","*.yml","*.json"].map(e=>`:(top,icase)${e}`),et={commit:void 0,inClone:!1,depth:"0"};function xr(e,t){let r=Or(t),n=t(["rev-parse","--verify","\
HEAD^{commit}"]).toString().trim();if(e.kind==="merge-group"){if(n!==e.head)throw Ze("merge group");return J(e.base,t,r)}if(e.kind==="push"){if(n!==e.head)throw Ze(
"commit that was pushed");return e.base?J(e.base,t,r):tt(e,t)}if(r.length===2&&r[1]===e.head)return J(r[0],t,r);if(n!==e.head&&n!==e.mergedAs)throw Ze("pull req\
uest");return br(e.base,t)?vr(e.base,t,r):et}function J(e,t,r=Or(t)){return{commit:e,inClone:br(e,t),depth:r.includes(e)?"2":"0"}}function tt({defaultBranch:e},t){
let r=`refs/remotes/origin/${e}^{commit}`,n=e&&(0,A.attempt)(()=>t(["rev-parse","--verify","--quiet","--end-of-options",r]));return n?vr(n.toString().trim(),t):
et}function vr(e,t,r){let n=(0,A.attempt)(()=>t(["merge-base",e,"HEAD"]));return n?J(n.toString().trim(),t,r):et}function br(e,t){return(0,A.attempt)(()=>t(["ca\
t-file","-e",`${e}^{commit}`]))!==void 0}function Or(e){return[...e(["cat-file","commit","HEAD"]).toString().split(`

`,1)[0].matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,r])=>r)}function se(e,t,r=!1){let n=["diff","--no-color","--no-ext-diff","--no-textconv","-M"],o=t([...n,"--i\
gnore-submodules=none","--raw","-z","--no-abbrev",e,"HEAD"]).toString(),i=Zo(o),s=t([...n,"--ignore-submodules=all","--patch","--unified=0","--inter-hunk-contex\
t=0","--src-prefix=a/","--dst-prefix=b/",e,"HEAD","--",...Qo]).toString(),c=hr(s),a=t(["rev-parse","--show-prefix"]).toString().replace(/\n$/,""),u=new Map,l=(f,d)=>{
f.startsWith(a)?u.set(f.slice(a.length),d):r&&u.set(wr.default.posix.relative(a,f),d)};for(let{from:f}of i)f!==void 0&&l(f,[]);for(let{name:f,gone:d,sameText:h,
isSubmodule:p}of i)if(l(f,c.get(f)??(d||h?[]:"whole")),p&&!d)for(let x of Yo(f,t))l(x,"whole");return{files:u}}function Yo(e,t){let r=["ls-files","--recurse-sub\
modules","--full-name","-z","--",`:(top,literal)${e}`];return(0,Qe.fields)((0,A.attempt)(()=>t(r))??Buffer.alloc(0)).filter(n=>n!==e)}function Ze(e){return Object.
assign(new T.GitCannotTell(`the ${e} is not what is checked out`),{elsewhere:!0})}var Xo="160000";function Zo(e){let t=e.split("\0"),r=[];for(let n=0;n+1<t.length;){
let[,o,i,s,c=""]=t[n++].split(" "),a=t[n++],u={gone:c.startsWith("D"),sameText:i===s,isSubmodule:o===Xo};c.startsWith("R")?r.push(m({name:t[n++],from:a},u)):c.startsWith(
"C")?r.push(m({name:t[n++]},u)):r.push(m({name:a},u))}return r}var Oe=require("node:fs/promises"),B=_(require("node:path"));var Er=require("node:fs"),kr=require("node:fs/promises"),$=_(require("node:path"));var rt=require("./shared.js"),ei=require("./shared.js"),nt=require("./shared.js"),ot=require("./shared.js"),it=require("./shared.js"),ae=require("./shared.js"),
st=require("./shared.js"),at=require("./shared.js"),ct=require("./shared.js");var ut=require("./action-shared.js");async function ce(e,t){for(let r=e;;r=$.default.dirname(r)){if(await(0,kr.lstat)($.default.join(r,".git")).then(()=>!0,()=>!1))return r;if(r===t||r===$.default.
dirname(r))return t}}function be(e){let t=(0,at.namerOf)(e),r=(0,ae.filesOf)("HEAD",e,t);for(let o of(0,nt.changedSince)("HEAD",e))r.delete(t(o));let n=new Set(
(0,st.leftOut)(e).map(t));return{nameOf:t,leavesOut:o=>n.has(o),has:(o,i)=>r.get(o)?.id===i,held(o){let i=(0,ct.sizesOf)([...o.values()].map(({id:c})=>c),e),s=new Map(
[...o].flatMap(([c,a])=>{let u=i.get(a.id);return u===void 0?[]:[[c,y(m({},a),{size:u})]]}));return new Map((0,A.attempt)(()=>[...(0,it.contentsByGit)([...s.keys()],
s,e)])??[])}}}async function Sr(e,t){let r=$.default.relative(await ce(e,t),e).replaceAll($.default.sep,"/");return{nameOf:n=>r===""?n:$.default.posix.relative(
r,n),leavesOut:()=>!1,has(n,o){try{return(0,ut.contentId)((0,Er.readFileSync)($.default.join(e,n)),o)===o}catch{return!1}},held:()=>new Map}}var ti=8*1024*1024;async function ue(e,t){let r=await ce(t.cwd,t.workspace),n=new Map,o=i=>{let s=B.default.relative(t.cwd,B.default.join(r,i)).replaceAll(B.default.
sep,"/");return s.startsWith("../")&&!(t.above&&ri(r,i))?void 0:s};for(let{status:i,previous_filename:s}of e){let c=i==="renamed"&&s!==void 0?o(s):void 0;c!==void 0&&
n.set(c,[])}for(let{filename:i,status:s,changes:c,patch:a}of e){let u=o(i);u===void 0||s==="unchanged"||(s==="removed"||a===void 0&&c===0?n.set(u,[]):a===void 0?
n.set(u,"whole"):n.set(u,(0,oe.isManifestName)(u)?await ni(B.default.join(t.cwd,u),a):"whole"))}return{files:n}}function ri(e,t){return B.default.join(e,t).startsWith(
e+B.default.sep)}async function ni(e,t){try{let{size:r}=await oi(e);return r>ti?"whole":gr(t,await(0,Oe.readFile)(e,"utf8"))}catch{return"whole"}}async function oi(e){
let t=await(0,Oe.lstat)(e);if(!t.isFile())throw new Error(`${e} is not a file`);return t}var Q=require("./action-shared.js"),le=require("./action-shared.js"),j=require("./action-shared.js"),fe=require("./action-shared.js"),b=require("./action-shared.js"),
W=require("./action-shared.js"),O=require("./action-shared.js"),G=require("./action-shared.js");var Cr=", and every finding as new",Rr="`contents: read` in the permissions of the job";async function Nr(e,t,r){let{start:n,reasons:o,mend:i}=r;if(!e.base&&!e.
defaultBranch)return y(m({},(0,b.everything)(["nothing stood on this branch before"],[],Cr)),{startless:!0});if(!t.connect)return y(m({},(0,b.everything)([...o,
j.UNASKED],i)),{start:n});let s;try{let c=await t.connect();if(e.base){try{return m(y(m({},await _r(e.base,e.base,e,t,c)),{start:n}),!n&&{commit:e.base})}catch(p){
if((0,G.statusOf)(p)!==404)throw p;if(s=`GitHub: ${(0,O.said)(p)}`,!e.defaultBranch)return Ar(e,[...o,s],i)}let h=(0,A.attempt)(()=>tt(e,t.git));if(h?.inClone)return Tr(
e,{source:"git",changed:se(h.commit,t.git,t.above),notices:[],start:h})}let a=e.defaultBranch,u=await c.mergeBase(a,e.head),l=(0,A.attempt)(()=>J(u,t.git)),f=l?.
inClone?{source:"git",changed:se(u,t.git,t.above),notices:[]}:await _r(u,a,e,t,c),d=m(y(m({},f),{start:l}),!l&&{commit:u});return s===void 0?d:Tr(e,d)}catch(c){
let a=[...o,...[s,ai(c)].filter(l=>l!==void 0)];if(s!==void 0)return Ar(e,a,i);let u=(0,G.statusOf)(c)===0;return m(y(m({},(0,b.everything)(a,(0,W.isRefused)(c)?
[...i,Rr]:i)),{start:n}),u&&{silent:u})}}async function _r(e,t,{head:r},n,o){return{source:"compare",changed:await ii(e,t,r,n,o)??await si(e,n,o),notices:[]}}async function ii(e,t,r,n,o){
try{let i=await o.comparedFiles(t,r);return i.length<Q.MOST_OF_COMPARISON&&await o.mergeBase(t,r)===e?await ue(i,n):void 0}catch(i){if((0,G.statusOf)(i)===404)return;
throw i}}async function si(e,{git:t,above:r},n){let{entries:o,truncated:i}=await n.tree(e);if(i)throw new Error("it does not list all files of a commit that has\
 so many");let{nameOf:s}=be(t),c=(0,ae.filesOf)("HEAD",t,s),a=new Map(o.flatMap(({path:l,type:f,sha:d})=>f==="tree"?[]:[[s(l),d]])),u=new Map;for(let l of a.keys())
c.has(l)||u.set(l,[]);for(let[l,{id:f}]of c)a.get(l)!==f&&u.set(l,"whole");if(!r)for(let l of[...u.keys()])l.startsWith("../")&&u.delete(l);return{files:u}}function Tr({
base:e,defaultBranch:t},r){let n=`Commit ${e.slice(0,10)}, at which the branch was before this push, is neither in this clone nor on GitHub. The change counts f\
rom where the branch left \`${t}\`.`;return y(m({},r),{notices:[n,...r.notices]})}function Ar({isForced:e},t,r){return y(m({},(0,b.everything)(t,e?[]:[...r,Rr],
Cr)),{startless:!0})}function ai(e){return e instanceof T.GitCannotTell?void 0:`GitHub: ${(0,O.said)(e)}`}var Ur=3e3,ci="`pull-requests: read` in the permissions of the job";async function Ir(e,t){if(e.kind==="other")return{source:"all",notices:[]};let r=de(t),n=ui(
e,r,t.above),{changed:o,start:i,elsewhere:s}=n;if(o)return{changed:o,source:"git",notices:[],start:i};let c=[`git: ${(0,O.said)(n.problem)}`],a=(0,fe.deeper)(i,
n.problem);if(e.kind==="push")return s?{source:"all",notices:[Pr(e)],elsewhere:s}:Nr(e,y(m({},t),{git:r}),{start:i,reasons:c,mend:a});let u=await li(e,t,c,a);return s?
y(m({},u),{notices:[Pr(e),...u.notices],elsewhere:s}):y(m({},u),{start:i})}function de({cwd:e,workspace:t}){return(0,Xe.gitAt)(e,{safe:(0,Ye.foldersBetween)(e,t),
mayFetch:!0})}function ui(e,t,r){let n;try{n=xr(e,t);let{commit:o,inClone:i}=n;if(o!==void 0&&i)return{start:n,changed:se(o,t,r)};let s=o??e.base;throw new T.GitCannotTell(
s?`commit ${s.slice(0,10)} is not in this clone`:le.NOT_LEFT)}catch(o){return y(m({},n&&{start:n}),{problem:o,elsewhere:o instanceof T.GitCannotTell&&o.elsewhere})}}
async function li(e,t,r,n){let o=[];if(!t.connect)return(0,b.everything)([...r,j.UNASKED],n);let i=n;try{let s=await t.connect();if(e.kind==="pull-request")try{
let a=await s.pullRequestFiles(e.number);if(a.length<Ur||a.length===e.changedFiles)return{changed:await ue(a,t),source:"pull-request",notices:o};let u=Ur.toLocaleString(
"en");return(0,b.everything)([...r,`GitHub lists no more than ${u} files of a pull request`],i)}catch(a){if(r.push(`the pull request's list of files: ${(0,O.said)(
a)}`),(0,G.statusOf)(a)===0)return y(m({},(0,b.everything)(r,i)),{silent:!0});(0,W.isRefused)(a)&&(i=[...n,ci])}let c=await fi(s,e,r);if(!c)return(0,b.everything)(
r,i);if(e.kind==="pull-request"){let a=r.join("; ");o.push(`The changed lines come from GitHub's comparison of the commits (${a}). To mend: ${i.join(", or ")}.`)}
return{changed:await ue(c,t),source:"compare",notices:o}}catch(s){return(0,b.everything)([...r,(0,O.said)(s)],i)}}async function fi(e,{base:t,head:r},n){try{let o=await e.
comparedFiles(t,r);if(o.length<Q.MOST_OF_COMPARISON)return o;n.push(`GitHub compares no more than ${Q.MOST_OF_COMPARISON} files`)}catch(o){n.push(`the compariso\
n of the commits: ${(0,O.said)(o)}`)}}function Pr(e){return e.kind==="push"?"What is checked out is not the commit that was pushed; the findings are of what is \
checked out, and all of them count as new.":e.kind==="pull-request"&&e.onTarget?"What is checked out is the base: `pull_request_target` does that. The manifests\
 of the pull request were not read; run on `pull_request`.":"What is checked out is neither the head of this change nor its merge with the base; the findings ar\
e of what is checked out, and all of them count as new."}var qr=300,$r=32*1024*1024,di=4,Mr=6e4;async function Fr(e,t,r,n){let{entries:o,truncated:i}=await r.tree(e);if(i)throw new Error("it does not list all files of\
 a commit that has so many");let s=new Map,c=new Map,a=p=>{let x=s.get(p)?.id,g=c.get(p)??(x===void 0||!t.has(p,x));return c.set(p,g),g},u=new Map,l=(0,Le.renderedFolders)(
o.map(({path:p})=>t.nameOf(p)).filter(p=>!p.startsWith("../")));for(let{path:p,mode:x,type:g,sha:C,size:E}of o){if(g==="tree")continue;let k=t.nameOf(p);if(t.leavesOut(
k))continue;let P=(0,oe.isManifestName)(k)&&!k.startsWith("../"),S=g==="blob"&&(P||k===n||(0,ne.isInside)(k,l)),Y=m({id:C,isLink:x===rt.LINK,isSubmodule:g==="co\
mmit"},S&&{size:E});s.set(k,Y),S&&!Y.isLink&&a(k)&&u.set(k,Y)}let f=t.held(u),d=[...u].filter(([p])=>!f.has(p)),h=new Map([...f,...await pi(d,r)]);return{commit:e,
files:s,differs:a,*contents(p){for(let x of p){let g=h.get(x);g&&(yield[x,g])}}}}async function pi(e,t){let r=e.reduce((c,[,{size:a=0}])=>c+a,0);if(e.length>qr||
r>$r)throw new Error(`the ${e.length} files that differ are too many to be fetched (at most ${qr} of ${$r/1024/1024} MB in all)`);let n=new Map,o=Date.now()+Mr,
i=[...e],s=async()=>{for(let c=i.shift();c;c=i.shift()){if(Date.now()>o)throw new Error(`no more than ${Mr/1e3} seconds are waited for the files`);let[a,{id:u}]=c;
n.set(a,await t.blob(u))}};try{await Promise.all(Array.from({length:di},s))}finally{i.length=0}return n}var mi="`contents: read` in the permissions of the job";async function Dr(e,t,r){if(e.kind==="other"||t.elsewhere||t.startless)return{notices:[]};let n=de(r),{start:o}=t,
i=[],s=[];try{if(!o)n(["rev-parse","--git-dir"]);else if(o.commit!==void 0&&o.inClone)return{base:(0,ot.committedByGit)(o.commit,n),notices:[]};let a=o?.commit??
e.base;throw new T.GitCannotTell(a?`commit ${a.slice(0,10)} is not in this clone`:le.NOT_LEFT)}catch(a){i.push(`git: ${(0,O.said)(a)}`),s=(0,fe.deeper)(o,a)}if(!r.
connect)i.push(j.UNASKED);else if(t.silent)i.push("GitHub does not answer");else try{let a=await r.connect(),u=o?.commit??t.commit??await hi(e,o!==void 0,r.sha,
a),l=o?be(n):await Sr(r.cwd,r.workspace);return{base:await Fr(u,l,a,r.config),notices:[]}}catch(a){i.push(`GitHub: ${(0,O.said)(a)}`),(0,W.isRefused)(a)&&(s=[...s,
mi])}return{notices:[`Every finding counts as new, for the base cannot be read (${i.join("; ")}). To mend: ${s.join(", or ")}.`]}}async function hi(e,t,r,n){if(e.
kind==="merge-group")return e.base;if(e.kind==="push")return e.base??n.mergeBase(String(e.defaultBranch),e.head);if(t)return n.mergeBase(e.base,e.head);let[o,i,
...s]=r?await n.parents(r):[];if(o&&i===e.head&&s.length===0)return o;throw new T.GitCannotTell("the pull request is not what is checked out")}var gi=require("./action-shared.js"),lt=require("./action-shared.js");var ft=require("./shared.js");var yi=require("./core.js"),dt=require("./core.js"),wi=require("./core.js"),xi=require("./core.js"),vi=require("./core.js"),bi=require("./core.js"),Oi=require("./core.js"),
Ei=require("./core.js"),ki=require("./core.js");var Si=require("./shared.js"),_i=require("./shared.js"),pt=require("./shared.js"),Ti=require("./shared.js");var Ai=require("./shared.js"),Ci=require("./shared.js"),Ri=require("./shared.js"),Ni=require("./shared.js"),mt=require("./shared.js"),Ui=require("./shared.js");var Pi=require("./core.js"),Ii=require("./core.js"),qi=require("./core.js"),$i=require("./core.js"),ht=require("./core.js"),gt=require("./core.js");var Mi=require("./shared.js"),Fi=require("./shared.js"),yt=require("./shared.js");var wt=require("./core.js");var Di=require("./core.js"),Li=require("./core.js"),Bi=require("./core.js"),ji=require("./core.js"),xt=require("./core.js"),Wi=require("./core.js"),Gi=require("./core.js"),
Hi=require("./core.js"),Ki=require("./core.js"),vt=require("./core.js");var bt=require("./core.js"),Ot=require("./core.js"),zi=require("./core.js"),Vi=require("./core.js");var Et=require("./action-shared.js");var kt=require("./action-shared.js"),St=require("./action-shared.js"),_t=require("./action-shared.js");var Tt=require("./action-shared.js"),At=require("./action-shared.js"),Ct=require("./action-shared.js");async function on(e){let{inputs:t,found:r,trigger:n}=e,o=t.annotations==="none"?[]:e.annotations,s=n.kind==="pull-request"&&!n.isClosed&&!r.elsewhere&&(t.review||
t.comment),c=t.annotations==="check";if(!s&&!c)return{annotations:o,warnings:[]};if(!e.client)return{annotations:o,warnings:["GitHub was not asked to show anyth\
ing: there is no token."]};try{let a=await e.client(),u=n.kind==="other"?Ji.GITHUB_SHA??"":n.head,{textsOfCheckout:l}=await Promise.resolve().then(()=>(Wr(),Lr)),
f=l(u,de(e.where),a,e.textOf),d=[],h=o;if(s&&d.push(...await Qi(e,n,f,a)),c){let p=await Yi(e,o,u,f,a);h=p.left,d.push(...p.warnings)}return{annotations:h,warnings:d}}catch(a){
return{annotations:o,warnings:[`GitHub was not asked to show anything: ${String(a)}`]}}}var{env:Ji}=process;async function Qi(e,t,r,n){let[{converse:o},{renderComment:i}]=await Promise.
all([Promise.resolve().then(()=>(Kr(),Gr)),Promise.resolve().then(()=>(Nt(),Rt))]),{number:s,head:c}=t,{inputs:a,report:u,nothing:l}=e,{review:f,comment:d}=a,p={
report:u,review:f,comment:d,body:(x,g)=>l??i(u,y(m({},sn(e)),{limit:x,said:g})),pullRequest:s,head:c,run:(0,At.runName)(a)};return(await o(p,r,n)).warnings}function sn({
inputs:e,isChanged:t,notes:r,textOf:n}){return{all:!e.onlyNew,isChanged:t,notes:r,textOf:n,summaryUrl:(0,Ct.runUrl)()}}async function Yi(e,t,r,n,o){let{conclusion:i,
report:s,nothing:c}=e,[{annotateByCheckRun:a},{lineMap:u},{renderComment:l}]=await Promise.all([Promise.resolve().then(()=>(Qr(),Vr)),Promise.resolve().then(()=>(nn(),Yr)),
Promise.resolve().then(()=>(Nt(),Rt))]),f=new Map,d=async g=>{let[C,E]=[await n.judged(g),await n.head(g)];return C===void 0||E===void 0?()=>{}:u(C,E)},h=async(g,C)=>{
let E=f.get(g)??d(g);return f.set(g,E),(await E)(C)},p=c??l(s,y(m({},sn(e)),{limit:6e4})),x=c??(0,vt.verdict)(s);return a({annotations:t,sha:r,name:L.TITLE,conclusion:i,
title:x,summary:p,lineAt:h},o)}var Ee=require("./action-shared.js"),Ut=require("./action-shared.js"),Pt=require("./action-shared.js"),It=require("./action-shared.js"),M=require("./action-shared.js");var qt=require("./action-shared.js"),$t=require("./action-shared.js"),Mt=require("./action-shared.js");var{env:Ft}=process;async function an(e,t,r){let{config:n,onlyNew:o}=e,i=await(0,lt.readTrigger)(Ft),s=(0,Et.clientFrom)(e.token),c,a=s&&(()=>c??=s().then(Je.apiOf)),
{paths:u,baseline:l}=e,f=u.some(w=>U.default.relative(r,U.default.resolve(r,w)).startsWith("..")),d={cwd:r,workspace:t,connect:a,above:f},h=await Ir(i,d),{changed:p}=h;
(0,M.setOutput)("changed-files-source",h.source);let x=n&&U.default.relative(r,U.default.resolve(r,n)).replaceAll(U.default.sep,"/"),g=!p||(0,De.isRelevant)(p,x,
dr(r,{paths:u,config:n,baseline:l})),C=g?await Dr(i,h,y(m({},d),{config:x,sha:Ft.GITHUB_SHA})):{notices:[]},E=Xi(e.render,i),k=(0,$t.stageLines)(),P=g?await(0,Fe.check)(
{cwd:r,paths:u,clusters:e.clusters,config:n,confined:!0,adHoc:e.adHoc,render:E===void 0?"on-path":"never",origin:(0,Tt.repositoryUrl)(),baseline:l,changed:p,base:C.
base,progress:k}):Zi;k.end();let{report:S}=P,Y=(0,Ee.counting)(S,o),Lt=w=>(w.status==="new"||!o)&&(0,Ut.isAtLeast)(e.failOn,[w]),Bt=Y.some(Lt),X=g?void 0:es(h);
ts(P,o,X);let me=U.default.relative(await ce(r,t),r).replaceAll(U.default.sep,"/"),ke=p&&((w,Te)=>(0,Be.touches)(p,w,Te)),jt=ke&&((w,Te)=>ke(U.default.posix.relative(
me,w),Te)),Wt=(0,xt.missedIn)(S.ledger).some(({file:w})=>!p||p.files.has(w)),Z=[...h.notices,...C.notices];E&&Wt&&Z.push(`Kustomizations are not built: ${E}.`);
let Se=(0,ft.placedUnder)(me,S),yn=m({inputs:e,trigger:i,found:h,client:s,where:d,report:Se,isChanged:jt,notes:[...Z,...P.notes],annotations:(0,pt.planAnnotations)(
y(m({},Se),{findings:(0,Ee.counting)(Se,o)}),jt).annotations,textOf:w=>P.textOf(U.default.posix.relative(me,w)),conclusion:Bt?"failure":"success"},X&&{nothing:X}),
_e=await on(yn),wn=await(0,kt.wantedTexts)(e.files,r,P,{prefix:me,fails:Lt,all:!o,compared:C.base!==void 0,tell:w=>Z.push(w)}),xn=(0,qt.annotate)(_e.annotations,
{warnings:_e.warnings,notices:Z}),Gt=[..._e.warnings,...Z,...P.notes];return await(0,Mt.summarize)(w=>X?`**${L.TITLE}:** ${X}
${(0,mt.notesMarkdown)(Gt)}`:(0,yt.renderMarkdown)(S,{limit:w,all:!o,notes:Gt,withheld:xn,isChanged:ke,textOf:P.textOf})),(0,_t.writeWanted)(wn,t),(0,M.setOutput)(
"report",g?(0,St.writeAside)("report.json",(0,gt.renderJson)(S)):""),(0,M.setOutput)("outcome",(0,Pt.outcomeOf)(S,w=>!p||p.files.has(w))),(0,M.setOutput)("allow\
ances-new",(0,dt.addedAllowances)(S).length),(0,It.setCounts)(S,o),Bt||Wt&&e.failOnUnchecked?1:0}function Xi(e,t){let r=t.kind==="other"?t.name:t.kind==="pull-r\
equest"&&t.onTarget&&"pull_request_target";return r==="pull_request_target"||r==="workflow_run"?`on ${r} the token of the run may write, and what is checked out\
 may be a stranger's; run it on pull_request`:e==="never"?"the input render is never":e==="trusted"&&t.kind==="pull-request"&&t.isFork?"the pull request is from\
 a fork, and the input render is trusted":void 0}var Zi={report:{schemaVersion:1,clusters:[],findings:[],ledger:{documents:0,checked:0,skipped:[]}},notes:[],textOf:()=>{},
lineOf:()=>{}};function es({changed:e}){let{size:t}=e.files;return t===0?"Nothing to check: no file changed.":`Nothing to check: ${t===1?"the one changed file i\
s not read":`none of the ${t} changed files is read`}.`}function ts({report:e,notes:t,lineOf:r,textOf:n},o,i){for(let c of t)process.stdout.write(`${(0,Ot.inert)(
(0,bt.folded)(c))}
`);let s={lineOf:r,textOf:n,colour:!Ft.NO_COLOR,elsewhere:"the summary",all:!o};process.stdout.write(i?`${i}
`:(0,wt.renderText)(e,s))}var H=require("./core.js");var rs={log:"log",check:"check",none:"none",true:"log",false:"none"};function cn(){try{return z("on-error")==="warn"}catch{return!1}}function un(){let e=z("mode");
z("on-error");let t=e==="audit"&&K("fail-on")===void 0?"never":z("fail-on"),r=we("working-directory");if(e!=="audit"&&r.length>1)throw new H.UsageError_2("input\
 working-directory: more than one folder is for mode audit");let n=z("annotations"),o=pe("review");return{mode:e,config:K("config-file"),paths:we("paths"),clusters:we(
"clusters"),adHoc:ns(),failOn:t==="never"||pe("warn-only")?void 0:t,failOnUnchecked:pe("fail-on-unchecked"),onlyNew:pe("only-new"),render:z("render"),baseline:K(
"baseline"),annotations:rs[n],review:o,comment:K("comment")===void 0?o:pe("comment"),files:["sarif","json","junit","markdown"].flatMap(i=>{let s=K(`${i}-file`);
return s===void 0?[]:[{format:i,output:`${i}-file`,file:s}]}),reportFile:K("report-file"),folders:r.length>0?r:["."],token:re("token")}}function K(e){return re(
e)||void 0}function z(e){let{oneOf:t=[],default:r=""}=Me.INPUTS[e],n=re(e),o=t.find(i=>i===(n||r).toLowerCase());if(o===void 0)throw new H.UsageError_2(`input ${e}\
: ${JSON.stringify(n)} is not one of ${t.join(", ")}`);return o}function pe(e){return z(e)==="true"}function ns(){let t=["kubernetes","kruise","vcluster"].map(r=>[
r,K(r)]).filter(([,r])=>r!==void 0);return t.length>0?Object.fromEntries(t):void 0}async function os(){let e=un(),t=Dt.default.resolve(process.env.GITHUB_WORKSPACE||process.cwd());if(e.mode==="publish")return(await Promise.resolve().then(()=>(dn(),ln))).
publishFromRun(e,t);let r=e.folders.map(n=>Dt.default.resolve(t,n));for(let n of r)if(!await is(n))throw new H.UsageError_2(`input working-directory: ${n} is no\
t a folder`);return e.mode==="audit"?(await Promise.resolve().then(()=>(hn(),pn))).auditAll(e,t,r):an(e,t,r[0])}async function is(e){return(0,gn.stat)(e).then(t=>t.
isDirectory(),()=>!1)}function ss(e){let t=cn();return(t?fr:lr)(e instanceof Error?e.message:String(e),{title:`${L.TITLE} could not run`}),e instanceof Error&&!(e instanceof
H.UsageError_2)&&process.stdout.write((0,ht.printed)({stack:e.stack})),(0,M.setOutput)("outcome","could-not-run"),t?0:2}os().catch(ss).then(e=>{process.exitCode=
e});
