import { awardsByGroup, COLOURS, onPaper, rateHistogram, ratesByGroup } from '../../../charts/index.ts'
import type { Figures, WinnersBody } from '../../statistics/index.ts'
import { type AwardRates, hyphenated, nameOfGroup, ratesOf } from '../rules/figures.ts'
import type { Cell, PaperBlock, PaperChart, PaperPart, PaperTable, Total } from '../rules/paper.ts'
import type { ReportSpec } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { MOST_ITEMS } from './limits.ts'
import { amountCell, columnsIn, SHEET, sheetTable, yesOrNo } from './paper-cells.ts'

/** The maximum number of bars in a chart; the table has all groups. */
export const DRAWN = 10
const ROW_HEIGHT = 17
const AROUND_ROWS = 66
const HISTOGRAM_HEIGHT = 180

export function statisticsPart(body: WinnersBody, spec: ReportSpec, words: Words): PaperPart {
  const withheld = body.items.filter((item) => (ratesOf(item)?.median ?? null) === null).length
  const left = excludedText(body.excluded, words)
  const all = ratesOf(body.totals)
  const finding =
    words.intro.statistics(body.from.slice(0, 10), body.to.slice(0, 10), body.totals.awards, body.total) +
    (isWhole(all) ? words.intro.statisticsMore(all.median, all.p25, all.p75) : '')
  return {
    title: words.sections.statistics,
    blocks: [
      { kind: 'text', text: finding },
      ...(spec.period === 'weekly' ? [{ kind: 'note' as const, text: words.notes.ofYear }] : []),
      { kind: 'note', text: words.notes.basis[body.basis] },
      { kind: 'note', text: words.notes.currency(body.currency) },
      ...pictures(body, spec, words),
      groupsTable(body, words),
      ...(withheld > 0 ? [{ kind: 'note' as const, text: words.notes.suppressed(withheld) }] : []),
      ...(left === null ? [] : [{ kind: 'note' as const, text: words.notes.excluded(left) }]),
    ],
    sheets: [topWinnersTable(body, words), histogramTable(body, words)].filter(({ rows }) => rows.length > 0),
  }
}

export const barChart = (title: string, option: PaperChart['option'], rows: number): PaperChart => ({
  kind: 'chart',
  title,
  option,
  height: AROUND_ROWS + rows * ROW_HEIGHT,
})

/** The numbers excluded from a figure, by reason; `null` if there are none. */
function excludedText(excluded: Figures['excluded'], words: Words): string | null {
  const left = Object.entries(excluded).filter(([, count]) => count > 0)
  const said = left.map(
    ([reason, count]) => `${words.values.reason[reason] ?? reason} ${count.toLocaleString('en-US')}`,
  )
  return said.length === 0 ? null : said.join(', ')
}

const isWhole = (rates: AwardRates | undefined): rates is AwardRates & { median: number; p25: number; p75: number } =>
  rates !== undefined && rates.median !== null && rates.p25 !== null && rates.p75 !== null

function pictures(body: WinnersBody, { language }: ReportSpec, words: Words): PaperBlock[] {
  if (body.items.length === 0) return []
  const style = onPaper(language)
  const basis = body.basis === 'plannedPrice' ? 'awardRate' : 'awardToEstimateRatio'
  const first = body.items.slice(0, DRAWN)
  const counted = first.map(({ group, awards }) => ({ name: nameOfGroup(group), count: awards }))
  const spread = first.flatMap((item) => {
    const rates = ratesOf(item)
    if (!isWhole(rates)) return []
    const { n, p25, median, p75 } = rates
    return [{ name: nameOfGroup(item.group), n, p25, median, p75 }]
  })
  const all = ratesOf(body.totals)
  const blocks: PaperBlock[] = [barChart(words.charts.awards, awardsByGroup(counted, style), counted.length)]
  if (spread.length === 0) blocks.push({ kind: 'note', text: words.notes.withheldAll })
  else blocks.push(barChart(words.charts.rates, ratesByGroup(spread, basis, style), spread.length))
  if (isWhole(all) && all.histogram !== null) {
    const option = rateHistogram(all.histogram, all.median, basis, style)
    blocks.push({ kind: 'chart', title: words.histogramOf(all.n), option, height: HISTOGRAM_HEIGHT })
  }
  return blocks
}

