import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { endsWithTests, openTestDatabase, type TestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./upsert-child.ts', import.meta.url))
const SIZE = 20

/** Runs the child until it has acknowledged some batches, waits for a random time, and kills it. */
async function killedRun(database: TestDatabase, start: number): Promise<number> {
  const child = endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(database.target), String(start), String(SIZE)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  let acknowledged = start - 1
  const enough = Math.floor(Math.random() * 8)
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    acknowledged = Number(text.trim().split('\n').at(-1))
    if (acknowledged >= start + enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 6)
  })
  await once(child, 'close')
  return acknowledged
}

test('batches cut off by kill -9 are whole or absent, and the feed has no gap', async () => {
  const database = await openTestDatabase()
  let next = 0
  for (let round = 0; round < rounds(); round++) {
    const acknowledged = await killedRun(database, next)
    await expectWhole(database, acknowledged)
    next = acknowledged + 1
    // The unacknowledged batch may have been committed: write it again, as a source would.
    next -= next % 4
  }
  await database.close()
})

async function expectWhole({ db }: TestDatabase, acknowledged: number): Promise<void> {
  const batches = await db.sql<{ batch: number; notices: number; versions: number[]; withdrawn: boolean }[]>`
    select split_part(substr(number, 2), '-', 1)::int as batch, count(*) as notices,
      array_agg(distinct version) as versions, withdrawn
    from (
      select number, version, false as withdrawn from bids
      union all
      select number, version, true from withdrawals where restored_at is null
    ) n group by 1, withdrawn order by 1`
  for (const { batch, notices, versions } of batches) {
    assert.equal(notices, SIZE, `batch ${batch} is there in part`)
    assert.equal(versions.length, 1, `the amendment of batch ${batch} is there in part`)
  }
  for (let batch = 0; batch <= acknowledged; batch++) {
    const stored = batches.find((one) => one.batch === batch - ([0, 0, 1, 3][batch % 4] ?? 0))
    assert.ok(stored, `batch ${batch} was acknowledged and is gone`)
    if (batch % 4 === 3) assert.ok(stored.withdrawn, `withdrawal ${batch} was acknowledged and is gone`)
    if (batch % 4 === 2) assert.ok((stored.versions[0] ?? 0) >= 2, `amendment ${batch} was acknowledged and is gone`)
  }
  const [feed] = await db.sql<{ dense: boolean; marked: boolean }[]>`
    select
      (select position from feed_head) = (select count(*) from changes)
        and (select position from feed_head) = (select coalesce(max(position), 0) from changes) as dense,
      not exists (
        select from (
          select position, notice_no, version from bids
          union all
          select position, notice_no, version from withdrawals
        ) b where not exists (
          select from changes c where c.position = b.position and c.key = b.notice_no and c.version = b.version)
      ) as marked`
  assert.deepEqual({ ...feed }, { dense: true, marked: true })
}
