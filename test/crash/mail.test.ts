import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createSecrets } from '../../src/lib/secret.ts'
import { createMail } from '../../src/mail/index.ts'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./mail-child.ts', import.meta.url))
const LEASE_MS = 1_000
const MAILS = 20

const sendingChild = (database: TestDatabase, server: MailServer): ChildProcess =>
  endsWithTests(
    spawn(
      process.execPath,
      [CHILD, JSON.stringify(database.target), JSON.stringify(server.settings()), String(LEASE_MS)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  )

const poster = ({ db }: TestDatabase) =>
  createMail({
    db,
    now: Date.now,
    secrets: () => createSecrets(['crash test secret']),
    folder: '/nowhere',
    smtp: null,
    from: { name: 'Gonggo', address: 'gonggo@example.kr' },
    isDemo: async () => false,
    log: () => {},
  })

async function postMany(database: TestDatabase): Promise<string[]> {
  const mail = poster(database)
  const ids: string[] = []
  for (let index = 0; index < MAILS; index++) {
    const data = { company: '한빛기업', inviter: null, role: 'member', url: null } as const
    const to = `m${index}@example.invalid`
    const id = await database.db.transaction((tx) =>
      mail.post(tx, { accountId: null, to, language: 'ko', template: 'team-invitation', data }),
    )
    if (id) ids.push(id)
  }
  return ids
}

const counted = async ({ db }: TestDatabase, state: string) =>
  (await db.sql`select from mails where state = ${state}`).length

test('kill -9 while sending: every mail arrives, what arrives again bears the same id, and few do', async () => {
  const database = await openTestDatabase()
  const server = await startMailServer()
  for (let round = 0; round < rounds(); round++) {
    await database.db.sql`truncate mails`
    server.mails.length = 0
    const ids = await postMany(database)
    for (const share of [0.3, 0.7]) {
      const child = sendingChild(database, server)
      const closed = once(child, 'close')
      await eventually(() => server.mails.length >= MAILS * share)
      child.kill('SIGKILL')
      await closed
    }
    const last = sendingChild(database, server)
    const closed = once(last, 'close')
    await eventually(async () => (await counted(database, 'sent')) === MAILS)
    last.kill('SIGKILL')
    await closed
    const arrived = server.mails.map(({ messageId }) => messageId)
    assert.deepEqual(new Set(arrived), new Set(ids.map((id) => `<${id}@example.kr>`)))
    // Four are sent concurrently, and two processes were killed.
    assert.ok(arrived.length <= MAILS + 8, `${arrived.length} for ${MAILS}`)
  }
  await server.close()
  await database.close()
})

test('kill -9 between the server’s yes and our mark: one copy more, under the same id', async () => {
  const database = await openTestDatabase()
  const arrived: string[] = []
  const children: ChildProcess[] = []
  const server = await startMailServer({
    onMail: ({ messageId }) => {
      arrived.push(messageId)
      // The mail is accepted; the child will never read the response.
      if (arrived.length === 1) children[0]?.kill('SIGKILL')
    },
  })
  await postMany(database)
  await database.db.sql`delete from mails where id <> (select min(id) from mails)`
  const first = sendingChild(database, server)
  children.push(first)
  await once(first, 'close')
  const second = sendingChild(database, server)
  await eventually(async () => (await counted(database, 'sent')) === 1)
  const closed = once(second, 'close')
  second.kill('SIGKILL')
  await closed
  assert.equal(arrived.length, 2)
  assert.equal(arrived[0], arrived[1])
  await server.close()
  await database.close()
})
