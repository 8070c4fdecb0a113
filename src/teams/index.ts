import type { Db, Queryable } from '../lib/db/index.ts'
import type { Plan } from '../vocabulary/plans.ts'
import { includes } from '../vocabulary/plans.ts'
import { MOST_MEMBERS } from './rules/roles.ts'
import { createInvitations, type InvitationDeps } from './service/invitations.ts'
import { createPlanFit, type PlanDeps } from './service/plan.ts'
import { createTeam, type TeamDeps } from './service/team.ts'
import * as store from './store.ts'

export type { Member } from './schema.ts'

export function createTeams(deps: { db: Db } & TeamDeps & InvitationDeps & PlanDeps) {
  const invitations = createInvitations(deps)
  return {
    ...createTeam(deps, invitations),
    invitations,
    /** Owners first. */
    membersOf: store.allMembers,
    /** Whom the account's own affairs are told. */
    async ownersOf(accountId: string, sql: Queryable) {
      const account = await deps.accountOf(accountId, sql)
      if (!account) return []
      const owners = (await store.allMembers(sql, accountId)).filter((one) => one.role === 'owner')
      return owners
        .filter(({ state }) => state === 'active')
        .map(({ email, language }) => ({ company: account.name, email, language }))
    },
    fitPlan: createPlanFit(deps),
    /** Where there is a team. */
    async counters(accountId: string, plan: Plan) {
      if (!includes(plan, 'team')) return []
      return [{ name: 'members', limit: MOST_MEMBERS, used: await store.countMembers(deps.db.sql, accountId) }]
    },
  }
}
export type Teams = ReturnType<typeof createTeams>
