"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var audit_issue_exports={};__export(audit_issue_exports,{LABEL:()=>LABEL,keepIssue:()=>keepIssue});module.exports=__toCommonJS(audit_issue_exports);var import_node_crypto=require("node:crypto");var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");var AUDIT_TITLE="Kruise Preflight audit",MOST_BODY=65536;function auditMark(name=""){let plain=name.replaceAll(/[^A-Za-z0-9_.]+/g,"-").replaceAll(/^-|-$/g,""),digest=(0,import_node_crypto.createHash)(
"sha256").update(name).digest("hex").slice(0,12),told=plain===name&&name.length<=40?name:[plain.slice(0,40).replace(/-$/,""),digest].join("-");return`<!-- kruis\
e-preflight-audit${told===""?"":`: ${told}`} -->`}function answeredOtherwise(wanted){return Object.assign(new Error(`the answer is not ${wanted}`),{status:0})}var import_node_os=require("node:os");var LIMIT=2**30;var OURS=["core.quotepath=off","diff.relative=false","safe.bareRepository=explicit","core.fsmonitor=false",`core.hooksPath=${import_node_os.devNull}`];var AT_ONCE=128*1024*1024;function statusOf(error){let{status}=error;return typeof status=="number"?status:-1}function said(error){let words=messageOf(error).replaceAll(new RegExp("\\p{Cc\
}+","gu")," ").slice(0,300);return statusOf(error)>0?`${statusOf(error)} ${words}`:words}function isRefused(error){return[401,403,404].includes(statusOf(error))&&
!/rate limit/i.test(messageOf(error))}function messageOf(error){return String(error?.message??error)}function isLost(error){return statusOf(error)===0||statusOf(error)>=500}var LABEL="kruise-preflight",PAGE=100,PAGES=10,MOST_TITLE=256;async function keepIssue({name,title=AUDIT_TITLE,body,clean},client){let{octokit,owner,repo}=client,
warnings=[],done=(outcome,at)=>__spreadValues({outcome,warnings},at&&{number:at.number,url:at.url});try{let found=await issuesOf(auditMark(name),client),open=found.
filter(({isOpen})=>isOpen),[issue=found.at(-1),...others]=open;if(others.length>0&&warnings.push(`Several issues are open for this audit: #${issue?.number} is k\
ept; close ${others.map(({number})=>`#${number}`).join(", ")}.`),!issue&&clean)return done("none");if(issue&&!issue.isOpen&&(clean||issue.isUnwanted))return clean?
done("unchanged",issue):(warnings.push(`Issue #${issue.number} was closed as not planned and is left alone; open it again to have it kept.`),done("left-alone",issue));
let text=body(issue?.body);if(text.length>MOST_BODY)throw new Error(`its body has ${text.length} characters, more than ${MOST_BODY}`);if(!issue){let given2={owner,
repo,title:clipped2(title),body:text,labels:[LABEL]};return done("created",await made(given2,auditMark(name),client))}let changes=__spreadValues(__spreadValues(
__spreadValues({},normal(issue.body)!==normal(text)&&{body:text}),clean&&{state:"closed",state_reason:"completed"}),!issue.isOpen&&{state:"open",state_reason:"r\
eopened"});if(Object.keys(changes).length===0)return done("unchanged",issue);let given=__spreadValues({owner,repo,issue_number:issue.number},changes);return await client.
write(signal=>octokit.rest.issues.update(__spreadProps(__spreadValues({},given),{request:{signal}}))),done(clean?"closed":issue.isOpen?"updated":"reopened",issue)}catch(error){
return warnings.push(refusalWords(error)),done("failed")}}async function issuesOf(mark,client){let labelled=await listed(mark,client,{labels:LABEL});return labelled.
length>0?labelled:await listed(mark,client,{})}async function listed(mark,client,filter){let{octokit,owner,repo}=client,found=[];for(let page=1;page<=PAGES;page++){
let asked=__spreadProps(__spreadValues({owner,repo,state:"all"},filter),{per_page:PAGE,page}),answer=await client.patiently(signal=>octokit.rest.issues.listForRepo(
__spreadProps(__spreadValues({},asked),{request:{signal}})));if(!Array.isArray(answer))throw answeredOtherwise("a list of issues");if(found.push(...answer.flatMap(
each=>issueOf(each,mark)??[])),answer.length<PAGE)break}return found.sort((a,b)=>a.number-b.number)}var TRUSTED=["OWNER","MEMBER","COLLABORATOR"];function issueOf(each,mark){
let{number,body,state,state_reason,html_url,pull_request,user,author_association}=each??{};if(!(pull_request!==void 0||typeof number!="number"||typeof body!="st\
ring"||body.split(/\r?\n/,1)[0]!==mark||!(user?.type==="Bot")&&!TRUSTED.includes(String(author_association))))return{number,body,isOpen:state==="open",isUnwanted:state===
"closed"&&(state_reason==="not_planned"||state_reason==="duplicate"),url:String(html_url)}}async function made(given,mark,client){try{let answer=await client.write(
signal=>client.octokit.rest.issues.create(__spreadProps(__spreadValues({},given),{request:{signal}}))),{number,html_url}=answer??{};return typeof number=="numbe\
r"&&typeof html_url=="string"?{number,url:html_url}:void 0}catch(error){let found=isLost(error)?await listed(mark,client,{labels:LABEL}).catch(()=>[]):[],[issue]=found.
filter(({isOpen})=>isOpen);if(!issue)throw error;return issue}}function normal(text){return text.replaceAll(`\r
`,`
`).trimEnd()}function clipped2(title){return title.length>MOST_TITLE?`${title.slice(0,MOST_TITLE-1).replace(/[\ud800-\udbff]$/,"")}…`:title}function refusalWords(error){
let words=`The audit's issue is not kept: ${said(error).replace(/\.$/,"")}.`;return statusOf(error)===410?`${words} Issues are switched off in this repository.`:
isRefused(error)?`${words} It needs \`issues: write\` under \`permissions\`.`:words}0&&(module.exports={LABEL,keepIssue});
