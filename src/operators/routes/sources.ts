import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageParameters } from '../../lib/page.ts'
import { Count, Text } from '../../lib/shapes.ts'
import type { Operators } from '../index.ts'
import {
  OperatorReject,
  OperatorRejectRecord,
  OperatorSource,
  OperatorSourcePatch,
  Requeued,
  RequeueInput,
} from '../schema/sources.ts'
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
            reason: Text('The reason, its first 500 characters.', 500),
            count: Count('Number of records rejected for this reason, on all pages.'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 100, description: 'The reasons, most frequent first; at most 100.' },
      ),
    },
    { $id: 'OperatorRejectList', description: 'A page of records', additionalProperties: false },
  )

const RejectsQuery = Type.Partial(
  Type.Object({
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Only records rejected for exactly this reason.',
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
        summary: 'List sources with operating details',
        description:
          'How current each source is, failed time windows, records in quarantine, and today’s number of calls.',
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
        description:
          'Takes effect on every process within a second. The notices of a source that is switched off remain.',
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
        summary: 'List records in quarantine',
        description:
          'Records of a source that could not be read, newest first. `reasons` counts all of them, regardless of `reason`.',
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
        summary: 'Get a record in quarantine',
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
        summary: 'Fetch records in quarantine again',
        description:
          'The time windows they came from are fetched again. Records that can then be read leave the quarantine; the others stay. Records from files cannot be fetched again.',
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
