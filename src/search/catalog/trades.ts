// Compares the trades of notices by their licences.

import { type Bits, nextBit } from './bits.ts'
import type { Dictionaries } from './pieces.ts'
import type { Segment } from './segment.ts'

/** Both have licences, and have too few in common. */
export const OTHER_TRADE = 0
/** One of them has no licences. */
export const UNKNOWN_TRADE = 1
export const SAME_TRADE = 2

/** Two lists of licences are of one trade if they share at least one part in this many of the lighter list's weight. */
const TRADE_SHARE = 3
/** Dictionary entries compared per step. */
const STEP = 4096

export interface NamedLicence {
  readonly code: string
  readonly name: string
}

/** Notices of a segment to compare. */
export interface CandidatePart {
  segment: Segment
  bits: Bits
  count: number
}

/** The weight of a pair of letters or a licence: one, plus one for each time it is half as common. */
export const rarity = (having: number, all: number): number => 1 + Math.clz32(Math.max(1, having)) - Math.clz32(all)

/**
 * Compares, by index in the dictionary of licences, the trade of notices with that of the given one. Rare licences
 * weigh more: a certificate that most suppliers have says little.
 */
export function createTrades(dictionaries: Dictionaries) {
  const licencesOf = createLicenceLists(dictionaries)

  return function* tradeSteps(
    own: readonly NamedLicence[],
    parts: readonly CandidatePart[],
  ): Generator<void, Uint8Array> {
    const { lists, wanted } = licencesOf(own)
    const { counts, all } = yield* countSteps(lists.length, parts)
    const having = new Map<number, number>()
    for (const [id, list] of lists.entries()) {
      const count = counts[id] ?? 0
      if (count > 0) for (const licence of list) having.set(licence, (having.get(licence) ?? 0) + count)
    }
    const weightOf = (list: readonly number[]) =>
      list.reduce((sum, licence) => sum + rarity(having.get(licence) ?? 0, all), 0)
    const weight = weightOf(wanted)
    const trades = new Uint8Array(lists.length)
    for (const [id, list] of lists.entries()) {
      if (id % STEP === STEP - 1) yield
      const lighter = Math.min(weight, weightOf(list))
      const shared = weightOf(list.filter((licence) => wanted.includes(licence)))
      trades[id] = lighter === 0 ? UNKNOWN_TRADE : shared * TRADE_SHARE >= lighter ? SAME_TRADE : OTHER_TRADE
    }
    return trades
  }
}

/** Lists of licences as numbers: the index of the code, or a negative index of the name if there is no code. */
function createLicenceLists({ licences, industries }: Dictionaries) {
  const { list, codes, placeOf } = industries
  const lists: (readonly number[])[] = []
  const numberAt = (id: number): number => (list[id]?.code === '' ? -1 - id : (list[id]?.codeId ?? 0))
  /** A licence that no notice has gets a unique number. */
  const numberOf = ({ code, name }: NamedLicence, i: number): number => {
    if (code !== '') return placeOf(code) ?? codes.length + i
    const id = list.findIndex((licence) => licence.code === '' && licence.name === name)
    return id < 0 ? codes.length + i : -1 - id
  }
  return (own: readonly NamedLicence[]) => {
    for (const { names } of licences.values.slice(lists.length)) lists.push([...new Set(names.map(numberAt))])
    const named = [...new Map(own.map((licence) => [licence.code || licence.name, licence])).values()]
    return { lists: lists.slice(), wanted: named.map(numberOf) }
  }
}

/** The number of notices with each entry of the dictionary. */
function* countSteps(entries: number, parts: readonly CandidatePart[]) {
  const counts = new Uint32Array(entries)
  let all = 0
  for (const { segment, bits, count } of parts) {
    const ids = segment.columns.ids.licences
    for (let local = nextBit(bits, 0, count); local >= 0; local = nextBit(bits, local + 1, count)) {
      const id = ids[local] ?? 0
      counts[id] = (counts[id] ?? 0) + 1
      all++
    }
    yield
  }
  return { counts, all }
}
