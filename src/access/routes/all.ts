import type { Http } from '../../lib/http/index.ts'
import type { Access, Limits } from '../index.ts'
import { allowListRoutes } from './allow-list.ts'
import { listAuditRoute } from './audit.ts'
import { credentialFrom, credentialFromHeaders, guard } from './guard.ts'
import { incidentRoutes } from './incidents.ts'
import { keyRoutes } from './keys.ts'
import { scanningRoutes } from './scanning.ts'
import { getUsageRoute } from './usage.ts'

export { credentialFrom, credentialFromHeaders, guard }

export function accessRoutes(http: Http, access: Access, limits: Limits): void {
  keyRoutes(http, access)
  getUsageRoute(http, access)
  listAuditRoute(http, access)
  allowListRoutes(http, access)
  incidentRoutes(http, access)
  scanningRoutes(http, access, limits)
}
