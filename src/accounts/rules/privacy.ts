import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import type { PrivacyWords } from '../texts/privacy.ts'

const STYLE = `
header .soft{flex:1}h1{font-size:1.9rem;line-height:1.25}h2{margin:0;font-size:1.15rem}
.card{margin:1.6rem 0}a{color:var(--accent)}dl{margin:0}dt{font-weight:600;margin-top:1rem}dd{margin:0;color:var(--soft)}
`

/** Links to the operator's privacy notice, or to that of the service. */
export const noticeLink = (
  privacyUrl: string | null,
  language: Language,
  labels: { notice: string; page: string },
): string =>
  privacyUrl === null
    ? `<p><a href="privacy?lang=${language}">${escaped(labels.page)}</a></p>`
    : `<p><a href="${escaped(privacyUrl)}">${escaped(labels.notice)}</a></p>`

/** Links to the same page in the other languages. */
export const languageLinks = (page: string, language: Language): string =>
  LANGUAGES.filter((one) => one !== language)
    .map((one) => `<a href="${page}?lang=${one}" lang="${one}" hreflang="${one}">${escaped(LANGUAGE_NAMES[one])}</a>`)
    .join(' ')

export function privacyPage(
  words: PrivacyWords,
  tagline: string,
  { language, privacyUrl }: { language: Language; privacyUrl: string | null },
): HtmlPage {
  const notice =
    privacyUrl === null
      ? escaped(words.withoutNotice)
      : `${escaped(words.notice.text)} <a href="${escaped(privacyUrl)}">${escaped(words.notice.link)}</a>`
  return cardPage({
    language,
    tagline,
    beside: languageLinks('privacy', language),
    title: words.title,
    style: STYLE,
    main: [
      `<h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p><p>${notice}</p>`,
      `<section class="card"><h2>${escaped(words.kept)}</h2><dl>`,
      ...Object.values(words.rows).map(([what, text]) => `<dt>${escaped(what)}</dt><dd>${escaped(text)}</dd>`),
      '</dl></section>',
    ].join('\n'),
    below: `<p class="soft"><a href="beta?lang=${language}">${escaped(words.back)}</a></p>`,
  })
}
