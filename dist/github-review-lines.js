"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var review_lines_exports={};__export(review_lines_exports,{agrees:()=>agrees,headHunks:()=>headHunks,hunkAround:()=>hunkAround,lineMap:()=>lineMap,linesOf:()=>linesOf});
module.exports=__toCommonJS(review_lines_exports);var HUNK=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;function headHunks(patch){let hunks=[];for(let line of patch.
split(`
`)){let head=HUNK.exec(line);head&&hunks.push({from:Number(head[1]),lines:[],most:Number(head[2]??1)});let hunk=hunks.at(-1),isOfHead=!head&&(line.startsWith("+")||
line.startsWith(" "));hunk&&isOfHead&&hunk.lines.length<hunk.most&&hunk.lines.push(line.slice(1))}return hunks.flatMap(({from,lines})=>lines.length>0?[{from,lines}]:
[])}function agrees(hunks,text){let lines=linesOf(text);return hunks.every(hunk=>hunk.lines.every((line,i)=>bare(line)===bare(lines[hunk.from-1+i])))}function hunkAround(hunks,from,to=from){
return hunks.find(hunk=>hunk.from<=from&&to<hunk.from+hunk.lines.length)}function linesOf(text){let lines=text.split(`
`);return lines.at(-1)===""&&lines.pop(),lines}var MOST_DIFFERENT=2e3;function lineMap(from,to){if(from===to)return line=>line;let[a,b]=[linesOf(from),linesOf(to)],
start=0;for(;start<a.length&&start<b.length&&a[start]===b[start];)start++;let end=0;for(;end<a.length-start&&end<b.length-start&&a.at(-1-end)===b.at(-1-end);)end++;
let middle=matched(a.slice(start,a.length-end),b.slice(start,b.length-end));return line=>{if(line<1||line>a.length)return;if(line<=start)return line;if(line>a.length-
end)return line+b.length-a.length;let found=middle[line-1-start]??-1;return found<0?void 0:found+1+start}}function matched(a,b){let found=new Int32Array(a.length).
fill(-1),most=Math.min(a.length+b.length,MOST_DIFFERENT),furthest=new Int32Array(2*most+3),middle=most+1,trace=[];for(let d=0;d<=most;d++){trace.push(furthest.slice(
middle-d-1,middle+d+2));for(let k=-d;k<=d;k+=2){let x=k===-d||k!==d&&furthest[middle+k-1]<furthest[middle+k+1]?furthest[middle+k+1]:furthest[middle+k-1]+1;for(;x<
a.length&&x-k<b.length&&a[x]===b[x-k];)x++;if(furthest[middle+k]=x,x>=a.length&&x-k>=b.length)return walkedBack(trace,a.length,b.length,found)}}return found}function walkedBack(trace,length,other,found){
let[x,y]=[length,other];for(let d=trace.length-1;d>=0;d--){let before=trace[d],at=k2=>before[k2+d+1],k=x-y,down=k===-d||k!==d&&at(k-1)<at(k+1),fromX=d===0?0:at(
down?k+1:k-1),fromY=d===0?0:fromX-(down?k+1:k-1),startX=d===0?0:down?fromX:fromX+1;for(;x>startX;)found[--x]=--y;[x,y]=[fromX,fromY]}return found}function bare(line){
return line?.endsWith("\r")?line.slice(0,-1):line}0&&(module.exports={agrees,headHunks,hunkAround,lineMap,linesOf});
