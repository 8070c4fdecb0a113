import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnAct, showsOwnActs, unreadText } from './own-acts.ts'

const changedBy = (kind: string, id: string | null, state = 'new') => ({
  type: 'pursuit.changed',
  state,
  data: { actor: { kind, id } },
})
const matched = { type: 'bid.matched', state: 'new', data: {} }
const me = { member: 'mem_1', key: null }

test('an act is its reader’s own if the same member, or the same key, did it', () => {
  assert.equal(isOwnAct(changedBy('member', 'mem_1'), me), true)
  assert.equal(isOwnAct(changedBy('member', 'mem_2'), me), false)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), { member: null, key: 'key_1' }), true)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), me), false)
})

test('what a result, an operator or a keyword led to is nobody’s own', () => {
  assert.equal(isOwnAct(changedBy('system', null), me), false)
  assert.equal(isOwnAct(changedBy('operator', null), { member: null, key: null }), false)
  assert.equal(isOwnAct(matched, me), false)
})

test('own acts are shown to whoever asks for all states, or for changes of pursuits', () => {
  assert.equal(showsOwnActs({}), false)
  assert.equal(showsOwnActs({ state: 'new' }), false)
  assert.equal(showsOwnActs({ type: 'bid.matched' }), false)
  assert.equal(showsOwnActs({ state: 'all' }), true)
  assert.equal(showsOwnActs({ type: 'pursuit.changed' }), true)
})

test('unread is what is new and was done by others; a plus says that there is more', () => {
  const events = [matched, changedBy('member', 'mem_1'), changedBy('member', 'mem_2'), { ...matched, state: 'seen' }]
  assert.equal(unreadText(events, me, false), '2')
  assert.equal(unreadText(events, me, true), '2+')
  assert.equal(unreadText([changedBy('member', 'mem_1')], me, false), '')
})
