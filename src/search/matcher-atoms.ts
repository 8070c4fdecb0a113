import type { Named, NameFilter, RegionLimit } from './filter.ts'
import { createRows } from './matcher-memory.ts'
import { createTermIndex, TERM_WIDTH, type TermIndex } from './matcher-terms.ts'
import type { Searchable } from './query.ts'
import { fits } from './regions.ts'
import type { Term } from './text.ts'

/** A notice as keywords see it. */
export interface MatchNotice extends Searchable, RegionLimit {
  /** Issuing and demanding. */
  readonly agencies: readonly Named[]
  readonly industries: readonly Named[]
  readonly bsnsDiv: string
  readonly estimatedPrice: number | null
  readonly currency: string
}

/**
 * The smallest statements a keyword makes of a notice: it holds this term, one of its agencies, industries or regions
 * fits this text, it is of this division. Each is kept once, however many keywords make it, and decided once a notice.
 */
export interface Atoms {
  term(term: Term): number
  agency(filter: NameFilter): number
  industry(filter: NameFilter | 'none'): number
  region(path: string): number
  bsnsDiv(name: string): number
  /** Each of the five above is to be released as often as it was asked for. */
  release(atom: number): void
  /** Sees which atoms hold; gives how many of them are to be looked at in `seen`. */
  observe(notice: MatchNotice): number
  seen(): Int32Array
  /** By atom and field: when it was last seen, and where its postings lie. */
  marks(): Int32Array
  /** What the mark of an atom is if it holds. */
  stamp(): number
  /** The share of notices it holds for: what was seen, and a guess as long as little was. */
  rate(atom: number): number
  /** What is to be looked at when it holds. */
  setPostings(atom: number, address: number): void
  noticesCounted(): number
  size(): number
  bytes(): number
}

/** Row 0 is no atom's. */
export const NEVER = 0
export const ALWAYS = 1
const NO_INDUSTRY = 2

const KIND = TERM_WIDTH
const USES = TERM_WIDTH + 1
const COUNT = TERM_WIDTH + 2
const BORN = TERM_WIDTH + 3
const GUESS = TERM_WIDTH + 4
const ATOM_WIDTH = TERM_WIDTH + 5

/** Stamp and postings of an atom stand side by side: who reads the one soon wants the other. */
export const MARK_WIDTH = 2
export const MARK_STAMP = 0
export const MARK_POSTINGS = 1

const KINDS = { fixed: 0, term: 1, agency: 2, industry: 3, region: 4, bsnsDiv: 5 } as const
type Kind = keyof typeof KINDS

/** In millionths. */
const GUESSES = { fixed: 1_000_000, agency: 3_000, industry: 50_000, region: 500_000, bsnsDiv: 300_000 } as const
/** By code points: how often a term of a keyword stands in a title (measured on synthetic ones, rounded). */
const TERM_GUESSES = [0, 200_000, 20_000, 6_000, 2_000, 700] as const
/** A guess weighs as much as so many notices. */
const GUESS_WEIGHT = 30
/** Of so many notices one is counted. */
const COUNT_EVERY = 16
const LAST_STAMP = 2 ** 31 - 1

