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
        summary: 'Who can work on pursuits',
        description:
          'The members of the account by name, for everybody who sees pursuits: members without `team:read` give work to each other too.',
        tags: ['Pursuits'],
        querystring: PageQuery,
        response: {
          200: listSchema(PursuitAssignee, { $id: 'PursuitAssigneeList', description: 'A page of members' }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => pursuits.assignees(request.caller.accountId, page)),
  )
}
