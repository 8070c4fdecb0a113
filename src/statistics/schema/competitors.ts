import type { Static } from 'typebox'
import { Count, closed, Money, Nullable, Rate, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'
import {
  type AnswerAbout,
  aboutFields,
  Currency,
  firm,
  Month,
  page,
  periodFields,
  Share,
  type StatisticsFilter,
} from './statistics.ts'

export interface CompetitorsQuestion extends StatisticsFilter {
  businessNo?: string[]
  name?: string
  page?: number
  pageSize?: number
}

const CompetitorItem = Type.Object(
  {
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    title: Text({ en: 'Title', ko: '공고명' }),
    agency: Text({ en: 'Issuing agency', ko: '공고기관' }),
    bsnsDiv: Type.Enum([...BSNS_DIVS], { description: { en: 'Business category', ko: '업무 구분' } }),
    ...firm,
    openedAt: Nullable(Time({ en: 'When the bids were opened', ko: '개찰 일시' })),
    rank: Nullable(Count({ en: 'Rank', ko: '순위' })),
    bidders: Nullable(Count({ en: 'Number of bidders', ko: '참가업체 수' })),
    amount: Nullable(Money({ en: 'Amount of the bid', ko: '투찰금액' })),
    currency: Currency,
    rate: Nullable(Rate({ en: 'Rate of the bid, %', ko: '투찰률, %' })),
    won: Nullable(
      Type.Boolean({
        description: {
          en: '`null` = opened but not decided yet',
          ko: '`null`이면 개찰했지만 결과가 확정되지 않았습니다.',
        },
      }),
    ),
  },
  { $id: 'CompetitorItem', ...closed },
)
export type CompetitorItem = Static<typeof CompetitorItem>

const CompetitorSummary = Type.Object(
  {
    ...firm,
    bids: Count({ en: 'Openings it took part in', ko: '참가한 개찰 건수' }),
    undecided: Count({ en: 'Of these, openings not decided yet', ko: '그중 결과가 확정되지 않은 개찰 건수' }),
    wins: Count({ en: 'Of these, openings it won', ko: '그중 낙찰받은 개찰 건수' }),
    winRate: Share({ en: 'Wins in % of the decided ones', ko: '결과가 확정된 개찰 중 낙찰받은 비율(낙찰 성공률), %' }),
    amount: Nullable(Money({ en: 'Sum of the awards it won alone', ko: '단독으로 낙찰받은 금액의 합' })),
    medianRate: Nullable(Rate({ en: 'Median rate of its bids, %', ko: '투찰률의 중앙값, %' })),
    topAgencies: Type.Array(
      Type.Object(
        {
          code: Nullable(Text({ en: 'Code', ko: '코드' }, 60)),
          name: Text({ en: 'Name', ko: '이름' }),
          bids: Count({ en: 'Bids', ko: '투찰 건수' }),
          wins: Count({ en: 'Wins', ko: '낙찰 건수' }),
        },
        { ...closed },
      ),
      { maxItems: 5, description: { en: 'Agencies it bids with most', ko: '가장 많이 투찰한 기관' } },
    ),
    byMonth: Type.Array(
      Type.Object(
        {
          month: Month,
          bids: Count({ en: 'Bids', ko: '투찰 건수' }),
          wins: Count({ en: 'Wins', ko: '낙찰 건수' }),
          amount: Nullable(Money({ en: 'Amount won', ko: '낙찰금액' })),
        },
        { ...closed },
      ),
      { maxItems: 1200, description: { en: 'Months with bids, ascending', ko: '투찰한 달(이른 순)' } },
    ),
  },
  { $id: 'CompetitorSummary', ...closed },
)
export type CompetitorSummary = Static<typeof CompetitorSummary>

const HeadToHead = Type.Object(
  {
    businessNo: Nullable(
      Text({ en: 'Business registration number of the first firm', ko: '첫째 업체의 사업자등록번호' }, 40),
    ),
    name: Text({ en: 'Its name', ko: '첫째 업체의 이름' }),
    otherBusinessNo: Nullable(
      Text({ en: 'Business registration number of the second firm', ko: '둘째 업체의 사업자등록번호' }, 40),
    ),
    otherName: Text({ en: 'Its name', ko: '둘째 업체의 이름' }),
    together: Count({ en: 'Openings that both took part in', ko: '두 업체가 모두 참가한 개찰 건수' }),
    wins: Count({ en: 'Of these, won by the first firm', ko: '그중 첫째 업체가 낙찰받은 건수' }),
    otherWins: Count({ en: 'Of these, won by the second firm', ko: '그중 둘째 업체가 낙찰받은 건수' }),
    ahead: Count({ en: 'Of these, the first firm ranked better', ko: '그중 첫째 업체의 순위가 앞선 건수' }),
    otherAhead: Count({ en: 'Of these, the second firm ranked better', ko: '그중 둘째 업체의 순위가 앞선 건수' }),
  },
  { $id: 'HeadToHead', ...closed },
)
export type HeadToHead = Static<typeof HeadToHead>

const Candidate = Type.Object(
  { ...firm, bids: Count({ en: 'Bids in the period', ko: '기간의 투찰 건수' }) },
  { $id: 'Candidate', ...closed },
)
export type Candidate = Static<typeof Candidate>

export interface CompetitorsBody extends AnswerAbout {
  total: number
  page: number
  items: CompetitorItem[]
  summary: CompetitorSummary[]
  headToHead: HeadToHead[]
  candidates: Candidate[]
  currency: string
  from: string
  to: string
}

export const CompetitorsBody = Type.Unsafe<CompetitorsBody>(
  Type.Object(
    {
      ...page,
      items: Type.Array(CompetitorItem, { maxItems: 100 }),
      summary: Type.Array(CompetitorSummary, { maxItems: 20 }),
      headToHead: Type.Array(HeadToHead, {
        maxItems: 190,
        description: { en: 'Every pair of the firms', ko: '두 업체씩 짝지은 모든 맞대결' },
      }),
      candidates: Type.Array(Candidate, {
        maxItems: 20,
        description: { en: 'Firms that match the given name', ko: '이름과 일치하는 후보 업체' },
      }),
      currency: Currency,
      ...periodFields,
      ...aboutFields,
    },
    {
      $id: 'Competitors',
      description: { en: 'What these firms bid and won', ko: '이 업체들의 투찰과 낙찰' },
      ...closed,
    },
  ),
)
