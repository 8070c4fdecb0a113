import { entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_PURSUIT } from '../../vocabulary/sentences.ts'
import type { Pursuits } from '../index.ts'
import { Pursuit, PursuitPatch, PursuitPath } from '../schema.ts'

export function changePursuitRoute(http: Http, pursuits: Pick<Pursuits, 'change'>): void {
  http.patch(
    '/v1/pursuits/:id',
    {
      config: {
        access: { needs: 'pursuits', scope: 'pursuits:write' },
        problems: ['pursuit_settled', 'precondition_failed'],
      },
      schema: {
        operationId: 'changePursuit',
        title: { en: 'Change a pursuit', ko: '입찰 건 변경' },
        about: {
          en: 'Any state can change to any other. A state that was set by a result changes only with `correction`. Absent fields stay as they are; `null` restores the default. `If-Match` is honoured.',
          ko: '상태는 어떤 상태로든 바꿀 수 있습니다. 개찰 결과로 정해진 상태는 `correction`을 보내야 바뀝니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
        },
        tags: ['Pursuits'],
        params: PursuitPath,
        body: PursuitPatch,
        response: { 200: Pursuit },
      },
    },
    async (request, reply) => {
      const tagOf = (pursuit: Pursuit) => entityTag(reply.serialize(pursuit) as string)
      const isAsRead = (now: Pursuit) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const { accountId, keyId, memberId } = request.caller
      const caller = { accountId, keyId, memberId, requestId: request.id }
      const pursuit = await pursuits.change(caller, request.params.id, request.body, isAsRead)
      if (!pursuit) throw problem('not_found', NO_SUCH_PURSUIT)
      reply.header('etag', tagOf(pursuit))
      return pursuit
    },
  )
}
