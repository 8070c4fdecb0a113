import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_PURSUIT } from '../../vocabulary/sentences.ts'
import type { Pursuits } from '../index.ts'
import { PursuitPath, PursuitStep } from '../schema.ts'

export function listPursuitHistoryRoute(http: Http, pursuits: Pick<Pursuits, 'history'>): void {
  http.get(
    '/v1/pursuits/:id/history',
    {
      config: { access: { needs: 'pursuits', scope: 'pursuits:read' } },
      schema: {
        operationId: 'listPursuitHistory',
        title: { en: 'History of a pursuit', ko: '입찰 건의 변경 기록' },
        about: {
          en: 'The changes of the pursuit with author, time, old and new value, newest first. Changes by results are included.',
          ko: '변경한 사람, 시각, 내용을 최신순으로 반환합니다. 개찰 결과에 따른 변경도 포함합니다.',
        },
        tags: ['Pursuits'],
        params: PursuitPath,
        querystring: PageQuery,
        response: {
          200: listSchema(PursuitStep, {
            $id: 'PursuitHistory',
            description: { en: 'A page of the history', ko: '변경 기록 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) =>
      answerList(request, reply, async (page) => {
        const steps = await pursuits.history(request.caller.accountId, request.params.id, page)
        if (!steps) throw problem('not_found', NO_SUCH_PURSUIT)
        return steps
      }),
  )
}
