import { forgetAged, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { IncidentCause, IncidentEvidence, IncidentState, Resolution } from '../schema/incidents.ts'

export interface IncidentRow {
  accountId: string
  id: string
  keyId: string | null
  cause: IncidentCause
  state: IncidentState
  reason: string | null
  evidence: IncidentEvidence
  openedAt: number
  containedAt: number | null
  resolvedAt: number | null
  resolvedBy: Resolution | null
}

/** With the name and prefix of the key. */
export type ShownIncident = IncidentRow & { keyName: string | null; keyPrefix: string | null }

type NewIncident = Omit<IncidentRow, 'resolvedAt' | 'resolvedBy'>

/** Returns what was written: a new incident, or an open one that is now contained. `null` = it existed already. */
export async function openIncident(tx: Tx, row: NewIncident): Promise<IncidentRow | null> {
  const [written] = await tx<IncidentRow[]>`
    insert into incidents as i
      (account_id, id, key_id, cause, state, reason, evidence, opened_at, contained_at)
    values (${row.accountId}, ${row.id}, ${row.keyId}, ${row.cause}, ${row.state}, ${row.reason},
      ${JSON.stringify(row.evidence)}::text::jsonb, ${row.openedAt}, ${row.containedAt})
    on conflict (account_id, coalesce(key_id, ''), cause) where state <> 'resolved' do update
    set state = excluded.state, contained_at = excluded.contained_at, evidence = excluded.evidence
    where i.state = 'open' and excluded.state = 'contained'
    returning i.*`
  return written ?? null
}

export async function findUnresolved(
  sql: Queryable,
  { accountId, keyId, cause }: Pick<IncidentRow, 'accountId' | 'keyId' | 'cause'>,
): Promise<IncidentRow | null> {
  const [row] = await sql<IncidentRow[]>`
    select * from incidents
    where account_id = ${accountId} and key_id is not distinct from ${keyId} and cause = ${cause}
      and state <> 'resolved'`
  return row ?? null
}

/** Only the operator identifies an incident without its account. */
export async function findIncident(sql: Queryable, id: string): Promise<IncidentRow | null> {
  const [row] = await sql<IncidentRow[]>`select * from incidents where id = ${id}`
  return row ?? null
}

/** All unresolved incidents of one key (`ids` = only these), or of the account if there is no key. */
export async function resolveIncidents(
  tx: Tx,
  {
    accountId,
    keyId,
    ids,
    at,
    by,
  }: { accountId: string; keyId: string | null; ids: string[] | null; at: number; by: Resolution },
): Promise<IncidentRow[]> {
  const some = ids === null ? tx`true` : tx`id = any(${ids})`
  return [
    ...(await tx<IncidentRow[]>`
      update incidents set state = 'resolved', resolved_at = ${at}, resolved_by = ${by}
      where account_id = ${accountId} and key_id is not distinct from ${keyId} and state <> 'resolved' and ${some}
      returning *`),
  ]
}

/** Sets `blocked_by` of the key or account according to its incidents. */
export async function alignBlock(tx: Tx, accountId: string, keyId: string | null): Promise<void> {
  const blocking = tx`
    select id from incidents
    where account_id = ${accountId} and key_id is not distinct from ${keyId} and state = 'contained'
    order by contained_at, id limit 1`
  if (keyId === null) await tx`update accounts set blocked_by = (${blocking}) where id = ${accountId}`
  else await tx`update keys set blocked_by = (${blocking}) where account_id = ${accountId} and id = ${keyId}`
}

/** Newest first. */
export function listIncidents(
  sql: Queryable,
  accountId: string | null,
  { state, ...page }: Page & { state: IncidentState | null },
) {
  const those = sql`
    (${accountId}::text is null or i.account_id = ${accountId}) and (${state}::text is null or i.state = ${state})`
  return readPage<ShownIncident>(sql, {
    from: sql`incidents i where ${those}`,
    rows: sql`
      select i.*, k.name as key_name, k.prefix as key_prefix
      from page i left join keys k on k.account_id = i.account_id and k.id = i.key_id`,
    order: sql`opened_at desc, id desc`,
    ...rangeOf(page),
  })
}

/** Counts unresolved incidents. */
export async function countUnresolved(sql: Queryable): Promise<{ open: number; contained: number }> {
  const [row] = await sql<{ open: number; contained: number }[]>`
    select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'contained') as contained
    from incidents where state <> 'resolved'`
  return row ?? { open: 0, contained: 0 }
}

/** `null` = the account has not chosen. */
export async function findAutoBlock(sql: Queryable, accountId: string): Promise<boolean | null> {
  const [row] = await sql<{ autoBlock: boolean }[]>`
    select auto_block from incident_settings where account_id = ${accountId}`
  return row?.autoBlock ?? null
}

export async function saveAutoBlock(tx: Tx, accountId: string, autoBlock: boolean): Promise<void> {
  await tx`
    insert into incident_settings (account_id, auto_block) values (${accountId}, ${autoBlock})
    on conflict (account_id) do update set auto_block = excluded.auto_block`
}

export interface KnownSecret {
  digest: string
  accountId: string
  keyId: string
  secretExpiresAt: number | null
  keyExpiresAt: number | null
  revokedAt: number | null
}

export const findSecrets = async (sql: Queryable, digests: string[]): Promise<KnownSecret[]> => [
  ...(await sql<KnownSecret[]>`
    select s.digest, s.account_id, s.key_id, s.expires_at as secret_expires_at, k.expires_at as key_expires_at,
      k.revoked_at
    from key_secrets s
    join keys k on k.account_id = s.account_id and k.id = s.key_id
    where s.digest = any(${digests})
    order by s.account_id, s.key_id, s.digest`),
]

/** True if the finding is new. */
export async function rememberReport(
  tx: Tx,
  { accountId, keyId, finding, at }: { accountId: string; keyId: string; finding: string; at: number },
): Promise<boolean> {
  const rows = await tx`
    insert into leak_reports (account_id, key_id, finding, at) values (${accountId}, ${keyId}, ${finding}, ${at})
    on conflict do nothing returning finding`
  return rows.length > 0
}

/** Deletes incidents resolved before this time, and the record of handled findings. */
export async function deleteResolved(sql: Queryable, before: number): Promise<void> {
  await forgetAged(sql, 'incidents', sql`${before}::timestamptz`)
  await forgetAged(sql, 'leak_reports', sql`${before}::timestamptz`)
}
