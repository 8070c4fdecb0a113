import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { shownHost } from '../rules/redirects.ts'
import { REFUSAL_WORDS } from '../texts.ts'

/** For a person whose app has sent an invalid request; `back` = the answer to the app, where its address is known. */
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
