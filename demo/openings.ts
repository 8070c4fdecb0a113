import type { BidderRecord, RoundRecord } from '../src/bids/index.ts'
import type { Firms, MadeFirm } from './firms.ts'
import type { Province } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { drawPlannedPrice, type PriceDraw, reservePrices } from './reserve-prices.ts'
import type { NoticeTerms } from './terms.ts'

/** The round with its dates; bids are added to it. */
export type RoundFrame = Pick<
  RoundRecord,
  'number' | 'revision' | 'lot' | 'rebid' | 'state' | 'closeAt' | 'openAt' | 'openedAt' | 'decidedAt'
>

export interface Tender {
  terms: NoticeTerms
  /** The trade of the firms that bid. */
  trade: string
  /** The province that bidders must be from, if any. */
  home: Province | null
  /** Procured from abroad: no planned price, so no rate. */
  foreign: boolean
  /** The share of the base amount of this lot. */
  share: number
  /** The number of joint winners, as in unit-price contracts for any agency. */
  winners: number
}

/**
 * The maximum number of bidder rows of a round: the best ranks, and some below the floor. The number of bidders is
 * exact.
 */
export const MOST_ROWS = 30
const MOST_BIDDERS = 300

export type Opener = (frame: RoundFrame, tender: Tender, random: Random) => RoundRecord

/** Opens the bids of a round and decides it according to its state. */
export function createOpener(firms: Firms, mostRows = MOST_ROWS): Opener {
  return (frame, tender, random) => {
    const round = emptyRound(frame)
    if (frame.state === 'announced' || frame.state === 'cancelled') return round
    const { terms } = tender
    const base = Math.round((terms.base * tender.share) / 10) * 10
    const priced = !tender.foreign && (terms.style !== 'negotiated' || random.chance(0.75))
    const draw = priced ? drawPlannedPrice(base, terms.spread, random) : null
    const planned = draw?.planned ?? null
    round.baseAmount = priced ? base : null
    round.plannedPrice = planned
    const ceiling = planned ?? base
    if (frame.state === 'failed')
      return withPrices(failRound(round, tender, ceiling, firms, random), draw, terms.spread)

    const count = bidderCount(terms, random)
    const bidders = firms.choose(tender.trade, tender.home, Math.min(count, mostRows), random)
    const rows =
      terms.style === 'floor'
        ? floorRows(count, ceiling, tender, bidders, random)
        : scoredRows(ceiling, tender, bidders, random)
    round.bidders = count
    round.bidderRows = planned === null ? rows.map((row) => ({ ...row, rate: null })) : rows
    if (frame.state === 'awarded') award(round, tender.winners)
    return withPrices(round, draw, terms.spread)
  }
}

