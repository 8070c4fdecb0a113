import type { BidderRecord, RoundRecord, WinnerRecord } from '../../bids/index.ts'
import type { ReleaseAward, ReleaseBid, ReleaseFacts, ReleaseMoney } from '../schema/connector.ts'
import { firmIdentity, sumOf, uniqueFirms } from './release-facts.ts'

/** The lot of a process without lots, which is tendered as a whole. */
const WHOLE = '0'

type LotState = NonNullable<ReleaseFacts['lots']>[number]['state']

/** The facts of a process from all its releases. */
export interface Result
  extends Pick<ReleaseFacts, 'lots' | 'bidders' | 'biddersByLot' | 'bids' | 'unsuccessful' | 'reason'> {
  number: string
  currency: string
  changedAt: number
  awards: ReleaseAward[]
}

/** One round for each lot, whatever the revision of the notice: every release is about the same bidding. */
export function roundsOfResult(result: Result): RoundRecord[] {
  const listed = result.lots ?? []
  const lots = awardsByLot(result)
  const add = (ids: readonly string[]) => {
    for (const id of ids) if (!lots.has(id)) lots.set(id, [])
  }
  const idsWith = (fits: (state: LotState) => boolean) => listed.filter(({ state }) => fits(state)).map(({ id }) => id)
  add(idsWith(isOver))
  if (result.unsuccessful && result.awards.length === 0) add(listed.length > 0 ? idsWith(() => true) : [WHOLE])
  if (lots.size === 0 && listed.length <= 1 && (result.bids || typeof result.bidders === 'number'))
    add([listed[0]?.id ?? WHOLE])
  // Only next to lots that have ended: without such lots, the dates decide whether a process is open.
  if (lots.size > 0) add(idsWith((state) => state === 'open'))
  const alone = lots.size === 1 && listed.length <= 1
  return [...lots].map(([lot, awards]) => roundOf(lot, awards, { ...result, alone }))
}

function awardsByLot(result: Result): Map<string, ReleaseAward[]> {
  const lots = new Map<string, ReleaseAward[]>()
  for (const award of result.awards) {
    for (const lot of lotsOf(award, result)) lots.set(lot, [...(lots.get(lot) ?? []), award])
  }
  return lots
}

const isOver = (state: LotState): boolean => state === 'cancelled' || state === 'failed'

function lotsOf({ lots }: ReleaseAward, result: Result): string[] {
  if (lots.length > 0) return lots
  const [only, second] = result.lots ?? []
  return [only && !second ? only.id : WHOLE]
}

type Around = Result & { alone: boolean }

function roundOf(lot: string, awards: ReleaseAward[], around: Around): RoundRecord {
  const { number, changedAt } = around
  const own = around.lots?.find(({ id }) => id === lot)
  const valid = awards.filter(({ state }) => state === 'awarded')
  const state = stateOf(awards, own?.state ?? null, around)
  const distinct = withoutRepeated(valid)
  const amount = amountOf(lot, distinct, around)
  const ends = (valid.length > 0 ? valid : awards).flatMap(({ at }) => at ?? [])
  const failed = state === 'failed' || state === 'cancelled'
  const currency = amount?.currency ?? around.currency
  return {
    part: 'award',
    changedAt,
    number,
    revision: 0,
    lot,
    rebid: 0,
    state,
    closeAt: null,
    openAt: null,
    openedAt: null,
    decidedAt: state === 'opened' || ends.length === 0 ? null : ends.reduce((one, other) => Math.max(one, other)),
    winners: winnersOf(distinct, currency),
    amount: amount?.amount ?? null,
    currency,
    rate: null,
    rateBasis: null,
    plannedPrice: null,
    baseAmount: null,
    bidders: biddersOf(lot, around),
    reason: failed ? (awards.find(({ reason }) => reason)?.reason ?? own?.reason ?? around.reason ?? null) : null,
    bidderRows: rowsOf(lot, valid, { ...around, currency }),
    reservePrices: null,
  }
}

