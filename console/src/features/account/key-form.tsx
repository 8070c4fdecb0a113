import { ApiError, type KeyWithSecret, SCOPES } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button, TextInput } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './account.module.css'
import { KEY_WORDS } from './key-words.ts'
import { ACCOUNT_KEYS } from './people.ts'
import { useRoleWords } from './role-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

interface KeyFormProps {
  /** Scopes preselected by a link from another page. */
  begin: readonly string[]

  close(): void
  made(key: KeyWithSecret): void
}

/** The default: a program that only reads notices. */
const FIRST = ['bids:read']

export function KeyForm({ begin, close, made }: KeyFormProps) {
  const words = useWords(KEY_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [until, setUntil] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>(begin.length > 0 ? begin : FIRST)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const create = useMutation({
    mutationFn: async () =>
      serviceIn(language).keys.create({ name: name.trim() || null, scopes: [...scopes], expiresAt: until || null }),
    // Shown before any refetch, because the secret is visible only once.
    onSuccess: async (key) => {
      made(key)
      await queries.invalidateQueries({ queryKey: ACCOUNT_KEYS })
    },
  })
  const faults = create.error instanceof ApiError ? create.error.errors : []
  const faultOf = (field: string) => faults.find((fault) => fault.name === field)?.message ?? null
  return (
    <form
      className={styles.form}
      aria-label={words.create}
      onChange={() => create.reset()}
      onSubmit={(event) => {
        event.preventDefault()
        if (scopes.length > 0) create.mutate()
      }}
    >
      <div className={styles.pair}>
        <TextInput
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={200}
          value={name}
          fault={faultOf('name')}
          ref={first}
          onChange={({ target }) => setName(target.value)}
        />
        <DateInput label={words.until} value={until} fault={faultOf('expiresAt')} onChange={setUntil} />
      </div>
      <p className={parts.soft}>{words.untilMore}</p>
      <ScopeTicks chosen={scopes} choose={setScopes} />
      {create.error && faults.length === 0 ? <Failure error={create.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{common.cancel}</Button>
        <Button weight="main" type="submit" disabled={create.isPending || scopes.length === 0}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}

function ScopeTicks({ chosen, choose }: { chosen: readonly string[]; choose(scopes: readonly string[]): void }) {
  const words = useWords(KEY_WORDS)
  const { scopeWord } = useRoleWords()
  const { may } = useRights()
  return (
    <fieldset className={styles.part}>
      <legend>{words.scopes}</legend>
      <p className={parts.soft}>{words.scopesMore}</p>
      <div className={styles.ticks}>
        {SCOPES.filter((scope) => may('access', scope)).map((scope) => (
          <label key={scope} className={styles.tick}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
            {scopeWord(scope)}
          </label>
        ))}
      </div>
      {chosen.length === 0 ? (
        <p className={parts.bad} role="alert">
          {words.noScope}
        </p>
      ) : null}
    </fieldset>
  )
}
