import type { Figures, WinnersBody } from '../../statistics/index.ts'
import { DATA_NOTE, type StatsOutput } from '../schema.ts'
import { clip, type Measure, present } from './budget.ts'
import type { PageLinks } from './links.ts'

type Item = WinnersBody['items'][number]
type Row = StatsOutput['items'][number]

export const STATISTICS_MEASURES: readonly Measure[] = [
  { text: 60, rows: 10 },
  { text: 30, rows: 10 },
  { text: 20, rows: 6 },
  { text: 20, rows: 3 },
  { text: 20, rows: 1 },
]

export function statsOutput(
  body: WinnersBody,
  { text, rows }: Measure,
  links: PageLinks,
  query: Record<string, string>,
): StatsOutput {
  const { total, items, totals, basis, currency, from, to, excluded, explain } = body
  const { sharedValue: _value, ...reasons } = excluded
  return {
    note: DATA_NOTE,
    total,
    items: items.slice(0, rows).map((item) => rowOf(item, text, links, query)),
    all: { awards: totals.awards, ...figuresOf(totals, text) },
    basis,
    currency,
    from: from.slice(0, 10),
    to: to.slice(0, 10),
    excluded: Object.values(reasons).reduce((sum, count) => sum + (count ?? 0), 0),
    ...present({
      hints: explain?.hints.slice(0, 3).map((hint) => clip(hint, 200)),
      link: links.statistics(query),
    }),
  }
}

function rowOf(item: Item, text: number, links: PageLinks, query: Record<string, string>): Row {
  const { name, code, filter } = labelOf(item.group)
  return present({
    group: clip(name, text),
    code,
    awards: item.awards,
    ...figuresOf(item, text),
    link: filter === null ? null : links.statistics({ ...query, ...filter }),
  })
}

/** The name of a group, its code, and the filter that selects it. */
function labelOf(group: Item['group']): { name: string; code: string | null; filter: Record<string, string> | null } {
  const { agency, industry, winner, amountBand, bsnsDiv, region, month } = group
  if (agency) return { ...named(agency), filter: agency.code === null ? null : { agency: agency.code } }
  if (industry) return { ...named(industry), filter: industry.code === null ? null : { industry: industry.code } }
  if (winner) {
    const { name, businessNo } = winner
    return { name, code: businessNo, filter: { winner: businessNo ?? name } }
  }
  if (bsnsDiv) return { name: bsnsDiv, code: null, filter: { bsnsDiv } }
  return { name: amountBand ?? region ?? month ?? 'unknown', code: null, filter: null }
}

const named = ({ code, name }: { code: string | null; name: string | null }) => ({ name: name ?? code ?? 'none', code })

function figuresOf(figures: Figures, text: number) {
  const { totalAmount, medianAmount, awardRate, awardToEstimateRatio, bidders, topWinners, suppressed } = figures
  const rates = awardRate ?? awardToEstimateRatio
  const [top] = topWinners
  return present({
    totalAmount,
    medianAmount,
    rate: rates && rates.n > 0 ? present({ n: rates.n, median: rates.median, p25: rates.p25, p75: rates.p75 }) : null,
    medianBidders: bidders.median,
    topWinner: top ? clip(top.name, text) : null,
    fewData: suppressed,
  })
}
