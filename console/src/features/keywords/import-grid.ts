/** The maximum number of lines: the keyword limit of the largest plan, and the maximum of a request. */
const MOST_LINES = 1_000
/** Includes a row of headings, and one more row to detect that there are too many. */
export const MOST_ROWS = MOST_LINES + 2
/** Cells further right are ignored. */
export const MOST_CELLS = 50

export type Fault = 'tooLarge' | 'tooMany' | 'oldExcel' | 'unknown' | 'empty'

/** A file that cannot be used; `fault` names the message. */
export class UnusableFile extends Error {
  readonly fault: Fault
  constructor(fault: Fault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** Columns of a list: the text, and the conditions of the editor. */
export const COLUMNS = ['keyword', 'agency', 'industry', 'region', 'bsnsDiv', 'exclude', 'minAmt', 'maxAmt'] as const
export type Column = (typeof COLUMNS)[number]
export type Cells = Partial<Record<Column, string>>

export interface Grid {
  /** The columns that exist, `keyword` first. */
  columns: Column[]
  lines: Cells[]
  /** Headings of ignored columns; without a heading, the number of the column from 1. */
  ignored: string[]
}

/** Headings in both languages, without spaces and parentheses. */
const HEADINGS: Record<Column, readonly string[]> = {
  keyword: ['키워드', '검색어', 'keyword', 'keywords', 'searchtext'],
  agency: ['기관', '공고기관', '발주기관', '수요기관', 'agency'],
  industry: ['업종', '업종제한', 'industry'],
  region: ['지역', '지역제한', 'region'],
  bsnsDiv: ['업무구분', 'category', 'bsnsdiv'],
  exclude: ['제외할말', '제외어', '제외', 'exclude', 'wordstoleaveout'],
  minAmt: ['추정가격하한', '하한', 'minamt', 'estimatedpricefrom'],
  maxAmt: ['추정가격상한', '상한', 'maxamt', 'estimatedpriceto'],
}

const plain = (heading: string): string =>
  heading
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s_]/g, '')
    .toLowerCase()

const columnOf = (heading: string): Column | null =>
  COLUMNS.find((column) => HEADINGS[column].includes(plain(heading))) ?? null

/** The rows of a file. The first row contains headings if it names the keyword column. */
export function gridOf(rows: readonly (readonly string[])[]): Grid {
  const filled = rows.map((row) => row.map(tidy)).filter((row) => row.some((cell) => cell !== ''))
  const [first = []] = filled
  const headings = first.map(columnOf)
  const hasHeadings = headings.includes('keyword')
  const body = hasHeadings ? filled.slice(1) : filled
  if (body.length > MOST_LINES) throw new UnusableFile('tooMany')
  // If two columns have the same heading, the first one is used.
  const places = COLUMNS.map(
    (column) => [column, hasHeadings ? headings.indexOf(column) : column === 'keyword' ? 0 : -1] as const,
  ).filter(([, at]) => at >= 0)
  const read = new Set(places.map(([, at]) => at))
  const width = Math.max(0, ...filled.map((row) => row.length))
  const ignored = Array.from({ length: width }, (_, at) => at)
    .filter((at) => !read.has(at) && body.some((row) => row[at]))
    .map((at) => (hasHeadings && first[at]) || String(at + 1))
  const lines = body
    .map((row): Cells => Object.fromEntries(places.map(([column, at]) => [column, cellOf(column, row[at] ?? '')])))
    .filter((cells) => Object.values(cells).some((text) => text !== ''))
  if (lines.length === 0) throw new UnusableFile('empty')
  return { columns: places.map(([column]) => column), lines, ignored }
}

const tidy = (text: string): string => text.replace(/[\r\n\t\u00a0]+/g, ' ').trim()

/**
 * Accepts amounts as people write them, such as 300,000,000원. Text that is still not a number gets an error at its
 * place.
 */
const cellOf = (column: Column, text: string): string =>
  column === 'minAmt' || column === 'maxAmt' ? text.replace(/[\s,₩원]/g, '') : text
