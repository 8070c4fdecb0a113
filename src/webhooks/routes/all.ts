import type { Http } from '../../lib/http/index.ts'
import type { Webhooks } from '../index.ts'
import { deliveryRoutes } from './deliveries.ts'
import { endpointRoutes } from './endpoints.ts'

export function webhookRoutes(http: Http, webhooks: Webhooks): void {
  endpointRoutes(http, webhooks)
  deliveryRoutes(http, webhooks)
}
