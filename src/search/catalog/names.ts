// Finds the names that match a filter, and the parties with these names, without checking each.

import { type NameFilter, nameFits } from '../filter.ts'
import { lettersOf } from '../text.ts'
import { nearestNames } from './near-names.ts'
import type { Name, Names, Party } from './pieces.ts'

/** Finds the names in a list that match a filter, without checking each: there are tens of thousands of agencies. */
export interface NameSearch {
  /** Ids of the names, in any order. */
  fitting(filters: readonly NameFilter[]): Set<number>
  /** Ids of the names most similar to a text that matches none, most similar first, in steps. */
  nearest(filter: NameFilter, most: number, isBorne?: (id: number) => boolean): Generator<void, number[]>
  /** Adds up to `most` new names; returns whether more are left. */
  follow(most: number): boolean
}

/** Ends each name; no name and no term contains it. */
const END = '\n'

export function createNameSearch({ list }: Pick<Names, 'list'>): NameSearch {
  /** Letters of all names, concatenated: one search in them replaces a search per name. */
  let letters = ''
  /** The same as numbers, for scans of all names; created when needed. */
  let units = new Uint16Array(0)
  /** Where each name begins in `letters`. */
  const starts: number[] = []
  const byCode = new Map<string, number[]>()

  function add(name: Name, id: number): void {
    starts.push(letters.length)
    letters += `${lettersOf(name.norm)}${END}`
    if (name.code === null) return
    const ids = byCode.get(name.code)
    if (ids) ids.push(id)
    else byCode.set(name.code, [id])
  }

  /** The name whose letters contain this place. */
  function nameAt(place: number): number {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  function addMatching(filter: NameFilter, ids: Set<number>): void {
    const { term } = filter
    if (term === null) return
    for (let at = letters.indexOf(term.text); at >= 0; ) {
      const id = nameAt(at)
      const name = list[id]
      if (name && nameFits(filter, name)) ids.add(id)
      // The name as a whole was tested, so continue with the next.
      const next = starts[id + 1]
      at = next === undefined ? -1 : letters.indexOf(term.text, next)
    }
  }

  function readUnits(): Uint16Array {
    const grown = new Uint16Array(letters.length)
    grown.set(units)
    for (let at = units.length; at < grown.length; at++) grown[at] = letters.charCodeAt(at)
    units = grown
    return units
  }

  function follow(most: number): boolean {
    const end = Math.min(list.length, starts.length + most)
    for (let id = starts.length; id < end; id++) add(list[id] as Name, id)
    return end < list.length
  }

  return {
    follow,
    fitting(filters) {
      follow(Number.POSITIVE_INFINITY)
      const ids = new Set<number>()
      for (const filter of filters) {
        for (const id of byCode.get(filter.code) ?? []) ids.add(id)
        addMatching(filter, ids)
      }
      return ids
    },
    nearest({ term }, most, isBorne = () => true) {
      follow(Number.POSITIVE_INFINITY)
      const row = units.length === letters.length ? units : readUnits()
      return nearestNames({ units: row, starts, list }, term?.compact ?? '', most, isBorne)
    },
  }
}

/** Parties by the names of their agencies, so that they are found without a scan. */
export interface PartySearch {
  /** Calls `visit` for every party from `from` on that has this name. */
  each(name: number, from: number, visit: (party: number) => void): void
  /** Adds up to `most` new parties; returns whether more are left. */
  follow(most: number): boolean
}

export function createPartySearch(values: readonly Pick<Party, 'names'>[]): PartySearch {
  const parties: number[][] = []
  let taken = 0
  return {
    follow(most) {
      const end = Math.min(values.length, taken + most)
      for (; taken < end; taken++) {
        for (const name of values[taken]?.names ?? []) {
          while (parties.length <= name) parties.push([])
          parties[name]?.push(taken)
        }
      }
      return taken < values.length
    },
    each(name, from, visit) {
      for (const party of parties[name] ?? []) if (party >= from) visit(party)
    },
  }
}
