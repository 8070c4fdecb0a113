import { type Static, Type } from 'typebox'
import { Money, Nullable, SmallCount, Text, Time } from '../lib/shapes.ts'
import {
  DETAIL_FIELD_NAMES,
  type NoticeDetails,
  type NoticeField,
  type NoticeValue,
  noticeField,
  type RecordField,
  type ShownValue,
} from '../vocabulary/notice-fields.ts'
import { NOTICE_FIELDS } from '../vocabulary/notice-table.ts'
import { OUTCOMES, STATUSES } from '../vocabulary/notices.ts'
import { VERDICTS } from '../vocabulary/verdicts.ts'
export const BID_SORTS = [
  '-postedAt',
  'postedAt',
  'closeAt',
  '-closeAt',
  'estimatedPrice',
  '-estimatedPrice',
  '-updatedAt',
  'updatedAt',
] as const
export type BidSort = (typeof BID_SORTS)[number]

/** A notice as a source gives it: the fields of `NOTICE_FIELDS`, and what identifies and dates it. */
export interface BidRecord extends RecordFields {
  source: string
  number: string
  previousNumber: string | null
  licences: Licence[]
  changedAt: number
  fetchedAt: number
  /** Further fields, those that the source was read for; `null` = it was, and gives none. */
  details?: NoticeDetails
}
type RecordFields = { [Name in RecordField]: NoticeValue<Name> }

/** Within a group every licence is demanded, between groups any one will do. */
export interface Licence {
  group: number
  code: string
  name: string
  /** Whether its group is as in the source, uses industries accepted instead, or lacks some of those; absent = unknown. */
  basis?: 'row' | 'permitted' | 'shortened'
}

export interface Attachment {
  name: string
  url: string
}

const VersionNumber = (description: string) =>
  Type.Integer({ format: 'int32', minimum: 1, maximum: 2147483647, description })

const Industry = Type.Object(
  { code: Text('Industry code', 40), name: Text('Name of the industry') },
  { additionalProperties: false },
)

const AttachmentShape = Type.Object(
  { name: Text('File name'), url: Type.String({ maxLength: 2000, description: 'Address of the file' }) },
  { additionalProperties: false },
)

/** Items of the costs of a notice. */
export const MOST_AMOUNTS = 20

const AmountShape = Type.Object(
  { name: Text('Name of the item', 200), amount: Money('Its amount') },
  { additionalProperties: false },
)

/** The shape of a field by its type. */
const SHAPES: Record<ReturnType<typeof noticeField>['type'], (says: string, words: readonly string[]) => Type.TSchema> =
  {
    text: (says) => Text(says),
    name: (says) => Text(says),
    code: (says) => Text(says, 40),
    number: (says) => Text(says, 80),
    address: (description) => Type.String({ maxLength: 2000, description }),
    currency: (description) => Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description }),
    word: (description, words) => Type.Enum([...words], { description }),
    count: (says) => SmallCount(says),
    money: (says) => Money(says),
    rate: (description) => Type.Number({ minimum: 0, maximum: 1000, description }),
    time: (says) => Time(says),
    flag: (description) => Type.Boolean({ description }),
    names: (description) => Type.Array(Text('Region', 200), { maxItems: 500, description }),
    industries: (description) => Type.Array(Industry, { maxItems: 500, description }),
    files: (description) => Type.Array(AttachmentShape, { maxItems: 500, description }),
    amounts: (description) => Type.Array(AmountShape, { maxItems: MOST_AMOUNTS, description }),
  }

type Shapes<Name extends NoticeField> = { [Field in Name]: Type.TUnsafe<ShownValue<Field>> }

/** Fields of the table, with the types that answers show. */
const shapesOf = <Name extends NoticeField>(...names: Name[]): Shapes<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { type, words = [], orNull, says } = noticeField(name)
      const shape = SHAPES[type](says.en, words)
      return [name, orNull ? Nullable(shape) : shape]
    }),
  ) as unknown as Shapes<Name>

