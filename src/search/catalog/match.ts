// The rule of text.ts, on units instead of strings.

import { type Term, termKey } from '../text.ts'

/** A search term in UTF-16 units, with the pairs of units that a matching title must contain. */
export interface TermPlan {
  readonly term: Term
  /** The key for caching its verified hits. */
  readonly key: string
  readonly units: Uint16Array
  readonly narrow: Uint8Array
  /** `pair`, `single`: decided by postings; `verify`: postings only give candidates. */
  readonly how: 'pair' | 'single' | 'verify'
  /** Pairs of adjacent units; with `gaps`, a separator may be between them. */
  readonly pairs: Uint32Array
  readonly gaps: boolean
  /** One of its letters, for a term without pairs. */
  readonly letter: number
  readonly numberHash: number
  /** The lists of its pairs in the segment that was queried last. */
  readonly last: { lists: object | null; places: readonly PairPlaces[] }
}

/** The indexes of the lists of a pair, -1 for none, and their total length. */
export interface PairPlaces {
  count: number
  joined: number
  apart: number
  split: number
}

export const BLANK = 0x20
const DASH = 0x2d

export const pairKey = (left: number, right: number): number => ((left << 16) | right) >>> 0

export const isGap = (unit: number): boolean => unit === BLANK || unit === DASH

const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800

export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

function bytesOf(flags: readonly boolean[]): Uint8Array {
  const bytes = new Uint8Array(flags.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = flags[i] ? 1 : 0
  return bytes
}

export function planTerm(term: Term): TermPlan {
  const all = new Uint16Array(term.text.length)
  for (let i = 0; i < all.length; i++) all[i] = term.text.charCodeAt(i)
  const plain = term.kind === 'plain'
  const pairs: number[] = []
  for (let i = 1; i < all.length; i++) {
    const [left, right] = [all[i - 1] ?? 0, all[i] ?? 0]
    // An exact term may end one word and begin the next; a letter before a separator is posted as a pair with a blank.
    const key = pairKey(left, right)
    if (left !== BLANK && !pairs.includes(key)) pairs.push(key)
  }
  const simple = !all.some((unit) => isSurrogate(unit) || unit === BLANK)
  const how = simple && all.length <= 2 ? (all.length === 1 ? 'single' : 'pair') : 'verify'
  return {
    term,
    key: termKey(term),
    units: all,
    narrow: bytesOf(term.narrow),
    how,
    pairs: Uint32Array.from(pairs),
    gaps: plain,
    letter: all.find((unit) => unit !== BLANK) ?? 0,
    numberHash: hashText(term.compact),
    last: { lists: null, places: [] },
  }
}

/** The rule of `hasTerm` on a normalised text stored as units: `text[from..to)`. */
export function holdsTerm(text: Uint16Array, from: number, to: number, plan: TermPlan): boolean {
  const last = to - plan.units.length
  const first = plan.units[0] ?? 0
  const second = plan.units.length > 1 ? (plan.units[1] ?? 0) : 0
  if (plan.gaps) {
    for (let start = from; start <= last; start++) {
      if (text[start] !== first) continue
      const next = text[start + 1] ?? 0
      if ((second === 0 || next === second || isGap(next)) && holdsAt(text, from, to, plan, start)) return true
    }
    return false
  }
  for (let start = from; start <= last; start++) if (holdsExactly(text, start, plan.units)) return true
  return false
}

function holdsExactly(text: Uint16Array, start: number, units: Uint16Array): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = text[start + i] ?? 0
    if (unit !== units[i] && !(unit === DASH && units[i] === BLANK)) return false
  }
  return true
}

function holdsAt(text: Uint16Array, from: number, to: number, plan: TermPlan, start: number): boolean {
  const { units, narrow } = plan
  const size = units.length
  let at = start + 1
  for (let i = 1; i < size; i++, at++) {
    if (at >= to) return false
    let unit = text[at] ?? 0
    if (unit === DASH || (unit === BLANK && narrow[i] === 0)) {
      at++
      if (at >= to) return false
      unit = text[at] ?? 0
    }
    if (unit !== units[i]) return false
  }
  const { length } = plan.term
  if (at - start === size || length >= 4) return true
  const begins = start === from || isGap(text[start - 1] ?? 0)
  const ends = at === to || isGap(text[at] ?? 0)
  return length === 2 ? begins && ends : begins || ends
}

const NARROW = /[\p{Script=Latin}\p{Nd}]/u

/**
 * Whether a letter of one unit is Latin or a digit: a term may not skip a blank between two of these. Each unit is
 * tested once.
 */
export function createNarrow(): (unit: number) => boolean {
  const unseen = 2
  const answers = new Uint8Array(0x10000).fill(unseen)
  return (unit) => {
    if (answers[unit] === unseen) answers[unit] = NARROW.test(String.fromCharCode(unit)) ? 1 : 0
    return answers[unit] === 1
  }
}
