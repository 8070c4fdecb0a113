import { createEligibilityJudge, type EligibilityDeps } from './service/eligibility.ts'
import { createNamedProfiles, type NamedProfilesDeps } from './service/named.ts'
import { createProfiles, type ProfileDeps } from './service/profile.ts'

export type { Eligibility } from './schema/eligibility.ts'
export { type CompaniesAt, createCompanies } from './service/companies.ts'
export { createProfileCounters } from './service/named.ts'

export const createEligibility = (deps: ProfileDeps & NamedProfilesDeps & EligibilityDeps) => ({
  profiles: createProfiles(deps),
  named: createNamedProfiles(deps),
  ...createEligibilityJudge(deps),
  missing: deps.missing,
})
export type CompanyEligibility = ReturnType<typeof createEligibility>
