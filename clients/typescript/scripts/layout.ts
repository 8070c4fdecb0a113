/** A piece of code that is written on one line or several. */
export type Piece = string | Nest

/** Parts between brackets: arguments, fields, items of a list. */
export interface Nest {
  open: string
  parts: readonly Part[]
  close: string
  /** Text between the brackets and their content, on one line. */
  pad?: string
  /** The last part may begin on the line of the opening bracket: `f({`. */
  isHugging?: boolean
  /** Chained calls, each on its own line: `new Query().q("…").sort("…")`. */
  isChain?: boolean
}

/** `key` is written before the value: `pageSize: `. */
export interface Part {
  key: string
  value: Piece
}

export interface Layout {
  width: number
  indent: string
  /** Written after the last of several lines. */
  end: '' | ','
  /** Whether values of adjacent lines are aligned, as in gofmt. */
  isAligned?: boolean
}

export const part = (value: Piece, key = ''): Part => ({ key, value })

/** The same with text around it. */
export const around = (before: string, piece: Piece, behind = ''): Piece =>
  typeof piece === 'string'
    ? before + piece + behind
    : { ...piece, open: before + piece.open, close: piece.close + behind }

function flat(piece: Piece): string {
  if (typeof piece === 'string') return piece
  const { open, parts, close, pad = '', isChain } = piece
  const texts = parts.map(({ key, value }) => key + flat(value))
  const space = parts.length > 0 ? pad : ''
  return open + space + texts.join(isChain ? '' : ', ') + space + close
}

/** Formats the piece; lines after the first one are indented. */
export function laid(piece: Piece, layout: Layout, indent = '', before = 0): string {
  const line = flat(piece)
  // A tab counts as four spaces.
  const room = layout.width - indent.replaceAll('\t', '    ').length - before
  if (typeof piece === 'string' || piece.parts.length === 0 || line.length <= room) return line
  const { open, parts, close, isHugging, isChain } = piece
  const last = parts.at(-1)
  if (isHugging && last && typeof last.value !== 'string') {
    const head = `${open}${parts
      .slice(0, -1)
      .map(({ key, value }) => `${key}${flat(value)}, `)
      .join('')}${last.key}`
    if (head.length < room) return head + laid(last.value, layout, indent, before + head.length) + close
  }
  const inner = indent + layout.indent
  const texts = parts.map(({ key, value }) => laid(value, layout, inner, key.length))
  if (isChain) return `${open}${texts.map((text) => `\n${inner}${text}`).join('')}${close}`
  const keys = layout.isAligned ? aligned(parts, texts) : parts.map(({ key }) => key)
  const lines = texts.map((text, at) => `${inner}${keys[at]}${text}`)
  return `${open}\n${lines.join(',\n')}${layout.end}\n${indent}${close}`
}

/** Pads the keys; a value with several lines begins a new block of alignment. */
function aligned(parts: readonly Part[], texts: readonly string[]): string[] {
  const isShort = (at: number) => texts[at] !== undefined && !texts[at].includes('\n')
  return parts.map(({ key }, at) => {
    if (!isShort(at)) return key
    let [first, last] = [at, at]
    while (isShort(first - 1)) first -= 1
    while (isShort(last + 1)) last += 1
    const width = Math.max(...parts.slice(first, last + 1).map((it) => it.key.length))
    return key.padEnd(width)
  })
}
