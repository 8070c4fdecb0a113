import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Alerts } from '../index.ts'
import { KeywordMatch, KeywordMatchesPath } from '../schema/matches.ts'

export function listKeywordMatchesRoute(http: Http, alerts: Alerts): void {
  http.get(
    '/v1/keywords/:id/matches',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:read' } },
      schema: {
        operationId: 'listKeywordMatches',
        title: { en: 'List matches of a keyword', ko: '키워드의 일치 공고' },
        about: {
          en: 'Every notice that was reported to the account because of this keyword, each once, newest first. A match is deleted two years after its notice was over; `matchCount` still counts it.',
          ko: '이 키워드로 알린 공고를 최신순으로 한 번씩 반환합니다.',
        },
        tags: ['Keywords'],
        params: KeywordMatchesPath,
        querystring: PageQuery,
        response: {
          200: listSchema(KeywordMatch, {
            $id: 'KeywordMatchList',
            description: { en: 'A page of matches', ko: '일치 공고 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { caller, params } = request
      return answerList(request, reply, async (page) => {
        const matches = await alerts.matchesOf(caller, params.id, page)
        if (!matches) throw problem('not_found', NO_SUCH_KEYWORD)
        return matches
      })
    },
  )
}
