import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptWidths, readWidths, resized } from './column-width.ts'

const NAMES = ['closeAt', 'budget', 'agency'] as const
const resize = resized<(typeof NAMES)[number]>

test('widths are stored and read again', () => {
  const widths = resize(resize({}, 'budget', 140), 'closeAt', 200.4)
  assert.deepEqual(widths, { budget: 140, closeAt: 200 })
  assert.deepEqual(readWidths(keptWidths(widths), NAMES), widths)
  assert.deepEqual(readWidths(keptWidths({}), NAMES), {})
  assert.deepEqual(readWidths(null, NAMES), {})
})

test('a column is never too narrow to be widened again, nor wider than a window', () => {
  assert.deepEqual(resize({}, 'budget', -20), { budget: 56 })
  assert.deepEqual(resize({}, 'budget', 9_999), { budget: 600 })
  assert.deepEqual(readWidths('budget:1,closeAt:5000', NAMES), { budget: 56, closeAt: 600 })
})

test('a width can be reset', () => {
  assert.deepEqual(resize({ budget: 140, agency: 90 }, 'budget', null), { agency: 90 })
})

test('widths stored by another version, or invalid ones, are ignored', () => {
  assert.deepEqual(readWidths('gone:120,budget:12x,agency,:90,closeAt:120', NAMES), { closeAt: 120 })
  assert.deepEqual(readWidths('{"budget":1}', NAMES), {})
})
