import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTime } from '../../lib/clock.ts'
import { expectedAfter, postedUntil } from './recurring.ts'

const at = (text: string): number => parseTime(text, 'start') ?? Number.NaN
const NOW = at('2026-11-20T12:00:00+09:00')

test('a notice is expected a year after the newest one, between the days of all years', () => {
  const years = ['2026-03-09T10:00:00+09:00', '2025-02-20T10:00:00+09:00', '2024-03-15T10:00:00+09:00'].map(at)
  assert.deepEqual(expectedAfter(years, NOW), {
    month: '2027-03',
    from: '2027-02-20',
    to: '2027-03-15',
    overdue: false,
  })
})

test('days are those of Seoul, and 29 February becomes the 28th', () => {
  const years = [at('2026-01-01T00:30:00+09:00'), at('2024-12-31T23:30:00+09:00')]
  assert.deepEqual(expectedAfter(years, NOW), {
    month: '2027-01',
    from: '2026-12-31',
    to: '2027-01-01',
    overdue: false,
  })
  assert.equal(expectedAfter([at('2024-02-29'), at('2023-03-01')], NOW).from, '2025-02-28')
})

test('it is overdue once the last of these days is over', () => {
  const years = [at('2025-11-20'), at('2024-11-01')]
  assert.deepEqual(
    [expectedAfter(years, at('2026-11-20T23:59:59+09:00')), expectedAfter(years, at('2026-11-21'))].map(
      ({ overdue }) => overdue,
    ),
    [false, true],
  )
})

test('months ahead are counted from today', () => {
  assert.equal(postedUntil(NOW, 12), at('2026-11-21') - 1000)
  assert.equal(postedUntil(NOW, 1), at('2025-12-21') - 1000)
  assert.equal(postedUntil(at('2026-03-31'), 11), at('2026-03-01') - 1000, 'there is no 31 February')
})
