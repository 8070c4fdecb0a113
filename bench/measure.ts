import type { BidRow } from '../src/bids/rules/notice.ts'
import { createCatalog, finish } from '../src/search/catalog.ts'
import { createMatcher } from '../src/search/matcher.ts'
import { batches, bidRows, createSample } from './data.ts'
import { makeKeywords, toKeyword, toMatchNotice } from './keywords.ts'
import { makeQueries } from './queries.ts'
import { runQueries } from './search.ts'
import { median, percentile } from './stats.ts'

const QUERIES = 20_000
const SAMPLED_TITLES = 5_000
const WARM_UP = 10_000

/** Processor time of this process, which other load on the machine does not lengthen by waiting. */
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
  heap: number
  /** Outside the heap, remembered terms included. */
  buffers: number
  remembered: number
  /** What the catalog says of itself. */
  columns: number
  raw: number
}

/** A catalog loaded from rows, searched with empty memory and once more, and what the process holds in the end. */
export function measureCatalog(notices: number): CatalogFigures {
  const catalog = createCatalog()
  const titles = createSample(Math.max(1, Math.floor(notices / SAMPLED_TITLES)))
  let raw = 0
  let loadMs = 0
  const load = (work: () => void) => {
    const begun = cpuMs()
    work()
    loadMs += cpuMs() - begun
  }
  for (const batch of batches(notices, 2_000, titles.see)) {
    for (const row of batch) raw += rawBytes(row)
    load(() => catalog.apply(batch, { bulk: true }))
  }
  load(() => finish(catalog.compact()))
  const queries = makeQueries(QUERIES, titles.rows, notices, 'search')
  titles.rows.length = 0
  const cold = runQueries(catalog, queries)
  const warm = runQueries(catalog, queries)
  queries.length = 0
  globalThis.gc?.()
  const { rss, heapTotal, arrayBuffers } = process.memoryUsage()
  return {
    loadMs,
    coldMedian: median(cold.ms),
    coldP99: percentile(cold.ms, 0.99),
    warmMedian: median(warm.ms),
    rss,
    heap: heapTotal,
    buffers: arrayBuffers,
    remembered: catalog.memory().rememberedBytes,
    columns: catalog.memory().bytes,
    raw,
  }
}

const TEXTS = [
  ...(['noticeNo', 'title', 'agency', 'agencyCode', 'demandAgency', 'demandAgencyCode', 'bsnsDiv', 'kind'] as const),
  ...(['currency', 'awardMethod', 'contractMethod', 'detailUrl', 'sourceUrl', 'previousNoticeNo'] as const),
  ...(['nextNoticeNo', 'outcome', 'source'] as const),
]
/** Prices, the rate, times, versions: eight bytes each. */
const NUMBERS = 13
const FLAGS = 2

/** What is held of a notice, each field once: texts in UTF-8, what is derived for searching left out. */
function rawBytes(row: BidRow): number {
  const texts = [
    ...TEXTS.map((name) => row[name] ?? ''),
    ...row.regions,
    ...row.licences.flatMap(({ code, name }) => [code, name]),
  ]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), NUMBERS * 8 + FLAGS)
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

/** So many keywords, and notices after those that warm up and teach it which words are common. */
export function measureMatcher(keywords: number, notices: number): MatcherFigures {
  const rows = [...bidRows(notices + WARM_UP)]
  const given = rows.map(toMatchNotice)
  const matcher = createMatcher()
  let addMs = 0
  for (const keyword of makeKeywords(keywords, rows, 'matcher')) {
    const read = toKeyword(keyword)
    const begun = performance.now()
    matcher.add(read)
    addMs += performance.now() - begun
  }
  rows.length = 0
  for (const notice of given.slice(0, WARM_UP)) {
    matcher.match(notice)
    while (matcher.step());
  }
  globalThis.gc?.()
  const begun = cpuMs()
  let matches = 0
  for (const notice of given.slice(WARM_UP)) matches += matcher.match(notice).length
  return { keywords, notices, ms: cpuMs() - begun, matches, addMs, bytes: matcher.memory() }
}
