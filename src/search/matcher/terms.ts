// The tree of letters and the rule for separators.

import type { Term } from '../text.ts'
import { createRows, createTable, hashOf, PAGE_BITS, PAGE_MASK, type Rows } from './memory.ts'

/** Many terms looked for at once in a text; each is known by a number of the caller's. */
export interface TermIndex {
  add(term: Term, atom: number): void
  remove(atom: number): void
  /** 0 where it is not in. */
  find(term: Term): number
  /** All terms a normalised text holds, some of them several times; gives how many there are in `found`. */
  scan(norm: string): number
  /** The same of all terms whose letters are these. */
  word(letters: string): number
  found(): Int32Array
  bytes(): number
}

/** What the index keeps at the beginning of the caller's row of a term. */
const NEXT = 0
const NODE = 1
const FORM = 2
const MASK = 3
export const TERM_WIDTH = 4

/** Forms 1 to 4 are plain terms of so many code points, 4 for more. */
const EXACT = 5
const LONG = 6
const FREE = 4

/** Letters kept in the tree, one bit of the mask for each; what is longer stands beside it. */
const DEPTH = 31

const PARENT = 0
const UNIT = 1
const FIRST = 2
const USES = 3
const NODE_WIDTH = 4
const ROOT = 0

const NO_GAP = 0
const BLANK_GAP = 2
const BLANK = 32
const HYPHEN = 45

/**
 * Many long terms may begin alike, and a text may repeat their beginning: their letters are compared only where a hash of
 * them agrees, and no more once one was found (2,000 terms in a title of 1,000 letters: 800 ms without).
 */
interface LongTerm {
  readonly term: Term
  readonly hash: number
  /** BASE to the power of its length. */
  readonly power: number
  /** The last scan that found it. */
  found: number
}

const BASE = 0x01000193

const createLongTerm = (term: Term): LongTerm => {
  let hash = 0
  let power = 1
  for (let at = 0; at < term.compact.length; at++) {
    hash = (Math.imul(hash, BASE) + term.compact.charCodeAt(at)) | 0
    power = Math.imul(power, BASE)
  }
  return { term, hash, power, found: 0 }
}

/** A text without its separators: the letters, and what stood before each (and behind the last). */
const createLetters = () => {
  let units = new Uint16Array(256)
  let gaps = new Uint8Array(257)
  /** How many gaps stand before a letter and all those in front of it. */
  let gapsBefore = new Uint16Array(257)
  const read = (norm: string): number => {
    if (norm.length > units.length) {
      units = new Uint16Array(2 * norm.length)
      gaps = new Uint8Array(2 * norm.length + 1)
      gapsBefore = new Uint16Array(2 * norm.length + 1)
    }
    let count = 0
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
    return count
  }
  return { read, units: () => units, gaps: () => gaps, gapsBefore: () => gapsBefore }
}

const formOf = (term: Term): number =>
  term.compact.length > DEPTH ? LONG : term.kind === 'exact' ? EXACT : Math.min(term.length, FREE)

/** Plain: where no blank may be passed over. Exact: where there must be a gap, and only there. */
const maskOf = (term: Term): number => {
  let mask = 0
  let place = 0
  for (let at = 0; at < term.text.length; at++) {
    if (term.kind === 'plain') mask |= term.narrow[at] ? 1 << at : 0
    else if (term.text[at] === ' ') mask |= 1 << place
    else place++
  }
  return mask
}

/**
 * Separators are dropped from text and terms alike, one tree of letters finds every term, and each find is then held
 * against the rule for the gaps it passes over. The tree is walked anew from each letter: it is as fast as an automaton
 * with links for failure (terms are short, see the decision record), and can be changed at any time.
 */
