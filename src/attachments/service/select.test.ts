import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AttachmentApp, startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { ATTEMPT, bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import { DAY } from '../../lib/clock.ts'
import { readHead } from '../../lib/feed.ts'
import type { AttachmentFile } from '../schema.ts'

const MATCHED = { GONGGO_ATTACHMENTS: 'matched' }

const post = (app: AttachmentApp, number: string, url: string, changes = {}) =>
  app.bids.upsert([bidRecord({ number, attachments: [{ name: 'a.txt', url }], ...changes })], () => false)

async function pursue(app: AttachmentApp, noticeNo: string): Promise<void> {
  const { id: accountId } = await makeAccount(app, { plan: 'enterprise' })
  const { id: keyId } = await makeKey(app, accountId)
  await app.pursuits.create(ATTEMPT, { accountId, keyId, requestId: 'req_0' }, { noticeNo, state: 'watching' })
}

async function only(app: AttachmentApp, number: string): Promise<AttachmentFile> {
  const { body } = await app.get<{ items: AttachmentFile[] }>(`/v1/bids/${number}/attachments`)
  return body.items[0] ?? assert.fail('there is no file')
}

const positionOf = async ({ db }: AttachmentApp): Promise<number | undefined> =>
  (await db.sql<{ position: number }[]>`select position from attachment_progress`)[0]?.position

test('matched does not read the feed from its start, because nothing is selected yet', async () => {
  const app = await startAttachmentApp({ env: MATCHED })
  for (const number of ['A', 'B', 'C']) await post(app, number, 'https://portal.example/a.txt')
  const { position } = await readHead(app.db.sql)
  assert.equal(await app.attachments.selection.follow(), 0)
  assert.equal(await positionOf(app), position)
  await app.close()
})

test('a process that reads the feed does not block others', async () => {
  const app = await startAttachmentApp()
  await post(app, 'HELD', 'https://portal.example/a.txt')
  await app.db.transaction(async (tx) => {
    await tx`select from attachment_progress for update`
    assert.equal(await app.attachments.selection.follow(), 0)
  })
  assert.equal(await app.attachments.selection.follow(), 1)
  await app.close()
})

test('a notice pursued long ago is selected by the first scan, if it is still open', async () => {
  const portal = await startPortal()
  const app = await startAttachmentApp({ env: MATCHED })
  await post(app, 'LONG', portal.offer('/long.txt', 'long'), { closeAt: NOW + 10 * DAY })
  await pursue(app, 'LONG')
  await app.db.sql`update pursuits set updated_at = ${new Date(NOW - 200 * DAY)}`
  await app.worked()
  assert.equal((await only(app, 'LONG')).state, 'fetched')
  await app.close()
  await portal.close()
})

test('one process scans for all', async () => {
  const database = await openTestDatabase()
  const app = await startAttachmentApp({ database, env: MATCHED })
  const other = await startAttachmentApp({ database, env: { ...MATCHED, GONGGO_DATA: app.folder } })
  await app.worked()
  await post(app, 'ONE', 'https://portal.example/a.txt')
  await pursue(app, 'ONE')
  const selected = async () => (await database.db.sql`select from attachment_notices`).length
  await other.attachments.selection.takeWanted()
  assert.equal(await selected(), 0, 'it has been looked a moment ago')
  await database.db.sql`update attachment_progress set look_at = statement_timestamp()`
  await other.attachments.selection.takeWanted()
  assert.equal(await selected(), 1)
  await other.close()
  await app.close()
  await database.close()
})

test('a new version fetches failed and possibly changed files again; stored files remain until then', async () => {
  const portal = await startPortal()
  const app = await startAttachmentApp()
  const attachments = [
    { name: 'changed.txt', url: portal.offer('/changed.txt', 'as it was') },
    { name: 'late.txt', url: portal.offer('/late.txt', { status: 410 }) },
    { name: 'kept.txt', url: portal.offer('/kept.txt', 'kept') },
  ]
  const bring = async (revision: number) => {
    await app.bids.upsert([bidRecord({ number: 'NEW', attachments, revision, changedAt: NOW + revision })], () => false)
    await app.worked()
    const { body } = await app.get<{ items: AttachmentFile[] }>('/v1/bids/NEW/attachments')
    return body.items.map(({ name, state, bytes, text }) => `${name} ${state} ${bytes} ${text.state}`)
  }
  assert.deepEqual(await bring(0), ['changed.txt fetched 9 text', 'late.txt gone null none', 'kept.txt fetched 4 text'])
  portal.offer('/changed.txt', 'as it is today')
  portal.offer('/late.txt', 'late')
  portal.offer('/kept.txt', { status: 410 })
  assert.deepEqual(await bring(1), [
    'changed.txt fetched 14 text',
    'late.txt fetched 4 text',
    'kept.txt fetched 4 text',
  ])
  const [due] = await app.db.sql<{ due: number }[]>`select count(due_at) as due from attachment_files`
  assert.equal(due?.due, 0)
  await app.close()
  await portal.close()
})
