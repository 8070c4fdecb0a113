import { hash } from 'node:crypto'
import type { Language } from '../../vocabulary/languages.ts'
import type { Role } from '../../vocabulary/roles.ts'
import type { InvitationWords } from '../texts.ts'

/** `null` = there is no such invitation, and so nobody whose language is known. */
export type PageState = {
  language: Language
  code: string
  company: string
  email: string
  role: Role
  accepted: boolean
} | null

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

const STYLE = `
:root{color-scheme:light dark;--paper:#f3f5f8;--card:#fff;--ink:#1d2430;--soft:#5c6675;--line:#ccd2db;--accent:#0b57c2;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#12161d;--card:#1a202a;--ink:#e6e9ee;--soft:#9aa5b4;--line:#3a4350;--accent:#8ab4ff;--on:#12161d}}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.65;word-break:keep-all;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",Roboto,sans-serif}
.frame{max-width:34rem;margin:auto;padding:2rem 1.2rem 4rem}
header{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:baseline;margin-bottom:1.6rem}header span,.soft{color:var(--soft);font-size:.9rem}
main{background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:1.5rem}section+section{margin-top:2rem}
h1{margin:0 0 .6rem;font-size:1.6rem;line-height:1.3}
button{margin:.6rem 0;padding:.75rem 1.4rem;font:inherit;font-weight:600;border:0;border-radius:.5rem;background:var(--accent);color:var(--on);cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

/** Nothing from anywhere, no script, one style sheet known by its hash, and a form that goes back to us. */
export const pagePolicy = (): string =>
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export function invitationPage(words: Record<Language, InvitationWords>, state: PageState): string {
  const language = state?.language ?? 'ko'
  const own = words[language]
  const title = state ? (state.accepted ? own.accepted.title : own.title)(state.company) : own.gone.title
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escaped(title)} · Gonggo</title><style>${STYLE}</style></head><body><div class="frame">`,
    `<header><strong>Gonggo</strong><span>${escaped(own.tagline)}</span></header>`,
    `<main>${state ? known(own, state, title) : `${gone(words.ko, 'ko')}${gone(words.en, 'en')}`}</main></div></body></html>\n`,
  ].join('\n')
}

const gone = ({ gone: { title, text } }: InvitationWords, language: Language): string =>
  `<section lang="${language}"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></section>`

function known(words: InvitationWords, state: NonNullable<PageState>, title: string): string {
  if (state.accepted) return `<h1>${escaped(title)}</h1><p>${escaped(words.accepted.text)}</p>`
  return [
    `<h1>${escaped(title)}</h1><p>${escaped(words.lead(state.email, words.roles[state.role]))}</p>`,
    `<p>${escaped(words.means)}</p>`,
    // A click, for programs that look at links before people do would accept by looking.
    `<form method="post" action="invitations"><input type="hidden" name="code" value="${escaped(state.code)}">`,
    `<button type="submit">${escaped(words.accept)}</button></form>`,
    `<p class="soft">${escaped(words.ignore)}</p>`,
  ].join('\n')
}
