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
export interface KeywordTelling {
  id: string
  createdBy: string | null
  alert: Pick<KeywordAlert, 'email' | 'to'>
}

/**
 * Who gets its mails: the members it names, else its maker, else an owner. Only active members have agreed to mails.
 * Where none of those named is active any more, an owner is told: an alert must not end in nothing unnoticed.
 */
export function readersOf({ createdBy, alert }: KeywordTelling, members: readonly Reader[]): string[] {
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

/** One note for each member, however many keywords notify them; the most pressing of these decides when. */
export function notesFor(
  keywords: readonly KeywordTelling[],
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

/** A note: something a member is still to be told of. */
export interface OpenNote {
  ref: string
  pace: MailPace
  at: number
  lateAt: number | null
}

export interface PlannedMail<Note> {
  form: AlertForm
  notes: Note[]
  /** Notes too late for a mail of their own: they are only listed. */
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
  /** The most immediate mails an hour. */
  most: number
  /** The first 08:00 after an instant in the member's time zone, of any day and of a Monday. */
  nextMorning: (after: number) => number
  nextMonday: (after: number) => number
}

/** Which mails list notices of earlier mails, if they close within so many days. */
export const DIGEST_CLOSING_DAYS: Record<AlertForm, number> = { instant: 0, rollup: 0, closing: 0, daily: 2, weekly: 7 }

export const STALE = { instant: 6 * HOUR, digest: 24 * HOUR }

export function planMails<Note extends OpenNote>(notes: readonly Note[], moment: MemberMoment): MemberPlan<Note> {
  const { now, most } = moment
  const inOrder = [...notes].sort((a, b) => a.at - b.at)
  const turn = (note: Note): number => {
    const { pace, lateAt, at } = note
    if (lateAt !== null) return pace === 'weekly' ? moment.nextMonday(lateAt) : moment.nextMorning(lateAt)
    return pace === 'daily' ? moment.nextMorning(at) : pace === 'weekly' ? moment.nextMonday(at) : at
  }
  const turns = new Map(inOrder.map((note) => [note, turn(note)]))
  const turnOf = (note: Note) => turns.get(note) ?? now
  const due = inOrder.filter((note) => turnOf(note) <= now)
  const stale = ({ pace }: Note) => (pace === 'daily' || pace === 'weekly' ? STALE.digest : STALE.instant)
  const missed = due.filter((note) => note.lateAt === null && now - turnOf(note) > stale(note))
  const fresh = due.filter((note) => note.lateAt === null && !missed.includes(note))
  const of = (...paces: MailPace[]) => fresh.filter(({ pace }) => paces.includes(pace))

  const window = moment.sentAt.filter((at) => at > now - HOUR && at <= now)
  const atOnce = instantMails(of('instant'), most - window.length)
  const digest = digestOf(of('daily', 'weekly'), inOrder, turnOf, now)
  const closing = of('closing')
  const mails = [
    ...atOnce,
    ...(closing.length > 0 ? [{ form: 'closing' as const, notes: closing, late: [] }] : []),
    ...(digest ? [digest] : []),
  ]
  const mailed = new Set(mails.flatMap((mail) => [...mail.notes, ...mail.late]))
  const waits = inOrder.filter((note) => !mailed.has(note))
  const times = waits.map((note) => {
    if (missed.includes(note)) return note.pace === 'weekly' ? moment.nextMonday(now) : moment.nextMorning(now)
    // A note that is due and still waits was beyond the hour's limit: it waits until the first mail is an hour old.
    return turnOf(note) > now ? turnOf(note) : Math.min(...window) + HOUR
  })
  return {
    mails,
    missed,
    sentAt: [...window, ...atOnce.map(() => now)],
    dueAt: times.length > 0 ? Math.min(...times) : null,
  }
}

/** Each note gets a mail of its own up to the limit; the rest share the last one. */
function instantMails<Note>(notes: readonly Note[], room: number): PlannedMail<Note>[] {
  if (notes.length === 0 || room < 1) return []
  const alone = notes.length <= room ? notes.length : room - 1
  const singly = notes.slice(0, alone).map((note) => ({ form: 'instant' as const, notes: [note], late: [] }))
  const rest = notes.slice(alone)
  return rest.length > 0 ? [...singly, { form: 'rollup', notes: rest, late: [] }] : singly
}

/** Missed notes come with the next digest, or in one of their own at the time of the next. */
function digestOf<Note extends OpenNote>(
  notes: Note[],
  all: readonly Note[],
  turnOf: (note: Note) => number,
  now: number,
): PlannedMail<Note> | null {
  const late = all.filter(({ lateAt }) => lateAt !== null)
  if (notes.length === 0 && !late.some((note) => turnOf(note) <= now)) return null
  const weekly = notes.length > 0 && notes.every(({ pace }) => pace === 'weekly')
  return { form: weekly ? 'weekly' : 'daily', notes, late }
}
