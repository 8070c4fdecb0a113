import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { FILED_STATES, OperatorIncident, OperatorIncidentInput } from '../schema/incidents.ts'
import { OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'

const PATH = '/operator/incidents'
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...FILED_STATES], { description: 'Only incidents in this state.' }),
    accountId: Type.String({ minLength: 1, maxLength: 64, description: 'Only those of this account.' }),
    ...pageParameters,
  }),
)

type Desk = Operators['incidents']

export function operatorIncidentRoutes(http: Http, { incidents }: Pick<Operators, 'incidents'>): void {
  listIncidents(http, incidents)
  openIncident(http, incidents)
  resolveIncident(http, incidents)
}

function listIncidents(http: Http, incidents: Desk): void {
  http.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listOperatorIncidents',
        summary: 'Incidents of all accounts',
        description: 'Newest first.',
        tags,
        querystring: Query,
        response: {
          200: listSchema(OperatorIncident, { $id: 'OperatorIncidentList', description: 'A page of incidents' }),
        },
      },
    },
    async (request, reply) => {
      const { state = null, accountId = null } = request.query
      return answerList(request, reply, (page) => incidents.list(accountId, state, page))
    },
  )
}

function openIncident(http: Http, incidents: Desk): void {
  http.post(
    PATH,
    {
      config: { ...config, idempotent: true, problems: ['not_found'] },
      schema: {
        operationId: 'openIncident',
        summary: 'Block a key or an account',
        description:
          'Every process rejects it within a second, and the owners get a mail with the reason. If an operator has already blocked it, nothing changes and that incident is returned.',
        tags,
        body: OperatorIncidentInput,
        response: { 201: OperatorIncident },
      },
    },
    async (request, reply) =>
      sendAs(reply, 201, await incidents.open(ownAttempt(request), operatorOf(request), request.body)),
  )
}

function resolveIncident(http: Http, incidents: Desk): void {
  http.post(
    `${PATH}/:id/resolve`,
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'resolveIncident',
        summary: 'Resolve an incident',
        description:
          'Access is restored within a second, unless another incident blocks it. A resolved incident does not change.',
        tags,
        params: OneThing('The incident.'),
        response: { 200: OperatorIncident },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await incidents.resolve(ownAttempt(request), operatorOf(request), request.params.id)),
  )
}
