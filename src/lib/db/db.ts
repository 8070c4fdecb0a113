import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parse, toClientConfig } from 'pg-connection-string'
import { workAlone } from './alone.ts'
import { copyOut } from './copy.ts'
import { endsLine, isStale, Line, type LineConfig, type SessionSettings, withCode } from './line.ts'
import { type LongMode, type LongTransaction, longTransaction } from './long.ts'
import { createPoll, type Poll } from './poll.ts'
import { createPool, type PoolUse } from './pool.ts'
import { poolsTransactions } from './pooler.ts'
import { createSilenceWatch, type SilenceLimits } from './silence.ts'
import {
  createSql,
  type DatabaseTraits,
  type Fragment,
  type Queryable,
  type Run,
  type SqlAnswer,
  type WrittenStatement,
} from './sql.ts'
import { createWakeUps } from './wake-ups.ts'

declare const ofTransaction: unique symbol

/** The statements of one transaction. Only `Db.transaction` creates one, so a pool cannot be passed by mistake. */
export type Tx = Queryable & { readonly [ofTransaction]: true }

export interface Db {
  readonly sql: Queryable
  /** Runs `work` in one transaction, and starts again if the database reports a conflict with another one. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The output of `copy (…) to stdout` as it arrives, on a connection that is closed afterwards. */
  copyOut(statement: (sql: Queryable) => Fragment): AsyncGenerator<Buffer>
  /**
   * Runs `work` while no other process of this database runs work under that name; waits for the other without a time
   * limit.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Runs `work` in one transaction without a time limit, on its own connection. */
  long<T>(mode: LongMode, signal: AbortSignal, work: (transaction: LongTransaction) => Promise<T>): Promise<T>
  /** All database work on behalf of one account uses at most half of the connections. */
  onBehalfOf<T>(accountId: string, work: () => T): T
  /** Whether a pooler in front of the server gives each transaction another session, which this service cannot use. */
  poolsTransactions(): Promise<boolean>
  /** The resource that the server lacked within the last seconds; `null` = none. */
  shortage(): string | null
  /** Reports how long each statement and transaction waited for a connection and used it; one listener. */
  watch(listener: (use: PoolUse) => void): void
  /** For background work that waits for changes by others. */
  readonly poll: Poll
  stop(): Promise<void>
}

export type DbTarget =
  | { url: string }
  | { host: string; port: number; username: string; password: string; database: string }

export interface DbOptions {
  target: DbTarget
  /** Shown in pg_stat_activity. */
  name: string
  connections?: number
  /** When an unresponsive connection is closed. */
  silence?: SilenceLimits
  log?: (message: string, detail?: object) => void
}

interface Behalf {
  accountId: string | null
  /** Whether this work is in a transaction. */
  isInside: boolean
}

/**
 * Lock waits are short on purpose: a writer that cannot lock the head of the feed starts again, so that others do not
 * queue behind it.
 */
