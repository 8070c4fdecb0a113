import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

/** Loaded with the first chart, because it is larger than the rest of the page. */
export function startChart(place: HTMLElement) {
  use([BarChart, LineChart, ScatterChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer])
  return init(place, null, { renderer: 'svg' })
}

export type RunningChart = ReturnType<typeof startChart>
