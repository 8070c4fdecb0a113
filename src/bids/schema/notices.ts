import type { Static, TSchema, TUnsafe } from 'typebox'
import { CurrencyCode, Money, Nullable, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import {
  DETAIL_FIELD_NAMES,
  type NoticeDetails,
  type NoticeField,
  type NoticeValue,
  noticeField,
  type RecordField,
  type ShownValue,
} from '../../vocabulary/notice-fields.ts'
import { NOTICE_FIELDS } from '../../vocabulary/notice-table.ts'
import { STATUSES } from '../../vocabulary/notices.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'

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
  /** Further fields that the source was read for; `null` = read, but the source has none. */
  details?: NoticeDetails
}
type RecordFields = { [Name in RecordField]: NoticeValue<Name> }

/** Within a group every licence is required, and any one group is enough. */
export interface Licence {
  group: number
  code: string
  name: string
  /**
   * Whether its group is as in the source, uses industries accepted instead, or lacks some of them; absent = unknown.
   */
  basis?: 'row' | 'permitted' | 'shortened'
}

export interface Attachment {
  name: string
  url: string
}

export const VersionNumber = (description: Wording) =>
  Type.Integer({ format: 'int32', minimum: 1, maximum: 2147483647, description })

const Industry = Type.Object(
  {
    code: Text({ en: 'Industry code', ko: '업종 코드' }, 40),
    name: Text({ en: 'Name of the industry', ko: '업종 이름' }),
  },
  { additionalProperties: false },
)

export const AttachmentShape = Type.Object(
  {
    name: Text({ en: 'File name', ko: '파일 이름' }),
    url: Type.String({ maxLength: 2000, description: { en: 'Address of the file', ko: '파일 주소' } }),
  },
  { additionalProperties: false },
)

/** Items of the costs of a notice. */
export const MOST_AMOUNTS = 20

const AmountShape = Type.Object(
  {
    name: Text({ en: 'Name of the item', ko: '항목 이름' }, 200),
    amount: Money({ en: 'Its amount', ko: '항목의 금액' }),
  },
  { additionalProperties: false },
)

/** The shape of a field by its type. */
const SHAPES: Record<ReturnType<typeof noticeField>['type'], (says: Wording, words: readonly string[]) => TSchema> = {
  text: (says) => Text(says),
  name: (says) => Text(says),
  code: (says) => Text(says, 40),
  number: (says) => Text(says, 80),
  address: (description) => Type.String({ maxLength: 2000, description }),
  currency: (description) => CurrencyCode(description),
  word: (description, words) => Type.Enum([...words], { description }),
  count: (says) => SmallCount(says),
  money: (says) => Money(says),
  rate: (description) => Type.Number({ minimum: 0, maximum: 1000, description }),
  time: (says) => Time(says),
  flag: (description) => Type.Boolean({ description }),
  names: (description) => Type.Array(Text({ en: 'Region', ko: '지역' }, 200), { maxItems: 500, description }),
  industries: (description) => Type.Array(Industry, { maxItems: 500, description }),
  files: (description) => Type.Array(AttachmentShape, { maxItems: 500, description }),
  amounts: (description) => Type.Array(AmountShape, { maxItems: MOST_AMOUNTS, description }),
}

type Shapes<Name extends NoticeField> = { [Field in Name]: TUnsafe<ShownValue<Field>> }

/** Fields of the table, with the types of responses. */
export const FieldShapes = <Name extends NoticeField>(...names: Name[]): Shapes<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { type, words = [], orNull, says } = noticeField(name)
      const shape = SHAPES[type](says, words)
      return [name, orNull ? Nullable(shape) : shape]
    }),
  ) as unknown as Shapes<Name>

const ELIGIBLE = {
  en: 'Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile or `profile` names another',
  ko: '회사의 참가자격. 계정에 회사 정보가 있거나 `profile`을 보냈을 때 `GET /v1/bids`에만 있습니다',
}

export const bidFields = {
  noticeNo: Text({ en: 'Identifier of the notice', ko: '공고의 ID' }, 80),
  ...FieldShapes('title', 'agency', 'bsnsDiv', 'estimatedPrice', 'closeAt', 'openAt'),
  detailUrl: Type.String({ format: 'uri', maxLength: 2000, description: NOTICE_FIELDS.detailUrl.says }),
  matchedKeywords: Type.Array(Text({ en: 'Keyword as typed', ko: '입력한 그대로의 키워드' }), {
    maxItems: 1000,
    description: {
      en: "The account's active keywords that match this notice",
      ko: '이 공고와 일치하는, 사용 중인 키워드',
    },
  }),
  ...FieldShapes('currency', 'budget', 'baseAmount', 'floorRate', 'awardMethod', 'contractMethod', 'bidStartAt'),
  ...FieldShapes('agencyCode', 'demandAgency', 'demandAgencyCode'),
  status: Type.Enum([...STATUSES], {
    description: { en: 'Status at the moment of the response', ko: '응답 시점의 상태' },
  }),
  ...FieldShapes('kind', 'urgent', 'revision'),
  version: VersionNumber({
    en: 'Version number given by this service, from 1',
    ko: '이 서비스의 버전 번호. 1부터 시작합니다.',
  }),
  ...FieldShapes('previousNoticeNo', 'nextNoticeNo', 'postedAt'),
  updatedAt: Time({ en: 'When this service recorded this version', ko: '이 서비스가 이 버전을 저장한 시각' }),
  ...FieldShapes('regions', 'regionCheckNeeded', 'industries'),
  source: Text({ en: 'Source of the notice', ko: '공고의 출처' }, 60),
  ...FieldShapes('sourceUrl'),
  eligibility: Type.Optional(Type.Enum([...VERDICTS], { description: ELIGIBLE })),
}

export const Bid = Type.Object(bidFields, {
  $id: 'Bid',
  title: 'Bid notice',
  additionalProperties: false,
})
export type Bid = Static<typeof Bid>
export const BID_FIELDS = Object.keys(bidFields) as (keyof Bid)[]

/** Fields that lists have only on request. */
export const detailFields = FieldShapes(...DETAIL_FIELD_NAMES)
/** Names for `fields`. */
export const REQUESTABLE_FIELDS = [...BID_FIELDS, ...DETAIL_FIELD_NAMES]
