import { forgetAged, type Queryable, type Tx } from '../../lib/db/index.ts'
import type { Declared } from '../schema/profile.ts'

export interface ProfileRow {
  profile: Declared
  updatedAt: number
}

export async function findProfile(sql: Queryable, accountId: string): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select profile, updated_at from company_profiles where account_id = ${accountId}`
  return row ?? null
}

export async function hasProfile(sql: Queryable, accountId: string): Promise<boolean> {
  const rows = await sql`select from company_profiles where account_id = ${accountId}`
  return rows.length > 0
}

export async function saveProfile(tx: Tx, accountId: string, { profile, updatedAt }: ProfileRow): Promise<void> {
  await tx`
    insert into company_profiles (account_id, profile, updated_at)
    values (${accountId}, ${JSON.stringify(profile)}::text::json, ${updatedAt})
    on conflict (account_id) do update set profile = excluded.profile, updated_at = excluded.updated_at`
}

/** The positions between which a profile was current; `null` = it still is. */
export interface ProfileSpan {
  accountId: string
  position: number
  until: number | null
}

/** Begins the state of this write, and ends the previous one there. */
export async function beginProfileState(
  tx: Tx,
  { accountId, position, profile }: { accountId: string; position: number; profile: Declared },
): Promise<void> {
  await tx`update profile_states set until = ${position} where account_id = ${accountId} and until is null`
  await tx`
    insert into profile_states (account_id, position, profile)
    values (${accountId}, ${position}, ${JSON.stringify(profile)}::text::json)`
}

/** Profiles of these accounts that were current at a position or later. */
export const profileSpans = async (
  sql: Queryable,
  accountIds: readonly string[],
  from: number,
): Promise<ProfileSpan[]> => [
  ...(await sql<ProfileSpan[]>`
    select account_id, position, until from profile_states
    where account_id = any(${[...accountIds]}) and (until is null or until > ${from})
    order by account_id, position`),
]

export const profilesAt = async (
  sql: Queryable,
  refs: readonly ProfileSpan[],
): Promise<(ProfileSpan & Pick<ProfileRow, 'profile'>)[]> => [
  ...(await sql<(ProfileSpan & Pick<ProfileRow, 'profile'>)[]>`
    select s.account_id, s.position, s.until, s.profile
    from unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.position)}::bigint[])
      as r (account_id, position)
    join profile_states s using (account_id, position)`),
]

/** Deletes states that ended at or below the position; returns their number. */
export const deleteProfileStates = (sql: Queryable, position: number): Promise<number> =>
  forgetAged(sql, 'profile_states', sql`${position}::bigint`)
