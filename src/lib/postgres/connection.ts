// How clients reach the server, and the file that says so.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APP_ROLE, codeOf, createDb, type Queryable } from '../db/index.ts'
import { EmbeddedPostgresError } from './binaries.ts'

/** The address of the server, with the credentials. */
export interface EmbeddedConnection {
  /** The folder of the server's socket, or an address if the platform has no such sockets. */
  host: string
  port: number
  username: string
  password: string
  database: string
}

/** The content of the connection file. */
export interface RunningPostgres {
  connection: EmbeddedConnection
  /** For psql and other programs based on libpq. */
  url: string
  pid: number
}

export const hasSockets = process.platform !== 'win32'
const SOCKET_PORT = 5432
// sockaddr_un has 104 bytes on macOS and 108 on Linux, including the final zero.
const SOCKET_PATH_BYTES = 103
const ANSWER_PATIENCE_MS = 3_000
const PREPARE_PATIENCE_MS = 60_000

export type ServerAnswer =
  | { state: 'ready'; pid: number; setup: string | null }
  | { state: 'busy' | 'closed' | 'denied' }

/** Runs work on its own connection, and ends in time even if the server does not respond. */
async function withConnection<T>(
  connection: EmbeddedConnection,
  patienceMs: number,
  errand: (sql: Queryable) => Promise<T>,
) {
  const db = createDb({ target: connection, name: 'gonggo launcher', connections: 1 })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The embedded PostgreSQL does not answer.')), patienceMs)
  try {
    return await Promise.race([errand(db.sql), late.promise])
  } finally {
    clearTimeout(timer)
    await db.stop()
  }
}

/** Asks the server at that address for the process id in its own data folder. */
export async function ask(
  connection: EmbeddedConnection,
  patienceMs: number = ANSWER_PATIENCE_MS,
): Promise<ServerAnswer> {
  try {
    const patience = Math.min(patienceMs, ANSWER_PATIENCE_MS)
    const [row] = await withConnection({ ...connection, database: 'postgres' }, patience, async (sql) => {
      return sql<{ pid: string; setup: string | null }[]>`
        select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid,
          current_setting('gonggo.setup', true) as setup`
    })
    return { state: 'ready', pid: Number(row?.pid), setup: row?.setup ?? null }
  } catch (error) {
    const code = codeOf(error) ?? ''
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR', 'EACCES'].includes(code)) return { state: 'closed' }
    return { state: code.startsWith('28') ? 'denied' : 'busy' }
  }
}

/** The app reaches the same database with a role that cannot change its tables. */
export const appConnection = (connection: EmbeddedConnection): EmbeddedConnection => ({
  ...connection,
  username: APP_ROLE,
})

/** Creates the database and the app's role in it if they are missing, and checks its encoding. */
export async function prepareDatabase(connection: EmbeddedConnection): Promise<void> {
  await withConnection({ ...connection, database: 'postgres' }, PREPARE_PATIENCE_MS, async (sql) => {
    const [database] = await sql`select from pg_database where datname = ${connection.database}`
    if (!database) await sql`create database ${sql(connection.database)}`
    const [role] = await sql`select from pg_roles where rolname = ${APP_ROLE}`
    // We generate the password from letters that need no quoting. Set each time, because the folder may have been
    // copied.
    const password = sql.unsafe(`'${connection.password}'`)
    if (role) await sql`alter role ${sql(APP_ROLE)} login password ${password}`
    else await sql`create role ${sql(APP_ROLE)} login password ${password}`
  })
  const [server] = await withConnection(connection, PREPARE_PATIENCE_MS, async (sql) => {
    return sql<{ encoding: string; provider: string; locale: string | null; letters: boolean }[]>`
      select current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale,
        lower('Ї') = 'ї' as letters
      from pg_database where datname = current_database()`
  })
  if (server?.encoding === 'UTF8' && server.provider === 'i' && server.locale === 'ko' && server.letters) return
  const message = `The embedded database must be UTF8 with the ICU locale ko; found ${JSON.stringify(server)}.`
  throw new EmbeddedPostgresError('wrong_locale', message)
}

/** Once the archive is turned off, nothing reads the WAL that they retain. */
export const dropArchiveSlots = (connection: EmbeddedConnection): Promise<unknown> =>
  withConnection(connection, PREPARE_PATIENCE_MS, async (sql) => {
    await sql`
      select pg_drop_replication_slot(slot_name) from pg_replication_slots
      where starts_with(slot_name::text, 'gonggo_archive_') and not active`
  })

/** The data folder contains the socket. If its path is too long for a socket, a private link leads to it. */
export function wayToServer(path: string): { host: string; port: number; remove: () => void } {
  if (!hasSockets) return { host: '127.0.0.1', port: 0, remove: () => {} }
  const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_BYTES
  if (fits(path)) return { host: path, port: SOCKET_PORT, remove: () => {} }
  const base = fits(join(tmpdir(), 'gonggo-123456/data')) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(base, 'gonggo-'))
  symlinkSync(path, join(folder, 'data'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { host: join(folder, 'data'), port: SOCKET_PORT, remove }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export function libpqUrl({ host, port, username, password, database }: EmbeddedConnection): string {
  const query = new URLSearchParams({ host, port: String(port) })
  return `postgresql://${username}:${password}@/${database}?${query}`
}

export function writeConnectionFile(path: string, running: RunningPostgres): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  renameSync(draft, path)
}

export function removeConnectionFile(path: string, { pid, connection }: RunningPostgres): void {
  const running = parseConnectionFile(path)
  if (running?.pid === pid && running.connection.host === connection.host) rmSync(path, { force: true })
}

/** What a command needs to join a running server; `null` if none responds, or not the one in the file. */
export async function readConnectionFile(path: string): Promise<RunningPostgres | null> {
  const running = parseConnectionFile(path)
  if (!running) return null
  const answer = await ask(running.connection)
  return answer.state === 'ready' && answer.pid === running.pid ? running : null
}

function parseConnectionFile(path: string): RunningPostgres | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isRunningPostgres(content) ? content : null
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return null
    throw error
  }
}

// By hand: loading the validation library takes a quarter of a second, which would delay the start of the server.
function isRunningPostgres(content: unknown): content is RunningPostgres {
  const fits = (value: unknown, types: Record<string, 'string' | 'number' | 'object'>): value is object =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(types).every(([name, type]) => typeof Reflect.get(value, name) === type)
  return (
    fits(content, { connection: 'object', url: 'string', pid: 'number' }) &&
    fits(Reflect.get(content, 'connection'), CONNECTION)
  )
}

const CONNECTION = {
  host: 'string',
  port: 'number',
  username: 'string',
  password: 'string',
  database: 'string',
} as const
