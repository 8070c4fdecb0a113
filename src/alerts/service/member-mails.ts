import { DAY, MINUTE } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { AlertNotice, NewMail, TemplateData } from '../../mail/index.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { createCalendar } from '../rules/calendar.ts'
import { causeOf, closingOf, type NoticeNow, noticeOf } from '../rules/letters.ts'
import { type PlannedMail, planMails } from '../rules/mails.ts'
import { countTypes, findEvents } from '../store/events.ts'
import * as store from '../store/mails.ts'
import { closingSoon, stillWanted, type WantedDeps } from './wanted.ts'

/** The fields of a member that mails need. */
export interface MailReader {
  id: string
  email: string
  role: string
  state: string
  language: MailLanguage
  zone: string
}

export interface MemberMailDeps extends WantedDeps {
  db: Db
  /** Owners first. */
  membersOf: (sql: Queryable, accountId: string) => Promise<MailReader[]>
  accountOf: (id: string, sql?: Queryable) => Promise<{ name: string; state: string } | null>
  noticesNow: (noticeNos: string[]) => Promise<NoticeNow[]>
  /** Adds a mail to the outbox, in the caller's transaction. */
  post: (tx: Tx, mail: NewMail) => Promise<string | null>
  /** Periods for which a source could not be read. */
  gapsNow: () => Promise<{ source: string; from: number; to: number }[]>
  log: (message: string, detail?: object) => void
  /** The link that stops the member's mails about the keyword, or (if empty) about all keywords. */
  unsubscribeUrl: (member: { accountId: string; memberId: string }, keywordId: string) => string
  /** The link that stops the member's mails about the notice. */
  muteUrl: (member: { accountId: string; memberId: string }, noticeNo: string) => string
  /** The maximum number of immediate mails per hour and member; further notes share the last one. */
  instantPerHour?: number
}

const INSTANT_PER_HOUR = 10
/** The maximum number of notices in a mail; the mail states how many more there are. */
const SHOWN = 30
const NAMED = 20
/** How often the notes of a suspended member are checked; the longest delay after the suspension ends. */
const SUSPENDED_MS = 10 * MINUTE
/** Stored instead of a mail id: the note is no longer wanted. */
const DROPPED = ''

interface Addressee {
  reader: MailReader
  row: store.AlertMemberRow
  company: string
  now: number
}

/** Turns notes into mails in the outbox, member by member. */
export function createMemberMails(deps: MemberMailDeps) {
  const { db, membersOf, accountOf, post, unsubscribeUrl } = deps

  async function sendDue(row: store.AlertMemberRow): Promise<void> {
    await db.transaction(async (tx) => {
      const now = await store.lockDueMember(tx, row)
      if (now === null) return
      const { accountId, memberId } = row
      const reader = (await membersOf(tx, accountId)).find(({ id }) => id === memberId)
      const account = await accountOf(accountId, tx)
      if (reader && isSuspended(reader, account)) return postpone(tx, row, now)
      const open = await store.openNotes(tx, row)
      const wanted = reader?.state === 'active' ? await stillWanted(deps, tx, row, open) : []
      await drop(tx, row, open, wanted)
      if (!reader || !account || wanted.length === 0) {
        await store.finishMember(tx, row, { dueAt: null, sentAt: [] })
        return
      }
      const plan = planMails(wanted, {
        now,
        sentAt: row.sentAt,
        most: deps.instantPerHour ?? INSTANT_PER_HOUR,
        ...createCalendar(reader.zone),
      })
      for (const mail of plan.mails) await send(tx, { reader, row, company: account.name, now }, mail)
      const missed = plan.missed.map(({ ref }) => ref)
      if (missed.length > 0) await store.markLate(tx, row, missed, now)
      await store.finishMember(tx, row, plan)
    })
  }

  /** Postpones the member, as long as there are open notes. */
  async function postpone(tx: Tx, row: store.AlertMemberRow, now: number): Promise<void> {
    const dueAt = (await store.hasOpenNotes(tx, row)) ? now + SUSPENDED_MS : null
    await store.finishMember(tx, row, { dueAt, sentAt: row.sentAt })
  }

  async function drop(
    tx: Tx,
    row: store.AlertMemberRow,
    open: store.NoteRow[],
    wanted: store.NoteRow[],
  ): Promise<void> {
    const kept = new Set(wanted.map(({ ref }) => ref))
    const refs = open.map(({ ref }) => ref).filter((ref) => !kept.has(ref))
    if (refs.length > 0) await store.assignNotes(tx, row, refs, DROPPED)
  }

  async function send(tx: Tx, to: Addressee, mail: PlannedMail<store.NoteRow>): Promise<void> {
    const { reader, row } = to
    const shown = mail.notes.slice(0, SHOWN)
    const named = mail.late.slice(0, NAMED)
    const { notices, unreadable } = await noticesOf(deps, tx, row, [...shown, ...named])
    const isShown = ({ ref }: store.NoteRow) => notices.has(ref)
    const refs = [...mail.notes, ...mail.late].map(({ ref }) => ref)
    const data = {
      form: mail.form,
      company: to.company,
      zone: reader.zone,
      at: to.now,
      notices: shown.flatMap(({ ref }) => notices.get(ref) ?? []),
      more: mail.notes.length - shown.length + shown.filter(({ ref }) => unreadable.has(ref)).length,
      counts: await countsOf(tx, row.accountId, mail.notes),
      late: named.flatMap(({ ref }) => lateOf(notices.get(ref))),
      lateMore: mail.late.length - named.length + named.filter(({ ref }) => unreadable.has(ref)).length,
      ...(await gapsWithin(deps, mail.form, to.now)),
      ...(await closingSoon(deps, tx, row, {
        form: mail.form,
        now: to.now,
        shown: new Set([...shown, ...named].filter(isShown).flatMap(({ noticeNo }) => noticeNo ?? [])),
        hidden: [...mail.notes, ...mail.late].filter((note) => !isShown(note)),
      })),
    }
    const isEmpty = data.notices.length + data.late.length + unreadable.size === 0
    const keywords = [...new Set([...mail.notes, ...mail.late].flatMap((note) => note.keywords))]
    const unsubscribe = unsubscribeUrl(row, keywords.length === 1 ? (keywords[0] ?? '') : '')
    const id = isEmpty
      ? null
      : await post(tx, {
          accountId: row.accountId,
          to: reader.email,
          language: reader.language,
          template: 'alert',
          data,
          unsubscribeUrl: new URL(unsubscribe),
        })
    await store.assignNotes(tx, row, refs, id ?? DROPPED)
  }

  return sendDue
}

