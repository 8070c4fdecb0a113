import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { listSchema, pageLinks, pageParameters } from '../../lib/page.ts'
import type { Keywords } from '../index.ts'
import { Keyword } from '../schema.ts'

export function listKeywords(http: Http, keywords: Keywords): void {
  http.get(
    '/v1/keywords',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' } },
      schema: {
        operationId: 'listKeywords',
        summary: 'List keywords',
        description: 'The keywords of the account, oldest first.',
        tags: ['Keywords'],
        querystring: Type.Partial(Type.Object(pageParameters)),
        response: { 200: listSchema(Keyword, { $id: 'KeywordList', description: 'A page of keywords' }) },
      },
    },
    async (request, reply) => {
      const { page = 1, pageSize = 20 } = request.query
      const { total, items } = await keywords.list(request.caller, { page, pageSize })
      reply.header('link', pageLinks(request.url, { page, pageSize }, total))
      return { total, page, items }
    },
  )
}
