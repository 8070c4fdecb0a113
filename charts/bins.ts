import { axisOf, type ChartStyle } from './style.ts'

/** The lower edge of a bin of 0.1 percentage points, and the number in it. */
export interface Bin {
  from: number
  count: number
}

/** Edges are counted in tenths, to avoid rounding errors of fractions. */
const TENTHS = 10
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const MOST_LABELS = { wide: 9, narrow: 5 }

const edgeOf = (rate: number): number => Math.round(rate * TENTHS)

/**
 * Two axes over the same pixels. Bars use a hidden one with a place for each bin, so that a bar covers its bin from
 * edge to edge. Labels, and lines at a rate, use an axis of rates that begins and ends at edges of bins.
 */
export function binAxes(bins: readonly Bin[], name: string, style: ChartStyle) {
  const edges = bins.map(({ from }) => edgeOf(from))
  const low = edges.length === 0 ? 0 : Math.min(...edges)
  const high = edges.length === 0 ? 1 : Math.max(...edges) + 1
  const most = style.narrow ? MOST_LABELS.narrow : MOST_LABELS.wide
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= most) ?? high - low
  const first = Math.floor(low / step) * step
  const last = Math.ceil(high / step) * step
  return {
    xAxis: [
      {
        type: 'value' as const,
        ...axisOf(name, style),
        nameLocation: 'middle' as const,
        nameGap: 22,
        min: first / TENTHS,
        max: last / TENTHS,
        interval: step / TENTHS,
        splitLine: { show: false },
      },
      {
        type: 'category' as const,
        show: false,
        data: Array.from({ length: last - first }, (_, place) => ((first + place) / TENTHS).toFixed(1)),
      },
    ],
    /** The bars of these bins, by place. */
    barsOf: (some: readonly Bin[]) => some.map(({ from, count }): [number, number] => [edgeOf(from) - first, count]),
  }
}

/** Bars on the axis of places, with a minimal gap. */
export const BIN_BARS = { type: 'bar' as const, xAxisIndex: 1, barCategoryGap: '12%', barMinWidth: 2 }
