import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DAY, dayOf } from '../src/lib/clock.ts'
import { createMoments, createWorkingDays, dateOf, instantAt } from './calendar.ts'
import { createRandom } from './random.ts'

const calendar = createWorkingDays()
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY

test('days are those of Seoul', () => {
  assert.equal(dayOf(Date.parse('2026-11-20T00:00:00+09:00')), day('2026-11-20'))
  assert.equal(dayOf(Date.parse('2026-11-19T23:59:59+09:00')), day('2026-11-19'))
  assert.equal(instantAt(day('2026-11-20'), 14, 30), Date.parse('2026-11-20T14:30:00+09:00'))
  assert.deepEqual(dateOf(day('2026-11-20')), { year: 2026, month: 11 })
})

test('weekends, fixed holidays and feasts are closed', () => {
  for (const date of [
    '2026-11-21',
    '2026-11-22',
    '2026-10-09',
    '2026-02-16',
    '2026-02-18',
    '2026-05-24',
    '2027-01-01',
  ]) {
    assert.equal(calendar.isBusinessDay(day(date)), false, date)
  }
  assert.equal(calendar.isBusinessDay(day('2026-11-20')), true)
  assert.equal(calendar.businessDayFrom(day('2026-09-24')), day('2026-09-28'))
  assert.equal(calendar.later(day('2026-11-20'), 2), day('2026-11-24'))
})

test('moments rise, keep within their bounds, and are as many as asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer(),
      (count, length, seed) => {
        const to = Date.parse('2026-11-20T10:31:07+09:00')
        const from = to - length * DAY - 1000
        const next = createMoments(createRandom(seed), calendar, count, from, to)
        let before = from
        for (let left = count; left > 0; left--) {
          const moment = next()
          assert.ok(moment >= before && moment < to, `${moment} after ${before}`)
          assert.equal(moment % 1000, 0)
          before = moment
        }
      },
    ),
  )
})

test('offices post on business days, by day', () => {
  const to = Date.parse('2026-11-20T00:00:00+09:00')
  const next = createMoments(createRandom('hours'), calendar, 20_000, to - 365 * DAY, to)
  let open = 0
  let daytime = 0
  const months = new Set<number>()
  for (let left = 20_000; left > 0; left--) {
    const moment = next()
    const hour = (moment - instantAt(dayOf(moment), 0)) / (DAY / 24)
    if (calendar.isBusinessDay(dayOf(moment))) open++
    if (hour >= 9 && hour < 18) daytime++
    months.add(dateOf(dayOf(moment)).month)
  }
  assert.ok(open > 19_600, `${open}`)
  assert.ok(daytime > 19_000, `${daytime}`)
  assert.equal(months.size, 12)
})
