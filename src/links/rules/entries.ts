import { DAY, MINUTE, seoulTime } from '../../lib/clock.ts'
import type { CalendarEntry, EntryKind, FeedEntry, LinkedNotice, LinkedPreSpec } from '../schema.ts'

/** The duration of an entry. It ends at a deadline and begins at an opening. */
const LASTS_MS = 15 * MINUTE

/** How long past and cancelled entries remain in a calendar. */
export const PAST_MS = 14 * DAY

/** The texts of entries, in the language of the link. */
export interface EntryWords {
  kinds: Record<EntryKind, string>
  cancelled: string
  agency: string
  demandAgency: string
  noticeNo: string
  /** The texts include the time zone. */
  times: Record<'closing' | 'opening', string>
  amounts: Record<'baseAmount' | 'estimatedPrice' | 'budget', string>
  unknownAmount: string
  reason: string
  link: string
  /** The last line of every description. */
  caution: string
}

/**
 * The closing and opening of a notice, if they are known and not too far away. Entries of a cancelled notice remain for
 * a while.
 */
export function noticeEntries(notice: LinkedNotice, words: EntryWords, now: number): CalendarEntry[] {
  const cancelled = notice.kind === 'cancelled'
  if (cancelled && notice.updatedAt < now - PAST_MS) return []
  return DATES.flatMap(({ kind, at }) => {
    const instant = at(notice)
    if (instant === null || instant < now - PAST_MS) return []
    const summary = `[${cancelled ? words.cancelled : words.kinds[kind]}] ${notice.title}`
    return [
      {
        uid: uidOf(kind, notice.noticeNo),
        sequence: notice.version,
        modifiedAt: notice.updatedAt,
        ...spanOf(kind, instant),
        cancelled,
        summary,
        description: describe(notice, words),
        url: isWebAddress(notice.detailUrl) ? notice.detailUrl : null,
      },
    ]
  })
}

const DATES: { kind: 'closing' | 'opening'; at: (notice: LinkedNotice) => number | null }[] = [
  { kind: 'closing', at: ({ closeAt }) => closeAt },
  { kind: 'opening', at: ({ openAt }) => openAt },
]

/**
 * The last day for opinions on a pre-specification. It has no version, so the sequence number is the second of its last
 * change.
 */
export function preSpecEntries(spec: LinkedPreSpec, words: EntryWords, now: number): CalendarEntry[] {
  const { number, opinionsUntil, changedAt } = spec
  if (opinionsUntil === null || opinionsUntil < now - PAST_MS) return []
  return [
    {
      uid: uidOf('opinions', number),
      sequence: Math.max(0, Math.floor(changedAt / 1000)),
      modifiedAt: changedAt,
      ...spanOf('opinions', opinionsUntil),
      cancelled: false,
      summary: `[${words.kinds.opinions}] ${spec.title}`,
      description: describe(
        { ...spec, noticeNo: number, currency: 'KRW', estimatedPrice: null, baseAmount: null, detailUrl: '' },
        words,
      ),
      url: null,
    },
  ]
}

/** The same in every calendar and for every version. */
const uidOf = (kind: EntryKind, number: string): string => `${kind}-${encodeURIComponent(number)}@gonggo`

const spanOf = (kind: EntryKind, at: number) =>
  kind === 'opening' ? { startAt: at, endAt: at + LASTS_MS } : { startAt: at - LASTS_MS, endAt: at }

type Described = Pick<
  LinkedNotice,
  | 'noticeNo'
  | 'agency'
  | 'demandAgency'
  | 'currency'
  | 'estimatedPrice'
  | 'baseAmount'
  | 'budget'
  | 'reasons'
  | 'detailUrl'
>

function describe(notice: Described, words: EntryWords): string {
  return [...factsOf(notice, words), '', words.caution].join('\n')
}

/** The description of a notice, one line for each fact. */
function factsOf(notice: Described, words: EntryWords): string[] {
  const { agency, demandAgency, reasons, detailUrl } = notice
  return [
    `${words.agency}: ${agency}`,
    ...(demandAgency === null || demandAgency === agency ? [] : [`${words.demandAgency}: ${demandAgency}`]),
    amountOf(notice, words),
    `${words.noticeNo}: ${notice.noticeNo}`,
    ...(reasons.length === 0 ? [] : [`${words.reason}: ${reasons.join(', ')}`]),
    ...(detailUrl === '' ? [] : [`${words.link}: ${detailUrl}`]),
  ]
}

/** In order of preference. */
const AMOUNTS = ['baseAmount', 'estimatedPrice', 'budget'] as const

/** The name of the amount to show; `null` = no amount is known. */
export const amountName = (notice: Pick<LinkedNotice, (typeof AMOUNTS)[number]>) =>
  AMOUNTS.find((one) => notice[one] !== null) ?? null

function amountOf(notice: Described, words: EntryWords): string {
  const name = amountName(notice)
  if (name === null) return words.unknownAmount
  return `${words.amounts[name]}: ${(notice[name] ?? 0).toLocaleString('en-US')} ${notice.currency}`
}

/** The same for every version of the notice (RFC 4151). */
export const feedId = (link: string): string => `tag:gonggo,2026:links/${link}`
const noticeId = (noticeNo: string): string => `tag:gonggo,2026:bids/${encodeURIComponent(noticeNo)}`

/** A notice in a feed. */
export function feedEntry(notice: LinkedNotice, words: EntryWords): FeedEntry {
  const { noticeNo, title, agency, postedAt, updatedAt, detailUrl } = notice
  const dates = DATES.flatMap(({ kind, at }) => {
    const instant = at(notice)
    return instant === null ? [] : [`${words.times[kind]}: ${seoulTime(instant).slice(0, 16).replace('T', ' ')}`]
  })
  return {
    id: noticeId(noticeNo),
    title: notice.kind === 'cancelled' ? `[${words.cancelled}] ${title}` : title,
    publishedAt: postedAt,
    updatedAt,
    author: agency,
    url: detailUrl,
    text: [...dates, ...factsOf(notice, words)].join('\n'),
  }
}

/** Values of type URI are not escaped, and only web addresses may be opened. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[\x21-\x7e]+$/.test(text)
