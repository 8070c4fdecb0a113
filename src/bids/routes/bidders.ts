import type { Http } from '../../lib/http/index.ts'
import { listSchema, pageLinks, pageOf, pageParameters } from '../../lib/page.ts'
import { CurrencyCode, Money, Nullable, Rate, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { NUMBER_IN_PATH, OUTCOMES } from '../../vocabulary/notices.ts'
import type { Bids } from '../index.ts'
import { MOST_RESERVE_PRICES } from '../schema/rounds.ts'

const MOST_OPENINGS = 10_000

const round = {
  revision: SmallCount({ en: 'Revision number given by the source', ko: '출처의 차수' }),
  lot: Text({ en: 'Lot', ko: '분류' }, 60),
  rebid: SmallCount({ en: 'Number of the re-bid, 0 = the first bidding', ko: '재입찰 차수. 0은 첫 입찰입니다.' }),
}

const Bidder = Type.Object(
  {
    ...round,
    rank: Nullable(
      SmallCount({
        en: 'Rank; `null` = excluded from the ranking (see `reason`), or the source gives no ranks',
        ko: '순위. `null`이면 순위에서 제외되었거나(사유는 `reason`) 출처에 순위가 없습니다.',
      }),
    ),
    name: Text({ en: 'Name of the firm', ko: '업체 이름' }),
    businessNo: Nullable(Text({ en: 'Business registration number', ko: '사업자등록번호' }, 40)),
    amount: Nullable(
      Type.Integer({
        format: 'int64',
        minimum: -Number.MAX_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
        description: { en: 'Amount of the bid', ko: '투찰금액' },
      }),
    ),
    rate: Nullable(Rate({ en: 'Rate of the bid, %', ko: '투찰률, %' })),
    won: Nullable(
      Type.Boolean({
        description: {
          en: '`null` = opened but not decided yet',
          ko: '`null`이면 개찰했지만 결과가 확정되지 않았습니다.',
        },
      }),
    ),
    reason: Nullable(
      Text({
        en: 'Remark of the source on the bid, usually why it was excluded from the ranking',
        ko: '투찰에 대한 출처의 비고. 주로 순위에서 제외된 사유입니다.',
      }),
    ),
  },
  {
    $id: 'Bidder',
    additionalProperties: false,
    description: { en: 'A firm that took part in an opening.', ko: '개찰에 참가한 업체' },
  },
)

const ReservePrice = Type.Object(
  {
    number: SmallCount({ en: 'Number of the reserve price, from 1', ko: '복수예비가격 번호. 1부터입니다.' }),
    price: Money({ en: 'Reserve price', ko: '예비가격' }, 1),
    drawn: Type.Boolean({
      description: {
        en: 'It was drawn: the planned price is the mean of the drawn ones',
        ko: '추첨 여부. 예정가격은 추첨된 예비가격의 평균입니다.',
      },
    }),
    draws: Nullable(
      SmallCount({
        en: 'How many times bidders chose it; `null` where the source does not give it',
        ko: '추첨횟수(참가업체가 이 번호를 선택한 횟수). 출처에 없으면 `null`입니다.',
      }),
    ),
  },
  {
    $id: 'ReservePrice',
    additionalProperties: false,
    description: {
      en: 'One of the prices from which the planned price is drawn, usually 15 (복수예비가격).',
      ko: '예정가격 산정에 쓰는 복수예비가격 하나. 보통 15개입니다.',
    },
  },
)

const BidOpening = Type.Object(
  {
    ...round,
    state: Type.Enum(['opened', ...OUTCOMES], {
      description: {
        en: 'How the round ended; `opened` = not decided yet',
        ko: '개찰의 결과. `opened`는 결과가 아직 확정되지 않았다는 뜻입니다.',
      },
    }),
    openedAt: Nullable(Time({ en: 'When the bids were opened', ko: '개찰 일시' })),
    currency: CurrencyCode({ en: 'ISO 4217', ko: 'ISO 4217 통화 코드' }),
    bidders: Nullable(SmallCount({ en: 'Number of bidders', ko: '참가업체 수' })),
    listed: SmallCount({
      en: 'Number of bidders listed by the source; only these are in `items`',
      ko: '출처가 이름을 밝힌 참가업체 수. `items`에는 이 업체들만 있습니다.',
    }),
    plannedPrice: Nullable(Money({ en: 'Planned price (예정가격)', ko: '예정가격' })),
    baseAmount: Nullable(Money({ en: 'Base amount (기초금액) at the opening', ko: '개찰 때의 기초금액' })),
    reservePrices: Type.Array(ReservePrice, {
      maxItems: MOST_RESERVE_PRICES,
      description: {
        en: 'Reserve prices (복수예비가격) by number, as the source publishes them; empty if it publishes none or the planned price is not drawn',
        ko: '출처가 공개한 복수예비가격(번호순). 출처가 공개하지 않거나 예정가격을 추첨하지 않으면 비어 있습니다.',
      },
    }),
  },
  {
    $id: 'BidOpening',
    additionalProperties: false,
    description: { en: 'One bidding for one lot, once its bids are opened.', ko: '개찰된 입찰 하나(분류와 회차별)' },
  },
)

const query = Type.Partial(
  Type.Object({
    lot: Type.String({
      minLength: 1,
      maxLength: 60,
      description: {
        en: 'Only openings of this lot; `0` if there are no lots.',
        ko: '이 분류의 개찰만 조회합니다. 분류가 없으면 `0`입니다.',
      },
    }),
    rebid: Type.Integer({
      minimum: 0,
      maximum: 2147483647,
      format: 'int32',
      description: {
        en: 'Only this re-bid; 0 = the first bidding.',
        ko: '이 차수의 재입찰만 조회합니다. 0은 첫 입찰입니다.',
      },
    }),
    revision: Type.Integer({
      minimum: 0,
      maximum: 2147483647,
      format: 'int32',
      description: { en: 'Only openings of this revision of the notice.', ko: '공고의 이 차수의 개찰만 조회합니다.' },
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
        description: {
          en: 'The openings that the filters select, on every page',
          ko: '필터와 일치하는 개찰. 모든 페이지에 있습니다.',
        },
      }),
    },
    {
      $id: 'BidderList',
      additionalProperties: false,
      description: { en: 'A page of bidders and the openings they belong to', ko: '참가업체 한 페이지와 그 개찰' },
    },
  )
  http.get(
    '/v1/bids/:noticeNo/bidders',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found', 'notice_withdrawn'] },
      schema: {
        operationId: 'listBidders',
        title: { en: 'List the bidders of a notice', ko: '공고의 참가업체' },
        about: {
          en: 'Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those excluded, with the reason. Openings are in the order of `awards` of the notice. A notice that is not opened yet has none.',
          ko: '모든 참가업체를 순위대로 반환합니다. 순위가 없는 업체는 낙찰업체, 그 밖의 업체(투찰금액순), 순위에서 제외된 업체(사유와 함께)의 순서입니다. 개찰의 순서는 공고의 `awards`와 같습니다. 개찰하지 않은 공고에는 참가업체가 없습니다.',
        },
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String(NUMBER_IN_PATH),
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
