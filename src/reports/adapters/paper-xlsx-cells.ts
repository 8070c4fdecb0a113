import type { CellValue } from 'hucre/xlsx'
import { SEOUL_OFFSET } from '../../lib/clock.ts'
import { csvText } from '../../lib/csv.ts'
import type { Cell, ColumnKind } from '../rules/paper.ts'

export const CELL_FORMATS: Record<ColumnKind, string> = {
  text: '@',
  money: '#,##0',
  count: '#,##0',
  middle: '#,##0.0',
  rate: '0.000',
  share: '0.0',
  time: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
}

const LONGEST_TEXT = 32_767

export function cellValue(cell: Cell): CellValue {
  if (cell === null) return null
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string') return csvText(cell.slice(0, LONGEST_TEXT))
  // A spreadsheet knows no zones: it is given what the clock on a wall in Seoul shows.
  if ('at' in cell) return new Date(cell.at + SEOUL_OFFSET)
  if ('amount' in cell) return cell.amount
  return csvText(cell.text)
}

export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)
