import { arrowed, number, percentText, shortDay } from './numbers.ts'
import type { ReportTexts } from './shape.ts'

const BILLION = 1e9
const TRILLION = 1e12

function amount(value: number, currency: string): string {
  if (currency !== 'KRW') return `${currency} ${number(value)}`
  if (Math.abs(value) >= TRILLION) return `KRW ${number(value / TRILLION, 2)} trillion`
  if (Math.abs(value) >= BILLION) return `KRW ${number(value / BILLION, 2)} billion`
  return value === 0 ? 'KRW 0' : `KRW ${number(value / 1e6, 1)} million`
}

const intro: ReportTexts['intro'] = {
  matches: (total, before, against) => {
    const sentence = `Notices posted in the period that match active keywords: ${number(total)}.`
    if (before === null) return sentence
    const difference = total - before
    const moved = difference === 0 ? 'the same' : `${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`
    return `${sentence} That is ${moved} ${difference === 0 ? 'as' : 'than'} ${against} (${number(before)}).`
  },
  matchesMore: (sum, top) =>
    [
      sum === null ? '' : ` Their estimates add up to ${sum}.`,
      top === null ? '' : ` Most come from ${top.name} (${number(top.count)}).`,
    ].join(''),
  closing: (total, days, soon, sum) =>
    `Notices that close within the next ${days} days: ${number(total)}, of which ${number(soon)} within 3 days.${
      sum === null ? '' : ` Their estimates add up to ${sum}.`
    }`,
  awards: (total, failed) =>
    `Notices opened and decided in the period: ${number(total)}, of which ${number(failed)} failed.`,
  awardsMore: (sum, rate) =>
    [
      sum === null ? '' : ` Awards add up to ${sum}.`,
      rate === null ? '' : ` The median award rate is ${rate.toFixed(3)}%.`,
    ].join(''),
  competitors: (firms, bids) => `Firms: ${number(firms)}. Bids in the period: ${number(bids)}.`,
  competitorsMore: (name, wins, undecided) =>
    ` ${name} won the most: ${number(wins)}, with ${number(undecided)} undecided.`,
  statistics: (from, to, awards, groups) =>
    `Awards of notices opened from ${from} to ${to}: ${number(awards)}, by ${number(groups)} agencies.`,
  statisticsMore: (median, p25, p75) =>
    ` The median rate is ${median.toFixed(3)}%; the middle 50% is between ${p25.toFixed(3)}% and ${p75.toFixed(3)}%.`,
}

const REASONS = { amount: 'amount', keywords: 'words', closing: 'closing' }

const summary: ReportTexts['summary'] = {
  title: 'Summary',
  figures: {
    matches: 'New matches',
    matchAmount: 'Their estimates',
    results: 'Results',
    awardAmount: 'Awarded',
  },
  rate: (basis, year) =>
    `${basis === 'plannedPrice' ? 'Award rate' : 'Share of estimate'}${year ? ', 12 months' : ', median'}`,
  against: (period, whole) => {
    const name = period === 'weekly' ? 'week' : 'month'
    return whole ? `the ${name} before` : `the same part of the ${name} before`
  },
  value: (name, value, currency) => {
    if (name === 'matchAmount' || name === 'awardAmount') return amount(value, currency)
    return name === 'awardRate' ? `${value.toFixed(3)}%` : number(value)
  },
  change: (name, { difference, percent }, currency) => {
    if (difference === null) return 'nothing to compare'
    if (difference === 0) return 'no change'
    const size = Math.abs(difference)
    if (name === 'awardRate') return arrowed(difference, `${size.toFixed(3)} points`)
    if (name === 'matches' || name === 'results') return arrowed(difference, `${number(size)}${percentText(percent)}`)
    return arrowed(difference, percent === null ? amount(size, currency) : `${number(Math.abs(percent), 1)}%`)
  },
  unknown: 'withheld',
  finding: (matches, soon, toDecide) =>
    [
      matches === null ? '' : `New matches: ${number(matches)}. `,
      soon === null ? '' : `Closing within 3 days: ${number(soon)}. `,
      toDecide === 0 ? 'Nothing to review now.' : `Review first: ${toDecide}.`,
    ].join(''),
  toDecide: (count) => `Notices to review: ${count} (by the sum of their ranks)`,
  reason: (reasons) => reasons.map(([name, place]) => `${REASONS[name]} ${place}`).join(' · '),
  closingSoon: (count) => `Closing within 3 days: ${number(count)}`,
  closings: (days, busiest) =>
    busiest === null
      ? `Nothing closes in the next ${days} days`
      : `Closings in the next ${days} days: most on ${shortDay(busiest.day)} (${number(busiest.count)})`,
  left: (days) => (days === 0 ? 'today' : `D-${days}`),
}

