import { jsonTime, type Queryable, rowSet, type Tx } from '../lib/db.ts'
import { offsetOf, type Page } from '../lib/page.ts'
import type { KeywordFilter, KeywordState } from './schema.ts'

export interface KeywordRow {
  accountId: string
  id: string
  keyword: string
  filter: KeywordFilter
  identity: string
  state: KeywordState
  createdBy: string | null
  createdAt: number
  updatedAt: number
  version: number
  position: number
  madePosition: number
}

/** Total and page of one moment, oldest first. */
export async function listKeywords(
  sql: Queryable,
  accountId: string,
  page: Page,
): Promise<{ total: number; rows: KeywordRow[] }> {
  const answer = await sql<(KeywordRow & { total: number })[]>`
    select t.total, k.*
    from (select count(*) as total from keywords where account_id = ${accountId}) t
    left join (
      select * from keywords where account_id = ${accountId}
      order by made_position limit ${page.pageSize} offset ${offsetOf(page)}
    ) k on true
    order by k.made_position`
  return { total: answer[0]?.total ?? 0, rows: answer.filter((row) => row.id !== null) }
}

export async function findKeyword(sql: Queryable, accountId: string, id: string): Promise<KeywordRow | null> {
  const [row] = await sql<KeywordRow[]>`select * from keywords where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

export const activeKeywords = async (
  sql: Queryable,
  accountId: string,
): Promise<Pick<KeywordRow, 'id' | 'keyword' | 'filter'>[]> => [
  ...(await sql<Pick<KeywordRow, 'id' | 'keyword' | 'filter'>[]>`
    select id, keyword, filter from keywords
    where account_id = ${accountId} and state = 'active' order by made_position`),
]

export async function countKeywords(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from keywords where account_id = ${accountId}`
  return row?.count ?? 0
}

/** Keywords that are one of these already, by identity. */
export async function findTwins(tx: Tx, accountId: string, identities: string[]): Promise<Map<string, string>> {
  const rows = await tx<{ id: string; identity: string }[]>`
    select id, identity from keywords where account_id = ${accountId} and identity = any(${identities})`
  return new Map(rows.map(({ id, identity }) => [identity, id]))
}

export async function insertKeywords(tx: Tx, rows: KeywordRow[]): Promise<void> {
  const columns = rows.map((row) => ({
    account_id: row.accountId,
    id: row.id,
    keyword: row.keyword,
    filter: row.filter,
    identity: row.identity,
    state: row.state,
    created_by: row.createdBy,
    created_at: jsonTime(row.createdAt),
    updated_at: jsonTime(row.updatedAt),
    version: row.version,
    position: row.position,
    made_position: row.madePosition,
  }))
  await tx`insert into keywords select * from json_populate_recordset(null::keywords, ${rowSet(tx, columns)})`
}

/** Returns the version that went; `null` where there was none. */
export async function deleteKeyword(tx: Tx, accountId: string, id: string): Promise<number | null> {
  const [row] = await tx<{ version: number }[]>`
    delete from keywords where account_id = ${accountId} and id = ${id} returning version`
  return row?.version ?? null
}
