/** What an account is told of: in its list and stream of events, by webhook and by mail. */
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

/** Those about a notice. */
export type BidEventType = Extract<EventType, `bid.${string}`>

/** What a keyword can ask to be told of. */
export const ALERT_CAUSES = ['new', 'deadline_changed', 'price_changed', 'cancelled', 'awarded'] as const
export type AlertCause = (typeof ALERT_CAUSES)[number]
