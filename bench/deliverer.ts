import { createDb, type DbTarget } from '../src/lib/db/index.ts'
import { createWebhookOffice } from '../test/webhook-office.ts'

/** A worker in a separate process, so that it can be killed. */
const target = JSON.parse(process.argv[2] ?? '{}') as DbTarget
const db = createDb({ target, name: 'bench deliverer', connections: 6 })
createWebhookOffice(db).webhooks.worker().start()
