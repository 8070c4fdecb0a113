import type { Problem } from '../lib/problems.ts'
import { createCompetitors } from './service/competitors.ts'
import { type AwardKeeperDeps, createAwardKeeper } from './service/keeper.ts'
import { createPriceReference } from './service/price.ts'
import { createWinners, toAsOf } from './service/winners.ts'

export type {
  CompetitorsBody,
  CompetitorsQuestion,
  Figures,
  WinnersBody,
  WinnersQuestion,
} from './schema.ts'

export interface StatisticsDeps extends AwardKeeperDeps {
  /** Why there is no such notice. */
  missing: (noticeNo: string) => Promise<Problem>
}

export function createStatistics(deps: StatisticsDeps) {
  const keeper = createAwardKeeper(deps)
  return {
    keeper,
    ...createWinners({ keeper, clock: deps.clock }),
    ...createCompetitors({ ...deps, keeper }),
    priceReference: createPriceReference({ ...deps, keeper }),
    missing: deps.missing,
    /** The position in the feed up to which answers are current. */
    asOf: () => toAsOf(keeper.asOf()),
  }
}
export type Statistics = ReturnType<typeof createStatistics>
