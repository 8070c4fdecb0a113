import { matchable } from '../src/bids/rules/matched.ts'
import { createMatcher } from '../src/search/matcher/index.ts'
import { loadCatalog } from './catalogs.ts'
import { bidRows } from './data.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { makeKeywords, toKeyword } from './keywords.ts'
import { makeQueries } from './queries.ts'
import { runQueries } from './search.ts'
import { median, percentile, SAMPLED_TITLES } from './stats.ts'

const QUERIES = 20_000
const WARM_UP = 10_000

/** Processor time of this process, which waiting for other load on the machine does not increase. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface CatalogFigures {
  loadMs: number
  coldMedian: number
  coldP99: number
  warmMedian: number
  /** Of the whole process. */
  rss: number
  /** Size according to the catalog itself. */
  columns: number
}

/**
 * Loads a catalog from the database, searches with an empty cache and once more, and measures the memory of the
 * process.
 */
export async function measureCatalog(options: DatabaseOptions): Promise<CatalogFigures> {
  const database = await openDatabase(options)
  try {
    const { notices } = options
    const begun = cpuMs()
    const catalog = await loadCatalog(database)
    const loadMs = cpuMs() - begun
    const queries = makeQueries(QUERIES, await database.sample(SAMPLED_TITLES), notices, 'search')
    const cold = runQueries(catalog, queries)
    const warm = runQueries(catalog, queries)
    queries.length = 0
    globalThis.gc?.()
    return {
      loadMs,
      coldMedian: median(cold.ms),
      coldP99: percentile(cold.ms, 0.99),
      warmMedian: median(warm.ms),
      rss: process.memoryUsage().rss,
      columns: catalog.memory().bytes,
    }
  } finally {
    await database.stop()
  }
}

export interface MatcherFigures {
  keywords: number
  notices: number
  /** Processor time. */
  ms: number
  matches: number
  addMs: number
  bytes: number
}

/** This many keywords, and notices after those that warm up and provide statistics of common words. */
export function measureMatcher(keywords: number, notices: number): MatcherFigures {
  const rows = [...bidRows(notices + WARM_UP)]
  const inputs = rows.map(matchable)
  const matcher = createMatcher()
  let addMs = 0
  for (const keyword of makeKeywords(keywords, rows, 'matcher')) {
    const read = toKeyword(keyword)
    const begun = performance.now()
    matcher.add(read)
    addMs += performance.now() - begun
  }
  rows.length = 0
  for (const notice of inputs.slice(0, WARM_UP)) {
    matcher.match(notice)
    while (matcher.step());
  }
  globalThis.gc?.()
  const begun = cpuMs()
  let matches = 0
  for (const notice of inputs.slice(WARM_UP)) matches += matcher.match(notice).length
  return { keywords, notices, ms: cpuMs() - begun, matches, addMs, bytes: matcher.memory() }
}
