import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Keywords } from '../index.ts'
import { KeywordPath } from '../schema.ts'

export function deleteKeywordRoute(http: Http, keywords: Keywords): void {
  http.delete(
    '/v1/keywords/:id',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:write' } },
      schema: {
        operationId: 'deleteKeyword',
        summary: 'Delete a keyword',
        description: 'The keyword no longer matches anything and no longer counts towards the limit.',
        tags: ['Keywords'],
        params: KeywordPath,
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async (request, reply) => {
      const removed = await keywords.remove(request.caller.accountId, request.params.id)
      if (!removed) throw problem('not_found', NO_SUCH_KEYWORD)
      return reply.code(204).send(null)
    },
  )
}
