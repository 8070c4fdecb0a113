import type { Http } from '../../lib/http/index.ts'
import type { Alerts } from '../index.ts'
import { listEvents, type MayStay } from './events.ts'
import { markEvent } from './mark.ts'
import { listMatches } from './matches.ts'

export function alertRoutes(http: Http, alerts: Alerts, mayStay: MayStay): void {
  listEvents(http, alerts, mayStay)
  markEvent(http, alerts)
  listMatches(http, alerts)
}
