import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lackOf, permits } from './may.ts'

test('writing and managing include reading of the same resource only', () => {
  assert.equal(permits(['keywords:write'], 'keywords:read'), true)
  assert.equal(permits(['team:manage'], 'team:read'), true)
  assert.equal(permits(['keywords:read'], 'keywords:write'), false)
  assert.equal(permits(['keywords:write'], 'links:read'), false)
  assert.equal(permits(['keywords:write'], 'keywords:manage'), false)
  assert.equal(permits(['keys:manage'], 'keys:manage'), true)
  assert.equal(permits([], 'bids:read'), false)
})

test('the plan is reported as missing before the scope', () => {
  const rights = { entitlements: ['notices', 'reports'], scopes: ['bids:read', 'reports:write'] }
  assert.equal(lackOf(rights, 'notices', 'bids:read'), null)
  assert.equal(lackOf(rights, 'reports', 'reports:read'), null)
  assert.equal(lackOf(rights, 'reports', null), null)
  assert.equal(lackOf(rights, 'team', 'team:read'), 'plan')
  assert.equal(lackOf(rights, 'team', null), 'plan')
  assert.equal(lackOf(rights, 'notices', 'profile:read'), 'scope')
})

test('for a session of the previous version without entitlements, the service decides', () => {
  assert.equal(lackOf({ scopes: ['reports:read'] }, 'reports', 'reports:read'), null)
  assert.equal(lackOf({ scopes: [] }, 'reports', 'reports:read'), 'scope')
})
