import type { Http } from '../../lib/http.ts'
import type { Statistics } from '../index.ts'
import { listWinners } from './winners.ts'

export function statisticsRoutes(http: Http, statistics: Statistics): void {
  listWinners(http, statistics)
}
