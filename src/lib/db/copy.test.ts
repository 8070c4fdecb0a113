import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'

/** More than lies in all buffers between here and the server. */
const ROWS = 20_000

describe('streaming out of the database', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
    await database.db
      .sql`create table long as select n, repeat('long ', 100) as text from generate_series(1, ${ROWS}) n`
  })
  after(() => database.close())

  const copyLong = () => database.db.copyOut((sql) => sql`copy (select n, text from long) to stdout`)

  const copying = async () => {
    const [session] = await database.db.sql<{ pid: number; waitsFor: string | null }[]>`
      select pid, wait_event as waits_for from pg_stat_activity
      where datname = current_database() and query like 'copy %'`
    return session
  }

  const countLines = (piece: Buffer) => piece.toString().split('\n').length - 1

  test('every row comes once', async () => {
    let lines = 0
    for await (const piece of copyLong()) lines += countLines(piece)
    assert.equal(lines, ROWS)
    // The server ends its side of the connection a moment later.
    await eventually(async () => !(await copying()))
  })

  test('the server waits for who is slow, and goes on', async () => {
    const rows = copyLong()
    const { value: first = Buffer.alloc(0) } = await rows.next()
    await eventually(async () => (await copying())?.waitsFor === 'ClientWrite')
    let lines = countLines(first)
    let largest = 0
    for await (const piece of rows) {
      lines += countLines(piece)
      largest = Math.max(largest, piece.length)
    }
    assert.equal(lines, ROWS)
    assert.ok(largest < 2 ** 22, `${largest} bytes at once`)
  })

  test('a connection cut on the way ends in an error, whatever had come', async () => {
    const rows = copyLong()
    await rows.next()
    const { pid } = await eventually(copying)
    await database.db.sql`select pg_terminate_backend(${pid})`
    await assert.rejects(
      async () => {
        for await (const _ of rows);
      },
      ({ code }: { code: string }) => ['57P01', 'CONNECTION_CLOSED'].includes(code),
    )
    await eventually(async () => !(await copying()))
  })

  test('who leaves early leaves no connection behind', async () => {
    for await (const _ of copyLong()) break
    await eventually(async () => !(await copying()))
  })

  test('a statement that fails says why, and others go on', async () => {
    const wrong = database.db.copyOut((sql) => sql`copy (select 1 / (n - 500) from long) to stdout`)
    await assert.rejects(
      async () => {
        for await (const _ of wrong);
      },
      { code: '22012' },
    )
    const missing = database.db.copyOut((sql) => sql`copy nothing to stdout`)
    await assert.rejects(() => missing.next(), { code: '42P01' })
    assert.equal((await database.db.sql`select 1`).length, 1)
  })
})
