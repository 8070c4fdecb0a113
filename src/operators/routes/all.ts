import type { Http } from '../../lib/http/index.ts'
import type { Operators } from '../index.ts'
import { operatorAccountRoutes } from './accounts.ts'
import { operatorConsultationRoutes } from './consultations.ts'
import { operatorIncidentRoutes } from './incidents.ts'
import { operatorMailRoutes } from './mails.ts'
import { operatorNetworkRoutes } from './networks.ts'
import { operatorServiceRoutes } from './service.ts'
import { operatorSourceRoutes } from './sources.ts'

/** Only operators have access. Every change, and every visit to an account, is in their log. */
export function operatorRoutes(http: Http, operators: Operators): void {
  operatorServiceRoutes(http, operators)
  operatorAccountRoutes(http, operators)
  operatorConsultationRoutes(http, operators)
  operatorSourceRoutes(http, operators)
  operatorIncidentRoutes(http, operators)
  operatorNetworkRoutes(http, operators)
  operatorMailRoutes(http, operators)
}
