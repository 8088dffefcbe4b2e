"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var fix_exports={};__export(fix_exports,{renderFixJson:()=>renderFixJson});module.exports=__toCommonJS(fix_exports);var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function inertJson(json){return json.replace(unseen,each=>each===`
`?each:escaped(each)).replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).
join("")}function printed(value){return`${inertJson(JSON.stringify(value,null,2))}
`}function renderFixJson({schemaVersion,dryRun,fixed,left,files}){let named=({ruleId,severity,file,line,message,config})=>__spreadValues({ruleId,severity,file,line,
message},config!==void 0&&{config});return printed({schemaVersion,dryRun,fixed:fixed.map(each=>__spreadProps(__spreadValues({},named(each)),{title:each.title,safe:each.
safe})),left:left.map(each=>__spreadProps(__spreadValues({},named(each)),{why:each.why,title:each.title,because:each.because})),files:files.map(({file,diff,text})=>__spreadValues(
{file,diff},text!==void 0&&{text}))})}0&&(module.exports={renderFixJson});
