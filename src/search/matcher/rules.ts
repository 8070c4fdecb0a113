// Encodes a query and its filter as integers, and selects the atoms to wait for.

import type { ListFilter } from '../../vocabulary/filters.ts'
import { asksForPrice, type Filter, type FilterValues, listsOf, type PriceFilter, priceFits } from '../filter.ts'
import type { Query } from '../query.ts'
import { ALWAYS, type Atoms, MARK_STAMP, MARK_WIDTH, type MatchNotice, NEVER } from './atoms.ts'

export interface MatchKeyword {
  readonly query: Query
  readonly filter: Filter
}

/**
 * A rule is a query and a filter as a list of integers: first the address of its keywords, then its price (0 = any),
 * then one AND of everything else. A literal is an atom that must hold, or must not; a group contains its size,
 * followed by its parts. NOT is pushed down to the literals.
 */
const NOT = 1
const GROUP = 2
/** The rule is checked when this literal's atom holds. */
const TRIGGER = 4
const ATOM_SHIFT = 3
const AND = 2
const OR = 3
const SIZE_SHIFT = 2
export const PRICE = 1
/** Where the AND begins. */
const TOP = 2

const isGroup = (code: number): boolean => (code & GROUP) !== 0
const opOf = (code: number): number => code & 3
const isNegative = (code: number): boolean => (code & (GROUP | NOT)) === NOT
const sizeOf = (code: number): number => (isGroup(code) ? code >> SIZE_SHIFT : 1)
const isTrigger = (code: number): boolean => !isGroup(code) && (code & TRIGGER) !== 0
const atomOf = (code: number): number => code >> ATOM_SHIFT
/** A code without its trigger mark. */
export const plainCode = (code: number): number => (isGroup(code) ? code : code & ~TRIGGER)

/** A rule stored in a page from `at` on. */
export const ruleSize = (page: Int32Array, at: number): number => TOP + sizeOf(page[at + TOP] ?? 0)

const UNKNOWN = 0
const FITS = 1
const FITS_NOT = 2

/** Prices of rules, each stored once; the filter interprets them. */
const createPrices = () => {
  const filters: (PriceFilter | undefined)[] = [undefined]
  const uses: number[] = [0]
  const numbers = new Map<string, number>()
  const free: number[] = []
  /** The verdicts on the current notice. */
  const verdicts: number[] = [UNKNOWN]
  let decided: number[] = []
  const keyOf = ({ from, to, currency, unknown }: PriceFilter): string => JSON.stringify([from, to, currency, unknown])

  const take = (filter: PriceFilter): number => {
    if (!asksForPrice(filter)) return 0
    const key = keyOf(filter)
    const price = numbers.get(key) ?? free.pop() ?? filters.length
    numbers.set(key, price)
    filters[price] = filter
    uses[price] = (uses[price] ?? 0) + 1
    verdicts[price] ??= UNKNOWN
    return price
  }
  const release = (price: number): void => {
    const filter = filters[price]
    if (!filter) return
    const left = (uses[price] ?? 0) - 1
    uses[price] = left
    if (left > 0) return
    numbers.delete(keyOf(filter))
    filters[price] = undefined
    free.push(price)
  }
  const begin = (): void => {
    for (const price of decided) verdicts[price] = UNKNOWN
    decided = []
  }
  const decide = (price: number, { estimatedPrice, currency }: MatchNotice): boolean => {
    const filter = filters[price]
    const verdict = filter === undefined || priceFits(estimatedPrice, currency, filter)
    verdicts[price] = verdict ? FITS : FITS_NOT
    decided.push(price)
    return verdict
  }
  const fits = (price: number, notice: MatchNotice): boolean => {
    if (price === 0) return true
    const verdict = verdicts[price]
    return verdict === UNKNOWN ? decide(price, notice) : verdict === FITS
  }
  return { take, release, begin, fits }
}

type Prices = ReturnType<typeof createPrices>

/** The best literals to wait for, and how often one of them holds. */
interface Choice {
  rate: number
  places: number[]
}

