import { DAY, parseTime, seoulDay } from '../../lib/clock.ts'
import { HTML } from '../../lib/html.ts'
import type { Figures, WinnersBody } from '../../statistics/index.ts'
import type { BidItem, Period, ReportFormat } from '../schema.ts'

/** Withheld figures are `null`. */
export type AwardRates = NonNullable<Figures['awardRate']>

const instantOf = (time: string): number => parseTime(time, 'start') ?? Number.NaN

/** The number of notices posted on each day of the period, including days without any. */
export const countByDay = (items: Pick<BidItem, 'postedAt'>[], from: number, to: number) =>
  countDays(
    items.map(({ postedAt }) => postedAt),
    from,
    to,
  )

/** The number of times on each day between two moments. */
export function countDays(times: (string | null)[], from: number, to: number) {
  const counts = new Map<string, number>()
  for (let at = from; at <= to; at += DAY) counts.set(seoulDay(at), 0)
  for (const time of times) {
    const day = time === null ? '' : seoulDay(instantOf(time))
    const count = counts.get(day)
    if (count !== undefined) counts.set(day, count + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

/** The most frequent name and its count; the first one if several are equally frequent. */
export function mostOften(names: string[]): { name: string; count: number } | null {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  let most: { name: string; count: number } | null = null
  for (const [name, count] of counts) if (count > (most?.count ?? 0)) most = { name, count }
  return most
}

/** `104-81-00010`; other numbers remain unchanged. */
export const hyphenated = (businessNo: string | null): string | null =>
  businessNo?.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3') ?? null

/** Interpolates like `percentile_cont` in SQL. */
export function medianOf(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [below, above] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}

export const ratesOf = (figures: Figures): AwardRates | undefined => figures.awardRate ?? figures.awardToEstimateRatio

/** The name of a group, for any grouping. */
export const nameOfGroup = (group: WinnersBody['items'][number]['group']): string =>
  Object.values(group)
    .map((value) => (typeof value === 'object' ? (value.name ?? '–') : value))
    .join(' · ')

const EXTENSIONS: Record<ReportFormat, string> = { pdf: 'pdf', xlsx: 'xlsx', html: 'html', json: 'json' }

export const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: `${HTML}; charset=utf-8`,
  json: 'application/json; charset=utf-8',
}

interface FileFacts {
  period: Period
  fromAt: number
  format: ReportFormat
}

/** `공고_월간보고서_2026-10.pdf`; for a further company `공고_월간보고서_2026-10_한빛전기.pdf` */
export function fileNameOf(begins: string, { period, fromAt, format }: FileFacts, company: string | null): string {
  const day = seoulDay(fromAt)
  const name = namePart(company ?? '')
  const ends = name === '' ? '' : `${begins.slice(-1)}${name}`
  return `${begins}${period === 'monthly' ? day.slice(0, 7) : day}${ends}.${EXTENSIONS[format]}`
}

/** File names may have 255 bytes, and a Hangul syllable takes three. */
const MOST_NAME = 40
/** Characters that a system does not allow in file names, or that are invisible. */
const UNFIT = /[\\/:*?"<>|\p{C}\p{Zl}\p{Zp}]+/gu

/** Windows also rejects names that end in a dot or a space. */
const namePart = (text: string): string =>
  [...text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, MOST_NAME)
    .join('')
    .replace(/[. ]+$/, '')

/** An ASCII name for old clients and the real one beside it (RFC 6266). */
export function dispositionOf(fileName: string, period: Period, format: ReportFormat): string {
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="gonggo-${period}-report.${format}"; filename*=UTF-8''${encoded}`
}
