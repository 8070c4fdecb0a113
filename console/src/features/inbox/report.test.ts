import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportIn } from './report.ts'

const report = { id: 'rep_1', period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'pdf' }
const known = { period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'PDF', company: null }

test('a finished report is known by its period, its days and its format', () => {
  assert.deepEqual(reportIn(report), known)
  assert.deepEqual(reportIn(Object.assign({ profileName: null }, report)), known)
})

test('a finished report of a further company has the name of the company', () => {
  assert.equal(reportIn(Object.assign({ profileName: '한빛전기' }, report))?.company, '한빛전기')
})

test('what is no report is named by nothing', () => {
  assert.equal(reportIn(undefined), null)
  assert.equal(reportIn({ period: 'yearly', from: '2026-01-01', to: '2026-12-31', format: 'pdf' }), null)
  assert.equal(reportIn({ period: 'weekly' }), null)
})
