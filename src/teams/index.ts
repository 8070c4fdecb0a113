import { DAY, seoulDay } from '../lib/clock.ts'
import { createEnrolment } from './service/enrol.ts'
import { createInvitations, type InvitationDeps } from './service/invitations.ts'
import { createPlanFit, type PlanDeps } from './service/plan.ts'
import { createTeam, type TeamDeps } from './service/team.ts'
import * as store from './store.ts'

export type { Member, TeamMember } from './schema.ts'
export { createMemberReader } from './service/members.ts'

type ServiceDeps = TeamDeps & InvitationDeps & PlanDeps

interface Deps extends Omit<ServiceDeps, 'audit' | 'announce' | 'keys'> {
  access: {
    audit: { record: ServiceDeps['audit'] }
    keys: Omit<ServiceDeps['keys'], 'lacking'> & Pick<ServiceDeps, 'announce'>
  }
  lacking: ServiceDeps['keys']['lacking']
}

export function createTeams({ access, lacking, ...others }: Deps) {
  const { personOf, createdByMember, revokeIn, announce } = access.keys
  const deps = {
    ...others,
    announce,
    audit: access.audit.record,
    keys: { personOf, createdByMember, revokeIn, lacking },
  }
  const invitations = createInvitations(deps)
  return {
    ...createTeam(deps, invitations),
    invitations,
    enrol: createEnrolment(deps),
    /** Owners first. */
    membersOf: store.allMembers,
    fitPlan: createPlanFit(deps),
    /** Deletes the number of mailed invitations of past days. */
    sweep: () => store.deleteInvitationMails(deps.db.sql, seoulDay(deps.clock.now() - 2 * DAY)),
  }
}
export type Teams = ReturnType<typeof createTeams>
