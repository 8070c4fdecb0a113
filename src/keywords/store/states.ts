import { forgetAged, inTwoPhases, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import type { KeywordFilter, KeywordStatus, StoredAlert } from '../schema/keywords.ts'

/** The stored state of a keyword for readers of the feed. */
export interface StateBody {
  text: string
  /** Absent in states of older versions, which search titles only; the same applies to `since`. */
  in?: SearchPlace
  since?: number
  filter: KeywordFilter
  /** Absent for the company of the account. */
  profileId?: string
  alert: StoredAlert
  state: KeywordStatus
  createdBy: string | null
  madePosition: number
}

export interface StateRow {
  accountId: string
  id: string
  version: number
  position: number
  body: StateBody | null
}

export interface StateRef {
  accountId: string
  id: string
  version: number
}

/**
 * Inserts the states that begin with this write, and ends the previous ones there. The state of a deleted keyword
 * begins and ends at once.
 */
export async function insertStates(tx: Tx, accountId: string, rows: Omit<StateRow, 'accountId'>[]): Promise<void> {
  const fresh = rows.map(({ id, version, position, body }) => ({
    account_id: accountId,
    id,
    version,
    position,
    until: body === null ? position : null,
    body,
  }))
  const former = fresh.filter(({ version }) => version > 1)
  if (former.length > 0) {
    await tx`
      update keyword_states as s set until = n.position
      from json_to_recordset(${rowSet(tx, former)}) as n (id text, position bigint)
      where s.account_id = ${accountId} and s.id = n.id and s.until is null`
  }
  await tx`
    insert into keyword_states select * from json_populate_recordset(null::keyword_states, ${rowSet(tx, fresh)})
    ${await inTwoPhases(tx)}`
}

/** The states that were current at that position, in key order, after a given one. */
export const statesAt = async (
  sql: Queryable,
  position: number,
  after: Pick<StateRow, 'accountId' | 'id'>,
  limit: number,
): Promise<StateRow[]> => [
  ...(await sql<StateRow[]>`
    select account_id, id, version, position, body from keyword_states
    where (account_id, id) > (${after.accountId}, ${after.id})
      and position <= ${position} and (until is null or until > ${position})
    order by account_id, id limit ${limit}`),
]

export const findKeywordStates = async (sql: Queryable, refs: readonly StateRef[]): Promise<StateRow[]> => [
  ...(await sql<StateRow[]>`
    select s.account_id, s.id, s.version, s.position, s.body
    from unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.id)}::text[],
      ${refs.map((ref) => ref.version)}::integer[]) as r (account_id, id, version)
    join keyword_states s using (account_id, id, version)`),
]

/** Deletes states that ended at or below the position; returns their number. */
export const deleteStates = (sql: Queryable, position: number): Promise<number> =>
  forgetAged(sql, 'keyword_states', sql`${position}::bigint`)

export interface MatchCount {
  accountId: string
  keywordId: string
  /** The time of the last match. */
  at: number
  count: number
}

/** Keywords that were deleted in the meantime have no row and are skipped. */
export async function addCounts(tx: Tx, counts: readonly MatchCount[]): Promise<void> {
  const rows = counts.map(({ accountId, keywordId, at, count }) => ({
    account_id: accountId,
    keyword_id: keywordId,
    matches: count,
    last_at: new Date(at).toISOString(),
  }))
  // Sorted, so that concurrent writers lock rows in the same order. The planner estimates a hundred rows for JSON, so
  // it would read the whole table if the list were joined directly.
  await tx`
    with counted as materialized (
      select account_id, keyword_id, sum(matches)::bigint as matches, max(last_at) as last_at
      from json_to_recordset(${rowSet(tx, rows)})
        as n (account_id text, keyword_id text, matches bigint, last_at timestamptz)
      group by account_id, keyword_id order by account_id, keyword_id
    )
    update keyword_counts k set matches = k.matches + counted.matches, last_at = greatest(k.last_at, counted.last_at)
    from counted where k.account_id = counted.account_id and k.keyword_id = counted.keyword_id`
}
