import { attemptOf, type Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { Type } from '../../lib/type.ts'
import { NO_SUCH_PURSUIT } from '../../vocabulary/sentences.ts'
import type { Pursuits } from '../index.ts'
import { Pursuit, PursuitInput, PursuitPath } from '../schema.ts'

const PATH = '/v1/pursuits'
const ONE = `${PATH}/:id`
const tags = ['Pursuits']
const writing = { needs: 'pursuits', scope: 'pursuits:write' } as const

export function createPursuitRoute(http: Http, pursuits: Pick<Pursuits, 'create'>): void {
  http.post(
    PATH,
    {
      config: { access: writing, idempotent: true, problems: ['pursuit_exists', 'limit_reached'] },
      schema: {
        operationId: 'createPursuit',
        title: { en: 'Create a pursuit', ko: '입찰 건 추가' },
        about: {
          en: 'An account has one pursuit of a notice. If there is one already, the response is 409 with its id and its path in `Location`.',
          ko: '계정의 입찰 건은 공고마다 하나입니다. 이미 있으면 409와 함께 그 ID를, `Location`에 그 경로를 반환합니다.',
        },
        tags,
        body: PursuitInput,
        response: { 201: Pursuit },
      },
    },
    async (request, reply) => {
      const { accountId, keyId, memberId } = request.caller
      const caller = { accountId, keyId, memberId, requestId: request.id }
      const { headers, body } = await pursuits.create(attemptOf(request, accountId), caller, request.body)
      return reply.code(201).headers(headers).send(body)
    },
  )
}

export function getPursuitRoute(http: Http, pursuits: Pick<Pursuits, 'find'>): void {
  http.get(
    ONE,
    {
      config: { access: { needs: 'pursuits', scope: 'pursuits:read' } },
      schema: {
        operationId: 'getPursuit',
        title: { en: 'One pursuit', ko: '입찰 건 하나' },
        tags,
        params: PursuitPath,
        response: { 200: Pursuit },
      },
    },
    async (request) => {
      const pursuit = await pursuits.find(request.caller.accountId, request.params.id)
      if (!pursuit) throw problem('not_found', NO_SUCH_PURSUIT)
      return pursuit
    },
  )
}

export function deletePursuitRoute(http: Http, pursuits: Pick<Pursuits, 'remove'>): void {
  http.delete(
    ONE,
    {
      config: { access: writing },
      schema: {
        operationId: 'deletePursuit',
        title: { en: 'Delete a pursuit', ko: '입찰 건 삭제' },
        about: {
          en: 'Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state `dropped`.',
          ko: '메모와 변경 기록도 삭제되며, 삭제한 사람은 감사 기록에 남습니다. 변경 기록을 보존하려면 삭제하지 말고 상태를 `dropped`로 바꾸십시오.',
        },
        tags,
        params: PursuitPath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      const { accountId, keyId, memberId } = request.caller
      const caller = { accountId, keyId, memberId, requestId: request.id }
      const removed = await pursuits.remove(caller, request.params.id)
      if (!removed) throw problem('not_found', NO_SUCH_PURSUIT)
      return reply.code(204).send(null)
    },
  )
}
