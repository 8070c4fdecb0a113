import type { Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Keywords } from '../index.ts'
import { Keyword, KeywordPath } from '../schema/keywords.ts'

export function getKeywordRoute(http: Http, keywords: Keywords): void {
  http.get(
    '/v1/keywords/:id',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' } },
      schema: {
        operationId: 'getKeyword',
        title: { en: 'One keyword', ko: '키워드 하나' },
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
