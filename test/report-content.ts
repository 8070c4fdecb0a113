import { DAY, HOUR, SECOND, seoulTime } from '../src/lib/clock.ts'
import type { AwardItem, BidItem, ReportContent, ReportSpec } from '../src/reports/index.ts'
import { type Before, summaryOf } from '../src/reports/rules/summary.ts'
import type { CompetitorsBody, WinnersBody } from '../src/statistics/index.ts'

type WinnersItem = WinnersBody['items'][number]

const FROM = Date.parse('2026-10-01T00:00:00+09:00')
const TO = Date.parse('2026-10-31T23:59:59+09:00')
const AS_OF = { position: 1_234_567, at: '2026-11-20T09:00:00+09:00' }

const AGENCIES = [
  '서울특별시 종로구',
  '부산광역시 상수도사업본부',
  '경기도 성남시 분당구청 도시건설과',
  '한국도로공사',
  '국방부 국군재정관리단',
  '제주특별자치도개발공사',
  '전북특별자치도교육청 군산교육지원청',
  '한국수자원공사 금강유역본부',
  '인천국제공항공사',
  '충청남도 천안시',
  '강원특별자치도 원주시',
  '조달청 서울지방조달청',
]
const TITLES = [
  '2026년 청사 시설물 유지관리 용역',
  '하수관로 정비공사(2차) 폐기물처리용역 ㆍ 긴급',
  '차세대 정보시스템 구축 및 고도화 사업 감리용역 재공고 [긴급] 「다년도 계속사업」 제3차분',
  '학교급식용 우유 구매(단가계약)',
  '노후 상수관망 정비사업 실시설계용역',
  '=HYPERLINK("http://attack.example","x") 라는 제목의 공고',
  '스마트도시 통합플랫폼 서버·네트워크 장비 구매',
  '國道 37號線 연결도로 확장공사 <설계 & 시공>',
]
const FIRMS = ['(주)한빛건설', '대한정보기술 주식회사', '미래엔지니어링', '청솔환경(주)', '가온시스템']
const DIVS = ['물품', '용역', '공사', '외자', '기타'] as const

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function bidItem(index: number, changes: Partial<BidItem> = {}): BidItem {
  const postedAt = FROM + ((index * 7919) % 30) * DAY + 9 * HOUR
  return {
    noticeNo: `R26BK${String(10_000_000 + index)}`,
    source: 'koneps',
    title: pick(TITLES, index),
    agency: pick(AGENCIES, index * 5),
    bsnsDiv: pick(DIVS, index),
    estimatedPrice: index % 9 === 4 ? null : 12_345_678 * ((index % 40) + 1),
    currency: 'KRW',
    postedAt: seoulTime(postedAt),
    closeAt: seoulTime(postedAt + 14 * DAY),
    openAt: seoulTime(postedAt + 14 * DAY + HOUR),
    status: 'open',
    detailUrl: `https://portal.example/notices/${index}`,
    matchedKeywords: ['유지관리', '정비'].slice(index % 2),
    budget: 13_580_245 * ((index % 40) + 1),
    baseAmount: index % 3 === 0 ? null : 13_000_000 * ((index % 40) + 1),
    floorRate: index % 2 === 0 ? 87.745 : null,
    awardMethod: '적격심사제',
    contractMethod: '제한경쟁',
    bidStartAt: seoulTime(postedAt + DAY),
    agencyCode: String(3_000_000 + index),
    demandAgency: pick(AGENCIES, index * 7),
    demandAgencyCode: null,
    kind: index % 4 === 0 ? 'renotice' : 'new',
    urgent: index % 5 === 0,
    revision: index % 3,
    version: 1,
    previousNoticeNo: index % 4 === 0 ? `R26BK${9_000_000 + index}` : null,
    nextNoticeNo: null,
    updatedAt: seoulTime(postedAt + HOUR),
    regions: index % 2 === 0 ? ['경기도'] : [],
    regionCheckNeeded: false,
    industries: [{ code: '1468', name: '정보통신공사업' }],
    sourceUrl: null,
    ...changes,
  }
}

/** Open notices that close from the report's time on, eight hours apart. */
export const closings = (count: number) => ({
  total: count,
  items: Array.from({ length: count }, (_, index) =>
    bidItem(500_000 + index, { closeAt: seoulTime(Date.parse(AS_OF.at) + (index + 1) * 8 * HOUR) }),
  ),
})

export const notices = (count: number, changes: Partial<BidItem> = {}) => ({
  total: count,
  items: Array.from({ length: count }, (_, index) => bidItem(index, changes)),
})

export function awardItem(index: number, state: 'awarded' | 'failed' = 'awarded'): AwardItem {
  const { noticeNo, title, agency, bsnsDiv, openAt } = bidItem(index)
  const awarded = state === 'awarded'
  const winner = awarded ? { name: pick(FIRMS, index), businessNo: `10481000${10 + (index % 5)}` } : null
  const amount = awarded ? 87_745_000 + index : null
  return {
    noticeNo,
    title,
    agency,
    bsnsDiv,
    openAt,
    status: state,
    awards: [
      {
        revision: 0,
        lot: index % 3 === 0 ? '1' : '0',
        rebid: index % 8 === 0 ? 1 : 0,
        state,
        at: openAt,
        winner,
        winners: winner ? [{ ...winner, amount, share: null }] : [],
        openedAt: openAt,
        amount,
        currency: 'KRW',
        rate: awarded ? 87.745 + (index % 20) / 100 : null,
        rateBasis: awarded ? 'plannedPrice' : null,
        plannedPrice: null,
        baseAmount: null,
        bidders: awarded ? 3 + (index % 40) : 1,
        reason: awarded ? null : '단독응찰',
        correctedAt: null,
      },
    ],
  }
}

