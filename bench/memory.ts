import { allNotices } from '../src/bids/store/catalog.ts'
import type { CatalogNotice } from '../src/search/catalog/index.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { measure, searchPaths } from './http.ts'
import { startServer } from './server.ts'
import { megabytes, number, type Options, type Result, times } from './stats.ts'

const MOST_BYTES = 600e6
const MOST_RATIO = 1.5
const MILLION = 1_000_000

/** The service, filled from the database and searched over HTTP. */
export async function memory(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    const raw = await rawBytes(database)
    const paths = await searchPaths(database, notices)
    progress('starting the service …')
    const server = await startServer('product', database.target)
    const loaded = await server.figures()
    await measure(server, paths)
    const { rss, heap, buffers } = await server.figures()
    await server.stop()
    const ratio = rss / raw
    return [
      {
        line: `memory, ${number(notices)} notices`,
        figure: `process ${megabytes(rss)} after ${number(paths.length)} searches (heap ${megabytes(heap)}, buffers ${megabytes(buffers)}; ${megabytes(loaded.rss)} after loading)`,
        rival: `fields ${megabytes(raw)}`,
        ratio: times(ratio),
        need: '≤ 600 MB and ≤ 1.5×',
        reached: notices === MILLION ? rss <= MOST_BYTES && ratio <= MOST_RATIO : null,
      },
    ]
  } finally {
    await database.stop()
  }
}

const TEXTS = [
  'noticeNo',
  'title',
  'agency',
  'agencyCode',
  'demandAgency',
  'demandAgencyCode',
  'bsnsDiv',
  'kind',
  'currency',
  'awardMethod',
  'contractMethod',
  'detailUrl',
  'sourceUrl',
  'previousNoticeNo',
  'nextNoticeNo',
  'outcome',
  'source',
] as const
/** Prices, the rate, times, versions: eight bytes each. */
const NUMBERS = 13
const FLAGS = 2

/** The content of notices, each field once: texts in UTF-8, without data derived for searches. */
async function rawBytes({ db }: BenchDatabase): Promise<number> {
  let sum = 0
  for await (const notices of allNotices(db)) for (const notice of notices) sum += bytesOf(notice)
  return sum
}

function bytesOf(notice: CatalogNotice): number {
  const texts = [
    ...TEXTS.map((name) => notice[name] ?? ''),
    ...notice.regions,
    ...notice.licences.flatMap(({ code, name }) => [code, name]),
  ]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), NUMBERS * 8 + FLAGS)
}
