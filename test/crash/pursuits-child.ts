import { createApp } from '../../src/app.ts'
import { toConfig } from '../../src/config.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createDb, type Db, type DbTarget } from '../../src/lib/db/index.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { createPursuits } from '../../src/pursuits/index.ts'
import { createPursuitJobs } from '../../src/pursuits/jobs.ts'

/** Records results of pursuits until it is killed: from outside, or by itself before or after one of its commits. */

const [targetText = '{}', leaseText = '0', moment = '', timesText = '1'] = process.argv.slice(2)
let left = Number(timesText)

function reach(reached: string): void {
  if (reached === moment && --left === 0) process.kill(process.pid, 'SIGKILL')
}

/** The same database with hooks at commits. */
const withKills = (db: Db): Db => ({
  ...db,
  async transaction(work) {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx)
      reach('before')
      return done
    })
    reach('after')
    return result
  },
})

const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const { bids, access, accounts, alerts, idempotency } = createApp(toConfig({}), {
  infrastructure: { db, secrets: createSecrets(['crash test secret']), migrations: [], embedded: true },
  log: createLog({ level: 'silent' }),
  hasRoutes: false,
})
const pursuits = createPursuits({
  db: withKills(db),
  clock: systemClock,
  idempotency,
  lockAccount: async () => null,
  members: { membersOf: async () => [] },
  access: { keys: { personOf: async () => null }, audit: access.audit },
  accountOf: accounts.shown,
  bids,
  remind: (memory) => ({ closeAt: memory.closeAt, told: memory.told, days: null, dueAt: null }),
  mail: async () => null,
  events: alerts,
  log: () => {},
  timing: { leaseMs: Number(leaseText), pollMs: 10 },
})
createPursuitJobs({
  pursuits,
  db,
  onError: (error) => {
    throw error
  },
}).start()
