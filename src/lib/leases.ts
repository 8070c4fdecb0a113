/**
 * Background work on tables that are their own queue. A table whose rows can be due has
 *
 *   due_at timestamptz,        -- null: nothing to do
 *   lease_until timestamptz,   -- null: not leased
 *   lease_token text,
 *   check ((lease_until is null) = (lease_token is null))
 *   …) with (fillfactor = 50);
 *   create index <table>_due on <table> (due_at) where due_at is not null;
 *
 * and a key of text columns. The fill factor leaves room on the page for the claimed row, so that no index changes:
 * claims take a third less time than with 70.
 *
 * All times are those of the database, so nodes whose clocks differ or jump agree on who has a lease. Each claim creates
 * a new token, which fences: a worker whose row was taken over has an old one, and its writes are refused. A feature with
 * its own finishing statement adds `and lease_token = …` to it and checks the returned rows.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Db,
  type Fragment,
  ifSplit,
  isSplit,
  type PollQuestion,
  type PollWait,
  type Queryable,
  toCamel,
} from './db/index.ts'
import { sparingRepeats } from './log.ts'

/** The fields of every claimed row, besides the columns of its table. */
export interface Leased {
  leaseToken: string
}

/** When a row is due again: never, after a while, or at an instant. */
export type Due = null | { inMs: number } | { at: number }

export interface Leases<Row extends Leased> {
  readonly leaseMs: number
  /** In how many milliseconds a row can be claimed; `where` as for the claims. */
  due(where?: (sql: Queryable) => Fragment): PollQuestion
  /** Claims up to `limit` due rows, the longest due first; `where` may narrow the choice. */
  claim(sql: Queryable, limit: number, where?: Fragment): Promise<Row[]>
  /** Heartbeat. Returns the rows that are still leased; the others were taken over or are finished. */
  extend(sql: Queryable, rows: readonly Row[]): Promise<Row[]>
  /** Releases rows, with further assignments in `set`. Changes and returns only those that were still leased. */
  finish(sql: Queryable, rows: readonly Row[], due: Due, set?: Fragment): Promise<Row[]>
}

/** The first key column of tables whose rows belong to accounts. */
const TENANT_KEY = 'account_id'

/** Thrown to roll back a transaction whose row has been taken over. */
export class LeaseLost extends Error {}

