import { inTwoPhases, jsonTime, Outdated, type Queryable, readPage, rowSet, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import type { KeywordChoice, KeywordFilter, KeywordStatus, PausedReason, StoredAlert } from '../schema/keywords.ts'

export interface KeywordRow {
  accountId: string
  id: string
  keyword: string
  /** Null = titles. */
  searchIn: Exclude<SearchPlace, 'title'> | null
  filter: KeywordFilter
  /** The further company whose verdicts are used; null = the company of the account. */
  profileId: string | null
  alert: StoredAlert
  identity: string
  state: KeywordStatus
  pausedReason: PausedReason | null
  createdBy: string | null
  createdAt: number
  updatedAt: number
  version: number
  position: number
  madePosition: number
  /** The position since which text, filter, place and state are unchanged; null = since creation. */
  sincePosition: number | null
}

/** A keyword with the counts of its matches. */
export interface CountedRow extends KeywordRow {
  matches: number
  lastAt: number | null
}

/** The account is a condition on each table, so that a cluster queries only one node. */
const counted = (sql: Queryable, accountId: string, from: 'keywords' | 'page') => sql`
  select k.*, coalesce(c.matches, 0) as matches, c.last_at
  from ${sql(from)} k left join keyword_counts c on c.account_id = ${accountId} and c.keyword_id = k.id`

/** Oldest first. `q` is compared without case and spaces, as people remember texts. */
export const listKeywords = (sql: Queryable, accountId: string, { q, state }: KeywordChoice, page: Page) =>
  readPage<CountedRow>(sql, {
    from: sql`keywords where account_id = ${accountId}
      and (${state}::text is null or state = ${state})
      and (${q}::text is null
        or strpos(lower(replace(keyword, ' ', '')), lower(replace(${q}::text, ' ', ''))) > 0)`,
    rows: counted(sql, accountId, 'page'),
    order: sql`made_position`,
    ...rangeOf(page),
  })

export async function findKeyword(sql: Queryable, accountId: string, id: string): Promise<CountedRow | null> {
  const [row] = await sql<
    CountedRow[]
  >`${counted(sql, accountId, 'keywords')} where k.account_id = ${accountId} and k.id = ${id}`
  return row ?? null
}

/** In order of creation. */
export const findKeywords = async (
  sql: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<KeywordRow[]> => [
  ...(await sql<KeywordRow[]>`
    select * from keywords where account_id = ${accountId} and id = any(${[...ids]}) order by made_position`),
]

/** Without keywords that search attachments only: notices in memory have no texts. */
export const activeKeywords = async (
  sql: Queryable,
  accountId: string,
): Promise<Pick<KeywordRow, 'id' | 'keyword' | 'filter' | 'profileId'>[]> => [
  ...(await sql<Pick<KeywordRow, 'id' | 'keyword' | 'filter' | 'profileId'>[]>`
    select id, keyword, filter, profile_id from keywords
    where account_id = ${accountId} and state = 'active' and search_in is distinct from 'attachments'
    order by made_position`),
]

export const keywordsNamed = async (
  sql: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<Pick<KeywordRow, 'id' | 'keyword' | 'alert' | 'state' | 'createdBy'>[]> => [
  ...(await sql<Pick<KeywordRow, 'id' | 'keyword' | 'alert' | 'state' | 'createdBy'>[]>`
    select id, keyword, alert, state, created_by from keywords
    where account_id = ${accountId} and id = any(${[...ids]})`),
]

export async function countKeywords(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from keywords where account_id = ${accountId}`
  return row?.count ?? 0
}

/** Existing keywords with one of these identities: their ids by identity. */
export async function findTwins(sql: Queryable, accountId: string, identities: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; identity: string }[]>`
    select id, identity from keywords where account_id = ${accountId} and identity = any(${identities})`
  return new Map(rows.map(({ id, identity }) => [identity, id]))
}

const columnsOf = (rows: KeywordRow[]) =>
  rows.map((row) => ({
    account_id: row.accountId,
    id: row.id,
    keyword: row.keyword,
    search_in: row.searchIn,
    filter: row.filter,
    profile_id: row.profileId,
    alert: row.alert,
    identity: row.identity,
    state: row.state,
    paused_reason: row.pausedReason,
    created_by: row.createdBy,
    created_at: jsonTime(row.createdAt),
    updated_at: jsonTime(row.updatedAt),
    version: row.version,
    position: row.position,
    made_position: row.madePosition,
    since_position: row.sincePosition,
  }))

export async function insertKeywords(tx: Tx, rows: KeywordRow[]): Promise<void> {
  const columns = columnsOf(rows)
  const phases = await inTwoPhases(tx)
  await tx`insert into keywords select * from json_populate_recordset(null::keywords, ${rowSet(tx, columns)}) ${phases}`
  await tx`
    insert into keyword_counts (account_id, keyword_id)
    select account_id, id from json_populate_recordset(null::keywords, ${rowSet(tx, columns)}) ${phases}`
}

/**
 * Updates keywords of one account, each from its previous version. If another writer changed one, the transaction is
 * retried.
 */
export async function updateKeywords(tx: Tx, accountId: string, rows: KeywordRow[]): Promise<void> {
  // The types are written out, because nodes of a cluster cannot infer the columns of a function.
  const { count } = await tx`
    update keywords k set keyword = n.keyword, search_in = n.search_in, filter = n.filter, profile_id = n.profile_id,
      alert = n.alert, identity = n.identity, state = n.state, paused_reason = n.paused_reason, updated_at = n.updated_at, version = n.version,
      position = n.position, since_position = n.since_position
    from json_to_recordset(${rowSet(tx, columnsOf(rows))}) as n (id text, keyword text, search_in text, filter jsonb, profile_id text, alert jsonb,
      identity text, state text, paused_reason text, updated_at timestamptz, version integer, position bigint, since_position bigint)
    where k.account_id = ${accountId} and k.id = n.id and k.version = n.version - 1`
  if (count !== rows.length) throw new Outdated('a keyword was changed or deleted by another writer')
}

export const allKeywords = async (sql: Queryable, accountId: string): Promise<KeywordRow[]> => [
  ...(await sql<KeywordRow[]>`select * from keywords where account_id = ${accountId} order by made_position`),
]

export async function countActive(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from keywords where account_id = ${accountId} and state = 'active'`
  return row?.count ?? 0
}

/** Returns the deleted version; `null` if there was no such keyword. */
export async function deleteKeyword(tx: Tx, accountId: string, id: string): Promise<number | null> {
  const [row] = await tx<{ version: number }[]>`
    delete from keywords where account_id = ${accountId} and id = ${id} returning version`
  await tx`delete from keyword_counts where account_id = ${accountId} and keyword_id = ${id}`
  // In a cluster, links are on the coordinator and have no foreign key to keywords.
  await tx`delete from links where account_id = ${accountId} and keyword_id = ${id}`
  return row?.version ?? null
}
