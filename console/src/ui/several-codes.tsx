import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useCodeNames } from '../lib/codes.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import type { CodeKind, ListedCode } from '../lib/suggestable.ts'
import { Button, Hidden } from './controls.tsx'
import styles from './parts.module.css'
import { Suggest } from './suggest.tsx'

const WORDS = bilingual(
  { chosen: (label: string) => `선택한 ${label}`, drop: (value: string) => `제외: ${value}` },
  { chosen: (label: string) => `Chosen: ${label}`, drop: (value: string) => `Remove: ${value}` },
)

/** The maximum of the service. */
const MOST = 20

interface SeveralCodesProps {
  kind: CodeKind
  label: string
  placeholder: string
  chosen: readonly string[]
  /** Codes offered before typing. */
  offered: readonly ListedCode[]
  fault: string | null
  note?: string | undefined
  change(chosen: string[]): void
}

/**
 * Several values of a filter, shown by name; any of them matches. Text that no list contains is used as it is, with
 * commas between several values.
 */
export function SeveralCodes({ chosen, fault, note, change, ...field }: SeveralCodesProps) {
  const words = useWords(WORDS)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const nameOf = useCodeNames(chosen.map((value) => [field.kind, value]))
  const add = (text: string) => {
    const values = text.split(',').map((one) => one.trim())
    const next = [...new Set([...chosen, ...values])].filter(Boolean).slice(0, MOST)
    if (next.length > chosen.length) change(next)
  }
  const drop = (value: string) => {
    change(chosen.filter((one) => one !== value))
    // The pressed button no longer exists, so the focus moves to the field.
    input.current?.focus()
  }
  const described = [fault === null ? '' : `${id}-fault`, note === undefined ? '' : `${id}-note`].filter(Boolean)
  return (
    <div className={styles.field}>
      <Suggest
        {...field}
        ref={input}
        // A comma in a name would split it into two values.
        choose={({ code, name }) => add(name === '' || name.includes(',') ? code : name)}
        write={add}
        isFaulty={fault !== null}
        describedBy={described.join(' ')}
      />
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen} aria-label={words.chosen(field.label)}>
          {chosen.map((value) => (
            <li key={value}>
              {nameOf(field.kind, value)}
              <Button weight="quiet" onClick={() => drop(value)}>
                <X size={14} aria-hidden />
                <Hidden>{words.drop(nameOf(field.kind, value))}</Hidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fault === null ? null : (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {note === undefined ? null : (
        <p className={styles.label} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
