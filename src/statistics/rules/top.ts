import type { Steps } from '../../search/catalog.ts'
import type { TopWinner } from '../schema.ts'
import type { Columns } from './columns.ts'
import { isAward, isSummed } from './group.ts'

const STEP = 1 << 14
const SHOWN = 5
const MILLIONTHS = 1e6

export interface TopList {
  steps(rows: Int32Array, total: number | null): Steps<TopWinner[]>
}

/** Who won most in one group after the other: counted in lists as long as there are firms, cleared where they were used. */
export function createTopList(columns: Columns, currency: number): TopList {
  const { firms, winnerSets } = columns
  const wins = new Int32Array(firms.keys.length)
  const sums = new Float64Array(firms.keys.length)
  const lastDay = new Int32Array(firms.keys.length)
  const lastName = new Int32Array(firms.keys.length)
  const touched: number[] = []

  function count(at: number, name: number, summed: boolean): void {
    const firm = firms.list[name]?.codeId as number
    if (wins[firm] === 0) {
      touched.push(firm)
      sums[firm] = Number.NaN
      lastDay[firm] = -0x80000000
      lastName[firm] = -1
    }
    wins[firm] = (wins[firm] as number) + 1
    const sum = sums[firm] as number
    if (summed) sums[firm] = (Number.isNaN(sum) ? 0 : sum) + (columns.amount[at] as number)
    const day = columns.day[at] as number
    const last = firms.list[lastName[firm] as number]?.name
    const later = day > (lastDay[firm] as number)
    if (!later && (day < (lastDay[firm] as number) || (last !== undefined && (firms.list[name]?.name ?? '') >= last)))
      return
    lastDay[firm] = day
    lastName[firm] = name
  }

  const isAhead = (one: number, other: number): boolean => {
    const byWins = (wins[one] as number) - (wins[other] as number)
    if (byWins !== 0) return byWins > 0
    const [a, b] = [sums[one] as number, sums[other] as number]
    if (a !== b && !(Number.isNaN(a) && Number.isNaN(b))) return Number.isNaN(b) || a > b
    return (firms.keys[one] as string) < (firms.keys[other] as string)
  }

  return {
    *steps(rows, total) {
      for (let i = 0; i < rows.length; i++) {
        if (i % STEP === STEP - 1) yield
        const at = rows[i] as number
        if (!isAward(columns, at, currency)) continue
        const summed = isSummed(columns, at)
        const names = winnerSets.items[columns.winners[at] as number] as readonly number[]
        if (names.length === 1) count(at, names[0] as number, summed)
        else for (const name of names) if (isFirstOfFirm(columns, names, name)) count(at, name, summed)
      }
      const shown = bestOf(touched, isAhead).map((firm) => {
        const { code, name = '' } = firms.list[lastName[firm] as number] ?? { code: null }
        const sum = sums[firm] as number
        const amount = Number.isNaN(sum) ? null : Math.floor(sum + 0.5)
        const share = amount === null || total === null || total <= 0 ? null : percent(amount, total)
        return { name, businessNo: code, awards: wins[firm] as number, amount, share }
      })
      for (const firm of touched) wins[firm] = 0
      touched.length = 0
      return shown
    },
  }
}

function bestOf(firms: readonly number[], isAhead: (one: number, other: number) => boolean): number[] {
  const best: number[] = []
  for (const firm of firms) {
    let place = best.length
    while (place > 0 && isAhead(firm, best[place - 1] as number)) place--
    if (place >= SHOWN) continue
    best.splice(place, 0, firm)
    best.length = Math.min(best.length, SHOWN)
  }
  return best
}

const percent = (part: number, total: number): number => Math.round((part * 100 * MILLIONTHS) / total) / MILLIONTHS

/** A firm that stands in one list by two names has won once. */
const isFirstOfFirm = ({ firms }: Columns, names: readonly number[], name: number): boolean =>
  names.find((other) => firms.list[other]?.codeId === firms.list[name]?.codeId) === name
