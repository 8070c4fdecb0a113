import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dDayBadge, dDayText, dDayTone } from './d-day.ts'

const at = (time: string) => Date.parse(`${time}+09:00`)

test('days are calendar days in Korea', () => {
  const closeAt = '2026-12-03T10:00:00+09:00'
  for (const [now, ko, en] of [
    ['2026-11-26T23:59:59', 'D-7', '7 days left'],
    ['2026-12-02T23:59:59', 'D-1', '1 day left'],
    ['2026-12-03T00:00:00', 'D-DAY', 'Closes today'],
    ['2026-12-03T09:59:59', 'D-DAY', 'Closes today'],
    ['2026-12-03T10:00:00', '마감됨', 'Closed'],
  ] as const) {
    assert.equal(dDayText(closeAt, at(now), 'ko'), ko, now)
    assert.equal(dDayText(closeAt, at(now), 'en'), en, now)
  }
})

test('a time in another zone is converted to Korea', () => {
  assert.equal(dDayText('2026-12-02T15:30:00Z', at('2026-12-02T12:00:00'), 'ko'), 'D-1')
})

test('without a closing time there is no count', () => {
  assert.equal(dDayText(null, 0, 'ko'), '마감일시 미정')
})

test('the tone of a badge follows the days, and ends with the minute', () => {
  const closeAt = '2026-12-03T10:00:00+09:00'
  for (const [now, tone, ko, en] of [
    ['2026-11-29T23:59:59', 'later', 'D-4', '4 d'],
    ['2026-11-30T00:00:00', 'soon', 'D-3', '3 d'],
    ['2026-12-03T00:00:00', 'today', 'D-DAY', 'Today'],
    ['2026-12-03T10:00:00', 'over', '마감', 'Closed'],
  ] as const)
    assert.deepEqual(
      [dDayTone(closeAt, at(now)), dDayBadge(closeAt, at(now), 'ko'), dDayBadge(closeAt, at(now), 'en')],
      [tone, ko, en],
      now,
    )
  assert.deepEqual([dDayTone(null, 0), dDayBadge(null, 0, 'ko')], ['none', '미정'])
})
