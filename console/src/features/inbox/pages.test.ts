import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOfEvent } from './pages.ts'

test('an event about a report, a webhook or an incident leads to its page, one about a notice to none', () => {
  assert.equal(pageOfEvent('report.ready')?.href, '/reports')
  assert.equal(pageOfEvent('webhook.disabled')?.href, '/webhooks')
  assert.equal(pageOfEvent('security.incident')?.name, 'toIncidents')
  assert.equal(pageOfEvent('bid.matched'), null)
  assert.equal(pageOfEvent('toString'), null)
})
