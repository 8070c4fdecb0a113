import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeIn } from './award-filters.ts'

test('a date range is one active filter, with one end or two', () => {
  assert.deepEqual(activeIn({}), [])
  assert.deepEqual(activeIn({ from: '2026-01-01', to: '2026-12-31' }), ['opened'])
  assert.deepEqual(activeIn({ to: '2026-12-31', agency: '서울특별시' }), ['opened', 'agency'])
})

test('the agency role is not a separate filter', () => {
  assert.deepEqual(activeIn({ agency: '서울특별시', agencyRole: 'issuing' }), ['agency'])
})
