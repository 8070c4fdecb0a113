import { useCallback, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { FIELD_NAMES, FIELD_WORDS, type FieldName } from './fields.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

/** Of this browser and not of the address: a search that is sent should look to its reader as he likes it. */
const KEPT = 'gonggo.search.columns'
const FIRST: readonly FieldName[] = ['status', 'estimatedPrice', 'closeAt']

function keptColumns(): readonly FieldName[] {
  const kept = localStorage.getItem(KEPT)?.split(',')
  return kept === undefined ? FIRST : FIELD_NAMES.filter((name) => kept.includes(name))
}

export function useColumns() {
  const [columns, setColumns] = useState(keptColumns)
  const toggle = useCallback(
    (name: FieldName) => {
      const next = FIELD_NAMES.filter((one) => columns.includes(one) !== (one === name))
      localStorage.setItem(KEPT, next.join(','))
      setColumns(next)
    },
    [columns],
  )
  return { columns, toggle }
}

export function ColumnChoice({ columns, toggle }: ReturnType<typeof useColumns>) {
  const words = useWords(SEARCH_WORDS)
  const fields = useWords(FIELD_WORDS)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.columnChoice} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.columns}</summary>
      {isOpen ? (
        <fieldset aria-label={words.columns}>
          {FIELD_NAMES.map((name) => (
            <label key={name}>
              <input type="checkbox" checked={columns.includes(name)} onChange={() => toggle(name)} />
              {fields[name]}
            </label>
          ))}
        </fieldset>
      ) : null}
    </details>
  )
}
