import type { BidderRecord, RoundRecord } from '../../../bids/index.ts'
import { withoutContacts } from '../../rules/contacts.ts'
import type { Batch, FoundOpening, Rejected } from '../../schema/connector.ts'
import { bsnsDivOf, currencyOf, isRejected, numberOf, type RecordReading, rejected } from './records.ts'
import { blankRound, type Follow, HIGHEST_SHARE, lotOf, withOwnAmounts } from './rounds.ts'
import { formatSubject, type Subject } from './subjects.ts'
import {
  businessNoIn,
  dayAndTimeIn,
  type Fields,
  fieldsOf,
  ordinalIn,
  priceIn,
  rateIn,
  textIn,
  timeIn,
} from './values.ts'

/** A row of the nightly list with only the needed fields: a day has about 137,000 of them. */
export interface BidderLine {
  number: string
  revision: number
  round: FoundOpening['round']
  bidder: BidderRecord | null
}

/** Ranks are numbers; excluded bidders have 0 or nothing. */
function rankOf(fields: Fields): number | null {
  const rank = ordinalIn(fields, 'opengRank')
  return rank !== null && rank > 0 && rank <= 1_000_000 ? rank : null
}

const NO_REASON: ReadonlySet<string> = new Set(['정상', '낙찰', '낙찰자'])

const reasonOf = (text: string | null): string | null =>
  text === null || NO_REASON.has(text) ? null : withoutContacts(text)

export function readBidderLine(item: unknown, reading: RecordReading): BidderLine | Rejected {
  const fields = fieldsOf(item)
  const number = fields && numberOf(fields)
  const revision = fields && ordinalIn(fields, 'bidNtceOrd')
  const openedAt = fields && dayAndTimeIn(fields, 'opengDate', 'opengTm')
  if (!fields || number === null || revision === null) return rejected(item, 'names no notice')
  if (openedAt === null) return rejected(item, 'no day of opening')
  const round = openingOf(fields, { number, revision, openedAt }, reading)
  const name = textIn(fields, 'bidprcCorpNm')
  const bidder: BidderRecord | null =
    name === null
      ? null
      : {
          name,
          businessNo: businessNoIn(fields, 'bidprcCorpBizrno'),
          rank: rankOf(fields),
          amount: priceIn(fields, 'bidprcAmt'),
          rate: rateIn(fields, 'bidprcRt'),
          won: textIn(fields, 'sucsfYn') === 'Y',
          reason: reasonOf(textIn(fields, 'dqlfctnRsn')),
        }
  return { number, revision, round, bidder }
}

function openingOf(
  fields: Fields,
  { number, revision, openedAt }: { number: string; revision: number; openedAt: number },
  reading: RecordReading,
): FoundOpening['round'] {
  const bsnsDiv = bsnsDivOf(textIn(fields, 'bsnsDivNm')) ?? reading.bsnsDiv
  const winner = textIn(fields, 'fnlSucsfCorpNm')
  const amount = priceIn(fields, 'fnlSucsfAmt')
  const rate = rateIn(fields, 'fnlSucsfRt')
  const plannedPrice = priceIn(fields, 'rsrvtnPrce')
  const decidedAt = timeIn(fields, 'fnlSucsfDate')
  const result = textIn(fields, 'opengRsltDivNm') ?? ''
  const awarded = winner !== null || amount !== null
  const failed = /유찰|재입찰/.test(result)
  const head = {
    part: 'bidders' as const,
    state: awarded ? ('awarded' as const) : failed ? ('failed' as const) : ('opened' as const),
    changedAt: Math.max(openedAt, decidedAt ?? 0),
    // The list of bidders is published for days after the opening, always with the same date.
    fetchedAt: reading.fetchedAt,
    currency: currencyOf(fields, bsnsDiv),
  }
  const {
    lot: _lot,
    rebid: _rebid,
    bidderRows: _rows,
    ...blank
  } = blankRound({ number, revision, lot: '', rebid: 0 }, head)
  return {
    ...blank,
    openedAt,
    decidedAt,
    winners: winner === null ? [] : [{ name: winner, businessNo: businessNoIn(fields, 'fnlSucsfCorpBizrno'), amount }],
    amount,
    rate,
    rateBasis: isShare(rate, amount, plannedPrice) ? 'plannedPrice' : null,
    plannedPrice,
    baseAmount: priceIn(fields, 'bssAmt'),
  }
}

/** A rate is a share of the planned price only if there is one and the amounts agree with it. */
function isShare(rate: number | null, amount: number | null, plannedPrice: number | null): boolean {
  if (rate === null || plannedPrice === null || rate > HIGHEST_SHARE) return false
  return amount === null || Math.abs((amount / plannedPrice) * 100 - rate) < 0.1
}

