import type { EChartsOption } from 'echarts'
import { BIN_BARS, type Bin, binAxes } from './bins.ts'
import { axisOf, binMiddle, type ChartLook, frameOf, legendOf } from './look.ts'
import { wordsOf } from './words.ts'

/** Planned prices that were drawn, and how many of them chance alone would lay into each bin. */
export function drawsAgainstChance(drawn: Bin[], expected: Bin[], look: ChartLook): EChartsOption {
  const words = wordsOf(look.language)
  const { xAxis, barsOf } = binAxes([...drawn, ...expected], words.assessment, look)
  return {
    ...frameOf(look),
    legend: legendOf([words.drawn, words.byChance], look),
    grid: { left: 44, right: 24, top: 30, bottom: 38 },
    xAxis,
    yAxis: { type: 'value', ...axisOf(words.count, look) },
    series: [
      { ...BIN_BARS, name: words.drawn, itemStyle: { color: look.colours.main }, data: barsOf(drawn) },
      {
        type: 'line',
        name: words.byChance,
        silent: true,
        showSymbol: false,
        itemStyle: { color: look.colours.second },
        lineStyle: { color: look.colours.second, width: 2 },
        data: expected.map(({ from, count }) => [binMiddle(from), count]),
      },
    ],
  }
}
