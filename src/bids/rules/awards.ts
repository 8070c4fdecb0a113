import { seoulTimeOrNull } from '../../lib/clock.ts'
import type { Award } from '../schema/awards.ts'
import { corrects, type RoundFacts, type RoundRow } from './rounds.ts'

/** The consequence of a round's change for readers of its award. */
export interface AwardStep {
  wasAwarded: boolean
  isAwarded: boolean
  /** An earlier statement about its outcome is withdrawn. */
  corrects: boolean
}

export const awardStep = (before: RoundRow | null, after: RoundRow): AwardStep => ({
  wasAwarded: before?.state === 'awarded',
  isAwarded: after.state === 'awarded',
  corrects: before !== null && corrects(before, after),
})

/** The award in the detail of a notice; undecided rounds have none. */
export function toAward(row: RoundRow): Award | null {
  const { revision, lot, rebid, state, amount, currency, rate, rateBasis, plannedPrice, baseAmount, bidders, reason } =
    row
  if (state === 'announced' || state === 'opened') return null
  const winners = toWinners(row)
  return {
    revision,
    lot,
    rebid,
    state,
    at: seoulTimeOrNull(row.decidedAt),
    winner: winners[0] ? { name: winners[0].name, businessNo: winners[0].businessNo } : null,
    winners,
    openedAt: seoulTimeOrNull(row.openedAt),
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

/** A single winner won the whole amount; for several, each has what the source states. */
const toWinners = ({ winners, amount }: Pick<RoundRow, 'winners' | 'amount'>): Award['winners'] =>
  winners.map((one) => ({
    name: one.name,
    businessNo: one.businessNo,
    amount: one.amount ?? (winners.length === 1 ? amount : null),
    share: one.share ?? null,
  }))

/** An award as reported in events; for a withdrawn award, its current state. */
export type AwardNews = Pick<
  Award,
  'lot' | 'winners' | 'amount' | 'currency' | 'rate' | 'rateBasis' | 'plannedPrice' | 'bidders' | 'reason'
> & {
  state: RoundFacts['state']
}

export const toAwardNews = (row: RoundRow): AwardNews => ({
  state: row.state,
  lot: row.lot,
  winners: toWinners(row),
  amount: row.amount,
  currency: row.currency,
  rate: row.rate,
  rateBasis: row.rateBasis,
  plannedPrice: row.plannedPrice,
  bidders: row.bidders,
  reason: row.reason,
})

/** The award of a notice that was awarded when it arrived: for several lots, the first one of the newest round. */
export function firstAward(rows: readonly RoundRow[]): AwardNews | null {
  const awarded = rows.filter(({ state }) => state === 'awarded').sort(byShown)
  return awarded[0] ? toAwardNews(awarded[0]) : null
}

/** The most important of several simultaneous changes of rounds; a correction comes first. */
export function firstStep(
  rounds: readonly { before: RoundRow | null; after: RoundRow }[],
): (AwardStep & { award: AwardNews }) | null {
  const steps = rounds
    .map(({ before, after }) => ({ after, ...awardStep(before, after) }))
    .filter(({ wasAwarded, isAwarded, corrects: amends }) => (wasAwarded || isAwarded) && (amends || !wasAwarded))
    .sort((a, b) => Number(b.corrects) - Number(a.corrects) || byShown(a.after, b.after))
  const [first] = steps
  return first ? { ...first, award: toAwardNews(first.after) } : null
}

const byShown = (a: RoundRow, b: RoundRow): number =>
  b.revision - a.revision || (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : b.rebid - a.rebid)
