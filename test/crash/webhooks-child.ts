import { createDb, type DbTarget } from '../../src/lib/db/index.ts'
import { createWebhookOffice } from '../webhook-office.ts'

/** Delivers due events until it is killed. */

const [targetText = '{}', leaseText = '0'] = process.argv.slice(2)
const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
createWebhookOffice(db, { timing: { leaseMs: Number(leaseText), pollMs: 10 } })
  .webhooks.worker()
  .start()
