import type { FastifyRequest } from 'fastify'
import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Keywords } from '../index.ts'
import { KEYWORD_STATES, Keyword } from '../schema/keywords.ts'

const query = Type.Partial(
  Type.Object({
    ...pageParameters,
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: {
        en: 'Part of the text of the keyword; case and spaces are ignored.',
        ko: '키워드 검색어의 일부. 대소문자와 공백은 무시합니다.',
      },
    }),
    state: Type.Enum([...KEYWORD_STATES], {
      description: { en: 'Only keywords in this state.', ko: '이 상태의 키워드만' },
    }),
    recent: Type.Boolean({
      default: false,
      description: {
        en: 'Adds `recent` to each keyword: what it would have matched on each of the last 90 days.',
        ko: '키워드마다 `recent`를 추가합니다. 최근 90일 동안 날마다 일치했을 공고 수입니다.',
      },
    }),
  }),
)

/** Counting runs one search for each keyword. Access decides before the query is validated, so this reads the URL. */
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
        title: { en: 'List keywords', ko: '키워드 목록' },
        about: { en: 'The keywords of the account, oldest first.', ko: '계정의 키워드를 만든 순서대로 반환합니다.' },
        tags: ['Keywords'],
        querystring: query,
        response: {
          200: listSchema(Keyword, {
            $id: 'KeywordList',
            description: { en: 'A page of keywords', ko: '키워드 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { q = null, state = null, recent = false } = request.query
      return answerList(request, reply, (page) => keywords.list(request.caller, { q, state, recent, ...page }))
    },
  )
}
