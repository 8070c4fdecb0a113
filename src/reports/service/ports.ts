import type { Award } from '../../bids/index.ts'
import type { CompetitorsBody, CompetitorsQuestion, WinnersBody, WinnersQuestion } from '../../statistics/index.ts'
import type { BidWords, ReportSpec } from '../schema.ts'

/** Where reports get their figures: the answers of the API, asked from within. */
export interface FigurePorts {
  /** The whole list of `GET /v1/bids`, page by page; a page is written as JSON values with commas between. */
  notices: (
    accountId: string,
    words: BidWords,
  ) => AsyncIterable<{ total: number; write: (separator: string) => Uint8Array | Promise<Uint8Array> }>
  /** The results of each of these notices, in the same order. */
  awardsOf: (notices: { source: string; number: string }[]) => Promise<Award[][]>
  winners: (question: WinnersQuestion) => Promise<WinnersBody>
  competitors: (question: CompetitorsQuestion) => Promise<CompetitorsBody>
  /** A further company, and when its profile was last changed; `null` = it was deleted. */
  companyNow: (accountId: string, profileId: string) => Promise<{ name: string; updatedAt: number } | null>
  /** Processes the feed up to its head; returns that position. */
  catchUp: () => Promise<{ position: number; at: number }>
}

/** Whose figures are taken, for what, and at which moment. */
export interface FiguresRequest {
  ports: FigurePorts
  accountId: string
  spec: ReportSpec
  at: number
}