/** An entry of a rule in a list of postings: conditions that can be checked without reading its codes. */
export interface Wait {
  trigger: number
  /** These must hold too; ALWAYS for no condition. */
  second: number
  third: number
  /** This must not hold; NEVER for no condition. */
  unless: number
  /** Whether the codes must be read too. */
  check: boolean
  /** Whether another trigger of the same rule may have fired before. */
  repeats: boolean
}

/** Encodes keywords. */
const createWriter = (atoms: Atoms, prices: Prices) => {
  let codes: number[] = []

  const group = (op: number, outer: number, count: number, write: (op: number) => void): void => {
    // A single part, or a group in a group of the same kind, needs no brackets.
    if (count === 1 || op === outer) write(count === 1 ? outer : op)
    else {
      const at = codes.push(0) - 1
      write(op)
      codes[at] = ((codes.length - at) << SIZE_SHIFT) | op
    }
  }
  const literal = (atom: number, negated: boolean): void => {
    codes.push((atom << ATOM_SHIFT) | (negated ? NOT : 0))
  }
  const writeQuery = (query: Query, negated: boolean, outer: number): void => {
    if (query.kind === 'term') literal(atoms.term(query.term), negated)
    else if (query.kind === 'not') writeQuery(query.node, !negated, outer)
    else {
      const { kind, nodes } = query
      group((kind === 'and') !== negated ? AND : OR, outer, nodes.length, (op) => {
        for (const node of nodes) writeQuery(node, negated, op)
      })
    }
  }
  const writeList = <Name extends ListFilter>(name: Name, values: readonly FilterValues[Name][]): void =>
    group(OR, AND, values.length, () => {
      for (const value of values) literal(atoms.value(name, value), false)
    })

  /** The codes of a keyword, which keeps its atoms and price until `release`. */
  const write = ({ query, filter }: MatchKeyword): readonly number[] => {
    codes = [0, prices.take(filter.price), 0]
    writeQuery(query, false, AND)
    for (const name of listsOf(filter)) writeList(name, filter[name])
    codes[TOP] = ((codes.length - TOP) << SIZE_SHIFT) | AND
    return codes
  }

  const release = (written: ArrayLike<number>): void => {
    prices.release(written[PRICE] ?? 0)
    for (let at = TOP; at < written.length; at++) {
      const code = written[at] ?? 0
      if (!isGroup(code)) atoms.release(atomOf(code))
    }
  }

  return { write, release }
}

const partsOf = (page: Int32Array, at: number): number[] => {
  const parts: number[] = []
  const end = at + sizeOf(page[at] ?? 0)
  for (let part = at + 1; part < end; part += sizeOf(page[part] ?? 0)) parts.push(part)
  return parts
}

