import { noticesByDay, onPaper } from '../../../charts/index.ts'
import { parseTime } from '../../lib/clock.ts'
import { countByDay } from '../rules/figures.ts'
import type { Cell, Column, ColumnKind, PaperPart, PaperTable } from '../rules/paper.ts'
import type { BidItem, Notices, ReportContent, Wish } from '../schema.ts'
import { type ColumnName, kindOf, type Words } from '../texts.ts'
import { CLOSING_DAYS, MOST_ITEMS } from './limits.ts'

export const columnOf = (
  words: Words,
  name: ColumnName,
  kind: ColumnKind,
  width: number,
  onlySheet = false,
): Column => ({ name: words.columns[name], kind, width, onlySheet })

export const timeCell = (time: string | null): Cell => {
  const at = time === null ? null : parseTime(time, 'start')
  return at === null ? null : { at }
}

/** Only the web's own kinds of address become links. */
const linkCell = (text: string, url: string): Cell => (/^https?:\/\//.test(url) ? { text, url } : text)

const CHART_HEIGHT = 190

function noticeTable(name: string, notices: Notices, empty: string, words: Words): PaperTable {
  const column = (...given: [ColumnName, ColumnKind, number, boolean?]) => columnOf(words, ...given)
  return {
    kind: 'table',
    title: name,
    name,
    columns: [
      column('noticeNo', 'text', 19),
      column('title', 'text', 52),
      column('agency', 'text', 26),
      column('bsnsDiv', 'text', 9),
      column('estimatedPrice', 'money', 17),
      column('currency', 'text', 8, true),
      column('postedAt', 'time', 19, true),
      column('closeAt', 'time', 19),
      column('openAt', 'time', 19, true),
      column('status', 'text', 9),
      column('keywords', 'text', 24, true),
      column('link', 'text', 40, true),
    ],
    rows: notices.items.map((item) => noticeRow(item, words)),
    total: notices.total,
    empty,
  }
}

const noticeRow = (item: BidItem, words: Words): Cell[] => [
  linkCell(item.noticeNo, item.detailUrl),
  item.title,
  item.agency,
  kindOf(item.bsnsDiv, words),
  amountCell(item.estimatedPrice, item.currency),
  item.currency,
  timeCell(item.postedAt),
  timeCell(item.closeAt),
  timeCell(item.openAt),
  words.status[item.status] ?? item.status,
  item.matchedKeywords.join('; '),
  linkCell(item.detailUrl, item.detailUrl),
]

export const amountCell = (amount: number | null, currency: string): Cell =>
  amount === null ? null : { amount, currency }

export function matchesPart(notices: Notices, { from, to, language }: Wish, words: Words): PaperPart {
  const days = countByDay(notices.items, from, to)
  const complete = notices.items.length === notices.total
  const drawn = notices.total > 0 && complete
  return {
    title: words.sections.matches,
    blocks: [
      { kind: 'text', text: words.intro.matches(notices.total) },
      ...(complete ? [] : [{ kind: 'note' as const, text: words.notes.many(MOST_ITEMS) }]),
      ...(drawn
        ? [
            {
              kind: 'chart' as const,
              title: words.charts.days,
              option: noticesByDay(days, onPaper(language)),
              height: CHART_HEIGHT,
            },
          ]
        : []),
      noticeTable(words.sections.matches, notices, words.empty.matches, words),
    ],
  }
}

export const closingPart = (notices: Notices, words: Words): PaperPart => ({
  title: words.sections.closing,
  blocks: [
    { kind: 'text', text: words.intro.closing(notices.total, CLOSING_DAYS) },
    noticeTable(words.sections.closing, notices, words.empty.closing, words),
  ],
})

export function awardsPart(ended: NonNullable<ReportContent['sections']['awards']>, words: Words): PaperPart {
  const column = (...given: [ColumnName, ColumnKind, number, boolean?]) => columnOf(words, ...given)
  const failed = ended.items.filter(({ status }) => status === 'failed').length
  const rows = ended.items.flatMap((item) => awardRows(item, words))
  return {
    title: words.sections.awards,
    blocks: [
      { kind: 'text', text: words.intro.awards(ended.total, failed) },
      {
        kind: 'table',
        title: words.sections.awards,
        name: words.sections.awards,
        columns: [
          column('noticeNo', 'text', 19),
          column('title', 'text', 42),
          column('agency', 'text', 26, true),
          column('bsnsDiv', 'text', 9, true),
          column('openAt', 'time', 19),
          column('lot', 'text', 9, true),
          column('result', 'text', 10),
          column('winner', 'text', 24),
          column('businessNo', 'text', 14, true),
          column('amount', 'money', 17),
          column('currency', 'text', 8, true),
          column('rate', 'rate', 10),
          column('bidders', 'count', 10),
          column('reason', 'text', 24, true),
        ],
        rows,
        // A notice has a row for each of its lots.
        total: rows.length + ended.total - ended.items.length,
        empty: words.empty.awards,
      },
    ],
  }
}

/** One for each winner, in one cell; nothing where nothing is known of any. */
const listed = (values: (string | null)[]): string | null =>
  values.every((value) => value === null) ? null : values.map((value) => value ?? '–').join('; ')

type Ended = NonNullable<ReportContent['sections']['awards']>['items'][number]

function awardRows({ noticeNo, title, agency, bsnsDiv, openAt, status, awards }: Ended, words: Words): Cell[][] {
  const head: Cell[] = [noticeNo, title, agency, kindOf(bsnsDiv, words), timeCell(openAt)]
  if (awards.length === 0) {
    return [[...head, null, words.status[status] ?? status, null, null, null, null, null, null, null]]
  }
  return awards.map((award) => [
    ...head,
    `${award.lot}-${award.rebid}`,
    words.states[award.state],
    listed(award.winners.map(({ name }) => name)),
    listed(award.winners.map(({ businessNo }) => businessNo)),
    amountCell(award.amount, award.currency),
    award.currency,
    award.rate,
    award.bidders,
    award.reason,
  ])
}
