import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MINUTE } from '../../lib/clock.ts'
import { confirmationText, confirms } from './confirm.ts'

const INPUT = { keyword: '하수관로', region: ['서울', '부산'], minAmt: 1 }

test('a confirmation is valid for these arguments in any order, for one account, for 15 minutes', () => {
  const signed = confirmationText('acc_1', INPUT, 0)
  const reordered = { minAmt: 1, region: ['서울', '부산'], keyword: '하수관로' }
  assert.ok(confirms(signed, 'acc_1', INPUT, 0))
  assert.ok(confirms(signed, 'acc_1', reordered, 15 * MINUTE))
  assert.ok(!confirms(signed, 'acc_1', INPUT, 15 * MINUTE + 1))
  assert.ok(!confirms(signed, 'acc_2', INPUT, 0))
  assert.ok(!confirms(signed, 'acc_1', { ...INPUT, region: ['서울'] }, 0))
  assert.ok(!confirms('', 'acc_1', INPUT, 0))
})

test('other arguments are never confirmed', () => {
  const input = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())))
  fc.assert(
    fc.property(input, input, (one, other) => {
      fc.pre(JSON.stringify(Object.entries(one).sort()) !== JSON.stringify(Object.entries(other).sort()))
      assert.ok(!confirms(confirmationText('acc', one, 0), 'acc', other, 0))
    }),
  )
})
