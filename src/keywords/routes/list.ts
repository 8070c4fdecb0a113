import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Keywords } from '../index.ts'
import { Keyword } from '../schema.ts'

export function listKeywordsRoute(http: Http, keywords: Keywords): void {
  http.get(
    '/v1/keywords',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' } },
      schema: {
        operationId: 'listKeywords',
        summary: 'List keywords',
        description: 'The keywords of the account, oldest first.',
        tags: ['Keywords'],
        querystring: PageQuery,
        response: { 200: listSchema(Keyword, { $id: 'KeywordList', description: 'A page of keywords' }) },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => keywords.list(request.caller, page)),
  )
}
