import { DAY, parseTime } from '../../lib/clock.ts'
import type {
  AwardItem,
  BidItem,
  FigureName,
  Notices,
  Ranks,
  ReportContent,
  Summary,
  SummaryFigure,
} from '../schema.ts'
import { ratesOf } from './figures.ts'

/** The figures of the period to compare with. */
export interface Before {
  from: string
  to: string
  matches?: Notices
  awards?: { total: number; items: AwardItem[] }
  /** The median rate of the statistics, and the price that it is a share of. */
  rate?: { basis: string; median: number | null }
}

type Sections = ReportContent['sections']

/** The number of notices that a meeting can decide on. */
export const TO_DECIDE = 10
/** The limit for "closing soon" (마감 임박). */
export const CLOSING_SOON_DAYS = 3

/** The first page is computed from the lists of the report, so their figures agree. */
export function summaryOf(sections: Sections, before: Before, at: number, currency: string): Summary {
  const { matches, closing } = sections
  const { from, to } = before
  return {
    before: { from, to },
    figures: figuresOf(sections, before, currency),
    ...(matches || closing
      ? { toDecide: chooseToDecide([...(closing?.items ?? []), ...(matches?.items ?? [])], at, currency) }
      : {}),
    ...(closing ? { closingSoon: closingWithin(closing.items, at) } : {}),
  }
}

function figuresOf(sections: Sections, before: Before, currency: string): SummaryFigure[] {
  const { matches, awards, statistics } = sections
  return [
    ...(matches
      ? [
          figure('matches', matches.total, before.matches?.total ?? null),
          figure('matchAmount', sumOfNotices(matches, currency), sumOfNotices(before.matches, currency)),
        ]
      : []),
    ...(awards
      ? [
          figure('results', awards.total, before.awards?.total ?? null),
          figure('awardAmount', sumOfAwards(awards, currency), sumOfAwards(before.awards, currency)),
        ]
      : []),
    ...(statistics ? [figure('awardRate', medianRate(statistics), rateBefore(statistics.basis, before))] : []),
  ]
}

const medianRate = (statistics: NonNullable<Sections['statistics']>): number | null =>
  ratesOf(statistics.totals)?.median ?? null

/** Rates that are shares of different prices are not compared. */
const rateBefore = (basis: string, { rate }: Before): number | null => (rate?.basis === basis ? rate.median : null)

function figure(name: FigureName, value: number | null, before: number | null): SummaryFigure {
  return { name, value, before, ...changeOf(value, before) }
}

const DIGITS = 1e6
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** The change of a figure, absolute and in percent of the earlier one. */
export function changeOf(value: number | null, before: number | null): Pick<SummaryFigure, 'difference' | 'percent'> {
  if (value === null || before === null) return { difference: null, percent: null }
  const difference = rounded(value - before)
  return { difference, percent: before === 0 ? null : rounded((difference * 100) / Math.abs(before)) }
}

/** The sum in one currency; `null` if the list is incomplete. */
export function sumOfNotices(notices: Notices | undefined, currency: string): number | null {
  if (!notices || notices.items.length < notices.total) return null
  return notices.items.reduce((sum, one) => sum + (one.currency === currency ? (one.estimatedPrice ?? 0) : 0), 0)
}

/** The sum of awards in one currency; `null` if the list is incomplete. */
export function sumOfAwards(
  ended: { total: number; items: Pick<AwardItem, 'awards'>[] } | undefined,
  currency: string,
): number | null {
  if (!ended || ended.items.length < ended.total) return null
  return ended.items
    .flatMap(({ awards }) => awards)
    .reduce((sum, { state, amount, ...award }) => {
      const counts = state === 'awarded' && award.currency === currency
      return sum + (counts ? (amount ?? 0) : 0)
    }, 0)
}

type Choice = Pick<BidItem, 'noticeNo' | 'status' | 'closeAt' | 'estimatedPrice' | 'currency' | 'matchedKeywords'>

const closingOf = ({ closeAt }: Pick<Choice, 'closeAt'>): number | null =>
  closeAt === null ? null : parseTime(closeAt, 'start')