/** Selects the literals of a rule to wait for. */
const createTriggers = (atoms: Atoms) => {
  /** Literals of which at least one holds whenever this part does; `null` if there are none. */
  const choose = (page: Int32Array, at: number): Choice | null => {
    const code = page[at] ?? 0
    if (!isGroup(code)) return (code & NOT) !== 0 ? null : { rate: atoms.rate(atomOf(code)), places: [at] }
    const choices = partsOf(page, at).map((part) => choose(page, part))
    if (opOf(code) === AND)
      return choices.reduce((a, b) => (a === null || (b !== null && b.rate < a.rate) ? b : a), null)
    return choices.reduce((a, b) => (a && b ? { rate: a.rate + b.rate, places: [...a.places, ...b.places] } : null), {
      rate: 0,
      places: [],
    })
  }

  /** Marks the triggers of a rule again, and returns how to wait for each. */
  const setTriggers = (page: Int32Array, at: number): Wait[] => {
    const places = new Set(choose(page, at + TOP)?.places)
    const atomAt = (place: number): number => atomOf(page[place] ?? 0)
    const parts = partsOf(page, at + TOP)
    const left = parts.filter((part) => !isGroup(page[part] ?? 0) && !places.has(part))
    const byRate = left.toSorted((a, b) => atoms.rate(atomAt(a)) - atoms.rate(atomAt(b)))
    const [second, third] = byRate.filter((part) => !isNegative(page[part] ?? 0))
    const triggerAtoms = places.size === 0 ? [ALWAYS] : [...new Set(Array.from(places, atomAt))]
    // With two triggers, the second requires that the first does not hold, so that a rule is checked only once.
    const unless = triggerAtoms.length > 1 ? undefined : byRate.findLast((part) => isNegative(page[part] ?? 0))
    const isCovered = (part: number): boolean =>
      isGroup(page[part] ?? 0)
        ? places.size > 0 && partsOf(page, part).every((it) => places.has(it))
        : places.has(part) || part === second || part === third || part === unless
    const check = page[at + PRICE] !== 0 || !parts.every(isCovered)
    for (const place of places) page[place] = (page[place] ?? 0) | TRIGGER
    return triggerAtoms.map((trigger, index) => ({
      trigger,
      second: second === undefined ? ALWAYS : atomAt(second),
      third: third === undefined ? ALWAYS : atomAt(third),
      unless:
        unless !== undefined
          ? atomAt(unless)
          : triggerAtoms.length === 2 && index === 1
            ? (triggerAtoms[0] ?? NEVER)
            : NEVER,
      check,
      repeats: triggerAtoms.length > 2,
    }))
  }

  const triggers = (page: Int32Array, at: number): number[] => {
    const triggerAtoms = new Set<number>()
    const end = at + ruleSize(page, at)
    for (let place = at + TOP; place < end; place++) {
      const code = page[place] ?? 0
      if (isTrigger(code)) triggerAtoms.add(atomOf(code))
    }
    return triggerAtoms.size === 0 ? [ALWAYS] : [...triggerAtoms]
  }

  const clearTriggers = (page: Int32Array, at: number): void => {
    const end = at + ruleSize(page, at)
    for (let place = at + TOP; place < end; place++) page[place] = plainCode(page[place] ?? 0)
  }

  /** Whether other triggers would halve how often this rule is checked. */
  const isBadlyTriggered = (page: Int32Array, at: number): boolean => {
    const rate = triggers(page, at).reduce((sum, atom) => sum + atoms.rate(atom), 0)
    return (choose(page, at + TOP)?.rate ?? rate) < rate / 2
  }

  return { setTriggers, triggers, clearTriggers, isBadlyTriggered }
}

export const createRules = (atoms: Atoms) => {
  const prices = createPrices()
  const { write, release } = createWriter(atoms, prices)
  const { setTriggers, triggers, clearTriggers, isBadlyTriggered } = createTriggers(atoms)
  let marks = atoms.marks()
  let stamp = 0

  const atomHolds = (atom: number): boolean => marks[atom * MARK_WIDTH + MARK_STAMP] === stamp

  /** Call this when the atoms have processed another notice. */
  const begin = (): void => {
    marks = atoms.marks()
    stamp = atoms.stamp()
    prices.begin()
  }

  const holdsAt = (page: Int32Array, at: number): boolean => {
    const code = page[at] ?? 0
    if (!isGroup(code)) return atomHolds(atomOf(code)) !== ((code & NOT) !== 0)
    const end = at + sizeOf(code)
    const decided = opOf(code) === OR
    for (let part = at + 1; part < end; part += sizeOf(page[part] ?? 0)) {
      if (holdsAt(page, part) === decided) return decided
    }
    return !decided
  }
  const holds = (page: Int32Array, at: number, notice: MatchNotice): boolean =>
    holdsAt(page, at + TOP) && prices.fits(page[at + PRICE] ?? 0, notice)

  /** A rule with many triggers is checked only for the first of them that holds. */
  const firstTrigger = (page: Int32Array, at: number): number => {
    for (let place = at + TOP + 1; ; place++) {
      const code = page[place] ?? 0
      if (isTrigger(code) && atomHolds(atomOf(code))) return atomOf(code)
    }
  }

  return { begin, write, release, holds, setTriggers, triggers, clearTriggers, firstTrigger, isBadlyTriggered }
}

export type Rules = ReturnType<typeof createRules>
