import type { WinnersBody } from '../statistics/index.ts'
import type { Language } from '../vocabulary/languages.ts'
import type { Outcome } from '../vocabulary/notices.ts'
import type { BidItem, Period, SectionName } from './schema.ts'

/** What reports say, in both languages. */
export interface Words {
  title: Record<Period, string>
  /** What names of files begin with, before the day or month. */
  files: Record<Period, string>
  subtitle: (company: string, from: string, to: string) => string
  facts: { period: string; asOf: string; filter: string; none: string }
  footer: (asOf: string) => string
  contents: string
  overview: string
  page: (page: number, pages: number) => string
  /** `inSheet`: the workbook has them all. */
  more: (listed: number, total: number, inSheet: boolean) => string
  sections: Record<SectionName, string>
  /** Names of sheets: 31 characters at most. */
  intro: {
    matches: (total: number) => string
    closing: (total: number, days: number) => string
    awards: (total: number, failed: number) => string
    competitors: (firms: number, bids: number) => string
    statistics: (groups: number) => string
  }
  empty: Record<SectionName | 'moves', string>
  columns: Record<ColumnName, string>
  charts: Record<'days' | 'awards' | 'rates' | 'firms' | 'histogram', string>
  notes: {
    basis: Record<WinnersBody['basis'], string>
    suppressed: (groups: number) => string
    excluded: (parts: string) => string
    reasons: Record<string, string>
    withheldAll: string
    many: (most: number) => string
    currency: (currency: string) => string
  }
  tables: { firms: string; moves: string; groups: string }
  status: Record<string, string>
  won: string
  lost: string
  undecided: string
  states: Record<Outcome, string>
  filter: Record<'agency' | 'industry' | 'region' | 'bsnsDiv' | 'amount' | 'businessNo' | 'currency', string>
  bsnsDiv: Record<string, string>
}

export type ColumnName =
  | 'noticeNo'
  | 'title'
  | 'agency'
  | 'bsnsDiv'
  | 'estimatedPrice'
  | 'currency'
  | 'postedAt'
  | 'closeAt'
  | 'openAt'
  | 'status'
  | 'keywords'
  | 'link'
  | 'lot'
  | 'result'
  | 'winner'
  | 'businessNo'
  | 'amount'
  | 'bid'
  | 'rate'
  | 'bidRate'
  | 'bidders'
  | 'firm'
  | 'bids'
  | 'wins'
  | 'winRate'
  | 'medianRate'
  | 'rank'
  | 'group'
  | 'awards'
  | 'totalAmount'
  | 'medianAmount'
  | 'n'
  | 'p25'
  | 'p75'
  | 'topWinner'
  | 'reason'

const number = (value: number): string => value.toLocaleString('en-US')

