import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY } from '../src/lib/clock.ts'
import { seriesLetters } from '../src/search/series.ts'
import { normalise } from '../src/search/text.ts'
import { synthesiseYearly } from './yearly.ts'

function lettersOf(title: string): string {
  const norm = normalise(title)
  const text = Uint16Array.from({ length: norm.length }, (_, at) => norm.charCodeAt(at))
  const out = new Uint16Array(text.length)
  return String.fromCharCode(...out.subarray(0, seriesLetters(text, 0, text.length, out)))
}

const NOW = Date.UTC(2026, 10, 20, 3)
const OPTIONS = { seed: 'test', now: NOW, orders: 20 }

test('each order comes back about a year later under the same name, and the newest within the last year', () => {
  const notices = [...synthesiseYearly(OPTIONS)].map(({ states: [first] }) => first)
  const orders = Map.groupBy(notices, (one) => `${one?.demandAgencyCode} ${lettersOf(one?.title ?? '')}`)
  assert.ok(orders.size >= 20 && orders.size <= 22, `${orders.size} orders`)
  for (const [name, years] of orders) {
    const posted = years.map((one) => one?.postedAt ?? 0)
    for (const [at, later] of posted.slice(1).entries()) {
      const days = (later - (posted[at] ?? 0)) / DAY
      assert.ok(Math.abs(days - 365) < 40, `${name}: ${days}`)
    }
    const age = (NOW - (posted.at(-1) ?? 0)) / DAY
    assert.ok(age > 40 && age < 380, `${name}: ${age}`)
  }
})

test('they have results, numbers of their own, and are the same again', () => {
  const notices = [...synthesiseYearly(OPTIONS)]
  assert.deepEqual(notices, [...synthesiseYearly(OPTIONS)])
  const numbers = notices.map(({ states }) => states[0]?.number)
  assert.equal(new Set(numbers).size, notices.length)
  assert.ok(numbers.every((number) => /^D\d\dBK\d{8}$/.test(number ?? '')))
  assert.ok(notices.every(({ rounds }) => rounds.some(({ state }) => state === 'awarded' || state === 'failed')))
})
