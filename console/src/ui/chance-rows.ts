interface Bin {
  from: number
  to: number
  count: number
}

export interface ChanceRow extends Bin {
  /** The expected number of draws in the bin. */
  chance: number
  /** No draws, and fewer than half a draw expected. */
  isEmpty: boolean
}

/** Smaller values would be shown as 0.00. */
const LEAST_EXPECTED = 0.005
const HALF_A_DRAW = 0.5

/** The bins of both distributions in order, one row for each. */
export function chanceRows(drawn: readonly Bin[], expected: readonly Bin[]): ChanceRow[] {
  const counts = new Map(drawn.map(({ from, count }) => [from, count]))
  const chances = new Map(expected.map(({ from, count }) => [from, count]))
  const bins = [...expected.filter(({ count }) => count >= LEAST_EXPECTED), ...drawn]
  return [...new Map(bins.map((bin) => [bin.from, bin])).values()]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => {
      const [count, chance] = [counts.get(from) ?? 0, chances.get(from) ?? 0]
      return { from, to, count, chance, isEmpty: count === 0 && chance < HALF_A_DRAW }
    })
}
