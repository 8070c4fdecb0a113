import type { Incident } from '@gonggo/client'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Choice, TextInput } from '../../ui/controls.tsx'
import { OperatorAction } from './action.tsx'
import { INCIDENT_WORDS } from './incident-words.ts'

interface BlockProps {
  on: { accountId: string } | { keyId: string }
  name: string
  close(): void
}

/** Blocks a key or account that is shown. */
export function Block({ on, name, close }: BlockProps) {
  const words = useWords(INCIDENT_WORDS)
  const { language } = useLanguage()
  return (
    <OperatorAction
      title={words.blockOne(name)}
      action={words.block}
      effects={
        'keyId' in on
          ? [words.effectKey, words.effectUntilKey, words.effectMail]
          : [words.effectAccount, words.effectUntilAccount, words.effectMail]
      }
      act={(reason) => serviceIn(language).operator.openIncident(Object.assign({ reason }, on))}
      close={close}
    />
  )
}

/** Blocks by id, which the operator got by mail or phone. */
export function BlockById({ close }: { close(): void }) {
  const words = useWords(INCIDENT_WORDS)
  const { language } = useLanguage()
  const [kind, setKind] = useState('key')
  const [id, setId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isKey = kind === 'key'
  return (
    <OperatorAction
      title={words.blockTitle}
      action={words.block}
      effects={
        isKey
          ? [words.effectKey, words.effectUntilKey, words.effectMail]
          : [words.effectAccount, words.effectUntilAccount, words.effectMail]
      }
      check={() => {
        setMissing(id.trim() === '')
        return id.trim() !== ''
      }}
      act={(reason) =>
        serviceIn(language).operator.openIncident(
          Object.assign({ reason }, isKey ? { keyId: id.trim() } : { accountId: id.trim() }),
        )
      }
      close={close}
    >
      <Choice
        label={words.which}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={[
          ['key', words.key],
          ['account', words.account],
        ]}
      />
      <TextInput
        label={isKey ? words.keyId : words.accountId}
        fault={isMissing ? words.noId : null}
        maxLength={64}
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
    </OperatorAction>
  )
}

export function Resolve({ incident: { id, state }, what, close }: { incident: Incident; what: string; close(): void }) {
  const words = useWords(INCIDENT_WORDS)
  const { language } = useLanguage()
  return (
    <OperatorAction
      title={`${words.resolveTitle}: ${what}`}
      action={words.resolve}
      effects={[state === 'contained' ? words.resolveOpens : words.resolveWarned, words.resolveMail]}
      asksReason={false}
      act={() => serviceIn(language).operator.resolveIncident(id)}
      close={close}
    />
  )
}
