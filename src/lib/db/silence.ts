// Closes connections on which the server no longer responds. A host that vanishes sends nothing, and the system would
// only notice after a quarter of an hour.

import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './line.ts'
import { createSql } from './sql.ts'

export interface SilenceLimits {
  /** Counts turns, not seconds: after a pause of this process, a response that has arrived is still unread. */
  turnMs: number
  /** After so many turns without a response, the server is queried about the connection. */
  turns: number
  /** Turns that the server may take to respond on a new connection. */
  probeTurns: number
}

export interface SilenceDeps {
  lines: () => Iterable<Line>
  /** Idle connections are lost as well: each would delay its next user as long. */
  dropIdle: () => void
  make: () => Line
  limits?: SilenceLimits
  log: (message: string, detail?: object) => void
}

const LIMITS: SilenceLimits = { turnMs: 1_000, turns: 20, probeTurns: 5 }

/** What the server reports about connections; `null` = it does not respond on a new one either. */
interface Report {
  /** Behind a proxy such as pgbouncer, the process ids differ from those that the server reports. */
  isDirect: boolean
  /** The server processes that are running a statement. */
  active: ReadonlySet<number>
}

export function createSilenceWatch({ lines, dropIdle, make, limits = LIMITS, log }: SilenceDeps) {
  /** The connection on which the server is queried. */
  let probing: Line | null = null
  let isStopped = false

  const isSilent = (line: Line) => line.silentTurns >= limits.turns
  const silentLines = () => [...lines()].filter(isSilent)

  async function probe(): Promise<void> {
    probing = make()
    const report = await readReport(probing, limits)
    const isDead = ({ processId }: Line) => !report || (report.isDirect && !report.active.has(processId))
    const suspects = silentLines().filter(isDead)
    // The server may have responded meanwhile, and the response may be unread: it is read before the next turns.
    await pause(2 * limits.turnMs, undefined, { ref: false })
    probing = null
    const dead = suspects.filter(isSilent)
    if (isStopped || dead.length === 0) return
    log('connections to the database are closed: the server does not answer on them', { connections: dead.length })
    for (const line of dead) line.connection.stream.destroy()
    dropIdle()
  }

  const timer = setInterval(() => {
    for (const line of lines()) line.countTurn()
    if (probing === null && silentLines().length > 0) void probe()
  }, limits.turnMs).unref()

  return {
    stop(): void {
      isStopped = true
      clearInterval(timer)
      probing?.connection.stream.destroy()
    },
  }
}

async function readReport(line: Line, { turnMs, probeTurns }: SilenceLimits): Promise<Report | null> {
  // The current statement fails as well.
  line.on('error', () => {})
  let left = probeTurns
  const watch = setInterval(() => {
    if (--left === 0) line.connection.stream.destroy(new Error('timeout expired'))
  }, turnMs).unref()
  try {
    await line.open()
    left = probeTurns
    const [own, rows] = await readActive(line)
    return { isDirect: own === line.processId, active: new Set(rows) }
  } catch (error) {
    // A refusal, such as too many connections, is a response.
    return error instanceof Error && 'severity' in error ? { isDirect: false, active: new Set() } : null
  } finally {
    clearInterval(watch)
    line.connection.stream.destroy()
  }
}

/** If a statement never reached the server, its process is idle. Without `track_activities` there is no state. */
async function readActive(line: Line): Promise<[own: number, active: number[]]> {
  const sql = createSql((statement) => line.run(statement))
  const [row] = await sql<{ own: number; active: number[] }[]>`
    select pg_backend_pid() as own, array(
      select pid from pg_stat_activity
      where datname = current_database() and coalesce(state, 'active') not like 'idle%'
    ) as active`
  return [row?.own ?? 0, row?.active ?? []]
}
