var G0=Object.create;var xs=Object.defineProperty,K0=Object.defineProperties,H0=Object.getOwnPropertyDescriptor,Q0=Object.getOwnPropertyDescriptors,z0=Object.getOwnPropertyNames,rl=Object.
getOwnPropertySymbols,Y0=Object.getPrototypeOf,bf=Object.prototype.hasOwnProperty,ny=Object.prototype.propertyIsEnumerable;var ty=(e,t,n)=>t in e?xs(e,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):e[t]=n,f=(e,t)=>{for(var n in t||={})bf.call(t,n)&&ty(e,n,t[n]);if(rl)for(var n of rl(
t))ny.call(t,n)&&ty(e,n,t[n]);return e},m=(e,t)=>K0(e,Q0(t));var ry=e=>typeof e=="symbol"?e:e+"",le=(e,t)=>{var n={};for(var r in e)bf.call(e,r)&&t.indexOf(r)<0&&(n[r]=e[r]);if(e!=null&&rl)for(var r of rl(e))t.indexOf(r)<
0&&ny.call(e,r)&&(n[r]=e[r]);return n};var ol=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Z0=(e,t)=>{for(var n in t)xs(e,n,{get:t[n],enumerable:!0})},oy=(e,t,n,r)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let o of z0(t))!bf.call(e,o)&&o!==n&&xs(e,o,{get:()=>t[o],enumerable:!(r=H0(t,o))||r.enumerable});return e};var Pt=(e,t,n)=>(n=e!=null?G0(Y0(e)):{},oy(t||!e||!e.__esModule?xs(n,"default",{value:e,enumerable:!0}):n,e)),X0=e=>oy(xs({},"__esModule",{value:!0}),e);var Pu=ol(Ft=>{var CD=Ft&&Ft.__extends||(function(){var e=function(t,n){return e=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(r,o){r.__proto__=
o}||function(r,o){for(var i in o)o.hasOwnProperty(i)&&(r[i]=o[i])},e(t,n)};return function(t,n){e(t,n);function r(){this.constructor=t}t.prototype=n===null?Object.
create(n):(r.prototype=n.prototype,new r)}})();Object.defineProperty(Ft,"__esModule",{value:!0});var ED=Object.prototype.hasOwnProperty;function Sg(e,t){return ED.
call(e,t)}Ft.hasOwnProperty=Sg;function o1(e){if(Array.isArray(e)){for(var t=new Array(e.length),n=0;n<t.length;n++)t[n]=""+n;return t}if(Object.keys)return Object.
keys(e);var r=[];for(var o in e)Sg(e,o)&&r.push(o);return r}Ft._objectKeys=o1;function jD(e){switch(typeof e){case"object":return JSON.parse(JSON.stringify(e));case"\
undefined":return null;default:return e}}Ft._deepClone=jD;function AD(e){for(var t=0,n=e.length,r;t<n;){if(r=e.charCodeAt(t),r>=48&&r<=57){t++;continue}return!1}
return!0}Ft.isInteger=AD;function hg(e){return e.indexOf("/")===-1&&e.indexOf("~")===-1?e:e.replace(/~/g,"~0").replace(/\//g,"~1")}Ft.escapePathComponent=hg;function ND(e){
return e.replace(/~1/g,"/").replace(/~0/g,"~")}Ft.unescapePathComponent=ND;function vg(e,t){var n;for(var r in e)if(Sg(e,r)){if(e[r]===t)return hg(r)+"/";if(typeof e[r]==
"object"&&(n=vg(e[r],t),n!=""))return hg(r)+"/"+n}return""}Ft._getPathRecursive=vg;function FD(e,t){if(e===t)return"/";var n=vg(e,t);if(n==="")throw new Error("\
Object not found in root");return"/"+n}Ft.getPath=FD;function bg(e){if(e===void 0)return!0;if(e){if(Array.isArray(e)){for(var t=0,n=e.length;t<n;t++)if(bg(e[t]))
return!0}else if(typeof e=="object"){for(var r=o1(e),o=r.length,i=0;i<o;i++)if(bg(e[r[i]]))return!0}}return!1}Ft.hasUndefined=bg;function r1(e,t){var n=[e];for(var r in t){
var o=typeof t[r]=="object"?JSON.stringify(t[r],null,2):t[r];typeof o<"u"&&n.push(r+": "+o)}return n.join(`
`)}var TD=(function(e){CD(t,e);function t(n,r,o,i,s){var a=this.constructor,l=e.call(this,r1(n,{name:r,index:o,operation:i,tree:s}))||this;return l.name=r,l.index=
o,l.operation=i,l.tree=s,Object.setPrototypeOf(l,a.prototype),l.message=r1(n,{name:r,index:o,operation:i,tree:s}),l}return t})(Error);Ft.PatchError=TD});var xg=ol(me=>{Object.defineProperty(me,"__esModule",{value:!0});var Gt=Pu();me.JsonPatchError=Gt.PatchError;me.deepClone=Gt._deepClone;var ls={add:function(e,t,n){
return e[t]=this.value,{newDocument:n}},remove:function(e,t,n){var r=e[t];return delete e[t],{newDocument:n,removed:r}},replace:function(e,t,n){var r=e[t];return e[t]=
this.value,{newDocument:n,removed:r}},move:function(e,t,n){var r=wu(n,this.path);r&&(r=Gt._deepClone(r));var o=ko(n,{op:"remove",path:this.from}).removed;return ko(
n,{op:"add",path:this.path,value:o}),{newDocument:n,removed:r}},copy:function(e,t,n){var r=wu(n,this.from);return ko(n,{op:"add",path:this.path,value:Gt._deepClone(
r)}),{newDocument:n}},test:function(e,t,n){return{newDocument:n,test:qa(e[t],this.value)}},_get:function(e,t,n){return this.value=e[t],{newDocument:n}}},MD={add:function(e,t,n){
return Gt.isInteger(t)?e.splice(t,0,this.value):e[t]=this.value,{newDocument:n,index:t}},remove:function(e,t,n){var r=e.splice(t,1);return{newDocument:n,removed:r[0]}},
replace:function(e,t,n){var r=e[t];return e[t]=this.value,{newDocument:n,removed:r}},move:ls.move,copy:ls.copy,test:ls.test,_get:ls._get};function wu(e,t){if(t==
"")return e;var n={op:"_get",path:t};return ko(e,n),n.value}me.getValueByPointer=wu;function ko(e,t,n,r,o,i){if(n===void 0&&(n=!1),r===void 0&&(r=!0),o===void 0&&
(o=!0),i===void 0&&(i=0),n&&(typeof n=="function"?n(t,0,e,t.path):ku(t,0)),t.path===""){var s={newDocument:e};if(t.op==="add")return s.newDocument=t.value,s;if(t.
op==="replace")return s.newDocument=t.value,s.removed=e,s;if(t.op==="move"||t.op==="copy")return s.newDocument=wu(e,t.from),t.op==="move"&&(s.removed=e),s;if(t.
op==="test"){if(s.test=qa(e,t.value),s.test===!1)throw new me.JsonPatchError("Test operation failed","TEST_OPERATION_FAILED",i,t,e);return s.newDocument=e,s}else{
if(t.op==="remove")return s.removed=e,s.newDocument=null,s;if(t.op==="_get")return t.value=e,s;if(n)throw new me.JsonPatchError("Operation `op` property is not \
one of operations defined in RFC-6902","OPERATION_OP_INVALID",i,t,e);return s}}else{r||(e=Gt._deepClone(e));var a=t.path||"",l=a.split("/"),c=e,d=1,u=l.length,p=void 0,
g=void 0,y=void 0;for(typeof n=="function"?y=n:y=ku;;){if(g=l[d],g&&g.indexOf("~")!=-1&&(g=Gt.unescapePathComponent(g)),o&&(g=="__proto__"||g=="prototype"&&d>0&&
l[d-1]=="constructor"))throw new TypeError("JSON-Patch: modifying `__proto__` or `constructor/prototype` prop is banned for security reasons, if this was on pur\
pose, please set `banPrototypeModifications` flag false and pass it to this function. More info in fast-json-patch README");if(n&&p===void 0&&(c[g]===void 0?p=l.
slice(0,d).join("/"):d==u-1&&(p=t.path),p!==void 0&&y(t,0,e,p)),d++,Array.isArray(c)){if(g==="-")g=c.length;else{if(n&&!Gt.isInteger(g))throw new me.JsonPatchError(
"Expected an unsigned base-10 integer value, making the new referenced value the array element with the zero-based index","OPERATION_PATH_ILLEGAL_ARRAY_INDEX",i,
t,e);Gt.isInteger(g)&&(g=~~g)}if(d>=u){if(n&&t.op==="add"&&g>c.length)throw new me.JsonPatchError("The specified index MUST NOT be greater than the number of el\
ements in the array","OPERATION_VALUE_OUT_OF_BOUNDS",i,t,e);var s=MD[t.op].call(t,c,g,e);if(s.test===!1)throw new me.JsonPatchError("Test operation failed","TES\
T_OPERATION_FAILED",i,t,e);return s}}else if(d>=u){var s=ls[t.op].call(t,c,g,e);if(s.test===!1)throw new me.JsonPatchError("Test operation failed","TEST_OPERATI\
ON_FAILED",i,t,e);return s}if(c=c[g],n&&d<u&&(!c||typeof c!="object"))throw new me.JsonPatchError("Cannot perform operation at the desired path","OPERATION_PATH\
_UNRESOLVABLE",i,t,e)}}}me.applyOperation=ko;function i1(e,t,n,r,o){if(r===void 0&&(r=!0),o===void 0&&(o=!0),n&&!Array.isArray(t))throw new me.JsonPatchError("P\
atch sequence must be an array","SEQUENCE_NOT_AN_ARRAY");r||(e=Gt._deepClone(e));for(var i=new Array(t.length),s=0,a=t.length;s<a;s++)i[s]=ko(e,t[s],n,!0,o,s),e=
i[s].newDocument;return i.newDocument=e,i}me.applyPatch=i1;function $D(e,t,n){var r=ko(e,t);if(r.test===!1)throw new me.JsonPatchError("Test operation failed","\
TEST_OPERATION_FAILED",n,t,e);return r.newDocument}me.applyReducer=$D;function ku(e,t,n,r){if(typeof e!="object"||e===null||Array.isArray(e))throw new me.JsonPatchError(
"Operation is not an object","OPERATION_NOT_AN_OBJECT",t,e,n);if(ls[e.op]){if(typeof e.path!="string")throw new me.JsonPatchError("Operation `path` property is \
not a string","OPERATION_PATH_INVALID",t,e,n);if(e.path.indexOf("/")!==0&&e.path.length>0)throw new me.JsonPatchError('Operation `path` property must start with\
 "/"',"OPERATION_PATH_INVALID",t,e,n);if((e.op==="move"||e.op==="copy")&&typeof e.from!="string")throw new me.JsonPatchError("Operation `from` property is not p\
resent (applicable in `move` and `copy` operations)","OPERATION_FROM_REQUIRED",t,e,n);if((e.op==="add"||e.op==="replace"||e.op==="test")&&e.value===void 0)throw new me.
JsonPatchError("Operation `value` property is not present (applicable in `add`, `replace` and `test` operations)","OPERATION_VALUE_REQUIRED",t,e,n);if((e.op==="\
add"||e.op==="replace"||e.op==="test")&&Gt.hasUndefined(e.value))throw new me.JsonPatchError("Operation `value` property is not present (applicable in `add`, `r\
eplace` and `test` operations)","OPERATION_VALUE_CANNOT_CONTAIN_UNDEFINED",t,e,n);if(n){if(e.op=="add"){var o=e.path.split("/").length,i=r.split("/").length;if(o!==
i+1&&o!==i)throw new me.JsonPatchError("Cannot perform an `add` operation at the desired path","OPERATION_PATH_CANNOT_ADD",t,e,n)}else if(e.op==="replace"||e.op===
"remove"||e.op==="_get"){if(e.path!==r)throw new me.JsonPatchError("Cannot perform the operation at a path that does not exist","OPERATION_PATH_UNRESOLVABLE",t,
e,n)}else if(e.op==="move"||e.op==="copy"){var s={op:"_get",path:e.from,value:void 0},a=s1([s],n);if(a&&a.name==="OPERATION_PATH_UNRESOLVABLE")throw new me.JsonPatchError(
"Cannot perform the operation from a path that does not exist","OPERATION_FROM_UNRESOLVABLE",t,e,n)}}}else throw new me.JsonPatchError("Operation `op` property \
is not one of operations defined in RFC-6902","OPERATION_OP_INVALID",t,e,n)}me.validator=ku;function s1(e,t,n){try{if(!Array.isArray(e))throw new me.JsonPatchError(
"Patch sequence must be an array","SEQUENCE_NOT_AN_ARRAY");if(t)i1(Gt._deepClone(t),Gt._deepClone(e),n||!0);else{n=n||ku;for(var r=0;r<e.length;r++)n(e[r],r,t,void 0)}}catch(o){
if(o instanceof me.JsonPatchError)return o;throw o}}me.validate=s1;function qa(e,t){if(e===t)return!0;if(e&&t&&typeof e=="object"&&typeof t=="object"){var n=Array.
isArray(e),r=Array.isArray(t),o,i,s;if(n&&r){if(i=e.length,i!=t.length)return!1;for(o=i;o--!==0;)if(!qa(e[o],t[o]))return!1;return!0}if(n!=r)return!1;var a=Object.
keys(e);if(i=a.length,i!==Object.keys(t).length)return!1;for(o=i;o--!==0;)if(!t.hasOwnProperty(a[o]))return!1;for(o=i;o--!==0;)if(s=a[o],!qa(e[s],t[s]))return!1;
return!0}return e!==e&&t!==t}me._areEquals=qa});var a1=ol(cs=>{Object.defineProperty(cs,"__esModule",{value:!0});var vt=Pu(),ID=xg(),wg=new WeakMap,LD=(function(){function e(t){this.observers=new Map,this.obj=
t}return e})(),DD=(function(){function e(t,n){this.callback=t,this.observer=n}return e})();function JD(e){return wg.get(e)}function _D(e,t){return e.observers.get(
t)}function VD(e,t){e.observers.delete(t.callback)}function qD(e,t){t.unobserve()}cs.unobserve=qD;function WD(e,t){var n=[],r,o=JD(e);if(!o)o=new LD(e),wg.set(e,
o);else{var i=_D(o,t);r=i&&i.observer}if(r)return r;if(r={},o.value=vt._deepClone(e),t){r.callback=t,r.next=null;var s=function(){Pg(r)},a=function(){clearTimeout(
r.next),r.next=setTimeout(s)};typeof window<"u"&&(window.addEventListener("mouseup",a),window.addEventListener("keyup",a),window.addEventListener("mousedown",a),
window.addEventListener("keydown",a),window.addEventListener("change",a))}return r.patches=n,r.object=e,r.unobserve=function(){Pg(r),clearTimeout(r.next),VD(o,r),
typeof window<"u"&&(window.removeEventListener("mouseup",a),window.removeEventListener("keyup",a),window.removeEventListener("mousedown",a),window.removeEventListener(
"keydown",a),window.removeEventListener("change",a))},o.observers.set(t,new DD(t,r)),r}cs.observe=WD;function Pg(e,t){t===void 0&&(t=!1);var n=wg.get(e.object);
kg(n.value,e.object,e.patches,"",t),e.patches.length&&ID.applyPatch(n.value,e.patches);var r=e.patches;return r.length>0&&(e.patches=[],e.callback&&e.callback(r)),
r}cs.generate=Pg;function kg(e,t,n,r,o){if(t!==e){typeof t.toJSON=="function"&&(t=t.toJSON());for(var i=vt._objectKeys(t),s=vt._objectKeys(e),a=!1,l=!1,c=s.length-
1;c>=0;c--){var d=s[c],u=e[d];if(vt.hasOwnProperty(t,d)&&!(t[d]===void 0&&u!==void 0&&Array.isArray(t)===!1)){var p=t[d];typeof u=="object"&&u!=null&&typeof p==
"object"&&p!=null&&Array.isArray(u)===Array.isArray(p)?kg(u,p,n,r+"/"+vt.escapePathComponent(d),o):u!==p&&(a=!0,o&&n.push({op:"test",path:r+"/"+vt.escapePathComponent(
d),value:vt._deepClone(u)}),n.push({op:"replace",path:r+"/"+vt.escapePathComponent(d),value:vt._deepClone(p)}))}else Array.isArray(e)===Array.isArray(t)?(o&&n.push(
{op:"test",path:r+"/"+vt.escapePathComponent(d),value:vt._deepClone(u)}),n.push({op:"remove",path:r+"/"+vt.escapePathComponent(d)}),l=!0):(o&&n.push({op:"test",
path:r,value:e}),n.push({op:"replace",path:r,value:t}),a=!0)}if(!(!l&&i.length==s.length))for(var c=0;c<i.length;c++){var d=i[c];!vt.hasOwnProperty(e,d)&&t[d]!==
void 0&&n.push({op:"add",path:r+"/"+vt.escapePathComponent(d),value:vt._deepClone(t[d])})}}}function UD(e,t,n){n===void 0&&(n=!1);var r=[];return kg(e,t,r,"",n),
r}cs.compare=UD});var l1=ol(Oo=>{var BD=xg();Object.assign(Oo,BD);var GD=a1();Object.assign(Oo,GD);var Ou=Pu();Oo.JsonPatchError=Ou.PatchError;Oo.deepClone=Ou._deepClone;Oo.escapePathComponent=
Ou.escapePathComponent;Oo.unescapePathComponent=Ou.unescapePathComponent});var R_={};Z0(R_,{ALLOWANCE_RULES:()=>rs,Allowances:()=>wo,BEFORE:()=>Uo,CONFIG:()=>bo,CRD_VALIDATION:()=>Ll,ClusterProfile:()=>jt,EditRefused:()=>Ve,EffectivePod:()=>fr,
FINDING_LINES:()=>Cd,Going:()=>$a,JUDGING:()=>Ti,JUDGING_BEFORE:()=>Rd,JUDGING_FIXED:()=>OP,JUDGING_NEXT:()=>kP,Judge:()=>fs,KINDS:()=>an,KUSTOMIZATION_NAMES:()=>Qm,
LARGEST:()=>Mr,LIBRARY:()=>Ua,LIMIT_RANGER:()=>Df,LOCKED:()=>Uu,Library:()=>fa,LineIndex:()=>ve,MANIFEST:()=>Wi,MISSING:()=>vo,Manifest:()=>$o,NEVER:()=>Ui,NO_SETTINGS:()=>Hn,
NoSuchBase:()=>Tn,OF_CHANGES:()=>yu,Origins:()=>Et,PIPED:()=>Mn,POD_VALIDATION:()=>_p,Pairs:()=>Qn,PatchError:()=>re,Places:()=>Fn,QOS_CLASSES:()=>hr,READING:()=>kd,
RENDERING:()=>wP,RESOURCE_QUOTA:()=>ai,RULES:()=>Xn,SIMULATING:()=>Od,SettingsError:()=>Re,SettingsError_2:()=>Re,TRYING_FIXES:()=>Ed,TRYING_RELEASES:()=>RP,UNTOLD:()=>wr,
UnknownVersion:()=>Or,UsageError:()=>xe,UsageError_2:()=>xe,VersionsFrom:()=>zi,World:()=>Ae,ZERO:()=>je,adHocCluster:()=>Ai,addQuantities:()=>Ue,addedAllowances:()=>ys,
addedWords:()=>Bu,affinity:()=>Xl,against:()=>tu,allowance:()=>Bg,allowanceWords:()=>Vg,allowancesMarkdown:()=>u0,allowancesText:()=>Gu,allowingComment:()=>d0,allowsOvercommit:()=>Es,
alwaysRestarted:()=>Uf,amount:()=>De,annotationErrors:()=>Cl,applyChanges:()=>as,applyDefaults:()=>Js,applyEdits:()=>ju,appsRefusals:()=>Yo,asOne:()=>CP,asked:()=>nr,
atoi:()=>Vf,baseInMemory:()=>Zd,baseOnDisk:()=>Xd,baselineOf:()=>qw,basisWords:()=>Ku,block:()=>r0,blockText:()=>tr,boolean:()=>Fl,brokenWords:()=>I0,buildPod:()=>Kr,
byEnvironment:()=>qg,byteLength:()=>ge,canonical:()=>qr,canonicalPath:()=>kr,causeOf:()=>Fg,cell:()=>$n,cellName:()=>uo,cells:()=>ms,cellsOf:()=>Vi,chartUses:()=>TP,
check:()=>B1,checkFiles:()=>G1,checkTree:()=>Ba,check_2:()=>Lu,child:()=>P,chooser:()=>bt,chooser_2:()=>bt,claimComplaints:()=>Ey,claimSpec:()=>op,claimVolumes:()=>Vn,
claimsPath:()=>Gr,clipped:()=>In,cloneSetStructs:()=>Xs,cluster:()=>Ya,clusterNotes:()=>of,clusterSettings:()=>ed,clustersOf:()=>Qu,code:()=>on,compareQuantities:()=>Oe,
compareVersions:()=>at,complaints:()=>Ns,compose:()=>xu,configFinder:()=>So,containerName:()=>ae,containerPorts:()=>sc,containerResourceName:()=>jf,counted:()=>Ie,
countedAmong:()=>df,countedBySeverity:()=>bs,countedFindings:()=>Gg,customResourceRefusals:()=>ei,daemonSetStructs:()=>Ub,dayOf:()=>_u,decodeRefusals:()=>Pc,defaultContainer:()=>Io,
defaultPodSpec:()=>cn,defaultVolume:()=>ws,defaultsOf:()=>Jf,dependencyValues:()=>$d,described:()=>Ha,differences:()=>Gs,diskTree:()=>Du,doubleQuoted:()=>er,eachOf:()=>jd,
entry:()=>Se,environment:()=>rc,environmentFrom:()=>oc,environmentOf:()=>Zc,ephemeralSource:()=>dc,exactness:()=>At,excerpt:()=>zu,expressionFault:()=>dh,expressionValue:()=>Kl,
fieldPath:()=>Dt,fileKeyVolumes:()=>ic,fill:()=>vr,filledIn:()=>wc,filledIn_2:()=>Bn,filledIn_3:()=>Bn,finding:()=>$r,findingsOf:()=>Fr,firstLine:()=>qm,fitted:()=>E0,
flag:()=>ce,floatKey:()=>va,flowText:()=>Tr,folded:()=>qe,folderOf:()=>Fa,foldersOf:()=>Jd,formatQuantity:()=>Z,freshFindings:()=>M0,fromWords:()=>lf,gatesOf:()=>Un,
gitOpsOf:()=>qd,goesOn:()=>Ok,goesTo:()=>Hi,goingIn:()=>Ud,groupOf:()=>Ye,grouped:()=>fo,grouped_2:()=>_d,grouped_3:()=>Ht,guestByDefault:()=>jg,hasPods:()=>Ck,
hostNetworkPorts:()=>Ys,hostOf:()=>Zn,hostPortConflicts:()=>zs,html:()=>gs,hunk:()=>Yu,identity:()=>He,inRange:()=>_t,inSamePlace:()=>yi,inTurns:()=>sf,indexes:()=>bn,
inert:()=>qu,inertJson:()=>Wu,injectSidecars:()=>Lc,injectTopology:()=>Gc,inline:()=>Tt,inlineScalar:()=>Co,int64Value:()=>wt,intOrPercentValue:()=>cr,intOrString:()=>ft,
integer:()=>Zo,isAsked:()=>Su,isBelow:()=>Rr,isBuiltin:()=>zm,isClusterScoped:()=>dl,isConfig:()=>qi,isConfigMapKey:()=>yl,isContainerResource:()=>Sl,isDNS1123Label:()=>Pe,
isDNS1123Subdomain:()=>te,isDNS1123SubdomainWithUnderscore:()=>gl,isEmptySelector:()=>Lt,isEnvVarName:()=>Os,isExtendedResource:()=>Vr,isFor:()=>Fi,isHTTPHeaderName:()=>hl,
isHugePages:()=>nt,isInline:()=>ds,isIntegerResource:()=>vl,isKustomizationName:()=>Ta,isLabelValue:()=>dn,isLocked:()=>Va,isNativeResource:()=>sr,isObject:()=>v,
isOf:()=>Qc,isPortName:()=>Lo,isQualifiedName:()=>be,isQuantity:()=>ze,isQuotaResource:()=>bl,isReadable:()=>Y,isRelaxedEnvVarName:()=>Rs,isRemote:()=>pw,isRendered:()=>Ce,
isSecret:()=>za,isStandardResource:()=>Cs,isVclusterValues:()=>Ca,isWholePages:()=>xl,items:()=>E,itemsAt:()=>Gi,joined:()=>Ym,judgedCluster:()=>Eo,judgedClusters:()=>Tu,
judgedOn:()=>Ka,keptBy:()=>ag,keyText:()=>Ro,kindOf:()=>oe,kindOfType:()=>Wo,kindWith:()=>Tl,known:()=>so,knownReleases:()=>jn,kruiseConfiguration:()=>Gl,kruiseOptions:()=>gc,
kruisePodErrors:()=>hc,kruiseTemplate:()=>mc,kubernetesOf:()=>Na,labelErrors:()=>Yt,labels:()=>Bf,labelsLiteral:()=>El,lastingTemplateErrors:()=>yc,layersOf:()=>im,
layoutOf:()=>Cu,ledgerOf:()=>Mu,ledgersOf:()=>Ju,leftOutWords:()=>nf,leftWords:()=>bw,legacyScaled:()=>Bo,levelOf:()=>ao,limitRangeDefaults:()=>Ds,limitRanger:()=>Rl,
list:()=>Ur,listField:()=>$s,listed:()=>am,literalOf:()=>zt,logProgress:()=>Dg,losesResizePolicy:()=>ea,lostPaths:()=>_l,manifestsOf:()=>Dn,matching:()=>nd,matchingSidecarSets:()=>Ip,
mayAllow:()=>c0,mayExist:()=>tm,mayRun:()=>hi,meantBy:()=>Dr,measuredClaim:()=>hp,meetsClasses:()=>li,member:()=>q,memberText:()=>us,member_2:()=>k,memoryTree:()=>Bi,
missedIn:()=>P0,mistake:()=>Bt,movesWords:()=>gf,nameOf:()=>U,namedObject:()=>D0,namesKind:()=>Bl,namesOf:()=>cf,nearest:()=>pn,needWords:()=>$0,newFirst:()=>O0,
newIn:()=>vu,newest:()=>fn,nextOf:()=>_i,nodeTerm:()=>Ws,nonNegative:()=>dr,notInPlace:()=>Ul,notMoreThan100Percent:()=>_s,notThat:()=>td,notedOf:()=>J0,number:()=>I,
numbered:()=>po,object:()=>mt,objectMetaErrors:()=>Br,objectMetaRefusals:()=>Xo,objectOf:()=>Di,objectQuotaRefusals:()=>kc,object_2:()=>Zu,objects:()=>S,objectsOf:()=>Nd,
ofVendor:()=>ua,onlyChanged:()=>bc,onlyIn:()=>Xu,onlyInPlace:()=>Rk,openKinds:()=>rf,optionalText:()=>J,originOf:()=>mw,outcomeWords:()=>L0,outputsOf:()=>H1,ownText:()=>K1,
panicOfInPlaceUpdate:()=>au,parseQuantity:()=>Le,parseRange:()=>nm,parseVersion:()=>Ne,parsed:()=>Ra,parsesAsGroupVersion:()=>Hs,partsOf:()=>Yi,patchSchema:()=>we,
patchSchema_2:()=>we,patchedTemplate:()=>Bc,pathOf:()=>Xc,patternOf:()=>Zm,patternProblem:()=>SP,placeOf:()=>ir,placeOf_2:()=>Ng,placeOf_3:()=>Nt,placeOf_4:()=>Nt,
placeWords:()=>tl,placed:()=>Ge,placed_2:()=>rd,plainAt:()=>ka,plainKey:()=>ji,plainPath:()=>D,plainScalar:()=>hn,plainValue:()=>$e,podSecurityContext:()=>cc,podTemplateErrors:()=>pc,
podValidation:()=>Dc,podsThatMayRun:()=>ro,pointer:()=>z,policyPath:()=>ns,portNumberOrName:()=>ri,positiveIntOrPercent:()=>Ko,printed:()=>Ug,priorityStrategyErrors:()=>Sc,
progressOn:()=>X1,qosClass:()=>st,quantities:()=>de,quantityLiteral:()=>Ef,quantityValue:()=>As,quotaRefusals:()=>Wn,quotaResourceName:()=>Cy,quotasToBeFilled:()=>Cc,
quote:()=>se,quoted:()=>Vt,rangeOf:()=>Li,ranked:()=>Xa,readAhead:()=>wa,readContents:()=>dt,readDocuments:()=>ye,readKustomization:()=>fw,readPiped:()=>z1,readSettings:()=>Sd,
readSides:()=>eu,readSnapshot:()=>Pa,readWorlds:()=>Yd,rebase:()=>ni,record:()=>X,refOf:()=>Yn,reference:()=>Il,referenceLiteral:()=>pr,refusalsOf:()=>Rt,released:()=>yo,
releasesAhead:()=>Bv,releasesBetween:()=>Hc,render:()=>_r,renderAll:()=>ml,renderJson:()=>x0,renderText:()=>W0,rendererFor:()=>Ia,renderingOf:()=>en,replicasOf:()=>xo,
requirements:()=>Vs,resizedQuota:()=>Xb,resolveRelease:()=>Ke,resourceName:()=>Do,resourceQuota:()=>Rc,resourceRequirements:()=>ar,rewritten:()=>Sp,rolloutMarkdown:()=>N0,
rolloutText:()=>ff,sameReference:()=>Hl,scaled:()=>Go,scaledValue:()=>It,scatterStrategyErrors:()=>vc,scopeOf:()=>ue,secretKeys:()=>Qa,securityContext:()=>lc,selectClusters:()=>vd,
selector:()=>Ml,selectorErrors:()=>Ct,selectorFault:()=>_n,selectorImmutable:()=>Al,selectorItself:()=>Qo,selectorLiteral:()=>Ho,selectorMatches:()=>Wr,selects:()=>Xt,
selectsPod:()=>ES,selectsTemplate:()=>jl,selects_2:()=>Xt,selects_3:()=>rt,severities:()=>xn,severityIn:()=>lo,shortened:()=>Mt,showPath:()=>kf,shownClusters:()=>Zg,
shownFindings:()=>pf,simulate:()=>oo,simulate_2:()=>J1,sixDecimals:()=>Nf,sizeOf:()=>is,skippedWords:()=>tf,somewhere:()=>Bd,splitPattern:()=>Ni,splitPattern_2:()=>Ni,
spread:()=>uf,stageWords:()=>Mi,standingIn:()=>ps,statefulSetStructs:()=>Wb,storedTemplate:()=>Wl,strategicMerge:()=>br,strategyOf:()=>ts,string:()=>pt,stringList:()=>Jn,
strings:()=>qs,structAt:()=>Vl,structField:()=>Ms,stuck:()=>lu,subsetWorkload:()=>da,subsetWorkloadRefusals:()=>Kc,taggedScalar:()=>Sa,takesAllowance:()=>_g,tallied:()=>el,
tally:()=>af,templateMetaErrors:()=>dp,templateOf:()=>Jt,templatePath:()=>G,templateRefusals:()=>qn,tenantsOf:()=>Fu,terminalProgress:()=>Lg,text:()=>b,textAt:()=>St,
textEdits:()=>Eu,textMap:()=>Be,textOf:()=>Cr,textOf_2:()=>Ki,text_2:()=>w,texts:()=>ee,tolerationErrors:()=>zr,tolerations:()=>$l,topologiesOf:()=>Uc,typed:()=>Je,
uncheckedIn:()=>Kg,unknownRules:()=>xd,unreadable:()=>$u,unseenIn:()=>Wd,untyped:()=>Nl,upstreamWords:()=>mf,usable:()=>Ao,validateLabelSelector:()=>Yy,validateLabels:()=>zy,
validateName:()=>T,validateNodeSelectorTerm:()=>Yl,validatePodSpec:()=>Yr,validatePreferredSchedulingTerms:()=>Zl,validateRange:()=>kt,validateTolerations:()=>$b,
valueAt:()=>j,valuesOf:()=>Ot,vclusterCarrier:()=>Ea,vclusterCarriers:()=>ja,vclusterOptions:()=>zn,verdict:()=>ef,versions:()=>Hu,versionsMarkdown:()=>_0,versionsText:()=>yf,
versionsWords:()=>Ld,visible:()=>ke,walk:()=>io,width:()=>rn,withFixes:()=>Au,withParameter:()=>$i,withVersions:()=>Ji,within:()=>BP,withoutUndefined:()=>Si,wordsOf:()=>Iu,
wrapped:()=>Qe,writeOutputs:()=>Q1,written:()=>Ee,writtenText:()=>Oa});module.exports=X0(R_);var Mo="a configuration of Kruise Preflight",il="a snapshot of a cluster",Sf="not a Kubernetes object",sl="a template:";function Se(e,t){return e?.kind==="map"?e.entries.find(n=>n.name===t):void 0}function $e(e){switch(e.kind){case"scalar":return e.value;case"seq":return e.items.
map($e);case"map":return Object.fromEntries(e.entries.map(t=>[t.name,$e(t.value)]))}}function Ee(e,t){let n={key:void 0,node:e,path:[],whole:t.length===0};for(let[
r,o]of t.entries()){let{node:i}=n,s=typeof o=="string"||i.kind==="map"?Se(i,String(o)):void 0,a=s?.value??(i.kind==="seq"?i.items[Number(o)]:void 0);if(!a)return n;
n={key:s?.key,node:a,path:t.slice(0,r+1),whole:r===t.length-1}}return n}var cl=["spec","template"],wn=[cl],iy=(...e)=>e.map(t=>[...cl,t,...cl]),al=!0,et={group:"apps.kruise.io",of:"kruise"},kn={of:"kubernetes",versions:{v1:!0}},ll=f(
{group:"apps"},kn),Lr={v1alpha1:!0},an=[m(f({group:"",kind:"Pod"},kn),{plural:"pods",templates:[[]]}),m(f({group:"",kind:"ReplicationController"},kn),{plural:"r\
eplicationcontrollers",templates:wn}),m(f({},ll),{kind:"Deployment",plural:"deployments",templates:wn}),m(f({},ll),{kind:"ReplicaSet",plural:"replicasets",templates:wn}),
m(f({},ll),{kind:"StatefulSet",plural:"statefulsets",templates:wn,claims:al}),m(f({},ll),{kind:"DaemonSet",plural:"daemonsets",templates:wn}),m(f({group:"batch",
kind:"Job"},kn),{plural:"jobs",templates:wn}),m(f({group:"batch",kind:"CronJob"},kn),{plural:"cronjobs",templates:[["spec","jobTemplate",...cl]]}),m(f({},et),{kind:"\
CloneSet",plural:"clonesets",templates:wn,claims:al,versions:Lr}),m(f({},et),{kind:"StatefulSet",plural:"statefulsets",templates:wn,claims:al,versions:{v1alpha1:!0,
v1beta1:!0}}),m(f({},et),{kind:"DaemonSet",plural:"daemonsets",templates:wn,versions:{v1alpha1:!0,v1beta1:"serves-daemonset-v1beta1"}}),m(f({},et),{kind:"Broadc\
astJob",plural:"broadcastjobs",templates:wn,versions:{v1alpha1:!0,v1beta1:"serves-broadcastjob-v1beta1"}}),m(f({},et),{kind:"AdvancedCronJob",plural:"advancedcr\
onjobs",templates:iy("jobTemplate","broadcastJobTemplate"),versions:{v1alpha1:!0,v1beta1:"serves-advancedcronjob-v1beta1"}}),m(f({},et),{kind:"UnitedDeployment",
plural:"uniteddeployments",templates:iy("statefulSetTemplate","advancedStatefulSetTemplate","cloneSetTemplate","deploymentTemplate"),claims:al,versions:Lr}),m(f(
{},et),{kind:"WorkloadSpread",plural:"workloadspreads",versions:Lr}),m(f({},et),{kind:"SidecarSet",plural:"sidecarsets",clusterScoped:!0,versions:{v1alpha1:!0,v1beta1:"\
serves-sidecarset-v1beta1"}}),m(f({},et),{kind:"ContainerRecreateRequest",plural:"containerrecreaterequests",versions:Lr}),m(f({},et),{kind:"EphemeralJob",plural:"\
ephemeraljobs",versions:Lr}),m(f({},et),{kind:"ImagePullJob",plural:"imagepulljobs",versions:{v1alpha1:!0,v1beta1:"serves-imagepulljob-v1beta1"}}),m(f({},et),{kind:"\
ImageListPullJob",plural:"imagelistpulljobs",versions:{v1alpha1:"serves-imagelistpulljob",v1beta1:"serves-imagelistpulljob-v1beta1"}}),m(f({},et),{kind:"NodeIma\
ge",plural:"nodeimages",clusterScoped:!0,versions:{v1alpha1:!0,v1beta1:"serves-nodeimage-v1beta1"}}),m(f({},et),{kind:"ResourceDistribution",plural:"resourcedis\
tributions",clusterScoped:!0,versions:Lr}),m(f({},et),{kind:"PersistentPodState",plural:"persistentpodstates",versions:{v1alpha1:"serves-persistentpodstate"}}),
m(f({},et),{kind:"PodProbeMarker",plural:"podprobemarkers",versions:{v1alpha1:"serves-podprobemarker"}}),m(f({},et),{kind:"NodePodProbe",plural:"nodepodprobes",
clusterScoped:!0,versions:{v1alpha1:"serves-podprobemarker"}}),{group:"policy.kruise.io",kind:"PodUnavailableBudget",of:"kruise",plural:"podunavailablebudgets",
versions:Lr},m(f({group:"scheduling.k8s.io",kind:"PriorityClass"},kn),{clusterScoped:!0,plural:"priorityclasses"}),m(f({group:"policy",kind:"PodDisruptionBudget"},
kn),{plural:"poddisruptionbudgets"}),{group:"autoscaling",kind:"HorizontalPodAutoscaler",of:"kubernetes",plural:"horizontalpodautoscalers",versions:{v1:!0,v2:!0}},
m(f({group:"",kind:"Namespace"},kn),{clusterScoped:!0,plural:"namespaces"}),m(f({group:"",kind:"LimitRange"},kn),{plural:"limitranges"}),m(f({group:"",kind:"Res\
ourceQuota"},kn),{plural:"resourcequotas"})],sy=new Map(an.map(e=>[`${e.group}/${e.kind}`,e])),eR=new Set(["ClusterRole","ClusterRoleBinding","CustomResourceDef\
inition","MutatingWebhookConfiguration","ValidatingWebhookConfiguration","ValidatingAdmissionPolicy","ValidatingAdmissionPolicyBinding","Node","PersistentVolume",
"StorageClass","IngressClass","RuntimeClass","APIService"]);function oe(e,t){return sy.get(`${e}/${t}`)}var tR=["extensions","app.kruise.io"],nR=new Set([...an.
map(({group:e})=>e),...tR]);function Dr(e,t){let n=oe(e,t);return n?[n]:nR.has(e)?an.filter(r=>r.kind===t):[]}function dl(e,t){return sy.get(`${e}/${t}`)?.clusterScoped??
eR.has(t)}function v(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function S(e){return Array.isArray(e)?e.filter(v):[]}function w(e){return typeof e=="string"?
e:""}var $o=class e{constructor(t,n,r){this.document=t;this.at=n;this.node=r;let o=(l,c)=>{let d=Se(l,c)?.value;return d?.kind==="scalar"&&d.value!==null?String(
d.value):""},i=Se(r,"metadata")?.value;this.apiVersion=o(r,"apiVersion"),this.kind=o(r,"kind"),this.name=o(i,"name")||o(i,"generateName");let{placed:s}=t.file,a=s?.
forced?s.namespace:o(i,"namespace")||s?.namespace;this.namespace=dl(this.group,this.kind)?null:a||"default"}document;at;node;apiVersion;kind;name;namespace;#e;get group(){
return this.apiVersion.includes("/")?this.apiVersion.slice(0,this.apiVersion.indexOf("/")):""}get value(){return this.#e??=$e(this.node),this.#e}holding(t){let n=new e(
this.document,this.at,this.node);return n.#e=t,n}making({apiVersion:t,kind:n,value:r}){return Object.assign(this.holding(r),{apiVersion:t,kind:n})}get spec(){return v(
this.value.spec)?this.value.spec:{}}get labels(){return v(this.value.metadata)&&v(this.value.metadata.labels)?this.value.metadata.labels:{}}};function Dn(e){let{
root:t}=e;if(t.kind!=="map")return{reason:`${Sf}: the document is no mapping`};let n=Se(t,"kind")?.value,r=Se(t,"items")?.value;if(n?.kind==="scalar"&&/List$|^ClusterSnapshot$/.
test(String(n.value))&&r?.kind==="seq")return r.items.flatMap((i,s)=>i.kind==="map"?[new $o(e,["items",s],i)]:[]);let o=new $o(e,[],t);return!o.apiVersion||!o.kind?
{reason:`${Sf}: no apiVersion and kind`}:[o]}function U(e){return e.name===""?`${e.kind} without a name`:`${e.kind} ${e.namespace===null?"":`${e.namespace}/`}${e.
name}`}var ay="(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])",rR=`(?:${ay}(?:\\.${ay})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?`,ly="[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+\
)*",oR=new RegExp(`^(?:${rR}/)?${ly}(?:/${ly})*$`),iR=/^([^:@]*(?::[0-9]+\/[^:@]*)?|\[[^@]*\/[^:@]*)(?::([\w][\w.-]{0,127}))?(?:@(.*))?$/,sR=/^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;
function cy(e){let[,t="",n,r]=iR.exec(e)??[];return!oR.test(t)||/^[a-f0-9]{64}$/.test(t)||r!==void 0&&!sR.test(r)?"":n??(r===void 0?"latest":"")}var aR="^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$",lR={error:`quantities must match the regular expression '${aR}'`},cR={error:"unable to parse numeric part \
of quantity"},dR={error:"unable to parse quantity's suffix"},fy=new Map([["n",-9],["u",-6],["m",-3],["",0],["k",3],["M",6],["G",9],["T",12],["P",15],["E",18]]),
py=new Map([["Ki",10],["Mi",20],["Gi",30],["Ti",40],["Pi",50],["Ei",60]]),uR=new Map([...fy].map(([e,t])=>[t,e])),fR=new Map([...py].map(([e,t])=>[t,e])),Ps=2n**
63n-1n,pR=/^([+-]?)(0*)([0-9]*)(?:\.([0-9]*))?([eEinumkKMGTP]*[-+]?[0-9]*)$/;function ze(e){return!("error"in e)}function Le(e){if(e.length<my)return dy(e);let t=vf.
get(e)??dy(e);return vf.size<mR&&vf.set(e,t),t}var my=1e3,mR=100,vf=new Map;function dy(e){let t=pR.exec(e);if(e===""||!t)return lR;if(e==="0")return{mantissa:0n,
scale:0,format:"DecimalSI",written:"0",small:!0};let[,n="",,r="",o="",i=""]=t,s=r||"0",a=gR(i);if(!a)return dR;let{exponent:l,format:c}=a,d=n==="-",u=yR(e,s,o,l,
c,d);return u||(/[0-9]/.test(e.slice(0,e.length-i.length))?hR(s+o,o.length,l,c,d):cR)}function gR(e){let t=fy.get(e);if(t!==void 0)return{exponent:t,format:"Dec\
imalSI"};let n=py.get(e);if(n!==void 0)return{exponent:n,format:"BinarySI"};if(!/^[eE][-+]?[0-9]+$/.test(e))return;let r=BigInt(e.slice(1).replace("+",""));if(!(r>
Ps||r<-Ps-1n))return{exponent:Number(BigInt.asIntN(32,r)),format:"DecimalExponent"}}function yR(e,t,n,r,o,i){let s=o==="BinarySI",a=s?n===""?14-t.length-Math.trunc(
r*3/10):-1:18-t.length-n.length,l=(s?0:r)-n.length;if(a<0||l<-9)return;let c=t+n,d=BigInt(c),u=s?d<<BigInt(r):d;if(u>Ps)return;let p=s?(d&7n)!==0n:l%3===0&&!c.endsWith(
"000")&&!c.startsWith("0"),g={mantissa:i?-u:u,scale:l,format:o,small:!0};return p?m(f({},g),{written:e}):g}function hR(e,t,n,r,o){let i=r==="BinarySI",s=i?BigInt(
e)<<BigInt(n):BigInt(e),a=xf({mantissa:s,scale:(i?0:n)-t},-9);i&&Jr(a,{mantissa:Ps,scale:0})>0&&(a={mantissa:Ps,scale:0});let l=i&&a.mantissa>0n&&Jr(a,{mantissa:1n,
scale:0})<0;return{mantissa:o?-a.mantissa:a.mantissa,scale:a.scale,format:l?"DecimalSI":r,small:!1}}function xf(e,t){if(e.scale>=t||e.mantissa===0n)return e;let n=e.
mantissa<0n?-1n:1n,r=e.mantissa*n,o=t-e.scale;if(o>r.toString().length)return{mantissa:n,scale:t};let i=10n**BigInt(o);return{mantissa:n*((r+i-1n)/i),scale:t}}var uy=new WeakMap;
function ul(e){let t=uy.get(e);if(t!==void 0)return t;let n=e.mantissa.toString().replace("-","").length+e.scale;return n>my&&uy.set(e,n),n}function Jr(e,t){let n=i=>i.
mantissa>0n?1:i.mantissa<0n?-1:0;if(n(e)!==n(t)||n(e)===0)return Math.sign(n(e)-n(t));if(ul(e)!==ul(t))return Math.sign(ul(e)-ul(t))*n(e);let r=Math.min(e.scale,
t.scale),o=e.mantissa*10n**BigInt(e.scale-r)-t.mantissa*10n**BigInt(t.scale-r);return o>0n?1:o<0n?-1:0}function Oe(e,t){return Jr(e,t)}function Ue(e,t){if(Math.
abs(e.scale-t.scale)>1e3)return Jr(e,t)>0?e:t;let n=Math.min(e.scale,t.scale),r=i=>i.mantissa*10n**BigInt(i.scale-n),o=e.mantissa===0n?t.format:e.format;return{
mantissa:r(e)+r(t),scale:n,format:o,small:e.small&&t.small}}function It(e,t=0){if(e.mantissa===0n)return 0n;let n=xf(e,t);return n.mantissa*10n**BigInt(n.scale-
t)}var bR=[0,1,2,3,6,9];function wt(e,t=0){let n=e.scale-t;if(n>64)return 0n;let r=It(e,t),o=BigInt.asIntN(64,r);return e.small&&o!==r&&!bR.includes(n)?0n:o}function Z(e){
if(e.written!==void 0)return e.written;if(e.mantissa===0n)return"0";if(e.format==="BinarySI"&&SR(e)){let r=It(e),o=0;for(;r%1024n===0n;o+=10)r/=1024n;return`${r}${o===
0?"":fR.get(o)??""}`}let{mantissa:t,scale:n}=e;for(;t%10n===0n;n++)t/=10n;for(;n%3!==0;n--)t*=10n;return e.format==="DecimalExponent"?n===0?`${t}`:`${t}e${n}`:`${t}${uR.
get(n)??""}`}function SR(e){return Jr(e,{mantissa:1024n,scale:0})<0&&Jr(e,{mantissa:-1024n,scale:0})>0?!1:Jr(xf(e,0),e)===0}function vR(){let e=Le("0");if(!ze(e))throw new Error("zero is a quantity");return e}var je=vR();function De(e){if(typeof e!="string"&&typeof e!="number")return je;
let t=Le(String(e));return ze(t)?t:je}function fl(e,t,n){let{resources:r}=e;if(!v(r))return;let o=t.enabled("PodLevelResourcesFixDefaulting");if(!t.enabled("PodLevelResources")||o!==(n==="to be stor\
ed"))return;let i=c=>v(r[c])?f({},r[c]):{},[s,a]=[i("requests"),i("limits")];if(Object.keys(s).length+Object.keys(a).length===0)return;let l=gy(e,"limits");for(let[
c,d]of l)wf(c)&&!Object.hasOwn(s,c)&&!Object.hasOwn(a,c)&&(a[c]=Z(d));if(o||Object.keys(a).length>0){for(let[c,d]of gy(e,"requests"))Pf(c)&&!Object.hasOwn(s,c)&&
(s[c]=Z(d));for(let[c,d]of Object.entries(a))(Pf(c)||wf(c))&&!Object.hasOwn(s,c)&&(s[c]=d)}o&&xR(e,s,a,l),Object.keys(a).length>0&&(r.limits=a),Object.keys(s).length>
0&&(r.requests=s)}function xR(e,t,n,r){let o=[...S(e.containers),...S(e.initContainers)];for(let[i,s]of Object.entries(t)){if(!(Pf(i)||wf(i))||Object.hasOwn(n,i))
continue;let a=r.get(i);!a||!o.every(l=>hy(l,"limits").some(([c])=>c===i))||(n[i]=Z(Oe(De(s),a)>0?De(s):a))}}function Pf(e){return e==="cpu"||e==="memory"}function wf(e){
return e.startsWith("hugepages-")}function gy(e,t){let n=new Map,r=(s,a)=>{for(let[l,c]of hy(a,t))s.set(l,Ue(s.get(l)??je,c))};for(let s of S(e.containers))r(n,
s);let o=new Map,i=new Map;for(let s of S(e.initContainers)){let a=new Map(o);r(a,s),s.restartPolicy==="Always"&&(r(n,s),r(o,s)),yy(i,s.restartPolicy==="Always"?
o:a)}return yy(n,i),n}function yy(e,t){for(let[n,r]of t){let o=e.get(n);(!o||Oe(r,o)>0)&&e.set(n,r)}}function hy({resources:e},t){let n=v(e)&&v(e[t])?e[t]:{};return Object.
entries(n).map(([r,o])=>[r,De(o)])}function cn(e,t,n){ln(e,{dnsPolicy:"ClusterFirst",restartPolicy:"Always",terminationGracePeriodSeconds:30,schedulerName:"default-scheduler"}),v(e.securityContext)||
(e.securityContext={}),n&&ln(e,{enableServiceLinks:!0});let r=e.terminationGracePeriodSeconds;n&&typeof r=="number"&&r<0&&t.holds("negative-grace-period-becomes\
-one")&&(e.terminationGracePeriodSeconds=1);for(let i of S(e.volumes))ws(i,t);let o=[S(e.initContainers),S(e.containers)];for(let i of S(e.ephemeralContainers))
Io(i);for(let i of o.flat())Io(i),n&&kR(i);if(n&&fl(e,t,"by default"),e.hostNetwork===!0&&(n||t.holds("defaults-host-ports-in-templates"))&&OR(o.flat()),n&&t.enabled(
"InPlacePodVerticalScaling")&&t.holds("defaults-resize-policy"))for(let i of S(e.containers))RR(i)}function Io(e){ln(e,{imagePullPolicy:vy(e.image),terminationMessagePath:"\
/dev/termination-log",terminationMessagePolicy:"File"});for(let t of S(e.ports))ln(t,{protocol:"TCP"});for(let t of S(e.env))v(t.valueFrom)&&v(t.valueFrom.fieldRef)&&
ln(t.valueFrom.fieldRef,{apiVersion:"v1"});for(let t of["livenessProbe","readinessProbe","startupProbe"]){let n=e[t];if(v(n)){for(let[r,o]of Object.entries(PR))
n[r]||(n[r]=o);Sy(n),v(n.grpc)&&n.grpc.service===void 0&&(n.grpc.service="")}}for(let t of["postStart","preStop"]){let n=v(e.lifecycle)?e.lifecycle[t]:void 0;v(
n)&&Sy(n)}}var PR={timeoutSeconds:1,periodSeconds:10,successThreshold:1,failureThreshold:3};function vy(e){return cy(w(e))==="latest"?"Always":"IfNotPresent"}var pl={
defaultMode:420},wR={secret:pl,configMap:pl,downwardAPI:pl,projected:pl,hostPath:{type:""},iscsi:{iscsiInterface:"default"},rbd:{pool:"rbd",user:"admin",keyring:"\
/etc/ceph/keyring"},azureDisk:{cachingMode:"ReadWrite",kind:"Shared",fsType:"ext4",readOnly:!1},scaleIO:{storageMode:"ThinProvisioned",fsType:"xfs"}};function ws(e,t){
Object.keys(e).every(o=>o==="name"||e[o]===null)&&(e.emptyDir={});for(let[o,i]of Object.entries(wR)){let s=e[o];v(s)&&ln(s,i)}v(e.image)&&t.enabled("ImageVolume")&&
ln(e.image,{pullPolicy:vy(e.image.reference)});let n=v(e.ephemeral)?e.ephemeral.volumeClaimTemplate:void 0;v(n)&&v(n.spec)&&ln(n.spec,{volumeMode:"Filesystem"});
let r=v(e.projected)?S(e.projected.sources):[];for(let{serviceAccountToken:o,downwardAPI:i}of r)v(o)&&ln(o,{expirationSeconds:3600}),v(i)&&by(i);v(e.downwardAPI)&&
by(e.downwardAPI)}function by(e){for(let{fieldRef:t}of S(e.items))v(t)&&ln(t,{apiVersion:"v1"})}function Sy(e){v(e.httpGet)&&ln(e.httpGet,{path:"/",scheme:"HTTP"})}
function kR(e){let{resources:t}=e;!v(t)||!v(t.limits)||Object.keys(t.limits).length!==0&&(t.requests=f(f({},t.limits),v(t.requests)?t.requests:{}))}function OR(e){
for(let t of e.flatMap(n=>S(n.ports)))!t.hostPort&&t.containerPort!==void 0&&(t.hostPort=t.containerPort)}function RR(e){let t=v(e.resources)&&v(e.resources.requests)?
e.resources.requests:{},n=Array.isArray(e.resizePolicy)?e.resizePolicy:[],r=S(n);for(let o of["cpu","memory"])!Object.hasOwn(t,o)||r.some(i=>i.resourceName===o)||
n.push({resourceName:o,restartPolicy:"NotRequired"});n.length>0&&(e.resizePolicy=n)}function ln(e,t){for(let[n,r]of Object.entries(t)){let o=e[n];(o==null||o===
""&&r!=="")&&(e[n]=r)}}var CR={Required:"Required value",Invalid:"Invalid value",NotFound:"Not found",Duplicate:"Duplicate value",Forbidden:"Forbidden",NotSupported:"Unsupported value",
TooLong:"Too long",TooMany:"Too many",InternalError:"Internal error"};function ir(e){return e.place??D(e.path)}function D(e){return e.map(t=>typeof t=="object"?
t.key:t)}function kf(e){return e.map((t,n)=>typeof t=="object"?`[${t.key}]`:typeof t=="number"?`[${t}]`:n===0?t:`.${t}`).join("")}function _r(e){let t=ER(e)?`: ${e.
shown??jR(e.value??null)}`:"",n=e.detail===""?"":`: ${e.detail}`;return`${kf(e.path)}: ${CR[e.type]}${t}${n}`}function ml(e){let t=[...new Set(e.map(_r))];return t.
length===1?t[0]:`[${t.join(", ")}]`}function ER({type:e}){return e!=="Required"&&e!=="Forbidden"&&e!=="TooLong"&&e!=="InternalError"}function jR(e){return typeof e==
"string"?se(e):typeof e=="object"&&e!==null?JSON.stringify(e):String(e)}var AR={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v","\\":"\
\\\\",'"':'\\"'};function se(e){return`"${[...e].map(NR).join("")}"`}function NR(e){let t=AR[e];if(t)return t;if(e>=" "&&e<="~"||/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.
test(e))return e;let n=e.codePointAt(0)??0;return n<32||n===127?`\\x${n.toString(16).padStart(2,"0")}`:n>=55296&&n<57344?"\uFFFD":n<65536?`\\u${n.toString(16).padStart(
4,"0")}`:`\\U${n.toString(16).padStart(8,"0")}`}function X(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)?e:void 0}function q(e,t){return e!==void 0&&Object.hasOwn(e,t)?e[t]??void 0:void 0}function E(e,t){
let n=q(e,t);return Array.isArray(n)?n.flatMap((r,o)=>{let i=r===null?{}:X(r);return i?[[i,o]]:[]}):[]}function P(e,t){return X(q(e,t))}function b(e,t){return J(
e,t)??""}function J(e,t){let n=q(e,t);return typeof n=="string"?n:void 0}function ee(e,t){let n=q(e,t);return Array.isArray(n)?n.filter(r=>typeof r=="string"):[]}
function I(e,t){let n=q(e,t);return typeof n=="number"?n:void 0}function ce(e,t){let n=q(e,t);return typeof n=="boolean"?n:void 0}function Be(e,t){return Object.
entries(P(e,t)??{}).filter(n=>typeof n[1]=="string").sort(([n],[r])=>n<r?-1:1)}function ge(e){return Buffer.byteLength(e)}var Of="[a-z0-9]([-a-z0-9]*[a-z0-9])?",FR=new RegExp(`^${Of}$`),Cf=new RegExp(`^${Of}(\\.${Of})*$`),xy="_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?",TR=new RegExp(`^${xy}(\
\\.${xy})*$`),MR=/^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/,$R=/^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;function tt(e,t,n){return e?[]:[n===void 0?{message:t}:
{message:t,values:n}]}function ks(e,t){return tt(ge(e)<=t,"name-too-long",{max:t})}var Pe=(e,t)=>{let n=FR.test(e),r=!n&&Cf.test(e)&&t.holds("dns-label-names-do\
ts");return[...ks(e,63),...tt(n,r?"name-has-dots":"name-dns-label")]},te=e=>[...ks(e,253),...tt(Cf.test(e),"name-dns-subdomain")],gl=e=>[...ks(e,253),...tt(TR.test(
e),"name-dns-subdomain-underscore")];function Rf(e,t,n){return tt(ge(e)<=t,"label-too-long",{max:t,prefix:n})}var be=e=>{let t=e.split("/");if(t.length>2)return[
{message:"label-key-slashes"}];let n=t.at(-1)??"",r=t.length===2?t[0]:void 0,o=[];return r===""?o.push({message:"label-key-prefix-empty"}):r!==void 0&&(o.push(...Rf(
r,253,"prefix part ")),o.push(...tt(Cf.test(r),"label-key-prefix"))),n===""?o.push({message:"label-key-name-empty"}):o.push(...Rf(n,63,"name part ")),[...o,...tt(
MR.test(n),"label-key-name")]},dn=e=>[...Rf(e,63,""),...tt($R.test(e),"label-value")],Lo=e=>[...ks(e,15),...tt(/^[-a-z0-9]+$/.test(e),"port-name-characters"),...tt(
/[a-z]/.test(e),"port-name-letter"),...tt(!e.includes("--"),"port-name-hyphens"),...tt(!e.startsWith("-")&&!e.endsWith("-"),"port-name-hyphen-ends")],Os=(e,t)=>{
let n=[...tt(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(e),"env-name"),...Py(e)];return n.length===0||!t.enabled("RelaxedEnvironmentVariableValidation")?n:Rs(e,t)},Rs=e=>e===
""?[{message:"env-name-empty"}]:tt(/^[ -<>-~]+$/.test(e),"env-name-relaxed"),yl=e=>[...ks(e,253),...tt(/^[-._a-zA-Z0-9]+$/.test(e),"config-key"),...Py(e)],hl=e=>tt(
/^[-A-Za-z0-9]+$/.test(e),"http-header-name");function Py(e){return e==="."?[{message:"name-is-dot"}]:e===".."?[{message:"name-is-dots"}]:tt(!e.startsWith(".."),
"name-starts-with-dots")}function*T(e,t,n,r){for(let{message:o,values:i}of t(n,e.build))yield e.invalid(r,n,o,i)}function*kt(e,t,n,r,o){(t<n||t>r)&&(yield e.invalid(
o,t,"number-out-of-range",{low:n,high:r}))}var wy=new Set(["cpu","memory","ephemeral-storage"]),ky=["pods","resourcequotas","services","replicationcontrollers","secrets","configmaps","persistentvolumecla\
ims","services.nodeports","services.loadbalancers"],IR=new Set([...[...wy].flatMap(e=>[e,`requests.${e}`,`limits.${e}`]),...ky,"storage","requests.storage"]);function nt(e){
return e.startsWith("hugepages-")}function Cs(e){return IR.has(e)||nt(e)||e.startsWith("requests.hugepages-")}function bl(e){return e!=="storage"&&Cs(e)}function Sl(e){
return wy.has(e)||nt(e)}function sr(e){return!e.includes("/")||e.includes("kubernetes.io/")}function Vr(e){if(sr(e)||e.startsWith("requests."))return!1;let[t="",
...n]=`requests.${e}`.split("/"),r=n.join("/"),o="[a-z0-9]([-a-z0-9]*[a-z0-9])?";return n.length===1&&ge(t)<=253&&new RegExp(`^${o}(\\.${o})*$`).test(t)&&ge(r)<=
63&&/^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/.test(r)}function Es(e){return sr(e)&&!nt(e)}function vl(e){return ky.includes(e)||Vr(e)}function xl(e,t){let n=Le(
e.slice(10));if(!ze(n)||n.mantissa<=0n||wt(n,-3)%1000n!==0n)return!1;let r=wt(n);return r!==0n&&wt(t)%r===0n}function de(e,t){let n=Object.entries(P(e,t)??{}).flatMap(([r,o])=>{if(typeof o!="string"&&typeof o!="number")return[];let i=Le(String(o).trim());return ze(i)?[
[r,i]]:[]});return new Map(n.sort(([r],[o])=>r<o?-1:1))}function*ar(e,t,n,r,o=jf){let i=de(t,"limits"),s=de(t,"requests");for(let[l,c]of i)yield*LR(e,l,c,[...r,
"limits",{key:l}],o);for(let[l,c]of s){let d=[...r,"requests",{key:l}];yield*Oy(e,l,c,d,o),yield*DR(e,l,c,i.get(l),r),yield*Ry(e,l,c,d)}let a=[...i.keys(),...s.
keys()];a.some(nt)&&!a.some(l=>l==="cpu"||l==="memory")&&(yield e.forbidden(r,"huge-pages-need-cpu-or-memory")),yield*JR(e,t,n??new Set,[...r,"claims"])}function*LR(e,t,n,r,o){
yield*Oy(e,t,n,r,o),yield*Ry(e,t,n,r)}function*Oy(e,t,n,r,o){yield*o(e,t,r),yield*As(e,t,n,r)}function*As(e,t,n,r){n.mantissa<0n&&(yield e.invalid(r,Z(n),"must-\
not-be-negative")),vl(t)&&wt(n,-3)%1000n!==0n&&(yield e.invalid(r,Ef(n),"must-be-integer"))}function Ef(e){let{mantissa:t,scale:n,written:r="",format:o,small:i}=e,
[s,a]=i?[`value:${t}, scale:${n}`,"nil"]:["value:0, scale:0","0x0"];return{go:`resource.Quantity{i:resource.int64Amount{${s}}, d:resource.infDecAmount{Dec:(*inf\
.Dec)(${a})}, s:${JSON.stringify(r)}, Format:"${o}"}`,json:Z(e)}}function*DR(e,t,n,r,o){if(!r){Es(t)||(yield e.required([...o,"limits"],"limit-required"));return}
let i=Oe(n,r),s=i!==0&&!Es(t)?"request-must-equal-limit":"request-over-limit";if(i<=0&&(i===0||s==="request-over-limit"))return;let a={resource:t,limit:Z(r)},l=D(
[...o,"requests",t]);yield m(f({},e.invalid([...o,"requests"],Z(n),s,a)),{place:l})}function*Ry(e,t,n,r){if(!nt(t)||xl(t,n))return;let o=Z(n);yield e.invalid(r,
o,"huge-pages-multiple",{quantity:o,resource:t})}function*jf(e,t,n){yield*Do(e,t,n),t.includes("/")?!sr(t)&&!Vr(t)&&(yield e.invalid(n,js(e,t),"resource-not-ext\
ended")):Sl(t)||(yield e.invalid(n,js(e,t),"resource-not-for-containers"))}function js(e,t){return{go:e.build.holds("resource-names-bare")?t:se(t),json:t}}function*Do(e,t,n){
let r=be(t,e.build);for(let{message:o,values:i}of r)yield e.invalid(n,js(e,t),o,i);r.length>0||t.includes("/")||Cs(t)||(yield e.invalid(n,js(e,t),"resource-not-\
standard"))}function*Cy(e,t,n){yield*Do(e,t,n),!t.includes("/")&&!bl(t)&&(yield e.invalid(n,js(e,t),"quota-resource-not-standard"))}function*JR(e,t,n,r){let o=E(
t,"claims");if(o.length===0||!e.build.holds("resource-claims-known"))return;let i=e.build.holds("resource-claim-requests-known"),s=new Set;for(let[a,l]of o){let c=[
...r,l],d=b(a,"name");if(d===""){yield e.required(c);continue}if(s.has(d))yield e.duplicate(c,d);else{let u=i?b(a,"request"):"";u!==""&&(yield*T(e,Pe,u,[...c,"r\
equest"]));let p=u===""?d:`${d}/${u}`;if(s.has(p))yield e.duplicate(c,p);else if(u==="")for(let g of s)g.startsWith(`${d}/`)&&(yield e.duplicate(c,d));s.add(p)}
n.has(d)||(n.size===0?yield e.notFound(c,d,"claim-names-empty"):yield e.notFound(c,d,"claim-names",{names:[...n].sort().join(", ")}))}}function*Ns(e,{requests:t,limits:n}){yield*jy(e,t,n);for(let[r,o]of de(e,"max")){let i=t.get(r),s=n.get(r),[a,l,c]=Pl(i,s,o),d={resource:r,type:w(e.type),bound:Z(
o)};s?l>c?yield Af(d,"limit",s):i&&a>c&&(yield Af(d,"request",i)):yield{id:"limit-range-max-not-stated",values:m(f({},d),{what:"limit"}),list:"limits"}}yield*_R(
e,{requests:t,limits:n})}function*Ey(e,t){yield*jy(e,t,new Map);for(let[n,r]of de(e,"max")){let o=t.get(n),[i,,s]=Pl(o,void 0,r),a={resource:n,type:w(e.type),bound:Z(
r)};o?i>s&&(yield Af(a,"request",o)):yield{id:"limit-range-max-not-stated",values:m(f({},a),{what:"request"}),list:"requests"}}}function*jy(e,t,n){for(let[r,o]of de(
e,"min")){let i=t.get(r),s=n.get(r),[a,l,c]=Pl(i,s,o),d={resource:r,type:w(e.type),bound:Z(o)},u=(p,g)=>({id:"limit-range-under-min",values:m(f({},d),{what:p,given:Z(
g)}),list:`${p}s`});i?a<c?yield u("request",i):s&&l<c&&(yield u("limit",s)):yield{id:"limit-range-min-not-stated",values:d,list:"requests"}}}function Af(e,t,n){
return{id:"limit-range-over-max",values:m(f({},e),{what:t,given:Z(n)}),list:`${t}s`}}function*_R(e,{requests:t,limits:n}){for(let[r,o]of de(e,"maxLimitRequestRa\
tio")){let[i,s]=Pl(t.get(r),n.get(r),o),a={resource:r,type:w(e.type),bound:Z(o)};if(i===0n)yield{id:"limit-range-ratio-no-request",values:a,list:"requests"};else if(s===
0n)yield{id:"limit-range-ratio-no-limit",values:a,list:"limits"};else{let l=Number(s)/Number(i);(wt(o)<=Ay?l*1e3>Number(wt(o,-3)):l>Number(wt(o)))&&(yield{id:"l\
imit-range-over-ratio",values:m(f({},a),{given:Nf(l)}),list:"limits"})}}}var Ay=(2n**63n-1n)/1000n;function Pl(e,t,n){let r=[e??je,t??je,n],o=r.every(i=>wt(i)<=
Ay)?-3:0;return r.map(i=>wt(i,o))}function Nf(e){if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":e>0?"+Inf":"-Inf";let t=e.toFixed(6),[n="",r=""]=e.toFixed(
80).split(".");return/^50*$/.test(r.slice(6))&&/[02468]$/.test(r.slice(0,6))?`${n}.${r.slice(0,6)}`:t}function Lt(e){return v(e)?(v(e.matchLabels)?Object.keys(e.matchLabels):[]).length===0&&S(e.matchExpressions).length===0:!0}function rt(e,t){if(!v(e))return!1;let n=v(
e.matchLabels)?Object.entries(e.matchLabels):[],r=o=>Object.hasOwn(t,o);return n.every(([o,i])=>r(o)&&t[o]===i)&&S(e.matchExpressions).every(({key:o,operator:i,
values:s})=>{let a=w(o),l=r(a)&&Array.isArray(s)&&s.includes(t[a]);switch(i){case"In":return l;case"NotIn":return!l;case"Exists":return r(a);case"DoesNotExist":
return!r(a);default:return!1}})}function On(e,t,n="*",r="*"){return`${e}/${t}|${n??""}|${r}`}var Tf="scheduling.k8s.io/PriorityClass|*|*|globalDefault";function Mf({kind:e,namespace:t,name:n}){
return Ty(VR,[t,e,n])}function Fy(e,t){return Ty(Ff,[e,t])}var VR="spreads on",Ff="sidecar sets for";function Ty(e,t){return`${e} ${encodeURIComponent(JSON.stringify(
t))}`}var Jo=class{constructor(t){this.manifests=t;let n=[];for(let r of t){let{group:o,kind:i,namespace:s,name:a}=r;for(let l of[On(o,i),On(o,i,s),On(o,i,s,a),
...i==="WorkloadSpread"&&o===Ny?[Mf(m(f({},WR(r)),{namespace:s}))]:[]]){let c=this.#e.get(l);c?c.at(-1)!==r&&c.push(r):this.#e.set(l,[r])}i==="PriorityClass"&&o===
"scheduling.k8s.io"&&r.value.globalDefault===!0&&n.push(r)}this.#e.set(Tf,n)}manifests;#e=new Map;find(t){let n=this.#e.get(t);if(n||!t.startsWith(Ff)||t.includes(
"/"))return n??qR;let[r,o]=JSON.parse(decodeURIComponent(t.slice(Ff.length))),i=this.find(On(Ny,"SidecarSet")),s=new Set(i.flatMap(l=>UR(l,r,o)?l.name:[])),a=i.
filter(({name:l})=>s.has(l));return this.#e.set(t,a),a}},qR=[],Ny="apps.kruise.io";function WR({spec:{targetRef:e}}){let{kind:t,name:n}=v(e)?e:{};return{kind:w(
t),name:w(n)}}function UR({spec:e},t,n){let r=w(e.namespace);return(r===""||r===t)&&!Lt(e.selector)&&rt(e.selector,n)}function ot(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function un(e){if(e===null)return"nil";if(Array.isArray(e))return"slice";switch(typeof e){case"\
object":return"map";case"boolean":return"bool";case"string":return"string";default:return Number.isInteger(e)&&e>=-(2**63)&&e<2**63?"int64":"float64"}}var My={map:"\
map[string]interface {}",slice:"[]interface {}",nil:"<nil>"};function _o(e){let t=un(e);return t in My?My[t]:t}function Rn(e,t="v"){if(e===null)return"<nil>";if(typeof e==
"string")return e;if(Array.isArray(e))return`[${e.map(r=>Rn(r,t)).join(" ")}]`;if(typeof e=="object")return`map[${Object.keys(e).sort(GR).map(o=>`${o}:${Rn(e[o],
t)}`).join(" ")}]`;let n=typeof e=="number"&&un(e)==="float64"?BR(e):String(e);return t==="s"?`%!s(${_o(e)}=${n})`:n}function BR(e){let[t="",n="0"]=e.toExponential().
split("e"),r=Number(n);return r>=-4&&r<6?r>=0?String(e):`${e<0?"-":""}0.${"0".repeat(-r-1)}${t.replace(/[-.]/g,"")}`:`${t}e${r<0?"-":"+"}${String(Math.abs(r)).padStart(
2,"0")}`}function GR(e,t){return Buffer.compare(Buffer.from(e),Buffer.from(t))}var re=class extends Error{constructor(n,r=!1){super(n);this.panics=r;this.name="PatchError"}panics};function lr(e,t){let n=t===null?"%!s(<nil>)":_o(t);return new re(
`expected a ${_o(e==="map"?{}:[])}, but received a ${n}`)}function $y(e,t){return new re(`map: ${Rn(e)} does not contain declared merge key: ${t}`)}function wl(e,t){
let n=e===null?"%!s(<nil>)":Rn(e,"s");return new re(`unknown patch type: ${n} in map: ${Rn(t)}`)}function Vo(e,t){let n=un(e);if(n!==un(t))return!1;if(n==="map"||
n==="slice")throw new re(`runtime error: comparing uncomparable type ${_o(e)}`,!0);return e===t}function Fs(e){if(typeof e=="object"&&e!==null)throw new re(`run\
time error: hash of unhashable type ${_o(e)}`,!0);return e}var $f=[{types:{AWSElasticBlockStoreVolumeSource:{fsType:"string",partition:"int32",readOnly:"bool",volumeID:"string"},Affinity:{nodeAffinity:"pointer to NodeAf\
finity",podAffinity:"pointer to PodAffinity",podAntiAffinity:"pointer to PodAntiAffinity"},AzureDiskVolumeSource:{cachingMode:"pointer to string",diskName:"stri\
ng",diskURI:"string",fsType:"pointer to string",kind:"pointer to string",readOnly:"pointer to bool"},AzureFileVolumeSource:{readOnly:"bool",secretName:"string",
shareName:"string"},CSIVolumeSource:{driver:"string",fsType:"pointer to string",nodePublishSecretRef:"pointer to LocalObjectReference",readOnly:"pointer to bool",
volumeAttributes:"map"},Capabilities:{add:"list of string",drop:"list of string"},CephFSVolumeSource:{monitors:"list of string",path:"string",readOnly:"bool",secretFile:"\
string",secretRef:"pointer to LocalObjectReference",user:"string"},CinderVolumeSource:{fsType:"string",readOnly:"bool",secretRef:"pointer to LocalObjectReferenc\
e",volumeID:"string"},ConfigMapEnvSource:{name:"string",optional:"pointer to bool"},ConfigMapKeySelector:{key:"string",name:"string",optional:"pointer to bool"},
ConfigMapProjection:{items:"list of KeyToPath",name:"string",optional:"pointer to bool"},ConfigMapVolumeSource:{defaultMode:"pointer to int32",items:"list of Ke\
yToPath",name:"string",optional:"pointer to bool"},Container:{args:"list of string",command:"list of string",env:"list of EnvVar, merge by name",envFrom:"list o\
f EnvFromSource",image:"string",imagePullPolicy:"string",lifecycle:"pointer to Lifecycle",livenessProbe:"pointer to Probe",name:"string",ports:"list of Containe\
rPort, merge by containerPort",readinessProbe:"pointer to Probe",resources:"ResourceRequirements",securityContext:"pointer to SecurityContext",startupProbe:"poi\
nter to Probe",stdin:"bool",stdinOnce:"bool",terminationMessagePath:"string",terminationMessagePolicy:"string",tty:"bool",volumeDevices:"list of VolumeDevice, m\
erge by devicePath",volumeMounts:"list of VolumeMount, merge by mountPath",workingDir:"string"},ContainerPort:{containerPort:"int32",hostIP:"string",hostPort:"i\
nt32",name:"string",protocol:"string"},ContainerState:{running:"pointer to ContainerStateRunning",terminated:"pointer to ContainerStateTerminated",waiting:"poin\
ter to ContainerStateWaiting"},ContainerStateRunning:{startedAt:"Time"},ContainerStateTerminated:{containerID:"string",exitCode:"int32",finishedAt:"Time",message:"\
string",reason:"string",signal:"int32",startedAt:"Time"},ContainerStateWaiting:{message:"string",reason:"string"},ContainerStatus:{containerID:"string",image:"s\
tring",imageID:"string",lastState:"ContainerState",name:"string",ready:"bool",restartCount:"int32",started:"pointer to bool",state:"ContainerState"},DownwardAPIProjection:{
items:"list of DownwardAPIVolumeFile"},DownwardAPIVolumeFile:{fieldRef:"pointer to ObjectFieldSelector",mode:"pointer to int32",path:"string",resourceFieldRef:"\
pointer to ResourceFieldSelector"},DownwardAPIVolumeSource:{defaultMode:"pointer to int32",items:"list of DownwardAPIVolumeFile"},EmptyDirVolumeSource:{medium:"\
string",sizeLimit:"pointer to Quantity"},EnvFromSource:{configMapRef:"pointer to ConfigMapEnvSource",prefix:"string",secretRef:"pointer to SecretEnvSource"},EnvVar:{
name:"string",value:"string",valueFrom:"pointer to EnvVarSource"},EnvVarSource:{configMapKeyRef:"pointer to ConfigMapKeySelector",fieldRef:"pointer to ObjectFie\
ldSelector",resourceFieldRef:"pointer to ResourceFieldSelector",secretKeyRef:"pointer to SecretKeySelector"},EphemeralContainer:{args:"list of string",command:"\
list of string",env:"list of EnvVar, merge by name",envFrom:"list of EnvFromSource",image:"string",imagePullPolicy:"string",lifecycle:"pointer to Lifecycle",livenessProbe:"\
pointer to Probe",name:"string",ports:"list of ContainerPort",readinessProbe:"pointer to Probe",resources:"ResourceRequirements",securityContext:"pointer to Sec\
urityContext",startupProbe:"pointer to Probe",stdin:"bool",stdinOnce:"bool",targetContainerName:"string",terminationMessagePath:"string",terminationMessagePolicy:"\
string",tty:"bool",volumeDevices:"list of VolumeDevice, merge by devicePath",volumeMounts:"list of VolumeMount, merge by mountPath",workingDir:"string"},EphemeralVolumeSource:{
readOnly:"bool",volumeClaimTemplate:"pointer to PersistentVolumeClaimTemplate"},ExecAction:{command:"list of string"},FCVolumeSource:{fsType:"string",lun:"point\
er to int32",readOnly:"bool",targetWWNs:"list of string",wwids:"list of string"},FieldsV1:{},FlexVolumeSource:{driver:"string",fsType:"string",options:"map",readOnly:"\
bool",secretRef:"pointer to LocalObjectReference"},FlockerVolumeSource:{datasetName:"string",datasetUUID:"string"},GCEPersistentDiskVolumeSource:{fsType:"string",
partition:"int32",pdName:"string",readOnly:"bool"},GitRepoVolumeSource:{directory:"string",repository:"string",revision:"string"},GlusterfsVolumeSource:{endpoints:"\
string",path:"string",readOnly:"bool"},HTTPGetAction:{host:"string",httpHeaders:"list of HTTPHeader",path:"string",port:"IntOrString",scheme:"string"},HTTPHeader:{
name:"string",value:"string"},Handler:{exec:"pointer to ExecAction",httpGet:"pointer to HTTPGetAction",tcpSocket:"pointer to TCPSocketAction"},HostAlias:{hostnames:"\
list of string",ip:"string"},HostPathVolumeSource:{path:"string",type:"pointer to string"},ISCSIVolumeSource:{chapAuthDiscovery:"bool",chapAuthSession:"bool",fsType:"\
string",initiatorName:"pointer to string",iqn:"string",iscsiInterface:"string",lun:"int32",portals:"list of string",readOnly:"bool",secretRef:"pointer to LocalO\
bjectReference",targetPortal:"string"},IntOrString:{IntVal:"int32",StrVal:"string",Type:"int64"},KeyToPath:{key:"string",mode:"pointer to int32",path:"string"},
LabelSelector:{matchExpressions:"list of LabelSelectorRequirement",matchLabels:"map"},LabelSelectorRequirement:{key:"string, merge by key",operator:"string",values:"\
list of string"},Lifecycle:{postStart:"pointer to Handler",preStop:"pointer to Handler"},LocalObjectReference:{name:"string"},ManagedFieldsEntry:{apiVersion:"st\
ring",fieldsType:"string",fieldsV1:"pointer to FieldsV1",manager:"string",operation:"string",time:"pointer to Time"},NFSVolumeSource:{path:"string",readOnly:"bo\
ol",server:"string"},NodeAffinity:{preferredDuringSchedulingIgnoredDuringExecution:"list of PreferredSchedulingTerm",requiredDuringSchedulingIgnoredDuringExecution:"\
pointer to NodeSelector"},NodeSelector:{nodeSelectorTerms:"list of NodeSelectorTerm"},NodeSelectorRequirement:{key:"string",operator:"string",values:"list of st\
ring"},NodeSelectorTerm:{matchExpressions:"list of NodeSelectorRequirement",matchFields:"list of NodeSelectorRequirement"},ObjectFieldSelector:{apiVersion:"stri\
ng",fieldPath:"string"},ObjectMeta:{annotations:"map",clusterName:"string",creationTimestamp:"Time",deletionGracePeriodSeconds:"pointer to int64",deletionTimestamp:"\
pointer to Time",finalizers:"list of string, merge",generateName:"string",generation:"int64",labels:"map",managedFields:"list of ManagedFieldsEntry",name:"strin\
g",namespace:"string",ownerReferences:"list of OwnerReference, merge by uid",resourceVersion:"string",selfLink:"string",uid:"string"},OwnerReference:{apiVersion:"\
string",blockOwnerDeletion:"pointer to bool",controller:"pointer to bool",kind:"string",name:"string",uid:"string"},PersistentVolumeClaimSpec:{accessModes:"list\
 of string",dataSource:"pointer to TypedLocalObjectReference",resources:"ResourceRequirements",selector:"pointer to LabelSelector",storageClassName:"pointer to \
string",volumeMode:"pointer to string",volumeName:"string"},PersistentVolumeClaimTemplate:{metadata:"ObjectMeta",spec:"PersistentVolumeClaimSpec"},PersistentVolumeClaimVolumeSource:{
claimName:"string",readOnly:"bool"},PhotonPersistentDiskVolumeSource:{fsType:"string",pdID:"string"},Pod:{apiVersion:"string",kind:"string",metadata:"ObjectMeta",
spec:"PodSpec",status:"PodStatus"},PodAffinity:{preferredDuringSchedulingIgnoredDuringExecution:"list of WeightedPodAffinityTerm",requiredDuringSchedulingIgnoredDuringExecution:"\
list of PodAffinityTerm"},PodAffinityTerm:{labelSelector:"pointer to LabelSelector",namespaces:"list of string",topologyKey:"string"},PodAntiAffinity:{preferredDuringSchedulingIgnoredDuringExecution:"\
list of WeightedPodAffinityTerm",requiredDuringSchedulingIgnoredDuringExecution:"list of PodAffinityTerm"},PodCondition:{lastProbeTime:"Time",lastTransitionTime:"\
Time",message:"string",reason:"string",status:"string",type:"string"},PodDNSConfig:{nameservers:"list of string",options:"list of PodDNSConfigOption",searches:"\
list of string"},PodDNSConfigOption:{name:"string",value:"pointer to string"},PodIP:{ip:"string"},PodReadinessGate:{conditionType:"string"},PodSecurityContext:{
fsGroup:"pointer to int64",fsGroupChangePolicy:"pointer to string",runAsGroup:"pointer to int64",runAsNonRoot:"pointer to bool",runAsUser:"pointer to int64",seLinuxOptions:"\
pointer to SELinuxOptions",seccompProfile:"pointer to SeccompProfile",supplementalGroups:"list of int64",sysctls:"list of Sysctl",windowsOptions:"pointer to Win\
dowsSecurityContextOptions"},PodSpec:{activeDeadlineSeconds:"pointer to int64",affinity:"pointer to Affinity",automountServiceAccountToken:"pointer to bool",containers:"\
list of Container, merge by name",dnsConfig:"pointer to PodDNSConfig",dnsPolicy:"string",enableServiceLinks:"pointer to bool",ephemeralContainers:"list of Ephem\
eralContainer, merge by name",hostAliases:"list of HostAlias, merge by ip",hostIPC:"bool",hostNetwork:"bool",hostPID:"bool",hostname:"string",imagePullSecrets:"\
list of LocalObjectReference, merge by name",initContainers:"list of Container, merge by name",nodeName:"string",nodeSelector:"map",overhead:"map",preemptionPolicy:"\
pointer to string",priority:"pointer to int32",priorityClassName:"string",readinessGates:"list of PodReadinessGate",restartPolicy:"string",runtimeClassName:"poi\
nter to string",schedulerName:"string",securityContext:"pointer to PodSecurityContext",serviceAccount:"string",serviceAccountName:"string",setHostnameAsFQDN:"po\
inter to bool",shareProcessNamespace:"pointer to bool",subdomain:"string",terminationGracePeriodSeconds:"pointer to int64",tolerations:"list of Toleration",topologySpreadConstraints:"\
list of TopologySpreadConstraint, merge by topologyKey",volumes:"list of Volume, merge by name"},PodStatus:{conditions:"list of PodCondition, merge by type",containerStatuses:"\
list of ContainerStatus",ephemeralContainerStatuses:"list of ContainerStatus",hostIP:"string",initContainerStatuses:"list of ContainerStatus",message:"string",nominatedNodeName:"\
string",phase:"string",podIP:"string",podIPs:"list of PodIP, merge by ip",qosClass:"string",reason:"string",startTime:"pointer to Time"},PodTemplateSpec:{metadata:"\
ObjectMeta",spec:"PodSpec"},PortworxVolumeSource:{fsType:"string",readOnly:"bool",volumeID:"string"},PreferredSchedulingTerm:{preference:"NodeSelectorTerm",weight:"\
int32"},Probe:{exec:"pointer to ExecAction",failureThreshold:"int32",httpGet:"pointer to HTTPGetAction",initialDelaySeconds:"int32",periodSeconds:"int32",successThreshold:"\
int32",tcpSocket:"pointer to TCPSocketAction",timeoutSeconds:"int32"},ProjectedVolumeSource:{defaultMode:"pointer to int32",sources:"list of VolumeProjection"},
Quantity:{Format:"string"},QuobyteVolumeSource:{group:"string",readOnly:"bool",registry:"string",tenant:"string",user:"string",volume:"string"},RBDVolumeSource:{
fsType:"string",image:"string",keyring:"string",monitors:"list of string",pool:"string",readOnly:"bool",secretRef:"pointer to LocalObjectReference",user:"string"},
ResourceFieldSelector:{containerName:"string",divisor:"Quantity",resource:"string"},ResourceRequirements:{limits:"map",requests:"map"},SELinuxOptions:{level:"st\
ring",role:"string",type:"string",user:"string"},ScaleIOVolumeSource:{fsType:"string",gateway:"string",protectionDomain:"string",readOnly:"bool",secretRef:"poin\
ter to LocalObjectReference",sslEnabled:"bool",storageMode:"string",storagePool:"string",system:"string",volumeName:"string"},SeccompProfile:{localhostProfile:"\
pointer to string",type:"string"},SecretEnvSource:{name:"string",optional:"pointer to bool"},SecretKeySelector:{key:"string",name:"string",optional:"pointer to \
bool"},SecretProjection:{items:"list of KeyToPath",name:"string",optional:"pointer to bool"},SecretVolumeSource:{defaultMode:"pointer to int32",items:"list of K\
eyToPath",optional:"pointer to bool",secretName:"string"},SecurityContext:{allowPrivilegeEscalation:"pointer to bool",capabilities:"pointer to Capabilities",privileged:"\
pointer to bool",procMount:"pointer to string",readOnlyRootFilesystem:"pointer to bool",runAsGroup:"pointer to int64",runAsNonRoot:"pointer to bool",runAsUser:"\
pointer to int64",seLinuxOptions:"pointer to SELinuxOptions",seccompProfile:"pointer to SeccompProfile",windowsOptions:"pointer to WindowsSecurityContextOptions"},
ServiceAccountTokenProjection:{audience:"string",expirationSeconds:"pointer to int64",path:"string"},StorageOSVolumeSource:{fsType:"string",readOnly:"bool",secretRef:"\
pointer to LocalObjectReference",volumeName:"string",volumeNamespace:"string"},Sysctl:{name:"string",value:"string"},TCPSocketAction:{host:"string",port:"IntOrS\
tring"},Time:{},Toleration:{effect:"string",key:"string",operator:"string",tolerationSeconds:"pointer to int64",value:"string"},TopologySpreadConstraint:{labelSelector:"\
pointer to LabelSelector",maxSkew:"int32",topologyKey:"string",whenUnsatisfiable:"string"},TypedLocalObjectReference:{apiGroup:"pointer to string",kind:"string",
name:"string"},Volume:{awsElasticBlockStore:"pointer to AWSElasticBlockStoreVolumeSource",azureDisk:"pointer to AzureDiskVolumeSource",azureFile:"pointer to Azu\
reFileVolumeSource",cephfs:"pointer to CephFSVolumeSource",cinder:"pointer to CinderVolumeSource",configMap:"pointer to ConfigMapVolumeSource",csi:"pointer to C\
SIVolumeSource",downwardAPI:"pointer to DownwardAPIVolumeSource",emptyDir:"pointer to EmptyDirVolumeSource",ephemeral:"pointer to EphemeralVolumeSource",fc:"poi\
nter to FCVolumeSource",flexVolume:"pointer to FlexVolumeSource",flocker:"pointer to FlockerVolumeSource",gcePersistentDisk:"pointer to GCEPersistentDiskVolumeS\
ource",gitRepo:"pointer to GitRepoVolumeSource",glusterfs:"pointer to GlusterfsVolumeSource",hostPath:"pointer to HostPathVolumeSource",iscsi:"pointer to ISCSIV\
olumeSource",name:"string",nfs:"pointer to NFSVolumeSource",persistentVolumeClaim:"pointer to PersistentVolumeClaimVolumeSource",photonPersistentDisk:"pointer t\
o PhotonPersistentDiskVolumeSource",portworxVolume:"pointer to PortworxVolumeSource",projected:"pointer to ProjectedVolumeSource",quobyte:"pointer to QuobyteVol\
umeSource",rbd:"pointer to RBDVolumeSource",scaleIO:"pointer to ScaleIOVolumeSource",secret:"pointer to SecretVolumeSource",storageos:"pointer to StorageOSVolum\
eSource",vsphereVolume:"pointer to VsphereVirtualDiskVolumeSource"},VolumeDevice:{devicePath:"string",name:"string"},VolumeMount:{mountPath:"string",mountPropagation:"\
pointer to string",name:"string",readOnly:"bool",subPath:"string",subPathExpr:"string"},VolumeProjection:{configMap:"pointer to ConfigMapProjection",downwardAPI:"\
pointer to DownwardAPIProjection",secret:"pointer to SecretProjection",serviceAccountToken:"pointer to ServiceAccountTokenProjection"},VsphereVirtualDiskVolumeSource:{
fsType:"string",storagePolicyID:"string",storagePolicyName:"string",volumePath:"string"},WeightedPodAffinityTerm:{podAffinityTerm:"PodAffinityTerm",weight:"int3\
2"},WindowsSecurityContextOptions:{gmsaCredentialSpec:"pointer to string",gmsaCredentialSpecName:"pointer to string",runAsUserName:"pointer to string"}}},{when:"\
pod-structs-1-22",types:{EphemeralVolumeSource:{readOnly:null},ManagedFieldsEntry:{subresource:"string"},PersistentVolumeClaimSpec:{dataSourceRef:"pointer to Ty\
pedLocalObjectReference"},PodAffinityTerm:{namespaceSelector:"pointer to LabelSelector"},Probe:{terminationGracePeriodSeconds:"pointer to int64"},WindowsSecurityContextOptions:{
hostProcess:"pointer to bool"}}},{when:"pod-structs-1-24",types:{EphemeralContainer:{ports:"list of ContainerPort, merge by containerPort"},Handler:null,Lifecycle:{
postStart:"pointer to LifecycleHandler",preStop:"pointer to LifecycleHandler"},PodSpec:{os:"pointer to PodOS"},Probe:{grpc:"pointer to GRPCAction"},TopologySpreadConstraint:{
minDomains:"pointer to int32"},GRPCAction:{port:"int32",service:"pointer to string"},LifecycleHandler:{exec:"pointer to ExecAction",httpGet:"pointer to HTTPGetA\
ction",tcpSocket:"pointer to TCPSocketAction"},PodOS:{name:"string"}}},{when:"pod-structs-1-26",types:{ObjectMeta:{clusterName:null},PersistentVolumeClaimSpec:{
dataSourceRef:"pointer to TypedObjectReference"},PodSpec:{hostUsers:"pointer to bool",resourceClaims:"list of PodResourceClaim, merge by name",schedulingGates:"\
list of PodSchedulingGate, merge by name"},ResourceRequirements:{claims:"list of ResourceClaim"},TopologySpreadConstraint:{matchLabelKeys:"list of string",nodeAffinityPolicy:"\
pointer to string",nodeTaintsPolicy:"pointer to string"},ClaimSource:{resourceClaimName:"pointer to string",resourceClaimTemplateName:"pointer to string"},PodResourceClaim:{
name:"string",source:"ClaimSource"},PodSchedulingGate:{name:"string"},ResourceClaim:{name:"string"},TypedObjectReference:{apiGroup:"pointer to string",kind:"str\
ing",name:"string",namespace:"pointer to string"}}},{when:"pod-structs-1-27",types:{Container:{resizePolicy:"list of ContainerResizePolicy"},ContainerStatus:{allocatedResources:"\
map",resources:"pointer to ResourceRequirements"},EphemeralContainer:{resizePolicy:"list of ContainerResizePolicy"},PodStatus:{resize:"string"},ContainerResizePolicy:{
resourceName:"string",restartPolicy:"string"}}},{when:"pod-structs-1-28",types:{Container:{restartPolicy:"pointer to string"},EphemeralContainer:{restartPolicy:"\
pointer to string"},LabelSelectorRequirement:{key:"string"},PodStatus:{hostIPs:"list of HostIP, merge by ip",resourceClaimStatuses:"list of PodResourceClaimStat\
us, merge by name"},HostIP:{ip:"string"},PodResourceClaimStatus:{name:"string",resourceClaimName:"pointer to string"}}},{when:"pod-structs-1-29",types:{LifecycleHandler:{
sleep:"pointer to SleepAction"},PersistentVolumeClaimSpec:{resources:"VolumeResourceRequirements",volumeAttributesClassName:"pointer to string"},PodAffinityTerm:{
matchLabelKeys:"list of string",mismatchLabelKeys:"list of string"},VolumeProjection:{clusterTrustBundle:"pointer to ClusterTrustBundleProjection"},ClusterTrustBundleProjection:{
labelSelector:"pointer to LabelSelector",name:"pointer to string",optional:"pointer to bool",path:"string",signerName:"pointer to string"},SleepAction:{seconds:"\
int64"},VolumeResourceRequirements:{limits:"map",requests:"map"}}},{when:"pod-structs-1-30",types:{ContainerStatus:{volumeMounts:"list of VolumeMountStatus, mer\
ge by mountPath"},PodSecurityContext:{appArmorProfile:"pointer to AppArmorProfile"},SecurityContext:{appArmorProfile:"pointer to AppArmorProfile"},VolumeMount:{
recursiveReadOnly:"pointer to string"},AppArmorProfile:{localhostProfile:"pointer to string",type:"string"},VolumeMountStatus:{mountPath:"string",name:"string",
readOnly:"bool",recursiveReadOnly:"pointer to string"}}},{when:"pod-structs-1-31",types:{ClaimSource:null,ContainerStatus:{allocatedResourcesStatus:"list of Res\
ourceStatus, merge by name",user:"pointer to ContainerUser"},PodResourceClaim:{resourceClaimName:"pointer to string",resourceClaimTemplateName:"pointer to strin\
g",source:null},PodSecurityContext:{supplementalGroupsPolicy:"pointer to string"},ResourceClaim:{request:"string"},Volume:{image:"pointer to ImageVolumeSource"},
ContainerUser:{linux:"pointer to LinuxContainerUser"},ImageVolumeSource:{pullPolicy:"string",reference:"string"},LinuxContainerUser:{gid:"int64",supplementalGroups:"\
list of int64",uid:"int64"},ResourceHealth:{health:"string",resourceID:"string"},ResourceStatus:{name:"string",resources:"list of ResourceHealth"}}},{when:"pod-\
structs-1-32",types:{PodSecurityContext:{seLinuxChangePolicy:"pointer to string"},PodSpec:{resources:"pointer to ResourceRequirements"}}},{when:"pod-structs-1-3\
3",types:{ContainerStatus:{stopSignal:"pointer to string"},Lifecycle:{stopSignal:"pointer to string"},PodCondition:{observedGeneration:"int64"},PodStatus:{observedGeneration:"\
int64"}}},{when:"pod-structs-1-34",types:{Container:{restartPolicyRules:"list of ContainerRestartRule"},EnvVarSource:{fileKeyRef:"pointer to FileKeySelector"},EphemeralContainer:{
restartPolicyRules:"list of ContainerRestartRule"},PodSpec:{hostnameOverride:"pointer to string"},PodStatus:{extendedResourceClaimStatus:"pointer to PodExtended\
ResourceClaimStatus"},VolumeProjection:{podCertificate:"pointer to PodCertificateProjection"},ContainerExtendedResourceRequest:{containerName:"string",requestName:"\
string",resourceName:"string"},ContainerRestartRule:{action:"string",exitCodes:"pointer to ContainerRestartRuleOnExitCodes"},ContainerRestartRuleOnExitCodes:{operator:"\
string",values:"list of int32"},FileKeySelector:{key:"string",optional:"pointer to bool",path:"string",volumeName:"string"},PodCertificateProjection:{certificateChainPath:"\
string",credentialBundlePath:"string",keyPath:"string",keyType:"string",maxExpirationSeconds:"pointer to int32",signerName:"string"},PodExtendedResourceClaimStatus:{
requestMappings:"list of ContainerExtendedResourceRequest",resourceClaimName:"string"}}},{when:"pod-structs-1-35",types:{PodCertificateProjection:{userAnnotations:"\
map"},PodSpec:{workloadRef:"pointer to WorkloadReference"},PodStatus:{allocatedResources:"map",resources:"pointer to ResourceRequirements"},WorkloadReference:{name:"\
string",podGroup:"string",podGroupReplicaKey:"string"}}},{when:"pod-structs-1-36",types:{PodSpec:{schedulingGroup:"pointer to PodSchedulingGroup",workloadRef:null},
PodStatus:{nodeAllocatableResourceClaimStatuses:"list of NodeAllocatableResourceClaimStatus"},ResourceHealth:{message:"pointer to string"},VolumeMountStatus:{volumeStatus:"\
pointer to VolumeStatus"},WorkloadReference:null,ImageVolumeStatus:{imageRef:"string"},NodeAllocatableResourceClaimStatus:{containers:"list of string",resourceClaimName:"\
string",resources:"map"},PodSchedulingGroup:{podGroupName:"pointer to string"},VolumeStatus:{image:"pointer to ImageVolumeStatus"}}},{when:"pod-structs-1-37",types:{
ClusterTrustBundleProjection:{user:"pointer to int64"},ConfigMapVolumeSource:{defaultUser:"pointer to int64"},DownwardAPIVolumeFile:{user:"pointer to int64"},DownwardAPIVolumeSource:{
defaultUser:"pointer to int64"},EmptyDirVolumeSource:{mode:"pointer to int32"},GRPCAction:{mode:"pointer to string"},HTTPGetAction:{protocol:"pointer to string"},
KeyToPath:{user:"pointer to int64"},NodeAllocatableResourceClaimStatus:{mapping:"list of NodeAllocatableMappedResources, merge by name",overhead:"list of NodeAl\
locatableOverheadResources, merge by name",resources:null},PodCertificateProjection:{user:"pointer to int64"},PodSpec:{evictionResponders:"list of EvictionRespo\
nder, merge by name"},PodStatus:{nodeAllocatableResourceClaimStatuses:"list of NodeAllocatableResourceClaimStatus, merge by resourceClaimName",volumeHealth:"lis\
t of PodVolumeHealth"},ProjectedVolumeSource:{defaultUser:"pointer to int64"},SecretVolumeSource:{defaultUser:"pointer to int64"},ServiceAccountTokenProjection:{
user:"pointer to int64"},VolumeMount:{bindMountOptions:"list of string"},EvictionResponder:{name:"string",priority:"pointer to int32"},NodeAllocatableMappedResources:{
name:"string",quantity:"pointer to Quantity"},NodeAllocatableOverheadResources:{name:"string",perContainer:"pointer to Quantity",perPod:"pointer to Quantity"},PodVolumeHealth:{
healthConditions:"list of VolumeHealthCondition, merge by status",lastTransitionTime:"Time",name:"string"},VolumeHealthCondition:{message:"string",reason:"strin\
g",status:"string"}}}];var Iy;function HR(){let e=new Map;for(let{when:t,types:n}of $f)for(let[r,o]of Object.entries(n)){let i=e.get(r)??{changes:[],fields:new Map};e.set(r,i),i.changes.
unshift({when:t,to:o&&!0});for(let s of o?Object.keys(o):i.fields.keys()){let a=i.fields.get(s)??[];i.fields.set(s,a),a.unshift({when:t,to:o?.[s]??null})}}for(let{
changes:t}of e.values())t.every(({to:n})=>n)&&t.reverse();return e}function Ly(){return $f.flatMap(({when:e})=>e??[])}function Dy(e){Iy??=HR();let t=Iy,n=new Map,
r=o=>{let i=n.get(o);if(i)return i;let s=t.get(o);if(!s||!Jy(s.changes,e))return;let a=QR(s,e);return n.set(o,a),a};return{get:r,has:o=>r(o)!==void 0,*[Symbol.iterator](){
for(let o of t.keys()){let i=r(o);i&&(yield[o,i])}}}}function QR({fields:e},t){let n=o=>{let i=e.get(o);return i&&Jy(i,t)},r=o=>n(o)!==void 0;return{names:{[Symbol.
iterator]:()=>e.keys()},get:n,has:r,keys:()=>[...e.keys()].filter(r),*[Symbol.iterator](){for(let o of e.keys()){let i=n(o);i!==void 0&&(yield[o,i])}}}}function Jy(e,t){
for(let{when:n,to:r}of e)if(n===void 0||t.holds(n))return r??void 0}function _y(e){let t=new Map(Object.entries(e).flatMap(([n,r])=>r===void 0?[]:[[n,r]]));return{
names:{[Symbol.iterator]:()=>t.keys()},get:n=>t.get(n),has:n=>t.has(n),keys:()=>t.keys(),[Symbol.iterator]:()=>t.entries()}}function we(e,t){if(t.listens)return qy(e,t);let n=new Set([...Ly(),"strategic-merge-prunes-directives"].filter(i=>t.holds(i))),r=[e,...n].join(),o=Vy.get(r);return o||
(o=qy(e,{holds:i=>n.has(i)}),Vy.set(r,o)),o}var Vy=new Map;function qy(e,t){return{root:e,structs:Dy(t),get prunesDirectives(){return t.holds("strategic-merge-p\
runes-directives")}}}var qo="list of ",Ts="pointer to ";function Wo(e,t){return t.startsWith(qo)?"slice":t.startsWith(Ts)?"ptr":e.structs.has(t)?"struct":t}function Ms(e,t,n){
let r=t.startsWith(Ts)?t.slice(Ts.length):t,o=e.structs.get(r);if(!o){let d=Wo(e,r);throw new re(`merging an object in json but data type is not struct, instead\
 is: ${d}`)}let i=o.get(n)??zR(o,n);if(i===void 0)throw new re(`unable to find api field in struct ${r} for the json field ${se(n)}`);let[s="",a=""]=i.split(", "),
[l="",,c=""]=a.split(" ");return{type:s,strategy:l,mergeKey:c}}function $s(e,t,n){let r=Ms(e,t,n),o;if(r.type.startsWith(qo)){if(o=r.type.slice(qo.length),o.startsWith(
qo))throw new re("unexpected slice of slice")}else if(r.type.startsWith(Ts)){let i=r.type.slice(Ts.length);o=i.startsWith(qo)?i.slice(qo.length):i}else throw new re(
`expected slice or array type, but got: ${Wo(e,t)}`);return m(f({},r),{type:o})}function zR(e,t){for(let n of e.names){let r=Wy(n)===Wy(t)?e.get(n):void 0;if(r!==
void 0)return r}}function Wy(e){return e.replace(/[A-Zſ\u212a]/g,t=>t==="\u017F"?"s":t.toLowerCase())}function Ot(e){let{value:t,preemptionPolicy:n}=e.value;return{className:e.name,priority:typeof t=="number"?t:0,preemptionPolicy:w(n)||"PreemptLowerPriority"}}var Uo="\
before:",Ae=class{constructor(t,n=new Map,r=!1){this.cluster=t;this.synced=n;this.before=r}cluster;synced;before;#e;#t;#n(t,n,r,o){return this.#r(On(t,n,r,o))}#r(t){
return this.cluster.ask(`${this.before?Uo:""}${t}`)}priorityClasses(){return this.#n("scheduling.k8s.io","PriorityClass")}defaultClasses(){return this.#r(Tf)}priorityClassNamed(t){
return this.#n("scheduling.k8s.io","PriorityClass",null,t)[0]}priorityClass(t){let n=this.priorityClassNamed(t);return n?Ot(n):this.synced.get(t)}limitRanges(t){
return this.#n("","LimitRange",t)}resourceQuotas(t){return this.#n("","ResourceQuota",t)}workloadSpreads(t){return this.#n("apps.kruise.io","WorkloadSpread",t)}workloadSpreadsOn(t){
return this.#r(Mf(t))}sidecarSetsFor(t,n){return this.#r(Fy(t,n))}sidecarSets(){return this.#n("apps.kruise.io","SidecarSet")}all(t,n){return this.#n(t,n)}objectsOf(t,n,r){
return this.#n(t,n,r)}workload(t,n,r,o){return this.#n(t,n,r,o)[0]}versionsOf({group:t,kind:n,namespace:r,name:o}){return this.#n(t,n,r,o)}kruiseStructs(){return this.#t??=
we("Pod",this.cluster.library("kruise")),this.#t}structs(){return this.#e??=we("Pod",this.cluster),this.#e}vcluster(){return this.cluster.ask("vcluster")}namespaceLabels(t){
let n=this.#n("","Namespace",null,t)[0];return m(f({},n?.labels),{"kubernetes.io/metadata.name":t})}};function Ye(e){let t=w(e);return t.includes("/")?t.slice(0,
t.indexOf("/")):""}function k(e,t){let n=e[t];return v(n)?n:{}}function If(e,t,n){return n.holds("pod-limits-count-any-container")?Ky(Hy(e,t,n),e,t,n,By):YR(e,t)}function Lf(e,t,n){let r=new Map(Ky(Hy(e,t,n),e,t,n,Gy(n)));for(let[
o,i]of de(e,"overhead")){let s=r.get(o),a=!s||s.mantissa===0n;t==="limits"&&a&&n.holds("quota-overhead-needs-limit")||r.set(o,s?Ue(s,i):i)}return r}function Uy(e,t){
if(!t.enabled("PodLevelResources"))return!1;let n=k(e,"resources");return[...de(n,"requests").keys(),...de(n,"limits").keys()].some(Gy(t))}function Ls(e,t,n,r){
if(r.enabled("PodLevelResources")&&de(k(e,"resources"),t).has(n))return["spec","resources",t,n];let o;for(let i of["containers","initContainers"])for(let[s,a]of S(
e[i]).entries()){let l=Is(a,t).get(n);!l||o&&Oe(l,o.amount)<=0||(o={amount:l,path:["spec",i,s,"resources",t,n]})}return o?.path??["spec","containers"]}function By(e){
return e==="cpu"||e==="memory"}function Gy(e){return t=>By(t)||nt(t)&&e.holds("pod-resources-know-huge-pages")}function Ky(e,t,n,r,o){if(!v(t.resources)||!r.enabled(
"PodLevelResources"))return e;let i=[...de(t.resources,n)].filter(([s])=>o(s));return new Map([...e,...i])}function Is({resources:e},t){return de(v(e)?e:{},t)}function Hy(e,t,n){
let r=n.enabled("SidecarContainers"),o=new Map,i=new Map,s=new Map;for(let a of S(e.containers))kl(o,Is(a,t));for(let a of S(e.initContainers)){let l=Is(a,t);r&&
a.restartPolicy==="Always"?(kl(o,l),kl(i,l),Ol(s,i)):(kl(l,i),Ol(s,l))}return Ol(o,s),o}function YR(e,t){let n=S(e.containers).map(o=>Is(o,t)),r=new Map;for(let o of n[0]?.
keys()??[]){if(!n.every(a=>a.has(o)))continue;let i=o==="cpu"?-3:0,s=n.reduce((a,l)=>a+It(l.get(o),i),0n);r.set(o,{mantissa:s,scale:i,format:"DecimalSI",small:!0})}
for(let o of S(e.initContainers))Ol(r,Is(o,t));return r}function kl(e,t){for(let[n,r]of t){let o=e.get(n);e.set(n,o?Ue(o,r):r)}}function Ol(e,t){for(let[n,r]of t){
let o=e.get(n);(!o||Oe(r,o)>0)&&e.set(n,r)}}var Df="LimitRanger";function Ds(e,t){for(let{spec:n}of t.limitRanges(e.namespace))for(let r of S(n.limits))r.type==="Container"&&Js(e,r)}function Js(e,t){for(let n of e.
containers)XR(n,Jf(t))}function Rl(e,t){for(let{spec:n}of t.limitRanges(e.namespace))for(let r of S(n.limits))for(let[{id:o,values:i},s]of ZR(e,r,t))e.refuse({by:Df,
id:o,message:t.cluster.say(o,i),path:s})}function*ZR(e,t,{cluster:n}){let r=w(t.type),{spec:o}=e;if(r==="Container")for(let i of["containers","initContainers"])
for(let[s,{resources:a}]of S(o[i]).entries()){let l=v(a)?a:{},c={requests:de(l,"requests"),limits:de(l,"limits")};for(let d of Ns(t,c))yield[d,["spec",i,s,"reso\
urces",d.list,d.values.resource]]}else if(r==="Pod"){let i={requests:If(o,"requests",n),limits:If(o,"limits",n)};for(let s of Ns(t,i))yield[s,Ls(o,s.list,s.values.
resource,n)]}}function Jf(e){let t=f(f({},k(e,"max")),k(e,"default"));return{limits:t,requests:f(f(f({},k(e,"min")),t),k(e,"defaultRequest"))}}function XR(e,t){
for(let n of["limits","requests"]){if(Object.keys(t[n]).length===0)continue;v(e.resources)||(e.resources={});let{resources:r}=e;r[n]=f(f({},t[n]),v(r[n])?r[n]:{})}}function ue(e,t={}){let n=(r,o,i)=>r===void 0?{id:i,detail:""}:{id:r,detail:e.say(r,o)};return{build:e,isPod:t.isPod??!0,get resourceIsPod(){return t.resourceIsPod??
t.isPod??!0},required:(r,o,i)=>f({type:"Required",path:r},n(o,i,"value-required")),forbidden:(r,o,i)=>f({type:"Forbidden",path:r},n(o,i,"")),invalid:(r,o,i,s)=>f(
f({type:"Invalid",path:r},_f(o,e)),n(i,s,"value-invalid")),notSupported:(r,o,i)=>{let s=i.map(a=>JSON.stringify(a)).join(", ");return f(f({type:"NotSupported",path:r},
_f(o,e)),n("supported-values",{values:s},""))},duplicate:(r,o)=>f(f({type:"Duplicate",path:r},_f(o,e)),n(void 0,void 0,"value-duplicate")),notFound:(r,o,i,s)=>f(
{type:"NotFound",path:r,value:o},n(i,s,"value-not-found")),tooLong:(r,o,i)=>f({type:"TooLong",path:r},n(o,i,"")),internal:(r,o,i)=>f({type:"InternalError",path:r},
n(o,i,"")),tooMany:(r,o,i)=>f({type:"TooMany",path:r,value:o},n("too-many-items",{max:i},""))}}function _f(e,t){if(!eC(e))return{value:e};let n=JSON.stringify(e.
json);return{value:JSON.parse(n),shown:t.holds("field-errors-show-json")?n:e.go}}function eC(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)&&"go"in e&&
"json"in e}function*Ge(e,t){for(let n of e)yield m(f({},n),{place:t})}var Qy=256*1024;function*Cl(e,t,n){let r=0;for(let[o,i]of Be(t,"annotations")){r+=ge(o)+ge(i);for(let s of T(e,be,o.toLowerCase(),n))yield*Ge([m(f({},s),{value:o})],
[...D(n),o])}r>Qy&&(yield e.tooLong(n,"too-long-bytes",{max:Qy}))}function ft(e,t){let n=q(e,t);return typeof n=="string"||typeof n=="number"?n:void 0}function zt(e){return{go:`intstr.IntOrString${typeof e=="string"?`{Type:1, \
IntVal:0, StrVal:${se(e)}}`:`{Type:0, IntVal:${e}, StrVal:""}`}`,json:e}}function Bo(e,t,n){if(typeof e=="number")return{value:e};let r=Vf(e.replaceAll("%",""),
n);return typeof r=="number"?{value:Math.ceil(r*t/100)}:{value:0,error:n.say("int-or-percent-unreadable",{given:se(e),error:r.error})}}function Go(e,t,n){if(typeof e==
"number")return{value:e};if(!e.endsWith("%"))return{value:0,error:n.say("not-a-percentage")};let r=e.slice(0,-1);return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.
test(r)?{value:Math.ceil(Number(r)*t/100)}:{value:0,error:n.say("float-syntax",{given:se(r)})}}function Vf(e,t){if(!/^[+-]?\d+$/.test(e))return{error:t.say("ato\
i-syntax",{given:se(e)})};let n=BigInt(e.replace("+",""));return n!==BigInt.asIntN(64,n)?{error:t.say("atoi-range",{given:se(e)})}:Number(n)}var qf=/^[0-9]+%$/;
function cr(e){if(typeof e=="number")return e;let t=qf.test(e)?e.slice(0,-1):e;return/^[+-]?\d+$/.test(t)?Number(t):0}function*Ko(e,t,n){typeof t=="number"?yield*dr(
e,t,n):qf.test(t)||(yield e.invalid(n,zt(t),"percent-format"))}function*_s(e,t,n){typeof t=="string"&&qf.test(t)&&cr(t)>100&&(yield e.invalid(n,zt(t),"percent-o\
ver-100"))}function*dr(e,t,n){t!==void 0&&t<0&&(yield e.invalid(n,t,"must-not-be-negative"))}function Rt(e,t){let n=new Map;for(let r of e){let o=_r(r);if(n.has(o))continue;let i=r.value===void 0?{}:{value:r.value};n.set(o,f({by:t,id:r.id,message:o,path:ir(
r)},i))}return[...n.values()]}function zy(e,t,n){return[...Yt(ue(n),{labels:e},"labels",t)]}function Yy(e,t,n){return[...Ct(ue(n),X(e),t)]}function*Yt(e,t,n,r){let o=D(r);for(let[i,s]of Be(t,
n)){let a=[...o,i];yield*Ge(T(e,be,i,r),a),yield*Ge(T(e,dn,s,r),a)}}function*Ct(e,t,n){if(t){yield*Yt(e,t,"matchLabels",[...n,"matchLabels"]);for(let[r,o]of E(t,
"matchExpressions"))yield*tC(e,r,[...n,"matchExpressions",o])}}function*tC(e,t,n){let r=ee(t,"values"),o=b(t,"operator");if(o==="In"||o==="NotIn"?r.length===0&&
(yield e.required([...n,"values"],"selector-values-required")):o==="Exists"||o==="DoesNotExist"?r.length>0&&(yield e.forbidden([...n,"values"],"selector-values-\
forbidden")):yield e.invalid([...n,"operator"],o,"selector-operator"),yield*T(e,be,b(t,"key"),[...n,"key"]),!(r.length===0||!e.build.holds("selector-values-chec\
ked")))for(let[i,s]of r.entries())yield*T(e,dn,s,[...n,"values",i])}function Jn(e,t=e.length>0){return t?`[]string{${e.map(se).join(", ")}}`:"[]string(nil)"}function El(e,t){return{go:Zy(e,t),json:P(e,t)??null}}function Zy(e,t){
return P(e,t)?`map[string]string{${Be(e,t).map(([r,o])=>`${se(r)}:${se(o)}`).join(", ")}}`:"map[string]string(nil)"}function Ho(e){let t=E(e,"matchExpressions").
map(([r])=>{let o=Jn(ee(r,"values"),Array.isArray(r.values));return`v1.LabelSelectorRequirement{Key:${se(b(r,"key"))}, Operator:${se(b(r,"operator"))}, Values:${o}\
}`}),n=`[]v1.LabelSelectorRequirement${Array.isArray(e?.matchExpressions)?`{${t.join(", ")}}`:"(nil)"}`;return{go:`v1.LabelSelector{MatchLabels:${Zy(e,"matchLab\
els")}, MatchExpressions:${n}}`,json:e?nC(e):null}}function nC({matchLabels:e,matchExpressions:t}){return f(f({},e?{matchLabels:e}:{}),t?{matchExpressions:t}:{})}function _n(e,t){for(let[n,r]of Be(e,"matchLabels")){let o=Xy(n,[r],void 0,t);if(o)return o}for(let[n]of E(e,"matchExpressions")){let r=b(n,"operator");if(!["In",
"NotIn","Exists","DoesNotExist"].includes(r))return t.say("selector-operator-invalid",{operator:se(r)});let o=Xy(b(n,"key"),ee(n,"values"),r,t);if(o)return o}}function Xy(e,t,n,r){
let o=ue(r),i=[],s=d=>d.map(({message:u,values:p})=>r.say(u,p)).join("; "),a=(d,u,p)=>({type:"Invalid",path:d,value:u,id:"selector-fault",detail:p}),l=be(e,r);l.
length>0&&i.push(a(["key"],e,s(l)));let c={go:Jn(t),json:t};(n==="In"||n==="NotIn")&&t.length===0&&i.push(o.invalid(["values"],c,"selector-needs-values")),(n===
"Exists"||n==="DoesNotExist")&&t.length>0&&i.push(o.invalid(["values"],c,"selector-wants-no-values"));for(let[d,u]of t.entries()){let p=dn(u,r);p.length>0&&i.push(
a(["values",d,{key:e}],u,s(p)))}return i.length>0?ml(i):void 0}function*Qo(e,t,n,r){let o=P(t,"selector"),i=[...r,"selector"];if(!o){n.required&&(yield e.required(
i));return}yield*Ct(e,o,i),Lt(o)&&(yield e.invalid(i,Ho(o),n.empty))}function*Wr(e,t,n){let r=P(t,"selector"),o=P(P(t,"template"),"metadata"),i=P(o,"labels")??{},
s=r&&rt(r,i),a=[...n,"template","metadata","labels"];s||(yield e.invalid(a,El(o,"labels"),"selector-misses-template"))}function*jl(e,t,n,r){let o=P(t,"selector");
_n(o,e.build)?yield e.invalid([...n,"selector"],Ho(o),r):(!o||!Lt(o))&&(yield*Wr(e,t,n))}function*Al(e,t,n,r){let[o,i]=[q(t,"selector"),q(n,"selector")];rC(o,i)||
(yield e.invalid([...r,"selector"],Ho(P(t,"selector")),"field-immutable"))}function rC(e,t){return qr(e)===qr(t)}function qr(e){return JSON.stringify(Wf(e)??null)}
function Wf(e){if(Array.isArray(e))return e.length===0?void 0:e.map(n=>Wf(n)??null);if(typeof e!="object"||e===null)return e??void 0;let t=Object.entries(e).map(
([n,r])=>[n,Wf(r)]).filter(([,n])=>n!==void 0).sort(([n],[r])=>n<r?-1:1);return t.length===0?void 0:Object.fromEntries(t)}var ur=["spec"];function Yo(e,t,n){let r=ue(t.cluster);return Rt(oC(r,e,n),`${e.kind}Validation`)}function*oC(e,t,n){let{kind:r}=t,o=X(t.value.spec)??{};yield*Qo(
e,o,{empty:r==="DaemonSet"?"daemonset-empty-selector":"deployment-empty-selector",required:r!=="DaemonSet"},ur),r!=="DaemonSet"?yield*jl(e,o,ur,"selector-unread\
able"):_n(P(o,"selector"),e.build)||(yield*Wr(e,o,ur)),yield*Uf(e,o,r==="DaemonSet"?"daemonset-active-deadline":"replicaset-active-deadline");for(let s of["repl\
icas","minReadySeconds","revisionHistoryLimit","progressDeadlineSeconds"])yield*dr(e,I(o,s),[...ur,s]);r==="Deployment"&&(yield*iC(e,o)),r==="DaemonSet"&&(yield*aC(
e,P(o,"updateStrategy")??{})),n&&(yield*Al(e,o,X(n.value.spec)??{},ur))}function*Uf(e,t,n){let r=P(P(t,"template"),"spec"),o=b(r,"restartPolicy")||"Always",i=["\
spec","template","spec"];o!=="Always"&&(yield e.notSupported([...i,"restartPolicy"],o,["Always"])),q(r,"activeDeadlineSeconds")!==void 0&&(yield e.forbidden([...i,
"activeDeadlineSeconds"],n))}function*iC(e,t){let n=P(t,"strategy"),r=P(n,"rollingUpdate"),o=b(n,"type")||"RollingUpdate",i=[...ur,"strategy"];o==="Recreate"?r&&
(yield e.forbidden([...i,"rollingUpdate"],"deployment-rolling-recreate")):o==="RollingUpdate"?yield*sC(e,r,[...i,"rollingUpdate"]):yield e.notSupported(i,eh("De\
ployment",o,r),["Recreate","RollingUpdate"]);let s=I(t,"progressDeadlineSeconds")??600;s<=(I(t,"minReadySeconds")??0)&&(yield e.invalid([...ur,"progressDeadline\
Seconds"],s,"deadline-not-above-min-ready"))}function*sC(e,t,n){let r=ft(t,"maxUnavailable")??"25%",o=ft(t,"maxSurge")??"25%";yield*Ko(e,r,[...n,"maxUnavailable"]),
yield*Ko(e,o,[...n,"maxSurge"]),zo(r)&&zo(o)&&(yield e.invalid([...n,"maxUnavailable"],zt(r),"deployment-nothing-may-move")),yield*_s(e,r,[...n,"maxUnavailable"])}
function*aC(e,t){let n=b(t,"type")||"RollingUpdate",r=[...ur,"updateStrategy"],o=P(t,"rollingUpdate");if(n!=="RollingUpdate"){if(n==="OnDelete")return;yield e.notSupported(
r,eh("DaemonSet",n,o),["RollingUpdate","OnDelete"]);return}let i=ft(o,"maxUnavailable")??1,s=ft(o,"maxSurge")??0;for(let[a,l]of[["maxUnavailable",i],["maxSurge",
s]])yield*Ko(e,l,[...r,"rollingUpdate",a]),yield*_s(e,l,[...r,"rollingUpdate",a]);!zo(i)&&!zo(s)?yield e.invalid([...r,"rollingUpdate","maxSurge"],zt(s),"daemon\
set-surge-and-unavailable"):zo(i)&&zo(s)&&(yield e.required([...r,"rollingUpdate","maxUnavailable"],"daemonset-neither"))}function zo(e){return cr(e)===0}function eh(e,t,n){
let r=e==="Deployment"?"DeploymentStrategy":"DaemonSetUpdateStrategy",o=`(*apps.RollingUpdate${e})${n?"(0x0)":"(nil)"}`,i=l=>ft(n,l)??0,s=n?{MaxUnavailable:i("m\
axUnavailable"),MaxSurge:i("maxSurge")}:null;return{go:`apps.${r}{Type:${se(t)}, RollingUpdate:${o}}`,json:{Type:t,RollingUpdate:s}}}var pt={type:"string"},Zo={type:"integer"},Fl={type:"boolean"},qs={type:"array",items:pt},Bf={type:"object",values:pt};function mt(e,...t){return t.length>0?{type:"\
object",properties:e,required:t}:{type:"object",properties:e}}function Ur(e){return{type:"array",items:e}}function Tl(e){return mt({spec:e})}var Vs=Ur(mt({key:pt,
operator:pt,values:qs},"key","operator")),Ml=mt({matchExpressions:Vs,matchLabels:Bf}),Ws=mt({matchExpressions:Vs,matchFields:Vs}),$l=Ur(mt({effect:pt,key:pt,operator:pt,
tolerationSeconds:Zo,value:pt})),Il=(...e)=>mt({apiVersion:pt,kind:pt,name:pt},...e);function Nl(o){var i=o,{type:e,properties:t,items:n}=i,r=le(i,["type","prop\
erties","items"]);let s=Object.entries(t??{}).map(([a,l])=>[a,Nl(l)]);return f(f(f({},r),t&&{properties:Object.fromEntries(s)}),n&&{items:Nl(n)})}function z(e){return e.map(t=>`/${String(t).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function Dt(e){return e.map((t,n)=>typeof t=="number"?`[${t}]`:
n===0?t:`.${t}`).join("")}function j(e,t){let n=e;for(let r of t){if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;n=n[r]}return n}function*Us(e,t,n,r){let o=lC(n);if(t.type&&o!==t.type){let i={path:Dt(r),type:t.type,given:o};yield e.invalid(r,o,"schema-type",i);return}if(t.enum&&typeof n==
"string"&&!t.enum.includes(n)&&(yield e.notSupported(r,n,t.enum)),Array.isArray(n)){if(!t.items)return;for(let[i,s]of n.entries())yield*Us(e,t.items,s,[...r,i])}else if(typeof n==
"object"&&n!==null){for(let i of t.required??[])Object.hasOwn(n,i)||(yield e.required([...r,i]));for(let[i,s]of Object.entries(t.properties??{}))s.unset!==void 0&&
(n[i]??null)===null&&(yield*Us(e,s,s.unset,[...r,i]));for(let[i,s]of Object.entries(n)){let a=t.properties&&Object.hasOwn(t.properties,i)?t.properties[i]:t.values;
a&&(yield*Us(e,a,s,[...r,i]))}}}function lC(e){return e===null?"null":Array.isArray(e)?"array":typeof e=="number"?Number.isInteger(e)?"integer":"number":typeof e}var Bs=["metadata"];function*Br(e,{group:t,kind:n,value:r},o){let i=X(r.metadata);o||(yield*cC(e,i,fC[`${t}/${n}`]??te)),yield*Yt(e,i,"labels",[...Bs,"labels"]),
yield*Cl(e,i,[...Bs,"annotations"])}function Xo(e,t,n){let r=Br(ue(t.cluster),e,n!==void 0);return Rt(r,`${e.kind}Validation`)}function*cC(e,t,n){let[r,o]=[b(t,
"name"),b(t,"generateName")];for(let{message:i,values:s}of o===""?[]:n(dC(o),e.build))yield e.invalid([...Bs,"generateName"],o,i,s);if(r===""){o===""&&(yield e.
required([...Bs,"name"],"object-name-required"));return}for(let{message:i,values:s}of n(r,e.build))yield e.invalid([...Bs,"name"],r,i,s)}function dC(e){return e.
length>1&&e.endsWith("-")?`${e.slice(0,-2)}a`:e}var uC=e=>e==="."||e===".."?[{message:"path-segment-is",values:{name:e}}]:["/","%"].filter(t=>e.includes(t)).map(
t=>({message:"path-segment-contains",values:{part:t}})),fC={"apps/StatefulSet":(e,t)=>(t.holds("statefulset-name-is-label")?Pe:te)(e,t),"policy/PodDisruptionBud\
get":uC};var Ll="CRDValidation";function ei(e,t,n){return Rt(pC(e,t,ue(n)),Ll)}function*pC(e,t,n){let{value:r}=e;if(yield*Br(n,e,!1),t.schema&&(yield*Us(n,t.schema,r,[])),
t.completed&&!P(X(r.spec),"selector")&&(yield mC(n)),!t.scales)return;let o=I(X(r.spec),"replicas");o===void 0||o>=0||(yield m(f({},n.invalid([".spec.replicas"],
o,"scale-replicas-negative")),{place:["spec","replicas"]}))}function mC(e){let t={path:"spec.selector",type:"object",given:"null"};return e.invalid(["spec","sel\
ector"],"null","schema-type",t)}var Et=class{#e=new WeakMap;#t=new WeakMap;adopt(t,n,r){if(typeof r!="object"||r===null)return r;let o=Array.isArray(r)?r.map((i,s)=>this.adopt(t,[...n,s],i)):Object.
fromEntries(Object.entries(r).map(([i,s])=>[i,this.adopt(t,[...n,i],s)]));return this.#e.set(o,{manifest:t,path:n}),o}copy(t,n,r=[]){if(typeof t!="object"||t===
null)return t;let o=Array.isArray(t)?t.map((i,s)=>this.copy(i,n,[...r,s])):Object.fromEntries(Object.entries(t).filter(([i])=>!n||n([...r,i])).map(([i,s])=>[i,this.
copy(s,n,[...r,i])]));return this.inherit(t,o),o}inheritWhole(t,n){let r=this.#e.get(t);r&&this.#e.set(n,r)}inherit(t,n){this.inheritWhole(t,n);let r=this.#t.get(
t);r&&this.#t.set(n,new Map(r))}own(t,n){n&&this.#e.set(t,n)}write(t,n,r){if(!r)return;let o=this.#t.get(t);o||(o=new Map,this.#t.set(t,o)),o.set(n,r)}member(t,n){
let r=t[n],i=(typeof r=="object"&&r!==null?this.#e.get(r):void 0)??this.#t.get(t)?.get(n);if(i)return i;let s=this.#e.get(t);return s&&{manifest:s.manifest,path:[
...s.path,n]}}of(t,n){let r=typeof t=="object"&&t!==null?this.#e.get(t):void 0,o=t;for(let i of n)typeof o=="object"&&o!==null?(r=this.member(o,i)??(r&&{manifest:r.
manifest,path:[...r.path,i]}),o=o[i]):r&&(r={manifest:r.manifest,path:[...r.path,i]});return r}};function G({group:e,kind:t,value:n}){return oe(e,t)?.templates?.find(r=>v(j(n,r)))}function Gr(e){let t=oe(e.group,e.kind)?.claims&&G(e);return t?[...t.slice(0,
-1),"volumeClaimTemplates"]:void 0}var gC={UserNamespacesSupport:["hostUsers"],SupplementalGroupsPolicy:["securityContext.supplementalGroupsPolicy"],SELinuxChangePolicy:["securityContext.seLinuxC\
hangePolicy"],PodLevelResources:["resources"],HostnameOverride:["hostnameOverride"],DynamicResourceAllocation:["resourceClaims","*[].resources.claims"],PodSchedulingReadiness:[
"schedulingGates"],NodeInclusionPolicyInPodTopologySpread:["topologySpreadConstraints[].nodeAffinityPolicy","topologySpreadConstraints[].nodeTaintsPolicy"],MatchLabelKeysInPodTopologySpread:[
"topologySpreadConstraints[].matchLabelKeys"],MatchLabelKeysInPodAffinity:["podAffinity","podAntiAffinity"].flatMap(e=>["matchLabelKeys","mismatchLabelKeys"].flatMap(
t=>[`affinity.${e}.requiredDuringSchedulingIgnoredDuringExecution[].${t}`,`affinity.${e}.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.${t}`])),
ClusterTrustBundleProjection:["volumes[].projected.sources[].clusterTrustBundle"],PodCertificateRequest:["volumes[].projected.sources[].podCertificate"],InPlacePodVerticalScaling:[
"*[].resizePolicy"],SidecarContainers:["initContainers[].restartPolicy"],RecursiveReadOnlyMounts:["*[].volumeMounts[].recursiveReadOnly"],EnvFiles:["*[].env[].v\
alueFrom.fileKeyRef"],PodLifecycleSleepAction:["*[].lifecycle.preStop.sleep","*[].lifecycle.postStart.sleep"],ContainerStopSignals:["*[].lifecycle.stopSignal"],
AppArmorFields:["securityContext.appArmorProfile","*[].securityContext.appArmorProfile"]},ti=["containers","initContainers","ephemeralContainers"];function Dl(e,t,n=()=>{}){
for(let[r,o]of Object.entries(gC))for(let i of o){let s=i.split(".");if(!(!(s[0]==="*[]"?ti.some(l=>l in e):s[0].replace("[]","")in e)||!nh(e,s)||t.enabled(r))&&
(Gf(e,s,[],l=>n(l,r)),i.startsWith("*[].lifecycle.")))for(let l of ti.flatMap(c=>S(e[c])))SC(l)}yC(e,t,n),hC(e,t,n),bC(e,t,n)}function th(e,t){let n=t==="*[]"?ti:
t.endsWith("[]")?[t.slice(0,-2)]:[],r=e[t];return n.length===0?v(r)?[[r,[t]]]:[]:n.flatMap(o=>Jl(e[o]).map(([i,s])=>[i,[o,s]]))}function Jl(e){return Array.isArray(
e)?e.flatMap((t,n)=>v(t)?[[t,n]]:[]):[]}function nh(e,[t="",...n]){return n.length===0?Object.hasOwn(e,t):th(e,t).some(([r])=>nh(r,n))}function Gf(e,[t="",...n],r,o){
if(n.length>0)for(let[i,s]of th(e,t))Gf(i,n,[...r,...s],o);else Object.hasOwn(e,t)&&(o([...r,t]),delete e[t])}function yC(e,t,n){for(let r of ti)for(let[o,i]of Jl(
e[r])){if(o.restartPolicy===void 0&&o.restartPolicyRules===void 0)continue;if(!t.holds("container-restart-rules-known")||t.enabled("ContainerRestartRules"))return;
let s=r==="initContainers"&&o.restartPolicy==="Always";for(let a of s?["restartPolicyRules"]:["restartPolicy","restartPolicyRules"])Gf(o,[a],[r,i],l=>n(l,"Conta\
inerRestartRules"))}}function hC(e,t,n){for(let r of ti)for(let[{securityContext:o},i]of Jl(e[r]))if(!(!v(o)||(o.procMount??"Default")==="Default")){if(t.enabled(
"ProcMountType"))return;n([r,i,"securityContext","procMount"],"ProcMountType"),o.procMount="Default"}}function bC(e,t,n){let r=new Set(S(e.volumes).flatMap(({name:i,
image:s})=>s!==void 0?[i]:[]));if(r.size===0||t.enabled("ImageVolume"))return;for(let[{image:i},s]of Jl(e.volumes))i!==void 0&&n(["volumes",s,"image"],"ImageVol\
ume");let o=i=>S(i).filter(({name:s})=>!r.has(s));e.volumes=o(e.volumes);for(let i of ti.flatMap(s=>S(e[s])))i.volumeMounts!==void 0&&(i.volumeMounts=o(i.volumeMounts))}
function SC(e){let{lifecycle:t}=e;if(v(t)){for(let n of["preStop","postStart"]){let r=t[n];v(r)&&Object.keys(r).length===0&&delete t[n]}Object.keys(t).length===
0&&delete e.lifecycle}}var fr=class{constructor(t,n,r,o=r.namespace??"default"){this.value=t;this.origins=n;this.owner=r;this.namespace=o}value;origins;owner;namespace;refusals=[];assumes=[];disabled=[];#e=new Map;get spec(){
return v(this.value.spec)||(this.value.spec={}),this.value.spec}get labels(){let{metadata:t}=this.value;return v(t)&&v(t.labels)?t.labels:{}}get containers(){return[
...S(this.spec.containers),...S(this.spec.initContainers)]}origin(t){return this.origins.of(this.value,t)}dropDisabled(t){Dl(this.spec,t,(n,r)=>{let o=this.origin(
["spec",...n]);o&&j(o.manifest.value,o.path)!==void 0&&this.disabled.push({at:o,gate:r})})}refuse(t){this.refusals.some(n=>n.message===t.message)||(this.refusals.
push(t),this.#e.set(t,this.origin(t.path)))}writer(t){return this.#e.get(t)??this.origin(t.path)}};function ae(e){return w(e.name)}function Je(e,{root:t,structs:n},r,o,i=t){let s=[],a=(l,c)=>{if(typeof l!="object"||l===null)return l;let d;if(Array.isArray(l)){let u=Hf(c);d=l.map((p,g)=>{s.push(
g);let y=a(p,u);return s.pop(),y})}else{let u=c===""?void 0:n.get(c),p={};d=p;for(let[g,y]of Object.entries(l)){let h=u?.get(g);if(u&&h===void 0){o?.([...s,g]);
continue}s.push(g);let x=a(y,h===void 0?"":ql(h));s.pop(),Kf(p,g,x)}}return r.inherit(l,d),d};return a(e,i)}function _l(e,{structs:t},n){let r=[],o=[],i=(s,a)=>{
if(typeof s!="object"||s===null||a==="")return;if(Array.isArray(s)){let c=Hf(a);for(let[d,u]of s.entries())o.push(d),i(u,c),o.pop();return}let l=t.get(a);for(let[
c,d]of l?Object.entries(s):[]){let u=l?.get(c);if(u===void 0){r.push([...o,c]);continue}o.push(c),i(d,ql(u)),o.pop()}};return i(e,n),r}function Vl({structs:e},t,n){
let r=n.reduce((o,i)=>typeof i=="number"?Hf(o):ql(e.get(o)?.get(i)??""),t);return e.get(r)}function Kf(e,t,n){t!=="__proto__"?e[t]=n:Object.defineProperty(e,t,{
value:n,writable:!0,enumerable:!0,configurable:!0})}function ql(e){let t=rh.get(e);if(t===void 0){let[n=""]=e.split(", ");t=n.startsWith("pointer to ")?n.slice(
11):n,rh.set(e,t)}return t}var rh=new Map;function Hf(e){return e.startsWith("list of ")?ql(e.slice(8)):""}function ni(e,t,n,r){if(v(e)&&v(t)&&v(n)){let o={};r.
inherit(n,o);for(let[i,s]of Object.entries(n)){let a=Object.hasOwn(e,i)&&Object.hasOwn(t,i);Kf(o,i,a?ni(e[i],t[i],s,r):s),r.write(o,i,r.member(n,i))}for(let[i,s]of Object.
entries(e))Object.hasOwn(n,i)||Object.hasOwn(t,i)||(Kf(o,i,s),r.write(o,i,r.member(e,i)));return o}if(Array.isArray(e)&&Array.isArray(t)&&Array.isArray(n)&&!oh(
t)&&!oh(n)){let o=n.map((i,s)=>s<t.length?ni(e[s],t[s],i,r):i);return r.inheritWhole(n,o),o}return n}function oh(e){return e.every(t=>typeof t!="object"||t===null)}function Jt(e){let t=G(e),n=t&&j(e.value,t);return v(n)?n:void 0}function Vn(e){let t=Gr(e);return S(t&&j(e.value,t)).map(n=>{let r=w(k(n,"metadata").name);return{
name:r,persistentVolumeClaim:{claimName:r}}})}function Kr(e,t){let n=G(e),r=Jt(e);if(!n||!r)return;let o=new Et,{metadata:i,spec:s}=r,a={metadata:v(i)?i:{},spec:v(
s)?s:{}},l=oe(e.group,e.kind)?.of==="kruise",c=l?t.kruiseStructs():t.structs(),d=new fr(Je(o.adopt(e,n,a),c,o),o,e);return n.length>0&&(l||d.dropDisabled(t.cluster),
vC(d,e)),sh(e,t)&&ah(d.spec),d}function Wl(e,t){let n=oe(e.group,e.kind)?.of==="kruise",r=Jt(e)??{},o={metadata:k(r,"metadata"),spec:k(r,"spec")},i=Je(o,n?t.kruiseStructs():
t.structs(),new Et),s=k(i,"spec"),a=sh(e,t);return a&&ah(s),(a||!n)&&cn(s,n?t.cluster.library("kruise"):t.cluster,!1),{metadata:k(i,"metadata"),spec:s}}function sh(e,{
cluster:t}){return oe(e.group,e.kind)?.of!=="kruise"||e.kind==="DaemonSet"?!1:!G(e)?.includes("deploymentTemplate")&&!t.kruiseEnabled("TemplateNoDefaults")}function ah(e){
for(let t of S(e.containers))w(t.imagePullPolicy)||(t.imagePullPolicy="Always")}function vC(e,t){let{spec:n}=e,r=Vn(t);if(r.length>0){let o=Gr(t)??[];for(let[s,
a]of r.entries())e.origins.own(a,{manifest:t,path:[...o,s]});let i=new Set(r.map(({name:s})=>s));n.volumes=[...S(n.volumes).filter(({name:s})=>!i.has(s)),...r]}
if(t.kind==="StatefulSet"){let o=w(t.spec.serviceName);t.name&&ih(e,"hostname",`${t.name}-0`,{manifest:t,path:["metadata","name"]}),o&&ih(e,"subdomain",o,{manifest:t,
path:["spec","serviceName"]})}}function ih({spec:e,origins:t},n,r,o){e[n]=r,t.write(e,n,o)}function Ul(e,t,n,r){return Gs(lh(t,r),lh(e,r),"").find(({operation:o,path:i})=>o!=="replace"||!n.test(i))}function lh(e,t){return k(Wl(e,t),"spec")}function Gs(e,t,n){
if(v(e)&&v(t)){let r=Object.keys(t).sort().flatMap(i=>{let s=`${n}/${i.replaceAll("~","~0").replaceAll("/","~1")}`;return Object.hasOwn(e,i)?Gs(e[i],t[i],s):[{operation:"\
add",path:s}]}),o=Object.keys(e).filter(i=>!Object.hasOwn(t,i));return[...r,...o.map(i=>({operation:"remove",path:`${n}/${i}`}))]}return Array.isArray(e)&&Array.
isArray(t)?xC(e,t,n):e===t?[]:[{operation:"replace",path:n}]}function xC(e,t,n){let r=Math.min(e.length,t.length),o=e.slice(r).map((a,l)=>({operation:"remove",path:`${n}\
/${r+l}`})),i=t.slice(r).map((a,l)=>({operation:"add",path:`${n}/${r+l}`})),s=t.slice(0,r).flatMap((a,l)=>Gs(e[l],a,`${n}/${l}`));return[...o.reverse(),...i,...s]}function Bl(e,t,n){let r=o=>b(e,o)||b(e,o.toLowerCase());return r("Group")===t&&r("Kind")===n}function Gl(e,t){let n=e.workload("","ConfigMap","kruise-system","\
kruise-configuration"),r=b(P(X(n?.value),"data"),t);if(r!=="")try{return X(JSON.parse(r))}catch{return}}function dh(e,t,n){let r=uh(e,t,{quantity:!1,value:1},n);return typeof r=="string"?r:void 0}function Kl(e,t,n,r){let o=uh(e,t,{quantity:!0,value:n},r);return typeof o==
"string"?o:o.quantity?o.value:t==="cpu"?Ks(o):Math.trunc(o.value)*1e3}function uh(e,t,n,r){let o=new Qf(e,t,n,r),i=o.parse();return o.broken!==void 0?o.fault??o.
broken:i?i.value>=0?i:r.say("expression-negative",{value:i.quantity?PC(i.value):wC(i.value)}):o.fault??r.say("expression-no-result")}function PC(e){let t=Le(`${Math.
trunc(e)}m`);return ze(t)?Z(t):`${e}m`}function wC(e){return String(e).replace(/e([+-])(\d)$/,"e$10$2")}var kC=["m","k","M","G","T","P","Ki","Mi","Gi","Ti","Pi"],
Qf=class{constructor(t,n,r,o){this.input=t;this.variable=n;this.value=r;this.build=o;this.#r=this.#f()}input;variable;value;build;fault;broken;#e=0;#t=1;#n=1;#r;parse(){
let t=this.#i();return this.broken===void 0&&this.#r.kind!==""&&this.#a(),t}#o(t,n={}){this.fault=this.build.say(t,n)}#a(){this.broken??=this.build.say("express\
ion-syntax",{line:this.#t,column:this.#n})}#s(t){return this.broken!==void 0||this.#r.kind!==t?!1:(this.#r=this.#f(),!0)}#i(){let t=this.#l();for(;this.broken===
void 0&&(this.#r.kind==="+"||this.#r.kind==="-");){let n=this.#r.kind==="+"?1:-1;this.#r=this.#f();let r=this.#l();if(this.broken!==void 0)return;t=this.#c(t,r,
n)}return t}#c(t,n,r){if(!t||!n){this.fault===void 0&&this.#o("expression-operand",{operation:r>0?"addition":"subtraction"});return}return t.quantity===n.quantity?
{quantity:t.quantity,value:t.value+r*n.value}:{quantity:!0,value:Ks(t)+r*Ks(n)}}#l(){let t=this.#d();for(;this.broken===void 0&&(this.#r.kind==="*"||this.#r.kind===
"/");){let n=this.#r.kind==="*";this.#r=this.#f();let r=this.#d();if(this.broken!==void 0)return;t=n?this.#p(t,r):this.#m(t,r)}return t}#p(t,n){if(!t||!n){this.
fault===void 0&&this.#o("expression-operand",{operation:"multiplication"});return}if(t.quantity&&n.quantity)return this.#o("expression-two-quantities");let r=t.
quantity||n.quantity;return{quantity:r,value:ch(r,t.value*n.value)}}#m(t,n){if(!t||!n){this.fault===void 0&&this.#o("expression-operand",{operation:"division"});
return}return n.quantity?this.#o("expression-by-quantity"):n.value===0?this.#o("expression-by-zero"):{quantity:t.quantity,value:ch(t.quantity,t.value/n.value)}}#d(){
let{kind:t,text:n}=this.#r;if(this.#s("number"))return{quantity:!1,value:OC(n)};if(this.#s("quantity"))return this.#g(n);if(this.#s("-")){let r=this.#d();return r&&
m(f({},r),{value:-r.value})}if(this.#s("(")){let r=this.#i();return this.#s(")")||this.#a(),r}return t!=="name"?this.#a():(this.#s("name"),this.#r.kind==="("?this.#h(
n):this.#y(n))}#g(t){let n=Le(t);if(ze(n))return{quantity:!0,value:Number(It(n,-3))};this.fault=n.error}#y(t){let n=t.toLowerCase();return n===this.variable?this.
value:this.#o("expression-variable",{name:n})}#h(t){this.#s("(");let n=[this.#i()];if(this.#s(",")&&n.push(this.#i()),!this.#s(")"))return this.#a();let r=t.toLowerCase();
if(r!=="max"&&r!=="min")return this.#o("expression-function",{name:t});if(n.length!==2)return this.#o("expression-arguments",{name:r,count:n.length});let[o,i]=n;
if(!o||!i){this.fault===void 0&&this.#o("expression-call");return}let s=o.quantity||i.quantity,[a,l]=s?[Ks(o),Ks(i)]:[o.value,i.value];return{quantity:s,value:r===
"max"?Math.max(a,l):Math.min(a,l)}}#u(t){let n=this.input.slice(this.#e,this.#e+t);for(let r of n)this.#t+=r===`
`?1:0,this.#n=r===`
`?1:this.#n+1;return this.#e+=t,n}#f(){this.#u(/^\s*/.exec(this.input.slice(this.#e))[0].length);let t=this.input.slice(this.#e);if(t==="")return{kind:"",text:""};
if(/^[\d.]/.test(t)){let o=this.#u(RC(t));return{kind:CC(o)?"quantity":"number",text:o}}let n=new RegExp("^\\p{L}[\\p{L}\\p{Nd}_]*","u").exec(t)?.[0];if(n!==void 0)
return{kind:"name",text:this.#u(n.length)};let r=this.#u(1);return{kind:r,text:r}}};function ch(e,t){return e?Math.trunc(t):t}function Ks({quantity:e,value:t}){
return e?t:Math.trunc(t*1e3)}function OC(e){let t=Number(e.endsWith("%")?e.slice(0,-1):e);return Number.isNaN(t)?0:e.endsWith("%")?t/100:t}function RC(e){let t=/^(?:\d*\.?\d*)(?:[eE][+-]?\d*)?(?:%\d*)?/.
exec(e)[0].length,n=/[eE][+-]?$/.test(e.slice(0,t))?"":new RegExp("^\\p{L}*","u").exec(e.slice(t))?.[0]??"";return Math.max(1,t+n.length)}function CC(e){let t=/[^\d.eE+-].*$/.
exec(e);return t!==null&&t.index>0&&kC.includes(t[0])}function pr(e){let[t,n,r]=["apiVersion","kind","name"].map(i=>se(b(e,i)));return{go:`v1alpha1.TargetReference{APIVersion:${t}, Kind:${n}, Name:${r}}`,json:e??{}}}
function Hs(e){return e.split("/").length<=2}function Hl(e,t){return Ye(b(e,"apiVersion"))===Ye(b(t,"apiVersion"))&&b(e,"kind")===b(t,"kind")&&b(e,"name")===b(t,
"name")}function*zf(e,t,n){let r=P(t,"labelSelector"),o=ee(t,"matchLabelKeys"),i=ee(t,"mismatchLabelKeys");yield*fh(e,o,r,[...n,"matchLabelKeys"]),yield*fh(e,i,r,[...n,
"mismatchLabelKeys"]);let s=new Set(Be(r,"matchLabels").map(([a])=>a));for(let[a]of E(r,"matchExpressions")){let l=b(a,"key"),c=o.lastIndexOf(l);c!==-1&&s.has(l)&&
(yield m(f({},e.invalid([...n,c],l,"label-key-in-selector")),{place:[...D(n),"matchLabelKeys",c]})),s.add(l)}for(let[a,l]of o.entries())i.includes(l)&&(yield e.
invalid([...n,"matchLabelKeys",a],l,"label-key-mismatched"))}function*fh(e,t,n,r){if(t.length!==0){if(!n){yield e.forbidden(r,"label-keys-need-selector");return}
for(let[o,i]of t.entries())yield*T(e,be,i,[...r,o])}}function*ph(e,t,n){let r=ee(t,"matchLabelKeys");if(r.length===0)return;if(e.build.enabled("MatchLabelKeysIn\
PodTopologySpreadSelectorMerge")&&e.build.enabled("MatchLabelKeysInPodTopologySpread")){yield*zf(e,m(f({},t),{mismatchLabelKeys:[]}),n);return}let i=P(t,"labelS\
elector"),s=[...n,"matchLabelKeys"];!i&&e.build.holds("spread-label-keys-need-selector")&&(yield e.forbidden(s,"label-keys-need-selector"));let a=new Set([...Be(
i,"matchLabels").map(([l])=>l),...E(i,"matchExpressions").map(([l])=>b(l,"key"))]);for(let[l,c]of r.entries())yield*T(e,be,c,[...s,l]),a.has(c)&&(yield e.invalid(
[...s,l],c,"label-key-in-selector"))}var Ql="requiredDuringSchedulingIgnoredDuringExecution",zl="preferredDuringSchedulingIgnoredDuringExecution";function Yl(e,t,n,r=!1){let o=X(e);return o?[...Yf(
ue(n),o,r,t)]:[]}function Zl(e,t,n){return[...yh(ue(n),{terms:e},"terms",t)]}function*Xl(e,t,n){let r=P(t,"nodeAffinity");if(r){let o=[...n,"nodeAffinity"],i=P(
r,Ql);i&&(yield*EC(e,i,[...o,Ql])),yield*yh(e,r,zl,[...o,zl])}for(let o of["podAffinity","podAntiAffinity"]){let i=P(t,o);if(i){for(let[s,a]of E(i,Ql))yield*mh(
e,s,[...n,o,Ql,a]);for(let[s,a]of E(i,zl)){let l=[...n,o,zl,a];yield*gh(e,s,l),yield*mh(e,P(s,"podAffinityTerm")??{},[...l,"podAffinityTerm"])}}}}function*gh(e,t,n){
let r=I(t,"weight")??0;(r<=0||r>100)&&(yield e.invalid([...n,"weight"],r,"weight-range"))}function*EC(e,t,n){let r=[...n,"nodeSelectorTerms"],o=q(t,"nodeSelecto\
rTerms");(!Array.isArray(o)||o.length===0)&&(yield e.required(r,"node-selector-term-required"));let i=e.build.holds("node-affinity-values-checked");for(let[s,a]of E(
t,"nodeSelectorTerms"))yield*Yf(e,s,i,[...r,a])}function*yh(e,t,n,r){for(let[o,i]of E(t,n))yield*gh(e,o,[...r,i]),yield*Yf(e,P(o,"preference")??{},!1,[...r,i,"p\
reference"])}function*Yf(e,t,n,r){for(let[o,i]of E(t,"matchExpressions"))yield*jC(e,o,n,[...r,"matchExpressions",i]);for(let[o,i]of E(t,"matchFields"))yield*AC(
e,o,[...r,"matchFields",i])}function*jC(e,t,n,r){let o=ee(t,"values"),i=b(t,"operator"),s=[...r,"values"];if(i==="In"||i==="NotIn"?o.length===0&&(yield e.required(
s,"selector-values-required")):i==="Exists"||i==="DoesNotExist"?o.length>0&&(yield e.forbidden(s,"selector-values-forbidden")):i==="Gt"||i==="Lt"?o.length!==1&&
(yield e.required(s,"node-selector-single-value")):yield e.invalid([...r,"operator"],i,"selector-operator"),yield*T(e,be,b(t,"key"),[...r,"key"]),!!n)for(let[a,
l]of o.entries())yield*T(e,dn,l,[...s,a])}function*AC(e,t,n){let r=ee(t,"values"),o=b(t,"operator"),i=b(t,"key");if(o!=="In"&&o!=="NotIn"?yield e.invalid([...n,
"operator"],o,"selector-operator"):r.length!==1&&(yield e.required([...n,"values"],"node-field-one-value")),i!=="metadata.name")yield e.invalid([...n,"key"],i,"\
node-field-key");else for(let[s,a]of r.entries())yield*T(e,te,a,[...n,"values",s])}function*mh(e,t,n){yield*Ct(e,P(t,"labelSelector"),[...n,"labelSelector"]),yield*Ct(
e,P(t,"namespaceSelector"),[...n,"namespaceSelector"]);for(let[i,s]of ee(t,"namespaces").entries())for(let a of T(e,Pe,s,[...n,"namespace"]))yield m(f({},a),{place:[
...D(n),"namespaces",i]});["matchLabelKeys","mismatchLabelKeys"].some(i=>ee(t,i).length>0)&&e.build.holds("affinity-label-keys-known")&&(yield*zf(e,t,n));let o=b(
t,"topologyKey");o===""&&(yield e.required([...n,"topologyKey"],"can-not-be-empty")),yield*T(e,be,o,[...n,"topologyKey"])}var Xf=["metadata.annotations","metadata.labels","metadata.name","metadata.namespace","metadata.uid"],NC=new Set([...Xf,"spec.nodeName","spec.restartPolicy","sp\
ec.serviceAccountName","spec.schedulerName","status.phase","status.hostIP","status.podIP","status.podIPs","spec.host"]),hh=["cpu","ephemeral-storage","memory"],
bh=[...hh.map(e=>`limits.${e}`),...hh.map(e=>`requests.${e}`)],FC=["1",...["k","M","G","T","P","E","Ki","Mi","Gi","Ti","Pi","Ei"].map(e=>`1${e}`)];function Sh(e,t){
return Zf.includes(t)||!e.holds("downward-host-ips-known")?Zf:Zf.flatMap(n=>n==="status.hostIP"?[n,"status.hostIPs"]:[n])}var Zf=["metadata.name","metadata.name\
space","metadata.uid","spec.nodeName","spec.serviceAccountName","status.hostIP","status.podIP","status.podIPs"];function*ec(e,t,n,r){let o=b(t,"apiVersion"),i=b(
t,"fieldPath");if(o===""){yield e.required([...r,"apiVersion"]);return}if(i===""){yield e.required([...r,"fieldPath"]);return}let s=[...r,"fieldPath"];if(o!=="v\
1"){yield e.invalid(s,i,"field-path-version",{version:o});return}let a=TC(i);if(a){let{parent:c,key:d}=a;c==="metadata.annotations"?yield*T(e,be,d.toLowerCase(),
r):c==="metadata.labels"?yield*T(e,be,d,r):yield e.invalid(s,i,"field-path-subscript",{path:i});return}let l=i==="status.hostIPs"&&e.build.holds("downward-host-\
ips-known");if(!NC.has(i)&&!l)yield e.invalid(s,i,"field-path-unknown",{path:i});else{let c=i==="spec.host"?"spec.nodeName":i;n.includes(c)||(yield e.notSupported(
s,c,n))}}function*tc(e,t,n){b(t,"fieldPath")!=="status.hostIPs"||!e.build.holds("downward-host-ips-gated")||e.build.enabled("PodHostIPs")||(yield e.forbidden(n,
"downward-host-ips-gate"))}function TC(e){let t=e.indexOf("['");if(!(t<1||!e.endsWith("']")||e.length<t+4))return{parent:e.slice(0,t),key:e.slice(t+2,-2)}}function*nc(e,t,n,r){
let o=b(t,"resource");n&&b(t,"containerName")===""?yield e.required([...r,"containerName"]):o===""?yield e.required([...r,"resource"]):!bh.includes(o)&&!(vh(o)&&
MC(e.build))&&(yield e.notSupported([...r,"resource"],o,bh)),yield*$C(e,o,q(t,"divisor"),[...r,"divisor"])}function vh(e){return e.startsWith("requests.hugepage\
s-")||e.startsWith("limits.hugepages-")}function MC(e){return e.holds("downward-huge-pages-always")||e.enabled("DownwardAPIHugePages")}function*$C(e,t,n,r){let o=Le(
String(n??"0").trim());if(!ze(o)||o.mantissa===0n)return;let i=Z(o),s=t.replace(/^(limits|requests)\./,"");s!==t&&(s==="cpu"?i!=="1m"&&i!=="1"&&(yield e.invalid(
r,t,"divisor-cpu")):FC.includes(i)||(s==="memory"?yield e.invalid(r,t,"divisor-memory"):s==="ephemeral-storage"?yield e.invalid(r,t,"divisor-ephemeral-storage"):
vh(t)&&(yield e.invalid(r,t,"divisor-huge-pages"))))}function*Qs(e,t,n){t.split("/").includes("..")&&(yield e.invalid(n,t,"path-backsteps"))}function*mr(e,t,n){t.startsWith("/")&&(yield e.invalid(n,t,"path-must-be\
-relative")),yield*Qs(e,t,n)}function*gr(e,t,n){yield*mr(e,t,n),t.startsWith("..")&&!t.startsWith("../")&&(yield e.invalid(n,t,"name-starts-with-dots"))}function*Hr(e,t,n){
t!==void 0&&(t>511||t<0)&&(yield e.invalid(n,t,"file-mode"))}function*rc(e,t,n){for(let[r,o]of E(t,"env")){let i=[...n,o],s=b(r,"name");s===""?yield e.required([...i,"name"]):yield*T(e,Os,s,[...i,"name"]);let a=P(r,"value\
From");a&&(yield*IC(e,a,b(r,"value"),[...i,"valueFrom"]))}}function*IC(e,t,n,r){let o=0,i=P(t,"fieldRef");i&&(o++,yield*ec(e,i,Sh(e.build,b(i,"fieldPath")),[...r,
"fieldRef"]),yield*tc(e,i,[...r,"fieldRef"]));let s=P(t,"resourceFieldRef");s&&(o++,yield*nc(e,s,!1,[...r,"resourceFieldRef"]));for(let l of["configMapKeyRef","\
secretKeyRef"]){let c=P(t,l);c&&(o++,yield*LC(e,c,[...r,l]))}let a=P(t,"fileKeyRef");a&&e.build.holds("env-file-keys-known")&&(o++,yield*DC(e,a,[...r,"fileKeyRe\
f"])),o===0?yield e.invalid(r,"",e.build.enabled("EnvFiles")?"env-value-from-none-of-files":"env-value-from-none"):n!==""?yield e.invalid(r,"","env-value-and-so\
urce"):o>1&&(yield e.invalid(r,"","more-than-one-field"))}function*LC(e,t,n){yield*T(e,te,b(t,"name"),[...n,"name"]);let r=b(t,"key");r===""?yield e.required([...n,
"key"]):yield*T(e,yl,r,[...n,"key"])}function*DC(e,t,n){let r=b(t,"key");r===""?yield e.required([...n,"key"]):yield*T(e,Rs,r,[...n,"key"]);let o=b(t,"volumeNam\
e");o===""?yield e.required([...n,"volumeName"]):yield*T(e,Pe,o,[...n,"volumeName"]);let i=b(t,"path");i===""?yield e.required([...n,"path"]):yield*Qs(e,i,[...n,
"path"])}function*oc(e,t,n){for(let[r,o]of E(t,"envFrom")){let i=[...n,o],s=b(r,"prefix");s!==""&&(yield*T(e,Os,s,[...i,"prefix"]));let a=0;for(let c of["config\
MapRef","secretRef"]){let d=P(r,c);if(!d)continue;a++;let u=b(d,"name");u===""?yield e.required([...i,c,"name"]):yield*T(e,JC,u,[...i,c,"name"])}let l=a===0?"en\
v-from-none":a>1?"more-than-one-field":void 0;l&&(yield m(f({},e.invalid(n,"",l)),{place:D(i)}))}}var JC=(e,t)=>te(e.length>1&&e.endsWith("-")?`${e.slice(0,-1)}\
a`:e,t);function*ic(e,t,n){let r=new Map(E(t,"volumes").map(([o])=>[b(o,"name"),o]));for(let o of["initContainers","containers","ephemeralContainers"])for(let[i,
s]of E(t,o))for(let[a,l]of E(i,"env")){let c=P(P(a,"valueFrom"),"fileKeyRef");if(!c)continue;if(!e.build.holds("env-file-keys-known"))return;let d=[...n,o,s,"en\
v",l,"valueFrom","fileKeyRef","volumeName"],u=b(c,"volumeName"),p=r.get(u);p?P(p,"emptyDir")||(yield e.invalid(d,u,"file-key-volume-type")):yield e.notFound(d,u)}}var xh=["Bidirectional","HostToContainer","None"],_C=["Disabled","Enabled","IfPossible"];function Ph(e,t,n){return new Map(E(e,t).map(([r])=>[b(r,"name"),b(r,n)]))}
function*wh(e,t,n,r){let o=Ph(t,"volumeDevices","devicePath"),i=new Set(o.values()),s=new Set;for(let[a,l]of E(t,"volumeMounts")){let c=[...r,l],d=b(a,"name"),u=b(
a,"mountPath");d===""&&(yield e.required([...c,"name"])),n.has(d)||(yield e.notFound([...c,"name"],d)),u===""&&(yield e.required([...c,"mountPath"])),s.has(u)&&
(yield e.invalid([...c,"mountPath"],u,"must-be-unique")),s.add(u),o.has(d)&&(yield e.invalid([...c,"name"],d,"mount-is-device")),i.has(u)&&(yield e.invalid([...c,
"mountPath"],u,"mount-path-is-device")),yield*VC(e,a,n.get(d),c,r),yield*qC(e,a,t,c,r),yield*WC(e,a,c,r)}}function*VC(e,t,n,r,o){let i=b(t,"subPath"),s=b(t,"sub\
PathExpr");P(n,"image")&&e.build.holds("image-volume-refuses-subpath")&&(i!==""&&(yield e.invalid([...r,"subPath"],i,"image-volume-subpath")),s!==""&&(yield e.invalid(
[...r,"subPathExpr"],s,"image-volume-subpath")));let a=D(r);i!==""&&(yield*Ge(mr(e,i,[...o,"subPath"]),[...a,"subPath"])),s!==""&&(i!==""&&(yield e.invalid([...r,
"subPathExpr"],s,"subpath-and-expression")),yield*Ge(mr(e,s,[...o,"subPathExpr"]),[...a,"subPathExpr"]))}function*qC(e,t,n,r,o){let i=J(t,"mountPropagation");if(i===
void 0)return;let s=[...D(r),"mountPropagation"],a=[...o,"mountPropagation"];xh.includes(i)||(yield m(f({},e.notSupported(a,i,xh)),{place:s})),i==="Bidirectiona\
l"&&!ce(P(n,"securityContext"),"privileged")&&(yield m(f({},e.forbidden(a,"propagation-needs-privilege")),{place:s}))}function*WC(e,t,n,r){let o=J(t,"recursiveR\
eadOnly");if(o===void 0||o==="Disabled"||!e.build.holds("recursive-read-only-known"))return;let i=[...D(n),"recursiveReadOnly"],s=[...r,"recursiveReadOnly"];if(o!==
"Enabled"&&o!=="IfPossible"){yield m(f({},e.notSupported(s,o,_C)),{place:i});return}ce(t,"readOnly")||(yield m(f({},e.forbidden(s,"recursive-needs-read-only")),
{place:i})),(J(t,"mountPropagation")??"None")!=="None"&&(yield m(f({},e.forbidden(s,"recursive-needs-no-propagation")),{place:i}))}function*kh(e,t,n,r){let o=Ph(
t,"volumeMounts","mountPath"),i=new Set(o.values()),s=new Set,a=new Set;for(let[l,c]of E(t,"volumeDevices")){let d=[...r,c],u=b(l,"name"),p=b(l,"devicePath"),g=n.
get(u);u===""&&(yield e.required([...d,"name"])),s.has(u)&&(yield e.invalid([...d,"name"],u,"must-be-unique")),g&&!P(g,"persistentVolumeClaim")&&!P(g,"ephemeral")&&
(yield e.invalid([...d,"name"],u,"device-volume-type")),g||(yield e.notFound([...d,"name"],u)),p===""&&(yield e.required([...d,"devicePath"])),a.has(p)&&(yield e.
invalid([...d,"devicePath"],p,"must-be-unique")),p.split("/").includes("..")?yield e.invalid([...d,"devicePath"],p,"device-backsteps"):a.add(p),o.has(u)&&(yield e.
invalid([...d,"name"],u,"device-is-mount")),i.has(p)&&(yield e.invalid([...d,"devicePath"],p,"device-path-is-mount")),u!==""&&s.add(u)}}var Oh=["SCTP","TCP","UDP"];function*sc(e,t,n){let r=new Set;for(let[o,i]of E(t,"ports")){let s=[...n,i];yield*UC(e,b(o,"name"),r,[...s,"name"]);let a=I(o,"cont\
ainerPort")??0;a===0?yield e.required([...s,"containerPort"]):yield*kt(e,a,1,65535,[...s,"containerPort"]);let l=I(o,"hostPort")??0;l!==0&&(yield*kt(e,l,1,65535,
[...s,"hostPort"]));let c=b(o,"protocol");c===""?yield e.required([...s,"protocol"]):Oh.includes(c)||(yield e.notSupported([...s,"protocol"],c,Oh))}}function*UC(e,t,n,r){
t!==""&&(Lo(t,e.build).length>0?yield*T(e,Lo,t,r):n.has(t)?yield e.duplicate(r,t):n.add(t))}function*ri(e,t,n){typeof t=="string"?yield*T(e,Lo,t,n):yield*kt(e,typeof t==
"number"?t:0,1,65535,n)}function*zs(e,t,n){let r=new Set;for(let[o,i]of t)for(let[s,a]of E(o,"ports")){let l=I(s,"hostPort")??0;if(l===0)continue;let c=`${b(s,"\
protocol")}/${b(s,"hostIP")}/${l}`;r.has(c)&&(yield e.duplicate([...n,i,"ports",a,"hostPort"],c)),r.add(c)}}function*Ys(e,t,n){if(!ce(t,"hostNetwork"))return;let r=e.
build.holds("host-network-names-host-port");for(let[o,i]of E(t,"containers"))for(let[s,a]of E(o,"ports")){let l=I(s,"hostPort")??0,c=I(s,"containerPort")??0,d=[
...n,"containers",i,"ports",a];l!==c&&(r?(l!==0||e.resourceIsPod)&&(yield e.invalid([...d,"hostPort"],l,"host-network-host-port")):yield e.invalid([...d,"contai\
nerPort"],c,"host-network-container-port"))}}var BC="ABRT ALRM BUS CHLD CLD CONT FPE HUP ILL INT IO IOT KILL PIPE POLL PROF PWR QUIT RTMAX RTMIN SEGV STKFLT STOP SYS TERM TRAP TSTP TTIN TTOU URG USR1 USR2 \
VTALRM WINCH XCPU XFSZ",GC=[...Array.from({length:14},(e,t)=>`RTMAX-${t+1}`),...Array.from({length:15},(e,t)=>`RTMIN+${t+1}`)],KC=[...BC.split(" "),...GC].map(e=>`\
SIG${e}`).sort();function Rh(e){return e==="linux"?KC:e==="windows"?["SIGKILL","SIGTERM"]:void 0}var Ch=["HTTP","HTTPS"],HC=["initialDelaySeconds","timeoutSeconds","periodSeconds","successThreshold","failureThreshold"];function*ep(e,t,n){yield*Eh(e,P(t,"liv\
enessProbe"),[...n,"livenessProbe"]);let r=P(t,"readinessProbe");if(r){let o=[...n,"readinessProbe"];yield*jh(e,r,o);let i=I(r,"terminationGracePeriodSeconds");
i!==void 0&&(yield e.invalid([...o,"terminationGracePeriodSeconds"],i,"readiness-grace-period"))}yield*Eh(e,P(t,"startupProbe"),[...n,"startupProbe"])}function*Eh(e,t,n){
if(!t)return;yield*jh(e,t,n);let r=I(t,"successThreshold")??0;r!==1&&(yield e.invalid([...n,"successThreshold"],r,"must-be-one"))}function*jh(e,t,n){yield*Ah(e,
t,["exec","httpGet","tcpSocket","grpc"],void 0,n);for(let o of HC){let i=I(t,o)??0;i<0&&(yield e.invalid([...n,o],i,"must-not-be-negative"))}let r=I(t,"terminat\
ionGracePeriodSeconds");r!==void 0&&r<=0&&(yield e.invalid([...n,"terminationGracePeriodSeconds"],r,"must-be-positive"))}function*tp(e,t,n,r){let o=P(t,"lifecyc\
le");if(!o)return;let a=["exec","httpGet","tcpSocket",...["postStart","preStop"].some(u=>P(P(o,u),"sleep"))&&e.build.holds("sleep-handler-known")?["sleep"]:[]];
for(let u of["postStart","preStop"]){let p=P(o,u);p&&(yield*Ah(e,p,a,n.gracePeriod,[...r,u]))}let l=J(o,"stopSignal");if(l===void 0||!e.build.holds("stop-signal\
-known"))return;let c=[...r,"stopSignal"];n.system===void 0&&(yield e.forbidden(c,"stop-signal-needs-os"));let d=Rh(n.system);d&&!d.includes(l)&&(yield e.notSupported(
c,l,d))}function*Ah(e,t,n,r,o){let i=0;for(let s of n){let a=P(t,s);if(!a)continue;let l=[...o,s];i++>0?yield e.forbidden(l,"more-than-one-handler"):yield*QC[s](
e,a,l,r)}i===0&&(yield e.required(o,"handler-required"))}var QC={*exec(e,t,n){ee(t,"command").length===0&&(yield e.required([...n,"command"]))},*httpGet(e,t,n){
b(t,"path")===""&&(yield e.required([...n,"path"])),yield*ri(e,q(t,"port"),[...n,"port"]);let r=b(t,"scheme");Ch.includes(r)||(yield e.notSupported([...n,"schem\
e"],r,Ch));for(let[o,i]of E(t,"httpHeaders")){let s=[...n,"httpHeaders"],a=D([...s,i,"name"]);yield*Ge(T(e,hl,b(o,"name"),s),a)}},*tcpSocket(e,t,n){yield*ri(e,q(
t,"port"),[...n,"port"])},*grpc(e,t,n){yield*ri(e,I(t,"port")??0,[...n,"port"])},*sleep(e,t,n,r){let o=I(t,"seconds")??0,i=e.build.enabled("PodLifecycleSleepAct\
ionAllowZero"),s=r??(e.build.holds("grace-period-required")?void 0:0);s===void 0||o<=s&&(i?o>=0:o>0)||(yield e.invalid(n,o,i?"sleep-out-of-range-or-zero":"sleep\
-out-of-range",{limit:s}))}};function Nh(e,t){let n=E(t,"resourceClaims");return n.length===0||!e.build.holds("resource-claims-known")?new Set:new Set(n.flatMap(([r])=>b(r,"name")||[]))}function*Fh(e,t,n,r){
let o=E(t,"resourceClaims");if(o.length===0||!e.build.holds("resource-claims-known"))return;let i=q(P(n,"annotations"),"kubernetes.io/config.mirror")!==void 0,s=new Set;
for(let[a,l]of o){if(i&&e.build.holds("static-pods-refuse-claims")){yield m(f({},e.forbidden([""],"static-pod-claims")),{place:D([...r,l])});continue}let c=[...r,
l];yield*zC(e,a,n,s,[...c,"name"]),yield*YC(e,a,c)}}function*zC(e,t,n,r,o){let i=b(t,"name");if(i==="")yield e.required(o);else if(r.has(i))yield e.duplicate(o,
i);else{if(r.add(i),yield*T(e,Pe,i,o),!e.build.holds("resource-claim-name-is-built")||!n||Pe(i,e.build).length>0||J(P(t,"source"),"resourceClaimTemplateName")===
void 0)return;let s=`${b(n,"name")}-${i}`;for(let a of te(s,e.build)){let l=e.build.say(a.message,a.values);yield e.invalid(o,s,"resource-claim-built-name",{detail:l})}}}
function*YC(e,t,n){let r=e.build.holds("resource-claim-source-nested"),o=r?[...n,"source"]:n,i=r?P(t,"source"):t,s=J(i,"resourceClaimName"),a=J(i,"resourceClaim\
TemplateName"),l=ZC(r?void 0:b(t,"name"),s,a);s!==void 0&&a!==void 0&&(yield e.invalid(o,l,"resource-claim-both")),s===void 0&&a===void 0&&(yield e.invalid(o,l,
"resource-claim-none")),e.build.holds("resource-claim-names-checked")&&(s!==void 0&&(yield*T(e,te,s,[...o,"resourceClaimName"])),a!==void 0&&(yield*T(e,te,a,[...o,
"resourceClaimTemplateName"])))}function ZC(e,t,n){let r=s=>`(*string)(${s===void 0?"nil":"0x0"})`,o=`ResourceClaimName:${r(t)}, ResourceClaimTemplateName:${r(n)}`;
return{go:e===void 0?`core.ClaimSource{${o}}`:`core.PodResourceClaim{Name:${JSON.stringify(e)}, ${o}}`,json:{Name:e,ResourceClaimName:t??null,ResourceClaimTemplateName:n??
null}}}var Th=["cpu","memory"],Mh=["NotRequired","RestartContainer"],$h=["Always","Never","OnFailure"];function*Ih(e,t,n,r){let o=E(t,"resizePolicy");if(o.length===0||
!e.build.holds("resize-policy-known"))return;let i=new Set;for(let[s,a]of o){let l=[...D(r),a],c=b(s,"resourceName"),d=b(s,"restartPolicy");i.has(c)&&(yield e.duplicate(
[...r,a],{go:c,json:c})),i.add(c),c===""?yield m(f({},e.required(r)),{place:l}):Th.includes(c)||(yield m(f({},e.notSupported(r,{go:c,json:c},Th)),{place:l})),d===
""?yield m(f({},e.required(r)),{place:l}):Mh.includes(d)||(yield m(f({},e.notSupported(r,d,Mh)),{place:l})),n==="Never"&&e.build.holds("resize-policy-obeys-neve\
r")&&d!=="NotRequired"&&(yield m(f({},e.invalid(r,d,"resize-policy-never")),{place:l}))}}function*Lh(e,t,n,r,o){let i=E(t,"resizePolicy");if(i.length===0||!e.build.
holds("resize-policy-known"))return;let s=[...o,r,"resizePolicy"];if(!(e.build.holds("init-resize-policy-by-gate")&&e.build.enabled("InPlacePodVerticalScaling"))&&
i.length>0&&(yield e.invalid(s,XC(i.map(([l])=>l)),"resize-policy-init")),!(n||!e.build.holds("init-resize-restart-refused")))for(let[l,c]of i){let d=b(l,"resta\
rtPolicy");d==="RestartContainer"&&(yield e.invalid([...s,c,"restartPolicy"],d,"resize-restart-init"))}}function XC(e){let t=e.map(r=>[b(r,"resourceName"),b(r,"\
restartPolicy")]);return{go:`[]core.ContainerResizePolicy{${t.map(([r,o])=>`core.ContainerResizePolicy{ResourceName:${JSON.stringify(r)}, RestartPolicy:${JSON.stringify(
o)}}`).join(", ")}}`,json:t.map(([r,o])=>({ResourceName:r,RestartPolicy:o}))}}function*Dh(e,t,n){!_h(t)||!e.build.holds("container-restart-policy-known")||(Vh(e)?
yield*Wh(e,t,n):J(t,"restartPolicy")!==void 0&&(yield e.forbidden([...n,"restartPolicy"],"restart-policy-not-init")))}function*Jh(e,t,n){if(!_h(t)||!e.build.holds(
"container-restart-policy-known"))return;let r=J(t,"restartPolicy"),o=qh(e,t);if(r===void 0){o.length>0&&e.build.holds("init-restart-rules-need-policy")&&(yield e.
required([...n,"restartPolicy"],"restart-rules-need-policy"));return}Vh(e)?r!=="Always"||e.build.enabled("RestartAllContainersOnContainerExits")?yield*Wh(e,t,n):
o.length>0&&(yield e.forbidden([...n,"restartPolicyRules"],"restart-rules-always")):r!=="Always"&&(yield e.notSupported([...n,"restartPolicy"],r,["Always"]))}function _h(e){
return q(e,"restartPolicy")!==void 0||q(e,"restartPolicyRules")!==void 0}function Vh(e){return e.build.enabled("ContainerRestartRules")}function qh(e,t){return e.
build.holds("container-restart-rules-known")?E(t,"restartPolicyRules"):[]}function*Wh(e,t,n){let r=J(t,"restartPolicy"),o=qh(e,t);if(r===void 0){if(o.length===0)
return;yield e.required([...n,"restartPolicy"],"restart-rules-need-policy")}else $h.includes(r)||(yield e.notSupported([...n,"restartPolicy"],r,$h));yield*Uh(e,
o.length,20,[...n,"restartPolicyRules"]);for(let[i,s]of o)yield*eE(e,i,[...n,"restartPolicyRules",s])}function*eE(e,t,n){let r=b(t,"action"),i=e.build.enabled("\
RestartAllContainersOnContainerExits")?["Restart","RestartAllContainers"]:["Restart"];if(!i.includes(r)){let d=e.build.holds("restart-rule-actions-all-named")?i:
["Restart"];yield e.notSupported([...n,"action"],r,d)}let s=P(t,"exitCodes");if(!s){yield e.required([...n,"exitCodes"],"must-be-specified");return}let a=b(s,"o\
perator"),l=["In","NotIn"];l.includes(a)||(yield e.notSupported([...n,"exitCodes","operator"],a,l));let c=q(s,"values");yield*Uh(e,Array.isArray(c)?c.length:0,255,
[...n,"exitCodes","values"])}function*Uh(e,t,n,r){t<=n||(e.build.holds("restart-rules-counted")?yield e.tooMany(r,t,n):yield e.tooLong(r,"too-long-bytes",{max:n}))}var tE=/^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/,nE=/^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;function*np(e,t,n){
let r=J(t,"gmsaCredentialSpecName");r!==void 0&&(yield*T(e,te,r,[...n,"gmsaCredentialSpecName"]));let o=J(t,"gmsaCredentialSpec");o===""?yield e.invalid([...n,"\
gmsaCredentialSpec"],o,"gmsa-spec-empty"):o!==void 0&&ge(o)>64*1024&&(yield e.invalid([...n,"gmsaCredentialSpec"],o,"gmsa-spec-size"));let i=J(t,"runAsUserName");
if(i!==void 0)for(let s of rE(i))yield e.invalid([...n,"runAsUserName"],i,s)}function*rE(e){let t=e.split("\\"),[n,r]=t.length===1?[void 0,e]:[t[0],t[1]];e===""?
yield"windows-user-empty":/[\u0000-\u001f\u007f]/.test(e)?yield"windows-user-control":t.length>2?yield"windows-user-backslashes":(ge(n??"")>=256&&(yield"windows\
-domain-length"),n!==void 0&&!tE.test(n)&&!nE.test(n)&&(yield"windows-domain-format"),r===""?yield"windows-user-part-empty":ge(r)>104&&(yield"windows-user-lengt\
h"),/^[. ]+$/.test(r)&&(yield"windows-user-dots"),/["/\\:;|=,+*?<>@[\]]/.test(r)&&(yield"windows-user-characters"))}function*Bh(e,t,n){let r=ce(P(P(t,"securityC\
ontext"),"windowsOptions"),"hostProcess"),o=0,i=0;for(let s of["initContainers","containers","ephemeralContainers"])for(let[a,l]of E(t,s)){o++;let c=ce(P(P(a,"s\
ecurityContext"),"windowsOptions"),"hostProcess");if((c??r)&&i++,r!==void 0&&c!==void 0&&c!==r){let d=[...n,s,l,"securityContext","windowsOptions","hostProcess"];
yield e.invalid(d,c,"host-process-differs",{value:String(r)})}}i!==0&&(i!==o&&(yield e.invalid(n,"","host-process-all")),ce(t,"hostNetwork")||(yield e.invalid([
...n,"hostNetwork"],!1,"host-process-network")))}var Kh=2**31-1,ac=["Localhost","RuntimeDefault","Unconfined"],Gh="[a-z0-9]([-_a-z0-9]*[a-z0-9])?",oE=new RegExp(`^(${Gh}[\\./])*${Gh}$`);function*Hh(e,t,n,r){for(let o of n){
let i=I(t,o);i!==void 0&&(yield*kt(e,i,0,Kh,[...r,o]))}}function*lc(e,t,n,r){if(!t)return;yield*Hh(e,t,["runAsUser","runAsGroup"],r);let o=J(t,"procMount");if(o!==
void 0){let i=["Default","Unmasked"];i.includes(o)||(yield e.notSupported([...r,"procMount"],o,i)),n&&o==="Unmasked"&&e.build.holds("proc-mount-needs-user-names\
pace")&&(yield e.invalid([...r,"procMount"],o,"proc-mount-host-users"))}yield*Yh(e,P(t,"seccompProfile"),[...r,"seccompProfile"]),ce(t,"allowPrivilegeEscalation")===
!1&&(yield*iE(e,t,r)),yield*np(e,P(t,"windowsOptions"),[...r,"windowsOptions"]),yield*Zh(e,P(t,"appArmorProfile"),[...r,"appArmorProfile"])}function*iE(e,t,n){let r={
go:"&core.SecurityContext{\u2026}",json:sE(t)};ce(t,"privileged")&&(yield e.invalid(n,r,"escalation-privileged"));for(let o of ee(P(t,"capabilities"),"add"))o===
"CAP_SYS_ADMIN"&&(yield e.invalid(n,r,"escalation-sys-admin"))}function sE(e){let t=(o,...i)=>{let s=P(e,o);return s?Object.fromEntries(i.map(a=>[aE(a),q(s,a)??
null])):null},n=t("seLinuxOptions","user","role","type","level"),r=o=>q(e,o)??null;return{Capabilities:t("capabilities","add","drop"),Privileged:r("privileged"),
SELinuxOptions:n&&Object.fromEntries(Object.entries(n).map(([o,i])=>[o,i??""])),WindowsOptions:t("windowsOptions","gmsaCredentialSpecName","gmsaCredentialSpec",
"runAsUserName","hostProcess"),RunAsUser:r("runAsUser"),RunAsGroup:r("runAsGroup"),RunAsNonRoot:r("runAsNonRoot"),ReadOnlyRootFilesystem:r("readOnlyRootFilesyst\
em"),AllowPrivilegeEscalation:r("allowPrivilegeEscalation"),ProcMount:r("procMount"),SeccompProfile:t("seccompProfile","type","localhostProfile"),AppArmorProfile:t(
"appArmorProfile","type","localhostProfile")}}function aE(e){return e.startsWith("gmsa")?`GMSA${e.slice(4)}`:`${e.charAt(0).toUpperCase()}${e.slice(1)}`}function Qh(e){
return ce(e,"shareProcessNamespace")===!0&&ce(e,"hostPID")===!0}function*zh(e,t){let n=D(t).filter(r=>r!=="securityContext");yield m(f({},e.invalid(t,!0,"share-\
process-namespace")),{place:n})}function*cc(e,t,n){yield*lE(e,t,n),!(!Qh(t)||!e.build.holds("host-fields-of-spec"))&&(yield*zh(e,[...n.slice(0,-1),"shareProcess\
Namespace"]))}function*lE(e,t,n){let r=P(t,"securityContext")??{};yield*Hh(e,r,["fsGroup","runAsUser","runAsGroup"],n);let o=q(r,"supplementalGroups");for(let[s,
a]of(Array.isArray(o)?o:[]).entries())typeof a=="number"&&(yield*kt(e,a,0,Kh,[...n,"supplementalGroups",s]));Qh(t)&&!e.build.holds("host-fields-of-spec")&&(yield*zh(
e,[...n,"shareProcessNamespace"])),yield*cE(e,t,r,[...n,"sysctls"]),yield*rp(e,r,"fsGroupChangePolicy",["Always","OnRootMismatch"],n),yield*Yh(e,P(r,"seccompPro\
file"),[...n,"seccompProfile"]),yield*np(e,P(r,"windowsOptions"),[...n,"windowsOptions"]),yield*Zh(e,P(r,"appArmorProfile"),[...n,"appArmorProfile"]);let i=s=>J(
r,s)!==void 0;if(i("supplementalGroupsPolicy")&&e.build.holds("supplemental-groups-policy-known")&&(yield*rp(e,r,"supplementalGroupsPolicy",["Merge","Strict"],n)),
i("seLinuxChangePolicy")&&e.build.holds("selinux-change-policy-known")){let s=e.build.enabled("SELinuxMount")?["MountOption","Recursive"]:["Recursive"];yield*rp(
e,r,"seLinuxChangePolicy",s,n)}}function*rp(e,t,n,r,o){let i=J(t,n);i!==void 0&&!r.includes(i)&&(yield e.notSupported([...o,n],i,r))}function*cE(e,t,n,r){let o=new Set;
for(let[i,s]of E(n,"sysctls")){let a=[...r,s,"name"],l=b(i,"name");if(l===""?yield e.required(a):ge(l)>253||!oE.test(l)?yield e.invalid(a,l,"sysctl-name"):o.has(
l)&&(yield e.duplicate(a,l)),o.add(l),!e.build.holds("host-sysctls-checked"))continue;let c=dE(l);c==="net"&&ce(t,"hostNetwork")?yield e.invalid(a,l,"sysctl-hos\
t-network"):c==="ipc"&&ce(t,"hostIPC")&&(yield e.invalid(a,l,"sysctl-host-ipc"))}}function dE(e){let t=e.search(/[./]/),r=(t!==-1&&e[t]==="/"?e.replace(/[./]/g,
o=>o==="/"?".":"/"):e).split("*",1)[0];return r==="kernel.sem"||/^(kernel\.shm|kernel\.msg|fs\.mqueue\.)/.test(r)?"ipc":r.startsWith("net.")?"net":void 0}function*Yh(e,t,n){
if(!t)return;let r=b(t,"type"),o=J(t,"localhostProfile"),i=[...n,"localhostProfile"];if(r===""?yield e.required([...n,"type"],"seccomp-type-required"):ac.includes(
r)||(yield e.notSupported([...n,"type"],r,ac)),r==="Localhost")o===void 0?yield e.required(i,"seccomp-file-required"):yield*mr(e,o,i);else if(o!==void 0){let s=`\
core.SeccompProfile{Type:${JSON.stringify(r)}, LocalhostProfile:(*string)(0x0)}`;yield e.invalid(i,{go:s,json:{Type:r,LocalhostProfile:o}},"seccomp-file-refused")}}
function*Zh(e,t,n){if(!t||!e.build.holds("app-armor-field-known"))return;let r=b(t,"type"),o=J(t,"localhostProfile"),i=[...n,"localhostProfile"];r==="Localhost"?
o===void 0?yield e.required(i,"app-armor-file-required"):(o.trim()!==o?yield e.invalid(i,o,"app-armor-file-padded"):o===""&&(yield e.required(i,"app-armor-file-\
required")),ge(o)>4095&&(yield e.tooLong(i,"too-long-app-armor",{max:4095}))):r===""?yield e.required([...n,"type"],"app-armor-type-required"):ac.includes(r)?o!==
void 0&&(yield e.invalid(i,o,"app-armor-file-refused")):yield e.notSupported([...n,"type"],r,ac)}function*dc(e,t,n){let r=P(t,"volumeClaimTemplate"),o=[...n,"volumeClaimTemplate"];if(!r){yield e.required(o);return}yield*uE(e,P(r,"metadata"),[...o,"metadata"]),
yield*op(e,P(r,"spec")??{},[...o,"spec"])}function*uE(e,t,n){let r=[...n,"annotations"];for(let[o]of Be(t,"annotations"))for(let{message:i,values:s}of be(o.toLowerCase(),
e.build))yield m(f({},e.invalid(r,o,i,s)),{place:[...D(r),o]});yield*Yt(e,t,"labels",[...n,"labels"]);for(let o of["name","generateName","namespace"])(J(t,o)??"")!==
""&&(yield e.forbidden([...n,o],"template-metadata"))}function*op(e,t,n){let r=ee(t,"accessModes"),i=["ReadOnlyMany","ReadWriteMany","ReadWriteOnce",...e.build.
holds("read-write-once-pod-allowed")?["ReadWriteOncePod"]:[]],s=[...n,"accessModes"];r.length===0&&(yield e.required(s,"access-mode-required")),yield*Ct(e,P(t,"\
selector"),[...n,"selector"]);for(let d of r)i.includes(d)||(yield e.notSupported(s,d,i));r.includes("ReadWriteOncePod")&&r.some(d=>d!=="ReadWriteOncePod"&&i.includes(
d))&&(yield e.forbidden(s,"access-mode-alone")),yield*fE(e,t,n);let a=J(t,"storageClassName")??"";a!==""&&(yield*T(e,te,a,[...n,"storageClassName"]));let l=J(t,
"volumeMode"),c=["Block","Filesystem"];l!==void 0&&!c.includes(l)&&(yield e.notSupported([...n,"volumeMode"],l,c))}function*fE(e,t,n){let r=[...n,"resources",{key:"\
storage"}],o=[...D(n),"resources","requests","storage"],i=de(P(t,"resources"),"requests").get("storage");i?i.mantissa<=0n?yield m(f({},e.invalid(r,Z(i),"must-be\
-positive-amount")),{place:o}):yield*Ge(As(e,"storage",i,r),o):yield m(f({},e.required(r)),{place:o})}function*oi(e,t,n,r){let{scope:o,volume:i,paths:s}=e;s.has(t)&&(yield m(f({},o.invalid(i,n,"projected-path-taken")),{place:D(r)})),s.add(t)}var Xh=["","BlockDevice","CharDevice","Directory","DirectoryOrCreate","File","FileOrCreate","Socket"],eb=["Always","IfNotPresent","Never"];function*nb(e,t,n){let r=Le(
String(q(t,"sizeLimit")??"0").trim());ze(r)&&r.mantissa<0n&&(yield e.forbidden([...n,"sizeLimit"],"empty-dir-size"))}function ip(e){return function*(t,n,r){yield*Me(
t,n,[e],r),yield*Hr(t,I(n,"defaultMode"),[...r,"defaultMode"]);for(let[o,i]of E(n,"items"))yield*sp(t,o,[...r,"items",i])}}function*sp(e,t,n){yield*Me(e,t,["key",
"path"],n),yield*gr(e,b(t,"path"),[...n,"path"]),yield*Hr(e,I(t,"mode"),[...n,"mode"])}function*Me(e,t,n,r){for(let o of n)b(t,o)===""&&(yield e.required([...r,
o]))}function*tb(e,t,n){let r=P(t,"secretRef");r&&(yield*Me(e,r,["name"],[...n,"secretRef"]))}function Qr(...e){return(t,n,r)=>Me(t,n,e,r)}var _e={azureFile:Qr(
"secretName","shareName"),glusterfs:Qr("endpoints","path"),persistentVolumeClaim:Qr("claimName"),photonPersistentDisk:Qr("pdID"),portworxVolume:Qr("volumeID"),scaleIO:Qr(
"gateway","system","volumeName"),vsphereVolume:Qr("volumePath"),*hostPath(e,t,n){if(yield*Me(e,t,["path"],n),b(t,"path")==="")return;yield*Qs(e,b(t,"path"),[...n,
"path"]);let r=J(t,"type");r!==void 0&&!Xh.includes(r)&&(yield e.notSupported([...n,"type"],r,Xh))},*gitRepo(e,t,n){yield*Me(e,t,["repository"],n),yield*mr(e,b(
t,"directory"),[...n,"directory"])},*nfs(e,t,n){yield*Me(e,t,["server","path"],n);let r=b(t,"path");r.startsWith("/")||(yield e.invalid([...n,"path"],r,"path-mu\
st-be-absolute"))},*flocker(e,t,n){let r=b(t,"datasetName"),o=b(t,"datasetUUID");r===""&&o===""&&(yield e.required(n,"flocker-none")),r!==""&&o!==""&&(yield e.invalid(
n,"resource","flocker-both")),r.includes("/")&&(yield e.invalid([...n,"datasetName"],r,"must-not-contain-slash"))},*rbd(e,t,n){ee(t,"monitors").length===0&&(yield e.
required([...n,"monitors"])),yield*Me(e,t,["image"],n)},*cinder(e,t,n){yield*Me(e,t,["volumeID"],n),yield*tb(e,t,n)},*cephfs(e,t,n){ee(t,"monitors").length===0&&
(yield e.required([...n,"monitors"]))},*quobyte(e,t,n){let r=b(t,"registry");if(r==="")yield e.required([...n,"registry"],"host-port-pairs");else if(ge(b(t,"ten\
ant"))>=65)yield e.required([...n,"tenant"],"quobyte-tenant");else for(let o of r.split(","))mE(o)||(yield e.invalid([...n,"registry"],r,"host-port-pairs"));yield*Me(
e,t,["volume"],n)},*flexVolume(e,t,n){yield*Me(e,t,["driver"],n);for(let[r]of Be(t,"options")){let o=`.${(r.includes("/")?r.slice(0,r.indexOf("/")):r).toLowerCase()}`;
(o.endsWith(".kubernetes.io")||o.endsWith(".k8s.io"))&&(yield e.invalid([...n,"options",{key:r}],r,"flex-option-reserved"))}},*storageos(e,t,n){let r=b(t,"volum\
eName");r===""?yield e.required([...n,"volumeName"]):yield*T(e,Pe,r,[...n,"volumeName"]);let o=b(t,"volumeNamespace");o!==""&&(yield*T(e,Pe,o,[...n,"volumeNames\
pace"])),yield*tb(e,t,n)},*csi(e,t,n){yield*pE(e,b(t,"driver"),[...n,"driver"]);let r=P(t,"nodePublishSecretRef");if(!r)return;let o=b(r,"name");o===""?yield e.
required([...n,"nodePublishSecretRef","name"]):yield*T(e,te,o,[...n,"name"])},*image(e,t,n){let r=e.build.holds("image-volume-reference-required");(e.isPod||r)&&
(yield*Me(e,t,["reference"],n));let o=b(t,"pullPolicy");o===""?yield e.required([...n,"pullPolicy"]):eb.includes(o)||(yield e.notSupported([...n,"pullPolicy"],o,
eb))}};function*pE(e,t,n){if(!(t===""&&(yield e.required(n),e.build.holds("csi-driver-missing-is-all")))){ge(t)>63&&(yield e.tooLong(n,"too-long-bytes",{max:63}));
for(let{message:r,values:o}of te(t.toLowerCase(),e.build))yield e.invalid(n,t,r,o)}}function mE(e){return/^(\[[^[\]]*\]|[^:[\]]*):[^:[\]]*$/.test(e)}var rb=["RSA3072","RSA4096","ECDSAP256","ECDSAP384","ECDSAP521","ED25519"];function*ib(e,t,n){let{scope:r}=e,o=r.build.holds("trust-bundle-path-is-pem")?"cluste\
rTrustBundlePEM":"clusterTrustBundle",i=[...n.slice(0,-1),o];for(let a of gE(r,t,i))yield m(f({},a),{place:D([...n,...a.path.slice(i.length)])});let s=b(t,"path");
yield*oi(e,s,s,[...n,"path"])}function*gE(e,t,n){let r=J(t,"name"),o=J(t,"signerName"),i=P(t,"labelSelector");if(r!==void 0&&o!==void 0){let s=f({Name:r,SignerName:o,
LabelSelector:i??null,Optional:q(t,"optional")??null,Path:b(t,"path")},e.build.holds("projected-files-have-users")?{User:q(t,"user")??null}:{});yield e.invalid(
n,{go:"&core.ClusterTrustBundleProjection{\u2026}",json:s},"trust-bundle-both")}else if(r!==void 0){r===""&&(yield e.required([...n,"name"],"trust-bundle-name"));
for(let{message:s,values:a}of yE(r,e)){let l=e.build.say(s,a);yield e.invalid([...n,"name"],r,"trust-bundle-name-wrong",{detail:l})}if(i){let s={go:"&v1.LabelSe\
lector{\u2026}",json:i};yield e.invalid([...n,"labelSelector"],s,"trust-bundle-selector")}}else o!==void 0?(o===""&&(yield e.required([...n,"signerName"],"trust\
-bundle-signer")),yield*sb(e,o,[...n,"signerName"]),yield*Ct(e,i,[...n,"labelSelector"])):yield e.required(n,"trust-bundle-none");yield*Me(e,t,["path"],n),yield*gr(
e,b(t,"path"),[...n,"path"])}function yE(e,t){let n=e.split(":");return te(n.length===3?n[2]:e,t.build)}function*sb(e,t,n){if(t===""){yield e.required(n);return}
let r=t.split("/");if(r.length!==2){yield e.invalid(n,t,"signer-name-shape");return}let[o="",i=""]=r;ge(o)>253&&(yield e.tooLong(n,"too-long-bytes",{max:253})),
yield*ob(e,o,Pe,n),o.includes(".")||(yield e.invalid(n,o,"signer-name-domain")),yield*ob(e,i,te,n),ge(t)>571&&(yield e.tooLong(n,"too-long-bytes",{max:571}))}function*ob(e,t,n,r){
let o=t.split(".").find(i=>n(i,e.build).length>0);if(o!==void 0)for(let{message:i,values:s}of n(o,e.build)){let a=e.build.say(i,s);yield e.invalid(r,t,"signer-n\
ame-label",{label:se(o),detail:a})}}function*ab(e,t,n){let{scope:r}=e,o=b(t,"signerName");yield*sb(r,o,[...n,"signerName"]);let i=b(t,"keyType");rb.includes(i)||
(yield r.notSupported([...n,"keyType"],i,rb));let s=I(t,"maxExpirationSeconds"),a=/^(.*\.)?kubernetes\.io\//.test(o)?24*3600:2184*3600;if(s!==void 0){let c=[...n,
"maxExpirationSeconds"];s<3600&&(yield r.invalid(c,s,"certificate-expires-early")),s>a&&(yield r.invalid(c,s,"certificate-expires-late",{max:a}))}let l=0;for(let c of[
"credentialBundlePath","keyPath","certificateChainPath"]){let d=b(t,c);d!==""&&(l++,yield*gr(r,d,[...n,c]),yield*oi(e,d,d,[...n,c]))}l===0&&(yield r.required(n,
"certificate-paths"))}function*cb(e,t,n){yield*Hr(e,I(t,"defaultMode"),[...n,"defaultMode"]);for(let[r,o]of E(t,"items"))yield*db(e,r,o,n)}function*db(e,t,n,r){for(let o of hE(e,t,r))
yield m(f({},o),{place:D([...r,"items",n,...o.path.slice(r.length)])})}function*hE(e,t,n){yield*Me(e,t,["path"],n),yield*gr(e,b(t,"path"),[...n,"path"]);let r=P(
t,"fieldRef"),o=P(t,"resourceFieldRef");r?(yield*ec(e,r,Xf,[...n,"fieldRef"]),o&&(yield e.invalid(n,"resource","downward-both")),yield*tc(e,r,[...n,"fieldRef"])):
o?yield*nc(e,o,!0,[...n,"resourceFieldRef"]):yield e.required(n,"downward-none"),yield*Hr(e,I(t,"mode"),[...n,"mode"])}function*ub(e,t,n){yield*Hr(e,I(t,"defaul\
tMode"),[...n,"defaultMode"]);let r={scope:e,volume:n,paths:new Set};for(let[o,i]of E(t,"sources")){let s=[...n,"sources",i],a=0;for(let[l,c]of SE){let d=bE[l],
u=P(o,l);!u||d!==void 0&&!e.build.holds(d)||(a++,yield*c(r,u,[...s,l]))}a>1&&(yield e.forbidden(s,"more-than-one-volume-type-per-source"))}}var bE={clusterTrustBundle:"\
trust-bundles-known",podCertificate:"pod-certificates-known"},SE=[["secret",lb],["configMap",lb],["downwardAPI",vE],["serviceAccountToken",xE],["clusterTrustBun\
dle",ib],["podCertificate",ab]];function*lb(e,t,n){yield*Me(e.scope,t,["name"],n);for(let[r,o]of E(t,"items")){let i=[...n,"items",o];yield*sp(e.scope,r,i);let s=b(
r,"path");s!==""&&(yield*oi(e,s,b(t,"name"),[...i,"path"]))}}function*vE(e,t,n){for(let[r,o]of E(t,"items")){yield*db(e.scope,r,o,n);let i=b(r,"path");i!==""&&(yield*oi(
e,i,i,[...n,"items",o,"path"]))}}function*xE({scope:e,volume:t},n,r){let o=I(n,"expirationSeconds")??0,i=[...r,"expirationSeconds"];o<600&&(yield e.invalid(i,o,
"token-too-short")),o>2**32&&(yield e.invalid(i,o,"token-too-long"));let s=b(n,"path"),a=[...D(r),"path"];s===""?yield m(f({},e.required([...t,"path"])),{place:a}):
e.build.holds("token-path-checked")&&(yield*Ge(gr(e,s,[...t,"path"]),a))}var PE=/iqn\.\d{4}-\d{2}\.([0-9A-Za-z.-]+)(:[^,;*&$|\s]+)$/,wE=/^eui.[0-9A-Za-z]{16}$/,kE=/^naa.[0-9A-Za-z]{32}$/,fb=["None","ReadOnly","ReadWrite"],pb=["Dedica\
ted","Managed","Shared"],OE="/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}",RE="https://{account-name}.blob.co\
re.windows.net/{container-name}/{disk-name}.vhd";function mb(e){return/^(iqn|eui|naa)/.test(e)?(e.startsWith("iqn")?PE:e.startsWith("eui")?wE:kE).test(e)?void 0:
"iscsi-name-format":"iscsi-name-prefix"}function*gb(e,t,n){let r=I(t,"partition")??0;(r<0||r>255)&&(yield e.invalid([...n,"partition"],r,"number-out-of-range",{
low:1,high:255}))}function*yb(e,t,n,r){J(n,"initiatorName")!==void 0&&ge(`${t}:${b(n,"targetPortal")}`)>64&&(yield e.invalid([...r,"name"],t,"iscsi-volume-name-\
length"))}var ii={*gcePersistentDisk(e,t,n){yield*Me(e,t,["pdName"],n),yield*gb(e,t,n)},*awsElasticBlockStore(e,t,n){yield*Me(e,t,["volumeID"],n),yield*gb(e,t,n)},
*iscsi(e,t,n){yield*Me(e,t,["targetPortal","iqn"],n);let r=b(t,"iqn"),o=r===""?void 0:mb(r);o&&(yield e.invalid([...n,"iqn"],r,o)),yield*kt(e,I(t,"lun")??0,0,255,
[...n,"lun"]),(ce(t,"chapAuthDiscovery")||ce(t,"chapAuthSession"))&&!P(t,"secretRef")&&(yield e.required([...n,"secretRef"]));let s=J(t,"initiatorName"),a=s===void 0?
void 0:mb(s);a&&(yield e.invalid([...n,"initiatorname"],s??"",a))},*fc(e,t,n){let r=ee(t,"targetWWNs"),o=ee(t,"wwids");if(r.length===0&&o.length===0&&(yield e.required(
[...n,"targetWWNs"],"fc-none")),r.length>0&&o.length>0){let s=`[]string{${r.map(a=>JSON.stringify(a)).join(", ")}}`;yield e.invalid([...n,"targetWWNs"],{go:s,json:r},
"fc-both")}if(r.length===0)return;let i=I(t,"lun");i===void 0?yield e.required([...n,"lun"],"fc-lun"):yield*kt(e,i,0,255,[...n,"lun"])},*azureDisk(e,t,n){yield*Me(
e,t,["diskName","diskURI"],n);let r=J(t,"cachingMode");r!==void 0&&!fb.includes(r)&&(yield e.notSupported([...n,"cachingMode"],r,fb));let o=J(t,"kind");if(o===void 0)
return;pb.includes(o)||(yield e.notSupported([...n,"kind"],o,pb));let i=b(t,"diskURI"),[s,a]=o==="Managed"?["/subscriptions/",OE]:["https://",RE];i.startsWith(s)||
(yield e.notSupported([...n,"diskURI"],i,[a]))}};var CE=[{name:"hostPath",rules:_e.hostPath},{name:"gitRepo",rules:_e.gitRepo},{name:"gcePersistentDisk",rules:ii.gcePersistentDisk,within:"persistentDisk"},{name:"\
awsElasticBlockStore",rules:ii.awsElasticBlockStore},{name:"secret",rules:ip("secretName")},{name:"nfs",rules:_e.nfs},{name:"iscsi",rules:ii.iscsi},{name:"glust\
erfs",rules:_e.glusterfs},{name:"flocker",rules:_e.flocker},{name:"persistentVolumeClaim",rules:_e.persistentVolumeClaim},{name:"rbd",rules:_e.rbd},{name:"cinde\
r",rules:_e.cinder},{name:"cephfs",rules:_e.cephfs,extra:"cephFS"},{name:"quobyte",rules:_e.quobyte},{name:"downwardAPI",rules:cb,extra:"downwarAPI"},{name:"fc",
rules:ii.fc},{name:"flexVolume",rules:_e.flexVolume},{name:"configMap",rules:ip("name")},{name:"azureFile",rules:_e.azureFile},{name:"vsphereVolume",rules:_e.vsphereVolume},
{name:"photonPersistentDisk",rules:_e.photonPersistentDisk},{name:"portworxVolume",rules:_e.portworxVolume},{name:"azureDisk",rules:ii.azureDisk},{name:"storage\
os",rules:_e.storageos},{name:"projected",rules:ub},{name:"scaleIO",rules:_e.scaleIO},{name:"csi",rules:_e.csi},{name:"ephemeral",rules:dc},{name:"image",rules:_e.
image,known:"image-volumes-known"}];function*hb(e,t,n,r){let o=b(n,"name"),i=E(t,"volumes").filter(([l])=>o!==""&&P(l,"ephemeral")),s=new Set(i.map(([l])=>`${o}-${b(l,"name")}`)),a=new Set;for(let[
l,c]of E(t,"volumes")){let d=[...r,"volumes",c],u=[...bb(e,l,o,a,d)];u.length===0&&a.add(b(l,"name")),yield*u;let p=b(P(l,"persistentVolumeClaim"),"claimName");
s.has(p)&&(yield e.invalid([...d,"persistentVolumeClaim","claimName"],p,"claim-of-ephemeral-volume"))}}function ap(e,t,n){let r=new Map,o=new Set;for(let[i]of E(
t,"volumes")){let s=b(i,"name");bb(e,i,b(n,"name"),o,[]).next().done&&(o.add(s),r.set(s,i))}return r}function*bb(e,t,n,r,o){let i=b(t,"name");yield*EE(e,t,n,o),
i===""?yield e.required([...o,"name"]):yield*T(e,Pe,i,[...o,"name"]),r.has(i)&&(yield e.duplicate([...o,"name"],i))}function*EE(e,t,n,r){let o=P(t,"emptyDir");o&&
(yield*nb(e,o,[...r,"emptyDir"]));let i=o===void 0;for(let s of CE){let a=P(t,s.name);!a||s.known!==void 0&&!e.build.holds(s.known)||(i?(yield*s.rules(e,a,[...r,
s.within??s.name]),s.name==="ephemeral"&&(yield*jE(e,b(t,"name"),n,r))):yield e.forbidden([...r,s.extra??s.name],"more-than-one-volume-type"),i=!1,s.name==="isc\
si"&&(yield*yb(e,b(t,"name"),a,r)))}i&&(yield e.required(r,"volume-type-required"))}function*jE(e,t,n,r){if(t===""||n==="")return;let o=`${n}-${t}`;for(let{message:i,
values:s}of te(o,e.build)){let a=e.build.say(i,s);yield e.invalid([...r,"name"],t,"ephemeral-claim-name",{claim:o,detail:a})}}var AE=["Always","IfNotPresent","Never"],NE=["File","FallbackToLogsOnError"];function Sb(e,t,n){return{volumes:n,claimNames:Nh(e,t),restartPolicy:b(t,"restartPo\
licy"),hostUsers:ce(t,"hostUsers")??!0,gracePeriod:I(t,"terminationGracePeriodSeconds"),system:P(t,"os")?b(P(t,"os"),"name"):void 0}}function*vb(e,t,n,r){let o=[...r,"containers"],i=q(t,"containers");if(!Array.isArray(i)||i.length===0){yield e.required(o);return}let s=new Set;for(let[a,l]of E(
t,"containers")){let c=[...o,l];yield*Pb(e,a,n,c);let d=b(a,"name");s.has(d)&&(yield e.duplicate([...c,"name"],d)),s.add(d),yield*tp(e,a,n,[...c,"lifecycle"]),yield*ep(
e,a,c),yield*Dh(e,a,c)}yield*zs(e,E(t,"containers"),o)}function*xb(e,t,n,r){let o=[...r,"initContainers"],i=new Set(E(t,"containers").map(([s])=>b(s,"name")));for(let[
s,a]of E(t,"initContainers")){let l=[...o,a];yield*Pb(e,s,n,l),yield*Jh(e,s,l);let c=b(s,"name");i.has(c)?yield e.duplicate([...l,"name"],c):c!==""&&i.add(c);for(let p of zs(
e,[[s,0]],o))yield m(f({},p),{place:[...l,...p.path.slice(o.length+1)]});let u=J(s,"restartPolicy")==="Always"&&e.build.holds("container-restart-policy-known");
if(u)yield*tp(e,s,n,[...l,"lifecycle"]),yield*ep(e,s,l);else for(let p of["lifecycle","livenessProbe","readinessProbe","startupProbe"])P(s,p)&&(yield e.forbidden(
[...l,p],"not-for-init-containers"));yield*Lh(e,s,u,a,o)}}function*Pb(e,t,n,r){let o=b(t,"name");o===""?yield e.required([...r,"name"]):yield*T(e,Pe,o,[...r,"na\
me"]),b(t,"image")===""&&(yield e.required([...r,"image"])),yield*si(e,t,"terminationMessagePolicy",NE,r),yield*sc(e,t,[...r,"ports"]),yield*rc(e,t,[...r,"env"]),
yield*oc(e,t,[...r,"envFrom"]),yield*wh(e,t,n.volumes,[...r,"volumeMounts"]),yield*kh(e,t,n.volumes,[...r,"volumeDevices"]),yield*si(e,t,"imagePullPolicy",AE,r),
yield*ar(e,P(t,"resources"),n.claimNames,[...r,"resources"]),yield*Ih(e,t,n.restartPolicy,[...r,"resizePolicy"]),yield*lc(e,P(t,"securityContext"),n.hostUsers,[
...r,"securityContext"])}function*si(e,t,n,r,o){let i=b(t,n);i===""?yield e.required([...o,n]):r.includes(i)||(yield e.notSupported([...o,n],i,r))}function*wb(e,t,n){
for(let r of["containers","initContainers"])for(let[o,i]of E(t,r)){let s=b(o,"image");s.trim()!==s&&(yield e.invalid([...n,r,i,"image"],s,"image-padded"))}}var uc=require("node:net");function*kb(e,t,n){let r=P(t,"dnsConfig"),o=ee(r,"nameservers");if(b(t,"dnsPolicy")==="None"&&o.length===0){r?yield e.required([...n,"nameservers"],"dns-none-se\
rvers"):yield e.required(n,"dns-none-config");return}if(r){o.length>3&&(yield lp(e,o,[...n,"nameservers"],"dns-too-many-servers",3));for(let[i,s]of o.entries())
yield*Ob(e,s,[...n,"nameservers",i]);yield*FE(e,ee(r,"searches"),[...n,"searches"]);for(let[i,s]of E(r,"options"))b(i,"name")===""&&(yield e.required([...n,"opt\
ions",s],"must-not-be-empty-text"))}}function lp(e,t,n,r,o){let i=`[]string{${t.map(s=>JSON.stringify(s)).join(", ")}}`;return e.invalid(n,{go:i,json:t},r,{max:o})}
function*FE(e,t,n){if(t.length===0)return;let r=e.build.holds("dns-config-expanded")||e.build.enabled("ExpandedDNSConfig"),[o,i]=r?[32,2048]:[6,256];t.length>o&&
(yield lp(e,t,n,"dns-too-many-searches",o)),ge(t.join(" "))>i&&(yield lp(e,t,n,"dns-searches-length",i));let s=e.build.enabled("RelaxedDNSSearchValidation");for(let[
a,l]of t.entries()){if(s&&l===".")continue;yield*T(e,s?gl:te,l.endsWith(".")?l.slice(0,-1):l,[...n,a])}}function*Ob(e,t,n){let r=t.includes("%")?0:(0,uc.isIP)(t),
o=r===0&&TE(t);if(r===0&&!o)yield e.invalid(n,t,"ip-address");else if(e.build.enabled("StrictIPCIDRValidation"))o?yield e.invalid(n,t,"ip-leading-zeros"):/^(0*:)*:?(0*:)*ffff:\d+\.\d+\.\d+\.\d+$|^::ffff:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/i.
test(t)&&(yield e.invalid(n,t,"ip-mapped"));else return}function TE(e){return/^[0-9]+(\.[0-9]+){3}$/.test(e)&&(0,uc.isIPv4)(e.replace(/(^|\.)0+(?=[0-9])/g,"$1"))}
function*Rb(e,t,n){for(let[r,o]of E(t,"hostAliases")){let i=e.build.holds("host-alias-paths-indexed"),s=i?[...n,o]:n,a=[...D(n),o];yield*Ge(Ob(e,b(r,"ip"),[...s,
"ip"]),[...a,"ip"]);for(let[l,c]of ee(r,"hostnames").entries()){let d=i?[...s,"hostnames",l]:[...s,"hostnames"];yield*Ge(T(e,te,c,d),[...a,"hostnames",l])}}}var ME=["emptyDir","secret","downwardAPI","configMap","projected"];function*Cb(e,t,n){let{build:r}=e;if(ce(t,"hostUsers")!==!1||!r.holds("host-users-known"))return;
if(r.holds("host-users-limits-volumes"))for(let[i,s]of E(t,"volumes"))ME.some(a=>P(i,a))||(yield e.forbidden([...n,"volumes",s],"host-users-volume"));let o=r.holds(
"host-users-network-by-gate")&&r.enabled("UserNamespacesHostNetworkSupport");for(let[i,s]of[["hostNetwork","hostNetwork"],["hostPID","HostPID"],["hostIPC","Host\
IPC"]])!ce(t,i)||i==="hostNetwork"&&o||(yield m(f({},e.forbidden([...n,s],"host-users-false")),{place:[...D(n),i]}));if(r.holds("host-users-refuses-devices"))for(let i of[
"initContainers","containers","ephemeralContainers"])for(let[s,a]of E(t,i)){let l=q(s,"volumeDevices");Array.isArray(l)&&l.length>0&&(yield e.forbidden([...n,i,
a,"volumeDevices"],"host-users-false"))}}var $E=["linux","windows"];function*jb(e,t,n){let r=P(t,"os");if(!r)return;let o=b(r,"name");o===""?yield e.required([...n,"os","name"],...e.build.holds("os-nam\
e-required-silently")?[]:["os-name-empty"]):o==="linux"?yield*IE(e,t,n):o==="windows"?yield*DE(e,t,n):yield m(f({},e.notSupported([...n,"os"],o,$E)),{place:[...D(
n),"os","name"]})}function*Ab(e,t){for(let n of["initContainers","containers","ephemeralContainers"])for(let[r,o]of E(e,n)){let i=P(r,"securityContext");i&&(yield[
i,[...t,n,o,"securityContext"]])}}function*IE(e,t,n){let r=[[P(t,"securityContext")??{},[...n,"securityContext"]]];for(let[o,i]of[...r,...Ab(t,n)])P(o,"windowsO\
ptions")&&(yield e.forbidden([...i,"windowsOptions"],"not-for-linux"))}var Eb=[["appArmorProfile","context","given","app-armor-field-known"],["seLinuxOptions","\
context","given"],["hostUsers","spec","given","host-users-known"],["hostPID","spec","filled"],["hostIPC","spec","filled"],["seccompProfile","context","given"],[
"fsGroup","context","given"],["fsGroupChangePolicy","context","given"],["sysctls","context","filled"],["shareProcessNamespace","spec","given"],["runAsUser","con\
text","given"],["runAsGroup","context","given"],["supplementalGroups","context","given"],["supplementalGroupsPolicy","context","given","supplemental-groups-poli\
cy-known"],["seLinuxChangePolicy","context","given","selinux-change-policy-known"]],LE=[["appArmorProfile","app-armor-field-known"],["seLinuxOptions"],["seccomp\
Profile"],["capabilities"],["readOnlyRootFilesystem"],["privileged"],["allowPrivilegeEscalation"],["procMount"],["runAsUser"],["runAsGroup"]];function*DE(e,t,n){
let r=s=>s===void 0||e.build.holds(s),o=P(t,"securityContext"),i=e.build.holds("host-fields-of-spec")?Eb.filter(([,s])=>s==="spec"):[];for(let[s,a,l,c]of[...Eb.
filter(d=>!i.includes(d)),...i]){let d=a==="spec"?t:o,u=q(d,s),p=Array.isArray(u)?u.length>0:ce(d,s)===!0;u===void 0||l==="filled"&&!p||!r(c)||(yield e.forbidden(
a==="spec"?[...n,s]:[...n,"securityContext",s],"not-for-windows"))}for(let[s,a]of Ab(t,n))for(let[l,c]of LE)q(s,l)!==void 0&&r(c)&&(yield e.forbidden([...a,l],"\
not-for-windows"))}function*Nb(e,t,n,r){let o=P(t,"resources");if(!(!o||!e.build.enabled("PodLevelResources"))){if(b(P(t,"os"),"name")==="windows"&&e.build.holds("pod-resources-re\
fuse-windows")){yield e.forbidden(r,"pod-resources-windows");return}q(o,"claims")!==void 0&&(yield e.forbidden([...r,"claims"],"pod-resources-claims")),yield*ar(
e,o,n,r,JE),yield*VE(e,t,o,r),yield*qE(e,t,o,r)}}function*JE(e,t,n){let r=[...Do(e,t,n)];if(yield*r,r.length>0||t==="cpu"||t==="memory")return;let o=e.build.holds(
"pod-resources-know-huge-pages");o&&nt(t)||(yield e.notSupported(n,{go:t,json:t},["cpu",...o?["hugepages-"]:[],"memory"]))}var _E=Le("0");function*VE(e,t,n,r){let o=de(
n,"requests"),i=!e.build.holds("pod-resources-skip-missing");for(let[s,a]of[...Fb(t,"requests")].sort()){let l=o.get(s)??(i?_E:void 0);if(!l||Oe(a,l)<=0)continue;
let c={sum:Z(a)};yield e.invalid([...r,"requests",{key:s}],Z(l),"pod-request-under-sum",c)}}function*qE(e,t,n,r){let o=de(n,"limits");for(let[i,s]of[...Fb(t,"li\
mits")].sort()){let a=o.get(i);if(!a||!nt(i)||Oe(s,a)<=0)continue;if(!e.build.holds("pod-resources-know-huge-pages"))break;let l={sum:Z(s)};yield e.invalid([...r,
"limits",{key:i}],Z(a),"pod-limit-under-sum",l)}for(let[i,s]of E(t,"containers"))for(let[a,l]of de(P(i,"resources"),"limits")){let c=o.get(a);if(!c||Oe(l,c)<=0)
continue;let d=[...r,"containers",s,{key:a},"limits"],u=D([...r.slice(0,-1),"containers",s,"resources","limits",a]);yield m(f({},e.invalid(d,Z(l),"container-lim\
it-over-pod",{limit:Z(c)})),{place:u})}}function Fb(e,t){let n=new Map;for(let[i]of E(e,"containers"))fc(n,de(P(i,"resources"),t));let r=new Map,o=new Map;for(let[
i]of E(e,"initContainers")){let s=de(P(i,"resources"),t);if(J(i,"restartPolicy")==="Always")fc(n,s),fc(r,s),cp(o,r);else{let a=new Map(s);fc(a,r),cp(o,a)}}return cp(
n,o),n}function fc(e,t){for(let[n,r]of t){let o=e.get(n);e.set(n,o?Ue(o,r):r)}}function cp(e,t){for(let[n,r]of t){let o=e.get(n);(!o||Oe(r,o)>0)&&e.set(n,r)}}var Tb=["NoSchedule","PreferNoSchedule","NoExecute"],Mb=["Lt","Gt"];function $b(e,t,n){return[...zr(ue(n),{tolerations:e},t)]}function*zr(e,t,n){for(let[r,o]of E(
t,"tolerations")){let i=[...n,o],s=b(r,"key"),a=b(r,"operator"),l=b(r,"effect");s!==""?yield*T(e,be,s,[...i,"key"]):a!=="Exists"&&(yield e.invalid([...i,"operat\
or"],a,"toleration-without-key")),I(r,"tolerationSeconds")!==void 0&&l!=="NoExecute"&&(yield e.invalid([...i,"effect"],l,"toleration-seconds-effect")),yield*WE(
e,r,a,i),l!==""&&!Tb.includes(l)&&(yield e.notSupported([...i,"effect"],l,Tb))}}function*WE(e,t,n,r){let o=b(t,"value"),i=[...r,"operator"],s=[...D(r),"value"];
if(n===""||n==="Equal"){let a=dn(o,e.build);if(a.length===0)return;let l=a.map(({message:c,values:d})=>e.build.say(c,d)).join(";");yield m(f({},e.invalid(i,o,"t\
oleration-value",{faults:l})),{place:s})}else if(n==="Exists"){if(o==="")return;let a=e.build.holds("toleration-errors-show-value")?o:BE(t);yield m(f({},e.invalid(
i,a,"toleration-value-with-exists")),{place:s})}else Mb.includes(n)&&e.build.holds("toleration-comparisons-known")?e.build.enabled("TaintTolerationComparisonOpe\
rators")?yield*UE(e,o,[...r,"value"]):yield e.notSupported(i,n,["Equal","Exists",...Mb]):yield e.notSupported(i,n,["Equal","Exists"])}function*UE(e,t,n){t===""?
yield e.invalid(n,t,"must-not-be-empty"):/^(0|-?[1-9][0-9]*)$/.test(t)||(yield e.invalid(n,t,"decimal-integer")),/^[+-]?[0-9]+$/.test(t)?BigInt.asIntN(64,BigInt(
t.replace("+","")))!==BigInt(t.replace("+",""))&&(yield e.invalid(n,t,"integer-range",{value:se(t)})):yield e.invalid(n,t,"integer-syntax",{value:se(t)})}function BE(e){
let t=I(e,"tolerationSeconds"),n=["key","operator","value","effect"].map(o=>`${o.charAt(0).toUpperCase()}${o.slice(1)}:${se(b(e,o))}`),r=`TolerationSeconds:(*in\
t64)(${t===void 0?"nil":"0x0"})`;return{go:`core.Toleration{${[...n,r].join(", ")}}`,json:e}}var Ib=["DoNotSchedule","ScheduleAnyway"],Lb=["Honor","Ignore"];function*Db(e,t,n){let r=E(t,"topologySpreadConstraints");for(let[o,[i,s]]of r.entries()){let a=[
...n,s],l=I(i,"maxSkew")??0;l<=0&&(yield e.invalid([...a,"maxSkew"],l,"must-be-positive-amount"));let c=b(i,"topologyKey"),d=b(i,"whenUnsatisfiable");if(c===""&&
(yield e.required([...a,"topologyKey"],"can-not-be-empty")),Ib.includes(d)||(yield e.notSupported([...a,"whenUnsatisfiable"],d,Ib)),r.slice(o+1).some(([p])=>b(p,
"topologyKey")===c&&b(p,"whenUnsatisfiable")===d)){let p=e.duplicate([...a,"{topologyKey, whenUnsatisfiable}"],`{${c}, ${d}}`);yield m(f({},p),{place:[...D(a),"\
topologyKey"]})}yield*GE(e,i,d,[...a,"minDomains"]);for(let p of["nodeAffinityPolicy","nodeTaintsPolicy"]){let g=J(i,p);g!==void 0&&!Lb.includes(g)&&(yield e.notSupported(
[...a,p],g,Lb))}yield*ph(e,i,a),e.build.holds("spread-selector-checked")&&(yield*Ct(e,P(i,"labelSelector"),[...a,"labelSelector"]))}}function*GE(e,t,n,r){let o=I(
t,"minDomains");o!==void 0&&(o<=0&&(yield e.invalid(r,o,"must-be-positive-amount")),n!=="DoNotSchedule"&&(yield e.invalid(r,o,"min-domains-action",{action:n})))}function Yr(e,t,n,r,o){let i=X(e);if(!i)return[];let s=ue(r,o),a=[...KE(s,i,X(t),n)];return s.isPod?[...a,...XE(s,i,n)]:a}function*KE(e,t,n,r){let{build:o}=e,i=l=>[
...r,l];I(t,"terminationGracePeriodSeconds")===void 0&&o.holds("grace-period-required")&&(yield e.required(i("terminationGracePeriodSeconds"))),yield*hb(e,t,n,r),
yield*Fh(e,t,n,i("resourceClaims"));let s=Sb(e,t,ap(e,t,n));yield*vb(e,t,s,r),yield*xb(e,t,s,r),yield*Nb(e,t,s.claimNames,i("resources"));let a=ce(t,"hostNetwor\
k")===!0&&o.holds("host-network-names-host-port");a&&(yield*Ys(e,t,r)),yield*si(e,t,"restartPolicy",["Always","OnFailure","Never"],r),yield*si(e,t,"dnsPolicy",[
"ClusterFirstWithHostNet","ClusterFirst","Default","None"],r),yield*Yt(e,t,"nodeSelector",i("nodeSelector")),a||(yield*Ys(e,t,r)),yield*cc(e,t,i("securityContex\
t")),yield*Xl(e,P(t,"affinity"),i("affinity")),yield*kb(e,t,i("dnsConfig"));for(let[l,c]of E(t,"readinessGates")){let d=[...i("readinessGates"),c,"conditionType"];
yield*T(e,be,b(l,"conditionType"),d)}yield*zE(e,t,i("schedulingGates")),yield*Db(e,t,i("topologySpreadConstraints")),yield*Bh(e,t,r),yield*Cb(e,t,r),yield*YE(e,
t,i("hostnameOverride")),yield*HE(e,t,r),yield*jb(e,t,r),yield*ZE(e,t,[...i("schedulingGroup"),"podGroupName"]),yield*ic(e,t,r)}function*HE(e,t,n){yield*Zs(e,t,
"serviceAccountName",te,n),yield*Zs(e,t,"nodeName",te,n);let r=I(t,"activeDeadlineSeconds");r!==void 0&&(yield*kt(e,r,1,2**31-1,[...n,"activeDeadlineSeconds"])),
yield*Zs(e,t,"hostname",Pe,n),yield*Zs(e,t,"subdomain",Pe,n),yield*zr(e,t,[...n,"tolerations"]),yield*Rb(e,t,[...n,"hostAliases"]),yield*Zs(e,t,"priorityClassNa\
me",te,n);let o=J(t,"runtimeClassName");o!==void 0&&(yield*T(e,te,o,[...n,"runtimeClassName"])),J(t,"preemptionPolicy")!==void 0&&(yield*si(e,t,"preemptionPolic\
y",["PreemptLowerPriority","Never"],n));let i=P(t,"overhead");i&&(yield*QE(e,i,[...n,"overhead"]))}function*Zs(e,t,n,r,o){let i=b(t,n);i!==""&&(yield*T(e,r,i,[...o,
n]))}function*QE(e,t,n){for(let r of ar(e,{limits:t},void 0,n)){let o=r.path.at(-1),i=typeof o=="object"?[o.key]:[];yield m(f({},r),{place:[...D(n),...i]})}}function*zE(e,t,n){
let r=E(t,"schedulingGates");if(r.length===0||!e.build.holds("scheduling-gates-known"))return;let o=new Set;for(let[i,s]of r){let a=b(i,"name");e.build.holds("s\
cheduling-gates-qualified")?yield*T(e,be,a,[...n,s]):a===""&&(yield e.required([...n,s],"must-not-be-empty-text")),o.has(a)&&(yield e.duplicate([...n,s],a)),o.add(
a)}}function*YE(e,t,n){let r=J(t,"hostnameOverride");r===void 0||!e.build.holds("hostname-override-known")||(ce(t,"setHostnameAsFQDN")&&(yield e.forbidden(n,"ho\
stname-override-fqdn")),ce(t,"hostNetwork")&&(yield e.forbidden(n,"hostname-override-host-network")),ge(r)>64&&(yield e.tooLong(n,"too-long-bytes",{max:64})),yield*T(
e,te,r,n))}function*ZE(e,t,n){let r=P(t,"schedulingGroup");if(!r||!e.build.holds("scheduling-group-known"))return;let o=J(r,"podGroupName");o===void 0?yield e.invalid(
n,null,"scheduling-group-none"):yield*T(e,te,o,n)}function*XE(e,t,n){if(b(t,"serviceAccountName")==="")for(let[i,s]of E(t,"volumes"))for(let[a,l]of E(P(i,"proje\
cted"),"sources")){let c=[...n,"volumes",s,"projected","sources",l,"serviceAccountToken"];P(a,"serviceAccountToken")&&(yield e.forbidden(c,"token-needs-account"))}
yield*wb(e,t,n),E(t,"ephemeralContainers").length>0&&(yield e.forbidden([...n,"ephemeralContainers"],"not-on-create"));let r=q(t,"schedulingGates");Array.isArray(
r)&&r.length>0&&e.build.holds("scheduling-gates-known")&&b(t,"nodeName")!==""&&(yield e.forbidden([...n,"nodeName"],"node-name-with-gates"))}function qn(e,t){let n=oe(e.group,e.kind),r=G(e)??n?.templates?.[0];if(n?.of!=="kubernetes"||!r||r.length===0)return[];if(n.kind==="StatefulSet"&&!t.cluster.holds(
"statefulset-validates-template"))return[];let o=Jt(e)??{},i={metadata:k(o,"metadata"),spec:k(o,"spec")},s=k(Je(i,t.structs(),new Et),"spec");Dl(s,t.cluster);let a=Vn(
e),l=new Set(a.map(({name:d})=>d));a.length>0&&(s.volumes=[...S(s.volumes).filter(({name:d})=>!l.has(d)),...a]),n.kind==="StatefulSet"&&(delete s.hostname,delete s.
subdomain);let c=pc(m(f({},o),{spec:s}),r,t.cluster,{isPod:!1});return Rt(c,`${n.kind}Validation`)}function*pc(e,t,n,r){let o=ue(n,r);yield*dp(o,X(e.metadata),t);
let i=v(e.spec)?e.spec:{};cn(i,n,!1),yield*Yr(i,{},[...t,"spec"],n,r),E(i,"ephemeralContainers").length>0&&(yield o.forbidden([...t,"spec","ephemeralContainers"],
"template-ephemeral-containers"))}function*dp(e,t,n){let r=o=>[...n,"metadata",...D(o).slice(n.length)];for(let o of Yt(e,t,"labels",[...n,"labels"]))yield m(f(
{},o),{place:r(o.place??o.path)});for(let[o]of Be(t,"annotations"))for(let{message:i,values:s}of be(o.toLowerCase(),e.build)){let a=e.invalid([...n,"annotations"],
o,i,s);yield m(f({},a),{place:[...n,"metadata","annotations",o]})}}function mc(e,t){let n=Jt(e)??{},r={metadata:k(n,"metadata"),spec:k(n,"spec")},o=Je(r,t.kruiseStructs(),
new Et),i=Vn(e),s=k(o,"spec");return i.length>0&&(s.volumes=[...S(s.volumes),...i]),m(f({},o),{spec:s})}function gc(e){return{isPod:!1,get resourceIsPod(){return e.
cluster.holds("kruise-validates-host-ports-of-templates")}}}function*yc(e,t,n,r){let o=["spec","template"];yield*pc(t,o,e.build,gc(r));let{restartPolicy:i,activeDeadlineSeconds:s}=k(
t,"spec"),a=w(i);a!=="Always"&&(yield e.notSupported([...o,"spec","restartPolicy"],a,["Always"])),s!=null&&(yield e.forbidden([...o,"spec","activeDeadlineSecond\
s"],n))}function hc(e,t,n){let r=n.cluster.library("kruise"),o=structuredClone(k(e,"spec"));return cn(o,r,!1),Yr(o,k(e,"metadata"),t,r,gc(n))}function bc(e,t,n,r){return r.filter(i=>!n.includes(i)).every(i=>qr(e.spec[i])===qr(t.spec[i]))}function*Sc(e,t,n){let r=t&&ej(e,t,n);r&&(yield r)}function ej(e,t,n){let r=E(t,"weightPriority"),o=E(t,"orderPriority");if(r.length>0&&o.length>0)return e.required(
n,"priority-strategy-both");for(let[i]of r){let s=I(i,"weight")??0;if(s<0||s>100)return e.required(n,"priority-strategy-weight");let a=P(i,"matchSelector");if(Lt(
a))return e.required(n,"priority-strategy-selector");let l=_n(a,e.build);if(l)return e.required(n,"priority-strategy-selector-fault",{fault:l})}if(o.some(([i])=>b(
i,"orderedKey")===""))return e.required(n,"priority-strategy-order")}function*vc(e,t,n){let r=new Set;for(let[o]of E(t,"scatterStrategy")){let i=b(o,"key"),s=b(
o,"value");if(i===""){yield e.required(n,"scatter-strategy-key");return}if(r.has(`${i}:${s}`)){yield e.required(n,"scatter-strategy-twice",{key:i,value:s});return}
r.add(`${i}:${s}`)}}var up={"AppArmorProfile.type":"v1.AppArmorProfileType","AzureDiskVolumeSource.cachingMode":"v1.AzureDataDiskCachingMode","AzureDiskVolumeSource.kind":"v1.Azure\
DataDiskKind","Capabilities.add":"v1.Capability","Capabilities.drop":"v1.Capability","Container.imagePullPolicy":"v1.PullPolicy","Container.restartPolicy":"v1.C\
ontainerRestartPolicy","Container.terminationMessagePolicy":"v1.TerminationMessagePolicy","ContainerPort.protocol":"v1.Protocol","ContainerResizePolicy.resource\
Name":"v1.ResourceName","ContainerResizePolicy.restartPolicy":"v1.ResourceResizeRestartPolicy","EmptyDirVolumeSource.medium":"v1.StorageMedium","HTTPGetAction.s\
cheme":"v1.URIScheme","HostPathVolumeSource.type":"v1.HostPathType","ImageVolumeSource.pullPolicy":"v1.PullPolicy","LabelSelectorRequirement.operator":"v1.Label\
SelectorOperator","NodeSelectorRequirement.operator":"v1.NodeSelectorOperator","PersistentVolumeClaimSpec.accessModes":"v1.PersistentVolumeAccessMode","Persiste\
ntVolumeClaimSpec.volumeMode":"v1.PersistentVolumeMode","PodOS.name":"v1.OSName","PodReadinessGate.conditionType":"v1.PodConditionType","PodSecurityContext.fsGr\
oupChangePolicy":"v1.PodFSGroupChangePolicy","PodSecurityContext.seLinuxChangePolicy":"v1.PodSELinuxChangePolicy","PodSecurityContext.supplementalGroupsPolicy":"\
v1.SupplementalGroupsPolicy","PodSpec.dnsPolicy":"v1.DNSPolicy","PodSpec.overhead":"v1.ResourceList","PodSpec.preemptionPolicy":"v1.PreemptionPolicy","PodSpec.r\
estartPolicy":"v1.RestartPolicy","ResourceRequirements.limits":"v1.ResourceList","ResourceRequirements.requests":"v1.ResourceList","SeccompProfile.type":"v1.Sec\
compProfileType","SecurityContext.procMount":"v1.ProcMountType","Toleration.effect":"v1.TaintEffect","Toleration.operator":"v1.TolerationOperator","TopologySpre\
adConstraint.nodeAffinityPolicy":"v1.NodeInclusionPolicy","TopologySpreadConstraint.nodeTaintsPolicy":"v1.NodeInclusionPolicy","TopologySpreadConstraint.whenUns\
atisfiable":"v1.UnsatisfiableConstraintAction","VolumeMount.mountPropagation":"v1.MountPropagationMode","VolumeMount.recursiveReadOnly":"v1.RecursiveReadOnlyMod\
e","VolumeResourceRequirements.limits":"v1.ResourceList","VolumeResourceRequirements.requests":"v1.ResourceList"};var Jb="pointer to ",xc="list of ",fp=" as ";function yr(e,t,n,r={},o=t.root){let i=new pp(t,r,n),s=i.decode(e,o,{struct:"",stack:[],path:[]});return i.fault&&m(
f({},i.fault),{decoded:v(s)?s:{}})}var pp=class{constructor(t,n,r){this.schema=t;this.more=n;this.build=r}schema;more;build;fault;#e=!1;decode(t,n,r){if(t===null||
this.#e)return;let[o="",i]=n.split(fp);if(o.startsWith(Jb))return this.decode(t,n.slice(Jb.length),r);if(o==="IntOrString")return this.#a(t,r);if(o==="Quantity")
return this.#s(t,r);if(o==="Time")return t;if(o.startsWith(xc)){if(!Array.isArray(t))return this.#i(t,this.#o(n),r);let s=n.slice(xc.length);return t.map((a,l)=>this.
decode(a,s,m(f({},r),{path:[...r.path,l]}))??null)}return o==="string"||o==="bool"?_b(t)===o?t:this.#i(t,i??o,r):o.startsWith("int")?Vb(t,o)?t:this.#i(t,i??o,r,
!0):v(t)?o==="map"?this.#n(t,i,r):this.#t(t,o,r):this.#i(t,this.#o(n),r)}#t(t,n,r){let o={};for(let i of Object.keys(t).sort()){let s=this.#r(n,i),a=t[i],l=[...r.
path,i],c={struct:n.slice(n.lastIndexOf(".")+1),stack:[...r.stack,i],path:l},d=s===void 0?a:this.decode(a,s,c);d!==void 0&&(o[i]=d)}return o}#n(t,n,r){let o=n===
"v1.ResourceList"?"Quantity":"string",i={};for(let[s,a]of Object.entries(t))i[s]=this.decode(a,o,m(f({},r),{path:[...r.path,s]}))??(o==="string"?"":"0");return i}#r(t,n){
let r=Object.hasOwn(up,`${t}.${n}`)?up[`${t}.${n}`]:void 0,o=this.more[t];if(o)return Object.hasOwn(o,n)?o[n]:void 0;let i=this.schema.structs.get(t)?.get(n)?.split(
", ")[0];return i===void 0?void 0:r===void 0?i:`${i}${fp}${r}`}#o(t){let[n="",r]=t.split(fp);return n.startsWith(xc)?`[]${this.#o(t.slice(xc.length))}`:r!==void 0?
r:n==="map"?"map[string]string":n==="IntOrString"?"intstr.IntOrString":n.includes(".")||/^[a-z]/.test(n)?n:`v1.${n}`}#a(t,n){if(typeof t=="string"||Vb(t,"int32"))
return t;this.#i(t,"int32",n,!0),this.#e=!0}#s(t,n){let r=Le(typeof t=="string"?t.trim():JSON.stringify(t));if(ze(r))return t;this.fault={error:r.error,path:n.path},
this.#e=!0}#i(t,n,{struct:r,stack:o,path:i},s=!1){let a=_b(t),l=a==="number"&&s?`number ${t}`:a,c=o.join(".");this.fault??={error:this.build.say("cannot-unmarsh\
al",{given:l,struct:r,field:c,type:n}),path:i}}};function _b(e){return Array.isArray(e)?"array":typeof e=="boolean"?"bool":typeof e}function Vb(e,t){return typeof e!=
"number"||!Number.isInteger(e)?!1:t!=="int32"||e>=-(2**31)&&e<2**31}function Pc(e,t,n,r,o){let i=o.cluster.library("kruise"),s=yr(e.value,we("PodTemplateSpec",i),i,t,n);return s?[{by:r,id:"cannot-unmarshal",message:s.error,path:s.
path}]:[]}var mp={"pub.Lifecycle":{preDelete:"pointer to pub.LifecycleHook",inPlaceUpdate:"pointer to pub.LifecycleHook",preNormal:"pointer to pub.LifecycleHook"},"pub.Li\
fecycleHook":{labelsHandler:"map",finalizersHandler:"list of string",markPodNotReady:"bool"},"pub.InPlaceUpdateStrategy":{gracePeriodSeconds:"int32"},"pub.Updat\
ePriorityStrategy":{orderPriority:"list of pub.UpdatePriorityOrderTerm",weightPriority:"list of pub.UpdatePriorityWeightTerm"},"pub.UpdatePriorityOrderTerm":{orderedKey:"\
string"},"pub.UpdatePriorityWeightTerm":{weight:"int32",matchSelector:"LabelSelector"},"v1.PersistentVolumeClaim":{metadata:"ObjectMeta",spec:"PersistentVolumeC\
laimSpec"}},qb="list of v1.PersistentVolumeClaim",gp={replicas:"pointer to int32",selector:"pointer to LabelSelector",template:"PodTemplateSpec",revisionHistoryLimit:"\
pointer to int32"};function Xs(e){return m(f({},mp),{"v1alpha1.CloneSet":{spec:"v1alpha1.CloneSetSpec"},"v1alpha1.CloneSetSpec":m(f({},gp),{volumeClaimTemplates:qb,
scaleStrategy:"v1alpha1.CloneSetScaleStrategy",updateStrategy:"v1alpha1.CloneSetUpdateStrategy",minReadySeconds:"int32",lifecycle:"pointer to pub.Lifecycle",get progressDeadlineSeconds(){
return e.holds("cloneset-progress-deadline")?"pointer to int32":void 0}}),"v1alpha1.CloneSetScaleStrategy":{podsToDelete:"list of string",maxUnavailable:"pointe\
r to IntOrString",disablePVCReuse:"bool"},"v1alpha1.CloneSetUpdateStrategy":{type:"string as v1alpha1.CloneSetUpdateStrategyType",partition:"pointer to IntOrStr\
ing",maxUnavailable:"pointer to IntOrString",maxSurge:"pointer to IntOrString",paused:"bool",priorityStrategy:"pointer to pub.UpdatePriorityStrategy",scatterStrategy:"\
list of v1alpha1.UpdateScatterTerm",inPlaceUpdateStrategy:"pointer to pub.InPlaceUpdateStrategy"},"v1alpha1.UpdateScatterTerm":{key:"string",value:"string"}})}function Wb(e,t){
let n=s=>`${e}.${s}`,r=t.holds("advanced-statefulset-reserves-ranges")?"IntOrString":"int",o=e==="v1beta1"&&{volumeClaimUpdateStrategy:n("VolumeClaimUpdateStrat\
egy"),reserveOrdinals:`list of ${r}`,lifecycle:"pointer to pub.Lifecycle",scaleStrategy:`pointer to ${n("StatefulSetScaleStrategy")}`,persistentVolumeClaimRetentionPolicy:`\
pointer to ${n("StatefulSetPersistentVolumeClaimRetentionPolicy")}`,ordinals:`pointer to ${n("StatefulSetOrdinals")}`},i=`string as ${n("PersistentVolumeClaimRe\
tentionPolicyType")}`;return m(f({},mp),{[n("StatefulSet")]:{spec:n("StatefulSetSpec")},[n("StatefulSetSpec")]:f(m(f({},gp),{volumeClaimTemplates:qb,serviceName:"\
string",podManagementPolicy:"string as v1.PodManagementPolicyType",updateStrategy:n("StatefulSetUpdateStrategy")}),o),[n("VolumeClaimUpdateStrategy")]:{type:`st\
ring as ${n("VolumeClaimUpdateStrategyType")}`},[n("StatefulSetScaleStrategy")]:{maxUnavailable:"pointer to IntOrString"},[n("StatefulSetPersistentVolumeClaimRe\
tentionPolicy")]:{whenDeleted:i,whenScaled:i},[n("StatefulSetOrdinals")]:{start:"int32"},[n("StatefulSetUpdateStrategy")]:{type:"string as v1.StatefulSetUpdateS\
trategyType",rollingUpdate:`pointer to ${n("RollingUpdateStatefulSetStrategy")}`},[n("RollingUpdateStatefulSetStrategy")]:{partition:"pointer to int32",maxUnavailable:"\
pointer to IntOrString",podUpdatePolicy:`string as ${n("PodUpdateStrategyType")}`,paused:"bool",unorderedUpdate:`pointer to ${n("UnorderedUpdateStrategy")}`,inPlaceUpdateStrategy:"\
pointer to pub.InPlaceUpdateStrategy",minReadySeconds:"pointer to int32"},[n("UnorderedUpdateStrategy")]:{priorityStrategy:"pointer to pub.UpdatePriorityStrateg\
y"}})}function Ub(e,t){let n=a=>`${e}.${a}`,r=t.holds("advanced-daemonset-partition-percent")?"IntOrString":"int32",s=gp,{replicas:o}=s,i=le(s,["replicas"]);return m(
f({},mp),{[n("DaemonSet")]:{spec:n("DaemonSetSpec")},[n("DaemonSetSpec")]:f(m(f({},i),{updateStrategy:n("DaemonSetUpdateStrategy"),minReadySeconds:"int32",burstReplicas:"\
pointer to IntOrString",lifecycle:"pointer to pub.Lifecycle"}),e==="v1beta1"&&{scaleStrategy:`pointer to ${n("DaemonSetScaleStrategy")}`}),[n("DaemonSetScaleStr\
ategy")]:{partitionedScaling:"bool"},[n("DaemonSetUpdateStrategy")]:{type:`string as ${n("DaemonSetUpdateStrategyType")}`,rollingUpdate:`pointer to ${n("Rolling\
UpdateDaemonSet")}`},[n("RollingUpdateDaemonSet")]:{rollingUpdateType:`string as ${n("RollingUpdateType")}`,maxUnavailable:"pointer to IntOrString",maxSurge:"po\
inter to IntOrString",selector:"pointer to LabelSelector",partition:`pointer to ${r}`,paused:"pointer to bool"}})}var ai="ResourceQuota";function Wn(e,t,n,r,o=({value:i})=>k(i,"status")){let{cluster:i}=n,s=[],a=[];for(let u of n.resourceQuotas(t)){if(u===r)continue;let p=o(
u),g=de(p,"hard"),y=de(p,"used"),h=Bb(u.spec),x=[...g.keys()].filter(V=>e.counts(V)).sort();if(x.length===0||!h.every(V=>e.inScope(V)))continue;let R=e.unstated(
x);if(R){let V=i.say("quota-must-specify",{quota:u.name,missing:R.missing});s.push({by:ai,id:"quota-must-specify",message:V,path:R.path});continue}if(x.some(V=>!y.
has(V))){let V=i.say("quota-status-unknown",{quota:u.name,resources:x.join(",")});s.push({by:ai,id:"quota-status-unknown",message:V,path:e.placeOf(x[0],h)});continue}
let C=x.filter(V=>{let N=e.usage.get(V);return!N||N.mantissa===0n?!1:Oe(Ue(y.get(V)??je,N),g.get(V)??je)>0});if(C.length===0)continue;let A=V=>C.map(N=>`${N}=${Z(
V.get(N)??je)}`).join(","),F={quota:u.name,requested:A(e.usage),used:A(y),limited:A(g)},H=i.say("quota-exceeded",F);a.push({by:ai,id:"quota-exceeded",message:H,
path:e.placeOf(C[0],h)})}if(s.length>0)return s;let c=[...e.usage.values()].some(({mantissa:u})=>u!==0n)?tj(e,t,n):[];if(c.length===0)return a;let d=i.say("quot\
a-scopes-uncovered",{scopes:c.map(rj).join(" ")});return[{by:ai,id:"quota-scopes-uncovered",message:d,path:e.placeOf("pods",c)}]}function tj(e,t,n){let r=nj(n).
filter(i=>e.inScope(i));if(r.length===0||n.cluster.lookup("quota-of-limited-priority-classes")===t)return[];let o=n.resourceQuotas(t).flatMap(({spec:i})=>Bb(i)).
filter(i=>e.inScope(i));return r.filter(({name:i})=>!o.some(s=>s.name===i))}function nj({cluster:e}){let t=e.lookup("quota-limited-priority-classes");return t===
void 0?[]:[{name:"PriorityClass",operator:"In",values:String(t).split(" ")}]}function rj({name:e,operator:t,values:n}){return`{${e} ${t} [${n.join(" ")}]}`}function wc({
value:e,spec:t}){if(v(e.status)&&v(e.status.hard))return{};let n=k(t,"hard");return{hard:n,used:Object.fromEntries(Object.keys(n).map(r=>[r,"0"]))}}function Bb(e){
return[...(Array.isArray(e.scopes)?e.scopes:[]).map(n=>({name:w(n),operator:"Exists",values:[]})),...S(k(e,"scopeSelector").matchExpressions).map(({scopeName:n,
operator:r,values:o})=>({name:w(n),operator:w(r),values:Array.isArray(o)?o.map(w):[]}))]}function li({operator:e,values:t},n){switch(e){case"Exists":return n.length>
0;case"DoesNotExist":return n.length===0;case"In":return n.some(r=>t.includes(r));case"NotIn":return n.length===0||n.some(r=>!t.includes(r));default:return!1}}var oj=new Set(["/Pod","/Binding","/ComponentStatus","/Event","events.k8s.io/Event","authentication.k8s.io/TokenReview","authentication.k8s.io/SelfSubjectReview",
"authorization.k8s.io/SubjectAccessReview","authorization.k8s.io/SelfSubjectAccessReview","authorization.k8s.io/LocalSubjectAccessReview","authorization.k8s.io/\
SelfSubjectRulesReview"]),Gb={"/ConfigMap":"configmaps","/ResourceQuota":"resourcequotas","/ReplicationController":"replicationcontrollers","/Secret":"secrets"};
function kc(e,t,n){let{namespace:r}=e,o=`${e.group}/${e.kind}`;if(r===null||oj.has(o))return[];let i=Kb(o,e,t.cluster);if(!n)return Wn(i,r,t,e);if(o!=="/Service"&&
o!==Qb)return[];let s=pj(i.usage,Kb(o,n,t.cluster).usage);return Wn(m(f({},i),{usage:s}),r,t)}var Qb="/PersistentVolumeClaim";function Kb(e,t,n){if(e===Qb)return hp(
t.value,n);if(e==="/Service")return Hb(dj(t.spec),cj);let r=[sj(t),...Object.hasOwn(Gb,e)?[Gb[e]]:[]];return Hb(new Map(r.map(o=>[o,De(1)])),o=>r.includes(o))}var zb=[
"metadata","name"];function Hb(e,t,n=ij){return{usage:e,counts:t,inScope:()=>!1,unstated:()=>{},placeOf:n}}function ij(e){return e==="services.loadbalancers"?["\
spec","type"]:e==="services.nodeports"?["spec","ports"]:zb}function sj({group:e,kind:t}){return`count/${oe(e,t)?.plural??aj(t)}${e===""?"":`.${e}`}`}function aj(e){
let t=e.toLowerCase();return t.endsWith("endpoints")?t:t.endsWith("s")?`${t}es`:t.endsWith("y")?`${t.slice(0,-1)}ies`:`${t}s`}var lj=["count/services","services",
"services.nodeports","services.loadbalancers"];function cj(e){return lj.includes(e)}function dj({type:e,ports:t,allocateLoadBalancerNodePorts:n}){let r=new Map(
[["count/services",De(1)],["services",De(1)]]);if(e!=="NodePort"&&e!=="LoadBalancer")return r;let o=S(t),i=e==="LoadBalancer"&&n===!1;return r.set("services.nod\
eports",De(i?o.filter(({nodePort:s})=>s).length:o.length)),e==="LoadBalancer"&&r.set("services.loadbalancers",De(1)),r}var yp=".storageclass.storage.k8s.io/",uj=[
"persistentvolumeclaims","requests.storage"];function hp(e,t){let n=k(e,"metadata"),r=k(e,"spec"),o=new Map([["count/persistentvolumeclaims",De(1)]]),i=k(n,"ann\
otations")["volume.beta.kubernetes.io/storage-class"],s=w(i??r.storageClassName),a=de(k(r,"resources"),"requests").get("storage"),l=[["persistentvolumeclaims",De(
1)],["requests.storage",a&&fj(a)]];for(let[u,p]of l)p&&(o.set(u,p),s!==""&&o.set(`${s}${yp}${u}`,p));let c=w(r.volumeAttributesClassName),d=t.holds("quota-knows\
-volume-attributes-class")&&t.enabled("VolumeAttributesClass");return{usage:o,counts:u=>u==="count/persistentvolumeclaims"||uj.some(p=>u===p||u.endsWith(`${yp}${p}`)),
inScope:u=>d&&u.name==="VolumeAttributesClass"&&li(u,c===""?[]:[c]),unstated:()=>{},placeOf:u=>u.endsWith("requests.storage")?["spec","resources","requests","st\
orage"]:u.includes(yp)&&i===void 0?["spec","storageClassName"]:zb}}function fj(e){let{format:t,small:n}=e,r=It(e);return e.scale>=0||It(e,e.scale)===r*10n**BigInt(
-e.scale)?e:{mantissa:r,scale:0,format:t,small:n}}function pj(e,t){return new Map([...e].map(([n,r])=>{let o=t.get(n)??je,i=Ue(r,m(f({},o),{mantissa:-o.mantissa}));
return[n,i.mantissa>0n?i:je]}))}var hr=["Guaranteed","Burstable","BestEffort"],Zb=["cpu","memory"];function st(e,t){let r=(v(e.resources)&&t.enabled("PodLevelResources")?[e]:void 0)??[...S(e.containers),
...S(e.initContainers)],o=new Map,i=new Map,s=!0;for(let{resources:l}of r){let c=v(l)?l:{};Yb(o,c.requests),Yb(i,c.limits)<Zb.length&&(s=!1)}if(o.size+i.size===
0)return"BestEffort";let a=o.size===i.size&&[...o].every(([l,c])=>{let d=i.get(l);return d!==void 0&&Oe(d,c)===0});return s&&a?"Guaranteed":"Burstable"}function Yb(e,t){
let r=Zb.map(o=>[o,De(v(t)?t[o]:void 0)]).filter(([,o])=>Oe(o,je)>0);for(let[o,i]of r)e.set(o,Ue(e.get(o)??je,i));return r.length}function Rc(e,t){for(let n of Wn(bp(e.spec,t.cluster),e.namespace,t)){if(e.refuse(n),n.id!=="quota-scopes-uncovered")continue;let r=`no ResourceQuota of namespa\
ce ${e.namespace} is for pods of PriorityClass ${w(e.spec.priorityClassName)}`;e.assumes.push({kind:"ResourceQuota",says:r,refusal:n.id})}}function Cc(e,t){return Wn(
bp(e.spec,t.cluster),e.namespace,t,void 0,wc)}function Xb(e,t,n){let r=bp(t.spec,n.cluster),o=tS(e,n.cluster),i=[...r.usage].map(([s,a])=>{let l=o.get(s);if(!l)
return[s,a];let c=Oe(a,l)>0;return[s,c?Ue(a,m(f({},l),{mantissa:-l.mantissa})):je]});return Wn(m(f({},r),{usage:new Map(i)}),t.namespace,n)}var Oc=Object.fromEntries(
["cpu","memory","ephemeral-storage"].flatMap(e=>[[e,["requests",e]],[`requests.${e}`,["requests",e]],[`limits.${e}`,["limits",e]]])),eS="deviceclass.resource.ku\
bernetes.io/";function bp(e,t){return{usage:tS(e,t),counts:n=>n==="pods"||n==="count/pods"||Object.hasOwn(Oc,n)||nt(n)||n.startsWith("requests.hugepages-")||mj(
n,t),inScope:n=>gj(n,e,t),unstated:n=>Uy(e,t)?void 0:yj(e,n),placeOf:(n,r)=>hj(n,r,e,t)}}function mj(e,t){return e.startsWith("requests.")?e.startsWith(`request\
s.${eS}`)&&t.holds("quota-counts-device-classes")||!sr(e):!1}function tS(e,t){let n=Lf(e,"requests",t),r={requests:n,limits:Lf(e,"limits",t)},o=De(1),i=new Map(
[["pods",o],["count/pods",o]]);for(let[s,[a,l]]of Object.entries(Oc)){let c=r[a].get(l);c&&i.set(s,c)}for(let[s,a]of n){nt(s)&&i.set(s,a);let l=s.startsWith(eS)&&
t.holds("quota-counts-device-classes");(nt(s)||Vr(s)||l)&&i.set(`requests.${s}`,a)}return i}function gj(e,t,n){let r=t.activeDeadlineSeconds,o=typeof r=="number"&&
r>=0;switch(e.name){case"Terminating":return o;case"NotTerminating":return!o;case"BestEffort":return st(t,n)==="BestEffort";case"NotBestEffort":return st(t,n)!==
"BestEffort";case"PriorityClass":{let i=w(t.priorityClassName);return li(e,i===""?[]:[i])}case"CrossNamespacePodAffinity":return nS(t)!==void 0;default:return!1}}
function nS(e){for(let t of["podAffinity","podAntiAffinity"]){let n=k(k(e,"affinity"),t);for(let r of["required","preferred"]){let o=`${r}DuringSchedulingIgnore\
dDuringExecution`;for(let[i,s]of S(n[o]).entries()){let{namespaces:a,namespaceSelector:l}=r==="preferred"?k(s,"podAffinityTerm"):s;if(l!=null||Array.isArray(a)&&
a.length>0)return["spec","affinity",t,o,i,...r==="preferred"?["podAffinityTerm"]:[]]}}}}function rS(e){return Object.hasOwn(Oc,e)?Oc[e]??[]:[]}function yj(e,t){
let n=[],r;for(let o of t){let[i,s]=rS(o);if(!i||!s||s==="ephemeral-storage")continue;let a=new Set;for(let l of["containers","initContainers"])for(let[c,d]of S(
e[l]).entries()){let u=k(k(d,"resources"),i)[s];u==null&&(a.add(ae(d)),r??=["spec",l,c,"resources",i,s])}a.size>0&&n.push(`${o} for: ${[...a].sort().join(",")}`)}
return r&&{missing:n.join("; "),path:r}}function hj(e,t,n,r){let[o,i]=rS(e);return o&&i?Ls(n,o,i,r):e!=="pods"&&e!=="count/pods"?Ls(n,"requests",e.replace(/^requests\./,
""),r):t.map(({name:a})=>a==="PriorityClass"&&w(n.priorityClassName)?["spec","priorityClassName"]:a==="CrossNamespacePodAffinity"?nS(n):a==="Terminating"?["spec",
"activeDeadlineSeconds"]:void 0).find(a=>a!==void 0)??["spec"]}function Sp(e,t){let n=Je({spec:e.spec},t.kruiseStructs(),e.origins).spec;return cn(n,t.cluster,!0),n}function ea(e,t){if(!t.cluster.enabled("InPlacePodVertical\
Scaling"))return[];let n=S(Sp(e,t).containers);return S(e.spec.containers).flatMap((r,o)=>bj(r,n[o])?[]:[o])}function bj(e,t){let[n,r]=[oS(e),oS(t)];return n.size===
r.size&&[...n].every(([o,i])=>r.get(o)===i)}function oS(e){let t=v(e)?S(e.resizePolicy):[];return new Map(t.map(({resourceName:n,restartPolicy:r})=>[n,r]))}function sS(e,t){let n=new Map;for(let o of e){let i=`${o.namespace??""}/${o.name}`,s=n.get(i);(!s||iS(o,t)>=iS(s,t))&&n.set(i,o)}if(n.size===e.length)return e;
let r=new Set(n.values());return e.filter(o=>r.has(o))}function iS({document:e},t=""){let n=e.file.path.split("/").slice(0,-1),r=t.split("/").slice(0,-1),o=n.findIndex(
(i,s)=>i!==r[s]);return o<0?n.length:o}function ci(e,t,n){let r=[...S(e),...t];return Array.isArray(e)&&n.inheritWhole(e,r),r}function Zr(e,t,n,r){let o=new Set(S(e).map(i=>i[n]));return ci(e,t.filter(
i=>!o.has(i[n])&&o.add(i[n])),r)}var di={CloneSet:["apps.kruise.io"],Deployment:["apps"],ReplicaSet:["apps"],Job:["batch"],StatefulSet:["apps","apps.kruise.io"]};function Ec(e,t,n){if(!n.cluster.
holds("workloadspread-whitelist-custom"))return!1;let r=Gl(n,"WorkloadSpread_Watch_Custom_Workload_WhiteList");return E(r,"workloads").some(([o])=>Bl(o,e,t))}function lS(e){return t=>ot(t)&&Object.hasOwn(t,e)?t[e]:null}function cS(e,t,n,r,o){let i=aS(e,n,o),s=aS(t,r,o),a=[];for(;s.length>0||i.length>0;){let[l,c]=[s[0],
i[0]],d=l!==void 0&&(c===void 0||Sj(l,c,r,o));a.push((d?s:i).shift())}return a}function Sj(e,t,n,r){let o=Pp(n,e,r),i=Pp(n,t,r);return o>=0&&i>=0&&o<i}function Pp(e,t,n){
return e.findIndex(r=>Vo(n(t.value),n(r)))}function aS(e,t,n){let r=({value:l})=>ot(l)&&l.$patch==="delete",o=e.filter(l=>!r(l)),i=new Map,s=l=>{let c=i.get(l)??
Pp(t,l,n);return i.set(l,c),c};return vj(o,(l,c)=>{let d=s(o[l]);if(d<0)return!0;let u=s(o[c]);return u<0||d<u}),[...o,...e.filter(r)]}var vp=20;function vj(e,t){
for(let n=0;n<e.length;n+=vp)for(let r=n+1;r<Math.min(n+vp,e.length);r++)for(let o=r;o>n&&t(o,o-1);o--)jc(e,o-1,o,o+1);for(let n=vp;n<e.length;n*=2)for(let r=0;r+
n<e.length;r+=2*n)wp(e,t,r,r+n,Math.min(r+2*n,e.length))}function wp(e,t,n,r,o){if(r-n===1){jc(e,n,r,xp(r,o,c=>t(c,n)));return}if(o-r===1){jc(e,xp(n,r,c=>!t(r,c)),
r,o);return}let i=n+o>>1,s=i+r,a=xp(r>i?s-o:n,r>i?i:r,c=>!t(s-1-c,c)),l=s-a;a<r&&r<l&&jc(e,a,r,l),n<a&&a<i&&wp(e,t,n,a,i),i<l&&l<o&&wp(e,t,i,l,o)}function xp(e,t,n){
let[r,o]=[e,t];for(;r<o;){let i=r+o>>1;n(i)?r=i+1:o=i}return r}function jc(e,t,n,r){e.splice(t,r-t,...e.slice(n,r),...e.slice(t,n))}function Fc(e,t,n,r,o){let i=new Map;if(t.length===0&&n.length===0)return{items:t,drops:i};let s=Tc(Cn(t),n),a=s==="map"?wj(e,t,n,r,o,i):xj(t,n,r,i);return{items:Op(
kp(a.merged,a.order,o.mergeKey),a.order,a.serverOrder(),o,s),drops:i}}function dS(e,t,n,r,o){let i=new Map;return t.length===0&&n.length===0?{items:t,drops:i}:Tc(
Cn(t),n)==="map"?Fc(e,t,n,r,o):{items:t.filter(a=>{let l=n.indexOf(a.value);return l>=0&&Nc(i,a,[...r,l]),l<0}),drops:i}}function xj(e,t,n,r){let o=[...e,...t.map(
(a,l)=>({value:a,from:{path:[...n,l]}}))],i=o.length,s=i;for(let a=0;a<s-1;a++)for(let l=a+1;l<s;l++)o[a].value===o[l].value&&(Nc(r,o[l],n),o[l]=o[--s],l--);if(i<=
Pj(e.length))for(let a of e.keys())e[a]=o[a];return{merged:o.slice(0,s),order:t,serverOrder:()=>Cn(e)}}function Pj(e){return e===0?0:2**Math.ceil(Math.log2(e))}
function wj({map:e,schema:t,traces:n},r,o,i,{mergeKey:s,type:a},l){if(s==="")throw new re(`cannot merge lists without merge key for ${Wo(t,a)}`);let c=[...r],d=[],
u;for(let[y,h]of o.entries()){let x=[...i,y];if(!Object.hasOwn(h,"$patch"))d.push({value:h,at:x});else if(h.$patch==="delete"){let R=ui(h,s);for(let C=Ac(Cn(c),
s,R);C>=0;C=Ac(Cn(c),s,R))Nc(l,c[C],x),r.copyWithin(C,C+1,c.length),c.splice(C,1)}else if(h.$patch==="replace")u=x;else throw h.$patch==="merge"?new re("merging\
 lists cannot yet be specified in the patch"):wl(h.$patch,h)}let p=({value:y,at:h})=>({value:n.take(y,h,{}),from:{path:h}});if(u){for(let h of c)Nc(l,h,u);let y=d.
map(p);return{merged:y,order:[],serverOrder:()=>Cn(y)}}let g=[...c];for(let y of d){let h=Ac(Cn(c),s,ui(y.value,s)),x=c[h];if(x)x.value=e(x.value,y.value,y.at,a);else{
let R=p(y);c.length<r.length&&(r[c.length]=R),c.push(R)}}return{merged:c,order:d.map(({value:y})=>y),serverOrder:()=>Cn(g)}}function Tc(...e){let[t,...n]=e.flat();
if(t===void 0)throw new re("no elements in any of the given slices");if(t===null)throw new re("runtime error: invalid memory address or nil pointer dereference",
!0);let r=un(t);if(r==="slice")throw new re("lists of lists are not supported");if(n.some(o=>un(o)!==r))throw new re(`list element types are not identical: ${Rn(
e)}`);return r}function kp(e,t,n){let r=n===""?new Set(t.map(Fs)):void 0,o=[[],[]];for(let i of e)if(r)o[r.has(Fs(i.value))?0:1].push(i);else{if(!ot(i.value))throw lr(
"map",i.value);o[Ac(t,n,ui(i.value,n))>=0?0:1].push(i)}return o}function Op([e,t],n,r,{mergeKey:o},i){if(i==="map")for(let a of[Cn(e),n,Cn(t),r].flat()){if(!ot(
a))throw lr("map",a);ui(a,o)}let s=i==="map"?lS(o):a=>a;return cS(e,t,n,r,s)}function uS(e,t,n){if(t.length===0||e.length===0)return;let r=e.filter(s=>{if(n!==""&&
!ot(s))throw lr("map",s);return n===""||s.$patch!=="delete"}),[o,i]=[0,0];for(;o<r.length&&i<t.length;){let s=r[o];ot(s)&&Object.hasOwn(s,"$patch")?o++:(kj(s,t[i],
n)&&o++,i++)}if(o<r.length&&i>=t.length)throw new re(`The order in patch list:
${Rn(e)}
 doesn't match $setElementOrder list:
${Rn(t)}
`)}function kj(e,t,n){if(n==="")return Vo(e,t);for(let i of[e,t])if(!ot(i))throw lr("map",i);let[r,o]=[ui(e,n),ui(t,n)];return Vo(r,o)}function ui(e,t){if(!Object.
hasOwn(e,t))throw $y(e,t);return e[t]}function Ac(e,t,n){return e.findIndex((r,o)=>{if(!ot(r))throw new re(`value for key ${o} is not a map`);return Object.hasOwn(
r,t)&&Vo(r[t],n)})}function Nc(e,{from:t},n){"was"in t&&e.set(t.was,n)}function Cn(e){return e.map(({value:t})=>t)}var Mc=class{#e=new WeakMap;take(t,n,r){if(Array.isArray(t)){let l=t.flatMap((c,d)=>{let u=this.take(c,[...n,d],r);return u===void 0?[]:[{value:u,from:{path:[...n,
d]}}]});return this.#t({path:n,writes:new Map,drops:new Map,items:l})}if(!ot(t))return t;let o=Object.entries(t).filter(([,l])=>!(r.dropNulls&&l===null));if(o.some(
([l])=>l==="$patch")&&r.prunes?.prunesDirectives)return;let i=o.flatMap(([l,c])=>{let d=this.take(c,[...n,l],r);return d===void 0?[]:[[l,d]]}),s=Object.fromEntries(
i),a=new Map(i.map(([l])=>[l,[...n,l]]));return this.#e.set(s,{path:n,writes:a,drops:new Map}),s}pathOf(t){let n=typeof t=="object"&&t!==null?this.#e.get(t):void 0;
return n?.base===void 0?n?.path:void 0}draft(t){return new Rp(t,this.#e.get(t),(n,r)=>this.#e.set(n,r))}itemsOf(t){let n=this.#e.get(t)?.items;return t.map((r,o)=>({
value:r,from:n?.[o]?.from??{was:o}}))}list(t,n,r){let o=this.#e.get(t),i=o?o.base:t,s=({value:a,from:l},c)=>"was"in l&&l.was===c&&a===i?.[c];return i&&n.length===
i.length&&n.every(s)?i:this.#t({base:i,path:o?.path,writes:new Map,drops:new Map([...o?.drops??[],...r]),items:n})}#t(t){let n=t.items.map(({value:r})=>r);return this.#e.
set(n,m(f({},t),{items:t.items.map(({value:r,from:o})=>({value:r,from:o}))})),n}patchList(t,n){return this.#t({path:n,writes:new Map,drops:new Map,items:t})}tell(t,n){
if(typeof t!="object"||t===null)return;let r=this.#e.get(t);if(!r)return;let{base:o,writes:i,drops:s,items:a}=r;if(o&&n.onCopy?.(o,t),o)for(let[l,c]of s)n.onDelete?.(
t,l,c);for(let[l,c]of i)n.onWrite?.(t,l,c);for(let[l,{from:c}]of a?.entries()??[])"path"in c?n.onWrite?.(t,l,c.path):n.onMove?.(t,l,o,c.was);for(let l of Object.
values(t))this.tell(l,n)}},Rp=class{constructor(t,n,r){this.original=t;this.trace=n;this.remember=r;this.#e=n?n.base:t,this.#t=new Map(Object.entries(t)),this.#n=
new Map(n?.writes),this.#r=new Map(n?.drops)}original;trace;remember;#e;#t;#n;#r;has(t){return this.#t.has(t)}get(t){return this.#t.get(t)}keys(){return[...this.#t.
keys()]}write(t,n,r){let o=this.#e&&Object.hasOwn(this.#e,t)&&Cp(this.#e[t],n);this.#t.set(t,o?this.#e[t]:n),o?this.#n.delete(t):this.#n.set(t,r),this.#r.delete(
t)}put(t,n,r){r?this.write(t,n,r):this.#t.set(t,n)}drop(t,n){this.#t.delete(t),this.#n.delete(t),this.#e&&Object.hasOwn(this.#e,t)&&this.#r.set(t,n)}done(){let t=this.#e,
n=[...this.#t];if(t&&n.length===Object.keys(t).length&&n.every(([o,i])=>t[o]===i))return t;let r=Object.fromEntries(n);return this.remember(r,{base:t,path:this.
trace?.path,writes:this.#n,drops:this.#r}),r}};function Cp(e,t){if(e===t)return!0;if(Array.isArray(e))return Array.isArray(t)&&e.length===t.length&&e.every((r,o)=>Cp(
r,t[o]));if(!ot(e)||!ot(t))return!1;let n=Object.keys(e);return n.length===Object.keys(t).length&&n.every(r=>Object.hasOwn(t,r)&&Cp(e[r],t[r]))}function br(e,t,n){let{schema:r}=n,o=new Mc,i={schema:r,traces:o,map:(...a)=>Oj(i,...a)},s=i.map(fS(e),fS(t),[],r.root);return o.tell(s,n),s}function fS(e){if(e===
null)return{};if(!ot(e))throw new re("invalid JSON document");return e}var Ep="$setElementOrder",jp="$deleteFromPrimitiveList";function Oj(e,t,n,r,o){if(Object.
hasOwn(n,"$patch"))return Rj(e,n,r);let i=e.traces.draft(t),s=new Map(Object.entries(n));Cj(i,s,r),Ej(e,i,s,r,o);for(let[a,l]of s)jj(e,i,a,l,[...r,a],o);return i.
done()}function Rj({traces:e},t,n){let i=t,{$patch:r=null}=i,o=le(i,["$patch"]);if(r==="replace")return e.take(o,n,{});if(r==="delete")return e.take({},[...n,"$\
patch"],{});throw wl(r,t)}function Cj(e,t,n){let r=t.get("$retainKeys");if(r===void 0)return;t.delete("$retainKeys");let o=()=>new re("invalid patch format of r\
etainKeys");if(!Array.isArray(r))throw o();let i=new Set(r.map(Fs));for(let[s,a]of t)if(!(a===null||s.startsWith(jp)||s.startsWith(Ep))&&!i.has(s))throw o();for(let s of e.
keys())i.has(s)||e.drop(s,[...n,"$retainKeys"])}function Ej(e,t,n,r,o){let{schema:i,traces:s}=e;for(let[a,l]of[...n]){if(!a.startsWith(Ep))continue;if(n.delete(
a),!Array.isArray(l))throw lr("slice",l);let c=mS(a,Ep,"setElementOrder list"),[d,u]=[pS(t.has(c)?t.get(c):void 0),pS(n.get(c))],p=$s(i,o,c);if(uS(u??[],l,p.mergeKey),
!d&&!u)continue;let g=[...r,c],y=d?s.itemsOf(d):[],h=d&&(!u||p.strategy==="merge"),x=d?{}:{prunes:i},{items:R,drops:C}=h?u?Fc(e,y,u,g,p):{items:[...y],drops:new Map}:
{items:s.itemsOf(s.take(u,g,x)),drops:new Map},A=kp(R,l,p.mergeKey),F=y.map(({value:V})=>V),H=Op(A,l,F,p,Tc(F,u??[]));h?t.put(c,s.list(d,H,C),void 0):t.write(c,
s.patchList(H,g),g),n.delete(c)}}function pS(e){if(e!==void 0&&!Array.isArray(e))throw lr("slice",e);return e}function mS(e,t,n){if(!e.startsWith(`${t}/`))throw new re(
`invalid patch format of ${n}`);return e.slice(t.length+1)}function jj(e,t,n,r,o,i){let{schema:s,traces:a}=e,l=n.startsWith(jp),c=l&&mS(n,jp,"primitive list")||
n;if(r===null)return t.drop(c,o);let d=t.has(c)?t.get(c):void 0;if(d===void 0||un(d)!==un(r)){if(l)return;let u=a.take(r,o,{dropNulls:!0,prunes:s});return u===void 0?
t.drop(c,o):t.write(c,u,o)}if(ot(r)){let u=Ms(s,i,c),p=u.strategy==="replace"?a.take(r,o,{}):e.map(d,r,o,u.type);t.put(c,p,a.pathOf(p))}else if(Array.isArray(r)){
let u=$s(s,i,c);if(u.strategy!=="merge"&&!(l&&s.prunesDirectives))return t.write(c,a.take(r,o,{}),o);let p=d,{items:g,drops:y}=(l?dS:Fc)(e,a.itemsOf(p),r,o,u);t.
put(c,a.list(p,g,y),void 0)}else t.write(c,r,o)}var Np="mpod.kb.io";function $c(e,t){if(e.namespace===null||!t.cluster.installed("kruise"))return;let n=t.workloadSpreadsOn(e).find(o=>Nj(o,e));return n&&t.cluster.
kruiseEnabled("WorkloadSpread")&&Aj(e,t)?n:void 0}function Aj({group:e,kind:t},n){let r=Object.hasOwn(di,t)?di[t]:void 0;return r&&(t!=="StatefulSet"||n.cluster.
holds("workloadspread-targets-statefulset"))?r.includes(e):Ec(e,t,n)}function Nj(e,t){let{apiVersion:n,kind:r,name:o}=k(e.spec,"targetRef");return e.namespace===
t.namespace&&r===t.kind&&o===t.name&&Ye(n)===t.group}function Ic(e){return S(e.spec.subsets).map((t,n)=>({spread:e,index:n,name:w(t.name),value:t}))}function gS(e){
return e.length>0&&e.every(({value:t})=>typeof t.maxReplicas=="number")}function yS(e,t,n){let{origins:r}=e,o=["spec","subsets",t.index],i=r.adopt(t.spread,o,t.
value);S(i.tolerations).length>0&&(e.spec.tolerations=[...S(e.spec.tolerations),...S(i.tolerations)]);let s=Ap(Ap(e.spec,"affinity"),"nodeAffinity"),a=S(i.preferredNodeSelectorTerms);
if(a.length>0){let l="preferredDuringSchedulingIgnoredDuringExecution";s[l]=[...S(s[l]),...a]}v(i.requiredNodeSelectorTerm)&&Fj(s,i.requiredNodeSelectorTerm),v(
i.patch)&&Tj(e,t,i.patch,n)}function Fj(e,t){let n=Ap(e,"requiredDuringSchedulingIgnoredDuringExecution"),r=S(n.nodeSelectorTerms);for(let o of r)for(let i of["\
matchExpressions","matchFields"]){let s=[...S(o[i]),...S(t[i])];s.length>0&&(o[i]=s)}n.nodeSelectorTerms=r.length>0?r:[t]}function Tj(e,t,n,r){let o=w(e.spec.priorityClassName);
try{Fp(e,{manifest:t.spread,path:["spec","subsets",t.index,"patch"]},n,r)}catch(i){if(!(i instanceof re))throw i;e.refuse({by:Np,id:"subset-patch",message:i.message,
path:["spec"]});return}w(e.spec.priorityClassName)!==o&&r.cluster.holds("workloadspread-clears-priority")&&delete e.spec.priority}function Fp(e,t,n,{cluster:r}){
let{origins:o}=e,i=s=>({manifest:t.manifest,path:[...t.path,...s]});e.value=br(e.value,n,{schema:we("Pod",r.library("kruise")),onCopy:(s,a)=>Array.isArray(a)?o.
inheritWhole(s,a):o.inherit(s,a),onMove:(s,a,l,c)=>o.write(s,a,o.member(l,c)),onWrite:(s,a,l)=>o.write(s,a,i(l)),onDelete:(s,a,l)=>{Array.isArray(s)||o.write(s,
a,i(l))}})}function Ap(e,t){return v(e[t])||(e[t]={}),e[t]}function Tp(e,t,n,r,{cluster:o}){let i=e.resourcesPolicy;if(!v(i)||!o.holds("sidecarset-resources-policy"))return;let s=w(i.targetContainersNameRegex)||".*",a=$j(
s);if(!a)return;let l=n.origins.member(e,"resourcesPolicy"),c=(p,g)=>{n.origins.write(n.spec,"resourcesPolicy",l),n.refuse({by:Np,id:p,message:g,path:["spec","r\
esourcesPolicy"]})},d=[...S(n.spec.initContainers).filter(({restartPolicy:p})=>p==="Always"),...S(n.spec.containers)].filter(p=>!r.has(ae(p))&&a.test(ae(p)));if(d.
length===0){c("sidecar-no-target",o.say("sidecar-no-target",{pattern:JSON.stringify(s)}));return}let u={};for(let p of["limits","requests"]){let g={};for(let y of[
"cpu","memory"]){let h=w(k(k(i,"resourcesExpr"),p)[y]),x=Mj(d,p,y,i.targetContainersMode==="max");if(h===""||!x)continue;let R=/\bmemory\b/.test(h)?"memory":"cp\
u",C=Kl(h,R,Number(It(x,-3)),o);if(typeof C=="string"){let F={resource:y==="cpu"?"CPU":"memory",list:p,expression:JSON.stringify(h)};c("sidecar-expression",o.say(
"sidecar-expression",m(f({},F),{error:C})));return}let{format:A}=x;g[y]=Z({mantissa:BigInt(C),scale:-3,format:A,small:!0})}Object.keys(g).length>0&&(u[p]=g)}t.resources=
u,n.origins.own(u,l)}function Mj(e,t,n,r){let o=e.map(i=>k(k(i,"resources"),t)[n]);if(!(t==="limits"&&o.some(i=>i==null)))return o.map(De).reduce((i,s)=>r?Oe(s,
i)>0?s:i:Ue(i,s),je)}function $j(e){if(!((e.match(/[*+?{]/g)?.length??0)>3||/\)[*+?{]|\\[^.\-dw]|\(\?|\[\[/.test(e)))try{return new RegExp(e)}catch{return}}function wS(e,t,n,r){let{cluster:o}=n,{origins:i}=t,s=l=>{let c=e.spec[l];return Array.isArray(c)?S(i.adopt(e,["spec",l],c)):[]},a=new Map(s("volumes").map(l=>[
w(l.name),l]));for(let l of a.values())ws(l,o.library("kruise"));for(let l of s("initContainers")){let c=hS(l,i);if(Tp(l,c,t,r.names,n),o.holds("sidecarset-init\
-volumes")){r.volumes.push(...bS(l,a,n));let p=o.holds("sidecarset-init-shares-volumes");xS(l,c,t,p?SS(l,c,t):[]),vS(l,c,t,n)}let d=l.podInjectPolicy===Mp&&o.holds(
"sidecarset-init-inject-policy"),u=l.restartPolicy==="Always"&&o.holds("sidecarset-init-hot-upgrade");for(let p of u?PS(l,c,i):[c])r.initContainers.push({container:p,
before:d})}for(let l of s("containers")){let c=hS(l,i);Tp(l,c,t,r.names,n),r.volumes.push(...bS(l,a,n)),xS(l,c,t,SS(l,c,t)),vS(l,c,t,n);let d=(l.podInjectPolicy||
Mp)===Mp;for(let u of PS(l,c,i))r.containers.push({container:u,before:d})}r.secrets.push(...s("imagePullSecrets"))}var Mp="BeforeAppContainer",$p=new Set(["podI\
njectPolicy","upgradeStrategy","shareVolumePolicy","shareVolumeDevicePolicy","transferEnv","resourcesPolicy"]),kS="IS_INJECTED";function hS(e,t){let n=t.copy(e,
r=>r.length>1||!$p.has(String(r[0])));return n.env=ci(n.env,[{name:kS,value:"true"}],t),Io(n),n}function bS({volumeMounts:e,volumeDevices:t},n,{cluster:r}){let o=S(
t),i=o.length>0&&r.holds("sidecarset-volume-devices")?o:[];return[...S(e),...i].map(({name:s})=>n.get(w(s))).filter(v)}function OS(e){return S(e.spec.containers).
filter(({env:t})=>S(t).find(({name:n})=>n===kS)?.value!=="true")}function SS(e,t,n){if(k(e,"shareVolumePolicy").type!=="enabled")return[];let r=[],o=[];for(let i of OS(
n))for(let s of S(i.volumeMounts)){r.push(s);for(let[,a]of w(s.subPathExpr).matchAll(/\$\(([-._a-zA-Z][-._a-zA-Z0-9]*)\)/g))o.push(...S(i.env).filter(l=>l.name===
a).slice(0,1))}return t.volumeMounts=Zr(t.volumeMounts,r,"mountPath",n.origins),o}function vS(e,t,n,{cluster:r}){if(k(e,"shareVolumeDevicePolicy").type!=="enabl\
ed"||!r.holds("sidecarset-volume-devices"))return;let o=OS(n).flatMap(i=>S(i.volumeDevices));t.volumeDevices=Zr(t.volumeDevices,o,"devicePath",n.origins)}function xS(e,t,n,r){
let o=S(e.transferEnv).flatMap(i=>{let s=Ij(i,n),a=S(n.spec.containers).filter(d=>s!==void 0&&ae(d)===s).flatMap(d=>S(d.env)),l=Array.isArray(i.envNames)?i.envNames.
map(w):[];return[...new Set([...i.envName?[w(i.envName)]:[],...l])].sort().flatMap(d=>a.filter(u=>d&&u.name===d).slice(-1))});t.env=Zr(t.env,[...o,...r],"name",
n.origins)}function Ij(e,t){let n=k(e,"sourceContainerNameFrom").fieldRef;if(!v(n))return w(e.sourceContainerName);let[,r,o=""]=/^metadata\.(annotations|labels)\['(.*)'\]$/.
exec(w(n.fieldPath))??[];if(r===void 0)return;let i=k(t.value,"metadata"),s=k(i,r);return Object.hasOwn(s,o)?w(s[o]):""}function PS(e,t,n){let r=k(e,"upgradeStr\
ategy");if(r.upgradeType!=="HotUpgrade")return[t];let o=ae(t),i=c=>{let d=n.copy(t);return d.name=`${o}-${c}`,n.write(d,"name",n.member(t,"name")),d.env=ci(d.env,
Lj(d.name),n),d},[s,a]=[i(1),i(2)];a.image=w(r.hotUpgradeEmptyImage);let l=n.member(e,"upgradeStrategy");return n.write(a,"image",l&&m(f({},l),{path:[...l.path,
"hotUpgradeEmptyImage"]})),[s,a]}function Lj(e){let t=(n,r)=>{let o=`metadata.annotations['${r}']`;return{name:n,valueFrom:{fieldRef:{apiVersion:"v1",fieldPath:o}}}};
return[t("SIDECARSET_VERSION",`version.sidecarset.kruise.io/${e}`),t("SIDECARSET_VERSION_ALT",`versionalt.sidecarset.kruise.io/${e}`)]}var Dj=["kube-system","kube-public"];function Ip(e,t){let{cluster:n}=t;if(Dj.includes(e.namespace)&&n.holds("sidecarset-skips-system-namespaces"))return[];let r=e.
origin([])?.manifest.document.file.path,o=sS(t.sidecarSetsFor(e.namespace,e.labels),r).filter(({spec:l})=>k(l,"injectionStrategy").paused!==!0&&jS(l,e,t)),i=({spec:l})=>w(
l.namespace)!=="",s=o.filter(i);return!(s.length>0&&s.length<o.length)||!n.holds("sidecarset-namespaced-first")?o:[...s,...o.filter(l=>!i(l))]}function ES({spec:e},t,n){
return jS(e,t,n)}function Jj(e,t){return e<t?-1:e>t?1:0}function jS(e,t,n){let r=w(e.namespace);if(r&&r!==t.namespace)return!1;let o=e.namespaceSelector;return v(
o)&&!(r&&n.cluster.holds("sidecarset-namespace-becomes-selector"))&&n.cluster.holds("sidecarset-namespace-selector")&&!rt(o,n.namespaceLabels(t.namespace))?!1:!Lt(
e.selector)&&rt(e.selector,t.labels)}function Lc(e,t){let n=Ip(e,t),r=new Set(n.flatMap(({spec:d})=>[d.containers,d.initContainers].flatMap(S)).map(ae)),o={containers:[],
initContainers:[],volumes:[],secrets:[],names:r},i=n.filter(({spec:d})=>S(d.patchPodMetadata).length>0),a=i.length>0&&t.cluster.holds("sidecarset-patches-metada\
ta")&&i.filter(d=>_j(e,d));for(let d of n)wS(d,e,t,o);if(o.containers.length+o.initContainers.length===0)return a&&a.length>0;let{spec:l,origins:c}=e;o.initContainers.
sort(RS),t.cluster.kruiseEnabled("EnableSortSidecarContainerByName")&&o.containers.sort(RS),l.initContainers=t.cluster.holds("sidecarset-replaces-init-container\
s")?CS(l.initContainers,o.initContainers,c):ci(l.initContainers,o.initContainers.map(({container:d})=>d),c),l.containers=CS(l.containers,o.containers,c),l.volumes=
Zr(l.volumes,o.volumes,"name",c),l.imagePullSecrets=Zr(l.imagePullSecrets,o.secrets,"name",c);for(let d of["initContainers","volumes","imagePullSecrets"])l[d].length===
0&&delete l[d];return!0}function _j(e,{spec:t}){let n=k(e.value,"metadata"),r=f({},k(n,"annotations")),o=!1;for(let i of S(t.patchPodMetadata))for(let[s,a]of Object.
entries(k(i,"annotations")))Object.hasOwn(r,s)&&(!i.patchPolicy||i.patchPolicy==="Retain")||Object.hasOwn(r,s)&&r[s]===a||(r[s]=a,o=!0);return o&&(e.value.metadata=
m(f({},n),{annotations:r})),o}function RS(e,t){return Jj(ae(e.container),ae(t.container))}function CS(e,t,n){let r=[...S(e)],o=[],i=[],s=new Map(r.map((l,c)=>[ae(
l),c]));for(let l of t){let c=s.get(ae(l.container));c!==void 0?r[c]=l.container:(l.before?o:i).push(l.container)}let a=[...o,...r,...i];return Array.isArray(e)&&
n.inheritWhole(e,a),a}function Xr(e){if(!Se(Se(e.node,"metadata")?.value,"uid"))return!1;let{metadata:t}=e.value;return v(t)&&w(t.uid)!==""&&w(t.creationTimestamp)!==""}function NS(e){
let t=e.filter(Xr);if(t.length===0)return[];let n=new Map;for(let o of t)n.set(AS(o,Wj(o)),o);let r=o=>{let i=FS(o);if(!i)return;let{namespace:s}=o,[a=""]=i.apiVersion.
includes("/")?i.apiVersion.split("/"):[],l=c=>AS(m(f({},i),{group:a,namespace:c}),i.uid);return n.get(l(s))??n.get(l(null))};return t.flatMap(o=>{let i=Vj(o,r);
return i===void 0?[]:[{manifest:o,reason:i}]})}function Vj(e,t){let n=FS(e),r=qj(e,t);if(r)return`made by ${U(r)}, with which it is judged`;if(Lp(e,"","Pod")&&n)
return n.kind==="Node"?"a static pod of a node, which no API server admits":`a pod that ${n.kind} ${n.name} made, which is not judged here; what it makes next i\
s not this text`;if(Lp(e,"apps","ReplicaSet")&&n&&e.spec.replicas===0)return`an earlier revision of ${n.kind} ${n.name}, scaled to nothing`;if(Lp(e,"batch","Job")&&
v(e.value.status)&&w(e.value.status.completionTime))return"a Job that has ended, which makes no more pods"}function qj(e,t){let n=new Set([e]),r;for(let o=t(e);o;o=
t(o)){if(n.has(o))return;n.add(o),G(o)&&(r=o)}return r}function FS({value:e}){let t=v(e.metadata)?e.metadata:{},n=S(t.ownerReferences).find(({controller:a})=>a===
!0),[r,o,i,s]=[n?.apiVersion,n?.kind,n?.name,n?.uid].map(w);return r&&o&&i&&s?{apiVersion:r,kind:o,name:i,uid:s}:void 0}function Wj({value:e}){return v(e.metadata)?
w(e.metadata.uid):""}function AS({group:e,kind:t,namespace:n,name:r},o){return`${On(e,t,n,r)}|${o}`}function Lp({group:e,kind:t},n,r){return e===n&&t===r}var Uj;function TS(){return Uj??=require("./admission-kubernetes.js")}function MS(...e){return TS().claimAdmission(...e)}function $S(...e){return TS().claimRefusals(
...e)}function IS(e,t){let n=Gr(e.owner);if(!(!n||e.namespace!==e.owner.namespace))for(let r of S(j(e.owner.value,n))){let o=w(k(r,"metadata").name),i=S(e.spec.volumes).
findIndex(s=>s.name===o);for(let s of MS(r,e.namespace,t))e.refuse(m(f({},s),{path:["spec","volumes",i,"persistentVolumeClaim"]}))}}var Bj="kruise-mutating-webhook-configuration";function DS(e,t){for(let n of t.all("admissionregistration.k8s.io","MutatingWebhookConfiguration"))if(n.name!==Bj)
for(let r of S(n.value.webhooks)){if(!Gj(r)||!LS(r.namespaceSelector,t.namespaceLabels(e.namespace))||!LS(r.objectSelector,k(k(e.value,"metadata"),"labels")))continue;
let o=`Webhook ${w(r.name)} of ${n.name}, which sees these pods, changes nothing that matters here`;e.assumes.push({kind:"MutatingWebhookConfiguration",says:o,aside:!0})}}
function LS(e,t){return!v(e)||rt(e,t)}function Gj({rules:e}){return S(e).some(({apiGroups:t,apiVersions:n,operations:r,resources:o,scope:i})=>ta(r,"CREATE")&&ta(
t,"")&&ta(n,"v1")&&(ta(o,"pods")||ta(o,"*/*"))&&i!=="Cluster")}function ta(e,t){return Array.isArray(e)&&(e.includes(t)||e.includes("*"))}var En="Priority";function eo(e){return[...e.defaultClasses()].map(Ot).sort((n,r)=>n.priority-r.priority)[0]??{className:"",priority:0,preemptionPolicy:"Preempt\
LowerPriority"}}function Dp(e,t){let{spec:n}=e,r=w(n.priorityClassName),o=r?t.priorityClass(r):void 0;if(r&&!o){let a="priority-class-not-found";e.assumes.push(
{kind:"PriorityClass",says:`PriorityClass ${r} is not in the cluster`,refusal:a}),e.refuse({by:En,id:a,message:t.cluster.say("priority-class-not-found",{name:r}),
value:r,path:["spec","priorityClassName"]});return}let i=o??eo(t);if(typeof n.priority=="number"&&n.priority!==i.priority){e.refuse({by:En,id:"priority-integer",
message:t.cluster.say("priority-integer",{given:n.priority,computed:i.priority}),path:["spec","priority"]});return}let s=w(n.preemptionPolicy);if(s&&s!==i.preemptionPolicy){
e.refuse({by:En,id:"priority-preemption-policy",message:t.cluster.say("priority-preemption-policy",{given:s,computed:i.preemptionPolicy}),path:["spec","preempti\
onPolicy"]});return}!r&&i.className&&(n.priorityClassName=i.className),n.priority=i.priority,n.preemptionPolicy=i.preemptionPolicy}var Kj="kubernetes.io/config.mirror";function Jp(e){Object.hasOwn(k(k(e.value,"metadata"),"annotations"),Kj)||w(e.spec.serviceAccountName)||(e.spec.serviceAccountName=
"default")}var _p="PodValidation";function Dc(e,t){let n=v(e.value.metadata)?e.value.metadata:{},{owner:r}=e,i=[...r.kind==="Pod"&&e.namespace===r.namespace?Br(ue(t.cluster),
r,!1):[],...Yr(e.spec,n,["spec"],t.cluster,{isPod:!0})];for(let s of i)e.refuse({by:_p,id:s.id,message:_r(s),path:ir(s)})}function Jc(e,t,n,r){let o=[IS,_S,Ds,Jp,Dp,DS,(i,s)=>Qj(i,s,n),Hj,Dc,Rl,Rc];for(let i of o)if(i(e,t),r==="stop"&&e.refusals.length>0)return}function Hj(e,{cluster:t}){
e.dropDisabled(t),fl(e.spec,t,"to be stored")}function _S(e,t){cn(e.spec,t.cluster,!0)}function Qj(e,t,n){let{cluster:r}=t;if(!r.installed("kruise")||!r.kruiseEnabled(
"PodWebhook"))return;let{origins:o,value:i}=e,s=Je(i,t.kruiseStructs(),o);e.value=o.copy(s),n&&yS(e,n,t);let a=zj(e,t),l=Lc(e,t);if(!n&&!l&&!a){e.value=i;return}
let c=Je(e.value,t.kruiseStructs(),o),d=r.holds("pod-webhook-patches-typed-pod");e.value=d?ni(i,s,c,o):c;for(let u of[_S,Ds,Jp,Dp])u(e,t)}function zj(e,t){if(!(e.
owner.group==="apps.kruise.io")&&!t.cluster.kruiseEnabled("KruisePodReadinessGate"))return!1;let r=S(e.spec.readinessGates);return r.some(({conditionType:o})=>o===
JS)||(e.spec.readinessGates=[...r,{conditionType:JS}]),!0}var JS="KruisePodReady";var Vp=[{kinds:{"apps.kruise.io/v1alpha1/AdvancedCronJob":{spec:{concurrencyPolicy:1,failedJobsHistoryLimit:1,paused:1,schedule:1,startingDeadlineSeconds:1,successfulJobsHistoryLimit:1,
template:{broadcastJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},failurePolicy:{restartLimit:1,type:1},
parallelism:1,paused:1,template:1}},jobTemplate:1}}},"apps.kruise.io/v1alpha1/BroadcastJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,
type:1},failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},"apps.kruise.io/v1alpha1/CloneSet":{spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},minReadySeconds:1,replicas:1,revisionHistoryLimit:1,scaleStrategy:{maxUnavailable:1,podsToDelete:1},
selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxSurge:1,
maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},type:1},volumeClaimTemplates:1}},"apps.kruise.io/v1alpha1/ContainerRecreateRequest":{
spec:{activeDeadlineSeconds:1,containers:{"[]":{name:1,ports:{"[]":{containerPort:1,hostIP:1,hostPort:1,name:1,protocol:1}},preStop:{exec:{command:1},httpGet:{host:1,
httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},tcpSocket:{host:1,port:1}},statusContext:{containerID:1,restartCount:1}}},podName:1,strategy:{failurePolicy:1,
minStartedSeconds:1,orderedRecreate:1,terminationGracePeriodSeconds:1,unreadyGracePeriodSeconds:1},ttlSecondsAfterFinished:1}},"apps.kruise.io/v1alpha1/DaemonSe\
t":{spec:{burstReplicas:1,minReadySeconds:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{
rollingUpdate:{maxSurge:1,maxUnavailable:1,partition:1,paused:1,rollingUpdateType:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}},
type:1}}},"apps.kruise.io/v1alpha1/EphemeralJob":{spec:{activeDeadlineSeconds:1,parallelism:1,paused:1,replicas:1,selector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},template:{ephemeralContainers:1},ttlSecondsAfterFinished:1}},"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},image:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,
timeoutSeconds:1},pullSecrets:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{
images:{"*":{pullSecrets:{"[]":{name:1,namespace:1}},tags:{"[]":{createdAt:1,ownerReferences:{"[]":{apiVersion:1,fieldPath:1,kind:1,name:1,namespace:1,resourceVersion:1,
uid:1}},pullPolicy:{activeDeadlineSeconds:1,backoffLimit:1,timeoutSeconds:1,ttlSecondsAfterFinished:1},tag:1,version:1}}}}}},"apps.kruise.io/v1alpha1/ResourceDi\
stribution":{spec:{resource:1,targets:{allNamespaces:1,excludedNamespaces:{list:{"[]":{name:1}}},includedNamespaces:{list:{"[]":{name:1}}},namespaceLabelSelector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{containers:{"[]":{"...":1,podInjectPolicy:1,shareVolumePolicy:{
type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,fieldPath:1}}}},upgradeStrategy:{hotUpgradeEmptyImage:1,
upgradeType:1}}},imagePullSecrets:{"[]":{name:1}},initContainers:{"[]":{"...":1,podInjectPolicy:1,shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,
sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,fieldPath:1}}}},upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},injectionStrategy:{
paused:1},namespace:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},updateStrategy:{maxUnavailable:1,partition:1,paused:1,scatterStrategy:{
"[]":{key:1,value:1}},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},type:1},volumes:1}},"apps.kruise.io/v1alpha1/StatefulSet":{spec:{
podManagementPolicy:1,replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{
rollingUpdate:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{
orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},
volumeClaimTemplates:1}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,
labelsHandler:1}},podManagementPolicy:1,replicas:1,reserveOrdinals:1,revisionHistoryLimit:1,scaleStrategy:{maxUnavailable:1},selector:{matchExpressions:{"[]":{key:1,
operator:1,values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,
partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{replicas:1,revisionHistoryLimit:1,
selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:{advancedStatefulSetTemplate:{metadata:1,spec:{podManagementPolicy:1,replicas:1,
revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{inPlaceUpdateStrategy:{
gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},
weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},cloneSetTemplate:{
metadata:1,spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},minReadySeconds:1,replicas:1,revisionHistoryLimit:1,
scaleStrategy:{maxUnavailable:1,podsToDelete:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{inPlaceUpdateStrategy:{
gracePeriodSeconds:1},maxSurge:1,maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},type:1},volumeClaimTemplates:1}},deploymentTemplate:{
metadata:1,spec:1},statefulSetTemplate:{metadata:1,spec:1}},topology:{subsets:{"[]":{name:1,nodeSelectorTerm:{matchExpressions:{"[]":{key:1,operator:1,values:1}},
matchFields:{"[]":{key:1,operator:1,values:1}}},replicas:1,tolerations:{"[]":{effect:1,key:1,operator:1,tolerationSeconds:1,value:1}}}}},updateStrategy:{manualUpdate:{
partitions:1},type:1}}},"apps.kruise.io/v1alpha1/WorkloadSpread":{spec:{scheduleStrategy:{adaptive:{disableSimulationSchedule:1,rescheduleCriticalSeconds:1},type:1},
subsets:{"[]":{maxReplicas:1,name:1,patch:1,preferredNodeSelectorTerms:{"[]":{preference:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{
key:1,operator:1,values:1}}},weight:1}},requiredNodeSelectorTerm:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},
tolerations:{"[]":{effect:1,key:1,operator:1,tolerationSeconds:1,value:1}}}},targetRef:{apiVersion:1,kind:1,name:1}}},"policy.kruise.io/v1alpha1/PodUnavailableB\
udget":{spec:{maxUnavailable:1,minAvailable:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},targetRef:{apiVersion:1,kind:1,name:1}}}}},
{when:"kruise-crds-1-0-1",kinds:{"apps.kruise.io/v1alpha1/SidecarSet":{spec:{revisionHistoryLimit:1}}}},{when:"kruise-crds-1-1",kinds:{"apps.kruise.io/v1alpha1/\
DaemonSet":{spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}}}},"apps.kruise.io/v1beta1/Stat\
efulSet":{spec:{persistentVolumeClaimRetentionPolicy:{whenDeleted:1,whenScaled:1}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{
spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},persistentVolumeClaimRetentionPolicy:{whenDeleted:1,
whenScaled:1},reserveOrdinals:1,scaleStrategy:{maxUnavailable:1}}}}}}}},{when:"kruise-crds-1-2",kinds:{"apps.kruise.io/v1alpha1/CloneSet":{spec:{lifecycle:{inPlaceUpdate:{
markPodNotReady:1},preDelete:{markPodNotReady:1}}}},"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},
"apps.kruise.io/v1beta1/StatefulSet":{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},"apps.kruise.io/v1alpha1/UnitedDeploym\
ent":{spec:{template:{advancedStatefulSetTemplate:{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},cloneSetTemplate:{spec:{lifecycle:{
inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}}}}},"apps.kruise.io/v1alpha1/PersistentPodState":{spec:{persistentPodStateRetentionPolicy:1,preferredPersistentTopology:{
"[]":{preference:{nodeTopologyKeys:1},weight:1}},requiredPersistentTopology:{nodeTopologyKeys:1},targetRef:{apiVersion:1,kind:1,name:1}}}}},{when:"kruise-crds-1\
-3",kinds:{"apps.kruise.io/v1alpha1/AdvancedCronJob":{spec:{timeZone:1}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{injectionStrategy:{revision:{customVersion:1,
policy:1,revisionName:1}},patchPodMetadata:{"[]":{annotations:1,patchPolicy:1}}}},"apps.kruise.io/v1alpha1/NodePodProbe":{spec:{podProbes:{"[]":{name:1,namespace:1,
probes:{"[]":{containerName:1,name:1,probe:{exec:{command:1},failureThreshold:1,httpGet:{host:1,httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},initialDelaySeconds:1,
periodSeconds:1,successThreshold:1,tcpSocket:{host:1,port:1},terminationGracePeriodSeconds:1,timeoutSeconds:1}}},uid:1}}}},"apps.kruise.io/v1alpha1/PodProbeMark\
er":{spec:{probes:{"[]":{containerName:1,markerPolicy:{"[]":{annotations:1,labels:1,state:1}},name:1,podConditionType:1,probe:{exec:{command:1},failureThreshold:1,
httpGet:{host:1,httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},initialDelaySeconds:1,periodSeconds:1,successThreshold:1,tcpSocket:{host:1,port:1},terminationGracePeriodSeconds:1,
timeoutSeconds:1}}},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}}},{when:"kruise-crds-1-4",kinds:{"apps.kruise.io/v1alpha1/Clo\
neSet":{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}},scaleStrategy:{disablePVCReuse:1}}},"apps.kruise.io/v1alpha1/Contain\
erRecreateRequest":{spec:{strategy:{forceRecreate:1}}},"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}}}},
"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{sandboxConfig:{annotations:1,labels:1}}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{sandboxConfig:{annotations:1,
labels:1}}}}},"apps.kruise.io/v1alpha1/PersistentPodState":{spec:{persistentPodAnnotations:{"[]":{key:1}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{namespaceSelector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,
markPodNotReady:1}}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,
markPodNotReady:1}}}},cloneSetTemplate:{spec:{lifecycle:{preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}},scaleStrategy:{disablePVCReuse:1}}}}}}}},
{when:"kruise-crds-1-5",kinds:{"apps.kruise.io/v1alpha1/NodePodProbe":{spec:{podProbes:{"[]":{probes:{"[]":{probe:{grpc:{port:1,service:1}}}}}}}},"apps.kruise.i\
o/v1alpha1/PodProbeMarker":{spec:{probes:{"[]":{probe:{grpc:{port:1,service:1}}}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{updateStrategy:{priorityStrategy:{
orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}}},"apps\
.kruise.io/v1alpha1/UnitedDeployment":{spec:{topology:{subsets:{"[]":{patch:1}}}}},"apps.kruise.io/v1alpha1/ImageListPullJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},images:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,
timeoutSeconds:1},pullSecrets:1,sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}}}},
{when:"kruise-crds-1-5-1",kinds:{"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{topology:{subsets:{"[]":{maxReplicas:1,minReplicas:1}}}}}}},{when:"kruise-crd\
s-1-5-2",kinds:{"apps.kruise.io/v1alpha1/ImageListPullJob":{spec:{imagePullPolicy:1}},"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{imagePullPolicy:1}},"apps.kr\
uise.io/v1alpha1/NodeImage":{spec:{images:{"*":{tags:{"[]":{imagePullPolicy:1}}}}}}}},{when:"kruise-crds-1-5-3",kinds:{"apps.kruise.io/v1alpha1/ImageListPullJob":{
spec:{imagePullPolicy:null}},"apps.kruise.io/v1alpha1/ImagePullJob":{spec:{imagePullPolicy:null}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{tags:{
"[]":{imagePullPolicy:null}}}}}}}},{when:"kruise-crds-1-6",kinds:{"apps.kruise.io/v1alpha1/ImageListPullJob":{spec:{imagePullPolicy:1}},"apps.kruise.io/v1alpha1\
/ImagePullJob":{spec:{imagePullPolicy:1}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{tags:{"[]":{imagePullPolicy:1}}}}}},"apps.kruise.io/v1alpha1/N\
odePodProbe":{spec:{podProbes:{"[]":{IP:1}}}}}},{when:"kruise-crds-1-7",kinds:{"apps.kruise.io/v1beta1/StatefulSet":{spec:{ordinals:{start:1}}},"apps.kruise.io/\
v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{ordinals:{start:1}}}}}}}},{when:"kruise-crds-1-8",kinds:{"apps.kruise.io/v1beta1/\
StatefulSet":{spec:{volumeClaimUpdateStrategy:{type:1}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{volumeClaimUpdateStrategy:{
type:1}}}},topology:{scheduleStrategy:{adaptive:{rescheduleCriticalSeconds:1,unschedulableLastSeconds:1},type:1}}}},"apps.kruise.io/v1alpha1/WorkloadSpread":{spec:{
targetFilter:{replicasPathList:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}}}},{when:"kruise-crds-1-9",kinds:{"apps.kruise.i\
o/v1alpha1/CloneSet":{spec:{progressDeadlineSeconds:1}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{containers:{"[]":{resourcesPolicy:{resourcesExpr:{limits:{cpu:1,
memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},shareVolumeDevicePolicy:{type:1}}},initContainers:{"[]":{resourcesPolicy:{
resourcesExpr:{limits:{cpu:1,memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},shareVolumeDevicePolicy:{type:1}}}}},"apps\
.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{cloneSetTemplate:{spec:{progressDeadlineSeconds:1}}},topology:{scheduleStrategy:{adaptive:{unschedulableLastSeconds:null,
reserveUnschedulablePods:1,unschedulableDuration:1}}}}},"apps.kruise.io/v1beta1/AdvancedCronJob":{spec:{concurrencyPolicy:1,failedJobsHistoryLimit:1,paused:1,schedule:1,
startingDeadlineSeconds:1,successfulJobsHistoryLimit:1,template:{broadcastJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,
type:1},failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},imageListPullJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},imagePullPolicy:1,images:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{
backoffLimit:1,timeoutSeconds:1},pullSecrets:1,sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,
names:1}}},jobTemplate:1},timeZone:1}},"apps.kruise.io/v1beta1/BroadcastJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},
failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},"apps.kruise.io/v1beta1/DaemonSet":{spec:{burstReplicas:1,lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1,markPodNotReady:1},preDelete:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1},preNormal:{finalizersHandler:1,labelsHandler:1,markPodNotReady:1}},
minReadySeconds:1,revisionHistoryLimit:1,scaleStrategy:{partitionedScaling:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,
updateStrategy:{rollingUpdate:{maxSurge:1,maxUnavailable:1,partition:1,paused:1,rollingUpdateType:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},
matchLabels:1}},type:1}}},"apps.kruise.io/v1beta1/ImageListPullJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},imagePullPolicy:1,
images:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,timeoutSeconds:1},pullSecrets:1,
sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}},"apps.kruise.io/v1beta1/ImagePullJ\
ob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},image:1,imagePullPolicy:1,parallelism:1,podSelector:{matchExpressions:{"[\
]":{key:1,operator:1,values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,timeoutSeconds:1},pullSecrets:1,sandboxConfig:{annotations:1,labels:1},selector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1,names:1}}},"apps.kruise.io/v1beta1/NodeImage":{spec:{images:{"*":{pullSecrets:{"[]":{mode:1,name:1,namespace:1}},
sandboxConfig:{annotations:1,labels:1},tags:{"[]":{createdAt:1,imagePullPolicy:1,ownerReferences:{"[]":{apiVersion:1,fieldPath:1,kind:1,name:1,namespace:1,resourceVersion:1,
uid:1}},pullPolicy:{activeDeadlineSeconds:1,backoffLimit:1,timeoutSeconds:1,ttlSecondsAfterFinished:1},tag:1,version:1}}}}}},"apps.kruise.io/v1beta1/SidecarSet":{
spec:{containers:{"[]":{"...":1,podInjectPolicy:1,resourcesPolicy:{resourcesExpr:{limits:{cpu:1,memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},
shareVolumeDevicePolicy:{type:1},shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,
fieldPath:1}}}},upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},customVersion:1,imagePullSecrets:{"[]":{name:1}},initContainers:{"[]":{"...":1,podInjectPolicy:1,
resourcesPolicy:{resourcesExpr:{limits:{cpu:1,memory:1},requests:{cpu:1,memory:1}},targetContainersMode:1,targetContainersNameRegex:1},shareVolumeDevicePolicy:{
type:1},shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,fieldPath:1}}}},
upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},injectionStrategy:{paused:1,revision:{customVersion:1,policy:1,revisionName:1}},namespaceSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},patchPodMetadata:{"[]":{annotations:1,patchPolicy:1}},revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{
key:1,operator:1,values:1}},matchLabels:1},updateStrategy:{maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{
"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},selector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},type:1},volumes:1}}}}];function na({apiVersion:e,kind:t},n){let r=`${e}/${t}`,i=Vp.filter(({kinds:l})=>Object.hasOwn(l,r)).filter(({when:l})=>l===void 0||n.holds(l));if(i.length===0)return;
let s=`${r} ${i.map(({when:l})=>l??"").join()}`,a=VS.get(s);return a||(a=i.reduce((l,{kinds:c})=>WS(l,c[r]),{}),VS.set(s,a)),a}var VS=new Map;function WS(e,t){if(typeof t==
"number")return 1;let n=new Map(Object.entries(typeof e=="object"?e:{}));for(let[r,o]of Object.entries(t))o===null?n.delete(r):n.set(r,WS(n.get(r),o));return Object.
fromEntries(n)}function Up({apiVersion:e,kind:t},n,r=[]){let o=Vp.map(({when:s,kinds:a})=>({when:s,patch:a})),i=qp(o,n).at(`${e}/${t}`);return r.reduce((s,a)=>typeof s==
"object"?s.at(a):void 0,i)}function qp(e,t){let n=new Map,r=o=>{if(n.has(o))return n.get(o);let i=e.flatMap(({when:a,patch:l})=>Object.hasOwn(l,o)?[{when:a,to:l[o]}]:
[]),s=Zj(i,t);return n.set(o,s),s};return{at:r,has:o=>r(o)!==void 0}}function Zj(e,t){let n=({when:i})=>i===void 0||t.holds(i),r=e.findLastIndex(i=>(typeof i.to!=
"object"||!i.to)&&n(i)),o=e.slice(r+1).flatMap(({when:i,to:s})=>typeof s=="object"&&s?[{when:i,patch:s}]:[]);if(typeof e[r]?.to=="number"){let i=o.filter(n);return i.
length>0?qp(i,t):1}return o.some(({when:i})=>i===void 0)||o.some(n)?qp(o,t):void 0}function fi(e,t){let n=qS.get(e)??[];qS.set(e,n);let r=n.find(({asked:a})=>a.
every(([l,c])=>t.holds(l)===c));if(r)return r.result;let o=new Map,s=Xj(Up(e,{holds:a=>{let l=t.holds(a);return o.set(a,l),l}}),e);return n.push({asked:[...o],result:s}),
s}var qS=new WeakMap;function Xj(e,t){if(e===void 0||e===1)return{manifest:t,lost:[]};let n=[],r={at:i=>e.at(i)??(eA.has(i)?1:void 0)},o=Wp(t.value,r,[],n);return{
manifest:n.length>0?t.holding(o):t,lost:n}}var eA=new Set(["apiVersion","kind","metadata","status"]),tA=new Set(["[]","*","..."]);function Wp(e,t,n,r){if(t===1||
typeof e!="object"||e===null)return e;if(Array.isArray(e)){let i=t.at("[]");return i===void 0?e:e.map((s,a)=>Wp(s,i,[...n,a],r))}let o=new Map;for(let[i,s]of Object.
entries(e)){let a=(tA.has(i)?void 0:t.at(i))??t.at("*");a!==void 0?o.set(i,Wp(s,a,[...n,i],r)):t.at("...")!==void 0?o.set(i,s):r.push([...n,i])}return Object.fromEntries(
o)}function US(e,t){return t.reduce((n,r)=>typeof n=="object"&&Object.hasOwn(n,r)?n[r]:void 0,e)}function pi(e,t){let n=oe(e.group,e.kind);if(n?.of!=="kruise")return[];let{manifest:r,lost:o}=fi(e,t),i=`m${n.kind.toLowerCase()}.kb.io`;return[...o.map(s=>({path:s,
by:ra})),...nA(r,t).flatMap(s=>BS(r,s,t).map(a=>({path:a,by:i}))),...rA(r,t)]}function mi(e,t){let n=G(e),o=oe(e.group,e.kind)?.of==="kubernetes"&&n?[{at:n,type:"\
Pod"}]:[];if(e.kind==="WorkloadSpread")for(let i of S(e.spec.subsets).keys())o.push({at:["spec","subsets",i,"patch"],type:"Pod"});return o.flatMap(i=>BS(e,i,t))}
function BS(e,{at:t,type:n,own:r},o){let i=j(e.value,t);return i===void 0?[]:_l(i,we("Pod",o.library("kruise")),n).filter(l=>!String(l.at(-1)).startsWith("$")).
filter(l=>!(l.length===2&&r?.(String(l[1])))).map(l=>[...t,...l])}var ra="kube-apiserver";function nA(e,t){if(e.kind==="SidecarSet")return[...["containers","ini\
tContainers"].map(o=>({at:["spec",o],type:"list of Container",own:s=>{let a=Up(e,t,["spec",o,"[]"]);return typeof a=="object"?a.has(s):$p.has(s)}})),{at:["spec",
"volumes"],type:"list of Volume"}];let n=G(e);return n?[{at:n,type:"Pod"}]:[]}function rA({kind:e,spec:t},n){if(e!=="SidecarSet"||!w(t.namespace)||!v(t.namespaceSelector))
return[];if(!n.holds("sidecarset-namespace-becomes-selector"))return[];let{matchLabels:r,matchExpressions:o}=t.namespaceSelector,i=["spec","namespaceSelector"],
a=(v(r)?Object.keys(r).filter(l=>l!==oA):[]).map(l=>[...i,"matchLabels",l]);return S(o).length>0&&a.push([...i,"matchExpressions"]),a.map(l=>({path:l,by:Bp}))}var Bp="\
conversion",oA="kubernetes.io/metadata.name";var iA=1e9,_c="vcluster-rewrite-hosts";function Kp(e,t,n){let{cluster:r}=t,{host:o,hostNamespace:i}=r;if(!r.installed("vcluster")||!o||i===void 0)return;let s=t.
vcluster();if(!s)return;let a=new Map,l=new fr(e.origins.copy(e.value),e.origins,e.owner,i);aA(l,s,r,a),l.value.metadata={labels:lA(e,i,r)};let c=new Ae(o,a),d=st(
e.spec,r),u=new Gp(l,c,d);if(cA(l,s,r)&&(l.spec.initContainers=[dA(s),...S(l.spec.initContainers)],u.look([`the init container ${_c}`])),l.spec.subdomain="",s.hostLimitRange){
let{default:R,defaultRequest:C}=s.hostLimitRange;Js(l,{default:f({},R),defaultRequest:f({},C)}),u.look(["the LimitRange that the vcluster chart makes in the hos\
t's namespace"])}let p=c.limitRanges(i).map(({name:R})=>`LimitRange ${i}/${R}`);Jc(l,c,void 0,n),u.look([...p,...sA(l)]);let g={qosClass:st(l.spec,o),pod:l,causes:u.
found};if(l.refusals.length>0)return m(f({},g),{verdict:"rejected",refusals:l.refusals});if(!(g.qosClass!==d&&r.holds("status-qos-class-immutable")&&r.holds("sy\
ncer-writes-host-qos-class")))return m(f({},g),{verdict:"admitted",refusals:[]});let x={by:"pod-syncer",id:"qos-class-immutable",message:r.say("qos-class-immuta\
ble",{given:g.qosClass}),path:["status","qosClass"]};return m(f({},g),{verdict:"stuck",refusals:[x]})}var Gp=class{constructor(t,n,r){this.pod=t;this.world=n;this.#e=
r}pod;world;found=[];#e;look(t){let n=st(this.pod.spec,this.world.cluster);n!==this.#e&&this.found.push(...t),this.#e=n}};function sA(e){let t=S(e.spec.containers).
map((n,r)=>e.origin(["spec","containers",r])?.manifest);return[...new Set(t.flatMap(n=>n?.kind==="SidecarSet"?`SidecarSet ${n.name}`:[]))]}function aA(e,t,n,r){
let{spec:o}=e,i=w(o.priorityClassName);if(!t.syncPriorityClasses)delete o.priorityClassName,delete o.priority;else if(i&&typeof o.priority=="number"){let s=n.holds(
"syncer-caps-priority")?Math.min(o.priority,iA):o.priority,a=`vcluster-${i}`;r.set(a,{className:a,priority:s,preemptionPolicy:w(o.preemptionPolicy)}),o.priorityClassName=
a,o.priority=s}t.hostPriorityClass&&!w(o.priorityClassName)&&n.holds("syncer-sets-priority-class")&&(o.priorityClassName=t.hostPriorityClass,delete o.priority)}
function lA({labels:e,namespace:t},n,r){let a=e,{release:o}=a,i=le(a,["release"]),s={"vcluster.loft.sh/managed-by":n,"vcluster.loft.sh/namespace":t};return f(f(
{},r.holds("syncer-keeps-labels")&&i),s)}function cA(e,t,n){return w(e.spec.subdomain)!==""&&t.rewriteHosts&&n.holds("rewrite-hosts-init-container")}function dA(e){
let t={limits:f({},e.rewriteHostsLimits),requests:f({},e.rewriteHostsResources)};return{name:_c,image:"library/alpine:edge",resources:t}}var uA;function fA(){return uA??=require("./admission-kruise.js")}function GS(...e){return fA().advancedCronJobRefusals(...e)}var pA;function mA(){return pA??=require("./admission-kruise.js")}function KS(...e){return mA().advancedDaemonSetRefusals(...e)}var gA;function yA(){return gA??=require("./admission-kruise.js")}function HS(...e){return yA().advancedStatefulSetRefusals(...e)}var hA;function bA(){return hA??=require("./admission-kruise.js")}function QS(...e){return bA().broadcastJobRefusals(...e)}var SA="vcloneset.kb.io",ia=["spec"],to=["spec","updateStrategy"],vA=["ReCreate","InPlaceIfPossible","InPlaceOnly"];function zS(e,t,n){let{cluster:r}=t,o=Pc(e,Xs(
r),"v1alpha1.CloneSet","mcloneset.kb.io",t);if(o.length>0)return o;let i=ei(e,{scales:!0,completed:!0},r);return i.length>0?i:Rt(xA(e,t,n),SA)}function*xA(e,t,n){
let r=ue(t.cluster.library("kruise")),o=X(e.value.spec)??{};n&&(yield*OA(r,e,n,t)),yield*Qo(r,o,{empty:"cloneset-empty-selector",required:!0},ia);let i=P(o,"sel\
ector");Object.keys(i??{}).length>0&&(yield*Wr(r,o,ia));let s=mc(e,t);yield*yc(r,s,"cloneset-active-deadline",t),yield*wA(r,e,t,o,X(n?.value.spec)),yield*kA(r,P(
o,"updateStrategy")??{},I(o,"replicas")??1),yield*PA(r,o)}function*PA(e,t){let n=I(t,"progressDeadlineSeconds");if(n===void 0||!e.build.holds("cloneset-progress\
-deadline"))return;let r=[...ia,"progressDeadlineSeconds"];yield*dr(e,n,r),n!==2**31-1&&n<=(I(t,"minReadySeconds")??0)&&(yield e.invalid(r,n,"deadline-not-above\
-min-ready"))}function*wA(e,t,n,r,o){let i=["spec","scaleStrategy","podsToDelete"],s=ee(P(r,"scaleStrategy"),"podsToDelete"),a=s.filter((c,d)=>s.indexOf(c)<d);if(a.
length>0){let c={go:Jn(s),json:s};yield e.invalid(i,c,"cloneset-pods-twice",{names:`[${a.join(" ")}]`});return}let l=new Set(ee(P(o,"scaleStrategy"),"podsToDele\
te"));for(let c of s.filter(d=>!l.has(d)).sort()){let d=n.workload("","Pod",t.namespace??"",c),u=[...i,s.indexOf(c)],p={name:c,shown:se(c)};yield m(f({},e.invalid(
i,c,d?"cloneset-pod-of-others":"cloneset-pod-missing",p)),{place:u})}}function*kA(e,t,n){let{build:r}=e,o=b(t,"type")||"ReCreate";vA.includes(o)||(yield e.invalid(
[...to,"type"],o,"cloneset-strategy-type"));let i=()=>r.holds("cloneset-refuses-numeric-strings"),s=()=>r.holds("cloneset-partition-refuses-numeric-strings"),a=new oa(
"partition",ft(t,"partition")??0,s,n,e);yield*a.errors(),yield*dr(e,a.value,[...to,"partition"]),yield*Sc(e,P(t,"priorityStrategy"),[...to,"priorityStrategy"]),
yield*vc(e,t,[...to,"scatterStrategy"]);let l=ft(t,"maxUnavailable")??"20%",c=new oa("maxUnavailable",l,i,n,e);yield*c.errors();let d=ft(t,"maxSurge")??0,u=new oa(
"maxSurge",d,i,n,e);yield*u.errors(),o==="InPlaceOnly"&&u.value>0&&(yield e.invalid([...to,"maxSurge"],String(d),"cloneset-surge-in-place-only")),n>0&&c.value<1&&
u.value<1&&(yield e.invalid([...to,"maxUnavailable"],zt(l),"cloneset-nothing-may-move"))}var oa=class{constructor(t,n,r,o,i){this.name=t;this.written=n;this.scope=
i;let[s,a]=[Go,Bo].map(c=>c(n,o,i.build)),l=s.value===a.value&&s.error===a.error;this.#e=l||r()?s:a}name;written;scope;#e;get value(){return this.#e.value}*errors(){
let{error:t}=this.#e;if(t===void 0)return;let n={name:this.name,error:t};yield this.scope.invalid([...to,this.name],String(this.written),"cloneset-amount-unread\
able",n)}};function*OA(e,t,n,r){let o=["replicas","template","scaleStrategy","updateStrategy","minReadySeconds","lifecycle","revisionHistoryLimit",...e.build.holds(
"cloneset-claim-templates-mutable")?["volumeClaimTemplates"]:[],...e.build.holds("cloneset-progress-deadline")?["progressDeadlineSeconds"]:[]],s=Object.entries(
Xs(e.build)["v1alpha1.CloneSetSpec"]??{}).flatMap(([l,c])=>c===void 0?[]:[l]);if(bc(t,n,o,s)||(yield e.forbidden(ia,"cloneset-update-forbidden")),b(P(X(t.value.
spec),"updateStrategy"),"type")!=="InPlaceOnly")return;let a=Ul(t,n,/^\/containers\/([0-9]+)\/image$/,r);a&&(yield e.forbidden(ia,"cloneset-not-in-place",f({},a)))}var RA;function CA(){return RA??=require("./admission-kruise.js")}function YS(...e){return CA().recreateRefusals(...e)}var EA;function ZS(){return EA??=require("./admission-kubernetes.js")}function XS(...e){return ZS().cronJobNameRefusals(...e)}function ev(...e){return ZS().cronJobRefusals(
...e)}function tv({apiVersion:e,kind:t,value:n},{cluster:r}){if(!v(n.metadata))return[];let o=yr(n.metadata,we("Pod",r),r,{},"ObjectMeta");if(!o)return[];let i=e.slice(
e.indexOf("/")+1);return[{by:"Decoding",id:"cannot-unmarshal",message:r.say("cannot-be-handled",{kind:t,version:i,error:o.error}),path:["metadata",...o.path]}]}var jA;function AA(){return jA??=require("./admission-kruise.js")}function nv(...e){return AA().ephemeralJobRefusals(...e)}var NA;function rv(){return NA??=require("./admission-kruise.js")}function ov(...e){return rv().imageListRefusals(...e)}function iv(...e){return rv().imagePullRefusals(
...e)}var FA;function TA(){return FA??=require("./admission-kubernetes.js")}function sv(...e){return TA().jobRefusals(...e)}var MA;function $A(){return MA??=require("./admission-kruise.js")}function av(...e){return $A().jobTemplateRefusals(...e)}var IA;function LA(){return IA??=require("./admission-kubernetes.js")}function lv(...e){return LA().limitRangeRefusals(...e)}var sa="pointer to LabelSelector",aa="PodTemplateSpec",gt="pointer to int32",cv={maxUnavailable:"pointer to IntOrString",maxSurge:"pointer to IntOrString"},Hp={
Deployment:{metadata:"ObjectMeta",spec:"DeploymentSpec"},DeploymentSpec:{replicas:gt,selector:sa,template:aa,strategy:"DeploymentStrategy",minReadySeconds:"int3\
2",revisionHistoryLimit:gt,paused:"bool",progressDeadlineSeconds:gt},DeploymentStrategy:{type:"string as v1.DeploymentStrategyType",rollingUpdate:"pointer to Ro\
llingUpdateDeployment"},RollingUpdateDeployment:cv,ReplicaSet:{metadata:"ObjectMeta",spec:"ReplicaSetSpec"},ReplicaSetSpec:{replicas:gt,minReadySeconds:"int32",
selector:sa,template:aa},ReplicationController:{metadata:"ObjectMeta",spec:"ReplicationControllerSpec"},ReplicationControllerSpec:{replicas:gt,minReadySeconds:"\
int32",selector:"map",template:"pointer to PodTemplateSpec"},DaemonSet:{metadata:"ObjectMeta",spec:"DaemonSetSpec"},DaemonSetSpec:{selector:sa,template:aa,updateStrategy:"\
DaemonSetUpdateStrategy",minReadySeconds:"int32",revisionHistoryLimit:gt},DaemonSetUpdateStrategy:{type:"string as v1.DaemonSetUpdateStrategyType",rollingUpdate:"\
pointer to RollingUpdateDaemonSet"},RollingUpdateDaemonSet:cv,StatefulSet:{metadata:"ObjectMeta",spec:"StatefulSetSpec"},StatefulSetSpec:{replicas:gt,selector:sa,
template:aa,volumeClaimTemplates:"list of v1.PersistentVolumeClaim",serviceName:"string",podManagementPolicy:"string as v1.PodManagementPolicyType",updateStrategy:"\
StatefulSetUpdateStrategy",revisionHistoryLimit:gt,minReadySeconds:"int32",persistentVolumeClaimRetentionPolicy:"pointer to StatefulSetPersistentVolumeClaimRete\
ntionPolicy",ordinals:"pointer to StatefulSetOrdinals"},"v1.PersistentVolumeClaim":{metadata:"ObjectMeta",spec:"PersistentVolumeClaimSpec"},StatefulSetUpdateStrategy:{
type:"string as v1.StatefulSetUpdateStrategyType",rollingUpdate:"pointer to RollingUpdateStatefulSetStrategy"},RollingUpdateStatefulSetStrategy:{partition:gt,maxUnavailable:"\
pointer to IntOrString"},StatefulSetPersistentVolumeClaimRetentionPolicy:{whenDeleted:"string as v1.PersistentVolumeClaimRetentionPolicyType",whenScaled:"string\
 as v1.PersistentVolumeClaimRetentionPolicyType"},StatefulSetOrdinals:{start:"int32"},Job:{metadata:"ObjectMeta",spec:"JobSpec"},JobSpec:{parallelism:gt,completions:gt,
activeDeadlineSeconds:"pointer to int64",backoffLimit:gt,selector:sa,manualSelector:"pointer to bool",template:aa,ttlSecondsAfterFinished:gt,completionMode:"str\
ing as v1.CompletionMode",suspend:"pointer to bool"},CronJob:{metadata:"ObjectMeta",spec:"CronJobSpec"},CronJobSpec:{schedule:"string",timeZone:"pointer to stri\
ng",startingDeadlineSeconds:"pointer to int64",concurrencyPolicy:"string as v1.ConcurrencyPolicy",suspend:"pointer to bool",jobTemplate:"JobTemplateSpec",successfulJobsHistoryLimit:gt,
failedJobsHistoryLimit:gt},JobTemplateSpec:{metadata:"ObjectMeta",spec:"JobSpec"}};function Qp(e,t){let{cluster:n}=t,{kind:r,apiVersion:o}=e,i=yr(e.value,we("Po\
d",n),n,Hp,r);if(!i)return[];let s=o.slice(o.indexOf("/")+1);return[{by:"Decoding",id:"cannot-unmarshal",message:n.say("cannot-be-handled",{kind:r,version:s,error:i.
error}),path:i.path}]}var DA;function JA(){return DA??=require("./admission-kruise.js")}function dv(...e){return JA().podStateRefusals(...e)}var _A;function VA(){return _A??=require("./admission-kubernetes.js")}function uv(...e){return VA().disruptionBudgetRefusals(...e)}var qA;function WA(){return qA??=require("./admission-kruise.js")}function fv(...e){return WA().probeMarkerRefusals(...e)}var UA;function BA(){return UA??=require("./admission-kruise.js")}function pv(...e){return BA().budgetRefusals(...e)}var GA="Decoding",KA={PriorityClass:{apiVersion:"string",kind:"string",metadata:"v1.ObjectMeta",value:"int32",globalDefault:"bool",description:"string",preemptionPolicy:"\
v1.PreemptionPolicy"}};function mv(e,t){let n=KA[e.kind];if(!n)return[];let r=e.apiVersion.slice(e.apiVersion.indexOf("/")+1),o=(s,a,l)=>({by:GA,id:s,message:t.
cluster.say("cannot-be-handled",{kind:e.kind,version:r,error:l}),path:[a]});for(let[s,a]of Object.entries(e.value)){let l=Object.hasOwn(n,s)?n[s]:void 0,c=l&&HA(
a,l);if(!c)continue;let d={given:c,struct:e.kind,field:s,type:l};return[o("cannot-unmarshal",s,t.cluster.say("cannot-unmarshal",d))]}let i=Object.keys(e.value).
find(s=>!Object.hasOwn(n,s));return i===void 0?[]:[o("unknown-field",i,t.cluster.say("unknown-field",{field:i}))]}function HA(e,t){if(e===null)return;let n=Array.
isArray(e)?"array":typeof e=="boolean"?"bool":typeof e;return t==="int32"&&typeof e=="number"?QA(e)?void 0:`number ${e}`:t==="bool"?n==="bool"?void 0:n:t==="v1.\
ObjectMeta"?v(e)?void 0:n:t!=="int32"&&n==="string"?void 0:n}function QA(e){return Number.isInteger(e)&&e>=-(2**31)&&e<2**31}function zp(e){return JSON.stringify(
e)}var zA="PriorityClassValidation",Vc=1e9,YA={"system-node-critical":2*Vc+1e3,"system-cluster-critical":2*Vc};function gv(e,t,n){let r=mv(e,t);if(r.length>0)return r;
let{value:o,name:i}=e,s=Xo(e,t,n),a=(c,d,u={})=>{s.push({by:zA,id:c,message:t.cluster.say(c,u),path:d})},l=w(o.preemptionPolicy);if(n){(n.value.value??0)!==(o.value??
0)&&a("priority-class-value-immutable",["value"]);let c=l||"PreemptLowerPriority";(w(n.value.preemptionPolicy)||"PreemptLowerPriority")!==c&&a("priority-class-p\
olicy-immutable",["preemptionPolicy"],{given:zp(c)})}else{let c=ZA(e,t);c&&a("priority-class-reserved-name",["metadata","name"],{error:c}),!i.startsWith("system\
-")&&typeof o.value=="number"&&o.value>Vc&&a("priority-class-value-too-high",["value"],{highest:Vc}),l&&l!=="PreemptLowerPriority"&&l!=="Never"&&a("priority-cla\
ss-bad-policy",["preemptionPolicy"],{given:zp(l)})}return s.length>0?s:XA(e,t,n)}function ZA(e,t){let{name:n,value:r}=e;if(!n.startsWith("system-"))return;let o=YA[n];
if(o===void 0)return t.cluster.say("priority-class-unknown-system-name",{name:n});if((r.value??0)!==o)return t.cluster.say("priority-class-system-value",{name:n,
value:o});if(r.globalDefault===!0)return t.cluster.say("priority-class-system-default",{name:n,value:"false"})}function XA(e,t,n){if(e.value.globalDefault!==!0||
n?.value.globalDefault===!0)return[];let r=Yp(t);if(!r||r===e||r.name===e.name)return[];let o=t.cluster.say("priority-class-second-default",{name:r.name});return[
{by:En,id:"priority-class-second-default",message:o,path:["globalDefault"]}]}function Yp(e){return e.defaultClasses()[0]}var eN;function tN(){return eN??=require("./admission-kubernetes.js")}function yv(...e){return tN().replicationControllerRefusals(...e)}var nN;function rN(){return nN??=require("./admission-kruise.js")}function hv(...e){return rN().distributionRefusals(...e)}var oN;function iN(){return oN??=require("./admission-kubernetes.js")}function bv(...e){return iN().resourceQuotaRefusals(...e)}function Sv({group:e,kind:t,apiVersion:n},r){if(Dr(e,t).length===0)return;let o=oe(e,t);return o&&xv(o,r).includes(n)?void 0:{by:"kube-apiserver",id:"no-matches\
-for-kind",message:r.say("no-matches-for-kind",{kind:t,apiVersion:n}),path:["apiVersion"]}}function vv({group:e,kind:t},n){return Dr(e,t).flatMap(r=>xv(r,n).slice(
-1))[0]}function xv({group:e,of:t,versions:n},r){return t==="kruise"&&!r.installed("kruise")?[]:Object.entries(n).filter(([,o])=>o===!0||r.holds(o)).map(([o])=>e===
""?o:`${e}/${o}`)}var sN;function aN(){return sN??=require("./admission-kruise.js")}function Pv(...e){return aN().sidecarSetRefusals(...e)}var lN;function cN(){return lN??=require("./admission-kubernetes.js")}function wv(...e){return cN().statefulSetRefusals(...e)}var dN;function uN(){return dN??=require("./admission-kruise.js")}function kv(...e){return uN().unitedDeploymentRefusals(...e)}var gi=["spec","targetRef"];function la(e,t){let{apiVersion:n,kind:r,name:o}=k(e.spec,"targetRef");if(!(typeof r!="string"||typeof o!="string"||e.namespace===null))
return t.workload(Ye(n),r,e.namespace,o)}function*Rv(e,t,n){if(!t){yield e.required(gi,"spread-no-target");return}let r=b(t,"kind"),o=b(t,"apiVersion");if(o===""||
r===""||b(t,"name")===""){yield e.invalid(gi,pr(t),"spread-empty-target");return}let i=Object.hasOwn(di,r)?di[r]:void 0;i&&(r!=="StatefulSet"||e.build.holds("wo\
rkloadspread-targets-statefulset"))?(!Hs(o)||!i.includes(Ye(o)))&&(yield e.invalid(gi,pr(t),"spread-target-group",{kind:r})):(!Hs(o)||!Ec(Ye(o),r,n))&&(yield e.
invalid(gi,pr(t),"spread-target-kind"))}function*Cv(e,t,n,r,o){let i=P(X(t.value.spec),"targetRef");if(!(!i||t.namespace===null||r&&Zp(i,Ov(r))))for(let s of n.
workloadSpreads(t.namespace)){if(s===t||s.name===t.name)return;if(!(!Zp(i,Ov(s))||o(s))){yield e.invalid(gi,pr(i),"spread-target-taken",{name:s.name});return}}}
function*Ev(e,t,n){let r=P(t,"targetRef"),o=P(n,"targetRef");r&&o&&!Zp(r,o)&&(yield e.invalid(gi,pr(r),"spread-target-changed"))}function Ov(e){return P(X(e.value.
spec),"targetRef")}function Zp(e,t){return t!==void 0&&Hl(e,t)}function Av(e,t,n){let r=e.spec.subsets,o=Array.isArray(r)?r[t]:void 0,i=v(o)?o.patch:void 0;if(i==null)return[];let s=la(e,n),a=s&&fN(s,n),l=a?mN(a,i,t,n):[];return l.
length>0&&n.cluster.holds("workloadspread-validates-patch")?l:[]}function fN(e,t){let{cluster:n}=t,r=Jt(e);if(r)switch(`${e.group}/${e.kind}`){case"apps.kruise.\
io/CloneSet":return pN(e)&&n.holds("workloadspread-adds-claim-volumes")?jv(e,r):r;case"apps/Deployment":case"apps/ReplicaSet":case"batch/Job":return r;case"apps\
/StatefulSet":return n.holds("workloadspread-validates-statefulset")?jv(e,r):void 0;default:return}}function pN(e){return Vn(e).length>0}function jv(e,t){let n=k(
t,"spec"),r=[...S(n.volumes),...Vn(e)];return r.length>0?m(f({},t),{spec:m(f({},n),{volumes:r})}):t}function mN(e,t,n,r){let o=["spec","subsets",n,"patch"],i=r.
cluster.library("kruise"),s=ue(i),a=JSON.stringify(t),l=we("Pod",i),c=new Et,d=r.kruiseStructs(),u=Je({metadata:k(e,"metadata"),spec:k(e,"spec")},d,c),p=[],g={};
try{if(!v(t))throw new re(i.say("bad-json-document"));g=br(u,t,{schema:l})}catch(x){if(!(x instanceof re))throw x;p.push(s.invalid(o,a,"spread-patch-merge",{error:x.
message})),p.push(s.invalid(o,a,"spread-patch-unmarshal",{error:i.say("json-unexpected-end")}))}let y=yr(g,l,i);y&&p.push(s.invalid(o,a,"spread-patch-unmarshal",
{error:y.error}));let h=Je(y?.decoded??g,d,c);return[...p,...hc(h,o,r)]}var gN=mt({name:pt,preferredNodeSelectorTerms:Ur(mt({preference:Ws,weight:Zo},"preference","weight")),requiredNodeSelectorTerm:Ws,tolerations:$l},"name"),yN=mt(
{adaptive:mt({disableSimulationSchedule:Fl,rescheduleCriticalSeconds:Zo}),type:{type:"string",enum:["Adaptive","Fixed",""]}}),hN=mt({replicasPathList:qs,selector:Ml});
function Nv(e,t){let n=e.targetFilter!==void 0&&t.holds("workloadspread-target-filter")?{targetFilter:hN}:{},r=Il("apiVersion","kind","name");return Tl(mt(f({scheduleStrategy:yN,
subsets:Ur(gN),targetRef:r},n),"subsets","targetRef"))}var qc=["spec","scheduleStrategy"],bN=295;function*Fv(e,t){let n=P(t,"scheduleStrategy"),r=b(n,"type");["","Fixed","Adaptive"].includes(r)||(yield e.invalid([...qc,
"type"],r,"spread-strategy-type"));let o=P(n,"adaptive");o&&(yield*SN(e,o,r,E(t,"subsets")));let i=P(t,"targetFilter");i&&e.build.holds("workloadspread-target-f\
ilter")&&(yield*vN(e,i))}function*SN(e,t,n,r){let o=I(t,"rescheduleCriticalSeconds"),i=o??"null";n!=="Adaptive"&&(yield e.invalid([...qc,"type"],i,"spread-strat\
egy-not-adaptive"));let s=r.at(-1)?.[0];r.length>1&&q(s,"maxReplicas")!==void 0&&(yield e.invalid([...qc,"adaptive"],i,"spread-adaptive-last-subset"));let a=r.length>
1?Math.floor(bN/(r.length-1)):2**31-1;o!==void 0&&(o<0||o>a)&&(yield e.invalid([...qc,"adaptive","rescheduleCriticalSeconds"],o,"spread-critical-seconds",{most:a}))}
function*vN(e,t){let n=_n(P(t,"selector"),e.build);if(n===void 0)return;let r=Array.isArray(t.replicasPathList)?t.replicasPathList:void 0,o=`v1alpha1.TargetFilt\
er{Selector:(*v1.LabelSelector)(0x0), ReplicasPathList:${Jn(r??[],r!==void 0)}}`;yield e.invalid(["spec","targetFilter"],{go:o,json:t},"selector-fault",{fault:n})}var Sr=["spec","subsets"];function*Tv(e,t,n){let r=E(t,"subsets");if(r.length===0){yield e.required(Sr,"spread-no-subsets");return}let o=new Set,i=new Xp(e,b(P(
t,"targetRef"),"kind"));for(let[a,l]of r){let c=b(a,"name");c===""?yield e.invalid([...Sr,l,"name"],c):o.has(c)&&(yield e.invalid([...Sr,l,"name"],c,"spread-sub\
set-twice",{name:c})),o.add(c),yield*xN(e,a,l),yield*n(l);let d=i.next(ft(a,"maxReplicas"),l);if(d){yield d;return}}let s=i.sum(r.map(([a])=>ft(a,"maxReplicas")));
s&&(yield s)}function*xN(e,t,n){let{build:r}=e,o=P(t,"requiredNodeSelectorTerm");yield*Yl(o,[...Sr,n,"requiredNodeSelectorTerm"],r);let i=["spec","subsets",n,"p\
referredNodeSelectorTerms"],s=[...Sr,n,"preferredSchedulingTerms"];for(let a of Zl(t.preferredNodeSelectorTerms,s,r))yield m(f({},a),{place:[...i,...ir(a).slice(
s.length)]});yield*zr(e,t,[...Sr,n,"tolerations"])}var Xp=class{constructor(t,n){this.scope=t;this.targetKind=n}scope;targetKind;#e;#t=0;next(t,n){if(t===void 0)
return;let r=a=>this.scope.invalid([...Sr,n,"maxReplicas"],zt(t),a);if(this.#e??=typeof t,typeof t!==this.#e)return r("spread-maxima-mixed");if(this.targetKind===
"StatefulSet"&&this.scope.build.holds("workloadspread-targets-statefulset")&&typeof t=="string")return r("spread-max-statefulset");let{value:i,error:s}=Bo(t,100,
this.scope.build);return s!==void 0||i<0?r("spread-max-invalid"):(typeof t=="string"&&(this.#t+=i),this.#t>100?r("spread-maxima-over-100"):void 0)}sum(t){if(this.#e!==
"string"||this.#t>=100||t.at(-1)===void 0)return;let n=t[0],r=n===void 0?"null":zt(n);return this.scope.invalid([...Sr,0,"maxReplicas"],r,"spread-maxima-under-1\
00")}};var Wc="vworkloadspread.kb.io";function em(e,t,n){let{cluster:r}=t,o=ei(e,{schema:Nv(e.spec,r)},r);if(o.length>0)return o;if(!r.kruiseEnabled("WorkloadSpread")){
if(!r.holds("workloadspread-gate-refuses"))return[];let i=r.say("feature-gate-off",{gate:"WorkloadSpread"});return[{by:Wc,id:"feature-gate-off",message:i,path:[]}]}
return Rt(PN(e,t,n),Wc)}function*PN(e,t,n){let r=ue(t.cluster.library("kruise")),o=X(e.value.spec)??{};yield*Rv(r,P(o,"targetRef"),t),yield*Tv(r,o,i=>Av(e,i,t)),
yield*Fv(r,o),yield*Cv(r,e,t,n,i=>em(i,t).length>0),n&&(yield*Ev(r,o,X(n.value.spec)??{}))}var no=(...e)=>(t,n,r)=>{let o=Qp(t,n);return o.length>0?o:[Xo,...e].flatMap(i=>i(t,n,r))},wN={"scheduling.k8s.io/PriorityClass":[gv],"/LimitRange":[lv],"/Resou\
rceQuota":[bv],"/PersistentVolumeClaim":[$S],"apps.kruise.io/WorkloadSpread":[em],"apps.kruise.io/CloneSet":[zS],"apps.kruise.io/StatefulSet":[HS],"apps.kruise.\
io/DaemonSet":[KS],"apps.kruise.io/SidecarSet":[Pv],"apps.kruise.io/UnitedDeployment":[kv],"apps.kruise.io/BroadcastJob":[QS],"apps.kruise.io/AdvancedCronJob":[
GS],"apps.kruise.io/EphemeralJob":[nv],"apps.kruise.io/PersistentPodState":[dv],"apps.kruise.io/PodProbeMarker":[fv],"apps.kruise.io/ImagePullJob":[iv],"apps.kr\
uise.io/ImageListPullJob":[ov],"apps.kruise.io/ResourceDistribution":[hv],"apps.kruise.io/ContainerRecreateRequest":[YS],"policy.kruise.io/PodUnavailableBudget":[
pv],"apps/Deployment":[no(Yo,qn)],"apps/ReplicaSet":[no(Yo,qn)],"apps/StatefulSet":[no(wv,qn)],"apps/DaemonSet":[no(Yo,qn)],"/Pod":[Qp],"policy/PodDisruptionBud\
get":[uv],"batch/CronJob":[no(ev,qn,XS)],"/ReplicationController":[no(yv)],"batch/Job":[no(sv,av,qn)]};function Zt(e,t,n=Xr(e)?e:void 0){let r=Sv(e,t.cluster);if(r)
return[r];let o=wN[`${e.group}/${e.kind}`]??[],[i,s]=[Mv(e,t),n&&Mv(n,t)],a=$v(e)?tv(e,t):[],l=a.length>0?a:o.flatMap(c=>c(i,t,s));return l.length>0?l:kc(e,t,n)}
function Mv(e,{cluster:t}){return $v(e)?fi(e,t).manifest:e}function $v({group:e,kind:t}){return oe(e,t)?.of==="kruise"}var kN;function ON(){return kN??=require("./update.js")}function Iv(...e){return ON().updatedPod(...e)}var RN="apps.kruise.io/subset-name";function Uc({group:e,kind:t,spec:n}){return e!=="apps.kruise.io"||t!=="UnitedDeployment"?[]:S(k(n,"topology").subsets).map((r,o)=>({
index:o,name:w(r.name),value:r}))}function Bc(e,{patch:t},{cluster:n}){if(!v(t)||!n.holds("united-deployment-subset-patch"))return e;let r=we("PodTemplateSpec",
n.library("kruise"));return br(e,t,{schema:r})}function Gc(e,{index:t,name:n,value:r},o){let i=["spec","topology","subsets",t],s=e.origins.adopt(e.owner,i,r);ca(
ca(e.value,"metadata"),"labels")[RN]=n;let a=S(k(s,"nodeSelectorTerm").matchExpressions);if(a.length>0){let c=ca(ca(e.spec,"affinity"),"nodeAffinity"),d=ca(c,"r\
equiredDuringSchedulingIgnoredDuringExecution"),u=S(d.nodeSelectorTerms);d.nodeSelectorTerms=u.length>0?u:[{}];for(let p of S(d.nodeSelectorTerms))p.matchExpressions=
[...S(p.matchExpressions),...a]}let l=S(s.tolerations);l.length>0&&(e.spec.tolerations=[...S(e.spec.tolerations),...l]),v(s.patch)&&o.cluster.holds("united-depl\
oyment-subset-patch")&&Fp(e,{manifest:e.owner,path:[...i,"patch"]},s.patch,o)}function ca(e,t){return v(e[t])||(e[t]={}),e[t]}var CN={statefulSetTemplate:{apiVersion:"apps/v1",kind:"StatefulSet"},advancedStatefulSetTemplate:{apiVersion:"apps.kruise.io/v1beta1",kind:"StatefulSet"},cloneSetTemplate:{
apiVersion:"apps.kruise.io/v1alpha1",kind:"CloneSet"},deploymentTemplate:{apiVersion:"apps/v1",kind:"Deployment"}};function da(e){if(e.group!=="apps.kruise.io"||
e.kind!=="UnitedDeployment")return;let t=k(e.spec,"template");for(let[n,r]of Object.entries(CN)){let o=t[n];if(!v(o))continue;let i=m(f({},r),{metadata:{name:e.
name,namespace:e.namespace},spec:m(f({},k(o,"spec")),{replicas:1,selector:e.spec.selector??null})});return e.making(m(f({},r),{value:i}))}}function Kc(e,t,n){let r=da(
e);if(!r)return[];let o=k(r.spec,"template");try{let i=t?Bc(o,t.value,n):o,s=m(f({},r.value),{spec:m(f({},r.spec),{template:i})});return Zt(i===o?r:r.making(m(f(
{},r),{value:s})),n).map(l=>m(f({},l),{path:EN(l.path)}))}catch(i){if(!(i instanceof re))throw i;return[{by:e.kind,id:"subset-patch",message:i.message,path:[]}]}}
function EN(e){return e[0]==="spec"&&e[1]==="template"?e.slice(2):[]}function yi(e,t){return e.subset?.name===t.subset?.name&&String(e.among)===String(t.among)}function hi({pod:e,unmade:t},{cluster:n}){let r=o=>e.assumes.some(({kind:i,
refusal:s})=>s===o&&!n.closed(i));return!t&&e.refusals.every(({id:o})=>r(o))}function tm(e){let{object:t,pods:n,world:r}=e;return t.manifest.kind!=="Pod"?t.verdict!==
"rejected":t.refusals.filter(i=>!n.some(({pod:s})=>s.refusals.includes(i))).length===0&&n.every(i=>hi(i,r))}function ro(e){return tm(e)?e.pods.filter(t=>hi(t,e.
world)):[]}function oo(e,t,n,r){let i=r&&Zt(r,new Ae(t.cluster,void 0,!0)).length>0?void 0:r,s=Zt(e,t,i),a=!s.some(({id:p})=>p==="no-matches-for-kind"),l=a&&(n===
"look-past"||s.length===0);if(e.kind==="Pod"&&e.group===""){let p=!i&&Xr(e),y=l&&(p?[AN(e,t)]:i&&NN(e,i,t,n))||(l?Lv(e,t,n):[]);return{world:t,object:jN(e,s,y[0]),
pods:y}}let c=l?Lv(e,t,n):[],d=s.length>0?"rejected":"admitted",u=a?pi(e,t.cluster):[];return{world:t,object:{manifest:e,verdict:d,refusals:s,dropped:u,assumes:[]},
pods:c}}function jN(e,t,n){let r=[...t,...n?.pod.refusals??[]],o=r.length>0?"rejected":"admitted";return{manifest:e,verdict:o,refusals:r,dropped:[],assumes:n?.assumes??
[]}}function AN(e,t){let n=Kr(e,t),r=v(e.value.status)?e.value.status.qosClass:void 0,o=hr.find(s=>s===r)??st(n.spec,t.cluster);return{workload:e,subset:void 0,
pod:n,verdict:"admitted",unmade:!1,assumes:[],qosClass:o,host:void 0}}function NN(e,t,n,r){let o=oo(t,new Ae(n.cluster,void 0,!0),r),[i]=r==="stop"?o.pods.filter(
({verdict:d})=>d==="admitted"):ro(o),s=i&&Iv(e,t,i.pod,n);if(!i||!s)return;for(let d of i.pod.refusals)s.refuse(d);s.assumes.push(...i.pod.assumes);let a=s.refusals.
length>0,l=a&&r==="stop"?void 0:Kp(s,n,r),c=a?"rejected":"admitted";return[m(f({},i),{workload:e,pod:s,verdict:c,qosClass:st(s.spec,n.cluster),host:l})]}function Lv(e,t,n){
if(!G(e))return[];let r=$c(e,t),o=r?Ic(r):[],i=o.length===0||gS(o)?[void 0]:[],a=r!==void 0&&Zt(r,t).length>0?[{kind:"WorkloadSpread",says:`WorkloadSpread ${r.name}\
 is accepted`}]:[],l=Uc(e);if(l.length>0){let c=l.flatMap(d=>Dv(e,t,n,void 0,[],d));return FN(c,l.map(({name:d})=>d))}return[...o,...i].flatMap(c=>Dv(e,t,n,c,a,
void 0))}function Dv(e,t,n,r,o,i){let s=Kc(e,i,t),a=Kr(e,t);if(!a)return[];i&&!s.some(({id:c})=>c==="subset-patch")&&Gc(a,i,t);for(let c of s)a.refuse(c);s.length===
0&&Jc(a,t,r,n);let l=a.refusals.length>0;return[{workload:e,subset:r,pod:a,verdict:l?"rejected":"admitted",unmade:s.length>0,assumes:[...o,...a.assumes],qosClass:TN(
a,t)??st(a.spec,t.cluster),host:l&&n==="stop"?void 0:Kp(a,t,n)}]}function FN(e,t){let n=new Map;for(let[o,i]of e.entries()){let r=i.pod.spec,{affinity:s,tolerations:a}=r,
l=le(r,["affinity","tolerations"]),c=JSON.stringify([l,i.qosClass,i.pod.refusals,i.host?.verdict]),d=n.get(c)??{outcome:i,among:[]};d.among.push(t[o]??""),n.set(
c,d)}return n.size<2?e.slice(0,1):[...n.values()].map(({outcome:o,among:i})=>m(f({},o),{among:i}))}function TN({owner:e},{cluster:t}){let n=v(e.value.status)?e.
value.status.qosClass:void 0;return e.kind==="Pod"&&!t.holds("qos-recomputed-on-create")?hr.find(o=>o===n):void 0}var MN=/^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,9}))?/,$N=/^-(alpha|beta|rc)[.-]?(\d{0,9})(?![0-9A-Za-z])/,IN=/^[-+_]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,LN=/^[-+_.]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,
DN=/^(\d{1,4})\+$/,Jv=["alpha","beta","rc"];function Ne(e){let t=e.trim().replace(/^[vV]/,"");if(t.length>100)return;let n=DN.exec(t);if(n)return{major:1,minor:Number(
n[1]),patch:void 0,pre:void 0,vendor:"",text:t};let r=MN.exec(t);if(!r)return;let o=$N.exec(t.slice(r[0].length)),i=t.slice(r[0].length+(o?.[0].length??0)),s=i===
""||i==="+"?"":(o?LN:IN).exec(i)?.[1];if(s!==void 0)return{major:Number(r[1]),minor:Number(r[2]),patch:r[3]===void 0?void 0:Number(r[3]),pre:o?{stage:o[1],number:Number(
o[2])}:void 0,vendor:s,text:t}}function at(e,t){return e.major-t.major||e.minor-t.minor||(e.patch??0)-(t.patch??0)||_v(e)-_v(t)||(e.pre?.number??0)-(t.pre?.number??
0)}function _v({pre:e}){return e===void 0?Jv.length:Jv.indexOf(e.stage)}var JN=/^(>=|<=|>|<|=)(\S+)$/,Vv=new Map;function _t(e,t){let n=Vv.get(t);return n||(n=nm(t),Vv.set(t,n)),n(e)}function nm(e){let t=e.split("||").map(n=>{let r=n.
trim().split(/\s+/);return r.length===1&&r[0]==="*"?[()=>!0]:r.map(_N)});return n=>t.some(r=>r.every(o=>o(n)))}function _N(e){let[,t,n=""]=JN.exec(e)??[],r=Ne(n);
if(r?.vendor!=="")throw new Error(`"${e}" is not a comparator such as ">=1.8.0"`);let o=i=>at(i,r);if(t===">=")return i=>o(i)>=0;if(t==="<")return i=>o(i)<0;if(r.
patch===void 0)throw new Error(`"${e}" needs a patch number`);return t===">"?i=>o(i)>0:t==="<="?i=>o(i)<=0:i=>o(i)===0}function Un(e,t,n,r){let o=new Map,i=[],s=VN(e,t,n),a=new Set;for(let[l,c]of s)o.set(l,qN(c,r)??c?.default??!1),c?.chart!==void 0&&r[l]===void 0&&c.chart!==o.get(
l)&&a.add(l);for(let[l,c]of Object.entries(r)){if(l==="AllAlpha"||l==="AllBeta")continue;let d=s.get(l);if(!s.has(l))o.set(l,c),i.push({of:t,gate:l,message:`the\
 feature gate ${l} is not in the tables of ${t}`});else if(!d||d.stage==="removed")i.push({of:t,gate:l,message:`unrecognized feature gate: ${l}`});else if(d.locked&&
c!==d.default){let u=`cannot set feature gate ${l} to ${c}, feature is locked to ${d.default}`;i.push({of:t,gate:l,message:u})}else o.set(l,c)}for(let l of e.gateRules)
if(!(l.of!==t||!_t(n,l.holds)||o.get(l.when)!==l.is))for(let[c,d]of Object.entries(l.sets))s.get(c)&&o.set(c,d);return{on:o,otherInChart:a,problems:i}}var qv=new WeakMap;
function VN(e,t,n){let r=qv.get(e)??new Map;qv.set(e,r);let o=`${t} ${n.text}`,i=r.get(o)??new Map(Object.values(e.gates[t]).map(({gate:s,rows:a})=>[s,a.find(({
holds:l})=>_t(n,l))]));return r.set(o,i),i}function qN(e,t){if(e?.stage==="alpha")return t.AllAlpha;if(e?.stage==="beta")return t.AllBeta}function Ke(e,t,n){let r=Ne(n);if(!r)return;let o=jn(e,t),i=o[0];if(!i)throw new Error(`the tables know no release of ${t}`);let s=r.patch===void 0&&!r.pre?m(f(
{},r),{patch:Number.POSITIVE_INFINITY}):r,a=o.findLast(h=>at(h,s)<=0),l=a??i,c=e.releases[t].aliases[l.text]?.is,d=c===void 0?l:Ne(c),u=r.patch===void 0&&Uv(l,r)&&
!r.vendor?l.text:r.text,p=r.patch===void 0&&!r.pre?Uv(l,r):at(l,r)===0,g=[p?"":a?"is not in the tables":"is older than the tables",c===void 0||!p?"":`is the sam\
e code as ${c}`,p?"":`judged as ${d.text}`].filter(h=>h!==""),y=r.vendor||(r.text.endsWith("+")?"+":"");return{of:t,display:u,judged:d,vendor:y,note:g.length===
0?void 0:`${t} ${u} ${g.join("; ")}`}}function fn(e,t){let n=jn(e,t).findLast(({pre:r})=>!r);if(!n)throw new Error(`the tables know no release of ${t}`);return Ke(
e,t,n.text)}function Hc(e,t,n,r){let o=Ne(n),i=Ne(r);if(!o||!i)return;let s=i.patch===void 0?m(f({},i),{patch:Number.POSITIVE_INFINITY}):i,a=jn(e,t).filter(l=>!l.
pre&&at(l,o)>=0&&at(l,s)<=0).map(({text:l})=>m(f({},Ke(e,t,l)),{vendor:i.vendor||o.vendor}));return a.length===0?void 0:a}function Bv(e,t){let{aliases:n}=e.releases[t.
of],r=[bi(t.judged)];return jn(e,t.of).filter(o=>!o.pre&&!Object.hasOwn(n,o.text)&&at(o,t.judged)>0).map((o,i)=>(r.includes(bi(o))||r.push(bi(o)),{release:Ke(e,
t.of,ua(o.text,t)),minors:r.indexOf(bi(o)),steps:i+1}))}function ua(e,{vendor:t}){let n=Ne(e);return t===""||!n||n.vendor!==""||n.text.endsWith("+")?e:t==="+"?`${e}\
+`:`${e}-${t.replace(/[.-].*$/,"")}`}function bi({major:e,minor:t}){return`${e}.${t}`}var Wv=new WeakMap;function jn(e,t){let{known:n}=e.releases[t],r=Wv.get(n);
return r||(r=n.map(o=>Ne(o)).sort(at),Wv.set(n,r)),r}function Qc(e,{vendor:t}){return e.some(n=>t===n||t.startsWith(n)&&!/^[A-Za-z]/.test(t.slice(n.length)))}function Uv(e,t){
return bi(e)===bi(t)}var WN={on:new Map,otherInChart:new Set,problems:[]},jt=class{name;environment;kubernetes;kruise;vcluster;knows;host;hostNamespace;gates;kruiseGates;#e;notes;problems;#t;#n=new Map;#r=new Map;constructor(t,n){
this.#t=t,this.name=n.name,this.environment=n.environment,this.kubernetes=n.kubernetes,this.kruise=n.kruise,this.vcluster=n.vcluster,this.knows=n.knows??[],this.
host=n.host,this.hostNamespace=n.hostNamespace;let r=Un(t,"kubernetes",n.kubernetes.judged,n.featureGates??{}),o=n.kruise?Un(t,"kruise",n.kruise.judged,n.kruiseFeatureGates??
{}):WN;this.gates=r.on,this.kruiseGates=o.on,this.#e=o.otherInChart,this.notes=[n.kubernetes,n.kruise,n.vcluster].flatMap(i=>i?.note??[]),this.problems=[...r.problems,
...o.problems]}holds(t){let n=this.#n.get(t);if(n===void 0){let{of:r,holds:o}=Kv(this.#t,t),i=this.#o(r);n=i!==void 0&&_t(i,o),this.#n.set(t,n)}return n}enabled(t){
return rm(this.#t,"kubernetes",this.gates,t)}kruiseEnabled(t){return rm(this.#t,"kruise",this.kruiseGates,t)}otherInChart(t){return this.#e.has(t)}say(t,n={}){return vr(
zc(this.#t,t,this),n)}wording(t){return zc(this.#t,t,this)}lookup(t){let n=pa(this.#t.tables,t);if(!n)throw new Error(`there is no table named "${t}"`);let r=this[n.
of];if(!r)return;let{judged:o}=r,i=n.rows.find(({holds:s,vendors:a})=>_t(o,s)&&(!a||Qc(a,r)));return typeof i?.value=="string"?vr(i.value,{major:o.major,minor:o.
minor}):i?.value}installed(t){return this[t]!==void 0}library(t){let n=this.#r.get(t);if(!n){let r=this.lookup(`${t}-client-library`),o=r===void 0?void 0:Ne(String(
r));if(!o)throw new Error(`${this.name} has no ${t} whose Kubernetes libraries are known`);n=new fa(this.#t,o,this),this.#r.set(t,n)}return n}closed(t){return this.
knows.includes(t)}releases(t){return UN(this.#t,t)}#o(t){return this[t]?.judged}},Gv=new WeakMap;function UN(e,t){let n=Gv.get(e)??new Map;Gv.set(e,n);let r=n.get(
t);if(!r){let o={kubernetes:fn(e,"kubernetes"),kruise:fn(e,"kruise")};r=jn(e,t).filter(({text:i,pre:s})=>!s&&!Object.hasOwn(e.releases[t].aliases,i)).map(({text:i})=>{
let s=`${t} ${i}`,a=Ke(e,t,i);return{name:s,cluster:new jt(e,m(f({},o),{name:s,[t]:a}))}}),n.set(t,r)}return r}var fa=class{version;#e;#t;#n;constructor(t,n,r){
this.version=n,this.#e=t,this.#t=r,this.#n=Un(t,"kubernetes",n,{}).on}holds(t){let{of:n,holds:r}=Kv(this.#e,t);return n==="kubernetes"?_t(this.version,r):this.#t.
holds(t)}enabled(t){return rm(this.#e,"kubernetes",this.#n,t)}say(t,n={}){return vr(zc(this.#e,t,this),n)}wording(t){return zc(this.#e,t,this)}};function vr(e,t){
return e.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g,(n,r)=>{let o=pa(t,r);if(o===void 0)throw new Error(`"${e}" wants a value for {${r}}`);return String(o)})}function zc(e,t,n){
let r=pa(e.messages,t);if(!r)throw new Error(`there is no message named "${t}"`);return r.texts.find(({when:o})=>o===void 0||n.holds(o)).text}function Kv(e,t){let n=pa(
e.facts,t);if(!n)throw new Error(`there is no fact named "${t}"`);return n}function rm(e,t,n,r){let o=n.get(r);if(o===void 0&&!pa(e.gates[t],r))throw new Error(
`there is no ${t} gate named "${r}"`);return o??!1}function pa(e,t){return Object.hasOwn(e,t)?e[t]:void 0}var _w=Pt(require("./knowledge.json"));var An=class e{listens=!0;asked;#e;#t;#n;constructor(t,n=new Map,r=""){this.#e=t,this.asked=n,this.#t=r}holds(t){return this.#r(`holds:${t}`)}enabled(t){return this.#r(
`enabled:${t}`)}say(t,n={}){return vr(this.#r(`wording:${t}`),n)}kruiseEnabled(t){return this.#r(`kruiseEnabled:${t}`)}otherInChart(t){return this.#r(`otherInCh\
art:${t}`)}lookup(t){return this.#r(`lookup:${t}`)}installed(t){return this.#r(`installed:${t}`)}closed(t){return this.#r(`closed:${t}`)}releases(t){return this.#e.
profile.releases(t)}get hostNamespace(){return this.#r("hostNamespace:")}get host(){if(this.#r("hosted:"))return this.#n??=new e(om(this.#e),this.asked,`${this.#t}\
host/`),this.#n}library(t){let n=(r,o)=>this.#r(`library/${t}/${r}:${o}`);return{listens:!0,holds:r=>n("holds",r),enabled:r=>n("enabled",r),say:(r,o={})=>vr(n("\
wording",r),o)}}ask(t,n){let r=`${this.#t}ask:${t}`;return this.asked.has(r)||this.asked.set(r,n?n():Hv(this.#e,`ask:${t}`)),this.asked.get(r)}#r(t){let n=this.#t+
t;return this.asked.has(n)||this.asked.set(n,Hv(this.#e,t)),this.asked.get(n)}};function Hv(e,t){return Yc(t)(e)}function Yc(e){if(e.startsWith("host/")){let i=Yc(
e.slice(5));return s=>{let a=om(s);if(!a)throw new Error(`${s.profile.name} has no host`);return i(a)}}let t=e.indexOf(":"),n=e.slice(0,t),r=e.slice(t+1),o=r;switch(n){case"\
ask":return i=>{if(!i.answer)throw new Error(`the cell of ${i.profile.name} answers no questions`);return i.answer(r)};case"hosted":return i=>om(i)!==void 0;case"\
hostNamespace":return({profile:i})=>i.hostNamespace;case"kruiseEnabled":return({profile:i})=>i.kruiseEnabled(r);case"otherInChart":return({profile:i})=>i.otherInChart(
r);case"lookup":return({profile:i})=>i.lookup(r);case"closed":return({profile:i})=>i.closed(r);case"installed":return({profile:i})=>i.installed(o);case"library/\
kruise/holds":case"library/kruise/enabled":case"library/kruise/wording":case"library/vcluster/holds":case"library/vcluster/enabled":case"library/vcluster/wordin\
g":{let[,i,s]=n.split("/");return({profile:a})=>a.library(i)[s](r)}case"holds":case"enabled":case"wording":return({profile:i})=>i[n](r)}throw new Error(`"${e}" \
is no question to a cluster`)}function om({profile:e,host:t}){return t??(e.host&&{profile:e.host})}function im(e,t){let n=Zc(e,t);return[["clusters",t],...n===void 0?[]:[["environments",n]],["defaults"]]}function Zc(e,t){let n=Xc(e,[["clusters",t],["defaults"]],
"environment");return n&&j(e,n)}function Xc(e,t,n){return t.map(r=>[...r,n]).find(r=>j(e,r)!==void 0)}function ed(e,t,n){let r=im(e,n),o=j(e,["clusters",n,"name"]),
i=Zc(e,n)??null,s={},a=p=>{let g=Xc(e,r,p);if(!g)return;let y=Bn(j(e,g),o,i),x=p==="vcluster"&&j(y,["version"])!==void 0?[...g,"version"]:g,{start:R,end:C}=Ee(t,
x).node;return s[p]={start:R,end:C,path:x},y};a("name"),a("environment");let l=a("maxSnapshotAge"),c=a("next"),d={kruise:BN(a("kruise")),vcluster:Qv(a("vcluster")),
host:a("host"),hostNamespace:a("hostNamespace"),snapshot:a("snapshot"),maxSnapshotAge:l===void 0?void 0:Number.parseInt(l,10),paths:a("paths"),destinations:a("d\
estinations"),labels:a("labels"),atMost:a("atMost"),next:c&&Si(m(f({},c),{vcluster:Qv(c.vcluster)}))},u=a("kubernetes")??"";return m(f(m(f({name:o,environment:i},
typeof u=="string"?{kubernetes:u}:{kubernetes:"",kubernetesFrom:u.from}),{featureGates:a("featureGates")??{},kruiseFeatureGates:a("kruiseFeatureGates")??{},knows:a(
"knows")??[],objects:a("objects")??[]}),Si(d)),{places:s})}function Si(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0))}function BN(e){
return e==="none"?void 0:e}function Qv(e){if(!(e===void 0||e==="none"))return typeof e=="string"?{version:e}:e}function Bn(e,t,n){return typeof e=="string"?e.replace(
/<(?:name|environment)>/g,r=>r==="<name>"?t:n??r):Array.isArray(e)?e.map(r=>Bn(r,t,n)):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).map(([
r,o])=>[r,Bn(o,t,n)]))}function io(e,t,n,r){let o=0,i=-1,s=0;for(let a=0;a<t.length;){let l=e[o];if(l!==void 0&&n(l))i=o++,s=a;else if(l!==void 0&&r(l,t[a]))o++,a++;else if(i>=0)o=i+1,
a=++s;else return!1}return e.slice(o).every(n)}function pn(e,t){let n=e.length<3?0:e.length<5?1:2;return t.filter(o=>Math.abs(o.length-e.length)<=n).map(o=>({each:o,steps:GN(e.toLowerCase(),o.toLowerCase())})).
filter(o=>o.steps<=n).sort((o,i)=>o.steps-i.steps)[0]?.each}function GN(e,t){let n=[Array.from({length:t.length+1},(r,o)=>o)];for(let r=1;r<=e.length;r++){let o=[
r];for(let i=1;i<=t.length;i++){let s=n[r-1][i-1]+(e[r-1]===t[i-1]?0:1),a=r>1&&i>1&&e[r-1]===t[i-2]&&e[r-2]===t[i-1]?n[r-2][i-2]+1:s;o.push(Math.min(n[r-1][i]+1,
o[i-1]+1,s,a))}n.push(o)}return n[e.length][t.length]}var zv=60;function Vt(e){if(e==null)return"nothing";if(Array.isArray(e))return"a list";if(typeof e=="object")return"a mapping";let t=String(e),n=t.length>zv?`${t.
slice(0,zv)}...`:t,r=JSON.stringify(n).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,KN);return typeof e=="string"?r:r.slice(1,-1)}function KN(e){
return`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`}function td(e,t){let n=t?.title??"what belongs here",r=am([...t?.enum??t?.examples?.map(sm)??[]],"or");
return e===null?`nothing is written; write ${r||n} or leave it out`:`${Vt(e)} is not ${n}${r&&`; write ${r}`}`}function sm(e){return Array.isArray(e)?`[${e.map(
sm).join(", ")}]`:typeof e!="object"||e===null?String(e):`{ ${Object.entries(e).map(([t,n])=>`${t}: ${sm(n)}`).join(", ")} }`}function am(e,t){return e.length<2?
e.join(""):`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function so(e,t){if(t.length===0)return"; none is known";let n=pn(e,t),r=[...new Set(t)];return`${n===
void 0?"":`, perhaps "${n}"`}; known ${r.length===1?"is":"are"} ${r.join(", ")}`}function nd(e,t,n){let r=t.filter(a=>Xt(e,a));if(r.length>0)return{clusters:r};let o=Zv(e);if(o===void 0){let a=t.map(({name:c})=>c),l=/[*?]/.test(e)?`no cluste\
r is named ${Vt(e)}`:`there is no cluster ${Vt(e)}`;return{clusters:[],problem:`${l}${so(e,a)}`}}let s=n.includes(o)?`no cluster is in the environment ${Vt(o)}`:
`there is no environment ${Vt(o)}${so(o,n)}`;return{clusters:[],problem:s}}function Xt(e,{name:t,environment:n}){let r=Zv(e);return r!==void 0?n!==null&&Yv(r,n):
Yv(e,t)}function Zv(e){return e.startsWith("env:")?e.slice(4):void 0}function Yv(e,t){return io(e.split(""),t,n=>n==="*",(n,r)=>n==="?"||n===r)}var lm=["notice","warning","error"];function ao({rules:e},t,n,r){let o=e.filter(i=>At(i.rule,t)>0).filter(({from:i})=>i===void 0||i<=n).filter(i=>i.in===void 0||
r&&i.in.some(s=>Xt(s,r))).sort((i,s)=>At(s.rule,t)-At(i.rule,t)||+!i.in-+!s.in);return{level:o.find(({level:i})=>i!==void 0)?.level,locked:o.some(({locked:i})=>i)}}
function lo(e,t,n,r,o){let i=ao(e,t,r,o).level??n;return i==="off"||o?.atMost===void 0?i:lm[Math.min(lm.indexOf(i),lm.indexOf(o.atMost))]}function At(e,{ruleId:t,
family:n}){return e===t||e===`${n}/${t}`?2:e===`${n}/*`?1:0}var HN;function QN(){return HN??=require("./settings.js")}function Xv(...e){return QN().problemsOfMeaning(...e)}var ve=class{text;#e;constructor(t){this.text=t}at(t){let n=this.starts(),r=0,o=n.length-1;for(;r<o;){let i=r+o+1>>1;n[i]<=t?r=i:o=i-1}return{line:r+1,column:t-
n[r]+1}}start(t){return this.starts()[t-1]??this.text.length}count(){return this.starts().length}lineText(t){let n=this.starts(),r=n[t-1];if(r===void 0)return"";
let o=n[t],i=o===void 0?this.text.length:o-1;return o!==void 0&&i>r&&this.text.charCodeAt(i-1)===13&&i--,this.text.slice(r,i)}starts(){if(this.#e)return this.#e;
let t=[0];for(let n=this.text.indexOf(`
`);n>=0;n=this.text.indexOf(`
`,n+1))t.push(n+1);return this.#e=t,t}};var Re=class extends Error{name="SettingsError";problems;constructor(t){super(t.map(zN).join(`
`)),this.problems=t}};function zN({place:e,problem:t}){return e?`${e.file}:${e.line}:${e.column}: ${t}`:t}function Nt(e,t,n=new ve(e.text)){let r=n.at(t.start),
o=n.at(t.end);return{file:e.path,line:r.line,column:r.column,endLine:o.line,endColumn:o.column}}function rd(e,t,n){let r=new ve(e.text),o=new Map;for(let{path:i,
key:s,problem:a}of n){let l=Ee(t,i),c=l.node.start===l.node.end,d=l.key&&(s||c)?l.key:l.node,u=`${d.start} ${d.end}`;o.has(u)||o.set(u,{span:d,problem:a})}return[
...o.values()].sort((i,s)=>i.span.start-s.span.start||s.span.end-i.span.end).map(({span:i,problem:s})=>({place:Nt(e,i,r),problem:s}))}var YN;function ex(){return YN??=require("./settings.js")}function tx(...e){return ex().configValue(...e)}function nx(...e){return ex().schemaAt(...e)}var ZN;function XN(){return ZN??=require("./settings.js")}function rx(...e){return XN().validate(...e)}var pe=Symbol("NOT_RESOLVED");function ct(e,t){return{tagName:e,nodeKind:"scalar",implicit:t.implicit??!1,matchByTagPrefix:t.matchByTagPrefix??!1,implicitFirstChars:t.
implicitFirstChars??null,resolve:t.resolve,identify:t.identify,represent:t.represent??(n=>String(n)),representTagName:t.representTagName??(()=>e)}}function bm(e,t){
let n=t.finalize===void 0;return{tagName:e,nodeKind:"sequence",implicit:!1,matchByTagPrefix:t.matchByTagPrefix??!1,create:t.create,addItem:t.addItem,finalize:t.
finalize??(r=>r),carrierIsResult:n,identify:t.identify,represent:t.represent??(r=>r),representTagName:t.representTagName??(()=>e)}}function ad(e,t){let n=t.finalize===
void 0;return{tagName:e,nodeKind:"mapping",implicit:!1,matchByTagPrefix:t.matchByTagPrefix??!1,create:t.create,addPair:t.addPair,has:t.has,keys:t.keys,get:t.get,
finalize:t.finalize??(r=>r),carrierIsResult:n,identify:t.identify,represent:t.represent??(r=>r),representTagName:t.representTagName??(()=>e)}}var eF=ct("tag:yam\
l.org,2002:str",{resolve:e=>e,identify:e=>typeof e=="string"}),tF=["","~","null","Null","NULL"],nF=ct("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:[
"","~","n","N"],resolve:e=>tF.indexOf(e)!==-1?null:pe,identify:e=>e===null,represent:()=>"null"}),rF=ct("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:[
"n"],resolve:(e,t)=>e==="null"||t&&e===""?null:pe,identify:e=>e===null,represent:()=>"null"}),oF=["","~","null","Null","NULL"],iF=ct("tag:yaml.org,2002:null",{implicit:!0,
implicitFirstChars:["","~","n","N"],resolve:e=>oF.indexOf(e)!==-1?null:pe,identify:e=>e===null,represent:()=>"null"}),sF=["true","True","TRUE"],aF=["false","Fal\
se","FALSE"],lF=ct("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","T","f","F"],resolve:e=>sF.indexOf(e)!==-1?!0:aF.indexOf(e)!==-1?!1:pe,identify:e=>Object.
prototype.toString.call(e)==="[object Boolean]",represent:e=>e?"true":"false"}),cF=["true"],dF=["false"],uF=ct("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:[
"t","f"],resolve:e=>cF.indexOf(e)!==-1?!0:dF.indexOf(e)!==-1?!1:pe,identify:e=>Object.prototype.toString.call(e)==="[object Boolean]",represent:e=>e?"true":"fal\
se"}),fF=["true","True","TRUE","y","Y","yes","Yes","YES","on","On","ON"],pF=["false","False","FALSE","n","N","no","No","NO","off","Off","OFF"],mF=ct("tag:yaml.o\
rg,2002:bool",{implicit:!0,implicitFirstChars:["y","Y","n","N","t","T","f","F","o","O"],resolve:e=>fF.indexOf(e)!==-1?!0:pF.indexOf(e)!==-1?!1:pe,identify:e=>Object.
prototype.toString.call(e)==="[object Boolean]",represent:e=>e?"true":"false"}),gF=new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"),yF=new RegExp("^(?:[-\
+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function hF(e){let t=e,n=1;return(t[0]==="-"||t[0]==="+")&&(t[0]==="-"&&(n=-1),t=t.slice(1)),t.startsWith(
"0b")?n*parseInt(t.slice(2),2):t.startsWith("0o")?n*parseInt(t.slice(2),8):t.startsWith("0x")?n*parseInt(t.slice(2),16):n*parseInt(t,10)}function bF(e,t){if(t){
if(!yF.test(e))return pe}else if(!gF.test(e))return pe;let n=hF(e);return Number.isFinite(n)?n:pe}var mx=ct("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:[
"-","+",..."0123456789"],resolve:bF,identify:e=>Number.isInteger(e)&&!Object.is(e,-0)&&e.toString(10).indexOf("e")<0,represent:e=>e.toString(10)}),SF=new RegExp(
"^-?(?:0|[1-9][0-9]*)$"),vF=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function xF(e){let t=e,n=1;return(t[0]==="-"||t[0]===
"+")&&(t[0]==="-"&&(n=-1),t=t.slice(1)),t.startsWith("0b")?n*parseInt(t.slice(2),2):t.startsWith("0o")?n*parseInt(t.slice(2),8):t.startsWith("0x")?n*parseInt(t.
slice(2),16):n*parseInt(t,10)}function PF(e,t){if(t){if(!vF.test(e))return pe}else if(!SF.test(e))return pe;let n=xF(e);return Number.isFinite(n)?n:pe}var wF=ct(
"tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:PF,identify:e=>Number.isInteger(e)&&!Object.is(e,-0)&&e.toString(10).indexOf(
"e")<0,represent:e=>e.toString(10)}),kF=new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9\
_]*))$");function OF(e){let t=e.replace(/_/g,""),n=1;if((t[0]==="-"||t[0]==="+")&&(t[0]==="-"&&(n=-1),t=t.slice(1)),t.startsWith("0b"))return n*parseInt(t.slice(
2),2);if(t.startsWith("0x"))return n*parseInt(t.slice(2),16);if(t.includes(":")){let r=0;for(let o of t.split(":"))r=r*60+Number(o);return n*r}return t!=="0"&&t[0]===
"0"?n*parseInt(t,8):n*parseInt(t,10)}function RF(e){if(!kF.test(e))return pe;let t=OF(e);return Number.isFinite(t)?t:pe}var fm=ct("tag:yaml.org,2002:int",{implicit:!0,
implicitFirstChars:["-","+",..."0123456789"],resolve:RF,identify:e=>Number.isInteger(e)&&!Object.is(e,-0)&&e.toString(10).indexOf("e")<0,represent:e=>e.toString(
10)}),CF=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),EF=new RegExp(
"^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function jF(e){if(!CF.test(e))return pe;let t=e.toLowerCase(),n=t[0]==="-"?-1:1;if("+-".includes(t[0])&&(t=t.
slice(1)),t===".inf")return n===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(t===".nan")return NaN;let r=n*parseFloat(t);return Number.isFinite(r)||EF.
test(e)?r:pe}function AF(e){if(isNaN(e))return".nan";if(e===Number.POSITIVE_INFINITY)return".inf";if(e===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(e,-0))
return"-0.0";let t=e.toString(10);return/^[-+]?[0-9]+e/.test(t)?t.replace("e",".e"):t}var gx=ct("tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-","\
+",".",..."0123456789"],resolve:jF,identify:e=>typeof e=="number"&&(!Number.isInteger(e)||Object.is(e,-0)||e.toString(10).indexOf("e")>=0),represent:AF}),NF=new RegExp(
"^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"),FF=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+\
]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function TF(e,t){if(t){if(!FF.test(e))return pe;let r=e.toLowerCase(),o=r[0]==="-"?-1:1;if("+-".includes(r[0])&&(r=r.
slice(1)),r===".inf")return o===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(r===".nan")return NaN;let i=o*parseFloat(r);return Number.isFinite(i)?i:pe}
if(!NF.test(e))return pe;let n=Number(e);return Number.isFinite(n)?n:pe}function MF(e){if(isNaN(e))return".nan";if(e===Number.POSITIVE_INFINITY)return".inf";if(e===
Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(e,-0))return"-0.0";let t=e.toString(10);return/^[-+]?[0-9]+e/.test(t)?t.replace("e",".e"):t}var $F=ct("tag:y\
aml.org,2002:float",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:TF,identify:e=>typeof e=="number"&&(!Number.isInteger(e)||Object.is(e,-0)||e.toString(
10).indexOf("e")>=0),represent:MF}),IF=new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\\
.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),LF=new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function DF(e){if(!IF.test(e))return pe;let t=e.toLowerCase().
replace(/_/g,""),n=t[0]==="-"?-1:1;if("+-".includes(t[0])&&(t=t.slice(1)),t===".inf")return n===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(t===".nan")
return NaN;let r=0;if(t.includes(":")){for(let o of t.split(":"))r=r*60+Number(o);r*=n}else r=n*parseFloat(t);return Number.isFinite(r)||LF.test(e)?r:pe}function JF(e){
if(isNaN(e))return".nan";if(e===Number.POSITIVE_INFINITY)return".inf";if(e===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(e,-0))return"-0.0";let t=e.toString(
10);return/^[-+]?[0-9]+e/.test(t)?t.replace("e",".e"):t}var pm=ct("tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:DF,
identify:e=>typeof e=="number"&&(!Number.isInteger(e)||Object.is(e,-0)||e.toString(10).indexOf("e")>=0),represent:JF}),_F=ct("tag:yaml.org,2002:merge",{implicit:!0,
implicitFirstChars:["<"],resolve:(e,t)=>e==="<<"||t&&e===""?"<<":pe,identify:()=>!1}),VF=/^[A-Za-z0-9+/]*={0,2}$/;function qF(e){let t=e.replace(/\s/g,"");if(t.
length%4!==0||!VF.test(t))return pe;let n=atob(t),r=new Uint8Array(n.length);for(let o=0;o<n.length;o++)r[o]=n.charCodeAt(o);return r}function WF(e){let t="";for(let n=0;n<
e.length;n++)t+=String.fromCharCode(e[n]);return btoa(t)}var UF=ct("tag:yaml.org,2002:binary",{resolve:qF,identify:e=>Object.prototype.toString.call(e)==="[obje\
ct Uint8Array]",represent:WF}),BF=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"),GF=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0\
-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");function ox(e,t,n,r=0,o=0,i=0,s=0){
let a=new Date(Date.UTC(e,t,n,r,o,i,s));return a.setUTCFullYear(e,t,n),a}function KF(e){let t=BF.exec(e);if(t===null&&(t=GF.exec(e)),t===null)return pe;let n=+t[1],
r=+t[2]-1,o=+t[3];if(!t[4]){let d=ox(n,r,o);return d.getUTCFullYear()!==n||d.getUTCMonth()!==r||d.getUTCDate()!==o?pe:d}let i=+t[4],s=+t[5],a=+t[6],l=0;if(i>23||
s>59||a>59)return pe;if(t[7]){let d=t[7].slice(0,3);for(;d.length<3;)d+="0";l=+d}let c=ox(n,r,o,i,s,a,l);if(c.getUTCFullYear()!==n||c.getUTCMonth()!==r||c.getUTCDate()!==
o)return pe;if(t[9]){let d=+t[10],u=+(t[11]||0);if(d>23||u>59)return pe;let p=(d*60+u)*6e4;c.setTime(c.getTime()-(t[9]==="-"?-p:p))}return c}var HF=ct("tag:yaml\
.org,2002:timestamp",{implicit:!0,implicitFirstChars:[..."0123456789"],resolve:KF,identify:e=>e instanceof Date,represent:e=>e.toISOString()}),QF=bm("tag:yaml.o\
rg,2002:seq",{create:()=>[],addItem:(e,t)=>{e.push(t)},identify:Array.isArray});function ld(e){if(e===null||typeof e!="object"||Array.isArray(e))return!1;let t=Object.
getPrototypeOf(e);return t===null||t===Object.prototype}var zF=bm("tag:yaml.org,2002:omap",{create:()=>({list:[],seen:new Set}),addItem:(e,t)=>{let n;if(t instanceof Map){if(t.size!==1)return"cannot resolve an ordere\
d map item";n=t.keys().next().value}else if(ld(t)){let r=Object.keys(t);if(r.length!==1)return"cannot resolve an ordered map item";n=r[0]}else return"cannot res\
olve an ordered map item";return e.seen.has(n)?"duplicate key in ordered map":(e.seen.add(n),e.list.push(t),"")},finalize:e=>e.list,identify:()=>!1}),YF=bm("tag\
:yaml.org,2002:pairs",{create:()=>[],addItem:(e,t)=>{if(t instanceof Map)return t.size!==1?"cannot resolve a pairs item":(e.push(t.entries().next().value),"");if(Object.
prototype.toString.call(t)!=="[object Object]")return"cannot resolve a pairs item";let n=t,r=Object.keys(n);return r.length!==1?"cannot resolve a pairs item":(e.
push([r[0],n[r[0]]]),"")},identify:()=>!1}),ZF=ad("tag:yaml.org,2002:map",{create:()=>({}),identify:ld,represent:e=>{let t=new Map;for(let n of Object.keys(e))t.
set(n,e[n]);return t},addPair:(e,t,n)=>{if(t!==null&&typeof t=="object")return"object-based map does not support complex keys";let r=String(t);return r==="__pro\
to__"?Object.defineProperty(e,r,{value:n,enumerable:!0,configurable:!0,writable:!0}):e[r]=n,""},has:(e,t)=>t!==null&&typeof t=="object"?!1:Object.prototype.hasOwnProperty.
call(e,String(t)),keys:e=>Object.keys(e),get:(e,t)=>{let n=String(t);return Object.prototype.hasOwnProperty.call(e,n)?e[n]:null}}),XF=ad("tag:yaml.org,2002:set",
{create:()=>new Set,identify:e=>e instanceof Set,represent:e=>{let t=new Map;for(let n of e)t.set(n,null);return t},addPair:(e,t,n)=>n!==null?"cannot resolve a \
set item":(e.add(t),""),has:(e,t)=>e.has(t),keys:e=>e.keys(),get:()=>null});function eT(){return{scalar:Object.create(null),sequence:Object.create(null),mapping:Object.
create(null)}}function tT(){return{scalar:[],sequence:[],mapping:[]}}function nT(e){let t=[];for(let n of e){let r=t.length;for(let o=0;o<t.length;o++){let i=t[o];
if(i.nodeKind===n.nodeKind&&i.tagName===n.tagName&&i.matchByTagPrefix===n.matchByTagPrefix){r=o;break}}t[r]=n}return t}var cd=class yx{tags;implicitScalarTags;implicitScalarByFirstChar;implicitScalarAnyFirstChar;defaultScalarTag;defaultSequenceTag;defaultMappingTag;exact;prefix;constructor(t){
let n=nT(t),r=[],o=eT(),i=tT();for(let d of n){if(d.nodeKind==="scalar"&&d.implicit){if(d.matchByTagPrefix)throw new Error("Implicit scalar tags cannot match by\
 tag prefix");r.push(d)}switch(d.nodeKind){case"scalar":d.matchByTagPrefix?i.scalar.push(d):o.scalar[d.tagName]=d;break;case"sequence":d.matchByTagPrefix?i.sequence.
push(d):o.sequence[d.tagName]=d;break;case"mapping":d.matchByTagPrefix?i.mapping.push(d):o.mapping[d.tagName]=d}}let s=r.filter(d=>d.implicitFirstChars===null),
a=new Set;for(let d of r)if(d.implicitFirstChars!==null)for(let u of d.implicitFirstChars)a.add(u);let l=new Map;for(let d of a)l.set(d,r.filter(u=>u.implicitFirstChars===
null||u.implicitFirstChars.indexOf(d)!==-1));let c=o.scalar["tag:yaml.org,2002:str"];if(!c)throw new Error("schema does not define the default scalar tag (tag:y\
aml.org,2002:str)");this.tags=n,this.implicitScalarTags=r,this.implicitScalarByFirstChar=l,this.implicitScalarAnyFirstChar=s,this.defaultScalarTag=c,this.defaultSequenceTag=
o.sequence["tag:yaml.org,2002:seq"],this.defaultMappingTag=o.mapping["tag:yaml.org,2002:map"],this.exact=o,this.prefix=i}lookupScalarTag(t){let n=this.exact.scalar[t];
if(n)return n;for(let r of this.prefix.scalar)if(t.startsWith(r.tagName))return r}lookupSequenceTag(t){let n=this.exact.sequence[t];if(n)return n;for(let r of this.
prefix.sequence)if(t.startsWith(r.tagName))return r}lookupMappingTag(t){let n=this.exact.mapping[t];if(n)return n;for(let r of this.prefix.mapping)if(t.startsWith(
r.tagName))return r}resolveImplicitScalarTag(t){let n=this.implicitScalarByFirstChar.get(t.charAt(0))??this.implicitScalarAnyFirstChar;for(let o of n){let i=o.resolve(
t,!1,o.tagName);if(i!==pe)return{value:i,tag:o}}let r=this.defaultScalarTag;return{value:r.resolve(t,!1,r.tagName),tag:r}}withTags(...t){let n=[];for(let r of t)
n=n.concat(r);return new yx([...this.tags,...n])}},Sm=new cd([eF,QF,ZF]),s4=new cd([...Sm.tags,rF,uF,wF,$F]),rT=new cd([...Sm.tags,nF,lF,mx,gx]),oT=new cd([...Sm.
tags,iF,mF,fm,pm,HF,_F,UF,zF,YF,XF]),iT=oT.withTags(m(f({},fm),{resolve:(e,t,n)=>{let r=fm.resolve(e,t,n);return r===pe?mx.resolve(e,t,n):r}}),m(f({},pm),{resolve:(e,t,n)=>{
let r=pm.resolve(e,t,n);return r===pe?gx.resolve(e,t,n):r}})),a4=ad("tag:yaml.org,2002:map",{create:()=>new Map,addPair:(e,t,n)=>(e.set(t,n),""),has:(e,t)=>e.has(
t),keys:e=>e.keys(),get:(e,t)=>e.get(t),identify:e=>e instanceof Map||ld(e),represent:e=>{if(e instanceof Map)return e;let t=new Map,n=e;for(let r of Object.keys(
n))t.set(r,n[r]);return t}});function ix(e){if(Array.isArray(e)){let t=Array.prototype.slice.call(e);for(let n=0;n<t.length;n++){if(Array.isArray(t[n]))return null;
typeof t[n]=="object"&&Object.prototype.toString.call(t[n])==="[object Object]"&&(t[n]="[object Object]")}return String(t)}return typeof e=="object"&&Object.prototype.
toString.call(e)==="[object Object]"?"[object Object]":String(e)}var l4=ad("tag:yaml.org,2002:map",{create:()=>({}),identify:ld,represent:e=>{let t=new Map;for(let n of Object.
keys(e))t.set(n,e[n]);return t},addPair:(e,t,n)=>{let r=ix(t);return r===null?"nested arrays are not supported inside keys":(r==="__proto__"?Object.defineProperty(
e,r,{value:n,enumerable:!0,configurable:!0,writable:!0}):e[r]=n,"")},has:(e,t)=>{let n=ix(t);return n!==null&&Object.prototype.hasOwnProperty.call(e,n)},keys:e=>Object.
keys(e),get:(e,t)=>{let n=String(t);return Object.prototype.hasOwnProperty.call(e,n)?e[n]:null}}),sT={maxLength:79,indent:1,linesBefore:3,linesAfter:2};function cm(e,t,n,r,o){
let i="",s="",a=Math.floor(o/2)-1;return r-t>a&&(i=" ... ",t=r-a+i.length),n-r>a&&(s=" ...",n=r+a-s.length),{str:i+e.slice(t,n).replace(/\t/g,"\u2192")+s,pos:r-
t+i.length}}function dm(e,t){return" ".repeat(Math.max(t-e.length,0))+e}function aT(e,t){if(!e.buffer)return null;let n=f(f({},sT),t),r=/\r?\n|\r|\0/g,o=[0],i=[],
s,a=-1;for(;s=r.exec(e.buffer);)i.push(s.index),o.push(s.index+s[0].length),e.position<=s.index&&a<0&&(a=o.length-2);a<0&&(a=o.length-1);let l="",c=Math.min(e.line+
n.linesAfter,i.length).toString().length,d=n.maxLength-(n.indent+c+3);for(let p=1;p<=n.linesBefore&&!(a-p<0);p++){let g=cm(e.buffer,o[a-p],i[a-p],e.position-(o[a]-
o[a-p]),d);l=`${" ".repeat(n.indent)}${dm((e.line-p+1).toString(),c)} | ${g.str}
${l}`}let u=cm(e.buffer,o[a],i[a],e.position,d);l+=`${" ".repeat(n.indent)}${dm((e.line+1).toString(),c)} | ${u.str}
`,l+=`${"-".repeat(n.indent+c+3+u.pos)}^
`;for(let p=1;p<=n.linesAfter&&!(a+p>=i.length);p++){let g=cm(e.buffer,o[a+p],i[a+p],e.position-(o[a]-o[a+p]),d);l+=`${" ".repeat(n.indent)}${dm((e.line+p+1).toString(),
c)} | ${g.str}
`}return l.replace(/\n$/,"")}function sx(e,t){let n="";return e.mark?(e.mark.name&&(n+=`in "${e.mark.name}" `),n+=`(${e.mark.line+1}:${e.mark.column+1})`,!t&&e.
mark.snippet&&(n+=`

${e.mark.snippet}`),`${e.reason} ${n}`):e.reason}var ga=class hx extends Error{reason;mark;constructor(t,n){super(),this.name="YAMLException",this.reason=t,this.
mark=n,this.message=sx(this,!1),Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}toString(t){return`${this.name}: ${sx(this,t)}`}static throwAt(t,n,r,o=""){
let i=0,s=0;for(let l=0;l<n;l++){let c=t.charCodeAt(l);c===10?(i++,s=l+1):c===13&&(i++,t.charCodeAt(l+1)===10&&l++,s=l+1)}let a={name:o,buffer:t,position:n,line:i,
column:n-s};throw a.snippet=aT(a),new hx(r,a)}},it={DOCUMENT:1,SEQUENCE:2,MAPPING:3,SCALAR:4,ALIAS:5,POP:6},ne={PLAIN:1,SINGLE_QUOTED:2,DOUBLE_QUOTED:3,LITERAL_BLOCK:4,
FOLDED_BLOCK:5},xr={BLOCK:1,FLOW:2},qt={CLIP:1,STRIP:2,KEEP:3},lT=-1;function ax(e){switch(e){case 48:return"\0";case 97:return"\x07";case 98:return"\b";case 116:
return"	";case 9:return"	";case 110:return`
`;case 118:return"\v";case 102:return"\f";case 114:return"\r";case 101:return"\x1B";case 32:return" ";case 34:return'"';case 47:return"/";case 92:return"\\";case 78:
return"\x85";case 95:return"\xA0";case 76:return"\u2028";case 80:return"\u2029";default:return""}}var bx=new Array(256),Sx=new Array(256);for(let e=0;e<256;e++)
bx[e]=ax(e)?1:0,Sx[e]=ax(e);function cT(e){return e<=65535?String.fromCharCode(e):String.fromCharCode((e-65536>>10)+55296,(e-65536&1023)+56320)}function dT(e){return e>=
48&&e<=57?e-48:(e|32)-97+10}function uT(e){return e===120?2:e===117?4:8}function od(e,t,n){let r=0;for(;t<n;){let o=e.charCodeAt(t);if(o===10)r++,t++;else if(o===
13)r++,t++,e.charCodeAt(t)===10&&t++;else if(o===32||o===9)t++;else break}return{position:t,breaks:r}}function vm(e){return e===1?" ":`
`.repeat(e-1)}function fT(e,t,n){let r="",o=t,i=t,s=t;for(;o<n;){let a=e.charCodeAt(o);if(a===10||a===13){r+=e.slice(i,s);let l=od(e,o,n);r+=vm(l.breaks),o=i=s=
l.position}else o++,a!==32&&a!==9&&(s=o)}return r+e.slice(i,s)}function pT(e,t,n){let r="",o=t,i=t,s=t;for(;o<n;){let a=e.charCodeAt(o);if(a===39)r+=e.slice(i,o)+
"'",o+=2,i=s=o;else if(a===10||a===13){r+=e.slice(i,s);let l=od(e,o,n);r+=vm(l.breaks),o=i=s=l.position}else o++,a!==32&&a!==9&&(s=o)}return r+e.slice(i,n)}function mT(e,t,n){
let r="",o=t,i=t,s=t;for(;o<n;){let a=e.charCodeAt(o);if(a===92){r+=e.slice(i,o),o++;let l=e.charCodeAt(o);if(l===10||l===13)o=od(e,o,n).position;else if(l<256&&
bx[l])r+=Sx[l],o++;else{let c=uT(l),d=0;for(;c>0;c--){o++;let u=dT(e.charCodeAt(o));d=(d<<4)+u}r+=cT(d),o++}i=s=o}else if(a===10||a===13){r+=e.slice(i,s);let l=od(
e,o,n);r+=vm(l.breaks),o=i=s=l.position}else o++,a!==32&&a!==9&&(s=o)}return r+e.slice(i,n)}function lx(e,t,n,r,o,i){let s=r<0?0:r,a=e.slice(t,n).replace(/\r\n?/g,
`
`),l=a===""?[]:(a.endsWith(`
`)?a.slice(0,-1):a).split(`
`),c="",d=!1,u=0,p=!1;for(let g of l){let y=0;for(;y<s&&g.charCodeAt(y)===32;)y++;if(r<0||y>=g.length){u++;continue}let h=g.slice(s),x=h.charCodeAt(0);i?x===32||
x===9?(p=!0,c+=`
`.repeat(d?1+u:u)):p?(p=!1,c+=`
`.repeat(u+1)):u===0?d&&(c+=" "):c+=`
`.repeat(u):c+=`
`.repeat(d?1+u:u),c+=h,d=!0,u=0}return o===qt.KEEP?c+=`
`.repeat(d?1+u:u):o!==qt.STRIP&&d&&(c+=`
`),c}function ya(e,t){if(t.valueStart===lT)return"";let{valueStart:n,valueEnd:r}=t;if(t.fast)return e.slice(n,r);switch(t.style){case ne.SINGLE_QUOTED:return pT(
e,n,r);case ne.DOUBLE_QUOTED:return mT(e,n,r);case ne.LITERAL_BLOCK:return lx(e,n,r,t.indent,t.chomping,!1);case ne.FOLDED_BLOCK:return lx(e,n,r,t.indent,t.chomping,
!0);default:return fT(e,n,r)}}var c4=Object.assign(Object.create(null),{"!":"!","!!":"tag:yaml.org,2002:"}),gT="-#;/?:@&=+$_.~*'()",d4=gT+"!,[]";var yT={filename:"",schema:rT,json:!1,maxTotalMergeKeys:1e4,maxAliases:-1};var fe=-1,vx=Object.prototype.hasOwnProperty,wi=1,xx=2,Px=3,id=4,hT=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/,
bT=/[,\[\]{}]/,wx=/^(?:!|!!|![0-9A-Za-z-]+!)$/,mm=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`,kx=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`,
ST=new RegExp(`^(?:${mm})*$`),vT=new RegExp(`^(?:${kx})+$`),xT=new RegExp(`^(?:!(?:${mm})*|${kx}(?:${mm})*)$`),Ox={filename:"",maxDepth:100};function PT(e,t,n){
e.events.push({type:it.DOCUMENT,explicitStart:t,explicitEnd:n,directives:e.directives})}function Rx(e,t,n,r,o,i,s){e.events.push({type:it.SEQUENCE,start:t,anchorStart:n,
anchorEnd:r,tagStart:o,tagEnd:i,style:s})}function Cx(e,t,n,r,o,i,s){e.events.push({type:it.MAPPING,start:t,anchorStart:n,anchorEnd:r,tagStart:o,tagEnd:i,style:s})}
function cx(e,t){e.events.splice(t.eventsLength,0,{type:it.MAPPING,start:t.position,anchorStart:fe,anchorEnd:fe,tagStart:fe,tagEnd:fe,style:xr.FLOW})}function Ri(e,t,n,r,o,i,s,a,l=qt.
CLIP,c=-1,d=!1){e.events.push({type:it.SCALAR,valueStart:t,valueEnd:n,anchorStart:r,anchorEnd:o,tagStart:i,tagEnd:s,style:a,chomping:l,indent:c,fast:d})}function wT(e,t,n){
e.events.push({type:it.ALIAS,anchorStart:t,anchorEnd:n})}function vi(e){e.events.push({type:it.POP})}function yt(e){Ri(e,fe,fe,fe,fe,fe,fe,ne.PLAIN)}function dx(){
return{anchorStart:fe,anchorEnd:fe,tagStart:fe,tagEnd:fe}}function xi(e){return{position:e.position,line:e.line,lineStart:e.lineStart,lineIndent:e.lineIndent,firstTabInLine:e.
firstTabInLine,eventsLength:e.events.length}}function Pi(e,t){e.position=t.position,e.line=t.line,e.lineStart=t.lineStart,e.lineIndent=t.lineIndent,e.firstTabInLine=
t.firstTabInLine,e.events.length=t.eventsLength}function L(e,t){ga.throwAt(e.input.slice(0,e.length),e.position,t,e.filename)}function Ze(e){return e===10||e===
13}function Ci(e){return e===9||e===32}function mn(e){return Ci(e)||Ze(e)}function Gn(e){return e===0||mn(e)}function co(e){return e===44||e===91||e===93||e===123||
e===125}function kT(e){return e>=48&&e<=57?e-48:-1}function OT(e){if(e>=48&&e<=57)return e-48;let t=e|32;return t>=97&&t<=102?t-97+10:-1}function RT(e){return e===
120?2:e===117?4:e===85?8:0}function CT(e){return e===48||e===97||e===98||e===116||e===9||e===110||e===118||e===102||e===114||e===101||e===32||e===34||e===47||e===
92||e===78||e===95||e===76||e===80}function sd(e){e.input.charCodeAt(e.position)===10?e.position++:(e.position++,e.input.charCodeAt(e.position)===10&&e.position++),
e.line++,e.lineStart=e.position,e.lineIndent=0,e.firstTabInLine=-1}function lt(e,t){let n=0,r=e.input.charCodeAt(e.position),o=e.position===e.lineStart||mn(e.input.
charCodeAt(e.position-1));for(;r!==0;){for(;Ci(r);)o=!0,r===9&&e.firstTabInLine===-1&&(e.firstTabInLine=e.position),r=e.input.charCodeAt(++e.position);if(t&&o&&
r===35)do r=e.input.charCodeAt(++e.position);while(!Ze(r)&&r!==0);if(!Ze(r))break;for(sd(e),n++,o=!0,r=e.input.charCodeAt(e.position);r===32;)e.lineIndent++,r=e.
input.charCodeAt(++e.position)}return n}function ki(e,t=e.position){let n=e.input.charCodeAt(t);if((n===45||n===46)&&n===e.input.charCodeAt(t+1)&&n===e.input.charCodeAt(
t+2)){let r=e.input.charCodeAt(t+3);return r===0||mn(r)}return!1}function Ex(e){e.position===e.lineStart&&e.input.charCodeAt(e.position)===65279&&(e.position++,
e.lineStart=e.position)}function xm(e){if(e.position!==e.lineStart)return!1;if(ki(e))return!0;if(e.input.charCodeAt(e.position)!==65279)return!1;let t=xi(e);Ex(
e),lt(e,!0);let n=e.input.charCodeAt(e.position),r=e.position===e.lineStart&&(n===37||n===45&&ki(e));return Pi(e,t),r}function ux(e){let t=e.input.charCodeAt(e.
position);for(;t!==0&&!Ze(t);)t=e.input.charCodeAt(++e.position)}function jx(e,t,n){let r=hT.exec(e.input.slice(t,n));r!==null&&(e.position=t+r.index+r[0].length-
1,L(e,"the stream contains non-printable characters"))}function ET(e,t,n){if(e.input.charCodeAt(e.position)!==33)return!1;t.tagStart!==fe&&L(e,"duplication of a\
 tag property");let r=e.position,o=!1,i=!1,s="!",a=e.input.charCodeAt(++e.position);a===60?(o=!0,a=e.input.charCodeAt(++e.position)):a===33&&(i=!0,s="!!",a=e.input.
charCodeAt(++e.position));let l=e.position,c;if(o){for(;a!==0&&a!==62;)a=e.input.charCodeAt(++e.position);a!==62&&L(e,"unexpected end of the stream within a ver\
batim tag"),c=e.input.slice(l,e.position),e.position++}else{for(;a!==0&&!mn(a)&&!(n&&co(a));)a===33&&(i?L(e,"tag suffix cannot contain exclamation marks"):(s=e.
input.slice(l-1,e.position+1),wx.test(s)||L(e,"named tag handle cannot contain such characters"),i=!0,l=e.position+1)),a=e.input.charCodeAt(++e.position);c=e.input.
slice(l,e.position),bT.test(c)&&L(e,"tag suffix cannot contain flow indicator characters")}return c&&!(o?ST.test(c):vT.test(c))&&L(e,`tag name cannot contain su\
ch characters: ${c}`),!o&&s!=="!"&&s!=="!!"&&!vx.call(e.tagHandlers,s)&&L(e,`undeclared tag handle "${s}"`),t.tagStart=r,t.tagEnd=e.position,!0}function jT(e,t){
if(e.input.charCodeAt(e.position)!==38)return!1;t.anchorStart!==fe&&L(e,"duplication of an anchor property"),e.position++;let n=e.position;for(;e.input.charCodeAt(
e.position)!==0&&!mn(e.input.charCodeAt(e.position))&&!co(e.input.charCodeAt(e.position));)e.position++;return e.position===n&&L(e,"name of an anchor node must \
contain at least one character"),t.anchorStart=n,t.anchorEnd=e.position,!0}function AT(e,t){if(e.input.charCodeAt(e.position)!==42)return!1;(t.anchorStart!==fe||
t.tagStart!==fe)&&L(e,"alias node should not have any properties"),e.position++;let n=e.position;for(;e.input.charCodeAt(e.position)!==0&&!mn(e.input.charCodeAt(
e.position))&&!co(e.input.charCodeAt(e.position));)e.position++;return e.position===n&&L(e,"name of an alias node must contain at least one character"),wT(e,n,e.
position),!0}function gm(e,t){lt(e,!1),e.lineIndent<t&&L(e,"deficient indentation")}function NT(e,t,n){if(e.input.charCodeAt(e.position)!==39)return!1;e.position++;
let r=e.position,o=!0;for(;e.input.charCodeAt(e.position)!==0;){let i=e.input.charCodeAt(e.position);if(i===39){if(e.input.charCodeAt(e.position+1)===39){o=!1,e.
position+=2;continue}let s=e.position;return e.position++,Ri(e,r,s,n.anchorStart,n.anchorEnd,n.tagStart,n.tagEnd,ne.SINGLE_QUOTED,qt.CLIP,-1,o),!0}Ze(i)?(o=!1,gm(
e,t)):e.position===e.lineStart&&ki(e)?L(e,"unexpected end of the document within a single quoted scalar"):i!==9&&i<32?L(e,"expected valid JSON character"):e.position++}
L(e,"unexpected end of the stream within a single quoted scalar")}function FT(e,t,n){if(e.input.charCodeAt(e.position)!==34)return!1;e.position++;let r=e.position,
o=!0;for(;e.input.charCodeAt(e.position)!==0;){let i=e.input.charCodeAt(e.position);if(i===34){let s=e.position;return e.position++,Ri(e,r,s,n.anchorStart,n.anchorEnd,
n.tagStart,n.tagEnd,ne.DOUBLE_QUOTED,qt.CLIP,-1,o),!0}if(i===92){o=!1;let s=e.input.charCodeAt(++e.position);if(Ze(s))gm(e,t);else if(CT(s))e.position++;else{let a=RT(
s);for(a===0&&L(e,"unknown escape sequence");a-- >0;)e.position++,OT(e.input.charCodeAt(e.position))<0&&L(e,"expected hexadecimal character");e.position++}}else
Ze(i)?(o=!1,gm(e,t)):e.position===e.lineStart&&ki(e)?L(e,"unexpected end of the document within a double quoted scalar"):i!==9&&i<32?L(e,"expected valid JSON ch\
aracter"):e.position++}L(e,"unexpected end of the stream within a double quoted scalar")}function TT(e,t,n){let r=e.input.charCodeAt(e.position),o=qt.CLIP,i=-1,
s=!1;if(r!==124&&r!==62)return!1;let a=r===124?ne.LITERAL_BLOCK:ne.FOLDED_BLOCK;for(e.position++;e.input.charCodeAt(e.position)!==0;){let g=e.input.charCodeAt(e.
position),y=kT(g);if(g===43||g===45)o!==qt.CLIP&&L(e,"repeat of a chomping mode identifier"),o=g===43?qt.KEEP:qt.STRIP,e.position++;else if(y>=0)y===0&&L(e,"bad\
 explicit indentation width of a block scalar; it cannot be less than one"),s&&L(e,"repeat of an indentation width identifier"),i=t+y-1,s=!0,e.position++;else break}
let l=!1;for(;Ci(e.input.charCodeAt(e.position));)l=!0,e.position++;l&&e.input.charCodeAt(e.position)===35&&ux(e),Ze(e.input.charCodeAt(e.position))?sd(e):e.input.
charCodeAt(e.position)!==0&&L(e,"a line break is expected");let c=s?i:-1,d=0,u=e.position,p=e.position;for(;e.input.charCodeAt(e.position)!==0;){let g=e.position,
y=0;for(;e.input.charCodeAt(g+y)===32;)y++;let h=e.input.charCodeAt(g+y);if(h===0){c>=0?y>c&&(p=g+y):y>0&&(p=g+y);break}if(xm(e))break;if(!s&&c===-1&&Ze(h)&&(d=
Math.max(d,y)),!s&&c===-1&&!Ze(h)&&(h===9&&y<t&&(e.position=g+y,L(e,"tab characters must not be used in indentation")),y>=t&&y<d&&(e.position=g+y,L(e,"bad inden\
tation of a mapping entry"))),c===-1&&h!==0&&!Ze(h)&&y<t){e.lineIndent=y,e.position=g+y;break}!s&&h!==0&&!Ze(h)&&c===-1&&(c=y);let x=c===-1?t+1:c;if(h!==0&&!Ze(
h)&&y<x){e.lineIndent=y,e.position=g+y;break}ux(e),p=e.position,Ze(e.input.charCodeAt(e.position))&&(sd(e),p=e.position)}return jx(e,u,p),Ri(e,u,p,n.anchorStart,
n.anchorEnd,n.tagStart,n.tagEnd,a,o,c),!0}function MT(e,t){let n=e.input.charCodeAt(e.position),r=t===wi;if(n===0||mn(n)||n===35||n===38||n===42||n===33||n===124||
n===62||n===39||n===34||n===37||n===64||n===96||co(n))return!1;if(n===63||n===45){let o=e.input.charCodeAt(e.position+1);if(Gn(o)||r&&co(o))return!1}return!0}function $T(e,t,n,r){
if(!MT(e,n))return!1;let o=e.position,i=e.position,s=e.input.charCodeAt(e.position),a=n===wi,l=!1;for(;s!==0&&!xm(e);){if(s===58){let c=e.input.charCodeAt(e.position+
1);if(Gn(c)||a&&co(c))break}else if(s===35){if(mn(e.input.charCodeAt(e.position-1)))break}else{if(a&&co(s))break;if(Ze(s)){let c=e.position,d=e.line,u=e.lineStart,
p=e.lineIndent;if(lt(e,!1),e.lineIndent>=t){l=!0,s=e.input.charCodeAt(e.position);continue}e.position=c,e.line=d,e.lineStart=u,e.lineIndent=p;break}}Ci(s)||(i=e.
position+1),s=e.input.charCodeAt(++e.position)}return i===o?!1:(jx(e,o,i),Ri(e,o,i,r.anchorStart,r.anchorEnd,r.tagStart,r.tagEnd,ne.PLAIN,qt.CLIP,-1,!l),!0)}function ma(e,t){
let n=e.line;lt(e,!0),(e.line>n&&e.lineIndent<t||e.firstTabInLine!==-1&&e.lineIndent<t)&&L(e,"deficient indentation")}function IT(e,t,n){let r=e.input.charCodeAt(
e.position),o=r===123,i=e.position,s=!0;if(r!==91&&r!==123)return!1;let a=o?125:93;for(o?Cx(e,i,n.anchorStart,n.anchorEnd,n.tagStart,n.tagEnd,xr.FLOW):Rx(e,i,n.
anchorStart,n.anchorEnd,n.tagStart,n.tagEnd,xr.FLOW),e.position++;e.input.charCodeAt(e.position)!==0;){ma(e,t);let l=e.input.charCodeAt(e.position);if(l===a)return e.
position++,vi(e),!0;s?l===44&&L(e,"expected the node content, but found ','"):L(e,"missed comma between flow collection entries");let c=!1,d=!1;l===63&&mn(e.input.
charCodeAt(e.position+1))&&(c=d=!0,e.position+=1,ma(e,t));let u=e.line,p=xi(e),g=Oi(e,t,wi,!1,!0);ma(e,t),l=e.input.charCodeAt(e.position),(o||d||e.line===u)&&l===
58?(c=!0,e.position++,ma(e,t),o||cx(e,p),g||yt(e),Oi(e,t,wi,!1,!0)||yt(e),ma(e,t),o||vi(e)):o&&c?(g||yt(e),yt(e)):o?yt(e):c&&(cx(e,p),g||yt(e),yt(e),vi(e)),l=e.
input.charCodeAt(e.position),l===44?(s=!0,e.position++):s=!1}L(e,"unexpected end of the stream within a flow collection")}function fx(e,t,n){if(e.firstTabInLine!==
-1||e.input.charCodeAt(e.position)!==45||!Gn(e.input.charCodeAt(e.position+1)))return!1;for(Rx(e,e.position,n.anchorStart,n.anchorEnd,n.tagStart,n.tagEnd,xr.BLOCK);e.
input.charCodeAt(e.position)===45&&Gn(e.input.charCodeAt(e.position+1));){e.firstTabInLine!==-1&&(e.position=e.firstTabInLine,L(e,"tab characters must not be us\
ed in indentation"));let r=e.line;e.position++;let o=lt(e,!0)>0;if(e.firstTabInLine!==-1&&e.input.charCodeAt(e.position)===45&&Gn(e.input.charCodeAt(e.position+
1))&&L(e,"bad indentation of a sequence entry"),o&&e.lineIndent<=t?yt(e):Oi(e,t,Px,!1,!0),lt(e,!0),e.lineIndent<t||e.position>=e.length)break;e.lineIndent>t&&L(
e,"bad indentation of a sequence entry"),e.line===r&&e.input.charCodeAt(e.position)===45&&Gn(e.input.charCodeAt(e.position+1))&&L(e,"bad indentation of a sequen\
ce entry")}return vi(e),!0}function um(e,t,n,r){let o=!1,i=!1,s=!1,a=!1;if(e.firstTabInLine!==-1)return!1;let l=e.input.charCodeAt(e.position);for(;l!==0;){!o&&
e.firstTabInLine!==-1&&(e.position=e.firstTabInLine,L(e,"tab characters must not be used in indentation"));let c=e.input.charCodeAt(e.position+1),d=e.line;if((l===
63||l===58)&&Gn(c))s||(Cx(e,e.position,r.anchorStart,r.anchorEnd,r.tagStart,r.tagEnd,xr.BLOCK),s=!0),l===63?(o&&yt(e),i=!0,o=!0):(o||(yt(e),i=!0),o=!1),e.position+=
1,a=!0;else{o&&(yt(e),o=!1);let u=xi(e);if(!Oi(e,n,xx,!1,!0))break;if(e.line===d){for(l=e.input.charCodeAt(e.position);Ci(l);)l=e.input.charCodeAt(++e.position);
if(l===58)l=e.input.charCodeAt(++e.position),Gn(l)||L(e,"a whitespace character is expected after the key-value separator within a block mapping"),s||(e.events.
splice(u.eventsLength,0,{type:it.MAPPING,start:u.position,anchorStart:r.anchorStart,anchorEnd:r.anchorEnd,tagStart:r.tagStart,tagEnd:r.tagEnd,style:xr.BLOCK}),s=
!0),i=!0,o=!1,a=!1;else if(i)L(e,"expected ':' after a mapping key");else return r.anchorStart!==fe||r.tagStart!==fe?(Pi(e,u),!1):!0}else if(i)L(e,"can not read\
 a block mapping entry; a multiline key may not be an implicit key");else return r.anchorStart!==fe||r.tagStart!==fe?(Pi(e,u),!1):!0}if(Oi(e,t,id,!0,a)&&(a=!1),
o||a&&(yt(e),a=!1),lt(e,!0),l=e.input.charCodeAt(e.position),(e.line===d||e.lineIndent>t)&&l!==0)L(e,"bad indentation of a mapping entry");else if(e.lineIndent<
t)break}return i?(o&&yt(e),s&&vi(e),!0):!1}function Oi(e,t,n,r,o,i=!0){e.depth>=e.maxDepth&&L(e,`nesting exceeded maxDepth (${e.maxDepth})`),e.depth++;let s=1,a=!1,
l=!1,c=null,d=dx(),u=n===id||n===Px,p=u,g=u;if(r&&lt(e,!0)&&(a=!0,e.lineIndent>t?s=1:e.lineIndent===t?s=0:s=-1),s===1)for(;;){let y=e.input.charCodeAt(e.position),
h=xi(e);if(a&&s!==1&&(y===33||y===38))break;if(a&&g&&(d.tagStart!==fe||d.anchorStart!==fe)&&(y===33||y===38)){let x=xi(e),R=t+1;if(um(e,e.position-e.lineStart,R,
d)&&e.events[x.eventsLength]?.type===it.MAPPING)return e.depth--,!0;Pi(e,x)}if(a&&(y===33&&d.tagStart!==fe||y===38&&d.anchorStart!==fe)||!ET(e,d,n===wi)&&!jT(e,
d))break;c===null&&(c=h),lt(e,!0)?(a=!0,p=g,e.lineIndent>t?s=1:e.lineIndent===t?s=0:s=-1):p=!1}if(p&&(p=a||o),s===1||n===id){let y=n===wi||n===xx?t:t+1,h=e.position-
e.lineStart;if(s===1)if(p&&(fx(e,h,d)||um(e,h,y,d))||IT(e,y,d))l=!0;else{let x=e.input.charCodeAt(e.position);if(c!==null&&i&&g&&!p&&x!==124&&x!==62){let R=xi(e),
C=c.position-c.lineStart;Pi(e,c),um(e,C,y,dx())&&e.events[R.eventsLength]?.type===it.MAPPING?l=!0:Pi(e,R)}!l&&(u&&TT(e,y,d)||NT(e,y,d)||FT(e,y,d)||AT(e,d)||$T(e,
y,n,d))&&(l=!0)}else s===0&&(l=p&&fx(e,h,d))}return u=u&&!l,!l&&(d.anchorStart!==fe||d.tagStart!==fe||u)&&(Ri(e,fe,fe,d.anchorStart,d.anchorEnd,d.tagStart,d.tagEnd,
ne.PLAIN),l=!0),e.depth--,l||d.anchorStart!==fe||d.tagStart!==fe}function LT(e){if(e.lineIndent>0||e.input.charCodeAt(e.position)!==37)return!1;e.position++;let t=e.
position;for(;e.input.charCodeAt(e.position)!==0&&!mn(e.input.charCodeAt(e.position));)e.position++;let n=e.input.slice(t,e.position),r=[];for(n.length===0&&L(e,
"directive name must not be less than one character in length");e.input.charCodeAt(e.position)!==0&&!Ze(e.input.charCodeAt(e.position));){for(;Ci(e.input.charCodeAt(
e.position));)e.position++;if(e.input.charCodeAt(e.position)===35||Ze(e.input.charCodeAt(e.position))||e.input.charCodeAt(e.position)===0)break;let o=e.position;
for(;e.input.charCodeAt(e.position)!==0&&!mn(e.input.charCodeAt(e.position));)e.position++;r.push(e.input.slice(o,e.position))}if(Ze(e.input.charCodeAt(e.position))&&
sd(e),n==="YAML"){e.directives.some(i=>i.kind==="yaml")&&L(e,"duplication of %YAML directive"),r.length!==1&&L(e,"YAML directive accepts exactly one argument");
let o=/^([0-9]+)\.([0-9]+)$/.exec(r[0]);o===null&&L(e,"ill-formed argument of the YAML directive"),parseInt(o[1],10)!==1&&L(e,"unacceptable YAML version of the \
document"),e.directives.push({kind:"yaml",version:r[0]})}else if(n==="TAG"){r.length!==2&&L(e,"TAG directive accepts exactly two arguments");let[o,i]=r;wx.test(
o)||L(e,"ill-formed tag handle (first argument) of the TAG directive"),vx.call(e.tagHandlers,o)&&L(e,`there is a previously declared suffix for "${o}" tag handl\
e`),xT.test(i)||L(e,"ill-formed tag prefix (second argument) of the TAG directive"),e.tagHandlers[o]=i,e.directives.push({kind:"tag",handle:o,prefix:i})}return!0}
function DT(e){e.directives=[],e.tagHandlers=Object.create(null);let t=!1;for(lt(e,!0);LT(e);)t=!0,lt(e,!0);let n=!1,r=!1,o=!0;if(e.lineIndent===0&&e.input.charCodeAt(
e.position)===45&&e.input.charCodeAt(e.position+1)===45&&e.input.charCodeAt(e.position+2)===45&&Gn(e.input.charCodeAt(e.position+3))){n=!0;let a=e.line;e.position+=
3,lt(e,!0),o=e.line>a}else t&&L(e,"directives end mark is expected");let i=e.events.length;if(!n&&e.position===e.lineStart&&e.input.charCodeAt(e.position)===46&&
ki(e)){e.position+=3,lt(e,!0);return}if(PT(e,n,!1),Oi(e,e.lineIndent-1,id,!1,o,o)||yt(e),lt(e,!0),e.position===e.lineStart&&ki(e)&&(r=e.input.charCodeAt(e.position)===
46,r)){let a=e.line;e.position+=3,lt(e,!0),e.line===a&&e.position<e.length&&L(e,"end of the stream or a document separator is expected")}let s=e.events[i];s?.type===
it.DOCUMENT&&(s.explicitEnd=r),vi(e),!r&&e.position<e.length&&!xm(e)&&L(e,"end of the stream or a document separator is expected")}function Ax(e,t){let n=e.length,
r=m(f(f({},Ox),t),{input:`${e}\0`,length:n,position:0,line:0,lineStart:0,lineIndent:0,firstTabInLine:-1,depth:0,directives:[],tagHandlers:Object.create(null),events:[]}),
o=e.indexOf("\0");for(o!==-1&&ga.throwAt(e,o,"null byte is not allowed in input",r.filename);r.position<r.length&&(Ex(r),lt(r,!0),!(r.position>=r.length));){let i=r.
position;DT(r),r.position===i&&L(r,"can not read a document")}return r.events}var u4=f(f({},Ox),yT);function dd(e,t){return(e&1<<t)!==0}var px={applyQuoteFlowKeysOption:JT,doubleQuoteForInvisibles:_T,doubleQuoteWhitespaceOnly:VT,applyForceQuotesOption:qT,tryLongOrMultilineAsBlock:WT,
quoteInvalidPlain:UT,fallbackToDoubleQuoted:BT};function Nx(e){return e.presenterOptions.quoteStyle==="single"&&dd(e.allowedStylesMask,ne.SINGLE_QUOTED)?ne.SINGLE_QUOTED:
ne.DOUBLE_QUOTED}function JT(e){e.presenterOptions.quoteFlowKeys&&(!e.isKey||!e.flowOnly||e.style!==ne.PLAIN||(e.style=ne.DOUBLE_QUOTED))}function _T(e){e.style===
ne.PLAIN&&/[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value)&&(e.style=ne.DOUBLE_QUOTED)}function VT(e){e.style===ne.PLAIN&&/^\s+$/.test(e.node.value)&&
(e.style=ne.DOUBLE_QUOTED)}function qT(e){e.presenterOptions.forceQuotes&&(e.isKey||e.style!==ne.PLAIN||e.node.tag===e.presenterOptions.schema.defaultScalarTag.
tagName&&(e.style=e.node.value.includes(`
`)?ne.DOUBLE_QUOTED:Nx(e)))}function WT(e){if(e.style!==ne.PLAIN||e.isKey)return;let t=e.node.value,n=t.indexOf(`
`)!==-1;if(!dd(e.allowedStylesMask,ne.LITERAL_BLOCK)){n&&(e.style=ne.DOUBLE_QUOTED);return}let r=e.presenterOptions.lineWidth;if(r===-1){n&&(e.style=ne.LITERAL_BLOCK);
return}let o=Math.max(Math.min(r,40),r-e.shiftOfContent),i=0,s=!1;for(;i<=t.length;){let a=t.length,l=t.indexOf(`
`,i);l!==-1&&(a=l);let c=t.slice(i,a);if(c.length>o&&c[0]!==" "&&/ [^ \t]/.test(c)&&(s=!0),l===-1)break;i=l+1}s?e.style=ne.FOLDED_BLOCK:n&&(e.style=ne.LITERAL_BLOCK)}
function UT(e){e.style===ne.PLAIN&&!dd(e.allowedStylesMask,ne.PLAIN)&&(e.style=Nx(e))}function BT(e){dd(e.allowedStylesMask,e.style)||(e.style=ne.DOUBLE_QUOTED)}var GT="[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]",KT="[\\n\\r]",HT="\\uFEFF",Pm="[ \\t]",Fx=`(?:(?!(?:${KT}|${HT}))${GT}\
)`,ud=`(?:(?!${Pm})${Fx})`,Tx="[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]",Mx="[-?:,\\[\\]{}#&*!|>'\"%@`]",QT="[,\\[\\]{}]",ym=ud,hm=`(?:(?!${QT}\
)${ud})`,zT=`(?:(?:(?!${Mx})${ud})|[?:-](?=${ym}))`,YT=`(?:(?:(?!${Mx})${ud})|[?:-](?=${hm}))`,$x=`(?:(?:(?![:#])${ym})|:(?=${ym}))#*`,Ix=`(?:(?:(?![:#])${hm})|\
:(?=${hm}))#*`,Lx=`(?:${Pm}*${$x})*`,Dx=`(?:${Pm}*${Ix})*`,Jx=`${zT}#*${Lx}`,_x=`${YT}#*${Dx}`,ZT=Jx,XT=_x,eM=`\\n+${$x}${Lx}`,tM=`\\n+${Ix}${Dx}`,nM=`${Jx}(?:${eM}\
)*`,rM=`${_x}(?:${tM})*`,f4=new RegExp(`^(?:${nM})$`,"u"),p4=new RegExp(`^(?:${rM})$`,"u"),m4=new RegExp(`^(?:${ZT})$`,"u"),g4=new RegExp(`^(?:${XT})$`,"u"),y4=new RegExp(
`^(?:${Tx})*$`,"u"),h4=new RegExp(`^(?:${Tx}|\\n)*$`,"u"),b4=new RegExp(`^(?:${Fx}|\\n)*$`,"u");var oM={indent:2,seqNoIndent:!1,seqInlineFirst:!0,lineWidth:80,flowBracketPadding:!1,flowSkipCommaSpace:!1,flowSkipColonSpace:!1,quoteFlowKeys:!1,quoteStyle:"si\
ngle",forceQuotes:!1,scalarStyleRules:Object.keys(px).map(e=>Reflect.get(px,e)),tagBeforeAnchor:!1};var S4=m(f({},oM),{schema:iT,skipInvalid:!1,noRefs:!1,flowLevel:-1,sortKeys:!1,transform:()=>{}});var v4=it.DOCUMENT,x4=it.SEQUENCE,P4=it.MAPPING,w4=it.SCALAR,k4=it.ALIAS,O4=it.POP,R4=ne.PLAIN,C4=ne.SINGLE_QUOTED,E4=ne.DOUBLE_QUOTED,j4=ne.LITERAL_BLOCK,A4=ne.
FOLDED_BLOCK,N4=xr.BLOCK,F4=xr.FLOW,T4=qt.CLIP,M4=qt.STRIP,$4=qt.KEEP;function Ux(e){let t=-1,n="",r=0,o=0;for(;o<e.length;){let i=km(e,o),s=iM(e,o+i),a=e.charCodeAt(s);if(a===34||a===39||a===91||a===123){let l=[],c=aM(e,s,l);if(c<
0){t=s;break}(Bx(e,s,c)||Gx(e,"	",o,c))&&(n+=e.slice(r,o)+Vx(e,o,s,[])+Vx(e,s,c,l),r=c),o=Ei(e,c)}else a===124||a===62?o=Wx(e,Ei(e,s),qx(e,o,s)):a===35||Kn(a)?o=
Ei(e,s):o=Wx(e,Ei(e,s),qx(e,o,s))}return{text:n+e.slice(r),open:t}}function km(e,t){let n=t;for(;e.charCodeAt(n)===32;)n++;return n-t}function Ei(e,t){let n=e.indexOf(
`
`,t);return n<0?e.length:n+1}function ha(e,t){let n=t;for(;e.charCodeAt(n)===32||e.charCodeAt(n)===9;)n++;return n}function Kn(e){return Number.isNaN(e)||e===32||
e===9||e===10||e===13}function iM(e,t){let n=t;for(;;){let r=e.charCodeAt(n);if((r===45||r===63||r===58)&&Kn(e.charCodeAt(n+1)))n=ha(e,n+1);else if(r===33||r===
38){for(;!Kn(e.charCodeAt(n));)n++;n=ha(e,n)}else{let o=sM(e,n);if(o<0)return n;n=ha(e,o+1)}}}function sM(e,t){let n=e.charCodeAt(t);if(n===35||n===91||n===123||
n===124||n===62)return-1;let r=t;if(n===34||n===39)return r=wm(e,t),r<0||Bx(e,t,r)?-1:(r=ha(e,r),e.charCodeAt(r)===58&&Kn(e.charCodeAt(r+1))?r:-1);for(;r<e.length;r++){
let o=e.charCodeAt(r);if(o===10||o===35&&Kn(e.charCodeAt(r-1)))return-1;if(o===58&&Kn(e.charCodeAt(r+1)))return r}return-1}function wm(e,t){let n=e.charCodeAt(t);
for(let r=t+1;r<e.length;r++){let o=e.charCodeAt(r);if(o===92&&n===34)r++;else if(o===n)if(n===39&&e.charCodeAt(r+1)===39)r++;else return r+1}return-1}function aM(e,t,n){
let r=e.charCodeAt(t);if(r===34||r===39)return wm(e,t);let o=0;for(let i=t;i<e.length;i++){let s=e.charCodeAt(i);if(s===91||s===123)o++;else if(s===93||s===125){
if(--o===0)return i+1}else if((s===34||s===39)&&lM(e,i)){if(i=wm(e,i)-1,i<0)return-1}else s===35&&Kn(e.charCodeAt(i-1))&&(n.push(i),i=Ei(e,i)-1,n.push(i))}return-1}
function lM(e,t){let n=e.charCodeAt(t-1);return Kn(n)||n===91||n===123||n===44||n===58}function Bx(e,t,n){return Gx(e,`
`,t,n)}function Gx(e,t,n,r){let o=e.indexOf(t,n);return o>=0&&o<r}function Vx(e,t,n,r){let o="",i=t;for(let s=0;s<r.length;s+=2){let a=r[s],l=r[s+1];o+=e.slice(
i,a)+" ".repeat(l-a),i=l}return(o+e.slice(i,n)).replace(/[\r\n\t]/g," ")}function qx(e,t,n){let r=km(e,t);for(let o=t+r;o<n&&!(e.charCodeAt(o)!==45||!Kn(e.charCodeAt(
o+1)));){let s=ha(e,o+1);if(s>=n)break;r=s-t,o=s}return r}function Wx(e,t,n){let r=t;for(;r<e.length;){let o=km(e,r),i=e.charCodeAt(r+o);if(o<=n&&i!==10&&i!==13)
return r;r=Ei(e,r)}return r}var Wt=class extends Error{at;constructor(t,n){super(n),this.at=t}};function Kx(e){return e<=4e5?.99:e>=4e6?.1:.99-.89*(e-4e5)/36e5}var pd=new WeakMap,Om=new WeakSet,Hx=new WeakMap;function Qx(e){return pd.get(e)??e.start}function zx(e){return Om.has(e)}function Yx(e){return Hx.get(e)??[]}var fd=class{constructor(t,n){
this.text=t;this.base=n;this.#t=t.indexOf("#")}text;base;#e=[];#t;scalar(t,n,r){if(this.#t<0)return;let o=r?this.text.indexOf(`
`,t):-1,i=o<0?t:o;this.#t<i&&(this.#t=this.text.indexOf("#",i)),this.#t>=0&&this.#t<n&&this.#e.push({start:this.base+i,end:this.base+n})}of(t){this.#e.length>0&&
Hx.set(t,this.#e)}};function gn(e,t){for(let n=t;;n++){let r=e.charCodeAt(n);if(r===35){if(n=e.indexOf(`
`,n),n<0)return e.length}else if(r!==32&&r!==10&&r!==13&&r!==9)return n}}function yn(e,t){return t===0?0:e.lastIndexOf(`
`,t-1)+1}function Ut(e,t){let n=e.indexOf(`
`,t);return n<0?e.length:n>t&&e.charCodeAt(n-1)===13?n-1:n}function ht(e,t){return t-yn(e,t)}function Rm(e,t){return e.slice(yn(e,t),t).trim()===""}function Pr(e,t){
let n=e.charCodeAt(t.start);return t.kind==="map"?n===123:t.kind==="seq"&&n===91}function md(e,t){return t.key.start>=e.start&&t.key.end<=e.end}function gd(e){return e.
entries.filter(t=>md(e,t)).sort((t,n)=>t.key.start-n.key.start)}function yd(e,t){let n=gn(e,t.key.end),r=e.charCodeAt(n)===58?n+1:t.key.end;return Zx(e,r,t.value)}
function Zx(e,t,n){if(n.start<t||e.charCodeAt(gn(e,t))===42){let r=gn(e,t),o=r;for(;o<e.length&&!` 	\r
,[]{}`.includes(e.charAt(o));)o++;return{start:r,end:o,aliased:!0,behind:t}}return{start:Qx(n),end:n.end,aliased:!1,behind:t}}function hd(e,t){let n=Pr(e,t),r=[],
o=n?t.start+1:t.start;for(let i of t.items){o=gn(e,o);let s=e.charCodeAt(o);(n?s===44:s===45)&&o++;let a=Zx(e,n?gn(e,o):o,i);r.push(a),o=a.end}return r}function ba(e){
return e.behind-1}var cM=new Map([["can not read a block mapping entry; a multiline key may not be an implicit key","could not find expected ':'"],["expected ':' after a mapping \
key","could not find expected ':'"],["directive name must not be less than one character in length","could not find expected directive name"],["bad explicit ind\
entation width of a block scalar; it cannot be less than one","found an indentation indicator equal to 0"],["unknown escape sequence","found unknown escape char\
acter"],["tab characters must not be used in indentation","found a tab character that violates indentation"],["name of an alias node must contain at least one c\
haracter","did not find expected alphabetic or numeric character"],["name of an anchor node must contain at least one character","did not find expected alphabet\
ic or numeric character"]]);function Xx(e,t,n){return/[@`%]/.test(t.charAt(n))&&!e.startsWith("directive")?"found character that cannot start any token":e.startsWith(
"expected the node content")?"did not find expected node content":e==="bad indentation of a mapping entry"?eP(t,n):e==="bad indentation of a sequence entry"?dM(
t,n):e==="missed comma between flow collection entries"||e==="unexpected end of the stream within a flow collection"?uM(t,n):cM.get(e)??e}function eP(e,t){let n=/^[:?-](?=\s|$)/.
exec(e.slice(t,t+2))?.[0];return n===":"?"mapping values are not allowed in this context":e.slice(e.lastIndexOf(`
`,t-1)+1,t).trim()!==""?n==="-"?"block sequence entries are not allowed in this context":n==="?"?"mapping keys are not allowed in this context":"did not find ex\
pected key":"did not find expected key"}function tP(e,t){let n=eP(e,t);return n.startsWith("mapping values")?n:"did not find expected key"}function dM(e,t){let n=e.
slice(0,t).split(`
`).slice(0,-1),r=n.findLastIndex(s=>/^ *-(\s|$)/.test(s)),o=n[r]?.indexOf("-")??0;return n.slice(0,Math.max(r,0)).findLast(s=>{let a=s.search(/[^ ]/);return a>=
0&&a<=o&&!/[#\r-]/.test(s.charAt(a))})?.search(/[^ ]/)===o?"did not find expected key":"did not find expected '-' indicator"}function uM(e,t){if(/^[-?]\s/.test(
e.slice(t,t+2)))return"did not find expected node content";let n=0;for(let r=t-1;r>=0;r--){let o=e.charAt(r);if(o==="]"||o==="}"?n--:(o==="["||o==="{")&&n++,n>0)
return`did not find expected ',' or '${o==="["?"]":"}"}'`}return"did not find expected ',' or ']'"}var fM=/^ *\t/gm;function nP(e,t,n){if(!e.includes("	"))return;let r=0,o,i=0;for(let s of e.matchAll(fM)){let a=s.index+s[0].length-1;if(a+n<r)continue;let l=gM(
e,t,n,a+n);if(l){r=l.end;continue}a>=i&&(o=mM(t,a+n),i=gn(e,a));let c=o&&!`"'|>`.includes(e.charAt(o.scalar.start-n))?ht(e,o.parent.start-n):-1;if(!o||c<0||s[0].
length-1<=c)throw new Wt(n+a,"found a tab character that violates indentation")}}function pM(e,t){return e.charCodeAt(t)===123||e.charCodeAt(t)===91}function mM(e,t){
let n=e;for(;;){let r;for(let o of rP(n))o.start>=n.start&&o.start<=t&&(r=o);if(!r)return;if(r.kind==="scalar")return r.start<r.end?{scalar:r,parent:n}:void 0;n=
r}}function rP(e){return e.kind==="map"?e.entries.map(t=>t.value):e.kind==="seq"?e.items:[]}function gM(e,t,n,r){let o=t;for(;o&&o.start<=r&&r<o.end;){if(o.kind===
"scalar"||pM(e,o.start-n))return o;o=rP(o).find(i=>i.start<=r&&r<i.end)}}var yM=[{open:"{{",close:"}}"},{open:"{%",close:"%}"},{open:"{#",close:"#}"},{open:"<%",close:"%>"}],hM=[["${",/\$\{[^{}\n]{1,200}\}/g],["%{",/%\{[^{}\n]{1,200}\}/g],
["{NAME}",/\{[A-Z][A-Z0-9_]{1,60}\}/g],["@NAME@",/@[A-Z][A-Z0-9_]{1,60}@/g]];function oP(e){let t=[...yM.flatMap(i=>SM(e,i)),...hM.flatMap(i=>vM(e,i))],[n]=t.sort(
(i,s)=>i.start-s.start);if(!n)return;let r=e.split("");for(let{start:i,end:s}of t)for(let a=i;a<s;a++)r[a]!==`
`&&(r[a]=Cm);return{text:r.join("").split(`
`).map(bM).join(`
`),mark:n.mark}}var Cm="\uE000";function bM(e){return e.includes(Cm)?/^[\s\uE000]*$/.test(e)?" ".repeat(e.length):e.replaceAll(Cm,"x"):e}function SM(e,{open:t,close:n}){
let r=[];for(let o=e.indexOf(t);o>=0;){let i=e.indexOf(n,o+t.length);if(i<0)break;r.push({start:o,end:i+n.length,mark:t}),o=e.indexOf(t,i+n.length)}return r}function vM(e,[
t,n]){return[...e.matchAll(n)].map(({index:r,0:o})=>({start:r,end:r+o.length,mark:t}))}var xM=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;function Em(e,t,n,r){if(t.style===3){let o=e.slice(t.valueStart,t.valueEnd);if(!n)
PM(o,t.valueStart,r);else if(o.includes("\\u"))return ya(e,m(f({},t),{fast:!1})).replace(xM,"\uFFFD")}return ya(e,t.fast?m(f({},t),{fast:!1}):t)}function PM(e,t,n){
for(let r=e.indexOf("\\");r>=0;r=e.indexOf("\\",r+2)){let o=e.charCodeAt(r+1);if((o===47||o===9)&&n(t+r,"found unknown escape character"),o!==117&&o!==85)continue;
let i=Number.parseInt(e.slice(r+2,r+(o===117?6:10)),16);(i>=55296&&i<=57343||i>1114111)&&n(t+r,"found invalid Unicode character escape code")}}function iP(e,t,n){
let r=e.charCodeAt(t.valueStart-1),o=e.lastIndexOf(`
`,t.valueStart-(r===10?2:1))+1,i=Math.max(t.tagEnd,t.anchorEnd,n,o);for(;i<t.valueStart&&e.charCodeAt(i)!==124&&e.charCodeAt(i)!==62;)i++;return i}function sP(e,t,n){
let r=t.valueEnd;for(;r>t.valueStart&&e.charCodeAt(r-1)===10&&r--,r>t.valueStart&&e.charCodeAt(r-1)===13&&r--,t.chomping!==3;){let i=r;for(;i>t.valueStart&&e.charCodeAt(
i-1)===32;)i--;if(!(i===t.valueStart||e.charCodeAt(i-1)===10)||t.indent>=0&&r-i>t.indent||(r=i,i===t.valueStart))break}if(r>t.valueStart)return r;let o=t.valueStart;
return o>n&&e.charCodeAt(o-1)===10&&o--,o>n&&e.charCodeAt(o-1)===13&&o--,o}var wM=new Map([["",null],["~",null],...["null","Null","NULL"].map(e=>[e,null]),...["y","Y","yes","Yes","YES","true","True","TRUE","on","On","ON"].map(e=>[e,!0]),
...["n","N","no","No","NO","false","False","FALSE","off","Off","OFF"].map(e=>[e,!1])]),kM=/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,aP=/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,
OM=/^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/,RM=/^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/,lP=/^\d{4}-\d\d?-\d\d?(?:[Tt]\d\d?:\d\d?:\d\d?(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)| +\d\d?:\d\d?:\d\d?(?:[.,]\d+)?)?$/,
CM=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function jm(e){let t=RM.exec(e);if(!t)return;let[,n,r,o,i,s]=t,a=r?`0x${r}`:o?`0b${o}`:i?`\
0o${i}`:s,l=BigInt(a);return n==="-"?l<=2n**63n?-l:void 0:l<2n**(n?63n:64n)?l:void 0}function uP(e){if(e>=48&&e<=57)return!0;switch(e){case 43:case 45:case 46:case 126:case 70:case 78:case 79:case 84:case 89:case 102:case 110:case 111:case 116:case 121:
return!0;default:return!1}}function hn(e){let t=e.charCodeAt(0);if(e!==""&&!uP(t))return e;let n=wM.get(e);if(n!==void 0)return n;if(t>57)return e;let r=EM(e,t);
if(r>=0)return r;if(kM.test(e))return e.endsWith("n")||e.endsWith("N")?Number.NaN:e.startsWith("-")?-1/0:1/0;if(t===46)return OM.test(e)?cP(e.replaceAll("_",""),
aP,e):e;let o=e.includes("_")?e.replaceAll("_",""):e,i=o.length<=70?jm(o):void 0;return i!==void 0?Number(i):cP(o,aP,e)}function EM(e,t){if(t<48||e.length>9||t===
48&&e.length>1)return-1;let n=0;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r)-48;if(o<0||o>9)return-1;n=n*10+o}return n}function cP(e,t,n=e){if(!t.test(e))return n;
let r=Number(e);return Number.isFinite(r)?r:n}function dP(e){return e===null?"!!null":typeof e=="boolean"?"!!bool":typeof e=="number"?"!!float":"!!str"}function Sa(e,t){
let n=e.startsWith("!<tag:yaml.org,2002:")&&e.endsWith(">")?`!!${e.slice(20,-1)}`:e;switch(n){case"!!binary":{let r=t.replaceAll(/[\r\n]/g,"");return CM.test(r)?
new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Buffer.from(r,"base64")):{problem:"!!binary value contains invalid base64 data"}}case"!!timestamp":return lP.test(
t)?t:{problem:`cannot decode ${dP(hn(t))} \`${t}\` as a !!timestamp`};case"!!bool":case"!!null":case"!!int":case"!!float":{let r=hn(t),o=typeof r=="number"&&fP(
t),i=o?"!!int":typeof r=="string"&&lP.test(t)?"!!str":dP(r);return i===n||n==="!!float"&&o?r:{problem:`cannot decode ${i} \`${t}\` as a ${n}`}}default:return t}}
function fP(e){let t=e.replaceAll("_","");return e.charCodeAt(0)!==46&&t.length<=70&&jm(t)!==void 0}function ji(e){if(e!==""&&!uP(e.charCodeAt(0)))return e;let t=hn(
e);if(typeof t=="string")return t;if(t===null)return{problem:"unsupported map key of type null"};if(typeof t=="boolean")return String(t);if(!fP(e))return va(t);
let n=jm(e.replaceAll("_",""));return n<2n**63n?String(n):{problem:`unsupported map key of type uint64, key: ${e}`}}function va(e){let t=Math.fround(e);if(Number.
isNaN(t))return".nan";if(!Number.isFinite(t))return t<0?"-.inf":".inf";if(t===0)return Object.is(t,-0)?"-0":"0";let n=1;for(;n<9&&Math.fround(Number(t.toPrecision(
n)))!==t;)n++;let[r,o]=t.toExponential(n-1).split("e"),i=Number(o),s=r.includes(".")?r.replace(/\.?0+$/,""):r;return i>=-4&&i<6?String(+`${s}e${i}`):`${s}e${i<0?
"-":"+"}${String(Math.abs(i)).padStart(2,"0")}`}var jM=8,AM=e=>Number.isNaN(e)?"NaN":e>0?"+Inf":"-Inf",pP="map merge requires map or sequence of maps as the value";function NM(e,t){return e.kind==="scalar"&&t.
kind==="scalar"&&e.value===t.value}function mP({text:e,events:t,base:n,blanked:r,json:o}){let i=[],s=[],a=new Map,l,c,d=0,u=0,p=0,g=new fd(e,n);for(let O of t)switch(O.
type){case 1:if(c)return g.of(c),{root:c,duplicates:s,end:n+d};break;case 2:case 3:x(O);break;case 4:u++,N(O);break;case 5:F(O.anchorStart,O.anchorEnd);break;default:
l&&R(l)}return c??={kind:"scalar",value:null,start:n,end:n},g.of(c),{root:c,duplicates:s,end:n+d};function y(O,M){throw new Wt(n+O,M)}function h(O){if(O.anchorStart<
0)return;let M={node:void 0,cost:0,height:0};return a.set(e.slice(O.anchorStart,O.anchorEnd),M),M}function x(O){u++,l?.entries&&l.name===void 0&&y(O.start,"inva\
lid map key: a key must be a scalar");let M=O.style===2,K=e.charCodeAt(O.start),$=M?O.type===2?93:K===123?125:0:0;l={entries:O.type===3?[]:void 0,items:O.type===
2?[]:void 0,start:O.start,flow:M,closing:$,anchor:h(O),properties:A(O),costBefore:u,height:1,index:void 0,name:void 0,keyStart:0,keyEnd:0,merges:!1,merged:void 0,
colonEnd:-1},i.push(l),d=$?O.start+1:O.start}function R(O){if(O.closing){let _=gn(e,d);for(;_<e.length&&e.charCodeAt(_)!==O.closing;)_=gn(e,_+1);d=_+1}let M=n+O.
start,K=n+d,$=O.entries?{kind:"map",entries:O.entries,start:M,end:K}:{kind:"seq",items:O.items,start:M,end:K};if(O.properties>=0&&pd.set($,n+O.properties),O.anchor&&
C(O.anchor,$,u-O.costBefore+1,O.height),i.pop(),l=i[i.length-1],O.colonEnd>=0){d=O.colonEnd;let _=hn(e.slice(O.start,d));$t({kind:"scalar",value:_,start:M,end:n+
d},0,!1)}else $t($,O.height,!1)}function C(O,M,K,$){Om.add(M),O.node=M,O.cost=K,O.height=$}function A(O){return O.anchorStart<0?O.tagStart:O.tagStart<0?O.anchorStart-
1:Math.min(O.tagStart,O.anchorStart-1)}function F(O,M){let K=e.slice(O,M);/^[\w-]/.test(K)||y(O-1,"did not find expected alphabetic or numeric character");let $=a.
get(K);$||y(O-1,`unknown anchor '${K}' referenced`);let{node:_}=$;_||y(O-1,`anchor '${K}' value contains itself`),u+=$.cost+1,p+=$.cost,p>100&&u>1e3&&p/u>Kx(u)&&
y(O-1,"document contains excessive aliasing"),i.length+$.height>1e3&&y(O-1,`nesting exceeds ${1e3} levels`),d=M,l?.entries&&l.name===void 0?_.kind!=="scalar"?y(
O-1,"invalid map key: a key must be a scalar"):V(H(_.value,O-1),O-1,M,!1):$t(_,$.height,!0)}function H(O,M){return O===null?y(M,"unsupported map key of type nul\
l"):typeof O=="number"&&!Number.isInteger(O)?va(O):String(O)}function V(O,M,K,$){let _=l;_.name=O,_.keyStart=M,_.keyEnd=K,_.merges=$,d=K}function N(O){let{style:M}=O,
K=l?.entries!==void 0&&l.name===void 0,$,_,ie;O.valueStart<0?($=_=Xe(O,K),ie=""):M===1?($=O.valueStart,_=O.valueEnd,ie=O.fast&&!r?e.slice($,_):Em(e,O,o,y),l?.flow&&
(e.charCodeAt($)===58&&y($,"did not find expected node content"),ie.includes("?")&&y($,"did not find expected ',', ']' or '}': a plain '?' ends a scalar here"),
K&&he(_)&&(_++,ie+=":",l.closing||(l.colonEnd=_)))):M<=3?($=O.valueStart-1,_=O.valueEnd+1,ie=O.fast&&!r?e.slice(O.valueStart,O.valueEnd):Em(e,O,o,y)):($=iP(e,O,
d),_=sP(e,O,$),ie=ya(e,O)),g.scalar($,_,M>3);let Qt=O.tagStart>=0,Ln=Qt?e.slice(O.tagStart,O.tagEnd):"",Ir=A(O),hf=!K||l?.flow||!l?.entries?.length||W(d,$);if(d=
_,hf||y($,"did not find expected key"),K){if(ie==="<<"&&(Qt?Ln==="!!merge":M===1)){V("<<",$,_,!0);return}let ut=ie;if(!Qt&&M===1)ut=ji(ie);else if(Qt){let B=Sa(
Ln,ie);ut=typeof B=="object"&&B?B:H(B,$)}typeof ut!="string"&&y($,ut.problem);let vs=h(O);if(vs){let B=!Qt&&M===1?hn(ie):ie;C(vs,{kind:"scalar",value:B,start:n+
$,end:n+_},1,0)}V(ut,Ir>=0?Ir:$,_,!1);return}let or;if(Qt){let ut=Sa(Ln,ie);typeof ut=="object"&&ut&&y($,ut.problem),or=ut}else or=M===1?hn(ie):ie;typeof or=="n\
umber"&&!Number.isFinite(or)&&y($,`json: unsupported value: ${AM(or)}`);let Ss={kind:"scalar",value:or,start:n+$,end:n+_};if(Ir>=0){pd.set(Ss,n+Ir);let ut=h(O);
ut&&C(ut,Ss,1,0)}$t(Ss,0,!1)}function W(O,M){for(let K=O;K<M;K++){let $=e.charCodeAt(K);if($===10||$===13)return!0}return!1}function he(O){if(e.charCodeAt(O)!==
58)return!1;let M=e.charCodeAt(O+1);return M===44||M===93||M===125}function Xe(O,M){let K=Math.max(O.tagEnd,O.anchorEnd);if(K>=0)return K;if(!l||M)return d;let $=gn(
e,d);if(e.charCodeAt($)!==(l.items?45:58))return d;let ie=e.charCodeAt(Q($+1));return(ie===64||ie===96||ie===37)&&y($+1,"found character that cannot start any t\
oken"),$+1}function Q(O){let M=O;for(;e.charCodeAt(M)===32||e.charCodeAt(M)===9;)M++;return M}function Te(O,M){let K=O.entries,$=-1;if(O.index)$=O.index.get(M.name)??
-1;else for(let _=0;_<K.length&&$<0;_++)K[_].name===M.name&&($=_);if($>=0){let _=K[$];return K[$]=M,_}K.push(M),O.index?O.index.set(M.name,K.length-1):K.length>
jM&&(O.index=new Map(K.map((_,ie)=>[_.name,ie])))}function We(O,M,K){K&&M.kind!=="map"&&y(O.keyStart,pP);let $=O.merged??new Set;O.merged=$;let _=M.kind==="seq"?
M.items:[M];for(let ie=_.length-1;ie>=0;ie--){let Qt=_[ie];Qt.kind!=="map"&&y(O.keyStart,pP);for(let Ln of Qt.entries)$.add(Ln),Te(O,Ln)}}function $t(O,M,K){if(!l){
c=O;return}if(M>=l.height&&(l.height=M+1),l.items){l.items.push(O);return}let{name:$}=l;if($===void 0&&y(O.start-n,"invalid map key: a key must be a scalar"),l.
merges)We(l,O,K);else{let _={start:n+l.keyStart,end:n+l.keyEnd},ie=Te(l,{name:$,key:_,value:O});ie&&!l.merged?.has(ie)&&s.push({name:$,path:Pn(),first:ie.key,again:_,
same:NM(ie.value,O)})}l.name=void 0,l.merges=!1}function Pn(){return i.map(O=>O.items?O.items.length:O.name)}}var FM="end of the stream or a document separator is expected",TM="deficient indentation",MM=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/,$M=/^\.\.\.(?=[ \t\r\n]|$)/m,
Nm=/^[ \t\uFEFF]*[^\s#\uFEFF]/m;function ye(e){let t=[],{text:n}=e,r=0,o;for(let i=0;;){let s=IM(n,i),a=s<0?n.length:s;if(o?t.push(Fm(e,r,a,o.at,o.problem)):DM(
e,r,a,t),s<0)return t;let l=LM(n,s),c=n.slice(s+3,l).trim();o=c===""||c.startsWith("#")?void 0:{problem:`invalid Yaml document separator: ${c}`,at:s},i=Math.min(
l+1,n.length),r=o?s:i}}function Y(e){return"root"in e}function IM(e,t){if(e.startsWith("---",t)&&(t===0||e.charCodeAt(t-1)===10))return t;if(t===0&&e.startsWith(
"\uFEFF---"))return 1;let n=e.indexOf(`
---`,t);return n<0?-1:n+1}function LM(e,t){let n=e.indexOf(`
`,t);return n<0?e.length:n}function DM(e,t,n,r){let o=t===0&&n===e.text.length?e.text:e.text.slice(t,n);if(!Nm.test(o))return;let i=JM(o);if(i){let a=0;for(let[
l,c]of i.entries()){let d=l===i.length-1?o.length:c;Am(e,o.slice(a,d),t+a,!0,r),a=d}return}let s=$M.exec(o);if(!s||!Nm.test(o.slice(0,s.index))){Am(e,o,t,/^[\s\uFEFF]*\{/.
test(o),r);return}Am(e,o.slice(0,s.index),t,!1,r),yP(e,t+s.index,t+s.index+3,n,r)}function yP(e,t,n,r,o){let i=Nm.exec(e.text.slice(n,r));if(!i)return;let s=n+i.
index+i[0].length-1;o.push(m(f({},Fm(e,t,r,s,"kubectl ignores this: it reads one document up to the next '---'")),{ignored:!0}))}function JM(e){let t=[],n=0;for(;;){
for(;n<e.length&&_M(e.charCodeAt(n));)n++;if(n===e.length)return t.length>1?t:void 0;if(e.charCodeAt(n)!==123||(n=VM(e,n),n<0))return;t.push(n)}}function _M(e){
return e===32||e===10||e===13||e===9||e===65279}function VM(e,t){let n=0;for(let r=t;r<e.length;r++)switch(e.charCodeAt(r)){case 123:case 91:n++;break;case 125:case 93:
if(--n===0)return r+1;break;case 34:for(r++;r<e.length&&e.charCodeAt(r)!==34;)r+=e.charCodeAt(r)===92?2:1}return-1}function Am(e,t,n,r,o){let i=n+t.length,s=gP(
e,t,n,r);if("problem"in s){let{problem:c,at:d}=s,u=oP(t),p=u&&gP(e,u.text,n,r),g=p&&!("problem"in p&&p.at===d)?u.mark:void 0;o.push(m(f({},Fm(e,n,i,d,c)),{template:g}));
return}let{tree:a,cut:l}=s;a.root.kind==="scalar"&&a.root.value===null&&a.root.start===a.root.end||o.push({file:e,start:n,end:n+l,root:a.root,duplicates:a.duplicates}),
l<t.length&&yP(e,n+l,n+l,i,o)}function gP({invalidAt:e=-1},t,n,r){try{if(!r&&e>=n&&e<n+t.length)throw new Wt(e,"this is no UTF-8");let o=MM.exec(t);if(o&&!(r&&o[0]>=
"\x7F"))throw new Wt(n+o.index,"control characters are not allowed");return qM(t,n,r)}catch(o){if(o instanceof Wt)return{problem:o.message,at:o.at};if(!(o instanceof
ga))throw o;let i=Math.min(o.mark?.position??0,t.length);return{problem:o.reason.startsWith("nesting exceeded")?`nesting exceeds ${1e3} levels`:Xx(o.reason,t,i),
at:n+i}}}function qM(e,t,n){let r={maxDepth:1e3},o=e,i=!1,s=e.length;for(let a=0;;a++){let l;try{l=Ax(o,r)}catch(u){if(!(u instanceof ga)||a>2)throw u;let p=u.mark?.
position??0;if(u.reason===TM&&!i){let{text:g,open:y}=Ux(o);if(y>=0)throw new Wt(t+y,`found no end to the ${"{[".includes(e.charAt(y))?"bracket":"quote"} here`);
o=g,i=!0}else if(u.reason===FM&&s===e.length&&p>0)s=p,o=o.slice(0,p);else throw u;continue}if(UM(l,t),s<e.length&&!WM(l,e,s))throw new Wt(t+s,tP(e,s));let c=s<e.
length?e.slice(0,s):e,d=mP({text:c,events:l,base:t,blanked:i,json:n});return nP(c,d.root,t),{tree:d,cut:s}}}function WM(e,t,n){let r=e[1];return r?.type!==2&&r?.
type!==3?!1:r.style===2||ht(t,r.start)>ht(t,n)}function UM(e,t){let n=e[0];if(n?.type===1&&n.directives.length>0)throw new Wt(t,"found a directive, which kubect\
l does not read")}function Fm(e,t,n,r,o){let i=o.replace(/[\p{Cc}\u2028\u2029]+/gu," ").slice(0,300);return{file:e,start:t,end:n,problem:i,at:r,template:void 0,
ignored:!1}}function Ai(e){let t=[],{kubernetes:n,kruise:r,vcluster:o}=e;for(let[c,d]of Object.entries({kubernetes:n,kruise:r,vcluster:o}))d===void 0||d==="none"&&c!=="kube\
rnetes"||d.split(/ +- +/).every(Ne)||t.push({place:null,problem:`--${c}: ${td(d,nx(["defaults",c]))}`});let i=(c,d=[])=>{let u=d.map(p=>/^([A-Za-z][A-Za-z0-9]*)=(true|false)$/.
exec(p)??p);for(let p of u)typeof p=="string"&&t.push({place:null,problem:`${c}: ${Vt(p)} is not NAME=true or NAME=false`});return Object.fromEntries(u.map(([,p,
g])=>[p,g==="true"]))},s=i("--feature-gate",e.featureGates),a=i("--kruise-feature-gate",e.kruiseFeatureGates);if(t.length>0)throw new Re(t);let l=Si({kubernetes:n,
kruise:hP(r),vcluster:hP(o)});return m(f(f({name:Object.entries(l).map(([c,d])=>`${c}=${d}`).join(","),environment:null,kubernetes:n},l.kruise&&{kruise:l.kruise}),
l.vcluster&&{vcluster:{version:l.vcluster}}),{featureGates:s,kruiseFeatureGates:a,knows:[],objects:[],places:{}})}function hP(e){return e==="none"?void 0:e}var Tm=64,bP=1e3,$m=/[*?[{\\]/,Mm={star:!0},BM={not:!0,ranges:[]};function bt(e){let t=e.map(i=>!i.startsWith("!")),n=new Map,r=[];for(let[i,s]of e.entries()){let a=s.
replace(/^!/,"");$m.test(a)?r.unshift({at:i,alternatives:(Lm(a)??[]).map(KM)}):n.set(Im(a),i)}let o=t[0]===!1;return i=>{let s=-1;for(let c=i.length;c>0;c=i.lastIndexOf(
"/",c-1))s=Math.max(s,n.get(i.slice(0,c))??-1);let a=r.length>0?i.split("/"):[],l=r.find(({at:c,alternatives:d})=>c>s&&d.some(u=>zM(u,a)));return t[l?.at??s]??o}}
function SP(e){return e.length>bP?`a pattern of ${e.length} characters; at most ${bP} are read`:Lm(e)?void 0:`its braces stand for more than ${Tm} patterns; wri\
te them one by one`}function Ni(e){let t=Im(e).split("/"),n=t.findIndex(r=>$m.test(r));return n<0?{base:t.join("/"),rest:""}:{base:t.slice(0,n).join("/"),rest:`${t.
slice(n).join("/")}${e.endsWith("/")?"/":""}`}}function Im(e){return e.replace(/^(?:\.\/+)+/,"").replace(/\/+$/,"")}function Lm(e){let t=[""];for(let n=0;n<e.length;){
let r=e[n]==="{"?GM(e,n):void 0,o=r?.end??n+(e[n]==="\\"?2:1),i=[];for(let a of r?.alternatives??[]){let l=Lm(a);if(!l||i.length+l.length>Tm)return;i.push(...l)}
if(t.length*i.length>Tm)return;let s=r?i:[e.slice(n,o)];t=t.flatMap(a=>s.map(l=>a+l)),n=o}return t}function GM(e,t){let n=[],r=0,o=t+1;for(let i=t;i<e.length;i++){
let s=e[i];if(s==="\\")i++;else if(s==="{")r++;else if(s===","&&r===1)n.push(e.slice(o,i)),o=i+1;else if(s==="}"&&--r===0)return n.length===0?void 0:{alternatives:[
...n,e.slice(o,i)],end:i+1}}}function KM(e){let t=e.endsWith("/")||!$m.test(e);return[...Im(e).split("/").map(n=>n==="**"?n:HM(n)),...t?["**"]:[]]}function HM(e){
let t=[];for(let n=0;n<e.length;n++){let r=e[n],o=r==="["?e.indexOf("]",n+2):-1;r==="*"?t.push(Mm):r==="?"?t.push(BM):o>0?(t.push(QM(e.slice(n+1,o))),n=o):t.push(
r==="\\"?e[++n]??r:r)}return t}function QM(e){let t=/^[!^]./.test(e),n=[...e.slice(t?1:0).matchAll(/(.)-(.)|./gs)].map(([r,o,i])=>[o??r,i??r]);return{not:t,ranges:n}}
function zM(e,t){return io(e,t,n=>n==="**",(n,r)=>n!=="**"&&YM(n,r))}function YM(e,t){return io(e,t,n=>n===Mm,(n,r)=>typeof n=="string"?n===r:n!==Mm&&ZM(n,r))}function ZM({
not:e,ranges:t},n){return t.some(([r,o])=>r<=n&&n<=o)!==e}var XM;function e$(){return XM??=require("./settings.js")}function Pa(...e){return e$().readSnapshot(...e)}var Hn={file:null,clusters:[],environments:[],rules:[],allow:[],ignore:[]};function Sd(e){let{root:t,duplicates:n}=t$(e),r=tx(t,e.text),o=rx(r),i=n.map(({name:c,
first:d,again:u})=>{let{line:p,column:g}=Nt(e,d),y=`key ${Vt(c)} stands twice; it first stands at ${p}:${g}`;return{place:Nt(e,u),problem:y}}),s=rd(e,t,[...o,...Xv(
r,o)]);if(s.push(...i),s.length>0)throw new Re(n$(s));let a=bd(r,["clusters"]).map((c,d)=>ed(r,t,d)),l=j(r,["paths"]);return f(f(m(f({file:e,clusters:a,environments:Object.
keys(j(r,["environments"])??{}),rules:Object.entries(j(r,["rules"])??{}).map(([c,d])=>m(f({rule:c,locked:!1},typeof d=="string"?{level:d}:d),{at:Dm(Se(Ee(t,["ru\
les"]).node,c).key)})),allow:bd(r,["allow"]).map((c,d)=>m(f({},c),{at:Dm(Ee(t,["allow",d]).node),file:e}))},l&&{paths:l}),{ignore:bd(r,["ignore"])}),j(r,["relea\
ses"])!==void 0&&{releases:bd(r,["releases"]).map((c,d)=>m(f({},c),{at:Dm(Ee(t,["releases",d,"chart"]).node)}))}),j(r,["gitops"])===!0&&{gitops:!0})}function vd(e,t){
if(t.length===0)return e.clusters;let n=t.map(o=>nd(o,e.clusters,e.environments)),r=n.flatMap(({problem:o})=>o===void 0?[]:[{place:null,problem:o}]);if(r.length>
0)throw new Re(r);return e.clusters.filter(o=>n.some(({clusters:i})=>i.includes(o)))}function xd(e,t){let{file:n}=e;if(!n)return[];let r=[...new Set(t.flatMap(({
ruleId:o,family:i})=>[`${i}/*`,o]))];return[...e.rules,...e.allow].filter(o=>t.every(i=>At(o.rule,i)===0)).map(({rule:o,at:i})=>({place:Nt(n,i),problem:`there i\
s no rule ${Vt(o)}${so(o.replace(/^.*\/(?!\*)/,""),r)}`}))}function t$(e){let t=ye(e),n=t.flatMap(i=>"root"in i?[]:[{place:Nt(e,{start:i.at,end:i.at}),problem:i.
problem}]),[r,o]=t;if(n.length>0)throw new Re(n);if(!r||!("root"in r)){let i="nothing is written here; write at least clusters, each with a name and kubernetes";
throw new Re([{place:Nt(e,{start:0,end:0}),problem:i}])}if(o)throw new Re([{place:Nt(e,"root"in o?o.root:o),problem:"a second document begins here; a configurat\
ion is one document"}]);return r}function n$(e){return[...e].sort((t,n)=>t.place.line-n.place.line||t.place.column-n.place.column)}function bd(e,t){return j(e,t)??
[]}function Dm({start:e,end:t}){return{start:e,end:t}}function uo(e,{major:t,minor:n}){return`${e} ${t}.${n}`}function Fi({goesTo:e},t,n){return!e||e.has(t)||e.has(uo(t,n))}function en(e){return Ce(e)?`${e.path}
${e.variant??""}`:""}function Ce(e){return"traced"in e}var r$=new Set(["Deployment","StatefulSet","DaemonSet","ReplicaSet","ReplicationController","CloneSet","UnitedDeployment","SidecarSet"]),o$=new Set(["CronJob","\
AdvancedCronJob"]),i$=/(?:^|\/)patch(?:es)?\/[^/]*$|(?:^|\/)patch(?:es)?[^a-z/][^/]*$|[^a-z]patch(?:es)?\.[a-z]+$/i;function Jm(e){let{group:t,kind:n,name:r,spec:o,
value:i}=e,s=oe(t,n),a=s!==void 0&&n==="SidecarSet";if(!s?.templates&&!a)return[];let l=a?[]:G(e),c=l&&j(i,[...l,"spec"]);return[...r===""?["metadata.name"]:[],
...v(i.spec)?[]:["spec"],...s$(e)?["spec.selector"]:[],...o$.has(n)&&!w(o.schedule)?["spec.schedule"]:[],...a$(c,a)?[]:["containers"]]}function s$({kind:e,spec:t,
value:n}){let r=e==="ReplicationController"?j(n,["spec","template","metadata","labels"]):void 0;return r$.has(e)&&!v(t.selector)&&!v(r)}function a$(e,t){if(!v(e))
return!1;let n=[...S(e.containers),...t?S(e.initContainers):[]];return n.length>0&&n.every(({image:r})=>r!==void 0)}function vP(e){return i$.test(e.document.file.
path)&&Jm(e).some(t=>t!=="metadata.name")}function wd(e){let t=xP.get(e);return t===void 0&&(t=Jm(e).length>1&&!d$(e),xP.set(e,t)),t}var xP=new WeakMap,PP={holds:()=>!0},Pd;function l$(){if(Pd)return Pd;
let e=we("Pod",PP),t=Object.entries(Hp).map(([n,r])=>[n,_y(r)]);return Pd=m(f({},e),{structs:new Map([...e.structs,...t])}),Pd}var c$=new Set(["apiVersion","kin\
d","metadata","status"]);function d$(e){let{group:t,kind:n,value:r}=e;if(oe(t,n)?.of==="kruise")return fi(e,PP).lost.length>0;let o=!1,i=s=>{!(s.length===1&&c$.
has(s[0]))&&!String(s.at(-1)).startsWith("$")&&(o=!0)};return Je(r,l$(),new Et,i,n),o}var wr={stage:()=>{},step:()=>{}},kd={doing:"Reading",did:"Read"},wP={doing:"Rendering",did:"Rendered"},Od={doing:"Simulating",did:"Simulated"},Ti={doing:"Judgi\
ng",did:"Judged"},Rd={doing:"Judging the old side,",did:"Judged the old side,"},kP={doing:"Judging the new versions,",did:"Judged the new versions,"},OP={doing:"\
Judging the fixed text,",did:"Judged the fixed text,"},Cd={doing:"Finding the lines of the change,",did:"Found the lines of the change,"},Ed={doing:"Trying fixe\
s on",did:"Tried fixes on"},RP={doing:"Trying releases on",did:"Tried releases on"};function po(e,t){return`${fo(e)} ${e===1?t:`${t}s`}`}function Mi(e,t,n,r){return`${e}\
 ${fo(t)} of ${fo(n)} ${r}`}function fo(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function jd(e,t,n,r){let o=e??wr;return n<2?()=>o:(o.stage(t),i=>{
let s="";return o.step(i+1,n,r),{stage:a=>{s=a.doing.toLowerCase()},step:(...[a,l,c])=>o.step(i+1,n,r,()=>Mi(s,a,l,c))}})}function CP(e,t){return e.stage(t),{stage:()=>{},
step:(...n)=>e.step(...n)}}function EP({file:e,root:t}){if(!/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(e.path))return;let n=$e(t);if(!v(n))return;let r=o=>(Array.isArray(o)?o:[]).map(i=>v(
i)?i.path:i).filter(i=>typeof i=="string"&&!i.includes(`
`)).map(i=>u$(e.path,i));return{resources:r(n.resources),patches:[n.patches,n.patchesStrategicMerge,n.patchesJson6902].flatMap(r)}}function u$(e,t){let n=e.split(
"/").slice(0,-1);for(let r of t.split("/"))r===".."&&n.length>0&&n.at(-1)!==".."?n.pop():r!=="."&&r!==""&&n.push(r);return n.join("/")}var f$="a part of an object, which nobody could create as it is",Ad=new WeakMap;function wa(e,t){let n=[...new Set(e)].filter(r=>!Ad.has(r));t.stage(kd);for(let[
r,o]of n.entries())Ad.set(o,jP(o)),t.step(r+1,n.length,n.length===1?"file":"files")}function dt(e){let t=e.map(s=>{let a=Ad.get(s);return a||(a=jP(s),Ad.set(s,a)),
a}),n=m$(t),r=t.map((s,a)=>n.has(e[a]?.path??"")?g$(s):s),o=r.flatMap(s=>s.manifests),i=NS(r.flatMap(({stored:s})=>s));return m(f({documents:r.flatMap(({documents:s})=>s),
manifests:o},p$(i,r.flatMap(({skipped:s})=>s))),{passive:new Set(i.map(({manifest:s})=>s))})}function p$(e,t){let n=[],r=[];for(let o of new Set(e.map(({manifest:i})=>i.
document))){let{file:i,root:s}=o,a=new ve(i.text),l=e.filter(({manifest:y})=>y.document===o),c=Dn(o),d=Array.isArray(c)&&c.length===l.length;if(!d||l.length>1)for(let{
manifest:y,reason:h}of l)r.push({file:i.path,line:a.at(y.node.start).line,reason:h});let u=l.length>1?"a list of objects that are not judged by themselves":l[0]?.
reason??"",p=a.at(s.start).line,g=t.some(y=>y.file===i.path&&y.line===p);d&&!g&&n.push({file:i.path,line:p,reason:u})}return{skipped:[...t,...n],leftOut:r}}function m$(e){
let t=e.flatMap(({kustomized:r})=>r),n=new Set(t.flatMap(({resources:r})=>r));return new Set(t.flatMap(({patches:r})=>r).filter(r=>!n.has(r)))}function g$({documents:e,
skipped:t,kustomized:n}){let r="a patch of a kustomization, which is not applied by itself",o=e.filter(Y).map(({file:s,root:a})=>({file:s.path,line:new ve(s.text).
at(a.start).line,reason:r})),i=t.filter(({line:s})=>!o.some(a=>a.line===s));return{documents:e,manifests:[],skipped:[...o,...i],kustomized:n,stored:[]}}function jP(e){
let t=ye(e),n=new ve(e.text),r=[],o=[],i=(a,l)=>{o.push({file:e.path,line:Ce(e)?1:n.at(a).line,reason:l})};for(let a of t){if(!Y(a)){let{at:c,template:d,problem:u}=a;
i(c,d?`${sl} it holds ${d} and does not parse`:u);continue}let l=Dn(a);"reason"in l?i(a.root.start,l.reason):l.length>0&&l.every(vP)?i(a.root.start,"a patch by \
its name, without what a whole workload has"):(l.length>0&&l.every(wd)&&i(a.root.start,f$),r.push(...l))}let s=t.filter(Y).flatMap(a=>EP(a)??[]);return{documents:t,
manifests:r,skipped:o,kustomized:s,stored:r.filter(Xr)}}var y$=[...Object.entries({"system-node-critical":2000001e3,"system-cluster-critical":2e9}).map(([e,t])=>({apiVersion:"scheduling.k8s.io/v1",kind:"PriorityClass",
metadata:{name:e},value:t})),...["default","kube-system","kube-public","kube-node-lease"].map(e=>({apiVersion:"v1",kind:"Namespace",metadata:{name:e}}))],AP=dt(
[{path:"(every cluster)",text:JSON.stringify({apiVersion:"v1",kind:"List",items:y$})}]).manifests;var _m=require("node:util");function He({group:e,kind:t,namespace:n,name:r}){return`${e}/${t}/${n??""}/${r}`}var Qn=class{constructor(t){this.manifests=t;this.#t=new Set(t);for(let n of t){
let r=this.#e.get(He(n));r?r.push(n):this.#e.set(He(n),[n])}}manifests;#e=new Map;#t;before(t,n=this.#e.get(He(t))??[]){if(this.#t.has(t))return t;let r=n.filter(
d=>this.#t.has(d));if(r.length<2)return r[0];let[o,i]=[t.document.file.path,en(t.document.file)],s=r.filter(({document:d})=>d.file.path===o),a=s.filter(({document:d})=>en(
d.file)===i),l=a.length>0?a:s,c=l.length>0?l:r;return c.find(d=>(0,_m.isDeepStrictEqual)(d.value,t.value))??c[0]}changed(t,n){let r=this.before(t,n);return r&&r!==
t&&!(0,_m.isDeepStrictEqual)(r.value,t.value)?r:void 0}};function $i(e,t){if(!v(t))return e;let{name:n,value:r,forceString:o}=t;if(typeof n!="string"||n===""||/[[\]{},=]/.test(n))return e;let i=n.split(/(?<!\\)\./).map(
a=>a.replaceAll("\\.",".")),s=["string","number","boolean"].includes(typeof r)?String(r):"";return NP(e,i,o!==!0&&/^(?:true|false)$/.test(s)?s==="true":s)}function NP(e,[
t,...n],r){if(t===void 0)return r;let o=v(e)?e:{},i=NP(Object.hasOwn(o,t)?o[t]:{},n,r);return Object.fromEntries([...Object.entries(o),[t,i]])}function Nd(e,t=e.root,n=[]){let r=Se(t,"items")?.value;return!St(t,["kind"]).endsWith("List")||r?.kind!=="seq"?[{document:e,at:n,node:t}]:r.items.flatMap((o,i)=>Nd(
e,o,[...n,"items",i]))}function TP(e){return Nd(e).flatMap(h$)}function h$(e){let{node:t}=e,[n,r]=[St(t,["apiVersion"]),St(t,["kind"])],o=n.split("/")[0];if(o===
"argoproj.io"&&r==="Application")return FP(e,["spec"]);if(o==="argoproj.io"&&r==="ApplicationSet")return FP(e,["spec","template","spec"]);if(o==="helm.toolkit.f\
luxcd.io"&&r==="HelmRelease"){let i=["spec","chart","spec"];return[mo(e,"Flux",St(t,[...i,"chart"]),[...i,"version"],["spec","values"])]}if(o==="source.toolkit.\
fluxcd.io"&&r==="OCIRepository"){let i=["spec","ref"],s=St(t,[...i,"tag"])===""?[...i,"semver"]:[...i,"tag"];return[mo(e,"Flux",St(t,["spec","url"]),s)]}return o===
"helm.cattle.io"&&r==="HelmChart"?[mo(e,"k3s",St(t,["spec","chart"]),["spec","version"],["spec","valuesContent"])]:r==="Kustomization"||/(?:^|\/)kustomization\.ya?ml$/i.
test(e.document.file.path)?bn(t,["helmCharts"]).map(i=>mo(e,"kustomize",St(t,[...i,"name"]),[...i,"version"],[...i,"valuesInline"])):r!==""?[]:[...bn(t,["depend\
encies"]).map(i=>m(f({},mo(e,"Helm",St(t,[...i,"name"]),[...i,"version"])),{alias:St(t,[...i,"alias"])||MP(St(t,[...i,"name"]))})),...bn(t,["releases"]).map(i=>mo(
e,"helmfile",St(t,[...i,"chart"]),[...i,"version"]))]}function FP(e,t){return[[...t,"source"],...bn(e.node,[...t,"sources"])].flatMap(n=>{let r=St(e.node,[...n,
"chart"]);if(r==="")return[];let o=[...n,"helm"],i=[...o,"valuesObject"],s=v(ka(e.node,i))?i:[...o,"values"],a=mo(e,"Argo CD",r,[...n,"targetRevision"],s),l=bn(
e.node,[...o,"parameters"]);if(l.length===0)return[a];let c=l.reduce((d,u)=>$i(d,ka(e.node,u)),a.values??{});return[m(f({},a),{values:c})]})}function mo(e,t,n,r,o){
let i=o&&ka(e.node,o),s=Oa(e,r),a=MP(n);return f(f({by:t,chart:a,alias:a},s&&{version:s}),o&&i!==void 0&&i!==null?{values:typeof i=="string"?Ra(i):i,valuesPath:[
...e.at,...o]}:{})}function MP(e){return e.replace(/\/+$/,"").split("/").at(-1)??""}function Oa({document:e,at:t,node:n},r){let{whole:o,node:i}=Ee(n,r);if(!o||i.
kind!=="scalar"||i.value===null||i.value==="")return;let{start:s,end:a,value:l}=i;return{text:typeof l=="string"?l:e.file.text.slice(s,a),span:{start:s,end:a},path:[
...t,...r]}}function Ra(e){let[t]=ye({path:"",text:e}).filter(Y);return t?$e(t.root):{}}function bn(e,t){let{whole:n,node:r}=Ee(e,t);return n&&r.kind==="seq"?r.
items.map((o,i)=>[...t,i]):[]}function ka(e,t){let{whole:n,node:r}=Ee(e,t);return n?$e(r):void 0}function St(e,t){let{whole:n,node:r}=Ee(e,t);return n&&r.kind===
"scalar"&&r.value!==null?String(r.value):""}var b$={cpu:"30m",memory:"64Mi"},S$={"ephemeral-storage":"8Gi",memory:"512Mi",cpu:"1"},v$={"ephemeral-storage":"3Gi",memory:"128Mi",cpu:"100m"},Fd=["controlPlan\
e","distro"],IP=["sync","toHost","pods","rewriteHosts"],x$=[...IP,"initContainer","resources"];function zn(e){let t={},n=(u,p)=>{let g=p.find(y=>LP(e,y));return g&&
(t[u]=g),g&&j(e,g)},r=n("imageTag",[["controlPlane","statefulSet","image","tag"],["syncer","image"]]),o=t.imageTag?.length===2?$P(r):Sn(r),i=P$(e,n),s=n("guestV\
ersion",w$(i)),a=t.guestVersion?.at(-1)==="image"?$P(s):Sn(s),l=O$(e,n),c=Sn(n("hostPriorityClass",[["sync","toHost","pods","priorityClassName"]])),d=(u,p)=>{let g=n(
u,[[...x$,p]]);return Vm(b$,g)};return m(f(f(f(m(f(f({},a&&{guestVersion:a}),i&&{distro:i}),{rewriteHosts:k$(e,n),rewriteHostsResources:d("rewriteHostsResources",
"requests"),rewriteHostsLimits:d("rewriteHostsLimits","limits"),syncPriorityClasses:Ii(n("syncPriorityClasses",[["sync","toHost","priorityClasses","enabled"],["\
sync","priorityclasses","enabled"]]))}),c&&{hostPriorityClass:c}),l&&{hostLimitRange:l}),o&&{imageTag:o}),{setBy:t})}function P$(e,t){for(let r of["k3s","k0s","\
k8s"])if(Ii(j(e,[...Fd,r,"enabled"])))return t("distro",[[...Fd,r,"enabled"]]),r;let n=Sn(t("distro",[["vcluster","image"],["api","image"]]));return/(^|\/)k3s[:@]/.
test(n)?"k3s":/(^|\/)k0s[:@]/.test(n)?"k0s":/kube-apiserver[:@]/.test(n)?"k8s":void 0}function w$(e){let t=[["vcluster","image"],["api","image"]];if(e==="k3s"||
e==="k0s")return[[...Fd,e,"image","tag"],...t];let n=[...Fd,"k8s"];return[[...n,"apiServer","image","tag"],[...n,"version"],[...n,"image","tag"],...t]}function k$(e,t){
let n=j(e,["syncer","extraArgs"]),r=Array.isArray(n)?n.findLastIndex(i=>/^--override-hosts=/.test(Sn(i))):-1;if(r>=0)return!/=(?:false|f|0)$/i.test(Sn(t("rewrit\
eHosts",[["syncer","extraArgs",r]])));let o=t("rewriteHosts",[[...IP,"enabled"]]);return o===void 0||Ii(o)}function O$(e,t){let n=a=>({default:Vm(S$,j(e,[...a,"\
default"])),defaultRequest:Vm(v$,j(e,[...a,"defaultRequest"]))});if(Ii(j(e,["isolation","enabled"]))){let a=["isolation","limitRange","enabled"];return LP(e,a)&&
!Ii(j(e,a))?void 0:(t("hostLimitRange",[["isolation","enabled"]]),n(["isolation","limitRange"]))}let r=["policies","limitRange","enabled"],o=["policies","resour\
ceQuota","enabled"],i=Sn(j(e,r)),s=i==="true"?r:i!=="false"&&Ii(j(e,o))?o:void 0;if(s)return t("hostLimitRange",[s]),n(["policies","limitRange"])}function Vm(e,t){
let n=f(f({},e),v(t)?t:{});return Object.fromEntries(Object.entries(n).flatMap(([r,o])=>Sn(o)===""?[]:[[r,Sn(o)]]))}function LP(e,t){let n=j(e,t);return n!=null&&
n!==""}function Ii(e){return Sn(e)==="true"}function Sn(e){return["string","number","boolean"].includes(typeof e)?String(e):""}function $P(e){return/:([^:/@]+)(?:@.*)?$/.
exec(Sn(e).replace(/@.*$/,""))?.[1]??""}var R$=[["controlPlane","distro"],["controlPlane","statefulSet"],["controlPlane","backingStore"],["sync","toHost"],["sync","fromHost"],["policies","limitRange"],
["policies","resourceQuota"],["isolation","limitRange"],["isolation","resourceQuota"],["sync","priorityclasses"]],C$=[[["vcluster","image"],/(^|\/)k[30]s:/],[["\
syncer","image"],/vcluster[^/]*:/],[["api","image"],/kube-apiserver:/]];function Ca(e){return v(e)?R$.some(t=>v(j(e,t)))||j(e,["isolation","enabled"])!==void 0&&
v(e.syncer)?!0:C$.some(([t,n])=>n.test(String(j(e,t)??""))):!1}var Md=new Set(["vcluster","vcluster-k8s","vcluster-k0s","vcluster-eks","vcluster-pro"]);function Ea(e){return ja(e)[0]}function ja(e){return JP(e,e.root,[])}function JP(e,t,n){
let r=Nn(t,["apiVersion"]),o=Nn(t,["kind"]);if(o==="List"||o.endsWith("List")){let s=Se(t,"items")?.value;return s?.kind==="seq"?s.items.flatMap((a,l)=>JP(e,a,[
...n,"items",l])):[]}let i={document:e,at:n,node:t};return r.startsWith("argoproj.io/")&&o==="Application"?DP(i,["spec"]):r.startsWith("argoproj.io/")&&o==="App\
licationSet"?DP(i,["spec","template","spec"]):r.startsWith("helm.toolkit.fluxcd.io/")&&o==="HelmRelease"?j$(i):o===""&&n.length===0?r===""?A$(i):E$(i):[]}function E$(e){
return bn(e.node,["dependencies"]).flatMap(t=>{let n=Nn(e.node,[...t,"name"]);if(!Md.has(n))return[];let r=Nn(e.node,[...t,"alias"])||n;return[f({kind:"chart-de\
pendency",chart:n,alias:r},Td(e,[...t,"version"]))]})}function $d({alias:e},t){let n=e===void 0?[]:[e],{root:r}=t,o=go(r,n);if(v(o))return Id("values",{document:t,
at:[],node:r},void 0,void 0,{values:o,path:n,given:o},"")}function DP(e,t){let n=Nn(e.node,[...t,"destination","namespace"]);return[[...t,"source"],...bn(e.node,
[...t,"sources"])].flatMap(r=>{let o=Nn(e.node,[...r,"chart"]);if(!Md.has(o))return[];let i=[...r,"helm"],s=[...i,"valuesObject"],a=v(go(e.node,s))?s:[...i,"val\
ues"],l=go(e.node,a),c=bn(e.node,[...i,"parameters"]),d=c.reduce((y,h)=>$i(y,go(e.node,h)),typeof l=="string"?Ra(l):l??{}),u=c.findLast(y=>Nn(e.node,[...y,"name"])===
N$.join(".")),p=u&&[...u,"value"],g=l===void 0&&c.length===0?void 0:{values:d,path:a,given:l};return[Id("argocd",e,o,[...r,"targetRevision"],g,n,p)]})}function j$(e){
let t=Nn(e.node,["spec","chart","spec","chart"]);if(!Md.has(t))return[];let n=["spec","values"],r=go(e.node,n),o=Nn(e.node,["spec","targetNamespace"])||Nn(e.node,
["metadata","namespace"]);return[Id("flux",e,t,["spec","chart","spec","version"],r===void 0?void 0:{values:r,path:n,given:r},o)]}function A$(e){if(e.node.kind!==
"map")return[];let t=[...Md].filter(r=>Ca(go(e.node,[r])));return(t.length>0?t.map(r=>[r]):Ca($e(e.node))?[[]]:[]).map(r=>{let o=go(e.node,r);return Id("values",
e,void 0,void 0,{values:o,path:r,given:o},"")})}var N$=["controlPlane","statefulSet","image","tag"];function Id(e,t,n,r,o,i,s){let a=o&&zn(o.values),l=s?Td(t,s):
a&&o&&F$(t,a,o),c=_P(o&&j(o.values,["experimental","syncSettings","targetNamespace"]));return f(f(f(f(f({kind:e},n!==void 0&&{chart:n}),r&&Td(t,r)),l),o&&{values:o.
values,valuesPath:[...t.at,...o.path]}),(c||i)&&{namespace:c||i})}function F$(e,{imageTag:t,setBy:n},{path:r,given:o}){if(t===void 0)return{};if(typeof o!="stri\
ng"){let d=Td(e,[...r,...n.imageTag??[]]);return d.version?{version:m(f({},d.version),{text:t})}:{}}let{start:i,end:s}=Ee(e.node,r).node,a=e.document.file.text.
slice(i,s).split(t),l=i+a[0].length,c=a.length===2?{start:l,end:l+t.length}:{start:i,end:s};return{version:{text:t,span:c,path:[...e.at,...r]}}}function Td(e,t){
let n=Oa(e,t);return n?{version:n}:{}}function go(e,t){let{whole:n,node:r}=Ee(e,t);return n?$e(r):void 0}function Nn(e,t){let{whole:n,node:r}=Ee(e,t);return n&&
r.kind==="scalar"?_P(r.value):""}function _P(e){return["string","number","boolean"].includes(typeof e)?String(e):""}function Li(e,t,n){let{key:r,node:o}=Ee(e,t);return o.kind==="scalar"?{start:r?.start??o.start,end:o.end}:r??qm(o,n)}function qm(e,t){let n=t.indexOf(`
`,e.start),r=n<0?e.end:Math.min(e.end,n);return{start:e.start,end:e.start+t.slice(e.start,r).trimEnd().length}}var Fn=class{#e=new WeakMap;of(t){let{file:n,span:r}=VP(t);if(!r)return{file:n.path,line:1,column:1,endLine:1,endColumn:1,confidence:"file"};let o=this.#e.get(n);
o||(o=new ve(n.text),this.#e.set(n,o));let[i,s]=[o.at(r.start),o.at(r.end)];return{file:n.path,line:i.line,column:i.column,endLine:s.line,endColumn:s.column}}start(t){
let{file:n,span:r}=VP(t);return{file:n.path,start:r?r.start:-1-Wm(t).span.start}}};function Di(e){return"manifest"in e?Yn(e.manifest):e.object??null}function Yn({
apiVersion:e,kind:t,namespace:n,name:r}){return{apiVersion:e,kind:t,namespace:n,name:r}}function kr({value:e},t){let n=[],r=e;for(let i of t){let s=typeof i=="n\
umber"?M$(r,i):void 0;if(n.push(s===void 0?i:{name:s}),r=j(r,[i]),r===void 0)break}let o=r===void 0||typeof r=="object"||t.some(i=>T$.has(i))?null:r;return[...n,
...t.slice(n.length),o]}var T$=new Set(["env","args","command","annotations","data","stringData"]);function M$(e,t){let n=S(e),r=Array.isArray(e)?w(v(e[t])?e[t].
name:void 0):"";return r!==""&&n.filter(o=>o.name===r).length===1?r:void 0}function Wm(e){if(!("manifest"in e))return e;let{manifest:t,path:n}=e,{file:r}=t.document;
return{file:r,span:Li(t.node,n,r.text)}}function VP(e){let{file:t}="manifest"in e?e.manifest.document:e;if(!("manifest"in e)&&e.isFile)return{file:t};if(!Ce(t))
return Wm(e);let n=$$(t,e);return n?n.confidence==="exact"?n:{file:n.file}:{file:t}}var qP=new WeakMap;function $$(e,t){let{start:n}=Wm(t).span,r=qP.get(e)??new Map;
qP.set(e,r);let o="manifest"in t?[...t.manifest.at,...t.path]:t.path,i=`${"manifest"in t?t.manifest.document.start:n} ${z(o)}`;if(!r.has(i)){let s="manifest"in t?
t.manifest.document:I$(e,n);r.set(i,s&&e.traced(s,o))}return r.get(i)}function I$(e,t){return ye(e).filter(Y).find(({start:n,end:r})=>n<=t&&t<r)}var Aa=class extends Error{};function UP({name:e,vcluster:t,places:n},{settings:r,named:o}){if(!t)return;let i=t.from===void 0?void 0:WP(o,t.from),s=t.values===
void 0?i:WP(o,t.values),a=L$(s??[]),l=[...i??[],...s??[]].flatMap(c=>{let d=Ea(c)?.version;return d?[{version:d.text,at:Um(c,d)}]:[]})[0];if(t.version!==void 0){
let{file:c}=r,d=c&&n.vcluster?{file:c,span:n.vcluster,path:n.vcluster.path}:void 0,u=t.from===void 0||d?.path.at(-1)==="version";return{version:t.version,at:u?d:
l?.at??d,options:a}}if(l)return m(f({},l),{options:a});throw new Aa(`cluster ${e}: ${t.from??t.values} sets no vcluster version; add vcluster: { version: ... }`)}
function Um(e,{span:t,path:n}){let r=Dn(e),o=Array.isArray(r)?r.find(({at:i})=>i.every((s,a)=>n[a]===s)):void 0;return f({file:e.file,span:t,path:n},o&&{object:Yn(
o)})}function WP(e,t){let n=e.get(t);return n?ye(n).filter(Y):[]}function L$(e){let t=e.map(r=>Ea(r)?.values).find(r=>r!==void 0),n=e[0]&&$e(e[0].root);return zn(
t??n??{})}function Ji(e,t,n){let d=e,{kruise:r,vcluster:o}=d,i=le(d,["kruise","vcluster"]),{kubernetes:s}=t,a=typeof t.vcluster=="string"?{version:t.vcluster}:t.vcluster,
l=t.kruise??r,c=a?f(f({},o),a):o;return m(f(f(f(f({},i),s!==void 0&&{kubernetes:D$(s,e.kubernetes,n)}),l!==void 0&&l!=="none"&&{kruise:l}),c&&c.version!=="none"&&
{vcluster:c}),{featureGates:f(f({},e.featureGates),t.featureGates),kruiseFeatureGates:f(f({},e.kruiseFeatureGates),t.kruiseFeatureGates)})}function _i({next:e}){
if(!e)return;let r=e,{from:t}=r;return le(r,["from"])}function Ld({kubernetes:e,kruise:t,vcluster:n,featureGates:r,kruiseFeatureGates:o}){let i=(l,c)=>typeof c==
"string"?[`${l} ${c}`]:[],s=Object.entries(f(f({},r),o)).map(([l,c])=>`${l}=${c}`),a=typeof n=="object"?n.version:n;return[...i("kubernetes",e),...i("kruise",t),
...i("vcluster",a),...s].join(", ")}function D$(e,t,n){let[r,o]=[e,GP(t)].map(i=>Ke(n,"kubernetes",i));return!r||!o||o.vendor===""||r.vendor!==""?e:ua(r.display,
o)}function BP(e,t){let{kubernetes:n}=t,r=GP(e),[o,i]=[n,r].map(a=>a===void 0?void 0:Ne(a));if(r===e||!o||!i)return t;let s=i.patch===void 0?m(f({},i),{patch:Number.
POSITIVE_INFINITY}):i;return at(o,s)<=0?m(f({},t),{kubernetes:`${n} - ${r}`}):t}function GP(e){return e.split(/ +- +/).at(-1)}var Dd=class{#e=new Map;#t=new Map;#n=new Map;#r=!1;constructor(t){for(let n of t){let{file:r}=n.document;if(!Ce(r))continue;let o=en(r);KP(this.#e,o,[He(n)]),KP(
this.#t,o,r.resources??[]),this.#r||=r.goesTo!==void 0}}get any(){return this.#e.size>0}get bound(){return this.#r}rootOf({document:t}){return en(t.file)}from(t,n){
if(!this.any)return n;if(t!=="")return n.filter(i=>!this.#o(t,this.rootOf(i)));let r=n.filter(i=>this.rootOf(i)===""),o=new Map(r.map(i=>[He(i),""]));return n.filter(
i=>{let[s,a]=[He(i),this.rootOf(i)],l=o.get(s);return l===void 0&&o.set(s,a),l===void 0||l===a})}#o(t,n){if(t===n||n==="")return!1;let r=t<n?`${t}

${n}`:`${n}

${t}`,o=this.#n.get(r);return o===void 0&&(o=[this.#e,this.#t].some(i=>{let s=i.get(n);return s!==void 0&&[...i.get(t)??[]].some(a=>s.has(a))}),this.#n.set(r,o)),
o}};function KP(e,t,n){let r=e.get(t)??new Set;for(let o of n)r.add(o);e.set(t,r)}var Or=class extends Error{};function Vi(e,t,n,r,o={pairs:new Qn([]),remains:!1}){let i=new Map,s=new Bm(e,t,o),a=l=>{let c=i.get(l.name);if(c)return c;let d=Zn(
l,e),u=d&&a(d)[0],p=R=>{let C=UP(R,e);return Na(R,n).map(A=>{let F=J$(R,A,C,u?.profile,n);return s.cell(R,F,u,C,r)})},g=r==="look-past"?_i(l):void 0,y=g&&{versions:Ld(
g),from:l.next?.from},h=g&&p(Ji(l,g,n)).map(R=>m(f({},R),{coming:y})),x=[...p(l),...h??[]];return i.set(l.name,x),x};return e.clusters.flatMap(a)}function Zn({host:e},{
clusters:t,settings:n}){return e===void 0?void 0:[...t,...n.clusters].find(({name:r})=>r===e)}function Na({name:e,kubernetes:t},n){let[r,o]=t.split(/ +- +/);if(r!==
void 0&&o!==void 0){let i=Hc(n,"kubernetes",r,o)??[];return[...new Map(i.map(a=>[`${a.judged.major}.${a.judged.minor}`,a])).values()]}return[yo(n,"kubernetes",t,
e)]}function yo(e,t,n,r){let o=Ke(e,t,n);if(!o)throw new Or(`cluster ${r}: ${t} "${n}" is not a version`);return o}function J$(e,t,n,r,o){let{name:i,kruise:s}=e;
if(typeof s=="object")throw new Or(`cluster ${i}: kruise is to be read from ${s.from}, which was not given`);let a=n?.version;return new jt(o,m(f({},e),{environment:e.
environment??void 0,kubernetes:t,kruise:s===void 0?void 0:yo(o,"kruise",s,i),vcluster:a===void 0?void 0:yo(o,"vcluster",a,i),host:r,hostNamespace:e.hostNamespace??
(r&&`vcluster-${i}`)}))}var Bm=class{constructor(t,n,r){this.repository=t;this.manifests=n;this.earlier=r;this.#n=new Dd([...n,...r.pairs.manifests])}repository;manifests;earlier;#e=new Map;#t=new Map;#n;cell(t,n,r,o,i){
let s=this.#r(t,n),{applied:a,goesThere:l}=s,c={settings:t,profile:n,applied:a,goesThere:l,host:r,tenancy:o},d=y=>{let{all:h,before:x}=this.#o(t,s,y),R=C=>A=>A.
startsWith(Uo)?x.find(A.slice(Uo.length)):A==="vcluster"?o?.options:C.find(A);return R(i!=="stop"?h:q$(h,x,m(f({},c),{answer:R(h)}),R,this.earlier.pairs))},u=m(
f({},c),{answer:d("")});if(!this.#n.any)return m(f({},u),{seenFrom:()=>u});let p=new Map([["",u]]),g=y=>{let h=this.#n.rootOf(y),x=p.get(h)??m(f({},u),{answer:d(
h)});return p.set(h,x),x};return m(f({},u),{seenFrom:g})}#r({name:t,paths:n},{kubernetes:r}){let o=JSON.stringify([n,this.#n.bound?uo(t,r.judged):""]),i=this.#e.
get(o);if(!i){let{root:s}=this.repository,a=n&&bt(n),l=d=>{if(Ce(d)&&!Fi(d,t,r.judged))return!1;let{path:u}=d;return!a||a(s&&u.startsWith(`${s}/`)?u.slice(s.length+
1):u)},c=this.manifests.filter(({document:d})=>l(d.file));i={key:o,applied:new Set(c),goesThere:l},this.#e.set(o,i)}return i}#o({name:t},n,r){let o=this.repository.
objects.get(t)??[],i=JSON.stringify([n.key,o.map(({path:a})=>a),r]),s=this.#t.get(i);if(!s){let a=this.#n.from(r,[...n.applied]),l=new Set(a.map(He)),{pairs:c,remains:d}=this.
earlier,u=c.manifests.filter(({document:C})=>n.goesThere(C.file)),p=this.#n.from(r,u),g=_$([...AP,...dt(o).manifests]),y=[...g,...d?p:[]].filter(C=>!l.has(He(C))),
h=new Jo([...g,...p]),x=C=>d&&c.before(C,HP(C,h))!==void 0,R=[...a.filter(x),...a.filter(C=>!x(C))];s={all:new Jo([...y,...R]),before:h},this.#t.set(i,s)}return s}};
function _$(e){return[...new Map(e.map(t=>[He(t),t])).values()]}function HP({group:e,kind:t,namespace:n,name:r},o){return o.find(On(e,t,n,r))}var V$=new Set(["s\
cheduling.k8s.io/PriorityClass","/LimitRange","/ResourceQuota","apps.kruise.io/SidecarSet","apps.kruise.io/PersistentPodState","policy.kruise.io/PodUnavailableB\
udget"]);function q$(e,t,n,r,o){let i=e,s=new Ae(new An(n)),a=(l,c)=>Zt(l,s,c).length===0;for(let l of e.manifests){let c=o.before(l,HP(l,t));if(!V$.has(`${l.group}\
/${l.kind}`)||!(n.applied.has(l)||c===l))continue;let d=c&&a(c)?c:void 0;a(l,d)||(i=new Jo(i.manifests.flatMap(u=>u===l?d??[]:u)),s=new Ae(new An(m(f({},n),{answer:r(
i)}))))}return i}var W$;function U$(){return W$??=require("./base.js")}function QP(...e){return U$().gitBase(...e)}var B$;function zP(){return B$??=require("./base.js")}function YP(...e){return zP().asIn(...e)}function Gm(...e){return zP().mirrorTree(...e)}var Tn=class extends Error{};var G$;function K$(){return G$??=require("./base.js")}function ZP(...e){return K$().overlayTree(...e)}function tw(e,t){let n=t.file?.path??e.file?.path??"",r=s=>`This change ${s} in ${n}; that counts once it is on the base.`,[o,i]=[XP(e),XP(t)];return[...[...i].
filter(([s,a])=>o.get(s)!==a).map(([s,a])=>r(`sets rule ${s} to ${a}`)),...[...o].filter(([s])=>!i.has(s)).map(([s,a])=>r(`takes away that rule ${s} is ${a}`)),
...ew(e.ignore,t.ignore).map(s=>r(`ignores ${JSON.stringify(s)}`)),...ew(t.ignore,e.ignore).map(s=>r(`no longer ignores ${JSON.stringify(s)}`)),...JSON.stringify(
e.paths)===JSON.stringify(t.paths)?[]:[r(t.paths?`sets paths to ${t.paths.map(s=>JSON.stringify(s)).join(", ")}`:"takes paths away")]]}function XP({rules:e}){return new Map(
e.map(({rule:t,level:n="its own level",locked:r,in:o,from:i})=>[`${t}${o?` in ${o.join(", ")}`:""}${i===void 0?"":` from ${i}`}`,`${n}${r?", locked":""}`]))}function ew(e,t){
return t.filter(n=>!e.includes(n))}var ho=Pt(require("node:path"));var bo=".github/kruise-preflight.yml";function qi(e){return e===bo||e.endsWith(`/${bo}`)}function Rr(e,t){return t==="."?e!==".."&&!e.startsWith("../")&&!ho.default.
isAbsolute(e):e===t||e.startsWith(`${t}/`)}function So(e){let t=new Map;return function n(r,o){let i=`${o}:${r}`;if(t.has(i))return t.get(i);let s=ho.default.posix.
join(r,bo),a=ho.default.posix.dirname(r),l=r===o||a===r||!Rr(r,o),c=e.isFile(s)?s:l?void 0:n(a,o);return t.set(i,c),c}}function Fa(e){let t=ho.default.posix.dirname(
e);return ho.default.posix.basename(t)===".github"?ho.default.posix.dirname(t):t}function Bt({file:e},t,n){return new Re([{place:e&&t?Nt(e,t):null,problem:n}])}var nw=Pt(require("node:path"));var vo="it is not there",Mn="-",Wi=/\.(ya?ml|json)$/i,Ui=new Set([".git","node_modules"]);var xe=class extends Error{name="UsageError";static[Symbol.hasInstance](t){return t instanceof Error&&t.name==="UsageError"}};function Bi(e){let t=o=>nw.default.posix.normalize(o).replace(/(?<=.)\/$/,""),n=new Map(e.map(({path:o,text:i})=>[t(o),{path:t(o),text:i}])),r=o=>[...n.keys()].
filter(i=>o==="."||i.startsWith(`${o}/`)).map(i=>({name:i}));return{nameOf:t,at:o=>{let i=t(o),s=n.has(i)?[{name:i}]:r(i);if(s.length===0&&i!==".")throw new xe(
`${o}: there is no such file or folder`);return s},isFile:o=>n.has(o),isFolder:o=>r(o).length>0,read:o=>{let i=n.get(o);if(!i)throw new xe(`${o}: there is no su\
ch file`);return i},shelf:()=>({below:o=>r(o).map(({name:i})=>i),read:o=>n.get(o)??{unread:vo},bytes:o=>{let i=n.get(o)?.text;return i===void 0?{unread:vo}:Buffer.
from(i)}})}}var zd=Pt(require("node:path"));function rw(e,t){let n=_i(e),o=(n?[e,Ji(e,n,t)]:[e]).flatMap(i=>{let{name:s}=i;return Na(i,t).map(a=>{let l=typeof i.kruise=="string"?yo(t,"kruise",i.kruise,s):
void 0,c=new jt(t,{name:s,kubernetes:a,kruise:l}),{judged:d}=a;return{cluster:s,cell:uo(s,d),kubernetes:d.text,apiVersions:l?H$(c):[]}})});return[...new Map(o.reverse().
map(i=>[i.cell,i])).values()].reverse()}function H$(e){let t=an.filter(({of:n})=>n==="kruise").flatMap(({group:n,kind:r,versions:o})=>Object.entries(o).filter(([
,i])=>i===!0||e.holds(i)).flatMap(([i])=>[`${n}/${i}`,`${n}/${i}/${r}`]));return[...new Set(t)].sort()}function ow({adHoc:e},t){if(!e)return;let n=fn(t,"kubernetes").display,r=[e].flat().map(c=>{var d=c,{name:s,kubernetes:a=n}=d,l=le(d,["name","kubernetes"]);let u=Ai(
m(f({},l),{kubernetes:a}));return s===void 0?u:m(f({},u),{name:s})}),o=r.map(({name:s})=>s),i=o.find((s,a)=>o.indexOf(s)<a);if(i!==void 0)throw new xe(`two clus\
ters are named ${i}; give them names of their own`);return r}function iw(e){let[t,n]=[fn(e,"kubernetes").display,fn(e,"kruise").display];return Ai({kubernetes:t,
kruise:n})}function sw(e,t){let n=m(f({},Hn),{clusters:e.flatMap(({clusters:o})=>o),environments:e.flatMap(({environments:o})=>o)}),r=new Set(vd(n,t));return({clusters:o})=>o.
filter(i=>r.has(i))}function Km(e,t){let n=new Set(e);for(let r of n){let o=Zn(r,{clusters:e,settings:t});o&&n.add(o)}return[...n]}var aw=require("node:buffer");function Cr(e){let t=e.toString("utf8");if((0,aw.isUtf8)(e))return{text:t};let n=t.indexOf("\uFFFD");for(let r=0,o=0;n>=0&&(r+=Buffer.
byteLength(t.slice(o,n)),!!e.subarray(r,r+3).equals(Q$));n=t.indexOf("\uFFFD",o))r+=3,o=n+1;return{text:t,invalidAt:n}}var Q$=new TextEncoder().encode("\uFFFD");var z$;function Hm(){return z$??=require("./gitops.js")}function lw(...e){return Hm().isGitOps(...e)}function cw(...e){return Hm().reachedBy(...e)}function dw(...e){
return Hm().readGitOps(...e)}function _d(e,t){let n=new Map,r=new Set([...t,...e]);for(let s of r)for(let a of Jd(s)){let l=n.get(a)??{all:0,chosen:0};n.set(a,{all:l.all+1,chosen:l.chosen+(e.
has(s)?1:0)})}let o=s=>{let a=n.get(s);return a!==void 0&&a.all===a.chosen},i=[...e].map(s=>{let a=Jd(s).find(o);return a===void 0?s:`${a}/`});return[...new Set(
i)].sort()}function Jd(e){let t=e.split("/").slice(0,-1);return t.map((n,r)=>t.slice(0,r+1).join("/"))}var Qm=["kustomization.yaml","kustomization.yml","Kustomization"];function Ta(e){return Qm.includes(e.slice(e.lastIndexOf("/")+1))}var uw=new WeakMap;function fw(e){
let t=uw.get(e);return t===void 0&&(t=Ta(e.path)?Y$(e)??null:null,uw.set(e,t)),t??void 0}function Y$(e){let[t,...n]=ye(e);if(!t||n.length>0||!Y(t))return;let{root:r}=t,
o=$e(r);if(!v(o))return;let{apiVersion:i="kustomize.config.k8s.io/v1beta1",kind:s="Kustomization"}=o;if(s!=="Kustomization"&&s!=="Component"||typeof i!="string"||
!i.startsWith("kustomize.config.k8s.io/"))return;let a=e.path.includes("/")?e.path.slice(0,e.path.lastIndexOf("/")):".";return{file:e,folder:a,isComponent:s==="\
Component",root:r,value:o,references:[...X$(r,a)],needs:[...eI(r)]}}function Gi(e,t){let n=Se(e,t)?.value;return n?n.kind==="seq"?n.items:[n]:[]}function Ki(e){
return e?.kind==="scalar"&&e.value!==null?String(e.value):""}var Z$=[["resources","resource"],["bases","resource"],["components","component"],["patchesStrategic\
Merge","patch"],["patches","patch","path"],["patchesJson6902","patch","path"],["generators","plugin"],["transformers","plugin"],["validators","plugin"],["crds",
"data"],["configurations","data"],["openapi","data","path"],["replacements","data","path"]];function*X$(e,t){let n=(r,o,i,s=Ki(i))=>i&&s!==""&&!s.includes(`
`)?[{field:r,name:s,to:Ym(t,s),use:o,node:i}]:[];for(let[r,o,i]of Z$)for(let s of Gi(e,r))i===void 0?yield*n(r,o,s):yield*n(r,o,Se(s,i)?.value);for(let r of["co\
nfigMapGenerator","secretGenerator"])for(let o of Gi(e,r))for(let i of["files","envs","env"])for(let s of Gi(o,i)){let a=Ki(s);yield*n(r,"data",s,i==="files"?a.
slice(a.indexOf("=")+1):a)}}function*eI(e){for(let t of["helmCharts","helmChartInflationGenerator"]){let n=Se(e,t);n&&(yield{what:`${t}, for which kustomize sta\
rts helm`,node:n.value})}for(let t of["generators","transformers","validators"])for(let n of Gi(e,t)){let r=Ki(n);r.includes(`
`)&&!zm({path:"",text:r})&&(yield{what:`a plugin in ${t}`,node:n})}}function zm(e){return ye(e).every(t=>{if(!Y(t))return!1;let n=e.text.slice(t.start,t.end);return n.
includes("://")||n.includes("config.kubernetes.io/function")||/Helm/.test(n)||/^\s*(?:- +)?(?:path|files|envs|env)\s*:/m.test(n)?!1:Ki(Se(t.root,"apiVersion")?.
value)==="builtin"})}function pw(e){return/:\/\/|^git::|^[\w.-]+@[\w.-]+:|^(?:[\w-]+\.)+[a-z]{2,}[/:]|[?&]ref=/i.test(e)}function Ym(e,t){let n=t.startsWith("/")?
[""]:e==="."?[]:e.split("/");for(let r of t.split("/"))r===".."&&n.length>0&&n.at(-1)!==".."?n.pop():r!=="."&&r!==""&&n.push(r);return n.join("/")||"."}var Vd=require("node:fs"),Ma=Pt(require("node:path"));var tI=/argoproj\.io|toolkit\.fluxcd\.io|ConfigMap/,nI=1024*1024;function qd(e,t,n,r){let o=e.at(t).filter(({unread:a})=>a===void 0),i={names:o.map(({name:a})=>a),
root:t,origin:r,isFile:e.isFile,isFolder:e.isFolder,read:e.read,isOutside:a=>e.isOutside?.(a)??a.startsWith("../")},s=o.flatMap(({name:a})=>{let l=e.read(a);return"\
unread"in l||!tI.test(l.text)?[]:rI(l)});return s.some(lw)?f({checkout:i},dw(s,i,n)):{checkout:i,destinations:[],notEvaluated:[]}}function rI(e){return ye(e).filter(
Y).flatMap(t=>{let n=Dn(t);return Array.isArray(n)?n:[]})}function mw(e){for(let t=Ma.default.resolve(e);;t=Ma.default.dirname(t)){let n=Ma.default.join(t,".git\
/config");try{let r=(0,Vd.statSync)(n,{throwIfNoEntry:!1});if(r?.isFile()&&r.size<=nI)return oI((0,Vd.readFileSync)(n,"utf8"))}catch{return}if(t===Ma.default.dirname(
t))return}}function oI(e){let[,t]=/^\[remote "origin"\]\s*\n((?:(?!\s*\[).*\n?)*)/m.exec(e)??[];return/^\s*url\s*=\s*(\S+)/m.exec(t??"")?.[1]?.replace(/^(\w+:\/\/)[^/@]*@/,
"$1")}var $a=class{constructor(t){this.gitOps=t;for(let n of t.destinations){let r=cw(n,t.checkout);this.#e.set(n,r);for(let o of r){let i=this.#t.get(o);i?i.push(n):
this.#t.set(o,[n])}}}gitOps;#e=new Map;#t=new Map;of(t){return this.#t.get(t)??[]}to(t){let n=this.gitOps.destinations.filter(({clusters:r})=>r.includes(t));return new Set(
n.flatMap(r=>[...this.#e.get(r)??[]]))}pathsOf(t,n){if(t.paths)return t;let{names:r}=this.gitOps.checkout,o=_d(this.to(t.name),r).map(i=>Zm(i,n));return m(f({},
t),{paths:o.length>0?o:iI})}placed(t){let n=this.of(t.path).map(({namespace:a,forced:l=!1})=>JSON.stringify([a??null,l])),[r,...o]=new Set(n);if(r===void 0||o.length>
0)return t;let[i,s]=JSON.parse(r);return i===null?t:sI(t,i,s)}placedEach(t){if(t.placed||t.goesTo)return[t];let n=new Map;for(let r of this.of(t.path)){let o=JSON.
stringify([r.namespace??null,r.forced??!1]);n.set(o,[...n.get(o)??[],r])}return n.size<2?[this.placed(t)]:[...n].map(([r,o])=>{let[i,s]=JSON.parse(r),a=[...new Set(
o.flatMap(l=>l.clusters))].sort();return hw(t,`${r} ${a.join()}`,()=>{let d=t,{resources:l}=d,c=le(d,["resources"]);return f(m(f({},c),{variant:i===null?"in no \
namespace":`in ${i}`,goesTo:new Set(a)}),i!==null&&{placed:{namespace:i,forced:s}})})})}},iI=["!**"],gw=new WeakMap;function sI(e,t,n){return hw(e,`${n} ${t}`,()=>m(
f({},e),{placed:{namespace:t,forced:n}}))}function hw(e,t,n){let r=gw.get(e)??new Map;gw.set(e,r);let o=r.get(t)??n();return r.set(t,o),o}function Zm(e,t){return(t===
"."?e:e.startsWith(`${t}/`)?e.slice(t.length+1):e).replace(/[*?[\]{}\\!]/g,"\\$&")}function Wd({notEvaluated:e,destinations:t},n){let r=a=>a.clusters.some(l=>n.
some(c=>c.name===l)),o=t.filter(a=>!a.source.isHere&&r(a)),s=[...e,...o.map(({by:a,source:{chart:l,repo:c,path:d}})=>{let u=l===void 0?`path ${d} of`:`chart ${l}\
 of`;return{by:a,path:[],reason:`not checked: it installs ${u} ${c}, which is not in this repository`}})].map(({by:{node:a,document:l},path:c,reason:d})=>{let{file:u}=l,
{line:p}=new ve(u.text).at(Li(a,c,u.text).start);return{file:u.path,line:p,reason:d,unchecked:!0}});return[...new Map(s.map(a=>[JSON.stringify(a),a])).values()]}
function bw({notEvaluated:e}){return e.map(({by:t,reason:n})=>`${t.document.file.path}: ${t.kind} ${t.name}: ${n}.`)}var yw=new WeakMap;function Ud(e,{settings:t,
folder:n},{origin:r},o){let i=yw.get(e)??new Map;yw.set(e,i);let s=t.clusters.map(({name:d,destinations:u,labels:p})=>({name:d,destinations:u,labels:p})),a=JSON.
stringify([n,r,s]),l=i.get(a)??new $a(qd(e,n,s,r));i.set(a,l);let{gitOps:c}=l;return c.destinations.every(({clusters:d})=>d.length===0)&&o.add("gitops is true, \
and no object of Argo CD or Flux sends anything to a cluster of the configuration."),l}function Hi(e,t){let n=e.map(({paths:r})=>r?bt(r):()=>!0);return r=>{let o=t!==
"."&&r.startsWith(`${t}/`)?r.slice(t.length+1):r;return n.some(i=>i(o))}}function Bd(e,{settings:t,clusters:n},r){if(n.length===0||n.some(({paths:l})=>l===void 0))
return e;let[o,i]=[Hi(n,r),Hi(t.clusters,r)],s=[...e.skipped??[]],a=e.files.filter(l=>{if(o(l.path)||l.path==="-"||Ta(l.path)||Ce(l))return!0;let c=ye(l);if(!c.
every(Y))return!0;let d=i(l.path)?"it goes to none of the chosen clusters":aI[String(t.gitops===!0)],u=new ve(l.text);for(let{root:p}of c)s.push({file:l.path,line:u.
at(p.start).line,reason:d});return!1});return m(f({},e),{files:a,skipped:s})}var aI={true:"it goes nowhere: nothing of Argo CD or Flux, and the paths of no clus\
ter, send it to a cluster",false:"it goes nowhere: the paths of no cluster choose it"};var Gd=Pt(require("node:path"));function Sw(e){let{settings:t}=e,n=new Map,r=new Map;for(let{name:i,objects:s,places:a}of t.clusters){let l=new Set;for(let[c,d]of s.entries()){let u=lI(d,e,a.objects);
for(let y of u)l.add(y);if(u.length>0)continue;let p=`${a.objects?.start} ${c}`,g=r.get(p);g?g.clusters.push(i):r.set(p,{pattern:d,span:a.objects,clusters:[i]})}
n.set(i,[...l])}let o=[...r.values()].map(({pattern:i,span:s,clusters:a})=>{let[l,...c]=a,d=c.length>0?`, nor those of ${c.length} more clusters`:"";return`${Bt(
t,s,`objects: "${i}" of ${l} names no file${d}.`).message}`});return{objects:n,notes:o}}function Qi(e,t,n){let{tree:r,settings:o}=t,i=vw(t,e,n);if(!r.isFile(i))
throw Bt(o,n,`there is no file "${i}"`);return Xm(i,r,o,n)}function Xm(e,t,n,r){let o=t.read(e);if("unread"in o)throw Bt(n,r,`"${e}" is not read: ${o.unread}`);
return o}function lI(e,t,n){let{tree:r,settings:o}=t,{base:i,rest:s}=Ni(e),a=vw(t,i,n);if(r.isFile(a))return s===""?[a]:[];if(!r.isFolder(a))return[];let l=s===
""?()=>!0:bt([s]),c=r.at(a).filter(({name:u})=>l(a==="."?u:u.slice(a.length+1))),d=c.find(u=>u.unread!==void 0);if(d)throw Bt(o,n,`"${d.name}" is not read: ${d.
unread}`);return c.map(({name:u})=>u)}function vw({settings:e,folder:t,tree:n,anywhere:r},o,i){let s=Gd.default.posix.join(t,o||".");if(r&&Gd.default.isAbsolute(
o))return n.nameOf(o);if(!r&&(Gd.default.isAbsolute(o)||!(Rr(s,".")||Rr(s,t))))throw Bt(e,i,`"${o}" leads out of the working directory; name files from the fold\
er of .github`);return s.replace(/(?<=.)\/$/,"")}var xw=Pt(require("node:path"));function Pw({settings:{file:e,releases:t=[]},folder:n},r){let o=i=>xw.default.posix.join(n,i).replace(/(?<=.)\/$/,"");return t.flatMap(({chart:i,name:s,namespace:a,
values:l=[],clusters:c,at:d},u)=>r.map(p=>m(f({},p),{environment:p.environment??null})).filter(p=>!c||c.some(g=>Xt(g,p))).map(p=>{let g=y=>Bn(y,p.name,p.environment);
return{chart:o(i),cluster:p.name,name:s,namespace:a===void 0?void 0:g(a),values:l.map(y=>o(g(y))),by:{file:e,span:d,path:["releases",u,"chart"]}}}))}var cI;function dI(){return cI??=require("./render.js")}function ww(...e){return new(dI()).Reached(...e)}var uI;function kw(){return uI??=require("./render.js")}function Ow(...e){return new(kw()).Renderer(...e)}function Rw(...e){return new(kw()).Time(...e)}var fI;function pI(){return fI??=require("./render.js")}function Cw(...e){return new(pI()).Told(...e)}var Kd=class{constructor(t,n){this.reach=t;this.knowledge=n}reach;knowledge;seen=new Map;objects=new Map;#e=new Map;#t=new Map;of(t,n){let r=this.#t.get(t);if(r)
return r;let o=this.#n(t,n);return this.#t.set(t,o),o}#n(t,{clusters:n}){let{settings:r}=this.reach,o=Zn(t,{clusters:n,settings:r}),i=this.#r(t),s=o&&this.#r(o),
a=[],l=s?this.#s(t,s,a):t,c=i?this.#o(l,i,a):l,d=i?t:o,u=i??s;i&&this.objects.set(t.name,i.file);let p=d?.places.snapshot;if(u&&p&&r.file&&(i||a.length>0)){let{
taken:g,file:y}=u;this.seen.set(t.name,{cluster:t.name,file:y,taken:g,maxAge:i?t.maxSnapshotAge:void 0,contradictions:a,at:{file:r.file,span:p,path:p.path}})}return c}#r({
snapshot:t,places:n}){if(t===void 0)return;let o=this.#e.get(t)??Pa(Qi(t,this.reach,n.snapshot));return this.#e.set(t,o),o}#o(t,n,r){let{places:o,name:i,knows:s}=t,
{file:a}=n,l=R=>m(f({},n.placeOf([R])),{path:[R],file:a}),c=(R,C,A)=>A===void 0||C===void 0&&!o[R]?A??C:Ew(C??"none",A)?mI(C)?C:A:(this.#i(r,{what:R,written:C??
"none",runs:A},o[R]),o[R]?.file?C:A),x=t,{kubernetes:d,kruise:u}=x,p=le(x,["kubernetes","kruise"]),g=c("kubernetes",d||void 0,n.kubernetes);if(g===void 0){let R=`\
"${a.path}" does not say which Kubernetes version ${i} runs; write kubernetes`;throw Bt(this.reach.settings,o.snapshot,R)}let y=c("kruise",typeof u=="string"?u:
void 0,n.kruise),h=y!==void 0&&y!=="none";return m(f(m(f({},p),{kubernetes:g}),h&&{kruise:y}),{featureGates:this.#a("kubernetes",g,t,n.featureGates,r),kruiseFeatureGates:h?
this.#a("kruise",y,t,n.kruiseFeatureGates,r):t.kruiseFeatureGates,knows:[...new Set([...s,...n.complete])],places:f(f(f(f(f({},o),d?{}:{kubernetes:l("kubernetes")}),
h&&!o.kruise&&{kruise:l("kruise")}),!o.featureGates&&Object.keys(n.featureGates).length>0&&{featureGates:l("featureGates")}),!o.kruiseFeatureGates&&n.kruiseFeatureGates&&
{kruiseFeatureGates:l("kruiseFeatureGates")})})}#a(t,n,r,o,i){let s=t==="kubernetes"?"featureGates":"kruiseFeatureGates",a=r[s],l=Ke(this.knowledge,t,n.split(/ +- +/)[0]??
"");if(!o||!l)return a;let c=Un(this.knowledge,t,l.judged,{}).on,d=t==="kruise"?Object.fromEntries([...Un(this.knowledge,t,l.judged,o).on]):o,u=Object.fromEntries(
Object.entries(d).filter(([p,g])=>g!==(c.get(p)??!1)));for(let[p,g]of Object.entries(a)){let y=d[p];y===void 0?u[p]=g:y!==g&&this.#i(i,{what:"gate",gate:p,written:String(
g),runs:String(y)},r.places[s],p)}return u}#s(t,{vclusters:n},r){let{vcluster:o,name:i,hostNamespace:s=`vcluster-${i}`,places:a}=t,l=n.find(({namespace:c})=>c===
s)?.version;return!o?.version||l===void 0||Ew(o.version,l)?t:(this.#i(r,{what:"vcluster",written:o.version,runs:l},a.vcluster),m(f({},t),{vcluster:m(f({},o),{version:l})}))}#i(t,n,r,o){
let i=r?.file??this.reach.settings.file;if(!r||!i)return;let s=o===void 0?r.path:[...r.path,o],[a]=r.file||o===void 0?[]:ye(i).filter(Y),l=a&&Ee(a.root,s).node;
t.push(m(f({},n),{at:{file:i,span:l??r,path:s}}))}};function Ew(e,t){let n=Ne(t),[r,o]=e.split(/ +- +/).map(Ne);if(!n||!r)return e===t;if(o){let i=m(f({},n),{patch:void 0,
pre:void 0,vendor:""});return at(r,n)<=0&&at(i,o)<=0}return r.major===n.major&&r.minor===n.minor&&(r.patch===void 0||r.patch===n.patch)&&JSON.stringify(r.pre)===
JSON.stringify(r.patch===void 0?void 0:n.pre)&&(r.vendor===""||r.vendor===n.vendor)}function mI(e){return e!==void 0&&/ +- +/.test(e)}function jw(e,t){let n=Ke(e,"kruise",t);if(!n)return;let o=new jt(e,{name:"",kubernetes:fn(e,"kubernetes"),kruise:n}).lookup("kruise-chart-runs");return o===void 0||
n.display!==t.replace(/^v/,"")?t:String(o)}function Aw(e,t){let n=Ke(e,"kruise",t);if(!n)return{};let r=Object.values(e.gates.kruise).flatMap(({gate:o,rows:i})=>{
let s=i.find(({holds:a})=>_t(n.judged,a));return s?.chart===void 0?[]:[[o,s.chart]]});return Object.fromEntries(r)}function Nw(e){let t=e.trim(),n=/^(?:~\s*)?v?(\d+\.\d+)(?:\.(?:[xX*]))?$/.
exec(t)??/^~\s*v?(\d+\.\d+)\.\d+$/.exec(t);if(n)return{version:n[1],isRange:!0};let r=/^=?\s*v?(\d+\.\d+\.\d+[0-9A-Za-z.+_-]*)$/.exec(t);return r?{version:r[1],
isRange:!1}:void 0}var gI;function Fw(){return gI??=require("./carriers.js")}function Tw(...e){return Fw().gatesOfDependency(...e)}function eg(...e){return Fw().kruiseCarriers(...e)}var yI;function hI(){return yI??=require("./carriers.js")}function Mw(...e){return hI().kubernetesCarriers(...e)}var zi=class{constructor(t,n){this.reach=t;this.knowledge=n}reach;knowledge;named=new Map;notes=new Set;#e=new Map;of(t){let n=this.#e.get(t);if(n)return n;let r=this.#t(
t);return this.#e.set(t,r),r}#t(t){let u=t,{name:n,kubernetesFrom:r,kruise:o,next:i,places:s}=u,a=le(u,["name","kubernetesFrom","kruise","next","places"]),l=r===
void 0?void 0:this.#r(n,r,s.kubernetes),c=typeof o=="object"?this.#o(n,o.from,s.kruise):void 0,d=c?.version??(typeof o=="string"?o:void 0);return!l&&!c&&typeof i?.
kruise!="object"?t:m(f(f(m(f({},a),{name:n,kubernetes:l?.version??t.kubernetes}),d!==void 0&&{kruise:d}),i&&{next:this.#n(n,i,s.next)}),{kruiseFeatureGates:f(f(
{},c?.gates),t.kruiseFeatureGates),places:f(f(f(f({},s),l&&{kubernetes:l.place}),c&&{kruise:c.place}),c?.gates&&!s.kruiseFeatureGates&&{kruiseFeatureGates:c.place})})}#n(t,n,r){
if(typeof n.kruise!="object")return n;let{version:o,gates:i}=this.#o(t,n.kruise.from,r),s=f(f({},i),n.kruiseFeatureGates);return f(m(f({},n),{kruise:o}),Object.
keys(s).length>0&&{kruiseFeatureGates:s})}#r(t,n,r){let{settings:o}=this.reach,{file:i,documents:s}=this.#s(n,r),a=s.flatMap(Mw),[l]=[...a.filter(u=>u.cluster===
t),...a],c=u=>Bt(o,r,u);if(!l)throw c(`"${n}" sets no Kubernetes version; write the version itself`);let d=a.filter(({ofNodes:u})=>u===l.ofNodes);if(l.cluster!==
t&&d.some(({version:u})=>u.text!==l.version.text))throw c(`"${n}" sets several Kubernetes versions, none for ${t}: ${Iw(d)}; write one itself`);if(!Ne(l.version.
text))throw c(`"${n}" sets the Kubernetes version ${Hd(l.version)}, which is none; write the version itself`);return{version:l.version.text,place:$w(l.version,i)}}#o(t,n,r){
let{settings:o}=this.reach,{file:i,documents:s}=this.#s(n,r),a=s.flatMap(eg),[l]=a.filter(({version:h})=>h),c=h=>Bt(o,r,h);if(!l?.version)throw c(`"${n}" sets n\
o Kruise version; write the version itself`);let d=a.filter(({version:h})=>h&&h.text!==l.version?.text);if(d.length>0)throw c(`"${n}" sets several Kruise versio\
ns: ${Iw([l,...d])}; write one itself`);let u=Nw(l.version.text);if(!u||!Ne(u.version))throw c(`"${n}" sets the Kruise version ${Hd(l.version)}, which is no one\
 release; write the version itself`);u.isRange&&this.notes.add(`Cluster ${t}: Kruise ${Hd(l.version)} in ${i.path} is a range; judged as the newest known releas\
e of ${u.version}.`);let p=l.isChart&&jw(this.knowledge,u.version)||u.version,y=l.gates??a.find(h=>h.gates)?.gates??this.#a(l,i)??(l.byChart?Aw(this.knowledge,p):
void 0);return f({version:p,place:$w(l.version,i)},y&&Object.keys(y).length>0&&{gates:y})}#a({alias:t},{path:n}){let{tree:r}=this.reach,o=`${n.slice(0,n.lastIndexOf(
"/")+1)}values.yaml`;if(!/(?:^|\/)Chart\.ya?ml$/.test(n)||!r.isFile(o))return;let i=r.read(o);if("unread"in i)return;this.named.set(o,i);let s=ye(i).filter(Y);return t===
void 0?s.flatMap(eg).find(a=>a.gates)?.gates:s.map(a=>Tw(t,a)).find(a=>a)}#s(t,n){let r=Qi(t,this.reach,n);return this.named.set(t,r),{file:r,documents:ye(r).filter(
Y)}}};function $w({span:e,path:t},n){return m(f({},e),{path:t,file:n})}function Hd({text:e}){return JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e)}function Iw(e){
return[...new Set(e.flatMap(({version:n})=>n?[Hd(n)]:[]))].slice(0,5).join(", ")}var bI=/^kind: ["']?ClusterSnapshot["']?\s*$/m;function Ia(e,t){if(e.render!=="on-path")return;let r=t&&!e.whole?new ww(t.head,t.base,e):void 0;return new Ow({},
new Rw,r,e.progress&&new Cw(e.progress))}function Yd(e,t,n,r={facts:t,rules:t},o=Ia(e)){let i=new Set,s=vI(e,t,r),{clusters:a=[]}=e,l=ow(e,n),c=sw(s.map(({settings:p})=>p),
l?[]:a),d=({settings:p,files:g})=>{if(l)return l;if(p.clusters.length>0||a.length>0)return c(p);let y=iw(n),h=y.name.replaceAll("="," ").replaceAll(",",", "),x=s.
length>1?` for ${SI(g)}`:"";return i.add(`No cluster is configured${x}: judged as ${h}, the newest known releases.`),[y]};return{repositories:s.map(p=>wI(p,d(p),
e,t,r.facts,i,n,o)),notes:[...o?.notes??[],...i]}}function SI(e){let[t,...n]=e;return`${t?.name}${n.length>0?` and ${n.length} more`:""}`}function vI({paths:e=[],
config:t,standardInput:n},r,o){let i=t===void 0?void 0:r.nameOf(t),s=e.length>0?e:n===void 0?["."]:[],a=So(o.facts),l=new Set,c=new Map,d=(u,p)=>{if(l.has(p.name))
return;l.add(p.name);let g=c.get(u);g?g.push(p):c.set(u,[p])};for(let u of s){let p=r.nameOf(u),g=r.isFolder(p)?p:zd.default.posix.dirname(p);for(let y of r.at(
u)){let h=i??a(zd.default.posix.dirname(y.name),Rr(y.name,".")?".":g),x=y.name===i||qi(y.name);d(h,x?m(f({},y),{unread:Mo}):y)}}return n!==void 0&&d(i??a(".","."),
{name:"-"}),c.size===0&&c.set(i??a(".","."),[]),[...c].map(([u,p])=>({settings:u===void 0?Hn:xI(u,o),folder:u===void 0?".":Fa(u),files:p}))}function xI(e,{facts:t,
rules:n}){let r=Lw(e,t);if(n===t)return r;let o=n.isFile(e)?e:So(n)(Fa(e),"."),{rules:i,allow:s,paths:a,ignore:l}=o===void 0?Hn:Lw(o,n),p=r,{paths:c}=p,d=le(p,[
"paths"]),u=o===e?f({ignore:l},a&&{paths:a}):{ignore:[]};return f(m(f({},d),{rules:i,allow:PI(s,r.allow)}),u)}function PI(e,t){let n=({rule:i,path:s,clusters:a,
until:l,because:c})=>JSON.stringify([i,s,a,l,c]),r=new Map(t.map(i=>[n(i),i])),o=new Set(e.map(n));return[...e.map(i=>r.get(n(i))??m(f({},i),{only:"base"})),...t.
filter(i=>!o.has(n(i))).map(i=>m(f({},i),{only:"head"}))]}function Lw(e,t){let n=t.read(e);if("unread"in n)throw new Re([{place:null,problem:`${e} is not read: ${n.
unread}`}]);return Sd(n)}function wI({settings:e,folder:t,files:n},r,o,i,s,a,l,c){let d=o.config!==void 0&&!o.confined,u={settings:e,folder:t,tree:s,anywhere:d},
p=Sw(u);for(let Q of p.notes)a.add(Q);let g=new Map([...p.objects].flatMap(([Q,Te])=>Te.map(We=>[We,Q]))),y=RI(e,t,o),h=[],x=[];for(let{name:Q,unread:Te}of n){if(!y(
Q))continue;let We=Te===void 0?OI(Q,o,i):{unread:Te},$t=g.get(Q);"unread"in We?x.push({file:Q,line:1,reason:We.unread}):bI.test(We.text)?x.push(...Qd(We,il)):$t!==
void 0?x.push(...Qd(We,`what cluster ${$t} holds beside the manifests`)):r.length===0?x.push(...Qd(We,"its configuration has none of the chosen clusters")):h.push(
We)}let R=new Map,C=new Map;for(let{name:Q,vcluster:Te,places:We}of Km(r,e)){let $t=p.objects.get(Q)??[];R.set(Q,$t.map(Pn=>Xm(Pn,s,e,We.objects)));for(let Pn of[
Te?.values,Te?.from])Pn!==void 0&&C.set(Pn,Qi(Pn,u,We.vcluster))}let A=new zi(u,l),F=new Kd(u,l),H=new Set(Km(r,e)),V=Q=>H.has(Q)?F.of(A.of(Q),{clusters:r}):Q,N=e.
gitops?Ud(i,u,o,a):void 0,W=Q=>{let Te=V(Q);return N?N.pathsOf(Te,t):Te},he={settings:m(f({},e),{clusters:e.clusters.map(W)}),clusters:r.map(W)};for(let[Q,Te]of F.
objects)R.set(Q,[Te,...R.get(Q)??[]]);for(let{file:Q}of F.seen.values())C.set(Q.path,Q);for(let[Q,Te]of A.named)C.set(Q,Te);for(let Q of A.notes)a.add(Q);let Xe=N?
h.map(Q=>N.placed(Q)):h;return f(f(f(m(f({},he),{root:t==="."?"":t,objects:R,named:C}),N&&{leftOut:Wd(N.gitOps,he.clusters)}),F.seen.size>0&&{snapshots:F.seen}),
Bd(kI(Xe,x,c,N,{tree:i,goes:Hi(he.clusters,t),clusters:he.clusters,targets:()=>he.clusters.flatMap(Q=>rw(Q,l)),destinations:N?.gitOps.destinations??[],releases:Pw(
u,he.clusters)}),he,t))}function kI(e,t,n,r,o){let i=n?.render(m(f({},o),{found:e}));if(!i||i.files.length+i.skipped.length+i.failures.length+i.parts.size===0)return{
files:e,skipped:t};let{parts:s,sources:a,failures:l,unrendered:c}=i,d=e.filter(({path:p})=>!s.has(p)),u=e.flatMap(p=>{let g=s.get(p.path);return g===void 0?[]:Qd(
p,g).map(y=>m(f({},y),{reason:g}))});return{files:[...d,...r?i.files.flatMap(p=>r.placedEach(p)):i.files],skipped:[...t,...u,...i.skipped],sources:a,failures:l,
unrendered:c}}function OI(e,{standardInput:t},n){return e!=="-"||t===void 0?n.read(e):typeof t=="string"?{path:e,text:t}:f({path:e},Cr(Buffer.from(t)))}function Qd(e,t){
if(t===void 0)return[];let n=new ve(e.text);return ye(e).map(r=>{let o=Y(r),i=o?r.root.start:r.at;return{file:e.path,line:n.at(i).line,reason:o?t:r.problem}})}function RI({
paths:e,ignore:t},n,r){let o=bt(t),i=(r.paths??[]).length>0||e===void 0?()=>!0:bt(e);return s=>{let a=n==="."?s:zd.default.posix.relative(n,s);return s==="-"||!o(
a)&&i(a)}}function Zd(e,t,{paths:n=[]}){if(typeof e!="string"){let o=Bi(e),i=s=>{let a=o.read(s);return"unread"in a?a:YP(t,a)};return m(f({},o),{read:i})}let r=t.nameOf(e);
if(!t.isFile(r)&&!t.isFolder(r))throw new Tn(`${e}: there is no such file or folder`);return Gm(e,t,t,n)}function Xd(e,t,n,{paths:r=[]}){if(typeof e!="string")return ZP(
e,n);let o=n.nameOf(e);return n.isFile(o)||n.isFolder(o)?Gm(e,n,n,r):QP(e,t,n)}function eu(e,t,n){let r=Ia(e,n&&{head:t,base:n}),o=(...[x,R,C])=>Yd(x,R,_w.default,
C,r),i=o(e,t);if(!n)return{sides:i.repositories.map(x=>({head:x})),written:i,notes:i.notes};let s=[...i.notes],a=m(f({},e),{standardInput:void 0}),l=NI(e,n)?n:t,
c,d;try{c=o(a,n,{facts:l,rules:l}),d=o(e,t,{facts:l,rules:l})}catch(x){if(!(x instanceof Re))throw x;s.push(`The base's configuration cannot be read, so the one\
 of this change speaks for both sides: ${x.message}`),l=t,c=o(e,n,{facts:l,rules:l}),d=i}let u=l===t?i:o(e,t,{facts:t,rules:l});l!==t&&s.push(...CI(c,i));let p=new Set(
[...u.repositories,...d.repositories].map(La)),y=u.repositories.map(La).sort().join()!==c.repositories.map(La).sort().join()?o(a,n,{facts:t,rules:l}).repositories:
[];return{sides:[...p].map(x=>{let[R,C,A]=[u,d,c].map(({repositories:he})=>tg(he,x)),F=R??C,H=R&&C&&l!==t?jI(C,R):void 0,V=AI(F,EI(A,tg(y,x))??m(f({},F),{files:[],
skipped:[],failures:[]})),N=u.repositories.filter(he=>he!==R),W=new Set(R?N.flatMap(({files:he})=>he.map(({path:Xe})=>Xe)):[]);return f({head:F,base:V,ownRules:l===
t,elsewhere:W},H&&{asBefore:H})}),written:i,notes:s}}function CI(e,t){return[...new Set([...e.repositories,...t.repositories].map(La))].flatMap(r=>{let[o,i]=[e,
t].map(({repositories:s})=>tg(s,r)?.settings??Hn);return r===""?[]:tw(o,i)})}function tg(e,t){return e.find(n=>La(n)===t)}function EI(e,t){if(!e||!t)return e??t;
let n=new Set(e.files.map(({path:o})=>o)),r=[...e.files,...t.files.filter(({path:o})=>!n.has(o))];return m(f({},e),{files:r.sort((o,i)=>o.path<i.path?-1:1)})}function La({
settings:e}){return e.file?.path??""}function jI(e,t){let n=e.clusters.filter(r=>{let o=t.clusters.find(({name:i})=>i===r.name);return!o||Dw(r,e)!==Dw(o,t)||Jw(
r,e).some((i,s)=>i!==Jw(o,t)[s])});return n.length>0?m(f({},e),{clusters:n}):void 0}function Dw(s,{clusters:o,settings:i}){var a=s,{places:e,destinations:t,labels:n}=a,
r=le(a,["places","destinations","labels"]);let l=Zn(r,{clusters:o,settings:i});return JSON.stringify([r,l&&m(f({},l),{places:void 0,destinations:void 0,labels:void 0})])}
function Jw({name:e,host:t,vcluster:n},{objects:r,named:o}){return[...[n?.values,n?.from].map(s=>s===void 0?void 0:o.get(s)),...r.get(e)??[],...t===void 0?[]:r.
get(t)??[]]}function AI(e,t){let n=e.clusters.filter(({name:r})=>!t.clusters.some(o=>o.name===r));return n.length===0?t:m(f({},t),{clusters:[...t.clusters,...n],
settings:m(f({},t.settings),{clusters:[...t.settings.clusters,...e.settings.clusters]}),objects:new Map([...e.objects,...t.objects]),named:new Map([...e.named,...t.
named])})}function NI({config:e,paths:t=[]},n){if(e!==void 0)return n.isFile(n.nameOf(e));let r=So(n);return(t.length>0?t:["."]).some(o=>{let i=n.nameOf(o);return r(
i,".")!==void 0||n.at(o).some(s=>qi(s.name))||n.isFile(bo)})}function qw({clusters:e,findings:t}){let n=t.map(({fingerprint:o,ruleId:i,object:s,file:a,clusters:l,affects:c})=>({fingerprint:o,ruleId:i,of:s?ng(s):a,clusters:[
...l].sort(),affects:c.map(d=>({workload:ng(d),clusters:[...d.clusters].sort()})).sort(Vw)}));return{schemaVersion:1,clusters:[...new Set(e.map(({name:o})=>o))].
sort(),findings:n.sort(Vw)}}function tu(e,{clusters:t,findings:n}){let r=new Map;for(let a of n)r.set(a.fingerprint,[...r.get(a.fingerprint)??[],a]);let o=new Set(
t),i=(a,l)=>l.every(c=>a.includes(c)||!o.has(c)),s=a=>{let l=r.get(a.fingerprint)??[],c=p=>{let g=l.flatMap(({affects:y})=>y.filter(({workload:h})=>h===ng(p)));
return g.length>0&&i(g.flatMap(y=>y.clusters),p.clusters)},d=a.affects.map(p=>m(f({},p),{status:c(p)?"existing":p.status})),u=a.affects.length>0?d.every(({status:p})=>p===
"existing"):l.length>0&&i(l.flatMap(p=>p.clusters),a.clusters);return m(f({},a),{affects:d,status:u?"existing":a.status})};return m(f({},e),{findings:e.findings.
map(s)})}function ng({kind:e,namespace:t,name:n}){return`${e} ${t===null?"":`${t}/`}${n}`}function Vw(e,t){let[n,r]=[JSON.stringify(e),JSON.stringify(t)];return n<
r?-1:n>r?1:0}var D1=require("node:util");var Da=class{tree};function ru(e,t,n=new Da){let r=[],o=0,i=c=>{let d=e[c],u=new An(d),p=t(u,d);o++,r[c]=p,n.tree=rg(n.tree,[...u.asked],0,p)},s=(c,d)=>{let u=c;
for(;"key"in u;){let{branches:p}=u,g=TI(e,u,d),y=g.length===1?p.find(({value:h})=>nu(h,g[0].value)):void 0;if(!y||g[0].silent)return a(p,g);u=y.next}for(let p of d)
r[p]=u.outcome},a=(c,d)=>{for(let{value:u,silent:p,indices:g}of d){let y=g;for(;y.length>0;){let h=p?void 0:c.find(x=>nu(x.value,u));if(h){s(h.next,y);break}i(y[0]),
y=y.slice(1)}}},l=e.map((c,d)=>d);return!n.tree&&l.length>0&&(i(0),l=l.slice(1)),n.tree&&l.length>0&&s(n.tree,l),{outcomes:r,runs:o}}var Ww=new WeakMap;function FI(e,{
key:t,question:n}){let r=Ww.get(e)??new Map;e.length>1&&Ww.set(e,r);let o=r.get(t);if(!o){let i=[],s=e.map(a=>{let l=MI(a,n);if(!l)return-1;let c=i.findIndex(d=>nu(
d,l.answer));return c>=0?c:i.push(l.answer)-1});o={values:i,by:s.every(a=>a===0)?void 0:s},r.set(t,o)}return o}function TI(e,t,n){let{values:r,by:o}=FI(e,t);if(!o)
return[{value:r[0],silent:!1,indices:n}];let i=new Map;for(let s of n){let a=i.get(o[s]);a?a.push(s):i.set(o[s],[s])}return[...i].map(([s,a])=>({value:r[s],silent:s<
0,indices:a}))}function MI(e,t){try{return{answer:t(e)}}catch{return}}function rg(e,t,n,r){let[o,i]=t[n]??[];if(o===void 0)return e??{outcome:r};let s=e??{key:o,
question:Yc(o),branches:[]};if(!("key"in s)||s.key!==o)return s;let a=s.branches.find(l=>nu(l.value,i));return a?a.next=rg(a.next,t,n+1,r):s.branches.push({value:i,
next:rg(void 0,t,n+1,r)}),s}function nu(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)?!1:e.length===t.length&&e.every((n,r)=>n===t[r])}function Er(e){return function*(t){let{at:n,data:r,variant:o,speaksOf:i}=t;if(t.wrong!==e)return;let s=i&&[{at:i,note:"this is the line that it speaks of"}];yield f(
f({at:n,data:r},o!==void 0&&{variant:o}),s&&{related:s})}}var Uw={id:"allowance-expired",observeAllowance:Er("expired")};var Bw={id:"allowance-locked",observeAllowance:Er("locked")};var Gw={id:"allowance-not-needed",observeAllowance:Er("not-needed")};var Kw={id:"allowance-not-valid",observeAllowance:Er("not-valid")};var Hw={id:"api-version-not-served",*observe({object:{manifest:e,refusals:t},world:n}){let r=t.find(({id:i})=>i==="no-matches-for-kind"),o=r&&vv(e,n.cluster);o&&
(yield{at:{manifest:e,path:r.path},data:{object:U(e),apiVersion:e.apiVersion,served:o},refusal:r,affects:e})}};var Yw=require("node:util");function Yi(e,t){return og(e.value,t.value,[]).map(({path:n,set:r})=>({path:n,undone:()=>t.holding(Xw(t.value,r.path,r.value))}))}function og(e,t,n){return(0,Yw.isDeepStrictEqual)(
e,t)?[]:v(e)&&v(t)?[...Object.keys(t),...Object.keys(e).filter(o=>!Object.hasOwn(t,o))].flatMap(o=>og(zw(e,o),zw(t,o),[...n,o])):Array.isArray(e)&&Array.isArray(
t)?$I(e,t,n):[{path:n,set:{path:n,value:e}}]}function $I(e,t,n){let r=Qw(e)&&Qw(t)?Zw:void 0;if(!r&&e.length!==t.length)return[{path:n,set:{path:n,value:[...e]}}];
let o=(a,l)=>r?e.find(c=>r(c)===r(a)):e[l],i=t.flatMap((a,l)=>og(o(a,l),a,[...n,l])),s=r?e.filter(a=>!t.some(l=>r(l)===r(a))):[];return[...i,...s.map(a=>({path:n,
set:{path:n,value:[...t,a]}}))]}function Qw(e){let t=e.map(Zw);return t.every(n=>n!=="")&&new Set(t).size===t.length}function Zw(e){return v(e)?w(e.name):""}function zw(e,t){
return Object.hasOwn(e,t)?e[t]:void 0}function Xw(e,t,n){let[r,...o]=t;if(r===void 0)return n??null;let i=d=>o.length===0?n:Xw(d??{},o,n);if(Array.isArray(e)){let d=i(
e[r]);return e.flatMap((u,p)=>p===r?d===void 0?[]:[d]:[u])}let c=e,{[r]:s}=c,a=le(c,[ry(r)]),l=i(s);return l===void 0?a:m(f({},e),{[r]:l})}var ek={id:"change-waits-for-new-pods",*observeChange({was:e,is:t,update:n}){let{manifest:r}=t.object;if(!n||!["none","in-place"].includes(n.outcome))return;let o=Yi(
e.object.manifest,r).map(({path:a})=>a),[i,s]=r.kind==="SidecarSet"?[o.find(a=>II(a)&&LI(r)),"sidecars"]:[o.find(a=>DI(r)&&a[1]==="volumeClaimTemplates"),"claim\
s"];i&&(yield{at:{manifest:r,path:i},variant:s,data:{name:r.name},affects:r})}};function II([e,t,,n]){return e==="spec"&&["containers","initContainers","volumes"].
includes(String(t))&&n!=="image"}function LI({spec:e}){let{type:t,paused:n}=k(e,"updateStrategy");return t!=="NotUpdate"&&n!==!0}function DI({group:e,kind:t,spec:n}){
let r=t==="StatefulSet"&&n.volumeClaimUpdateStrategy!==void 0;return e==="apps.kruise.io"&&["CloneSet","StatefulSet"].includes(t)&&!r}var tk={id:"chart-does-not-render",*observeFailure({by:e,root:t,said:n,at:r,alone:o}){e.startsWith("helm")&&(yield m(f({at:r},o&&{variant:"alone"}),{data:{root:t},
refusal:{by:e,id:"helm-template",message:n,path:[]}}))}};var nk={id:"cloneset-surge-recreates",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="apps.kruise.io"||n.kind!=="CloneSet"||r.length>0)return;
let{type:o,maxSurge:i}=k(n.spec,"updateStrategy");!t.cluster.installed("kruise")||o!=="InPlaceIfPossible"||typeof i!="number"&&typeof i!="string"||/^0+%?$/.test(
String(i))||(yield{at:{manifest:n,path:["spec","updateStrategy","maxSurge"]},data:{surge:i},affects:n})}};var rk={id:"config-contradicts-snapshot",*observeSnapshot({cluster:e,file:t,taken:n,contradictions:r,at:o}){for(let{what:i,gate:s,written:a,runs:l,at:c}of r){let d=c.
file!==o.file,u=i==="gate"?"gate":d?"from-file":void 0,p={cluster:e,component:JI[i],gate:s,written:a,runs:l,file:t,taken:n};yield f({at:c,data:p,related:[{at:o,
note:"the snapshot is named here"}],cause:`${s??i} ${l}`},u&&{variant:u})}}},JI={kubernetes:"Kubernetes",kruise:"Kruise",vcluster:"vcluster",gate:"feature gate"};function jr(e,t,n){let r=n.releases("kruise"),i=_I(e,r).map(c=>!c||t.some((d,u)=>c.has(z(t.slice(0,u+1))))),s=i.lastIndexOf(!0),a=i.lastIndexOf(!1),l=s===i.length-
1&&a>=0;return{since:r[s+1]?.name,until:l?r[a+1]?.name:void 0,newest:r.at(-1)?.name}}function _I(e,t){let n=ok.get(e);return n||(n=t.map(({cluster:r})=>{if(e.group.
endsWith("kruise.io")&&!na(e,r))return;let o=pi(e,r).map(({path:i})=>i);return new Set([...o,...mi(e,r)].map(z))}),ok.set(e,n)),n}var ok=new WeakMap;function sk(e,t,n){
let r=n.releases("kubernetes").at(-1)?.cluster;return[...(r&&Vl(we("Pod",r),t.type,e.slice(t.at.length,-1)))?.keys()??[]]}function ak(e,t,n){let r=t.slice(0,-1).
map(i=>typeof i=="number"?"[]":i),o=US(na(e,n),r);return typeof o=="object"?Object.keys(o).filter(i=>/^\w/.test(i)):[]}function ou(e,t){return pn(String(e.at(-1)),
t)}function ig(e,t){return e.kind==="SidecarSet"?{at:t.slice(0,2),type:t[1]==="volumes"?"list of Volume":"list of Container"}:e.kind==="WorkloadSpread"?{at:t.slice(
0,4),type:"Pod"}:{at:G(e)??[],type:"Pod"}}var ik={containers:"container",initContainers:"init container",volumes:"volume"};function Zi(e,t){let n=t.findLastIndex(
(o,i)=>typeof t[i+1]=="number"&&Object.hasOwn(ik,o));if(n>=0&&t.length>n+2){let o=w(j(e.value,[...t.slice(0,n+2),"name"]));return{field:Dt(t.slice(n+2)),whose:`${ik[String(
t[n])]} "${o}"`}}let r=t.slice(ig(e,t).at.length);return e.kind==="WorkloadSpread"?{field:Dt(r),whose:"the patch"}:r[0]==="spec"&&r.length>1?{field:Dt(r.slice(1)),
whose:"the pod spec"}:{field:Dt(r),whose:"the template"}}function Ja(e,t,n,r){let o=t.slice(0,-1),i=j(e.value,o);return!v(i)||Object.keys(i).some(s=>s!==t.at(-1)&&
s!=="name")?[]:n.filter(s=>{let a=r(s);if(!a)return!1;let l=z(a);return l===z(o)||l===z(t)?!0:l.startsWith(`${z(o)}/`)&&j(e.value,a)===void 0})}var lk={id:"crd-field-pruned",*observe(e){let{object:t}=e;if(oe(t.manifest.group,t.manifest.kind)?.of==="kruise")for(let{path:n,by:r}of t.dropped){let o=t.manifest.
kind==="SidecarSet"&&n[1]==="namespaceSelector",i=j(t.manifest.value,n)!==null;r===ra&&i&&!o&&(yield VI(t.manifest,n,e))}}};function VI(e,t,{world:n}){let{cluster:r}=n,
{since:o,until:i,newest:s}=jr(e,t,r),a={manifest:e,path:t},l={object:U(e),field:Dt(t),apiVersion:e.apiVersion};if(o!==void 0)return{at:a,data:m(f({},l),{since:o})};
let c=qI(e,t,r);if(c)return{at:a,variant:"version",data:m(f({},l),{version:c})};let d=ou(t,ak(e,t,r));return i!==void 0?{at:a,variant:"gone",data:m(f({},l),{until:i,
nearest:d})}:{at:a,variant:"unknown",data:m(f({},l),{nearest:d,newest:s})}}function qI({group:e,kind:t,apiVersion:n},r,o){return Object.keys(oe(e,t)?.versions??
{}).map(i=>`${e}/${i}`).find(i=>i!==n&&WI(i,t,r,o))}function WI(e,t,n,r){let o=na({apiVersion:e,kind:t},r);return n.reduce((i,s)=>{if(typeof i!="object")return i;
let a=typeof s=="number"?"[]":s;return Object.hasOwn(i,a)?i[a]:void 0},o)!==void 0}function Ar({workload:e,subset:t},n){if(!t||e.kind==="StatefulSet"||t.value.maxReplicas===void 0)return{};let r=n.slice(t.index+1).find(({verdict:i})=>i==="admi\
tted");if(!r)return{};let o=r.pod.spec.priority;return{landing:r.subset?`in "${r.subset.name}"`:"outside every subset",landingPriority:typeof o=="number"?o:void 0}}var ck={id:"critical-class-needs-quota",*observe({pods:e,object:t},n){for(let r of e){let{pod:o,workload:i,subset:s,assumes:a}=r,l=o.refusals.find(u=>u.id==="qu\
ota-scopes-uncovered"&&!n.has(u)),c=l&&o.writer(l);if(!c)continue;let d=c.manifest!==i;yield m(f({at:c},d?{variant:"subset"}:t.manifest.kind==="Pod"&&{variant:"\
pod"}),{data:m(f({},d&&Ar(r,e)),{className:w(o.spec.priorityClassName),namespace:o.namespace,workload:U(i),subset:d?s?.name:void 0}),refusal:l,affects:i,assumes:a})}}};var UI=an.filter(({templates:e})=>e!==void 0);function Xi(e,t){return UI.flatMap(({group:n,kind:r})=>e.objectsOf(n,r,t)).flatMap(n=>{let r=Jt(n);if(!r)return[];
let o=w(k(r,"spec").priorityClassName),i=o?e.priorityClass(o):eo(e);return[{workload:n,labels:k(k(r,"metadata"),"labels"),priority:i}]})}function iu(e){return e.
priorityClasses().filter(({name:t})=>!t.startsWith("system-")).map(Ot).filter(({preemptionPolicy:t})=>t!=="Never").sort((t,n)=>n.priority-t.priority)}var BI=["Deployment","ReplicaSet","StatefulSet","CloneSet"],uk={id:"disruption-budget-blocks-evictions",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;
if(n.group!=="policy"||n.kind!=="PodDisruptionBudget"||r.length>0)return;let{selector:o,maxUnavailable:i,minAvailable:s}=n.spec;if(!v(o))return;let l=Xi(t,n.namespace??
"").filter(({labels:h})=>rt(o,h)).map(({workload:h})=>h),c=KI(l,t),d=GI(i,s,c);if(!d)return;let{given:u,wanted:p}=d,g={name:n.name,given:u,field:d.path.at(-1),total:c,
wanted:p},y={manifest:n,path:d.path};l.length===0&&(yield{at:y,variant:"nothing-in-view",data:g});for(let h of l)yield{at:y,data:g,affects:h}}};function GI(e,t,n){
if(dk(e))return cr(e)===0?{path:["spec","maxUnavailable"],given:e}:void 0;if(!dk(t))return;let r=cr(t),o={path:["spec","minAvailable"],given:t};if(typeof t=="st\
ring"&&r>=100)return o;if(n===void 0)return;let i=typeof t=="string"?Math.ceil(r*n/100):r;if(!(n===0||i<n))return typeof t=="string"?m(f({},o),{wanted:i}):o}function dk(e){
return typeof e=="number"||typeof e=="string"&&/^\d+%$/.test(e)}function KI(e,t){if(!(e.length===0||!e.every(({kind:n})=>BI.includes(n)))&&!e.some(n=>HI(n,t)))return e.
reduce((n,{spec:r})=>n+(typeof r.replicas=="number"?r.replicas:1),0)}function HI({kind:e,name:t,namespace:n},r){return[...r.objectsOf("autoscaling","HorizontalP\
odAutoscaler",n),...r.objectsOf("keda.sh","ScaledObject",n)].some(({spec:i})=>{let s=k(i,"scaleTargetRef");return s.name===t&&(w(s.kind)||"Deployment")===e})}var fk={id:"disruption-budget-no-guarantee",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="policy"||n.kind!=="PodDisruptionBudget"||r.length>
0)return;let{selector:o}=n.spec,i=iu(t)[0];if(!(!i||!v(o)))for(let{workload:s,labels:a,priority:l}of Xi(t,n.namespace??""))!rt(o,a)||!l||l.priority>=i.priority||
(yield{at:{manifest:n,path:["spec"]},data:{name:n.name,className:i.className,value:i.priority},affects:s})}};var pk={id:"duplicate-key",*observeDocument(e){if(!("root"in e))return;let{file:t,duplicates:n}=e,r=n.filter(({path:i})=>i.length===1),o=r.some(({name:i})=>i===
"kind")?r:[];if(o[0]){let i=Se(e.root,"kind")?.value,s={key:o[0].name,kind:i?.kind==="scalar"?i.value:""};yield m(f({},sg(t,o[0],"the first object stands here")),
{variant:"second-object",data:s})}for(let i of n)o.includes(i)||(i.same?yield m(f({},sg(t,i,`"${i.name}" stands here first`)),{variant:"same"}):yield sg(t,i,`"${i.
name}" stands here first; this value is lost`))}};function sg(e,{name:t,path:n,first:r,again:o},i){return{at:{file:e,span:o,path:n},data:{key:t},related:[{at:{file:e,
span:r,path:n},note:i}]}}var mk={id:"sidecar-takes-resize-policy",*observe({pods:e,world:t}){for(let{pod:n,workload:r}of t.cluster.installed("kruise")?e:[]){let o=ea(n,t),i=o.length>0?yk(
n,r):void 0;if(i)for(let s of o){let a=S(n.spec.containers)[s]??{},l=n.origin(["spec","containers",s,"name"]),c=n.origin(["spec","containers",s,"resizePolicy"]),
d=l?.manifest.kind==="SidecarSet";if(!l||d&&c?.manifest===l.manifest)continue;let u={manifest:l.manifest,path:l.path.slice(0,-1)};yield{at:m(f({},u),{path:[...u.
path,d?"name":"resizePolicy"]}),variant:d?zI(a,t)?i:"explicit":"own",data:{sidecar:ae(a),workload:U(r),app:QI(s,r),container:d?z([...u.manifest.at,...u.path]):void 0},
related:d&&c?[{at:c,note:"its resizePolicy stays in this place of the list"}]:[],affects:r}}}}};function gk({pod:e,workload:t},n){return ea(e,n).length>0&&yk(e,
t)!==void 0}function QI(e,t){let n=G(t)??[];return w(j(t.value,[...n,"spec","containers",e,"name"]))}function zI({resizePolicy:e},{cluster:t}){return t.holds("d\
efaults-resize-policy")&&S(e).every(({restartPolicy:n})=>n==="NotRequired")}function yk(e,t){if(YI(t))return"workload";let n=S(e.spec.containers).flatMap((o,i)=>{
let s=e.origin(["spec","containers",i,"name"]);return s?.manifest.kind==="SidecarSet"?[s.manifest]:[]}),r=({spec:o})=>(w(k(o,"updateStrategy").type)||"RollingUp\
date")!=="NotUpdate";return n.some(r)?"sidecars":void 0}function YI({spec:e}){let t=k(e,"updateStrategy"),{podUpdatePolicy:n,rollingUpdateType:r}=k(t,"rollingUp\
date");return[t.type,n,r].some(o=>w(o).startsWith("InPlace"))}var bk={id:"field-displaced-by-sidecar",*observe({pods:e,object:t,world:n}){let{manifest:r}=t;if(!(e.length===0||!n.cluster.installed("kruise"))&&oe(r.group,r.kind)?.
of==="kubernetes")for(let o of mi(r,n.cluster))for(let i of e)yield*ZI(o,i,n)}};function*ZI(e,t,n){let{pod:r,workload:o}=t,i=G(o)??[],[s,a,l,...c]=e.slice(i.length);
if(s!=="spec"||a!=="containers"||typeof l!="number"||j(Kr(o,n)?.value,e.slice(i.length))===void 0||r.disabled.some(({at:N})=>N.manifest===o&&z(N.path)===z(e)))return;
let d=e.slice(0,i.length+3),u=S(r.spec.containers),p=u.findIndex((N,W)=>hk(r.origin(["spec","containers",W,"name"]),o,[...d,"name"]));if(p>=0&&j(u[p],c)!==void 0)
return;let g=u.findIndex((N,W)=>W!==p&&j(N,c)!==void 0&&hk(r.origin(["spec","containers",W,...c]),o,e));if(c[0]==="resizePolicy"&&gk(t,n))return;let{since:h,newest:x}=jr(
o,e,n.cluster),R={manifest:o,path:e},C=XI(t,g>=0?g:p),A=m(f({},Zi(o,e)),{sidecar:C&&ae(C.container),since:h,newest:h===void 0?x:void 0}),F=Ja(o,e,r.refusals,N=>{
let W=r.origin(N.path);return W?.manifest===o?W.path:void 0}),[H]=F,V=H?"refused":g>=0?void 0:"lost";yield m(f(m(f({at:R},V&&{variant:V}),{data:A}),H&&{refusal:H,
claims:F}),{related:C?[{at:C.at,note:"this sidecar takes its place in the list"}]:[],affects:o})}function XI({pod:e},t){let n=S(e.spec.containers);for(let r=Math.
min(t,n.length-1);r>=0;r--){let o=e.origin(["spec","containers",r,"name"]);if(o?.manifest.kind==="SidecarSet")return{container:n[r],at:o}}}function hk(e,t,n){return e!==
void 0&&e.manifest===t&&z(e.path)===z(n)}var vk={id:"native-sidecar-becomes-init-container",*observe(e){let{object:t,pods:n,world:r}=e,{manifest:o,dropped:i}=t;if(o.kind==="SidecarSet"&&r.cluster.installed(
"kruise"))for(let{path:s}of i)es(o,s)&&(yield Sk({manifest:o,path:s},e));for(let s of n)for(let a of eL(s))yield f({affects:s.workload},Sk(a,e,s))}};function es({
value:e},t){return t.at(-1)==="restartPolicy"&&t.at(-3)==="initContainers"&&j(e,t)==="Always"}function eL({pod:e}){return S(e.spec.initContainers).flatMap((t,n)=>{
let r=e.origin(["spec","initContainers",n,"name"]);if(!r||t.restartPolicy==="Always")return[];let o={manifest:r.manifest,path:[...r.path.slice(0,-1),"restartPol\
icy"]};return!(e.origin(["spec","initContainers",n,"restartPolicy"])?.manifest!==o.manifest)&&es(o.manifest,o.path)?[o]:[]})}function Sk(e,t,n){let{manifest:r,path:o}=e,
{world:i}=t,s=w(j(r.value,[...o.slice(0,-1),"name"]));if(!(oe(r.group,r.kind)?.of==="kruise")||i.kruiseStructs().structs.get("Container")?.has("restartPolicy"))
return{at:e,variant:"gate",data:{container:s}};let l={container:s,since:jr(r,o,i.cluster).since},c=r===t.object.manifest?t.object.refusals:Zt(r,i),[d,...u]=c.filter(
y=>tL(y,e));if(!d)return{at:e,data:l};let p=n?.pod.refusals.filter(({id:y})=>y===xk)??[],g=[d,...u,...p];return{at:e,variant:"refused",data:m(f({},l),{object:U(
r)}),refusal:d,claims:g,affects:r}}var xk="not-for-init-containers";function tL(e,{path:t}){return e.id===xk&&z(e.path).startsWith(`${z(t.slice(0,-1))}/`)}var wk={id:"field-needs-feature-gate",*observe({pods:e,world:t}){for(let{pod:n,workload:r}of e)for(let{at:o,gate:i}of n.disabled){if(es(o.manifest,o.path)||nL(o))
continue;let{field:s,whose:a}=Zi(o.manifest,o.path);yield m(f({at:o},i==="ImageVolume"&&{variant:"image-volume"}),{data:{field:s,whose:a,gate:i,since:rL(i,t.cluster)},
affects:r})}}},Pk={hostUsers:!0,supplementalGroupsPolicy:"Merge",recursiveReadOnly:"Disabled",nodeAffinityPolicy:"Honor",nodeTaintsPolicy:"Ignore"};function nL({
manifest:e,path:t}){let n=String(t.at(-1));return Object.hasOwn(Pk,n)&&j(e.value,t)===Pk[n]}function rL(e,t){let n=t.releases("kubernetes");return n[n.findLastIndex(
r=>!r.cluster.enabled(e))+1]?.name}var oL=["ImagePullJob","ImageListPullJob"],su="ImagePullJobGate",kk={id:"image-pull-gate-off",*observe({object:{manifest:e,refusals:t},world:{cluster:n}}){let r=t.
find(({id:s,message:a})=>s==="feature-gate-off"&&a.includes(su));if(!r||!oL.includes(e.kind))return;let o=`Kruise is not installed by its Helm chart, which turn\
s ${su} on`,i=n.otherInChart(su);yield m(f({at:{manifest:e,path:["kind"]}},i&&{variant:"unsaid"}),{data:{object:U(e),gate:su},refusal:r,affects:e,assumes:i?[{kind:"\
Deployment",says:o}]:[]})}};function au({cluster:e}){if(!e.holds("in-place-update-panics-on-plus-minor")||e.holds("version-reports-plain-minor"))return;let[t=""]=`${e.lookup("built-minor")}\
.0`.split("+");return t.split(".").length===3?void 0:e.say("version-not-dotted-tri",{version:t})}function lu(e){return{outcome:"stuck",because:"every write of the running pods is refused",refusals:e}}function Ok(e,t){return{outcome:e,because:t,refusals:[]}}function ts(e,t){let{group:n,kind:r,spec:o}=e;if(xo(e)===0)return cu(`${r} has no pods`);let i=sL(e,t);if(i)return cu(i);let s=k(o,r==="Deployment"?"strategy":"\
updateStrategy");if(w(s.type)==="OnDelete")return cu("with OnDelete pods are made anew only when somebody deletes them");switch(`${n}/${r}`){case"apps/Deploymen\
t":case"apps/StatefulSet":case"apps/DaemonSet":return{path:"recreate",because:`a ${r} makes new pods for a new template`};case"apps.kruise.io/CloneSet":case"app\
s.kruise.io/StatefulSet":case"apps.kruise.io/DaemonSet":return iL(w(j(e.value,ns(r))));case"apps/ReplicaSet":case"/ReplicationController":case"batch/CronJob":case"\
apps.kruise.io/AdvancedCronJob":case"apps.kruise.io/BroadcastJob":case"batch/Job":return cu(`a ${r} uses its template only for pods to come`);default:return{path:"\
unknown",because:`what a ${r} does with a new template is not modelled`}}}function ns(e){return e==="CloneSet"?["spec","updateStrategy","type"]:["spec","updateS\
trategy","rollingUpdate",e==="DaemonSet"?"rollingUpdateType":"podUpdatePolicy"]}function Rk(e,{cluster:t}){let{kind:n,name:r,value:o}=e,i=ns(n);if(j(o,i)!=="InP\
laceOnly")return;let s=n==="CloneSet"?"cloneset-in-place-only":"statefulset-in-place-only",a=n==="CloneSet"?`${r}-`:`${r}-${xo(e)-1}`;return lu([{by:"kruise-man\
ager",id:s,message:t.say(s,{pod:a}),path:i}])}function Ck(e){return xo(e)>0}function iL(e){return e.startsWith("InPlace")?{path:"in-place",because:`the update p\
olicy is ${e}`}:{path:"recreate",because:`the update policy is ${e||"ReCreate"}`}}function sL(e,t){let{group:n,kind:r,spec:o}=e,i=k(o,"updateStrategy"),s=r==="C\
loneSet"?i:k(i,"rollingUpdate"),a=n==="apps.kruise.io";if((r==="Deployment"?o:a?s:{}).paused===!0)return"the update is paused";if(r==="Deployment"||r==="DaemonS\
et"&&!a)return;let l="the partition keeps every pod on the revision that it has";if(r==="DaemonSet")return s.partition==="100%"?l:void 0;let c=ag(s.partition,xo(
e),t);return c>0&&c>=xo(e)?l:void 0}function ag(e,t,{cluster:n}){if(typeof e=="number")return e;if(typeof e!="string")return 0;let{value:r}=Go(e,t,n);return r>=
t&&e!=="100%"&&t>1?t-1:r}function xo({kind:e,spec:t}){return typeof t.replicas=="number"&&e!=="DaemonSet"?t.replicas:1}function cu(e){return{path:"none",because:e}}var Ek={id:"in-place-update-panics",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(r.length>0||!t.cluster.installed("kruise"))return;let o=da(n),i=o??
n;if(i.group!=="apps.kruise.io"||ts(i,t).path!=="in-place")return;let s=au(t);if(s===void 0)return;let a=[...o?(G(n)??[]).slice(0,3):[],...ns(i.kind)];yield m(f(
{at:{manifest:n,path:a}},i.kind==="DaemonSet"&&{variant:"crash"}),{data:{},refusal:{by:"kruise-manager",id:"version-not-dotted-tri",message:s,path:a},affects:n})}};var jk="policy.kruise.io/delete-protection",aL=["Deployment","ReplicaSet","StatefulSet","CloneSet","UnitedDeployment","Namespace"],lL="KRUISE_TERMINATE_SIDECAR_\
WHEN_JOB_EXIT",cL=[lg("ordinals","StatefulSetStartOrdinal","ordinals",({start:e})=>e!==void 0&&e!==0),lg("claim-retention","StatefulSetAutoDeletePVC","persisten\
tVolumeClaimRetentionPolicy",e=>Object.values(e).includes("Delete")),lg("claim-update","StatefulSetAutoResizePVCGate","volumeClaimUpdateStrategy",({type:e})=>e===
"OnPodRollingUpdate"),{variant:"delete-protection",gate:"ResourcesDeletionProtection",find:({kind:e,labels:t})=>aL.includes(e)&&["Always","Cascading"].includes(
w(t[jk]))?["metadata","labels",jk]:void 0},{variant:"workload-spread",gate:"WorkloadSpread",find:({group:e,kind:t})=>e==="apps.kruise.io"&&t==="WorkloadSpread"?
["kind"]:void 0},{variant:"job-sidecars",gate:"SidecarTerminator",find:uL},{variant:"env-from-metadata",gate:"InPlaceUpdateEnvFromMetadata",find:fL}],Ak={id:"kr\
uise-feature-gate-off",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(!(r.length>0||!n.name||!t.cluster.installed("kruise")))for(let{variant:o,gate:i,
since:s,find:a}of cL){let l=a(n);!l||!dL(i,s,t)||(yield{at:{manifest:n,path:l},variant:o,data:{object:U(n),gate:i}})}}};function dL(e,t,{cluster:n}){return!n.kruiseEnabled(
e)&&(t===void 0||n.holds(t))}function lg(e,t,n,r){return{variant:e,gate:t,since:`advanced-statefulset-${e}`,find:({apiVersion:o,kind:i,spec:s})=>o==="apps.kruis\
e.io/v1beta1"&&i==="StatefulSet"&&r(k(s,n))?["spec",n]:void 0}}function uL(e){if(!(e.group!=="batch"&&e.kind!=="BroadcastJob"&&e.kind!=="AdvancedCronJob"))return Nk(
e,({name:t,value:n})=>t===lL&&n==="true")}function fL(e){let t=k(e.spec,"updateStrategy"),{podUpdatePolicy:n}=k(t,"rollingUpdate"),r=[t.type,n].some(o=>w(o).startsWith(
"InPlace"));if(!(e.group!=="apps.kruise.io"||!r))return Nk(e,o=>{let{fieldPath:i}=k(k(o,"valueFrom"),"fieldRef");return/^metadata\.(labels|annotations)\[/.test(
w(i))})}function Nk(e,t){let n=k(Jt(e)??{},"spec"),r=[...G(e)??[],"spec","containers"];for(let[o,i]of S(n.containers).entries()){let s=S(i.env).findIndex(t);if(s>=
0)return[...r,o,"env",s,"name"]}}var cg="kube-system",pL=["WorkloadSpread","PodUnavailableBudget","PersistentPodState"],Fk="kubernetes.io/metadata.name",Tk={id:"kruise-skips-kube-system",*observe({
object:e,world:t}){let{manifest:n,refusals:r}=e,o=r.length===0?mL(n):void 0;!o||!t.cluster.installed("kruise")||!t.cluster.holds("chart-leaves-out-kube-system")||
(yield{at:{manifest:n,path:o},data:{object:U(n)},assumes:[{kind:"MutatingWebhookConfiguration",says:"Kruise is installed by its Helm chart, whose webhooks leave\
 out kube-system"}]})}};function mL({group:e,kind:t,namespace:n,spec:r}){return e.endsWith("kruise.io")?pL.includes(t)?n===cg?["metadata","namespace"]:void 0:t!==
"SidecarSet"?void 0:r.namespace!==void 0?r.namespace===cg?["spec","namespace"]:void 0:k(k(r,"namespaceSelector"),"matchLabels")[Fk]===cg?["spec","namespaceSelec\
tor","matchLabels",Fk]:void 0:void 0}var Mk={id:"kustomization-does-not-build",*observeFailure({by:e,root:t,said:n,at:r}){e.startsWith("helm")||(yield{at:r,data:{root:t},refusal:{by:e,id:"kustomize\
-build",message:n,path:[]}})}};var gL=60,$k={id:"low-priority-pods-leave-slowly",*observe({pods:e,world:t}){for(let{pod:n,workload:r}of e){let{terminationGracePeriodSeconds:o,priority:i}=n.spec;
if(typeof o!="number"||o<=gL||typeof i!="number")continue;let s=iu(t)[0],a=n.origin(["spec","terminationGracePeriodSeconds"]);!a||!s||s.priority<=i||(yield{at:a,
data:{seconds:o,priority:i,className:s.className},affects:r})}}};function du({id:e,path:t},n,r){let o=r.filter(l=>l.id==="cannot-unmarshal");if(e!=="cannot-unmarshal"&&o.some(l=>Ik(t,l.path)))return!0;if(e==="value-required"&&
o.length>0)return!hL(j(n,t));if(e==="selector-misses-template")return r.some(l=>l.id==="value-required"&&l.path.at(-1)==="selector");let i=({path:l})=>l.length>
t.length&&Ik(l,t);if(t.at(-1)==="selector"&&yL.includes(e)&&r.some(i))return!0;let s=t.findLastIndex(l=>l==="volumeMounts"||l==="volumeDevices");if(e!=="value-n\
ot-found"||s<2)return!1;let a=j(n,t);return S(j(n,[...t.slice(0,s-2),"volumes"])).some(l=>l.name===a)}var yL=["selector-unreadable","value-invalid"];function Ik(e,t){
return t.every((n,r)=>e[r]===n)}function hL(e){return!e||typeof e=="object"&&Object.keys(e).length===0}function uu({id:e,path:t},n,r){return(e==="value-required"||e==="value-not-found"||Lk(j(n,t)))&&wd(r)}function Lk(e){return typeof e=="object"&&e!==null?Object.
values(e).every(Lk):e==null||e===""}var bL=/\$\{[A-Za-z_][^{}]*\}|\{\{[^{}]*\}\}|^\$[A-Z_][A-Z0-9_]*$|^\$\([A-Za-z_][\w.-]*\)$/;function fu(e,t){let n=j(e,t);return typeof n=="string"?bL.exec(n)?.[0]:
void 0}var dg={id:"object-refused",*observe({object:e},t){let{manifest:n}=e;for(let r of e.refusals){if(t.has(r)||du(r,n.value,e.refusals)||uu(r,n.value,n))continue;let o=fu(
n.value,r.path),i=r.id==="no-matches-for-kind"?"not-served":o&&"placeholder";yield m(f({at:{manifest:n,path:r.path}},i&&{variant:i}),{data:{object:U(n),by:r.by,
placeholder:o},refusal:r,affects:n})}}};var Dk="requiredDuringSchedulingIgnoredDuringExecution",Jk={id:"pod-affinity-to-lower-priority",*observe({pods:e,world:t}){for(let{pod:n,workload:r}of e){let{affinity:o,
priority:i,preemptionPolicy:s}=n.spec;if(n.refusals.length>0||typeof i!="number"||s==="Never")continue;let a=S(k(k({affinity:o??null},"affinity"),"podAffinity")[Dk]);
for(let[l,c]of a.entries()){let d=SL(c,n.namespace).flatMap(y=>Xi(t,y)).filter(({labels:y})=>rt(c.labelSelector,y)),u=d.every(y=>y.priority&&y.priority.priority<
i),p=n.origin(["spec","affinity","podAffinity",Dk,l]);if(d.length===0||!u||!p)continue;let g=Math.max(...d.map(y=>y.priority?.priority??0));yield{at:p,data:{priority:i,
others:d.map(y=>U(y.workload)),highest:g},related:d.map(y=>({at:{manifest:y.workload,path:["kind"]},note:`its pods have priority ${y.priority?.priority}`})),affects:r}}}}};
function SL({namespaces:e,namespaceSelector:t},n){return t!=null?[]:Array.isArray(e)&&e.length>0?e.map(w):[n]}var _k={id:"pod-priority-not-of-its-class",*observe({pods:e,world:t}){for(let{pod:n,workload:r}of e){let o=n.refusals.find(({by:u,id:p})=>u===En&&p!=="priority-\
class-not-found"),i=o&&n.writer(o),s=o&&String(o.path[1]);if(!i||!s||i.manifest!==r||i.path.at(-1)!==s)continue;let a=n.origin(["spec","priorityClassName"]);if(a&&
a.manifest!==r)continue;let l=w(n.spec.priorityClassName),c=t.priorityClass(l)??eo(t),d=String(s==="priority"?c.priority:c.preemptionPolicy);yield{at:i,variant:r.
kind==="Pod"?"pod":"workload",data:m(f({workload:U(r),field:s,given:String(n.spec[s])},c.className?{className:c.className,computed:d}:{unclassed:d}),{written:z(
[...r.at,...i.path])}),refusal:o,affects:r}}}};var Vk={id:"pods-refused",*observe({pods:e,object:t},n){if(!t.refusals.some(({id:r})=>r==="cannot-unmarshal"))for(let r of e){let{pod:o,workload:i,subset:s,among:a,
unmade:l,assumes:c}=r;for(let d of o.refusals){if(n.has(d)||du(d,o.value,t.refusals)||uu(d,o.value,i)||t.refusals.some(({id:y})=>y===d.id))continue;let u=G(i)??
[],p=fu(o.value,d.path),g=l?"unmade":p&&"placeholder";yield m(f({at:o.writer(d)??{manifest:i,path:u}},g&&{variant:g}),{data:m(f({},Ar(r,e)),{workload:U(i),subset:s?.
name??a?.join('", "'),by:d.by,placeholder:p}),refusal:d,affects:i,assumes:c})}}}};function*Nr({object:e},t,n=()=>({})){let{manifest:r}=e;for(let o of e.refusals.filter(({id:i})=>t.includes(i))){let i=z(r.at);yield{at:{manifest:r,path:o.path},
data:f({name:r.name,root:i},n(r)),refusal:o}}}var qk={id:"priority-class-bad-preemption-policy",observe:e=>Nr(e,["priority-class-bad-policy"],({value:t})=>({given:w(t.preemptionPolicy)}))};var Wk={id:"priority-class-missing",*observe({pods:e,object:t},n){for(let r of e){let{pod:o,workload:i,subset:s,assumes:a}=r,l=o.refusals.find(p=>p.id==="priori\
ty-class-not-found"&&!n.has(p)),c=l&&o.writer(l);if(!c)continue;let d=c.manifest!==i,u=w(l.value);yield{at:c,variant:d?"subset":t.manifest.kind==="Pod"?"pod":"w\
orkload",data:m(f({},d&&Ar(r,e)),{className:u,workload:U(i),subset:d?s?.name:void 0}),refusal:l,affects:i,lacks:{apiVersion:"scheduling.k8s.io/v1",kind:"Priorit\
yClass",namespace:null,name:u??""},assumes:a}}}};var Uk={id:"priority-class-never-preempts",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="scheduling.k8s.io"||n.kind!=="PriorityClass"||
r.length>0)return;let{className:o,priority:i,preemptionPolicy:s}=Ot(n),l=t.priorityClasses().map(Ot).filter(c=>c.priority<i).map(c=>c.className);s!=="Never"||l.
length===0&&i<=0||(yield{at:{manifest:n,path:["preemptionPolicy"]},data:{className:o,priority:i,lower:l}})}};var Bk={id:"priority-class-reserved-name",observe:e=>Nr(e,["priority-class-reserved-name"])};var Gk={id:"priority-class-second-default",*observe(e){let t=Yp(e.world),n={first:t?.name,firstValue:typeof t?.value.value=="number"?t.value.value:0};for(let r of Nr(
e,["priority-class-second-default"],()=>n)){let o=t&&{manifest:t,path:["globalDefault"]};yield f(f({},r),o&&{related:[{at:o,note:"this class is the default alre\
ady"}]})}}};var Kk={id:"priority-class-unlimited",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="scheduling.k8s.io"||n.kind!=="PriorityClass"||r.length>
0)return;let{className:o,priority:i,preemptionPolicy:s}=Ot(n);i<=0||s==="Never"||n.value.globalDefault===!0||o.startsWith("system-")||t.objectsOf("","ResourceQu\
ota","*").some(a=>vL(a,o))||(yield{at:{manifest:n,path:["value"]},data:{className:o,priority:i},assumes:[{kind:"ResourceQuota",says:`No ResourceQuota limits Pri\
orityClass ${o}`}]})}};function vL({spec:e},t){return S(k(e,"scopeSelector").matchExpressions).some(({scopeName:n,operator:r,values:o})=>{let i=Array.isArray(o)&&
o.includes(t);return n!=="PriorityClass"?!1:r==="Exists"||r==="In"&&i||r==="NotIn"&&!i})}var Hk={id:"priority-class-value-too-high",observe:e=>Nr(e,["priority-class-value-too-high"],({value:t})=>({value:Number(t.value)}))};var Qk={id:"quota-refuses-pods",*observe({pods:e,world:t}){for(let{pod:n,workload:r,subset:o}of e)if(!(n.refusals.length>0))for(let i of Cc(n,t)){let s=i.id==="\
quota-must-specify",a=n.origin(i.path)??{manifest:r,path:G(r)??[]},l=`No other LimitRange of namespace ${n.namespace} gives containers what they leave out`;yield m(
f({at:a},s&&{variant:"unstated"}),{data:{namespace:n.namespace,subset:o?.name},refusal:i,affects:r,assumes:s?[{kind:"LimitRange",says:l}]:[]})}}};var zk={id:"sidecar-lowers-qos-class",*observe({pods:e,world:t}){for(let{pod:n,workload:r,qosClass:o}of e){if(o==="Guaranteed"||n.refusals.length>0)continue;let[
i,s]=xL(n);if(st(f(f({},n.spec),i),t.cluster)==="Guaranteed")for(let[l,c]of s)st({containers:[l]},t.cluster)!=="Guaranteed"&&(yield{at:c,data:{sidecar:ae(l),sidecarSet:c.
manifest.name,now:o},affects:r})}}};function xL(e){let t={},n=[];for(let r of["containers","initContainers"])t[r]=S(e.spec[r]).filter((o,i)=>{let s=e.origin(["s\
pec",r,i,"name"]);return s?.manifest.kind!=="SidecarSet"?!0:(n.push([o,s]),!1)});return[t,n]}var PL=["containers","initContainers"],Yk={id:"sidecar-replaces-container",*observe({pods:e},t){for(let{pod:n,workload:r}of e)for(let o of PL)for(let[i,s]of S(n.
spec[o]).entries()){let a=["spec",o,i,"name"],l=n.origin(a),c=l?.manifest.kind==="SidecarSet"?wL(r,o,ae(s)):void 0;if(!l||!c)continue;let d=n.refusals.find(u=>u.
path.join()===a.join()&&!t.has(u));yield m(f({at:l},d?{variant:"twice",refusal:d}:o==="initContainers"&&{variant:"init"}),{data:{container:ae(s),sidecarSet:l.manifest.
name},related:[{at:{manifest:r,path:c},note:"the container that the workload has by this name"}],affects:r})}}};function wL(e,t,n){let r=[...G(e)??[],"spec",t],
o=S(j(e.value,r)).findIndex(i=>ae(i)===n&&!S(i.env).some(s=>s.name==="IS_INJECTED"));return o<0?void 0:[...r,o,"name"]}var Zk={id:"sidecar-update-loses-field",*observe({pods:e,world:t}){if(!(!t.cluster.installed("kruise")||!t.cluster.holds("kruise-writes-pods-with-put")))for(let{
pod:n,workload:r}of e){if(n.refusals.length>0||oe(r.group,r.kind)?.of==="kruise")continue;let o=OL(n);if(o)for(let i of kL(n,t)){let s=n.origin(i);s?.manifest!==
r||s.path.at(-1)!==i.at(-1)||(yield{at:s,data:{field:Dt(i),sidecarSet:o.name},related:[{at:{manifest:o,path:["spec","containers"]},note:"the sidecars that are r\
enewed"}],affects:r})}}}};function kL({spec:e,origins:t},n){let r=[];return Je({spec:e},n.kruiseStructs(),t,o=>r.push(o)),r.filter(o=>o.at(-1)!=="resizePolicy")}
function OL(e){return S(e.spec.containers).map((n,r)=>e.origin(["spec","containers",r,"name"])?.manifest).find(n=>{let r=n?.kind==="SidecarSet"&&w(k(n.spec,"upd\
ateStrategy").type);return r===""||r==="RollingUpdate"})}var Xk={id:"sidecarset-namespace-selector-lost",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e,{cluster:o}=t;if(n.kind!=="SidecarSet"||n.group!=="app\
s.kruise.io"||r.length>0||Lt(n.spec.namespaceSelector))return;let i=w(n.spec.namespace);o.holds("sidecarset-namespace-selector")&&!(i&&o.holds("sidecarset-names\
pace-becomes-selector"))||(yield m(f({at:{manifest:n,path:["spec","namespaceSelector"]}},i&&{variant:"namespace-alone"}),{data:{name:n.name,namespace:i}}))}};var eO={id:"snapshot-too-old",*observeSnapshot({cluster:e,file:t,taken:n,age:r,maxAge:o,at:i}){r===void 0||o===void 0||r<=o||(yield{at:i,data:{cluster:e,file:t,
taken:n,maxAge:o}})}};var tO={id:"spread-has-no-room",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="apps.kruise.io"||n.kind!=="WorkloadSpread"||r.length>0||
!t.cluster.kruiseEnabled("WorkloadSpread"))return;let o=S(n.spec.subsets).map(({maxReplicas:u})=>u);if(o.length===0||!o.every(u=>typeof u=="number"))return;let{
apiVersion:i,kind:s,name:a}=k(n.spec,"targetRef"),l=t.workload(Ye(i),w(s),n.namespace??"",w(a)),c=l?.spec.replicas,d=o.reduce((u,p)=>u+p,0);!l||typeof c!="numbe\
r"||d>=c||(yield{at:{manifest:n,path:["spec","subsets"]},data:{spread:n.name,workload:U(l),room:d,replicas:c,left:c-d},related:[{at:{manifest:l,path:["spec","re\
plicas"]},note:"the pods that there are"}],affects:l})}};var nO={id:"spread-ignores-reserved-ordinals",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="apps.kruise.io"||n.kind!=="StatefulSet"||r.
length>0)return;let o=n.spec.reserveOrdinals,i=Array.isArray(o)&&o.length>0?$c(n,t):void 0;!i||Ic(i).length<2||(yield{at:{manifest:n,path:["spec","reserveOrdina\
ls"]},data:{spread:i.name},related:[{at:{manifest:i,path:["spec","subsets"]},note:"the subsets that are filled by number"}],affects:n})}};var rO={id:"spread-patch-meets-claim-volumes",*observe({object:e,world:t}){let{manifest:n}=e,r=e.refusals.filter(RL),o=r.length>0?la(n,t):void 0;if(!o||t.cluster.
holds("workloadspread-adds-claim-volumes"))return;let i=S(o.spec.volumeClaimTemplates).map(a=>w(k(a,"metadata").name)),s=r.filter(({value:a})=>i.includes(w(a)));
for(let a of new Set(s.map(({path:l})=>Number(l[2])))){let l=s.filter(({path:d})=>d[2]===a),c=[...new Set(l.map(({value:d})=>w(d)))];yield{at:{manifest:n,path:[
"spec","subsets",a,"patch"]},data:{subset:w(S(n.spec.subsets)[a]?.name),workload:U(o),volumes:c},refusal:m(f({},l[0]),{message:l.map(({message:d})=>d).join(", ")}),
claims:l,related:c.map(d=>({at:{manifest:o,path:CL(i.indexOf(d))},note:`the volume "${d}" is made from this claim template`})),affects:o}}}};function RL({by:e,id:t,
path:n}){return e===Wc&&t==="value-not-found"&&/^volume(?:Mounts|Devices)$/.test(String(n.at(-3)))}function CL(e){return["spec","volumeClaimTemplates",e,"metada\
ta","name"]}var EL=an.filter(({templates:e,kind:t})=>e&&t!=="Pod"),oO={id:"spread-target-missing",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="ap\
ps.kruise.io"||n.kind!=="WorkloadSpread"||r.length>0||!t.cluster.kruiseEnabled("WorkloadSpread"))return;let{apiVersion:o,kind:i,name:s}=k(n.spec,"targetRef"),a=n.
namespace??"default";if(t.workload(Ye(o),w(i),a,w(s)))return;let l=jL(Ye(o),w(i),a,w(s),t),c=U({kind:w(i),namespace:a,name:w(s)});yield m(f({at:{manifest:n,path:[
"spec","targetRef"]}},l&&{variant:"near"}),{data:{spread:n.name,target:`${c} of ${w(o)}`,near:l&&`${U(l)} of ${l.apiVersion}`},cause:c,related:l?[{at:{manifest:l,
path:["kind"]},note:"a workload of this name"}]:[],assumes:[{kind:w(i),says:`${c} is not in the cluster`}]})}};function jL(e,t,n,r,o){return EL.flatMap(s=>o.workload(
s.group,s.kind,n,r)??[])[0]??o.objectsOf(e,t,"*").find(s=>s.name===r)}var iO={id:"subset-patch-changes-priority-class",*observe({pods:e,world:t}){for(let n of e){let{subset:r,pod:o,workload:i}=n,s=r&&o.refusals.findLast(({by:y})=>y===
En);if(!s)continue;let a=y=>{let h=o.origin(["spec",y]);return h?.manifest===r.spread?h:void 0},l=a("priorityClassName"),c=a(String(s.path[1]))??l,d=s.id==="pri\
ority-class-not-found";if(!c||d&&o.writer(s)?.manifest!==r.spread||d&&!AL(t,a("priority")))continue;let u=w(o.spec.priorityClassName),p=G(i)??[],g={manifest:i,path:[
...p,"spec","priorityClassName"]};yield{at:c,variant:d?"class-unseen":l?u?"class":"class-removed":`${s.path[1]}-alone`,data:m(f(f({},l&&!d&&NL(o,t)),Ar(n,e)),{subset:r.
name,workload:U(i),className:u||void 0,patch:z([...r.spread.at,"spec","subsets",r.index,"patch","spec"])}),refusal:d?FL(o,t):s,claims:[s],related:[{at:g,note:"t\
he pod has its first priority from here"}],affects:i}}}};function AL(e,t){let{cluster:n}=e;return!t&&!n.closed("PriorityClass")&&!n.holds("workloadspread-clears\
-priority")}function NL(e,t){let{priority:n,preemptionPolicy:r}=t.priorityClass(w(e.spec.priorityClassName))??eo(t);return{priority:n,policy:e.spec.preemptionPolicy===
r?void 0:r}}function FL(e,t){let n=typeof e.spec.priority=="number"?e.spec.priority:0,r=`(the value of ${w(e.spec.priorityClassName)})`,o=t.cluster.say("priorit\
y-integer",{given:n,computed:r});return{by:En,id:"priority-integer",message:o,path:["spec","priority"]}}var lO={id:"template-field-dropped",*observe(e){let{object:t,pods:n,world:r}=e;if(!r.cluster.installed("kruise")||t.refusals.some(({id:i})=>i==="no-matches-for-\
kind"))return;let{manifest:o}=t;if(!TL(o,e))for(let i of sO(o,e))yield aO(o,i,e,n[0]&&o);for(let i of n)for(let{manifest:s,path:a}of ML(i))for(let l of sO(s,e))
a.every((c,d)=>l[d]===c)&&(yield aO(s,l,e,o))}};function TL({kind:e,namespace:t,spec:n},{object:r,world:o}){if(e!=="WorkloadSpread"||t===null||r.refusals.length>
0)return!1;let i=k(n,"targetRef");return o.workload(Ye(i.apiVersion),w(i.kind),t,w(i.name))!==void 0}function sO(e,{world:t}){let{cluster:n}=t,r=pi(e,n).filter(
({by:i})=>i!==ra&&i!==Bp),o=e.kind==="WorkloadSpread"?mi(e,n):[];return[...r.map(({path:i})=>i),...o].filter(i=>j(e.value,i)!==null&&!es(e,i))}function ML({pod:e,
subset:t}){let n=["containers","initContainers","volumes"].flatMap(o=>S(e.spec[o]).flatMap((i,s)=>{let a=e.origin(["spec",o,s,"name"]);return a?.manifest.kind===
"SidecarSet"?[m(f({},a),{path:a.path.slice(0,-1)})]:[]})),r=t&&{manifest:t.spread,path:["spec","subsets",t.index,"patch"]};return r?[...n,r]:n}function aO(e,t,n,r){
let{cluster:o}=n.world,{since:i,newest:s}=jr(e,t,o),{field:a,whose:l}=Zi(e,t),c={field:a,whose:l,since:i,newest:i===void 0?s:void 0},d=f({at:{manifest:e,path:t}},
r&&{affects:r}),u=String(t.at(-1)),[p,g]=[$L(e,t,n),IL(e,t,n)],y=[...p,...g],[h]=y;if(h){let C=U(p.length>0?e:n.object.manifest);return m(f({},d),{variant:p.length>
0?"refused":"pods-refused",data:m(f({},c),{object:C}),refusal:h,claims:y})}let x=sk(t,ig(e,t),o);if(i===void 0&&!x.includes(u))return m(f({},d),{variant:"unknow\
n",data:{field:a,whose:l,nearest:ou(t,x)}});let R=u==="image"&&t.at(-3)==="volumes";return m(f(f({},d),R&&{variant:"image-volume"}),{data:c})}function $L(e,t,{object:n,
world:r}){let o=e===n.manifest?n.refusals:Zt(e,r);return Ja(e,t,o,i=>LL(e,t,i))}function IL(e,t,{pods:n}){return n.flatMap(({pod:r})=>Ja(e,t,r.refusals,o=>{let i=r.
origin(o.path);return i?.manifest===e?i.path:void 0}))}function LL({kind:e},t,{path:n,message:r}){let o=z(t.slice(0,3))===z(n.slice(0,3));return e==="WorkloadSp\
read"&&o&&r.includes(`.${t.at(-2)}: `)?t:n}var cO={id:"unparseable-document",*observeDocument(e){if("root"in e||e.template)return;let{file:t,at:n,problem:r,ignored:o}=e,i={file:t,span:{start:n,end:n},path:[]},
s=/^[\w./-]{1,63}(?=:\s)/.exec(t.text.slice(n,n+65))?.[0];o?yield{at:i,variant:"ignored",data:{problem:r,key:s}}:yield{at:i,data:{problem:r}}}};var dO={id:"update-changes-priority",*observeChange(e){let t=ro(e.was);for(let n of e.is.pods){let{pod:r,verdict:o,workload:i}=n,s=t.find(d=>yi(d,n));if(s?.verdict!==
"admitted"||o!=="admitted")continue;let[a,l]=[s.pod,r].map(({spec:d})=>typeof d.priority=="number"?d.priority:0);if(a===l)continue;let c=String(r.spec.priorityClassName??
"");yield{at:DL(e,c)??r.origin(["spec","priorityClassName"])??{manifest:i,path:[]},variant:l>a?"raised":"lowered",data:{was:a,is:l,class:c||void 0},affects:i};return}}};
function DL({was:e,is:t},n){let[r,o]=[e,t].map(({world:i})=>i.priorityClassNamed(n));return o&&o.value.value!==r?.value.value?{manifest:o,path:["value"]}:void 0}var uO=require("node:util");var fO={id:"update-changes-qos-class",*observeChange({was:e,is:t}){let n=ro(e);for(let r of t.pods){let o=n.find(a=>yi(a,r));if(!o||!hi(r,t.world)||o.qosClass===
r.qosClass)continue;let{workload:i}=r,s=hr.indexOf(r.qosClass)<hr.indexOf(o.qosClass);yield{at:JL(o,r)??{manifest:i,path:[]},variant:s?"raised":"lowered",data:{
was:o.qosClass,is:r.qosClass},affects:i};return}}};function JL(e,t){for(let n of["containers","initContainers"]){let r=S(e.pod.spec[n]);for(let[o,i]of S(t.pod.spec[n]).
entries()){let s=r.find(l=>ae(l)===ae(i));if(s&&(0,uO.isDeepStrictEqual)(s.resources,i.resources))continue;let a=["spec",n,o];return t.pod.origin(s?[...a,"resou\
rces"]:[...a,"name"])}}}function pu({was:e,is:t}){let{manifest:n}=t.object,r=G(n)??["spec"],o=Yi(e.object.manifest,n).map(({path:i})=>i);return{manifest:n,path:o.find(i=>r.every((s,a)=>i[a]===
s))??r}}var pO={id:"update-gets-stuck",*observeChange({was:e,is:t,update:n}){let[r]=n?.outcome==="stuck"?n.refusals:[];if(!r)return;let{manifest:o}=t.object,i=e.pods[0]?.
pod.origin(r.path);yield m(f({at:pu({was:e,is:t}),data:{},refusal:r},i&&_L(i,o)&&{related:[{at:i,note:"this is what cannot be written again"}]}),{affects:o})}};
function _L({manifest:e,path:t},n){return t.length>0&&`${e.kind}/${e.name}`!=`${n.kind}/${n.name}`}var mO={id:"update-recreates-pods",*observeChange({was:e,is:t,update:n}){let{manifest:r}=t.object;n?.outcome!=="recreate"||ts(r,t.world).path!=="in-place"||(yield{
at:pu({was:e,is:t}),data:{because:n.because},affects:r})}};var VL={k3s:"chart-has-k3s",k0s:"chart-has-k0s"},gO={id:"vcluster-distro-removed",*observeTenant({name:e,guest:t,options:n,versions:r,at:o}){let{distro:i}=n;i!==
"k3s"&&i!=="k0s"||!t.holds("chart-is-one")||t.holds(VL[i])||(yield{at:o,variant:i,data:{tenant:e,distro:i,vcluster:r.vcluster}})}};function mu({pod:e,host:t},n,r){if(!(e.refusals.length>0||!t))return t.refusals.find(o=>t.verdict==="rejected"&&n.includes(o.id)&&!r.has(o))}function gu(e){let{
host:t}=e.cluster;return t&&new Ae(t).defaultClasses()[0]}var yO={id:"vcluster-host-default-class",*observe({pods:e,world:t},n){if(!t.vcluster()?.syncPriorityClasses)return;let r=gu(t);for(let o of r?e:[]){let i=mu(o,[
"priority-integer","priority-preemption-policy"],n);!i||!r||o.pod.spec.priorityClassName||(yield{at:{manifest:r,path:["globalDefault"]},data:{hostClass:r.name},
refusal:i,affects:o.workload})}}};var hO={id:"vcluster-host-refuses-pods",*observe({pods:e,world:t},n){for(let{pod:r,host:o,workload:i}of e)if(!(r.refusals.length>0||o?.verdict!=="rejected"))for(let s of o.
refusals)n.has(s)||(yield{at:o.pod.origin(s.path)??{manifest:i,path:G(i)??[]},data:{workload:U(i),by:s.by,namespace:o.pod.namespace},refusal:s,affects:i,assumes:o.
pod.assumes.filter(({kind:a})=>!t.cluster.host?.closed(a)).map(({kind:a,says:l})=>({kind:`${a} of the host`,says:`on the host, ${l}`}))})}};var bO={id:"vcluster-keeps-preemption-policy",*observe({pods:e,world:t},n){let{cluster:r}=t,o=t.vcluster();if(!(!o||o.syncPriorityClasses||!r.holds("syncer-keep\
s-preemption-policy"))&&!(o.hostPriorityClass&&r.holds("syncer-sets-priority-class")))for(let i of e){let s=mu(i,["priority-preemption-policy"],n);if(!s)continue;
let{pod:a,workload:l}=i,c=gu(t),d=a.spec.preemptionPolicy==="Never",u=a.origin(["spec","priorityClassName"])??{manifest:l,path:[]},p=t.priorityClassNamed(w(a.spec.
priorityClassName));yield m(f({at:d||!c?u:{manifest:c,path:["globalDefault"]}},!d&&{variant:"host-default"}),{data:{className:w(a.spec.priorityClassName),hostClass:c?.
name},refusal:s,related:d&&p?[{at:{manifest:p,path:["preemptionPolicy"]},note:"the policy of the class"}]:[],affects:l})}}};var SO={id:"vcluster-priority-not-synced",*observe({object:e,world:t}){let{manifest:n,refusals:r}=e;if(n.group!=="scheduling.k8s.io"||n.kind!=="PriorityClass"||
r.length>0)return;let{className:o,priority:i}=Ot(n);if(!t.cluster.installed("vcluster")||i===0)return;let s=t.vcluster();!s||s.syncPriorityClasses||(yield{at:{manifest:n,
path:["value"]},data:{className:o,priority:i}})}};var vO={id:"vcluster-resize-not-forwarded",*observe({pods:e,world:t}){let{cluster:n}=t;if(!(!n.installed("vcluster")||n.holds("syncer-forwards-resize")))for(let{
pod:r,workload:o}of e)for(let[i,s]of S(r.spec.containers).entries()){let a=r.origin(["spec","containers",i,"resizePolicy"]);if(!(!Array.isArray(s.resizePolicy)||
!a||a.path.at(-1)!=="resizePolicy")){if(!n.enabled("InPlacePodVerticalScaling"))return;yield{at:a,data:{container:ae(s)},affects:o}}}}};var xO={id:"vcluster-syncs-qos-class",*observeTenant(e){let{guest:t,versions:n}=e;if(!t.holds("status-qos-class-immutable")||!t.holds("syncer-writes-host-qos-cl\
ass"))return;for(let o of new Set(e.stuck.map(({host:i})=>i?.qosClass))){let i=e.stuck.filter(({host:l})=>l?.qosClass===o),s=[...new Set(i.map(({qosClass:l})=>`\
"${l}"`))].sort().join(" or "),a=[...new Set(i.flatMap(({host:l})=>l?.causes??[]))];for(let{workload:l,host:c}of i)yield m(f({at:e.at,variant:"stuck",data:m(f({
tenant:e.name},n),{guestClasses:s,hostClass:o,differs:a})},c?.refusals[0]&&{refusal:c.refusals[0]}),{affects:l})}if(e.stuck.length>0)return;let r=qL(e);yield{at:e.
at,variant:r.length>0?"differs":"nothing-known",data:m(f({tenant:e.name},n),{namespace:e.namespace,differs:r})}}};function qL({guest:e,host:t,namespace:n,options:r}){
let o=[];for(let{name:s,spec:a}of n!==void 0&&t?.limitRanges(n)||[])S(a.limits).some(c=>c.type==="Container"&&["default","defaultRequest","max","min"].some(d=>Object.
keys(k(c,d)).length>0))&&o.push(`LimitRange ${n}/${s} (BestEffort pods become Burstable)`);r.hostLimitRange&&o.push("the LimitRange that the vcluster chart make\
s (BestEffort pods become Burstable)"),r.rewriteHosts&&o.push(`the init container ${_c} (BestEffort pods of StatefulSets become Burstable)`);let i=e.holds("sync\
er-keeps-labels")?t?.sidecarSets()??[]:[];for(let{name:s,spec:a}of i)(!a.namespace||a.namespace===n)&&o.push(`SidecarSet ${s}, where it selects the pods`);return o}var PO={id:"vcluster-terminating-qos-class",*observe({pods:e,world:t}){let{cluster:n}=t;if(n.holds("syncer-copies-status-of-terminating-pods")&&n.holds("status-\
qos-class-immutable"))for(let{host:r,qosClass:o,workload:i}of e)!(i.kind==="Job"&&i.spec.podReplacementPolicy==="Failed")||r?.verdict!=="admitted"||r.qosClass===
o||(yield{at:{manifest:i,path:["spec","podReplacementPolicy"]},data:{guestClass:o,hostClass:r.qosClass,differs:r.causes},refusal:{by:"pod-syncer",id:"qos-class-\
immutable",message:n.say("qos-class-immutable",{given:r.qosClass}),path:["status","qosClass"]},affects:i})}};var wO={id:"vcluster-writes-guest-qos-class",*observe({pods:e,world:t}){let{cluster:n}=t;if(!(!n.holds("syncer-writes-guest-qos-class")||!n.host?.holds("status-\
qos-class-immutable")))for(let{pod:r,host:o,qosClass:i,workload:s}of e){let[a]=S(r.spec.readinessGates),l=r.origin(["spec","readinessGates"]);o?.verdict!=="admi\
tted"||o.qosClass===i||!a||!l||(yield{at:l,data:{gate:String(a.conditionType),guestClass:i,hostClass:o.qosClass,differs:o.causes},refusal:{by:"pod-syncer",id:"q\
os-class-immutable",message:n.host.say("qos-class-immutable",{given:i}),path:["status","qosClass"]},affects:s})}}};var kO="requiredDuringSchedulingIgnoredDuringExecution",OO={id:"zone-anti-affinity-stops-preemption",*observe({pods:e}){for(let{pod:t,workload:n}of e){let{affinity:r,
priority:o,preemptionPolicy:i}=t.spec;if(typeof o!="number"||o<=0||i==="Never")continue;let s=S(k(k({affinity:r??null},"affinity"),"podAntiAffinity")[kO]);for(let[
a,{topologyKey:l}]of s.entries()){let c=t.origin(["spec","affinity","podAntiAffinity",kO,a,"topologyKey"]);!c||l==="kubernetes.io/hostname"||(yield{at:c,data:{topologyKey:w(
l),priority:o},affects:n})}}}};var rs=[Kw,Uw,Bw,Gw],Xn=[cO,tk,Mk,pk,rk,eO,iO,Wk,ck,_k,Hk,Bk,Gk,qk,rO,mk,xO,Yk,Xk,zk,Tk,Ak,oO,tO,nk,Ek,uk,fk,Jk,OO,$k,Uk,Kk,wO,PO,SO,bO,yO,hO,vO,gO,vk,lO,lk,bk,
wk,pO,ek,mO,dO,fO,Qk,Zk,nO,kk,Hw,dg,Vk,...rs],yu=[dg,...Xn.filter(({observeChange:e})=>e)];var Po="kruise-preflight",WL={allowed:[],misread:[]},RO=/#+[ \t]*(kruise[ _-]?preflight|[a-z_-]{13,19}(?=[ \t]*:|[ \t]+al))[ \t]*(:?)[ \t]*([^\s,]*)/iy;function EO(e,t){
let{text:n}=e,r=UL(n);if(r.length===0)return WL;let o=t(),i=CO(o.filter(Y).flatMap(({root:p})=>Yx(p))),s=CO(o.filter(p=>!Y(p))),a=p=>!i(p)&&(!s(p)||AO(n,p)),l=zL(
n),c=[],d=[],u=r.filter(({at:p})=>a(p));for(let[p,{at:g,begin:y}]of u.entries()){let[,h="",x="",R=""]=y;if(!BL(h,x,R))continue;let C=u[p+1]?.at??n.length,A=Math.
min(Ut(n,g),C),F={start:g,end:g+n.slice(g,A).trimEnd().length},H=g+y[0].length,V=KL(n.slice(H,F.end)),N=l(g),W=h!==Po||x===""||R!=="allow"?GL(h,x,R):V.problem;if(W!==
void 0)d.push({span:F,problem:W,write:QL(V)});else for(let[he,{rule:Xe,at:Q}]of V.rules.entries()){let{until:Te,because:We}=V,$t=he===0?g:H+Q;c.push(m(f({rule:Xe,
span:{start:$t,end:F.end}},Te&&{until:Te}),{because:We,line:N}))}}return{allowed:c,misread:d}}function UL(e){let t=[];for(let n=e.indexOf("#");n>=0;n=e.indexOf(
"#",n+1)){if(n>0&&!` 	\r
\uFEFF`.includes(e.charAt(n-1)))continue;RO.lastIndex=n;let r=RO.exec(e);r&&t.push({at:n,begin:r})}return t}function BL(e,t,n){return e===Po&&t!==""?!0:pn(e.toLowerCase(),
[Po])!==void 0&&/^al/i.test(n)&&pn(n,["allow"])!==void 0}function GL(e,t,n){return e!==Po?`${vn(e)} is not ${vn(Po)}`:t===""?`${vn(":")} is missing behind ${vn(
Po)}`:n===""?`${vn("allow")} is missing`:`${vn(n)} is unknown; known is ${vn("allow")}`}function KL(e){let[,t=e,n=""]=/^(.*?)(?<![^\s])because(?![^\s])(.*)$/.exec(
e)??[],[,r=t,o]=/^(.*?)(?<![^\s])until(?![^\s])(.*)$/.exec(t)??[],s=[...r.matchAll(/[^,]+|(?<=,)(?=,|$)/g)].map(({0:d,index:u})=>({rule:d.trim(),at:u+d.length-d.
trimStart().length})),a=o?.trim(),l=HL(s,a,n.trim()),c=a!==void 0&&jO(a)===void 0;return f(f({rules:s,because:n.trim()},c&&{until:a}),l!==void 0&&{problem:l})}function HL(e,t,n){
if(e.every(({rule:o})=>o===""))return"no rule is named";for(let{rule:o}of e){if(o==="")return"a rule is missing beside a comma";if(/\s/.test(o)){let[,...i]=o.split(
/\s+/);return`${vn(i.join(" "))} is unknown here; after a rule come a comma, "until" or "because"`}}if(t!==void 0){let o=jO(t);if(o!==void 0)return o}if(n==="")
return"the reason is missing";let r=/(?<=\s)until\s+\d{4}-\d\d-\d\d(?=\W*$)/.exec(n)?.[0];return r&&`${vn(r)} stands behind "because", where it is a part of the\
 reason`}function jO(e){if(e==="")return'"until" names no day';if(!/^\d{4}-\d\d-\d\d$/.test(e))return`${vn(e)} is not a date as 2027-03-31 is`;let t=new Date(`${e}\
T00:00:00Z`);return!Number.isNaN(t.getTime())&&t.toISOString().startsWith(e)?void 0:`${vn(e)} is no day of the calendar`}function QL({rules:e,until:t,because:n}){
let r=e.flatMap(({rule:s})=>s.split(/\s+/)[0]||[]),o=n.replace(/\suntil\s+\d{4}-\d\d-\d\d\W*$/,""),i=/\suntil\s+(\d{4}-\d\d-\d\d)\W*$/.exec(n)?.[1];return ug(r.
join(", ")||"RULE",{until:t??i,because:o||void 0})}function ug(e,{until:t,because:n}={}){let r=n===void 0?"REASON":n.length>hu?`${n.slice(0,hu)}\u2026`:n;return`\
# ${Po}: allow ${e}${t===void 0?"":` until ${t}`} because ${r.replaceAll("`","'")}`}var hu=80;function vn(e){return`"${(e.length>hu?`${e.slice(0,hu)}\u2026`:e).
replace(/[\p{Cc}\u2028\u2029]+/gu," ")}"`}function AO(e,t){return/^\uFEFF?[ \t]*(?:---|-)?[ \t]*$/.test(e.slice(yn(e,t),t))}function zL(e){let t=new ve(e),n=new Map,
r=o=>/^(?:\uFEFF?[ \t]*#|---[ \t]*(?:#|$))/.test(t.lineText(o));return o=>{let{line:i}=t.at(o),s=yn(e,o),a=e.slice(s,o).search(/(?<=^\uFEFF?|[ \t])#/);if(!AO(e,
a<0?o:s+a))return i;let l=i+1;for(;!n.has(l)&&r(l);)l++;let c=n.get(l)??l;for(let d=i+1;d<l;d++)n.set(d,c);return c}}function CO(e){return t=>{let n=0,r=e.length;
for(;n<r;){let i=n+r>>1;e[i].end<=t?n=i+1:r=i}let o=e[n];return o!==void 0&&o.start<=t}}var NO=new WeakMap;function _a(e){let{files:t,objects:n,named:r,settings:o,root:i,sources:s=[]}=e,a=new Set([...t.filter(d=>!Ce(d)),...s,...[...n.values()].flat(),
...r.values()]);o.file&&a.add(o.file);let l=[...a].map(d=>f({file:d},YL(d))),c=i===""?"":`${i}/`;return{comments:l.flatMap(({file:d,allowed:u})=>u.map(p=>m(f({},
p),{from:"comment",file:d,holdsFor:()=>!0}))),entries:o.allow.map(d=>{let{rule:u,path:p,until:g,because:y,file:h,at:x}=d,R=p===void 0?()=>!0:bt([p]);return m(f(
{rule:u},g!==void 0&&{until:g}),{because:y,from:"config",file:h,span:ZL(x,h.text),setting:d,holdsFor:C=>R(C.startsWith(c)?C.slice(c.length):C)})}),misread:l.flatMap(
({file:d,misread:u})=>u.map(p=>m(f({},p),{file:d})))}}function YL(e){let t=NO.get(e);return t||(t=EO(e,()=>dt([e]).documents),NO.set(e,t)),t}function ZL({start:e,
end:t},n){let r=n.indexOf(`
`,e),o=r<0?t:Math.min(t,r);return{start:e,end:e+n.slice(e,o).trimEnd().length}}function MO({comments:e}){let t=new Set(e.map(({file:r})=>r)),n;return r=>t.has(r.
file)?!1:(n??=XL(e),!(n.get(LO(r))??[]).some(({until:i})=>i===void 0||r.until!==void 0&&r.until<=i))}function XL(e){let t=new Map;for(let n of e){let r=LO(n);t.
set(r,[...t.get(r)??[],n])}return t}var FO=new WeakMap,TO=new WeakMap;function eD(e){let t=TO.get(e)??dt([e]).manifests;return TO.set(e,t),t}function $O(e){let t=FO.
get(e)??new ve(e.text);return FO.set(e,t),t}function IO({file:e,span:t,line:n=0}){let r=$O(e),o=r.start(n);if(o<=t.start||o>=e.text.length)return;let i=r.lineText(
n),s=/^[ \t]*/.exec(i)?.[0].length??0;return{start:o+Math.min(s,i.trimEnd().length),end:o+i.trimEnd().length}}function LO({rule:e,file:t,line:n=0}){let r=$O(t),
[o,i]=[r.start(n),r.start(n+1)];for(let s of eD(t)){if(s.node.end<=o||s.node.start>=i)continue;let a=DO(s.node,o,i);if(a)return JSON.stringify([e,He(s),tD(s,a)])}
return JSON.stringify([e,t.path,r.lineText(n).trim()])}function tD(e,t){return e.value?kr(e,t).slice(0,-1):z(t)}function DO(e,t,n){if(e.start>=t&&e.start<n)return[];
if(e.end<=t||e.start>=n||e.kind==="scalar")return;let r=e.kind==="map"?e.entries.map(({name:o,key:i,value:s})=>({step:o,start:i.start,value:s})):e.items.map((o,i)=>({
step:i,start:o.start,value:o}));for(let{step:o,start:i,value:s}of r){if(i>=t&&i<n)return[o];let a=DO(s,t,n);if(a)return[o,...a]}}var nD;function JO(){return nD??=require("node:crypto")}function _O(...e){return JO().createHash(...e)}function VO(...e){return JO().randomBytes(...e)}var qO=/\{(?:(since|until):)?([A-Za-z][\w-]*)\}/g,rD=/\[\[(.*?)\]\]/gs;function pg(e){return[...e.matchAll(qO)].map(WO)}function os(e,t){let n="",r=0;for(let o of e.
matchAll(rD)){n+=fg(e.slice(r,o.index),t),r=o.index+o[0].length;let i=o[1]??"";pg(i).every(s=>t(s)!==void 0)?n+=fg(i,t):/^(?:[\s.,;:)]|$)/.test(e.slice(r))&&(n=
n.trimEnd())}return n+fg(e.slice(r),t)}function fg(e,t){return e.replaceAll(qO,(...n)=>{let r=WO(n),o=t(r);if(o===void 0)throw new Error(`${r.text} has no value`);return o})}function WO([e="",t,n=""]){
return{text:e,ask:t==="since"||t==="until"?t:"data",name:n}}function gg(e,t=8){let n=e.length>t?[...e.slice(0,t),`${e.length-t} more`]:e.map(String);return n.length<2?n.join(""):`${n.slice(0,-1).join(", ")} and ${n.at(-1)}`}
function UO(e){if(e!=null)return typeof e!="object"?mg(String(e)):e.length?mg(gg(e)):void 0}function BO(e){let[t]=e;if(!t)return;let n=`${t.kind} ${t.namespace?
`${t.namespace}/`:""}${t.name}`,r=t.name===""?`${t.kind} without a name`:n;return mg(e.length>1?`${r} and ${e.length-1} more`:r)}var mg=e=>e.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/g,
t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function GO(e,t,n){let r=new Map(Object.entries(e.data));r.set("clusters",gg(n.clusters,3)||void 0),r.set("affected",BO(n.affected)),r.set("count",n.affected.length),
r.set("pods",n.pods===1?"1 pod":`${n.pods} pods`),r.set("at",e.at);let o=({ask:c,name:d})=>c==="data"?UO(r.get(d)):n[c](d),{variants:i}=t,a=e.variant!==void 0&&
i&&Object.hasOwn(i,e.variant)?f(f({},t),i[e.variant]):t,l=c=>{try{return os(a[c],o).trim()}catch(d){throw new Error(`policy ${t.id}, ${c}: ${d.message}`)}};return{
severity:a.severity,message:l("message"),symptom:l("symptom"),why:l("why"),remedy:l("remedy"),fixes:(a.fixes??[]).filter(c=>oD(c).every(d=>pg(d).every(u=>o(u)!==
void 0))).map(c=>iD(c,r,o))}}function oD(e){let t=n=>typeof n=="string"?[n]:typeof n=="object"&&n!==null?Object.values(n).flatMap(t):[];return[e.title,...t(e.patch)]}
function iD(e,t,n){let r=i=>{if(typeof i=="string"){let s=/^\{([A-Za-z][\w-]*)\}$/.exec(i)?.[1],a=s===void 0?void 0:t.get(s);return a!==void 0?typeof a=="object"&&
a?[...a]:a:os(i,n)}return Array.isArray(i)?i.map(r):typeof i!="object"||i===null?i:Object.fromEntries(Object.entries(i).map(([s,a])=>[s,r(a)]))},o=e.patch.map(i=>{
let s=os(i.path,n);return i.op==="remove"?{op:i.op,path:s}:"from"in i?{op:i.op,from:os(i.from,n),path:s}:{op:i.op,path:s,value:r(i.value)}});return{title:os(e.title,
n).trim(),safe:e.safe,operations:o}}function is(e){if(!G(e))return 0;let{replicas:t,parallelism:n}=e.spec,r=[t,n].find(o=>typeof o=="number");return typeof r=="number"&&e.kind!=="DaemonSet"?r:1}var KO=require("node:util");function HO(e,t){let n=new Map;for(let r of e){let{ruleId:o,observation:i}=r,{file:s,start:a}=t.start(i.at),l="manifest"in i.at&&i.at.
path,c=JSON.stringify([o,s,a,i.variant,l]),d=i.refusal?.message??"",u=n.get(c),p=u?.get(d);p?p.push(r):u?u.set(d,[r]):n.set(c,new Map([[d,[r]]]))}return[...n.values()].
flatMap(r=>sD([...r.values()]))}function sD(e){let t=[];for(let n of e){let[r]=n,o=t.filter(a=>a[0]&&r&&aD(a[0],r)&&lD(a,n)),s=o.find(a=>a[0]?.observation.refusal?.
id===r?.observation.refusal?.id)??o[0];s?s.push(...n):t.push([...n])}return t}function aD({observation:e},{observation:t}){return(0,KO.isDeepStrictEqual)(e.data,
t.data)}function lD(e,t){let n=new Set(e.map(({cell:r})=>r));return!n.has(void 0)&&t.every(({cell:r})=>r&&!n.has(r))}function Fr(e,t,n,r=[]){let o=new Fn,i=[...new Set(t.map(({settings:l})=>l.name))],s=new Map(r.map(l=>[l.seen[0]?.observation,l]));return HO(e,o).flatMap(l=>{let c=s.
get(l[0]?.observation);return c&&cD(c.seen,l)?c:fD(l,i,o,n)??[]}).sort((l,c)=>uD(l.finding,c.finding))}function cD(e,t){return e.length===t.length&&e.every((n,r)=>dD(
n,t[r]))}function dD(e,t){if(e.observation!==t.observation||e.ruleId!==t.ruleId)return!1;let[n,r]=[e.cell,t.cell];return!n||!r?n===r:n.settings===r.settings&&n.
coming?.versions===r.coming?.versions&&n.profile.kubernetes.display===r.profile.kubernetes.display}function uD(e,t){return e.file!==t.file?e.file<t.file?-1:1:e.
line-t.line||e.column-t.column||(e.ruleId<t.ruleId?-1:1)}function fD(e,t,n,r){let o=e[0],{ruleId:i,observation:s}=o,a=r.policies[i];if(!a)throw new Error(`rule ${i}\
 has no policy`);let l=e.map(R=>({ruleId:i,observation:R.observation,cell:R.cell,level:QO(R,a,r)})).filter(({level:R})=>R!=="off");if(l.length===0)return;let c=mD.
find(R=>l.some(({level:C})=>C===R)),d=yg(l,t),u=bD(l,a,r),p=xD(l,t,n,r),g="manifest"in s.at?[...s.at.manifest.at,...s.at.path]:s.at.path,y=GO({variant:s.variant,
data:s.data,at:z(g)},a,{clusters:d,affected:p,pods:vD(l),since:r.since,until:r.until}),h=Di(s.at);return{finding:m(f(m(f(m(f(f(f({ruleId:i,family:a.family,severity:c,
message:y.message,symptom:y.symptom},SD(l,t)),n.of(s.at)),pD(l)),{changedHere:null,object:h,path:z(g),clusters:d}),u.length>0&&{coming:u}),{affects:p,related:PD(
l,n),why:y.why,remedy:y.remedy,assumes:[...new Set(l.flatMap(R=>zO(R).map(({says:C})=>C)))],basis:gD(a)}),l.some(R=>Va(R,a,r))&&{locked:!0}),{fingerprint:wD(i,h,
s),status:l.every(r.stood)?"existing":"new"}),seen:l,proposals:y.fixes}}function pD(e){let t=new Set(e.map(({observation:{at:o}})=>{let{file:i}="manifest"in o?o.
manifest.document:o;return Ce(i)?i.root:void 0})),[n,...r]=t;return n!==void 0&&r.length===0?{renderedFrom:n}:{}}var mD=["error","warning","notice"];function gD(e){
return{level:e.basis??"source",evidence:e.evidence}}function QO({ruleId:e,observation:t,cell:n},r,o){if(r.off&&!yD({ruleId:e,family:r.family},o,n))return"off";let s=(t.
variant===void 0?void 0:r.variants?.[t.variant]?.severity)??r.severity,a=lo(o.settings,{ruleId:e,family:r.family},s==="error"&&!n&&!t.refusal&&!hD(t,o)?"warning":
s,o.today,n?.settings),l=zO({observation:t,cell:n}).some(({aside:c})=>!c)||r.basis==="derived"||YO(n,o);return a==="error"&&l?"warning":a}function yD(e,{settings:t,
today:n},r){let o=t.rules.filter(i=>At(i.rule,e)===2);return ao({rules:o},e,n,r?.settings).level!==void 0}function Va({ruleId:e,cell:t},{family:n},{settings:r,today:o}){
return r.rules.some(({locked:i})=>i)?ao(r,{ruleId:e,family:n},o,t?.settings).locked:!1}function hD({at:e},{isChanged:t}){return t("manifest"in e?e.manifest.document.
file.path:e.file.path)}function zO({observation:e,cell:t}){return(e.assumes??[]).filter(({kind:n,aside:r})=>t&&(r||!t.profile.closed(n)))}function YO(e,{today:t}){
return e?.coming!==void 0&&!(e.coming.from!==void 0&&e.coming.from<=t)}function bD(e,t,n){let r=new Set(e.flatMap(({cell:i})=>i?.coming?[]:i?.settings.name??[])),
o=new Map;for(let i of e){let{cell:s}=i;if(!s?.coming||r.has(s.settings.name))continue;let{versions:a,from:l}=s.coming,d=l!==void 0&&YO(s,n)&&QO(i,t,m(f({},n),{
today:l}))==="error"?l:null,u=JSON.stringify([a,d]),p=o.get(u)??{versions:a,failsFrom:d,clusters:[]};p.clusters.includes(s.settings.name)||p.clusters.push(s.settings.
name),o.set(u,p)}return[...o.values()]}function yg(e,t){let n=new Set(e.flatMap(({cell:r})=>r?[r.settings.name]:t));return t.filter(r=>n.has(r))}function SD(e,t){
let n=new Map;for(let i of e){let{refusal:s}=i.observation,a=s&&n.get(s.message);a?a.push(i):s&&n.set(s.message,[s,i])}let[r,...o]=[...n.values()].map(([{by:i,message:s},
...a])=>({by:i,message:s,clusters:yg(a,t)}));return r?{refusal:f({by:r.by,message:r.message},o.length>0&&{others:o})}:{}}function vD(e){return[...new Set(e.flatMap(
({observation:n})=>n.affects??[]))].reduce((n,r)=>n+is(r),0)}function xD(e,t,n,{stood:r}){let o=new Map;for(let i of e){let s=i.observation.affects;s&&o.set(s,[
...o.get(s)??[],i])}return[...o].sort(([i],[s])=>is(s)-is(i)||(i.name<s.name?-1:1)).map(([i,s])=>{let{file:a,line:l}=n.of({manifest:i,path:[]}),{kind:c,namespace:d,
name:u}=i;return{kind:c,namespace:d,name:u,file:a,line:l,clusters:yg(s,t),status:s.every(r)?"existing":"new"}})}function PD(e,t){let n=new Map;for(let{at:r,note:o}of e.
flatMap(({observation:i})=>i.related??[])){let i=t.of(r);n.set(JSON.stringify([i,o]),m(f({},i),{note:o}))}return[...n.values()]}function wD(e,t,n){let{at:r,variant:o,
refusal:i,data:s,cause:a}=n,l="manifest"in r?kr(r.manifest,r.path):[z(r.path),...t?[]:[r.file.path,s]],c=JSON.stringify([e,t,l,o,i?.message,...a===void 0?[]:[a]]);
return _O("sha256").update(c).digest("hex").slice(0,16)}var wo=class e{constructor(t,n){this.repository=t;this.terms=n;this.asking=_a(t);for(let r of this.asking.comments){let o=this.#e.get(r.file.path)??new Map;o.set(
r.line??0,[...o.get(r.line??0)??[],r]),this.#e.set(r.file.path,o)}}repository;terms;asking;#e=new Map;#t=new Map;#n=new Fn;of(t){return new e(t,this.terms)}part(t,n){
let{comments:r,entries:o,misread:i}=this.asking;if(r.length+o.length+i.length===0)return{kept:t,allowed:[],said:[],by:new Map,stateOf:()=>"counts"};let s=new Map;
for(let g of[...r,...o])s.set(g,{allowed:[],locked:[],late:[]});let a=[],l=[];for(let g of t){let y=!1;for(let h of this.#r(g,n.cells)){let x=s.get(h);this.#l(g)?
x.locked.push(g):this.#c(h)?x.late.push(g):h.setting?.only!=="head"&&(x.allowed.push(g),y=!0)}y?l.push(g):a.push(g)}let c=new Map([...s].map(([g,y])=>[g,this.#o(
g,y,n)])),u=[...this.#s(),...[...s].flatMap(([g,y])=>[...this.#a(g,y,c)])].flatMap(g=>rs.flatMap(({id:y,observeAllowance:h})=>[...h(g)].map(x=>({ruleId:y,observation:x,
cell:void 0})))),p=new Map([...s].map(([g,y])=>[g,y.allowed]));return{kept:a,allowed:l,said:u,by:p,stateOf:g=>c.get(g)??"counts"}}listed({by:t,stateOf:n},{cells:r},o,i){
return[...t].flatMap(([a,l])=>{if(this.#i(a).length===0)return[];let{rule:c,until:d,because:u,from:p}=a,{file:g,line:y,column:h}=this.#n.of(m(f({},a),{path:[]})),
x=Fr(l,r,o).map(({finding:F})=>F),[R,C]=[i(a)?"new":"existing",n(a)];return[m(f({rule:c,file:g,line:y,column:h},d===void 0?{}:{until:d}),{because:u,from:p,status:R,
state:C,allows:x})]}).sort((a,l)=>a.file===l.file?a.line-l.line||a.column-l.column:a.file<l.file?-1:1)}*#r({ruleId:t,observation:{at:n},cell:r},o){let i=this.terms.
policies[t];if(!i||bu(i))return;let s={ruleId:t,family:i.family},{file:a,line:l}=this.#n.of(n);for(let c of this.#e.get(a)?.get(l)??[])At(c.rule,s)>0&&(yield c);
for(let c of this.asking.entries){if(At(c.rule,s)===0||!c.holdsFor(a))continue;let{clusters:d}=c.setting??{},u=({settings:p})=>!d||d.some(g=>Xt(g,p));(r?u(r):o.
every(u))&&(yield c)}}#o(t,n,r){return t.setting?.only==="head"?"pending":n.allowed.length>0?"counts":n.locked.length>0||this.#m(t,r.cells)?"locked":this.#c(t)?
"expired":this.#d(t,r)?"not-needed":"counts"}*#a(t,n,r){let{rule:o,until:i,from:s,file:a,span:l,setting:c}=t;if(c?.only)return;let d=r.get(t),u={file:a,span:l,path:c?
["allow"]:[]},p=this.#i(t);if(p.length!==0){if(p.every(bu))yield{wrong:"not-valid",at:u,from:s,variant:"itself",data:{rule:o}};else if(d==="locked"||n.locked.length>
0){let g=n.locked.length>0?n.locked.map(({ruleId:x})=>x):p.map(({id:x})=>x),y=n.allowed.length>0?n.locked.flatMap(({cell:x})=>x?.settings.name??[]):[],h={rule:o,
locked:[...new Set(g)],where:y.length>0?[...new Set(y)]:void 0};yield{wrong:"locked",at:u,from:s,data:h}}else if(d==="expired"){let g={rule:o,until:i??""},y=n.late.
length>0?"stands-again":this.terms.isWhole?void 0:"not-asked";yield f({wrong:"expired",at:u,from:s,data:g},y!==void 0&&{variant:y})}else if(d==="not-needed"){let g=IO(
t),y=g&&{file:a,span:g,path:[]};yield f(f({wrong:"not-needed",at:u,from:s,data:{rule:o}},c&&{variant:"config"}),y&&{speaksOf:y})}}}*#s(){for(let{file:n,span:r,problem:o,
write:i}of this.asking.misread)yield{wrong:"not-valid",at:{file:n,span:r,path:[]},from:"comment",data:{problem:o,write:i}};let t=Object.values(this.terms.policies).
flatMap(({id:n,family:r})=>[n,`${r}/*`]);for(let n of this.asking.comments){if(this.#i(n).length>0)continue;let{rule:r,file:o,span:i,from:s}=n,a=pn(r,[...new Set(
t)]),l={rule:r,near:a,write:a&&ug(a,n)};yield{wrong:"not-valid",at:{file:o,span:i,path:[]},from:s,variant:"unknown-rule",data:l}}}#i({rule:t}){let n=this.#t.get(
t);return n||(n=Object.values(this.terms.policies).filter(({id:o,family:i})=>At(t,{ruleId:o,family:i})>0),this.#t.set(t,n)),n}#c({until:t}){return t!==void 0&&t<
this.terms.today}#l(t){let n=this.terms.policies[t.ruleId];return n!==void 0&&Va(t,n,this.#p)}get#p(){return{settings:this.repository.settings,today:this.terms.
today}}#m(t,n){let{clusters:r}=t.setting??{},o=n.filter(({settings:s})=>!r||r.some(a=>Xt(a,s))),i=this.#i(t).filter(s=>!bu(s));return i.length===0||o.length===0?
!1:i.every(({id:s})=>o.every(a=>this.#l({ruleId:s,cell:a})))}#d(t,{cells:n,contents:r}){let{isWhole:o,isCompared:i,today:s}=this.terms,{settings:a,files:l}=this.
repository,c=this.#i(t);if(!o||c.length===0||c.every(bu)||!i&&c.some(({id:h})=>yu.some(x=>x.id===h)))return!1;let d=({id:h,family:x,severity:R,off:C})=>C||n.every(
A=>lo(a,{ruleId:h,family:x},R,s,A.settings)==="off");if(c.some(d))return!1;let{file:u,setting:p}=t,{documents:g,skipped:y}=r;if(p){let{skipped:h=[],objects:x}=this.
repository,R=new Set([...x.values()].flat().map(({path:A})=>A));return![...g.flatMap(A=>Y(A)?[]:A.file.path),...h.flatMap(({file:A,reason:F})=>F===Mo||R.has(A)?
[]:A)].some(t.holdsFor)}return!l.includes(u)||y.some(h=>h.file===u.path)?!1:r.manifests.some(h=>h.document.file===u&&n.some(({applied:x})=>x.has(h)))}};function bu({
id:e}){return rs.some(t=>t.id===e)}function Su(e){return e.some(t=>{if(!t)return!1;let{comments:n,entries:r,misread:o}=_a(t);return n.length+r.length+o.length>0})}
function vu(e,t){if(!e)return()=>!0;let n=MO(e);return r=>r.setting?t||r.setting.only==="head":n(r)}var kD;function ZO(){return kD??=require("./update.js")}function XO(...e){return ZO().rolloutOf(...e)}function e1(...e){return ZO().sightChange(...e)}var OD;function RD(){return OD??=require("./update.js")}function t1(...e){return new(RD()).ChangedHere(...e)}var ss=class{constructor(t){this.cells=t;this.#e=[...new Set(t.map(({applied:n})=>n))]}cells;#e;#t=new Map;of(t){let n=this.#e.map(a=>a.has(t)),r=this.cells.find(
({applied:a})=>a.has(t))?.seenFrom(t);if(!r)return{there:[],seen:[]};let o=this.#t.get(r)??new Map;this.#t.set(r,o);let i=n.join(),s=o.get(i);if(!s){let a=this.
cells.filter(({applied:l})=>l.has(t));s={there:a,seen:a.map(l=>l.seenFrom(t))},o.set(i,s)}return s}};function as(e,t){let n="",r=0;for(let o of[...t].sort((i,s)=>i.start-s.start||i.end-s.end))n+=e.slice(r,o.start)+o.newText,r=o.end;return n+e.slice(r)}function xu(e,t,n){
let r=[],o=[],i=[],s=[],a=0,l=0,c=0;for(let F of e){let H=F.start+a,V=H+F.newText.length;if(a+=F.newText.length-(F.end-F.start),V<t.start)r.push(F),l=a;else if(H>
t.end){i.push(F);continue}else o.push(F),s.push(H);c=a}let d=o[0],u=o[o.length-1];if(!d||!u)return[...r,{start:t.start-l,end:t.end-l,newText:t.newText},...i];let p=s[0],
g=s[s.length-1]+u.newText.length,y=Math.min(d.start,t.start-l),h=Math.max(u.end,t.end-c),x=t.start>p?d.newText.slice(0,t.start-p):"",R=g>t.end?u.newText.slice(u.
newText.length-(g-t.end)):"",C=t.start>p&&o.length>1?n1(n,o,s,p,t.start):x,A=g>t.end&&o.length>1?n1(n,o,s,t.end,g):R;return[...r,{start:y,end:h,newText:C+t.newText+
A},...i]}function n1(e,t,n,r,o){let i="";for(let[a,l]of t.entries()){i+=l.newText;let c=t[a+1];c&&(i+=e.slice(l.end,c.start))}let s=n[0];return i.slice(r-s,o-s)}var Ve=class extends Error{};var c1=Pt(l1());function Ru(e){return e.split("/").slice(1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~"))}function d1(e,t){let{op:n}=t;if(!(n!=="add"&&n!==
"replace"&&n!=="remove"))try{return{value:c1.default.applyOperation(e,t,!0,!1).newDocument}}catch{return}}function Wa(e,t){if(typeof e!="object"||e===null||typeof t!=
"object"||t===null)return e===t;if(Array.isArray(e)||Array.isArray(t))return!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((r,o)=>Wa(r,t[o]));
let n=Object.keys(e);return n.length!==Object.keys(t).length?!1:n.every(r=>Object.hasOwn(t,r)&&Wa(e[r],t[r]))}var KD=/^[\w/.][\w/.+@%=: -]*$/,HD=/: |:$| $| #|^\.\.\.|^[\d.][\dA-Fa-fxXoO_.:+TZ -]*$/,QD=/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,Rg=/[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
function er(e){return JSON.stringify(e).replace(QD,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`)}function u1(e){return KD.test(e)&&!HD.test(e)}function zD(e){
return u1(e)&&hn(e)===e?e:e.includes("'")||Rg.test(e)||e===""?er(e):`'${e}'`}function Ro(e){return u1(e)&&ji(e)===e?e:er(e)}function Co(e,t=""){return typeof e!=
"string"?JSON.stringify(e):t==='"'?er(e):t==="'"&&!Rg.test(e)?`'${e.replaceAll("'","''")}'`:zD(e)}function ds(e){return typeof e!="object"||e===null||Object.keys(
e).length===0}function Tr(e,t){return t?Og(e):Array.isArray(e)?`[${e.map(n=>Tr(n,!1)).join(", ")}]`:typeof e=="object"&&e!==null?`{${Object.entries(e).map(([n,r])=>`${Ro(
n)}: ${Tr(r,!1)}`).join(", ")}}`:Co(e)}function Og(e){return Array.isArray(e)?`[${e.map(Og).join(", ")}]`:typeof e=="object"&&e!==null?`{${Object.entries(e).map(
([t,n])=>`${er(t)}: ${Og(n)}`).join(", ")}}`:typeof e=="string"?er(e):JSON.stringify(e)}function tr(e,t,n){if(ds(e))return Co(e);let r=n.lineBreak+" ".repeat(t);
return Array.isArray(e)?e.map(o=>`- ${tr(o,t+2,n)}`).join(r):Object.entries(e).map(([o,i])=>`${Ro(o)}:${us(i,t,n)}`).join(r)}function us(e,t,n){let r=typeof e==
"string"?YD(e,t+n.step,n):void 0;if(r!==void 0)return` ${r}`;if(ds(e))return` ${Co(e)}`;let o=t+(Array.isArray(e)?n.dashes:n.step);return n.lineBreak+" ".repeat(
o)+tr(e,o,n)}function YD(e,t,n){if(!/^[^\s][^\n]*(?:\n[^\n]+)+\n?$/.test(e)||Rg.test(e.replaceAll(`
`,"")))return;let r=e.endsWith(`
`),o=(r?e.slice(0,-1):e).split(`
`),i=n.lineBreak+" ".repeat(t);return`|${r?"":"-"}${i}${o.join(i)}`}function Cu(e,t){let n=0,r=-1,o=i=>{if(i.kind==="seq")for(let s of i.items)o(s);if(!(i.kind!==
"map"||Pr(e,i)))for(let{key:s,value:a}of i.entries){if(n&&r>=0)return;if(a.start<s.end||Ut(e,s.end)>a.start)continue;let l=ht(e,a.start)-ht(e,s.start);a.kind===
"map"&&!n&&l>0&&(n=l),a.kind==="seq"&&r<0&&l>=0&&(r=l),o(a)}};return o(t),{lineBreak:e.includes(`\r
`)?`\r
`:`
`,step:n||2,dashes:Math.max(r,0)}}function f1(e,t){let n=ye({path:"",text:e})[0];if(!n||!("root"in n))throw new Ve("the document does not parse");let r=Ru(t.path);return new Cg(e,n).changes(t,r).
sort((i,s)=>s.start-i.start)}var Cg=class{#e;#t;#n;#r;constructor(t,n){this.#e=t,this.#t=n.root,this.#n=Cu(t,n.root),this.#r=Pr(t,n.root)&&/^\s*\{\s*(?:"|\}\s*$)/.
test(t)}changes(t,n){let r=t.op==="remove"?null:t.value;if(n.length===0){if(t.op==="remove")throw new Ve("a document cannot be removed");let u={start:this.#t.start,
end:this.#t.end,aliased:!1,behind:this.#t.start};return this.#a(u,this.#t,r,!1,0)}let o=this.#t,i=!1,s,a=0;for(let u of n.slice(0,-1)){i||=Pr(this.#e,o);let p=this.#o(
o,u);if(p.slot.aliased||zx(p.node))throw new Ve(`'${u}' is shared through an anchor`);a=p.column,o=p.node,s=p.slot}i||=Pr(this.#e,o);let l=n[n.length-1];if(o.kind===
"scalar")throw new Ve(`there is no '${l}' in a scalar`);if(t.op==="remove")return this.#l(o,l,i,s,a);if(o.kind==="seq"&&t.op==="add")return this.#c(o,l,r,i);let c=Se(
o,l);if(o.kind==="map"&&!(c&&md(o,c)))return this.#s(o,l,r,i);let d=this.#o(o,l);return this.#a(d.slot,d.node,r,i,d.column)}#o(t,n){if(t.kind==="map"){let i=Se(
t,n);if(!i)throw new Ve(`there is no '${n}'`);if(!md(t,i))throw new Ve(`'${n}' is merged from elsewhere`);return{node:i.value,slot:yd(this.#e,i),column:ht(this.#e,
i.key.start)}}let r=t.kind==="seq"?t.items[Number(n)]:void 0;if(!r)throw new Ve(`there is no '${n}'`);let o=hd(this.#e,t)[Number(n)];return{node:r,slot:o,column:ht(
this.#e,ba(o))}}#a(t,n,r,o,i){let s=this.#e,a=t.start===t.end&&!t.aliased,c=a&&s.slice(t.end,Ut(s,t.end)).trim()===""?m(f({},t),{end:Ut(s,t.end)}):t,d=a&&c.start>
0&&!XD(s.charCodeAt(c.start-1))&&":-".includes(s.charAt(c.start-1))?" ":"";if(o||n===this.#t&&Pr(s,n))return[{start:c.start,end:c.end,newText:d+Tr(r,this.#r)}];
let u=s.charAt(c.behind-1)==="-"&&eJ(s,c.behind-1),p=c.behind===c.start&&n===this.#t,g=yn(s,c.start)<=c.behind;if(ds(r)){let x=n.kind==="scalar"&&!c.aliased?s.charAt(
n.start):"",R=Co(r,x);return p||g?[{start:c.start,end:c.end,newText:d+R}]:[{start:Ut(s,c.behind),end:c.end,newText:""},{start:c.behind,end:c.behind,newText:` ${R}`}]}
if(p)return[{start:c.start,end:c.end,newText:tr(r,ht(s,c.start),this.#n)}];if(u){let x=g&&!a?ht(s,c.start):i+2;return g?[{start:c.start,end:c.end,newText:d+tr(r,
x,this.#n)}]:[{start:c.behind,end:c.end,newText:` ${tr(r,i+2,this.#n)}`}]}let y=us(r,i,this.#n);if(!g)return[{start:Ut(s,c.behind),end:c.end,newText:y}];let h=Ut(
s,c.end);return h===c.end?[{start:c.behind,end:c.end,newText:y}]:[{start:h,end:h,newText:y},{start:c.behind,end:c.end,newText:""}]}#s(t,n,r,o){let i=this.#e,s=gd(
t),a=s[s.length-1];if(o){let u=`${this.#r?er(n):Ro(n)}: ${Tr(r,this.#r)}`;return a?[this.#i(yd(i,a).end,a.key.start,u)]:[{start:t.start+1,end:t.end-1,newText:u}]}
let l=ht(i,t.start),c=Ut(i,t.end),d=`${Ro(n)}:${us(r,l,this.#n)}`;return[{start:c,end:c,newText:this.#n.lineBreak+" ".repeat(l)+d}]}#i(t,n,r){let o=this.#e,i=Rm(
o,n)?`,${this.#n.lineBreak}${o.slice(yn(o,n),n)}`:", ";return{start:t,end:t,newText:i+r}}#c(t,n,r,o){let i=this.#e,s=n==="-"?t.items.length:Number(n),a=hd(i,t),
l=a[s],c=a[a.length-1];if(o){let y=Tr(r,this.#r);return c?l?[{start:l.start,end:l.start,newText:`${y}, `}]:[this.#i(c.end,c.start,y)]:[{start:t.start+1,end:t.end-
1,newText:y}]}if(!c)throw new Ve("the sequence has no item");let d=ht(i,t.start),u=`- ${tr(r,d+2,this.#n)}`,p=this.#n.lineBreak+" ".repeat(d);if(l)return[{start:ba(
l),end:ba(l),newText:u+p}];let g=Ut(i,t.end);return[{start:g,end:g,newText:p+u}]}#l(t,n,r,o,i){let s=this.#e;this.#o(t,n);let a=t.kind==="map"?gd(t).map(g=>({start:g.
key.start,end:yd(s,g).end})):hd(s,t).map(g=>({start:r?g.start:ba(g),end:g.end})),l=t.kind==="map"?gd(t).findIndex(g=>g.name===n):Number(n),c=a[l],d=a[l+1];if(a.
length===1)return r?[{start:t.start+1,end:t.end-1,newText:""}]:this.#a(o??ZD(t),t,t.kind==="map"?{}:[],!1,i);if(r)return l>0?[{start:a[l-1].end,end:c.end,newText:""}]:
[{start:c.start,end:d.start,newText:""}];if(!Rm(s,c.start))return[{start:c.start,end:d.start,newText:""}];let u=yn(s,c.start),p=s.indexOf(`
`,c.end);return p>=0?[{start:u,end:p+1,newText:""}]:[{start:Ut(s,yn(s,Math.max(0,u-1))),end:s.length,newText:""}]}};function ZD(e){return{start:e.start,end:e.end,
aliased:!1,behind:e.start}}function XD(e){return e===32||e===9||e===10||e===13}function eJ(e,t){return/^[\s\ufeff]*(?:[-?:][ \t]+|[^'"#]*:[ \t]+)*$/.test(e.slice(
yn(e,t),t))}function Eu(e,t){let{file:n,start:r,end:o}=e,i=n.text.slice(r,o),s=$e(e.root),a=[];for(let d of t){let u=d1(s,d);if(!u)throw new Ve(`'${d.op} ${d.path}' does no\
t apply`);a=p1(i,a,y1(s,d))??p1(i,a,[d],!0),s=u.value}let l=as(i,a),c=ye({path:n.path,text:l})[0];if(!c||!("root"in c)||!Wa($e(c.root),s))throw new Ve("the patc\
h cannot be written without changing other values");return a.filter(d=>d.newText!==i.slice(d.start,d.end)).map(d=>({file:n.path,start:d.start+r,end:d.end+r,newText:d.
newText}))}function p1(e,t,n,r=!1){let o=t;try{for(let i of n)for(let s of f1(as(e,o),i))o=xu(o,s,e);return o}catch(i){if(i instanceof Ve&&!r)return;throw i}}function ju(e,t){
return as(e,t)}function y1(e,t){let n=Ru(t.path),r=t.op==="add"&&Array.isArray(n.slice(0,-1).reduce(g1,e));if(t.op==="remove"||r)return[t];let o=t.value,i=n.reduce(
g1,e);if(!m1(i)||!m1(o)||Object.keys(o).length===0||Object.keys(i).length===0)return[t];let s=[];for(let[a,l]of Object.entries(o)){let c=`${t.path}/${a.replaceAll(
"~","~0").replaceAll("/","~1")}`;Object.hasOwn(i,a)?Wa(i[a],l)||s.push(...y1(e,{op:"replace",path:c,value:l})):s.push({op:"add",path:c,value:l})}for(let a of Object.
keys(i))Object.hasOwn(o,a)||s.push({op:"remove",path:`${t.path}/${a.replaceAll("~","~0").replaceAll("/","~1")}`});return s}function m1(e){return typeof e=="obje\
ct"&&e!==null&&!Array.isArray(e)}function g1(e,t){return typeof e=="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}var tJ=4,nJ=6;function Au(e,t,n){let r=new Eg(t),o=e.flatMap(p=>iJ(p,r)??[]);if(o.length===0)return e.map(({finding:p})=>p);let i=new Set(e.map(({finding:p})=>p.
fingerprint)),s=new WeakMap,a=p=>{let g=n(C=>rJ(C,p,s)),y=new Set(g.map(({fingerprint:C})=>C)),h=g.filter(({fingerprint:C})=>!i.has(C)),x=new Set(h.flatMap(({file:C,
affects:A})=>[C,...A.map(F=>F.file)])),R=p.filter(({draft:{finding:C},fix:A})=>y.has(C.fingerprint)||A.edits.some(({file:F})=>x.has(F)));return h.length>0&&R.length===
0?p:R},l=o,c=[];for(let p=0,g=a(l);g.length>0&&(c.push(...g),l=p++<tJ?l.filter(y=>!g.includes(y)):[],l.length!==0);g=a(l));let d=c.slice(0,nJ).filter(p=>a([p]).
length===0),u=new Map([...l,...d].map(({draft:p,fix:g})=>[p,g]));return e.map(p=>{let g=u.get(p);return g?m(f({},p.finding),{fix:g}):p.finding})}function rJ(e,t,n){
let r=new Map;for(let o of t.flatMap(({fix:i})=>i.edits))r.set(o.file,[...r.get(o.file)??[],o]);return e.map(o=>{let i=r.get(o.path);return i&&!Ce(o)?oJ(o,ju(o.
text,i),n):o})}function oJ(e,t,n){let r=n.get(e)??new Map;n.set(e,r);let o=r.get(t)??m(f({},e),{text:t});return r.set(t,o),o}var Eg=class{#e=new Map;#t=new Map;constructor({
documents:t}){for(let n of t){if(Ce(n.file)||!Y(n))continue;let{path:r}=n.file,o=this.#e.get(r);o?o.push(n):this.#e.set(r,[n])}}at(t,n){return this.#e.get(t)?.findLast(
r=>this.#n(r)<=n)}#n({file:t,start:n}){let r=this.#t.get(t)??new ve(t.text);return this.#t.set(t,r),r.at(n).line}};function iJ(e,t){if(e.proposals.length===0)return;
let n=t.at(e.finding.file,e.finding.line);for(let r of n?e.proposals:[]){let o=n&&sJ(n,r);if(o)return{draft:e,fix:{title:r.title,safe:r.safe,edits:o}}}}function sJ(e,{
operations:t}){try{return Eu(e,t)}catch(n){if(n instanceof Ve)return;throw n}}var aJ;function lJ(){return aJ??=require("./update.js")}function Nu(...e){return lJ().updateOf(...e)}function Fu(e,t,n,r,o){if(e.tenancy)return dJ(e,r);let i=t.filter(({tenancy:s,host:a})=>s&&a?.settings.name===e.settings.name);return uJ(e,n,o).filter(s=>!i.some(
a=>cJ(s,a)))}function cJ({at:e,namespace:t},{tenancy:n,profile:r}){return n?.at?.file.path===e.file.path&&n.at.span.start===e.span.start||t!==void 0&&t===r.hostNamespace}
function dJ({profile:e,tenancy:t,host:n,settings:r},o){return!t?.at||!e.vcluster?[]:[{name:r.name,guest:e,versions:{kubernetes:e.kubernetes.display,vcluster:e.vcluster.
display},host:n&&new Ae(new An(n)),namespace:e.hostNamespace,options:t.options,stuck:o.flatMap(({pods:i})=>i.filter(({host:s})=>s?.verdict==="stuck")),at:t.at}]}
function uJ(e,{documents:t},n){let r=t.filter(Y).filter(({file:s})=>e.goesThere(s)),o=r.flatMap(s=>fJ(s).flatMap(a=>{let l=a.kind==="chart-dependency"?pJ(s,r):void 0,
c=l&&$d(a,l),[d,u]=c?.version?[c,l]:[f(f({},a),c&&{values:c.values}),s];return(u&&mJ(d,u,e,n))??[]})),i=o.map(({at:s})=>`${s.span.start} ${s.file.path}`);return o.
filter((s,a)=>i.indexOf(i[a])===a)}var h1=new WeakMap;function fJ(e){let t=h1.get(e)??ja(e);return h1.set(e,t),t}function pJ({file:e},t){let n=e.path.slice(0,e.
path.lastIndexOf("/")+1);return t.find(r=>r.file.path===`${n}values.yaml`)}function mJ({version:e,values:t,namespace:n},r,o,i){let s=e&&Ke(i,"vcluster",e.text);
if(!s)return;let a=zn(t??{}),{profile:l}=o,c=a.guestVersion??jg(l,s,a,i),d=c===void 0?void 0:Ke(i,"kubernetes",c);if(!d)return;let u=Um(r,e);return{name:n??u.file.
path,guest:new jt(i,{name:l.name,kubernetes:d,vcluster:s,host:l}),versions:{kubernetes:d.display,vcluster:s.display},host:new Ae(new An(o)),namespace:n,options:a,
stuck:[],at:u}}function jg({kubernetes:e},t,{distro:n},r){let o=new jt(r,{name:"",kubernetes:e,vcluster:t});if(n!=="k3s"&&o.holds("guest-follows-host-version"))
return e.display;let i=n==="k3s"||n===void 0&&!o.holds("chart-is-one"),s=o.lookup(i?"vcluster-default-k3s-version":"vcluster-default-k8s-version");return s===void 0?
void 0:String(s)}var fs=class{constructor(t,n,r,o=wr){this.knowledge=t;this.before=n;this.today=r;this.progress=o}knowledge;before;today;progress;#e=new WeakMap;judge(t,n=o=>o,r){
let{knowledge:o,before:i}=this,s=dt(t.files),a=m(f({},s),{manifests:n(s.manifests)}),l=Vi(t,a.manifests,o,"look-past",i&&{pairs:i,remains:!1}),c=dt([...new Set(
[...t.objects.values()].flat())]),d=r?[]:[...b1(a),...b1(c),...hJ(t,l)],u=new Map(l.map(x=>[x,new Map])),p=a.manifests.filter(x=>Dr(x.group,x.kind).length>0&&r?.
has(x)!==!1&&!s.passive.has(x)),g=`${p.length===1?"object":"objects"} on ${po(t.clusters.length,"cluster")}`,y=new ss(l),h=0;for(let[x,R]of p.entries()){let{there:C,
seen:A}=y.of(R),{outcomes:F,runs:H}=ru(A,N=>gJ(R,new Ae(N),i),this.#t(R));for(let[N,W]of C.entries()){let he=F[N];u.get(W)?.set(R,he);for(let[Xe,Q]of he.sighted)
d.push({ruleId:Xe,observation:Q,cell:W})}h+=H;let V=l.length>1?`${g}, ${po(h,"simulation")}`:g;this.progress.step(x+1,p.length,V)}for(let x of r?[]:l)d.push(...bJ(
x,t,this.today));for(let x of l){let R=[...u.get(x)?.values()??[]].map(C=>C.seen);for(let C of Fu(x,l,a,R,o))for(let A of Xn)for(let F of A.observeTenant?.(C)??
[])d.push({ruleId:A.id,observation:F,cell:x})}return{contents:a,cells:l,sightings:d,judged:u}}#t(t){let n=this.#e.get(t);return n||(n=new Da,this.#e.set(t,n)),n}};
function gJ(e,t,n){let r=new Ae(t.cluster,void 0,!0),o=n?.changed(e,r.versionsOf(e)),i=oo(e,t,"look-past",o),s=o&&Nu(o,i,t,r,"look-past");return{seen:i,update:s,
sighted:[...yJ(i)]}}function*yJ(e){let t=new Set,n=e.pods.flatMap(({assumes:r})=>r.filter(({aside:o})=>o));for(let{id:r,observe:o}of Xn)for(let i of o?.(e,t)??[]){
for(let l of i.claims??(i.refusal?[i.refusal]:[]))t.add(l);let s=!i.refusal||e.pods.some(({pod:l})=>l.refusals.includes(i.refusal)),a=n.length>0&&s&&{assumes:[...i.
assumes??[],...n]};yield[r,a?f(f({},i),a):i]}}function*hJ({failures:e=[]},t){for(let{id:n,observeFailure:r}of e.length>0?Xn:[])for(let o of e){let i=({settings:a,
profile:l})=>Fi(o,a.name,l.kubernetes.judged),s=o.goesTo?t.filter(i):[void 0];for(let a of r?.(o)??[])for(let l of s)yield{ruleId:n,observation:a,cell:l}}}function*bJ(e,{
snapshots:t},n){let r=e.coming?void 0:t?.get(e.settings.name);if(!r)return;let o=n===void 0?void 0:(Date.parse(n)-Date.parse(r.taken))/SJ;for(let{id:i,observeSnapshot:s}of Xn)
for(let a of s?.(m(f({},r),{file:r.file.path,age:o}))??[])yield{ruleId:i,observation:a,cell:e}}var SJ=1440*60*1e3;function*b1({documents:e}){for(let{id:t,observeDocument:n}of Xn)
for(let r of n?e:[])if(!Ce(r.file))for(let o of n?.(r)??[])yield{ruleId:t,observation:o,cell:void 0}}var vJ=["PriorityClass","LimitRange","ResourceQuota","SidecarSet","WorkloadSpread"];function Tu(e){return e.filter(({coming:t})=>!t).map(t=>{let n=e.findLast(({
coming:c,settings:d})=>c&&d.name===t.settings.name),r=n&&Eo(n);if(!r)return Eo(t);let{kubernetes:o,kruise:i,vcluster:s,notes:a}=r,l=Eo(t);return m(f({},l),{notes:[
...new Set([...l.notes,...a])],next:{kubernetes:o,kruise:i,vcluster:s}})})}function Eo({profile:e,settings:t}){return{name:e.name,environment:e.environment??null,
kubernetes:e.kubernetes.display,kruise:e.kruise?.display??null,vcluster:e.vcluster?.display??null,host:t.host??null,notes:[...e.notes,...e.problems.map(({message:n})=>n)],
openKinds:vJ.filter(n=>!e.closed(n))}}function Mu({documents:e,skipped:t,leftOut:n},{skipped:r=[],leftOut:o=[]}){let i=new Set(r.map(({file:a})=>a)),s=t.filter(
({file:a})=>!i.has(a));return f({documents:e.length-t.length+s.length+r.length,checked:e.length-t.length,skipped:[...r,...s]},n.length+o.length>0&&{leftOut:[...o,
...n]})}function x1(e,t,n){let r=e.sightings.filter(s=>!n(s));if(r.length===0)return r;let o=t.map(s=>S1(s,({update:a})=>a?.outcome==="rejected")),i=S1(e,({seen:s})=>s.
object.verdict!=="rejected");return r.filter(({observation:{at:s},cell:a})=>{let l="manifest"in s&&a?P1(s.manifest,a):"";return!(i.has(l)&&o.some(c=>c.has(l)))})}
function S1({judged:e},t){let n=[...e].flatMap(([r,o])=>[...o].flatMap(([i,s])=>t(s)?P1(i,r):[]));return new Set(n)}function P1(e,{settings:t}){return JSON.stringify(
[He(e),t.name])}function w1(e,t){let n=new Set(t.flatMap(v1));return e.filter(r=>v1(r).some(o=>!n.has(o)))}function v1({fingerprint:e,renderedFrom:t,affects:n,clusters:r}){
let o=n.map(({kind:s,namespace:a,name:l,clusters:c})=>({of:[s,a,l],clusters:c}));return(o.length>0?o:[{of:[],clusters:r}]).flatMap(({of:s,clusters:a})=>a.map(l=>JSON.
stringify([e,t,s,l])))}function R1({manifest:e,verdict:t,refusals:n,dropped:r,assumes:o},i){let{file:s,line:a}=i.of({manifest:e,path:[]});return m(f({},Yn(e)),{file:s,line:a,verdict:t,
refusals:n.map(l=>Ag(l,{manifest:e,path:l.path},i)),dropped:r.map(({path:l,by:c})=>({path:z(l),by:c})),assumes:j1(o)})}function C1(e,t){let{pod:n,workload:r,subset:o,
among:i,host:s}=e,{spec:a}=n;return m(f({workload:Yn(r),subset:o?.name??null},i&&{among:i}),{verdict:e.verdict,refusals:k1(n,n.refusals,r,t),assumes:j1(e.assumes),
priorityClassName:w(a.priorityClassName)||null,priority:typeof a.priority=="number"?a.priority:null,preemptionPolicy:w(a.preemptionPolicy)||null,qosClass:e.qosClass,
containers:[...O1(n,"initContainers"),...O1(n,"containers")],volumes:S(a.volumes).map(({name:l})=>w(l)),host:s?{verdict:s.verdict,qosClass:s.qosClass,refusals:k1(
s.pod,s.refusals,r,t)}:null})}function E1(e,{outcome:t,because:n,refusals:r},o){let i=r.map(s=>Ag(s,{manifest:e,path:s.path},o));return{object:Yn(e),outcome:t,refusals:i,
because:n}}function k1(e,t,n,r){return t.map(o=>Ag(o,e.writer(o)??{manifest:n,path:[]},r))}function Ag({by:e,message:t,path:n},r,o){let{file:i,line:s,column:a}=o.
of(r);return{by:e,message:t,path:z(n),file:i,line:s,column:a}}function O1(e,t){return S(e.spec[t]).map((n,r)=>{let o=e.origin(["spec",t,r,"name"])?.manifest;return{
name:ae(n),init:t==="initContainers",injectedBy:o?.kind==="SidecarSet"?`SidecarSet/${o.name}`:null,resources:v(n.resources)?n.resources:{},resizePolicy:n.resizePolicy??
[]}})}function j1(e){return[...new Set(e.map(({says:t})=>t))]}function Ng({ruleId:e,observation:t,cell:n}){let{at:r,affects:o,data:i}=t,s=Di(r),a="manifest"in r;return JSON.stringify([e,s?[s.kind,s.namespace,s.name]:a?null:
r.file.path,a?kr(r.manifest,r.path):s||n?r.path:i,o&&He(o)])}function Fg(e){let{variant:t,refusal:n,cause:r}=e.observation;return JSON.stringify([Ng(e),t,r,n&&[
n.id,n.value]])}var A1=new WeakMap;function N1(e){let{observation:t,cell:n}=e,r=A1.get(t);return r===void 0&&(r=Fg(e),A1.set(t,r)),JSON.stringify([n?.settings.name,
r])}function ps(e,t=()=>!0){let[n,r,o]=[new Set,new Set,new Set];for(let i of e){let[s,a]=[N1(i),F1(i)];n.add(s),a===void 0||!t(a)?r.add(s):o.add(`${a} ${s}`)}return i=>{
let[s,a]=[N1(i),F1(i)];return a===void 0?n.has(s):r.has(s)||o.has(`${a} ${s}`)}}function F1({observation:{at:e,affects:t}}){return[t?.document.file,"manifest"in
e?e.manifest.document.file:e.file].map(r=>r?en(r):"").find(r=>r!=="")}function $u({documents:e},t){let n=T1(t.documents),r=T1(e);return new Set([...r.keys()].filter(o=>r.get(o)>(n.get(o)??0)))}function T1(e){let t=new Map;for(let n of e){
if(Y(n))continue;let{path:r}=n.file;t.set(r,(t.get(r)??0)+1)}return t}var xJ;function PJ(){return xJ??=require("./update.js")}function M1(...e){return PJ().versionsChange(...e)}function $1(e,t){return L1(e,t,!0)}function I1(e,t){return L1(e,t,!1)}function L1(e,t,n){let r=t.facts[e];if(!r)throw new Error(`a policy speaks of the fact "${e}\
", which is in no table`);let{aliases:o}=t.releases[r.of],i=jn(t,r.of).filter(({text:c,pre:d})=>!d&&!(c in o)),s=i.map(c=>_t(c,r.holds)),a=n?0:s.indexOf(!0)+1,l=s.
indexOf(n,a);return l<0?void 0:`${r.of} ${i[l]?.text}`}async function Iu({settings:e},{knowledge:t,policies:n},r,o){return{policies:await n(),settings:e,today:r,isChanged:()=>!0,stood:o,since:i=>$1(i,t),until:i=>I1(
i,t)}}async function Lu(e,t,{today:n,isChanged:r=()=>!0,isWhole:o=!1,before:i,progress:s=wr}){let{knowledge:a}=t,l=[e,...i?.asBefore?[i.asBefore]:[]];wa([...l,...i?[i.
base]:[]].flatMap(({files:B})=>B),s);let c=i&&new Qn(dt(i.base.files).manifests),d=new fs(a,c,n,s);s.stage(Ti);let u=l.map(B=>d.judge(B));i&&s.stage(Rd);let p=i&&
d.judge(i.base),{contents:g}=u[0],y=u.flatMap(B=>B.cells),h=B=>[...B.flatMap(sn=>sn.sightings),...c&&p?e1(B,p,c):[]],x=h(u),R=new Set([...p?$u(g,p.contents):[],
...i?.elsewhere??[],...e.unrendered??[]]),C=c&&p&&{rollout:XO(u,p,c,R),mended:[]},A=m(f({schemaVersion:1,clusters:Tu(y),findings:[]},C),{ledger:Mu(g,e)}),H={policies:Su(
[e,i?.base])?await t.policies():{},today:n,isWhole:o,isCompared:i!==void 0},V=new wo(e,H),N={cells:y,contents:g},W=V.part(x,N),he=p&&new wo(i.base,H).part(p.sightings,
p),Xe=[...he?.kept??[],...he?.said??[]],[Q,Te]=[g,p?.contents].map(B=>wJ(B?.manifests??[])),We=B=>Q.has(B),$t=ps(Xe,We),Pn=ps([...Xe,...he?.allowed??[]],We),O=p?
x1(m(f({},p),{sightings:Xe}),u,ps([...x,...W.said],B=>Te.has(B))):[];if(x.length+O.length+W.said.length+W.by.size===0)return A;let M=m(f({},await Iu(e,t,n,$t)),
{isChanged:r}),K=m(f({},M),{stood:Pn}),$=c&&new t1({repository:e,base:i.base,pairs:c,judge:d,stood:Pn,sightingsOf:B=>{let sn=h(B);return[...sn,...V.part(sn,B[0]??
N).said]}});i&&s.stage(Cd);let _=Fr([...W.kept,...W.said],y,M).map(B=>$?m(f({},B),{finding:m(f({},B.finding),{changedHere:$.of(B)})}):B);s.stage(Ed);let ie=Au(_,
g,B=>{let sn=l.map(To=>d.judge(m(f({},To),{files:B(To.files)}))),ey={cells:sn.flatMap(To=>To.cells),contents:sn[0]?.contents??g},{kept:B0}=V.of(m(f({},e),{files:B(
e.files)})).part(h(sn),ey);return Fr(B0,ey.cells,M,_).map(({finding:To})=>To)}),[Qt,Ln]=u.map(B=>m(f({},B),{sightings:V.part(B.sightings,B).kept})),Ir=Qt&&Ln&&M1(
Qt,Ln,M),hf=Fr(O,p?.cells??[],M).map(({finding:B})=>B),or=new Set([...e.unrendered??[]].map(B=>B.replace(/(?:^|\/)[^/]*$/,"")||".")),Ss=w1(hf,ie).filter(({file:B,
renderedFrom:sn})=>!R.has(B)&&!(sn!==void 0&&or.has(sn))),ut=vu(i&&_a(i.base),i?.ownRules??!1),vs=V.listed(W,N,K,ut);return f(f(f(m(f({},A),{findings:ie}),Ir&&{
versions:Ir}),C&&{mended:Ss}),vs.length>0&&{allowances:vs})}function wJ(e){return new Set(e.map(({document:t})=>en(t.file)))}function J1(e,{knowledge:t},n,r=wr){
wa([...e.files,...n?.files??[]],r),r.stage(Od);let o=`objects on ${po(e.clusters.length,"cluster")}`,{manifests:i,passive:s}=dt(e.files),a=new Qn(n?dt(n.files).
manifests:[]),l=Vi(e,i,t,"stop",{pairs:a,remains:!0}),c=new Fn,d=new Map(l.map(p=>[p,{objects:[],pods:[],updates:[]}])),u=new ss(l);for(let[p,g]of i.entries()){
if(r.step(p+1,i.length,o),s.has(g))continue;let{there:y,seen:h}=u.of(g),x=ru(h,R=>{let[C,A]=[new Ae(R),new Ae(R,void 0,!0)],F=a.before(g,A.versionsOf(g)),H=oo(g,
C,"stop",F),N=F&&!(0,D1.isDeepStrictEqual)(F.value,g.value)&&Nu(F,H,C,A,"stop");return{object:R1(H.object,c),pods:H.pods.map(W=>C1(W,c)),updates:N?[E1(g,N,c)]:[]}});
for(let[R,C]of y.entries()){let A=d.get(C),F=x.outcomes[R];!A||!F||(A.objects.push(F.object),A.pods.push(...F.pods),A.updates.push(...F.updates))}}return{schemaVersion:1,
clusters:l.map(p=>{let{name:g,kubernetes:y,kruise:h,vcluster:x}=Eo(p);return f({cluster:{name:g,kubernetes:y,kruise:h,vcluster:x}},d.get(p)??{objects:[],pods:[],
updates:[]})})}}function _1(e,t){let n=t.read(t.nameOf(e));if("unread"in n)throw new xe(`${e}: not read: ${n.unread}`);let r=kJ(n.text);if(!OJ(r))throw new xe(`${e}: not a base\
line; write one with \`kruise-preflight baseline --output ${e}\``);return r}function kJ(e){try{return JSON.parse(e)}catch{return}}function OJ(e){let{schemaVersion:t,
clusters:n,findings:r}=e??{},o=i=>typeof i?.fingerprint=="string"&&Tg(i.clusters)&&Array.isArray(i.affects)&&i.affects.every(s=>typeof s?.workload=="string"&&Tg(
s.clusters));return t===1&&Tg(n)&&Array.isArray(r)&&r.every(o)}function Tg(e){return Array.isArray(e)&&e.every(t=>typeof t=="string")}var Fe=require("node:fs"),nn=Pt(require("node:path"));var tn=require("node:fs"),jo=Pt(require("node:path"));var V1=16*1024*1024;function q1(e,t=e,n=void 0){let r=(0,tn.realpathSync)(t),o=new Map,i=new Map,s=c=>{let d=jo.default.resolve(e,c);try{let u=(0,tn.realpathSync)(
d);if(!a(u))return{unread:"a link out of the repository"};let p=(0,tn.statSync)(u);return p.isFile()?p.size>V1?{unread:`larger than ${V1/1024/1024} MB`}:(0,tn.readFileSync)(
u):{unread:"not a regular file"}}catch(u){let{code:p}=u;return{unread:p==="ENOENT"?vo:"it may not be read"}}},a=c=>c===r||c.startsWith(r.endsWith(jo.default.sep)?
r:r+jo.default.sep),l=(c,d,u)=>{try{return(0,tn.readdirSync)(c,{withFileTypes:!0}).flatMap(p=>{let g=d==="."?p.name:`${d}/${p.name}`,y=jo.default.join(c,p.name);
if(Ui.has(p.name))return[];if(p.isDirectory())return l(y,g,u);let h=p.isSymbolicLink()&&RJ(y);return!h||!a(h)?[g]:[...u,(0,tn.realpathSync)(c)].some(R=>R===h||R.
startsWith(h+jo.default.sep))?[]:l(y,g,[...u,h])})}catch{return[]}};return{below:c=>{let d=o.get(c);return d||(d=l(jo.default.resolve(e,c),c,[]).sort(),o.set(c,
d)),d},bytes:s,read:c=>{let d=i.get(c);if(!d){let u=s(c),p=n&&Wi.test(c)?n:()=>f({path:c},Cr(u));d="unread"in u?u:p(c),i.set(c,d)}return d}}}function RJ(e){try{
let t=(0,tn.realpathSync)(e);return(0,tn.statSync)(t).isDirectory()?t:void 0}catch{return}}var Mr=64*1024*1024;function Du(e){let t=p=>nn.default.relative(e,nn.default.resolve(e,p)).replaceAll(nn.default.sep,"/")||".",n=p=>nn.default.resolve(e,p),r=new Map,
o=new Map,i,s=new Map,a=()=>(i??=Mg(CJ(e)),i),l=p=>{let g=t(p);if(!nr(p,()=>(0,Fe.statSync)(n(g)).isDirectory(),"there is no such file or folder"))return[{name:g}];
let h=r.get(g);return h||(h=[...W1(n(g),g,nr(p,()=>(0,Fe.realpathSync)(n(g))))],g.startsWith("..")&&(h=h.map(x=>m(f({},x),{name:t(x.name)}))),r.set(g,h)),h},c=p=>{
let g=o.get(p);if(!g){let y=nr(p,()=>AJ(n(p)));g=y?f({path:p},Cr(y)):{unread:`larger than ${Mr/1024/1024} MB`},o.set(p,g)}return g},d=p=>(0,Fe.statSync)(n(p),{throwIfNoEntry:!1}),
u=(p,g)=>{try{return d(p)?.[g]()??!1}catch{return!1}};return{at:l,nameOf:t,read:c,isFile:p=>u(p,"isFile"),isFolder:p=>u(p,"isDirectory"),isOutside:p=>!$g(Mg(n(p)),
a()),shelf:(p=".")=>{let g=n(p),y=$g(Mg(g),a())?a():g,h=s.get(y)??q1(e,y,c);return s.set(y,h),h}}}function CJ(e){for(let t=nn.default.resolve(e);;t=nn.default.dirname(
t)){if((0,Fe.existsSync)(nn.default.join(t,".git")))return t;if(t===nn.default.dirname(t))return e}}function Mg(e){try{return(0,Fe.realpathSync)(e)}catch{return e}}
function $g(e,t){return e===t||e.startsWith(t.endsWith(nn.default.sep)?t:t+nn.default.sep)}function*W1(e,t,n){let r=nr(t,()=>(0,Fe.readdirSync)(e,{withFileTypes:!0}));
for(let o of r.sort((i,s)=>i.name<s.name?-1:1)){let i=nn.default.join(e,o.name),s=t==="."?o.name:`${t}/${o.name}`;if(o.isDirectory())Ui.has(o.name)||(yield*W1(i,
s,n));else if(Wi.test(o.name)){let a=o.isFile()?EJ(o.name,i):o.isSymbolicLink()?jJ(i,n):"not a regular file";yield a===void 0?{name:s}:{name:s,unread:a}}}}function EJ(e,t){
return e.includes("\uFFFD")&&!(0,Fe.existsSync)(t)?"its name is no UTF-8":void 0}function jJ(e,t){try{let n=(0,Fe.realpathSync)(e);return $g(n,t)?(0,Fe.statSync)(
n).isFile()?void 0:"a link to what is no file":"a link out of the folder that is checked"}catch{return"a link that leads nowhere"}}function AJ(e){let t=(0,Fe.openSync)(
e,"r");try{let n=(0,Fe.fstatSync)(t);if(n.isFile()&&n.size>0)return n.size>Mr?void 0:(0,Fe.readFileSync)(t);let r=[];for(let o=0;;){let i=Buffer.alloc(65536),s=(0,Fe.readSync)(
t,i);if(s===0)return Buffer.concat(r);if(r.push(i.subarray(0,s)),o+=s,o>Mr)return}}finally{(0,Fe.closeSync)(t)}}var NJ={EACCES:"it may not be read",EPERM:"it ma\
y not be read",EISDIR:"it is a folder, not a file",ELOOP:"it is a link that leads to itself",ENAMETOOLONG:"its name is too long"};function nr(e,t,n="there is no\
 such file"){try{return t()}catch(r){let{code:o,message:i}=r;if(o===void 0)throw r;let s=o==="ENOENT"||o==="ENOTDIR";throw new xe(`${e}: ${s?n:NJ[o]??i}`)}}function Ju(e){let t=e.flatMap(({ledger:n})=>n.leftOut??[]);return f({documents:e.reduce((n,{ledger:r})=>n+r.documents,0),checked:e.reduce((n,{ledger:r})=>n+r.checked,
0),skipped:e.flatMap(({ledger:n})=>n.skipped)},t.length>0&&{leftOut:t})}var U1=Pt(require("./knowledge.json")),Ua={knowledge:U1.default,policies:async()=>(await Promise.resolve().then(()=>Pt(require("./policies.json")))).default};function _u({
today:e}){return e??new Date().toISOString().slice(0,10)}async function Ao(e){try{return await e()}catch(t){throw[Re,Or,Aa,Tn].some(n=>t instanceof n)?new xe(t.message):t}}async function B1(r){var o=r,{cwd:e,base:t}=o,n=le(o,["cwd","base"]);let i=Du(e);try{let s=t===void 0?void 0:Xd(t,e,i,n);return await Ba(i,s,n)}catch(s){if(!(s instanceof
Tn))throw s;let a=await Ba(i,void 0,n);return m(f({},a),{notes:[`Every finding counts as new, for the base cannot be read: ${s.message}.`,...a.notes]})}}async function G1(e,r={}){
var o=r,{base:t}=o,n=le(o,["base"]);let i=Bi(e),s=t===void 0?void 0:await Ao(()=>Zd(t,i,n));return Ba(i,s,n)}async function Ba(e,t,s){var a=s,{changed:n,today:r,
baseline:o}=a,i=le(a,["changed","today","baseline"]);let l=o===void 0?void 0:_1(o,e),{sides:c,written:d,notes:u}=await Ao(()=>eu(i,e,t));for(let{settings:R}of d.
repositories)await Ao(()=>MJ(R,Ua.policies));let p=_u({today:r}),g=[],y=jd(i.progress,Ti,c.length,"configurations");for(let[R,{head:C,base:A,asBefore:F,ownRules:H,
elsewhere:V}]of c.entries()){let N=Xe=>Xe==="-"||(n?n.files.has(Xe):!A||TJ(Xe,e,t)),W=await Ao(()=>Lu(C,Ua,{today:p,isChanged:N,isWhole:FJ(i,C,e),progress:y(R),
before:A&&f(f(f({base:A},H&&{ownRules:H}),F&&{asBefore:F}),V&&{elsewhere:V})})),{file:he}=C.settings;g.push(c.length>1&&he&&!i.adHoc?$J(W,he.path):W)}let h=c.flatMap(
({head:{files:R,sources:C=[],settings:A,objects:F,named:H}})=>[...R.filter(V=>!Ce(V)),...C,...[...F.values()].flat(),...H.values(),...A.file?[A.file]:[]]),x=IJ(
g);return f({report:l?tu(x,l):x,notes:u},DJ(h))}function FJ({paths:e=[],clusters:t=[],adHoc:n,standardInput:r},{settings:o,root:i},s){if(o.clusters.length===0||
t.length>0||n||r!==void 0)return!1;let a=l=>l==="."||i===l||i.startsWith(`${l}/`);return e.length===0||e.some(l=>a(s.nameOf(l)))}function TJ(e,t,n){return!n?.isFile(
e)||n.read(e)!==t.read(e)}async function MJ(e,t){if(e.rules.length+e.allow.length===0)return;let n=Object.values(await t()).map(({id:o,family:i})=>({ruleId:o,family:i})),
r=xd(e,n);if(r.length>0)throw new Re(r)}function $J(s,i){var a=s,{clusters:e,findings:t,mended:n,allowances:r}=a,o=le(a,["clusters","findings","mended","allowan\
ces"]);return f(f(m(f({},o),{clusters:e.map(l=>m(f({},l),{config:i})),findings:t.map(l=>m(f({},l),{config:i}))}),n&&{mended:n.map(l=>m(f({},l),{config:i}))}),r&&
{allowances:r.map(l=>m(f({},l),{allows:l.allows.map(c=>m(f({},c),{config:i})),config:i}))})}function IJ(e){let t=new Map;for(let n of e.flatMap(r=>r.clusters))t.
set(JSON.stringify(n),n);return m(f(f(f({schemaVersion:1,clusters:[...t.values()],findings:e.flatMap(({findings:n})=>n)},e.some(({rollout:n})=>n)&&{rollout:e.flatMap(
({rollout:n=[]})=>n),mended:e.flatMap(({mended:n=[]})=>n)}),e.some(({versions:n})=>n)&&{versions:LJ(e)}),e.some(({allowances:n})=>n)&&{allowances:e.flatMap(({allowances:n=[]})=>n)}),
{ledger:Ju(e)})}function LJ(e){let t=e.flatMap(({versions:n})=>n??[]);return{clusters:t.flatMap(({clusters:n})=>n),broken:t.flatMap(({broken:n})=>n),mended:t.flatMap(
({mended:n})=>n),unchanged:t.flatMap(({unchanged:n})=>n)}}function DJ(e){let t=new Map(e.map(i=>[i.path,i.text])),n=new Map,r=i=>t.get(i);return{textOf:r,lineOf:(i,s)=>{
let a=r(i);if(a===void 0)return;let l=n.get(i);return l||(l=new ve(a),n.set(i,l)),l.lineText(s)}}}var Vu=require("node:fs"),Ga=Pt(require("node:path"));function K1(e){let t=[Ga.default.join(__dirname,".."),Ga.default.join(__dirname,"../..")].find(n=>["packag\
e.json","policies/README.md"].every(r=>(0,Vu.existsSync)(Ga.default.join(n,r))));return t&&(0,Vu.readFileSync)(Ga.default.join(t,e),"utf8")}var Kt=require("node:fs"),Ig=Pt(require("node:path"));function H1({command:e,all:t}){let[n,r]=[t("format"),t("output")];for(let a of n)if(!e.formats.includes(a))throw new xe(`--format ${a}: ${e.name} prints ${e.formats.
join(", ")}`);if(r.length>Math.max(n.length,1))throw new xe("--output stands more often than --format");let o=(n.length>0?n:e.formats.slice(0,1)).map((a,l)=>{let c=r[l];
return{format:a,file:c==="-"?void 0:c}}),i=o.map(({file:a})=>a&&Ig.default.resolve(a)),s=o.find((a,l)=>i.indexOf(i[l])<l);if(s?.file)throw new xe(`--output ${s.
file}: two formats cannot go to one file`);if(s)throw new xe("two formats cannot both go to standard output; give each but one its --output FILE");return o}function Q1(e){
let t=[];try{for(let[{file:n},r]of e)n!==void 0&&nr(`--output ${n}`,()=>{let o=JJ(n);if(o===void 0)return(0,Kt.writeFileSync)(n,r);let i=`${o}.${VO(6).toString(
"hex")}.part`;t.push({part:i,target:o}),(0,Kt.writeFileSync)(i,r,{flag:"wx"})},`there is no folder ${Ig.default.dirname(n)}`);for(let{part:n,target:r}of t)nr(`-\
-output ${r}`,()=>(0,Kt.renameSync)(n,r))}catch(n){for(let{part:r}of t)(0,Kt.existsSync)(r)&&(0,Kt.rmSync)(r);throw n}for(let[{file:n},r]of e)n===void 0&&process.
stdout.write(r)}function JJ(e){let t=(0,Kt.statSync)(e,{throwIfNoEntry:!1});if(!t)return e;if(t.isDirectory())throw new xe(`--output ${e}: it is a folder, not a\
 file`);return t.isFile()?(0,Kt.realpathSync)(e):void 0}async function z1(e){let t=[],n=0;for await(let r of e)if(t.push(r),n+=r.length,n>Mr)throw new xe(`standard input: larger than ${Mr/1024/1024} MB`);return Buffer.
concat(t)}var Z1=1e3,_J=100,Y1="\x1B[K";function Lg({now:e,write:t},n){let o=e()+Z1,i="",s=!1;return{stage:a=>{i=a.doing},step:(a,l,c,d)=>{let u=e();if(u<o)return;o=u+_J;
let p=Mi(i,a,l,c)+(d?`: ${d()}`:"");t(`\r${p.slice(0,n()-1)}${Y1}`),s=!0},end:()=>{s&&t(`\r${Y1}`),s=!1}}}function Dg({now:e,write:t},{after:n,times:r}){let o=e()+
n,i=[],s,a=()=>{let l=e();s?.words&&i.push(`${s.words()}${r?` in ${VJ(l-s.since)}`:""}.
`),s=void 0,l>=o&&i.length>0&&t(i.splice(0).join(""))};return{stage:l=>{l!==s?.stage&&(a(),s={stage:l,since:e()})},step:(l,c,d)=>{if(!s)return;let{did:u}=s.stage;
s.words=()=>l<c?Mi(u,l,c,d):`${u} ${fo(c)} ${d}`},end:a}}function VJ(e){let t=Math.round(e/100);if(t<600)return`${(t/10).toFixed(1)} s`;let n=Math.round(e/1e3);
return`${Math.floor(n/60)} min ${n%60} s`}function X1(e,{CI:t,TERM:n,KRUISE_PREFLIGHT_PROGRESS:r},o=()=>performance.now()){let i={now:o,write:a=>{e.write(a)}};return r===
"never"?{stage:()=>{},step:()=>{},end:()=>{}}:e.isTTY===!0&&n!=="dumb"&&(!t||t==="false")?Lg(i,()=>e.columns||80):Dg(i,{after:Z1,times:!0})}var e0,qJ=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uf\
f00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)","u");function ms(e){return/^[\x20-\x7e]*$/.test(
e)?Array.from(e,t=>({text:t,width:1})):(e0??=new Intl.Segmenter("en",{granularity:"grapheme"}),Array.from(e0.segment(e),({segment:t})=>({text:t,width:WJ(t)})))}
function rn(e){return/^[\x20-\x7e]*$/.test(e)?e.length:ms(e).reduce((t,n)=>t+n.width,0)}function Qe(e,t,n){let r=" ".repeat(rn(e)),o=[],i=e,s=rn(e),a=!0;for(let l of t.
split(" ")){let c=rn(l);!a&&s+1+c>n&&(o.push(i),i=r,s=r.length,a=!0),i+=a?l:` ${l}`,s+=c+(a?0:1),a=!1}return[...o,i]}function WJ(e){return qJ.test(e)?2:new RegExp(
"^\\p{Mark}+$","u").test(e)?0:1}var t0=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Surrog\
ate}","gu");function ke(e){return e.replace(t0,n0)}function qe(e){return ke(e.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}function qu(e){return e.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,
"$1\\u003a").replaceAll("##[","##\\u005b")}function Wu(e){return e.replace(t0,t=>t===`
`?t:n0(t)).replaceAll("##[","##\\u005b")}function n0(e){return e.split("").map(t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var No="&#8203;";function Tt(e){return qe(e).split(/(`[^`]+`)/).map((n,r)=>r%2?on(n.slice(1,-1)):UJ(n)).join("").replace(/^[#+=-]/,"\\$&").replace(/^(\d+)(?=[.)](?: |$))/,
"$1\\")}function gs(e){return qe(e).split(/(`[^`]+`)/).map((t,n)=>n%2?`<code>${Jg(t.slice(1,-1))}</code>`:o0(Jg(t))).join("")}function on(e){let t=ke(e);if(t===
"")return"";let n="`".repeat(i0(t)+1),r=/^[` ]|[` ]$/.test(t)?" ":"";return`${n}${r}${t}${r}${n}`}function r0(e,t="text"){let n=[e].flat().map(ke).join(`
`),r="`".repeat(Math.max(3,i0(n)+1));return`${r}${t}
${n}
${r}`}function $n(e){return e.replace(/(\\*)\|/g,(t,n)=>n.length%2?t:`${n}\\|`)}function In(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\
\u2026`:e}function UJ(e){return o0(Jg(e).replace(/[\\`*_[\]~|]/g,"\\$&"))}function o0(e){return e.replace(/@(?=\w)/g,`@${No}`).replace(/(?<!&)#(?=\d)/g,`#${No}`).
replace(/\b(GH|GHSA|CVE)-(?=\w)/gi,`$1-${No}`).replace(/:(?=[\w+-]+:)/g,`:${No}`).replace(/:\/\//g,`:${No}//`).replace(/www\./gi,t=>`${t.slice(0,-1)}${No}.`).replace(
/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi,t=>t.match(/.{1,6}/g).join(No)).replaceAll("$","<span>$</span>")}function Jg(e){return e.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;")}function i0(e){return Math.max(0,...(e.match(/`+/g)??[]).map(t=>t.length))}var Uu="nobody can allow this here: the configuration locks the rule",s0=10,a0=100,l0=300;function ys({allowances:e=[],mended:t}){return t===void 0?[]:e.filter(
({status:n})=>n==="new")}function Bu(e){let t=ys(e).length;return t===0?void 0:`${t===1?"1 allowance is":`${t} allowances are`} new`}function c0({ruleId:e,file:t,
locked:n}){return!n&&_g(e)&&!/\.json$/i.test(t)}function _g(e){return!e.startsWith("allowance-")}function d0(e){return`# kruise-preflight: allow ${e} until 2027\
-03-31 because REASON`}function Vg(e,t){let n=ke(In(qe(e.because),l0));return`${m0(e,t)} ${ke(e.rule)}${GJ(e)}: ${n}`}function Gu(e,t){let n=f0(e);if(n.length===
0)return[];let r=n.slice(0,s0).flatMap(s=>{let{file:a,line:l,column:c}=s;return Qe("  ",`${ke(`${a}:${l}:${c}`)} ${Vg(s,e)}`,t)}),o=n.length-s0,i=o>0?[`  and ${o}\
 more; --format json has them all`]:[];return[`${p0(n)}:`,...r,...i]}function u0(e){let t=f0(e);if(t.length===0)return"";let n=t.slice(0,a0).map(a=>{let{file:l,
line:c,rule:d,until:u="",because:p}=a;return`| ${[on(`${l}:${c}`),on(d),Tt(m0(a,e)),u,Tt(In(p,l0))].map($n).join(" | ")} |`}),r=t.length-a0,o=r>0?`
and ${r} more; the JSON report has them all.
`:"",i=ys(e).length>0?" open":"",s=["| where | rule | | until | because |","|---|---|---|---|---|",...n].join(`
`);return`
<details${i}><summary>${p0(t)}</summary>

${s}
${o}
</details>
`}function f0(e){let t=ys(e);return[...t,...(e.allowances??[]).filter(n=>!t.includes(n))]}function p0(e){let t=new Set(e.flatMap(({allows:o,config:i})=>o.map(({
fingerprint:s})=>`${i} ${s}`))).size,r=`${t===1?"1 finding is":`${t===0?"no":t} findings are`} allowed by ${e.length===1?"1 allowance":`${e.length} allowances`}`;
return`${r[0]?.toUpperCase()}${r.slice(1)}`}var BJ={counts:"allows",expired:"has ended for",locked:"does not count for the locked","not-needed":"is not needed f\
or",pending:"will count once it is on the base for"};function m0(e,t){let n=BJ[e.state],{length:r}=e.allows,o=r>1?` ${r} times`:"";return`${ys(t).includes(e)?"(\
new) ":""}${n}${o}`}function GJ({until:e,state:t}){return e===void 0?"":t==="expired"?` (until ${e})`:` until ${e}`}var g0="recorded: ";function Ku({basis:e}){let t=e.evidence.filter(o=>o.startsWith(g0)).map(o=>o.slice(g0.length)),n=e.level==="recorded"&&t.length>0?t:e.evidence,r=n.length>3?` an\
d ${n.length-3} more`:"";return`${e.level}${n.length>0?` (${n.slice(0,3).join(", ")}${r})`:""}`}function Ht(e,t){let n=new Map;for(let r of e){let o=t(r),i=n.get(o);i?i.push(r):n.set(o,[r])}return[...n]}function Mt(e,t=6){return`${e.slice(0,t).join(", ")}${e.length>t?` and ${e.length-t} more`:""}`}function Hu(e){let{kubernetes:t,kruise:n,vcluster:r,host:o}=e,i=r===null?"":`, vcluster ${r}${o===null?"":` on ${o}`}`;return`kubernetes ${t}${n===null?"":`, kr\
uise ${n}`}${i}`}function Ka({config:e},t){return t.filter(n=>n.config===e)}function Ha(e){let t=Hu(e);return t.replaceAll(", ",",").replaceAll(" ","=")===e.name?
t:`${e.name} (${t})`}function Qu(e,t){let{clusters:n,coming:r=[]}=e,o=new Set(r.flatMap(s=>s.clusters)),i=n.filter(s=>!o.has(s));return[...qg(i,Ka(e,t)),...r.map(
({versions:s,clusters:a,failsFrom:l})=>{let c=l===null?"":`, an error from ${l}`;return`${Mt(a)} from ${s}${c}`})]}function qg(e,t,n=6){let r=new Set(e),o=Ht(t,
l=>l.environment),i=[];for(let[l,c]of o){let d=c.filter(g=>r.has(g.name));if(!d.length)continue;let u=t.length===1,p=l===null&&u?"":`${l??"clusters"} ${d.length}\
 of ${c.length}: `;i.push(`${p}${KJ(d.slice(0,n))}${y0(d.length-n)}`)}let s=new Set(t.map(({name:l})=>l)),a=e.filter(l=>!s.has(l));return a.length&&i.push(`${a.
slice(0,n).join(", ")}${y0(a.length-n)}`),i}function KJ(e){return Ht(e,Hu).map(([t,n])=>{let[r]=n;return r&&n.length===1?Ha(r):`${n.map(({name:o})=>o).join(", ")}\
 (${t})`}).join("; ")}var y0=e=>e>0?` and ${e} more`:"";var Fo="\u2026",rr=400,HJ=/\/(?:data|stringData|binaryData|env|args|command|annotations)(?:\/|$)/,Qa=/(?:data|stringData|binaryData|env|value|args|command|annotations)["']?\s*:/,
b0=/^\s*(?:- +)*(?:"[^"]*"|'[^']*'|[^\s"'#{}[\],:&*!|>%@`][^:{}[\],]*?)\s*:(?=\s|$)/,QJ=/^\s*(?:- +)*["']?(?:name|kind|apiVersion)["']?\s*:/;function zu(e,t,n){
let r=Math.min(e.column-1,t.length),o=e.endLine>e.line,i=o?t.trimEnd().length:Math.min(Math.max(e.endColumn-1,r),t.length),[s,a,l]=[t.slice(0,r),t.slice(r,i),t.
slice(Math.max(r,i))];if(/(?:^|\/)\.?kruise-preflight\.ya?ml$/.test(e.file))return h0(s,a,l,n);let c=a.length>2*rr?a.slice(0,2*rr):a;return h0(YJ(s),ZJ(e,c,o),XJ(
l),n)}function za(e){return HJ.test(e.path)&&!/\/env\/\d+\/name$/.test(e.path)}function zJ({object:e,family:t,path:n}){return e===null&&(n===""||t==="manifests")}
function YJ(e){let t=e.slice(0,rr);if(/^\s*$/.test(e)||t===e&&/^\s*(?:- +)*$/.test(e))return e;let n=b0.exec(t)?.[0];return n!==void 0&&n.trimEnd()===e.trimEnd()?
e:n===void 0?`${/^\s*(?:- +)*/.exec(t)?.[0]}${Fo} `:`${n} ${Fo} `}function ZJ(e,t,n){if(t.startsWith("#")||/^\W?$/.test(t)||e.path.endsWith(`/${t}`)&&!t.includes(
"/")||!(za(e)||zJ(e)||/[{[]/.test(t)&&Qa.test(t))&&(!n||QJ.test(t)))return t;let o=b0.exec(t)?.[0];if(o===void 0)return Fo;let i=t.slice(o.length).trim();return i===
""||i.startsWith("#")?t:`${o} ${Fo}`}function XJ(e){return/^\s*(?:$|[\]},]+\s*$|#|,?\s+#)/.test(e)?e:`${/^\s*[,}\]]/.exec(e)?.[0]??""} ${Fo}`}function h0(e,t,n,r){
let o=ms(Wg(e.slice(-rr))),i=e.length>rr,s=o.reduce((u,p)=>u+p.width,0);for(;s>r/2;)s-=o.shift()?.width??s,i=!0;let a=`${i?Fo:""}${o.map(u=>u.text).join("")}`,l=rn(
a),c=Wg(t.slice(0,rr)),d=e_(`${a}${c}${Wg(n.slice(0,rr))}`,r,t.length>rr||n.length>rr);return{text:d.trimEnd(),from:l,to:Math.max(l+1,Math.min(l+rn(c),rn(d)))}}
function e_(e,t,n){if(!n&&rn(e)<=t)return e;let r=0,o="";for(let i of ms(e)){if(r+i.width>t-1)break;r+=i.width,o+=i.text}return`${o}${Fo}`}var Wg=e=>ke(e.replaceAll(
"	","    "));var t_=8;function Yu(e,t){let n=[...e.fix?.edits??[]].sort((h,x)=>h.start-x.start),[r]=n,o=n.at(-1);if(!r||!o||za(e)||n.some(h=>h.file!==e.file||h.start>h.end||
h.end>t.length))return;let i=t.lastIndexOf(`
`,r.start-1)+1,s=t.indexOf(`
`,o.end),a=s<0?t.length:s;if(a-i>2e3)return;let l="",c=i;for(let h of n){if(h.start<c)return;l+=t.slice(c,h.start)+h.newText,c=h.end}l+=t.slice(c,a);let d=t.slice(
i,a).split(/\r?\n/),u=l.split(/\r?\n/);for(;d.length&&u.length&&d[0]===u[0];)d.shift(),u.shift();for(;d.length&&u.length&&d.at(-1)===u.at(-1);)d.pop(),u.pop();let p=[
...d.map(h=>`- ${h}`),...u.map(h=>`+ ${h}`)],g=/[^/]*$/.exec(e.path)?.[0]??"",y=d.some(h=>/[{[]/.test(h)||Qa.test(h)&&!n_(g,h));return p.length>0&&p.length<=t_&&
!y?p:void 0}function n_(e,t){return t.trimStart().startsWith(`${e}:`)}function x0(e){let{documents:t,checked:n,skipped:r,leftOut:o}=e.ledger;return Ug(m(f(f(f(f({schemaVersion:e.schemaVersion,clusters:e.clusters.map(Ya),findings:e.
findings.map($r)},e.rollout&&{rollout:e.rollout.map(s_)}),e.versions&&{versions:i_(e.versions)}),e.mended&&{mended:e.mended.map($r)}),e.allowances&&{allowances:e.
allowances.map(Bg)}),{ledger:f({documents:t,checked:n,skipped:r.map(S0)},o&&{leftOut:o.map(S0)})}))}function Ug(e){return`${Wu(JSON.stringify(e,null,2))}
`}var Ya=({name:e,environment:t,kubernetes:n,kruise:r,vcluster:o,host:i,notes:s,openKinds:a,next:l,config:c})=>f(f({name:e,environment:t,kubernetes:n,kruise:r,vcluster:o,
host:i,notes:s,openKinds:a},l&&{next:{kubernetes:l.kubernetes,kruise:l.kruise,vcluster:l.vcluster}}),c!==void 0&&{config:c}),S0=({file:e,line:t,reason:n,unchecked:r})=>f(
{file:e,line:t,reason:n},r&&{unchecked:r}),v0=({file:e,line:t,column:n,endLine:r,endColumn:o})=>({file:e,line:t,column:n,endLine:r,endColumn:o}),Zu=({apiVersion:e,
kind:t,namespace:n,name:r})=>({apiVersion:e,kind:t,namespace:n,name:r}),r_=({kind:e,namespace:t,name:n,file:r,line:o,clusters:i,status:s})=>({kind:e,namespace:t,
name:n,file:r,line:o,clusters:i,status:s}),o_=({by:e,message:t,others:n})=>f({by:e,message:t},n&&{others:n.map(r=>({by:r.by,message:r.message,clusters:r.clusters}))}),
i_=({clusters:e,broken:t,mended:n,unchanged:r})=>({clusters:e.map(({name:o,from:i,to:s})=>({name:o,from:Ya(i),to:Ya(s)})),broken:t.map($r),mended:n.map($r),unchanged:r.
map($r)}),s_=({object:e,file:t,line:n,pods:r,clusters:o,outcome:i,because:s,refusal:a,runs:l})=>m(f({object:Zu(e),file:t,line:n,pods:r,clusters:o,outcome:i,because:s},
a&&{refusal:{by:a.by,message:a.message}}),{runs:l}),$r=e=>m(f(f(m(f(f(m(f(f(f(f({ruleId:e.ruleId,family:e.family,severity:e.severity,message:e.message,symptom:e.
symptom},e.refusal&&{refusal:o_(e.refusal)}),v0(e)),e.confidence&&{confidence:e.confidence}),e.renderedFrom!==void 0&&{renderedFrom:e.renderedFrom}),{changedHere:e.
changedHere&&{file:e.changedHere.file,line:e.changedHere.line,column:e.changedHere.column},object:e.object&&Zu(e.object),path:e.path,clusters:e.clusters}),e.coming&&
{coming:e.coming.map(({versions:t,clusters:n,failsFrom:r})=>({versions:t,clusters:n,failsFrom:r}))}),e.config!==void 0&&{config:e.config}),{affects:e.affects.map(
r_),related:e.related.map(t=>m(f(f({},v0(t)),t.confidence&&{confidence:t.confidence}),{note:t.note})),why:e.why,remedy:e.remedy,assumes:e.assumes,basis:{level:e.
basis.level,evidence:e.basis.evidence}}),e.fix&&{fix:{title:e.fix.title,safe:e.fix.safe,edits:e.fix.edits.map(({file:t,start:n,end:r,newText:o})=>({file:t,start:n,
end:r,newText:o}))}}),e.locked&&{locked:e.locked}),{fingerprint:e.fingerprint,status:e.status}),Bg=e=>f(m(f({rule:e.rule,file:e.file,line:e.line,column:e.column},
e.until!==void 0&&{until:e.until}),{because:e.because,from:e.from,status:e.status,state:e.state,allows:e.allows.map($r)}),e.config!==void 0&&{config:e.config});function Xu(e,t){let n=new Set(Ka(e,t).map(({name:r})=>r));return e.clusters.length<n.size?`in ${Mt(e.clusters)}`:""}var xn=["error","warning","notice"];function Ie(e,t){return`${e} ${t}${e===1?"":"s"}`}function Gg({findings:e}){let t=xn.flatMap(o=>{let i=e.filter(s=>s.severity===
o).length;return i?[Ie(i,o)]:[]});if(!t.length)return"no findings";let n=e.filter(o=>o.status==="new").length,r=t.length<2?t.join(""):`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)}`;return n===e.length?r:`${r} (${n} new)`}function ef(e){let{ledger:t,clusters:n}=e,[r]=n,o=new Set(n.map(({config:l,name:c})=>JSON.stringify([l,
c]))),i=r&&n.length===1?ke(Ha(r)):Ie(o.size,"cluster"),s=`${Gg(e)} in ${Ie(t.checked,"document")}, for ${i}`,a=Bu(e);return a===void 0?s:`${s}; ${a}`}function Kg({
skipped:e}){return e.filter(({reason:t})=>t!==Mo&&t!==il)}function P0({skipped:e,leftOut:t=[]}){return[...e,...t].filter(({reason:n,unchecked:r})=>r||n.startsWith(
sl))}function tf({ledger:e},t=3){let n=Kg(e);return n.length?`${n.length} skipped: ${w0(n,t)}`:void 0}function nf({ledger:{leftOut:e=[]}},t=3){return e.length?`${Ie(
e.length,"object")} left out: ${w0(e,t)}`:void 0}function w0(e,t){let n=Ht(e,({reason:i})=>i).sort(([,i],[,s])=>s.length-i.length),r=n.slice(0,t).map(([i,s])=>{
let a=s.slice(0,2).map(({file:l,line:c})=>ke(`${l}:${c}`));return`${qe(i)} (${a.join(", ")}${s.length>2?` and ${s.length-2} more`:""})`}),o=n.slice(t).reduce((i,[
,s])=>i+s.length,0);return`${r.join("; ")}${o?`; and ${o} for other reasons`:""}`}function rf({clusters:e}){return[...new Set(e.flatMap(t=>t.openKinds))].sort()}
function of({clusters:e}){let t=new Map;for(let n of e)for(let r of n.notes)t.set(r,[...t.get(r)??[],n.name]);return[...t].map(([n,r])=>({note:n,names:r}))}function Xa(e){return[...e].sort((t,n)=>Za(t)-Za(n))}function sf(e){let t=new Map,n=Xa(e).map(o=>{let i=`${Za(o)} ${o.ruleId}`,s=t.get(i)??0;return t.set(i,s+1),
{finding:o,turn:s}}),r=({turn:o})=>+(o>0);return n.sort((o,i)=>r(o)-r(i)||Za(o.finding)-Za(i.finding)||o.turn-i.turn).map(({finding:o})=>o)}function af(e){let t=new Map;
for(let{severity:n,ruleId:r}of e){let o=`${n} ${r}`,i=t.get(o);i?i.count+=1:t.set(o,{severity:n,ruleId:r,count:1})}return[...t.values()].sort((n,r)=>xn.indexOf(
n.severity)-xn.indexOf(r.severity)||r.count-n.count)}function O0(e){return[...e].sort((t,n)=>k0(t)-k0(n))}function k0({severity:e,status:t}){return(t==="new"?0:
xn.length)+xn.indexOf(e)}function Za({severity:e,status:t}){return 2*xn.indexOf(e)+(t==="new"?0:1)}var a_=20;function E0({head:e,before:t,above:n,details:r,after:o},i){let{limit:s}=i,a=N=>i.unit==="bytes"?Buffer.byteLength(N):N.length,l=r.map(({finding:N})=>N),
c=l_(r),d=N=>N.map(({texts:W})=>W[0]??"").join(""),u=`${e}${d(t)}${R0(n,c,new Set(l))}${d(o)}`;if(a(u)<=s)return u;let p=[...t,...o].filter(({texts:N})=>N[0]),g=p.
map(({name:N})=>N),y=s-a(e)-a(C0(l,l,g,i)),h=new Map;for(let N of p){let W=N.texts.find(he=>a(he)<=y);W&&(h.set(N,W),y-=a(W))}y-=a(n);for(let N of c)y-=a(`${j0(
N)}${A0(N.members.length)}`);let x=new Set,R=new Map(r.map(({finding:N,text:W})=>[N,W]));for(let N of sf(l)){let W=a(`
${R.get(N)}`);W>y||(y-=W,x.add(N))}let C=p.filter(N=>!h.has(N)).map(({name:N})=>N),A=l.filter(N=>!x.has(N)),F=N=>N.map(W=>h.get(W)??"").join(""),H=C0(A,l,C,i);return[
`${e}${F(t)}${R0(n,c,x)}${H}${F(o)}`,`${e}${H}`,e,`Kruise Preflight
`].find(N=>a(N)<=s)??""}function l_(e){return e.length<=a_?[{of:null,members:e}]:Ht(e,({finding:t})=>`${t.severity} ${t.ruleId}`).map(([,t])=>({of:t[0].finding,
members:t}))}function R0(e,t,n){if(n.size===0)return"";let r=t.map(o=>{let i=o.members.filter(({finding:a})=>n.has(a));if(i.length===0)return"";let s=i.map(({text:a})=>`\

${a}`).join("");return o.of?`${j0(o)}${s}${A0(o.members.length-i.length)}`:s});return`${e}${r.join("")}`}function j0({of:e,members:t}){return e?`
<details><summary>${`<b>${e.severity}</b> <code>${gs(e.ruleId)}</code>: ${Ie(t.length,"finding")}`}</summary>
`:""}function A0(e){return`${e>0?`
and ${e} more, for which there is no room
`:""}
</details>
`}function C0(e,t,n,{title:r,limit:o,unit:i,rest:s}){let a=[...e.length>0?[`the details of ${e.length} of ${Ie(t.length,"finding")}`]:[],...n];return a.length===
0?"":`
### Left out

${`${r} holds at most ${o} ${i}, and has no room for ${a.join(", nor for ")}. ${s}`}
${el(e)}`}function el(e){return e.length===0?"":`
| | rule | findings |
|---|---|---|
${af(e).map(({severity:n,ruleId:r,count:o})=>`| ${n} | ${$n(on(r))} | ${o} |
`).join("")}`}function tl({file:e,line:t,column:n,confidence:r}){return r==="file"?e:`${e}:${t}:${n}`}function lf({renderedFrom:e}){return e===void 0?"":` (from ${e})`}var c_=4,d_=6,u_=3;function cf(e){return[...new Set(e.map(({name:t})=>t))]}function df(e,t,n=""){let r=new Set(e),o=t.filter(a=>!r.has(a)),i=t.filter(a=>r.has(a));
if(o.length===0)return`all ${t.length}${n}`;let s=`${i.length} of ${t.length}${n}`;return i.length<=d_?`${s}: ${i.join(", ")}`:o.length<=u_?`${s}, not ${o.join(
", ")}`:s}function uf(e,t){let n=cf(t);if(n.length===1)return e[0]??"";let o=Ht(t,({environment:i})=>i).flatMap(([i,s])=>{let a=cf(s),l=a.filter(u=>e.includes(u));
if(l.length===0)return[];let c=`${l.length} of ${a.length}`,d=l.length===a.length?c:df(l,a);return[`${i??"clusters"} ${d}`]});return o.length>c_?df(e,n," cluste\
rs"):o.join("; ")}var Yg=50,hs=20,f_=300,p_=120,Hg={none:"pods stay","in-place":"updated in place",recreate:"made anew",rejected:"refused",stuck:"stuck",unknown:"not known",create:"\
created",delete:"deleted"};function ff(e,t){let{rollout:n=[]}=e;return n.length===0?[]:["What this change does:",...n.slice(0,Yg).flatMap(o=>[...Qe(`  ${Hg[o.outcome].
padEnd(18)}`,qe(`${Qg(o)} in ${zg(o,e)}${m_(o)}`),t),...o.runs.slice(0,hs).map(i=>`${" ".repeat(21)}${qe(i)}`),...o.runs.length>hs?[`${" ".repeat(21)}and ${o.runs.
length-hs} more`]:[]]),...F0(n,"  "),""]}function N0(e,t=Yg){let{rollout:n=[]}=e,r=n.slice(0,t);if(r.length===0)return{table:"",runs:""};let o=r.map(a=>{let l=a.
refusal?on(In(a.refusal.message,p_)):Tt(a.because),c=a.outcome==="none"?Hg.none:`**${Hg[a.outcome]}**`;return`| ${$n(Tt(Qg(a)))} | ${$n(Tt(zg(a,e)))} | ${c} | ${$n(
l)} |`}),s=r.filter(({runs:a})=>a.length>0).map(a=>{let l=`**${Tt(`${Qg(a)}, ${zg(a,e)}`)}**`,c=a.runs.length>hs?[`- and ${a.runs.length-hs} more`]:[];return[l,
"",...a.runs.slice(0,hs).map(d=>`- ${Tt(In(d,f_))}`),...c].join(`
`)});return{table:`
### What this change does

| workload | clusters | what will happen | why |
|---|---|---|---|
${[...o,...F0(n,`
`,t)].join(`
`)}
`,runs:s.length?`
<details><summary>${gs("What the cluster will run")}</summary>

${s.join(`

`)}

</details>
`:""}}function F0(e,t,n=Yg){return e.length>n?[`${t}and ${e.length-n} more, which touch fewer pods`]:[]}function Qg({object:{kind:e,namespace:t,name:n},pods:r}){
let o=r>0?` (${Ie(r,"pod")})`:"";return`${e} ${t===null?"":`${t}/`}${n}${o}`}function zg({clusters:e},{clusters:t}){return uf(e,t)}function m_({because:e,refusal:t}){
let n=t?.message??e;return n===""?"":`: ${n}`}var T0=100;function M0({findings:e}){return e.filter(({status:t})=>t==="new")}function pf({findings:e},t){let n=new Map,r=new Map;return{shown:e.filter(({ruleId:i,
severity:s,status:a})=>{if(a==="existing"&&!t)return!1;let l=`${i} ${s} ${a}`,c=(n.get(l)??0)+1;return n.set(l,c),c>T0&&r.set(i,(r.get(i)??0)+1),c<=T0}),left:[...r].
map(([i,s])=>`${Ie(s,"more finding")} of ${i}`)}}function mf({refusal:e,clusters:t}){if(!e)return[];let{message:n,others:r=[]}=e,o=new Set(r.flatMap(a=>a.clusters)),i=t.filter(a=>!o.has(a)),s=a=>r.length===0?"":
` on ${Mt(a)}`;return[{on:s(i.length===0?t:i),message:n},...r.map(a=>({on:s(a.clusters),message:a.message}))]}function gf({upgrades:e}){return Ht(e,t=>y_(t)).map(([t,n])=>{let r=n.flatMap(o=>g_(o)??[]);return r.length>0?`${Mt(r)}: ${t}`:t})}function g_({cluster:e,from:t}){
if(e.includes("="))return;let n=t[0]?.name;return n===void 0||n===e?e:`${n} as ${e}`}function y_({cluster:e,from:t,to:n}){let r=["kubernetes","kruise","vcluster"].
flatMap(l=>{let[c,d]=[t,n].map(u=>h_([...new Set(u.map(p=>p[l]??"none"))]));return c!==d?[{moves:!0,words:`${l} ${c} -> ${d}`}]:d==="none"?[]:[{moves:!1,words:`${l}\
 ${d}`}]}),o=r.filter(l=>l.moves),s=(o.length>0&&!e.includes("=")?o:r).map(l=>l.words).join(", ");if(o.length>0)return s;let a=n[0]?.host;return a?`stays as it \
is on ${a}`:`stays as it is (${s})`}function h_(e){return e.length>1?`${e[0]} - ${e.at(-1)}`:e[0]??"none"}function Zg(e,{upgrades:t}){let n=new Set(t.flatMap(({
cluster:o,from:i})=>[o,...i.map(({name:s})=>s)]));return t.length===1&&e.every(o=>n.has(o))?"":Mt(e)}function $0(e,t,n){let r=e.releases.length>0?e.releases.join(
" and "):"no known release clears it",o=e.clusters.length<t.length?Zg(e.clusters,n):"";return o===""?r:`${r} in ${o}`}function I0({breaks:e}){if(e.length===0)return"";
let t=e.map(({message:n,ruleId:r})=>`${n} [${r}]`);return`, where ${bs(e)} newly ${e.length===1?"breaks":"break"}: ${Mt(t,3)}`}function bs(e){let t=xn.flatMap(n=>{
let r=e.filter(o=>o.severity===n).length;return r>0?[Ie(r,n)]:[]});return t.length<2?t[0]??"nothing":`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}function L0({
broken:e,mended:t,unchanged:n,ledger:r}){let o=[`${bs(e)} newly broken`,`${bs(t)} newly mended`,`${bs(n)} unchanged`].join(", ");return`${o[0]?.toUpperCase()}${o.
slice(1)}, in ${Ie(r.checked,"document")}`}function D0(e){let{kind:t,namespace:n,name:r,pods:o=0}=e;return`${t} ${n===null?"":`${n}/`}${r}${o>0?` (${Ie(o,"pod")}\
)`:""}`}function J0({upgrades:e}){let t=new Map,n=e.flatMap(({from:r,to:o})=>[...r,...o]);for(let r of n)for(let o of r.notes)t.set(o,(t.get(o)??new Set).add(r.
name));return[...t].map(([r,o])=>({note:r,names:[...o]}))}var nl=20,b_=300;function yf({versions:e},t){if(!e)return[];let n=(r,o)=>[...o.slice(0,nl).flatMap(i=>Qe(`  ${r.padEnd(18)}`,qe(`${i.message} [${i.ruleId}]`),t)),
...o.length>nl?[`  and ${o.length-nl} more`]:[]];return[...Qe("What the new versions do: ",qe(`${V0(e)}; ${q0(e)}`),t),...n("newly broken",e.broken),...n("mende\
d",e.mended),""]}function _0({versions:e}){if(!e)return"";let t=(r,o)=>{let i=Xa(o),s=i.slice(0,nl).map(l=>`- ${l.severity} ${Tt(In(l.message,b_))} ${on(l.ruleId)}`),
a=el(i.slice(nl));return s.length>0?`
**${r}**

${s.join(`
`)}
${a&&`
and:
${a}`}`:""};return`${`
### What the new versions do

${Tt(V0(e))}; ${q0(e)}.
`}${t("Newly broken",e.broken)}${t("Mended",e.mended)}`}function V0({clusters:e}){return gf({upgrades:e.map(({name:t,from:n,to:r})=>({cluster:t,from:[n],to:[r]}))}).
join("; ")}function q0({broken:e,mended:t,unchanged:n}){return`${Ie(e.length,"finding")} newly broken, ${t.length} mended, ${n.length} unchanged`}var xt=120,Xg=5;function W0(e,t){let n=t.colour?v_:x_,{shown:r,left:o}=pf(e,t.all??!1),i=r.flatMap(p=>[...P_(p,e,t,n),""]);i.push(...yf(e,xt),...ff(e,xt));for(let p of e.
mended??[])i.push(...Qe("mended: ",`${p.message} [${p.ruleId}] ${Xu(p,e.clusters)}`,xt).map(qe));o.length>0&&i.push(...Qe("note: ",`${ke(o.join(", "))} not show\
n; --format json has them all`,xt));for(let{note:p,names:g}of of(e))i.push(...Qe("note: ",`${qe(p)} (${ke(Mt(g))})`,xt));let s=tf(e),a=nf(e),l=e.findings.filter(
({status:p})=>p==="existing");l.length>0&&!t.all&&i.push(...Qe("note: ",`${Ie(l.length,"finding")} stood before this change; ${t.elsewhere??"--all"} shows ${l.length===
1?"it":"them"}`,xt));let c=e.findings.length===0,d=ef(e);i.push(n(c?"clean":"strong",`${d[0]?.toUpperCase()}${d.slice(1)}.`)),i.push(...Gu(e,xt)),s&&i.push(...Qe(
"",`${s}.`,xt)),a&&i.push(...Qe("",`${a}.`,xt));let u=rf(e);return c&&u.length&&i.push(...Qe("",`Open: objects of these kinds may exist that are not in view: ${ke(
u.join(", "))}.`,xt)),`${i.map(qu).join(`
`)}
`}var S_={error:"1;31",warning:"1;33",notice:"1;36",strong:"1",dim:"2",clean:"32",add:"32",remove:"31"},v_=(e,t)=>`\x1B[${S_[e]}m${t}\x1B[0m`,x_=(e,t)=>t;function P_(e,t,n,r){
let{file:o,line:i,severity:s,ruleId:a}=e,l=`${r("strong",ke(`${tl(e)}:`))} ${r(s,`${s}:`)} ${qe(`${e.message}${lf(e)}`)} ${r("dim",`[${ke(a)}]`)}`,c=" ".repeat(
String(i).length+2),d=(g,y)=>U0(c,g,y,r),u=[l,...w_(e,c,n,r)];for(let{on:g,message:y}of mf(e))u.push(`${c}${r("dim","=")} upstream${ke(g)}:  ${ke(y)}`);u.push(...d(
"you would see",e.symptom),...d("why",e.why),...d("do",e.remedy));let{changedHere:p}=e;p&&(p.file!==o||p.line!==i)&&u.push(...d("at",`${p.file}:${p.line}:${p.column}\
 this change brings it about`));for(let g of e.related)u.push(...d("at",`${tl(g)} ${g.note}`));for(let[g,y]of Qu(e,t.clusters).entries())u.push(...g===0?d("in",
y):Qe(`${c}         `,ke(y),xt));u.push(...d("known",Ku(e))),e.affects.length>1&&u.push(...d("affects",k_(e)));for(let g of e.assumes)u.push(...d("assumes",g));
return e.locked&&u.push(...d("allow",Uu)),[...u,...O_(e,c,n,r)]}function U0(e,t,n,r){let o=qe(n);if(o==="")return[];let i=`${e}= ${`${t}:`.padEnd(6)} `,[s="",...a]=Qe(
i,o,xt);return[`${e}${r("dim","=")} ${r("strong",`${t}:`)}${s.slice(e.length+3+t.length)}`,...a]}function w_(e,t,n,r){let o=e.confidence==="file"?void 0:n.lineOf(
e.file,e.line);if(o===void 0)return[];let i=zu(e,o,xt-t.length-2),s=r("dim","|"),a=`${" ".repeat(i.from)}${r(e.severity,"^".repeat(i.to-i.from))}`;return[`${t}${s}`,
`${r("dim",` ${e.line} |`)} ${i.text}`.trimEnd(),`${t}${s} ${a}`]}function k_({affects:e}){return`${e.slice(0,Xg).map(n=>`${`${n.kind} ${n.namespace===null?"":`${n.
namespace}/`}${n.name||"(unnamed)"}`} (${n.file}:${n.line})`).join(", ")}${e.length>Xg?` and ${e.length-Xg} more`:""}`}function O_(e,t,n,r){let{fix:o}=e;if(!o)return[];
let i=U0(t,"fix",`${o.title}${o.safe?"":" (changes what runs)"}`,r),s=n.textOf?.(e.file);for(let a of(s===void 0?void 0:Yu(e,s))??[]){let l=ke(a.replaceAll("	",
"    ")),c=rn(l)>xt?`${l.slice(0,xt)}\u2026`:l;i.push(`${t}  ${r(a.startsWith("+")?"add":"remove",c)}`)}return i}0&&(module.exports={ALLOWANCE_RULES,Allowances,BEFORE,CONFIG,CRD_VALIDATION,ClusterProfile,EditRefused,EffectivePod,FINDING_LINES,Going,JUDGING,JUDGING_BEFORE,JUDGING_FIXED,
JUDGING_NEXT,Judge,KINDS,KUSTOMIZATION_NAMES,LARGEST,LIBRARY,LIMIT_RANGER,LOCKED,Library,LineIndex,MANIFEST,MISSING,Manifest,NEVER,NO_SETTINGS,NoSuchBase,OF_CHANGES,
Origins,PIPED,POD_VALIDATION,Pairs,PatchError,Places,QOS_CLASSES,READING,RENDERING,RESOURCE_QUOTA,RULES,SIMULATING,SettingsError,SettingsError_2,TRYING_FIXES,TRYING_RELEASES,
UNTOLD,UnknownVersion,UsageError,UsageError_2,VersionsFrom,World,ZERO,adHocCluster,addQuantities,addedAllowances,addedWords,affinity,against,allowance,allowanceWords,
allowancesMarkdown,allowancesText,allowingComment,allowsOvercommit,alwaysRestarted,amount,annotationErrors,applyChanges,applyDefaults,applyEdits,appsRefusals,asOne,
asked,atoi,baseInMemory,baseOnDisk,baselineOf,basisWords,block,blockText,boolean,brokenWords,buildPod,byEnvironment,byteLength,canonical,canonicalPath,causeOf,cell,
cellName,cells,cellsOf,chartUses,check,checkFiles,checkTree,check_2,child,chooser,chooser_2,claimComplaints,claimSpec,claimVolumes,claimsPath,clipped,cloneSetStructs,
cluster,clusterNotes,clusterSettings,clustersOf,code,compareQuantities,compareVersions,complaints,compose,configFinder,containerName,containerPorts,containerResourceName,
counted,countedAmong,countedBySeverity,countedFindings,customResourceRefusals,daemonSetStructs,dayOf,decodeRefusals,defaultContainer,defaultPodSpec,defaultVolume,
defaultsOf,dependencyValues,described,differences,diskTree,doubleQuoted,eachOf,entry,environment,environmentFrom,environmentOf,ephemeralSource,exactness,excerpt,
expressionFault,expressionValue,fieldPath,fileKeyVolumes,fill,filledIn,filledIn_2,filledIn_3,finding,findingsOf,firstLine,fitted,flag,floatKey,flowText,folded,folderOf,
foldersOf,formatQuantity,freshFindings,fromWords,gatesOf,gitOpsOf,goesOn,goesTo,goingIn,groupOf,grouped,grouped_2,grouped_3,guestByDefault,hasPods,hostNetworkPorts,
hostOf,hostPortConflicts,html,hunk,identity,inRange,inSamePlace,inTurns,indexes,inert,inertJson,injectSidecars,injectTopology,inline,inlineScalar,int64Value,intOrPercentValue,
intOrString,integer,isAsked,isBelow,isBuiltin,isClusterScoped,isConfig,isConfigMapKey,isContainerResource,isDNS1123Label,isDNS1123Subdomain,isDNS1123SubdomainWithUnderscore,
isEmptySelector,isEnvVarName,isExtendedResource,isFor,isHTTPHeaderName,isHugePages,isInline,isIntegerResource,isKustomizationName,isLabelValue,isLocked,isNativeResource,
isObject,isOf,isPortName,isQualifiedName,isQuantity,isQuotaResource,isReadable,isRelaxedEnvVarName,isRemote,isRendered,isSecret,isStandardResource,isVclusterValues,
isWholePages,items,itemsAt,joined,judgedCluster,judgedClusters,judgedOn,keptBy,keyText,kindOf,kindOfType,kindWith,known,knownReleases,kruiseConfiguration,kruiseOptions,
kruisePodErrors,kruiseTemplate,kubernetesOf,labelErrors,labels,labelsLiteral,lastingTemplateErrors,layersOf,layoutOf,ledgerOf,ledgersOf,leftOutWords,leftWords,legacyScaled,
levelOf,limitRangeDefaults,limitRanger,list,listField,listed,literalOf,logProgress,losesResizePolicy,lostPaths,manifestsOf,matching,matchingSidecarSets,mayAllow,
mayExist,mayRun,meantBy,measuredClaim,meetsClasses,member,memberText,member_2,memoryTree,missedIn,mistake,movesWords,nameOf,namedObject,namesKind,namesOf,nearest,
needWords,newFirst,newIn,newest,nextOf,nodeTerm,nonNegative,notInPlace,notMoreThan100Percent,notThat,notedOf,number,numbered,object,objectMetaErrors,objectMetaRefusals,
objectOf,objectQuotaRefusals,object_2,objects,objectsOf,ofVendor,onlyChanged,onlyIn,onlyInPlace,openKinds,optionalText,originOf,outcomeWords,outputsOf,ownText,panicOfInPlaceUpdate,
parseQuantity,parseRange,parseVersion,parsed,parsesAsGroupVersion,partsOf,patchSchema,patchSchema_2,patchedTemplate,pathOf,patternOf,patternProblem,placeOf,placeOf_2,
placeOf_3,placeOf_4,placeWords,placed,placed_2,plainAt,plainKey,plainPath,plainScalar,plainValue,podSecurityContext,podTemplateErrors,podValidation,podsThatMayRun,
pointer,policyPath,portNumberOrName,positiveIntOrPercent,printed,priorityStrategyErrors,progressOn,qosClass,quantities,quantityLiteral,quantityValue,quotaRefusals,
quotaResourceName,quotasToBeFilled,quote,quoted,rangeOf,ranked,readAhead,readContents,readDocuments,readKustomization,readPiped,readSettings,readSides,readSnapshot,
readWorlds,rebase,record,refOf,reference,referenceLiteral,refusalsOf,released,releasesAhead,releasesBetween,render,renderAll,renderJson,renderText,rendererFor,renderingOf,
replicasOf,requirements,resizedQuota,resolveRelease,resourceName,resourceQuota,resourceRequirements,rewritten,rolloutMarkdown,rolloutText,sameReference,scaled,scaledValue,
scatterStrategyErrors,scopeOf,secretKeys,securityContext,selectClusters,selector,selectorErrors,selectorFault,selectorImmutable,selectorItself,selectorLiteral,selectorMatches,
selects,selectsPod,selectsTemplate,selects_2,selects_3,severities,severityIn,shortened,showPath,shownClusters,shownFindings,simulate,simulate_2,sixDecimals,sizeOf,
skippedWords,somewhere,splitPattern,splitPattern_2,spread,stageWords,standingIn,statefulSetStructs,storedTemplate,strategicMerge,strategyOf,string,stringList,strings,
structAt,structField,stuck,subsetWorkload,subsetWorkloadRefusals,taggedScalar,takesAllowance,tallied,tally,templateMetaErrors,templateOf,templatePath,templateRefusals,
tenantsOf,terminalProgress,text,textAt,textEdits,textMap,textOf,textOf_2,text_2,texts,tolerationErrors,tolerations,topologiesOf,typed,uncheckedIn,unknownRules,unreadable,
unseenIn,untyped,upstreamWords,usable,validateLabelSelector,validateLabels,validateName,validateNodeSelectorTerm,validatePodSpec,validatePreferredSchedulingTerms,
validateRange,validateTolerations,valueAt,valuesOf,vclusterCarrier,vclusterCarriers,vclusterOptions,verdict,versions,versionsMarkdown,versionsText,versionsWords,
visible,walk,width,withFixes,withParameter,withVersions,within,withoutUndefined,wordsOf,wrapped,writeOutputs,written,writtenText});
