import { forgetAged, type Queryable, type Tx } from '../../lib/db/index.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import type { LinkCredential } from './links.ts'

/** The member who owns the passkeys. */
export interface Holder {
  accountId: string
  memberId: string
}

export interface PasskeyRow extends Holder {
  id: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: number
  lastUsedAt: number | null
}

/** The oldest first. */
export const passkeysOf = async (sql: Queryable, { accountId, memberId }: Holder): Promise<PasskeyRow[]> => [
  ...(await sql<PasskeyRow[]>`
    select * from passkeys where account_id = ${accountId} and member_id = ${memberId} order by created_at, id`),
]

/** False if another passkey has this credential. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const inserted = await tx`
    insert into passkeys (account_id, id, member_id, credential_id, public_key, counter, transports, name, created_at)
    values (${row.accountId}, ${row.id}, ${row.memberId}, ${row.credentialId}, ${row.publicKey}, ${row.counter},
      ${row.transports}, ${row.name}, ${row.createdAt})
    on conflict (credential_id) do nothing returning id`
  return inserted.length > 0
}

/** Returns the previous name; `null` = the member has no such passkey. */
export async function renamePasskey(tx: Tx, holder: Holder, id: string, name: string): Promise<string | null> {
  const [row] = await tx<{ was: string }[]>`
    update passkeys p set name = ${name} from (
      select account_id, id, name from passkeys
      where account_id = ${holder.accountId} and member_id = ${holder.memberId} and id = ${id} for update) as before
    where p.account_id = before.account_id and p.id = before.id returning before.name as was`
  return row?.was ?? null
}

/** Its sessions end with it, except the given one. */
export async function deletePasskey(
  tx: Tx,
  { accountId, memberId }: Holder,
  id: string,
  keptSession: string | null,
): Promise<{ name: string; sessions: string[] } | null> {
  const [row] = await tx<{ name: string }[]>`
    select name from passkeys
    where account_id = ${accountId} and member_id = ${memberId} and id = ${id} for update`
  if (!row) return null
  await tx`
    update sessions set passkey_id = null
    where account_id = ${accountId} and passkey_id = ${id} and id = ${keptSession}`
  const ended = await tx<{ id: string }[]>`
    delete from sessions where account_id = ${accountId} and passkey_id = ${id} returning id`
  await tx`delete from passkeys where account_id = ${accountId} and id = ${id}`
  return { name: row.name, sessions: ended.map((session) => session.id) }
}

/** By the id that the browser sends; only for members who may sign in. */
export async function findPasskey(sql: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await sql<PasskeyRow[]>`
    select p.* from passkeys p join members m on m.account_id = p.account_id and m.id = p.member_id
    where p.credential_id = ${credentialId} and m.state = 'active'`
  return row ?? null
}

/** The member of a passkey, with the fields that access needs. */
export async function findPasskeyCredential(sql: Queryable, id: string): Promise<LinkCredential | null> {
  const [row] = await sql<LinkCredential[]>`
    select a.id as account_id, m.role, a.plan, a.state as account_state, a.beta, m.language, a.request_limit,
      case when cardinality(l.ranges) > 0 then l.version end as allow_list_version, a.blocked_by
    from passkeys p
    join members m on m.account_id = p.account_id and m.id = p.member_id
    join accounts a on a.id = p.account_id
    left join ip_allow_lists l on l.account_id = p.account_id
    where p.id = ${id} and m.state = 'active'`
  return row ?? null
}

/** Records a signature; not if its counter has advanced meanwhile, or it was deleted. */
export async function usePasskey(tx: Tx, id: string, counter: number, now: number): Promise<boolean> {
  const used = await tx`
    update passkeys p set counter = ${counter}, last_used_at = ${now} from members m
    where p.id = ${id} and m.account_id = p.account_id and m.id = p.member_id and m.state = 'active'
      and (p.counter < ${counter} or greatest(p.counter, ${counter}) = 0) returning p.id`
  return used.length > 0
}

/** Its owner and their mail address, locked until the transaction ends. */
export async function lockPasskeyHolder(tx: Tx, { accountId, memberId }: Holder): Promise<HolderNames | null> {
  const [row] = await tx<HolderNames[]>`
    select m.email, m.name, m.language, a.name as company
    from members m join accounts a on a.id = m.account_id
    where m.account_id = ${accountId} and m.id = ${memberId} and m.state = 'active' for update of m`
  return row ?? null
}

export interface HolderNames {
  email: string
  name: string | null
  language: MailLanguage
  company: string
}

interface ChallengeRow {
  challenge: string
  /** The member who adds a passkey; `null` = a sign-in. */
  holder: Holder | null
  expiresAt: number
}

export async function insertChallenge(tx: Tx, { challenge, holder, expiresAt }: ChallengeRow): Promise<void> {
  await tx`
    insert into passkey_challenges (challenge, account_id, member_id, expires_at)
    values (${challenge}, ${holder?.accountId ?? null}, ${holder?.memberId ?? null}, ${expiresAt})`
}

/** Uses it up; returns whether it was valid for this. */
export async function takeChallenge(
  sql: Queryable,
  challenge: string,
  holder: Holder | null,
  now: number,
): Promise<boolean> {
  const taken = await sql`
    delete from passkey_challenges
    where challenge = ${challenge} and account_id is not distinct from ${holder?.accountId ?? null}
      and member_id is not distinct from ${holder?.memberId ?? null} and expires_at > ${now}
    returning challenge`
  return taken.length > 0
}

/** Of a member's challenges, the last few are enough. */
export async function endOldChallenges(tx: Tx, { accountId, memberId }: Holder, kept: number): Promise<void> {
  await tx`
    delete from passkey_challenges where challenge in (
      select challenge from passkey_challenges where account_id = ${accountId} and member_id = ${memberId}
      order by expires_at desc, challenge offset ${kept})`
}

export const sweepChallenges = (sql: Queryable, now: number): Promise<number> =>
  forgetAged(sql, 'passkey_challenges', sql`${now}::timestamptz`)
