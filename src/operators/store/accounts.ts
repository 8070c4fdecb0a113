import type { Queryable } from '../../lib/db/index.ts'

/** Names of accounts by id. */
export async function readAccountNames(sql: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }[]>`select id, name from accounts where id = any(${[...ids]})`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
