import { createDb, type DbTarget } from '../../src/lib/db/index.ts'
import { createIdempotency } from '../../src/lib/idempotency.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { createReports } from '../../src/reports/index.ts'
import { notices, winners } from '../report-content.ts'

/** Makes due reports until it is killed. */

const [targetText = '{}', leaseText = '0'] = process.argv.slice(2)
const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const secrets = createSecrets(['crash test secret'])
const [worker] = createReports({
  db,
  clock: { now: Date.now, steady: () => performance.now() },
  secrets: () => secrets,
  idempotency: createIdempotency({ db, secrets }),
  publicUrl: () => 'http://localhost',
  figures: {
    async *notices() {
      const { total, items } = notices(50)
      yield { total, write: () => Buffer.from(items.map((item) => JSON.stringify(item)).join(',')) }
    },
    awardsOf: async () => [],
    winners: async () => winners(3),
    competitors: async () => {
      throw new Error('nobody asks for firms here')
    },
    catchUp: async () => ({ position: 7, at: 0 }),
  },
  accountOf: async () => null,
  lockAccount: async () => null,
  eligibility: { named: { summaryOf: async () => null } },
  admitAccount: async () => {},
  furtherRefusal: () => null,
  members: { membersOf: async () => [] },
  mail: async () => {},
  record: (tx, { data }) => tx`insert into told values (${data.report.id})`,
  log: () => {},
  timing: { leaseMs: Number(leaseText), pollMs: 10 },
}).workers()
worker.start()
