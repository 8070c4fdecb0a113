import { CSV_BOM, csvLine, csvList, csvNumber, csvText } from '../../lib/csv.ts'
import { REASONS } from '../schema/reasons.ts'
import type { GroupBy } from '../schema/statistics.ts'
import type { Figures, Group } from '../schema/winners.ts'

/** The fields repeated in every line, because lines are cut out and sent on. */
export interface CsvFrame {
  basis: string
  currency: string
  from: string
  to: string
  asOf: string
}

const FIGURES = [
  'awards',
  'totalAmount',
  'medianAmount',
  'rateN',
  'rateMedian',
  'rateP25',
  'rateP75',
  'rateMean',
  'rateHistogram',
  'biddersN',
  'biddersMedian',
  'biddersMean',
  'topWinners',
  ...REASONS.map((reason) => `excluded.${reason}`),
  'excluded.sharedValue',
  'suppressed',
  'basis',
  'currency',
  'from',
  'to',
  'asOf',
]

const PARTS: Partial<Record<GroupBy, string[]>> = {
  agency: ['agencyCode', 'agency'],
  industry: ['industryCode', 'industry'],
  winner: ['winnerBusinessNo', 'winner'],
}

export const winnerCsvHead = (groupBy: readonly GroupBy[]): string =>
  CSV_BOM + csvLine([...groupBy.flatMap((name) => PARTS[name] ?? [name]), ...FIGURES])

export function winnerCsvLine(groupBy: readonly GroupBy[], item: Figures & { group: Group }, frame: CsvFrame): string {
  const { excluded, bidders } = item
  const rates = item.awardRate ?? item.awardToEstimateRatio
  return csvLine([
    ...groupBy.flatMap((name) => cellsOf(item.group[name])),
    ...[item.awards, item.totalAmount, item.medianAmount].map(csvNumber),
    ...[rates?.n, rates?.median, rates?.p25, rates?.p75, rates?.mean].map(csvNumber),
    csvList((rates?.histogram ?? []).map(({ from, count }) => `${from} ${count}`)),
    ...[bidders.n, bidders.median, bidders.mean].map(csvNumber),
    csvList(item.topWinners.map(({ name, businessNo, awards }) => `${name} (${businessNo ?? '-'}) ${awards}`)),
    ...REASONS.map((reason) => csvNumber(excluded[reason] ?? 0)),
    csvNumber(excluded.sharedValue ?? 0),
    String(item.suppressed ?? false),
    frame.basis,
    frame.currency,
    frame.from,
    frame.to,
    frame.asOf,
  ])
}

function cellsOf(part: Group[GroupBy]): string[] {
  if (part === undefined) return []
  if (typeof part === 'string') return [csvText(part)]
  const code = 'code' in part ? part.code : part.businessNo
  return [csvText(code ?? ''), csvText(part.name ?? '')]
}
