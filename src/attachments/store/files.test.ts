import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestDatabase } from '../../../test/harness.ts'
import type { Queryable } from '../../lib/db/index.ts'
import { claimFiles, fileLeases } from './files.ts'

const leases = fileLeases(60_000)

/** So many files of one host, due so many seconds ago. */
async function add(sql: Queryable, host: string, count: number, secondsAgo: number): Promise<void> {
  await sql`
    insert into attachment_notices (notice_no, version, ends_at) values ('N', 1, now() + interval '1 day')
    on conflict do nothing`
  await sql`
    insert into attachment_files (id, notice_no, url, name, host, due_at)
    select ${host} || n, 'N', 'https://' || ${host} || '/' || n, 'a', ${host},
      statement_timestamp() - ${secondsAgo} * interval '1 second' + n * interval '1 microsecond'
    from generate_series(1, ${count}::integer) n`
}

test('each host gets its turn, those that are not busy first', async () => {
  const database = await openTestDatabase()
  const { sql } = database.db
  await add(sql, 'old.example', 50, 1000)
  await add(sql, 'new.example', 5, 10)
  const claim = async (limit: number, busy: string[] = []) =>
    (await claimFiles(sql, leases, { limit, busy })).map(({ host }) => host).sort()
  assert.deepEqual(await claim(2), ['new.example', 'old.example'])
  assert.deepEqual(await claim(1, ['old.example']), ['new.example'])
  assert.deepEqual(await claim(6), [
    'new.example',
    'new.example',
    'new.example',
    'old.example',
    'old.example',
    'old.example',
  ])
  await sql`insert into attachment_hosts (host, next_at) values ('old.example', now() + interval '1 hour')`
  assert.deepEqual(await claim(5), [])
  await database.close()
})

test('files of a pausing host are not read to find those of others', async () => {
  const database = await openTestDatabase()
  const { sql } = database.db
  await add(sql, 'rests.example', 20_000, 1000)
  await add(sql, 'open.example', 3, 10)
  await sql`insert into attachment_hosts (host, next_at) values ('rests.example', now() + interval '1 hour')`
  await sql`analyze attachment_files`
  const [claimed, read] = await database.db.transaction(async (tx) => [
    await claimFiles(tx, leases, { limit: 2, busy: [] }),
    await rowsRead(tx),
  ])
  assert.deepEqual(
    claimed.map(({ host }) => host),
    ['open.example', 'open.example'],
  )
  assert.ok(read > 0 && read < 100, `${read} rows were read`)
  await database.close()
})

/** In the transaction that asks. */
async function rowsRead(tx: Queryable): Promise<number> {
  const [row] = await tx<{ rows: number }[]>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_xact_user_tables where relname = 'attachment_files'`
  return row?.rows ?? 0
}
