import type { EChartsOption } from 'echarts'
import { BIN_BARS, type Bin, binAxes } from './bins.ts'
import { axisOf, binMiddle, type ChartStyle, frameOf, legendOf } from './style.ts'
import { wordsOf } from './words.ts'

/** The drawn planned prices, and the number expected by chance in each bin. */
export function drawsAgainstChance(drawn: Bin[], expected: Bin[], style: ChartStyle): EChartsOption {
  const words = wordsOf(style.language)
  const { xAxis, barsOf } = binAxes([...drawn, ...expected], words.assessment, style)
  return {
    ...frameOf(style),
    legend: legendOf([words.drawn, words.byChance], style),
    grid: { left: 44, right: 24, top: 30, bottom: 38 },
    xAxis,
    yAxis: { type: 'value', ...axisOf(words.count, style) },
    series: [
      { ...BIN_BARS, name: words.drawn, itemStyle: { color: style.colours.main }, data: barsOf(drawn) },
      {
        type: 'line',
        name: words.byChance,
        silent: true,
        showSymbol: false,
        itemStyle: { color: style.colours.second },
        lineStyle: { color: style.colours.second, width: 2 },
        data: expected.map(({ from, count }) => [binMiddle(from), count]),
      },
    ],
  }
}
