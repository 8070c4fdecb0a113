import type { Http } from '../../lib/http/index.ts'
import type { CompanyEligibility } from '../index.ts'
import { getBidEligibilityRoute } from './eligibility.ts'
import { profileRoutes } from './profile.ts'

export function eligibilityRoutes(http: Http, eligibility: CompanyEligibility): void {
  profileRoutes(http, eligibility.profiles)
  getBidEligibilityRoute(http, eligibility)
}
