import { noticesByDay, onPaper } from '../../../charts/index.ts'
import type { Bid } from '../../bids/index.ts'
import { parseTime } from '../../lib/clock.ts'
import { LIST_FIELD_NAMES, type ListField } from '../../vocabulary/notice-fields.ts'
import { NOTICE_FIELDS } from '../../vocabulary/notice-table.ts'
import type { ColumnName } from '../../vocabulary/table-words.ts'
import { countByDay, mostOften } from '../rules/figures.ts'
import {
  type Cell,
  type Column,
  type ColumnKind,
  type PaperBlock,
  type PaperPart,
  type PaperTable,
  ROWS,
} from '../rules/paper.ts'
import { sumOfNotices } from '../rules/summary.ts'
import type { BidItem, Notices, ReportContent, ReportSpec } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { categoryName } from '../texts/words.ts'
import { CLOSING_DAYS, MOST_ITEMS } from './limits.ts'
import { amountCell, columnsIn, linkCell, SHEET, timeCell, verdictColumn, yesOrNo } from './paper-cells.ts'
import { closingsTable } from './paper-summary.ts'

const CHART_HEIGHT = 150

type CellOf = (item: BidItem, words: Words) => Cell

interface NoticeColumn {
  name: ColumnName
  kind: ColumnKind
  width: number
  more?: typeof SHEET | undefined
  cell: CellOf
}

/** The kind of a column by the type of its field. */
const KIND_OF: Partial<Record<string, ColumnKind>> = {
  count: 'count',
  money: 'money',
  rate: 'rate',
  time: 'time',
}

const kindOf = (name: ListField): ColumnKind => KIND_OF[NOTICE_FIELDS[name].type] ?? 'text'

function fieldCell(value: Bid[ListField], item: BidItem, kind: ColumnKind, words: Words): Cell {
  if (typeof value === 'boolean') return yesOrNo(value, words)
  if (typeof value === 'number') return kind === 'money' ? amountCell(value, item.currency) : value
  if (value === null || typeof value === 'string') return kind === 'time' ? timeCell(value) : value
  return value.map((one) => (typeof one === 'string' ? one : `${one.code} ${one.name}`)).join('; ')
}

const field = (name: ListField, width: number, more?: typeof SHEET, cell?: CellOf): NoticeColumn => ({
  name,
  kind: KIND_OF[NOTICE_FIELDS[name].type] ?? 'text',
  width,
  more,
  cell: cell ?? ((item, words) => fieldCell(item[name], item, kindOf(name), words)),
})

/** The first columns in this order; the other fields follow. */
const PLACED: NoticeColumn[] = [
  { name: 'noticeNo', kind: 'text', width: 18, cell: (item) => linkCell(item.noticeNo, item.detailUrl) },
  field('title', 52),
  field('agency', 26),
  field('bsnsDiv', 10, undefined, (item, words) => categoryName(item.bsnsDiv, words)),
  field('estimatedPrice', 17),
  field('currency', 8, SHEET),
  field('postedAt', 17, SHEET),
  field('closeAt', 17),
  field('openAt', 17, SHEET),
  { name: 'status', kind: 'text', width: 9, cell: (item, words) => words.values.status[item.status] ?? item.status },
  { name: 'keywords', kind: 'text', width: 24, more: SHEET, cell: (item) => item.matchedKeywords.join('; ') },
  { name: 'link', kind: 'text', width: 40, more: SHEET, cell: (item) => item.detailUrl },
  field('demandAgency', 26, SHEET),
  field('baseAmount', 17, SHEET),
  field('budget', 17, SHEET),
  field('floorRate', 12, SHEET),
  field('contractMethod', 20, SHEET),
  field('awardMethod', 20, SHEET),
  field('bidStartAt', 17, SHEET),
  field('kind', 10, SHEET, (item, words) => words.values.kind[item.kind]),
  field('urgent', 8, SHEET),
  field('revision', 8, SHEET),
  { name: 'version', kind: 'count', width: 8, more: SHEET, cell: (item) => item.version },
  field('previousNoticeNo', 17, SHEET),
  field('nextNoticeNo', 17, SHEET),
  { name: 'updatedAt', kind: 'time', width: 17, more: SHEET, cell: (item) => timeCell(item.updatedAt) },
  field('regions', 24, SHEET),
  field('regionCheckNeeded', 12, SHEET),
  field('industries', 30, SHEET),
  field('agencyCode', 14, SHEET),
  field('demandAgencyCode', 14, SHEET),
  { name: 'source', kind: 'text', width: 12, more: SHEET, cell: (item) => item.source },
  field('sourceUrl', 40, SHEET),
]

