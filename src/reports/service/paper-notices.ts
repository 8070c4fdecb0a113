import { noticesByDay, onPaper } from '../../../charts/index.ts'
import { parseTime } from '../../lib/clock.ts'
import { countByDay, mostOften } from '../rules/figures.ts'
import { type Cell, type Column, type PaperBlock, type PaperPart, type PaperTable, ROWS } from '../rules/paper.ts'
import { sumOfNotices } from '../rules/summary.ts'
import type { BidItem, Notices, ReportContent, Wish } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { categoryName } from '../texts/words.ts'
import { CLOSING_DAYS, MOST_ITEMS } from './limits.ts'
import { amountCell, columnsIn, linkCell, SHEET, timeCell, yesOrNo } from './paper-cells.ts'
import { closingsTable } from './paper-summary.ts'

const CHART_HEIGHT = 150

function noticeColumns(words: Words): Column[] {
  const column = columnsIn(words)
  return [
    column('noticeNo', 'text', 18),
    column('title', 'text', 52),
    column('agency', 'text', 26),
    column('bsnsDiv', 'text', 10),
    column('estimatedPrice', 'money', 17),
    column('currency', 'text', 8, SHEET),
    column('postedAt', 'time', 17, SHEET),
    column('closeAt', 'time', 17),
    column('openAt', 'time', 17, SHEET),
    column('status', 'text', 9),
    column('keywords', 'text', 24, SHEET),
    column('link', 'text', 40, SHEET),
    column('demandAgency', 'text', 26, SHEET),
    column('baseAmount', 'money', 17, SHEET),
    column('budget', 'money', 17, SHEET),
    column('floorRate', 'rate', 12, SHEET),
    column('contractMethod', 'text', 20, SHEET),
    column('awardMethod', 'text', 20, SHEET),
    column('bidStartAt', 'time', 17, SHEET),
    column('kind', 'text', 10, SHEET),
    column('urgent', 'text', 8, SHEET),
    column('revision', 'count', 8, SHEET),
    column('version', 'count', 8, SHEET),
    column('previousNoticeNo', 'text', 17, SHEET),
    column('nextNoticeNo', 'text', 17, SHEET),
    column('updatedAt', 'time', 17, SHEET),
    column('regions', 'text', 24, SHEET),
    column('regionCheckNeeded', 'text', 12, SHEET),
    column('industries', 'text', 30, SHEET),
    column('agencyCode', 'text', 14, SHEET),
    column('demandAgencyCode', 'text', 14, SHEET),
    column('source', 'text', 12, SHEET),
    column('sourceUrl', 'text', 40, SHEET),
  ]
}

const noticeRow = (item: BidItem, words: Words): Cell[] => [
  linkCell(item.noticeNo, item.detailUrl),
  item.title,
  item.agency,
  categoryName(item.bsnsDiv, words),
  amountCell(item.estimatedPrice, item.currency),
  item.currency,
  timeCell(item.postedAt),
  timeCell(item.closeAt),
  timeCell(item.openAt),
  words.status[item.status] ?? item.status,
  item.matchedKeywords.join('; '),
  item.detailUrl,
  item.demandAgency,
  amountCell(item.baseAmount, item.currency),
  amountCell(item.budget, item.currency),
  item.floorRate,
  item.contractMethod,
  item.awardMethod,
  timeCell(item.bidStartAt),
  words.kinds[item.kind],
  yesOrNo(item.urgent, words),
  item.revision,
  item.version,
  item.previousNoticeNo,
  item.nextNoticeNo,
  timeCell(item.updatedAt),
  item.regions.join('; '),
  yesOrNo(item.regionCheckNeeded, words),
  item.industries.map(({ code, name }) => `${code} ${name}`).join('; '),
  item.agencyCode,
  item.demandAgencyCode,
  item.source,
  item.sourceUrl,
]

const currencyOf = ({ filter }: Wish): string => filter.currency ?? 'KRW'

function noticeTable(name: string, notices: Notices, empty: string, wish: Wish, words: Words): PaperTable {
  const currency = currencyOf(wish)
  const sum = sumOfNotices(notices, currency)
  return {
    kind: 'table',
    title: name,
    name,
    columns: noticeColumns(words),
    rows: notices.items.slice(0, ROWS[wish.format]).map((item) => noticeRow(item, words)),
    total: notices.total,
    held: notices.items.length,
    empty,
    totals: sum === null ? [] : [{ label: words.totals.estimates, value: { amount: sum, currency }, kind: 'money' }],
  }
}

/** Of a list that is not empty; a sum of nothing says nothing. */
const sumText = (notices: Notices, wish: Wish, words: Words): string | null => {
  const sum = notices.total === 0 ? null : sumOfNotices(notices, currencyOf(wish))
  return sum === null ? null : words.amount(sum, currencyOf(wish))
}

export function matchesPart(notices: Notices, content: ReportContent, wish: Wish, words: Words): PaperPart {
  const { from, to, language, period } = wish
  const days = countByDay(notices.items, from, to)
  const complete = notices.items.length === notices.total
  const figure = content.summary.figures.find(({ name }) => name === 'matches')
  const whole = (parseTime(content.asOf.at, 'start') ?? to) >= to
  const finding =
    words.intro.matches(notices.total, figure?.before ?? null, words.summary.against(period, whole)) +
    words.intro.matchesMore(sumText(notices, wish, words), mostOften(notices.items.map(({ agency }) => agency)))
  return {
    title: words.sections.matches,
    blocks: [
      { kind: 'text', text: finding },
      ...(complete ? [] : [{ kind: 'note' as const, text: words.notes.many(MOST_ITEMS) }]),
      ...(notices.total > 0 && complete
        ? [
            {
              kind: 'chart' as const,
              title: words.charts.days,
              option: noticesByDay(days, onPaper(language)),
              height: CHART_HEIGHT,
            },
          ]
        : ([] satisfies PaperBlock[])),
      noticeTable(words.sections.matches, notices, words.empty.matches, wish, words),
    ],
    sheets: [],
  }
}

export function closingPart(notices: Notices, content: ReportContent, wish: Wish, words: Words): PaperPart {
  const at = parseTime(content.asOf.at, 'start') ?? wish.to
  const soon = content.summary.closingSoon?.total ?? 0
  return {
    title: words.sections.closing,
    blocks: [
      {
        kind: 'text',
        text: words.intro.closing(notices.total, CLOSING_DAYS, soon, sumText(notices, wish, words)),
      },
      noticeTable(words.sections.closing, notices, words.empty.closing, wish, words),
    ],
    sheets: notices.total === 0 ? [] : [closingsTable(notices, at, words)],
  }
}
