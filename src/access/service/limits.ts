import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Log } from '../../lib/log.ts'
import type { Metrics } from '../../lib/metrics.ts'
import { networkOf } from '../../lib/net.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { Wire } from '../../lib/wire.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { createMemoryWindow } from '../adapters/memory-window.ts'
import { createRedisWindow } from '../adapters/redis-window.ts'
import type { Credential } from '../rules/keys.ts'
import {
  BAD_BODY_QUOTA,
  LINK_QUOTA,
  type LimiterKind,
  type LimitVerdict,
  type LimitWindow,
  limiterOf,
  NOT_FOUND_QUOTA,
  OPEN_ROUTE_QUOTA,
  rateHeaders,
  seconds,
  UNAUTHORIZED_QUOTA,
  WIDGET_QUOTA,
  WINDOW_MS,
} from '../rules/limits.ts'
import { createPlaces } from './places.ts'
import { createProcesses } from './processes.ts'
import { createShares } from './shares.ts'
import type { LimitState } from './usage.ts'

export interface LimitsDeps {
  db: Db
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  metrics: Pick<Metrics, 'count' | 'watch'>
  /** `null` = this is the only process, which counts in its memory. */
  redisUrl: string | null
  /** Counts for all its processes if Redis is not used; `null` = there is no supervisor. */
  supervisor: Pick<Wire, 'ask'> | null
  /** Either no other process can serve on this database, or the supervisor reports which of its processes are alive. */
  alone: boolean
}

/** Networks without a valid key to remember: 20,000 networks with 60 responses are about 15 MB. */
const MOST_NETWORKS = 20_000
/** 5,000 networks with 600 responses are about 40 MB. */
const MOST_NOT_FOUND = 5_000
const MOST_OPEN = 5_000
const MOST_LINKS = 20_000

/** Limits the requests of callers over time, and how many run at once. */
export function createLimits(deps: LimitsDeps) {
  const { db, redisUrl, alone, clock, supervisor } = deps
  const { steady } = clock
  const processes = createProcesses({ db, shared: redisUrl !== null, alone })
  const redis = redisUrl === null ? null : createRedisWindow({ url: redisUrl, windowMs: WINDOW_MS })
  const own = createMemoryWindow({ now: steady, windowMs: WINDOW_MS })
  const unauthorized = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_NETWORKS })
  const notFound = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_NOT_FOUND })
  const openRoutes = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_OPEN })
  const links = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_LINKS })
  const badBodies = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_NETWORKS })
  const window = redis
    ? createSharedWindow(deps, redis, own, steady, processes.count)
    : supervisor
      ? createSupervisorWindow(supervisor)
      : own

  const places = createPlaces(steady)

  return {
    places,
    /** The handlers of one account use at most half of the database connections. */
    onBehalfOf: db.onBehalfOf,
    /** Counts a request, or with cost 0 only reads the limit. */
    async count(caller: Pick<Credential, 'accountId' | 'plan' | 'requestLimit'>, kind: LimiterKind, cost: 0 | 1) {
      const limiter = limiterOf(kind, caller)
      const verdict = await window.take(`${kind}:${caller.accountId}`, limiter.quota, cost)
      return { ...inSeconds(verdict), quota: limiter.quota, headers: rateHeaders(limiter, verdict) }
    },
    /** The state of every limit of an account; reading it is not counted. */
    async state(caller: Pick<Credential, 'accountId' | 'plan' | 'requestLimit'>): Promise<LimitState[]> {
      const look = async (kind: LimiterKind) => {
        const limiter = limiterOf(kind, caller)
        const { remaining, waitMs } = await window.take(`${kind}:${caller.accountId}`, limiter.quota, 0)
        const { name: policy, quota: limit } = limiter
        return { policy, limit, windowSeconds: WINDOW_MS / 1000, remaining, resetSeconds: seconds(waitMs) }
      }
      return Promise.all((['plan', 'manage', 'console'] as const).map(look))
    },
    /** Counts a response with status 401 to this network; above the quota it becomes 429 without a reason. */
    limitUnauthorized: (refusal: Problem, ip: string): Problem =>
      checkQuota(ip, unauthorized, UNAUTHORIZED_QUOTA) ?? refusal,
    /** The same for responses with status 404, so that paths cannot be guessed by trying. */
    limitNotFound: (nothing: Problem, ip: string): Problem => checkQuota(ip, notFound, NOT_FOUND_QUOTA) ?? nothing,
    /** Counts a request to a route without a key; `null` = it is admitted. */
    checkOpenRoute: (ip: string): Problem | null => checkQuota(ip, openRoutes, OPEN_ROUTE_QUOTA),
    /** Whether a client without a key may send a body: reading and validating one is the most expensive step. */
    checkBody: (ip: string): Problem | null => checkQuota(ip, badBodies, BAD_BODY_QUOTA, 0),
    /** Counts a rejected body of a client without a key. */
    countBadBody: (ip: string): void => void badBodies.take(networkOf(ip), BAD_BODY_QUOTA, 1),
    /** Counts a request with a link of an account; `null` = it is admitted. */
    checkLink: (id: string, kind: 'program' | 'page'): Problem | null =>
      refusalOf(links.take(id, kind === 'page' ? WIDGET_QUOTA : LINK_QUOTA, 1), TOO_MANY_OF_LINK),
    /** Runs work for a link of an account, one request at a time; it takes the same places as a request with a key. */
    async forLink<T>({ accountId, id }: { accountId: string; id: string }, work: () => Promise<T>): Promise<T> {
      const slot = places.open({ accountId, keyId: id })
      try {
        await slot.waitToRunAlone()
        await slot.waitForTurn()
        return await db.onBehalfOf(accountId, work)
      } finally {
        slot.end()
      }
    },
    /** Throws `RedisRequired` if another process is alive and this one cannot share counts with it. */
    async start(): Promise<void> {
      await redis?.start()
      await processes.enter()
    },
    beat: processes.beat,
    async stop(): Promise<void> {
      redis?.stop()
      await processes.leave()
    },
  }
}

