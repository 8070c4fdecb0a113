import { createAlerts } from '../../src/alerts/index.ts'
import { createApp } from '../../src/app.ts'
import { createAttachmentNews } from '../../src/attachments/index.ts'
import { toConfig } from '../../src/config.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createDb, type Db, type DbTarget, type Tx } from '../../src/lib/db/index.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { KILL_POINTS, type KillPoint, TEXT_POINTS } from './alerts-points.ts'

/** Reads the feed for alerts until it is killed: from outside, or by itself at a named point. */

const [targetText = '{}', leaseText = '0', point = '', timesText = '1'] = process.argv.slice(2)
let left = Number(timesText)

function reach(reached: KillPoint): void {
  if (reached === point && --left === 0) process.kill(process.pid, 'SIGKILL')
}

/** The same database with hooks at the points. */
function withKills(db: Db): Db {
  const watched = (tx: Tx): Tx =>
    new Proxy(tx, {
      apply(target, self, args: [TemplateStringsArray]) {
        const text = typeof args[0] === 'object' && 'raw' in args[0] ? args[0].join(' ') : ''
        for (const [name, start] of Object.entries({ ...KILL_POINTS, ...TEXT_POINTS })) {
          if (start !== null && text.includes(start)) reach(name as KillPoint)
        }
        return Reflect.apply(target, self, args)
      },
    })
  return {
    ...db,
    async transaction(work) {
      const result = await db.transaction(async (tx) => {
        const done = await work(watched(tx))
        reach('before the commit')
        return done
      })
      reach('after the commit')
      return result
    },
  }
}

const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const secrets = createSecrets(['crash test secret'])
const app = createApp(toConfig({}), {
  infrastructure: { db, secrets, migrations: [], embedded: true },
  log: createLog({ level: 'silent' }),
  hasRoutes: false,
})
const { reader } = createAlerts({
  db: withKills(db),
  clock: systemClock,
  log: () => {},
  companies: app.companies,
  keywords: app.keywords,
  bids: app.bids,
  news: createAttachmentNews(db),
  enqueue: { webhooks: async () => reach('among what is owed') },
  timing: { leaseMs: Number(leaseText), pollMs: 20 },
})
reader.worker().start()
const never = new AbortController().signal
setInterval(() => reader.keepReady(never).catch(() => {}), 50)
