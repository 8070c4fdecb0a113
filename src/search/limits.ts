import type { Verdict } from '../vocabulary/verdicts.ts'

/** The limits on who may bid on a notice. Many notices have the same limits; only the closing time differs. */
export interface BidderTerms {
  readonly source: string
  readonly bsnsDiv: string
  /** The whole title, or only its brackets that limit bidders. */
  readonly title: string
  readonly awardMethod: string | null
  readonly contractMethod: string | null
  /** Absent if the source was never read for it. */
  readonly details?: { readonly jointContracting?: string | null } | null
  readonly regions: readonly string[]
  readonly regionCheckNeeded: boolean
  readonly licences: readonly LimitingLicence[]
}

export interface LimitingLicence {
  readonly group: number
  readonly code: string
  readonly name: string
  readonly basis?: 'row' | 'permitted' | 'shortened'
}

/** One company at one time. */
export interface CompanyJudge {
  /** Equal for two judges with equal verdicts. */
  readonly key: string
  /** Ascending times: notices that close before and after one of them may get different verdicts. */
  readonly closings: readonly number[]
  verdict(terms: BidderTerms, closeAt: number | null): Verdict
}

const BRACKETED = /[[({<【〔「（［][^\][(){}<>【】〔〕「」（）［］]*[\])}>】〕」）］]/g

/** Every text that `eligibility` reads a limit from contains one of these. */
const LIMITING =
  /소기업|소상공인|여성\s*기업|장애인\s*(?:기업|표준)|사회적\s*기업|창업\s*기업|청년\s*창업|실적|공동\s*(?:수급|도급|이행|계약)|지역\s*의무/

export const isLimiting = (text: string | null): boolean => text !== null && LIMITING.test(text)

/** Outside brackets, a title names what is bought and never who may bid. */
export const limitingBrackets = (title: string): string[] =>
  LIMITING.test(title) ? (title.match(BRACKETED) ?? []).filter(isLimiting) : []