const ELIGIBLE = 'Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile'

const bidFields = {
  noticeNo: Text('Identifier of the notice', 80),
  ...shapesOf('title', 'agency', 'bsnsDiv', 'estimatedPrice', 'closeAt', 'openAt'),
  detailUrl: Type.String({ format: 'uri', maxLength: 2000, description: NOTICE_FIELDS.detailUrl.says.en }),
  matchedKeywords: Type.Array(Text('Keyword as typed'), {
    maxItems: 1000,
    description: "The account's active keywords that match this notice",
  }),
  ...shapesOf('currency', 'budget', 'baseAmount', 'floorRate', 'awardMethod', 'contractMethod', 'bidStartAt'),
  ...shapesOf('agencyCode', 'demandAgency', 'demandAgencyCode'),
  status: Type.Enum([...STATUSES], { description: 'Status at the moment of the answer' }),
  ...shapesOf('kind', 'urgent', 'revision'),
  version: VersionNumber('Version number given by this service, from 1'),
  ...shapesOf('previousNoticeNo', 'nextNoticeNo', 'postedAt'),
  updatedAt: Time('When this service recorded this version'),
  ...shapesOf('regions', 'regionCheckNeeded', 'industries'),
  source: Text('Source of the notice', 60),
  ...shapesOf('sourceUrl'),
  eligibility: Type.Optional(Type.Enum([...VERDICTS], { description: ELIGIBLE })),
}

export const Bid = Type.Object(bidFields, {
  $id: 'Bid',
  title: 'Bid notice',
  additionalProperties: false,
})
export type Bid = Static<typeof Bid>
export const BID_FIELDS = Object.keys(bidFields) as (keyof Bid)[]

/** What a source's list says of a code; a code that has ended is no longer in use there. */
export interface ToldCode {
  kind: 'industry' | 'agency'
  code: string
  name: string
  ended?: true
}

export const Code = Type.Object(
  {
    code: Nullable(Text('Code; a few agencies have none', 60)),
    name: Text('Name'),
    notices: Type.Integer({
      format: 'int64',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Number of notices that match a filter by this code',
    }),
  },
  { $id: 'Code', additionalProperties: false },
)

export const FieldChange = Type.Object(
  {
    field: Text('Name of the field', 60),
    old: Type.Unknown({ description: 'Value before' }),
    new: Type.Unknown({ description: 'Value after' }),
  },
  { $id: 'FieldChange', additionalProperties: false },
)
export type FieldChange = Static<typeof FieldChange>

const Revision = Type.Object(
  {
    version: VersionNumber('Version number given by this service'),
    revision: SmallCount('Revision number given by the source'),
    at: Time('When this version was recorded'),
    changes: Type.Array(FieldChange, { maxItems: 100, description: 'Changes from the version before' }),
  },
  { $id: 'Revision', additionalProperties: false },
)

export const AwardWinner = Type.Object(
  {
    name: Text('Name of the firm'),
    businessNo: Nullable(Text('Business registration number', 40)),
    amount: Nullable(Money('Amount this firm won; `null` where the source gives only the amount of the whole award')),
    share: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: 'Its share of a joint award, %; `null` where the source does not give it',
      }),
    ),
  },
  { $id: 'AwardWinner', additionalProperties: false, description: 'A firm that won, alone or with others.' },
)
export type AwardWinner = Static<typeof AwardWinner>

