/** Percentages have at most six decimals. */
const SCALE = 1_000_000
const WHOLE = 100n * BigInt(SCALE)
const RATIO = /^\d{1,3}(?:\.\d{1,6})?$/
/** Reserve prices do not differ more from the base amount. */
const LEAST_RATIO = 90
const MOST_RATIO = 110

/** Parses a typed 사정률 in percent; `null` = invalid. */
export function ratioIn(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '')
  const ratio = Number(plain)
  return RATIO.test(plain) && ratio >= LEAST_RATIO && ratio <= MOST_RATIO ? ratio : null
}

interface FloorTerms {
  /** 기초금액, in whole won. */
  baseAmount: number
  /** 낙찰하한율, %. */
  floorRate: number
  /** 사정률: planned price ÷ base amount, %. */
  ratio: number
  /** A값: costs to which the rate does not apply, in whole won; 0 = none. */
  fixedCosts: number
}

interface GivenCosts {
  fixedCosts?: number | null
  fixedCostItems?: readonly unknown[] | null
}

/** A값 applies, but the source does not give its amount, so the result would be too low. */
export const lacksFixedCosts = ({ fixedCosts, fixedCostItems }: GivenCosts): boolean =>
  typeof fixedCosts !== 'number' && fixedCostItems?.length === 0

interface FloorBid {
  /** 예정가격 at this ratio, rounded to won. */
  planned: number
  /** The lowest bid that reaches the floor rate, in whole won. */
  lowest: number
}

/** Typical ratios: draws are distributed around 100 %, nearly all within this range. */
const RATIOS = [98, 99, 99.5, 100, 100.5, 101, 102]

interface FloorAtRatio {
  ratio: number
  /** `null` = the fixed costs exceed the planned price. */
  lowest: number | null
}

/** The lowest valid bid at each typical ratio of the planned price. */
export const floorsByRatio = (terms: Omit<FloorTerms, 'ratio'>): FloorAtRatio[] =>
  RATIOS.map((ratio) => ({ ratio, lowest: floorBid({ ...terms, ratio })?.lowest ?? null }))

const scaled = (percent: number): bigint => BigInt(Math.round(percent * SCALE))

/**
 * The lowest valid bid if the planned price is `ratio` of the base amount: (planned − A) × floor rate + A, rounded up.
 * Computed exactly, because a bid that is one won too low is rejected. `null` = the fixed costs exceed the planned
 * price.
 */
export function floorBid({ baseAmount, floorRate, ratio, fixedCosts }: FloorTerms): FloorBid | null {
  const planned = BigInt(baseAmount) * scaled(ratio)
  const fixed = BigInt(fixedCosts)
  const subject = planned - fixed * WHOLE
  if (subject < 0n) return null
  const unit = WHOLE * WHOLE
  const lowest = (subject * scaled(floorRate) + unit - 1n) / unit + fixed
  return { planned: Number((planned + WHOLE / 2n) / WHOLE), lowest: Number(lowest) }
}

/** The terms of a notice, and the lowest bid if the planned price equals the base amount. */
export interface Floor extends Omit<FloorTerms, 'ratio'> {
  amount: number
}

interface GivenTerms extends GivenCosts {
  baseAmount: number | null
  floorRate: number | null
}

/** `null` = the notice does not contain the terms. */
export function floorOf(notice: GivenTerms): Floor | null {
  const { baseAmount, floorRate, fixedCosts } = notice
  if (baseAmount === null || floorRate === null || lacksFixedCosts(notice)) return null
  const terms = { baseAmount, floorRate, fixedCosts: fixedCosts ?? 0 }
  return { ...terms, amount: floorBid({ ...terms, ratio: 100 })?.lowest ?? 0 }
}
