import type { Static, TInteger, TOptional } from 'typebox'
import { Count, closed, Nullable, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'
import { LEFT_OUT, type LeftOut, leftOutAs } from './reasons.ts'
import { SignalsShape } from './signals.ts'
import { SimilarFailures } from './similar.ts'
import { AsOf, CodeAndName, Share } from './statistics.ts'

/** The scopes of past openings that a notice is compared with, narrowest first. */
export const COMPETITION_SCOPES = ['agencyIndustry', 'agency', 'regionIndustry', 'region', 'industry'] as const
export type CompetitionScope = (typeof COMPETITION_SCOPES)[number]

const Day = (description: Wording) => Type.String({ format: 'date', maxLength: 10, description })

const Step = Type.Object(
  {
    scope: Type.Enum([...COMPETITION_SCOPES], { description: { en: 'Scope', ko: '범위' } }),
    n: Count({ en: 'Openings that the section counts in this scope', ko: '이 범위에서 항목이 집계하는 개찰 건수' }),
  },
  { $id: 'CompetitionStep', ...closed },
)

const CompetitionExcluded = Type.Object(
  Object.fromEntries(LEFT_OUT.map((reason) => [reason, Type.Optional(Count(leftOutAs(reason)))])) as Record<
    string,
    TOptional<TInteger>
  > as Record<LeftOut, TOptional<TInteger>>,
  {
    $id: 'CompetitionExcluded',
    description: {
      en: 'Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct contract with a chosen firm · `failed`: no winner · `noWinner`: the source does not name the winner · `severalWinners`: several firms won together · `unknownBidders`: the source does not give the number of bidders.',
      ko: '범위 안에 있지만 항목에서 집계하지 않은 개찰의 이유별 건수. 없으면 0입니다. `cancelled`: 개찰이나 공고가 취소됨 · `superseded`: 같은 분류의 이후 개찰로 대체됨 · `direct`: 업체를 지정한 수의계약 · `failed`: 낙찰업체가 없음 · `noWinner`: 출처에 낙찰업체가 없음 · `severalWinners`: 여러 업체가 함께 낙찰됨 · `unknownBidders`: 출처에 참가업체 수가 없음',
    },
    ...closed,
  },
)
export type CompetitionExcluded = Partial<Record<LeftOut, number>>

const section = {
  n: Count({ en: 'Openings that the section counts', ko: '항목이 집계한 개찰 건수' }),
  reason: Nullable(
    Type.Enum(['too_few'], {
      description: {
        en: '`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty',
        ko: '`too_few`: 가장 넓은 범위에서도 개찰이 5건 미만이어서 수치는 `null`이고 목록은 비어 있습니다.',
      },
    }),
  ),
  scope: Type.Enum([...COMPETITION_SCOPES], {
    description: {
      en: 'Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at least 5 openings',
      ko: '업무 구분이 같은 개찰 중 집계하는 범위. `agencyIndustry`: 같은 기관이면서 공고의 업종, `agency`: 같은 기관(수요기관, 없으면 공고기관), `regionIndustry`: 공고와 같은 시·도로 제한되고 공고의 업종, `region`: 공고와 같은 시·도로 제한, `industry`: 지역에 관계없이 공고의 업종. 이 순서에서 개찰이 5건 이상인 첫 범위입니다.',
    },
  }),
  widened: Type.Array(Step, {
    maxItems: COMPETITION_SCOPES.length,
    description: {
      en: 'Narrower scopes that were passed over because they have fewer than 5 openings, in this order',
      ko: '개찰이 5건 미만이어서 건너뛴 더 좁은 범위(확인한 순서)',
    },
  }),
  excluded: CompetitionExcluded,
}

const CompetitionFirm = Type.Object(
  {
    name: Text({ en: 'Name of the firm, as in its latest award', ko: '가장 최근 낙찰에 적힌 업체 이름' }),
    businessNo: Nullable(Text({ en: 'Business registration number', ko: '사업자등록번호' }, 40)),
    awards: Count({ en: 'Awards it won, alone or with others', ko: '단독으로 또는 함께 낙찰받은 건수' }),
    share: Type.Number({
      minimum: 0,
      maximum: 100,
      description: { en: 'Share of the awards counted, in %', ko: '집계한 낙찰에서 차지하는 %' },
    }),
    firstWonOn: Day({
      en: 'Day of opening of its first award in the period, in Seoul',
      ko: '기간 안에서 처음 낙찰받은 개찰일(한국 시간)',
    }),
    lastWonOn: Day({ en: 'Day of opening of its latest award', ko: '마지막으로 낙찰받은 개찰일' }),
  },
  { $id: 'CompetitionFirm', ...closed },
)
export type CompetitionFirm = Static<typeof CompetitionFirm>

const FailedNotice = Type.Object(
  {
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    title: Text({ en: 'Title', ko: '공고명' }),
    openedOn: Day({ en: 'Day of its latest failed opening, in Seoul', ko: '마지막으로 유찰된 개찰일(한국 시간)' }),
    openings: Count({
      en: 'Its failed openings: one for each lot and re-bid',
      ko: '유찰된 개찰 건수. 분류와 재입찰마다 하나로 집계합니다.',
    }),
    bidders: Nullable(
      SmallCount({
        en: 'Most bidders in one of them; `null` = the source does not give the number',
        ko: '그중 가장 많은 참가업체 수. `null`이면 출처에 수가 없습니다.',
      }),
    ),
  },
  { $id: 'FailedNotice', ...closed },
)
export type FailedNotice = Static<typeof FailedNotice>

const Companies = Type.Object(
  {
    ...section,
    firms: Nullable(Count({ en: 'Different firms that won', ko: '낙찰받은 업체 수' })),
    items: Type.Array(CompetitionFirm, {
      maxItems: 10,
      description: {
        en: 'Firms with at least 2 awards, the most awards first, then the latest award',
        ko: '2건 이상 낙찰받은 업체. 건수가 많은 순, 같으면 최근에 낙찰받은 순입니다.',
      },
    }),
  },
  { $id: 'CompetitionCompanies', description: { en: 'Firms that won often', ko: '자주 낙찰받은 업체' }, ...closed },
)

const Concentration = Type.Object(
  {
    ...section,
    firms: Nullable(Count({ en: 'Different firms that won', ko: '낙찰받은 업체 수' })),
    firstShare: Share({
      en: 'Share of the awards that the firm with the most awards won, in %',
      ko: '가장 많이 낙찰받은 업체가 차지하는 %(건수 기준)',
    }),
    hhi: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 10_000,
        description: {
          en: 'Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything',
          ko: '허핀달-허쉬만 지수(HHI): 업체별 점유율(%)의 제곱의 합. 10000이면 한 업체가 모두 낙찰받은 것입니다.',
        },
      }),
    ),
  },
  {
    $id: 'Concentration',
    description: {
      en: 'How the awards are divided among firms, by number of awards',
      ko: '업체별 낙찰 분포(건수 기준)',
    },
    ...closed,
  },
)

