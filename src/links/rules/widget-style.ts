const LIGHT =
  'color-scheme:light;--paper:#fff;--ink:#1d2430;--soft:#5c6675;--line:#dde2e9;--accent:#0b57c2;--bad:#b3261e;--warn:#8a5200;--tint:#eef2f8'
const DARK =
  'color-scheme:dark;--paper:#161b23;--ink:#e6e9ee;--soft:#a3adbb;--line:#333c49;--accent:#8ab4ff;--bad:#ff9c94;--warn:#f2bd6b;--tint:#222a36'

/** Works down to a width of 280 px, in one column. The theme is that of the system unless the page sets one. */
export const WIDGET_STYLE = `
.widget{${LIGHT}}
@media (prefers-color-scheme:dark){.widget{${DARK}}}
.widget[data-theme=light]{${LIGHT}}
.widget[data-theme=dark]{${DARK}}
html{background:#fff}
@media (prefers-color-scheme:dark){html{background:#161b23}}
html:has([data-theme=light]){background:#fff}
html:has([data-theme=dark]){background:#161b23}
*{box-sizing:border-box}
body{margin:0}
.widget{background:var(--paper);color:var(--ink);padding:12px 14px;font-size:14px;line-height:1.5;word-break:keep-all;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",Roboto,sans-serif}
p,h1,ul{margin:0;padding:0}
ul{list-style:none}
header{padding-bottom:8px;border-bottom:1px solid var(--line)}
h1{font-size:15px;line-height:1.4}
.soft{color:var(--soft);font-size:12.5px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
li{position:relative;padding:10px 0;border-bottom:1px solid var(--line);display:grid;gap:2px 14px}
.title{font-weight:600;color:var(--accent);text-decoration:none;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
span.title{color:var(--ink)}
a.title:hover{text-decoration:underline}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.left{display:inline-block;min-width:3.4em;padding:0 .5em;margin-right:.3em;border-radius:4px;background:var(--tint);text-align:center;font-size:12.5px}
.left:empty{display:none}
.left[data-how=today]{color:var(--bad)}
.left[data-how=soon]{color:var(--warn)}
.left[data-how=over],.left[data-how=none]{color:var(--soft)}
.terms{font-variant-numeric:tabular-nums}
.terms>span{display:inline-block}
.empty{padding:14px 0}
footer{padding-top:8px}
#state{color:var(--warn);font-size:13px}
button{font:inherit;font-size:12.5px;padding:2px 8px;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:var(--accent);cursor:pointer}
@media (min-width:560px){
li{grid-template-columns:9em 1fr 13em}
.when{display:grid;gap:2px;justify-items:start;align-content:start}
.terms{text-align:right;display:grid;gap:2px;align-content:start}
}
@media print{button{display:none}}
`
