"use strict";var __create=Object.create;var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var rendered_exports={};__export(rendered_exports,{render:()=>render});module.exports=__toCommonJS(rendered_exports);var import_node_path3=__toESM(require("node:path"));var import_node_path=__toESM(require("node:path"));function placedUnder(prefix,report){if(prefix==="")return report;let moved=at=>__spreadProps(__spreadValues({},at),{file:import_node_path.default.posix.join(prefix,
at.file)}),movedFinding=finding=>__spreadValues(__spreadProps(__spreadValues({},moved(finding)),{changedHere:finding.changedHere&&moved(finding.changedHere),related:finding.
related.map(moved),affects:finding.affects.map(moved)}),finding.fix&&{fix:__spreadProps(__spreadValues({},finding.fix),{edits:finding.fix.edits.map(moved)})}),{
findings,rollout,versions,mended,allowances,ledger}=report;return __spreadProps(__spreadValues(__spreadValues(__spreadValues(__spreadValues(__spreadProps(__spreadValues(
{},report),{findings:findings.map(movedFinding)}),rollout&&{rollout:rollout.map(moved)}),versions&&{versions:__spreadProps(__spreadValues({},versions),{broken:versions.
broken.map(movedFinding),mended:versions.mended.map(movedFinding),unchanged:versions.unchanged.map(movedFinding)})}),mended&&{mended:mended.map(movedFinding)}),
allowances&&{allowances:allowances.map(each=>__spreadProps(__spreadValues({},moved(each)),{allows:each.allows.map(movedFinding)}))}),{ledger:__spreadProps(__spreadValues(
{},ledger),{skipped:ledger.skipped.map(moved)})})}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function sectionOf(page,rule){let lines=page.split(`
`),first=lines.indexOf(`### ${rule}`);if(first<0)return;let fenced=!1,length=lines.slice(first+1).findIndex(line=>(line.startsWith("```")&&(fenced=!fenced),!fenced&&
/^##?#? /.test(line)));return`${(length<0?lines.slice(first):lines.slice(first,first+1+length)).join(`
`).trimEnd()}
`}var import_node_fs=require("node:fs"),import_node_path2=__toESM(require("node:path"));function ownText(name){let home=[import_node_path2.default.join(__dirname,
".."),import_node_path2.default.join(__dirname,"../..")].find(folder=>["package.json","policies/README.md"].every(each=>(0,import_node_fs.existsSync)(import_node_path2.default.
join(folder,each))));return home&&(0,import_node_fs.readFileSync)(import_node_path2.default.join(home,name),"utf8")}async function render(format,{report,textOf},_a={}){var _b=_a,{prefix="",fails=isNewError,limit,all=!1}=_b,options=__objRest(_b,["prefix","fails","limit","all"]);
switch(format){case"json":return(await Promise.resolve().then(()=>__toESM(require("./report-json.js")))).renderJson(report);case"markdown":return(await Promise.resolve().then(()=>__toESM(require("./report-markdown.js")))).
renderMarkdown(report,__spreadValues({textOf,all},limit&&{limit}));case"junit":return(await Promise.resolve().then(()=>__toESM(require("./report-junit.js")))).renderJunit(
placedUnder(prefix,report),__spreadProps(__spreadValues({},options),{fails}));case"sarif":{let{renderSarif}=await Promise.resolve().then(()=>__toESM(require("./report-sarif.js"))),
{gzipSync}=await Promise.resolve().then(()=>__toESM(require("node:zlib"))),policies=(await Promise.resolve().then(()=>__toESM(require("./policies.json")))).default,
page=ownText("policies/README.md"),about=ownText("package.json");return renderSarif(placedUnder(prefix,report),__spreadProps(__spreadValues(__spreadValues({},options),
about&&{version:JSON.parse(about).version}),{textOf:file=>textOf(prefix===""?file:import_node_path3.default.posix.relative(prefix,file)),wordsOf:id=>Object.hasOwn(
policies,id)?__spreadProps(__spreadValues({},policies[id]),{page:page&&sectionOf(page,id)}):void 0,sizeOf:text=>gzipSync(text).length}))}}}function isNewError({
severity,status}){return severity==="error"&&status==="new"}0&&(module.exports={render});
