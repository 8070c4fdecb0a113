import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { APP_ROLE, applyMigrations, createDb, grantWork, readMigrations } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { appConnection } from '../src/lib/postgres/index.ts'
import { openHouse, refused } from './acting.ts'
import { startTestApp } from './app-harness.ts'
import { backupsOf } from './backups.ts'
import { atEnd, copyCluster, isRoot, mountDisk, start } from './embedded-servers.ts'
import { bidRecord } from './factories.ts'
import { eventually, openTestDatabase } from './harness.ts'
import { openSnapshotWorld, someSteps } from './snapshot-world.ts'

test('a full disk is an outage that says so, and is over when there is room', {
  skip: isRoot ? false : 'mounting a small disk needs root',
}, async (t) => {
  const disk = mountDisk(t)
  if (disk === null) return
  await copyCluster(join(disk, 'postgres'))
  const server = await start(t, disk)
  const owner = server.connection
  const db = createDb({ target: owner, name: 'judge', connections: 2 })
  await applyMigrations(db, readMigrations(new URL('../migrations/', import.meta.url)))
  await grantWork(db, APP_ROLE)
  const lines: { time: string; err?: { code?: string } }[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  const app = await startTestApp({ database: { db, owner, target: appConnection(owner), close: async () => {} }, log })
  atEnd(t, async () => {
    await app.close()
    await db.stop()
  })
  const ask = async (method: string, path: string, body?: object) => {
    await app.pass(1_000)
    const headers = { authorization: `Bearer ${app.key}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  let made = 0
  const change = () => ask('POST', '/v1/keys', { name: 'made on a full disk', scopes: ['bids:read'] })
  const write = () => app.bids.upsert([bidRecord({ title: `${++made} `.repeat(100) })], () => false)
  await app.bids.upsert([bidRecord({ number: 'READ' })], () => false)
  await eventually(async () => (await ask('GET', '/readyz')).status === 200)

  const ballast = join(disk, 'ballast')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize))
  const refused = await eventually(() =>
    write().then(
      () => null,
      (error: { code?: string }) => error,
    ),
  )
  assert.equal(refused.code, '53100')
  const ready = await ask('GET', '/readyz')
  assert.equal(ready.status, 503)
  assert.match(ready.text, /disk is full/)
  assert.equal((await ask('GET', '/v1/bids/READ')).status, 200, 'reading goes on')
  const answer = await eventually(async () => {
    const one = await change()
    return one.status === 201 ? null : one
  })
  assert.deepEqual([answer.status, answer.retryAfter], [503, '2'])
  await Promise.all(Array.from({ length: 40 }, change))
  const told = lines.filter(({ err }) => err?.code === '53100').map(({ time }) => Date.parse(time))
  assert.ok(told.length > 0)
  for (const [index, at] of told.entries())
    assert.ok(index === 0 || at - (told[index - 1] ?? 0) >= 950, 'a line a second')

  rmSync(ballast)
  await eventually(() =>
    write().then(
      () => true,
      () => false,
    ),
  )
  assert.equal(await eventually(async () => (await change()).status === 201), true)
  assert.ok(await eventually(async () => (await ask('GET', '/readyz')).status === 200))
})

test('a snapshot of the catalog leaves a disk that is nearly full to the database', {
  skip: isRoot ? false : 'mounting a small disk needs root',
}, async (t) => {
  const disk = mountDisk(t, '1m')
  if (disk === null) return
  const world = await openSnapshotWorld()
  atEnd(t, () => world.close())
  for (const one of someSteps(12, 1)) await world.take(one)
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'other'), Buffer.alloc((bavail - 4) * bsize))
  const folder = join(disk, 'catalog')
  const { follower, said } = await world.start({ of: folder })
  await follower.keep(1)
  assert.equal(said.filter(({ message }) => message.includes('cannot be written')).length, 1)
  assert.deepEqual(readdirSync(folder), [])
  rmSync(join(disk, 'other'))
  for (const one of someSteps(2, 2)) await world.take(one)
  await follower.tick()
  await follower.keep(1)
  assert.ok((await world.start({ of: folder })).isRecalled)
})

test('a backup on a full disk fails as such, and leaves nothing that takes its place', {
  skip: isRoot ? false : 'mounting a small disk needs root',
}, async (t) => {
  const disk = mountDisk(t, '1m')
  if (disk === null) return
  const database = await openTestDatabase()
  const { app } = openHouse(database).house
  // Random numbers, which cannot be compressed into a megabyte.
  const title = () => randomBytes(700).toString('hex')
  const records = Array.from({ length: 1_500 }, () => bidRecord({ title: title() }))
  await app.bids.upsert(records, () => false)
  const to = join(disk, 'backups')
  const { exit, code } = await refused(() => backupsOf(database.db).make(to))
  assert.deepEqual([exit, code], [1, 'disk_full'])
  assert.deepEqual(readdirSync(to), [])
  await database.close()
})
