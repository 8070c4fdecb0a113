import { seoulTime } from '../../../lib/clock.ts'
import { parseSourceTime, toOrder } from './values.ts'

/** The subject of a task without a window: a notice, one of its orders, or one round of one lot. */
export interface Subject {
  number: string
  revision: number | null
  lot: string | null
  rebid: number | null
  /** The time of the record that caused the task: another time is another subject. */
  at: number | null
}

const PARTS = /^(.+)\/(\d*)\/([^/]*)\/(\d*)\/(\d*)$/s
const ORDER = /^(.+)\/(\d{1,3})$/s

/**
 * Parsed from the right: numbers of other systems may contain anything. A number alone, `number/order`, or all five.
 */
export function parseSubject(text: string): Subject {
  const whole = PARTS.exec(text)
  const [, , , encoded = ''] = whole ?? []
  if (whole && isEncoded(encoded)) {
    const [, number = '', order = '', lot = '', rebid = '', at = ''] = whole
    return {
      number,
      revision: order === '' ? null : Number(order),
      lot: lot === '' ? null : decodeURIComponent(lot),
      rebid: rebid === '' ? null : Number(rebid),
      at: at === '' ? null : parseSourceTime(at),
    }
  }
  const [, number = text, order] = ORDER.exec(text) ?? []
  return { number, revision: order === undefined ? null : Number(order), lot: null, rebid: null, at: null }
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const formatSubject = ({ number, revision, lot, rebid, at }: Subject): string =>
  [
    number,
    revision === null ? '' : toOrder(revision),
    lot === null ? '' : encodeURIComponent(lot),
    rebid === null ? '' : toOrder(rebid),
    at === null ? '' : digits(at, 14),
  ].join('/')

/** `YYYYMMDDHHMM`, as in windows, or with seconds. */
export const digits = (at: number, length: 12 | 14): string =>
  seoulTime(at)
    .replace(/[-T:]|\+.*$/g, '')
    .slice(0, length)
