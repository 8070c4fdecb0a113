import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeText } from './range-text.ts'

test('a range has one notation in each language', () => {
  assert.equal(rangeText('87.1', '87.2', 'ko'), '87.1~87.2')
  assert.equal(rangeText('87.1', '87.2', 'en'), '87.1–87.2')
})
