import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { HOUR } from '../../lib/clock.ts'
import { createCalendar } from './calendar.ts'

const iso = (at: number) => new Date(at).toISOString().slice(0, 16)

test('the next 08:00 is local time, also around a change of clocks', () => {
  const next = (zone: string, after: string) => iso(createCalendar(zone).nextMorning(Date.parse(after)))
  assert.equal(next('Asia/Seoul', '2026-11-19T22:59:59Z'), '2026-11-19T23:00')
  assert.equal(next('Asia/Seoul', '2026-11-19T23:00:00Z'), '2026-11-20T23:00')
  assert.equal(next('Europe/Berlin', '2026-10-24T12:00:00Z'), '2026-10-25T07:00')
  assert.equal(next('Europe/Berlin', '2026-03-28T12:00:00Z'), '2026-03-29T06:00')
  assert.equal(next('America/New_York', '2026-11-01T05:30:00Z'), '2026-11-01T13:00')
})

test('Mondays are in local time', () => {
  const { nextMonday } = createCalendar('Asia/Seoul')
  assert.equal(iso(nextMonday(Date.parse('2026-11-20T00:00:00Z'))), '2026-11-22T23:00')
  assert.equal(iso(nextMonday(Date.parse('2026-11-22T23:00:00Z'))), '2026-11-29T23:00')
})

test('for any zone and time, the result is later, at most about a day away, and 08:00 local time', () => {
  const zones = ['Asia/Seoul', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC']
  const moments = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, at) => {
      const morning = createCalendar(timeZone).nextMorning(at)
      assert.ok(morning > at && morning - at <= 25 * HOUR)
      const shown = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(morning)
      assert.equal(shown, '08:00:00')
    }),
  )
})
