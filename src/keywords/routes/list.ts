import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Keywords } from '../index.ts'
import { KEYWORD_STATES, Keyword } from '../schema.ts'

const query = Type.Partial(
  Type.Object({
    ...pageParameters,
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the text of the keyword; case and spaces are ignored.',
    }),
    state: Type.Enum([...KEYWORD_STATES], { description: 'Only keywords in this state.' }),
    recent: Type.Boolean({
      default: false,
      description: 'Adds `recent` to each keyword: what it would have matched on each of the last 90 days.',
    }),
  }),
)

/** A search for each keyword; asked before the query is read. */
const countsMatches = ({ url }: FastifyRequest): boolean => {
  const [, query = ''] = url.split('?', 2)
  return new URLSearchParams(query).get('recent') === 'true'
}

export function listKeywordsRoute(http: Http, keywords: Keywords): void {
  http.get(
    '/v1/keywords',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' }, heavy: countsMatches },
      schema: {
        operationId: 'listKeywords',
        summary: 'List keywords',
        description: 'The keywords of the account, oldest first.',
        tags: ['Keywords'],
        querystring: query,
        response: { 200: listSchema(Keyword, { $id: 'KeywordList', description: 'A page of keywords' }) },
      },
    },
    async (request, reply) => {
      const { q = null, state = null, recent = false } = request.query
      return answerList(request, reply, (page) => keywords.list(request.caller, { q, state, recent, ...page }))
    },
  )
}
