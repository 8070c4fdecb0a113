import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import type { Language } from '../../vocabulary/languages.ts'

export interface UnsubscribeWords {
  tagline: string
  title: string
  lead: (company: string) => string
  onlyKeyword: string
  all: string
  doneKeyword: string
  onlyNotice: string
  donlyNotice: string
  doneAll: string
  doneUndo: string
  again: string
  stop: string
  keyword: string
  notice: string
}

export interface UnsubscribeState {
  language: Language
  company: string
  of: 'notice' | 'keyword' | 'all'
  /** A notice's title, or a keyword as typed; `null` for all keywords or if the keyword was deleted. */
  subject: string | null
  done: boolean
  /** The request undid an unsubscription. */
  isUndone: boolean
  /** Tokens of links that perform an action when posted. */
  single: string | null
  all: string
  undo: string | null
}

const STYLE = 'form{margin:1rem 0 0}button{width:100%}.quiet button{background:transparent;color:var(--accent)}'

export function unsubscribePage(words: UnsubscribeWords, state: UnsubscribeState): HtmlPage {
  const parts = state.done ? doneParts(words, state) : confirmParts(words, state)
  return cardPage({
    language: state.language,
    tagline: words.tagline,
    title: words.title,
    style: STYLE,
    head: '<meta name="robots" content="noindex">',
    main: `<div class="card">${parts.join('\n')}</div>`,
  })
}

const confirmParts = (words: UnsubscribeWords, { company, of, subject, single, all }: UnsubscribeState): string[] => [
  `<h1>${escaped(words.title)}</h1><p>${escaped(words.lead(company))}</p>`,
  subjectLine(words, { of, subject }),
  single === null ? '' : button(single, of === 'notice' ? words.onlyNotice : words.onlyKeyword, false),
  button(all, words.all, single !== null),
]

const subjectLine = (words: UnsubscribeWords, { of, subject }: Pick<UnsubscribeState, 'of' | 'subject'>): string =>
  subject === null
    ? ''
    : `<p class="soft">${escaped(of === 'notice' ? words.notice : words.keyword)}: <strong>${escaped(subject)}</strong></p>`

function doneParts(words: UnsubscribeWords, { of, subject, isUndone, single, all, undo }: UnsubscribeState): string[] {
  const done = { notice: words.donlyNotice, keyword: words.doneKeyword, all: words.doneAll }[of]
  return [
    `<h1 role="status">${escaped(isUndone ? words.doneUndo : done)}</h1>`,
    subjectLine(words, { of, subject }),
    undo === null ? '' : button(undo, isUndone ? words.stop : words.again, true),
    single === null || isUndone ? '' : button(all, words.all, true),
  ]
}

/** Relative to the page itself, so that it works wherever the service is mounted. */
const button = (token: string, label: string, quiet: boolean): string =>
  `<form method="post" action="${escaped(token)}"${quiet ? ' class="quiet"' : ''}><button type="submit">${escaped(label)}</button></form>`
