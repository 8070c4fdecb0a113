// A text without its separators, and the rule for separators that a term may skip.

import type { Term } from '../text.ts'

const NO_GAP = 0
const BLANK_GAP = 2
const BLANK = 32
const HYPHEN = 45

/** A plain term of at least this many code points may skip any gap. */
export const FREE = 4

/** The letters of a text, and the gap before each (and after the last). */
export const createLetters = () => {
  let units = new Uint16Array(256)
  let gaps = new Uint8Array(257)
  /** The number of gaps before a letter and all preceding ones. */
  let gapsBefore = new Uint16Array(257)
  let count = 0

  const read = (norm: string): void => {
    if (norm.length > units.length) {
      units = new Uint16Array(2 * norm.length)
      gaps = new Uint8Array(2 * norm.length + 1)
      gapsBefore = new Uint16Array(2 * norm.length + 1)
    }
    count = 0
    let gap: number = NO_GAP
    let before = 0
    for (let at = 0; at < norm.length; at++) {
      const unit = norm.charCodeAt(at)
      if (unit === BLANK || unit === HYPHEN) {
        gap = unit === BLANK ? BLANK_GAP : 1
        before++
        continue
      }
      units[count] = unit
      gaps[count] = gap
      gapsBefore[count++] = before
      gap = NO_GAP
    }
    gaps[count] = gap
  }

  const isEdge = (place: number): boolean => place === 0 || place === count || gaps[place] !== NO_GAP

  const passesNarrow = (mask: number, start: number, end: number): boolean => {
    for (let place = start + 1; place < end; place++) {
      if (gaps[place] === BLANK_GAP && (mask & (1 << (place - start))) !== 0) return true
    }
    return false
  }

  /** Whether a plain term of this many code points, FREE for more, may skip the gaps from `start` to `end`. */
  const plainFits = (length: number, mask: number, start: number, end: number): boolean => {
    if (gapsBefore[end - 1] === gapsBefore[start]) return true
    if (mask !== 0 && passesNarrow(mask, start, end)) return false
    if (length === FREE) return true
    return length === 2 ? isEdge(start) && isEdge(end) : isEdge(start) || isEdge(end)
  }

  const exactFits = (mask: number, start: number, end: number): boolean => {
    for (let place = start; place <= end; place++) {
      const wanted = (mask & (1 << (place - start))) !== 0
      const inside = place > start && place < end
      if (wanted ? gaps[place] === NO_GAP : inside && gaps[place] !== NO_GAP) return false
    }
    return true
  }

  /** Letters and gaps of a long term; it is so long that it may skip any gap. */
  const isAt = ({ kind, text: wanted, narrow }: Term, start: number): boolean => {
    let place = start
    let gapWanted = false
    for (let at = 0; at < wanted.length; at++) {
      const unit = wanted.charCodeAt(at)
      if (unit === BLANK) {
        if (gaps[place] === NO_GAP) return false
        gapWanted = true
        continue
      }
      if (units[place] !== unit) return false
      if (place > start && !gapWanted && gaps[place] !== NO_GAP) {
        if (kind === 'exact' || (gaps[place] === BLANK_GAP && narrow[at])) return false
      }
      gapWanted = false
      place++
    }
    return true
  }

  return { read, plainFits, exactFits, isAt, units: () => units, count: () => count }
}

export type Letters = ReturnType<typeof createLetters>
