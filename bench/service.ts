import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fastify } from 'fastify'
import { Type } from 'typebox'
import { synthesiseKeywords } from '../demo/keywords.ts'
import { guard } from '../src/access/routes/guard.ts'
import { createApp } from '../src/app.ts'
import { listBidsRoute } from '../src/bids/routes/list.ts'
import { matchable } from '../src/bids/rules/matched.ts'
import { toBid } from '../src/bids/rules/notice.ts'
import type { BidQuery } from '../src/bids/rules/query.ts'
import { createAsking } from '../src/bids/service/asking.ts'
import { createBidReader, type SearchBids } from '../src/bids/service/read.ts'
import { createRecentChanges } from '../src/bids/service/recent-changes.ts'
import { createRememberedBids } from '../src/bids/service/remembered.ts'
import { toConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createDb, type DbTarget } from '../src/lib/db/index.ts'
import { createHttp, createOverload, createWorkbooks, type Http, JSON_TYPE } from '../src/lib/http/index.ts'
import { createLog, standardOutput } from '../src/lib/log.ts'
import { createMetrics } from '../src/lib/metrics.ts'
import { pageParameters } from '../src/lib/page.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { freePort } from '../test/free-port.ts'
import { byPairs, inTwo } from './rival-search.ts'
import {
  type Figures,
  FRAME_BYTES,
  type Kind,
  type LoopTimes,
  SECRET,
  type ServerCommand,
  type Started,
} from './server.ts'

/** A server process: the service, the same HTTP over SQL, or Fastify with an empty route. */
const { kind, target, ...kept } = JSON.parse(process.argv[2] ?? '{}') as {
  kind: Kind
  target: DbTarget
  catalogFolder?: string
}

const WATCHED = 50
/** The number that the largest plan includes. */
const MANY_WATCHED = 1_000
/** No body of a page is longer. */
const MOST_BYTES = 1 << 20

type Keys = Pick<ReturnType<typeof createApp>, 'accounts' | 'access' | 'keywords'>
/** Limits are checked for every request, and none is refused. */
const MOST_A_MINUTE = 100_000

type Running = Omit<Started, 'ms' | 'cpuMs' | 'longestMs'> & { listening?: Listening }

/** Clients may state their address in a header. As in production, the address is known before it listens. */
const config = toConfig({
  GONGGO_PORT: String(await freePort()),
  GONGGO_SECRET: SECRET,
  GONGGO_TRUSTED_PROXIES: '127.0.0.1',
})
const log = createLog({ level: 'info', destination: standardOutput() })

/** As in `main.ts`, with the keys and keywords of one account. */
async function startProduct(hasConsole = false, add = (_http: Http) => {}): Promise<Running> {
  const db = createDb({ target, name: 'bench service', connections: 20 })
  const infrastructure = { db, secrets: createSecrets([SECRET]), migrations: [], embedded: true, ...kept }
  const app = createApp(config, { infrastructure, log })
  add(app.http)
  await app.prepare()
  delays.reset()
  await app.start()
  // Only for the benchmark: keys with keywords, each of which is counted.
  const listening = sinceBegun()
  if (hasConsole) await app.console.start()
  return {
    listening,
    origin: app.publicUrl(),
    key: await makeKey(app, WATCHED),
    plainKey: await makeKey(app, 0),
    teamKey: await makeKey(app, hasConsole ? MANY_WATCHED : WATCHED, 'enterprise'),
  }
}

async function makeKey(app: Keys, watched: number, plan: 'pro' | 'enterprise' = 'pro'): Promise<string> {
  const name = `bench ${process.pid} ${plan} ${watched} ${Date.now()}`
  const email = 'bench@example.invalid'
  const account = await app.accounts.create({
    name,
    plan,
    email,
    language: 'ko',
    zone: 'Asia/Seoul',
    beta: true,
  })
  await app.accounts.setLimit(account.id, MOST_A_MINUTE)
  await app.keywords.createMany(account.id, synthesiseKeywords({ seed: 'bench', count: watched }))
  const wish = { accountId: account.id, name: 'bench', scopes: null, expiresAt: null, createdBy: null }
  const { key } = await app.access.keys.issue(wish)
  return key
}

/** Key, limits, keywords, JSON and headers of the service; only searching is done by PostgreSQL. */
async function startSql(): Promise<Running> {
  const db = createDb({ target, name: 'bench rival', connections: 20 })
  const infrastructure = { db, secrets: createSecrets([SECRET]), migrations: [], embedded: true }
  const { access, limits, accounts, keywords } = createApp(config, { infrastructure, log })
  const clock = systemClock
  const metrics = createMetrics()
  const search: SearchBids = {
    async search(query: BidQuery, now: number) {
      const { total, rows } = await inTwo(db.sql, query, now, byPairs)
      const json = (matched: string[][], separator = ',') =>
        Buffer.from(rows.map((row, i) => JSON.stringify(toBid(row, now, matched[i] ?? []))).join(separator))
      const row = (index: number) => {
        const one = rows[index]
        if (!one) throw new Error(`there is no row ${index}`)
        return one
      }
      const before = (query.page - 1) * query.pageSize
      const notice = (index: number) => matchable(row(index))
      // Caching is disabled: PostgreSQL is queried each time.
      return {
        total,
        before,
        size: rows.length,
        until: now,
        row,
        place: row,
        notice,
        verdict: () => 'check',
        write: json,
      }
    },
    all: () => notMeasured('exports'),
    numbers: () => notMeasured('attachments'),
    groups: () => notMeasured('groups'),
    statusesEnd: (now) => now,
    count: async (query, now) => (await inTwo(db.sql, query, now, byPairs)).total,
    codes: () => notMeasured('codes'),
    nearAgencies: () => notMeasured('agencies'),
    regionCounts: () => notMeasured('regions'),
    similar: () => notMeasured('similar awards'),
  }
  const secrets = () => infrastructure.secrets
  const none = {
    companyOf: async () => null,
    namedCompanyOf: () => notMeasured('companies'),
    noticesWon: async () => new Set<string>(),
  }
  const reads = { db, clock, secrets, search, keywordsOf: keywords.activeOf, ...none }
  const reader = createBidReader(reads)
  const bids = {
    ...reader,
    ...createRememberedBids({
      ...reads,
      list: reader.list,
      callerOf: createAsking(reads).callerOf,
      recentChanges: createRecentChanges(),
    }),
  }
  const http = createHttp({
    log,
    clock,
    publicUrl: () => origin,
    stage: config.stage,
    version: '0',
    trustedProxies: [],
    metrics,
  })
  guard(http, access, limits, createOverload({ metrics }))
  listBidsRoute(http, bids as Parameters<typeof listBidsRoute>[1], createWorkbooks())
  await access.auth.pollChanges()
  const origin = await http.listen({ port: 0, host: '127.0.0.1' })
  const listen = async () => {
    const asked = performance.now()
    await access.auth.pollChanges()
    // Keywords do not change during the benchmark, so the rival need not read them for every request either.
    keywords.follow.heard(asked)
  }
  setInterval(() => listen().catch(() => {}), 500)
  const keys = { access, accounts, keywords }
  return { origin, key: await makeKey(keys, WATCHED), plainKey: await makeKey(keys, 0), teamKey: '' }
}

