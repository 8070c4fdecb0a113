import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sparkPath } from './sparkline.ts'

test('each day with matches has a bar at its place, scaled to the highest', () => {
  assert.equal(sparkPath([0, 4, 2], 20), 'M1 20v-20h.8v20zM2 20v-10h.8v10z')
  assert.equal(sparkPath([], 20), '')
  assert.equal(sparkPath([0, 0], 20), '')
})

test('a day with few matches is visible beside one with many', () => {
  assert.equal(sparkPath([1, 1_000], 20), 'M0 20v-1h.8v1zM1 20v-20h.8v20z')
})
