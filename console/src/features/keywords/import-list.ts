import { type Cells, COLUMNS, type Column, type Grid } from './import-grid.ts'

/** The result of sending a line. */
export type Outcome = { isAdded: true; keywordId: string } | { isAdded: false; message: string }

export interface Line {
  /** Counted from 1. */
  number: number
  cells: Cells
  isLeftOut: boolean
  outcome: Outcome | null
  /** The number of attempts. A line that is sent again or edited gets a new `Idempotency-Key`. */
  tries: number
}

export interface List {
  /** Makes the `Idempotency-Key`s of this list different from those of other lists. */
  id: string
  columns: Column[]
  ignored: string[]
  lines: Line[]
}

export type Change =
  | { does: 'begin'; grid: Grid }
  | { does: 'bringBack'; list: List }
  | { does: 'clear' }
  | { does: 'write'; number: number; cells: Cells }
  /** Sets the same values in every line that is not stored yet. */
  | { does: 'writeAll'; cells: Cells }
  | { does: 'leaveOut'; number: number; isLeftOut: boolean }
  | { does: 'settle'; number: number; outcome: Outcome }

export function listAfter(list: List | null, change: Change): List | null {
  if (change.does === 'begin') return newList(change.grid)
  if (change.does === 'bringBack') return change.list
  if (change.does === 'clear' || list === null) return null
  if (change.does === 'writeAll') return writtenAll(list, change.cells)
  return { ...list, lines: list.lines.map((line) => (line.number === change.number ? lineAfter(line, change) : line)) }
}

/** A column that no line had is added. */
function writtenAll(list: List, cells: Cells): List {
  const columns = COLUMNS.filter((column) => list.columns.includes(column) || cells[column] !== undefined)
  const written = (line: Line): Line => lineAfter(line, { does: 'write', number: line.number, cells })
  return { ...list, columns, lines: list.lines.map((line) => (isOpen(line) ? written(line) : line)) }
}

function lineAfter(line: Line, change: Exclude<Change, { does: 'begin' | 'bringBack' | 'clear' | 'writeAll' }>): Line {
  if (change.does === 'leaveOut') return { ...line, isLeftOut: change.isLeftOut }
  if (change.does === 'write')
    return { ...line, cells: { ...line.cells, ...change.cells }, outcome: null, tries: line.tries + 1 }
  return { ...line, outcome: change.outcome, tries: line.tries + 1 }
}

const newList = ({ columns, lines, ignored }: Grid): List => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  columns,
  ignored,
  lines: lines.map((cells, index) => ({ number: index + 1, cells, isLeftOut: false, outcome: null, tries: 0 })),
})

export const isOpen = ({ isLeftOut, outcome }: Line): boolean => !isLeftOut && outcome?.isAdded !== true

/** Columns with an invalid amount, which cannot be sent. */
export const wrongAmounts = (cells: Cells): Column[] =>
  (['minAmt', 'maxAmt'] as const).filter((name) => !/^\d{0,15}$/.test(cells[name] ?? ''))

/** Restores the list from the storage of this tab; null if it is invalid. */
export function listIn(kept: string): List | null {
  if (kept === '') return null
  const list: List = JSON.parse(kept)
  return list.columns.every((column) => COLUMNS.includes(column)) ? list : null
}
