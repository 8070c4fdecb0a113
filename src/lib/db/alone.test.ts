import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { createDb, type Db } from './db.ts'

describe('work that one process at a time does', () => {
  let database: TestDatabase
  let one: Db
  let other: Db
  before(async () => {
    database = await openTestDatabase()
    one = createDb({ target: database.target, name: 'one', connections: 2 })
    other = createDb({ target: database.target, name: 'other', connections: 2 })
  })
  after(async () => {
    await one.stop()
    await other.stop()
    await database.close()
  })

  const waiting = async (): Promise<number> => {
    const [row] = await database.db.sql<{ count: number }[]>`
      select count(*) as count from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
    return row?.count ?? 0
  }

  test('waits for work of the same name, also for work that fails, and for no other', async () => {
    const done: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const first = one.alone('same', async () => {
      begin()
      await promise
      done.push('first')
      throw new Error('failed at its end')
    })
    const refused = assert.rejects(first, /failed at its end/)
    await begun
    const second = other.alone('same', async () => void done.push('second'))
    await eventually(async () => (await waiting()) === 1)
    await other.alone('another', async () => void done.push('another'))
    resolve()
    await refused
    await second
    assert.deepEqual(done, ['another', 'first', 'second'])
  })

  test('fails where its lock was lost on the way, for another may have worked as well', async () => {
    const work = one.alone('lost', async () => {
      const [row] = await database.db.sql<{ count: number }[]>`
        select count(pg_terminate_backend(pid)) as count from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`
      assert.equal(row?.count, 1)
      await other.alone('lost', async () => {})
      return 'done'
    })
    await assert.rejects(work, ({ code }: { code: string }) => ['57P01', 'CONNECTION_CLOSED'].includes(code))
    assert.equal(await one.alone('lost', async () => 'done'), 'done')
  })
})
