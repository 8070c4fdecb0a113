import type { EChartsOption } from 'echarts'
import { BarChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

/** Renders a chart as SVG on the server. */
export function drawSvg(option: EChartsOption, width: number, height: number): string {
  use([BarChart, ScatterChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer])
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption(option)
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}
