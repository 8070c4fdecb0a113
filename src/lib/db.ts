import type { Socket } from 'node:net'
import postgres from 'postgres'
import { copyOut, openCopy } from './db-copy.ts'
import { openSocket, takeDown } from './db-socket.ts'
import { columnTypes } from './db-types.ts'

type Types = { bigint: number; instant: number }

declare const ofTransaction: unique symbol

/** A pool or a transaction: what every store function takes, so that callers decide what commits together. */
export type Queryable = postgres.ISql<Types>
/** A piece of a statement. It can be awaited, which would run it: never return one from an async function. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>
/** Statements of one transaction. Only `Db.transaction` makes one, so a pool cannot be handed over by mistake. */
export type Tx = Queryable & { readonly [ofTransaction]: true }
export type Sql = postgres.Sql<Types>

export interface Db {
  readonly sql: Sql
  /** Runs `work` in one transaction and begins anew where the database says that another was in the way. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** What a `copy (…) to stdout` gives, as it comes, on a connection that is closed afterwards. */
  copyOut(statement: (sql: Queryable) => Fragment): AsyncGenerator<Buffer[]>
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
  log?: (message: string, detail?: object) => void
}

/** Lock waits are short on purpose: a writer that cannot get the feed's head begins anew instead of queueing up others. */
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 10_000
const TRANSACTION_TIMEOUT_MS = 60_000
const ATTEMPTS = 8
/** Parts that use the database have stopped by then; the driver waits in vain for a connection that was cut. */
const STOP_SECONDS = 1

export function createDb({ target, name, connections = 10, log = () => {} }: DbOptions): Db {
  const open = (max: number, onclose: () => void, connect = openSocket): Sql => {
    const options = driverOptions(name, max, log, onclose, connect)
    return 'url' in target ? postgres(target.url, options) : postgres({ ...options, ...target })
  }
  const half = Math.ceil(connections / 2)
  const sql = open(half, () => {})
  const sessions = createSessions((onclose) => open(1, onclose), half)
  let transactionTimeoutKnown: Promise<boolean> | null = null

  /**
   * After a COPY the driver may leave its connection paused, and what comes next is never answered, its end neither. So
   * the connection serves this one statement, and its socket is taken down by us.
   */
  function copy(statement: (sql: Queryable) => Fragment): AsyncGenerator<Buffer[]> {
    let socket: Socket | null = null
    const line = open(
      1,
      () => {},
      async (place) => {
        socket = await openSocket(place)
        return socket
      },
    )
    const close = async () => {
      await line.end({ timeout: 0 })
      if (socket !== null) await takeDown(socket)
    }
    return copyOut(() => openCopy(statement(line)), close)
  }

  const knowsTransactionTimeout = () => {
    transactionTimeoutKnown ??= sql<{ known: boolean }[]>`
      select current_setting('server_version_num')::int >= 170000 as known`.then(([row]) => row?.known ?? false)
    transactionTimeoutKnown.catch(() => {
      transactionTimeoutKnown = null
    })
    return transactionTimeoutKnown
  }

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const limited = await knowsTransactionTimeout()
    return sessions.use(async ({ tx, isLost }) => {
      try {
        await tx`begin`
        if (limited) await tx`select set_config('transaction_timeout', ${String(TRANSACTION_TIMEOUT_MS)}, true)`
        const result = await work(tx)
        await tx`commit`
        return result
      } catch (error) {
        // A session that was cut has been rolled back by the server.
        if (!isLost()) await tx`rollback`
        throw error
      }
    })
  }

  return {
    sql,
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      for (let count = 1; ; count++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (count >= ATTEMPTS || !isPassing(error)) throw error
          log('transaction begun anew', { code: codeOf(error), attempt: count })
          await pause(count)
        }
      }
    },
    copyOut: copy,
    async stop() {
      await Promise.all([sql.end({ timeout: STOP_SECONDS }), sessions.stop()])
    },
  }
}

type DriverOptions = postgres.Options<typeof columnTypes>

