import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOfEvent } from './pages.ts'

test('events about reports, webhooks and incidents link to their page, events about notices do not', () => {
  assert.equal(pageOfEvent('report.ready')?.href, '/reports')
  assert.equal(pageOfEvent('webhook.disabled')?.href, '/webhooks')
  assert.equal(pageOfEvent('security.incident')?.name, 'toIncidents')
  assert.equal(pageOfEvent('bid.matched'), null)
  assert.equal(pageOfEvent('toString'), null)
})
