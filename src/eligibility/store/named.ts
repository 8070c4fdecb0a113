import type { Queryable, Tx } from '../../lib/db/index.ts'
import type { Declared } from '../schema/profile.ts'

interface NamedSummaryRow {
  id: string
  name: string
  createdAt: number
  updatedAt: number
}

export interface NamedProfileRow extends NamedSummaryRow {
  profile: Declared
}

/** Sorted by name. There are few rows. */
export const listNamed = async (sql: Queryable, accountId: string): Promise<NamedSummaryRow[]> => [
  ...(await sql<NamedSummaryRow[]>`
    select id, name, created_at, updated_at from named_profiles where account_id = ${accountId}
    order by name collate "C"`),
]

/** With their declared data. */
export const allNamed = async (sql: Queryable, accountId: string): Promise<NamedProfileRow[]> => [
  ...(await sql<NamedProfileRow[]>`
    select id, name, profile, created_at, updated_at from named_profiles where account_id = ${accountId}
    order by name collate "C"`),
]

/** Only those with these ids. */
export const namedWithIds = async (
  sql: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<Pick<NamedProfileRow, 'id' | 'profile'>[]> => [
  ...(await sql<Pick<NamedProfileRow, 'id' | 'profile'>[]>`
    select id, profile from named_profiles where account_id = ${accountId} and id = any(${[...ids]})`),
]

export async function findNamed(sql: Queryable, accountId: string, id: string): Promise<NamedProfileRow | null> {
  const [row] = await sql<NamedProfileRow[]>`
    select id, name, profile, created_at, updated_at from named_profiles
    where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

/** A reference to a further company of an account. */
export interface NamedRef {
  accountId: string
  profileId: string
}

/** The referenced companies that exist. */
export async function namedAt(
  sql: Queryable,
  refs: readonly NamedRef[],
): Promise<(NamedRef & Pick<NamedProfileRow, 'name' | 'profile'>)[]> {
  if (refs.length === 0) return []
  return [
    ...(await sql<(NamedRef & Pick<NamedProfileRow, 'name' | 'profile'>)[]>`
      select n.account_id, n.id as profile_id, n.name, n.profile
      from unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.profileId)}::text[])
        as r (account_id, id)
      join named_profiles n using (account_id, id)`),
  ]
}

/** Without the declared data. */
export async function findNamedSummary(sql: Queryable, accountId: string, id: string): Promise<NamedSummaryRow | null> {
  const [row] = await sql<NamedSummaryRow[]>`
    select id, name, created_at, updated_at from named_profiles where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

/** Report schedules for the company. */
export const schedulesOf = async (sql: Queryable, accountId: string, id: string): Promise<{ id: string }[]> => [
  ...(await sql<{ id: string }[]>`
    select id from report_schedules where account_id = ${accountId} and profile_id = ${id} order by created_at, id`),
]

export async function pauseSchedulesOf(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx`
    update report_schedules set due_at = null, lease_until = null, lease_token = null
    where account_id = ${accountId} and profile_id = ${id}`
}

/** Keywords for the company. */
export const keywordsOfCompany = async (sql: Queryable, accountId: string, id: string): Promise<{ id: string }[]> => [
  ...(await sql<{ id: string }[]>`
    select id from keywords where account_id = ${accountId} and profile_id = ${id} order by made_position`),
]

/**
 * Changes the reason for their pause, because an upgrade would resume keywords paused by the plan, and their company no
 * longer exists.
 */
export async function keepKeywordsPaused(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx`
    update keywords set paused_reason = 'owner'
    where account_id = ${accountId} and profile_id = ${id} and state = 'paused'`
}

export async function countNamed(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from named_profiles where account_id = ${accountId}`
  return row?.count ?? 0
}

export async function insertNamed(tx: Tx, accountId: string, row: NamedProfileRow): Promise<void> {
  await tx`
    insert into named_profiles (account_id, id, name, profile, created_at, updated_at)
    values (
      ${accountId}, ${row.id}, ${row.name}, ${JSON.stringify(row.profile)}::text::json, ${row.createdAt},
      ${row.updatedAt}
    )`
}

export async function updateNamed(tx: Tx, accountId: string, row: NamedProfileRow): Promise<void> {
  await tx`
    update named_profiles
    set name = ${row.name}, profile = ${JSON.stringify(row.profile)}::text::json, updated_at = ${row.updatedAt}
    where account_id = ${accountId} and id = ${row.id}`
}

/** Returns the name of the deleted profile; `null` if there was none. */
export async function deleteNamed(tx: Tx, accountId: string, id: string): Promise<string | null> {
  const [row] = await tx<{ name: string }[]>`
    delete from named_profiles where account_id = ${accountId} and id = ${id} returning name`
  return row?.name ?? null
}
