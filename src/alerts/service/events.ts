import { type Clock, DAY } from '../../lib/clock.ts'
import { type Db, inBatches, type Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { Secrets } from '../../lib/secret.ts'
import { eventFrame, eventText, payloadText } from '../rules/event.ts'
import type { EventRef, NewEvent, QueuedEvent } from '../schema/events.ts'
import * as store from '../store/events.ts'
import { createCursors, expired, notOurs } from './cursors.ts'
import { createEventTable } from './events-table.ts'
import { createHeadWatch } from './heads.ts'
import { createMarks } from './marks.ts'

/** Adds events to the queues of webhooks and mails, in the transaction of the events. */
export interface EnqueuePorts {
  webhooks?: (tx: Tx, events: QueuedEvent[]) => Promise<void>
  mails?: (tx: Tx, events: QueuedEvent[]) => Promise<void>
}

export interface EventsDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  enqueue: EnqueuePorts
}

export interface EventQuery {
  accountId: string
  since: string
  choice: store.EventChoice
  limit: number
}

export interface EventStreamQuery extends Omit<EventQuery, 'limit'> {
  /** Of the last event that came through; counts before the cursor. */
  lastEventId: string | null
  /** Asked once a second: whether the caller may still listen. */
  mayStay: () => Promise<boolean>
  /** The caller has gone, or the service is about to. */
  signal: AbortSignal
}

/** Of the events of an account; any epoch where the caller begins at the start. */
interface Place {
  epoch: string | null
  position: number
}

const KEPT_DAYS = 30
const SWEEP_BATCH = 1_000
const STREAM_BATCH = 100
/** So long a stream may be silent: proxies close what says nothing for a minute. */
const HEARTBEAT_MS = 15_000
const STAY_MS = 500
const UNJUDGED = { eligibility: null, eligibilityChange: null }
const EVENT_ID = /^evt_[0-9a-z]{26}$/

/** The events of each account: recorded where they happen, read by their owners. */
export function createEvents({ db, clock, secrets, enqueue }: EventsDeps) {
  const { seal, sealBack, sealNewest, backFrom, placeOf } = createCursors({ db, secrets })
  const keptFrom = () => clock.now() - KEPT_DAYS * DAY
  const heads = createHeadWatch((accountIds) => store.headsOf(db.sql, accountIds))

  /** In the transaction of what happened: the event is there if and only if that is. */
  async function record(tx: Tx, { accountId, type, data, webhook = true }: NewEvent): Promise<{ id: string }> {
    const at = clock.now()
    const id = newId('evt', at)
    const queued: QueuedEvent = { accountId, id, type, at, noticeNo: null, version: null, keywords: [] }
    if (webhook) await enqueue.webhooks?.(tx, [queued])
    const none = { noticeNo: null, version: null, correction: 0, change: null, matched: null, quiet: [], ...UNJUDGED }
    await store.insertEvents(tx, [{ accountId, id, type, at, ...none, data: JSON.stringify(data) }])
    return { id }
  }

  /** What a webhook is sent, the same bytes each time. What is missing is gone. */
  async function payloadsOf(refs: readonly EventRef[]): Promise<Map<string, string>> {
    if (refs.length === 0) return new Map()
    const rows = await store.eventsNamed(db.sql, refs)
    return new Map(rows.map((row) => [row.id, payloadText(row, eventFrame(row))]))
  }

  /** The answer as JSON, oldest first. */
  async function list({ accountId, since, choice, limit }: EventQuery): Promise<Buffer> {
    const { epoch, position: after } = await placeOf(accountId, since)
    // Read first: what the page then does not hold up to here is not asked for.
    const head = await store.readEventHead(db.sql, accountId)
    if (epoch !== null && epoch !== head.epoch) throw expired()
    const rows = await store.eventsAfter(db.sql, accountId, { after, choice, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const hasMore = rows.length > limit
    const last = shown.at(-1)?.position ?? after
    const nextCursor = await seal(head.epoch, accountId, hasMore ? last : Math.max(last, head.position))
    return pageText(shown, { nextCursor, hasMore })
  }

  /** The answer as JSON, newest first; every page of a walk names where it began. */
  async function listBack({ accountId, since, choice, limit }: EventQuery): Promise<Buffer> {
    const from = await backFrom(accountId, since)
    const rows = await store.eventsBefore(db.sql, accountId, { before: from.before, choice, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const nextCursor = sealBack(accountId, { ...from, before: shown.at(-1)?.position ?? from.before })
    const hasMore = rows.length > limit
    return pageText(shown, { nextCursor, hasMore, newestCursor: sealNewest(accountId, from) })
  }

  async function placeAfter(accountId: string, eventId: string): Promise<Place> {
    if (!EVENT_ID.test(eventId)) throw notOurs('header', 'Last-Event-ID')
    const { epoch } = await store.readEventHead(db.sql, accountId)
    const [row] = await store.eventsNamed(db.sql, [{ accountId, id: eventId }])
    if (!row) throw expired()
    return { epoch, position: row.position }
  }

  /** Everything after the cursor, then whatever comes, as text for the wire; made no faster than it is taken. */
  async function stream(query: EventStreamQuery): Promise<AsyncGenerator<string>> {
    const { accountId, since, lastEventId } = query
    return follow(query, await (lastEventId ? placeAfter(accountId, lastEventId) : placeOf(accountId, since)))
  }

  async function* follow({ accountId, choice, mayStay, signal }: EventStreamQuery, from: Place) {
    let { epoch, position: after } = from
    let saidAt = clock.steady()
    yield `retry: 1000\n\n`
    while (!signal.aborted && (await mayStay())) {
      const head = await store.readEventHead(db.sql, accountId)
      // Renewed while the stream is open: its end makes the caller connect again, and then the cursor is refused.
      if (epoch !== null && epoch !== head.epoch) return
      epoch = head.epoch
      const rows = await store.eventsAfter(db.sql, accountId, { after, choice, limit: STREAM_BATCH })
      after =
        rows.length < STREAM_BATCH
          ? Math.max(head.position, rows.at(-1)?.position ?? 0, after)
          : (rows.at(-1)?.position ?? after)
      if (rows.length > 0) yield rows.map((row) => messageOf(row)).join('')
      else if (clock.steady() - saidAt >= HEARTBEAT_MS) yield ': still here\n\n'
      else {
        await heads.beyond(accountId, after, STAY_MS, signal)
        continue
      }
      saidAt = clock.steady()
    }
  }

  /** Forgets what is older than events are kept. */
  async function sweep(): Promise<number> {
    const before = keptFrom()
    const deleted = await inBatches(SWEEP_BATCH, (limit) =>
      db.transaction((tx) => store.deleteEvents(tx, before, limit)),
    )
    // A day more: an event is written a little after its notice.
    await store.deleteNotices(db.sql, before - DAY)
    return deleted
  }

  return {
    record,
    payloadsOf,
    list,
    listBack,
    stream,
    sweep,
    ...createEventTable({ db, secrets, keptFrom }),
    ...createMarks(db),
  }
}

const pageText = (
  rows: readonly store.EventRow[],
  rest: { nextCursor: string; hasMore: boolean; newestCursor?: string },
): Buffer => {
  const items = rows.map((row) => eventText(row, eventFrame(row)))
  return Buffer.from(`{"items":[${items.join(',')}],${JSON.stringify(rest).slice(1)}`)
}

const messageOf = (row: store.EventRow): string =>
  `id: ${row.id}\nevent: ${row.type}\ndata: ${eventText(row, eventFrame(row))}\n\n`
