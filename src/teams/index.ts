import { createEnrolment } from './service/enrol.ts'
import { createInvitations, type InvitationDeps } from './service/invitations.ts'
import { createPlanFit, type PlanDeps } from './service/plan.ts'
import { createTeam, type TeamDeps } from './service/team.ts'
import * as store from './store.ts'

export type { Member, TeamMember } from './schema.ts'
export { createMemberReader } from './service/members.ts'

export function createTeams(deps: TeamDeps & InvitationDeps & PlanDeps) {
  const invitations = createInvitations(deps)
  return {
    ...createTeam(deps, invitations),
    invitations,
    enrol: createEnrolment(deps),
    /** Owners first. */
    membersOf: store.allMembers,
    fitPlan: createPlanFit(deps),
  }
}
export type Teams = ReturnType<typeof createTeams>
