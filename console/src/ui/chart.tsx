import { useQuery } from '@tanstack/react-query'
import type { EChartsOption } from 'echarts'
import type { EChartsCoreOption } from 'echarts/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ChartColours, ChartStyle } from '../../../charts/index.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { loaded } from '../lib/lazily.ts'
import styles from './chart.module.css'
import type { RunningChart } from './chart-engine.ts'
import { Button } from './controls.tsx'

const WORDS = bilingual(
  {
    table: '같은 수치를 표에서 볼 수 있습니다.',
    missing: '차트를 불러오지 못했습니다. 같은 수치를 표에서 볼 수 있습니다.',
    again: '다시 시도',
  },
  {
    table: 'The table has the same figures.',
    missing: 'The chart could not be loaded. The table has the same figures.',
    again: 'Try again',
  },
)

/** Style variables of the page, so that existing charts follow changes of theme and printing. */
const TOKENS: ChartColours = {
  main: 'var(--accent)',
  second: 'var(--warn)',
  faint: 'var(--faint)',
  ink: 'var(--ink)',
  quiet: 'var(--soft)',
  line: 'var(--line)',
}
const UNDER_HAND = { itemStyle: { color: 'var(--ink)' } }
const NARROW_PX = 400

interface ChartProps {
  /** A description of the chart for screen readers. */
  name: string
  height: number
  /** A new function redraws the chart. */
  draw(style: ChartStyle): EChartsOption
  /** Called with the index of a clicked bar. The table beside it has a link for the same. */
  choose?(at: number): void
  /** The bar highlighted in the table beside it. */
  marked?: number | null
}

export function Chart({ name, height, draw, choose, marked = null }: ChartProps) {
  const words = useWords(WORDS)
  const place = useRef<HTMLDivElement>(null)
  const chart = useRunningChart(place)
  const style = useChartStyle(place)
  const chosen = useRef(choose)
  const isClickable = choose !== undefined
  useEffect(() => {
    chosen.current = choose
  })
  useEffect(() => {
    if (style) chart.running?.setOption(touchable(draw(style), isClickable), true)
  }, [chart.running, draw, style, isClickable])
  useEffect(() => {
    chart.running?.on('click', ({ dataIndex }) => chosen.current?.(dataIndex))
  }, [chart.running])
  useEffect(() => {
    chart.running?.dispatchAction({ type: 'downplay' })
    if (marked !== null) chart.running?.dispatchAction({ type: 'highlight', dataIndex: marked })
  }, [chart.running, marked])
  if (chart.isMissing)
    return (
      <div className={styles.missing}>
        <p>{words.missing}</p>
        <Button onClick={chart.again}>{words.again}</Button>
      </div>
    )
  return (
    <div ref={place} role="img" aria-label={`${name} ${words.table}`} className={styles.chart} style={{ height }} />
  )
}

function useRunningChart(place: RefObject<HTMLDivElement | null>) {
  const [running, setRunning] = useState<RunningChart | null>(null)
  const engine = useQuery({
    queryKey: ['chart-engine'],
    queryFn: async () => loaded(() => import('./chart-engine.ts')),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const start = engine.data?.startChart
  useEffect(() => {
    if (!start || !place.current) return
    const begun = start(place.current)
    setRunning(begun)
    const watch = new ResizeObserver(() => begun.resize())
    watch.observe(place.current)
    return () => {
      watch.disconnect()
      begun.dispose()
      setRunning(null)
    }
  }, [start, place])
  return { running, isMissing: engine.isError, again: () => void engine.refetch() }
}

/** The style of the page at the chart; null = not mounted yet. */
function useChartStyle(place: RefObject<HTMLDivElement | null>): ChartStyle | null {
  const { language } = useLanguage()
  const [style, setStyle] = useState<ChartStyle | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const see = () => {
      const narrow = element.clientWidth < NARROW_PX
      const { fontFamily } = getComputedStyle(element)
      setStyle((before) =>
        before?.narrow === narrow && before.language === language
          ? before
          : // Calm, and the same for those who want no motion.
            { language, fontFamily, colours: TOKENS, animated: false, narrow, nameLines: 2 },
      )
    }
    see()
    const watch = new ResizeObserver(see)
    watch.observe(element)
    return () => watch.disconnect()
  }, [place, language])
  return style
}

/** Sets the hover colour, because ECharts cannot compute one from a style variable. */
function touchable(option: EChartsOption, isClickable: boolean): EChartsCoreOption {
  const all = Array.isArray(option.series) ? option.series : []
  const cursor = isClickable ? 'pointer' : 'default'
  return { ...option, series: all.map((one) => ({ ...one, emphasis: UNDER_HAND, cursor })) }
}
