import { DAY, SECOND, SEOUL_OFFSET } from '../../../lib/clock.ts'
import { withoutDirections } from '../../rules/directions.ts'

/** One row of a response: names in lower case, because the guide and the responses differ. */
export type Fields = ReadonlyMap<string, string>

export function fieldsOf(item: unknown): Fields | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(item)) {
    if (typeof value === 'string' || typeof value === 'number') fields.set(name.toLowerCase(), String(value))
  }
  return fields
}

export const has = (fields: Fields, name: string): boolean => fields.has(name.toLowerCase())

const NOTHING: ReadonlySet<string> = new Set(['', '-', 'N/A', 'null'])

/** Trimmed, entities decoded; `null` for every notation of an empty value. */
export function textIn(fields: Fields, name: string): string | null {
  const raw = fields.get(name.toLowerCase())
  if (raw === undefined) return null
  const text = cleanText(raw)
  return NOTHING.has(text) ? null : text
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,6}));/g

/** Decoded only once: `&amp;lt;` is `&lt;`, as it was typed. PostgreSQL cannot store NUL. */
export function cleanText(raw: string): string {
  const decoded = raw.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
  return withoutDirections(decoded).replaceAll('\0', '').toWellFormed().trim()
}

/** The maximum length of an agency's code. A longer text is no code; the notice is stored without it. */
const LONGEST_CODE = 40

export function codeIn(fields: Fields, name: string): string | null {
  const code = textIn(fields, name)
  return code !== null && [...code].length > LONGEST_CODE ? null : code
}

/** Years of this size mean "unknown". */
const NEVER = 9000

const SPACED = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?$/
const DENSE = /^(\d{4})(\d{2})(\d{2})(?:[T\s]*(\d{2}):?(\d{2})(?::?(\d{2}))?)?$/

/** A date alone is its first second as a start, its last as an end. */
export function parseSourceTime(text: string, edge: 'start' | 'end' = 'start'): number | null {
  const match = SPACED.exec(text) ?? DENSE.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (year < 1950 || year >= NEVER || hour > 23 || minute > 59 || second > 59) return null
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const bareDay = match[4] === undefined
  return date.getTime() - SEOUL_OFFSET + (bareDay && edge === 'end' ? DAY - SECOND : 0)
}

export function timeIn(fields: Fields, name: string, edge: 'start' | 'end' = 'start'): number | null {
  const text = textIn(fields, name)
  return text === null ? null : parseSourceTime(text, edge)
}

/** The open standard has separate fields for day and time. */
export function dayAndTimeIn(fields: Fields, day: string, time: string): number | null {
  const date = textIn(fields, day)
  if (date === null) return null
  const clock = textIn(fields, time)
  return parseSourceTime(clock === null ? date : `${date} ${clock}`) ?? parseSourceTime(date)
}

/** The first of several dates that can be parsed. */
export function firstTimeIn(fields: Fields, names: readonly string[]): number | null {
  for (const name of names) {
    const at = timeIn(fields, name)
    if (at !== null) return at
  }
  return null
}

const AMOUNT = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/

function numberIn(fields: Fields, name: string): number | null {
  const text = textIn(fields, name)
  if (text === null || !AMOUNT.test(text)) return null
  return Number(text.replaceAll(',', ''))
}

/** Whole units. No price is 0: the source uses it for unknown prices (unit prices, negotiated contracts). */
export function priceIn(fields: Fields, name: string): number | null {
  const value = numberIn(fields, name)
  if (value === null) return null
  const whole = Math.floor(value + 0.5)
  return whole > 0 && Number.isSafeInteger(whole) ? whole : null
}

/** A count, where 0 is a value. */
export function countIn(fields: Fields, name: string): number | null {
  const value = numberIn(fields, name)
  return value !== null && Number.isInteger(value) && value <= 2_147_483_647 ? value : null
}

/** Per cent; 0 means "none". */
export function rateIn(fields: Fields, name: string): number | null {
  const value = numberIn(fields, name)
  return value !== null && value > 0 && value <= 1000 ? value : null
}

/** `000`, `00` or nothing is the first; `null` = not a number. */
export function ordinalIn(fields: Fields, name: string): number | null {
  const text = textIn(fields, name)
  if (text === null) return 0
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Three digits, as requests of the source need. */
export const toOrder = (revision: number): string => String(revision).padStart(3, '0')

export function urlIn(fields: Fields, name: string): string | null {
  const text = textIn(fields, name)
  if (text === null || !/^https?:\/\//i.test(text)) return null
  const url = URL.parse(text.replaceAll(' ', '%20'))
  return url && url.href.length <= 2000 ? url.href : null
}

/**
 * A business number has ten digits; thirteen would be the personal number of an individual, which must not be stored.
 */
export function businessNoIn(fields: Fields, name: string): string | null {
  const digits = textIn(fields, name)?.replace(/[\s-]/g, '') ?? ''
  return /^\d{10}$/.test(digits) && !/^0+$/.test(digits) ? digits : null
}
