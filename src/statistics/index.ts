import type { AsOf, CompetitorsBody, CompetitorsQuestion, WinnersBody, WinnersQuestion } from './schema.ts'

export type {
  AsOf,
  Band,
  Basis,
  Bin,
  CompetitorsBody,
  CompetitorsQuestion,
  Figures,
  GroupBy,
  WinnersBody,
  WinnersQuestion,
} from './schema.ts'

/** What reports ask: bodies exactly those of the API; a question that cannot be read is refused as a request would be. */
export interface StatisticsPorts {
  winners(question: WinnersQuestion): Promise<WinnersBody>
  competitors(question: CompetitorsQuestion): Promise<CompetitorsBody>
  asOf(): AsOf
}
