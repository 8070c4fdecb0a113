import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { LateDelivery, OperatorAuditEntry, OperatorOverview } from '../schema.ts'

const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const AuditQuery = Type.Partial(
  Type.Object({
    accountId: Type.String({ minLength: 1, maxLength: 64, description: 'Only what concerns this account.' }),
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
        summary: 'The service at one glance',
        description:
          'Accounts, open requests and incidents, sources, what is late, the feed and its readers, processes.',
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
        summary: 'Webhooks to which something is late',
        description: 'The longest wait first. Late is what was due ten seconds ago and is in no worker’s hand.',
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
        summary: 'What operators did',
        description: 'Every change and every look into an account, newest first. Entries are never changed or removed.',
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
