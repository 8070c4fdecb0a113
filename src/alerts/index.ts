import { createEvents, type EventsDeps } from './service/events.ts'
import { createHeadWatch } from './service/heads.ts'
import { createMatches, type MatchesDeps } from './service/matches.ts'
import { createReader, type ReaderDeps } from './service/reader.ts'
import { headsOf } from './store/events.ts'

export type { EventRef, EventType, NewEvent, OwedEvent } from './schema.ts'
export { EVENT_TYPES } from './schema.ts'
export type { Owing } from './service/events.ts'

export type AlertsDeps = EventsDeps & ReaderDeps & MatchesDeps

export function createAlerts(deps: AlertsDeps) {
  const { db } = deps
  const heads = createHeadWatch((accountIds) => headsOf(db.sql, accountIds))
  return {
    ...createEvents(deps, heads),
    ...createMatches(deps),
    /** Makes events of what the feed tells. */
    reader: createReader(deps),
  }
}
export type Alerts = ReturnType<typeof createAlerts>
