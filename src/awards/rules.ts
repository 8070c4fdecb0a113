import type { Award } from '../bids/index.ts'
import { seoulTimeOrNull } from '../lib/clock.ts'
import type { BidderRecord, RoundRecord } from './schema.ts'

/** A round as stored. */
export interface RoundRow extends Omit<RoundRecord, 'number' | 'bidderRows' | 'part' | 'changedAt'> {
  noticeNo: string
  version: number
  position: number
  live: boolean
  correctedAt: number | null
  updatedAt: number
}

const FACTS = [
  'state',
  'closeAt',
  'openAt',
  'openedAt',
  'decidedAt',
  'winners',
  'amount',
  'currency',
  'rate',
  'rateBasis',
  'plannedPrice',
  'baseAmount',
  'bidders',
  'reason',
] as const

const DECIDED: ReadonlySet<RoundRow['state']> = new Set(['awarded', 'failed', 'cancelled'])

/** The round this record makes of what was known, or `null` where it says nothing new. */
export function nextRound(
  before: RoundRow | null,
  record: RoundRecord,
  context: { noticeNo: string; live: boolean; now: number },
): RoundRow | null {
  const { number: _number, bidderRows: _bidders, part: _part, changedAt: _changedAt, ...told } = record
  // In the order in which jsonb gives the names back.
  const facts = { ...told, winners: told.winners.map(({ name, businessNo }) => ({ name, businessNo })) }
  if (before && FACTS.every((name) => textOf(before, name) === textOf(facts, name))) return null
  const corrects = before !== null && DECIDED.has(before.state)
  return {
    ...facts,
    noticeNo: context.noticeNo,
    version: (before?.version ?? 0) + 1,
    position: 0,
    live: context.live,
    correctedAt: corrects ? context.now : (before?.correctedAt ?? null),
    updatedAt: context.now,
  }
}

/** Winners are stored as jsonb, which gives names back in an order of its own. */
const textOf = (facts: Pick<RoundRow, (typeof FACTS)[number]>, name: (typeof FACTS)[number]): string =>
  JSON.stringify(name === 'winners' ? facts.winners.map((winner) => [winner.name, winner.businessNo]) : facts[name])

export const roundKey = ({
  noticeNo,
  revision,
  lot,
  rebid,
}: Pick<RoundRow, 'noticeNo' | 'revision' | 'lot' | 'rebid'>) =>
  `${noticeNo}\n${String(revision).padStart(9, '0')}\n${lot}\n${String(rebid).padStart(9, '0')}`

/** What a notice's detail shows; rounds that are not decided yet show nothing. */
export function toAward(row: RoundRow): Award | null {
  const { lot, rebid, state, amount, currency, rate, rateBasis, plannedPrice, baseAmount, bidders, reason } = row
  if (state === 'announced' || state === 'opened') return null
  return {
    lot,
    rebid,
    state,
    at: seoulTimeOrNull(row.decidedAt),
    winner: row.winners[0] ?? null,
    amount,
    currency,
    rate,
    rateBasis,
    plannedPrice,
    baseAmount,
    bidders,
    reason,
    correctedAt: seoulTimeOrNull(row.correctedAt),
  }
}

export const sameBidders = (one: readonly BidderRecord[], other: readonly BidderRecord[]): boolean =>
  one.length === other.length && one.every((bidder, index) => lineOf(bidder) === lineOf(other[index]))

const lineOf = (bidder: BidderRecord | undefined): string | null =>
  bidder
    ? JSON.stringify([
        bidder.name,
        bidder.businessNo,
        bidder.rank,
        bidder.amount,
        bidder.rate,
        bidder.won,
        bidder.reason,
      ])
    : null
