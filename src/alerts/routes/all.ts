import type { Http } from '../../lib/http/index.ts'
import type { Alerts } from '../index.ts'
import { type IsAuthorized, listEventsRoute } from './events.ts'
import { changeEventRoute, markEventsRoute } from './mark.ts'
import { listKeywordMatchesRoute } from './matches.ts'

export function alertRoutes(http: Http, alerts: Alerts, isAuthorized: IsAuthorized): void {
  listEventsRoute(http, alerts, isAuthorized)
  changeEventRoute(http, alerts)
  markEventsRoute(http, alerts)
  listKeywordMatchesRoute(http, alerts)
}
