import { createDb, type DbTarget } from '../../src/lib/db/index.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { createMail, type SmtpSettings } from '../../src/mail/index.ts'

/** Sends due mails until it is killed. */

const [targetText = '{}', smtpText = '{}', leaseText = '0'] = process.argv.slice(2)
createMail({
  db: createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' }),
  now: Date.now,
  secrets: () => createSecrets(['crash test secret']),
  from: { name: 'Gonggo', address: 'gonggo@example.kr' },
  smtp: JSON.parse(smtpText) as SmtpSettings,
  folder: '/nowhere',
  isDemo: async () => false,
  log: () => {},
  timing: { leaseMs: Number(leaseText), pollMs: 10 },
})
  .worker()
  .start()
