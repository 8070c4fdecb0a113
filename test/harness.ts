import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { createDb, type Db, type DbTarget } from '../src/lib/db.ts'
import type { EmbeddedConnection } from '../src/lib/embedded-postgres.ts'
import { SERVER_VARIABLE, startTestServer, TEMPLATE, type TestServer } from './server.ts'

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

/** An empty stock, told to followers of the feed as a restored database would be. */
export async function forgetNotices({ sql }: Db): Promise<void> {
  await sql`truncate bids, bid_versions, award_rounds`
  await sql`update feed_head set epoch = replace(gen_random_uuid()::text, '-', '')`
}
