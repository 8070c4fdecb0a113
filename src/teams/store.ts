import { forgetAged, type Queryable, readPage, type Tx } from '../lib/db/index.ts'
import { type Page, rangeOf } from '../lib/page.ts'
import type { Member } from './schema.ts'

export interface MemberRow extends Member {
  createdAt: number
  /** When the last invitation was mailed. */
  invitedAt: number | null
  acceptedAt: number | null
}

/** Owners first, then in the order of joining. */
export const allMembers = async (sql: Queryable, accountId: string): Promise<Member[]> => [
  ...(await sql<Member[]>`
    select id, account_id, email, name, role, state, language, zone, last_active_at from members
    where account_id = ${accountId} order by role <> 'owner', created_at, id`),
]

/** In the order of joining. */
export const pageMembers = (sql: Queryable, accountId: string, page: Page) =>
  readPage<MemberRow>(sql, {
    from: sql`members where account_id = ${accountId}`,
    order: sql`created_at, id`,
    ...rangeOf(page),
  })

export async function findMember(sql: Queryable, accountId: string, id: string): Promise<MemberRow | null> {
  const [row] = await sql<MemberRow[]>`select * from members where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

/** Compared like the unique index, which treats more addresses as equal than `normalAddress`. */
export async function findByEmail(sql: Queryable, accountId: string, email: string): Promise<MemberRow | null> {
  const [row] = await sql<MemberRow[]>`
    select * from members where account_id = ${accountId} and lower(email) = lower(${email})`
  return row ?? null
}

export async function countMembers(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from members where account_id = ${accountId}`
  return row?.count ?? 0
}

/** Counts active owners. */
export async function countActiveOwners(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from members
    where account_id = ${accountId} and role = 'owner' and state = 'active'`
  return row?.count ?? 0
}

export async function insertMember(tx: Tx, row: MemberRow): Promise<void> {
  await tx`
    insert into members (account_id, id, email, name, role, state, language, zone, created_at, invited_at)
    values (${row.accountId}, ${row.id}, ${row.email}, ${row.name}, ${row.role}, ${row.state}, ${row.language},
      ${row.zone}, ${row.createdAt}, ${row.invitedAt})`
}

export async function setMember(
  tx: Tx,
  { accountId, id, name, role, language, zone, state, invitedAt, acceptedAt, lastActiveAt }: MemberRow,
): Promise<void> {
  await tx`
    update members set name = ${name}, role = ${role}, language = ${language}, zone = ${zone}, state = ${state},
      invited_at = ${invitedAt}, accepted_at = ${acceptedAt}, last_active_at = ${lastActiveAt}
    where account_id = ${accountId} and id = ${id}`
}

export async function deleteMember(tx: Tx, { accountId, id }: Member): Promise<void> {
  await tx`delete from members where account_id = ${accountId} and id = ${id}`
}

/** Suspends all but the owners; returns the suspended ones. */
export const suspendMembers = async (tx: Tx, accountId: string): Promise<string[]> =>
  (
    await tx<{ id: string }[]>`
      update members set state = 'suspended'
      where account_id = ${accountId} and role <> 'owner' and state <> 'suspended' returning id`
  ).map(({ id }) => id)

/** Restores their previous state; returns the restored ones. */
export const restoreMembers = async (tx: Tx, accountId: string): Promise<string[]> =>
  (
    await tx<{ id: string }[]>`
      update members set state = case when accepted_at is null then 'invited' else 'active' end
      where account_id = ${accountId} and state = 'suspended' returning id`
  ).map(({ id }) => id)

export interface MailCounts {
  ofAccount: number
  toAddress: number
}

export const deleteInvitationMails = (sql: Queryable, beforeDay: string): Promise<number> =>
  forgetAged(sql, 'invitation_mails', sql`${beforeDay}::text::date`)

/** For the day; earlier days are deleted. The account is locked by then. */
export async function countInvitations(tx: Tx, accountId: string, day: string, address: string): Promise<MailCounts> {
  await tx`delete from invitation_mails where account_id = ${accountId} and day < ${day}::date`
  const [counts] = await tx<MailCounts[]>`
    select coalesce(sum(mails), 0) as of_account,
      coalesce(sum(mails) filter (where address = ${address}), 0) as to_address
    from invitation_mails where account_id = ${accountId} and day = ${day}::date`
  return counts ?? { ofAccount: 0, toAddress: 0 }
}

export async function addInvitation(tx: Tx, accountId: string, day: string, address: string): Promise<void> {
  await tx`
    insert into invitation_mails as i (account_id, day, address, mails)
    values (${accountId}, ${day}::date, ${address}, 1)
    on conflict (account_id, day, address) do update set mails = i.mails + 1`
}
