import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DAY, SECOND, seoulDay, seoulTime } from '../../lib/clock.ts'
import { PERIODS } from '../schema.ts'
import { spanAround, spanBefore, yearUpTo } from './period.ts'

const at = (text: string) => Date.parse(text)
const shown = ({ from, to }: { from: number; to: number }) => [seoulTime(from), seoulTime(to)]
const moment = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
const period = fc.constantFrom(...PERIODS)

test('a completed period is compared with the whole previous one, without a gap', () => {
  fc.assert(
    fc.property(period, moment, fc.integer({ min: 0, max: 400 * DAY }), (kind, when, later) => {
      const span = spanAround(kind, when)
      const before = spanBefore(kind, span, span.to + later)
      assert.equal(before.to + SECOND, span.from)
      assert.deepEqual(before, spanAround(kind, span.from - SECOND))
    }),
  )
})

test('an unfinished period is compared with the same part of the previous one', () => {
  fc.assert(
    fc.property(period, moment, (kind, when) => {
      const span = spanAround(kind, when)
      if (when >= span.to) return
      const before = spanBefore(kind, span, when)
      const whole = spanAround(kind, span.from - SECOND)
      assert.equal(before.from, whole.from)
      assert.equal(before.to, Math.min(whole.to, whole.from + when - span.from))
    }),
  )
  const span = spanAround('monthly', at('2026-11-20T09:00:00+09:00'))
  assert.deepEqual(shown(spanBefore('monthly', span, at('2026-11-20T09:00:00+09:00'))), [
    '2026-10-01T00:00:00+09:00',
    '2026-10-20T09:00:00+09:00',
  ])
})

test('the twelve months before a day end with it and begin on the following day of the year before', () => {
  const year = yearUpTo(at('2026-11-15T23:59:59+09:00'))
  assert.deepEqual(shown(year), ['2025-11-16T00:00:00+09:00', '2026-11-15T23:59:59+09:00'])
  // Of a leap day the year before has none.
  assert.equal(seoulDay(yearUpTo(at('2028-02-29T12:00:00+09:00')).from), '2027-03-02')
})