const Award = Type.Object(
  {
    revision: SmallCount('Revision number given by the source'),
    lot: Text('Lot', 60),
    rebid: SmallCount('Number of the re-bid, 0 = the first bidding'),
    state: Type.Enum([...OUTCOMES], { description: 'How the round ended' }),
    at: Nullable(Time('When it was decided')),
    winner: Nullable(
      Type.Object(
        { name: Text('Name of the firm'), businessNo: Nullable(Text('Business registration number', 40)) },
        { additionalProperties: false, description: 'The first of `winners`' },
      ),
    ),
    winners: Type.Array(AwardWinner, {
      maxItems: 10_000,
      description: 'Every firm that won, as the source lists them',
    }),
    openedAt: Nullable(Time('When the bids were opened')),
    amount: Nullable(Money('Winning amount of all winners together')),
    currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217' }),
    rate: Nullable(Type.Number({ minimum: -1e9, maximum: 1e9, description: 'Award rate, %' })),
    rateBasis: Nullable(Type.Enum(['plannedPrice'], { description: 'The price that the rate is a percentage of' })),
    plannedPrice: Nullable(Money('Planned price (예정가격)')),
    baseAmount: Nullable(Money('Base amount (기초금액) at the opening')),
    bidders: Nullable(SmallCount('Number of bidders')),
    reason: Nullable(Text('Why the bidding failed or was cancelled')),
    correctedAt: Nullable(Time('When the result was corrected')),
  },
  { $id: 'Award', additionalProperties: false },
)
export type Award = Static<typeof Award>

const PreSpecificationShape = Type.Object(
  {
    number: Text('Number of the pre-specification', 80),
    title: Text('Title of the planned purchase'),
    agency: Text('Agency that plans to buy'),
    demandAgency: Nullable(Text('Demand agency (수요기관)')),
    budget: Nullable(Money('Budget (배정예산), in won')),
    receivedAt: Time('When it was published'),
    opinionsUntil: Nullable(Time('Deadline for firms to comment')),
    documents: Type.Array(AttachmentShape, { maxItems: 20, description: 'Its documents' }),
  },
  { $id: 'PreSpecification', additionalProperties: false },
)

export const SimilarAward = Type.Object(
  {
    noticeNo: Text('Notice', 80),
    title: Text('Title'),
    agency: Text('Agency'),
    amount: Nullable(Money('Winning amount')),
    currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217' }),
    rate: Nullable(Type.Number({ minimum: -1e9, maximum: 1e9, description: 'Award rate, %' })),
    at: Nullable(Time('When it was awarded')),
  },
  { $id: 'SimilarAward', additionalProperties: false },
)

export const BidDetail = Type.Object(
  {
    ...bidFields,
    revisions: Type.Array(Revision, { maxItems: 10_000, description: 'Every version, newest first' }),
    ...shapesOf('attachments', ...DETAIL_FIELD_NAMES),
    awards: Type.Array(Award, { maxItems: 10_000, description: 'Results, one per lot and round' }),
    similarAwards: Type.Array(SimilarAward, {
      maxItems: 5,
      description:
        'Past awards of the same category and trade with similar titles, the most similar first; empty if none is similar enough',
    }),
    preSpecifications: Type.Array(PreSpecificationShape, {
      maxItems: 20,
      description:
        'Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source',
    }),
    fetchedAt: Time('When the notice was last fetched from its source'),
  },
  { $id: 'BidDetail', title: 'Bid notice in detail', additionalProperties: false },
)
export type BidDetail = Static<typeof BidDetail>
export type SimilarAward = Static<typeof SimilarAward>

const SharedSynonym = Type.Object(
  {
    here: Text('Word in the title of the notice asked about', 60),
    there: Text('Word in the title of the similar notice', 60),
  },
  { $id: 'SharedSynonym', additionalProperties: false, description: 'Two words for the same purchase.' },
)

export const SimilarBid = Type.Object(
  {
    bid: Bid,
    similarity: Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        'How much of the title asked about is in the other title, %. Rare words weigh more than common ones, and words that most titles have weigh nothing',
    }),
    synonyms: Type.Array(SharedSynonym, {
      maxItems: 100,
      description: 'Words that the two titles use for the same purchase, such as 청소 and 미화',
    }),
    sameLicence: Type.Boolean({
      description:
        'Whether the two require licences in common; notices without any licence are compared by title alone',
    }),
    sameAgency: Type.Boolean({ description: 'Whether the same agency issued both' }),
  },
  { $id: 'SimilarBid', additionalProperties: false, description: 'A notice similar to another, and why.' },
)
export type SimilarBid = Static<typeof SimilarBid>

