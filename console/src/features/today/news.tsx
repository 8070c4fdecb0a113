import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { EVENT_WORDS } from '../../lib/values.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

const KINDS = ['bid.changed', 'bid.cancelled'] as const
const NEWEST = 8

/** What changed of notices that matched; awards are found as the figure above counts them. */
export function News() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['news', language],
    queryFn: async ({ signal }) =>
      serviceIn(language).events.list({ type: KINDS, sort: '-timestamp', limit: NEWEST }, { signal }),
  })
  const names = useWords(EVENT_WORDS)
  const newest = asked.data?.items ?? []
  return (
    <section className={styles.section}>
      <h2>{words.news}</h2>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && newest.length === 0 ? <p className={styles.soft}>{words.noNews}</p> : null}
      <ul className={styles.list}>
        {newest.map(({ id, type, timestamp, data: { bid } }) =>
          bid ? (
            <li key={id}>
              <div>
                <Link href={`/notices/${encodeURIComponent(bid.noticeNo)}`}>{bid.title}</Link>
                <p className={styles.soft}>{bid.agency}</p>
              </div>
              <p className={styles.right}>
                <strong>{wordIn(names, type)}</strong>
                <br />
                {momentText(timestamp, language)}
              </p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}
