"use strict";var __defProp=Object.defineProperty,__defProps=Object.defineProperties,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropDescs=Object.getOwnPropertyDescriptors,
__getOwnPropNames=Object.getOwnPropertyNames,__getOwnPropSymbols=Object.getOwnPropertySymbols;var __hasOwnProp=Object.prototype.hasOwnProperty,__propIsEnum=Object.prototype.propertyIsEnumerable;var __defNormalProp=(obj,key,value)=>key in obj?__defProp(obj,key,{enumerable:!0,configurable:!0,writable:!0,value}):obj[key]=value,__spreadValues=(a,b)=>{for(var prop in b||=
{})__hasOwnProp.call(b,prop)&&__defNormalProp(a,prop,b[prop]);if(__getOwnPropSymbols)for(var prop of __getOwnPropSymbols(b))__propIsEnum.call(b,prop)&&__defNormalProp(
a,prop,b[prop]);return a},__spreadProps=(a,b)=>__defProps(a,__getOwnPropDescs(b));var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var described_text_exports={};__export(described_text_exports,{renderDescribedText:()=>renderDescribedText});module.exports=__toCommonJS(described_text_exports);function grouped(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group?group.push(item):groups.set(key,[item])}
return[...groups]}function shortened(items,most=6){return`${items.slice(0,most).join(", ")}${items.length>most?` and ${items.length-most} more`:""}`}function versions(cluster){let{kubernetes,kruise,vcluster,host}=cluster,guest=vcluster===null?"":`, vcluster ${vcluster}${host===null?"":` on ${host}`}`;return`\
kubernetes ${kubernetes}${kruise===null?"":`, kruise ${kruise}`}${guest}`}var clusters=new Intl.Segmenter("en",{granularity:"grapheme"}),wide=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua\
4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f1e6}-\\u{1f1ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f)",
"u");function cells(text){return/^[\x20-\x7e]*$/.test(text)?Array.from(text,each=>({text:each,width:1})):Array.from(clusters.segment(text),({segment})=>({text:segment,
width:widthOf(segment)}))}function width(text){return/^[\x20-\x7e]*$/.test(text)?text.length:cells(text).reduce((sum,cell2)=>sum+cell2.width,0)}function wrapped(head,text,columns2){
let indent=" ".repeat(width(head)),lines=[],line=head,used=width(head),empty=!0;for(let word of text.split(" ")){let wordWidth=width(word);!empty&&used+1+wordWidth>
columns2&&(lines.push(line),line=indent,used=indent.length,empty=!0),line+=empty?word:` ${word}`,used+=wordWidth+(empty?0:1),empty=!1}return[...lines,line]}function widthOf(segment){
return wide.test(segment)?2:new RegExp("^\\p{Mark}+$","u").test(segment)?0:1}var unseen=new RegExp("[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|\\p{Su\
rrogate}","gu");function visible(text){return text.replace(unseen,escaped)}function folded(text){return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g," "))}
function inert(line){return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/,"$1\\u003a").replaceAll("##[","##\\u005b")}function escaped(unit){return unit.split("").map(each=>`\\u${each.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}function counted(count,thing){return`${count} ${thing}${count===1?"":"s"}`}var columns=120,mostFiles=4;function renderDescribedText({clusters:clusters2}){return clusters2.map(each=>paragraph(each,clusters2).map(line=>`${inert(line)}
`).join("")).join(`
`)}function paragraph(cluster,all){let{name,environment,at,config}=cluster,place=at??(all.some(each=>each.config!==config)&&config!==null?{file:config,line:1}:null),
head=`${visible(name)}${environment===null?"":` (${visible(environment)})`}${placed(place)}`,lines=partsOf(cluster).flatMap(([label,text])=>wrapped(`  ${label.padEnd(
12)}`,folded(text),columns));return[head,...lines]}function partsOf(cluster){let{kubernetes,kruise,vcluster,host,hostNamespace,gates,otherInChart,knows,openKinds}=cluster,
{objects,paths,applied,next,recorded,notes}=cluster,guest=vcluster&&`${versionWords(vcluster)}${hostWords(host,hostNamespace)}`;return[["kubernetes",versionWords(
kubernetes)],["kruise",kruise?versionWords(kruise):"not installed"],...part("vcluster",guest),...gateParts(gates),...otherInChart.map(({gate,on})=>["gate",`krui\
se ${gate} is ${on?"on":"off"} by default; the Helm chart turns it ${on?"off":"on"}`]),...part("knows",knows.length>0&&`all there is of ${knows.join(", ")}`),...part(
"open",openKinds.length>0&&`${openKinds.join(", ")}; some may not be in view`),...part("objects",objects.length>0&&shortened(objects,mostFiles)),["manifests",`${applied.
objects} of ${counted(applied.of,"object")}${paths?`, by ${shortened(paths,mostFiles)}`:""}`],...part("next",next&&`${versions(__spreadProps(__spreadValues({},next),
{host:null}))}${next.from===null?"":` from ${next.from}`}${placed(next.at)}`),...recorded.map(each=>["known",recordedWords(each,recorded.length>1)]),...notes.map(
note=>["note",note])]}function part(label,text){return text?[[label,text]]:[]}function versionWords({version,judgedAs,by,at}){let[only]=judgedAs,judged=judgedAs.
length>1||only!==version?`, judged as ${judgedAs.join(", ")}`:"",from={cluster:"",environment:"of the environment, ",defaults:"of the defaults, ",file:"","comma\
nd line":"of the command line","newest known":"the newest known release"}[by];return`${version}${judged}${at?` (${from}${at.file}:${at.line})`:` (${from})`}`}function hostWords(host,namespace){
return host===null?"":` on ${host}${namespace===null?"":`, in namespace ${namespace}`}`}function gateParts(gates){return grouped(gates,({of,gate,on,by})=>`${of}\
 ${by} ${gate===by?"":on}`).flatMap(([,some])=>{let[first,...others]=some;if(!first)return[];if(others.length===0)return[["gate",gateWords(first)]];let names=shortened(
some.map(({gate})=>gate));return[["gates",`${first.of} ${names} are ${first.on?"on":"off"}, by ${first.by}${whose(first)}`]]})}function gateWords(each){let{of,gate,
on,default:usual,by}=each;return`${of} ${gate} is ${on?"on":"off"}${on===usual?" as by default":""}${by===gate?"":`, by ${by}`}${whose(each)}`}function whose({at}){
return at?placed(at):" (of the command line)"}function recordedWords(each,several){let{kubernetes,level,exact,on,near,answers,given}=each,where=several?`kuberne\
tes ${kubernetes}: `:"";if(level==="source"){let closest=near.length>0?`; the nearest are of ${near.join("; ")}`:"";return`${where}source: no answers of such a \
cluster are recorded${closest}`}let alike=exact?"":"; no known fact tells those releases from these";return`${where}recorded: ${given} of ${counted(answers,"ans\
wer")} of a cluster of ${on.join("; ")}${alike}`}function placed(at){return at?` (${visible(`${at.file}:${at.line}`)})`:""}0&&(module.exports={renderDescribedText});
