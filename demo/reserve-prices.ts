import type { ReservePrice } from '../src/bids/index.ts'
import type { Random } from './random.ts'

/** The number of prices that are created. */
const MADE = 15
const DRAWN = 4
/** The number of prices that each bidder chooses. */
const CHOSEN = 2

export interface PriceDraw {
  /** The mean of the drawn prices. */
  planned: number
  /** The drawn prices before rounding, by index of their fifteenth of the range. */
  drawn: ReadonlyMap<number, number>
}

/** Fifteen reserve prices, one from each fifteenth of the range, and the mean of four drawn ones. */
export function drawPlannedPrice(base: number, spread: number, random: Random): PriceDraw {
  const drawn = new Map<number, number>()
  let sum = 0
  while (drawn.size < DRAWN) {
    const index = random.int(0, MADE - 1)
    if (drawn.has(index)) continue
    const price = priceIn(index, base, spread, random)
    drawn.set(index, price)
    sum += price
  }
  return { planned: Math.round(sum / DRAWN), drawn }
}

const priceIn = (index: number, base: number, spread: number, random: Random): number =>
  (base * (100 - spread + (2 * spread * (index + random.next())) / MADE)) / 100

/**
 * All fifteen prices in random order, with the number of bidders who chose each: the four most chosen ones are drawn.
 * `random` is a separate source, so that the draw itself is unchanged.
 */
export function reservePrices(
  { drawn }: PriceDraw,
  { base, spread, bidders }: { base: number; spread: number; bidders: number },
  random: Random,
): ReservePrice[] {
  const numbers = shuffled(
    Array.from({ length: MADE }, (_, index) => index + 1),
    random,
  )
  const counts = choices(bidders, random)
  const ofDrawn = shuffled(counts.slice(0, DRAWN), random)
  const ofOthers = shuffled(counts.slice(DRAWN), random)
  const prices = numbers.map((number, index): ReservePrice => {
    const chosen = drawn.get(index)
    const price = Math.round(chosen ?? priceIn(index, base, spread, random))
    const draws = (chosen === undefined ? ofOthers : ofDrawn).pop() as number
    return { number, price, drawn: chosen !== undefined, draws }
  })
  return prices.sort((one, other) => one.number - other.number)
}

function shuffled(items: number[], random: Random): number[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.int(0, last)
    const item = items[last] as number
    items[last] = items[other] as number
    items[other] = item
  }
  return items
}

/** How often each price was chosen, most frequent first. */
function choices(bidders: number, random: Random): number[] {
  const counts: number[] = Array.from({ length: MADE }, () => 0)
  for (let choice = 0; choice < bidders * CHOSEN; choice++) {
    const index = random.int(0, MADE - 1)
    counts[index] = (counts[index] as number) + 1
  }
  return counts.sort((one, other) => other - one)
}
