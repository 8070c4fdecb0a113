import { Type } from 'typebox'
import { answerList, attemptOf, callerOf, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Access } from '../index.ts'
import { Key, KeyInput, KeyPath, KeyWithSecret, RevocationQuery, RotationInput } from '../schema.ts'

type Desk = Access['keyDesk']

const PATH = '/v1/keys'
const ONE = `${PATH}/:id`
const tags = ['Access']
const ours = { access: { needs: 'access', scope: 'keys:manage', orOwn: true }, limiter: 'manage' } as const
/** Nobody on the way keeps a secret. */
const SECRET_HEADERS = { 'cache-control': 'no-store' }

export function keyRoutes(http: Http, { keyDesk }: Access): void {
  listKeys(http, keyDesk)
  createKey(http, keyDesk)
  getKey(http, keyDesk)
  rotateKey(http, keyDesk)
  revokeKey(http, keyDesk)
}

function listKeys(http: Http, desk: Desk): void {
  http.get(
    PATH,
    {
      config: ours,
      schema: {
        operationId: 'listKeys',
        summary: 'List keys',
        description:
          'The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they are not stored.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(Key, { $id: 'KeyList', description: 'A page of keys' }) },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => desk.list(request.caller, page)),
  )
}

function createKey(http: Http, desk: Desk): void {
  http.post(
    PATH,
    {
      config: { ...ours, idempotent: true, showsSecret: true, problems: ['limit_reached'] },
      schema: {
        operationId: 'createKey',
        summary: 'Create a key',
        description:
          'The answer shows the secret in `key`, only once. A key can grant at most its own scopes, and grants all of them if none are named. The new key expires no later than the key you call with.',
        tags,
        body: KeyInput,
        response: { 201: KeyWithSecret },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await desk.create(attempt, callerOf(request), request.body)
      return reply
        .code(201)
        .headers({ ...headers, ...SECRET_HEADERS })
        .send(body)
    },
  )
}

function getKey(http: Http, desk: Desk): void {
  http.get(
    ONE,
    {
      config: ours,
      schema: { operationId: 'getKey', summary: 'One key', tags, params: KeyPath, response: { 200: Key } },
    },
    async (request) => desk.find(request.caller, request.params.id),
  )
}

function rotateKey(http: Http, desk: Desk): void {
  http.post(
    `${ONE}/rotate`,
    {
      config: {
        ...ours,
        access: { ...ours.access, orItself: 'id' },
        idempotent: true,
        showsSecret: true,
        problems: ['key_ended'],
      },
      schema: {
        operationId: 'rotateKey',
        summary: 'Replace the secret of a key',
        description:
          'The answer shows the new secret in `key`, only once. The old secret stays valid for `graceSeconds`; one that was already in its grace period ends at once. A key may always rotate itself, and other keys only if it has all of their scopes.',
        tags,
        params: KeyPath,
        body: RotationInput,
        response: { 200: KeyWithSecret },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { graceSeconds = 86_400 } = request.body
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await desk.rotate(attempt, callerOf(request), id, graceSeconds)
      return reply.headers({ ...headers, ...SECRET_HEADERS }).send(body)
    },
  )
}

function revokeKey(http: Http, desk: Desk): void {
  http.delete(
    ONE,
    {
      config: ours,
      schema: {
        operationId: 'revokeKey',
        summary: 'Revoke a key',
        description:
          'Every process refuses the key within a second, and this cannot be undone. With `descendants=revoke` the keys created with it, and those created with them in turn, are revoked too.',
        tags,
        params: KeyPath,
        querystring: RevocationQuery,
        response: { 204: Type.Null({ description: 'The key is revoked.' }) },
      },
    },
    async (request, reply) => {
      await desk.revoke(callerOf(request), request.params.id, request.query.descendants === 'revoke')
      return reply.code(204).send(null)
    },
  )
}
