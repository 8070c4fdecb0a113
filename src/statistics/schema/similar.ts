import type { Static, TInteger, TOptional } from 'typebox'
import { Count, closed, Nullable, SmallCount, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { Share } from './statistics.ts'

/** Why a similar notice is not counted; each has one reason. */
const LEFT_OUT = ['cancelled', 'direct', 'noResult'] as const
export type SimilarLeftOut = (typeof LEFT_OUT)[number]

const WHY = {
  cancelled: { en: 'Similar notices that were cancelled', ko: '취소된 비슷한 공고 건수' },
  direct: { en: 'Similar notices of direct contracts', ko: '수의계약인 비슷한 공고 건수' },
  noResult: { en: 'Similar notices without a known result', ko: '결과를 알 수 없는 비슷한 공고 건수' },
} as const

const SimilarExcluded = Type.Object(
  Object.fromEntries(LEFT_OUT.map((reason) => [reason, Type.Optional(Count(WHY[reason]))])) as Record<
    SimilarLeftOut,
    TOptional<TInteger>
  >,
  {
    $id: 'SimilarExcluded',
    description: {
      en: 'Similar notices that are not counted, by reason; absent = 0. `cancelled`: the notice was cancelled · `direct`: direct contract with a chosen firm · `noResult`: closed or opened, but no award or failure is known yet',
      ko: '집계하지 않은 비슷한 공고의 이유별 건수. 없으면 0입니다. `cancelled`: 취소된 공고 · `direct`: 업체를 지정한 수의계약 · `noResult`: 마감이나 개찰은 되었지만 아직 낙찰이나 유찰 결과가 없음',
    },
    ...closed,
  },
)

const SimilarFailedNotice = Type.Object(
  {
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    title: Text({ en: 'Title', ko: '공고명' }),
    agency: Text({ en: 'Issuing agency', ko: '공고기관' }),
    sameAgency: Type.Boolean({
      description: {
        en: 'Whether the same agency issued it',
        ko: '같은 기관이 낸 공고인지 여부',
      },
    }),
    similarity: Type.Integer({
      format: 'int32',
      minimum: 0,
      maximum: 100,
      description: { en: 'How similar the titles are, in %', ko: '공고명의 유사도(%)' },
    }),
    openedOn: Nullable(
      Type.String({
        format: 'date',
        maxLength: 10,
        description: { en: 'Planned day of opening, in Seoul', ko: '예정된 개찰일(한국 시간)' },
      }),
    ),
  },
  { $id: 'SimilarFailedNotice', ...closed },
)

export const SimilarFailures = Type.Object(
  {
    n: Count({
      en: 'Similar notices that ended with an award or failed',
      ko: '낙찰되거나 유찰된 비슷한 공고 건수',
    }),
    examined: SmallCount({
      en: 'Similar notices examined: the 100 most similar ones at most. `n` and `excluded` add up to it',
      ko: '살펴본 비슷한 공고 건수. 가장 비슷한 100건까지이며, `n`과 `excluded`의 합과 같습니다.',
    }),
    reason: Nullable(
      Type.Enum(['too_few'], {
        description: {
          en: '`too_few`: `n` is below 5, so the figures are `null` and the list is empty',
          ko: '`too_few`: `n`이 5건 미만이어서 수치는 `null`이고 목록은 비어 있습니다.',
        },
      }),
    ),
    excluded: SimilarExcluded,
    failed: Nullable(Count({ en: 'Notices that failed (유찰)', ko: '유찰된 공고 건수' })),
    share: Share({ en: 'Share of such notices, in %', ko: '유찰된 공고의 비율(%)' }),
    items: Type.Array(SimilarFailedNotice, {
      maxItems: 10,
      description: { en: 'Failed notices, the most similar first', ko: '유찰된 공고. 비슷한 순서입니다.' },
    }),
  },
  {
    $id: 'SimilarFailures',
    description: {
      en: 'How many notices with similar titles failed, at any agency. They are found as in `GET /v1/bids/{noticeNo}/similar`: same category, no other trade, posted in the period. Notices are counted, not openings: one that was awarded in a re-bid counts as awarded',
      ko: '기관에 관계없이 공고명이 비슷한 공고의 유찰. `GET /v1/bids/{noticeNo}/similar`와 같은 방법으로 찾습니다(업무 구분이 같고 업종이 다르지 않으며 기간 안에 게시된 공고). 개찰이 아니라 공고를 집계하므로 재입찰에서 낙찰된 공고는 낙찰로 집계합니다.',
    },
    ...closed,
  },
)
export type SimilarFailures = Static<typeof SimilarFailures>
