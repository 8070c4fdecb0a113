import type { SimilarFailures } from '@gonggo/client'
import { Link } from 'wouter'
import { dayText, numberText } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { percentText } from '../lib/percent.ts'
import styles from './chart.module.css'
import { COMPETITION_WORDS } from './competition-words.ts'
import { TableHead } from './table-head.tsx'

const REASONS = ['cancelled', 'direct', 'noResult'] as const

/** How many notices with similar titles failed, at any agency. */
export function SimilarFailed({ similar }: { similar: SimilarFailures }) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { n, examined, reason, excluded, failed, share, items } = similar
  const count = (value: number) => numberText(value, language)
  const parts = REASONS.flatMap((name) => {
    const left = excluded[name] ?? 0
    return left > 0 ? [`${words[name]} ${count(left)}`] : []
  })
  return (
    <>
      <h3>{words.similarFailed}</h3>
      <div className={styles.soft} data-basis>
        <p>{words.similarBasis(count(n), count(examined))}</p>
        {parts.length === 0 ? null : <p>{words.excluded(parts.join(' · '))}</p>}
      </div>
      {reason === null ? (
        <dl className={styles.figures}>
          <div>
            <dt>{words.failedShare}</dt>
            <dd>{words.of(share === null ? '–' : percentText(share.toFixed(1)), count(failed ?? 0))}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.withheld}>{words.tooFewSimilar(count(n))}</p>
      )}
      {items.length === 0 ? null : (
        <table className={`${styles.table} ${styles.stacked}`}>
          <caption>{words.similarFailedNotices}</caption>
          <TableHead columns={[words.notice, { number: words.similarity }, words.openedOn]} number={styles.number} />
          <tbody>
            {items.map(({ noticeNo, title, agency, similarity, openedOn }) => (
              <tr key={noticeNo}>
                <td>
                  <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{title}</Link>
                  <span className={styles.secondLine}>{agency}</span>
                </td>
                <td data-label={words.similarity} className={styles.number}>
                  {percentText(count(similarity))}
                </td>
                <td data-label={words.openedOn} className={styles.date}>
                  {openedOn === null ? '–' : dayText(openedOn, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
