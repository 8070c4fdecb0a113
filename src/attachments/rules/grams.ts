import { isNarrow, type Term } from '../../search/text.ts'

/**
 * Classes of letter pairs in a section; the best one of a pair is stored: adjacent, each alone between separators, or
 * otherwise with a separator in between. `LETTER` is a single letter.
 */
const BESIDE = 0
const ALONE = 1
const APART = 2
const LETTER = 3

/** One more than the largest code point. */
const POINT = 2 ** 21
const CLASS = POINT * POINT
/** Pairs processed in a step. */
const STEP = 8_192

const gram = (kind: number, left: number, right = 0): number => kind * CLASS + left * POINT + right

const isGap = (point: number): boolean => point === 0x20 || point === 0x2d

/**
 * The index entries of a section: every letter, and every pair of consecutive letters with its best class, once each.
 */
export function* gramsOf(norm: string): Generator<void, number[]> {
  const letters = new Set<number>()
  const pairs = new Map<number, number>()
  /**
   * The previous letter, the separator after it (0 = none), and whether that letter was between separators or edges.
   */
  let left = -1
  let gap = 0
  let isLeftAlone = false
  let isAfterGap = true
  let steps = 0
  for (let at = 0; at < norm.length; ) {
    const point = norm.codePointAt(at) ?? 0
    at += point > 0xffff ? 2 : 1
    if (isGap(point)) {
      gap = point
      isAfterGap = true
      continue
    }
    const next = norm.codePointAt(at)
    const isAlone = isAfterGap && (next === undefined || isGap(next))
    letters.add(point)
    if (left >= 0) {
      const kind = kindOf(gap, isLeftAlone && isAlone, left, point)
      const key = left * POINT + point
      const before = pairs.get(key)
      if (before === undefined || kind < before) pairs.set(key, kind)
    }
    left = point
    gap = 0
    isLeftAlone = isAlone
    isAfterGap = false
    if (++steps % STEP === 0) yield
  }
  const grams: number[] = []
  for (const point of letters) grams.push(gram(LETTER, point))
  for (const [key, kind] of pairs) grams.push(kind * CLASS + key)
  return grams.sort((a, b) => a - b)
}

function kindOf(gap: number, areAlone: boolean, left: number, right: number): number {
  if (gap === 0) return BESIDE
  return areAlone && !isWordBreak(left, gap, right) ? ALONE : APART
}

/** A space between two Latin letters or digits separates words, so it is not ignored. */
const isWordBreak = (left: number, gap: number, right: number): boolean =>
  gap === 0x20 && isNarrow(String.fromCodePoint(left)) && isNarrow(String.fromCodePoint(right))

export interface TermGrams {
  /** A section must contain at least one gram of each list. */
  all: number[][]
  /** Whether a section with these grams surely contains the term; otherwise its text must be checked. */
  isExact: boolean
}

export function termGrams({ kind, text }: Pick<Term, 'kind' | 'text'>): TermGrams {
  const points = Array.from(text, (point) => point.codePointAt(0) ?? 0)
  const letters = points.filter((point) => !isGap(point))
  const [first = 0, second] = letters
  if (second === undefined) return { all: [[gram(LETTER, first)]], isExact: points.length === 1 }
  if (kind === 'plain' && letters.length === 2) {
    return { all: [[gram(BESIDE, first, second), gram(ALONE, first, second)]], isExact: true }
  }
  const all = new Map<number, number[]>()
  let before = -1
  let isGapBefore = false
  for (const point of points) {
    if (isGap(point)) {
      isGapBefore = true
      continue
    }
    if (before >= 0) {
      const kinds = kind === 'exact' && !isGapBefore ? [BESIDE] : [BESIDE, ALONE, APART]
      const key = before * POINT + point
      const known = all.get(key)
      if (!known || kinds.length < known.length)
        all.set(
          key,
          kinds.map((one) => gram(one, before, point)),
        )
    }
    before = point
    isGapBefore = false
  }
  return { all: [...all.values()], isExact: kind === 'exact' && points.length === 2 }
}