export const NoticeWithdrawal = Type.Object(
  {
    at: Time('When this service recorded the withdrawal'),
    reason: Nullable(Text('Why, as the source or the operator says', 1000)),
    sameAs: Nullable(Text('The notice that remains, if both turned out to be the same one', 80)),
  },
  { $id: 'NoticeWithdrawal', additionalProperties: false, description: 'When and why a notice was withdrawn' },
)
export type NoticeWithdrawal = Static<typeof NoticeWithdrawal>

const BidChange = Type.Object(
  {
    op: Type.Enum(['upsert', 'delete'], {
      description: '`delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal`',
    }),
    noticeNo: Text('Notice', 80),
    version: VersionNumber('Version'),
    bid: Type.Optional(Bid),
    awards: Type.Optional(
      Type.Array(Award, { maxItems: 10_000, description: 'With `awards=true`: results, one per lot and round' }),
    ),
    withdrawal: Type.Optional(NoticeWithdrawal),
  },
  { $id: 'BidChange', additionalProperties: false },
)
export type BidChange = Static<typeof BidChange>

export const BidChanges = Type.Object(
  {
    items: Type.Array(BidChange, { maxItems: 1000 }),
    nextCursor: Text('Cursor for the next call', 200),
    hasMore: Type.Boolean({ description: 'Whether more can be fetched right away' }),
  },
  { $id: 'BidChanges', additionalProperties: false },
)

export const Explanation = Type.Object(
  {
    query: Nullable(Text('How the search text was understood', 8000)),
    filters: Type.Array(
      Type.Object(
        {
          name: Text('Name of the filter', 40),
          notices: Type.Integer({
            format: 'int64',
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'Number of notices that match this filter alone',
          }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 20, description: 'Each filter on its own' },
    ),
    hints: Type.Array(Text('One hint', 600), {
      maxItems: 20,
      description: 'Hints on why few or no notices match, in the language of `Content-Language`',
    }),
  },
  { $id: 'Explanation', additionalProperties: false },
)
export type Explanation = Static<typeof Explanation>

/** One bidder of one round, as opened. Names and numbers of firms only, never of people. */
export interface BidderRecord {
  name: string
  businessNo: string | null
  rank: number | null
  amount: number | null
  rate: number | null
  won: boolean
  reason: string | null
}

/** A firm that won, alone or with others; what a source does not tell is left out. */
export interface ToldWinner {
  name: string
  businessNo: string | null
  /** What this firm won, where several won and each is told its own. */
  amount?: number | null
  /** Its part of a joint award, %. */
  share?: number | null
}

/** The lists of a source that each give a part of a round, in any order; the round combines the newest of each. */
export const ROUND_PARTS = ['rebid', 'opening', 'failing', 'prices', 'bidders', 'award', 'whole'] as const
export type RoundPart = (typeof ROUND_PARTS)[number]

/** One opening of one lot: a first round (`rebid` 0) or a re-bid. What a part does not tell is `null`. */
export interface RoundRecord {
  part: RoundPart
  /** When the source says this came to be: a part said earlier never replaces the same part said later. */
  changedAt: number
  /** When it was read, where that decides: of two things a part says of one moment, the one read last. */
  fetchedAt?: number
  number: string
  revision: number
  lot: string
  rebid: number
  state: 'announced' | 'opened' | 'awarded' | 'failed' | 'cancelled'
  closeAt: number | null
  openAt: number | null
  openedAt: number | null
  decidedAt: number | null
  winners: ToldWinner[]
  amount: number | null
  currency: string
  rate: number | null
  rateBasis: 'plannedPrice' | null
  plannedPrice: number | null
  baseAmount: number | null
  bidders: number | null
  reason: string | null
  bidderRows: BidderRecord[]
}
