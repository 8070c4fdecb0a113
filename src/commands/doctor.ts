import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BootError, READ_ONLY } from '../boot.ts'
import type { Config } from '../config.ts'
import { codeOf, createDb, type Db } from '../lib/db/index.ts'
import { appConnection, readConnectionFile } from '../lib/postgres/index.ts'
import { createSecrets, type Secrets } from '../lib/secret.ts'
import type { Action, Command, CommandPlace } from './command.ts'
import { walArchive } from './doctor-archive.ts'
import { attachments } from './doctor-attachments.ts'
import * as database from './doctor-database.ts'
import type { DoctorFinding } from './doctor-machine.ts'
import * as machine from './doctor-machine.ts'
import * as servers from './doctor-servers.ts'
import { keys } from './doctor-sources.ts'
import { EXITS, failureOf, messageOf } from './failures.ts'
import { table } from './output.ts'

interface Check extends DoctorFinding {
  name: string
}

const only: Action = {
  words: [],
  says: 'Checks the installation: program, machine, database, Redis and mail server.',
  notes: [
    'Exits with 0 if everything is in order, 1 if not, 4 if the database is not reachable. The database of a running service',
    'and one named by DATABASE_URL are only read; the embedded one of a stopped service is started, as by any command.',
  ],
  options: {},
  async run(_given, place) {
    const { config } = place
    const checks: Check[] = []
    const look = async (name: string, check: () => Promise<DoctorFinding> | DoctorFinding) => {
      checks.push({ name, ...(await findingOf(check)) })
    }
    await look('node', machine.node)
    const { reachable } = await lookAtDatabase(place, look)
    await look('redis', () => servers.redis(config))
    await look('smtp', () => servers.smtp(config))
    await look('data folder', () => machine.dataFolder(config))
    await look('disk', () => machine.disk(config))
    if (config.backup.walArchive !== null) await look('WAL archive', () => walArchive(config))
    await look('port', () => machine.port(config))
    await look('proxy', () => machine.proxy(config))
    const ok = checks.every((check) => check.ok)
    const rows = checks.map((check) => [check.ok ? 'ok' : 'FAILS', check.name, check.detail])
    const exit = reachable ? (ok ? EXITS.done : EXITS.failed) : EXITS.unreachable
    return { document: { ok, checks }, text: table(['', 'CHECK', 'FOUND'], rows), exit }
  },
}

type Look = (name: string, check: () => Promise<DoctorFinding> | DoctorFinding) => Promise<void>

async function lookAtDatabase(place: CommandPlace, look: Look): Promise<{ reachable: boolean }> {
  let opened: Opened
  try {
    opened = await openDatabase(place)
  } catch (error) {
    const { exit, code, detail } = failureOf(error)
    await look(REFUSED_BY[code] ?? 'database', () => ({ ok: false, detail }))
    return { reachable: exit !== EXITS.unreachable }
  }
  const { db, way, secrets, close } = opened
  try {
    await look('database', () => database.answers(db.sql, way))
    await look('version', () => database.version(db.sql))
    await look('encoding', () => database.encoding(db.sql))
    await look('letters', () => database.letters(db.sql))
    const hasOwner = place.config.databaseUrl === null || place.config.migrationUrl !== null
    await look('schema', () => database.schema(db.sql, hasOwner))
    await look('rights', () => database.rights(db.sql))
    await look('secret', () => database.secret(db.sql, secrets()))
    await look('feed', () => database.feed(db.sql))
    await look('sources', () => database.sources(db.sql))
    await look('keys', () => keys(db.sql, place.config))
    await look('demo', () => database.demo(db.sql, place.config))
    await look('clock', () => database.clock(db.sql))
    const { choice } = place.config.attachments
    if (choice !== 'none') await look('attachments', () => attachments(db.sql, place.config))
    return { reachable: true }
  } finally {
    await close()
  }
}

/** Errors of starting an embedded database, by the check that would have found them. */
const REFUSED_BY: Record<string, string> = {
  server_too_old: 'version',
  server_encoding: 'encoding',
  schema_too_new: 'schema',
  wrong_secret: 'secret',
  secret_missing: 'secret',
}

interface Opened {
  db: Db
  way: string
  secrets: () => Secrets
  close(): Promise<void>
}

/** A check must not change a running database: only a stopped one is opened normally. */
async function openDatabase({ config, log, open }: CommandPlace): Promise<Opened> {
  const file = join(config.dataFolder, 'postgres.json')
  // An unreadable folder is reported by the start of its database.
  const running = config.databaseUrl === null ? await readConnectionFile(file).catch(() => null) : null
  const embedded = running ? appConnection(running.connection) : undefined
  const target = config.databaseUrl === null ? embedded : { url: config.databaseUrl }
  if (target === undefined) {
    const { db, secrets } = (await open()).infrastructure
    return { db, way: 'the embedded one, started for this check', secrets: () => secrets, close: async () => {} }
  }
  const tell = (text: string, detail?: object) => log.info(detail ?? {}, text)
  const db = createDb({ target, name: 'gonggo doctor', connections: 2, log: tell })
  try {
    await db.sql`select 1`
  } catch (error) {
    await db.stop()
    throw new BootError('database_unreachable', messageOf(error), error)
  }
  const way = running ? 'the embedded one of the running service' : 'behind DATABASE_URL'
  return { db, way, secrets: () => secretsOf(config), close: () => db.stop() }
}

const secretsOf = (config: Config): Secrets =>
  createSecrets(config.secrets ?? [readFileSync(join(config.dataFolder, 'secret'), 'utf8').trim()])

export async function findingOf(check: () => Promise<DoctorFinding> | DoctorFinding): Promise<DoctorFinding> {
  try {
    return await check()
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return { ok: true, detail: 'nothing to check before there is a schema' }
    const remedy = REMEDIES[codeOf(error) ?? '']
    return { ok: false, detail: remedy ? `${messageOf(error)}; ${remedy}` : messageOf(error) }
  }
}

const UNDEFINED_TABLE = '42P01'
/** How the operator fixes errors of the database and the file system. */
const REMEDIES: Readonly<Record<string, string>> = {
  '42501': '"./gonggo migrate" grants the service its rights, as the role that owns the tables',
  EROFS: READ_ONLY,
}

export const doctor: Command = { says: only.says, actions: { '': only } }
