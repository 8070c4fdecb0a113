import { answerList, attemptOf, callerOf, type Http, SECRET_HEADERS } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Access } from '../index.ts'
import { Key, KeyInput, KeyPath, KeyWithSecret, RevocationQuery, RotationInput } from '../schema/keys.ts'

type Manager = Access['keyManager']

const PATH = '/v1/keys'
const ONE = `${PATH}/:id`
const tags = ['Access']
const ours = { access: { needs: 'access', scope: 'keys:manage', orOwn: true }, limiter: 'manage' } as const

export function keyRoutes(http: Http, { keyManager }: Access): void {
  listKeys(http, keyManager)
  createKey(http, keyManager)
  getKey(http, keyManager)
  rotateKey(http, keyManager)
  revokeKey(http, keyManager)
}

function listKeys(http: Http, manager: Manager): void {
  http.get(
    PATH,
    {
      config: ours,
      schema: {
        operationId: 'listKeys',
        title: { en: 'List keys', ko: '키 목록' },
        about: {
          en: 'The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they are not stored.',
          ko: '폐기되거나 만료된 것까지 계정의 모든 키를 만든 순서대로 반환합니다. 비밀값은 저장하지 않으므로 보이지 않습니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(Key, { $id: 'KeyList', description: { en: 'A page of keys', ko: '키 한 페이지' } }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => manager.list(request.caller, page)),
  )
}

function createKey(http: Http, manager: Manager): void {
  http.post(
    PATH,
    {
      config: { ...ours, idempotent: true, showsSecret: true, problems: ['limit_reached'] },
      schema: {
        operationId: 'createKey',
        title: { en: 'Create a key', ko: '키 만들기' },
        about: {
          en: 'The response shows the secret in `key`, only once. A key can grant at most its own scopes, and grants all of them if none are named. The new key expires no later than the key you call with.',
          ko: '비밀값은 이 응답의 `key`에 한 번만 나옵니다. 새 키의 권한은 호출한 키의 권한을 넘을 수 없으며, `scopes`를 생략하면 그 권한을 모두 가집니다. 새 키는 호출한 키보다 늦게 만료될 수 없습니다.',
        },
        tags,
        body: KeyInput,
        response: { 201: KeyWithSecret },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await manager.create(attempt, callerOf(request), request.body)
      return reply
        .code(201)
        .headers({ ...headers, ...SECRET_HEADERS })
        .send(body)
    },
  )
}

function getKey(http: Http, manager: Manager): void {
  http.get(
    ONE,
    {
      config: ours,
      schema: {
        operationId: 'getKey',
        title: { en: 'One key', ko: '키 하나' },
        tags,
        params: KeyPath,
        response: { 200: Key },
      },
    },
    async (request) => manager.find(request.caller, request.params.id),
  )
}

function rotateKey(http: Http, manager: Manager): void {
  http.post(
    `${ONE}/rotate`,
    {
      config: {
        ...ours,
        access: { ...ours.access, orItself: 'id' },
        idempotent: true,
        showsSecret: true,
        problems: ['key_ended', 'key_of_app'],
      },
      schema: {
        operationId: 'rotateKey',
        title: { en: 'Replace the secret of a key', ko: '키의 비밀값 교체' },
        about: {
          en: 'The response shows the new secret in `key`, only once. The old secret stays valid for `graceSeconds`; one that was already in its grace period ends at once. A key may always rotate itself, and other keys only if it has all of their scopes.',
          ko: '새 비밀값은 이 응답의 `key`에 한 번만 나옵니다. 이전 비밀값은 `graceSeconds` 동안 유효하고, 유예 중이던 더 이전 값은 바로 무효가 됩니다. 키는 언제나 자신을 교체할 수 있습니다. 다른 키를 교체하려면 그 키의 권한을 모두 가져야 합니다.',
        },
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
      const { headers, body } = await manager.rotate(attempt, callerOf(request), id, graceSeconds)
      return reply.headers({ ...headers, ...SECRET_HEADERS }).send(body)
    },
  )
}

function revokeKey(http: Http, manager: Manager): void {
  http.delete(
    ONE,
    {
      config: ours,
      schema: {
        operationId: 'revokeKey',
        title: { en: 'Revoke a key', ko: '키 폐기' },
        about: {
          en: 'Every process rejects the key within a second, and this cannot be undone. With `descendants=revoke` the keys created with it, and those created with them in turn, are revoked too.',
          ko: '1초 안에 모든 프로세스에서 무효가 되며 되돌릴 수 없습니다. `descendants=revoke`이면 그 키로 만든 키와 그 하위 키도 폐기합니다.',
        },
        tags,
        params: KeyPath,
        querystring: RevocationQuery,
        response: { 204: Type.Null({ description: { en: 'The key is revoked.', ko: '키를 폐기했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await manager.revoke(callerOf(request), request.params.id, request.query.descendants === 'revoke')
      return reply.code(204).send(null)
    },
  )
}
