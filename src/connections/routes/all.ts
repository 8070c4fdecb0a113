import type { Http } from '../../lib/http/index.ts'
import type { Connections } from '../index.ts'
import { authorizeRoute } from './authorize.ts'
import { consentRoutes, type MemberOf } from './consent.ts'
import { metadataRoutes } from './metadata.ts'
import { programRoutes } from './programs.ts'

/**
 * Not in the reference, like `/mcp`: RFCs define these requests and responses, and apps find them through the metadata. The
 * consent routes are only for the console.
 */
export function connectionRoutes(http: Http, connections: Connections, memberOf: MemberOf): void {
  metadataRoutes(http, connections)
  authorizeRoute(http, connections)
  programRoutes(http, connections)
  consentRoutes(http, connections, memberOf)
}
