import { COLOURS, closingsByDay, onPaper } from '../../../charts/index.ts'
import { DAY, parseTime, seoulDay } from '../../lib/clock.ts'
import { countDays } from '../rules/figures.ts'
import type { Column, ColumnKind, PaperChart, PaperSummary, PaperTable, Tile } from '../rules/paper.ts'
import { CLOSING_SOON_DAYS, reasonsOf } from '../rules/summary.ts'
import type { BidItem, FigureName, Notices, ReportContent, ReportSpec, Summary } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { CLOSING_DAYS } from './limits.ts'
import { amountCell, columnsIn, linkCell, timeCell, verdictColumn } from './paper-cells.ts'

/** The number of lines that fit on the first page below the rest. */
const SOON_ROWS = 4
const CHART_HEIGHT = 94

const KINDS: Record<FigureName, ColumnKind> = {
  matches: 'count',
  matchAmount: 'money',
  results: 'count',
  awardAmount: 'money',
  awardRate: 'rate',
}

/** The first page, which managers read to decide. */
export function writeSummary(content: ReportContent, spec: ReportSpec, words: Words): PaperSummary {
  const { toDecide, closingSoon, figures } = content.summary
  const { closing, matches, statistics } = content.sections
  const currency = spec.filter.currency ?? 'KRW'
  const at = parseTime(content.asOf.at, 'start') ?? spec.to
  return {
    finding: words.summary.finding(
      matches ? matches.total : null,
      closingSoon ? closingSoon.total : null,
      toDecide?.length ?? 0,
    ),
    tiles: figures.map((figure): Tile => {
      const { name, value, before, difference } = figure
      return {
        label:
          name === 'awardRate'
            ? words.summary.rate(statistics?.basis ?? 'plannedPrice', spec.period === 'weekly')
            : words.summary.figures[name],
        shown: value === null ? words.summary.unknown : words.summary.value(name, value, currency),
        change: words.summary.change(name, figure, currency),
        tone: difference === null || difference === 0 ? 'same' : difference > 0 ? 'up' : 'down',
        kind: KINDS[name],
        value,
        before,
      }
    }),
    chart: closing && closing.total > 0 ? closingChart(closing, at, spec, words) : null,
    tables: [
      ...(toDecide ? [decisionTable(toDecide, at, words)] : []),
      ...(closingSoon ? [soonTable(closingSoon, at, words)] : []),
    ],
  }
}

function closingChart(closing: Notices, at: number, { language }: ReportSpec, words: Words): PaperChart {
  const days = closingDays(closing, at)
  const busiest = days.reduce((most, day) => (day.count > most.count ? day : most))
  return {
    kind: 'chart',
    title: words.summary.closings(CLOSING_DAYS, busiest.count === 0 ? null : busiest),
    option: closingsByDay(days, CLOSING_SOON_DAYS + 1, onPaper(language)),
    height: CHART_HEIGHT,
  }
}

const closingDays = ({ items }: Notices, at: number) =>
  countDays(
    items.map(({ closeAt }) => closeAt),
    at,
    at + CLOSING_DAYS * DAY,
  )

const startOfDay = (at: number): number => parseTime(seoulDay(at), 'start') ?? at

/** Calendar days between two dates. */
const daysLeft = (closeAt: string | null, at: number): number =>
  Math.round((startOfDay(parseTime(closeAt ?? '', 'start') ?? at) - startOfDay(at)) / DAY)

/** The columns of both lists on the first page. */
function columnsOf(words: Words, verdicts: Column[]): Column[] {
  const column = columnsIn(words)
  return [
    column('left', 'text', 7),
    column('closeAt', 'time', 16),
    column('title', 'text', 48),
    column('agency', 'text', 22),
    column('estimatedPrice', 'money', 17),
    ...verdicts,
    column('keywords', 'text', 16),
  ]
}

function listTable(items: BidItem[], at: number, words: Words): Pick<PaperTable, 'columns' | 'rows' | 'oneLine'> {
  const verdict = verdictColumn(items, words)
  return {
    columns: columnsOf(words, verdict.columns),
    rows: items.map((item) => [
      words.summary.left(daysLeft(item.closeAt, at)),
      timeCell(item.closeAt),
      linkCell(item.title, item.detailUrl),
      item.agency,
      amountCell(item.estimatedPrice, item.currency),
      ...verdict.cells(item),
      item.matchedKeywords.join('; '),
    ]),
    oneLine: true,
  }
}

/** The notices to review first, each with the reason. */
function decisionTable(items: NonNullable<Summary['toDecide']>, at: number, words: Words): PaperTable {
  const { columns, rows, oneLine } = listTable(items, at, words)
  const listed = items.map(({ places }) => places)
  const why = columnsIn(words)('chosenFor', 'text', WHY_WIDTH)
  return {
    kind: 'table',
    title: words.summary.toDecide(items.length),
    name: words.tables.toDecide,
    columns: [...columns.map((column, at) => ({ ...column, width: WIDTHS[at] ?? column.width })), why],
    rows: rows.map((row, index) => [
      ...row,
      words.summary.reason(reasonsOf(items[index]?.places ?? NO_PLACES, listed)),
    ]),
    oneLine,
    total: items.length,
    empty: words.empty.toDecide,
  }
}
/** The same columns, narrower to leave room for the reason. */
const WIDTHS = [7, 16, 38, 18, 17, 12]
const WHY_WIDTH = 19
const NO_PLACES = { amount: null, keywords: 0, closing: 0 }

const soonTable = ({ items, total }: Notices, at: number, words: Words): PaperTable => ({
  kind: 'table',
  title: words.summary.closingSoon(total),
  name: words.tables.closingSoon,
  ...listTable(items, at, words),
  total,
  empty: words.empty.closingSoon,
  shown: SOON_ROWS,
})

/** The data of the chart as a list, for the chart of a workbook. */
export function closingsTable(closing: Notices, at: number, words: Words): PaperTable {
  const column = columnsIn(words)
  const days = closingDays(closing, at)
  return {
    kind: 'table',
    title: words.tables.closings,
    name: words.tables.closings,
    columns: [column('day', 'day', 12), column('count', 'count', 9)],
    rows: days.map(({ day, count }) => [{ at: parseTime(day, 'start') ?? at }, count]),
    total: days.length,
    empty: words.empty.closing,
    picture: {
      title: words.tables.closings,
      type: 'column',
      category: 0,
      series: [{ column: 1, color: COLOURS.main }],
      rows: days.length,
    },
  }
}
