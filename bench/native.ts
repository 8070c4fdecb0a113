import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../demo/random.ts'
import type { BidRow } from '../src/bids/rules/notice.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { known, type Measured, measure, searchPaths } from './http.ts'
import type { LoadOptions } from './load.ts'
import {
  buildNative,
  hasCargo,
  MODES,
  type Mode,
  type NativeServer,
  noticeLine,
  startNative,
  writeNotices,
} from './native-server.ts'
import { changeNow, mixOf } from './repeated.ts'
import { type Server, startServer } from './server.ts'
import { median, megabytes, number, type Options, percentile, type Result } from './stats.ts'

/** More would need gigabytes for each server. */
const MOST_NOTICES = 100_000
const ROUNDS = 3
const COMPARED = 200
const POPULAR = 2_000
const WARM_UP = 4_000
const DISTINCT = 2_000
/** Repetitions of each popular request per round. */
const REPEATS = 5
const MIXED = 10_000
const STEADY_RATE = 500
const STEADY_SECONDS = 8
const STEADY_CONNECTIONS = 64
const FRESH = DISTINCT + MIXED / 2 + STEADY_RATE * STEADY_SECONDS

const NAMES = ['ours', ...MODES] as const
type Name = (typeof NAMES)[number]

type Target = Pick<Server, 'origin' | 'key' | 'cpu'> & { memory(): Promise<number> | number; stop(): Promise<void> }
type Servers = Record<Name, Target>

/** The results of a round for each server; all but the last from sequential requests on 16 connections. */
const WORK = ['distinct', 'repeated', 'mixed', 'steady'] as const
type Work = (typeof WORK)[number]
type Figures = Record<Work, Record<Name, Measured[]>>

/**
 * The same searches on native servers with identical responses: how far the service is from what the machine can do.
 */
export async function native(options: Options): Promise<Result[]> {
  if (!hasCargo()) throw new Error('The line native needs Rust: cargo was not found. See https://rustup.rs')
  const { progress, data } = options
  buildNative()
  const notices = Math.min(options.notices, MOST_NOTICES)
  const database = await openDatabase({ notices, data, progress })
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-native-'))
  try {
    const file = join(folder, 'notices')
    await writeNotices(database, file)
    const paths = await searchPaths(database, notices, POPULAR + WARM_UP + ROUNDS * FRESH)
    progress('starting the servers …')
    const natives = await Promise.all(MODES.map((mode) => startNative(mode, file)))
    const ours = await startServer('product', database.target)
    const servers = serversOf(ours, natives)
    const same = [await compare(servers, paths)]
    progress(`${same[0]} of ${COMPARED} answers are the same`)
    const figures = await measureAll(servers, paths, { database, natives, progress })
    same.push(await compare(servers, paths))
    const memory = await memoryOf(servers)
    for (const server of Object.values(servers)) await server.stop()
    return [agreement(same), ...resultsOf(figures, memory)]
  } finally {
    rmSync(folder, { recursive: true })
    await database.stop()
  }
}

function serversOf(ours: Server, natives: readonly NativeServer[]): Servers {
  const own: Target = {
    origin: ours.origin,
    // Native servers have no keywords of accounts.
    key: ours.plainKey,
    cpu: ours.cpu,
    memory: async () => (await ours.figures()).rss,
    stop: ours.stop,
  }
  const others = Object.fromEntries(MODES.map((mode, index) => [mode, natives[index]])) as Record<Mode, NativeServer>
  return { ours: own, ...others }
}

/** The number of responses that are identical on all servers. */
async function compare(servers: Servers, paths: readonly string[]): Promise<number> {
  const every = Math.floor(paths.length / COMPARED)
  let same = 0
  for (let at = 0; at < COMPARED; at++) {
    const path = paths[at * every] ?? ''
    const [ours, ...natives] = await Promise.all(NAMES.map((name) => bodyOf(servers[name], path)))
    const others = MODES.filter((_, index) => ours && !natives[index]?.equals(ours))
    if (others.length === 0) same++
    else process.stderr.write(`${others.join(', ')}: another answer than ours: ${decodeURIComponent(path)}\n`)
  }
  return same
}

