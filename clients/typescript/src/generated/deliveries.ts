// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type {
  Bid,
  EligibilityChange,
  EventActor,
  EventAward,
  FieldChange,
  Incident,
  Pursuit,
  Webhook,
} from './shared.ts'

/** A notice matches. Once per notice: when one of your keywords first matches a version of it. */
export interface BidMatchedDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'bid.matched'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    bid: Bid
    /** Every keyword with `alert.webhook` that led to the event. */
    matches: Array<{
      /** The keyword. */
      keywordId: string
      /** Its text at that time. */
      keyword: string
      /** Which of its terms the notice contains, and where. */
      terms: Array<{
        /** The search term. */
        term: string
        /** Field of the notice that contains it. */
        field: string
        /** Where it begins, in Unicode code points from 0. */
        start: number
        /** Where it ends, exclusive. */
        end: number
      }>
    }>
    eligibilityChange?: EligibilityChange
  }
}

/**
 * A notice has changed. A later version of a notice that a keyword matches or has matched, if the keyword asks for
 * that kind of change.
 */
export interface BidChangedDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'bid.changed'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    bid: Bid
    /** Every keyword with `alert.webhook` that led to the event. */
    matches: Array<{
      /** The keyword. */
      keywordId: string
      /** Its text at that time. */
      keyword: string
      /** Which of its terms the notice contains, and where. */
      terms: Array<{
        /** The search term. */
        term: string
        /** Field of the notice that contains it. */
        field: string
        /** Where it begins, in Unicode code points from 0. */
        start: number
        /** Where it ends, exclusive. */
        end: number
      }>
    }>
    /** What changed. */
    changes: FieldChange[]
  }
}

/** A notice is cancelled. Once per notice, for keywords that ask for it. */
export interface BidCancelledDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'bid.cancelled'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    bid: Bid
    /** Every keyword with `alert.webhook` that led to the event. */
    matches: Array<{
      /** The keyword. */
      keywordId: string
      /** Its text at that time. */
      keyword: string
      /** Which of its terms the notice contains, and where. */
      terms: Array<{
        /** The search term. */
        term: string
        /** Field of the notice that contains it. */
        field: string
        /** Where it begins, in Unicode code points from 0. */
        start: number
        /** Where it ends, exclusive. */
        end: number
      }>
    }>
  }
}

/**
 * A notice is awarded. Once per notice, for keywords that ask for it; again with `correction` if the award is
 * corrected or withdrawn.
 */
export interface BidAwardedDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'bid.awarded'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    bid: Bid
    /** Every keyword with `alert.webhook` that led to the event. */
    matches: Array<{
      /** The keyword. */
      keywordId: string
      /** Its text at that time. */
      keyword: string
      /** Which of its terms the notice contains, and where. */
      terms: Array<{
        /** The search term. */
        term: string
        /** Field of the notice that contains it. */
        field: string
        /** Where it begins, in Unicode code points from 0. */
        start: number
        /** Where it ends, exclusive. */
        end: number
      }>
    }>
    /** The award of the lot; if it was withdrawn, the new state of the lot. */
    award: EventAward
    /** `true` if an award reported earlier was corrected or withdrawn. */
    correction?: boolean
  }
}

/**
 * A pursuit has changed. A person or a result changed it. On creation, `state` comes from `null`; on deletion, it
 * becomes `null`. Notes create no event.
 */
export interface PursuitChangedDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'pursuit.changed'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    pursuit: Pursuit
    /** What changed. */
    changes: FieldChange[]
    actor?: EventActor
  }
}

/** A report is ready. A requested or scheduled report is ready to download. */
export interface ReportReadyDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'report.ready'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    /** The report, with `profileName`: the name of its further company, or `null`. */
    report: Record<string, unknown>
  }
}

/**
 * Another webhook was disabled. It failed for five days, returned 410, or asked to be disabled. Your other webhooks
 * get this event, and the owner gets a mail.
 */
export interface WebhookDisabledDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'webhook.disabled'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    webhook: Webhook
  }
}

/**
 * A test event. Requested with `POST /v1/webhooks/{id}/test`; sent to that webhook only, regardless of its event
 * types.
 */
export interface WebhookTestDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'webhook.test'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: Record<string, unknown>
}

/** A security incident. A key or the account was blocked, or its use looks suspicious. */
export interface SecurityIncidentDelivered {
  /** The event, as in `webhook-id`. */
  id: string
  /** What happened. */
  type: 'security.incident'
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: {
    incident: Incident
  }
}

/** What arrives at a webhook. A newer service may send types that are not among these. */
export type WebhookEvent =
  | BidMatchedDelivered
  | BidChangedDelivered
  | BidCancelledDelivered
  | BidAwardedDelivered
  | PursuitChangedDelivered
  | ReportReadyDelivered
  | WebhookDisabledDelivered
  | WebhookTestDelivered
  | SecurityIncidentDelivered
