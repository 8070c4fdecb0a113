import type { BidderRecord, RoundRecord } from '../../awards/index.ts'
import type { ReleaseFacts, ToldAward, ToldBid, ToldMoney } from '../schema.ts'
import { firmKey, uniqueFirms } from './ocds-awards.ts'
import { sumOf } from './ocds-values.ts'

/** A process without lots is bid for as a whole. */
const WHOLE = '0'

/** What all releases of a process come to. */
export interface Result
  extends Pick<ReleaseFacts, 'lots' | 'bidders' | 'biddersByLot' | 'bids' | 'unsuccessful' | 'reason'> {
  number: string
  currency: string
  changedAt: number
  awards: ToldAward[]
}

/** One round a lot. Revisions of the notice do not part them: every release speaks of the same one bidding. */
export function roundsOf(result: Result): RoundRecord[] {
  const lots = new Map<string, ToldAward[]>()
  for (const award of result.awards) {
    for (const lot of lotsOf(award, result)) lots.set(lot, [...(lots.get(lot) ?? []), award])
  }
  const known = result.lots ?? []
  for (const { id, state } of known) if (state !== null && !lots.has(id)) lots.set(id, [])
  if (result.unsuccessful && result.awards.length === 0) {
    for (const lot of known.length > 0 ? known.map(({ id }) => id) : [WHOLE]) if (!lots.has(lot)) lots.set(lot, [])
  }
  if (lots.size === 0 && known.length <= 1 && (result.bids || typeof result.bidders === 'number'))
    lots.set(known[0]?.id ?? WHOLE, [])
  return [...lots].map(([lot, awards]) =>
    roundOf(lot, awards, { ...result, alone: lots.size === 1 && known.length <= 1 }),
  )
}

function lotsOf({ lots }: ToldAward, result: Result): string[] {
  if (lots.length > 0) return lots
  const [only, second] = result.lots ?? []
  return [only && !second ? only.id : WHOLE]
}

type Around = Result & { alone: boolean }

function roundOf(lot: string, awards: ToldAward[], around: Around): RoundRecord {
  const { number, changedAt } = around
  const told = around.lots?.find(({ id }) => id === lot)
  const valid = awards.filter(({ state }) => state === 'awarded')
  const state = stateOf(awards, told?.state ?? null, around.unsuccessful === true)
  const amount = amountOf(lot, valid, around)
  const ends = (valid.length > 0 ? valid : awards).flatMap(({ at }) => at ?? [])
  const failed = state === 'failed' || state === 'cancelled'
  const winners = uniqueFirms(valid.flatMap(({ suppliers }) => suppliers))
  return {
    ...{ part: 'award', changedAt, number, revision: 0, lot, rebid: 0, state },
    ...{ closeAt: null, openAt: null, openedAt: null },
    decidedAt: state === 'opened' || ends.length === 0 ? null : ends.reduce((one, other) => Math.max(one, other)),
    winners,
    amount: amount?.amount ?? null,
    currency: amount?.currency ?? around.currency,
    ...{ rate: null, rateBasis: null, plannedPrice: null, baseAmount: null },
    bidders: biddersOf(lot, around),
    reason: failed ? (awards.find(({ reason }) => reason)?.reason ?? told?.reason ?? around.reason ?? null) : null,
    bidderRows: rowsOf(lot, valid, { ...around, currency: amount?.currency ?? around.currency }),
  }
}

function stateOf(awards: ToldAward[], lot: 'cancelled' | 'failed' | null, unsuccessful: boolean): RoundRecord['state'] {
  for (const state of ['awarded', 'opened', 'failed', 'cancelled'] as const) {
    if (awards.some((award) => award.state === state)) return state
  }
  return lot ?? (unsuccessful ? 'failed' : 'opened')
}

/** What one award gives for several lots stands with the first of them, whole: nobody said how it divides. */
function amountOf(lot: string, awards: ToldAward[], result: Result) {
  return sumOf(awards.filter((award) => lotsOf(award, result)[0] === lot).map(({ value }) => value))
}

function biddersOf(lot: string, { biddersByLot = [], bidders, alone }: Around): number | null {
  const counted = biddersByLot.find((one) => one.lot === lot)
  if (counted) return counted.bidders
  if (!alone) return null
  return biddersByLot.find((one) => one.lot === '')?.bidders ?? bidders ?? null
}

function rowsOf(lot: string, valid: ToldAward[], around: Around): BidderRecord[] {
  const { bids = [], alone, currency } = around
  const inCurrency = (value: ToldMoney | null) =>
    value && (value.currency ?? currency) === currency ? value.amount : null
  const lost = ({ firm, value, reason }: Omit<ToldBid, 'lots'>): BidderRecord => ({
    ...firm,
    ...{ rank: null, amount: inCurrency(value), rate: null, won: false, reason },
  })
  const rows = new Map<string, BidderRecord>()
  for (const bid of bids) {
    if (bid.lots.includes(lot) || (bid.lots.length === 0 && alone)) rows.set(firmKey(bid.firm), lost(bid))
  }
  for (const award of valid) {
    // What several firms share is not what each of them bid.
    const own = award.suppliers.length === 1 && award.lots.length <= 1 ? award.value : null
    for (const firm of award.suppliers) {
      const row = rows.get(firmKey(firm)) ?? lost({ firm, value: own, reason: null })
      rows.set(firmKey(firm), { ...row, amount: row.amount ?? inCurrency(own), won: true, reason: null })
    }
  }
  return [...rows.values()]
}
