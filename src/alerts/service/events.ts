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
  /** The last event that the client received; takes precedence over the cursor. */
  lastEventId: string | null
  /** Called about once a second: whether the client's credentials are still valid. */
  isAuthorized: () => Promise<boolean>
  /** Aborts when the client disconnects or the service stops. */
  signal: AbortSignal
}

/** A position in the events of an account; without an epoch if the client starts from the beginning. */
interface Place {
  epoch: string | null
  position: number
}

const KEPT_DAYS = 30
const SWEEP_BATCH = 1_000
const STREAM_BATCH = 100
/** Interval of heartbeats, because proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000
const WAIT_MS = 500
const UNJUDGED = { eligibility: null, eligibilityChange: null }
const EVENT_ID = /^evt_[0-9a-z]{26}$/

/** Events as a stream of server-sent events. */
function createEventStream({ db, clock, secrets }: Pick<EventsDeps, 'db' | 'clock' | 'secrets'>) {
  const { placeOf } = createCursors({ db, secrets })
  const heads = createHeadWatch((accountIds) => store.headsOf(db.sql, accountIds))

  async function placeAfter(accountId: string, eventId: string): Promise<Place> {
    if (!EVENT_ID.test(eventId)) throw notOurs('header', 'Last-Event-ID')
    const { epoch } = await store.readEventHead(db.sql, accountId)
    const [row] = await store.findEvents(db.sql, [{ accountId, id: eventId }])
    if (!row) throw expired()
    return { epoch, position: row.position }
  }

  /**
   * All events after the cursor, then new ones, in the format of server-sent events; produced only as fast as they are
   * read.
   */
  async function stream(query: EventStreamQuery): Promise<AsyncGenerator<string>> {
    const { accountId, since, lastEventId } = query
    return follow(query, await (lastEventId ? placeAfter(accountId, lastEventId) : placeOf(accountId, since)))
  }

  async function* follow({ accountId, choice, isAuthorized, signal }: EventStreamQuery, from: Place) {
    let { epoch, position: after } = from
    let sentAt = clock.steady()
    yield `retry: 1000\n\n`
    while (!signal.aborted && (await isAuthorized())) {
      const head = await store.readEventHead(db.sql, accountId)
      // Restored while the stream is open: ending it makes the client reconnect, and then its cursor is refused.
      if (epoch !== null && epoch !== head.epoch) return
      epoch = head.epoch
      const rows = await store.eventsAfter(db.sql, accountId, { after, choice, limit: STREAM_BATCH })
      after =
        rows.length < STREAM_BATCH
          ? Math.max(head.position, rows.at(-1)?.position ?? 0, after)
          : (rows.at(-1)?.position ?? after)
      if (rows.length > 0) yield rows.map((row) => messageOf(row)).join('')
      else if (clock.steady() - sentAt >= HEARTBEAT_MS) yield ': still here\n\n'
      else {
        await heads.waitFor(accountId, after, WAIT_MS, signal)
        continue
      }
      sentAt = clock.steady()
    }
  }

  return stream
}

/** The events of each account. */
export function createEvents({ db, clock, secrets, enqueue }: EventsDeps) {
  const { seal, sealBack, sealNewest, backFrom, placeOf } = createCursors({ db, secrets })
  const keptFrom = () => clock.now() - KEPT_DAYS * DAY

  /** Records an event in the caller's transaction. */
  async function record(tx: Tx, { accountId, type, data, webhook = true }: NewEvent): Promise<{ id: string }> {
    const at = clock.now()
    const id = newId('evt', at)
    const queued: QueuedEvent = { accountId, id, type, at, noticeNo: null, version: null, keywords: [] }
    if (webhook) await enqueue.webhooks?.(tx, [queued])
    const withoutNotice = {
      noticeNo: null,
      version: null,
      correction: 0,
      change: null,
      matched: null,
      quiet: [],
      ...UNJUDGED,
    }
    await store.insertEvents(tx, [{ accountId, id, type, at, ...withoutNotice, data: JSON.stringify(data) }])
    return { id }
  }

  /** The payloads of webhooks, with the same bytes each time. Deleted events are missing. */
  async function payloadsOf(refs: readonly EventRef[]): Promise<Map<string, string>> {
    if (refs.length === 0) return new Map()
    const rows = await store.findEvents(db.sql, refs)
    return new Map(rows.map((row) => [row.id, payloadText(row, eventFrame(row))]))
  }

  /** A page as JSON, oldest first. */
  async function list({ accountId, since, choice, limit }: EventQuery): Promise<Buffer> {
    const { epoch, position: after } = await placeOf(accountId, since)
    // Read before the page: the next request need not read again up to this position.
    const head = await store.readEventHead(db.sql, accountId)
    if (epoch !== null && epoch !== head.epoch) throw expired()
    const rows = await store.eventsAfter(db.sql, accountId, { after, choice, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const hasMore = rows.length > limit
    const last = shown.at(-1)?.position ?? after
    const nextCursor = await seal(head.epoch, accountId, hasMore ? last : Math.max(last, head.position))
    return pageText(shown, { nextCursor, hasMore })
  }

  /** A page as JSON, newest first; each page of a walk contains a cursor to where the walk began. */
  async function listBack({ accountId, since, choice, limit }: EventQuery): Promise<Buffer> {
    const from = await backFrom(accountId, since)
    const rows = await store.eventsBefore(db.sql, accountId, { before: from.before, choice, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const nextCursor = sealBack(accountId, { ...from, before: shown.at(-1)?.position ?? from.before })
    const hasMore = rows.length > limit
    return pageText(shown, { nextCursor, hasMore, newestCursor: sealNewest(accountId, from) })
  }

  /** Deletes old events and their notices. */
  async function sweep(): Promise<number> {
    const before = keptFrom()
    const deleted = await inBatches(SWEEP_BATCH, (limit) =>
      db.transaction((tx) => store.deleteEvents(tx, before, limit)),
    )
    // A day later, because an event is written shortly after its notice.
    await store.deleteNotices(db.sql, before - DAY)
    return deleted
  }

  return {
    record,
    payloadsOf,
    list,
    listBack,
    stream: createEventStream({ db, clock, secrets }),
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
