import type { Static } from 'typebox'
import { ErrorEntry, MOST_ERRORS } from '../../lib/problems.ts'
import { Count, Id, Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { queryLimits } from '../../search/query.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'
import {
  estimateFields,
  FilterInput,
  type Keyword,
  KeywordProfile,
  KeywordText,
  MOST_LINES,
  PlaceOfWords,
} from './keywords.ts'

export type KeywordEstimate = NonNullable<Keyword['estimate']>

const PREVIEW_DAYS = 90
const PREVIEW_SAMPLES = 5

const KeywordSample = Type.Object(
  {
    noticeNo: Type.String({ maxLength: 80, description: { en: 'Number of the notice.', ko: '공고번호' } }),
    title: Type.String({ maxLength: 4000, description: { en: 'Its title.', ko: '공고명' } }),
    agency: Type.String({ maxLength: 400, description: { en: 'Issuing agency.', ko: '공고기관' } }),
    bsnsDiv: Type.Unsafe<string>(
      Type.Enum([...BSNS_DIVS], { description: { en: 'Its business category.', ko: '공고의 업무 구분' } }),
    ),
    estimatedPrice: Nullable(
      Count({
        en: 'Its estimated price in whole units of `currency`.',
        ko: '추정가격. 단위는 `currency`이며 정수입니다.',
      }),
    ),
    currency: Type.String({ maxLength: 3, description: { en: 'ISO 4217.', ko: 'ISO 4217 통화 코드' } }),
    postedAt: Time({ en: 'When it was posted.', ko: '게시 일시' }),
    closeAt: Nullable(Time({ en: 'When bidding ends.', ko: '입찰 마감 일시' })),
    detailUrl: Type.String({
      maxLength: 4000,
      description: { en: 'Address of the notice at its source.', ko: '출처에 있는 공고의 주소' },
    }),
    terms: Type.Array(
      Type.Object(
        {
          term: Type.String({
            maxLength: queryLimits.length,
            description: { en: 'The search term, as typed.', ko: '입력한 그대로의 검색어' },
          }),
          start: Type.Integer({
            minimum: 0,
            maximum: 4000,
            format: 'int32',
            description: { en: 'Where it begins in the title.', ko: '제목에서 시작하는 위치' },
          }),
          end: Type.Integer({
            minimum: 0,
            maximum: 4000,
            format: 'int32',
            description: { en: 'Where it ends in the title, exclusive.', ko: '제목에서 끝나는 위치(미포함)' },
          }),
        },
        { additionalProperties: false },
      ),
      {
        maxItems: 1000,
        description: {
          en: 'Where the search terms are in the title, in Unicode code points from 0.',
          ko: '검색어가 제목의 어디에 있는지. 0부터 센 유니코드 코드 포인트입니다.',
        },
      },
    ),
  },
  { additionalProperties: false, description: { en: 'A notice the keyword would have matched.', ko: '일치 공고' } },
)

export const KeywordPreview = Type.Object(
  {
    from: Time({
      en: 'Start of the period: the beginning of a day in Seoul.',
      ko: '기간의 시작. 한국 시간 기준 하루가 시작되는 시각입니다.',
    }),
    to: Time({ en: 'End of the period: now.', ko: '기간의 끝. 지금입니다.' }),
    matches: Count({ en: 'Number of notices posted in the period that match.', ko: '기간에 게시된 일치 공고 수' }),
    notices: Count({ en: 'Number of all notices posted in the period.', ko: '기간에 게시된 전체 공고 수' }),
    share: Type.Number({
      minimum: 0,
      maximum: 100,
      format: 'double',
      description: { en: '`matches` as a percentage of `notices`.', ko: '`notices`에서 `matches`가 차지하는 %' },
    }),
    averagePerDay: Type.Number({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'double',
      description: { en: 'Average number of matches per day.', ko: '하루 평균 일치 공고 수' },
    }),
    ...estimateFields,
    matchesEverything: Type.Boolean({
      description: {
        en: 'Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected.',
        ko: '전체 공고가 100건 이상이고 그중 30%를 넘게 일치하여 추가할 수 없는지',
      },
    }),
    perDay: Type.Array(
      Type.Object(
        {
          date: Type.String({
            format: 'date',
            maxLength: 10,
            description: { en: 'The day, in Seoul time.', ko: '한국 시간 기준 하루' },
          }),
          matches: Count({ en: 'Number of matching notices posted on that day.', ko: '그날 게시된 일치 공고 수' }),
        },
        { additionalProperties: false },
      ),
      {
        maxItems: PREVIEW_DAYS,
        description: { en: 'Each of the last 90 days, ending with today.', ko: '오늘을 포함한 최근 90일의 일별 건수' },
      },
    ),
    samples: Type.Array(KeywordSample, {
      maxItems: PREVIEW_SAMPLES,
      description: { en: 'The newest matching notices.', ko: '최신 일치 공고' },
    }),
  },
  {
    $id: 'KeywordPreview',
    additionalProperties: false,
    description: { en: 'What a keyword would have matched in the last 90 days.', ko: '최근 90일의 일치 공고' },
  },
)
export type KeywordPreview = Static<typeof KeywordPreview>

/** The result of adding the line: `ok`, or the code of the error. `repeated` is `keyword_exists` within the list. */
const LINE_VERDICTS = ['ok', 'invalid', 'repeated', 'keyword_exists', 'matches_everything', 'limit_reached'] as const

const KeywordLine = Type.Object(
  {
    keyword: KeywordText,
    in: Type.Optional(PlaceOfWords),
    filter: Type.Optional(FilterInput),
    profile: Type.Optional(KeywordProfile),
  },
  { additionalProperties: false, description: { en: 'The keyword of one line.', ko: '한 줄의 키워드' } },
)
export type KeywordLine = Static<typeof KeywordLine>

export const KeywordLines = Type.Object(
  {
    lines: Type.Array(KeywordLine, {
      minItems: 1,
      maxItems: MOST_LINES,
      description: {
        en: 'The keywords, in the order in which they would be added.',
        ko: '추가할 순서대로 적은 키워드',
      },
    }),
  },
  {
    $id: 'KeywordLines',
    additionalProperties: false,
    description: { en: 'A list of keywords to check before adding them.', ko: '미리 볼 키워드 목록' },
    examples: [
      { lines: [{ keyword: '정보시스템 (구축|고도화)', filter: { region: ['서울'] } }, { keyword: '하수관로' }] },
    ],
  },
)

const LineVerdict = Type.Object(
  {
    verdict: Type.Enum([...LINE_VERDICTS], {
      description: {
        en: '`ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection. `limit_reached`: the lines above use up the limit of the plan.',
        ko: '`ok`는 추가됨, `repeated`는 앞의 줄과 동일함을 뜻합니다. 그 밖의 값은 거절 이유입니다. `limit_reached`는 앞의 줄까지 추가하면 요금제의 한도에 도달한다는 뜻입니다.',
      },
    }),
    matches: Nullable(
      Count({
        en: 'Number of notices posted in the period that match; `null` if the line is rejected without counting.',
        ko: '기간에 게시된 일치 공고 수. 거절되어 집계하지 않은 줄은 `null`입니다.',
      }),
    ),
    keywordId: Nullable(
      Id({
        en: 'With `keyword_exists`: the equivalent keyword of the account.',
        ko: '`keyword_exists`일 때, 계정에 이미 있는 동일한 키워드',
      }),
    ),
    sameAs: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: MOST_LINES,
        format: 'int32',
        description: {
          en: 'With `repeated`: the earlier equivalent line, counted from 0.',
          ko: '`repeated`일 때, 동일한 앞의 줄(0부터)',
        },
      }),
    ),
    errors: Type.Array(ErrorEntry, {
      maxItems: MOST_ERRORS,
      description: { en: 'Errors of the line; empty if it is valid.', ko: '그 줄의 오류. 없으면 비어 있습니다.' },
    }),
  },
  { additionalProperties: false, description: { en: 'The result for one line.', ko: '한 줄의 결과' } },
)
export type LineVerdict = Static<typeof LineVerdict>

export const KeywordVerdicts = Type.Object(
  {
    from: Time({
      en: 'Start of the period: the beginning of a day in Seoul.',
      ko: '기간의 시작. 한국 시간 기준 하루가 시작되는 시각입니다.',
    }),
    to: Time({ en: 'End of the period: now.', ko: '기간의 끝. 지금입니다.' }),
    notices: Count({ en: 'Number of all notices posted in the period.', ko: '기간에 게시된 전체 공고 수' }),
    limit: Count({ en: 'Number of keywords the plan includes.', ko: '요금제에 포함된 키워드 수' }),
    used: Count({ en: 'Number of keywords the account has.', ko: '계정이 가진 키워드 수' }),
    lines: Type.Array(LineVerdict, {
      maxItems: MOST_LINES,
      description: { en: 'One for each line, in the same order.', ko: '줄마다 하나씩, 같은 순서로' },
    }),
  },
  {
    $id: 'KeywordVerdicts',
    additionalProperties: false,
    description: {
      en: 'The result of adding a list of keywords, and what each would have matched in the last 90 days.',
      ko: '키워드 목록을 추가할 때의 결과와 최근 90일의 일치 건수',
    },
  },
)
export type KeywordVerdicts = Static<typeof KeywordVerdicts>
