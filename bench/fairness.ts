import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { loadAwards } from './awards.ts'
import {
  type Asking,
  type Crowd,
  exporting,
  flooding,
  judging,
  lingering,
  misspelling,
  ordering,
  pipelining,
} from './crowd.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { searchPaths } from './http.ts'
import type { Probed, ProbeTask } from './probe.ts'
import { type Server, startServer } from './server.ts'
import { ms, number, type Options, percentile, type Result } from './stats.ts'

const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url))
const SECONDS = 8
const RATE = 50
const CONNECTIONS = 32
const PURSUITS = 3_000
const PER_PAGE = 100
const TOGETHER_MOST_MS = 100
const EXPORT_MOST_MS = 25
/** Expected responses; any other is a failure. Reports are accepted, and a network that guesses keys is blocked. */
const ALLOWED = new Set([200, 202, 400, 401, 403, 404, 429, 503])

interface Scene {
  name: string
  most: number | null
  crowd: (server: Server) => Asking[]
}

const EVERYTHING = '/v1/statistics/winners?groupBy=winner'

const SCENES: Scene[] = [
  { name: 'no other load', most: null, crowd: () => [] },
  {
    name: 'consecutive CSV exports, read fast',
    most: EXPORT_MOST_MS,
    crowd: (server) => [exporting(server.teamKey, 'text/csv')],
  },
  {
    name: 'consecutive NDJSON exports, read fast',
    most: EXPORT_MOST_MS,
    crowd: (server) => [exporting(server.teamKey, 'application/x-ndjson')],
  },
  {
    name: 'consecutive statistics tables as CSV',
    most: TOGETHER_MOST_MS,
    crowd: (server) => [exporting(server.teamKey, 'text/csv', EVERYTHING)],
  },
  {
    name: `one list of ${number(PURSUITS)} pursuits as CSV, consecutively`,
    most: TOGETHER_MOST_MS,
    crowd: (server) => [exporting(server.teamKey, 'text/csv', '/v1/pursuits')],
  },
  {
    name: '4 connections check lists of 1,000 keywords',
    most: TOGETHER_MOST_MS,
    crowd: (server) => [judging(4, server.teamKey)],
  },
  {
    name: '20 connections send bodies of 3,600 unknown fields',
    most: TOGETHER_MOST_MS,
    crowd: () => [misspelling(20, 3_600)],
  },
  {
    name: '20 connections, each pipelining 200 requests for /openapi.json',
    most: TOGETHER_MOST_MS,
    crowd: () => [pipelining(20, 200, '/openapi.json')],
  },
  {
    name: '20 connections, each pipelining 2,000 requests for /openapi.json',
    most: TOGETHER_MOST_MS,
    crowd: () => [pipelining(20, 2_000, '/openapi.json')],
  },
  {
    name: '1,500 connections request /docs and read nothing',
    most: TOGETHER_MOST_MS,
    crowd: () => [lingering(1_500, '/docs')],
  },
  {
    name: 'exports, statistics, reports, unknown fields, pipelines, slow readers and floods at once',
    most: TOGETHER_MOST_MS,
    crowd: (server) => [
      exporting(server.teamKey, 'text/csv'),
      exporting(server.teamKey, 'application/x-ndjson'),
      exporting(server.key, 'text/csv', EVERYTHING),
      ordering(server.teamKey),
      misspelling(20, 3_600),
      pipelining(20, 200, '/openapi.json'),
      lingering(500, '/docs'),
      flooding(50, '/v1/bids?keyword=x'),
      flooding(50, '/healthz'),
      flooding(50, '/v1/bids?keyword=x', 'Authorization: Bearer a guess\r\n'),
    ],
  },
]