const createSupervisorWindow = (supervisor: Pick<Wire, 'ask'>): LimitWindow => ({
  take: (key, quota, cost) => supervisor.ask<LimitVerdict>('take', key, quota, cost),
})

/** `null` = the request is admitted; otherwise the problem, with the time to wait. */
function checkQuota(
  ip: string,
  window: ReturnType<typeof createMemoryWindow>,
  quota: number,
  cost: 0 | 1 = 1,
): Problem | null {
  return refusalOf(window.take(networkOf(ip), quota, cost), TOO_MANY_UNKNOWN)
}

function refusalOf(verdict: LimitVerdict, why: Wording): Problem | null {
  const { admitted, waitSeconds } = inSeconds(verdict)
  return admitted ? null : problem('rate_limited', why, { headers: { 'retry-after': String(waitSeconds) } })
}

const TOO_MANY_OF_LINK: Wording = {
  en: 'This link was used too often. Retry after the time in Retry-After; once an hour is enough for a calendar.',
  ko: '이 링크를 너무 자주 조회했습니다. Retry-After에 적힌 시간만큼 기다려 주십시오. 캘린더는 한 시간에 한 번이면 충분합니다.',
}

const TOO_MANY_UNKNOWN = {
  en: 'Too many requests without a valid key came from this network. Retry after the time in Retry-After; requests with a valid key are not affected.',
  ko: '이 네트워크에서 유효한 키가 없는 요청이 너무 많이 왔습니다. Retry-After에 적힌 시간만큼 기다려 주십시오. 유효한 키로 보낸 요청은 영향을 받지 않습니다.',
}

const inSeconds = ({ admitted, waitMs }: LimitVerdict) => ({ admitted, waitSeconds: seconds(waitMs) })

export type Limits = ReturnType<typeof createLimits>

function createSharedWindow(
  { log, metrics }: LimitsDeps,
  shared: LimitWindow & { isConnected(): boolean },
  own: LimitWindow,
  now: () => number,
  processes: () => number,
): LimitWindow {
  const decidedAlone = metrics.count(
    'gonggo_limiter_alone_total',
    'Requests counted without Redis, within the share of this process.',
  )
  const shares = createShares({
    shared,
    own,
    windowMs: WINDOW_MS,
    now,
    processes,
    onAlone: () => decidedAlone(1),
    onGone: (error) =>
      log.warn(
        { err: error },
        'Redis is unavailable: until it is back, each process enforces its share of every limit',
      ),
    onBack: () => log.info('Redis is available again: limits are exact'),
  })
  metrics.watch('gonggo_limiter_together', '1 while limits are counted in Redis, 0 while Redis is unavailable.', () =>
    shared.isConnected() && !shares.isAlone() ? 1 : 0,
  )
  return shares
}
