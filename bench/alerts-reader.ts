import { createAlerts } from '../src/alerts/index.ts'
import { createAlertJobs } from '../src/alerts/jobs.ts'
import { createApp } from '../src/app.ts'
import { createAttachmentNews } from '../src/attachments/index.ts'
import { toConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createDb, type DbTarget } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'

/** A worker that only reads the feed for alerts; reports when its keywords are loaded. */

export interface ReaderFigures {
  keywords: number
  bytes: number
  rss: number
  loadMs: number
}

const db = createDb({ target: JSON.parse(process.argv[2] ?? '{}') as DbTarget, name: 'bench reader' })
const secrets = createSecrets(['only for measuring and long enough'])
const app = createApp(toConfig({}), {
  infrastructure: { db, secrets, migrations: [], embedded: true },
  log: createLog({ level: 'silent' }),
})
const { companies, keywords, bids } = app
const reading = createAlerts({
  db,
  clock: systemClock,
  companies,
  keywords,
  bids,
  enqueue: {},
  news: createAttachmentNews(db),
  log: (message, detail) => {
    if (message !== 'the keywords are loaded') return
    globalThis.gc?.()
    const { keywords: count, bytes, ms } = detail as { keywords: number; bytes: number; ms: number }
    process.send?.({ keywords: count, bytes, loadMs: ms, rss: process.memoryUsage().rss } satisfies ReaderFigures)
  },
})
createAlertJobs({
  alerts: { ...app.alerts, ...reading },
  onError: (error) => process.stderr.write(`${String(error)}\n`),
}).start()
process.on('disconnect', () => process.exit(0))
