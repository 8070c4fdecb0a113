import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { alertsRead } from '../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { backupsOf, createFolders, openEmptyDatabase, restoreTo } from '../../test/backups.ts'
import { bidRecord, makeAccount } from '../../test/factories.ts'
import { databaseNow, eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { readMail } from '../../test/mailbox.ts'
import { DAY } from '../lib/clock.ts'

const folders = createFolders(after)

test('alerts after a restore: due ones are sent once, sent ones are not repeated, and no event is duplicated', async () => {
  const server = await startMailServer()
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr`,
    GONGGO_PUBLIC_URL: 'https://api.gonggo.example',
  }
  const database = await openTestDatabase()

  async function using<T>(on: TestDatabase, role: 'all' | 'api', work: (app: TestApp) => Promise<T>): Promise<T> {
    const app = await startTestApp({ database: on, env, ...(role === 'api' ? { role } : {}) })
    try {
      return await work(app)
    } finally {
      await app.close()
    }
  }

  async function publish({ app, title }: { app: TestApp; title: string }): Promise<void> {
    const closeAt = (await databaseNow(app.db)) + 10 * DAY
    await app.bids.upsert([bidRecord({ title, closeAt, openAt: closeAt })], () => true)
  }

  /** The feed is read, and every mail that is due has left. */
  async function settled(app: TestApp): Promise<void> {
    await alertsRead(app)
    await eventually(async () => {
      const [row] = await app.db.sql<{ done: boolean }[]>`
        select not exists (select from alert_items)
          and not exists (select from alert_members where due_at <= now())
          and not exists (select from mails where due_at <= now()) as done`
      return row?.done
    })
  }
  const subjects = () => server.mails.map((mail) => readMail(mail).subject.replace(/^.*: /, ''))

  const accountId = await using(database, 'all', async (app) => {
    const { id } = await makeAccount(app, { plan: 'enterprise', email: 'owner@example.invalid' })
    await app.keywords.createMany(id, [{ keyword: '하수관로' }])
    await publish({ app, title: '첫째 하수관로' })
    await settled(app)
    return id
  })
  assert.deepEqual(subjects(), ['첫째 하수관로'])

  // Published but not read yet, by a worker that had the feed in its hands.
  await using(database, 'api', (app) => publish({ app, title: '둘째 하수관로' }))
  await database.db.sql`update feed_readers set lease_until = now() + interval '1 day', lease_token = 'gone'`
  const { folder } = await backupsOf(database.db).make(folders.make())
  await database.db.sql`update feed_readers set lease_until = null, lease_token = null`

  await using(database, 'all', settled)
  assert.deepEqual(subjects(), ['첫째 하수관로', '둘째 하수관로'], 'the old installation goes on after the backup')

  server.mails.length = 0
  const restored = await openEmptyDatabase(database)
  await restoreTo(restored.db, folder)
  for (const start of ['first', 'second'])
    await using(restored, 'all', async (app) => {
      await settled(app)
      assert.deepEqual(subjects(), ['둘째 하수관로'], `the ${start} start`)
      const events = await app.db.sql<{ count: number }[]>`
        select count(*) as count from events where account_id = ${accountId} group by notice_no order by notice_no`
      assert.deepEqual(
        events.map(({ count }) => count),
        [1, 1],
        `the ${start} start`,
      )
    })
  await restored.close()
  await database.close()
  await server.close()
})
