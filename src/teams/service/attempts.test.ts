import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { createTeamHands, EVERY_SCOPE } from '../../../test/team.ts'
import { Problem } from '../../lib/problems.ts'
import type { Member } from '../index.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())
const { newTeam, join } = createTeamHands(() => app)

type Role = Member['role']
const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
const PEOPLE = 5

const attempt = fc.record({
  /** Whose key; 0 = the one of the operator, who acts for the owner. */
  by: fc.integer({ min: 0, max: PEOPLE }),
  on: fc.integer({ min: 1, max: PEOPLE }),
  what: fc.oneof(
    fc.record({ role: fc.constantFrom<Role[]>(...ROLES) }),
    fc.constantFrom('remove' as const),
    fc.record({ name: fc.constantFrom('김지우', '박서준') }),
  ),
  keys: fc.constantFrom('keep' as const, 'revoke' as const),
})

test('whatever keys of a team try, two at a time, an owner is there and nobody gets above himself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Role[]>(...ROLES), { minLength: PEOPLE - 1, maxLength: PEOPLE - 1 }),
      fc.array(fc.tuple(attempt, attempt), { minLength: 1, maxLength: 12 }),
      async (roles, rounds) => {
        const team = await newTeam()
        const ids = [team.ownerId]
        for (const role of roles) ids.push((await join(team, role)).id)
        const issue = async (createdBy: string | null) => {
          const wish = { accountId: team.accountId, name: null, scopes: [...EVERY_SCOPE], expiresAt: null, createdBy }
          return (await app.access.keys.issue(wish)).record.id
        }
        const keys = [await issue(null), ...(await Promise.all(ids.map(issue)))]
        const rolesNow = async () =>
          new Map((await app.teams.membersOf(app.db.sql, team.accountId)).map(({ id, role }) => [id, role]))
        const play = async ({ by, on, what, keys: wish }: typeof attempt extends fc.Arbitrary<infer A> ? A : never) => {
          const [keyId, id] = [keys[by] ?? '', ids[on - 1] ?? '']
          const identity = { accountId: team.accountId, keyId, plan: 'enterprise', requestLimit: null } as const
          const caller = { ...identity, scopes: [...EVERY_SCOPE], requestId: 'req_x' }
          const work =
            what === 'remove'
              ? app.teams.remove(caller, id, wish)
              : app.teams.change(caller, id, what, wish, () => true)
          await work.catch((error) => {
            if (!(error instanceof Problem) || error.status === 500) throw error
          })
        }
        for (const both of rounds) {
          const before = await rolesNow()
          await Promise.all(both.map(play))
          const now = await rolesNow()
          assert.ok([...now.values()].includes('owner'), 'an owner is there')
          const acting = both.map(({ by }) => (by === 0 ? 'owner' : (before.get(ids[by - 1] ?? '') ?? null)))
          const changed = [...before].filter(([id, role]) => now.get(id) !== role)
          for (const [id, role] of changed) {
            const touchesOwner = role === 'owner' || now.get(id) === 'owner'
            // One of the two may have made the other an owner, or an admin, just before.
            assert.ok(
              acting.includes('owner') || (!touchesOwner && acting.includes('admin')),
              `${role} → ${now.get(id)}`,
            )
          }
        }
      },
    ),
    { numRuns: 25 },
  )
})
