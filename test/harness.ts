import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { createDb, type Db, type DbTarget } from '../src/lib/db/index.ts'
import { appConnection, type EmbeddedConnection } from '../src/lib/postgres/index.ts'
import { dropOnAll, makeOnAll } from './cluster.ts'
import { recordCost } from './costs.ts'
import { PATIENCE_MS } from './patience.ts'
import { endProcesses } from './processes.ts'
import {
  fillDatabase,
  SERVER_VARIABLE,
  startTestServer,
  TEMPLATE,
  type TestConnection,
  type TestServer,
} from './server.ts'

export { endProcess, endsWithTests } from './processes.ts'

recordCost()

let ownServer: Promise<TestServer> | null = null

async function testServer(): Promise<TestConnection> {
  const given = process.env[SERVER_VARIABLE]
  if (given) return JSON.parse(given) as TestConnection
  ownServer ??= startTestServer()
  return (await ownServer).connection
}

/** What stands in this process and holds it until it is closed. */
const closers = new Set<() => Promise<unknown>>()

/** Closed at the end of the file if a test failed before it came to that; the given function closes it before. */
export function closesWithTests(close: () => Promise<unknown>): () => Promise<void> {
  closers.add(close)
  return async () => {
    closers.delete(close)
    await close()
  }
}

after(async () => {
  await endProcesses()
  // The last first: an app stands on a database.
  for (const close of [...closers].reverse()) await close()
})

// Hooks run in the order they were made, and the file makes its own while it is loaded: they still need the server.
setImmediate(() => after(async () => (await ownServer)?.stop()))

export interface TestDatabase {
  /** As the owner, who may do everything. */
  db: Db
  owner: DbTarget & EmbeddedConnection
  /** As the app. */
  target: DbTarget & EmbeddedConnection
  /** Ends the connections, checks that nobody else has kept one, and drops the database. */
  close(): Promise<void>
}

/** Letters are compared by the C library, as in many databases of operators; ours compares by ICU. */
const OF_LIBC = "template0 locale_provider libc locale 'C.UTF-8'"
/** Copying files takes a tenth of the processor time of writing each block to the log: 15 ms instead of 160 ms. */
const OF_FILES = `${TEMPLATE} strategy file_copy`

/** A database of its own with the newest schema, empty. */
export async function openTestDatabase({ libc = false } = {}): Promise<TestDatabase> {
  const connection = await testServer()
  const database = `test_${randomBytes(8).toString('hex')}`
  const { ports } = connection
  if (ports) await makeOnAll(ports, database, TEMPLATE)
  else {
    await asAdmin(connection, (admin) =>
      admin.sql.unsafe(`create database ${database} template ${libc ? OF_LIBC : OF_FILES}`),
    )
  }
  const owner = { ...connection, database }
  const db = createDb({ target: owner, name: 'tests', connections: 8 })
  if (libc) await fillDatabase(db)
  const stop = closesWithTests(() => db.stop())
  return {
    db,
    owner,
    target: appConnection(owner),
    async close() {
      await stop()
      await asAdmin(connection, async (admin) => {
        await expectNoConnections(admin, database)
        if (ports) await dropOnAll(ports, database)
        else await admin.sql.unsafe(`drop database ${database}`)
      })
    },
  }
}

async function asAdmin(connection: EmbeddedConnection, work: (admin: Db) => Promise<unknown>): Promise<void> {
  const admin = createDb({ target: connection, name: 'tests admin', connections: 1 })
  try {
    await work(admin)
  } finally {
    await admin.stop()
  }
}

/** A connection left open is a part that was not stopped. */
async function expectNoConnections(admin: Db, database: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const open = await admin.sql<{ applicationName: string }[]>`
      select application_name from pg_stat_activity
      where datname = ${database} and backend_type = 'client backend' and application_name not like 'citus%'`
    if (open.length === 0) return
    if (performance.now() > deadline) {
      throw new Error(`connections left open: ${open.map((row) => row.applicationName).join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Questions follow one another after this share of the time that has passed, so that a long wait costs few of them. */
const RETRY_AFTER_SHARE = 0.05
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 50

/** Asks again and again until the answer is there; tests wait for what they expect, never for a while. */
export async function eventually<T>(ask: () => Promise<T | null | undefined | false> | T | null | undefined | false) {
  const begun = performance.now()
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    const passed = performance.now() - begun
    if (passed > PATIENCE_MS) throw new Error(`not within ${PATIENCE_MS} ms`)
    const pause = Math.max(FIRST_PAUSE_MS, Math.min(passed * RETRY_AFTER_SHARE, LONGEST_PAUSE_MS))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** What is due is decided by the clock of the database; a test that moves a deadline goes by it. */
export async function databaseNow({ sql }: Db): Promise<number> {
  const [row] = await sql<{ now: number }[]>`select clock_timestamp() as now`
  return row?.now ?? Number.NaN
}

/**
 * An empty stock, told to followers of the feed as a restored database would be. Rows are deleted: to be truncated the
 * tables would be locked one after the other, and a question that names them in another order would end in a deadlock.
 */
export async function forgetNotices({ sql }: Db): Promise<void> {
  await sql`
    with versions as (delete from bid_versions), rounds as (delete from award_rounds)
    delete from bids`
  await sql`update feed_head set epoch = replace(gen_random_uuid()::text, '-', '')`
}
