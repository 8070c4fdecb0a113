import { execFileSync, spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb } from '../src/lib/db/index.ts'
import { startEmbeddedPostgres } from '../src/lib/postgres/index.ts'
import { passedOn } from './environment.ts'
import { PATIENCE_MS } from './patience.ts'
import { endProcess, endsWithTests } from './processes.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
/** The demo creates some 10,000 notices, which takes time on a busy machine. */
const WHOLE_MS = 4 * PATIENCE_MS
const READY = 'All notices of the demo are there'
const RENEWED = 'the epoch of the feed is renewed'
/** Folder of a prepared demo: if it exists, a service starts with a copy of it. */
export const DEMO_VARIABLE = 'GONGGO_TEST_DEMO'

export interface DemoService {
  baseUrl: string
  /** Like the folder of a first try: its data are in `.gonggo`. */
  folder: string
  keys: { pro: string; enterprise: string }
  /** All its output and log so far. */
  output(): string
  end(): Promise<void>
}

/**
 * Starts the service as `npm start` does for the first time, in an empty folder, and waits until its demo is complete.
 * Scripts use it too. Its accounts are empty: a test creates what it needs.
 */
export async function startDemoService(
  settings: Record<string, string> = {},
  { keepsFolder = false, folder = tryFolder() } = {},
): Promise<DemoService> {
  const made = wholeDemo(process.env[DEMO_VARIABLE])
  const isCopy = made !== null
  // With owners and permissions: the database may belong to another user.
  if (isCopy) execFileSync('cp', ['-a', join(made, '.gonggo'), folder])
  const env = { ...passedOn(), GONGGO_PORT: '0', GONGGO_DEMO: 'empty', GONGGO_CONSOLE: '0', ...settings }
  const child = endsWithTests(spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }))
  const end = async () => {
    await endProcess(child)
    if (!keepsFolder) rmSync(folder, { recursive: true, force: true })
  }
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes(READY)) resolve()
    })
  child.once('close', () => reject(new Error(`the service ended before its demo was whole:\n${said}`)))
  const late = setTimeout(() => reject(new Error(`no whole demo within ${WHOLE_MS} ms:\n${said}`)), WHOLE_MS)
  try {
    await ready
    if (isCopy && said.includes(RENEWED)) throw new Error(`the copy of the demo reads all notices anew:\n${said}`)
  } catch (error) {
    await end()
    throw error
  } finally {
    clearTimeout(late)
  }
  const { baseUrl, accounts } = JSON.parse(readFileSync(join(folder, '.gonggo/demo.json'), 'utf8')) as {
    baseUrl: string
    accounts: { plan: string; key: string }[]
  }
  const keyOf = (plan: string) => accounts.find((account) => account.plan === plan)?.key ?? ''
  return { baseUrl, folder, keys: { pro: keyOf('pro'), enterprise: keyOf('enterprise') }, output: () => said, end }
}

/**
 * The folder of a complete demo, which other services start with a copy of: 4 s of processor time instead of 11 s. If
 * the environment names a folder, the demo is created there unless it exists, and kept for later suites.
 */
export async function provideDemo(): Promise<{ folder: string; isKept: boolean }> {
  const place = process.env[DEMO_VARIABLE]
  const made = wholeDemo(place)
  if (made !== null) return { folder: made, isKept: true }
  const { folder, end } = await startDemoService({}, { keepsFolder: true, folder: siblingFolder(place) })
  await end()
  await forgetFiles(join(folder, '.gonggo/postgres'))
  return place === undefined ? { folder, isKept: false } : keepDemo(folder, place)
}

/** Moved as a whole, so that no process copies half of it. If another process was faster, its demo is used. */
export function keepDemo(folder: string, place: string): { folder: string; isKept: boolean } {
  try {
    renameSync(folder, place)
    return { folder: place, isKept: true }
  } catch {
    const made = wholeDemo(place)
    // The folder belongs to another user, or its file system has no room.
    if (made === null) return { folder, isKept: false }
    rmSync(folder, { recursive: true })
    return { folder: made, isKept: true }
  }
}

/** `null` if there is none, or only another user may read it. */
function wholeDemo(place: string | undefined): string | null {
  if (place === undefined) return null
  try {
    for (const part of ['.gonggo', '.gonggo/postgres']) accessSync(join(place, part), constants.R_OK | constants.X_OK)
    return place
  } catch {
    return null
  }
}

const tryFolder = () => mkdtempSync(join(tmpdir(), 'gonggo-first-try-'))

/** On the same file system as the target, because a folder cannot be moved to another one. */
function siblingFolder(place: string | undefined): string {
  try {
    return place === undefined ? tryFolder() : mkdtempSync(`${place}-`)
  } catch {
    return tryFolder()
  }
}

/** Detects a copy by the age of its files, renews the epoch of the feed and reads all notices again. */
async function forgetFiles(dataFolder: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataFolder, log: () => {} })
  const db = createDb({ target: server.connection, name: 'tests', connections: 1 })
  await db.sql`
    update settings
    set value = value || jsonb_build_object('files', null, 'transaction', pg_current_xact_id()::xid::text)
    where name = 'feed home'`
  await db.sql.unsafe('vacuum (analyze)')
  await db.stop()
  await server.stop()
}