function winnersItem(index: number, suppressed = false): WinnersItem {
  const awards = suppressed ? 1 + (index % 4) : 60 - index * 4
  const edges = Array.from({ length: 24 }, (_, at) => ({
    from: Math.round((86.8 + at * 0.1) * 10) / 10,
    to: Math.round((86.9 + at * 0.1) * 10) / 10,
    count: Math.round(12 * Math.exp(-(((at - 9) / 4) ** 2))),
  }))
  return {
    group: { agency: { code: `${3_000_000 + index}`, name: pick(AGENCIES, index) } },
    awards,
    totalAmount: awards * 143_210_987,
    medianAmount: suppressed ? null : 98_765_432,
    awardRate: suppressed
      ? { n: awards, median: null, p25: null, p75: null, mean: null, histogram: null }
      : {
          n: awards,
          median: 87.792 + index / 10,
          p25: 87.5 + index / 10,
          p75: 88.1 + index / 10,
          mean: 87.8,
          histogram: edges,
        },
    bidders: { n: awards, median: suppressed ? null : 14.5, mean: suppressed ? null : 18.25 },
    topWinners: [{ name: pick(FIRMS, index), businessNo: '1048100010', awards: 3, amount: 300_000_000, share: 20 }],
    excluded: {},
    ...(suppressed ? { suppressed: true as const } : {}),
  }
}

function totalsOf(count: number, suppressed: boolean): WinnersBody['totals'] {
  const { group: _, ...figures } = winnersItem(0, suppressed || count === 0)
  return count === 0 ? { ...figures, awards: 0, totalAmount: 0 } : figures
}

export const winners = (count: number, suppressed = false, changes: Partial<WinnersBody> = {}): WinnersBody => ({
  total: count,
  page: 1,
  items: Array.from({ length: count }, (_, index) => winnersItem(index, suppressed)),
  totals: totalsOf(count, suppressed),
  basis: 'plannedPrice',
  currency: 'KRW',
  from: seoulTime(FROM),
  to: seoulTime(TO),
  asOf: AS_OF,
  excluded: count > 0 ? { failed: 3, unitPrice: 2 } : {},
  ...changes,
})

export const competitors = (moves: number): CompetitorsBody => ({
  total: moves,
  page: 1,
  items: Array.from({ length: moves }, (_, index) => ({
    noticeNo: `R26BK${20_000_000 + index}`,
    title: pick(TITLES, index + 3),
    agency: pick(AGENCIES, index),
    bsnsDiv: pick(DIVS, index),
    openedAt: seoulTime(FROM + (index % 28) * DAY + 11 * HOUR),
    rank: index % 7 === 6 ? null : (index % 9) + 1,
    name: pick(FIRMS, index),
    businessNo: `10481000${10 + (index % 5)}`,
    bidders: 12,
    currency: 'KRW',
    amount: 55_000_000 + index * 1_000,
    rate: 87.9,
    won: index % 7 === 6 ? null : index % 9 === 0,
  })),
  summary: FIRMS.map((name, index) => ({
    businessNo: `10481000${10 + index}`,
    name,
    bids: moves === 0 ? 0 : 30 - index * 5,
    wins: moves === 0 ? 0 : 6 - index,
    winRate: moves === 0 ? null : ((6 - index) / (30 - index * 5)) * 100,
    undecided: 0,
    topAgencies: [],
    byMonth: [],
    amount: moves === 0 ? null : 123_000_000 * (6 - index),
    medianRate: moves === 0 ? null : 87.8,
  })),
  headToHead: [],
  candidates: [],
  currency: 'KRW',
  from: seoulTime(FROM),
  to: seoulTime(TO),
  asOf: AS_OF,
  excluded: {},
})

export const spec = (changes: Partial<ReportSpec> = {}): ReportSpec => ({
  company: '한빛기업 주식회사',
  period: 'monthly',
  from: FROM,
  to: TO,
  format: 'pdf',
  sections: ['matches', 'closing', 'awards', 'competitors', 'statistics'],
  filter: { bsnsDiv: ['용역', '공사'], region: ['경기도'], minAmt: 10_000_000 },
  profileId: null,
  language: 'ko',
  ...changes,
})

const MONTH_BEFORE: Before = { from: '2026-09-01T00:00:00+09:00', to: seoulTime(FROM - SECOND) }

export const content = (sections: ReportContent['sections'], before: Partial<Before> = {}): ReportContent => ({
  period: 'monthly',
  from: seoulTime(FROM),
  to: seoulTime(TO),
  asOf: AS_OF,
  profile: null,
  summary: summaryOf(sections, { ...MONTH_BEFORE, ...before }, Date.parse(AS_OF.at), 'KRW'),
  sections,
})

export const everything = (matches: number, before: Partial<Before> = {}): ReportContent =>
  content(
    {
      matches: notices(matches),
      closing: closings(12),
      awards: {
        total: 25,
        items: Array.from({ length: 25 }, (_, index) => awardItem(index, index % 6 === 5 ? 'failed' : 'awarded')),
      },
      competitors: competitors(40),
      statistics: winners(12),
    },
    before,
  )
