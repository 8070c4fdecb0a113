import { entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
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
        summary: 'Change a pursuit',
        description:
          'Any state can change to any other. A state that was set by a result changes only with `correction`. Absent fields stay as they are; `null` restores the default. `If-Match` is honoured.',
        tags: ['Pursuits'],
        params: PursuitPath,
        body: PursuitPatch,
        response: { 200: Pursuit },
      },
    },
    async (request, reply) => {
      const tagOf = (pursuit: Pursuit) => entityTag(reply.serialize(pursuit) as string)
      const isAsRead = (now: Pursuit) => meetsIfMatch(request.headers['if-match'], tagOf(now))
      const { accountId, keyId, memberId } = request.caller
      const caller = { accountId, keyId, memberId, requestId: request.id }
      const pursuit = await pursuits.change(caller, request.params.id, request.body, isAsRead)
      if (!pursuit) throw problem('not_found', NO_SUCH_PURSUIT)
      reply.header('etag', tagOf(pursuit))
      return pursuit
    },
  )
}
