import { useQuery } from '@tanstack/react-query'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { useSourceName } from '../../lib/sources.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

/** Whether the data is complete: the sources of notices, and when they were last read. */
export function Sources() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const sourceName = useSourceName()
  const asked = useQuery({
    queryKey: ['sources', language],
    queryFn: async ({ signal }) => serviceIn(language).sources.list({ signal }),
  })
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{words.sources}</h2>
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? (
        <table className={styles.table}>
          <TableHead
            columns={[words.source, words.lastSuccess, { number: words.lately24 }, { number: words.failed }]}
            number={styles.number}
          />
          <tbody>
            {asked.data.items.map(({ name, lastSuccessAt, notices24h, failedWindows }) => (
              <tr key={name}>
                <th scope="row">{sourceName(name)}</th>
                <td data-label={words.lastSuccess}>
                  {lastSuccessAt === null ? words.never : momentText(lastSuccessAt, language)}
                </td>
                <td className={styles.number} data-label={words.lately24}>
                  {numberText(notices24h, language)}
                </td>
                <td className={failedWindows > 0 ? styles.bad : styles.number} data-label={words.failed}>
                  {numberText(failedWindows, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
