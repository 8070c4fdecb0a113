import assert from 'node:assert/strict'
import { test } from 'node:test'
import { presetOf, RANGE_PRESETS, rangeOf, seoulDate } from './date-range.ts'

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
  assert.deepEqual(rangeOf('last90', now), { from: '2026-08-31', to: '2026-11-28' })
})

test('a week begins on Monday', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' }
  assert.deepEqual(rangeOf('week', seoul('2026-11-23T00:00')), week)
  assert.deepEqual(rangeOf('week', seoul('2026-11-29T23:59')), week)
})

test('years are those of Seoul', () => {
  // Still last year in UTC.
  const now = seoul('2027-01-01T01:00')
  assert.deepEqual(rangeOf('year', now), { from: '2027-01-01', to: '2027-12-31' })
  assert.deepEqual(rangeOf('lastYear', now), { from: '2026-01-01', to: '2026-12-31' })
})

test('a preset is recognised by its days relative to today', () => {
  const now = seoul('2026-11-28T12:00')
  for (const preset of RANGE_PRESETS) assert.equal(presetOf(rangeOf(preset, now), RANGE_PRESETS, now), preset)
  assert.equal(presetOf({ from: '', to: '' }, RANGE_PRESETS, now), 'any')
  assert.equal(presetOf({ from: '2026-11-28', to: '' }, RANGE_PRESETS, now), 'custom')
  assert.equal(presetOf(rangeOf('next7', now), ['today'], now), 'custom')
  assert.equal(presetOf(rangeOf('today', now), RANGE_PRESETS, seoul('2026-11-29T12:00')), 'custom')
})

test('presets have their days on every day of normal and leap years, across months and years', () => {
  const DAY_MS = 86_400_000
  const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS
  const sizes = { today: 1, week: 7, next7: 7, next30: 30, last7: 7, last30: 30, last90: 90 }
  const fixed = ['today', 'week', 'next7', 'next30', 'last7', 'last30', 'last90'] as const
  for (let day = dayOf('2027-01-01'); day <= dayOf('2029-01-07'); day++) {
    const date = seoulDate(day * DAY_MS)
    for (const time of ['00:00', '23:59'])
      for (const preset of fixed) {
        const { from, to } = rangeOf(preset, seoul(`${date}T${time}`))
        assert.equal(dayOf(to) - dayOf(from) + 1, sizes[preset], `${preset} on ${date} ${time}`)
        assert.ok(from <= date && date <= to, `${preset} on ${date} ${time}`)
        if (preset.startsWith('next')) assert.equal(from, date)
        if (preset.startsWith('last')) assert.equal(to, date)
        if (preset === 'week') assert.equal(new Date(`${from}T00:00:00Z`).getUTCDay(), 1)
      }
  }
})

test('of presets with the same days, the first one is chosen', () => {
  // On a Monday this week is also the next seven days.
  const monday = seoul('2026-11-30T12:00')
  const range = rangeOf('next7', monday)
  assert.equal(presetOf(range, ['week', 'next7'], monday), 'week')
  assert.equal(presetOf(range, ['next7', 'week', 'next7'], monday), 'next7')
})
