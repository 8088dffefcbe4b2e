"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var fix_text_exports={};__export(fix_text_exports,{renderFixDiff:()=>renderFixDiff,renderFixText:()=>renderFixText,shownText:()=>shownText});module.exports=__toCommonJS(
fix_text_exports);var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}function renderFixText(report){let{fixed,left,dryRun}=report;return[...fixed.map(each=>`${dryRun?"would fix":"fixed"} ${fixedWords(each)}`),...left.filter(({why})=>why!==
"no-fix"&&why!=="rendered").map(each=>`left ${leftWords(each)}`),summary(report)].map(line=>`${inert(line)}
`).join("")}function fixedWords({file,line,title,ruleId}){return`${visible(`${file}:${line}`)}: ${folded(title??"by what is changed for another")} [${ruleId}]`}
function leftWords({file,line,title,ruleId,why,because}){let head=`${visible(`${file}:${line}`)}: ${folded(title??"")} [${ruleId}]`;return why==="unsafe"?`${head}\
: it changes more than the finding`:`${head}: ${folded(because??"")}`}function summary({fixed,left,files,dryRun}){let of=why=>left.filter(each=>each.why===why).
length,rest=[[of("unsafe"),"with a fix that changes more than the finding, which --unsafe applies"],[of("adds"),"with a fix that would bring about another"],[of(
"not-written"),"in a file that is not written"],[of("rendered"),"in what kustomizations and charts make, which no fix changes"],[of("no-fix"),"without a fix"]].
flatMap(([count,words])=>count>0?[`${count} ${words}`]:[]),done=fixed.length===0?"Nothing is fixed":`${counted(fixed.length,"finding")} ${dryRun?"would be":fixed.
length===1?"is":"are"} fixed in ${counted(files.length,"file")}`,are=`${left.length} ${left.length===1?"is":"are"} left`;return rest.length>1?`${done}; ${are}: ${rest.
join(", ")}.`:rest.length>0?`${done}; ${are} ${rest[0]?.replace(/^\d+ /,"")}.`:fixed.length===0?"Nothing to fix: no findings.":`${done}; none is left.`}function renderFixDiff({
files},token){let diff=files.map(each=>each.diff).join("");return token!==void 0&&diff.split(`
`).some(line=>inert(line)!==line)?`::stop-commands::${token}
${diff}::${token}::
`:diff}function shownText(text){return text.split(`
`).map(line=>visible(line.replace(/\r$/,""))).join(`
`)}0&&(module.exports={renderFixDiff,renderFixText,shownText});
