import type { Http } from '../../lib/http/index.ts'
import type { Teams } from '../index.ts'
import { invitationRoutes } from './invitations.ts'
import { memberRoutes } from './members.ts'

export function teamRoutes(http: Http, teams: Teams): void {
  memberRoutes(http, teams)
  invitationRoutes(http, teams)
}
