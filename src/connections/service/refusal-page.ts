import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { shownHost } from '../rules/redirects.ts'
import { REFUSAL_WORDS } from '../texts.ts'

/** The error page for an invalid authorization request; `back` = the error response to the app, if its redirect URI is valid. */
export function refusalPage(reason: string, language: Language, back?: string): HtmlPage {
  const words = REFUSAL_WORDS[language]
  return cardPage({
    language,
    title: words.title,
    tagline: words.tagline,
    style: '',
    main: [
      `<div class="card"><h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p>`,
      `<p><strong>${escaped(words.reason)}</strong> <span lang="en">${escaped(reason)}</span></p>`,
      `<p>${escaped(words.next)}</p>`,
      back === undefined ? '' : `<p><a href="${escaped(back)}">${escaped(words.back(shownHost(back)))}</a></p>`,
      '</div>',
    ].join('\n'),
  })
}
