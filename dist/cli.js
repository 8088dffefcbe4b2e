#!/usr/bin/env node
"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key3,value2)=>key3 in obj?__defProp(obj,key3,{enumerable:!0,configurable:!0,writable:!0,value:value2}):obj[key3]=value2,__spreadValues=(a,b)=>{
for(var prop in b||={})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(
b,prop)&&__defNormalProp(a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source2,exclude)=>{var target={};for(var prop in source2)__hasOwnProp.call(source2,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source2[prop]);if(source2!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source2))exclude.indexOf(prop)<0&&__propIsEnum.call(source2,prop)&&(target[prop]=source2[prop]);return target};var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key3 of __getOwnPropNames(from))!__hasOwnProp.call(to,key3)&&
key3!==except&&__defProp(to,key3,{get:()=>from[key3],enumerable:!(desc=__getOwnPropDesc(from,key3))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports2){"use strict";Object.defineProperty(exports2,"__esModule",{value:!0});
function ucs2length(str){let len=str.length,length=0,pos=0,value2;for(;pos<len;)length++,value2=str.charCodeAt(pos++),value2>=55296&&value2<=56319&&pos<len&&(value2=
str.charCodeAt(pos),(value2&64512)===56320&&pos++);return length}exports2.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var require_helpers=__commonJS({"node_modules/fast-json-patch/commonjs/helpers.js"(exports2){var __extends=exports2&&exports2.__extends||(function(){var extendStatics=function(d,b){
return extendStatics=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(d2,b2){d2.__proto__=b2}||function(d2,b2){for(var p in b2)b2.hasOwnProperty(
p)&&(d2[p]=b2[p])},extendStatics(d,b)};return function(d,b){extendStatics(d,b);function __(){this.constructor=d}d.prototype=b===null?Object.create(b):(__.prototype=
b.prototype,new __)}})();Object.defineProperty(exports2,"__esModule",{value:!0});var _hasOwnProperty=Object.prototype.hasOwnProperty;function hasOwnProperty(obj,key3){
return _hasOwnProperty.call(obj,key3)}exports2.hasOwnProperty=hasOwnProperty;function _objectKeys(obj){if(Array.isArray(obj)){for(var keys_1=new Array(obj.length),
k=0;k<keys_1.length;k++)keys_1[k]=""+k;return keys_1}if(Object.keys)return Object.keys(obj);var keys=[];for(var i in obj)hasOwnProperty(obj,i)&&keys.push(i);return keys}
exports2._objectKeys=_objectKeys;function _deepClone(obj){switch(typeof obj){case"object":return JSON.parse(JSON.stringify(obj));case"undefined":return null;default:
return obj}}exports2._deepClone=_deepClone;function isInteger(str){for(var i=0,len=str.length,charCode;i<len;){if(charCode=str.charCodeAt(i),charCode>=48&&charCode<=
57){i++;continue}return!1}return!0}exports2.isInteger=isInteger;function escapePathComponent(path8){return path8.indexOf("/")===-1&&path8.indexOf("~")===-1?path8:
path8.replace(/~/g,"~0").replace(/\//g,"~1")}exports2.escapePathComponent=escapePathComponent;function unescapePathComponent(path8){return path8.replace(/~1/g,"\
/").replace(/~0/g,"~")}exports2.unescapePathComponent=unescapePathComponent;function _getPathRecursive(root2,obj){var found;for(var key3 in root2)if(hasOwnProperty(
root2,key3)){if(root2[key3]===obj)return escapePathComponent(key3)+"/";if(typeof root2[key3]=="object"&&(found=_getPathRecursive(root2[key3],obj),found!=""))return escapePathComponent(
key3)+"/"+found}return""}exports2._getPathRecursive=_getPathRecursive;function getPath(root2,obj){if(root2===obj)return"/";var path8=_getPathRecursive(root2,obj);
if(path8==="")throw new Error("Object not found in root");return"/"+path8}exports2.getPath=getPath;function hasUndefined(obj){if(obj===void 0)return!0;if(obj){if(Array.
isArray(obj)){for(var i_1=0,len=obj.length;i_1<len;i_1++)if(hasUndefined(obj[i_1]))return!0}else if(typeof obj=="object"){for(var objKeys=_objectKeys(obj),objKeysLength=objKeys.
length,i=0;i<objKeysLength;i++)if(hasUndefined(obj[objKeys[i]]))return!0}}return!1}exports2.hasUndefined=hasUndefined;function patchErrorMessageFormatter(message,args){
var messageParts=[message];for(var key3 in args){var value2=typeof args[key3]=="object"?JSON.stringify(args[key3],null,2):args[key3];typeof value2<"u"&&messageParts.
push(key3+": "+value2)}return messageParts.join(`
`)}var PatchError2=(function(_super){__extends(PatchError3,_super);function PatchError3(message,name3,index,operation,tree){var _newTarget=this.constructor,_this=_super.
call(this,patchErrorMessageFormatter(message,{name:name3,index,operation,tree}))||this;return _this.name=name3,_this.index=index,_this.operation=operation,_this.
tree=tree,Object.setPrototypeOf(_this,_newTarget.prototype),_this.message=patchErrorMessageFormatter(message,{name:name3,index,operation,tree}),_this}return PatchError3})(
Error);exports2.PatchError=PatchError2}});var require_core=__commonJS({"node_modules/fast-json-patch/commonjs/core.js"(exports2){Object.defineProperty(exports2,"__esModule",{value:!0});var helpers_js_1=require_helpers();
exports2.JsonPatchError=helpers_js_1.PatchError;exports2.deepClone=helpers_js_1._deepClone;var objOps={add:function(obj,key3,document2){return obj[key3]=this.value,
{newDocument:document2}},remove:function(obj,key3,document2){var removed=obj[key3];return delete obj[key3],{newDocument:document2,removed}},replace:function(obj,key3,document2){
var removed=obj[key3];return obj[key3]=this.value,{newDocument:document2,removed}},move:function(obj,key3,document2){var removed=getValueByPointer(document2,this.
path);removed&&(removed=helpers_js_1._deepClone(removed));var originalValue=applyOperation(document2,{op:"remove",path:this.from}).removed;return applyOperation(
document2,{op:"add",path:this.path,value:originalValue}),{newDocument:document2,removed}},copy:function(obj,key3,document2){var valueToCopy=getValueByPointer(document2,
this.from);return applyOperation(document2,{op:"add",path:this.path,value:helpers_js_1._deepClone(valueToCopy)}),{newDocument:document2}},test:function(obj,key3,document2){
return{newDocument:document2,test:_areEquals(obj[key3],this.value)}},_get:function(obj,key3,document2){return this.value=obj[key3],{newDocument:document2}}},arrOps={
add:function(arr,i,document2){return helpers_js_1.isInteger(i)?arr.splice(i,0,this.value):arr[i]=this.value,{newDocument:document2,index:i}},remove:function(arr,i,document2){
var removedList=arr.splice(i,1);return{newDocument:document2,removed:removedList[0]}},replace:function(arr,i,document2){var removed=arr[i];return arr[i]=this.value,
{newDocument:document2,removed}},move:objOps.move,copy:objOps.copy,test:objOps.test,_get:objOps._get};function getValueByPointer(document2,pointer5){if(pointer5==
"")return document2;var getOriginalDestination={op:"_get",path:pointer5};return applyOperation(document2,getOriginalDestination),getOriginalDestination.value}exports2.
getValueByPointer=getValueByPointer;function applyOperation(document2,operation,validateOperation,mutateDocument,banPrototypeModifications,index){if(validateOperation===
void 0&&(validateOperation=!1),mutateDocument===void 0&&(mutateDocument=!0),banPrototypeModifications===void 0&&(banPrototypeModifications=!0),index===void 0&&(index=
0),validateOperation&&(typeof validateOperation=="function"?validateOperation(operation,0,document2,operation.path):validator(operation,0)),operation.path===""){
var returnValue={newDocument:document2};if(operation.op==="add")return returnValue.newDocument=operation.value,returnValue;if(operation.op==="replace")return returnValue.
newDocument=operation.value,returnValue.removed=document2,returnValue;if(operation.op==="move"||operation.op==="copy")return returnValue.newDocument=getValueByPointer(
document2,operation.from),operation.op==="move"&&(returnValue.removed=document2),returnValue;if(operation.op==="test"){if(returnValue.test=_areEquals(document2,
operation.value),returnValue.test===!1)throw new exports2.JsonPatchError("Test operation failed","TEST_OPERATION_FAILED",index,operation,document2);return returnValue.
newDocument=document2,returnValue}else{if(operation.op==="remove")return returnValue.removed=document2,returnValue.newDocument=null,returnValue;if(operation.op===
"_get")return operation.value=document2,returnValue;if(validateOperation)throw new exports2.JsonPatchError("Operation `op` property is not one of operations def\
ined in RFC-6902","OPERATION_OP_INVALID",index,operation,document2);return returnValue}}else{mutateDocument||(document2=helpers_js_1._deepClone(document2));var path8=operation.
path||"",keys=path8.split("/"),obj=document2,t=1,len=keys.length,existingPathFragment=void 0,key3=void 0,validateFunction=void 0;for(typeof validateOperation=="\
function"?validateFunction=validateOperation:validateFunction=validator;;){if(key3=keys[t],key3&&key3.indexOf("~")!=-1&&(key3=helpers_js_1.unescapePathComponent(
key3)),banPrototypeModifications&&(key3=="__proto__"||key3=="prototype"&&t>0&&keys[t-1]=="constructor"))throw new TypeError("JSON-Patch: modifying `__proto__` o\
r `constructor/prototype` prop is banned for security reasons, if this was on purpose, please set `banPrototypeModifications` flag false and pass it to this fun\
ction. More info in fast-json-patch README");if(validateOperation&&existingPathFragment===void 0&&(obj[key3]===void 0?existingPathFragment=keys.slice(0,t).join(
"/"):t==len-1&&(existingPathFragment=operation.path),existingPathFragment!==void 0&&validateFunction(operation,0,document2,existingPathFragment)),t++,Array.isArray(
obj)){if(key3==="-")key3=obj.length;else{if(validateOperation&&!helpers_js_1.isInteger(key3))throw new exports2.JsonPatchError("Expected an unsigned base-10 int\
eger value, making the new referenced value the array element with the zero-based index","OPERATION_PATH_ILLEGAL_ARRAY_INDEX",index,operation,document2);helpers_js_1.
isInteger(key3)&&(key3=~~key3)}if(t>=len){if(validateOperation&&operation.op==="add"&&key3>obj.length)throw new exports2.JsonPatchError("The specified index MUS\
T NOT be greater than the number of elements in the array","OPERATION_VALUE_OUT_OF_BOUNDS",index,operation,document2);var returnValue=arrOps[operation.op].call(
operation,obj,key3,document2);if(returnValue.test===!1)throw new exports2.JsonPatchError("Test operation failed","TEST_OPERATION_FAILED",index,operation,document2);
return returnValue}}else if(t>=len){var returnValue=objOps[operation.op].call(operation,obj,key3,document2);if(returnValue.test===!1)throw new exports2.JsonPatchError(
"Test operation failed","TEST_OPERATION_FAILED",index,operation,document2);return returnValue}if(obj=obj[key3],validateOperation&&t<len&&(!obj||typeof obj!="obj\
ect"))throw new exports2.JsonPatchError("Cannot perform operation at the desired path","OPERATION_PATH_UNRESOLVABLE",index,operation,document2)}}}exports2.applyOperation=
applyOperation;function applyPatch(document2,patch2,validateOperation,mutateDocument,banPrototypeModifications){if(mutateDocument===void 0&&(mutateDocument=!0),
banPrototypeModifications===void 0&&(banPrototypeModifications=!0),validateOperation&&!Array.isArray(patch2))throw new exports2.JsonPatchError("Patch sequence m\
ust be an array","SEQUENCE_NOT_AN_ARRAY");mutateDocument||(document2=helpers_js_1._deepClone(document2));for(var results2=new Array(patch2.length),i=0,length_1=patch2.
length;i<length_1;i++)results2[i]=applyOperation(document2,patch2[i],validateOperation,!0,banPrototypeModifications,i),document2=results2[i].newDocument;return results2.
newDocument=document2,results2}exports2.applyPatch=applyPatch;function applyReducer(document2,operation,index){var operationResult=applyOperation(document2,operation);
if(operationResult.test===!1)throw new exports2.JsonPatchError("Test operation failed","TEST_OPERATION_FAILED",index,operation,document2);return operationResult.
newDocument}exports2.applyReducer=applyReducer;function validator(operation,index,document2,existingPathFragment){if(typeof operation!="object"||operation===null||
Array.isArray(operation))throw new exports2.JsonPatchError("Operation is not an object","OPERATION_NOT_AN_OBJECT",index,operation,document2);if(objOps[operation.
op]){if(typeof operation.path!="string")throw new exports2.JsonPatchError("Operation `path` property is not a string","OPERATION_PATH_INVALID",index,operation,document2);
if(operation.path.indexOf("/")!==0&&operation.path.length>0)throw new exports2.JsonPatchError('Operation `path` property must start with "/"',"OPERATION_PATH_IN\
VALID",index,operation,document2);if((operation.op==="move"||operation.op==="copy")&&typeof operation.from!="string")throw new exports2.JsonPatchError("Operatio\
n `from` property is not present (applicable in `move` and `copy` operations)","OPERATION_FROM_REQUIRED",index,operation,document2);if((operation.op==="add"||operation.
op==="replace"||operation.op==="test")&&operation.value===void 0)throw new exports2.JsonPatchError("Operation `value` property is not present (applicable in `ad\
d`, `replace` and `test` operations)","OPERATION_VALUE_REQUIRED",index,operation,document2);if((operation.op==="add"||operation.op==="replace"||operation.op==="\
test")&&helpers_js_1.hasUndefined(operation.value))throw new exports2.JsonPatchError("Operation `value` property is not present (applicable in `add`, `replace` \
and `test` operations)","OPERATION_VALUE_CANNOT_CONTAIN_UNDEFINED",index,operation,document2);if(document2){if(operation.op=="add"){var pathLen=operation.path.split(
"/").length,existingPathLen=existingPathFragment.split("/").length;if(pathLen!==existingPathLen+1&&pathLen!==existingPathLen)throw new exports2.JsonPatchError("\
Cannot perform an `add` operation at the desired path","OPERATION_PATH_CANNOT_ADD",index,operation,document2)}else if(operation.op==="replace"||operation.op==="\
remove"||operation.op==="_get"){if(operation.path!==existingPathFragment)throw new exports2.JsonPatchError("Cannot perform the operation at a path that does not\
 exist","OPERATION_PATH_UNRESOLVABLE",index,operation,document2)}else if(operation.op==="move"||operation.op==="copy"){var existingValue={op:"_get",path:operation.
from,value:void 0},error=validate3([existingValue],document2);if(error&&error.name==="OPERATION_PATH_UNRESOLVABLE")throw new exports2.JsonPatchError("Cannot per\
form the operation from a path that does not exist","OPERATION_FROM_UNRESOLVABLE",index,operation,document2)}}}else throw new exports2.JsonPatchError("Operation\
 `op` property is not one of operations defined in RFC-6902","OPERATION_OP_INVALID",index,operation,document2)}exports2.validator=validator;function validate3(sequence,document2,externalValidator){
try{if(!Array.isArray(sequence))throw new exports2.JsonPatchError("Patch sequence must be an array","SEQUENCE_NOT_AN_ARRAY");if(document2)applyPatch(helpers_js_1.
_deepClone(document2),helpers_js_1._deepClone(sequence),externalValidator||!0);else{externalValidator=externalValidator||validator;for(var i=0;i<sequence.length;i++)
externalValidator(sequence[i],i,document2,void 0)}}catch(e){if(e instanceof exports2.JsonPatchError)return e;throw e}}exports2.validate=validate3;function _areEquals(a,b){
if(a===b)return!0;if(a&&b&&typeof a=="object"&&typeof b=="object"){var arrA=Array.isArray(a),arrB=Array.isArray(b),i,length,key3;if(arrA&&arrB){if(length=a.length,
length!=b.length)return!1;for(i=length;i--!==0;)if(!_areEquals(a[i],b[i]))return!1;return!0}if(arrA!=arrB)return!1;var keys=Object.keys(a);if(length=keys.length,
length!==Object.keys(b).length)return!1;for(i=length;i--!==0;)if(!b.hasOwnProperty(keys[i]))return!1;for(i=length;i--!==0;)if(key3=keys[i],!_areEquals(a[key3],b[key3]))
return!1;return!0}return a!==a&&b!==b}exports2._areEquals=_areEquals}});var require_duplex=__commonJS({"node_modules/fast-json-patch/commonjs/duplex.js"(exports2){Object.defineProperty(exports2,"__esModule",{value:!0});var helpers_js_1=require_helpers(),
core_js_1=require_core(),beforeDict=new WeakMap,Mirror=(function(){function Mirror2(obj){this.observers=new Map,this.obj=obj}return Mirror2})(),ObserverInfo=(function(){
function ObserverInfo2(callback,observer){this.callback=callback,this.observer=observer}return ObserverInfo2})();function getMirror(obj){return beforeDict.get(obj)}
function getObserverFromMirror(mirror,callback){return mirror.observers.get(callback)}function removeObserverFromMirror(mirror,observer){mirror.observers.delete(
observer.callback)}function unobserve(root2,observer){observer.unobserve()}exports2.unobserve=unobserve;function observe(obj,callback){var patches=[],observer,mirror=getMirror(
obj);if(!mirror)mirror=new Mirror(obj),beforeDict.set(obj,mirror);else{var observerInfo=getObserverFromMirror(mirror,callback);observer=observerInfo&&observerInfo.
observer}if(observer)return observer;if(observer={},mirror.value=helpers_js_1._deepClone(obj),callback){observer.callback=callback,observer.next=null;var dirtyCheck=function(){
generate(observer)},fastCheck=function(){clearTimeout(observer.next),observer.next=setTimeout(dirtyCheck)};typeof window<"u"&&(window.addEventListener("mouseup",
fastCheck),window.addEventListener("keyup",fastCheck),window.addEventListener("mousedown",fastCheck),window.addEventListener("keydown",fastCheck),window.addEventListener(
"change",fastCheck))}return observer.patches=patches,observer.object=obj,observer.unobserve=function(){generate(observer),clearTimeout(observer.next),removeObserverFromMirror(
mirror,observer),typeof window<"u"&&(window.removeEventListener("mouseup",fastCheck),window.removeEventListener("keyup",fastCheck),window.removeEventListener("m\
ousedown",fastCheck),window.removeEventListener("keydown",fastCheck),window.removeEventListener("change",fastCheck))},mirror.observers.set(callback,new ObserverInfo(
callback,observer)),observer}exports2.observe=observe;function generate(observer,invertible){invertible===void 0&&(invertible=!1);var mirror=beforeDict.get(observer.
object);_generate(mirror.value,observer.object,observer.patches,"",invertible),observer.patches.length&&core_js_1.applyPatch(mirror.value,observer.patches);var temp=observer.
patches;return temp.length>0&&(observer.patches=[],observer.callback&&observer.callback(temp)),temp}exports2.generate=generate;function _generate(mirror,obj,patches,path8,invertible){
if(obj!==mirror){typeof obj.toJSON=="function"&&(obj=obj.toJSON());for(var newKeys=helpers_js_1._objectKeys(obj),oldKeys=helpers_js_1._objectKeys(mirror),changed2=!1,
deleted=!1,t=oldKeys.length-1;t>=0;t--){var key3=oldKeys[t],oldVal=mirror[key3];if(helpers_js_1.hasOwnProperty(obj,key3)&&!(obj[key3]===void 0&&oldVal!==void 0&&
Array.isArray(obj)===!1)){var newVal=obj[key3];typeof oldVal=="object"&&oldVal!=null&&typeof newVal=="object"&&newVal!=null&&Array.isArray(oldVal)===Array.isArray(
newVal)?_generate(oldVal,newVal,patches,path8+"/"+helpers_js_1.escapePathComponent(key3),invertible):oldVal!==newVal&&(changed2=!0,invertible&&patches.push({op:"\
test",path:path8+"/"+helpers_js_1.escapePathComponent(key3),value:helpers_js_1._deepClone(oldVal)}),patches.push({op:"replace",path:path8+"/"+helpers_js_1.escapePathComponent(
key3),value:helpers_js_1._deepClone(newVal)}))}else Array.isArray(mirror)===Array.isArray(obj)?(invertible&&patches.push({op:"test",path:path8+"/"+helpers_js_1.
escapePathComponent(key3),value:helpers_js_1._deepClone(oldVal)}),patches.push({op:"remove",path:path8+"/"+helpers_js_1.escapePathComponent(key3)}),deleted=!0):
(invertible&&patches.push({op:"test",path:path8,value:mirror}),patches.push({op:"replace",path:path8,value:obj}),changed2=!0)}if(!(!deleted&&newKeys.length==oldKeys.
length))for(var t=0;t<newKeys.length;t++){var key3=newKeys[t];!helpers_js_1.hasOwnProperty(mirror,key3)&&obj[key3]!==void 0&&patches.push({op:"add",path:path8+"\
/"+helpers_js_1.escapePathComponent(key3),value:helpers_js_1._deepClone(obj[key3])})}}}function compare2(tree1,tree2,invertible){invertible===void 0&&(invertible=
!1);var patches=[];return _generate(tree1,tree2,patches,"",invertible),patches}exports2.compare=compare2}});var require_fast_json_patch=__commonJS({"node_modules/fast-json-patch/index.js"(exports2){var core=require_core();Object.assign(exports2,core);var duplex=require_duplex();
Object.assign(exports2,duplex);var helpers=require_helpers();exports2.JsonPatchError=helpers.PatchError;exports2.deepClone=helpers._deepClone;exports2.escapePathComponent=
helpers.escapePathComponent;exports2.unescapePathComponent=helpers.unescapePathComponent}});var import_node_fs3=require("node:fs"),import_node_path7=__toESM(require("node:path"));var import_virtual_knowledge=__toESM(require("./knowledge.json"));var import_node_util5=require("node:util");function entry(node,name3){return node?.kind==="map"?node.entries.find(each=>each.name===name3):void 0}function plainValue(node){switch(node.kind){case"scalar":
return node.value;case"seq":return node.items.map(plainValue);case"map":return Object.fromEntries(node.entries.map(each=>[each.name,plainValue(each.value)]))}}function written(root2,path8){
let found={key:void 0,node:root2,path:[],whole:path8.length===0};for(let[at18,step]of path8.entries()){let{node}=found,member4=typeof step=="string"||node.kind===
"map"?entry(node,String(step)):void 0,value2=member4?.value??(node.kind==="seq"?node.items[Number(step)]:void 0);if(!value2)return found;found={key:member4?.key,
node:value2,path:path8.slice(0,at18+1),whole:at18===path8.length-1}}return found}var template=["spec","template"],templates=[template],chosen=(...names)=>names.map(name3=>[...template,name3,...template]),claims=!0,kruise={group:"apps.kruise.\
io",of:"kruise"},apps={group:"apps",of:"kubernetes"},alpha={v1alpha1:!0},KINDS=[{group:"",kind:"Pod",of:"kubernetes",plural:"pods",templates:[[]]},{group:"",kind:"\
ReplicationController",of:"kubernetes",plural:"replicationcontrollers",templates},__spreadProps(__spreadValues({},apps),{kind:"Deployment",plural:"deployments",
templates}),__spreadProps(__spreadValues({},apps),{kind:"ReplicaSet",plural:"replicasets",templates}),__spreadProps(__spreadValues({},apps),{kind:"StatefulSet",
plural:"statefulsets",templates,claims}),__spreadProps(__spreadValues({},apps),{kind:"DaemonSet",plural:"daemonsets",templates}),{group:"batch",kind:"Job",of:"k\
ubernetes",plural:"jobs",templates},{group:"batch",kind:"CronJob",of:"kubernetes",plural:"cronjobs",templates:[["spec","jobTemplate",...template]]},__spreadProps(
__spreadValues({},kruise),{kind:"CloneSet",plural:"clonesets",templates,claims,versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"StatefulSet",plural:"\
statefulsets",templates,claims,versions:{v1alpha1:!0,v1beta1:!0}}),__spreadProps(__spreadValues({},kruise),{kind:"DaemonSet",plural:"daemonsets",templates,versions:{
v1alpha1:!0,v1beta1:"serves-daemonset-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"BroadcastJob",plural:"broadcastjobs",templates,versions:{v1alpha1:!0,
v1beta1:"serves-broadcastjob-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"AdvancedCronJob",plural:"advancedcronjobs",templates:chosen("jobTemplate",
"broadcastJobTemplate"),versions:{v1alpha1:!0,v1beta1:"serves-advancedcronjob-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"UnitedDeployment",plural:"\
uniteddeployments",templates:chosen("statefulSetTemplate","advancedStatefulSetTemplate","cloneSetTemplate","deploymentTemplate"),claims,versions:alpha}),__spreadProps(
__spreadValues({},kruise),{kind:"WorkloadSpread",plural:"workloadspreads",versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"SidecarSet",plural:"si\
decarsets",clusterScoped:!0,versions:{v1alpha1:!0,v1beta1:"serves-sidecarset-v1beta1"}}),__spreadProps(__spreadValues({},kruise),{kind:"ContainerRecreateRequest",
plural:"containerrecreaterequests",versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"EphemeralJob",plural:"ephemeraljobs",versions:alpha}),__spreadProps(
__spreadValues({},kruise),{kind:"ImagePullJob",plural:"imagepulljobs",versions:{v1alpha1:!0,v1beta1:"serves-imagepulljob-v1beta1"}}),__spreadProps(__spreadValues(
{},kruise),{kind:"ImageListPullJob",plural:"imagelistpulljobs",versions:{v1alpha1:"serves-imagelistpulljob",v1beta1:"serves-imagelistpulljob-v1beta1"}}),__spreadProps(
__spreadValues({},kruise),{kind:"NodeImage",plural:"nodeimages",clusterScoped:!0,versions:{v1alpha1:!0,v1beta1:"serves-nodeimage-v1beta1"}}),__spreadProps(__spreadValues(
{},kruise),{kind:"ResourceDistribution",plural:"resourcedistributions",clusterScoped:!0,versions:alpha}),__spreadProps(__spreadValues({},kruise),{kind:"Persiste\
ntPodState",plural:"persistentpodstates",versions:{v1alpha1:"serves-persistentpodstate"}}),__spreadProps(__spreadValues({},kruise),{kind:"PodProbeMarker",plural:"\
podprobemarkers",versions:{v1alpha1:"serves-podprobemarker"}}),__spreadProps(__spreadValues({},kruise),{kind:"NodePodProbe",plural:"nodepodprobes",clusterScoped:!0,
versions:{v1alpha1:"serves-podprobemarker"}}),{group:"policy.kruise.io",kind:"PodUnavailableBudget",of:"kruise",plural:"podunavailablebudgets",versions:alpha},__spreadProps(
__spreadValues({},kruise),{kind:"PodUnavailableBudget",plural:"podunavailablebudgets",versions:{}}),{group:"app.kruise.io",kind:"PodUnavailableBudget",of:"kruis\
e",plural:"podunavailablebudgets",versions:{}},{group:"scheduling.k8s.io",kind:"PriorityClass",of:"kubernetes",clusterScoped:!0,plural:"priorityclasses"},{group:"\
policy",kind:"PodDisruptionBudget",of:"kubernetes",plural:"poddisruptionbudgets"},{group:"",kind:"Namespace",of:"kubernetes",clusterScoped:!0,plural:"namespaces"},
{group:"",kind:"LimitRange",of:"kubernetes",plural:"limitranges"},{group:"",kind:"ResourceQuota",of:"kubernetes",plural:"resourcequotas"}],byName=new Map(KINDS.
map(kind=>[`${kind.group}/${kind.kind}`,kind])),OTHER_CLUSTER_SCOPED=new Set(["ClusterRole","ClusterRoleBinding","CustomResourceDefinition","MutatingWebhookConf\
iguration","ValidatingWebhookConfiguration","ValidatingAdmissionPolicy","ValidatingAdmissionPolicyBinding","Node","PersistentVolume","StorageClass","IngressClas\
s","RuntimeClass","APIService"]);function kindOf(group,kind){return byName.get(`${group}/${kind}`)}function isClusterScoped(group,kind){return byName.get(`${group}\
/${kind}`)?.clusterScoped??OTHER_CLUSTER_SCOPED.has(kind)}function isObject(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)}function objects(value2){return Array.isArray(value2)?value2.filter(
isObject):[]}function text(value2){return typeof value2=="string"?value2:""}var Manifest=class _Manifest{constructor(document2,at18,node){this.document=document2;
this.at=at18;this.node=node;let scalar=(parent,key3)=>{let value2=entry(parent,key3)?.value;return value2?.kind==="scalar"&&value2.value!==null?String(value2.value):
""},metadata2=entry(node,"metadata")?.value;this.apiVersion=scalar(node,"apiVersion"),this.kind=scalar(node,"kind"),this.name=scalar(metadata2,"name")||scalar(metadata2,
"generateName"),this.namespace=isClusterScoped(this.group,this.kind)?null:scalar(metadata2,"namespace")||"default"}document;at;node;apiVersion;kind;name;namespace;#value;get group(){
return this.apiVersion.includes("/")?this.apiVersion.slice(0,this.apiVersion.indexOf("/")):""}get value(){return this.#value??=plainValue(this.node),this.#value}holding(value2){
let copy=new _Manifest(this.document,this.at,this.node);return copy.#value=value2,copy}making({apiVersion,kind,value:value2}){return Object.assign(this.holding(
value2),{apiVersion,kind})}get spec(){return isObject(this.value.spec)?this.value.spec:{}}get labels(){return isObject(this.value.metadata)&&isObject(this.value.
metadata.labels)?this.value.metadata.labels:{}}};function manifestsOf(document2){let{root:root2}=document2;if(root2.kind!=="map")return{reason:"not a Kubernetes\
 object: the document is no mapping"};let kind=entry(root2,"kind")?.value,items2=entry(root2,"items")?.value;if(kind?.kind==="scalar"&&String(kind.value).endsWith(
"List")&&items2?.kind==="seq")return items2.items.flatMap((item,at18)=>item.kind==="map"?[new Manifest(document2,["items",at18],item)]:[]);let manifest=new Manifest(
document2,[],root2);return!manifest.apiVersion||!manifest.kind?{reason:"not a Kubernetes object: no apiVersion and kind"}:[manifest]}function nameOf(object3){return`${object3.
kind} ${object3.namespace===null?"":`${object3.namespace}/`}${object3.name}`}var shape="^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$",wrongShape={error:`quantities must match the regular expression '${shape}'`},wrongNumber={error:"unable\
 to parse numeric part of quantity"},wrongSuffix={error:"unable to parse quantity's suffix"},decimalSuffixes=new Map([["n",-9],["u",-6],["m",-3],["",0],["k",3],
["M",6],["G",9],["T",12],["P",15],["E",18]]),binarySuffixes=new Map([["Ki",10],["Mi",20],["Gi",30],["Ti",40],["Pi",50],["Ei",60]]),decimalNames=new Map([...decimalSuffixes].
map(([name3,exponent])=>[exponent,name3])),binaryNames=new Map([...binarySuffixes].map(([name3,exponent])=>[exponent,name3])),maxInt64=2n**63n-1n,parts=/^([+-]?)(0*)([0-9]*)(?:\.([0-9]*))?([eEinumkKMGTP]*[-+]?[0-9]*)$/;
function isQuantity(parsed4){return!("error"in parsed4)}function parseQuantity(text3){let match=parts.exec(text3);if(text3===""||!match)return wrongShape;if(text3===
"0")return{mantissa:0n,scale:0,format:"DecimalSI",written:"0",small:!0};let[,sign="",,whole3="",fraction="",suffix=""]=match,digits=whole3||"0",unit=interpret(suffix);
if(!unit)return wrongSuffix;let{exponent,format}=unit,negative=sign==="-",quick=small(text3,digits,fraction,exponent,format,negative);return quick||(/[0-9]/.test(
text3.slice(0,text3.length-suffix.length))?large(digits+fraction,fraction.length,exponent,format,negative):wrongNumber)}function interpret(suffix){let decimal=decimalSuffixes.
get(suffix);if(decimal!==void 0)return{exponent:decimal,format:"DecimalSI"};let binary=binarySuffixes.get(suffix);if(binary!==void 0)return{exponent:binary,format:"\
BinarySI"};if(!/^[eE][-+]?[0-9]+$/.test(suffix))return;let exponent=BigInt(suffix.slice(1).replace("+",""));if(!(exponent>maxInt64||exponent<-maxInt64-1n))return{
exponent:Number(BigInt.asIntN(32,exponent)),format:"DecimalExponent"}}function small(text3,digits,fraction,exponent,format,negative){let binary=format==="Binary\
SI",precision=binary?fraction===""?14-digits.length-Math.trunc(exponent*3/10):-1:18-digits.length-fraction.length,scale=(binary?0:exponent)-fraction.length;if(precision<
0||scale<-9)return;let shifted=digits+fraction,value2=BigInt(shifted),magnitude=binary?value2<<BigInt(exponent):value2;if(magnitude>maxInt64)return;let canonical2=binary?
(value2&7n)!==0n:scale%3===0&&!shifted.endsWith("000")&&!shifted.startsWith("0"),found={mantissa:negative?-magnitude:magnitude,scale,format,small:!0};return canonical2?
__spreadProps(__spreadValues({},found),{written:text3}):found}function large(shifted,decimals,exponent,format,negative){let binary=format==="BinarySI",unsigned=binary?
BigInt(shifted)<<BigInt(exponent):BigInt(shifted),amount4=rounded({mantissa:unsigned,scale:(binary?0:exponent)-decimals},-9);binary&&compare(amount4,{mantissa:maxInt64,
scale:0})>0&&(amount4={mantissa:maxInt64,scale:0});let fraction=binary&&amount4.mantissa>0n&&compare(amount4,{mantissa:1n,scale:0})<0;return{mantissa:negative?-amount4.
mantissa:amount4.mantissa,scale:amount4.scale,format:fraction?"DecimalSI":format,small:!1}}function rounded(amount4,scale){if(amount4.scale>=scale||amount4.mantissa===
0n)return amount4;let away=amount4.mantissa<0n?-1n:1n,size=amount4.mantissa*away,drop2=scale-amount4.scale;if(drop2>size.toString().length)return{mantissa:away,
scale};let divisor2=10n**BigInt(drop2);return{mantissa:away*((size+divisor2-1n)/divisor2),scale}}function compare(left,right){let sign=amount4=>amount4.mantissa>
0n?1:amount4.mantissa<0n?-1:0;if(sign(left)!==sign(right)||sign(left)===0)return Math.sign(sign(left)-sign(right));let size=amount4=>amount4.mantissa.toString().
replace("-","").length+amount4.scale;if(size(left)!==size(right))return Math.sign(size(left)-size(right))*sign(left);let scale=Math.min(left.scale,right.scale),
difference=left.mantissa*10n**BigInt(left.scale-scale)-right.mantissa*10n**BigInt(right.scale-scale);return difference>0n?1:difference<0n?-1:0}function compareQuantities(left,right){
return compare(left,right)}function addQuantities(left,right){if(Math.abs(left.scale-right.scale)>1e3)return compare(left,right)>0?left:right;let scale=Math.min(
left.scale,right.scale),raise4=amount4=>amount4.mantissa*10n**BigInt(amount4.scale-scale),format=left.mantissa===0n?right.format:left.format;return{mantissa:raise4(
left)+raise4(right),scale,format,small:left.small&&right.small}}function scaledValue(quantity,scale=0){if(quantity.mantissa===0n)return 0n;let amount4=rounded(quantity,
scale);return amount4.mantissa*10n**BigInt(amount4.scale-scale)}var wrapping=[0,1,2,3,6,9];function int64Value(quantity,scale=0){let step=quantity.scale-scale;if(step>
64)return 0n;let value2=scaledValue(quantity,scale),low=BigInt.asIntN(64,value2);return quantity.small&&low!==value2&&!wrapping.includes(step)?0n:low}function formatQuantity(quantity){
if(quantity.written!==void 0)return quantity.written;if(quantity.mantissa===0n)return"0";if(quantity.format==="BinarySI"&&isWholeAndLarge(quantity)){let value2=scaledValue(
quantity),exponent=0;for(;value2%1024n===0n;exponent+=10)value2/=1024n;return`${value2}${exponent===0?"":binaryNames.get(exponent)??""}`}let{mantissa,scale}=quantity;
for(;mantissa%10n===0n;scale++)mantissa/=10n;for(;scale%3!==0;scale--)mantissa*=10n;return quantity.format==="DecimalExponent"?scale===0?`${mantissa}`:`${mantissa}\
e${scale}`:`${mantissa}${decimalNames.get(scale)??""}`}function isWholeAndLarge(quantity){return compare(quantity,{mantissa:1024n,scale:0})<0&&compare(quantity,
{mantissa:-1024n,scale:0})>0?!1:compare(rounded(quantity,0),quantity)===0}function none(){let zero2=parseQuantity("0");if(!isQuantity(zero2))throw new Error("zero is a quantity");return zero2}var ZERO=none();function amount(written3){
if(typeof written3!="string"&&typeof written3!="number")return ZERO;let parsed4=parseQuantity(String(written3));return isQuantity(parsed4)?parsed4:ZERO}var QOS_CLASSES=["Guaranteed","Burstable","BestEffort"],CONSIDERED=["cpu","memory"];function qosClass(spec,build){let counted3=(isObject(spec.resources)&&build.
enabled("PodLevelResources")?[spec]:void 0)??[...objects(spec.containers),...objects(spec.initContainers)],requests=new Map,limits2=new Map,allLimited=!0;for(let{
resources:resources2}of counted3){let listed4=isObject(resources2)?resources2:{};sum(requests,listed4.requests),sum(limits2,listed4.limits)<CONSIDERED.length&&(allLimited=
!1)}if(requests.size+limits2.size===0)return"BestEffort";let equal2=requests.size===limits2.size&&[...requests].every(([name3,requested])=>{let limit=limits2.get(
name3);return limit!==void 0&&compareQuantities(limit,requested)===0});return allLimited&&equal2?"Guaranteed":"Burstable"}function sum(total,list7){let positive=CONSIDERED.
map(name3=>[name3,amount(isObject(list7)?list7[name3]:void 0)]).filter(([,quantity])=>compareQuantities(quantity,ZERO)>0);for(let[name3,quantity]of positive)total.
set(name3,addQuantities(total.get(name3)??ZERO,quantity));return positive.length}function pointer(path8){return path8.map(step=>`/${String(step).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function fieldPath(path8){return path8.map(
(step,at18)=>typeof step=="number"?`[${step}]`:at18===0?step:`.${step}`).join("")}function valueAt(root2,path8){let value2=root2;for(let step of path8){if(typeof value2!=
"object"||value2===null||!Object.hasOwn(value2,step))return;value2=value2[step]}return value2}function templatePath({group,kind,value:value2}){return kindOf(group,kind)?.templates?.find(path8=>isObject(valueAt(value2,path8)))}function claimsPath(manifest){
let path8=kindOf(manifest.group,manifest.kind)?.claims&&templatePath(manifest);return path8?[...path8.slice(0,-1),"volumeClaimTemplates"]:void 0}var words={Required:"Required value",Invalid:"Invalid value",NotFound:"Not found",Duplicate:"Duplicate value",Forbidden:"Forbidden",NotSupported:"Unsupported va\
lue",TooLong:"Too long",TooMany:"Too many",InternalError:"Internal error"};function placeOf(error){return error.place??plainPath(error.path)}function plainPath(path8){
return path8.map(step=>typeof step=="object"?step.key:step)}function showPath(path8){return path8.map((step,at18)=>typeof step=="object"?`[${step.key}]`:typeof step==
"number"?`[${step}]`:at18===0?step:`.${step}`).join("")}function render(error){let value2=hasValue(error)?`: ${error.shown??showValue(error.value??null)}`:"",detail=error.
detail===""?"":`: ${error.detail}`;return`${showPath(error.path)}: ${words[error.type]}${value2}${detail}`}function renderAll(errors){let texts4=[...new Set(errors.
map(render))];return texts4.length===1?texts4[0]:`[${texts4.join(", ")}]`}function hasValue({type}){return type!=="Required"&&type!=="Forbidden"&&type!=="TooLon\
g"&&type!=="InternalError"}function showValue(value2){return typeof value2=="string"?quote(value2):typeof value2=="object"&&value2!==null?JSON.stringify(value2):
String(value2)}var escapes={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v","\\":"\\\\",'"':'\\"'};function quote(text3){return`"${[
...text3].map(quoteRune).join("")}"`}function quoteRune(rune){let known6=escapes[rune];if(known6)return known6;if(rune===" "||/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(
rune))return rune;let code=rune.codePointAt(0)??0;return code<32||code===127?`\\x${code.toString(16).padStart(2,"0")}`:code>=55296&&code<57344?"�":code<65536?
`\\u${code.toString(16).padStart(4,"0")}`:`\\U${code.toString(16).padStart(8,"0")}`}function record(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)?value2:void 0}function member(fields,name3){return fields!==void 0&&
Object.hasOwn(fields,name3)?fields[name3]??void 0:void 0}function items(fields,name3){let list7=member(fields,name3);return Array.isArray(list7)?list7.flatMap((each,at18)=>{
let item=each===null?{}:record(each);return item?[[item,at18]]:[]}):[]}function child(fields,name3){return record(member(fields,name3))}function text2(fields,name3){
return optionalText(fields,name3)??""}function optionalText(fields,name3){let value2=member(fields,name3);return typeof value2=="string"?value2:void 0}function texts(fields,name3){
let list7=member(fields,name3);return Array.isArray(list7)?list7.filter(each=>typeof each=="string"):[]}function number(fields,name3){let value2=member(fields,name3);
return typeof value2=="number"?value2:void 0}function flag(fields,name3){let value2=member(fields,name3);return typeof value2=="boolean"?value2:void 0}function textMap(fields,name3){
return Object.entries(child(fields,name3)??{}).filter(entry2=>typeof entry2[1]=="string").sort(([left],[right])=>left<right?-1:1)}function byteLength(value2){return Buffer.
byteLength(value2)}var label="[a-z0-9]([-a-z0-9]*[a-z0-9])?",dnsLabel=new RegExp(`^${label}$`),dnsSubdomain=new RegExp(`^${label}(\\.${label})*$`),loose="_?[a-z0-9]([-_a-z0-9]*[a-\
z0-9])?",dnsSubdomainWithUnderscore=new RegExp(`^${loose}(\\.${loose})*$`),qualified=/^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/,labelValue=/^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
function unless(good,message,values2){return good?[]:[values2===void 0?{message}:{message,values:values2}]}function atMost(value2,max){return unless(byteLength(
value2)<=max,"name-too-long",{max})}var isDNS1123Label=(value2,build)=>{let dots=build.holds("dns-label-names-dots")&&dnsSubdomain.test(value2);return[...atMost(
value2,63),...unless(dnsLabel.test(value2),dots?"name-has-dots":"name-dns-label")]},isDNS1123Subdomain=value2=>[...atMost(value2,253),...unless(dnsSubdomain.test(
value2),"name-dns-subdomain")],isDNS1123SubdomainWithUnderscore=value2=>[...atMost(value2,253),...unless(dnsSubdomainWithUnderscore.test(value2),"name-dns-subdo\
main-underscore")];function labelAtMost(value2,max,prefix){return unless(byteLength(value2)<=max,"label-too-long",{max,prefix})}var isQualifiedName=value2=>{let parts2=value2.
split("/");if(parts2.length>2)return[{message:"label-key-slashes"}];let name3=parts2.at(-1)??"",prefix=parts2.length===2?parts2[0]:void 0,faults=[];return prefix===
""?faults.push({message:"label-key-prefix-empty"}):prefix!==void 0&&(faults.push(...labelAtMost(prefix,253,"prefix part ")),faults.push(...unless(dnsSubdomain.test(
prefix),"label-key-prefix"))),name3===""?faults.push({message:"label-key-name-empty"}):faults.push(...labelAtMost(name3,63,"name part ")),[...faults,...unless(qualified.
test(name3),"label-key-name")]},isLabelValue=value2=>[...labelAtMost(value2,63,""),...unless(labelValue.test(value2),"label-value")],isPortName=value2=>[...atMost(
value2,15),...unless(/^[-a-z0-9]+$/.test(value2),"port-name-characters"),...unless(/[a-z]/.test(value2),"port-name-letter"),...unless(!value2.includes("--"),"po\
rt-name-hyphens"),...unless(!value2.startsWith("-")&&!value2.endsWith("-"),"port-name-hyphen-ends")],isEnvVarName=(value2,build)=>build.enabled("RelaxedEnvironm\
entVariableValidation")?isRelaxedEnvVarName(value2,build):[...unless(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(value2),"env-name"),...parentDirectory(value2)],isRelaxedEnvVarName=value2=>value2===
""?[{message:"env-name-empty"}]:unless(/^[ -<>-~]+$/.test(value2),"env-name-relaxed"),isConfigMapKey=value2=>[...atMost(value2,253),...unless(/^[-._a-zA-Z0-9]+$/.
test(value2),"config-key"),...parentDirectory(value2)],isHTTPHeaderName=value2=>unless(/^[-A-Za-z0-9]+$/.test(value2),"http-header-name");function parentDirectory(value2){
return value2==="."?[{message:"name-is-dot"}]:value2===".."?[{message:"name-is-dots"}]:unless(!value2.startsWith(".."),"name-starts-with-dots")}function*validateName(scope,check3,value2,at18){
for(let{message,values:values2}of check3(value2,scope.build))yield scope.invalid(at18,value2,message,values2)}function*validateRange(scope,value2,low,high,at18){
(value2<low||value2>high)&&(yield scope.invalid(at18,value2,"number-out-of-range",{low,high}))}var containerResources=new Set(["cpu","memory","ephemeral-storage"]),counted=["pods","resourcequotas","services","replicationcontrollers","secrets","configmaps",
"persistentvolumeclaims","services.nodeports","services.loadbalancers"],standard=new Set([...[...containerResources].flatMap(name3=>[name3,`requests.${name3}`,`\
limits.${name3}`]),...counted,"storage","requests.storage"]);function isHugePages(name3){return name3.startsWith("hugepages-")}function isStandardResource(name3){
return standard.has(name3)||isHugePages(name3)||name3.startsWith("requests.hugepages-")}function isQuotaResource(name3){return name3!=="storage"&&isStandardResource(
name3)}function isContainerResource(name3){return containerResources.has(name3)||isHugePages(name3)}function isNativeResource(name3){return!name3.includes("/")||
name3.includes("kubernetes.io/")}function isExtendedResource(name3){if(isNativeResource(name3)||name3.startsWith("requests."))return!1;let[domain3="",...rest]=`\
requests.${name3}`.split("/"),own2=rest.join("/"),label2="[a-z0-9]([-a-z0-9]*[a-z0-9])?";return rest.length===1&&byteLength(domain3)<=253&&new RegExp(`^${label2}\
(\\.${label2})*$`).test(domain3)&&byteLength(own2)<=63&&/^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/.test(own2)}function allowsOvercommit(name3){return isNativeResource(
name3)&&!isHugePages(name3)}function isIntegerResource(name3){return counted.includes(name3)||isExtendedResource(name3)}function isWholePages(name3,quantity){let size=parseQuantity(
name3.slice(10));if(!isQuantity(size)||size.mantissa<=0n||int64Value(size,-3)%1000n!==0n)return!1;let page=int64Value(size);return page!==0n&&int64Value(quantity)%
page===0n}function quantities(fields,name3){let found=Object.entries(child(fields,name3)??{}).flatMap(([resource,value2])=>{if(typeof value2!="string"&&typeof value2!="nu\
mber")return[];let quantity=parseQuantity(String(value2).trim());return isQuantity(quantity)?[[resource,quantity]]:[]});return new Map(found.sort(([left],[right])=>left<
right?-1:1))}function*resourceRequirements(scope,fields,claimNames2,at18,nameRule=containerResourceName){let limits2=quantities(fields,"limits"),requests=quantities(
fields,"requests");for(let[name3,quantity]of limits2)yield*amount2(scope,name3,quantity,[...at18,"limits",{key:name3}],nameRule);for(let[name3,quantity]of requests){
let here=[...at18,"requests",{key:name3}];yield*resourceNameAndAmount(scope,name3,quantity,here,nameRule),yield*againstLimit(scope,name3,quantity,limits2.get(name3),
at18),yield*pages(scope,name3,quantity,here)}let names=[...limits2.keys(),...requests.keys()];names.some(isHugePages)&&!names.some(name3=>name3==="cpu"||name3===
"memory")&&(yield scope.forbidden(at18,"huge-pages-need-cpu-or-memory")),yield*claims2(scope,fields,claimNames2??new Set,[...at18,"claims"])}function*amount2(scope,name3,quantity,at18,nameRule){
yield*resourceNameAndAmount(scope,name3,quantity,at18,nameRule),yield*pages(scope,name3,quantity,at18)}function*resourceNameAndAmount(scope,name3,quantity,at18,nameRule){
yield*nameRule(scope,name3,at18),yield*quantityValue(scope,name3,quantity,at18)}function*quantityValue(scope,name3,quantity,at18){quantity.mantissa<0n&&(yield scope.
invalid(at18,formatQuantity(quantity),"must-not-be-negative")),isIntegerResource(name3)&&int64Value(quantity,-3)%1000n!==0n&&(yield scope.invalid(at18,quantityLiteral(
quantity),"must-be-integer"))}function quantityLiteral(quantity){let{mantissa,scale,written:written3="",format,small:small2}=quantity,[number2,decimal]=small2?[
`value:${mantissa}, scale:${scale}`,"nil"]:["value:0, scale:0","0x0"];return{go:`resource.Quantity{i:resource.int64Amount{${number2}}, d:resource.infDecAmount{D\
ec:(*inf.Dec)(${decimal})}, s:${JSON.stringify(written3)}, Format:"${format}"}`,json:formatQuantity(quantity)}}function*againstLimit(scope,name3,quantity,limit,at18){
if(!limit){allowsOvercommit(name3)||(yield scope.required([...at18,"limits"],"limit-required"));return}let order=compareQuantities(quantity,limit),message=order!==
0&&!allowsOvercommit(name3)?"request-must-equal-limit":"request-over-limit";if(order<=0&&(order===0||message==="request-over-limit"))return;let values2={resource:name3,
limit:formatQuantity(limit)},place2=plainPath([...at18,"requests",name3]);yield __spreadProps(__spreadValues({},scope.invalid([...at18,"requests"],formatQuantity(
quantity),message,values2)),{place:place2})}function*pages(scope,name3,quantity,at18){if(!isHugePages(name3)||isWholePages(name3,quantity))return;let written3=formatQuantity(
quantity);yield scope.invalid(at18,written3,"huge-pages-multiple",{quantity:written3,resource:name3})}function*containerResourceName(scope,name3,at18){yield*resourceName(
scope,name3,at18),name3.includes("/")?!isNativeResource(name3)&&!isExtendedResource(name3)&&(yield scope.invalid(at18,nameLiteral(scope,name3),"resource-not-ext\
ended")):isContainerResource(name3)||(yield scope.invalid(at18,nameLiteral(scope,name3),"resource-not-for-containers"))}function nameLiteral(scope,name3){return{
go:scope.build.holds("resource-names-bare")?name3:quote(name3),json:name3}}function*resourceName(scope,name3,at18){let faults=isQualifiedName(name3,scope.build);
for(let{message,values:values2}of faults)yield scope.invalid(at18,nameLiteral(scope,name3),message,values2);faults.length>0||name3.includes("/")||isStandardResource(
name3)||(yield scope.invalid(at18,nameLiteral(scope,name3),"resource-not-standard"))}function*quotaResourceName(scope,name3,at18){yield*resourceName(scope,name3,
at18),!name3.includes("/")&&!isQuotaResource(name3)&&(yield scope.invalid(at18,nameLiteral(scope,name3),"quota-resource-not-standard"))}function*claims2(scope,fields,podClaims,at18){
if(!scope.build.holds("resource-claims-known"))return;let withRequest=scope.build.holds("resource-claim-requests-known"),seen=new Set;for(let[claim,index]of items(
fields,"claims")){let here=[...at18,index],name3=text2(claim,"name");if(name3===""){yield scope.required(here);continue}if(seen.has(name3))yield scope.duplicate(
here,name3);else{let request=withRequest?text2(claim,"request"):"";request!==""&&(yield*validateName(scope,isDNS1123Label,request,[...here,"request"]));let key3=request===
""?name3:`${name3}/${request}`;if(seen.has(key3))yield scope.duplicate(here,key3);else if(request==="")for(let other of seen)other.startsWith(`${name3}/`)&&(yield scope.
duplicate(here,name3));seen.add(key3)}podClaims.has(name3)||(podClaims.size===0?yield scope.notFound(here,name3,"claim-names-empty"):yield scope.notFound(here,name3,
"claim-names",{names:[...podClaims].sort().join(", ")}))}}function*complaints(item,{requests,limits:limits2}){yield*belowMin(item,requests,limits2);for(let[resource,max]of quantities(item,"max")){let request=requests.get(
resource),limit=limits2.get(resource),[asked2,limited,most2]=comparable(request,limit,max),values2={resource,type:text(item.type),bound:formatQuantity(max)};limit?
limited>most2?yield over(values2,"limit",limit):request&&asked2>most2&&(yield over(values2,"request",request)):yield{id:"limit-range-max-not-stated",values:__spreadProps(
__spreadValues({},values2),{what:"limit"}),list:"limits"}}yield*aboveRatio(item,{requests,limits:limits2})}function*claimComplaints(item,requests){yield*belowMin(
item,requests,new Map);for(let[resource,max]of quantities(item,"max")){let request=requests.get(resource),[asked2,,most2]=comparable(request,void 0,max),values2={
resource,type:text(item.type),bound:formatQuantity(max)};request?asked2>most2&&(yield over(values2,"request",request)):yield{id:"limit-range-max-not-stated",values:__spreadProps(
__spreadValues({},values2),{what:"request"}),list:"requests"}}}function*belowMin(item,requests,limits2){for(let[resource,min]of quantities(item,"min")){let request=requests.
get(resource),limit=limits2.get(resource),[asked2,limited,least]=comparable(request,limit,min),values2={resource,type:text(item.type),bound:formatQuantity(min)},
under=(what,given2)=>({id:"limit-range-under-min",values:__spreadProps(__spreadValues({},values2),{what,given:formatQuantity(given2)}),list:`${what}s`});request?
asked2<least?yield under("request",request):limit&&limited<least&&(yield under("limit",limit)):yield{id:"limit-range-min-not-stated",values:values2,list:"reques\
ts"}}}function over(values2,what,given2){return{id:"limit-range-over-max",values:__spreadProps(__spreadValues({},values2),{what,given:formatQuantity(given2)}),list:`${what}\
s`}}function*aboveRatio(item,{requests,limits:limits2}){for(let[resource,ratio]of quantities(item,"maxLimitRequestRatio")){let[asked2,limited]=comparable(requests.
get(resource),limits2.get(resource),ratio),values2={resource,type:text(item.type),bound:formatQuantity(ratio)};if(asked2===0n)yield{id:"limit-range-ratio-no-req\
uest",values:values2,list:"requests"};else if(limited===0n)yield{id:"limit-range-ratio-no-limit",values:values2,list:"limits"};else{let given2=Number(limited)/Number(
asked2);(int64Value(ratio)<=MOST_MILLIS?given2*1e3>Number(int64Value(ratio,-3)):given2>Number(int64Value(ratio)))&&(yield{id:"limit-range-over-ratio",values:__spreadProps(
__spreadValues({},values2),{given:sixDecimals(given2)}),list:"limits"})}}}var MOST_MILLIS=(2n**63n-1n)/1000n;function comparable(request,limit,bound){let all2=[
request??ZERO,limit??ZERO,bound],scale=all2.every(each=>int64Value(each)<=MOST_MILLIS)?-3:0;return all2.map(each=>int64Value(each,scale))}function sixDecimals(value2){
if(!Number.isFinite(value2))return Number.isNaN(value2)?"NaN":value2>0?"+Inf":"-Inf";let rounded2=value2.toFixed(6),[whole3="",fraction=""]=value2.toFixed(80).split(
".");return/^50*$/.test(fraction.slice(6))&&/[02468]$/.test(fraction.slice(0,6))?`${whole3}.${fraction.slice(0,6)}`:rounded2}function lookup(group,kind,namespace="*",name3="*"){return`${group}/${kind}|${namespace??""}|${name3}`}var Inventory=class{constructor(manifests){this.manifests=
manifests;for(let manifest of manifests){let{group,kind,namespace,name:name3}=manifest;for(let key3 of[lookup(group,kind),lookup(group,kind,namespace),lookup(group,
kind,namespace,name3)]){let found=this.#index.get(key3);found?found.at(-1)!==manifest&&found.push(manifest):this.#index.set(key3,[manifest])}}}manifests;#index=new Map;find(key3){
return this.#index.get(key3)??NONE}},NONE=[];function isObject2(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)}function goKind(value2){if(value2===null)return"nil";if(Array.isArray(
value2))return"slice";switch(typeof value2){case"object":return"map";case"boolean":return"bool";case"string":return"string";default:return Number.isInteger(value2)&&
value2>=-(2**63)&&value2<2**63?"int64":"float64"}}var typeNames={map:"map[string]interface {}",slice:"[]interface {}",nil:"<nil>"};function goType(value2){let kind=goKind(
value2);return kind in typeNames?typeNames[kind]:kind}function goPrint(value2,verb="v"){if(value2===null)return"<nil>";if(typeof value2=="string")return value2;
if(Array.isArray(value2))return`[${value2.map(each=>goPrint(each,verb)).join(" ")}]`;if(typeof value2=="object")return`map[${Object.keys(value2).sort(byCodePoint).
map(key3=>`${key3}:${goPrint(value2[key3],verb)}`).join(" ")}]`;let text3=typeof value2=="number"&&goKind(value2)==="float64"?goFloat(value2):String(value2);return verb===
"s"?`%!s(${goType(value2)}=${text3})`:text3}function goFloat(value2){let[digits="",power="0"]=value2.toExponential().split("e"),exponent=Number(power);return exponent>=
-4&&exponent<6?exponent>=0?String(value2):`${value2<0?"-":""}0.${"0".repeat(-exponent-1)}${digits.replace(/[-.]/g,"")}`:`${digits}e${exponent<0?"-":"+"}${String(
Math.abs(exponent)).padStart(2,"0")}`}function byCodePoint(left,right){return Buffer.compare(Buffer.from(left),Buffer.from(right))}var PatchError=class extends Error{constructor(message,panics=!1){super(message);this.panics=panics;this.name="PatchError"}panics};function badType(expected,actual){
let given2=actual===null?"%!s(<nil>)":goType(actual);return new PatchError(`expected a ${goType(expected==="map"?{}:[])}, but received a ${given2}`)}function noMergeKey(item,mergeKey2){
return new PatchError(`map: ${goPrint(item)} does not contain declared merge key: ${mergeKey2}`)}function badDirective(directive,patch2){let given2=directive===
null?"%!s(<nil>)":goPrint(directive,"s");return new PatchError(`unknown patch type: ${given2} in map: ${goPrint(patch2)}`)}function goEqual(left,right){let kind=goKind(
left);if(kind!==goKind(right))return!1;if(kind==="map"||kind==="slice")throw new PatchError(`runtime error: comparing uncomparable type ${goType(left)}`,!0);return left===
right}function goMapKey(value2){if(typeof value2=="object"&&value2!==null)throw new PatchError(`runtime error: hash of unhashable type ${goType(value2)}`,!0);return value2}var pod_structs_default=[{types:{AWSElasticBlockStoreVolumeSource:{fsType:"string",partition:"int32",readOnly:"bool",volumeID:"string"},Affinity:{nodeAffinity:"\
pointer to NodeAffinity",podAffinity:"pointer to PodAffinity",podAntiAffinity:"pointer to PodAntiAffinity"},AzureDiskVolumeSource:{cachingMode:"pointer to strin\
g",diskName:"string",diskURI:"string",fsType:"pointer to string",kind:"pointer to string",readOnly:"pointer to bool"},AzureFileVolumeSource:{readOnly:"bool",secretName:"\
string",shareName:"string"},CSIVolumeSource:{driver:"string",fsType:"pointer to string",nodePublishSecretRef:"pointer to LocalObjectReference",readOnly:"pointer\
 to bool",volumeAttributes:"map"},Capabilities:{add:"list of string",drop:"list of string"},CephFSVolumeSource:{monitors:"list of string",path:"string",readOnly:"\
bool",secretFile:"string",secretRef:"pointer to LocalObjectReference",user:"string"},CinderVolumeSource:{fsType:"string",readOnly:"bool",secretRef:"pointer to L\
ocalObjectReference",volumeID:"string"},ConfigMapEnvSource:{name:"string",optional:"pointer to bool"},ConfigMapKeySelector:{key:"string",name:"string",optional:"\
pointer to bool"},ConfigMapProjection:{items:"list of KeyToPath",name:"string",optional:"pointer to bool"},ConfigMapVolumeSource:{defaultMode:"pointer to int32",
items:"list of KeyToPath",name:"string",optional:"pointer to bool"},Container:{args:"list of string",command:"list of string",env:"list of EnvVar, merge by name",
envFrom:"list of EnvFromSource",image:"string",imagePullPolicy:"string",lifecycle:"pointer to Lifecycle",livenessProbe:"pointer to Probe",name:"string",ports:"l\
ist of ContainerPort, merge by containerPort",readinessProbe:"pointer to Probe",resources:"ResourceRequirements",securityContext:"pointer to SecurityContext",startupProbe:"\
pointer to Probe",stdin:"bool",stdinOnce:"bool",terminationMessagePath:"string",terminationMessagePolicy:"string",tty:"bool",volumeDevices:"list of VolumeDevice\
, merge by devicePath",volumeMounts:"list of VolumeMount, merge by mountPath",workingDir:"string"},ContainerPort:{containerPort:"int32",hostIP:"string",hostPort:"\
int32",name:"string",protocol:"string"},ContainerState:{running:"pointer to ContainerStateRunning",terminated:"pointer to ContainerStateTerminated",waiting:"poi\
nter to ContainerStateWaiting"},ContainerStateRunning:{startedAt:"Time"},ContainerStateTerminated:{containerID:"string",exitCode:"int32",finishedAt:"Time",message:"\
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
g",status:"string"}}}];function patchSchema(root2,build){let held=pod_structs_default.filter(({when})=>when===void 0||build.holds(when)),prunesDirectives=build.holds("strategic-merge-\
prunes-directives"),key3=`${root2} ${held.length} ${prunesDirectives}`,schema=made.get(key3);return schema||(schema={root:root2,structs:structsOf(held),prunesDirectives},
made.set(key3,schema)),schema}var made=new Map;function structsOf(held){let structs=new Map;for(let{types:types2}of held)for(let[name3,fields]of Object.entries(
types2)){if(fields===null){structs.delete(name3);continue}let known6=structs.get(name3)??new Map;structs.set(name3,known6);for(let[field,text3]of Object.entries(
fields))text3===null?known6.delete(field):known6.set(field,text3)}return structs}var list="list of ",pointer2="pointer to ";function kindOfType(schema,type){return type.
startsWith(list)?"slice":type.startsWith(pointer2)?"ptr":schema.structs.has(type)?"struct":type}function structField(schema,type,key3){let name3=type.startsWith(
pointer2)?type.slice(pointer2.length):type,fields=schema.structs.get(name3);if(!fields){let kind=kindOfType(schema,name3);throw new PatchError(`merging an objec\
t in json but data type is not struct, instead is: ${kind}`)}let text3=fields.get(key3)??[...fields].find(([field])=>fold(field)===fold(key3))?.[1];if(text3===void 0)
throw new PatchError(`unable to find api field in struct ${name3} for the json field ${quote(key3)}`);let[fieldType="",how=""]=text3.split(", "),[strategy="",,mergeKey2=""]=how.
split(" ");return{type:fieldType,strategy,mergeKey:mergeKey2}}function listField(schema,type,key3){let field=structField(schema,type,key3),items2;if(field.type.
startsWith(list)){if(items2=field.type.slice(list.length),items2.startsWith(list))throw new PatchError("unexpected slice of slice")}else if(field.type.startsWith(
pointer2)){let pointed=field.type.slice(pointer2.length);items2=pointed.startsWith(list)?pointed.slice(list.length):pointed}else throw new PatchError(`expected \
slice or array type, but got: ${kindOfType(schema,type)}`);return __spreadProps(__spreadValues({},field),{type:items2})}function fold(name3){return name3.replace(
/[A-Zſ\u212a]/g,letter=>letter==="ſ"?"s":letter.toLowerCase())}function valuesOf(priorityClass){let{value:value2,preemptionPolicy}=priorityClass.value;return{className:priorityClass.name,priority:typeof value2=="number"?value2:
0,preemptionPolicy:text(preemptionPolicy)||"PreemptLowerPriority"}}var BEFORE="before:",World=class{constructor(cluster,synced=new Map,before=!1){this.cluster=cluster;
this.synced=synced;this.before=before}cluster;synced;before;#structs;#kruiseStructs;#find(group,kind,namespace,name3){return this.cluster.ask(`${this.before?BEFORE:
""}${lookup(group,kind,namespace,name3)}`)}priorityClasses(){return this.#find("scheduling.k8s.io","PriorityClass")}priorityClass(name3){let found=this.#find("s\
cheduling.k8s.io","PriorityClass",null,name3)[0];return found?valuesOf(found):this.synced.get(name3)}limitRanges(namespace){return this.#find("","LimitRange",namespace)}resourceQuotas(namespace){
return this.#find("","ResourceQuota",namespace)}workloadSpreads(namespace){return this.#find("apps.kruise.io","WorkloadSpread",namespace)}sidecarSets(){return this.#find(
"apps.kruise.io","SidecarSet")}all(group,kind){return this.#find(group,kind)}objectsOf(group,kind,namespace){return this.#find(group,kind,namespace)}workload(group,kind,namespace,name3){
return this.#find(group,kind,namespace,name3)[0]}kruiseStructs(){return this.#kruiseStructs??=patchSchema("Pod",this.cluster.library("kruise")),this.#kruiseStructs}structs(){
return this.#structs??=patchSchema("Pod",this.cluster),this.#structs}vcluster(){return this.cluster.ask("vcluster")}namespaceLabels(name3){let written3=this.#find(
"","Namespace",null,name3)[0];return __spreadProps(__spreadValues({},written3?.labels),{"kubernetes.io/metadata.name":name3})}};function groupOf(apiVersion){let written3=text(
apiVersion);return written3.includes("/")?written3.slice(0,written3.indexOf("/")):""}function member2(object3,key3){let value2=object3[key3];return isObject(value2)?
value2:{}}function limitRangerSum(spec,list7,build){return build.holds("pod-limits-count-any-container")?withPodLevel(containerSum(spec,list7,build),spec,list7,build,isCpuOrMemory):
sumOfAll(spec,list7)}function quotaSum(spec,list7,build){let sum2=new Map(withPodLevel(containerSum(spec,list7,build),spec,list7,build,podLevelNames(build)));for(let[
name3,overhead]of quantities(spec,"overhead")){let before=sum2.get(name3),unlimited=!before||before.mantissa===0n;list7==="limits"&&unlimited&&build.holds("quot\
a-overhead-needs-limit")||sum2.set(name3,before?addQuantities(before,overhead):overhead)}return sum2}function hasPodLevelResources(spec,build){if(!build.enabled(
"PodLevelResources"))return!1;let resources2=member2(spec,"resources");return[...quantities(resources2,"requests").keys(),...quantities(resources2,"limits").keys()].
some(podLevelNames(build))}function largest(spec,list7,resource,build){if(build.enabled("PodLevelResources")&&quantities(member2(spec,"resources"),list7).has(resource))
return["spec","resources",list7,resource];let found;for(let key3 of["containers","initContainers"])for(let[at18,container]of objects(spec[key3]).entries()){let amount4=stated(
container,list7).get(resource);!amount4||found&&compareQuantities(amount4,found.amount)<=0||(found={amount:amount4,path:["spec",key3,at18,"resources",list7,resource]})}
return found?.path??["spec","containers"]}function isCpuOrMemory(name3){return name3==="cpu"||name3==="memory"}function podLevelNames(build){let pages2=build.holds(
"pod-resources-know-huge-pages");return name3=>isCpuOrMemory(name3)||pages2&&isHugePages(name3)}function withPodLevel(sum2,spec,list7,build,counts2){if(!isObject(
spec.resources)||!build.enabled("PodLevelResources"))return sum2;let own2=[...quantities(spec.resources,list7)].filter(([name3])=>counts2(name3));return new Map(
[...sum2,...own2])}function stated({resources:resources2},list7){return quantities(isObject(resources2)?resources2:{},list7)}function containerSum(spec,list7,build){
let sidecars2=build.enabled("SidecarContainers"),sum2=new Map,started=new Map,most2=new Map;for(let container of objects(spec.containers))add(sum2,stated(container,
list7));for(let container of objects(spec.initContainers)){let own2=stated(container,list7);sidecars2&&container.restartPolicy==="Always"?(add(sum2,own2),add(started,
own2),raise(most2,started)):(add(own2,started),raise(most2,own2))}return raise(sum2,most2),sum2}function sumOfAll(spec,list7){let lists=objects(spec.containers).
map(container=>stated(container,list7)),sum2=new Map;for(let name3 of lists[0]?.keys()??[]){if(!lists.every(each=>each.has(name3)))continue;let scale=name3==="c\
pu"?-3:0,mantissa=lists.reduce((total,each)=>total+scaledValue(each.get(name3),scale),0n);sum2.set(name3,{mantissa,scale,format:"DecimalSI",small:!0})}for(let container of objects(
spec.initContainers))raise(sum2,stated(container,list7));return sum2}function add(sum2,more2){for(let[name3,amount4]of more2){let before=sum2.get(name3);sum2.set(
name3,before?addQuantities(before,amount4):amount4)}}function raise(most2,other){for(let[name3,amount4]of other){let before=most2.get(name3);(!before||compareQuantities(
amount4,before)>0)&&most2.set(name3,amount4)}}var LIMIT_RANGER="LimitRanger";function limitRangeDefaults(pod,world){for(let{spec}of world.limitRanges(pod.namespace))for(let item of objects(spec.limits))item.
type==="Container"&&applyDefaults(pod,item)}function applyDefaults(pod,item){for(let container of pod.containers)apply(container,defaultsOf(item))}function limitRanger(pod,world){
for(let{spec}of world.limitRanges(pod.namespace))for(let item of objects(spec.limits))for(let[{id,values:values2},path8]of podComplaints(pod,item,world))pod.refuse(
{by:LIMIT_RANGER,id,message:world.cluster.say(id,values2),path:path8})}function*podComplaints(pod,item,{cluster}){let type=text(item.type),{spec}=pod;if(type===
"Container")for(let list7 of["containers","initContainers"])for(let[at18,{resources:resources2}]of objects(spec[list7]).entries()){let stated2=isObject(resources2)?
resources2:{},both2={requests:quantities(stated2,"requests"),limits:quantities(stated2,"limits")};for(let each of complaints(item,both2))yield[each,["spec",list7,
at18,"resources",each.list,each.values.resource]]}else if(type==="Pod"){let sums2={requests:limitRangerSum(spec,"requests",cluster),limits:limitRangerSum(spec,"\
limits",cluster)};for(let each of complaints(item,sums2))yield[each,largest(spec,each.list,each.values.resource,cluster)]}}function defaultsOf(item){let limits2=__spreadValues(
__spreadValues({},member2(item,"max")),member2(item,"default"));return{limits:limits2,requests:__spreadValues(__spreadValues(__spreadValues({},member2(item,"min")),
limits2),member2(item,"defaultRequest"))}}function apply(container,defaults){for(let key3 of["limits","requests"]){if(Object.keys(defaults[key3]).length===0)continue;
isObject(container.resources)||(container.resources={});let{resources:resources2}=container;resources2[key3]=__spreadValues(__spreadValues({},defaults[key3]),isObject(
resources2[key3])?resources2[key3]:{})}}var RESOURCE_QUOTA="ResourceQuota";function quotaRefusals(measured2,namespace,world,own2,statusOf=({value:value2})=>member2(value2,"status")){let{cluster}=world,
unmet=[],exceeded=[];for(let quota of world.resourceQuotas(namespace)){if(quota===own2)continue;let status=statusOf(quota),hard=quantities(status,"hard"),used=quantities(
status,"used"),scopes=scopesOf(quota.spec),names=[...hard.keys()].filter(name3=>measured2.counts(name3)).sort();if(names.length===0||!scopes.every(scope=>measured2.
inScope(scope)))continue;let unstated=measured2.unstated(names);if(unstated){let message2=cluster.say("quota-must-specify",{quota:quota.name,missing:unstated.missing});
unmet.push({by:RESOURCE_QUOTA,id:"quota-must-specify",message:message2,path:unstated.path});continue}if(names.some(name3=>!used.has(name3))){let message2=cluster.
say("quota-status-unknown",{quota:quota.name,resources:names.join(",")});unmet.push({by:RESOURCE_QUOTA,id:"quota-status-unknown",message:message2,path:measured2.
placeOf(names[0],scopes)});continue}let over2=names.filter(name3=>{let more2=measured2.usage.get(name3);return!more2||more2.mantissa===0n?!1:compareQuantities(addQuantities(
used.get(name3)??ZERO,more2),hard.get(name3)??ZERO)>0});if(over2.length===0)continue;let list7=of=>over2.map(name3=>`${name3}=${formatQuantity(of.get(name3)??ZERO)}`).
join(","),values2={quota:quota.name,requested:list7(measured2.usage),used:list7(used),limited:list7(hard)},message=cluster.say("quota-exceeded",values2);exceeded.
push({by:RESOURCE_QUOTA,id:"quota-exceeded",message,path:measured2.placeOf(over2[0],scopes)})}return unmet.length>0?unmet:exceeded}function filledIn({value:value2,
spec}){if(isObject(value2.status)&&isObject(value2.status.hard))return{};let hard=member2(spec,"hard");return{hard,used:Object.fromEntries(Object.keys(hard).map(
name3=>[name3,"0"]))}}function scopesOf(spec){return[...(Array.isArray(spec.scopes)?spec.scopes:[]).map(name3=>({name:text(name3),operator:"Exists",values:[]})),
...objects(member2(spec,"scopeSelector").matchExpressions).map(({scopeName,operator,values:values2})=>({name:text(scopeName),operator:text(operator),values:Array.
isArray(values2)?values2.map(text):[]}))]}function meetsClasses({operator,values:values2},classes){switch(operator){case"Exists":return classes.length>0;case"Do\
esNotExist":return classes.length===0;case"In":return classes.some(each=>values2.includes(each));case"NotIn":return classes.length===0||classes.some(each=>!values2.
includes(each));default:return!1}}var UNCOUNTED=new Set(["/Pod","/Binding","/ComponentStatus","/Event","events.k8s.io/Event","authentication.k8s.io/TokenReview","authentication.k8s.io/SelfSubjec\
tReview","authorization.k8s.io/SubjectAccessReview","authorization.k8s.io/SelfSubjectAccessReview","authorization.k8s.io/LocalSubjectAccessReview","authorizatio\
n.k8s.io/SelfSubjectRulesReview"]),ALIASES={"/ConfigMap":"configmaps","/ResourceQuota":"resourcequotas","/ReplicationController":"replicationcontrollers","/Secr\
et":"secrets"};function objectQuotaRefusals(manifest,world,before){let{namespace}=manifest,kind=`${manifest.group}/${manifest.kind}`;if(namespace===null||UNCOUNTED.
has(kind))return[];let measured2=measuredObject(kind,manifest,world.cluster);if(!before)return quotaRefusals(measured2,namespace,world,manifest);if(kind!=="/Ser\
vice"&&kind!==CLAIM)return[];let usage=increase(measured2.usage,measuredObject(kind,before,world.cluster).usage);return quotaRefusals(__spreadProps(__spreadValues(
{},measured2),{usage}),namespace,world)}var CLAIM="/PersistentVolumeClaim";function measuredObject(kind,manifest,build){if(kind===CLAIM)return measuredClaim(manifest.
value,build);if(kind==="/Service")return measured(serviceUsage(manifest.spec),serviceOnly);let names=[countName(manifest),...Object.hasOwn(ALIASES,kind)?[ALIASES[kind]]:
[]];return measured(new Map(names.map(name3=>[name3,amount(1)])),name3=>names.includes(name3))}var NAME=["metadata","name"];function measured(usage,counts2,placeOf4=nameOr){
return{usage,counts:counts2,inScope:()=>!1,unstated:()=>{},placeOf:placeOf4}}function nameOr(name3){return name3==="services.loadbalancers"?["spec","type"]:name3===
"services.nodeports"?["spec","ports"]:NAME}function countName({group,kind}){return`count/${kindOf(group,kind)?.plural??guessedPlural(kind)}${group===""?"":`.${group}`}`}
function guessedPlural(kind){let singular=kind.toLowerCase();return singular.endsWith("endpoints")?singular:singular.endsWith("s")?`${singular}es`:singular.endsWith(
"y")?`${singular.slice(0,-1)}ies`:`${singular}s`}var SERVICE_NAMES=["count/services","services","services.nodeports","services.loadbalancers"];function serviceOnly(name3){
return SERVICE_NAMES.includes(name3)}function serviceUsage({type,ports,allocateLoadBalancerNodePorts}){let usage=new Map([["count/services",amount(1)],["service\
s",amount(1)]]);if(type!=="NodePort"&&type!=="LoadBalancer")return usage;let listed4=objects(ports),own2=type==="LoadBalancer"&&allocateLoadBalancerNodePorts===
!1;return usage.set("services.nodeports",amount(own2?listed4.filter(({nodePort})=>nodePort).length:listed4.length)),type==="LoadBalancer"&&usage.set("services.l\
oadbalancers",amount(1)),usage}var OF_CLASS=".storageclass.storage.k8s.io/",CLAIM_NAMES=["persistentvolumeclaims","requests.storage"];function measuredClaim(claim,build){
let metadata2=member2(claim,"metadata"),spec=member2(claim,"spec"),usage=new Map([["count/persistentvolumeclaims",amount(1)]]),annotated=member2(metadata2,"anno\
tations")["volume.beta.kubernetes.io/storage-class"],storageClass=text(annotated??spec.storageClassName),storage2=quantities(member2(spec,"resources"),"requests").
get("storage"),used=[["persistentvolumeclaims",amount(1)],["requests.storage",storage2&&wholeBytes(storage2)]];for(let[name3,each]of used)each&&(usage.set(name3,
each),storageClass!==""&&usage.set(`${storageClass}${OF_CLASS}${name3}`,each));let named3=text(spec.volumeAttributesClassName),scoped=build.holds("quota-knows-v\
olume-attributes-class")&&build.enabled("VolumeAttributesClass");return{usage,counts:name3=>name3==="count/persistentvolumeclaims"||CLAIM_NAMES.some(each=>name3===
each||name3.endsWith(`${OF_CLASS}${each}`)),inScope:scope=>scoped&&scope.name==="VolumeAttributesClass"&&meetsClasses(scope,named3===""?[]:[named3]),unstated:()=>{},
placeOf:name3=>name3.endsWith("requests.storage")?["spec","resources","requests","storage"]:name3.includes(OF_CLASS)&&annotated===void 0?["spec","storageClassNa\
me"]:NAME}}function wholeBytes(storage2){let{format,small:small2}=storage2,whole3=scaledValue(storage2);return storage2.scale>=0||scaledValue(storage2,storage2.
scale)===whole3*10n**BigInt(-storage2.scale)?storage2:{mantissa:whole3,scale:0,format,small:small2}}function increase(now,before){return new Map([...now].map(([
name3,each])=>{let old=before.get(name3)??ZERO,more2=addQuantities(each,__spreadProps(__spreadValues({},old),{mantissa:-old.mantissa}));return[name3,more2.mantissa>
0n?more2:ZERO]}))}function scopeOf(build,options={}){let say=(message,values2,kind)=>message===void 0?{id:kind,detail:""}:{id:message,detail:build.say(message,values2)};return{build,
isPod:options.isPod??!0,resourceIsPod:options.resourceIsPod??options.isPod??!0,required:(path8,message,values2)=>__spreadValues({type:"Required",path:path8},say(
message,values2,"value-required")),forbidden:(path8,message,values2)=>__spreadValues({type:"Forbidden",path:path8},say(message,values2,"")),invalid:(path8,value2,message,values2)=>__spreadValues(
__spreadValues({type:"Invalid",path:path8},shown(value2,build)),say(message,values2,"value-invalid")),notSupported:(path8,value2,supported2)=>{let values2=supported2.
map(each=>JSON.stringify(each)).join(", ");return __spreadValues(__spreadValues({type:"NotSupported",path:path8},shown(value2,build)),say("supported-values",{values:values2},
""))},duplicate:(path8,value2)=>__spreadValues(__spreadValues({type:"Duplicate",path:path8},shown(value2,build)),say(void 0,void 0,"value-duplicate")),notFound:(path8,value2,message,values2)=>__spreadValues(
{type:"NotFound",path:path8,value:value2},say(message,values2,"value-not-found")),tooLong:(path8,message,values2)=>__spreadValues({type:"TooLong",path:path8},say(
message,values2,"")),internal:(path8,message,values2)=>__spreadValues({type:"InternalError",path:path8},say(message,values2,"")),tooMany:(path8,count,max)=>__spreadValues(
{type:"TooMany",path:path8,value:count},say("too-many-items",{max},""))}}function shown(value2,build){if(!isLiteral(value2))return{value:value2};let json=JSON.stringify(
value2.json);return{value:JSON.parse(json),shown:build.holds("field-errors-show-json")?json:value2.go}}function isLiteral(value2){return typeof value2=="object"&&
value2!==null&&!Array.isArray(value2)&&"go"in value2&&"json"in value2}function*placed(errors,place2){for(let error of errors)yield __spreadProps(__spreadValues(
{},error),{place:place2})}function*labelErrors(scope,fields,name3,at18){let base=plainPath(at18);for(let[key3,value2]of textMap(fields,name3)){let place2=[...base,key3];yield*placed(validateName(
scope,isQualifiedName,key3,at18),place2),yield*placed(validateName(scope,isLabelValue,value2,at18),place2)}}function*selectorErrors(scope,selector4,at18){if(selector4){
yield*labelErrors(scope,selector4,"matchLabels",[...at18,"matchLabels"]);for(let[requirement2,index]of items(selector4,"matchExpressions"))yield*requirementErrors(
scope,requirement2,[...at18,"matchExpressions",index])}}function*requirementErrors(scope,requirement2,at18){let values2=texts(requirement2,"values"),operator=text2(
requirement2,"operator");if(operator==="In"||operator==="NotIn"?values2.length===0&&(yield scope.required([...at18,"values"],"selector-values-required")):operator===
"Exists"||operator==="DoesNotExist"?values2.length>0&&(yield scope.forbidden([...at18,"values"],"selector-values-forbidden")):yield scope.invalid([...at18,"oper\
ator"],operator,"selector-operator"),yield*validateName(scope,isQualifiedName,text2(requirement2,"key"),[...at18,"key"]),!!scope.build.holds("selector-values-ch\
ecked"))for(let[index,value2]of values2.entries())yield*validateName(scope,isLabelValue,value2,[...at18,"values",index])}function*ephemeralSource(scope,fields,at18){let template3=child(fields,"volumeClaimTemplate"),here=[...at18,"volumeClaimTemplate"];if(!template3){yield scope.required(
here);return}yield*metadata(scope,child(template3,"metadata"),[...here,"metadata"]),yield*claimSpec(scope,child(template3,"spec")??{},[...here,"spec"])}function*metadata(scope,meta,at18){
let annotations=[...at18,"annotations"];for(let[key3]of textMap(meta,"annotations"))for(let{message,values:values2}of isQualifiedName(key3.toLowerCase(),scope.build))
yield __spreadProps(__spreadValues({},scope.invalid(annotations,key3,message,values2)),{place:[...plainPath(annotations),key3]});yield*labelErrors(scope,meta,"l\
abels",[...at18,"labels"]);for(let name3 of["name","generateName","namespace"])(optionalText(meta,name3)??"")!==""&&(yield scope.forbidden([...at18,name3],"temp\
late-metadata"))}function*claimSpec(scope,spec,at18){let modes=texts(spec,"accessModes"),accessModes=["ReadOnlyMany","ReadWriteMany","ReadWriteOnce",...scope.build.
holds("read-write-once-pod-allowed")?["ReadWriteOncePod"]:[]],here=[...at18,"accessModes"];modes.length===0&&(yield scope.required(here,"access-mode-required")),
yield*selectorErrors(scope,child(spec,"selector"),[...at18,"selector"]);for(let mode3 of modes)accessModes.includes(mode3)||(yield scope.notSupported(here,mode3,
accessModes));modes.includes("ReadWriteOncePod")&&modes.some(mode3=>mode3!=="ReadWriteOncePod"&&accessModes.includes(mode3))&&(yield scope.forbidden(here,"acces\
s-mode-alone")),yield*storage(scope,spec,at18);let storageClass=optionalText(spec,"storageClassName")??"";storageClass!==""&&(yield*validateName(scope,isDNS1123Subdomain,
storageClass,[...at18,"storageClassName"]));let mode2=optionalText(spec,"volumeMode"),volumeModes=["Block","Filesystem"];mode2!==void 0&&!volumeModes.includes(mode2)&&
(yield scope.notSupported([...at18,"volumeMode"],mode2,volumeModes))}function*storage(scope,spec,at18){let here=[...at18,"resources",{key:"storage"}],place2=[...plainPath(
at18),"resources","requests","storage"],size=quantities(child(spec,"resources"),"requests").get("storage");size?size.mantissa<=0n?yield __spreadProps(__spreadValues(
{},scope.invalid(here,formatQuantity(size),"must-be-positive-amount")),{place:place2}):yield*placed(quantityValue(scope,"storage",size,here),place2):yield __spreadProps(
__spreadValues({},scope.required(here)),{place:place2})}var VALIDATION="PersistentVolumeClaimValidation";function claimRefusals(manifest,world,before){let invalid=before?[]:specRefusals(manifest.value,world);return invalid.
length>0?invalid:limitRangeRefusals(manifest.value,manifest.namespace??"default",world)}function claimAdmission(claim,namespace,world){for(let refusals of[()=>specRefusals(
claim,world),()=>limitRangeRefusals(claim,namespace,world),()=>quotaRefusals(measuredClaim(claim,world.cluster),namespace,world)]){let found=refusals();if(found.
length>0)return found}return[]}function specRefusals(claim,{cluster}){return[...claimSpec(scopeOf(cluster),member2(claim,"spec"),["spec"])].map(error=>({by:VALIDATION,
id:error.id,message:render(error),path:placeOf(error)}))}function limitRangeRefusals(claim,namespace,world){let requests=quantities(member2(member2(claim,"spec"),
"resources"),"requests");return world.limitRanges(namespace).flatMap(({spec})=>objects(spec.limits)).filter(({type})=>type==="PersistentVolumeClaim").flatMap(item=>[
...claimComplaints(item,requests)]).map(({id,values:values2})=>({by:LIMIT_RANGER,id,message:world.cluster.say(id,values2),path:["spec","resources","requests",values2.
resource]}))}function claims3(pod,world){let path8=claimsPath(pod.owner);if(!(!path8||pod.namespace!==pod.owner.namespace))for(let claim of objects(valueAt(pod.owner.value,path8))){
let name3=text(member2(claim,"metadata").name),at18=objects(pod.spec.volumes).findIndex(volume=>volume.name===name3);for(let refusal of claimAdmission(claim,pod.
namespace,world))pod.refuse(__spreadProps(__spreadValues({},refusal),{path:["spec","volumes",at18,"persistentVolumeClaim"]}))}}var domainPart="(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])",domain=`(?:${domainPart}(?:\\.${domainPart})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?`,pathPart="[\
a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*",name=new RegExp(`^(?:${domain}/)?${pathPart}(?:/${pathPart})*$`),reference=/^([^:@]*(?::[0-9]+\/[^:@]*)?|\[[^@]*\/[^:@]*)(?::([\w][\w.-]{0,127}))?(?:@(.*))?$/,
digest=/^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;function imageTag(image){let[,path8="",tag,digested]=reference.exec(image)??[];return!name.
test(path8)||/^[a-f0-9]{64}$/.test(path8)||digested!==void 0&&!digest.test(digested)?"":tag??(digested===void 0?"latest":"")}function defaultPodLevelResources(spec){let{resources:resources2}=spec;if(!isObject(resources2))return;let given2=list7=>isObject(resources2[list7])?__spreadValues(
{},resources2[list7]):{},[requests,limits2]=[given2("requests"),given2("limits")];if(Object.keys(requests).length+Object.keys(limits2).length!==0){for(let[name3,
sum2]of totals(spec,"limits"))isHugePages2(name3)&&!Object.hasOwn(requests,name3)&&!Object.hasOwn(limits2,name3)&&(limits2[name3]=formatQuantity(sum2));if(Object.
keys(limits2).length>0)resources2.limits=limits2;else return;for(let[name3,sum2]of totals(spec,"requests"))isCompute(name3)&&!Object.hasOwn(requests,name3)&&(requests[name3]=
formatQuantity(sum2));for(let[name3,limit]of Object.entries(limits2))(isCompute(name3)||isHugePages2(name3))&&!Object.hasOwn(requests,name3)&&(requests[name3]=limit);
Object.keys(requests).length>0&&(resources2.requests=requests)}}function isCompute(name3){return name3==="cpu"||name3==="memory"}function isHugePages2(name3){return name3.
startsWith("hugepages-")}function totals(spec,list7){let running=new Map,add3=(to,container)=>{for(let[name3,quantity]of given(container,list7))to.set(name3,addQuantities(
to.get(name3)??ZERO,quantity))};for(let container of objects(spec.containers))add3(running,container);let started=new Map,largest2=new Map;for(let container of objects(
spec.initContainers)){let beside=new Map(started);add3(beside,container),container.restartPolicy==="Always"&&(add3(running,container),add3(started,container)),raise2(
largest2,container.restartPolicy==="Always"?started:beside)}return raise2(running,largest2),running}function raise2(to,by){for(let[name3,quantity]of by){let known6=to.
get(name3);(!known6||compareQuantities(quantity,known6)>0)&&to.set(name3,quantity)}}function given({resources:resources2},list7){let listed4=isObject(resources2)&&
isObject(resources2[list7])?resources2[list7]:{};return Object.entries(listed4).map(([name3,written3])=>[name3,amount(written3)])}function defaultPodSpec(spec,build,pod){missing(spec,{dnsPolicy:"ClusterFirst",restartPolicy:"Always",terminationGracePeriodSeconds:30,schedulerName:"default-sc\
heduler"}),isObject(spec.securityContext)||(spec.securityContext={}),pod&&missing(spec,{enableServiceLinks:!0});for(let volume of objects(spec.volumes))defaultVolume(
volume,build);let lists=[objects(spec.initContainers),objects(spec.containers)];for(let container of objects(spec.ephemeralContainers))defaultContainer(container);
for(let container of lists.flat())defaultContainer(container),pod&&requestsFromLimits(container);if(pod&&build.enabled("PodLevelResources")&&defaultPodLevelResources(
spec),spec.hostNetwork===!0&&(pod||build.holds("defaults-host-ports-in-templates"))&&hostPorts(lists.flat()),pod&&build.enabled("InPlacePodVerticalScaling")&&build.
holds("defaults-resize-policy"))for(let container of objects(spec.containers))defaultResizePolicy(container)}function defaultContainer(container){missing(container,
{imagePullPolicy:pullPolicy(container.image),terminationMessagePath:"/dev/termination-log",terminationMessagePolicy:"File"});for(let port of objects(container.ports))
missing(port,{protocol:"TCP"});for(let env of objects(container.env))isObject(env.valueFrom)&&isObject(env.valueFrom.fieldRef)&&missing(env.valueFrom.fieldRef,{
apiVersion:"v1"});for(let key3 of["livenessProbe","readinessProbe","startupProbe"]){let probe3=container[key3];if(isObject(probe3)){for(let[key4,value2]of Object.
entries(PROBE))probe3[key4]||(probe3[key4]=value2);defaultHandler(probe3),isObject(probe3.grpc)&&probe3.grpc.service===void 0&&(probe3.grpc.service="")}}for(let hook of[
"postStart","preStop"]){let handler2=isObject(container.lifecycle)?container.lifecycle[hook]:void 0;isObject(handler2)&&defaultHandler(handler2)}}var PROBE={timeoutSeconds:1,
periodSeconds:10,successThreshold:1,failureThreshold:3};function pullPolicy(image){return imageTag(text(image))==="latest"?"Always":"IfNotPresent"}var MODE={defaultMode:420},
VOLUMES={secret:MODE,configMap:MODE,downwardAPI:MODE,projected:MODE,hostPath:{type:""},iscsi:{iscsiInterface:"default"},rbd:{pool:"rbd",user:"admin",keyring:"/e\
tc/ceph/keyring"},azureDisk:{cachingMode:"ReadWrite",kind:"Shared",fsType:"ext4",readOnly:!1},scaleIO:{storageMode:"ThinProvisioned",fsType:"xfs"}};function defaultVolume(volume,build){
Object.keys(volume).every(key3=>key3==="name"||volume[key3]===null)&&(volume.emptyDir={});for(let[key3,values2]of Object.entries(VOLUMES)){let source2=volume[key3];
isObject(source2)&&missing(source2,values2)}isObject(volume.image)&&build.enabled("ImageVolume")&&missing(volume.image,{pullPolicy:pullPolicy(volume.image.reference)});
let claim=isObject(volume.ephemeral)?volume.ephemeral.volumeClaimTemplate:void 0;isObject(claim)&&isObject(claim.spec)&&missing(claim.spec,{volumeMode:"Filesyst\
em"});let projected=isObject(volume.projected)?objects(volume.projected.sources):[];for(let{serviceAccountToken,downwardAPI}of projected)isObject(serviceAccountToken)&&
missing(serviceAccountToken,{expirationSeconds:3600}),isObject(downwardAPI)&&defaultFieldRefs(downwardAPI);isObject(volume.downwardAPI)&&defaultFieldRefs(volume.
downwardAPI)}function defaultFieldRefs(source2){for(let{fieldRef}of objects(source2.items))isObject(fieldRef)&&missing(fieldRef,{apiVersion:"v1"})}function defaultHandler(handler2){
isObject(handler2.httpGet)&&missing(handler2.httpGet,{path:"/",scheme:"HTTP"})}function requestsFromLimits(container){let{resources:resources2}=container;!isObject(
resources2)||!isObject(resources2.limits)||Object.keys(resources2.limits).length!==0&&(resources2.requests=__spreadValues(__spreadValues({},resources2.limits),isObject(
resources2.requests)?resources2.requests:{}))}function hostPorts(containers2){for(let port of containers2.flatMap(container=>objects(container.ports)))!port.hostPort&&
port.containerPort!==void 0&&(port.hostPort=port.containerPort)}function defaultResizePolicy(container){let requests=isObject(container.resources)&&isObject(container.
resources.requests)?container.resources.requests:{},policies4=Array.isArray(container.resizePolicy)?container.resizePolicy:[],listed4=objects(policies4);for(let resourceName2 of[
"cpu","memory"])!Object.hasOwn(requests,resourceName2)||listed4.some(each=>each.resourceName===resourceName2)||policies4.push({resourceName:resourceName2,restartPolicy:"\
NotRequired"});policies4.length>0&&(container.resizePolicy=policies4)}function missing(object3,values2){for(let[key3,value2]of Object.entries(values2)){let written3=object3[key3];
(written3==null||written3===""&&value2!=="")&&(object3[key3]=value2)}}var PRIORITY="Priority";function defaultPriority(world){return world.priorityClasses().filter(each=>each.value.globalDefault===!0).map(valuesOf).sort((a,b)=>a.priority-
b.priority)[0]??{className:"",priority:0,preemptionPolicy:"PreemptLowerPriority"}}function priority(pod,world){let{spec}=pod,name3=text(spec.priorityClassName),
named3=name3?world.priorityClass(name3):void 0;if(name3&&!named3){pod.assumes.push({kind:"PriorityClass",says:`PriorityClass ${name3} is not in the cluster`}),pod.
refuse({by:PRIORITY,id:"priority-class-not-found",message:world.cluster.say("priority-class-not-found",{name:name3}),value:name3,path:["spec","priorityClassName"]});
return}let computed3=named3??defaultPriority(world);if(typeof spec.priority=="number"&&spec.priority!==computed3.priority){pod.refuse({by:PRIORITY,id:"priority-\
integer",message:world.cluster.say("priority-integer",{given:spec.priority,computed:computed3.priority}),path:["spec","priority"]});return}let policy3=text(spec.
preemptionPolicy);if(policy3&&policy3!==computed3.preemptionPolicy){pod.refuse({by:PRIORITY,id:"priority-preemption-policy",message:world.cluster.say("priority-\
preemption-policy",{given:policy3,computed:computed3.preemptionPolicy}),path:["spec","preemptionPolicy"]});return}!name3&&computed3.className&&(spec.priorityClassName=
computed3.className),spec.priority=computed3.priority,spec.preemptionPolicy=computed3.preemptionPolicy}var GATED={UserNamespacesSupport:["hostUsers"],SupplementalGroupsPolicy:["securityContext.supplementalGroupsPolicy"],SELinuxChangePolicy:["securityContext.seLin\
uxChangePolicy"],PodLevelResources:["resources"],HostnameOverride:["hostnameOverride"],DynamicResourceAllocation:["resourceClaims","*[].resources.claims"],PodSchedulingReadiness:[
"schedulingGates"],NodeInclusionPolicyInPodTopologySpread:["topologySpreadConstraints[].nodeAffinityPolicy","topologySpreadConstraints[].nodeTaintsPolicy"],MatchLabelKeysInPodTopologySpread:[
"topologySpreadConstraints[].matchLabelKeys"],MatchLabelKeysInPodAffinity:["podAffinity","podAntiAffinity"].flatMap(kind=>["matchLabelKeys","mismatchLabelKeys"].
flatMap(keys=>[`affinity.${kind}.requiredDuringSchedulingIgnoredDuringExecution[].${keys}`,`affinity.${kind}.preferredDuringSchedulingIgnoredDuringExecution[].p\
odAffinityTerm.${keys}`])),ClusterTrustBundleProjection:["volumes[].projected.sources[].clusterTrustBundle"],PodCertificateRequest:["volumes[].projected.sources\
[].podCertificate"],InPlacePodVerticalScaling:["*[].resizePolicy"],SidecarContainers:["initContainers[].restartPolicy"],RecursiveReadOnlyMounts:["*[].volumeMoun\
ts[].recursiveReadOnly"],EnvFiles:["*[].env[].valueFrom.fileKeyRef"],PodLifecycleSleepAction:["*[].lifecycle.preStop.sleep","*[].lifecycle.postStart.sleep"],ContainerStopSignals:[
"*[].lifecycle.stopSignal"],AppArmorFields:["securityContext.appArmorProfile","*[].securityContext.appArmorProfile"]},CONTAINERS=["containers","initContainers",
"ephemeralContainers"];function dropDisabledFields(spec,build,tell=()=>{}){for(let[gate,paths]of Object.entries(GATED))for(let path8 of paths){let steps2=path8.
split(".");if(!(!(steps2[0]==="*[]"?CONTAINERS.some(list7=>list7 in spec):steps2[0].replace("[]","")in spec)||!has(spec,steps2)||build.enabled(gate))&&(remove(spec,
steps2,[],at18=>tell(at18,gate)),path8.startsWith("*[].lifecycle.")))for(let container of CONTAINERS.flatMap(list7=>objects(spec[list7])))dropEmptyLifecycle(container)}
dropRestartRules(spec,build,tell),resetProcMount(spec,build,tell),dropImageVolumes(spec,build,tell)}function members(value2,step){let lists=step==="*[]"?CONTAINERS:
step.endsWith("[]")?[step.slice(0,-2)]:[],inner=value2[step];return lists.length===0?isObject(inner)?[[inner,[step]]]:[]:lists.flatMap(list7=>itemsOf(value2[list7]).
map(([item,index])=>[item,[list7,index]]))}function itemsOf(list7){return Array.isArray(list7)?list7.flatMap((item,index)=>isObject(item)?[[item,index]]:[]):[]}
function has(value2,[step="",...rest]){return rest.length===0?Object.hasOwn(value2,step):members(value2,step).some(([each])=>has(each,rest))}function remove(value2,[
step="",...rest],at18,tell){if(rest.length>0)for(let[each,path8]of members(value2,step))remove(each,rest,[...at18,...path8],tell);else Object.hasOwn(value2,step)&&
(tell([...at18,step]),delete value2[step])}function dropRestartRules(spec,build,tell){if(build.holds("container-restart-rules-known"))for(let list7 of CONTAINERS)
for(let[container,index]of itemsOf(spec[list7])){if(container.restartPolicy===void 0&&container.restartPolicyRules===void 0)continue;if(build.enabled("Container\
RestartRules"))return;let native=list7==="initContainers"&&container.restartPolicy==="Always";for(let key3 of native?["restartPolicyRules"]:["restartPolicy","re\
startPolicyRules"])remove(container,[key3],[list7,index],path8=>tell(path8,"ContainerRestartRules"))}}function resetProcMount(spec,build,tell){for(let list7 of CONTAINERS)
for(let[{securityContext:context},index]of itemsOf(spec[list7]))if(!(!isObject(context)||(context.procMount??"Default")==="Default")){if(build.enabled("ProcMoun\
tType"))return;tell([list7,index,"securityContext","procMount"],"ProcMountType"),context.procMount="Default"}}function dropImageVolumes(spec,build,tell){let gone=new Set(
objects(spec.volumes).flatMap(({name:name3,image})=>image!==void 0?[name3]:[]));if(gone.size===0||build.enabled("ImageVolume"))return;for(let[{image},index]of itemsOf(
spec.volumes))image!==void 0&&tell(["volumes",index,"image"],"ImageVolume");let without=list7=>objects(list7).filter(({name:name3})=>!gone.has(name3));spec.volumes=
without(spec.volumes);for(let container of CONTAINERS.flatMap(list7=>objects(spec[list7])))container.volumeMounts!==void 0&&(container.volumeMounts=without(container.
volumeMounts))}function dropEmptyLifecycle(container){let{lifecycle:lifecycle2}=container;if(isObject(lifecycle2)){for(let hook of["preStop","postStart"]){let handler2=lifecycle2[hook];
isObject(handler2)&&Object.keys(handler2).length===0&&delete lifecycle2[hook]}Object.keys(lifecycle2).length===0&&delete container.lifecycle}}var EffectivePod=class{constructor(value2,origins,owner,namespace=owner.namespace??"default"){this.value=value2;this.origins=origins;this.owner=owner;this.namespace=
namespace}value;origins;owner;namespace;refusals=[];assumes=[];disabled=[];#writers=new Map;get spec(){return isObject(this.value.spec)||(this.value.spec={}),this.
value.spec}get labels(){let{metadata:metadata2}=this.value;return isObject(metadata2)&&isObject(metadata2.labels)?metadata2.labels:{}}get containers(){return[...objects(
this.spec.containers),...objects(this.spec.initContainers)]}origin(path8){return this.origins.of(this.value,path8)}dropDisabled(build){dropDisabledFields(this.spec,
build,(path8,gate)=>{let at18=this.origin(["spec",...path8]);at18&&valueAt(at18.manifest.value,at18.path)!==void 0&&this.disabled.push({at:at18,gate})})}refuse(refusal){
this.refusals.some(each=>each.message===refusal.message)||(this.refusals.push(refusal),this.#writers.set(refusal,this.origin(refusal.path)))}writer(refusal){return this.#writers.
get(refusal)??this.origin(refusal.path)}};function containerName(container){return text(container.name)}function resourceQuota(pod,world){for(let refusal of quotaRefusals(measuredPod(pod.spec,world.cluster),pod.namespace,world))pod.refuse(refusal)}function quotasToBeFilled(pod,world){
return quotaRefusals(measuredPod(pod.spec,world.cluster),pod.namespace,world,void 0,filledIn)}var COMPUTE=Object.fromEntries(["cpu","memory","ephemeral-storage"].
flatMap(name3=>[[name3,["requests",name3]],[`requests.${name3}`,["requests",name3]],[`limits.${name3}`,["limits",name3]]])),DEVICE_CLASS="deviceclass.resource.k\
ubernetes.io/";function measuredPod(spec,build){return{usage:usageOf(spec,build),counts:name3=>name3==="pods"||name3==="count/pods"||Object.hasOwn(COMPUTE,name3)||
isHugePages(name3)||name3.startsWith("requests.hugepages-")||isQuotaOnExtended(name3,build),inScope:scope=>inScope(scope,spec,build),unstated:names=>hasPodLevelResources(
spec,build)?void 0:unstatedBy(spec,names),placeOf:(name3,scopes)=>placeOf2(name3,scopes,spec,build)}}function isQuotaOnExtended(name3,build){return name3.startsWith(
"requests.")?name3.startsWith(`requests.${DEVICE_CLASS}`)&&build.holds("quota-counts-device-classes")||!isNativeResource(name3):!1}function usageOf(spec,build){
let requests=quotaSum(spec,"requests",build),sums2={requests,limits:quotaSum(spec,"limits",build)},one=amount(1),usage=new Map([["pods",one],["count/pods",one]]);
for(let[name3,[list7,resource]]of Object.entries(COMPUTE)){let used=sums2[list7].get(resource);used&&usage.set(name3,used)}for(let[resource,used]of requests){isHugePages(
resource)&&usage.set(resource,used);let ofClass=resource.startsWith(DEVICE_CLASS)&&build.holds("quota-counts-device-classes");(isHugePages(resource)||isExtendedResource(
resource)||ofClass)&&usage.set(`requests.${resource}`,used)}return usage}function inScope(scope,spec,build){let deadline=spec.activeDeadlineSeconds,terminating=typeof deadline==
"number"&&deadline>=0;switch(scope.name){case"Terminating":return terminating;case"NotTerminating":return!terminating;case"BestEffort":return qosClass(spec,build)===
"BestEffort";case"NotBestEffort":return qosClass(spec,build)!=="BestEffort";case"PriorityClass":{let name3=text(spec.priorityClassName);return meetsClasses(scope,
name3===""?[]:[name3])}case"CrossNamespacePodAffinity":return crossNamespaceTerm(spec)!==void 0;default:return!1}}function crossNamespaceTerm(spec){for(let kind of[
"podAffinity","podAntiAffinity"]){let rules=member2(member2(spec,"affinity"),kind);for(let strength of["required","preferred"]){let key3=`${strength}DuringSched\
ulingIgnoredDuringExecution`;for(let[at18,rule]of objects(rules[key3]).entries()){let{namespaces:namespaces2,namespaceSelector}=strength==="preferred"?member2(rule,
"podAffinityTerm"):rule;if(namespaceSelector!=null||Array.isArray(namespaces2)&&namespaces2.length>0)return["spec","affinity",kind,key3,at18,...strength==="pref\
erred"?["podAffinityTerm"]:[]]}}}}function computed(name3){return Object.hasOwn(COMPUTE,name3)?COMPUTE[name3]??[]:[]}function unstatedBy(spec,names){let missing2=[],
path8;for(let name3 of names){let[list7,resource]=computed(name3);if(!list7||!resource||resource==="ephemeral-storage")continue;let without=new Set;for(let key3 of[
"containers","initContainers"])for(let[at18,container]of objects(spec[key3]).entries()){let stated2=member2(member2(container,"resources"),list7)[resource];stated2==
null&&(without.add(containerName(container)),path8??=["spec",key3,at18,"resources",list7,resource])}without.size>0&&missing2.push(`${name3} for: ${[...without].
sort().join(",")}`)}return path8&&{missing:missing2.join("; "),path:path8}}function placeOf2(name3,scopes,spec,build){let[list7,resource]=computed(name3);return list7&&
resource?largest(spec,list7,resource,build):name3!=="pods"&&name3!=="count/pods"?largest(spec,"requests",name3.replace(/^requests\./,""),build):scopes.map(({name:scope})=>scope===
"PriorityClass"&&text(spec.priorityClassName)?["spec","priorityClassName"]:scope==="CrossNamespacePodAffinity"?crossNamespaceTerm(spec):scope==="Terminating"?["\
spec","activeDeadlineSeconds"]:void 0).find(path8=>path8!==void 0)??["spec"]}var MIRROR_POD="kubernetes.io/config.mirror";function serviceAccount(pod){Object.hasOwn(member2(member2(pod.value,"metadata"),"annotations"),MIRROR_POD)||text(pod.
spec.serviceAccountName)||(pod.spec.serviceAccountName="default")}function oneOfEach(manifests,file){let chosen2=new Map;for(let each of manifests){let key3=`${each.namespace??""}/${each.name}`,other=chosen2.get(key3);(!other||
nearness(each,file)>=nearness(other,file))&&chosen2.set(key3,each)}if(chosen2.size===manifests.length)return manifests;let kept2=new Set(chosen2.values());return manifests.
filter(each=>kept2.has(each))}function nearness({document:document2},file=""){let folders=document2.file.path.split("/").slice(0,-1),others=file.split("/").slice(
0,-1),apart2=folders.findIndex((folder,at18)=>folder!==others[at18]);return apart2<0?folders.length:apart2}function isEmptySelector(selector4){return isObject(selector4)?(isObject(selector4.matchLabels)?Object.keys(selector4.matchLabels):[]).length===0&&objects(selector4.
matchExpressions).length===0:!0}function selects(selector4,labels2){if(!isObject(selector4))return!1;let wanted2=isObject(selector4.matchLabels)?Object.entries(
selector4.matchLabels):[],has2=key3=>Object.hasOwn(labels2,key3);return wanted2.every(([key3,value2])=>has2(key3)&&labels2[key3]===value2)&&objects(selector4.matchExpressions).
every(({key:key3,operator,values:values2})=>{let name3=text(key3),listed4=has2(name3)&&Array.isArray(values2)&&values2.includes(labels2[name3]);switch(operator){case"\
In":return listed4;case"NotIn":return!listed4;case"Exists":return has2(name3);case"DoesNotExist":return!has2(name3);default:return!1}})}function append(list7,added,origins){let result=[...objects(list7),...added];return Array.isArray(list7)&&origins.inheritWhole(list7,result),result}function appendNew(list7,added,key3,origins){
let seen=new Set(objects(list7).map(each=>each[key3]));return append(list7,added.filter(each=>!seen.has(each[key3])&&seen.add(each[key3])),origins)}function expressionFault(expression,variable,build){let result=computed2(expression,variable,{quantity:!1,value:1},build);return typeof result=="string"?result:
void 0}function expressionValue(expression,variable,value2,build){let result=computed2(expression,variable,{quantity:!0,value:value2},build);return typeof result==
"string"?result:result.quantity?result.value:variable==="cpu"?milli(result):Math.trunc(result.value)*1e3}function computed2(expression,variable,value2,build){let parser=new Parser(
expression,variable,value2,build),result=parser.parse();return parser.broken!==void 0?parser.fault??parser.broken:result?result.value>=0?result:build.say("expre\
ssion-negative",{value:result.quantity?thousandths(result.value):goNumber(result.value)}):parser.fault??build.say("expression-no-result")}function thousandths(value2){
let parsed4=parseQuantity(`${Math.trunc(value2)}m`);return isQuantity(parsed4)?formatQuantity(parsed4):`${value2}m`}function goNumber(value2){return String(value2).
replace(/e([+-])(\d)$/,"e$10$2")}var UNITS=["m","k","M","G","T","P","Ki","Mi","Gi","Ti","Pi"],Parser=class{constructor(input,variable,value2,build){this.input=input;
this.variable=variable;this.value=value2;this.build=build;this.#token=this.#next()}input;variable;value;build;fault;broken;#at=0;#line=1;#column=1;#token;parse(){
let result=this.#sum();return this.broken===void 0&&this.#token.kind!==""&&this.#unexpected(),result}#say(id,values2={}){this.fault=this.build.say(id,values2)}#unexpected(){
this.broken??=this.build.say("expression-syntax",{line:this.#line,column:this.#column})}#take(kind){return this.broken!==void 0||this.#token.kind!==kind?!1:(this.#token=
this.#next(),!0)}#sum(){let left=this.#product();for(;this.broken===void 0&&(this.#token.kind==="+"||this.#token.kind==="-");){let sign=this.#token.kind==="+"?1:
-1;this.#token=this.#next();let right=this.#product();if(this.broken!==void 0)return;left=this.#add(left,right,sign)}return left}#add(left,right,sign){if(!left||
!right){this.fault===void 0&&this.#say("expression-operand",{operation:sign>0?"addition":"subtraction"});return}return left.quantity===right.quantity?{quantity:left.
quantity,value:left.value+sign*right.value}:{quantity:!0,value:milli(left)+sign*milli(right)}}#product(){let left=this.#factor();for(;this.broken===void 0&&(this.#token.
kind==="*"||this.#token.kind==="/");){let times=this.#token.kind==="*";this.#token=this.#next();let right=this.#factor();if(this.broken!==void 0)return;left=times?
this.#multiply(left,right):this.#divide(left,right)}return left}#multiply(left,right){if(!left||!right){this.fault===void 0&&this.#say("expression-operand",{operation:"\
multiplication"});return}if(left.quantity&&right.quantity)return this.#say("expression-two-quantities");let quantity=left.quantity||right.quantity;return{quantity,
value:whole(quantity,left.value*right.value)}}#divide(left,right){if(!left||!right){this.fault===void 0&&this.#say("expression-operand",{operation:"division"});
return}return right.quantity?this.#say("expression-by-quantity"):right.value===0?this.#say("expression-by-zero"):{quantity:left.quantity,value:whole(left.quantity,
left.value/right.value)}}#factor(){let{kind,text:text3}=this.#token;if(this.#take("number"))return{quantity:!1,value:plainNumber(text3)};if(this.#take("quantity"))
return this.#quantity(text3);if(this.#take("-")){let value2=this.#factor();return value2&&__spreadProps(__spreadValues({},value2),{value:-value2.value})}if(this.#take(
"(")){let value2=this.#sum();return this.#take(")")||this.#unexpected(),value2}return kind!=="name"?this.#unexpected():(this.#take("name"),this.#token.kind==="("?
this.#call(text3):this.#read(text3))}#quantity(text3){let parsed4=parseQuantity(text3);if(isQuantity(parsed4))return{quantity:!0,value:Number(scaledValue(parsed4,
-3))};this.fault=parsed4.error}#read(name3){let lower=name3.toLowerCase();return lower===this.variable?this.value:this.#say("expression-variable",{name:lower})}#call(name3){
this.#take("(");let values2=[this.#sum()];if(this.#take(",")&&values2.push(this.#sum()),!this.#take(")"))return this.#unexpected();let lower=name3.toLowerCase();
if(lower!=="max"&&lower!=="min")return this.#say("expression-function",{name:name3});if(values2.length!==2)return this.#say("expression-arguments",{name:lower,count:values2.
length});let[left,right]=values2;if(!left||!right){this.fault===void 0&&this.#say("expression-call");return}let quantity=left.quantity||right.quantity,[one,other]=quantity?
[milli(left),milli(right)]:[left.value,right.value];return{quantity,value:lower==="max"?Math.max(one,other):Math.min(one,other)}}#advance(count){let text3=this.
input.slice(this.#at,this.#at+count);for(let letter of text3)this.#line+=letter===`
`?1:0,this.#column=letter===`
`?1:this.#column+1;return this.#at+=count,text3}#next(){this.#advance(/^\s*/.exec(this.input.slice(this.#at))[0].length);let rest=this.input.slice(this.#at);if(rest===
"")return{kind:"",text:""};if(/^[\d.]/.test(rest)){let text3=this.#advance(numberLength(rest));return{kind:isQuantityText(text3)?"quantity":"number",text:text3}}
let name3=new RegExp("^\\p{L}[\\p{L}\\p{Nd}_]*","u").exec(rest)?.[0];if(name3!==void 0)return{kind:"name",text:this.#advance(name3.length)};let letter=this.#advance(
1);return{kind:letter,text:letter}}};function whole(quantity,value2){return quantity?Math.trunc(value2):value2}function milli({quantity,value:value2}){return quantity?
value2:Math.trunc(value2*1e3)}function plainNumber(text3){let number2=Number(text3.endsWith("%")?text3.slice(0,-1):text3);return Number.isNaN(number2)?0:text3.endsWith(
"%")?number2/100:number2}function numberLength(rest){let length=/^(?:\d*\.?\d*)(?:[eE][+-]?\d*)?(?:%\d*)?/.exec(rest)[0].length,unit=/[eE][+-]?$/.test(rest.slice(
0,length))?"":new RegExp("^\\p{L}*","u").exec(rest.slice(length))?.[0]??"";return Math.max(1,length+unit.length)}function isQuantityText(text3){let unit=/[^\d.eE+-].*$/.
exec(text3);return unit!==null&&unit.index>0&&UNITS.includes(unit[0])}function byMergeKey(mergeKey2){return item=>isObject2(item)&&Object.hasOwn(item,mergeKey2)?item[mergeKey2]:null}function mergeOrdered(fromPatch,serverOnly,patchOrder,serverOrder,identify){
let right=sorted(fromPatch,patchOrder,identify),left=sorted(serverOnly,serverOrder,identify),merged4=[];for(;left.length>0||right.length>0;){let[l,r]=[left[0],right[0]],
takeLeft=l!==void 0&&(r===void 0||precedes(l,r,serverOrder,identify));merged4.push((takeLeft?left:right).shift())}return merged4}function precedes(left,right,order,identify){
let l=indexIn(order,left,identify),r=indexIn(order,right,identify);return l>=0&&r>=0&&l<r}function indexIn(order,item,identify){return order.findIndex(each=>goEqual(
identify(item.value),identify(each)))}function sorted(items2,order,identify){let isDeletion=({value:value2})=>isObject2(value2)&&value2.$patch==="delete",list7=items2.
filter(item=>!isDeletion(item)),places=new Map,place2=item=>{let known6=places.get(item)??indexIn(order,item,identify);return places.set(item,known6),known6};return stableSort(
list7,(left,right)=>{let l=place2(list7[left]);if(l<0)return!0;let r=place2(list7[right]);return r<0||l<r}),[...list7,...items2.filter(isDeletion)]}var blockLength=20;
function stableSort(list7,less){for(let start=0;start<list7.length;start+=blockLength)for(let i=start+1;i<Math.min(start+blockLength,list7.length);i++)for(let j=i;j>
start&&less(j,j-1);j--)rotate(list7,j-1,j,j+1);for(let block=blockLength;block<list7.length;block*=2)for(let start=0;start+block<list7.length;start+=2*block)symMerge(
list7,less,start,start+block,Math.min(start+2*block,list7.length))}function symMerge(list7,less,a,m,b){if(m-a===1){rotate(list7,a,m,search(m,b,at18=>less(at18,a)));
return}if(b-m===1){rotate(list7,search(a,m,at18=>!less(m,at18)),m,b);return}let mid=a+b>>1,n=mid+m,start=search(m>mid?n-b:a,m>mid?mid:m,at18=>!less(n-1-at18,at18)),
end=n-start;start<m&&m<end&&rotate(list7,start,m,end),a<start&&start<mid&&symMerge(list7,less,a,start,mid),mid<end&&end<b&&symMerge(list7,less,mid,end,b)}function search(from,to,before){
let[low,high]=[from,to];for(;low<high;){let half=low+high>>1;before(half)?low=half+1:high=half}return low}function rotate(list7,from,middle2,to){list7.splice(from,
to-from,...list7.slice(middle2,to),...list7.slice(from,middle2))}function mergeList(merge2,view,patch2,path8,field){let drops=new Map;if(view.length===0&&patch2.length===0)return{items:view,drops};let kind=elementKind(valuesOf2(
view),patch2),parts2=kind==="map"?mergeMaps(merge2,view,patch2,path8,field,drops):mergeScalars(view,patch2,path8,drops);return{items:putInOrder(partition(parts2.
merged,parts2.order,field.mergeKey),parts2.order,parts2.serverOrder(),field,kind),drops}}function deleteFromList(merge2,view,gone,path8,field){let drops=new Map;
return view.length===0&&gone.length===0?{items:view,drops}:elementKind(valuesOf2(view),gone)==="map"?mergeList(merge2,view,gone,path8,field):{items:view.filter(
item=>{let at18=gone.indexOf(item.value);return at18>=0&&drop(drops,item,[...path8,at18]),at18<0}),drops}}function mergeScalars(view,patch2,path8,drops){let both2=[
...view,...patch2.map((value2,at18)=>({value:value2,from:{path:[...path8,at18]}}))],all2=both2.length,length=all2;for(let i=0;i<length-1;i++)for(let j=i+1;j<length;j++)
both2[i].value===both2[j].value&&(drop(drops,both2[j],path8),both2[j]=both2[--length],j--);if(all2<=decodedCapacity(view.length))for(let at18 of view.keys())view[at18]=
both2[at18];return{merged:both2.slice(0,length),order:patch2,serverOrder:()=>valuesOf2(view)}}function decodedCapacity(length){return length===0?0:2**Math.ceil(
Math.log2(length))}function mergeMaps({map,schema,traces},view,patch2,path8,{mergeKey:mergeKey2,type},drops){if(mergeKey2==="")throw new PatchError(`cannot merg\
e lists without merge key for ${kindOfType(schema,type)}`);let live=[...view],ordinary=[],replacedAt;for(let[index,value2]of patch2.entries()){let at18=[...path8,
index];if(!Object.hasOwn(value2,"$patch"))ordinary.push({value:value2,at:at18});else if(value2.$patch==="delete"){let key3=keyOf(value2,mergeKey2);for(let gone=find(
valuesOf2(live),mergeKey2,key3);gone>=0;gone=find(valuesOf2(live),mergeKey2,key3))drop(drops,live[gone],at18),view.copyWithin(gone,gone+1,live.length),live.splice(
gone,1)}else if(value2.$patch==="replace")replacedAt=at18;else throw value2.$patch==="merge"?new PatchError("merging lists cannot yet be specified in the patch"):
badDirective(value2.$patch,value2)}let taken=({value:value2,at:at18})=>({value:traces.take(value2,at18,{}),from:{path:at18}});if(replacedAt){for(let item of live)
drop(drops,item,replacedAt);let merged4=ordinary.map(taken);return{merged:merged4,order:[],serverOrder:()=>valuesOf2(merged4)}}let kept2=[...live];for(let each of ordinary){
let found=find(valuesOf2(live),mergeKey2,keyOf(each.value,mergeKey2)),item=live[found];if(item)item.value=map(item.value,each.value,each.at,type);else{let added=taken(
each);live.length<view.length&&(view[live.length]=added),live.push(added)}}return{merged:live,order:ordinary.map(({value:value2})=>value2),serverOrder:()=>valuesOf2(
kept2)}}function elementKind(...lists){let[first2,...others]=lists.flat();if(first2===void 0)throw new PatchError("no elements in any of the given slices");if(first2===
null)throw new PatchError("runtime error: invalid memory address or nil pointer dereference",!0);let kind=goKind(first2);if(kind==="slice")throw new PatchError(
"lists of lists are not supported");if(others.some(each=>goKind(each)!==kind))throw new PatchError(`list element types are not identical: ${goPrint(lists)}`);return kind}
function partition(items2,by,mergeKey2){let keys=mergeKey2===""?new Set(by.map(goMapKey)):void 0,parts2=[[],[]];for(let item of items2)if(keys)parts2[keys.has(goMapKey(
item.value))?0:1].push(item);else{if(!isObject2(item.value))throw badType("map",item.value);parts2[find(by,mergeKey2,keyOf(item.value,mergeKey2))>=0?0:1].push(item)}
return parts2}function putInOrder([fromPatch,serverOnly],order,serverOrder,{mergeKey:mergeKey2},kind){if(kind==="map")for(let each of[valuesOf2(fromPatch),order,
valuesOf2(serverOnly),serverOrder].flat()){if(!isObject2(each))throw badType("map",each);keyOf(each,mergeKey2)}let identify=kind==="map"?byMergeKey(mergeKey2):item=>item;
return mergeOrdered(fromPatch,serverOnly,order,serverOrder,identify)}function checkOrder(patch2,order,mergeKey2){if(order.length===0||patch2.length===0)return;let items2=patch2.
filter(item=>{if(mergeKey2!==""&&!isObject2(item))throw badType("map",item);return mergeKey2===""||item.$patch!=="delete"}),[at18,ordered]=[0,0];for(;at18<items2.
length&&ordered<order.length;){let item=items2[at18];isObject2(item)&&Object.hasOwn(item,"$patch")?at18++:(sameItem(item,order[ordered],mergeKey2)&&at18++,ordered++)}
if(at18<items2.length&&ordered>=order.length)throw new PatchError(`The order in patch list:
${goPrint(patch2)}
 doesn't match $setElementOrder list:
${goPrint(order)}
`)}function sameItem(left,right,mergeKey2){if(mergeKey2==="")return goEqual(left,right);for(let each of[left,right])if(!isObject2(each))throw badType("map",each);
let[key3,other]=[keyOf(left,mergeKey2),keyOf(right,mergeKey2)];return goEqual(key3,other)}function keyOf(item,mergeKey2){if(!Object.hasOwn(item,mergeKey2))throw noMergeKey(
item,mergeKey2);return item[mergeKey2]}function find(list7,mergeKey2,value2){return list7.findIndex((each,at18)=>{if(!isObject2(each))throw new PatchError(`valu\
e for key ${at18} is not a map`);return Object.hasOwn(each,mergeKey2)&&goEqual(each[mergeKey2],value2)})}function drop(drops,{from},path8){"was"in from&&drops.set(
from.was,path8)}function valuesOf2(items2){return items2.map(({value:value2})=>value2)}var Traces=class{#traces=new WeakMap;take(value2,path8,taking){if(Array.isArray(value2)){let items2=value2.flatMap((each,at18)=>{let taken=this.take(each,[...path8,
at18],taking);return taken===void 0?[]:[{value:taken,from:{path:[...path8,at18]}}]});return this.#list({path:path8,writes:new Map,drops:new Map,items:items2})}if(!isObject2(
value2))return value2;let entries=Object.entries(value2).filter(([,each])=>!(taking.dropNulls&&each===null));if(taking.prune&&entries.some(([key3])=>key3==="$pa\
tch"))return;let kept2=entries.flatMap(([key3,each])=>{let taken=this.take(each,[...path8,key3],taking);return taken===void 0?[]:[[key3,taken]]}),copy=Object.fromEntries(
kept2),writes=new Map(kept2.map(([key3])=>[key3,[...path8,key3]]));return this.#traces.set(copy,{path:path8,writes,drops:new Map}),copy}pathOf(value2){let trace=typeof value2==
"object"&&value2!==null?this.#traces.get(value2):void 0;return trace?.base===void 0?trace?.path:void 0}draft(original){return new Draft(original,this.#traces.get(
original),(copy,trace)=>this.#traces.set(copy,trace))}itemsOf(list7){let known6=this.#traces.get(list7)?.items;return list7.map((value2,was)=>({value:value2,from:known6?.[was]?.
from??{was}}))}list(original,items2,drops){let trace=this.#traces.get(original),base=trace?trace.base:original,unmoved=({value:value2,from},at18)=>"was"in from&&
from.was===at18&&value2===base?.[at18];return base&&items2.length===base.length&&items2.every(unmoved)?base:this.#list({base,path:trace?.path,writes:new Map,drops:new Map(
[...trace?.drops??[],...drops]),items:items2})}#list(trace){let list7=trace.items.map(({value:value2})=>value2);return this.#traces.set(list7,__spreadProps(__spreadValues(
{},trace),{items:trace.items.map(({value:value2,from})=>({value:value2,from}))})),list7}patchList(items2,path8){return this.#list({path:path8,writes:new Map,drops:new Map,
items:items2})}tell(result,observer){if(typeof result!="object"||result===null)return;let trace=this.#traces.get(result);if(!trace)return;let{base,writes,drops,
items:items2}=trace;if(base&&observer.onCopy?.(base,result),base)for(let[key3,path8]of drops)observer.onDelete?.(result,key3,path8);for(let[key3,path8]of writes)
observer.onWrite?.(result,key3,path8);for(let[at18,{from}]of items2?.entries()??[])"path"in from?observer.onWrite?.(result,at18,from.path):observer.onMove?.(result,
at18,base,from.was);for(let value2 of Object.values(result))this.tell(value2,observer)}},Draft=class{constructor(original,trace,remember){this.original=original;
this.trace=trace;this.remember=remember;this.#base=trace?trace.base:original,this.#fields=new Map(Object.entries(original)),this.#writes=new Map(trace?.writes),
this.#drops=new Map(trace?.drops)}original;trace;remember;#base;#fields;#writes;#drops;has(key3){return this.#fields.has(key3)}get(key3){return this.#fields.get(
key3)}keys(){return[...this.#fields.keys()]}write(key3,value2,path8){let same2=this.#base&&Object.hasOwn(this.#base,key3)&&equal(this.#base[key3],value2);this.#fields.
set(key3,same2?this.#base[key3]:value2),same2?this.#writes.delete(key3):this.#writes.set(key3,path8),this.#drops.delete(key3)}put(key3,value2,path8){path8?this.
write(key3,value2,path8):this.#fields.set(key3,value2)}drop(key3,path8){this.#fields.delete(key3),this.#writes.delete(key3),this.#base&&Object.hasOwn(this.#base,
key3)&&this.#drops.set(key3,path8)}done(){let base=this.#base,fields=[...this.#fields];if(base&&fields.length===Object.keys(base).length&&fields.every(([key3,value2])=>base[key3]===
value2))return base;let copy=Object.fromEntries(fields);return this.remember(copy,{base,path:this.trace?.path,writes:this.#writes,drops:this.#drops}),copy}};function equal(left,right){
if(left===right)return!0;if(Array.isArray(left))return Array.isArray(right)&&left.length===right.length&&left.every((each,at18)=>equal(each,right[at18]));if(!isObject2(
left)||!isObject2(right))return!1;let keys=Object.keys(left);return keys.length===Object.keys(right).length&&keys.every(key3=>Object.hasOwn(right,key3)&&equal(left[key3],
right[key3]))}function strategicMerge(original,patch2,options){let{schema}=options,traces=new Traces,merge2={schema,traces,map:(...parts2)=>mergeMap(merge2,...parts2)},merged4=merge2.
map(document(original),document(patch2),[],schema.root);return traces.tell(merged4,options),merged4}function document(value2){if(value2===null)return{};if(!isObject2(
value2))throw new PatchError("invalid JSON document");return value2}var orderPrefix="$setElementOrder",deletionPrefix="$deleteFromPrimitiveList";function mergeMap(merge2,original,patch2,path8,type){
if(Object.hasOwn(patch2,"$patch"))return follow(merge2,patch2,path8);let draft2=merge2.traces.draft(original),pending=new Map(Object.entries(patch2));retainKeys(
draft2,pending,path8),setElementOrders(merge2,draft2,pending,path8,type);for(let[key3,value2]of pending)mergeKey(merge2,draft2,key3,value2,[...path8,key3],type);
return draft2.done()}function follow({traces},patch2,path8){let _a=patch2,{$patch:directive=null}=_a,rest=__objRest(_a,["$patch"]);if(directive==="replace")return traces.
take(rest,path8,{});if(directive==="delete")return traces.take({},[...path8,"$patch"],{});throw badDirective(directive,patch2)}function retainKeys(draft2,pending,path8){
let list7=pending.get("$retainKeys");if(list7===void 0)return;pending.delete("$retainKeys");let malformed=()=>new PatchError("invalid patch format of retainKeys");
if(!Array.isArray(list7))throw malformed();let kept2=new Set(list7.map(goMapKey));for(let[key3,value2]of pending)if(!(value2===null||key3.startsWith(deletionPrefix)||
key3.startsWith(orderPrefix))&&!kept2.has(key3))throw malformed();for(let key3 of draft2.keys())kept2.has(key3)||draft2.drop(key3,[...path8,"$retainKeys"])}function setElementOrders(merge2,draft2,pending,path8,type){
let{schema,traces}=merge2;for(let[directive,order]of[...pending]){if(!directive.startsWith(orderPrefix))continue;if(pending.delete(directive),!Array.isArray(order))
throw badType("slice",order);let key3=listName(directive,orderPrefix,"setElementOrder list"),[original,patch2]=[listOf(draft2.has(key3)?draft2.get(key3):void 0),
listOf(pending.get(key3))],field=listField(schema,type,key3);if(checkOrder(patch2??[],order,field.mergeKey),!original&&!patch2)continue;let at18=[...path8,key3],
view=original?traces.itemsOf(original):[],merges=original&&(!patch2||field.strategy==="merge"),prune2=!original&&schema.prunesDirectives,{items:items2,drops}=merges?
patch2?mergeList(merge2,view,patch2,at18,field):{items:[...view],drops:new Map}:{items:traces.itemsOf(traces.take(patch2,at18,{prune:prune2})),drops:new Map},parts2=partition(
items2,order,field.mergeKey),serverOrder=view.map(({value:value2})=>value2),ordered=putInOrder(parts2,order,serverOrder,field,elementKind(serverOrder,patch2??[]));
merges?draft2.put(key3,traces.list(original,ordered,drops),void 0):draft2.write(key3,traces.patchList(ordered,at18),at18),pending.delete(key3)}}function listOf(value2){
if(value2!==void 0&&!Array.isArray(value2))throw badType("slice",value2);return value2}function listName(directive,prefix,what){if(!directive.startsWith(`${prefix}\
/`))throw new PatchError(`invalid patch format of ${what}`);return directive.slice(prefix.length+1)}function mergeKey(merge2,draft2,written3,value2,at18,type){let{
schema,traces}=merge2,deletes=written3.startsWith(deletionPrefix),key3=deletes&&listName(written3,deletionPrefix,"primitive list")||written3;if(value2===null)return draft2.
drop(key3,at18);let current=draft2.has(key3)?draft2.get(key3):void 0;if(current===void 0||goKind(current)!==goKind(value2)){if(deletes)return;let taken=traces.take(
value2,at18,{dropNulls:!0,prune:schema.prunesDirectives});return taken===void 0?draft2.drop(key3,at18):draft2.write(key3,taken,at18)}if(isObject2(value2)){let field=structField(
schema,type,key3),merged4=field.strategy==="replace"?traces.take(value2,at18,{}):merge2.map(current,value2,at18,field.type);draft2.put(key3,merged4,traces.pathOf(
merged4))}else if(Array.isArray(value2)){let field=listField(schema,type,key3);if(field.strategy!=="merge"&&!(deletes&&schema.prunesDirectives))return draft2.write(
key3,traces.take(value2,at18,{}),at18);let list7=current,{items:items2,drops}=(deletes?deleteFromList:mergeList)(merge2,traces.itemsOf(list7),value2,at18,field);
draft2.put(key3,traces.list(list7,items2,drops),void 0)}else draft2.write(key3,value2,at18)}var POD_WEBHOOK="mpod.kb.io",TARGETS={CloneSet:["apps.kruise.io"],Deployment:["apps"],ReplicaSet:["apps"],Job:["batch"],StatefulSet:["apps","apps.kruise.io"]};function spreadOf(workload,world){
if(!(!world.cluster.installed("kruise")||!world.cluster.kruiseEnabled("WorkloadSpread"))&&!(!TARGETS[workload.kind]?.includes(workload.group)||workload.namespace===
null)&&!(workload.kind==="StatefulSet"&&!world.cluster.holds("workloadspread-targets-statefulset")))return world.workloadSpreads(workload.namespace).find(spread=>targets(
spread,workload))}function targets(spread,workload){let{apiVersion,kind,name:name3}=member2(spread.spec,"targetRef");return spread.namespace===workload.namespace&&
kind===workload.kind&&name3===workload.name&&groupOf(apiVersion)===workload.group}function subsetsOf(spread){return objects(spread.spec.subsets).map((value2,index)=>({
spread,index,name:text(value2.name),value:value2}))}function overflows(subsets){return subsets.length>0&&subsets.every(({value:value2})=>typeof value2.maxReplicas==
"number")}function injectSubset(pod,subset2,world){let{origins}=pod,at18=["spec","subsets",subset2.index],value2=origins.adopt(subset2.spread,at18,subset2.value);
objects(value2.tolerations).length>0&&(pod.spec.tolerations=[...objects(pod.spec.tolerations),...objects(value2.tolerations)]);let affinity2=ensure(ensure(pod.spec,
"affinity"),"nodeAffinity"),preferred2=objects(value2.preferredNodeSelectorTerms);if(preferred2.length>0){let key3="preferredDuringSchedulingIgnoredDuringExecut\
ion";affinity2[key3]=[...objects(affinity2[key3]),...preferred2]}isObject(value2.requiredNodeSelectorTerm)&&requireTerm(affinity2,value2.requiredNodeSelectorTerm),
isObject(value2.patch)&&patch(pod,subset2,value2.patch,world)}function requireTerm(affinity2,term){let required2=ensure(affinity2,"requiredDuringSchedulingIgnor\
edDuringExecution"),terms=objects(required2.nodeSelectorTerms);for(let each of terms)for(let key3 of["matchExpressions","matchFields"]){let added=[...objects(each[key3]),
...objects(term[key3])];added.length>0&&(each[key3]=added)}required2.nodeSelectorTerms=terms.length>0?terms:[term]}function patch(pod,subset2,value2,world){let{
origins}=pod,root2=["spec","subsets",subset2.index,"patch"],from=path8=>({manifest:subset2.spread,path:[...root2,...path8]}),before=text(pod.spec.priorityClassName);
try{pod.value=strategicMerge(pod.value,value2,{schema:patchSchema("Pod",world.cluster.library("kruise")),onCopy:(was,is)=>Array.isArray(is)?origins.inheritWhole(
was,is):origins.inherit(was,is),onMove:(target,index,list7,was)=>origins.write(target,index,origins.member(list7,was)),onWrite:(target,key3,path8)=>origins.write(
target,key3,from(path8)),onDelete:(target,key3,path8)=>{Array.isArray(target)||origins.write(target,key3,from(path8))}})}catch(error){if(!(error instanceof PatchError))
throw error;pod.refuse({by:POD_WEBHOOK,id:"subset-patch",message:error.message,path:["spec"]});return}text(pod.spec.priorityClassName)!==before&&world.cluster.holds(
"workloadspread-clears-priority")&&delete pod.spec.priority}function ensure(parent,key3){return isObject(parent[key3])||(parent[key3]={}),parent[key3]}function followResources(declared,container,pod,sidecars2,{cluster}){let policy3=declared.resourcesPolicy;if(!isObject(policy3)||!cluster.holds("sidecarset-reso\
urces-policy"))return;let pattern=text(policy3.targetContainersNameRegex)||".*",regex=matcher(pattern);if(!regex)return;let from=pod.origins.member(declared,"re\
sourcesPolicy"),refuse=(id,message)=>{pod.origins.write(pod.spec,"resourcesPolicy",from),pod.refuse({by:POD_WEBHOOK,id,message,path:["spec","resourcesPolicy"]})},
targets2=[...objects(pod.spec.initContainers).filter(({restartPolicy})=>restartPolicy==="Always"),...objects(pod.spec.containers)].filter(each=>!sidecars2.has(containerName(
each))&&regex.test(containerName(each)));if(targets2.length===0){refuse("sidecar-no-target",cluster.say("sidecar-no-target",{pattern:JSON.stringify(pattern)}));
return}let resources2={};for(let list7 of["limits","requests"]){let amounts3={};for(let resource of["cpu","memory"]){let expression=text(member2(member2(policy3,
"resourcesExpr"),list7)[resource]),total=together(targets2,list7,resource,policy3.targetContainersMode==="max");if(expression===""||!total)continue;let variable=/\bmemory\b/.
test(expression)?"memory":"cpu",value2=expressionValue(expression,variable,Number(scaledValue(total,-3)),cluster);if(typeof value2=="string"){let values2={resource:resource===
"cpu"?"CPU":"memory",list:list7,expression:JSON.stringify(expression)};refuse("sidecar-expression",cluster.say("sidecar-expression",__spreadProps(__spreadValues(
{},values2),{error:value2})));return}let{format}=total;amounts3[resource]=formatQuantity({mantissa:BigInt(value2),scale:-3,format,small:!0})}Object.keys(amounts3).
length>0&&(resources2[list7]=amounts3)}container.resources=resources2,pod.origins.own(resources2,from)}function together(targets2,list7,resource,max){let written3=targets2.
map(each=>member2(member2(each,"resources"),list7)[resource]);if(!(list7==="limits"&&written3.some(each=>each==null)))return written3.map(amount).reduce((one,other)=>max?
compareQuantities(other,one)>0?other:one:addQuantities(one,other),ZERO)}function matcher(pattern){if(!((pattern.match(/[*+?{]/g)?.length??0)>3||/\)[*+?{]|\\[^.\-dw]|\(\?|\[\[/.
test(pattern)))try{return new RegExp(pattern)}catch{return}}function collect(sidecarSet,pod,world,injected){let{cluster}=world,{origins}=pod,adopt=key3=>{let list7=sidecarSet.spec[key3];return Array.isArray(list7)?objects(
origins.adopt(sidecarSet,["spec",key3],list7)):[]},volumes2=new Map(adopt("volumes").map(volume=>[text(volume.name),volume]));for(let volume of volumes2.values())
defaultVolume(volume,cluster.library("kruise"));for(let declared of adopt("initContainers")){let container=ownContainer(declared,origins);if(followResources(declared,
container,pod,injected.names,world),cluster.holds("sidecarset-init-volumes")){injected.volumes.push(...usedVolumes(declared,volumes2,world));let shared=cluster.
holds("sidecarset-init-shares-volumes");transferEnv(declared,container,pod,shared?shareMounts(declared,container,pod):[]),shareDevices(declared,container,pod,world)}
let before=declared.podInjectPolicy===BEFORE2&&cluster.holds("sidecarset-init-inject-policy"),hot=declared.restartPolicy==="Always"&&cluster.holds("sidecarset-i\
nit-hot-upgrade");for(let copy of hot?hotUpgrade(declared,container,origins):[container])injected.initContainers.push({container:copy,before})}for(let declared of adopt(
"containers")){let container=ownContainer(declared,origins);followResources(declared,container,pod,injected.names,world),injected.volumes.push(...usedVolumes(declared,
volumes2,world)),transferEnv(declared,container,pod,shareMounts(declared,container,pod)),shareDevices(declared,container,pod,world);let before=(declared.podInjectPolicy||
BEFORE2)===BEFORE2;for(let copy of hotUpgrade(declared,container,origins))injected.containers.push({container:copy,before})}injected.secrets.push(...adopt("imag\
ePullSecrets"))}var BEFORE2="BeforeAppContainer",OWN_FIELDS=new Set(["podInjectPolicy","upgradeStrategy","shareVolumePolicy","shareVolumeDevicePolicy","transfer\
Env","resourcesPolicy"]),MARK="IS_INJECTED";function ownContainer(declared,origins){let container=origins.copy(declared,path8=>path8.length>1||!OWN_FIELDS.has(String(
path8[0])));return container.env=append(container.env,[{name:MARK,value:"true"}],origins),defaultContainer(container),container}function usedVolumes({volumeMounts:volumeMounts2,
volumeDevices:volumeDevices2},volumes2,{cluster}){let devices=cluster.holds("sidecarset-volume-devices")?objects(volumeDevices2):[];return[...objects(volumeMounts2),
...devices].map(({name:name3})=>volumes2.get(text(name3))).filter(isObject)}function appContainers(pod){return objects(pod.spec.containers).filter(({env})=>objects(
env).find(({name:name3})=>name3===MARK)?.value!=="true")}function shareMounts(declared,container,pod){if(member2(declared,"shareVolumePolicy").type!=="enabled")
return[];let mounts=[],spoken=[];for(let app of appContainers(pod))for(let mount of objects(app.volumeMounts)){mounts.push(mount);for(let[,name3]of text(mount.subPathExpr).
matchAll(/\$\(([-._a-zA-Z][-._a-zA-Z0-9]*)\)/g))spoken.push(...objects(app.env).filter(env=>env.name===name3).slice(0,1))}return container.volumeMounts=appendNew(
container.volumeMounts,mounts,"mountPath",pod.origins),spoken}function shareDevices(declared,container,pod,{cluster}){if(member2(declared,"shareVolumeDevicePoli\
cy").type!=="enabled"||!cluster.holds("sidecarset-volume-devices"))return;let devices=appContainers(pod).flatMap(app=>objects(app.volumeDevices));container.volumeDevices=
appendNew(container.volumeDevices,devices,"devicePath",pod.origins)}function transferEnv(declared,container,pod,spoken){let found=objects(declared.transferEnv).
flatMap(transfer=>{let source2=sourceOf(transfer,pod),variables=objects(pod.spec.containers).filter(app=>source2!==void 0&&containerName(app)===source2).flatMap(
app=>objects(app.env)),listed4=Array.isArray(transfer.envNames)?transfer.envNames.map(text):[];return[...new Set([...transfer.envName?[text(transfer.envName)]:[],
...listed4])].sort().flatMap(name3=>variables.filter(env=>name3&&env.name===name3).slice(-1))});container.env=appendNew(container.env,[...found,...spoken],"name",
pod.origins)}function sourceOf(transfer,pod){let from=member2(transfer,"sourceContainerNameFrom").fieldRef;if(!isObject(from))return text(transfer.sourceContainerName);
let[,kind,key3=""]=/^metadata\.(annotations|labels)\['(.*)'\]$/.exec(text(from.fieldPath))??[];if(kind===void 0)return;let metadata2=member2(pod.value,"metadata"),
values2=member2(metadata2,kind);return Object.hasOwn(values2,key3)?text(values2[key3]):""}function hotUpgrade(declared,container,origins){let strategy=member2(declared,
"upgradeStrategy");if(strategy.upgradeType!=="HotUpgrade")return[container];let name3=containerName(container),numbered=number2=>{let copy=origins.copy(container);
return copy.name=`${name3}-${number2}`,origins.write(copy,"name",origins.member(container,"name")),copy.env=append(copy.env,versionsOf(copy.name),origins),copy},
[working,empty]=[numbered(1),numbered(2)];empty.image=text(strategy.hotUpgradeEmptyImage);let from=origins.member(declared,"upgradeStrategy");return origins.write(
empty,"image",from&&__spreadProps(__spreadValues({},from),{path:[...from.path,"hotUpgradeEmptyImage"]})),[working,empty]}function versionsOf(name3){let entry2=(variable,annotation)=>{
let fieldPath2=`metadata.annotations['${annotation}']`;return{name:variable,valueFrom:{fieldRef:{apiVersion:"v1",fieldPath:fieldPath2}}}};return[entry2("SIDECAR\
SET_VERSION",`version.sidecarset.kruise.io/${name3}`),entry2("SIDECARSET_VERSION_ALT",`versionalt.sidecarset.kruise.io/${name3}`)]}var SYSTEM_NAMESPACES=["kube-system","kube-public"];function matchingSidecarSets(pod,world){let{cluster}=world;if(SYSTEM_NAMESPACES.includes(pod.namespace)&&cluster.
holds("sidecarset-skips-system-namespaces"))return[];let home=pod.origin([])?.manifest.document.file.path,found=oneOfEach(world.sidecarSets(),home).filter(({spec})=>member2(
spec,"injectionStrategy").paused!==!0&&matches(spec,pod,world));if(!cluster.holds("sidecarset-namespaced-first"))return found;let namespaced=({spec})=>text(spec.
namespace)!=="";return[...found.filter(namespaced),...found.filter(each=>!namespaced(each))]}function inOrder(a,b){return a<b?-1:a>b?1:0}function matches(spec,pod,world){
let namespace=text(spec.namespace);if(namespace&&namespace!==pod.namespace)return!1;let selector4=spec.namespaceSelector;return isObject(selector4)&&!(namespace&&
world.cluster.holds("sidecarset-namespace-becomes-selector"))&&world.cluster.holds("sidecarset-namespace-selector")&&!selects(selector4,world.namespaceLabels(pod.
namespace))?!1:!isEmptySelector(spec.selector)&&selects(spec.selector,pod.labels)}function injectSidecars(pod,world){let matching2=matchingSidecarSets(pod,world),
names=new Set(matching2.flatMap(({spec:spec2})=>[spec2.containers,spec2.initContainers].flatMap(objects)).map(containerName)),injected={containers:[],initContainers:[],
volumes:[],secrets:[],names},annotated=world.cluster.holds("sidecarset-patches-metadata")&&matching2.filter(each=>annotate(pod,each));for(let sidecarSet of matching2)
collect(sidecarSet,pod,world,injected);if(injected.containers.length+injected.initContainers.length===0)return annotated&&annotated.length>0;let{spec,origins}=pod;
injected.initContainers.sort(byName2),world.cluster.kruiseEnabled("EnableSortSidecarContainerByName")&&injected.containers.sort(byName2),spec.initContainers=world.
cluster.holds("sidecarset-replaces-init-containers")?merge(spec.initContainers,injected.initContainers,origins):append(spec.initContainers,injected.initContainers.
map(({container})=>container),origins),spec.containers=merge(spec.containers,injected.containers,origins),spec.volumes=appendNew(spec.volumes,injected.volumes,"\
name",origins),spec.imagePullSecrets=appendNew(spec.imagePullSecrets,injected.secrets,"name",origins);for(let key3 of["initContainers","volumes","imagePullSecre\
ts"])spec[key3].length===0&&delete spec[key3];return!0}function annotate(pod,{spec}){let metadata2=member2(pod.value,"metadata"),annotations=__spreadValues({},member2(
metadata2,"annotations")),changed2=!1;for(let patch2 of objects(spec.patchPodMetadata))for(let[key3,value2]of Object.entries(member2(patch2,"annotations")))Object.
hasOwn(annotations,key3)&&(!patch2.patchPolicy||patch2.patchPolicy==="Retain")||Object.hasOwn(annotations,key3)&&annotations[key3]===value2||(annotations[key3]=
value2,changed2=!0);return changed2&&(pod.value.metadata=__spreadProps(__spreadValues({},metadata2),{annotations})),changed2}function byName2(a,b){return inOrder(
containerName(a.container),containerName(b.container))}function merge(list7,sidecars2,origins){let result=[...objects(list7)],before=[],after=[],places=new Map(
result.map((container,at18)=>[containerName(container),at18]));for(let sidecar of sidecars2){let at18=places.get(containerName(sidecar.container));at18!==void 0?
result[at18]=sidecar.container:(sidecar.before?before:after).push(sidecar.container)}let merged4=[...before,...result,...after];return Array.isArray(list7)&&origins.
inheritWhole(list7,merged4),merged4}function typed(value2,structs,origins,lost=()=>{},type=structs.root){let known6=(each,of,path8)=>{if(typeof each!="object"||each===null)return each;let element=elementType(
of),fields=structs.structs.get(of),copy;if(Array.isArray(each))copy=each.map((item,at18)=>known6(item,element,[...path8,at18]));else{copy={};for(let[key3,item]of Object.
entries(each)){let field=fields?.get(key3);fields&&field===void 0?lost([...path8,key3]):Object.defineProperty(copy,key3,__spreadProps(__spreadValues({},OWN),{value:known6(
item,fields?plainType(field??""):"",[...path8,key3])}))}}return origins.inherit(each,copy),copy};return known6(value2,type,[])}function structAt({structs},type,path8){
let found=path8.reduce((at18,step)=>typeof step=="number"?elementType(at18):plainType(structs.get(at18)?.get(step)??""),type);return structs.get(found)}var OWN={
writable:!0,enumerable:!0,configurable:!0};function plainType(field){let[type=""]=field.split(", ");return type.startsWith("pointer to ")?type.slice(11):type}function elementType(type){
return type.startsWith("list of ")?plainType(type.slice(8)):""}function rebase(raw2,before,after,origins){if(isObject(raw2)&&isObject(before)&&isObject(after)){
let result={};origins.inherit(after,result);for(let[key3,value2]of Object.entries(after)){let kept2=Object.hasOwn(raw2,key3)&&Object.hasOwn(before,key3);result[key3]=
kept2?rebase(raw2[key3],before[key3],value2,origins):value2,origins.write(result,key3,origins.member(after,key3))}for(let[key3,value2]of Object.entries(raw2))Object.
hasOwn(after,key3)||Object.hasOwn(before,key3)||(result[key3]=value2,origins.write(result,key3,origins.member(raw2,key3)));return result}if(Array.isArray(raw2)&&
Array.isArray(before)&&Array.isArray(after)&&!isSimple(before)&&!isSimple(after)){let result=after.map((value2,at18)=>at18<before.length?rebase(raw2[at18],before[at18],
value2,origins):value2);return origins.inheritWhole(after,result),result}return after}function isSimple(list7){return list7.every(item=>typeof item!="object"||item===
null)}function*affinityLabelKeys(scope,term,at18){let selector4=child(term,"labelSelector"),keys=texts(term,"matchLabelKeys"),mismatched=texts(term,"mismatchLabelKeys");
yield*keyNames(scope,keys,selector4,[...at18,"matchLabelKeys"]),yield*keyNames(scope,mismatched,selector4,[...at18,"mismatchLabelKeys"]);let seen=new Set(textMap(
selector4,"matchLabels").map(([key3])=>key3));for(let[expression]of items(selector4,"matchExpressions")){let key3=text2(expression,"key"),index=keys.lastIndexOf(
key3);index!==-1&&seen.has(key3)&&(yield __spreadProps(__spreadValues({},scope.invalid([...at18,index],key3,"label-key-in-selector")),{place:[...plainPath(at18),
"matchLabelKeys",index]})),seen.add(key3)}for(let[index,key3]of keys.entries())mismatched.includes(key3)&&(yield scope.invalid([...at18,"matchLabelKeys",index],
key3,"label-key-mismatched"))}function*keyNames(scope,keys,selector4,at18){if(keys.length!==0){if(!selector4){yield scope.forbidden(at18,"label-keys-need-select\
or");return}for(let[index,key3]of keys.entries())yield*validateName(scope,isQualifiedName,key3,[...at18,index])}}function*spreadLabelKeys(scope,constraint,at18){
let keys=texts(constraint,"matchLabelKeys");if(keys.length===0)return;if(scope.build.enabled("MatchLabelKeysInPodTopologySpreadSelectorMerge")&&scope.build.enabled(
"MatchLabelKeysInPodTopologySpread")){yield*affinityLabelKeys(scope,__spreadProps(__spreadValues({},constraint),{mismatchLabelKeys:[]}),at18);return}let selector4=child(
constraint,"labelSelector"),here=[...at18,"matchLabelKeys"];!selector4&&scope.build.holds("spread-label-keys-need-selector")&&(yield scope.forbidden(here,"label\
-keys-need-selector"));let inSelector=new Set([...textMap(selector4,"matchLabels").map(([key3])=>key3),...items(selector4,"matchExpressions").map(([expression])=>text2(
expression,"key"))]);for(let[index,key3]of keys.entries())yield*validateName(scope,isQualifiedName,key3,[...here,index]),inSelector.has(key3)&&(yield scope.invalid(
[...here,index],key3,"label-key-in-selector"))}var required="requiredDuringSchedulingIgnoredDuringExecution",preferred="preferredDuringSchedulingIgnoredDuringExecution";function validateNodeSelectorTerm(term,at18,build,checkValues=!1){
let fields=record(term);return fields?[...nodeSelectorTerm(scopeOf(build),fields,checkValues,at18)]:[]}function validatePreferredSchedulingTerms(terms,at18,build){
return[...preferredTerms(scopeOf(build),{terms},"terms",at18)]}function*affinity(scope,fields,at18){let node=child(fields,"nodeAffinity");if(node){let here=[...at18,
"nodeAffinity"],selector4=child(node,required);selector4&&(yield*nodeSelector(scope,selector4,[...here,required])),yield*preferredTerms(scope,node,preferred,[...here,
preferred])}for(let name3 of["podAffinity","podAntiAffinity"]){let pods=child(fields,name3);if(pods){for(let[term,index]of items(pods,required))yield*podTerm(scope,
term,[...at18,name3,required,index]);for(let[weighted,index]of items(pods,preferred)){let here=[...at18,name3,preferred,index];yield*weight(scope,weighted,here),
yield*podTerm(scope,child(weighted,"podAffinityTerm")??{},[...here,"podAffinityTerm"])}}}}function*weight(scope,term,at18){let value2=number(term,"weight")??0;(value2<=
0||value2>100)&&(yield scope.invalid([...at18,"weight"],value2,"weight-range"))}function*nodeSelector(scope,selector4,at18){let here=[...at18,"nodeSelectorTerms"],
terms=member(selector4,"nodeSelectorTerms");(!Array.isArray(terms)||terms.length===0)&&(yield scope.required(here,"node-selector-term-required"));let checkValues=scope.
build.holds("node-affinity-values-checked");for(let[term,index]of items(selector4,"nodeSelectorTerms"))yield*nodeSelectorTerm(scope,term,checkValues,[...here,index])}
function*preferredTerms(scope,fields,name3,at18){for(let[term,index]of items(fields,name3))yield*weight(scope,term,[...at18,index]),yield*nodeSelectorTerm(scope,
child(term,"preference")??{},!1,[...at18,index,"preference"])}function*nodeSelectorTerm(scope,term,checkValues,at18){for(let[requirement2,index]of items(term,"m\
atchExpressions"))yield*nodeRequirement(scope,requirement2,checkValues,[...at18,"matchExpressions",index]);for(let[requirement2,index]of items(term,"matchFields"))
yield*nodeField(scope,requirement2,[...at18,"matchFields",index])}function*nodeRequirement(scope,requirement2,checkValues,at18){let values2=texts(requirement2,"\
values"),operator=text2(requirement2,"operator"),here=[...at18,"values"];if(operator==="In"||operator==="NotIn"?values2.length===0&&(yield scope.required(here,"\
selector-values-required")):operator==="Exists"||operator==="DoesNotExist"?values2.length>0&&(yield scope.forbidden(here,"selector-values-forbidden")):operator===
"Gt"||operator==="Lt"?values2.length!==1&&(yield scope.required(here,"node-selector-single-value")):yield scope.invalid([...at18,"operator"],operator,"selector-\
operator"),yield*validateName(scope,isQualifiedName,text2(requirement2,"key"),[...at18,"key"]),!!checkValues)for(let[index,value2]of values2.entries())yield*validateName(
scope,isLabelValue,value2,[...here,index])}function*nodeField(scope,requirement2,at18){let values2=texts(requirement2,"values"),operator=text2(requirement2,"ope\
rator"),key3=text2(requirement2,"key");if(operator!=="In"&&operator!=="NotIn"?yield scope.invalid([...at18,"operator"],operator,"selector-operator"):values2.length!==
1&&(yield scope.required([...at18,"values"],"node-field-one-value")),key3!=="metadata.name")yield scope.invalid([...at18,"key"],key3,"node-field-key");else for(let[
index,value2]of values2.entries())yield*validateName(scope,isDNS1123Subdomain,value2,[...at18,"values",index])}function*podTerm(scope,term,at18){yield*selectorErrors(
scope,child(term,"labelSelector"),[...at18,"labelSelector"]),yield*selectorErrors(scope,child(term,"namespaceSelector"),[...at18,"namespaceSelector"]);for(let[index,
name3]of texts(term,"namespaces").entries())for(let error of validateName(scope,isDNS1123Label,name3,[...at18,"namespace"]))yield __spreadProps(__spreadValues({},
error),{place:[...plainPath(at18),"namespaces",index]});scope.build.holds("affinity-label-keys-known")&&(yield*affinityLabelKeys(scope,term,at18));let key3=text2(
term,"topologyKey");key3===""&&(yield scope.required([...at18,"topologyKey"],"can-not-be-empty")),yield*validateName(scope,isQualifiedName,key3,[...at18,"topolo\
gyKey"])}var volumeFields=["metadata.annotations","metadata.labels","metadata.name","metadata.namespace","metadata.uid"],convertible=new Set([...volumeFields,"spec.nodeN\
ame","spec.restartPolicy","spec.serviceAccountName","spec.schedulerName","status.phase","status.hostIP","status.podIP","status.podIPs","spec.host"]),resources=[
"cpu","ephemeral-storage","memory"],resourceFields=[...resources.map(name3=>`limits.${name3}`),...resources.map(name3=>`requests.${name3}`)],sizes=["1",...["k",
"M","G","T","P","E","Ki","Mi","Gi","Ti","Pi","Ei"].map(unit=>`1${unit}`)];function envFields(build){return["metadata.name","metadata.namespace","metadata.uid","\
spec.nodeName","spec.serviceAccountName","status.hostIP",...build.holds("downward-host-ips-known")?["status.hostIPs"]:[],"status.podIP","status.podIPs"]}function*objectField(scope,reference3,allowed,at18){
let version2=text2(reference3,"apiVersion"),path8=text2(reference3,"fieldPath");if(version2===""){yield scope.required([...at18,"apiVersion"]);return}if(path8===
""){yield scope.required([...at18,"fieldPath"]);return}let here=[...at18,"fieldPath"];if(version2!=="v1"){yield scope.invalid(here,path8,"field-path-version",{version:version2});
return}let subscript=splitSubscript(path8);if(subscript){let{parent,key:key3}=subscript;parent==="metadata.annotations"?yield*validateName(scope,isQualifiedName,
key3.toLowerCase(),at18):parent==="metadata.labels"?yield*validateName(scope,isQualifiedName,key3,at18):yield scope.invalid(here,path8,"field-path-subscript",{path:path8});
return}let hostIPs=path8==="status.hostIPs"&&scope.build.holds("downward-host-ips-known");if(!convertible.has(path8)&&!hostIPs)yield scope.invalid(here,path8,"f\
ield-path-unknown",{path:path8});else{let internal=path8==="spec.host"?"spec.nodeName":path8;allowed.includes(internal)||(yield scope.notSupported(here,internal,
allowed))}}function*hostAddresses(scope,reference3,at18){text2(reference3,"fieldPath")!=="status.hostIPs"||!scope.build.holds("downward-host-ips-gated")||scope.
build.enabled("PodHostIPs")||(yield scope.forbidden(at18,"downward-host-ips-gate"))}function splitSubscript(path8){let open=path8.indexOf("['");if(!(open<1||!path8.
endsWith("']")||path8.length<open+4))return{parent:path8.slice(0,open),key:path8.slice(open+2,-2)}}function*resourceField(scope,reference3,inVolume,at18){let resource=text2(
reference3,"resource");inVolume&&text2(reference3,"containerName")===""?yield scope.required([...at18,"containerName"]):resource===""?yield scope.required([...at18,
"resource"]):!resourceFields.includes(resource)&&!(isHugePages3(resource)&&hugePagesAllowed(scope.build))&&(yield scope.notSupported([...at18,"resource"],resource,
resourceFields)),yield*divisor(scope,resource,member(reference3,"divisor"),[...at18,"divisor"])}function isHugePages3(resource){return resource.startsWith("requ\
ests.hugepages-")||resource.startsWith("limits.hugepages-")}function hugePagesAllowed(build){return build.holds("downward-huge-pages-always")||build.enabled("Do\
wnwardAPIHugePages")}function*divisor(scope,resource,value2,at18){let quantity=parseQuantity(String(value2??"0").trim());if(!isQuantity(quantity)||quantity.mantissa===
0n)return;let written3=formatQuantity(quantity),name3=resource.replace(/^(limits|requests)\./,"");name3!==resource&&(name3==="cpu"?written3!=="1m"&&written3!=="\
1"&&(yield scope.invalid(at18,resource,"divisor-cpu")):sizes.includes(written3)||(name3==="memory"?yield scope.invalid(at18,resource,"divisor-memory"):name3==="\
ephemeral-storage"?yield scope.invalid(at18,resource,"divisor-ephemeral-storage"):isHugePages3(resource)&&(yield scope.invalid(at18,resource,"divisor-huge-pages"))))}function*noBacksteps(scope,path8,at18){path8.split("/").includes("..")&&(yield scope.invalid(at18,path8,"path-backsteps"))}function*descendingPath(scope,path8,at18){
path8.startsWith("/")&&(yield scope.invalid(at18,path8,"path-must-be-relative")),yield*noBacksteps(scope,path8,at18)}function*nonReservedPath(scope,path8,at18){
yield*descendingPath(scope,path8,at18),path8.startsWith("..")&&!path8.startsWith("../")&&(yield scope.invalid(at18,path8,"name-starts-with-dots"))}function*fileMode(scope,mode2,at18){
mode2!==void 0&&(mode2>511||mode2<0)&&(yield scope.invalid(at18,mode2,"file-mode"))}function*environment(scope,container,at18){for(let[variable,index]of items(container,"env")){let here=[...at18,index],name3=text2(variable,"name");name3===""?yield scope.
required([...here,"name"]):yield*validateName(scope,isEnvVarName,name3,[...here,"name"]);let source2=child(variable,"valueFrom");source2&&(yield*valueFrom(scope,
source2,text2(variable,"value"),[...here,"valueFrom"]))}}function*valueFrom(scope,source2,value2,at18){let sources2=0,fieldRef=child(source2,"fieldRef");fieldRef&&
(sources2++,yield*objectField(scope,fieldRef,envFields(scope.build),[...at18,"fieldRef"]),yield*hostAddresses(scope,fieldRef,[...at18,"fieldRef"]));let resourceFieldRef=child(
source2,"resourceFieldRef");resourceFieldRef&&(sources2++,yield*resourceField(scope,resourceFieldRef,!1,[...at18,"resourceFieldRef"]));for(let name3 of["configM\
apKeyRef","secretKeyRef"]){let reference3=child(source2,name3);reference3&&(sources2++,yield*keyReference(scope,reference3,[...at18,name3]))}let fileKeyRef=scope.
build.holds("env-file-keys-known")?child(source2,"fileKeyRef"):void 0;fileKeyRef&&(sources2++,yield*fileKey(scope,fileKeyRef,[...at18,"fileKeyRef"])),sources2===
0?yield scope.invalid(at18,"",scope.build.enabled("EnvFiles")?"env-value-from-none-of-files":"env-value-from-none"):value2!==""?yield scope.invalid(at18,"","env\
-value-and-source"):sources2>1&&(yield scope.invalid(at18,"","more-than-one-field"))}function*keyReference(scope,reference3,at18){yield*validateName(scope,isDNS1123Subdomain,
text2(reference3,"name"),[...at18,"name"]);let key3=text2(reference3,"key");key3===""?yield scope.required([...at18,"key"]):yield*validateName(scope,isConfigMapKey,
key3,[...at18,"key"])}function*fileKey(scope,reference3,at18){let key3=text2(reference3,"key");key3===""?yield scope.required([...at18,"key"]):yield*validateName(
scope,isRelaxedEnvVarName,key3,[...at18,"key"]);let volume=text2(reference3,"volumeName");volume===""?yield scope.required([...at18,"volumeName"]):yield*validateName(
scope,isDNS1123Label,volume,[...at18,"volumeName"]);let path8=text2(reference3,"path");path8===""?yield scope.required([...at18,"path"]):yield*noBacksteps(scope,
path8,[...at18,"path"])}function*environmentFrom(scope,container,at18){for(let[source2,index]of items(container,"envFrom")){let here=[...at18,index],prefix=text2(
source2,"prefix");prefix!==""&&(yield*validateName(scope,isEnvVarName,prefix,[...here,"prefix"]));let sources2=0;for(let name3 of["configMapRef","secretRef"]){let reference3=child(
source2,name3);if(!reference3)continue;sources2++;let object3=text2(reference3,"name");object3===""?yield scope.required([...here,name3,"name"]):yield*validateName(
scope,isDNS1123SubdomainPrefix,object3,[...here,name3,"name"])}let message=sources2===0?"env-from-none":sources2>1?"more-than-one-field":void 0;message&&(yield __spreadProps(
__spreadValues({},scope.invalid(at18,"",message)),{place:plainPath(here)}))}}var isDNS1123SubdomainPrefix=(value2,build)=>isDNS1123Subdomain(value2.length>1&&value2.
endsWith("-")?`${value2.slice(0,-1)}a`:value2,build);function*fileKeyVolumes(scope,spec,at18){if(!scope.build.holds("env-file-keys-known"))return;let volumes2=new Map(
items(spec,"volumes").map(([volume])=>[text2(volume,"name"),volume]));for(let list7 of["initContainers","containers","ephemeralContainers"])for(let[container,index]of items(
spec,list7))for(let[variable,variableIndex]of items(container,"env")){let reference3=child(child(variable,"valueFrom"),"fileKeyRef");if(!reference3)continue;let here=[
...at18,list7,index,"env",variableIndex,"valueFrom","fileKeyRef","volumeName"],name3=text2(reference3,"volumeName"),volume=volumes2.get(name3);volume?child(volume,
"emptyDir")||(yield scope.invalid(here,name3,"file-key-volume-type")):yield scope.notFound(here,name3)}}var propagations=["Bidirectional","HostToContainer","None"],recursions=["Disabled","Enabled","IfPossible"];function pathsByName(container,list7,path8){return new Map(
items(container,list7).map(([each])=>[text2(each,"name"),text2(each,path8)]))}function*volumeMounts(scope,container,volumes2,at18){let devices=pathsByName(container,
"volumeDevices","devicePath"),devicePaths=new Set(devices.values()),paths=new Set;for(let[mount,index]of items(container,"volumeMounts")){let here=[...at18,index],
name3=text2(mount,"name"),path8=text2(mount,"mountPath");name3===""&&(yield scope.required([...here,"name"])),volumes2.has(name3)||(yield scope.notFound([...here,
"name"],name3)),path8===""&&(yield scope.required([...here,"mountPath"])),paths.has(path8)&&(yield scope.invalid([...here,"mountPath"],path8,"must-be-unique")),
paths.add(path8),devices.has(name3)&&(yield scope.invalid([...here,"name"],name3,"mount-is-device")),devicePaths.has(path8)&&(yield scope.invalid([...here,"moun\
tPath"],path8,"mount-path-is-device")),yield*subPaths(scope,mount,volumes2.get(name3),here,at18),yield*propagation(scope,mount,container,here,at18),yield*recursiveReadOnly(
scope,mount,here,at18)}}function*subPaths(scope,mount,volume,here,list7){let subPath=text2(mount,"subPath"),expression=text2(mount,"subPathExpr");child(volume,"\
image")&&scope.build.holds("image-volume-refuses-subpath")&&(subPath!==""&&(yield scope.invalid([...here,"subPath"],subPath,"image-volume-subpath")),expression!==
""&&(yield scope.invalid([...here,"subPathExpr"],expression,"image-volume-subpath")));let base=plainPath(here);subPath!==""&&(yield*placed(descendingPath(scope,
subPath,[...list7,"subPath"]),[...base,"subPath"])),expression!==""&&(subPath!==""&&(yield scope.invalid([...here,"subPathExpr"],expression,"subpath-and-express\
ion")),yield*placed(descendingPath(scope,expression,[...list7,"subPathExpr"]),[...base,"subPathExpr"]))}function*propagation(scope,mount,container,here,list7){let mode2=optionalText(
mount,"mountPropagation");if(mode2===void 0)return;let place2=[...plainPath(here),"mountPropagation"],at18=[...list7,"mountPropagation"];propagations.includes(mode2)||
(yield __spreadProps(__spreadValues({},scope.notSupported(at18,mode2,propagations)),{place:place2})),mode2==="Bidirectional"&&!flag(child(container,"securityCon\
text"),"privileged")&&(yield __spreadProps(__spreadValues({},scope.forbidden(at18,"propagation-needs-privilege")),{place:place2}))}function*recursiveReadOnly(scope,mount,here,list7){
if(!scope.build.holds("recursive-read-only-known"))return;let mode2=optionalText(mount,"recursiveReadOnly");if(mode2===void 0||mode2==="Disabled")return;let place2=[
...plainPath(here),"recursiveReadOnly"],at18=[...list7,"recursiveReadOnly"];if(mode2!=="Enabled"&&mode2!=="IfPossible"){yield __spreadProps(__spreadValues({},scope.
notSupported(at18,mode2,recursions)),{place:place2});return}flag(mount,"readOnly")||(yield __spreadProps(__spreadValues({},scope.forbidden(at18,"recursive-needs\
-read-only")),{place:place2})),(optionalText(mount,"mountPropagation")??"None")!=="None"&&(yield __spreadProps(__spreadValues({},scope.forbidden(at18,"recursive\
-needs-no-propagation")),{place:place2}))}function*volumeDevices(scope,container,volumes2,at18){let mounts=pathsByName(container,"volumeMounts","mountPath"),mountPaths=new Set(
mounts.values()),names=new Set,paths=new Set;for(let[device,index]of items(container,"volumeDevices")){let here=[...at18,index],name3=text2(device,"name"),path8=text2(
device,"devicePath"),volume=volumes2.get(name3);name3===""&&(yield scope.required([...here,"name"])),names.has(name3)&&(yield scope.invalid([...here,"name"],name3,
"must-be-unique")),volume&&!child(volume,"persistentVolumeClaim")&&!child(volume,"ephemeral")&&(yield scope.invalid([...here,"name"],name3,"device-volume-type")),
volume||(yield scope.notFound([...here,"name"],name3)),path8===""&&(yield scope.required([...here,"devicePath"])),paths.has(path8)&&(yield scope.invalid([...here,
"devicePath"],path8,"must-be-unique")),path8.split("/").includes("..")?yield scope.invalid([...here,"devicePath"],path8,"device-backsteps"):paths.add(path8),mounts.
has(name3)&&(yield scope.invalid([...here,"name"],name3,"device-is-mount")),mountPaths.has(path8)&&(yield scope.invalid([...here,"devicePath"],path8,"device-pat\
h-is-mount")),name3!==""&&names.add(name3)}}var protocols=["SCTP","TCP","UDP"];function*containerPorts(scope,container,at18){let names=new Set;for(let[port,index]of items(container,"ports")){let here=[...at18,
index];yield*portName(scope,text2(port,"name"),names,[...here,"name"]);let containerPort=number(port,"containerPort")??0;containerPort===0?yield scope.required(
[...here,"containerPort"]):yield*validateRange(scope,containerPort,1,65535,[...here,"containerPort"]);let hostPort=number(port,"hostPort")??0;hostPort!==0&&(yield*validateRange(
scope,hostPort,1,65535,[...here,"hostPort"]));let protocol=text2(port,"protocol");protocol===""?yield scope.required([...here,"protocol"]):protocols.includes(protocol)||
(yield scope.notSupported([...here,"protocol"],protocol,protocols))}}function*portName(scope,name3,names,at18){name3!==""&&(isPortName(name3,scope.build).length>
0?yield*validateName(scope,isPortName,name3,at18):names.has(name3)?yield scope.duplicate(at18,name3):names.add(name3))}function*portNumberOrName(scope,port,at18){
typeof port=="string"?yield*validateName(scope,isPortName,port,at18):yield*validateRange(scope,typeof port=="number"?port:0,1,65535,at18)}function*hostPortConflicts(scope,containers2,at18){
let taken=new Set;for(let[container,index]of containers2)for(let[port,portIndex]of items(container,"ports")){let hostPort=number(port,"hostPort")??0;if(hostPort===
0)continue;let claim=`${text2(port,"protocol")}/${text2(port,"hostIP")}/${hostPort}`;taken.has(claim)&&(yield scope.duplicate([...at18,index,"ports",portIndex,"\
hostPort"],claim)),taken.add(claim)}}function*hostNetworkPorts(scope,spec,at18){if(!flag(spec,"hostNetwork"))return;let byHostPort=scope.build.holds("host-netwo\
rk-names-host-port");for(let[container,index]of items(spec,"containers"))for(let[port,portIndex]of items(container,"ports")){let hostPort=number(port,"hostPort")??
0,containerPort=number(port,"containerPort")??0,here=[...at18,"containers",index,"ports",portIndex];hostPort!==containerPort&&(byHostPort?(scope.resourceIsPod||
hostPort!==0)&&(yield scope.invalid([...here,"hostPort"],hostPort,"host-network-host-port")):yield scope.invalid([...here,"containerPort"],containerPort,"host-n\
etwork-container-port"))}}var plain="ABRT ALRM BUS CHLD CLD CONT FPE HUP ILL INT IO IOT KILL PIPE POLL PROF PWR QUIT RTMAX RTMIN SEGV STKFLT STOP SYS TERM TRAP TSTP TTIN TTOU URG USR1 US\
R2 VTALRM WINCH XCPU XFSZ",realTime=[...Array.from({length:14},(_,index)=>`RTMAX-${index+1}`),...Array.from({length:15},(_,index)=>`RTMIN+${index+1}`)],linux=[...plain.
split(" "),...realTime].map(name3=>`SIG${name3}`).sort();function signals(system){return system==="linux"?linux:system==="windows"?["SIGKILL","SIGTERM"]:void 0}var schemes=["HTTP","HTTPS"],counts=["initialDelaySeconds","timeoutSeconds","periodSeconds","successThreshold","failureThreshold"];function*probes(scope,container,at18){
yield*onceSuccessful(scope,child(container,"livenessProbe"),[...at18,"livenessProbe"]);let readiness=child(container,"readinessProbe");if(readiness){let here=[...at18,
"readinessProbe"];yield*probe(scope,readiness,here);let grace=number(readiness,"terminationGracePeriodSeconds");grace!==void 0&&(yield scope.invalid([...here,"t\
erminationGracePeriodSeconds"],grace,"readiness-grace-period"))}yield*onceSuccessful(scope,child(container,"startupProbe"),[...at18,"startupProbe"])}function*onceSuccessful(scope,fields,at18){
if(!fields)return;yield*probe(scope,fields,at18);let threshold=number(fields,"successThreshold")??0;threshold!==1&&(yield scope.invalid([...at18,"successThresho\
ld"],threshold,"must-be-one"))}function*probe(scope,fields,at18){yield*handler(scope,fields,["exec","httpGet","tcpSocket","grpc"],void 0,at18);for(let name3 of counts){
let value2=number(fields,name3)??0;value2<0&&(yield scope.invalid([...at18,name3],value2,"must-not-be-negative"))}let grace=number(fields,"terminationGracePerio\
dSeconds");grace!==void 0&&grace<=0&&(yield scope.invalid([...at18,"terminationGracePeriodSeconds"],grace,"must-be-positive"))}function*lifecycle(scope,container,pod,at18){
let fields=child(container,"lifecycle");if(!fields)return;let kinds2=["exec","httpGet","tcpSocket",...scope.build.holds("sleep-handler-known")?["sleep"]:[]];for(let name3 of[
"postStart","preStop"]){let hook=child(fields,name3);hook&&(yield*handler(scope,hook,kinds2,pod.gracePeriod,[...at18,name3]))}let signal=scope.build.holds("stop\
-signal-known")?optionalText(fields,"stopSignal"):void 0;if(signal===void 0)return;let here=[...at18,"stopSignal"];pod.system===void 0&&(yield scope.forbidden(here,
"stop-signal-needs-os"));let supported2=signals(pod.system);supported2&&!supported2.includes(signal)&&(yield scope.notSupported(here,signal,supported2))}function*handler(scope,fields,kinds2,grace,at18){
let handlers=0;for(let kind of kinds2){let action=child(fields,kind);if(!action)continue;let here=[...at18,kind];handlers++>0?yield scope.forbidden(here,"more-t\
han-one-handler"):yield*actions[kind](scope,action,here,grace)}handlers===0&&(yield scope.required(at18,"handler-required"))}var actions={*exec(scope,action,at18){
texts(action,"command").length===0&&(yield scope.required([...at18,"command"]))},*httpGet(scope,action,at18){text2(action,"path")===""&&(yield scope.required([...at18,
"path"])),yield*portNumberOrName(scope,member(action,"port"),[...at18,"port"]);let scheme=text2(action,"scheme");schemes.includes(scheme)||(yield scope.notSupported(
[...at18,"scheme"],scheme,schemes));for(let[header2,index]of items(action,"httpHeaders")){let list7=[...at18,"httpHeaders"],place2=plainPath([...list7,index,"na\
me"]);yield*placed(validateName(scope,isHTTPHeaderName,text2(header2,"name"),list7),place2)}},*tcpSocket(scope,action,at18){yield*portNumberOrName(scope,member(
action,"port"),[...at18,"port"])},*grpc(scope,action,at18){yield*portNumberOrName(scope,number(action,"port")??0,[...at18,"port"])},*sleep(scope,action,at18,gracePeriod){
let seconds2=number(action,"seconds")??0,zero2=scope.build.enabled("PodLifecycleSleepActionAllowZero"),limit=gracePeriod??(scope.build.holds("grace-period-requi\
red")?void 0:0);limit===void 0||seconds2<=limit&&(zero2?seconds2>=0:seconds2>0)||(yield scope.invalid(at18,seconds2,zero2?"sleep-out-of-range-or-zero":"sleep-ou\
t-of-range",{limit}))}};function claimNames(scope,spec){return scope.build.holds("resource-claims-known")?new Set(items(spec,"resourceClaims").flatMap(([claim])=>text2(claim,"name")||[])):
new Set}function*resourceClaims(scope,spec,meta,at18){if(!scope.build.holds("resource-claims-known"))return;let mirror=member(child(meta,"annotations"),"kuberne\
tes.io/config.mirror")!==void 0,names=new Set;for(let[claim,index]of items(spec,"resourceClaims")){if(mirror&&scope.build.holds("static-pods-refuse-claims")){yield __spreadProps(
__spreadValues({},scope.forbidden([""],"static-pod-claims")),{place:plainPath([...at18,index])});continue}let here=[...at18,index];yield*claimName(scope,claim,meta,
names,[...here,"name"]),yield*claimSource(scope,claim,here)}}function*claimName(scope,claim,meta,names,at18){let name3=text2(claim,"name");if(name3==="")yield scope.
required(at18);else if(names.has(name3))yield scope.duplicate(at18,name3);else{if(names.add(name3),yield*validateName(scope,isDNS1123Label,name3,at18),!scope.build.
holds("resource-claim-name-is-built")||!meta||isDNS1123Label(name3,scope.build).length>0||optionalText(child(claim,"source"),"resourceClaimTemplateName")===void 0)
return;let built=`${text2(meta,"name")}-${name3}`;for(let fault of isDNS1123Subdomain(built,scope.build)){let detail=scope.build.say(fault.message,fault.values);
yield scope.invalid(at18,built,"resource-claim-built-name",{detail})}}}function*claimSource(scope,claim,at18){let nested=scope.build.holds("resource-claim-sourc\
e-nested"),here=nested?[...at18,"source"]:at18,source2=nested?child(claim,"source"):claim,claimed=optionalText(source2,"resourceClaimName"),template3=optionalText(
source2,"resourceClaimTemplateName"),shown2=literal(nested?void 0:text2(claim,"name"),claimed,template3);claimed!==void 0&&template3!==void 0&&(yield scope.invalid(
here,shown2,"resource-claim-both")),claimed===void 0&&template3===void 0&&(yield scope.invalid(here,shown2,"resource-claim-none")),scope.build.holds("resource-c\
laim-names-checked")&&(claimed!==void 0&&(yield*validateName(scope,isDNS1123Subdomain,claimed,[...here,"resourceClaimName"])),template3!==void 0&&(yield*validateName(
scope,isDNS1123Subdomain,template3,[...here,"resourceClaimTemplateName"])))}function literal(name3,claimed,template3){let pointer5=value2=>`(*string)(${value2===
void 0?"nil":"0x0"})`,pointers=`ResourceClaimName:${pointer5(claimed)}, ResourceClaimTemplateName:${pointer5(template3)}`;return{go:name3===void 0?`core.ClaimSo\
urce{${pointers}}`:`core.PodResourceClaim{Name:${JSON.stringify(name3)}, ${pointers}}`,json:{Name:name3,ResourceClaimName:claimed??null,ResourceClaimTemplateName:template3??
null}}}var resizable=["cpu","memory"],resizings=["NotRequired","RestartContainer"],policies=["Always","Never","OnFailure"];function*resizePolicy(scope,container,podRestart,at18){
if(!scope.build.holds("resize-policy-known"))return;let seen=new Set;for(let[policy3,index]of items(container,"resizePolicy")){let place2=[...plainPath(at18),index],
resource=text2(policy3,"resourceName"),restart=text2(policy3,"restartPolicy");seen.has(resource)&&(yield scope.duplicate([...at18,index],{go:resource,json:resource})),
seen.add(resource),resource===""?yield __spreadProps(__spreadValues({},scope.required(at18)),{place:place2}):resizable.includes(resource)||(yield __spreadProps(
__spreadValues({},scope.notSupported(at18,{go:resource,json:resource},resizable)),{place:place2})),restart===""?yield __spreadProps(__spreadValues({},scope.required(
at18)),{place:place2}):resizings.includes(restart)||(yield __spreadProps(__spreadValues({},scope.notSupported(at18,restart,resizings)),{place:place2})),podRestart===
"Never"&&scope.build.holds("resize-policy-obeys-never")&&restart!=="NotRequired"&&(yield __spreadProps(__spreadValues({},scope.invalid(at18,restart,"resize-poli\
cy-never")),{place:place2}))}}function*initResizePolicy(scope,container,sidecar,index,list7){if(!scope.build.holds("resize-policy-known"))return;let here=[...list7,
index,"resizePolicy"],entries=items(container,"resizePolicy");if(!(scope.build.holds("init-resize-policy-by-gate")&&scope.build.enabled("InPlacePodVerticalScali\
ng"))&&entries.length>0&&(yield scope.invalid(here,literal2(entries.map(([entry2])=>entry2)),"resize-policy-init")),!(sidecar||!scope.build.holds("init-resize-r\
estart-refused")))for(let[entry2,at18]of entries){let restart=text2(entry2,"restartPolicy");restart==="RestartContainer"&&(yield scope.invalid([...here,at18,"re\
startPolicy"],restart,"resize-restart-init"))}}function literal2(entries){let pairs=entries.map(entry2=>[text2(entry2,"resourceName"),text2(entry2,"restartPolic\
y")]);return{go:`[]core.ContainerResizePolicy{${pairs.map(([resource,restart])=>`core.ContainerResizePolicy{ResourceName:${JSON.stringify(resource)}, RestartPol\
icy:${JSON.stringify(restart)}}`).join(", ")}}`,json:pairs.map(([ResourceName,RestartPolicy])=>({ResourceName,RestartPolicy}))}}function*containerRestart(scope,container,at18){
scope.build.holds("container-restart-policy-known")&&(rulesAllowed(scope)?yield*restartRules(scope,container,at18):optionalText(container,"restartPolicy")!==void 0&&
(yield scope.forbidden([...at18,"restartPolicy"],"restart-policy-not-init")))}function*initContainerRestart(scope,container,at18){if(!scope.build.holds("contain\
er-restart-policy-known"))return;let policy3=optionalText(container,"restartPolicy"),rules=rulesOf(scope,container);if(policy3===void 0){rules.length>0&&scope.build.
holds("init-restart-rules-need-policy")&&(yield scope.required([...at18,"restartPolicy"],"restart-rules-need-policy"));return}rulesAllowed(scope)?policy3!=="Alw\
ays"||scope.build.enabled("RestartAllContainersOnContainerExits")?yield*restartRules(scope,container,at18):rules.length>0&&(yield scope.forbidden([...at18,"rest\
artPolicyRules"],"restart-rules-always")):policy3!=="Always"&&(yield scope.notSupported([...at18,"restartPolicy"],policy3,["Always"]))}function rulesAllowed(scope){
return scope.build.enabled("ContainerRestartRules")}function rulesOf(scope,container){return scope.build.holds("container-restart-rules-known")?items(container,
"restartPolicyRules"):[]}function*restartRules(scope,container,at18){let policy3=optionalText(container,"restartPolicy"),rules=rulesOf(scope,container);if(policy3===
void 0){if(rules.length===0)return;yield scope.required([...at18,"restartPolicy"],"restart-rules-need-policy")}else policies.includes(policy3)||(yield scope.notSupported(
[...at18,"restartPolicy"],policy3,policies));yield*atMost2(scope,rules.length,20,[...at18,"restartPolicyRules"]);for(let[rule,index]of rules)yield*restartRule(scope,
rule,[...at18,"restartPolicyRules",index])}function*restartRule(scope,rule,at18){let action=text2(rule,"action"),actions3=scope.build.enabled("RestartAllContain\
ersOnContainerExits")?["Restart","RestartAllContainers"]:["Restart"];if(!actions3.includes(action)){let named3=scope.build.holds("restart-rule-actions-all-named")?
actions3:["Restart"];yield scope.notSupported([...at18,"action"],action,named3)}let codes2=child(rule,"exitCodes");if(!codes2){yield scope.required([...at18,"ex\
itCodes"],"must-be-specified");return}let operator=text2(codes2,"operator"),operators=["In","NotIn"];operators.includes(operator)||(yield scope.notSupported([...at18,
"exitCodes","operator"],operator,operators));let values2=member(codes2,"values");yield*atMost2(scope,Array.isArray(values2)?values2.length:0,255,[...at18,"exitC\
odes","values"])}function*atMost2(scope,count,max,at18){count<=max||(scope.build.holds("restart-rules-counted")?yield scope.tooMany(at18,count,max):yield scope.
tooLong(at18,"too-long-bytes",{max}))}var netBios=/^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/,dnsDomain=/^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
function*windowsOptions(scope,options,at18){let specName=optionalText(options,"gmsaCredentialSpecName");specName!==void 0&&(yield*validateName(scope,isDNS1123Subdomain,
specName,[...at18,"gmsaCredentialSpecName"]));let spec=optionalText(options,"gmsaCredentialSpec");spec===""?yield scope.invalid([...at18,"gmsaCredentialSpec"],spec,
"gmsa-spec-empty"):spec!==void 0&&byteLength(spec)>64*1024&&(yield scope.invalid([...at18,"gmsaCredentialSpec"],spec,"gmsa-spec-size"));let user=optionalText(options,
"runAsUserName");if(user!==void 0)for(let message of userFaults(user))yield scope.invalid([...at18,"runAsUserName"],user,message)}function*userFaults(name3){let names=name3.
split("\\"),[domain3,user]=names.length===1?[void 0,name3]:[names[0],names[1]];name3===""?yield"windows-user-empty":/[\u0000-\u001f\u007f]/.test(name3)?yield"wi\
ndows-user-control":names.length>2?yield"windows-user-backslashes":(byteLength(domain3??"")>=256&&(yield"windows-domain-length"),domain3!==void 0&&!netBios.test(
domain3)&&!dnsDomain.test(domain3)&&(yield"windows-domain-format"),user===""?yield"windows-user-part-empty":byteLength(user)>104&&(yield"windows-user-length"),/^[. ]+$/.
test(user)&&(yield"windows-user-dots"),/["/\\:;|=,+*?<>@[\]]/.test(user)&&(yield"windows-user-characters"))}function*hostProcesses(scope,spec,at18){let ofPod=flag(
child(child(spec,"securityContext"),"windowsOptions"),"hostProcess"),containers2=0,processes=0;for(let list7 of["initContainers","containers","ephemeralContaine\
rs"])for(let[container,index]of items(spec,list7)){containers2++;let own2=flag(child(child(container,"securityContext"),"windowsOptions"),"hostProcess");if((own2??
ofPod)&&processes++,ofPod!==void 0&&own2!==void 0&&own2!==ofPod){let here=[...at18,list7,index,"securityContext","windowsOptions","hostProcess"];yield scope.invalid(
here,own2,"host-process-differs",{value:String(ofPod)})}}processes!==0&&(processes!==containers2&&(yield scope.invalid(at18,"","host-process-all")),flag(spec,"h\
ostNetwork")||(yield scope.invalid([...at18,"hostNetwork"],!1,"host-process-network")))}var maxId=2**31-1,profileTypes=["Localhost","RuntimeDefault","Unconfined"],sysctlName="[a-z0-9]([-_a-z0-9]*[a-z0-9])?",sysctl=new RegExp(`^(${sysctlName}[\\./])*${sysctlName}\
$`);function*ids(scope,context,names,at18){for(let name3 of names){let id=number(context,name3);id!==void 0&&(yield*validateRange(scope,id,0,maxId,[...at18,name3]))}}
function*securityContext(scope,context,hostUsers2,at18){if(!context)return;yield*ids(scope,context,["runAsUser","runAsGroup"],at18);let mount=optionalText(context,
"procMount");if(mount!==void 0){let mounts=["Default","Unmasked"];mounts.includes(mount)||(yield scope.notSupported([...at18,"procMount"],mount,mounts)),hostUsers2&&
mount==="Unmasked"&&scope.build.holds("proc-mount-needs-user-namespace")&&(yield scope.invalid([...at18,"procMount"],mount,"proc-mount-host-users"))}yield*seccompProfile(
scope,child(context,"seccompProfile"),[...at18,"seccompProfile"]),flag(context,"allowPrivilegeEscalation")===!1&&(yield*escalation(scope,context,at18)),yield*windowsOptions(
scope,child(context,"windowsOptions"),[...at18,"windowsOptions"]),yield*appArmorProfile(scope,child(context,"appArmorProfile"),[...at18,"appArmorProfile"])}function*escalation(scope,context,at18){
let shown2={go:"&core.SecurityContext{…}",json:internalForm(context)};flag(context,"privileged")&&(yield scope.invalid(at18,shown2,"escalation-privileged"));for(let capability of texts(
child(context,"capabilities"),"add"))capability==="CAP_SYS_ADMIN"&&(yield scope.invalid(at18,shown2,"escalation-sys-admin"))}function internalForm(context){let pick=(name3,...names)=>{
let part=child(context,name3);return part?Object.fromEntries(names.map(each=>[goName(each),member(part,each)??null])):null},labels2=pick("seLinuxOptions","user",
"role","type","level"),own2=name3=>member(context,name3)??null;return{Capabilities:pick("capabilities","add","drop"),Privileged:own2("privileged"),SELinuxOptions:labels2&&
Object.fromEntries(Object.entries(labels2).map(([name3,value2])=>[name3,value2??""])),WindowsOptions:pick("windowsOptions","gmsaCredentialSpecName","gmsaCredent\
ialSpec","runAsUserName","hostProcess"),RunAsUser:own2("runAsUser"),RunAsGroup:own2("runAsGroup"),RunAsNonRoot:own2("runAsNonRoot"),ReadOnlyRootFilesystem:own2(
"readOnlyRootFilesystem"),AllowPrivilegeEscalation:own2("allowPrivilegeEscalation"),ProcMount:own2("procMount"),SeccompProfile:pick("seccompProfile","type","loc\
alhostProfile"),AppArmorProfile:pick("appArmorProfile","type","localhostProfile")}}function goName(name3){return name3.startsWith("gmsa")?`GMSA${name3.slice(4)}`:
`${name3.charAt(0).toUpperCase()}${name3.slice(1)}`}function*sharedProcesses(scope,spec,at18){if(!flag(spec,"shareProcessNamespace")||!flag(spec,"hostPID"))return;
let place2=plainPath(at18).filter(step=>step!=="securityContext");yield __spreadProps(__spreadValues({},scope.invalid(at18,!0,"share-process-namespace")),{place:place2})}
function*podSecurityContext(scope,spec,at18){yield*contextErrors(scope,spec,at18),scope.build.holds("host-fields-of-spec")&&(yield*sharedProcesses(scope,spec,[...at18.
slice(0,-1),"shareProcessNamespace"]))}function*contextErrors(scope,spec,at18){let context=child(spec,"securityContext")??{};yield*ids(scope,context,["fsGroup",
"runAsUser","runAsGroup"],at18);let groups=member(context,"supplementalGroups");for(let[index,group]of(Array.isArray(groups)?groups:[]).entries())typeof group==
"number"&&(yield*validateRange(scope,group,0,maxId,[...at18,"supplementalGroups",index]));if(scope.build.holds("host-fields-of-spec")||(yield*sharedProcesses(scope,
spec,[...at18,"shareProcessNamespace"])),yield*sysctls(scope,spec,context,[...at18,"sysctls"]),yield*oneOf(scope,context,"fsGroupChangePolicy",["Always","OnRoot\
Mismatch"],at18),yield*seccompProfile(scope,child(context,"seccompProfile"),[...at18,"seccompProfile"]),yield*windowsOptions(scope,child(context,"windowsOptions"),
[...at18,"windowsOptions"]),yield*appArmorProfile(scope,child(context,"appArmorProfile"),[...at18,"appArmorProfile"]),scope.build.holds("supplemental-groups-pol\
icy-known")&&(yield*oneOf(scope,context,"supplementalGroupsPolicy",["Merge","Strict"],at18)),scope.build.holds("selinux-change-policy-known")){let policies4=scope.
build.enabled("SELinuxMount")?["MountOption","Recursive"]:["Recursive"];yield*oneOf(scope,context,"seLinuxChangePolicy",policies4,at18)}}function*oneOf(scope,context,name3,supported2,at18){
let value2=optionalText(context,name3);value2!==void 0&&!supported2.includes(value2)&&(yield scope.notSupported([...at18,name3],value2,supported2))}function*sysctls(scope,spec,context,at18){
let names=new Set;for(let[entry2,index]of items(context,"sysctls")){let here=[...at18,index,"name"],name3=text2(entry2,"name");if(name3===""?yield scope.required(
here):byteLength(name3)>253||!sysctl.test(name3)?yield scope.invalid(here,name3,"sysctl-name"):names.has(name3)&&(yield scope.duplicate(here,name3)),names.add(name3),
!scope.build.holds("host-sysctls-checked"))continue;let namespace=sysctlNamespace(name3);namespace==="net"&&flag(spec,"hostNetwork")?yield scope.invalid(here,name3,
"sysctl-host-network"):namespace==="ipc"&&flag(spec,"hostIPC")&&(yield scope.invalid(here,name3,"sysctl-host-ipc"))}}function sysctlNamespace(name3){let slash=name3.
search(/[./]/),plain5=(slash!==-1&&name3[slash]==="/"?name3.replace(/[./]/g,mark=>mark==="/"?".":"/"):name3).split("*",1)[0];return plain5==="kernel.sem"||/^(kernel\.shm|kernel\.msg|fs\.mqueue\.)/.
test(plain5)?"ipc":plain5.startsWith("net.")?"net":void 0}function*seccompProfile(scope,profile,at18){if(!profile)return;let type=text2(profile,"type"),file=optionalText(
profile,"localhostProfile"),here=[...at18,"localhostProfile"];if(type===""?yield scope.required([...at18,"type"],"seccomp-type-required"):profileTypes.includes(
type)||(yield scope.notSupported([...at18,"type"],type,profileTypes)),type==="Localhost")file===void 0?yield scope.required(here,"seccomp-file-required"):yield*descendingPath(
scope,file,here);else if(file!==void 0){let go=`core.SeccompProfile{Type:${JSON.stringify(type)}, LocalhostProfile:(*string)(0x0)}`;yield scope.invalid(here,{go,
json:{Type:type,LocalhostProfile:file}},"seccomp-file-refused")}}function*appArmorProfile(scope,profile,at18){if(!profile||!scope.build.holds("app-armor-field-k\
nown"))return;let type=text2(profile,"type"),file=optionalText(profile,"localhostProfile"),here=[...at18,"localhostProfile"];type==="Localhost"?file===void 0?yield scope.
required(here,"app-armor-file-required"):(file.trim()!==file?yield scope.invalid(here,file,"app-armor-file-padded"):file===""&&(yield scope.required(here,"app-a\
rmor-file-required")),byteLength(file)>4095&&(yield scope.tooLong(here,"too-long-app-armor",{max:4095}))):type===""?yield scope.required([...at18,"type"],"app-a\
rmor-type-required"):profileTypes.includes(type)?file!==void 0&&(yield scope.invalid(here,file,"app-armor-file-refused")):yield scope.notSupported([...at18,"typ\
e"],type,profileTypes)}function*takePath(projection,path8,value2,place2){let{scope,volume,paths}=projection;paths.has(path8)&&(yield __spreadProps(__spreadValues({},scope.invalid(volume,
value2,"projected-path-taken")),{place:plainPath(place2)})),paths.add(path8)}var hostPathTypes=["","BlockDevice","CharDevice","Directory","DirectoryOrCreate","File","FileOrCreate","Socket"],pullPolicies=["Always","IfNotPresent","Never"];
function*emptyDirSize(scope,fields,at18){let size=parseQuantity(String(member(fields,"sizeLimit")??"0").trim());isQuantity(size)&&size.mantissa<0n&&(yield scope.
forbidden([...at18,"sizeLimit"],"empty-dir-size"))}function configMapOrSecret(nameField){return function*(scope,fields,at18){yield*present(scope,fields,[nameField],
at18),yield*fileMode(scope,number(fields,"defaultMode"),[...at18,"defaultMode"]);for(let[item,index]of items(fields,"items"))yield*keyToPath(scope,item,[...at18,
"items",index])}}function*keyToPath(scope,item,at18){yield*present(scope,item,["key","path"],at18),yield*nonReservedPath(scope,text2(item,"path"),[...at18,"path"]),
yield*fileMode(scope,number(item,"mode"),[...at18,"mode"])}function*present(scope,fields,names,at18){for(let name3 of names)text2(fields,name3)===""&&(yield scope.
required([...at18,name3]))}function*secretName(scope,fields,at18){let secret=child(fields,"secretRef");secret&&(yield*present(scope,secret,["name"],[...at18,"se\
cretRef"]))}function requires(...names){return(scope,fields,at18)=>present(scope,fields,names,at18)}var simpleSources={azureFile:requires("secretName","shareNam\
e"),glusterfs:requires("endpoints","path"),persistentVolumeClaim:requires("claimName"),photonPersistentDisk:requires("pdID"),portworxVolume:requires("volumeID"),
scaleIO:requires("gateway","system","volumeName"),vsphereVolume:requires("volumePath"),*hostPath(scope,fields,at18){if(yield*present(scope,fields,["path"],at18),
text2(fields,"path")==="")return;yield*noBacksteps(scope,text2(fields,"path"),[...at18,"path"]);let type=optionalText(fields,"type");type!==void 0&&!hostPathTypes.
includes(type)&&(yield scope.notSupported([...at18,"type"],type,hostPathTypes))},*gitRepo(scope,fields,at18){yield*present(scope,fields,["repository"],at18),yield*descendingPath(
scope,text2(fields,"directory"),[...at18,"directory"])},*nfs(scope,fields,at18){yield*present(scope,fields,["server","path"],at18);let path8=text2(fields,"path");
path8.startsWith("/")||(yield scope.invalid([...at18,"path"],path8,"path-must-be-absolute"))},*flocker(scope,fields,at18){let name3=text2(fields,"datasetName"),
uuid=text2(fields,"datasetUUID");name3===""&&uuid===""&&(yield scope.required(at18,"flocker-none")),name3!==""&&uuid!==""&&(yield scope.invalid(at18,"resource",
"flocker-both")),name3.includes("/")&&(yield scope.invalid([...at18,"datasetName"],name3,"must-not-contain-slash"))},*rbd(scope,fields,at18){texts(fields,"monit\
ors").length===0&&(yield scope.required([...at18,"monitors"])),yield*present(scope,fields,["image"],at18)},*cinder(scope,fields,at18){yield*present(scope,fields,
["volumeID"],at18),yield*secretName(scope,fields,at18)},*cephfs(scope,fields,at18){texts(fields,"monitors").length===0&&(yield scope.required([...at18,"monitors"]))},
*quobyte(scope,fields,at18){let registry=text2(fields,"registry");if(registry==="")yield scope.required([...at18,"registry"],"host-port-pairs");else if(byteLength(
text2(fields,"tenant"))>=65)yield scope.required([...at18,"tenant"],"quobyte-tenant");else for(let pair of registry.split(","))isHostPort(pair)||(yield scope.invalid(
[...at18,"registry"],registry,"host-port-pairs"));yield*present(scope,fields,["volume"],at18)},*flexVolume(scope,fields,at18){yield*present(scope,fields,["drive\
r"],at18);for(let[key3]of textMap(fields,"options")){let namespace=`.${(key3.includes("/")?key3.slice(0,key3.indexOf("/")):key3).toLowerCase()}`;(namespace.endsWith(
".kubernetes.io")||namespace.endsWith(".k8s.io"))&&(yield scope.invalid([...at18,"options",{key:key3}],key3,"flex-option-reserved"))}},*storageos(scope,fields,at18){
let volume=text2(fields,"volumeName");volume===""?yield scope.required([...at18,"volumeName"]):yield*validateName(scope,isDNS1123Label,volume,[...at18,"volumeNa\
me"]);let namespace=text2(fields,"volumeNamespace");namespace!==""&&(yield*validateName(scope,isDNS1123Label,namespace,[...at18,"volumeNamespace"])),yield*secretName(
scope,fields,at18)},*csi(scope,fields,at18){yield*csiDriver(scope,text2(fields,"driver"),[...at18,"driver"]);let secret=child(fields,"nodePublishSecretRef");if(!secret)
return;let name3=text2(secret,"name");name3===""?yield scope.required([...at18,"nodePublishSecretRef","name"]):yield*validateName(scope,isDNS1123Subdomain,name3,
[...at18,"name"])},*image(scope,fields,at18){let always=scope.build.holds("image-volume-reference-required");(scope.isPod||always)&&(yield*present(scope,fields,
["reference"],at18));let policy3=text2(fields,"pullPolicy");policy3===""?yield scope.required([...at18,"pullPolicy"]):pullPolicies.includes(policy3)||(yield scope.
notSupported([...at18,"pullPolicy"],policy3,pullPolicies))}};function*csiDriver(scope,driver,at18){if(!(driver===""&&(yield scope.required(at18),scope.build.holds(
"csi-driver-missing-is-all")))){byteLength(driver)>63&&(yield scope.tooLong(at18,"too-long-bytes",{max:63}));for(let{message,values:values2}of isDNS1123Subdomain(
driver.toLowerCase(),scope.build))yield scope.invalid(at18,driver,message,values2)}}function isHostPort(pair){return/^(\[[^[\]]*\]|[^:[\]]*):[^:[\]]*$/.test(pair)}var keyTypes=["RSA3072","RSA4096","ECDSAP256","ECDSAP384","ECDSAP521","ED25519"];function*trustBundle(projection,fields,place2){let{scope}=projection,shown2=scope.
build.holds("trust-bundle-path-is-pem")?"clusterTrustBundlePEM":"clusterTrustBundle",at18=[...place2.slice(0,-1),shown2];for(let error of bundleErrors(scope,fields,
at18))yield __spreadProps(__spreadValues({},error),{place:plainPath([...place2,...error.path.slice(at18.length)])});let path8=text2(fields,"path");yield*takePath(
projection,path8,path8,[...place2,"path"])}function*bundleErrors(scope,fields,at18){let name3=optionalText(fields,"name"),signer=optionalText(fields,"signerName"),
selector4=child(fields,"labelSelector");if(name3!==void 0&&signer!==void 0){let json=__spreadValues({Name:name3,SignerName:signer,LabelSelector:selector4??null,
Optional:member(fields,"optional")??null,Path:text2(fields,"path")},scope.build.holds("projected-files-have-users")?{User:member(fields,"user")??null}:{});yield scope.
invalid(at18,{go:"&core.ClusterTrustBundleProjection{…}",json},"trust-bundle-both")}else if(name3!==void 0){name3===""&&(yield scope.required([...at18,"name"],
"trust-bundle-name"));for(let{message,values:values2}of bundleName(name3,scope)){let detail=scope.build.say(message,values2);yield scope.invalid([...at18,"name"],
name3,"trust-bundle-name-wrong",{detail})}if(selector4){let shown2={go:"&v1.LabelSelector{…}",json:selector4};yield scope.invalid([...at18,"labelSelector"],shown2,
"trust-bundle-selector")}}else signer!==void 0?(signer===""&&(yield scope.required([...at18,"signerName"],"trust-bundle-signer")),yield*signerName(scope,signer,
[...at18,"signerName"]),yield*selectorErrors(scope,selector4,[...at18,"labelSelector"])):yield scope.required(at18,"trust-bundle-none");yield*present(scope,fields,
["path"],at18),yield*nonReservedPath(scope,text2(fields,"path"),[...at18,"path"])}function bundleName(name3,scope){let parts2=name3.split(":");return isDNS1123Subdomain(
parts2.length===3?parts2[2]:name3,scope.build)}function*signerName(scope,name3,at18){if(name3===""){yield scope.required(at18);return}let parts2=name3.split("/");
if(parts2.length!==2){yield scope.invalid(at18,name3,"signer-name-shape");return}let[domain3="",path8=""]=parts2;byteLength(domain3)>253&&(yield scope.tooLong(at18,
"too-long-bytes",{max:253})),yield*firstWrongLabel(scope,domain3,isDNS1123Label,at18),domain3.includes(".")||(yield scope.invalid(at18,domain3,"signer-name-doma\
in")),yield*firstWrongLabel(scope,path8,isDNS1123Subdomain,at18),byteLength(name3)>571&&(yield scope.tooLong(at18,"too-long-bytes",{max:571}))}function*firstWrongLabel(scope,name3,check3,at18){
let label2=name3.split(".").find(each=>check3(each,scope.build).length>0);if(label2!==void 0)for(let{message,values:values2}of check3(label2,scope.build)){let detail=scope.
build.say(message,values2);yield scope.invalid(at18,name3,"signer-name-label",{label:quote(label2),detail})}}function*podCertificate(projection,fields,at18){let{
scope}=projection,signer=text2(fields,"signerName");yield*signerName(scope,signer,[...at18,"signerName"]);let keyType=text2(fields,"keyType");keyTypes.includes(
keyType)||(yield scope.notSupported([...at18,"keyType"],keyType,keyTypes));let seconds2=number(fields,"maxExpirationSeconds"),max=/^(.*\.)?kubernetes\.io\//.test(
signer)?24*3600:2184*3600;if(seconds2!==void 0){let here=[...at18,"maxExpirationSeconds"];seconds2<3600&&(yield scope.invalid(here,seconds2,"certificate-expires\
-early")),seconds2>max&&(yield scope.invalid(here,seconds2,"certificate-expires-late",{max}))}let paths=0;for(let name3 of["credentialBundlePath","keyPath","cer\
tificateChainPath"]){let path8=text2(fields,name3);path8!==""&&(paths++,yield*nonReservedPath(scope,path8,[...at18,name3]),yield*takePath(projection,path8,path8,
[...at18,name3]))}paths===0&&(yield scope.required(at18,"certificate-paths"))}function*downwardSource(scope,fields,at18){yield*fileMode(scope,number(fields,"defaultMode"),[...at18,"defaultMode"]);for(let[file,index]of items(fields,"items"))
yield*downwardFile(scope,file,index,at18)}function*downwardFile(scope,file,index,at18){for(let error of downwardFileErrors(scope,file,at18))yield __spreadProps(
__spreadValues({},error),{place:plainPath([...at18,"items",index,...error.path.slice(at18.length)])})}function*downwardFileErrors(scope,file,at18){yield*present(
scope,file,["path"],at18),yield*nonReservedPath(scope,text2(file,"path"),[...at18,"path"]);let fieldRef=child(file,"fieldRef"),resourceFieldRef=child(file,"reso\
urceFieldRef");fieldRef?(yield*objectField(scope,fieldRef,volumeFields,[...at18,"fieldRef"]),resourceFieldRef&&(yield scope.invalid(at18,"resource","downward-bo\
th")),yield*hostAddresses(scope,fieldRef,[...at18,"fieldRef"])):resourceFieldRef?yield*resourceField(scope,resourceFieldRef,!0,[...at18,"resourceFieldRef"]):yield scope.
required(at18,"downward-none"),yield*fileMode(scope,number(file,"mode"),[...at18,"mode"])}function*projectedSource(scope,fields,at18){yield*fileMode(scope,number(
fields,"defaultMode"),[...at18,"defaultMode"]);let projection={scope,volume:at18,paths:new Set};for(let[source2,index]of items(fields,"sources")){let here=[...at18,
"sources",index],count=0;for(let[name3,rules]of sources){let known6=sourceFacts[name3],inner=known6!==void 0&&!scope.build.holds(known6)?void 0:child(source2,name3);
inner&&(count++,yield*rules(projection,inner,[...here,name3]))}count>1&&(yield scope.forbidden(here,"more-than-one-volume-type-per-source"))}}var sourceFacts={clusterTrustBundle:"\
trust-bundles-known",podCertificate:"pod-certificates-known"},sources=[["secret",object],["configMap",object],["downwardAPI",downward],["serviceAccountToken",token],
["clusterTrustBundle",trustBundle],["podCertificate",podCertificate]];function*object(projection,fields,at18){yield*present(projection.scope,fields,["name"],at18);
for(let[item,index]of items(fields,"items")){let here=[...at18,"items",index];yield*keyToPath(projection.scope,item,here);let path8=text2(item,"path");path8!==""&&
(yield*takePath(projection,path8,text2(fields,"name"),[...here,"path"]))}}function*downward(projection,fields,at18){for(let[file,index]of items(fields,"items")){
yield*downwardFile(projection.scope,file,index,at18);let path8=text2(file,"path");path8!==""&&(yield*takePath(projection,path8,path8,[...at18,"items",index,"pat\
h"]))}}function*token({scope,volume},fields,at18){let seconds2=number(fields,"expirationSeconds")??0,here=[...at18,"expirationSeconds"];seconds2<600&&(yield scope.
invalid(here,seconds2,"token-too-short")),seconds2>2**32&&(yield scope.invalid(here,seconds2,"token-too-long"));let path8=text2(fields,"path"),place2=[...plainPath(
at18),"path"];path8===""?yield __spreadProps(__spreadValues({},scope.required([...volume,"path"])),{place:place2}):scope.build.holds("token-path-checked")&&(yield*placed(
nonReservedPath(scope,path8,[...volume,"path"]),place2))}var iqn=/iqn\.\d{4}-\d{2}\.([0-9A-Za-z.-]+)(:[^,;*&$|\s]+)$/,eui=/^eui.[0-9A-Za-z]{16}$/,naa=/^naa.[0-9A-Za-z]{32}$/,cachingModes=["None","ReadOnly","ReadWrite"],
diskKinds=["Dedicated","Managed","Shared"],managedDisk="/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}",blobDisk="\
https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd";function iscsiFault(name3){return/^(iqn|eui|naa)/.test(name3)?(name3.startsWith("\
iqn")?iqn:name3.startsWith("eui")?eui:naa).test(name3)?void 0:"iscsi-name-format":"iscsi-name-prefix"}function*partition2(scope,fields,at18){let value2=number(fields,
"partition")??0;(value2<0||value2>255)&&(yield scope.invalid([...at18,"partition"],value2,"number-out-of-range",{low:1,high:255}))}function*iscsiName(scope,name3,fields,at18){
optionalText(fields,"initiatorName")!==void 0&&byteLength(`${name3}:${text2(fields,"targetPortal")}`)>64&&(yield scope.invalid([...at18,"name"],name3,"iscsi-vol\
ume-name-length"))}var blockSources={*gcePersistentDisk(scope,fields,at18){yield*present(scope,fields,["pdName"],at18),yield*partition2(scope,fields,at18)},*awsElasticBlockStore(scope,fields,at18){
yield*present(scope,fields,["volumeID"],at18),yield*partition2(scope,fields,at18)},*iscsi(scope,fields,at18){yield*present(scope,fields,["targetPortal","iqn"],at18);
let target=text2(fields,"iqn"),fault=target===""?void 0:iscsiFault(target);fault&&(yield scope.invalid([...at18,"iqn"],target,fault)),yield*validateRange(scope,
number(fields,"lun")??0,0,255,[...at18,"lun"]),(flag(fields,"chapAuthDiscovery")||flag(fields,"chapAuthSession"))&&!child(fields,"secretRef")&&(yield scope.required(
[...at18,"secretRef"]));let initiator=optionalText(fields,"initiatorName"),initiatorFault=initiator===void 0?void 0:iscsiFault(initiator);initiatorFault&&(yield scope.
invalid([...at18,"initiatorname"],initiator??"",initiatorFault))},*fc(scope,fields,at18){let names=texts(fields,"targetWWNs"),ids2=texts(fields,"wwids");if(names.
length===0&&ids2.length===0&&(yield scope.required([...at18,"targetWWNs"],"fc-none")),names.length>0&&ids2.length>0){let go=`[]string{${names.map(name3=>JSON.stringify(
name3)).join(", ")}}`;yield scope.invalid([...at18,"targetWWNs"],{go,json:names},"fc-both")}if(names.length===0)return;let lun=number(fields,"lun");lun===void 0?
yield scope.required([...at18,"lun"],"fc-lun"):yield*validateRange(scope,lun,0,255,[...at18,"lun"])},*azureDisk(scope,fields,at18){yield*present(scope,fields,["\
diskName","diskURI"],at18);let caching=optionalText(fields,"cachingMode");caching!==void 0&&!cachingModes.includes(caching)&&(yield scope.notSupported([...at18,
"cachingMode"],caching,cachingModes));let kind=optionalText(fields,"kind");if(kind===void 0)return;diskKinds.includes(kind)||(yield scope.notSupported([...at18,
"kind"],kind,diskKinds));let uri=text2(fields,"diskURI"),[prefix,sample]=kind==="Managed"?["/subscriptions/",managedDisk]:["https://",blobDisk];uri.startsWith(prefix)||
(yield scope.notSupported([...at18,"diskURI"],uri,[sample]))}};var kinds=[{name:"hostPath",rules:simpleSources.hostPath},{name:"gitRepo",rules:simpleSources.gitRepo},{name:"gcePersistentDisk",rules:blockSources.gcePersistentDisk,
within:"persistentDisk"},{name:"awsElasticBlockStore",rules:blockSources.awsElasticBlockStore},{name:"secret",rules:configMapOrSecret("secretName")},{name:"nfs",
rules:simpleSources.nfs},{name:"iscsi",rules:blockSources.iscsi},{name:"glusterfs",rules:simpleSources.glusterfs},{name:"flocker",rules:simpleSources.flocker},{
name:"persistentVolumeClaim",rules:simpleSources.persistentVolumeClaim},{name:"rbd",rules:simpleSources.rbd},{name:"cinder",rules:simpleSources.cinder},{name:"c\
ephfs",rules:simpleSources.cephfs,extra:"cephFS"},{name:"quobyte",rules:simpleSources.quobyte},{name:"downwardAPI",rules:downwardSource,extra:"downwarAPI"},{name:"\
fc",rules:blockSources.fc},{name:"flexVolume",rules:simpleSources.flexVolume},{name:"configMap",rules:configMapOrSecret("name")},{name:"azureFile",rules:simpleSources.
azureFile},{name:"vsphereVolume",rules:simpleSources.vsphereVolume},{name:"photonPersistentDisk",rules:simpleSources.photonPersistentDisk},{name:"portworxVolume",
rules:simpleSources.portworxVolume},{name:"azureDisk",rules:blockSources.azureDisk},{name:"storageos",rules:simpleSources.storageos},{name:"projected",rules:projectedSource},
{name:"scaleIO",rules:simpleSources.scaleIO},{name:"csi",rules:simpleSources.csi},{name:"ephemeral",rules:ephemeralSource},{name:"image",rules:simpleSources.image,
known:"image-volumes-known"}];function*volumes(scope,spec,meta,at18){let pod=text2(meta,"name"),own2=items(spec,"volumes").filter(([volume])=>pod!==""&&child(volume,"ephemeral")),created=new Set(
own2.map(([volume])=>`${pod}-${text2(volume,"name")}`)),names=new Set;for(let[volume,index]of items(spec,"volumes")){let here=[...at18,"volumes",index],errors=[
...volumeErrors(scope,volume,pod,names,here)];errors.length===0&&names.add(text2(volume,"name")),yield*errors;let claim=text2(child(volume,"persistentVolumeClai\
m"),"claimName");created.has(claim)&&(yield scope.invalid([...here,"persistentVolumeClaim","claimName"],claim,"claim-of-ephemeral-volume"))}}function usableVolumes(scope,spec,meta){
let usable2=new Map,names=new Set;for(let[volume]of items(spec,"volumes")){let name3=text2(volume,"name");volumeErrors(scope,volume,text2(meta,"name"),names,[]).
next().done&&(names.add(name3),usable2.set(name3,volume))}return usable2}function*volumeErrors(scope,volume,pod,names,at18){let name3=text2(volume,"name");yield*source(
scope,volume,pod,at18),name3===""?yield scope.required([...at18,"name"]):yield*validateName(scope,isDNS1123Label,name3,[...at18,"name"]),names.has(name3)&&(yield scope.
duplicate([...at18,"name"],name3))}function*source(scope,volume,pod,at18){let emptyDir=child(volume,"emptyDir");emptyDir&&(yield*emptyDirSize(scope,emptyDir,[...at18,
"emptyDir"]));let first2=emptyDir===void 0;for(let kind of kinds){let fields=child(volume,kind.name);!fields||kind.known!==void 0&&!scope.build.holds(kind.known)||
(first2?(yield*kind.rules(scope,fields,[...at18,kind.within??kind.name]),kind.name==="ephemeral"&&(yield*claimName2(scope,text2(volume,"name"),pod,at18))):yield scope.
forbidden([...at18,kind.extra??kind.name],"more-than-one-volume-type"),first2=!1,kind.name==="iscsi"&&(yield*iscsiName(scope,text2(volume,"name"),fields,at18)))}
first2&&(yield scope.required(at18,"volume-type-required"))}function*claimName2(scope,volume,pod,at18){if(volume===""||pod==="")return;let claim=`${pod}-${volume}`;
for(let{message,values:values2}of isDNS1123Subdomain(claim,scope.build)){let detail=scope.build.say(message,values2);yield scope.invalid([...at18,"name"],volume,
"ephemeral-claim-name",{claim,detail})}}var pullPolicies2=["Always","IfNotPresent","Never"],messagePolicies=["File","FallbackToLogsOnError"];function podScope(scope,spec,volumes2){return{volumes:volumes2,
claimNames:claimNames(scope,spec),restartPolicy:text2(spec,"restartPolicy"),hostUsers:flag(spec,"hostUsers")??!0,gracePeriod:number(spec,"terminationGracePeriod\
Seconds"),system:child(spec,"os")?text2(child(spec,"os"),"name"):void 0}}function*containers(scope,spec,pod,at18){let list7=[...at18,"containers"],given2=member(spec,"containers");if(!Array.isArray(given2)||given2.length===0){yield scope.
required(list7);return}let names=new Set;for(let[container,index]of items(spec,"containers")){let here=[...list7,index];yield*common(scope,container,pod,here);let name3=text2(
container,"name");names.has(name3)&&(yield scope.duplicate([...here,"name"],name3)),names.add(name3),yield*lifecycle(scope,container,pod,[...here,"lifecycle"]),
yield*probes(scope,container,here),yield*containerRestart(scope,container,here)}yield*hostPortConflicts(scope,items(spec,"containers"),list7)}function*initContainers(scope,spec,pod,at18){
let list7=[...at18,"initContainers"],names=new Set(items(spec,"containers").map(([container])=>text2(container,"name"))),sidecarsKnown=scope.build.holds("contai\
ner-restart-policy-known");for(let[container,index]of items(spec,"initContainers")){let here=[...list7,index];yield*common(scope,container,pod,here),yield*initContainerRestart(
scope,container,here);let name3=text2(container,"name");names.has(name3)?yield scope.duplicate([...here,"name"],name3):name3!==""&&names.add(name3);for(let conflict of hostPortConflicts(
scope,[[container,0]],list7))yield __spreadProps(__spreadValues({},conflict),{place:[...here,...conflict.path.slice(list7.length+1)]});let sidecar=sidecarsKnown&&
optionalText(container,"restartPolicy")==="Always";if(sidecar)yield*lifecycle(scope,container,pod,[...here,"lifecycle"]),yield*probes(scope,container,here);else
for(let field of["lifecycle","livenessProbe","readinessProbe","startupProbe"])child(container,field)&&(yield scope.forbidden([...here,field],"not-for-init-conta\
iners"));yield*initResizePolicy(scope,container,sidecar,index,list7)}}function*common(scope,container,pod,at18){let name3=text2(container,"name");name3===""?yield scope.
required([...at18,"name"]):yield*validateName(scope,isDNS1123Label,name3,[...at18,"name"]),text2(container,"image")===""&&(yield scope.required([...at18,"image"])),
yield*choice(scope,container,"terminationMessagePolicy",messagePolicies,at18),yield*containerPorts(scope,container,[...at18,"ports"]),yield*environment(scope,container,
[...at18,"env"]),yield*environmentFrom(scope,container,[...at18,"envFrom"]),yield*volumeMounts(scope,container,pod.volumes,[...at18,"volumeMounts"]),yield*volumeDevices(
scope,container,pod.volumes,[...at18,"volumeDevices"]),yield*choice(scope,container,"imagePullPolicy",pullPolicies2,at18),yield*resourceRequirements(scope,child(
container,"resources"),pod.claimNames,[...at18,"resources"]),yield*resizePolicy(scope,container,pod.restartPolicy,[...at18,"resizePolicy"]),yield*securityContext(
scope,child(container,"securityContext"),pod.hostUsers,[...at18,"securityContext"])}function*choice(scope,fields,name3,words4,at18){let value2=text2(fields,name3);
value2===""?yield scope.required([...at18,name3]):words4.includes(value2)||(yield scope.notSupported([...at18,name3],value2,words4))}function*paddedImages(scope,spec,at18){
for(let list7 of["containers","initContainers"])for(let[container,index]of items(spec,list7)){let image=text2(container,"image");image.trim()!==image&&(yield scope.
invalid([...at18,list7,index,"image"],image,"image-padded"))}}var import_node_net=require("node:net");function*dnsConfig(scope,spec,at18){let config=child(spec,"dnsConfig"),servers=texts(config,"nameservers");if(text2(spec,"dnsPolicy")==="None"&&servers.length===
0){config?yield scope.required([...at18,"nameservers"],"dns-none-servers"):yield scope.required(at18,"dns-none-config");return}if(config){servers.length>3&&(yield tooMany(
scope,servers,[...at18,"nameservers"],"dns-too-many-servers",3));for(let[index,server]of servers.entries())yield*address(scope,server,[...at18,"nameservers",index]);
yield*searches(scope,texts(config,"searches"),[...at18,"searches"]);for(let[option,index]of items(config,"options"))text2(option,"name")===""&&(yield scope.required(
[...at18,"options",index],"must-not-be-empty-text"))}}function tooMany(scope,values2,at18,message,max){let go=`[]string{${values2.map(value2=>JSON.stringify(value2)).
join(", ")}}`;return scope.invalid(at18,{go,json:values2},message,{max})}function*searches(scope,paths,at18){let expanded2=scope.build.holds("dns-config-expande\
d")||scope.build.enabled("ExpandedDNSConfig"),[maxPaths,maxCharacters]=expanded2?[32,2048]:[6,256];paths.length>maxPaths&&(yield tooMany(scope,paths,at18,"dns-t\
oo-many-searches",maxPaths)),byteLength(paths.join(" "))>maxCharacters&&(yield tooMany(scope,paths,at18,"dns-searches-length",maxCharacters));let relaxed=scope.
build.enabled("RelaxedDNSSearchValidation");for(let[index,path8]of paths.entries()){if(relaxed&&path8===".")continue;yield*validateName(scope,relaxed?isDNS1123SubdomainWithUnderscore:
isDNS1123Subdomain,path8.endsWith(".")?path8.slice(0,-1):path8,[...at18,index])}}function*address(scope,value2,at18){let exact=value2.includes("%")?0:(0,import_node_net.isIP)(
value2),padded=exact===0&&isPaddedIPv4(value2);if(exact===0&&!padded)yield scope.invalid(at18,value2,"ip-address");else if(scope.build.enabled("StrictIPCIDRVali\
dation"))padded?yield scope.invalid(at18,value2,"ip-leading-zeros"):/^(0*:)*:?(0*:)*ffff:\d+\.\d+\.\d+\.\d+$|^::ffff:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/i.test(value2)&&
(yield scope.invalid(at18,value2,"ip-mapped"));else return}function isPaddedIPv4(value2){return/^[0-9]+(\.[0-9]+){3}$/.test(value2)&&(0,import_node_net.isIPv4)(
value2.replace(/(^|\.)0+(?=[0-9])/g,"$1"))}function*hostAliases(scope,spec,at18){let indexed=scope.build.holds("host-alias-paths-indexed");for(let[alias2,index]of items(
spec,"hostAliases")){let here=indexed?[...at18,index]:at18,base=[...plainPath(at18),index];yield*placed(address(scope,text2(alias2,"ip"),[...here,"ip"]),[...base,
"ip"]);for(let[number2,name3]of texts(alias2,"hostnames").entries()){let path8=indexed?[...here,"hostnames",number2]:[...here,"hostnames"];yield*placed(validateName(
scope,isDNS1123Subdomain,name3,path8),[...base,"hostnames",number2])}}}var supported=["emptyDir","secret","downwardAPI","configMap","projected"];function*hostUsers(scope,spec,at18){let{build}=scope;if(flag(spec,"hostUsers")!==!1||!build.
holds("host-users-known"))return;if(build.holds("host-users-limits-volumes"))for(let[volume,index]of items(spec,"volumes"))supported.some(name3=>child(volume,name3))||
(yield scope.forbidden([...at18,"volumes",index],"host-users-volume"));let network=build.holds("host-users-network-by-gate")&&build.enabled("UserNamespacesHostN\
etworkSupport");for(let[field,shown2]of[["hostNetwork","hostNetwork"],["hostPID","HostPID"],["hostIPC","HostIPC"]])!flag(spec,field)||field==="hostNetwork"&&network||
(yield __spreadProps(__spreadValues({},scope.forbidden([...at18,shown2],"host-users-false")),{place:[...plainPath(at18),field]}));if(build.holds("host-users-ref\
uses-devices"))for(let list7 of["initContainers","containers","ephemeralContainers"])for(let[container,index]of items(spec,list7)){let devices=member(container,
"volumeDevices");Array.isArray(devices)&&devices.length>0&&(yield scope.forbidden([...at18,list7,index,"volumeDevices"],"host-users-false"))}}var systems=["linux","windows"];function*podSystem(scope,spec,at18){let os=child(spec,"os");if(!os)return;let name3=text2(os,"name");name3===""?yield scope.required(
[...at18,"os","name"],...scope.build.holds("os-name-required-silently")?[]:["os-name-empty"]):name3==="linux"?yield*onLinux(scope,spec,at18):name3==="windows"?yield*onWindows(
scope,spec,at18):yield __spreadProps(__spreadValues({},scope.notSupported([...at18,"os"],name3,systems)),{place:[...plainPath(at18),"os","name"]})}function*contexts(spec,at18){
for(let list7 of["initContainers","containers","ephemeralContainers"])for(let[container,index]of items(spec,list7)){let context=child(container,"securityContext");
context&&(yield[context,[...at18,list7,index,"securityContext"]])}}function*onLinux(scope,spec,at18){let own2=[[child(spec,"securityContext")??{},[...at18,"secu\
rityContext"]]];for(let[context,here]of[...own2,...contexts(spec,at18)])child(context,"windowsOptions")&&(yield scope.forbidden([...here,"windowsOptions"],"not-\
for-linux"))}var podFields=[["appArmorProfile","context","given","app-armor-field-known"],["seLinuxOptions","context","given"],["hostUsers","spec","given","host\
-users-known"],["hostPID","spec","filled"],["hostIPC","spec","filled"],["seccompProfile","context","given"],["fsGroup","context","given"],["fsGroupChangePolicy",
"context","given"],["sysctls","context","filled"],["shareProcessNamespace","spec","given"],["runAsUser","context","given"],["runAsGroup","context","given"],["su\
pplementalGroups","context","given"],["supplementalGroupsPolicy","context","given","supplemental-groups-policy-known"],["seLinuxChangePolicy","context","given",
"selinux-change-policy-known"]],containerFields=[["appArmorProfile","app-armor-field-known"],["seLinuxOptions"],["seccompProfile"],["capabilities"],["readOnlyRo\
otFilesystem"],["privileged"],["allowPrivilegeEscalation"],["procMount"],["runAsUser"],["runAsGroup"]];function*onWindows(scope,spec,at18){let known6=fact=>fact===
void 0||scope.build.holds(fact),podContext=child(spec,"securityContext"),last=scope.build.holds("host-fields-of-spec")?podFields.filter(([,where])=>where==="spe\
c"):[];for(let[name3,where,counts2,fact]of[...podFields.filter(field=>!last.includes(field)),...last]){let holder=where==="spec"?spec:podContext,value2=member(holder,
name3),filled=Array.isArray(value2)?value2.length>0:flag(holder,name3)===!0;value2===void 0||counts2==="filled"&&!filled||!known6(fact)||(yield scope.forbidden(
where==="spec"?[...at18,name3]:[...at18,"securityContext",name3],"not-for-windows"))}for(let[context,here]of contexts(spec,at18))for(let[name3,fact]of containerFields)
member(context,name3)!==void 0&&known6(fact)&&(yield scope.forbidden([...here,name3],"not-for-windows"))}function*podResources(scope,spec,claimNames2,at18){let resources2=child(spec,"resources");if(!(!resources2||!scope.build.enabled("PodLevelResources"))){if(text2(
child(spec,"os"),"name")==="windows"&&scope.build.holds("pod-resources-refuse-windows")){yield scope.forbidden(at18,"pod-resources-windows");return}member(resources2,
"claims")!==void 0&&(yield scope.forbidden([...at18,"claims"],"pod-resources-claims")),yield*resourceRequirements(scope,resources2,claimNames2,at18,podResourceName),
yield*againstRequests(scope,spec,resources2,at18),yield*againstLimits(scope,spec,resources2,at18)}}function*podResourceName(scope,name3,at18){let faults=[...resourceName(
scope,name3,at18)];if(yield*faults,faults.length>0||name3==="cpu"||name3==="memory")return;let pages2=scope.build.holds("pod-resources-know-huge-pages");pages2&&
isHugePages(name3)||(yield scope.notSupported(at18,{go:name3,json:name3},["cpu",...pages2?["hugepages-"]:[],"memory"]))}var zero=parseQuantity("0");function*againstRequests(scope,spec,resources2,at18){
let own2=quantities(resources2,"requests"),missingCounts=!scope.build.holds("pod-resources-skip-missing");for(let[name3,sum2]of[...aggregate(spec,"requests")].sort()){
let request=own2.get(name3)??(missingCounts?zero:void 0);if(!request||compareQuantities(sum2,request)<=0)continue;let values2={sum:formatQuantity(sum2)};yield scope.
invalid([...at18,"requests",{key:name3}],formatQuantity(request),"pod-request-under-sum",values2)}}function*againstLimits(scope,spec,resources2,at18){let own2=quantities(
resources2,"limits");if(scope.build.holds("pod-resources-know-huge-pages"))for(let[name3,sum2]of[...aggregate(spec,"limits")].sort()){let limit=own2.get(name3);
if(!limit||!isHugePages(name3)||compareQuantities(sum2,limit)<=0)continue;let values2={sum:formatQuantity(sum2)};yield scope.invalid([...at18,"limits",{key:name3}],
formatQuantity(limit),"pod-limit-under-sum",values2)}for(let[container,index]of items(spec,"containers"))for(let[name3,limit]of quantities(child(container,"reso\
urces"),"limits")){let ofPod=own2.get(name3);if(!ofPod||compareQuantities(limit,ofPod)<=0)continue;let here=[...at18,"containers",index,{key:name3},"limits"],place2=plainPath(
[...at18.slice(0,-1),"containers",index,"resources","limits",name3]);yield __spreadProps(__spreadValues({},scope.invalid(here,formatQuantity(limit),"container-l\
imit-over-pod",{limit:formatQuantity(ofPod)})),{place:place2})}}function aggregate(spec,kind){let sum2=new Map;for(let[container]of items(spec,"containers"))add2(
sum2,quantities(child(container,"resources"),kind));let sidecars2=new Map,initial=new Map;for(let[container]of items(spec,"initContainers")){let own2=quantities(
child(container,"resources"),kind);if(optionalText(container,"restartPolicy")==="Always")add2(sum2,own2),add2(sidecars2,own2),raise3(initial,sidecars2);else{let together3=new Map(
own2);add2(together3,sidecars2),raise3(initial,together3)}}return raise3(sum2,initial),sum2}function add2(sum2,more2){for(let[name3,quantity]of more2){let before=sum2.
get(name3);sum2.set(name3,before?addQuantities(before,quantity):quantity)}}function raise3(most2,other){for(let[name3,quantity]of other){let before=most2.get(name3);
(!before||compareQuantities(quantity,before)>0)&&most2.set(name3,quantity)}}var effects=["NoSchedule","PreferNoSchedule","NoExecute"],comparisons=["Lt","Gt"];function validateTolerations(tolerations2,at18,build){return[...tolerationErrors(
scopeOf(build),{tolerations:tolerations2},at18)]}function*tolerationErrors(scope,fields,at18){for(let[toleration2,index]of items(fields,"tolerations")){let here=[
...at18,index],key3=text2(toleration2,"key"),operator=text2(toleration2,"operator"),effect=text2(toleration2,"effect");key3!==""?yield*validateName(scope,isQualifiedName,
key3,[...here,"key"]):operator!=="Exists"&&(yield scope.invalid([...here,"operator"],operator,"toleration-without-key")),number(toleration2,"tolerationSeconds")!==
void 0&&effect!=="NoExecute"&&(yield scope.invalid([...here,"effect"],effect,"toleration-seconds-effect")),yield*operatorAndValue(scope,toleration2,operator,here),
effect!==""&&!effects.includes(effect)&&(yield scope.notSupported([...here,"effect"],effect,effects))}}function*operatorAndValue(scope,toleration2,operator,at18){
let value2=text2(toleration2,"value"),here=[...at18,"operator"],place2=[...plainPath(at18),"value"];if(operator===""||operator==="Equal"){let faults=isLabelValue(
value2,scope.build);if(faults.length===0)return;let faultTexts=faults.map(({message,values:values2})=>scope.build.say(message,values2)).join(";");yield __spreadProps(
__spreadValues({},scope.invalid(here,value2,"toleration-value",{faults:faultTexts})),{place:place2})}else if(operator==="Exists"){if(value2==="")return;let shown2=scope.
build.holds("toleration-errors-show-value")?value2:literal3(toleration2);yield __spreadProps(__spreadValues({},scope.invalid(here,shown2,"toleration-value-with-\
exists")),{place:place2})}else comparisons.includes(operator)&&scope.build.holds("toleration-comparisons-known")?scope.build.enabled("TaintTolerationComparisonO\
perators")?yield*integerValue(scope,value2,[...at18,"value"]):yield scope.notSupported(here,operator,["Equal","Exists",...comparisons]):yield scope.notSupported(
here,operator,["Equal","Exists"])}function*integerValue(scope,value2,at18){value2===""?yield scope.invalid(at18,value2,"must-not-be-empty"):/^(0|-?[1-9][0-9]*)$/.
test(value2)||(yield scope.invalid(at18,value2,"decimal-integer")),/^[+-]?[0-9]+$/.test(value2)?BigInt.asIntN(64,BigInt(value2.replace("+","")))!==BigInt(value2.
replace("+",""))&&(yield scope.invalid(at18,value2,"integer-range",{value:quote(value2)})):yield scope.invalid(at18,value2,"integer-syntax",{value:quote(value2)})}
function literal3(toleration2){let seconds2=number(toleration2,"tolerationSeconds"),words4=["key","operator","value","effect"].map(name3=>`${name3.charAt(0).toUpperCase()}${name3.
slice(1)}:${quote(text2(toleration2,name3))}`),pointer5=`TolerationSeconds:(*int64)(${seconds2===void 0?"nil":"0x0"})`;return{go:`core.Toleration{${[...words4,pointer5].
join(", ")}}`,json:toleration2}}var actions2=["DoNotSchedule","ScheduleAnyway"],policies2=["Honor","Ignore"];function*topologySpread(scope,spec,at18){let constraints=items(spec,"topologySpread\
Constraints");for(let[position,[constraint,index]]of constraints.entries()){let here=[...at18,index],skew=number(constraint,"maxSkew")??0;skew<=0&&(yield scope.
invalid([...here,"maxSkew"],skew,"must-be-positive-amount"));let key3=text2(constraint,"topologyKey"),action=text2(constraint,"whenUnsatisfiable");if(key3===""&&
(yield scope.required([...here,"topologyKey"],"can-not-be-empty")),actions2.includes(action)||(yield scope.notSupported([...here,"whenUnsatisfiable"],action,actions2)),
constraints.slice(position+1).some(([other])=>text2(other,"topologyKey")===key3&&text2(other,"whenUnsatisfiable")===action)){let error=scope.duplicate([...here,
"{topologyKey, whenUnsatisfiable}"],`{${key3}, ${action}}`);yield __spreadProps(__spreadValues({},error),{place:[...plainPath(here),"topologyKey"]})}yield*minDomains(
scope,constraint,action,[...here,"minDomains"]);for(let name3 of["nodeAffinityPolicy","nodeTaintsPolicy"]){let policy3=optionalText(constraint,name3);policy3!==
void 0&&!policies2.includes(policy3)&&(yield scope.notSupported([...here,name3],policy3,policies2))}yield*spreadLabelKeys(scope,constraint,here),scope.build.holds(
"spread-selector-checked")&&(yield*selectorErrors(scope,child(constraint,"labelSelector"),[...here,"labelSelector"]))}}function*minDomains(scope,constraint,action,at18){
let domains=number(constraint,"minDomains");domains!==void 0&&(domains<=0&&(yield scope.invalid(at18,domains,"must-be-positive-amount")),action!=="DoNotSchedule"&&
(yield scope.invalid(at18,domains,"min-domains-action",{action})))}function validatePodSpec(spec,meta,at18,build,options){let fields=record(spec);if(!fields)return[];let scope=scopeOf(build,options),errors=[...podSpec(scope,fields,
record(meta),at18)];return scope.isPod?[...errors,...onlyForPods(scope,fields,at18)]:errors}function*podSpec(scope,spec,meta,at18){let{build}=scope,to=name3=>[...at18,
name3];number(spec,"terminationGracePeriodSeconds")===void 0&&build.holds("grace-period-required")&&(yield scope.required(to("terminationGracePeriodSeconds"))),
yield*volumes(scope,spec,meta,at18),yield*resourceClaims(scope,spec,meta,to("resourceClaims"));let pod=podScope(scope,spec,usableVolumes(scope,spec,meta));yield*containers(
scope,spec,pod,at18),yield*initContainers(scope,spec,pod,at18),yield*podResources(scope,spec,pod.claimNames,to("resources"));let portsFirst=build.holds("host-ne\
twork-names-host-port");portsFirst&&(yield*hostNetworkPorts(scope,spec,at18)),yield*choice(scope,spec,"restartPolicy",["Always","OnFailure","Never"],at18),yield*choice(
scope,spec,"dnsPolicy",["ClusterFirstWithHostNet","ClusterFirst","Default","None"],at18),yield*labelErrors(scope,spec,"nodeSelector",to("nodeSelector")),portsFirst||
(yield*hostNetworkPorts(scope,spec,at18)),yield*podSecurityContext(scope,spec,to("securityContext")),yield*affinity(scope,child(spec,"affinity"),to("affinity")),
yield*dnsConfig(scope,spec,to("dnsConfig"));for(let[gate,index]of items(spec,"readinessGates")){let here=[...to("readinessGates"),index,"conditionType"];yield*validateName(
scope,isQualifiedName,text2(gate,"conditionType"),here)}yield*schedulingGates(scope,spec,to("schedulingGates")),yield*topologySpread(scope,spec,to("topologySpre\
adConstraints")),yield*hostProcesses(scope,spec,at18),yield*hostUsers(scope,spec,at18),yield*hostnameOverride(scope,spec,to("hostnameOverride")),yield*namesAndNumbers(
scope,spec,at18),yield*podSystem(scope,spec,at18),yield*schedulingGroup(scope,spec,[...to("schedulingGroup"),"podGroupName"]),yield*fileKeyVolumes(scope,spec,at18)}
function*namesAndNumbers(scope,spec,at18){yield*named(scope,spec,"serviceAccountName",isDNS1123Subdomain,at18),yield*named(scope,spec,"nodeName",isDNS1123Subdomain,
at18);let deadline=number(spec,"activeDeadlineSeconds");deadline!==void 0&&(yield*validateRange(scope,deadline,1,2**31-1,[...at18,"activeDeadlineSeconds"])),yield*named(
scope,spec,"hostname",isDNS1123Label,at18),yield*named(scope,spec,"subdomain",isDNS1123Label,at18),yield*tolerationErrors(scope,spec,[...at18,"tolerations"]),yield*hostAliases(
scope,spec,[...at18,"hostAliases"]),yield*named(scope,spec,"priorityClassName",isDNS1123Subdomain,at18);let runtime=optionalText(spec,"runtimeClassName");runtime!==
void 0&&(yield*validateName(scope,isDNS1123Subdomain,runtime,[...at18,"runtimeClassName"])),optionalText(spec,"preemptionPolicy")!==void 0&&(yield*choice(scope,
spec,"preemptionPolicy",["PreemptLowerPriority","Never"],at18));let overhead=child(spec,"overhead");overhead&&(yield*overheadErrors(scope,overhead,[...at18,"ove\
rhead"]))}function*named(scope,spec,name3,check3,at18){let value2=text2(spec,name3);value2!==""&&(yield*validateName(scope,check3,value2,[...at18,name3]))}function*overheadErrors(scope,overhead,at18){
for(let error of resourceRequirements(scope,{limits:overhead},void 0,at18)){let last=error.path.at(-1),key3=typeof last=="object"?[last.key]:[];yield __spreadProps(
__spreadValues({},error),{place:[...plainPath(at18),...key3]})}}function*schedulingGates(scope,spec,at18){if(!scope.build.holds("scheduling-gates-known"))return;
let names=new Set;for(let[gate,index]of items(spec,"schedulingGates")){let name3=text2(gate,"name");scope.build.holds("scheduling-gates-qualified")?yield*validateName(
scope,isQualifiedName,name3,[...at18,index]):name3===""&&(yield scope.required([...at18,index],"must-not-be-empty-text")),names.has(name3)&&(yield scope.duplicate(
[...at18,index],name3)),names.add(name3)}}function*hostnameOverride(scope,spec,at18){let name3=optionalText(spec,"hostnameOverride");name3===void 0||!scope.build.
holds("hostname-override-known")||(flag(spec,"setHostnameAsFQDN")&&(yield scope.forbidden(at18,"hostname-override-fqdn")),flag(spec,"hostNetwork")&&(yield scope.
forbidden(at18,"hostname-override-host-network")),byteLength(name3)>64&&(yield scope.tooLong(at18,"too-long-bytes",{max:64})),yield*validateName(scope,isDNS1123Subdomain,
name3,at18))}function*schedulingGroup(scope,spec,at18){let group=child(spec,"schedulingGroup");if(!group||!scope.build.holds("scheduling-group-known"))return;let name3=optionalText(
group,"podGroupName");name3===void 0?yield scope.invalid(at18,null,"scheduling-group-none"):yield*validateName(scope,isDNS1123Subdomain,name3,at18)}function*onlyForPods(scope,spec,at18){
if(text2(spec,"serviceAccountName")==="")for(let[volume,index]of items(spec,"volumes"))for(let[source2,sourceIndex]of items(child(volume,"projected"),"sources")){
let here=[...at18,"volumes",index,"projected","sources",sourceIndex,"serviceAccountToken"];child(source2,"serviceAccountToken")&&(yield scope.forbidden(here,"to\
ken-needs-account"))}yield*paddedImages(scope,spec,at18),items(spec,"ephemeralContainers").length>0&&(yield scope.forbidden([...at18,"ephemeralContainers"],"not\
-on-create"));let gates=member(spec,"schedulingGates");Array.isArray(gates)&&gates.length>0&&scope.build.holds("scheduling-gates-known")&&text2(spec,"nodeName")!==
""&&(yield scope.forbidden([...at18,"nodeName"],"node-name-with-gates"))}var POD_VALIDATION="PodValidation";function podValidation(pod,world){let metadata2=isObject(pod.value.metadata)?pod.value.metadata:{};for(let error of validatePodSpec(
pod.spec,metadata2,["spec"],world.cluster,{isPod:!0}))pod.refuse({by:POD_VALIDATION,id:error.id,message:render(error),path:placeOf(error)})}function admit(pod,world,subset2,on){let steps2=[claims3,defaulting,limitRangeDefaults,serviceAccount,priority,(of,into)=>podWebhook(of,into,subset2),disabledFields,
podValidation,limitRanger,resourceQuota];for(let step of steps2)if(step(pod,world),on==="stop"&&pod.refusals.length>0)return}function disabledFields(pod,world){
pod.dropDisabled(world.cluster)}function defaulting(pod,world){defaultPodSpec(pod.spec,world.cluster,!0)}function podWebhook(pod,world,subset2){let{cluster}=world;
if(!cluster.installed("kruise")||!cluster.kruiseEnabled("PodWebhook"))return;let{origins,value:raw2}=pod,before=typed(raw2,world.kruiseStructs(),origins);pod.value=
origins.copy(before),subset2&&injectSubset(pod,subset2,world);let gated=injectReadinessGate(pod,world),injected=injectSidecars(pod,world);if(!subset2&&!injected&&
!gated){pod.value=raw2;return}let after=typed(pod.value,world.kruiseStructs(),origins),keeps=cluster.holds("pod-webhook-patches-typed-pod");pod.value=keeps?rebase(
raw2,before,after,origins):after;for(let again of[defaulting,limitRangeDefaults,serviceAccount,priority])again(pod,world)}function injectReadinessGate(pod,world){
if(!(pod.owner.group==="apps.kruise.io")&&!world.cluster.kruiseEnabled("KruisePodReadinessGate"))return!1;let gates=objects(pod.spec.readinessGates);return gates.
some(({conditionType})=>conditionType===READY_GATE)||(pod.spec.readinessGates=[...gates,{conditionType:READY_GATE}]),!0}var READY_GATE="KruisePodReady";var Origins=class{#whole=new WeakMap;#parts=new WeakMap;adopt(manifest,path8,value2){if(typeof value2!="object"||value2===null)return value2;let copy=Array.isArray(
value2)?value2.map((item,at18)=>this.adopt(manifest,[...path8,at18],item)):Object.fromEntries(Object.entries(value2).map(([key3,item])=>[key3,this.adopt(manifest,
[...path8,key3],item)]));return this.#whole.set(copy,{manifest,path:path8}),copy}copy(value2,keep,path8=[]){if(typeof value2!="object"||value2===null)return value2;
let copy=Array.isArray(value2)?value2.map((item,at18)=>this.copy(item,keep,[...path8,at18])):Object.fromEntries(Object.entries(value2).filter(([key3])=>!keep||keep(
[...path8,key3])).map(([key3,item])=>[key3,this.copy(item,keep,[...path8,key3])]));return this.inherit(value2,copy),copy}inheritWhole(from,to){let whole3=this.#whole.
get(from);whole3&&this.#whole.set(to,whole3)}inherit(from,to){this.inheritWhole(from,to);let parts2=this.#parts.get(from);parts2&&this.#parts.set(to,new Map(parts2))}own(value2,origin){
origin&&this.#whole.set(value2,origin)}write(parent,key3,origin){if(!origin)return;let parts2=this.#parts.get(parent);parts2||(parts2=new Map,this.#parts.set(parent,
parts2)),parts2.set(key3,origin)}member(parent,key3){let value2=parent[key3],part=(typeof value2=="object"&&value2!==null?this.#whole.get(value2):void 0)??this.#parts.
get(parent)?.get(key3);if(part)return part;let whole3=this.#whole.get(parent);return whole3&&{manifest:whole3.manifest,path:[...whole3.path,key3]}}of(root2,path8){
let origin=typeof root2=="object"&&root2!==null?this.#whole.get(root2):void 0,value2=root2;for(let step of path8)typeof value2=="object"&&value2!==null?(origin=
this.member(value2,step)??(origin&&{manifest:origin.manifest,path:[...origin.path,step]}),value2=value2[step]):origin&&(origin={manifest:origin.manifest,path:[...origin.
path,step]});return origin}};var crd_fields_default=[{kinds:{"apps.kruise.io/v1alpha1/AdvancedCronJob":{spec:{concurrencyPolicy:1,failedJobsHistoryLimit:1,paused:1,schedule:1,startingDeadlineSeconds:1,
successfulJobsHistoryLimit:1,template:{broadcastJobTemplate:{metadata:{},spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},failurePolicy:{
restartLimit:1,type:1},parallelism:1,paused:1,template:1}},jobTemplate:1}}},"apps.kruise.io/v1alpha1/BroadcastJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,
ttlSecondsAfterFinished:1,type:1},failurePolicy:{restartLimit:1,type:1},parallelism:1,paused:1,template:1}},"apps.kruise.io/v1alpha1/CloneSet":{spec:{lifecycle:{
inPlaceUpdate:{finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},minReadySeconds:1,replicas:1,revisionHistoryLimit:1,scaleStrategy:{
maxUnavailable:1,podsToDelete:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{inPlaceUpdateStrategy:{
gracePeriodSeconds:1},maxSurge:1,maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},type:1},volumeClaimTemplates:1}},"apps.kru\
ise.io/v1alpha1/ContainerRecreateRequest":{spec:{activeDeadlineSeconds:1,containers:{"[]":{name:1,ports:{"[]":{containerPort:1,hostIP:1,hostPort:1,name:1,protocol:1}},
preStop:{exec:{command:1},httpGet:{host:1,httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},tcpSocket:{host:1,port:1}},statusContext:{containerID:1,restartCount:1}}},
podName:1,strategy:{failurePolicy:1,minStartedSeconds:1,orderedRecreate:1,terminationGracePeriodSeconds:1,unreadyGracePeriodSeconds:1},ttlSecondsAfterFinished:1}},
"apps.kruise.io/v1alpha1/DaemonSet":{spec:{burstReplicas:1,minReadySeconds:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},
matchLabels:1},template:1,updateStrategy:{rollingUpdate:{maxSurge:1,maxUnavailable:1,partition:1,paused:1,rollingUpdateType:1,selector:{matchExpressions:{"[]":{
key:1,operator:1,values:1}},matchLabels:1}},type:1}}},"apps.kruise.io/v1alpha1/EphemeralJob":{spec:{activeDeadlineSeconds:1,parallelism:1,paused:1,replicas:1,selector:{
matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:{ephemeralContainers:1},ttlSecondsAfterFinished:1}},"apps.kruise.io/v1alpha1/ImagePu\
llJob":{spec:{completionPolicy:{activeDeadlineSeconds:1,ttlSecondsAfterFinished:1,type:1},image:1,parallelism:1,podSelector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},pullPolicy:{backoffLimit:1,timeoutSeconds:1},pullSecrets:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1,
names:1}}},"apps.kruise.io/v1alpha1/NodeImage":{spec:{images:{"*":{pullSecrets:{"[]":{name:1,namespace:1}},tags:{"[]":{createdAt:1,ownerReferences:{"[]":{apiVersion:1,
fieldPath:1,kind:1,name:1,namespace:1,resourceVersion:1,uid:1}},pullPolicy:{activeDeadlineSeconds:1,backoffLimit:1,timeoutSeconds:1,ttlSecondsAfterFinished:1},tag:1,
version:1}}}}}},"apps.kruise.io/v1alpha1/ResourceDistribution":{spec:{resource:1,targets:{allNamespaces:1,excludedNamespaces:{list:{"[]":{name:1}}},includedNamespaces:{
list:{"[]":{name:1}}},namespaceLabelSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1}}}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{
containers:{"[]":{"...":1,podInjectPolicy:1,shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{
apiVersion:1,fieldPath:1}}}},upgradeStrategy:{hotUpgradeEmptyImage:1,upgradeType:1}}},imagePullSecrets:{"[]":{name:1}},initContainers:{"[]":{"...":1,podInjectPolicy:1,
shareVolumePolicy:{type:1},transferEnv:{"[]":{envName:1,envNames:1,sourceContainerName:1,sourceContainerNameFrom:{fieldRef:{apiVersion:1,fieldPath:1}}}},upgradeStrategy:{
hotUpgradeEmptyImage:1,upgradeType:1}}},injectionStrategy:{paused:1},namespace:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},updateStrategy:{
maxUnavailable:1,partition:1,paused:1,scatterStrategy:{"[]":{key:1,value:1}},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},type:1},
volumes:1}},"apps.kruise.io/v1alpha1/StatefulSet":{spec:{podManagementPolicy:1,replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,
partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{lifecycle:{inPlaceUpdate:{
finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},podManagementPolicy:1,replicas:1,reserveOrdinals:1,revisionHistoryLimit:1,
scaleStrategy:{maxUnavailable:1},selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{
inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{
"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},
"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},
template:{advancedStatefulSetTemplate:{metadata:1,spec:{podManagementPolicy:1,replicas:1,revisionHistoryLimit:1,selector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},serviceName:1,template:1,updateStrategy:{rollingUpdate:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxUnavailable:1,minReadySeconds:1,
partition:1,paused:1,podUpdatePolicy:1,unorderedUpdate:{priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{
"[]":{key:1,operator:1,values:1}},matchLabels:1},weight:1}}}}},type:1},volumeClaimTemplates:1}},cloneSetTemplate:{metadata:1,spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},minReadySeconds:1,replicas:1,revisionHistoryLimit:1,scaleStrategy:{maxUnavailable:1,podsToDelete:1},
selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},template:1,updateStrategy:{inPlaceUpdateStrategy:{gracePeriodSeconds:1},maxSurge:1,
maxUnavailable:1,partition:1,paused:1,priorityStrategy:{orderPriority:{"[]":{orderedKey:1}},weightPriority:{"[]":{matchSelector:{matchExpressions:{"[]":{key:1,operator:1,
values:1}},matchLabels:1},weight:1}}},scatterStrategy:{"[]":{key:1,value:1}},type:1},volumeClaimTemplates:1}},deploymentTemplate:{metadata:1,spec:1},statefulSetTemplate:{
metadata:1,spec:1}},topology:{subsets:{"[]":{name:1,nodeSelectorTerm:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},
replicas:1,tolerations:{"[]":{effect:1,key:1,operator:1,tolerationSeconds:1,value:1}}}}},updateStrategy:{manualUpdate:{partitions:1},type:1}}},"apps.kruise.io/v\
1alpha1/WorkloadSpread":{spec:{scheduleStrategy:{adaptive:{disableSimulationSchedule:1,rescheduleCriticalSeconds:1},type:1},subsets:{"[]":{maxReplicas:1,name:1,
patch:1,preferredNodeSelectorTerms:{"[]":{preference:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},weight:1}},
requiredNodeSelectorTerm:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchFields:{"[]":{key:1,operator:1,values:1}}},tolerations:{"[]":{effect:1,key:1,
operator:1,tolerationSeconds:1,value:1}}}},targetRef:{apiVersion:1,kind:1,name:1}}},"policy.kruise.io/v1alpha1/PodUnavailableBudget":{spec:{maxUnavailable:1,minAvailable:1,
selector:{matchExpressions:{"[]":{key:1,operator:1,values:1}},matchLabels:1},targetRef:{apiVersion:1,kind:1,name:1}}}}},{when:"kruise-crds-1-0-1",kinds:{"apps.k\
ruise.io/v1alpha1/SidecarSet":{spec:{revisionHistoryLimit:1}}}},{when:"kruise-crds-1-1",kinds:{"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{inPlaceUpdate:{
finalizersHandler:1,labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}}}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{persistentVolumeClaimRetentionPolicy:{
whenDeleted:1,whenScaled:1}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{spec:{lifecycle:{inPlaceUpdate:{finalizersHandler:1,
labelsHandler:1},preDelete:{finalizersHandler:1,labelsHandler:1}},persistentVolumeClaimRetentionPolicy:{whenDeleted:1,whenScaled:1},reserveOrdinals:1,scaleStrategy:{
maxUnavailable:1}}}}}}}},{when:"kruise-crds-1-2",kinds:{"apps.kruise.io/v1alpha1/CloneSet":{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},
"apps.kruise.io/v1alpha1/DaemonSet":{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},"apps.kruise.io/v1beta1/StatefulSet":{spec:{
lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},"apps.kruise.io/v1alpha1/UnitedDeployment":{spec:{template:{advancedStatefulSetTemplate:{
spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{markPodNotReady:1}}}},cloneSetTemplate:{spec:{lifecycle:{inPlaceUpdate:{markPodNotReady:1},preDelete:{
markPodNotReady:1}}}}}}},"apps.kruise.io/v1alpha1/PersistentPodState":{spec:{persistentPodStateRetentionPolicy:1,preferredPersistentTopology:{"[]":{preference:{
nodeTopologyKeys:1},weight:1}},requiredPersistentTopology:{nodeTopologyKeys:1},targetRef:{apiVersion:1,kind:1,name:1}}}}},{when:"kruise-crds-1-3",kinds:{"apps.k\
ruise.io/v1alpha1/AdvancedCronJob":{spec:{timeZone:1}},"apps.kruise.io/v1alpha1/SidecarSet":{spec:{injectionStrategy:{revision:{customVersion:1,policy:1,revisionName:1}},
patchPodMetadata:{"[]":{annotations:1,patchPolicy:1}}}},"apps.kruise.io/v1alpha1/NodePodProbe":{spec:{podProbes:{"[]":{name:1,namespace:1,probes:{"[]":{containerName:1,
name:1,probe:{exec:{command:1},failureThreshold:1,httpGet:{host:1,httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},initialDelaySeconds:1,periodSeconds:1,
successThreshold:1,tcpSocket:{host:1,port:1},terminationGracePeriodSeconds:1,timeoutSeconds:1}}},uid:1}}}},"apps.kruise.io/v1alpha1/PodProbeMarker":{spec:{probes:{
"[]":{containerName:1,markerPolicy:{"[]":{annotations:1,labels:1,state:1}},name:1,podConditionType:1,probe:{exec:{command:1},failureThreshold:1,httpGet:{host:1,
httpHeaders:{"[]":{name:1,value:1}},path:1,port:1,scheme:1},initialDelaySeconds:1,periodSeconds:1,successThreshold:1,tcpSocket:{host:1,port:1},terminationGracePeriodSeconds:1,
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
"[]":{key:1,operator:1,values:1}},matchLabels:1},type:1},volumes:1}}}}];function crdFields({apiVersion,kind},build){let name3=`${apiVersion}/${kind}`,held=crd_fields_default.filter(({kinds:kinds2})=>Object.hasOwn(kinds2,name3)).filter(
({when})=>when===void 0||build.holds(when));if(held.length===0)return;let key3=`${name3} ${held.map(({when})=>when??"").join()}`,fields=made2.get(key3);return fields||
(fields=held.reduce((all2,{kinds:kinds2})=>merged(all2,kinds2[name3]),{}),made2.set(key3,fields)),fields}var made2=new Map;function merged(value2,patch2){if(typeof patch2==
"number")return 1;let result=new Map(Object.entries(typeof value2=="object"?value2:{}));for(let[name3,change]of Object.entries(patch2))change===null?result.delete(
name3):result.set(name3,merged(result.get(name3),change));return Object.fromEntries(result)}function pruned(manifest,build){let fields=crdFields(manifest,build);
if(fields===void 0||fields===1)return{manifest,lost:[]};let known6=results.get(manifest);known6||(known6=new Map,results.set(manifest,known6));let result=known6.
get(fields);if(!result){let lost=[],value2=prune(manifest.value,__spreadValues(__spreadValues({},ENVELOPE),fields),[],lost);result={manifest:lost.length>0?manifest.
holding(value2):manifest,lost},known6.set(fields,result)}return result}var results=new WeakMap,ENVELOPE={apiVersion:1,kind:1,metadata:1,status:1},MARKS=new Set(
["[]","*","..."]);function prune(value2,fields,path8,lost){if(fields===1||typeof value2!="object"||value2===null)return value2;if(Array.isArray(value2)){let items2=fields["\
[]"];return items2===void 0?value2:value2.map((item,at18)=>prune(item,items2,[...path8,at18],lost))}let keeps=fields["..."]!==void 0,result=new Map;for(let[name3,
each]of Object.entries(value2)){let field=Object.hasOwn(fields,name3)&&!MARKS.has(name3)?fields[name3]:fields["*"];field!==void 0?result.set(name3,prune(each,field,
[...path8,name3],lost)):keeps?result.set(name3,each):lost.push([...path8,name3])}return Object.fromEntries(result)}function fieldsAt(fields,path8){return path8.
reduce((at18,step)=>typeof at18=="object"&&Object.hasOwn(at18,step)?at18[step]:void 0,fields)}function droppedFields(manifest,cluster){let kind=kindOf(manifest.group,manifest.kind);if(kind?.of!=="kruise")return[];let{manifest:stored4,lost}=pruned(manifest,
cluster),by=`m${kind.kind.toLowerCase()}.kb.io`;return[...lost.map(path8=>({path:path8,by:API_SERVER})),...partsOf(stored4,cluster).flatMap(part=>lostOf(stored4,
part,cluster).map(path8=>({path:path8,by}))),...lostInConversion(stored4,cluster)]}function unreadFields(manifest,cluster){let template3=templatePath(manifest),
parts2=kindOf(manifest.group,manifest.kind)?.of==="kubernetes"&&template3?[{at:template3,type:"Pod"}]:[];if(manifest.kind==="WorkloadSpread")for(let index of objects(
manifest.spec.subsets).keys())parts2.push({at:["spec","subsets",index,"patch"],type:"Pod"});return parts2.flatMap(part=>lostOf(manifest,part,cluster))}function lostOf(manifest,{
at:at18,type,own:own2},cluster){let value2=valueAt(manifest.value,at18);if(value2===void 0)return[];let paths=[],lose=path8=>{path8.length===2&&own2?.has(String(
path8[1]))||String(path8.at(-1)).startsWith("$")||paths.push([...at18,...path8])};return typed(value2,patchSchema("Pod",cluster.library("kruise")),new Origins,lose,
type),paths}var API_SERVER="kube-apiserver";function partsOf(manifest,cluster){if(manifest.kind==="SidecarSet"){let known6=crdFields(manifest,cluster);return[...[
"containers","initContainers"].map(list7=>{let fields=fieldsAt(known6,["spec",list7,"[]"]),own2=new Set(typeof fields=="object"?Object.keys(fields):OWN_FIELDS);
return{at:["spec",list7],type:"list of Container",own:own2}}),{at:["spec","volumes"],type:"list of Volume"}]}let template3=templatePath(manifest);return template3?
[{at:template3,type:"Pod"}]:[]}function lostInConversion({kind,spec},cluster){if(kind!=="SidecarSet"||!text(spec.namespace)||!isObject(spec.namespaceSelector))return[];
if(!cluster.holds("sidecarset-namespace-becomes-selector"))return[];let{matchLabels,matchExpressions}=spec.namespaceSelector,at18=["spec","namespaceSelector"],paths=(isObject(
matchLabels)?Object.keys(matchLabels).filter(label2=>label2!==NAME_LABEL):[]).map(label2=>[...at18,"matchLabels",label2]);return objects(matchExpressions).length>
0&&paths.push([...at18,"matchExpressions"]),paths.map(path8=>({path:path8,by:CONVERSION}))}var CONVERSION="conversion",NAME_LABEL="kubernetes.io/metadata.name";var HIGHEST=1e9,REWRITE_HOSTS="vcluster-rewrite-hosts";function toHost(guest,world,mode2){let{cluster}=world,{host,hostNamespace}=cluster;if(!cluster.installed(
"vcluster")||!host||hostNamespace===void 0)return;let options=world.vcluster();if(!options)return;let synced=new Map,pod=new EffectivePod(guest.origins.copy(guest.
value),guest.origins,guest.owner,hostNamespace);translate(pod,options,synced),pod.value.metadata={labels:hostLabels(guest,hostNamespace,cluster)};let hostWorld=new World(
host,synced),guestClass=qosClass(guest.spec,cluster),causes=new Causes(pod,hostWorld,guestClass);if(addsHostsContainer(pod,options)&&(pod.spec.initContainers=[hostsContainer(
options),...objects(pod.spec.initContainers)],causes.look([`the init container ${REWRITE_HOSTS}`])),pod.spec.subdomain="",options.hostLimitRange){let{default:limits2,
defaultRequest:requests}=options.hostLimitRange;applyDefaults(pod,{default:__spreadValues({},limits2),defaultRequest:__spreadValues({},requests)}),causes.look([
"the LimitRange that the vcluster chart makes in the host's namespace"])}let ranges=hostWorld.limitRanges(hostNamespace).map(({name:name3})=>`LimitRange ${hostNamespace}\
/${name3}`);admit(pod,hostWorld,void 0,mode2),causes.look([...ranges,...injectedBy(pod)]);let shared={qosClass:qosClass(pod.spec,host),pod,causes:causes.found};
if(pod.refusals.length>0)return __spreadProps(__spreadValues({},shared),{verdict:"rejected",refusals:pod.refusals});if(!(shared.qosClass!==guestClass&&cluster.holds(
"status-qos-class-immutable")&&cluster.holds("syncer-writes-host-qos-class")))return __spreadProps(__spreadValues({},shared),{verdict:"admitted",refusals:[]});let refusal={
by:"pod-syncer",id:"qos-class-immutable",message:cluster.say("qos-class-immutable",{given:shared.qosClass}),path:["status","qosClass"]};return __spreadProps(__spreadValues(
{},shared),{verdict:"stuck",refusals:[refusal]})}var Causes=class{constructor(pod,world,guestClass){this.pod=pod;this.world=world;this.#before=guestClass}pod;world;found=[];#before;look(by){
let now=qosClass(this.pod.spec,this.world.cluster);now!==this.#before&&this.found.push(...by),this.#before=now}};function injectedBy(pod){let writers=objects(pod.
spec.containers).map((_,at18)=>pod.origin(["spec","containers",at18])?.manifest);return[...new Set(writers.flatMap(writer=>writer?.kind==="SidecarSet"?`SidecarS\
et ${writer.name}`:[]))]}function translate(pod,options,synced){let{spec}=pod,name3=text(spec.priorityClassName);if(!options.syncPriorityClasses)delete spec.priorityClassName,
delete spec.priority;else if(name3&&typeof spec.priority=="number"){let priority2=Math.min(spec.priority,HIGHEST),className=`vcluster-${name3}`;synced.set(className,
{className,priority:priority2,preemptionPolicy:text(spec.preemptionPolicy)}),spec.priorityClassName=className,spec.priority=priority2}}function hostLabels({labels:labels2,
namespace},hostNamespace,cluster){let _a=labels2,{release:_}=_a,kept2=__objRest(_a,["release"]),marks={"vcluster.loft.sh/managed-by":hostNamespace,"vcluster.lof\
t.sh/namespace":namespace};return __spreadValues(__spreadValues({},cluster.holds("syncer-keeps-labels")&&kept2),marks)}function addsHostsContainer(pod,options){
return text(pod.spec.subdomain)!==""&&options.rewriteHosts}function hostsContainer(options){let resources2={limits:__spreadValues({},options.rewriteHostsLimits),
requests:__spreadValues({},options.rewriteHostsResources)};return{name:REWRITE_HOSTS,image:"library/alpine:edge",resources:resources2}}function stringList(values2,written3=values2.length>0){return written3?`[]string{${values2.map(quote).join(", ")}}`:"[]string(nil)"}function labelsLiteral(fields,name3){
return{go:stringMap(fields,name3),json:child(fields,name3)??null}}function stringMap(fields,name3){return child(fields,name3)?`map[string]string{${textMap(fields,
name3).map(([key3,value2])=>`${quote(key3)}:${quote(value2)}`).join(", ")}}`:"map[string]string(nil)"}function selectorLiteral(selector4){let expressions=items(
selector4,"matchExpressions").map(([each])=>{let values2=stringList(texts(each,"values"),Array.isArray(each.values));return`v1.LabelSelectorRequirement{Key:${quote(
text2(each,"key"))}, Operator:${quote(text2(each,"operator"))}, Values:${values2}}`}),list7=`[]v1.LabelSelectorRequirement${Array.isArray(selector4?.matchExpressions)?
`{${expressions.join(", ")}}`:"(nil)"}`;return{go:`v1.LabelSelector{MatchLabels:${stringMap(selector4,"matchLabels")}, MatchExpressions:${list7}}`,json:selector4?
known(selector4):null}}function known({matchLabels,matchExpressions}){return __spreadValues(__spreadValues({},matchLabels?{matchLabels}:{}),matchExpressions?{matchExpressions}:
{})}var component="[a-z0-9]+(?:(?:[._]|__|[-]*)[a-z0-9]+)*",domainPart2="(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])",domain2=`${domainPart2}(?:\\.${domainPart2}\
)*(?::[0-9]+)?`,name2=`(?:${domain2}/)?${component}(?:/${component})*`,digest2="[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}",REFERENCE=new RegExp(
`^(${name2})(?::(\\w[\\w.-]{0,127}))?(?:@(${digest2}))?$`),DIGESTS={sha256:64,sha384:96,sha512:128};function imageFault(reference3,build){if(/^[a-f0-9]{64}$/.test(
reference3))return build.say("image-is-identifier",{image:reference3});let slash=reference3.indexOf("/"),first2=reference3.slice(0,Math.max(slash,0)),named3=slash>=
0&&(/[.:]/.test(first2)||first2==="localhost"),host=named3?first2:"docker.io",rest=named3?reference3.slice(slash+1):reference3;(host==="docker.io"||host==="inde\
x.docker.io")&&!rest.includes("/")&&(rest=`library/${rest}`);let[repository=""]=rest.split(":");if(repository.toLowerCase()!==repository)return build.say("image\
-not-lowercase");let full=`${host==="index.docker.io"?"docker.io":host}/${rest}`,match=REFERENCE.exec(full);if(!match)return build.say(REFERENCE.test(full.toLowerCase())?
"image-name-uppercase":"image-format");let[,path8="",,sum2]=match;return path8.slice(path8.indexOf("/")+1).length>255||path8.length>255?build.say("image-name-lo\
ng"):sum2===void 0?void 0:digestFault(sum2,build)}function digestFault(sum2,build){let[algorithm="",hex=""]=sum2.split(":"),length=Object.hasOwn(DIGESTS,algorithm)?
DIGESTS[algorithm]:void 0;return length===void 0?build.say("digest-algorithm"):hex.length!==length?build.say("digest-length"):/^[a-f0-9]+$/.test(hex)?void 0:build.
say("digest-format")}function selectorFault(selector4,build){for(let[key3,value2]of textMap(selector4,"matchLabels")){let fault=requirementFault(key3,[value2],void 0,build);if(fault)
return fault}for(let[expression]of items(selector4,"matchExpressions")){let operator=text2(expression,"operator");if(!["In","NotIn","Exists","DoesNotExist"].includes(
operator))return build.say("selector-operator-invalid",{operator:quote(operator)});let fault=requirementFault(text2(expression,"key"),texts(expression,"values"),
operator,build);if(fault)return fault}}function requirementFault(key3,values2,operator,build){let scope=scopeOf(build),errors=[],say=faults=>faults.map(({message,
values:filled})=>build.say(message,filled)).join("; "),invalid=(path8,value2,detail)=>({type:"Invalid",path:path8,value:value2,id:"selector-fault",detail}),keyFaults=isQualifiedName(
key3,build);keyFaults.length>0&&errors.push(invalid(["key"],key3,say(keyFaults)));let shown2={go:stringList(values2),json:values2};(operator==="In"||operator===
"NotIn")&&values2.length===0&&errors.push(scope.invalid(["values"],shown2,"selector-needs-values")),(operator==="Exists"||operator==="DoesNotExist")&&values2.length>
0&&errors.push(scope.invalid(["values"],shown2,"selector-wants-no-values"));for(let[index,value2]of values2.entries()){let faults=isLabelValue(value2,build);faults.
length>0&&errors.push(invalid(["values",index,{key:key3}],value2,say(faults)))}return errors.length>0?renderAll(errors):void 0}function*selectorItself(scope,spec,rule,at18){
let selector4=child(spec,"selector"),here=[...at18,"selector"];if(!selector4){rule.required&&(yield scope.required(here));return}yield*selectorErrors(scope,selector4,
here),isEmptySelector(selector4)&&(yield scope.invalid(here,selectorLiteral(selector4),rule.empty))}function*selectorMatches(scope,spec,at18){let selector4=child(
spec,"selector"),meta=child(child(spec,"template"),"metadata"),labels2=child(meta,"labels")??{},matches3=selector4&&selects(selector4,labels2),here=[...at18,"te\
mplate","metadata","labels"];matches3||(yield scope.invalid(here,labelsLiteral(meta,"labels"),"selector-misses-template"))}function*selectorImmutable(scope,spec,before,at18){
let[now,was]=[member(spec,"selector"),member(before,"selector")];sameSelector(now,was)||(yield scope.invalid([...at18,"selector"],selectorLiteral(child(spec,"se\
lector")),"field-immutable"))}function sameSelector(now,was){return canonical(now)===canonical(was)}function canonical(value2){return JSON.stringify(semantic(value2)??
null)}function semantic(value2){if(Array.isArray(value2))return value2.length===0?void 0:value2.map(each=>semantic(each)??null);if(typeof value2!="object"||value2===
null)return value2??void 0;let entries=Object.entries(value2).map(([key3,each])=>[key3,semantic(each)]).filter(([,each])=>each!==void 0).sort(([left],[right])=>left<
right?-1:1);return entries.length===0?void 0:Object.fromEntries(entries)}var at=["spec","template","imageListPullJobTemplate","spec"],MAX_DEADLINE=24*3600,MAX_IMAGES=255;function*pullTemplateErrors(scope,spec,template3,world){let policy3=text2(
spec,"concurrencyPolicy")||"Replace";if(policy3!=="Replace"&&policy3!=="Forbid"){let error2=scope.invalid(["spec","spec","concurrencyPolicy"],policy3,"advancedc\
ronjob-pull-policy",{policy:policy3});yield __spreadProps(__spreadValues({},error2),{place:["spec","concurrencyPolicy"]})}let job=child(template3,"spec")??{},error=selectorError(
scope,job)??imagesError(scope,job,world)??completionError(scope,job);error&&(yield error)}function selectorError(scope,job){let chosen2=child(job,"selector"),here=[
...at,"selector"];if(member(chosen2,"matchLabels")!==void 0||member(chosen2,"matchExpressions")!==void 0){if(member(chosen2,"names")!==void 0)return scope.invalid(
here,nodesLiteral(chosen2),"ipj-names-and-labels");let error2=selectorFault(chosen2,scope.build);if(error2)return placedAt(scope.invalid([...here,"labelSelector"],
selectorLiteral(chosen2),"ipj-selector",{error:error2}),here)}let names=texts(chosen2,"names");if(new Set(names).size!==names.length)return scope.invalid([...here,
"names"],{go:stringList(names),json:names},"ipj-names-twice");let pods=child(job,"podSelector");if(!pods)return;let path8=[...at,"podSelector"];if(chosen2)return placedAt(
scope.invalid(at,specLiteral(job),"ipj-two-selectors"),path8);let error=selectorFault(pods,scope.build);if(error)return placedAt(scope.invalid([...path8,"labelS\
elector"],selectorLiteral(pods),"ipj-selector",{error}),path8)}function placedAt(error,place2){return __spreadProps(__spreadValues({},error),{place:place2})}function nodesLiteral(chosen2){
return{go:`v1beta1.ImagePullJobNodeSelector{Names:${stringList(texts(chosen2,"names"),Array.isArray(member(chosen2,"names")))}, LabelSelector:${selectorLiteral(
chosen2).go}}`,json:chosen2??{}}}function specLiteral(job){let policy3=child(job,"completionPolicy"),completed=text2(policy3,"type")==="",pointer5=(type,set)=>`\
(*${type})(${set?"0x0":"nil"})`,given2=(fields,name3)=>member(fields,name3)!==void 0,list7=name3=>stringList(texts(job,name3),Array.isArray(member(job,name3))),
completion=[`Type:${quote(text2(policy3,"type")||"Always")}`,`ActiveDeadlineSeconds:${pointer5("int64",given2(policy3,"activeDeadlineSeconds"))}`,`TTLSecondsAft\
erFinished:${pointer5("int32",given2(policy3,"ttlSecondsAfterFinished"))}`],inner=`v1beta1.ImagePullJobTemplate{${[`PullSecrets:${list7("pullSecrets")}`,`Select\
or:${pointer5("v1beta1.ImagePullJobNodeSelector",given2(job,"selector"))}`,`PodSelector:${pointer5("v1beta1.ImagePullJobPodSelector",given2(job,"podSelector"))}`,
`Parallelism:${pointer5("intstr.IntOrString",given2(job,"parallelism"))}`,`PullPolicy:${pointer5("v1beta1.PullPolicy",completed||given2(job,"pullPolicy"))}`,`Co\
mpletionPolicy:v1beta1.CompletionPolicy{${completion.join(", ")}}`,`SandboxConfig:${pointer5("v1beta1.SandboxConfig",given2(job,"sandboxConfig"))}`,`ImagePullPo\
licy:${quote(text2(job,"imagePullPolicy")||(completed?"IfNotPresent":""))}`].join(", ")}}`;return{go:`v1beta1.ImageListPullJobSpec{Images:${list7("images")}, Im\
agePullJobTemplate:${inner}}`,json:job}}function imagesError(scope,job,world){let images=texts(job,"images"),path8=[...at,"images"],shown2={go:stringList(images,
Array.isArray(member(job,"images"))),json:images};if(images.length===0)return scope.invalid(path8,shown2,"ipj-no-image");if(images.length>MAX_IMAGES)return scope.
invalid(path8,shown2,"ipj-images-many");let twice=images.findIndex((image,index)=>images.indexOf(image)<index);if(twice>=0)return placedAt(scope.invalid(path8,shown2,
"ipj-images-twice"),[...path8,twice]);for(let[index,image]of images.entries()){let error=imageFault(image,world.cluster);if(error)return placedAt(scope.invalid(
path8,shown2,"ipj-image",{image,error}),[...path8,index])}}function completionError(scope,job){let policy3=child(job,"completionPolicy"),path8=[...at,"completio\
nPolicy"],type=text2(policy3,"type")||"Always";if(type!=="Always")return scope.invalid([...path8,"type"],type,"advancedcronjob-pull-completion",{type});let deadline=number(
policy3,"activeDeadlineSeconds"),ttl=number(policy3,"ttlSecondsAfterFinished"),timeout=number(child(job,"pullPolicy"),"timeoutSeconds")??(text2(policy3,"type")===
""?600:void 0),here=[...path8,"activeDeadlineSeconds"];if(deadline!==void 0){if(deadline>MAX_DEADLINE)return scope.invalid(here,deadline,"advancedcronjob-pull-l\
ong",{max:MAX_DEADLINE,deadline});if(timeout!==void 0&&timeout>deadline)return scope.invalid(here,deadline,"advancedcronjob-pull-deadline",{timeout})}if(ttl!==void 0)
return scope.invalid([...path8,"ttlSecondsAfterFinished"],ttl,"advancedcronjob-pull-ttl")}var string={type:"string"},integer={type:"integer"},boolean={type:"boolean"},strings={type:"array",items:string},labels={type:"object",values:string};function object2(properties2,...required2){
return required2.length>0?{type:"object",properties:properties2,required:required2}:{type:"object",properties:properties2}}function list2(items2){return{type:"a\
rray",items:items2}}function kindWith(spec){return object2({spec})}var requirements=list2(object2({key:string,operator:string,values:strings},"key","operator")),
selector=object2({matchExpressions:requirements,matchLabels:labels}),nodeTerm=object2({matchExpressions:requirements,matchFields:requirements}),tolerations=list2(
object2({effect:string,key:string,operator:string,tolerationSeconds:integer,value:string})),reference2=(...required2)=>object2({apiVersion:string,kind:string,name:string},
...required2);function untyped(_a){var _b=_a,{type:_,properties:properties2,items:items2}=_b,rest=__objRest(_b,["type","properties","items"]);let members3=Object.
entries(properties2??{}).map(([name3,each])=>[name3,untyped(each)]);return __spreadValues(__spreadValues(__spreadValues({},rest),properties2&&{properties:Object.
fromEntries(members3)}),items2&&{items:untyped(items2)})}function intOrString(fields,name3){let value2=member(fields,name3);return typeof value2=="string"||typeof value2=="number"?value2:void 0}function literalOf(value2){
return{go:`intstr.IntOrString${typeof value2=="string"?`{Type:1, IntVal:0, StrVal:${quote(value2)}}`:`{Type:0, IntVal:${value2}, StrVal:""}`}`,json:value2}}function legacyScaled(value2,total,build){
if(typeof value2=="number")return{value:value2};let read2=atoi(value2.replaceAll("%",""),build);return typeof read2=="number"?{value:Math.ceil(read2*total/100)}:
{value:0,error:build.say("int-or-percent-unreadable",{given:quote(value2),error:read2.error})}}function scaled(value2,total,build){if(typeof value2=="number")return{
value:value2};if(!value2.endsWith("%"))return{value:0,error:build.say("not-a-percentage")};let number2=value2.slice(0,-1);return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.
test(number2)?{value:Math.ceil(Number(number2)*total/100)}:{value:0,error:build.say("float-syntax",{given:quote(number2)})}}function atoi(text3,build){if(!/^[+-]?\d+$/.
test(text3))return{error:build.say("atoi-syntax",{given:quote(text3)})};let value2=BigInt(text3.replace("+",""));return value2!==BigInt.asIntN(64,value2)?{error:build.
say("atoi-range",{given:quote(text3)})}:Number(value2)}var percent=/^[0-9]+%$/;function intOrPercentValue(value2){if(typeof value2=="number")return value2;let number2=percent.
test(value2)?value2.slice(0,-1):value2;return/^[+-]?\d+$/.test(number2)?Number(number2):0}function*positiveIntOrPercent(scope,value2,at18){typeof value2=="numbe\
r"?yield*nonNegative(scope,value2,at18):percent.test(value2)||(yield scope.invalid(at18,literalOf(value2),"percent-format"))}function*notMoreThan100Percent(scope,value2,at18){
typeof value2=="string"&&percent.test(value2)&&intOrPercentValue(value2)>100&&(yield scope.invalid(at18,literalOf(value2),"percent-over-100"))}function*nonNegative(scope,value2,at18){
value2!==void 0&&value2<0&&(yield scope.invalid(at18,value2,"must-not-be-negative"))}var MONTHS=["","jan","feb","mar","apr","may","jun","jul","aug","sep","oct","nov","dec"],DAYS=["sun","mon","tue","wed","thu","fri","sat"],FIELDS=[{min:0,max:59},
{min:0,max:23},{min:1,max:31},{min:1,max:12,names:MONTHS},{min:0,max:6,names:DAYS}],DESCRIPTORS=["@yearly","@annually","@monthly","@weekly","@daily","@midnight",
"@hourly"],Unreadable=class extends Error{};function scheduleFault(schedule,build){try{parse(schedule,build);return}catch(error){if(error instanceof Unreadable)
return error.message;throw error}}function fail(build,id,values2={}){let text3=build.say(id,values2);throw new Unreadable(build.holds("advancedcronjob-cron-v3")?
text3:`${text3[0]?.toUpperCase()}${text3.slice(1)}`)}function parse(schedule,build){schedule===""&&fail(build,"cron-empty");let rest=schedule;if(build.holds("ad\
vancedcronjob-cron-v3")&&/^(CRON_)?TZ=/.test(schedule)){let end=schedule.indexOf(" ");end<0&&fail(build,"cron-zone-only");let zone=schedule.slice(schedule.indexOf(
"=")+1,end),error=zoneFault(zone,build);error&&fail(build,"cron-bad-location",{zone,error}),rest=schedule.slice(end).trim()}if(rest.startsWith("@")){descriptor(
rest,build);return}let fields=rest.split(/\s+/).filter(field=>field!=="");if(fields.length!==FIELDS.length){let shown2=build.holds("advancedcronjob-cron-v3")?`[${fields.
join(" ")}]`:schedule;fail(build,"cron-fields",{count:fields.length,shown:shown2})}for(let[at18,field]of fields.entries())for(let expression of field.split(",").
filter(each=>each!==""))range(expression,FIELDS[at18],build)}function descriptor(text3,build){if(DESCRIPTORS.includes(text3))return;text3.startsWith("@every ")||
fail(build,"cron-descriptor",{descriptor:text3});let error=durationFault(text3.slice(7),build);error&&fail(build,"cron-duration",{descriptor:text3,error})}function range(expression,bounds,build){
let[span="",step,...more2]=expression.split("/"),[low="",high,...others]=span.split("-"),start=bounds.min,end=bounds.max;low!=="*"&&low!=="?"&&(start=value(low,
bounds,build),others.length>0&&fail(build,"cron-hyphens",{expression}),end=high===void 0?start:value(high,bounds,build)),more2.length>0&&fail(build,"cron-slashe\
s",{expression});let by=1;step!==void 0&&(by=whole2(step,build),high===void 0&&others.length===0&&(end=bounds.max)),start<bounds.min&&fail(build,"cron-below",{start,
min:bounds.min,expression}),end>bounds.max&&fail(build,"cron-above",{end,max:bounds.max,expression}),start>end&&fail(build,"cron-beyond",{start,end,expression}),
by===0&&fail(build,"cron-step",{expression})}function value(text3,{names},build){let named3=text3===""?-1:names?.indexOf(text3.toLowerCase())??-1;return named3<
0?whole2(text3,build):named3}function whole2(text3,build){let read2=atoi(text3,build);return typeof read2!="number"?fail(build,"cron-int",{text:text3,error:read2.
error}):(read2<0&&fail(build,"cron-negative",{number:read2,text:text3}),read2)}function durationFault(text3,build){let shown2=quote(text3),bare=text3.replace(/^[-+]/,
"");if(bare==="0")return;if(bare==="")return build.say("duration-invalid",{shown:shown2});let rest=bare;for(;rest!=="";){let number2=/^(\d+\.?\d*|\.\d+)/.exec(rest)?.[0];
if(number2===void 0)return build.say("duration-invalid",{shown:shown2});rest=rest.slice(number2.length);let unit=/^[^.\d]*/.exec(rest)?.[0]??"";if(unit==="")return build.
say("duration-no-unit",{shown:shown2});if(!["ns","us","µs","μs","ms","s","m","h"].includes(unit))return build.say("duration-unit",{unit:quote(unit),shown:shown2});
rest=rest.slice(unit.length)}}var canonicalZones=new Set(Intl.supportedValuesOf("timeZone")),byLowerCase=new Map([...canonicalZones].map(zone=>[zone.toLowerCase(),
zone]));function zoneFault(zone,build){return zone===""||zone==="UTC"||zone==="Local"||canonicalZones.has(zone)?void 0:zone.includes("..")||zone.startsWith("/")||
zone.includes("\\")?build.say("zone-name-invalid"):!byLowerCase.has(zone.toLowerCase())&&/^[A-Z]/.test(zone)&&isAlias(zone)?void 0:build.say("zone-unknown",{zone})}
function isAlias(zone){try{return new Intl.DateTimeFormat("en",{timeZone:zone}),!0}catch{return!1}}function*schemaErrors(scope,schema,value2,at18){let given2=typeOf(value2);if(schema.type&&given2!==schema.type){let values2={path:fieldPath(at18),type:schema.type,
given:given2};yield scope.invalid(at18,given2,"schema-type",values2);return}if(schema.enum&&typeof value2=="string"&&!schema.enum.includes(value2)&&(yield scope.
notSupported(at18,value2,schema.enum)),Array.isArray(value2)){if(!schema.items)return;for(let[index,each]of value2.entries())yield*schemaErrors(scope,schema.items,
each,[...at18,index])}else if(typeof value2=="object"&&value2!==null){for(let name3 of schema.required??[])Object.hasOwn(value2,name3)||(yield scope.required([...at18,
name3]));for(let[name3,each]of Object.entries(value2)){let known6=schema.properties&&Object.hasOwn(schema.properties,name3)?schema.properties[name3]:schema.values;
known6&&(yield*schemaErrors(scope,known6,each,[...at18,name3]))}}}function typeOf(value2){return value2===null?"null":Array.isArray(value2)?"array":typeof value2==
"number"?Number.isInteger(value2)?"integer":"number":typeof value2}function refusalsOf(errors,by){let refusals=new Map;for(let error of errors){let message=render(error);if(refusals.has(message))continue;let value2=error.value===
void 0?{}:{value:error.value};refusals.set(message,__spreadValues({by,id:error.id,message,path:placeOf(error)},value2))}return[...refusals.values()]}var CRD_VALIDATION="CRDValidation";function customResourceRefusals(manifest,resource,build){return refusalsOf(errorsOf(manifest,resource,scopeOf(build)),CRD_VALIDATION)}
function*errorsOf(manifest,resource,scope){let{value:value2}=manifest,meta=record(value2.metadata);if(typeof meta?.name=="string"&&(yield*validateName(scope,isDNS1123Subdomain,
meta.name,["metadata","name"])),yield*labelErrors(scope,meta,"labels",["metadata","labels"]),resource.schema&&(yield*schemaErrors(scope,resource.schema,value2,[])),
resource.completed&&!child(record(value2.spec),"selector")&&(yield missingSelector(scope)),!resource.scales)return;let replicas=number(record(value2.spec),"repl\
icas");replicas===void 0||replicas>=0||(yield __spreadProps(__spreadValues({},scope.invalid([".spec.replicas"],replicas,"scale-replicas-negative")),{place:["spe\
c","replicas"]}))}function missingSelector(scope){let values2={path:"spec.selector",type:"object",given:"null"};return scope.invalid(["spec","selector"],"null",
"schema-type",values2)}var SHARED={"pub.Lifecycle":{preDelete:"pointer to pub.LifecycleHook",inPlaceUpdate:"pointer to pub.LifecycleHook",preNormal:"pointer to pub.LifecycleHook"},"pu\
b.LifecycleHook":{labelsHandler:"map",finalizersHandler:"list of string",markPodNotReady:"bool"},"pub.InPlaceUpdateStrategy":{gracePeriodSeconds:"int32"},"pub.U\
pdatePriorityStrategy":{orderPriority:"list of pub.UpdatePriorityOrderTerm",weightPriority:"list of pub.UpdatePriorityWeightTerm"},"pub.UpdatePriorityOrderTerm":{
orderedKey:"string"},"pub.UpdatePriorityWeightTerm":{weight:"int32",matchSelector:"LabelSelector"},"v1.PersistentVolumeClaim":{metadata:"ObjectMeta",spec:"Persi\
stentVolumeClaimSpec"}},claims4="list of v1.PersistentVolumeClaim",common2={replicas:"pointer to int32",selector:"pointer to LabelSelector",template:"PodTemplat\
eSpec",revisionHistoryLimit:"pointer to int32"};function cloneSetStructs(build){return __spreadProps(__spreadValues({},SHARED),{"v1alpha1.CloneSet":{spec:"v1alp\
ha1.CloneSetSpec"},"v1alpha1.CloneSetSpec":__spreadValues(__spreadProps(__spreadValues({},common2),{volumeClaimTemplates:claims4,scaleStrategy:"v1alpha1.CloneSe\
tScaleStrategy",updateStrategy:"v1alpha1.CloneSetUpdateStrategy",minReadySeconds:"int32",lifecycle:"pointer to pub.Lifecycle"}),build.holds("cloneset-progress-d\
eadline")&&{progressDeadlineSeconds:"pointer to int32"}),"v1alpha1.CloneSetScaleStrategy":{podsToDelete:"list of string",maxUnavailable:"pointer to IntOrString",
disablePVCReuse:"bool"},"v1alpha1.CloneSetUpdateStrategy":{type:"string as v1alpha1.CloneSetUpdateStrategyType",partition:"pointer to IntOrString",maxUnavailable:"\
pointer to IntOrString",maxSurge:"pointer to IntOrString",paused:"bool",priorityStrategy:"pointer to pub.UpdatePriorityStrategy",scatterStrategy:"list of v1alph\
a1.UpdateScatterTerm",inPlaceUpdateStrategy:"pointer to pub.InPlaceUpdateStrategy"},"v1alpha1.UpdateScatterTerm":{key:"string",value:"string"}})}function statefulSetStructs(version2,build){
let own2=name3=>`${version2}.${name3}`,ordinals=build.holds("advanced-statefulset-reserves-ranges")?"IntOrString":"int",beta=version2==="v1beta1"&&{volumeClaimUpdateStrategy:own2(
"VolumeClaimUpdateStrategy"),reserveOrdinals:`list of ${ordinals}`,lifecycle:"pointer to pub.Lifecycle",scaleStrategy:`pointer to ${own2("StatefulSetScaleStrate\
gy")}`,persistentVolumeClaimRetentionPolicy:`pointer to ${own2("StatefulSetPersistentVolumeClaimRetentionPolicy")}`,ordinals:`pointer to ${own2("StatefulSetOrdi\
nals")}`},retention=`string as ${own2("PersistentVolumeClaimRetentionPolicyType")}`;return __spreadProps(__spreadValues({},SHARED),{[own2("StatefulSet")]:{spec:own2(
"StatefulSetSpec")},[own2("StatefulSetSpec")]:__spreadValues(__spreadProps(__spreadValues({},common2),{volumeClaimTemplates:claims4,serviceName:"string",podManagementPolicy:"\
string as v1.PodManagementPolicyType",updateStrategy:own2("StatefulSetUpdateStrategy")}),beta),[own2("VolumeClaimUpdateStrategy")]:{type:`string as ${own2("Volu\
meClaimUpdateStrategyType")}`},[own2("StatefulSetScaleStrategy")]:{maxUnavailable:"pointer to IntOrString"},[own2("StatefulSetPersistentVolumeClaimRetentionPoli\
cy")]:{whenDeleted:retention,whenScaled:retention},[own2("StatefulSetOrdinals")]:{start:"int32"},[own2("StatefulSetUpdateStrategy")]:{type:"string as v1.Statefu\
lSetUpdateStrategyType",rollingUpdate:`pointer to ${own2("RollingUpdateStatefulSetStrategy")}`},[own2("RollingUpdateStatefulSetStrategy")]:{partition:"pointer t\
o int32",maxUnavailable:"pointer to IntOrString",podUpdatePolicy:`string as ${own2("PodUpdateStrategyType")}`,paused:"bool",unorderedUpdate:`pointer to ${own2("\
UnorderedUpdateStrategy")}`,inPlaceUpdateStrategy:"pointer to pub.InPlaceUpdateStrategy",minReadySeconds:"pointer to int32"},[own2("UnorderedUpdateStrategy")]:{
priorityStrategy:"pointer to pub.UpdatePriorityStrategy"}})}function daemonSetStructs(version2,build){let own2=name3=>`${version2}.${name3}`,partition3=build.holds(
"advanced-daemonset-partition-percent")?"IntOrString":"int32",_a=common2,{replicas:_}=_a,rest=__objRest(_a,["replicas"]);return __spreadProps(__spreadValues({},
SHARED),{[own2("DaemonSet")]:{spec:own2("DaemonSetSpec")},[own2("DaemonSetSpec")]:__spreadValues(__spreadProps(__spreadValues({},rest),{updateStrategy:own2("Dae\
monSetUpdateStrategy"),minReadySeconds:"int32",burstReplicas:"pointer to IntOrString",lifecycle:"pointer to pub.Lifecycle"}),version2==="v1beta1"&&{scaleStrategy:`\
pointer to ${own2("DaemonSetScaleStrategy")}`}),[own2("DaemonSetScaleStrategy")]:{partitionedScaling:"bool"},[own2("DaemonSetUpdateStrategy")]:{type:`string as ${own2(
"DaemonSetUpdateStrategyType")}`,rollingUpdate:`pointer to ${own2("RollingUpdateDaemonSet")}`},[own2("RollingUpdateDaemonSet")]:{rollingUpdateType:`string as ${own2(
"RollingUpdateType")}`,maxUnavailable:"pointer to IntOrString",maxSurge:"pointer to IntOrString",selector:"pointer to LabelSelector",partition:`pointer to ${partition3}`,
paused:"pointer to bool"}})}function ownOf(version2){return name3=>`${version2}.${name3}`}var selector2="pointer to LabelSelector",amount3="pointer to IntOrString",seconds="pointer to int6\
4";function sidecarSetStructs(version2,build,library){let own2=ownOf(version2),container=patchSchema("PodTemplateSpec",library).structs.get("Container"),share={
type:`string as ${own2("ShareVolumePolicyType")}`};return __spreadProps(__spreadValues({},cloneSetStructs(build)),{[own2("SidecarSet")]:{spec:own2("SidecarSetSp\
ec")},[own2("SidecarSetSpec")]:__spreadValues(__spreadProps(__spreadValues(__spreadValues({selector:selector2},version2==="v1alpha1"&&{namespace:"string"}),build.
holds("sidecarset-namespace-selector")&&{namespaceSelector:selector2}),{initContainers:`list of ${own2("SidecarContainer")}`,containers:`list of ${own2("Sidecar\
Container")}`,volumes:"list of Volume",updateStrategy:own2("SidecarSetUpdateStrategy"),injectionStrategy:own2("SidecarSetInjectionStrategy"),imagePullSecrets:"l\
ist of LocalObjectReference",revisionHistoryLimit:"pointer to int32"}),build.holds("sidecarset-patches-metadata")&&{patchPodMetadata:`list of ${own2("SidecarSet\
PatchPodMetadata")}`}),[own2("SidecarContainer")]:__spreadValues(__spreadProps(__spreadValues({},Object.fromEntries([...container??[]].map(([name3,type])=>[name3,
type.split(", ")[0]]))),{podInjectPolicy:`string as ${own2("PodInjectPolicyType")}`,upgradeStrategy:own2("SidecarContainerUpgradeStrategy"),shareVolumePolicy:own2(
"ShareVolumePolicy"),transferEnv:`list of ${own2("TransferEnvVar")}`}),build.holds("sidecarset-resources-policy")&&{resourcesPolicy:`pointer to ${own2("Resource\
sPolicy")}`}),[own2("SidecarContainerUpgradeStrategy")]:{upgradeType:`string as ${own2("SidecarContainerUpgradeType")}`,hotUpgradeEmptyImage:"string"},[own2("Sh\
areVolumePolicy")]:share,[own2("TransferEnvVar")]:{sourceContainerName:"string",envName:"string",envNames:"list of string"},[own2("ResourcesPolicy")]:{targetContainersMode:`\
string as ${own2("TargetContainersModeType")}`,targetContainersNameRegex:"string",resourcesExpr:own2("ResourcesExpr")},[own2("ResourcesExpr")]:{limits:`pointer \
to ${own2("ResourceExprLimits")}`,requests:`pointer to ${own2("ResourceExprRequests")}`},[own2("ResourceExprLimits")]:{cpu:"string",memory:"string"},[own2("Reso\
urceExprRequests")]:{cpu:"string",memory:"string"},[own2("SidecarSetUpdateStrategy")]:__spreadProps(__spreadValues({type:`string as ${own2("SidecarSetUpdateStra\
tegyType")}`,paused:"bool",selector:selector2,partition:amount3,maxUnavailable:amount3},build.holds("sidecarset-priority-strategy")&&{priorityStrategy:"pointer \
to pub.UpdatePriorityStrategy"}),{scatterStrategy:`list of ${own2("UpdateScatterTerm")}`}),[own2("UpdateScatterTerm")]:{key:"string",value:"string"},[own2("Side\
carSetInjectionStrategy")]:__spreadValues({paused:"bool"},build.holds("sidecarset-revisions")&&{revision:`pointer to ${own2("SidecarSetInjectRevision")}`}),[own2(
"SidecarSetInjectRevision")]:{customVersion:"pointer to string",revisionName:"pointer to string",policy:`string as ${own2("SidecarSetInjectRevisionPolicy")}`},[own2(
"SidecarSetPatchPodMetadata")]:{annotations:"map",patchPolicy:`string as ${own2("SidecarSetPatchPolicyType")}`}})}function unitedDeploymentStructs(build){let own2=ownOf(
"v1alpha1"),template3=spec=>({metadata:"ObjectMeta",spec}),apps2={replicas:"pointer to int32",selector:selector2,template:"PodTemplateSpec",minReadySeconds:"int\
32"};return __spreadProps(__spreadValues(__spreadValues({},cloneSetStructs(build)),statefulSetStructs("v1beta1",build)),{[own2("UnitedDeployment")]:{spec:own2("\
UnitedDeploymentSpec")},[own2("UnitedDeploymentSpec")]:{replicas:"pointer to int32",selector:selector2,template:own2("SubsetTemplate"),topology:own2("Topology"),
updateStrategy:own2("UnitedDeploymentUpdateStrategy"),revisionHistoryLimit:"pointer to int32"},[own2("SubsetTemplate")]:{statefulSetTemplate:`pointer to ${own2(
"StatefulSetTemplateSpec")}`,advancedStatefulSetTemplate:`pointer to ${own2("AdvancedStatefulSetTemplateSpec")}`,cloneSetTemplate:`pointer to ${own2("CloneSetTe\
mplateSpec")}`,deploymentTemplate:`pointer to ${own2("DeploymentTemplateSpec")}`},[own2("StatefulSetTemplateSpec")]:template3("v1.StatefulSetSpec"),[own2("Advan\
cedStatefulSetTemplateSpec")]:template3("v1beta1.StatefulSetSpec"),[own2("CloneSetTemplateSpec")]:template3(own2("CloneSetSpec")),[own2("DeploymentTemplateSpec")]:template3(
"v1.DeploymentSpec"),"v1.StatefulSetSpec":__spreadProps(__spreadValues({},apps2),{serviceName:"string",volumeClaimTemplates:"list of v1.PersistentVolumeClaim"}),
"v1.DeploymentSpec":__spreadProps(__spreadValues({},apps2),{paused:"bool",progressDeadlineSeconds:"pointer to int32"}),[own2("Topology")]:__spreadValues({subsets:`\
list of ${own2("Subset")}`},build.holds("united-deployment-adaptive")&&{scheduleStrategy:own2("UnitedDeploymentScheduleStrategy")}),[own2("UnitedDeploymentSched\
uleStrategy")]:{type:`string as ${own2("UnitedDeploymentScheduleStrategyType")}`,adaptive:`pointer to ${own2("AdaptiveUnitedDeploymentStrategy")}`},[own2("Adapt\
iveUnitedDeploymentStrategy")]:__spreadValues({rescheduleCriticalSeconds:"pointer to int32"},build.holds("united-deployment-checks-adaptive")&&{unschedulableDuration:"\
pointer to int32",reserveUnschedulablePods:"bool"}),[own2("Subset")]:__spreadValues({name:"string",nodeSelectorTerm:"NodeSelectorTerm",tolerations:"list of Tole\
ration",replicas:amount3},build.holds("united-deployment-min-max")&&{minReplicas:amount3,maxReplicas:amount3}),[own2("UnitedDeploymentUpdateStrategy")]:{type:`s\
tring as ${own2("UpdateStrategyType")}`,manualUpdate:`pointer to ${own2("ManualUpdate")}`},[own2("ManualUpdate")]:{}})}function jobStructs(version2){let own2=ownOf(
version2);return{[own2("BroadcastJob")]:{spec:own2("BroadcastJobSpec")},[own2("BroadcastJobSpec")]:{parallelism:amount3,template:"PodTemplateSpec",completionPolicy:own2(
"CompletionPolicy"),paused:"bool",failurePolicy:own2("FailurePolicy")},[own2("FailurePolicy")]:{type:`string as ${own2("FailurePolicyType")}`,restartLimit:"int3\
2"},[own2("CompletionPolicy")]:{type:`string as ${own2("CompletionPolicyType")}`,activeDeadlineSeconds:seconds,ttlSecondsAfterFinished:"pointer to int32"},[own2(
"AdvancedCronJob")]:{spec:own2("AdvancedCronJobSpec")},[own2("AdvancedCronJobSpec")]:{schedule:"string",timeZone:"pointer to string",startingDeadlineSeconds:seconds,
concurrencyPolicy:`string as ${own2("ConcurrencyPolicy")}`,paused:"pointer to bool",successfulJobsHistoryLimit:"pointer to int32",failedJobsHistoryLimit:"pointe\
r to int32",template:own2("CronJobTemplate")},[own2("CronJobTemplate")]:{jobTemplate:"pointer to v1.JobTemplateSpec",broadcastJobTemplate:`pointer to ${own2("Br\
oadcastJobTemplateSpec")}`},"v1.JobTemplateSpec":{metadata:"ObjectMeta",spec:"v1.JobSpec"},"v1.JobSpec":{parallelism:"pointer to int32",completions:"pointer to \
int32",activeDeadlineSeconds:seconds,backoffLimit:"pointer to int32",template:"PodTemplateSpec",ttlSecondsAfterFinished:"pointer to int32"},[own2("BroadcastJobT\
emplateSpec")]:{metadata:"ObjectMeta",spec:own2("BroadcastJobSpec")}}}function pullJobStructs(version2){let own2=ownOf(version2),common3={pullSecrets:"list of s\
tring",selector:`pointer to ${own2("ImagePullJobNodeSelector")}`,podSelector:`pointer to ${own2("ImagePullJobPodSelector")}`,parallelism:amount3,pullPolicy:`poi\
nter to ${own2("PullPolicy")}`,completionPolicy:own2("CompletionPolicy")},chosen2={matchLabels:"map",matchExpressions:"list of LabelSelectorRequirement"};return __spreadProps(
__spreadValues({},jobStructs(version2)),{[own2("ImagePullJob")]:{spec:own2("ImagePullJobSpec")},[own2("ImagePullJobSpec")]:__spreadValues({image:"string"},common3),
[own2("ImageListPullJob")]:{spec:own2("ImageListPullJobSpec")},[own2("ImageListPullJobSpec")]:__spreadValues({images:"list of string"},common3),[own2("ImagePull\
JobNodeSelector")]:__spreadValues({names:"list of string"},chosen2),[own2("ImagePullJobPodSelector")]:chosen2,[own2("PullPolicy")]:{timeoutSeconds:"pointer to i\
nt32",backoffLimit:"pointer to int32"}})}function denial(by,id,path8,build,values2={}){return{by,id,message:build.say(id,values2),path:path8}}function gatesOff(by,id,values2,build){return[denial(by,id,
[],build,values2)]}function standing(list7,manifest){let own2=list7.findIndex(each=>each===manifest||each.name===manifest.name);return own2<0?[...list7]:list7.slice(
0,own2)}function*plainName(scope,name3,message,at18){name3!==""&&(/^[a-zA-Z0-9-]+$/.test(name3)||(yield scope.invalid(at18,name3,message)),byteLength(name3)>63&&
(yield scope.invalid(at18,name3,"name-too-long",{max:63})))}function versionOf({apiVersion}){return apiVersion.slice(apiVersion.indexOf("/")+1)}function templateOf(manifest){let path8=templatePath(manifest),found=path8&&valueAt(manifest.value,path8);return isObject(found)?found:void 0}function claimVolumes(manifest){
let path8=claimsPath(manifest);return objects(path8&&valueAt(manifest.value,path8)).map(claim=>{let name3=text(member2(claim,"metadata").name);return{name:name3,
persistentVolumeClaim:{claimName:name3}}})}function buildPod(manifest,world){let path8=templatePath(manifest),template3=templateOf(manifest);if(!path8||!template3)
return;let origins=new Origins,{metadata:metadata2,spec}=template3,written3={metadata:isObject(metadata2)?metadata2:{},spec:isObject(spec)?spec:{}},kruise2=kindOf(
manifest.group,manifest.kind)?.of==="kruise",structs=kruise2?world.kruiseStructs():world.structs(),pod=new EffectivePod(typed(origins.adopt(manifest,path8,written3),
structs,origins),origins,manifest);return path8.length>0&&(kruise2||pod.dropDisabled(world.cluster),finish(pod,manifest)),kruise2&&alwaysPull(pod.spec),pod}function storedTemplate(manifest,world){
let kruise2=kindOf(manifest.group,manifest.kind)?.of==="kruise",template3=templateOf(manifest)??{},written3={metadata:member2(template3,"metadata"),spec:member2(
template3,"spec")},stored4=typed(written3,kruise2?world.kruiseStructs():world.structs(),new Origins),spec=member2(stored4,"spec");return kruise2&&alwaysPull(spec),
defaultPodSpec(spec,kruise2?world.cluster.library("kruise"):world.cluster,!1),{metadata:member2(stored4,"metadata"),spec}}function alwaysPull(spec){for(let container of objects(
spec.containers))text(container.imagePullPolicy)||(container.imagePullPolicy="Always")}function finish(pod,manifest){let{spec}=pod,claims5=claimVolumes(manifest);
if(claims5.length>0){let path8=claimsPath(manifest)??[];for(let[at18,claim]of claims5.entries())pod.origins.own(claim,{manifest,path:[...path8,at18]});let taken=new Set(
claims5.map(({name:name3})=>name3));spec.volumes=[...objects(spec.volumes).filter(({name:name3})=>!taken.has(name3)),...claims5]}if(manifest.kind==="StatefulSet"){
spec.hostname=`${manifest.name}-0`;let service=text(manifest.spec.serviceName);service&&(spec.subdomain=service)}}function templateRefusals(manifest,world){let kind=kindOf(manifest.group,manifest.kind),path8=templatePath(manifest);if(kind?.of!=="kubernetes"||!path8||path8.length===
0)return[];let template3=templateOf(manifest);if(!template3||kind.kind==="StatefulSet"&&!world.cluster.holds("statefulset-validates-template"))return[];let written3={
metadata:member2(template3,"metadata"),spec:member2(template3,"spec")},spec=member2(typed(written3,world.structs(),new Origins),"spec");dropDisabledFields(spec,
world.cluster);let claims5=claimVolumes(manifest),taken=new Set(claims5.map(({name:name3})=>name3));claims5.length>0&&(spec.volumes=[...objects(spec.volumes).filter(
({name:name3})=>!taken.has(name3)),...claims5]),kind.kind==="StatefulSet"&&(delete spec.hostname,delete spec.subdomain);let errors=podTemplateErrors(__spreadProps(
__spreadValues({},template3),{spec}),path8,world.cluster,{isPod:!1});return refusalsOf(errors,`${kind.kind}Validation`)}function*podTemplateErrors(template3,at18,build,options){
let scope=scopeOf(build,options);yield*templateMetaErrors(scope,record(template3.metadata),at18);let spec=isObject(template3.spec)?template3.spec:{};defaultPodSpec(
spec,build,!1),yield*validatePodSpec(spec,{},[...at18,"spec"],build,options),items(spec,"ephemeralContainers").length>0&&(yield scope.forbidden([...at18,"spec",
"ephemeralContainers"],"template-ephemeral-containers"))}function*templateMetaErrors(scope,meta,at18){let within=path8=>[...at18,"metadata",...plainPath(path8).
slice(at18.length)];for(let error of labelErrors(scope,meta,"labels",[...at18,"labels"]))yield __spreadProps(__spreadValues({},error),{place:within(error.place??
error.path)});for(let[key3]of textMap(meta,"annotations"))for(let{message,values:values2}of isQualifiedName(key3.toLowerCase(),scope.build)){let error=scope.invalid(
[...at18,"annotations"],key3,message,values2);yield __spreadProps(__spreadValues({},error),{place:[...at18,"metadata","annotations",key3]})}}function kruiseTemplate(manifest,world){
let template3=templateOf(manifest)??{},written3={metadata:member2(template3,"metadata"),spec:member2(template3,"spec")},known6=typed(written3,world.kruiseStructs(),
new Origins),claims5=claimVolumes(manifest),spec=member2(known6,"spec");return claims5.length>0&&(spec.volumes=[...objects(spec.volumes),...claims5]),__spreadProps(
__spreadValues({},known6),{spec})}function kruiseOptions(world){return{isPod:!1,resourceIsPod:world.cluster.holds("kruise-validates-host-ports-of-templates")}}function*lastingTemplateErrors(scope,template3,deadline,world){
let at18=["spec","template"];yield*podTemplateErrors(template3,at18,scope.build,kruiseOptions(world));let{restartPolicy,activeDeadlineSeconds}=member2(template3,
"spec"),policy3=text(restartPolicy);policy3!=="Always"&&(yield scope.notSupported([...at18,"spec","restartPolicy"],policy3,["Always"])),activeDeadlineSeconds!=null&&
(yield scope.forbidden([...at18,"spec","activeDeadlineSeconds"],deadline))}function kruisePodErrors(pod,at18,world){let library=world.cluster.library("kruise"),
spec=structuredClone(member2(pod,"spec"));return defaultPodSpec(spec,library,!1),validatePodSpec(spec,member2(pod,"metadata"),at18,library,kruiseOptions(world))}var GO_TYPES={"AppArmorProfile.type":"v1.AppArmorProfileType","AzureDiskVolumeSource.cachingMode":"v1.AzureDataDiskCachingMode","AzureDiskVolumeSource.kind":"v1\
.AzureDataDiskKind","Capabilities.add":"v1.Capability","Capabilities.drop":"v1.Capability","Container.imagePullPolicy":"v1.PullPolicy","Container.restartPolicy":"\
v1.ContainerRestartPolicy","Container.terminationMessagePolicy":"v1.TerminationMessagePolicy","ContainerPort.protocol":"v1.Protocol","ContainerResizePolicy.reso\
urceName":"v1.ResourceName","ContainerResizePolicy.restartPolicy":"v1.ResourceResizeRestartPolicy","EmptyDirVolumeSource.medium":"v1.StorageMedium","HTTPGetActi\
on.scheme":"v1.URIScheme","HostPathVolumeSource.type":"v1.HostPathType","ImageVolumeSource.pullPolicy":"v1.PullPolicy","LabelSelectorRequirement.operator":"v1.L\
abelSelectorOperator","NodeSelectorRequirement.operator":"v1.NodeSelectorOperator","PersistentVolumeClaimSpec.accessModes":"v1.PersistentVolumeAccessMode","Pers\
istentVolumeClaimSpec.volumeMode":"v1.PersistentVolumeMode","PodOS.name":"v1.OSName","PodReadinessGate.conditionType":"v1.PodConditionType","PodSecurityContext.\
fsGroupChangePolicy":"v1.PodFSGroupChangePolicy","PodSecurityContext.seLinuxChangePolicy":"v1.PodSELinuxChangePolicy","PodSecurityContext.supplementalGroupsPoli\
cy":"v1.SupplementalGroupsPolicy","PodSpec.dnsPolicy":"v1.DNSPolicy","PodSpec.overhead":"v1.ResourceList","PodSpec.preemptionPolicy":"v1.PreemptionPolicy","PodS\
pec.restartPolicy":"v1.RestartPolicy","ResourceRequirements.limits":"v1.ResourceList","ResourceRequirements.requests":"v1.ResourceList","SeccompProfile.type":"v\
1.SeccompProfileType","SecurityContext.procMount":"v1.ProcMountType","Toleration.effect":"v1.TaintEffect","Toleration.operator":"v1.TolerationOperator","Topolog\
ySpreadConstraint.nodeAffinityPolicy":"v1.NodeInclusionPolicy","TopologySpreadConstraint.nodeTaintsPolicy":"v1.NodeInclusionPolicy","TopologySpreadConstraint.wh\
enUnsatisfiable":"v1.UnsatisfiableConstraintAction","VolumeMount.mountPropagation":"v1.MountPropagationMode","VolumeMount.recursiveReadOnly":"v1.RecursiveReadOn\
lyMode","VolumeResourceRequirements.limits":"v1.ResourceList","VolumeResourceRequirements.requests":"v1.ResourceList"};var pointer3="pointer to ",list3="list of ",alias=" as ";function decodeFault(value2,schema,build,more2={},root2=schema.root){let decoder=new Decoder(schema,more2,
build),decoded2=decoder.decode(value2,root2,{struct:"",stack:[],path:[]});return decoder.fault&&__spreadProps(__spreadValues({},decoder.fault),{decoded:isObject(
decoded2)?decoded2:{}})}var Decoder=class{constructor(schema,more2,build){this.schema=schema;this.more=more2;this.build=build}schema;more;build;fault;#final=!1;decode(value2,written3,here){
if(value2===null||this.#final)return;let[type="",goName2]=written3.split(alias);if(type.startsWith(pointer3))return this.decode(value2,written3.slice(pointer3.length),
here);if(type==="IntOrString")return this.#intOrString(value2,here);if(type==="Quantity")return this.#quantity(value2,here);if(type==="Time")return value2;if(type.
startsWith(list3)){if(!Array.isArray(value2))return this.#mismatch(value2,this.#goType(written3),here);let items2=written3.slice(list3.length);return value2.map(
(each,at18)=>this.decode(each,items2,__spreadProps(__spreadValues({},here),{path:[...here.path,at18]}))??null)}return type==="string"||type==="bool"?goKindOf(value2)===
type?value2:this.#mismatch(value2,goName2??type,here):type.startsWith("int")?isInt(value2,type)?value2:this.#mismatch(value2,goName2??type,here,!0):isObject(value2)?
type==="map"?this.#map(value2,goName2,here):this.#struct(value2,type,here):this.#mismatch(value2,this.#goType(written3),here)}#struct(value2,type,here){let decoded2={};
for(let key3 of Object.keys(value2).sort()){let field=this.#field(type,key3),each=value2[key3],path8=[...here.path,key3],inner={struct:type.slice(type.lastIndexOf(
".")+1),stack:[...here.stack,key3],path:path8},got=field===void 0?each:this.decode(each,field,inner);got!==void 0&&(decoded2[key3]=got)}return decoded2}#map(value2,goName2,here){
let values2=goName2==="v1.ResourceList"?"Quantity":"string",decoded2={};for(let[key3,each]of Object.entries(value2))decoded2[key3]=this.decode(each,values2,__spreadProps(
__spreadValues({},here),{path:[...here.path,key3]}))??(values2==="string"?"":"0");return decoded2}#field(type,key3){let named3=Object.hasOwn(GO_TYPES,`${type}.${key3}`)?
GO_TYPES[`${type}.${key3}`]:void 0,own2=this.more[type];if(own2)return Object.hasOwn(own2,key3)?own2[key3]:void 0;let known6=this.schema.structs.get(type)?.get(
key3)?.split(", ")[0];return known6===void 0?void 0:named3===void 0?known6:`${known6}${alias}${named3}`}#goType(written3){let[type="",goName2]=written3.split(alias);
return type.startsWith(list3)?`[]${this.#goType(written3.slice(list3.length))}`:goName2!==void 0?goName2:type==="map"?"map[string]string":type==="IntOrString"?"\
intstr.IntOrString":type.includes(".")||/^[a-z]/.test(type)?type:`v1.${type}`}#intOrString(value2,here){if(typeof value2=="string"||isInt(value2,"int32"))return value2;
this.#mismatch(value2,"int32",here,!0),this.#final=!0}#quantity(value2,here){let parsed4=parseQuantity(typeof value2=="string"?value2.trim():JSON.stringify(value2));
if(isQuantity(parsed4))return value2;this.fault={error:parsed4.error,path:here.path},this.#final=!0}#mismatch(value2,type,{struct,stack,path:path8},number2=!1){
let kind=goKindOf(value2),given2=kind==="number"&&number2?`number ${value2}`:kind,field=stack.join(".");this.fault??={error:this.build.say("cannot-unmarshal",{given:given2,
struct,field,type}),path:path8}}};function goKindOf(value2){return Array.isArray(value2)?"array":typeof value2=="boolean"?"bool":typeof value2}function isInt(value2,type){
return typeof value2!="number"||!Number.isInteger(value2)?!1:type!=="int32"||value2>=-(2**31)&&value2<2**31}function decodeRefusals(manifest,structs,root2,by,world){let library=world.cluster.library("kruise"),fault=decodeFault(manifest.value,patchSchema("PodTemplateSp\
ec",library),library,structs,root2);return fault?[{by,id:"cannot-unmarshal",message:fault.error,path:fault.path}]:[]}var WEBHOOK="vadvancedcronjob.kb.io",policy={enum:["Allow","Forbid","Replace"]},SCHEMA=untyped(kindWith(object2({concurrencyPolicy:policy}))),CHANGEABLE=["sched\
ule","concurrencyPolicy","successfulJobsHistoryLimit","failedJobsHistoryLimit","startingDeadlineSeconds","paused","timeZone"];function advancedCronJobRefusals(manifest,world,before){
let{cluster}=world,version2=versionOf(manifest),root2=`${version2}.AdvancedCronJob`,undecoded=decodeRefusals(manifest,jobStructs(version2),root2,"madvancedcronj\
ob.kb.io",world);if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{schema:SCHEMA},cluster);if(invalid.length>0)return invalid;
let scope=scopeOf(cluster.library("kruise")),spec=known2(manifest,scope),errors=before?[]:[...plainName(scope,manifest.name,"advancedcronjob-name",["metadata","\
name"])];return errors.push(...specErrors(scope,spec,world)),before&&fixed(spec,world,scope)!==fixed(known2(before,scope),world,scope)&&errors.push(scope.forbidden(
["spec"],"advancedcronjob-immutable")),refusalsOf(errors,WEBHOOK)}function known2({value:value2,apiVersion},scope){let _a=record(value2.spec)??{},{timeZone}=_a,
spec=__objRest(_a,["timeZone"]),_b=child(spec,"template")??{},{imageListPullJobTemplate}=_b,template3=__objRest(_b,["imageListPullJobTemplate"]),pulls=apiVersion.
endsWith("/v1beta1")&&imageListPullJobTemplate!==void 0,zoned=timeZone!==void 0&&scope.build.holds("advancedcronjob-time-zone");return __spreadValues(__spreadProps(
__spreadValues({},spec),{template:pulls?__spreadProps(__spreadValues({},template3),{imageListPullJobTemplate}):template3}),zoned&&{timeZone})}function*specErrors(scope,spec,world){
let schedule=text2(spec,"schedule"),at18=["spec","schedule"];schedule===""&&(yield scope.invalid(at18,schedule,"advancedcronjob-no-schedule"));let error=scheduleFault(
schedule,scope.build);error&&(yield scope.invalid(at18,schedule,"advancedcronjob-schedule",{error}));let zone=optionalText(spec,"timeZone");if(schedule.includes(
"TZ")&&zone!==void 0&&(yield scope.invalid(at18,schedule,"advancedcronjob-two-zones")),yield*templateErrors(scope,spec,world),scope.build.holds("advancedcronjob\
-checks-deadline")&&(yield*nonNegative(scope,number(spec,"startingDeadlineSeconds"),["spec","startingDeadlineSeconds"])),scope.build.holds("advancedcronjob-chec\
ks-history"))for(let limit of["successfulJobsHistoryLimit","failedJobsHistoryLimit"])yield*nonNegative(scope,number(spec,limit),["spec",limit]);zone!==void 0&&(yield*zoneErrors(
scope,zone))}function*zoneErrors(scope,zone){let at18=["spec","timeZone"];if(zone===""){yield scope.invalid(at18,zone,"advancedcronjob-empty-zone");return}zone.
toLowerCase()==="local"&&(yield scope.invalid(at18,zone,"advancedcronjob-local-zone"));let error=zoneFault(zone,scope.build);error&&(yield scope.invalid(at18,zone,
"advancedcronjob-zone",{error}))}function*templateErrors(scope,spec,world){let template3=child(spec,"template"),count=0;for(let name3 of["jobTemplate","broadcas\
tJobTemplate"]){let job=child(template3,name3);if(!job)continue;count++;let pods=podTemplate(job,world),place2=["spec","template",name3,"spec","template"];for(let error of podTemplateErrors(
pods,["spec","template"],scope.build,kruiseOptions(world))){let inner=(error.place??error.path).slice(2).map(step=>typeof step=="object"?step.key:step);yield*placed(
[error],[...place2,...inner])}}let pull=child(template3,"imageListPullJobTemplate");pull&&(count++,yield*pullTemplateErrors(scope,spec,pull,world)),count===0&&(yield scope.
forbidden(["spec","template"],"advancedcronjob-no-template")),count>1&&(yield scope.forbidden(["spec","template"],"advancedcronjob-two-templates"))}function podTemplate(job,world){
let written3=child(child(job,"spec"),"template")??{},{metadata:metadata2,spec}=structuredClone(written3);return typed({metadata:metadata2??{},spec:spec??{}},world.
kruiseStructs(),new Origins)}function fixed(spec,world,scope){let template3={};for(let[name3,job]of Object.entries(child(spec,"template")??{})){if(name3==="imag\
eListPullJobTemplate")continue;let pods=podTemplate(record(job)??{},world);defaultPodSpec(pods.spec,scope.build,!1),template3[name3]=__spreadProps(__spreadValues(
{},record(job)),{spec:__spreadProps(__spreadValues({},child(record(job),"spec")),{template:pods})})}let rest=Object.entries(spec).filter(([name3])=>name3!=="tem\
plate"&&!CHANGEABLE.includes(name3));return canonical(__spreadProps(__spreadValues({},Object.fromEntries(rest)),{template:template3}))}var at2=["spec","updateStrategy"],rollingAt=[...at2,"rollingUpdate"];function*daemonSetStrategyErrors(scope,strategy,version2){let type=text2(strategy,"type")||
"RollingUpdate";if(type==="OnDelete")return;if(type!=="RollingUpdate"){let nil=child(strategy,"rollingUpdate")?"(0x0)":"(nil)",go=`${version2}.DaemonSetUpdateSt\
rategy{Type:${quote(type)}, RollingUpdate:(*${version2}.RollingUpdateDaemonSet)${nil}}`;yield scope.notSupported(at2,{go,json:strategy},["RollingUpdate","OnDele\
te"]);return}let rolling2=stored(child(strategy,"rollingUpdate")??{},version2);scope.build.holds("advanced-daemonset-surge")?yield*rollingErrors(scope,rolling2,
version2):yield*earlyRollingErrors(scope,rolling2)}function stored(rolling2,version2){let written3=text2(rolling2,"rollingUpdateType"),surging=version2==="v1alp\
ha1"&&written3==="Surging",maxUnavailable=intOrString(rolling2,"maxUnavailable"),maxSurge=intOrString(rolling2,"maxSurge");return surging&&(maxSurge??=1,maxUnavailable??=
0),maxUnavailable===void 0&&maxSurge===void 0&&([maxUnavailable,maxSurge]=[1,0]),{type:surging||written3===""?"Standard":written3,maxUnavailable,maxSurge,partition:intOrString(
rolling2,"partition")}}function*rollingErrors(scope,rolling2,version2){let{maxUnavailable,maxSurge,type}=rolling2,unavailable=intOrPercentValue(maxUnavailable??
0)!==0,surge=intOrPercentValue(maxSurge??0)!==0;unavailable&&(yield*amountErrors(scope,maxUnavailable??0,"maxUnavailable")),surge&&(yield*amountErrors(scope,maxSurge??
0,"maxSurge")),unavailable&&surge?yield scope.invalid([...rollingAt,"maxSurge"],literalOf(maxSurge??0),"daemonset-surge-and-unavailable"):!unavailable&&!surge&&
(yield scope.required([...rollingAt,"maxUnavailable"],"daemonset-neither"));let types2=version2==="v1alpha1"?["Standard","Surging","InPlaceIfPossible"]:["Standa\
rd","InPlaceIfPossible"];if(type==="InPlaceIfPossible")surge&&(yield scope.required([...rollingAt,"maxSurge"],"daemonset-surge-in-place"));else if(type!=="Stand\
ard"){let place2=[...rollingAt,"rollingUpdateType"];yield __spreadProps(__spreadValues({},scope.notSupported([...rollingAt,"rollingUpdate","type"],type,types2)),
{place:place2})}for(let error of partitionErrors(scope,rolling2.partition,[...rollingAt,"rollingUpdate","partition"]))yield __spreadProps(__spreadValues({},error),
{place:[...rollingAt,"partition"]})}function*amountErrors(scope,amount4,name3){yield*positiveIntOrPercent(scope,amount4,[...rollingAt,name3]),yield*notMoreThan100Percent(
scope,amount4,[...rollingAt,name3])}function*partitionErrors(scope,partition3,here){partition3!==void 0&&(yield*positiveIntOrPercent(scope,partition3,here),yield*notMoreThan100Percent(
scope,partition3,here))}function*earlyRollingErrors(scope,{type,partition:partition3,maxUnavailable}){typeof partition3=="number"&&(yield*nonNegative(scope,partition3,
[...rollingAt,"partition"]));let types2=["Standard","Surging","InPlaceIfPossible"];if(types2.includes(type)||(yield scope.notSupported([...rollingAt,"rollingUpd\
ateType"],type,types2)),maxUnavailable===void 0||(yield*amountErrors(scope,maxUnavailable,"maxUnavailable"),intOrPercentValue(maxUnavailable)!==0))return;let place2=[
...rollingAt,"maxUnavailable"];yield __spreadProps(__spreadValues({},scope.invalid([...at2,"maxUnavailable"],literalOf(maxUnavailable),"daemonset-unavailable-ze\
ro")),{place:place2})}function onlyChanged(manifest,before,changeable2,known6){return known6.filter(name3=>!changeable2.includes(name3)).every(name3=>canonical(manifest.spec[name3])===
canonical(before.spec[name3]))}var WEBHOOK2="vdaemonset.kb.io",at3=["spec"];function advancedDaemonSetRefusals(manifest,world,before){let{cluster}=world,version2=manifest.apiVersion.slice(manifest.
apiVersion.indexOf("/")+1),structs=daemonSetStructs(version2,cluster),undecoded=decodeRefusals(manifest,structs,`${version2}.DaemonSet`,"mdaemonset.kb.io",world);
if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{completed:!0},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(
cluster.library("kruise")),errors=[...validityErrors(scope,manifest,version2,world)];if(!before||!cluster.holds("advanced-daemonset-update-checked"))return refusalsOf(
errors,WEBHOOK2);let known6=Object.keys(structs[`${version2}.DaemonSetSpec`]??{});return refusalsOf([...updateErrors(scope,manifest,before,version2,known6),...errors],
WEBHOOK2)}function*validityErrors(scope,manifest,version2,world){let spec=record(manifest.value.spec)??{};yield*selectorMatches(scope,spec,at3),yield*selectorItself(
scope,spec,{empty:"daemonset-empty-selector",required:!1},at3),scope.build.holds("advanced-daemonset-validates-template")&&(yield*templateErrors2(scope,kruiseTemplate(
manifest,world),spec,world)),yield*nonNegative(scope,number(spec,"minReadySeconds"),[...at3,"minReadySeconds"]),yield*daemonSetStrategyErrors(scope,child(spec,"\
updateStrategy")??{},version2),yield*nonNegative(scope,number(spec,"revisionHistoryLimit"),[...at3,"revisionHistoryLimit"])}function*templateErrors2(scope,template3,spec,world){
yield*lastingTemplateErrors(scope,template3,"daemonset-active-deadline",world),child(child(spec,"lifecycle"),"inPlaceUpdate")&&(yield scope.forbidden(["spec","l\
ifecycle","inPlaceUpdate"],"daemonset-in-place-hook"))}function*updateErrors(scope,manifest,before,version2,known6){let beta=version2==="v1beta1",changeable2=["\
template","updateStrategy","lifecycle","burstReplicas","minReadySeconds","revisionHistoryLimit"];beta&&changeable2.push("scaleStrategy"),!onlyChanged(manifest,before,
changeable2,known6)&&(yield scope.forbidden(at3,beta?"advanced-daemonset-beta-update-forbidden":"advanced-daemonset-update-forbidden"))}function*priorityStrategyErrors(scope,strategy,at18){let error=strategy&&priorityError(scope,strategy,at18);error&&(yield error)}function priorityError(scope,strategy,at18){
let weights=items(strategy,"weightPriority"),orders=items(strategy,"orderPriority");if(weights.length>0&&orders.length>0)return scope.required(at18,"priority-st\
rategy-both");for(let[term]of weights){let weight2=number(term,"weight")??0;if(weight2<0||weight2>100)return scope.required(at18,"priority-strategy-weight");let selector4=child(
term,"matchSelector");if(isEmptySelector(selector4))return scope.required(at18,"priority-strategy-selector");let fault=selectorFault(selector4,scope.build);if(fault)
return scope.required(at18,"priority-strategy-selector-fault",{fault})}if(orders.some(([term])=>text2(term,"orderedKey")===""))return scope.required(at18,"prior\
ity-strategy-order")}function*scatterStrategyErrors(scope,fields,at18){let seen=new Set;for(let[term]of items(fields,"scatterStrategy")){let key3=text2(term,"ke\
y"),value2=text2(term,"value");if(key3===""){yield scope.required(at18,"scatter-strategy-key");return}if(seen.has(`${key3}:${value2}`)){yield scope.required(at18,
"scatter-strategy-twice",{key:key3,value:value2});return}seen.add(`${key3}:${value2}`)}}var at4=["spec","updateStrategy"],rollingAt2=[...at4,"rollingUpdate"],GATE="InPlaceUpdateReady";function*scaleAmountErrors(scope,spec,parallel){let amount4=intOrString(
child(spec,"scaleStrategy"),"maxUnavailable");amount4!==void 0&&(yield*amountErrors2(scope,amount4,parallel,["spec","scaleStrategy","maxUnavailable"]))}function*statefulSetStrategyErrors(scope,spec,pod,parallel){
let strategy=child(spec,"updateStrategy"),rolling2=child(strategy,"rollingUpdate"),type=text2(strategy,"type")||"RollingUpdate";if(type==="OnDelete")rolling2&&(yield scope.
invalid(rollingAt2,literal4(rolling2),"rolling-update-only",{type:"RollingUpdate"}));else if(type!=="RollingUpdate"){let shown2=rolling2?"(0x0)":"(nil)",go=`v1b\
eta1.StatefulSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:(*v1beta1.RollingUpdateStatefulSetStrategy)${shown2}}`;yield scope.invalid(at4,{go,json:strategy},
"statefulset-strategy-type")}else yield*rollingErrors2(scope,rolling2??{},pod,parallel)}function*rollingErrors2(scope,rolling2,pod,parallel){yield*nonNegative(scope,
number(rolling2,"partition"),[...rollingAt2,"partition"]);let minReady=number(rolling2,"minReadySeconds");yield*nonNegative(scope,minReady,[...rollingAt2,"minRe\
adySeconds"]),minReady!==void 0&&minReady>300&&(yield scope.invalid([...rollingAt2,"minReadySeconds"],minReady,"statefulset-min-ready",{most:300})),yield*amountErrors2(
scope,intOrString(rolling2,"maxUnavailable")??1,parallel,[...rollingAt2,"maxUnavailable"]),yield*podUpdatePolicy(scope,text2(rolling2,"podUpdatePolicy")||"ReCre\
ate",pod);let unordered=child(rolling2,"unorderedUpdate");if(!unordered)return;let here=[...rollingAt2,"unorderedUpdate"];parallel||(yield scope.required(here,"\
statefulset-unordered-parallel")),yield*priorityStrategyErrors(scope,child(unordered,"priorityStrategy"),[...here,"priorityStrategy"])}function*amountErrors2(scope,amount4,parallel,here){
yield*positiveIntOrPercent(scope,amount4,here);let{value:value2,error}=legacyScaled(amount4,1,scope.build);error!==void 0?yield scope.invalid(here,0,"statefulse\
t-amount-unreadable",{error}):value2<1&&(yield scope.invalid(here,value2,"statefulset-amount-below-one")),!parallel&&amount4!==1&&(yield scope.invalid(here,literalOf(
amount4),"statefulset-amount-parallel"))}function*podUpdatePolicy(scope,policy3,pod){if(policy3==="ReCreate")return;if(policy3!=="InPlaceIfPossible"&&policy3!==
"InPlaceOnly"){yield scope.invalid([...rollingAt2,"podUpdatePolicy"],policy3,"statefulset-pod-update-policy");return}let gates=items(pod,"readinessGates").map(([
gate])=>text2(gate,"conditionType"));if(gates.includes(GATE))return;let shown2=gates.map(gate=>`v1.PodReadinessGate{ConditionType:${quote(gate)}}`).join(", "),go=`\
[]v1.PodReadinessGate${Array.isArray(member(pod,"readinessGates"))?`{${shown2}}`:"(nil)"}`,here=["spec","template","spec","readinessGates"];yield scope.invalid(
here,{go,json:pod?.readinessGates??null},"statefulset-needs-gate",{gate:GATE,policy:policy3})}function literal4(rolling2){let to=(type,name3)=>`(*${type})(${member(
rolling2,name3)===void 0?"nil":"0x0"})`;return{go:`v1beta1.RollingUpdateStatefulSetStrategy{${[`Partition:${to("int32","partition")}`,`MaxUnavailable:${to("ints\
tr.IntOrString","maxUnavailable")}`,`PodUpdatePolicy:${quote(text2(rolling2,"podUpdatePolicy"))}`,`Paused:${flag(rolling2,"paused")??!1}`,`UnorderedUpdate:${to(
"v1beta1.UnorderedUpdateStrategy","unorderedUpdate")}`,`InPlaceUpdateStrategy:${to("pub.InPlaceUpdateStrategy","inPlaceUpdateStrategy")}`,`MinReadySeconds:${to(
"int32","minReadySeconds")}`].join(", ")}}`,json:rolling2}}function notInPlace(manifest,before,allowed,world){return differences(podSpec2(before,world),podSpec2(manifest,world),"").find(({operation,path:path8})=>operation!==
"replace"||!allowed.test(path8))}function podSpec2(manifest,world){let written3={spec:member2(templateOf(manifest)??{},"spec")},spec=member2(typed(written3,world.
kruiseStructs(),new Origins),"spec");return defaultPodSpec(spec,world.cluster.library("kruise"),!1),spec}function differences(before,after,at18){if(isObject(before)&&
isObject(after)){let changed2=Object.keys(after).sort().flatMap(key3=>{let path8=`${at18}/${key3.replaceAll("~","~0").replaceAll("/","~1")}`;return Object.hasOwn(
before,key3)?differences(before[key3],after[key3],path8):[{operation:"add",path:path8}]}),removed=Object.keys(before).filter(key3=>!Object.hasOwn(after,key3));return[
...changed2,...removed.map(key3=>({operation:"remove",path:`${at18}/${key3}`}))]}return Array.isArray(before)&&Array.isArray(after)?listDifferences(before,after,
at18):before===after?[]:[{operation:"replace",path:at18}]}function listDifferences(before,after,at18){let both2=Math.min(before.length,after.length),removed=before.
slice(both2).map((_,index)=>({operation:"remove",path:`${at18}/${both2+index}`})),added=after.slice(both2).map((_,index)=>({operation:"add",path:`${at18}/${both2+
index}`})),changed2=after.slice(0,both2).flatMap((each,index)=>differences(before[index],each,`${at18}/${index}`));return[...removed.reverse(),...added,...changed2]}function advancedStatefulSetUpdate(scope,manifest,before,known6,world){let rolling2=child(child(record(manifest.value.spec),"updateStrategy"),"rollingUpdate");return{
errors:function*(){onlyChanged(manifest,before,changeable(scope),known6)||(yield scope.forbidden(["spec"],"advanced-statefulset-update-forbidden"))},claimErrors:()=>claimErrors(
scope,manifest,before,world),notInPlace:()=>{if(text2(rolling2,"podUpdatePolicy")!=="InPlaceOnly")return;let difference=notInPlace(manifest,before,/\/containers\/([0-9]+)\/image/,
world);return difference&&scope.build.say("advanced-statefulset-not-in-place",__spreadValues({},difference))}}}function changeable({build}){return["replicas","t\
emplate","updateStrategy","scaleStrategy","reserveOrdinals","lifecycle",...build.holds("advanced-statefulset-retention-policy")?["persistentVolumeClaimRetention\
Policy","revisionHistoryLimit"]:[],...build.holds("advanced-statefulset-claim-templates-mutable")?["volumeClaimTemplates"]:[],...build.holds("advanced-statefuls\
et-ordinals-mutable")?["ordinals"]:[],...build.holds("advanced-statefulset-resizes-claims")?["volumeClaimUpdateStrategy"]:[]]}function*claimErrors(scope,manifest,before,world){
let{cluster}=world;if(!scope.build.holds("advanced-statefulset-resizes-claims")||!cluster.kruiseEnabled("StatefulSetAutoResizePVCGate"))return;let spec=record(manifest.
value.spec),type=text2(child(spec,"volumeClaimUpdateStrategy"),"type");if(type===""||type==="OnDelete")return;let now=items(spec,"volumeClaimTemplates").map(([claim])=>claim),
was=items(record(before.value.spec),"volumeClaimTemplates").map(([claim])=>claim);if(now.length!==was.length){yield scope.invalid(["spec","volumeClaimTemplates"],
{go:"[]v1.PersistentVolumeClaim{…}",json:now},"claim-templates-added");return}for(let[index,claim]of now.entries()){let name3=nameOf2(claim),at18=["spec",`vol\
umeClaimTemplates[${name3}]`],place2=["spec","volumeClaimTemplates",index],old=was.find(each=>nameOf2(each)===name3);if(old||(yield __spreadProps(__spreadValues(
{},scope.forbidden([...at18,"name"],"claim-template-renamed")),{place:[...place2,"metadata","name"]})),!old)return;if(!compatible(old,claim)){yield __spreadProps(
__spreadValues({},scope.invalid(at18,{go:"v1.PersistentVolumeClaim{…}",json:claim},"claim-template-changed")),{place:place2});return}if(!resized(old,claim))continue;
let error=classError(scope,claim,at18,world);if(error){yield __spreadProps(__spreadValues({},error),{place:place2});return}}}function classError(scope,claim,at18,world){
let name3=child(claim,"spec")?.storageClassName;if(typeof name3!="string")return;let found=world.workload("storage.k8s.io","StorageClass","",name3);if(!found)return world.
cluster.closed("StorageClass")?scope.invalid([...at18,"spec","storageClassName"],name3,"storage-class-missing"):void 0;if(found.value.allowVolumeExpansion===!1)
return scope.forbidden([...at18,"spec","resources","requests","storage"],"storage-class-fixed",{name:name3})}function nameOf2(claim){return text2(child(claim,"m\
etadata"),"name")}function amounts(claim){let resources2=child(child(claim,"spec"),"resources");return["requests","limits"].map(kind=>{let value2=child(resources2,
kind)?.storage;return typeof value2=="string"||typeof value2=="number"?String(value2):void 0})}function resized(old,claim){let before=amounts(old);return amounts(
claim).some((amount4,index)=>!sameAmount(amount4,before[index]))}function sameAmount(left="0",right="0"){let[one,other]=[parseQuantity(left),parseQuantity(right)];
return isQuantity(one)&&isQuantity(other)?compareQuantities(one,other)===0:left===right}function compatible(old,claim){let[before,now]=[child(old,"spec"),child(
claim,"spec")],[was,is]=[optionalText(before,"storageClassName"),optionalText(now,"storageClassName")];return was!==void 0&&is!==void 0&&was!==is?!1:texts(before,
"accessModes").join()===texts(now,"accessModes").join()}var WEBHOOK3="vstatefulset.kb.io",at5=["spec"];function advancedStatefulSetRefusals(manifest,world,before){let{cluster}=world,version2=manifest.apiVersion.slice(
manifest.apiVersion.indexOf("/")+1),structs=statefulSetStructs(version2,cluster),undecoded=decodeRefusals(manifest,structs,`${version2}.StatefulSet`,"mstatefuls\
et.kb.io",world);if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{scales:!0,completed:!0},cluster);if(invalid.length>0)return invalid;
let known6=Object.keys(structs[`${version2}.StatefulSetSpec`]??{}),spec=asStored(manifest,known6),scope=scopeOf(cluster.library("kruise")),errors=[...validityErrors2(
scope,manifest,spec,world)];if(!before)return refusalsOf(errors,WEBHOOK3);let update=advancedStatefulSetUpdate(scope,manifest,before,known6,world),refusals=refusalsOf(
[...errors,...update.errors()],WEBHOOK3);if(refusals.length>0)return refusals;let claims5=refusalsOf(update.claimErrors(),WEBHOOK3);if(claims5.length>0)return claims5;
let message=update.notInPlace();return message?[{by:WEBHOOK3,id:"advanced-statefulset-not-in-place",message,path:["spec","template"]}]:[]}function asStored(manifest,known6){
return Object.fromEntries(Object.entries(record(manifest.value.spec)??{}).filter(([name3])=>known6.includes(name3)))}function*validityErrors2(scope,manifest,spec,world){
let check3=scope.build.holds("statefulset-name-is-label")?isDNS1123Label:isDNS1123Subdomain,name3=text2(record(manifest.value.metadata),"name");name3!==""&&(yield*validateName(
scope,check3,name3,["metadata","name"]));let management=text2(spec,"podManagementPolicy")||"OrderedReady";["OrderedReady","Parallel"].includes(management)||(yield scope.
invalid([...at5,"podManagementPolicy"],management,"statefulset-pod-management")),yield*reserveOrdinalErrors(scope,member(spec,"reserveOrdinals"));let parallel=management===
"Parallel";yield*scaleAmountErrors(scope,spec,parallel);let template3=record(kruiseTemplate(manifest,world)),pod=child(template3,"spec");yield*statefulSetStrategyErrors(
scope,spec,pod,parallel),yield*retentionErrors(scope,spec),yield*nonNegative(scope,number(spec,"replicas"),[...at5,"replicas"]),yield*selectorItself(scope,spec,
{empty:"statefulset-empty-selector",required:!0},at5),Object.keys(child(spec,"selector")??{}).length>0&&(yield*selectorMatches(scope,spec,at5)),yield*templateMetaErrors(
scope,child(template3,"metadata"),["spec","template"]);let restartPolicy=text2(pod,"restartPolicy");restartPolicy!==""&&restartPolicy!=="Always"&&(yield scope.notSupported(
["spec","template","spec","restartPolicy"],restartPolicy,["Always"])),member(pod,"activeDeadlineSeconds")!==void 0&&(yield scope.forbidden(["spec","template","s\
pec","activeDeadlineSeconds"],"statefulset-active-deadline"))}function*reserveOrdinalErrors(scope,written3){if(!Array.isArray(written3))return;let place2=["spec",
"reserveOrdinals"],ordinals=written3.map(each=>typeof each=="string"||typeof each=="number"?each:0);if(scope.build.holds("advanced-statefulset-reserves-ranges")){
let shown3={go:`[]intstr.IntOrString{${ordinals.map(each=>literalOf(each).go).join(", ")}}`,json:ordinals};for(let[index,each]of ordinals.entries()){let values2={
index,ordinal:each};if(typeof each=="number"){each<0&&(yield __spreadProps(__spreadValues({},scope.invalid(at5,shown3,"reserve-ordinal-negative",values2)),{place:[
...place2,index]}));continue}/^\d+-\d+$/.test(each)||(yield __spreadProps(__spreadValues({},scope.invalid(at5,shown3,"reserve-ordinal-no-range",values2)),{place:[
...place2,index]}));let error=rangeFault(scope,each);error&&(yield __spreadProps(__spreadValues({},scope.invalid(at5,shown3,"reserve-ordinal-invalid",__spreadProps(
__spreadValues({},values2),{error}))),{place:[...place2,index]}))}return}let shown2={go:`[]int{${ordinals.join(", ")}}`,json:ordinals};new Set(ordinals).size!==
ordinals.length&&(yield __spreadProps(__spreadValues({},scope.invalid(at5,shown2,"reserve-ordinals-twice")),{place:place2}));for(let[index,ordinal]of ordinals.entries())
Number(ordinal)>=0||(yield __spreadProps(__spreadValues({},scope.invalid(at5,shown2,"reserve-ordinals-negative",{ordinal})),{place:[...place2,index]}))}function rangeFault(scope,written3){
let parts2=written3.split("-"),wrong=scope.build.say("reserve-ordinal-range",{range:written3});if(parts2.length!==2)return wrong;let[start,end]=parts2.map(each=>atoi(
each,scope.build));for(let each of[start,end])if(typeof each=="object")return each.error;return Number(start)>Number(end)?wrong:void 0}function*retentionErrors(scope,spec){
let policy3=child(spec,"persistentVolumeClaimRetentionPolicy");if(!(!policy3||!scope.build.holds("advanced-statefulset-retention-policy")))for(let name3 of["whe\
nDeleted","whenScaled"]){let value2=text2(policy3,name3)||"Retain";["Retain","Delete"].includes(value2)||(yield scope.notSupported([...at5,"persistentVolumeClai\
mRetentionPolicy",name3],value2,["Retain","Delete"]))}}var at6=["spec"];function appsRefusals(manifest,world,before){let scope=scopeOf(world.cluster);return refusalsOf(errorsOf2(scope,manifest,before),`${manifest.kind}\
Validation`)}function*errorsOf2(scope,manifest,before){let{kind}=manifest,spec=record(manifest.value.spec)??{};yield*selectorItself(scope,spec,{empty:kind==="Da\
emonSet"?"daemonset-empty-selector":"deployment-empty-selector",required:kind!=="DaemonSet"},at6);let selector4=child(spec,"selector");(kind==="DaemonSet"||Object.
keys(selector4??{}).length>0)&&(yield*selectorMatches(scope,spec,at6)),yield*alwaysRestarted(scope,spec,kind==="DaemonSet"?"daemonset-active-deadline":"replicas\
et-active-deadline");for(let name3 of["replicas","minReadySeconds","revisionHistoryLimit","progressDeadlineSeconds"])yield*nonNegative(scope,number(spec,name3),
[...at6,name3]);kind==="Deployment"&&(yield*deploymentErrors(scope,spec)),kind==="DaemonSet"&&(yield*daemonSetErrors(scope,child(spec,"updateStrategy")??{})),before&&
(yield*selectorImmutable(scope,spec,record(before.value.spec)??{},at6))}function*alwaysRestarted(scope,spec,deadline){let pod=child(child(spec,"template"),"spec"),
restartPolicy=text2(pod,"restartPolicy")||"Always",here=["spec","template","spec"];restartPolicy!=="Always"&&(yield scope.notSupported([...here,"restartPolicy"],
restartPolicy,["Always"])),member(pod,"activeDeadlineSeconds")!==void 0&&(yield scope.forbidden([...here,"activeDeadlineSeconds"],deadline))}function*deploymentErrors(scope,spec){
let strategy=child(spec,"strategy"),rolling2=child(strategy,"rollingUpdate"),type=text2(strategy,"type")||"RollingUpdate",here=[...at6,"strategy"];type==="Recre\
ate"?rolling2&&(yield scope.forbidden([...here,"rollingUpdate"],"deployment-rolling-recreate")):type==="RollingUpdate"?yield*deploymentRolling(scope,rolling2,[...here,
"rollingUpdate"]):yield scope.notSupported(here,strategyLiteral("Deployment",type,rolling2),["Recreate","RollingUpdate"]);let deadline=number(spec,"progressDead\
lineSeconds")??600;deadline<=(number(spec,"minReadySeconds")??0)&&(yield scope.invalid([...at6,"progressDeadlineSeconds"],deadline,"deadline-not-above-min-ready"))}
function*deploymentRolling(scope,rolling2,here){let maxUnavailable=intOrString(rolling2,"maxUnavailable")??"25%",maxSurge=intOrString(rolling2,"maxSurge")??"25%";
yield*positiveIntOrPercent(scope,maxUnavailable,[...here,"maxUnavailable"]),yield*positiveIntOrPercent(scope,maxSurge,[...here,"maxSurge"]),isZero(maxUnavailable)&&
isZero(maxSurge)&&(yield scope.invalid([...here,"maxUnavailable"],literalOf(maxUnavailable),"deployment-nothing-may-move")),yield*notMoreThan100Percent(scope,maxUnavailable,
[...here,"maxUnavailable"])}function*daemonSetErrors(scope,strategy){let type=text2(strategy,"type")||"RollingUpdate",here=[...at6,"updateStrategy"],rolling2=child(
strategy,"rollingUpdate");if(type!=="RollingUpdate"){if(type==="OnDelete")return;yield scope.notSupported(here,strategyLiteral("DaemonSet",type,rolling2),["Roll\
ingUpdate","OnDelete"]);return}let maxUnavailable=intOrString(rolling2,"maxUnavailable")??1,maxSurge=intOrString(rolling2,"maxSurge")??0;for(let[name3,amount4]of[
["maxUnavailable",maxUnavailable],["maxSurge",maxSurge]])yield*positiveIntOrPercent(scope,amount4,[...here,"rollingUpdate",name3]),yield*notMoreThan100Percent(scope,
amount4,[...here,"rollingUpdate",name3]);!isZero(maxUnavailable)&&!isZero(maxSurge)?yield scope.invalid([...here,"rollingUpdate","maxSurge"],literalOf(maxSurge),
"daemonset-surge-and-unavailable"):isZero(maxUnavailable)&&isZero(maxSurge)&&(yield scope.required([...here,"rollingUpdate","maxUnavailable"],"daemonset-neither"))}
function isZero(amount4){return intOrPercentValue(amount4)===0}function strategyLiteral(kind,type,rolling2){let struct=kind==="Deployment"?"DeploymentStrategy":
"DaemonSetUpdateStrategy",pointer5=`(*apps.RollingUpdate${kind})${rolling2?"(0x0)":"(nil)"}`;return{go:`apps.${struct}{Type:${quote(type)}, RollingUpdate:${pointer5}\
}`,json:{type}}}var WEBHOOK4="vbroadcastjob.kb.io",OWN_LABELS={name:"broadcastjob-name",uid:"broadcastjob-controller-uid"};function broadcastJobRefusals(manifest,world){let{cluster}=world,
version2=versionOf(manifest),undecoded=decodeRefusals(manifest,jobStructs(version2),`${version2}.BroadcastJob`,"mbroadcastjob.kb.io",world);if(undecoded.length>
0)return undecoded;let invalid=customResourceRefusals(manifest,{},cluster);return invalid.length>0?invalid:refusalsOf(errorsOf3(scopeOf(cluster.library("kruise")),
manifest,world),WEBHOOK4)}function*errorsOf3(scope,manifest,world){let name3=text2(record(manifest.value.metadata),"name");yield*plainName(scope,name3,"broadcas\
tjob-name",["metadata","name"]),yield*completionErrors(scope,manifest);let at18=["spec","template"],template3=kruiseTemplate(manifest,world),pod=[...podTemplateErrors(
template3,at18,scope.build,kruiseOptions(world))],policy3=text2(record(template3.spec),"restartPolicy");policy3!=="OnFailure"&&policy3!=="Never"&&(yield scope.invalid(
[...at18,"spec","restartPolicy"],policy3,"broadcastjob-restart"));let meta=record(template3.metadata),labels2=child(meta,"labels"),preset=[OWN_LABELS.name,OWN_LABELS.
uid].find(label2=>text2(labels2,label2)!=="");if(preset!==void 0){let here=[...at18,"metadata","labels"];yield __spreadProps(__spreadValues({},scope.invalid(here,
labelsLiteral(meta,"labels"),"broadcastjob-labels",OWN_LABELS)),{place:[...here,preset]})}yield*pod}function*completionErrors(scope,{value:value2}){let policy3=child(
record(value2.spec),"completionPolicy");if(text2(policy3,"type")==="Never")for(let field of["ttlSecondsAfterFinished","activeDeadlineSeconds"]){let given2=number(
policy3,field);given2!==void 0&&(yield scope.invalid(["spec","completionPolicy",field],given2,"broadcastjob-never",{field}))}}var WEBHOOK5="vcloneset.kb.io",at7=["spec"],strategyAt=["spec","updateStrategy"],types=["ReCreate","InPlaceIfPossible","InPlaceOnly"];function cloneSetRefusals(manifest,world,before){
let{cluster}=world,undecoded=decodeRefusals(manifest,cloneSetStructs(cluster),"v1alpha1.CloneSet","mcloneset.kb.io",world);if(undecoded.length>0)return undecoded;
let invalid=customResourceRefusals(manifest,{scales:!0,completed:!0},cluster);return invalid.length>0?invalid:refusalsOf(errorsOf4(manifest,world,before),WEBHOOK5)}
function*errorsOf4(manifest,world,before){let scope=scopeOf(world.cluster.library("kruise")),spec=record(manifest.value.spec)??{};before&&(yield*updateErrors2(scope,
manifest,before,world)),yield*selectorItself(scope,spec,{empty:"cloneset-empty-selector",required:!0},at7);let selector4=child(spec,"selector");Object.keys(selector4??
{}).length>0&&(yield*selectorMatches(scope,spec,at7));let template3=kruiseTemplate(manifest,world);yield*lastingTemplateErrors(scope,template3,"cloneset-active-\
deadline",world),yield*podsToDelete(scope,manifest,world,spec,record(before?.value.spec)),yield*strategyErrors(scope,child(spec,"updateStrategy")??{},number(spec,
"replicas")??1),scope.build.holds("cloneset-progress-deadline")&&(yield*progressDeadline(scope,spec))}function*progressDeadline(scope,spec){let deadline=number(
spec,"progressDeadlineSeconds");if(deadline===void 0)return;let here=[...at7,"progressDeadlineSeconds"];yield*nonNegative(scope,deadline,here),deadline!==2**31-
1&&deadline<=(number(spec,"minReadySeconds")??0)&&(yield scope.invalid(here,deadline,"deadline-not-above-min-ready"))}function*podsToDelete(scope,manifest,world,spec,before){
let here=["spec","scaleStrategy","podsToDelete"],names=texts(child(spec,"scaleStrategy"),"podsToDelete"),twice=names.filter((name3,index)=>names.indexOf(name3)<
index);if(twice.length>0){let shown2={go:stringList(names),json:names};yield scope.invalid(here,shown2,"cloneset-pods-twice",{names:`[${twice.join(" ")}]`});return}
let known6=new Set(texts(child(before,"scaleStrategy"),"podsToDelete"));for(let name3 of names.filter(each=>!known6.has(each)).sort()){let pod=world.workload("",
"Pod",manifest.namespace??"",name3),place2=[...here,names.indexOf(name3)],values2={name:name3,shown:quote(name3)};yield __spreadProps(__spreadValues({},scope.invalid(
here,name3,pod?"cloneset-pod-of-others":"cloneset-pod-missing",values2)),{place:place2})}}function*strategyErrors(scope,strategy,replicas){let{build}=scope,type=text2(
strategy,"type")||"ReCreate";types.includes(type)||(yield scope.invalid([...strategyAt,"type"],type,"cloneset-strategy-type"));let own2=build.holds("cloneset-re\
fuses-numeric-strings"),ownPartition=build.holds("cloneset-partition-refuses-numeric-strings"),partition3=new Amount("partition",intOrString(strategy,"partition")??
0,ownPartition,replicas,scope);yield*partition3.errors(),yield*nonNegative(scope,partition3.value,[...strategyAt,"partition"]),yield*priorityStrategyErrors(scope,
child(strategy,"priorityStrategy"),[...strategyAt,"priorityStrategy"]),yield*scatterStrategyErrors(scope,strategy,[...strategyAt,"scatterStrategy"]);let written3=intOrString(
strategy,"maxUnavailable")??"20%",maxUnavailable=new Amount("maxUnavailable",written3,own2,replicas,scope);yield*maxUnavailable.errors();let surge=intOrString(strategy,
"maxSurge")??0,maxSurge=new Amount("maxSurge",surge,own2,replicas,scope);yield*maxSurge.errors(),type==="InPlaceOnly"&&maxSurge.value>0&&(yield scope.invalid([...strategyAt,
"maxSurge"],String(surge),"cloneset-surge-in-place-only")),replicas>0&&maxUnavailable.value<1&&maxSurge.value<1&&(yield scope.invalid([...strategyAt,"maxUnavail\
able"],literalOf(written3),"cloneset-nothing-may-move"))}var Amount=class{constructor(name3,written3,own2,replicas,scope){this.name=name3;this.written=written3;
this.scope=scope;this.#scaled=(own2?scaled:legacyScaled)(written3,replicas,scope.build)}name;written;scope;#scaled;get value(){return this.#scaled.value}*errors(){
let{error}=this.#scaled;if(error===void 0)return;let values2={name:this.name,error};yield this.scope.invalid([...strategyAt,this.name],String(this.written),"clo\
neset-amount-unreadable",values2)}};function*updateErrors2(scope,manifest,before,world){let changeable2=["replicas","template","scaleStrategy","updateStrategy",
"minReadySeconds","lifecycle","revisionHistoryLimit",...scope.build.holds("cloneset-claim-templates-mutable")?["volumeClaimTemplates"]:[],...scope.build.holds("\
cloneset-progress-deadline")?["progressDeadlineSeconds"]:[]],known6=Object.keys(cloneSetStructs(scope.build)["v1alpha1.CloneSetSpec"]??{});if(onlyChanged(manifest,
before,changeable2,known6)||(yield scope.forbidden(at7,"cloneset-update-forbidden")),text2(child(record(manifest.value.spec),"updateStrategy"),"type")!=="InPlac\
eOnly")return;let difference=notInPlace(manifest,before,/^\/containers\/([0-9]+)\/image$/,world);difference&&(yield scope.forbidden(at7,"cloneset-not-in-place",
__spreadValues({},difference)))}var WEBHOOK6="mcontainerrecreaterequest.kb.io",SCHEMA2=kindWith(object2({activeDeadlineSeconds:integer,containers:list2(object2({name:string},"name")),podName:string,
strategy:object2({failurePolicy:string,forceRecreate:boolean,minStartedSeconds:integer,orderedRecreate:boolean,terminationGracePeriodSeconds:integer,unreadyGracePeriodSeconds:integer}),
ttlSecondsAfterFinished:integer})),MIN_DEADLINE=3,IMMUTABLE_LABELS=["crr.apps.kruise.io/pod-uid","crr.apps.kruise.io/node-name"];function recreateRefusals(manifest,world,before){
let{cluster}=world;if(!cluster.kruiseEnabled("KruiseDaemon"))return gatesOff(WEBHOOK6,"feature-gate-off",{gate:"KruiseDaemon"},cluster);let refused=before?changed(
manifest,before):faulty(manifest,world);return refused?[denial(WEBHOOK6,refused.id,refused.path,cluster,refused.values)]:customResourceRefusals(manifest,{schema:SCHEMA2},
cluster)}function changed(manifest,before){if(canonical(manifest.value.spec)!==canonical(before.value.spec))return{id:"crr-immutable",path:["spec"]};let label2=IMMUTABLE_LABELS.
find(key3=>(manifest.labels[key3]??"")!==(before.labels[key3]??""));return label2===void 0?void 0:{id:"crr-label-immutable",path:["metadata","labels",label2],values:{
label:label2}}}function faulty(manifest,world){let spec=record(manifest.value.spec)??{},strategy=child(spec,"strategy"),at18=["spec","strategy"],podName=text2(spec,
"podName");if(podName==="")return{id:"crr-no-pod-name",path:["spec","podName"]};if(items(spec,"containers").length===0)return{id:"crr-no-containers",path:["spec",
"containers"]};if((number(spec,"activeDeadlineSeconds")??MIN_DEADLINE)<MIN_DEADLINE)return{id:"crr-deadline",path:["spec","activeDeadlineSeconds"],values:{min:MIN_DEADLINE}};
for(let field of["terminationGracePeriodSeconds","unreadyGracePeriodSeconds"])if((number(strategy,field)??0)<0)return{id:"crr-negative",path:[...at18,field],values:{
field}};let policy3=text2(strategy,"failurePolicy");return["","Fail","Ignore"].includes(policy3)?podFault(manifest,podName,world)??containersFault(spec):{id:"cr\
r-failure-policy",path:[...at18,"failurePolicy"],values:{policy:policy3}}}function podFault({namespace},podName,world){if(!(!world.cluster.closed("Pod")||world.
workload("","Pod",namespace??"default",podName)))return{id:"crr-no-pod",path:["spec","podName"],values:{podName}}}function containersFault(spec){let names=new Set;
for(let[container,index]of items(spec,"containers")){let path8=["spec","containers",index],name3=text2(container,"name");if(names.has(name3))return{id:"crr-cont\
ainer-twice",path:path8,values:{name:name3}};if(names.add(name3),["preStop","ports","statusContext"].some(field=>member(container,field)!==void 0))return{id:"cr\
r-read-only",path:path8}}}var WEBHOOK7="vephemeraljobs.kb.io",SCHEMA3=kindWith(object2({activeDeadlineSeconds:integer,parallelism:integer,paused:boolean,replicas:integer,selector,template:object2(
{},"ephemeralContainers"),ttlSecondsAfterFinished:integer},"selector","template")),PULL_POLICIES=["Always","IfNotPresent","Never"],MESSAGE_POLICIES=["File","Fal\
lbackToLogsOnError"],NOT_ALLOWED=["ports","resources","resizePolicy","restartPolicy","livenessProbe","readinessProbe","startupProbe","lifecycle"];function ephemeralJobRefusals(manifest,world){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA3},cluster);return invalid.length>0||!cluster.holds("ephemeraljob-webhook")?invalid:refusalsOf(
containersErrors(scopeOf(cluster.library("kruise")),containersOf(manifest,world)),WEBHOOK7)}function containersOf(manifest,world){let{template:template3}=manifest.
spec,containers2=isObject(template3)?template3.ephemeralContainers:void 0;if(!Array.isArray(containers2))return{};let known6=typed({spec:{ephemeralContainers:containers2}},
world.kruiseStructs(),new Origins);return record(known6.spec)??{}}function*containersErrors(scope,spec){let names=new Set;for(let[container,index]of items(spec,
"ephemeralContainers")){let within=path8=>["spec","template",...plainPath(path8)];for(let error of containerErrors(scope,container,names,["ephemeralContainers",
index]))yield __spreadProps(__spreadValues({},error),{place:within(error.place??error.path)})}}function*containerErrors(scope,container,names,at18){let name3=text2(
container,"name");name3===""?yield scope.required([...at18,"name"]):yield*validateName(scope,isDNS1123Label,name3,[...at18,"name"]);let image=text2(container,"i\
mage");image===""&&(yield scope.required([...at18,"image"])),yield*oneOf2(scope,container,"terminationMessagePolicy",MESSAGE_POLICIES,at18),yield*containerPorts(
scope,container,[...at18,"ports"]),yield*environment(scope,container,[...at18,"env"]),yield*environmentFrom(scope,container,[...at18,"envFrom"]),yield*oneOf2(scope,
container,"imagePullPolicy",PULL_POLICIES,at18),yield*securityContext(scope,child(container,"securityContext"),!0,[...at18,"securityContext"]),image!==image.trim()&&
(yield scope.invalid([...at18,"image"],image,"image-padded")),names.has(name3)&&(yield scope.duplicate([...at18,"name"],name3)),names.add(name3);for(let field of NOT_ALLOWED)
isSet(container,field)&&(yield scope.forbidden([...at18,field],"not-in-ephemeral-container"));for(let[mount,index]of items(container,"volumeMounts"))for(let field of[
"subPath","subPathExpr"])text2(mount,field)!==""&&(yield scope.forbidden([...at18,"volumeMounts",index,field],"not-in-ephemeral-container"))}function*oneOf2(scope,fields,name3,words4,at18){
let value2=text2(fields,name3);value2===""?yield scope.required([...at18,name3]):words4.includes(value2)||(yield scope.notSupported([...at18,name3],value2,words4))}
function isSet(container,field){let value2=member(container,field);return value2===void 0?!1:field!=="resources"||Object.keys(record(value2)??{}).length>0}var DEFAULT_TIMEOUT=600,MAX_IMAGES2=255;function imagePullRefusals(manifest,world,before){return judge(manifest,world,spec=>{let was=record(before?.value.spec);
if(was&&world.cluster.holds("imagepulljob-secrets-immutable")&&!(canonical(spec.pullSecrets)===canonical(was.pullSecrets)))return{id:"ipj-secrets-immutable",path:[
"spec","pullSecrets"]};let image=text2(spec,"image");return selectorFaultOf(spec,world)??(image===""?{id:"ipj-no-image",path:["spec","image"]}:void 0)??imageFaultOf(
image,["spec","image"],world)??(world.cluster.holds("imagepulljob-checks-parallelism")?parallelismFault(spec,world):void 0)??completionFault(spec,world.cluster.
holds("imagepulljob-checks-timeout"))})}function imageListRefusals(manifest,world){return Array.isArray(member(record(manifest.value.spec),"images"))?judgeList(
manifest,world):[nullRefusal(["spec","images"],"array",world.cluster)]}function judgeList(manifest,world){return judge(manifest,world,spec=>{let images=texts(spec,
"images"),path8=["spec","images"];if(images.length===0)return selectorFaultOf(spec,world)??{id:"ipj-no-image",path:path8};let twice=images.findIndex((image,at18)=>images.
indexOf(image)<at18);return selectorFaultOf(spec,world)??(twice>=0?{id:"ipj-images-twice",path:[...path8,twice]}:void 0)??(images.length>MAX_IMAGES2?{id:"ipj-im\
ages-many",path:path8}:void 0)??images.reduce((found,image,at18)=>found??imageFaultOf(image,[...path8,at18],world),void 0)??completionFault(spec,!1)})}function nullRefusal(path8,type,build){
let values2={path:path8.join("."),type,given:"null"},[refusal]=refusalsOf([scopeOf(build).invalid(path8,"null","schema-type",values2)],CRD_VALIDATION);return refusal}
function judge(manifest,world,faultOf){let{cluster}=world,webhook=`${manifest.kind.toLowerCase()}${cluster.holds("imagepulljob-webhook-v1beta1")?"-v1beta1":""}.\
kb.io`,by=`v${webhook}`,version2=versionOf(manifest),root2=`${version2}.${manifest.kind}`,undecoded=decodeRefusals(manifest,pullJobStructs(version2),root2,`m${webhook}`,
world);if(undecoded.length>0)return undecoded;let invalid=customResourceRefusals(manifest,{},cluster);if(invalid.length>0)return invalid;let off=["KruiseDaemon",
...cluster.holds("imagepulljob-gate")?["ImagePullJobGate"]:[]].find(gate=>!cluster.kruiseEnabled(gate));if(off)return gatesOff(by,"feature-gate-off",{gate:off},
cluster);let fault=faultOf(record(manifest.value.spec)??{});return fault?[denial(by,fault.id,fault.path,cluster,fault.values)]:[]}function selectorFaultOf(spec,world){
let chosen2=child(spec,"selector"),library=world.cluster.library("kruise"),names=member(chosen2,"names");if(member(chosen2,"matchLabels")!==void 0||member(chosen2,
"matchExpressions")!==void 0){if(names!==void 0)return{id:"ipj-names-and-labels",path:["spec","selector"]};let error2=selectorFault(chosen2,library);if(error2)return{
id:"ipj-selector",path:["spec","selector"],values:{error:error2}}}let listed4=texts(chosen2,"names");if(new Set(listed4).size!==listed4.length)return{id:"ipj-na\
mes-twice",path:["spec","selector","names"]};let pods=child(spec,"podSelector");if(!pods)return;if(chosen2)return{id:"ipj-two-selectors",path:["spec","podSelect\
or"]};let error=selectorFault(pods,library);return error?{id:"ipj-pod-selector",path:["spec","podSelector"],values:{error}}:void 0}function imageFaultOf(image,path8,world){
let error=imageFault(image,world.cluster);return error===void 0?void 0:{id:"ipj-image",path:path8,values:{image,error}}}function parallelismFault(spec,world){let value2=intOrString(
spec,"parallelism"),path8=["spec","parallelism"];if(typeof value2=="string"){if(value2.endsWith("%"))return{id:"ipj-parallelism-percent",path:path8};if(!/^[+-]?\d+$/.
test(value2)){let error=world.cluster.say("parse-int-syntax",{given:JSON.stringify(value2)});return{id:"ipj-parallelism",path:path8,values:{error}}}if(Number(value2)!==
(Number(value2)|0)){let error=world.cluster.say("parse-int-range",{given:JSON.stringify(value2)});return{id:"ipj-parallelism",path:path8,values:{error}}}}return Number(
value2??0)<0?{id:"ipj-parallelism-negative",path:path8}:void 0}function completionFault(spec,checksTimeout){let policy3=child(spec,"completionPolicy"),type=text2(
policy3,"type")||"Always",path8=["spec","completionPolicy"],deadline=number(policy3,"activeDeadlineSeconds");if(type==="Always"){let timeout=number(child(spec,"\
pullPolicy"),"timeoutSeconds")??DEFAULT_TIMEOUT;return checksTimeout&&deadline!==void 0&&timeout>deadline?{id:"ipj-deadline",path:[...path8,"activeDeadlineSecon\
ds"]}:void 0}if(type!=="Never")return{id:"ipj-completion-type",path:[...path8,"type"],values:{type}};if(deadline===void 0&&number(policy3,"ttlSecondsAfterFinish\
ed")===void 0)return;let at18=deadline===void 0?"ttlSecondsAfterFinished":"activeDeadlineSeconds";return{id:"ipj-never-deadline",path:[...path8,at18]}}var at8=["spec"],amounts2=["parallelism","completions","activeDeadlineSeconds","backoffLimit","ttlSecondsAfterFinished"];function jobRefusals(manifest,world,before){
let scope=scopeOf(world.cluster),spec=record(manifest.value.spec)??{},errors=[...validityErrors3(scope,spec,at8)];return before&&errors.push(...updateErrors3(scope,
spec,record(before.value.spec)??{})),refusalsOf(errors,"JobValidation")}function cronJobRefusals(manifest,world){let jobTemplate=child(record(manifest.value.spec),
"jobTemplate"),spec=child(jobTemplate,"spec")??{};return refusalsOf(validityErrors3(scopeOf(world.cluster),spec,["spec","jobTemplate","spec"]),"CronJobValidatio\
n")}function*validityErrors3(scope,spec,at18){for(let name3 of amounts2)yield*nonNegative(scope,number(spec,name3),[...at18,name3]);let mode2=optionalText(spec,
"completionMode")??"NonIndexed";["NonIndexed","Indexed"].includes(mode2)||(yield scope.notSupported([...at18,"completionMode"],mode2,["NonIndexed","Indexed"])),
mode2==="Indexed"&&number(spec,"completions")===void 0&&(yield scope.required([...at18,"completions"],"job-indexed-completions",{mode:mode2}));let here=[...at18,
"template","spec","restartPolicy"],restartPolicy=text2(child(child(spec,"template"),"spec"),"restartPolicy")||"Always";restartPolicy==="Always"?yield scope.required(
here,"job-restart-policy"):restartPolicy!=="OnFailure"&&restartPolicy!=="Never"?yield scope.notSupported(here,restartPolicy,["OnFailure","Never"]):child(spec,"p\
odFailurePolicy")&&restartPolicy!=="Never"&&(yield scope.invalid(here,restartPolicy,"job-failure-policy-restart")),flag(spec,"manualSelector")&&(child(spec,"sel\
ector")||(yield scope.required([...at18,"selector"])),yield*selectorMatches(scope,spec,at18))}function*updateErrors3(scope,spec,before){let mode2=optionalText(spec,
"completionMode")??"NonIndexed";mode2!==(optionalText(before,"completionMode")??"NonIndexed")&&(yield scope.invalid([...at8,"completionMode"],mode2,"field-immut\
able"));let completions=number(spec,"completions");mode2==="NonIndexed"&&completions!==number(before,"completions")&&canonical(spec.completions)!==canonical(before.
completions)&&(yield scope.invalid([...at8,"completions"],completions??"null","field-immutable"))}function limitRangeRefusals2(manifest,world){return refusalsOf(limitRangeErrors(scopeOf(world.cluster),manifest),"LimitRangeValidation")}function*limitRangeErrors(scope,{
name:name3,spec}){yield*validateName(scope,isDNS1123Subdomain,name3,["metadata","name"]);let types2=new Set;for(let[index,item]of objects(spec.limits).entries()){
let at18=["spec","limits",index],type=text(item.type);yield*typeErrors(scope,type,[...at18,"type"]),types2.has(type)&&(yield scope.duplicate([...at18,"type"],type)),
types2.add(type);for(let error of itemErrors(scope,type==="Container"?stored2(item):item,at18)){let place2=writtenAt(item,plainPath(error.path).slice(at18.length));
yield place2?__spreadProps(__spreadValues({},error),{place:[...at18,...place2]}):error}}}function stored2(item){let{limits:limits2,requests}=defaultsOf(item);return __spreadProps(
__spreadValues({},item),{default:limits2,defaultRequest:requests})}function writtenAt(item,[bound,resource]){if(bound!=="default"&&bound!=="defaultRequest"||resource===
void 0)return;let sources2=[bound,"default","max","min"].filter(each=>Object.hasOwn(member2(item,each),resource));return sources2[0]===void 0?void 0:[sources2[0],
resource]}function*typeErrors(scope,type,at18){let faults=[...validateName(scope,isQualifiedName,type,at18)];yield*faults;let standard2=["Container","Pod","Pers\
istentVolumeClaim"].includes(type);faults.length===0&&!standard2&&!type.includes("/")&&(yield scope.invalid(at18,type,"limit-range-type"))}var BOUNDS=["max","mi\
n","default","defaultRequest","maxLimitRequestRatio"];function*itemErrors(scope,item,at18){let type=text(item.type),nameRule=type==="Pod"||type==="Container"?containerResourceName:
resourceName,bounds=Object.fromEntries(BOUNDS.map(bound=>[bound,quantities(item,bound)]));for(let bound of BOUNDS){type==="Pod"&&(bound==="default"||bound==="de\
faultRequest")&&(bounds[bound].size>0&&(yield scope.forbidden([...at18,bound],"limit-range-pod-defaults")),bounds[bound].clear()),bound==="maxLimitRequestRatio"&&
type==="PersistentVolumeClaim"&&(bounds.min.has("storage")||bounds.max.has("storage")||(yield __spreadProps(__spreadValues({},scope.required([...at18,"limits"],
"limit-range-claim-needs-bound")),{place:plainPath(at18)})));for(let resource of bounds[bound].keys())yield*nameRule(scope,resource,[...at18,bound,{key:resource}])}
let resources2=new Set(BOUNDS.flatMap(bound=>[...bounds[bound].keys()]));for(let resource of[...resources2].sort())yield*orderErrors(scope,resource,bounds,at18)}
var ORDER=[["min","min","max","max","min","min"],["min","min","defaultRequest","default request","defaultRequest","defaultRequest"],["defaultRequest","default r\
equest","max","max","defaultRequest","defaultRequest"],["defaultRequest","default request","default","default limit","defaultRequest","defaultRequest"],["min","\
min","default","default","default","min"],["default","default","max","max","default","max"]];function printed(quantity){return quantityLiteral(__spreadProps(__spreadValues(
{},quantity),{written:formatQuantity(quantity)}))}function*orderErrors(scope,resource,bounds,at18){for(let[lower,low,upper,high,where,shown2]of ORDER){let less=bounds[lower].
get(resource),more2=bounds[upper].get(resource);if(!less||!more2||(more2.small||bounds[lower].set(resource,__spreadProps(__spreadValues({},less),{small:!1})),compareQuantities(
less,more2)<=0))continue;let values2={low,less:formatQuantity(less),high,more:formatQuantity(more2)},value2=printed(shown2===lower?__spreadProps(__spreadValues(
{},less),{small:less.small&&more2.small}):more2);yield scope.invalid([...at18,where,{key:resource}],value2,"limit-range-out-of-order",values2)}yield*ratioErrors(
scope,resource,bounds,at18);let limit=bounds.default.get(resource),request=bounds.defaultRequest.get(resource);if(limit&&request&&!allowsOvercommit(resource)&&compareQuantities(
limit,request)!==0){let values2={limit:formatQuantity(limit),request:formatQuantity(request),resource},here=[...at18,"defaultRequest",{key:resource}];yield scope.
invalid(here,printed(request),"limit-range-defaults-differ",values2)}}var ONE=parseQuantity("1"),MOST_MILLIS2=(2n**63n-1n)/1000n;function*ratioErrors(scope,resource,bounds,at18){
let ratio=bounds.maxLimitRequestRatio.get(resource);if(!ratio)return;let here=[...at18,"maxLimitRequestRatio",{key:resource}],values2={ratio:formatQuantity(ratio)};
compareQuantities(ratio,ONE)<0&&(yield scope.invalid(here,printed(ratio),"limit-range-ratio-below-one",values2));let min=bounds.min.get(resource),max=bounds.max.
get(resource);if(!min||!max)return;let scale=[ratio,min,max].every(each=>int64Value(each)<MOST_MILLIS2)?-3:0,reach=Number(int64Value(max,scale))/Number(int64Value(
min,scale));if((scale===0?Number(int64Value(ratio)):Number(int64Value(ratio,-3))/1e3)>reach){let all2=__spreadProps(__spreadValues({},values2),{reach:sixDecimals(
reach)});yield scope.invalid(here,printed(ratio),"limit-range-ratio-out-of-reach",all2)}}var selector3="pointer to LabelSelector",template2="PodTemplateSpec",int32="pointer to int32",rolling={maxUnavailable:"pointer to IntOrString",maxSurge:"pointer\
 to IntOrString"},STRUCTS={Deployment:{metadata:"ObjectMeta",spec:"DeploymentSpec"},DeploymentSpec:{replicas:int32,selector:selector3,template:template2,strategy:"\
DeploymentStrategy",minReadySeconds:"int32",revisionHistoryLimit:int32,paused:"bool",progressDeadlineSeconds:int32},DeploymentStrategy:{type:"string as v1.Deplo\
ymentStrategyType",rollingUpdate:"pointer to RollingUpdateDeployment"},RollingUpdateDeployment:rolling,ReplicaSet:{metadata:"ObjectMeta",spec:"ReplicaSetSpec"},
ReplicaSetSpec:{replicas:int32,minReadySeconds:"int32",selector:selector3,template:template2},DaemonSet:{metadata:"ObjectMeta",spec:"DaemonSetSpec"},DaemonSetSpec:{
selector:selector3,template:template2,updateStrategy:"DaemonSetUpdateStrategy",minReadySeconds:"int32",revisionHistoryLimit:int32},DaemonSetUpdateStrategy:{type:"\
string as v1.DaemonSetUpdateStrategyType",rollingUpdate:"pointer to RollingUpdateDaemonSet"},RollingUpdateDaemonSet:rolling,StatefulSet:{metadata:"ObjectMeta",spec:"\
StatefulSetSpec"},StatefulSetSpec:{replicas:int32,selector:selector3,template:template2,volumeClaimTemplates:"list of v1.PersistentVolumeClaim",serviceName:"str\
ing",podManagementPolicy:"string as v1.PodManagementPolicyType",updateStrategy:"StatefulSetUpdateStrategy",revisionHistoryLimit:int32,minReadySeconds:"int32",persistentVolumeClaimRetentionPolicy:"\
pointer to StatefulSetPersistentVolumeClaimRetentionPolicy",ordinals:"pointer to StatefulSetOrdinals"},"v1.PersistentVolumeClaim":{metadata:"ObjectMeta",spec:"P\
ersistentVolumeClaimSpec"},StatefulSetUpdateStrategy:{type:"string as v1.StatefulSetUpdateStrategyType",rollingUpdate:"pointer to RollingUpdateStatefulSetStrate\
gy"},RollingUpdateStatefulSetStrategy:{partition:int32,maxUnavailable:"pointer to IntOrString"},StatefulSetPersistentVolumeClaimRetentionPolicy:{whenDeleted:"st\
ring as v1.PersistentVolumeClaimRetentionPolicyType",whenScaled:"string as v1.PersistentVolumeClaimRetentionPolicyType"},StatefulSetOrdinals:{start:"int32"},Job:{
metadata:"ObjectMeta",spec:"JobSpec"},JobSpec:{parallelism:int32,completions:int32,activeDeadlineSeconds:"pointer to int64",backoffLimit:int32,selector:selector3,
manualSelector:"pointer to bool",template:template2,ttlSecondsAfterFinished:int32,completionMode:"string as v1.CompletionMode",suspend:"pointer to bool"},CronJob:{
metadata:"ObjectMeta",spec:"CronJobSpec"},CronJobSpec:{schedule:"string",timeZone:"pointer to string",startingDeadlineSeconds:"pointer to int64",concurrencyPolicy:"\
string as v1.ConcurrencyPolicy",suspend:"pointer to bool",jobTemplate:"JobTemplateSpec",successfulJobsHistoryLimit:int32,failedJobsHistoryLimit:int32},JobTemplateSpec:{
metadata:"ObjectMeta",spec:"JobSpec"}};function nativeDecodeRefusals(manifest,world){let{cluster}=world,{kind,apiVersion}=manifest,fault=decodeFault(manifest.value,
patchSchema("Pod",cluster),cluster,STRUCTS,kind);if(!fault)return[];let version2=apiVersion.slice(apiVersion.indexOf("/")+1);return[{by:"Decoding",id:"cannot-un\
marshal",message:cluster.say("cannot-be-handled",{kind,version:version2,error:fault.error}),path:fault.path}]}function kruiseConfiguration(world,key3){let configuration=world.workload("","ConfigMap","kruise-system","kruise-configuration"),written3=text2(child(record(configuration?.
value),"data"),key3);if(written3!=="")try{return record(JSON.parse(written3))}catch{return}}function referenceLiteral(target){let[apiVersion,kind,name3]=["apiVersion","kind","name"].map(key3=>quote(text2(target,key3)));return{go:`v1alpha1.TargetReferen\
ce{APIVersion:${apiVersion}, Kind:${kind}, Name:${name3}}`,json:target??{}}}function parsesAsGroupVersion(apiVersion){return apiVersion.split("/").length<=2}function sameReference(left,right){
return groupOf(text2(left,"apiVersion"))===groupOf(text2(right,"apiVersion"))&&text2(left,"kind")===text2(right,"kind")&&text2(left,"name")===text2(right,"name")}var WEBHOOK8="vpersistentpodstate.kb.io",topology=object2({nodeTopologyKeys:strings},"nodeTopologyKeys"),SCHEMA4=kindWith(object2({persistentPodAnnotations:list2(
object2({key:string},"key")),persistentPodStateRetentionPolicy:string,preferredPersistentTopology:list2(object2({preference:topology,weight:integer},"preference",
"weight")),requiredPersistentTopology:topology,targetRef:reference2("apiVersion","kind","name")},"targetRef")),place=["spec","targetRef"];function podStateRefusals(manifest,world,before){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA4},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(cluster.library("kruis\
e")),spec=record(manifest.value.spec)??{},errors=[...specErrors2(scope,spec,world)];return before&&canonical(spec.targetRef)!==canonical(record(before.value.spec)?.
targetRef)&&errors.push(__spreadProps(__spreadValues({},scope.required(["spec","targetRef"],"pps-target-changed")),{place})),errors.push(...conflictErrors(scope,
manifest,spec,world)),refusalsOf(errors,WEBHOOK8)}function*specErrors2(scope,spec,world){let target=child(spec,"targetRef"),at18=["spec","TargetReference"],version2=text2(
target,"apiVersion"),shown2=referenceLiteral(target);["apiVersion","kind","name"].some(name3=>text2(target,name3)==="")&&(yield __spreadProps(__spreadValues({},
scope.invalid(at18,shown2,"pps-empty-target")),{place})),scope.build.holds("pps-white-list")?listed(version2,text2(target,"kind"),world)||(yield __spreadProps(__spreadValues(
{},scope.invalid(at18,shown2,"pps-kind")),{place})):(parsesAsGroupVersion(version2)||(yield __spreadProps(__spreadValues({},scope.invalid(at18,shown2,"unexpecte\
d-group-version",{version:version2})),{place})),text2(target,"kind")!=="StatefulSet"&&(yield __spreadProps(__spreadValues({},scope.invalid(at18,shown2,"pps-kind")),
{place}))),!child(spec,"requiredPersistentTopology")&&items(spec,"preferredPersistentTopology").length===0&&(yield scope.invalid(["spec"],specLiteral2(scope,spec),
"pps-no-topology"))}function listed(apiVersion,kind,world){if(!parsesAsGroupVersion(apiVersion))return!1;let group=groupOf(apiVersion);if(kind==="StatefulSet"&&
(group==="apps"||group==="apps.kruise.io"))return!0;let list7=kruiseConfiguration(world,"PPS_Watch_Custom_Workload_WhiteList");return items(list7,"workloads").some(
([each])=>{let member4=name3=>text2(each,name3)||text2(each,name3.toLowerCase());return member4("Group")===group&&member4("Kind")===kind})}function specLiteral2(scope,spec){
let annotations=items(spec,"persistentPodAnnotations").map(([each])=>`v1alpha1.PersistentPodAnnotation{Key:${quote(text2(each,"key"))}}`),keeps=`[]v1alpha1.Pers\
istentPodAnnotation${Array.isArray(spec.persistentPodAnnotations)?`{${annotations.join(", ")}}`:"(nil)"}`,preferred2=Array.isArray(spec.preferredPersistentTopology)?
"{}":"(nil)";return{go:`v1alpha1.PersistentPodStateSpec{${[`TargetReference:${referenceLiteral(child(spec,"targetRef")).go}`,...scope.build.holds("pps-keeps-ann\
otations")?[`PersistentPodAnnotations:${keeps}`]:[],"RequiredPersistentTopology:(*v1alpha1.NodeTopologyTerm)(nil)",`PreferredPersistentTopology:[]v1alpha1.Prefe\
rredTopologyTerm${preferred2}`,`PersistentPodStateRetentionPolicy:${quote(text2(spec,"persistentPodStateRetentionPolicy"))}`].join(", ")}}`,json:spec}}function*conflictErrors(scope,manifest,spec,world){
let target=child(spec,"targetRef")??{},others=world.objectsOf(manifest.group,manifest.kind,manifest.namespace);for(let{name:name3,value:value2}of standing(others,
manifest)){if(!sameReference(target,child(record(value2.spec),"targetRef")??{}))continue;let error=scope.invalid(["spec","targetReference"],referenceLiteral(target),
"pps-target-taken",{name:name3});yield __spreadProps(__spreadValues({},error),{place});return}}function disruptionBudgetRefusals(manifest,world){return refusalsOf(specErrors3(scopeOf(world.cluster),record(manifest.value.spec)??{}),"PodDisruptionBudgetVali\
dation")}function*specErrors3(scope,spec){let limits2=["minAvailable","maxUnavailable"].map(name3=>[name3,intOrString(spec,name3)]);limits2.every(([,value2])=>value2!==
void 0)&&(yield __spreadProps(__spreadValues({},scope.invalid(["spec"],literal5(spec),"budget-two-limits")),{place:["spec","maxUnavailable"]}));for(let[name3,value2]of limits2)
value2!==void 0&&(yield*positiveIntOrPercent(scope,value2,["spec",name3]),yield*notMoreThan100Percent(scope,value2,["spec",name3]));yield*selectorErrors(scope,child(
spec,"selector"),["spec","selector"]);let policy3=optionalText(spec,"unhealthyPodEvictionPolicy");policy3!==void 0&&!POLICIES.includes(policy3)&&(yield scope.notSupported(
["spec","unhealthyPodEvictionPolicy"],policy3,POLICIES))}var POLICIES=["AlwaysAllow","IfHealthyBudget"];function literal5(spec){let amount4=name3=>{let value2=intOrString(
spec,name3);return value2===void 0?null:literalOf(value2).json},pointer5=type=>`(*${type})(0x0)`,amounts3=pointer5("intstr.IntOrString"),rest=`Selector:${pointer5(
"v1.LabelSelector")}, MaxUnavailable:${amounts3}, UnhealthyPodEvictionPolicy:(*policy.UnhealthyPodEvictionPolicyType)(nil)`;return{go:`policy.PodDisruptionBudge\
tSpec{MinAvailable:${amounts3}, ${rest}}`,json:{MinAvailable:amount4("minAvailable"),Selector:child(spec,"selector")??null,MaxUnavailable:amount4("maxUnavailabl\
e"),UnhealthyPodEvictionPolicy:optionalText(spec,"unhealthyPodEvictionPolicy")??null}}}var MAX_BYTES=256*1024;function*annotationErrors(scope,fields,at18){let bytes=0;for(let[key3,value2]of textMap(fields,"annotations")){bytes+=byteLength(key3)+byteLength(
value2);for(let error of validateName(scope,isQualifiedName,key3.toLowerCase(),at18))yield*placed([__spreadProps(__spreadValues({},error),{value:key3})],[...plainPath(
at18),key3])}bytes>MAX_BYTES&&(yield scope.tooLong(at18,"too-long-bytes",{max:MAX_BYTES}))}var SCHEMES=["HTTP","HTTPS"];function*probeHandlerErrors(scope,probe3,at18){if(!scope.build.holds("podprobemarker-tcp-probe")){yield*execOnly(scope,probe3,at18);
return}let handlers=0;for(let kind of["exec","httpGet","tcpSocket"]){let action=child(probe3,kind);if(!action)continue;let here=[...at18,kind];handlers++>0?yield scope.
forbidden(here,"more-than-one-handler"):kind==="exec"?yield*exec(scope,action,here):kind==="tcpSocket"?yield*tcpSocket(scope,action,here):scope.build.holds("pod\
probemarker-http-probe")?yield*httpGet(scope,action,here):yield scope.forbidden([...at18,"probe"],"ppm-no-http")}handlers===0&&(yield scope.required(at18,"handl\
er-required"))}function*execOnly(scope,probe3,at18){let action=child(probe3,"exec"),others=child(probe3,"httpGet")||child(probe3,"tcpSocket");action&&(yield*exec(
scope,action,[...at18,"exec"])),others&&(yield scope.forbidden([...at18,"probe"],"ppm-only-exec")),!action&&!others&&(yield scope.required(at18,"handler-require\
d"))}function*exec(scope,action,at18){texts(action,"command").length===0&&(yield scope.required([...at18,"command"]))}function*tcpSocket(scope,action,at18){scope.
build.holds("podprobemarker-refuses-host")&&(yield*noHost(scope,action,at18)),yield*portNumberOrName(scope,member(action,"port"),[...at18,"port"])}function*noHost(scope,action,at18){
let host=text2(action,"host");host!==""&&(yield scope.invalid([...at18,"host"],host,"ppm-host"))}function*httpGet(scope,action,at18){let path8=text2(action,"pat\
h");path8===""&&(yield scope.required([...at18,"path"])),yield*noHost(scope,action,at18),isURL(path8)||(yield scope.invalid([...at18,"path"],path8,"ppm-url-path")),
yield*portNumberOrName(scope,member(action,"port"),[...at18,"port"]);let scheme=text2(action,"scheme");SCHEMES.includes(scheme)||(yield scope.notSupported([...at18,
"scheme"],scheme,SCHEMES));for(let[header2]of items(action,"httpHeaders"))yield*validateName(scope,isHTTPHeaderName,text2(header2,"name"),[...at18,"httpHeaders"])}
function isURL(path8){if([...path8].some(letter=>letter<" "||letter===""))return!1;let[beforeQuery=""]=path8.split(/[?#]/);return/%(?![0-9a-fA-F]{2})/.test(beforeQuery)?
!1:beforeQuery.startsWith("/")||/^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(beforeQuery)||!/^[^/]*:/.test(beforeQuery)}var header=object2({name:string,value:string},"name","value"),probe2=object2({exec:object2({command:strings}),failureThreshold:integer,grpc:object2({port:integer,
service:string},"port"),httpGet:object2({host:string,httpHeaders:list2(header),path:string,scheme:string},"port"),initialDelaySeconds:integer,periodSeconds:integer,
successThreshold:integer,tcpSocket:object2({host:string},"port"),terminationGracePeriodSeconds:integer,timeoutSeconds:integer}),policy2=object2({annotations:labels,
labels,state:string},"state"),marked=object2({containerName:string,markerPolicy:list2(policy2),name:string,podConditionType:string,probe:probe2},"containerName",
"name","probe"),PROBE_MARKER_SCHEMA=kindWith(object2({probes:list2(marked),selector},"probes","selector"));function probeListLiteral(spec){return{go:`[]v1alpha1\
.PodContainerProbe${Array.isArray(spec.probes)?"{}":"(nil)"}`,json:spec.probes??null}}var NUMBERS=["initialDelaySeconds","timeoutSeconds","periodSeconds","succe\
ssThreshold","failureThreshold"],SOMEWHERE="0x0";function probeLiteral(scope,marked2){let own2=child(marked2,"probe"),pointer5=(type,set)=>`(*${type})(${set?SOMEWHERE:
"nil"})`,handlers=[["Exec","exec","v1.ExecAction"],["HTTPGet","httpGet","v1.HTTPGetAction"],["TCPSocket","tcpSocket","v1.TCPSocketAction"],...scope.build.holds(
"podprobemarker-knows-grpc")?[["GRPC","grpc","v1.GRPCAction"]]:[]].map(([name3,key3,type])=>`${name3}:${pointer5(type,child(own2,key3)!==void 0)}`),handler2=scope.
build.holds("podprobemarker-knows-grpc")?"ProbeHandler":"Handler",numbers=NUMBERS.map(name3=>`${name3[0]?.toUpperCase()}${name3.slice(1)}:${number(own2,name3)??
0}`),grace=pointer5("int64",number(own2,"terminationGracePeriodSeconds")!==void 0),spec=`v1.Probe{${handler2}:v1.${handler2}{${handlers.join(", ")}}, ${numbers.
join(", ")}, TerminationGracePeriodSeconds:${grace}}`,policies4=`[]v1alpha1.ProbeMarkerPolicy${items(marked2,"markerPolicy").length===0&&Array.isArray(marked2.markerPolicy)?
"{}":"(nil)"}`;return{go:`v1alpha1.PodContainerProbe{Name:${quote(text2(marked2,"name"))}, ContainerName:${quote(text2(marked2,"containerName"))}, Probe:v1alpha\
1.ContainerProbeSpec{Probe:${spec}}, MarkerPolicy:${policies4}, PodConditionType:${quote(text2(marked2,"podConditionType"))}}`,json:marked2}}function*strictSelector(scope,selector4,at18,empty){yield*selectorErrors(scope,selector4,at18),isEmptySelector(selector4)&&(yield scope.invalid(at18,selectorLiteral(
selector4),empty)),selectorFault(selector4,scope.build)&&(yield __spreadProps(__spreadValues({},scope.invalid([...at18,"selector"],selectorLiteral(selector4))),
{place:plainPath(at18)}))}var WEBHOOK9="vpodprobemarker.kb.io",NATIVE=["PodScheduled","Initialized","Ready","ContainersReady","KruisePodReady","InPlaceUpdateReady"];function probeMarkerRefusals(manifest,world,before){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:PROBE_MARKER_SCHEMA},cluster);if(invalid.length>0)return invalid;let off=(cluster.holds("podp\
robemarker-gates-checked")?["PodProbeMarkerGate","KruiseDaemon"]:[]).find(gate=>!cluster.kruiseEnabled(gate));if(off)return gatesOff(WEBHOOK9,"feature-gate-off",
{gate:off},cluster);let scope=scopeOf(cluster.library("kruise")),spec=record(manifest.value.spec)??{},errors=[...strictSelector(scope,child(spec,"selector"),["s\
pec","selector"],"ppm-empty-selector")];if(errors.push(...probesErrors(scope,spec)),before&&canonical(record(before.value.spec)?.selector)!==canonical(spec.selector)){
let shown2=selectorLiteral(child(spec,"selector"));errors.push(__spreadProps(__spreadValues({},scope.invalid(["selector"],shown2,"ppm-selector-immutable")),{place:[
"spec","selector"]}))}return refusalsOf(errors,WEBHOOK9)}function*probesErrors(scope,spec){let at18=["spec","probes"],shown2=value2=>scope.build.holds("podprobe\
marker-shows-value")?value2:selectorLiteral(child(spec,"selector")),probes2=items(spec,"probes");if(probes2.length===0){yield scope.invalid(at18,shown2(probeListLiteral(
spec)),"ppm-no-probes");return}let names=new Set,conditions=new Set;for(let[probe3,index]of probes2){let fault=nameFault(scope,probe3,names);if(fault){let{field,
id,values:values2}=fault;yield __spreadProps(__spreadValues({},scope.invalid(at18,shown2(text2(probe3,field)),id,values2)),{place:[...at18,index,field]});return}
names.add(text2(probe3,"name"));let place2=[...at18,index];yield*placed(specErrors4(scope,child(probe3,"probe")),[...place2,"probe"]);let condition=text2(probe3,
"podConditionType");if(condition===""&&items(probe3,"markerPolicy").length===0){yield __spreadProps(__spreadValues({},scope.invalid(at18,shown2(probeLiteral(scope,
probe3)),"ppm-no-mark")),{place:place2});return}if(condition!==""){let here=[...place2,"podConditionType"];if(conditions.has(condition)){yield __spreadProps(__spreadValues(
{},scope.invalid(at18,shown2(condition),"ppm-condition-twice",{condition})),{place:here});return}conditions.add(condition),yield*placed(validateName(scope,isQualifiedName,
condition,["spec"]),here)}if(yield*policyErrors(scope,probe3,place2,shown2))return}}function nameFault(scope,probe3,taken){let name3=text2(probe3,"name"),container=text2(
probe3,"containerName");if(scope.build.holds("podprobemarker-shows-value")){if(name3.includes("#"))return{field:"name",id:"ppm-name-hash"};if(name3==="")return{
field:"name",id:"ppm-name-empty"};if(container==="")return{field:"containerName",id:"ppm-container-empty"}}else if(name3===""||container==="")return{field:name3===
""?"name":"containerName",id:"ppm-unnamed"};return NATIVE.includes(name3)?{field:"name",id:"ppm-name-native",values:{name:name3}}:taken.has(name3)?{field:"name",
id:"ppm-name-twice"}:void 0}function*specErrors4(scope,probe3){let at18=["spec","probe"];yield*probeHandlerErrors(scope,probe3,at18);for(let name3 of["initialDe\
laySeconds","timeoutSeconds","periodSeconds","successThreshold","failureThreshold"])yield*nonNegative(scope,number(probe3,name3),[...at18,name3])}function*policyErrors(scope,probe3,place2,shown2){
let at18=["spec","markerPolicy"],states=new Set;for(let[policy3,index]of items(probe3,"markerPolicy")){let state=text2(policy3,"state"),here=[...place2,"markerP\
olicy",index];if(states.has(state))return yield __spreadProps(__spreadValues({},scope.invalid(at18,shown2(state),"ppm-state-twice")),{place:[...here,"state"]}),
!0;states.add(state),state!=="Succeeded"&&state!=="Failed"?yield __spreadProps(__spreadValues({},scope.required([...at18,"state"],"ppm-state")),{place:[...here,
"state"]}):!hasMembers(policy3,"labels")&&!hasMembers(policy3,"annotations")?yield __spreadProps(__spreadValues({},scope.required(at18,"ppm-marks-nothing")),{place:here}):
(yield*placed(labelErrors(scope,policy3,"labels",[...at18,"labels"]),plainPath([...here,"labels"])),yield*placed(annotationErrors(scope,policy3,[...at18,"annota\
tions"]),[...here,"annotations"]))}return!1}function hasMembers(fields,name3){return Object.keys(child(fields,name3)??{}).length>0}var ALL="ALL";function overlap(left,right){return!disjoint(left,right)&&!disjoint(right,left)}function disjoint(left,right){let wanted2=new Map(textMap(left,"ma\
tchLabels").map(([key3,value2])=>[key3,[value2]]));for(let{key:key3,operator,values:values2}of requirementsOf(left))operator==="In"&&values2.length>0&&wanted2.set(
key3,[...wanted2.get(key3)??[],...values2]),operator==="Exists"&&wanted2.set(key3,[ALL]);for(let[key3,value2]of textMap(right,"matchLabels")){let values2=wanted2.
get(key3);if(values2&&!values2.includes(ALL)&&!values2.includes(value2))return!0}for(let{key:key3,operator,values:theirs}of requirementsOf(right)){let values2=wanted2.
get(key3);if(operator==="In"&&values2&&!values2.includes(ALL)&&!meet(values2,theirs)||operator==="NotIn"&&values2&&contains(theirs,values2)||operator==="Exists"&&
!values2||operator==="DoesNotExist"&&values2)return!0}return!1}function requirementsOf(selector4){return items(selector4,"matchExpressions").map(([each])=>({key:text2(
each,"key"),operator:text2(each,"operator"),values:texts(each,"values")}))}function looselyOverlap(left,right){let ours=expressionsOf(left),theirs=expressionsOf(
right);return oneWay(ours,theirs)&&oneWay(theirs,ours)}function oneWay(ours,theirs){return[...ours].every(([key3,one])=>{let other=theirs.get(key3);return other!==
void 0&&canMeet(one,other)})}function expressionsOf(selector4){let found=new Map;for(let requirement2 of requirementsOf(selector4))found.set(requirement2.key,requirement2);
for(let[key3,value2]of textMap(selector4,"matchLabels"))found.set(key3,{key:key3,operator:"In",values:[value2]});return found}function canMeet(one,other){let word=other.
operator;switch(one.operator){case"In":return word==="In"?meet(other.values,one.values):word==="Exists"||word==="NotIn"&&!contains(other.values,one.values);case"\
Exists":return word==="In"||word==="NotIn"||word==="Exists";case"NotIn":return word==="In"?!contains(one.values,other.values):word==="Exists"||word==="DoesNotEx\
ist"||word==="NotIn";case"DoesNotExist":return word==="DoesNotExist"||word==="NotIn";default:return!1}}function meet(left,right){return right.some(value2=>left.
includes(value2))}function contains(all2,some){return some.every(value2=>all2.includes(value2))}var WEBHOOK10="vpodunavailablebudget.kb.io",SCHEMA5=kindWith(object2({selector,targetRef:reference2()})),OPERATIONS="kruise.io/pub-protect-operations",TOTAL="pu\
b.kruise.io/protect-total-replicas";function budgetRefusals(manifest,world,before){let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA5},cluster);
if(invalid.length>0)return invalid;let gates=["PodUnavailableBudgetDeleteGate","PodUnavailableBudgetUpdateGate"];if(!gates.some(gate=>cluster.kruiseEnabled(gate)))
return gatesOff(WEBHOOK10,"pub-gates-off",{gates:gates.join(", ")},cluster);let scope=scopeOf(cluster.library("kruise")),spec=record(manifest.value.spec)??{},errors=[
...annotationErrors2(scope,manifest),...specErrors5(scope,spec)];return before&&errors.push(...changeErrors(scope,spec,record(before.value.spec)??{})),errors.push(
...conflictErrors2(scope,manifest,spec,world)),refusalsOf(errors,WEBHOOK10)}function*annotationErrors2(scope,{value:value2}){let annotations=new Map(textMap(record(
value2.metadata),"annotations")),invalid=annotation=>__spreadProps(__spreadValues({},scope.internal(["metadata"],"pub-annotation-invalid",{annotation})),{place:[
"metadata","annotations",annotation]}),operations=annotations.get(OPERATIONS);if(operations!==void 0&&scope.build.holds("pub-checks-operations")){let known6=new Set(
["DELETE","UPDATE"]);scope.build.holds("pub-protects-eviction")&&known6.add("EVICT"),scope.build.holds("pub-protects-resize")&&known6.add("RESIZE");for(let operation of operations.
split(","))known6.has(operation)||(yield invalid(OPERATIONS))}let total=annotations.get(TOTAL);total===void 0||!scope.build.holds("pub-checks-total-replicas")||
(!/^[+-]?\d+$/.test(total)||Number(total)!==(Number(total)|0))&&(yield invalid(TOTAL))}function*specErrors5(scope,spec){let at18=["spec"],chosen2=child(spec,"se\
lector"),target=child(spec,"targetRef"),both2=(name3,message)=>scope.required([...at18,name3],message);if(!chosen2&&!target)yield __spreadProps(__spreadValues({},
both2("selector, targetRef","pub-no-target")),{place:at18});else if(chosen2&&target)yield __spreadProps(__spreadValues({},both2("selector, targetRef","pub-two-t\
argets")),{place:[...at18,"targetRef"]});else if(target)yield*targetErrors(scope,target);else{let here=[...at18,"selector"];yield*selectorErrors(scope,chosen2,here),
isEmptySelector(chosen2)&&(yield scope.invalid(here,selectorLiteral(chosen2),"pub-empty-selector")),selectorFault(chosen2,scope.build)&&(yield __spreadProps(__spreadValues(
{},scope.invalid([...here],selectorLiteral(chosen2))),{place:here}))}let unavailable=intOrString(spec,"maxUnavailable"),available=intOrString(spec,"minAvailable");
if(unavailable===void 0&&available===void 0)yield __spreadProps(__spreadValues({},both2("maxUnavailable, minAvailable","pub-no-amount")),{place:at18});else if(unavailable!==
void 0&&available!==void 0)yield __spreadProps(__spreadValues({},both2("maxUnavailable, minAvailable","pub-two-amounts")),{place:[...at18,"minAvailable"]});else{
let here=[...at18,unavailable===void 0?"minAvailable":"maxUnavailable"];yield*positiveIntOrPercent(scope,unavailable??available??0,here),yield*notMoreThan100Percent(
scope,unavailable??available??0,here)}}function*targetErrors(scope,target){let here=["spec","TargetReference"],place2=["spec","targetRef"],shown2=referenceLiteral(
target);["apiVersion","kind","name"].some(name3=>text2(target,name3)==="")&&(yield __spreadProps(__spreadValues({},scope.invalid(here,shown2,"pub-empty-target")),
{place:place2}));let version2=text2(target,"apiVersion");parsesAsGroupVersion(version2)||(yield __spreadProps(__spreadValues({},scope.invalid(here,shown2,"unexp\
ected-group-version",{version:version2})),{place:place2}))}function*changeErrors(scope,spec,before){let same2=name3=>canonical(spec[name3])===canonical(before[name3]);
if(same2("selector")&&same2("targetRef"))return;let place2=["spec",same2("selector")?"targetRef":"selector"];yield __spreadProps(__spreadValues({},scope.required(
["spec","selector, targetRef"],"pub-target-changed")),{place:place2})}function*conflictErrors2(scope,manifest,spec,world){let target=child(spec,"targetRef"),chosen2=child(
spec,"selector"),others=world.objectsOf(manifest.group,manifest.kind,manifest.namespace);for(let other of standing(others,manifest)){let{name:name3}=other,otherSpec=record(
other.value.spec),otherTarget=child(otherSpec,"targetRef"),otherSelector=child(otherSpec,"selector");if(target&&otherTarget){if(!sameReference(target,otherTarget))
continue;let error=scope.invalid(["spec","targetReference"],referenceLiteral(target),"pub-target-taken",{name:name3});yield __spreadProps(__spreadValues({},error),
{place:["spec","targetRef"]});return}if(chosen2&&otherSelector&&looselyOverlap(chosen2,otherSelector)){yield scope.invalid(["spec","selector"],selectorLiteral(chosen2),
"pub-selector-taken",{name:name3});return}}}var DECODING="Decoding",STRUCTS2={PriorityClass:{apiVersion:"string",kind:"string",metadata:"v1.ObjectMeta",value:"int32",globalDefault:"bool",description:"stri\
ng",preemptionPolicy:"v1.PreemptionPolicy"}};function decodeErrors(manifest,world){let struct=STRUCTS2[manifest.kind];if(!struct)return[];let version2=manifest.
apiVersion.slice(manifest.apiVersion.indexOf("/")+1),refuse=(id,field,error)=>({by:DECODING,id,message:world.cluster.say("cannot-be-handled",{kind:manifest.kind,
version:version2,error}),path:[field]});for(let[field,value2]of Object.entries(manifest.value)){let type=Object.hasOwn(struct,field)?struct[field]:void 0,given2=type&&
mismatch(value2,type);if(!given2)continue;let values2={given:given2,struct:manifest.kind,field,type};return[refuse("cannot-unmarshal",field,world.cluster.say("c\
annot-unmarshal",values2))]}let unknown=Object.keys(manifest.value).find(field=>!Object.hasOwn(struct,field));return unknown===void 0?[]:[refuse("unknown-field",
unknown,world.cluster.say("unknown-field",{field:unknown}))]}function mismatch(value2,type){if(value2===null)return;let given2=Array.isArray(value2)?"array":typeof value2==
"boolean"?"bool":typeof value2;return type==="int32"&&typeof value2=="number"?isInt32(value2)?void 0:`number ${value2}`:type==="bool"?given2==="bool"?void 0:given2:
type==="v1.ObjectMeta"?isObject(value2)?void 0:given2:type!=="int32"&&given2==="string"?void 0:given2}function isInt32(value2){return Number.isInteger(value2)&&
value2>=-(2**31)&&value2<2**31}function quoted(text3){return JSON.stringify(text3)}var VALIDATION2="PriorityClassValidation",HIGHEST2=1e9,SYSTEM={"system-node-critical":2*HIGHEST2+1e3,"system-cluster-critical":2*HIGHEST2};function priorityClassRefusals(manifest,world,before){
let decoding=decodeErrors(manifest,world);if(decoding.length>0)return decoding;let{value:value2,name:name3}=manifest,refusals=[],say=(id,path8,values2={})=>{refusals.
push({by:VALIDATION2,id,message:world.cluster.say(id,values2),path:path8})},policy3=text(value2.preemptionPolicy);if(before){(before.value.value??0)!==(value2.value??
0)&&say("priority-class-value-immutable",["value"]);let now=policy3||"PreemptLowerPriority";(text(before.value.preemptionPolicy)||"PreemptLowerPriority")!==now&&
say("priority-class-policy-immutable",["preemptionPolicy"],{given:quoted(now)})}else{for(let fault of isDNS1123Subdomain(name3,world.cluster)){let error2=world.
cluster.say(fault.message,fault.values);say("object-name",["metadata","name"],{path:"metadata.name",given:quoted(name3),error:error2})}let error=systemNameError(
manifest,world);error&&say("priority-class-reserved-name",["metadata","name"],{error}),!name3.startsWith("system-")&&typeof value2.value=="number"&&value2.value>
HIGHEST2&&say("priority-class-value-too-high",["value"],{highest:HIGHEST2}),policy3&&policy3!=="PreemptLowerPriority"&&policy3!=="Never"&&say("priority-class-ba\
d-policy",["preemptionPolicy"],{given:quoted(policy3)})}return refusals.length>0?refusals:secondDefault(manifest,world,before)}function systemNameError(manifest,world){
let{name:name3,value:value2}=manifest;if(!name3.startsWith("system-"))return;let expected=SYSTEM[name3];if(expected===void 0)return world.cluster.say("priority-\
class-unknown-system-name",{name:name3});if((value2.value??0)!==expected)return world.cluster.say("priority-class-system-value",{name:name3,value:expected});if(value2.
globalDefault===!0)return world.cluster.say("priority-class-system-default",{name:name3,value:"false"})}function secondDefault(manifest,world,before){if(manifest.
value.globalDefault!==!0||before?.value.globalDefault===!0)return[];let first2=firstDefault(world);if(!first2||first2===manifest||first2.name===manifest.name)return[];
let message=world.cluster.say("priority-class-second-default",{name:first2.name});return[{by:PRIORITY,id:"priority-class-second-default",message,path:["globalDe\
fault"]}]}function firstDefault(world){return world.priorityClasses().find(({value:value2})=>value2.globalDefault===!0)}function goInterface(value2){return value2===null?"interface {}(nil)":Array.isArray(value2)?`[]interface {}{${value2.map(goInterface).join(", ")}}`:typeof value2==
"object"?`map[string]interface {}{${Object.keys(value2).sort().map(key3=>`${quote(key3)}:${goInterface(value2[key3])}`).join(", ")}}`:typeof value2=="string"?quote(
value2):String(value2)}var WEBHOOK11="vresourcedistribution.kb.io",namespaces=object2({list:list2(object2({name:string}))}),SCHEMA6=kindWith(object2({resource:{type:"object"},targets:object2(
{allNamespaces:boolean,excludedNamespaces:namespaces,includedNamespaces:namespaces,namespaceLabelSelector:selector})},"resource","targets"));function distributionRefusals(manifest,world,before){
let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:SCHEMA6},cluster);if(invalid.length>0)return invalid;let embedded=refusalsOf(embeddedErrors(scopeOf(
cluster),manifest),CRD_VALIDATION);if(embedded.length>0)return embedded;if(cluster.holds("resourcedistribution-gate")&&!cluster.kruiseEnabled("ResourceDistribut\
ionGate"))return gatesOff(WEBHOOK11,"feature-gate-off",{gate:"ResourceDistributionGate"},cluster);let scope=scopeOf(cluster.library("kruise")),spec=record(manifest.
value.spec)??{},was=child(record(before?.value.spec),"resource"),errors=[...resourceErrors(scope,child(spec,"resource")??{},was)];return errors.push(...targetsErrors(
scope,child(spec,"targets")??{})),refusalsOf(errors,WEBHOOK11)}function*embeddedErrors(scope,manifest){let resource=child(record(manifest.value.spec),"resource");
for(let field of["apiVersion","kind"]){let path8=["spec","resource",field],value2=member(resource,field);value2===void 0?yield scope.required(path8,"must-not-be\
-empty-text"):typeof value2!="string"?yield scope.invalid(path8,value2,"embedded-text"):value2===""?yield scope.invalid(path8,value2,"must-not-be-empty-text"):field===
"apiVersion"&&!parsesAsGroupVersion(value2)&&(yield scope.invalid(path8,value2,"unexpected-group-version",{version:value2}))}}function*resourceErrors(scope,resource,was){
let at18=["spec","resource"],kind=text2(resource,"kind");if(groupOf(text2(resource,"apiVersion"))!==""||kind!=="Secret"&&kind!=="ConfigMap"){let go=`unstructure\
d.Unstructured{Object:${goInterface(resource)}}`;yield scope.invalid(at18,{go,json:resource},"rd-unsupported-kind");return}was&&!sameResource(resource,was)&&(yield scope.
invalid(at18,"null","rd-immutable"))}function sameResource(now,was){let same2=name3=>text2(now,name3)===text2(was,name3),nameOf3=resource=>text2(child(resource,
"metadata"),"name");return same2("apiVersion")&&same2("kind")&&nameOf3(now)===nameOf3(was)}function*targetsErrors(scope,targets2){let at18=["spec","targets"],listed4=name3=>items(
child(targets2,name3),"list").map(([each,index])=>[text2(each,"name"),index]);yield*namespaceErrors(scope,targets2,"includedNamespaces",listed4("includedNamespa\
ces"),at18),yield*namespaceErrors(scope,targets2,"excludedNamespaces",listed4("excludedNamespaces"),at18);let included=new Set(listed4("includedNamespaces").map(
([name3])=>name3)),both2=listed4("excludedNamespaces").filter(([name3])=>included.has(name3));if(both2.length>0){let names=both2.map(([name3])=>name3).join(" ");
yield scope.invalid(at18,targetsLiteral(targets2),"rd-ambiguous",{names})}let chosen2=child(targets2,"namespaceLabelSelector"),error=selectorFault(chosen2,scope.
build);error&&(yield scope.invalid([...at18,"namespaceLabelSelector"],selectorLiteral(chosen2),"rd-selector",{error}))}function*namespaceErrors(scope,targets2,field,names,at18){
let here=[...at18,field],shown2=namespacesLiteral(child(targets2,field));for(let[name3,index]of names){let errors=isDNS1123Label(name3,scope.build).map(({message,
values:values2})=>scope.invalid(here,shown2,message,values2));yield*placed(errors,[...here,"list",index,"name"])}}function namespacesLiteral(written3){let type="\
v1alpha1.ResourceDistributionNamespace",names=items(written3,"list").map(([each])=>`${type}{Name:${quote(text2(each,"name"))}}`),namespaces2=Array.isArray(written3?.
list)?`{${names.join(", ")}}`:"(nil)";return{go:`v1alpha1.ResourceDistributionTargetNamespaces{List:[]${type}${namespaces2}}`,json:written3??{}}}function targetsLiteral(targets2){
return{go:`v1alpha1.ResourceDistributionTargets{${[`AllNamespaces:${flag(targets2,"allNamespaces")??!1}`,`ExcludedNamespaces:${namespacesLiteral(child(targets2,
"excludedNamespaces")).go}`,`IncludedNamespaces:${namespacesLiteral(child(targets2,"includedNamespaces")).go}`,`NamespaceLabelSelector:${selectorLiteral(child(targets2,
"namespaceLabelSelector")).go}`].join(", ")}}`,json:targets2}}function resourceQuotaRefusals(manifest,world,before){return refusalsOf(quotaErrors(scopeOf(world.cluster),manifest,before),"ResourceQuotaValidation")}var SCOPES=[
"spec","scopes"],EXPRESSIONS=["spec","scopeSelector","matchExpressions"];function*quotaErrors(scope,{name:name3,spec},before){before||(yield*validateName(scope,
isDNS1123Subdomain,name3,["metadata","name"]));let hard=quantities(spec,"hard");for(let[resource,quantity]of hard){let here=["spec","hard",{key:resource}];yield*quotaResourceName(
scope,resource,here),yield*quantityValue(scope,resource,quantity,here)}let limited=[...hard.keys()].filter(isQuotaResource);yield*plainScopeErrors(scope,spec,limited);
let selector4=child(spec,"scopeSelector");selector4&&(yield*selectorErrors2(scope,spec,selector4,limited)),before&&key(before.spec)!==key(spec)&&(yield scope.invalid(
SCOPES,scopesLiteral(spec),"quota-scopes-immutable"))}function key(spec){return JSON.stringify([...new Set(texts(spec,"scopes"))].sort())}function*plainScopeErrors(scope,spec,limited){
let names=texts(spec,"scopes");for(let[at18,name3]of names.entries()){let place2=["spec","scopes",at18],wrong=message=>__spreadProps(__spreadValues({},scope.invalid(
SCOPES,scopesLiteral(spec),message)),{place:place2});isScope(scope,name3)||(yield wrong("quota-scope-unsupported"));for(let resource of limited)fits(name3,resource,
scope)||(yield wrong("quota-scope-not-for-resource"))}yield*conflicts(scope,spec,names,SCOPES)}function*selectorErrors2(scope,spec,selector4,limited){let names=[];
for(let[expression,at18]of items(selector4,"matchExpressions")){let name3=text2(expression,"scopeName"),operator=text2(expression,"operator"),values2=texts(expression,
"values"),placeOf4=field=>({place:[...EXPRESSIONS,at18,field]}),invalid=(field,value2,message)=>__spreadValues(__spreadValues({},scope.invalid([...EXPRESSIONS,field],
value2,message)),placeOf4(field));names.push(name3),isScope(scope,name3)||(yield invalid("scopeName",name3,"quota-scope-unsupported"));for(let resource of limited){
if(fits(name3,resource,scope))continue;let error=scope.invalid(EXPRESSIONS,selectorLiteral2(selector4),"quota-scope-not-for-resource");yield __spreadValues(__spreadValues(
{},error),placeOf4("scopeName"))}if(EXISTENCE.includes(name3)&&operator!=="Exists"&&(yield invalid("operator",operator,"quota-scope-operator")),operator==="In"||
operator==="NotIn")values2.length===0&&(yield __spreadValues(__spreadValues({},scope.required([...EXPRESSIONS,"values"],"quota-scope-values-required")),placeOf4(
"values")));else if(operator==="Exists"||operator==="DoesNotExist"){let shown2={go:stringList(values2),json:values2};values2.length>0&&(yield invalid("values",shown2,
"quota-scope-values-forbidden"))}else yield invalid("operator",operator,"quota-scope-operator-unknown")}yield*conflicts(scope,spec,names,EXPRESSIONS)}var EXISTENCE=[
"BestEffort","NotBestEffort","Terminating","NotTerminating","CrossNamespacePodAffinity"];function isScope(scope,name3){let ofClaims=name3==="VolumeAttributesCla\
ss"&&scope.build.holds("quota-knows-volume-attributes-class");return EXISTENCE.includes(name3)||name3==="PriorityClass"||ofClaims}var COMPUTE2=["","requests.","\
limits."].flatMap(prefix=>[`${prefix}cpu`,`${prefix}memory`]),CLAIMS=["persistentvolumeclaims","requests.storage"];function fits(name3,resource,scope){return isScope(
scope,name3)?name3==="VolumeAttributesClass"?CLAIMS.includes(resource):resource==="pods"||name3!=="BestEffort"&&COMPUTE2.includes(resource):!0}function*conflicts(scope,spec,names,at18){
for(let pair of["BestEffort","Terminating"])names.includes(pair)&&names.includes(`Not${pair}`)&&(yield scope.invalid(at18,scopesLiteral(spec),"quota-scopes-conf\
lict"))}function scopesLiteral(spec){let names=texts(spec,"scopes");return Array.isArray(spec.scopes)?{go:`[]core.ResourceQuotaScope{${names.map(quote).join(", ")}\
}`,json:names}:{go:"[]core.ResourceQuotaScope(nil)",json:null}}function selectorLiteral2(selector4){let expressions=items(selector4,"matchExpressions").map(([each])=>({
ScopeName:text2(each,"scopeName"),Operator:text2(each,"operator"),Values:Array.isArray(each.values)?texts(each,"values"):null})),type="core.ScopedResourceSelect\
orRequirement",shown2=expressions.map(({ScopeName,Operator,Values})=>{let values2=stringList(Values??[],Values!==null);return`${type}{ScopeName:${quote(ScopeName)}\
, Operator:${quote(Operator)}, Values:${values2}}`});return{go:`core.ScopeSelector{MatchExpressions:[]${type}{${shown2.join(", ")}}}`,json:{MatchExpressions:expressions}}}var METADATA_NAME="kubernetes.io/metadata.name";function sidecarSetSpec({value:value2,apiVersion},world){let spec=record(value2.spec)??{},{cluster}=world,lists={};
for(let name3 of["initContainers","containers","volumes"])lists[name3]=structuredClone(objects(spec[name3]));let known6=typed({spec:lists},world.kruiseStructs(),
new Origins).spec,library=cluster.library("kruise"),containers2=objects(known6.containers),initContainers2=objects(known6.initContainers);for(let container of[...initContainers2,
...containers2])defaultSidecar(container);let volumes2=objects(known6.volumes);for(let volume of volumes2)defaultVolume(volume,library);let named3=apiVersion.endsWith(
"/v1alpha1")?text2(spec,"namespace"):"",converted=cluster.holds("sidecarset-namespace-becomes-selector")&&named3!=="",written3=cluster.holds("sidecarset-namespa\
ce-selector")?child(spec,"namespaceSelector"):void 0;return{spec,namespace:converted?"":named3,namespaceSelector:converted?{matchLabels:{[METADATA_NAME]:named3}}:
written3,initContainers:initContainers2,containers:containers2,volumes:volumes2}}function defaultSidecar(container){let{startupProbe}=container;delete container.
startupProbe,defaultContainer(container),isObject(startupProbe)&&(container.startupProbe=startupProbe)}function*conflictErrors3(scope,manifest,own2,world){let others=standing(world.sidecarSets(),manifest).map(other=>({name:other.name,set:sidecarSetSpec(other,world)})).
filter(({set})=>meet2(own2,set,world));for(let list7 of["initContainers","containers"])for(let[index,container]of own2[list7].entries()){let name3=text2(container,
"name"),taken=others.findLast(({set})=>set[list7].some(each=>each.name===name3));if(!taken)continue;let error=scope.invalid(["spec","containers"],name3,"sidecar\
set-container-taken",{name:name3,other:taken.name});yield __spreadProps(__spreadValues({},error),{place:["spec",list7,index,"name"]})}for(let[index,volume]of own2.
volumes.entries()){let name3=text2(volume,"name"),taken=others.findLast(({set})=>set.volumes.some(each=>each.name===name3));if(!taken||same(volume,taken.set.volumes.
find(each=>each.name===name3)))continue;let error=scope.invalid(["spec","volumes"],name3,"sidecarset-volume-taken",{name:name3,other:taken.name});yield __spreadProps(
__spreadValues({},error),{place:["spec","volumes",index]})}scope.build.holds("sidecarset-patches-metadata")&&(yield*annotationErrors3(scope,own2,others))}function same(left,right){
return canonical(left)===canonical(right)}function*annotationErrors3(scope,own2,others){let written3=new Map;for(let{name:name3,set}of others)for(let{policy:policy3,
annotations}of patchesOf(set.spec))if(policy3!=="Retain")for(let key3 of annotations)written3.set(key3,{name:name3,policy:policy3});for(let{policy:policy3,annotations,
index}of patchesOf(own2.spec))if(policy3!=="Retain")for(let key3 of annotations){let other=written3.get(key3);if(!other||policy3!=="Overwrite"&&other.policy!=="\
Overwrite")continue;let path8=["spec","patchPodMetadata"],error=scope.invalid(path8,key3,"sidecarset-annotation-taken",{key:key3,other:other.name});yield __spreadProps(
__spreadValues({},error),{place:[...path8,index,"annotations",key3]})}}function patchesOf(spec){return items(spec,"patchPodMetadata").map(([patch2,index])=>({policy:text2(
patch2,"patchPolicy")||"Retain",annotations:Object.keys(child(patch2,"annotations")??{}).sort(),index}))}function meet2(own2,other,world){return namespacesMeet(
own2,other,world)&&overlap(child(own2.spec,"selector"),child(other.spec,"selector"))}function namespacesMeet(own2,other,world){if(own2.namespace!==""&&other.namespace!==
""&&own2.namespace!==other.namespace)return!1;let ours=own2.namespaceSelector,theirs=other.namespaceSelector;return ours&&theirs&&!overlap(ours,theirs)||own2.namespace!==
""&&theirs&&!chooses(theirs,own2.namespace,world)?!1:!(other.namespace!==""&&ours&&!(theirs&&chooses(theirs,other.namespace,world)))}function chooses(selector4,namespace,world){
return selects(selector4,world.namespaceLabels(namespace))}function*changeErrors2(scope,manifest,before){let upgrade=container=>text2(child(container,"upgradeSt\
rategy"),"upgradeType")||"ColdUpgrade",was=new Map(objects(before.spec.containers).map(each=>[text2(each,"name"),upgrade(each)]));for(let[container,index]of items(
record(manifest.value.spec),"containers")){let name3=text2(container,"name"),old=was.get(name3),place2=["spec","containers",index];if(old===void 0){if(!scope.build.
holds("sidecarset-refuses-new-containers"))continue;let error=scope.invalid(["spec","containers","name"],name3,"sidecarset-container-new",{name:name3});yield __spreadProps(
__spreadValues({},error),{place:[...place2,"name"]})}else if(old!==upgrade(container)){let path8=["spec","containers","upgradeStrategy","upgradeType"],error=scope.
invalid(path8,name3,"sidecarset-upgrade-type",{name:name3});yield __spreadProps(__spreadValues({},error),{place:[...place2,"upgradeStrategy","upgradeType"]})}}}function regExpFault(pattern,build){let fault=scan(pattern);return fault&&build.say("regexp-fault",{reason:build.say(fault.id),part:fault.part})}function scan(pattern){
let depth=0,at18=0,atom,repeated;for(;at18<pattern.length;){let rest=pattern.slice(at18),letter=rest[0],repetition=/^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(rest)?.[0];
if(repetition!==void 0){if(repeated!==void 0)return{id:"regexp-nested",part:pattern.slice(repeated,at18+repetition.length)};if(atom===void 0)return{id:"regexp-a\
rgument",part:repetition};let lazy=rest[repetition.length]==="?"?1:0;repeated=at18,at18+=repetition.length+lazy;continue}if(repeated=void 0,letter==="("){let fault=groupFault(
rest);if(fault)return fault;depth++,atom=void 0,at18+=/^\((?:\?(?:[a-zA-Z-]*:|P?<\w+>|[a-zA-Z-]+(?=\))))?/.exec(rest)[0].length}else if(letter===")"){if(depth===
0)return{id:"regexp-closing",part:pattern};depth--,atom=at18++}else if(letter==="|")atom=void 0,at18++;else{let length=letter==="["?classLength(rest):letter==="\
\\"?escapeLength(rest):1;if(length===0)return letter==="["?{id:"regexp-bracket",part:rest}:escapeFault(rest);atom=letter==="^"?atom??at18:at18,at18+=length}}return depth>
0?{id:"regexp-parenthesis",part:pattern}:void 0}function groupFault(rest){return!rest.startsWith("(?")||/^\(\?(?:[imsU-]*:|[imsU-]+\)|P?<\w+>)/.test(rest)?void 0:
{id:"regexp-perl",part:/^\(\?(?:<?[=!]|>|#)/.exec(rest)?.[0]??rest.slice(0,3)}}function classLength(rest){return/^\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]/.exec(
rest)?.[0].length??0}function escapeLength(rest){return/^\\(?:[pP](?:\{\^?\w+\}|\w)|x(?:[0-9a-fA-F]{2}|\{[0-9a-fA-F]+\})|[0-7]{3}|Q[\s\S]*?(?:\\E|$)|[aftnrvdDsSwWbBAzC0]|[^\w\s])/.
exec(rest)?.[0].length??0}function escapeFault(rest){return rest.length===1?{id:"regexp-backslash",part:""}:{id:"regexp-escape",part:rest.slice(0,2)}}function*resourcesPolicyErrors(scope,container,index,list7){let policy3=child(container,"resourcesPolicy");if(!policy3)return;let at18=["spec",index,"resourcesP\
olicy"],place2=["spec",list7,index,"resourcesPolicy"];list7==="initContainers"&&text2(container,"restartPolicy")!=="Always"&&(yield __spreadProps(__spreadValues(
{},scope.invalid(at18,literal6(policy3),"resources-policy-not-native")),{place:place2}));let resources2=child(container,"resources");if(["limits","requests"].some(
name3=>Object.keys(child(resources2,name3)??{}).length>0)){yield __spreadProps(__spreadValues({},scope.invalid(at18,literal6(policy3),"resources-policy-and-reso\
urces")),{place:place2});return}let pattern=regexOf(policy3),fault=regExpFault(pattern,scope.build);if(fault){let here=[...at18,"targetContainersNameRegex"],error=scope.
invalid(here,pattern,"resources-policy-regex",{error:fault});yield __spreadProps(__spreadValues({},error),{place:[...place2,"targetContainersNameRegex"]})}yield*expressionsErrors(
scope,child(policy3,"resourcesExpr"),[...at18,"resourcesExpr"],[...place2,"resourcesExpr"])}function regexOf(policy3){return text2(policy3,"targetContainersName\
Regex")||".*"}function*expressionsErrors(scope,expressions,at18,place2){if(!child(expressions,"limits")&&!child(expressions,"requests")){yield __spreadProps(__spreadValues(
{},scope.invalid(at18,expressionsLiteral(expressions),"resources-policy-empty")),{place:place2});return}for(let list7 of["limits","requests"])for(let resource of[
"cpu","memory"]){let expression=text2(child(expressions,list7),resource),error=expression===""?void 0:expressionFault(expression,resource,scope.build);if(!error)
continue;let errors=[scope.invalid([...at18,list7,resource],expression,"resources-policy-expression",{error})];yield*placed(errors,[...place2,list7,resource])}}
function expressionsLiteral(expressions){let pointer5=(name3,type)=>`(*v1beta1.${type})(${member(expressions,name3)===void 0?"nil":"0x0"})`;return{go:`v1beta1.R\
esourcesExpr{${`Limits:${pointer5("limits","ResourceExprLimits")}, Requests:${pointer5("requests","ResourceExprRequests")}`}}`,json:expressions??{}}}function literal6(policy3){
return{go:`v1beta1.ResourcesPolicy{${[`TargetContainersMode:${quote(text2(policy3,"targetContainersMode"))}`,`TargetContainersNameRegex:${quote(regexOf(policy3))}`,
`ResourcesExpr:${expressionsLiteral(child(policy3,"resourcesExpr")).go}`].join(", ")}}`,json:policy3}}var SOME_CONTAINER={name:"test",image:"busybox",imagePullPolicy:"IfNotPresent",terminationMessagePolicy:"File"};function*containersErrors2(scope,set){if(items(set.
spec,"initContainers").length===0&&items(set.spec,"containers").length===0){yield scope.required(["spec"],"sidecarset-no-containers");return}let policies4=scope.
build.holds("sidecarset-resources-policy");for(let[container,index]of items(set.spec,"initContainers"))policies4&&(yield*resourcesPolicyErrors(scope,container,index,
"initContainers"));for(let[container,index]of items(set.spec,"containers"))yield*ownErrors(scope,container,["spec","containers",index]),yield*transferErrors(scope,
container,index),policies4&&(yield*resourcesPolicyErrors(scope,container,index,"containers"));yield*validatePodSpec(podOf(scope,set),{},["spec"],scope.build)}function podOf({
build},{initContainers:initContainers2,containers:containers2,volumes:volumes2}){return __spreadValues(__spreadValues({dnsPolicy:"ClusterFirst",restartPolicy:"A\
lways",initContainers:initContainers2,containers:containers2.length>0?containers2:[SOME_CONTAINER],volumes:volumes2},build.holds("sidecarset-pod-has-account")&&
{serviceAccountName:"default"}),build.holds("sidecarset-pod-has-grace-period")&&{terminationGracePeriodSeconds:30})}function*ownErrors(scope,container,place2){let inject=text2(
container,"podInjectPolicy");if(inject!==""&&inject!=="BeforeAppContainer"&&inject!=="AfterAppContainer"){let error2=scope.invalid(["spec","container","podInjec\
tPolicy"],inject,"sidecarset-inject-policy");yield __spreadProps(__spreadValues({},error2),{place:[...place2,"podInjectPolicy"]})}let policy3=child(container,"s\
hareVolumePolicy"),share=text2(policy3,"type");if(share===""||share==="enabled"||share==="disabled")return;let shown2={go:`${scope.build.holds("sidecarset-webho\
ok-v1beta1")?"v1beta1":"v1alpha1"}.ShareVolumePolicy{Type:${quote(share)}}`,json:policy3},error=scope.invalid(["spec","container","shareVolumePolicy"],shown2,"s\
idecarset-share-policy");yield __spreadProps(__spreadValues({},error),{place:[...place2,"shareVolumePolicy"]})}var FIELDS2=["metadata.annotations","metadata.lab\
els","metadata.name"];function*transferErrors(scope,container,index){for(let[transfer,at18]of items(container,"transferEnv")){let reference3=child(child(transfer,
"sourceContainerNameFrom"),"fieldRef");if(!reference3)continue;let place2=["spec","containers",index,"transferEnv",at18,"sourceContainerNameFrom","fieldRef"];yield*placed(
referenceErrors(scope,reference3,["spec",index,"transferEnv","fieldRef"]),place2)}}function*referenceErrors(scope,reference3,at18){let version2=text2(reference3,
"apiVersion")||"v1",path8=text2(reference3,"fieldPath"),here=[...at18,"fieldPath"];if(path8===""){yield scope.required(here);return}let[,base=path8,subscript]=/^(.*)\['(.*)'\]$/.
exec(path8)??[],unknown=unsupported(scope,version2,path8,base,subscript);if(unknown!==void 0)yield scope.invalid(here,path8,"sidecarset-field-conversion",{error:unknown});else if(subscript!==
void 0){let name3=base==="metadata.annotations"?subscript.toLowerCase():subscript;for(let{message,values:values2}of isQualifiedName(name3,scope.build))yield scope.
invalid(at18,subscript,message,values2)}else FIELDS2.includes(path8)||(yield scope.notSupported(here,path8,FIELDS2))}function unsupported(scope,version2,path8,base,subscript){
if(version2!=="v1")return scope.build.say("sidecarset-pod-version",{version:version2});if(subscript===void 0)return scope.build.say("sidecarset-field-label",{path:path8});
if(!(base==="metadata.annotations"||base==="metadata.labels"))return scope.build.say("sidecarset-field-path",{path:base})}var at9=["spec","patchPodMetadata"];function*patchMetadataErrors(scope,manifest,spec,world){let patches=items(spec,"patchPodMetadata");if(patches.length===0)return;
let refused=whiteListFault(patches,manifest,world);refused&&(yield __spreadProps(__spreadValues({},scope.required(at9,refused.id,refused.values)),{place:refused.
place}));let seen=new Set;for(let[patch2,index]of patches){let keys=keysOf(patch2),place2=[...at9,index,"annotations"];keys.length===0&&(yield __spreadProps(__spreadValues(
{},scope.required(at9,"sidecarset-no-annotations")),{place:[...at9,index]})),yield*placed(annotationErrors(scope,patch2,["patchPodMetadata","annotations"]),place2);
for(let key3 of keys)seen.has(key3)&&(yield __spreadProps(__spreadValues({},scope.required(at9,"sidecarset-annotation-twice",{key:key3})),{place:[...place2,key3]})),
seen.add(key3)}}function keysOf(patch2){return Object.keys(child(patch2,"annotations")??{}).sort()}function whiteListFault(patches,manifest,world){let open=world.
cluster.kruiseEnabled("SidecarSetPatchPodMetadataDefaultsAllowed"),list7=kruiseConfiguration(world,"SidecarSet_PatchPodMetadata_WhiteList");if(!list7)return open?
void 0:{id:"sidecarset-no-white-list",place:at9};let allowed=items(list7,"rules").map(([rule])=>rule).filter(rule=>!child(rule,"selector")||selects(child(rule,"\
selector"),manifest.labels)).flatMap(rule=>texts(rule,"allowedAnnotationKeyExprs")).flatMap(regExp);if(allowed.length===0)return open?void 0:{id:"sidecarset-met\
adata-forbidden",place:at9};for(let[patch2,index]of patches){let key3=keysOf(patch2).find(each=>!allowed.some(expression=>expression.test(each)));if(key3!==void 0)
return{id:"sidecarset-annotation-forbidden",values:{key:key3},place:[...at9,index,"annotations",key3]}}}function regExp(pattern){try{return[new RegExp(pattern)]}catch{
return[]}}var revision=policy3=>object2({revision:object2({policy:policy3})}),mode={type:"string",enum:["sum","max"]};function sidecarSetSchema(build){let properties2={};
if(build.holds("sidecarset-revision-partial")&&(properties2.injectionStrategy=revision({type:"string",enum:["Always","Partial"]})),build.holds("sidecarset-resou\
rces-policy")){let containers2=list2(object2({resourcesPolicy:object2({targetContainersMode:mode})}));properties2.containers=containers2,properties2.initContainers=
containers2}return untyped(kindWith(object2(properties2)))}function*strategyErrors2(scope,strategy){if((text2(strategy,"type")||"RollingUpdate")!=="RollingUpdate")return;let at18=["spec",scope.build.holds("sidecarset-st\
rategy-path")?"updateStrategy":"strategy"],place2=["spec","updateStrategy"],chosen2=child(strategy,"selector"),partition3=intOrString(strategy,"partition"),unavailable=intOrString(
strategy,"maxUnavailable"),moved=function*(errors){for(let error of errors){let rest=(error.place??error.path).slice(2).map(step=>typeof step=="object"?step.key:
step);yield __spreadProps(__spreadValues({},error),{place:[...place2,...rest]})}};if(chosen2&&partition3!==void 0&&partition3!==0&&scope.build.holds("sidecarset\
-partition-excludes-selector")){let error=scope.invalid(["updateStrategy"],printed2(strategy,partition3),"sidecarset-partition-and-selector");yield __spreadProps(
__spreadValues({},error),{place:[...place2,"partition"]})}if(chosen2&&(yield*moved(strictSelector(scope,chosen2,[...at18,"selector"],"sidecarset-empty-selector"))),
partition3!==void 0&&(yield*moved(positiveIntOrPercent(scope,partition3,[...at18,"partition"]))),unavailable!==void 0&&(yield*moved(positiveIntOrPercent(scope,unavailable,
[...at18,"maxUnavailable"]))),scope.build.holds("sidecarset-priority-strategy")){let priority2=child(strategy,"priorityStrategy");yield*moved(priorityStrategyErrors(
scope,priority2,[...at18,"priorityStrategy"]))}yield*moved(scatterStrategyErrors(scope,strategy,[...at18,"scatterStrategy"]))}function printed2(strategy,partition3){
let pointer5=child(strategy,"priorityStrategy")?"0x0":"<nil>",scatter=items(strategy,"scatterStrategy").map(([term])=>`{Key:${text2(term,"key")} Value:${text2(term,
"value")}}`);return`&{${["Type:RollingUpdate",`Paused:${flag(strategy,"paused")??!1}`,`Selector:${printedSelector(child(strategy,"selector"))}`,`Partition:${partition3}`,
`MaxUnavailable:${intOrString(strategy,"maxUnavailable")??1}`,`PriorityStrategy:${pointer5}`,`ScatterStrategy:[${scatter.join(" ")}]`].join(" ")}}`}function printedSelector(selector4){
let labels2=textMap(selector4,"matchLabels").map(([key3,value2])=>`${key3}: ${value2},`),expressions=items(selector4,"matchExpressions").map(([each])=>{let values2=`\
[${texts(each,"values").join(" ")}]`;return`LabelSelectorRequirement{Key:${text2(each,"key")},Operator:${text2(each,"operator")},Values:${values2},},`});return`\
&LabelSelector{MatchLabels:map[string]string{${labels2.join("")}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join("")}},}`}function*injectionErrors(scope,spec,own2,exists){
let revision2=child(child(spec,"injectionStrategy"),"revision");if(!revision2)return;let place2=["spec","injectionStrategy","revision"],name3=optionalText(revision2,
"revisionName"),version2=optionalText(revision2,"customVersion");if(name3===void 0&&version2===void 0)yield __spreadProps(__spreadValues({},scope.invalid(["revi\
sion"],literal7(scope,revision2),"sidecarset-revision-empty")),{place:place2});else if(!exists){let error2=scope.build.say("sidecarset-revision-not-found",{name:quote(
name3??own2)});yield __spreadProps(__spreadValues({},scope.invalid(["revision"],"null","sidecarset-revision",{error:error2})),{place:place2})}let policy3=text2(
revision2,"policy")||"Always";if(policy3==="Always"||policy3==="Partial"&&scope.build.holds("sidecarset-revision-partial"))return;let error=scope.invalid(["revi\
sion","policy"],literal7(scope,revision2),"sidecarset-revision-policy",{policy:policy3});yield __spreadProps(__spreadValues({},error),{place:[...place2,"policy"]})}
function literal7(scope,revision2){let version2=scope.build.holds("sidecarset-webhook-v1beta1")?"v1beta1":"v1alpha1",pointer5=name3=>`(*string)(${member(revision2,
name3)===void 0?"nil":"0x0"})`,go=[`CustomVersion:${pointer5("customVersion")}`,`RevisionName:${pointer5("revisionName")}`,`Policy:${quote(text2(revision2,"poli\
cy")||"Always")}`];return{go:`${version2}.SidecarSetInjectRevision{${go.join(", ")}}`,json:revision2}}var WEBHOOK12="vsidecarset.kb.io";function sidecarSetRefusals(manifest,world,before){let{cluster}=world,version2=versionOf(manifest),structs=sidecarSetStructs(version2,
cluster,cluster.library("kruise")),undecoded=decodeRefusals(manifest,structs,`${version2}.SidecarSet`,"msidecarset.kb.io",world);if(undecoded.length>0)return undecoded;
let invalid=customResourceRefusals(manifest,{schema:sidecarSetSchema(cluster)},cluster);if(invalid.length>0)return invalid;let scope=scopeOf(cluster.library("kr\
uise")),set=sidecarSetSpec(manifest,world),name3=text2(record(manifest.value.metadata),"name"),errors=[...plainName(scope,name3,"sidecarset-name",["metadata","n\
ame"])];return errors.push(...specErrors6(scope,manifest,set,world,before)),before&&errors.push(...changeErrors2(scope,manifest,before)),(errors.length===0||!cluster.
holds("sidecarset-conflicts-last"))&&errors.push(...conflictErrors3(scope,manifest,set,world)),refusalsOf(errors,WEBHOOK12)}function*specErrors6(scope,manifest,set,world,before){
let{spec}=set;scope.build.holds("sidecarset-native-sidecar-needs-not-update")&&(yield*nativeErrors(scope,set)),child(spec,"selector")?yield*strictSelector(scope,
child(spec,"selector"),["spec","selector"],"sidecarset-empty-selector"):yield scope.required(["spec","selector"],"sidecarset-no-selector"),yield*namespaceErrors2(
scope,manifest,set),scope.build.holds("sidecarset-revisions")&&(yield*injectionErrors(scope,spec,manifest.name,before!==void 0)),yield*strategyErrors2(scope,child(
spec,"updateStrategy")??{}),yield*containersErrors2(scope,set),scope.build.holds("sidecarset-patches-metadata")&&(yield*patchMetadataErrors(scope,manifest,spec,
world))}function*nativeErrors(scope,{spec,initContainers:initContainers2}){if((text2(child(spec,"updateStrategy"),"type")||"RollingUpdate")==="RollingUpdate")for(let[
index,container]of initContainers2.entries()){if(container.restartPolicy!=="Always")continue;let error=scope.required(["spec","updateStrategy"],"sidecarset-nati\
ve-rolling");yield __spreadProps(__spreadValues({},error),{place:["spec","initContainers",index,"restartPolicy"]})}}function*namespaceErrors2(scope,manifest,set){
let{namespaceSelector,namespace}=set;if(namespaceSelector)if(namespace!==""){let error=scope.required(["spec","namespace, namespaceSelector"],"sidecarset-two-na\
mespaces");yield __spreadProps(__spreadValues({},error),{place:["spec","namespaceSelector"]})}else{let written3=child(record(manifest.value.spec),"namespaceSele\
ctor")!==void 0,errors=strictSelector(scope,namespaceSelector,["spec","namespaceSelector"],"sidecarset-empty-selector");for(let error of errors)yield written3?error:
__spreadProps(__spreadValues({},error),{place:["spec","namespace"]})}}var VALIDATION3="StatefulSetValidation",at10=["spec"];function statefulSetRefusals(manifest,world,before){let scope=scopeOf(world.cluster),spec=record(manifest.
value.spec)??{},errors=[...validityErrors4(scope,manifest,spec,before!==void 0)];return before&&errors.push(...updateErrors4(scope,spec,record(before.value.spec)??
{})),refusalsOf(errors,VALIDATION3)}function*validityErrors4(scope,manifest,spec,updated){let{build}=scope,check3=build.holds("statefulset-name-is-label")?isDNS1123Label:
isDNS1123Subdomain,name3=text2(record(manifest.value.metadata),"name");!updated&&name3!==""&&(yield*validateName(scope,check3,name3,["metadata","name"]));let management=text2(
spec,"podManagementPolicy")||"OrderedReady";if(["OrderedReady","Parallel"].includes(management)||(yield scope.invalid([...at10,"podManagementPolicy"],management,
"statefulset-pod-management")),yield*strategyErrors3(scope,spec),yield*retentionErrors2(scope,spec),!updated&&build.holds("statefulset-validates-template"))for(let[
claim,index]of items(spec,"volumeClaimTemplates"))yield*claimSpec(scope,child(claim,"spec")??{},[...at10,"volumeClaimTemplates",index,"spec"]);yield*nonNegative(
scope,number(spec,"replicas"),[...at10,"replicas"]),yield*nonNegative(scope,number(spec,"minReadySeconds"),[...at10,"minReadySeconds"]);for(let error of nonNegative(
scope,number(child(spec,"ordinals"),"start"),[...at10,"ordinals.start"]))yield __spreadProps(__spreadValues({},error),{place:[...at10,"ordinals","start"]});let service=text2(
spec,"serviceName");!updated&&service!==""&&build.holds("statefulset-service-name-is-label")&&(yield*validateName(scope,isDNS1123Label,service,[...at10,"service\
Name"])),yield*selectorItself(scope,spec,{empty:"statefulset-empty-selector",required:!0},at10),Object.keys(child(spec,"selector")??{}).length>0&&(yield*selectorMatches(
scope,spec,at10)),build.holds("statefulset-validates-template")||(yield*templateMetaErrors(scope,child(child(spec,"template"),"metadata"),["spec","template"])),
yield*alwaysRestarted(scope,spec,"statefulset-active-deadline")}function*strategyErrors3(scope,spec){let strategy=child(spec,"updateStrategy"),rolling2=child(strategy,
"rollingUpdate"),type=text2(strategy,"type")||"RollingUpdate",here=[...at10,"updateStrategy","rollingUpdate"],recreate=scope.build.enabled("StatefulSetRecreateS\
trategy");if(type==="OnDelete"||type==="Recreate"&&recreate)rolling2&&(yield scope.invalid(here,rollingLiteral(rolling2),"rolling-update-only",{type:"RollingUpd\
ate"}));else if(type==="RollingUpdate")yield*rollingErrors3(scope,rolling2,here);else{let pointer5=`(*apps.RollingUpdateStatefulSetStrategy)${rolling2?"(0x0)":"\
(nil)"}`,go=`apps.StatefulSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:${pointer5}}`,json={Type:type,RollingUpdate:rolling2??null};yield scope.invalid([
...at10,"updateStrategy"],{go,json},recreate?"statefulset-strategy-types":"statefulset-strategy-type")}}function*rollingErrors3(scope,rolling2,here){yield*nonNegative(
scope,number(rolling2,"partition"),[...here,"partition"]);let amount4=intOrString(rolling2,"maxUnavailable");amount4===void 0||!scope.build.enabled("MaxUnavaila\
bleStatefulSet")||(yield*positiveIntOrPercent(scope,amount4,[...here,"maxUnavailable"]),intOrPercentValue(amount4)===0&&(yield scope.invalid([...here,"maxUnavai\
lable"],literalOf(amount4),"daemonset-unavailable-zero")),yield*notMoreThan100Percent(scope,amount4,[...here,"maxUnavailable"]))}function*retentionErrors2(scope,spec){
let policy3=child(spec,"persistentVolumeClaimRetentionPolicy");if(!(!policy3||!scope.build.enabled("StatefulSetAutoDeletePVC")))for(let name3 of["whenDeleted","\
whenScaled"]){let value2=text2(policy3,name3)||"Retain";["Retain","Delete"].includes(value2)||(yield scope.notSupported([...at10,"persistentVolumeClaimRetention\
Policy",name3],value2,["Retain","Delete"]))}}var CHANGEABLE2=["replicas","template","updateStrategy","minReadySeconds","ordinals","persistentVolumeClaimRetentio\
nPolicy"];function*updateErrors4(scope,spec,before){if(scope.build.holds("statefulset-immutable-by-field")){if(yield*selectorImmutable(scope,spec,before,at10),canonical(
spec.volumeClaimTemplates)!==canonical(before.volumeClaimTemplates)){let json=spec.volumeClaimTemplates??null;yield scope.invalid([...at10,"volumeClaimTemplates"],
{go:"",json},"field-immutable")}for(let[name3,otherwise]of[["serviceName",""],["podManagementPolicy","OrderedReady"]]){let now=optionalText(spec,name3)??otherwise;
now!==(optionalText(before,name3)??otherwise)&&(yield scope.invalid([...at10,name3],now,"field-immutable"))}return}let changeable2=scope.build.holds("statefulse\
t-revision-history-mutable")?[...CHANGEABLE2,"revisionHistoryLimit"]:CHANGEABLE2,names=new Set([...Object.keys(spec),...Object.keys(before)]),defaults={podManagementPolicy:"\
OrderedReady",revisionHistoryLimit:10,serviceName:""};[...names].filter(name3=>!changeable2.includes(name3)&&canonical(spec[name3]??defaults[name3])!==canonical(
before[name3]??defaults[name3])).length>0&&(yield scope.forbidden(at10,"statefulset-update-forbidden"))}function rollingLiteral(rolling2){let amount4=intOrString(
rolling2,"maxUnavailable"),pointer5=`(*intstr.IntOrString)${amount4===void 0?"(nil)":"(0x0)"}`,partition3=number(rolling2,"partition")??0;return{go:`apps.Rollin\
gUpdateStatefulSetStrategy{Partition:${partition3}, MaxUnavailable:${pointer5}}`,json:{Partition:partition3,MaxUnavailable:amount4??null}}}var SOMEWHERE2="0x0";function pointer4(type,set){return`(*${type})(${set?SOMEWHERE2:"nil"})`}function list4(fields,name3,type,each){return Array.isArray(member(
fields,name3))?`[]${type}{${items(fields,name3).map(([item])=>`${type}{${each(item)}}`).join(", ")}}`:`[]${type}(nil)`}function requirement(fields){let values2=stringList(
texts(fields,"values"),Array.isArray(member(fields,"values")));return`Key:${quote(text2(fields,"key"))}, Operator:${quote(text2(fields,"operator"))}, Values:${values2}`}
function toleration(fields){let members3=["key","operator","value","effect"].map(name3=>`${name3[0]?.toUpperCase()}${name3.slice(1)}:${quote(text2(fields,name3))}`),
seconds2=pointer4("int64",number(fields,"tolerationSeconds")!==void 0);return`${members3.join(", ")}, TolerationSeconds:${seconds2}`}function raw(value2){return value2==
null?"runtime.RawExtension{Raw:[]uint8(nil), Object:runtime.Object(nil)}":`runtime.RawExtension{Raw:[]uint8{${[...Buffer.from(JSON.stringify(sorted2(value2)))].
map(byte=>`0x${byte.toString(16)}`).join(", ")}}, Object:runtime.Object(nil)}`}function sorted2(value2){if(Array.isArray(value2))return value2.map(sorted2);if(typeof value2!=
"object"||value2===null)return value2;let keys=Object.keys(value2).sort();return Object.fromEntries(keys.map(key3=>[key3,sorted2(value2[key3])]))}function subsetsLiteral(scope,topology2){
let term=subset3=>{let fields=child(subset3,"nodeSelectorTerm");return`v1.NodeSelectorTerm{${["matchExpressions","matchFields"].map(name3=>`${name3[0]?.toUpperCase()}${name3.
slice(1)}:${list4(fields,name3,"v1.NodeSelectorRequirement",requirement)}`).join(", ")}}`},numbers=["replicas"];return scope.build.holds("united-deployment-min-\
max")&&numbers.push("minReplicas","maxReplicas"),{go:list4(topology2,"subsets","v1alpha1.Subset",fields=>[`Name:${quote(text2(fields,"name"))}`,`NodeSelectorTer\
m:${term(fields)}`,`Tolerations:${list4(fields,"tolerations","v1.Toleration",toleration)}`,...numbers.map(name3=>{let given2=pointer4("intstr.IntOrString",member(
fields,name3)!==void 0);return`${name3[0]?.toUpperCase()}${name3.slice(1)}:${given2}`}),...scope.build.holds("united-deployment-subset-patch")?[`Patch:${raw(member(
fields,"patch"))}`]:[]].join(", ")),json:member(topology2,"subsets")??null}}var TEMPLATES=["StatefulSetTemplate","AdvancedStatefulSetTemplate","CloneSetTemplate",
"DeploymentTemplate"];function templatesLiteral(template3){return{go:`v1alpha1.SubsetTemplate{${TEMPLATES.map(name3=>{let set=child(template3,`${name3[0]?.toLowerCase()}${name3.
slice(1)}`)!==void 0;return`${name3}:${pointer4(`v1alpha1.${name3}Spec`,set)}`}).join(", ")}}`,json:template3??{}}}function strategyLiteral2(strategy){let adaptive=pointer4(
"v1alpha1.AdaptiveUnitedDeploymentStrategy",child(strategy,"adaptive")!==void 0);return{go:`v1alpha1.UnitedDeploymentScheduleStrategy{Type:${quote(text2(strategy,
"type"))}, Adaptive:${adaptive}}`,json:strategy??{}}}function partitionsLiteral(partitions){return{go:`map[string]int32{${Object.keys(partitions).sort().map(name3=>`${quote(
name3)}:${number(partitions,name3)??0}`).join(", ")}}`,json:partitions}}var at11=["spec","topology","subsets"],NO_LIMIT=1e6,ADDRESS=0;function parse2(scope,total,value2){let fault=(id,more2={})=>({value:0,error:scope.build.say(id,__spreadValues(
{given:value2},more2))});if(typeof value2=="number")return value2<0?fault("subset-replicas-negative"):{value:value2};if(total<0)return fault("subset-replicas-te\
xt");if(!value2.endsWith("%"))return fault("subset-replicas-no-percent");let part=value2.slice(0,-1);if(!/^[+-]?\d+$/.test(part))return fault("subset-replicas-p\
ercent",{error:scope.build.say("parse-int-syntax",{given:quote(part)})});let percent2=Number(part);return percent2!==(percent2|0)?fault("subset-replicas-percent",
{error:scope.build.say("parse-int-range",{given:quote(part)})}):percent2<0||percent2>100?fault("subset-replicas-range"):{value:Math.floor(total*percent2/100+.5)}}
function*subsetReplicasErrors(scope,spec){if(!scope.build.holds("united-deployment-min-max")){yield*plainReplicas(scope,spec);return}let topology2=child(spec,"t\
opology"),subsets=items(topology2,"subsets"),total=number(spec,"replicas")??-1,[sum2,least,most2]=[0,0,0],counts2={replicas:0,minReplicas:0,maxReplicas:0};for(let[
subset2,index]of subsets){let max=intOrString(subset2,"maxReplicas"),shown2=max===void 0?"null":literalOf(max),read2=function*(name3,otherwise){let value2=intOrString(
subset2,name3);if(value2===void 0)return otherwise;counts2[name3]++;let parsed4=parse2(scope,total,value2),path8=[...at11,index,name3==="replicas"?name3:"minRep\
licas"];if(parsed4.error!==void 0){let given2=name3==="replicas"?literalOf(value2):shown2;yield __spreadProps(__spreadValues({},scope.invalid(path8,given2,"subs\
et-fault",{error:parsed4.error})),{place:[...at11,index,name3]})}return parsed4.value};sum2+=yield*read2("replicas",0);let low=yield*read2("minReplicas",0),high=yield*read2(
"maxReplicas",NO_LIMIT);least+=low,most2+=high,low>high&&(yield scope.invalid([...at11,index,"minReplicas"],shown2,"subset-min-over-max",{index}))}let capacity=counts2.
minReplicas+counts2.maxReplicas>0;counts2.replicas>0&&capacity?yield scope.invalid(at11,subsetsLiteral(scope,topology2),"subset-replicas-and-min-max"):capacity?
(total===-1&&(yield scope.invalid(at11,total,"subset-min-max-no-replicas")),counts2.maxReplicas>=subsets.length&&(yield scope.invalid(at11,counts2.maxReplicas,"\
subset-max-all")),least>most2&&(yield scope.invalid(at11,least,"subset-sum-min-over-max"))):total!==-1?yield*sums(scope,sum2,total,counts2.replicas,subsets.length,
ADDRESS):counts2.replicas!==subsets.length&&(yield scope.invalid(at11,sum2,"subset-replicas-all"))}function*sums(scope,sum2,total,count,subsets,shown2){sum2>total&&
(yield scope.invalid(at11,sum2,"subset-sum-over",{sum:sum2,total:shown2})),count>0&&count===subsets&&sum2!==total&&(yield scope.invalid(at11,sum2,"subset-sum-ot\
her",{sum:sum2,total:shown2}))}function*plainReplicas(scope,spec){let subsets=items(child(spec,"topology"),"subsets"),total=number(spec,"replicas")??1,[sum2,count]=[
0,0];for(let[subset2,index]of subsets){let value2=intOrString(subset2,"replicas");if(value2===void 0)continue;let parsed4=parse2(scope,total,value2),path8=[...at11,
index,"replicas"];parsed4.error!==void 0?yield scope.invalid(path8,literalOf(value2),"subset-replicas-invalid",{given:value2}):(sum2+=parsed4.value,count++)}yield*sums(
scope,sum2,total,count,subsets.length,total)}var at12=["spec","template"],NAMES=["statefulSetTemplate","advancedStatefulSetTemplate","deploymentTemplate","cloneSetTemplate"];function*templateErrors3(scope,spec,world){
let template3=child(spec,"template"),given2=NAMES.filter(name4=>child(template3,name4));given2.length===0&&(yield scope.required(at12,"united-deployment-no-temp\
late")),given2.length>1&&(yield scope.invalid(at12,templatesLiteral(template3),"united-deployment-two-templates"));let name3=given2.find(each=>each!=="cloneSetT\
emplate"),chosen2=name3&&child(template3,name3);if(!chosen2)return;let selector4=child(spec,"selector"),here=[...at12,name3],meta=child(chosen2,"metadata");if(!matches2(
selector4,meta)){let shown2=[...at12,name3==="deploymentTemplate"?name3:"statefulSetTemplate","metadata","labels"],error=scope.invalid(shown2,labelsLiteral(meta,
"labels"),"selector-misses-template");yield __spreadProps(__spreadValues({},error),{place:[...here,"metadata","labels"]})}yield*unusedErrors(scope,name3,child(chosen2,
"spec"),[...here,"spec"]),yield*podErrors(scope,name3,child(chosen2,"spec"),selector4,[...here,"spec","template"],world)}function matches2(selector4,meta){return selects(
selector4,child(meta,"labels")??{})}function*unusedErrors(scope,name3,spec,here){let unused={template:name3},replicas=number(spec,"replicas");if(replicas!==void 0&&
(yield scope.invalid([...here,"replicas"],replicas,"united-deployment-replicas-unused",unused)),name3==="deploymentTemplate")return;let strategy=child(spec,"upd\
ateStrategy"),partition3=number(child(strategy,"rollingUpdate"),"partition");if(partition3===void 0||text2(strategy,"type")!=="RollingUpdate")return;let path8=[
...here,"updateStrategy","rollingUpdate","partition"];yield scope.invalid(path8,partition3,"united-deployment-partition-unused",unused)}function*podErrors(scope,name3,spec,selector4,here,world){
let written3=child(spec,"template")??{},meta=child(written3,"metadata");if(!isEmptySelector(selector4)&&!matches2(selector4,meta)&&(yield scope.invalid([...here,
"metadata","labels"],labelsLiteral(meta,"labels"),"selector-misses-template")),name3!=="deploymentTemplate"){yield*templateMetaErrors(scope,meta,here);return}let known6={
metadata:meta??{},spec:structuredClone(child(written3,"spec")??{})},template3=typed(known6,world.kruiseStructs(),new Origins);yield*podTemplateErrors(template3,
here,scope.build,kruiseOptions(world));let pod=record(template3.spec),policy3=text2(pod,"restartPolicy");policy3!=="Always"&&(yield scope.notSupported([...here,
"spec","restartPolicy"],policy3,["Always"])),member(pod,"activeDeadlineSeconds")!==void 0&&(yield scope.forbidden([...here,"spec","activeDeadlineSeconds"],"repl\
icaset-active-deadline"))}function*templateChangeErrors(scope,spec,before){let template3=child(spec,"template"),was=child(before,"template"),name3=["statefulSet\
Template","advancedStatefulSetTemplate","deploymentTemplate"].find(each=>child(template3,each)&&child(was,each));if(!name3)return;let now=child(child(template3,
name3),"spec"),here=[...at12,name3,"spec"];name3!=="deploymentTemplate"&&fixed2(now)!==fixed2(child(child(was,name3),"spec"))&&(yield scope.forbidden(here,"unit\
ed-deployment-template-fixed",{template:name3.replace("SetTemplate","setTemplate")})),yield*nonNegative(scope,number(now,"replicas"),[...here,"replicas"])}function fixed2(spec){
let _a=spec??{},{replicas:_replicas,template:_template,updateStrategy:_strategy}=_a,rest=__objRest(_a,["replicas","template","updateStrategy"]);return canonical(
rest)}var WEBHOOK13="vuniteddeployment.kb.io",filling=object2({type:{enum:["Adaptive","Fixed",""]}}),ADAPTIVE=untyped(kindWith(object2({topology:object2({scheduleStrategy:filling})}))),
at13=["spec","topology","subsets"];function unitedDeploymentRefusals(manifest,world,before){let{cluster}=world,structs=unitedDeploymentStructs(cluster),undecoded=decodeRefusals(
manifest,structs,"v1alpha1.UnitedDeployment","muniteddeployment.kb.io",world);if(undecoded.length>0)return undecoded;let schema=cluster.holds("united-deployment\
-adaptive")?{schema:ADAPTIVE}:{},invalid=customResourceRefusals(manifest,__spreadProps(__spreadValues({},schema),{scales:!0,completed:!0}),cluster);if(invalid.length>
0)return invalid;let unselective=refusalsOf(missingSelectors(scopeOf(cluster),manifest),CRD_VALIDATION);if(unselective.length>0)return unselective;let scope=scopeOf(
cluster.library("kruise")),spec=record(manifest.value.spec)??{},errors=[...specErrors7(scope,spec,world)];return before&&errors.push(...changeErrors3(scope,spec,
record(before.value.spec)??{})),refusalsOf(errors,WEBHOOK13)}function*missingSelectors(scope,manifest){let template3=child(record(manifest.value.spec),"template");
for(let name3 of["advancedStatefulSetTemplate","cloneSetTemplate"]){let chosen2=child(template3,name3);if(!chosen2||child(child(chosen2,"spec"),"selector"))continue;
let path8=["spec","template",name3,"spec","selector"];yield scope.invalid(path8,"null","schema-type",{path:path8.join("."),type:"object",given:"null"})}}function*specErrors7(scope,spec,world){
let chosen2=child(spec,"selector"),topology2=child(spec,"topology"),filling2=child(topology2,"scheduleStrategy"),isAdaptive=text2(filling2,"type")==="Adaptive"&&
scope.build.holds("united-deployment-checks-adaptive");if(yield*nonNegative(scope,number(spec,"replicas"),["spec","replicas"]),yield*selectorItself(scope,spec,{
empty:"united-deployment-empty-selector",required:!0},["spec"]),isAdaptive&&flag(child(filling2,"adaptive"),"reserveUnschedulablePods")&&hasStatefulTemplate(spec)){
let here=["spec","topology","scheduleStrategy"];yield scope.invalid(here,strategyLiteral2(filling2),"united-deployment-reserve-stateless")}selectorFault(chosen2,
scope.build)?yield scope.invalid(["spec","selector"],selectorLiteral(chosen2)):yield*templateErrors3(scope,spec,world),scope.build.holds("united-deployment-min-\
max")&&(yield*subsetReplicasErrors(scope,spec));let names=new Set;for(let[each,index]of items(topology2,"subsets"))yield*subsetErrors(scope,each,names,index),isAdaptive&&
intOrString(each,"replicas")!==void 0&&(yield scope.forbidden([...at13,index,"replicas"],"united-deployment-adaptive-replicas"));scope.build.holds("united-deplo\
yment-min-max")||(yield*subsetReplicasErrors(scope,spec)),yield*partitionErrors2(scope,spec,names)}function hasStatefulTemplate(spec){let template3=child(spec,"\
template");return(child(template3,"statefulSetTemplate")??child(template3,"advancedStatefulSetTemplate"))!==void 0}function*subsetErrors(scope,each,names,index){
let name3=text2(each,"name"),here=[...at13,index,"name"];name3===""&&(yield scope.required(here)),names.has(name3)&&(yield scope.invalid(here,name3,"subset-name\
-twice",{name:name3})),names.add(name3);let faults=isDNS1123Label(name3,scope.build).map(({message,values:values2})=>scope.build.say(message,values2));faults.length>
0&&(yield scope.invalid(here,name3,"subset-name-invalid",{faults:faults.join(", ")}));let term=member(each,"nodeSelectorTerm")??{};yield*validateNodeSelectorTerm(
term,[...at13,index,"nodeSelectorTerm"],scope.build),yield*validateTolerations(member(each,"tolerations"),[...at13,index,"tolerations"],scope.build)}function*partitionErrors2(scope,spec,names){
let update=child(spec,"updateStrategy"),partitions=child(child(update,"manualUpdate"),"partitions")??{};for(let name3 of Object.keys(partitions).sort()){if(names.
has(name3))continue;let path8=["spec","updateStrategy","partitions"],error=scope.invalid(path8,partitionsLiteral(partitions),"united-deployment-no-subset",{name:name3});
yield __spreadProps(__spreadValues({},error),{place:["spec","updateStrategy","manualUpdate","partitions",name3]})}}function*changeErrors3(scope,spec,before){yield*templateChangeErrors(
scope,spec,before);let was=new Map(items(child(before,"topology"),"subsets").map(([each])=>[text2(each,"name"),each]));for(let[each,index]of items(child(spec,"t\
opology"),"subsets")){let old=was.get(text2(each,"name"));if(old)for(let field of["nodeSelectorTerm","tolerations"])canonical(old[field])!==canonical(each[field])&&
(yield scope.forbidden([...at13,index,field],"united-deployment-immutable"))}}var at14=["spec","targetRef"],KINDS2={CloneSet:["apps.kruise.io"],Deployment:["apps"],ReplicaSet:["apps"],Job:["batch"],StatefulSet:["apps","apps.kruise.io"]};function targetOf(spread,world){
let{apiVersion,kind,name:name3}=member2(spread.spec,"targetRef");if(!(typeof kind!="string"||typeof name3!="string"||spread.namespace===null))return world.workload(
groupOf(apiVersion),kind,spread.namespace,name3)}function*targetErrors2(scope,target){if(!target){yield scope.required(at14,"spread-no-target");return}let kind=text2(
target,"kind"),apiVersion=text2(target,"apiVersion");if(apiVersion===""||kind===""||text2(target,"name")===""){yield scope.invalid(at14,referenceLiteral(target),
"spread-empty-target");return}let groups=Object.hasOwn(KINDS2,kind)?KINDS2[kind]:void 0;groups&&(kind!=="StatefulSet"||scope.build.holds("workloadspread-targets\
-statefulset"))?(!parsesAsGroupVersion(apiVersion)||!groups.includes(groupOf(apiVersion)))&&(yield scope.invalid(at14,referenceLiteral(target),"spread-target-gr\
oup",{kind})):yield scope.invalid(at14,referenceLiteral(target),"spread-target-kind")}function*conflictErrors4(scope,manifest,world,before,refused){let target=child(
record(manifest.value.spec),"targetRef");if(!(!target||manifest.namespace===null||before&&sameTarget(target,targetRef(before))))for(let other of world.workloadSpreads(
manifest.namespace)){if(other===manifest||other.name===manifest.name)return;if(!(!sameTarget(target,targetRef(other))||refused(other))){yield scope.invalid(at14,
referenceLiteral(target),"spread-target-taken",{name:other.name});return}}}function*targetChangeErrors(scope,spec,before){let now=child(spec,"targetRef"),was=child(
before,"targetRef");now&&was&&!sameTarget(now,was)&&(yield scope.invalid(at14,referenceLiteral(now),"spread-target-changed"))}function targetRef(spread){return child(
record(spread.value.spec),"targetRef")}function sameTarget(left,right){return right!==void 0&&sameReference(left,right)}function patchErrors(manifest,index,world){let subsets=manifest.spec.subsets,subset2=Array.isArray(subsets)?subsets[index]:void 0,patch2=isObject(subset2)?subset2.
patch:void 0;if(patch2==null||!world.cluster.holds("workloadspread-validates-patch"))return[];let target=targetOf(manifest,world),template3=target&&validatedTemplate(
target,world);return template3?merged2(template3,patch2,index,world):[]}function validatedTemplate(target,world){let{cluster}=world,template3=templateOf(target);
if(template3)switch(`${target.group}/${target.kind}`){case"apps.kruise.io/CloneSet":return cluster.holds("workloadspread-adds-claim-volumes")?withClaims(target,
template3):template3;case"apps/Deployment":case"apps/ReplicaSet":case"batch/Job":return template3;case"apps/StatefulSet":return cluster.holds("workloadspread-va\
lidates-statefulset")?withClaims(target,template3):void 0;default:return}}function withClaims(target,template3){let spec=member2(template3,"spec"),volumes2=[...objects(
spec.volumes),...claimVolumes(target)];return volumes2.length>0?__spreadProps(__spreadValues({},template3),{spec:__spreadProps(__spreadValues({},spec),{volumes:volumes2})}):
template3}function merged2(template3,patch2,index,world){let path8=["spec","subsets",index,"patch"],library=world.cluster.library("kruise"),scope=scopeOf(library),
raw2=JSON.stringify(patch2),schema=patchSchema("Pod",library),origins=new Origins,structs=world.kruiseStructs(),original=typed({metadata:member2(template3,"meta\
data"),spec:member2(template3,"spec")},structs,origins),errors=[],pod={};try{if(!isObject(patch2))throw new PatchError(library.say("bad-json-document"));pod=strategicMerge(
original,patch2,{schema})}catch(error){if(!(error instanceof PatchError))throw error;errors.push(scope.invalid(path8,raw2,"spread-patch-merge",{error:error.message})),
errors.push(scope.invalid(path8,raw2,"spread-patch-unmarshal",{error:library.say("json-unexpected-end")}))}let fault=decodeFault(pod,schema,library);fault&&errors.
push(scope.invalid(path8,raw2,"spread-patch-unmarshal",{error:fault.error}));let decoded2=typed(fault?.decoded??pod,structs,origins);return[...errors,...kruisePodErrors(
decoded2,path8,world)]}var subset=object2({name:string,preferredNodeSelectorTerms:list2(object2({preference:nodeTerm,weight:integer},"preference","weight")),requiredNodeSelectorTerm:nodeTerm,
tolerations},"name"),scheduleStrategy=object2({adaptive:object2({disableSimulationSchedule:boolean,rescheduleCriticalSeconds:integer}),type:{type:"string",enum:[
"Adaptive","Fixed",""]}}),targetFilter=object2({replicasPathList:strings,selector});function spreadSchema(build){let filter=build.holds("workloadspread-target-f\
ilter")?{targetFilter}:{},targetRef2=reference2("apiVersion","kind","name");return kindWith(object2(__spreadValues({scheduleStrategy,subsets:list2(subset),targetRef:targetRef2},
filter),"subsets","targetRef"))}var at15=["spec","scheduleStrategy"],LONGEST=295;function*strategyErrors4(scope,spec){let strategy=child(spec,"scheduleStrategy"),type=text2(strategy,"type");["",
"Fixed","Adaptive"].includes(type)||(yield scope.invalid([...at15,"type"],type,"spread-strategy-type"));let adaptive=child(strategy,"adaptive");adaptive&&(yield*adaptiveErrors(
scope,adaptive,type,items(spec,"subsets")));let filter=child(spec,"targetFilter");filter&&scope.build.holds("workloadspread-target-filter")&&(yield*filterErrors(
scope,filter))}function*adaptiveErrors(scope,adaptive,type,subsets){let seconds2=number(adaptive,"rescheduleCriticalSeconds"),shown2=seconds2??"null";type!=="Ad\
aptive"&&(yield scope.invalid([...at15,"type"],shown2,"spread-strategy-not-adaptive"));let last=subsets.at(-1)?.[0];subsets.length>1&&member(last,"maxReplicas")!==
void 0&&(yield scope.invalid([...at15,"adaptive"],shown2,"spread-adaptive-last-subset"));let most2=subsets.length>1?Math.floor(LONGEST/(subsets.length-1)):2**31-
1;seconds2!==void 0&&(seconds2<0||seconds2>most2)&&(yield scope.invalid([...at15,"adaptive","rescheduleCriticalSeconds"],seconds2,"spread-critical-seconds",{most:most2}))}
function*filterErrors(scope,filter){let fault=selectorFault(child(filter,"selector"),scope.build);if(fault===void 0)return;let paths=Array.isArray(filter.replicasPathList)?
filter.replicasPathList:void 0,go=`v1alpha1.TargetFilter{Selector:(*v1.LabelSelector)(0x0), ReplicasPathList:${stringList(paths??[],paths!==void 0)}}`;yield scope.
invalid(["spec","targetFilter"],{go,json:filter},"selector-fault",{fault})}var at16=["spec","subsets"];function*subsetErrors2(scope,spec,patchErrors2){let subsets=items(spec,"subsets");if(subsets.length===0){yield scope.required(at16,"\
spread-no-subsets");return}let names=new Set,maxima=new Maxima(scope,text2(child(spec,"targetRef"),"kind"));for(let[subset2,index]of subsets){let name3=text2(subset2,
"name");name3===""?yield scope.invalid([...at16,index,"name"],name3):names.has(name3)&&(yield scope.invalid([...at16,index,"name"],name3,"spread-subset-twice",{
name:name3})),names.add(name3),yield*nodeErrors(scope,subset2,index),yield*patchErrors2(index);let error2=maxima.next(intOrString(subset2,"maxReplicas"),index);
if(error2){yield error2;return}}let error=maxima.sum(subsets.map(([subset2])=>intOrString(subset2,"maxReplicas")));error&&(yield error)}function*nodeErrors(scope,subset2,index){
let{build}=scope,term=child(subset2,"requiredNodeSelectorTerm");yield*validateNodeSelectorTerm(term,[...at16,index,"requiredNodeSelectorTerm"],build);let written3=[
"spec","subsets",index,"preferredNodeSelectorTerms"],named3=[...at16,index,"preferredSchedulingTerms"];for(let error of validatePreferredSchedulingTerms(subset2.
preferredNodeSelectorTerms,named3,build))yield __spreadProps(__spreadValues({},error),{place:[...written3,...placeOf(error).slice(named3.length)]});yield*tolerationErrors(
scope,subset2,[...at16,index,"tolerations"])}var Maxima=class{constructor(scope,targetKind){this.scope=scope;this.targetKind=targetKind}scope;targetKind;#type;#sum=0;next(max,index){
if(max===void 0)return;let invalid=message=>this.scope.invalid([...at16,index,"maxReplicas"],literalOf(max),message);if(this.#type??=typeof max,typeof max!==this.#type)
return invalid("spread-maxima-mixed");if(this.targetKind==="StatefulSet"&&this.scope.build.holds("workloadspread-targets-statefulset")&&typeof max=="string")return invalid(
"spread-max-statefulset");let{value:value2,error}=legacyScaled(max,100,this.scope.build);return error!==void 0||value2<0?invalid("spread-max-invalid"):(typeof max==
"string"&&(this.#sum+=value2),this.#sum>100?invalid("spread-maxima-over-100"):void 0)}sum(maxima){if(this.#type!=="string"||this.#sum>=100||maxima.at(-1)===void 0)
return;let first2=maxima[0],shown2=first2===void 0?"null":literalOf(first2);return this.scope.invalid([...at16,0,"maxReplicas"],shown2,"spread-maxima-under-100")}};var SPREAD_WEBHOOK="vworkloadspread.kb.io";function spreadRefusals(manifest,world,before){let{cluster}=world,invalid=customResourceRefusals(manifest,{schema:spreadSchema(
cluster)},cluster);if(invalid.length>0)return invalid;if(!cluster.kruiseEnabled("WorkloadSpread")){if(!cluster.holds("workloadspread-gate-refuses"))return[];let message=cluster.
say("feature-gate-off",{gate:"WorkloadSpread"});return[{by:SPREAD_WEBHOOK,id:"feature-gate-off",message,path:[]}]}return refusalsOf(errorsOf5(manifest,world,before),
SPREAD_WEBHOOK)}function*errorsOf5(manifest,world,before){let scope=scopeOf(world.cluster.library("kruise")),spec=record(manifest.value.spec)??{};yield*targetErrors2(
scope,child(spec,"targetRef")),yield*subsetErrors2(scope,spec,subset2=>patchErrors(manifest,subset2,world)),yield*strategyErrors4(scope,spec),yield*conflictErrors4(
scope,manifest,world,before,other=>spreadRefusals(other,world).length>0),before&&(yield*targetChangeErrors(scope,spec,record(before.value.spec)??{}))}var decoded=(...judges)=>(manifest,world,before)=>{let undecoded=nativeDecodeRefusals(manifest,world);return undecoded.length>0?undecoded:judges.flatMap(judge3=>judge3(
manifest,world,before))},JUDGES={"scheduling.k8s.io/PriorityClass":[priorityClassRefusals],"/LimitRange":[limitRangeRefusals2],"/ResourceQuota":[resourceQuotaRefusals],
"/PersistentVolumeClaim":[claimRefusals],"apps.kruise.io/WorkloadSpread":[spreadRefusals],"apps.kruise.io/CloneSet":[cloneSetRefusals],"apps.kruise.io/StatefulS\
et":[advancedStatefulSetRefusals],"apps.kruise.io/DaemonSet":[advancedDaemonSetRefusals],"apps.kruise.io/SidecarSet":[sidecarSetRefusals],"apps.kruise.io/United\
Deployment":[unitedDeploymentRefusals],"apps.kruise.io/BroadcastJob":[broadcastJobRefusals],"apps.kruise.io/AdvancedCronJob":[advancedCronJobRefusals],"apps.kru\
ise.io/EphemeralJob":[ephemeralJobRefusals],"apps.kruise.io/PersistentPodState":[podStateRefusals],"apps.kruise.io/PodProbeMarker":[probeMarkerRefusals],"apps.k\
ruise.io/ImagePullJob":[imagePullRefusals],"apps.kruise.io/ImageListPullJob":[imageListRefusals],"apps.kruise.io/ResourceDistribution":[distributionRefusals],"a\
pps.kruise.io/ContainerRecreateRequest":[recreateRefusals],"policy.kruise.io/PodUnavailableBudget":[budgetRefusals],"apps/Deployment":[decoded(appsRefusals,templateRefusals)],
"apps/ReplicaSet":[decoded(appsRefusals,templateRefusals)],"apps/StatefulSet":[decoded(statefulSetRefusals,templateRefusals)],"apps/DaemonSet":[decoded(appsRefusals,
templateRefusals)],"/Pod":[decoded()],"policy/PodDisruptionBudget":[disruptionBudgetRefusals],"batch/CronJob":[decoded(cronJobRefusals,templateRefusals)],"/Repl\
icationController":[decoded(templateRefusals)],"batch/Job":[decoded(jobRefusals,templateRefusals)]};function objectRefusals(manifest,world,before){let unserved=notServed(
manifest,world);if(unserved)return[unserved];let judges=JUDGES[`${manifest.group}/${manifest.kind}`]??[],[now,was]=[stored3(manifest,world),before&&stored3(before,
world)],refusals=judges.flatMap(judge3=>judge3(now,world,was));return refusals.length>0?refusals:objectQuotaRefusals(manifest,world,before)}function stored3(manifest,{
cluster}){return kindOf(manifest.group,manifest.kind)?.of==="kruise"?pruned(manifest,cluster).manifest:manifest}function notServed(manifest,world){let kind=kindOf(
manifest.group,manifest.kind);if(kind?.of!=="kruise")return;let version2=manifest.apiVersion.slice(manifest.apiVersion.indexOf("/")+1),served=kind.versions?.[version2],
holds3=served===!0||served!==void 0&&world.cluster.holds(served);if(world.cluster.installed("kruise")&&holds3)return;let values2={kind:manifest.kind,apiVersion:manifest.
apiVersion};return{by:"kube-apiserver",id:"no-matches-for-kind",message:world.cluster.say("no-matches-for-kind",values2),path:["apiVersion"]}}var MADE={statefulSetTemplate:{apiVersion:"apps/v1",kind:"StatefulSet"},advancedStatefulSetTemplate:{apiVersion:"apps.kruise.io/v1beta1",kind:"StatefulSet"},cloneSetTemplate:{
apiVersion:"apps.kruise.io/v1alpha1",kind:"CloneSet"},deploymentTemplate:{apiVersion:"apps/v1",kind:"Deployment"}};function subsetWorkloadRefusals(manifest,world){
if(manifest.group!=="apps.kruise.io"||manifest.kind!=="UnitedDeployment")return[];let templates2=member2(manifest.spec,"template");for(let[name3,kind]of Object.
entries(MADE)){let template3=templates2[name3];if(!isObject(template3))continue;let value2=__spreadProps(__spreadValues({},kind),{metadata:{name:manifest.name,namespace:manifest.
namespace},spec:__spreadProps(__spreadValues({},member2(template3,"spec")),{replicas:1,selector:manifest.spec.selector??null})});return objectRefusals(manifest.
making(__spreadProps(__spreadValues({},kind),{value:value2})),world).map(refusal=>__spreadProps(__spreadValues({},refusal),{path:inPod(refusal.path)}))}return[]}
function inPod(path8){return path8[0]==="spec"&&path8[1]==="template"?path8.slice(2):[]}function simulate(manifest,world,mode2,before){let refusals=objectRefusals(manifest,world,before),served=!refusals.some(({id})=>id==="no-matches-for-kind"),pods=served&&
(mode2==="look-past"||refusals.length===0)?podsOf(manifest,world,mode2):[];if(manifest.kind==="Pod"&&manifest.group==="")return{world,object:podObject(manifest,
refusals,pods[0]),pods};let verdict2=refusals.length>0?"rejected":"admitted",dropped=served?droppedFields(manifest,world.cluster):[];return{world,object:{manifest,
verdict:verdict2,refusals,dropped,assumes:[]},pods}}function podObject(manifest,refusals,pod){let all2=[...refusals,...pod?.pod.refusals??[]],verdict2=all2.length>
0?"rejected":"admitted";return{manifest,verdict:verdict2,refusals:all2,dropped:[],assumes:pod?.assumes??[]}}function podsOf(manifest,world,mode2){if(!templatePath(
manifest))return[];let spread=spreadOf(manifest,world),subsets=spread?subsetsOf(spread):[],rest=subsets.length===0||overflows(subsets)?[void 0]:[],assumes=spread!==
void 0&&objectRefusals(spread,world).length>0?[{kind:"WorkloadSpread",says:`WorkloadSpread ${spread.name} is accepted`}]:[],unmade=subsetWorkloadRefusals(manifest,
world);return[...subsets,...rest].flatMap(subset2=>{let pod=buildPod(manifest,world);if(!pod)return[];for(let refusal of unmade)pod.refuse(refusal);unmade.length===
0&&admit(pod,world,subset2,mode2);let refusedPod=pod.refusals.length>0;return[{workload:manifest,subset:subset2,pod,verdict:refusedPod?"rejected":"admitted",unmade:unmade.
length>0,assumes:[...assumes,...pod.assumes],qosClass:givenClass(pod,world)??qosClass(pod.spec,world.cluster),host:refusedPod&&mode2==="stop"?void 0:toHost(pod,
world,mode2)}]})}function givenClass({owner},{cluster}){let given2=isObject(owner.value.status)?owner.value.status.qosClass:void 0;return owner.kind==="Pod"&&!cluster.
holds("qos-recomputed-on-create")?QOS_CLASSES.find(each=>each===given2):void 0}var NUMBER=/^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,9}))?/,PRE_RELEASE=/^-(alpha|beta|rc)[.-]?(\d{0,9})(?![0-9A-Za-z])/,VENDOR=/^[-+_]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,VENDOR_OF_PRE_RELEASE=/^[-+_.]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/,
BARE_MINOR=/^(\d{1,4})\+$/,STAGES=["alpha","beta","rc"];function parseVersion(text3){let written3=text3.trim().replace(/^[vV]/,"");if(written3.length>100)return;
let bare=BARE_MINOR.exec(written3);if(bare)return{major:1,minor:Number(bare[1]),patch:void 0,pre:void 0,vendor:"",text:written3};let number2=NUMBER.exec(written3);
if(!number2)return;let pre=PRE_RELEASE.exec(written3.slice(number2[0].length)),rest=written3.slice(number2[0].length+(pre?.[0].length??0)),vendor=rest===""||rest===
"+"?"":(pre?VENDOR_OF_PRE_RELEASE:VENDOR).exec(rest)?.[1];if(vendor!==void 0)return{major:Number(number2[1]),minor:Number(number2[2]),patch:number2[3]===void 0?
void 0:Number(number2[3]),pre:pre?{stage:pre[1],number:Number(pre[2])}:void 0,vendor,text:written3}}function compareVersions(a,b){return a.major-b.major||a.minor-
b.minor||(a.patch??0)-(b.patch??0)||rank(a)-rank(b)||(a.pre?.number??0)-(b.pre?.number??0)}function rank({pre}){return pre===void 0?STAGES.length:STAGES.indexOf(
pre.stage)}var COMPARATOR=/^(>=|<=|>|<|=)(\S+)$/,parsed=new Map;function inRange(version2,range2){let test=parsed.get(range2);return test||(test=parseRange(range2),parsed.
set(range2,test)),test(version2)}function parseRange(range2){let any=range2.split("||").map(part=>{let words4=part.trim().split(/\s+/);return words4.length===1&&
words4[0]==="*"?[()=>!0]:words4.map(comparator)});return version2=>any.some(all2=>all2.every(test=>test(version2)))}function comparator(word){let[,operator,text3=""]=COMPARATOR.
exec(word)??[],bound=parseVersion(text3);if(bound?.vendor!=="")throw new Error(`"${word}" is not a comparator such as ">=1.8.0"`);let order=version2=>compareVersions(
version2,bound);if(operator===">=")return version2=>order(version2)>=0;if(operator==="<")return version2=>order(version2)<0;if(bound.patch===void 0)throw new Error(
`"${word}" needs a patch number`);return operator===">"?version2=>order(version2)>0:operator==="<="?version2=>order(version2)<=0:version2=>order(version2)===0}function gatesOf(knowledge3,of,version2,settings){let on=new Map,problems=[],rows=rowsOf(knowledge3,of,version2),otherInChart=new Set;for(let[gate,row]of rows)on.
set(gate,settingOfStage(row,settings)??row?.default??!1),row?.chart!==void 0&&settings[gate]===void 0&&row.chart!==on.get(gate)&&otherInChart.add(gate);for(let[
gate,value2]of Object.entries(settings)){if(gate==="AllAlpha"||gate==="AllBeta")continue;let row=rows.get(gate);if(!rows.has(gate))on.set(gate,value2),problems.
push({of,gate,message:`the feature gate ${gate} is not in the tables of ${of}`});else if(!row||row.stage==="removed")problems.push({of,gate,message:`unrecognize\
d feature gate: ${gate}`});else if(row.locked&&value2!==row.default){let message=`cannot set feature gate ${gate} to ${value2}, feature is locked to ${row.default}`;
problems.push({of,gate,message})}else on.set(gate,value2)}for(let rule of knowledge3.gateRules)if(!(rule.of!==of||!inRange(version2,rule.holds)||on.get(rule.when)!==
rule.is))for(let[gate,value2]of Object.entries(rule.sets))rows.get(gate)&&on.set(gate,value2);return{on,otherInChart,problems}}var looked=new WeakMap;function rowsOf(knowledge3,of,version2){
let known6=looked.get(knowledge3)??new Map;looked.set(knowledge3,known6);let key3=`${of} ${version2.text}`,found=known6.get(key3)??new Map(Object.values(knowledge3.
gates[of]).map(({gate,rows})=>[gate,rows.find(({holds:holds3})=>inRange(version2,holds3))]));return known6.set(key3,found),found}function settingOfStage(row,settings){
if(row?.stage==="alpha")return settings.AllAlpha;if(row?.stage==="beta")return settings.AllBeta}function resolveRelease(knowledge3,of,text3){let version2=parseVersion(text3);if(!version2)return;let known6=knownReleases(knowledge3,of),oldest=known6[0];if(!oldest)
throw new Error(`the tables know no release of ${of}`);let wanted2=version2.patch===void 0&&!version2.pre?__spreadProps(__spreadValues({},version2),{patch:Number.
POSITIVE_INFINITY}):version2,nearest2=known6.findLast(candidate=>compareVersions(candidate,wanted2)<=0),found=nearest2??oldest,alias2=knowledge3.releases[of].aliases[found.
text]?.is,judged=alias2===void 0?found:parseVersion(alias2),display=version2.patch===void 0&&sameMinor(found,version2)&&!version2.vendor?found.text:version2.text,
isKnown=version2.patch===void 0&&!version2.pre?sameMinor(found,version2):compareVersions(found,version2)===0,notes=[isKnown?"":nearest2?"is not in the tables":"\
is older than the tables",alias2===void 0||!isKnown?"":`is the same code as ${alias2}`,isKnown?"":`judged as ${judged.text}`].filter(part=>part!=="");return{of,
display,judged,note:notes.length===0?void 0:`${of} ${display} ${notes.join("; ")}`}}function newest(knowledge3,of){let last=knownReleases(knowledge3,of).findLast(
({pre})=>!pre);if(!last)throw new Error(`the tables know no release of ${of}`);return resolveRelease(knowledge3,of,last.text)}function releasesBetween(knowledge3,of,first2,last){
let from=parseVersion(first2),to=parseVersion(last);if(!from||!to)return;let end=to.patch===void 0?__spreadProps(__spreadValues({},to),{patch:Number.POSITIVE_INFINITY}):
to,between=knownReleases(knowledge3,of).filter(release=>!release.pre&&compareVersions(release,from)>=0&&compareVersions(release,end)<=0).map(({text:text3})=>resolveRelease(
knowledge3,of,text3));return between.length===0?void 0:between}var sorted3=new WeakMap;function knownReleases(knowledge3,of){let{known:known6}=knowledge3.releases[of],
versions2=sorted3.get(known6);return versions2||(versions2=known6.map(text3=>parseVersion(text3)).sort(compareVersions),sorted3.set(known6,versions2)),versions2}
function sameMinor(a,b){return a.major===b.major&&a.minor===b.minor}var NO_GATES={on:new Map,otherInChart:new Set,problems:[]},ClusterProfile=class{name;environment;kubernetes;kruise;vcluster;knows;host;hostNamespace;gates;kruiseGates;#otherInChart;notes;problems;#knowledge;#held=new Map;#libraries=new Map;constructor(knowledge3,spec){
this.#knowledge=knowledge3,this.name=spec.name,this.environment=spec.environment,this.kubernetes=spec.kubernetes,this.kruise=spec.kruise,this.vcluster=spec.vcluster,
this.knows=spec.knows??[],this.host=spec.host,this.hostNamespace=spec.hostNamespace;let gates=gatesOf(knowledge3,"kubernetes",spec.kubernetes.judged,spec.featureGates??
{}),kruiseGates=spec.kruise?gatesOf(knowledge3,"kruise",spec.kruise.judged,spec.kruiseFeatureGates??{}):NO_GATES;this.gates=gates.on,this.kruiseGates=kruiseGates.
on,this.#otherInChart=kruiseGates.otherInChart,this.notes=[spec.kubernetes,spec.kruise,spec.vcluster].flatMap(release=>release?.note??[]),this.problems=[...gates.
problems,...kruiseGates.problems]}holds(name3){let held=this.#held.get(name3);if(held===void 0){let{of,holds:holds3}=factNamed(this.#knowledge,name3),version2=this.#version(
of);held=version2!==void 0&&inRange(version2,holds3),this.#held.set(name3,held)}return held}enabled(gate){return gateNamed(this.#knowledge,"kubernetes",this.gates,
gate)}kruiseEnabled(gate){return gateNamed(this.#knowledge,"kruise",this.kruiseGates,gate)}otherInChart(gate){return this.#otherInChart.has(gate)}say(message,values2={}){
return fill(wording(this.#knowledge,message,this),values2)}wording(message){return wording(this.#knowledge,message,this)}lookup(name3){let table=own(this.#knowledge.
tables,name3);if(!table)throw new Error(`there is no table named "${name3}"`);let version2=this.#version(table.of);return version2&&table.rows.find(({holds:holds3})=>inRange(
version2,holds3))?.value}installed(component2){return this[component2]!==void 0}library(component2){let library=this.#libraries.get(component2);if(!library){let text3=this.
lookup(`${component2}-client-library`),version2=text3===void 0?void 0:parseVersion(String(text3));if(!version2)throw new Error(`${this.name} has no ${component2}\
 whose Kubernetes libraries are known`);library=new Library(this.#knowledge,version2,this),this.#libraries.set(component2,library)}return library}closed(kind){return this.
knows.includes(kind)}releases(component2){return allReleases(this.#knowledge,component2)}#version(of){return this[of]?.judged}},all=new WeakMap;function allReleases(knowledge3,of){
let made3=all.get(knowledge3)??new Map;all.set(knowledge3,made3);let releases=made3.get(of);if(!releases){let others={kubernetes:newest(knowledge3,"kubernetes"),
kruise:newest(knowledge3,"kruise")};releases=knownReleases(knowledge3,of).filter(({text:text3,pre})=>!pre&&!Object.hasOwn(knowledge3.releases[of].aliases,text3)).
map(({text:text3})=>{let name3=`${of} ${text3}`,release=resolveRelease(knowledge3,of,text3);return{name:name3,cluster:new ClusterProfile(knowledge3,__spreadProps(
__spreadValues({},others),{name:name3,[of]:release}))}}),made3.set(of,releases)}return releases}var Library=class{version;#knowledge;#owner;#gates;constructor(knowledge3,version2,owner){
this.version=version2,this.#knowledge=knowledge3,this.#owner=owner,this.#gates=gatesOf(knowledge3,"kubernetes",version2,{}).on}holds(name3){let{of,holds:holds3}=factNamed(
this.#knowledge,name3);return of==="kubernetes"?inRange(this.version,holds3):this.#owner.holds(name3)}enabled(gate){return gateNamed(this.#knowledge,"kubernetes",
this.#gates,gate)}say(message,values2={}){return fill(wording(this.#knowledge,message,this),values2)}wording(message){return wording(this.#knowledge,message,this)}};
function fill(text3,values2){return text3.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g,(_,name3)=>{let value2=own(values2,name3);if(value2===void 0)throw new Error(`"${text3}\
" wants a value for {${name3}}`);return String(value2)})}function wording(knowledge3,name3,build){let message=own(knowledge3.messages,name3);if(!message)throw new Error(
`there is no message named "${name3}"`);return message.texts.find(({when})=>when===void 0||build.holds(when)).text}function factNamed(knowledge3,name3){let fact=own(
knowledge3.facts,name3);if(!fact)throw new Error(`there is no fact named "${name3}"`);return fact}function gateNamed(knowledge3,of,on,gate){let value2=on.get(gate);
if(value2===void 0&&!own(knowledge3.gates[of],gate))throw new Error(`there is no ${of} gate named "${gate}"`);return value2??!1}function own(of,name3){return Object.
hasOwn(of,name3)?of[name3]:void 0}var Reading=class _Reading{asked;#cell;#prefix;#host;constructor(cell,asked2=new Map,prefix=""){this.#cell=cell,this.asked=asked2,this.#prefix=prefix}holds(fact){
return this.#read(`holds:${fact}`)}enabled(gate){return this.#read(`enabled:${gate}`)}say(message,values2={}){return fill(this.#read(`wording:${message}`),values2)}kruiseEnabled(gate){
return this.#read(`kruiseEnabled:${gate}`)}otherInChart(gate){return this.#read(`otherInChart:${gate}`)}lookup(table){return this.#read(`lookup:${table}`)}installed(component2){
return this.#read(`installed:${component2}`)}closed(kind){return this.#read(`closed:${kind}`)}releases(component2){return this.#cell.profile.releases(component2)}get hostNamespace(){
return this.#read("hostNamespace:")}get host(){if(this.#read("hosted:"))return this.#host??=new _Reading(hostOf(this.#cell),this.asked,`${this.#prefix}host/`),this.#host}library(component2){
let read2=(question,name3)=>this.#read(`library/${component2}/${question}:${name3}`);return{holds:fact=>read2("holds",fact),enabled:gate=>read2("enabled",gate),
say:(message,values2={})=>fill(read2("wording",message),values2)}}ask(key3,answer){let question=`${this.#prefix}ask:${key3}`;return this.asked.has(question)||this.
asked.set(question,answer?answer():reply(this.#cell,`ask:${key3}`)),this.asked.get(question)}#read(question){let key3=this.#prefix+question;return this.asked.has(
key3)||this.asked.set(key3,reply(this.#cell,question)),this.asked.get(key3)}};function reply(cell,key3){return questionOf(key3)(cell)}function questionOf(key3){
if(key3.startsWith("host/")){let question=questionOf(key3.slice(5));return cell=>{let host=hostOf(cell);if(!host)throw new Error(`${cell.profile.name} has no ho\
st`);return question(host)}}let colon=key3.indexOf(":"),subject=key3.slice(0,colon),name3=key3.slice(colon+1),component2=name3;switch(subject){case"ask":return cell=>{
if(!cell.answer)throw new Error(`the cell of ${cell.profile.name} answers no questions`);return cell.answer(name3)};case"hosted":return cell=>hostOf(cell)!==void 0;case"\
hostNamespace":return({profile})=>profile.hostNamespace;case"kruiseEnabled":return({profile})=>profile.kruiseEnabled(name3);case"otherInChart":return({profile})=>profile.
otherInChart(name3);case"lookup":return({profile})=>profile.lookup(name3);case"closed":return({profile})=>profile.closed(name3);case"installed":return({profile})=>profile.
installed(component2);case"library/kruise/holds":case"library/kruise/enabled":case"library/kruise/wording":case"library/vcluster/holds":case"library/vcluster/en\
abled":case"library/vcluster/wording":{let[,of,verb]=subject.split("/");return({profile})=>profile.library(of)[verb](name3)}case"holds":case"enabled":case"wordi\
ng":return({profile})=>profile[subject](name3)}throw new Error(`"${key3}" is no question to a cluster`)}function hostOf({profile,host}){return host??(profile.host&&
{profile:profile.host})}function judgeOnce(cells2,run2){let tree,runs=0;return{outcomes:cells2.map(cell=>{let known6=tree&&find2(tree,cell);if(known6)return known6.outcome;let reading=new Reading(
cell),outcome=run2(reading,cell);return runs++,tree=insert(tree,[...reading.asked],0,outcome),outcome}),runs}}function find2(tree,cell){let at18=tree;for(;"key"in
at18;){let value2=replyOrNothing(cell,at18.question),branch=value2&&at18.branches.find(known6=>sameAnswer(known6.value,value2.answer));if(!branch)return;at18=branch.
next}return at18}function replyOrNothing(cell,question){try{return{answer:question(cell)}}catch{return}}function insert(tree,asked2,from,outcome){let[key3,value2]=asked2[from]??
[];if(key3===void 0)return tree??{outcome};let node=tree??{key:key3,question:questionOf(key3),branches:[]};if(!("key"in node)||node.key!==key3)return node;let branch=node.
branches.find(known6=>sameAnswer(known6.value,value2));return branch?branch.next=insert(branch.next,asked2,from+1,outcome):node.branches.push({value:value2,next:insert(
void 0,asked2,from+1,outcome)}),node}function sameAnswer(a,b){return a===b?!0:!Array.isArray(a)||!Array.isArray(b)?!1:a.length===b.length&&a.every((item,index)=>item===
b[index])}function layersOf(root2,cluster){let name3=environmentOf(root2,cluster);return[["clusters",cluster],...name3===void 0?[]:[["environments",name3]],["defaults"]]}
function environmentOf(root2,cluster){let path8=pathOf(root2,[["clusters",cluster],["defaults"]],"environment");return path8&&valueAt(root2,path8)}function pathOf(root2,layers,key3){
return layers.map(layer=>[...layer,key3]).find(path8=>valueAt(root2,path8)!==void 0)}function clusterSettings(root2,node,index){let layers=layersOf(root2,index),
name3=valueAt(root2,["clusters",index,"name"]),environment2=environmentOf(root2,index)??null,places={},get=key3=>{let path8=pathOf(root2,layers,key3);if(!path8)
return;let value2=filledIn2(valueAt(root2,path8),name3,environment2),at18=key3==="vcluster"&&valueAt(value2,["version"])!==void 0?[...path8,"version"]:path8,{start,
end}=written(node,at18).node;return places[key3]={start,end,path:at18},value2};get("name"),get("environment");let next=get("next"),optional2={kruise:kruiseOf(get(
"kruise")),vcluster:vclusterOf(get("vcluster")),host:get("host"),hostNamespace:get("hostNamespace"),paths:get("paths"),atMost:get("atMost"),next:next&&withoutUndefined(
__spreadProps(__spreadValues({},next),{vcluster:vclusterOf(next.vcluster)}))};return __spreadProps(__spreadValues({name:name3,environment:environment2,kubernetes:get(
"kubernetes"),featureGates:get("featureGates")??{},kruiseFeatureGates:get("kruiseFeatureGates")??{},knows:get("knows")??[],objects:get("objects")??[]},withoutUndefined(
optional2)),{places})}function withoutUndefined(value2){return Object.fromEntries(Object.entries(value2).filter(([,member4])=>member4!==void 0))}function kruiseOf(setting){
return setting==="none"?void 0:setting}function vclusterOf(setting){if(!(setting===void 0||setting==="none"))return typeof setting=="string"?{version:setting}:setting}
function filledIn2(value2,name3,environment2){return typeof value2=="string"?value2.replace(/<(?:name|environment)>/g,word=>word==="<name>"?name3:environment2??
word):Array.isArray(value2)?value2.map(item=>filledIn2(item,name3,environment2)):typeof value2!="object"||value2===null?value2:Object.fromEntries(Object.entries(
value2).map(([key3,member4])=>[key3,filledIn2(member4,name3,environment2)]))}var MAGIC=/[*?[{\\]/,STAR={star:!0},ANY={not:!0,ranges:[]};function chooser(patterns){let parts2=patterns.map(pattern=>({takes:!pattern.startsWith("!"),alternatives:(expanded(
pattern.replace(/^!/,""))??[]).map(segmentsOf)})),first2=parts2[0]!==void 0&&!parts2[0].takes;return path8=>{let names=path8.split("/");return parts2.findLast(({
alternatives})=>alternatives.some(each=>fits2(each,names)))?.takes??first2}}function patternProblem(pattern){return pattern.length>1e3?`a pattern of ${pattern.length}\
 characters; at most 1000 are read`:expanded(pattern)?void 0:"its braces stand for more than 64 patterns; write them one by one"}function splitPattern(pattern){
let names=cleaned(pattern).split("/"),at18=names.findIndex(name3=>MAGIC.test(name3));return at18<0?{base:names.join("/"),rest:""}:{base:names.slice(0,at18).join(
"/"),rest:`${names.slice(at18).join("/")}${pattern.endsWith("/")?"/":""}`}}function cleaned(pattern){return pattern.replace(/^(?:\.\/+)+/,"").replace(/\/+$/,"")}
function expanded(pattern){let found=[""];for(let at18=0;at18<pattern.length;){let group=pattern[at18]==="{"?alternativesAt(pattern,at18):void 0,end=group?.end??
at18+(pattern[at18]==="\\"?2:1),pieces=[];for(let alternative of group?.alternatives??[]){let inner=expanded(alternative);if(!inner||pieces.length+inner.length>
64)return;pieces.push(...inner)}if(found.length*pieces.length>64)return;let plain5=group?pieces:[pattern.slice(at18,end)];found=found.flatMap(before=>plain5.map(
piece=>before+piece)),at18=end}return found}function alternativesAt(pattern,start){let alternatives=[],depth=0,from=start+1;for(let at18=start;at18<pattern.length;at18++){
let unit=pattern[at18];if(unit==="\\")at18++;else if(unit==="{")depth++;else if(unit===","&&depth===1)alternatives.push(pattern.slice(from,at18)),from=at18+1;else if(unit===
"}"&&--depth===0)return alternatives.length===0?void 0:{alternatives:[...alternatives,pattern.slice(from,at18)],end:at18+1}}}function segmentsOf(pattern){let folder=pattern.
endsWith("/")||!MAGIC.test(pattern);return[...cleaned(pattern).split("/").map(name3=>name3==="**"?name3:unitsOf(name3)),...folder?["**"]:[]]}function unitsOf(name3){
let units=[];for(let at18=0;at18<name3.length;at18++){let unit=name3[at18],close=unit==="["?name3.indexOf("]",at18+2):-1;unit==="*"?units.push(STAR):unit==="?"?
units.push(ANY):close>0?(units.push(classOf(name3.slice(at18+1,close))),at18=close):units.push(unit==="\\"?name3[++at18]??unit:unit)}return units}function classOf(text3){
let not=/^[!^]./.test(text3),ranges=[...text3.slice(not?1:0).matchAll(/(.)-(.)|./gs)].map(([whole3,from,to])=>[from??whole3,to??whole3]);return{not,ranges}}function fits2(segments,names){
return walk(segments,names,segment=>segment==="**",(segment,name3)=>segment!=="**"&&fitsName(segment,name3))}function fitsName(units,name3){return walk(units,name3,
unit=>unit===STAR,(unit,letter)=>typeof unit=="string"?unit===letter:unit!==STAR&&holds(unit,letter))}function holds({not,ranges},letter){return ranges.some(([from,
to])=>from<=letter&&letter<=to)!==not}function walk(pattern,items2,isStar,suits){let at18=0,star=-1,from=0;for(let index=0;index<items2.length;){let each=pattern[at18];
if(each!==void 0&&isStar(each))star=at18++,from=index;else if(each!==void 0&&suits(each,items2[index]))at18++,index++;else if(star>=0)at18=star+1,index=++from;else
return!1}return pattern.slice(at18).every(isStar)}function nearest(name3,names){let most2=name3.length<3?0:name3.length<5?1:2;return names.filter(each=>Math.abs(each.length-name3.length)<=most2).map(each=>({each,
steps:steps(name3.toLowerCase(),each.toLowerCase())})).filter(found=>found.steps<=most2).sort((a,b)=>a.steps-b.steps)[0]?.each}function steps(a,b){let rows=[Array.
from({length:b.length+1},(_,at18)=>at18)];for(let i=1;i<=a.length;i++){let row=[i];for(let j=1;j<=b.length;j++){let change=rows[i-1][j-1]+(a[i-1]===b[j-1]?0:1),
swap=i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]?rows[i-2][j-2]+1:change;row.push(Math.min(rows[i-1][j]+1,row[j-1]+1,change,swap))}rows.push(row)}return rows[a.length][b.
length]}var LONGEST2=60;function quoted2(value2){if(value2==null)return"nothing";if(Array.isArray(value2))return"a list";if(typeof value2=="object")return"a mapping";let text3=String(
value2),short=text3.length>LONGEST2?`${text3.slice(0,LONGEST2)}...`:text3,safe2=JSON.stringify(short).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
escaped);return typeof value2=="string"?safe2:safe2.slice(1,-1)}function escaped(character){return`\\u${character.charCodeAt(0).toString(16).padStart(4,"0")}`}function notThat(value2,schema){
let title=schema?.title??"what belongs here",write2=listed2([...schema?.enum??schema?.examples?.map(flow)??[]],"or");return value2===null?`nothing is written; w\
rite ${write2||title} or leave it out`:`${quoted2(value2)} is not ${title}${write2&&`; write ${write2}`}`}function flow(value2){return Array.isArray(value2)?`[${value2.
map(flow).join(", ")}]`:typeof value2!="object"||value2===null?String(value2):`{ ${Object.entries(value2).map(([key3,member4])=>`${key3}: ${flow(member4)}`).join(
", ")} }`}function listed2(words4,last){return words4.length<2?words4.join(""):`${words4.slice(0,-1).join(", ")} ${last} ${words4.at(-1)}`}function known3(name3,names){
if(names.length===0)return"; none is known";let near=nearest(name3,names),all2=[...new Set(names)];return`${near===void 0?"":`, perhaps "${near}"`}; known ${all2.
length===1?"is":"are"} ${all2.join(", ")}`}function matching(selector4,clusters2,environments){let found=clusters2.filter(cluster=>selects2(selector4,cluster));if(found.length>0)return{clusters:found};let environment2=environmentIn(
selector4);if(environment2===void 0){let names=clusters2.map(({name:name3})=>name3),what=/[*?]/.test(selector4)?`no cluster is named ${quoted2(selector4)}`:`the\
re is no cluster ${quoted2(selector4)}`;return{clusters:[],problem:`${what}${known3(selector4,names)}`}}let problem=environments.includes(environment2)?`no clus\
ter is in the environment ${quoted2(environment2)}`:`there is no environment ${quoted2(environment2)}${known3(environment2,environments)}`;return{clusters:[],problem}}
function selects2(selector4,{name:name3,environment:environment2}){let wanted2=environmentIn(selector4);return wanted2!==void 0?environment2!==null&&fits3(wanted2,
environment2):fits3(selector4,name3)}function environmentIn(selector4){return selector4.startsWith("env:")?selector4.slice(4):void 0}function fits3(pattern,name3){
return walk(pattern.split(""),name3,each=>each==="*",(each,letter)=>each==="?"||each===letter)}var ORDER2=["notice","warning","error"];function levelOf({rules},rule,today,cluster){let holding=rules.filter(setting=>exactness(setting.rule,rule)>0).filter(({
from})=>from===void 0||from<=today).filter(setting=>setting.in===void 0||cluster&&setting.in.some(each=>selects2(each,cluster))).sort((a,b)=>exactness(b.rule,rule)-
exactness(a.rule,rule)||+!a.in-+!b.in);return{level:holding.find(({level})=>level!==void 0)?.level,locked:holding.some(({locked})=>locked)}}function severityIn(settings,rule,severity,today,cluster){
let level=levelOf(settings,rule,today,cluster).level??severity;return level==="off"||cluster?.atMost===void 0?level:ORDER2[Math.min(ORDER2.indexOf(level),ORDER2.
indexOf(cluster.atMost))]}function exactness(entry2,{ruleId,family}){return entry2===ruleId||entry2===`${family}/${ruleId}`?2:entry2===`${family}/*`?1:0}var validate=validate20,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-prefligh\
t/main/policies/schema/config.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how f\
indings are judged: .github/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Rea\
d by editors only.",type:"string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose \
environment does not.",type:"object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{
$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/fe\
atureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},paths:{$ref:"#/$defs/clusterPa\
ths"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}},environments:{title:"a mapping of environments",description:"Groups of clusters by name. A clu\
ster's environment gives the keys that the cluster itself does not have.",type:"object",propertyNames:{$ref:"#/$defs/name"},additionalProperties:{title:"a mappi\
ng of cluster keys",type:"object",additionalProperties:!1,properties:{kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$d\
efs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$d\
efs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},paths:{$ref:"#/$defs/clusterPaths"},atMost:{$ref:"#/$defs/atMost"},next:{
$ref:"#/$defs/next"}}}},clusters:{title:"a list of clusters",description:"Every cluster that the manifests go to. A version comes from the cluster, else its env\
ironment, else defaults.",type:"array",items:{title:"a mapping with a name and versions",type:"object",additionalProperties:!1,required:["name"],properties:{name:{
$ref:"#/$defs/name"},environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vclu\
ster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/krui\
seFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},paths:{$ref:"#/$defs/clusterPaths"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/\
$defs/next"}}}},rules:{title:"a mapping of rules",description:"How a rule or a family of rules is judged. The most exact entry that holds for a cluster counts.",
type:"object",propertyNames:{$ref:"#/$defs/rule"},additionalProperties:{title:"a level",description:"The severity of what the rule finds, or off; or a mapping t\
hat says where and from when.",type:["string","object"],pattern:"^(?:off|notice|warning|error)$",additionalProperties:!1,minProperties:1,properties:{level:{$ref:"\
#/$defs/level"},locked:{title:"true or false",description:"Whether the rule takes no allowance.",type:"boolean"},in:{$ref:"#/$defs/selectors",description:"The c\
lusters where this entry holds; default all."},from:{$ref:"#/$defs/date",description:"The day from which this entry holds."}},examples:["off","notice","warning",
"error",{level:"error",locked:!0}]}},allow:{title:"a list of allowances",description:"Findings that are known and accepted, each with its reason.",type:"array",
items:{title:"a mapping with a rule and a reason",type:"object",additionalProperties:!1,required:["rule","because"],properties:{rule:{$ref:"#/$defs/rule"},path:{
title:"a file pattern",description:"The files whose findings are allowed; default all.",type:"string",examples:["charts/vendor/**"],pattern:"\\S"},clusters:{$ref:"\
#/$defs/selectors"},until:{$ref:"#/$defs/date",description:"The last day on which the allowance holds."},because:{title:"a reason",description:"Why this is acce\
pted, for the people who read the summary.",type:"string",pattern:"\\S",examples:["upstream chart"]}}}},paths:{title:"a list of file patterns",description:"Whic\
h files hold manifests; default all.",type:"array",items:{$ref:"#/$defs/file"}},ignore:{title:"a list of file patterns",description:"Which files are not read.",
type:"array",items:{$ref:"#/$defs/file"}}},$defs:{name:{title:"a name",description:"A short name of its own; --cluster, allowances and reports use it.",type:["s\
tring","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$",examples:["prod-eu"]},environment:{title:"the name of an environment",description:"On\
e of the names under environments.",type:["string","number"],examples:["prod"]},kubernetes:{title:"a version",description:"The Kubernetes version of the API ser\
ver (of the guest, for a virtual cluster), with or without a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of \
it.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A\
-Za-z.+_-]*)?)$",examples:["1.28","v1.28.7-gke.1026000","1.32.0-k3s1"]},kruise:{title:"a version",description:"The OpenKruise version, `none` where it is not in\
stalled (the same as no key), or the file that sets it (a Helm values file, Chart.yaml, Argo CD Application, Flux HelmRelease).",type:["string","number","object"],
pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{
from:{$ref:"#/$defs/file",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,examples:["1.6.3","none",{from:"platform/kru\
ise.yaml"}]},vcluster:{title:"a version",description:"The vcluster version for a virtual cluster, or a mapping with its version, its Helm values file, or the fi\
le that sets both; `none` where it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+\
_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{$ref:"#/$defs/vclusterVersion"},values:{$ref:"\
#/$defs/file",description:"The Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file that sets the version, and the values unless \
they are given."}},additionalProperties:!1,examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},{from:"tenants/a/application.yaml"}]},vclusterVersion:{
title:"a version",description:"The vcluster version: that of its chart, unless the values set the image's tag.",type:["string","number"],pattern:"^(?:[vV]?[0-9]\
{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]},
host:{title:"the name of a cluster",description:"The cluster that this virtual cluster runs on: its versions, webhooks, LimitRanges and classes are what the hos\
t pods meet.",type:["string","number"],examples:["prod-eu"]},hostNamespace:{title:"the name of a namespace",description:"The host's namespace that holds the pod\
s of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:["vcluster-tenant-a"]},featureGates:{title:"a m\
apping of feature gates",description:"Feature gates of the API server that are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{
title:"true or false",type:"boolean"},examples:[{InPlacePodVerticalScaling:!0}]},kruiseFeatureGates:{title:"a mapping of feature gates",description:"Feature gat\
es of the Kruise manager that are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"boo\
lean"},examples:[{InPlaceWorkloadVerticalScaling:!0}]},gate:{title:"the name of a feature gate",type:"string",pattern:"^[A-Za-z][A-Za-z0-9]*$",examples:["InPlac\
ePodVerticalScaling"]},knows:{title:"a list of kinds",description:"Of these kinds, the repository and `objects` hold all that the cluster has: what is not there\
 does not exist.",type:"array",items:{title:"a kind",type:"string",pattern:"^[A-Z][A-Za-z0-9]*$",examples:["PriorityClass"]},examples:[["PriorityClass","LimitRa\
nge","SidecarSet"]]},objects:{title:"a list of file patterns",description:"Files with objects that exist in the cluster and are not in this repository's manifes\
ts.",type:"array",items:{$ref:"#/$defs/file"},examples:[["cluster-objects/<name>/*.yaml"]]},clusterPaths:{title:"a list of file patterns",description:"Which man\
ifests go to the cluster; default all.",type:"array",items:{$ref:"#/$defs/file"},examples:[["clusters/<name>/**"]]},atMost:{title:"a severity",description:"The \
highest severity of what holds only there.",type:"string",enum:["notice","warning","error"]},next:{title:"a mapping with the next versions",description:"What th\
e cluster will run next: findings that hold only there warn now, and fail from that date.",type:"object",additionalProperties:!1,minProperties:1,properties:{kubernetes:{
$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"\
#/$defs/kruiseFeatureGates"},from:{$ref:"#/$defs/date",description:"The day from which these findings fail; without it they only warn."}},examples:[{kubernetes:"\
1.32",from:"2027-02-01"}]},rule:{title:"a rule",description:"A rule's id, family/id, or family/* for all of a family.",type:"string",pattern:"^(?:[a-z][a-z0-9-]\
*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$",examples:["subset-patch-changes-priority-class","priority/*"]},level:{title:"a level",description:"The severity of \
what the rule finds, or off.",type:"string",enum:["off","notice","warning","error"]},selectors:{title:"a list of clusters",description:"Names of clusters, patte\
rns of names, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,examples:["prod-*","env:prod"]},examples:[["pr\
od-*","env:prod"]]},date:{title:"a date",type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",examples:["2027-02-01"]},file:{title:"a\
 file",type:"string",pattern:"\\S",examples:["manifests/**"]}}},schema32={title:"the name of an environment",description:"One of the names under environments.",
type:["string","number"],examples:["prod"]},schema33={title:"a version",description:"The Kubernetes version of the API server (of the guest, for a virtual clust\
er), with or without a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of it.",type:["string","number"],pattern:"\
^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","\
v1.28.7-gke.1026000","1.32.0-k3s1"]},schema40={title:"the name of a cluster",description:"The cluster that this virtual cluster runs on: its versions, webhooks,\
 LimitRanges and classes are what the host pods meet.",type:["string","number"],examples:["prod-eu"]},schema41={title:"the name of a namespace",description:"The\
 host's namespace that holds the pods of this virtual cluster.",type:["string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:["vcluster-\
tenant-a"]};var schema51={title:"a severity",description:"The highest severity of what holds only there.",type:"string",enum:["notice","warning","error"]},schema55={title:"\
a name",description:"A short name of its own; --cluster, allowances and reports use it.",type:["string","number"],pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/\
@+-]*$",examples:["prod-eu"]};var schema69={title:"a level",description:"The severity of what the rule finds, or off.",type:"string",enum:["off","notice","warning","error"]},schema70={title:"\
a list of clusters",description:"Names of clusters, patterns of names, or env:NAME.",type:"array",minItems:1,items:{title:"a cluster",type:["string","number"],minLength:1,
examples:["prod-*","env:prod"]},examples:[["prod-*","env:prod"]]};var func1=Object.prototype.hasOwnProperty,func2=require_ucs2length().default,pattern4=new RegExp("^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-\
]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$","u"),pattern11=new RegExp("^(?:[a-z0-9<][a-z0-9<>-]*)$","u"),pattern14=new RegExp(
"^[A-Z][A-Za-z0-9]*$","u"),pattern19=new RegExp("^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$","u"),pattern27=new RegExp("^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9\
-]*|\\*)|[a-z][a-z0-9-]*)$","u"),pattern28=new RegExp("^(?:off|notice|warning|error)$","u"),pattern18=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9\
]|3[01])$","u"),pattern6=new RegExp("\\S","u"),schema34={title:"a version",description:"The OpenKruise version, `none` where it is not installed (the same as no\
 key), or the file that sets it (a Helm values file, Chart.yaml, Argo CD Application, Flux HelmRelease).",type:["string","number","object"],pattern:"^(?:none|[v\
V]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"\
#/$defs/file",description:"The file that sets the version."}},required:["from"],additionalProperties:!1,examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},
pattern5=new RegExp("^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?\
)$","u");function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"&&!(typeof data=="number"&&
isFinite(data))&&!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:schema34.type},message:"\
must be string,number,object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data=="string"&&!pattern5.test(data)){let err1={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,\
4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{\
1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.from===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"},message:"must have required prop\
erty 'from'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data)if(key0!=="from"){let err3={instancePath,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(data.from!==void 0){let data0=data.from;if(typeof data0=="string"){if(!pattern6.test(data0)){let err4={instancePath:instancePath+"/from",schemaPath:"\
#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}}return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema36={title:"\
a version",description:"The vcluster version for a virtual cluster, or a mapping with its version, its Helm values file, or the file that sets both; `none` wher\
e it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[\
0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"T\
he Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file that sets the version, and the values unless they are given."}},additionalProperties:!1,
examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},{from:"tenants/a/application.yaml"}]},schema37={title:"a version",description:"The vclust\
er version: that of its chart, unless the values set the image's tag.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Z\
a-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]};function validate23(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"&&!(typeof data=="number"&&isFinite(data))&&!(data&&typeof data=="object"&&
!Array.isArray(data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:schema36.type},message:"must be string,number,object"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data=="string"&&!pattern5.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'\
must match pattern "^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)\
$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){let err2={instancePath,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}for(let key0 in data)if(!(key0==="version"||key0==="values"||key0==="from")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.version!==void 0){let data0=data.version;if(typeof data0!="string"&&!(typeof data0=="number"&&isFinite(data0))){let err4={instancePath:instancePath+"/ve\
rsion",schemaPath:"#/$defs/vclusterVersion/type",keyword:"type",params:{type:schema37.type},message:"must be string,number"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data0=="string"&&!pattern4.test(data0)){let err5={instancePath:instancePath+"/version",schemaPath:"#/$defs/vclusterVersion/pattern",
keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-\
z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[\
0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.values!==void 0){let data1=data.values;if(typeof data1=="string"){if(!pattern6.
test(data1)){let err6={instancePath:instancePath+"/values",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match patter\
n "\\S"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/values",schemaPath:"#/$defs/file/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.from!==void 0){let data2=data.from;if(typeof data2==
"string"){if(!pattern6.test(data2)){let err8={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/from",schemaPath:"#/$defs/file/\
type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}return validate23.errors=vErrors,
errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern12=new RegExp("^[A-Za-z][A-Za-z0-9]*$","u");function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){let _errs1=errors;if(typeof key0=="string"){if(!pattern12.test(key0)){let err0={instancePath,
schemaPath:"#/$defs/gate/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9]*$"',propertyName:key0};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/$defs/gate/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:key0};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var valid0=_errs1===errors;if(!valid0){let err2={instancePath,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},message:"property name must be valid"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
for(let key1 in data)if(typeof data[key1]!="boolean"){let err3={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate25.
errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){
let _errs1=errors;if(typeof key0=="string"){if(!pattern12.test(key0)){let err0={instancePath,schemaPath:"#/$defs/gate/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9]*$"',propertyName:key0};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{
let err1={instancePath,schemaPath:"#/$defs/gate/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key0};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}var valid0=_errs1===errors;if(!valid0){let err2={instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},
message:"property name must be valid"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}for(let key1 in data)if(typeof data[key1]!="boolean"){let err3={
instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate27.errors=vErrors,errors===0}validate27.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){let len0=data.length;for(let i0=0;i0<
len0;i0++){let data0=data[i0];if(typeof data0=="string"){if(!pattern6.test(data0)){let err0={instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/file/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+
"/"+i0,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{
let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate29.errors=vErrors,errors===0}validate29.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function validate31(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate31.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){let len0=data.length;for(let i0=0;i0<
len0;i0++){let data0=data[i0];if(typeof data0=="string"){if(!pattern6.test(data0)){let err0={instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/file/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+
"/"+i0,schemaPath:"#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{
let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate31.errors=vErrors,errors===0}validate31.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function validate33(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate33.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(Object.
keys(data).length<1){let err0={instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="kubernetes"||key0==="kruise"||key0==="vcluster"||key0==="featureGate\
s"||key0==="kruiseFeatureGates"||key0==="from")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kubernetes!==void 0){let data0=data.kubernetes;
if(typeof data0!="string"&&!(typeof data0=="number"&&isFinite(data0))){let err2={instancePath:instancePath+"/kubernetes",schemaPath:"#/$defs/kubernetes/type",keyword:"\
type",params:{type:schema33.type},message:"must be string,number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data0=="string"&&!pattern4.
test(data0)){let err3={instancePath:instancePath+"/kubernetes",schemaPath:"#/$defs/kubernetes/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[\
0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0\
-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}}if(data.kruise!==void 0&&(validate21(data.kruise,{instancePath:instancePath+"/kruise",parentData:data,parentDataProperty:"kruise",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length)),data.vcluster!==void 0&&(validate23(data.vcluster,
{instancePath:instancePath+"/vcluster",parentData:data,parentDataProperty:"vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.
concat(validate23.errors),errors=vErrors.length)),data.featureGates!==void 0&&(validate25(data.featureGates,{instancePath:instancePath+"/featureGates",parentData:data,
parentDataProperty:"featureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),
data.kruiseFeatureGates!==void 0&&(validate27(data.kruiseFeatureGates,{instancePath:instancePath+"/kruiseFeatureGates",parentData:data,parentDataProperty:"kruis\
eFeatureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data.from!==void 0){
let data5=data.from;if(typeof data5=="string"){if(!pattern18.test(data5)){let err4={instancePath:instancePath+"/from",schemaPath:"#/$defs/date/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]\
|3[01])$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/from",schemaPath:"#/$defs/date/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate33.errors=vErrors,errors===
0}validate33.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data)if(!(key0==="$schema"||key0==="defaults"||key0==="environments"||key0==="clusters"||key0===
"rules"||key0==="allow"||key0==="paths"||key0==="ignore")){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.$schema!==void 0&&typeof data.$schema!="string"){
let err1={instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.defaults!==void 0){let data1=data.defaults;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){for(let key1 in data1)
if(!func1.call(schema31.properties.defaults.properties,key1)){let err2={instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(data1.environment!==void 0){let data2=data1.environment;if(typeof data2!="string"&&!(typeof data2=="number"&&isFinite(data2))){let err3={instancePath:instancePath+
"/defaults/environment",schemaPath:"#/$defs/environment/type",keyword:"type",params:{type:schema32.type},message:"must be string,number"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}if(data1.kubernetes!==void 0){let data3=data1.kubernetes;if(typeof data3!="string"&&!(typeof data3=="number"&&isFinite(data3))){
let err4={instancePath:instancePath+"/defaults/kubernetes",schemaPath:"#/$defs/kubernetes/type",keyword:"type",params:{type:schema33.type},message:"must be stri\
ng,number"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data3=="string"&&!pattern4.test(data3)){let err5={instancePath:instancePath+"/de\
faults/kubernetes",schemaPath:"#/$defs/kubernetes/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?\
: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za\
-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data1.kruise!==
void 0&&(validate21(data1.kruise,{instancePath:instancePath+"/defaults/kruise",parentData:data1,parentDataProperty:"kruise",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length)),data1.vcluster!==void 0&&(validate23(data1.vcluster,{instancePath:instancePath+
"/defaults/vcluster",parentData:data1,parentDataProperty:"vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.
errors),errors=vErrors.length)),data1.host!==void 0){let data6=data1.host;if(typeof data6!="string"&&!(typeof data6=="number"&&isFinite(data6))){let err6={instancePath:instancePath+
"/defaults/host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type:schema40.type},message:"must be string,number"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}if(data1.hostNamespace!==void 0){let data7=data1.hostNamespace;if(typeof data7!="string"&&!(typeof data7=="number"&&isFinite(data7))){let err7={
instancePath:instancePath+"/defaults/hostNamespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{type:schema41.type},message:"must be string,n\
umber"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data7=="string"){if(func2(data7)>63){let err8={instancePath:instancePath+"/defaults/\
hostNamespace",schemaPath:"#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}if(!pattern11.test(data7)){let err9={instancePath:instancePath+"/defaults/hostNamespace",schemaPath:"#/$defs/hostName\
space/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}}if(data1.featureGates!==void 0&&(validate25(data1.featureGates,{instancePath:instancePath+"/defaults/featureGates",parentData:data1,
parentDataProperty:"featureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),
data1.kruiseFeatureGates!==void 0&&(validate27(data1.kruiseFeatureGates,{instancePath:instancePath+"/defaults/kruiseFeatureGates",parentData:data1,parentDataProperty:"\
kruiseFeatureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data1.knows!==
void 0){let data10=data1.knows;if(Array.isArray(data10)){let len0=data10.length;for(let i0=0;i0<len0;i0++){let data11=data10[i0];if(typeof data11=="string"){if(!pattern14.
test(data11)){let err10={instancePath:instancePath+"/defaults/knows/"+i0,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Za\
-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/defaults/knows/"+i0,schemaPath:"#/$defs/knows/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}}}else{let err12={instancePath:instancePath+"/defaults/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data1.objects!==void 0&&(validate29(data1.objects,{instancePath:instancePath+"/d\
efaults/objects",parentData:data1,parentDataProperty:"objects",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),
errors=vErrors.length)),data1.paths!==void 0&&(validate31(data1.paths,{instancePath:instancePath+"/defaults/paths",parentData:data1,parentDataProperty:"paths",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length)),data1.atMost!==void 0){let data14=data1.atMost;
if(typeof data14!="string"){let err13={instancePath:instancePath+"/defaults/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(!(data14==="notice"||data14==="warning"||data14==="error")){let err14={instancePath:instancePath+
"/defaults/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:schema51.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}data1.next!==void 0&&(validate33(data1.next,{instancePath:instancePath+"/defaults/next",parentData:data1,parentDataProperty:"\
next",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length))}else{let err15={instancePath:instancePath+
"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}if(data.environments!==void 0){let data16=data.environments;if(data16&&typeof data16=="object"&&!Array.isArray(data16)){for(let key22 in data16){
let _errs36=errors;if(typeof key22!="string"&&!(typeof key22=="number"&&isFinite(key22))){let err16={instancePath:instancePath+"/environments",schemaPath:"#/$de\
fs/name/type",keyword:"type",params:{type:schema55.type},message:"must be string,number",propertyName:key22};vErrors===null?vErrors=[err16]:vErrors.push(err16),
errors++}if(typeof key22=="string"&&!pattern19.test(key22)){let err17={instancePath:instancePath+"/environments",schemaPath:"#/$defs/name/pattern",keyword:"patt\
ern",params:{pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"},message:'must match pattern "^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"',propertyName:key22};
vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}var valid10=_errs36===errors;if(!valid10){let err18={instancePath:instancePath+"/environments",schemaPath:"\
#/properties/environments/propertyNames",keyword:"propertyNames",params:{propertyName:key22},message:"property name must be valid"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}}for(let key3 in data16){let data17=data16[key3];if(data17&&typeof data17=="object"&&!Array.isArray(data17)){for(let key4 in data17)
if(!func1.call(schema31.properties.environments.additionalProperties.properties,key4)){let err19={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/environments/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(data17.kubernetes!==void 0){let data18=data17.kubernetes;
if(typeof data18!="string"&&!(typeof data18=="number"&&isFinite(data18))){let err20={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1")+"/kubernetes",schemaPath:"#/$defs/kubernetes/type",keyword:"type",params:{type:schema33.type},message:"must be string,number"};vErrors===null?vErrors=
[err20]:vErrors.push(err20),errors++}if(typeof data18=="string"&&!pattern4.test(data18)){let err21={instancePath:instancePath+"/environments/"+key3.replace(/~/g,
"~0").replace(/\//g,"~1")+"/kubernetes",schemaPath:"#/$defs/kubernetes/pattern",keyword:"pattern",params:{pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9\
})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\\
.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}
if(data17.kruise!==void 0&&(validate21(data17.kruise,{instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/kruise",parentData:data17,
parentDataProperty:"kruise",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length)),data17.
vcluster!==void 0&&(validate23(data17.vcluster,{instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/vcluster",parentData:data17,
parentDataProperty:"vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length)),data17.
host!==void 0){let data21=data17.host;if(typeof data21!="string"&&!(typeof data21=="number"&&isFinite(data21))){let err22={instancePath:instancePath+"/environme\
nts/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type:schema40.type},message:"must be string,numb\
er"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data17.hostNamespace!==void 0){let data22=data17.hostNamespace;if(typeof data22!="string"&&
!(typeof data22=="number"&&isFinite(data22))){let err23={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/hostNamespace",
schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{type:schema41.type},message:"must be string,number"};vErrors===null?vErrors=[err23]:vErrors.push(
err23),errors++}if(typeof data22=="string"){if(func2(data22)>63){let err24={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+
"/hostNamespace",schemaPath:"#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?
vErrors=[err24]:vErrors.push(err24),errors++}if(!pattern11.test(data22)){let err25={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,
"~1")+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "\
^(?:[a-z0-9<][a-z0-9<>-]*)$"'};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}}if(data17.featureGates!==void 0&&(validate25(data17.featureGates,{instancePath:instancePath+
"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/featureGates",parentData:data17,parentDataProperty:"featureGates",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),data17.kruiseFeatureGates!==void 0&&(validate27(data17.kruiseFeatureGates,
{instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/kruiseFeatureGates",parentData:data17,parentDataProperty:"kruiseFeatur\
eGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data17.knows!==void 0){let data25=data17.
knows;if(Array.isArray(data25)){let len1=data25.length;for(let i1=0;i1<len1;i1++){let data26=data25[i1];if(typeof data26=="string"){if(!pattern14.test(data26)){
let err26={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/knows/"+i1,schemaPath:"#/$defs/knows/items/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{
let err27={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/knows/"+i1,schemaPath:"#/$defs/knows/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}}else{let err28={instancePath:instancePath+"/e\
nvironments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}if(data17.objects!==void 0&&(validate29(data17.objects,{instancePath:instancePath+"/environments/"+
key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/objects",parentData:data17,parentDataProperty:"objects",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.
errors:vErrors.concat(validate29.errors),errors=vErrors.length)),data17.paths!==void 0&&(validate31(data17.paths,{instancePath:instancePath+"/environments/"+key3.
replace(/~/g,"~0").replace(/\//g,"~1")+"/paths",parentData:data17,parentDataProperty:"paths",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:
vErrors.concat(validate31.errors),errors=vErrors.length)),data17.atMost!==void 0){let data29=data17.atMost;if(typeof data29!="string"){let err29={instancePath:instancePath+
"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(!(data29==="notice"||data29==="warning"||data29==="error")){let err30={instancePath:instancePath+
"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:schema51.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}data17.next!==void 0&&(validate33(data17.next,{instancePath:instancePath+
"/environments/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/next",parentData:data17,parentDataProperty:"next",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length))}else{let err31={instancePath:instancePath+"/environments/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/environments/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err31]:vErrors.push(err31),errors++}}}else{let err32={instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data.clusters!==void 0){let data31=data.clusters;if(Array.
isArray(data31)){let len2=data31.length;for(let i2=0;i2<len2;i2++){let data32=data31[i2];if(data32&&typeof data32=="object"&&!Array.isArray(data32)){if(data32.name===
void 0){let err33={instancePath:instancePath+"/clusters/"+i2,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}for(let key5 in data32)if(!func1.call(schema31.properties.
clusters.items.properties,key5)){let err34={instancePath:instancePath+"/clusters/"+i2,schemaPath:"#/properties/clusters/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(data32.
name!==void 0){let data33=data32.name;if(typeof data33!="string"&&!(typeof data33=="number"&&isFinite(data33))){let err35={instancePath:instancePath+"/clusters/"+
i2+"/name",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:schema55.type},message:"must be string,number"};vErrors===null?vErrors=[err35]:vErrors.push(
err35),errors++}if(typeof data33=="string"&&!pattern19.test(data33)){let err36={instancePath:instancePath+"/clusters/"+i2+"/name",schemaPath:"#/$defs/name/patte\
rn",keyword:"pattern",params:{pattern:"^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$"},message:'must match pattern "^(?!env:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*\
$"'};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}if(data32.environment!==void 0){let data34=data32.environment;if(typeof data34!="string"&&!(typeof data34==
"number"&&isFinite(data34))){let err37={instancePath:instancePath+"/clusters/"+i2+"/environment",schemaPath:"#/$defs/environment/type",keyword:"type",params:{type:schema32.
type},message:"must be string,number"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}if(data32.kubernetes!==void 0){let data35=data32.kubernetes;
if(typeof data35!="string"&&!(typeof data35=="number"&&isFinite(data35))){let err38={instancePath:instancePath+"/clusters/"+i2+"/kubernetes",schemaPath:"#/$defs\
/kubernetes/type",keyword:"type",params:{type:schema33.type},message:"must be string,number"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(typeof data35==
"string"&&!pattern4.test(data35)){let err39={instancePath:instancePath+"/clusters/"+i2+"/kubernetes",schemaPath:"#/$defs/kubernetes/pattern",keyword:"pattern",params:{
pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"},message:'\
must match pattern "^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$"'};
vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}}if(data32.kruise!==void 0&&(validate21(data32.kruise,{instancePath:instancePath+"/clusters/"+i2+"/k\
ruise",parentData:data32,parentDataProperty:"kruise",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=
vErrors.length)),data32.vcluster!==void 0&&(validate23(data32.vcluster,{instancePath:instancePath+"/clusters/"+i2+"/vcluster",parentData:data32,parentDataProperty:"\
vcluster",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length)),data32.host!==void 0){let data38=data32.
host;if(typeof data38!="string"&&!(typeof data38=="number"&&isFinite(data38))){let err40={instancePath:instancePath+"/clusters/"+i2+"/host",schemaPath:"#/$defs/\
host/type",keyword:"type",params:{type:schema40.type},message:"must be string,number"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}}if(data32.hostNamespace!==
void 0){let data39=data32.hostNamespace;if(typeof data39!="string"&&!(typeof data39=="number"&&isFinite(data39))){let err41={instancePath:instancePath+"/cluster\
s/"+i2+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/type",keyword:"type",params:{type:schema41.type},message:"must be string,number"};vErrors===null?vErrors=
[err41]:vErrors.push(err41),errors++}if(typeof data39=="string"){if(func2(data39)>63){let err42={instancePath:instancePath+"/clusters/"+i2+"/hostNamespace",schemaPath:"\
#/$defs/hostNamespace/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?vErrors=[err42]:vErrors.push(
err42),errors++}if(!pattern11.test(data39)){let err43={instancePath:instancePath+"/clusters/"+i2+"/hostNamespace",schemaPath:"#/$defs/hostNamespace/pattern",keyword:"\
pattern",params:{pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$"},message:'must match pattern "^(?:[a-z0-9<][a-z0-9<>-]*)$"'};vErrors===null?vErrors=[err43]:vErrors.push(
err43),errors++}}}if(data32.featureGates!==void 0&&(validate25(data32.featureGates,{instancePath:instancePath+"/clusters/"+i2+"/featureGates",parentData:data32,
parentDataProperty:"featureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length)),
data32.kruiseFeatureGates!==void 0&&(validate27(data32.kruiseFeatureGates,{instancePath:instancePath+"/clusters/"+i2+"/kruiseFeatureGates",parentData:data32,parentDataProperty:"\
kruiseFeatureGates",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length)),data32.knows!==
void 0){let data42=data32.knows;if(Array.isArray(data42)){let len3=data42.length;for(let i3=0;i3<len3;i3++){let data43=data42[i3];if(typeof data43=="string"){if(!pattern14.
test(data43)){let err44={instancePath:instancePath+"/clusters/"+i2+"/knows/"+i3,schemaPath:"#/$defs/knows/items/pattern",keyword:"pattern",params:{pattern:"^[A-\
Z][A-Za-z0-9]*$"},message:'must match pattern "^[A-Z][A-Za-z0-9]*$"'};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={instancePath:instancePath+
"/clusters/"+i2+"/knows/"+i3,schemaPath:"#/$defs/knows/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err45]:
vErrors.push(err45),errors++}}}else{let err46={instancePath:instancePath+"/clusters/"+i2+"/knows",schemaPath:"#/$defs/knows/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}if(data32.objects!==void 0&&(validate29(data32.objects,{instancePath:instancePath+
"/clusters/"+i2+"/objects",parentData:data32,parentDataProperty:"objects",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.
errors),errors=vErrors.length)),data32.paths!==void 0&&(validate31(data32.paths,{instancePath:instancePath+"/clusters/"+i2+"/paths",parentData:data32,parentDataProperty:"\
paths",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length)),data32.atMost!==void 0){let data46=data32.
atMost;if(typeof data46!="string"){let err47={instancePath:instancePath+"/clusters/"+i2+"/atMost",schemaPath:"#/$defs/atMost/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}if(!(data46==="notice"||data46==="warning"||data46==="error")){let err48={
instancePath:instancePath+"/clusters/"+i2+"/atMost",schemaPath:"#/$defs/atMost/enum",keyword:"enum",params:{allowedValues:schema51.enum},message:"must be equal \
to one of the allowed values"};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}data32.next!==void 0&&(validate33(data32.next,{instancePath:instancePath+
"/clusters/"+i2+"/next",parentData:data32,parentDataProperty:"next",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.
errors),errors=vErrors.length))}else{let err49={instancePath:instancePath+"/clusters/"+i2,schemaPath:"#/properties/clusters/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}}}else{let err50={instancePath:instancePath+"/clusters",schemaPath:"\
#/properties/clusters/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}}if(data.rules!==
void 0){let data48=data.rules;if(data48&&typeof data48=="object"&&!Array.isArray(data48)){for(let key6 in data48){let _errs104=errors;if(typeof key6=="string"){
if(!pattern27.test(key6)){let err51={instancePath:instancePath+"/rules",schemaPath:"#/$defs/rule/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z][a-z0-9-]*\
/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"},message:'must match pattern "^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"',propertyName:key6};vErrors===
null?vErrors=[err51]:vErrors.push(err51),errors++}}else{let err52={instancePath:instancePath+"/rules",schemaPath:"#/$defs/rule/type",keyword:"type",params:{type:"\
string"},message:"must be string",propertyName:key6};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}var valid33=_errs104===errors;if(!valid33){let err53={
instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName:key6},message:"property name must \
be valid"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}}for(let key7 in data48){let data49=data48[key7];if(typeof data49!="string"&&!(data49&&typeof data49==
"object"&&!Array.isArray(data49))){let err54={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/add\
itionalProperties/type",keyword:"type",params:{type:schema31.properties.rules.additionalProperties.type},message:"must be string,object"};vErrors===null?vErrors=
[err54]:vErrors.push(err54),errors++}if(typeof data49=="string"&&!pattern28.test(data49)){let err55={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^(?:off|notice|warning|error)$"},message:'mu\
st match pattern "^(?:off|notice|warning|error)$"'};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}if(data49&&typeof data49=="object"&&!Array.isArray(
data49)){if(Object.keys(data49).length<1){let err56={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ru\
les/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err56]:
vErrors.push(err56),errors++}for(let key8 in data49)if(!(key8==="level"||key8==="locked"||key8==="in"||key8==="from")){let err57={instancePath:instancePath+"/ru\
les/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key8},message:"must NOT have additional properties"};vErrors===null?vErrors=[err57]:vErrors.push(err57),errors++}if(data49.level!==void 0){let data50=data49.
level;if(typeof data50!="string"){let err58={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",schemaPath:"#/$defs/level/\
type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}if(!(data50==="off"||data50===
"notice"||data50==="warning"||data50==="error")){let err59={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",schemaPath:"\
#/$defs/level/enum",keyword:"enum",params:{allowedValues:schema69.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err59]:vErrors.
push(err59),errors++}}if(data49.locked!==void 0&&typeof data49.locked!="boolean"){let err60={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(
/\//g,"~1")+"/locked",schemaPath:"#/properties/rules/additionalProperties/properties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}if(data49.in!==void 0){let data52=data49.in;if(Array.isArray(data52)){if(data52.length<1){let err61={
instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/in",schemaPath:"#/$defs/selectors/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err61]:vErrors.push(err61),errors++}let len4=data52.length;for(let i4=0;i4<len4;i4++){let data53=data52[i4];
if(typeof data53!="string"&&!(typeof data53=="number"&&isFinite(data53))){let err62={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/in/"+i4,schemaPath:"#/$defs/selectors/items/type",keyword:"type",params:{type:schema70.items.type},message:"must be string,number"};vErrors===null?vErrors=
[err62]:vErrors.push(err62),errors++}if(typeof data53=="string"&&func2(data53)<1){let err63={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(
/\//g,"~1")+"/in/"+i4,schemaPath:"#/$defs/selectors/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err63]:vErrors.push(err63),errors++}}}else{let err64={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/in",schemaPath:"\
#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}}if(data49.from!==
void 0){let data54=data49.from;if(typeof data54=="string"){if(!pattern18.test(data54)){let err65={instancePath:instancePath+"/rules/"+key7.replace(/~/g,"~0").replace(
/\//g,"~1")+"/from",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must\
 match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}}else{let err66={instancePath:instancePath+
"/rules/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/from",schemaPath:"#/$defs/date/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err66]:vErrors.push(err66),errors++}}}}}else{let err67={instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}}if(data.allow!==void 0){let data55=data.allow;if(Array.isArray(
data55)){let len5=data55.length;for(let i5=0;i5<len5;i5++){let data56=data55[i5];if(data56&&typeof data56=="object"&&!Array.isArray(data56)){if(data56.rule===void 0){
let err68={instancePath:instancePath+"/allow/"+i5,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty:"rule"},message:"mus\
t have required property 'rule'"};vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}if(data56.because===void 0){let err69={instancePath:instancePath+"\
/allow/"+i5,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty:"because"},message:"must have required property 'because'"};
vErrors===null?vErrors=[err69]:vErrors.push(err69),errors++}for(let key9 in data56)if(!(key9==="rule"||key9==="path"||key9==="clusters"||key9==="until"||key9===
"because")){let err70={instancePath:instancePath+"/allow/"+i5,schemaPath:"#/properties/allow/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key9},message:"must NOT have additional properties"};vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++}if(data56.rule!==void 0){let data57=data56.
rule;if(typeof data57=="string"){if(!pattern27.test(data57)){let err71={instancePath:instancePath+"/allow/"+i5+"/rule",schemaPath:"#/$defs/rule/pattern",keyword:"\
pattern",params:{pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$"},message:'must match pattern "^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*\
)|[a-z][a-z0-9-]*)$"'};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}}else{let err72={instancePath:instancePath+"/allow/"+i5+"/rule",schemaPath:"#\
/$defs/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}}if(data56.path!==
void 0){let data58=data56.path;if(typeof data58=="string"){if(!pattern6.test(data58)){let err73={instancePath:instancePath+"/allow/"+i5+"/path",schemaPath:"#/pr\
operties/allow/items/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err73]:vErrors.
push(err73),errors++}}else{let err74={instancePath:instancePath+"/allow/"+i5+"/path",schemaPath:"#/properties/allow/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err74]:vErrors.push(err74),errors++}}if(data56.clusters!==void 0){let data59=data56.clusters;if(Array.
isArray(data59)){if(data59.length<1){let err75={instancePath:instancePath+"/allow/"+i5+"/clusters",schemaPath:"#/$defs/selectors/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err75]:vErrors.push(err75),errors++}let len6=data59.length;for(let i6=0;i6<len6;i6++){
let data60=data59[i6];if(typeof data60!="string"&&!(typeof data60=="number"&&isFinite(data60))){let err76={instancePath:instancePath+"/allow/"+i5+"/clusters/"+i6,
schemaPath:"#/$defs/selectors/items/type",keyword:"type",params:{type:schema70.items.type},message:"must be string,number"};vErrors===null?vErrors=[err76]:vErrors.
push(err76),errors++}if(typeof data60=="string"&&func2(data60)<1){let err77={instancePath:instancePath+"/allow/"+i5+"/clusters/"+i6,schemaPath:"#/$defs/selector\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err77]:vErrors.push(err77),errors++}}}else{
let err78={instancePath:instancePath+"/allow/"+i5+"/clusters",schemaPath:"#/$defs/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err78]:vErrors.push(err78),errors++}}if(data56.until!==void 0){let data61=data56.until;if(typeof data61=="string"){if(!pattern18.test(data61)){
let err79={instancePath:instancePath+"/allow/"+i5+"/until",schemaPath:"#/$defs/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0\
[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err79]:vErrors.push(err79),
errors++}}else{let err80={instancePath:instancePath+"/allow/"+i5+"/until",schemaPath:"#/$defs/date/type",keyword:"type",params:{type:"string"},message:"must be \
string"};vErrors===null?vErrors=[err80]:vErrors.push(err80),errors++}}if(data56.because!==void 0){let data62=data56.because;if(typeof data62=="string"){if(!pattern6.
test(data62)){let err81={instancePath:instancePath+"/allow/"+i5+"/because",schemaPath:"#/properties/allow/items/properties/because/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err81]:vErrors.push(err81),errors++}}else{let err82={instancePath:instancePath+"/allo\
w/"+i5+"/because",schemaPath:"#/properties/allow/items/properties/because/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err82]:vErrors.push(err82),errors++}}}else{let err83={instancePath:instancePath+"/allow/"+i5,schemaPath:"#/properties/allow/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err83]:vErrors.push(err83),errors++}}}else{let err84={instancePath:instancePath+"/allow",schemaPath:"\
#/properties/allow/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err84]:vErrors.push(err84),errors++}}if(data.paths!==
void 0){let data63=data.paths;if(Array.isArray(data63)){let len7=data63.length;for(let i7=0;i7<len7;i7++){let data64=data63[i7];if(typeof data64=="string"){if(!pattern6.
test(data64)){let err85={instancePath:instancePath+"/paths/"+i7,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match p\
attern "\\S"'};vErrors===null?vErrors=[err85]:vErrors.push(err85),errors++}}else{let err86={instancePath:instancePath+"/paths/"+i7,schemaPath:"#/$defs/file/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err86]:vErrors.push(err86),errors++}}}else{let err87={instancePath:instancePath+
"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err87]:vErrors.push(err87),errors++}}
if(data.ignore!==void 0){let data65=data.ignore;if(Array.isArray(data65)){let len8=data65.length;for(let i8=0;i8<len8;i8++){let data66=data65[i8];if(typeof data66==
"string"){if(!pattern6.test(data66)){let err88={instancePath:instancePath+"/ignore/"+i8,schemaPath:"#/$defs/file/pattern",keyword:"pattern",params:{pattern:"\\S"},
message:'must match pattern "\\S"'};vErrors===null?vErrors=[err88]:vErrors.push(err88),errors++}}else{let err89={instancePath:instancePath+"/ignore/"+i8,schemaPath:"\
#/$defs/file/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}}}else{let err90={
instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[
err90]:vErrors.push(err90),errors++}}}else{let err91={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err91]:vErrors.push(err91),errors++}return validate20.errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var config_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policie\
s/schema/config.json",title:"a Kruise Preflight configuration",description:"The clusters that a team runs, what is known to exist there, and how findings are ju\
dged: .github/kruise-preflight.yml",type:"object",additionalProperties:!1,properties:{$schema:{title:"the address of this schema",description:"Read by editors o\
nly.",type:"string"},defaults:{title:"a mapping of cluster keys",description:"What holds for every cluster that does not say otherwise, and whose environment do\
es not.",type:"object",additionalProperties:!1,properties:{environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs\
/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},
kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},paths:{$ref:"#/$defs/clusterPaths"},atMost:{
$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}},environments:{title:"a mapping of environments",description:"Groups of clusters by name. A cluster's environ\
ment gives the keys that the cluster itself does not have.",type:"object",propertyNames:{$ref:"#/$defs/name"},additionalProperties:{title:"a mapping of cluster \
keys",type:"object",additionalProperties:!1,properties:{kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},
host:{$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatu\
reGates"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},paths:{$ref:"#/$defs/clusterPaths"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/n\
ext"}}}},clusters:{title:"a list of clusters",description:"Every cluster that the manifests go to. A version comes from the cluster, else its environment, else \
defaults.",type:"array",items:{title:"a mapping with a name and versions",type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/$def\
s/name"},environment:{$ref:"#/$defs/environment"},kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{$ref:"#/$defs/vcluster"},host:{
$ref:"#/$defs/host"},hostNamespace:{$ref:"#/$defs/hostNamespace"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGate\
s"},knows:{$ref:"#/$defs/knows"},objects:{$ref:"#/$defs/objects"},paths:{$ref:"#/$defs/clusterPaths"},atMost:{$ref:"#/$defs/atMost"},next:{$ref:"#/$defs/next"}}}},
rules:{title:"a mapping of rules",description:"How a rule or a family of rules is judged. The most exact entry that holds for a cluster counts.",type:"object",propertyNames:{
$ref:"#/$defs/rule"},additionalProperties:{title:"a level",description:"The severity of what the rule finds, or off; or a mapping that says where and from when.",
type:["string","object"],pattern:"^(?:off|notice|warning|error)$",additionalProperties:!1,minProperties:1,properties:{level:{$ref:"#/$defs/level"},locked:{title:"\
true or false",description:"Whether the rule takes no allowance.",type:"boolean"},in:{$ref:"#/$defs/selectors",description:"The clusters where this entry holds;\
 default all."},from:{$ref:"#/$defs/date",description:"The day from which this entry holds."}},examples:["off","notice","warning","error",{level:"error",locked:!0}]}},
allow:{title:"a list of allowances",description:"Findings that are known and accepted, each with its reason.",type:"array",items:{title:"a mapping with a rule a\
nd a reason",type:"object",additionalProperties:!1,required:["rule","because"],properties:{rule:{$ref:"#/$defs/rule"},path:{title:"a file pattern",description:"\
The files whose findings are allowed; default all.",type:"string",examples:["charts/vendor/**"],pattern:"\\S"},clusters:{$ref:"#/$defs/selectors"},until:{$ref:"\
#/$defs/date",description:"The last day on which the allowance holds."},because:{title:"a reason",description:"Why this is accepted, for the people who read the\
 summary.",type:"string",pattern:"\\S",examples:["upstream chart"]}}}},paths:{title:"a list of file patterns",description:"Which files hold manifests; default a\
ll.",type:"array",items:{$ref:"#/$defs/file"}},ignore:{title:"a list of file patterns",description:"Which files are not read.",type:"array",items:{$ref:"#/$defs\
/file"}}},$defs:{name:{title:"a name",description:"A short name of its own; --cluster, allowances and reports use it.",type:["string","number"],pattern:"^(?!env\
:)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:/@+-]*$",examples:["prod-eu"]},environment:{title:"the name of an environment",description:"One of the names under environments\
.",type:["string","number"],examples:["prod"]},kubernetes:{title:"a version",description:"The Kubernetes version of the API server (of the guest, for a virtual \
cluster), with or without a vendor's suffix; 1.28 is its newest known patch; a range such as 1.31 - 1.33 is judged over all of it.",type:["string","number"],pattern:"\
^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["1.28","\
v1.28.7-gke.1026000","1.32.0-k3s1"]},kruise:{title:"a version",description:"The OpenKruise version, `none` where it is not installed (the same as no key), or th\
e file that sets it (a Helm values file, Chart.yaml, Argo CD Application, Flux HelmRelease).",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4\
}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",properties:{from:{$ref:"#/$defs/file",
description:"The file that sets the version."}},required:["from"],additionalProperties:!1,examples:["1.6.3","none",{from:"platform/kruise.yaml"}]},vcluster:{title:"\
a version",description:"The vcluster version for a virtual cluster, or a mapping with its version, its Helm values file, or the file that sets both; `none` wher\
e it is not virtual.",type:["string","number","object"],pattern:"^(?:none|[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[\
0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",minProperties:1,properties:{version:{$ref:"#/$defs/vclusterVersion"},values:{$ref:"#/$defs/file",description:"T\
he Helm values file (vcluster.yaml)."},from:{$ref:"#/$defs/file",description:"The file that sets the version, and the values unless they are given."}},additionalProperties:!1,
examples:["0.22.1",{version:"0.22.1",values:"tenants/a/vcluster.yaml"},{from:"tenants/a/application.yaml"}]},vclusterVersion:{title:"a version",description:"The\
 vcluster version: that of its chart, unless the values set the image's tag.",type:["string","number"],pattern:"^(?:[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?\
[0-9A-Za-z.+_-]*(?: +- +[vV]?[0-9]{1,4}\\.[0-9]{1,4}(?:\\.[0-9]{1,9})?[0-9A-Za-z.+_-]*)?)$",examples:["0.22.1","v0.23.0-rc.4"]},host:{title:"the name of a clust\
er",description:"The cluster that this virtual cluster runs on: its versions, webhooks, LimitRanges and classes are what the host pods meet.",type:["string","nu\
mber"],examples:["prod-eu"]},hostNamespace:{title:"the name of a namespace",description:"The host's namespace that holds the pods of this virtual cluster.",type:[
"string","number"],pattern:"^(?:[a-z0-9<][a-z0-9<>-]*)$",maxLength:63,examples:["vcluster-tenant-a"]},featureGates:{title:"a mapping of feature gates",description:"\
Feature gates of the API server that are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"\
boolean"},examples:[{InPlacePodVerticalScaling:!0}]},kruiseFeatureGates:{title:"a mapping of feature gates",description:"Feature gates of the Kruise manager tha\
t are not at their default.",type:"object",propertyNames:{$ref:"#/$defs/gate"},additionalProperties:{title:"true or false",type:"boolean"},examples:[{InPlaceWorkloadVerticalScaling:!0}]},
gate:{title:"the name of a feature gate",type:"string",pattern:"^[A-Za-z][A-Za-z0-9]*$",examples:["InPlacePodVerticalScaling"]},knows:{title:"a list of kinds",description:"\
Of these kinds, the repository and `objects` hold all that the cluster has: what is not there does not exist.",type:"array",items:{title:"a kind",type:"string",
pattern:"^[A-Z][A-Za-z0-9]*$",examples:["PriorityClass"]},examples:[["PriorityClass","LimitRange","SidecarSet"]]},objects:{title:"a list of file patterns",description:"\
Files with objects that exist in the cluster and are not in this repository's manifests.",type:"array",items:{$ref:"#/$defs/file"},examples:[["cluster-objects/<\
name>/*.yaml"]]},clusterPaths:{title:"a list of file patterns",description:"Which manifests go to the cluster; default all.",type:"array",items:{$ref:"#/$defs/f\
ile"},examples:[["clusters/<name>/**"]]},atMost:{title:"a severity",description:"The highest severity of what holds only there.",type:"string",enum:["notice","w\
arning","error"]},next:{title:"a mapping with the next versions",description:"What the cluster will run next: findings that hold only there warn now, and fail f\
rom that date.",type:"object",additionalProperties:!1,minProperties:1,properties:{kubernetes:{$ref:"#/$defs/kubernetes"},kruise:{$ref:"#/$defs/kruise"},vcluster:{
$ref:"#/$defs/vcluster"},featureGates:{$ref:"#/$defs/featureGates"},kruiseFeatureGates:{$ref:"#/$defs/kruiseFeatureGates"},from:{$ref:"#/$defs/date",description:"\
The day from which these findings fail; without it they only warn."}},examples:[{kubernetes:"1.32",from:"2027-02-01"}]},rule:{title:"a rule",description:"A rule\
's id, family/id, or family/* for all of a family.",type:"string",pattern:"^(?:[a-z][a-z0-9-]*/(?:[a-z][a-z0-9-]*|\\*)|[a-z][a-z0-9-]*)$",examples:["subset-patc\
h-changes-priority-class","priority/*"]},level:{title:"a level",description:"The severity of what the rule finds, or off.",type:"string",enum:["off","notice","w\
arning","error"]},selectors:{title:"a list of clusters",description:"Names of clusters, patterns of names, or env:NAME.",type:"array",minItems:1,items:{title:"a\
 cluster",type:["string","number"],minLength:1,examples:["prod-*","env:prod"]},examples:[["prod-*","env:prod"]]},date:{title:"a date",type:"string",pattern:"^[0\
-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",examples:["2027-02-01"]},file:{title:"a file",type:"string",pattern:"\\S",examples:["manifests/**"]}}};var root=config_default;function schemaAt(path8){let schema=root;for(let step of path8)schema=child2(schema,step);return schema}function configValue(node,text3,schema=root){
switch(node.kind){case"scalar":return(typeof node.value=="number"||typeof node.value=="boolean")&&takes(schema,"string")?text3.slice(node.start,node.end):node.value;case"\
seq":return node.items.map((item,at18)=>configValue(item,text3,child2(schema,at18)));case"map":return Object.fromEntries(node.entries.map(({name:name3,value:value2})=>[
name3,configValue(value2,text3,child2(schema,name3))]))}}function takes(schema,type){return[schema?.type??[]].flat().includes(type)}function child2(schema,step){
return typeof step=="number"?resolved(schema?.items):schema?.properties&&Object.hasOwn(schema.properties,step)?resolved(schema.properties[step]):typeof schema?.
additionalProperties=="object"?resolved(schema.additionalProperties):void 0}var known4=new Map;function resolved(schema){if(schema?.$ref===void 0)return schema;
let whole3=known4.get(schema);return whole3||(whole3=__spreadValues(__spreadValues({},root.$defs[schema.$ref.replace("#/$defs/","")]),schema),known4.set(schema,
whole3)),whole3}function validate2(value2){if(validate(value2))return[];let problems=new Map;for(let error of validate.errors??[]){if(error.propertyName!==void 0)continue;let found=worded(
error,value2),place2=JSON.stringify([found.path,found.key]);problems.has(place2)||problems.set(place2,found)}return[...problems.values()]}function worded(error,root2){
let path8=stepsTo(error.instancePath,root2),schema=schemaAt(path8),value2=valueAt(root2,path8);switch(error.keyword){case"additionalProperties":{let name3=String(
error.params.additionalProperty),words4=`unknown key ${quoted2(name3)}${known3(name3,keysOf2(schema))}`;return{path:[...path8,name3],key:!0,problem:words4}}case"\
propertyNames":{let name3=String(error.params.propertyName);return{path:[...path8,name3],key:!0,problem:notThat(name3,resolved(schema?.propertyNames))}}case"req\
uired":return problemAt(path8,`${error.params.missingProperty} is missing`);case"minProperties":case"minItems":{let keys=keysOf2(schema),write2=keys.length>0?listed2(
keys,"or"):"at least one";return problemAt(path8,`the ${Array.isArray(value2)?"list":"mapping"} is empty; write ${write2}`)}default:return problemAt(path8,notThat(
value2,schema))}}function keysOf2(schema){return Object.keys(schema?.properties??{}).filter(key3=>key3!=="$schema")}function problemAt(path8,problem){return{path:path8,
key:!1,problem:at17(path8,problem)}}function at17(path8,problem){let keyAt=path8.findLastIndex(step=>typeof step=="string");if(keyAt<0)return problem;let key3=String(
path8[keyAt]),name3=/^[A-Za-z][\w-]*$/.test(key3)?key3:quoted2(key3),items2=path8.slice(keyAt+1).map(step=>`[${step}]`);return`${name3}${items2.join("")}: ${problem}`}
function stepsTo(pointer5,root2){let path8=[];for(let part of pointer5.split("/").slice(1)){let name3=part.replaceAll("~1","/").replaceAll("~0","~");path8.push(
Array.isArray(valueAt(root2,path8))?Number(name3):name3)}return path8}var NAMED=5;function hostProblems(root2,names){let paths=names.map((_,index)=>pathOf(root2,layersOf(root2,index),"host")),hosts=paths.map(path8=>path8?names.indexOf(
String(valueAt(root2,path8))):-1),all2=names.filter(name3=>name3!==void 0);return paths.flatMap((path8,index)=>{let host=path8&&valueAt(root2,path8);if(!path8||
typeof host!="string")return[];let problem=hosts[index]===-1?`there is no cluster ${quoted2(host)}${known3(host,all2)}`:round(hosts,index,names);return problem===
void 0?[]:[problemAt(path8,problem)]})}function round(hosts,index,names){if(hosts[index]===index)return`${quoted2(names[index])} is the cluster itself`;let visited=[
index];for(let at18=hosts[index];at18!==index;at18=hosts[at18]){if(at18<0||visited.length>hosts.length)return;visited.push(at18)}return[...visited.slice(0,NAMED).
map(at18=>names[at18]),...visited.length>NAMED?["..."]:[],names[index]].join(" runs on ")}var LONGEST3=100;function problemsOfMeaning(root2,broken){let problems=[],say=(path8,problem)=>problems.push(problemAt(path8,problem));for(let[path8,text3]of texts2(
root2,[])){let problem=unreadable(path8,text3);problem&&say(path8,problem)}let names=clusterNames(root2),environments=Object.keys(mapping(valueAt(root2,["enviro\
nments"])));for(let[index,name3]of names.entries()){let first2=names.indexOf(name3);name3!==void 0&&first2<index&&say(["clusters",index,"name"],`${quoted2(name3)}\
 is already clusters[${first2}]`),problems.push(...environmentProblems(root2,index,environments));let has2=pathOf(root2,layersOf(root2,index),"kubernetes"),mistaken=broken.
some(({path:path8})=>path8[0]==="clusters"&&path8[1]===index);!has2&&!mistaken&&say(["clusters",index],"kubernetes is missing; write it here, in its environment\
 or in defaults")}problems.push(...hostProblems(root2,names));let clusters2=named2(root2,names);for(let path8 of selectors(root2)){let selector4=valueAt(root2,path8);
if(typeof selector4!="string")continue;let problem=matching(selector4,clusters2,environments).problem;problem&&say(path8,problem)}return problems}function environmentProblems(root2,index,environments){
let layers=layersOf(root2,index),environment2=environmentOf(root2,index);if(environment2===void 0){let wanting=[...new Set(layers.flatMap(layer=>Object.keys(mapping(
valueAt(root2,layer)))))].flatMap(key3=>[pathOf(root2,layers,key3)??[]]).flatMap(path9=>[...texts2(valueAt(root2,path9),path9)]),name3=valueAt(root2,["clusters",
index,"name"]);return wanting.filter(([,text3])=>text3.includes("<environment>")).map(([path9])=>problemAt(path9,`${name3??`clusters[${index}]`} has no environm\
ent for <environment>`))}if(typeof environment2!="string"||environments.includes(environment2))return[];let words4=environments.length>0?known3(environment2,environments):
"; there are no environments",path8=pathOf(root2,layers,"environment");return[problemAt(path8,`${quoted2(environment2)} is not in environments${words4}`)]}function unreadable(path8,text3){
let schema=schemaAt(path8);switch(schema?.title){case"a version":{if(text3==="none")return;if(text3.length>LONGEST3)return notThat(text3,schema);let ends=text3.
split(/ +- +/).map(parseVersion),[low,high]=ends;return!low||ends.includes(void 0)?notThat(text3,schema):!high||compareVersions(low,high)<=0?void 0:`${quoted2(text3)}\
 ends before it begins; write ${text3.split(/ +- +/).reverse().join(" - ")}`}case"a date":{let day=new Date(`${text3}T00:00:00Z`);return!Number.isNaN(day.getTime())&&
day.toISOString().startsWith(text3)?void 0:`${quoted2(text3)} is no day of the calendar`}case"a file pattern":return patternProblem(text3);case"a file":case"the\
 name of a namespace":{let unusable=patternProblem(text3);if(unusable!==void 0)return unusable;let word=/<[^<>]*>/g,unknown=text3.match(word)?.find(each=>each!==
"<name>"&&each!=="<environment>");return unknown===void 0?void 0:`${quoted2(unknown)} stands for nothing; known are <name> and <environment>`}default:return}}function selectors(root2){
let rules=Object.keys(mapping(valueAt(root2,["rules"]))).map(key3=>["rules",key3,"in"]),allowances=list5(valueAt(root2,["allow"])).map((_,index)=>["allow",index,
"clusters"]);return[...rules,...allowances].flatMap(path8=>list5(valueAt(root2,path8)).map((_,index)=>[...path8,index]))}function named2(root2,names){return names.
flatMap((name3,index)=>name3===void 0?[]:[{name:name3,environment:environmentOf(root2,index)??null}])}function clusterNames(root2){return list5(valueAt(root2,["\
clusters"])).map(cluster=>{let name3=valueAt(cluster,["name"]);return typeof name3=="string"?name3:void 0})}function*texts2(value2,path8){if(typeof value2=="str\
ing")yield[path8,value2];else if(Array.isArray(value2))for(let[index,item]of value2.entries())yield*texts2(item,[...path8,index]);else for(let[key3,member4]of Object.
entries(mapping(value2)))yield*texts2(member4,[...path8,key3])}function mapping(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)?value2:
{}}function list5(value2){return Array.isArray(value2)?value2:[]}var LineIndex=class{text;#starts;constructor(text3){this.text=text3}at(offset){let starts=this.starts(),low=0,high=starts.length-1;for(;low<high;){let middle2=low+
high+1>>1;starts[middle2]<=offset?low=middle2:high=middle2-1}return{line:low+1,column:offset-starts[low]+1}}start(line2){return this.starts()[line2-1]??this.text.
length}count(){return this.starts().length}lineText(line2){let starts=this.starts(),start=starts[line2-1];if(start===void 0)return"";let next=starts[line2],end=next===
void 0?this.text.length:next-1;return next!==void 0&&end>start&&this.text.charCodeAt(end-1)===13&&end--,this.text.slice(start,end)}starts(){if(this.#starts)return this.#starts;
let starts=[0];for(let at18=this.text.indexOf(`
`);at18>=0;at18=this.text.indexOf(`
`,at18+1))starts.push(at18+1);return this.#starts=starts,starts}};var SettingsError=class extends Error{name="SettingsError";problems;constructor(problems){super(problems.map(line).join(`
`)),this.problems=problems}};function line({place:place2,problem}){return place2?`${place2.file}:${place2.line}:${place2.column}: ${problem}`:problem}function placeOf3(file,span,lines=new LineIndex(
file.text)){let start=lines.at(span.start),end=lines.at(span.end);return{file:file.path,line:start.line,column:start.column,endLine:end.line,endColumn:end.column}}
function placed2(file,root2,problems){let lines=new LineIndex(file.text),first2=new Map;for(let{path:path8,key:key3,problem}of problems){let found=written(root2,
path8),empty=found.node.start===found.node.end,span=found.key&&(key3||empty)?found.key:found.node,place2=`${span.start} ${span.end}`;first2.has(place2)||first2.
set(place2,{span,problem})}return[...first2.values()].sort((a,b)=>a.span.start-b.span.start||b.span.end-a.span.end).map(({span,problem})=>({place:placeOf3(file,
span,lines),problem}))}var NOT_RESOLVED=Symbol("NOT_RESOLVED");function defineScalarTag(tagName,options){return{tagName,nodeKind:"scalar",implicit:options.implicit??!1,matchByTagPrefix:options.
matchByTagPrefix??!1,implicitFirstChars:options.implicitFirstChars??null,resolve:options.resolve,identify:options.identify,represent:options.represent??(data=>String(
data)),representTagName:options.representTagName??(()=>tagName)}}function defineSequenceTag(tagName,options){let carrierIsResult=options.finalize===void 0;return{
tagName,nodeKind:"sequence",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,addItem:options.addItem,finalize:options.finalize??(carrier2=>carrier2),
carrierIsResult,identify:options.identify,represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}function defineMappingTag(tagName,options){
let carrierIsResult=options.finalize===void 0;return{tagName,nodeKind:"mapping",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,
addPair:options.addPair,has:options.has,keys:options.keys,get:options.get,finalize:options.finalize??(carrier2=>carrier2),carrierIsResult,identify:options.identify,
represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}var strTag=defineScalarTag("tag:yaml.org,2002:str",{resolve:source2=>source2,
identify:data=>typeof data=="string"}),NULL_VALUES$1=["","~","null","Null","NULL"],nullCoreTag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:[
"","~","n","N"],resolve:source2=>NULL_VALUES$1.indexOf(source2)!==-1?null:NOT_RESOLVED,identify:object3=>object3===null,represent:()=>"null"}),nullJsonTag=defineScalarTag(
"tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["n"],resolve:(source2,isExplicit)=>source2==="null"||isExplicit&&source2===""?null:NOT_RESOLVED,identify:object3=>object3===
null,represent:()=>"null"}),NULL_VALUES=["","~","null","Null","NULL"],nullYaml11Tag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["",
"~","n","N"],resolve:source2=>NULL_VALUES.indexOf(source2)!==-1?null:NOT_RESOLVED,identify:object3=>object3===null,represent:()=>"null"}),TRUE_VALUES$2=["true",
"True","TRUE"],FALSE_VALUES$2=["false","False","FALSE"],boolCoreTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","T","f","F"],resolve:source2=>TRUE_VALUES$2.
indexOf(source2)!==-1?!0:FALSE_VALUES$2.indexOf(source2)!==-1?!1:NOT_RESOLVED,identify:object3=>Object.prototype.toString.call(object3)==="[object Boolean]",represent:object3=>object3?
"true":"false"}),TRUE_VALUES$1=["true"],FALSE_VALUES$1=["false"],boolJsonTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["t","f"],
resolve:source2=>TRUE_VALUES$1.indexOf(source2)!==-1?!0:FALSE_VALUES$1.indexOf(source2)!==-1?!1:NOT_RESOLVED,identify:object3=>Object.prototype.toString.call(object3)===
"[object Boolean]",represent:object3=>object3?"true":"false"}),TRUE_VALUES=["true","True","TRUE","y","Y","yes","Yes","YES","on","On","ON"],FALSE_VALUES=["false",
"False","FALSE","n","N","no","No","NO","off","Off","OFF"],boolYaml11Tag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["y","Y","n","N",
"t","T","f","F","o","O"],resolve:source2=>TRUE_VALUES.indexOf(source2)!==-1?!0:FALSE_VALUES.indexOf(source2)!==-1?!1:NOT_RESOLVED,identify:object3=>Object.prototype.
toString.call(object3)==="[object Boolean]",represent:object3=>object3?"true":"false"}),YAML_INTEGER_IMPLICIT_PATTERN$1=new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|\
[-+]?[0-9]+)$"),YAML_INTEGER_EXPLICIT_PATTERN$1=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$2(source2){
let value2=source2,sign=1;return(value2[0]==="-"||value2[0]==="+")&&(value2[0]==="-"&&(sign=-1),value2=value2.slice(1)),value2.startsWith("0b")?sign*parseInt(value2.
slice(2),2):value2.startsWith("0o")?sign*parseInt(value2.slice(2),8):value2.startsWith("0x")?sign*parseInt(value2.slice(2),16):sign*parseInt(value2,10)}function resolveYamlInteger$2(source2,isExplicit){
if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source2))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source2))return NOT_RESOLVED;
let result=parseYamlInteger$2(source2);return Number.isFinite(result)?result:NOT_RESOLVED}var intCoreTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:[
"-","+",..."0123456789"],resolve:resolveYamlInteger$2,identify:object3=>Number.isInteger(object3)&&!Object.is(object3,-0)&&object3.toString(10).indexOf("e")<0,represent:object3=>object3.
toString(10)}),YAML_INTEGER_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)$"),YAML_INTEGER_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?\
0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$1(source2){let value2=source2,sign=1;return(value2[0]==="-"||value2[0]==="+")&&(value2[0]==="-"&&(sign=
-1),value2=value2.slice(1)),value2.startsWith("0b")?sign*parseInt(value2.slice(2),2):value2.startsWith("0o")?sign*parseInt(value2.slice(2),8):value2.startsWith(
"0x")?sign*parseInt(value2.slice(2),16):sign*parseInt(value2,10)}function resolveYamlInteger$1(source2,isExplicit){if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN.
test(source2))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN.test(source2))return NOT_RESOLVED;let result=parseYamlInteger$1(source2);return Number.
isFinite(result)?result:NOT_RESOLVED}var intJsonTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlInteger$1,
identify:object3=>Number.isInteger(object3)&&!Object.is(object3,-0)&&object3.toString(10).indexOf("e")<0,represent:object3=>object3.toString(10)}),YAML_INTEGER_PATTERN=new RegExp(
"^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");function parseYamlInteger(source2){let value2=source2.
replace(/_/g,""),sign=1;if((value2[0]==="-"||value2[0]==="+")&&(value2[0]==="-"&&(sign=-1),value2=value2.slice(1)),value2.startsWith("0b"))return sign*parseInt(
value2.slice(2),2);if(value2.startsWith("0x"))return sign*parseInt(value2.slice(2),16);if(value2.includes(":")){let result=0;for(let part of value2.split(":"))result=
result*60+Number(part);return sign*result}return value2!=="0"&&value2[0]==="0"?sign*parseInt(value2,8):sign*parseInt(value2,10)}function resolveYamlInteger(source2){
if(!YAML_INTEGER_PATTERN.test(source2))return NOT_RESOLVED;let result=parseYamlInteger(source2);return Number.isFinite(result)?result:NOT_RESOLVED}var intYaml11Tag=defineScalarTag(
"tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:["-","+",..."0123456789"],resolve:resolveYamlInteger,identify:object3=>Number.isInteger(object3)&&!Object.
is(object3,-0)&&object3.toString(10).indexOf("e")<0,represent:object3=>object3.toString(10)}),YAML_FLOAT_PATTERN$1=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[e\
E][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN$1=new RegExp("^(?:[-+]?\\.(?:inf|Inf\
|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$2(source2){if(!YAML_FLOAT_PATTERN$1.test(source2))return NOT_RESOLVED;let value2=source2.toLowerCase(),sign=value2[0]===
"-"?-1:1;if("+-".includes(value2[0])&&(value2=value2.slice(1)),value2===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(value2===".n\
an")return NaN;let result=sign*parseFloat(value2);return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN$1.test(source2)?result:NOT_RESOLVED}function representYamlFloat$2(object3){
if(isNaN(object3))return".nan";if(object3===Number.POSITIVE_INFINITY)return".inf";if(object3===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object3,-0))return"\
-0.0";let result=object3.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatCoreTag=defineScalarTag("tag:yaml.org,2002:flo\
at",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat$2,identify:object3=>typeof object3=="number"&&(!Number.isInteger(object3)||
Object.is(object3,-0)||object3.toString(10).indexOf("e")>=0),represent:representYamlFloat$2}),YAML_FLOAT_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[\
0-9]*)?(?:[eE][-+]?[0-9]+)?$"),YAML_FLOAT_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\\
.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$1(source2,isExplicit){if(isExplicit){if(!YAML_FLOAT_EXPLICIT_PATTERN.test(source2))return NOT_RESOLVED;
let value2=source2.toLowerCase(),sign=value2[0]==="-"?-1:1;if("+-".includes(value2[0])&&(value2=value2.slice(1)),value2===".inf")return sign===1?Number.POSITIVE_INFINITY:
Number.NEGATIVE_INFINITY;if(value2===".nan")return NaN;let result2=sign*parseFloat(value2);return Number.isFinite(result2)?result2:NOT_RESOLVED}if(!YAML_FLOAT_IMPLICIT_PATTERN.
test(source2))return NOT_RESOLVED;let result=Number(source2);return Number.isFinite(result)?result:NOT_RESOLVED}function representYamlFloat$1(object3){if(isNaN(
object3))return".nan";if(object3===Number.POSITIVE_INFINITY)return".inf";if(object3===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object3,-0))return"-0.\
0";let result=object3.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatJsonTag=defineScalarTag("tag:yaml.org,2002:float",
{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlFloat$1,identify:object3=>typeof object3=="number"&&(!Number.isInteger(object3)||Object.
is(object3,-0)||object3.toString(10).indexOf("e")>=0),represent:representYamlFloat$1}),YAML_FLOAT_PATTERN=new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:\
[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN=new RegExp("^(?:[-+]?\\.(\
?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat(source2){if(!YAML_FLOAT_PATTERN.test(source2))return NOT_RESOLVED;let value2=source2.toLowerCase().
replace(/_/g,""),sign=value2[0]==="-"?-1:1;if("+-".includes(value2[0])&&(value2=value2.slice(1)),value2===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.
NEGATIVE_INFINITY;if(value2===".nan")return NaN;let result=0;if(value2.includes(":")){for(let part of value2.split(":"))result=result*60+Number(part);result*=sign}else
result=sign*parseFloat(value2);return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN.test(source2)?result:NOT_RESOLVED}function representYamlFloat(object3){
if(isNaN(object3))return".nan";if(object3===Number.POSITIVE_INFINITY)return".inf";if(object3===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object3,-0))return"\
-0.0";let result=object3.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatYaml11Tag=defineScalarTag("tag:yaml.org,2002:f\
loat",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat,identify:object3=>typeof object3=="number"&&(!Number.isInteger(object3)||
Object.is(object3,-0)||object3.toString(10).indexOf("e")>=0),represent:representYamlFloat}),mergeTag=defineScalarTag("tag:yaml.org,2002:merge",{implicit:!0,implicitFirstChars:[
"<"],resolve:(source2,isExplicit)=>source2==="<<"||isExplicit&&source2===""?"<<":NOT_RESOLVED,identify:()=>!1}),BASE64_PATTERN=/^[A-Za-z0-9+/]*={0,2}$/;function resolveYamlBinary(source2){
let input=source2.replace(/\s/g,"");if(input.length%4!==0||!BASE64_PATTERN.test(input))return NOT_RESOLVED;let binary=atob(input),result=new Uint8Array(binary.length);
for(let index=0;index<binary.length;index++)result[index]=binary.charCodeAt(index);return result}function representYamlBinary(object3){let binary="";for(let index=0;index<
object3.length;index++)binary+=String.fromCharCode(object3[index]);return btoa(binary)}var binaryTag=defineScalarTag("tag:yaml.org,2002:binary",{resolve:resolveYamlBinary,
identify:object3=>Object.prototype.toString.call(object3)==="[object Uint8Array]",represent:representYamlBinary}),YAML_DATE_REGEXP=new RegExp("^([0-9][0-9][0-9]\
[0-9])-([0-9][0-9])-([0-9][0-9])$"),YAML_TIMESTAMP_REGEXP=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9\
]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");function makeUtcDate(year,month,day,hour=0,minute=0,second=0,fraction=0){
let date=new Date(Date.UTC(year,month,day,hour,minute,second,fraction));return date.setUTCFullYear(year,month,day),date}function resolveYamlTimestamp(source2){let match=YAML_DATE_REGEXP.
exec(source2);if(match===null&&(match=YAML_TIMESTAMP_REGEXP.exec(source2)),match===null)return NOT_RESOLVED;let year=+match[1],month=+match[2]-1,day=+match[3];if(!match[4]){
let date2=makeUtcDate(year,month,day);return date2.getUTCFullYear()!==year||date2.getUTCMonth()!==month||date2.getUTCDate()!==day?NOT_RESOLVED:date2}let hour=+match[4],
minute=+match[5],second=+match[6],fraction=0;if(hour>23||minute>59||second>59)return NOT_RESOLVED;if(match[7]){let value2=match[7].slice(0,3);for(;value2.length<
3;)value2+="0";fraction=+value2}let date=makeUtcDate(year,month,day,hour,minute,second,fraction);if(date.getUTCFullYear()!==year||date.getUTCMonth()!==month||date.
getUTCDate()!==day)return NOT_RESOLVED;if(match[9]){let offsetHour=+match[10],offsetMinute=+(match[11]||0);if(offsetHour>23||offsetMinute>59)return NOT_RESOLVED;
let offset=(offsetHour*60+offsetMinute)*6e4;date.setTime(date.getTime()-(match[9]==="-"?-offset:offset))}return date}var timestampTag=defineScalarTag("tag:yaml.\
org,2002:timestamp",{implicit:!0,implicitFirstChars:[..."0123456789"],resolve:resolveYamlTimestamp,identify:object3=>object3 instanceof Date,represent:object3=>object3.
toISOString()}),seqTag=defineSequenceTag("tag:yaml.org,2002:seq",{create:()=>[],addItem:(container,item)=>{container.push(item)},identify:Array.isArray});function isPlainObject(data){
if(data===null||typeof data!="object"||Array.isArray(data))return!1;let prototype=Object.getPrototypeOf(data);return prototype===null||prototype===Object.prototype}var omapTag=defineSequenceTag("tag:yaml.org,2002:omap",{create:()=>({list:[],seen:new Set}),addItem:(carrier2,item)=>{let key3;if(item instanceof Map){if(item.size!==
1)return"cannot resolve an ordered map item";key3=item.keys().next().value}else if(isPlainObject(item)){let itemKeys=Object.keys(item);if(itemKeys.length!==1)return"\
cannot resolve an ordered map item";key3=itemKeys[0]}else return"cannot resolve an ordered map item";return carrier2.seen.has(key3)?"duplicate key in ordered ma\
p":(carrier2.seen.add(key3),carrier2.list.push(item),"")},finalize:carrier2=>carrier2.list,identify:()=>!1}),pairsTag=defineSequenceTag("tag:yaml.org,2002:pairs",
{create:()=>[],addItem:(container,item)=>{if(item instanceof Map)return item.size!==1?"cannot resolve a pairs item":(container.push(item.entries().next().value),
"");if(Object.prototype.toString.call(item)!=="[object Object]")return"cannot resolve a pairs item";let object3=item,keys=Object.keys(object3);return keys.length!==
1?"cannot resolve a pairs item":(container.push([keys[0],object3[keys[0]]]),"")},identify:()=>!1}),mapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),
identify:isPlainObject,represent:o=>{let map=new Map;for(let key3 of Object.keys(o))map.set(key3,o[key3]);return map},addPair:(container,key3,value2)=>{if(key3!==
null&&typeof key3=="object")return"object-based map does not support complex keys";let normalizedKey=String(key3);return normalizedKey==="__proto__"?Object.defineProperty(
container,normalizedKey,{value:value2,enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=value2,""},has:(container,key3)=>key3!==null&&typeof key3==
"object"?!1:Object.prototype.hasOwnProperty.call(container,String(key3)),keys:container=>Object.keys(container),get:(container,key3)=>{let normalizedKey=String(
key3);return Object.prototype.hasOwnProperty.call(container,normalizedKey)?container[normalizedKey]:null}}),setTag=defineMappingTag("tag:yaml.org,2002:set",{create:()=>new Set,
identify:data=>data instanceof Set,represent:data=>{let map=new Map;for(let key3 of data)map.set(key3,null);return map},addPair:(container,key3,value2)=>value2!==
null?"cannot resolve a set item":(container.add(key3),""),has:(container,key3)=>container.has(key3),keys:container=>container.keys(),get:()=>null});function createTagDefinitionMap(){
return{scalar:Object.create(null),sequence:Object.create(null),mapping:Object.create(null)}}function createTagDefinitionListMap(){return{scalar:[],sequence:[],mapping:[]}}
function compileTags(tags){let result=[];for(let tag of tags){let index=result.length;for(let previousIndex=0;previousIndex<result.length;previousIndex++){let previous=result[previousIndex];
if(previous.nodeKind===tag.nodeKind&&previous.tagName===tag.tagName&&previous.matchByTagPrefix===tag.matchByTagPrefix){index=previousIndex;break}}result[index]=
tag}return result}var Schema=class Schema2{tags;implicitScalarTags;implicitScalarByFirstChar;implicitScalarAnyFirstChar;defaultScalarTag;defaultSequenceTag;defaultMappingTag;exact;prefix;constructor(tags){
let compiledTags=compileTags(tags),implicitScalarTags=[],exact=createTagDefinitionMap(),prefix=createTagDefinitionListMap();for(let tag of compiledTags){if(tag.
nodeKind==="scalar"&&tag.implicit){if(tag.matchByTagPrefix)throw new Error("Implicit scalar tags cannot match by tag prefix");implicitScalarTags.push(tag)}switch(tag.
nodeKind){case"scalar":tag.matchByTagPrefix?prefix.scalar.push(tag):exact.scalar[tag.tagName]=tag;break;case"sequence":tag.matchByTagPrefix?prefix.sequence.push(
tag):exact.sequence[tag.tagName]=tag;break;case"mapping":tag.matchByTagPrefix?prefix.mapping.push(tag):exact.mapping[tag.tagName]=tag}}let implicitScalarAnyFirstChar=implicitScalarTags.
filter(tag=>tag.implicitFirstChars===null),keys=new Set;for(let tag of implicitScalarTags)if(tag.implicitFirstChars!==null)for(let key3 of tag.implicitFirstChars)
keys.add(key3);let implicitScalarByFirstChar=new Map;for(let key3 of keys)implicitScalarByFirstChar.set(key3,implicitScalarTags.filter(tag=>tag.implicitFirstChars===
null||tag.implicitFirstChars.indexOf(key3)!==-1));let defaultScalarTag=exact.scalar["tag:yaml.org,2002:str"];if(!defaultScalarTag)throw new Error("schema does n\
ot define the default scalar tag (tag:yaml.org,2002:str)");this.tags=compiledTags,this.implicitScalarTags=implicitScalarTags,this.implicitScalarByFirstChar=implicitScalarByFirstChar,
this.implicitScalarAnyFirstChar=implicitScalarAnyFirstChar,this.defaultScalarTag=defaultScalarTag,this.defaultSequenceTag=exact.sequence["tag:yaml.org,2002:seq"],
this.defaultMappingTag=exact.mapping["tag:yaml.org,2002:map"],this.exact=exact,this.prefix=prefix}lookupScalarTag(tagName){let exactTag=this.exact.scalar[tagName];
if(exactTag)return exactTag;for(let tag of this.prefix.scalar)if(tagName.startsWith(tag.tagName))return tag}lookupSequenceTag(tagName){let exactTag=this.exact.sequence[tagName];
if(exactTag)return exactTag;for(let tag of this.prefix.sequence)if(tagName.startsWith(tag.tagName))return tag}lookupMappingTag(tagName){let exactTag=this.exact.
mapping[tagName];if(exactTag)return exactTag;for(let tag of this.prefix.mapping)if(tagName.startsWith(tag.tagName))return tag}resolveImplicitScalarTag(source2){
let candidates=this.implicitScalarByFirstChar.get(source2.charAt(0))??this.implicitScalarAnyFirstChar;for(let tag2 of candidates){let value2=tag2.resolve(source2,
!1,tag2.tagName);if(value2!==NOT_RESOLVED)return{value:value2,tag:tag2}}let tag=this.defaultScalarTag;return{value:tag.resolve(source2,!1,tag.tagName),tag}}withTags(...tags){
let flatTags=[];for(let tag of tags)flatTags=flatTags.concat(tag);return new Schema2([...this.tags,...flatTags])}},FAILSAFE_SCHEMA=new Schema([strTag,seqTag,mapTag]),
JSON_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullJsonTag,boolJsonTag,intJsonTag,floatJsonTag]),CORE_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullCoreTag,boolCoreTag,
intCoreTag,floatCoreTag]),YAML11_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullYaml11Tag,boolYaml11Tag,intYaml11Tag,floatYaml11Tag,timestampTag,mergeTag,binaryTag,
omapTag,pairsTag,setTag]),DUMP_SCHEMA=YAML11_SCHEMA.withTags(__spreadProps(__spreadValues({},intYaml11Tag),{resolve:(source2,isExplicit,tagName)=>{let result=intYaml11Tag.
resolve(source2,isExplicit,tagName);return result===NOT_RESOLVED?intCoreTag.resolve(source2,isExplicit,tagName):result}}),__spreadProps(__spreadValues({},floatYaml11Tag),
{resolve:(source2,isExplicit,tagName)=>{let result=floatYaml11Tag.resolve(source2,isExplicit,tagName);return result===NOT_RESOLVED?floatCoreTag.resolve(source2,
isExplicit,tagName):result}})),realMapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>new Map,addPair:(container,key3,value2)=>(container.set(key3,value2),
""),has:(container,key3)=>container.has(key3),keys:container=>container.keys(),get:(container,key3)=>container.get(key3),identify:data=>data instanceof Map||isPlainObject(
data),represent:data=>{if(data instanceof Map)return data;let map=new Map,obj=data;for(let key3 of Object.keys(obj))map.set(key3,obj[key3]);return map}});function normalizeKey(key3){
if(Array.isArray(key3)){let array=Array.prototype.slice.call(key3);for(let index=0;index<array.length;index++){if(Array.isArray(array[index]))return null;typeof array[index]==
"object"&&Object.prototype.toString.call(array[index])==="[object Object]"&&(array[index]="[object Object]")}return String(array)}return typeof key3=="object"&&
Object.prototype.toString.call(key3)==="[object Object]"?"[object Object]":String(key3)}var legacyMapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),
identify:isPlainObject,represent:o=>{let map=new Map;for(let key3 of Object.keys(o))map.set(key3,o[key3]);return map},addPair:(container,key3,value2)=>{let normalizedKey=normalizeKey(
key3);return normalizedKey===null?"nested arrays are not supported inside keys":(normalizedKey==="__proto__"?Object.defineProperty(container,normalizedKey,{value:value2,
enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=value2,"")},has:(container,key3)=>{let normalizedKey=normalizeKey(key3);return normalizedKey!==
null&&Object.prototype.hasOwnProperty.call(container,normalizedKey)},keys:container=>Object.keys(container),get:(container,key3)=>{let normalizedKey=String(key3);
return Object.prototype.hasOwnProperty.call(container,normalizedKey)?container[normalizedKey]:null}}),DEFAULT_SNIPPET_OPTIONS={maxLength:79,indent:1,linesBefore:3,
linesAfter:2};function getLine(buffer,lineStart2,lineEnd2,position,maxLineLength){let head="",tail="",maxHalfLength=Math.floor(maxLineLength/2)-1;return position-
lineStart2>maxHalfLength&&(head=" ... ",lineStart2=position-maxHalfLength+head.length),lineEnd2-position>maxHalfLength&&(tail=" ...",lineEnd2=position+maxHalfLength-
tail.length),{str:head+buffer.slice(lineStart2,lineEnd2).replace(/\t/g,"→")+tail,pos:position-lineStart2+head.length}}function padStart(string2,max){return" ".
repeat(Math.max(max-string2.length,0))+string2}function makeSnippet(mark,options){if(!mark.buffer)return null;let opts=__spreadValues(__spreadValues({},DEFAULT_SNIPPET_OPTIONS),
options),re=/\r?\n|\r|\0/g,lineStarts=[0],lineEnds=[],match,foundLineNo=-1;for(;match=re.exec(mark.buffer);)lineEnds.push(match.index),lineStarts.push(match.index+
match[0].length),mark.position<=match.index&&foundLineNo<0&&(foundLineNo=lineStarts.length-2);foundLineNo<0&&(foundLineNo=lineStarts.length-1);let result="",lineNoLength=Math.
min(mark.line+opts.linesAfter,lineEnds.length).toString().length,maxLineLength=opts.maxLength-(opts.indent+lineNoLength+3);for(let i=1;i<=opts.linesBefore&&!(foundLineNo-
i<0);i++){let line3=getLine(mark.buffer,lineStarts[foundLineNo-i],lineEnds[foundLineNo-i],mark.position-(lineStarts[foundLineNo]-lineStarts[foundLineNo-i]),maxLineLength);
result=`${" ".repeat(opts.indent)}${padStart((mark.line-i+1).toString(),lineNoLength)} | ${line3.str}
${result}`}let line2=getLine(mark.buffer,lineStarts[foundLineNo],lineEnds[foundLineNo],mark.position,maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart(
(mark.line+1).toString(),lineNoLength)} | ${line2.str}
`,result+=`${"-".repeat(opts.indent+lineNoLength+3+line2.pos)}^
`;for(let i=1;i<=opts.linesAfter&&!(foundLineNo+i>=lineEnds.length);i++){let line3=getLine(mark.buffer,lineStarts[foundLineNo+i],lineEnds[foundLineNo+i],mark.position-
(lineStarts[foundLineNo]-lineStarts[foundLineNo+i]),maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart((mark.line+i+1).toString(),lineNoLength)} | ${line3.
str}
`}return result.replace(/\n$/,"")}function formatError(exception,compact){let where="";return exception.mark?(exception.mark.name&&(where+=`in "${exception.mark.
name}" `),where+=`(${exception.mark.line+1}:${exception.mark.column+1})`,!compact&&exception.mark.snippet&&(where+=`

${exception.mark.snippet}`),`${exception.reason} ${where}`):exception.reason}var YAMLException=class YAMLException2 extends Error{reason;mark;constructor(reason2,mark){
super(),this.name="YAMLException",this.reason=reason2,this.mark=mark,this.message=formatError(this,!1),Error.captureStackTrace&&Error.captureStackTrace(this,this.
constructor)}toString(compact){return`${this.name}: ${formatError(this,compact)}`}static throwAt(source2,position,message,filename=""){let line2=0,lineStart2=0;
for(let index=0;index<position;index++){let ch=source2.charCodeAt(index);ch===10?(line2++,lineStart2=index+1):ch===13&&(line2++,source2.charCodeAt(index+1)===10&&
index++,lineStart2=index+1)}let mark={name:filename,buffer:source2,position,line:line2,column:position-lineStart2};throw mark.snippet=makeSnippet(mark),new YAMLException2(
message,mark)}},EVENT_ID={DOCUMENT:1,SEQUENCE:2,MAPPING:3,SCALAR:4,ALIAS:5,POP:6},SCALAR_STYLE={PLAIN:1,SINGLE_QUOTED:2,DOUBLE_QUOTED:3,LITERAL_BLOCK:4,FOLDED_BLOCK:5},
COLLECTION_STYLE={BLOCK:1,FLOW:2},CHOMPING_MODE={CLIP:1,STRIP:2,KEEP:3},NO_RANGE$3=-1;function simpleEscapeSequence(c){switch(c){case 48:return"\0";case 97:return"\
\x07";case 98:return"\b";case 116:return"	";case 9:return"	";case 110:return`
`;case 118:return"\v";case 102:return"\f";case 114:return"\r";case 101:return"\x1B";case 32:return" ";case 34:return'"';case 47:return"/";case 92:return"\\";case 78:
return"";case 95:return" ";case 76:return"\u2028";case 80:return"\u2029";default:return""}}var simpleEscapeCheck=new Array(256),simpleEscapeMap=new Array(256);
for(let i=0;i<256;i++)simpleEscapeCheck[i]=simpleEscapeSequence(i)?1:0,simpleEscapeMap[i]=simpleEscapeSequence(i);function charFromCodepoint(c){return c<=65535?
String.fromCharCode(c):String.fromCharCode((c-65536>>10)+55296,(c-65536&1023)+56320)}function fromHexCode$1(c){return c>=48&&c<=57?c-48:(c|32)-97+10}function escapedHexLen$1(c){
return c===120?2:c===117?4:8}function skipFoldedBreaks(input,position,end){let breaks=0;for(;position<end;){let ch=input.charCodeAt(position);if(ch===10)breaks++,
position++;else if(ch===13)breaks++,position++,input.charCodeAt(position)===10&&position++;else if(ch===32||ch===9)position++;else break}return{position,breaks}}
function foldedBreaks(count){return count===1?" ":`
`.repeat(count-1)}function getPlainValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){let ch=input.charCodeAt(
position);if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold2=skipFoldedBreaks(input,position,end);result+=foldedBreaks(fold2.breaks),position=
captureStart=captureEnd=fold2.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.slice(captureStart,captureEnd)}function getSingleQuotedValue(input,start,end){
let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){let ch=input.charCodeAt(position);if(ch===39)result+=input.slice(captureStart,
position)+"'",position+=2,captureStart=captureEnd=position;else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold2=skipFoldedBreaks(input,
position,end);result+=foldedBreaks(fold2.breaks),position=captureStart=captureEnd=fold2.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+
input.slice(captureStart,end)}function getDoubleQuotedValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){
let ch=input.charCodeAt(position);if(ch===92){result+=input.slice(captureStart,position),position++;let escaped3=input.charCodeAt(position);if(escaped3===10||escaped3===
13)position=skipFoldedBreaks(input,position,end).position;else if(escaped3<256&&simpleEscapeCheck[escaped3])result+=simpleEscapeMap[escaped3],position++;else{let hexLength=escapedHexLen$1(
escaped3),hexResult=0;for(;hexLength>0;hexLength--){position++;let digit=fromHexCode$1(input.charCodeAt(position));hexResult=(hexResult<<4)+digit}result+=charFromCodepoint(
hexResult),position++}captureStart=captureEnd=position}else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);let fold2=skipFoldedBreaks(input,position,
end);result+=foldedBreaks(fold2.breaks),position=captureStart=captureEnd=fold2.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.
slice(captureStart,end)}function getBlockValue(input,start,end,indent,chomping,folded2){let textIndent=indent<0?0:indent,region=input.slice(start,end).replace(/\r\n?/g,
`
`),lines=region===""?[]:(region.endsWith(`
`)?region.slice(0,-1):region).split(`
`),result="",didReadContent=!1,emptyLines=0,atMoreIndented=!1;for(let line2 of lines){let column=0;for(;column<textIndent&&line2.charCodeAt(column)===32;)column++;
if(indent<0||column>=line2.length){emptyLines++;continue}let content2=line2.slice(textIndent),first2=content2.charCodeAt(0);folded2?first2===32||first2===9?(atMoreIndented=
!0,result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines)):atMoreIndented?(atMoreIndented=!1,result+=`
`.repeat(emptyLines+1)):emptyLines===0?didReadContent&&(result+=" "):result+=`
`.repeat(emptyLines):result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines),result+=content2,didReadContent=!0,emptyLines=0}return chomping===CHOMPING_MODE.KEEP?result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines):chomping!==CHOMPING_MODE.STRIP&&didReadContent&&(result+=`
`),result}function getScalarValue(input,scalar){if(scalar.valueStart===NO_RANGE$3)return"";let{valueStart:valueStart2,valueEnd}=scalar;if(scalar.fast)return input.
slice(valueStart2,valueEnd);switch(scalar.style){case SCALAR_STYLE.SINGLE_QUOTED:return getSingleQuotedValue(input,valueStart2,valueEnd);case SCALAR_STYLE.DOUBLE_QUOTED:
return getDoubleQuotedValue(input,valueStart2,valueEnd);case SCALAR_STYLE.LITERAL_BLOCK:return getBlockValue(input,valueStart2,valueEnd,scalar.indent,scalar.chomping,
!1);case SCALAR_STYLE.FOLDED_BLOCK:return getBlockValue(input,valueStart2,valueEnd,scalar.indent,scalar.chomping,!0);default:return getPlainValue(input,valueStart2,
valueEnd)}}var DEFAULT_TAG_HANDLERS=Object.assign(Object.create(null),{"!":"!","!!":"tag:yaml.org,2002:"}),TAG_SUFFIX_CHARS="-#;/?:@&=+$_.~*'()",TAG_URI_CHARS=TAG_SUFFIX_CHARS+
"!,[]";var DEFAULT_CONSTRUCTOR_OPTIONS={filename:"",schema:CORE_SCHEMA,json:!1,maxTotalMergeKeys:1e4,maxAliases:-1};var NO_RANGE$1=-1,HAS_OWN=Object.prototype.hasOwnProperty,CONTEXT_FLOW_IN=1,CONTEXT_FLOW_OUT=2,CONTEXT_BLOCK_IN=3,CONTEXT_BLOCK_OUT=4,PATTERN_NON_PRINTABLE=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/,
PATTERN_FLOW_INDICATORS=/[,\[\]{}]/,PATTERN_TAG_HANDLE=/^(?:!|!!|![0-9A-Za-z-]+!)$/,NS_URI_CHAR=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`,
NS_TAG_CHAR=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`,PATTERN_TAG_URI=new RegExp(`^(?:${NS_URI_CHAR})*$`),PATTERN_TAG_SUFFIX=new RegExp(`^(\
?:${NS_TAG_CHAR})+$`),PATTERN_TAG_PREFIX=new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`),DEFAULT_PARSER_OPTIONS={filename:"",maxDepth:100};
function addDocumentEvent(state,explicitStart,explicitEnd){state.events.push({type:EVENT_ID.DOCUMENT,explicitStart,explicitEnd,directives:state.directives})}function addSequenceEvent(state,start,anchorStart,anchorEnd,tagStart,tagEnd,style){
state.events.push({type:EVENT_ID.SEQUENCE,start,anchorStart,anchorEnd,tagStart,tagEnd,style})}function addMappingEvent(state,start,anchorStart,anchorEnd,tagStart,tagEnd,style){
state.events.push({type:EVENT_ID.MAPPING,start,anchorStart,anchorEnd,tagStart,tagEnd,style})}function insertFlowPairMappingEvent(state,snapshot){state.events.splice(
snapshot.eventsLength,0,{type:EVENT_ID.MAPPING,start:snapshot.position,anchorStart:NO_RANGE$1,anchorEnd:NO_RANGE$1,tagStart:NO_RANGE$1,tagEnd:NO_RANGE$1,style:COLLECTION_STYLE.
FLOW})}function addScalarEvent(state,valueStart2,valueEnd,anchorStart,anchorEnd,tagStart,tagEnd,style,chomping=CHOMPING_MODE.CLIP,indent=-1,fast=!1){state.events.
push({type:EVENT_ID.SCALAR,valueStart:valueStart2,valueEnd,anchorStart,anchorEnd,tagStart,tagEnd,style,chomping,indent,fast})}function addAliasEvent(state,anchorStart,anchorEnd){
state.events.push({type:EVENT_ID.ALIAS,anchorStart,anchorEnd})}function addPopEvent(state){state.events.push({type:EVENT_ID.POP})}function addEmptyScalarEvent(state){
addScalarEvent(state,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,SCALAR_STYLE.PLAIN)}function emptyProperties(){return{anchorStart:NO_RANGE$1,
anchorEnd:NO_RANGE$1,tagStart:NO_RANGE$1,tagEnd:NO_RANGE$1}}function snapshotState(state){return{position:state.position,line:state.line,lineStart:state.lineStart,
lineIndent:state.lineIndent,firstTabInLine:state.firstTabInLine,eventsLength:state.events.length}}function restoreState(state,snapshot){state.position=snapshot.
position,state.line=snapshot.line,state.lineStart=snapshot.lineStart,state.lineIndent=snapshot.lineIndent,state.firstTabInLine=snapshot.firstTabInLine,state.events.
length=snapshot.eventsLength}function throwError(state,message){YAMLException.throwAt(state.input.slice(0,state.length),state.position,message,state.filename)}function isEol(c){
return c===10||c===13}function isWhiteSpace(c){return c===9||c===32}function isWsOrEol(c){return isWhiteSpace(c)||isEol(c)}function isWsOrEolOrEnd(c){return c===
0||isWsOrEol(c)}function isFlowIndicator(c){return c===44||c===91||c===93||c===123||c===125}function fromDecimalCode(c){return c>=48&&c<=57?c-48:-1}function fromHexCode(c){
if(c>=48&&c<=57)return c-48;let lc=c|32;return lc>=97&&lc<=102?lc-97+10:-1}function escapedHexLen(c){return c===120?2:c===117?4:c===85?8:0}function isSimpleEscape(c){
return c===48||c===97||c===98||c===116||c===9||c===110||c===118||c===102||c===114||c===101||c===32||c===34||c===47||c===92||c===78||c===95||c===76||c===80}function consumeLineBreak(state){
state.input.charCodeAt(state.position)===10?state.position++:(state.position++,state.input.charCodeAt(state.position)===10&&state.position++),state.line++,state.
lineStart=state.position,state.lineIndent=0,state.firstTabInLine=-1}function skipSeparationSpace(state,allowComments){let lineBreaks=0,ch=state.input.charCodeAt(
state.position),hasSeparation=state.position===state.lineStart||isWsOrEol(state.input.charCodeAt(state.position-1));for(;ch!==0;){for(;isWhiteSpace(ch);)hasSeparation=
!0,ch===9&&state.firstTabInLine===-1&&(state.firstTabInLine=state.position),ch=state.input.charCodeAt(++state.position);if(allowComments&&hasSeparation&&ch===35)
do ch=state.input.charCodeAt(++state.position);while(!isEol(ch)&&ch!==0);if(!isEol(ch))break;for(consumeLineBreak(state),lineBreaks++,hasSeparation=!0,ch=state.
input.charCodeAt(state.position);ch===32;)state.lineIndent++,ch=state.input.charCodeAt(++state.position)}return lineBreaks}function testDocumentSeparator(state,position=state.
position){let ch=state.input.charCodeAt(position);if((ch===45||ch===46)&&ch===state.input.charCodeAt(position+1)&&ch===state.input.charCodeAt(position+2)){let following=state.
input.charCodeAt(position+3);return following===0||isWsOrEol(following)}return!1}function skipByteOrderMark(state){state.position===state.lineStart&&state.input.
charCodeAt(state.position)===65279&&(state.position++,state.lineStart=state.position)}function testDocumentBoundary(state){if(state.position!==state.lineStart)return!1;
if(testDocumentSeparator(state))return!0;if(state.input.charCodeAt(state.position)!==65279)return!1;let snapshot=snapshotState(state);skipByteOrderMark(state),skipSeparationSpace(
state,!0);let ch=state.input.charCodeAt(state.position),result=state.position===state.lineStart&&(ch===37||ch===45&&testDocumentSeparator(state));return restoreState(
state,snapshot),result}function skipUntilLineEnd(state){let ch=state.input.charCodeAt(state.position);for(;ch!==0&&!isEol(ch);)ch=state.input.charCodeAt(++state.
position)}function checkPrintable(state,start,end){let match=PATTERN_NON_PRINTABLE.exec(state.input.slice(start,end));match!==null&&(state.position=start+match.
index+match[0].length-1,throwError(state,"the stream contains non-printable characters"))}function readTagProperty(state,props,inFlow){if(state.input.charCodeAt(
state.position)!==33)return!1;props.tagStart!==NO_RANGE$1&&throwError(state,"duplication of a tag property");let start=state.position,isVerbatim=!1,isNamed=!1,tagHandle="\
!",ch=state.input.charCodeAt(++state.position);ch===60?(isVerbatim=!0,ch=state.input.charCodeAt(++state.position)):ch===33&&(isNamed=!0,tagHandle="!!",ch=state.
input.charCodeAt(++state.position));let suffixStart=state.position,tagName;if(isVerbatim){for(;ch!==0&&ch!==62;)ch=state.input.charCodeAt(++state.position);ch!==
62&&throwError(state,"unexpected end of the stream within a verbatim tag"),tagName=state.input.slice(suffixStart,state.position),state.position++}else{for(;ch!==
0&&!isWsOrEol(ch)&&!(inFlow&&isFlowIndicator(ch));)ch===33&&(isNamed?throwError(state,"tag suffix cannot contain exclamation marks"):(tagHandle=state.input.slice(
suffixStart-1,state.position+1),PATTERN_TAG_HANDLE.test(tagHandle)||throwError(state,"named tag handle cannot contain such characters"),isNamed=!0,suffixStart=state.
position+1)),ch=state.input.charCodeAt(++state.position);tagName=state.input.slice(suffixStart,state.position),PATTERN_FLOW_INDICATORS.test(tagName)&&throwError(
state,"tag suffix cannot contain flow indicator characters")}return tagName&&!(isVerbatim?PATTERN_TAG_URI.test(tagName):PATTERN_TAG_SUFFIX.test(tagName))&&throwError(
state,`tag name cannot contain such characters: ${tagName}`),!isVerbatim&&tagHandle!=="!"&&tagHandle!=="!!"&&!HAS_OWN.call(state.tagHandlers,tagHandle)&&throwError(
state,`undeclared tag handle "${tagHandle}"`),props.tagStart=start,props.tagEnd=state.position,!0}function readAnchorProperty(state,props){if(state.input.charCodeAt(
state.position)!==38)return!1;props.anchorStart!==NO_RANGE$1&&throwError(state,"duplication of an anchor property"),state.position++;let start=state.position;for(;state.
input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position))&&!isFlowIndicator(state.input.charCodeAt(state.position));)state.position++;
return state.position===start&&throwError(state,"name of an anchor node must contain at least one character"),props.anchorStart=start,props.anchorEnd=state.position,
!0}function readAlias(state,props){if(state.input.charCodeAt(state.position)!==42)return!1;(props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1)&&throwError(
state,"alias node should not have any properties"),state.position++;let start=state.position;for(;state.input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.
charCodeAt(state.position))&&!isFlowIndicator(state.input.charCodeAt(state.position));)state.position++;return state.position===start&&throwError(state,"name of\
 an alias node must contain at least one character"),addAliasEvent(state,start,state.position),!0}function readFlowScalarBreak(state,nodeIndent){skipSeparationSpace(
state,!1),state.lineIndent<nodeIndent&&throwError(state,"deficient indentation")}function readSingleQuotedScalar(state,nodeIndent,props){if(state.input.charCodeAt(
state.position)!==39)return!1;state.position++;let start=state.position,simple=!0;for(;state.input.charCodeAt(state.position)!==0;){let ch=state.input.charCodeAt(
state.position);if(ch===39){if(state.input.charCodeAt(state.position+1)===39){simple=!1,state.position+=2;continue}let end=state.position;return state.position++,
addScalarEvent(state,start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.SINGLE_QUOTED,CHOMPING_MODE.CLIP,-1,simple),!0}isEol(ch)?
(simple=!1,readFlowScalarBreak(state,nodeIndent)):state.position===state.lineStart&&testDocumentSeparator(state)?throwError(state,"unexpected end of the documen\
t within a single quoted scalar"):ch!==9&&ch<32?throwError(state,"expected valid JSON character"):state.position++}throwError(state,"unexpected end of the strea\
m within a single quoted scalar")}function readDoubleQuotedScalar(state,nodeIndent,props){if(state.input.charCodeAt(state.position)!==34)return!1;state.position++;
let start=state.position,simple=!0;for(;state.input.charCodeAt(state.position)!==0;){let ch=state.input.charCodeAt(state.position);if(ch===34){let end=state.position;
return state.position++,addScalarEvent(state,start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.DOUBLE_QUOTED,CHOMPING_MODE.CLIP,
-1,simple),!0}if(ch===92){simple=!1;let escaped3=state.input.charCodeAt(++state.position);if(isEol(escaped3))readFlowScalarBreak(state,nodeIndent);else if(isSimpleEscape(
escaped3))state.position++;else{let hexLength=escapedHexLen(escaped3);for(hexLength===0&&throwError(state,"unknown escape sequence");hexLength-- >0;)state.position++,
fromHexCode(state.input.charCodeAt(state.position))<0&&throwError(state,"expected hexadecimal character");state.position++}}else isEol(ch)?(simple=!1,readFlowScalarBreak(
state,nodeIndent)):state.position===state.lineStart&&testDocumentSeparator(state)?throwError(state,"unexpected end of the document within a double quoted scalar"):
ch!==9&&ch<32?throwError(state,"expected valid JSON character"):state.position++}throwError(state,"unexpected end of the stream within a double quoted scalar")}
function readBlockScalar(state,parentIndent,props){let ch=state.input.charCodeAt(state.position),chomping=CHOMPING_MODE.CLIP,indent=-1,detectedIndent=!1;if(ch!==
124&&ch!==62)return!1;let style=ch===124?SCALAR_STYLE.LITERAL_BLOCK:SCALAR_STYLE.FOLDED_BLOCK;for(state.position++;state.input.charCodeAt(state.position)!==0;){
let current=state.input.charCodeAt(state.position),digit=fromDecimalCode(current);if(current===43||current===45)chomping!==CHOMPING_MODE.CLIP&&throwError(state,
"repeat of a chomping mode identifier"),chomping=current===43?CHOMPING_MODE.KEEP:CHOMPING_MODE.STRIP,state.position++;else if(digit>=0)digit===0&&throwError(state,
"bad explicit indentation width of a block scalar; it cannot be less than one"),detectedIndent&&throwError(state,"repeat of an indentation width identifier"),indent=
parentIndent+digit-1,detectedIndent=!0,state.position++;else break}let hadWhitespace=!1;for(;isWhiteSpace(state.input.charCodeAt(state.position));)hadWhitespace=
!0,state.position++;hadWhitespace&&state.input.charCodeAt(state.position)===35&&skipUntilLineEnd(state),isEol(state.input.charCodeAt(state.position))?consumeLineBreak(
state):state.input.charCodeAt(state.position)!==0&&throwError(state,"a line break is expected");let contentIndent=detectedIndent?indent:-1,maxLeadingIndent=0,valueStart2=state.
position,valueEnd=state.position;for(;state.input.charCodeAt(state.position)!==0;){let linePosition=state.position,column=0;for(;state.input.charCodeAt(linePosition+
column)===32;)column++;let first2=state.input.charCodeAt(linePosition+column);if(first2===0){contentIndent>=0?column>contentIndent&&(valueEnd=linePosition+column):
column>0&&(valueEnd=linePosition+column);break}if(testDocumentBoundary(state))break;if(!detectedIndent&&contentIndent===-1&&isEol(first2)&&(maxLeadingIndent=Math.
max(maxLeadingIndent,column)),!detectedIndent&&contentIndent===-1&&!isEol(first2)&&(first2===9&&column<parentIndent&&(state.position=linePosition+column,throwError(
state,"tab characters must not be used in indentation")),column>=parentIndent&&column<maxLeadingIndent&&(state.position=linePosition+column,throwError(state,"ba\
d indentation of a mapping entry"))),contentIndent===-1&&first2!==0&&!isEol(first2)&&column<parentIndent){state.lineIndent=column,state.position=linePosition+column;
break}!detectedIndent&&first2!==0&&!isEol(first2)&&contentIndent===-1&&(contentIndent=column);let requiredIndent=contentIndent===-1?parentIndent+1:contentIndent;
if(first2!==0&&!isEol(first2)&&column<requiredIndent){state.lineIndent=column,state.position=linePosition+column;break}skipUntilLineEnd(state),valueEnd=state.position,
isEol(state.input.charCodeAt(state.position))&&(consumeLineBreak(state),valueEnd=state.position)}return checkPrintable(state,valueStart2,valueEnd),addScalarEvent(
state,valueStart2,valueEnd,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,style,chomping,contentIndent),!0}function canStartPlainScalar(state,nodeContext){
let ch=state.input.charCodeAt(state.position),inFlow=nodeContext===CONTEXT_FLOW_IN;if(ch===0||isWsOrEol(ch)||ch===35||ch===38||ch===42||ch===33||ch===124||ch===
62||ch===39||ch===34||ch===37||ch===64||ch===96||isFlowIndicator(ch))return!1;if(ch===63||ch===45){let following=state.input.charCodeAt(state.position+1);if(isWsOrEolOrEnd(
following)||inFlow&&isFlowIndicator(following))return!1}return!0}function readPlainScalar(state,nodeIndent,nodeContext,props){if(!canStartPlainScalar(state,nodeContext))
return!1;let start=state.position,end=state.position,ch=state.input.charCodeAt(state.position),inFlow=nodeContext===CONTEXT_FLOW_IN,multiline=!1;for(;ch!==0&&!testDocumentBoundary(
state);){if(ch===58){let following=state.input.charCodeAt(state.position+1);if(isWsOrEolOrEnd(following)||inFlow&&isFlowIndicator(following))break}else if(ch===
35){if(isWsOrEol(state.input.charCodeAt(state.position-1)))break}else{if(inFlow&&isFlowIndicator(ch))break;if(isEol(ch)){let savedPosition=state.position,savedLine=state.
line,savedLineStart=state.lineStart,savedLineIndent=state.lineIndent;if(skipSeparationSpace(state,!1),state.lineIndent>=nodeIndent){multiline=!0,ch=state.input.
charCodeAt(state.position);continue}state.position=savedPosition,state.line=savedLine,state.lineStart=savedLineStart,state.lineIndent=savedLineIndent;break}}isWhiteSpace(
ch)||(end=state.position+1),ch=state.input.charCodeAt(++state.position)}return end===start?!1:(checkPrintable(state,start,end),addScalarEvent(state,start,end,props.
anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.PLAIN,CHOMPING_MODE.CLIP,-1,!multiline),!0)}function skipFlowSeparationSpace(state,nodeIndent){
let startLine=state.line;skipSeparationSpace(state,!0),(state.line>startLine&&state.lineIndent<nodeIndent||state.firstTabInLine!==-1&&state.lineIndent<nodeIndent)&&
throwError(state,"deficient indentation")}function readFlowCollection(state,nodeIndent,props){let ch=state.input.charCodeAt(state.position),isMapping=ch===123,start=state.
position,readNext=!0;if(ch!==91&&ch!==123)return!1;let terminator=isMapping?125:93;for(isMapping?addMappingEvent(state,start,props.anchorStart,props.anchorEnd,props.
tagStart,props.tagEnd,COLLECTION_STYLE.FLOW):addSequenceEvent(state,start,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.FLOW),state.
position++;state.input.charCodeAt(state.position)!==0;){skipFlowSeparationSpace(state,nodeIndent);let ch2=state.input.charCodeAt(state.position);if(ch2===terminator)
return state.position++,addPopEvent(state),!0;readNext?ch2===44&&throwError(state,"expected the node content, but found ','"):throwError(state,"missed comma bet\
ween flow collection entries");let isPair=!1,isExplicitPair=!1;ch2===63&&isWsOrEol(state.input.charCodeAt(state.position+1))&&(isPair=isExplicitPair=!0,state.position+=
1,skipFlowSeparationSpace(state,nodeIndent));let entryLine=state.line,entryStart=snapshotState(state),keyWasRead=parseNode(state,nodeIndent,CONTEXT_FLOW_IN,!1,!0);
skipFlowSeparationSpace(state,nodeIndent),ch2=state.input.charCodeAt(state.position),(isMapping||isExplicitPair||state.line===entryLine)&&ch2===58?(isPair=!0,state.
position++,skipFlowSeparationSpace(state,nodeIndent),isMapping||insertFlowPairMappingEvent(state,entryStart),keyWasRead||addEmptyScalarEvent(state),parseNode(state,
nodeIndent,CONTEXT_FLOW_IN,!1,!0)||addEmptyScalarEvent(state),skipFlowSeparationSpace(state,nodeIndent),isMapping||addPopEvent(state)):isMapping&&isPair?(keyWasRead||
addEmptyScalarEvent(state),addEmptyScalarEvent(state)):isMapping?addEmptyScalarEvent(state):isPair&&(insertFlowPairMappingEvent(state,entryStart),keyWasRead||addEmptyScalarEvent(
state),addEmptyScalarEvent(state),addPopEvent(state)),ch2=state.input.charCodeAt(state.position),ch2===44?(readNext=!0,state.position++):readNext=!1}throwError(
state,"unexpected end of the stream within a flow collection")}function readBlockSequence(state,nodeIndent,props){if(state.firstTabInLine!==-1||state.input.charCodeAt(
state.position)!==45||!isWsOrEolOrEnd(state.input.charCodeAt(state.position+1)))return!1;for(addSequenceEvent(state,state.position,props.anchorStart,props.anchorEnd,
props.tagStart,props.tagEnd,COLLECTION_STYLE.BLOCK);state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+1));){state.
firstTabInLine!==-1&&(state.position=state.firstTabInLine,throwError(state,"tab characters must not be used in indentation"));let entryLine=state.line;state.position++;
let hadBreak=skipSeparationSpace(state,!0)>0;if(state.firstTabInLine!==-1&&state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.
position+1))&&throwError(state,"bad indentation of a sequence entry"),hadBreak&&state.lineIndent<=nodeIndent?addEmptyScalarEvent(state):parseNode(state,nodeIndent,
CONTEXT_BLOCK_IN,!1,!0),skipSeparationSpace(state,!0),state.lineIndent<nodeIndent||state.position>=state.length)break;state.lineIndent>nodeIndent&&throwError(state,
"bad indentation of a sequence entry"),state.line===entryLine&&state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+
1))&&throwError(state,"bad indentation of a sequence entry")}return addPopEvent(state),!0}function readBlockMapping(state,nodeIndent,flowIndent,props){let atExplicitKey=!1,
detected=!1,mappingOpened=!1,pendingExplicitKey=!1;if(state.firstTabInLine!==-1)return!1;let ch=state.input.charCodeAt(state.position);for(;ch!==0;){!atExplicitKey&&
state.firstTabInLine!==-1&&(state.position=state.firstTabInLine,throwError(state,"tab characters must not be used in indentation"));let following=state.input.charCodeAt(
state.position+1),entryLine=state.line;if((ch===63||ch===58)&&isWsOrEolOrEnd(following))mappingOpened||(addMappingEvent(state,state.position,props.anchorStart,props.
anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.BLOCK),mappingOpened=!0),ch===63?(atExplicitKey&&addEmptyScalarEvent(state),detected=!0,atExplicitKey=!0):
(atExplicitKey||(addEmptyScalarEvent(state),detected=!0),atExplicitKey=!1),state.position+=1,pendingExplicitKey=!0;else{atExplicitKey&&(addEmptyScalarEvent(state),
atExplicitKey=!1);let beforeKey=snapshotState(state);if(!parseNode(state,flowIndent,CONTEXT_FLOW_OUT,!1,!0))break;if(state.line===entryLine){for(ch=state.input.
charCodeAt(state.position);isWhiteSpace(ch);)ch=state.input.charCodeAt(++state.position);if(ch===58)ch=state.input.charCodeAt(++state.position),isWsOrEolOrEnd(ch)||
throwError(state,"a whitespace character is expected after the key-value separator within a block mapping"),mappingOpened||(state.events.splice(beforeKey.eventsLength,
0,{type:EVENT_ID.MAPPING,start:beforeKey.position,anchorStart:props.anchorStart,anchorEnd:props.anchorEnd,tagStart:props.tagStart,tagEnd:props.tagEnd,style:COLLECTION_STYLE.
BLOCK}),mappingOpened=!0),detected=!0,atExplicitKey=!1,pendingExplicitKey=!1;else if(detected)throwError(state,"expected ':' after a mapping key");else return props.
anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1?(restoreState(state,beforeKey),!1):!0}else if(detected)throwError(state,"can not read a block mapping entr\
y; a multiline key may not be an implicit key");else return props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1?(restoreState(state,beforeKey),!1):!0}if(parseNode(
state,nodeIndent,CONTEXT_BLOCK_OUT,!0,pendingExplicitKey)&&(pendingExplicitKey=!1),atExplicitKey||pendingExplicitKey&&(addEmptyScalarEvent(state),pendingExplicitKey=
!1),skipSeparationSpace(state,!0),ch=state.input.charCodeAt(state.position),(state.line===entryLine||state.lineIndent>nodeIndent)&&ch!==0)throwError(state,"bad \
indentation of a mapping entry");else if(state.lineIndent<nodeIndent)break}return detected?(atExplicitKey&&addEmptyScalarEvent(state),mappingOpened&&addPopEvent(
state),!0):!1}function parseNode(state,parentIndent,nodeContext,allowToSeek,allowCompact,allowPropertyMapping=!0){state.depth>=state.maxDepth&&throwError(state,
`nesting exceeded maxDepth (${state.maxDepth})`),state.depth++;let indentStatus=1,atNewLine=!1,hasContent=!1,propertyStart=null,props=emptyProperties(),allowBlockScalars=nodeContext===
CONTEXT_BLOCK_OUT||nodeContext===CONTEXT_BLOCK_IN,allowBlockCollections=allowBlockScalars,allowBlockStyles=allowBlockScalars;if(allowToSeek&&skipSeparationSpace(
state,!0)&&(atNewLine=!0,state.lineIndent>parentIndent?indentStatus=1:state.lineIndent===parentIndent?indentStatus=0:indentStatus=-1),indentStatus===1)for(;;){let ch=state.
input.charCodeAt(state.position),propertyState=snapshotState(state);if(atNewLine&&indentStatus!==1&&(ch===33||ch===38))break;if(atNewLine&&allowBlockStyles&&(props.
tagStart!==NO_RANGE$1||props.anchorStart!==NO_RANGE$1)&&(ch===33||ch===38)){let fallbackState=snapshotState(state),flowIndent=parentIndent+1;if(readBlockMapping(
state,state.position-state.lineStart,flowIndent,props)&&state.events[fallbackState.eventsLength]?.type===EVENT_ID.MAPPING)return state.depth--,!0;restoreState(state,
fallbackState)}if(atNewLine&&(ch===33&&props.tagStart!==NO_RANGE$1||ch===38&&props.anchorStart!==NO_RANGE$1)||!readTagProperty(state,props,nodeContext===CONTEXT_FLOW_IN)&&
!readAnchorProperty(state,props))break;propertyStart===null&&(propertyStart=propertyState),skipSeparationSpace(state,!0)?(atNewLine=!0,allowBlockCollections=allowBlockStyles,
state.lineIndent>parentIndent?indentStatus=1:state.lineIndent===parentIndent?indentStatus=0:indentStatus=-1):allowBlockCollections=!1}if(allowBlockCollections&&
(allowBlockCollections=atNewLine||allowCompact),indentStatus===1||nodeContext===CONTEXT_BLOCK_OUT){let flowIndent=nodeContext===CONTEXT_FLOW_IN||nodeContext===CONTEXT_FLOW_OUT?
parentIndent:parentIndent+1,blockIndent=state.position-state.lineStart;if(indentStatus===1)if(allowBlockCollections&&(readBlockSequence(state,blockIndent,props)||
readBlockMapping(state,blockIndent,flowIndent,props))||readFlowCollection(state,flowIndent,props))hasContent=!0;else{let ch=state.input.charCodeAt(state.position);
if(propertyStart!==null&&allowPropertyMapping&&allowBlockStyles&&!allowBlockCollections&&ch!==124&&ch!==62){let fallbackState=snapshotState(state),propertyIndent=propertyStart.
position-propertyStart.lineStart;restoreState(state,propertyStart),readBlockMapping(state,propertyIndent,flowIndent,emptyProperties())&&state.events[fallbackState.
eventsLength]?.type===EVENT_ID.MAPPING?hasContent=!0:restoreState(state,fallbackState)}!hasContent&&(allowBlockScalars&&readBlockScalar(state,flowIndent,props)||
readSingleQuotedScalar(state,flowIndent,props)||readDoubleQuotedScalar(state,flowIndent,props)||readAlias(state,props)||readPlainScalar(state,flowIndent,nodeContext,
props))&&(hasContent=!0)}else indentStatus===0&&(hasContent=allowBlockCollections&&readBlockSequence(state,blockIndent,props))}return allowBlockScalars=allowBlockScalars&&
!hasContent,!hasContent&&(props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1||allowBlockScalars)&&(addScalarEvent(state,NO_RANGE$1,NO_RANGE$1,props.anchorStart,
props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.PLAIN),hasContent=!0),state.depth--,hasContent||props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1}
function readDirective(state){if(state.lineIndent>0||state.input.charCodeAt(state.position)!==37)return!1;state.position++;let nameStart=state.position;for(;state.
input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position));)state.position++;let name3=state.input.slice(nameStart,state.position),
args=[];for(name3.length===0&&throwError(state,"directive name must not be less than one character in length");state.input.charCodeAt(state.position)!==0&&!isEol(
state.input.charCodeAt(state.position));){for(;isWhiteSpace(state.input.charCodeAt(state.position));)state.position++;if(state.input.charCodeAt(state.position)===
35||isEol(state.input.charCodeAt(state.position))||state.input.charCodeAt(state.position)===0)break;let start=state.position;for(;state.input.charCodeAt(state.position)!==
0&&!isWsOrEol(state.input.charCodeAt(state.position));)state.position++;args.push(state.input.slice(start,state.position))}if(isEol(state.input.charCodeAt(state.
position))&&consumeLineBreak(state),name3==="YAML"){state.directives.some(directive=>directive.kind==="yaml")&&throwError(state,"duplication of %YAML directive"),
args.length!==1&&throwError(state,"YAML directive accepts exactly one argument");let match=/^([0-9]+)\.([0-9]+)$/.exec(args[0]);match===null&&throwError(state,"\
ill-formed argument of the YAML directive"),parseInt(match[1],10)!==1&&throwError(state,"unacceptable YAML version of the document"),state.directives.push({kind:"\
yaml",version:args[0]})}else if(name3==="TAG"){args.length!==2&&throwError(state,"TAG directive accepts exactly two arguments");let[handle,prefix]=args;PATTERN_TAG_HANDLE.
test(handle)||throwError(state,"ill-formed tag handle (first argument) of the TAG directive"),HAS_OWN.call(state.tagHandlers,handle)&&throwError(state,`there is\
 a previously declared suffix for "${handle}" tag handle`),PATTERN_TAG_PREFIX.test(prefix)||throwError(state,"ill-formed tag prefix (second argument) of the TAG\
 directive"),state.tagHandlers[handle]=prefix,state.directives.push({kind:"tag",handle,prefix})}return!0}function readDocument(state){state.directives=[],state.
tagHandlers=Object.create(null);let hasDirectives=!1;for(skipSeparationSpace(state,!0);readDirective(state);)hasDirectives=!0,skipSeparationSpace(state,!0);let explicitStart=!1,
explicitEnd=!1,allowCompact=!0;if(state.lineIndent===0&&state.input.charCodeAt(state.position)===45&&state.input.charCodeAt(state.position+1)===45&&state.input.
charCodeAt(state.position+2)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+3))){explicitStart=!0;let markerLine=state.line;state.position+=3,skipSeparationSpace(
state,!0),allowCompact=state.line>markerLine}else hasDirectives&&throwError(state,"directives end mark is expected");let documentEventIndex=state.events.length;
if(!explicitStart&&state.position===state.lineStart&&state.input.charCodeAt(state.position)===46&&testDocumentSeparator(state)){state.position+=3,skipSeparationSpace(
state,!0);return}if(addDocumentEvent(state,explicitStart,!1),parseNode(state,state.lineIndent-1,CONTEXT_BLOCK_OUT,!1,allowCompact,allowCompact)||addEmptyScalarEvent(
state),skipSeparationSpace(state,!0),state.position===state.lineStart&&testDocumentSeparator(state)&&(explicitEnd=state.input.charCodeAt(state.position)===46,explicitEnd)){
let markerLine=state.line;state.position+=3,skipSeparationSpace(state,!0),state.line===markerLine&&state.position<state.length&&throwError(state,"end of the str\
eam or a document separator is expected")}let documentEvent=state.events[documentEventIndex];documentEvent?.type===EVENT_ID.DOCUMENT&&(documentEvent.explicitEnd=
explicitEnd),addPopEvent(state),!explicitEnd&&state.position<state.length&&!testDocumentBoundary(state)&&throwError(state,"end of the stream or a document separ\
ator is expected")}function parseEvents(input,options){let length=input.length,state=__spreadProps(__spreadValues(__spreadValues({},DEFAULT_PARSER_OPTIONS),options),
{input:`${input}\0`,length,position:0,line:0,lineStart:0,lineIndent:0,firstTabInLine:-1,depth:0,directives:[],tagHandlers:Object.create(null),events:[]}),nullpos=input.
indexOf("\0");for(nullpos!==-1&&YAMLException.throwAt(input,nullpos,"null byte is not allowed in input",state.filename);state.position<state.length&&(skipByteOrderMark(
state),skipSeparationSpace(state,!0),!(state.position>=state.length));){let documentStart=state.position;readDocument(state),state.position===documentStart&&throwError(
state,"can not read a document")}return state.events}var DEFAULT_LOAD_OPTIONS=__spreadValues(__spreadValues({},DEFAULT_PARSER_OPTIONS),DEFAULT_CONSTRUCTOR_OPTIONS);function hasBit(mask,bit){return(mask&1<<bit)!==0}var DEFAULT_SCALAR_STYLE_RULES={applyQuoteFlowKeysOption,doubleQuoteForInvisibles,doubleQuoteWhitespaceOnly,applyForceQuotesOption,
tryLongOrMultilineAsBlock,quoteInvalidPlain,fallbackToDoubleQuoted};function _preferredQuotedStyle(layout){return layout.presenterOptions.quoteStyle==="single"&&
hasBit(layout.allowedStylesMask,SCALAR_STYLE.SINGLE_QUOTED)?SCALAR_STYLE.SINGLE_QUOTED:SCALAR_STYLE.DOUBLE_QUOTED}function applyQuoteFlowKeysOption(layout){layout.
presenterOptions.quoteFlowKeys&&(!layout.isKey||!layout.flowOnly||layout.style!==SCALAR_STYLE.PLAIN||(layout.style=SCALAR_STYLE.DOUBLE_QUOTED))}function doubleQuoteForInvisibles(layout){
layout.style===SCALAR_STYLE.PLAIN&&/[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}function doubleQuoteWhitespaceOnly(layout){
layout.style===SCALAR_STYLE.PLAIN&&/^\s+$/.test(layout.node.value)&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}function applyForceQuotesOption(layout){layout.presenterOptions.
forceQuotes&&(layout.isKey||layout.style!==SCALAR_STYLE.PLAIN||layout.node.tag===layout.presenterOptions.schema.defaultScalarTag.tagName&&(layout.style=layout.node.
value.includes(`
`)?SCALAR_STYLE.DOUBLE_QUOTED:_preferredQuotedStyle(layout)))}function tryLongOrMultilineAsBlock(layout){if(layout.style!==SCALAR_STYLE.PLAIN||layout.isKey)return;
let value2=layout.node.value,multiline=value2.indexOf(`
`)!==-1;if(!hasBit(layout.allowedStylesMask,SCALAR_STYLE.LITERAL_BLOCK)){multiline&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED);return}let w=layout.presenterOptions.
lineWidth;if(w===-1){multiline&&(layout.style=SCALAR_STYLE.LITERAL_BLOCK);return}let availableWidth=Math.max(Math.min(w,40),w-layout.shiftOfContent),position=0,
shouldFold=!1;for(;position<=value2.length;){let lineEnd2=value2.length,nextLineBreak=value2.indexOf(`
`,position);nextLineBreak!==-1&&(lineEnd2=nextLineBreak);let line2=value2.slice(position,lineEnd2);if(line2.length>availableWidth&&line2[0]!==" "&&/ [^ \t]/.test(
line2)&&(shouldFold=!0),nextLineBreak===-1)break;position=nextLineBreak+1}shouldFold?layout.style=SCALAR_STYLE.FOLDED_BLOCK:multiline&&(layout.style=SCALAR_STYLE.
LITERAL_BLOCK)}function quoteInvalidPlain(layout){layout.style===SCALAR_STYLE.PLAIN&&!hasBit(layout.allowedStylesMask,SCALAR_STYLE.PLAIN)&&(layout.style=_preferredQuotedStyle(
layout))}function fallbackToDoubleQuoted(layout){hasBit(layout.allowedStylesMask,layout.style)||(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}var SRC_C_PRINTABLE="[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]",SRC_B_CHAR="[\\n\\r]",SRC_C_BYTE_ORDER_MARK="\\uFEFF",
SRC_S_WHITE="[ \\t]",SRC_NB_CHAR=`(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`,SRC_NS_CHAR=`(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`,SRC_NB_JSON="\
[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]",SRC_C_INDICATOR="[-?:,\\[\\]{}#&*!|>'\"%@`]",SRC_C_FLOW_INDICATOR="[,\\[\\]{}]",SRC_NS_PLAIN_SAFE_FLOW_OUT=SRC_NS_CHAR,
SRC_NS_PLAIN_SAFE_FLOW_IN=`(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`,SRC_NS_PLAIN_FIRST_FLOW_OUT=`(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}\
))`,SRC_NS_PLAIN_FIRST_FLOW_IN=`(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`,SRC_NS_PLAIN_CHAR_FLOW_OUT=`(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT}\
)|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`,SRC_NS_PLAIN_CHAR_FLOW_IN=`(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`,SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT=`\
(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`,SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN=`(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`,SRC_NS_PLAIN_ONE_LINE_FLOW_OUT=`${SRC_NS_PLAIN_FIRST_FLOW_OUT}\
#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`,SRC_NS_PLAIN_ONE_LINE_FLOW_IN=`${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`,SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY=SRC_NS_PLAIN_ONE_LINE_FLOW_OUT,
SRC_NS_PLAIN_ONE_LINE_FLOW_KEY=SRC_NS_PLAIN_ONE_LINE_FLOW_IN,SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT=`\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`,
SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN=`\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`,SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT=`${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}\
(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`,SRC_NS_PLAIN_MULTI_LINE_FLOW_IN=`${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`,NS_PLAIN_FLOW_OUT=new RegExp(
`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`,"u"),NS_PLAIN_FLOW_IN=new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`,"u"),NS_PLAIN_BLOCK_KEY=new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY}\
)$`,"u"),NS_PLAIN_FLOW_KEY=new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`,"u"),NB_SINGLE_ONE_LINE=new RegExp(`^(?:${SRC_NB_JSON})*$`,"u"),NB_SINGLE_MULTI_LINE=new RegExp(
`^(?:${SRC_NB_JSON}|\\n)*$`,"u"),BLOCK_SCALAR_CONTENT=new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`,"u");var DEFAULT_PRESENTER_OPTIONS={indent:2,seqNoIndent:!1,seqInlineFirst:!0,lineWidth:80,flowBracketPadding:!1,flowSkipCommaSpace:!1,flowSkipColonSpace:!1,quoteFlowKeys:!1,
quoteStyle:"single",forceQuotes:!1,scalarStyleRules:Object.keys(DEFAULT_SCALAR_STYLE_RULES).map(name3=>Reflect.get(DEFAULT_SCALAR_STYLE_RULES,name3)),tagBeforeAnchor:!1};var DEFAULT_DUMP_OPTIONS=__spreadProps(__spreadValues({},DEFAULT_PRESENTER_OPTIONS),{schema:DUMP_SCHEMA,skipInvalid:!1,noRefs:!1,flowLevel:-1,sortKeys:!1,transform:()=>{}});var EVENT_DOCUMENT=EVENT_ID.DOCUMENT,EVENT_SEQUENCE=EVENT_ID.SEQUENCE,EVENT_MAPPING=EVENT_ID.MAPPING,EVENT_SCALAR=EVENT_ID.SCALAR,EVENT_ALIAS=EVENT_ID.ALIAS,EVENT_POP=EVENT_ID.
POP,SCALAR_STYLE_PLAIN=SCALAR_STYLE.PLAIN,SCALAR_STYLE_SINGLE_QUOTED=SCALAR_STYLE.SINGLE_QUOTED,SCALAR_STYLE_DOUBLE_QUOTED=SCALAR_STYLE.DOUBLE_QUOTED,SCALAR_STYLE_LITERAL_BLOCK=SCALAR_STYLE.
LITERAL_BLOCK,SCALAR_STYLE_FOLDED_BLOCK=SCALAR_STYLE.FOLDED_BLOCK,COLLECTION_STYLE_BLOCK=COLLECTION_STYLE.BLOCK,COLLECTION_STYLE_FLOW=COLLECTION_STYLE.FLOW,CHOMPING_CLIP=CHOMPING_MODE.
CLIP,CHOMPING_STRIP=CHOMPING_MODE.STRIP,CHOMPING_KEEP=CHOMPING_MODE.KEEP;function withoutFlowBreaks(text3){let open=-1,out="",copied=0,line2=0;for(;line2<text3.length;){let indent=countSpaces(text3,line2),at18=valueStart(text3,line2+
indent),unit=text3.charCodeAt(at18);if(unit===34||unit===39||unit===91||unit===123){let comments=[],end=flowEnd(text3,at18,comments);if(end<0){open=at18;break}(spansLines(
text3,at18,end)||holds2(text3,"	",line2,end))&&(out+=text3.slice(copied,line2)+blank(text3,line2,at18,[])+blank(text3,at18,end,comments),copied=end),line2=nextLine(
text3,end)}else unit===124||unit===62?line2=skipDeeper(text3,nextLine(text3,at18),indentOfOwner(text3,line2,at18)):unit===35||isBlankOrEnd(unit)?line2=nextLine(
text3,at18):line2=skipDeeper(text3,nextLine(text3,at18),indentOfOwner(text3,line2,at18))}return{text:out+text3.slice(copied),open}}function countSpaces(text3,at18){
let next=at18;for(;text3.charCodeAt(next)===32;)next++;return next-at18}function nextLine(text3,at18){let end=text3.indexOf(`
`,at18);return end<0?text3.length:end+1}function skipBlanks(text3,at18){let next=at18;for(;text3.charCodeAt(next)===32||text3.charCodeAt(next)===9;)next++;return next}
function isBlankOrEnd(unit){return Number.isNaN(unit)||unit===32||unit===9||unit===10||unit===13}function valueStart(text3,from){let at18=from;for(;;){let unit=text3.
charCodeAt(at18);if((unit===45||unit===63||unit===58)&&isBlankOrEnd(text3.charCodeAt(at18+1)))at18=skipBlanks(text3,at18+1);else if(unit===33||unit===38){for(;!isBlankOrEnd(
text3.charCodeAt(at18));)at18++;at18=skipBlanks(text3,at18)}else{let colon=keyEnd(text3,at18);if(colon<0)return at18;at18=skipBlanks(text3,colon+1)}}}function keyEnd(text3,at18){
let unit=text3.charCodeAt(at18);if(unit===35||unit===91||unit===123||unit===124||unit===62)return-1;let next=at18;if(unit===34||unit===39)return next=quotedEnd(
text3,at18),next<0||spansLines(text3,at18,next)?-1:(next=skipBlanks(text3,next),text3.charCodeAt(next)===58&&isBlankOrEnd(text3.charCodeAt(next+1))?next:-1);for(;next<
text3.length;next++){let here=text3.charCodeAt(next);if(here===10||here===35&&isBlankOrEnd(text3.charCodeAt(next-1)))return-1;if(here===58&&isBlankOrEnd(text3.charCodeAt(
next+1)))return next}return-1}function quotedEnd(text3,at18){let quote2=text3.charCodeAt(at18);for(let next=at18+1;next<text3.length;next++){let unit=text3.charCodeAt(
next);if(unit===92&&quote2===34)next++;else if(unit===quote2)if(quote2===39&&text3.charCodeAt(next+1)===39)next++;else return next+1}return-1}function flowEnd(text3,at18,comments){
let first2=text3.charCodeAt(at18);if(first2===34||first2===39)return quotedEnd(text3,at18);let depth=0;for(let next=at18;next<text3.length;next++){let unit=text3.
charCodeAt(next);if(unit===91||unit===123)depth++;else if(unit===93||unit===125){if(--depth===0)return next+1}else if((unit===34||unit===39)&&startsScalar(text3,
next)){if(next=quotedEnd(text3,next)-1,next<0)return-1}else unit===35&&isBlankOrEnd(text3.charCodeAt(next-1))&&(comments.push(next),next=nextLine(text3,next)-1,
comments.push(next))}return-1}function startsScalar(text3,at18){let before=text3.charCodeAt(at18-1);return isBlankOrEnd(before)||before===91||before===123||before===
44||before===58}function spansLines(text3,start,end){return holds2(text3,`
`,start,end)}function holds2(text3,what,start,end){let at18=text3.indexOf(what,start);return at18>=0&&at18<end}function blank(text3,start,end,comments){let out="",
from=start;for(let at18=0;at18<comments.length;at18+=2){let comment=comments[at18],behind=comments[at18+1];out+=text3.slice(from,comment)+" ".repeat(behind-comment),
from=behind}return(out+text3.slice(from,end)).replace(/[\r\n\t]/g," ")}function indentOfOwner(text3,line2,at18){let owner=countSpaces(text3,line2);for(let next=line2+
owner;next<at18&&!(text3.charCodeAt(next)!==45||!isBlankOrEnd(text3.charCodeAt(next+1)));){let inner=skipBlanks(text3,next+1);if(inner>=at18)break;owner=inner-line2,
next=inner}return owner}function skipDeeper(text3,line2,indent){let at18=line2;for(;at18<text3.length;){let spaces=countSpaces(text3,at18),unit=text3.charCodeAt(
at18+spaces);if(spaces<=indent&&unit!==10&&unit!==13)return at18;at18=nextLine(text3,at18)}return at18}var Refused=class extends Error{at;constructor(at18,problem){super(problem),this.at=at18}};function allowedShare(cost){return cost<=4e5?.99:cost>=4e6?.1:.99-.89*
(cost-4e5)/36e5}var properties=new WeakMap,anchored=new WeakSet;function propertiesStart(node){return properties.get(node)??node.start}function isAnchored(node){return anchored.
has(node)}function skipSpace(text3,at18){for(let next=at18;;next++){let unit=text3.charCodeAt(next);if(unit===35){if(next=text3.indexOf(`
`,next),next<0)return text3.length}else if(unit!==32&&unit!==10&&unit!==13&&unit!==9)return next}}function lineStart(text3,at18){return at18===0?0:text3.lastIndexOf(
`
`,at18-1)+1}function lineEnd(text3,at18){let end=text3.indexOf(`
`,at18);return end<0?text3.length:end>at18&&text3.charCodeAt(end-1)===13?end-1:end}function columnOf(text3,at18){return at18-lineStart(text3,at18)}function isFirstOnLine(text3,at18){
return text3.slice(lineStart(text3,at18),at18).trim()===""}function isFlow(text3,node){let unit=text3.charCodeAt(node.start);return node.kind==="map"?unit===123:
node.kind==="seq"&&unit===91}function isOwn(map,entry2){return entry2.key.start>=map.start&&entry2.key.end<=map.end}function inOrder2(map){return map.entries.filter(
each=>isOwn(map,each)).sort((one,other)=>one.key.start-other.key.start)}function valueSlot(text3,entry2){let colon=skipSpace(text3,entry2.key.end),behind=text3.
charCodeAt(colon)===58?colon+1:entry2.key.end;return slotBehind(text3,behind,entry2.value)}function slotBehind(text3,behind,node){if(node.start<behind||text3.charCodeAt(
skipSpace(text3,behind))===42){let start=skipSpace(text3,behind),end=start;for(;end<text3.length&&!` 	\r
,[]{}`.includes(text3.charAt(end));)end++;return{start,end,aliased:!0,behind}}return{start:propertiesStart(node),end:node.end,aliased:!1,behind}}function itemSlots(text3,seq){
let flow2=isFlow(text3,seq),slots=[],at18=flow2?seq.start+1:seq.start;for(let item of seq.items){at18=skipSpace(text3,at18);let mark=text3.charCodeAt(at18);(flow2?
mark===44:mark===45)&&at18++;let slot=slotBehind(text3,flow2?skipSpace(text3,at18):at18,item);slots.push(slot),at18=slot.end}return slots}function dashOf(slot){
return slot.behind-1}var tabLine=/^ *\t/gm;function refuseTabs(text3,root2,base){if(!text3.includes("	"))return;let fine=0,before,known6=0;for(let match of text3.matchAll(tabLine)){
let at18=match.index+match[0].length-1;if(at18+base<fine)continue;let around=spanning(text3,root2,base,at18+base);if(around){fine=around.end;continue}at18>=known6&&
(before=lastScalar(root2,at18+base),known6=skipSpace(text3,at18));let indent=before&&!`"'|>`.includes(text3.charAt(before.scalar.start-base))?columnOf(text3,before.
parent.start-base):-1;if(!before||indent<0||match[0].length-1<=indent)throw new Refused(base+at18,"found a tab character that violates indentation")}}function isFlow2(text3,at18){
return text3.charCodeAt(at18)===123||text3.charCodeAt(at18)===91}function lastScalar(root2,offset){let parent=root2;for(;;){let last;for(let member4 of members2(
parent))member4.start>=parent.start&&member4.start<=offset&&(last=member4);if(!last)return;if(last.kind==="scalar")return last.start<last.end?{scalar:last,parent}:
void 0;parent=last}}function members2(node){return node.kind==="map"?node.entries.map(each=>each.value):node.kind==="seq"?node.items:[]}function spanning(text3,root2,base,offset){
let node=root2;for(;node&&node.start<=offset&&offset<node.end;){if(node.kind==="scalar"||isFlow2(text3,node.start-base))return node;node=members2(node).find(each=>each.
start<=offset&&offset<each.end)}}var loneSurrogate=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;function decode(text3,event,json,refuse){if(event.style===3){let raw2=text3.
slice(event.valueStart,event.valueEnd);if(!json)checkEscapes(raw2,event.valueStart,refuse);else if(raw2.includes("\\u"))return getScalarValue(text3,__spreadProps(
__spreadValues({},event),{fast:!1})).replace(loneSurrogate,"�")}return getScalarValue(text3,event.fast?__spreadProps(__spreadValues({},event),{fast:!1}):event)}
function checkEscapes(raw2,at18,refuse){for(let slash=raw2.indexOf("\\");slash>=0;slash=raw2.indexOf("\\",slash+2)){let kind=raw2.charCodeAt(slash+1);if((kind===
47||kind===9)&&refuse(at18+slash,"found unknown escape character"),kind!==117&&kind!==85)continue;let code=Number.parseInt(raw2.slice(slash+2,slash+(kind===117?
6:10)),16);(code>=55296&&code<=57343||code>1114111)&&refuse(at18+slash,"found invalid Unicode character escape code")}}function blockStart(text3,event,cursor){let last=text3.
charCodeAt(event.valueStart-1),lineStart2=text3.lastIndexOf(`
`,event.valueStart-(last===10?2:1))+1,at18=Math.max(event.tagEnd,event.anchorEnd,cursor,lineStart2);for(;at18<event.valueStart&&text3.charCodeAt(at18)!==124&&text3.
charCodeAt(at18)!==62;)at18++;return at18}function blockEnd(text3,event,start){let end=event.valueEnd;for(;end>event.valueStart&&text3.charCodeAt(end-1)===10&&end--,
end>event.valueStart&&text3.charCodeAt(end-1)===13&&end--,event.chomping!==3;){let blank2=end;for(;blank2>event.valueStart&&text3.charCodeAt(blank2-1)===32;)blank2--;
if(!(blank2===event.valueStart||text3.charCodeAt(blank2-1)===10)||event.indent>=0&&end-blank2>event.indent||(end=blank2,blank2===event.valueStart))break}if(end>
event.valueStart)return end;let header2=event.valueStart;return header2>start&&text3.charCodeAt(header2-1)===10&&header2--,header2>start&&text3.charCodeAt(header2-
1)===13&&header2--,header2}var words2=new Map([["",null],["~",null],...["null","Null","NULL"].map(word=>[word,null]),...["y","Y","yes","Yes","YES","true","True","TRUE","on","On","ON"].map(
word=>[word,!0]),...["n","N","no","No","NO","false","False","FALSE","off","Off","OFF"].map(word=>[word,!1])]),endless=/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
decimalFloat=/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,pointFloat=/^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/,integer2=/^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/,
timestamp=/^\d{4}-\d\d?-\d\d?(?:[Tt]\d\d?:\d\d?:\d\d?(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)| +\d\d?:\d\d?:\d\d?(?:[.,]\d+)?)?$/,base64=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function wholeNumber(plain5){let match=integer2.exec(plain5);if(!match)return;let[,sign,hex,binary,octal,decimal]=match,digits=hex?`0x${hex}`:binary?`0b${binary}`:
octal?`0o${octal}`:decimal,size=BigInt(digits);return sign==="-"?size<=2n**63n?-size:void 0:size<2n**(sign?63n:64n)?size:void 0}function mayMean(first2){if(first2>=
48&&first2<=57)return!0;switch(first2){case 43:case 45:case 46:case 126:case 70:case 78:case 79:case 84:case 89:case 102:case 110:case 111:case 116:case 121:return!0;default:
return!1}}function plainScalar(text3){let first2=text3.charCodeAt(0);if(text3!==""&&!mayMean(first2))return text3;let word=words2.get(text3);if(word!==void 0)return word;
if(first2>57)return text3;let short=shortDecimal(text3,first2);if(short>=0)return short;if(endless.test(text3))return text3.endsWith("n")||text3.endsWith("N")?Number.
NaN:text3.startsWith("-")?-1/0:1/0;if(first2===46)return pointFloat.test(text3)?float(text3.replaceAll("_",""),decimalFloat,text3):text3;let plain5=text3.includes(
"_")?text3.replaceAll("_",""):text3,whole3=plain5.length<=70?wholeNumber(plain5):void 0;return whole3!==void 0?Number(whole3):float(plain5,decimalFloat,text3)}function shortDecimal(text3,first2){
if(first2<48||text3.length>9||first2===48&&text3.length>1)return-1;let value2=0;for(let at18=0;at18<text3.length;at18++){let digit=text3.charCodeAt(at18)-48;if(digit<
0||digit>9)return-1;value2=value2*10+digit}return value2}function float(plain5,style,otherwise=plain5){if(!style.test(plain5))return otherwise;let value2=Number(
plain5);return Number.isFinite(value2)?value2:otherwise}function kindOf2(value2){return value2===null?"!!null":typeof value2=="boolean"?"!!bool":typeof value2==
"number"?"!!float":"!!str"}function taggedScalar(tag,text3){let short=tag.startsWith("!<tag:yaml.org,2002:")&&tag.endsWith(">")?`!!${tag.slice(20,-1)}`:tag;switch(short){case"\
!!binary":{let plain5=text3.replaceAll(/[\r\n]/g,"");return base64.test(plain5)?new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Buffer.from(plain5,"base64")):{problem:"\
!!binary value contains invalid base64 data"}}case"!!timestamp":return timestamp.test(text3)?text3:{problem:`cannot decode ${kindOf2(plainScalar(text3))} \`${text3}\
\` as a !!timestamp`};case"!!bool":case"!!null":case"!!int":case"!!float":{let value2=plainScalar(text3),whole3=typeof value2=="number"&&isWhole(text3),kind=whole3?
"!!int":typeof value2=="string"&&timestamp.test(text3)?"!!str":kindOf2(value2);return kind===short||short==="!!float"&&whole3?value2:{problem:`cannot decode ${kind}\
 \`${text3}\` as a ${short}`}}default:return text3}}function isWhole(text3){let plain5=text3.replaceAll("_","");return text3.charCodeAt(0)!==46&&plain5.length<=
70&&wholeNumber(plain5)!==void 0}function plainKey(text3){if(text3!==""&&!mayMean(text3.charCodeAt(0)))return text3;let value2=plainScalar(text3);if(typeof value2==
"string")return value2;if(value2===null)return{problem:"unsupported map key of type null"};if(typeof value2=="boolean")return String(value2);if(!isWhole(text3))
return floatKey(value2);let whole3=wholeNumber(text3.replaceAll("_",""));return whole3<2n**63n?String(whole3):{problem:`unsupported map key of type uint64, key:\
 ${text3}`}}function floatKey(value2){let single=Math.fround(value2);if(Number.isNaN(single))return".nan";if(!Number.isFinite(single))return single<0?"-.inf":".\
inf";if(single===0)return Object.is(single,-0)?"-0":"0";let digits=1;for(;digits<9&&Math.fround(Number(single.toPrecision(digits)))!==single;)digits++;let[mantissa,
exponent]=single.toExponential(digits-1).split("e"),power=Number(exponent),significant=mantissa.includes(".")?mantissa.replace(/\.?0+$/,""):mantissa;return power>=
-4&&power<6?String(+`${significant}e${power}`):`${significant}e${power<0?"-":"+"}${String(Math.abs(power)).padStart(2,"0")}`}var fewKeys=8,wantMap="map merge requires map or sequence of maps as the value";function buildTree({text:text3,events,base,blanked,json}){let stack=[],duplicates=[],
anchors=new Map,top,root2,cursor=0,cost=0,fromAliases=0;for(let event of events)switch(event.type){case 1:if(root2)return{root:root2,duplicates,end:base+cursor};
break;case 2:case 3:open(event);break;case 4:cost++,scalar(event);break;case 5:alias2(event.anchorStart,event.anchorEnd);break;default:top&&close(top)}return{root:root2??
{kind:"scalar",value:null,start:base,end:base},duplicates,end:base+cursor};function refuse(at18,problem){throw new Refused(base+at18,problem)}function newAnchor(event){
if(event.anchorStart<0)return;let anchor={node:void 0,cost:0,height:0};return anchors.set(text3.slice(event.anchorStart,event.anchorEnd),anchor),anchor}function open(event){
cost++,top?.entries&&top.name===void 0&&refuse(event.start,"invalid map key: a key must be a scalar");let flow2=event.style===2,first2=text3.charCodeAt(event.start),
closing=flow2?event.type===2?93:first2===123?125:0:0;top={entries:event.type===3?[]:void 0,items:event.type===2?[]:void 0,start:event.start,flow:flow2,closing,anchor:newAnchor(
event),properties:propertiesOf(event),costBefore:cost,height:1,index:void 0,name:void 0,keyStart:0,keyEnd:0,merges:!1,merged:void 0,colonEnd:-1},stack.push(top),
cursor=closing?event.start+1:event.start}function close(frame){if(frame.closing){let at18=skipSpace(text3,cursor);for(;at18<text3.length&&text3.charCodeAt(at18)!==
frame.closing;)at18=skipSpace(text3,at18+1);cursor=at18+1}let start=base+frame.start,end=base+cursor,node=frame.entries?{kind:"map",entries:frame.entries,start,
end}:{kind:"seq",items:frame.items,start,end};if(frame.properties>=0&&properties.set(node,base+frame.properties),frame.anchor&&settle(frame.anchor,node,cost-frame.
costBefore+1,frame.height),stack.pop(),top=stack[stack.length-1],frame.colonEnd>=0){cursor=frame.colonEnd;let value2=plainScalar(text3.slice(frame.start,cursor));
attach({kind:"scalar",value:value2,start,end:base+cursor},0,!1)}else attach(node,frame.height,!1)}function settle(anchor,node,size,height){anchored.add(node),anchor.
node=node,anchor.cost=size,anchor.height=height}function propertiesOf(event){return event.anchorStart<0?event.tagStart:event.tagStart<0?event.anchorStart-1:Math.
min(event.tagStart,event.anchorStart-1)}function alias2(nameStart,nameEnd){let name3=text3.slice(nameStart,nameEnd),anchor=anchors.get(name3);anchor||refuse(nameStart-
1,`unknown anchor '${name3}' referenced`);let{node}=anchor;node||refuse(nameStart-1,`anchor '${name3}' value contains itself`),cost+=anchor.cost+1,fromAliases+=
anchor.cost,fromAliases>100&&cost>1e3&&fromAliases/cost>allowedShare(cost)&&refuse(nameStart-1,"document contains excessive aliasing"),stack.length+anchor.height>
1e3&&refuse(nameStart-1,`nesting exceeds ${1e3} levels`),cursor=nameEnd,top?.entries&&top.name===void 0?node.kind!=="scalar"?refuse(nameStart-1,"invalid map key\
: a key must be a scalar"):key3(aliasKey(node.value,nameStart-1),nameStart-1,nameEnd,!1):attach(node,anchor.height,!0)}function aliasKey(value2,at18){return value2===
null?refuse(at18,"unsupported map key of type null"):typeof value2=="number"&&!Number.isInteger(value2)?floatKey(value2):String(value2)}function key3(name3,start,end,merges){
let frame=top;frame.name=name3,frame.keyStart=start,frame.keyEnd=end,frame.merges=merges,cursor=end}function scalar(event){let{style}=event,isKey=top?.entries!==
void 0&&top.name===void 0,start,end,content2;event.valueStart<0?(start=end=emptyPlace(event,isKey),content2=""):style===1?(start=event.valueStart,end=event.valueEnd,
content2=event.fast&&!blanked?text3.slice(start,end):decode(text3,event,json,refuse),top?.flow&&(text3.charCodeAt(start)===58&&refuse(start,"did not find expect\
ed node content"),content2.includes("?")&&refuse(start,"did not find expected ',', ']' or '}': a plain '?' ends a scalar here"),isKey&&isColonOfKey(end)&&(end++,
content2+=":",top.closing||(top.colonEnd=end)))):style<=3?(start=event.valueStart-1,end=event.valueEnd+1,content2=event.fast&&!blanked?text3.slice(event.valueStart,
event.valueEnd):decode(text3,event,json,refuse)):(start=blockStart(text3,event,cursor),end=blockEnd(text3,event,start),content2=getScalarValue(text3,event));let tagged=event.
tagStart>=0,tag=tagged?text3.slice(event.tagStart,event.tagEnd):"",before=propertiesOf(event),free=!isKey||top?.flow||!top?.entries?.length||breaksLine(cursor,start);
if(cursor=end,free||refuse(start,"did not find expected key"),isKey){if(content2==="<<"&&(tagged?tag==="!!merge":style===1)){key3("<<",start,end,!0);return}let name3=content2;
if(!tagged&&style===1)name3=plainKey(content2);else if(tagged){let value3=taggedScalar(tag,content2);name3=typeof value3=="object"&&value3?value3:aliasKey(value3,
start)}typeof name3!="string"&&refuse(start,name3.problem);let anchor=newAnchor(event);if(anchor){let value3=!tagged&&style===1?plainScalar(content2):content2;settle(
anchor,{kind:"scalar",value:value3,start:base+start,end:base+end},1,0)}key3(name3,before>=0?before:start,end,!1);return}let value2;if(tagged){let resolved2=taggedScalar(
tag,content2);typeof resolved2=="object"&&resolved2&&refuse(start,resolved2.problem),value2=resolved2}else value2=style===1?plainScalar(content2):content2;typeof value2==
"number"&&!Number.isFinite(value2)&&refuse(start,`json: unsupported value: ${content2}`);let node={kind:"scalar",value:value2,start:base+start,end:base+end};if(before>=
0){properties.set(node,base+before);let anchor=newAnchor(event);anchor&&settle(anchor,node,1,0)}attach(node,0,!1)}function breaksLine(from,to){for(let at18=from;at18<
to;at18++){let unit=text3.charCodeAt(at18);if(unit===10||unit===13)return!0}return!1}function isColonOfKey(at18){if(text3.charCodeAt(at18)!==58)return!1;let next=text3.
charCodeAt(at18+1);return next===44||next===93||next===125}function emptyPlace(event,isKey){let behind=Math.max(event.tagEnd,event.anchorEnd);if(behind>=0)return behind;
if(!top||isKey)return cursor;let at18=skipSpace(text3,cursor);if(text3.charCodeAt(at18)!==(top.items?45:58))return cursor;let next=text3.charCodeAt(skipBlanks2(
at18+1));return(next===64||next===96||next===37)&&refuse(at18+1,"found character that cannot start any token"),at18+1}function skipBlanks2(at18){let next=at18;for(;text3.
charCodeAt(next)===32||text3.charCodeAt(next)===9;)next++;return next}function place2(frame,entry2){let entries=frame.entries,known6=-1;if(frame.index)known6=frame.
index.get(entry2.name)??-1;else for(let at18=0;at18<entries.length&&known6<0;at18++)entries[at18].name===entry2.name&&(known6=at18);if(known6>=0){let before=entries[known6];
return entries[known6]=entry2,before}entries.push(entry2),frame.index?frame.index.set(entry2.name,entries.length-1):entries.length>fewKeys&&(frame.index=new Map(
entries.map((each,at18)=>[each.name,at18])))}function merge2(frame,value2,aliased){aliased&&value2.kind!=="map"&&refuse(frame.keyStart,wantMap);let merged4=frame.
merged??new Set;frame.merged=merged4;let sources2=value2.kind==="seq"?value2.items:[value2];for(let at18=sources2.length-1;at18>=0;at18--){let source2=sources2[at18];
source2.kind!=="map"&&refuse(frame.keyStart,wantMap);for(let each of source2.entries)merged4.add(each),place2(frame,each)}}function attach(node,height,aliased){
if(!top){root2=node;return}if(height>=top.height&&(top.height=height+1),top.items){top.items.push(node);return}let{name:name3}=top;if(name3===void 0&&refuse(node.
start-base,"invalid map key: a key must be a scalar"),top.merges)merge2(top,node,aliased);else{let span={start:base+top.keyStart,end:base+top.keyEnd},earlier=place2(
top,{name:name3,key:span,value:node});earlier&&!top.merged?.has(earlier)&&duplicates.push({name:name3,path:pathHere(),first:earlier.key,again:span})}top.name=void 0,
top.merges=!1}function pathHere(){return stack.map(frame=>frame.items?frame.items.length:frame.name)}}var trailing="end of the stream or a document separator is expected",shallow="deficient indentation",control=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/,
endMark=/^\.\.\.(?=[ \t\r\n]|$)/m,content=/^[ \t\uFEFF]*[^\s#\uFEFF]/m;function readDocuments(file){let documents=[],{text:text3}=file,start=0,separatorProblem;
for(let from=0;;){let separator=nextSeparator(text3,from),end=separator<0?text3.length:separator;if(separatorProblem?documents.push(unreadable2(file,start,end,separatorProblem.
at,separatorProblem.problem)):readChunk(file,start,end,documents),separator<0)return documents;let lineEnd2=endOfLine(text3,separator),behind=text3.slice(separator+
3,lineEnd2).trim();separatorProblem=behind===""||behind.startsWith("#")?void 0:{problem:`invalid Yaml document separator: ${behind}`,at:separator},from=Math.min(
lineEnd2+1,text3.length),start=separatorProblem?separator:from}}function isReadable(document2){return"root"in document2}function nextSeparator(text3,from){if(text3.
startsWith("---",from)&&(from===0||text3.charCodeAt(from-1)===10))return from;if(from===0&&text3.startsWith("\uFEFF---"))return 1;let at18=text3.indexOf(`
---`,from);return at18<0?-1:at18+1}function endOfLine(text3,at18){let end=text3.indexOf(`
`,at18);return end<0?text3.length:end}function readChunk(file,start,end,documents){let chunk=start===0&&end===file.text.length?file.text:file.text.slice(start,end);
if(!content.test(chunk))return;let values2=jsonValues(chunk);if(values2){let from=0;for(let[at18,valueEnd]of values2.entries()){let until=at18===values2.length-
1?chunk.length:valueEnd;readOne(file,chunk.slice(from,until),start+from,!0,documents),from=until}return}let mark=endMark.exec(chunk);if(!mark||!content.test(chunk.
slice(0,mark.index))){readOne(file,chunk,start,/^[\s\uFEFF]*\{/.test(chunk),documents);return}readOne(file,chunk.slice(0,mark.index),start,!1,documents),ignored(
file,start+mark.index,start+mark.index+3,end,documents)}function ignored(file,start,from,end,documents){let rest=content.exec(file.text.slice(from,end));if(!rest)
return;let at18=from+rest.index+rest[0].length-1;documents.push(unreadable2(file,start,end,at18,"kubectl ignores this: it reads one document up to the next '---\
'"))}function jsonValues(text3){let ends=[],at18=0;for(;;){for(;at18<text3.length&&isSpace(text3.charCodeAt(at18));)at18++;if(at18===text3.length)return ends.length>
1?ends:void 0;if(text3.charCodeAt(at18)!==123||(at18=jsonEnd(text3,at18),at18<0))return;ends.push(at18)}}function isSpace(unit){return unit===32||unit===10||unit===
13||unit===9||unit===65279}function jsonEnd(text3,start){let depth=0;for(let at18=start;at18<text3.length;at18++)switch(text3.charCodeAt(at18)){case 123:case 91:
depth++;break;case 125:case 93:if(--depth===0)return at18+1;break;case 34:for(at18++;at18<text3.length&&text3.charCodeAt(at18)!==34;)at18+=text3.charCodeAt(at18)===
92?2:1}return-1}function readOne(file,text3,base,json,documents){let end=base+text3.length;try{let{invalidAt=-1}=file;if(!json&&invalidAt>=base&&invalidAt<end)throw new Refused(
invalidAt,"this is no UTF-8");let bad=control.exec(text3);if(bad&&!(json&&bad[0]>=""))throw new Refused(base+bad.index,"control characters are not allowed");let{
tree,cut}=parse3(text3,base,json);tree.root.kind==="scalar"&&tree.root.value===null&&tree.root.start===tree.root.end||documents.push({file,start:base,end:base+cut,
root:tree.root,duplicates:tree.duplicates}),cut<text3.length&&ignored(file,base+cut,base+cut,end,documents)}catch(error){if(error instanceof Refused)documents.push(
unreadable2(file,base,end,error.at,error.message));else if(error instanceof YAMLException)documents.push(unreadable2(file,base,end,base+Math.min(error.mark?.position??
0,text3.length),reason(error,text3)));else throw error}}function reason(error,text3){return/[@`%]/.test(text3.charAt(error.mark?.position??0))?"found character \
that cannot start any token":error.reason.startsWith("nesting exceeded")?`nesting exceeds ${1e3} levels`:error.reason}function parse3(text3,base,json){let options={
maxDepth:1e3},parsed4=text3,blanked=!1,cut=text3.length;for(let tries=0;;tries++){let events;try{events=parseEvents(parsed4,options)}catch(error){if(!(error instanceof
YAMLException)||tries>2)throw error;let at18=error.mark?.position??0;if(error.reason===shallow&&!blanked){let{text:even,open}=withoutFlowBreaks(parsed4);if(open>=
0)throw new Refused(base+open,`found no end to the ${"{[".includes(text3.charAt(open))?"bracket":"quote"} here`);parsed4=even,blanked=!0}else if(error.reason===
trailing&&cut===text3.length&&at18>0)cut=at18,parsed4=parsed4.slice(0,at18);else throw error;continue}if(refuseDirectives(events,base),cut<text3.length&&!endsAt(
events,text3,cut))throw new Refused(base+cut,"did not find expected key");let written3=cut<text3.length?text3.slice(0,cut):text3,tree=buildTree({text:written3,events,
base,blanked,json});return refuseTabs(written3,tree.root,base),{tree,cut}}}function endsAt(events,text3,cut){let root2=events[1];return root2?.type!==2&&root2?.
type!==3?!1:root2.style===2||columnOf(text3,root2.start)>columnOf(text3,cut)}function refuseDirectives(events,base){let first2=events[0];if(first2?.type===1&&first2.
directives.length>0)throw new Refused(base,"found a directive, which kubectl does not read")}function unreadable2(file,start,end,at18,problem){let said=problem.
replace(/[\p{Cc}\u2028\u2029]+/gu," ").slice(0,300);return{file,start,end,problem:said,at:at18,template:file.text.slice(start,end).includes("{{")}}function adHocCluster(options){let problems=[],{kubernetes,kruise:kruise2,vcluster}=options;for(let[key3,version2]of Object.entries({kubernetes,kruise:kruise2,vcluster}))
version2===void 0||version2==="none"&&key3!=="kubernetes"||version2.split(/ +- +/).every(parseVersion)||problems.push({place:null,problem:`--${key3}: ${notThat(
version2,schemaAt(["defaults",key3]))}`});let gates=(option,settings=[])=>{let pairs=settings.map(setting=>/^([A-Za-z][A-Za-z0-9]*)=(true|false)$/.exec(setting)??
setting);for(let pair of pairs)typeof pair=="string"&&problems.push({place:null,problem:`${option}: ${quoted2(pair)} is not NAME=true or NAME=false`});return Object.
fromEntries(pairs.map(([,name3,on])=>[name3,on==="true"]))},featureGates=gates("--feature-gate",options.featureGates),kruiseFeatureGates=gates("--kruise-feature\
-gate",options.kruiseFeatureGates);if(problems.length>0)throw new SettingsError(problems);let versions2=withoutUndefined({kubernetes,kruise:installed(kruise2),vcluster:installed(
vcluster)});return __spreadProps(__spreadValues(__spreadValues({name:Object.entries(versions2).map(([key3,version2])=>`${key3}=${version2}`).join(","),environment:null,
kubernetes},versions2.kruise&&{kruise:versions2.kruise}),versions2.vcluster&&{vcluster:{version:versions2.vcluster}}),{featureGates,kruiseFeatureGates,knows:[],
objects:[],places:{}})}function installed(version2){return version2==="none"?void 0:version2}var NO_SETTINGS={file:null,clusters:[],environments:[],rules:[],allow:[],ignore:[]};function readSettings(file){let{root:root2,duplicates}=onlyDocument(file),value2=configValue(
root2,file.text),broken=validate2(value2),twice=duplicates.map(({name:name3,first:first2,again})=>{let{line:line2,column}=placeOf3(file,first2),problem=`key ${quoted2(
name3)} stands twice; it first stands at ${line2}:${column}`;return{place:placeOf3(file,again),problem}}),problems=placed2(file,root2,[...broken,...problemsOfMeaning(
value2,broken)]);if(problems.push(...twice),problems.length>0)throw new SettingsError(inOrder3(problems));let clusters2=list6(value2,["clusters"]).map((_,index)=>clusterSettings(
value2,root2,index)),paths=valueAt(value2,["paths"]);return __spreadProps(__spreadValues({file,clusters:clusters2,environments:Object.keys(valueAt(value2,["envi\
ronments"])??{}),rules:Object.entries(valueAt(value2,["rules"])??{}).map(([rule,setting])=>__spreadProps(__spreadValues({rule,locked:!1},typeof setting=="string"?
{level:setting}:setting),{at:spanOf(entry(written(root2,["rules"]).node,rule).key)})),allow:list6(value2,["allow"]).map((allowance,index)=>__spreadProps(__spreadValues(
{},allowance),{at:spanOf(written(root2,["allow",index]).node)}))},paths&&{paths}),{ignore:list6(value2,["ignore"])})}function selectClusters(settings,selectors2){
if(selectors2.length===0)return settings.clusters;let found=selectors2.map(selector4=>matching(selector4,settings.clusters,settings.environments)),problems=found.
flatMap(({problem})=>problem===void 0?[]:[{place:null,problem}]);if(problems.length>0)throw new SettingsError(problems);return settings.clusters.filter(cluster=>found.
some(({clusters:clusters2})=>clusters2.includes(cluster)))}function unknownRules(settings,rules){let{file}=settings;if(!file)return[];let names=[...new Set(rules.
flatMap(({ruleId,family})=>[`${family}/*`,ruleId]))];return[...settings.rules,...settings.allow].filter(setting=>rules.every(rule=>exactness(setting.rule,rule)===
0)).map(({rule,at:at18})=>({place:placeOf3(file,at18),problem:`there is no rule ${quoted2(rule)}${known3(rule.replace(/^.*\/(?!\*)/,""),names)}`}))}function onlyDocument(file){
let documents=readDocuments(file),problems=documents.flatMap(document3=>"root"in document3?[]:[{place:placeOf3(file,{start:document3.at,end:document3.at}),problem:document3.
problem}]),[document2,second]=documents;if(problems.length>0)throw new SettingsError(problems);if(!document2||!("root"in document2)){let problem="nothing is wri\
tten here; write at least clusters, each with a name and kubernetes";throw new SettingsError([{place:placeOf3(file,{start:0,end:0}),problem}])}if(second)throw new SettingsError(
[{place:placeOf3(file,"root"in second?second.root:second),problem:"a second document begins here; a configuration is one document"}]);return document2}function inOrder3(problems){
return[...problems].sort((a,b)=>a.place.line-b.place.line||a.place.column-b.place.column)}function list6(value2,path8){return valueAt(value2,path8)??[]}function spanOf({
start,end}){return{start,end}}var SELECTING=new Set(["Deployment","StatefulSet","DaemonSet","ReplicaSet","CloneSet","UnitedDeployment"]),PATCH=/(?:^|\/)patch(?:es)?\/[^/]*$|(?:^|\/)patch(?:es)?[^a-z/][^/]*$|[^a-z]patch(?:es)?\.[a-z]+$/i;
function isFragment(manifest){let{document:document2,group,kind,spec,value:value2}=manifest;if(!kindOf(group,kind)?.templates||!PATCH.test(document2.file.path))
return!1;let template3=templatePath(manifest);if(!template3||SELECTING.has(kind)&&spec.selector===void 0)return!0;let pod=valueAt(value2,[...template3,"spec"]),
containers2=isObject(pod)?objects(pod.containers):[];return containers2.length===0||containers2.some(({image})=>image===void 0)}function kustomizedFiles({file,root:root2}){if(!/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(file.path))return;let value2=plainValue(root2);if(!isObject(value2))return;
let below=list7=>(Array.isArray(list7)?list7:[]).map(each=>isObject(each)?each.path:each).filter(name3=>typeof name3=="string"&&!name3.includes(`
`)).map(name3=>joined(file.path,name3));return{resources:below(value2.resources),patches:[value2.patches,value2.patchesStrategicMerge,value2.patchesJson6902].flatMap(
below)}}function joined(from,name3){let steps2=from.split("/").slice(0,-1);for(let step of name3.split("/"))step===".."&&steps2.length>0&&steps2.at(-1)!==".."?steps2.
pop():step!=="."&&step!==""&&steps2.push(step);return steps2.join("/")}var known5=new WeakMap;function readContents(files){let each=files.map(file=>{let contents=known5.get(file);return contents||(contents=readOne2(file),known5.set(
file,contents)),contents}),patches=patchesIn(each),all2=each.map((contents,at18)=>patches.has(files[at18]?.path??"")?asPatch(contents):contents);return{documents:all2.
flatMap(({documents})=>documents),manifests:all2.flatMap(({manifests})=>manifests),skipped:all2.flatMap(({skipped})=>skipped)}}function patchesIn(all2){let named3=all2.
flatMap(({documents})=>documents.filter(isReadable).flatMap(each=>kustomizedFiles(each)??[])),whole3=new Set(named3.flatMap(({resources:resources2})=>resources2));
return new Set(named3.flatMap(({patches})=>patches).filter(path8=>!whole3.has(path8)))}function asPatch({documents,skipped}){let reason2="a patch of a kustomiza\
tion, which is not applied by itself",said=documents.filter(isReadable).map(({file,root:root2})=>({file:file.path,line:new LineIndex(file.text).at(root2.start).
line,reason:reason2})),unreadable3=skipped.filter(({line:line2})=>!said.some(each=>each.line===line2));return{documents,manifests:[],skipped:[...said,...unreadable3]}}
function readOne2(file){let documents=readDocuments(file),lines=new LineIndex(file.text),manifests=[],skipped=[],skip=(at18,reason2)=>{skipped.push({file:file.path,
line:lines.at(at18).line,reason:reason2})};for(let document2 of documents){if(!isReadable(document2)){skip(document2.at,document2.template?"a template: it holds\
 {{ and does not parse":document2.problem);continue}let found=manifestsOf(document2);"reason"in found?skip(document2.root.start,found.reason):found.length>0&&found.
every(isFragment)?skip(document2.root.start,"a patch by its name, without what a whole workload has"):manifests.push(...found)}return{documents,manifests,skipped}}var OBJECTS=[...Object.entries({"system-node-critical":2000001e3,"system-cluster-critical":2e9}).map(([name3,value2])=>({apiVersion:"scheduling.k8s.io/v1",kind:"\
PriorityClass",metadata:{name:name3},value:value2})),...["default","kube-system","kube-public","kube-node-lease"].map(name3=>({apiVersion:"v1",kind:"Namespace",
metadata:{name:name3}}))],BUILTINS=readContents([{path:"(every cluster)",text:JSON.stringify({apiVersion:"v1",kind:"List",items:OBJECTS})}]).manifests;function withParameter(values2,parameter){if(!isObject(parameter))return values2;let{name:name3,value:value2,forceString}=parameter;if(typeof name3!="string"||name3===
""||/[[\]{},=]/.test(name3))return values2;let steps2=name3.split(/(?<!\\)\./).map(step=>step.replaceAll("\\.",".")),text3=["string","number","boolean"].includes(
typeof value2)?String(value2):"";return withMember(values2,steps2,forceString!==!0&&/^(?:true|false)$/.test(text3)?text3==="true":text3)}function withMember(values2,[
step,...more2],value2){if(step===void 0)return value2;let old=isObject(values2)?values2:{},member4=withMember(Object.hasOwn(old,step)?old[step]:{},more2,value2);
return Object.fromEntries([...Object.entries(old),[step,member4]])}var HOSTS_AMOUNTS={cpu:"30m",memory:"64Mi"},LIMITS={"ephemeral-storage":"8Gi",memory:"512Mi",cpu:"1"},REQUESTS={"ephemeral-storage":"3Gi",memory:"128Mi",cpu:"10\
0m"},DISTRO=["controlPlane","distro"],HOSTS=["sync","toHost","pods","rewriteHosts"],HOSTS_RESOURCES=[...HOSTS,"initContainer","resources"];function vclusterOptions(values2){
let setBy={},first2=(option,paths)=>{let path8=paths.find(each=>isWritten(values2,each));return path8&&(setBy[option]=path8),path8&&valueAt(values2,path8)},tag=first2(
"imageTag",[["controlPlane","statefulSet","image","tag"],["syncer","image"]]),imageTag2=setBy.imageTag?.length===2?tagOf(tag):textOf(tag),distro=distroOf(values2,
first2),guest=first2("guestVersion",guestPaths(distro)),guestVersion=setBy.guestVersion?.at(-1)==="image"?tagOf(guest):textOf(guest),range2=limitRange(values2,first2),
amounts3=(option,of)=>{let set=first2(option,[[...HOSTS_RESOURCES,of]]);return merged3(HOSTS_AMOUNTS,set)};return __spreadProps(__spreadValues(__spreadValues(__spreadProps(
__spreadValues(__spreadValues({},guestVersion&&{guestVersion}),distro&&{distro}),{rewriteHosts:rewritesHosts(values2,first2),rewriteHostsResources:amounts3("rew\
riteHostsResources","requests"),rewriteHostsLimits:amounts3("rewriteHostsLimits","limits"),syncPriorityClasses:isTrue(first2("syncPriorityClasses",[["sync","toH\
ost","priorityClasses","enabled"],["sync","priorityclasses","enabled"]]))}),range2&&{hostLimitRange:range2}),imageTag2&&{imageTag:imageTag2}),{setBy})}function distroOf(values2,first2){
for(let distro of["k3s","k0s","k8s"])if(isTrue(valueAt(values2,[...DISTRO,distro,"enabled"])))return first2("distro",[[...DISTRO,distro,"enabled"]]),distro;let image=textOf(
first2("distro",[["vcluster","image"],["api","image"]]));return/(^|\/)k3s[:@]/.test(image)?"k3s":/(^|\/)k0s[:@]/.test(image)?"k0s":/kube-apiserver[:@]/.test(image)?
"k8s":void 0}function guestPaths(distro){let old=[["vcluster","image"],["api","image"]];if(distro==="k3s"||distro==="k0s")return[[...DISTRO,distro,"image","tag"],
...old];let k8s=[...DISTRO,"k8s"];return[[...k8s,"apiServer","image","tag"],[...k8s,"version"],[...k8s,"image","tag"],...old]}function rewritesHosts(values2,first2){
let args=valueAt(values2,["syncer","extraArgs"]),off=Array.isArray(args)?args.findLastIndex(arg=>/^--override-hosts=/.test(textOf(arg))):-1;if(off>=0)return!/=(?:false|f|0)$/i.
test(textOf(first2("rewriteHosts",[["syncer","extraArgs",off]])));let enabled=first2("rewriteHosts",[[...HOSTS,"enabled"]]);return enabled===void 0||isTrue(enabled)}
function limitRange(values2,first2){let at18=of=>({default:merged3(LIMITS,valueAt(values2,[...of,"default"])),defaultRequest:merged3(REQUESTS,valueAt(values2,[...of,
"defaultRequest"]))});if(isTrue(valueAt(values2,["isolation","enabled"]))){let own2=["isolation","limitRange","enabled"];return isWritten(values2,own2)&&!isTrue(
valueAt(values2,own2))?void 0:(first2("hostLimitRange",[["isolation","enabled"]]),at18(["isolation","limitRange"]))}let range2=["policies","limitRange","enabled"],
quota=["policies","resourceQuota","enabled"],setting=textOf(valueAt(values2,range2)),by=setting==="true"?range2:setting!=="false"&&isTrue(valueAt(values2,quota))?
quota:void 0;if(by)return first2("hostLimitRange",[by]),at18(["policies","limitRange"])}function merged3(defaults,set){let all2=__spreadValues(__spreadValues({},
defaults),isObject(set)?set:{});return Object.fromEntries(Object.entries(all2).flatMap(([name3,amount4])=>textOf(amount4)===""?[]:[[name3,textOf(amount4)]]))}function isWritten(values2,path8){
let value2=valueAt(values2,path8);return value2!=null&&value2!==""}function isTrue(value2){return textOf(value2)==="true"}function textOf(value2){return["string",
"number","boolean"].includes(typeof value2)?String(value2):""}function tagOf(image){return/:([^:/@]+)(?:@.*)?$/.exec(textOf(image).replace(/@.*$/,""))?.[1]??""}var TELLING=[["controlPlane","distro"],["controlPlane","statefulSet"],["controlPlane","backingStore"],["sync","toHost"],["sync","fromHost"],["policies","limitRa\
nge"],["policies","resourceQuota"],["isolation","limitRange"],["isolation","resourceQuota"],["sync","priorityclasses"]],OLD_IMAGES=[[["vcluster","image"],/(^|\/)k[30]s:/],
[["syncer","image"],/vcluster[^/]*:/],[["api","image"],/kube-apiserver:/]];function isVclusterValues(value2){return isObject(value2)?TELLING.some(path8=>isObject(
valueAt(value2,path8)))||valueAt(value2,["isolation","enabled"])!==void 0&&isObject(value2.syncer)?!0:OLD_IMAGES.some(([path8,image])=>image.test(String(valueAt(
value2,path8)??""))):!1}var CHARTS=new Set(["vcluster","vcluster-k8s","vcluster-k0s","vcluster-eks","vcluster-pro"]);function vclusterCarrier(document2){return vclusterCarriers(document2)[0]}
function vclusterCarriers(document2){return carriersAt(document2,document2.root,[])}function carriersAt(document2,node,at18){let apiVersion=textAt(node,["apiVer\
sion"]),kind=textAt(node,["kind"]);if(kind==="List"||kind.endsWith("List")){let items2=entry(node,"items")?.value;return items2?.kind==="seq"?items2.items.flatMap(
(item,index)=>carriersAt(document2,item,[...at18,"items",index])):[]}let root2={document:document2,at:at18,node};return apiVersion.startsWith("argoproj.io/")&&kind===
"Application"?argo(root2,["spec"]):apiVersion.startsWith("argoproj.io/")&&kind==="ApplicationSet"?argo(root2,["spec","template","spec"]):apiVersion.startsWith("\
helm.toolkit.fluxcd.io/")&&kind==="HelmRelease"?flux(root2):kind===""&&at18.length===0?apiVersion===""?values(root2):dependencies(root2):[]}function dependencies(root2){
return indexes(root2.node,["dependencies"]).flatMap(path8=>{let chart=textAt(root2.node,[...path8,"name"]);if(!CHARTS.has(chart))return[];let alias2=textAt(root2.
node,[...path8,"alias"])||chart;return[__spreadValues({kind:"chart-dependency",chart,alias:alias2},versionAt(root2,[...path8,"version"]))]})}function dependencyValues({
alias:alias2},document2){let path8=alias2===void 0?[]:[alias2],{root:root2}=document2,given2=plainAt(root2,path8);if(isObject(given2))return carrier("values",{document:document2,
at:[],node:root2},void 0,void 0,{values:given2,path:path8,given:given2},"")}function argo(root2,spec){let namespace=textAt(root2.node,[...spec,"destination","na\
mespace"]);return[[...spec,"source"],...indexes(root2.node,[...spec,"sources"])].flatMap(source2=>{let chart=textAt(root2.node,[...source2,"chart"]);if(!CHARTS.
has(chart))return[];let helm=[...source2,"helm"],object3=[...helm,"valuesObject"],path8=isObject(plainAt(root2.node,object3))?object3:[...helm,"values"],given2=plainAt(
root2.node,path8),parameters=indexes(root2.node,[...helm,"parameters"]),set=parameters.reduce((all2,each)=>withParameter(all2,plainAt(root2.node,each)),typeof given2==
"string"?parsed2(given2):given2??{}),tagBy=parameters.findLast(each=>textAt(root2.node,[...each,"name"])===IMAGE_TAG.join(".")),tag=tagBy&&[...tagBy,"value"],carried=given2===
void 0&&parameters.length===0?void 0:{values:set,path:path8,given:given2};return[carrier("argocd",root2,chart,[...source2,"targetRevision"],carried,namespace,tag)]})}
function flux(root2){let chart=textAt(root2.node,["spec","chart","spec","chart"]);if(!CHARTS.has(chart))return[];let path8=["spec","values"],given2=plainAt(root2.
node,path8),namespace=textAt(root2.node,["spec","targetNamespace"])||textAt(root2.node,["metadata","namespace"]);return[carrier("flux",root2,chart,["spec","char\
t","spec","version"],given2===void 0?void 0:{values:given2,path:path8,given:given2},namespace)]}function values(root2){if(root2.node.kind!=="map")return[];let nested=[
...CHARTS].filter(name3=>isVclusterValues(plainAt(root2.node,[name3])));return(nested.length>0?nested.map(name3=>[name3]):isVclusterValues(plainValue(root2.node))?
[[]]:[]).map(path8=>{let given2=plainAt(root2.node,path8);return carrier("values",root2,void 0,void 0,{values:given2,path:path8,given:given2},"")})}var IMAGE_TAG=[
"controlPlane","statefulSet","image","tag"];function carrier(kind,root2,chart,version2,carried,namespace,tag){let options=carried&&vclusterOptions(carried.values),
ofImage=tag?versionAt(root2,tag):options&&carried&&imageVersion(root2,options,carried),target=textOfJson(carried&&valueAt(carried.values,["experimental","syncSe\
ttings","targetNamespace"]));return __spreadValues(__spreadValues(__spreadValues(__spreadValues(__spreadValues({kind},chart!==void 0&&{chart}),version2&&versionAt(
root2,version2)),ofImage),carried&&{values:carried.values,valuesPath:[...root2.at,...carried.path]}),(target||namespace)&&{namespace:target||namespace})}function imageVersion(root2,{
imageTag:imageTag2,setBy},{path:path8,given:given2}){if(imageTag2===void 0)return{};if(typeof given2!="string"){let found=versionAt(root2,[...path8,...setBy.imageTag??
[]]);return found.version?{version:__spreadProps(__spreadValues({},found.version),{text:imageTag2})}:{}}let{start,end}=written(root2.node,path8).node,inside=root2.
document.file.text.slice(start,end).split(imageTag2),from=start+inside[0].length,span=inside.length===2?{start:from,end:from+imageTag2.length}:{start,end};return{
version:{text:imageTag2,span,path:[...root2.at,...path8]}}}function versionAt({document:document2,at:at18,node},path8){let{whole:whole3,node:found}=written(node,
path8);if(!whole3||found.kind!=="scalar"||found.value===null||found.value==="")return{};let{start,end,value:value2}=found;return{version:{text:typeof value2=="s\
tring"?value2:document2.file.text.slice(start,end),span:{start,end},path:[...at18,...path8]}}}function parsed2(text3){let[document2]=readDocuments({path:"",text:text3}).
filter(isReadable);return document2?plainValue(document2.root):{}}function indexes(node,path8){let{whole:whole3,node:found}=written(node,path8);return whole3&&found.
kind==="seq"?found.items.map((_,index)=>[...path8,index]):[]}function plainAt(node,path8){let{whole:whole3,node:found}=written(node,path8);return whole3?plainValue(
found):void 0}function textAt(node,path8){let{whole:whole3,node:found}=written(node,path8);return whole3&&found.kind==="scalar"?textOfJson(found.value):""}function textOfJson(value2){
return["string","number","boolean"].includes(typeof value2)?String(value2):""}var Places=class{#lines=new WeakMap;of(at18){let{file,span}=rangeOf(at18),lines=this.#lines.get(file);lines||(lines=new LineIndex(file.text),this.#lines.set(file,
lines));let[start,end]=[lines.at(span.start),lines.at(span.end)];return{file:file.path,line:start.line,column:start.column,endLine:end.line,endColumn:end.column}}start(at18){
let{file,span}=rangeOf(at18);return{file:file.path,start:span.start}}};function objectOf(at18){return"manifest"in at18?refOf(at18.manifest):at18.object??null}function refOf({
apiVersion,kind,namespace,name:name3}){return{apiVersion,kind,namespace,name:name3}}function rangeOf(at18){if(!("manifest"in at18))return at18;let{manifest,path:path8}=at18,
{file}=manifest.document,{key:key3,node}=written(manifest.node,path8);return node.kind==="scalar"?{file,span:{start:key3?.start??node.start,end:node.end}}:{file,
span:key3??firstLine(node,file.text)}}function firstLine(node,text3){let broken=text3.indexOf(`
`,node.start),end=broken<0?node.end:Math.min(node.end,broken);return{start:node.start,end:node.start+text3.slice(node.start,end).trimEnd().length}}var NoVersion=class extends Error{};function tenancyOf({name:name3,vcluster,places},{settings,named:named3}){if(!vcluster)return;let from=vcluster.from===void 0?
void 0:documentsOf(named3,vcluster.from),values2=vcluster.values===void 0?from:documentsOf(named3,vcluster.values),options=optionsOf(values2??[]);if(vcluster.version!==
void 0){let{file}=settings,at18=file&&places.vcluster?{file,span:places.vcluster,path:places.vcluster.path}:void 0;return{version:vcluster.version,at:at18,options}}
for(let document2 of[...from??[],...values2??[]]){let version2=vclusterCarrier(document2)?.version;if(version2)return{version:version2.text,at:versionSpot(document2,
version2),options}}throw new NoVersion(`cluster ${name3}: ${vcluster.from??vcluster.values} sets no vcluster version; add vcluster: { version: ... }`)}function versionSpot(document2,{
span,path:path8}){let found=manifestsOf(document2),holder=Array.isArray(found)?found.find(({at:at18})=>at18.every((step,index)=>path8[index]===step)):void 0;return __spreadValues(
{file:document2.file,span,path:path8},holder&&{object:refOf(holder)})}function documentsOf(named3,file){let source2=named3.get(file);return source2?readDocuments(
source2).filter(isReadable):[]}function optionsOf(documents){let carried=documents.map(document2=>vclusterCarrier(document2)?.values).find(values2=>values2!==void 0),
plain5=documents[0]&&plainValue(documents[0].root);return vclusterOptions(carried??plain5??{})}var UnknownVersion=class extends Error{};function cellsOf(repository,manifests,knowledge3,mode2,base=new Map){let made3=new Map,inventories=new InventoryCache(repository,
manifests,base),make=settings=>{let known6=made3.get(settings.name);if(known6)return known6;let named3=hostOf2(settings,repository),host=named3&&make(named3)[0],
tenancy=tenancyOf(settings,repository),cells2=kubernetesOf(settings,knowledge3).map(kubernetes=>{let profile=profileOf(settings,kubernetes,tenancy,host?.profile,
knowledge3);return inventories.cell(settings,profile,host,tenancy,mode2)});return made3.set(settings.name,cells2),cells2};return repository.clusters.flatMap(make)}
function hostOf2({host},{clusters:clusters2,settings}){return host===void 0?void 0:[...clusters2,...settings.clusters].find(({name:name3})=>name3===host)}function kubernetesOf({
name:name3,kubernetes},knowledge3){let[first2,last]=kubernetes.split(/ +- +/);if(first2!==void 0&&last!==void 0){let between=releasesBetween(knowledge3,"kuberne\
tes",first2,last)??[];return[...new Map(between.map(release=>[`${release.judged.major}.${release.judged.minor}`,release])).values()]}return[released(knowledge3,
"kubernetes",kubernetes,name3)]}function released(knowledge3,of,text3,cluster){let release=resolveRelease(knowledge3,of,text3);if(!release)throw new UnknownVersion(
`cluster ${cluster}: ${of} "${text3}" is not a version`);return release}function profileOf(settings,kubernetes,tenancy,host,knowledge3){let{name:name3,kruise:kruise2}=settings;
if(typeof kruise2=="object")throw new UnknownVersion(`cluster ${name3}: kruise cannot be read from ${kruise2.from} yet; write the version itself`);let vcluster=tenancy?.
version;return new ClusterProfile(knowledge3,__spreadProps(__spreadValues({},settings),{environment:settings.environment??void 0,kubernetes,kruise:kruise2===void 0?
void 0:released(knowledge3,"kruise",kruise2,name3),vcluster:vcluster===void 0?void 0:released(knowledge3,"vcluster",vcluster,name3),host,hostNamespace:settings.
hostNamespace??(host&&`vcluster-${name3}`)}))}var InventoryCache=class{constructor(repository,manifests,base){this.repository=repository;this.manifests=manifests;
this.base=base}repository;manifests;base;#made=new Map;cell(settings,profile,host,tenancy,mode2){let{applied,all:all2,before,goesThere}=this.#inventory(settings),
answer=inventory=>key3=>key3.startsWith(BEFORE)?before.find(key3.slice(BEFORE.length)):key3==="vcluster"?tenancy?.options:inventory.find(key3),cell={settings,profile,
applied,goesThere,host,tenancy,answer:answer(all2)};return mode2==="stop"?__spreadProps(__spreadValues({},cell),{answer:answer(accepted(all2,cell,answer,this.base))}):
cell}#inventory({name:name3,paths}){let files=this.repository.objects.get(name3)??[],key3=JSON.stringify([paths,files.map(({path:path8})=>path8)]),made3=this.#made.
get(key3);if(!made3){let{root:root2}=this.repository,chosen2=paths&&chooser(paths),goesThere=path8=>!chosen2||chosen2(root2&&path8.startsWith(`${root2}/`)?path8.
slice(root2.length+1):path8),applied=this.manifests.filter(({document:document2})=>goesThere(document2.file.path)),identities=new Set(applied.map(identity)),running=[
...this.base.values()].filter(({document:document2})=>suffixes(document2.file.path).some(goesThere)),there=[...BUILTINS,...readContents(files).manifests,...running],
existing=there.filter(each=>!identities.has(identity(each))),known6=each=>this.base.has(identity(each)),ordered=[...applied.filter(known6),...applied.filter(each=>!known6(
each))];made3={applied:new Set(applied),all:new Inventory([...existing,...ordered]),before:new Inventory(there),goesThere},this.#made.set(key3,made3)}return made3}};
function identity({group,kind,namespace,name:name3}){return`${group}/${kind}/${namespace??""}/${name3}`}function suffixes(path8){let steps2=path8.split("/");return steps2.
map((_,at18)=>steps2.slice(at18).join("/"))}var INFLUENTIAL=new Set(["scheduling.k8s.io/PriorityClass","/LimitRange","/ResourceQuota","apps.kruise.io/SidecarSet",
"apps.kruise.io/PersistentPodState","policy.kruise.io/PodUnavailableBudget"]);function accepted(all2,cell,answer,base){let inventory=all2,world=new World(new Reading(
cell)),admitted=(each,before)=>objectRefusals(each,world,before).length===0;for(let each of all2.manifests){let running=base.get(identity(each));if(!INFLUENTIAL.
has(`${each.group}/${each.kind}`)||!(cell.applied.has(each)||running===each))continue;let before=running&&admitted(running)?running:void 0;admitted(each,before)||
(inventory=new Inventory(inventory.manifests.flatMap(one=>one===each?before??[]:one)),world=new World(new Reading(__spreadProps(__spreadValues({},cell),{answer:answer(
inventory)}))))}return inventory}var import_node_crypto=require("node:crypto");var placeholder=/\{(?:(since|until):)?([A-Za-z][\w-]*)\}/g,optional=/\[\[(.*?)\]\]/gs;function placeholders(text3){return[...text3.matchAll(placeholder)].map(read)}
function fill2(text3,lookup2){let filled="",from=0;for(let piece of text3.matchAll(optional)){filled+=fillAll(text3.slice(from,piece.index),lookup2),from=piece.
index+piece[0].length;let inner=piece[1]??"";placeholders(inner).every(each=>lookup2(each)!==void 0)?filled+=fillAll(inner,lookup2):/^(?:[\s.,;:)]|$)/.test(text3.
slice(from))&&(filled=filled.trimEnd())}return filled+fillAll(text3.slice(from),lookup2)}function fillAll(text3,lookup2){return text3.replaceAll(placeholder,(...found)=>{let each=read(found),value2=lookup2(each);if(value2===void 0)throw new Error(`${each.
text} has no value`);return value2})}function read([text3="",ask,name3=""]){return{text:text3,ask:ask==="since"||ask==="until"?ask:"data",name:name3}}function listed3(items2,most2=8){let shown2=items2.length>most2?[...items2.slice(0,most2),`${items2.length-most2} more`]:items2.map(String);return shown2.length<
2?shown2.join(""):`${shown2.slice(0,-1).join(", ")} and ${shown2.at(-1)}`}function worded2(value2){if(value2!=null)return typeof value2!="object"?visible(String(
value2)):value2.length?visible(listed3(value2)):void 0}function affectedWords(affected2){let[first2]=affected2;if(!first2)return;let name3=`${first2.kind} ${first2.
namespace?`${first2.namespace}/`:""}${first2.name}`;return visible(affected2.length>1?`${name3} and ${affected2.length-1} more`:name3)}var visible=text3=>text3.
replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/g,each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`);function join(seen,policy3,scope){let values2=new Map(Object.entries(seen.data));values2.set("clusters",listed3(scope.clusters,3)||void 0),values2.set("affected",
affectedWords(scope.affected)),values2.set("count",scope.affected.length),values2.set("at",seen.at);let lookup2=({ask,name:name3})=>ask==="data"?worded2(values2.
get(name3)):scope[ask](name3),{variants}=policy3,texts4=seen.variant!==void 0&&variants&&Object.hasOwn(variants,seen.variant)?__spreadValues(__spreadValues({},policy3),
variants[seen.variant]):policy3,say=part=>{try{return fill2(texts4[part],lookup2).trim()}catch(error){throw new Error(`policy ${policy3.id}, ${part}: ${error.message}`)}};
return{severity:texts4.severity,message:say("message"),symptom:say("symptom"),why:say("why"),remedy:say("remedy"),fixes:(texts4.fixes??[]).filter(fix=>templatesOf(
fix).every(text3=>placeholders(text3).every(each=>lookup2(each)!==void 0))).map(fix=>joinFix(fix,values2,lookup2))}}function templatesOf(fix){let strings2=value2=>typeof value2==
"string"?[value2]:typeof value2=="object"&&value2!==null?Object.values(value2).flatMap(strings2):[];return[fix.title,...strings2(fix.patch)]}function joinFix(fix,values2,lookup2){
let filled=value2=>{if(typeof value2=="string"){let name3=/^\{([A-Za-z][\w-]*)\}$/.exec(value2)?.[1],typed2=name3===void 0?void 0:values2.get(name3);return typed2!==
void 0?typeof typed2=="object"&&typed2?[...typed2]:typed2:fill2(value2,lookup2)}return Array.isArray(value2)?value2.map(filled):typeof value2!="object"||value2===
null?value2:Object.fromEntries(Object.entries(value2).map(([key3,each])=>[key3,filled(each)]))},operations=fix.patch.map(operation=>{let path8=fill2(operation.path,
lookup2);return operation.op==="remove"?{op:operation.op,path:path8}:"from"in operation?{op:operation.op,from:fill2(operation.from,lookup2),path:path8}:{op:operation.
op,path:path8,value:filled(operation.value)}});return{title:fill2(fix.title,lookup2).trim(),safe:fix.safe,operations}}var import_node_util=require("node:util");function causesOf(sightings,places){let situations=new Map;for(let sighting of sightings){let{ruleId,observation:observation4}=sighting,
{file,start}=places.start(observation4.at),path8="manifest"in observation4.at&&observation4.at.path,key3=JSON.stringify([ruleId,file,start,observation4.variant,
path8]),said=observation4.refusal?.message??"",texts4=situations.get(key3),alike=texts4?.get(said);alike?alike.push(sighting):texts4?texts4.set(said,[sighting]):
situations.set(key3,new Map([[said,[sighting]]]))}return[...situations.values()].flatMap(texts4=>joined2([...texts4.values()]))}function joined2(texts4){let causes=[];
for(let text3 of texts4){let[first2]=text3,others=causes.filter(cause=>cause[0]&&first2&&sameSituation(cause[0],first2)&&apart(cause,text3)),into=others.find(cause=>cause[0]?.
observation.refusal?.id===first2?.observation.refusal?.id)??others[0];into?into.push(...text3):causes.push([...text3])}return causes}function sameSituation({observation:one},{
observation:other}){return(0,import_node_util.isDeepStrictEqual)(one.data,other.data)}function apart(some,others){let cells2=new Set(some.map(({cell})=>cell));return!cells2.
has(void 0)&&others.every(({cell})=>cell&&!cells2.has(cell))}function findingsOf(sightings,cells2,words4){let places=new Places,names=[...new Set(cells2.map(({settings})=>settings.name))];return causesOf(sightings,places).
flatMap(cause=>draft(cause,names,places,words4)??[]).sort((a,b)=>inOrder4(a.finding,b.finding))}function inOrder4(a,b){return a.file!==b.file?a.file<b.file?-1:1:
a.line-b.line||a.column-b.column||(a.ruleId<b.ruleId?-1:1)}function draft(cause,allClusters,places,words4){let first2=cause[0],{ruleId,observation:observation4}=first2,
policy3=words4.policies[ruleId];if(!policy3)throw new Error(`rule ${ruleId} has no policy`);let levels=cause.map(each=>__spreadProps(__spreadValues({},each),{level:levelOf2(
each,policy3,words4)})).filter(({level})=>level!=="off");if(levels.length===0)return;let severity=SEVERITIES.find(each=>levels.some(({level})=>level===each)),clusters2=clustersOf(
levels,allClusters),affects=affected(levels,allClusters,places),path8="manifest"in observation4.at?[...observation4.at.manifest.at,...observation4.at.path]:observation4.
at.path,joined3=join({variant:observation4.variant,data:observation4.data,at:pointer(path8)},policy3,{clusters:clusters2,affected:affects,since:words4.since,until:words4.
until}),object3=objectOf(observation4.at);return{finding:__spreadProps(__spreadValues(__spreadValues({ruleId,family:policy3.family,severity,message:joined3.message,
symptom:joined3.symptom},refusalOf(levels,allClusters)),places.of(observation4.at)),{changedHere:null,object:object3,path:pointer(path8),clusters:clusters2,affects,
related:relatedOf(levels,places),why:joined3.why,remedy:joined3.remedy,assumes:[...new Set(levels.flatMap(each=>assumedIn(each)))],basis:basisOf(policy3),fingerprint:fingerprint(
ruleId,object3,pointer(path8),observation4),status:"new"}),proposals:joined3.fixes}}var SEVERITIES=["error","warning","notice"];function basisOf(policy3){return{
level:policy3.basis??"source",evidence:policy3.evidence}}function levelOf2({ruleId,observation:observation4,cell},policy3,words4){if(policy3.off&&!isTurnedOn({ruleId,
family:policy3.family},words4,cell))return"off";let severity=(observation4.variant===void 0?void 0:policy3.variants?.[observation4.variant]?.severity)??policy3.
severity,level=severityIn(words4.settings,{ruleId,family:policy3.family},severity==="error"&&!cell&&!touched(observation4,words4)?"warning":severity,words4.today,
cell?.settings),unsure=assumedIn({observation:observation4,cell}).length>0||policy3.basis==="derived";return level==="error"&&unsure?"warning":level}function isTurnedOn(rule,{
settings,today},cell){let rules=settings.rules.filter(setting=>exactness(setting.rule,rule)===2);return levelOf({rules},rule,today,cell?.settings).level!==void 0}
function touched({at:at18},{isChanged}){return isChanged("manifest"in at18?at18.manifest.document.file.path:at18.file.path)}function assumedIn({observation:observation4,
cell}){return(observation4.assumes??[]).filter(({kind})=>cell&&!cell.profile.closed(kind)).map(({says})=>says)}function clustersOf(sightings,all2){let seen=new Set(
sightings.flatMap(({cell})=>cell?[cell.settings.name]:all2));return all2.filter(name3=>seen.has(name3))}function refusalOf(sightings,all2){let texts4=new Map;for(let sighting of sightings){
let{refusal}=sighting.observation,same2=refusal&&texts4.get(refusal.message);same2?same2.push(sighting):refusal&&texts4.set(refusal.message,[refusal,sighting])}
let[said,...others]=[...texts4.values()].map(([{by,message},...of])=>({by,message,clusters:clustersOf(of,all2)}));return said?{refusal:__spreadValues({by:said.by,
message:said.message},others.length>0&&{others})}:{}}function affected(sightings,all2,places){let victims=new Map;for(let sighting of sightings){let victim=sighting.
observation.affects;victim&&victims.set(victim,[...victims.get(victim)??[],sighting])}let size=({spec})=>typeof spec.replicas=="number"?spec.replicas:1;return[...victims].
sort(([a],[b])=>size(b)-size(a)||(a.name<b.name?-1:1)).map(([victim,each])=>{let{file,line:line2}=places.of({manifest:victim,path:[]}),{kind,namespace,name:name3}=victim;
return{kind,namespace,name:name3,file,line:line2,clusters:clustersOf(each,all2),status:"new"}})}function relatedOf(sightings,places){let related=new Map;for(let{
at:at18,note}of sightings.flatMap(({observation:observation4})=>observation4.related??[])){let place2=places.of(at18);related.set(JSON.stringify([place2,note]),
__spreadProps(__spreadValues({},place2),{note}))}return[...related.values()]}function fingerprint(ruleId,object3,path8,{variant,refusal}){let parts2=JSON.stringify(
[ruleId,object3,path8,variant,refusal?.message]);return(0,import_node_crypto.createHash)("sha256").update(parts2).digest("hex").slice(0,16)}function applyChanges(text3,changes){let out="",from=0;for(let change of[...changes].sort((one,other)=>one.start-other.start||one.end-other.end))out+=text3.slice(
from,change.start)+change.newText,from=change.end;return out+text3.slice(from)}function compose(earlier,change,original){let before=[],touched2=[],after=[],touchedAt=[],
shift=0,shiftBefore=0,shiftAfter=0;for(let each of earlier){let start2=each.start+shift,end2=start2+each.newText.length;if(shift+=each.newText.length-(each.end-
each.start),end2<change.start)before.push(each),shiftBefore=shift;else if(start2>change.end){after.push(each);continue}else touched2.push(each),touchedAt.push(start2);
shiftAfter=shift}let first2=touched2[0],last=touched2[touched2.length-1];if(!first2||!last)return[...before,{start:change.start-shiftBefore,end:change.end-shiftBefore,
newText:change.newText},...after];let firstAt=touchedAt[0],lastEnd=touchedAt[touchedAt.length-1]+last.newText.length,start=Math.min(first2.start,change.start-shiftBefore),
end=Math.max(last.end,change.end-shiftAfter),head=change.start>firstAt?first2.newText.slice(0,change.start-firstAt):"",tail=lastEnd>change.end?last.newText.slice(
last.newText.length-(lastEnd-change.end)):"",headText=change.start>firstAt&&touched2.length>1?middle(original,touched2,touchedAt,firstAt,change.start):head,tailText=lastEnd>
change.end&&touched2.length>1?middle(original,touched2,touchedAt,change.end,lastEnd):tail;return[...before,{start,end,newText:headText+change.newText+tailText},
...after]}function middle(original,touched2,at18,from,to){let out="";for(let[index,each]of touched2.entries()){out+=each.newText;let next=touched2[index+1];next&&
(out+=original.slice(each.end,next.start))}let origin=at18[0];return out.slice(from-origin,to-origin)}var EditRefused=class extends Error{};var import_fast_json_patch=__toESM(require_fast_json_patch());function stepsOf(pointer5){return pointer5.split("/").slice(1).map(step=>step.replaceAll("~1","/").
replaceAll("~0","~"))}function patched(root2,operation){let{op}=operation;if(!(op!=="add"&&op!=="replace"&&op!=="remove"))try{return{value:import_fast_json_patch.default.
applyOperation(root2,operation,!0,!1).newDocument}}catch{return}}function sameJson(one,other){if(typeof one!="object"||one===null||typeof other!="object"||other===
null)return one===other;if(Array.isArray(one)||Array.isArray(other))return!Array.isArray(one)||!Array.isArray(other)||one.length!==other.length?!1:one.every((each,at18)=>sameJson(
each,other[at18]));let names=Object.keys(one);return names.length!==Object.keys(other).length?!1:names.every(name3=>Object.hasOwn(other,name3)&&sameJson(one[name3],
other[name3]))}var safe=/^[\w/.][\w/.+@%=: -]*$/,misleading=/: |:$| $| #|^\.\.\.|^[\d.][\dA-Fa-fxXoO_.:+TZ -]*$/,unprintable=/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,needsEscape=/[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
function doubleQuoted(text3){return JSON.stringify(text3).replace(unprintable,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}function isPlain(text3){
return safe.test(text3)&&!misleading.test(text3)}function stringText(text3){return isPlain(text3)&&plainScalar(text3)===text3?text3:text3.includes("'")||needsEscape.
test(text3)||text3===""?doubleQuoted(text3):`'${text3}'`}function keyText(name3){return isPlain(name3)&&plainKey(name3)===name3?name3:doubleQuoted(name3)}function inlineScalar(value2,quote2=""){
return typeof value2!="string"?JSON.stringify(value2):quote2==='"'?doubleQuoted(value2):quote2==="'"&&!needsEscape.test(value2)?`'${value2.replaceAll("'","''")}\
'`:stringText(value2)}function isInline(value2){return typeof value2!="object"||value2===null||Object.keys(value2).length===0}function flowText(value2,json){return json?
doubleQuotedJson(value2):Array.isArray(value2)?`[${value2.map(item=>flowText(item,!1)).join(", ")}]`:typeof value2=="object"&&value2!==null?`{${Object.entries(value2).
map(([name3,member4])=>`${keyText(name3)}: ${flowText(member4,!1)}`).join(", ")}}`:inlineScalar(value2)}function doubleQuotedJson(value2){return Array.isArray(value2)?
`[${value2.map(doubleQuotedJson).join(", ")}]`:typeof value2=="object"&&value2!==null?`{${Object.entries(value2).map(([name3,member4])=>`${doubleQuoted(name3)}:\
 ${doubleQuotedJson(member4)}`).join(", ")}}`:typeof value2=="string"?doubleQuoted(value2):JSON.stringify(value2)}function blockText(value2,column,layout){if(isInline(
value2))return inlineScalar(value2);let next=layout.lineBreak+" ".repeat(column);return Array.isArray(value2)?value2.map(item=>`- ${blockText(item,column+2,layout)}`).
join(next):Object.entries(value2).map(([name3,member4])=>`${keyText(name3)}:${memberText(member4,column,layout)}`).join(next)}function memberText(value2,column,layout){
let literal8=typeof value2=="string"?literalText(value2,column+layout.step,layout):void 0;if(literal8!==void 0)return` ${literal8}`;if(isInline(value2))return` ${inlineScalar(
value2)}`;let inner=column+(Array.isArray(value2)?layout.dashes:layout.step);return layout.lineBreak+" ".repeat(inner)+blockText(value2,inner,layout)}function literalText(text3,column,layout){
if(!/^[^\s][^\n]*(?:\n[^\n]+)+\n?$/.test(text3)||needsEscape.test(text3.replaceAll(`
`,"")))return;let clipped=text3.endsWith(`
`),lines=(clipped?text3.slice(0,-1):text3).split(`
`),next=layout.lineBreak+" ".repeat(column);return`|${clipped?"":"-"}${next}${lines.join(next)}`}function layoutOf(text3,root2){let step=0,dashes=-1,visit=node=>{
if(node.kind==="seq")for(let item of node.items)visit(item);if(!(node.kind!=="map"||isFlow(text3,node)))for(let{key:key3,value:value2}of node.entries){if(step&&
dashes>=0)return;if(value2.start<key3.end||lineEnd(text3,key3.end)>value2.start)continue;let deeper=columnOf(text3,value2.start)-columnOf(text3,key3.start);value2.
kind==="map"&&!step&&deeper>0&&(step=deeper),value2.kind==="seq"&&dashes<0&&deeper>=0&&(dashes=deeper),visit(value2)}};return visit(root2),{lineBreak:text3.includes(
`\r
`)?`\r
`:`
`,step:step||2,dashes:Math.max(dashes,0)}}function changesOf(text3,operation){let read2=readDocuments({path:"",text:text3})[0];if(!read2||!("root"in read2))throw new EditRefused("the document does not p\
arse");let steps2=stepsOf(operation.path);return new Writer(text3,read2).changes(operation,steps2).sort((one,other)=>other.start-one.start)}var Writer=class{#text;#root;#layout;#json;constructor(text3,document2){
this.#text=text3,this.#root=document2.root,this.#layout=layoutOf(text3,document2.root),this.#json=isFlow(text3,document2.root)&&/^\s*\{\s*(?:"|\}\s*$)/.test(text3)}changes(operation,steps2){
let value2=operation.op==="remove"?null:operation.value;if(steps2.length===0){if(operation.op==="remove")throw new EditRefused("a document cannot be removed");let slot={
start:this.#root.start,end:this.#root.end,aliased:!1,behind:this.#root.start};return this.#put(slot,this.#root,value2,!1,0)}let parent=this.#root,flow2=!1,owner,
column=0;for(let step of steps2.slice(0,-1)){flow2||=isFlow(this.#text,parent);let found2=this.#member(parent,step);if(found2.slot.aliased||isAnchored(found2.node))
throw new EditRefused(`'${step}' is shared through an anchor`);column=found2.column,parent=found2.node,owner=found2.slot}flow2||=isFlow(this.#text,parent);let last=steps2[steps2.
length-1];if(parent.kind==="scalar")throw new EditRefused(`there is no '${last}' in a scalar`);if(operation.op==="remove")return this.#remove(parent,last,flow2,
owner,column);if(parent.kind==="seq"&&operation.op==="add")return this.#insertItem(parent,last,value2,flow2);let known6=entry(parent,last);if(parent.kind==="map"&&
!(known6&&isOwn(parent,known6)))return this.#insertEntry(parent,last,value2,flow2);let found=this.#member(parent,last);return this.#put(found.slot,found.node,value2,
flow2,found.column)}#member(parent,step){if(parent.kind==="map"){let found=entry(parent,step);if(!found)throw new EditRefused(`there is no '${step}'`);if(!isOwn(
parent,found))throw new EditRefused(`'${step}' is merged from elsewhere`);return{node:found.value,slot:valueSlot(this.#text,found),column:columnOf(this.#text,found.
key.start)}}let node=parent.kind==="seq"?parent.items[Number(step)]:void 0;if(!node)throw new EditRefused(`there is no '${step}'`);let slot=itemSlots(this.#text,
parent)[Number(step)];return{node,slot,column:columnOf(this.#text,dashOf(slot))}}#put(at18,old,value2,flow2,column){let text3=this.#text,absent=at18.start===at18.
end&&!at18.aliased,slot=absent&&text3.slice(at18.end,lineEnd(text3,at18.end)).trim()===""?__spreadProps(__spreadValues({},at18),{end:lineEnd(text3,at18.end)}):at18,
gap2=absent&&slot.start>0&&!isBlank(text3.charCodeAt(slot.start-1))&&":-".includes(text3.charAt(slot.start-1))?" ":"";if(flow2||old===this.#root&&isFlow(text3,old))
return[{start:slot.start,end:slot.end,newText:gap2+flowText(value2,this.#json)}];let isItem=text3.charAt(slot.behind-1)==="-"&&dashStarts(text3,slot.behind-1),isRoot=slot.
behind===slot.start&&old===this.#root,besides=lineStart(text3,slot.start)<=slot.behind;if(isInline(value2)){let quote2=old.kind==="scalar"&&!slot.aliased?text3.
charAt(old.start):"",newText=inlineScalar(value2,quote2);return isRoot||besides?[{start:slot.start,end:slot.end,newText:gap2+newText}]:[{start:lineEnd(text3,slot.
behind),end:slot.end,newText:""},{start:slot.behind,end:slot.behind,newText:` ${newText}`}]}if(isRoot)return[{start:slot.start,end:slot.end,newText:blockText(value2,
columnOf(text3,slot.start),this.#layout)}];if(isItem){let inner=besides&&!absent?columnOf(text3,slot.start):column+2;return besides?[{start:slot.start,end:slot.
end,newText:gap2+blockText(value2,inner,this.#layout)}]:[{start:slot.behind,end:slot.end,newText:` ${blockText(value2,column+2,this.#layout)}`}]}let written3=memberText(
value2,column,this.#layout);if(!besides)return[{start:lineEnd(text3,slot.behind),end:slot.end,newText:written3}];let rest=lineEnd(text3,slot.end);return rest===
slot.end?[{start:slot.behind,end:slot.end,newText:written3}]:[{start:rest,end:rest,newText:written3},{start:slot.behind,end:slot.end,newText:""}]}#insertEntry(map,name3,value2,flow2){
let text3=this.#text,entries=inOrder2(map),last=entries[entries.length-1];if(flow2){let pair=`${this.#json?doubleQuoted(name3):keyText(name3)}: ${flowText(value2,
this.#json)}`;return last?[this.#appended(valueSlot(text3,last).end,last.key.start,pair)]:[{start:map.start+1,end:map.end-1,newText:pair}]}let column=columnOf(text3,
map.start),end=lineEnd(text3,map.end),line2=`${keyText(name3)}:${memberText(value2,column,this.#layout)}`;return[{start:end,end,newText:this.#layout.lineBreak+"\
 ".repeat(column)+line2}]}#appended(end,lastStart,member4){let text3=this.#text,separator=isFirstOnLine(text3,lastStart)?`,${this.#layout.lineBreak}${text3.slice(
lineStart(text3,lastStart),lastStart)}`:", ";return{start:end,end,newText:separator+member4}}#insertItem(seq,step,value2,flow2){let text3=this.#text,index=step===
"-"?seq.items.length:Number(step),slots=itemSlots(text3,seq),next=slots[index],last=slots[slots.length-1];if(flow2){let item2=flowText(value2,this.#json);return last?
next?[{start:next.start,end:next.start,newText:`${item2}, `}]:[this.#appended(last.end,last.start,item2)]:[{start:seq.start+1,end:seq.end-1,newText:item2}]}if(!last)
throw new EditRefused("the sequence has no item");let column=columnOf(text3,seq.start),item=`- ${blockText(value2,column+2,this.#layout)}`,between=this.#layout.
lineBreak+" ".repeat(column);if(next)return[{start:dashOf(next),end:dashOf(next),newText:item+between}];let end=lineEnd(text3,seq.end);return[{start:end,end,newText:between+
item}]}#remove(parent,step,flow2,owner,ownerColumn){let text3=this.#text;this.#member(parent,step);let spans=parent.kind==="map"?inOrder2(parent).map(each=>({start:each.
key.start,end:valueSlot(text3,each).end})):itemSlots(text3,parent).map(slot=>({start:flow2?slot.start:dashOf(slot),end:slot.end})),at18=parent.kind==="map"?inOrder2(
parent).findIndex(each=>each.name===step):Number(step),span=spans[at18],next=spans[at18+1];if(spans.length===1)return flow2?[{start:parent.start+1,end:parent.end-
1,newText:""}]:this.#put(owner??rootSlot(parent),parent,parent.kind==="map"?{}:[],!1,ownerColumn);if(flow2)return at18>0?[{start:spans[at18-1].end,end:span.end,
newText:""}]:[{start:span.start,end:next.start,newText:""}];if(!isFirstOnLine(text3,span.start))return[{start:span.start,end:next.start,newText:""}];let start=lineStart(
text3,span.start),newline=text3.indexOf(`
`,span.end);return newline>=0?[{start,end:newline+1,newText:""}]:[{start:lineEnd(text3,lineStart(text3,Math.max(0,start-1))),end:text3.length,newText:""}]}};function rootSlot(node){
return{start:node.start,end:node.end,aliased:!1,behind:node.start}}function isBlank(unit){return unit===32||unit===9||unit===10||unit===13}function dashStarts(text3,at18){
return/^[\s\ufeff]*(?:[-?:][ \t]+|[^'"#]*:[ \t]+)*$/.test(text3.slice(lineStart(text3,at18),at18))}function textEdits(document2,operations){let{file,start,end}=document2,original=file.text.slice(start,end),wanted2=plainValue(document2.root),changes=[];for(let operation of operations){
let next=patched(wanted2,operation);if(!next)throw new EditRefused(`'${operation.op} ${operation.path}' does not apply`);changes=written2(original,changes,expand(
wanted2,operation))??written2(original,changes,[operation],!0),wanted2=next.value}let text3=applyChanges(original,changes),read2=readDocuments({path:file.path,text:text3})[0];
if(!read2||!("root"in read2)||!sameJson(plainValue(read2.root),wanted2))throw new EditRefused("the patch cannot be written without changing other values");return changes.
filter(each=>each.newText!==original.slice(each.start,each.end)).map(each=>({file:file.path,start:each.start+start,end:each.end+start,newText:each.newText}))}function written2(original,before,operations,last=!1){
let changes=before;try{for(let operation of operations)for(let change of changesOf(applyChanges(original,changes),operation))changes=compose(changes,change,original);
return changes}catch(error){if(error instanceof EditRefused&&!last)return;throw error}}function applyEdits(text3,edits){return applyChanges(text3,edits)}function expand(root2,operation){
let steps2=stepsOf(operation.path),isInsertion=operation.op==="add"&&Array.isArray(steps2.slice(0,-1).reduce(member3,root2));if(operation.op==="remove"||isInsertion)
return[operation];let value2=operation.value,before=steps2.reduce(member3,root2);if(!isMap(before)||!isMap(value2)||Object.keys(value2).length===0||Object.keys(
before).length===0)return[operation];let parts2=[];for(let[name3,now]of Object.entries(value2)){let path8=`${operation.path}/${name3.replaceAll("~","~0").replaceAll(
"/","~1")}`;Object.hasOwn(before,name3)?sameJson(before[name3],now)||parts2.push(...expand(root2,{op:"replace",path:path8,value:now})):parts2.push({op:"add",path:path8,
value:now})}for(let name3 of Object.keys(before))Object.hasOwn(value2,name3)||parts2.push({op:"remove",path:`${operation.path}/${name3.replaceAll("~","~0").replaceAll(
"/","~1")}`});return parts2}function isMap(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)}function member3(value2,step){return typeof value2==
"object"&&value2!==null&&Object.hasOwn(value2,step)?value2[step]:void 0}var MOST_TRIED=20;function withFixes(drafts,{files},contents,judge3){let candidates=drafts.flatMap(draft2=>firstCandidate(draft2,contents)??[]);if(candidates.length===
0)return drafts.map(({finding})=>finding);let before=new Set(drafts.map(({finding})=>finding.fingerprint)),mends=tried=>{let after=new Set(judge3(edited(files,tried)).
map(({fingerprint:fingerprint2})=>fingerprint2));return tried.every(({draft:draft2})=>!after.has(draft2.finding.fingerprint))&&[...after].every(each=>before.has(
each))},good=mends(candidates)?candidates:candidates.slice(0,MOST_TRIED).filter(each=>mends([each])),fixes=new Map(good.map(({draft:draft2,fix})=>[draft2,fix]));
return drafts.map(draft2=>{let fix=fixes.get(draft2);return fix?__spreadProps(__spreadValues({},draft2.finding),{fix}):draft2.finding})}function edited(files,candidates){
let edits=new Map;for(let edit of candidates.flatMap(({fix})=>fix.edits))edits.set(edit.file,[...edits.get(edit.file)??[],edit]);return files.map(file=>{let own2=edits.
get(file.path);return own2?__spreadProps(__spreadValues({},file),{text:applyEdits(file.text,own2)}):file})}function firstCandidate(draft2,contents){let{file,line:line2}=draft2.
finding,document2=contents.documents.filter(each=>each.file.path===file).filter(isReadable).findLast(({start,file:{text:text3}})=>lineAt(text3,start)<=line2);for(let proposal of document2?
draft2.proposals:[]){let edits=document2&&editsOf(document2,proposal);if(edits)return{draft:draft2,fix:{title:proposal.title,safe:proposal.safe,edits}}}}function lineAt(text3,offset){
return text3.slice(0,offset).split(`
`).length}function editsOf(document2,{operations}){try{return textEdits(document2,operations)}catch(error){if(error instanceof EditRefused)return;throw error}}function firstWith(name3,knowledge3){return first(name3,knowledge3,!0)}function firstWithout(name3,knowledge3){return first(name3,knowledge3,!1)}function first(name3,knowledge3,wanted2){
let fact=knowledge3.facts[name3];if(!fact)throw new Error(`a policy speaks of the fact "${name3}", which is in no table`);let{aliases}=knowledge3.releases[fact.
of],releases=knownReleases(knowledge3,fact.of).filter(({text:text3,pre})=>!pre&&!(text3 in aliases)),holds3=releases.map(release=>inRange(release,fact.holds)),from=wanted2?
0:holds3.indexOf(!0)+1,at18=holds3.indexOf(wanted2,from);return at18<0?void 0:`${fact.of} ${releases[at18]?.text}`}function simulatedObject({manifest,verdict:verdict2,refusals,dropped,assumes},places){let{file,line:line2}=places.of({manifest,path:[]});return __spreadProps(__spreadValues(
{},refOf(manifest)),{file,line:line2,verdict:verdict2,refusals:refusals.map(refusal=>simulatedRefusal(refusal,{manifest,path:refusal.path},places)),dropped:dropped.
map(({path:path8,by})=>({path:pointer(path8),by})),assumes:words3(assumes)})}function simulatedPod(outcome,places){let{pod,workload,subset:subset2,host}=outcome,
{spec}=pod;return{workload:refOf(workload),subset:subset2?.name??null,verdict:outcome.verdict,refusals:refusalsOf2(pod,pod.refusals,workload,places),assumes:words3(
outcome.assumes),priorityClassName:text(spec.priorityClassName)||null,priority:typeof spec.priority=="number"?spec.priority:null,preemptionPolicy:text(spec.preemptionPolicy)||
null,qosClass:outcome.qosClass,containers:[...containersOf2(pod,"initContainers"),...containersOf2(pod,"containers")],volumes:objects(spec.volumes).map(({name:name3})=>text(
name3)),host:host?{verdict:host.verdict,qosClass:host.qosClass,refusals:refusalsOf2(host.pod,host.refusals,workload,places)}:null}}function simulatedUpdate(manifest,{
outcome,because,refusals},places){let told=refusals.map(refusal=>simulatedRefusal(refusal,{manifest,path:refusal.path},places));return{object:refOf(manifest),outcome,
refusals:told,because}}function refusalsOf2(pod,refusals,workload,places){return refusals.map(refusal=>simulatedRefusal(refusal,pod.writer(refusal)??{manifest:workload,
path:[]},places))}function simulatedRefusal({by,message,path:path8},at18,places){let{file,line:line2,column}=places.of(at18);return{by,message,path:pointer(path8),
file,line:line2,column}}function containersOf2(pod,key3){return objects(pod.spec[key3]).map((container,at18)=>{let writer=pod.origin(["spec",key3,at18,"name"])?.
manifest;return{name:containerName(container),init:key3==="initContainers",injectedBy:writer?.kind==="SidecarSet"?`SidecarSet/${writer.name}`:null,resources:isObject(
container.resources)?container.resources:{},resizePolicy:container.resizePolicy??[]}})}function words3(assumes){return[...new Set(assumes.map(({says})=>says))]}function tenantsOf(cell,cells2,contents,outcomes,knowledge3){if(cell.tenancy)return configured(cell,outcomes);let guests=cells2.filter(({tenancy,host})=>tenancy&&
host?.settings.name===cell.settings.name);return installed2(cell,contents,knowledge3).filter(tenant=>!guests.some(guest=>isThe(tenant,guest)))}function isThe({at:at18,
namespace},{tenancy,profile}){return tenancy?.at?.file.path===at18.file.path&&tenancy.at.span.start===at18.span.start||namespace!==void 0&&namespace===profile.hostNamespace}
function configured({profile,tenancy,host,settings},outcomes){return!tenancy?.at||!profile.vcluster?[]:[{name:settings.name,guest:profile,versions:{kubernetes:profile.
kubernetes.display,vcluster:profile.vcluster.display},host:host&&new World(new Reading(host)),namespace:profile.hostNamespace,options:tenancy.options,stuck:outcomes.
flatMap(({pods})=>pods.filter(({host:copy})=>copy?.verdict==="stuck")),at:tenancy.at}]}function installed2(cell,{documents},knowledge3){let there=documents.filter(
isReadable).filter(({file})=>cell.goesThere(file.path)),tenants=there.flatMap(document2=>vclusterCarriers(document2).flatMap(carrier2=>{let values2=carrier2.kind===
"chart-dependency"?valuesBeside(document2,there):void 0,set=values2&&dependencyValues(carrier2,values2),[whole3,source2]=set?.version?[set,values2]:[__spreadValues(
__spreadValues({},carrier2),set&&{values:set.values}),document2];return(source2&&tenantOf(whole3,source2,cell,knowledge3))??[]})),places=tenants.map(({at:at18})=>`${at18.
span.start} ${at18.file.path}`);return tenants.filter((_,index)=>places.indexOf(places[index])===index)}function valuesBeside({file},all2){let folder=file.path.
slice(0,file.path.lastIndexOf("/")+1);return all2.find(each=>each.file.path===`${folder}values.yaml`)}function tenantOf({version:version2,values:values2,namespace},document2,cell,knowledge3){
let vcluster=version2&&resolveRelease(knowledge3,"vcluster",version2.text);if(!vcluster)return;let options=vclusterOptions(values2??{}),{profile}=cell,text3=options.
guestVersion??guestByDefault(profile,vcluster,options,knowledge3),kubernetes=text3===void 0?void 0:resolveRelease(knowledge3,"kubernetes",text3);if(!kubernetes)
return;let spot=versionSpot(document2,version2);return{name:namespace??spot.file.path,guest:new ClusterProfile(knowledge3,{name:profile.name,kubernetes,vcluster,
host:profile}),versions:{kubernetes:kubernetes.display,vcluster:vcluster.display},host:new World(new Reading(cell)),namespace,options,stuck:[],at:spot}}function guestByDefault({
kubernetes},vcluster,{distro},knowledge3){let bare=new ClusterProfile(knowledge3,{name:"",kubernetes,vcluster});if(distro!=="k3s"&&bare.holds("guest-follows-hos\
t-version"))return kubernetes.display;let k3s=distro==="k3s"||distro===void 0&&!bare.holds("chart-is-one"),version2=bare.lookup(k3s?"vcluster-default-k3s-versio\
n":"vcluster-default-k8s-version");return version2===void 0?void 0:String(version2)}var import_node_util4=require("node:util");function stuck(refusal){return{outcome:"stuck",because:"every write of the running pods is refused",refusals:[refusal]}}function goesOn(outcome,because){return{
outcome,because,refusals:[]}}var import_node_util3=require("node:util");var import_node_util2=require("node:util");function rewritten(pod,world){let spec=typed({spec:pod.spec},world.kruiseStructs(),pod.origins).spec;return defaultPodSpec(spec,world.cluster,!0),spec}function losesResizePolicy(pod,world){
if(!world.cluster.enabled("InPlacePodVerticalScaling"))return[];let after=objects(rewritten(pod,world).containers);return objects(pod.spec.containers).flatMap((container,at18)=>samePolicies(
container,after[at18])?[]:[at18])}function samePolicies(before,after){let[was,is]=[policies3(before),policies3(after)];return was.size===is.size&&[...was].every(
([resource,policy3])=>is.get(resource)===policy3)}function policies3(container){let listed4=isObject(container)?objects(container.resizePolicy):[];return new Map(
listed4.map(({resourceName:resourceName2,restartPolicy})=>[resourceName2,restartPolicy]))}function templateChange(before,manifest,world){let was=revisionOf(before,world),is=revisionOf(manifest,world);return{was,is,differences:[...differences(was,is,""),
...claimChanges(before,manifest,world)]}}function revisionOf(manifest,world){let{metadata:metadata2,spec}=storedTemplate(manifest,world),{labels:labels2,annotations}=isObject(
metadata2)?metadata2:{};return{metadata:__spreadValues(__spreadValues({},isObject(labels2)&&{labels:labels2}),isObject(annotations)&&{annotations}),spec:spec??{}}}
function claimChanges(before,manifest,{cluster}){if(manifest.kind!=="CloneSet"||!claimsPath(manifest))return[];if(!cluster.kruiseEnabled("RecreatePodWhenChangeV\
CTInCloneSetGate"))return[];let[was,is]=[before,manifest].map(({spec})=>objects(spec.volumeClaimTemplates));return differences(was??[],is??[],"/volumeClaimTempl\
ates")}var IMAGE=/^\/spec\/containers\/\d+\/image$/,METADATA=/^\/metadata(\/(labels|annotations)|$)/,RESOURCE=/^\/spec\/containers\/\d+\/resources\/(?:limits|requests)\/(.+)$/;
function isResize({operation,path:path8}){return operation==="replace"&&["cpu","memory"].includes(RESOURCE.exec(path8)?.[1]??"")}function inPlaceObstacle(change,kind,{
cluster}){let resizes=cluster.kruiseEnabled("InPlaceWorkloadVerticalScaling")&&cluster.holds("in-place-update-resizes");for(let each of change.differences){let{
operation,path:path8}=each;if(!(METADATA.test(path8)||operation==="replace"&&IMAGE.test(path8)||resizes&&isResize(each)))return`${path8} cannot be changed in pl\
ace`}let[was,is]=[change.was,change.is].map(template3=>qosClass(member2(template3,"spec"),cluster));if(was!==is)return`the QoS class changes from ${was} to ${is}\
, which cannot be done in place`;if(kind==="DaemonSet"&&!awaitsUpdate(change.was))return"the running pods have no readiness gate InPlaceUpdateReady"}function awaitsUpdate(template3){
let{readinessGates}=member2(template3,"spec");return objects(readinessGates).some(({conditionType})=>text(conditionType)==="InPlaceUpdateReady")}function refusedWrite(pod,world){return(0,import_node_util2.isDeepStrictEqual)(plain2(rewritten(pod,world)),plain2(pod.spec))?void 0:forbidden(world)}function plain2(value2){
return JSON.parse(JSON.stringify(value2))}function refusedResize(changes,world){let{cluster}=world;if(!changes.some(isResize))return;let gate=cluster.enabled("I\
nPlacePodVerticalScaling");if(gate&&cluster.holds("resize-through-pod"))return;let subresource=cluster.holds("resize-subresource")&&cluster.holds("in-place-upda\
te-resizes-through-subresource");return gate&&subresource?void 0:forbidden(world)}function forbidden({cluster}){let id=cluster.enabled("InPlacePodVerticalScalin\
g")&&cluster.holds("resize-through-pod")?"pod-update-forbidden-but-resources":"pod-update-forbidden";return{by:"kube-apiserver",id,message:cluster.say(id),path:[
"spec"]}}function sidecarSetUpdate(before,manifest,world,was){if((0,import_node_util3.isDeepStrictEqual)(sidecars(before,!0),sidecars(manifest,!0)))return goesOn("none",
"the sidecars stay as they are");let{paused,type,partition:partition3}=member2(manifest.spec,"updateStrategy");if(type!==void 0&&text(type)!=="RollingUpdate")return goesOn(
"none",`with ${text(type)} pods keep their sidecars until they are made anew`);if(paused===!0||partition3==="100%")return goesOn("none","the update is paused, o\
r its partition keeps every pod");if(!(0,import_node_util3.isDeepStrictEqual)(sidecars(before,!1),sidecars(manifest,!1)))return goesOn("none","more than images \
changes: pods keep their sidecars until they are made anew");let running=podsWith(before,was);if(running.length===0)return goesOn("none","no pod in view has the\
 sidecars");for(let{pod}of running){let refusal=refusedWrite(pod,world);if(refusal)return stuck(refusal)}return goesOn("in-place","only images of sidecars chang\
e")}function sidecars({spec},withImages){let{containers:containers2,initContainers:initContainers2,volumes:volumes2,imagePullSecrets}=spec;return{told:objects(containers2).
map(_a=>{var _b=_a,{image}=_b,rest=__objRest(_b,["image"]);return withImages?__spreadValues({image:image??""},rest):rest}),initContainers:initContainers2,volumes:volumes2,
imagePullSecrets}}function podsWith(sidecarSet,was){return KINDS.filter(({templates:templates2})=>templates2).flatMap(({group,kind})=>was.all(group,kind)).flatMap(
workload=>simulate(workload,was,"stop").pods).filter(({pod,verdict:verdict2})=>{let names=objects(pod.spec.containers).map((_,at18)=>pod.origin(["spec","contain\
ers",at18,"name"]));return verdict2==="admitted"&&names.some(origin=>origin?.manifest===sidecarSet)})}function strategyOf(manifest,world){let{group,kind,spec}=manifest;if(replicasOf(manifest)===0)return none2(`${kind} has no pods`);let held=heldBack(manifest,world);
if(held)return none2(held);let strategy=member2(spec,kind==="Deployment"?"strategy":"updateStrategy"),type=text(strategy.type);if(type==="OnDelete")return none2(
"with OnDelete pods are made anew only when somebody deletes them");switch(`${group}/${kind}`){case"apps/Deployment":case"apps/StatefulSet":case"apps/DaemonSet":
return{path:"recreate",because:`a ${kind} makes new pods for a new template`};case"apps.kruise.io/CloneSet":return byPolicy(type);case"apps.kruise.io/StatefulSe\
t":return byPolicy(text(member2(strategy,"rollingUpdate").podUpdatePolicy));case"apps.kruise.io/DaemonSet":return byPolicy(text(member2(strategy,"rollingUpdate").
rollingUpdateType));case"apps/ReplicaSet":case"/ReplicationController":case"batch/CronJob":case"apps.kruise.io/AdvancedCronJob":return none2(`a ${kind} uses its\
 template only for pods to come`);default:return{path:"unknown",because:`what a ${kind} does with a new template is not modelled`}}}function byPolicy(policy3){return policy3.
startsWith("InPlace")?{path:"in-place",because:`the update policy is ${policy3}`}:{path:"recreate",because:`the update policy is ${policy3||"ReCreate"}`}}function heldBack(manifest,world){
let{group,kind,spec}=manifest,strategy=member2(spec,"updateStrategy"),rolling2=kind==="CloneSet"?strategy:member2(strategy,"rollingUpdate");if((kind==="Deployme\
nt"?spec:group==="apps.kruise.io"?rolling2:{}).paused===!0)return"the update is paused";let keeps=kind==="Deployment"?0:kept(rolling2,replicasOf(manifest),world);
return kind!=="DaemonSet"&&keeps>0&&keeps>=replicasOf(manifest)?"the partition keeps every pod on the revision that it has":void 0}function kept({partition:partition3},replicas,{
cluster}){if(typeof partition3=="number")return partition3;if(typeof partition3!="string")return 0;let{value:value2}=scaled(partition3,replicas,cluster);return value2>=
replicas&&partition3!=="100%"&&replicas>1?replicas-1:value2}function replicasOf({kind,spec}){return typeof spec.replicas=="number"&&kind!=="DaemonSet"?spec.replicas:
1}function none2(because){return{path:"none",because}}function updateOf(before,now,world,was){let{manifest,verdict:verdict2,refusals}=now.object;return verdict2==="rejected"?{outcome:"rejected",because:"",refusals}:
manifest.kind==="SidecarSet"?sidecarSetUpdate(before,manifest,world,was):templatePath(manifest)?manifest.kind==="Pod"?podUpdate(before,manifest):workloadUpdate(
before,manifest,world,was):goesOn("none","pods that run stay as they are")}function podUpdate(before,manifest){return(0,import_node_util4.isDeepStrictEqual)(before.
spec,manifest.spec)?goesOn("none","the spec of the pod stays as it is"):goesOn("unknown","what the API server says of a change to a running Pod is not modelled")}
function workloadUpdate(before,manifest,world,was){let change=templateChange(before,manifest,world);if(change.differences.length===0)return goesOn("none","the t\
emplate of the pods stays as it is");let strategy=strategyOf(manifest,world);if(strategy.path!=="in-place")return goesOn(strategy.path,strategy.because);let obstacle=inPlaceObstacle(
change,manifest.kind,world);if(obstacle)return goesOn("recreate",obstacle);let running=simulate(before,was,"stop").pods.filter(({verdict:verdict2})=>verdict2===
"admitted");for(let{pod}of running){let refusal=refusedWrite(pod,world)??refusedResize(change.differences,world);if(refusal)return stuck(refusal)}return goesOn(
"in-place","nothing else than what may be changed in place is changed")}var clonesetSurgeRecreates={id:"cloneset-surge-recreates",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="apps.kruise.io"||
manifest.kind!=="CloneSet"||refusals.length>0)return;let{type,maxSurge}=member2(manifest.spec,"updateStrategy");!world.cluster.installed("kruise")||type!=="InPl\
aceIfPossible"||typeof maxSurge!="number"&&typeof maxSurge!="string"||/^0+%?$/.test(String(maxSurge))||(yield{at:{manifest,path:["spec","updateStrategy","maxSur\
ge"]},data:{surge:maxSurge},affects:manifest})}};function historyOf(manifest,path8,cluster){let releases=cluster.releases("kruise"),lost=lossesOf(manifest,releases).map(pointers=>!pointers||path8.some((_,at18)=>pointers.
has(pointer(path8.slice(0,at18+1))))),last=lost.lastIndexOf(!0),kept2=lost.lastIndexOf(!1),gone=last===lost.length-1&&kept2>=0;return{since:releases[last+1]?.name,
until:gone?releases[kept2+1]?.name:void 0,newest:releases.at(-1)?.name}}function lossesOf(manifest,releases){let known6=losses.get(manifest);return known6||(known6=
releases.map(({cluster})=>{if(manifest.group.endsWith("kruise.io")&&!crdFields(manifest,cluster))return;let dropped=droppedFields(manifest,cluster).map(({path:path8})=>path8);
return new Set([...dropped,...unreadFields(manifest,cluster)].map(pointer))}),losses.set(manifest,known6)),known6}var losses=new WeakMap;function namesBeside(path8,part,cluster){
let newest2=cluster.releases("kubernetes").at(-1)?.cluster;return[...(newest2&&structAt(patchSchema("Pod",newest2),part.type,path8.slice(part.at.length,-1)))?.keys()??
[]]}function crdNamesBeside(manifest,path8,cluster){let steps2=path8.slice(0,-1).map(step=>typeof step=="number"?"[]":step),fields=fieldsAt(crdFields(manifest,cluster),
steps2);return typeof fields=="object"?Object.keys(fields).filter(name3=>/^\w/.test(name3)):[]}function meant(path8,names){return nearest(String(path8.at(-1)),names)}
function partOf(manifest,path8){return manifest.kind==="SidecarSet"?{at:path8.slice(0,2),type:path8[1]==="volumes"?"list of Volume":"list of Container"}:manifest.
kind==="WorkloadSpread"?{at:path8.slice(0,4),type:"Pod"}:{at:templatePath(manifest)??[],type:"Pod"}}var LISTS={containers:"container",initContainers:"init conta\
iner",volumes:"volume"};function worded3(manifest,path8){let lists=path8.findLastIndex((step,at18)=>typeof path8[at18+1]=="number"&&Object.hasOwn(LISTS,step));if(lists>=
0&&path8.length>lists+2){let name3=text(valueAt(manifest.value,[...path8.slice(0,lists+2),"name"]));return{field:fieldPath(path8.slice(lists+2)),whose:`${LISTS[String(
path8[lists])]} "${name3}"`}}let below=path8.slice(partOf(manifest,path8).at.length);return manifest.kind==="WorkloadSpread"?{field:fieldPath(below),whose:"the \
patch"}:below[0]==="spec"&&below.length>1?{field:fieldPath(below.slice(1)),whose:"the pod spec"}:{field:fieldPath(below),whose:"the template"}}function holeRefusals(manifest,path8,refusals,placeOf4){
let holder=path8.slice(0,-1),value2=valueAt(manifest.value,holder);return!isObject(value2)||Object.keys(value2).some(key3=>key3!==path8.at(-1)&&key3!=="name")?[]:
refusals.filter(refusal=>{let place2=placeOf4(refusal);if(!place2)return!1;let at18=pointer(place2);return at18===pointer(holder)||at18===pointer(path8)?!0:at18.
startsWith(`${pointer(holder)}/`)&&valueAt(manifest.value,place2)===void 0})}var crdFieldPruned={id:"crd-field-pruned",*observe(seen){let{object:object3}=seen;if(kindOf(object3.manifest.group,object3.manifest.kind)?.of==="kruise")for(let{
path:path8,by}of object3.dropped){let selector4=object3.manifest.kind==="SidecarSet"&&path8[1]==="namespaceSelector",written3=valueAt(object3.manifest.value,path8)!==
null;by===API_SERVER&&written3&&!selector4&&(yield observation(object3.manifest,path8,seen))}}};function observation(manifest,path8,{world}){let{cluster}=world,
{since,until,newest:newest2}=historyOf(manifest,path8,cluster),at18={manifest,path:path8},data={object:nameOf(manifest),field:fieldPath(path8),apiVersion:manifest.
apiVersion};if(since!==void 0)return{at:at18,data:__spreadProps(__spreadValues({},data),{since})};let version2=versionWith(manifest,path8,cluster);if(version2)return{
at:at18,variant:"version",data:__spreadProps(__spreadValues({},data),{version:version2})};let nearest2=meant(path8,crdNamesBeside(manifest,path8,cluster));return until!==
void 0?{at:at18,variant:"gone",data:__spreadProps(__spreadValues({},data),{until,nearest:nearest2})}:{at:at18,variant:"unknown",data:__spreadProps(__spreadValues(
{},data),{nearest:nearest2,newest:newest2})}}function versionWith({group,kind,apiVersion},path8,cluster){return Object.keys(kindOf(group,kind)?.versions??{}).map(
version2=>`${group}/${version2}`).find(other=>other!==apiVersion&&hasField(other,kind,path8,cluster))}function hasField(apiVersion,kind,path8,cluster){let fields=crdFields(
{apiVersion,kind},cluster);return path8.reduce((at18,step)=>{if(typeof at18!="object")return at18;let name3=typeof step=="number"?"[]":step;return Object.hasOwn(
at18,name3)?at18[name3]:void 0},fields)!==void 0}var MAKERS=KINDS.filter(({templates:templates2})=>templates2!==void 0);function podsInView(world,namespace){return MAKERS.flatMap(({group,kind})=>world.objectsOf(
group,kind,namespace)).flatMap(workload=>{let template3=templateOf(workload);if(!template3)return[];let className=text(member2(template3,"spec").priorityClassName),
priority2=className?world.priorityClass(className):defaultPriority(world);return[{workload,labels:member2(member2(template3,"metadata"),"labels"),priority:priority2}]})}
function preemptingClasses(world){return world.priorityClasses().filter(({name:name3})=>!name3.startsWith("system-")).map(valuesOf).filter(({preemptionPolicy})=>preemptionPolicy!==
"Never").sort((a,b)=>b.priority-a.priority)}var SCALED=["Deployment","ReplicaSet","StatefulSet","CloneSet"],disruptionBudgetBlocksEvictions={id:"disruption-budget-blocks-evictions",*observe({object:object3,
world}){let{manifest,refusals}=object3;if(manifest.group!=="policy"||manifest.kind!=="PodDisruptionBudget"||refusals.length>0)return;let{selector:selector4,maxUnavailable,
minAvailable}=manifest.spec;if(!isObject(selector4))return;let workloads=podsInView(world,manifest.namespace??"").filter(({labels:labels2})=>selects(selector4,labels2)).
map(({workload})=>workload),total=scaledTotal(workloads,world),blocked=blocks(maxUnavailable,minAvailable,total);if(!blocked)return;let data={name:manifest.name,
given:blocked.given,field:blocked.path.at(-1),total},at18={manifest,path:blocked.path};workloads.length===0&&(yield{at:at18,variant:"nothing-in-view",data});for(let workload of workloads)
yield{at:at18,data,affects:workload}}};function blocks(maxUnavailable,minAvailable,total){if(isIntOrString(maxUnavailable))return intOrPercentValue(maxUnavailable)===
0?{path:["spec","maxUnavailable"],given:maxUnavailable}:void 0;if(!isIntOrString(minAvailable))return;let value2=intOrPercentValue(minAvailable),found={path:["s\
pec","minAvailable"],given:minAvailable};if(typeof minAvailable=="string"&&value2>=100)return found;if(total===void 0)return;let wanted2=typeof minAvailable=="s\
tring"?Math.ceil(value2*total/100):value2;return total>0&&wanted2>=total?found:void 0}function isIntOrString(value2){return typeof value2=="number"||typeof value2==
"string"&&/^\d+%$/.test(value2)}function scaledTotal(workloads,world){if(!(workloads.length===0||!workloads.every(({kind})=>SCALED.includes(kind)))&&!workloads.
some(each=>isScaled(each,world)))return workloads.reduce((sum2,{spec})=>sum2+(typeof spec.replicas=="number"?spec.replicas:1),0)}function isScaled({kind,name:name3,
namespace},world){return[...world.objectsOf("autoscaling","HorizontalPodAutoscaler",namespace),...world.objectsOf("keda.sh","ScaledObject",namespace)].some(({spec})=>{
let target=member2(spec,"scaleTargetRef");return target.name===name3&&(text(target.kind)||"Deployment")===kind})}var disruptionBudgetNoGuarantee={id:"disruption-budget-no-guarantee",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="policy"||
manifest.kind!=="PodDisruptionBudget"||refusals.length>0)return;let{selector:selector4}=manifest.spec,highest=preemptingClasses(world)[0];if(!(!highest||!isObject(
selector4)))for(let{workload,labels:labels2,priority:priority2}of podsInView(world,manifest.namespace??""))!selects(selector4,labels2)||!priority2||priority2.priority>=
highest.priority||(yield{at:{manifest,path:["spec"]},data:{name:manifest.name,className:highest.className,value:highest.priority},affects:workload})}};var duplicateKey={id:"duplicate-key",*observeDocument(document2){if(!("root"in document2))return;let{file}=document2;for(let{name:name3,path:path8,first:first2,
again}of document2.duplicates)yield{at:{file,span:again,path:[...path8,name3]},data:{key:name3},related:[{at:{file,span:first2,path:[...path8,name3]},note:`"${name3}\
" stands here first; this value is lost`}]}}};var sidecarTakesResizePolicy={id:"sidecar-takes-resize-policy",*observe({pods,world}){for(let{pod,workload}of world.cluster.installed("kruise")?pods:[]){let lost=losesResizePolicy(
pod,world),writer=lost.length>0?writerOf(pod,workload):void 0;if(writer)for(let index of lost){let container=objects(pod.spec.containers)[index]??{},name3=pod.origin(
["spec","containers",index,"name"]),policy3=pod.origin(["spec","containers",index,"resizePolicy"]),injected=name3?.manifest.kind==="SidecarSet";if(!name3||injected&&
policy3?.manifest===name3.manifest)continue;let at18={manifest:name3.manifest,path:name3.path.slice(0,-1)};yield{at:__spreadProps(__spreadValues({},at18),{path:[
...at18.path,injected?"name":"resizePolicy"]}),variant:injected?hasDefaults(container,world)?writer:"explicit":"own",data:{sidecar:containerName(container),workload:nameOf(
workload),app:appAt(index,workload),container:injected?pointer([...at18.manifest.at,...at18.path]):void 0},related:injected&&policy3?[{at:policy3,note:"its resi\
zePolicy stays in this place of the list"}]:[],affects:workload}}}}};function waitsForWrite({pod,workload},world){return losesResizePolicy(pod,world).length>0&&
writerOf(pod,workload)!==void 0}function appAt(index,workload){let template3=templatePath(workload)??[];return text(valueAt(workload.value,[...template3,"spec",
"containers",index,"name"]))}function hasDefaults({resizePolicy:resizePolicy2},{cluster}){return cluster.holds("defaults-resize-policy")&&objects(resizePolicy2).
every(({restartPolicy})=>restartPolicy==="NotRequired")}function writerOf(pod,workload){if(updatesInPlace(workload))return"workload";let sidecarSets=objects(pod.
spec.containers).flatMap((_,index)=>{let name3=pod.origin(["spec","containers",index,"name"]);return name3?.manifest.kind==="SidecarSet"?[name3.manifest]:[]}),renewed=({
spec})=>(text(member2(spec,"updateStrategy").type)||"RollingUpdate")!=="NotUpdate";return sidecarSets.some(renewed)?"sidecars":void 0}function updatesInPlace({spec}){
let strategy=member2(spec,"updateStrategy"),{podUpdatePolicy:podUpdatePolicy2,rollingUpdateType}=member2(strategy,"rollingUpdate");return[strategy.type,podUpdatePolicy2,
rollingUpdateType].some(each=>text(each).startsWith("InPlace"))}var fieldDisplacedBySidecar={id:"field-displaced-by-sidecar",*observe({pods,object:object3,world}){let{manifest}=object3;if(!(pods.length===0||!world.cluster.installed(
"kruise"))&&kindOf(manifest.group,manifest.kind)?.of==="kubernetes")for(let path8 of unreadFields(manifest,world.cluster))for(let outcome of pods)yield*displaced(
path8,outcome,world)}};function*displaced(path8,outcome,world){let{pod,workload}=outcome,template3=templatePath(workload)??[],[spec,list7,index,...field]=path8.
slice(template3.length);if(spec!=="spec"||list7!=="containers"||typeof index!="number"||valueAt(buildPod(workload,world)?.value,path8.slice(template3.length))===
void 0||pod.disabled.some(({at:at19})=>at19.manifest===workload&&pointer(at19.path)===pointer(path8)))return;let written3=path8.slice(0,template3.length+3),containers2=objects(
pod.spec.containers),own2=containers2.findIndex((_,at19)=>isAt(pod.origin(["spec","containers",at19,"name"]),workload,[...written3,"name"]));if(own2>=0&&valueAt(
containers2[own2],field)!==void 0)return;let taker=containers2.findIndex((container,at19)=>at19!==own2&&valueAt(container,field)!==void 0&&isAt(pod.origin(["spe\
c","containers",at19,...field]),workload,path8));if(field[0]==="resizePolicy"&&waitsForWrite(outcome,world))return;let{since,newest:newest2}=historyOf(workload,
path8,world.cluster),at18={manifest:workload,path:path8},sidecar=sidecarBefore(outcome,taker>=0?taker:own2),data=__spreadProps(__spreadValues({},worded3(workload,
path8)),{sidecar:sidecar&&containerName(sidecar.container),since,newest:since===void 0?newest2:void 0}),claims5=holeRefusals(workload,path8,pod.refusals,each=>{
let origin=pod.origin(each.path);return origin?.manifest===workload?origin.path:void 0}),[refusal]=claims5,variant=refusal?"refused":taker>=0?void 0:"lost";yield __spreadProps(
__spreadValues(__spreadProps(__spreadValues({at:at18},variant&&{variant}),{data}),refusal&&{refusal,claims:claims5}),{related:sidecar?[{at:sidecar.at,note:"this\
 sidecar takes its place in the list"}]:[],affects:workload})}function sidecarBefore({pod},place2){let containers2=objects(pod.spec.containers);for(let at18=Math.
min(place2,containers2.length-1);at18>=0;at18--){let origin=pod.origin(["spec","containers",at18,"name"]);if(origin?.manifest.kind==="SidecarSet")return{container:containers2[at18],
at:origin}}}function isAt(origin,manifest,path8){return origin!==void 0&&origin.manifest===manifest&&pointer(origin.path)===pointer(path8)}var nativeSidecarBecomesInitContainer={id:"native-sidecar-becomes-init-container",*observe({object:object3,pods,world}){let{manifest}=object3;if(manifest.kind===
"SidecarSet"&&world.cluster.installed("kruise"))for(let{path:path8}of droppedFields(manifest,world.cluster))isNativeSidecar(manifest,path8)&&(yield observation2(
{manifest,path:path8},world));for(let outcome of pods)for(let at18 of lostIn(outcome))yield __spreadProps(__spreadValues({},observation2(at18,world)),{affects:outcome.
workload})}};function isNativeSidecar({value:value2},path8){return path8.at(-1)==="restartPolicy"&&path8.at(-3)==="initContainers"&&valueAt(value2,path8)==="Alw\
ays"}function lostIn({pod}){return objects(pod.spec.initContainers).flatMap((container,index)=>{let name3=pod.origin(["spec","initContainers",index,"name"]);if(!name3||
container.restartPolicy==="Always")return[];let at18={manifest:name3.manifest,path:[...name3.path.slice(0,-1),"restartPolicy"]};return!(pod.origin(["spec","init\
Containers",index,"restartPolicy"])?.manifest!==at18.manifest)&&isNativeSidecar(at18.manifest,at18.path)?[at18]:[]})}function observation2(at18,world){let container=text(
valueAt(at18.manifest.value,[...at18.path.slice(0,-1),"name"])),{cluster}=world;return!(kindOf(at18.manifest.group,at18.manifest.kind)?.of==="kruise")||world.kruiseStructs().
structs.get("Container")?.has("restartPolicy")?{at:at18,variant:"gate",data:{container}}:{at:at18,data:{container,since:historyOf(at18.manifest,at18.path,cluster).
since}}}var fieldNeedsFeatureGate={id:"field-needs-feature-gate",*observe({pods,world}){for(let{pod,workload}of pods)for(let{at:at18,gate}of pod.disabled){if(isNativeSidecar(
at18.manifest,at18.path))continue;let{field,whose}=worded3(at18.manifest,at18.path);yield __spreadProps(__spreadValues({at:at18},gate==="ImageVolume"&&{variant:"\
image-volume"}),{data:{field,whose,gate,since:onSince(gate,world.cluster)},affects:workload})}}};function onSince(gate,cluster){let releases=cluster.releases("k\
ubernetes");return releases[releases.findLastIndex(release=>!release.cluster.enabled(gate))+1]?.name}var KINDS3=["ImagePullJob","ImageListPullJob"],GATE2="ImagePullJobGate",imagePullGateOff={id:"image-pull-gate-off",*observe({object:{manifest,refusals},world:{cluster}}){
let refusal=refusals.find(({id,message})=>id==="feature-gate-off"&&message.includes(GATE2));if(!refusal||!KINDS3.includes(manifest.kind))return;let says=`Kruise\
 is not installed by its Helm chart, which turns ${GATE2} on`;yield{at:{manifest,path:["kind"]},data:{object:nameOf(manifest),gate:GATE2},refusal,affects:manifest,
assumes:cluster.otherInChart(GATE2)?[{kind:"Deployment",says}]:[]}}};var PROTECTION="policy.kruise.io/delete-protection",PROTECTED=["Deployment","ReplicaSet","StatefulSet","CloneSet","UnitedDeployment","Namespace"],TERMINATE="KRU\
ISE_TERMINATE_SIDECAR_WHEN_JOB_EXIT",GATED2=[advanced("ordinals","StatefulSetStartOrdinal","ordinals",({start})=>start!==void 0&&start!==0),advanced("claim-rete\
ntion","StatefulSetAutoDeletePVC","persistentVolumeClaimRetentionPolicy",policy3=>Object.values(policy3).includes("Delete")),advanced("claim-update","StatefulSe\
tAutoResizePVCGate","volumeClaimUpdateStrategy",({type})=>type==="OnPodRollingUpdate"),{variant:"delete-protection",gate:"ResourcesDeletionProtection",find:({kind,
labels:labels2})=>PROTECTED.includes(kind)&&["Always","Cascading"].includes(text(labels2[PROTECTION]))?["metadata","labels",PROTECTION]:void 0},{variant:"worklo\
ad-spread",gate:"WorkloadSpread",find:({group,kind})=>group==="apps.kruise.io"&&kind==="WorkloadSpread"?["kind"]:void 0},{variant:"job-sidecars",gate:"SidecarTe\
rminator",find:terminatedSidecar},{variant:"env-from-metadata",gate:"InPlaceUpdateEnvFromMetadata",find:envFromMetadata}],kruiseFeatureGateOff={id:"kruise-featu\
re-gate-off",*observe({object:object3,world}){let{manifest,refusals}=object3;if(!(refusals.length>0||!manifest.name||!world.cluster.installed("kruise")))for(let{
variant,gate,since,find:find3}of GATED2){let path8=find3(manifest);!path8||!isOff(gate,since,world)||(yield{at:{manifest,path:path8},variant,data:{object:nameOf(
manifest),gate}})}}};function isOff(gate,since,{cluster}){return!cluster.kruiseEnabled(gate)&&(since===void 0||cluster.holds(since))}function advanced(variant,gate,field,matters){
return{variant,gate,since:`advanced-statefulset-${variant}`,find:({apiVersion,kind,spec})=>apiVersion==="apps.kruise.io/v1beta1"&&kind==="StatefulSet"&&matters(
member2(spec,field))?["spec",field]:void 0}}function terminatedSidecar(manifest){if(!(manifest.group!=="batch"&&manifest.kind!=="BroadcastJob"&&manifest.kind!==
"AdvancedCronJob"))return envPath(manifest,({name:name3,value:value2})=>name3===TERMINATE&&value2==="true")}function envFromMetadata(manifest){let strategy=member2(
manifest.spec,"updateStrategy"),{podUpdatePolicy:podUpdatePolicy2}=member2(strategy,"rollingUpdate"),inPlace=[strategy.type,podUpdatePolicy2].some(each=>text(each).
startsWith("InPlace"));if(!(manifest.group!=="apps.kruise.io"||!inPlace))return envPath(manifest,env=>{let{fieldPath:fieldPath2}=member2(member2(env,"valueFrom"),
"fieldRef");return/^metadata\.(labels|annotations)\[/.test(text(fieldPath2))})}function envPath(manifest,wanted2){let spec=member2(templateOf(manifest)??{},"spe\
c"),root2=[...templatePath(manifest)??[],"spec","containers"];for(let[index,container]of objects(spec.containers).entries()){let at18=objects(container.env).findIndex(
wanted2);if(at18>=0)return[...root2,index,"env",at18,"name"]}}var SYSTEM2="kube-system",NAMESPACED=["WorkloadSpread","PodUnavailableBudget","PersistentPodState"],NAME_LABEL2="kubernetes.io/metadata.name",kruiseSkipsKubeSystem={
id:"kruise-skips-kube-system",*observe({object:object3,world}){let{manifest,refusals}=object3,path8=refusals.length===0?placeIn(manifest):void 0;!path8||!world.
cluster.installed("kruise")||!world.cluster.holds("chart-leaves-out-kube-system")||(yield{at:{manifest,path:path8},data:{object:nameOf(manifest)},assumes:[{kind:"\
MutatingWebhookConfiguration",says:"Kruise is installed by its Helm chart, whose webhooks leave out kube-system"}]})}};function placeIn({group,kind,namespace,spec}){
return group.endsWith("kruise.io")?NAMESPACED.includes(kind)?namespace===SYSTEM2?["metadata","namespace"]:void 0:kind!=="SidecarSet"?void 0:spec.namespace!==void 0?
spec.namespace===SYSTEM2?["spec","namespace"]:void 0:member2(member2(spec,"namespaceSelector"),"matchLabels")[NAME_LABEL2]===SYSTEM2?["spec","namespaceSelector",
"matchLabels",NAME_LABEL2]:void 0:void 0}var BRIEF=60,lowPriorityPodsLeaveSlowly={id:"low-priority-pods-leave-slowly",*observe({pods,world}){for(let{pod,workload}of pods){let{terminationGracePeriodSeconds:seconds2,
priority:priority2}=pod.spec;if(typeof seconds2!="number"||seconds2<=BRIEF||typeof priority2!="number")continue;let highest=preemptingClasses(world)[0],at18=pod.
origin(["spec","terminationGracePeriodSeconds"]);!at18||!highest||highest.priority<=priority2||(yield{at:at18,data:{seconds:seconds2,priority:priority2,className:highest.
className},affects:workload})}}};function isConsequence({id,path:path8},value2){let list7=path8.findLastIndex(step=>step==="volumeMounts"||step==="volumeDevices");if(id!=="value-not-found"||list7<
2)return!1;let name3=valueAt(value2,path8);return objects(valueAt(value2,[...path8.slice(0,list7-2),"volumes"])).some(volume=>volume.name===name3)}var objectRefused={id:"object-refused",*observe({object:object3},claimed){let{manifest}=object3;for(let refusal of object3.refusals)claimed.has(refusal)||isConsequence(
refusal,manifest.value)||(yield __spreadProps(__spreadValues({at:{manifest,path:refusal.path}},refusal.id==="no-matches-for-kind"&&{variant:"not-served"}),{data:{
object:nameOf(manifest),by:refusal.by},refusal,affects:manifest}))}};var REQUIRED="requiredDuringSchedulingIgnoredDuringExecution",podAffinityToLowerPriority={id:"pod-affinity-to-lower-priority",*observe({pods,world}){for(let{pod,
workload}of pods){let{affinity:affinity2,priority:priority2,preemptionPolicy}=pod.spec;if(pod.refusals.length>0||typeof priority2!="number"||preemptionPolicy===
"Never")continue;let terms=objects(member2(member2({affinity:affinity2??null},"affinity"),"podAffinity")[REQUIRED]);for(let[index,term]of terms.entries()){let matched=namespacesOf(
term,pod.namespace).flatMap(namespace=>podsInView(world,namespace)).filter(({labels:labels2})=>selects(term.labelSelector,labels2)),lower=matched.every(each=>each.
priority&&each.priority.priority<priority2),at18=pod.origin(["spec","affinity","podAffinity",REQUIRED,index]);if(matched.length===0||!lower||!at18)continue;let highest=Math.
max(...matched.map(each=>each.priority?.priority??0));yield{at:at18,data:{priority:priority2,others:matched.map(each=>nameOf(each.workload)),highest},related:matched.
map(each=>({at:{manifest:each.workload,path:["kind"]},note:`its pods have priority ${each.priority?.priority}`})),affects:workload}}}}};function namespacesOf({namespaces:namespaces2,
namespaceSelector},own2){return namespaceSelector!=null?[]:Array.isArray(namespaces2)&&namespaces2.length>0?namespaces2.map(text):[own2]}var podPriorityNotOfItsClass={id:"pod-priority-not-of-its-class",*observe({pods,world}){for(let{pod,workload}of pods){let refusal=pod.refusals.find(({by,id})=>by===
PRIORITY&&id!=="priority-class-not-found"),at18=refusal&&pod.writer(refusal),field=refusal&&String(refusal.path[1]);if(!at18||!field||at18.manifest!==workload||
at18.path.at(-1)!==field)continue;let written3=pod.origin(["spec","priorityClassName"]);if(written3&&written3.manifest!==workload)continue;let className=text(pod.
spec.priorityClassName),computed3=world.priorityClass(className)??defaultPriority(world),gives=String(field==="priority"?computed3.priority:computed3.preemptionPolicy);
yield{at:at18,variant:workload.kind==="Pod"?"pod":"workload",data:__spreadProps(__spreadValues({workload:nameOf(workload),field,given:String(pod.spec[field])},computed3.
className?{className:computed3.className,computed:gives}:{unclassed:gives}),{written:pointer([...workload.at,...at18.path])}),refusal,affects:workload}}}};function landing({workload,subset:subset2},pods){if(!subset2||workload.kind==="StatefulSet"||subset2.value.maxReplicas===void 0)return{};let next=pods.slice(subset2.
index+1).find(({verdict:verdict2})=>verdict2==="admitted");if(!next)return{};let priority2=next.pod.spec.priority;return{landing:next.subset?`in "${next.subset.
name}"`:"outside every subset",landingPriority:typeof priority2=="number"?priority2:void 0}}var podsRefused={id:"pods-refused",*observe({pods,object:object3},claimed){for(let outcome of pods){let{pod,workload,subset:subset2,unmade,assumes}=outcome;for(let refusal of pod.
refusals){if(claimed.has(refusal)||isConsequence(refusal,pod.value)||object3.refusals.some(({id})=>id===refusal.id))continue;let template3=templatePath(workload)??
[];yield __spreadProps(__spreadValues({at:pod.writer(refusal)??{manifest:workload,path:template3}},unmade&&{variant:"unmade"}),{data:__spreadProps(__spreadValues(
{},landing(outcome,pods)),{workload:nameOf(workload),subset:subset2?.name,by:refusal.by}),refusal,affects:workload,assumes})}}}};function*refusedObject({object:object3},ids2,dataOf=()=>({})){let{manifest}=object3;for(let refusal of object3.refusals.filter(({id})=>ids2.includes(id))){let root2=pointer(
manifest.at);yield{at:{manifest,path:refusal.path},data:__spreadValues({name:manifest.name,root:root2},dataOf(manifest)),refusal}}}var priorityClassBadPreemptionPolicy={id:"priority-class-bad-preemption-policy",observe:seen=>refusedObject(seen,["priority-class-bad-policy"],({value:value2})=>({
given:text(value2.preemptionPolicy)}))};var priorityClassMissing={id:"priority-class-missing",*observe({pods,object:object3},claimed){for(let outcome of pods){let{pod,workload,subset:subset2,assumes}=outcome,
refusal=pod.refusals.find(each=>each.id==="priority-class-not-found"&&!claimed.has(each)),at18=refusal&&pod.writer(refusal);if(!at18)continue;let patched2=at18.
manifest!==workload;yield{at:at18,variant:patched2?"subset":object3.manifest.kind==="Pod"?"pod":"workload",data:__spreadProps(__spreadValues({},patched2&&landing(
outcome,pods)),{className:text(refusal.value),workload:nameOf(workload),subset:patched2?subset2?.name:void 0}),refusal,affects:workload,assumes}}}};var priorityClassNeverPreempts={id:"priority-class-never-preempts",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="scheduli\
ng.k8s.io"||manifest.kind!=="PriorityClass"||refusals.length>0)return;let{className,priority:priority2,preemptionPolicy}=valuesOf(manifest),lower=world.priorityClasses().
map(valuesOf).filter(each=>each.priority<priority2).map(each=>each.className);preemptionPolicy!=="Never"||lower.length===0&&priority2<=0||(yield{at:{manifest,path:[
"preemptionPolicy"]},data:{className,priority:priority2,lower}})}};var priorityClassReservedName={id:"priority-class-reserved-name",observe:seen=>refusedObject(seen,["priority-class-reserved-name"])};var priorityClassSecondDefault={id:"priority-class-second-default",*observe(seen){let first2=firstDefault(seen.world),data={first:first2?.name,firstValue:typeof first2?.
value.value=="number"?first2.value.value:0};for(let observation4 of refusedObject(seen,["priority-class-second-default"],()=>data)){let at18=first2&&{manifest:first2,
path:["globalDefault"]};yield __spreadValues(__spreadValues({},observation4),at18&&{related:[{at:at18,note:"this class is the default already"}]})}}};var priorityClassUnlimited={id:"priority-class-unlimited",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="scheduling.k8s.io"||
manifest.kind!=="PriorityClass"||refusals.length>0)return;let{className,priority:priority2,preemptionPolicy}=valuesOf(manifest);priority2<=0||preemptionPolicy===
"Never"||manifest.value.globalDefault===!0||className.startsWith("system-")||world.objectsOf("","ResourceQuota","*").some(quota=>limits(quota,className))||(yield{
at:{manifest,path:["value"]},data:{className,priority:priority2},assumes:[{kind:"ResourceQuota",says:`No ResourceQuota limits PriorityClass ${className}`}]})}};
function limits({spec},className){return objects(member2(spec,"scopeSelector").matchExpressions).some(({scopeName,operator,values:values2})=>{let listed4=Array.
isArray(values2)&&values2.includes(className);return scopeName!=="PriorityClass"?!1:operator==="Exists"||operator==="In"&&listed4||operator==="NotIn"&&!listed4})}var priorityClassValueTooHigh={id:"priority-class-value-too-high",observe:seen=>refusedObject(seen,["priority-class-value-too-high"],({value:value2})=>({value:Number(
value2.value)}))};var quotaRefusesPods={id:"quota-refuses-pods",*observe({pods,world}){for(let{pod,workload,subset:subset2}of pods)if(!(pod.refusals.length>0))for(let refusal of quotasToBeFilled(
pod,world)){let unstated=refusal.id==="quota-must-specify",at18=pod.origin(refusal.path)??{manifest:workload,path:templatePath(workload)??[]},says=`No other Lim\
itRange of namespace ${pod.namespace} gives containers what they leave out`;yield __spreadProps(__spreadValues({at:at18},unstated&&{variant:"unstated"}),{data:{
namespace:pod.namespace,subset:subset2?.name},refusal,affects:workload,assumes:unstated?[{kind:"LimitRange",says}]:[]})}}};var sidecarLowersQosClass={id:"sidecar-lowers-qos-class",*observe({pods,world}){for(let{pod,workload,qosClass:now}of pods){if(now==="Guaranteed"||pod.refusals.length>
0)continue;let[own2,sidecars2]=divided(pod);if(qosClass(__spreadValues(__spreadValues({},pod.spec),own2),world.cluster)==="Guaranteed")for(let[container,at18]of sidecars2)
qosClass({containers:[container]},world.cluster)!=="Guaranteed"&&(yield{at:at18,data:{sidecar:containerName(container),sidecarSet:at18.manifest.name,now},affects:workload})}}};
function divided(pod){let own2={},sidecars2=[];for(let list7 of["containers","initContainers"])own2[list7]=objects(pod.spec[list7]).filter((container,index)=>{let at18=pod.
origin(["spec",list7,index,"name"]);return at18?.manifest.kind!=="SidecarSet"?!0:(sidecars2.push([container,at18]),!1)});return[own2,sidecars2]}var LISTS2=["containers","initContainers"],sidecarReplacesContainer={id:"sidecar-replaces-container",*observe({pods},claimed){for(let{pod,workload}of pods)for(let list7 of LISTS2)
for(let[index,container]of objects(pod.spec[list7]).entries()){let path8=["spec",list7,index,"name"],at18=pod.origin(path8),own2=at18?.manifest.kind==="SidecarS\
et"?ownContainer2(workload,list7,containerName(container)):void 0;if(!at18||!own2)continue;let twice=pod.refusals.find(each=>each.path.join()===path8.join()&&!claimed.
has(each));yield __spreadProps(__spreadValues({at:at18},twice?{variant:"twice",refusal:twice}:list7==="initContainers"&&{variant:"init"}),{data:{container:containerName(
container),sidecarSet:at18.manifest.name},related:[{at:{manifest:workload,path:own2},note:"the container that the workload has by this name"}],affects:workload})}}};
function ownContainer2(workload,list7,name3){let path8=[...templatePath(workload)??[],"spec",list7],at18=objects(valueAt(workload.value,path8)).findIndex(each=>containerName(
each)===name3&&!objects(each.env).some(env=>env.name==="IS_INJECTED"));return at18<0?void 0:[...path8,at18,"name"]}var sidecarUpdateLosesField={id:"sidecar-update-loses-field",*observe({pods,world}){if(!(!world.cluster.installed("kruise")||!world.cluster.holds("kruise-writes\
-pods-with-put")))for(let{pod,workload}of pods){if(pod.refusals.length>0||kindOf(workload.group,workload.kind)?.of==="kruise")continue;let sidecarSet=renewing(pod);
if(sidecarSet)for(let path8 of unknownFields(pod,world)){let at18=pod.origin(path8);at18?.manifest!==workload||at18.path.at(-1)!==path8.at(-1)||(yield{at:at18,data:{
field:fieldPath(path8),sidecarSet:sidecarSet.name},related:[{at:{manifest:sidecarSet,path:["spec","containers"]},note:"the sidecars that are renewed"}],affects:workload})}}}};
function unknownFields({spec,origins},world){let lost=[];return typed({spec},world.kruiseStructs(),origins,path8=>lost.push(path8)),lost.filter(path8=>path8.at(
-1)!=="resizePolicy")}function renewing(pod){return objects(pod.spec.containers).map((_,at18)=>pod.origin(["spec","containers",at18,"name"])?.manifest).find(writer=>{
let type=writer?.kind==="SidecarSet"&&text(member2(writer.spec,"updateStrategy").type);return type===""||type==="RollingUpdate"})}var sidecarsetNamespaceSelectorLost={id:"sidecarset-namespace-selector-lost",*observe({object:object3,world}){let{manifest,refusals}=object3,{cluster}=world;if(manifest.
kind!=="SidecarSet"||manifest.group!=="apps.kruise.io"||refusals.length>0||isEmptySelector(manifest.spec.namespaceSelector))return;let namespace=text(manifest.spec.
namespace);cluster.holds("sidecarset-namespace-selector")&&!(namespace&&cluster.holds("sidecarset-namespace-becomes-selector"))||(yield __spreadProps(__spreadValues(
{at:{manifest,path:["spec","namespaceSelector"]}},namespace&&{variant:"namespace-alone"}),{data:{name:manifest.name,namespace}}))}};var spreadHasNoRoom={id:"spread-has-no-room",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="apps.kruise.io"||manifest.kind!==
"WorkloadSpread"||refusals.length>0||!world.cluster.kruiseEnabled("WorkloadSpread"))return;let limits2=objects(manifest.spec.subsets).map(({maxReplicas})=>maxReplicas);
if(limits2.length===0||!limits2.every(each=>typeof each=="number"))return;let{apiVersion,kind,name:name3}=member2(manifest.spec,"targetRef"),target=world.workload(
groupOf(apiVersion),text(kind),manifest.namespace??"",text(name3)),replicas=target?.spec.replicas,room=limits2.reduce((sum2,each)=>sum2+each,0);!target||typeof replicas!=
"number"||room>=replicas||(yield{at:{manifest,path:["spec","subsets"]},data:{spread:manifest.name,workload:nameOf(target),room,replicas,left:replicas-room},related:[
{at:{manifest:target,path:["spec","replicas"]},note:"the pods that there are"}],affects:target})}};var spreadIgnoresReservedOrdinals={id:"spread-ignores-reserved-ordinals",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="ap\
ps.kruise.io"||manifest.kind!=="StatefulSet"||refusals.length>0)return;let reserved=manifest.spec.reserveOrdinals,spread=Array.isArray(reserved)&&reserved.length>
0?spreadOf(manifest,world):void 0;!spread||subsetsOf(spread).length<2||(yield{at:{manifest,path:["spec","reserveOrdinals"]},data:{spread:spread.name},related:[{
at:{manifest:spread,path:["spec","subsets"]},note:"the subsets that are filled by number"}],affects:manifest})}};var spreadPatchMeetsClaimVolumes={id:"spread-patch-meets-claim-volumes",*observe({object:object3,world}){let{manifest}=object3,refusals=object3.refusals.filter(
isUnseenVolume),target=refusals.length>0?targetOf(manifest,world):void 0;if(!target||world.cluster.holds("workloadspread-adds-claim-volumes"))return;let claims5=objects(
target.spec.volumeClaimTemplates).map(claim=>text(member2(claim,"metadata").name)),unseen2=refusals.filter(({value:value2})=>claims5.includes(text(value2)));for(let index of new Set(
unseen2.map(({path:path8})=>Number(path8[2])))){let claimed=unseen2.filter(({path:path8})=>path8[2]===index),volumes2=[...new Set(claimed.map(({value:value2})=>text(
value2)))];yield{at:{manifest,path:["spec","subsets",index,"patch"]},data:{subset:text(objects(manifest.spec.subsets)[index]?.name),workload:nameOf(target),volumes:volumes2},
refusal:__spreadProps(__spreadValues({},claimed[0]),{message:claimed.map(({message})=>message).join(", ")}),claims:claimed,related:volumes2.map(name3=>({at:{manifest:target,
path:claimPath(claims5.indexOf(name3))},note:`the volume "${name3}" is made from this claim template`})),affects:target}}}};function isUnseenVolume({by,id,path:path8}){
return by===SPREAD_WEBHOOK&&id==="value-not-found"&&/^volume(?:Mounts|Devices)$/.test(String(path8.at(-3)))}function claimPath(index){return["spec","volumeClaim\
Templates",index,"metadata","name"]}var KINDS_WITH_PODS=KINDS.filter(({templates:templates2,kind})=>templates2&&kind!=="Pod"),spreadTargetMissing={id:"spread-target-missing",*observe({object:object3,
world}){let{manifest,refusals}=object3;if(manifest.group!=="apps.kruise.io"||manifest.kind!=="WorkloadSpread"||refusals.length>0||!world.cluster.kruiseEnabled("\
WorkloadSpread"))return;let{apiVersion,kind,name:name3}=member2(manifest.spec,"targetRef"),namespace=manifest.namespace??"default";if(world.workload(groupOf(apiVersion),
text(kind),namespace,text(name3)))return;let near=similar(groupOf(apiVersion),text(kind),namespace,text(name3),world),target=nameOf({kind:text(kind),namespace,name:text(
name3)});yield __spreadProps(__spreadValues({at:{manifest,path:["spec","targetRef"]}},near&&{variant:"near"}),{data:{spread:manifest.name,target:`${target} of ${text(
apiVersion)}`,near:near&&`${nameOf(near)} of ${near.apiVersion}`},related:near?[{at:{manifest:near,path:["kind"]},note:"a workload of this name"}]:[],assumes:[{
kind:text(kind),says:`${target} is not in the cluster`}]})}};function similar(group,kind,namespace,name3,world){return KINDS_WITH_PODS.flatMap(each=>world.workload(
each.group,each.kind,namespace,name3)??[])[0]??world.objectsOf(group,kind,"*").find(each=>each.name===name3)}var subsetPatchChangesPriorityClass={id:"subset-patch-changes-priority-class",*observe({pods,world}){for(let outcome of pods){let{subset:subset2,pod,workload}=outcome,
refusal=subset2&&pod.refusals.findLast(({by})=>by===PRIORITY);if(!refusal)continue;let patched2=field=>{let at19=pod.origin(["spec",field]);return at19?.manifest===
subset2.spread?at19:void 0},named3=patched2("priorityClassName"),at18=patched2(String(refusal.path[1]))??named3,unseen2=refusal.id==="priority-class-not-found";
if(!at18||unseen2&&pod.writer(refusal)?.manifest!==subset2.spread||unseen2&&!failsAnyhow(world,patched2("priority")))continue;let className=text(pod.spec.priorityClassName),
template3=templatePath(workload)??[],first2={manifest:workload,path:[...template3,"spec","priorityClassName"]};yield{at:at18,variant:unseen2?"class-unseen":named3?
className?"class":"class-removed":`${refusal.path[1]}-alone`,data:__spreadProps(__spreadValues(__spreadValues({},named3&&!unseen2&&neededBeside(pod,world)),landing(
outcome,pods)),{subset:subset2.name,workload:nameOf(workload),className:className||void 0,patch:pointer([...subset2.spread.at,"spec","subsets",subset2.index,"pa\
tch","spec"])}),refusal:unseen2?integerRefusal(pod,world):refusal,claims:[refusal],related:[{at:first2,note:"the pod has its first priority from here"}],affects:workload}}}};
function failsAnyhow(world,patchedPriority){let{cluster}=world;return!patchedPriority&&!cluster.closed("PriorityClass")&&!cluster.holds("workloadspread-clears-p\
riority")}function neededBeside(pod,world){let{priority:priority2,preemptionPolicy}=world.priorityClass(text(pod.spec.priorityClassName))??defaultPriority(world);
return{priority:priority2,policy:pod.spec.preemptionPolicy===preemptionPolicy?void 0:preemptionPolicy}}function integerRefusal(pod,world){let given2=typeof pod.
spec.priority=="number"?pod.spec.priority:0,computed3=`(the value of ${text(pod.spec.priorityClassName)})`,message=world.cluster.say("priority-integer",{given:given2,
computed:computed3});return{by:PRIORITY,id:"priority-integer",message,path:["spec","priority"]}}var templateFieldDropped={id:"template-field-dropped",*observe(seen){let{object:object3,pods,world}=seen;if(!world.cluster.installed("kruise")||object3.refusals.
some(({id})=>id==="no-matches-for-kind"))return;let{manifest}=object3;if(!hasTarget(manifest,seen))for(let path8 of lostBy(manifest,seen))yield observation3(manifest,
path8,seen,pods[0]&&manifest);for(let outcome of pods)for(let{manifest:source2,path:at18}of sourcesOf(outcome))for(let path8 of lostBy(source2,seen))at18.every(
(step,index)=>path8[index]===step)&&(yield observation3(source2,path8,seen,manifest))}};function hasTarget({kind,namespace,spec},{object:object3,world}){if(kind!==
"WorkloadSpread"||namespace===null||object3.refusals.length>0)return!1;let target=member2(spec,"targetRef");return world.workload(groupOf(target.apiVersion),text(
target.kind),namespace,text(target.name))!==void 0}function lostBy(manifest,{world}){let{cluster}=world,webhooks=droppedFields(manifest,cluster).filter(({by})=>by!==
API_SERVER&&by!==CONVERSION),unread=manifest.kind==="WorkloadSpread"?unreadFields(manifest,cluster):[];return[...webhooks.map(({path:path8})=>path8),...unread].
filter(path8=>valueAt(manifest.value,path8)!==null&&!isNativeSidecar(manifest,path8))}function sourcesOf({pod,subset:subset2}){let sidecars2=["containers","init\
Containers","volumes"].flatMap(list7=>objects(pod.spec[list7]).flatMap((_,index)=>{let origin=pod.origin(["spec",list7,index,"name"]);return origin?.manifest.kind===
"SidecarSet"?[__spreadProps(__spreadValues({},origin),{path:origin.path.slice(0,-1)})]:[]})),patch2=subset2&&{manifest:subset2.spread,path:["spec","subsets",subset2.
index,"patch"]};return patch2?[...sidecars2,patch2]:sidecars2}function observation3(manifest,path8,seen,affects){let{cluster}=seen.world,{since,newest:newest2}=historyOf(
manifest,path8,cluster),{field,whose}=worded3(manifest,path8),data={field,whose,since,newest:since===void 0?newest2:void 0},base=__spreadValues({at:{manifest,path:path8}},
affects&&{affects}),name3=String(path8.at(-1)),[own2,inPods]=[ownRefusals(manifest,path8,seen),podRefusals(manifest,path8,seen)],claims5=[...own2,...inPods],[refusal]=claims5;
if(refusal){let object3=nameOf(own2.length>0?manifest:seen.object.manifest);return __spreadProps(__spreadValues({},base),{variant:own2.length>0?"refused":"pods-\
refused",data:__spreadProps(__spreadValues({},data),{object:object3}),refusal,claims:claims5})}let names=namesBeside(path8,partOf(manifest,path8),cluster);if(since===
void 0&&!names.includes(name3))return __spreadProps(__spreadValues({},base),{variant:"unknown",data:{field,whose,nearest:meant(path8,names)}});let volume=name3===
"image"&&path8.at(-3)==="volumes";return __spreadProps(__spreadValues(__spreadValues({},base),volume&&{variant:"image-volume"}),{data})}function ownRefusals(manifest,path8,{
object:object3,world}){let refusals=manifest===object3.manifest?object3.refusals:objectRefusals(manifest,world);return holeRefusals(manifest,path8,refusals,refusal=>placeIn2(
manifest,path8,refusal))}function podRefusals(manifest,path8,{pods}){return pods.flatMap(({pod})=>holeRefusals(manifest,path8,pod.refusals,refusal=>{let origin=pod.
origin(refusal.path);return origin?.manifest===manifest?origin.path:void 0}))}function placeIn2({kind},path8,{path:place2,message}){let patch2=pointer(path8.slice(
0,3))===pointer(place2.slice(0,3));return kind==="WorkloadSpread"&&patch2&&message.includes(`.${path8.at(-2)}: `)?path8:place2}var unparseableDocument={id:"unparseable-document",*observeDocument(document2){if("root"in document2||document2.template)return;let{file,at:at18,problem}=document2;
yield{at:{file,span:{start:at18,end:at18},path:[]},data:{problem}}}};var CHARTS2={k3s:"chart-has-k3s",k0s:"chart-has-k0s"},vclusterDistroRemoved={id:"vcluster-distro-removed",*observeTenant({name:name3,guest,options,versions:versions2,
at:at18}){let{distro}=options;distro!=="k3s"&&distro!=="k0s"||!guest.holds("chart-is-one")||guest.holds(CHARTS2[distro])||(yield{at:at18,variant:distro,data:{tenant:name3,
distro,vcluster:versions2.vcluster}})}};function hostRefusal({pod,host},ids2,claimed){if(!(pod.refusals.length>0||!host))return host.refusals.find(each=>host.verdict==="rejected"&&ids2.includes(each.id)&&
!claimed.has(each))}function hostDefaultClass(world){let{host}=world.cluster;return(host?new World(host).priorityClasses():[]).find(({value:value2})=>value2.globalDefault===
!0)}var vclusterHostDefaultClass={id:"vcluster-host-default-class",*observe({pods,world},claimed){if(!world.vcluster()?.syncPriorityClasses)return;let manifest=hostDefaultClass(
world);for(let outcome of manifest?pods:[]){let refusal=hostRefusal(outcome,["priority-integer","priority-preemption-policy"],claimed);!refusal||!manifest||outcome.
pod.spec.priorityClassName||(yield{at:{manifest,path:["globalDefault"]},data:{hostClass:manifest.name},refusal,affects:outcome.workload})}}};var vclusterHostRefusesPods={id:"vcluster-host-refuses-pods",*observe({pods},claimed){for(let{pod,host,workload}of pods)if(!(pod.refusals.length>0||host?.verdict!==
"rejected"))for(let refusal of host.refusals)claimed.has(refusal)||(yield{at:host.pod.origin(refusal.path)??{manifest:workload,path:templatePath(workload)??[]},
data:{workload:nameOf(workload),by:refusal.by,namespace:host.pod.namespace},refusal,affects:workload})}};var vclusterKeepsPreemptionPolicy={id:"vcluster-keeps-preemption-policy",*observe({pods,world},claimed){let options=world.vcluster();if(!(!options||options.syncPriorityClasses||
!world.cluster.holds("syncer-keeps-preemption-policy")))for(let outcome of pods){let refusal=hostRefusal(outcome,["priority-preemption-policy"],claimed);if(!refusal)
continue;let{pod,workload}=outcome,hostDefault=hostDefaultClass(world),guestNever=pod.spec.preemptionPolicy==="Never",own2=pod.origin(["spec","priorityClassName"])??
{manifest:workload,path:[]},named3=world.priorityClasses().find(({name:name3})=>name3===pod.spec.priorityClassName);yield __spreadProps(__spreadValues({at:guestNever||
!hostDefault?own2:{manifest:hostDefault,path:["globalDefault"]}},!guestNever&&{variant:"host-default"}),{data:{className:text(pod.spec.priorityClassName),hostClass:hostDefault?.
name},refusal,related:guestNever&&named3?[{at:{manifest:named3,path:["preemptionPolicy"]},note:"the policy of the class"}]:[],affects:workload})}}};var vclusterPriorityNotSynced={id:"vcluster-priority-not-synced",*observe({object:object3,world}){let{manifest,refusals}=object3;if(manifest.group!=="scheduling\
.k8s.io"||manifest.kind!=="PriorityClass"||refusals.length>0)return;let{className,priority:priority2}=valuesOf(manifest);if(!world.cluster.installed("vcluster")||
priority2===0)return;let options=world.vcluster();!options||options.syncPriorityClasses||(yield{at:{manifest,path:["value"]},data:{className,priority:priority2}})}};var vclusterResizeNotForwarded={id:"vcluster-resize-not-forwarded",*observe({pods,world}){let{cluster}=world;if(!(!cluster.installed("vcluster")||cluster.holds(
"syncer-forwards-resize"))&&cluster.enabled("InPlacePodVerticalScaling"))for(let{pod,workload}of pods)for(let[index,container]of objects(pod.spec.containers).entries()){
let at18=pod.origin(["spec","containers",index,"resizePolicy"]);!Array.isArray(container.resizePolicy)||!at18||at18.path.at(-1)!=="resizePolicy"||(yield{at:at18,
data:{container:containerName(container)},affects:workload})}}};var vclusterSyncsQosClass={id:"vcluster-syncs-qos-class",*observeTenant(tenant){let{guest,versions:versions2}=tenant;if(!guest.holds("status-qos-class-immutable")||
!guest.holds("syncer-writes-host-qos-class"))return;for(let hostClass of new Set(tenant.stuck.map(({host})=>host?.qosClass))){let alike=tenant.stuck.filter(({host})=>host?.
qosClass===hostClass),guestClasses=[...new Set(alike.map(({qosClass:qosClass2})=>`"${qosClass2}"`))].sort().join(" or "),differs2=[...new Set(alike.flatMap(({host})=>host?.
causes??[]))];for(let{workload,host}of alike)yield __spreadProps(__spreadValues({at:tenant.at,variant:"stuck",data:__spreadProps(__spreadValues({tenant:tenant.name},
versions2),{guestClasses,hostClass,differs:differs2})},host?.refusals[0]&&{refusal:host.refusals[0]}),{affects:workload})}if(tenant.stuck.length>0)return;let differs=differences2(
tenant);yield{at:tenant.at,variant:differs.length>0?"differs":"nothing-known",data:__spreadProps(__spreadValues({tenant:tenant.name},versions2),{namespace:tenant.
namespace,differs})}}};function differences2({guest,host,namespace,options}){let found=[];for(let{name:name3,spec}of namespace!==void 0&&host?.limitRanges(namespace)||
[])objects(spec.limits).some(item=>item.type==="Container"&&["default","defaultRequest","max","min"].some(key3=>Object.keys(member2(item,key3)).length>0))&&found.
push(`LimitRange ${namespace}/${name3} (BestEffort pods become Burstable)`);options.hostLimitRange&&found.push("the LimitRange that the vcluster chart makes (Be\
stEffort pods become Burstable)"),options.rewriteHosts&&found.push(`the init container ${REWRITE_HOSTS} (BestEffort pods of StatefulSets become Burstable)`);let sidecarSets=guest.
holds("syncer-keeps-labels")?host?.sidecarSets()??[]:[];for(let{name:name3,spec}of sidecarSets)(!spec.namespace||spec.namespace===namespace)&&found.push(`Sideca\
rSet ${name3}, where it selects the pods`);return found}var vclusterTerminatingQosClass={id:"vcluster-terminating-qos-class",*observe({pods,world}){let{cluster}=world;if(cluster.holds("syncer-copies-status-of-termina\
ting-pods")&&cluster.holds("status-qos-class-immutable"))for(let{host,qosClass:qosClass2,workload}of pods)!(workload.kind==="Job"&&workload.spec.podReplacementPolicy===
"Failed")||host?.verdict!=="admitted"||host.qosClass===qosClass2||(yield{at:{manifest:workload,path:["spec","podReplacementPolicy"]},data:{guestClass:qosClass2,
hostClass:host.qosClass,differs:host.causes},refusal:{by:"pod-syncer",id:"qos-class-immutable",message:cluster.say("qos-class-immutable",{given:host.qosClass}),
path:["status","qosClass"]},affects:workload})}};var vclusterWritesGuestQosClass={id:"vcluster-writes-guest-qos-class",*observe({pods,world}){let{cluster}=world;if(!(!cluster.holds("syncer-writes-guest-qos-cla\
ss")||!cluster.host?.holds("status-qos-class-immutable")))for(let{pod,host,qosClass:qosClass2,workload}of pods){let[gate]=objects(pod.spec.readinessGates),at18=pod.
origin(["spec","readinessGates"]);host?.verdict!=="admitted"||host.qosClass===qosClass2||!gate||!at18||(yield{at:at18,data:{gate:String(gate.conditionType),guestClass:qosClass2,
hostClass:host.qosClass,differs:host.causes},refusal:{by:"pod-syncer",id:"qos-class-immutable",message:cluster.host.say("qos-class-immutable",{given:qosClass2}),
path:["status","qosClass"]},affects:workload})}}};var REQUIRED2="requiredDuringSchedulingIgnoredDuringExecution",zoneAntiAffinityStopsPreemption={id:"zone-anti-affinity-stops-preemption",*observe({pods}){for(let{
pod,workload}of pods){let{affinity:affinity2,priority:priority2,preemptionPolicy}=pod.spec;if(typeof priority2!="number"||priority2<=0||preemptionPolicy==="Neve\
r")continue;let terms=objects(member2(member2({affinity:affinity2??null},"affinity"),"podAntiAffinity")[REQUIRED2]);for(let[index,{topologyKey}]of terms.entries()){
let at18=pod.origin(["spec","affinity","podAntiAffinity",REQUIRED2,index,"topologyKey"]);!at18||topologyKey==="kubernetes.io/hostname"||(yield{at:at18,data:{topologyKey:text(
topologyKey),priority:priority2},affects:workload})}}}};var RULES=[unparseableDocument,duplicateKey,subsetPatchChangesPriorityClass,priorityClassMissing,podPriorityNotOfItsClass,priorityClassValueTooHigh,priorityClassReservedName,
priorityClassSecondDefault,priorityClassBadPreemptionPolicy,spreadPatchMeetsClaimVolumes,sidecarTakesResizePolicy,vclusterSyncsQosClass,sidecarReplacesContainer,
sidecarsetNamespaceSelectorLost,sidecarLowersQosClass,kruiseSkipsKubeSystem,kruiseFeatureGateOff,spreadTargetMissing,spreadHasNoRoom,clonesetSurgeRecreates,disruptionBudgetBlocksEvictions,
disruptionBudgetNoGuarantee,podAffinityToLowerPriority,zoneAntiAffinityStopsPreemption,lowPriorityPodsLeaveSlowly,priorityClassNeverPreempts,priorityClassUnlimited,
vclusterWritesGuestQosClass,vclusterTerminatingQosClass,vclusterPriorityNotSynced,vclusterKeepsPreemptionPolicy,vclusterHostDefaultClass,vclusterHostRefusesPods,
vclusterResizeNotForwarded,vclusterDistroRemoved,nativeSidecarBecomesInitContainer,templateFieldDropped,crdFieldPruned,fieldDisplacedBySidecar,fieldNeedsFeatureGate,
quotaRefusesPods,sidecarUpdateLosesField,spreadIgnoresReservedOrdinals,imagePullGateOff,objectRefused,podsRefused];async function check(repository,library,today,isChanged=()=>!0){let{knowledge:knowledge3}=library,{contents,cells:cells2,sightings}=judge2(repository,knowledge3),
ledger=ledgerOf(contents,repository),clusters2=cells2.map(judgedCluster);if(sightings.length===0)return{schemaVersion:1,clusters:clusters2,findings:[],ledger};let words4={
policies:await library.policies(),settings:repository.settings,today,isChanged,since:fact=>firstWith(fact,knowledge3),until:fact=>firstWithout(fact,knowledge3)},
findings=withFixes(findingsOf(sightings,cells2,words4),repository,contents,files=>{let again=judge2(__spreadProps(__spreadValues({},repository),{files}),knowledge3);
return findingsOf(again.sightings,again.cells,words4).map(({finding})=>finding)});return{schemaVersion:1,clusters:clusters2,findings,ledger}}function ledgerOf({
documents,skipped},{skipped:left=[]}){return{documents:documents.length+left.length,checked:documents.length-skipped.length,skipped:[...left,...skipped]}}function simulate2(repository,{
knowledge:knowledge3},base){let{manifests}=readContents(repository.files),before=new Map(base&&readContents(base.files).manifests.map(each=>[identity(each),each])),
cells2=cellsOf(repository,manifests,knowledge3,"stop",before),places=new Places,clusters2=new Map(cells2.map(cell=>[cell,{objects:[],pods:[],updates:[]}]));for(let manifest of manifests){
let there=cells2.filter(({applied})=>applied.has(manifest)),old=before.get(identity(manifest)),judged=judgeOnce(there,reading=>{let world=new World(reading),outcome=simulate(
manifest,world,"stop",old),update=old&&!(0,import_node_util5.isDeepStrictEqual)(old.value,manifest.value)&&updateOf(old,outcome,world,new World(reading,void 0,!0));
return{object:simulatedObject(outcome.object,places),pods:outcome.pods.map(each=>simulatedPod(each,places)),updates:update?[simulatedUpdate(manifest,update,places)]:
[]}});for(let[at18,cell]of there.entries()){let into=clusters2.get(cell),outcome=judged.outcomes[at18];!into||!outcome||(into.objects.push(outcome.object),into.
pods.push(...outcome.pods),into.updates.push(...outcome.updates))}}return{schemaVersion:1,clusters:cells2.map(cell=>{let{name:name3,kubernetes,kruise:kruise2,vcluster}=judgedCluster(
cell);return __spreadValues({cluster:{name:name3,kubernetes,kruise:kruise2,vcluster}},clusters2.get(cell)??{objects:[],pods:[],updates:[]})})}}function judge2(repository,knowledge3){
let contents=readContents(repository.files),cells2=cellsOf(repository,contents.manifests,knowledge3,"look-past"),held=readContents([...new Set([...repository.objects.
values()].flat())]),sightings=[...sightDocuments(contents),...sightDocuments(held)],outcomes=new Map(cells2.map(cell=>[cell,[]]));for(let manifest of contents.manifests){
if(!kindOf(manifest.group,manifest.kind))continue;let there=cells2.filter(({applied})=>applied.has(manifest)),judged=judgeOnce(there,reading=>{let seen=simulate(
manifest,new World(reading),"look-past");return{seen,sighted:[...sight(seen)]}});for(let[at18,cell]of there.entries()){let{seen,sighted}=judged.outcomes[at18];outcomes.
get(cell)?.push(seen);for(let[ruleId,observation4]of sighted)sightings.push({ruleId,observation:observation4,cell})}}for(let cell of cells2)for(let tenant of tenantsOf(
cell,cells2,contents,outcomes.get(cell)??[],knowledge3))for(let rule of RULES)for(let observation4 of rule.observeTenant?.(tenant)??[])sightings.push({ruleId:rule.
id,observation:observation4,cell});return{contents,cells:cells2,sightings}}function*sight(seen){let claimed=new Set;for(let{id,observe}of RULES)for(let observation4 of observe?.(
seen,claimed)??[]){for(let refusal of observation4.claims??(observation4.refusal?[observation4.refusal]:[]))claimed.add(refusal);yield[id,observation4]}}function*sightDocuments({
documents}){for(let{id:ruleId,observeDocument}of RULES)for(let document2 of observeDocument?documents:[])for(let observation4 of observeDocument?.(document2)??[])
yield{ruleId,observation:observation4,cell:void 0}}var OPEN_KINDS=["PriorityClass","LimitRange","ResourceQuota","SidecarSet","WorkloadSpread"];function judgedCluster({
profile,settings}){return{name:profile.name,environment:profile.environment??null,kubernetes:profile.kubernetes.display,kruise:profile.kruise?.display??null,vcluster:profile.
vcluster?.display??null,host:settings.host??null,notes:[...profile.notes,...profile.problems.map(({message})=>message)],openKinds:OPEN_KINDS.filter(kind=>!profile.
closed(kind))}}var import_node_buffer=require("node:buffer"),import_node_fs=require("node:fs"),import_node_path=__toESM(require("node:path"));var MANIFEST=/\.(ya?ml|json)$/i,NEVER=new Set([".git","node_modules"]);var UsageError=class extends Error{name="UsageError"};var LARGEST=64*1024*1024;function diskTree(cwd){let nameOf3=place2=>import_node_path.default.relative(cwd,import_node_path.default.resolve(cwd,place2)).replaceAll(
import_node_path.default.sep,"/")||".",absolute=name3=>import_node_path.default.resolve(cwd,name3),searched=new Map,texts4=new Map,at18=place2=>{let name3=nameOf3(
place2);if(!asked(place2,()=>(0,import_node_fs.statSync)(absolute(name3)).isDirectory(),"there is no such file or folder"))return[{name:name3}];let found=searched.
get(name3);return found||(found=[...walk2(absolute(name3),name3,asked(place2,()=>(0,import_node_fs.realpathSync)(absolute(name3))))],name3.startsWith("..")&&(found=
found.map(each=>__spreadProps(__spreadValues({},each),{name:nameOf3(each.name)}))),searched.set(name3,found)),found},read2=name3=>{let found=texts4.get(name3);if(!found){
let bytes=asked(name3,()=>bytesOf(absolute(name3)));found=bytes?__spreadValues({path:name3},textOf2(bytes)):{unread:`larger than ${LARGEST/1024/1024} MB`},texts4.
set(name3,found)}return found},is=name3=>(0,import_node_fs.statSync)(absolute(name3),{throwIfNoEntry:!1}),safely=(name3,ask)=>{try{return is(name3)?.[ask]()??!1}catch{
return!1}};return{at:at18,nameOf:nameOf3,read:read2,isFile:name3=>safely(name3,"isFile"),isFolder:name3=>safely(name3,"isDirectory")}}function*walk2(folder,name3,root2){
let entries=asked(name3,()=>(0,import_node_fs.readdirSync)(folder,{withFileTypes:!0}));for(let entry2 of entries.sort((a,b)=>a.name<b.name?-1:1)){let at18=import_node_path.default.
join(folder,entry2.name),called=name3==="."?entry2.name:`${name3}/${entry2.name}`;if(entry2.isDirectory())NEVER.has(entry2.name)||(yield*walk2(at18,called,root2));else if(MANIFEST.
test(entry2.name)){let unread=entry2.isFile()?void 0:entry2.isSymbolicLink()?whyNot(at18,root2):"not a regular file";yield unread===void 0?{name:called}:{name:called,
unread}}}}function whyNot(link,root2){try{let target=(0,import_node_fs.realpathSync)(link);return target!==root2&&!target.startsWith(root2.endsWith(import_node_path.default.
sep)?root2:root2+import_node_path.default.sep)?"a link out of the folder that is checked":(0,import_node_fs.statSync)(target).isFile()?void 0:"a link to what is\
 no file"}catch{return"a link that leads nowhere"}}function bytesOf(file){let descriptor2=(0,import_node_fs.openSync)(file,"r");try{let stats=(0,import_node_fs.fstatSync)(
descriptor2);if(stats.isFile()&&stats.size>0)return stats.size>LARGEST?void 0:(0,import_node_fs.readFileSync)(descriptor2);let chunks=[];for(let size=0;;){let chunk=Buffer.
alloc(65536),read2=(0,import_node_fs.readSync)(descriptor2,chunk);if(read2===0)return Buffer.concat(chunks);if(chunks.push(chunk.subarray(0,read2)),size+=read2,
size>LARGEST)return}}finally{(0,import_node_fs.closeSync)(descriptor2)}}function textOf2(bytes){let text3=bytes.toString("utf8");if((0,import_node_buffer.isUtf8)(
bytes))return{text:text3};let at18=text3.indexOf("�");for(let offset=0,from=0;at18>=0&&(offset+=Buffer.byteLength(text3.slice(from,at18)),!!bytes.subarray(offset,
offset+3).equals(REPLACEMENT));at18=text3.indexOf("�",from))offset+=3,from=at18+1;return{text:text3,invalidAt:at18}}var REPLACEMENT=new TextEncoder().encode("\
�"),REASONS={EACCES:"it may not be read",EPERM:"it may not be read",EISDIR:"it is a folder, not a file",ELOOP:"it is a link that leads to itself",ENAMETOOLONG:"\
its name is too long"};function asked(name3,work,missing2="there is no such file"){try{return work()}catch(error){let{code,message}=error;if(code===void 0)throw error;
let gone=code==="ENOENT"||code==="ENOTDIR";throw new UsageError(`${name3}: ${gone?missing2:REASONS[code]??message}`)}}async function usable(work){try{return await work()}catch(error){throw[SettingsError,UnknownVersion,NoVersion].some(kind=>error instanceof kind)?new UsageError(
error.message):error}}var import_node_path4=__toESM(require("node:path"));var CONFIGURATION="a configuration of Kruise Preflight";function adHocClusters({adHoc},knowledge3){if(!adHoc)return;let newestKubernetes=newest(knowledge3,"kubernetes").display,made3=[adHoc].flat().map(_a=>{var _b=_a,
{name:name3,kubernetes=newestKubernetes}=_b,options=__objRest(_b,["name","kubernetes"]);let cluster=adHocCluster(__spreadProps(__spreadValues({},options),{kubernetes}));
return name3===void 0?cluster:__spreadProps(__spreadValues({},cluster),{name:name3})}),names=made3.map(({name:name3})=>name3),twice=names.find((name3,at18)=>names.
indexOf(name3)<at18);if(twice!==void 0)throw new UsageError(`two clusters are named ${twice}; give them names of their own`);return made3}function newestCluster(knowledge3){
let[kubernetes,kruise2]=[newest(knowledge3,"kubernetes").display,newest(knowledge3,"kruise").display];return adHocCluster({kubernetes,kruise:kruise2})}function chosenIn(all2,selectors2){
let together3=__spreadProps(__spreadValues({},NO_SETTINGS),{clusters:all2.flatMap(({clusters:clusters2})=>clusters2),environments:all2.flatMap(({environments})=>environments)}),
chosen2=new Set(selectClusters(together3,selectors2));return({clusters:clusters2})=>clusters2.filter(each=>chosen2.has(each))}function withHosts(clusters2,settings){
let found=new Set(clusters2);for(let each of found){let host=hostOf2(each,{clusters:clusters2,settings});host&&found.add(host)}return[...found]}var import_node_path2=__toESM(require("node:path"));var CONFIG=".github/kruise-preflight.yml";function isConfig(name3){return name3===CONFIG||name3.endsWith(`/${CONFIG}`)}function isBelow(name3,folder){return folder===
"."?name3!==".."&&!name3.startsWith("../")&&!import_node_path2.default.isAbsolute(name3):name3===folder||name3.startsWith(`${folder}/`)}function configFinder(tree){
let known6=new Map;return function nearest2(folder,top){let key3=`${top}:${folder}`;if(known6.has(key3))return known6.get(key3);let own2=import_node_path2.default.
posix.join(folder,CONFIG),above=import_node_path2.default.posix.dirname(folder),ends=folder===top||above===folder||!isBelow(folder,top),found=tree.isFile(own2)?
own2:ends?void 0:nearest2(above,top);return known6.set(key3,found),found}}function folderOf(config){let folder=import_node_path2.default.posix.dirname(config);return import_node_path2.default.
posix.basename(folder)===".github"?import_node_path2.default.posix.dirname(folder):folder}function mistake({file},span,problem){return new SettingsError([{place:file&&
span?placeOf3(file,span):null,problem}])}var import_node_path3=__toESM(require("node:path"));function heldBy(reach){let{settings}=reach,objects2=new Map,empty=new Map;for(let{name:name3,objects:patterns,places}of settings.clusters){let found=new Set;for(let[
at18,pattern]of patterns.entries()){let files=filesOf(pattern,reach,places.objects);for(let file of files)found.add(file);if(files.length>0)continue;let key3=`${places.
objects?.start} ${at18}`,known6=empty.get(key3);known6?known6.clusters.push(name3):empty.set(key3,{pattern,span:places.objects,clusters:[name3]})}objects2.set(name3,
[...found])}let notes=[...empty.values()].map(({pattern,span,clusters:clusters2})=>{let[first2,...others]=clusters2,more2=others.length>0?`, nor those of ${others.
length} more clusters`:"";return`${mistake(settings,span,`objects: "${pattern}" of ${first2} names no file${more2}.`).message}`});return{objects:objects2,notes}}
function namedFile(name3,reach,span){let{tree,settings}=reach,file=nameIn(reach,name3,span);if(!tree.isFile(file))throw mistake(settings,span,`there is no file \
"${file}"`);return readable(file,tree,settings,span)}function readable(file,tree,settings,span){let source2=tree.read(file);if("unread"in source2)throw mistake(
settings,span,`"${file}" is not read: ${source2.unread}`);return source2}function filesOf(pattern,reach,span){let{tree,settings}=reach,{base,rest}=splitPattern(
pattern),start=nameIn(reach,base,span);if(tree.isFile(start))return rest===""?[start]:[];if(!tree.isFolder(start))return[];let chosen2=rest===""?()=>!0:chooser(
[rest]),found=tree.at(start).filter(({name:name3})=>chosen2(start==="."?name3:name3.slice(start.length+1))),unread=found.find(each=>each.unread!==void 0);if(unread)
throw mistake(settings,span,`"${unread.name}" is not read: ${unread.unread}`);return found.map(({name:name3})=>name3)}function nameIn({settings,folder,tree,anywhere},name3,span){
let file=import_node_path3.default.posix.join(folder,name3||".");if(anywhere&&import_node_path3.default.isAbsolute(name3))return tree.nameOf(name3);if(!anywhere&&
(import_node_path3.default.isAbsolute(name3)||!(isBelow(file,".")||isBelow(file,folder))))throw mistake(settings,span,`"${name3}" leads out of the working direc\
tory; name files from the folder of .github`);return file.replace(/(?<=.)\/$/,"")}var PIPED="-";function readWorlds(selection,tree,knowledge3){let notes=new Set,worlds=collect2(selection,tree),{clusters:selectors2=[]}=selection,ofOptions=adHocClusters(
selection,knowledge3),chosen2=chosenIn(worlds.map(({settings})=>settings),ofOptions?[]:selectors2),clustersOf2=({settings,files})=>{if(ofOptions)return ofOptions;
if(settings.clusters.length>0||selectors2.length>0)return chosen2(settings);let cluster=newestCluster(knowledge3),runs=cluster.name.replaceAll("="," ").replaceAll(
",",", "),whose=worlds.length>1?` for ${namesOf(files)}`:"";return notes.add(`No cluster is configured${whose}: judged as ${runs}, the newest known releases.`),
[cluster]};return{repositories:worlds.map(world=>{for(let key3 of unapplied(world.settings))notes.add(`${world.settings.file?.path}: ${key3} is not applied yet.`);
return readWorld(world,clustersOf2(world),selection,tree,notes)}),notes:[...notes]}}function namesOf(files){let[first2,...others]=files;return`${first2?.name}${others.
length>0?` and ${others.length} more`:""}`}function unapplied({allow,clusters:clusters2}){return[...allow.length>0?["allow"]:[],...clusters2.some(({next})=>next)?
["next"]:[]]}function collect2({paths=[],config,standardInput},tree){let explicit=config===void 0?void 0:tree.nameOf(config),places=paths.length>0?paths:standardInput===
void 0?["."]:[],nearest2=configFinder(tree),seen=new Set,worlds=new Map,add3=(owner,found)=>{if(seen.has(found.name))return;seen.add(found.name);let own2=worlds.
get(owner);own2?own2.push(found):worlds.set(owner,[found])};for(let place2 of places){let root2=tree.nameOf(place2),top=tree.isFolder(root2)?root2:import_node_path4.default.
posix.dirname(root2);for(let found of tree.at(place2)){let owner=explicit??nearest2(import_node_path4.default.posix.dirname(found.name),isBelow(found.name,".")?
".":top),own2=found.name===explicit||isConfig(found.name);add3(owner,own2?__spreadProps(__spreadValues({},found),{unread:CONFIGURATION}):found)}}return standardInput!==
void 0&&add3(explicit??nearest2(".","."),{name:PIPED}),worlds.size===0&&worlds.set(explicit??nearest2(".","."),[]),[...worlds].map(([owner,files])=>({settings:owner===
void 0?NO_SETTINGS:settingsAt(owner,tree),folder:owner===void 0?".":folderOf(owner),files}))}function settingsAt(name3,tree){let source2=tree.read(name3);if("un\
read"in source2)throw new SettingsError([{place:null,problem:`${name3} is not read: ${source2.unread}`}]);return readSettings(source2)}function readWorld({settings,
folder,files},clusters2,selection,tree,notes){let anywhere=selection.config!==void 0&&!selection.confined,reach={settings,folder,tree,anywhere},held=heldBy(reach);
for(let note of held.notes)notes.add(note);let holders=new Map([...held.objects].flatMap(([name3,own2])=>own2.map(file=>[file,name3]))),isWanted=wanted(settings,
folder,selection),manifests=[],skipped=[];for(let{name:name3,unread}of files){if(!isWanted(name3))continue;let source2=unread===void 0?sourceOf2(name3,selection,
tree):{unread},holder=holders.get(name3);"unread"in source2?skipped.push({file:name3,line:1,reason:source2.unread}):holder!==void 0?skipped.push(...documentsOf2(
source2,`what cluster ${holder} holds beside the manifests`)):clusters2.length===0?skipped.push(...documentsOf2(source2,"its configuration has none of the chose\
n clusters")):manifests.push(source2)}let objects2=new Map,named3=new Map;for(let{name:name3,vcluster,places}of withHosts(clusters2,settings)){let own2=held.objects.
get(name3)??[];objects2.set(name3,own2.map(file=>readable(file,tree,settings,places.objects)));for(let each of[vcluster?.values,vcluster?.from])each!==void 0&&named3.
set(each,namedFile(each,reach,places.vcluster))}return{settings,clusters:clusters2,root:folder==="."?"":folder,files:manifests,skipped,objects:objects2,named:named3}}
function sourceOf2(name3,{standardInput},tree){return name3!==PIPED||standardInput===void 0?tree.read(name3):typeof standardInput=="string"?{path:name3,text:standardInput}:
__spreadValues({path:name3},textOf2(Buffer.from(standardInput)))}function documentsOf2(file,reason2){let lines=new LineIndex(file.text);return readDocuments(file).
map(document2=>{let readable2=isReadable(document2),at18=readable2?document2.root.start:document2.at;return{file:file.path,line:lines.at(at18).line,reason:readable2?
reason2:document2.problem}})}function wanted({paths,ignore},folder,selection){let ignored2=chooser(ignore),asked2=(selection.paths??[]).length>0||paths===void 0?
()=>!0:chooser(paths);return name3=>{let relative=folder==="."?name3:import_node_path4.default.posix.relative(folder,name3);return name3===PIPED||!ignored2(relative)&&
asked2(relative)}}function check2(_a){var _b=_a,{cwd}=_b,options=__objRest(_b,["cwd"]);return checkTree(diskTree(cwd),options)}async function checkTree(tree,_a){var _b=_a,{changed:changed2,today}=_b,selection=__objRest(_b,["changed","today"]);let{repositories,notes}=await usable(()=>readWorlds(
selection,tree,import_virtual_knowledge.default)),library={knowledge:import_virtual_knowledge.default,policies:async()=>(await Promise.resolve().then(()=>__toESM(require("./policies.json")))).
default};for(let{settings}of repositories)await usable(()=>knownRules(settings,library.policies));let day=today??new Date().toISOString().slice(0,10),isChanged=file=>!changed2||
file==="-"||changed2.files.has(file),reports=[];for(let repository of repositories){let report=await usable(()=>check(repository,library,day,isChanged)),{file}=repository.
settings;reports.push(repositories.length>1&&file&&!selection.adHoc?ofConfig(report,file.path):report)}let sources2=repositories.flatMap(({files,settings,objects:objects2,
named:named3})=>[...files,...[...objects2.values()].flat(),...named3.values(),...settings.file?[settings.file]:[]]);return __spreadValues({report:together2(reports),
notes},texts3(sources2))}var PLANNED=["fields/","rollout/"];async function knownRules(settings,policies4){let now=entries=>entries.filter(({rule})=>!PLANNED.some(
family=>rule.startsWith(family))),named3=__spreadProps(__spreadValues({},settings),{rules:now(settings.rules),allow:now(settings.allow)});if(named3.rules.length+
named3.allow.length===0)return;let rules=Object.values(await policies4()).map(({id,family})=>({ruleId:id,family})),problems=unknownRules(named3,rules);if(problems.
length>0)throw new SettingsError(problems)}function ofConfig(_a,config){var _b=_a,{clusters:clusters2,findings}=_b,report=__objRest(_b,["clusters","findings"]);
return __spreadProps(__spreadValues({},report),{clusters:clusters2.map(each=>__spreadProps(__spreadValues({},each),{config})),findings:findings.map(each=>__spreadProps(
__spreadValues({},each),{config}))})}function together2(reports){let clusters2=new Map;for(let cluster of reports.flatMap(report=>report.clusters))clusters2.set(
JSON.stringify(cluster),cluster);let sum2=of=>reports.reduce((total,report)=>total+of(report),0);return{schemaVersion:1,clusters:[...clusters2.values()],findings:reports.
flatMap(({findings})=>findings),ledger:{documents:sum2(({ledger})=>ledger.documents),checked:sum2(({ledger})=>ledger.checked),skipped:reports.flatMap(({ledger})=>ledger.
skipped)}}}function texts3(files){let byName3=new Map(files.map(file=>[file.path,file.text])),lines=new Map,textOf3=file=>byName3.get(file);return{textOf:textOf3,
lineOf:(file,line2)=>{let text3=textOf3(file);if(text3===void 0)return;let index=lines.get(file);return index||(index=new LineIndex(text3),lines.set(file,index)),
index.lineText(line2)}}}var ROW=/^\| \[([\w-]+)\]\(#[\w-]+\) \| (.+) \| .+ \|$/;function explain(page,rule){let rules=page.split(`
`).flatMap(line2=>{let[,id,says]=ROW.exec(line2)??[];return id&&says?[{id,says:says.replaceAll("\\|","|")}]:[]});if(rule===void 0){let width2=Math.max(...rules.
map(({id})=>id.length));return rules.map(({id,says})=>`${id.padEnd(width2)}  ${says}
`).join("")}let section=sectionOf(page,rule);if(section===void 0){let close=nearest(rule,rules.map(({id})=>id));throw new UsageError(`there is no rule ${quoted2(
rule)}; ${close?`did you mean ${close}?`:"explain lists them"}`)}return section}function sectionOf(page,rule){let lines=page.split(`
`),first2=lines.indexOf(`### ${rule}`);if(first2<0)return;let fenced=!1,length=lines.slice(first2+1).findIndex(line2=>(line2.startsWith("```")&&(fenced=!fenced),
!fenced&&/^##?#? /.test(line2)));return`${(length<0?lines.slice(first2):lines.slice(first2,first2+1+length)).join(`
`).trimEnd()}
`}var import_node_util6=require("node:util");var HELP={name:"help",short:"h",says:"print this"},COMMON=[{name:"config",value:"FILE",says:"the configuration (default: each file's nearest .github/kruise-pref\
light.yml)"},{name:"cluster",value:"NAME",repeat:!0,says:"only these clusters: a name, a pattern, or env:NAME"},{name:"kubernetes",value:"V",says:"an ad-hoc clu\
ster of this Kubernetes version instead of the configured ones"},{name:"kruise",value:"V",says:"the OpenKruise version of the ad-hoc cluster; none without it"},
{name:"vcluster",value:"V",says:"the vcluster version of the ad-hoc cluster"},{name:"feature-gate",value:"NAME=true",repeat:!0,says:"a Kubernetes feature gate o\
f the ad-hoc cluster"},{name:"kruise-feature-gate",value:"NAME=true",repeat:!0,says:"a Kruise feature gate of the ad-hoc cluster"},{name:"format",value:"FORMAT",
repeat:!0,says:"how to print; repeat it with --output for several at once"},{name:"output",value:"FILE",repeat:!0,says:"where the format of the same number goes\
 (default: standard output)"}],COMMANDS=[{name:"check",says:"findings for the manifests at the paths; exits 1 where there are any at --fail-on",takes:"[PATH...]",
formats:["text","json","markdown","github"],options:[{name:"fail-on",value:"LEVEL",says:"error (default), warning, notice or never"},...COMMON]},{name:"simulate",
says:"what each cluster would do with the manifests: objects, pods, updates",takes:"[PATH...]",formats:["text","json"],options:[{name:"base",value:"DIR",says:"a\
 folder with the manifests that run now"},...COMMON]},{name:"explain",says:"a rule: its words, its evidence, a failing and a passing example; without a rule the\
 list of all",takes:"[RULE]",formats:["text"],options:[]}];function readArguments(argv){let[name3,...rest]=argv;if(name3===void 0||name3==="--help"||name3==="-h"||
name3==="help")return"help";if(name3==="--version"||name3==="version")return"version";let command=COMMANDS.find(each=>each.name===name3),known6=COMMANDS.map(each=>each.
name).join(", ");if(!command)throw new UsageError(`there is no command ${quoted2(name3)}; known are ${known6}`);let options=[...command.options,HELP],config=Object.
fromEntries(options.map(({name:option,value:value2,short})=>[option,__spreadValues({type:value2===void 0?"boolean":"string",multiple:!0},short&&{short})])),{values:values2,
positionals}=parsed3(rest,config,options),all2=option=>[values2[option]??[]].flat().map(String);for(let{name:option,value:value2,repeat}of options){let given2=all2(
option);if(value2&&!repeat&&given2.length>1)throw new UsageError(`--${option} stands ${given2.length} times`);if(value2&&given2.includes(""))throw new UsageError(
`--${option}: ${value2} is missing`)}return{command,paths:positionals,help:values2.help!==void 0,all:all2,one:option=>all2(option)[0]}}function parsed3(args,options,known6){
try{return(0,import_node_util6.parseArgs)({args,options,allowPositionals:!0})}catch(error){let names=known6.map(({name:name3})=>`--${name3}`).join(", "),[said=""]=error.
message.split(/\. |\n/);throw new UsageError(`${said.replace(/\.$/,"")}; the options are ${names}`)}}function help(command){if(!command)return`Usage: kruise-pre\
flight COMMAND

${COMMANDS.map(({name:name3,says})=>`  ${name3.padEnd(10)}${says}`).join(`
`)}

kruise-preflight COMMAND --help prints its options. - reads standard input.
`;let lines=[...command.options,HELP].map(({name:name3,value:value2,says})=>`  --${`${name3}${value2?` ${value2}`:""}`.padEnd(32)}${says}`);return`Usage: kruise\
-preflight ${command.name} ${command.takes}

${command.says}
Formats: ${command.formats.join(", ")}

${lines.join(`
`)}
`}var import_node_crypto2=require("node:crypto"),import_node_fs2=require("node:fs"),import_node_path5=__toESM(require("node:path"));function outputsOf({command,all:all2}){let[formats,files]=[all2("format"),all2("output")];for(let format of formats)if(!command.formats.includes(format))throw new UsageError(
`--format ${format}: ${command.name} prints ${command.formats.join(", ")}`);if(files.length>Math.max(formats.length,1))throw new UsageError("--output stands mor\
e often than --format");let outputs=(formats.length>0?formats:["text"]).map((format,at18)=>{let file=files[at18];return{format,file:file==="-"?void 0:file}}),targets2=outputs.
map(({file})=>file&&import_node_path5.default.resolve(file)),twice=outputs.find((_,at18)=>targets2.indexOf(targets2[at18])<at18);if(twice?.file)throw new UsageError(
`--output ${twice.file}: two formats cannot go to one file`);if(twice)throw new UsageError("two formats cannot both go to standard output; give each but one its\
 --output FILE");return outputs}function writeOutputs(texts4){let made3=[];try{for(let[{file},text3]of texts4)file!==void 0&&asked(`--output ${file}`,()=>{let target=targetOf2(
file);if(target===void 0)return(0,import_node_fs2.writeFileSync)(file,text3);let part=`${target}.${(0,import_node_crypto2.randomBytes)(6).toString("hex")}.part`;
made3.push({part,target}),(0,import_node_fs2.writeFileSync)(part,text3,{flag:"wx"})},`there is no folder ${import_node_path5.default.dirname(file)}`);for(let{part,
target}of made3)asked(`--output ${target}`,()=>(0,import_node_fs2.renameSync)(part,target))}catch(error){for(let{part}of made3)(0,import_node_fs2.existsSync)(part)&&
(0,import_node_fs2.rmSync)(part);throw error}for(let[{file},text3]of texts4)file===void 0&&process.stdout.write(text3)}function targetOf2(file){let found=(0,import_node_fs2.statSync)(
file,{throwIfNoEntry:!1});if(!found)return file;if(found.isDirectory())throw new UsageError(`--output ${file}: it is a folder, not a file`);return found.isFile()?
(0,import_node_fs2.realpathSync)(file):void 0}async function readPiped(stream){let chunks=[],size=0;for await(let chunk of stream)if(chunks.push(chunk),size+=chunk.length,size>LARGEST)throw new UsageError(`\
standard input: larger than ${LARGEST/1024/1024} MB`);return Buffer.concat(chunks)}var import_node_path6=__toESM(require("node:path")),import_virtual_knowledge2=__toESM(require("./knowledge.json"));function simulate3(_a){var _b=_a,{cwd}=_b,options=__objRest(_b,["cwd"]);return simulateTree(diskTree(cwd),options)}async function simulateTree(tree,_a){var _b=_a,{base}=_b,selection=__objRest(_b,["base"]);let{repositories,notes}=await usable(()=>readWorlds(selection,tree,import_virtual_knowledge2.default)),
clusters2=new Map;for(let repository of repositories){let before=base===void 0?void 0:__spreadProps(__spreadValues({},repository),{files:runningNow(base,repository,
tree)}),{clusters:own2}=await usable(()=>simulate2(repository,{knowledge:import_virtual_knowledge2.default},before));for(let each of own2){let key3=JSON.stringify(
[selection.adHoc?void 0:repository.settings.file?.path,each.cluster]),known6=clusters2.get(key3);clusters2.set(key3,known6?both(known6,each):each)}}return{simulation:{
schemaVersion:1,clusters:[...clusters2.values()]},notes}}function both(one,other){return{cluster:one.cluster,objects:[...one.objects,...other.objects],pods:[...one.
pods,...other.pods],updates:[...one.updates,...other.updates]}}function runningNow(base,{root:root2},tree){let own2=import_node_path6.default.posix.join(tree.nameOf(
base),root2);return tree.at(root2!==""&&!root2.startsWith("..")&&tree.isFolder(own2)?own2:base).flatMap(({name:name3,unread})=>{let source2=unread===void 0?tree.
read(name3):{unread};return"unread"in source2?[]:[source2]})}var recorded="recorded: ";function basisWords({basis}){let cases=basis.evidence.filter(each=>each.startsWith(recorded)).map(each=>each.slice(recorded.length)),evidence=basis.level==="rec\
orded"&&cases.length>0?cases:basis.evidence,more2=evidence.length>3?` and ${evidence.length-3} more`:"";return`${basis.level}${evidence.length>0?` (${evidence.slice(
0,3).join(", ")}${more2})`:""}`}function grouped(items2,keyOf2){let groups=new Map;for(let item of items2){let key3=keyOf2(item),group=groups.get(key3);group?group.push(item):groups.set(key3,[
item])}return[...groups]}function versions(cluster){let{kubernetes,kruise:kruise2,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;
return`kubernetes ${kubernetes}${kruise2===null?"":`, kruise ${kruise2}`}${guest}`}function judgedOn({config},all2){return all2.filter(cluster=>cluster.config===
config)}function described(cluster){let runs=versions(cluster);return runs.replaceAll(", ",",").replaceAll(" ","=")===cluster.name?runs:`${cluster.name} (${runs}\
)`}function byEnvironment(names,all2,most2=6){let hit=new Set(names),environments=grouped(all2,cluster=>cluster.environment),lines=[];for(let[environment2,members3]of environments){
let inIt=members3.filter(cluster=>hit.has(cluster.name));if(!inIt.length)continue;let alone=all2.length===1,head=environment2===null&&alone?"":`${environment2??
"clusters"} ${inIt.length} of ${members3.length}: `;lines.push(`${head}${sameVersions(inIt.slice(0,most2))}${more(inIt.length-most2)}`)}let strangers=names.filter(
name3=>!all2.some(cluster=>cluster.name===name3));return strangers.length&&lines.push(`${strangers.slice(0,most2).join(", ")}${more(strangers.length-most2)}`),lines}
function sameVersions(clusters2){return grouped(clusters2,versions).map(([runs,same2])=>{let[first2]=same2;return first2&&same2.length===1?described(first2):`${same2.
map(({name:name3})=>name3).join(", ")} (${runs})`}).join("; ")}var more=count=>count>0?` and ${count} more`:"";var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");function cells(text3){return/^[\x20-\x7e]*$/.test(text3)?Array.from(text3,each=>({text:each,width:1})):Array.from(clusters.segment(text3),({segment})=>({text:segment,
width:widthOf(segment)}))}function width(text3){return/^[\x20-\x7e]*$/.test(text3)?text3.length:cells(text3).reduce((sum2,cell)=>sum2+cell.width,0)}function wrapped(head,text3,columns2){
let indent=" ".repeat(width(head)),lines=[],line2=head,used=width(head),empty=!0;for(let word of text3.split(" ")){let wordWidth=width(word);!empty&&used+1+wordWidth>
columns2&&(lines.push(line2),line2=indent,used=indent.length,empty=!0),line2+=empty?word:` ${word}`,used+=wordWidth+(empty?0:1),empty=!1}return[...lines,line2]}
function widthOf(segment){return wide.test(segment)?2:new RegExp("^\\p{Mark}+$","u").test(segment)?0:1}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible2(text3){return text3.replace(unseen,escaped2)}function folded(text3){return visible2(text3.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g,
" "))}function inert(line2){return line2.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped2(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var gap="…",far=400,secretParts=/\/(?:data|stringData|binaryData|env|args|command|annotations)(?:\/|$)/,secretKeys=/(?:data|stringData|binaryData|env|value|args|command|annotations)["']?\s*:/,
key2=/^\s*(?:- +)*(?:"[^"]*"|'[^']*'|[^\s"'#{}[\],:&*!|>%@`][^:{}[\],]*?)\s*:(?=\s|$)/,nameKeys=/^\s*(?:- +)*["']?(?:name|kind|apiVersion)["']?\s*:/;function excerpt(finding,line2,columns2){
let start=Math.min(finding.column-1,line2.length),several=finding.endLine>finding.line,end=several?line2.trimEnd().length:Math.min(Math.max(finding.endColumn-1,
start),line2.length),[before,about,after]=[line2.slice(0,start),line2.slice(start,end),line2.slice(Math.max(start,end))];if(/(?:^|\/)\.?kruise-preflight\.ya?ml$/.
test(finding.file))return clip(before,about,after,columns2);let cause=about.length>2*far?about.slice(0,2*far):about;return clip(shownBefore(before),shownAbout(finding,
cause,several),shownAfter(after),columns2)}function isSecret(finding){return secretParts.test(finding.path)&&!/\/env\/\d+\/name$/.test(finding.path)}function belongsToNothing({
object:object3,family,path:path8}){return object3===null&&(path8===""||family==="manifests")}function shownBefore(text3){let start=text3.slice(0,far);if(/^\s*$/.
test(text3)||start===text3&&/^\s*(?:- +)*$/.test(text3))return text3;let head=key2.exec(start)?.[0];return head!==void 0&&head.trimEnd()===text3.trimEnd()?text3:
head===void 0?`${/^\s*(?:- +)*/.exec(start)?.[0]}${gap} `:`${head} ${gap} `}function shownAbout(finding,text3,several){if(text3.startsWith("#")||/^\W?$/.test(text3)||
finding.path.endsWith(`/${text3}`)&&!text3.includes("/")||!(isSecret(finding)||belongsToNothing(finding)||/[{[]/.test(text3)&&secretKeys.test(text3))&&(!several||
nameKeys.test(text3)))return text3;let head=key2.exec(text3)?.[0];if(head===void 0)return gap;let rest=text3.slice(head.length).trim();return rest===""||rest.startsWith(
"#")?text3:`${head} ${gap}`}function shownAfter(text3){return/^\s*(?:$|[\]},]+\s*$|#|,?\s+#)/.test(text3)?text3:`${/^\s*[,}\]]/.exec(text3)?.[0]??""} ${gap}`}function clip(before,about,after,columns2){
let lead=cells(plain3(before.slice(-far))),cut=before.length>far,leadWidth=lead.reduce((sum2,cell)=>sum2+cell.width,0);for(;leadWidth>columns2/2;)leadWidth-=lead.
shift()?.width??leadWidth,cut=!0;let left=`${cut?gap:""}${lead.map(cell=>cell.text).join("")}`,from=width(left),middle2=plain3(about.slice(0,far)),shown2=cutRight(
`${left}${middle2}${plain3(after.slice(0,far))}`,columns2,about.length>far||after.length>far);return{text:shown2.trimEnd(),from,to:Math.max(from+1,Math.min(from+
width(middle2),width(shown2)))}}function cutRight(text3,columns2,more2){if(!more2&&width(text3)<=columns2)return text3;let used=0,kept2="";for(let cell of cells(
text3)){if(used+cell.width>columns2-1)break;used+=cell.width,kept2+=cell.text}return`${kept2}${gap}`}var plain3=text3=>visible2(text3.replaceAll("	","    "));var most=8;function hunk(finding,text3){let edits=[...finding.fix?.edits??[]].sort((a,b)=>a.start-b.start),[first2]=edits,last=edits.at(-1);if(!first2||!last||isSecret(
finding)||edits.some(edit=>edit.file!==finding.file||edit.start>edit.end||edit.end>text3.length))return;let from=text3.lastIndexOf(`
`,first2.start-1)+1,lineEnd2=text3.indexOf(`
`,last.end),to=lineEnd2<0?text3.length:lineEnd2;if(to-from>2e3)return;let changed2="",at18=from;for(let edit of edits){if(edit.start<at18)return;changed2+=text3.
slice(at18,edit.start)+edit.newText,at18=edit.end}changed2+=text3.slice(at18,to);let old=text3.slice(from,to).split(/\r?\n/),now=changed2.split(/\r?\n/);for(;old.
length&&now.length&&old[0]===now[0];)old.shift(),now.shift();for(;old.length&&now.length&&old.at(-1)===now.at(-1);)old.pop(),now.pop();let lines=[...old.map(line2=>`\
- ${line2}`),...now.map(line2=>`+ ${line2}`)],cause=/[^/]*$/.exec(finding.path)?.[0]??"",mayTell=old.some(line2=>/[{[]/.test(line2)||secretKeys.test(line2)&&!isOf(
cause,line2));return lines.length>0&&lines.length<=most&&!mayTell?lines:void 0}function isOf(key3,line2){return line2.trimStart().startsWith(`${key3}:`)}function shortened(items2,most2=6){return`${items2.slice(0,most2).join(", ")}${items2.length>most2?` and ${items2.length-most2} more`:""}`}var severities=["error","warning","notice"];function counted2(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function countedFindings({findings}){let parts2=severities.
flatMap(severity=>{let count=findings.filter(finding=>finding.severity===severity).length;return count?[counted2(count,severity)]:[]});if(!parts2.length)return"\
no findings";let fresh=findings.filter(finding=>finding.status==="new").length,all2=parts2.length<2?parts2.join(""):`${parts2.slice(0,-1).join(", ")} and ${parts2.
at(-1)}`;return fresh===findings.length?all2:`${all2} (${fresh} new)`}function verdict(report){let{ledger,clusters:clusters2}=report,[first2]=clusters2,where=first2&&
clusters2.length===1?visible2(described(first2)):counted2(clusters2.length,"cluster");return`${countedFindings(report)} in ${counted2(ledger.checked,"document")}\
, for ${where}`}function uncheckedIn({skipped}){return skipped.filter(({reason:reason2})=>reason2!==CONFIGURATION)}function skippedWords({ledger},most2=3){let unchecked=uncheckedIn(
ledger);if(!unchecked.length)return;let reasons=grouped(unchecked,({reason:reason2})=>reason2).sort(([,a],[,b])=>b.length-a.length),shown2=reasons.slice(0,most2).
map(([reason2,those])=>{let places=those.slice(0,2).map(({file,line:line2})=>visible2(`${file}:${line2}`));return`${folded(reason2)} (${places.join(", ")}${those.
length>2?` and ${those.length-2} more`:""})`}),rest=reasons.slice(most2).reduce((sum2,[,those])=>sum2+those.length,0);return`${unchecked.length} skipped: ${shown2.
join("; ")}${rest?`; and ${rest} for other reasons`:""}`}function openKinds({clusters:clusters2}){return[...new Set(clusters2.flatMap(cluster=>cluster.openKinds))].
sort()}function clusterNotes({clusters:clusters2}){let notes=new Map;for(let cluster of clusters2)for(let note of cluster.notes)notes.set(note,[...notes.get(note)??
[],cluster.name]);return[...notes].map(([note,names])=>({note,names}))}var mostOfOneRule=100;function shownFindings({findings}){let seen=new Map,left=new Map;return{shown:findings.filter(({ruleId,severity,status})=>{let key3=`${ruleId}\
 ${severity} ${status}`,count=(seen.get(key3)??0)+1;return seen.set(key3,count),count>mostOfOneRule&&left.set(ruleId,(left.get(ruleId)??0)+1),count<=mostOfOneRule}),
left:[...left].map(([ruleId,count])=>`${counted2(count,"more finding")} of ${ruleId}`)}}function upstreamWords({refusal,clusters:clusters2}){if(!refusal)return[];let{message,others=[]}=refusal,elsewhere=new Set(others.flatMap(each=>each.clusters)),
here=clusters2.filter(name3=>!elsewhere.has(name3)),on=names=>others.length===0?"":` on ${shortened(names)}`;return[{on:on(here.length===0?clusters2:here),message},
...others.map(each=>({on:on(each.clusters),message:each.message}))]}var columns=120,shownAffects=5;function renderText(report,options){let paint=options.colour?ansi:plain4,{shown:shown2,left}=shownFindings(report),lines=shown2.flatMap(
finding=>[...findingLines(finding,report,options,paint),""]);left.length>0&&lines.push(...wrapped("note: ",`${visible2(left.join(", "))} not shown; --format jso\
n has them all`,columns));for(let{note,names}of clusterNotes(report))lines.push(...wrapped("note: ",`${folded(note)} (${visible2(shortened(names))})`,columns));
let skipped=skippedWords(report),clean=report.findings.length===0,words4=verdict(report);lines.push(paint(clean?"clean":"strong",`${words4[0]?.toUpperCase()}${words4.
slice(1)}.`)),skipped&&lines.push(...wrapped("",`${skipped}.`,columns));let open=openKinds(report);return clean&&open.length&&lines.push(...wrapped("",`Open: ob\
jects of these kinds may exist that are not in view: ${visible2(open.join(", "))}.`,columns)),`${lines.map(inert).join(`
`)}
`}var codes={error:"1;31",warning:"1;33",notice:"1;36",strong:"1",dim:"2",clean:"32",add:"32",remove:"31"},ansi=(style,text3)=>`\x1B[${codes[style]}m${text3}\x1B[0\
m`,plain4=(_,text3)=>text3;function findingLines(finding,report,options,paint){let{file,line:line2,column,severity,ruleId}=finding,head=`${paint("strong",visible2(
`${file}:${line2}:${column}:`))} ${paint(severity,`${severity}:`)} ${folded(finding.message)} ${paint("dim",`[${visible2(ruleId)}]`)}`,gutter=" ".repeat(String(
line2).length+2),part=(label2,text3)=>partLines(gutter,label2,text3,paint),lines=[head,...excerptLines(finding,gutter,options,paint)];for(let{on,message}of upstreamWords(
finding))lines.push(`${gutter}${paint("dim","=")} upstream${visible2(on)}:  ${visible2(message)}`);lines.push(...part("you would see",finding.symptom),...part("\
why",finding.why),...part("do",finding.remedy));let{changedHere}=finding;changedHere&&(changedHere.file!==file||changedHere.line!==line2)&&lines.push(...part("a\
t",`${changedHere.file}:${changedHere.line}:${changedHere.column} this change brings it about`));for(let at18 of finding.related)lines.push(...part("at",`${at18.
file}:${at18.line}:${at18.column} ${at18.note}`));for(let[at18,words4]of byEnvironment(finding.clusters,judgedOn(finding,report.clusters)).entries())lines.push(
...at18===0?part("in",words4):wrapped(`${gutter}         `,visible2(words4),columns));lines.push(...part("known",basisWords(finding))),finding.affects.length>1&&
lines.push(...part("affects",affectsWords(finding)));for(let assumed of finding.assumes)lines.push(...part("assumes",assumed));return[...lines,...fixLines(finding,
gutter,options,paint)]}function partLines(gutter,label2,text3,paint){let words4=folded(text3);if(words4==="")return[];let head=`${gutter}= ${`${label2}:`.padEnd(
6)} `,[first2="",...rest]=wrapped(head,words4,columns);return[`${gutter}${paint("dim","=")} ${paint("strong",`${label2}:`)}${first2.slice(gutter.length+3+label2.
length)}`,...rest]}function excerptLines(finding,gutter,options,paint){let line2=options.lineOf(finding.file,finding.line);if(line2===void 0)return[];let shown2=excerpt(
finding,line2,columns-gutter.length-2),bar=paint("dim","|"),carets=`${" ".repeat(shown2.from)}${paint(finding.severity,"^".repeat(shown2.to-shown2.from))}`;return[
`${gutter}${bar}`,`${paint("dim",` ${finding.line} |`)} ${shown2.text}`.trimEnd(),`${gutter}${bar} ${carets}`]}function affectsWords({affects}){return`${affects.
slice(0,shownAffects).map(each=>`${`${each.kind} ${each.namespace===null?"":`${each.namespace}/`}${each.name}`} (${each.file}:${each.line})`).join(", ")}${affects.
length>shownAffects?` and ${affects.length-shownAffects} more`:""}`}function fixLines(finding,gutter,options,paint){let{fix}=finding;if(!fix)return[];let lines=partLines(
gutter,"fix",`${fix.title}${fix.safe?"":" (changes what runs)"}`,paint),text3=options.textOf?.(finding.file);for(let each of(text3===void 0?void 0:hunk(finding,
text3))??[]){let words4=visible2(each.replaceAll("	","    ")),shown2=width(words4)>columns?`${words4.slice(0,columns)}…`:words4;lines.push(`${gutter}  ${paint(
each.startsWith("+")?"add":"remove",shown2)}`)}return lines}async function run(argv){let given2=readArguments(argv);if(given2==="help")return print(help());if(given2==="version")return print(`${version()}
`);if(given2.help)return print(help(given2.command));if(given2.command.name==="explain")return print(explained(given2.paths));let outputs=outputsOf(given2),failOn=levelOf3(
given2.one("fail-on")??"error"),options=__spreadValues({cwd:process.cwd()},await selectionOf(given2));if(given2.command.name==="simulate"){let simulated=await simulate3(
__spreadProps(__spreadValues({},options),{base:given2.one("base")}));return remark(simulated.notes),await write(outputs,format=>simulatedText(simulated,format)),
0}let checked=await check2(options);return remark(checked.notes),await write(outputs,(format,colour)=>checkedText(checked,format,colour)),fails(checked.report,failOn)?
1:0}function print(text3){return process.stdout.write(text3),0}function remark(lines){for(let line2 of lines)process.stderr.write(`${inert(visible2(line2))}
`)}function explained(rules){if(rules.length>1)throw new UsageError(`explain takes one rule, not ${rules.length}`);return explain((0,import_node_fs3.readFileSync)(
import_node_path7.default.join(__dirname,"../policies/README.md"),"utf8"),rules[0])}function version(){let{version:version2}=JSON.parse((0,import_node_fs3.readFileSync)(
import_node_path7.default.join(__dirname,"../package.json"),"utf8"));return version2}async function write(outputs,render2){let colour=wantsColour(),texts4=outputs.
map(async output=>[output,await render2(output.format,colour&&output.file===void 0)]);writeOutputs(await Promise.all(texts4))}function wantsColour(){let{NO_COLOR,
FORCE_COLOR,TERM}=process.env;return NO_COLOR?!1:FORCE_COLOR?FORCE_COLOR!=="0"&&FORCE_COLOR!=="false":process.stdout.isTTY===!0&&TERM!=="dumb"}async function checkedText({
report,lineOf,textOf:textOf3},format,colour){switch(format){case"json":return(await Promise.resolve().then(()=>__toESM(require("./report-json.js")))).renderJson(
report);case"markdown":return(await Promise.resolve().then(()=>__toESM(require("./report-markdown.js")))).renderMarkdown(report);case"github":return(await Promise.resolve().then(()=>__toESM(require("./report-annotations.js")))).
renderAnnotations(report,{isChanged:()=>!0});default:return renderText(report,{lineOf,textOf:textOf3,colour})}}async function simulatedText({simulation},format){
return format==="json"?(await Promise.resolve().then(()=>__toESM(require("./report-simulate.js")))).renderSimulationJson(simulation):(await Promise.resolve().then(()=>__toESM(require("./report-simulate-text.js")))).
renderSimulationText(simulation)}async function selectionOf(given2){let[kubernetes,kruise2,vcluster]=["kubernetes","kruise","vcluster"].map(given2.one),gates={featureGates:given2.
all("feature-gate"),kruiseFeatureGates:given2.all("kruise-feature-gate")},adHoc=[kubernetes,kruise2,vcluster,...gates.featureGates,...gates.kruiseFeatureGates].
some(each=>each!==void 0);if(adHoc&&given2.all("cluster").length>0)throw new UsageError("--cluster chooses configured clusters; --kubernetes, --kruise and --vcl\
uster make one");return __spreadValues({paths:given2.paths.filter(each=>each!=="-"),standardInput:given2.paths.includes("-")?await readPiped(process.stdin):void 0,
config:given2.one("config"),clusters:given2.all("cluster")},adHoc&&{adHoc:__spreadValues({kubernetes,kruise:kruise2,vcluster},gates)})}var LEVELS=["error","warn\
ing","notice"];function levelOf3(written3){if(written3==="never")return[];let at18=LEVELS.indexOf(written3);if(at18<0)throw new UsageError(`--fail-on ${written3}\
: it is error, warning, notice or never`);return LEVELS.slice(0,at18+1)}function fails({findings},failOn){return findings.some(({severity})=>failOn.includes(severity))}
function fail2(error){let said=error instanceof UsageError?error.message:String(error?.stack??error);remark(said.split(`
`)),process.exitCode=2}process.stdout.on("error",error=>{error.code!=="EPIPE"&&fail2(new UsageError(`standard output: ${error.message}`))});run(process.argv.slice(
2)).then(code=>{process.exitCode||=code},fail2);
