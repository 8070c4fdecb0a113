import { type Fragment, type PollQuestion, type Queryable, readPage, type Tx, wakeReaders } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { Scope } from '../../vocabulary/roles.ts'
import type { AccountStatus, Credential } from '../rules/keys.ts'
import type { KeyApp, SecretLife } from '../schema/keys.ts'

export interface KeyRow {
  accountId: string
  id: string
  name: string | null
  prefix: string
  scopes: Scope[]
  app: KeyApp | null
  createdBy: string | null
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
  /** The incident that blocks it. */
  blockedBy: string | null
  /** The current secret, then the previous one; both may have expired. */
  secrets: SecretLife[]
}

/** The columns of a key `k`. */
const columns = (sql: Queryable): Fragment => sql`
  k.account_id, k.id, k.name, k.prefix, k.scopes, k.created_by, k.created_at, k.expires_at, k.revoked_at, k.last_used_at,
  k.blocked_by, case when k.app_id is not null then jsonb_build_object('id', k.app_id, 'host', k.app_host) end as app, (
    select coalesce(jsonb_agg(jsonb_build_object('createdAt', (extract(epoch from s.created_at) * 1000)::bigint,
      'expiresAt', (extract(epoch from s.expires_at) * 1000)::bigint) order by s.expires_at desc nulls first), '[]')
    from (
      select * from key_secrets where account_id = k.account_id and key_id = k.id
      order by expires_at desc nulls first limit 2
    ) s
  ) as secrets`

export async function insertKey(tx: Tx, key: KeyRow): Promise<void> {
  await tx`
    insert into keys (account_id, id, name, prefix, scopes, created_by, created_at, expires_at, app_id, app_host)
    values (${key.accountId}, ${key.id}, ${key.name}, ${key.prefix}, ${key.scopes}, ${key.createdBy}, ${key.createdAt},
      ${key.expiresAt}, ${key.app?.id ?? null}, ${key.app?.host ?? null})`
}

export async function insertSecret(tx: Tx, key: Pick<KeyRow, 'accountId' | 'id'>, digest: string, at: number) {
  await tx`
    insert into key_secrets (digest, account_id, key_id, created_at)
    values (${digest}, ${key.accountId}, ${key.id}, ${at})`
}

export async function findCredential(sql: Queryable, digests: string[]): Promise<Credential | null> {
  const [row] = await sql<Credential[]>`
    select s.digest as secret_digest, s.account_id, s.key_id, k.scopes, k.expires_at as key_expires_at, s.expires_at as secret_expires_at,
      k.revoked_at, a.plan, a.state as account_state, a.beta, a.language, a.request_limit,
      case when cardinality(l.ranges) > 0 then l.version end as allow_list_version,
      coalesce(a.blocked_by, k.blocked_by) as blocked_by
    from key_secrets s
    join keys k on k.account_id = s.account_id and k.id = s.key_id
    join accounts a on a.id = s.account_id
    left join ip_allow_lists l on l.account_id = s.account_id
    where s.digest = any(${digests})`
  return row ?? null
}

export async function findAccountStatus(sql: Queryable, accountId: string): Promise<AccountStatus | null> {
  const [row] = await sql<AccountStatus[]>`
    select plan, state as account_state, beta, blocked_by from accounts where id = ${accountId}`
  return row ?? null
}

/**
 * To be called before a key is changed: two concurrent rotations would each miss the secret of the other. Only the
 * operator identifies a key without its account.
 */
export async function lockKey(tx: Tx, id: string, accountId: string | null = null): Promise<KeyRow | null> {
  const own = accountId === null ? tx`true` : tx`account_id = ${accountId}`
  const [row] = await tx<KeyRow[]>`select ${columns(tx)} from keys k where id = ${id} and ${own} for update`
  return row ?? null
}

