import { ArrowDown, ArrowUp } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button, Hidden } from '../../ui/controls.tsx'
import { moved, readColumns, toggled } from './column-order.ts'
import { FIELD_NAMES, FIELD_WORDS, type FieldName } from './fields.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

/** Of this browser and not of the address: a search that is sent should look to its reader as he likes it. */
const KEPT = 'gonggo.search.columns'
const FIRST: readonly FieldName[] = ['closeAt', 'baseAmount', 'estimatedPrice', 'status']

export function useColumns() {
  const [columns, setColumns] = useState(() => readColumns(localStorage.getItem(KEPT), FIELD_NAMES, FIRST))
  const keep = useCallback((next: readonly FieldName[]) => {
    localStorage.setItem(KEPT, next.join(','))
    setColumns(next)
  }, [])
  return {
    columns,
    toggle: (name: FieldName) => keep(toggled(columns, name)),
    move: (name: FieldName, by: -1 | 1) => keep(moved(columns, name, by)),
  }
}

export function ColumnChoice({ columns, toggle, move }: ReturnType<typeof useColumns>) {
  const words = useWords(SEARCH_WORDS)
  const fields = useWords(FIELD_WORDS)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.columnChoice} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.columns}</summary>
      {isOpen ? (
        <fieldset aria-label={words.columns}>
          {[...columns, ...FIELD_NAMES.filter((name) => !columns.includes(name))].map((name) => (
            <div key={name} className={styles.columnLine}>
              <label>
                <input
                  type="checkbox"
                  checked={columns.includes(name)}
                  onChange={({ currentTarget }) => {
                    toggle(name)
                    stayOn(currentTarget)
                  }}
                />
                {fields[name]}
              </label>
              {columns.includes(name) ? <Order name={fields[name]} columns={columns} at={name} move={move} /> : null}
            </div>
          ))}
        </fieldset>
      ) : null}
    </details>
  )
}

/** A line that changes its place is drawn anew, and the focus would be lost. */
const stayOn = (control: HTMLElement): void => void requestAnimationFrame(() => control.focus())

interface OrderProps {
  name: string
  columns: readonly FieldName[]
  at: FieldName
  move(name: FieldName, by: -1 | 1): void
}

function Order({ name, columns, at, move }: OrderProps) {
  const words = useWords(SEARCH_WORDS)
  return (
    <>
      {/* A button that is disabled under the finger would lose the focus. */}
      <Button
        weight="quiet"
        aria-disabled={columns[0] === at}
        onClick={({ currentTarget }) => {
          move(at, -1)
          stayOn(currentTarget)
        }}
      >
        <ArrowUp size={14} aria-hidden />
        <Hidden>{words.columnUp(name)}</Hidden>
      </Button>
      <Button
        weight="quiet"
        aria-disabled={columns.at(-1) === at}
        onClick={({ currentTarget }) => {
          move(at, 1)
          stayOn(currentTarget)
        }}
      >
        <ArrowDown size={14} aria-hidden />
        <Hidden>{words.columnDown(name)}</Hidden>
      </Button>
    </>
  )
}
