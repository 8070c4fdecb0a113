import type { Verdict } from '../vocabulary/verdicts.ts'

/** What limits who may bid on a notice. Many notices have the same limits; only the closing time is each one's own. */
export interface BidderTerms {
  readonly source: string
  readonly bsnsDiv: string
  /** The whole title, or only its brackets that limit bidders. */
  readonly title: string
  readonly awardMethod: string | null
  readonly contractMethod: string | null
  /** Absent where the source was never read for it. */
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
  /** The same for two judges whose verdicts are the same. */
  readonly key: string
  /** A notice that closes at one of these times or later may get another verdict than one that closes before; ascending. */
  readonly closings: readonly number[]
  verdict(terms: BidderTerms, closeAt: number | null): Verdict
}

const BRACKETED = /[[({<【〔「（［][^\][(){}<>【】〔〕「」（）［］]*[\])}>】〕」）］]/g

/** Anything that `eligibility` reads a limit from contains one of these. */
const LIMITING =
  /소기업|소상공인|여성\s*기업|장애인\s*(?:기업|표준)|사회적\s*기업|창업\s*기업|청년\s*창업|실적|공동\s*(?:수급|도급|이행|계약)|지역\s*의무/

export const isLimiting = (text: string | null): boolean => text !== null && LIMITING.test(text)

/** What a title is about says nothing of who may bid; what stands in its brackets may. */
export const limitingBrackets = (title: string): string[] =>
  LIMITING.test(title) ? (title.match(BRACKETED) ?? []).filter(isLimiting) : []
