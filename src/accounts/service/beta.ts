import type { Language } from '../../vocabulary/languages.ts'
import { languageOf } from '../rules/consultations.ts'
import { type BetaPageState, betaPage } from '../rules/page.ts'
import { BETA_WORDS } from '../texts.ts'

/** The page where people ask to take part. */
export function createBetaPage(stage: string) {
  const made = (language: Language, changes: Partial<BetaPageState> = {}) =>
    betaPage(BETA_WORDS[language], {
      language,
      stage,
      values: {},
      faults: [],
      notice: null,
      sent: false,
      ...changes,
    })
  return {
    languageOf,
    page: (language: Language) => made(language),
    receipt: (language: Language) => made(language, { sent: true }),
    /** With what was typed, to be corrected or sent later. */
    again: (language: Language, values: Record<string, string>, faults: string[], limited: boolean) =>
      made(language, { values, faults, notice: limited ? 'limited' : faults.length > 0 ? 'wrong' : 'failed' }),
  }
}
