"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var simulate_text_exports={};__export(simulate_text_exports,{renderSimulationText:()=>renderSimulationText});module.exports=__toCommonJS(simulate_text_exports);function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");function cells(text){return/^[\x20-\x7e]*$/.test(text)?Array.from(text,each=>({text:each,width:1})):Array.from(clusters.segment(text),({segment})=>({text:segment,
width:widthOf(segment)}))}function width(text){return/^[\x20-\x7e]*$/.test(text)?text.length:cells(text).reduce((sum,cell)=>sum+cell.width,0)}function wrapped(head,text,columns2){
let indent=" ".repeat(width(head)),lines=[],line=head,used=width(head),empty=!0;for(let word of text.split(" ")){let wordWidth=width(word);!empty&&used+1+wordWidth>
columns2&&(lines.push(line),line=indent,used=indent.length,empty=!0),line+=empty?word:` ${word}`,used+=wordWidth+(empty?0:1),empty=!1}return[...lines,line]}function widthOf(segment){
return wide.test(segment)?2:new RegExp("^\\p{Mark}+$","u").test(segment)?0:1}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}var columns=120;function renderSimulationText({clusters:clusters2}){let lines=clusters2.flatMap((each,at)=>[...at===0?[]:[""],...clusterLines(each)]);return lines.
length?`${lines.map(inert).join(`
`)}
`:`No clusters.
`}function clusterLines({cluster,objects,pods,updates}){let objectRows=objects.map(each=>({cells:[nameOf(each),each.verdict,`${each.file}:${each.line}`],notes:[
...refusalNotes(each.refusals),...each.dropped.map(({path,by})=>["dropped",`${path} (by ${by})`]),...each.assumes.map(words=>["assumes",words])]})),podRows=pods.
map(each=>({cells:[nameOf(each.workload),each.subset??each.among?.join(", ")??"-",each.verdict,each.qosClass??"-",priorityOf(each),containersOf(each)],notes:[...refusalNotes(
each.refusals),...(each.dropped??[]).map(({path,by})=>["dropped",`${path} (by ${by})`]),...hostNotes(each),...each.assumes.map(words=>["assumes",words])]})),updateRows=updates.
map(each=>({cells:[nameOf(each.object),each.outcome,each.because||"-"],notes:refusalNotes(each.refusals)}));return[visible(`${cluster.name} (${versions(__spreadProps(
__spreadValues({},cluster),{host:null}))})`),...table(["OBJECT","VERDICT","PLACE"],objectRows),...table(["POD OF","SUBSET","VERDICT","QOS","PRIORITY","CONTAINER\
S"],podRows),...table(["UPDATE OF","OUTCOME","BECAUSE"],updateRows)]}function table(head,rows){if(!rows.length)return[];let shown=rows.map(({cells:cells2,notes})=>({
cells:cells2.map(folded),notes})),widths=head.map((title,at)=>Math.max(...[title,...shown.map(({cells:cells2})=>cells2[at]??"")].map(width))),row=cells2=>`  ${cells2.
map((cell,at)=>`${cell}${" ".repeat((widths[at]??0)-width(cell))}`).join("  ")}`.trimEnd();return[row(head),...shown.flatMap(({cells:cells2,notes})=>[row(cells2),
...notes.flatMap(([label,words])=>wrapped(`    ${visible(label)}: `,visible(words),columns))])]}function nameOf({kind,namespace,name}){return`${kind} ${namespace===
null?"":`${namespace}/`}${name||"(unnamed)"}`}function refusalNotes(refusals){return refusals.map(({by,message,file,line,column})=>[by,`${message} (${file}:${line}\
:${column})`])}function hostNotes({host}){return host?[["on the host",`${host.verdict}${host.qosClass===null?"":`, ${host.qosClass}`}`],...refusalNotes(host.refusals).
map(([by,words])=>[`on the host, ${by}`,words])]:[]}function priorityOf({priority,priorityClassName,preemptionPolicy}){let words=[priority,priorityClassName,preemptionPolicy].
filter(each=>each!==null&&each!=="");return words.length?words.join(" "):"-"}function containersOf({containers}){let names=containers.map(({name,init,injectedBy})=>`${init?
"init ":""}${name}${injectedBy===null?"":` (${injectedBy})`}`);return names.length?names.join(", "):"-"}0&&(module.exports={renderSimulationText});
