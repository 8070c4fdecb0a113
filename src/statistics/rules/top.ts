import type { Steps } from '../../lib/turns.ts'
import type { TopWinner } from '../schema/winners.ts'
import { inChunks } from './chunks.ts'
import type { AwardArrays, Part } from './columns.ts'
import { AWARD } from './kinds.ts'
import { createWinCounts, type WinCounts } from './wins.ts'

const SHOWN = 5
const MILLIONTHS = 1e6

export interface TopList extends Pick<WinCounts, 'add'> {
  /** The firms with the most counted awards, given their total amount. Resets the counts. */
  topSteps(part: Part, total: number | null): Steps<TopWinner[]>
}

/** Top winners, for one group after another. */
export function createTopList(columns: AwardArrays, roles: Uint8Array): TopList {
  const { firms } = columns
  const counts = createWinCounts(columns)
  const { wins, sums, hasAmount } = counts

  const isAhead = (one: number, other: number): boolean => {
    const byWins = (wins[one] ?? 0) - (wins[other] ?? 0)
    if (byWins !== 0) return byWins > 0
    if (hasAmount[one] !== hasAmount[other]) return hasAmount[one] === 1
    const bySum = (sums[one] ?? 0) - (sums[other] ?? 0)
    return bySum === 0 ? (firms.keys[one] as string) < (firms.keys[other] as string) : bySum > 0
  }

  return {
    add: counts.add,
    *topSteps(part, total) {
      const best = bestOf(counts.firms(), wins, isAhead)
      const names = yield* nameSteps(columns, part, best, roles)
      const shown = best.map((firm, place) => {
        const { code, name = '' } = firms.list[names[place] ?? -1] ?? { code: null }
        const amount = hasAmount[firm] === 1 ? Math.floor((sums[firm] ?? 0) + 0.5) : null
        const share = amount === null || total === null || total <= 0 ? null : percent(amount, total)
        return { name, businessNo: code, awards: wins[firm] ?? 0, amount, share }
      })
      counts.clear()
      return shown
    },
  }
}

function bestOf(firms: Int32Array, wins: Int32Array, isAhead: (one: number, other: number) => boolean): number[] {
  const best: number[] = []
  let least = 0
  for (let i = 0; i < firms.length; i++) {
    const firm = firms[i] ?? 0
    if ((wins[firm] ?? 0) < least) continue
    let place = best.length
    while (place > 0 && isAhead(firm, best[place - 1] ?? 0)) place--
    if (place >= SHOWN) continue
    best.splice(place, 0, firm)
    best.length = Math.min(best.length, SHOWN)
    if (best.length === SHOWN) least = wins[best.at(-1) ?? 0] ?? 0
  }
  return best
}

const percent = (part: number, total: number): number => Math.round((part * 100 * MILLIONTHS) / total) / MILLIONTHS

/** The name of each of these firms in its latest award; of one day the first by name. */
function* nameSteps(
  { firms, winnerSets, winners, kind, day }: AwardArrays,
  { rows }: Part,
  best: readonly number[],
  roles: Uint8Array,
): Steps<number[]> {
  const names = best.map((firm) => firms.onlyOf(firm))
  if (names.every((name) => name >= 0)) return names
  const first = winnerSets.first()
  const days = best.map(() => Number.NEGATIVE_INFINITY)
  const wanted = new Uint8Array(firms.keys.length)
  for (const firm of best) wanted[firm] = 1
  const update = (at: number, firm: number) => {
    const place = best.indexOf(firm)
    if (place < 0 || (day[at] ?? 0) < (days[place] ?? 0)) return
    for (const id of winnerSets.items[winners[at] ?? 0] as readonly number[]) {
      const last = firms.list[names[place] ?? -1]?.name
      const name = firms.list[id]
      if (name?.codeId !== firm) continue
      if (day[at] === days[place] && last !== undefined && name.name >= last) continue
      names[place] = id
      days[place] = day[at] ?? 0
    }
  }
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const at = rows[i] ?? 0
      const firm = first[winners[at] ?? 0] ?? 0
      if (firm === -1 || (firm >= 0 && wanted[firm] === 0)) continue
      if (((roles[kind[at] ?? 0] ?? 0) & AWARD) === 0) continue
      if (firm >= 0) update(at, firm)
      else for (const winner of winnerSets.lists[-2 - firm] as readonly number[]) update(at, winner)
    }
  })
  return names
}
