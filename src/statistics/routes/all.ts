import type { Http } from '../../lib/http/index.ts'
import type { Statistics } from '../index.ts'
import { listCompetitors } from './competitors.ts'
import { getPriceReference } from './price-reference.ts'
import { listWinners } from './winners.ts'

export function statisticsRoutes(http: Http, statistics: Statistics): void {
  listWinners(http, statistics)
  listCompetitors(http, statistics)
  getPriceReference(http, statistics)
}
