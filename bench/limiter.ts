import { Redis } from 'ioredis'
import { Type } from 'typebox'
import { createMemoryWindow } from '../src/access/adapters/memory-window.ts'
import { createRedisWindow } from '../src/access/adapters/redis-window.ts'
import { createAccess, createLimits } from '../src/access/index.ts'
import { guard } from '../src/access/routes/guard.ts'
import { toConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createDb, type Db } from '../src/lib/db/index.ts'
import { createHttp, createOverload, type Http } from '../src/lib/http/index.ts'
import { createIdempotency } from '../src/lib/idempotency.ts'
import { createLog } from '../src/lib/log.ts'
import { createMetrics } from '../src/lib/metrics.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { inEach } from '../src/vocabulary/languages.ts'
import { startRedisServer } from '../test/redis-server.ts'
import { startTestServer, TEMPLATE } from '../test/server.ts'
import { median, number, type Options, type Result, times } from './stats.ts'

const ACCOUNTS = 10_000
const CHECKS = 1_000_000
/** Enough that none reaches its limit, and few enough that each is counted separately. */
const NETWORKS = 200
const OVER_REDIS = 100_000
const WINDOW_MS = 60_000
const QUOTA = 100
const ROUNDS = 5
const REQUESTS = 4_000

export async function limiter({ progress }: Options): Promise<Result[]> {
  progress('checks in memory …')
  const memory = inMemory()
  progress('checks over Redis …')
  const redis = await overRedis()
  progress('access checks …')
  const checks = await accessChecks()
  return [memory, ...redis, checks]
}

const keyOf = (account: number) => `plan:acc_01k4m2v9n3x7e5b8c1d6f${String(account).padStart(5, '0')}`
const KEYS = Array.from({ length: ACCOUNTS }, (_, account) => keyOf(account))

/** Visits all accounts in an order without locality. */
const next = (account: number) => (account + 7_919) % ACCOUNTS

function inMemory(): Result {
  const nothing = { take: (_key: string, _quota: number, _cost: 0 | 1) => EMPTY }
  const micros = { own: [] as number[], rival: [] as number[] }
  let refused = 0
  for (let round = 0; round < ROUNDS; round++) {
    micros.rival.push(run(nothing, () => {}))
    const window = createMemoryWindow({ now: () => performance.now(), windowMs: WINDOW_MS })
    micros.own.push(run(window, () => refused++))
  }
  const [own, rival] = [median(micros.own), median(micros.rival)]
  return {
    line: 'limiter: in memory',
    figure: `${number(own)} µs of CPU time a check (${number(CHECKS)} checks over ${number(ACCOUNTS)} accounts; ${number(refused / ROUNDS)} refused; median of ${ROUNDS} rounds)`,
    rival: `an empty function: ${number(rival)} µs`,
    ratio: times(own / rival),
    need: '≤ 1 µs',
    reached: own <= 1,
  }
}

const EMPTY = { admitted: true, remaining: 0, waitMs: 0 }

interface LimiterRun {
  take(key: string, quota: number, cost: 0 | 1): { admitted: boolean }
}

function run(limiter: LimiterRun, onRefused: () => void): number {
  let account = 0
  const begun = cpuMicros()
  for (let i = 0; i < CHECKS; i++) {
    account = next(account)
    if (!limiter.take(KEYS[account] ?? '', QUOTA, 1).admitted) onRefused()
  }
  return (cpuMicros() - begun) / CHECKS
}

async function overRedis(): Promise<Result[]> {
  const server = await startRedisServer()
  const rival = new Redis(server.url)
  const window = createRedisWindow({ url: server.url, windowMs: WINDOW_MS })
  await window.start()
  const measureMicros = async (n: number, ask: (i: number) => Promise<unknown>) => {
    const begun = performance.now()
    for (let i = 0; i < n; i++) await ask(i)
    return ((performance.now() - begun) * 1000) / n
  }
  const empty = String(await rival.script('LOAD', 'return {1, 2, 3}'))
  const own: number[] = []
  const pings: number[] = []
  const scripts: number[] = []
  let account = 0
  // In short turns, so that other load on the machine affects all alike.
  const turn = 1_000
  for (let done = 0; done < OVER_REDIS; done += turn) {
    pings.push(await measureMicros(turn, () => rival.ping()))
    scripts.push(await measureMicros(turn, (i) => rival.evalsha(empty, 1, KEYS[i % ACCOUNTS] ?? '', QUOTA, 1)))
    own.push(
      await measureMicros(turn, () => {
        account = next(account)
        return window.take(KEYS[account] ?? '', QUOTA, 1)
      }),
    )
  }
  window.stop()
  rival.disconnect()
  await server.close()
  const [mine, ping, script] = [median(own), median(pings), median(scripts)]
  return [
    {
      line: 'limiter: over Redis',
      figure: `${number(mine)} µs a check (${number(OVER_REDIS)} checks, one after the other; median of turns of ${number(turn)})`,
      rival: `one round trip: PING ${number(ping)} µs; an empty script with the same arguments ${number(script)} µs`,
      ratio: `${times(mine / ping)} of PING, ${times(mine / script)} of the empty script`,
      need: '≤ 1.3 round trips',
      reached: mine / ping <= 1.3,
    },
  ]
}

