// Finds the values of filters that match a notice; each is decided once.

import type { ListFilter } from '../../vocabulary/filters.ts'
import {
  type Filterable,
  type FilterValues,
  listFits,
  type Named,
  type NameFilter,
  type PartOf,
  type RegionLimit,
  valueKey,
} from '../filter.ts'
import type { TermIndex } from './terms.ts'

/** Called for each atom that holds. */
interface Hits {
  see(atom: number): void
}

/** Values of one filter that keywords use, each with its atom. */
export interface ValueIndex<Name extends ListFilter> {
  /** Its atom; 0 if no keyword uses it yet. */
  find(value: FilterValues[Name]): number
  add(value: FilterValues[Name], atom: number): void
  remove(atom: number): void
  /** Finds those that match the notice. */
  observe(notice: Filterable, hits: Hits): void
  bytes(): number
}

export type ValueIndexes = { [Name in ListFilter]: ValueIndex<Name> }

/** The estimated share of notices that match a value, in millionths, before any was counted. */
export const GUESSES = {
  agency: 3_000,
  industry: 50_000,
  region: 500_000,
  bsnsDiv: 300_000,
  contractMethod: 300_000,
  awardMethod: 300_000,
  regionLimit: 300_000,
} as const satisfies Record<ListFilter, number>

/** `none`: the atom for notices without an industry limit, which always exists. */
export function createValueIndexes(newTermIndex: () => TermIndex, none: number): ValueIndexes {
  const agencies = createNames(newTermIndex())
  const industries = createNames(newTermIndex())
  return {
    agency: {
      ...agencies,
      observe(notice, hits) {
        for (const agency of notice.agencies) agencies.observe(agency, hits)
      },
    },
    industry: {
      ...industries,
      find: (value) => (value === 'none' ? none : industries.find(value)),
      add(value, atom) {
        if (value !== 'none') industries.add(value, atom)
      },
      observe(notice, hits) {
        if (notice.industries.length === 0) hits.see(none)
        for (const industry of notice.industries) industries.observe(industry, hits)
      },
    },
    region: createValues('region'),
    bsnsDiv: createValues('bsnsDiv'),
    contractMethod: createValues('contractMethod'),
    awardMethod: createValues('awardMethod'),
    regionLimit: createValues('regionLimit'),
  }
}

/** Filters with few different values in notices; names are found by an index of terms. */
type ValueFilter = Exclude<ListFilter, 'agency' | 'industry'>

/** Texts that are compared as a whole, and their atoms. */
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

/** The key of an atom of a name: usually code and term come from one text, but nothing guarantees it. */
const nameKey = ({ code, term }: NameFilter): string => JSON.stringify([code, term?.kind, term?.text])

/** Notices contain the same few thousand agencies again and again. */
const NAMES_KEPT = 4096

/** Names of agencies or industries that keywords use. */
const createNames = (index: TermIndex) => {
  const byName = new Map<string, Int32Array>()
  const byKey = createNumbering()
  const byCode = new Map<string, number[]>()
  const filters = new Map<number, NameFilter>()
  const evaluate = (norm: string): Int32Array => {
    const count = index.scan(norm)
    const atoms = index.found().slice(0, count)
    if (byName.size === NAMES_KEPT) byName.clear()
    byName.set(norm, atoms)
    return atoms
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
      byName.clear()
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
      byName.clear()
    },
    observe({ code, norm }: Named, hits: Hits): void {
      if (filters.size === 0) return
      for (const atom of (code === null ? undefined : byCode.get(code)) ?? []) hits.see(atom)
      for (const atom of byName.get(norm) ?? evaluate(norm)) hits.see(atom)
    },
    bytes: () => index.bytes(),
  }
}

const keyOfRegions = ({ regionCheckNeeded, regionPaths }: RegionLimit): string =>
  regionCheckNeeded ? '' : regionPaths.join(' ')

/** The fields of a notice that a filter uses, as a key for caching the result. */
const KEY_OF: { [Name in ValueFilter]: (part: PartOf[Name]) => string } = {
  region: keyOfRegions,
  bsnsDiv: ({ bsnsDiv }) => bsnsDiv,
  contractMethod: ({ contractMethod }) => contractMethod ?? '',
  awardMethod: ({ awardMethod }) => awardMethod ?? '',
  regionLimit: keyOfRegions,
}
/** More different keys than sources have in practice. */
const CACHED_VALUES = 2000

/** Values of one filter that keywords use: the matching ones are computed once for all notices with the same fields. */
const createValues = <Name extends ValueFilter>(name: Name): ValueIndex<Name> => {
  const byKey = createNumbering()
  const values = new Map<number, FilterValues[Name]>()
  const fitting = new Map<string, number[]>()
  const evaluate = (key: string, part: PartOf[Name]): number[] => {
    const atoms = [...values].filter(([, value]) => listFits(name, [value], part)).map(([atom]) => atom)
    if (fitting.size < CACHED_VALUES) fitting.set(key, atoms)
    return atoms
  }
  return {
    find: (value: FilterValues[Name]): number => byKey.get(valueKey(name, value)),
    add(value: FilterValues[Name], atom: number): void {
      byKey.set(valueKey(name, value), atom)
      values.set(atom, value)
      fitting.clear()
    },
    remove(atom: number): void {
      byKey.remove(atom)
      values.delete(atom)
      fitting.clear()
    },
    observe(notice, hits) {
      if (values.size === 0) return
      const part: PartOf[Name] = notice
      const key = KEY_OF[name](part)
      for (const atom of fitting.get(key) ?? evaluate(key, part)) hits.see(atom)
    },
    bytes: () => 0,
  }
}
