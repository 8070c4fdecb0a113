import assert from 'node:assert/strict'
import { test } from 'node:test'
import { presetOf, RANGE_PRESETS, rangeOf } from './date-range.ts'

const seoul = (time: string): number => Date.parse(`${time}:00+09:00`)

test('presets are days in Seoul, today included', () => {
  // A Saturday, and still Friday in UTC.
  const now = seoul('2026-11-28T01:00')
  assert.deepEqual(rangeOf('today', now), { from: '2026-11-28', to: '2026-11-28' })
  assert.deepEqual(rangeOf('week', now), { from: '2026-11-23', to: '2026-11-29' })
  assert.deepEqual(rangeOf('next7', now), { from: '2026-11-28', to: '2026-12-04' })
  assert.deepEqual(rangeOf('next30', now), { from: '2026-11-28', to: '2026-12-27' })
  assert.deepEqual(rangeOf('last7', now), { from: '2026-11-22', to: '2026-11-28' })
  assert.deepEqual(rangeOf('last30', now), { from: '2026-10-30', to: '2026-11-28' })
})

test('a week begins on Monday', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' }
  assert.deepEqual(rangeOf('week', seoul('2026-11-23T00:00')), week)
  assert.deepEqual(rangeOf('week', seoul('2026-11-29T23:59')), week)
})

test('a preset is known by its days, and by those of today alone', () => {
  const now = seoul('2026-11-28T12:00')
  for (const preset of RANGE_PRESETS) assert.equal(presetOf(rangeOf(preset, now), RANGE_PRESETS, now), preset)
  assert.equal(presetOf({ from: '', to: '' }, RANGE_PRESETS, now), 'any')
  assert.equal(presetOf({ from: '2026-11-28', to: '' }, RANGE_PRESETS, now), 'custom')
  assert.equal(presetOf(rangeOf('next7', now), ['today'], now), 'custom')
  assert.equal(presetOf(rangeOf('today', now), RANGE_PRESETS, seoul('2026-11-29T12:00')), 'custom')
})
