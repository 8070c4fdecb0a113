import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastAward } from './last-award.ts'

const past = (postedAt: string, amount: number | null) => ({ postedAt, award: { amount, currency: 'KRW' } })

test('the last award is that of the newest notice with a known amount', () => {
  const [old, newer, unknown] = [past('2024-03-01', 10), past('2025-03-01', 20), past('2026-03-01', null)]
  const failed = { postedAt: '2026-04-01', award: null }
  assert.deepEqual(lastAward([failed, unknown, old, newer]), { amount: 20, currency: 'KRW', postedAt: '2025-03-01' })
  assert.equal(lastAward([failed, unknown]), null)
})