export function createLeases<Row extends Leased>(table: string, key: readonly string[], leaseMs: number): Leases<Row> {
  const columns = [...key, 'lease_token']
  const names = columns.map(toCamel) as (keyof Row & string)[]
  const nameOf = (row: Row) => JSON.stringify(names.map((name) => row[name]))

  const free = (sql: Queryable) => sql`
    t.due_at <= statement_timestamp() and (t.lease_until is null or t.lease_until <= statement_timestamp())`
  const leaseEnd = (sql: Queryable) => sql`statement_timestamp() + ${leaseMs} * interval '1 millisecond'`
  const listed = (sql: Queryable, of: readonly string[], prefix: string) =>
    of.map((column, index) => sql`${index ? sql`,` : sql``} ${sql(prefix)}.${sql(column)}`)
  const matched = (sql: Queryable, of: readonly string[], other: string) =>
    of.map((column, index) => sql`${index ? sql`and` : sql``} t.${sql(column)} = ${sql(other)}.${sql(column)}`)

  const ofAccounts = (sql: Queryable, [accounts = []]: string[][]) =>
    sql`and t.account_id = any(${[...new Set(accounts)]}::text[])`

  /**
   * In a cluster, rows of several accounts cannot be locked while they are chosen: due rows are read from all nodes,
   * and claimed by one statement per shard. If several workers choose the same rows, the condition of the update admits
   * one.
   */
  async function claimSplit(sql: Queryable, limit: number, where: Fragment): Promise<Row[]> {
    const due = await sql<(Row & { shard: number })[]>`
      select ${listed(sql, key, 't')}, get_shard_id_for_distribution_column(${table}::regclass, t.account_id) as shard
      from ${sql(table)} as t where ${free(sql)} ${where} order by t.due_at limit ${limit}`
    const token = randomUUID()
    const claimed: Row[] = []
    for (const rows of Map.groupBy(due, ({ shard }) => shard).values()) {
      const values = names.slice(0, -1).map((name) => rows.map((row) => String(row[name])))
      const lists = values.map((list, index) => sql`${index ? sql`,` : sql``} ${list}::text[]`)
      const taken = await sql<Row[]>`
        update ${sql(table)} as t set lease_until = ${leaseEnd(sql)}, lease_token = ${token}
        from unnest(${lists}) as due (${sql([...key])})
        where ${matched(sql, key, 'due')} and ${free(sql)} ${ofAccounts(sql, values)}
        returning t.*`
      claimed.push(...taken)
    }
    return claimed
  }

  /** Changes those of the rows whose lease is still the one they were claimed with. */
  async function change(sql: Queryable, rows: readonly Row[], assignments: Fragment): Promise<Row[]> {
    if (rows.length === 0) return []
    const values = names.map((name) => rows.map((row) => String(row[name])))
    const lists = values.map((list, index) => sql`${index ? sql`,` : sql``} ${list}::text[]`)
    const nodes = key[0] === TENANT_KEY ? await ifSplit(sql, ofAccounts(sql, values)) : [sql``]
    const changed = await sql<Row[]>`
      update ${sql(table)} as t set ${assignments}
      from unnest(${lists}) as mine (${sql(columns)})
      where ${matched(sql, columns, 'mine')} ${nodes}
      returning ${listed(sql, columns, 'mine')}`
    const kept = new Set(changed.map(nameOf))
    return rows.filter((row) => kept.has(nameOf(row)))
  }

  /**
   * Two index scans. The second runs only while everything due is leased, so it reads as many rows as workers process
   * at once, and not all that wait.
   */
  const nextDue = (sql: Queryable, where: Fragment) => sql`
    select ceil(extract(epoch from case
      when free.at <= statement_timestamp() then free.at
      else least(free.at, (select min(t.lease_until) from ${sql(table)} as t
        where t.due_at <= statement_timestamp() and t.lease_until is not null ${where}))
    end - statement_timestamp()) * 1000)
    from (select (select t.due_at from ${sql(table)} as t
      where t.due_at is not null and t.lease_until is null ${where} order by t.due_at limit 1) as at) as free`

  return {
    leaseMs,
    due: (where) => ({
      name: `due ${table}`,
      sql: (sql) => nextDue(sql, where ? sql`and ${where(sql)}` : sql``),
    }),
    async claim(sql, limit, where) {
      const narrowed = where ? sql`and ${where}` : sql``
      if (key[0] === TENANT_KEY && (await isSplit(sql))) return claimSplit(sql, limit, narrowed)
      // SKIP LOCKED only keeps workers from waiting for each other. The condition of the update ensures that no row is
      // claimed twice, and `materialized` the limit: a plain subquery may run, and lock, more than once.
      const rows = await sql<Row[]>`
        with due as materialized (
          select ${listed(sql, key, 't')} from ${sql(table)} as t
          where ${free(sql)} ${narrowed}
          order by t.due_at limit ${limit} for update skip locked
        )
        update ${sql(table)} as t set lease_until = ${leaseEnd(sql)}, lease_token = ${randomUUID()}
        from due where ${matched(sql, key, 'due')} and ${free(sql)}
        returning t.*`
      return [...rows]
    },
    extend: (sql, rows) => change(sql, rows, sql`lease_until = ${leaseEnd(sql)}`),
    finish(sql, rows, due, set) {
      const after = (ms: number) => sql`statement_timestamp() + ${ms} * interval '1 millisecond'`
      const at = due === null ? sql`null` : 'at' in due ? sql`${due.at}::timestamptz` : after(due.inMs)
      const more = set ? sql`, ${set}` : sql``
      return change(sql, rows, sql`due_at = ${at}, lease_until = null, lease_token = null ${more}`)
    },
  }
}

interface DueQuestion {
  db: Db
  question: PollQuestion
}

