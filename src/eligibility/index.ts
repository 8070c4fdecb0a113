import { createEligibilityJudge, type EligibilityDeps } from './service/eligibility.ts'
import { createProfiles, type ProfileDeps } from './service/profile.ts'

export type { Eligibility } from './schema/eligibility.ts'
export { type CompaniesAt, createCompanies } from './service/companies.ts'

export const createEligibility = (deps: ProfileDeps & EligibilityDeps) => ({
  profiles: createProfiles(deps),
  eligibilityOf: createEligibilityJudge(deps),
  missing: deps.missing,
})
export type CompanyEligibility = ReturnType<typeof createEligibility>
