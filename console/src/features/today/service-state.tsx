import { useQuery } from '@tanstack/react-query'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { useSourceName } from '../../lib/sources.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

/** Whether what is seen here is all there is: where notices come from, and when they last came. */
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
      <h2>{words.sources}</h2>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.source}</th>
              <th scope="col">{words.lastSuccess}</th>
              <th scope="col" className={styles.number}>
                {words.lately24}
              </th>
              <th scope="col" className={styles.number}>
                {words.failed}
              </th>
            </tr>
          </thead>
          <tbody>
            {asked.data.items.map(({ name, lastSuccessAt, notices24h, failedWindows }) => (
              <tr key={name}>
                <th scope="row">{sourceName(name)}</th>
                <td>{lastSuccessAt === null ? words.never : momentText(lastSuccessAt, language)}</td>
                <td className={styles.number}>{numberText(notices24h, language)}</td>
                <td className={failedWindows > 0 ? styles.bad : styles.number}>
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

export function Usage() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['usage', language],
    queryFn: async ({ signal }) => serviceIn(language).usage.get({ signal }),
  })
  const names: Record<string, string> = {
    keys: words.keys,
    keywords: words.keywords,
    webhooks: words.webhooks,
    members: words.members,
    pursuits: words.pursuits,
  }
  const policies: Record<string, string> = {
    free: words.planRequests,
    pro: words.planRequests,
    enterprise: words.planRequests,
    manage: words.manageRequests,
    console: words.consoleRequests,
  }
  const lines = [
    ...(asked.data?.counters ?? []).map(({ name, used, limit }) => ({ name: wordIn(names, name), used, limit })),
    ...(asked.data?.rateLimits ?? []).map(({ policy, limit, remaining }) => ({
      name: words.perMinute(wordIn(policies, policy)),
      used: limit - remaining,
      limit,
    })),
  ]
  return (
    <section className={styles.section}>
      <h2>{words.usage}</h2>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.limit}</th>
              <th scope="col" className={styles.number}>
                {words.used}
              </th>
              <th scope="col" className={styles.number}>
                {words.most}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, used, limit }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.number}>{numberText(used, language)}</td>
                <td className={styles.number}>{numberText(limit, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
