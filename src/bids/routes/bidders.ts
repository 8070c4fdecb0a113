import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { listSchema, pageLinks, pageOf, pageParameters } from '../../lib/page.ts'
import { Nullable, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { OUTCOMES } from '../../vocabulary/notices.ts'
import type { Bids } from '../index.ts'

const LONGEST_NUMBER = 80
const MOST_OPENINGS = 10_000

const round = {
  revision: SmallCount('Revision number given by the source'),
  lot: Text('Lot', 60),
  rebid: SmallCount('Number of the re-bid, 0 = the first bidding'),
}

const Bidder = Type.Object(
  {
    ...round,
    rank: Nullable(SmallCount('Rank; `null` = excluded from the ranking (see `reason`), or the source gives no ranks')),
    name: Text('Name of the firm'),
    businessNo: Nullable(Text('Business registration number', 40)),
    amount: Nullable(
      Type.Integer({
        format: 'int64',
        minimum: -Number.MAX_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Amount of the bid',
      }),
    ),
    rate: Nullable(Type.Number({ minimum: -1e9, maximum: 1e9, description: 'Rate of the bid, %' })),
    won: Nullable(Type.Boolean({ description: '`null` = opened but not decided yet' })),
    reason: Nullable(Text('Remark of the source on the bid, usually why it was excluded from the ranking')),
  },
  { $id: 'Bidder', additionalProperties: false, description: 'A firm that took part in an opening.' },
)

const BidOpening = Type.Object(
  {
    ...round,
    state: Type.Enum(['opened', ...OUTCOMES], { description: 'How the round ended; `opened` = not decided yet' }),
    openedAt: Nullable(Time('When the bids were opened')),
    currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217' }),
    bidders: Nullable(SmallCount('Number of bidders')),
    listed: SmallCount('Number of bidders listed by the source; only these are in `items`'),
  },
  { $id: 'BidOpening', additionalProperties: false, description: 'One bidding for one lot, once its bids are opened.' },
)

const query = Type.Partial(
  Type.Object({
    lot: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Only openings of this lot; `0` if there are no lots.',
    }),
    rebid: Type.Integer({
      minimum: 0,
      maximum: 2147483647,
      format: 'int32',
      description: 'Only this re-bid; 0 = the first bidding.',
    }),
    revision: Type.Integer({
      minimum: 0,
      maximum: 2147483647,
      format: 'int32',
      description: 'Only openings of this revision of the notice.',
    }),
    ...pageParameters,
  }),
)

export function listBiddersRoute(http: Http, bids: Pick<Bids, 'bidders' | 'missing'>): void {
  const BidderList = Type.Object(
    {
      ...listSchema(Bidder).properties,
      openings: Type.Array(BidOpening, {
        maxItems: MOST_OPENINGS,
        description: 'The openings that the filters select, on every page',
      }),
    },
    {
      $id: 'BidderList',
      additionalProperties: false,
      description: 'A page of bidders and the openings they belong to',
    },
  )
  http.get(
    '/v1/bids/:noticeNo/bidders',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found', 'notice_withdrawn'] },
      schema: {
        operationId: 'listBidders',
        summary: 'List the bidders of a notice',
        description:
          'Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those excluded, with the reason. Openings are in the order of `awards` of the notice. A notice that is not opened yet has none.',
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: LONGEST_NUMBER,
            description: 'Number of the notice, percent-encoded.',
          }),
        }),
        querystring: query,
        response: { 200: BidderList },
      },
    },
    async (request, reply) => {
      const body = await bids.bidders(request.params.noticeNo, request.query)
      if (!body) throw await bids.missing(request.params.noticeNo)
      reply.header('link', pageLinks(request.url, pageOf(request.query), body.total))
      return body
    },
  )
}