const SingleBid = Type.Object(
  {
    ...section,
    single: Nullable(Count({ en: 'Awards with exactly one bidder', ko: '참가업체가 한 곳인 낙찰 건수' })),
    share: Share({ en: 'Share of such awards, in %', ko: '참가업체가 한 곳인 낙찰의 비율(%)' }),
    medianBidders: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 2147483647,
        description: { en: 'Median of the number of bidders', ko: '참가업체 수의 중앙값' },
      }),
    ),
  },
  { $id: 'SingleBid', description: { en: 'Awards with one bidder', ko: '참가업체가 한 곳인 낙찰' }, ...closed },
)

const Failed = Type.Object(
  {
    ...section,
    failed: Nullable(Count({ en: 'Openings without a winner (유찰)', ko: '유찰된 개찰 건수' })),
    share: Share({ en: 'Share of such openings, in %', ko: '유찰률(%)' }),
    noBidder: Nullable(Count({ en: 'Failed openings without any bidder', ko: '참가업체가 없어 유찰된 건수' })),
    oneBidder: Nullable(
      Count({ en: 'Failed openings with exactly one bidder', ko: '참가업체가 한 곳뿐이어서 유찰된 건수' }),
    ),
    unknownBidders: Nullable(
      Count({ en: 'Failed openings whose number of bidders is unknown', ko: '참가업체 수를 알 수 없는 유찰 건수' }),
    ),
    items: Type.Array(FailedNotice, {
      maxItems: 10,
      description: { en: 'Notices with a failed opening, latest first', ko: '유찰된 공고. 최신순입니다.' },
    }),
  },
  { $id: 'FailedOpenings', description: { en: 'Openings that failed', ko: '유찰' }, ...closed },
)

export const CompetitionBody = Type.Object(
  {
    agency: CodeAndName,
    bsnsDiv: Type.Enum([...BSNS_DIVS], { description: { en: 'Business category', ko: '업무 구분' } }),
    industries: Type.Array(CodeAndName, {
      maxItems: 500,
      description: {
        en: 'Industries of the notice; empty = no limit, or the source does not say',
        ko: '공고의 업종제한. 비어 있으면 제한이 없거나 출처에 없습니다.',
      },
    }),
    regions: Type.Array(Text({ en: 'Province', ko: '시·도' }, 200), {
      maxItems: 20,
      description: {
        en: 'Provinces that the notice is limited to; empty = no limit, or an unreadable one',
        ko: '공고의 지역제한이 있는 시·도. 비어 있으면 제한이 없거나 읽지 못했습니다.',
      },
    }),
    from: Time({ en: 'First day of opening', ko: '개찰일의 첫날' }),
    to: Time({ en: 'Last second of the last day', ko: '마지막 날의 마지막 1초' }),
    companies: Companies,
    concentration: Concentration,
    singleBid: SingleBid,
    failed: Failed,
    similar: SimilarFailures,
    signals: SignalsShape,
    asOf: AsOf,
  },
  {
    $id: 'Competition',
    description: {
      en: 'Who won similar openings of the last 36 months, and how many failed or had one bidder',
      ko: '최근 36개월의 비슷한 개찰의 낙찰업체, 단독 참가, 유찰',
    },
    ...closed,
  },
)
export type CompetitionBody = Static<typeof CompetitionBody>
