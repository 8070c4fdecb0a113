import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { createProcesses } from './processes.ts'

describe('processes on one database', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())
  beforeEach(() => database.db.sql`delete from api_processes`)

  const process = (shared: boolean, alone = false) => createProcesses({ db: database.db, shared, alone })
  const rows = async () => (await database.db.sql`select from api_processes`).length
  const silence = (seconds: number) =>
    database.db.sql`update api_processes set beat_at = statement_timestamp() - ${seconds} * interval '1 second'`

  /** Beats until told to stop, as the jobs do. */
  function beating(one: ReturnType<typeof process>) {
    const beat = setInterval(() => void one.beat().catch(() => {}), 20)
    return () => clearInterval(beat)
  }

  test('the first enters, with Redis or without, and leaves no trace', async () => {
    for (const shared of [false, true]) {
      const one = process(shared)
      await one.enter()
      assert.equal(await rows(), 1)
      assert.equal(one.count(), 1)
      await one.leave()
      assert.equal(await rows(), 0)
    }
  })

  test('a second one without Redis beside one that is alive is refused, and told what to set', async () => {
    const first = process(false)
    await first.enter()
    const stop = beating(first)
    await assert.rejects(process(false).enter(), { code: 'redis_required', message: /set REDIS_URL/ })
    await assert.rejects(process(true).enter(), { code: 'redis_required', message: /start it with the same REDIS_URL/ })
    stop()
    await first.leave()
    await process(false).enter()
  })

  test('one without Redis beside those that share it is refused as well', async () => {
    const first = process(true)
    await first.enter()
    const stop = beating(first)
    await assert.rejects(process(false).enter(), { code: 'redis_required' })
    stop()
  })

  test('with Redis there may be many, and each knows how many', async () => {
    const all = [process(true), process(true), process(true)]
    for (const one of all) await one.enter()
    for (const one of all) await one.beat()
    assert.deepEqual(
      all.map((one) => one.count()),
      [3, 3, 3],
    )
    await all[0]?.leave()
    await all[1]?.beat()
    assert.equal(all[1]?.count(), 2)
  })

  test('what a killed process left is in the way for ten seconds at most', async () => {
    await process(false).enter()
    const second = process(false)
    const entered = second.enter()
    await eventually(async () => (await rows()) === 1)
    await silence(11)
    await entered
    assert.equal(await rows(), 1)
    assert.equal(second.count(), 1)
  })

  test('one that was taken for dead and replaced is told when it wakes', async () => {
    const first = process(false)
    await first.enter()
    await silence(11)
    const second = process(false)
    await second.enter()
    const stop = beating(second)
    await assert.rejects(first.beat(), { code: 'redis_required' })
    stop()
  })

  test('one that was taken for dead and not replaced enters again', async () => {
    const first = process(false)
    await first.enter()
    await database.db.sql`delete from api_processes`
    await first.beat()
    assert.equal(await rows(), 1)
  })

  test('two that start in the same moment: one of them', async () => {
    const both = [process(false), process(false)]
    const stops: (() => void)[] = []
    const ends = await Promise.allSettled(
      both.map(async (one) => {
        await one.enter()
        stops.push(beating(one))
      }),
    )
    for (const stop of stops) stop()
    assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })

  test('on a database of its own a process looks for nobody', async () => {
    const [one, other] = [process(false, true), process(false, true)]
    await Promise.all([one.enter(), other.enter(), one.beat(), one.leave()])
    assert.equal(await rows(), 0)
  })
})
