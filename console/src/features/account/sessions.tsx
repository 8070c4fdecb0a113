import type { SessionEntry } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { serviceIn } from '../../lib/service.ts'
import { useSessionReset } from '../../lib/session.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { SESSION_WORDS } from './session-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const Sure = lazily(async () => ({ default: (await import('../../ui/sure.tsx')).Sure }))

const PAGE = 100
const OWN_SESSIONS = ['account', 'sessions']

function Sessions() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.sessions}</h2>
      <Allowed needs="access" scope={null}>
        <OwnSessions />
      </Allowed>
    </>
  )
}

export default Sessions

function OwnSessions() {
  const words = useWords(SESSION_WORDS)
  const { language } = useLanguage()
  const [leaving, setLeaving] = useState<SessionEntry | 'all' | null>(null)
  const asked = useQuery({
    queryKey: [...OWN_SESSIONS, language],
    queryFn: async ({ signal }) => serviceIn(language).sessions.list({ pageSize: PAGE }, { signal }),
  })
  const more = asked.data ? asked.data.total - asked.data.items.length : 0
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>{words.lead}</p>
        <Button onClick={() => setLeaving('all')}>{words.endAll}</Button>
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? (
        <ul className={styles.list}>
          {asked.data.items.map((entry) => (
            <Row key={entry.id} entry={entry} end={() => setLeaving(entry)} />
          ))}
        </ul>
      ) : null}
      {more > 0 ? <p>{words.others(numberText(more, language))}</p> : null}
      {leaving === null ? null : (
        <Suspense fallback={null}>
          <End what={leaving} close={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  )
}

function Row({ entry, end }: { entry: SessionEntry; end(): void }) {
  const words = useWords(SESSION_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { device, network, current, createdAt, lastUsedAt, expiresAt } = entry
  const name = device ?? words.unknown
  return (
    <li className={styles.row} data-session={entry.id}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {current ? <span className={parts.good}>{words.current}</span> : null}
        </p>
        <p className={parts.soft}>
          {network} · {words.used(momentText(lastUsedAt, language))} · {words.since(momentText(createdAt, language))} ·{' '}
          {words.until(momentText(expiresAt, language))}
        </p>
      </div>
      <div className={styles.acts}>
        <Button weight="quiet" aria-label={common.named(words.end, `${name} ${network}`)} onClick={end}>
          {words.end}
        </Button>
      </div>
    </li>
  )
}

function End({ what, close }: { what: SessionEntry | 'all'; close(): void }) {
  const words = useWords(SESSION_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const resetSession = useSessionReset()
  const isOwn = what === 'all' || what.current
  const end = useMutation({
    mutationFn: async () =>
      what === 'all' ? serviceIn(language).sessions.endAll() : serviceIn(language).sessions.end(what.id),
    onSuccess: async () => {
      close()
      await (isOwn ? resetSession() : queries.invalidateQueries({ queryKey: OWN_SESSIONS }))
    },
  })
  const work = { mutate: () => end.mutate(), isPending: end.isPending, error: end.error }
  if (what === 'all')
    return (
      <Sure title={words.endAllTitle} act={words.endAll} work={work} close={close}>
        <p>{words.endAllMore}</p>
      </Sure>
    )
  return (
    <Sure title={words.endTitle(what.device ?? words.unknown)} act={words.end} work={work} close={close}>
      <p>{isOwn ? words.endOwn : words.endMore}</p>
    </Sure>
  )
}
