import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, RotateCcw } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button, Hidden } from '../../ui/controls.tsx'
import { usePopover } from '../../ui/popover.ts'
import styles from './column.module.css'
import { keptColumns, moved, readColumns, toggled } from './column-order.ts'
import { keptWidths, readWidths, resized, WIDTH_STEP } from './column-width.ts'
import { COLUMN_NAMES, type ColumnName } from './fields.ts'
import search from './search.module.css'
import { SEARCH_WORDS, useColumnNames } from './words.ts'

/** Stored in this browser and not in the address, so that recipients of a link see their own columns. */
const STORAGE_KEY = 'gonggo.search.columns'
const KEPT_WIDTHS = 'gonggo.search.widths'
const FIRST: readonly ColumnName[] = ['closeAt', 'amount', 'status']
const ADDED: readonly ColumnName[] = ['amount']

export function useColumns() {
  const [columns, setColumns] = useState(() =>
    readColumns(localStorage.getItem(STORAGE_KEY), { known: COLUMN_NAMES, first: FIRST, added: ADDED }),
  )
  const keep = useCallback((next: readonly ColumnName[]) => {
    localStorage.setItem(STORAGE_KEY, keptColumns(next, COLUMN_NAMES))
    setColumns(next)
  }, [])
  const [widths, setWidths] = useState(() => readWidths(localStorage.getItem(KEPT_WIDTHS), COLUMN_NAMES))
  const resize = useCallback(
    (name: ColumnName, pixels: number | null) =>
      setWidths((before) => {
        const next = resized(before, name, pixels)
        localStorage.setItem(KEPT_WIDTHS, keptWidths(next))
        return next
      }),
    [],
  )
  return {
    columns,
    /** Memoized until a width changes. */
    sizes: useMemo(() => ({ widths, resize }), [widths, resize]),
    toggle: (name: ColumnName) => keep(toggled(columns, name)),
    move: (name: ColumnName, by: -1 | 1) => keep(moved(columns, name, by)),
  }
}

export function ColumnChoice({ columns, toggle, move, sizes }: ReturnType<typeof useColumns>) {
  const words = useWords(SEARCH_WORDS)
  const nameOf = useColumnNames()
  const [isOpen, setOpen] = useState(false)
  const popover = usePopover()
  return (
    <details
      ref={popover}
      className={search.columnChoice}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.columns}</summary>
      {isOpen ? (
        <fieldset aria-label={words.columns}>
          {[...columns, ...COLUMN_NAMES.filter((name) => !columns.includes(name))].map((name) => (
            <div key={name} className={styles.line}>
              <label>
                <input
                  type="checkbox"
                  checked={columns.includes(name)}
                  onChange={({ currentTarget }) => {
                    toggle(name)
                    stayOn(currentTarget)
                  }}
                />
                {nameOf(name)}
              </label>
              {columns.includes(name) ? (
                <>
                  <Width name={nameOf(name)} column={name} sizes={sizes} />
                  <Order name={nameOf(name)} columns={columns} at={name} move={move} />
                </>
              ) : null}
            </div>
          ))}
        </fieldset>
      ) : null}
    </details>
  )
}

/** A moved line is rendered again and would lose the focus. */
const stayOn = (control: HTMLElement): void => void requestAnimationFrame(() => control.focus())

interface WidthProps {
  name: string
  column: ColumnName
  sizes: ReturnType<typeof useColumns>['sizes']
}

/** Buttons that do the same as dragging the edge of a column. */
function Width({ name, column, sizes: { widths, resize } }: WidthProps) {
  const words = useWords(SEARCH_WORDS)
  const widen = (by: number) => {
    const head = document.querySelector<HTMLElement>(`th[data-column="${column}"]`)
    if (head) resize(column, head.offsetWidth + by)
  }
  return (
    <span className={styles.width}>
      <Button weight="quiet" onClick={() => widen(-WIDTH_STEP)}>
        <ChevronsRightLeft size={14} aria-hidden />
        <Hidden>{words.columnNarrower(name)}</Hidden>
      </Button>
      <Button weight="quiet" onClick={() => widen(WIDTH_STEP)}>
        <ChevronsLeftRight size={14} aria-hidden />
        <Hidden>{words.columnWider(name)}</Hidden>
      </Button>
      <Button weight="quiet" aria-disabled={widths[column] === undefined} onClick={() => resize(column, null)}>
        <RotateCcw size={14} aria-hidden />
        <Hidden>{words.columnAutomatic(name)}</Hidden>
      </Button>
    </span>
  )
}

interface OrderProps {
  name: string
  columns: readonly ColumnName[]
  at: ColumnName
  move(name: ColumnName, by: -1 | 1): void
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