export const createTermIndex = (atoms: Rows, width: number): TermIndex => {
  const nodes = createRows(NODE_WIDTH)
  const children = createTable(
    (node, parent, unit) => nodes.get(node, PARENT) === parent && nodes.get(node, UNIT) === unit,
  )
  /** By the mask of their atoms. */
  const longTerms: (LongTerm | undefined)[] = []
  const freeLong: number[] = []
  const longOf = (atom: number): LongTerm | undefined =>
    atoms.get(atom, FORM) === LONG ? longTerms[atoms.get(atom, MASK)] : undefined
  /** Hashes of the beginnings of the text, made when first asked for. */
  let hashes = new Int32Array(0)
  let isHashed = false
  let scans = 0
  const text = createLetters()
  let units = text.units()
  let gaps = text.gaps()
  let gapsBefore = text.gapsBefore()
  let count = 0
  let size = 0
  let found = new Int32Array(64)
  let hits = 0

  const childOf = (node: number, unit: number): number => children.find(hashOf(node, unit), node, unit)

  /** The node of the letters, as far as the tree goes; 0 where it has none. */
  const nodeOf = (letters: string): number => {
    let node = ROOT
    const depth = Math.min(letters.length, DEPTH)
    for (let at = 0; at < depth; at++) {
      node = childOf(node, letters.charCodeAt(at))
      if (node === 0) break
    }
    return node
  }

  const isSame = (atom: number, term: Term): boolean => {
    if (atoms.get(atom, FORM) !== formOf(term)) return false
    const other = longOf(atom)?.term
    return other ? other.kind === term.kind && other.text === term.text : atoms.get(atom, MASK) === maskOf(term)
  }

  const find = (term: Term): number => {
    const node = nodeOf(term.compact)
    let atom = node === 0 ? 0 : nodes.get(node, FIRST)
    while (atom !== 0 && !isSame(atom, term)) atom = atoms.get(atom, NEXT)
    return atom
  }

  const addChild = (parent: number, unit: number): number => {
    const node = nodes.take()
    nodes.set(node, PARENT, parent)
    nodes.set(node, UNIT, unit)
    children.insert(hashOf(parent, unit), node)
    if (parent !== ROOT) nodes.set(parent, USES, nodes.get(parent, USES) + 1)
    return node
  }

  const addLong = (term: Term): number => {
    const place = freeLong.pop() ?? longTerms.length
    longTerms[place] = createLongTerm(term)
    return place
  }

  const add = (term: Term, atom: number): void => {
    let node = ROOT
    const depth = Math.min(term.compact.length, DEPTH)
    for (let at = 0; at < depth; at++) {
      const unit = term.compact.charCodeAt(at)
      node = childOf(node, unit) || addChild(node, unit)
    }
    atoms.set(atom, NEXT, nodes.get(node, FIRST))
    atoms.set(atom, NODE, node)
    atoms.set(atom, FORM, formOf(term))
    atoms.set(atom, MASK, formOf(term) === LONG ? addLong(term) : maskOf(term))
    nodes.set(node, FIRST, atom)
    nodes.set(node, USES, nodes.get(node, USES) + 1)
    size++
  }

  const unlink = (node: number, atom: number): void => {
    const next = atoms.get(atom, NEXT)
    let before = nodes.get(node, FIRST)
    if (before === atom) {
      nodes.set(node, FIRST, next)
      return
    }
    while (atoms.get(before, NEXT) !== atom) before = atoms.get(before, NEXT)
    atoms.set(before, NEXT, next)
  }

  const remove = (atom: number): void => {
    let node = atoms.get(atom, NODE)
    unlink(node, atom)
    if (longOf(atom)) {
      longTerms[atoms.get(atom, MASK)] = undefined
      freeLong.push(atoms.get(atom, MASK))
    }
    size--
    while (node !== ROOT) {
      const uses = nodes.get(node, USES) - 1
      nodes.set(node, USES, uses)
      if (uses > 0) return
      const parent = nodes.get(node, PARENT)
      children.remove(hashOf(parent, nodes.get(node, UNIT)), node)
      nodes.giveBack(node)
      node = parent
    }
  }

  const isEdge = (place: number): boolean => place === 0 || place === count || gaps[place] !== NO_GAP

  const passesNarrow = (mask: number, start: number, end: number): boolean => {
    for (let place = start + 1; place < end; place++) {
      if (gaps[place] === BLANK_GAP && (mask & (1 << (place - start))) !== 0) return true
    }
    return false
  }

  const plainFits = (form: number, mask: number, start: number, end: number): boolean => {
    if (gapsBefore[end - 1] === gapsBefore[start]) return true
    if (mask !== 0 && passesNarrow(mask, start, end)) return false
    if (form === FREE) return true
    return form === 2 ? isEdge(start) && isEdge(end) : isEdge(start) || isEdge(end)
  }

  const exactFits = (mask: number, start: number, end: number): boolean => {
    for (let place = start; place <= end; place++) {
      const wanted = (mask & (1 << (place - start))) !== 0
      const inside = place > start && place < end
      if (wanted ? gaps[place] === NO_GAP : inside && gaps[place] !== NO_GAP) return false
    }
    return true
  }

  const makeHashes = (): void => {
    isHashed = true
    if (hashes.length <= count) hashes = new Int32Array(2 * count + 1)
    for (let at = 0; at < count; at++) hashes[at + 1] = Math.imul(hashes[at] as number, BASE) + (units[at] as number)
  }

  const hasHash = ({ term, hash, power }: LongTerm, start: number): boolean => {
    if (start + term.compact.length > count) return false
    if (!isHashed) makeHashes()
    const end = hashes[start + term.compact.length] as number
    return ((end - Math.imul(hashes[start] as number, power)) | 0) === hash
  }

  /** Letters and gaps of a long term; it has so many letters that gaps are free. */
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

  const longFits = (long: LongTerm, start: number): boolean => {
    if (long.found === scans || !hasHash(long, start) || !isAt(long.term, start)) return false
    long.found = scans
    return true
  }

  const fits = (form: number, mask: number, start: number, end: number): boolean => {
    if (form <= FREE) return plainFits(form, mask, start, end)
    if (form === EXACT) return exactFits(mask, start, end)
    const long = longTerms[mask]
    return long !== undefined && longFits(long, start)
  }

  const keep = (atom: number): void => {
    if (hits === found.length) {
      const more = new Int32Array(2 * found.length)
      more.set(found)
      found = more
    }
    found[hits++] = atom
  }

  /** Keeps all terms that end at a node and fit where they stand. */
  const keepFitting = (first: number, start: number, end: number): void => {
    for (let atom = first; atom !== 0; ) {
      const page = atoms.pages[atom >>> PAGE_BITS] as Int32Array
      const row = (atom & PAGE_MASK) * width
      if (fits(page[row + FORM] as number, page[row + MASK] as number, start, end)) keep(atom)
      atom = page[row + NEXT] as number
    }
  }

  const scan = (norm: string): number => {
    hits = 0
    if (size === 0) return 0
    isHashed = false
    scans++
    count = text.read(norm)
    units = text.units()
    gaps = text.gaps()
    gapsBefore = text.gapsBefore()
    for (let start = 0; start < count; start++) {
      const stop = Math.min(count, start + DEPTH)
      let node = ROOT
      for (let end = start; end < stop; end++) {
        node = childOf(node, units[end] as number)
        if (node === 0) break
        const first = nodes.get(node, FIRST)
        if (first !== 0) keepFitting(first, start, end + 1)
      }
    }
    return hits
  }

  const word = (letters: string): number => {
    hits = 0
    const node = size === 0 ? 0 : nodeOf(letters)
    if (node === 0) return 0
    for (let atom = nodes.get(node, FIRST); atom !== 0; atom = atoms.get(atom, NEXT)) {
      const long = longOf(atom)
      if (long ? long.term.compact === letters : letters.length <= DEPTH) keep(atom)
    }
    return hits
  }

  return { add, remove, find, scan, word, found: () => found, bytes: () => nodes.bytes() + children.bytes() }
}
