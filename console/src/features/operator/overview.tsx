import { ACCOUNT_STATES, type OperatorOverview, PLANS } from '@gonggo/client'
import { Link } from 'wouter'
import { clockText, numberText } from '../../lib/format.ts'
import { type Known, wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { operatorAddress, type Place } from './address.ts'
import styles from './operator.module.css'
import { spanText, useOperatorQuery } from './operator-query.ts'
import { OVERVIEW_WORDS } from './overview-words.ts'
import { Moment, NumberCell, Section, Table } from './parts.tsx'

const EVERY_MS = 10_000

function Overview() {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  const asked = useOperatorQuery(['overview'], (service, options) => service.operator.getOverview(options), {
    refetchInterval: EVERY_MS,
  })
  const seen = asked.data
  if (asked.isPending) return <Waiting />
  if (!seen) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const at = clockText(seen.at, language)
  return (
    <div className={styles.sheet}>
      <Section title={words.first}>
        {/* One line whatever happens, so that nothing below it moves. */}
        <p className={asked.error ? styles.warn : parts.soft}>{asked.error ? words.stale(at) : words.refreshed(at)}</p>
        <Figures seen={seen} />
      </Section>
      <div className={styles.columns}>
        <Accounts accounts={seen.accounts} />
        <Queues seen={seen} />
        <Processes processes={seen.processes} at={seen.at} />
        <Feed feed={seen.feed} />
      </div>
    </div>
  )
}

export default Overview

/** Always the same figures in the same places, so that operators find them quickly. */
function Figures({ seen }: { seen: OperatorOverview }) {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  const { consultations, incidents, sources, deliveries } = seen
  const countText = (count: number) => numberText(count, language)
  return (
    <div className={styles.figures}>
      <Figure
        name={words.consultations}
        count={consultations.requested}
        about={words.consultationsMore(countText(consultations.contacted))}
        to={{ view: 'consultations' }}
      />
      <Figure
        name={words.incidents}
        count={incidents.open + incidents.contained}
        about={words.incidentsMore(countText(incidents.open), countText(incidents.contained))}
        to={{ view: 'incidents' }}
      />
      <Figure
        name={words.late}
        count={deliveries.count}
        about={
          deliveries.oldestSeconds === null
            ? words.noLate
            : words.lateMore(spanText(deliveries.oldestSeconds, language))
        }
        to={{ view: 'deliveries' }}
      />
      <Figure
        name={words.behind}
        count={sources.behind}
        about={words.behindMore(countText(sources.enabled))}
        to={{ view: 'sources' }}
      />
      <Figure name={words.failing} count={sources.failing} about={words.failingMore} to={{ view: 'sources' }} />
      <Figure
        name={words.quarantined}
        count={sources.quarantined}
        about={words.quarantinedMore(countText(sources.waiting))}
        to={{ view: 'sources' }}
      />
    </div>
  )
}

function Figure({ name, count, about, to }: { name: string; count: number; about: string; to: Place }) {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  return (
    <Link className={styles.figure} href={operatorAddress(to)}>
      <span>{name}</span>
      <strong>{numberText(count, language)}</strong>
      <span className={count > 0 ? styles.warn : styles.good}>{count > 0 ? words.toDo : words.fine}</span>
      <span className={parts.soft}>{about}</span>
    </Link>
  )
}

function Accounts({ accounts }: Pick<OperatorOverview, 'accounts'>) {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  const countOf = (plan: string, state: string) =>
    accounts.find((one) => one.plan === plan && one.state === state)?.count ?? 0
  return (
    <Section title={words.accounts}>
      <Table columns={[words.plan, ...ACCOUNT_STATES.map((state) => ({ number: words[state] }))]}>
        {PLANS.map((plan) => (
          <tr key={plan}>
            <th scope="row">{planTitle(plan)}</th>
            {ACCOUNT_STATES.map((state) => (
              <td key={state} className={styles.number} data-label={words[state]}>
                <Link href={operatorAddress({ view: 'accounts', plan, state })}>
                  {numberText(countOf(plan, state), language)}
                </Link>
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  )
}

function Queues({ seen }: { seen: OperatorOverview }) {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  return (
    <Section title={words.queues}>
      <Table columns={[words.queue, { number: words.count }, { number: words.oldest }]}>
        {(['deliveries', 'mails', 'reports'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">
              {name === 'reports' ? words[name] : <Link href={operatorAddress({ view: name })}>{words[name]}</Link>}
            </th>
            <NumberCell name={words.count} value={seen[name].count} />
            <td className={styles.number} data-label={words.oldest}>
              {seen[name].oldestSeconds === null ? '–' : spanText(seen[name].oldestSeconds, language)}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}

function Processes({ processes, at }: Pick<OperatorOverview, 'processes' | 'at'>) {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  const roles: Record<Known<OperatorOverview['processes'][number]['role']>, string> = {
    all: words.all,
    api: words.api,
    worker: words.worker,
  }
  const since = (time: string) => Math.max(0, Math.round((Date.parse(at) - Date.parse(time)) / 1_000))
  return (
    <Section title={words.processes}>
      <Table columns={[words.role, words.version, words.started, { number: words.seen }]}>
        {processes.map(({ id, role, version, startedAt, seenAt }) => (
          <tr key={id}>
            <th scope="row">{wordIn(roles, role)}</th>
            <td data-label={words.version}>{version}</td>
            <td data-label={words.started}>
              <Moment at={startedAt} />
            </td>
            <td className={styles.number} data-label={words.seen}>
              {words.ago(spanText(since(seenAt), language))}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}

function Feed({ feed: { head, readers } }: Pick<OperatorOverview, 'feed'>) {
  const words = useWords(OVERVIEW_WORDS)
  const { language } = useLanguage()
  const names: Record<string, string> = { alerts: words.alerts, pursuits: words.pursuits, reminders: words.reminders }
  return (
    <Section title={words.feed}>
      <p className={parts.soft}>{words.head(numberText(head, language))}</p>
      {readers.length === 0 ? <p className={parts.soft}>{words.noReaders}</p> : null}
      {readers.length > 0 ? (
        <Table columns={[words.reader, { number: words.unread }]}>
          {readers.map(({ name, behind }) => (
            <tr key={name}>
              <th scope="row">{wordIn(names, name)}</th>
              <NumberCell name={words.unread} value={behind} />
            </tr>
          ))}
        </Table>
      ) : null}
    </Section>
  )
}