/**
 * The notices to review first. Each open notice is ranked by amount, by number of matching keywords and by closing
 * time; the smallest sum of the three ranks comes first. A notice is thus never behind one that it beats in all three,
 * and the ranks need no weights. Amounts that are unknown or in another currency rank last.
 */
export function chooseToDecide<Item extends Choice>(
  given: Item[],
  at: number,
  currency: string,
): (Item & { places: Ranks })[] {
  const open = [...new Map(given.map((one) => [one.noticeNo, one])).values()].flatMap((one) => {
    const closes = one.status === 'open' ? closingOf(one) : null
    return closes !== null && closes > at ? [{ one, closes }] : []
  })
  const isKnown = (one: Choice): boolean => one.currency === currency && one.estimatedPrice !== null
  const byAmount = placesOf(open.map(({ one }) => (isKnown(one) ? -(one.estimatedPrice ?? 0) : 1)))
  const byKeywords = placesOf(open.map(({ one }) => -one.matchedKeywords.length))
  const byClosing = placesOf(open.map(({ closes }) => closes))
  return open
    .map(({ one, closes }, index) => {
      const [amount, keywords, closing] = [byAmount, byKeywords, byClosing].map((places) => places[index] ?? 0) as [
        number,
        number,
        number,
      ]
      const places = { amount: isKnown(one) ? amount + 1 : null, keywords: keywords + 1, closing: closing + 1 }
      return { one, closes, places, sum: amount + keywords + closing }
    })
    .sort((a, b) => a.sum - b.sum || a.closes - b.closes || compare(a.one.noticeNo, b.one.noticeNo))
    .slice(0, TO_DECIDE)
    .map(({ one, places }) => Object.assign({}, one, { places }))
}

/** A rank that is a reason by itself. */
const GOOD_PLACE = 3
export type PlaceName = keyof Ranks

/** If more notices share a rank, it does not distinguish them. */
const MOST_IN_A_PLACE = 3

/**
 * The reasons why a notice is to be reviewed first: its ranks among the first three, otherwise its best rank. A rank
 * shared by all notices of the list, or by more than three, is a reason only if there is no other.
 */
export function reasonsOf(places: Ranks, listed: readonly Ranks[]): [name: PlaceName, place: number][] {
  const all = (['amount', 'keywords', 'closing'] as const).flatMap((name): [PlaceName, number][] => {
    const place = places[name]
    return place === null ? [] : [[name, place]]
  })
  const sharing = ([name, place]: [PlaceName, number]): number => listed.filter((one) => one[name] === place).length
  const differing = all.filter((one) => listed.length === 1 || sharing(one) < listed.length)
  const rare = differing.filter((one) => sharing(one) <= MOST_IN_A_PLACE)
  const telling = [rare, differing, all].find(({ length }) => length > 0) ?? all
  const good = telling.filter(([, place]) => place <= GOOD_PLACE)
  if (good.length > 0) return good
  const best = Math.min(...telling.map(([, place]) => place))
  return telling.filter(([, place]) => place === best)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Ranks of values: the number of smaller values. Equal values share a rank. */
function placesOf(values: number[]): number[] {
  const first = new Map<number, number>()
  const sorted = [...values].sort((a, b) => a - b)
  sorted.forEach((value, index) => {
    if (!first.has(value)) first.set(value, index)
  })
  return values.map((value) => first.get(value) ?? 0)
}

/** Notices that close within three days, the next one first. */
export function closingWithin<Item extends Choice>(
  given: Item[],
  at: number,
  days = CLOSING_SOON_DAYS,
): { total: number; items: Item[] } {
  const items = given
    .flatMap((one) => {
      const closes = closingOf(one)
      return closes !== null && closes >= at && closes <= at + days * DAY ? [{ one, closes }] : []
    })
    .sort((a, b) => a.closes - b.closes || compare(a.one.noticeNo, b.one.noticeNo))
    .map(({ one }) => one)
  return { total: items.length, items }
}
