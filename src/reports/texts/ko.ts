import { arrowed, number, percentText, shortDay } from './numbers.ts'
import type { ReportTexts } from './shape.ts'

const HUNDRED_MILLION = 1e8
const TRILLION = 1e12

function amount(value: number, currency: string): string {
  if (currency !== 'KRW') return `${currency} ${number(value)}`
  const size = Math.abs(value)
  if (size >= TRILLION) return `${number(value / TRILLION, 2)}조원`
  if (size >= HUNDRED_MILLION) return `${number(value / HUNDRED_MILLION, 1)}억원`
  return value === 0 ? '0원' : `${number(value / 1e6, 1)}백만원`
}

const counted = { cases: '건', places: '곳' }

const intro: ReportTexts['intro'] = {
  matches: (total, before, against) => {
    const sentence = `기간 중 게시된 공고 가운데 등록한 키워드와 일치하는 공고는 ${number(total)}건입니다.`
    if (before === null) return sentence
    const difference = total - before
    const moved = `${number(Math.abs(difference))}건 ${difference > 0 ? '늘었습니다' : '줄었습니다'}`
    return `${sentence} ${against} ${number(before)}건${difference === 0 ? '과 같습니다' : `보다 ${moved}`}.`
  },
  matchesMore: (sum, top) =>
    [
      sum === null ? '' : ` 추정가격 합계는 ${sum}입니다.`,
      top === null ? '' : ` 공고를 가장 많이 낸 기관은 ${top.name}(${number(top.count)}건)입니다.`,
    ].join(''),
  closing: (total, days, soon, sum) =>
    `앞으로 ${days}일 안에 마감하는 공고는 ${number(total)}건이며, 이 가운데 마감 임박(3일 이내)은 ${number(soon)}건입니다.${
      sum === null ? '' : ` 추정가격 합계는 ${sum}입니다.`
    }`,
  awards: (total, failed) =>
    `기간 중 개찰 결과가 확정된 공고는 ${number(total)}건이며, 이 가운데 유찰은 ${number(failed)}건입니다.`,
  awardsMore: (sum, rate) =>
    [
      sum === null ? '' : ` 낙찰금액 합계는 ${sum}입니다.`,
      rate === null ? '' : ` 낙찰률의 중앙값은 ${rate.toFixed(3)}%입니다.`,
    ].join(''),
  competitors: (firms, bids) => `${number(firms)}개 업체가 기간 중 ${number(bids)}건에 투찰했습니다.`,
  competitorsMore: (name, wins, undecided) =>
    ` 낙찰이 가장 많은 업체는 ${name}(낙찰 ${number(wins)}건, 미정 ${number(undecided)}건)입니다.`,
  statistics: (from, to, awards, groups) =>
    `${from}부터 ${to}까지 개찰한 공고의 낙찰은 ${number(awards)}건이며, 낙찰이 있는 기관은 ${number(groups)}곳입니다.`,
  statisticsMore: (median, p25, p75) =>
    ` 비율의 중앙값은 ${median.toFixed(3)}%, 중간 50%(25~75%)는 ${p25.toFixed(3)}~${p75.toFixed(3)}%입니다.`,
}

const REASONS = { amount: '금액', keywords: '키워드', closing: '마감' }

const summary: ReportTexts['summary'] = {
  title: '요약',
  figures: {
    matches: '신규 일치 공고',
    matchAmount: '신규 추정가격 합계',
    results: '개찰 결과',
    awardAmount: '낙찰금액 합계',
  },
  rate: (basis, year) => `${basis === 'plannedPrice' ? '낙찰률' : '추정가격 대비'} 중앙값${year ? ' (12개월)' : ''}`,
  against: (period, whole) => `${period === 'weekly' ? '전주' : '전월'}${whole ? '' : ' 같은 기간'}`,
  value: (name, value, currency) => {
    if (name === 'matchAmount' || name === 'awardAmount') return amount(value, currency)
    return name === 'awardRate' ? `${value.toFixed(3)}%` : `${number(value)}건`
  },
  change: (name, { difference, percent }, currency) => {
    if (difference === null) return '비교할 값 없음'
    if (difference === 0) return '변동 없음'
    const size = Math.abs(difference)
    if (name === 'awardRate') return arrowed(difference, `${size.toFixed(3)}%p`)
    const said = name === 'matchAmount' || name === 'awardAmount' ? amount(size, currency) : `${number(size)}건`
    return arrowed(difference, `${said}${percentText(percent)}`)
  },
  unknown: '미공개',
  finding: (matches, soon, toDecide) =>
    [
      matches === null ? '' : `신규 일치 공고는 ${number(matches)}건입니다. `,
      soon === null ? '' : `3일 안에 ${number(soon)}건이 마감됩니다. `,
      toDecide === 0 ? '지금 투찰을 검토할 공고는 없습니다.' : `먼저 투찰을 검토할 공고는 ${toDecide}건입니다.`,
    ].join(''),
  toDecide: (count) => `투찰 검토 대상 공고 ${count}건(금액·키워드·마감 순위 합이 작은 순)`,
  reason: (reasons) => reasons.map(([name, place]) => `${REASONS[name]} ${place}위`).join(' · '),
  closingSoon: (count) => `마감 임박(3일 이내) ${number(count)}건`,
  closings: (days, busiest) =>
    busiest === null
      ? `앞으로 ${days}일 동안 마감하는 공고가 없습니다`
      : `앞으로 ${days}일의 마감: ${shortDay(busiest.day)}에 ${number(busiest.count)}건으로 가장 많습니다`,
  left: (days) => (days === 0 ? '오늘' : `D-${days}`),
}

