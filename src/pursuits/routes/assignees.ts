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
        summary: 'List assignees',
        description:
          'The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.',
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
