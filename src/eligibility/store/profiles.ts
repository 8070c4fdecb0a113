import type { Queryable, Tx } from '../../lib/db/index.ts'
import type { Declared } from '../schema.ts'

export interface ProfileRow {
  profile: Declared
  updatedAt: number
}

export async function findProfile(sql: Queryable, accountId: string): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select profile, updated_at from company_profiles where account_id = ${accountId}`
  return row ?? null
}

export async function saveProfile(tx: Tx, accountId: string, { profile, updatedAt }: ProfileRow): Promise<void> {
  await tx`
    insert into company_profiles (account_id, profile, updated_at)
    values (${accountId}, ${JSON.stringify(profile)}::text::json, ${updatedAt})
    on conflict (account_id) do update set profile = excluded.profile, updated_at = excluded.updated_at`
}
