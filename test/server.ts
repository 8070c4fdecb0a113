import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APP_ROLE, applyMigrations, createDb, type Db, grantWork, readMigrations } from '../src/lib/db/index.ts'
import { type EmbeddedConnection, startEmbeddedPostgres } from '../src/lib/postgres/index.ts'

/** A server for tests with a migrated template in it. `test/run.ts` starts one for all files; a lone file its own. */
export interface TestServer {
  connection: EmbeddedConnection
  stop(): Promise<void>
}

export const TEMPLATE = 'gonggo_template'
/** Where test/run.ts tells its children of the server. */
export const SERVER_VARIABLE = 'GONGGO_TEST_POSTGRES'

/** Makes an empty database one of ours. */
export async function fillDatabase(db: Db): Promise<void> {
  await applyMigrations(db, readMigrations(new URL('../migrations/', import.meta.url)))
  await grantWork(db, APP_ROLE)
}

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
  await fillDatabase(template)
  await template.stop()
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