/** Latency of a customer's plain search, and of /healthz, while others overload the service. */
export async function fairness(options: Options): Promise<Result[]> {
  const database = await openDatabase(options)
  try {
    await loadAwards(database, options.notices)
    const searches = await plainSearches(database, options.notices)
    const results: Result[] = []
    const server = await startServer('product', database.target)
    while (!(await fetch(`${server.origin}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 250))
    await pursue(server)
    for (const [index, scene] of SCENES.entries()) {
      options.progress(`${scene.name} …`)
      // Each from a separate network, so that refusals of one do not affect the next.
      results.push(await play(scene, server, searches, `203.0.113.${index}`))
      options.progress(results.at(-1)?.figure ?? '')
    }
    await server.stop()
    return results
  } finally {
    await database.stop()
  }
}

/** Stores the newest notices as pursuits of one account. */
async function pursue({ origin, teamKey }: Server): Promise<void> {
  const headers = { authorization: `Bearer ${teamKey}`, 'content-type': 'application/json' }
  for (let page = 1; page <= PURSUITS / PER_PAGE; page++) {
    const list = await fetch(`${origin}/v1/bids?page=${page}&pageSize=${PER_PAGE}`, { headers })
    const { items } = (await list.json()) as { items: { noticeNo: string }[] }
    for (const { noticeNo } of items) {
      const response = await fetch(`${origin}/v1/pursuits`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ noticeNo }),
      })
      if (response.status !== 201)
        throw new Error(`a pursuit was answered ${response.status}: ${await response.text()}`)
    }
  }
}

export const plainSearches = async (database: BenchDatabase, notices: number): Promise<string[]> =>
  (await searchPaths(database, notices)).filter((path) => /^[^&]*&sort=-postedAt&/.test(path))

export async function play(
  { name, most, crowd }: Scene,
  server: Server,
  searches: string[],
  address: string,
): Promise<Result> {
  const over = new AbortController()
  const others: Crowd = { origin: server.origin, signal: over.signal, address, statuses: {} }
  // The first search for a term reads titles, but only waiting is measured.
  await probe(server, searches.slice(0, RATE), RATE)
  await server.loopTimes()
  const count = SECONDS * RATE
  const probes = [probe(server, searches.slice(0, count), RATE), probe(server, Array(count).fill('/healthz'), RATE)]
  const crowds = crowd(server).map((asking) => asking(others))
  const [search, health] = (await Promise.all(probes)) as [Probed, Probed]
  const { turns, late } = await server.loopTimes()
  over.abort()
  await Promise.all(crowds)
  const p99 = percentile(search.ms, 0.99)
  const strange = [search, health, others].flatMap(({ statuses }) =>
    Object.keys(statuses).filter((status) => !ALLOWED.has(Number(status))),
  )
  return {
    line: `fairness: ${name}`,
    figure: `${summaryOf(search)}; /healthz ${summaryOf(health)}; ${loopSummary(turns)}; ${lateBy(late)}${counted(others.statuses)}`,
    rival: '–',
    ratio: '–',
    need: most === null ? '–' : `p99 ≤ ${most} ms`,
    reached: most === null ? null : p99 <= most && strange.length === 0,
  }
}

const summaryOf = ({ ms: took, statuses }: Probed): string =>
  `p50 ${ms(percentile(took, 0.5))}, p99 ${ms(percentile(took, 0.99))}, longest ${ms(Math.max(...took))} (${words(statuses)})`

/** The latency of a request during other work, if the service had the machine to itself. */
export function loopSummary(turns: number[]): string {
  const sorted = turns.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, value) => sum + value, 0)
  let below = 0
  const p95 = sorted.find((turn) => {
    below += turn
    return below >= total * 0.95
  })
  return `event-loop turns in CPU time p95 ${ms(p95 ?? 0)}, longest ${ms(sorted.at(-1) ?? 0)}`
}

/** Values for choosing the thresholds of shedding, which must be above these wherever all clients should be served. */
const lateBy = (late: number[]): string =>
  `loop delay p99 ${ms(percentile(late, 0.99))}, longest ${ms(Math.max(0, ...late))}`

const words = (statuses: Record<number, number>): string =>
  Object.entries(statuses)
    .map(([status, n]) => `${n}× ${status}`)
    .join(', ')

const counted = (statuses: Record<number, number>): string => {
  const text = words(statuses)
  return text === '' ? '' : `; responses to the load ${text}`
}

async function probe({ origin, plainKey }: Server, paths: string[], rate: number): Promise<Probed> {
  const child = fork(PROBE, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.send({ origin, key: plainKey, paths, rate, connections: CONNECTIONS } satisfies ProbeTask)
  const [probed] = (await once(child, 'message')) as [Probed]
  return probed
}
