import type { Credential } from '../../access/index.ts'
import { type Fragment, forgetAged, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { Role, Scope } from '../../vocabulary/roles.ts'

/** The owner of sessions: a member, or a key. */
export type Person = { accountId: string; memberId: string } | { accountId: string; keyId: string }

export interface SessionRow {
  accountId: string
  id: string
  createdAt: number
  lastUsedAt: number
  device: string | null
  network: string
}

export interface NewSession extends SessionRow {
  digest: string
  memberId: string | null
  keyDigest: string | null
  /** The passkey it was started with, and with which it ends. */
  passkeyId: string | null
}

export async function insertSession(tx: Tx, row: NewSession): Promise<void> {
  await tx`
    insert into sessions (digest, account_id, id, member_id, key_digest, passkey_id, created_at, last_used_at, device,
      network)
    values (${row.digest}, ${row.accountId}, ${row.id}, ${row.memberId}, ${row.keyDigest}, ${row.passkeyId},
      ${row.createdAt}, ${row.lastUsedAt}, ${row.device}, ${row.network})`
}

export interface SessionCredential extends Omit<Credential, 'session' | 'scopes'> {
  sessionId: string
  memberId: string | null
  createdAt: number
  lastUsedAt: number
  /** For a member. */
  role: Role | null
  /** Never for a key. */
  isOperator: boolean
  /** For a key. */
  keyScopes: Scope[] | null
}

/** The credential of a session, with the current state of account, key or member. */
export async function findSessionCredential(sql: Queryable, digests: string[]): Promise<SessionCredential | null> {
  const [row] = await sql<SessionCredential[]>`
    select s.account_id, s.id as session_id, s.created_at, s.last_used_at, s.member_id, m.role,
      exists (
        select from operators o where o.account_id = s.account_id and o.member_id = s.member_id
      ) as is_operator, k.id as key_id,
      k.scopes as key_scopes, k.expires_at as key_expires_at, ks.expires_at as secret_expires_at, k.revoked_at,
      a.plan, a.state as account_state, a.beta, coalesce(m.language, a.language) as language, a.request_limit,
      case when cardinality(l.ranges) > 0 then l.version end as allow_list_version,
      coalesce(a.blocked_by, k.blocked_by) as blocked_by
    from sessions s
    join accounts a on a.id = s.account_id
    left join members m on m.account_id = s.account_id and m.id = s.member_id
    left join key_secrets ks on ks.digest = s.key_digest
    left join keys k on k.account_id = ks.account_id and k.id = ks.key_id
    left join ip_allow_lists l on l.account_id = s.account_id
    where s.digest = any(${digests}) and (s.member_id is null or m.state = 'active')`
  return row ?? null
}

/** What is shown of the signed-in user. */
export interface PersonNames {
  accountName: string
  email: string | null
  memberName: string | null
  keyName: string | null
  keyPrefix: string | null
}

export async function findNames(
  sql: Queryable,
  { accountId, keyId, memberId }: { accountId: string; keyId: string | null; memberId: string | null },
): Promise<PersonNames | null> {
  const [row] = await sql<PersonNames[]>`
    select a.name as account_name, m.email, m.name as member_name, k.name as key_name, k.prefix as key_prefix
    from accounts a
    left join members m on m.account_id = a.id and m.id = ${memberId}
    left join keys k on k.account_id = a.id and k.id = ${keyId}
    where a.id = ${accountId}`
  return row ?? null
}

/** Sessions `s` that have not expired. */
const live = (sql: Queryable, person: Person, since: Since): Fragment => sql`
  ${ofPerson(sql, person)} and last_used_at > ${since.used} and created_at > ${since.created}`

const ofPerson = (sql: Queryable, person: Person): Fragment =>
  'memberId' in person
    ? sql`account_id = ${person.accountId} and member_id = ${person.memberId}`
    : sql`account_id = ${person.accountId} and key_digest in (
        select digest from key_secrets where account_id = ${person.accountId} and key_id = ${person.keyId})`

/** Sessions that were used or started before these times have expired. */
export interface Since {
  used: number
  created: number
}

/** The most recently used one first. */
export const pageSessions = (sql: Queryable, person: Person, since: Since, page: Page) =>
  readPage<SessionRow>(sql, {
    from: sql`sessions where ${live(sql, person, since)}`,
    order: sql`last_used_at desc, id`,
    ...rangeOf(page),
  })

type Ended = Pick<SessionRow, 'accountId' | 'id'> & { memberId: string | null; keyId: string | null }

/** By the secret of its cookie. */
export async function endByDigest(tx: Tx, digests: string[]): Promise<Ended | null> {
  const [row] = await tx<Ended[]>`
    delete from sessions s where digest = any(${digests})
    returning account_id, id, member_id,
      (select ks.key_id from key_secrets ks where ks.digest = s.key_digest) as key_id`
  return row ?? null
}

/** One of a person's sessions, or all; returns their ids. */
export const endOfPerson = async (tx: Tx, person: Person, id: string | null): Promise<string[]> =>
  (
    await tx<{ id: string }[]>`
      delete from sessions where ${ofPerson(tx, person)} and (${id}::text is null or id = ${id}) returning id`
  ).map((row) => row.id)

/** All but the most recently used sessions of a person. */
export const endOldest = async (tx: Tx, person: Person, kept: number): Promise<string[]> =>
  (
    await tx<{ id: string }[]>`
      delete from sessions where account_id = ${person.accountId} and id in (
        select id from sessions where ${ofPerson(tx, person)} order by last_used_at desc, id offset ${kept})
      returning id`
  ).map((row) => row.id)

/**
 * Including unused links. `null` = of the whole account, including those of its keys. The caller has locked the
 * account.
 */
export async function endSuspended(tx: Tx, accountId: string, memberIds: string[] | null): Promise<void> {
  const those = tx`account_id = ${accountId} and (${memberIds}::text[] is null or member_id = any(${memberIds}))`
  await tx`delete from sessions where ${those}`
  await tx`delete from session_links where ${those}`
}

/** A concurrent suspension of the account waits until this transaction ends, or this one waits for it. */
export async function isOpenAccount(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx<{ state: string }[]>`select state from accounts where id = ${accountId} for share`
  return row?.state === 'active'
}

export interface Use {
  accountId: string
  id: string
  at: number
}

/** Written in batches; a late batch of another process never sets a time back. */
export async function saveUses(sql: Queryable, uses: Use[]): Promise<void> {
  await sql`
    with used as (
      update sessions s set last_used_at = greatest(s.last_used_at, u.at)
      from unnest(${uses.map((use) => use.accountId)}::text[], ${uses.map((use) => use.id)}::text[],
        ${uses.map((use) => new Date(use.at).toISOString())}::timestamptz[]) as u(account_id, id, at)
      where s.account_id = u.account_id and s.id = u.id
      returning s.account_id, s.member_id, s.last_used_at
    ), people as (
      select account_id, member_id, max(last_used_at) as at from used where member_id is not null
      group by account_id, member_id
    )
    update members m set last_active_at = greatest(m.last_active_at, p.at)
    from people p where m.account_id = p.account_id and m.id = p.member_id`
}

/** Expired sessions. */
export async function sweepSessions(sql: Queryable, since: Since): Promise<void> {
  await forgetAged(sql, 'sessions_unused', sql`${since.used}::timestamptz`)
  await forgetAged(sql, 'sessions_begun', sql`${since.created}::timestamptz`)
}
