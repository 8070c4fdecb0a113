import { synthesiseKeywords } from '../demo/keywords.ts'
import { createRandom, type Random } from '../demo/random.ts'
import type { BidRow } from '../src/bids/rules/notice.ts'
import { type FilterTexts, readFilter } from '../src/search/filter.ts'
import type { MatchKeyword } from '../src/search/matcher/rules.ts'
import { parseQuery, withExclusions } from '../src/search/query.ts'
import { BSNS_DIVS } from '../src/vocabulary/notices.ts'

export const TERMS = 50_000
export const ACCOUNTS = 10_000
const FILTERS = 20_000

/** A keyword as typed, and its parts for rivals without a query language. */
export interface BenchKeyword {
  account: number
  /** Alternatives, each a list of terms that a title must contain together. */
  alternatives: string[][]
  without: string | null
  filter: FilterTexts & { exclude?: readonly string[] }
}

/**
 * Keywords like those of the demo, with this many different terms: words of titles and, when those run out, pairs of
 * adjacent words. The first term is any of them with equal probability; terms that it is combined with are mostly drawn
 * by frequency. Filters are those of the demo.
 */
export function* makeKeywords(count: number, rows: readonly BidRow[], seed: string): Generator<BenchKeyword> {
  const random = createRandom(`bench keywords ${seed}`)
  const { terms, words } = createTerms(rows)
  const filters = synthesiseKeywords({ seed, count: FILTERS }).map(({ filter }) => filter)
  for (let index = 0; index < count; index++) {
    const rare = () => random.pick(terms)
    const usual = random.chance(0.6) ? random.pick(words) : rare()
    yield {
      account: index % ACCOUNTS,
      alternatives: alternativesOf(rare, usual, random),
      without: random.chance(0.12) ? random.pick(words) : null,
      filter: random.pick(filters),
    }
  }
}

/** A common word is only used in combination. */
function alternativesOf(rare: () => string, usual: string, random: Random): string[][] {
  const choice = random.next()
  if (choice < 0.45) return [[rare()]]
  return choice < 0.8 ? [[rare(), usual]] : [[rare()], [rare()]]
}

function createTerms(rows: readonly BidRow[]): { terms: string[]; words: string[] } {
  const words = rows.flatMap(({ norm }) => norm.split(/[ -]/)).filter((word) => word.length > 1)
  const terms = new Set(words)
  for (const { norm } of rows) {
    if (terms.size >= TERMS) break
    const parts = norm.split(/[ -]/).filter((word) => word.length > 1)
    parts.slice(1, 4).forEach((word, index) => {
      terms.add(`${parts[index]}${word}`)
    })
  }
  const all = [...terms].slice(0, TERMS)
  if (all.length < TERMS) throw new Error(`these titles have ${all.length} different terms only`)
  return { terms: all, words }
}

export function toKeyword({ alternatives, without, filter }: BenchKeyword): MatchKeyword {
  const parsed = parseQuery(
    `(${alternatives.map((terms) => terms.join(' ')).join(' | ')})${without === null ? '' : ` -${without}`}`,
  )
  const wanted = parsed.ok ? withExclusions(parsed.query, filter.exclude ?? []) : parsed
  if (!wanted.ok) throw new Error(wanted.error.message.en)
  const bsnsDiv = BSNS_DIVS.filter((name) => filter.bsnsDiv?.includes(name))
  return { query: wanted.query, filter: readFilter({ ...filter, bsnsDiv }).filter }
}
