import type { KeywordAlert } from '../../keywords/index.ts'
import { HOUR } from '../../lib/clock.ts'
import type { AlertForm } from '../../mail/index.ts'

export type MailPace = 'instant' | 'daily' | 'weekly' | 'closing'

interface Reader {
  id: string
  role: string
  state: string
}

/** The fields of a keyword that say which members get its mails. */
export interface KeywordMailing {
  id: string
  createdBy: string | null
  alert: Pick<KeywordAlert, 'email' | 'to'>
}

/**
 * The members who get a keyword's mails: those it names, else its creator, else an owner. Only active members have
 * agreed to mails. If none of the named members is active, an owner gets the mail, so that no alert is lost unnoticed.
 */
export function readersOf({ createdBy, alert }: KeywordMailing, members: readonly Reader[]): string[] {
  const active = members.filter(({ state }) => state === 'active')
  const named = active.filter(({ id }) => (alert.to.length > 0 ? alert.to.includes(id) : id === createdBy))
  const owner = active.find(({ role }) => role === 'owner')
  return (named.length > 0 ? named : owner ? [owner] : []).map(({ id }) => id)
}

export interface NoteFor {
  memberId: string
  pace: Exclude<MailPace, 'closing'>
  keywords: string[]
}

const FASTEST = ['instant', 'daily', 'weekly'] as const

/** One note for each member, however many keywords notify them; the fastest pace of these keywords applies. */
export function notesFor(
  keywords: readonly KeywordMailing[],
  members: readonly Reader[],
  refuses: (memberId: string, keywordId: string) => boolean,
): NoteFor[] {
  const notes = new Map<string, NoteFor>()
  for (const pace of FASTEST) {
    for (const keyword of keywords) {
      if (keyword.alert.email !== pace) continue
      for (const memberId of readersOf(keyword, members)) {
        if (refuses(memberId, keyword.id)) continue
        const note = notes.get(memberId) ?? { memberId, pace, keywords: [] }
        notes.set(memberId, { ...note, keywords: [...note.keywords, keyword.id] })
      }
    }
  }
  return [...notes.values()]
}

/** A note: an item that a member's next mail must report. */
export interface OpenNote {
  ref: string
  pace: MailPace
  at: number
  lateAt: number | null
}

export interface PlannedMail<Note> {
  form: AlertForm
  notes: Note[]
  /** Notes too late for a separate mail; they are only listed. */
  late: Note[]
}

export interface MemberPlan<Note> {
  mails: PlannedMail<Note>[]
  /** Notes that came too late for the mail they belonged to. */
  missed: Note[]
  /** When immediate mails were sent within the last hour. */
  sentAt: number[]
  dueAt: number | null
}

export interface MemberMoment {
  now: number
  /** When immediate mails were sent. */
  sentAt: readonly number[]
  /** The maximum number of immediate mails per hour. */
  most: number
  /** The first 08:00 after an instant in the member's time zone, of any day and of a Monday. */
  nextMorning: (after: number) => number
  nextMonday: (after: number) => number
}

/** Digests list notices of earlier mails that close within this many days. */
export const DIGEST_CLOSING_DAYS: Record<AlertForm, number> = { instant: 0, rollup: 0, closing: 0, daily: 2, weekly: 7 }

export const STALE = { instant: 6 * HOUR, digest: 24 * HOUR }

export function planMails<Note extends OpenNote>(notes: readonly Note[], moment: MemberMoment): MemberPlan<Note> {
  const { now, most } = moment
  const inOrder = [...notes].sort((a, b) => a.at - b.at)
  const dueTime = (note: Note): number => {
    const { pace, lateAt, at } = note
    if (lateAt !== null) return pace === 'weekly' ? moment.nextMonday(lateAt) : moment.nextMorning(lateAt)
    return pace === 'daily' ? moment.nextMorning(at) : pace === 'weekly' ? moment.nextMonday(at) : at
  }
  const dueTimes = new Map(inOrder.map((note) => [note, dueTime(note)]))
  const dueAtOf = (note: Note) => dueTimes.get(note) ?? now
  const due = inOrder.filter((note) => dueAtOf(note) <= now)
  const staleAfter = ({ pace }: Note) => (pace === 'daily' || pace === 'weekly' ? STALE.digest : STALE.instant)
  const missed = due.filter((note) => note.lateAt === null && now - dueAtOf(note) > staleAfter(note))
  const fresh = due.filter((note) => note.lateAt === null && !missed.includes(note))
  const of = (...paces: MailPace[]) => fresh.filter(({ pace }) => paces.includes(pace))

  const window = moment.sentAt.filter((at) => at > now - HOUR && at <= now)
  const atOnce = instantMails(of('instant'), most - window.length)
  const digest = digestOf(of('daily', 'weekly'), inOrder, dueAtOf, now)
  const closing = of('closing')
  const mails = [
    ...atOnce,
    ...(closing.length > 0 ? [{ form: 'closing' as const, notes: closing, late: [] }] : []),
    ...(digest ? [digest] : []),
  ]
  const mailed = new Set(mails.flatMap((mail) => [...mail.notes, ...mail.late]))
  const waiting = inOrder.filter((note) => !mailed.has(note))
  const times = waiting.map((note) => {
    if (missed.includes(note)) return note.pace === 'weekly' ? moment.nextMonday(now) : moment.nextMorning(now)
    // A due note that still waiting exceeded the hourly limit; it waiting until the oldest mail of this hour is an hour
    // old.
    return dueAtOf(note) > now ? dueAtOf(note) : Math.min(...window) + HOUR
  })
  return {
    mails,
    missed,
    sentAt: [...window, ...atOnce.map(() => now)],
    dueAt: times.length > 0 ? Math.min(...times) : null,
  }
}

/** Each note gets a separate mail up to the limit; the rest share the last one. */
function instantMails<Note>(notes: readonly Note[], room: number): PlannedMail<Note>[] {
  if (notes.length === 0 || room < 1) return []
  const singleCount = notes.length <= room ? notes.length : room - 1
  const single = notes.slice(0, singleCount).map((note) => ({ form: 'instant' as const, notes: [note], late: [] }))
  const rest = notes.slice(singleCount)
  return rest.length > 0 ? [...single, { form: 'rollup', notes: rest, late: [] }] : single
}

/** Missed notes are listed in the next digest. Without a digest, they get one at the time it would be sent. */
function digestOf<Note extends OpenNote>(
  notes: Note[],
  open: readonly Note[],
  dueAtOf: (note: Note) => number,
  now: number,
): PlannedMail<Note> | null {
  const late = open.filter(({ lateAt }) => lateAt !== null)
  if (notes.length === 0 && !late.some((note) => dueAtOf(note) <= now)) return null
  const weekly = notes.length > 0 && notes.every(({ pace }) => pace === 'weekly')
  return { form: weekly ? 'weekly' : 'daily', notes, late }
}
