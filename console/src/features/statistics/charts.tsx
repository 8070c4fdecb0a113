import type { Winners, WinnersItem } from '@gonggo/client'
import { useCallback, useMemo } from 'react'
import { awardsByGroup, awardsByMonth, type ChartStyle, ratesByGroup } from '../../../../charts/index.ts'
import { useWords } from '../../lib/language.tsx'
import { Chart } from '../../ui/chart.tsx'
import parts from '../../ui/parts.module.css'
import { ratesOf, useGroupName } from './groups.ts'
import styles from './statistics.module.css'
import { STATISTICS_WORDS } from './words.ts'

const ROW = 24
const FRAME = 60
const MONTHS_HEIGHT = 260

interface GroupChartProps {
  items: readonly WinnersItem[]
  dimension: string
  isByMonth: boolean
  choose(item: WinnersItem): void
  /** The item highlighted in the table. */
  marked: WinnersItem | null
}

const placeOf = (items: readonly WinnersItem[], item: WinnersItem | null): number | null =>
  item === null || !items.includes(item) ? null : items.indexOf(item)

export function AwardsChart({ items, dimension, isByMonth, choose, marked }: GroupChartProps) {
  const words = useWords(STATISTICS_WORDS)
  const nameOf = useGroupName()
  const groups = useSame(items.map(({ group, awards }) => ({ name: nameOf(group), count: awards })))
  const draw = useCallback(
    (look: ChartStyle) => (isByMonth ? awardsByMonth : awardsByGroup)(groups, look),
    [groups, isByMonth],
  )
  return (
    <figure className={styles.figure}>
      <figcaption>{words.awardsTitle}</figcaption>
      <Chart
        name={words.awardsChart(dimension)}
        height={isByMonth ? MONTHS_HEIGHT : items.length * ROW + FRAME}
        draw={draw}
        choose={(at) => items[at] && choose(items[at])}
        marked={placeOf(items, marked)}
      />
    </figure>
  )
}

/** Groups with too few awards have no rates and no bar; the table says so. */
export function RatesChart({ items, dimension, basis, choose, marked }: GroupChartProps & Pick<Winners, 'basis'>) {
  const words = useWords(STATISTICS_WORDS)
  const nameOf = useGroupName()
  const rated = items.filter((item) => ratesOf(item)?.median != null)
  const groups = useSame(
    rated.map((item) => {
      const { n = 0, p25, median, p75 } = ratesOf(item) ?? {}
      return { name: nameOf(item.group), n, p25: p25 ?? 0, median: median ?? 0, p75: p75 ?? 0 }
    }),
  )
  const share = basis === 'plannedPrice' ? 'awardRate' : 'awardToEstimateRatio'
  const draw = useCallback((look: ChartStyle) => ratesByGroup(groups, share, look), [groups, share])
  return (
    <figure className={styles.figure}>
      <figcaption>{words.ratesTitle}</figcaption>
      {rated.length === 0 ? (
        <p className={parts.soft}>{words.noRates}</p>
      ) : (
        <Chart
          name={words.ratesChart(dimension)}
          height={rated.length * ROW + FRAME}
          draw={draw}
          choose={(at) => rated[at] && choose(rated[at])}
          marked={placeOf(rated, marked)}
        />
      )}
    </figure>
  )
}

/** Returns the previous figures if they are equal, so that highlighting a row does not redraw the chart. */
function useSame<T>(figures: T): T {
  const text = JSON.stringify(figures)
  return useMemo<T>(() => JSON.parse(text), [text])
}
