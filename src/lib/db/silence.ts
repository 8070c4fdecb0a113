// Closes connections on which the server no longer answers. A host that vanishes sends nothing, and the system would take a
// quarter of an hour to give up.

import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './line.ts'
import { createSql } from './sql.ts'

export interface SilenceLimits {
  /** Turns are counted and not seconds: after a pause of this process, an answer that has arrived is still unread. */
  turnMs: number
  /** After so many turns without an answer, the server is asked about the connection. */
  turns: number
  /** Turns that the server may take to answer on a new connection. */
  probeTurns: number
}

export interface SilenceDeps {
  lines: () => Iterable<Line>
  /** Those that nobody uses are lost as well: each would keep its next user waiting as long. */
  dropIdle: () => void
  make: () => Line
  limits?: SilenceLimits
  log: (message: string, detail?: object) => void
}

const LIMITS: SilenceLimits = { turnMs: 1_000, turns: 20, probeTurns: 5 }

/** What the server says of connections; `null` = it does not answer on a new one either. */
interface Report {
  /** Behind a proxy such as pgbouncer, processes have other numbers than the server says. */
  isDirect: boolean
  /** The processes that work on a statement. */
  active: ReadonlySet<number>
}

export function createSilenceWatch({ lines, dropIdle, make, limits = LIMITS, log }: SilenceDeps) {
  /** On which the server is asked. */
  let probing: Line | null = null
  let isStopped = false

  const isSilent = (line: Line) => line.silentTurns >= limits.turns
  const silentLines = () => [...lines()].filter(isSilent)

  async function probe(): Promise<void> {
    probing = make()
    const report = await readReport(probing, limits)
    const isDead = ({ processId }: Line) => !report || (report.isDirect && !report.active.has(processId))
    const suspects = silentLines().filter(isDead)
    // The server may have answered meanwhile, and the answer may lie there unread: it is read before the next turns.
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
  // The statement under way fails as well.
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
    // A refusal, such as too many connections, is an answer.
    return error instanceof Error && 'severity' in error ? { isDirect: false, active: new Set() } : null
  } finally {
    clearInterval(watch)
    line.connection.stream.destroy()
  }
}

/** A statement that never reached the server leaves its process idle. Without `track_activities` there is no state. */
async function readActive(line: Line): Promise<[own: number, active: number[]]> {
  const sql = createSql((statement) => line.run(statement))
  const [row] = await sql<{ own: number; active: number[] }[]>`
    select pg_backend_pid() as own, array(
      select pid from pg_stat_activity
      where datname = current_database() and coalesce(state, 'active') not like 'idle%'
    ) as active`
  return [row?.own ?? 0, row?.active ?? []]
}
