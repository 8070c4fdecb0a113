import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { BLOCK_STATES, BlockedNetwork, GivenReason, OneThing } from '../schema.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'

const PATH = '/operator/networks'
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...BLOCK_STATES], { description: 'Only those that are blocked, or those that are over.' }),
    ...pageParameters,
  }),
)

const LiftInput = Type.Object(
  { reason: GivenReason('Why; it stands in the operators’ log.') },
  {
    $id: 'OperatorLiftInput',
    description: 'Why the block of a network ends before its time.',
    additionalProperties: false,
  },
)

/** Networks that are kept out: incidents of no account. */
export function operatorNetworkRoutes(http: Http, { networks }: Pick<Operators, 'networks'>): void {
  http.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listBlockedNetworks',
        summary: 'Networks that sent storms of failing credentials',
        description: 'Newest first; those that are over are kept for 30 days.',
        tags,
        querystring: Query,
        response: {
          200: listSchema(BlockedNetwork, { $id: 'BlockedNetworkList', description: 'A page of blocked networks' }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => networks.list(request.query.state ?? null, page)),
  )
  http.post(
    `${PATH}/:id/lift`,
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'liftNetwork',
        summary: 'End the block of a network',
        description:
          'Within a second every process lets it in again; another storm blocks it anew. One that is over stays as it ended.',
        tags,
        params: OneThing('The block.'),
        body: LiftInput,
        response: { 200: BlockedNetwork },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      return sendAs(reply, 200, await networks.lift(ownAttempt(request), operatorOf(request), params.id, body.reason))
    },
  )
}
