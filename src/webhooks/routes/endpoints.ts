import {
  answerList,
  attemptOf,
  callerOf,
  entityTag,
  type Http,
  SECRET_HEADERS,
  satisfiesIfMatch,
} from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Webhooks } from '../index.ts'
import {
  SecretRotation,
  Webhook,
  WebhookInput,
  WebhookPatch,
  WebhookPath,
  WebhookWithSecret,
} from '../schema/webhooks.ts'

type Endpoints = Webhooks['endpoints']

const PATH = '/v1/webhooks'
const ONE = `${PATH}/:id`
const tags = ['Webhooks']
const reading = { access: { needs: 'webhooks', scope: 'webhooks:read' }, limiter: 'manage' } as const
const writing = { access: { needs: 'webhooks', scope: 'webhooks:write' }, limiter: 'manage' } as const

export function endpointRoutes(http: Http, { endpoints }: Webhooks): void {
  listWebhooks(http, endpoints)
  createWebhook(http, endpoints)
  getWebhook(http, endpoints)
  changeWebhook(http, endpoints)
  rotateSecret(http, endpoints)
  deleteWebhook(http, endpoints)
}

function listWebhooks(http: Http, endpoints: Endpoints): void {
  http.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listWebhooks',
        title: { en: 'List webhooks', ko: '웹훅 목록' },
        about: { en: 'The webhooks of the account, oldest first.', ko: '계정의 웹훅을 등록한 순서대로 반환합니다.' },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(Webhook, {
            $id: 'WebhookList',
            description: { en: 'A page of webhooks', ko: '웹훅 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => endpoints.list(request.caller.accountId, page)),
  )
}

function createWebhook(http: Http, endpoints: Endpoints): void {
  http.post(
    PATH,
    {
      config: { ...writing, idempotent: true, showsSecret: true, problems: ['invalid_url', 'limit_reached'] },
      schema: {
        operationId: 'createWebhook',
        title: { en: 'Register a webhook', ko: '웹훅 등록' },
        about: {
          en: 'Events are then posted to `url`, signed as Standard Webhooks specifies. The response shows the secret, only once. A URL that is never allowed returns 400 `invalid_url`; its host name is resolved and checked at each delivery.',
          ko: '등록 이후의 이벤트를 `url`로 보내며 Standard Webhooks 방식으로 서명합니다. 비밀값은 이 응답에서 한 번만 표시합니다. 주소 형식이 잘못되면 400 `invalid_url`이며, 호스트 이름은 전송할 때마다 확인합니다.',
        },
        tags,
        body: WebhookInput,
        response: { 201: WebhookWithSecret },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await endpoints.create(attempt, callerOf(request), request.body)
      return reply
        .code(201)
        .headers({ ...headers, ...SECRET_HEADERS })
        .send(body)
    },
  )
}

function getWebhook(http: Http, endpoints: Endpoints): void {
  http.get(
    ONE,
    {
      config: reading,
      schema: {
        operationId: 'getWebhook',
        title: { en: 'One webhook', ko: '웹훅 하나' },
        tags,
        params: WebhookPath,
        response: { 200: Webhook },
      },
    },
    async (request) => endpoints.find(request.caller.accountId, request.params.id),
  )
}

function changeWebhook(http: Http, endpoints: Endpoints): void {
  http.patch(
    ONE,
    {
      config: { ...writing, problems: ['invalid_url', 'precondition_failed'] },
      schema: {
        operationId: 'changeWebhook',
        title: { en: 'Change a webhook', ko: '웹훅 변경' },
        about: {
          en: 'Absent fields stay as they are; `null` resets a field. `{"state": "enabled"}` also sends the events that were on hold, oldest first. `If-Match` is honoured.',
          ko: '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `{"state": "enabled"}`로 활성화하면 보류한 이벤트도 오래된 것부터 보냅니다. `If-Match`를 지원합니다.',
        },
        tags,
        params: WebhookPath,
        body: WebhookPatch,
        response: { 200: Webhook },
      },
    },
    async (request, reply) => {
      const tagOf = (webhook: Webhook) => entityTag(reply.serialize(webhook) as string)
      const isAsRead = (now: Webhook) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const webhook = await endpoints.change(callerOf(request), request.params.id, request.body, isAsRead)
      reply.header('etag', tagOf(webhook))
      return webhook
    },
  )
}

function rotateSecret(http: Http, endpoints: Endpoints): void {
  http.post(
    `${ONE}/rotate-secret`,
    {
      config: { ...writing, idempotent: true, showsSecret: true },
      schema: {
        operationId: 'rotateWebhookSecret',
        title: { en: 'Replace the secret of a webhook', ko: '웹훅 비밀값 교체' },
        about: {
          en: 'The response shows the new secret, only once. For `graceSeconds` requests are signed with both secrets, then with the new one only. At most two secrets are valid at a time. The key of `v1a` does not change.',
          ko: '새 비밀값은 이 응답에서 한 번만 표시합니다. `graceSeconds` 초 동안은 두 비밀값으로 함께 서명하고 그 뒤에는 새 값으로만 서명합니다. 동시에 유효한 비밀값은 최대 두 개입니다. `v1a`의 키는 바뀌지 않습니다.',
        },
        tags,
        params: WebhookPath,
        body: SecretRotation,
        response: { 200: WebhookWithSecret },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { graceSeconds = 86_400 } = request.body
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await endpoints.rotate(attempt, callerOf(request), id, graceSeconds)
      return reply.headers({ ...headers, ...SECRET_HEADERS }).send(body)
    },
  )
}

function deleteWebhook(http: Http, endpoints: Endpoints): void {
  http.delete(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'deleteWebhook',
        title: { en: 'Delete a webhook', ko: '웹훅 삭제' },
        about: {
          en: 'Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.',
          ko: '대기 중인 전송도 함께 삭제합니다. 이미 시작한 요청 외에는 더 보내지 않습니다.',
        },
        tags,
        params: WebhookPath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await endpoints.remove(callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
