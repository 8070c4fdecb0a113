import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { APP_ROLE, applyMigrations, createDb, type Db, grantWork, readMigrations } from '../src/lib/db/index.ts'
import { type EmbeddedConnection, startEmbeddedPostgres } from '../src/lib/postgres/index.ts'
import { CITUS_VARIABLE, makeOnAll, makeTemplate, nodeConnection, onNode, startCluster } from './cluster.ts'
import { roomyFolder } from './roomy-folder.ts'

/** The address of the test server; with `ports`, the coordinator of a cluster, the first of its nodes. */
export type TestConnection = EmbeddedConnection & { ports?: number[] }

/**
 * A server for tests with a migrated template. `test/run.ts` starts one for all files; a single file starts its own.
 */
export interface TestServer {
  connection: TestConnection
  stop(): Promise<void>
}

export const TEMPLATE = 'gonggo_template'
/** The variable by which test/run.ts passes the server on to its children. */
export const SERVER_VARIABLE = 'GONGGO_TEST_POSTGRES'

/** Prepares an empty database for the service. */
export async function fillDatabase(db: Db): Promise<void> {
  await applyMigrations(db, readMigrations(new URL('../migrations/', import.meta.url)))
  await grantWork(db, APP_ROLE)
}

export async function startTestServer(): Promise<TestServer> {
  const program = process.env[CITUS_VARIABLE]
  return program === undefined ? startLoneServer() : startTestCluster(program)
}

async function startTestCluster(program: string): Promise<TestServer> {
  const { ports, stop } = await startCluster(program)
  const connection = nodeConnection(ports[0] ?? 0)
  for (const port of ports) {
    await onNode(port, 'postgres', async ({ sql }) => {
      await sql.unsafe(`create role ${APP_ROLE} login`)
      for (const [name, value] of Object.entries(UNSAFE)) await sql.unsafe(`alter system set ${name} = ${value}`)
      await sql`select pg_reload_conf()`
    })
  }
  await makeOnAll(ports, TEMPLATE, null)
  await onNode(ports[0] ?? 0, TEMPLATE, fillDatabase)
  await makeTemplate(ports, TEMPLATE)
  return { connection: { ...connection, ports }, stop: async () => stop() }
}

/** Durability is not needed. */
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/**
 * In memory, if there is plenty. A database has 800 files, and ext4 does not reuse the inode of a deleted file for
 * minutes: after some hundred databases, it searches so long for a free one that creating a database takes half a
 * second of processor time instead of 20 ms.
 */
const ROOM = 4 * 2 ** 30

async function startLoneServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(roomyFolder(ROOM), 'gonggo-test-'))
  const server = await startEmbeddedPostgres({
    dataFolder: join(folder, 'postgres'),
    log: () => {},
    settings: { ...UNSAFE, max_connections: '200', max_wal_size: '256MB' },
  })
  await makeLoneTemplate(server.connection)
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates the database that each test's database is a copy of. */
export async function makeLoneTemplate(connection: EmbeddedConnection): Promise<void> {
  const admin = createDb({ target: connection, name: 'tests', connections: 1 })
  await admin.sql.unsafe(`create database ${TEMPLATE}`)
  await admin.stop()
  const template = createDb({ target: { ...connection, database: TEMPLATE }, name: 'tests', connections: 1 })
  await fillDatabase(template)
  await template.stop()
}
