// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import { at, type Core, takeList } from '../core.ts'
import type { CallOptions, FollowOptions } from '../options.ts'
import { watched } from '../watch.ts'
import type { Bid, EligibilityChange, EventActor, EventAward, FieldChange, Open } from './shared.ts'

/** A place in the notice that matched. */
export interface EventTerm {
  /** The search term, as typed. */
  term: string
  /** Field of the notice that contains it. */
  field: string
  /** Where it begins, in Unicode code points from 0. */
  start: number
  /** Where it ends, exclusive. */
  end: number
}

/** A place in an attachment that matched. */
export interface FoundInAttachment {
  /** The search term, as typed. */
  term: string
  /** The attachment. */
  attachmentId: string
  /** Its name. */
  name: string
  /** The file in it, if it is an archive. */
  entry: string | null
  /** The page. */
  page: number | null
  /** The text around the term. */
  excerpt: string
  /** Where the term begins in the excerpt, in Unicode code points from 0. */
  start: number
  /** Where it ends, exclusive. */
  end: number
}

/** The further company that the keyword is for; absent if it is for the company of the account. */
export interface EventCompany {
  /** The further company. */
  profileId: string
  /** Its name at that time. */
  name: string
  /** Whether it may bid on the notice. */
  verdict: Open<'yes' | 'check' | 'no'>
}

/** A keyword that led to an event, and why. */
export interface EventMatch {
  /** The keyword. */
  keywordId: string
  /** Its text at that time. */
  keyword: string
  /** Which of its terms the notice contains, and where. */
  terms: EventTerm[]
  /** Where its terms are in the attachments: at most three places. Absent if none is there. */
  foundIn?: FoundInAttachment[]
  company?: EventCompany
}

/** Content of the event; with `bid.*` the notice as it was at that time. */
export interface EventData {
  bid?: Bid
  /** Every keyword that led to the event. */
  matches?: EventMatch[]
  /** What changed; with `bid.changed` and `pursuit.changed`. */
  changes?: FieldChange[]
  award?: EventAward
  eligibilityChange?: EligibilityChange
  /** `true` if an award reported earlier was corrected or withdrawn. */
  correction?: boolean
  /** The pursuit at that time; only with `pursuit.changed`. */
  pursuit?: Record<string, unknown>
  actor?: EventActor
  /** The report, with `profileName`, the name of its further company; only with `report.ready`. */
  report?: Record<string, unknown>
  /** The disabled webhook; only with `webhook.disabled`. */
  webhook?: Record<string, unknown>
  /** The incident; only with `security.incident`. */
  incident?: Record<string, unknown>
}

/** Something the account is notified of. */
export interface Event {
  /** Identifier of the event; webhooks receive the same. */
  id: string
  /** What happened. */
  type: Open<
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  >
  /** When it was recorded. */
  timestamp: string
  /** Version of the API that defines `data`. */
  apiVersion: string
  data: EventData
  /** Its mark in the account. */
  state: Open<'new' | 'seen' | 'starred' | 'dismissed'>
  /** The reason given with the mark. */
  reason: string | null
}

/** Events, oldest first unless `sort` says otherwise. */
export interface EventPage {
  items: Event[]
  /** Cursor for the next call. */
  nextCursor: string
  /** Whether more can be fetched right away. */
  hasMore: boolean
  /**
   * Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`, without
   * `sort`, to get later events as a list or a stream.
   */
  newestCursor?: string
}

/** How to mark the event. */
export interface EventPatch {
  /** `null` resets it to `new`. */
  state?: 'new' | 'seen' | 'starred' | 'dismissed' | null
  /** Reason for the mark; `null` = none. */
  reason?: string | null
}

/** How to mark many events. */
export interface EventMarks {
  /** The marks, each event once. */
  marks: Array<{
    /** Identifier of the event. */
    id: string
    /** `null` resets it to `new`. */
    state?: 'new' | 'seen' | 'starred' | 'dismissed' | null
    /** Reason for the mark; `null` = none. */
    reason?: string | null
  }>
}

/** How an event is marked. */
export interface EventMark {
  /** Identifier of the event. */
  id: string
  /** Its mark in the account. */
  state: Open<'new' | 'seen' | 'starred' | 'dismissed'>
  /** The reason given with the mark. */
  reason: string | null
}

/** The marks of the events. */
export interface MarkedEvents {
  /** The resulting marks, in the order sent. */
  items: EventMark[]
}

/** Of `GET /v1/events`. */
export interface ListEventsQuery {
  /**
   * `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event, with `sort=-timestamp`
   * from the newest. Default: "".
   */
  since?: string
  /** Only events of this type. Repeat it to accept any of several types. */
  type?: ReadonlyArray<
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  >
  /** Only events with this mark. Repeat it to accept any of several marks. */
  state?: ReadonlyArray<'new' | 'seen' | 'starred' | 'dismissed'>
  /** Only events this keyword led to. */
  keywordId?: string
  /** Oldest or newest first; a stream ignores it. Default: "timestamp". */
  sort?: 'timestamp' | '-timestamp'
  /**
   * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
   * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the
   * caller. Other formats ignore it.
   */
  language?: 'ko' | 'en'
  /** Maximum number of items; a stream ignores it. Default: 200. */
  limit?: number
}

/** Notifications of an account: new matches, changes, awards and more. */
export class EventsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Follow events.
   *
   * The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and repeats nothing.
   * `sort=-timestamp` lists from the newest backwards: new events do not shift the pages; get them from `newestCursor`.
   * With `Accept: text/event-stream` the same events arrive as an open stream; the header `Last-Event-ID` resumes it
   * after that event.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:read`.
   */
  list(query?: ListEventsQuery, options?: CallOptions): Call<EventPage> {
    return this.#core.call({ method: 'GET', path: '/v1/events', query }, options, takeList)
  }

  /**
   * Follow events, page by page without end, including later changes. Store the items of a page together with its
   * `nextCursor`, and resume with that as `since`. `CursorExpired` is thrown if it is too old.
   */
  follow(query?: ListEventsQuery, options?: FollowOptions): AsyncGenerator<EventPage> {
    return this.#core.follow({ method: 'GET', path: '/v1/events', query }, options)
  }

  /**
   * Follow events as they happen, without end. If the connection ends, the stream resumes after the last event. To
   * resume later, pass the `id` of the last event as `lastEventId`.
   */
  stream(
    { lastEventId, ...query }: Omit<ListEventsQuery, 'limit'> & { lastEventId?: string | undefined } = {},
    options?: CallOptions,
  ): AsyncGenerator<Event> {
    return this.#core.events(
      { method: 'GET', path: '/v1/events', query, accept: 'text/event-stream', lastEventId },
      options,
    )
  }

  /** Follow events: all of them as CSV, with a byte order mark and a header line. */
  listAsCsv(query?: Omit<ListEventsQuery, 'limit'>, options?: CallOptions): Call<ReadableStream<Uint8Array>> {
    return this.#core.call({ method: 'GET', path: '/v1/events', query, accept: 'text/csv' }, options, watched)
  }

  /**
   * Mark many events.
   *
   * Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does not exist.
   * Repeating it changes nothing.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  mark(body: EventMarks, options?: CallOptions): Call<MarkedEvents> {
    return this.#core.call({ method: 'PATCH', path: '/v1/events', body }, options, takeList)
  }

  /**
   * Mark an event.
   *
   * Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the account see the
   * same mark. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  change(id: string, body?: EventPatch, options?: CallOptions): Call<Event> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/events/${id}`, body }, options)
  }
}