const driverOptions = (
  name: string,
  max: number,
  log: NonNullable<DbOptions['log']>,
  onclose: () => void,
  connect: typeof openSocket,
): DriverOptions => ({
  max,
  // Not among the driver's types, though it takes it: a way to give it a socket of one's own making.
  ...{ socket: connect },
  connect_timeout: 5,
  idle_timeout: 60,
  // The driver's own back-off grows to 20 s; after a database restart the service should be back at once.
  backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 0.5),
  connection: {
    application_name: name,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // A plan kept from when a table was empty reads the whole of it for every list of keys: looking up the rounds of
    // 20,000 notices took 11 s instead of 0.3 s. Planning anew costs less than a millisecond.
    plan_cache_mode: 'force_custom_plan',
    TimeZone: 'UTC',
  },
  // Rows come as `noticeNo`, statements are written as `notice_no`; what lies inside JSON stays as it is.
  transform: { column: { from: postgres.toCamel } },
  // Asked for by the driver itself at each new connection, and an uncaught error if that connection is cut meanwhile.
  fetch_types: false,
  types: columnTypes,
  onclose,
  onnotice: (notice) => log('notice from the database', { message: notice.message }),
})

interface Session {
  tx: Tx
  isLost: () => boolean
}

/**
 * Sessions for transactions, each a connection of its own. The driver's begin() goes on writing to a connection that
 * was cut: its rollback is an uncaught error, what the work sends next may run on a new session outside any
 * transaction; its reserve() loses connections that fail while opening. Here a session that was cut refuses every
 * further statement and is thrown away.
 */
function createSessions(open: (onclose: () => void) => Sql, limit: number) {
  interface Line {
    sql: Sql
    cut: boolean
  }
  const idle: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  let count = 0

  function openLine(): Line {
    const line: Line = {
      cut: false,
      sql: open(() => {
        line.cut = true
      }),
    }
    return line
  }

  function take(): Line | Promise<Line> {
    const line = idle.pop()
    if (line) return line
    if (count >= limit) return new Promise((resolve) => waiting.push(resolve))
    count++
    return openLine()
  }

  function giveBack(line: Line, broken: boolean): void {
    if (broken) line.sql.end({ timeout: 0 })
    const whole = broken ? openLine() : line
    const next = waiting.shift()
    if (next) next(whole)
    else idle.push(whole)
  }

  return {
    async use<T>(work: (session: Session) => Promise<T>): Promise<T> {
      const line = await take()
      // Closed while idle is no loss: it connects again with its first statement.
      line.cut = false
      try {
        return await work({ tx: refusingOnceCut(line), isLost: () => line.cut })
      } finally {
        giveBack(line, line.cut)
      }
    },
    async stop() {
      await Promise.all(idle.map((line) => line.sql.end({ timeout: STOP_SECONDS })))
    },
  }
}

function refusingOnceCut(line: { sql: Sql; cut: boolean }): Tx {
  const refuse = () => {
    if (line.cut)
      throw Object.assign(new Error('the connection was lost in a transaction'), { code: 'CONNECTION_CLOSED' })
  }
  const guarded = new Proxy(line.sql, {
    apply(target, self, args) {
      refuse()
      return Reflect.apply(target, self, args)
    },
    get(target, name) {
      if (name === 'unsafe') refuse()
      return Reflect.get(target, name)
    },
  })
  // The brand exists for the type checker alone.
  return guarded as unknown as Tx
}

/** Thrown by a store that found a row changed under it: the transaction is begun anew. */
export class Outdated extends Error {
  readonly code = 'outdated'
}

// Serialisation failure, deadlock, lock timeout, and a row that another writer made first.
const PASSING = new Set(['40001', '40P01', '55P03', '23505', 'outdated'])

export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

const isPassing = (error: unknown) => PASSING.has(codeOf(error) ?? '')

/** Spread out, so that writers who collided once do not collide again. */
const pause = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** Math.min(attempt, 6)))

/** What kind of server this is. */
export async function readServer(sql: Queryable): Promise<{ version: number; encoding: string }> {
  const [row] = await sql<{ version: number; encoding: string }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
  if (!row) throw new Error('the database says nothing of itself')
  return row
}

/**
 * Rows for `json_populate_recordset`: many rows in one parameter. Sent as text and read as json, not jsonb, which
 * would be built only to be taken apart again (12,000 rows of 13 columns: 135 ms against 180).
 */
export const rowSet = (sql: Queryable, rows: readonly object[]): Fragment => sql`${JSON.stringify(rows)}::text::json`

/** Times go into JSON row sets as text, which PostgreSQL reads as timestamptz. */
export const jsonTime = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()
