import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { openTestDatabase } from '../../../test/harness.ts'
import { systemClock } from '../../lib/clock.ts'
import { ACCESS_HEAD, bumpHead } from '../store/keys.ts'
import { createAccessChanges } from './access-changes.ts'

test('a change that is polled while an earlier one is applied does not wait for the next poll', async (t) => {
  const { db, close } = await openTestDatabase()
  t.after(close)
  const { signal } = new AbortController()
  const change = () => db.transaction(bumpHead)
  const nextPoll = () => db.poll.next(ACCESS_HEAD, { after: performance.now(), withinMs: 0, signal })
  let changes = 0
  let meanwhile: () => Promise<unknown> = async () => {}
  const { follow } = createAccessChanges({
    db,
    clock: systemClock,
    watch: { refresh: async () => void (await meanwhile()) },
    onChange: () => void changes++,
  })
  await follow(signal)
  assert.equal(changes, 1, 'the first answer')
  meanwhile = async () => {
    await change()
    await nextPoll()
  }
  await change()
  await Promise.all([follow(signal), nextPoll()])
  assert.equal(changes, 2)
  meanwhile = async () => {}
  const followed = follow(signal)
  await turn()
  assert.equal(changes, 3)
  await followed
})
