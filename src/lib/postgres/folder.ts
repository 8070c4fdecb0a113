// The data folder: its owner, its lock, and leftovers of a crash.

import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { codeOf } from '../db/index.ts'
import { makePrivateFolderSync } from '../folders.ts'
import { EmbeddedPostgresError, type LogLine, otherWay, type ServerUser, serverEnvironment } from './binaries.ts'

const SQLITE_BUSY = 5
/** The permissions that PostgreSQL forbids: writing for the group, and everything for others. */
const OPEN_TO_OTHERS = 0o027
const LOG_LIMIT_BYTES = 8 * 1024 * 1024
const TAIL_BYTES = 2_000
const PASSWORD_FILE = 'gonggo.password'

// The platform's name for "UTF-8 without a language": C.UTF-8 on glibc, UTF-8 on macOS, none on Windows. Comparison and
// letter case come from ICU anyway.
const UTF8_CTYPE: Record<string, string> = { darwin: 'UTF-8', win32: 'C' }

/**
 * The folder's real path (it need not exist yet; its parent is created), so that every path to it leads to one lock.
 */
export function locateDataFolder(dataFolder: string): string {
  const path = resolve(dataFolder)
  return orNotWritable(path, () => {
    makePrivateFolderSync(dirname(path))
    return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path))
  })
}

/**
 * Locks the folder for this process and returns the release. SQLite, because Node has no file lock: the kernel releases
 * this one when its holder dies, so there is no stale lock and no guessing about process ids.
 */
export function lockDataFolder(path: string): () => void {
  const file = `${path}.lock`
  return orNotWritable(path, () => {
    createPrivately(file)
    const lock = new DatabaseSync(file)
    try {
      lock.exec('pragma journal_mode = memory; begin exclusive')
    } catch (error) {
      lock.close()
      if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
      const hint = 'Only one may start it; other commands join it through its connection file.'
      throw new EmbeddedPostgresError('in_use', `Another process is using the database in ${path}. ${hint}`)
    }
    return () => lock.close()
  })
}

// Never opened here once it exists: closing a second descriptor would drop this process's POSIX locks on the file.
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/**
 * PostgreSQL refuses to run as root, and initdb as a user without an entry in passwd: root switches to the owner of the
 * data, initially `nobody`.
 */
export function serverUserFor(path: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (process.platform !== 'linux') {
    const message = `PostgreSQL refuses to run as root. Start Gonggo as a plain user. ${otherWay}`
    throw new EmbeddedPostgresError('root_refused', message)
  }
  const owner = existsSync(path) ? statSync(path).uid : 0
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name, , uid]) => (owner === 0 ? name === 'nobody' : uid === String(owner)))
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : { uid: owner || 65534, gid: 65534 }
}

/**
 * The path by which the server opens its data folder. As another user it may not be able to enter the parents; the
 * working directory, entered while still root, needs no path.
 */
export function nameForServer(path: string, user: ServerUser | undefined): string {
  return user ? '/proc/self/cwd' : path
}

export interface ClusterPlace {
  path: string
  user: ServerUser | undefined
  binaries: string
  version: string
  log: LogLine
}

/** Creates the cluster if there is none; returns its password. */
export async function ensureCluster(place: ClusterPlace, durable: boolean): Promise<string> {
  const { path, log } = place
  if (!holdsCluster(place)) {
    const begun = performance.now()
    await makeCluster(place, durable)
    log('made a new database folder', { dataFolder: path, ms: Math.round(performance.now() - begun) })
  }
  // Last, because an initdb that outlived its parent is mostly finished by then; otherwise the next start removes its
  // files.
  removeLeftovers(path, log)
  return readFileSync(join(path, PASSWORD_FILE), 'utf8')
}

function holdsCluster({ path, user, version }: ClusterPlace): boolean {
  return orNotWritable(path, () => {
    if (!existsSync(path)) return false
    const names = readdirSync(path)
    if (names.length === 0) return false
    if (!names.includes('PG_VERSION') || !names.includes(PASSWORD_FILE)) {
      throw new EmbeddedPostgresError('not_a_data_folder', `${path} is not empty and is not a database of Gonggo.`)
    }
    const madeBy = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
    const major = version.split('.')[0]
    if (madeBy !== major) {
      const hint = 'Go back to the Gonggo that created it, or set another GONGGO_DATA and restore a backup there.'
      const message = `${path} was created by PostgreSQL ${madeBy}; this is PostgreSQL ${major}. ${hint}`
      throw new EmbeddedPostgresError('wrong_version', message)
    }
    const { uid, mode } = statSync(path)
    if (process.platform !== 'win32' && mode & OPEN_TO_OTHERS) {
      const rights = (mode & 0o777).toString(8).padStart(4, '0')
      const message = `${path} is open to others (mode ${rights}), which PostgreSQL refuses. Run: chmod 700 '${path}'`
      throw new EmbeddedPostgresError('open_folder', message)
    }
    if (user && uid !== user.uid) {
      const message = `${path} belongs to root, which PostgreSQL refuses. Run: chown -R ${user.uid}:${user.gid}`
      throw new EmbeddedPostgresError('not_writable', message)
    }
    return true
  })
}

