import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf, entriesOf, isMonth, monthOf, rangeOf, stepMonth } from './month.ts'

const seoul = (time: string): number => Date.parse(`${time}:00+09:00`)

/** Each of 36 months. */
function* months(): Generator<string> {
  let month = '2027-01'
  for (let count = 0; count < 36; count++) {
    yield month
    month = stepMonth(month, 1)
  }
}
const NO_DAY = '2000-01-01'
const own = (month: string) => daysOf(month, NO_DAY).filter(({ isOther }) => !isOther)

test('the calendar shows the month of today in Seoul on every day of three years, at its first and its last minute', () => {
  for (const month of months())
    for (const { date } of own(month))
      for (const time of ['00:00', '23:59']) assert.equal(monthOf(undefined, seoul(`${date}T${time}`)), month)
})

test('months have all their days, in whole weeks that begin on Sunday', () => {
  // 1 January 2027 is a Friday.
  let weekday = 5
  for (const month of months()) {
    const [year = 0, number = 0] = month.split('-').map(Number)
    assert.equal(own(month).length, new Date(Date.UTC(year, number, 0)).getUTCDate(), month)
    for (const day of own(month)) {
      assert.equal(day.weekday, weekday, day.date)
      weekday = (weekday + 1) % 7
    }
    const all = daysOf(month, NO_DAY)
    assert.equal(all.length % 7, 0)
    assert.ok(all.length - own(month).length < 14, 'no week without a day of the month')
    for (const [index, day] of all.entries()) assert.equal(day.weekday, index % 7)
    assert.equal(stepMonth(stepMonth(month, 1), -1), month)
  }
})

test('the next seven days are always shown, also beyond the end of the month', () => {
  for (const month of months())
    for (const { date } of own(month)) {
      const days = daysOf(month, date)
      const at = days.findIndex((day) => day.date === date)
      assert.ok(days.length - at > 7, date)
      assert.equal(days.length % 7, 0)
    }
})

test('deadlines are read two weeks beyond the last day, for their reminders', () => {
  // From Sunday, 30 January, to Saturday, 4 March.
  assert.deepEqual(rangeOf(daysOf('2028-02', NO_DAY)), { from: '2028-01-30', to: '2028-03-18' })
  assert.deepEqual(rangeOf(daysOf('2027-12', '2027-12-31')), { from: '2027-11-28', to: '2028-01-22' })
})

test('an invalid month becomes that of today', () => {
  for (const given of ['2027-13', '2027-00', '2027-1', '99', '']) assert.equal(isMonth(given), false)
  assert.equal(monthOf('2027-13', seoul('2026-11-30T23:59')), '2026-11')
  assert.equal(monthOf('2027-02', seoul('2026-11-30T23:59')), '2027-02')
})

test('a closing at the end of a month is on its day in Seoul, and its reminder may be in the month before', () => {
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
