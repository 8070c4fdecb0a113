import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Config, packageVersion } from './config.ts'
import { systemClock } from './lib/clock.ts'
import {
  applyMigrations,
  BreakingMigrations,
  codeOf,
  createDb,
  type Db,
  type DbTarget,
  grantWork,
  type Migration,
  type Queryable,
  readMigrations,
  readServer,
  readSetting,
  readSkew,
  roleOf,
  schemaState,
  schemaVersion,
  skewText,
  writeSetting,
} from './lib/db/index.ts'
import { createFeedEpoch, type FeedEpoch } from './lib/feed-epoch.ts'
import { makePrivateFolderSync } from './lib/folders.ts'
import {
  appConnection,
  type EmbeddedConnection,
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  readConnectionFile,
  startEmbeddedPostgres,
} from './lib/postgres/index.ts'
import { isDatabaseAway, isDiskFull } from './lib/problems.ts'
import { createSecrets, type Secrets } from './lib/secret.ts'

/** What the app runs on: a database with the right version and schema, and its secret. */
export interface Infrastructure {
  db: Db
  secrets: Secrets
  migrations: Migration[]
  applied: number[]
  embedded: boolean
  catalogFolder?: string
  feedEpoch?: FeedEpoch
  stop(): Promise<void>
}

export class BootError extends Error {
  readonly code: string
  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

export interface BootOptions {
  name: string
  log: (message: string, detail?: object) => void
  /** For operator commands: uses the database of a running service instead of failing because it runs. */
  join: boolean
  /** One of several processes of a supervisor, which starts the embedded database for all. */
  isMember?: boolean
  connections?: number
  /** Applies breaking migrations to a database that other processes may use. Default: only to the embedded one. */
  allowBreaking?: boolean
  /** Aborts waiting for the database. */
  signal?: AbortSignal
}

const MIGRATIONS = new URL('../migrations/', import.meta.url)
const OLDEST_SERVER = 160_000
const BUSY_PATIENCE_MS = 60_000
const BUSY_CHECK_MS = 50

/** The schema may have another version, so no queries are allowed before `settle`. */
export interface OpenInfrastructure extends Omit<Infrastructure, 'applied'> {
  /** Applies the migrations. Returns the versions of the schema that this call has applied. */
  settle(): Promise<number[]>
}

export async function boot(config: Config, options: BootOptions): Promise<Infrastructure> {
  const { settle, ...infrastructure } = await openInfrastructure(config, options)
  try {
    return { ...infrastructure, applied: await settle() }
  } catch (error) {
    await infrastructure.stop()
    throw error
  }
}

/** The first half of `boot`, for starts that do other work while the schema is created. */
export async function openInfrastructure(config: Config, options: BootOptions): Promise<OpenInfrastructure> {
  const { target, owner, stop: stopServer } = await findDatabase(config, options)
  const { name, log, connections = connectionsOf(config), allowBreaking = config.databaseUrl === null } = options
  const db = createDb({ target, name, log, connections })
  const embedded = config.databaseUrl === null
  const clusterFolder = embedded ? join(config.dataFolder, 'postgres') : null
  const feedEpoch = createFeedEpoch({ db, dataFolder: config.dataFolder, clusterFolder, log })
  let isSettled = false
  const stop = async () => {
    // At the very end, so that a loss of any change of this process is detected.
    if (isSettled) await feedEpoch.check().catch(() => {})
    await db.stop()
    await stopServer()
  }
  try {
    const migrations = ownMigrations()
    const secrets = createSecrets(config.secrets ?? [await keptSecret(config.dataFolder, db)])
    const settle = async () => {
      try {
        const applied = await prepare(owner, db, migrations, { log, allowBreaking })
        if ((await schemaState(db.sql, migrations)) === 'broken')
          throw new BootError('schema_too_new', await tooNew(db.sql, migrations))
        await checkFingerprint(db, secrets)
        await feedEpoch.check()
        isSettled = true
        await tellSkew(db.sql, systemClock.now, log)
        return applied
      } catch (error) {
        throw asBootError(error)
      }
    }
    const catalogFolder = join(config.dataFolder, 'catalog')
    return { db, secrets, migrations, embedded, catalogFolder, feedEpoch, settle, stop }
  } catch (error) {
    await stop()
    throw asBootError(error)
  }
}

/** The database with the rights of its owner, for a restore: without migrations and secret. */
export async function openAsOwner(config: Config, options: BootOptions) {
  const { target, owner, stop: stopServer } = await findDatabase(config, options)
  const { name, log } = options
  const db = createDb({ target: owner, name, log, connections: 2 })
  const app = createDb({ target, name, log, connections: 2 })
  const stop = async () => {
    await Promise.all([db.stop(), app.stop()])
    await stopServer()
  }
  try {
    await checkServer(db)
    const clusterFolder = config.databaseUrl === null ? join(config.dataFolder, 'postgres') : null
    const feedEpoch = createFeedEpoch({ db, dataFolder: config.dataFolder, clusterFolder, log })
    return { db, appRole: await roleOf(app.sql), feedEpoch, stop }
  } catch (error) {
    await stop()
    throw asBootError(error)
  }
}

export const ownMigrations = (): Migration[] => readMigrations(MIGRATIONS)
export const secretFileIn = (dataFolder: string): string => join(dataFolder, 'secret')

/** The embedded database does not exist yet. */
export const isFirstStart = ({ databaseUrl, dataFolder }: Config): boolean =>
  databaseUrl === null && !existsSync(join(dataFolder, 'postgres'))

/** Called before a database is created, in case the service cannot listen. */
export async function checkPort({ host, port }: Config): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw portErrorOf(error, { host, port }) ?? error
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Errors for an address of another machine, and for a name that does not resolve. */
const FOREIGN_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT']

/** `null` if the error does not concern listening. */
export function portErrorOf(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): BootError | null {
  const code = codeOf(error)
  const taken = `Port ${port} on ${host} is taken by another program. Set GONGGO_PORT to a free one, or to 0 for any.`
  if (code === 'EADDRINUSE') return new BootError('port_taken', taken, error)
  if (FOREIGN_HOST.includes(code ?? '')) {
    const foreign = `GONGGO_HOST must be an address of this machine, or 0.0.0.0 for all of them; it is "${host}".`
    return new BootError('host_refused', foreign, error)
  }
  if (code !== 'EACCES') return null
  return new BootError('port_refused', `The system does not allow listening on port ${port}.`, error)
}

/** The setting with the version that last changed the schema. */
const MIGRATED_BY = 'migrated by'

/** If the two clocks differ, expiry and reminders are early or late. */
export async function tellSkew(sql: Queryable, now: () => number, log: BootOptions['log']): Promise<void> {
  const { ms, isLarge } = await readSkew(sql, now)
  if (isLarge) log(`the clocks differ: ${skewText(ms)}; synchronise both`, { skewMs: ms })
}

/** The message for a schema that a newer version has changed: which version to install. */
export async function tooNew(sql: Queryable, migrations: readonly Migration[]): Promise<string> {
  const [version = null] = (await readSetting<string[]>(sql, MIGRATED_BY)) ?? []
  const needed = version === null ? 'a newer Gonggo' : `Gonggo ${version} or newer`
  const [theirs, own] = [await schemaVersion(sql), migrations.length]
  const why = `its schema is at migration ${theirs}, and Gonggo ${packageVersion()} knows ${own}`
  return `This database needs ${needed}: ${why}.`
}

/** Migrates the schema as its owner, and grants the app access. Returns the versions applied. */
async function prepare(
  owner: DbTarget,
  app: Db,
  migrations: Migration[],
  { log, allowBreaking }: Required<Pick<BootOptions, 'log' | 'allowBreaking'>>,
): Promise<number[]> {
  const db = createDb({ target: owner, name: 'gonggo migrations', connections: 2 })
  try {
    await checkServer(db)
    await checkPooling(app)
    const applied = await applyMigrations(db, migrations, log, { allowBreaking })
    if (applied.length > 0) await writeSetting(db.sql, MIGRATED_BY, [packageVersion()])
    const role = await roleOf(app.sql)
    if (role !== (await roleOf(db.sql))) await grantWork(db, role)
    return applied
  } finally {
    await db.stop()
  }
}

interface Place {
  target: DbTarget
  /** The owner of the tables; the same as `target` if there is one role for everything. */
  owner: DbTarget
  stop: () => Promise<void>
}

/** Connections of one process. Several processes share the number of two, with at least eight each. */
const connectionsOf = ({ processes }: Config) => (processes <= 2 ? 20 : Math.max(8, Math.ceil(40 / processes)))
/** Including those of the supervisor, of commands, and of work with its own connections. */
const allConnections = (config: Config) => config.processes * (connectionsOf(config) + 1) + 20

const embedded = (connection: EmbeddedConnection) => ({ target: appConnection(connection), owner: connection })

async function findDatabase(config: Config, options: BootOptions): Promise<Place> {
  if (config.databaseUrl !== null) {
    const owner = { url: config.migrationUrl ?? config.databaseUrl }
    return { target: { url: config.databaseUrl }, owner, stop: async () => {} }
  }
  makeDataFolder(config.dataFolder)
  const connectionFile = join(config.dataFolder, 'postgres.json')
  if (options.isMember) {
    const kept = await readConnectionFile(connectionFile)
    if (kept) return { ...embedded(kept.connection), stop: async () => {} }
    throw new BootError('database_unreachable', 'The database of the supervisor cannot be reached.')
  }
  const deadline = performance.now() + BUSY_PATIENCE_MS
  for (let hasWaited = false; ; hasWaited = true) {
    const running = options.join ? await readConnectionFile(connectionFile) : null
    if (running) return { ...embedded(running.connection), stop: async () => {} }
    try {
      const server = await startEmbedded(config, options, connectionFile)
      return { ...embedded(server.connection), stop: () => server.stop() }
    } catch (error) {
      const busy = error instanceof EmbeddedPostgresError && error.code === 'in_use'
      if (!busy || performance.now() > deadline) throw asBootError(error)
      // A published connection file shows that a service is running, so waiting is useless. A command ends soon.
      if (!options.join && (await readConnectionFile(connectionFile))) throw asBootError(error)
      if (!hasWaited && !options.join) options.log('waiting for a command that uses the database')
      await pause(BUSY_CHECK_MS, undefined, { signal: options.signal })
    }
  }
}

/** Only a service publishes its server, because the server of a command ends with it. */
const startEmbedded = (
  config: Config,
  { log, join: joins }: BootOptions,
  connectionFile: string,
): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dataFolder: join(config.dataFolder, 'postgres'),
    log,
    settings: config.processes === 1 ? {} : { max_connections: String(allConnections(config)) },
    // Commands may run without the settings of the service.
    archives: joins || config.backup.walArchive !== null,
    ...(joins ? {} : { connectionFile }),
  })

