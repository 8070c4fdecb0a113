import { RESENT_STATES } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { MomentInput } from '../../ui/date.tsx'
import { Failure } from '../../ui/states.tsx'
import { DELIVERY_STATE_WORDS, DELIVERY_WORDS } from './delivery-words.ts'
import { instantOf } from './live.ts'
import type { WebhookPlace } from './place.ts'
import styles from './webhooks.module.css'

interface RangeProps {
  webhookId: string
  /** Provides the default period: the one that is shown. */
  place: WebhookPlace
}

/** Sends a period of deliveries again, after showing their number. */
export function RangeAgain({ webhookId, place }: RangeProps) {
  const words = useWords(DELIVERY_WORDS)
  const states = useWords(DELIVERY_STATE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [state, setState] = useState<string>(RESENT_STATES.find((one) => one === place.state) ?? 'failed')
  const [since, setSince] = useState(place.since ?? '')
  const [until, setUntil] = useState(place.until ?? '')
  const [from, to] = [instantOf(since, '00'), instantOf(until, '59')]
  const counted = useQuery({
    queryKey: ['range', webhookId, state, from, to, language],
    queryFn: async ({ signal }) => {
      const query = { state, since: from, until: to || undefined, pageSize: 1 }
      return (await serviceIn(language).webhooks.listDeliveries(webhookId, query, { signal })).total
    },
    enabled: since !== '',
    // The number must be current when the user confirms.
    staleTime: 0,
  })
  const send = useMutation({
    mutationFn: async () =>
      serviceIn(language).webhooks.redeliverRange(webhookId, { from: from ?? '', to: to || null, state }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['range', webhookId] }),
        queries.invalidateQueries({ queryKey: ['newest', webhookId] }),
      ]),
  })
  const count = counted.data ?? 0
  const isKnown = since !== '' && counted.data !== undefined && !counted.isFetching
  const shownCount = numberText(count, language)
  return (
    <form
      className={styles.range}
      aria-label={words.range}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
      onChange={() => send.reset()}
    >
      <p className={styles.soft}>{words.rangeMore}</p>
      <div className={styles.filters}>
        <Choice
          label={words.rangeState}
          value={state}
          onChange={({ target }) => setState(target.value)}
          options={RESENT_STATES.map((one) => [one, wordIn(states, one)] as const)}
        />
        <MomentInput label={words.since} value={since} onChange={setSince} />
        <MomentInput label={words.until} value={until} onChange={setUntil} />
      </div>
      {counted.error ? <Failure error={counted.error} again={() => void counted.refetch()} /> : null}
      {send.error ? <Failure error={send.error} again={() => send.mutate()} /> : null}
      <div className={styles.acts}>
        {since === '' ? (
          <p className={styles.soft}>{words.needsFrom}</p>
        ) : (
          <Button weight="main" type="submit" disabled={!isKnown || count === 0 || send.isPending}>
            {isKnown ? (count === 0 ? words.countNone : words.count(shownCount)) : words.counting}
          </Button>
        )}
        {send.data ? <p role="status">{words.rangeDone(numberText(send.data.deliveries, language))}</p> : null}
      </div>
    </form>
  )
}
