import { MOST_CELLS, MOST_ROWS, UnusableFile } from './import-grid.ts'
import { unpack } from './import-zip.ts'

/** Reads the first sheet of an Excel workbook as texts. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const part = unpack(bytes)
  const cells = cellsOf(await part(await firstSheet(part)))
  const wanted = cells.flat().flatMap((cell) => (typeof cell === 'number' ? [cell] : []))
  const shared = wanted.length > 0 ? sharedOf(await part('xl/sharedStrings.xml'), Math.max(...wanted)) : []
  return cells.map((row) => row.map((cell) => (typeof cell === 'number' ? (shared[cell] ?? '') : cell)))
}

async function firstSheet(part: (name: string) => Promise<string>): Promise<string> {
  const sheet = firstTag(await part('xl/workbook.xml'), ({ name }) => name === 'sheet')
  const id = valueIn(sheet.inside, 'id')
  const isIts = ({ name, inside }: Tag) => name === 'Relationship' && valueIn(inside, 'Id') === id
  const relation = firstTag(await part('xl/_rels/workbook.xml.rels'), isIts)
  const target = valueIn(relation.inside, 'Target') ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function firstTag(xml: string, fits: (tag: Tag) => boolean): Tag {
  for (const tag of tagsOf(xml)) if (fits(tag)) return tag
  throw new UnusableFile('unknown')
}

/** A text, or the index of a shared string. */
type Cell = string | number

function cellsOf(xml: string): Cell[][] {
  const rows: Cell[][] = []
  let [row, column, type, text]: [Cell[], number, string, string] = [[], 0, '', '']
  let isValue = false
  for (const { name, inside, isClosing, before } of tagsOf(xml)) {
    if (isValue) text += before
    if (name === 'v' || name === 't') isValue = !isClosing
    if (name === 'c' && isClosing) put(row, column, cellOf(type, text))
    else if (name === 'c')
      [column, type, text] = [columnIn(valueIn(inside, 'r')) ?? row.length, valueIn(inside, 't') ?? 'n', '']
    if (name !== 'row') continue
    if (isClosing && row.some((cell) => cell !== '') && rows.push(row) === MOST_ROWS) break
    row = []
  }
  return rows
}

/** Sheets omit empty cells. */
function put(row: Cell[], column: number, cell: Cell): void {
  if (column >= MOST_CELLS) return
  while (row.length < column) row.push('')
  row[column] = cell
}

function cellOf(type: string, text: string): Cell {
  if (type === 's') return text === '' ? '' : Number(text)
  if (type === 'e') return ''
  // Spreadsheets may write 300000000 as 3E8.
  return type === 'n' && text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text
}

/** 0 for `A1`, 27 for `AB7`. */
function columnIn(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The shared strings up to the last one that is needed, without phonetic text. */
function sharedOf(xml: string, last: number): string[] {
  const texts: string[] = []
  let text = ''
  let [isText, isSpoken] = [false, false]
  for (const { name, isClosing, before } of tagsOf(xml)) {
    if (isText && !isSpoken) text += before
    if (name === 't') isText = !isClosing
    else if (name === 'rPh') isSpoken = !isClosing
    else if (name === 'si') {
      if (isClosing && texts.push(text) > last) break
      text = ''
    }
  }
  return texts
}

interface Tag {
  /** Without the namespace. */
  name: string
  /** The text between `<` and `>` after the name. */
  inside: string
  isClosing: boolean
  /** The text between the previous tag and this one. */
  before: string
}

/**
 * Yields every tag with the text before it, in linear time for any input. `<a/>` yields an opening and a closing tag.
 */
function* tagsOf(xml: string): Generator<Tag> {
  let [at, before] = [0, '']
  for (;;) {
    const open = xml.indexOf('<', at)
    if (open < 0) return
    before += textIn(xml.slice(at, open))
    const [end, mark] = ENDS.find(([, start]) => xml.startsWith(start, open)) ?? ['>', '<']
    const close = xml.indexOf(end, open + mark.length)
    if (close < 0) return
    at = close + end.length
    const inside = xml.slice(open + mark.length, close)
    if (mark === CDATA) before += inside
    if (mark !== '<') continue
    const isClosing = inside.startsWith('/')
    const isWhole = inside.endsWith('/')
    const name = inside.slice(isClosing ? 1 : 0, isWhole ? -1 : undefined).split(/\s/, 1)[0] ?? ''
    const tag = { name: name.slice(name.indexOf(':') + 1), inside }
    yield { ...tag, isClosing, before }
    before = ''
    if (isWhole) yield { ...tag, isClosing: true, before }
  }
}
const CDATA = '<![CDATA['
const ENDS = [
  [']]>', CDATA],
  ['-->', '<!--'],
  ['>', '<!'],
  ['>', '<?'],
] as const

/** The value of an attribute in any namespace. */
function valueIn(inside: string, name: string): string | null {
  const found = new RegExp(`\\s(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`).exec(inside)
  return found ? textIn(found[1] ?? found[2] ?? '') : null
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textIn = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return NAMED[name] ?? whole
        const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
        return point <= 0x10ffff ? String.fromCodePoint(point) : ''
      })
    : xml
