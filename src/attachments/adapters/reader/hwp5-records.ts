import type { Prose } from './prose.ts'

export interface Hwp5Listener {
  record(tag: number, level: number, content: Buffer): void
  end(): void
}

const PARAGRAPH = 66
const TEXT = 67
const CONTROL = 71
const LIST = 72
const EQUATION = 88

/** Names of controls, as their bytes stand in the file. */
const TABLE = ' lbt'
/** A comment that is neither shown nor printed. */
const HIDDEN_COMMENT = 'tmct'

/** What is open, by its level: a record of the same or a lower level closes it. */
interface Open {
  kind: 'paragraph' | 'cell' | 'table'
  level: number
  /** Of a table: the row of the last cell. */
  row: number
}

export function createHwp5Listener(prose: Prose): Hwp5Listener {
  const open: Open[] = []
  let hiddenFrom = Infinity

  function closeDownTo(level: number): void {
    for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
      open.pop()
      if (last.kind === 'paragraph') prose.close()
      else if (last.kind === 'cell') prose.closeCell()
      else prose.closeRow()
    }
  }

  function openCell(level: number, content: Buffer): void {
    const table = open.at(-1)
    if (table?.kind !== 'table') return
    const row = content.length >= 12 ? content.readUInt16LE(10) : table.row
    if (table.row >= 0 && row !== table.row) prose.closeRow()
    table.row = row
    prose.openCell()
    // Its paragraphs have the level of the cell.
    open.push({ kind: 'cell', level: level - 0.5, row: -1 })
  }

  return {
    record(tag, level, content) {
      if (level > hiddenFrom) return
      hiddenFrom = Infinity
      if (tag === PARAGRAPH) {
        closeDownTo(level)
        open.push({ kind: 'paragraph', level, row: -1 })
        prose.open()
      } else if (tag === TEXT) prose.add(textOf(content))
      else if (tag === CONTROL) {
        closeDownTo(level)
        const name = content.toString('latin1', 0, 4)
        if (name === TABLE) open.push({ kind: 'table', level, row: -1 })
        if (name === HIDDEN_COMMENT) hiddenFrom = level
      } else if (tag === LIST) {
        closeDownTo(level - 0.5)
        openCell(level, content)
      } else if (tag === EQUATION) prose.add(equationOf(content))
    },
    end() {
      closeDownTo(-1)
    },
  }
}

/** Control characters that take the place of eight; the others below 32 are one. */
const WIDE = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
const SIGNS: Record<number, string> = { 9: '\t', 10: '\n', 24: '-', 30: '\u00a0', 31: ' ' }

function textOf(content: Buffer): string {
  let text = ''
  let from = 0
  for (let at = 0; at + 2 <= content.length; at += 2) {
    const code = content.readUInt16LE(at)
    if (code >= 32) continue
    text += content.toString('utf16le', from, at) + (SIGNS[code] ?? '')
    if (WIDE.has(code)) at += 14
    from = at + 2
  }
  return text + content.toString('utf16le', from, content.length - (content.length % 2))
}

function equationOf(content: Buffer): string {
  if (content.length < 6) return ''
  return content.toString('utf16le', 6, Math.min(content.length, 6 + content.readUInt16LE(4) * 2))
}