function groupsTable(body: WinnersBody, words: Words): PaperTable {
  const column = columnsIn(words)
  return {
    kind: 'table',
    title: words.tables.groups,
    name: words.sections.statistics,
    columns: [
      column('group', 'text', 30),
      column('awards', 'count', 9),
      column('totalAmount', 'money', 22),
      column('medianAmount', 'money', 18),
      column('n', 'count', 7),
      column('p25', 'rate', 10),
      column('medianRate', 'rate', 14),
      column('p75', 'rate', 10),
      column('bidders', 'middle', 12),
      column('topWinner', 'text', 26),
      column('agencyCode', 'text', 14, SHEET),
      column('mean', 'rate', 10, SHEET),
      column('biddersN', 'count', 12, SHEET),
      column('biddersMean', 'middle', 12, SHEET),
      column('excluded', 'text', 40, SHEET),
      column('suppressed', 'text', 12, SHEET),
    ],
    rows: body.items.map((item): Cell[] => {
      const rates = ratesOf(item)
      return [
        nameOfGroup(item.group),
        item.awards,
        amountCell(item.totalAmount, body.currency),
        amountCell(item.medianAmount, body.currency),
        rates?.n ?? null,
        rates?.p25 ?? null,
        rates?.median ?? null,
        rates?.p75 ?? null,
        item.bidders.median,
        item.topWinners[0]?.name ?? null,
        item.group.agency?.code ?? null,
        rates?.mean ?? null,
        item.bidders.n,
        item.bidders.mean,
        excludedText(item.excluded, words),
        yesOrNo(item.suppressed === true, words),
      ]
    }),
    total: body.total,
    // The list has the first page of the API response; workbooks have all.
    sheetRows: Math.min(body.total, MOST_ITEMS),
    empty: words.empty.statistics,
    counted: 'places',
    totals: totalsOf(body, words),
    picture: {
      title: words.charts.awards,
      type: 'bar',
      category: 0,
      series: [{ column: 1, color: COLOURS.main }],
      rows: Math.min(body.items.length, DRAWN),
    },
  }
}

function totalsOf({ totals, currency }: WinnersBody, words: Words): Total[] {
  const rates = ratesOf(totals)
  const { columns } = words
  return [
    { label: words.totals.awards, value: totals.awards, kind: 'count' },
    { label: columns.totalAmount, value: amountCell(totals.totalAmount, currency), kind: 'money' },
    { label: columns.medianAmount, value: amountCell(totals.medianAmount, currency), kind: 'money' },
    { label: columns.n, value: rates?.n ?? null, kind: 'count' },
    { label: columns.p25, value: rates?.p25 ?? null, kind: 'rate' },
    { label: columns.medianRate, value: rates?.median ?? null, kind: 'rate' },
    { label: columns.p75, value: rates?.p75 ?? null, kind: 'rate' },
    { label: columns.mean, value: rates?.mean ?? null, kind: 'rate' },
    { label: columns.bidders, value: totals.bidders.median, kind: 'middle' },
  ]
}

/** The figures of all agencies together, and of each agency. */
const everyGroup = ({ items, totals }: WinnersBody, words: Words): (readonly [string, Figures])[] =>
  items.length === 0
    ? []
    : [[words.workbook.totals, totals], ...items.map((item) => [nameOfGroup(item.group), item] as const)]

function topWinnersTable(body: WinnersBody, words: Words): PaperTable {
  const column = columnsIn(words)
  const rows = everyGroup(body, words).flatMap(([name, { topWinners }]) =>
    topWinners.map((firm, index): Cell[] => [
      name,
      index + 1,
      firm.name,
      hyphenated(firm.businessNo),
      firm.awards,
      amountCell(firm.amount, body.currency),
      firm.share,
    ]),
  )
  return sheetTable(
    'topWinners',
    [
      column('group', 'text', 30),
      column('rank', 'count', 7),
      column('winner', 'text', 30),
      column('businessNo', 'text', 14),
      column('awards', 'count', 9),
      column('amount', 'money', 20),
      column('share', 'share', 10),
    ],
    rows,
    words.empty.statistics,
    words,
  )
}

/** In bins of 0.1 percentage points; the first rows are for all agencies together. */
function histogramTable(body: WinnersBody, words: Words): PaperTable {
  const column = columnsIn(words)
  const rows = everyGroup(body, words).flatMap(([name, figures]) =>
    (ratesOf(figures)?.histogram ?? []).map(({ from, to, count }): Cell[] => [name, from, to, count]),
  )
  const columns = [
    column('group', 'text', 30),
    column('from', 'rate', 10),
    column('to', 'rate', 10),
    column('count', 'count', 9),
  ]
  return {
    ...sheetTable('histogram', columns, rows, words.empty.statistics, words),
    picture: {
      title: words.charts.histogram,
      type: 'column',
      category: 1,
      series: [{ column: 3, color: COLOURS.main }],
      rows: ratesOf(body.totals)?.histogram?.length ?? 0,
    },
  }
}
