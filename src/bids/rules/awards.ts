import { seoulTimeOrNull } from '../../lib/clock.ts'
import type { Award } from '../schema/awards.ts'
import { corrects, type RoundFacts, type RoundRow } from './rounds.ts'

/** What a change of a round means for who was told of its award. */
export interface AwardStep {
  wasAwarded: boolean
  isAwarded: boolean
  /** Something that was said of its outcome is taken back. */
  corrects: boolean
}

export const awardStep = (before: RoundRow | null, after: RoundRow): AwardStep => ({
  wasAwarded: before?.state === 'awarded',
  isAwarded: after.state === 'awarded',
  corrects: before !== null && corrects(before, after),
})

/** What a notice's detail shows; rounds that are not decided yet show nothing. */
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

/** Who won alone won the whole amount; of several each has what a source tells of it. */
const toWinners = ({ winners, amount }: Pick<RoundRow, 'winners' | 'amount'>): Award['winners'] =>
  winners.map((one) => ({
    name: one.name,
    businessNo: one.businessNo,
    amount: one.amount ?? (winners.length === 1 ? amount : null),
    share: one.share ?? null,
  }))

/** An award as who was told of it learns it; of one that is taken back what it is now. */
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

/** The award by which a notice was awarded when it came: of several lots the first one of the newest round. */
export function firstAward(rows: readonly RoundRow[]): AwardNews | null {
  const awarded = rows.filter(({ state }) => state === 'awarded').sort(byShown)
  return awarded[0] ? toAwardNews(awarded[0]) : null
}

/** Of what several rounds have become at once the first that somebody needs to know; a correction comes first. */
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
