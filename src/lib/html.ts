// Pure: HTML pages without script.

import { hash } from 'node:crypto'
import type { Language } from '../vocabulary/languages.ts'

export const HTML = 'text/html'

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for use in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

/** A page and its `Content-Security-Policy`. */
export interface HtmlPage {
  html: string
  contentPolicy: string
}

interface PageParts {
  language: Language
  title: string
  style: string
  /** HTML for the head. */
  head?: string
  /** HTML for the body. */
  body: string
  /** Whether the page has forms, which may only be submitted to this service. */
  hasForms: boolean
  /** Sources of `frame-ancestors`: which pages may embed it; by default none. */
  framedBy?: readonly string[]
}

/** The browser recognises an inline script by its hash. */
export const scriptSource = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

/** The page may load nothing, run nothing and not be embedded; its only style sheet is recognised by its hash. */
export const htmlPage = ({
  language,
  title,
  style,
  head = '',
  body,
  hasForms,
  framedBy = [`'none'`],
}: PageParts): HtmlPage => ({
  html: [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `${head}<title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body>${body}</body></html>\n`,
  ].join('\n'),
  contentPolicy: [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    `form-action ${hasForms ? `'self'` : `'none'`}`,
    `base-uri 'none'`,
    `frame-ancestors ${framedBy.join(' ')}`,
  ].join('; '),
})

const CARD_STYLE = `
:root{color-scheme:light dark;--paper:#f3f5f8;--card:#fff;--ink:#1d2430;--soft:#5c6675;--line:#ccd2db;--accent:#0b57c2;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#12161d;--card:#1a202a;--ink:#e6e9ee;--soft:#9aa5b4;--line:#3a4350;--accent:#8ab4ff;--on:#12161d;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.65;word-break:keep-all;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",Roboto,sans-serif}
.frame{max-width:36.4rem;margin:auto;padding:2rem 1.2rem 4rem}
header{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:baseline;margin-bottom:1.6rem}
.soft,small{color:var(--soft);font-size:.9rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:1.5rem}
h1{margin:0 0 .6rem;font-size:1.6rem;line-height:1.3}
button{padding:.75rem 1.4rem;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--on);cursor:pointer}
input:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

interface CardPageParts extends Omit<PageParts, 'body' | 'hasForms'> {
  /** What the service is; shown next to its name. */
  tagline: string
  /** HTML next to the tagline. */
  beside?: string
  /** HTML of the page itself. */
  main: string
  /** HTML below it. */
  below?: string
}

/** The layout of small pages with one question. `style` adds the styles of a single page. */
export const cardPage = ({ tagline, beside = '', main, below = '', title, style, ...parts }: CardPageParts): HtmlPage =>
  htmlPage({
    ...parts,
    title: `${title} · Gonggo`,
    style: CARD_STYLE + style,
    hasForms: true,
    body: [
      `<div class="frame"><header><strong>Gonggo</strong><span class="soft">${escaped(tagline)}</span>${beside}</header>`,
      `<main>${main}</main>${below}</div>`,
    ].join('\n'),
  })
