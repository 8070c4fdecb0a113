import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepIn } from './step.ts'

test('the arrows wrap around', () => {
  assert.equal(stepIn(0, 1, 3), 1)
  assert.equal(stepIn(2, 1, 3), 0)
  assert.equal(stepIn(0, -1, 3), 2)
  assert.equal(stepIn(0, 1, 0), 0)
})
