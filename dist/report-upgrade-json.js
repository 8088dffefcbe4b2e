"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var upgrade_json_exports={};__export(upgrade_json_exports,{renderUpgradeJson:()=>renderUpgradeJson});module.exports=__toCommonJS(upgrade_json_exports);var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function inertJson(json){return json.replace(unseen,each=>each===`
`?each:escaped(each)).replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).
join("")}function printed(value){return`${inertJson(JSON.stringify(value,null,2))}
`}var cluster=({name,environment,kubernetes,kruise,vcluster,host,notes,openKinds,next,config})=>__spreadValues(__spreadValues({name,environment,kubernetes,kruise,
vcluster,host,notes,openKinds},next&&{next:{kubernetes:next.kubernetes,kruise:next.kruise,vcluster:next.vcluster}}),config!==void 0&&{config});var place=({file,line,column,endLine,endColumn})=>({file,line,column,endLine,endColumn}),object=({apiVersion,kind,namespace,name})=>({apiVersion,kind,namespace,
name}),affected=({kind,namespace,name,file,line,clusters,status})=>({kind,namespace,name,file,line,clusters,status}),refusal=({by,message,others})=>__spreadValues(
{by,message},others&&{others:others.map(each=>({by:each.by,message:each.message,clusters:each.clusters}))});var finding=each=>__spreadProps(__spreadValues(__spreadValues(__spreadProps(__spreadValues(__spreadValues(__spreadProps(__spreadValues(__spreadValues(__spreadValues(
__spreadValues({ruleId:each.ruleId,family:each.family,severity:each.severity,message:each.message,symptom:each.symptom},each.refusal&&{refusal:refusal(each.refusal)}),
place(each)),each.confidence&&{confidence:each.confidence}),each.renderedFrom!==void 0&&{renderedFrom:each.renderedFrom}),{changedHere:each.changedHere&&{file:each.
changedHere.file,line:each.changedHere.line,column:each.changedHere.column},object:each.object&&object(each.object),path:each.path,clusters:each.clusters}),each.
coming&&{coming:each.coming.map(({versions,clusters,failsFrom})=>({versions,clusters,failsFrom}))}),each.config!==void 0&&{config:each.config}),{affects:each.affects.
map(affected),related:each.related.map(related=>__spreadProps(__spreadValues(__spreadValues({},place(related)),related.confidence&&{confidence:related.confidence}),
{note:related.note})),why:each.why,remedy:each.remedy,assumes:each.assumes,basis:{level:each.basis.level,evidence:each.basis.evidence}}),each.fix&&{fix:{title:each.
fix.title,safe:each.fix.safe,edits:each.fix.edits.map(({file,start,end,newText})=>({file,start,end,newText}))}}),each.locked&&{locked:each.locked}),{fingerprint:each.
fingerprint,status:each.status}),allowance=each=>__spreadValues(__spreadProps(__spreadValues({rule:each.rule,file:each.file,line:each.line,column:each.column},each.
until!==void 0&&{until:each.until}),{because:each.because,from:each.from,status:each.status,state:each.state,allows:each.allows.map(finding)}),each.config!==void 0&&
{config:each.config});function renderUpgradeJson(report){let{documents,checked,skipped}=report.ledger;return printed(__spreadProps(__spreadValues({schemaVersion:report.schemaVersion,
upgrades:report.upgrades.map(upgraded),broken:report.broken.map(needy),mended:report.mended.map(finding),unchanged:report.unchanged.map(needy),runs:report.runs.
map(row)},report.allowances&&{allowances:report.allowances.map(allowance)}),{ledger:{documents,checked,skipped:skipped.map(({file,line,reason})=>({file,line,reason}))}}))}
var upgraded=({cluster:name,from,to})=>({cluster:name,from:from.map(cluster),to:to.map(cluster)}),need=({clusters,releases,breaks})=>({clusters,releases,breaks:breaks.
map(({ruleId,severity,message,file,line})=>({ruleId,severity,message,file,line}))}),needy=each=>__spreadProps(__spreadValues({},finding(each)),{needs:each.needs.
map(need)}),row=({object:of,file,line,pods,clusters,runs})=>({object:object(of),file,line,pods,clusters,runs});0&&(module.exports={renderUpgradeJson});