const PERIODS = { daily: DAY, weekly: 7 * DAY } as const

/** The missing periods that a digest reports: one for each source, limited to the period of the digest. */
async function gapsWithin(
  { gapsNow }: Pick<MemberMailDeps, 'gapsNow'>,
  form: PlannedMail<unknown>['form'],
  now: number,
) {
  if (form !== 'daily' && form !== 'weekly') return {}
  const begin = now - PERIODS[form]
  const overlapping = (await gapsNow()).filter(({ from, to }) => to >= begin && from <= now)
  const gaps = [...Map.groupBy(overlapping, ({ source }) => source)].map(([source, periods]) => ({
    source,
    from: Math.max(begin, Math.min(...periods.map(({ from }) => from))),
    to: Math.min(now, Math.max(...periods.map(({ to }) => to))),
  }))
  return gaps.length > 0 ? { gaps } : {}
}

/** Suspensions end through the operator or a plan with teams. Until then notes wait, if they do not expire first. */
export const isSuspended = (reader: Pick<MailReader, 'state'>, account: { state: string } | null): boolean =>
  reader.state === 'suspended' || account?.state === 'suspended'

/** The number of notes of a mail by kind, including those it does not show. */
async function countsOf(tx: Tx, accountId: string, notes: readonly store.NoteRow[]) {
  const closing = notes.filter(({ pace }) => pace === 'closing').length
  const ofEvents = notes.filter(({ pace }) => pace !== 'closing').map(({ ref }) => ref)
  const counts: TemplateData['alert']['counts'] = closing > 0 ? { closing } : {}
  for (const { count, ...event } of await countTypes(tx, accountId, ofEvents)) {
    const cause = causeOf(event)
    if (cause) counts[cause] = (counts[cause] ?? 0) + count
  }
  return counts
}

/**
 * The notices of a mail, by note. Notes of deleted events are dropped. A note that cannot be read does not block the
 * others; the mail counts it as not shown.
 */
async function noticesOf(
  { keywordsNow, noticesNow, muteUrl, log }: MemberMailDeps,
  tx: Tx,
  row: store.AlertMemberRow,
  notes: readonly store.NoteRow[],
) {
  const { accountId } = row
  const ofEvents = notes.filter(({ pace }) => pace !== 'closing')
  const closing = notes.flatMap(({ pace, noticeNo }) => (pace === 'closing' && noticeNo !== null ? [noticeNo] : []))
  const [events, closingNotices] = await Promise.all([
    findEvents(
      tx,
      ofEvents.map(({ ref }) => ({ accountId, id: ref })),
    ),
    closing.length > 0 ? noticesNow(closing) : [],
  ])
  const texts = await keywordsNow(tx, accountId, [...new Set(notes.flatMap(({ keywords }) => keywords))])
  const notices = new Map<string, AlertNotice>()
  const unreadable = new Set<string>()
  for (const note of notes) {
    const event = events.find(({ id }) => id === note.ref)
    const now = closingNotices.find(({ noticeNo }) => noticeNo === note.noticeNo)
    const keywords = texts.filter(({ id }) => note.keywords.includes(id)).map(({ keyword }) => keyword)
    try {
      const muted = note.noticeNo === null ? null : new URL(muteUrl(row, note.noticeNo))
      const closing = now && note.pace === 'closing' ? closingOf(now, keywords, muted) : null
      const notice = event ? noticeOf(event, note.keywords, muted) : closing
      if (notice) notices.set(note.ref, notice)
    } catch (error) {
      log('a notice of a mail could not be read', { err: error, accountId, ref: note.ref })
      unreadable.add(note.ref)
    }
  }
  return { notices, unreadable }
}

const lateOf = (notice: AlertNotice | undefined) =>
  notice
    ? [
        {
          title: notice.title.map(({ text }) => text).join(''),
          noticeNo: notice.facts.noticeNo,
          detailUrl: notice.detailUrl,
        },
      ]
    : []