/** Marks which atoms hold: without clearing anything between two notices. */
const createSights = () => {
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
  /** Lists all that is seen from now on, or only what has postings. */
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

type Sights = ReturnType<typeof createSights>

/** Texts that are compared whole, and the atoms they stand for. */
const createNumbering = () => {
  const atoms = new Map<string, number>()
  const texts = new Map<number, string>()
  return {
    get: (text: string): number => atoms.get(text) ?? 0,
    atoms: (): Iterable<[string, number]> => atoms,
    set(text: string, atom: number): void {
      atoms.set(text, atom)
      texts.set(atom, text)
    },
    remove(atom: number): void {
      atoms.delete(texts.get(atom) ?? '')
      texts.delete(atom)
    },
  }
}

/** What an atom of a name is known by: code and term come from one text, but nothing forces them to. */
const nameKey = ({ code, term }: NameFilter): string => JSON.stringify([code, term?.kind, term?.text])

/** Notices name the same few thousand agencies again and again. */
const NAMES_KEPT = 4096

const createNames = (index: TermIndex) => {
  const held = new Map<string, Int32Array>()
  const byKey = createNumbering()
  const byCode = new Map<string, number[]>()
  const filters = new Map<number, NameFilter>()
  const look = (norm: string): Int32Array => {
    const count = index.scan(norm)
    const found = index.found().slice(0, count)
    if (held.size === NAMES_KEPT) held.clear()
    held.set(norm, found)
    return found
  }
  return {
    find: (filter: NameFilter): number => byKey.get(nameKey(filter)),
    add(filter: NameFilter, atom: number): void {
      byKey.set(nameKey(filter), atom)
      filters.set(atom, filter)
      const others = byCode.get(filter.code)
      if (others) others.push(atom)
      else byCode.set(filter.code, [atom])
      if (filter.term) index.add(filter.term, atom)
      held.clear()
    },
    remove(atom: number): void {
      const filter = filters.get(atom)
      if (!filter) return
      byKey.remove(atom)
      filters.delete(atom)
      const left = byCode.get(filter.code)?.filter((other) => other !== atom) ?? []
      if (left.length > 0) byCode.set(filter.code, left)
      else byCode.delete(filter.code)
      if (filter.term) index.remove(atom)
      held.clear()
    },
    observe({ code, norm }: Named, sights: Sights): void {
      if (filters.size === 0) return
      for (const atom of (code === null ? undefined : byCode.get(code)) ?? []) sights.see(atom)
      for (const atom of held.get(norm) ?? look(norm)) sights.see(atom)
    },
    bytes: () => index.bytes(),
  }
}

/** More than there are regions: a limit no keyword could name is not kept. */
const LIMITS_KEPT = 2000

const createRegions = () => {
  const numbering = createNumbering()
  const fitting = new Map<string, number[]>()
  let all: number[] = []
  const fittingTo = (limit: string): number[] => {
    const known = fitting.get(limit)
    if (known) return known
    const found: number[] = []
    for (const [path, atom] of numbering.atoms()) if (fits(limit, path)) found.push(atom)
    if (fitting.size < LIMITS_KEPT) fitting.set(limit, found)
    return found
  }
  return {
    get: numbering.get,
    set(path: string, atom: number): void {
      numbering.set(path, atom)
      all.push(atom)
      fitting.clear()
    },
    remove(atom: number): void {
      numbering.remove(atom)
      all = all.filter((other) => other !== atom)
      fitting.clear()
    },
    observe({ regionPaths, regionCheckNeeded }: RegionLimit, sights: Sights): void {
      if (regionCheckNeeded || regionPaths.length === 0) {
        for (const atom of all) sights.see(atom)
      } else for (const limit of regionPaths) for (const atom of fittingTo(limit)) sights.see(atom)
    },
  }
}

export const createAtoms = (): Atoms => {
  const rows = createRows(ATOM_WIDTH)
  const sights = createSights()
  const terms = createTermIndex(rows, ATOM_WIDTH)
  const agencies = createNames(createTermIndex(rows, ATOM_WIDTH))
  const industries = createNames(createTermIndex(rows, ATOM_WIDTH))
  const regions = createRegions()
  const bsnsDivs = createNumbering()
  let size = 0
  let noticesSeen = 0
  let noticesCounted = 0

  const make = (kind: Kind, guess: number): number => {
    const atom = rows.take()
    sights.makeRoom(atom)
    rows.set(atom, KIND, KINDS[kind])
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
  const dropped = {
    [KINDS.term]: terms.remove,
    [KINDS.agency]: agencies.remove,
    [KINDS.industry]: industries.remove,
    [KINDS.region]: regions.remove,
    [KINDS.bsnsDiv]: bsnsDivs.remove,
  }
  const release = (atom: number): void => {
    const uses = rows.get(atom, USES) - 1
    rows.set(atom, USES, uses)
    if (uses > 0) return
    dropped[rows.get(atom, KIND) as keyof typeof dropped](atom)
    rows.giveBack(atom)
    size--
  }

  const numbered =
    (kind: 'region' | 'bsnsDiv', known: Pick<typeof bsnsDivs, 'get' | 'set'>) =>
    (text: string): number => {
      const found = known.get(text)
      if (found !== 0) return use(found)
      const atom = make(kind, GUESSES[kind])
      known.set(text, atom)
      return atom
    }
  const named =
    (kind: 'agency' | 'industry', names: typeof agencies) =>
    (filter: NameFilter): number => {
      const found = names.find(filter)
      if (found !== 0) return use(found)
      const atom = make(kind, GUESSES[kind])
      names.add(filter, atom)
      return atom
    }
  const term = (wanted: Term): number => {
    const found = terms.find(wanted)
    if (found !== 0) return use(found)
    const atom = make('term', TERM_GUESSES[Math.min(wanted.length, TERM_GUESSES.length - 1)] ?? 0)
    terms.add(wanted, atom)
    return atom
  }
  make('fixed', GUESSES.fixed)
  make('fixed', GUESSES.industry)
  const industryNamed = named('industry', industries)
  const industry = (filter: NameFilter | 'none'): number =>
    filter === 'none' ? use(NO_INDUSTRY) : industryNamed(filter)

  const seeFound = (index: TermIndex, count: number): void => {
    const found = index.found()
    for (let at = 0; at < count; at++) sights.see(found[at] as number)
  }

  const countSeen = (): void => {
    noticesCounted++
    const list = sights.list()
    const count = sights.count()
    for (let at = 0; at < count; at++) rows.set(list[at] as number, COUNT, rows.get(list[at] as number, COUNT) + 1)
  }

  const observe = (notice: MatchNotice): number => {
    const isCounted = noticesSeen++ % COUNT_EVERY === 0
    sights.begin(isCounted)
    sights.see(ALWAYS)
    seeFound(terms, terms.scan(notice.norm))
    for (const number of notice.numbers) seeFound(terms, terms.word(number))
    for (const agency of notice.agencies) agencies.observe(agency, sights)
    for (const one of notice.industries) industries.observe(one, sights)
    if (notice.industries.length === 0) sights.see(NO_INDUSTRY)
    regions.observe(notice, sights)
    const bsnsDiv = bsnsDivs.get(notice.bsnsDiv)
    if (bsnsDiv !== 0) sights.see(bsnsDiv)
    if (isCounted) countSeen()
    return sights.count()
  }

  const rate = (atom: number): number => {
    const guess = rows.get(atom, GUESS) / 1_000_000
    const notices = noticesCounted - rows.get(atom, BORN)
    return (rows.get(atom, COUNT) + guess * GUESS_WEIGHT) / (notices + GUESS_WEIGHT)
  }

  return {
    term,
    agency: named('agency', agencies),
    industry,
    region: numbered('region', regions),
    bsnsDiv: numbered('bsnsDiv', bsnsDivs),
    release,
    observe,
    seen: sights.list,
    marks: sights.marks,
    stamp: sights.stamp,
    rate,
    setPostings: sights.setPostings,
    noticesCounted: () => noticesCounted,
    size: () => size,
    bytes: () => rows.bytes() + sights.bytes() + terms.bytes() + agencies.bytes() + industries.bytes(),
  }
}
