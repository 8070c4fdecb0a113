import {
  daysAgo,
  forgetAged,
  ifSplit,
  jsonTime,
  type Queryable,
  rowSet,
  type Tx,
  wakeReaders,
} from '../../lib/db/index.ts'
import { createLeases } from '../../lib/leases.ts'
import type { MailPace } from '../rules/mails.ts'
import type { QueuedEvent } from '../schema/events.ts'

export interface ItemRow {
  accountId: string
  eventId: string
  keywords: QueuedEvent['keywords']
  at: number
  leaseToken: string
}

export interface AlertMemberRow {
  accountId: string
  memberId: string
  sentAt: number[]
  leaseUntil: number
  leaseToken: string
}

export interface NoteRow {
  accountId: string
  memberId: string
  ref: string
  pace: MailPace
  keywords: string[]
  noticeNo: string | null
  at: number
  lateAt: number | null
}

export const itemLeases = (leaseMs: number) => createLeases<ItemRow>('alert_items', ['account_id', 'event_id'], leaseMs)
export const memberLeases = (leaseMs: number) =>
  createLeases<AlertMemberRow>('alert_members', ['account_id', 'member_id'], leaseMs)

export async function insertItems(tx: Tx, events: readonly QueuedEvent[]): Promise<void> {
  const rows = events.map(({ accountId, id, keywords }) => ({ account_id: accountId, event_id: id, keywords }))
  const insert = tx`
    insert into alert_items (account_id, event_id, keywords)
    select * from json_to_recordset(${rowSet(tx, rows)}) as r (account_id text, event_id text, keywords jsonb)
    on conflict do nothing`
  await Promise.all([insert, wakeReaders(tx)])
}

/** Returns those whose lease was still valid; their notes are written in the same transaction. */
export async function deleteItems(tx: Tx, rows: readonly ItemRow[]): Promise<Set<string>> {
  const accounts = [...new Set(rows.map((row) => row.accountId))]
  const nodes = await ifSplit(tx, tx`and i.account_id = any(${accounts}::text[])`)
  const deleted = await tx<{ eventId: string }[]>`
    delete from alert_items i
    using unnest(${rows.map((row) => row.accountId)}::text[], ${rows.map((row) => row.eventId)}::text[],
      ${rows.map((row) => row.leaseToken)}::text[]) as r (account_id, event_id, lease_token)
    where i.account_id = r.account_id and i.event_id = r.event_id and i.lease_token = r.lease_token
      ${nodes}
    returning i.event_id`
  return new Set(deleted.map(({ eventId }) => eventId))
}

/** A note, and when its member is due. */
export type NewNote = Omit<NoteRow, 'lateAt'> & { dueAt: number }

/**
 * Writes notes and makes their members due. The members' rows are locked first and in order: a worker locks the row
 * while it reads a member's notes, so that no note is missed between reading and setting the next due time.
 */
export async function insertNotes(tx: Tx, notes: readonly NewNote[]): Promise<void> {
  if (notes.length === 0) return
  await wakeMembers(tx, notes)
  const rows = notes.map((note) => ({
    account_id: note.accountId,
    member_id: note.memberId,
    ref: note.ref,
    pace: note.pace,
    keywords: note.keywords,
    notice_no: note.noticeNo,
    at: jsonTime(note.at),
  }))
  await tx`
    insert into alert_notes select * from json_populate_recordset(null::alert_notes, ${rowSet(tx, rows)})
    on conflict do nothing`
}

export async function wakeMembers(
  tx: Tx,
  members: readonly Pick<NewNote, 'accountId' | 'memberId' | 'dueAt'>[],
): Promise<void> {
  const rows = members.map(({ accountId, memberId, dueAt }) => ({
    account_id: accountId,
    member_id: memberId,
    due_at: jsonTime(dueAt),
  }))
  await tx`
    insert into alert_members as m (account_id, member_id, due_at)
    select account_id, member_id, min(due_at) from json_populate_recordset(null::alert_members, ${rowSet(tx, rows)})
    group by account_id, member_id order by account_id, member_id
    on conflict (account_id, member_id) do update set due_at = least(m.due_at, excluded.due_at)`
}

/** Locked until the end of the transaction; `null` if another process has the lease. */
export async function lockDueMember(
  tx: Tx,
  { accountId, memberId, leaseToken }: AlertMemberRow,
): Promise<number | null> {
  const [row] = await tx<{ now: number }[]>`
    select clock_timestamp() as now from alert_members
    where account_id = ${accountId} and member_id = ${memberId} and lease_token = ${leaseToken} for update`
  return row?.now ?? null
}

export async function finishMember(
  tx: Tx,
  { accountId, memberId }: AlertMemberRow,
  { dueAt, sentAt }: { dueAt: number | null; sentAt: number[] },
): Promise<void> {
  await tx`
    update alert_members set due_at = ${jsonTime(dueAt)}::timestamptz, lease_until = null, lease_token = null,
      sent_at = ${sentAt}::timestamptz[]
    where account_id = ${accountId} and member_id = ${memberId}`
}

