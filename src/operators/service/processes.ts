import { randomUUID } from 'node:crypto'
import { type Clock, MINUTE, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Process } from '../schema/overview.ts'
import * as store from '../store/processes.ts'

export interface ProcessListDeps {
  db: Db
  clock: Clock
  role: Process['role']
  version: string
}

const ALIVE_MS = MINUTE
const MOST = 1_000

/** The running processes of every role. */
export function createProcessList({ db, clock, role, version }: ProcessListDeps) {
  const id = randomUUID()
  const startedAt = clock.now()
  return {
    beat: () => store.saveProcess(db.sql, { id, role, version, startedAt }, ALIVE_MS),
    leave: () => store.forgetProcess(db.sql, id),
    list: async (): Promise<Process[]> =>
      (await store.livingProcesses(db.sql, ALIVE_MS, MOST)).map(({ startedAt, seenAt, ...one }) => ({
        ...one,
        startedAt: seoulTime(startedAt),
        seenAt: seoulTime(seenAt),
      })),
  }
}
export type ProcessList = ReturnType<typeof createProcessList>
