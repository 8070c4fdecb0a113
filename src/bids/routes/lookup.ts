import { type Http, sendJson } from '../../lib/http/index.ts'
import { Nullable } from '../../lib/shapes.ts'
import { inTurns } from '../../lib/turns.ts'
import { Type } from '../../lib/type.ts'
import type { Bids } from '../index.ts'
import { NoticeWithdrawal } from '../schema/changes.ts'
import { REQUESTABLE_FIELDS } from '../schema/notices.ts'
import { FoundBid, fieldsShape } from './search-shape.ts'
import { writtenItems } from './written.ts'

const MOST_LOOKED_UP = 500
/** Verdicts are only available in searches. */
const FIELDS = REQUESTABLE_FIELDS.filter((name) => name !== 'eligibility')

const lookupBody = () =>
  Type.Object(
    {
      noticeNos: Type.Array(Type.String({ minLength: 1, maxLength: 90 }), {
        minItems: 1,
        maxItems: MOST_LOOKED_UP,
        description: {
          en: 'Notice numbers, also with a revision, as in `R26BK00000001-000`. Both forms return the newest state.',
          ko: '공고번호. `R26BK00000001-000`처럼 차수를 붙여도 됩니다. 항상 최신 상태를 반환합니다.',
        },
      }),
      fields: Type.Optional(fieldsShape(FIELDS)),
    },
    { $id: 'BidLookup', additionalProperties: false },
  )

const LookedUpBid = Type.Object(
  {
    asked: Type.String({ maxLength: 100, description: { en: 'The number as it was sent', ko: '보낸 번호 그대로' } }),
    bid: Nullable(FoundBid),
    withdrawal: Type.Optional(NoticeWithdrawal),
  },
  {
    $id: 'LookedUpBid',
    additionalProperties: false,
    description: {
      en: 'A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`.',
      ko: '번호와 공고. 없는 번호의 공고는 `null`이며, `withdrawal`이 있으면 철회된 공고입니다.',
    },
  },
)

const LookedUpBids = Type.Object(
  {
    items: Type.Array(LookedUpBid, {
      maxItems: MOST_LOOKED_UP,
      description: { en: 'One item per number, in the same order', ko: '번호마다 한 항목, 보낸 순서대로' },
    }),
  },
  {
    $id: 'LookedUpBids',
    additionalProperties: false,
    description: { en: 'Notices found by their numbers', ko: '번호로 찾은 공고' },
  },
)

export function lookUpBidsRoute(http: Http, bids: Bids): void {
  http.post(
    '/v1/bids/lookup',
    {
      config: {
        access: { needs: 'notices', scope: 'bids:read' },
        // Reads and writes 500 notices at once.
        alone: true,
      },
      schema: {
        operationId: 'lookUpBids',
        title: { en: 'Find many notices by number', ko: '공고번호로 여러 건 조회' },
        about: {
          en: 'The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has `bid: null`, a withdrawn notice a `withdrawal` too. Nothing is stored.',
          ko: '공고를 500건까지 한 번에 조회하여 최신 상태를 보낸 순서대로 반환합니다. 없는 번호는 `bid`가 `null`이며, 철회된 공고에는 `withdrawal`도 있습니다. 아무것도 저장하지 않습니다.',
        },
        tags: ['Notices'],
        body: lookupBody(),
        response: { 200: LookedUpBids },
      },
    },
    async (request, reply) => {
      const { noticeNos, fields } = request.body
      const items = await bids.lookup(request.caller.accountId, noticeNos, fields)
      return sendJson(reply, await inTurns(writtenItems(items, {})))
    },
  )
}
