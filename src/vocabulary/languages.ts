/** What mails, pages and reports are written in. Each is its own tag (BCP 47), by which dates and figures are written too. */
export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** As those who read it call it. */
export const LANGUAGE_NAMES = { ko: '한국어', en: 'English' } as const satisfies Record<Language, string>
