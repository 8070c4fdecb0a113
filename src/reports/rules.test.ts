import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, seoulTime } from '../lib/clock.ts'
import { countByDay, dispositionOf, fileNameOf } from './rules/figures.ts'
import { cellText } from './rules/paper.ts'
import { lastFullSpan, nextRun, spanAround } from './rules/period.ts'
import { MOST_TRIES, waitAfterTry } from './rules/retry.ts'
import { REPORT_WORDS } from './texts/words.ts'

const at = (text: string) => Date.parse(text)
const shown = ({ from, to }: { from: number; to: number }) => [seoulTime(from), seoulTime(to)]

test('weeks begin on Monday and months on the first, in Seoul', () => {
  const week = ['2026-11-16T00:00:00+09:00', '2026-11-22T23:59:59+09:00']
  for (const moment of ['2026-11-16T00:00:00+09:00', '2026-11-20T12:00:00+09:00', '2026-11-22T14:59:59Z']) {
    assert.deepEqual(shown(spanAround('weekly', at(moment))), week, moment)
  }
  assert.deepEqual(shown(spanAround('weekly', at('2026-11-15T23:59:59+09:00')))[1], '2026-11-15T23:59:59+09:00')
  assert.deepEqual(shown(spanAround('monthly', at('2028-02-29T23:00:00+09:00'))), [
    '2028-02-01T00:00:00+09:00',
    '2028-02-29T23:59:59+09:00',
  ])
  // Still November in UTC.
  assert.equal(shown(spanAround('monthly', at('2026-11-30T15:00:00Z')))[0], '2026-12-01T00:00:00+09:00')
})

test('the last full period is over', () => {
  assert.deepEqual(shown(lastFullSpan('monthly', at('2027-01-01T00:00:00+09:00'))), [
    '2026-12-01T00:00:00+09:00',
    '2026-12-31T23:59:59+09:00',
  ])
  assert.equal(shown(lastFullSpan('weekly', at('2026-11-23T00:00:00+09:00')))[0], '2026-11-16T00:00:00+09:00')
})

test('schedules run at seven in the recipient’s morning, never before the period is over', () => {
  const next = (period: 'weekly' | 'monthly', now: string, zone: string) => seoulTime(nextRun(period, at(now), zone))
  assert.equal(next('weekly', '2026-11-20T09:00:00+09:00', 'Asia/Seoul'), '2026-11-23T07:00:00+09:00')
  assert.equal(next('weekly', '2026-11-23T06:59:59+09:00', 'Asia/Seoul'), '2026-11-23T07:00:00+09:00')
  assert.equal(next('weekly', '2026-11-23T07:00:00+09:00', 'Asia/Seoul'), '2026-11-30T07:00:00+09:00')
  assert.equal(next('monthly', '2026-12-31T23:00:00+09:00', 'Asia/Seoul'), '2027-01-01T07:00:00+09:00')
  // Summer time in New York: seven o'clock is 20:00 in Seoul, in winter 21:00.
  assert.equal(next('weekly', '2026-07-01T00:00:00+09:00', 'America/New_York'), '2026-07-06T20:00:00+09:00')
  assert.equal(next('weekly', '2026-11-20T09:00:00+09:00', 'America/New_York'), '2026-11-23T21:00:00+09:00')
  // In Auckland it is morning while Sunday goes on in Seoul.
  assert.equal(next('weekly', '2026-11-20T09:00:00+09:00', 'Pacific/Auckland'), '2026-11-23T03:00:00+09:00')
})

test('a schedule never runs within its period, in any zone', () => {
  for (const zone of ['Asia/Seoul', 'Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Berlin', 'America/New_York']) {
    for (let day = 0; day < 400; day += 3) {
      const now = at('2026-01-01T00:00:00+09:00') + day * DAY
      for (const period of ['weekly', 'monthly'] as const) {
        const run = nextRun(period, now, zone)
        const { to } = lastFullSpan(period, run)
        assert.ok(run > now && run > to && run - to < 2 * DAY, `${period} ${zone} ${seoulTime(now)} ${seoulTime(run)}`)
      }
    }
  }
})

test('days without notices count too', () => {
  const { from, to } = spanAround('weekly', at('2026-11-20T00:00:00+09:00'))
  const posted = ['2026-11-16T00:00:00+09:00', '2026-11-22T23:59:59+09:00', '2026-11-22T01:00:00+09:00']
  const counted = countByDay(
    posted.map((postedAt) => ({ postedAt })),
    from,
    to,
  )
  assert.deepEqual(
    counted.map(({ count }) => count),
    [1, 0, 0, 0, 0, 0, 2],
  )
})

test('figures are the same in every language, and unknown is not zero', () => {
  assert.equal(cellText(null, 'money', 'ko'), '–')
  assert.equal(cellText(0, 'money', 'ko'), '0')
  assert.equal(cellText({ amount: 1234567, currency: 'KRW' }, 'money', 'en'), '1,234,567')
  assert.equal(cellText({ amount: 1234567, currency: 'USD' }, 'money', 'ko'), 'USD 1,234,567')
  assert.equal(cellText(87.745, 'rate', 'ko'), '87.745')
  assert.equal(cellText({ at: at('2026-11-20T00:30:00Z') }, 'time', 'en'), '2026-11-20 09:30')
})

test('a file has a name in its language, and one for old clients', () => {
  const from = at('2026-10-01T00:00:00+09:00')
  const korean = (company: string | null) =>
    fileNameOf(REPORT_WORDS.ko.files.monthly, { period: 'monthly', fromAt: from, format: 'xlsx' }, company)
  const english = (company: string | null) =>
    fileNameOf(REPORT_WORDS.en.files.weekly, { period: 'weekly', fromAt: from, format: 'pdf' }, company)
  assert.equal(korean(null), '공고_월간보고서_2026-10.xlsx')
  assert.equal(korean('한빛전기'), '공고_월간보고서_2026-10_한빛전기.xlsx')
  assert.equal(english(null), 'gonggo-weekly-report-2026-10-01.pdf')
  assert.equal(english('Hanbit Electric'), 'gonggo-weekly-report-2026-10-01-Hanbit Electric.pdf')
  assert.match(dispositionOf("a'(1).pdf", 'weekly', 'pdf'), /filename\*=UTF-8''a%27%281%29\.pdf$/)
})

test('the name of a company becomes a valid part of a file name on every system', () => {
  const from = at('2026-10-01T00:00:00+09:00')
  const named = (company: string) => fileNameOf('b_', { period: 'monthly', fromAt: from, format: 'pdf' }, company)
  assert.equal(named('(주)한빛/전기:통신*'), 'b_2026-10_(주)한빛 전기 통신.pdf')
  assert.equal(named('가\u202e나\n..'), 'b_2026-10_가 나.pdf')
  assert.equal(named('\\/..'), 'b_2026-10.pdf')
  assert.equal(named('전'.repeat(200)), `b_2026-10_${'전'.repeat(40)}.pdf`)
})

test('a report has a limited number of attempts', () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, index) => waitAfterTry(index + 1))
  assert.deepEqual(waits, [60_000, 120_000, 240_000, null])
})
