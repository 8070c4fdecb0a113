import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../db/index.ts'
import {
  EmbeddedPostgresError,
  findPostgresPackage,
  type LogLine,
  otherWay,
  provideBinaries,
  serverEnvironment,
  shortHash,
} from './binaries.ts'
import {
  ask,
  dropArchiveSlots,
  type EmbeddedConnection,
  freePort,
  hasSockets,
  libpqUrl,
  prepareDatabase,
  type RunningPostgres,
  removeConnectionFile,
  wayToServer,
  writeConnectionFile,
} from './connection.ts'
import {
  boundServerLog,
  type ClusterPlace,
  ensureCluster,
  isAlive,
  locateDataFolder,
  lockDataFolder,
  nameForServer,
  openServerLog,
  readPidFile,
  serverUserFor,
  wasStartedWith,
} from './folder.ts'

export interface EmbeddedPostgres extends RunningPostgres {
  dataFolder: string
  /** A previous process died and left the server running. */
  adopted: boolean
  /** The current server process: one that ends before stop() is restarted with the same connection. */
  readonly pid: number
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataFolder: string
  connectionFile?: string
  log: LogLine
  /** Additional or changed PostgreSQL settings. */
  settings?: Record<string, string>
  /** How long a leftover server may take to respond, and each way of stopping one before the next, harder one. */
  patienceMs?: number
  /** How long the server may take until it responds. */
  startPatienceMs?: number
  /** Aborts the start. */
  signal?: AbortSignal
  /** Otherwise the server no longer retains WAL for an archive. */
  archives?: boolean
}

const PATIENCE_MS = 10_000
// Recovery after a power failure reads up to max_wal_size.
const START_PATIENCE_MS = 300_000
const POLL_MS = 10
const LOG_CHECK_MS = 60_000
const WATCH_MS = 250
// A signal to the whole process group ends this process too, within moments.
const ENDING_PATIENCE_MS = 1_000
const SHORTEST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5_000
// A server that ran this long was not ended by the cause that ended the one before.
const STEADY_MS = 10_000

const USUAL_SETTINGS = {
  max_connections: '50',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // The WAL retained for an archive that cannot be written; above it, the archive gets a gap instead of filling the
  // disk.
  max_slot_wal_keep_size: '2GB',
  wal_compression: 'pglz',
  checkpoint_timeout: '15min',
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  // A failed statement may contain customer data.
  log_min_error_statement: 'panic',
  cluster_name: 'gonggo',
}

interface Cluster extends ClusterPlace {
  /** An argument of the server, by which its process can be recognised. */
  mark: string
  /** A fingerprint of its settings: a server left by an earlier version is not adopted but restarted. */
  setup: string
  settings: Record<string, string>
  connection: EmbeddedConnection
  patienceMs: number
  startPatienceMs: number
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const source = findPostgresPackage()
  const path = locateDataFolder(options.dataFolder)
  const resources = new DisposableStack()
  resources.defer(lockDataFolder(path))
  try {
    const way = resources.adopt(wayToServer(path), ({ remove }) => remove())
    const { log } = options
    const user = serverUserFor(path)
    const binaries = await provideBinaries(source, path, user, log)
    const place: ClusterPlace = { path, user, binaries, version: source.version, log }
    const password = await ensureCluster(place, options.settings?.fsync !== 'off')
    const settings = { ...USUAL_SETTINGS, ...options.settings }
    const connection = { host: way.host, port: way.port, username: 'gonggo', password, database: 'gonggo' }
    const mark = `gonggo.folder=${shortHash(path)}`
    const setup = shortHash(JSON.stringify([settings, source.version, binaries]))
    const { patienceMs = PATIENCE_MS, startPatienceMs = START_PATIENCE_MS } = options
    return await run({ ...place, mark, setup, settings, connection, patienceMs, startPatienceMs }, options, resources)
  } catch (error) {
    resources.dispose()
    throw error
  }
}

