const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A name in one line. */
import { LANGUAGES, type Language } from '../../vocabulary/languages.ts'
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()

/** Words of any number of lines. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNSEEN, ' ').trimEnd())
    .join('\n')
    .trim()

const WISH = /^\s*([a-z]{1,8})(?:-[a-z0-9-]{1,40})?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** The language a browser asks for; Korean for those who ask for neither. */
export function languageOf(acceptLanguage: string | undefined): Language {
  let best: { language: Language; quality: number } = { language: 'ko', quality: 0 }
  for (const entry of (acceptLanguage ?? '').slice(0, 1000).split(',')) {
    const [, tag = '', q = '1'] = WISH.exec(entry) ?? []
    const language = LANGUAGES.find((one) => one === tag.toLowerCase())
    if (language && Number(q) > best.quality) best = { language, quality: Number(q) }
  }
  return best.language
}

/**
 * Whether a browser says that another site made it send this. There is no login such a site could abuse, but a page
 * elsewhere shall not make its readers ask in their own name. Programs say none of this and may ask.
 */
export function isFromElsewhere(
  headers: { 'sec-fetch-site'?: string | string[] | undefined; origin?: string | undefined; host?: string | undefined },
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  return new URL(origin).host !== host && new URL(origin).origin !== new URL(publicUrl).origin
}
