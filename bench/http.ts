import { createRandom } from '../demo/random.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { type Load, type LoadOptions, runLoad } from './load.ts'
import { makeSearches } from './queries.ts'
import { type Server, startServer } from './server.ts'
import { ms, number, type Options, percentile, type Result, SAMPLED_TITLES, times } from './stats.ts'

const QUERIES = 20_000
const CONNECTIONS = 16
/** One client per connection: at a fixed rate, no request waits for the response to another. */
const STEADY_CONNECTIONS = 64
const STEADY_SECONDS = 20
/** The empty route finishes its requests quickly. */
const BARE_ROUNDS = 5
const SQL_SECONDS = 40
const SQL_LIMIT_MS = 5_000
const PLAIN = 5_000

/** The searches of `search` as URLs, in random order. */
export async function searchPaths(database: BenchDatabase, notices: number, count = QUERIES): Promise<string[]> {
  const random = createRandom('order of requests')
  return makeSearches(count, await database.sample(SAMPLED_TITLES), notices, 'search')
    .map(({ given }) => ({ path: pathOf(given), place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path)
}

function pathOf(given: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
  }
  return `/v1/bids?${query}`
}

export interface Measured extends Load {
  /** Requests per second. */
  rate: number
  /** Processor time of the server per request. */
  cpuMs: number
}

export async function measure(
  server: Pick<Server, 'origin' | 'key' | 'cpu'>,
  paths: readonly string[],
  how: Partial<LoadOptions> & { refusals?: boolean } = {},
): Promise<Measured> {
  const before = await server.cpu()
  const load = await runLoad({ connections: CONNECTIONS, key: server.key, ...how, origin: server.origin, paths })
  const cpuMs = ((await server.cpu()) - before) / load.answered
  if (load.refused > 0 && !how.refusals) throw new Error(`${load.refused} requests were refused`)
  return { ...load, rate: load.answered / load.seconds, cpuMs }
}

export const summaryOf = ({ rate, cpuMs, ms: took }: Measured): string =>
  `${number(rate)}/s, ${ms(cpuMs)} of CPU time each (p50 ${ms(percentile(known(took), 0.5))}, p99 ${ms(percentile(known(took), 0.99))} with ${CONNECTIONS} callers)`

export const known = (values: Float64Array): Float64Array => values.filter((value) => !Number.isNaN(value))

export async function http(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    const paths = await searchPaths(database, notices)
    progress('starting the service …')
    const product = await startServer('product', database.target)
    const cold = await measure(product, paths)
    progress(`cold ${summaryOf(cold)}`)
    const warm = await measure(product, paths)
    progress(`warm ${summaryOf(warm)}`)
    const plain = await measure(product, paths.slice(0, PLAIN), { key: product.plainKey })
    progress(`without keywords ${summaryOf(plain)}`)
    const rate = warm.rate / 2
    const steadyPaths = paths.slice(0, Math.round(rate * STEADY_SECONDS))
    const steady = await measure(product, steadyPaths, { connections: STEADY_CONNECTIONS, rate })
    await product.stop()
    const bare = await measureBare(database, cold.sizes)
    progress(`bare ${summaryOf(bare)}`)
    const p99 = percentile(known(steady.ms), 0.99)
    return [
      shareOfBare('cold', cold, bare, 0.1),
      shareOfBare('warm', warm, bare, 0.2),
      { ...shareOfBare('warm, an account without keywords', plain, bare, 0.2), reached: null },
      {
        line: 'search over HTTP: p99 at half of its peak',
        figure: `${ms(p99)} (p50 ${ms(percentile(known(steady.ms), 0.5))}, ${number(rate)}/s offered, ${number(steady.rate)}/s answered)`,
        rival: '–',
        ratio: '–',
        need: '≤ 15 ms',
        reached: p99 <= 15,
      },
    ]
  } finally {
    await database.stop()
  }
}

export async function measureBare(database: BenchDatabase, sizes: Uint32Array): Promise<Measured> {
  const server = await startServer('bare', database.target)
  const paths = Array.from(sizes, (size) => `/${size}`)
  await measure(server, paths)
  const measured = await measure(server, Array.from({ length: BARE_ROUNDS }, () => paths).flat())
  await server.stop()
  return measured
}

export function shareOfBare(name: string, ours: Measured, bare: Measured, need: number): Result {
  const share = ours.rate / bare.rate
  const byCpu = bare.cpuMs / ours.cpuMs
  return {
    line: `search over HTTP, ${name}`,
    figure: summaryOf(ours),
    rival: `bare Fastify route, bodies of the same sizes: ${summaryOf(bare)}`,
    ratio: `${number(share * 100)} % (by CPU time ${number(byCpu * 100)} %)`,
    need: `≥ ${need * 100} %`,
    reached: share >= need,
  }
}

/** The same requests, answered by PostgreSQL with the same HTTP. */
export async function rival(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    await database.index()
    const paths = await searchPaths(database, notices)
    const sql = await startServer('sql', database.target)
    progress('asking the service over SQL …')
    // Some queries take minutes, until the connection is closed.
    await database.sql.unsafe(`alter system set statement_timeout = ${SQL_LIMIT_MS}`)
    await database.sql`select pg_reload_conf()`
    await measure(sql, paths.slice(-200), { mostSeconds: SQL_SECONDS / 4, refusals: true })
    const theirs = await measure(sql, paths, { mostSeconds: SQL_SECONDS, refusals: true })
    await database.sql.unsafe('alter system reset statement_timeout')
    await database.sql`select pg_reload_conf()`
    progress(`SQL ${summaryOf(theirs)}`)
    await sql.stop()
    const product = await startServer('product', database.target)
    const ours = await measure(product, paths.slice(0, PLAIN))
    progress(`ours ${summaryOf(ours)}`)
    await product.stop()
    const ratio = ours.rate / theirs.rate
    return [
      {
        line: 'search over HTTP, compared with the same service on PostgreSQL',
        figure: `cold ${summaryOf(ours)}`,
        rival: `SQL with a pair index, count and page in separate statements, behind the same HTTP: ${summaryOf(theirs)}; ${number(theirs.answered)} requests, ${theirs.refused} of them stopped after ${number(SQL_LIMIT_MS)} ms and counted as answered`,
        ratio: times(ratio),
        need: '≥ 50×',
        reached: ratio >= 50,
      },
    ]
  } finally {
    await database.stop()
  }
}
