import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportIn } from './report.ts'

const report = { id: 'rep_1', period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'pdf' }
const known = { period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'PDF', company: null }

test('the title of a finished report has its period, days and format', () => {
  assert.deepEqual(reportIn(report), known)
  assert.deepEqual(reportIn(Object.assign({ profileName: null }, report)), known)
})

test('the title of a report for a further company has its name', () => {
  assert.equal(reportIn(Object.assign({ profileName: '한빛전기' }, report))?.company, '한빛전기')
})

test('other data has no title', () => {
  assert.equal(reportIn(undefined), null)
  assert.equal(reportIn({ period: 'yearly', from: '2026-01-01', to: '2026-12-31', format: 'pdf' }), null)
  assert.equal(reportIn({ period: 'weekly' }), null)
})
