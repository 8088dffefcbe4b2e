var i=Object.defineProperty;var h=Object.getOwnPropertyDescriptor;var u=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var $=(t,o)=>{for(var n in o)i(t,n,{get:o[n],enumerable:!0})},A=(t,o,n,r)=>{if(o&&typeof o=="object"||typeof o=="function")for(let e of u(o))!g.call(t,e)&&e!==n&&
i(t,e,{get:()=>o[e],enumerable:!(r=h(o,e))||r.enumerable});return t};var k=t=>A(i({},"__esModule",{value:!0}),t);var D={};$(D,{explain:()=>w,sectionOf:()=>p});module.exports=k(D);var O=require("./core.js"),E=require("./core.js"),W=require("./core.js"),y=require("./core.js"),C=require("./core.js"),L=require("./core.js"),l=require("./core.js"),
M=require("./core.js"),d=require("./core.js");var T=require("./core.js"),q=require("./core.js"),U=require("./core.js"),m=require("./core.js");var c=require("./core.js");var f=require("./core.js");var b=/^\| \[([\w-]+)\]\(#[\w-]+\) \| (.+) \| .+ \|$/;function w(t,o){let n=t.split(`
`).flatMap(e=>{let[,s,a]=b.exec(e)??[];return s&&a?[{id:s,says:a.replaceAll("\\|","|")}]:[]});if(o===void 0){let e=Math.max(...n.map(({id:s})=>s.length));return n.
map(({id:s,says:a})=>`${s.padEnd(e)}  ${a}
`).join("")}let r=p(t,o);if(r===void 0){let e=(0,c.nearest)(o,n.map(({id:s})=>s));throw new f.UsageError_2(`there is no rule ${(0,m.quoted)(o)}; ${e?`did you me\
an ${e}?`:"explain lists them"}`)}return(0,d.takesAllowance)(o)?`${r}
${j}

    ${(0,l.allowingComment)(o)}
`:r}var j="**Allow** it where it is known and accepted, by this comment on the line of the cause or on the line above:";function p(t,o){let n=t.split(`
`),r=n.indexOf(`### ${o}`);if(r<0)return;let e=!1,s=n.slice(r+1).findIndex(x=>(x.startsWith("```")&&(e=!e),!e&&/^##?#? /.test(x)));return`${(s<0?n.slice(r):n.slice(
r,r+1+s)).join(`
`).trimEnd()}
`}0&&(module.exports={explain,sectionOf});
