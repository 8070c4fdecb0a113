import type { Http } from '../../lib/http/index.ts'
import type { Statistics } from '../index.ts'
import { getCompetitionRoute } from './competition.ts'
import { listCompetitorsRoute } from './competitors.ts'
import { exportAwardsRoute } from './export-awards.ts'
import { getPriceReferenceRoute } from './price-reference.ts'
import { listWinnersRoute } from './winners.ts'

export function statisticsRoutes(http: Http, statistics: Statistics): void {
  listWinnersRoute(http, statistics)
  exportAwardsRoute(http, statistics)
  listCompetitorsRoute(http, statistics)
  getPriceReferenceRoute(http, statistics)
  getCompetitionRoute(http, statistics)
}
