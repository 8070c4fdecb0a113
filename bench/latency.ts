import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { makeKey } from '../src/access/rules/keys.ts'
import { type Asking, type Crowd, flooding, lingering, sending } from './crowd.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { loopSummary, plainSearches } from './fairness.ts'
import type { Probed, ProbeTask } from './probe.ts'
import { type Server, startServer } from './server.ts'
import { number, type Options, percentile, type Result } from './stats.ts'

const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url))
const SECONDS = 8
const RATE = 50
const CONNECTIONS = 32
const ATTACKERS = 20
const PURSUITS = 10_000
const EVENTS = 1_000
const LOOKED_UP = 500
const LONG_TEXT = 1_000_000
const SEARCH_MOST_MS = 100
const HEALTH_MOST_MS = 250
/** From the same machine, like its supervisor, and not from a separate network. */
const HERE = '127.0.0.1'
const ELSEWHERE = '203.0.113.99'
const SERVED = new Set(['200'])

interface Scene {
  name: string
  address?: string
  crowd: (key: string, noticeNos: string[]) => Asking[]
}

const list = Array.from({ length: ATTACKERS }, (_, index) => `/v1/pursuits?pageSize=100&sort=closeAt&page=${index + 1}`)
const marks = Array.from({ length: EVENTS }, (_, index) => ({ id: `evt_${index}`, state: 'seen' }))
const post = (path: string, body: object) => ({ line: `POST ${path}`, body: JSON.stringify(body) })
const note = (body: object) => post('/v1/pursuits/pur_1/notes', body)
const message = (method: string, params: object) => post('/mcp', { jsonrpc: '2.0', id: 1, method, params })
const SOUGHT = { keyword: '정비', bsnsDiv: '공사' }
const longText = 'x'.repeat(LONG_TEXT)

const SCENES: Scene[] = [
  { name: 'control: no other load', crowd: () => [] },
  {
    name: 'notes of 1,000,000 characters',
    crowd: (key) => [sending(ATTACKERS, key, note({ text: longText }))],
  },
  {
    name: 'an unknown field of 1,000,000 characters',
    crowd: (key) => [sending(ATTACKERS, key, note({ text: 'x', txet: longText }))],
  },
  {
    name: 'the same to a route that takes 1 MiB',
    crowd: (key) => [sending(ATTACKERS, key, post('/v1/keywords/import/preview', { lines: [], x: longText }))],
  },
  {
    name: `pages of ${number(PURSUITS)} pursuits by closing time`,
    crowd: (key) => list.map((path) => sending(1, key, { line: `GET ${path}`, body: '' })),
  },
  {
    name: `${number(EVENTS)} marks of events at once`,
    crowd: (key) => [sending(ATTACKERS, key, { line: 'PATCH /v1/events', body: JSON.stringify({ marks }) })],
  },
  {
    name: `${LOOKED_UP} notices looked up by number`,
    crowd: (key, noticeNos) => [sending(ATTACKERS, key, post('/v1/bids/lookup', { noticeNos }))],
  },
  {
    name: 'control: the same searches at /v1/bids',
    crowd: (key) => [sending(ATTACKERS, key, { line: `GET /v1/bids?${new URLSearchParams(SOUGHT)}`, body: '' })],
  },
  {
    name: 'searches of an assistant at /mcp',
    crowd: (key) => [
      sending(
        ATTACKERS,
        key,
        message('tools/call', { name: 'search_bids', arguments: { ...SOUGHT, bsnsDiv: [SOUGHT.bsnsDiv] } }),
      ),
    ],
  },
  {
    name: 'the list of tools at /mcp',
    crowd: (key) => [sending(ATTACKERS, key, message('tools/list', {}))],
  },
  {
    name: 'strangers with wrong keys from the same network',
    address: HERE,
    crowd: () => [flooding(200, '/v1/bids?keyword=x', `Authorization: Bearer ${wrongKey()}\r\n`)],
  },
  { name: '1,500 connections read nothing', crowd: () => [lingering(1_500, '/docs')] },
  { name: 'control again', crowd: () => [] },
]

const wrongKey = () => makeKey((limit) => Math.floor(Math.random() * limit))

/**
 * Latency of another customer's plain search, and of /healthz, while one account or unauthenticated clients overload
 * the service.
 */
