import type { EachGauge } from '../lib/metrics.ts'
import type { Secrets } from '../lib/secret.ts'
import { type CourierDeps, createCourier } from './service/courier.ts'
import { createDeliveries, type DeliveryDeps } from './service/deliveries.ts'
import { createDemoReceiver } from './service/demo-receiver.ts'
import { createEndpoints, type EndpointDeps } from './service/endpoints.ts'
import { createEnds, type EndDeps } from './service/ends.ts'
import { createWebhookKeys } from './service/keys.ts'
import type { DeliveryCount } from './store/deliveries.ts'

export type { Webhook } from './schema/webhooks.ts'
export { createWebhookCounters } from './service/endpoints.ts'
export { enqueueDeliveries } from './service/enqueue.ts'
export { eventReference } from './texts/reference.ts'

type ServiceDeps = Omit<EndpointDeps, 'isDemoReceiver'> & DeliveryDeps & EndDeps & Omit<CourierDeps, 'isDemoReceiver'>
type Unpacked = 'request' | 'urlFault' | 'payloadsOf' | 'recordEvent' | 'ownersOf' | 'audit'

export interface WebhooksDeps extends Omit<ServiceDeps, Unpacked> {
  secrets: () => Pick<Secrets, 'seal' | 'open'>
  outbound: Pick<ServiceDeps, 'request' | 'urlFault'>
  events: Pick<ServiceDeps, 'payloadsOf'> & { record: ServiceDeps['recordEvent'] }
  members: Pick<ServiceDeps, 'ownersOf'>
  access: { audit: { record: ServiceDeps['audit'] } }
}

export function createWebhooks({ outbound, events, members, access, ...others }: WebhooksDeps) {
  const deps = {
    ...others,
    request: outbound.request,
    urlFault: outbound.urlFault,
    payloadsOf: events.payloadsOf,
    recordEvent: events.record,
    ownersOf: members.ownersOf,
    audit: access.audit.record,
  }
  const keys = createWebhookKeys(deps.secrets)
  const ends = createEnds(deps)
  const demoReceiver = createDemoReceiver({ ...deps, keys })
  const isDemoReceiver = demoReceiver.isAt
  const courier = createCourier({ ...deps, isDemoReceiver, keys, disable: ends.disable })
  const { fitPlan, ...endpoints } = createEndpoints({ ...deps, isDemoReceiver, keys })
  return {
    endpoints,
    deliveries: createDeliveries(deps),
    /** Called in the transaction that changes an account's plan. */
    fitPlan,
    ends,
    demoReceiver,
    worker: courier.worker,
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>

export const DELIVERY_GAUGES: EachGauge<DeliveryCount & { name: string }>[] = [
  {
    name: 'gonggo_deliveries',
    help: 'Deliveries that are pending or held, and webhooks that wait to be served.',
    value: ({ deliveries }) => deliveries,
  },
  {
    name: 'gonggo_deliveries_oldest_seconds',
    help: 'How long the longest of those webhooks has waited.',
    value: ({ oldestSeconds }) => oldestSeconds,
  },
]
