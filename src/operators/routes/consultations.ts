import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { Approval, ApprovalInput, ASKED_STATES, OperatorConsultation } from '../schema/consultations.ts'
import { OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'

const PATH = '/operator/consultations'
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const
const deciding = { ...config, idempotent: true, problems: ['consultation_closed'] } as const
const params = OneThing('The beta request.')

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...ASKED_STATES], { description: 'Only requests in this state.' }),
    ...pageParameters,
  }),
)

type Desk = Operators['consultations']

export function operatorConsultationRoutes(http: Http, { consultations }: Pick<Operators, 'consultations'>): void {
  listConsultations(http, consultations)
  approve(http, consultations)
  contacted(http, consultations)
  decline(http, consultations)
}

function listConsultations(http: Http, consultations: Desk): void {
  http.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listConsultations',
        summary: 'List beta requests',
        description: 'Oldest first.',
        tags,
        querystring: Query,
        response: {
          200: listSchema(OperatorConsultation, { $id: 'OperatorConsultationList', description: 'A page of requests' }),
        },
      },
    },
    async (request, reply) => {
      const { state = null } = request.query
      return answerList(request, reply, (page) => consultations.list(state, page))
    },
  )
}

function approve(http: Http, consultations: Desk): void {
  http.post(
    `${PATH}/:id/approve`,
    {
      config: { ...deciding, showsSecret: true },
      schema: {
        operationId: 'approveConsultation',
        summary: 'Approve a beta request',
        description:
          'Creates the account with its owner, mails the invitation, and issues the first key. The key is shown only here: pass it on in the way you agreed on.',
        tags,
        params,
        body: ApprovalInput,
        response: { 201: Approval },
      },
    },
    async (request, reply) => {
      const { plan = 'pro' } = request.body
      const answer = await consultations.approve(ownAttempt(request), operatorOf(request), request.params.id, plan)
      return sendAs(reply, 201, answer)
    },
  )
}

function contacted(http: Http, consultations: Desk): void {
  http.post(
    `${PATH}/:id/contacted`,
    {
      config: deciding,
      schema: {
        operationId: 'markConsultationContacted',
        summary: 'Mark a beta request as answered',
        tags,
        params,
        response: { 200: OperatorConsultation },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await consultations.contacted(ownAttempt(request), operatorOf(request), request.params.id)),
  )
}

function decline(http: Http, consultations: Desk): void {
  http.post(
    `${PATH}/:id/decline`,
    {
      config: deciding,
      schema: {
        operationId: 'declineConsultation',
        summary: 'Decline a beta request',
        description: 'No mail is sent: inform the applicant yourself.',
        tags,
        params,
        response: { 200: OperatorConsultation },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await consultations.decline(ownAttempt(request), operatorOf(request), request.params.id)),
  )
}
