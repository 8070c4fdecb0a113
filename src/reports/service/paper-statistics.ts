import { awardsByGroup, biddingByFirm, onPaper, rateHistogram, ratesByGroup } from '../../../charts/index.ts'
import type { CompetitorsBody, WinnersBody } from '../../statistics/index.ts'
import { type AwardRates, nameOfGroup, ratesOf } from '../rules/figures.ts'
import type { Cell, ColumnKind, PaperBlock, PaperPart, PaperTable } from '../rules/paper.ts'
import type { Wish } from '../schema.ts'
import { type ColumnName, kindOf, type Words } from '../texts.ts'
import { amountCell, columnOf, timeCell } from './paper-notices.ts'

/** Bars of a chart; the table has all. */
const DRAWN = 10
const ROW_HEIGHT = 19
const AROUND_ROWS = 66
const HISTOGRAM_HEIGHT = 200

export function competitorsPart(body: CompetitorsBody, { language }: Wish, words: Words): PaperPart {
  const firms = body.summary.slice(0, DRAWN)
  const drawn = firms.some(({ bids }) => bids > 0)
  return {
    title: words.sections.competitors,
    blocks: [
      { kind: 'text', text: words.intro.competitors(body.summary.length, body.total) },
      ...(drawn
        ? [chart(words.charts.firms, biddingByFirm(firms, onPaper(language)), firms.length)]
        : ([] satisfies PaperBlock[])),
      firmsTable(body, words),
      movesTable(body, words),
    ],
  }
}

const chart = (title: string, option: Extract<PaperBlock, { kind: 'chart' }>['option'], rows: number): PaperBlock => ({
  kind: 'chart',
  title,
  option,
  height: AROUND_ROWS + rows * ROW_HEIGHT,
})

function firmsTable(body: CompetitorsBody, words: Words): PaperTable {
  const { summary } = body
  const column = (...given: [ColumnName, ColumnKind, number, boolean?]) => columnOf(words, ...given)
  return {
    kind: 'table',
    title: words.tables.firms,
    name: words.tables.firms,
    columns: [
      column('firm', 'text', 30),
      column('businessNo', 'text', 14),
      column('bids', 'count', 9),
      column('wins', 'count', 9),
      column('winRate', 'share', 10),
      column('amount', 'money', 20),
      column('medianRate', 'rate', 14),
    ],
    rows: summary.map((firm) => [
      firm.name,
      firm.businessNo,
      firm.bids,
      firm.wins,
      firm.winRate,
      amountCell(firm.amount, body.currency),
      firm.medianRate,
    ]),
    total: summary.length,
    empty: words.empty.competitors,
  }
}

function movesTable({ items, total }: CompetitorsBody, words: Words): PaperTable {
  const column = (...given: [ColumnName, ColumnKind, number, boolean?]) => columnOf(words, ...given)
  return {
    kind: 'table',
    title: words.tables.moves,
    name: words.tables.moves,
    columns: [
      column('noticeNo', 'text', 19),
      column('title', 'text', 42),
      column('firm', 'text', 20),
      column('agency', 'text', 22, true),
      column('bsnsDiv', 'text', 9, true),
      column('openAt', 'time', 19),
      column('rank', 'count', 7),
      column('bidders', 'count', 10),
      column('bid', 'money', 17),
      column('bidRate', 'rate', 10),
      column('result', 'text', 10),
    ],
    rows: items.map((item): Cell[] => [
      item.noticeNo,
      item.title,
      item.name,
      item.agency,
      kindOf(item.bsnsDiv, words),
      timeCell(item.openedAt),
      item.rank,
      item.bidders,
      amountCell(item.amount, item.currency),
      item.rate,
      item.won === null ? words.undecided : item.won ? words.won : words.lost,
    ]),
    total,
    empty: words.empty.moves,
  }
}

export function statisticsPart(body: WinnersBody, wish: Wish, words: Words): PaperPart {
  const left = Object.entries(body.excluded).filter(([, count]) => count > 0)
  const withheld = body.items.filter((item) => (ratesOf(item)?.median ?? null) === null).length
  return {
    title: words.sections.statistics,
    blocks: [
      { kind: 'text', text: words.intro.statistics(body.total) },
      { kind: 'note', text: words.notes.basis[body.basis] },
      { kind: 'note', text: words.notes.currency(body.currency) },
      ...pictures(body, wish, words),
      groupsTable(body, words),
      ...(withheld > 0 ? [{ kind: 'note' as const, text: words.notes.suppressed(withheld) }] : []),
      ...(left.length > 0
        ? [
            {
              kind: 'note' as const,
              text: words.notes.excluded(
                left
                  .map(([reason, count]) => `${words.notes.reasons[reason] ?? reason} ${count.toLocaleString('en-US')}`)
                  .join(', '),
              ),
            },
          ]
        : []),
    ],
  }
}

const isWhole = (rates: AwardRates | undefined): rates is AwardRates & { median: number; p25: number; p75: number } =>
  rates !== undefined && rates.median !== null && rates.p25 !== null && rates.p75 !== null

function pictures(body: WinnersBody, { language }: Wish, words: Words): PaperBlock[] {
  if (body.items.length === 0) return []
  const look = onPaper(language)
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
  const blocks = [chart(words.charts.awards, awardsByGroup(counted, look), counted.length)]
  if (spread.length === 0) blocks.push({ kind: 'note', text: words.notes.withheldAll })
  else blocks.push(chart(words.charts.rates, ratesByGroup(spread, basis, look), spread.length))
  if (isWhole(all) && all.histogram !== null) {
    const option = rateHistogram(all.histogram, all.median, basis, look)
    blocks.push({ kind: 'chart', title: `${words.charts.histogram} (n=${all.n})`, option, height: HISTOGRAM_HEIGHT })
  }
  return blocks
}

function groupsTable(body: WinnersBody, words: Words): PaperTable {
  const column = (...given: [ColumnName, ColumnKind, number, boolean?]) => columnOf(words, ...given)
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
      column('bidders', 'count', 10),
      column('topWinner', 'text', 26),
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
      ]
    }),
    total: body.total,
    empty: words.empty.statistics,
  }
}
