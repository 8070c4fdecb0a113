import { PURSUIT_STATES, type Pursuit } from '@gonggo/client'
import { wordIn } from '../lib/known.ts'
import { useWords } from '../lib/language.tsx'
import { isAgainstResult } from '../lib/pursuits.ts'
import { PURSUIT_STATE_WORDS } from '../lib/values.ts'
import { Button } from './controls.tsx'
import styles from './pursuit.module.css'
import { PURSUIT_SHEET_WORDS } from './pursuit-words.ts'

/** Names of states. */
export function useStateName(): (state: string) => string {
  const words = useWords(PURSUIT_STATE_WORDS)
  return (state) => wordIn(words, state)
}

export function usePursuitStateOptions(): readonly (readonly [string, string])[] {
  const nameOf = useStateName()
  return PURSUIT_STATES.map((state) => [state, nameOf(state)] as const)
}

export function PursuitState({ state }: { state: string }) {
  const nameOf = useStateName()
  return (
    <span className={styles.state} data-state={state}>
      {nameOf(state)}
    </span>
  )
}

interface CorrectionProps {
  pursuits: readonly Pursuit[]
  to: string
  confirm(): void
  cancel(): void
}

/** Asks for confirmation of a move for which the API requires `correction`. */
export function Correction({ pursuits, to, confirm, cancel }: CorrectionProps) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const nameOf = useStateName()
  const settled = pursuits.filter((pursuit) => isAgainstResult(pursuit, to))
  const states = [...new Set(settled.map(({ state }) => nameOf(state)))].join(', ')
  return (
    <div className={styles.question} role="alert">
      <p>{words.correct(states)}</p>
      <div className={styles.actions}>
        <Button onClick={cancel}>{words.cancel}</Button>
        <Button weight="main" onClick={confirm} ref={(button) => button?.focus()}>
          {words.correctTo(nameOf(to))}
        </Button>
      </div>
    </div>
  )
}
