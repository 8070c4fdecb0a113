import { biddingByFirm, COLOURS, onPaper } from '../../../charts/index.ts'
import type { CompetitorsBody } from '../../statistics/index.ts'
import type { ColumnName } from '../../vocabulary/table-words.ts'
import { hyphenated } from '../rules/figures.ts'
import { type Cell, type PaperBlock, type PaperPart, type PaperTable, ROWS } from '../rules/paper.ts'
import { LEAST_SHARED_NOTICES } from '../rules/rivals.ts'
import type { ReportSpec } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { categoryName } from '../texts/words.ts'
import { amountCell, columnsIn, SHEET, sheetTable, timeCell } from './paper-cells.ts'
import { barChart, DRAWN } from './paper-statistics.ts'

export function competitorsPart(body: CompetitorsBody, spec: ReportSpec, words: Words): PaperPart {
  const { summary } = body
  if (summary.length === 0) {
    return {
      title: words.sections.competitors,
      blocks: [{ kind: 'text', text: words.empty.competitors }],
      sheets: [firmsTable(body, words), movesTable(body, spec, words)],
    }
  }
  const firms = summary.slice(0, DRAWN)
  const drawn = firms.some(({ bids }) => bids > 0)
  const best = [...summary].sort((a, b) => b.wins - a.wins)[0]
  const more = best && best.wins > 0 ? words.intro.competitorsMore(best.name, best.wins, best.undecided) : ''
  return {
    title: words.sections.competitors,
    blocks: [
      { kind: 'text', text: words.intro.competitors(summary.length, body.total) + more },
      ...(spec.filter.businessNo === undefined
        ? [{ kind: 'note' as const, text: words.notes.chosenFirms(LEAST_SHARED_NOTICES) }]
        : []),
      ...(drawn
        ? [barChart(words.charts.firms, biddingByFirm(firms, onPaper(spec.language)), firms.length)]
        : ([] satisfies PaperBlock[])),
      firmsTable(body, words),
      movesTable(body, spec, words),
    ],
    sheets: [monthsTable(body, words), agenciesTable(body, words), headToHeadTable(body, words)].filter(
      ({ rows }) => rows.length > 0,
    ),
  }
}

function firmsTable(body: CompetitorsBody, words: Words): PaperTable {
  const { summary } = body
  const column = columnsIn(words)
  return {
    kind: 'table',
    title: words.tables.firms,
    name: words.tables.firms,
    columns: [
      column('firm', 'text', 30),
      column('businessNo', 'text', 14),
      column('bids', 'count', 9),
      column('wins', 'count', 9),
      column('undecided', 'count', 9),
      column('winRate', 'share', 12),
      column('amount', 'money', 20),
      column('medianBidRate', 'rate', 14),
    ],
    rows: summary.map((firm) => [
      firm.name,
      hyphenated(firm.businessNo),
      firm.bids,
      firm.wins,
      firm.undecided,
      firm.winRate,
      amountCell(firm.amount, body.currency),
      firm.medianRate,
    ]),
    total: summary.length,
    empty: words.empty.competitors,
    totals: [
      { label: words.totals.bids, value: summary.reduce((sum, { bids }) => sum + bids, 0), kind: 'count' },
      { label: words.totals.wins, value: summary.reduce((sum, { wins }) => sum + wins, 0), kind: 'count' },
    ],
    picture: {
      title: words.charts.firms,
      type: 'bar',
      category: 0,
      series: [
        { column: 3, color: COLOURS.main },
        { column: 4, color: COLOURS.second },
      ],
      rows: Math.min(summary.length, DRAWN),
    },
  }
}

function movesTable({ items, total }: CompetitorsBody, { format }: ReportSpec, words: Words): PaperTable {
  const column = columnsIn(words)
  return {
    kind: 'table',
    title: words.tables.moves,
    name: words.tables.moves,
    columns: [
      column('noticeNo', 'text', 20),
      column('title', 'text', 40),
      column('firm', 'text', 20),
      column('agency', 'text', 22, SHEET),
      column('bsnsDiv', 'text', 9, SHEET),
      column('openedAt', 'time', 17),
      column('rank', 'count', 7),
      column('bidders', 'count', 12),
      column('bid', 'money', 17),
      column('bidRate', 'rate', 11),
      column('result', 'text', 13),
      column('businessNo', 'text', 14, SHEET),
      column('currency', 'text', 8, SHEET),
    ],
    rows: items
      .slice(0, ROWS[format])
      .map((item): Cell[] => [
        item.noticeNo,
        item.title,
        item.name,
        item.agency,
        categoryName(item.bsnsDiv, words),
        timeCell(item.openedAt),
        item.rank,
        item.bidders,
        amountCell(item.amount, item.currency),
        item.rate,
        words.values.won[item.won === null ? 'unknown' : item.won ? 'true' : 'false'],
        hyphenated(item.businessNo),
        item.currency,
      ]),
    total,
    sheetRows: items.length,
    empty: words.empty.moves,
  }
}

const counts = (words: Words, ...names: ColumnName[]) => names.map((name) => columnsIn(words)(name, 'count', 10))

function monthsTable({ summary, currency }: CompetitorsBody, words: Words): PaperTable {
  const column = columnsIn(words)
  return sheetTable(
    'months',
    [
      column('firm', 'text', 30),
      column('businessNo', 'text', 14),
      column('month', 'text', 10),
      ...counts(words, 'bids', 'wins'),
      column('amount', 'money', 20),
    ],
    summary.flatMap(({ name, businessNo, byMonth }) =>
      byMonth.map(({ month, bids, wins, amount }): Cell[] => [
        name,
        hyphenated(businessNo),
        month,
        bids,
        wins,
        amountCell(amount, currency),
      ]),
    ),
    words.empty.moves,
    words,
  )
}

function agenciesTable({ summary }: CompetitorsBody, words: Words): PaperTable {
  const column = columnsIn(words)
  return sheetTable(
    'agencies',
    [
      column('firm', 'text', 30),
      column('businessNo', 'text', 14),
      column('agencyCode', 'text', 14),
      column('agency', 'text', 30),
      ...counts(words, 'bids', 'wins'),
    ],
    summary.flatMap(({ name, businessNo, topAgencies }) =>
      topAgencies.map((one): Cell[] => [name, hyphenated(businessNo), one.code, one.name, one.bids, one.wins]),
    ),
    words.empty.moves,
    words,
  )
}

function headToHeadTable({ headToHead }: CompetitorsBody, words: Words): PaperTable {
  const column = columnsIn(words)
  return sheetTable(
    'headToHead',
    [
      column('firm', 'text', 30),
      column('businessNo', 'text', 14),
      column('otherFirm', 'text', 30),
      column('otherBusinessNo', 'text', 16),
      ...counts(words, 'together', 'wins', 'otherWins', 'ahead', 'otherAhead'),
    ],
    headToHead.map((one): Cell[] => [
      one.name,
      hyphenated(one.businessNo),
      one.otherName,
      hyphenated(one.otherBusinessNo),
      one.together,
      one.wins,
      one.otherWins,
      one.ahead,
      one.otherAhead,
    ]),
    words.empty.moves,
    words,
  )
}
