import { CSV_BOM, csvLine, csvList, csvNumber, csvText } from '../../lib/csv.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { tableWords } from '../../vocabulary/tables.ts'
import type { Event } from '../schema/events.ts'

/** The notice of an event as it was then, or the notice of a pursuit. */
interface EventSubject {
  event: Event
  notice: Partial<NonNullable<Event['data']['bid']>>
  award: Partial<NonNullable<Event['data']['award']>>
}

const COLUMNS: Record<string, (subject: EventSubject) => string> = {
  id: ({ event }) => event.id,
  type: ({ event }) => event.type,
  timestamp: ({ event }) => event.timestamp,
  state: ({ event }) => event.state,
  reason: ({ event }) => csvText(event.reason ?? ''),
  keywords: ({ event }) => csvList(event.data.matches?.map(({ keyword }) => keyword) ?? []),
  noticeNo: ({ notice }) => csvText(notice.noticeNo ?? ''),
  title: ({ notice }) => csvText(notice.title ?? ''),
  agency: ({ notice }) => csvText(notice.agency ?? ''),
  demandAgency: ({ notice }) => csvText(notice.demandAgency ?? ''),
  bsnsDiv: ({ notice }) => notice.bsnsDiv ?? '',
  currency: ({ notice }) => notice.currency ?? '',
  estimatedPrice: ({ notice }) => csvNumber(notice.estimatedPrice),
  closeAt: ({ notice }) => notice.closeAt ?? '',
  openAt: ({ notice }) => notice.openAt ?? '',
  status: ({ notice }) => notice.status ?? '',
  eligibility: ({ notice }) => notice.eligibility ?? '',
  changes: ({ event }) => csvList(event.data.changes?.map(({ field }) => field) ?? []),
  award: ({ award }) => award.state ?? '',
  winners: ({ award }) => csvList(award.winners?.map(({ name }) => name) ?? []),
  winningAmount: ({ award }) => csvNumber(award.amount),
  awardRate: ({ award }) => csvNumber(award.rate),
  bidders: ({ award }) => csvNumber(award.bidders),
  correction: ({ event }) => String(event.data.correction ?? false),
  detailUrl: ({ notice }) => csvText(notice.detailUrl ?? ''),
}

/** Column names, after the byte order mark by which spreadsheets detect UTF-8, and one line for each event. */
export function eventCsv(language?: Language) {
  const words = tableWords('events', language)
  const columns = Object.entries(COLUMNS)
  return {
    head: CSV_BOM + csvLine(columns.map(([name]) => words.nameOf(name))),
    line(event: Event): string {
      const subject = subjectOf(event)
      return csvLine(columns.map(([name, textOf]) => words.textOf(name, textOf(subject))))
    },
  }
}

function subjectOf(event: Event): EventSubject {
  const { bid, award, pursuit } = event.data
  const { noticeNo, notice } = (pursuit ?? {}) as { noticeNo?: string; notice?: EventSubject['notice'] | null }
  return { event, notice: bid ?? (Object.assign({ noticeNo }, notice) as EventSubject['notice']), award: award ?? {} }
}
