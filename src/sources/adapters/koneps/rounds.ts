import type { RoundRecord, WinnerRecord } from '../../../bids/index.ts'
import { DAY, MINUTE } from '../../../lib/clock.ts'
import { withoutContacts } from '../../rules/contacts.ts'
import type { Batch, Rejected } from '../../schema/connector.ts'
import { currencyOf, numberOf, type RecordReading, rejected } from './records.ts'
import { formatSubject, type Subject } from './subjects.ts'
import {
  businessNoIn,
  countIn,
  type Fields,
  fieldsOf,
  firstTimeIn,
  has,
  ordinalIn,
  priceIn,
  rateIn,
  textIn,
  timeIn,
} from './values.ts'

export type Follow = NonNullable<Batch['follow']>[number]

/** The round of a row. */
export interface KonepsRound {
  number: string
  revision: number
  lot: string
  rebid: number
  fields: Fields
  item: unknown
}

/** Rows of joint winners are seconds apart, a correction is not. */
export const SAME_GO = 10 * MINUTE

export function konepsRounds(items: readonly unknown[]): { rows: KonepsRound[]; rejected: Rejected[] } {
  const rows: KonepsRound[] = []
  const refused: Rejected[] = []
  for (const item of items) {
    const fields = fieldsOf(item)
    const number = fields && numberOf(fields)
    const revision = fields && ordinalIn(fields, 'bidNtceOrd')
    const rebid = fields && rebidOf(fields)
    const lot = fields && lotOf(fields)
    if (!fields || number === null || revision === null || rebid === null || lot === null) {
      refused.push(rejected(item, 'names no round of a notice'))
      continue
    }
    rows.push({ number, revision, lot, rebid, fields, item })
  }
  return { rows, rejected: refused }
}

/** The maximum stored length; the guide says five characters. */
const LONGEST_LOT = 60

/** `null` = it cannot identify a lot. */
export function lotOf(fields: Fields): string | null {
  const lot = textIn(fields, 'bidClsfcNo') ?? '0'
  return [...lot].length <= LONGEST_LOT ? lot : null
}

/** Some responses use another name than the guide. */
const rebidOf = (fields: Fields): number | null => ordinalIn(fields, has(fields, 'rbidNo') ? 'rbidNo' : 'rbidNtceNo')

const groupBy = <Row extends { number: string; revision: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) => [...Map.groupBy(rows, keyOf).values()]

export const konepsRoundKey = ({ number, revision, lot, rebid }: KonepsRound) => `${revision}|${rebid}|${lot}|${number}`

/** A round without known facts. */
export function blankRound(
  { number, revision, lot, rebid }: Pick<KonepsRound, 'number' | 'revision' | 'lot' | 'rebid'>,
  head: Pick<RoundRecord, 'part' | 'state' | 'changedAt' | 'fetchedAt' | 'currency'>,
): RoundRecord {
  return {
    ...head,
    number,
    revision,
    lot,
    rebid,
    closeAt: null,
    openAt: null,
    openedAt: null,
    decidedAt: null,
    winners: [],
    amount: null,
    rate: null,
    rateBasis: null,
    plannedPrice: null,
    baseAmount: null,
    bidders: null,
    reason: null,
    bidderRows: [],
    reservePrices: null,
  }
}

const AWARDED = ['rgstDt', 'fnlSucsfDate', 'rlOpengDt']

export function readAwards(items: readonly unknown[], reading: RecordReading): Batch {
  const { rows, rejected: refused } = konepsRounds(items)
  return { rounds: groupBy(rows, konepsRoundKey).flatMap((group) => awardOf(group, reading)), rejected: refused }
}

function awardOf(group: readonly KonepsRound[], reading: RecordReading): RoundRecord[] {
  const timed = group.map((row) => ({ row, at: firstTimeIn(row.fields, AWARDED) ?? 0 }))
  const latest = Math.max(...timed.map(({ at }) => at))
  const current = timed.filter(({ at }) => latest - at <= SAME_GO).map(({ row }) => row)
  const [first] = current
  if (!first) return []
  const { fields } = first
  const shared = <Value>(read: (fields: Fields) => Value): Value | null => {
    const values = new Set(current.map((row) => read(row.fields)))
    return values.size === 1 ? read(fields) : null
  }
  const rate = reading.bsnsDiv === '외자' ? null : shared((it) => rateIn(it, 'sucsfbidRate'))
  const head = {
    part: 'award' as const,
    state: 'awarded' as const,
    changedAt: latest || reading.fetchedAt,
    currency: currencyOf(fields, reading.bsnsDiv),
  }
  return [
    {
      ...blankRound(first, head),
      openedAt: timeIn(fields, 'rlOpengDt'),
      decidedAt: timeIn(fields, 'fnlSucsfDate'),
      winners: winnersOf(current.map((row) => row.fields)),
      amount: shared((it) => priceIn(it, 'sucsfbidAmt')),
      rate,
      rateBasis: rate !== null && rate <= HIGHEST_SHARE ? 'plannedPrice' : null,
      bidders: countIn(fields, 'prtcptCnum'),
    },
  ]
}

/** Above this, it is not a share of a planned price but of a unit price, or a mistake. */
export const HIGHEST_SHARE = 200

function winnersOf(rows: readonly Fields[]): RoundRecord['winners'] {
  const winners = rows.flatMap((fields) => {
    const name = textIn(fields, 'bidwinnrNm')
    if (name === null) return []
    return [{ name, businessNo: businessNoIn(fields, 'bidwinnrBizno'), amount: priceIn(fields, 'sucsfbidAmt') }]
  })
  return withOwnAmounts(winners)
}

/**
 * Each firm once. Amounts of single firms count only if all are given and differ: the same amount for several firms is
 * that of the award.
 */
