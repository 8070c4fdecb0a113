import type { Http } from '../../lib/http.ts'
import type { Access } from '../index.ts'
import { allowListRoutes } from './allow-list.ts'
import { guard } from './door.ts'
import { incidentRoutes } from './incidents.ts'
import { scanningRoutes } from './scanning.ts'

/** The door before every route, and the routes of its own. */
export function accessRoutes(http: Http, access: Access): void {
  guard(http, access)
  allowListRoutes(http, access)
  incidentRoutes(http, access)
  scanningRoutes(http, access)
}
