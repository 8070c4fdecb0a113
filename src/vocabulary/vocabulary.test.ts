import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestDatabase } from '../../test/harness.ts'
import { readDomains } from '../lib/db/migrations.ts'
import { MAIL_LANGUAGES } from './languages.ts'
import { ENTITLEMENTS, includes, PLANS, plansWith, planTitles } from './plans.ts'
import { includesScope, ROLES, SCOPES, SCOPES_OF } from './roles.ts'

test('the database accepts the values of the vocabulary and no others', async () => {
  const database = await openTestDatabase()
  try {
    const checked = (await readDomains(database.db.sql)).map(({ name, check }) => [
      name,
      [...check.matchAll(/'([^']+)'/g)].map(([, word]) => word),
    ])
    assert.deepEqual(Object.fromEntries(checked), {
      language_name: [...MAIL_LANGUAGES],
      plan_name: [...PLANS],
      role_name: [...ROLES],
    })
  } finally {
    await database.close()
  }
})

test('a larger plan includes everything of a smaller one, and the largest everything', () => {
  for (const [index, plan] of PLANS.entries()) {
    for (const larger of PLANS.slice(index)) {
      for (const one of ENTITLEMENTS) if (includes(plan, one)) assert.ok(includes(larger, one), `${larger}: ${one}`)
    }
  }
  for (const one of ENTITLEMENTS) assert.ok(plansWith(one).length > 0, one)
  assert.deepEqual([plansWith('notices'), plansWith('webhooks')], [['pro', 'enterprise'], ['enterprise']])
  assert.equal(planTitles(plansWith('notices'), 'or'), 'Pro or Enterprise')
})

test('a role with more rights has every scope of one with fewer', () => {
  for (const [index, role] of ROLES.entries()) {
    for (const lesser of ROLES.slice(index)) {
      for (const scope of SCOPES_OF[lesser]) assert.ok(includesScope(SCOPES_OF[role], scope), `${role}: ${scope}`)
    }
  }
  assert.ok(SCOPES.every((scope) => includesScope(SCOPES_OF.owner, scope)))
})
