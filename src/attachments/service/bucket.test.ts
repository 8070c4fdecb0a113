import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type AttachmentApp, makeDataFolder, startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { startBucket } from '../../../test/bucket.ts'
import { bidRecord } from '../../../test/factories.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import { HOUR, MINUTE } from '../../lib/clock.ts'
import { createLog } from '../../lib/log.ts'
import type { AttachmentFile } from '../schema.ts'

const post = (app: AttachmentApp, number: string, attachments: { name: string; url: string }[]) =>
  app.bids.upsert([bidRecord({ number, attachments })], () => false)

async function standing(app: AttachmentApp, number: string): Promise<string[]> {
  const { body } = await app.get<{ items: AttachmentFile[] }>(`/v1/bids/${number}/attachments`)
  return body.items.map(({ state, reason, text }) => `${state} ${reason} ${text.state}`)
}

const keyOf = (text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 2)}/${hash}`
}

function createLines() {
  const lines: string[] = []
  return { lines, log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }) }
}

test('workers without a common disk store in one bucket and read from it, each content once', async () => {
  const [bucket, portal, database] = [await startBucket(), await startPortal(), await openTestDatabase()]
  const [one, other] = [
    await startAttachmentApp({ database, env: bucket.env }),
    await startAttachmentApp({ database, env: { ...bucket.env, GONGGO_DATA: makeDataFolder() } }),
  ]
  const files = ['first', 'second', 'second'].map((text, at) => ({
    name: `${at}.txt`,
    url: portal.offer(`/${at}.txt`, `${text} file`),
  }))
  await post(one, 'SHARED', files)
  await one.attachments.selection.follow()
  const [fetching] = one.attachments.workers()
  await fetching?.tick()
  await other.worked()
  assert.deepEqual(await standing(one, 'SHARED'), Array(3).fill('fetched null text'))
  assert.deepEqual(bucket.keys(), [keyOf('first file'), keyOf('second file'), 'folder-id'].sort())
  assert.equal(existsSync(join(one.folder, 'attachments')), false)
  assert.deepEqual(readdirSync(join(other.folder, 'attachments', 'drafts')), [])
  await other.close()
  await one.close()
  await bucket.close()
  await portal.close()
  await database.close()
})

test('while the bucket is unreachable, files wait and the portal gets no requests; none is lost', async () => {
  const [bucket, portal] = [await startBucket(), await startPortal()]
  const { lines, log } = createLines()
  const app = await startAttachmentApp({ env: bucket.env, log })
  const names = ['one.txt', 'two.txt', 'three.txt']
  await bucket.stop()
  await post(
    app,
    'AWAY',
    names.map((name) => ({ name, url: portal.offer(`/${name}`, name) })),
  )
  await app.worked()
  assert.deepEqual(await standing(app, 'AWAY'), Array(3).fill('pending diskFull none'))
  const [wait] = await app.db.sql<{ seconds: number }[]>`
    select max(extract(epoch from due_at - statement_timestamp()))::float8 as seconds from attachment_files`
  assert.ok((wait?.seconds ?? HOUR) <= 60, `tried again after ${wait?.seconds} s`)
  assert.deepEqual(portal.asked, [])
  assert.equal(lines.filter((line) => line.includes('attachments wait')).length, 1)
  assert.match(lines.join('\n'), /127\.0\.0\.1:\d+\/files\/gonggo\/attachments\//)
  assert.doesNotMatch(lines.join('\n'), /test-secret/)
  await bucket.start()
  app.clock.advance(HOUR)
  await app.makeDue()
  await app.worked()
  assert.deepEqual(await standing(app, 'AWAY'), Array(3).fill('fetched null text'))
  await app.close()
  await bucket.close()
  await portal.close()
})

test('a minute after a failed write to the bucket, files are stored again', async () => {
  const [bucket, portal] = [await startBucket(), await startPortal()]
  const app = await startAttachmentApp({ env: bucket.env })
  const offer = (number: string) =>
    post(app, number, [{ name: 'a.txt', url: portal.offer(`/${number}.txt`, `text of ${number}`) }])
  await offer('BEFORE')
  await app.worked()
  // The bucket has just answered, so the next file is fetched before anybody sees that it is away.
  await bucket.stop()
  await offer('REJECTED')
  await app.worked()
  assert.equal(portal.timesAsked('/REJECTED.txt'), 1)
  assert.deepEqual(await standing(app, 'REJECTED'), ['pending diskFull none'])
  await bucket.start()
  await offer('AFTER')
  app.clock.advance(MINUTE + 1)
  await app.makeDue()
  await app.worked()
  for (const number of ['REJECTED', 'AFTER']) assert.deepEqual(await standing(app, number), ['fetched null text'])
  await app.close()
  await bucket.close()
  await portal.close()
})

test('an outage of the bucket between fetching and reading loses nothing, and does not count as an attempt', async () => {
  const [bucket, portal] = [await startBucket(), await startPortal()]
  const app = await startAttachmentApp({ env: bucket.env })
  await post(app, 'LATER', [{ name: 'later.txt', url: portal.offer('/later.txt', 'later') }])
  await app.attachments.selection.follow()
  const [fetching, reading] = app.attachments.workers()
  await fetching?.tick()
  await bucket.stop()
  await reading?.tick()
  assert.deepEqual(await standing(app, 'LATER'), ['fetched null pending'])
  const [row] = await app.db.sql<{ attempts: number }[]>`select attempts from attachment_texts`
  assert.equal(row?.attempts, 0)
  await bucket.start()
  app.clock.advance(HOUR)
  await app.db.sql`update attachment_texts set due_at = statement_timestamp()`
  await app.worked()
  assert.deepEqual(await standing(app, 'LATER'), ['fetched null text'])
  assert.equal(portal.timesAsked('/later.txt'), 1)
  await app.close()
  await bucket.close()
  await portal.close()
})

test('objects are deleted after their retention, and those without a row once a day; others remain', async () => {
  const [bucket, portal] = [await startBucket(), await startPortal()]
  const app = await startAttachmentApp({ env: bucket.env })
  const offered = (name: string) => ({ name, url: portal.offer(`/${name}`, name) })
  await post(app, 'ENDED', ['a.txt', 'b.txt', 'c.txt'].map(offered))
  await post(app, 'OPEN', [offered('d.txt')])
  await app.worked()
  assert.equal(bucket.keys().length, 5)
  await app.db.sql`update attachment_notices set ends_at = now() - interval '10 years' where notice_no = 'ENDED'`
  await app.sweepAll()
  assert.deepEqual(bucket.keys(), [keyOf('d.txt'), 'folder-id'])
  // As after a kill between the bucket and the database.
  await app.db.sql`delete from attachment_files`
  await app.db.sql`delete from attachment_texts`
  await app.sweepAll()
  assert.deepEqual(bucket.keys(), ['folder-id'])
  await app.close()
  await bucket.close()
  await portal.close()
})

test('an object that disappeared before it was read is fetched again', async () => {
  const [bucket, portal] = [await startBucket(), await startPortal()]
  const app = await startAttachmentApp({ env: bucket.env })
  await post(app, 'LOST', [{ name: 'lost.txt', url: portal.offer('/lost.txt', 'lost') }])
  await app.attachments.selection.follow()
  const [fetching] = app.attachments.workers()
  await fetching?.tick()
  await bucket.remove(keyOf('lost'))
  await app.worked()
  assert.deepEqual(await standing(app, 'LOST'), ['fetched null text'])
  assert.equal(portal.timesAsked('/lost.txt'), 2)
  await app.close()
  await bucket.close()
  await portal.close()
})

test('wrong keys give a clear message, and nothing is fetched', async () => {
  const [bucket, portal] = [await startBucket(), await startPortal()]
  const { lines, log } = createLines()
  const env = { ...bucket.env, GONGGO_ATTACHMENTS_S3_SECRET_ACCESS_KEY: 'another' }
  const app = await startAttachmentApp({ env, log })
  await post(app, 'REFUSED', [{ name: 'a.txt', url: portal.offer('/a.txt', 'a') }])
  await app.worked()
  assert.deepEqual(await standing(app, 'REFUSED'), ['pending diskFull none'])
  assert.deepEqual(portal.asked, [])
  assert.match(lines.join('\n'), /answered GET with 403 SignatureDoesNotMatch/)
  await app.close()
  await bucket.close()
  await portal.close()
})
