import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { buttonClass } from '../../ui/controls.tsx'
import { PageBeyond } from '../../ui/page-beyond.tsx'
import { type StatisticsState, statisticsAddress } from './address.ts'
import styles from './statistics.module.css'
import { STATISTICS_WORDS } from './words.ts'

interface StatisticsPagesProps {
  total: number
  page: number
  size: number
  state: StatisticsState
}

export function StatisticsPages({ total, page, size, state }: StatisticsPagesProps) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const last = Math.ceil(total / size)
  const to = (next: number) => statisticsAddress({ ...state, page: next === 1 ? undefined : String(next) })
  if (total > 0 && page > last) return <PageBeyond page={page} last={last} to={to} />
  if (last <= 1) return null
  return (
    <nav className={styles.paging} aria-label={words.pages}>
      {page > 1 ? (
        <Link className={buttonClass()} href={to(page - 1)} rel="prev">
          {words.previous}
        </Link>
      ) : null}
      <span>{words.pageOf(numberText(page, language), numberText(last, language))}</span>
      {page < last ? (
        <Link className={buttonClass()} href={to(page + 1)} rel="next">
          {words.next}
        </Link>
      ) : null}
    </nav>
  )
}
