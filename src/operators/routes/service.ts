import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { OperatorAuditEntry } from '../schema/audit.ts'
import { LateDelivery } from '../schema/deliveries.ts'
import { OperatorOverview } from '../schema/overview.ts'

const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const AuditQuery = Type.Partial(
  Type.Object({
    accountId: Type.String({ minLength: 1, maxLength: 64, description: 'Only entries about this account.' }),
    ...pageParameters,
  }),
)

/** The service as a whole. */
export function operatorServiceRoutes(http: Http, { overview, late, log }: Operators): void {
  http.get(
    '/operator/overview',
    {
      config,
      schema: {
        operationId: 'getOperatorOverview',
        summary: 'Overview of the service',
        description:
          'Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.',
        tags,
        response: { 200: OperatorOverview },
      },
    },
    async () => overview(),
  )
  http.get(
    '/operator/deliveries',
    {
      config,
      schema: {
        operationId: 'listLateDeliveries',
        summary: 'List late webhooks',
        description:
          'Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(LateDelivery, { $id: 'LateDeliveryList', description: 'A page of webhooks' }) },
      },
    },
    async (request, reply) => answerList(request, reply, late),
  )
  http.get(
    '/operator/audit',
    {
      config,
      schema: {
        operationId: 'listOperatorAudit',
        summary: 'Read the operators’ audit log',
        description:
          'Every change and every look into an account by operators, newest first. Entries are never changed or removed.',
        tags,
        querystring: AuditQuery,
        response: {
          200: listSchema(OperatorAuditEntry, { $id: 'OperatorAuditList', description: 'A page of the log' }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => log.list(request.query.accountId ?? null, page)),
  )
}
