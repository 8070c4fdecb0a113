import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Operators } from '../index.ts'
import { BLOCK_STATES, BlockedNetwork } from '../schema/networks.ts'
import { GivenReason, OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'
import { OPERATOR_CONFIG } from './config.ts'

const PATH = '/operator/networks'
const tags = ['Operator']

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...BLOCK_STATES], {
      description: { en: 'Only active blocks, or only ended ones.', ko: '차단 중이거나 종료된 차단만 조회합니다.' },
    }),
    ...pageParameters,
  }),
)

const LiftInput = Type.Object(
  {
    reason: GivenReason({
      en: 'The reason; it is recorded in the operators’ audit log.',
      ko: '사유. 운영자 감사 기록에 남습니다.',
    }),
  },
  {
    $id: 'OperatorLiftInput',
    description: { en: 'Why the block ends early.', ko: '차단을 미리 해제하는 이유' },
    additionalProperties: false,
  },
)

/** Blocked networks: incidents without an account. */
export function operatorNetworkRoutes(http: Http, { networks }: Pick<Operators, 'networks'>): void {
  http.get(
    PATH,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listBlockedNetworks',
        title: { en: 'List blocked networks', ko: '차단된 네트워크 목록' },
        about: {
          en: 'Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30 days.',
          ko: '잘못된 키를 반복해서 보낸 네트워크를 최신순으로 반환합니다. 종료된 차단은 30일 동안 보관합니다.',
        },
        tags,
        querystring: Query,
        response: {
          200: listSchema(BlockedNetwork, {
            $id: 'BlockedNetworkList',
            description: { en: 'A page of blocked networks', ko: '차단된 네트워크 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => networks.list(request.query.state ?? null, page)),
  )
  http.post(
    `${PATH}/:id/lift`,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true },
      schema: {
        operationId: 'liftNetwork',
        title: { en: 'End the block of a network', ko: '네트워크 차단 해제' },
        about: {
          en: 'Every process accepts the network again within a second; further invalid credentials can block it again. An ended block does not change.',
          ko: '1초 안에 모든 프로세스가 요청을 다시 받습니다. 잘못된 키를 계속 보내면 다시 차단됩니다. 이미 종료된 차단에는 영향이 없습니다.',
        },
        tags,
        params: OneThing({ en: 'The block.', ko: '차단' }),
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
