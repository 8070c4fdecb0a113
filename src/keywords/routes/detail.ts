import type { Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Keywords } from '../index.ts'
import { Keyword, KeywordPath } from '../schema.ts'

export function getKeywordRoute(http: Http, keywords: Keywords): void {
  http.get(
    '/v1/keywords/:id',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' } },
      schema: {
        operationId: 'getKeyword',
        summary: 'One keyword',
        tags: ['Keywords'],
        params: KeywordPath,
        response: { 200: Keyword },
      },
    },
    async (request) => {
      const keyword = await keywords.find(request.caller, request.params.id)
      if (!keyword) throw problem('not_found', NO_SUCH_KEYWORD)
      return keyword
    },
  )
}
