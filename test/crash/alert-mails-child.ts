import { createMailing } from '../../src/alerts/index.ts'
import { createDb, type DbTarget } from '../../src/lib/db/index.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { createMail } from '../../src/mail/index.ts'

/** Creates notes and mails until it is killed; sends nothing. */

const [targetText = '{}', leaseText = '0'] = process.argv.slice(2)
const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const secrets = () => createSecrets(['crash test secret'])
const log = () => {}
const mail = createMail({
  db,
  now: Date.now,
  secrets,
  folder: '/nowhere',
  smtp: null,
  isDemo: async () => false,
  log,
  from: { name: 'Gonggo', address: 'gonggo@example.kr' },
})
const shared = { role: 'member', state: 'active', language: 'ko', zone: 'Asia/Seoul' } as const
const mailing = createMailing({
  db,
  secrets,
  log,
  publicUrl: () => 'https://api.gonggo.example',
  members: {
    membersOf: async (_, accountId) =>
      ['kim', 'lee'].map((id) => ({ ...shared, id, email: `${id}.${accountId}@example.invalid` })),
  },
  accountOf: async (id) => ({ name: id, state: 'active' }),
  keywords: {
    keywordsNow: async (_sql, _account, ids) =>
      ids.map((id) => ({
        id,
        keyword: id,
        state: 'active',
        createdBy: null,
        alert: { email: 'instant', to: [], remind: [3] },
      })),
  },
  bids: { noticesNow: async () => [], noticesClosing: async () => [] },
  gapsNow: async () => [],
  post: mail.post,
  instantPerHour: 1_000,
  timing: { leaseMs: Number(leaseText), pollMs: 10 },
})
for (const worker of [mailing.itemWorker(), mailing.memberWorker(), mailing.reminders.worker()]) worker.start()
