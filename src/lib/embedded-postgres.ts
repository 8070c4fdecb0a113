import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from './db.ts'
import {
  EmbeddedPostgresError,
  findPostgresPackage,
  type Log,
  otherWay,
  provideBinaries,
  serverEnvironment,
  shortHash,
} from './embedded-postgres-binaries.ts'
import {
  ask,
  type EmbeddedConnection,
  freePort,
  hasSockets,
  libpqUrl,
  prepareDatabase,
  type RunningPostgres,
  removeConnectionFile,
  wayToServer,
  writeConnectionFile,
} from './embedded-postgres-connection.ts'
import {
  boundServerLog,
  type ClusterPlace,
  ensureCluster,
  locateDataFolder,
  lockDataFolder,
  nameForServer,
  openServerLog,
  serverUserFor,
} from './embedded-postgres-folder.ts'

export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from './embedded-postgres-binaries.ts'
export { type EmbeddedConnection, type RunningPostgres, readConnectionFile } from './embedded-postgres-connection.ts'

export interface EmbeddedPostgres extends RunningPostgres {
  dataFolder: string
  /** The server was left running by a process that died. */
  adopted: boolean
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataFolder: string
  connectionFile?: string
  log: Log
  /** PostgreSQL settings besides or instead of the usual ones. */
  settings?: Record<string, string>
  /** How long a leftover server may take to answer, and each way of stopping one before the next, harder one. */
  patienceMs?: number
}

const PATIENCE_MS = 10_000
// Recovery after a power cut reads up to max_wal_size.
const START_PATIENCE_MS = 300_000
const POLL_MS = 10
const LOG_CHECK_MS = 60_000

const USUAL_SETTINGS = {
  max_connections: '50',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  wal_compression: 'pglz',
  checkpoint_timeout: '15min',
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  // A failed statement may carry what a customer wrote.
  log_min_error_statement: 'panic',
  cluster_name: 'gonggo',
}

interface Cluster extends ClusterPlace {
  /** Told to the server, so that its process can be known by its command line. */
  mark: string
  /** Says with what it was started: a server left by an earlier version is not adopted but started anew. */
  setup: string
  settings: Record<string, string>
  connection: EmbeddedConnection
  patienceMs: number
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const source = findPostgresPackage()
  const path = locateDataFolder(options.dataFolder)
  const held = new DisposableStack()
  held.defer(lockDataFolder(path))
  try {
    const way = held.adopt(wayToServer(path), ({ remove }) => remove())
    const { log } = options
    const user = serverUserFor(path)
    const binaries = await provideBinaries(source, path, user, log)
    const place: ClusterPlace = { path, user, binaries, version: source.version, log }
    const password = await ensureCluster(place, options.settings?.fsync !== 'off')
    const settings = { ...USUAL_SETTINGS, ...options.settings }
    const connection = { host: way.host, port: way.port, username: 'gonggo', password, database: 'gonggo' }
    const mark = `gonggo.folder=${shortHash(path)}`
    const setup = shortHash(JSON.stringify([settings, source.version, binaries]))
    const patienceMs = options.patienceMs ?? PATIENCE_MS
    return await run({ ...place, mark, setup, settings, connection, patienceMs }, options.connectionFile, held)
  } catch (error) {
    held.dispose()
    throw error
  }
}

