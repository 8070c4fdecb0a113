import { dDayBadge, dDayTone } from '../lib/d-day.ts'
import { nearText } from '../lib/format.ts'
import { useLanguage } from '../lib/language.tsx'
import styles from './parts.module.css'

/** The main fact of a row: the remaining days and the closing time. */
export function DDay({ closeAt, now }: { closeAt: string | null; now: number }) {
  const { language } = useLanguage()
  return (
    <span className={styles.dDay}>
      <span className={styles.badge} data-tone={dDayTone(closeAt, now)}>
        {dDayBadge(closeAt, now, language)}
      </span>
      {closeAt === null ? null : <time dateTime={closeAt}>{nearText(closeAt, now, language)}</time>}
    </span>
  )
}