/** Rows of all pages, one opening per notice. Several openings of one order can only be distinguished by `ranking`. */
export function readBidders(lines: readonly (BidderLine | Rejected)[]): Batch {
  const good = lines.flatMap((line) => (isRejected(line) ? [] : [line]))
  const openings: FoundOpening[] = []
  const follow: Follow[] = []
  for (const group of Map.groupBy(good, (line) => `${line.revision}|${line.number}`).values()) {
    const [first] = group
    if (!first) continue
    if (areSeveral(group)) {
      const { number, revision } = first
      const at = Math.max(...group.map(({ round }) => round.openedAt ?? 0))
      follow.push({ operation: 'ranking', subject: formatSubject({ number, revision, lot: null, rebid: null, at }) })
      continue
    }
    openings.push(
      groupToOpening(
        group.map(({ round }) => round),
        group,
      ),
    )
  }
  return { openings, follow, rejected: lines.filter(isRejected) }
}

/** One opening has one time, one planned price, one end and one first place, and no firm bids twice in it. */
function areSeveral(lines: readonly BidderLine[]): boolean {
  const differ = (values: unknown[]) => new Set(values.filter((value) => value !== null)).size > 1
  const bidders = lines.flatMap(({ bidder }) => (bidder ? [bidder] : []))
  const numbers = bidders.flatMap(({ businessNo }) => businessNo ?? [])
  return (
    differ(lines.map(({ round }) => round.openedAt)) ||
    differ(lines.map(({ round }) => round.plannedPrice)) ||
    differ(lines.map(({ round }) => round.state === 'failed')) ||
    differ(bidders.flatMap(({ rank, amount }) => (rank === 1 ? [amount] : []))) ||
    new Set(numbers).size < numbers.length
  )
}

function groupToOpening(rounds: readonly FoundOpening['round'][], lines: readonly BidderLine[]): FoundOpening {
  const bidders = lines.flatMap(({ bidder }) => (bidder ? [bidder] : [])).sort(byRank)
  const first = rounds.reduce((one, other) => (other.winners.length > 0 && one.winners.length === 0 ? other : one))
  const winners = rounds.flatMap((round) => round.winners)
  const { number, revision, changedAt: at } = first
  const subject = formatSubject({ number, revision, lot: null, rebid: null, at })
  return {
    round: { ...first, winners: withOwnAmounts(winners), bidders: bidders.length || null },
    bidders,
    otherwise: { operation: 'ranking', subject },
  }
}

const byRank = (one: BidderRecord, other: BidderRecord): number =>
  (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER) ||
  (one.amount ?? 0) - (other.amount ?? 0)

/** The bidders of one notice's opening, by lot and round. */
export function readRanking(items: readonly unknown[], reading: RecordReading, subject: Subject | null): Batch {
  const refused: Rejected[] = []
  const rounds = new Map<string, RoundRecord>()
  for (const item of items) {
    const fields = fieldsOf(item)
    const number = fields && numberOf(fields)
    const revision = fields && ordinalIn(fields, 'bidNtceOrd')
    const rebid = fields && ordinalIn(fields, 'rbidNo')
    const lot = fields && lotOf(fields)
    if (!fields || number === null || revision === null || rebid === null || lot === null) {
      refused.push(rejected(item, 'names no round of a notice'))
      continue
    }
    const of = { number, revision, lot, rebid }
    const key = `${of.lot}|${rebid}|${revision}|${number}`
    const changedAt = subject?.at ?? timeIn(fields, 'bidprcDt') ?? reading.fetchedAt
    const head = {
      part: 'bidders' as const,
      state: 'opened' as const,
      changedAt,
      currency: currencyOf(fields, reading.bsnsDiv),
    }
    const round = rounds.get(key) ?? blankRound(of, head)
    const bidder = rankedBidder(fields)
    const bidderRows = bidder ? [...round.bidderRows, bidder] : round.bidderRows
    rounds.set(key, {
      ...round,
      changedAt: Math.max(round.changedAt, changedAt),
      bidderRows,
      bidders: bidderRows.length || null,
    })
  }
  return {
    rounds: [...rounds.values()].map((it) => ({ ...it, bidderRows: it.bidderRows.toSorted(byRank) })),
    rejected: refused,
  }
}

/** `낙찰` is the winner; `낙찰하한선 미달` is a bid below the floor. */
function rankedBidder(fields: Fields): BidderRecord | null {
  const name = textIn(fields, 'prcbdrNm')
  const remark = textIn(fields, 'rmrk')
  if (name === null) return null
  return {
    name,
    businessNo: businessNoIn(fields, 'prcbdrBizno'),
    rank: rankOf(fields),
    amount: priceIn(fields, 'bidprcAmt'),
    rate: rateIn(fields, 'bidprcrt'),
    won: remark === '낙찰' || remark === '낙찰자',
    reason: reasonOf(remark),
  }
}
