import { type Clock, DAY, seoulDay, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Caller } from '../schema/keys.ts'
import type { Usage, UsageDay } from '../schema/usage.ts'
import * as store from '../store/usage.ts'

/** The counter of a request: that of the limiter it passed, or that of rejected requests. */
export type UsageKind = 'requests' | 'manage' | 'console' | 'limited'

/** Something an account can have a limited number of. */
export interface Counter {
  name: string
  limit: number
  used: number
}

/** The state of a limiter for one account. */
export interface LimitState {
  policy: string
  limit: number
  windowSeconds: number
  remaining: number
  /** Seconds until `remaining` rises. */
  resetSeconds: number
}

export interface UsageDeps {
  db: Db
  clock: Clock
  limits: { state(caller: Pick<Caller, 'accountId' | 'plan' | 'requestLimit'>): Promise<LimitState[]> }
  counters: (caller: Pick<Caller, 'accountId' | 'plan'>) => Promise<Counter[]>
}

const DAYS = 30

/** Counts requests in memory and adds them to the database in batches. */
export function createUsage({ db, clock, limits, counters }: UsageDeps) {
  let counts = new Map<string, store.UsageCount>()
  let writing: Promise<void> = Promise.resolve()

  function add(usage: store.UsageCount): void {
    const key = `${usage.accountId} ${usage.day} ${usage.kind}`
    const sum = counts.get(key)
    if (sum) sum.count += usage.count
    else counts.set(key, usage)
  }

  const count = (accountId: string, kind: UsageKind): void =>
    add({ accountId, day: seoulDay(clock.now()), kind, count: 1 })

  /** If the response to a write is lost, the batch is added twice: the counts may be too high, but never too low. */
  async function write(): Promise<void> {
    if (counts.size === 0) return
    const batch = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, usage]) => usage)
    counts = new Map()
    try {
      await store.addUsage(db.sql, batch)
    } catch (error) {
      batch.forEach(add)
      throw error
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write, write)
    return writing
  }

  /** Exact for this process; excludes what other processes have counted since their last write. */
  async function read(caller: Pick<Caller, 'accountId' | 'plan' | 'requestLimit'>): Promise<Usage> {
    await flush()
    const now = clock.now()
    const days = Array.from({ length: DAYS }, (_, index) => seoulDay(now - (DAYS - 1 - index) * DAY))
    const [rateLimits, stock, rows] = await Promise.all([
      limits.state(caller),
      counters(caller),
      store.readUsage(db.sql, caller.accountId, days[0] ?? ''),
    ])
    const counted = new Map(rows.map(({ day, kind, count: n }) => [`${day} ${kind}`, n]))
    const of = (day: string, kind: UsageKind) => counted.get(`${day} ${kind}`) ?? 0
    const shown = days.map(
      (day): UsageDay => ({
        day,
        requests: of(day, 'requests'),
        manage: of(day, 'manage'),
        console: of(day, 'console'),
        limited: of(day, 'limited'),
      }),
    )
    return { plan: caller.plan, asOf: seoulTime(now), rateLimits, counters: stock, days: shown }
  }

  return { count, flush, read }
}
