import type { Webhook, WebhookWithSecret } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { useTitle } from '../../lib/title.ts'
import { WEBHOOK_FORMAT_WORDS } from '../../lib/values.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { Editor } from './editor.tsx'
import { Health } from './health.tsx'
import { OneWebhook } from './one.tsx'
import { addressOf, useWebhookPlace } from './place.ts'
import { SecretOnce } from './secret.tsx'
import styles from './webhooks.module.css'
import { EVENT_NAMES, shortName, WEBHOOK_WORDS } from './words.ts'

/** More than an account can have. */
const PAGE = 100
const NEW = 'new'
/** Polled, so that an open page shows webhooks that begin to fail. */
const POLL_MS = 10_000

function Webhooks() {
  const words = useWords(WEBHOOK_WORDS)
  const { may } = useRights()
  useTitle(words.title)
  return (
    <Allowed needs="webhooks" scope="webhooks:read">
      <WebhookViews mayWrite={may('webhooks', 'webhooks:write')} />
    </Allowed>
  )
}

export default Webhooks

function WebhookViews({ mayWrite }: { mayWrite: boolean }) {
  const words = useWords(WEBHOOK_WORDS)
  const { language } = useLanguage()
  const { place, go } = useWebhookPlace()
  // In memory only, so the secret is gone when the page is left.
  const [made, setMade] = useState<WebhookWithSecret | null>(null)
  const asked = useQuery({
    queryKey: ['webhooks', language],
    queryFn: async ({ signal }) => serviceIn(language).webhooks.list({ pageSize: PAGE }, { signal }),
    refetchInterval: POLL_MS,
  })
  if (asked.isPending) return <Waiting />
  if (asked.error && !asked.data) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const { items } = asked.data
  const open = items.find(({ id }) => id === place.id) ?? null
  const edited = items.find(({ id }) => id === place.edit) ?? null
  const isWritten = mayWrite && (place.edit === NEW || edited !== null)
  return (
    <>
      {made === null ? null : <SecretOnce webhook={made} close={() => setMade(null)} />}
      {isWritten ? (
        <Editor
          key={place.edit}
          from={edited}
          close={(saved) => {
            if (saved && 'secret' in saved) setMade(saved)
            const id = saved?.id ?? place.id
            go(id ? { id } : {})
          }}
        />
      ) : null}
      {place.id && !isWritten ? (
        open === null ? (
          <Empty title={words.missing}>
            <Link href="/webhooks">{words.toList}</Link>
          </Empty>
        ) : (
          <OneWebhook key={open.id} webhook={open} mayWrite={mayWrite} showSecret={setMade} />
        )
      ) : null}
      {place.id || isWritten ? null : (
        <WebhookList webhooks={items} mayWrite={mayWrite} create={() => go({ edit: NEW })} />
      )}
    </>
  )
}

interface ListProps {
  webhooks: readonly Webhook[]
  mayWrite: boolean
  create(): void
}

function WebhookList({ webhooks, mayWrite, create }: ListProps) {
  const words = useWords(WEBHOOK_WORDS)
  const { language } = useLanguage()
  const usage = useQuery({
    queryKey: ['usage', language],
    queryFn: async ({ signal }) => serviceIn(language).usage.get({ signal }),
  })
  const limit = usage.data?.counters.find(({ name }) => name === 'webhooks')?.limit ?? null
  const isFull = limit !== null && webhooks.length >= limit
  return (
    <>
      <div className={styles.bar}>
        <h1>{words.title}</h1>
        {mayWrite ? (
          <Button weight="main" onClick={create} disabled={isFull}>
            {words.create}
          </Button>
        ) : null}
      </div>
      <p className={styles.soft}>
        {words.about} {mayWrite ? null : words.readOnly}
      </p>
      <p role="status" className={styles.total}>
        {limit === null ? null : words.used(numberText(webhooks.length, language), numberText(limit, language))}{' '}
        {isFull ? words.full : null}
      </p>
      {webhooks.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneMore}</p>
        </Empty>
      ) : null}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const words = useWords(WEBHOOK_WORDS)
  const names = useWords(EVENT_NAMES)
  const formats = useWords(WEBHOOK_FORMAT_WORDS)
  const { language } = useLanguage()
  const { id, url, description, events, allEvents, format, createdAt } = webhook
  return (
    <li className={styles.row} data-webhook={id}>
      <p className={parts.nameLine}>
        <Link className={styles.title} data-row href={addressOf({ id })}>
          {description || new URL(url).host}
        </Link>
        <span className={styles.url}>{url}</span>
      </p>
      <Health
        webhook={webhook}
        facts={[
          allEvents ? words.all : events.map((type) => shortName(names, type)).join(', '),
          wordIn(formats, format),
          words.since(momentText(createdAt, language)),
        ]}
      />
    </li>
  )
}
