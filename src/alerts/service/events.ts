import { type Clock, DAY, seoulTime } from '../../lib/clock.ts'
import { type Db, inBatches, type Tx } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import { newId } from '../../lib/ids.ts'
import { type FieldError, fieldProblem, MOST_ERRORS, type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { eventText, payloadText } from '../rules/event.ts'
import type { EventMark, EventMarks, EventPatch, EventRef, NewEvent, OwedEvent } from '../schema.ts'
import { API_VERSION } from '../schema.ts'
import * as store from '../store/events.ts'
import { createHeadWatch } from './heads.ts'

/** Who carries events further; called in the transaction of the events. */
export interface Owing {
  webhooks?: (tx: Tx, events: OwedEvent[]) => Promise<void>
  mails?: (tx: Tx, events: OwedEvent[]) => Promise<void>
}

export interface EventsDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  owe: Owing
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

const CURSOR = 'events cursor'
const BACK_CURSOR = 'events cursor back'
const KEPT_DAYS = 30
const SWEEP_BATCH = 1_000
const STREAM_BATCH = 100
/** So long a stream may be silent: proxies close what says nothing for a minute. */
const HEARTBEAT_MS = 15_000
const STAY_MS = 500
const EVENT_ID = /^evt_[0-9a-z]{26}$/

/** The events of each account: recorded where they happen, read by their owners. */
export function createEvents({ db, clock, secrets, owe }: EventsDeps) {
  const heads = createHeadWatch((accountIds) => store.headsOf(db.sql, accountIds))

  /** In the transaction of what happened: the event is there if and only if that is. */
  async function record(tx: Tx, { accountId, type, data, webhook = true }: NewEvent): Promise<{ id: string }> {
    const at = clock.now()
    const id = newId('evt', at)
    const owed: OwedEvent = { accountId, id, type, at, noticeNo: null, version: null, keywords: [] }
    if (webhook) await owe.webhooks?.(tx, [owed])
    const none = { noticeNo: null, version: null, correction: 0, change: null, matched: null, quiet: [] }
    await store.insertEvents(tx, [{ accountId, id, type, at, ...none, data: JSON.stringify(data) }])
    return { id }
  }

  /** What a webhook is sent, the same bytes each time. What is missing is gone. */
  async function payloadsOf(refs: readonly EventRef[]): Promise<Map<string, string>> {
    if (refs.length === 0) return new Map()
    const rows = await store.eventsNamed(db.sql, refs)
    return new Map(rows.map((row) => [row.id, payloadText(row, frameOf(row))]))
  }

  /** The answer as JSON, oldest first. */
  async function list({ accountId, since, choice, limit }: EventQuery): Promise<Buffer> {
    const after = await positionOf(accountId, since)
    // Read first: what the page then does not hold up to here is not asked for.
    const [{ epoch }, head] = await Promise.all([readHead(db.sql), store.readEventHead(db.sql, accountId)])
    const rows = await store.eventsAfter(db.sql, accountId, { after, choice, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const hasMore = rows.length > limit
    const last = shown.at(-1)?.position ?? after
    const nextCursor = seal(epoch, accountId, hasMore ? last : Math.max(last, head.position))
    return pageText(shown, { nextCursor, hasMore })
  }

  /** The answer as JSON, newest first; every page of a walk names where it began. */
  async function listBack({ accountId, since, choice, limit }: EventQuery): Promise<Buffer> {
    const { epoch, before, newest } = await backFrom(accountId, since)
    const rows = await store.eventsBefore(db.sql, accountId, { before, choice, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const nextCursor = sealBack(epoch, accountId, shown.at(-1)?.position ?? before, newest)
    const hasMore = rows.length > limit
    return pageText(shown, { nextCursor, hasMore, newestCursor: seal(epoch, accountId, newest) })
  }

  const seal = (epoch: string, accountId: string, position: number) =>
    secrets().sign(CURSOR, JSON.stringify([epoch, accountId, position]))

  /** Of a walk back: of another kind, so that neither is taken for the other. */
  const sealBack = (epoch: string, accountId: string, before: number, newest: number) =>
    secrets().sign(BACK_CURSOR, JSON.stringify([epoch, accountId, before, newest]))

  /** What is gone behind the cursor is missed by nobody: the walk ends there. */
  async function backFrom(accountId: string, cursor: string) {
    const { epoch } = await readHead(db.sql)
    if (cursor === '') {
      const { position } = await store.readEventHead(db.sql, accountId)
      return { epoch, before: position + 1, newest: position }
    }
    const text = secrets().verify(BACK_CURSOR, cursor)
    const [of, account, before, newest] = text === null ? [] : (JSON.parse(text) as [string, string, number, number])
    if (account !== accountId || before === undefined || newest === undefined) throw notOurs('query', 'since')
    if (of !== epoch) throw expired()
    return { epoch, before, newest }
  }

  async function positionOf(accountId: string, cursor: string): Promise<number> {
    if (cursor === '') return 0
    const text = secrets().verify(CURSOR, cursor)
    const [epoch, account, position] = text === null ? [] : (JSON.parse(text) as [string, string, number])
    if (account !== accountId || position === undefined) throw notOurs('query', 'since')
    const [feed, head] = await Promise.all([readHead(db.sql), store.readEventHead(db.sql, accountId)])
    if (feed.epoch !== epoch || position < head.forgotten) throw expired()
    return position
  }

  async function positionAfter(accountId: string, eventId: string): Promise<number> {
    if (!EVENT_ID.test(eventId)) throw notOurs('header', 'Last-Event-ID')
    const [row] = await store.eventsNamed(db.sql, [{ accountId, id: eventId }])
    if (!row) throw expired()
    return row.position
  }

  /** Everything after the cursor, then whatever comes, as text for the wire; made no faster than it is taken. */
  async function stream(query: EventStreamQuery): Promise<AsyncGenerator<string>> {
    const { accountId, since, lastEventId } = query
    const after = lastEventId ? await positionAfter(accountId, lastEventId) : await positionOf(accountId, since)
    return follow(query, after)
  }

  async function* follow({ accountId, choice, mayStay, signal }: EventStreamQuery, from: number) {
    let after = from
    let saidAt = clock.steady()
    yield `retry: 1000\n\n`
    while (!signal.aborted && (await mayStay())) {
      const { position: head } = await store.readEventHead(db.sql, accountId)
      const rows = await store.eventsAfter(db.sql, accountId, { after, choice, limit: STREAM_BATCH })
      after =
        rows.length < STREAM_BATCH
          ? Math.max(head, rows.at(-1)?.position ?? 0, after)
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

  /** Changes nothing of the event but what its readers have made of it. `null` = there is no such event. */
  async function mark(ref: EventRef, patch: EventPatch, isAsRead: (text: string) => boolean): Promise<string | null> {
    return db.transaction(async (tx) => {
      const [row] = (await store.lockEvent(tx, ref)) ? await store.eventsNamed(tx, [ref]) : []
      if (!row) return null
      if (!isAsRead(eventText(row, frameOf(row)))) {
        throw problem('precondition_failed', changedSince({ en: 'event has', ko: '이벤트가' }))
      }
      const state = patch.state === undefined ? row.state : (patch.state ?? 'new')
      const reason = patch.reason === undefined ? row.reason : patch.reason
      await store.markEvent(tx, ref, { state, reason })
      return eventText({ ...row, state, reason }, frameOf(row))
    })
  }

  /** All or none of them. */
  async function markMany(accountId: string, { marks }: EventMarks): Promise<EventMark[]> {
    const twice = marks.flatMap(({ id }, index) => (marks.findIndex((mark) => mark.id === id) < index ? [index] : []))
    if (twice.length > 0) throw fieldProblem(twice.map(namedTwice))
    return db.transaction(async (tx) => {
      const rows = await store.lockEvents(
        tx,
        accountId,
        marks.map(({ id }) => id),
      )
      const byId = new Map(rows.map((row) => [row.id, row]))
      const missing: number[] = []
      const marked = marks.flatMap(({ id, state, reason }, index) => {
        const row = byId.get(id)
        if (!row) {
          missing.push(index)
          return []
        }
        const kept = reason === undefined ? row.reason : reason
        return [{ id, state: state === undefined ? row.state : (state ?? ('new' as const)), reason: kept }]
      })
      if (missing.length > 0) throw noSuchEvents(missing)
      await store.markEvents(tx, accountId, marked)
      return marked
    })
  }

  /** Forgets what is older than events are kept. */
  async function sweep(): Promise<number> {
    const before = clock.now() - KEPT_DAYS * DAY
    const deleted = await inBatches(SWEEP_BATCH, (limit) =>
      db.transaction((tx) => store.deleteEvents(tx, before, limit)),
    )
    // A day more: an event is written a little after its notice.
    await inBatches(SWEEP_BATCH, (limit) => store.deleteNotices(db.sql, before - DAY, limit))
    return deleted
  }

  return { record, payloadsOf, list, listBack, stream, mark, markMany, sweep }
}

const frameOf = ({ at }: { at: number }) => ({ timestamp: seoulTime(at), apiVersion: API_VERSION })

const pageText = (
  rows: readonly store.EventRow[],
  rest: { nextCursor: string; hasMore: boolean; newestCursor?: string },
): Buffer => {
  const items = rows.map((row) => eventText(row, frameOf(row)))
  return Buffer.from(`{"items":[${items.join(',')}],${JSON.stringify(rest).slice(1)}`)
}

const messageOf = (row: store.EventRow): string =>
  `id: ${row.id}\nevent: ${row.type}\ndata: ${eventText(row, frameOf(row))}\n\n`

const notOurs = (place: 'query' | 'header', name: string): Problem =>
  fieldProblem([
    {
      in: place,
      name,
      code: 'invalid_cursor',
      message: {
        en: 'This value does not come from this service. Send it exactly as you received it, and with the same `sort`, or leave it out to begin anew.',
        ko: '이 서비스가 드린 값이 아닙니다. 받은 값을 같은 `sort`와 함께 그대로 보내거나, 값을 빼고 처음부터 받아 주십시오.',
      },
    },
  ])

const NO_SUCH_EVENT = { en: 'There is no such event.', ko: '그런 이벤트가 없습니다.' }
const NAMED_TWICE = { en: 'This event is named twice.', ko: '같은 이벤트가 두 번 있습니다.' }

const namedTwice = (index: number): FieldError => ({
  in: 'body',
  name: `marks[${index}].id`,
  code: 'invalid_field',
  message: NAMED_TWICE,
})

const noSuchEvents = (indexes: readonly number[]): Problem =>
  problem(
    'not_found',
    {
      en: 'Nothing was marked: some events do not exist. They are named in `errors`, the first 50 of them.',
      ko: '없는 이벤트가 있어 아무것도 표시하지 않았습니다. 없는 것은 `errors`에 50개까지 있습니다.',
    },
    {
      errors: indexes.slice(0, MOST_ERRORS).map((index) => ({
        in: 'body' as const,
        name: `marks[${index}].id`,
        code: 'not_found' as const,
        message: NO_SUCH_EVENT,
      })),
    },
  )

const expired = (): Problem =>
  problem('cursor_expired', {
    en: 'Events after this one may be gone: they are kept for 30 days, and cursors do not outlive a restored database. Begin again without it.',
    ko: '이 값 뒤의 이벤트가 남아 있지 않을 수 있습니다. 이벤트는 30일 동안 보관하며, 데이터베이스가 복원되면 그 전의 커서는 쓸 수 없습니다. 값을 빼고 처음부터 다시 받아 주십시오.',
  })
