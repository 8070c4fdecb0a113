import type { Http } from '../../lib/http/index.ts'
import type { Alerts } from '../index.ts'
import { listEventsRoute, type MayStay } from './events.ts'
import { changeEventRoute, markEventsRoute } from './mark.ts'
import { listKeywordMatchesRoute } from './matches.ts'

export function alertRoutes(http: Http, alerts: Alerts, mayStay: MayStay): void {
  listEventsRoute(http, alerts, mayStay)
  changeEventRoute(http, alerts)
  markEventsRoute(http, alerts)
  listKeywordMatchesRoute(http, alerts)
}
