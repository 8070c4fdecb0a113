import { addOne } from './chunks.ts'
import type { AwardArrays, Rounds } from './columns.ts'

export interface WinCounts {
  /** Counts these rows, which are awards of one kind; returns the sum of their amounts, if amounts are summed. */
  add(rounds: Rounds, places: Int32Array, begin: number, end: number, isSummed: boolean): number
  /** By firm. */
  readonly wins: Int32Array
  /** Also 0 for a firm without any amount: `hasAmount` distinguishes the two. */
  readonly sums: Float64Array
  readonly hasAmount: Uint8Array
  /** Firms with counted awards. */
  firms(): Int32Array
  clear(): void
}

/** Counts awards and amounts by firm, in arrays with an entry for every firm; only used entries are cleared. */
export function createWinCounts({ firms, winnerSets }: Pick<AwardArrays, 'firms' | 'winnerSets'>): WinCounts {
  const first = winnerSets.first()
  const wins = new Int32Array(firms.keys.length)
  const sums = new Float64Array(firms.keys.length)
  const hasAmount = new Uint8Array(firms.keys.length)
  const counted = new Int32Array(firms.keys.length + 1)
  let count = 0

  function addEach(several: readonly number[], value: number | null): void {
    for (const firm of several) {
      if (wins[firm] === 0) counted[count++] = firm
      addOne(wins, firm)
      if (value === null) continue
      hasAmount[firm] = 1
      sums[firm] = (sums[firm] ?? 0) + value
    }
  }

  function addSummed({ winners, amount }: Rounds, places: Int32Array, begin: number, end: number): number {
    let [to, total] = [count, 0]
    for (let i = begin; i < end; i++) {
      const at = places[i] ?? 0
      const firm = first[winners[at] ?? 0] ?? 0
      const value = amount[at] ?? 0
      total += value
      if (firm < 0) {
        count = to
        addEach(severalOf(firm), value)
        to = count
        continue
      }
      const won = wins[firm] ?? 0
      // Written in any case: a branch would often be mispredicted.
      counted[to] = firm
      to += Number(won === 0)
      wins[firm] = won + 1
      hasAmount[firm] = 1
      sums[firm] = (sums[firm] ?? 0) + value
    }
    count = to
    return total
  }

  function addBare({ winners }: Rounds, places: Int32Array, begin: number, end: number): void {
    for (let i = begin; i < end; i++) {
      const firm = first[winners[places[i] ?? 0] ?? 0] ?? 0
      if (firm < 0) addEach(severalOf(firm), null)
      else {
        if (wins[firm] === 0) counted[count++] = firm
        addOne(wins, firm)
      }
    }
  }

  /** The winners of an award with several winners or none. */
  const severalOf = (firm: number): readonly number[] => winnerSets.lists[-2 - firm] ?? []

  return {
    wins,
    sums,
    hasAmount,
    firms: () => counted.subarray(0, count),
    add(rounds, places, begin, end, isSummed) {
      if (isSummed) return addSummed(rounds, places, begin, end)
      addBare(rounds, places, begin, end)
      return 0
    },
    clear() {
      for (let i = 0; i < count; i++) {
        const firm = counted[i] ?? 0
        wins[firm] = 0
        sums[firm] = 0
        hasAmount[firm] = 0
      }
      count = 0
    },
  }
}
