import type { KeywordAlert } from '../../keywords/index.ts'
import { DAY } from '../../lib/clock.ts'
import type { Queryable, Tx } from '../../lib/db/index.ts'
import type { AlertForm, TemplateData } from '../../mail/index.ts'
import { DIGEST_CLOSING_DAYS } from '../rules/mails.ts'
import { type AlertMemberRow, type NoteRow, notesReported } from '../store/mails.ts'
import { refusalsIn } from './refusals.ts'

interface ClosingPeriod {
  from: number
  until: number
}

interface ClosingNotice {
  noticeNo: string
  title: string
  closeAt: number
  detailUrl: string
}

export interface KeywordNow {
  id: string
  keyword: string
  state: string
  createdBy: string | null
  alert: Pick<KeywordAlert, 'email' | 'to' | 'remind'>
}

export interface WantedDeps {
  /** Those that still exist. */
  keywordsNow: (sql: Queryable, accountId: string, ids: readonly string[]) => Promise<KeywordNow[]>
  /** Those of the named notices that close within a period and are not cancelled, by closing time. */
  noticesClosing: (sql: Queryable, noticeNos: string[], period: ClosingPeriod) => Promise<ClosingNotice[]>
}

/** Of the notices reported to a member, the latest this many are checked for closing soon. */
const REPORTED = 2_000
const LISTED = 20

/**
 * Checked again, because the member may have unsubscribed, or the keyword been deleted or disabled, in the meantime.
 */
export async function stillWanted<Note extends Pick<NoteRow, 'noticeNo' | 'keywords'>>(
  { keywordsNow }: Pick<WantedDeps, 'keywordsNow'>,
  tx: Tx,
  { accountId, memberId }: AlertMemberRow,
  open: readonly Note[],
): Promise<Note[]> {
  const ids = [...new Set(open.flatMap(({ keywords }) => keywords))]
  const noticeNos = open.map(({ noticeNo }) => noticeNo)
  const [refuses, now] = await Promise.all([refusalsIn(tx, accountId, noticeNos), keywordsNow(tx, accountId, ids)])
  const mailing = new Set(now.filter(({ alert }) => alert.email !== 'off').map(({ id }) => id))
  return open.flatMap((note) => {
    const keywords = note.keywords.filter((id) => mailing.has(id) && !refuses(memberId, id, note.noticeNo))
    return keywords.length > 0 ? [{ ...note, keywords }] : []
  })
}

interface Digest {
  form: AlertForm
  now: number
  /** Numbers of the notices that the mail shows. */
  shown: ReadonlySet<string>
  /** Notes that the mail counts but does not show for lack of space. */
  hidden: readonly Pick<NoteRow, 'noticeNo' | 'keywords'>[]
}

/** Notices that close soon: those of earlier mails, and those that the digest does not show. */
export async function closingSoon(
  deps: WantedDeps,
  tx: Tx,
  row: AlertMemberRow,
  { form, now, shown, hidden }: Digest,
): Promise<Pick<TemplateData['alert'], 'soon' | 'soonMore'>> {
  const days = DIGEST_CLOSING_DAYS[form]
  if (days === 0) return {}
  const notes = [...hidden, ...(await notesReported(tx, row, REPORTED))]
  const noticeNos = [...new Set(notes.flatMap(({ noticeNo }) => noticeNo ?? []))].filter((no) => !shown.has(no))
  const period = { from: now, until: now + days * DAY }
  const closing = noticeNos.length > 0 ? await deps.noticesClosing(tx, noticeNos, period) : []
  // The member's row is locked, so only notes of these few notices are checked.
  const closingNos = new Set(closing.map(({ noticeNo }) => noticeNo))
  const candidates = notes.filter(({ noticeNo }) => noticeNo !== null && closingNos.has(noticeNo))
  const kept = candidates.length > 0 ? await stillWanted(deps, tx, row, candidates) : []
  const wanted = new Set(kept.map(({ noticeNo }) => noticeNo))
  const soon = closing.filter(({ noticeNo }) => wanted.has(noticeNo))
  const listed = soon.slice(0, LISTED).filter(({ detailUrl }) => URL.canParse(detailUrl))
  return {
    soon: listed.map(({ detailUrl, ...notice }) => ({ ...notice, detailUrl: new URL(detailUrl) })),
    soonMore: soon.length - listed.length,
  }
}