export interface WorkerOptions<Job extends object> {
  claim(limit: number): Promise<Job[]>
  /**
   * Processes one job and finishes its row. Errors are logged, and the row is due again when its lease has expired;
   * expected failures are for the feature to record, with a time for the next attempt. The signal aborts when the lease
   * is lost or the process must stop.
   */
  work(job: Job, signal: AbortSignal): Promise<void>
  /** Extends the leases; returns the jobs that are still leased. */
  heartbeat(jobs: Job[]): Promise<Job[]>
  leaseMs: number
  concurrency: number
  /** Between two claims; with `due`, the pause after a claim before the next due time is queried. */
  pollMs: number
  /**
   * Claims only when rows can be claimed. In a cluster, where this query would go to every shard, only its poll is
   * used.
   */
  due?: DueQuestion
  /** How long stop() waits for running jobs. */
  drainMs?: number
  log?: (message: string, detail?: object) => void
}

export interface Worker {
  start(): void
  /** Waits for running jobs, and aborts those that take too long. A stopped worker cannot be started again. */
  stop(): Promise<void>
  /** Claims and processes one batch; returns its size. */
  tick(): Promise<number>
  /** Something may be due: claim now instead of at the next poll. */
  nudge(): void
}

interface Hand {
  aborting: AbortController
  /** By `performance.now()`, which is independent of the system time. */
  heldUntil: number
  done: Promise<void>
}

const LONGEST_BACK_OFF_MS = 5_000
/**
 * The minimum pause between two claims, doubled after each that got nothing, up to the interval: what is due may be
 * claimable only by another process, or by none for hours, like files of a host in its rest period.
 */
const CLAIM_REST_MS = 50
/** Answered with each wake-up, and at the interval of the poll. */
const WAKE_UP: PollQuestion = { name: 'wake-up', sql: (sql) => sql`1` }
/** The time for aborted jobs to end. */
const ABORT_MS = 1_000

export function createWorker<Job extends object>(options: WorkerOptions<Job>): Worker {
  const { claim, work, heartbeat, leaseMs, concurrency, pollMs, drainMs = 10_000 } = options
  const log = sparingRepeats(options.log ?? (() => {}))
  const beatMs = leaseMs / 4
  const inHand = new Map<Job, Hand>()
  /** If set before a wait, that wait returns at once. */
  let bell = new AbortController()
  let pulse: NodeJS.Timeout | undefined
  let beating = false
  let loop: Promise<void> | null = null
  let stopping = false
  /** The last claim used all free places, so a place that becomes free is a reason to claim again. */
  let moreExpected = false
  const rests = createRests(options)

  async function take(): Promise<Promise<void>[]> {
    const room = concurrency - inHand.size
    if (room === 0) return []
    const from = performance.now()
    const jobs = await inTime(claim(room), leaseMs)
    moreExpected = jobs.length === room
    rests.claimed(jobs.length)
    return jobs.map((job) => begin(job, from + leaseMs))
  }

  function begin(job: Job, heldUntil: number): Promise<void> {
    const aborting = new AbortController()
    const done = Promise.resolve()
      .then(() => work(job, aborting.signal))
      .catch((error: unknown) => log('a piece of background work failed', { err: error }))
      .then(() => {
        inHand.delete(job)
        if (inHand.size === 0) clearInterval(pulse)
        if (moreExpected) ring()
      })
    if (inHand.size === 0) pulse = setInterval(beat, beatMs)
    inHand.set(job, { aborting, heldUntil, done })
    return done
  }

  /**
   * The signal aborts before the lease can expire, whether the database reports that it is lost or does not respond.
   */
  function beat(): void {
    const now = performance.now()
    for (const { aborting, heldUntil } of inHand.values())
      if (heldUntil - now <= beatMs) aborting.abort(new LeaseLost())
    const jobs = [...inHand].filter(([, { aborting }]) => !aborting.signal.aborted).map(([job]) => job)
    if (beating || jobs.length === 0) return
    beating = true
    prolong(jobs, now)
      .catch((error: unknown) => log('leases could not be prolonged', { err: error }))
      .finally(() => {
        beating = false
      })
  }

  async function prolong(jobs: Job[], now: number): Promise<void> {
    const prolonged = new Set(await inTime(heartbeat(jobs), leaseMs / 2))
    for (const job of jobs) {
      const hand = inHand.get(job)
      if (hand && prolonged.has(job)) hand.heldUntil = now + leaseMs
      else hand?.aborting.abort(new LeaseLost())
    }
  }

  const ring = () => bell.abort()

  async function run(): Promise<void> {
    for (let failures = 0; !stopping; ) {
      bell = new AbortController()
      const claimedAt = performance.now()
      try {
        await take()
        failures = 0
      } catch (error) {
        failures++
        log('background work could not be claimed', { err: error, failures })
      }
      if (stopping) return
      const { signal } = bell
      if (failures) await rest(Math.min(100 * 2 ** failures, LONGEST_BACK_OFF_MS), signal)
      else if (inHand.size === concurrency) await rest(pollMs, signal)
      else await rests.untilDue(claimedAt, signal)
    }
  }

  async function allDone(): Promise<void> {
    await loop
    await Promise.all([...inHand.values()].map(({ done }) => done))
  }

  return {
    start() {
      loop ??= run()
    },
    async stop() {
      stopping = true
      ring()
      const drained = allDone()
      await inTime(drained, drainMs).catch(() => {})
      for (const { aborting } of inHand.values()) aborting.abort(new Error('the service stops'))
      await inTime(drained, ABORT_MS).catch(() => {})
      clearInterval(pulse)
    },
    async tick() {
      return (await Promise.all(await take())).length
    },
    nudge: ring,
  }
}

