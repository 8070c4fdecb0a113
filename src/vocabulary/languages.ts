/** The languages of mails, pages, reports and errors. Each is a BCP 47 tag, which also formats dates and numbers. */
export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages of mails: those of the API, and any others that `mail/texts/` has texts for. */
export const MAIL_LANGUAGES = [...LANGUAGES] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** The language of everything else for a reader of mails: English if only mails have the reader's language. */
export const apiLanguage = (language: MailLanguage): Language => LANGUAGES.find((one) => one === language) ?? 'en'

/** The names of languages in the languages themselves. */
export const LANGUAGE_NAMES = { ko: '한국어', en: 'English' } as const satisfies Record<Language, string>

/** A text in every language; a missing language is a type error. */
export type Wording = Readonly<Record<Language, string>>

/** Builds a text in each language. */
export const inEach = (say: (language: Language) => string): Wording => ({ en: say('en'), ko: say('ko') })

/** Joins sentences in each language. */
export const inARow = (...sentences: readonly Wording[]): Wording =>
  inEach((language) => sentences.map((sentence) => sentence[language]).join(' '))
