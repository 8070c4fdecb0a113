import { partsOf, understood, withoutLimit } from '../rules/explain.ts'
import type { BidQuery } from '../rules/query.ts'
import type { Explanation } from '../schema.ts'

/** How the search was understood, what each part of it finds alone, and without which part it would find something. */
export async function explain(
  query: BidQuery,
  total: number,
  count: (query: BidQuery) => Promise<number>,
): Promise<Explanation> {
  const parts = partsOf(query)
  const filters = []
  const hints: string[] = []
  for (const { name, alone, without } of parts) {
    filters.push({ name, notices: await count(alone) })
    if (total > 0 || parts.length < 2) continue
    const left = await count(without)
    if (left > 0) hints.push(`No match with ${name}; ${left} without it`)
  }
  if (query.filter.industry.some((one) => one !== 'none')) {
    const unlimited = await count(withoutLimit(query))
    if (unlimited > 0) hints.push(`${unlimited} more notices have no industry limit: add industry=none to include them`)
  }
  return { query: understood(query), filters, hints }
}
