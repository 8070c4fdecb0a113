import { seoulDay, startOfDay } from '../../lib/clock.ts'
import type { Steps } from '../../lib/turns.ts'
import type { CompetitionFirm } from '../schema/competition.ts'
import { CODE_OF } from './award.ts'
import { inChunks } from './chunks.ts'
import type { AwardArrays } from './columns.ts'
import { rounded } from './figures.ts'
import { sliceSteps } from './top-groups.ts'

/** The totals of the openings of one scope. */
export interface Tally {
  cancelled: number
  superseded: number
  direct: number
  /** Competitive awards. */
  awards: number
  noWinner: number
  severalWinners: number
  unknownBidders: number
  bidders: number[]
  firms: Map<number, Wins>
  failed: number
  /** By index of the notice. */
  failures: Map<number, Failure>
  failedBidders: { none: number; one: number; unknown: number }
}

interface Wins {
  /** Alone or jointly. */
  awards: number
  alone: number
  first: number
  last: number
  /** Index of its name in the latest award. */
  name: number
}

export interface Failure {
  row: number
  day: number
  openings: number
  /** -1 = unknown. */
  bidders: number
}

const createTally = (): Tally => ({
  cancelled: 0,
  superseded: 0,
  direct: 0,
  awards: 0,
  noWinner: 0,
  severalWinners: 0,
  unknownBidders: 0,
  bidders: [],
  firms: new Map(),
  failed: 0,
  failures: new Map(),
  failedBidders: { none: 0, one: 0, unknown: 0 },
})

/** Maps and sets are created for each row. */
const TALLY_CHUNK = 1 << 10

export function* tallySteps(columns: AwardArrays, rows: Int32Array): Steps<Tally> {
  const tally = createTally()
  const add = (begin: number, end: number) => {
    for (let i = begin; i < end; i++) addRound(columns, rows[i] ?? 0, tally)
  }
  yield* inChunks(rows.length, add, TALLY_CHUNK)
  return tally
}

function addRound(columns: AwardArrays, at: number, tally: Tally): void {
  const kind = columns.kinds.list[columns.kind[at] ?? 0]
  if (!kind) return
  const many = columns.bidders[at] ?? -1
  if (kind.noAward === CODE_OF.cancelled) tally.cancelled++
  else if (kind.noAward === CODE_OF.superseded) tally.superseded++
  else if (kind.noAward === CODE_OF.failed) addFailure(columns, at, many, tally)
  else if (kind.noRate === CODE_OF.direct) tally.direct++
  else {
    tally.awards++
    if (many < 0) tally.unknownBidders++
    else tally.bidders.push(many)
    addWinners(columns, at, tally)
  }
}

function addFailure(columns: AwardArrays, at: number, many: number, tally: Tally): void {
  const { failures, failedBidders } = tally
  tally.failed++
  if (many < 0) failedBidders.unknown++
  else if (many === 0) failedBidders.none++
  else if (many === 1) failedBidders.one++
  const notice = columns.notice[at] ?? -1
  const day = columns.day[at] ?? 0
  const failure = failures.get(notice)
  if (!failure) {
    failures.set(notice, { row: at, day, openings: 1, bidders: many })
    return
  }
  failure.openings++
  failure.day = Math.max(failure.day, day)
  failure.bidders = Math.max(failure.bidders, many)
}

function addWinners({ winners, winnerSets, firms, day }: AwardArrays, at: number, tally: Tally): void {
  const names = winnerSets.items[winners[at] ?? 0] ?? []
  const keys = new Set(names.map((name) => firms.list[name]?.codeId ?? -1))
  if (keys.size === 0) tally.noWinner++
  if (keys.size > 1) tally.severalWinners++
  for (const key of keys) {
    const own = names.filter((name) => firms.list[name]?.codeId === key)
    addWin(firms.list, tally.firms, key, {
      awards: 1,
      alone: Number(keys.size === 1),
      first: day[at] ?? 0,
      last: day[at] ?? 0,
      name: firstName(firms.list, own),
    })
  }
}

function addWin(list: readonly { name: string }[], firms: Tally['firms'], key: number, win: Wins): void {
  const wins = firms.get(key)
  if (!wins) {
    firms.set(key, win)
    return
  }
  wins.awards++
  wins.alone += win.alone
  wins.first = Math.min(wins.first, win.first)
  if (win.last > wins.last) wins.name = win.name
  if (win.last === wins.last) wins.name = firstName(list, [wins.name, win.name])
  wins.last = Math.max(wins.last, win.last)
}

/** Of several spellings, the first by name. */
const firstName = (list: readonly { name: string }[], names: readonly number[]): number =>
  names.reduce((first, name) => ((list[name]?.name ?? '') < (list[first]?.name ?? '') ? name : first), names[0] ?? -1)

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)

const SHOWN = 10
/** A firm with a single award does not win often. */
const OFTEN = 2

/** Firms with more than one award: most awards first, then the latest. */
export function* firmSteps({ firms }: AwardArrays, tally: Tally, n: number): Steps<CompetitionFirm[]> {
  const wins = (key: number) => tally.firms.get(key) as Wins
  const often = Int32Array.from([...tally.firms.keys()].filter((key) => wins(key).awards >= OFTEN))
  const best = yield* sliceSteps(often, 0, SHOWN, (first, second) => {
    const [a, b] = [wins(first), wins(second)]
    const apart = b.awards - a.awards || b.last - a.last
    return apart !== 0 ? apart : inOrder(firms.keys[first] ?? '', firms.keys[second] ?? '')
  })
  return Array.from(best, (key) => {
    const { awards, first, last, name } = wins(key)
    const { name: text = '', code = null } = firms.list[name] ?? {}
    return {
      name: text,
      businessNo: code,
      awards,
      share: rounded((awards * 100) / n),
      firstWonOn: dayName(first),
      lastWonOn: dayName(last),
    }
  })
}

/** `2026-09-01` */
export const dayName = (day: number): string => seoulDay(startOfDay(day))

/** Awards to one firm alone. */
export function concentrationOf({ firms }: Tally, n: number) {
  let [most, squares, different] = [0, 0, 0]
  for (const { alone } of firms.values()) {
    most = Math.max(most, alone)
    squares += alone * alone
    different += Number(alone > 0)
  }
  return { firms: different, firstShare: rounded((most * 100) / n), hhi: rounded((squares * 10_000) / (n * n)) }
}

/** Notices whose last opening failed. */
export function* failureSteps(tally: Tally, noticeNo: (row: number) => string): Steps<Failure[]> {
  const failures = [...tally.failures.values()]
  const latest = yield* sliceSteps(Int32Array.from(failures.keys()), 0, SHOWN, (one, other) => {
    const [a, b] = [failures[one] as Failure, failures[other] as Failure]
    return b.day - a.day || inOrder(noticeNo(a.row), noticeNo(b.row))
  })
  return Array.from(latest, (place) => failures[place] as Failure)
}
