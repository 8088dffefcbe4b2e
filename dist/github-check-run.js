"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __objRest=(source,exclude)=>{var target={};for(var prop in source)__hasOwnProp.call(source,prop)&&exclude.indexOf(prop)<0&&(target[prop]=source[prop]);if(source!=
null&&__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(source))exclude.indexOf(prop)<0&&__propIsEnum.call(source,prop)&&(target[prop]=source[prop]);return target};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var check_run_exports={};__export(check_run_exports,{annotateByCheckRun:()=>annotateByCheckRun});module.exports=__toCommonJS(check_run_exports);var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var import_node_os=require("node:os");var LIMIT=2**30;var OURS=["core.quotepath=off","diff.relative=false","safe.bareRepository=explicit","core.fsmonitor=false",`core.hooksPath=${import_node_os.devNull}`];var AT_ONCE=128*1024*1024;function statusOf(error){let{status}=error;return typeof status=="number"?status:-1}function said(error){let words=messageOf(error).replaceAll(new RegExp("\\p{Cc\
}+","gu")," ").slice(0,300);return statusOf(error)>0?`${statusOf(error)} ${words}`:words}function isRefused(error){return[401,403,404].includes(statusOf(error))&&
!/rate limit/i.test(messageOf(error))}function messageOf(error){return String(error?.message??error)}var LIMITS={annotations:50,message:64*1024,title:255,summary:65535},MOST_REQUESTS=40,LEVELS={error:"failure",warning:"warning",notice:"notice"};async function annotateByCheckRun(told,client){
let{owner,repo,octokit,write}=client,{sha,name,conclusion}=told,verdict={owner,repo,status:"completed",conclusion},{placed,unplaced}=await placedAt(told),total=placed.
length,pages=pagesOf(placed).slice(0,MOST_REQUESTS),room=MOST_REQUESTS*LIMITS.annotations,shown=`The check run "${visible(name)}"`,note=total>room?holds(room,total):
"",id;try{let output=outputOf(told,pages[0],note);id=(await write(signal=>octokit.rest.checks.create(__spreadProps(__spreadValues({},verdict),{name,head_sha:sha,
output,request:{signal}})))).id}catch(error){return{done:!1,left:told.annotations,warnings:[`${shown} ${refusalOf(error)}`]}}let update=(page,words)=>{let output=outputOf(
told,page,words);return write(signal=>octokit.rest.checks.update(__spreadProps(__spreadValues({},verdict),{check_run_id:id,output,request:{signal}})))};for(let[
at,page]of pages.entries())if(at!==0)try{await update(page,note)}catch(error){let stand=at*LIMITS.annotations,knows=await update([],holds(stand,total)).then(()=>"",
()=>", and does not say so"),words=`${shown} holds ${stand} of ${total} annotations${knows}, for GitHub says: ${said(error)}. It needs \`checks: write\` to the en\
d of the run.`;return{done:!1,left:[...placed.slice(stand).map(({from})=>from),...unplaced],warnings:[words]}}return{done:!0,left:[...placed.slice(room).map(({from})=>from),
...unplaced],warnings:total>room?[`${shown} holds ${room} of ${total} annotations: more would take GitHub too many requests.`]:[]}}function holds(stand,total){return`${stand}\
 of ${total} annotations stand here; the log has more.

`}function refusalOf(error){let status=statusOf(error),wants=isRefused(error)?"It needs `checks: write`.":"With `checks: write` the next run writes it anew.";return`${status>=
400&&status<500?"is not written":"may be missing"}, for GitHub says: ${said(error)}. ${wants}`}function outputOf({title,summary},page=[],note=""){return{title:clippedTo(
visible(title),LIMITS.title,lengthOf),summary:clippedTo(`${note}${summary}`,LIMITS.summary,Buffer.byteLength),annotations:page.map(({written:written2})=>written2)}}
async function placedAt({annotations,lineAt}){let at=async(file,line)=>{try{return lineAt?await lineAt(file,line):line}catch{return}},placed=[],unplaced=[];for(let from of annotations){
let line=await at(from.file,from.line),endLine=from.endLine===from.line?line:await at(from.file,from.endLine);line===void 0?unplaced.push(from):placed.push({from,
written:written(from,line,Math.max(line,endLine??line))})}return{placed,unplaced}}function written(_a,line,endLine){var _b=_a,{file,column,endColumn}=_b,from=__objRest(
_b,["file","column","endColumn"]);let isOneLine=endLine===line&&from.endLine===from.line,lines=from.message.split(`
`).map(visible);return __spreadProps(__spreadValues({path:file,start_line:line,end_line:endLine},isOneLine&&column!==void 0&&{start_column:column,end_column:Math.
max(column,endColumn??column)}),{annotation_level:LEVELS[from.severity],title:clippedTo(visible(from.title),LIMITS.title,lengthOf),message:clippedTo(lines.join(
`
`),LIMITS.message,Buffer.byteLength)})}function pagesOf(placed){let pages=[];for(let at=0;at<placed.length;at+=LIMITS.annotations)pages.push(placed.slice(at,at+
LIMITS.annotations));return pages}var lengthOf=text=>text.length;function clippedTo(text,most,measure){if(measure(text)<=most)return text;let[fits,not]=[0,text.
length];for(;not-fits>1;){let half=Math.floor((fits+not)/2);measure(cut(text,half))<=most?fits=half:not=half}return cut(text,fits)}function cut(text,at){return`${text.
slice(0,at).replace(/[\ud800-\udbff]$/,"")}…`}0&&(module.exports={annotateByCheckRun});
