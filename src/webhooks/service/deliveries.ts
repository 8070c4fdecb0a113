import type { Clock } from '../../lib/clock.ts'
import { parseTime, SECOND } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { type FieldError, fieldProblem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { EventType } from '../../vocabulary/events.ts'
import { endsTooEarly, notATime } from '../../vocabulary/sentences.ts'
import { isHeld, toDelivery, toDetail } from '../rules/shown.ts'
import type { Delivery, DeliveryDetail, DeliveryRangeInput, DeliveryState, Redelivered } from '../schema/deliveries.ts'
import * as store from '../store/deliveries.ts'
import { findWebhook, lockWebhook, type ShownRow } from '../store/endpoints.ts'
import { wakeLanes } from '../store/lanes.ts'
import type { CourierDeps } from './courier.ts'
import { noSuchWebhook, type WebhookCaller } from './endpoints.ts'
import { type EndDeps, KEPT_DAYS } from './ends.ts'

export interface DeliveryDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  audit: EndDeps['audit']
  recordEvent: EndDeps['recordEvent']
  payloadsOf: CourierDeps['payloadsOf']
}

export interface DeliveryParameters extends Page {
  state: DeliveryState | null
  type: EventType | null
  since: string | null
  until: string | null
}

/** Lists the deliveries of webhooks and sends them again. */
export function createDeliveries({ db, clock, idempotency, audit, recordEvent, payloadsOf }: DeliveryDeps) {
  async function list(accountId: string, webhookId: string, parameters: DeliveryParameters) {
    const { type, page, pageSize } = parameters
    const span = readSpan('query', 'since', parameters.since, 'until', parameters.until)
    const webhook = await find(db.sql, accountId, webhookId)
    const paused = isHeld(webhook)
    // Either all pending deliveries of a webhook are held, or none.
    if (parameters.state === (paused ? 'pending' : 'held')) return { total: 0, items: [] }
    const state = parameters.state === 'held' ? 'pending' : parameters.state
    const query = { accountId, webhookId, state, type, since: span.from, before: span.before, page, pageSize }
    const { total, rows } = await store.listDeliveries(db.sql, query)
    return { total, items: rows.map((row) => toDelivery(row, paused)) }
  }

  async function detail(accountId: string, webhookId: string, id: string): Promise<DeliveryDetail> {
    const webhook = await find(db.sql, accountId, webhookId)
    const row = await delivery(db.sql, accountId, webhookId, id)
    const payload = (await payloadsOf([{ accountId, id: row.eventId }])).get(row.eventId)
    return toDetail(row, isHeld(webhook), payload === undefined ? null : JSON.parse(payload))
  }

  async function test(
    attempt: Attempt,
    { accountId }: WebhookCaller,
    webhookId: string,
  ): Promise<Required<Answer<Delivery>>> {
    const answer = await idempotency.run(attempt, async (tx) => {
      const webhook = await hold(tx, accountId, webhookId)
      const event = await recordEvent(tx, { accountId, type: 'webhook.test', data: {}, webhook: false })
      const id = newId('dlv', clock.now())
      await store.insertDeliveries(tx, [{ accountId, webhookId, id, eventId: event.id, type: 'webhook.test' }])
      await wakeLanes(tx, [{ accountId, webhookId }], true)
      return begun(webhook, await delivery(tx, accountId, webhookId, id))
    })
    return answer as Required<Answer<Delivery>>
  }

  async function redeliver(attempt: Attempt, caller: WebhookCaller, webhookId: string, id: string) {
    const { accountId } = caller
    const answer = await idempotency.run(attempt, async (tx) => {
      const webhook = await hold(tx, accountId, webhookId)
      await delivery(tx, accountId, webhookId, id)
      if (!(await store.redeliverOne(tx, { accountId, webhookId, id }, KEPT_DAYS))) throw tooOld()
      await wakeLanes(tx, [{ accountId, webhookId }], true)
      await note(tx, caller, webhookId, { delivery: id })
      return begun(webhook, await delivery(tx, accountId, webhookId, id))
    })
    return answer as Required<Answer<Delivery>>
  }

  async function redeliverRange(attempt: Attempt, caller: WebhookCaller, webhookId: string, input: DeliveryRangeInput) {
    const { accountId } = caller
    const { from, before } = readSpan('body', 'from', input.from, 'to', input.to ?? null)
    const range = { from: from ?? 0, before, state: input.state ?? ('failed' as const) }
    const answer = await idempotency.run(attempt, async (tx): Promise<Answer<Redelivered>> => {
      await hold(tx, accountId, webhookId)
      const deliveries = await store.redeliverRange(tx, { accountId, webhookId, ...range }, KEPT_DAYS)
      await wakeLanes(tx, [{ accountId, webhookId }], true)
      await note(tx, caller, webhookId, { ...input, deliveries })
      return { status: 202, headers: { location: `/v1/webhooks/${webhookId}/deliveries` }, body: { deliveries } }
    })
    return answer as Required<Answer<Redelivered>>
  }

  function note(tx: Tx, caller: WebhookCaller, subject: string, detail: object): Promise<void> {
    const { accountId, requestId } = caller
    return audit(tx, { accountId, actor: actorOf(caller), requestId, action: 'webhook.redelivered', subject, detail })
  }

  const counts = async () => (await store.countDeliveries(db.sql)).map((count) => ({ ...count, name: count.state }))

  return { list, detail, test, redeliver, redeliverRange, counts, late: (page: Page) => store.pageLate(db.sql, page) }
}

