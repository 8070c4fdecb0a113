import type { RateBin } from '../schema/statistics.ts'

/**
 * Simulates planned prices (예정가격): the range around the base amount is divided into 15 parts, one reserve price is
 * chosen at random in each, four of the 15 are drawn, and their mean is the planned price. Its spread around the base
 * is therefore random and the same for every agency, and shows no habits of an agency.
 */
const PARTS = 15
const DRAWN = 4

/** The ranges in use, in %. */
const SPREADS = [2, 3] as const

/** Standard deviation of the planned price in % of the base amount: 0.512 at ±2 %, 0.768 at ±3 %. */
export function drawDeviation(spread: number): number {
  const width = (2 * spread) / PARTS
  // From the middles of the parts, drawn without replacement, and the position within each part.
  const middles = (width ** 2 * (PARTS ** 2 - 1)) / 12
  const between = (middles / DRAWN) * ((PARTS - DRAWN) / (PARTS - 1))
  const within = width ** 2 / 12 / DRAWN
  return Math.sqrt(between + within)
}

const FEW = 5

/**
 * The range that fits the planned prices of these openings better; with few of them the wider one, as the safer
 * assumption.
 */
export function spreadOf(assessments: Float64Array): number {
  const [narrow, wide] = SPREADS
  if (assessments.length < FEW) return wide
  const square = assessments.reduce((sum, value) => sum + (value - 100) ** 2, 0) / assessments.length
  return Math.sqrt(square) < (drawDeviation(narrow) + drawDeviation(wide)) / 2 ? narrow : wide
}

const BINS_A_POINT = 10
const PLACES = 1e4

/** The expected number of `n` draws in each bin of 0.1 points. */
export function expectedDraws(n: number, spread: number): RateBin[] {
  const sd = drawDeviation(spread)
  const below = (edge: number) => normalShare((edge - 100) / sd)
  const bins: RateBin[] = []
  for (let bin = Math.floor((100 - spread) * BINS_A_POINT); bin < (100 + spread) * BINS_A_POINT; bin++) {
    const [from, to] = [bin / BINS_A_POINT, (bin + 1) / BINS_A_POINT]
    const count = Math.round(n * (below(to) - below(from)) * PLACES) / PLACES
    if (count > 0) bins.push({ from, to, count })
  }
  return bins
}

/**
 * Cumulative distribution of the standard normal distribution; Abramowitz and Stegun 26.2.17, accurate to 7 decimal
 * places.
 */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z >= 0 ? 1 - above : above
}
