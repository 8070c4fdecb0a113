import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import type { Language } from '../../vocabulary/languages.ts'

export interface LeavingWords {
  tagline: string
  title: string
  lead: (company: string) => string
  one: string
  all: string
  doneOne: string
  oneNotice: string
  doneNotice: string
  doneAll: string
  doneBack: string
  again: string
  stop: string
  keyword: string
  notice: string
}

export interface LeavingState {
  language: Language
  company: string
  of: 'notice' | 'keyword' | 'all'
  /** A notice's title, or a keyword as typed; `null` where it is about all, or the keyword was deleted. */
  subject: string | null
  done: boolean
  /** What was done was taking it back. */
  back: boolean
  /** Links that do something, each a path of its own. */
  one: string | null
  all: string
  undo: string | null
}

const STYLE = 'form{margin:1rem 0 0}button{width:100%}.quiet button{background:transparent;color:var(--accent)}'

export function leavingPage(words: LeavingWords, state: LeavingState): HtmlPage {
  const parts = state.done ? doneParts(words, state) : askParts(words, state)
  return cardPage({
    language: state.language,
    tagline: words.tagline,
    title: words.title,
    style: STYLE,
    head: '<meta name="robots" content="noindex">',
    main: `<div class="card">${parts.join('\n')}</div>`,
  })
}

const askParts = (words: LeavingWords, { company, of, subject, one, all }: LeavingState): string[] => [
  `<h1>${escaped(words.title)}</h1><p>${escaped(words.lead(company))}</p>`,
  subjectLine(words, { of, subject }),
  one === null ? '' : button(one, of === 'notice' ? words.oneNotice : words.one, false),
  button(all, words.all, one !== null),
]

const subjectLine = (words: LeavingWords, { of, subject }: Pick<LeavingState, 'of' | 'subject'>): string =>
  subject === null
    ? ''
    : `<p class="soft">${escaped(of === 'notice' ? words.notice : words.keyword)}: <strong>${escaped(subject)}</strong></p>`

function doneParts(words: LeavingWords, { of, subject, back, one, all, undo }: LeavingState): string[] {
  const done = { notice: words.doneNotice, keyword: words.doneOne, all: words.doneAll }[of]
  return [
    `<h1 role="status">${escaped(back ? words.doneBack : done)}</h1>`,
    subjectLine(words, { of, subject }),
    undo === null ? '' : button(undo, back ? words.stop : words.again, true),
    one === null || back ? '' : button(all, words.all, true),
  ]
}

/** Relative to the page itself, so that it works wherever the service is mounted. */
const button = (token: string, label: string, quiet: boolean): string =>
  `<form method="post" action="${escaped(token)}"${quiet ? ' class="quiet"' : ''}><button type="submit">${escaped(label)}</button></form>`
