import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyMigrations, createDb, type Db, type DbTarget, readMigrations } from '../../src/lib/db/index.ts'
import { startEmbeddedPostgres } from '../../src/lib/postgres/index.ts'
import { endsWithTests } from '../harness.ts'
import { PATIENCE_MS } from '../patience.ts'

const CHILD = fileURLToPath(new URL('./alerts-child.ts', import.meta.url))
const LEASE_MS = 400
const WORKERS = 2

export const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
export const chance = (share: number) => Math.random() < share

/** Repeats an action that a restart interrupted: everything here may be done twice. */
export async function retried<T>(action: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await action()
    } catch (error) {
      if (performance.now() > until) throw error
    }
  }
}

/** Workers that are killed at certain points or from outside, and their successors. */
export function createWorkers(target: DbTarget, points: readonly string[]) {
  const children = new Set<ChildProcess>()
  let ending = false
  let killed = 0

  function begin(): void {
    const point = chance(0.7) ? [any(points), String(1 + Math.floor(Math.random() * 12))] : []
    const child = endsWithTests(
      spawn(process.execPath, [CHILD, JSON.stringify(target), String(LEASE_MS), ...point], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    )
    children.add(child)
    child.on('close', (code, signal) => {
      children.delete(child)
      if (signal === 'SIGKILL') killed++
      else if (!ending) throw new Error(`a worker ended by itself: ${code}`)
      if (!ending) begin()
    })
  }

  return {
    start: () => Array.from({ length: WORKERS }, begin),
    killOne: () => any([...children])?.kill('SIGKILL'),
    killed: () => killed,
    async end(): Promise<void> {
      ending = true
      await Promise.all(
        [...children].map((child) => {
          const closed = once(child, 'close')
          child.kill('SIGKILL')
          return closed
        }),
      )
    },
  }
}

/** If one of its processes crashes, PostgreSQL restarts and recovers what was committed. */
export async function crash(db: Db): Promise<void> {
  const [one] = await db.sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`
  if (one) process.kill(one.pid, 'SIGKILL')
}

export async function openServer(): Promise<{ db: Db; target: DbTarget; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-crash-alerts-'))
  const server = await startEmbeddedPostgres({
    dataFolder: join(folder, 'postgres'),
    log: () => {},
    settings: { fsync: 'off', max_connections: '100' },
  })
  const target = { ...server.connection }
  const db = createDb({ target, name: 'crash test' })
  await applyMigrations(db, readMigrations(new URL('../../migrations/', import.meta.url)))
  const close = async () => {
    await db.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { db, target, close }
}
