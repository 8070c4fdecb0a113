import type { Language } from '../../vocabulary/languages.ts'
import { type BetaPageState, betaPage } from '../rules/page.ts'
import { privacyPage } from '../rules/privacy.ts'
import { CURRENT_CONSENT } from '../schema.ts'
import { BETA_WORDS } from '../texts/beta.ts'
import { CONSENTS } from '../texts/consent.ts'
import { PRIVACY_WORDS } from '../texts/privacy.ts'

export interface BetaPageSettings {
  stage: string
  /** The address of the operator's privacy notice. */
  privacyUrl: string | null
}

/** The page for requests to join the beta, and the page that lists the stored personal data. */
export function createBetaPage({ stage, privacyUrl }: BetaPageSettings) {
  const made = (language: Language, changes: Partial<BetaPageState> = {}) =>
    betaPage(BETA_WORDS[language], CONSENTS[CURRENT_CONSENT][language], {
      language,
      stage,
      privacyUrl,
      values: {},
      faults: [],
      notice: null,
      sent: false,
      ...changes,
    })
  return {
    page: (language: Language) => made(language),
    receipt: (language: Language) => made(language, { sent: true }),
    /** The form with its values, to be corrected or sent later. */
    again: (language: Language, values: Record<string, string>, faults: string[], limited: boolean) =>
      made(language, { values, faults, notice: limited ? 'limited' : faults.length > 0 ? 'wrong' : 'failed' }),
    privacy: (language: Language) =>
      privacyPage(PRIVACY_WORDS[language], BETA_WORDS[language].tagline, { language, privacyUrl }),
  }
}