export const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 10_000
const TRANSACTION_TIMEOUT_MS = 60_000
const SETTINGS: SessionSettings = {
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  // A cached plan from when a table was empty scans the whole table for every list of keys: finding the rounds of
  // 20,000 notices took 11 s instead of 0.3 s. Planning each time costs less than a millisecond.
  plan_cache_mode: 'force_custom_plan',
  TimeZone: "'UTC'",
}
const PATIENT: SessionSettings = { ...SETTINGS, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
const ATTEMPTS = 8
/**
 * How long after a refusal the server counts as short of a resource; background work alone queries at least this often.
 */
const SHORTAGE_MS = 10_000
const SHORTAGES: Record<string, string> = {
  '53100': 'its disk is full',
  '53200': 'it is out of memory',
  '53300': 'it has no connection left',
}

export function createDb({ target, name, connections = 10, silence, log = () => {} }: DbOptions): Db {
  const config = configOf(target, name)
  const half = Math.ceil(connections / 2)
  // Two pools, so that work in a transaction can use statements outside it without waiting for other transactions.
  let short = { of: '', until: 0 }
  const onError = (error: unknown) => {
    const of = SHORTAGES[codeOf(error) ?? '']
    if (of) short = { of, until: performance.now() + SHORTAGE_MS }
  }
  const make = () => {
    const line = new Line(config)
    line.on('notice', ({ message }) => log('notice from the database', { message }))
    // The current statement fails as well and reports the error.
    line.on('error', (err) => log('a connection to the database was lost', { err: withCode(err) }))
    return line
  }
  let listener = (_use: PoolUse) => {}
  const onUse = (use: PoolUse) => listener(use)
  const statements = createPool(make, half, onError, onUse)
  const transactions = createPool(make, half, onError, onUse)

  const silenceWatch = createSilenceWatch({
    lines: () => [...statements.lines(), ...transactions.lines()],
    dropIdle() {
      statements.dropIdle()
      transactions.dropIdle()
    },
    make: () => new Line({ ...config, pipeline: false }),
    ...(silence && { limits: silence }),
    log,
  })

  const traits: DatabaseTraits = { isSplit: null }
  const behalf = new AsyncLocalStorage<Behalf>()

  /**
   * Work inside a transaction does not wait for the share of its account to start another one, which could deadlock. It
   * may wait for a statement: the holders of connections for statements wait only for the server.
   */
  function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { accountId = null, isInside = false } = behalf.getStore() ?? {}
    const inside = (tx: Tx) => behalf.run({ accountId, isInside: true }, () => work(tx))
    return transactions.use(isInside ? null : accountId, (line) => inTransaction(line, traits, inside))
  }

  const sqlFor = (owner: () => string | null) =>
    createSql((statement) => statements.use(owner(), (line) => runAgainIfStale(line, statement)), traits)
  const sql = sqlFor(() => behalf.getStore()?.accountId ?? null)
  // Shared by all accounts, whichever request started it.
  const ofNobody = sqlFor(() => null)
  const makeListening = () => new Line({ ...config, pipeline: false })
  const poll = createPoll({
    sql: ofNobody,
    wakeUps: (onWake) => createWakeUps({ make: makeListening, sql: ofNobody, onWake, log }),
    log,
  })

  return {
    sql,
    poll,
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      for (let count = 1; ; count++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (count >= ATTEMPTS || !isPassing(error)) throw error
          log('transaction begun anew', { code: codeOf(error), attempt: count })
          await pause(spread(count))
        }
      }
    },
    copyOut(statement) {
      const line = new Line({ ...config, pipeline: false })
      const { text } = statement(createSql((written) => line.run(written))).written()
      return copyOut(line, text)
    },
    alone: (name, work) => workAlone(new Line({ ...config, settings: PATIENT }), name, work),
    long: (mode, signal, work) =>
      longTransaction(new Line({ ...config, settings: PATIENT, pipeline: false }), mode, signal, work),
    onBehalfOf: (accountId, work) => behalf.run({ accountId, isInside: false }, work),
    watch(next) {
      listener = next
    },
    poolsTransactions: () => poolsTransactions(() => new Line({ ...config, pipeline: false })),
    shortage: () => (performance.now() < short.until ? short.of : null),
    async stop() {
      silenceWatch.stop()
      await poll.stop()
      await Promise.all([statements.stop(), transactions.stop()])
    },
  }
}

function configOf(target: DbTarget, name: string): LineConfig {
  const place =
    'url' in target ? toClientConfig(parse(target.url, { useLibpqCompat: true })) : { ...target, user: target.username }
  return { ...place, application_name: name, settings: SETTINGS }
}

async function runAgainIfStale<Rows extends object[]>(
  line: Line,
  statement: WrittenStatement,
): Promise<SqlAnswer<Rows>> {
  try {
    return await line.run(statement)
  } catch (error) {
    if (!isStale(error)) throw error
    return line.run(statement)
  }
}

async function inTransaction<T>(line: Line, traits: DatabaseTraits, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isOver = false
  const run: Run = async (statement) => {
    if (isOver) throw new Error('the transaction is over')
    return line.run(statement)
  }
  // The brand exists only for the type checker.
  const tx = createSql(run, traits) as Tx
  try {
    // Supported since version 17 of the server.
    const limit = line.serverVersion >= 17 ? `set local transaction_timeout = ${TRANSACTION_TIMEOUT_MS}` : ''
    await tx.unsafe(`begin; ${limit}`)
    const result = await work(tx)
    await tx`commit`
    return result
  } catch (error) {
    // If the connection was lost, the server has rolled back.
    if (!endsLine(error)) await tx`rollback`
    throw isStale(error) ? new Outdated() : error
  } finally {
    isOver = true
  }
}

/** Thrown by a store whose row was changed by another writer: the transaction starts again. */
export class Outdated extends Error {
  readonly code = 'outdated'
}

// Serialisation failure, deadlock, lock timeout, and a row that another writer inserted first.
const PASSING = new Set(['40001', '40P01', '55P03', '23505', 'outdated'])

export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

const isPassing = (error: unknown) => PASSING.has(codeOf(error) ?? '')

/** Randomised, so that writers that collided once do not collide again. */
const spread = (attempt: number) => Math.random() * 5 * 2 ** Math.min(attempt, 6)

/** Version, encoding and kind of the server. */
export async function readServer(sql: Queryable): Promise<{ version: number; encoding: string }> {
  const [row] = await sql<{ version: number; encoding: string }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
  if (!row) throw new Error('the database says nothing of itself')
  return row
}

/**
 * Rows for `json_populate_recordset`: many rows in one parameter. Sent as text and parsed as json, because jsonb would
 * be built only to be taken apart again (12,000 rows of 13 columns: 135 ms instead of 180).
 */
export const rowSet = (sql: Queryable, rows: readonly object[]): Fragment => sql`${JSON.stringify(rows)}::text::json`

/** Times in JSON row sets are text, which PostgreSQL parses as timestamptz. */
export const jsonTime = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()
