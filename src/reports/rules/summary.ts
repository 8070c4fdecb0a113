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

/** What a period's figures are compared with. */
export interface Before {
  from: string
  to: string
  matches?: Notices
  awards?: { total: number; items: AwardItem[] }
  /** Median rate of the statistics, and what it is a share of. */
  rate?: { basis: string; median: number | null }
}

type Sections = ReportContent['sections']

/** As many notices as a meeting can decide on. */
export const TO_DECIDE = 10
/** 마감 임박. */
export const CLOSING_SOON_DAYS = 3

/** The first page, made of the lists that stand behind it: no figure of it can differ from theirs. */
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

/** Shares of two different prices are not compared. */
const rateBefore = (basis: string, { rate }: Before): number | null => (rate?.basis === basis ? rate.median : null)

function figure(name: FigureName, value: number | null, before: number | null): SummaryFigure {
  return { name, value, before, ...changeOf(value, before) }
}

const DIGITS = 1e6
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** How a figure moved: by how much, and by what share of the one before. */
export function changeOf(value: number | null, before: number | null): Pick<SummaryFigure, 'difference' | 'percent'> {
  if (value === null || before === null) return { difference: null, percent: null }
  const difference = rounded(value - before)
  return { difference, percent: before === 0 ? null : rounded((difference * 100) / Math.abs(before)) }
}

/** In one currency; `null` where the list does not hold all there are. */
export function sumOfNotices(notices: Notices | undefined, currency: string): number | null {
  if (!notices || notices.items.length < notices.total) return null
  return notices.items.reduce((sum, one) => sum + (one.currency === currency ? (one.estimatedPrice ?? 0) : 0), 0)
}

/** What was awarded, in one currency; `null` where the list does not hold all there are. */
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
 * The notices to decide on first. Each that is still open has three places: by amount, by how many keywords it matches,
 * and by how soon it closes; the smallest sum of the three comes first. So no notice stands behind one that it beats in
 * all three, and no weight has to be chosen. An amount that is not known, or in another currency, has the last place.
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

/** A place that is a reason by itself. */
const GOOD_PLACE = 3
export type PlaceName = keyof Ranks

/** With more of them, a place sets none apart. */
const MOST_IN_A_PLACE = 3

/**
 * Why a notice is to be decided on before others of its list: where it is among the first three; if nowhere, where it is best.
 * A place that all of the list have, or more than three, is said only if there is no other.
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

/** How many values are smaller than each: equal ones share a place. */
function placesOf(values: number[]): number[] {
  const first = new Map<number, number>()
  const sorted = [...values].sort((a, b) => a - b)
  sorted.forEach((value, index) => {
    if (!first.has(value)) first.set(value, index)
  })
  return values.map((value) => first.get(value) ?? 0)
}

/** Those that close from now on until three days later, the next one first. */
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
