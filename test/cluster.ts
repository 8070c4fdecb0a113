import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, type Db, scaleOut } from '../src/lib/db/index.ts'
import type { EmbeddedConnection } from '../src/lib/postgres/index.ts'
import { freePorts } from './free-port.ts'

/** The program that starts a Citus cluster: `PROGRAM up FOLDER PORT`, `PROGRAM down FOLDER`. */
export const CITUS_VARIABLE = 'GONGGO_TEST_CITUS'

/**
 * Why a test that needs a single server is skipped, such as tests of locks and scans: on a cluster these happen on the
 * workers.
 */
export const notOnCluster =
  process.env[CITUS_VARIABLE] === undefined ? false : 'holds for one server, not for a cluster'

export interface Cluster {
  folder: string
  /** Of the coordinator, then of the workers. */
  ports: number[]
  stop(): void
}

/** One coordinator and two workers. */
export async function startCluster(program: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-citus-'))
  const port = await freePorts(3)
  execFileSync(program, ['up', folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    folder,
    ports: [port, port + 1, port + 2],
    stop() {
      execFileSync(program, ['down', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Restarts one node; the coordinator is node 0. */
export function startNode({ folder }: Cluster, index: number): void {
  const home = join(folder, `node${index}`)
  const words = [join(folder, 'citus/bin/pg_ctl'), '-D', home, '-l', `${home}.log`, '-w', 'start']
  // The server refuses to run as root, and runs as a user chosen by the program.
  const user = statSync(home).uid
  const as = process.getuid?.() === user ? [] : ['setpriv', `--reuid=${user}`, '--clear-groups']
  const [program = '', ...rest] = [...as, ...words]
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'citus/lib') }
  execFileSync(program, rest, { stdio: 'ignore', env })
}

export const nodeConnection = (port: number, database = 'postgres'): EmbeddedConnection => ({
  host: '127.0.0.1',
  port,
  username: 'gonggo',
  password: '',
  database,
})

export async function onNode<T>(port: number, database: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb({ target: nodeConnection(port, database), name: 'tests cluster', connections: 2 })
  try {
    return await work(db)
  } finally {
    await db.stop()
  }
}

/** Creates a database with this name on every node: a copy of another one, or a separate cluster. */
export async function makeOnAll(ports: readonly number[], name: string, template: string | null): Promise<void> {
  const from = template === null ? '' : ` template ${template} strategy file_copy`
  await Promise.all(
    ports.map((port) => onNode(port, 'postgres', (db) => db.sql.unsafe(`create database ${name}${from}`))),
  )
  if (template !== null) return
  for (const port of ports) await onNode(port, name, (db) => db.sql.unsafe('create extension citus'))
  await onNode(ports[0] ?? 0, name, async (db) => {
    await db.sql`select citus_set_coordinator_host('127.0.0.1', ${ports[0] ?? 0})`
    for (const port of ports.slice(1)) await db.sql`select citus_add_node('127.0.0.1', ${port})`
  })
}

export async function dropOnAll(ports: readonly number[], name: string): Promise<void> {
  for (const port of ports) {
    await onNode(port, 'postgres', (db) => db.sql.unsafe(`drop database ${name} with (force)`))
  }
}

/** Distributes the tables, and closes all connections, so that the database can be copied. */
export async function makeTemplate(ports: readonly number[], name: string): Promise<void> {
  await onNode(ports[0] ?? 0, name, (db) => scaleOut(db, { shards: 4 }))
  for (const port of ports) {
    await onNode(port, 'postgres', async (db) => {
      await db.sql.unsafe(`alter database ${name} allow_connections false`)
      await db.sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = ${name}`
    })
  }
}
