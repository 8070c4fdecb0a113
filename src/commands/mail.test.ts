import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import type { CommandAnswer, CommandHouse, CommandPlace } from './command.ts'
import { failureOf } from './failures.ts'
import { mail } from './mail.ts'
import { findAction, readGiven } from './words.ts'

let app: TestApp
before(async () => {
  app = await startTestApp({ role: 'api' })
})
after(() => app.close())

function act(line: string): Promise<CommandAnswer> {
  const { action } = findAction({ mail }, `mail ${line}`.split(' '))
  assert.ok(action, line)
  const place: Pick<CommandPlace, 'open'> = { open: async () => ({ app }) as unknown as CommandHouse }
  return action.action.run(readGiven(action), place as CommandPlace)
}

async function failedMail(to: string): Promise<string> {
  const data = { company: '한빛기업', inviter: null, role: 'member' as const, url: null }
  const id = await app.db.transaction((tx) =>
    app.mail.post(tx, { accountId: app.account.id, to, language: 'ko', template: 'team-invitation', data }),
  )
  await app.db.sql`
    update mails set state = 'failed', reason = 'RCPT TO 550', due_at = null, ended_at = statement_timestamp()
    where id = ${id}`
  return id ?? ''
}

const pending = async () =>
  (await app.db.sql<{ id: string }[]>`select id from mails where state = 'pending' order by id`).map(({ id }) => id)

test('lists failed mails, sends those named or all again, and writes it down', async () => {
  assert.match((await act('failed')).text, /No mail has failed/)
  const ids: string[] = []
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) ids.push(await failedMail(to))
  const [one = ''] = ids
  const listed = (await act('failed --limit 2')).document as { total: number; items: { canResend: boolean }[] }
  assert.deepEqual([listed.total, listed.items.map(({ canResend }) => canResend)], [3, [true, true]])
  assert.match(
    (await act('failed')).text,
    /^ID +FAILED +MAIL +TO +RESEND +REASON\n.*team-invitation +\w@example\.com +yes +RCPT/,
  )

  const answer = await act(`resend ${one} mail_none`)
  assert.match(answer.text, /One mail will be sent again\. Not found.*mail_none/)
  assert.deepEqual(await pending(), [one])
  const gone = await act(`resend ${one}`).catch((error: unknown) => failureOf(error))
  assert.equal('exit' in gone && gone.exit, 3)

  assert.match((await act('resend-all')).text, /2 mails will be sent again/)
  assert.deepEqual(await pending(), ids.toSorted())
  const { items } = await app.operators.log.list(null, { page: 1, pageSize: 10 })
  const log = items.map(({ action, subject, operator }) => [action, subject, operator])
  assert.deepEqual(
    log.sort(),
    ids.toSorted().map((id) => ['mail_resent', id, null]),
  )
})
