import { createEligibilityJudge, type EligibilityDeps } from './service/eligibility.ts'
import { createProfiles, type ProfileDeps } from './service/profile.ts'

export type { Eligibility } from './schema/eligibility.ts'
export { type CompaniesAt, createCompanies } from './service/companies.ts'

interface Deps extends Pick<ProfileDeps & EligibilityDeps, 'db' | 'clock' | 'lockAccount'> {
  bids: Pick<EligibilityDeps, 'limitsOf' | 'missing'>
  attachments: { pages: Pick<EligibilityDeps, 'statedLimits'> }
  access: { audit: { record: ProfileDeps['audit'] } }
  /** What the process remembers of profiles. */
  companies: { forget: ProfileDeps['profileChanged'] }
}

export function createEligibility({ bids, attachments, access, companies, ...deps }: Deps) {
  const { limitsOf, missing } = bids
  return {
    profiles: createProfiles({ ...deps, audit: access.audit.record, profileChanged: companies.forget }),
    eligibilityOf: createEligibilityJudge({ ...deps, limitsOf, statedLimits: attachments.pages.statedLimits }),
    missing,
  }
}
export type CompanyEligibility = ReturnType<typeof createEligibility>
