import type { CodeRecord } from '../../../bids/index.ts'
import type { Batch, Rejected } from '../../schema/connector.ts'
import { rejected } from './records.ts'
import { type Fields, fieldsOf, firstTimeIn, textIn } from './values.ts'

/** The names of the fields that are read from the two lists. */
interface CodeFields {
  kind: CodeRecord['kind']
  code: string
  name: string
  isOver: (fields: Fields) => boolean
  /** When the row was last changed, the most reliable field first. */
  times: readonly string[]
}

const INDUSTRY: CodeFields = {
  kind: 'industry',
  code: 'indstrytyCd',
  name: 'indstrytyNm',
  isOver: (fields) => textIn(fields, 'indstrytyUseYn') === 'N',
  times: ['indstrytyChgDt', 'indstrytyRgstDt'],
}
const AGENCY: CodeFields = {
  kind: 'agency',
  code: 'dminsttCd',
  name: 'dminsttNm',
  isOver: (fields) => textIn(fields, 'dltYn') === 'Y',
  times: ['chgDt', 'rgstDt'],
}

export const readIndustries = (items: readonly unknown[]): Batch => readCodes(items, INDUSTRY)
export const readAgencies = (items: readonly unknown[]): Batch => readCodes(items, AGENCY)

interface ReadCode {
  code: CodeRecord
  at: number
}

/** A code that occurs twice in the list is in use if one of its rows is, and has the name in the newest of those. */
function readCodes(items: readonly unknown[], wanted: CodeFields): Batch {
  const codes = new Map<string, ReadCode>()
  const refused: Rejected[] = []
  for (const item of items) {
    const read = readCode(item, wanted)
    if (read === null) {
      refused.push(rejected(item, 'has no code or no name'))
      continue
    }
    const other = codes.get(read.code.code)
    if (!other || outdoes(read, other)) codes.set(read.code.code, read)
  }
  return { codes: [...codes.values()].map(({ code }) => code), rejected: refused }
}

function readCode(item: unknown, { kind, code: codeName, name: nameName, isOver, times }: CodeFields): ReadCode | null {
  const fields = fieldsOf(item)
  if (!fields) return null
  const [code, name, over] = [textIn(fields, codeName), textIn(fields, nameName), isOver(fields)]
  if (code === null || (name === null && !over)) return null
  return {
    code: { kind, code, name: name ?? '', ...(over ? { ended: true } : {}) },
    at: firstTimeIn(fields, times) ?? 0,
  }
}

const outdoes = (one: ReadCode, other: ReadCode): boolean =>
  one.code.ended === other.code.ended ? one.at >= other.at : !one.code.ended
