import { createEvents, type EventsDeps } from './service/events.ts'
import { createHeadWatch } from './service/heads.ts'
import { headsOf } from './store/events.ts'

export type { EventRef, EventType, NewEvent, OwedEvent } from './schema.ts'
export { EVENT_TYPES } from './schema.ts'
export type { Owing } from './service/events.ts'

export type AlertsDeps = EventsDeps

export function createAlerts(deps: AlertsDeps) {
  const { db } = deps
  const events = createEvents(
    deps,
    createHeadWatch((accountIds) => headsOf(db.sql, accountIds)),
  )
  return { ...events }
}
export type Alerts = ReturnType<typeof createAlerts>
