import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { BLOCK_STATES, BlockedNetwork } from '../schema/networks.ts'
import { GivenReason, OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'

const PATH = '/operator/networks'
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...BLOCK_STATES], { description: 'Only active blocks, or only ended ones.' }),
    ...pageParameters,
  }),
)

const LiftInput = Type.Object(
  { reason: GivenReason('The reason; it is recorded in the operators’ audit log.') },
  {
    $id: 'OperatorLiftInput',
    description: 'Why the block ends early.',
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
        summary: 'List blocked networks',
        description:
          'Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30 days.',
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
          'Every process accepts the network again within a second; further invalid credentials can block it again. An ended block does not change.',
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
