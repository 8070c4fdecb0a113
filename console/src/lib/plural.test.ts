import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted } from './plural.ts'

test('one uses the singular, zero and several use the plural', () => {
  assert.equal(counted(1, 'award'), '1 award')
  assert.equal(counted('1', 'match', 'matches'), '1 match')
  assert.equal(counted('0', 'award'), '0 awards')
  assert.equal(counted('1,001', 'entry', 'entries'), '1,001 entries')
})
