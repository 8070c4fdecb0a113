import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./reports-child.ts', import.meta.url))
const LEASE_MS = 1_000
const REPORTS = 6

const making = ({ owner }: TestDatabase): ChildProcess =>
  endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(owner), String(LEASE_MS)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )

async function askForMany({ db }: TestDatabase): Promise<void> {
  await db.sql`truncate reports, report_files, told`
  for (let index = 0; index < REPORTS; index++) {
    await db.sql`
      insert into reports (account_id, id, period, from_at, to_at, format, sections, filter, language)
      values ('acc_crash', ${`rpt_${index}`}, 'monthly', '2026-10-01T00:00:00+09:00', '2026-10-31T23:59:59+09:00',
        ${index % 2 === 0 ? 'html' : 'pdf'}, '{matches,statistics}', '{}', 'ko')`
  }
}

const ready = async ({ db }: TestDatabase) => (await db.sql`select from reports where state = 'ready'`).length
const running = async ({ db }: TestDatabase) => (await db.sql`select from reports where state = 'running'`).length

test('kill -9 while reports are made: each is made, told of once, and has its one file', async () => {
  const database = await openTestDatabase()
  const { db } = database
  await db.sql`create table told (id text not null)`
  await db.sql`
    insert into accounts (id, name, plan, state, language, zone, beta, created_at)
    values ('acc_crash', 'crash', 'enterprise', 'active', 'ko', 'Asia/Seoul', true, now())`
  for (let round = 0; round < rounds(); round++) {
    await askForMany(database)
    for (const share of [0.2, 0.5]) {
      const child = making(database)
      const closed = once(child, 'close')
      await eventually(async () => (await ready(database)) >= REPORTS * share && (await running(database)) > 0)
      child.kill('SIGKILL')
      await closed
    }
    const last = making(database)
    const closed = once(last, 'close')
    await eventually(async () => (await ready(database)) === REPORTS)
    last.kill('SIGKILL')
    await closed
    const told = await db.sql<{ id: string }[]>`select id from told order by id`
    assert.deepEqual(
      told.map(({ id }) => id),
      Array.from({ length: REPORTS }, (_, index) => `rpt_${index}`),
    )
    const files = await db.sql<{ bytes: number; size: number }[]>`
      select r.bytes, length(f.content) as size
      from reports r join report_files f on f.account_id = r.account_id and f.report_id = r.id`
    assert.equal(files.length, REPORTS)
    for (const { bytes, size } of files) assert.equal(bytes, size)
  }
  await database.close()
})
