/** Longer texts are documents that mention such a sentence. */
const LONGEST = 600

/**
 * What a program writes into a file for older programs, in place of the document: Hancom for distribution-protected
 * documents of newer versions, Adobe for forms that only its own viewer shows.
 */
const SENTENCES = [
  /상위\s*버전의\s*배포용\s*문서/,
  /상위\s*버전에서\s*(?:작성|저장)/,
  /최신\s*버전의\s*(?:한글|한컴\s*오피스|뷰어).{0,40}(?:열어|확인)/s,
  /배포용\s*문서입니다.{0,60}뷰어/s,
  /your PDF viewer may not be able to display this type of document/i,
  /(?:보안|암호화된?)\s*문서입니다/,
]

export const isPlaceholder = (text: string): boolean =>
  text.length <= LONGEST && SENTENCES.some((sentence) => sentence.test(text))