/** The same route with and without access checks, called in turns without a network; the difference is their cost. */
async function accessChecks(): Promise<Result> {
  const server = await startTestServer()
  const db = createDb({ target: { ...server.connection, database: TEMPLATE }, name: 'bench', connections: 4 })
  const { http, key, pollChanges } = await keyedRoutes(db)
  // Each from a separate network, because routes without a key are limited by network.
  let network = 0
  const ask = (url: string, headers: Record<string, string>) => {
    network = (network + 1) % NETWORKS
    return http.inject({ url, headers, remoteAddress: `10.0.0.${network}` })
  }
  const authorization = `Bearer ${key}`
  const own: number[] = []
  const rival: number[] = []
  for (let round = 0; round < 2 * ROUNDS; round++) {
    // Requests without a network leave timers no time to run, and requests are refused when the database seems
    // unresponsive.
    await pollChanges()
    rival.push(await eachOf(() => ask('/v1/open', {})))
    own.push(await eachOf(() => ask('/v1/keyed', { authorization })))
  }
  await http.close()
  await db.stop()
  await server.stop()
  const [open, keyed] = [median(rival.slice(2)), median(own.slice(2))]
  return {
    line: 'access check: key, block, limit, plan, scope, concurrency slot',
    figure: `${number(keyed - open)} µs of CPU time a request more than without (limits in memory; key known; ${number(REQUESTS)} requests a round)`,
    rival: `the same route without key: ${number(open)} µs`,
    ratio: times(keyed / open),
    need: '–',
    reached: null,
  }
}

const cpuMicros = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

async function eachOf(ask: () => Promise<{ statusCode: number; body: string }>): Promise<number> {
  const begun = cpuMicros()
  for (let i = 0; i < REQUESTS; i++) {
    const { statusCode, body } = await ask()
    if (statusCode !== 200) throw new Error(body)
  }
  return (cpuMicros() - begun) / REQUESTS
}

async function keyedRoutes(db: Db): Promise<{ http: Http; key: string; pollChanges: () => Promise<void> }> {
  const [clock, metrics, log] = [systemClock, createMetrics(), createLog({ level: 'silent' })]
  const secrets = createSecrets(['only for the bench'])
  const limits = createLimits({ db, clock, log, metrics, redisUrl: null, supervisor: null, alone: true })
  const access = createAccess({
    db,
    clock,
    log: () => {},
    limits,
    settings: toConfig({}),
    stage: 'general',
    secrets: () => secrets,
    idempotency: createIdempotency({ db, secrets }),
    counters: async () => [],
    mail: async () => {},
    members: { ownersOf: async () => [], mayActAs: async () => true, mayHave: async () => true },
    event: async () => {},
    tokens: { find: async () => null },
    sessions: {
      find: async () => null,
      findByLink: async () => null,
      findByPasskey: async () => null,
      saveUses: async () => {},
    },
  })
  const publicUrl = () => 'http://here'
  const http = createHttp({ log, clock, publicUrl, stage: 'general', version: '1', trustedProxies: [], metrics })
  guard(http, access, limits, createOverload({ metrics }))
  const Body = Type.Object({ done: Type.Boolean() }, { additionalProperties: false })
  for (const [name, opens] of [
    ['open', 'open'],
    ['keyed', { needs: 'notices', scope: 'bids:read' }],
  ] as const) {
    http.get(
      `/v1/${name}`,
      {
        config: { access: opens },
        schema: { operationId: name, title: inEach(() => name), tags: ['bench'], response: { 200: Body } },
      },
      async () => ({ done: true }),
    )
  }
  await db.sql`
    insert into accounts (id, name, plan, state, language, zone, beta, request_limit, created_at)
    values ('acc_1', 'bench', 'pro', 'active', 'ko', 'Asia/Seoul', false, 100000, now())`
  const wishes = { accountId: 'acc_1', name: null, scopes: null, expiresAt: null, createdBy: null }
  const { key } = await access.keys.issue(wishes)
  return { http, key, pollChanges: access.auth.pollChanges }
}