export async function latency(options: Options): Promise<Result[]> {
  const database = await openDatabase(options)
  try {
    const searches = await plainSearches(database, options.notices)
    const server = await startServer('product', database.target)
    while (!(await fetch(`${server.origin}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 250))
    await fill(database)
    const noticeNos = await someNotices(database)
    const results: Result[] = []
    for (const scene of SCENES) {
      results.push(await play(scene, server, { searches, noticeNos }))
      options.progress(`${scene.name}: ${results.at(-1)?.figure}`)
    }
    await server.stop()
    return results
  } finally {
    await database.stop()
  }
}

/** Pursuits and events of the newest Enterprise account. */
async function fill({ sql }: BenchDatabase): Promise<void> {
  const [account] = await sql<{ id: string }[]>`
    select id from accounts where plan = 'enterprise' order by created_at desc limit 1`
  const id = account?.id ?? ''
  await sql`
    insert into pursuits (account_id, id, notice_no, state, state_by, remind_closing, remind_opening, created_at,
      updated_at, version, due_at)
    select ${id}, 'pur_' || row_number() over (), notice_no, 'watching', 'person', '{}', '{}', now(), now(), 1, null
    from (select notice_no from bids order by position desc limit ${PURSUITS}) b`
  await sql`insert into event_heads (account_id, position) values (${id}, ${EVENTS})`
  await sql`
    insert into events (account_id, position, id, type, at, data)
    select ${id}, n, 'evt_' || (n - 1), 'webhook.disabled', now(), '{}' from generate_series(1, ${EVENTS}) n`
  for (const table of ['pursuits', 'events']) await sql.unsafe(`vacuum analyze ${table}`)
}

async function someNotices({ sql }: BenchDatabase): Promise<string[]> {
  const rows = await sql<{ noticeNo: string }[]>`select notice_no from bids order by position limit ${LOOKED_UP}`
  return rows.map(({ noticeNo }) => noticeNo)
}

interface Load {
  searches: string[]
  noticeNos: string[]
}

async function play(scene: Scene, server: Server, { searches, noticeNos }: Load): Promise<Result> {
  const over = new AbortController()
  const address = scene.address ?? ELSEWHERE
  const others: Crowd = { origin: server.origin, signal: over.signal, address, statuses: {} }
  // The first search for a term reads titles, but only waiting is measured.
  await probe(server, searches.slice(0, RATE))
  await server.loopTimes()
  const count = SECONDS * RATE
  const crowds = scene.crowd(server.teamKey, noticeNos).map((asking) => asking(others))
  const probes = [probe(server, searches.slice(0, count)), probe(server, Array(count).fill('/healthz'))]
  const [search, health] = (await Promise.all(probes)) as [Probed, Probed]
  const { turns } = await server.loopTimes()
  over.abort()
  await Promise.all(crowds)
  const isServed = [search, health].every(({ statuses }) => Object.keys(statuses).every((status) => SERVED.has(status)))
  return {
    line: `latency beside: ${scene.name}`,
    figure: `search ${summaryOf(search)}; /healthz ${summaryOf(health)}; ${loopSummary(turns)}; the others ${words(others.statuses)}`,
    rival: '–',
    ratio: '–',
    need: `search p99 ≤ ${SEARCH_MOST_MS} ms, /healthz p99 ≤ ${HEALTH_MOST_MS} ms`,
    reached: isServed && percentile(search.ms, 0.99) <= SEARCH_MOST_MS && percentile(health.ms, 0.99) <= HEALTH_MOST_MS,
  }
}

const summaryOf = ({ ms, statuses }: Probed): string =>
  `p50/p95/p99/longest ${[0.5, 0.95, 0.99, 1].map((share) => number(percentile(ms, share))).join(' / ')} ms (${words(statuses)})`

const words = (statuses: Record<number, number>): string =>
  Object.entries(statuses)
    .map(([status, n]) => `${n}× ${status}`)
    .join(', ')

async function probe({ origin, plainKey }: Server, paths: string[]): Promise<Probed> {
  const child = fork(PROBE, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.send({ origin, key: plainKey, paths, rate: RATE, connections: CONNECTIONS } satisfies ProbeTask)
  const [probed] = (await once(child, 'message')) as [Probed]
  return probed
}
