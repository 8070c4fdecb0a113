import { type Fragment, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { CodeKind } from '../../lib/feed.ts'
import type { ListedCode } from '../../search/catalog/index.ts'
import type { CodeEntry, KnownCode } from '../rules/codes.ts'

const tableOf = (sql: Queryable, kind: CodeKind): Fragment => (kind === 'agency' ? sql`agencies` : sql`industries`)

export const knownCodes = async (sql: Queryable, kind: CodeKind, codes: string[]): Promise<KnownCode[]> => [
  ...(await sql<KnownCode[]>`
    select key, code, name, norm, listed, position from ${tableOf(sql, kind)} where code = any(${codes})`),
]

/** In key order, as writers of notices add them, to avoid deadlocks. */
export async function saveCodes(tx: Tx, kind: CodeKind, entries: CodeEntry[]): Promise<void> {
  const table = tableOf(tx, kind)
  await tx`
    insert into ${table} (key, code, name, norm, listed)
    select key, code, name, norm, listed from json_populate_recordset(null::${table}, ${rowSet(tx, entries)})
    on conflict (key) do update set listed = excluded.listed`
}

/** Sets their positions in the feed, with its head locked. */
export async function placeCodes(tx: Tx, kind: CodeKind, keys: string[], first: number): Promise<void> {
  await tx`
    update ${tableOf(tx, kind)} d set position = ${first}::bigint + t.at - 1
    from unnest(${keys}::text[]) with ordinality t (key, at) where d.key = t.key`
}

export const codesNamed = async (sql: Queryable, kind: CodeKind, keys: string[]): Promise<ListedCode[]> => [
  ...(await sql<ListedCode[]>`
    select code, name, norm, listed, position from ${tableOf(sql, kind)}
    where key = any(${keys}) and position is not null`),
]

const PAGE = 1_000

/** All entries of code lists, some at a time. */
export async function* listedCodes(sql: Queryable, kind: CodeKind): AsyncGenerator<ListedCode[]> {
  for (let after = ''; ; ) {
    const rows = await sql<(ListedCode & { key: string })[]>`
      select key, code, name, norm, listed, position from ${tableOf(sql, kind)}
      where key > ${after} and listed order by key limit ${PAGE}`
    yield [...rows]
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.key
  }
}
