import type { Http } from '../../lib/http/index.ts'
import type { CompanyEligibility } from '../index.ts'
import { getBidEligibilityRoute, getBidVerdictsRoute } from './eligibility.ts'
import { namedProfileRoutes } from './named.ts'
import { profileRoutes } from './profile.ts'
import { getRegistryEntryRoute } from './registry.ts'

export function eligibilityRoutes(http: Http, eligibility: CompanyEligibility): void {
  profileRoutes(http, eligibility.profiles)
  getRegistryEntryRoute(http, eligibility)
  getBidEligibilityRoute(http, eligibility)
  namedProfileRoutes(http, eligibility.named)
  getBidVerdictsRoute(http, eligibility)
}
