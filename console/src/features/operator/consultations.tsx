import type { OperatorConsultation } from '@gonggo/client'
import { useState } from 'react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button, Choice } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { ConsultationAction, type Decision } from './consultation-actions.tsx'
import { CONSULTATION_STATES, CONSULTATION_WORDS } from './consultation-words.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Moment, Section, Shown } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

const PAGE_SIZE = 30

function Consultations() {
  const words = useWords(CONSULTATION_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const states = useWords(CONSULTATION_STATES)
  const { place, narrow } = useOperatorPlace()
  return (
    <div className={styles.sheet}>
      <section className={styles.filters} aria-label={all.filters}>
        <Choice
          label={all.state}
          value={place.state ?? ''}
          onChange={({ target }) => narrow({ state: target.value })}
          options={[['', words.waiting], ...Object.entries(states)]}
        />
      </section>
      {place.state ? (
        <Requests state={place.state} page={Number(place.page ?? 1)} />
      ) : (
        <>
          <Requests state="requested" isPart />
          <Requests state="contacted" isPart />
        </>
      )}
    </div>
  )
}

export default Consultations

interface RequestsProps {
  state: string
  page?: number
  /** Shown within another page: the first page of the list, with a link to all. */
  isPart?: boolean
}

function Requests({ state, page = 1, isPart = false }: RequestsProps) {
  const words = useWords(CONSULTATION_WORDS)
  const states = useWords(CONSULTATION_STATES)
  const { language } = useLanguage()
  const { place } = useOperatorPlace()
  const [open, setOpen] = useState<{ request: OperatorConsultation; decision: Decision } | null>(null)
  const wanted = { state, page, pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['consultations', wanted], (service, options) =>
    service.operator.listConsultations(wanted, options),
  )
  const name = wordIn(states, state)
  return (
    <Section title={asked.data ? `${name} ${numberText(asked.data.total, language)}` : name}>
      <Shown asked={asked}>
        {({ total, items }) => (
          <>
            {total === 0 && state === 'requested' && isPart ? (
              <Empty title={words.allDone}>
                <p>{words.allDoneMore}</p>
              </Empty>
            ) : null}
            {total === 0 && !(state === 'requested' && isPart) ? <p className={parts.soft}>{words.none}</p> : null}
            <ul>
              {items.map((request) => (
                <Request key={request.id} request={request} decide={(decision) => setOpen({ request, decision })} />
              ))}
            </ul>
            {isPart && total > items.length ? (
              <Link href={operatorAddress({ view: 'consultations', state })}>
                {words.showAll(numberText(total, language))}
              </Link>
            ) : null}
            {isPart ? null : (
              <Paging
                total={total}
                page={page}
                size={PAGE_SIZE}
                to={(next) => operatorAddress({ ...place, page: next })}
              />
            )}
          </>
        )}
      </Shown>
      {open ? <ConsultationAction {...open} close={() => setOpen(null)} /> : null}
    </Section>
  )
}

interface RequestProps {
  request: OperatorConsultation
  decide(decision: Decision): void
}

function Request({ request, decide }: RequestProps) {
  const words = useWords(CONSULTATION_WORDS)
  const { language } = useLanguage()
  const { id, state, company, name, email, phone, message, accountId } = request
  const decisions: readonly Decision[] =
    state === 'requested' ? ['approve', 'contacted', 'decline'] : state === 'contacted' ? ['approve', 'decline'] : []
  return (
    <li className={styles.request} data-consultation={id}>
      <div className={styles.section}>
        <h3>{company}</h3>
        <p>
          {name} · <a href={`mailto:${email}`}>{email}</a> ·{' '}
          {phone === null ? <span className={parts.soft}>{words.noPhone}</span> : `${words.phone} ${phone}`}
        </p>
        <p className={message === '' ? parts.soft : styles.message}>{message === '' ? words.noMessage : message}</p>
        <p className={parts.soft}>
          {words.asked} <Moment at={request.lastAt} />
          {request.requests > 1 ? ` · ${words.askedTimes(numberText(request.requests, language))}` : null}
          {` · ${words.language} ${request.language === 'en' ? words.en : words.ko}`}
          {request.decidedAt === null ? null : (
            <>
              {` · ${words.decided} `}
              <Moment at={request.decidedAt} />
            </>
          )}
        </p>
        <p className={request.consent === null ? styles.warn : parts.soft}>
          {request.consent === null ? words.noConsent : words.consent(request.consent)}
        </p>
        {accountId === null ? null : (
          <Link href={operatorAddress({ view: 'account', id: accountId })}>{words.toAccount}</Link>
        )}
      </div>
      <div className={styles.acts}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            aria-label={words.named(words[decision], company)}
            weight={decision === 'approve' ? 'main' : 'plain'}
            onClick={() => decide(decision)}
          >
            {words[decision]}
          </Button>
        ))}
      </div>
    </li>
  )
}