async function find(sql: Queryable, accountId: string, id: string): Promise<ShownRow> {
  const row = await findWebhook(sql, accountId, id)
  if (!row) throw noSuchWebhook()
  return row
}

async function hold(tx: Tx, accountId: string, id: string): Promise<ShownRow> {
  const row = await lockWebhook(tx, accountId, id)
  if (!row) throw noSuchWebhook()
  return row
}

async function delivery(sql: Queryable, accountId: string, webhookId: string, id: string) {
  const row = await store.findDelivery(sql, accountId, webhookId, id)
  if (!row) throw problem('not_found', { en: 'There is no such delivery.', ko: '전송을 찾을 수 없습니다.' })
  return row
}

const begun = (webhook: ShownRow, row: store.LoggedDelivery): Answer<Delivery> => ({
  status: 202,
  headers: { location: `/v1/webhooks/${row.webhookId}/deliveries/${row.id}` },
  body: toDelivery(row, isHeld(webhook)),
})

const tooOld = () =>
  problem('not_found', {
    en: `The event of this delivery has been deleted: events are kept for ${KEPT_DAYS} days.`,
    ko: `이 전송의 이벤트가 남아 있지 않습니다. 이벤트는 ${KEPT_DAYS}일 동안 보관합니다.`,
  })

type Place = 'query' | 'body'

/** From the first second of `since` to the last second of `until`; either may be missing. */
function readSpan(place: Place, fromName: string, from: string | null, toName: string, to: string | null) {
  const errors: FieldError[] = []
  const start = from === null ? null : timeOr(errors, place, fromName, from, 'start')
  const end = to === null ? null : timeOr(errors, place, toName, to, 'end')
  if (errors.length === 0 && start !== null && end !== null && start > end) {
    errors.push({ in: place, name: toName, code: 'reversed_range', message: endsTooEarly(fromName, toName) })
  }
  if (errors.length > 0) throw fieldProblem(errors)
  // Resolution is one second; the last second is included.
  return { from: start, before: end === null ? null : end + SECOND }
}

function timeOr(errors: FieldError[], place: Place, name: string, text: string, edge: 'start' | 'end'): number {
  const instant = parseTime(text, edge)
  if (instant === null) {
    const code = place === 'query' ? 'invalid_parameter' : 'invalid_field'
    errors.push({ in: place, name, code, message: notATime(name) })
  }
  return instant ?? 0
}
