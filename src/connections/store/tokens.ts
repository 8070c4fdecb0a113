import type { Credential } from '../../access/index.ts'
import { forgetAged, type Queryable, type Tx } from '../../lib/db/index.ts'
import type { Scope } from '../../vocabulary/roles.ts'

export interface TokenRow {
  digest: string
  accountId: string
  keyId: string
  kind: 'access' | 'refresh'
  expiresAt: number
}

export async function insertToken(tx: Tx, row: TokenRow): Promise<void> {
  await tx`
    insert into oauth_tokens (digest, account_id, key_id, kind, expires_at)
    values (${row.digest}, ${row.accountId}, ${row.keyId}, ${row.kind}, ${row.expiresAt})`
}

/** The credential of an access token, with the current state of its key and account. */
export async function findTokenCredential(sql: Queryable, digests: string[]): Promise<Credential | null> {
  const [row] = await sql<Credential[]>`
    select t.account_id, t.key_id, true as is_app, k.scopes, k.expires_at as key_expires_at,
      t.expires_at as secret_expires_at, k.revoked_at, a.plan, a.state as account_state, a.beta, a.language,
      a.request_limit, case when cardinality(l.ranges) > 0 then l.version end as allow_list_version,
      coalesce(a.blocked_by, k.blocked_by) as blocked_by
    from oauth_tokens t
    join keys k on k.account_id = t.account_id and k.id = t.key_id
    join accounts a on a.id = t.account_id
    left join ip_allow_lists l on l.account_id = t.account_id
    where t.digest = any(${digests}) and t.kind = 'access'`
  return row ?? null
}

/** A token with its key: `isOpen` = neither the key nor its account is revoked, blocked or suspended. */
export interface KnownToken extends TokenRow {
  usedAt: number | null
  clientId: string
  scopes: Scope[]
  isOpen: boolean
}

/** A concurrent request with the same token waits, and then finds it used. */
export async function lockToken(tx: Tx, digests: string[], now: number): Promise<KnownToken | null> {
  const [row] = await tx<KnownToken[]>`
    select t.*, k.app_id as client_id, k.scopes,
      k.revoked_at is null and k.expires_at > ${now}::timestamptz and k.blocked_by is null and a.blocked_by is null
        and a.state = 'active' as is_open
    from oauth_tokens t
    join keys k on k.account_id = t.account_id and k.id = t.key_id
    join accounts a on a.id = t.account_id
    where t.digest = any(${digests}) for update of t`
  return row ?? null
}

export async function useToken(tx: Tx, digest: string, at: number): Promise<void> {
  await tx`update oauth_tokens set used_at = ${at} where digest = ${digest}`
}

/** Extends the key to the expiry of its refresh token; `false` if it is revoked. */
export async function keepAppKey(tx: Tx, { accountId, keyId, expiresAt }: Omit<TokenRow, 'digest' | 'kind'>) {
  const { count } = await tx`
    update keys set expires_at = ${expiresAt}
    where account_id = ${accountId} and id = ${keyId} and revoked_at is null`
  return count > 0
}

export const sweepTokens = (sql: Queryable, before: number): Promise<number> =>
  forgetAged(sql, 'oauth_tokens', sql`${before}::timestamptz`)
