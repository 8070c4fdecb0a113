import type { DeliveryDetail } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn, troubleOf } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { CopiedText } from '../../ui/copy.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { DELIVERY_STATE_WORDS, DELIVERY_TONES, DELIVERY_WORDS } from './delivery-words.ts'
import { addressOf, useWebhookPlace } from './place.ts'
import { receiverTrouble, TROUBLE_WORDS } from './trouble.ts'
import styles from './webhooks.module.css'
import { EVENT_NAMES } from './words.ts'

/** Polled while it is pending, because users may wait for it. */
const POLL_MS = 2_000

interface OneDeliveryProps {
  webhookId: string
  deliveryId: string
  mayWrite: boolean
}

export function OneDelivery({ webhookId, deliveryId, mayWrite }: OneDeliveryProps) {
  const words = useWords(DELIVERY_WORDS)
  const { language } = useLanguage()
  const { place } = useWebhookPlace()
  const id = useId()
  const asked = useQuery({
    queryKey: ['delivery', webhookId, deliveryId, language],
    queryFn: async ({ signal }) => serviceIn(language).webhooks.getDelivery(webhookId, deliveryId, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'pending' ? POLL_MS : false),
  })
  const list = addressOf({ ...place, delivery: '' })
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p>
        <Link href={list}>{words.back}</Link>
      </p>
      {asked.isPending ? <Waiting /> : null}
      {asked.error && troubleOf(asked.error) === 'missing' ? <Empty title={words.missing} /> : null}
      {asked.error && troubleOf(asked.error) !== 'missing' ? (
        <Failure error={asked.error} again={() => void asked.refetch()} />
      ) : null}
      {asked.data ? (
        <>
          <Summary delivery={asked.data} />
          {mayWrite ? <Again webhookId={webhookId} deliveryId={deliveryId} /> : null}
          <Attempts delivery={asked.data} />
          <EventShown delivery={asked.data} />
        </>
      ) : null}
    </section>
  )
}

function Summary({ delivery }: { delivery: DeliveryDetail }) {
  const words = useWords(DELIVERY_WORDS)
  const states = useWords(DELIVERY_STATE_WORDS)
  const names = useWords(EVENT_NAMES)
  const troubles = useWords(TROUBLE_WORDS)
  const { language } = useLanguage()
  const { state, type, eventId, createdAt, nextAttemptAt, attempts } = delivery
  const last = attempts.at(-1)
  const trouble = last && state !== 'delivered' ? receiverTrouble(last) : null
  return (
    <div role="status">
      <p>
        <span className={parts[DELIVERY_TONES[state] ?? 'muted']}>{wordIn(states, state)}</span> · {wordIn(names, type)}
      </p>
      <p className={styles.soft}>
        {[
          momentText(createdAt, language),
          `webhook-id ${eventId}`,
          nextAttemptAt === null ? null : words.next(momentText(nextAttemptAt, language)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {trouble === null ? null : <p className={styles.trouble}>{troubles[trouble]}</p>}
    </div>
  )
}

function Again({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const words = useWords(DELIVERY_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: async () => serviceIn(language).webhooks.redeliver(webhookId, deliveryId),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['delivery', webhookId, deliveryId] }),
        queries.invalidateQueries({ queryKey: ['newest', webhookId] }),
      ]),
  })
  return (
    <div className={styles.acts}>
      <Button weight="main" disabled={again.isPending} onClick={() => again.mutate()}>
        {words.again}
      </Button>
      {again.data ? <p role="status">{again.data.state === 'held' ? words.againHeld : words.againDone}</p> : null}
      {again.error ? <Failure error={again.error} again={() => again.mutate()} /> : null}
    </div>
  )
}

function Attempts({ delivery: { attempts } }: { delivery: DeliveryDetail }) {
  const words = useWords(DELIVERY_WORDS)
  const troubles = useWords(TROUBLE_WORDS)
  const { language } = useLanguage()
  return (
    <>
      <h3>{words.log}</h3>
      {attempts.length === 0 ? <p className={styles.soft}>{words.noLog}</p> : null}
      <ol className={styles.attempts}>
        {attempts.toReversed().map((attempt) => {
          const trouble = receiverTrouble(attempt)
          return (
            <li key={`${attempt.at} ${attempt.ms} ${attempt.status}`} className={styles.attempt}>
              <p>
                <time dateTime={attempt.at}>{momentText(attempt.at, language)}</time> ·{' '}
                <span className={trouble === null ? parts.good : parts.warning}>
                  {attempt.status === null ? words.noAnswer : words.answered(`${attempt.status}`)}
                </span>{' '}
                · {words.ms(numberText(attempt.ms, language))}
              </p>
              {trouble === null ? null : <p className={styles.soft}>{troubles[trouble]}</p>}
              {attempt.error === null ? null : <p className={styles.soft}>{attempt.error}</p>}
              {attempt.answer === '' ? null : (
                <>
                  <p className={styles.soft}>{words.answer}</p>
                  <pre className={styles.text}>{attempt.answer}</pre>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function EventShown({ delivery: { event } }: { delivery: DeliveryDetail }) {
  const words = useWords(DELIVERY_WORDS)
  const text = JSON.stringify(event, null, 2)
  return (
    <>
      <h3>{words.event}</h3>
      {event === null ? <p className={styles.soft}>{words.noEvent}</p> : <CopiedText text={text} name={words.event} />}
    </>
  )
}
