import type { Account } from '../../accounts/index.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { includes, type Plan } from '../../vocabulary/plans.ts'
import { includesScope, type Scope } from '../../vocabulary/roles.ts'
import { isLower, MOST_MEMBERS, permissionsOf, type TeamActor } from '../rules/roles.ts'
import * as store from '../store.ts'

export interface MemberReaderDeps {
  db: Db
  accountOf: (accountId: string, sql: Queryable) => Promise<Account | null>
}

/** Member data for other features. It needs no keys, so that keys can be created with it. */
export const createMemberReader = ({ db, accountOf }: MemberReaderDeps) => ({
  /** Owners first. */
  membersOf: store.allMembers,
  /** The members who are notified of the account's own affairs: its owners. */
  async ownersOf(accountId: string, sql: Queryable) {
    const account = await accountOf(accountId, sql)
    if (!account) return []
    const owners = (await store.allMembers(sql, accountId)).filter((one) => one.role === 'owner')
    return owners
      .filter(({ state }) => state === 'active')
      .map(({ email, language }) => ({ company: account.name, email, language }))
  },
  /** Whether the first member's role is at least that of the second; `null` = the operator, who acts for the owner. */
  async mayActAs(sql: Queryable, accountId: string, memberId: string | null, otherId: string | null): Promise<boolean> {
    const { role } = await actorRole(sql, accountId, memberId)
    const { role: other } = await actorRole(sql, accountId, otherId)
    return other === null || (role !== null && !isLower(role, other))
  },
  /** Whether their current role includes all of these scopes. */
  async mayHave(sql: Queryable, accountId: string, memberId: string, scopes: readonly Scope[]): Promise<boolean> {
    const { role } = await actorRole(sql, accountId, memberId)
    return role !== null && scopes.every((scope) => includesScope(permissionsOf(role), scope))
  },
  /** If the plan has teams. */
  async counters(accountId: string, plan: Plan) {
    if (!includes(plan, 'team')) return []
    return [{ name: 'members', limit: MOST_MEMBERS, used: await store.countMembers(db.sql, accountId) }]
  },
})

/**
 * The current role of a member; no member is admitted on a plan without teams. `null` = the operator, who acts for the
 * owner.
 */
export async function actorRole(
  sql: Queryable,
  accountId: string,
  memberId: string | null,
): Promise<Pick<TeamActor, 'role'> & { name: string | null }> {
  if (memberId === null) return { role: 'owner', name: null }
  const member = await store.findMember(sql, accountId, memberId)
  return member?.state === 'active' ? { role: member.role, name: member.name } : { role: null, name: null }
}
