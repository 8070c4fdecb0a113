import { Type } from 'typebox'
import { answerList, attemptOf, callerOf, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { TimeInput } from '../../lib/shapes.ts'
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import type { Webhooks } from '../index.ts'
import {
  DELIVERY_STATES,
  Delivery,
  DeliveryDetail,
  DeliveryPath,
  DeliveryRangeInput,
  Redelivered,
  WebhookPath,
} from '../schema.ts'

type Deliveries = Webhooks['deliveries']

const ONE = '/v1/webhooks/:id'
const tags = ['Webhooks']
const reading = { access: { needs: 'webhooks', scope: 'webhooks:read' }, limiter: 'manage' } as const
const writing = {
  access: { needs: 'webhooks', scope: 'webhooks:write' },
  limiter: 'manage',
  idempotent: true,
} as const

export function deliveryRoutes(http: Http, { deliveries }: Webhooks): void {
  testWebhook(http, deliveries)
  listDeliveries(http, deliveries)
  getDelivery(http, deliveries)
  redeliverOne(http, deliveries)
  redeliverRange(http, deliveries)
}

function testWebhook(http: Http, deliveries: Deliveries): void {
  http.post(
    `${ONE}/test`,
    {
      config: writing,
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a test event',
        description:
          'Sends a `webhook.test` event to this webhook only, regardless of its event types. `Location` is the delivery, which shows the result.',
        tags,
        params: WebhookPath,
        response: { 202: Delivery },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await deliveries.test(attempt, callerOf(request), id)
      return reply.code(202).headers(headers).send(body)
    },
  )
}

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...DELIVERY_STATES], { description: 'Only deliveries in this state.' }),
    type: Type.Enum([...EVENT_TYPES], { description: 'Only deliveries of events of this type.' }),
    since: TimeInput('Only deliveries created at this time or later: a time with offset, or a date.', '2026-11-20'),
    until: TimeInput('Only deliveries created at this time or earlier: a time with offset, or a date.', '2026-11-21'),
    ...pageParameters,
  }),
)

function listDeliveries(http: Http, deliveries: Deliveries): void {
  http.get(
    `${ONE}/deliveries`,
    {
      config: { ...reading, problems: ['reversed_range'] },
      schema: {
        operationId: 'listDeliveries',
        summary: 'List deliveries',
        description: 'Past and pending deliveries of the webhook, newest first. They are kept for 30 days.',
        tags,
        params: WebhookPath,
        querystring: Query,
        response: { 200: listSchema(Delivery, { $id: 'DeliveryList', description: 'A page of deliveries' }) },
      },
    },
    async (request, reply) => {
      const { caller, params, query } = request
      const { state = null, type = null, since = null, until = null } = query
      return answerList(request, reply, (page) =>
        deliveries.list(caller.accountId, params.id, { state, type, since, until, ...page }),
      )
    },
  )
}

function getDelivery(http: Http, deliveries: Deliveries): void {
  http.get(
    `${ONE}/deliveries/:deliveryId`,
    {
      config: reading,
      schema: {
        operationId: 'getDelivery',
        summary: 'One delivery',
        description:
          'The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of the response body.',
        tags,
        params: DeliveryPath,
        response: { 200: DeliveryDetail },
      },
    },
    async (request) => deliveries.detail(request.caller.accountId, request.params.id, request.params.deliveryId),
  )
}

function redeliverOne(http: Http, deliveries: Deliveries): void {
  http.post(
    `${ONE}/deliveries/:deliveryId/redeliver`,
    {
      config: writing,
      schema: {
        operationId: 'redeliver',
        summary: 'Send one delivery again',
        description:
          'Sends it at once with the same `webhook-id` and restarts its attempts. While the webhook is disabled, it stays on hold. For events older than 30 days the response is 404.',
        tags,
        params: DeliveryPath,
        response: { 202: Delivery },
      },
    },
    async (request, reply) => {
      const { id, deliveryId } = request.params
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await deliveries.again(attempt, callerOf(request), id, deliveryId)
      return reply.code(202).headers(headers).send(body)
    },
  )
}

function redeliverRange(http: Http, deliveries: Deliveries): void {
  http.post(
    `${ONE}/redeliver`,
    {
      config: writing,
      schema: {
        operationId: 'redeliverRange',
        summary: 'Send deliveries again',
        description:
          'Sends all deliveries in one state that were created between `from` and `to`, each once, with the same `webhook-id`. Returns their number.',
        tags,
        params: WebhookPath,
        body: DeliveryRangeInput,
        response: { 202: Redelivered },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await deliveries.rangeAgain(attempt, callerOf(request), id, request.body)
      return reply.code(202).headers(headers).send(body)
    },
  )
}
