import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeDataFolder, startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { startBucket } from '../../../test/bucket.ts'
import { bidRecord } from '../../../test/factories.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import { HOUR } from '../../lib/clock.ts'
import { createLog } from '../../lib/log.ts'
import type { AttachmentFile } from '../schema.ts'

type App = Awaited<ReturnType<typeof startAttachmentApp>>

const post = (app: App, number: string, attachments: { name: string; url: string }[]) =>
  app.bids.upsert([bidRecord({ number, attachments })], () => false)

async function standing(app: App, number: string): Promise<string[]> {
  const { body } = await app.get<{ items: AttachmentFile[] }>(`/v1/bids/${number}/attachments`)
  return body.items.map(({ state, reason }) => `${state} ${reason}`)
}

test('a part of the disk stays free: nothing that would use it is requested', async () => {
  const portal = await startPortal()
  let left = 0
  const app = await startAttachmentApp({ diskReserve: (total) => (left === 0 ? total : 0) })
  const names = ['one.txt', 'two.txt', 'three.txt']
  await post(
    app,
    'ROOM',
    names.map((name) => ({ name, url: portal.offer(`/${name}`, name) })),
  )
  await app.worked()
  assert.deepEqual(
    await standing(app, 'ROOM'),
    names.map(() => 'pending diskFull'),
  )
  assert.deepEqual(portal.asked, [])
  left = 1
  await app.makeDue()
  await app.worked()
  assert.deepEqual(
    await standing(app, 'ROOM'),
    names.map(() => 'fetched null'),
  )
  await app.close()
  await portal.close()
})

test('after a failed write, a disk is not used for a while, and nothing is fetched repeatedly', async () => {
  const portal = await startPortal()
  const app = await startAttachmentApp()
  const names = ['one.txt', 'two.txt', 'three.txt', 'four.txt']
  // Where drafts should be written.
  mkdirSync(join(app.folder, 'attachments'))
  writeFileSync(join(app.folder, 'attachments', 'drafts'), '')
  await post(
    app,
    'FAULT',
    names.map((name) => ({ name, url: portal.offer(`/${name}`, name) })),
  )
  for (let rounds = 0; rounds < 3; rounds++) {
    await app.makeDue()
    await app.worked()
  }
  assert.deepEqual(
    await standing(app, 'FAULT'),
    names.map(() => 'pending diskFull'),
  )
  assert.ok(portal.asked.length <= 2, 'those that were under way at the same time')
  rmSync(join(app.folder, 'attachments', 'drafts'))
  app.clock.advance(HOUR)
  await app.makeDue()
  await app.worked()
  assert.deepEqual(
    await standing(app, 'FAULT'),
    names.map(() => 'fetched null'),
  )
  await app.close()
  await portal.close()
})

test('a file missing on the disk is fetched three times, not forever', async () => {
  const portal = await startPortal()
  const app = await startAttachmentApp()
  await post(app, 'LOST', [{ name: 'lost.txt', url: portal.offer('/lost.txt', 'lost') }])
  await app.attachments.selection.follow()
  const [fetching, reading] = app.attachments.workers()
  for (let rounds = 0; rounds < 5; rounds++) {
    await app.makeDue()
    await fetching?.tick()
    for (const name of app.kept()) rmSync(join(app.folder, 'attachments', name.slice(0, 2), name))
    await reading?.tick()
  }
  assert.deepEqual(await standing(app, 'LOST'), ['failed fileMissing'])
  assert.equal(portal.timesAsked('/lost.txt'), 3)
  await app.close()
  await portal.close()
})

test('a worker with its own folder neither fetches nor reads, and logs this once', async () => {
  const database = await openTestDatabase()
  const portal = await startPortal()
  const first = await startAttachmentApp({ database })
  await post(first, 'FIRST', [{ name: 'a.txt', url: portal.offer('/a.txt', 'first') }])
  await first.worked()
  const id = readFileSync(join(first.folder, 'attachments', 'folder-id'), 'utf8').trim()
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const folder = makeDataFolder()
  const other = await startAttachmentApp({ database, log, env: { GONGGO_DATA: folder } })
  await post(other, 'SECOND', [{ name: 'b.txt', url: portal.offer('/b.txt', 'second') }])
  await other.attachments.selection.follow()
  for (let rounds = 0; rounds < 3; rounds++) for (const worker of other.attachments.workers()) await worker.tick()
  assert.deepEqual(await standing(other, 'SECOND'), ['pending null'])
  assert.equal(portal.timesAsked('/b.txt'), 0)
  const warnings = lines.filter((line) => line.includes('is not the folder in which attachments are stored'))
  assert.equal(warnings.length, 1, lines.join('\n'))
  assert.ok(warnings[0]?.includes(id) && warnings[0].includes(folder))
  // The operator says that it takes the place of the other.
  writeFileSync(join(folder, 'attachments', 'folder-id'), `${id}\n`)
  await other.worked()
  assert.deepEqual(await standing(other, 'SECOND'), ['fetched null'])
  await other.close()
  await first.close()
  await portal.close()
  await database.close()
})

test('two installations never share a folder or a bucket: the second neither fetches nor deletes', async () => {
  const [portal, bucket] = [await startPortal(), await startBucket()]
  const folder = makeDataFolder()
  for (const env of [{ GONGGO_DATA: folder }, bucket.env]) {
    const [database, own] = [await openTestDatabase(), await openTestDatabase()]
    const first = await startAttachmentApp({ database, env })
    await post(first, 'FIRST', [{ name: 'a.txt', url: portal.offer('/a.txt', 'first') }])
    await first.worked()
    // Test databases are copies; each new database of an installation has an epoch of its own.
    await own.db.sql`update feed_head set epoch = 'another'`
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
    const second = await startAttachmentApp({ database: own, log, env })
    await post(second, 'SECOND', [{ name: 'b.txt', url: portal.offer('/b.txt', 'second') }])
    await second.attachments.selection.follow()
    for (let rounds = 0; rounds < 3; rounds++) for (const worker of second.attachments.workers()) await worker.tick()
    await second.sweepAll()
    assert.deepEqual(await standing(second, 'SECOND'), ['pending null'])
    assert.equal(portal.timesAsked('/b.txt'), 0)
    assert.equal(lines.filter((line) => line.includes('belongs to another installation')).length, 1, lines.join('\n'))
    await post(first, 'AGAIN', [{ name: 'a.txt', url: portal.offer('/c.txt', 'third') }])
    await first.worked()
    assert.deepEqual(await standing(first, 'FIRST'), ['fetched null'])
    assert.deepEqual(await standing(first, 'AGAIN'), ['fetched null'])
    await Promise.all([first.close(), second.close()])
    await Promise.all([database.close(), own.close()])
  }
  await bucket.close()
  await portal.close()
})

test('a kill between storing the id in the folder and in the database changes nothing', async () => {
  const portal = await startPortal()
  const app = await startAttachmentApp()
  await post(app, 'KILLED', [{ name: 'a.txt', url: portal.offer('/a.txt', 'first') }])
  await app.worked()
  await app.db.sql`update attachment_progress set folder = null`
  await post(app, 'LATER', [{ name: 'b.txt', url: portal.offer('/b.txt', 'second') }])
  await app.worked()
  assert.deepEqual([await standing(app, 'KILLED'), await standing(app, 'LATER')], [['fetched null'], ['fetched null']])
  await app.close()
  await portal.close()
})
