import { useWords } from '../../lib/language.tsx'
import { Choice } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import { NEVER, type Until } from './draft.ts'
import styles from './profile.module.css'
import { PROFILE_WORDS } from './words.ts'

interface UntilProps {
  until: Until
  fault: string | null
  change(until: Until): void
}

/** The end of validity: not declared, unlimited, or a date. Its group names the item. */
export function UntilFields({ until, fault, change }: UntilProps) {
  const words = useWords(PROFILE_WORDS)
  const isDay = until !== null && until !== NEVER
  return (
    <>
      <div>
        <Choice
          label={words.until}
          value={isDay ? 'day' : (until ?? '')}
          options={[
            ['', words.untilUnknown],
            [NEVER, words.untilNever],
            ['day', words.untilDay],
          ]}
          onChange={({ target }) => change(target.value === 'day' ? '' : target.value || null)}
        />
        {until === null ? <p className={styles.soft}>{words.dateNeeded}</p> : null}
      </div>
      {isDay ? <DateInput label={words.lastDay} value={until} fault={fault} onChange={change} /> : null}
    </>
  )
}
