import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, failedRound, roundRecord } from '../../test/factories.ts'
import { createAwardFollower } from './service/follower.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

test('a change waits for running queries, and later queries wait for the change', async () => {
  const no = () => false
  const follower = createAwardFollower({ db: app.db, clock: app.clock, log: () => {} })
  await app.bids.upsert([bidRecord({ number: 'K1' }), bidRecord({ number: 'K2' })], no)
  await app.bids.recordRounds('one', [roundRecord({ number: 'K1' })], no)
  await follower.tick()
  const before = follower.asOf().position
  await app.bids.recordRounds('one', [failedRound({ number: 'K2' })], no)

  let changing: Promise<void> | null = null
  const seen = new Set<number>()
  const first = follower.query(function* ({ columns }) {
    changing = follower.tick()
    // Longer than the change would take if it did not wait.
    for (const end = performance.now() + 200; performance.now() < end; ) {
      seen.add(columns.live)
      yield
    }
  })
  assert.equal((await first).asOf.position, before)
  assert.deepEqual([...seen], [1])
  await changing
  const { answer, asOf } = await follower.query(function* ({ columns }) {
    yield
    return columns.live
  })
  assert.deepEqual([answer, asOf.position], [2, before + 1])
})

test('rows of removed rounds are reused', async () => {
  const follower = createAwardFollower({ db: app.db, clock: app.clock, log: () => {} })
  await follower.tick()
  const size = async () =>
    (
      await follower.query(function* ({ columns }) {
        yield
        return [columns.size, columns.live]
      })
    ).answer
  const first = await size()
  for (let amount = 1; amount < 5; amount++) {
    const correction = roundRecord({ number: 'K1', amount, changedAt: app.clock.now() + amount })
    await app.bids.recordRounds('one', [correction], () => false)
    await follower.tick()
  }
  assert.deepEqual(await size(), first)
})
