import type { Queryable, Tx } from '../../lib/db/index.ts'

export interface AllowListRow {
  ranges: string[]
  /** By range. SQL written by others may have replaced the ranges without their comments. */
  comments: Record<string, string>
  version: number
  updatedAt: number
  updatedBy: string | null
}

export async function findAllowList(sql: Queryable, accountId: string): Promise<AllowListRow | null> {
  const [row] = await sql<AllowListRow[]>`
    select ranges, comments, version, updated_at, updated_by from ip_allow_lists where account_id = ${accountId}`
  return row ?? null
}

/** The row remains when the list is emptied, so that a version never returns with other ranges. */
export async function saveAllowList(tx: Tx, accountId: string, row: Omit<AllowListRow, 'version'>): Promise<void> {
  await tx`
    insert into ip_allow_lists as l (account_id, ranges, comments, version, updated_at, updated_by)
    values (${accountId}, ${row.ranges}, ${JSON.stringify(row.comments)}::text::jsonb, 1,
      ${row.updatedAt}, ${row.updatedBy})
    on conflict (account_id) do update
    set ranges = excluded.ranges, comments = excluded.comments, version = l.version + 1, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`
}
