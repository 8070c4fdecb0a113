import { Type } from 'typebox'
import { answerList, attemptOf, callerOf, entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Webhooks } from '../index.ts'
import { SecretRotation, Webhook, WebhookInput, WebhookPatch, WebhookPath, WebhookWithSecret } from '../schema.ts'

type Endpoints = Webhooks['endpoints']

const PATH = '/v1/webhooks'
const ONE = `${PATH}/:id`
const tags = ['Webhooks']
const reading = { access: { needs: 'webhooks', scope: 'webhooks:read' }, limiter: 'manage' } as const
const writing = { access: { needs: 'webhooks', scope: 'webhooks:write' }, limiter: 'manage' } as const
/** Nobody on the way keeps a secret. */
const SECRET_HEADERS = { 'cache-control': 'no-store' }

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
        summary: 'List webhooks',
        description: 'The webhooks of the account, oldest first.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(Webhook, { $id: 'WebhookList', description: 'A page of webhooks' }) },
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
        summary: 'Register a webhook',
        description:
          'Events are then posted to `url`, signed as Standard Webhooks specifies. The response shows the secret, only once. A URL that is never allowed returns 400 `invalid_url`; its host name is resolved and checked at each delivery.',
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
        summary: 'One webhook',
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
        summary: 'Change a webhook',
        description:
          'Absent fields stay as they are; `null` resets a field. `{"state": "enabled"}` also sends the events that were on hold, oldest first. `If-Match` is honoured.',
        tags,
        params: WebhookPath,
        body: WebhookPatch,
        response: { 200: Webhook },
      },
    },
    async (request, reply) => {
      const tagOf = (webhook: Webhook) => entityTag(reply.serialize(webhook) as string)
      const isAsRead = (now: Webhook) => meetsIfMatch(request.headers['if-match'], tagOf(now))
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
        summary: 'Replace the secret of a webhook',
        description:
          'The response shows the new secret, only once. For `graceSeconds` requests are signed with both secrets, then with the new one only. At most two secrets are valid at a time. The key of `v1a` does not change.',
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
        summary: 'Delete a webhook',
        description:
          'Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.',
        tags,
        params: WebhookPath,
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async (request, reply) => {
      await endpoints.remove(callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