export function withOwnAmounts(winners: readonly WinnerRecord[]): WinnerRecord[] {
  const firms = [...new Map(winners.map((it) => [`${it.businessNo}|${it.name}`, it])).values()]
  const amounts = new Set(firms.map(({ amount }) => amount ?? null))
  return amounts.size > 1 && !amounts.has(null) ? firms : firms.map(({ name, businessNo }) => ({ name, businessNo }))
}

/** `prices`: the operation for the reserve prices of an opening. */
export function readOpenings(items: readonly unknown[], reading: RecordReading, prices: string | null = null): Batch {
  const { rows, rejected: refused } = konepsRounds(items)
  const read = rows.map((row) => openingOf(row, reading))
  return {
    rounds: read.flatMap(({ rounds }) => rounds),
    rejected: refused,
    follow: [...read.flatMap(({ follow }) => follow), ...(prices === null ? [] : pricesOf(rows, prices, reading))],
  }
}

const publishedAt = (fields: Fields): number | null => firstTimeIn(fields, ['inptDt', 'opengDt'])

const subjectOf = ({ number, revision, lot, rebid, fields }: KonepsRound): Subject => ({
  number,
  revision,
  lot,
  rebid,
  at: publishedAt(fields),
})

/** Reserve prices are only read for recent openings: for history, each notice would need a call. */
const PRICES_UP_TO = 7 * DAY

/**
 * Once per notice for all lots that were opened together. An opening says whether it has reserve prices; with fewer
 * than two bidders none are drawn.
 */
function pricesOf(rows: readonly KonepsRound[], operation: string, { fetchedAt }: RecordReading): Follow[] {
  const subjects = rows
    .filter(({ fields }) => {
      const progress = textIn(fields, 'progrsDivCdNm') ?? ''
      const isOpened = /완료|유찰|재입찰/.test(progress) && (countIn(fields, 'prtcptCnum') ?? 2) > 1
      const isLate = fetchedAt - (publishedAt(fields) ?? fetchedAt) > PRICES_UP_TO
      return isOpened && !isLate && textIn(fields, 'rsrvtnPrceFileExistnceYn') !== 'N'
    })
    .map(({ number, fields }) => ({ number, revision: null, lot: null, rebid: null, at: publishedAt(fields) }))
  return [...new Set(subjects.map(formatSubject))].map((subject) => ({ operation, subject }))
}

function openingOf(row: KonepsRound, reading: RecordReading): { rounds: RoundRecord[]; follow: Follow[] } {
  const { fields } = row
  const progress = textIn(fields, 'progrsDivCdNm') ?? ''
  const changedAt = publishedAt(fields) ?? reading.fetchedAt
  const currency = currencyOf(fields, reading.bsnsDiv)
  const again = progress.includes('재입찰')
  const failed = again || progress.includes('유찰')
  const state = failed
    ? 'failed'
    : progress.includes('취소')
      ? 'cancelled'
      : progress.includes('완료')
        ? 'opened'
        : null
  const round = {
    ...blankRound(row, { part: 'opening', state: state ?? 'announced', changedAt, currency }),
    openAt: timeIn(fields, 'opengDt'),
    decidedAt: failed || state === 'cancelled' ? changedAt : null,
    bidders: countIn(fields, 'prtcptCnum'),
  }
  const subject = formatSubject(subjectOf(row))
  if (again) {
    // The re-bid's own opening will bring this part later; until then the notice is not finished.
    const next = { ...row, rebid: row.rebid + 1 }
    const announced = blankRound(next, { part: 'opening', state: 'announced', changedAt, currency })
    return { rounds: [round, announced], follow: [{ operation: 'rebid', subject }] }
  }
  if (failed) return { rounds: [round], follow: [{ operation: 'failing', subject }] }
  // The nightly list of bidders does not name its round; the first one can be inferred, others cannot.
  return { rounds: [round], follow: row.rebid > 0 && state === 'opened' ? [{ operation: 'ranking', subject }] : [] }
}

export function readFailing(items: readonly unknown[], reading: RecordReading, subject: Subject | null): Batch {
  const { rows, rejected: refused } = konepsRounds(items)
  const changedAt = subject?.at ?? reading.fetchedAt
  const rounds = rows.map((row) => ({
    ...blankRound(row, {
      part: 'failing',
      state: 'failed',
      changedAt,
      currency: currencyOf(row.fields, reading.bsnsDiv),
    }),
    reason: withoutContacts(textIn(row.fields, 'nobidRsn')),
  }))
  return { rounds, rejected: refused }
}

/**
 * Rows have the number of the round they announce. If one has 0, they have that of the preceding round, because the
 * first round is never a re-bid.
 */
export function readRebids(items: readonly unknown[], reading: RecordReading, subject: Subject | null): Batch {
  const { rows, rejected: refused } = konepsRounds(items)
  const step = rows.some(({ rebid }) => rebid === 0) ? 1 : 0
  const changedAt = subject?.at ?? reading.fetchedAt
  const rounds = rows.flatMap((row) => {
    const { fields } = row
    const currency = currencyOf(fields, reading.bsnsDiv)
    const next = { ...row, rebid: row.rebid + step }
    const reason = withoutContacts(textIn(fields, 'rbidRsn'))
    const announced = {
      ...blankRound(next, { part: 'rebid', state: 'announced', changedAt, currency }),
      closeAt: timeIn(fields, 'bidClseDt', 'end'),
      openAt: timeIn(fields, 'opengDt'),
    }
    if (reason === null) return [announced]
    const ended = { ...row, rebid: next.rebid - 1 }
    return [{ ...blankRound(ended, { part: 'failing', state: 'failed', changedAt, currency }), reason }, announced]
  })
  return { rounds, rejected: refused }
}