export const openNotes = async (sql: Queryable, { accountId, memberId }: AlertMemberRow): Promise<NoteRow[]> => [
  ...(await sql<NoteRow[]>`
    select account_id, member_id, ref, pace, keywords, notice_no, at, late_at from alert_notes
    where account_id = ${accountId} and member_id = ${memberId} and mail_id is null
    order by at, ref`),
]

/** Whether the member has notes that no mail reports yet. */
export async function hasOpenNotes(sql: Queryable, { accountId, memberId }: AlertMemberRow): Promise<boolean> {
  const rows = await sql`
    select from alert_notes where account_id = ${accountId} and member_id = ${memberId} and mail_id is null limit 1`
  return rows.length > 0
}

type Owner = Pick<NoteRow, 'accountId' | 'memberId'>

/** Assigns notes to a mail, or to none (an empty id) if they are no longer wanted. */
export async function assignNotes(tx: Tx, of: Owner, refs: readonly string[], mailId: string): Promise<void> {
  await tx`
    update alert_notes set mail_id = ${mailId}
    where account_id = ${of.accountId} and member_id = ${of.memberId} and ref = any(${[...refs]})`
}

export async function markLate(tx: Tx, of: Owner, refs: readonly string[], at: number): Promise<void> {
  await tx`
    update alert_notes set late_at = ${jsonTime(at)}::timestamptz
    where account_id = ${of.accountId} and member_id = ${of.memberId} and ref = any(${[...refs]})`
}

/** The notes of a mail, all of one member. */
export const notesOfMail = async (
  sql: Queryable,
  accountId: string,
  mailId: string,
): Promise<(NoteRow & { ageMs: number })[]> => [
  ...(await sql<(NoteRow & { ageMs: number })[]>`
    select account_id, member_id, ref, pace, keywords, notice_no, at, late_at,
      (extract(epoch from statement_timestamp() - at) * 1000)::double precision as age_ms
    from alert_notes where account_id = ${accountId} and mail_id = ${mailId}`),
]

/** Opens the notes of a mail again; those too late for a separate mail are only listed in the next digest. */
export async function reopenNotes(tx: Tx, accountId: string, mailId: string, late: boolean): Promise<void> {
  await tx`
    update alert_notes set mail_id = null, late_at = ${late ? tx`statement_timestamp()` : tx`late_at`}
    where account_id = ${accountId} and mail_id = ${mailId}`
}

/** Returns how many were deleted. */
export const deleteNotes = (sql: Queryable, days: number): Promise<number> =>
  forgetAged(sql, 'alert_notes', daysAgo(sql, days))

export interface MailRefusal {
  accountId: string
  memberId: string
  /** Empty = all keywords. */
  keywordId: string
}

export const refusalsOf = async (sql: Queryable, accountId: string): Promise<MailRefusal[]> => [
  ...(await sql<MailRefusal[]>`
    select account_id, member_id, keyword_id from alert_refusals where account_id = ${accountId}`),
]

export async function insertRefusal(sql: Queryable, { accountId, memberId, keywordId }: MailRefusal): Promise<void> {
  await sql`
    insert into alert_refusals (account_id, member_id, keyword_id) values (${accountId}, ${memberId}, ${keywordId})
    on conflict do nothing`
}

/** A notice about which a member gets no more mails. */
export interface MutedNotice {
  accountId: string
  memberId: string
  noticeNo: string
}

export const mutedAmong = async (
  sql: Queryable,
  accountId: string,
  noticeNos: readonly string[],
): Promise<MutedNotice[]> => [
  ...(await sql<MutedNotice[]>`
    select account_id, member_id, notice_no from muted_notices
    where account_id = ${accountId} and notice_no = any(${[...noticeNos]})`),
]

export async function muteNotice(sql: Queryable, { accountId, memberId, noticeNo }: MutedNotice): Promise<void> {
  await sql`
    insert into muted_notices (account_id, member_id, notice_no) values (${accountId}, ${memberId}, ${noticeNo})
    on conflict (account_id, member_id, notice_no) do update set at = excluded.at`
}

export async function unmuteNotice(sql: Queryable, { accountId, memberId, noticeNo }: MutedNotice): Promise<void> {
  await sql`
    delete from muted_notices
    where account_id = ${accountId} and member_id = ${memberId} and notice_no = ${noticeNo}`
}

/** Returns how many were deleted. */
export const deleteMuted = (sql: Queryable, days: number): Promise<number> =>
  forgetAged(sql, 'muted_notices', daysAgo(sql, days))

/** The notices that mails reported to the member, latest first. */
export const notesReported = async (
  sql: Queryable,
  { accountId, memberId }: Owner,
  limit: number,
): Promise<Pick<NoteRow, 'noticeNo' | 'keywords'>[]> => [
  ...(await sql<Pick<NoteRow, 'noticeNo' | 'keywords'>[]>`
    select notice_no, keywords from alert_notes
    where account_id = ${accountId} and member_id = ${memberId} and mail_id <> '' and notice_no is not null
    order by at desc limit ${limit}`),
]

export async function deleteRefusal(sql: Queryable, { accountId, memberId, keywordId }: MailRefusal): Promise<void> {
  await sql`
    delete from alert_refusals
    where account_id = ${accountId} and member_id = ${memberId} and keyword_id = ${keywordId}`
}
