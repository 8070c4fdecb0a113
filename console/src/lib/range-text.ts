/** A range of dates or rates as text. */
export const rangeText = (from: string, to: string, language: 'ko' | 'en'): string =>
  `${from}${language === 'ko' ? '~' : '–'}${to}`
