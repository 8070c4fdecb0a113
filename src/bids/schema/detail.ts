import type { Static } from 'typebox'
import { CurrencyCode, Money, Nullable, Rate, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { DETAIL_FIELD_NAMES } from '../../vocabulary/notice-fields.ts'
import { Award } from './awards.ts'
import { AttachmentShape, Bid, bidFields, FieldShapes, VersionNumber } from './notices.ts'

export const FieldChange = Type.Object(
  {
    field: Text({ en: 'Name of the field', ko: '필드 이름' }, 60),
    old: Type.Unknown({ description: { en: 'Value before', ko: '이전 값' } }),
    new: Type.Unknown({ description: { en: 'Value after', ko: '이후 값' } }),
  },
  { $id: 'FieldChange', additionalProperties: false },
)
export type FieldChange = Static<typeof FieldChange>

const Revision = Type.Object(
  {
    version: VersionNumber({ en: 'Version number given by this service', ko: '이 서비스의 버전 번호' }),
    revision: SmallCount({ en: 'Revision number given by the source', ko: '출처의 차수' }),
    at: Time({ en: 'When this version was recorded', ko: '이 버전을 저장한 시각' }),
    changes: Type.Array(FieldChange, {
      maxItems: 100,
      description: { en: 'Changes from the version before', ko: '이전 버전에서 바뀐 내용' },
    }),
  },
  { $id: 'Revision', additionalProperties: false },
)

const PreSpecificationShape = Type.Object(
  {
    number: Text({ en: 'Number of the pre-specification', ko: '사전규격 번호' }, 80),
    title: Text({ en: 'Title of the planned purchase', ko: '구매 예정 건의 이름' }),
    agency: Text({ en: 'Agency that plans to buy', ko: '구매 예정 기관' }),
    demandAgency: Nullable(Text({ en: 'Demand agency (수요기관)', ko: '수요기관' })),
    budget: Nullable(Money({ en: 'Budget (배정예산), in won', ko: '배정예산(원)' })),
    receivedAt: Time({ en: 'When it was published', ko: '공개 일시' }),
    opinionsUntil: Nullable(Time({ en: 'Deadline for firms to comment', ko: '업체의 의견 등록 마감' })),
    documents: Type.Array(AttachmentShape, { maxItems: 20, description: { en: 'Its documents', ko: '첨부 문서' } }),
  },
  { $id: 'PreSpecification', additionalProperties: false },
)

export const SimilarAward = Type.Object(
  {
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    title: Text({ en: 'Title', ko: '공고명' }),
    agency: Text({ en: 'Agency', ko: '기관' }),
    amount: Nullable(Money({ en: 'Winning amount', ko: '낙찰금액' })),
    currency: CurrencyCode({ en: 'ISO 4217', ko: 'ISO 4217 통화 코드' }),
    rate: Nullable(Rate({ en: 'Award rate, %', ko: '낙찰률, %' })),
    at: Nullable(Time({ en: 'When it was awarded', ko: '낙찰 일시' })),
  },
  { $id: 'SimilarAward', additionalProperties: false },
)

export const BidDetail = Type.Object(
  {
    ...bidFields,
    revisions: Type.Array(Revision, {
      maxItems: 10_000,
      description: { en: 'Every version, newest first', ko: '모든 버전(최신순)' },
    }),
    ...FieldShapes('attachments', ...DETAIL_FIELD_NAMES),
    awards: Type.Array(Award, {
      maxItems: 10_000,
      description: { en: 'Results, one per lot and round', ko: '개찰 결과. 분류와 입찰 회차마다 하나입니다.' },
    }),
    similarAwards: Type.Array(SimilarAward, {
      maxItems: 5,
      description: {
        en: 'Past awards of the same category and trade with similar titles, the most similar first; empty if none is similar enough',
        ko: '업무 구분과 면허·업종이 같고 제목이 비슷한 지난 낙찰. 유사도순이며, 충분히 비슷한 낙찰이 없으면 비어 있습니다.',
      },
    }),
    preSpecifications: Type.Array(PreSpecificationShape, {
      maxItems: 20,
      description: {
        en: 'Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source',
        ko: '공고 전에 공개된 사전규격. 운영자가 그 출처를 활성화하지 않았으면 비어 있습니다.',
      },
    }),
    fetchedAt: Time({
      en: 'When the notice was last fetched from its source',
      ko: '출처에서 공고를 마지막으로 가져온 시각',
    }),
  },
  { $id: 'BidDetail', title: 'Bid notice in detail', additionalProperties: false },
)
export type BidDetail = Static<typeof BidDetail>
export type SimilarAward = Static<typeof SimilarAward>

const SharedSynonym = Type.Object(
  {
    here: Text({ en: 'Word in the title of the given notice', ko: '조회한 공고의 공고명에 있는 단어' }, 60),
    there: Text({ en: 'Word in the title of the similar notice', ko: '비슷한 공고의 공고명에 있는 단어' }, 60),
  },
  {
    $id: 'SharedSynonym',
    additionalProperties: false,
    description: { en: 'Two words for the same purchase.', ko: '같은 구매를 가리키는 두 단어' },
  },
)

export const SimilarBid = Type.Object(
  {
    bid: Bid,
    similarity: Type.Integer({
      format: 'int32',
      minimum: 0,
      maximum: 100,
      description: {
        en: 'How much of the given title the other title contains, %. Rare words weigh more than common ones, and words that most titles have weigh nothing',
        ko: '조회한 공고명이 다른 공고명에 들어 있는 정도(%). 드문 단어일수록 비중이 크고, 대부분의 공고명에 있는 단어는 반영하지 않습니다.',
      },
    }),
    synonyms: Type.Array(SharedSynonym, {
      maxItems: 100,
      description: {
        en: 'Words that the two titles use for the same purchase, such as 청소 and 미화',
        ko: '두 공고명이 같은 구매를 가리켜 쓴 서로 다른 단어(예: 청소와 미화)',
      },
    }),
    sameLicence: Type.Boolean({
      description: {
        en: 'Whether the two require licences in common; notices without any licence are compared by title alone',
        ko: '요구하는 면허가 겹치는지 여부. 면허가 없는 공고는 공고명만 비교합니다.',
      },
    }),
    sameAgency: Type.Boolean({
      description: { en: 'Whether the same agency issued both', ko: '같은 기관이 낸 공고인지 여부' },
    }),
  },
  {
    $id: 'SimilarBid',
    additionalProperties: false,
    description: { en: 'A notice similar to another, and why.', ko: '비슷한 공고와 그 근거' },
  },
)
export type SimilarBid = Static<typeof SimilarBid>
