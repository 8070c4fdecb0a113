import type { Dictionaries, Dictionary, Names } from './catalog-pieces.ts'
import { type NameFilter, nameFits, regionFits } from './filter.ts'

export interface CodeCount {
  code: string | null
  name: string
  /** Notices that name it; one that names it twice counts once. */
  notices: number
}

/** Agencies or industries that living notices name, the busiest first, then by code; those that fit, if a filter is given. */
export function countCodes(
  dictionaries: Dictionaries,
  what: 'agency' | 'industry',
  filter: NameFilter | null,
): CodeCount[] {
  return what === 'agency'
    ? countNames(dictionaries.agencies, dictionaries.party, filter)
    : countNames(dictionaries.industries, dictionaries.licences, filter)
}

function countNames(
  names: Names,
  groups: Dictionary<{ readonly names: readonly number[] }>,
  filter: NameFilter | null,
): CodeCount[] {
  const asked = names.list.map((name) => filter === null || nameFits(filter, name))
  const found = new Map<string, CodeCount>()
  for (const [id, group] of groups.values.entries()) {
    const notices = groups.counts[id] as number
    if (notices === 0) continue
    const seen = new Set<string>()
    for (const one of group.names) {
      const name = names.list[one]
      if (!name || !asked[one]) continue
      // One code may have borne several names; without a code the name is what tells agencies apart.
      const key = name.code ?? `|${name.name}`
      const count = found.get(key) ?? { code: name.code, name: name.name, notices: 0 }
      if (name.name > count.name) count.name = name.name
      if (!seen.has(key)) count.notices += notices
      seen.add(key)
      found.set(key, count)
    }
  }
  return [...found]
    .sort(([a, one], [b, other]) => other.notices - one.notices || compareCodes(a, b))
    .map(([, count]) => count)
}

const encoder = new TextEncoder()

function compareCodes(a: string, b: string): number {
  const [one, other] = [encoder.encode(a), encoder.encode(b)]
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const difference = (one[i] as number) - (other[i] as number)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** How many notices each of these regions would find. */
export const countRegions = ({ place }: Dictionaries, paths: readonly string[]): number[] =>
  paths.map((path) =>
    place.values.reduce((sum, limit, id) => sum + (regionFits(limit, [path]) ? (place.counts[id] as number) : 0), 0),
  )
