import { randomUUID } from 'node:crypto'
import { pause, SECOND } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import * as store from '../store/processes.ts'

/** Without Redis, two processes would each admit the whole limit. */
export class RedisRequired extends Error {
  readonly code = 'redis_required'
}

/** A process that was silent for longer counts as dead; each sends a heartbeat every two seconds. */
const ALIVE_MS = 10 * SECOND
const LOOK_MS = 250

export interface ProcessesDeps {
  db: Db
  /** This process counts in Redis. */
  shared: boolean
  /** No other process can serve on this database. */
  alone: boolean
}

/** The processes that answer requests on this database. */
export function createProcesses({ db, shared, alone }: ProcessesDeps) {
  const id = randomUUID()
  let count = 1

  const fits = (others: store.ProcessRow[]) => (shared ? others.every((one) => one.shared) : others.length === 0)

  const tryEnter = (): Promise<store.ProcessRow[]> =>
    db.transaction(async (tx) => {
      await store.lockProcesses(tx)
      const others = await store.otherProcesses(tx, id, ALIVE_MS)
      if (fits(others)) await store.insertProcess(tx, id, shared)
      return others
    })

  /** A row may be left over from a killed process; only one whose heartbeat changes is alive. */
  async function enter(signal = new AbortController().signal): Promise<void> {
    const seen = new Map<string, number>()
    while (!alone && !signal.aborted) {
      const others = await tryEnter()
      count = others.length + 1
      if (fits(others)) return
      if (others.some((one) => one.beatAt > (seen.get(one.id) ?? Infinity))) throw new RedisRequired(words(shared))
      for (const one of others) if (!seen.has(one.id)) seen.set(one.id, one.beatAt)
      await pause(LOOK_MS, signal)
    }
  }

  return {
    enter,
    async beat(): Promise<void> {
      if (alone) return
      const alive = await store.beatProcess(db.sql, id, ALIVE_MS)
      if (alive === null) await enter()
      else count = alive
    },
    async leave(): Promise<void> {
      if (!alone) await store.deleteProcess(db.sql, id)
    },
    count: () => count,
  }
}

const words = (shared: boolean): string =>
  shared
    ? 'Another Gonggo process answers requests on this database and counts limits in its own memory. Stop it, or start it with the same REDIS_URL.'
    : 'Another Gonggo process answers requests on this database. Several processes count limits in Redis: set REDIS_URL, the same for all of them, or stop the other process.'
