import { createAttachments } from '../../src/attachments/index.ts'
import type { AttachmentSettings } from '../../src/attachments/schema.ts'
import { documentsOf } from '../../src/bids/store/read.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createDb, type Db, type DbTarget } from '../../src/lib/db/index.ts'
import { createMetrics } from '../../src/lib/metrics.ts'
import { parseRange } from '../../src/lib/net.ts'
import { createOutbound } from '../../src/lib/outbound/index.ts'
import { problem } from '../../src/lib/problems.ts'
import { NO_SUCH_NOTICE } from '../../src/vocabulary/sentences.ts'

/** Selects, fetches and reads attachments until it is killed: from outside, or by itself at one of its commits. */

const [targetText = '{}', dataFolder = '', leaseText = '0', bucketText = 'null', moment = '', timesText = '1'] =
  process.argv.slice(2)
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

const range = parseRange('127.0.0.1')
const bucket = JSON.parse(bucketText) as AttachmentSettings['bucket']
const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const outbound = createOutbound({ version: '0', alsoPublic: range ? [range] : [] })
const attachments = createAttachments({
  db: withKills(db),
  clock: systemClock,
  config: {
    dataFolder,
    attachments: {
      choice: 'all',
      fileBytes: 2 ** 20,
      dailyBytes: 2 ** 40,
      perMinute: 60_000,
      keepDays: 180,
      bucket,
    },
  },
  bids: {
    documentsOf,
    noticeNoOf: async (asked) => asked,
    missing: async () => problem('not_found', NO_SUCH_NOTICE),
  },
  noticesWanted: async () => [],
  outbound: {
    async request(...given) {
      const answer = await outbound.request(...given)
      // The file is stored and its bytes are still reserved, or it is in the bucket without a row.
      if (given[1].trust === 'public') reach('fetched')
      else if (given[1].method === 'PUT') reach('stored')
      return answer
    },
  },
  diskReserve: () => 0,
  metrics: createMetrics(),
  log: () => {},
  timing: { leaseMs: Number(leaseText), pollMs: 10 },
})
const fail = (error: unknown) => {
  throw error
}
for (const worker of attachments.workers()) worker.start()
const follow = () => attachments.selection.follow().then(() => setTimeout(follow, 10), fail)
void follow()
