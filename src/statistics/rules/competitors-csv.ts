import { CSV_BOM, csvLine, csvNumber, csvText } from '../../lib/csv.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { tableWords } from '../../vocabulary/tables.ts'
import type { CompetitorItem } from '../schema/competitors.ts'

const COLUMNS: { [Name in keyof CompetitorItem]: (item: CompetitorItem) => string } = {
  noticeNo: ({ noticeNo }) => csvText(noticeNo),
  title: ({ title }) => csvText(title),
  agency: ({ agency }) => csvText(agency),
  bsnsDiv: ({ bsnsDiv }) => bsnsDiv,
  name: ({ name }) => csvText(name),
  businessNo: ({ businessNo }) => csvText(businessNo ?? ''),
  openedAt: ({ openedAt }) => openedAt ?? '',
  rank: ({ rank }) => csvNumber(rank),
  bidders: ({ bidders }) => csvNumber(bidders),
  amount: ({ amount }) => csvNumber(amount),
  currency: ({ currency }) => currency,
  rate: ({ rate }) => csvNumber(rate),
  won: ({ won }) => String(won ?? ''),
}

/** Column names, after the byte order mark by which spreadsheets detect UTF-8, and one line for each bid. */
export function* competitorTable(items: Iterable<CompetitorItem>, language?: Language): Generator<string> {
  const words = tableWords('competitors', language)
  const columns = Object.entries(COLUMNS)
  yield CSV_BOM + csvLine(columns.map(([name]) => words.nameOf(name)))
  for (const item of items) yield csvLine(columns.map(([name, textOf]) => words.textOf(name, textOf(item))))
}
