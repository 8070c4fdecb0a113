import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOfMany, chosenAmong, toggled } from './bulk-change.ts'

test('only what is chosen in the form is sent', () => {
  assert.deepEqual(changeOfMany({ email: '', state: '' }), {})
  assert.deepEqual(changeOfMany({ email: 'daily', state: '' }), { alert: { email: 'daily' } })
  assert.deepEqual(changeOfMany({ email: 'off', state: 'paused' }), { alert: { email: 'off' }, state: 'paused' })
})

test('a keyword that the list no longer shows is not changed', () => {
  const ids = new Set(['a', 'c'])
  assert.deepEqual(chosenAmong([{ id: 'a' }, { id: 'b' }], ids), [{ id: 'a' }])
})

test('a second click takes the choice back', () => {
  const once = toggled(new Set(['a']), 'b')
  assert.deepEqual([...once], ['a', 'b'])
  assert.deepEqual([...toggled(once, 'b')], ['a'])
})
