import { type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import type { LinkContent, LinkKind, StoredFilter } from '../schema.ts'

export interface LinkRow {
  accountId: string
  id: string
  kind: LinkKind
  content: LinkContent
  keywordId: string | null
  search: { keyword: string; filter: StoredFilter } | null
  language: Language
  name: string
  /** Sites that may show the widget. */
  origins: string[]
  memberId: string | null
  createdBy: string | null
  createdAt: number
}

/** With its place among the links of the account, counted from 1, oldest first. */
export interface ShownLinkRow extends LinkRow {
  place: number
  lastUsedAt: number | null
}

const columns = (sql: Queryable) => sql`
  l.account_id, l.id, l.kind, l.content, l.keyword_id, l.search, l.language, l.name, l.origins, l.member_id, l.created_by,
  l.created_at, l.last_used_at,
  (select count(*) from links o where o.account_id = l.account_id and o.id <= l.id) as place`

export const listLinks = (sql: Queryable, accountId: string, page: Page) =>
  readPage<ShownLinkRow>(sql, {
    from: sql`links where account_id = ${accountId}`,
    rows: sql`select ${columns(sql)} from page l`,
    order: sql`id`,
    ...rangeOf(page),
  })

/** Locks the row until the transaction ends. */
export const lockLink = async (tx: Tx, accountId: string, id: string): Promise<void> =>
  void (await tx`select from links where account_id = ${accountId} and id = ${id} for update`)

export async function findLink(sql: Queryable, accountId: string, id: string): Promise<ShownLinkRow | null> {
  const [row] = await sql<ShownLinkRow[]>`
    select ${columns(sql)} from links l where l.account_id = ${accountId} and l.id = ${id}`
  return row ?? null
}

/** Finds a link by its secret, if its member still belongs to the account. */
export async function findLinkBehind(
  sql: Queryable,
  digests: string[],
): Promise<(ShownLinkRow & { plan: Plan }) | null> {
  const [row] = await sql<(ShownLinkRow & { plan: Plan })[]>`
    select ${columns(sql)}, a.plan
    from links l
    join accounts a on a.id = l.account_id
    left join members m on m.account_id = l.account_id and m.id = l.member_id
    where l.digest = any(${digests}) and (l.member_id is null or m.state = 'active')`
  return row ?? null
}

export async function countLinks(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from links where account_id = ${accountId}`
  return row?.count ?? 0
}

/**
 * Locks the keyword until the transaction ends; returns whether it exists. In a cluster there is no foreign key to
 * keywords.
 */
export async function lockKeyword(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx`select from keywords where account_id = ${accountId} and id = ${id} for key share`
  return rows.length > 0
}

export async function insertSubscriptionLink(tx: Tx, row: LinkRow & { digest: string }): Promise<void> {
  const search = row.search && JSON.stringify(row.search)
  await tx`
    insert into links (
      account_id, id, digest, kind, content, keyword_id, search, language, name, origins, member_id, created_by,
      created_at
    ) values (
      ${row.accountId}, ${row.id}, ${row.digest}, ${row.kind}, ${row.content}, ${row.keywordId}, ${search}::text::json,
      ${row.language}, ${row.name}, ${row.origins}, ${row.memberId}, ${row.createdBy}, ${row.createdAt}
    )`
}

export async function saveSubscriptionLink(
  tx: Tx,
  { accountId, id, name, origins }: Pick<LinkRow, 'accountId' | 'id' | 'name' | 'origins'>,
): Promise<void> {
  await tx`update links set name = ${name}, origins = ${origins} where account_id = ${accountId} and id = ${id}`
}

export async function deleteLink(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { count } = await tx`delete from links where account_id = ${accountId} and id = ${id}`
  return count > 0
}

/** Does nothing if a use was saved after `before`. */
export async function saveLinkUse(
  sql: Queryable,
  { accountId, id }: Pick<LinkRow, 'accountId' | 'id'>,
  at: number,
  before: number,
): Promise<void> {
  await sql`
    update links set last_used_at = ${at}::timestamptz
    where account_id = ${accountId} and id = ${id} and (last_used_at is null or last_used_at < ${before}::timestamptz)`
}
