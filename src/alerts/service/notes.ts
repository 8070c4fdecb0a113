import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import { createCalendar } from '../rules/calendar.ts'
import { notesFor } from '../rules/mails.ts'
import type { QueuedEvent } from '../schema/events.ts'
import { findEvents } from '../store/events.ts'
import * as store from '../store/mails.ts'
import { insertReminders } from '../store/reminders.ts'
import type { MailReader } from './member-mails.ts'
import { refusalsIn } from './refusals.ts'

export interface NoteWriterDeps {
  db: Db
  log: (message: string, detail?: object) => void
  membersOf: (sql: Queryable, accountId: string) => Promise<MailReader[]>
}

/** Turns events into notes for members. */
export function createNoteWriter({ db, log, membersOf }: NoteWriterDeps) {
  /** Runs in the transaction of the events. Their members are determined later, so that the transaction stays short. */
  async function enqueue(tx: Tx, events: QueuedEvent[]): Promise<void> {
    const wanted = events.filter(({ keywords }) => keywords.some(({ alert }) => alert.email !== 'off'))
    if (wanted.length > 0) await store.insertItems(tx, wanted)
  }

  async function writeNotes(rows: readonly store.ItemRow[]): Promise<void> {
    const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
    for (const [accountId, items] of byAccount) {
      try {
        await db.transaction((tx) => writeAccountNotes(tx, accountId, items))
      } catch (error) {
        // Retried when its lease expires; other accounts are not delayed.
        log('the notes of an account could not be written', { err: error, accountId })
      }
    }
  }

  async function writeAccountNotes(tx: Tx, accountId: string, rows: readonly store.ItemRow[]): Promise<void> {
    const deleted = await store.deleteItems(tx, rows)
    const own = rows.filter(({ eventId }) => deleted.has(eventId))
    const [people, events] = await Promise.all([
      membersOf(tx, accountId),
      findEvents(
        tx,
        own.map(({ eventId }) => ({ accountId, id: eventId })),
      ),
    ])
    const byId = new Map(events.map((event) => [event.id, event]))
    const refuses = await refusalsIn(
      tx,
      accountId,
      events.map(({ noticeNo }) => noticeNo),
    )
    const calendars = new Map(people.map(({ id, zone }) => [id, createCalendar(zone)]))
    const notes = own.flatMap(({ eventId, keywords, at }) => {
      const noticeNo = byId.get(eventId)?.noticeNo ?? null
      const refusesIt = (memberId: string, keywordId: string) => refuses(memberId, keywordId, noticeNo)
      return notesFor(keywords, people, refusesIt).map((note): store.NewNote => {
        const dueAt = note.pace === 'instant' ? at : (calendars.get(note.memberId)?.nextMorning(at) ?? at)
        return { accountId, ref: eventId, noticeNo, at, dueAt, ...note }
      })
    })
    const reminders = own.flatMap(({ eventId, keywords }) => {
      const { type, noticeNo } = byId.get(eventId) ?? {}
      if (!noticeNo || (type !== 'bid.matched' && type !== 'bid.changed')) return []
      return keywords
        .filter(({ alert }) => alert.email !== 'off' && alert.remind.length > 0)
        .map(({ id }) => ({ accountId, noticeNo, keywordId: id }))
    })
    if (reminders.length > 0) await insertReminders(tx, reminders)
    await store.insertNotes(tx, notes)
  }

  return { enqueue, writeNotes }
}
