import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import {
  Count,
  OperatorReject,
  OperatorRejectRecord,
  OperatorSource,
  OperatorSourcePatch,
  Requeued,
  RequeueInput,
  Text,
} from '../schema.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'

const PATH = '/operator/sources'
const ONE = `${PATH}/:name`
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const SourceName = Type.String({ minLength: 1, maxLength: 60, description: 'Name of the source.' })
const OneSource = Type.Object({ name: SourceName })
const OneReject = Type.Object({
  name: SourceName,
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The record.' }),
})

const rejectList = () =>
  Type.Object(
    {
      ...listSchema(OperatorReject).properties,
      reasons: Type.Array(
        Type.Object(
          {
            reason: Text(500, 'The reason, its first 500 characters.'),
            count: Count('Records refused for it, on all pages.'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 100, description: 'The reasons, that of most records first; at most 100.' },
      ),
    },
    { $id: 'OperatorRejectList', description: 'A page of records', additionalProperties: false },
  )

const RejectsQuery = Type.Partial(
  Type.Object({
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Only records that were refused for exactly this reason.',
    }),
    ...pageParameters,
  }),
)

type Desk = Operators['intake']

export function operatorSourceRoutes(http: Http, { intake }: Pick<Operators, 'intake'>): void {
  listSources(http, intake)
  changeSource(http, intake)
  listRejects(http, intake)
  getReject(http, intake)
  requeue(http, intake)
}

function listSources(http: Http, intake: Desk): void {
  http.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listOperatorSources',
        summary: 'Sources, as their operators see them',
        description: 'How current each is, what failed, what could not be read, and today’s number of calls.',
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(OperatorSource, { $id: 'OperatorSourceList', description: 'A page of sources' }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, intake.list),
  )
}

function changeSource(http: Http, intake: Desk): void {
  http.patch(
    ONE,
    {
      config,
      schema: {
        operationId: 'changeOperatorSource',
        summary: 'Switch a source on or off',
        description: 'Takes effect on every process within a second. The notices of a source that is off stay.',
        tags,
        params: OneSource,
        body: OperatorSourcePatch,
        response: { 200: OperatorSource },
      },
    },
    async (request) => intake.change(operatorOf(request), request.params.name, request.body),
  )
}

function listRejects(http: Http, intake: Desk): void {
  http.get(
    `${ONE}/rejects`,
    {
      config,
      schema: {
        operationId: 'listRejects',
        summary: 'Records in quarantine',
        description:
          'What could not be read of a source, newest first. `reasons` counts all of it, also what `reason` leaves out.',
        tags,
        params: OneSource,
        querystring: RejectsQuery,
        response: { 200: rejectList() },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const list = await answerList(request, reply, (page) => intake.rejects(params.name, query.reason ?? null, page))
      return { ...list, reasons: await intake.reasons(params.name) }
    },
  )
}

function getReject(http: Http, intake: Desk): void {
  http.get(
    `${ONE}/rejects/:id`,
    {
      config,
      schema: {
        operationId: 'getReject',
        summary: 'A record in quarantine, as it came',
        tags,
        params: OneReject,
        response: { 200: OperatorRejectRecord },
      },
    },
    async (request) => intake.reject(request.params.name, request.params.id),
  )
}

function requeue(http: Http, intake: Desk): void {
  http.post(
    `${ONE}/rejects/requeue`,
    {
      config: { ...config, idempotent: true, problems: ['source_not_ready'] },
      schema: {
        operationId: 'requeueRejects',
        summary: 'Ask the source for refused records again',
        description:
          'The time windows they came from are fetched again. What can be read then leaves the quarantine; what is refused once more stays. Records of files cannot be asked for again.',
        tags,
        params: OneSource,
        body: RequeueInput,
        response: { 202: Requeued },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const answer = await intake.requeue(ownAttempt(request), operatorOf(request), params.name, body.ids ?? null)
      return sendAs(reply, 202, answer)
    },
  )
}
