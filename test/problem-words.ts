/** The messages in a problem, and how a response states their language. */
export interface ProblemResponse {
  body: { title?: string; detail?: string; errors?: { message?: string }[] }
  contentLanguage: unknown
  vary: unknown
}

const HANGUL = /[가-힣]/
/** Names and values are in quotes; the rest is our text. */
const QUOTED = /"[^"]*"/g
/** Four consecutive words are not the name of a header, a plan or a unit. */
const ENGLISH_SENTENCE = /[A-Za-z]{2,}(?: [a-z']{2,}){3}/

/** What is wrong with the words of a problem; `null` if nothing. */
export function wordsFault({ body, contentLanguage, vary }: ProblemResponse): string | null {
  if (contentLanguage !== 'ko' && contentLanguage !== 'en') return `is in the language "${String(contentLanguage)}"`
  if (!/\bAccept-Language\b/.test(String(vary))) return `varies by "${String(vary)}", not by Accept-Language`
  for (const text of [body.title, body.detail, ...(body.errors ?? []).map(({ message }) => message)]) {
    const fault = textFault(text ?? '', contentLanguage)
    if (fault) return fault
  }
  return null
}

function textFault(text: string, language: 'ko' | 'en'): string | null {
  if (language === 'en') return /[a-z]{2}/.test(text) ? null : `says nothing in English: ${text}`
  if (!HANGUL.test(text)) return `says nothing in Korean: ${text}`
  return isEnglish(text) ? `is told half in English: ${text}` : null
}

/** Whether it contains an English sentence outside quotation marks. */
export const isEnglish = (text: string): boolean => ENGLISH_SENTENCE.test(text.replace(QUOTED, '""'))

export const isKorean = (text: string): boolean => HANGUL.test(text)