function emptyRound(frame: RoundFrame): RoundRecord {
  return {
    ...frame,
    part: 'whole',
    changedAt: frame.decidedAt ?? frame.openedAt ?? frame.openAt ?? 0,
    winners: [],
    amount: null,
    currency: 'KRW',
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

/** With a separate seed, so that the market is the same without them. */
function withPrices(round: RoundRecord, draw: PriceDraw | null, spread: number): RoundRecord {
  const { number, lot, rebid, plannedPrice, baseAmount: base, bidders } = round
  if (draw === null || plannedPrice === null || base === null || bidders === null) return round
  const random = createRandom(`reserve prices ${number} ${lot} ${rebid}`)
  return { ...round, reservePrices: reservePrices(draw, { base, spread, bidders }, random) }
}

function award(round: RoundRecord, winners: number): void {
  const best = round.bidderRows.filter((row) => row.rank !== null).slice(0, winners)
  for (const row of best) {
    row.won = true
    round.winners.push({ name: row.name, businessNo: row.businessNo })
  }
  round.amount = best[0]?.amount ?? null
  round.rate = best[0]?.rate ?? null
  round.rateBasis = round.rate === null ? null : 'plannedPrice'
}

function bidderCount({ bidders }: NoticeTerms, random: Random): number {
  const drawn = Math.round(Math.exp(Math.log(bidders.median) + bidders.sigma * random.normal()))
  const folded = drawn > MOST_BIDDERS ? MOST_BIDDERS - (drawn % 60) : drawn
  return Math.max(folded, bidders.least)
}

const rateOf = (amount: number, planned: number) => Math.round((amount / planned) * 100_000) / 1000

function rowOf(
  firm: MadeFirm,
  rank: number | null,
  amount: number,
  planned: number,
  reason: string | null,
): BidderRecord {
  const { name, businessNo } = firm
  return { name, businessNo, rank, amount, rate: rateOf(amount, planned), won: false, reason }
}

/** Bidders aim just above the floor without knowing the planned price: about two in five are below it. */
function floorRows(
  count: number,
  planned: number,
  tender: Tender,
  bidders: MadeFirm[],
  random: Random,
): BidderRecord[] {
  const floor = floorOf(tender, planned)
  const below = Math.min(Math.round(count * (0.2 + 0.35 * random.next())), count - 1)
  const valid = count - below
  const ranked = Math.min(valid, bidders.length)
  // If there are more bidders than rows, the best and some below the floor are listed.
  const shownBelow = ranked === bidders.length ? Math.min(below, Math.floor(ranked / 5)) : 0
  const rows: BidderRecord[] = []
  const addBelow = (firm: MadeFirm, missed: number) => {
    const amount = Math.floor((planned * missed) / 1000) * 10
    rows.push(rowOf(firm, null, amount, planned, '낙찰하한선 미달'))
  }
  // The smallest of many exponential distances, one after the other: the next gap shrinks with the number of the rest.
  let rate = floor
  for (let rank = 1; rank <= ranked; rank++) {
    rate += (-0.9 * Math.log(1 - random.next())) / (valid - rank + 1)
    const firm = bidders[rank - 1] as MadeFirm
    if (rank > ranked - shownBelow) {
      // Mirrored below the floor without a random draw, so that the rest of the market is unchanged.
      addBelow(firm, floor - 0.003 - (rate - floor))
      continue
    }
    const amount = Math.ceil((planned * Math.min(rate, 99.99)) / 1000) * 10
    rows.push(rowOf(firm, rank, amount, planned, null))
  }
  for (let index = ranked; index < bidders.length; index++) {
    addBelow(bidders[index] as MadeFirm, floor - 0.003 - 0.7 * Math.abs(random.normal()))
  }
  return rows
}

/** The lowest valid bid in percent of the planned price, without reducing fixed costs. */
function floorOf({ terms, share }: Tender, planned: number): number {
  const floor = terms.floor ?? 0
  return floor + ((100 - floor) * terms.fixedCosts * share) / planned
}

/** By score or by price alone, without a floor. */
function scoredRows(ceiling: number, tender: Tender, bidders: MadeFirm[], random: Random): BidderRecord[] {
  const negotiated = tender.terms.style === 'negotiated'
  const rates = bidders.map(() => (negotiated ? 95 + 4 * random.next() : 99 - 22 * random.next() ** 2))
  if (!negotiated) rates.sort((a, b) => a - b)
  return bidders.map((firm, index) => {
    const amount = Math.floor((ceiling * (rates[index] as number)) / 1000) * 10
    return rowOf(firm, index + 1, amount, ceiling, null)
  })
}

function failRound(round: RoundRecord, tender: Tender, ceiling: number, firms: Firms, random: Random): RoundRecord {
  const place = random.next()
  const negotiated = tender.terms.style === 'negotiated'
  const bidders = place < 0.42 ? 0 : place < 0.8 ? 1 : random.int(2, 6)
  round.bidders = bidders
  round.reason = ['무응찰', '단독응찰'][bidders] ?? (negotiated ? '적격자 없음' : '예정가격 초과')
  // The bidders draw the planned price: with fewer than two, nothing is drawn, and no bid is opened.
  if (bidders < 2) round.plannedPrice = null
  round.bidderRows = firms.choose(tender.trade, tender.home, bidders, random).map((firm) => {
    const rate = negotiated ? 88 + 11 * random.next() : 100.1 + 9 * random.next()
    const row = rowOf(firm, null, Math.ceil((ceiling * rate) / 1000) * 10, ceiling, round.reason)
    return { ...row, amount: bidders < 2 ? null : row.amount, rate: round.plannedPrice === null ? null : row.rate }
  })
  return round
}
