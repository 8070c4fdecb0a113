// The conditions that keywords contain, each stored and evaluated once per notice.

import { LIST_FILTER_NAMES, type ListFilter } from '../../vocabulary/filters.ts'
import type { Filterable, FilterValues } from '../filter.ts'
import type { Searchable } from '../query.ts'
import type { Term } from '../text.ts'
import { createRows } from './memory.ts'
import { createTermIndex, TERM_WIDTH, type TermIndex } from './terms.ts'
import { createValueIndexes, GUESSES, type ValueIndex } from './values.ts'

/** A notice as keywords see it. */
export interface MatchNotice extends Searchable, Filterable {}

/**
 * The smallest conditions of keywords: a notice contains a term, or matches a value of a filter. Each is stored once,
 * however many keywords contain it, and evaluated once per notice.
 */
export interface Atoms {
  term(term: Term): number
  value<Name extends ListFilter>(name: Name, value: FilterValues[Name]): number
  /** Atoms of the two functions above must be released as often as they were requested. */
  release(atom: number): void
  /**
   * Finds the atoms that hold, together with those found in texts; returns how many of them must be examined in `seen`.
   */
  observe(notice: MatchNotice, texts?: FoundTerms): number
  /** Begins to search for terms in texts that come in pieces. */
  startScan(): FoundTerms
  seen(): Int32Array
  /** By atom and field: when it was last seen, and the address of its postings. */
  marks(): Int32Array
  /** The stamp of atoms that hold for the current notice. */
  stamp(): number
  /** The estimated share of notices for which it holds: the observed share, and a guess while few were counted. */
  rate(atom: number): number
  /** Sets the list of rules to check when the atom holds. */
  setPostings(atom: number, address: number): void
  noticesCounted(): number
  size(): number
  bytes(): number
}

/** The terms found in texts so far. Keywords may change during this; new terms are not searched for. */
export interface FoundTerms {
  /** A piece of a normalised text. Terms are found only within a piece. */
  see(norm: string): void
  found(): Iterable<number>
  end(): void
}

/** Row 0 is unused. */
export const NEVER = 0
export const ALWAYS = 1
const NO_INDUSTRY = 2

const KIND = TERM_WIDTH
const USES = TERM_WIDTH + 1
const COUNT = TERM_WIDTH + 2
const BORN = TERM_WIDTH + 3
const GUESS = TERM_WIDTH + 4
const ATOM_WIDTH = TERM_WIDTH + 5

/** Stamp and postings of an atom are adjacent, because they are read together. */
export const MARK_WIDTH = 2
export const MARK_STAMP = 0
export const MARK_POSTINGS = 1

/** The kind of an atom in its row: 0 = fixed, 1 = a term, from 2 on the filters in their order. */
const FIXED = 0
const TERM = 1
const FIRST_FILTER = 2
const kindOf = (name: ListFilter): number => FIRST_FILTER + LIST_FILTER_NAMES.indexOf(name)

const CERTAIN = 1_000_000
/** By code points: how often a term of a keyword occurs in a title (measured on synthetic data, rounded). */
const TERM_GUESSES = [0, 200_000, 20_000, 6_000, 2_000, 700] as const
/** The weight of a guess, in counted notices. */
const GUESS_WEIGHT = 30
/** One in this many notices is counted. */
const COUNT_EVERY = 16
const LAST_STAMP = 2 ** 31 - 1

/** Marks the atoms that hold, without clearing marks between two notices. */
const createHits = () => {
  let marks = new Int32Array(64 * MARK_WIDTH)
  let list = new Int32Array(64)
  let stamp = 0
  let count = 0
  let all = false
  const see = (atom: number): void => {
    const at = atom * MARK_WIDTH
    if (marks[at + MARK_STAMP] === stamp) return
    marks[at + MARK_STAMP] = stamp
    if (all || marks[at + MARK_POSTINGS] !== 0) list[count++] = atom
  }
  /** Lists all atoms seen from now on, or only those with postings. */
  const begin = (listsAll: boolean): void => {
    count = 0
    all = listsAll
    if (stamp === LAST_STAMP) {
      for (let at = MARK_STAMP; at < marks.length; at += MARK_WIDTH) marks[at] = 0
      stamp = 0
    }
    stamp++
  }
  const makeRoom = (atom: number): void => {
    if (atom < list.length) return
    const more = new Int32Array(2 * marks.length)
    more.set(marks)
    marks = more
    list = new Int32Array(2 * list.length)
  }
  const setPostings = (atom: number, address: number): void => {
    marks[atom * MARK_WIDTH + MARK_POSTINGS] = address
  }
  return {
    see,
    begin,
    makeRoom,
    setPostings,
    marks: () => marks,
    stamp: () => stamp,
    list: () => list,
    count: () => count,
    bytes: () => marks.byteLength + list.byteLength,
  }
}

