import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'
import { createDb, type Queryable } from '../src/lib/db/index.ts'
import { findPostgresPackage, type PostgresPackage } from '../src/lib/postgres/binaries.ts'
import type { EmbeddedConnection } from '../src/lib/postgres/connection.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../src/lib/postgres/embedded.ts'
import { endProcess, endsWithTests, eventually } from './harness.ts'
import { roomyFolder } from './roomy-folder.ts'
import { fillDatabase } from './server.ts'

/** Servers in separate folders, for tests of the launcher; all other tests share one (harness.ts). */
const library = join(import.meta.dirname, '..', 'src', 'lib')
export const isRoot = process.getuid?.() === 0 && process.platform === 'linux'
export const needsSignals = process.platform === 'win32' ? 'signals' : false
export const nobody = { uid: 65534, gid: 65534 }
export const quick = { fsync: 'off' }

// The runner's hooks run first to last; a folder must be removed after its server has stopped.
const endings = new WeakMap<TestContext, (() => unknown)[]>()

export function atEnd(t: TestContext, work: () => unknown): void {
  const known = endings.get(t)
  if (known) known.unshift(work)
  else {
    const works = [work]
    endings.set(t, works)
    t.after(async () => {
      for (const next of works) await next()
    })
  }
}

const makeFolder = (base: string) => fs.mkdtempSync(join(base, 'gonggo-embedded-'))
const removeFolder = (folder: string) => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

export function makeRoom(t: TestContext, base: string = tmpdir()): string {
  const room = makeFolder(base)
  atEnd(t, () => removeFolder(room))
  return room
}

const DISK = '224m'

/** A separate disk that is small enough to be filled; returns the reason if this machine cannot provide one. */
export function mountDisk(t: TestContext, size = DISK): string | null {
  const folder = join(makeRoom(t), 'disk')
  fs.mkdirSync(folder)
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder])
  if (status !== 0) {
    t.skip(`a small disk cannot be mounted here: ${stderr}`)
    return null
  }
  atEnd(t, () => execFileSync('umount', [folder]))
  return folder
}

/** Clusters are 47 MB each; deleting them at once would keep the disk busy during tests. */
export const ROOM = 2 ** 30

/**
 * A folder in which a server has already run, for tests that are not about the first start: initdb takes 0.8 s, a copy
 * 0.1 s. With `hasSchema`, its database has the newest schema too.
 */
export async function makeUsedRoom(t: TestContext, { hasSchema = false } = {}): Promise<string> {
  const room = makeRoom(t, roomyFolder(ROOM))
  await copyCluster(join(room, 'postgres'), hasSchema)
  return room
}

const prepared = new Map<boolean, Promise<string>>()

export async function copyCluster(to: string, hasSchema = false): Promise<void> {
  const preparing = prepared.get(hasSchema) ?? prepareCluster(hasSchema)
  prepared.set(hasSchema, preparing)
  const from = await preparing
  // Unlike Node's own function, this one keeps the owner.
  if (process.platform !== 'win32') await promisify(execFile)('cp', ['-a', from, to])
  else await fs.promises.cp(from, to, { recursive: true })
}

async function prepareCluster(hasSchema: boolean): Promise<string> {
  const folder = makeFolder(roomyFolder(ROOM))
  // Shared by the files in a process: a hook would belong to the first of them, and remove it before the others begin.
  process.once('exit', () => removeFolder(folder))
  const dataFolder = join(folder, 'postgres')
  const server = await startEmbeddedPostgres({ dataFolder, log: () => {}, settings: quick })
  if (hasSchema) {
    const db = createDb({ target: server.connection, name: 'tests of the launcher', connections: 1 })
    await fillDatabase(db)
    await db.stop()
  }
  await server.stop()
  return dataFolder
}

/**
 * The installed package without the links between its libraries. Files are hard links where possible, so they must not
 * be written to.
 */
export function installPackage(native: string): PostgresPackage {
  const installed = findPostgresPackage()
  linkFolder(installed.folder, native)
  return { ...installed, folder: native }
}

/** Copies the files of a folder, without links, to a place that another user can read. */
function linkFolder(folder: string, to: string): void {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    if (entry.isFile()) linkFile(from, join(to, relative(folder, from)))
  }
}

const EVERYBODY_READS = 0o004

function linkFile(from: string, to: string): void {
  fs.mkdirSync(dirname(to), { recursive: true })
  const { mode } = fs.statSync(from)
  if (mode & EVERYBODY_READS) {
    try {
      fs.linkSync(from, to)
      return
    } catch {
      // Usually a different file system.
    }
  }
  fs.copyFileSync(from, to)
  // Files that only the owner may read or run were installed under a strict umask.
  fs.chmodSync(to, mode | ((mode & 0o500) >> 6))
}

