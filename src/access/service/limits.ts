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
  FAULT_QUOTA,
  LINK_QUOTA,
  type LimiterKind,
  type LimitVerdict,
  type LimitWindow,
  limiterOf,
  rateHeaders,
  SEEKER_QUOTA,
  STRANGER_QUOTA,
  seconds,
  VISITOR_QUOTA,
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
  /** `null` = this is the only process, and it counts in its memory. */
  redisUrl: string | null
  /** Counts for all its processes, unless Redis does; `null` = this process has none. */
  supervisor: Pick<Wire, 'ask'> | null
  /** No other process can serve on this database, or a supervisor says for its processes that they live. */
  alone: boolean
}

/** Networks of strangers remembered at most: 20,000 times 60 answers are some 15 MB. */
const MOST_NETWORKS = 20_000
/** 5,000 times 600 answers are some 40 MB. */
const MOST_SEEKERS = 5_000
const MOST_VISITORS = 5_000
const MOST_LINKS = 20_000

/** How many requests callers may send, over time and at once. */
export function createLimits(deps: LimitsDeps) {
  const { db, redisUrl, alone, clock, supervisor } = deps
  const { steady } = clock
  const processes = createProcesses({ db, shared: redisUrl !== null, alone })
  const redis = redisUrl === null ? null : createRedisWindow({ url: redisUrl, windowMs: WINDOW_MS })
  const own = createMemoryWindow({ now: steady, windowMs: WINDOW_MS })
  const strangers = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_NETWORKS })
  const seekers = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_SEEKERS })
  const visitors = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_VISITORS })
  const links = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_LINKS })
  const faulty = createMemoryWindow({ now: steady, windowMs: WINDOW_MS, most: MOST_NETWORKS })
  const window = redis ? sharing(deps, redis, own, steady, processes.count) : supervisor ? countedBy(supervisor) : own

  const places = createPlaces(steady)

  return {
    places,
    /** The handlers of one account leave half of the connections to the database to others. */
    onBehalfOf: db.onBehalfOf,
    /** Counts a request, or with cost 0 only reads the limit. */
    async count(caller: Pick<Credential, 'accountId' | 'plan' | 'requestLimit'>, kind: LimiterKind, cost: 0 | 1) {
      const limiter = limiterOf(kind, caller)
      const verdict = await window.take(`${kind}:${caller.accountId}`, limiter.quota, cost)
      return { ...inSeconds(verdict), quota: limiter.quota, headers: rateHeaders(limiter, verdict) }
    },
    /** The state of every limit of an account, without counting this look. */
    async state(caller: Pick<Credential, 'accountId' | 'plan' | 'requestLimit'>): Promise<LimitState[]> {
      const look = async (kind: LimiterKind) => {
        const limiter = limiterOf(kind, caller)
        const { remaining, waitMs } = await window.take(`${kind}:${caller.accountId}`, limiter.quota, 0)
        const { name: policy, quota: limit } = limiter
        return { policy, limit, windowSeconds: WINDOW_MS / 1000, remaining, resetSeconds: seconds(waitMs) }
      }
      return Promise.all((['plan', 'manage', 'console'] as const).map(look))
    },
    /** Counts an answer of 401 to this address; beyond a number of them the answer is 429 and gives no reason. */
    insteadOf: (refusal: Problem, ip: string): Problem => mustWait(ip, strangers, STRANGER_QUOTA) ?? refusal,
    /** The same for answers of 404, so that paths cannot be tried out without end. */
    insteadOfNothing: (nothing: Problem, ip: string): Problem => mustWait(ip, seekers, SEEKER_QUOTA) ?? nothing,
    /** Counts a request to a route that needs no key; `null` where it may be answered. */
    insteadOfOpen: (ip: string): Problem | null => mustWait(ip, visitors, VISITOR_QUOTA),
    /** Whether somebody without key may send a body at all: to read one and say what is wrong with it costs most. */
    insteadOfBody: (ip: string): Problem | null => mustWait(ip, faulty, FAULT_QUOTA, 0),
    /** Counts a refused body of somebody without key. */
    countFault: (ip: string): void => void faulty.take(networkOf(ip), FAULT_QUOTA, 1),
    /** Counts a request by a link of an account; `null` where it may be answered. */
    insteadOfLink: (id: string, kind: 'program' | 'page'): Problem | null =>
      refusalOf(links.take(id, kind === 'page' ? WIDGET_QUOTA : LINK_QUOTA, 1), TOO_MANY_OF_LINK),
    /** Work for a link of an account, one at a time: it takes the places that a request with a key would take. */
    async forLink<T>({ accountId, id }: { accountId: string; id: string }, work: () => Promise<T>): Promise<T> {
      const slot = places.open({ accountId, keyId: id })
      try {
        await slot.workAlone()
        await slot.work()
        return await db.onBehalfOf(accountId, work)
      } finally {
        slot.end()
      }
    },
    /** Throws `RedisRequired` where another process is alive and this one cannot count together with it. */
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

const countedBy = (supervisor: Pick<Wire, 'ask'>): LimitWindow => ({
  take: (key, quota, cost) => supervisor.ask<LimitVerdict>('take', key, quota, cost),
})

/** `null` where the request may be answered, otherwise the problem that says how long to wait. */
function mustWait(
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

function sharing(
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