/** Running searches of texts. */
const createTextScans = (terms: TermIndex) => {
  const all = new Set<Set<number>>()
  const begin = (): FoundTerms => {
    const found = new Set<number>()
    all.add(found)
    return {
      see(norm) {
        const count = terms.scan(norm)
        const fitting = terms.found()
        for (let at = 0; at < count; at++) found.add(fitting[at] ?? 0)
      },
      found: () => found,
      end: () => void all.delete(found),
    }
  }
  const forget = (atom: number): void => {
    for (const found of all) found.delete(atom)
  }
  return { begin, forget }
}

export const createAtoms = (): Atoms => {
  const rows = createRows(ATOM_WIDTH)
  const hits = createHits()
  const terms = createTermIndex(rows, ATOM_WIDTH)
  const textScans = createTextScans(terms)
  const indexes = createValueIndexes(() => createTermIndex(rows, ATOM_WIDTH), NO_INDUSTRY)
  let size = 0
  let noticesSeen = 0
  let noticesCounted = 0

  const make = (kind: number, guess: number): number => {
    const atom = rows.take()
    hits.makeRoom(atom)
    rows.set(atom, KIND, kind)
    rows.set(atom, USES, 1)
    rows.set(atom, BORN, noticesCounted)
    rows.set(atom, GUESS, guess)
    size++
    return atom
  }
  const use = (atom: number): number => {
    rows.set(atom, USES, rows.get(atom, USES) + 1)
    return atom
  }
  const drop = (atom: number): void => {
    const name = LIST_FILTER_NAMES[rows.get(atom, KIND) - FIRST_FILTER]
    if (name) indexes[name].remove(atom)
    else terms.remove(atom)
  }
  const release = (atom: number): void => {
    const uses = rows.get(atom, USES) - 1
    rows.set(atom, USES, uses)
    if (uses > 0) return
    drop(atom)
    // The number may be reused for another term.
    textScans.forget(atom)
    rows.giveBack(atom)
    size--
  }

  const value = <Name extends ListFilter>(name: Name, wanted: FilterValues[Name]): number => {
    const index: ValueIndex<Name> = indexes[name]
    const present = index.find(wanted)
    if (present !== 0) return use(present)
    const atom = make(kindOf(name), GUESSES[name])
    index.add(wanted, atom)
    return atom
  }
  const term = (wanted: Term): number => {
    const present = terms.find(wanted)
    if (present !== 0) return use(present)
    const atom = make(TERM, TERM_GUESSES[Math.min(wanted.length, TERM_GUESSES.length - 1)] ?? 0)
    terms.add(wanted, atom)
    return atom
  }
  make(FIXED, CERTAIN)
  make(FIXED, GUESSES.industry)

  const seeFound = (index: TermIndex, count: number): void => {
    const fitting = index.found()
    for (let at = 0; at < count; at++) hits.see(fitting[at] ?? 0)
  }

  const countSeen = (): void => {
    noticesCounted++
    const list = hits.list()
    const count = hits.count()
    for (let at = 0; at < count; at++) rows.set(list[at] ?? 0, COUNT, rows.get(list[at] ?? 0, COUNT) + 1)
  }

  const observe = (notice: MatchNotice, texts?: FoundTerms): number => {
    const isCounted = noticesSeen++ % COUNT_EVERY === 0
    hits.begin(isCounted)
    hits.see(ALWAYS)
    seeFound(terms, terms.scan(notice.norm))
    for (const number of notice.numbers) seeFound(terms, terms.word(number))
    for (const atom of texts?.found() ?? []) hits.see(atom)
    for (const name of LIST_FILTER_NAMES) indexes[name].observe(notice, hits)
    if (isCounted) countSeen()
    return hits.count()
  }

  const rate = (atom: number): number => {
    const guess = rows.get(atom, GUESS) / 1_000_000
    const notices = noticesCounted - rows.get(atom, BORN)
    return (rows.get(atom, COUNT) + guess * GUESS_WEIGHT) / (notices + GUESS_WEIGHT)
  }

  return {
    term,
    value,
    release,
    observe,
    startScan: textScans.begin,
    seen: hits.list,
    marks: hits.marks,
    stamp: hits.stamp,
    rate,
    setPostings: hits.setPostings,
    noticesCounted: () => noticesCounted,
    size: () => size,
    bytes: () =>
      LIST_FILTER_NAMES.reduce((sum, name) => sum + indexes[name].bytes(), rows.bytes() + hits.bytes() + terms.bytes()),
  }
}
