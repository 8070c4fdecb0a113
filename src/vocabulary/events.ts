/** Types of events, which accounts receive in the event list and stream, by webhook and by mail. */
export const EVENT_TYPES = [
  'bid.matched',
  'bid.changed',
  'bid.cancelled',
  'bid.awarded',
  'pursuit.changed',
  'report.ready',
  'webhook.disabled',
  'webhook.test',
  'security.incident',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Types of events about a notice. */
export type BidEventType = Extract<EventType, `bid.${string}`>

/** The changes of which keywords can notify. */
export const ALERT_CAUSES = ['new', 'deadline_changed', 'price_changed', 'cancelled', 'awarded'] as const
export type AlertCause = (typeof ALERT_CAUSES)[number]
