import { forgetAged, isAddress, type PollQuestion, type Queryable, type Tx, wakeReaders } from '../../lib/db/index.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import type { Role } from '../../vocabulary/roles.ts'
import type { SessionCredential } from './sessions.ts'

interface LinkRow {
  digest: string
  accountId: string
  memberId: string
  expiresAt: number
}

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx`
    insert into session_links (digest, account_id, member_id, expires_at)
    values (${row.digest}, ${row.accountId}, ${row.memberId}, ${row.expiresAt})`
}

/** The member of a valid link, with the fields that access needs. */
export async function findLinkCredential(
  sql: Queryable,
  digests: string[],
  now: number,
): Promise<LinkCredential | null> {
  const [row] = await sql<LinkCredential[]>`
    select a.id as account_id, m.role, a.plan, a.state as account_state, a.beta, m.language, a.request_limit,
      case when cardinality(l.ranges) > 0 then l.version end as allow_list_version, a.blocked_by
    from session_links x
    join members m on m.account_id = x.account_id and m.id = x.member_id
    join accounts a on a.id = x.account_id
    left join ip_allow_lists l on l.account_id = x.account_id
    where x.digest = any(${digests}) and x.expires_at > ${now} and m.state = 'active'`
  return row ?? null
}

export type LinkCredential = Pick<
  SessionCredential,
  'accountId' | 'plan' | 'accountState' | 'beta' | 'language' | 'requestLimit' | 'allowListVersion' | 'blockedBy'
> & { role: Role }

/** Ends a valid link and all others of its member, so that it works once; `null` = there is none. */
export async function takeLink(tx: Tx, digests: string[], now: number): Promise<Omit<LinkRow, 'digest'> | null> {
  const [row] = await tx<LinkRow[]>`
    delete from session_links where digest = any(${digests}) and expires_at > ${now} returning *`
  if (!row) return null
  await tx`delete from session_links where account_id = ${row.accountId} and member_id = ${row.memberId}`
  return row
}

export async function insertLinkRequest(tx: Tx, row: { id: string; email: string; requestedAt: number }) {
  const insert = tx`
    insert into session_link_requests (id, email, requested_at) values (${row.id}, ${row.email}, ${row.requestedAt})`
  await Promise.all([insert, wakeReaders(tx)])
}

export const LINK_REQUESTS: PollQuestion = {
  name: 'requests of links to sign in',
  sql: (sql) => sql`select exists (select from session_link_requests)`,
}

/** The oldest ones; concurrent workers get others. */
export const takeLinkRequests = async (tx: Tx, most: number): Promise<{ email: string }[]> => [
  ...(await tx<{ email: string }[]>`
    delete from session_link_requests where id in (
      select id from session_link_requests order by requested_at, id limit ${most} for update skip locked)
    returning email`),
]

export interface Addressee {
  accountId: string
  memberId: string
  company: string
  email: string
  language: MailLanguage
}

/** Members who can sign in; none of them can be suspended until the transaction ends. */
export const membersAt = async (tx: Tx, email: string, most: number): Promise<Addressee[]> => [
  ...(await tx<Addressee[]>`
    select m.account_id, m.id as member_id, a.name as company, m.email, m.language
    from accounts a join members m on m.account_id = a.id
    where ${isAddress(tx, tx`m.email`, email)} and m.state = 'active' and a.state = 'active' and a.blocked_by is null
    order by m.last_active_at desc nulls last, m.account_id limit ${most}
    for share of a, m`),
]

export const sweepLinks = (sql: Queryable, now: number): Promise<number> =>
  forgetAged(sql, 'session_links', sql`${now}::timestamptz`)
