var jr=Object.create;var N=Object.defineProperty,Nr=Object.defineProperties,Br=Object.getOwnPropertyDescriptor,xr=Object.getOwnPropertyDescriptors,Hr=Object.getOwnPropertyNames,W=Object.
getOwnPropertySymbols,Mr=Object.getPrototypeOf,ne=Object.prototype.hasOwnProperty,Fe=Object.prototype.propertyIsEnumerable;var Re=(e,r,s)=>r in e?N(e,r,{enumerable:!0,configurable:!0,writable:!0,value:s}):e[r]=s,A=(e,r)=>{for(var s in r||={})ne.call(r,s)&&Re(e,s,r[s]);if(W)for(var s of W(
r))Fe.call(r,s)&&Re(e,s,r[s]);return e},I=(e,r)=>Nr(e,xr(r));var Ue=(e,r)=>{var s={};for(var t in e)ne.call(e,t)&&r.indexOf(t)<0&&(s[t]=e[t]);if(e!=null&&W)for(var t of W(e))r.indexOf(t)<0&&Fe.call(e,t)&&(s[t]=e[t]);return s};var B=(e,r)=>()=>{try{return r||e((r={exports:{}}).exports,r),r.exports}catch(s){throw r=0,s}},Vr=(e,r)=>{for(var s in r)N(e,s,{get:r[s],enumerable:!0})},Ce=(e,r,s,t)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let o of Hr(r))!ne.call(e,o)&&o!==s&&N(e,o,{get:()=>r[o],enumerable:!(t=Br(r,o))||t.enumerable});return e};var De=(e,r,s)=>(s=e!=null?jr(Mr(e)):{},Ce(r||!e||!e.__esModule?N(s,"default",{value:e,enumerable:!0}):s,e)),Wr=e=>Ce(N({},"__esModule",{value:!0}),e);var qe=B(K=>{"use strict";Object.defineProperty(K,"__esModule",{value:!0});K.getProxyUrl=$r;K.checkBypass=Le;function $r(e){let r=e.protocol==="https:";if(Le(e))
return;let s=r?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(s)try{return new J(s)}catch{if(!s.startsWith("\
http://")&&!s.startsWith("https://"))return new J(`http://${s}`)}else return}function Le(e){if(!e.hostname)return!1;let r=e.hostname;if(Jr(r))return!0;let s=process.
env.no_proxy||process.env.NO_PROXY||"";if(!s)return!1;let t;e.port?t=Number(e.port):e.protocol==="http:"?t=80:e.protocol==="https:"&&(t=443);let o=[e.hostname.toUpperCase()];
typeof t=="number"&&o.push(`${o[0]}:${t}`);for(let n of s.split(",").map(i=>i.trim().toUpperCase()).filter(i=>i))if(n==="*"||o.some(i=>i===n||i.endsWith(`.${n}`)||
n.startsWith(".")&&i.endsWith(`${n}`)))return!0;return!1}function Jr(e){let r=e.toLowerCase();return r==="localhost"||r.startsWith("127.")||r.startsWith("[::1]")||
r.startsWith("[0:0:0:0:0:0:0:1]")}var J=class extends URL{constructor(r,s){super(r,s),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=
decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}});var xe=B(L=>{"use strict";var _t=require("net"),Kr=require("tls"),ie=require("http"),je=require("https"),Qr=require("events"),bt=require("assert"),Xr=require("util");
L.httpOverHttp=Yr;L.httpsOverHttp=Zr;L.httpOverHttps=es;L.httpsOverHttps=rs;function Yr(e){var r=new O(e);return r.request=ie.request,r}function Zr(e){var r=new O(
e);return r.request=ie.request,r.createSocket=Ne,r.defaultPort=443,r}function es(e){var r=new O(e);return r.request=je.request,r}function rs(e){var r=new O(e);return r.
request=je.request,r.createSocket=Ne,r.defaultPort=443,r}function O(e){var r=this;r.options=e||{},r.proxyOptions=r.options.proxy||{},r.maxSockets=r.options.maxSockets||
ie.Agent.defaultMaxSockets,r.requests=[],r.sockets=[],r.on("free",function(t,o,n,i){for(var a=Be(o,n,i),c=0,p=r.requests.length;c<p;++c){var u=r.requests[c];if(u.
host===a.host&&u.port===a.port){r.requests.splice(c,1),u.request.onSocket(t);return}}t.destroy(),r.removeSocket(t)})}Xr.inherits(O,Qr.EventEmitter);O.prototype.
addRequest=function(r,s,t,o){var n=this,i=ae({request:r},n.options,Be(s,t,o));if(n.sockets.length>=this.maxSockets){n.requests.push(i);return}n.createSocket(i,function(a){
a.on("free",c),a.on("close",p),a.on("agentRemove",p),r.onSocket(a);function c(){n.emit("free",a,i)}function p(u){n.removeSocket(a),a.removeListener("free",c),a.
removeListener("close",p),a.removeListener("agentRemove",p)}})};O.prototype.createSocket=function(r,s){var t=this,o={};t.sockets.push(o);var n=ae({},t.proxyOptions,
{method:"CONNECT",path:r.host+":"+r.port,agent:!1,headers:{host:r.host+":"+r.port}});r.localAddress&&(n.localAddress=r.localAddress),n.proxyAuth&&(n.headers=n.headers||
{},n.headers["Proxy-Authorization"]="Basic "+new Buffer(n.proxyAuth).toString("base64")),P("making CONNECT request");var i=t.request(n);i.useChunkedEncodingByDefault=
!1,i.once("response",a),i.once("upgrade",c),i.once("connect",p),i.once("error",u),i.end();function a(l){l.upgrade=!0}function c(l,g,T){process.nextTick(function(){
p(l,g,T)})}function p(l,g,T){if(i.removeAllListeners(),g.removeAllListeners(),l.statusCode!==200){P("tunneling socket could not be established, statusCode=%d",l.
statusCode),g.destroy();var d=new Error("tunneling socket could not be established, statusCode="+l.statusCode);d.code="ECONNRESET",r.request.emit("error",d),t.removeSocket(
o);return}if(T.length>0){P("got illegal response body from proxy"),g.destroy();var d=new Error("got illegal response body from proxy");d.code="ECONNRESET",r.request.
emit("error",d),t.removeSocket(o);return}return P("tunneling connection has established"),t.sockets[t.sockets.indexOf(o)]=g,s(g)}function u(l){i.removeAllListeners(),
P(`tunneling socket could not be established, cause=%s
`,l.message,l.stack);var g=new Error("tunneling socket could not be established, cause="+l.message);g.code="ECONNRESET",r.request.emit("error",g),t.removeSocket(
o)}};O.prototype.removeSocket=function(r){var s=this.sockets.indexOf(r);if(s!==-1){this.sockets.splice(s,1);var t=this.requests.shift();t&&this.createSocket(t,function(o){
t.request.onSocket(o)})}};function Ne(e,r){var s=this;O.prototype.createSocket.call(s,e,function(t){var o=e.request.getHeader("host"),n=ae({},s.options,{socket:t,
servername:o?o.replace(/:.*$/,""):e.host}),i=Kr.connect(0,n);s.sockets[s.sockets.indexOf(t)]=i,r(i)})}function Be(e,r,s){return typeof e=="string"?{host:e,port:r,
localAddress:s}:e}function ae(e){for(var r=1,s=arguments.length;r<s;++r){var t=arguments[r];if(typeof t=="object")for(var o=Object.keys(t),n=0,i=o.length;n<i;++n){
var a=o[n];t[a]!==void 0&&(e[a]=t[a])}}return e}var P;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?P=function(){var e=Array.prototype.slice.
call(arguments);typeof e[0]=="string"?e[0]="TUNNEL: "+e[0]:e.unshift("TUNNEL:"),console.error.apply(console,e)}:P=function(){};L.debug=P});var Me=B((Gt,He)=>{He.exports=xe()});var ce=B((yt,Ve)=>{Ve.exports={get Dispatcher(){return require("./undici.js").Dispatcher},get Client(){return require("./undici.js").Client},get Pool(){return require("./undici.js").
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
EventSource}}});var ze=B(h=>{"use strict";var ss=h&&h.__createBinding||(Object.create?(function(e,r,s,t){t===void 0&&(t=s);var o=Object.getOwnPropertyDescriptor(r,s);(!o||("get"in
o?!r.__esModule:o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return r[s]}}),Object.defineProperty(e,t,o)}):(function(e,r,s,t){t===void 0&&(t=s),
e[t]=r[s]})),ts=h&&h.__setModuleDefault||(Object.create?(function(e,r){Object.defineProperty(e,"default",{enumerable:!0,value:r})}):function(e,r){e.default=r}),
Z=h&&h.__importStar||(function(){var e=function(r){return e=Object.getOwnPropertyNames||function(s){var t=[];for(var o in s)Object.prototype.hasOwnProperty.call(
s,o)&&(t[t.length]=o);return t},e(r)};return function(r){if(r&&r.__esModule)return r;var s={};if(r!=null)for(var t=e(r),o=0;o<t.length;o++)t[o]!=="default"&&ss(
s,r,t[o]);return ts(s,r),s}})(),f=h&&h.__awaiter||function(e,r,s,t){function o(n){return n instanceof s?n:new s(function(i){i(n)})}return new(s||(s=Promise))(function(n,i){
function a(u){try{p(t.next(u))}catch(l){i(l)}}function c(u){try{p(t.throw(u))}catch(l){i(l)}}function p(u){u.done?n(u.value):o(u.value).then(a,c)}p((t=t.apply(e,
r||[])).next())})};Object.defineProperty(h,"__esModule",{value:!0});h.HttpClient=h.HttpClientResponse=h.HttpClientError=h.MediaTypes=h.Headers=h.HttpCodes=void 0;
h.getProxyUrl=ns;h.isHttps=ls;var pe=Z(require("http")),We=Z(require("https")),ue=Z(qe()),Q=Z(Me()),os=ce(),y;(function(e){e[e.OK=200]="OK",e[e.MultipleChoices=
300]="MultipleChoices",e[e.MovedPermanently=301]="MovedPermanently",e[e.ResourceMoved=302]="ResourceMoved",e[e.SeeOther=303]="SeeOther",e[e.NotModified=304]="No\
tModified",e[e.UseProxy=305]="UseProxy",e[e.SwitchProxy=306]="SwitchProxy",e[e.TemporaryRedirect=307]="TemporaryRedirect",e[e.PermanentRedirect=308]="PermanentR\
edirect",e[e.BadRequest=400]="BadRequest",e[e.Unauthorized=401]="Unauthorized",e[e.PaymentRequired=402]="PaymentRequired",e[e.Forbidden=403]="Forbidden",e[e.NotFound=
404]="NotFound",e[e.MethodNotAllowed=405]="MethodNotAllowed",e[e.NotAcceptable=406]="NotAcceptable",e[e.ProxyAuthenticationRequired=407]="ProxyAuthenticationReq\
uired",e[e.RequestTimeout=408]="RequestTimeout",e[e.Conflict=409]="Conflict",e[e.Gone=410]="Gone",e[e.TooManyRequests=429]="TooManyRequests",e[e.InternalServerError=
500]="InternalServerError",e[e.NotImplemented=501]="NotImplemented",e[e.BadGateway=502]="BadGateway",e[e.ServiceUnavailable=503]="ServiceUnavailable",e[e.GatewayTimeout=
504]="GatewayTimeout"})(y||(h.HttpCodes=y={}));var w;(function(e){e.Accept="accept",e.ContentType="content-type"})(w||(h.Headers=w={}));var k;(function(e){e.ApplicationJson=
"application/json"})(k||(h.MediaTypes=k={}));function ns(e){let r=ue.getProxyUrl(new URL(e));return r?r.href:""}var is=[y.MovedPermanently,y.ResourceMoved,y.SeeOther,
y.TemporaryRedirect,y.PermanentRedirect],as=[y.BadGateway,y.ServiceUnavailable,y.GatewayTimeout],cs=["OPTIONS","GET","DELETE","HEAD"],ps=10,us=5,X=class e extends Error{constructor(r,s){
super(r),this.name="HttpClientError",this.statusCode=s,Object.setPrototypeOf(this,e.prototype)}};h.HttpClientError=X;var Y=class{constructor(r){this.message=r}readBody(){
return f(this,void 0,void 0,function*(){return new Promise(r=>f(this,void 0,void 0,function*(){let s=Buffer.alloc(0);this.message.on("data",t=>{s=Buffer.concat(
[s,t])}),this.message.on("end",()=>{r(s.toString())})}))})}readBodyBuffer(){return f(this,void 0,void 0,function*(){return new Promise(r=>f(this,void 0,void 0,function*(){
let s=[];this.message.on("data",t=>{s.push(t)}),this.message.on("end",()=>{r(Buffer.concat(s))})}))})}};h.HttpClientResponse=Y;function ls(e){return new URL(e).
protocol==="https:"}var le=class{constructor(r,s,t){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=
!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(r),this.handlers=s||[],this.requestOptions=t,t&&
(t.ignoreSslError!=null&&(this._ignoreSslError=t.ignoreSslError),this._socketTimeout=t.socketTimeout,t.allowRedirects!=null&&(this._allowRedirects=t.allowRedirects),
t.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=t.allowRedirectDowngrade),t.maxRedirects!=null&&(this._maxRedirects=Math.max(t.maxRedirects,0)),t.
keepAlive!=null&&(this._keepAlive=t.keepAlive),t.allowRetries!=null&&(this._allowRetries=t.allowRetries),t.maxRetries!=null&&(this._maxRetries=t.maxRetries))}options(r,s){
return f(this,void 0,void 0,function*(){return this.request("OPTIONS",r,null,s||{})})}get(r,s){return f(this,void 0,void 0,function*(){return this.request("GET",
r,null,s||{})})}del(r,s){return f(this,void 0,void 0,function*(){return this.request("DELETE",r,null,s||{})})}post(r,s,t){return f(this,void 0,void 0,function*(){
return this.request("POST",r,s,t||{})})}patch(r,s,t){return f(this,void 0,void 0,function*(){return this.request("PATCH",r,s,t||{})})}put(r,s,t){return f(this,void 0,
void 0,function*(){return this.request("PUT",r,s,t||{})})}head(r,s){return f(this,void 0,void 0,function*(){return this.request("HEAD",r,null,s||{})})}sendStream(r,s,t,o){
return f(this,void 0,void 0,function*(){return this.request(r,s,t,o)})}getJson(r){return f(this,arguments,void 0,function*(s,t={}){t[w.Accept]=this._getExistingOrDefaultHeader(
t,w.Accept,k.ApplicationJson);let o=yield this.get(s,t);return this._processResponse(o,this.requestOptions)})}postJson(r,s){return f(this,arguments,void 0,function*(t,o,n={}){
let i=JSON.stringify(o,null,2);n[w.Accept]=this._getExistingOrDefaultHeader(n,w.Accept,k.ApplicationJson),n[w.ContentType]=this._getExistingOrDefaultContentTypeHeader(
n,k.ApplicationJson);let a=yield this.post(t,i,n);return this._processResponse(a,this.requestOptions)})}putJson(r,s){return f(this,arguments,void 0,function*(t,o,n={}){
let i=JSON.stringify(o,null,2);n[w.Accept]=this._getExistingOrDefaultHeader(n,w.Accept,k.ApplicationJson),n[w.ContentType]=this._getExistingOrDefaultContentTypeHeader(
n,k.ApplicationJson);let a=yield this.put(t,i,n);return this._processResponse(a,this.requestOptions)})}patchJson(r,s){return f(this,arguments,void 0,function*(t,o,n={}){
let i=JSON.stringify(o,null,2);n[w.Accept]=this._getExistingOrDefaultHeader(n,w.Accept,k.ApplicationJson),n[w.ContentType]=this._getExistingOrDefaultContentTypeHeader(
n,k.ApplicationJson);let a=yield this.patch(t,i,n);return this._processResponse(a,this.requestOptions)})}request(r,s,t,o){return f(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");let n=new URL(s),i=this._prepareRequest(r,n,o),a=this._allowRetries&&cs.includes(r)?this.
_maxRetries+1:1,c=0,p;do{if(p=yield this.requestRaw(i,t),p&&p.message&&p.message.statusCode===y.Unauthorized){let l;for(let g of this.handlers)if(g.canHandleAuthentication(
p)){l=g;break}return l?l.handleAuthentication(this,i,t):p}let u=this._maxRedirects;for(;p.message.statusCode&&is.includes(p.message.statusCode)&&this._allowRedirects&&
u>0;){let l=p.message.headers.location;if(!l)break;let g=new URL(l);if(n.protocol==="https:"&&n.protocol!==g.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade op\
tion to true.");if(yield p.readBody(),g.hostname!==n.hostname)for(let T in o)T.toLowerCase()==="authorization"&&delete o[T];i=this._prepareRequest(r,g,o),p=yield this.
requestRaw(i,t),u--}if(!p.message.statusCode||!as.includes(p.message.statusCode))return p;c+=1,c<a&&(yield p.readBody(),yield this._performExponentialBackoff(c))}while(c<
a);return p})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(r,s){return f(this,void 0,void 0,function*(){return new Promise((t,o)=>{
function n(i,a){i?o(i):a?t(a):o(new Error("Unknown error"))}this.requestRawWithCallback(r,s,n)})})}requestRawWithCallback(r,s,t){typeof s=="string"&&(r.options.
headers||(r.options.headers={}),r.options.headers["Content-Length"]=Buffer.byteLength(s,"utf8"));let o=!1;function n(c,p){o||(o=!0,t(c,p))}let i=r.httpModule.request(
r.options,c=>{let p=new Y(c);n(void 0,p)}),a;i.on("socket",c=>{a=c}),i.setTimeout(this._socketTimeout||3*6e4,()=>{a&&a.end(),n(new Error(`Request timeout: ${r.options.
path}`))}),i.on("error",function(c){n(c)}),s&&typeof s=="string"&&i.write(s,"utf8"),s&&typeof s!="string"?(s.on("close",function(){i.end()}),s.pipe(i)):i.end()}getAgent(r){
let s=new URL(r);return this._getAgent(s)}getAgentDispatcher(r){let s=new URL(r),t=ue.getProxyUrl(s);if(t&&t.hostname)return this._getProxyAgentDispatcher(s,t)}_prepareRequest(r,s,t){
let o={};o.parsedUrl=s;let n=o.parsedUrl.protocol==="https:";o.httpModule=n?We:pe;let i=n?443:80;if(o.options={},o.options.host=o.parsedUrl.hostname,o.options.port=
o.parsedUrl.port?parseInt(o.parsedUrl.port):i,o.options.path=(o.parsedUrl.pathname||"")+(o.parsedUrl.search||""),o.options.method=r,o.options.headers=this._mergeHeaders(
t),this.userAgent!=null&&(o.options.headers["user-agent"]=this.userAgent),o.options.agent=this._getAgent(o.parsedUrl),this.handlers)for(let a of this.handlers)a.
prepareRequest(o.options);return o}_mergeHeaders(r){return this.requestOptions&&this.requestOptions.headers?Object.assign({},x(this.requestOptions.headers),x(r||
{})):x(r||{})}_getExistingOrDefaultHeader(r,s,t){let o;if(this.requestOptions&&this.requestOptions.headers){let i=x(this.requestOptions.headers)[s];i&&(o=typeof i==
"number"?i.toString():i)}let n=r[s];return n!==void 0?typeof n=="number"?n.toString():n:o!==void 0?o:t}_getExistingOrDefaultContentTypeHeader(r,s){let t;if(this.
requestOptions&&this.requestOptions.headers){let n=x(this.requestOptions.headers)[w.ContentType];n&&(typeof n=="number"?t=String(n):Array.isArray(n)?t=n.join(",\
 "):t=n)}let o=r[w.ContentType];return o!==void 0?typeof o=="number"?String(o):Array.isArray(o)?o.join(", "):o:t!==void 0?t:s}_getAgent(r){let s,t=ue.getProxyUrl(
r),o=t&&t.hostname;if(this._keepAlive&&o&&(s=this._proxyAgent),o||(s=this._agent),s)return s;let n=r.protocol==="https:",i=100;if(this.requestOptions&&(i=this.requestOptions.
maxSockets||pe.globalAgent.maxSockets),t&&t.hostname){let a={maxSockets:i,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(t.username||t.password)&&
{proxyAuth:`${t.username}:${t.password}`}),{host:t.hostname,port:t.port})},c,p=t.protocol==="https:";n?c=p?Q.httpsOverHttps:Q.httpsOverHttp:c=p?Q.httpOverHttps:
Q.httpOverHttp,s=c(a),this._proxyAgent=s}if(!s){let a={keepAlive:this._keepAlive,maxSockets:i};s=n?new We.Agent(a):new pe.Agent(a),this._agent=s}return n&&this.
_ignoreSslError&&(s.options=Object.assign(s.options||{},{rejectUnauthorized:!1})),s}_getProxyAgentDispatcher(r,s){let t;if(this._keepAlive&&(t=this._proxyAgentDispatcher),
t)return t;let o=r.protocol==="https:";return t=new os.ProxyAgent(Object.assign({uri:s.href,pipelining:this._keepAlive?1:0},(s.username||s.password)&&{token:`Ba\
sic ${Buffer.from(`${s.username}:${s.password}`).toString("base64")}`})),this._proxyAgentDispatcher=t,o&&this._ignoreSslError&&(t.options=Object.assign(t.options.
requestTls||{},{rejectUnauthorized:!1})),t}_getUserAgentWithOrchestrationId(r){let s=r||"actions/http-client",t=process.env.ACTIONS_ORCHESTRATION_ID;if(t){let o=t.
replace(/[^a-z0-9_.-]/gi,"_");return`${s} actions_orchestration_id/${o}`}return s}_performExponentialBackoff(r){return f(this,void 0,void 0,function*(){r=Math.min(
ps,r);let s=us*Math.pow(2,r);return new Promise(t=>setTimeout(()=>t(),s))})}_processResponse(r,s){return f(this,void 0,void 0,function*(){return new Promise((t,o)=>f(
this,void 0,void 0,function*(){let n=r.message.statusCode||0,i={statusCode:n,result:null,headers:{}};n===y.NotFound&&t(i);function a(u,l){if(typeof l=="string"){
let g=new Date(l);if(!isNaN(g.valueOf()))return g}return l}let c,p;try{p=yield r.readBody(),p&&p.length>0&&(s&&s.deserializeDates?c=JSON.parse(p,a):c=JSON.parse(
p),i.result=c),i.headers=r.message.headers}catch{}if(n>299){let u;c&&c.message?u=c.message:p&&p.length>0?u=p:u=`Failed request: (${n})`;let l=new X(u,n);l.result=
i.result,o(l)}else t(i)}))})}};h.HttpClient=le;var x=e=>Object.keys(e).reduce((r,s)=>(r[s.toLowerCase()]=e[s],r),{})});var Et={};Vr(Et,{clientOf:()=>qr});module.exports=Wr(Et);var $=require("fs"),Ie=require("os"),z=class{constructor(){var r,s,t;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,$.existsSync)(process.env.GITHUB_EVENT_PATH))
this.payload=JSON.parse((0,$.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{let o=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITH\
UB_EVENT_PATH ${o} does not exist${Ie.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=
process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.
env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(r=process.env.
GITHUB_API_URL)!==null&&r!==void 0?r:"https://api.github.com",this.serverUrl=(s=process.env.GITHUB_SERVER_URL)!==null&&s!==void 0?s:"https://github.com",this.graphqlUrl=
(t=process.env.GITHUB_GRAPHQL_URL)!==null&&t!==void 0?t:"https://api.github.com/graphql"}get issue(){let r=this.payload;return Object.assign(Object.assign({},this.
repo),{number:(r.issue||r.pull_request||r).number})}get repo(){if(process.env.GITHUB_REPOSITORY){let[r,s]=process.env.GITHUB_REPOSITORY.split("/");return{owner:r,
repo:s}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a \
GITHUB_REPOSITORY environment variable like 'owner/repo'")}};var ge=De(ze(),1),$e=De(ce(),1),gs=function(e,r,s,t){function o(n){return n instanceof s?n:new s(function(i){i(n)})}return new(s||(s=Promise))(function(n,i){function a(u){
try{p(t.next(u))}catch(l){i(l)}}function c(u){try{p(t.throw(u))}catch(l){i(l)}}function p(u){u.done?n(u.value):o(u.value).then(a,c)}p((t=t.apply(e,r||[])).next())})};
function Je(e,r){if(!e&&!r.auth)throw new Error("Parameter token or opts.auth is required");if(e&&r.auth)throw new Error("Parameters token and opts.auth may not\
 both be specified");return typeof r.auth=="string"?r.auth:`token ${e}`}function Ke(e){return new ge.HttpClient().getAgent(e)}function ds(e){return new ge.HttpClient().
getAgentDispatcher(e)}function Qe(e){let r=ds(e);return(t,o)=>gs(this,void 0,void 0,function*(){return(0,$e.fetch)(t,Object.assign(Object.assign({},o),{dispatcher:r}))})}
function Xe(){return process.env.GITHUB_API_URL||"https://api.github.com"}function de(e){var r;let s=(r=process.env.ACTIONS_ORCHESTRATION_ID)===null||r===void 0?
void 0:r.trim();if(s){let o=`actions_orchestration_id/${s.replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(o)?e:`${e?`${e} `:""}${o}`}return e}function S(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.
version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function ee(e,r,s,t){if(typeof s!="function")throw new Error("method for before hook must be a function");return t||(t={}),Array.isArray(r)?r.reverse().reduce((o,n)=>ee.
bind(null,e,n,o,t),s)():Promise.resolve().then(()=>e.registry[r]?e.registry[r].reduce((o,n)=>n.hook.bind(null,o,t),s)():s(t))}function Ye(e,r,s,t){let o=t;e.registry[s]||(e.registry[s]=[]),r==="before"&&(t=(n,i)=>Promise.resolve().then(o.bind(null,i)).then(n.bind(null,i))),r==="after"&&
(t=(n,i)=>{let a;return Promise.resolve().then(n.bind(null,i)).then(c=>(a=c,o(a,i))).then(()=>a)}),r==="error"&&(t=(n,i)=>Promise.resolve().then(n.bind(null,i)).
catch(a=>o(a,i))),e.registry[s].push({hook:t,orig:o})}function Ze(e,r,s){if(!e.registry[r])return;let t=e.registry[r].map(o=>o.orig).indexOf(s);t!==-1&&e.registry[r].splice(t,1)}var er=Function.bind,rr=er.bind(er);function sr(e,r,s){let t=rr(Ze,null).apply(null,s?[r,s]:[r]);e.api={remove:t},e.remove=t,["before","error","after","wrap"].forEach(
o=>{let n=s?[r,o,s]:[r,o];e[o]=e.api[o]=rr(Ye,null).apply(null,n)})}function Ts(){let e=Symbol("Singular"),r={registry:{}},s=ee.bind(null,r,e);return sr(s,r,e),
s}function Es(){let e={registry:{}},r=ee.bind(null,e);return sr(r,e),r}var tr={Singular:Ts,Collection:Es};var hs="0.0.0-development",fs=`octokit-endpoint.js/${hs} ${S()}`,_s={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+js\
on","user-agent":fs},mediaType:{format:""}};function bs(e){return e?Object.keys(e).reduce((r,s)=>(r[s.toLowerCase()]=e[s],r),{}):{}}function ws(e){if(typeof e!=
"object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let r=Object.getPrototypeOf(e);if(r===null)return!0;let s=Object.prototype.hasOwnProperty.
call(r,"constructor")&&r.constructor;return typeof s=="function"&&s instanceof s&&Function.prototype.call(s)===Function.prototype.call(e)}function ir(e,r){let s=Object.
assign({},e);return Object.keys(r).forEach(t=>{ws(r[t])?t in e?s[t]=ir(e[t],r[t]):Object.assign(s,{[t]:r[t]}):Object.assign(s,{[t]:r[t]})}),s}function or(e){for(let r in e)
e[r]===void 0&&delete e[r];return e}function Te(e,r,s){if(typeof r=="string"){let[o,n]=r.split(" ");s=Object.assign(n?{method:o,url:n}:{url:o},s)}else s=Object.
assign({},r);s.headers=bs(s.headers),or(s),or(s.headers);let t=ir(e||{},s);return s.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(t.mediaType.previews=e.
mediaType.previews.filter(o=>!t.mediaType.previews.includes(o)).concat(t.mediaType.previews)),t.mediaType.previews=(t.mediaType.previews||[]).map(o=>o.replace(/-preview/,
""))),t}function Gs(e,r){let s=/\?/.test(e)?"&":"?",t=Object.keys(r);return t.length===0?e:e+s+t.map(o=>o==="q"?"q="+r.q.split("+").map(encodeURIComponent).join(
"+"):`${o}=${encodeURIComponent(r[o])}`).join("&")}var ys=/\{[^{}}]+\}/g;function vs(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function Os(e){
let r=e.match(ys);return r?r.map(vs).reduce((s,t)=>s.concat(t),[]):[]}function nr(e,r){let s={__proto__:null};for(let t of Object.keys(e))r.indexOf(t)===-1&&(s[t]=
e[t]);return s}function ar(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(r){return/%[0-9A-Fa-f]/.test(r)||(r=encodeURI(r).replace(/%5B/g,"[").replace(/%5D/g,
"]")),r}).join("")}function j(e){return encodeURIComponent(e).replace(/[!'()*]/g,function(r){return"%"+r.charCodeAt(0).toString(16).toUpperCase()})}function H(e,r,s){
return r=e==="+"||e==="#"?ar(r):j(r),s?j(s)+"="+r:r}function q(e){return e!=null}function me(e){return e===";"||e==="&"||e==="?"}function ks(e,r,s,t){var o=e[s],
n=[];if(q(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o=="bigint"||typeof o=="boolean")o=o.toString(),t&&t!=="*"&&(o=o.substring(0,parseInt(t,10))),
n.push(H(r,o,me(r)?s:""));else if(t==="*")Array.isArray(o)?o.filter(q).forEach(function(i){n.push(H(r,i,me(r)?s:""))}):Object.keys(o).forEach(function(i){q(o[i])&&
n.push(H(r,o[i],i))});else{let i=[];Array.isArray(o)?o.filter(q).forEach(function(a){i.push(H(r,a))}):Object.keys(o).forEach(function(a){q(o[a])&&(i.push(j(a)),
i.push(H(r,o[a].toString())))}),me(r)?n.push(j(s)+"="+i.join(",")):i.length!==0&&n.push(i.join(","))}else r===";"?q(o)&&n.push(j(s)):o===""&&(r==="&"||r==="?")?
n.push(j(s)+"="):o===""&&n.push("");return n}function As(e){return{expand:Ps.bind(null,e)}}function Ps(e,r){var s=["+","#",".","/",";","?","&"];return e=e.replace(
/\{([^\{\}]+)\}|([^\{\}]+)/g,function(t,o,n){if(o){let a="",c=[];if(s.indexOf(o.charAt(0))!==-1&&(a=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(p){
var u=/([^:\*]*)(?::(\d+)|(\*))?/.exec(p);c.push(ks(r,a,u[1],u[2]||u[3]))}),a&&a!=="+"){var i=",";return a==="?"?i="&":a!=="#"&&(i=a),(c.length!==0?a:"")+c.join(
i)}else return c.join(",")}else return ar(n)}),e==="/"?e:e.replace(/\/$/,"")}function cr(e){let r=e.method.toUpperCase(),s=(e.url||"/").replace(/:([a-z]\w+)/g,"\
{$1}"),t=Object.assign({},e.headers),o,n=nr(e,["method","baseUrl","url","headers","request","mediaType"]),i=Os(s);s=As(s).expand(n),/^http/.test(s)||(s=e.baseUrl+
s);let a=Object.keys(e).filter(u=>i.includes(u)).concat("baseUrl"),c=nr(n,a);if(!/application\/octet-stream/i.test(t.accept)&&(e.mediaType.format&&(t.accept=t.accept.
split(/,/).map(u=>u.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.mediaType.format}`)).join(",")),s.endsWith("/graphql")&&
e.mediaType.previews?.length)){let u=t.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];t.accept=u.concat(e.mediaType.previews).map(l=>{let g=e.mediaType.format?
`.${e.mediaType.format}`:"+json";return`application/vnd.github.${l}-preview${g}`}).join(",")}return["GET","HEAD"].includes(r)?s=Gs(s,c):"data"in c?o=c.data:Object.
keys(c).length&&(o=c),!t["content-type"]&&typeof o<"u"&&(t["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(r)&&typeof o>"u"&&(o=""),
Object.assign({method:r,url:s,headers:t},typeof o<"u"?{body:o}:null,e.request?{request:e.request}:null)}function Ss(e,r,s){return cr(Te(e,r,s))}function pr(e,r){
let s=Te(e,r),t=Ss.bind(null,s);return Object.assign(t,{DEFAULTS:s,defaults:pr.bind(null,s),merge:Te.bind(null,s),parse:cr})}var ur=pr(null,_s);var _=new Uint8Array(256);_[9]|=2;_[32]|=2;_[59]|=4;_[44]|=8;for(let e=128;e<=255;e++)_[e]|=1;for(let e of"!#$%&'*+-.^_`|~")_[e.charCodeAt(0)]|=16;for(let e=48;e<=
57;e++)_[e]|=16;for(let e=65;e<=90;e++)_[e]|=17;for(let e=97;e<=122;e++)_[e]|=16;var lr=(()=>{let e=function(){};return e.prototype=Object.create(null),e})();function gr(e,r){let s=4|(r?.comma===!0?8:0),t=e.length,o=r?.start??0;for(;(_[e.charCodeAt(o)]&2)!==0;)o++;let n=o,i=0,a=-1,c=r?.parameters===!1?8:0;for(;n<t;){
let g=e.charCodeAt(n),T=_[g];if((T&s)!==0){c|=T&8;break}(T&2)!==0?a===-1&&(a=n):a=-1,i|=g&65280|T,n++}let p=a===-1?n:a,u=e.slice(o,p),l=(i&65281)===0?u:u.toLowerCase();
return n===t||c!==0?{type:l,index:n,parameters:new lr}:Rs(e,l,n,t,s)}function Rs(e,r,s,t,o){let n=new lr;e:for(;s<t;){for(s++;(_[e.charCodeAt(s)]&2)!==0;)s++;let i=s,
a=0,c=-1;for(;s<t;){let p=e.charCodeAt(s),u=_[p];if((u&o)!==0){if((u&8)!==0)break e;continue e}if(p===61){let l=c===-1?s:c,g=e.slice(i,l),T=(a&65281)===0?g:g.toLowerCase();
for(s++;(_[e.charCodeAt(s)]&2)!==0;)s++;if(s<t&&e.charCodeAt(s)===34){let E=++s,v=!1;for(;s<t;){let F=e.charCodeAt(s);if(F===34){n[T]===void 0&&(n[T]=v?Fs(e,E,s):
e.slice(E,s)),s++;let b=0;for(;s<t;){let V=e.charCodeAt(s),D=_[V];if((D&o)!==0){b=D&8;break}s++}if(b!==0)break e;continue e}if(F===92&&s+1<t){v=!0,s+=2;continue}
s++}continue e}let d=s,G=0,m=-1;for(;s<t;){let E=e.charCodeAt(s),v=_[E];if((v&o)!==0){G=v&8;break}(v&2)!==0?m===-1&&(m=s):m=-1,s++}if(n[T]===void 0){let E=m===-1?
s:m;n[T]=e.slice(d,E)}if(G!==0)break e;continue e}(u&2)!==0?c===-1&&(c=s):c=-1,a|=p&65280|u,s++}}return{type:r,index:s,parameters:n}}function Fs(e,r,s){let t="";
for(let o=r;o<s;o++)e.charCodeAt(o)===92&&(t+=e.slice(r,o),r=++o);return t+e.slice(r,s)}var Us=/^-?\d+$/,se=/^-?\d+n+$/,R=JSON.stringify,Ee=JSON.parse,hr=/^-?\d+n$/,dr=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,mr=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,he=e=>e===
void 0||typeof e=="function"||typeof e=="symbol",fe=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",Cs=(e,r,s)=>{let t="";typeof s==
"number"?t=" ".repeat(Math.min(10,Math.max(0,Math.floor(s)))):typeof s=="string"&&(t=s.slice(0,10));let o=typeof r=="function",n=Array.isArray(r)?new Set(r.map(
String)):null,i=(d,G,m)=>(m!==null&&typeof m=="object"&&typeof m.toJSON=="function"&&(m=m.toJSON(G)),typeof m=="string"&&se.test(m)?m+"n":typeof m=="bigint"?"ra\
wJSON"in JSON?JSON.rawJSON(m.toString()):m.toString()+"n":(o&&(m=r.call(d,G,m)),m!==null&&typeof m=="object"&&(m instanceof Number||m instanceof String||m instanceof
Boolean)&&(m=m.valueOf()),m)),a=i({"":e},"",e);if(he(a))return;let c=a===null||typeof a!="object",p=fe(a);if(c||p)return R(a);let u=[],l=0,g=[{parent:{"":a},key:"",
val:a,isArray:Array.isArray(a),keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],T=new WeakSet([a]);for(;g.length>0;){let d=g[g.length-1];d.index===0&&
(u.push(d.isArray?"[":"{"),l++);let G=!1;if(d.isArray)if(d.index<d.val.length){d.first||u.push(","),t&&u.push(`
`+t.repeat(l));let m=d.val[d.index],E=i(d.val,String(d.index),m);if(he(E))u.push("null"),d.first=!1,d.index++;else{let v=E!==null&&typeof E=="object",F=fe(E);if(v&&
!F){if(T.has(E))throw new TypeError("Converting circular structure to JSON");T.add(E),g.push({parent:d.val,key:String(d.index),val:E,isArray:Array.isArray(E),keys:Array.
isArray(E)?null:Object.keys(E),index:0,first:!0}),d.first=!1,d.index++}else u.push(R(E)),d.first=!1,d.index++}}else G=!0;else{for(;d.index<d.keys.length;){let E=d.
keys[d.index++];if(n&&!n.has(E))continue;let F=d.val[E],b=i(d.val,E,F);if(he(b))continue;d.first||u.push(","),t?u.push(`
`+t.repeat(l)+R(E)+": "):u.push(R(E)+":");let V=b!==null&&typeof b=="object",D=fe(b);if(V&&!D){if(T.has(b))throw new TypeError("Converting circular structure to\
 JSON");T.add(b),g.push({parent:d.val,key:E,val:b,isArray:Array.isArray(b),keys:Array.isArray(b)?null:Object.keys(b),index:0,first:!0}),d.first=!1;break}else u.
push(R(b)),d.first=!1}d.index>=d.keys.length&&g[g.length-1]===d&&(G=!0)}G&&(l--,!d.first&&t&&u.push(`
`+t.repeat(l)),u.push(d.isArray?"]":"}"),T.delete(d.val),g.pop())}return u.join("")},fr=(e,r,s)=>{try{return"rawJSON"in JSON?R(e,(a,c)=>typeof c=="bigint"?JSON.
rawJSON(c.toString()):typeof r=="function"?r(a,c):(Array.isArray(r)&&r.includes(a),c),s):e?R(e,(a,c)=>typeof c=="string"&&se.test(c)||typeof c=="bigint"?c.toString()+
"n":typeof r=="function"?r(a,c):(Array.isArray(r)&&r.includes(a),c),s).replace(dr,"$1$2$3").replace(mr,"$1$2$3"):R(e,r,s)}catch(t){if(t instanceof RangeError){let o=Cs(
e,r,s);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(dr,"$1$2$3").replace(mr,"$1$2$3")}throw t}},re=new Map,Ds=()=>{let e=JSON.parse.toString();if(re.has(
e))return re.get(e);try{let r=JSON.parse("1",(s,t,o)=>!!o?.source&&o.source==="1");return re.set(e,r),r}catch{return re.set(e,!1),!1}},Is=(e,r,s,t)=>typeof r=="\
string"&&hr.test(r)?BigInt(r.slice(0,-1)):typeof r=="string"&&se.test(r)?r.slice(0,-1):typeof t=="function"?t(e,r,s):r,Ls=(e,r)=>JSON.parse(e,(s,t,o)=>{let n=typeof t==
"number",i=t>Number.MAX_SAFE_INTEGER||t<Number.MIN_SAFE_INTEGER,a=n&&i,c=o&&Us.test(o.source);return a&&c?BigInt(o.source):typeof r=="function"?r(s,t,o):t}),_r=Number.
MAX_SAFE_INTEGER.toString(),Tr=_r.length,qs=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,js=/^"-?\d+n+"$/,Ns=(e,r)=>{let s={"":e},t=[{parent:s,
key:"",visited:!1}];for(;t.length>0;){let o=t[t.length-1];if(o.visited){let{parent:n,key:i}=o,a=n[i];typeof a=="string"&&(hr.test(a)?a=BigInt(a.slice(0,-1)):se.
test(a)&&(a=a.slice(0,-1))),typeof r=="function"&&(a=r.call(n,i,a)),a===void 0?delete n[i]:n[i]=a,t.pop()}else{o.visited=!0;let n=o.parent[o.key];if(n!==null&&typeof n==
"object"){let a=Object.keys(n);for(let c=a.length-1;c>=0;c--)t.push({parent:n,key:a[c],visited:!1})}}}return s[""]},Er=e=>e.replace(qs,(r,s,t,o)=>{let n=r[0]===
'"';if(n&&js.test(r))return r.substring(0,r.length-1)+'n"';let a=t||o,c=s&&(s.length<Tr||s.length===Tr&&s<=_r);return n||a||c?r:'"'+r+'n"'}),br=(e,r)=>{if(!e)return Ee(
e,r);try{if(Ds())return Ls(e,r);let s=Er(e);return Ee(s,(t,o,n)=>Is(t,o,n,r))}catch(s){if(s instanceof RangeError){let t=Er(e),o=Ee(t);return Ns(o,r)}throw s}};var U=class extends Error{name;status;request;response;constructor(r,s,t){super(r,{cause:t.cause}),this.name="HttpError",this.status=Number.parseInt(s),Number.isNaN(
this.status)&&(this.status=0);"response"in t&&(this.response=t.response);let o=Object.assign({},t.request);t.request.headers.authorization&&(o.headers=Object.assign(
{},t.request.headers,{authorization:t.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_se\
cret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=o}};var Bs="10.0.16",xs={headers:{"user-agent":`octokit-request.js/${Bs} ${S()}`}};function Hs(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!==
"[object Object]")return!1;let r=Object.getPrototypeOf(e);if(r===null)return!0;let s=Object.prototype.hasOwnProperty.call(r,"constructor")&&r.constructor;return typeof s==
"function"&&s instanceof s&&Function.prototype.call(s)===Function.prototype.call(e)}var wr=()=>"";async function Gr(e){let r=e.request?.fetch||globalThis.fetch;
if(!r)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octo\
kit.js/#fetch-missing");let s=e.request?.log||console,t=e.request?.parseSuccessResponseBody!==!1,o=Hs(e.body)||Array.isArray(e.body)?fr(e.body):e.body,n=Object.
fromEntries(Object.entries(e.headers).map(([l,g])=>[l,String(g)])),i;try{i=await r(e.url,A({method:e.method,body:o,redirect:e.request?.redirect,headers:n,signal:e.
request?.signal},e.body&&{duplex:"half"}))}catch(l){let g="Unknown Error";if(l instanceof Error){if(l.name==="AbortError")throw l.status=500,l;g=l.message,l.name===
"TypeError"&&"cause"in l&&(l.cause instanceof Error?g=l.cause.message:typeof l.cause=="string"&&(g=l.cause))}let T=new U(g,500,{request:e});throw T.cause=l,T}let a=i.
status,c=i.url,p={};for(let[l,g]of i.headers)p[l]=g;let u={url:c,status:a,headers:p,data:""};if("deprecation"in p){let l=p.link&&p.link.match(/<([^<>]+)>; rel="deprecation"/),
g=l&&l.pop();s.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${p.sunset}${g?`. See ${g}`:""}`)}if(a===204||a===
205)return u;if(e.method==="HEAD"){if(a<400)return u;throw new U(i.statusText,a,{response:u,request:e})}if(a===304)throw u.data=await _e(i),new U("Not modified",
a,{response:u,request:e});if(a>=400)throw u.data=await _e(i),new U(Vs(u.data),a,{response:u,request:e});return u.data=t?await _e(i):i.body,u}async function _e(e){
let r=e.headers.get("content-type");if(!r)return e.text().catch(wr);let s=gr(r);if(Ms(s)){let t="";try{return t=await e.text(),br(t)}catch{return t}}else return s.
type.startsWith("text/")||s.parameters.charset?.toLowerCase()==="utf-8"&&s.type!=="application/octet-stream"?e.text().catch(wr):e.arrayBuffer().catch(()=>new ArrayBuffer(
0))}function Ms(e){return e.type==="application/json"||e.type==="application/scim+json"}function Vs(e){if(typeof e=="string")return e;if(e instanceof ArrayBuffer)
return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let r=e,s="documentation_url"in r?` - ${r.documentation_url}`:"";return Array.isArray(r.errors)?
`${r.message}: ${r.errors.map(t=>JSON.stringify(t)).join(", ")}${s}`:`${r.message}${s}`}return`Unknown error: ${JSON.stringify(e)}`}function be(e,r){let s=e.defaults(
r);return Object.assign(function(o,n){let i=s.merge(o,n);if(!i.request||!i.request.hook)return Gr(s.parse(i));let a=(c,p)=>Gr(s.parse(s.merge(c,p)));return Object.
assign(a,{endpoint:s,defaults:be.bind(null,s)}),i.request.hook(a,i)},{endpoint:s,defaults:be.bind(null,s)})}var M=be(ur,xs);var Ws="0.0.0-development";function zs(e){return`Request failed due to following response errors:
`+e.errors.map(r=>` - ${r.message}`).join(`
`)}var $s=class extends Error{constructor(e,r,s){super(zs(s)),this.request=e,this.headers=r,this.response=s,this.errors=s.errors,this.data=s.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},Js=["method","baseUrl","url","headers","request",
"query","mediaType","operationName"],Ks=["query","method","url"],yr=/\/api\/v3\/?$/;function Qs(e,r,s){if(s){if(typeof r=="string"&&"query"in s)return Promise.reject(
new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let i in s)if(Ks.includes(i))return Promise.reject(new Error(`[@octokit/graphql] "${i}\
" cannot be used as variable name`))}let t=typeof r=="string"?Object.assign({query:r},s):r,o=Object.keys(t).reduce((i,a)=>Js.includes(a)?(i[a]=t[a],i):(i.variables||
(i.variables={}),i.variables[a]=t[a],i),{}),n=t.baseUrl||e.endpoint.DEFAULTS.baseUrl;return yr.test(n)&&(o.url=n.replace(yr,"/api/graphql")),e(o).then(i=>{if(i.
data.errors){let a={};for(let c of Object.keys(i.headers))a[c]=i.headers[c];throw new $s(o,a,i.data)}return i.data.data})}function we(e,r){let s=e.defaults(r);return Object.
assign((o,n)=>Qs(s,o,n),{defaults:we.bind(null,s),endpoint:s.endpoint})}var $t=we(M,{headers:{"user-agent":`octokit-graphql.js/${Ws} ${S()}`},method:"POST",url:"\
/graphql"});function vr(e){return we(e,{method:"POST",url:"/graphql"})}var Ge="(?:[a-zA-Z0-9_-]+)",Or="\\.",kr=new RegExp(`^${Ge}${Or}${Ge}${Or}${Ge}$`),Xs=kr.test.bind(kr);async function Ys(e){let r=Xs(e),s=e.startsWith("v1.")||e.
startsWith("ghs_"),t=e.startsWith("ghu_");return{type:"token",token:e,tokenType:r?"app":s?"installation":t?"user-to-server":"oauth"}}function Zs(e){return e.split(
/\./).length===3?`bearer ${e}`:`token ${e}`}async function et(e,r,s,t){let o=r.endpoint.merge(s,t);return o.headers.authorization=Zs(e),r(o)}var Ar=function(r){
if(!r)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof r!="string")throw new Error("[@octokit/auth-token] Token passed to c\
reateTokenAuth is not a string");return r=r.replace(/^(token|bearer) +/i,""),Object.assign(Ys.bind(null,r),{hook:et.bind(null,r)})};var ye="7.0.8";var Pr=()=>{},rt=console.warn.bind(console),st=console.error.bind(console);function tt(e={}){return typeof e.debug!="function"&&(e.debug=Pr),typeof e.info!="fun\
ction"&&(e.info=Pr),typeof e.warn!="function"&&(e.warn=rt),typeof e.error!="function"&&(e.error=st),e}var Sr=`octokit-core.js/${ye} ${S()}`,te=class{static VERSION=ye;static defaults(r){
return class extends this{constructor(...t){let o=t[0]||{};if(typeof r=="function"){super(r(o));return}super(Object.assign({},r,o,o.userAgent&&r.userAgent?{userAgent:`${o.
userAgent} ${r.userAgent}`}:null))}}}static plugins=[];static plugin(...r){let s=this.plugins;return class extends this{static plugins=s.concat(r.filter(o=>!s.includes(
o)))}}constructor(r={}){let s=new tr.Collection,t={baseUrl:M.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},r.request,{hook:s.bind(null,"request")}),
mediaType:{previews:[],format:""}};if(t.headers["user-agent"]=r.userAgent?`${r.userAgent} ${Sr}`:Sr,r.baseUrl&&(t.baseUrl=r.baseUrl),r.previews&&(t.mediaType.previews=
r.previews),r.timeZone&&(t.headers["time-zone"]=r.timeZone),this.request=M.defaults(t),this.graphql=vr(this.request).defaults(t),this.log=tt(r.log),this.hook=s,
r.authStrategy){let n=r,{authStrategy:i}=n,a=Ue(n,["authStrategy"]),c=i(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:a},r.auth));
s.wrap("request",c.hook),this.auth=c}else if(!r.auth)this.auth=async()=>({type:"unauthenticated"});else{let i=Ar(r.auth);s.wrap("request",i.hook),this.auth=i}let o=this.
constructor;for(let i=0;i<o.plugins.length;++i)Object.assign(this,o.plugins[i](this,r))}request;graphql;log;hook;auth};var ve="17.0.0";var ot={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:["POST\
 /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/\
repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:[
"PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:[
"POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /\
orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repo\
s/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST \
/repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{o\
wner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:[
"DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:[
"DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/ima\
ges/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_nam\
e}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/a\
ctions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/v\
ariables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/vari\
ables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/action\
s/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:[
"PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_forma\
t}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/r\
uns/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:[
"PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /re\
pos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET\
 /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET /rep\
os/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /o\
rgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image\
_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /re\
pos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets\
/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:[
"GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permis\
sions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:["GET /orgs\
/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/a\
ctions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions",
"getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/a\
ctions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/\
{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/ru\
nners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/\
permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/\
attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/\
workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variab\
les"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/\
actions/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{rep\
o}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:[
"GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/va\
riables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/actio\
ns/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:[
"GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /r\
epos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:[
"GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET /orgs/{org}/actions/permissions/reposito\
ries"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:["GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:[
"GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],reRunWorkflow:["POST /repos/{owner}/\
{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:[
"DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner\
_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:[
"DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/rep\
ositories/{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],reviewCustomGatesForRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}\
/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{\
repo}/actions/permissions/selected-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:[
"PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:[
"PUT /orgs/{org}/actions/permissions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permis\
sions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/var\
iables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:[
"PUT /repos/{owner}/{repo}/actions/permissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH /orgs/{org}/actions/variables/{name}"],updateRepoVariable:[
"PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:[
"DELETE /repos/{owner}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["GET /feeds"],getRepoSubscription:[
"GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{thread_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/th\
reads/{thread_id}/subscription"],listEventsForAuthenticatedUser:["GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:[
"GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networks/{owner}/{repo}/events"],listPublicEventsForUser:[
"GET /users/{username}/events/public"],listPublicOrgEvents:["GET /orgs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:[
"GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:["GET /repos/{owne\
r}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:["GET /users/{username}/starred"],listReposWatchedByUser:[
"GET /users/{username}/subscriptions"],listStargazersForRepo:["GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscript\
ions"],listWatchersForRepo:["GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PUT /repos/{ow\
ner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:["PATCH /notifications/threads/{thread_id}"],setRepoSubscription:[
"PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:["PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user\
/starred/{owner}/{repo}"],unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installations/{install\
ation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],addRepoToInstallationForAuthenticatedUser:["PUT /user\
/installations/{installation_id}/repositories/{repository_id}"],checkToken:["POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{co\
de}/conversions"],createInstallationAccessToken:["POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_i\
d}/grant"],deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],getAuthenticated:["GET /app"],
getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:[
"GET /repos/{owner}/{repo}/installation"],getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:[
"GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:["GET /app/hook/conf\
ig"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketplace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:[
"GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],
listInstallationRequestsForAuthenticatedApp:["GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:[
"GET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbed/plans"],listReposAccessibleToInstallation:[
"GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["GET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /\
user/marketplace_purchases/stubbed"],listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/attem\
pts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","removeRepoFromInstallationFor\
AuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],resetToken:["\
PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:["DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],
suspendInstallation:["PUT /app/installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspended"],updateWebhookConfigForApp:[
"PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/\
settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:["GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:[
"GET /users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/settings/billing/usage"],getGithubBillingUsageReportUser:[
"GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:["GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /us\
ers/{username}/settings/billing/packages"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /use\
rs/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:["DELETE /orgs/{org}/campaigns/{campaig\
n_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:["GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}\
/campaigns/{campaign_number}"]},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repo\
s/{owner}/{repo}/check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /repos/{owner}/{repo}/ch\
eck-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{c\
heck_suite_id}/check-runs"],listSuitesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{chec\
k_run_id}/rerequest"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH /repos/{owner}/{repo}/c\
heck-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{commitAutofix:["POST /repos/{owner}/{repo}/code-scanni\
ng/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST\
 /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delet\
e}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:["GET /repos/{owner}/{repo}/code-scanning/alerts/{\
alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET\
 /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getDefaultSetup:[
"GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/\
{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/\
variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number\
}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:[
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{\
owner}/{repo}/code-scanning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /repos/{owner}/{repo}\
/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/c\
ode-scanning/sarifs"]},codeSecurity:{attachConfiguration:["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:[
"POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-security/configurations"],createConfigurationForEnterprise:[
"POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:[
"DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-security/configurations/detach"],
getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:["GET /repos/{owner}/{repo}/code-security-con\
figuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-securi\
ty/configurations"],getDefaultConfigurations:["GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/\
{enterprise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositor\
ies"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:[
"GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configurations/{confi\
guration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],updateConfiguration:[
"PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configuration\
s/{configuration_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},codespaces:{addRepositoryForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/reposit\
ories/{repository_id}"],checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:["GET /\
user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{s\
ecret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codes\
paces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:[
"POST /repos/{owner}/{repo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELETE /orgs/{org}/mem\
bers/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{\
repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /u\
ser/codespaces/{codespace_name}/exports"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:["GET\
 /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_name}"],getOrgPublicKey:["GET /orgs/{org}/cod\
espaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/p\
ublic-key"],getRepoPublicKey:["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_na\
me}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}\
/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:["GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"or\
g"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET \
/repos/{owner}/{repo}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repositories"],listSecretsForAuthenticatedUser:[
"GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/codespaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_na\
me}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:[
"POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],stopInOrganization:["POST /orgs/{org}/m\
embers/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:["PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["\
POST /orgs/{org}/copilot/billing/selected_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:[
"DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/billing/selected_users"],copilotMetricsForOrganization:[
"GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/co\
pilot/billing"],getCopilotSeatDetailsForUser:["GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{
revoke:["POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DE\
LETE /orgs/{org}/dependabot/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{ow\
ner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/dependabot/secre\
ts/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{se\
cret_name}"],listAlertsForEnterprise:["GET /enterprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:[
"GET /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/dependabot/secr\
ets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/depen\
dabot/secrets/{secret_name}/repositories/{repository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:[
"PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositor\
ies"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/reposito\
ry-access"]},dependencyGraph:{createRepositorySnapshot:["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependenc\
y-graph/compare/{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{add:["PUT /\
enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],bulkRemove:[
"POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{userna\
me}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/t\
eams/{enterprise-team}/organizations/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterpris\
es/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignments:[
"GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterp\
rises/{enterprise}/teams/{team_slug}"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /ente\
rprises/{enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:["POST /gists/{gist_id}/comme\
nts"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{comment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{\
gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{g\
ist_id}/comments"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{gist_id}/forks"],listPublic:[
"GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_i\
d}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}\
/{repo}/git/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:["POST /repos/{owner}/{repo\
}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner\
}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repos/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /re\
pos/{owner}/{repo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /repos/{owner}/{repo}/git/ref\
s/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignore/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:[
"POST /orgs/{org}/settings/network-configurations"],deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuratio\
n_id}"],getNetworkConfigurationForOrg:["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}/\
settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-configurations"],updateNetworkConfigurationForOrg:[
"PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limit\
s"],getRestrictionsForOrg:["GET /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:[
"GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:["DELETE /user/intera\
ction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:["DELETE /repos/{owner}/{repo}/interaction-limits"],
removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limits",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:[
"PUT /user/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos/{owner}/{repo}/interaction-limi\
ts"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["interactions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],checkUserCanBeAssigned:[
"GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:[
"POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],
createMilestone:["POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:["DELETE /repo\
s/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],get:["GET /repos/{owner}/{repo}/issues/{issue_nu\
mber}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /re\
pos/{owner}/{repo}/labels/{name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/issues/{issue_\
number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comme\
nts"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies\
/blocked_by"],listDependenciesBlocking:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{\
issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/{owner}/{repo}/issues/{issue_number}/tim\
eline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{org}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:[
"GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{owner}/\
{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /repos/{owner}/{repo}/issues/{issue_number}/su\
b_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/bloc\
ked_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELETE /repos/{owner}/{repo}/issues/{issue\
_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues\
/{issue_number}/labels"],unlock:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:[
"PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:["PATCH /repos/{owner}/{re\
po}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:["GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/licen\
se"]},markdown:{render:["POST /markdown"],renderRaw:["POST /markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:[
"GET /versions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:["DELETE /user/migrations/{migrat\
ion_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/archive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}\
/archive"],getArchiveForAuthenticatedUser:["GET /user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],
getStatusForOrg:["GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{org}/migrations"],listReposForAuthenticatedUser:[
"GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GET /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migr\
ations/{migration_id}/repositories",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:[
"POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],unlockRepoForOrg:["DELETE /orgs/\
{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:["GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:[
"PUT /orgs/{org}/actions/oidc/customization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.r\
est.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"}],assignTeamToOrgRole:["PU\
T /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:[
"PUT /orgs/{org}/blocks/{username}"],cancelInvitation:["DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],
checkMembershipForUser:["GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:[
"PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/storage-record"],createInvitation:["POST /\
orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:["POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:[
"PATCH /organizations/{org}/org-properties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:[
"PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:["PATCH /orgs/{org}/properties/schema"],
customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/properties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /\
orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_nam\
e}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:["GET /orgs/{org}/pr\
operties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestations/delete-request"],deleteAttestationsById:["DELETE /orgs/{o\
rg}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs\
/{org}/issue-types/{issue_type_id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELETE /orgs/\
{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:["PUT /orgs/{org}/settings/immutable-rele\
ases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:["GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:[
"GET /orgs/{org}/settings/immutable-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:["GET /o\
rgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:["GET /orgs/{org}/rulesets/{ruleset_id}/hist\
ory"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:[
"GET /orgs/{org}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:[
"GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],listAttestationRepositories:[
"GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestat\
ions/bulk-list{?per_page,before,after}"],listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:[
"GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitation_id}/teams"],listIssueTypes:["GET /org\
s/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:["GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{o\
rg}/organization-roles/{role_id}/teams"],listOrgRoleUsers:["GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-rol\
es"],listOrganizationFineGrainedPermissions:["GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collabo\
rators"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:["GET /orgs/{org}/personal-ac\
cess-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/personal-access-token-requests"],listPatGrants:["GET /orgs/{org}/pers\
onal-access-tokens"],listPendingInvitations:["GET /orgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET \
/orgs/{org}/security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-manage\
rs#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST\
 /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs\
/{org}/members/{username}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org}/outside_collabo\
rators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{username}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/s\
ecurity-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-\
managers#remove-a-security-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:[
"POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],revokeAllOrgRolesUser:["DEL\
ETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:[
"DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:[
"PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username}"],setPublicMembershipForAuthenticatedUser:[
"PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{org}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}\
/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:["PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-to\
kens/{pat_id}"],updatePatAccesses:["POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:["PA\
TCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}"],deletePackageForOrg:[
"DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:[
"DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_vers\
ion_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackage\
VersionsForPackageOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions",{},{renamed:[
"packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:["GET /user/packages/{package_ty\
pe}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:[
"GET /users/{username}/packages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}"],getPackageForOrganization:[
"GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:[
"GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id\
}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:["GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/\
{org}/docker/conflicts"],listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:["GET /user/p\
ackages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{username}/packages"],restorePackageForAuthenticatedUser:["P\
OST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token\
}"],restorePackageForUser:["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /us\
er/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/packages/{package_type}/{packag\
e_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_v\
ersion_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:["POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-\
registries/{secret_name}"],getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-registries/publi\
c-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /orgs/{org}/private-registries/{secret_name}"]},projects:{
addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/items"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:[
"DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],getFieldForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}"],getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project\
_number}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:["GET /orgs/{org}/projectsV2/{proj\
ect_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_number}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET \
/users/{username}/projectsV2"],listItemsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{projec\
t_number}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /users/{username}/projectsV2/{pro\
ject_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],createReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:[
"DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:[
"GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{\
owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/revie\
ws/{review_id}/comments"],listCommits:["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/\
comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["\
PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repo\
s/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GET\
 /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:["POST /repos/{owner}/{repo}/iss\
ues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["P\
OST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:["POST /orgs/{org}/teams/\
{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/\
reactions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],deleteForRelease:["DE\
LETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussio\
n_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_numb\
er}/reactions/{reaction_id}"],listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{repo}/issues\
/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],listForPullRequestReviewComment:["GET /repo\
s/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/{org}/teams/{tea\
m_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_invitations/{invitation_id}",{},{renamed:["repos","acceptI\
nvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:["PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /r\
epos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{username}"],
addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:[
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/bran\
ches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/\
cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{usernam\
e}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-releases"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerabilit\
y-reporting"],checkVulnerabilityAlerts:["GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:[
"GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{basehead}"],createAttestation:["POST /repos\
/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autolinks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/com\
ments"],createCommitSignatureProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}\
/{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo}/deployments"],createDeploymentBranchPolicy:[
"POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environment\
s/{environment_name}/deployment_protection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:[
"POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner}/{repo}/forks"],createInOrg:["POST /org\
s/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environments/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/c\
ontents/{path}"],createOrgRuleset:["POST /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /r\
epos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner}/{repo}/rulesets"],createUsingTemplate:[
"POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:[
"PATCH /repos/{owner}/{repo}/properties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:[
"DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:["DE\
LETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["D\
ELETE /repos/{owner}/{repo}/environments/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:["D\
ELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],deleteCommitSignatureProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:[
"DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployme\
nt-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:["DELETE /repos/{owner}/{repo}/invitations/\
{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:[
"DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:["DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:[
"DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /repos/{owner\
}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],disableVulnerabilityAlerts:[
"DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:["GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],
downloadTarballArchive:["GET /repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:[
"PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-releases"],enablePrivateVulnerabilityReporting:[
"PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:["PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:[
"POST /repos/{owner}/{repo}/releases/generate-notes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/prot\
ection/restrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:["GET /\
repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos/{owner}/{repo}/environments"],getAllStatusCheckContexts:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],getBranch:["GET /r\
epos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo\
}/rules/branches/{branch}"],getClones:["GET /repos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:[
"GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/commits/{ref}/status"],getCommit:["GET /rep\
os/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{repo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/commen\
ts/{comment_id}"],getCommitSignatureProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /\
repos/{owner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /repos/{owner}/{repo}/stats/contrib\
utors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:[
"GET /repos/{owner}/{repo}/keys/{key_id}"],getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner\
}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{owner}/{repo}/deployments/{deployment\
_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/b\
uilds/latest"],getLatestRelease:["GET /repos/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:[
"GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /orgs/{org}/rulesets"],getPages:["GET /repo\
s/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{p\
ages_deployment_id}"],getPagesHealthCheck:["GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{owner}/{repo}/stats/punch_card"],getReadme:[
"GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],
getReleaseAsset:["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:["GE\
T /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets/rule-suites"],getRepoRuleset:["GET /repos/\
{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{own\
er}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}/{r\
epo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrict\
ions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:["GET /repos/{owner\
}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{ho\
ok_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{owner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_diges\
t}"],listAutolinks:["GET /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /repos/{owner}/{r\
epo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborators"],listCommentsForCommit:["GET /repos/{owner}/{repo}/\
commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET /repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{r\
ef}/statuses"],listCommits:["GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repos/{owner}/{repo}/keys"],listDeploymentBranchPolicies:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployme\
nt_id}/statuses"],listDeployments:["GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],listForUser:[
"GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:[
"GET /user/repository_invitations"],listLanguages:["GET /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:[
"GET /repositories"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:["GET /repos/{owner}/{repo}\
/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:["GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{\
repo}/teams"],listWebhookDeliveries:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repo\
s/{owner}/{repo}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:[
"POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/pro\
tection/restrictions/apps",{},{mapToData:"apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELET\
E /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:["DELETE /repos/{ow\
ner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restr\
ictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],renameBranch:["POST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:["POST /re\
pos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],setAppAccessRestrictions:[
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{b\
ranch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection\
/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{re\
po}"],updateBranchProtection:["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],updateInformationAboutPagesSite:[
"PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{rul\
eset_id}"],updatePullRequestReviewProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /r\
epos/{owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:["PUT /repos/{owner}\
/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",{},{renamed:["repo\
s","updateStatusCheckProtection"]}],updateStatusCheckProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:[
"PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:["POST /repo\
s/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{code:["GET /search/code"],commits:["GET /search/com\
mits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /search/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /\
search/users"]},secretScanning:{createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos/{owner}\
/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],listAlertsForOrg:["GET /orgs/{org}/sec\
ret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secret-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/a\
lerts/{alert_number}/locations"],listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{repo}/secr\
et-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]},securityAdvisories:{createFork:["POST \
/repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:["POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:[
"POST /repos/{owner}/{repo}/security-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:[
"GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:["GET /advisories"],listOrgRepositoryAdvisories:[
"GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /repos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner\
}/{repo}/security-advisories/{ghsa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:[
"PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],create:["POST \
/orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /o\
rgs/{org}/teams/{team_slug}/discussions"],deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_\
number}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DELETE /orgs/{org}/teams/{team_slug}"],getByName:[
"GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],list:[
"GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/\
{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:[
"GET /orgs/{org}/teams/{team_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /orgs/{org}/team\
s/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{t\
eam_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
updateDiscussionInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{addEmailForAuthenticated:[
"POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:["POST /user/emails"],addSocialAccountForAuthenticatedUser:[
"POST /user/social_accounts"],block:["PUT /user/blocks/{username}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/f\
ollowing/{target_user}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gpg_keys",{},{renamed:[
"users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_keys"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},
{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:[
"POST /user/ssh_signing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE /users/{username}/a\
ttestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestations/digest/{subject_digest}"],deleteEmailForAuthenticated:[
"DELETE /user/emails",{},{renamed:["users","deleteEmailForAuthenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:[
"DELETE /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DELETE /user/gpg_keys/{gpg_ke\
y_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users","deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:[
"DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:["DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ss\
h_signing_keys/{ssh_signing_key_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:[
"GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg_keys/{gpg_key_id}",{},{renamed:["users",
"getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gpg_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",
{},{renamed:["users","getPublicSshKeyForAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:[
"GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestations/{subject_digest}"],listAttestationsBulk:[
"POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:["GET /user/blocks",{},{renamed:["users","listBlockedByAuthe\
nticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/blocks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthentic\
atedUser"]}],listEmailsForAuthenticatedUser:["GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenti\
catedUser"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],listFollowersForUser:["GET /user\
s/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:["GET /user/gpg_keys",{},{renamed:["users","listGp\
gKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /user/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:[
"GET /user/public_emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/public_emails"],listPublicKeysForUser:[
"GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:[
"GET /user/keys"],listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/social_accounts"],listSshSigningKeysForAuthenticatedUser:[
"GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email\
/visibility",{},{renamed:["users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/email/visibilit\
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}},Rr=ot;var C=new Map;for(let[e,r]of Object.entries(Rr))for(let[s,t]of Object.entries(r)){let[o,n,i]=t,[a,c]=o.split(/ /),p=Object.assign({method:a,url:c},n);C.has(e)||
C.set(e,new Map),C.get(e).set(s,{scope:e,methodName:s,endpointDefaults:p,decorations:i})}var nt={has({scope:e},r){return C.get(e).has(r)},getOwnPropertyDescriptor(e,r){
return{value:this.get(e,r),configurable:!0,writable:!0,enumerable:!0}},defineProperty(e,r,s){return Object.defineProperty(e.cache,r,s),!0},deleteProperty(e,r){return delete e.
cache[r],!0},ownKeys({scope:e}){return[...C.get(e).keys()]},set(e,r,s){return e.cache[r]=s},get({octokit:e,scope:r,cache:s},t){if(s[t])return s[t];let o=C.get(r).
get(t);if(!o)return;let{endpointDefaults:n,decorations:i}=o;return i?s[t]=it(e,r,t,n,i):s[t]=e.request.defaults(n),s[t]}};function Oe(e){let r={};for(let s of C.
keys())r[s]=new Proxy({octokit:e,scope:s,cache:{}},nt);return r}function it(e,r,s,t,o){let n=e.request.defaults(t);function i(...a){let c=n.endpoint.merge(...a);
if(o.mapToData)return c=Object.assign({},c,{data:c[o.mapToData],[o.mapToData]:void 0}),n(c);if(o.renamed){let[p,u]=o.renamed;e.log.warn(`octokit.${r}.${s}() has\
 been renamed to octokit.${p}.${u}()`)}if(o.deprecated&&e.log.warn(o.deprecated),o.renamedParameters){let p=n.endpoint.merge(...a);for(let[u,l]of Object.entries(
o.renamedParameters))u in p&&(e.log.warn(`"${u}" parameter is deprecated for "octokit.${r}.${s}()". Use "${l}" instead`),l in p||(p[l]=p[u]),delete p[u]);return n(
p)}return n(...a)}return Object.assign(i,n)}function ke(e){return{rest:Oe(e)}}ke.VERSION=ve;function at(e){let r=Oe(e);return I(A({},r),{rest:r})}at.VERSION=ve;var ct="0.0.0-development";function pt(e){if(!e.data)return I(A({},e),{data:[]});if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;
let s=e.data.incomplete_results,t=e.data.repository_selection,o=e.data.total_count,n=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,
delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(e.data)[0],a=e.data[i];return e.data=a,typeof s<"u"&&(e.data.incomplete_results=s),typeof t<
"u"&&(e.data.repository_selection=t),e.data.total_count=o,e.data.total_commits=n,e}function Ae(e,r,s){let t=typeof r=="function"?r.endpoint(s):e.request.endpoint(
r,s),o=typeof r=="function"?r:e.request,n=t.method,i=t.headers,a=t.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let c=await o(
{method:n,url:a,headers:i}),p=pt(c);if(a=((p.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in p.data){let u=new URL(p.url),l=u.
searchParams,g=parseInt(l.get("page")||"1",10),T=parseInt(l.get("per_page")||"250",10);g*T<p.data.total_commits&&(l.set("page",String(g+1)),a=u.toString())}return{
value:p}}catch(c){if(c.status!==409)throw c;return a="",{value:{status:200,headers:{},data:[]}}}}})}}function Fr(e,r,s,t){return typeof s=="function"&&(t=s,s=void 0),
Ur(e,[],Ae(e,r,s)[Symbol.asyncIterator](),t)}function Ur(e,r,s,t){return s.next().then(o=>{if(o.done)return r;let n=!1;function i(){n=!0}return r=r.concat(t?t(o.
value,i):o.value.data),n?r:Ur(e,r,s,t)})}var ho=Object.assign(Fr,{iterator:Ae});function Pe(e){return{paginate:Object.assign(Fr.bind(null,e),{iterator:Ae.bind(null,e)})}}Pe.VERSION=ct;var yo=new z,Se=Xe(),ut={baseUrl:Se,request:{agent:Ke(Se),fetch:Qe(Se)}},Cr=te.plugin(ke,Pe).defaults(ut);function Dr(e,r){let s=Object.assign({},r||{}),t=Je(e,
s);t&&(s.auth=t);let o=de(s.userAgent);return o&&(s.userAgent=o),s}var lt=4,gt=45e3,dt=15e3,Ir=80;function qr(e,r=s=>new Promise(t=>setTimeout(t,s))){let{baseUrl:s,token:t}=e,[o="",n=""]=e.repository.split("/"),i=new Cr(I(A({},
Dr(t,{baseUrl:s,userAgent:"kruise-preflight"})),{log:{debug(){},info(){},warn(){},error(){}}})),a=gt,c=0;async function p(u,l){for(let g=1;;g++){let T=performance.
now();try{return(await u(AbortSignal.timeout(dt))).data}catch(d){oe(d)===0&&(a-=performance.now()-T);let G=g<lt?l(d,g):void 0;if(G===void 0||G>a)throw Tt(d);a-=
G,await r(G)}}}return{owner:o,repo:n,octokit:i,patiently:u=>p(u,(l,g)=>Lr(l)??mt(l,g)),async write(u){if(++c>Ir)throw Object.assign(new Error(`GitHub takes ${Ir}\
 contents a minute`),{status:429});return p(u,Lr)}}}function Lr(e){let r=oe(e),s=e.response?.headers??{},o=r===429||r===403&&(s["retry-after"]??s["x-ratelimit-r\
emaining"]==="0")?Number(s["retry-after"]??Number.NaN)*1e3:Number.NaN;return o>=0?o:void 0}function mt(e,r){let s=oe(e);return s===0||s>=500?250*4**(r-1):void 0}
function Tt(e){let r=oe(e),s=e instanceof Error?e.message.split(" - https://",1)[0]:String(e);return Object.assign(new Error(r===0?"no answer":s),{status:r,cause:e})}
function oe(e){let{status:r,response:s}=e;return typeof r=="number"&&s!==void 0?r:0}0&&(module.exports={clientOf});