export async function findKey(sql: Queryable, accountId: string, id: string): Promise<KeyRow | null> {
  const [row] = await sql<KeyRow[]>`
    select ${columns(sql)} from keys k where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

export const listKeys = async (sql: Queryable, accountId: string): Promise<KeyRow[]> => [
  ...(await sql<KeyRow[]>`
    select ${columns(sql)} from keys k where account_id = ${accountId} order by created_at, id`),
]

/** Oldest first; those of one creator, or all. */
export const pageKeys = (sql: Queryable, accountId: string, maker: string | null, page: Page) =>
  readPage<KeyRow>(sql, {
    from: sql`keys where account_id = ${accountId} and (${maker}::text is null or created_by = ${maker})`,
    rows: sql`select ${columns(sql)} from page k`,
    order: sql`created_at, id`,
    ...rangeOf(page),
  })

/**
 * The first creator in the line of keys that created each other: a member, or `null` for the operator and the owner.
 */
export async function findCreator(sql: Queryable, accountId: string, id: string): Promise<string | null> {
  const [row] = await sql<{ maker: string | null }[]>`
    with recursive line as (
      select created_by from keys where account_id = ${accountId} and id = ${id}
      union
      select k.created_by from keys k join line on k.id = line.created_by where k.account_id = ${accountId}
    )
    select created_by as maker from line
    where not exists (select from keys k where k.account_id = ${accountId} and k.id = line.created_by)`
  return row?.maker ?? null
}

/** The active keys that a member created, and their descendants, oldest first. */
export const keysOfCreator = async (
  sql: Queryable,
  accountId: string,
  maker: string,
  now: number,
): Promise<KeyRow[]> => [
  ...(await sql<KeyRow[]>`
    with recursive made as (
      select id from keys where account_id = ${accountId} and created_by = ${maker}
      union
      select k.id from keys k join made on k.created_by = made.id where k.account_id = ${accountId}
    )
    select ${columns(sql)} from keys k join made using (id)
    where k.account_id = ${accountId} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
    order by k.created_at, k.id`),
]

/** Only the operator identifies a key without its account. */
export async function findAccountId(sql: Queryable, id: string, accountId: string | null): Promise<string | null> {
  const own = accountId === null ? sql`true` : sql`account_id = ${accountId}`
  const [row] = await sql<{ accountId: string }[]>`select account_id from keys where id = ${id} and ${own}`
  return row?.accountId ?? null
}

/** Locks a key and all its descendants, in the order that all transactions use. */
export const lockLine = async (tx: Tx, accountId: string, id: string): Promise<KeyRow[]> => [
  ...(await tx<KeyRow[]>`
    with recursive line as (
      select ${id}::text as id
      union
      select k.id from keys k join line on k.created_by = line.id where k.account_id = ${accountId}
    )
    select ${columns(tx)} from keys k
    where k.account_id = ${accountId} and k.id in (select id from line) order by k.id for update`),
]

/** Counts the active ones. */
export async function countLiveKeys(sql: Queryable, accountId: string, now: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from keys
    where account_id = ${accountId} and revoked_at is null and (expires_at is null or expires_at > ${now})`
  return row?.count ?? 0
}

/** Serializes changes of the account's keys, allow-list and settings, so that what one has read remains valid. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx`select from accounts where id = ${accountId} for no key update`
}

export async function revokeKey(tx: Tx, { accountId, id }: KeyRow, at: number): Promise<void> {
  await tx`
    update keys set revoked_at = coalesce(revoked_at, ${at})
    where account_id = ${accountId} and id = ${id}`
}

/** The current secret expires at `at`; one that already had its grace period expires at `over`. */
export async function endSecrets(
  tx: Tx,
  { accountId, id }: KeyRow,
  { at, over }: { at: number; over: number },
): Promise<void> {
  await tx`
    update key_secrets
    set expires_at = case when expires_at is null then ${at}::timestamptz else least(expires_at, ${over}::timestamptz) end
    where account_id = ${accountId} and key_id = ${id}`
}

export async function setPrefix(tx: Tx, { accountId, id }: KeyRow, prefix: string): Promise<void> {
  await tx`update keys set prefix = ${prefix} where account_id = ${accountId} and id = ${id}`
}

/** Written in batches; a late batch of another process never sets the time back. */
export async function saveLastUsed(sql: Queryable, uses: { accountId: string; keyId: string; at: number }[]) {
  await sql`
    update keys k set last_used_at = greatest(k.last_used_at, u.at)
    from unnest(${uses.map((use) => use.accountId)}::text[], ${uses.map((use) => use.keyId)}::text[],
      ${uses.map((use) => new Date(use.at).toISOString())}::timestamptz[]) as u(account_id, id, at)
    where k.account_id = u.account_id and k.id = u.id`
}

/** The last statement of every transaction that changes what access caches; its lock orders these transactions. */
export async function bumpHead(tx: Tx): Promise<void> {
  await Promise.all([tx`update access_head set position = position + 1`, wakeReaders(tx)])
}

/** The counters of changes to keys and accounts, and to blocked networks. */
export interface AccessHead {
  position: number
  networks: number
}

export const ACCESS_HEAD: PollQuestion = {
  name: 'access head',
  sql: (sql) => sql`select position || ' ' || networks from access_head`,
}

export function toAccessHead(value: string): AccessHead {
  const [position = -1, networks = -1] = value.split(' ').map(Number)
  return { position, networks }
}

export async function readAccessHead(sql: Queryable): Promise<AccessHead> {
  const [row] = await sql<AccessHead[]>`select position, networks from access_head`
  if (!row) throw new Error('access_head is empty: was the schema migrated?')
  return row
}
