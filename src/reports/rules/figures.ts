import { DAY, parseTime, seoulDay } from '../../lib/clock.ts'
import { HTML } from '../../lib/html.ts'
import type { Figures, WinnersBody } from '../../statistics/index.ts'
import type { BidItem, Period, ReportFormat } from '../schema.ts'

/** Figures that are withheld are `null`. */
export type AwardRates = NonNullable<Figures['awardRate']>

const instantOf = (time: string): number => parseTime(time, 'start') ?? Number.NaN

/** Every day of the period with the notices posted on it, days without any too. */
export function countByDay(items: Pick<BidItem, 'postedAt'>[], from: number, to: number) {
  const counts = new Map<string, number>()
  for (let at = from; at <= to; at += DAY) counts.set(seoulDay(at), 0)
  for (const { postedAt } of items) {
    const day = seoulDay(instantOf(postedAt))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

export const ratesOf = (figures: Figures): AwardRates | undefined => figures.awardRate ?? figures.awardToEstimateRatio

/** What a group is called, whatever it is grouped by. */
export const nameOfGroup = (group: WinnersBody['items'][number]['group']): string =>
  Object.values(group)
    .map((value) => (typeof value === 'object' ? (value.name ?? '–') : value))
    .join(' · ')

/** Business numbers of the firms a statistic by winner puts first. */
export const firmsOf = ({ items }: WinnersBody, most: number): string[] =>
  items.flatMap(({ group }) => group.winner?.businessNo ?? []).slice(0, most)

const EXTENSIONS: Record<ReportFormat, string> = { pdf: 'pdf', xlsx: 'xlsx', html: 'html', json: 'json' }

export const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: `${HTML}; charset=utf-8`,
  json: 'application/json; charset=utf-8',
}

/** `공고_월간보고서_2026-10.pdf` */
export function fileNameOf(begins: string, period: Period, from: number, format: ReportFormat): string {
  const day = seoulDay(from)
  return `${begins}${period === 'monthly' ? day.slice(0, 7) : day}.${EXTENSIONS[format]}`
}

/** RFC 6266: a plain name for old readers, the true one beside it. */
export function dispositionOf(fileName: string, period: Period, format: ReportFormat): string {
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="gonggo-${period}-report.${format}"; filename*=UTF-8''${encoded}`
}
