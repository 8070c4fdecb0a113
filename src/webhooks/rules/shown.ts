import { seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { EventType } from '../../vocabulary/events.ts'
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import type { Delivery, DeliveryDetail, DeliveryState } from '../schema/deliveries.ts'
import type { Webhook } from '../schema/webhooks.ts'
import type { DeliveryRow, LoggedDelivery } from '../store/deliveries.ts'
import type { ShownRow } from '../store/endpoints.ts'

/** Records as the API shows them. Webhooks of a blocked account are shown as disabled, because it sends nothing. */
export function toWebhook(row: ShownRow): Webhook {
  const { id, url, events, format, description, secretHint, publicKey } = row
  const blocked = row.state === 'enabled' ? row.blockedSince : null
  return {
    id,
    url,
    events: events ?? [...EVENT_TYPES],
    allEvents: events === null,
    format,
    description,
    state: blocked === null ? row.state : 'disabled',
    disabledReason: blocked === null ? row.disabledReason : 'incident',
    disabledAt: seoulTimeOrNull(blocked ?? row.disabledAt),
    failingSince: seoulTimeOrNull(row.failingSince),
    lastSuccessAt: seoulTimeOrNull(row.lastSuccessAt),
    lastFailure: row.lastFailure && {
      at: seoulTime(Date.parse(row.lastFailure.at)),
      status: row.lastFailure.status,
      reason: row.lastFailure.reason,
    },
    secretHint,
    publicKey,
    createdAt: seoulTime(row.createdAt),
  }
}

export const isHeld = (row: ShownRow): boolean => row.state === 'disabled' || row.blockedSince !== null

const stateOf = (row: DeliveryRow, paused: boolean): DeliveryState =>
  row.state === 'pending' && paused ? 'held' : row.state

export const toDelivery = (row: DeliveryRow, paused: boolean): Delivery => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  state: stateOf(row, paused),
  attemptCount: row.attempts,
  lastStatus: row.lastStatus,
  createdAt: seoulTime(row.createdAt),
  nextAttemptAt: paused ? null : seoulTimeOrNull(row.dueAt),
  endedAt: seoulTimeOrNull(row.endedAt),
})

export const toDetail = (row: LoggedDelivery, paused: boolean, event: DeliveryDetail['event']): DeliveryDetail => ({
  ...toDelivery(row, paused),
  event,
  attempts: row.log.map(({ at, status, ms, reason = null, error, answer }) => ({
    at: seoulTime(Date.parse(at)),
    status,
    ms,
    reason,
    error,
    answer,
  })),
})

/** Whether a webhook subscribed to these event types gets one of this type. */
export const isSubscribed = (events: readonly EventType[] | null, type: EventType): boolean =>
  events === null || events.includes(type)

/** A list of all event types means the same as no list: future types are included too. */
export const eventsOf = (named: readonly EventType[] | null | undefined): EventType[] | null =>
  named ? EVENT_TYPES.filter((type) => named.includes(type)) : null

interface EventKind {
  type: EventType
  keywords: readonly { alert: { webhook: boolean } }[]
}

/**
 * An event about a notice goes to webhooks if one of its matching keywords has webhooks enabled; other events always
 * do.
 */
export const isForWebhooks = ({ type, keywords }: EventKind): boolean =>
  !type.startsWith('bid.') || keywords.some(({ alert }) => alert.webhook)