const ko: Words = {
  title: { weekly: '주간 입찰 보고서', monthly: '월간 입찰 보고서' },
  files: { weekly: '공고_주간보고서_', monthly: '공고_월간보고서_' },
  subtitle: (company, from, to) => `${company} · ${from} ~ ${to}`,
  facts: {
    period: '기간',
    asOf: '기준 시점',
    filter: '조건',
    none: '없음 (전체)',
  },
  footer: (asOf) => `기준 ${asOf} · 한국 시간`,
  contents: '차례',
  overview: '개요',
  page: (page, pages) => `${page} / ${pages}`,
  more: (listed, total, inSheet) =>
    `전체 ${number(total)}건 중 ${number(listed)}건을 실었습니다. 나머지 ${number(total - listed)}건은 ${inSheet ? 'XLSX 또는 ' : ''}API에서 볼 수 있습니다.`,
  sections: {
    matches: '신규 일치 공고',
    closing: '마감 예정 공고',
    awards: '내 분야 개찰 결과',
    competitors: '경쟁사 동향',
    statistics: '낙찰 통계',
  },
  intro: {
    matches: (total) => `기간 중 게시된 공고 가운데 등록한 키워드와 일치하는 공고는 ${number(total)}건입니다.`,
    closing: (total, days) => `앞으로 ${days}일 안에 마감하는 공고는 ${number(total)}건입니다.`,
    awards: (total, failed) =>
      `기간 중 개찰 결과가 확정된 공고는 ${number(total)}건이며, 이 가운데 유찰은 ${number(failed)}건입니다.`,
    competitors: (firms, bids) => `${number(firms)}개 업체가 기간 중 ${number(bids)}건에 투찰했습니다.`,
    statistics: (groups) => `기간 중 낙찰이 있는 기관은 ${number(groups)}곳입니다. 낙찰 건수가 많은 순입니다.`,
  },
  empty: {
    matches: '이 기간에 일치하는 공고가 없습니다.',
    closing: '마감 예정인 공고가 없습니다.',
    awards: '이 기간에 개찰 결과가 확정된 공고가 없습니다.',
    competitors: '지정한 업체가 없습니다.',
    moves: '이 기간에 투찰한 기록이 없습니다.',
    statistics: '이 기간에 낙찰된 건이 없습니다.',
  },
  columns: {
    noticeNo: '공고번호',
    title: '공고명',
    agency: '발주기관',
    bsnsDiv: '구분',
    estimatedPrice: '추정가격',
    currency: '통화',
    postedAt: '게시일시',
    closeAt: '마감일시',
    openAt: '개찰일시',
    status: '상태',
    keywords: '키워드',
    link: '주소',
    lot: '분류-차수',
    result: '결과',
    winner: '낙찰자',
    businessNo: '사업자번호',
    amount: '낙찰금액',
    bid: '투찰금액',
    rate: '낙찰률(%)',
    bidRate: '투찰률(%)',
    bidders: '참가업체 수',
    firm: '업체',
    bids: '투찰',
    wins: '낙찰',
    winRate: '낙찰 성공률(%)',
    medianRate: '중앙값(%)',
    rank: '순위',
    group: '발주기관',
    awards: '낙찰',
    totalAmount: '낙찰금액 합계',
    medianAmount: '금액 중앙값',
    n: 'n',
    p25: '25%',
    p75: '75%',
    topWinner: '최다 낙찰업체',
    reason: '사유',
  },
  charts: {
    days: '날짜별 공고',
    awards: '기관별 낙찰 건수',
    rates: '기관별 낙찰률 분포',
    firms: '업체별 투찰 결과',
    histogram: '전체 낙찰률 분포',
  },
  notes: {
    basis: {
      plannedPrice: '낙찰률은 예정가격 대비 낙찰금액의 비율입니다.',
      estimatedPrice: '예정가격이 공개되지 않아 추정가격 대비 낙찰금액의 비율을 싣습니다. 낙찰률과는 다른 값입니다.',
    },
    suppressed: (groups) => `낙찰이 5건 미만인 ${number(groups)}곳은 분포를 싣지 않습니다(–).`,
    excluded: (parts) => `집계 제외: ${parts}`,
    reasons: {
      failed: '유찰',
      cancelled: '취소',
      superseded: '재입찰로 대체',
      otherCurrency: '다른 통화',
      severalWinners: '공동 낙찰',
      unitPrice: '단가 계약',
      negotiated: '협상',
      direct: '수의',
      noRate: '비율 없음',
      outOfRange: '범위 밖',
      noAmount: '금액 없음',
      sharedValue: '공동 낙찰 금액',
    },
    withheldAll: '모든 기관의 낙찰이 5건 미만이어서 낙찰률 분포를 표시하지 않습니다.',
    many: (most) => `이 보고서는 한 목록에 ${number(most)}건까지 담습니다.`,
    currency: (currency) => `금액의 통화는 ${currency}입니다. 다른 통화의 금액은 포함하지 않습니다.`,
  },
  tables: { firms: '업체별 요약', moves: '투찰 내역', groups: '기관별 통계' },
  status: { open: '진행', closed: '마감', opened: '개찰', awarded: '낙찰', failed: '유찰', cancelled: '취소' },
  won: '낙찰',
  lost: '탈락',
  undecided: '미정',
  states: { awarded: '낙찰', failed: '유찰', cancelled: '취소' },
  filter: {
    agency: '기관',
    industry: '업종',
    region: '지역',
    bsnsDiv: '구분',
    amount: '추정가격',
    businessNo: '업체',
    currency: '통화',
  },
  bsnsDiv: {},
}

