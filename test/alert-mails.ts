import { HOUR } from '../src/lib/clock.ts'
import { alertsRead } from './alerts-read.ts'
import type { TestApp } from './app-harness.ts'
import { eventually } from './harness.ts'
import type { MailServer } from './mail-server.ts'
import { type ReadMail, readMail } from './mailbox.ts'

/** Waits until all events have become notes and all mails that are due have been sent. */
export async function mailsSettled(app: TestApp, server: MailServer): Promise<ReadMail[]> {
  await alertsRead(app)
  await eventually(async () => {
    // One statement per step, in order: a cluster reads each table at a different moment, so that one statement may
    // miss what moves from one table to the next.
    const { sql } = app.db
    const [feed] = await sql<{ isRead: boolean }[]>`
      select (select position from feed_readers where name = 'reminders') >= (select position from feed_head) as is_read`
    if (!feed?.isRead) return false
    if ((await sql`select from reminders where due_at <= now() limit 1`).length > 0) return false
    if ((await sql`select from alert_items limit 1`).length > 0) return false
    if ((await sql`select from alert_members where due_at <= now() limit 1`).length > 0) return false
    return (await sql`select from mails where due_at <= now() limit 1`).length === 0
  })
  return server.mails.map(readMail)
}

/** A time zone where it is between 12:00 and 13:00, so that no digest becomes due during a test: they are sent at 08:00. */
export function noonZone(now: number): string {
  const ahead = 12 - (Math.floor(now / HOUR) % 24)
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Moves all times that mails depend on back by this much. */
export async function mailsLater(app: TestApp, ms: number): Promise<void> {
  const back = app.db.sql`${ms} * interval '1 millisecond'`
  // Citus runs no function in an update that depends on the session's time zone.
  await app.db.sql`
    update alert_notes set at = (at at time zone 'UTC' - ${back}) at time zone 'UTC',
      late_at = (late_at at time zone 'UTC' - ${back}) at time zone 'UTC'`
  const members = await app.db.sql<{ accountId: string; memberId: string; sentAt: number[] }[]>`
    select account_id, member_id, sent_at from alert_members`
  for (const { accountId, memberId, sentAt } of members) {
    await app.db.sql`
      update alert_members set due_at = now(), sent_at = ${sentAt.map((at) => at - ms)}::timestamptz[]
      where account_id = ${accountId} and member_id = ${memberId}`
  }
}
