import { DAY, HOUR, MINUTE, SECOND } from '../../../lib/clock.ts'
import { withoutContacts } from '../../rules/contacts.ts'
import { withoutDirections } from '../../rules/directions.ts'
import type { ReleaseMoney } from '../../schema/connector.ts'

/** An unchecked JSON value: every function below accepts anything and returns the usable part. */
export type Loose = Readonly<Record<string, unknown>>

const NOTHING: Loose = Object.freeze({})

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectOf = (value: unknown): Loose => (isObject(value) ? value : NOTHING)

/** Publishers write a list of one as a single object. */
export const objectsOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter(isObject) : [value].filter(isObject)

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const LONGEST_TEXT = 4000
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
/** Line breaks whose backslashes were lost (`rnrn`) or kept. */
const LOST_BREAKS = /(?:rn){2,}|(?:\\r)?\\n/g
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,6}));/g
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  middot: '·',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
}

const plainOf = (text: string) => withoutDirections(text).toWellFormed().replace(CONTROLS, ' ').trim()

/** One line of text: entities decoded once, without characters that cannot be stored, trimmed. `null` = empty. */
export function textOf(value: unknown, longest = LONGEST_TEXT): string | null {
  if (typeof value !== 'string') return null
  const text = plainOf(decoded(value.replace(LOST_BREAKS, ' ')))
  if (text.length <= longest) return text || null
  return [...text].slice(0, longest).join('').trim()
}

/** Free text, without the sentences that name contacts. */
export const freeTextOf = (value: unknown): string | null => withoutContacts(textOf(value))

const decoded = (text: string) =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })

/** Identifiers occur as text and as numbers; they are compared as text. */
export function idOf(value: unknown, longest = 200): string | null {
  const text =
    typeof value === 'string' ? plainOf(value) : typeof value === 'number' ? String(numberOf(value) ?? '') : ''
  return text !== '' && text.length <= longest ? text : null
}

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/
/** Numbers of only nines mean "unknown", as do zero and a penny. */
const NINES = /^9{8,}(?:\.9+)?$/

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : null
}

/** A count; `null` for anything else. */
export function countOf(value: unknown): number | null {
  const count = numberOf(value)
  return count !== null && Number.isInteger(count) && count >= 0 && count <= 2_147_483_647 ? count : null
}

/** An amount in whole units, rounded half up. Placeholders, negative and too large values are unknown. */
function amountOf(value: unknown): number | null {
  const exact = numberOf(value)
  if (exact === null || NINES.test(String(Math.abs(exact)))) return null
  const whole = Math.floor(exact) + (exact - Math.floor(exact) >= 0.5 ? 1 : 0)
  return Number.isSafeInteger(whole) && whole > 0 ? whole : null
}

export function moneyOf(value: unknown): ReleaseMoney | null {
  const { amount, currency } = objectOf(value)
  const whole = amountOf(amount)
  return whole === null ? null : { amount: whole, currency: currencyOf(currency) }
}

function currencyOf(value: unknown): string | null {
  const code = textOf(value)?.toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : null
}

const TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(?:([Zz])|([+-])(\d\d):?(\d\d)?)?$/

/** Years of this size mean "unknown". */
const NEVER = 9000

/** A time as written; `midnight` if it is midnight in its own zone, or has no time of day. */
export interface Moment {
  at: number
  midnight: boolean
}

/** Without an offset, which the standard does not allow, UTC is assumed. */
export function momentOf(value: unknown): Moment | null {
  const match = typeof value === 'string' ? TIME.exec(value.trim()) : null
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((it) => Number(it ?? 0))
  const date = Date.UTC(year, month - 1, day)
  const calendar = new Date(date)
  if (calendar.getUTCMonth() !== month - 1 || calendar.getUTCDate() !== day || year < 1900 || year >= NEVER) return null
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return null
  const [, , , , , , , , sign, hours = '0', minutes = '0'] = match
  if (Number(hours) > 18 || Number(minutes) > 59) return null
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
  const local = hour * HOUR + minute * MINUTE + second * SECOND
  return { at: date + local - ahead, midnight: local === 0 }
}

export const timeOf = (value: unknown): number | null => momentOf(value)?.at ?? null

/** A deadline at midnight is a date: it ends with the last second of that day. */
export const endOf = ({ at, midnight }: Moment): number => (midnight ? at + DAY - SECOND : at)

const LONGEST_URL = 2000
/** Characters that browsers accept in an address although its standard does not. */
const STRAY = /%(?![\da-fA-F]{2})|[^\w.~!$&'()*+,;=:@/?#%-]|(?<=#.*)#/g

/** A web address, with common mistakes of publishers repaired. */
export function urlOf(value: unknown): string | null {
  const text = typeof value === 'string' ? plainOf(value) : ''
  const repaired = text.replace(/^(https?)(?::\/(?!\/)|:?\/\/|:(?=www\.))/i, '$1://').replace(/^www\./i, 'https://www.')
  const url = URL.canParse(repaired) ? new URL(repaired) : null
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  // A user name and password in an address must not be published.
  if (url.username || url.password || url.hostname.startsWith('[') || url.href.length > LONGEST_URL) return null
  const href = url.href.replace(STRAY, encodeURIComponent)
  return href.length > LONGEST_URL ? null : href
}
