import type { Usage as UsageAnswer } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import styles from './account.module.css'
import { UsageDays } from './usage-days.tsx'
import { USAGE_WORDS } from './usage-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

function Usage() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.usage}</h2>
      <Allowed needs="access" scope={null}>
        <Read />
      </Allowed>
    </>
  )
}

export default Usage

function Read() {
  const words = useWords(USAGE_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['usage', language],
    queryFn: async ({ signal }) => serviceIn(language).usage.get({ signal }),
  })
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const { plan, asOf, days } = asked.data
  return (
    <>
      <div className={styles.bar}>
        <p>
          <strong>{words.plan(planTitle(plan))}</strong>{' '}
          <span className={parts.soft}>{words.asOf(momentText(asOf, language))}</span>
        </p>
        <Button disabled={asked.isFetching} onClick={() => void asked.refetch()}>
          {words.refresh}
        </Button>
      </div>
      <Tables usage={asked.data} />
      <UsageDays days={days} />
    </>
  )
}

function Tables({ usage: { rateLimits, counters } }: { usage: UsageAnswer }) {
  const words = useWords(USAGE_WORDS)
  // The policy with the name of a plan is that of the plan.
  const policyName = (policy: string) =>
    policy === 'manage' || policy === 'console' ? words[policy] : words.planRequests
  const limits = rateLimits.map(({ policy, limit, remaining }) => ({
    name: policyName(policy),
    used: limit - remaining,
    limit,
  }))
  const stock = counters.map(({ name, used, limit }) => ({ name: wordIn(words, name), used, limit }))
  return (
    <>
      <Shares title={words.limits} about={words.limitsMore} lines={limits} />
      <Shares title={words.counters} about={null} lines={stock} />
    </>
  )
}

interface SharesProps {
  title: string
  about: string | null
  lines: readonly { name: string; used: number; limit: number }[]
}

/** The share from which the page shows a warning. */
const NEAR = 0.9

function Shares({ title, about, lines }: SharesProps) {
  const words = useWords(USAGE_WORDS)
  const { language } = useLanguage()
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {about === null ? null : <p className={parts.soft}>{about}</p>}
      <table className={`${styles.table} ${styles.shares}`}>
        <TableHead
          columns={[words.kind, { number: words.used }, { number: words.most }, words.share]}
          number={styles.number}
        />
        <tbody>
          {lines.map(({ name, used, limit }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {used >= limit * NEAR ? <p className={parts.warning}>{words.near}</p> : null}
              </th>
              <td className={styles.number}>{numberText(used, language)}</td>
              <td className={styles.number}>{numberText(limit, language)}</td>
              <td className={styles.share}>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.min(100, (used / Math.max(1, limit)) * 100)} height="1" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
