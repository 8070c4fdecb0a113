import type { EChartsOption } from 'echarts'
import { BIN_BARS, type Bin, binAxes } from './bins.ts'
import { axisOf, barName, type ChartStyle, frameOf, legendOf, nameRoom } from './style.ts'
import { wordsOf } from './words.ts'

export interface Counted {
  name: string
  count: number
}

export interface Spread {
  name: string
  n: number
  p25: number
  median: number
  p75: number
}

/** The price that a rate is a share of; a chart never shows both. */
export type RateBasis = 'awardRate' | 'awardToEstimateRatio'

export interface Bidding {
  name: string
  bids: number
  wins: number
  /** Opened but not decided. */
  undecided: number
}

const BAR = 12

/** Names on the vertical axis, the first one on top. */
const namesOf = (names: string[], style: ChartStyle) => ({
  type: 'category' as const,
  ...axisOf('', style),
  inverse: true,
  splitLine: { show: false },
  axisLabel: { color: style.colours.ink, fontSize: 10, lineHeight: 11 },
  data: names,
})

/** The number of awards of each group. */
export function awardsByGroup(groups: Counted[], style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  return {
    ...frameOf(style),
    grid: { left: nameRoom(style).pixels, right: 36, top: 8, bottom: 34 },
    xAxis: {
      type: 'value',
      ...axisOf(`${words.awards} (${words.count})`, style),
      nameLocation: 'middle',
      nameGap: 20,
      minInterval: 1,
    },
    yAxis: namesOf(
      groups.map(({ name }) => barName(name, style)),
      style,
    ),
    series: [
      {
        type: 'bar',
        name: words.awards,
        data: groups.map(({ count }) => count),
        itemStyle: { color: style.colours.main },
        barMaxWidth: BAR,
        label: { show: true, position: 'right', fontSize: 10, color: style.colours.ink },
      },
    ],
  }
}

/** The middle half of the rates of each group, and their median. */
export function ratesByGroup(groups: Spread[], basis: RateBasis, style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  const cases = (n: number) => (style.language === 'ko' ? `${n}${words.count}` : String(n))
  return {
    ...frameOf(style),
    legend: legendOf([words.middleHalf, words.median], style),
    grid: { left: nameRoom(style).pixels, right: 20, top: 26, bottom: 34 },
    xAxis: { type: 'value', ...axisOf(words[basis], style), nameLocation: 'middle', nameGap: 20, scale: true },
    yAxis: namesOf(
      groups.map(({ name, n }) => barName(name, style, ` (${cases(n)})`)),
      style,
    ),
    series: [
      {
        // An invisible bar that moves the visible one to its start.
        type: 'bar',
        stack: 'rate',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: groups.map(({ p25 }) => p25),
        barMaxWidth: BAR,
      },
      {
        type: 'bar',
        name: words.middleHalf,
        stack: 'rate',
        itemStyle: { color: style.colours.faint },
        data: groups.map(({ p25, p75 }) => p75 - p25),
        barMaxWidth: BAR,
      },
      {
        type: 'scatter',
        name: words.median,
        symbol: 'diamond',
        symbolSize: 10,
        itemStyle: { color: style.colours.main },
        data: groups.map(({ median }, index) => [median, index]),
        z: 3,
      },
    ],
  }
}

/** The number of awards of each month, earliest first. */
export function awardsByMonth(months: Counted[], style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  return {
    ...frameOf(style),
    grid: { left: 44, right: 12, top: 26, bottom: 24 },
    xAxis: { type: 'category', ...axisOf('', style), splitLine: { show: false }, data: months.map(({ name }) => name) },
    yAxis: { type: 'value', ...axisOf(`${words.awards} (${words.count})`, style), minInterval: 1 },
    series: [
      {
        type: 'bar',
        name: words.awards,
        data: months.map(({ count }) => count),
        itemStyle: { color: style.colours.main },
        barMaxWidth: 28,
      },
    ],
  }
}

export interface Quartiles {
  p25: number
  p75: number
}

/** The distribution of rates in bins of 0.1 percentage points; empty bins are gaps. */
export function rateHistogram(
  bins: Bin[],
  median: number,
  basis: RateBasis,
  style: ChartStyle,
  quartiles?: Quartiles,
): EChartsOption {
  const words = wordsOf(style.language)
  const { xAxis, barsOf } = binAxes(bins, words[basis], style)
  return {
    ...frameOf(style),
    grid: { left: 44, right: 24, top: quartiles === undefined ? 26 : 42, bottom: 38 },
    xAxis,
    yAxis: { type: 'value', ...axisOf(`${words.awards} (${words.count})`, style), minInterval: 1 },
    series: [
      { ...BIN_BARS, name: words.awards, itemStyle: { color: style.colours.main }, data: barsOf(bins) },
      {
        // Without points: the bars use another axis than these lines of rates.
        type: 'scatter',
        silent: true,
        data: [],
        markLine: {
          symbol: 'none',
          silent: true,
          lineStyle: { color: style.colours.second, width: 2, type: 'solid' },
          label: {
            formatter: `${words.median} ${median.toFixed(2)}`,
            color: style.colours.ink,
            fontSize: 10,
            distance: quartiles === undefined ? 4 : 18,
          },
          data: [{ xAxis: median }, ...quartileLines(quartiles, style)],
        },
      },
    ],
  }
}

/** Thinner than the median; their labels are one row lower, on the outer sides. */
const quartileLines = (quartiles: Quartiles | undefined, { colours }: ChartStyle) =>
  quartiles === undefined
    ? []
    : (['p25', 'p75'] as const).map((name) => ({
        xAxis: quartiles[name],
        label: {
          formatter: `${name.slice(1)}% ${quartiles[name].toFixed(2)}`,
          color: colours.quiet,
          fontSize: 10,
          distance: 4,
          align: name === 'p25' ? ('right' as const) : ('left' as const),
        },
        lineStyle: { color: colours.second, width: 1, type: 'dashed' as const },
      }))

/** The bids of each firm by result. */
export function biddingByFirm(firms: Bidding[], style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  const bar = (name: string, color: string, data: number[]) => ({
    type: 'bar' as const,
    name,
    stack: 'bids',
    itemStyle: { color },
    data,
    barMaxWidth: BAR,
  })
  return {
    ...frameOf(style),
    legend: legendOf([words.won, words.lost, words.undecided], style),
    grid: { left: nameRoom(style).pixels, right: 20, top: 26, bottom: 34 },
    xAxis: {
      type: 'value',
      ...axisOf(`${words.bids} (${words.count})`, style),
      nameLocation: 'middle',
      nameGap: 20,
      minInterval: 1,
    },
    yAxis: namesOf(
      firms.map(({ name }) => barName(name, style)),
      style,
    ),
    series: [
      bar(
        words.won,
        style.colours.main,
        firms.map(({ wins }) => wins),
      ),
      bar(
        words.lost,
        style.colours.faint,
        firms.map(({ bids, wins, undecided }) => bids - wins - undecided),
      ),
      bar(
        words.undecided,
        style.colours.second,
        firms.map(({ undecided }) => undecided),
      ),
    ],
  }
}
