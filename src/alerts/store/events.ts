import { forgetAged, ifSplit, inTwoPhases, jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { EventPatch, EventRef, EventState } from '../schema/events.ts'

/** An event before it gets its position. */
export interface NewEventRow {
  accountId: string
  id: string
  type: EventType
  at: number
  noticeNo: string | null
  version: number | null
  correction: number
  change: number | null
  data: string
  matched: string | null
  quiet: string[]
  /** The verdict of the account's company. */
  eligibility: string | null
  /** JSON: how the verdict changed. */
  eligibilityChange: string | null
}

export interface EventRow extends Omit<NewEventRow, 'correction' | 'accountId' | 'version'> {
  position: number
  state: EventState
  reason: string | null
  bid: string | null
  changes: string | null
  award: string | null
  isCorrection: boolean
}

/**
 * Assigns each account's next positions, in the order of accounts, and inserts the events. One statement with arrays of
 * columns, which the server parses in a third of the time of JSON rows.
 */
export async function insertEvents(tx: Tx, rows: readonly NewEventRow[]): Promise<void> {
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
  const accounts = [...byAccount.keys()].sort()
  const rowsByAccount = accounts.map((account) => byAccount.get(account) ?? [])
  const counts = rowsByAccount.map(({ length }) => length)
  const ordered = rowsByAccount.flat()
  /** For each event: how many of the same account follow. */
  const after = counts.flatMap((count) => Array.from({ length: count }, (_, index) => count - 1 - index))
  await tx`
    with heads as (
      insert into event_heads as h (account_id, position)
      select * from unnest(${accounts}::text[], ${counts}::bigint[])
      on conflict (account_id) do update set position = h.position + excluded.position
      returning account_id, position
    )
    insert into events (
      account_id, position, id, type, at, notice_no, version, correction, change, data, matched, quiet, eligibility,
      eligibility_change
    )
    select account_id, h.position - r.after, r.id, r.type, r.at, r.notice_no, r.version, r.correction, r.change, r.data,
      r.matched, r.quiet::text[], r.eligibility, r.eligibility_change
    from unnest(
      ${ordered.map((row) => row.accountId)}::text[], ${after}::integer[], ${ordered.map((row) => row.id)}::text[],
      ${ordered.map((row) => row.type)}::text[], ${ordered.map((row) => row.at)}::timestamptz[],
      ${ordered.map((row) => row.noticeNo)}::text[], ${ordered.map((row) => row.version)}::integer[],
      ${ordered.map((row) => row.correction)}::bigint[], ${ordered.map((row) => row.change)}::bigint[],
      ${ordered.map((row) => row.data)}::text[], ${ordered.map((row) => row.matched)}::text[],
      ${ordered.map((row) => listText(row.quiet))}::text[], ${ordered.map((row) => row.eligibility)}::text[],
      ${ordered.map((row) => row.eligibilityChange)}::text[]
    ) as r (
      account_id, after, id, type, at, notice_no, version, correction, change, data, matched, quiet, eligibility,
      eligibility_change
    )
    join heads h using (account_id)
    ${await inTwoPhases(tx)}`
}

/** An array literal inside an array of columns; JSON quotes suffice for ids. */
const listText = (ids: readonly string[]) => `{${ids.map((id) => JSON.stringify(id)).join(',')}}`

export interface EventNoticeRow {
  change: number
  at: number
  bid: string
  changes: string | null
  award: string | null
}

export async function insertNotices(tx: Tx, rows: readonly EventNoticeRow[]): Promise<void> {
  const columns = rows.map((row) => ({ ...row, at: jsonTime(row.at) }))
  // Other accounts may already have been notified of the same change. An event for a withheld notice or a match in an
  // attachment may be the first that needs its changes or award.
  await tx`
    insert into event_notices (change, at, bid, changes, award)
    select change, at, bid, changes, award from json_to_recordset(${rowSet(tx, columns)})
      as n (change bigint, at timestamptz, bid text, changes text, award text)
    on conflict (change) do update set at = excluded.at,
      changes = coalesce(event_notices.changes, excluded.changes), award = coalesce(event_notices.award, excluded.award)`
}

const shown = (sql: Queryable) => sql`
  e.account_id, e.position, e.id, e.type, e.at, e.notice_no, e.change, e.data, e.matched, e.quiet, e.state, e.reason,
  e.eligibility, e.eligibility_change,
  e.correction > 0 as is_correction, n.bid, n.changes, n.award`

/** A selection of an account's events; empty lists and no keyword mean all. */
export interface EventChoice {
  types: readonly EventType[]
  states: readonly EventState[]
  keywordId: string | null
}

const chosen = (sql: Queryable, { types, states, keywordId }: EventChoice) => sql`
  ${types.length > 0 ? sql`and e.type = any(${[...types]})` : sql``}
  ${states.length > 0 ? sql`and e.state = any(${[...states]})` : sql``}
  ${keywordId === null ? sql`` : sql`and position(${`"keywordId":${JSON.stringify(keywordId)}`} in e.data) > 0`}`

/** The accounts that already have an event about this change, for types that can repeat. */
export const eventsOfVersion = async (
  sql: Queryable,
  accountIds: readonly string[],
  { noticeNo, version }: { noticeNo: string; version: number },
): Promise<{ accountId: string; type: EventType; correction: number }[]> => [
  ...(await sql<{ accountId: string; type: EventType; correction: number }[]>`
    select e.account_id, e.type, e.correction from events e
    where e.account_id = any(${[...accountIds]}::text[]) and e.notice_no = ${noticeNo} and e.version = ${version}
      and (e.type = 'bid.changed' or e.correction > 0)`),
]

/** Oldest first. */
export const eventsAfter = async (
  sql: Queryable,
  accountId: string,
  { after, choice, limit }: { after: number; choice: EventChoice; limit: number },
): Promise<EventRow[]> => [
  ...(await sql<EventRow[]>`
    select ${shown(sql)} from events e left join event_notices n on n.change = e.change
    where e.account_id = ${accountId} and e.position > ${after} ${chosen(sql, choice)}
    order by e.position limit ${limit}`),
]

/** Newest first. */
export const eventsBefore = async (
  sql: Queryable,
  accountId: string,
  { before, choice, limit }: { before: number; choice: EventChoice; limit: number },
): Promise<EventRow[]> => [
  ...(await sql<EventRow[]>`
    select ${shown(sql)} from events e left join event_notices n on n.change = e.change
    where e.account_id = ${accountId} and e.position < ${before} ${chosen(sql, choice)}
    order by e.position desc limit ${limit}`),
]

/** Positions of all events between two positions and not older than `from`, oldest first. */
export const eventPositions = async (
  sql: Queryable,
  accountId: string,
  { after, before, from, choice }: { after: number; before: number; from: number; choice: EventChoice },
): Promise<number[]> =>
  (
    await sql<{ position: number }[]>`
      select e.position from events e
      where e.account_id = ${accountId} and e.position > ${after} and e.position < ${before}
        and e.at >= ${from}::timestamptz ${chosen(sql, choice)}
      order by e.position`
  ).map(({ position }) => position)

export const eventsAt = async (
  sql: Queryable,
  accountId: string,
  positions: readonly number[],
): Promise<EventRow[]> => [
  ...(await sql<EventRow[]>`
    select ${shown(sql)} from events e left join event_notices n on n.change = e.change
    where e.account_id = ${accountId} and e.position = any(${[...positions]}::bigint[])`),
]

export async function findEvents(
  sql: Queryable,
  refs: readonly EventRef[],
): Promise<(EventRow & { accountId: string })[]> {
  const accounts = refs.map((ref) => ref.accountId)
  // With the list alone, a cluster would query all nodes for each event.
  const nodes = await ifSplit(sql, sql`where e.account_id = any(${[...new Set(accounts)]}::text[])`)
  const rows = await sql<(EventRow & { accountId: string })[]>`
    select ${shown(sql)}
    from unnest(${accounts}::text[], ${refs.map((ref) => ref.id)}::text[]) as r (account_id, id)
    join events e using (account_id, id) left join event_notices n on n.change = e.change ${nodes}`
  return [...rows]
}

/** The number of these events by type. */
export const countTypes = async (
  sql: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<{ type: EventType; isCorrection: boolean; count: number }[]> => [
  ...(await sql<{ type: EventType; isCorrection: boolean; count: number }[]>`
    select type, correction > 0 as is_correction, count(*) as count from events
    where account_id = ${accountId} and id = any(${[...ids]}) group by 1, 2`),
]

/** Locks the event until the end of the transaction; false if there is none. */
export async function lockEvent(tx: Tx, { accountId, id }: EventRef): Promise<boolean> {
  const rows = await tx`select from events where account_id = ${accountId} and id = ${id} for update`
  return rows.length > 0
}

export async function markEvent(
  tx: Tx,
  { accountId, id }: EventRef,
  { state, reason }: { state: EventState; reason: NonNullable<EventPatch['reason']> | null },
): Promise<void> {
  await tx`update events set state = ${state}, reason = ${reason} where account_id = ${accountId} and id = ${id}`
}

/**
 * Locks the existing ones of these events until the end of the transaction, always in the same order to avoid
 * deadlocks.
 */
export const lockEvents = async (
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; state: EventState; reason: string | null }[]> => [
  ...(await tx<{ id: string; state: EventState; reason: string | null }[]>`
    select id, state, reason from events where account_id = ${accountId} and id = any(${[...ids]})
    order by position for update`),
]

export async function markEvents(
  tx: Tx,
  accountId: string,
  marks: readonly { id: string; state: EventState; reason: string | null }[],
): Promise<void> {
  await tx`
    update events e set state = m.state, reason = m.reason
    from json_to_recordset(${rowSet(tx, [...marks])}) as m (id text, state text, reason text)
    where e.account_id = ${accountId} and e.id = m.id`
}

export interface EventHead {
  /** Epoch of the feed: another value means that the database was restored. */
  epoch: string
  position: number
  /** Events up to this position may be deleted. */
  forgotten: number
}

/** The newest position of the account's events; zero if it has never had one. */
export async function readEventHead(sql: Queryable, accountId: string): Promise<EventHead> {
  const [head] = await sql<EventHead[]>`
    select f.epoch, coalesce(h.position, 0) as position, coalesce(h.forgotten, 0) as forgotten
    from feed_head f left join event_heads h on h.account_id = ${accountId}`
  if (!head) throw new Error('the feed has no head: was the schema migrated?')
  return head
}

/** The id of the event at this position; `null` if it was deleted or never existed. */
export async function eventIdAt(sql: Queryable, accountId: string, position: number): Promise<string | null> {
  const [event] = await sql<{ id: string }[]>`
    select id from events where account_id = ${accountId} and position = ${position}`
  return event?.id ?? null
}

/** For waiting streams. */
export const headsOf = async (sql: Queryable, accountIds: readonly string[]) => [
  ...(await sql<{ accountId: string; position: number }[]>`
    select account_id, position from event_heads where account_id = any(${[...accountIds]})`),
]

/** Returns how many were deleted. */
export async function deleteEvents(tx: Tx, before: number, limit: number): Promise<number> {
  const deleted = await tx<{ accountId: string; position: number }[]>`
    delete from events where (account_id, position) in (
      select account_id, position from events
      where at < ${before}::timestamptz order by at limit ${limit}
    ) returning account_id, position`
  if (deleted.length === 0) return 0
  const last = new Map<string, number>()
  for (const { accountId, position } of deleted) last.set(accountId, Math.max(position, last.get(accountId) ?? 0))
  const accounts = [...last.keys()].sort()
  const positions = accounts.map((account) => last.get(account) ?? 0)
  await tx`
    update event_heads h set forgotten = greatest(h.forgotten, g.position)
    from unnest(${accounts}::text[], ${positions}::bigint[]) as g (account_id, position)
    where h.account_id = g.account_id`
  return deleted.length
}

/** Deletes notices without events. Returns how many were deleted. */
export const deleteNotices = (sql: Queryable, before: number): Promise<number> =>
  forgetAged(sql, 'event_notices', sql`${before}::timestamptz`)

/** Notices of events in this state; those of the newest events come first. */
export const noticesMarked = async (sql: Queryable, accountId: string, state: EventState, most: number) =>
  (
    await sql<{ noticeNo: string }[]>`
      select notice_no from events where account_id = ${accountId} and state = ${state} and notice_no is not null
      group by notice_no order by max(position) desc limit ${most}`
  ).map(({ noticeNo }) => noticeNo)

export const noticesMatched = async (sql: Queryable, accountId: string, keywordId: string, most: number) =>
  (
    await sql<{ noticeNo: string }[]>`
      select notice_no from keyword_matches where account_id = ${accountId} and keyword_id = ${keywordId}
      order by position desc limit ${most}`
  ).map(({ noticeNo }) => noticeNo)

/** Those of these notices that have an event in this state. */
export const noticesMarkedAmong = async (
  sql: Queryable,
  accountId: string,
  { state, among }: { state: EventState; among: string[] },
) =>
  (
    await sql<{ noticeNo: string }[]>`
      select distinct notice_no from events
      where account_id = ${accountId} and state = ${state} and notice_no = any(${among})`
  ).map(({ noticeNo }) => noticeNo)

/** Notices that an account was notified of since then, without results, which are notified after bidding is over. */
export const noticesNotified = async (sql: Queryable, since: number) =>
  (
    await sql<{ noticeNo: string }[]>`
      select distinct notice_no from events
      where at >= ${jsonTime(since)}::timestamptz and notice_no is not null and type <> 'bid.awarded'`
  ).map(({ noticeNo }) => noticeNo)
