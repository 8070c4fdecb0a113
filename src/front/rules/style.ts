/** The languages of samples, as named in their tabs. */
export const SAMPLE_LANGUAGES = { curl: 'curl', ts: 'TypeScript', py: 'Python', java: 'Java', go: 'Go' } as const
export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES

/** One choice for the whole page, without script: the radio buttons precede everything that depends on them. */
const chosen = Object.keys(SAMPLE_LANGUAGES)
  .map(
    (code) =>
      `#code-${code}:checked~.frame .sample.${code}{display:block}#code-${code}:checked~.frame label[for=code-${code}]{color:var(--ink);border-color:var(--accent)}#code-${code}:focus-visible~.frame label[for=code-${code}]{outline:2px solid var(--accent)}`,
  )
  .join('\n')

export const STYLE = `
:root{color-scheme:light dark;--paper:#fdfdfc;--ink:#1d2430;--soft:#566070;--line:#e0e4ea;--tint:#f3f5f8;--accent:#0b57c2;
--get:#0a6b45;--post:#0b57c2;--put:#8a5a00;--patch:#8a5a00;--delete:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#12161d;--ink:#e6e9ee;--soft:#9aa5b4;--line:#2a313c;--tint:#1a202a;--accent:#8ab4ff;
--get:#5fd3a0;--post:#8ab4ff;--put:#e5b567;--patch:#e5b567;--delete:#ff8a80}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.65;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",Roboto,sans-serif}
:lang(ko) p,:lang(ko) li,:lang(ko) td,:lang(ko) h1,:lang(ko) h2{word-break:keep-all}
code,pre,textarea{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"D2Coding","Noto Sans Mono CJK KR",monospace;font-size:.86em}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
a:focus-visible,summary:focus-visible,input:focus-visible,textarea:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.choice{position:fixed;top:0;left:0;opacity:0;pointer-events:none}
.top{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;align-items:baseline;padding:.8rem 1.5rem;border-bottom:1px solid var(--line)}
.top strong a{color:var(--ink)}.top .end{margin-left:auto;display:flex;gap:1.2rem}
.frame{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:100rem;margin:auto}
.menu{display:none}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:1.5rem 1rem 2rem 1.5rem;font-size:.9rem}
nav ul{list-style:none;margin:.2rem 0 1.1rem;padding:0}nav li{padding:.14rem 0}nav ul ul{margin:.1rem 0 .4rem .8rem}
nav strong{font-size:.78rem;letter-spacing:.04em;color:var(--soft)}
nav a[aria-current]{font-weight:700;color:var(--ink)}
main{padding:1.5rem 1.5rem 5rem;min-width:0}
h1{margin:.2rem 0 .6rem;font-size:1.9rem;line-height:1.25}h2{margin:2.6rem 0 .6rem;font-size:1.35rem;line-height:1.35}
h3{margin:1.5rem 0 .4rem;font-size:1.02rem}
h2 a.here,h3 a.here{color:inherit}
.prose{max-width:56rem}article.prose pre{max-height:none}article.prose img{max-width:100%;border:1px solid var(--line)}
.soft,small,.facts{color:var(--soft)}.facts{margin:.3rem 0 1rem}
.call{border-top:1px solid var(--line);margin-top:2.4rem;padding-top:.4rem}.call h2{margin-top:1.2rem}
.path{display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline;margin:.3rem 0 .8rem}
.verb{display:inline-block;font-weight:700;font-size:.74rem;border:1px solid currentColor;border-radius:.35rem;padding:.02rem .4rem}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.patch{color:var(--patch)}.delete{color:var(--delete)}
.sides{display:grid;grid-template-columns:minmax(0,1fr);gap:1.2rem 2.4rem}
.fields li{padding:.5rem 0;border-bottom:1px solid var(--line)}.fields p{margin:.15rem 0}.fields>li>code{font-weight:600}.fields .soft{font-size:.9rem}
.wide{overflow-x:auto;margin:.6rem 0 1rem}table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--soft);font-size:.82rem}
td small{color:var(--soft)}td p{margin:0}
pre{background:var(--tint);border-radius:.5rem;padding:.8rem 1rem;overflow:auto;max-height:30rem;margin:.3rem 0 .8rem;line-height:1.5;overflow-wrap:normal}
p code,td code,li code,h1 code,h2 code{background:var(--tint);border-radius:.25rem;padding:.08rem .3rem}
details{margin:.4rem 0}summary{cursor:pointer}.must{color:var(--delete);font-size:.8rem}
.plain{list-style:none;padding:0;margin:.3rem 0}.plain li{padding:.2rem 0}
.listed{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr));gap:.2rem 1.5rem}.listed a{display:grid;grid-template-columns:4.2rem minmax(0,1fr);gap:.1rem .4rem;color:var(--ink)}.listed .verb{justify-self:start;align-self:start}.listed small{grid-column:2}
.tabs{display:flex;flex-wrap:wrap;gap:.1rem .3rem;font-size:.85rem}
.tabs label{padding:.15rem .5rem;border-bottom:2px solid transparent;color:var(--soft);cursor:pointer}
.sample{display:none}
${chosen}
.head{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:baseline;justify-content:space-between}.head b{font-size:.9rem}
.box{border:1px solid var(--line);border-radius:.5rem;padding:.7rem 1rem;margin:.5rem 0}
.box label{display:block;font-size:.85rem;color:var(--soft);margin:.4rem 0}.box input,.box textarea,.seek{display:block;width:100%;padding:.4rem .5rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.35rem}
.box textarea{min-height:7rem;font-family:ui-monospace,monospace;font-size:.85em}
button{padding:.4rem 1rem;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:.4rem;background:none;color:var(--accent);cursor:pointer}
.who a{text-decoration:underline}.asking{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.asking strong{flex-basis:100%}.seek{margin-bottom:1rem}[hidden]{display:none!important}
@media (min-width:76rem){.sides{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.sides>:last-child{position:sticky;top:1rem;align-self:start}}
@media (max-width:52rem){.frame{display:block}.menu{display:block;padding:.7rem 1.2rem;border-bottom:1px solid var(--line);font-weight:600}
nav{display:none;position:static;max-height:none;padding:1rem 1.2rem 0;border-bottom:1px solid var(--line)}.menu:has(:checked)+nav{display:block}
.top{padding:.8rem 1.2rem}main{padding:1rem 1.2rem 4rem}h1{font-size:1.55rem}}
`
