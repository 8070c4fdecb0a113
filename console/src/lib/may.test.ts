import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayDo, planIncludes, plansFrom } from './may.ts'

test('writing and managing include reading, of the same thing alone', () => {
  assert.equal(mayDo(['keywords:write'], 'keywords:read'), true)
  assert.equal(mayDo(['team:manage'], 'team:read'), true)
  assert.equal(mayDo(['keywords:read'], 'keywords:write'), false)
  assert.equal(mayDo(['keywords:write'], 'links:read'), false)
  assert.equal(mayDo(['keywords:write'], 'keywords:manage'), false)
  assert.equal(mayDo(['keys:manage'], 'keys:manage'), true)
  assert.equal(mayDo([], 'bids:read'), false)
})

test('a plan includes what smaller ones include; an unknown one is left to the service', () => {
  assert.deepEqual(plansFrom('pro'), ['pro', 'enterprise'])
  assert.equal(planIncludes('free', 'pro'), false)
  assert.equal(planIncludes('pro', 'pro'), true)
  assert.equal(planIncludes('pro', 'enterprise'), false)
  assert.equal(planIncludes('enterprise', 'pro'), true)
  assert.equal(planIncludes('starter', 'pro'), true)
})
