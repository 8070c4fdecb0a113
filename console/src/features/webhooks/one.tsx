import type { Webhook, WebhookWithSecret } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { serviceIn } from '../../lib/service.ts'
import { WEBHOOK_FORMAT_WORDS } from '../../lib/values.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { Deliveries } from './deliveries.tsx'
import { OneDelivery } from './delivery.tsx'
import { Health } from './health.tsx'
import { addressOf, useWebhookPlace } from './place.ts'
import { Samples } from './samples.tsx'
import { receiverTrouble, TROUBLE_WORDS } from './trouble.ts'
import styles from './webhooks.module.css'
import { EVENT_NAMES, shortName, WEBHOOK_WORDS } from './words.ts'

const Removal = lazily(() => import('./removal.tsx'))
const Rotation = lazily(() => import('./rotation.tsx'))

interface OneProps {
  webhook: Webhook
  mayWrite: boolean
  showSecret(webhook: WebhookWithSecret): void
}

/** A webhook with its deliveries. */
export function OneWebhook({ webhook, mayWrite, showSecret }: OneProps) {
  const words = useWords(WEBHOOK_WORDS)
  const names = useWords(EVENT_NAMES)
  const formats = useWords(WEBHOOK_FORMAT_WORDS)
  const { language } = useLanguage()
  const { place } = useWebhookPlace()
  const { id, url, description, events, allEvents, format, secretHint, publicKey, createdAt } = webhook
  const isSigned = format === 'standard'
  const facts = [
    allEvents ? words.all : events.map((type) => shortName(names, type)).join(', '),
    wordIn(formats, format),
    isSigned ? words.hint(secretHint) : null,
    words.since(momentText(createdAt, language)),
  ].filter(Boolean)
  return (
    <>
      <p>
        <Link href="/webhooks">{words.toList}</Link>
      </p>
      <h1>{description || new URL(url).host}</h1>
      <p className={styles.url}>{url}</p>
      <Health webhook={webhook} />
      <p className={styles.soft}>{facts.join(' · ')}</p>
      {publicKey === null ? null : (
        <p className={styles.soft}>
          {words.publicKey}: <code>{publicKey}</code>
        </p>
      )}
      {mayWrite ? (
        <Actions webhook={webhook} showSecret={showSecret} />
      ) : (
        <p className={styles.soft}>{words.readOnly}</p>
      )}
      {place.delivery ? (
        <OneDelivery key={place.delivery} webhookId={id} deliveryId={place.delivery} mayWrite={mayWrite} />
      ) : (
        <>
          <Deliveries key={id} webhookId={id} mayWrite={mayWrite} />
          {isSigned ? <Samples /> : null}
        </>
      )}
    </>
  )
}

function Actions({ webhook, showSecret }: Omit<OneProps, 'mayWrite'>) {
  const words = useWords(WEBHOOK_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { go } = useWebhookPlace()
  const [asks, setAsks] = useState<'rotation' | 'removal' | null>(null)
  const { id, state, disabledReason, format } = webhook
  const isSigned = format === 'standard'
  const test = useMutation({
    mutationFn: async () => serviceIn(language).webhooks.test(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['newest', id] }),
  })
  const turn = useMutation({
    mutationFn: async () =>
      serviceIn(language).webhooks.change(id, { state: state === 'enabled' ? 'disabled' : 'enabled' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  const isOurs = disabledReason === 'plan' || disabledReason === 'incident'
  return (
    <>
      <div className={styles.acts}>
        <Button weight="main" onClick={() => test.mutate()} disabled={test.isPending}>
          {words.test}
        </Button>
        {isOurs ? null : (
          <Button onClick={() => turn.mutate()} disabled={turn.isPending}>
            {state === 'enabled' ? words.disable : words.enable}
          </Button>
        )}
        <Button onClick={() => go({ id, edit: id })}>{words.edit}</Button>
        {isSigned ? <Button onClick={() => setAsks('rotation')}>{words.rotate}</Button> : null}
        <Button onClick={() => setAsks('removal')}>{words.remove}</Button>
      </div>
      {state === 'disabled' && !isOurs ? <p className={styles.soft}>{words.enableMore}</p> : null}
      {turn.error ? <Failure error={turn.error} again={() => turn.mutate()} /> : null}
      {test.error ? <Failure error={test.error} again={() => test.mutate()} /> : null}
      {test.data ? <TestResult key={test.data.id} webhookId={id} deliveryId={test.data.id} /> : null}
      <Suspense fallback={null}>
        {asks === 'rotation' ? (
          <Rotation
            webhook={webhook}
            close={(made) => {
              setAsks(null)
              if (made) showSecret(made)
            }}
          />
        ) : null}
        {asks === 'removal' ? <Removal webhook={webhook} close={() => setAsks(null)} /> : null}
      </Suspense>
    </>
  )
}

/** Polled often, because the result of a test arrives within seconds. */
const TEST_MS = 500

function TestResult({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const words = useWords(WEBHOOK_WORDS)
  const troubles = useWords(TROUBLE_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['delivery', webhookId, deliveryId, language],
    queryFn: async ({ signal }) => serviceIn(language).webhooks.getDelivery(webhookId, deliveryId, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || (data.state === 'pending' && data.attemptCount === 0) ? TEST_MS : false,
  })
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const last = asked.data?.attempts.at(-1)
  const trouble = last ? receiverTrouble(last) : null
  return (
    <div className={styles.result} role="status">
      {last === undefined ? <p>{asked.data?.state === 'held' ? words.testHeld : words.testing}</p> : null}
      {last && trouble === null ? (
        <p className={parts.good}>{words.testDone(`${last.status}`, numberText(last.ms, language))}</p>
      ) : null}
      {last && trouble !== null ? (
        <p>
          <span className={parts.warning}>{words.testFailed}</span> {troubles[trouble]}
        </p>
      ) : null}
      {last?.answer ? <pre className={styles.text}>{last.answer}</pre> : null}
      <Link href={addressOf({ id: webhookId, delivery: deliveryId })}>{words.seeDelivery}</Link>
    </div>
  )
}
