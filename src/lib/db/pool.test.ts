import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { createDb, type Db } from './db.ts'
import { Line } from './line.ts'
import { createPool } from './pool.ts'

const LOCKS = 4_711

describe('connections of one account', () => {
  let database: TestDatabase
  let db: Db
  before(async () => {
    database = await openTestDatabase()
    // Four for statements and four for transactions.
    db = createDb({ target: database.target, name: 'shares', connections: 8 })
  })
  after(async () => {
    await db.stop()
    await database.close()
  })

  const working = async (): Promise<number> => {
    const [row] = await database.db.sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'shares' and query like '%pg_advisory_xact_lock%' and state = 'active'`
    return row?.count ?? 0
  }

  /** What asks for the lock waits until the work is done. */
  const whileLocked = (work: () => Promise<void>) =>
    database.db.transaction(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCKS})`
      await work()
    })

  test('are half of all, so that another account need not wait; the rest follow when they are free', async () => {
    const waiting: Promise<unknown>[] = []
    await whileLocked(async () => {
      const ask = () => db.sql`select pg_advisory_xact_lock(${LOCKS})`.then(() => 'asked')
      for (let i = 0; i < 20; i++) waiting.push(db.onBehalfOf('acc_1', ask))
      await eventually(async () => (await working()) === 2)
      const [other] = await db.onBehalfOf('acc_2', () => Promise.all([db.sql<{ one: number }[]>`select 1 as one`]))
      assert.equal(other?.[0]?.one, 1)
      const [ours] = await Promise.all([db.sql<{ one: number }[]>`select 1 as one`])
      assert.equal(ours[0]?.one, 1)
      assert.equal(await working(), 2)
    })
    assert.equal((await Promise.all(waiting)).length, 20)
  })

  test('of transactions are half as well, and one of them may ask outside of it and begin another', async () => {
    const one = (index: number) =>
      db.transaction(async (tx) => {
        await tx`select ${index}::int`
        await Promise.all(Array.from({ length: 4 }, () => db.sql`select pg_sleep(0.001)`))
        return db.transaction(async (inner) => (await inner<{ n: number }[]>`select ${index}::int as n`)[0]?.n)
      })
    const all = Array.from({ length: 2 }, (_, index) => db.onBehalfOf('acc_1', () => one(index)))
    assert.deepEqual(await Promise.all(all), [0, 1])
  })

  test('are given back when a statement fails or its connection is lost', async () => {
    const fails = () =>
      db.sql`select 1 / 0`.then(
        () => 'done',
        () => 'failed',
      )
    const lost = () =>
      db.sql`select pg_terminate_backend(pg_backend_pid())`.then(
        () => 'done',
        () => 'failed',
      )
    for (let i = 0; i < 5; i++) {
      const told = await Promise.all([fails, lost, fails, lost].map((work) => db.onBehalfOf('acc_1', work)))
      assert.deepEqual(new Set(told), new Set(['failed']))
    }
    const [row] = await db.onBehalfOf('acc_1', () => db.sql<{ one: number }[]>`select 1 as one`)
    assert.equal(row?.one, 1)
  })
})

describe('the count of connections of one account', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  const poolOf = (password: string) => {
    const { host, port, username, database: name } = database.target
    return createPool(
      () => new Line({ host, port, user: username, password, database: name }),
      2,
      () => {},
    )
  }
  const codeOf = (error: unknown) => (error as { code?: string }).code

  test('is zero after those that waited, or came later, were refused by a stop', async () => {
    const pool = poolOf(database.target.password)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const held = pool.use('acc_1', () => {
      begin()
      return released
    })
    await begun
    const waiting = [1, 2].map(() => pool.use('acc_1', async () => 'never').catch(codeOf))
    const stopped = pool.stop()
    assert.deepEqual(await Promise.all(waiting), ['CONNECTION_CLOSED', 'CONNECTION_CLOSED'])
    release()
    await held
    await stopped
    assert.equal(await pool.use('acc_1', async () => 'never').catch(codeOf), 'CONNECTION_CLOSED')
    assert.equal(pool.lentTo('acc_1'), 0)
  })

  test('is zero after a connection could not be opened', async () => {
    const pool = poolOf('wrong')
    assert.equal(await pool.use('acc_1', async () => 'never').catch(codeOf), '28P01')
    assert.equal(pool.lentTo('acc_1'), 0)
    await pool.stop()
  })
})
