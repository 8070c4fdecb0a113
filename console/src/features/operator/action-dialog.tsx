import { ApiError } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { troubleOf } from '../../lib/service.ts'
import { Button, TextInput } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './operator.module.css'
import { OPERATOR_KEY } from './operator-query.ts'
import { OPERATOR_WORDS } from './words.ts'

const REASON_LENGTH = 500

export interface OperatorActionProps<T> {
  title: string
  /** The text of the button. */
  action: string
  /** The effects of the action: for whom, and what is sent. */
  effects: readonly string[]
  asksReason?: boolean
  /** Further fields. */
  children?: ReactNode
  /** Validates further fields, which show their own errors. */
  check?(): boolean
  act(reason: string): PromiseLike<T>
  close(): void
  /** Called after success; default: the dialog closes. */
  done?(): void
  /** The result, if it must be read before the dialog closes. */
  result?(answer: T): ReactNode
}

/** An action of an operator. Its effects are shown first, and typed text remains after an error. */
function OperatorActionDialog<T>({
  title,
  action,
  effects,
  asksReason = true,
  children,
  check,
  act,
  close,
  done,
  result,
}: OperatorActionProps<T>) {
  const words = useWords(OPERATOR_WORDS)
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const mutation = useMutation({
    mutationFn: async () => act(reason.trim()),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [OPERATOR_KEY] })
      if (!result) (done ?? close)()
    },
  })
  if (result && mutation.data !== undefined)
    return (
      <Dialog title={title} close={close} isHeld>
        <div className={parts.form} role="status">
          {result(mutation.data)}
        </div>
        <div className={parts.ends}>
          {/* The button that had the focus is gone, and Escape must still be heard. */}
          <Button weight="main" onClick={close} ref={(button) => button?.focus()}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    )
  const refused =
    mutation.error instanceof ApiError ? mutation.error.errors.find(({ name }) => name === 'reason') : undefined
  return (
    <Dialog title={title} close={close}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          const lacks = asksReason && reason.trim() === ''
          const isChosen = check?.() ?? true
          setMissing(lacks)
          if (!lacks && isChosen) mutation.mutate()
        }}
      >
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {children}
        {asksReason ? (
          <TextInput
            label={words.reason}
            value={reason}
            maxLength={REASON_LENGTH}
            fault={isMissing ? words.noReason : (refused?.message ?? null)}
            onChange={({ target }) => setReason(target.value)}
          />
        ) : null}
        <Refusal error={refused ? null : mutation.error} />
        <div className={parts.ends}>
          <Button onClick={close}>{words.cancel}</Button>
          <Button weight="main" type="submit" disabled={mutation.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export default OperatorActionDialog

/** Shows the message of the service if it rejected the request, otherwise the usual error. */
function Refusal({ error }: { error: Error | null }) {
  if (error === null) return null
  if (!(error instanceof ApiError) || troubleOf(error) === 'limit') return <Failure error={error} />
  return (
    <div className={styles.bad} role="alert">
      <p>{error.detail}</p>
      {error.errors.map(({ name, message }) => (
        <p key={name}>{message}</p>
      ))}
    </div>
  )
}
