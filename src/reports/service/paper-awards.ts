import type { Award } from '../../bids/index.ts'
import { hyphenated, medianOf } from '../rules/figures.ts'
import { type Cell, type Column, type PaperPart, type PaperTable, ROWS } from '../rules/paper.ts'
import { sumOfAwards } from '../rules/summary.ts'
import type { AwardItem, ReportContent, ReportSpec } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { categoryName } from '../texts/words.ts'
import { amountCell, columnsIn, listed, PAPER, SHEET, timeCell } from './paper-cells.ts'

type Ended = NonNullable<ReportContent['sections']['awards']>

/** With fewer rates, a median is not meaningful; the statistics withhold it too. */
const LEAST_RATES = 5

/** The lot number of notices without lots. */
const NO_LOT = '0'

const lotOf = ({ lot }: Award): string | null => (lot === NO_LOT ? null : lot)

export function awardsPart(ended: Ended, spec: ReportSpec, words: Words): PaperPart {
  const currency = spec.filter.currency ?? 'KRW'
  const failed = ended.items.filter(({ status }) => status === 'failed').length
  const rates = ended.items.flatMap(({ awards }) =>
    awards.flatMap(({ rate, rateBasis }) => (rateBasis === 'plannedPrice' ? (rate ?? []) : [])),
  )
  const sum = ended.total === 0 ? null : sumOfAwards(ended, currency)
  const finding =
    words.intro.awards(ended.total, failed) +
    words.intro.awardsMore(
      sum === null || sum === 0 ? null : words.amount(sum, currency),
      rates.length < LEAST_RATES ? null : medianOf(rates),
    )
  return {
    title: words.sections.awards,
    blocks: [{ kind: 'text', text: finding }, awardTable(ended, spec, words)],
    sheets: [winnerTable(ended, words)].filter(({ rows }) => rows.length > 0),
  }
}

function awardColumns(words: Words): Column[] {
  const column = columnsIn(words)
  return [
    column('noticeNo', 'text', 20),
    column('title', 'text', 40),
    column('agency', 'text', 26, SHEET),
    column('bsnsDiv', 'text', 9, SHEET),
    column('openAt', 'time', 17, SHEET),
    column('openedAt', 'time', 17),
    column('lots', 'text', 14, { ...PAPER, ifAny: true }),
    column('lot', 'text', 9, SHEET),
    column('rebid', 'count', 9, SHEET),
    column('result', 'text', 11),
    column('winner', 'text', 24),
    column('businessNo', 'text', 14, SHEET),
    column('amount', 'money', 17),
    column('currency', 'text', 8, SHEET),
    column('rate', 'rate', 11),
    column('rateBasis', 'text', 12, SHEET),
    column('plannedPrice', 'money', 17, SHEET),
    column('baseAmount', 'money', 17, SHEET),
    column('bidders', 'count', 11),
    column('decidedAt', 'time', 17, SHEET),
    column('correctedAt', 'time', 17, SHEET),
    column('reason', 'text', 24, SHEET),
    column('status', 'text', 9, SHEET),
  ]
}

function awardTable(ended: Ended, { filter, format }: ReportSpec, words: Words): PaperTable {
  const currency = filter.currency ?? 'KRW'
  const rows = ended.items.slice(0, ROWS[format]).flatMap((item) => awardRows(item, words))
  const sheetRows = ended.items.reduce((sum, { awards }) => sum + Math.max(1, awards.length), 0)
  const sum = sumOfAwards(ended, currency)
  return {
    kind: 'table',
    title: words.sections.awards,
    name: words.sections.awards,
    columns: awardColumns(words),
    rows,
    // A notice has one row for each of its lots.
    total: sheetRows + ended.total - ended.items.length,
    sheetRows,
    empty: words.empty.awards,
    totals: sum === null ? [] : [{ label: words.totals.amounts, value: { amount: sum, currency }, kind: 'money' }],
  }
}

function awardRows({ noticeNo, title, agency, bsnsDiv, openAt, status, awards }: AwardItem, words: Words): Cell[][] {
  const head: Cell[] = [noticeNo, title, agency, categoryName(bsnsDiv, words), timeCell(openAt)]
  const state = words.values.status[status] ?? status
  if (awards.length === 0) {
    const nothing: Cell[] = Array.from({ length: 12 }, () => null)
    return [[...head, null, null, null, null, state, ...nothing, state]]
  }
  return awards.map((award) => [
    ...head,
    timeCell(award.openedAt),
    words.lot(lotOf(award), award.rebid),
    lotOf(award),
    award.rebid,
    words.values.outcome[award.state],
    listed(award.winners.map(({ name }) => name)),
    listed(award.winners.map(({ businessNo }) => hyphenated(businessNo))),
    amountCell(award.amount, award.currency),
    award.currency,
    award.rate,
    award.rateBasis === null ? null : words.columns.plannedPrice,
    amountCell(award.plannedPrice, award.currency),
    amountCell(award.baseAmount, award.currency),
    award.bidders,
    timeCell(award.at),
    timeCell(award.correctedAt),
    award.reason,
    state,
  ])
}

/** One row for each firm that won, alone or with others. */
function winnerTable({ items }: Ended, words: Words): PaperTable {
  const column = columnsIn(words)
  const rows = items.flatMap(({ noticeNo, awards }) =>
    awards.flatMap((award) =>
      award.winners.map(({ name, businessNo, amount, share }): Cell[] => [
        noticeNo,
        lotOf(award),
        award.rebid,
        name,
        hyphenated(businessNo),
        amountCell(amount, award.currency),
        award.currency,
        share,
      ]),
    ),
  )
  return {
    kind: 'table',
    title: words.tables.winners,
    name: words.tables.winners,
    columns: [
      column('noticeNo', 'text', 20),
      column('lot', 'text', 9),
      column('rebid', 'count', 9),
      column('winner', 'text', 26),
      column('businessNo', 'text', 14),
      column('ownAmount', 'money', 18),
      column('currency', 'text', 8),
      column('share', 'share', 10),
    ],
    rows,
    total: rows.length,
    empty: words.empty.awards,
  }
}
