import { INCIDENT_STATES, type Incident } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { buttonClass, Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { CAUSE_WORDS, INCIDENT_STATE_WORDS, INCIDENT_WORDS, RESOLUTION_WORDS } from './incident-words.ts'
import { AccountPages } from './page-links.tsx'
import { useAccountPlace } from './place.ts'
import { ACCOUNT_WORDS } from './words.ts'

const PAGE = 20

function Incidents() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.incidents}</h2>
      <Allowed needs="access" scope="access:manage">
        <IncidentList />
        <AutoBlock />
      </Allowed>
    </>
  )
}

export default Incidents

function IncidentList() {
  const words = useWords(INCIDENT_WORDS)
  const states = useWords(INCIDENT_STATE_WORDS)
  const { language } = useLanguage()
  const { place, go } = useAccountPlace()
  const state = INCIDENT_STATES.find((one) => one === place.get('state'))
  const page = Math.max(1, Number(place.get('page')) || 1)
  const asked = useQuery({
    queryKey: ['account', 'incidents', state, page, language],
    queryFn: async ({ signal }) =>
      serviceIn(language).access.listIncidents({ ...(state ? { state } : {}), page, pageSize: PAGE }, { signal }),
  })
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>{words.lead}</p>
        <Choice
          label={words.show}
          value={state ?? ''}
          onChange={({ target }) => go({ state: target.value, page: null })}
          options={[['', words.all], ...INCIDENT_STATES.map((one) => [one, states[one]] as const)]}
        />
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data?.items.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneMore}</p>
        </Empty>
      ) : null}
      {asked.data && asked.data.items.length > 0 ? (
        <ul className={styles.list}>
          {asked.data.items.map((incident) => (
            <Row key={incident.id} incident={incident} />
          ))}
        </ul>
      ) : null}
      <AccountPages
        previous={page > 1 ? { page: page > 2 ? String(page - 1) : null } : null}
        next={asked.data && asked.data.total > page * PAGE ? { page: String(page + 1) } : null}
      />
    </>
  )
}

const STATE_LOOKS: Record<string, string | undefined> = {
  open: parts.warning,
  contained: parts.bad,
  resolved: parts.good,
}

function Row({ incident }: { incident: Incident }) {
  const words = useWords(INCIDENT_WORDS)
  const causes = useWords(CAUSE_WORDS)
  const { language } = useLanguage()
  const { id, cause, state, key, reason, networks, places, openedAt, containedAt, resolvedAt, resolvedBy } = incident
  const states = useWords(INCIDENT_STATE_WORDS)
  const resolutions = useWords(RESOLUTION_WORDS)
  const times = [
    words.opened(momentText(openedAt, language)),
    containedAt === null ? null : words.blockedAt(momentText(containedAt, language)),
    resolvedAt === null
      ? null
      : words.resolvedAt(momentText(resolvedAt, language), wordIn(resolutions, resolvedBy ?? 'operator')),
  ].filter((text) => text !== null)
  return (
    <li className={styles.row} data-incident={id}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{wordIn(causes, cause)}</strong>
          <span className={STATE_LOOKS[state] ?? parts.soft}>{wordIn(states, state)}</span>
        </p>
        <p>{key === null ? words.account : words.key(key.name ?? `${key.prefix}…`)}</p>
        <p className={parts.soft}>
          {times.join(' · ')} · {words.id(id)}
        </p>
        {reason === null ? null : <Fact name={words.reason}>{reason}</Fact>}
        {networks.length === 0 ? null : <Fact name={words.networks}>{networks.join(', ')}</Fact>}
        {places.length === 0 ? null : <Fact name={words.places}>{places.join(', ')}</Fact>}
        {state === 'resolved' ? null : <WhatToDo incident={incident} />}
      </div>
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <p>
    <span className={parts.soft}>{name}</span> {children}
  </p>
)

function WhatToDo({ incident: { key } }: { incident: Incident }) {
  const words = useWords(INCIDENT_WORDS)
  const { may } = useRights()
  if (key === null) return <p>{words.doAccount}</p>
  if (!may('access', 'keys:manage')) return <p>{words.doOther}</p>
  return (
    <>
      <p>{words.doKey}</p>
      <p>
        <Link className={buttonClass()} href={`/account?view=keys&rotate=${encodeURIComponent(key.id)}`}>
          {words.rotate}
        </Link>
      </p>
    </>
  )
}

function AutoBlock() {
  const words = useWords(INCIDENT_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const queryKey = ['account', 'incident-settings']
  const asked = useQuery({
    queryKey: [...queryKey, language],
    queryFn: async ({ signal }) => serviceIn(language).access.getIncidentSettings({ signal }),
  })
  // The tick is set at once, because the response arrives later and the box would flicker.
  const [wish, setWish] = useState<boolean>()
  const change = useMutation({
    mutationFn: async (autoBlock: boolean) => serviceIn(language).access.changeIncidentSettings({ autoBlock }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onSettled: () => setWish(undefined),
  })
  return (
    <fieldset className={styles.part}>
      <legend>{words.settings}</legend>
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={wish ?? asked.data.autoBlock}
            disabled={change.isPending}
            onChange={({ target }) => {
              setWish(target.checked)
              change.mutate(target.checked)
            }}
          />
          {words.autoBlock}
        </label>
      ) : null}
      <p className={parts.soft}>{words.autoBlockMore}</p>
      <p role="status">{change.isSuccess ? common.saved : ''}</p>
      {change.error ? <Failure error={change.error} /> : null}
    </fieldset>
  )
}
