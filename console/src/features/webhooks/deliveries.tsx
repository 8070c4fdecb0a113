import type { Delivery } from '@gonggo/client'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { stepRow } from '../../lib/rows.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { MomentInput } from '../../ui/date.tsx'
import { FoldedFilters } from '../../ui/filter-fields.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { DELIVERY_STATE_WORDS, DELIVERY_TONES, DELIVERY_WORDS } from './delivery-words.ts'
import { DELIVERIES_AT_ONCE, useDeliveries } from './live.ts'
import { addressOf, useWebhookPlace, type WebhookPlace } from './place.ts'
import { RangeAgain } from './range.tsx'
import styles from './webhooks.module.css'
import { EVENT_NAMES, shortName } from './words.ts'

const SPAN = ['since', 'until'] as const
const FILTERS = ['state', 'type', ...SPAN] as const

export function Deliveries({ webhookId, mayWrite }: { webhookId: string; mayWrite: boolean }) {
  const words = useWords(DELIVERY_WORDS)
  const { language } = useLanguage()
  const { place, go } = useWebhookPlace()
  const { asked, fresh, isLost, more, showFresh } = useDeliveries(webhookId, place)
  const [isRange, setRange] = useState(false)
  const id = useId()
  useShortcuts({ j: () => stepRow(1), k: () => stepRow(-1) })
  const isFiltered = FILTERS.some((name) => place[name])
  const items = asked.data?.items ?? []
  const left = (asked.data?.total ?? 0) - items.length
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{words.title}</h2>
        {mayWrite ? (
          <Button aria-expanded={isRange} onClick={() => setRange(!isRange)}>
            {words.range}
          </Button>
        ) : null}
      </div>
      {isRange ? <RangeAgain webhookId={webhookId} place={place} /> : null}
      <Filters place={place} change={(fields) => go({ ...place, ...fields }, true)} />
      <div className={styles.live}>
        {asked.data ? <p role="status">{words.total(numberText(asked.data.total, language))}</p> : null}
        {fresh > 0 ? (
          <Button weight="main" onClick={showFresh}>
            {words.fresh(numberText(fresh, language))}
          </Button>
        ) : null}
        {isLost ? <p role="status">{words.lost}</p> : null}
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && items.length === 0 ? (
        <Empty title={isFiltered ? words.noneFits : words.none}>
          {isFiltered ? (
            <Button onClick={() => go({ id: webhookId }, true)}>{words.clear}</Button>
          ) : (
            <p>{words.noneMore}</p>
          )}
        </Empty>
      ) : null}
      <ul>
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} href={addressOf({ ...place, delivery: delivery.id })} />
        ))}
      </ul>
      {left > 0 ? (
        <p className={styles.more}>
          <Button disabled={more.isPending} onClick={() => more.mutate()}>
            {words.more(numberText(Math.min(left, DELIVERIES_AT_ONCE), language))}
          </Button>
        </p>
      ) : null}
      {more.error ? <Failure error={more.error} again={() => more.mutate()} /> : null}
    </section>
  )
}

function DeliveryRow({ delivery, href }: { delivery: Delivery; href: string }) {
  const words = useWords(DELIVERY_WORDS)
  const states = useWords(DELIVERY_STATE_WORDS)
  const names = useWords(EVENT_NAMES)
  const { language } = useLanguage()
  const { id, type, state, createdAt, attemptCount, lastStatus, nextAttemptAt } = delivery
  return (
    <li className={styles.delivery} data-delivery={id} data-state={state}>
      <span className={parts[DELIVERY_TONES[state] ?? 'muted']}>{wordIn(states, state)}</span>
      <Link className={styles.title} data-row href={href}>
        {shortName(names, type)}
      </Link>
      <time className={styles.soft} dateTime={createdAt}>
        {momentText(createdAt, language)}
      </time>
      <span className={styles.soft}>
        {[
          words.attempts(numberText(attemptCount, language)),
          lastStatus === null ? null : words.answered(`${lastStatus}`),
          nextAttemptAt === null || attemptCount === 0 ? null : words.next(momentText(nextAttemptAt, language)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}

interface FiltersProps {
  place: WebhookPlace
  change(fields: WebhookPlace): void
}

function Filters({ place, change }: FiltersProps) {
  const words = useWords(DELIVERY_WORDS)
  const states = useWords(DELIVERY_STATE_WORDS)
  const names = useWords(EVENT_NAMES)
  const field = (name: (typeof FILTERS)[number]) => ({
    value: place[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <FoldedFilters active={FILTERS.filter((name) => place[name]).length}>
      <fieldset className={styles.filters} aria-label={words.filters}>
        <Choice label={words.state} {...field('state')} options={[['', words.any], ...Object.entries(states)]} />
        <Choice
          label={words.type}
          {...field('type')}
          options={[['', words.any], ...Object.keys(names).map((type) => [type, shortName(names, type)] as const)]}
        />
        {SPAN.map((name) => (
          <MomentInput
            key={name}
            label={words[name]}
            value={place[name] ?? ''}
            onChange={(moment) => change({ [name]: moment })}
          />
        ))}
      </fieldset>
    </FoldedFilters>
  )
}
