import type { Award } from '../../bids/index.ts'
import type { CompetitorsBody, CompetitorsQuestion, WinnersBody, WinnersQuestion } from '../../statistics/index.ts'
import type { BidWords, ReportSpec } from '../schema.ts'

/** The sources of figures: the functions behind the API. */
export interface FigurePorts {
  /** The whole list of `GET /v1/bids`, page by page; each page is written as comma-separated JSON values. */
  notices: (
    accountId: string,
    words: BidWords,
  ) => AsyncIterable<{ total: number; write: (separator: string) => Uint8Array | Promise<Uint8Array> }>
  /** The results of each of these notices, in the same order. */
  awardsOf: (notices: { source: string; number: string }[]) => Promise<Award[][]>
  winners: (question: WinnersQuestion) => Promise<WinnersBody>
  competitors: (question: CompetitorsQuestion) => Promise<CompetitorsBody>
  /** The name of a further company and when its profile was last changed; `null` = it was deleted. */
  companyNow: (accountId: string, profileId: string) => Promise<{ name: string; updatedAt: number } | null>
  /** Processes the feed up to its head; returns that position. */
  catchUp: () => Promise<{ position: number; at: number }>
}

/** The specification of the figures, with their sources and the moment. */
export interface FiguresRequest {
  ports: FigurePorts
  accountId: string
  spec: ReportSpec
  at: number
}
