import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fingerprint } from './fingerprint.ts'

test('equal values have the same fingerprint, others have another one', () => {
  const marks = [
    [['kw_1', '교량']],
    [['kw_1', '교령']],
    [['kw_2', '교량']],
    [['kw_1', '교량', { region: ['서울'] }]],
    [],
  ]
  assert.equal(new Set(marks.map(fingerprint)).size, marks.length)
  assert.equal(fingerprint([['kw_1', '교량']]), fingerprint([['kw_1', '교량']]))
  assert.ok(fingerprint(Array.from({ length: 1_000 }, (_, n) => `keyword ${n}`)).length < 20)
})
