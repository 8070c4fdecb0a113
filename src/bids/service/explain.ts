import type { NameFilter } from '../../search/filter.ts'
import type { Language, Wording } from '../../vocabulary/languages.ts'
import { nobodyBears } from '../../vocabulary/sentences.ts'
import { agenciesOf, excludes, partsOf, understood, unlimitedToo, withoutLimit } from '../rules/explain.ts'
import type { BidQuery } from '../rules/query.ts'
import type { Explanation } from '../schema/search.ts'

interface Ports {
  count: (query: BidQuery) => Promise<number>
  nearAgencies: (filter: NameFilter, most: number) => Promise<string[]>
  /** The language of the hints. */
  language: Language
}

/** More unknown agencies would not help the caller. */
const MOST_UNKNOWN = 5
const MOST_NEAR = 5

/**
 * The parsed search, the number of matches of each part alone, and the parts without which it would match something.
 */
export async function explain(query: BidQuery, total: number, ports: Ports): Promise<Explanation> {
  const { count, language } = ports
  const parts = partsOf(query)
  const filters = []
  const hints: Wording[] = await unknownAgencies(query, ports)
  for (const { name, alone, without } of parts) {
    filters.push({ name, notices: await count(alone) })
    if (total > 0 || parts.length < 2) continue
    const left = await count(without)
    if (left > 0) hints.push(excludes(name, left))
  }
  if (query.filter.industry.some((one) => one !== 'none')) {
    const unlimited = await count(withoutLimit(query))
    if (unlimited > 0) hints.push(unlimitedToo(unlimited))
  }
  return { query: understood(query), filters, hints: hints.map((hint) => hint[language]) }
}

/** Agencies of the filter that no notice names, with the most similar known ones. */
async function unknownAgencies(query: BidQuery, { count, nearAgencies }: Ports): Promise<Wording[]> {
  const hints: Wording[] = []
  for (const { agency, alone } of agenciesOf(query)) {
    if (hints.length === MOST_UNKNOWN) break
    if ((await count(alone)) > 0) continue
    hints.push(nobodyBears('agency', agency.code, await nearAgencies(agency, MOST_NEAR)))
  }
  return hints
}
