import { hash } from 'node:crypto'
import type { Language } from '../../vocabulary/languages.ts'

export interface LeavingWords {
  tagline: string
  title: string
  lead: (company: string) => string
  one: string
  all: string
  doneOne: string
  doneAll: string
  doneBack: string
  again: string
  stop: string
  keyword: string
}

export interface LeavingState {
  language: Language
  company: string
  /** As typed; `null` where it is about all, or the keyword is gone. */
  keyword: string | null
  done: boolean
  /** What was done was taking it back. */
  back: boolean
  /** Links that do something, each a path of its own. */
  one: string | null
  all: string
  undo: string | null
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

const STYLE = `
:root{color-scheme:light dark;--paper:#f3f5f8;--card:#fff;--ink:#1d2430;--soft:#5c6675;--line:#ccd2db;--accent:#0b57c2;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#12161d;--card:#1a202a;--ink:#e6e9ee;--soft:#9aa5b4;--line:#3a4350;--accent:#8ab4ff;--on:#12161d}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.65;word-break:keep-all;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",Roboto,sans-serif}
main{max-width:34rem;margin:auto;padding:2.5rem 1.2rem}
.soft{color:var(--soft);font-size:.9rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:1.5rem;margin-top:1rem}
h1{margin:0 0 .6rem;font-size:1.5rem;line-height:1.3}form{margin:1rem 0 0}
button{width:100%;padding:.8rem 1.2rem;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--on);cursor:pointer}
.quiet button{background:transparent;color:var(--accent)}
button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`

/** Nothing from anywhere, no script, one style sheet known by its hash, and forms that go back to us. */
export const pagePolicy = (): string =>
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export function leavingPage(words: LeavingWords, state: LeavingState): string {
  return [
    `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${escaped(words.title)} · Gonggo</title><style>${STYLE}</style></head>`,
    `<body><main><strong>Gonggo</strong> <span class="soft">${escaped(words.tagline)}</span><div class="card">`,
    ...(state.done ? doneParts(words, state) : askParts(words, state)),
    `</div></main></body></html>\n`,
  ].join('\n')
}

const askParts = (words: LeavingWords, { company, keyword, one, all }: LeavingState): string[] => [
  `<h1>${escaped(words.title)}</h1><p>${escaped(words.lead(company))}</p>`,
  keyword === null ? '' : `<p class="soft">${escaped(words.keyword)}: <strong>${escaped(keyword)}</strong></p>`,
  one === null ? '' : button(one, words.one, false),
  button(all, words.all, one !== null),
]

function doneParts(words: LeavingWords, { keyword, back, one, all, undo }: LeavingState): string[] {
  const said = back ? words.doneBack : one === null ? words.doneAll : words.doneOne
  return [
    `<h1 role="status">${escaped(said)}</h1>`,
    keyword === null ? '' : `<p class="soft">${escaped(words.keyword)}: <strong>${escaped(keyword)}</strong></p>`,
    undo === null ? '' : button(undo, back ? words.stop : words.again, true),
    one === null || back ? '' : button(all, words.all, true),
  ]
}

/** Relative to the page itself, so that it works wherever the service is mounted. */
const button = (token: string, label: string, quiet: boolean): string =>
  `<form method="post" action="${escaped(token)}"${quiet ? ' class="quiet"' : ''}><button type="submit">${escaped(label)}</button></form>`
