import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportsMany } from './plan.ts'

test('more than 30 notices a day are many', () => {
  assert.deepEqual([reportsMany(2_700, 90), reportsMany(2_701, 90)], [false, true])
})
