import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountOf } from './listed-amount.ts'

test('the amount column shows the amount by which the list is sorted or filtered', () => {
  assert.equal(amountOf({}), 'baseAmount')
  assert.equal(amountOf({ sort: '-closeAt' }), 'baseAmount')
  for (const sort of ['estimatedPrice', '-estimatedPrice']) assert.equal(amountOf({ sort }), 'estimatedPrice')
  assert.equal(amountOf({ minAmt: '100' }), 'estimatedPrice')
  assert.equal(amountOf({ maxAmt: '100' }), 'estimatedPrice')
})
