import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lacking, EVERY_SCOPE as SCOPES } from '../../../test/team.ts'
import { ROLES, type Role, type Scope } from '../../vocabulary/roles.ts'
import { depends, grantRefusal, isLower, manageRefusal, permissionsOf } from './roles.ts'

const by = (role: Role | null, scopes: readonly Scope[] = SCOPES) => ({ role, scopes })

test('each role holds what the one below it holds', () => {
  for (const [index, role] of ROLES.entries()) {
    for (const lower of ROLES.slice(index + 1)) {
      assert.deepEqual(lacking(permissionsOf(role), permissionsOf(lower)), [], `${role} and ${lower}`)
      assert.ok(isLower(lower, role) && !isLower(role, lower))
    }
  }
  assert.deepEqual([...permissionsOf('owner')], [...SCOPES])
  assert.deepEqual([...permissionsOf('admin')], [...SCOPES])
  assert.ok(permissionsOf('viewer').every((scope) => scope.endsWith(':read')))
})

test('who may touch whom', () => {
  const may: Record<Role, Role[]> = { owner: [...ROLES], admin: ['admin', 'member', 'viewer'], member: [], viewer: [] }
  for (const role of ROLES) {
    for (const target of ROLES) {
      assert.equal(manageRefusal(by(role), target) === null, may[role].includes(target), `${role} and ${target}`)
    }
  }
  for (const target of ROLES) assert.notEqual(manageRefusal(by(null), target), null)
})

test('nobody gives more than he holds, and taking away gives nothing', () => {
  const give = (scopes: readonly Scope[], role: Role, from: Role | null) =>
    grantRefusal(lacking, by('owner', scopes), role, from) === null
  assert.ok(give(SCOPES, 'owner', null))
  assert.ok(!give(['team:manage'], 'viewer', null))
  assert.ok(give(['team:manage', ...permissionsOf('viewer')], 'viewer', null))
  assert.ok(!give(['team:manage', ...permissionsOf('viewer')], 'member', 'viewer'))
  assert.ok(give(['team:manage'], 'viewer', 'admin'))
  assert.ok(
    give(
      ['team:manage', 'keywords:write', 'pursuits:write', 'profile:write', 'links:write', 'reports:write'],
      'member',
      'viewer',
    ),
  )
  assert.notEqual(grantRefusal(lacking, by('admin'), 'owner', 'admin'), null)
})

test('a key depends on a role when it can do more than the next one', () => {
  assert.ok(depends(lacking, ['bids:read'], null))
  assert.ok(!depends(lacking, ['bids:read', 'keywords:read'], 'member'))
  assert.ok(depends(lacking, ['bids:read', 'keys:manage'], 'member'))
  assert.ok(depends(lacking, ['keywords:write'], 'viewer'))
  assert.ok(!depends(lacking, SCOPES.slice(), 'admin'))
})
