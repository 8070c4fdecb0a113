import { answerList, attemptOf, callerOf, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { TimeParameter } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import type { Webhooks } from '../index.ts'
import {
  DELIVERY_STATES,
  Delivery,
  DeliveryDetail,
  DeliveryPath,
  DeliveryRangeInput,
  Redelivered,
} from '../schema/deliveries.ts'
import { WebhookPath } from '../schema/webhooks.ts'

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
        title: { en: 'Send a test event', ko: '테스트 이벤트 보내기' },
        about: {
          en: 'Sends a `webhook.test` event to this webhook only, regardless of its event types. `Location` is the delivery, which shows the result.',
          ko: '구독한 이벤트 종류와 관계없이 이 웹훅에만 `webhook.test` 이벤트를 보냅니다. 결과는 `Location`의 전송에서 확인합니다.',
        },
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
    state: Type.Enum([...DELIVERY_STATES], {
      description: { en: 'Only deliveries in this state.', ko: '이 상태의 전송만 조회합니다.' },
    }),
    type: Type.Enum([...EVENT_TYPES], {
      description: { en: 'Only deliveries of events of this type.', ko: '이 종류의 이벤트를 보낸 전송만' },
    }),
    since: TimeParameter(
      {
        en: 'Only deliveries created at this time or later: a time with offset, or a date.',
        ko: '이 시각 이후에 만든 전송만 조회합니다. 시간대가 있는 시각 또는 날짜입니다.',
      },
      '2026-11-20',
    ),
    until: TimeParameter(
      {
        en: 'Only deliveries created at this time or earlier: a time with offset, or a date.',
        ko: '이 시각 이전에 만든 전송만 조회합니다. 시간대가 있는 시각 또는 날짜입니다.',
      },
      '2026-11-21',
    ),
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
        title: { en: 'List deliveries', ko: '전송 목록' },
        about: {
          en: 'Past and pending deliveries of the webhook, newest first. They are kept for 30 days.',
          ko: '완료된 전송과 대기 중인 전송을 최신순으로 반환합니다. 30일 동안 보관합니다.',
        },
        tags,
        params: WebhookPath,
        querystring: Query,
        response: {
          200: listSchema(Delivery, {
            $id: 'DeliveryList',
            description: { en: 'A page of deliveries', ko: '전송 한 페이지' },
          }),
        },
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
        title: { en: 'One delivery', ko: '전송 하나' },
        about: {
          en: 'The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of the response body.',
          ko: '전송과 이벤트, 시도별 시각, 응답 상태, 소요 시간, 오류, 응답의 첫 1킬로바이트입니다.',
        },
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
        title: { en: 'Send one delivery again', ko: '전송 하나 다시 보내기' },
        about: {
          en: 'Sends it at once with the same `webhook-id` and restarts its attempts. While the webhook is disabled, it stays on hold. For events older than 30 days the response is 404.',
          ko: '같은 `webhook-id`로 바로 다시 보내며 시도 횟수는 0부터 다시 시작합니다. 웹훅이 비활성화되어 있으면 보류합니다. 30일이 지난 이벤트는 404입니다.',
        },
        tags,
        params: DeliveryPath,
        response: { 202: Delivery },
      },
    },
    async (request, reply) => {
      const { id, deliveryId } = request.params
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await deliveries.redeliver(attempt, callerOf(request), id, deliveryId)
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
        title: { en: 'Send deliveries again', ko: '여러 전송 다시 보내기' },
        about: {
          en: 'Sends all deliveries in one state that were created between `from` and `to`, each once, with the same `webhook-id`. Returns their number.',
          ko: '`from`과 `to` 사이에 만든 전송 중 지정한 상태의 전송을 같은 `webhook-id`로 한 번씩 다시 보냅니다. 응답에 건수가 있습니다.',
        },
        tags,
        params: WebhookPath,
        body: DeliveryRangeInput,
        response: { 202: Redelivered },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await deliveries.redeliverRange(attempt, callerOf(request), id, request.body)
      return reply.code(202).headers(headers).send(body)
    },
  )
}