const notes: ReportTexts['notes'] = {
  basis: {
    plannedPrice: '낙찰률은 예정가격 대비 낙찰금액의 비율입니다.',
    estimatedPrice: '예정가격이 공개되지 않아 추정가격 대비 낙찰금액의 비율을 표시합니다. 낙찰률과는 다른 값입니다.',
  },
  suppressed: (groups) => `낙찰이 5건 미만인 ${number(groups)}곳은 분포를 표시하지 않습니다(–).`,
  excluded: (parts) => `집계 제외(건): ${parts}`,
  withheldAll: '모든 기관의 낙찰이 5건 미만이어서 낙찰률 분포를 표시하지 않습니다.',
  many: (most) => `이 보고서는 한 목록에 ${number(most)}건까지 담습니다.`,
  currency: (currency) => `금액의 통화는 ${currency}입니다. 다른 통화의 금액은 포함하지 않습니다.`,
  ofYear: '1주일 낙찰로는 표본이 부족하여 그 주까지 최근 12개월의 통계를 표시합니다.',
  chosenFirms: (least) => `기간 중 일치 공고에서 낙찰받고 일치 공고 ${least}건 이상에 투찰한 업체입니다.`,
}

export const ko: ReportTexts = {
  title: { weekly: '주간 입찰 보고서', monthly: '월간 입찰 보고서' },
  files: { weekly: '공고_주간보고서_', monthly: '공고_월간보고서_' },
  subtitle: (company, from, to) => `${company} · ${from} ~ ${to}`,
  facts: {
    period: '기간',
    asOf: '기준 시점',
    filter: '조건',
    none: '없음 (전체)',
    before: '비교 기간',
    eligibility: '참가자격 판단 회사',
  },
  footer: (asOf) => `기준 ${asOf} · 한국 시간`,
  contents: '목차',
  overview: '개요',
  page: (page, pages) => `${page} / ${pages}`,
  more: (listed, total, inSheet, unit) =>
    `전체 ${number(total)}${counted[unit]} 중 ${number(listed)}${counted[unit]}을 실었습니다. 나머지 ${number(total - listed)}${counted[unit]}은 ${inSheet ? 'XLSX 또는 ' : ''}API에서 볼 수 있습니다.`,
  appendix: '부록',
  inAppendix: (shown, rows, unit) =>
    `앞의 ${number(shown)}${counted[unit]}입니다. 부록에 ${number(rows)}${counted[unit]}을 실었습니다.`,
  millions: '백만원',
  amount,
  workbook: { totals: '합계', figure: '지표', now: '이번 기간', before: '비교 기간', change: '증감' },
  summary,
  sections: {
    matches: '신규 일치 공고',
    closing: '마감 예정 공고',
    awards: '관심 분야 개찰 결과',
    competitors: '경쟁사 동향',
    statistics: '낙찰 통계',
  },
  intro,
  empty: {
    matches: '이 기간에 일치하는 공고가 없습니다.',
    closing: '마감 예정인 공고가 없습니다.',
    awards: '이 기간에 개찰 결과가 확정된 공고가 없습니다.',
    competitors: '지정한 업체가 없습니다. 일치 공고 3건 이상에 투찰한 업체도 없습니다.',
    moves: '이 기간에 투찰한 기록이 없습니다.',
    statistics: '이 기간에 낙찰된 건이 없습니다.',
    toDecide: '지금 진행 중인 일치 공고가 없습니다.',
    closingSoon: '3일 안에 마감하는 공고가 없습니다.',
  },
  charts: {
    days: '날짜별 공고',
    awards: '기관별 낙찰 건수',
    rates: '기관별 낙찰률 분포',
    firms: '업체별 투찰 결과',
    histogram: '전체 낙찰률 분포',
  },
  histogramOf: (awards) => `전체 낙찰률 분포 (${number(awards)}건)`,
  notes,
  tables: {
    firms: '업체별 요약',
    moves: '투찰 내역',
    groups: '기관별 통계',
    winners: '낙찰업체별 금액',
    months: '업체별 월 추이',
    agencies: '업체별 주요 기관',
    headToHead: '맞대결',
    topWinners: '기관별 낙찰업체',
    histogram: '낙찰률 분포',
    toDecide: '투찰 검토 공고',
    closingSoon: '마감 임박 공고',
    closings: '날짜별 마감',
  },
  totals: {
    estimates: '추정가격 합계',
    amounts: '낙찰금액 합계',
    awards: '낙찰 건수',
    bids: '투찰 건수',
    wins: '낙찰 건수',
  },
  lot: (lot, rebid) =>
    [lot === null ? '' : `분류 ${lot}`, rebid === 0 ? '' : `재입찰 ${rebid}차`]
      .filter((part) => part !== '')
      .join(' · ') || null,
  filter: {
    agency: '기관',
    industry: '업종',
    region: '지역',
    bsnsDiv: '구분',
    amount: '추정가격',
    businessNo: '업체',
    currency: '통화',
  },
}
