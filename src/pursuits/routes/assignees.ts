import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Pursuits } from '../index.ts'
import { PursuitAssignee } from '../schema.ts'

export function listPursuitAssigneesRoute(http: Http, pursuits: Pick<Pursuits, 'assignees'>): void {
  http.get(
    '/v1/pursuits/assignees',
    {
      config: { access: { needs: 'pursuits', scope: 'pursuits:read' } },
      schema: {
        operationId: 'listPursuitAssignees',
        title: { en: 'List assignees', ko: '담당자로 지정할 수 있는 구성원' },
        about: {
          en: 'The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.',
          ko: '담당자로 지정할 수 있는 구성원의 이름입니다. `pursuits:read`만 있으면 조회할 수 있으므로 `team:read`가 없는 구성원도 담당자를 지정할 수 있습니다.',
        },
        tags: ['Pursuits'],
        querystring: PageQuery,
        response: {
          200: listSchema(PursuitAssignee, {
            $id: 'PursuitAssigneeList',
            description: { en: 'A page of members', ko: '구성원 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => pursuits.assignees(request.caller.accountId, page)),
  )
}
