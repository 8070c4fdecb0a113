import { REASONS } from '../schema/reasons.ts'
import type { Basis, Excluded } from '../schema/statistics.ts'
import { CODE_OF, inRange } from './award.ts'

/** Whether an award has a rate, and whether it is comparable. */
const [NONE, COMPARABLE, OUT_OF_RANGE] = [0, 1, 2]

/** The properties that decide which figures count a round. Rounds of one kind are counted without a check for each. */
export interface RoundKind {
  /** Code of the reason why it is not an award; 0 = it is one. Only awards have the other properties. */
  noAward: number
  currency: number
  hasAmount: boolean
  /** Code of the reason why its rate is not comparable on any basis; 0 = none. */
  noRate: number
  planned: number
  estimated: number
}

interface KindFacts extends Pick<RoundKind, 'noAward' | 'currency' | 'noRate'> {
  amount: number
  /** In % of the planned price and of the estimate; NaN = not known. */
  rate: number
  ratio: number
}

export interface Kinds {
  list: RoundKind[]
  idOf(facts: KindFacts): number
}

/** Three kinds are not awards; each currency has 26, so 16 bits suffice. */
export function createKinds(): Kinds {
  const list: RoundKind[] = []
  const ids = new Map<number, number>()
  return {
    list,
    idOf(facts) {
      const kind = kindOf(facts)
      const key = keyOf(kind)
      const id = ids.get(key)
      if (id !== undefined) return id
      ids.set(key, list.length)
      return list.push(kind) - 1
    },
  }
}

function kindOf({ noAward, currency, noRate, amount, rate, ratio }: KindFacts): RoundKind {
  if (noAward !== 0) return { noAward, currency: 0, hasAmount: false, noRate: 0, planned: NONE, estimated: NONE }
  const [planned, estimated] = noRate === 0 ? [stateOf(rate), stateOf(ratio)] : [NONE, NONE]
  return { noAward, currency, hasAmount: !Number.isNaN(amount), noRate, planned, estimated }
}

const keyOf = ({ noAward, currency, hasAmount, noRate, planned, estimated }: RoundKind): number =>
  ((((noAward * 16 + noRate) * 3 + planned) * 3 + estimated) * 2 + Number(hasAmount)) * 256 + currency

function stateOf(rate: number): number {
  if (Number.isNaN(rate)) return NONE
  return inRange(rate) ? COMPARABLE : OUT_OF_RANGE
}

/** Bits of the figures that a query counts a kind in. */
export const AWARD = 1
/** The sum and median of amounts. */
export const SUMMED = 2
/** The distribution of rates. */
export const RATED = 4
/** The total of awards shared by several winners. */
export const SHARES = 8

/** By kind, the figures it counts in. */
export function rolesOf({ list }: Kinds, currency: number, basis: Basis): Uint8Array {
  const { severalWinners, unitPrice } = CODE_OF
  return Uint8Array.from(list, (kind) => {
    if (kind.noAward !== 0 || kind.currency !== currency) return 0
    const { noRate, hasAmount } = kind
    const isRated = noRate === 0 && rateStateOf(kind, basis) === COMPARABLE
    if (!hasAmount || noRate === unitPrice) return AWARD | (isRated ? RATED : 0)
    return AWARD | (noRate === severalWinners ? SHARES : SUMMED) | (isRated ? RATED : 0)
  })
}

const rateStateOf = ({ planned, estimated }: RoundKind, basis: Basis): number =>
  basis === 'plannedPrice' ? planned : estimated

/**
 * One basis for the whole answer: the planned price, unless more awards have only an estimate than a rate on the
 * planned price. `counts`: rounds by kind.
 */
export function basisOf({ list }: Kinds, counts: Int32Array, currency: number): Basis {
  let [planned, estimated] = [0, 0]
  for (const [id, kind] of list.entries()) {
    if (kind.noAward !== 0 || kind.currency !== currency || kind.noRate !== 0) continue
    if (kind.planned !== NONE) planned += counts[id] ?? 0
    else if (kind.estimated !== NONE) estimated += counts[id] ?? 0
  }
  return planned >= estimated ? 'plannedPrice' : 'estimatedPrice'
}

/** The reasons for leaving rounds out of a figure, with their numbers; `counts`: rounds by kind. */
export function excludedOf(
  { list }: Kinds,
  counts: Int32Array,
  { currency, basis }: { currency: number; basis: Basis },
  shared: number,
): Excluded {
  const byReason = new Int32Array(REASONS.length + 1)
  for (const [id, kind] of list.entries()) {
    const count = counts[id] ?? 0
    if (count > 0)
      for (const reason of reasonsOf(kind, currency, basis)) byReason[reason] = (byReason[reason] ?? 0) + count
  }
  const reasons = REASONS.map((reason, index) => [reason, byReason[index + 1] ?? 0] as const)
  const excluded: Excluded = Object.fromEntries(reasons.filter(([, n]) => n > 0))
  if ((byReason[CODE_OF.severalWinners] ?? 0) > 0) excluded.sharedValue = shared
  return excluded
}

function reasonsOf(kind: RoundKind, currency: number, basis: Basis): number[] {
  if (kind.noAward !== 0) return [kind.noAward]
  if (kind.currency !== currency) return [CODE_OF.otherCurrency]
  const reasons = kind.hasAmount ? [] : [CODE_OF.noAmount]
  const state = rateStateOf(kind, basis)
  if (kind.noRate !== 0) reasons.push(kind.noRate)
  else if (state !== COMPARABLE) reasons.push(state === NONE ? CODE_OF.noRate : CODE_OF.outOfRange)
  return reasons
}

/** The end of the run of rows with the kind of the first. */
export function runEnd({ kind }: { kind: Uint16Array }, rows: Int32Array, begin: number, end: number): number {
  const first = kind[rows[begin] ?? 0]
  let i = begin + 1
  while (i < end && kind[rows[i] ?? 0] === first) i++
  return i
}
