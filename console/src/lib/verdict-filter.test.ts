import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removed, requestedStatus, requestedVerdicts } from './verdict-filter.ts'

test('with a profile, notices that the company cannot bid on are excluded by default', () => {
  assert.equal(requestedVerdicts(undefined, true), 'yes,check')
  assert.equal(requestedVerdicts('', true), 'yes,check')
  assert.equal(requestedVerdicts('no', true), 'no')
  assert.equal(requestedVerdicts('all', true), undefined)
})

test('without a profile no verdict is requested', () => {
  for (const inAddress of [undefined, 'yes', 'all']) assert.equal(requestedVerdicts(inAddress, false), undefined)
})

test('a removed verdict filter stays removed', () => {
  assert.equal(requestedVerdicts(removed('eligibility'), true), undefined)
  assert.equal(removed('region'), '')
})

test('open notices are requested by default, and a removed status stays removed', () => {
  assert.equal(requestedStatus(undefined), 'open')
  assert.equal(requestedStatus(''), 'open')
  assert.equal(requestedStatus('awarded'), 'awarded')
  assert.equal(requestedStatus(removed('status')), undefined)
})
