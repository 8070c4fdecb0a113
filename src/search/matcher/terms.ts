// Finds terms in a text: a tree of letters, and the rule for separators.

import type { Term } from '../text.ts'
import { createLetters, FREE } from './letters.ts'
import { createLongTerms } from './long-terms.ts'
import { PAGE_BITS, PAGE_MASK, type Rows } from './memory.ts'
import { createTree, DEPTH, ROOT } from './tree.ts'

/** Searches for many terms at once in a text; each is identified by the caller's number. */
export interface TermIndex {
  add(term: Term, atom: number): void
  remove(atom: number): void
  /** 0 if it is not stored. */
  find(term: Term): number
  /** All terms in a normalised text, some of them several times; returns their number in `found`. */
  scan(norm: string): number
  /** The same for all terms with these letters. */
  word(letters: string): number
  found(): Int32Array
  bytes(): number
}

/** The index's fields at the beginning of the caller's row of a term. */
const NEXT = 0
const NODE = 1
const FORM = 2
const MASK = 3
export const TERM_WIDTH = 4

/** Forms 1 to 4 are plain terms of this many code points, 4 for more. */
const EXACT = 5
const LONG = 6

const formOf = (term: Term): number =>
  term.compact.length > DEPTH ? LONG : term.kind === 'exact' ? EXACT : Math.min(term.length, FREE)

/** Plain: where no blank may be skipped. Exact: the only places where a gap is required. */
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
 * Text and terms are compared without separators: one tree of letters finds every term, and the rule for skipped gaps
 * is checked for each hit. The tree is searched again from each letter: for short terms this is as fast as an automaton
 * with failure links (see the decision record), and the tree can be changed at any time.
 */
export const createTermIndex = (atoms: Rows, width: number): TermIndex => {
  const { childOf, nodeOf, firstOf, setFirst, grow, prune, bytes } = createTree()
  const letters = createLetters()
  const { plainFits, exactFits } = letters
  /** By the mask of their atoms. */
  const longTerms = createLongTerms(letters)
  let size = 0
  let fitting = new Int32Array(64)
  let hits = 0

  const longOf = (atom: number): Term | undefined =>
    atoms.get(atom, FORM) === LONG ? longTerms.at(atoms.get(atom, MASK)) : undefined

  const isSame = (atom: number, term: Term): boolean => {
    if (atoms.get(atom, FORM) !== formOf(term)) return false
    const other = longOf(atom)
    return other ? other.kind === term.kind && other.text === term.text : atoms.get(atom, MASK) === maskOf(term)
  }

  const find = (term: Term): number => {
    const node = nodeOf(term.compact)
    let atom = node === ROOT ? 0 : firstOf(node)
    while (atom !== 0 && !isSame(atom, term)) atom = atoms.get(atom, NEXT)
    return atom
  }

  const add = (term: Term, atom: number): void => {
    const node = grow(term.compact)
    atoms.set(atom, NEXT, firstOf(node))
    atoms.set(atom, NODE, node)
    atoms.set(atom, FORM, formOf(term))
    atoms.set(atom, MASK, formOf(term) === LONG ? longTerms.add(term) : maskOf(term))
    setFirst(node, atom)
    size++
  }

  const unlink = (node: number, atom: number): void => {
    const next = atoms.get(atom, NEXT)
    let before = firstOf(node)
    if (before === atom) {
      setFirst(node, next)
      return
    }
    while (atoms.get(before, NEXT) !== atom) before = atoms.get(before, NEXT)
    atoms.set(before, NEXT, next)
  }

  const remove = (atom: number): void => {
    const node = atoms.get(atom, NODE)
    unlink(node, atom)
    if (longOf(atom)) longTerms.remove(atoms.get(atom, MASK))
    size--
    prune(node)
  }

  const fits = (form: number, mask: number, start: number, end: number): boolean => {
    if (form <= FREE) return plainFits(form, mask, start, end)
    return form === EXACT ? exactFits(mask, start, end) : longTerms.fits(mask, start)
  }

  const keep = (atom: number): void => {
    if (hits === fitting.length) {
      const more = new Int32Array(2 * fitting.length)
      more.set(fitting)
      fitting = more
    }
    fitting[hits++] = atom
  }

  /** Collects all terms that end at a node and match at this place. */
  const keepFitting = (first: number, start: number, end: number): void => {
    for (let atom = first; atom !== 0; ) {
      const page = atoms.pages[atom >>> PAGE_BITS] as Int32Array
      const row = (atom & PAGE_MASK) * width
      if (fits(page[row + FORM] ?? 0, page[row + MASK] ?? 0, start, end)) keep(atom)
      atom = page[row + NEXT] ?? 0
    }
  }

  const scan = (norm: string): number => {
    hits = 0
    if (size === 0) return 0
    letters.read(norm)
    longTerms.begin()
    const units = letters.units()
    const count = letters.count()
    for (let start = 0; start < count; start++) {
      const stop = Math.min(count, start + DEPTH)
      let node = ROOT
      for (let end = start; end < stop; end++) {
        node = childOf(node, units[end] ?? 0)
        if (node === ROOT) break
        const first = firstOf(node)
        if (first !== 0) keepFitting(first, start, end + 1)
      }
    }
    return hits
  }

  const word = (text: string): number => {
    hits = 0
    const node = size === 0 ? ROOT : nodeOf(text)
    if (node === ROOT) return 0
    for (let atom = firstOf(node); atom !== 0; atom = atoms.get(atom, NEXT)) {
      const long = longOf(atom)
      if (long ? long.compact === text : text.length <= DEPTH) keep(atom)
    }
    return hits
  }

  return { add, remove, find, scan, word, found: () => fitting, bytes }
}
