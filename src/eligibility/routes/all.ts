import type { Http } from '../../lib/http/index.ts'
import type { CompanyEligibility } from '../index.ts'
import { getBidEligibilityRoute, getBidVerdictsRoute } from './eligibility.ts'
import { namedProfileRoutes } from './named.ts'
import { profileRoutes } from './profile.ts'

export function eligibilityRoutes(http: Http, eligibility: CompanyEligibility): void {
  profileRoutes(http, eligibility.profiles)
  getBidEligibilityRoute(http, eligibility)
  namedProfileRoutes(http, eligibility.named)
  getBidVerdictsRoute(http, eligibility)
}
