import type { QueuedEvent } from '../../alerts/index.ts'
import type { Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { isForWebhooks, isSubscribed } from '../rules/shown.ts'
import { insertDeliveries, type NewDelivery } from '../store/deliveries.ts'
import { listSubscriptions } from '../store/endpoints.ts'
import { wakeLanes } from '../store/lanes.ts'

/**
 * Adds the deliveries of events, in their transaction: one for each webhook that
 * subscribes to the type, also if it is disabled.
 */
export async function enqueueDeliveries(tx: Tx, events: readonly QueuedEvent[]): Promise<void> {
  const wanted = events.filter(isForWebhooks)
  if (wanted.length === 0) return
  const webhooks = await listSubscriptions(tx, [...new Set(wanted.map(({ accountId }) => accountId))])
  const ofAccount = Map.groupBy(webhooks, ({ accountId }) => accountId)
  const rows = wanted.flatMap(({ accountId, id: eventId, type, at }): NewDelivery[] =>
    (ofAccount.get(accountId) ?? [])
      .filter(({ events: kinds }) => isSubscribed(kinds, type))
      .map(({ id: webhookId }) => ({ accountId, webhookId, id: newId('dlv', at), eventId, type })),
  )
  if (rows.length === 0) return
  await insertDeliveries(tx, rows)
  const lanes = new Map(rows.map(({ accountId, webhookId }) => [webhookId, { accountId, webhookId }]))
  await wakeLanes(tx, [...lanes.values()])
}
