import type { WinnersBody } from '../../statistics/index.ts'
import type { NoticeKind, Outcome } from '../../vocabulary/notices.ts'
import type { ColumnName } from '../../vocabulary/table-words.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { FigureName, Period, SectionName } from '../schema.ts'

/** A figure of this period and of the previous one. */
export interface ComparedFigure {
  value: number | null
  before: number | null
  difference: number | null
  percent: number | null
}

/** The texts of reports in one language, besides the names of columns and values. */
export interface ReportTexts {
  title: Record<Period, string>
  /** The beginnings of file names, before the day or month. */
  files: Record<Period, string>
  subtitle: (company: string, from: string, to: string) => string
  facts: { period: string; asOf: string; filter: string; none: string; before: string; eligibility: string }
  footer: (asOf: string) => string
  contents: string
  overview: string
  page: (page: number, pages: number) => string
  /** `inSheet`: the workbook contains all rows. */
  more: (listed: number, total: number, inSheet: boolean, counted: 'cases' | 'places') => string
  appendix: string
  inAppendix: (shown: number, rows: number, counted: 'cases' | 'places') => string
  millions: string
  /** An amount within a sentence. */
  amount: (amount: number, currency: string) => string
  workbook: Record<'totals' | 'figure' | 'now' | 'before' | 'change', string>
  summary: Summary
  sections: Record<SectionName, string>
  intro: Intro
  empty: Record<SectionName | 'moves' | 'toDecide' | 'closingSoon', string>
  charts: Record<'days' | 'awards' | 'rates' | 'firms' | 'histogram', string>
  /** The title of the histogram, with the number of its awards. */
  histogramOf: (awards: number) => string
  notes: Notes
  tables: Record<TableName, string>
  totals: Record<'estimates' | 'amounts' | 'awards' | 'bids' | 'wins', string>
  lot: (lot: string | null, rebid: number) => string | null
  filter: Record<'agency' | 'industry' | 'region' | 'bsnsDiv' | 'amount' | 'businessNo' | 'currency', string>
}

/** Names of values in tables. */
interface ValueWords extends Record<'status' | 'category' | 'reason', Record<string, string>> {
  kind: Record<NoticeKind, string>
  verdict: Record<Verdict, string>
  outcome: Record<Outcome, string>
  won: Record<'true' | 'false' | 'unknown', string>
  flag: Record<'true' | 'false', string>
}

export interface Words extends ReportTexts {
  columns: Record<ColumnName, string>
  values: ValueWords
}

/** Texts of the first page. */
interface Summary {
  title: string
  figures: Record<Exclude<FigureName, 'awardRate'>, string>
  /** The name of the rate, which depends on the price that it is a share of. `year`: over twelve months. */
  rate: (basis: WinnersBody['basis'], year: boolean) => string
  /** The name of the period to compare with; `whole`: the period is over. */
  against: (period: Period, whole: boolean) => string
  /** The value of a figure, with its unit. */
  value: (name: FigureName, value: number, currency: string) => string
  change: (name: FigureName, figure: ComparedFigure, currency: string) => string
  unknown: string
  finding: (matches: number | null, soon: number | null, toDecide: number) => string
  toDecide: (count: number) => string
  /** The reasons for reviewing a notice first: its ranks, from 1. */
  reason: (reasons: [name: 'amount' | 'keywords' | 'closing', place: number][]) => string
  closingSoon: (count: number) => string
  /** The title of a chart states its main finding. */
  closings: (days: number, busiest: { day: string; count: number } | null) => string
  left: (days: number) => string
}

/** The first sentence of each section. */
interface Intro {
  matches: (total: number, before: number | null, against: string) => string
  matchesMore: (amount: string | null, top: { name: string; count: number } | null) => string
  closing: (total: number, days: number, soon: number, amount: string | null) => string
  awards: (total: number, failed: number) => string
  awardsMore: (amount: string | null, rate: number | null) => string
  competitors: (firms: number, bids: number) => string
  competitorsMore: (name: string, wins: number, undecided: number) => string
  statistics: (from: string, to: string, awards: number, groups: number) => string
  statisticsMore: (median: number, p25: number, p75: number) => string
}

interface Notes {
  basis: Record<WinnersBody['basis'], string>
  suppressed: (groups: number) => string
  excluded: (parts: string) => string
  withheldAll: string
  many: (most: number) => string
  currency: (currency: string) => string
  ofYear: string
  chosenFirms: (least: number) => string
}

export type TableName =
  | ('firms' | 'moves' | 'groups' | 'winners' | 'months' | 'agencies' | 'headToHead' | 'topWinners' | 'histogram')
  | ('toDecide' | 'closingSoon' | 'closings')
