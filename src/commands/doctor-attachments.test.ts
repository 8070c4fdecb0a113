import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeDataFolder } from '../../test/attachments.ts'
import { startBucket } from '../../test/bucket.ts'
import { openTestDatabase } from '../../test/harness.ts'
import { toConfig } from '../config.ts'
import { findingOf } from './doctor.ts'
import { attachments } from './doctor-attachments.ts'

test('attachments that are due and not fetched are a finding, and so is a full disk', async () => {
  const database = await openTestDatabase()
  const { sql } = database.db
  const config = toConfig({ GONGGO_DATA: makeDataFolder(), GONGGO_ATTACHMENTS: 'all' })
  assert.deepEqual(await attachments(sql, config), { ok: true, detail: '0 stored, 0 waiting, 0 not available' })
  await sql`insert into attachment_notices (notice_no, version, ends_at) values ('ONE', 1, now())`
  const add = (id: string, state: string, due: string | null) =>
    sql`insert into attachment_files (id, notice_no, url, name, host, state, due_at)
      values (${id}, 'ONE', 'https://portal.example', ${id}, 'portal.example', ${state}, now() + ${due}::interval)`
  await add('a', 'failed', null)
  await add('b', 'pending', '1 hour')
  assert.deepEqual(await attachments(sql, config), { ok: true, detail: '0 stored, 1 waiting, 1 not available' })
  await add('c', 'pending', '-3 hours')
  const late = await attachments(sql, config)
  assert.equal(late.ok, false)
  assert.match(late.detail, /due for 1[78]\d minutes \(0 MiB fetched today\): is a worker running/)
  await sql`update attachment_files set reason = 'diskFull' where id = 'b'`
  const full = await attachments(sql, config)
  assert.equal(full.ok, false)
  assert.match(full.detail, /was full/)
  await mkdir(join(config.dataFolder, 'attachments'))
  await writeFile(join(config.dataFolder, 'attachments', 'folder-id'), 'of-another-installation\n')
  assert.match((await attachments(sql, config)).detail, /belongs to another installation/)
  await sql`update attachment_progress set folder = 'another'`
  const foreign = await attachments(sql, config)
  assert.equal(foreign.ok, false)
  assert.match(foreign.detail, /is not the folder in which attachments are stored.*contains another/)
  await database.close()
})

test('a bucket that does not answer is a finding', async () => {
  const [database, bucket] = [await openTestDatabase(), await startBucket()]
  const config = toConfig({ GONGGO_DATA: makeDataFolder(), GONGGO_ATTACHMENTS: 'all', ...bucket.env })
  const examined = () => findingOf(() => attachments(database.db.sql, config))
  assert.deepEqual(await examined(), { ok: true, detail: '0 stored, 0 waiting, 0 not available' })
  await bucket.stop()
  const { ok, detail } = await examined()
  assert.equal(ok, false)
  assert.match(detail, /^127\.0\.0\.1:\d+\/files\/gonggo\/attachments\/: /)
  await bucket.close()
  await database.close()
})
