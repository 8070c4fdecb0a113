import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptWidths, readWidths, resized } from './column-width.ts'

const NAMES = ['closeAt', 'budget', 'agency'] as const
const resize = resized<(typeof NAMES)[number]>

test('widths are kept and read again', () => {
  const widths = resize(resize({}, 'budget', 140), 'closeAt', 200.4)
  assert.deepEqual(widths, { budget: 140, closeAt: 200 })
  assert.deepEqual(readWidths(keptWidths(widths), NAMES), widths)
  assert.deepEqual(readWidths(keptWidths({}), NAMES), {})
  assert.deepEqual(readWidths(null, NAMES), {})
})

test('a column is neither so narrow that it cannot be widened again nor wider than a window', () => {
  assert.deepEqual(resize({}, 'budget', -20), { budget: 56 })
  assert.deepEqual(resize({}, 'budget', 9_999), { budget: 600 })
  assert.deepEqual(readWidths('budget:1,closeAt:5000', NAMES), { budget: 56, closeAt: 600 })
})

test('a width is taken back', () => {
  assert.deepEqual(resize({ budget: 140, agency: 90 }, 'budget', null), { agency: 90 })
})

test('what a browser keeps may be of another version, or broken', () => {
  assert.deepEqual(readWidths('gone:120,budget:12x,agency,:90,closeAt:120', NAMES), { closeAt: 120 })
  assert.deepEqual(readWidths('{"budget":1}', NAMES), {})
})
