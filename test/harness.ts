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

/** Resources in this process that keep it running until they are closed. */
const closers = new Set<() => Promise<unknown>>()

/**
 * Registers a resource, which is closed at the end of the file if a failed test did not close it; the returned function
 * closes it earlier.
 */
export function closesWithTests(close: () => Promise<unknown>): () => Promise<void> {
  closers.add(close)
  return async () => {
    closers.delete(close)
    await close()
  }
}

after(async () => {
  await endProcesses()
  // Last first: an app depends on its database.
  for (const close of [...closers].reverse()) await close()
})

// Hooks run in the order of creation, and the file creates its own when it is loaded; these still need the server.
setImmediate(() => after(async () => (await ownServer)?.stop()))

export interface TestDatabase {
  /** As the owner, who has all permissions. */
  db: Db
  owner: DbTarget & EmbeddedConnection
  /** As the role of the app. */
  target: DbTarget & EmbeddedConnection
  /** Closes the connections, checks that no other is open, and drops the database. */
  close(): Promise<void>
}

/** Collation by the C library, as in many databases of operators; ours uses ICU. */
const OF_LIBC = "template0 locale_provider libc locale 'C.UTF-8'"
/** Copying files takes a tenth of the processor time of writing each block to the log: 15 ms instead of 160 ms. */
const OF_FILES = `${TEMPLATE} strategy file_copy`

/** A separate, empty database with the newest schema. */
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

/** An open connection belongs to a part that was not stopped. */
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

/** The next attempt comes after this share of the elapsed time, so that a long wait needs few attempts. */
const RETRY_AFTER_SHARE = 0.05
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 50

/** Repeats until the result is as expected; tests never wait for a fixed time. */
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

/** The database's clock decides what is due; tests that move deadlines use it. */
export async function databaseNow({ sql }: Db): Promise<number> {
  const [row] = await sql<{ now: number }[]>`select clock_timestamp() as now`
  return row?.now ?? Number.NaN
}

/**
 * Deletes all notices and notifies followers of the feed like a restored database. Rows are deleted, not truncated:
 * truncating locks one table after another, and a query with a different order of tables would cause a deadlock.
 */
export async function forgetNotices({ sql }: Db): Promise<void> {
  await sql`
    with versions as (delete from bid_versions), rounds as (delete from award_rounds)
    delete from bids`
  await sql`update feed_head set epoch = replace(gen_random_uuid()::text, '-', '')`
}
