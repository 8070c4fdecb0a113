import type { Usage } from '@gonggo/client'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import styles from './account.module.css'
import { USAGE_WORDS } from './usage-words.ts'

const BAR = 6
const HEIGHT = 80
const KINDS = ['requests', 'manage', 'console', 'limited'] as const

/** Accepted requests by day, as a chart and as a table. */
export function UsageDays({ days }: { days: Usage['days'] }) {
  const words = useWords(USAGE_WORDS)
  const { language } = useLanguage()
  const sums = days.map(({ day, requests, manage, console }) => ({ day, sum: requests + manage + console }))
  const most = Math.max(1, ...sums.map(({ sum }) => sum))
  const names = { requests: words.planRequests, manage: words.manage, console: words.console, limited: words.limited }
  return (
    <section className={styles.part}>
      <h3>{words.days}</h3>
      <svg className={styles.days} viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`} preserveAspectRatio="none" role="img">
        <title>{words.chart(days[0]?.day ?? '', days.at(-1)?.day ?? '', numberText(most, language))}</title>
        {sums.map(({ day, sum }, index) => (
          <rect
            key={day}
            x={index * BAR}
            y={HEIGHT - (sum / most) * HEIGHT}
            width={BAR - 1}
            height={(sum / most) * HEIGHT}
          >
            <title>{words.onDay(day, numberText(sum, language))}</title>
          </rect>
        ))}
      </svg>
      <details>
        <summary>{words.byDay}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col" className={styles.number}>
                  {names[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {KINDS.map((kind) => (
                  <td key={kind} className={styles.number}>
                    {numberText(day[kind], language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
