import { CSV_BOM, csvLine, csvList, csvNumber, csvText } from '../../lib/csv.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { tableWords } from '../../vocabulary/tables.ts'
import type { Pursuit } from '../schema.ts'

const COLUMNS: Record<string, (pursuit: Pursuit) => string> = {
  id: ({ id }) => id,
  noticeNo: ({ noticeNo }) => csvText(noticeNo),
  title: ({ notice }) => csvText(notice?.title ?? ''),
  agency: ({ notice }) => csvText(notice?.agency ?? ''),
  demandAgency: ({ notice }) => csvText(notice?.demandAgency ?? ''),
  status: ({ notice }) => notice?.status ?? '',
  currency: ({ notice }) => notice?.currency ?? '',
  estimatedPrice: ({ notice }) => csvNumber(notice?.estimatedPrice),
  closeAt: ({ notice }) => notice?.closeAt ?? '',
  openAt: ({ notice }) => notice?.openAt ?? '',
  state: ({ state }) => state,
  stateBy: ({ stateBy }) => stateBy,
  assignee: ({ assignee }) => assignee ?? '',
  bidAmount: ({ bidAmount }) => csvNumber(bidAmount),
  outcome: ({ outcome }) => outcome ?? '',
  winners: ({ result }) => csvList(result?.winners.map(({ name }) => name) ?? []),
  winningAmount: ({ result }) => csvNumber(result?.amount),
  awardRate: ({ result }) => csvNumber(result?.rate),
  bidders: ({ result }) => csvNumber(result?.bidders),
  ownRank: ({ result }) => csvNumber(result?.own?.rank),
  ownAmount: ({ result }) => csvNumber(result?.own?.amount),
  ownRate: ({ result }) => csvNumber(result?.own?.rate),
  noteCount: ({ noteCount }) => csvNumber(noteCount),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  detailUrl: ({ notice }) => csvText(notice?.detailUrl ?? ''),
}

/** A line of names, behind the mark by which spreadsheets know UTF-8, and one for each pursuit, made when it is wanted. */
export function* pursuitTable<Row>(
  rows: readonly Row[],
  show: (row: Row) => Pursuit,
  language?: Language,
): Generator<string> {
  const words = tableWords('pursuits', language)
  const columns = Object.entries(COLUMNS)
  yield CSV_BOM + csvLine(columns.map(([name]) => words.nameOf(name)))
  for (const row of rows) {
    const pursuit = show(row)
    yield csvLine(columns.map(([name, textOf]) => words.textOf(name, textOf(pursuit))))
  }
}
