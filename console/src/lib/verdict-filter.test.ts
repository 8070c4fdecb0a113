import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removed, statusAsked, verdictsAsked } from './verdict-filter.ts'

test('with a profile, what the company cannot bid on is left out unless the address says otherwise', () => {
  assert.equal(verdictsAsked(undefined, true), 'yes,check')
  assert.equal(verdictsAsked('', true), 'yes,check')
  assert.equal(verdictsAsked('no', true), 'no')
  assert.equal(verdictsAsked('all', true), undefined)
})

test('without a profile no verdict is asked for', () => {
  for (const inAddress of [undefined, 'yes', 'all']) assert.equal(verdictsAsked(inAddress, false), undefined)
})

test('a filter of verdicts that is removed stays removed', () => {
  assert.equal(verdictsAsked(removed('eligibility'), true), undefined)
  assert.equal(removed('region'), '')
})

test('notices that are open are asked for unless the address says otherwise, and a removed status stays removed', () => {
  assert.equal(statusAsked(undefined), 'open')
  assert.equal(statusAsked(''), 'open')
  assert.equal(statusAsked('awarded'), 'awarded')
  assert.equal(statusAsked(removed('status')), undefined)
})
