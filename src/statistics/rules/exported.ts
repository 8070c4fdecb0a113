import { seoulTimeOrNull } from '../../lib/clock.ts'
import { CSV_BOM, csvLine, csvList, csvNumber, csvText } from '../../lib/csv.ts'
import { filterFits, nameFits } from '../../search/filter.ts'
import { businessNumber, firmWords } from '../../search/firms.ts'
import { normalise } from '../../search/text.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { tableWords } from '../../vocabulary/tables.ts'
import type { Reason } from '../schema/reasons.ts'
import { type AwardRow, noAward, noRate } from './award.ts'
import type { QuestionScope } from './question.ts'

/** An ended opening with all fields that statistics count. Times are in Seoul. */
export interface ExportedAward {
  noticeNo: string
  title: string
  revision: number
  lot: string
  rebid: number
  agency: string
  agencyCode: string | null
  demandAgency: string | null
  demandAgencyCode: string | null
  bsnsDiv: string
  contractMethod: string | null
  awardMethod: string | null
  regions: string[]
  regionCheckNeeded: boolean
  industries: { code: string; name: string }[]
  estimatedPrice: number | null
  estimateCurrency: string
  state: string
  /** Why it does not count as an award. */
  noAward: Reason | null
  openedAt: string | null
  winners: { name: string; businessNo: string | null }[]
  amount: number | null
  currency: string
  /** In % of the planned price. */
  rate: number | null
  /** Why its rate is not compared with others. */
  noRate: Reason | null
  plannedPrice: number | null
  baseAmount: number | null
  bidders: number | null
}

/** Normalises each name once, because many awards share theirs. */
function createNorms(): (name: string) => string {
  const norms = new Map<string, string>()
  return (name) => {
    const norm = norms.get(name) ?? normalise(name)
    norms.set(name, norm)
    return norm
  }
}

/** Whether a round fits the filters other than the period, like a query of the awards in memory. */
export function createScopeTest({ filter, agencyRole, winners }: QuestionScope): (row: AwardRow) => boolean {
  const norm = createNorms()
  const named = (code: string | null, name: string) => ({ code, norm: norm(name) })
  return (row) =>
    filterFits(filter, {
      ...row,
      currency: row.noticeCurrency,
      agencies: [
        ...(agencyRole === 'demand' && row.demandAgency !== null ? [] : [named(row.agencyCode, row.agency)]),
        ...(agencyRole === 'issuing' || row.demandAgency === null
          ? []
          : [named(row.demandAgencyCode, row.demandAgency)]),
      ],
      industries: row.licences.map(({ code, name }) => named(code, name)),
    }) &&
    (winners.length === 0 ||
      row.winners.some(({ businessNo, name }) => {
        const firm = named(businessNo === null ? null : businessNumber(businessNo), firmWords(name))
        return winners.some((wanted) => nameFits(wanted, firm))
      }))
}

export interface ExportRow extends AwardRow {
  title: string
  revision: number
  lot: string
  rebid: number
  regions: string[]
}

export const toExportedAward = (row: ExportRow): ExportedAward => ({
  noticeNo: row.noticeNo,
  title: row.title,
  revision: row.revision,
  lot: row.lot,
  rebid: row.rebid,
  agency: row.agency,
  agencyCode: row.agencyCode,
  demandAgency: row.demandAgency,
  demandAgencyCode: row.demandAgencyCode,
  bsnsDiv: row.bsnsDiv,
  contractMethod: row.contractMethod,
  awardMethod: row.awardMethod,
  regions: row.regions,
  regionCheckNeeded: row.regionCheckNeeded,
  industries: row.licences.map(({ code, name }) => ({ code, name })),
  estimatedPrice: row.estimatedPrice,
  estimateCurrency: row.noticeCurrency,
  state: row.state,
  noAward: noAward(row),
  openedAt: seoulTimeOrNull(row.openedAt),
  winners: row.winners.map(({ name, businessNo }) => ({
    name,
    businessNo: businessNo === null ? null : businessNumber(businessNo),
  })),
  amount: row.amount,
  currency: row.currency,
  rate: row.rate,
  noRate: noRate(row),
  plannedPrice: row.plannedPrice,
  baseAmount: row.baseAmount,
  bidders: row.bidders,
})

const COLUMNS: { [Name in keyof ExportedAward]: (value: ExportedAward[Name]) => string } = {
  noticeNo: csvText,
  title: csvText,
  revision: csvNumber,
  lot: csvText,
  rebid: csvNumber,
  agency: csvText,
  agencyCode: textOrEmpty,
  demandAgency: textOrEmpty,
  demandAgencyCode: textOrEmpty,
  bsnsDiv: csvText,
  contractMethod: textOrEmpty,
  awardMethod: textOrEmpty,
  regions: csvList,
  regionCheckNeeded: String,
  industries: (industries) => csvList(industries.map(({ code, name }) => `${code} ${name}`)),
  estimatedPrice: csvNumber,
  estimateCurrency: csvText,
  state: csvText,
  noAward: textOrEmpty,
  openedAt: textOrEmpty,
  winners: (winners) => csvList(winners.map(({ name, businessNo }) => `${name} (${businessNo ?? '-'})`)),
  amount: csvNumber,
  currency: csvText,
  rate: csvNumber,
  noRate: textOrEmpty,
  plannedPrice: csvNumber,
  baseAmount: csvNumber,
  bidders: csvNumber,
}

function textOrEmpty(text: string | null): string {
  return csvText(text ?? '')
}

/** Beginning, end and lines of the file. */
export interface LineForm {
  head: string
  between: string
  tail: string
  line(award: ExportedAward): string
}

export function createAwardForms(language?: Language): Record<'csv' | 'ndjson' | 'json', LineForm> {
  const words = tableWords('awards', language)
  const names = Object.keys(COLUMNS) as (keyof ExportedAward)[]
  const plain = { head: '', between: '', tail: '' }
  return {
    csv: {
      ...plain,
      head: CSV_BOM + csvLine(names.map(words.nameOf)),
      line: (award) => csvLine(names.map((name) => words.textOf(name, cellOf(name, award)))),
    },
    ndjson: { ...plain, line: (award) => `${JSON.stringify(award)}\n` },
    json: { head: '[', between: ',', tail: ']', line: (award) => JSON.stringify(award) },
  }
}

const cellOf = <Name extends keyof ExportedAward>(name: Name, award: ExportedAward): string =>
  COLUMNS[name](award[name])
