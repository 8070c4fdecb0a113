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
  const first = winnerSets.first()
  const wins = new Int32Array(firms.keys.length)
  const sums = new Float64Array(firms.keys.length)
  const touched: number[] = []

  function count(at: number, firm: number): void {
    if (wins[firm] === 0) {
      touched.push(firm)
      sums[firm] = Number.NaN
    }
    wins[firm] = (wins[firm] as number) + 1
    if (!isSummed(columns, at)) return
    const sum = sums[firm] as number
    sums[firm] = (Number.isNaN(sum) ? 0 : sum) + (columns.amount[at] as number)
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
        const firm = first[columns.winners[at] as number] as number
        if (firm >= 0) count(at, firm)
        else if (firm < -1) for (const one of winnerSets.lists[-2 - firm] as readonly number[]) count(at, one)
      }
      const best = bestOf(touched, isAhead)
      const names = yield* nameSteps(columns, rows, best, currency)
      const shown = best.map((firm, place) => {
        const { code, name = '' } = firms.list[names[place] as number] ?? { code: null }
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

/** What each of these firms was called in its latest award; of one day the first in the order of names. */
function* nameSteps(columns: Columns, rows: Int32Array, best: readonly number[], currency: number): Steps<number[]> {
  const { firms, winnerSets, winners, day } = columns
  const first = winnerSets.first()
  const names = best.map(() => -1)
  const days = best.map(() => Number.NEGATIVE_INFINITY)
  const look = (at: number, firm: number) => {
    const place = best.indexOf(firm)
    if (place < 0 || (day[at] as number) < (days[place] as number) || !isAward(columns, at, currency)) return
    for (const id of winnerSets.items[winners[at] as number] as readonly number[]) {
      const last = firms.list[names[place] as number]?.name
      const name = firms.list[id]
      if (name?.codeId !== firm) continue
      if (day[at] === days[place] && last !== undefined && name.name >= last) continue
      names[place] = id
      days[place] = day[at] as number
    }
  }
  for (let i = 0; i < rows.length; i++) {
    if (i % STEP === STEP - 1) yield
    const at = rows[i] as number
    const firm = first[winners[at] as number] as number
    if (firm >= 0) look(at, firm)
    else if (firm < -1) for (const one of winnerSets.lists[-2 - firm] as readonly number[]) look(at, one)
  }
  return names
}
