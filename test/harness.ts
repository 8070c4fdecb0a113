import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { createDb, type Db, type DbTarget } from '../src/lib/db.ts'
import { migrate, readMigrations } from '../src/lib/db-migrations.ts'
import { type EmbeddedConnection, startEmbeddedPostgres } from '../src/lib/embedded-postgres.ts'

/** A server for tests with a migrated template in it. `test/run.ts` starts one for all files; a lone file its own. */
export interface TestServer {
  connection: EmbeddedConnection
  stop(): Promise<void>
}

const TEMPLATE = 'gonggo_template'
/** Where test/run.ts tells its children of the server. */
export const SERVER_VARIABLE = 'GONGGO_TEST_POSTGRES'

export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-test-'))
  const server = await startEmbeddedPostgres({
    dataFolder: join(folder, 'postgres'),
    log: () => {},
    // Nothing here has to outlive the machine.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const admin = createDb({ target: server.connection, name: 'tests', connections: 1 })
  await admin.sql.unsafe(`create database ${TEMPLATE}`)
  await admin.stop()
  const template = createDb({ target: { ...server.connection, database: TEMPLATE }, name: 'tests', connections: 1 })
  await migrate(template, readMigrations(new URL('../migrations/', import.meta.url)))
  await template.stop()
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let ownServer: Promise<TestServer> | null = null

async function testServer(): Promise<EmbeddedConnection> {
  const given = process.env[SERVER_VARIABLE]
  if (given) return JSON.parse(given) as EmbeddedConnection
  ownServer ??= startTestServer()
  return (await ownServer).connection
}

after(async () => {
  await (await ownServer)?.stop()
})

export interface TestDatabase {
  db: Db
  target: DbTarget & EmbeddedConnection
  /** Ends the connections, checks that nobody else has kept one, and drops the database. */
  close(): Promise<void>
}

/** A database of its own with the newest schema, empty. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const connection = await testServer()
  const database = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(connection, (admin) => admin.sql.unsafe(`create database ${database} template ${TEMPLATE}`))
  const target = { ...connection, database }
  const db = createDb({ target, name: 'tests', connections: 8 })
  return {
    db,
    target,
    async close() {
      await db.stop()
      await asAdmin(connection, async (admin) => {
        await expectNoConnections(admin, database)
        await admin.sql.unsafe(`drop database ${database}`)
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

const CLOSING_MS = 3_000

/** A connection left open is a part that was not stopped. */
async function expectNoConnections(admin: Db, database: string): Promise<void> {
  const deadline = performance.now() + CLOSING_MS
  for (;;) {
    const open = await admin.sql<{ applicationName: string }[]>`
      select application_name from pg_stat_activity where datname = ${database}`
    if (open.length === 0) return
    if (performance.now() > deadline) {
      throw new Error(`connections left open: ${open.map((row) => row.applicationName).join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Asks again and again until the answer is there; tests wait for what they expect, never for a while. */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  within = 5_000,
) {
  const deadline = performance.now() + within
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (performance.now() > deadline) throw new Error(`not within ${within} ms`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