/** Publishers repeat an award for each of its documents or parts: the same firms with the same value are one award. */
function withoutRepeated(awards: ReleaseAward[]): ReleaseAward[] {
  const keyOf = ({ suppliers, lots, value }: ReleaseAward) =>
    JSON.stringify([suppliers.map(firmIdentity).sort(), lots, value?.amount, value?.currency])
  const isNamed = ({ suppliers, value }: ReleaseAward) => suppliers.length > 0 && value !== null
  const keys = new Set<string>()
  return awards.filter((award) => {
    const key = keyOf(award)
    const isRepeated = isNamed(award) && keys.has(key)
    keys.add(key)
    return !isRepeated
  })
}

/** A value shared by several firms is not the amount of each, and a value for several lots is not that of one. */
const ownValueOf = ({ suppliers, lots, value }: ReleaseAward): ReleaseMoney | null =>
  suppliers.length === 1 && lots.length <= 1 ? value : null

/** All winners of a lot; a firm that shares an award's value with others is stored without an amount. */
function winnersOf(valid: ReleaseAward[], currency: string): WinnerRecord[] {
  return uniqueFirms(valid.flatMap(({ suppliers }) => suppliers)).map((firm) => {
    const own = valid.filter(({ suppliers }) => suppliers.some((one) => firmIdentity(one) === firmIdentity(firm)))
    const sum = sumOf(own.map(ownValueOf))
    const isInCurrency = sum !== null && (sum.currency ?? currency) === currency
    return isInCurrency ? { ...firm, amount: sum.amount } : { ...firm }
  })
}

/** An award of the lot is more specific than its status. One active lot among several is still to be opened. */
function stateOf(awards: ReleaseAward[], lot: LotState, { unsuccessful, alone }: Around): RoundRecord['state'] {
  for (const state of ['awarded', 'opened', 'failed', 'cancelled'] as const) {
    if (awards.some((award) => award.state === state)) return state
  }
  if (lot === 'cancelled' || lot === 'failed') return lot
  if (unsuccessful === true) return 'failed'
  return lot === 'open' && !alone ? 'announced' : 'opened'
}

/** An amount for several lots is stored with the first of them, because its division is unknown. */
function amountOf(lot: string, awards: ReleaseAward[], result: Result) {
  return sumOf(awards.filter((award) => lotsOf(award, result)[0] === lot).map(({ value }) => value))
}

function biddersOf(lot: string, { biddersByLot = [], bidders, alone }: Around): number | null {
  const counted = biddersByLot.find((one) => one.lot === lot)
  if (counted) return counted.bidders
  if (!alone) return null
  return biddersByLot.find((one) => one.lot === '')?.bidders ?? bidders ?? null
}

function rowsOf(lot: string, valid: ReleaseAward[], around: Around): BidderRecord[] {
  const { bids = [], alone, currency } = around
  const inCurrency = (value: ReleaseMoney | null) =>
    value && (value.currency ?? currency) === currency ? value.amount : null
  const lost = ({ firm, value, reason }: Omit<ReleaseBid, 'lots'>): BidderRecord => ({
    ...firm,
    rank: null,
    amount: inCurrency(value),
    rate: null,
    won: false,
    reason,
  })
  const rows = new Map<string, BidderRecord>()
  for (const bid of bids) {
    if (bid.lots.includes(lot) || (bid.lots.length === 0 && alone)) rows.set(firmIdentity(bid.firm), lost(bid))
  }
  for (const award of valid) {
    const own = ownValueOf(award)
    for (const firm of award.suppliers) {
      const row = rows.get(firmIdentity(firm)) ?? lost({ firm, value: own, reason: null })
      rows.set(firmIdentity(firm), { ...row, amount: row.amount ?? inCurrency(own), won: true, reason: null })
    }
  }
  return [...rows.values()]
}