/** Waits until the next claim of a worker with a free place. */
function createRests({ due, pollMs }: { due?: DueQuestion; pollMs: number }) {
  /** Claims that got none of the due rows. */
  let inVain = 0

  /**
   * Rows that became due since the claim are found by the next poll; rows that this process wrote itself, after
   * `pollMs`.
   */
  async function untilDue(claimedAt: number, signal: AbortSignal): Promise<void> {
    const isOnCluster = due ? await isSplit(due.db.sql).catch(() => null) : null
    if (!due || isOnCluster === null) return rest(pollMs, signal)
    if (isOnCluster) return untilPolled(due.db, signal)
    if (await untilClaimable(due, { after: claimedAt, withinMs: pollMs, signal })) inVain = 0
    const restMs = Math.min(pollMs, CLAIM_REST_MS * 2 ** Math.max(0, inVain - 1))
    return rest(Math.max(0, claimedAt + restMs - performance.now()), signal)
  }

  /**
   * In a cluster, where a claim reads every shard. After a claim that got nothing, and one more because commits become
   * visible a moment after their wake-up, the next one follows a wake-up or the interval of the poll.
   */
  async function untilPolled({ poll }: Db, signal: AbortSignal): Promise<void> {
    await rest(pollMs, signal)
    if (inVain < 2 || signal.aborted) return
    await poll.next(WAKE_UP, { after: performance.now(), signal })
    inVain = 0
  }

  return {
    untilDue,
    claimed(count: number): void {
      inVain = count === 0 ? inVain + 1 : 0
    },
  }
}

const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => {})

/**
 * Waits until rows can be claimed, or the signal aborts. Returns whether there was a moment when nothing could be
 * claimed.
 */
async function untilClaimable({ db, question }: DueQuestion, wait: PollWait): Promise<boolean> {
  for (let { after, withinMs = 0 } = wait, hasWaited = false; ; hasWaited = true) {
    const answer = await db.poll.next(question, { after, withinMs, signal: wait.signal })
    // Without an answer, a claim finds out why.
    const inMs = answer?.value == null ? null : Number(answer.value)
    if (answer === null || (inMs !== null && inMs <= 0)) return hasWaited
    after = answer.asked
    withinMs = inMs ?? Number.POSITIVE_INFINITY
  }
}

/** A connection that died silently may block a statement for a quarter of an hour. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController()
  const tooLate = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no end within ${ms} ms`)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    over.abort()
  }
}
