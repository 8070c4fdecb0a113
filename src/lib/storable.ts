/**
 * Whether an external value fits a column, JSON in the database and a response: `null`, or the fault. Checked before a
 * batch is written, because one invalid value would fail all of it.
 */
export function textFault(name: string, text: unknown, longest: number): string | null {
  if (typeof text !== 'string') return `${name} is no text`
  // Code points, as the schemas count; never more than code units, which are known.
  if (text.length > longest && [...text].length > longest) return `${name} is longer than ${longest} characters`
  if (text.includes('\0')) return `${name} holds a NUL`
  return text.isWellFormed() ? null : `${name} holds half a character`
}

export const filledFault = (name: string, text: unknown, longest: number): string | null =>
  typeof text === 'string' && text.trim() === '' ? `${name} is empty` : textFault(name, text, longest)

const wholeFault = (name: string, value: unknown, least: number, most: number): string | null =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
    ? null
    : `${name} is no whole number from ${least} to ${most}: ${value}`

const MOST_COUNT = 2_147_483_647

export const countFault = (name: string, value: unknown): string | null => wholeFault(name, value, 0, MOST_COUNT)

export const moneyFault = (name: string, value: unknown): string | null =>
  wholeFault(name, value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

export const rateFault = (name: string, value: unknown, least: number, most: number): string | null =>
  typeof value === 'number' && value >= least && value <= most
    ? null
    : `${name} is no number from ${least} to ${most}: ${value}`

/** 1900-01-01T00:00:00+09:00 and the last millisecond of 9999 in Korea. */
const FIRST_TIME = -2_209_021_200_000
const LAST_TIME = 253_402_268_399_999

export const timeFault = (name: string, instant: unknown): string | null =>
  wholeFault(name, instant, FIRST_TIME, LAST_TIME) && `${name} is no time of the years 1900 to 9999: ${instant}`

export const currencyFault = (name: string, value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? null : `${name} is no currency of three capitals`

export const wordFault = (name: string, value: unknown, words: readonly string[]): string | null =>
  typeof value === 'string' && words.includes(value) ? null : `${name} is none of ${words.join(', ')}`

export const unlessNull = (value: unknown, fault: string | null): string | null => (value === null ? null : fault)
