import type { EChartsOption } from 'echarts'
import { axisOf, type ChartStyle, frameOf } from './style.ts'
import { wordsOf } from './words.ts'

export interface DayCount {
  /** `2026-11-20` */
  day: string
  count: number
}

/** The number of notices by day of posting. */
export function noticesByDay(days: DayCount[], style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  return {
    ...frameOf(style),
    grid: { left: 40, right: 12, top: 26, bottom: 22 },
    xAxis: {
      type: 'category',
      ...axisOf('', style),
      splitLine: { show: false },
      data: days.map(({ day }) => day.slice(5).replace('-', '/')),
    },
    yAxis: { type: 'value', ...axisOf(`${words.notices} (${words.count})`, style), minInterval: 1 },
    series: [
      {
        type: 'bar',
        name: words.notices,
        data: days.map(({ count }) => count),
        itemStyle: { color: style.colours.main },
        barMaxWidth: 28,
        label: { show: days.length <= 10, position: 'top', fontSize: 10, color: style.colours.ink },
      },
    ],
  }
}

/** The number of notices by day of closing; the first days are highlighted. */
export function closingsByDay(days: DayCount[], soon: number, style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  return {
    ...frameOf(style),
    grid: { left: 34, right: 8, top: 24, bottom: 20 },
    xAxis: {
      type: 'category',
      ...axisOf('', style),
      splitLine: { show: false },
      data: days.map(({ day }) => day.slice(5).replace('-', '/')),
    },
    // The chart is low, so more labels would overlap.
    yAxis: { type: 'value', ...axisOf(`${words.closings} (${words.count})`, style), minInterval: 1, splitNumber: 2 },
    series: [
      {
        type: 'bar',
        name: words.closings,
        data: days.map(({ count }, index) => ({
          value: count,
          itemStyle: { color: index < soon ? style.colours.second : style.colours.main },
        })),
        barMaxWidth: 26,
        label: {
          show: true,
          position: 'top',
          fontSize: 10,
          color: style.colours.ink,
          formatter: ({ value }) => (value === 0 ? '' : String(value)),
        },
      },
    ],
  }
}