/**
 * What `npm ci --ignore-scripts` installs, as far as the launcher needs it, in a separate folder without library links.
 * Nothing in it refers to the project, which other users may not be able to read.
 */
export function makeCheckout(room: string): { from: string; native: string; node: string } {
  const checkout = join(room, 'checkout')
  const from = join(checkout, 'src', 'lib')
  const { folder } = findPostgresPackage()
  const modules = dirname(dirname(dirname(folder)))
  const own = join(checkout, 'node_modules')
  const native = join(own, relative(modules, folder))
  fs.mkdirSync(from, { recursive: true })
  fs.writeFileSync(join(checkout, 'package.json'), '{"type":"module"}')
  for (const name of fs.readdirSync(library, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    fs.mkdirSync(dirname(join(from, name)), { recursive: true })
    linkFile(join(library, name), join(from, name))
  }
  // The driver is installed in parts.
  const driver = fs.readdirSync(modules).filter((name) => /^(?:pg|pg-.*|pgpass|postgres-.*|split2|xtend)$/.test(name))
  for (const name of [...driver, 'typebox', relative(modules, dirname(folder))]) {
    linkFolder(join(modules, name), join(own, name))
  }
  const node = join(checkout, 'node')
  linkFile(fs.realpathSync(process.execPath), node)
  return { from, native, node }
}

export interface Heard {
  message: string
  detail?: object
}

export async function start(
  t: TestContext,
  room: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres & { heard: Heard[] }> {
  const heard: Heard[] = []
  const log = (message: string, detail?: object) => heard.push({ message, ...(detail && { detail }) })
  const server = await startEmbeddedPostgres({ dataFolder: join(room, 'postgres'), log, settings: quick, ...options })
  atEnd(t, () => server.stop())
  return Object.assign(server, { heard })
}

export async function withSql<T>(connection: EmbeddedConnection, work: (sql: Queryable) => Promise<T>): Promise<T> {
  const db = createDb({ target: connection, name: 'tests of the launcher', connections: 1 })
  try {
    return await work(db.sql)
  } finally {
    await db.stop()
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

export const until = (condition: () => boolean) => eventually(condition)

// A separate process that serves until its standard input ends or it is interrupted.
const program = `
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n')
const [module, options] = JSON.parse(process.argv[1])
const { startEmbeddedPostgres } = await import(module)
try {
  const server = await startEmbeddedPostgres({ ...options, log: (message, detail) => say({ message, detail }) })
  const { pid, adopted, connection } = server
  const end = () => server.stop().then(() => process.exit())
  process.on('SIGINT', end)
  process.stdin.on('end', end).resume()
  say({ pid, adopted, connection })
} catch (error) {
  say({ code: error.code ?? 'unexpected', message: error.message })
}`

export interface Other {
  process: ChildProcess
  outcome: Promise<{ pid: number; adopted: boolean; connection: EmbeddedConnection; code?: string; message?: string }>
  end(): Promise<number | null>
}

export interface OtherOptions {
  /** The folder of the launcher it runs. */
  from?: string
  /** The Node it runs on. */
  node?: string
  user?: { uid: number; gid: number }
  env?: Record<string, string>
  detached?: boolean
}

export function startOther(t: TestContext, options: object, how: OtherOptions = {}): Other {
  const { from = library, node = process.execPath, user, env, detached = false } = how
  const args = JSON.stringify([join(from, 'postgres/embedded.ts'), { settings: quick, ...options }])
  const child = endsWithTests(
    spawn(node, ['--input-type=module', '-e', program, args], {
      ...user,
      cwd: '/',
      detached,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  const outcome = Promise.withResolvers<Awaited<Other['outcome']>>()
  createInterface(child.stdout).on('line', (line) => {
    const value = JSON.parse(line)
    if ('pid' in value || 'code' in value) outcome.resolve(value)
  })
  const ended = once(child, 'exit')
  const end = async () => {
    child.stdin.end()
    await ended
    return child.exitCode
  }
  atEnd(t, end)
  ended.then(() => outcome.reject(new Error('ended without a word')))
  outcome.promise.catch(() => {})
  return { process: child, outcome: outcome.promise, end }
}

export async function crash(other: Other): Promise<void> {
  await endProcess(other.process, 'SIGKILL')
}

/** A server whose owner was killed. */
export async function leaveServer(t: TestContext, room: string): Promise<{ pid: number; connectionFile: string }> {
  const connectionFile = join(room, 'postgres.json')
  const other = startOther(t, { dataFolder: join(room, 'postgres'), connectionFile })
  const { pid, connection } = await other.outcome
  await withSql(connection, (sql) => sql`create table kept ()`)
  await crash(other)
  atEnd(t, () => isAlive(pid) && process.kill(pid, 'SIGKILL'))
  return { pid, connectionFile }
}