/** The service with an empty route. */
const startFrame = (): Promise<Running> =>
  startProduct(false, (http) => {
    const bytes = Buffer.from(JSON.stringify({ filler: 'x'.repeat(FRAME_BYTES - '{"filler":""}'.length) }))
    const schema = { hide: true, querystring: Type.Partial(Type.Object(pageParameters)) }
    const access = { needs: 'access', scope: 'any' } as const
    http.get('/v1/frame', { config: { access }, schema }, (_request, reply) => reply.type(JSON_TYPE).send(bytes))
  })

/** The minimum cost of a response of this size. */
/** Creates no garbage, and takes equally long for each step. */
function work(steps: number): number {
  let value = 1
  for (let step = 0; step < steps; step++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  return value
}

/** Steps per millisecond, from the fastest of several rounds. */
function stepsPerMs(): number {
  const steps = 1_000_000
  const took = Array.from({ length: 50 }, () => {
    const from = performance.now()
    work(steps)
    return performance.now() - from
  })
  return steps / Math.min(...took)
}

async function startBare(): Promise<Running> {
  const http = fastify()
  const perMs = stepsPerMs()
  const bytes = Buffer.alloc(MOST_BYTES, 'x')
  http.get<{ Params: { size: string } }>('/:size', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(bytes.subarray(0, Number(request.params.size))),
  )
  // The same, after work that takes this many milliseconds on an idle machine.
  http.get<{ Params: { size: string; spin: string } }>('/:size/:spin', (request, reply) => {
    // Without a use of the result, the compiler removes the work.
    const worked = work(Number(request.params.spin) * perMs)
    return reply
      .header('x-worked', worked)
      .type('application/json; charset=utf-8')
      .send(bytes.subarray(0, Number(request.params.size)))
  })
  return { origin: await http.listen({ port: 0, host: '127.0.0.1' }), key: '', plainKey: '', teamKey: '' }
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const delays = monitorEventLoopDelay({ resolution: 1 })

type Listening = Pick<Started, 'ms' | 'cpuMs' | 'longestMs'>
const [begun, cpuBegun] = [performance.now(), cpuMs()]
const sinceBegun = (): Listening => ({
  ms: performance.now() - begun,
  cpuMs: cpuMs() - cpuBegun,
  longestMs: delays.max / 1e6,
})

function figures(): Figures {
  for (let i = 0; i < 4; i++) globalThis.gc?.()
  const { rss, heapTotal, arrayBuffers } = process.memoryUsage()
  return { cpuMs: cpuMs(), rss, heap: heapTotal, buffers: arrayBuffers }
}

/** Turns of the event loop in processor time of its thread, and the delay that the service measures. */
function watchTurns(): () => LoopTimes {
  let times: LoopTimes = { turns: [], late: [] }
  let last = threadMs()
  const turn = () => {
    const now = threadMs()
    times.turns.push(now - last)
    last = now
  }
  const overload = createOverload({ metrics: createMetrics() })
  overload.start()
  setInterval(turn, 1).unref()
  setInterval(() => times.late.push(overload.lateMs()), 10).unref()
  return () => {
    const done = times
    times = { turns: [], late: [] }
    return done
  }
}

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const START = {
  product: () => startProduct(),
  frame: startFrame,
  console: () => startProduct(true),
  sql: startSql,
  bare: startBare,
}

async function run(): Promise<void> {
  delays.enable()
  const running = await START[kind]()
  const { listening = sinceBegun(), ...others } = running
  const started = { ...others, ...listening }
  let loopTimes: (() => LoopTimes) | null = null
  process.on('message', (command: ServerCommand) => {
    if (command === 'end') process.exit(0)
    // The process runs no timers until this is requested.
    loopTimes ??= command === 'loop' ? watchTurns() : null
    process.send?.(
      command === 'cpu' ? { cpuMs: cpuMs(), loopMs: threadMs() } : command === 'loop' ? loopTimes?.() : figures(),
    )
  })
  // The parent process may have been stopped by hand.
  process.on('disconnect', () => process.exit(0))
  process.send?.(started satisfies Started)
}

await run()

/** The load contains only searches. */
const notMeasured = (what: string) => Promise.reject<never>(new Error(`${what} are not measured`))
