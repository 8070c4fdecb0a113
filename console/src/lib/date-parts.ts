export const DATE = ['year', 'month', 'day'] as const
export const MOMENT = [...DATE, 'hour', 'minute'] as const
export type Part = (typeof MOMENT)[number]
export type Parts = Record<Part, string>

const ISO = /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?:\D+(\d{1,2})\D+(\d{1,2}))?\D*$/
/** The maximum values in any calendar. */
const MOST: Partial<Parts> = { month: '12', day: '31' }

export const lengthOf = (part: Part) => (part === 'year' ? 4 : 2)
export const isEmpty = (parts: Parts) => MOMENT.every((part) => parts[part] === '')
const isDay = ({ hour, minute }: Parts) => hour === '' && minute === ''
const dateOf = ({ year, month, day }: Parts) => `${year}-${month}-${day}`
export const textOf = (parts: Parts) =>
  isDay(parts) ? dateOf(parts) : `${dateOf(parts)}T${parts.hour}:${parts.minute}`

export function partsOf(text: string, isMoment: boolean): Parts {
  const [, year = '', month = '', day = '', hour = '', minute = ''] = ISO.exec(text) ?? []
  return padded({ year, month, day, hour: isMoment ? hour : '', minute: isMoment ? minute : '' })
}

/** Adds what users omit: leading zeros, and the minute of a full hour. */
export function padded({ year, month, day, hour, minute }: Parts): Parts {
  const two = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'))
  return { year, month: two(month), day: two(day), hour: two(hour), minute: two(minute || (hour && '0')) }
}

export type DateTrouble = 'incomplete' | 'noMonth' | 'noDay' | 'none' | 'incompleteTime' | 'noTime'

/**
 * Checks the date with the calendar, where 31 February would become 3 March. A month 13 is reported before the rest is
 * typed.
 */
export function dateTrouble(parts: Parts): DateTrouble | null {
  const areWhole = (names: readonly Part[]) => names.every((part) => parts[part].length === lengthOf(part))
  const isBeyond = (part: 'month' | 'day') =>
    parts[part].length === lengthOf(part) && (parts[part] === '00' || parts[part] > (MOST[part] ?? ''))
  if (isEmpty(parts)) return null
  if (isBeyond('month')) return 'noMonth'
  if (isBeyond('day')) return 'noDay'
  if (!areWhole(DATE)) return 'incomplete'
  const at = Date.parse(`${dateOf(parts)}T00:00:00Z`)
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(dateOf(parts))) return 'none'
  if (isDay(parts)) return null
  if (!areWhole(MOMENT)) return 'incompleteTime'
  return parts.hour <= '23' && parts.minute <= '59' ? null : 'noTime'
}
