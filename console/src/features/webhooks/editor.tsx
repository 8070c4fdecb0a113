import { ApiError, type Webhook, type WebhookWithSecret } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { WEBHOOK_FORMAT_WORDS } from '../../lib/values.ts'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './webhooks.module.css'
import { CHOSEN_EVENTS, EVENT_NAMES, WEBHOOK_WORDS } from './words.ts'

interface Draft {
  url: string
  description: string
  format: string
  hasPublicKey: boolean
  isAll: boolean
  events: readonly string[]
}

const draftOf = (from: Webhook | null): Draft => ({
  url: from?.url ?? 'https://',
  description: from?.description ?? '',
  format: from?.format ?? 'standard',
  hasPublicKey: from?.publicKey != null,
  isAll: from?.allEvents ?? true,
  events: from?.events ?? ['bid.matched', 'bid.changed', 'bid.cancelled', 'bid.awarded'],
})

const wantedOf = ({ url, description, format, hasPublicKey, isAll, events }: Draft) => ({
  url: url.trim(),
  description: description.trim() || null,
  format,
  signatures: hasPublicKey && format === 'standard' ? ['v1', 'v1a'] : ['v1'],
  events: isAll ? null : [...events],
})

interface EditorProps {
  /** `null` = a new one. */
  from: Webhook | null
  close(saved: Webhook | WebhookWithSecret | null): void
}

export function Editor({ from, close }: EditorProps) {
  const words = useWords(WEBHOOK_WORDS)
  const formats = useWords(WEBHOOK_FORMAT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(from))
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const write = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields })
  const save = useMutation({
    mutationFn: async () => {
      const { webhooks } = serviceIn(language)
      return from ? webhooks.change(from.id, wantedOf(draft)) : webhooks.create(wantedOf(draft))
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: ['webhooks'] })
      close(saved)
    },
  })
  const faults = faultsOf(save.error)
  const isEmpty = !draft.isAll && draft.events.length === 0
  return (
    <form
      className={styles.editor}
      aria-label={from ? words.edit : words.create}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      onChange={() => save.reset()}
    >
      <h1>{from ? words.edit : words.create}</h1>
      <TextInput
        label={words.url}
        inputMode="url"
        value={draft.url}
        fault={faults.get('url') ?? null}
        ref={first}
        onChange={({ target }) => write({ url: target.value })}
      />
      <p className={styles.soft}>{words.urlHelp}</p>
      <TextInput
        label={words.description}
        placeholder={words.descriptionHelp}
        maxLength={200}
        value={draft.description}
        fault={faults.get('description') ?? null}
        onChange={({ target }) => write({ description: target.value })}
      />
      <Choice
        label={words.format}
        value={draft.format}
        onChange={({ target }) => write({ format: target.value })}
        options={Object.entries(formats)}
      />
      {draft.format !== 'standard' ? (
        <p className={parts.warning}>{words.unsigned}</p>
      ) : (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={parts.check}
            checked={draft.hasPublicKey}
            onChange={({ target }) => write({ hasPublicKey: target.checked })}
          />
          {words.v1a}
        </label>
      )}
      <Events draft={draft} write={write} fault={faults.get('events') ?? (isEmpty ? words.noEvents : null)} />
      {save.error ? faults.size > 0 ? <p role="alert">{words.faults}</p> : <Failure error={save.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={() => close(null)}>{words.cancel}</Button>
        <Button weight="main" type="submit" disabled={save.isPending || isEmpty}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

const faultsOf = (error: unknown): Map<string, string> =>
  new Map(
    error instanceof ApiError
      ? error.errors.map(({ name, message }) => [name.replace(/[[.].*$/, ''), message] as const)
      : [],
  )

interface EventsProps {
  draft: Draft
  write(fields: Partial<Draft>): void
  fault: string | null
}

function Events({ draft: { isAll, events }, write, fault }: EventsProps) {
  const words = useWords(WEBHOOK_WORDS)
  const names = useWords(EVENT_NAMES)
  return (
    <fieldset className={parts.part}>
      <legend>{words.events}</legend>
      {([true, false] as const).map((all) => (
        <label key={String(all)} className={styles.choice}>
          <input
            type="radio"
            name="events"
            className={parts.check}
            checked={isAll === all}
            onChange={() => write({ isAll: all })}
          />
          {all ? words.all : words.some}
        </label>
      ))}
      {isAll ? null : (
        <div className={styles.types}>
          {CHOSEN_EVENTS.map((type) => (
            <label key={type} className={styles.choice}>
              <input
                type="checkbox"
                className={parts.check}
                checked={events.includes(type)}
                onChange={({ target }) =>
                  write({ events: target.checked ? [...events, type] : events.filter((one) => one !== type) })
                }
              />
              {names[type]}
            </label>
          ))}
        </div>
      )}
      {fault === null ? null : <p className={parts.warning}>{fault}</p>}
    </fieldset>
  )
}
