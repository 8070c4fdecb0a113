import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf, entriesOf, isMonth, monthOf, rangeOf, stepMonth } from './month.ts'

const seoul = (time: string): number => Date.parse(`${time}:00+09:00`)

test('the calendar shows the month of today in Seoul on every day of three years, at its first and its last minute', () => {
  let month = '2027-01'
  for (let count = 0; count < 36; count++) {
    for (const { date } of daysOf(month))
      for (const time of ['00:00', '23:59']) assert.equal(monthOf(undefined, seoul(`${date}T${time}`)), month)
    month = stepMonth(month, 1)
  }
})

test('months have their days, with weekdays that go on from month to month', () => {
  let month = '2027-01'
  // 1 January 2027 is a Friday.
  let weekday = 5
  for (let count = 0; count < 36; count++) {
    const days = daysOf(month)
    const [year = 0, number = 0] = month.split('-').map(Number)
    assert.equal(days.length, new Date(Date.UTC(year, number, 0)).getUTCDate(), month)
    for (const day of days) {
      assert.equal(day.weekday, weekday, day.date)
      weekday = (weekday + 1) % 7
    }
    const next = stepMonth(month, 1)
    assert.equal(stepMonth(next, -1), month)
    month = next
  }
  assert.equal(month, '2030-01')
})

test('deadlines are read two weeks into the next month, for the reminders before them', () => {
  assert.deepEqual(rangeOf('2028-02'), { from: '2028-02-01', to: '2028-03-14' })
  assert.deepEqual(rangeOf('2027-12'), { from: '2027-12-01', to: '2028-01-14' })
})

test('what is no month shows that of today', () => {
  for (const given of ['2027-13', '2027-00', '2027-1', '99', '']) assert.equal(isMonth(given), false)
  assert.equal(monthOf('2027-13', seoul('2026-11-30T23:59')), '2026-11')
  assert.equal(monthOf('2027-02', seoul('2026-11-30T23:59')), '2027-02')
})

test('what closes at the end of a month is on its day in Seoul, and its reminder may be in the month before', () => {
  const pursuit = {
    notice: { closeAt: '2027-03-01T00:30:00+09:00', openAt: '2027-03-31T23:59:00+09:00' },
    state: 'watching',
    remindClosing: [3],
    remindOpening: [1],
  }
  const days = [...entriesOf([pursuit])].map(([date, entries]) => [date, ...entries.map(({ kind }) => kind)])
  assert.deepEqual(days.toSorted(), [
    ['2027-02-26', 'remind'],
    ['2027-03-01', 'close'],
    ['2027-03-31', 'open'],
  ])
})
