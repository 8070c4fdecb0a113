import { Type } from 'typebox'
import { type Http, sendJson } from '../../lib/http/index.ts'
import { Nullable } from '../../lib/shapes.ts'
import { inTurns } from '../../lib/turns.ts'
import type { Bids } from '../index.ts'
import { BID_FIELDS, NoticeWithdrawal } from '../schema.ts'
import { FoundBid, fieldsShape } from './search-shape.ts'
import { writtenItems } from './written.ts'

const MOST_LOOKED_UP = 500
/** Verdicts are those of searches. */
const FIELDS = BID_FIELDS.filter((name) => name !== 'eligibility')

const lookupBody = () =>
  Type.Object(
    {
      noticeNos: Type.Array(Type.String({ minLength: 1, maxLength: 90 }), {
        minItems: 1,
        maxItems: MOST_LOOKED_UP,
        description:
          'Notice numbers, also with a revision, as in `R26BK00000001-000`. The answer has the newest state in both cases.',
      }),
      fields: Type.Optional(fieldsShape(FIELDS)),
    },
    { $id: 'BidLookup', additionalProperties: false },
  )

const LookedUpBid = Type.Object(
  {
    asked: Type.String({ maxLength: 100, description: 'The number as it was sent' }),
    bid: Nullable(FoundBid),
    withdrawal: Type.Optional(NoticeWithdrawal),
  },
  {
    $id: 'LookedUpBid',
    additionalProperties: false,
    description: 'A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`.',
  },
)

const LookedUpBids = Type.Object(
  {
    items: Type.Array(LookedUpBid, {
      maxItems: MOST_LOOKED_UP,
      description: 'One item per number, in the same order',
    }),
  },
  { $id: 'LookedUpBids', additionalProperties: false, description: 'Notices found by their numbers' },
)

export function lookUpBidsRoute(http: Http, bids: Bids): void {
  http.post(
    '/v1/bids/lookup',
    {
      config: {
        access: { needs: 'notices', scope: 'bids:read' },
        // 500 notices are read and written at once.
        alone: true,
      },
      schema: {
        operationId: 'lookUpBids',
        summary: 'Find many notices by number',
        description:
          'The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has `bid: null`, a withdrawn notice a `withdrawal` too. Nothing is stored.',
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
