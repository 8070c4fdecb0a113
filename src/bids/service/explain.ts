import type { NameFilter } from '../../search/filter.ts'
import type { Language, Wording } from '../../vocabulary/languages.ts'
import { nobodyBears } from '../../vocabulary/sentences.ts'
import { agenciesOf, excludes, partsOf, understood, unlimitedToo, withoutLimit } from '../rules/explain.ts'
import type { BidQuery } from '../rules/query.ts'
import type { Explanation } from '../schema/search.ts'

interface Ports {
  count: (query: BidQuery) => Promise<number>
  nearAgencies: (filter: NameFilter, most: number) => Promise<string[]>
  /** That of the hints. */
  language: Language
}

/** Whoever asks for more agencies that do not exist has heard enough by then. */
const MOST_UNKNOWN = 5
const MOST_NEAR = 5

/** How the search was understood, what each part of it finds alone, and without which part it would find something. */
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

/** Agencies of the filter that no notice names, with the nearest that some do. */
async function unknownAgencies(query: BidQuery, { count, nearAgencies }: Ports): Promise<Wording[]> {
  const hints: Wording[] = []
  for (const { agency, alone } of agenciesOf(query)) {
    if (hints.length === MOST_UNKNOWN) break
    if ((await count(alone)) > 0) continue
    hints.push(nobodyBears('agency', agency.code, await nearAgencies(agency, MOST_NEAR)))
  }
  return hints
}