/** `detailUrl` is in the column `link`. */
const COLUMNS: NoticeColumn[] = [
  ...PLACED,
  ...LIST_FIELD_NAMES.filter((name) => name !== 'detailUrl' && !PLACED.some((one) => one.name === name)).map((name) =>
    field(name, 17, SHEET),
  ),
]

/** Inserts the verdict, if there is one, after the status. */
function withVerdict<T>(values: T[], verdict: readonly T[]): T[] {
  return values.toSpliced(COLUMNS.findIndex(({ name }) => name === 'status') + 1, 0, ...verdict)
}

function noticeColumns(words: Words, verdicts: Column[]): Column[] {
  const column = columnsIn(words)
  return withVerdict(
    COLUMNS.map(({ name, kind, width, more }) => column(name, kind, width, more)),
    verdicts,
  )
}

const noticeRow = (item: BidItem, words: Words, verdict: Cell[]): Cell[] =>
  withVerdict(
    COLUMNS.map(({ cell }) => cell(item, words)),
    verdict,
  )

const currencyOf = ({ filter }: ReportSpec): string => filter.currency ?? 'KRW'

function noticeTable(name: string, notices: Notices, empty: string, spec: ReportSpec, words: Words): PaperTable {
  const currency = currencyOf(spec)
  const sum = sumOfNotices(notices, currency)
  const verdict = verdictColumn(notices.items, words)
  return {
    kind: 'table',
    title: name,
    name,
    columns: noticeColumns(words, verdict.columns),
    rows: notices.items.slice(0, ROWS[spec.format]).map((item) => noticeRow(item, words, verdict.cells(item))),
    total: notices.total,
    sheetRows: notices.items.length,
    empty,
    totals: sum === null ? [] : [{ label: words.totals.estimates, value: { amount: sum, currency }, kind: 'money' }],
  }
}

/** `null` for an empty list. */
const sumText = (notices: Notices, spec: ReportSpec, words: Words): string | null => {
  const sum = notices.total === 0 ? null : sumOfNotices(notices, currencyOf(spec))
  return sum === null ? null : words.amount(sum, currencyOf(spec))
}

export function matchesPart(notices: Notices, content: ReportContent, spec: ReportSpec, words: Words): PaperPart {
  const { from, to, language, period } = spec
  const days = countByDay(notices.items, from, to)
  const complete = notices.items.length === notices.total
  const figure = content.summary.figures.find(({ name }) => name === 'matches')
  const whole = (parseTime(content.asOf.at, 'start') ?? to) >= to
  const finding =
    words.intro.matches(notices.total, figure?.before ?? null, words.summary.against(period, whole)) +
    words.intro.matchesMore(sumText(notices, spec, words), mostOften(notices.items.map(({ agency }) => agency)))
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
      noticeTable(words.sections.matches, notices, words.empty.matches, spec, words),
    ],
    sheets: [],
  }
}

export function closingPart(notices: Notices, content: ReportContent, spec: ReportSpec, words: Words): PaperPart {
  const at = parseTime(content.asOf.at, 'start') ?? spec.to
  const soon = content.summary.closingSoon?.total ?? 0
  return {
    title: words.sections.closing,
    blocks: [
      {
        kind: 'text',
        text: words.intro.closing(notices.total, CLOSING_DAYS, soon, sumText(notices, spec, words)),
      },
      noticeTable(words.sections.closing, notices, words.empty.closing, spec, words),
    ],
    sheets: notices.total === 0 ? [] : [closingsTable(notices, at, words)],
  }
}