async function run(
  cluster: Cluster,
  { connectionFile, signal, archives = true }: EmbeddedPostgresOptions,
  resources: DisposableStack,
): Promise<EmbeddedPostgres> {
  const { path, log } = cluster
  const begun = performance.now()
  boundServerLog(path)
  const stopping = new AbortController()
  let server = await adoptOrLaunch(cluster, signal ?? stopping.signal)
  const { connection } = server
  const url = libpqUrl(connection)
  const tellPlace = () => {
    if (connectionFile) writeConnectionFile(connectionFile, { connection, url, pid: server.pid })
  }
  try {
    await prepareDatabase(connection)
    if (!archives) await dropArchiveSlots(connection)
    tellPlace()
  } catch (error) {
    await stopServer(cluster, server)
    throw error
  }
  const adopted = server.child === undefined
  log(adopted ? 'took over the running PostgreSQL' : 'started PostgreSQL', {
    pid: server.pid,
    dataFolder: path,
    ms: Math.round(performance.now() - begun),
  })

  const take = (next: Server) => {
    server = next
    orSay(log, 'could not tell where PostgreSQL is now', tellPlace)
  }
  const kept = keepRunning({ ...cluster, connection }, server, take, stopping.signal)
  const boundLog = () => orSay(log, 'could not shorten the log of PostgreSQL', () => boundServerLog(path))
  const logCheck = setInterval(boundLog, LOG_CHECK_MS).unref()
  const stop = async () => {
    clearInterval(logCheck)
    stopping.abort()
    await kept
    const { pid } = server
    await stopServer(cluster, server)
    if (connectionFile) removeConnectionFile(connectionFile, { connection, url, pid })
    resources.dispose()
    log('stopped PostgreSQL', { pid })
  }
  let stopped: Promise<void> | undefined
  return {
    connection,
    url,
    get pid() {
      return server.pid
    },
    dataFolder: path,
    adopted,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

function orSay(log: LogLine, complaint: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    log(complaint, { code: codeOf(error) })
  }
}

/** Restarts the server whenever it ends before `stopping`. */
async function keepRunning(
  cluster: Cluster,
  first: Server,
  take: (server: Server) => void,
  stopping: AbortSignal,
): Promise<void> {
  const { log } = cluster
  let waitMs = SHORTEST_WAIT_MS
  for (let server: Server | undefined = first; ; ) {
    if (server) {
      const begun = performance.now()
      const { pid } = server
      const end = await watch(cluster, server, stopping)
      if (!end) return
      if (performance.now() - begun > STEADY_MS) waitMs = SHORTEST_WAIT_MS
      log('PostgreSQL ended without being asked to', { pid, ...end, againInMs: waitMs })
    }
    await rest(waitMs, stopping)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    const begun = performance.now()
    try {
      server = await adoptOrLaunch(cluster, stopping)
      take(server)
      log('started PostgreSQL again', { pid: server.pid, ms: Math.round(performance.now() - begun) })
    } catch (error) {
      if (stopping.aborted) return
      server = undefined
      const reason = error instanceof Error ? error.message : String(error)
      log('could not start PostgreSQL again', { reason, againInMs: waitMs })
    }
  }
}

/** Ends early if aborted, and keeps no process alive. */
const rest = (ms: number, until: AbortSignal) => pause(ms, undefined, { signal: until, ref: false }).catch(() => {})

/** Resolves with the way in which the server ended by itself; `null` after the signal. */
async function watch(cluster: Cluster, server: Server, stopping: AbortSignal): Promise<object | null> {
  const { child } = server
  const gone = new AbortController()
  child?.once('exit', () => gone.abort())
  const woken = AbortSignal.any([stopping, gone.signal])
  for (let patience = ENDING_PATIENCE_MS; !stopping.aborted; await rest(WATCH_MS, woken)) {
    if (isGone(server)) return child ? { code: child.exitCode, signal: child.signalCode } : {}
    patience = isEnding(cluster, server) ? patience - WATCH_MS : ENDING_PATIENCE_MS
    if (patience > 0) continue
    // After a SIGTERM it waits for its sessions to end, which those of a pool do not, and accepts no new ones.
    cluster.log('PostgreSQL was told to end and waits for its sessions; ending them', { pid: server.pid })
    await stopServer(cluster, server)
  }
  return null
}

function isEnding({ path }: Cluster, { pid }: Server): boolean {
  try {
    const file = readPidFile(path)
    return file?.pid === pid && file.isEnding
  } catch {
    return false
  }
}

interface Server {
  pid: number
  connection: EmbeddedConnection
  child?: ChildProcess
}

async function adoptOrLaunch(cluster: Cluster, stopping: AbortSignal): Promise<Server> {
  const left = await settleLeftover(cluster, stopping)
  if (left.server) return left.server
  const port = cluster.connection.port || (await freePort())
  for (const deadline = Date.now() + cluster.patienceMs; ; ) {
    stopping.throwIfAborted()
    try {
      return await launch({ ...cluster, connection: { ...cluster.connection, port } }, left.stalePid, stopping)
    } catch (error) {
      // Sessions of a killed server end when they next return from their work; until then its memory is in use.
      const waits = error instanceof Error && error.message.includes('shared memory block')
      if (!waits || Date.now() > deadline) throw error
      await pause(POLL_MS * 10)
    }
  }
}

/** A server of this cluster that still runs is returned or stopped; an unrelated process with its id is left alone. */
async function settleLeftover(
  cluster: Cluster,
  stopping: AbortSignal,
): Promise<{ server?: Server; stalePid?: number }> {
  for (const deadline = Date.now() + cluster.patienceMs; ; await pause(POLL_MS)) {
    stopping.throwIfAborted()
    const file = readPidFile(cluster.path)
    if (!file) return {}
    const { pid } = file
    if (!isAlive(pid)) return { stalePid: pid }
    const connection = hasSockets ? cluster.connection : { ...cluster.connection, port: file.port }
    const answer = await ask(connection, cluster.patienceMs)
    const proven = answer.state === 'ready' && answer.pid === pid
    const isWhereWanted = connection.port === (cluster.connection.port || file.port)
    if (proven && isWhereWanted && answer.setup === cluster.setup) return { server: { pid, connection } }
    const ours = proven || wasStartedWith(cluster.mark, pid)
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

async function launch(cluster: Cluster, stalePid: number | undefined, stopping: AbortSignal): Promise<Server> {
  const { path, user, connection, settings } = cluster
  const reach = hasSockets
    ? { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1' }
  const all = { ...settings, ...reach, port: String(connection.port), 'gonggo.setup': cluster.setup }
  const flags = [...Object.entries(all).map(([name, value]) => `${name}=${value}`), cluster.mark]
  const args = ['-D', nameForServer(path, user), ...flags.flatMap((flag) => ['-c', flag])]
  // PostgreSQL then ignores this process id in postmaster.pid (and still checks whether memory of the old server is in
  // use), even if it belongs to an unrelated process or a zombie by now.
  const stale = stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) }
  const serverLog = openServerLog(path)
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), args, {
    ...user,
    cwd: path,
    env: { ...serverEnvironment, ...stale },
    // Its own session, so that a Ctrl-C at the terminal reaches only us.
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
  for (const deadline = Date.now() + cluster.startPatienceMs; !problem; await pause(POLL_MS)) {
    if (hasEnded(child)) problem = `ended with ${child.signalCode ?? child.exitCode}`
    else if (Date.now() > deadline) problem = 'not ready in time'
    else if (stopping.aborted) problem = 'no longer wanted'
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
  if (isGone(server) || (!child && !(await isStillServer(cluster, server)))) return
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (signal !== 'SIGINT') cluster.log('PostgreSQL is slow to stop', { pid, signal })
    sendSignal(cluster, pid, signal)
    for (const deadline = Date.now() + cluster.patienceMs; Date.now() < deadline; await pause(POLL_MS))
      if (isGone(server)) return
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

const isGone = ({ pid, child }: Server) => (child ? hasEnded(child) : !isAlive(pid))

// The process id of an adopted server may have been reused since it ended.
async function isStillServer({ mark, patienceMs }: Cluster, { pid, connection }: Server): Promise<boolean> {
  const answer = await ask(connection, patienceMs)
  return (answer.state === 'ready' && answer.pid === pid) || wasStartedWith(mark, pid)
}
