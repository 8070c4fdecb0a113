import { createEligibilityJudge, type EligibilityDeps } from './service/eligibility.ts'
import { createNamedProfiles, type NamedProfilesDeps } from './service/named.ts'
import { createProfiles, type ProfileDeps } from './service/profile.ts'
import { createRegistryReader, type RegistryReaderDeps } from './service/registry.ts'

export type { Eligibility } from './schema/eligibility.ts'
export { type CompaniesAt, createCompanies, type FurtherCompanies } from './service/companies.ts'
export { createProfileCounters } from './service/named.ts'

interface Deps
  extends Pick<ProfileDeps & NamedProfilesDeps & EligibilityDeps, 'db' | 'clock' | 'idempotency' | 'lockAccount'> {
  bids: Pick<EligibilityDeps, 'limitsOf' | 'missing'>
  attachments: { pages: Pick<EligibilityDeps, 'statedLimits'> }
  access: { audit: { record: ProfileDeps['audit'] } }
  /** The cache of profiles of this process. */
  companies: { forget: ProfileDeps['profileChanged'] }
  companyRegistry: RegistryReaderDeps['companyRegistry']
}

export function createEligibility({ bids, attachments, access, companies, ...deps }: Deps) {
  const { limitsOf, missing } = bids
  const audit = access.audit.record
  return {
    profiles: createProfiles({ ...deps, audit, profileChanged: companies.forget }),
    named: createNamedProfiles({ ...deps, audit }),
    ...createEligibilityJudge({ ...deps, limitsOf, statedLimits: attachments.pages.statedLimits }),
    missing,
    registryEntry: createRegistryReader(deps),
  }
}
export type CompanyEligibility = ReturnType<typeof createEligibility>
