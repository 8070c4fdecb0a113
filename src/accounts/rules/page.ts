import { hash } from 'node:crypto'
import type { Language } from '../../vocabulary/languages.ts'
import type { PageWords } from '../texts.ts'

export type PageNotice = keyof PageWords['notices']
type Field = keyof PageWords['fields']

export interface PageState {
  language: Language
  stage: string
  /** What was typed, to be typed no second time. */
  values: Partial<Record<string, string>>
  /** Names of fields that need another look. */
  faults: readonly string[]
  notice: PageNotice | null
  sent: boolean
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

const STYLE = `
:root{color-scheme:light dark;--paper:#f3f5f8;--card:#fff;--ink:#1d2430;--soft:#5c6675;--line:#ccd2db;--accent:#0b57c2;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#12161d;--card:#1a202a;--ink:#e6e9ee;--soft:#9aa5b4;--line:#3a4350;--accent:#8ab4ff;--on:#12161d;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.65;word-break:keep-all;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",Roboto,sans-serif}
.frame{max-width:38rem;margin:auto;padding:2rem 1.2rem 4rem}
header{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:baseline;margin-bottom:1.6rem}header strong{font-size:1.15rem}
header span{color:var(--soft);font-size:.9rem;flex:1}
a{color:var(--accent)}h1{margin:0 0 .6rem;font-size:1.9rem;line-height:1.25}h2{margin:0 0 1rem;font-size:1.15rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:1.5rem;margin-top:1.6rem}
ol{padding-left:1.3rem;margin:.8rem 0}.soft,small{color:var(--soft);font-size:.88rem}
label{display:block;font-weight:600;margin-top:1.1rem}label small{font-weight:400}
input,textarea{display:block;width:100%;margin-top:.3rem;padding:.65rem .8rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
textarea{min-height:8rem;resize:vertical}[aria-invalid]{border-color:var(--bad)}
input:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button{margin-top:1.4rem;padding:.75rem 1.4rem;font:inherit;font-weight:600;border:0;border-radius:.5rem;background:var(--accent);color:var(--on);cursor:pointer}
.bad{color:var(--bad)}p.bad{margin:.3rem 0 0;font-size:.9rem}.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
`

/** Nothing from anywhere, no script, one style sheet known by its hash, and a form that goes back to us. */
export const contentPolicy = (): string =>
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export function betaPage(words: PageWords, state: PageState): string {
  const other = state.language === 'ko' ? 'en' : 'ko'
  return [
    `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escaped(words.title)} · Gonggo</title><style>${STYLE}</style></head><body><div class="frame">`,
    `<header><strong>Gonggo</strong><span>${escaped(words.tagline)}</span><a href="beta?lang=${other}" lang="${other}" hreflang="${other}">${escaped(words.otherLanguage)}</a></header>`,
    `<main>${state.sent ? receipt(words, state.language) : request(words, state)}</main>`,
    `<p class="soft"><a href="docs">${escaped(words.reference)}</a></p></div></body></html>\n`,
  ].join('\n')
}

const receipt = (words: PageWords, language: Language): string =>
  `<h1>${escaped(words.sent.title)}</h1><p>${escaped(words.sent.text)}</p><p><a href="beta?lang=${language}">${escaped(words.back)}</a></p>`

function request(words: PageWords, { language, stage, values, faults, notice }: PageState): string {
  const field = (name: Field, kind: string, autocomplete: string, most: number) =>
    fieldHtml(words, { name, kind, autocomplete, most, value: values[name] ?? '', wrong: faults.includes(name) })
  return [
    `<h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p>`,
    `<ol>${words.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`,
    `<p class="soft">${escaped(words.stage[stage] ?? '')}</p>`,
    `<form class="card" method="post" action="consultations"><h2>${escaped(words.form)}</h2>`,
    notice === null ? '' : `<p class="bad" role="alert">${escaped(words.notices[notice])}</p>`,
    `<input type="hidden" name="language" value="${language}">`,
    field('company', 'text', 'organization', 100),
    field('name', 'text', 'name', 100),
    field('email', 'email', 'email', 254),
    field('message', 'area', 'off', 2000),
    // Seen by robots only: out of sight, out of the order of keys, and not read aloud.
    `<div class="trap" aria-hidden="true"><label for="homepage">${escaped(words.trap)}</label><input id="homepage" name="homepage" type="text" tabindex="-1" autocomplete="off"></div>`,
    `<button type="submit">${escaped(words.send)}</button>`,
    `<p class="soft">${escaped(words.privacy)}</p></form>`,
  ].join('\n')
}

interface FieldParts {
  name: Field
  kind: string
  autocomplete: string
  most: number
  value: string
  wrong: boolean
}

function fieldHtml(words: PageWords, { name, kind, autocomplete, most, value, wrong }: FieldParts): string {
  const { label, fault, hint } = words.fields[name]
  const isArea = kind === 'area'
  const notes = [hint ? `${name}-hint` : '', wrong ? `${name}-fault` : ''].filter(Boolean).join(' ')
  const shared = [
    `id="${name}" name="${name}" maxlength="${most}" autocomplete="${autocomplete}"`,
    isArea ? '' : ' required',
    notes ? ` aria-describedby="${notes}"` : '',
    wrong ? ' aria-invalid="true"' : '',
  ].join('')
  return [
    `<label for="${name}">${escaped(label)}${isArea ? ` <small>(${escaped(words.optional)})</small>` : ''}</label>`,
    hint ? `<small id="${name}-hint">${escaped(hint)}</small>` : '',
    isArea
      ? `<textarea ${shared}>\n${escaped(value)}</textarea>`
      : `<input type="${kind}" value="${escaped(value)}" ${shared}>`,
    wrong ? `<p class="bad" id="${name}-fault">${escaped(fault)}</p>` : '',
  ].join('')
}