export const READ_ONLY =
  'its file system is read-only: mount it for reading and writing, or set GONGGO_DATA to another folder'

function makeDataFolder(folder: string): void {
  try {
    makePrivateFolderSync(folder)
  } catch (error) {
    throw new BootError('data_folder', `The data folder ${folder} cannot be created: ${messageOf(error)}`, error)
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (codeOf(error) === 'EROFS')
      throw new BootError('data_folder', `The data folder ${folder} cannot be written: ${READ_ONLY}.`, error)
    const mine = statSync(folder).uid === process.getuid?.()
    const mend = mine ? `chmod 700 '${folder}'` : `chown -R ${process.getuid?.()} '${folder}'`
    const message = `The data folder ${folder} cannot be used by this user. To repair it, run: ${mend}`
    throw new BootError('data_folder', message, error)
  }
}

/** Created at the first start. If two processes create it, both read the first one. */
async function keptSecret(folder: string, db: Db): Promise<string> {
  const file = secretFileIn(folder)
  if (!existsSync(file) && (await knowsSecrets(db))) throw new BootError('secret_missing', missing(file))
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

const missing = (file: string) =>
  `${file} is missing, and the keys and cursors of this database are valid only under the secret in it. Restore the file from a backup, or set GONGGO_SECRET to what was in it.`

/** Whether a start with a secret was completed before. */
async function knowsSecrets(db: Db): Promise<boolean> {
  try {
    return (await readSetting<string[]>(db.sql, FINGERPRINTS)) !== null
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return false
    throw error
  }
}

const UNDEFINED_TABLE = '42P01'

const TRANSACTION_POOLING =
  'The pooler in front of PostgreSQL gives each transaction another session. Set pool_mode = session for this database (pgbouncer), or connect to PostgreSQL directly.'

async function checkPooling(db: Db): Promise<void> {
  if (await db.poolsTransactions()) throw new BootError('transaction_pooling', TRANSACTION_POOLING)
}

async function checkServer(db: Db): Promise<void> {
  await checkPooling(db)
  const { version, encoding } = await readServer(db.sql)
  if (version < OLDEST_SERVER) throw new BootError('server_too_old', 'Gonggo needs PostgreSQL 16 or newer.')
  if (encoding !== 'UTF8') {
    throw new BootError('server_encoding', `The database must be encoded in UTF8; it is in ${encoding}.`)
  }
}

/** The setting with the fingerprints of the secrets that this database was used with. */
export const FINGERPRINTS = 'secret fingerprints'
/** The setting with the accounts of the demo. */
export const DEMO_ACCOUNTS = 'demo accounts'

/** With another secret, every key would be rejected, so the start fails instead. */
async function checkFingerprint(db: Db, secrets: Secrets): Promise<void> {
  const mine = secrets.fingerprints()
  await db.transaction(async (tx) => {
    const fingerprints = (await readSetting<string[]>(tx, FINGERPRINTS)) ?? []
    if (fingerprints.length > 0 && !mine.some((fingerprint) => fingerprints.includes(fingerprint))) {
      throw new BootError('wrong_secret', 'GONGGO_SECRET is not the secret this database was created with.')
    }
    const all = [...new Set([...fingerprints, ...mine])]
    if (all.length > fingerprints.length) await writeSetting(tx, FINGERPRINTS, all)
  })
}

const breakingText = (names: readonly string[]) =>
  `Processes of older versions stop after these migrations: ${names.join(', ')}. Nothing was changed. Back up the database, stop those processes, and run: ./gonggo migrate --breaking`

function asBootError(error: unknown): BootError {
  if (error instanceof BootError) return error
  if (error instanceof BreakingMigrations) return new BootError('breaking_migration', breakingText(error.names), error)
  if (error instanceof EmbeddedPostgresError) return new BootError(error.code, error.message, error)
  if (isDiskFull(error)) return new BootError('disk_full', `The disk is full: ${messageOf(error)}`, error)
  if (!isDatabaseAway(error)) return new BootError('database', `The database refused: ${messageOf(error)}`, error)
  return new BootError('database_unreachable', `The database cannot be reached: ${messageOf(error)}`, error)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message || String(codeOf(error)) : String(error))
