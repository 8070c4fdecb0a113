import type { Clock } from '../lib/clock.ts'
import type { Db } from '../lib/db/index.ts'
import type { Problem } from '../lib/problems.ts'
import { createAwardForms } from './rules/exported.ts'
import { type CompetitionDeps, createCompetition } from './service/competition.ts'
import { createCompetitors } from './service/competitors.ts'
import { createAwardExport } from './service/exported.ts'
import { type AwardFollower, createAwardFollower } from './service/follower.ts'
import { createPriceReference, type PriceDeps } from './service/price.ts'
import { createWinners, toAsOf } from './service/winners.ts'

export type { CompetitorsBody, CompetitorsQuestion } from './schema/competitors.ts'
export type { Figures, WinnersBody, WinnersQuestion } from './schema/winners.ts'
export { createNoticesWon } from './service/won.ts'
export { createAwardFollower }

interface StatisticsDeps {
  db: Db
  clock: Clock
  awards: AwardFollower
  bids: Pick<CompetitionDeps, 'similarEnded' | 'periods'> & {
    /** The error for a notice that does not exist. */
    missing: (noticeNo: string) => Promise<Problem>
    noticeNoOf: PriceDeps['noticeNoOf']
  }
}

export function createStatistics({ db, clock, awards: follower, bids }: StatisticsDeps) {
  const { similarEnded, periods, missing, noticeNoOf } = bids
  const deps = { db, clock, follower, similarEnded, periods, noticeNoOf }
  return {
    follower,
    ...createWinners(deps),
    ...createCompetitors(deps),
    exportAwards: createAwardExport(deps),
    awardForms: createAwardForms,
    priceReference: createPriceReference(deps),
    competition: createCompetition(deps),
    missing,
    /** The position in the feed up to which answers are current. */
    asOf: () => toAsOf(follower.asOf()),
  }
}
export type Statistics = ReturnType<typeof createStatistics>
