import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, isEveryEvent } from './chosen-events.ts'

const names = { 'bid.matched': 'a', 'bid.changed': 'b', 'webhook.test': 'c' }

test('a webhook gets every event if all types are listed, tests too: their number says nothing', () => {
  assert.equal(isEveryEvent(['webhook.test', 'bid.changed', 'bid.matched'], names), true)
  assert.equal(isEveryEvent(['webhook.test', 'bid.changed', 'bid.matched', 'bid.of-tomorrow'], names), true)
  // As many as there are, and not the same.
  assert.equal(isEveryEvent(['bid.matched', 'bid.changed', 'bid.of-tomorrow'], names), false)
  assert.equal(isEveryEvent(['bid.matched', 'bid.changed'], names), false)
})

test('the types are those that have a name', () => {
  assert.deepEqual(eventsOf(names), ['bid.matched', 'bid.changed', 'webhook.test'])
})