const notes: ReportTexts['notes'] = {
  basis: {
    plannedPrice: 'The award rate is the amount as a share of the planned price (예정가격).',
    estimatedPrice:
      'The planned price is not public, so the amount is shown as a share of the estimate. This is not an award rate.',
  },
  suppressed: (groups) => `Distributions of ${number(groups)} agencies with fewer than 5 awards are withheld (–).`,
  excluded: (parts) => `Excluded: ${parts}`,
  withheldAll: 'Every agency has fewer than 5 awards, so no distribution is shown.',
  many: (most) => `Each list in this report has at most ${number(most)} entries.`,
  currency: (currency) => `Amounts are in ${currency}; amounts in other currencies are not included.`,
  ofYear: 'One week has too few awards for a distribution, so the figures cover the 12 months up to its end.',
  chosenFirms: (least) => `Firms that won a matching notice in the period and took part in at least ${least}.`,
}

export const en: ReportTexts = {
  title: { weekly: 'Weekly bid report', monthly: 'Monthly bid report' },
  files: { weekly: 'gonggo-weekly-report-', monthly: 'gonggo-monthly-report-' },
  subtitle: (company, from, to) => `${company} · ${from} to ${to}`,
  facts: {
    period: 'Period',
    asOf: 'As of',
    filter: 'Filter',
    none: 'none (everything)',
    before: 'Compared with',
    eligibility: 'Eligibility of',
  },
  footer: (asOf) => `As of ${asOf} · Korea time (UTC+9)`,
  contents: 'Contents',
  overview: 'Overview',
  page: (page, pages) => `${page} / ${pages}`,
  more: (listed, total, inSheet) =>
    `${number(listed)} of ${number(total)} are listed here. The other ${number(total - listed)} are in ${inSheet ? 'the XLSX and ' : ''}the API.`,
  appendix: 'Appendix',
  inAppendix: (shown, rows) => `The first ${number(shown)}; the appendix lists ${number(rows)}.`,
  millions: 'KRW million',
  amount,
  workbook: { totals: 'Totals', figure: 'Figure', now: 'This period', before: 'Compared with', change: 'Change' },
  summary,
  sections: {
    matches: 'New matches',
    closing: 'Closing soon',
    awards: 'Results of matching notices',
    competitors: 'Competitor moves',
    statistics: 'Award statistics',
  },
  intro,
  empty: {
    matches: 'No notice matched in this period.',
    closing: 'Nothing closes soon.',
    awards: 'No notice was decided in this period.',
    competitors: 'No firm was selected, and no firm took part in three matching notices.',
    moves: 'No bids are known in this period.',
    statistics: 'Nothing was awarded in this period.',
    toDecide: 'No matching notice is open now.',
    closingSoon: 'Nothing closes within 3 days.',
  },
  charts: {
    days: 'Notices by day',
    awards: 'Awards by agency',
    rates: 'Distribution of rates by agency',
    firms: 'Bids by firm',
    histogram: 'Distribution of all rates',
  },
  histogramOf: (awards) => `Distribution of all rates (${number(awards)} awards)`,
  notes,
  tables: {
    firms: 'Firms',
    moves: 'Bids',
    groups: 'Agencies',
    winners: 'Winners',
    months: 'Firms by month',
    agencies: 'Firms by agency',
    headToHead: 'Head to head',
    topWinners: 'Top winners by agency',
    histogram: 'Distribution of rates',
    toDecide: 'To review',
    closingSoon: 'Closing within 3 days',
    closings: 'Closings by day',
  },
  totals: {
    estimates: 'sum of estimates',
    amounts: 'sum of awards',
    awards: 'awards',
    bids: 'bids',
    wins: 'won',
  },
  lot: (lot, rebid) =>
    [lot === null ? '' : `lot ${lot}`, rebid === 0 ? '' : `re-bid ${rebid}`].filter((part) => part !== '').join(', ') ||
    null,
  filter: {
    agency: 'agency',
    industry: 'industry',
    region: 'region',
    bsnsDiv: 'category',
    amount: 'estimate',
    businessNo: 'firms',
    currency: 'currency',
  },
}
