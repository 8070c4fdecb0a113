import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportIn } from './report.ts'

test('a finished report is known by its period, its days and its format', () => {
  const report = { id: 'rep_1', period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'pdf' }
  assert.deepEqual(reportIn(report), { period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'PDF' })
})

test('what is no report is named by nothing', () => {
  assert.equal(reportIn(undefined), null)
  assert.equal(reportIn({ period: 'yearly', from: '2026-01-01', to: '2026-12-31', format: 'pdf' }), null)
  assert.equal(reportIn({ period: 'weekly' }), null)
})
