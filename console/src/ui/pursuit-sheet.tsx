import { ApiError, type Pursuit, type PursuitPatch } from '@gonggo/client'
import { useState } from 'react'
import { useWords } from '../lib/language.tsx'
import { isAgainstResult, useAssignees, usePursuitChange, usePursuitRights } from '../lib/pursuits.ts'
import type { Texts } from '../lib/texts.ts'
import { Button, Choice } from './controls.tsx'
import parts from './parts.module.css'
import styles from './pursuit.module.css'
import { BidAmount } from './pursuit-bid.tsx'
import { Correction, usePursuitStateOptions } from './pursuit-state.tsx'
import { PURSUIT_SHEET_WORDS } from './pursuit-words.ts'
import { reminderPatch } from './reminder-patch.ts'

interface Refusal {
  patch: Texts<PursuitPatch>
  detail: string
}

/** The fields of a pursuit, saved as soon as they are changed. */
export function PursuitSheet({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { canWrite } = usePursuitRights()
  const { change } = usePursuitChange()
  const [wanted, setWanted] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const keep = async (patch: Texts<PursuitPatch>): Promise<boolean> => {
    setWanted(null)
    setRefusal(null)
    const { failed, error } = await change([pursuit], patch)
    if (failed.length === 0) return true
    if (error instanceof ApiError && error.code === 'pursuit_settled' && patch.state) setWanted(patch.state)
    else setRefusal({ patch, detail: error instanceof ApiError ? (error.detail ?? '') : '' })
    return false
  }
  const move = (state: string) => (isAgainstResult(pursuit, state) ? setWanted(state) : void keep({ state }))
  const isOfAmount = refusal?.patch.bidAmount !== undefined
  return (
    <div className={styles.sheet}>
      {canWrite ? null : <p className={parts.soft}>{words.readOnly}</p>}
      <div className={styles.fields}>
        <StateChoice pursuit={pursuit} move={move} isOff={!canWrite} />
        <Assignee pursuit={pursuit} keep={keep} isOff={!canWrite} />
        <BidAmount key={pursuit.id} pursuit={pursuit} keep={keep} isOff={!canWrite} />
        <Reminder pursuit={pursuit} name="remindClosing" keep={keep} isOff={!canWrite} />
        <Reminder pursuit={pursuit} name="remindOpening" keep={keep} isOff={!canWrite} />
      </div>
      {wanted === null ? null : (
        <Correction
          pursuits={[pursuit]}
          to={wanted}
          confirm={() => void keep({ state: wanted, correction: true })}
          cancel={() => setWanted(null)}
        />
      )}
      {refusal === null ? null : (
        <div className={styles.question} role="alert">
          <p className={parts.fault}>
            {isOfAmount ? words.amountFailed : words.failed} {refusal.detail}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => void keep(refusal.patch)}>{words.again}</Button>
          </div>
        </div>
      )}
    </div>
  )
}

interface FieldProps {
  pursuit: Pursuit
  keep(patch: Texts<PursuitPatch>): Promise<boolean>
  isOff: boolean
}

function StateChoice({ pursuit, move, isOff }: { pursuit: Pursuit; move(state: string): void; isOff: boolean }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const options = usePursuitStateOptions()
  const { stateBy } = pursuit
  return (
    <div>
      <Choice
        label={words.state}
        value={pursuit.state}
        disabled={isOff}
        options={options}
        onChange={({ target }) => move(target.value)}
      />
      {stateBy === 'person' ? null : (
        <p className={parts.soft}>{stateBy === 'correction' ? words.corrected : words.settled}</p>
      )}
    </div>
  )
}

function Assignee({ pursuit: { assignee }, keep, isOff }: FieldProps) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const names = useAssignees().data ?? new Map<string, string>()
  const others = assignee === null || names.has(assignee) ? [] : [[assignee, words.unknownMember] as const]
  return (
    <div>
      <Choice
        label={words.assignee}
        value={assignee ?? ''}
        disabled={isOff || (names.size === 0 && assignee === null)}
        options={[['', words.nobody], ...names, ...others]}
        onChange={({ target }) => void keep({ assignee: target.value || null })}
      />
      {names.size === 0 ? <p className={parts.soft}>{words.noTeam}</p> : null}
    </div>
  )
}

const DAYS = [[], [1], [3], [3, 1], [7, 3, 1]]

function Reminder({ pursuit, name, keep, isOff }: FieldProps & { name: 'remindClosing' | 'remindOpening' }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const now = pursuit[name].join(',')
  const { member } = usePursuitRights()
  const choices = DAYS.some((days) => days.join(',') === now) ? DAYS : [...DAYS, pursuit[name]]
  return (
    <div>
      <Choice
        label={words[name]}
        value={now}
        disabled={isOff}
        options={choices.map((days) => [
          days.join(','),
          days.length === 0 ? words.remindOff : words.remindDays(days.join('·')),
        ])}
        onChange={({ target }) => {
          const days = target.value.split(',').filter(Boolean).map(Number)
          void keep(reminderPatch(pursuit, { name, days, member: member?.id ?? null }))
        }}
      />
      {now !== '' && pursuit.assignee === null ? <p className={parts.soft}>{words.needsAssignee}</p> : null}
    </div>
  )
}