async function run(
  cluster: Cluster,
  connectionFile: string | undefined,
  held: DisposableStack,
): Promise<EmbeddedPostgres> {
  const { path, log } = cluster
  const begun = performance.now()
  boundServerLog(path)
  const server = await adoptOrLaunch(cluster)
  const { connection, pid } = server
  const running: RunningPostgres = { connection, url: libpqUrl(connection), pid }
  try {
    await prepareDatabase(connection)
    if (connectionFile) writeConnectionFile(connectionFile, running)
  } catch (error) {
    await stopServer(cluster, server)
    throw error
  }
  const adopted = server.child === undefined
  log(adopted ? 'took over the running PostgreSQL' : 'started PostgreSQL', {
    pid,
    dataFolder: path,
    ms: Math.round(performance.now() - begun),
  })

  let stopped: Promise<void> | undefined
  const reportEnd = (code: number | null, signal: string | null) =>
    log('PostgreSQL ended without being asked to', { pid, code, signal })
  server.child?.once('exit', reportEnd)
  const logCheck = setInterval(() => {
    try {
      boundServerLog(path)
    } catch (error) {
      log('could not shorten the log of PostgreSQL', { code: codeOf(error) })
    }
  }, LOG_CHECK_MS).unref()
  const stop = async () => {
    clearInterval(logCheck)
    server.child?.off('exit', reportEnd)
    await stopServer(cluster, server)
    if (connectionFile) removeConnectionFile(connectionFile, running)
    held.dispose()
    log('stopped PostgreSQL', { pid })
  }
  return {
    ...running,
    dataFolder: path,
    adopted,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

interface Server {
  pid: number
  connection: EmbeddedConnection
  child?: ChildProcess
}

async function adoptOrLaunch(cluster: Cluster): Promise<Server> {
  const left = await settleLeftover(cluster)
  if (left.server) return left.server
  const connection = hasSockets ? cluster.connection : { ...cluster.connection, port: await freePort() }
  for (const deadline = Date.now() + cluster.patienceMs; ; ) {
    try {
      return await launch({ ...cluster, connection }, left.stalePid)
    } catch (error) {
      // Sessions of a killed server end when they next look up from their work; until then its memory is in use.
      const waits = error instanceof Error && error.message.includes('shared memory block')
      if (!waits || Date.now() > deadline) throw error
      await pause(POLL_MS * 10)
    }
  }
}

/** A server of this cluster that still runs is returned or stopped; a stranger under its process id is left alone. */
async function settleLeftover(cluster: Cluster): Promise<{ server?: Server; stalePid?: number }> {
  for (const deadline = Date.now() + cluster.patienceMs; ; await pause(POLL_MS)) {
    const file = readPidFile(cluster.path)
    if (!file) return {}
    const { pid } = file
    if (!isAlive(pid)) return { stalePid: pid }
    const connection = hasSockets ? cluster.connection : { ...cluster.connection, port: file.port }
    const answer = await ask(connection)
    const proven = answer.state === 'ready' && answer.pid === pid
    if (proven && answer.setup === cluster.setup) return { server: { pid, connection } }
    const ours = proven || isServerOf(cluster, pid)
    if (answer.state === 'closed' && !ours) return { stalePid: pid }
    if (!proven && answer.state !== 'denied' && Date.now() < deadline) continue
    if (!ours) {
      const message = `Process ${pid} holds the database in ${cluster.path} and cannot be told from a foreign one.`
      throw new EmbeddedPostgresError('in_use', message)
    }
    cluster.log('stopping a PostgreSQL that an earlier run left behind', { pid })
    await stopServer(cluster, { pid, connection })
    return { stalePid: pid }
  }
}

async function launch(cluster: Cluster, stalePid: number | undefined): Promise<Server> {
  const { path, user, connection, settings } = cluster
  const reach = hasSockets
    ? { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1' }
  const all = { ...settings, ...reach, port: String(connection.port), 'gonggo.setup': cluster.setup }
  const flags = [...Object.entries(all).map(([name, value]) => `${name}=${value}`), cluster.mark]
  const args = ['-D', nameForServer(path, user), ...flags.flatMap((flag) => ['-c', flag])]
  // PostgreSQL takes this one for no obstacle when it finds it in postmaster.pid (and still looks whether memory of the
  // old server is in use), be it a stranger's by now or a zombie's.
  const stale = stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) }
  const serverLog = openServerLog(path)
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), args, {
    ...user,
    cwd: path,
    env: { ...serverEnvironment, ...stale },
    // Its own session: a Ctrl-C at the terminal is for us alone.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', serverLog.descriptor, serverLog.descriptor],
  })
  serverLog.close()
  child.unref()
  let problem = ''
  child.on('error', (error) => {
    problem = error.message
  })
  for (const deadline = Date.now() + START_PATIENCE_MS; !problem; await pause(POLL_MS)) {
    if (hasEnded(child)) problem = `ended with ${child.signalCode ?? child.exitCode}`
    else if (Date.now() > deadline) problem = 'not ready in time'
    else {
      const answer = await ask(connection)
      if (answer.state === 'ready' && answer.pid === child.pid) return { pid: child.pid, connection, child }
      if (answer.state === 'denied') problem = 'does not accept the password kept in its folder'
    }
  }
  if (child.pid !== undefined) await stopServer(cluster, { pid: child.pid, connection, child })
  const message = `PostgreSQL did not start (${problem}). ${otherWay} Its last words:\n${serverLog.tail()}`
  throw new EmbeddedPostgresError('start_failed', message)
}

/** Always ends: an orderly shutdown that takes too long is followed by an immediate one, and that by a kill. */
async function stopServer(cluster: Cluster, server: Server): Promise<void> {
  const { pid, child } = server
  const isGone = child ? () => hasEnded(child) : () => !isAlive(pid)
  if (isGone() || (!child && !(await isStillServer(cluster, server)))) return
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (signal !== 'SIGINT') cluster.log('PostgreSQL is slow to stop', { pid, signal })
    sendSignal(cluster, pid, signal)
    for (const deadline = Date.now() + cluster.patienceMs; Date.now() < deadline; await pause(POLL_MS))
      if (isGone()) return
  }
  cluster.log('PostgreSQL could not be stopped', { pid })
}

function sendSignal({ binaries }: Cluster, pid: number, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  try {
    if (hasSockets || signal === 'SIGKILL') process.kill(pid, signal)
    else execFileSync(join(binaries, 'bin', 'pg_ctl'), ['kill', signal.slice(3), String(pid)], { stdio: 'ignore' })
  } catch (error) {
    if (hasSockets && codeOf(error) !== 'ESRCH') throw error
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

// A zombie nobody waits for (our own process may be number 1 of a container) still takes signals.
function isAlive(pid: number): boolean {
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

// The process id of an adopted server may have passed to somebody else since it ended.
async function isStillServer(cluster: Cluster, { pid, connection }: Server): Promise<boolean> {
  const answer = await ask(connection)
  return (answer.state === 'ready' && answer.pid === pid) || isServerOf(cluster, pid)
}

function isServerOf({ mark }: Cluster, pid: number): boolean {
  try {
    return commandLine(pid).includes(mark)
  } catch {
    return false
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`
  return hasSockets
    ? execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    : execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
}

function readPidFile(path: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(path, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
