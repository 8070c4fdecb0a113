import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { REFUSAL_WORDS } from '../texts.ts'

/** For a person whose browser cannot be sent back: the address of the app is not known, or not its own. */
export function refusalPage(reason: string, language: Language): HtmlPage {
  const words = REFUSAL_WORDS[language]
  return cardPage({
    language,
    title: words.title,
    tagline: words.tagline,
    style: '',
    main: [
      `<div class="card"><h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p>`,
      `<p><strong>${escaped(words.reason)}</strong> <span lang="en">${escaped(reason)}</span></p>`,
      `<p>${escaped(words.next)}</p></div>`,
    ].join('\n'),
  })
}