// Created under a random name and renamed when complete, so that a kill leaves nothing half-made. The name is random
// because an initdb that outlived its parent may still write under the old one.
async function makeCluster({ path, user, binaries }: ClusterPlace, durable: boolean): Promise<void> {
  const staging = orNotWritable(path, () => mkdtempSync(stagingPrefix(path)))
  const data = join(staging, 'data')
  const password = join(staging, 'password')
  try {
    orNotWritable(path, () => {
      mkdirSync(data, { mode: 0o700 })
      writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
      if (user) for (const part of [data, password, staging]) chownSync(part, user.uid, user.gid)
    })
    await runInitdb({ path, user, binaries, data, durable })
    orNotWritable(path, () => {
      renameSync(password, join(data, PASSWORD_FILE))
      if (existsSync(path)) rmdirSync(path)
      renameSync(data, path)
    })
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

export const stagingPrefix = (path: string) => `${path}.new-`

function removeLeftovers(path: string, log: LogLine): void {
  const prefix = stagingPrefix(path)
  for (const name of readdirSync(dirname(path))) {
    const leftover = join(dirname(path), name)
    if (!leftover.startsWith(prefix)) continue
    try {
      rmSync(leftover, { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      log('could not remove a half-made database folder', { folder: leftover, code: codeOf(error) })
    }
  }
}

interface Initdb {
  path: string
  user: ServerUser | undefined
  binaries: string
  data: string
  durable: boolean
}

async function runInitdb({ path, user, binaries, data, durable }: Initdb): Promise<void> {
  const flags = [
    '-D',
    nameForServer(data, user),
    '--pwfile=../password',
    '--username=gonggo',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=ko',
    '--locale=C',
    `--lc-ctype=${UTF8_CTYPE[process.platform] ?? 'C.UTF-8'}`,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  const serverLog = openServerLog(path)
  const ended = Promise.withResolvers<string>()
  const stdio = ['ignore', serverLog.descriptor, serverLog.descriptor] as const
  const child = spawn(join(binaries, 'bin', 'initdb'), flags, {
    ...user,
    cwd: data,
    env: serverEnvironment,
    stdio: [...stdio],
  })
  child.on('error', (error) => ended.resolve(error.message))
  child.on('exit', (code, signal) => ended.resolve(code === 0 ? '' : `ended with ${signal ?? code}`))
  const problem = await ended.promise
  serverLog.close()
  if (problem) {
    const message = `The new database could not be created (initdb: ${problem}).\n${serverLog.tail()}`
    throw new EmbeddedPostgresError('start_failed', message)
  }
}

export interface PidFile {
  pid: number
  port: number
  /** The server was told to stop. */
  isEnding: boolean
}

/** What the current or last server has written about itself. */
export function readPidFile(path: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(path, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
    return { pid, port: Number(lines[3]), isEnding: lines[7]?.trim() === 'stopping' }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

// A zombie that no process waits for (our own process may be number 1 of a container) still accepts signals.
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

/** Whether the command line of the process contains these words. */
export function wasStartedWith(words: string, pid: number): boolean {
  try {
    return commandLine(pid).includes(words)
  } catch {
    return false
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`
  return process.platform === 'win32'
    ? execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
    : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
}

export interface ServerLog {
  descriptor: number
  close(): void
  /** The end of what was written since it was opened. */
  tail(): string
}

/** Next to the data folder, not in it: root must not write to a name in a folder of another user. */
export function openServerLog(path: string): ServerLog {
  const file = serverLogFile(path)
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)
  const descriptor = orNotWritable(path, () => openSync(file, flags, 0o600))
  const from = statSync(file).size
  return {
    descriptor,
    close: () => closeSync(descriptor),
    tail: () => readFileSync(file).subarray(from).subarray(-TAIL_BYTES).toString().trim(),
  }
}

/** The server appends through its own descriptor, so emptying the file is safe while it writes. */
export function boundServerLog(path: string, limit: number = LOG_LIMIT_BYTES): void {
  const file = serverLogFile(path)
  if (!existsSync(file) || statSync(file).size <= limit) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

const serverLogFile = (path: string) => `${path}.log`

function orNotWritable<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `The database folder ${path} cannot be used by this user: ${reason}`
    throw new EmbeddedPostgresError('not_writable', message, { cause })
  }
}
