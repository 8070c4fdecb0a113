import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { listSchema, pageLinks, pageParameters } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import type { Alerts } from '../index.ts'
import { KeywordMatch, KeywordMatchesPath } from '../schema.ts'

export function listMatches(http: Http, alerts: Alerts): void {
  http.get(
    '/v1/keywords/:id/matches',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' } },
      schema: {
        operationId: 'listKeywordMatches',
        summary: 'What a keyword has led to',
        description: 'Every notice the account was told of because of this keyword, each once, the newest first.',
        tags: ['Keywords'],
        params: KeywordMatchesPath,
        querystring: Type.Partial(Type.Object(pageParameters)),
        response: {
          200: listSchema(KeywordMatch, { $id: 'KeywordMatchList', description: 'A page of matches' }),
        },
      },
    },
    async (request, reply) => {
      const { page = 1, pageSize = 20 } = request.query
      const found = await alerts.matchesOf(request.caller, request.params.id, { page, pageSize })
      if (!found) throw problem('not_found', 'There is no such keyword.')
      reply.header('link', pageLinks(request.url, { page, pageSize }, found.total))
      return { total: found.total, page, items: found.items }
    },
  )
}
