// Features by which titles are compared: pairs of letters, and words with synonyms.

import { SYNONYM_GROUPS } from '../synonyms.ts'
import { lettersOf } from '../text.ts'
import { isGap, pairKey } from './match.ts'

/** A notice has it if its title contains all pairs of one of the alternatives. */
export interface Feature {
  /** Indexes in the list of pairs. */
  readonly alternatives: readonly (readonly number[])[]
  /** The number of pairs of the title that it represents; one more for a word that names what is bought. */
  readonly size: number
  /** Whether it has a weight even if many notices have it, because it names what is bought. */
  readonly isThing: boolean
}

export interface TitleFeatures {
  readonly pairs: readonly number[]
  readonly features: readonly Feature[]
}

/** The maximum number of pairs of a title that are compared. */
const MOST_PAIRS = 64

/** Pairs of adjacent letters, each once. */
function pairsOf(letters: string, most: number): number[] {
  const pairs = new Set<number>()
  for (let i = 1; i < letters.length && pairs.size < most; i++)
    pairs.add(pairKey(letters.charCodeAt(i - 1), letters.charCodeAt(i)))
  return [...pairs]
}

function edgesOf(letters: string, word: string): number[] {
  const start = letters.indexOf(word)
  return [start, start + word.length]
    .filter((at) => at > 0 && at < letters.length)
    .map((at) => pairKey(letters.charCodeAt(at - 1), letters.charCodeAt(at)))
}

export function featuresOf(norm: string): TitleFeatures {
  const letters = lettersOf(norm)
  const own = pairsOf(letters, MOST_PAIRS)
  const left = new Set(own)
  const pairs = [...own]
  const placeOf = (pair: number): number => {
    const place = pairs.indexOf(pair)
    return place < 0 ? pairs.push(pair) - 1 : place
  }
  const words: Feature[] = []
  for (const group of SYNONYM_GROUPS) {
    const named = group.words.find((word) => letters.includes(word.letters))
    if (!named) continue
    const covered = pairsOf(named.letters, MOST_PAIRS).filter((pair) => left.delete(pair))
    // Pairs across the edges of the word cannot occur in titles with a synonym.
    for (const pair of edgesOf(letters, named.letters)) left.delete(pair)
    // Covered by other words, or beyond the part of the title that is compared.
    if (covered.length === 0) continue
    const alternatives = group.words.map((word) => pairsOf(word.letters, MOST_PAIRS).map(placeOf))
    words.push({ alternatives, size: covered.length + Number(group.isThing), isThing: group.isThing })
  }
  const single = [...left].map((pair): Feature => ({ alternatives: [[placeOf(pair)]], size: 1, isThing: false }))
  return { pairs, features: [...single, ...words] }
}

/** Finds the pairs of a title, for one title after another; a pair is marked with the number of the title. */
export function createPairReader(pairs: readonly number[]) {
  const places = new Map(pairs.map((pair, place) => [pair, place]))
  const marks = new Int32Array(pairs.length).fill(-1)
  return {
    read(text: Uint16Array, from: number, to: number, mark: number): void {
      let before = -1
      for (let at = from; at < to; at++) {
        const unit = text[at] ?? 0
        if (isGap(unit)) continue
        const place = before === -1 ? undefined : places.get(pairKey(before, unit))
        before = unit
        if (place !== undefined) marks[place] = mark
      }
    },
    has: (feature: Feature, mark: number): boolean =>
      feature.alternatives.some((alternative) => alternative.every((place) => marks[place] === mark)),
  }
}
