import type { Static } from 'typebox'
import { Id, Nullable, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { BidderTerms } from '../../search/limits.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'

export const AXES = ['licence', 'region', 'product', 'size', 'trackRecord', 'jointBidding', 'sanctions'] as const
export type Axis = (typeof AXES)[number]

/** The reasons for the verdict of an axis. */
export const ELIGIBILITY_REASONS = [
  'met',
  'not_limited',
  'not_in_data',
  'rows_incomplete',
  'undeclared',
  'date_undeclared',
  'expires_before_closing',
  'wider_licence',
  'permitted_list_only',
  'no_code',
  'missing',
  'expired',
  'manufacture_undeclared',
  'certificate_undeclared',
  'branch_only',
  'seat_too_wide',
  'outside',
  'size_exceeded',
  'amounts_in_text',
  'joint_excluded',
  'joint_required',
  'stated_in_attachment',
] as const
export type EligibilityReason = (typeof ELIGIBILITY_REASONS)[number]

const REMEDY_KINDS = ['declare', 'declare_date', 'renew', 'joint_bidder', 'obtain', 'read_notice'] as const

export const NOT_EXAMINED = [
  'notice_text',
  'location_basis',
  'product_limit',
  'company_size',
  'track_record',
  'joint_method',
  'sanctions_register',
] as const
export type NotExamined = (typeof NOT_EXAMINED)[number]

const AttachmentPlace = Type.Object(
  {
    attachmentId: Id({ en: 'Identifier of the attachment', ko: '첨부파일의 ID' }),
    name: Text({ en: 'File name', ko: '파일 이름' }),
    kind: Nullable(
      Type.String({
        maxLength: 20,
        description: { en: 'Format of the file, such as `pdf` or `hwpx`', ko: '파일 형식(`pdf`, `hwpx` 등)' },
      }),
    ),
    part: SmallCount({ en: 'Number of the part of its text, from 1', ko: '텍스트 부분의 번호. 1부터 시작합니다.' }, 1),
    entry: Nullable(
      Text(
        {
          en: 'Path of the file in an archive; `null` = no archive',
          ko: '압축 파일 안의 경로. 압축 파일이 아니면 `null`입니다.',
        },
        300,
      ),
    ),
    page: Nullable(
      SmallCount({
        en: 'Page, section or sheet, from 1; `null` = the format has none',
        ko: '페이지, 구역 또는 시트(1부터). 형식에 페이지가 없으면 `null`입니다.',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: {
      en: 'Where the sentence in `name` is in an attachment; `null` = a row or text of the notice itself.',
      ko: '`name`의 문장이 있는 첨부파일 위치. 공고의 행이나 문구이면 `null`입니다.',
    },
  },
)

const Row = Type.Object(
  {
    group: Nullable(
      SmallCount({
        en: 'Group of the row: all rows of a group are required, any one group is enough.',
        ko: '행의 그룹. 여러 그룹 중 한 그룹의 행을 모두 충족하면 됩니다.',
      }),
    ),
    code: Nullable(Type.String({ maxLength: 200, description: { en: 'Code in the row.', ko: '행의 코드' } })),
    name: Type.String({ maxLength: 4000, description: { en: 'Text of the row.', ko: '행의 내용' } }),
    verdict: Type.Enum([...VERDICTS], {
      description: { en: 'Whether the company meets this row.', ko: '회사가 이 행을 충족하는지' },
    }),
    reason: Type.Enum([...ELIGIBILITY_REASONS], { description: { en: 'Why.', ko: '이유' } }),
    until: Nullable(
      Type.String({
        maxLength: 10,
        description: {
          en: 'With the reasons `expired` and `expires_before_closing`, the last day of the licence in the profile; otherwise `null`.',
          ko: '이유가 `expired`, `expires_before_closing`이면 회사 정보에 등록한 면허의 유효기간 마지막 날, 그 밖에는 `null`',
        },
        examples: ['2027-03-31'],
      }),
    ),
    attachment: Nullable(AttachmentPlace),
  },
  {
    $id: 'EligibilityRow',
    additionalProperties: false,
    description: {
      en: 'A row or text of the notice, or a sentence of an attachment.',
      ko: '공고의 행이나 문구, 또는 첨부파일의 문장',
    },
  },
)
export type EvidenceRow = Static<typeof Row>

const Remedy = Type.Object(
  {
    kind: Type.Enum([...REMEDY_KINDS], {
      description: {
        en: '`declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew before closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it, `read_notice` = read the notice.',
        ko: '`declare`는 보유한 경우 회사 정보에 추가, `declare_date`는 유효기간 추가, `renew`는 마감 전 갱신, `joint_bidder`는 이 행을 충족하는 업체와 공동수급, `obtain`은 취득, `read_notice`는 공고문 확인입니다.',
      },
    }),
    items: Type.Array(
      Type.Object(
        {
          code: Nullable(
            Type.String({
              maxLength: 200,
              description: { en: 'Code of the licence, product or region.', ko: '면허, 물품, 지역의 코드' },
            }),
          ),
          name: Type.String({ maxLength: 4000, description: { en: 'Its name.', ko: '이름' } }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 500, description: { en: 'What is needed.', ko: '필요한 것' } },
    ),
  },
  {
    $id: 'EligibilityRemedy',
    additionalProperties: false,
    description: { en: 'What would change the verdict.', ko: '판단을 바꿀 수 있는 방법' },
  },
)
export type Remedy = Static<typeof Remedy>

const AxisVerdict = Type.Object(
  {
    axis: Type.Enum([...AXES], { description: { en: 'What was judged.', ko: '판단한 항목' } }),
    verdict: Type.Enum([...VERDICTS], {
      description: {
        en: 'Whether the company meets this requirement by itself.',
        ko: '회사가 단독으로 이 조건을 충족하는지',
      },
    }),
    limited: Nullable(
      Type.Boolean({
        description: {
          en: 'Whether the notice limits bidders on this axis, by its data or by a sentence of an attachment; `null` = they do not say. Axes other than licence and region with `null` do not change the overall verdict.',
          ko: '공고 데이터나 첨부파일의 문장이 이 항목으로 참가를 제한하는지. `null`은 알 수 없음입니다. 면허와 지역이 아닌 항목이 `null`이면 전체 판단에 영향을 주지 않습니다.',
        },
      }),
    ),
    reason: Type.Enum([...ELIGIBILITY_REASONS], { description: { en: 'Why.', ko: '이유' } }),
    basis: Type.Array(Row, {
      maxItems: 1000,
      description: { en: 'The rows and texts of the notice it is based on.', ko: '근거가 된 공고의 행과 문구' },
    }),
    notExamined: Type.Array(Type.Enum([...NOT_EXAMINED]), {
      maxItems: NOT_EXAMINED.length,
      description: { en: 'What could not be examined.', ko: '검토하지 않은 내용' },
    }),
    remedies: Type.Array(Remedy, {
      maxItems: 5,
      description: { en: 'Remedies, cheapest first.', ko: '해결 방법. 쉬운 것부터' },
    }),
  },
  {
    $id: 'EligibilityAxis',
    additionalProperties: false,
    description: { en: 'The verdict on one axis.', ko: '한 항목의 판단' },
  },
)
export type AxisVerdict = Static<typeof AxisVerdict>

export const Eligibility = Type.Object(
  {
    noticeNo: Type.String({ maxLength: 80, description: { en: 'The notice.', ko: '공고' } }),
    version: Type.Integer({
      format: 'int32',
      minimum: 1,
      maximum: 2147483647,
      description: { en: 'Version of the notice that was judged.', ko: '판단한 공고의 버전' },
    }),
    verdict: Type.Enum([...VERDICTS], {
      description: {
        en: '`yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out, `check` = anything else.',
        ko: '`yes`는 알려진 제한을 모두 충족, `no`는 어떻게 해석해도 충족하지 못하고 공동수급도 할 수 없음, `check`는 그 밖의 경우입니다.',
      },
    }),
    decidedBy: Type.Array(Type.Enum([...AXES]), {
      maxItems: AXES.length,
      description: { en: 'Axes that keep the verdict from being `yes`.', ko: '판단이 `yes`가 아닌 원인이 된 항목' },
    }),
    axes: Type.Array(AxisVerdict, {
      maxItems: AXES.length,
      description: { en: 'One entry per axis, always in this order.', ko: '항목별 판단(항상 이 순서)' },
    }),
    judgedAt: Time({ en: 'When it was judged.', ko: '판단한 시각' }),
  },
  {
    $id: 'Eligibility',
    additionalProperties: false,
    description: { en: 'Whether the company may bid on a notice.', ko: '공고에 참가할 수 있는지' },
  },
)
export type Eligibility = Static<typeof Eligibility>

/** The fields of a notice that limit who may bid. */
export interface BidderLimits extends BidderTerms {
  readonly closeAt: number | null
}
