import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type BoardPursuit,
  byDeadline,
  cardAmount,
  columnSum,
  foreignCount,
  openFirst,
  openFrom,
} from './board-order.ts'

const NOW = Date.parse('2026-11-28T12:00:00+09:00')
const notice = { closeAt: null, baseAmount: 100, estimatedPrice: 90, currency: 'KRW' }
const pursuit = (fields: Partial<BoardPursuit> = {}): BoardPursuit => ({
  state: 'watching',
  bidAmount: null,
  notice,
  ...fields,
})
const closing = (closeAt: string | null, state = 'watching') => pursuit({ state, notice: { ...notice, closeAt } })

test('pursuits that can still be bid on come first, and closed ones by the latest closing', () => {
  const [over, lately, soon, later, open] = [
    closing('2026-11-20T10:00:00+09:00'),
    closing('2026-11-28T11:59:00+09:00'),
    closing('2026-11-28T12:01:00+09:00'),
    closing('2026-12-05T10:00:00+09:00'),
    closing(null),
  ]
  // As the service sorts them: by deadline.
  assert.deepEqual(openFirst([over, lately, soon, later, open], NOW), [soon, later, open, lately, over])
})

test('after the bid, the order is unchanged', () => {
  const [late, early] = [closing('2026-11-27T10:00:00+09:00', 'bid'), closing('2026-11-20T10:00:00+09:00', 'bid')]
  assert.deepEqual(openFirst([late, early], NOW), [late, early])
})

test('a card has the amount of the bid, before it that of the notice, otherwise none', () => {
  assert.deepEqual(cardAmount(pursuit({ bidAmount: 88 })), { amount: 88, of: 'bidAmount' })
  assert.deepEqual(cardAmount(pursuit()), { amount: 100, of: 'baseAmount' })
  assert.deepEqual(cardAmount(pursuit({ notice: { ...notice, baseAmount: null } })), {
    amount: 90,
    of: 'estimatedPrice',
  })
  assert.equal(cardAmount(pursuit({ notice: { ...notice, baseAmount: null, estimatedPrice: null } })), null)
  assert.equal(cardAmount(pursuit({ state: 'lost' })), null)
  assert.equal(cardAmount(pursuit({ notice: null })), null)
})

test('a column sums its cards in won only', () => {
  const inDollars = pursuit({ bidAmount: 5, notice: { ...notice, currency: 'USD' } })
  assert.equal(columnSum([pursuit(), pursuit({ bidAmount: 88 }), inDollars]), 188)
  assert.equal(columnSum([pursuit({ state: 'lost' })]), null)
  assert.equal(columnSum([]), null)
})

test('cards whose amount is not in the sum are counted', () => {
  const dollars = { ...notice, currency: 'USD' }
  const without = { ...dollars, baseAmount: null, estimatedPrice: null }
  assert.equal(foreignCount([pursuit(), pursuit({ notice: dollars }), pursuit({ notice: without })]), 1)
  assert.equal(foreignCount([pursuit({ notice: null })]), 0)
})

test('open pursuits close from now on, unless the filters differ', () => {
  const now = new Date(NOW).toISOString()
  assert.equal(openFrom({}, NOW), now)
  assert.equal(openFrom({ closeFrom: '2026-11-01', closeTo: '2026-12-31' }, NOW), now)
  assert.equal(openFrom({ closeFrom: '2026-12-01' }, NOW), '2026-12-01')
  assert.equal(openFrom({ closeFrom: '2026-11-01', closeTo: '2026-11-20' }, NOW), '2026-11-01')
  assert.equal(openFrom({ closeTo: '2026-11-20' }, NOW), undefined)
  assert.equal(openFrom({ closeFrom: 'no date' }, NOW), 'no date')
})

test('a date is a whole day in Seoul', () => {
  const today = '2026-11-28'
  // Noon in Seoul: what closes today is still open.
  assert.equal(openFrom({ closeTo: today }, NOW), new Date(NOW).toISOString())
  // Four in the morning in Seoul: that day has begun.
  const early = Date.parse('2026-11-28T04:00:00+09:00')
  assert.equal(openFrom({ closeFrom: today }, early), new Date(early).toISOString())
})

test('a column is sorted by deadline, those that can still be bid on first', () => {
  const [over, lately, soon, later, none] = [
    closing('2026-11-20T10:00:00+09:00'),
    closing('2026-11-27T10:00:00+09:00'),
    closing('2026-11-29T10:00:00+09:00'),
    closing('2026-12-05T10:00:00+09:00'),
    closing(null),
  ]
  const sorted = byDeadline([soon, none, later, lately, over])
  assert.deepEqual(sorted, [over, lately, soon, later, none])
  assert.deepEqual(openFirst(sorted, NOW), [soon, later, none, lately, over])
})
