/** What mails, pages, reports and problems are written in. Each is its own tag (BCP 47), by which dates and figures are written too. */
export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What mails can be written in: those of the API, and as many more as `mail/texts/` has texts of. */
export const MAIL_LANGUAGES = [...LANGUAGES] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** What everything else is said in to a reader of mails: English where only mails have the language. */
export const apiLanguage = (language: MailLanguage): Language => LANGUAGES.find((one) => one === language) ?? 'en'

/** As those who read it call it. */
export const LANGUAGE_NAMES = { ko: '한국어', en: 'English' } as const satisfies Record<Language, string>

/** One thing said in every language: where one is forgotten, it does not compile. */
export type Wording = Readonly<Record<Language, string>>

/** For what is put together of parts that differ. */
export const inEach = (say: (language: Language) => string): Wording => ({ en: say('en'), ko: say('ko') })

/** Sentences one after the other. */
export const inARow = (...sentences: readonly Wording[]): Wording =>
  inEach((language) => sentences.map((sentence) => sentence[language]).join(' '))
