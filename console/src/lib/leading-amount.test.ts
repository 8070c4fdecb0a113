import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadingAmount, shownAmount } from './leading-amount.ts'

test('a notice is shown with a known amount, the base amount first', () => {
  const [base, estimate, budget] = [{ baseAmount: 3 }, { estimatedPrice: 2 }, { budget: 1 }]
  const none = { baseAmount: null, estimatedPrice: null, budget: null }
  assert.deepEqual(leadingAmount({ ...none, ...base, ...estimate, ...budget }), { of: 'baseAmount', amount: 3 })
  assert.deepEqual(leadingAmount({ ...none, ...estimate, ...budget }), { of: 'estimatedPrice', amount: 2 })
  assert.deepEqual(leadingAmount({ ...none, ...budget }), { of: 'budget', amount: 1 })
  assert.equal(leadingAmount(none), null)
})

test('an amount of zero is known', () => {
  assert.deepEqual(leadingAmount({ baseAmount: 0, estimatedPrice: 5, budget: 5 }), { of: 'baseAmount', amount: 0 })
})

test('a list sorted by another amount shows that one first', () => {
  const all = { baseAmount: 3, estimatedPrice: 2, budget: 1 }
  assert.deepEqual(leadingAmount(all, 'estimatedPrice'), { of: 'estimatedPrice', amount: 2 })
  assert.deepEqual(leadingAmount({ ...all, estimatedPrice: null }, 'estimatedPrice'), { of: 'baseAmount', amount: 3 })
  const none = { baseAmount: null, estimatedPrice: null, budget: null }
  assert.deepEqual(shownAmount(none), { of: 'baseAmount', amount: null })
  assert.deepEqual(shownAmount(none, 'estimatedPrice'), { of: 'estimatedPrice', amount: null })
})
