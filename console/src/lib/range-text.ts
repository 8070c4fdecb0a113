/** From one value to another; dates and rates alike. */
export const rangeText = (from: string, to: string, language: 'ko' | 'en'): string =>
  `${from}${language === 'ko' ? '~' : '–'}${to}`