const en: Words = {
  title: { weekly: 'Weekly bid report', monthly: 'Monthly bid report' },
  files: { weekly: 'gonggo-weekly-report-', monthly: 'gonggo-monthly-report-' },
  subtitle: (company, from, to) => `${company} · ${from} to ${to}`,
  facts: {
    period: 'Period',
    asOf: 'As of',
    filter: 'Filter',
    none: 'none (everything)',
  },
  footer: (asOf) => `As of ${asOf} · Korea time (UTC+9)`,
  contents: 'Contents',
  overview: 'Overview',
  page: (page, pages) => `${page} / ${pages}`,
  more: (listed, total, inSheet) =>
    `${number(listed)} of ${number(total)} are listed here. The other ${number(total - listed)} are in ${inSheet ? 'the XLSX and ' : ''}the API.`,
  sections: {
    matches: 'New matches',
    closing: 'Closing soon',
    awards: 'Results in my field',
    competitors: 'Competitor moves',
    statistics: 'Award statistics',
  },
  intro: {
    matches: (total) => `Notices posted in the period that match active keywords: ${number(total)}.`,
    closing: (total, days) => `Notices that close within the next ${days} days: ${number(total)}.`,
    awards: (total, failed) =>
      `Notices opened in the period that came to a result: ${number(total)}, of which ${number(failed)} failed.`,
    competitors: (firms, bids) => `Firms: ${number(firms)}. Bids in the period: ${number(bids)}.`,
    statistics: (groups) => `Agencies with awards in the period: ${number(groups)}, those with most awards first.`,
  },
  empty: {
    matches: 'No notice matched in this period.',
    closing: 'Nothing closes soon.',
    awards: 'No notice came to a result in this period.',
    competitors: 'There is no firm to look at.',
    moves: 'No bids are known in this period.',
    statistics: 'Nothing was awarded in this period.',
  },
  columns: {
    noticeNo: 'Notice',
    title: 'Title',
    agency: 'Agency',
    bsnsDiv: 'Kind',
    estimatedPrice: 'Estimate',
    currency: 'Currency',
    postedAt: 'Posted',
    closeAt: 'Closes',
    openAt: 'Opened',
    status: 'Status',
    keywords: 'Keywords',
    link: 'Address',
    lot: 'Lot-round',
    result: 'Result',
    winner: 'Winner',
    businessNo: 'Business no.',
    amount: 'Amount',
    bid: 'Bid',
    rate: 'Award rate (%)',
    bidRate: 'Bid rate (%)',
    bidders: 'Bidders',
    firm: 'Firm',
    bids: 'Bids',
    wins: 'Won',
    winRate: 'Win rate (%)',
    medianRate: 'Median (%)',
    rank: 'Rank',
    group: 'Agency',
    awards: 'Awards',
    totalAmount: 'Total amount',
    medianAmount: 'Median amount',
    n: 'n',
    p25: '25%',
    p75: '75%',
    topWinner: 'Top winner',
    reason: 'Reason',
  },
  charts: {
    days: 'Notices by day',
    awards: 'Awards by agency',
    rates: 'Spread of rates by agency',
    firms: 'Bids by firm',
    histogram: 'Distribution of all rates',
  },
  notes: {
    basis: {
      plannedPrice: 'The award rate is the amount as a share of the planned price (예정가격).',
      estimatedPrice:
        'The planned price is not public: shown is the amount as a share of the estimate. It is no award rate.',
    },
    suppressed: (groups) => `Distributions of ${number(groups)} agencies with fewer than 5 awards are withheld (–).`,
    excluded: (parts) => `Left out: ${parts}`,
    reasons: {
      failed: 'failed',
      cancelled: 'cancelled',
      superseded: 'replaced by a re-bid',
      otherCurrency: 'other currency',
      severalWinners: 'several winners',
      unitPrice: 'unit price',
      negotiated: 'negotiated',
      direct: 'direct award',
      noRate: 'no rate',
      outOfRange: 'out of range',
      noAmount: 'no amount',
      sharedValue: 'value of awards with several winners',
    },
    withheldAll: 'Every agency has fewer than 5 awards, so no distribution is drawn.',
    many: (most) => `A list of this report holds at most ${number(most)}.`,
    currency: (currency) => `Amounts are in ${currency}; amounts in other currencies are not included.`,
  },
  tables: { firms: 'Firms', moves: 'Bids', groups: 'Agencies' },
  status: {
    open: 'open',
    closed: 'closed',
    opened: 'opened',
    awarded: 'awarded',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  won: 'won',
  lost: 'lost',
  undecided: 'not decided',
  states: { awarded: 'awarded', failed: 'failed', cancelled: 'cancelled' },
  filter: {
    agency: 'agency',
    industry: 'industry',
    region: 'region',
    bsnsDiv: 'kind',
    amount: 'estimate',
    businessNo: 'firms',
    currency: 'currency',
  },
  bsnsDiv: { 물품: 'goods', 용역: 'services', 공사: 'works', 외자: 'foreign', 기타: 'other' } satisfies Record<
    string,
    string
  >,
}

export const WORDS: Record<Language, Words> = { ko, en }

export const kindOf = (bsnsDiv: BidItem['bsnsDiv'], words: Words): string => words.bsnsDiv[bsnsDiv] ?? bsnsDiv
