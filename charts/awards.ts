import type { EChartsOption } from 'echarts'
import { axisOf, type ChartLook, COLOURS, frameOf, legendOf, shortName } from './look.ts'
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

/** Lower edge of a bin of 0.1 points, and how many lie in it. */
export interface Bin {
  from: number
  count: number
}

/** What a rate is a share of; the two are never drawn into one picture. */
export type RateBasis = 'awardRate' | 'awardToEstimateRatio'

export interface Bidding {
  name: string
  bids: number
  wins: number
  /** Opened and not decided yet. */
  undecided: number
}

const BAR = 12
const ROOM_FOR_NAMES = 170
/** Letters of a name that its number stands beside. */
const NAME_BESIDE_N = 13

/** Names down the side, the first one on top. */
const namesOf = (names: string[]) => ({
  type: 'category' as const,
  ...axisOf(''),
  inverse: true,
  splitLine: { show: false },
  axisLabel: { color: COLOURS.ink, fontSize: 10 },
  data: names,
})

/** How many awards each group has. */
export function awardsByGroup(groups: Counted[], look: ChartLook): EChartsOption {
  const words = wordsOf(look.language)
  return {
    ...frameOf(look),
    grid: { left: ROOM_FOR_NAMES, right: 36, top: 8, bottom: 34 },
    xAxis: {
      type: 'value',
      ...axisOf(`${words.awards} (${words.count})`),
      nameLocation: 'middle',
      nameGap: 20,
      minInterval: 1,
    },
    yAxis: namesOf(groups.map(({ name }) => shortName(name))),
    series: [
      {
        type: 'bar',
        name: words.awards,
        data: groups.map(({ count }) => count),
        itemStyle: { color: COLOURS.main },
        barMaxWidth: BAR,
        label: { show: true, position: 'right', fontSize: 10, color: COLOURS.ink },
      },
    ],
  }
}

/** Where the middle half of the rates of each group lies, and their median. */
export function ratesByGroup(groups: Spread[], basis: RateBasis, look: ChartLook): EChartsOption {
  const words = wordsOf(look.language)
  const cases = (n: number) => (look.language === 'ko' ? `${n}${words.count}` : String(n))
  return {
    ...frameOf(look),
    legend: legendOf([words.middleHalf, words.median]),
    grid: { left: ROOM_FOR_NAMES, right: 20, top: 26, bottom: 34 },
    xAxis: { type: 'value', ...axisOf(words[basis]), nameLocation: 'middle', nameGap: 20, scale: true },
    yAxis: namesOf(groups.map(({ name, n }) => `${shortName(name, NAME_BESIDE_N)} (${cases(n)})`)),
    series: [
      {
        // Carries the visible bar to where it begins.
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
        itemStyle: { color: COLOURS.faint },
        data: groups.map(({ p25, p75 }) => p75 - p25),
        barMaxWidth: BAR,
      },
      {
        type: 'scatter',
        name: words.median,
        symbol: 'diamond',
        symbolSize: 10,
        itemStyle: { color: COLOURS.main },
        data: groups.map(({ median }, index) => [median, index]),
        z: 3,
      },
    ],
  }
}

/** How rates are spread, in bins of 0.1 points; bins without any are drawn as the gaps they are. */
export function rateHistogram(bins: Bin[], median: number, basis: RateBasis, look: ChartLook): EChartsOption {
  const words = wordsOf(look.language)
  return {
    ...frameOf(look),
    grid: { left: 44, right: 24, top: 26, bottom: 38 },
    xAxis: {
      type: 'value',
      ...axisOf(words[basis]),
      nameLocation: 'middle',
      nameGap: 22,
      scale: true,
      splitLine: { show: false },
    },
    yAxis: { type: 'value', ...axisOf(`${words.awards} (${words.count})`), minInterval: 1 },
    series: [
      {
        type: 'bar',
        name: words.awards,
        barWidth: Math.max(2, Math.min(14, 480 / spanOf(bins))),
        itemStyle: { color: COLOURS.main },
        data: bins.map(({ from, count }) => [Math.round(from * 100 + 5) / 100, count]),
        markLine: {
          symbol: 'none',
          silent: true,
          lineStyle: { color: COLOURS.second, width: 2, type: 'solid' },
          label: { formatter: `${words.median} ${median.toFixed(2)}`, color: COLOURS.ink, fontSize: 10 },
          data: [{ xAxis: median }],
        },
      },
    ],
  }
}

/** How many bins there are from the first to the last one. */
function spanOf(bins: Bin[]): number {
  const edges = bins.map(({ from }) => from)
  return edges.length === 0 ? 1 : Math.round((Math.max(...edges) - Math.min(...edges)) * 10) + 1
}

/** Bids of each firm by what came of them. */
export function biddingByFirm(firms: Bidding[], look: ChartLook): EChartsOption {
  const words = wordsOf(look.language)
  const bar = (name: string, color: string, data: number[]) => ({
    type: 'bar' as const,
    name,
    stack: 'bids',
    itemStyle: { color },
    data,
    barMaxWidth: BAR,
  })
  return {
    ...frameOf(look),
    legend: legendOf([words.won, words.lost, words.undecided]),
    grid: { left: ROOM_FOR_NAMES, right: 20, top: 26, bottom: 34 },
    xAxis: {
      type: 'value',
      ...axisOf(`${words.bids} (${words.count})`),
      nameLocation: 'middle',
      nameGap: 20,
      minInterval: 1,
    },
    yAxis: namesOf(firms.map(({ name }) => shortName(name))),
    series: [
      bar(
        words.won,
        COLOURS.main,
        firms.map(({ wins }) => wins),
      ),
      bar(
        words.lost,
        COLOURS.faint,
        firms.map(({ bids, wins, undecided }) => bids - wins - undecided),
      ),
      bar(
        words.undecided,
        COLOURS.second,
        firms.map(({ undecided }) => undecided),
      ),
    ],
  }
}