async function bodyOf({ origin, key }: Target, path: string): Promise<Buffer> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${key}` } })
  if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

interface Surroundings {
  database: BenchDatabase
  natives: readonly NativeServer[]
  progress: (text: string) => void
}

async function measureAll(
  servers: Servers,
  paths: readonly string[],
  { database, natives, progress }: Surroundings,
): Promise<Figures> {
  const popular = paths.slice(0, POPULAR)
  const fresh = paths.slice(POPULAR + WARM_UP)
  const none = () => Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<Name, Measured[]>
  const figures = Object.fromEntries(WORK.map((work) => [work, none()])) as Figures
  const again = Array.from({ length: REPEATS }, () => popular).flat()
  for (const server of Object.values(servers)) {
    await run(server, paths.slice(0, POPULAR + WARM_UP))
    await run(server, popular)
  }
  const follow = await followChanges(database, natives)
  for (let round = 0; round < ROUNDS; round++) {
    const own = fresh.slice(round * FRESH, (round + 1) * FRESH)
    const mixed = mixOf(popular, own.slice(DISTINCT, DISTINCT + MIXED / 2), MIXED, createRandom(`mixed ${round}`))
    const steady = { connections: STEADY_CONNECTIONS, rate: STEADY_RATE }
    const tasks: Record<Work, (server: Target) => Promise<Measured>> = {
      distinct: (server) => run(server, own.slice(0, DISTINCT)),
      repeated: (server) => run(server, again),
      mixed: (server) => changing(database, follow, () => run(server, mixed)),
      steady: (server) => changing(database, follow, () => run(server, own.slice(DISTINCT + MIXED / 2), steady)),
    }
    for (const work of WORK) {
      // In turn, so that other load on the machine affects all.
      for (const name of NAMES) figures[work][name].push(await tasks[work](servers[name]))
      const rates = NAMES.map((name) => `${name} ${textOf(work, figures[work][name].at(-1))}`)
      progress(`round ${round + 1}, ${work}, load ${number(loadavg()[0] ?? 0)}: ${rates.join('; ')}`)
    }
  }
  return figures
}

const run = ({ origin, key, cpu }: Target, paths: readonly string[], how: Partial<LoadOptions> = {}) =>
  measure({ origin, key, cpu }, paths, how)

/** With one change per second, applied by all servers. */
async function changing<T>(database: BenchDatabase, follow: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const changes = changeNow(database, follow)
  return await work().finally(changes.stop)
}

/** Passes new notices on to native servers; the service reads them from the feed. */
async function followChanges({ sql }: BenchDatabase, natives: readonly NativeServer[]) {
  const [last] = await sql<{ position: number }[]>`select max(position) as position from bids`
  let position = last?.position ?? 0
  return async () => {
    const rows = await sql<BidRow[]>`select * from bids where position > ${position} order by position`
    for (const row of rows) await Promise.all(natives.map((server) => server.add(noticeLine(row))))
    position = rows.at(-1)?.position ?? position
  }
}

async function memoryOf(servers: Servers): Promise<Record<Name, number>> {
  const entries = await Promise.all(NAMES.map(async (name) => [name, await servers[name].memory()]))
  return Object.fromEntries(entries)
}

const p99Of = ({ ms }: Measured): number => percentile(known(ms), 0.99)
const microseconds = (value: number): string => `${number(value * 1000)} µs`
const perSecond = (value: number): string => `${number(value)}/s`

function textOf(work: Work, result: Measured | undefined): string {
  if (!result) return ''
  if (work === 'distinct') return microseconds(result.cpuMs)
  return work === 'steady'
    ? `p99 ${number(p99Of(result))} ms`
    : `${perSecond(result.rate)} (${microseconds(result.cpuMs)})`
}

function agreement(same: readonly number[]): Result {
  return {
    line: `search over HTTP beside native servers: answers with the same bytes, before and after the changes`,
    figure: same.map((count) => `${count} of ${COMPARED}`).join(', '),
    rival: '–',
    ratio: '–',
    need: 'all',
    reached: same.every((count) => count === COMPARED),
  }
}

interface Line {
  line: string
  values: Record<Name, number>
  /** Processor time per request, because `values` depend on the load of the machine. */
  cpu?: Record<Name, number>
  say: (value: number) => string
  need: string
  reached: boolean
}

function resultsOf(figures: Figures, memory: Record<Name, number>): Result[] {
  const each = (work: Work, value: (result: Measured) => number) =>
    Object.fromEntries(NAMES.map((name) => [name, median(figures[work][name].map(value))])) as Record<Name, number>
  const distinct = each('distinct', ({ cpuMs }) => cpuMs)
  const repeated = each('repeated', ({ rate }) => rate)
  const mixed = each('mixed', ({ rate }) => rate)
  const lines: Line[] = [
    {
      line: 'distinct searches, CPU time each',
      values: distinct,
      say: microseconds,
      need: '≤ 1× of tantivy, ≤ 2× of tuned',
      reached: distinct.ours <= distinct.tantivy && distinct.ours <= 2 * distinct.tuned,
    },
    {
      line: `${POPULAR} repeated searches`,
      values: repeated,
      cpu: each('repeated', ({ cpuMs }) => cpuMs),
      say: perSecond,
      need: '≥ bitsets',
      reached: repeated.ours >= repeated.bitsets,
    },
    {
      line: '80 % from popular searches (Zipf), 20 % new, one change a second',
      values: mixed,
      cpu: each('mixed', ({ cpuMs }) => cpuMs),
      say: perSecond,
      need: '≥ half of bitsets',
      reached: mixed.ours >= mixed.bitsets / 2,
    },
    {
      line: `p99 at ${STEADY_RATE} distinct requests/s, open loop, one change a second`,
      values: each('steady', p99Of),
      say: (value) => `${number(value)} ms`,
      need: '≤ 5 ms in each round',
      reached: figures.steady.ours.every((round) => p99Of(round) <= 5),
    },
    {
      line: 'memory after all of this',
      values: memory,
      say: megabytes,
      need: '≤ 300 MB',
      reached: memory.ours <= 300e6,
    },
  ]
  return lines.map(toResult)
}

function toResult({ line, values, cpu, say, need, reached }: Line): Result {
  const figureOf = (name: Name) => `${say(values[name])}${cpu ? ` (${microseconds(cpu[name])} of CPU time)` : ''}`
  return {
    line: `beside native servers: ${line}`,
    figure: figureOf('ours'),
    rival: MODES.map((mode) => `${mode} ${figureOf(mode)}`).join(', '),
    ratio: MODES.map((mode) => `${number(values.ours / values[mode])}×`).join(', '),
    need,
    reached,
  }
}
