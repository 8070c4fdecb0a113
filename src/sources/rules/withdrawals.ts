import type { DatedWithdrawal } from '../../bids/index.ts'
import { parseTime } from '../../lib/clock.ts'
import { filledFault } from '../../lib/storable.ts'
import type { Rejected } from '../schema/connector.ts'
import { withoutContacts } from './contacts.ts'
import { withoutDirections } from './directions.ts'

const LONGEST_NUMBER = 80
const LONGEST_REASON = 1_000
/** Every withdrawal contains this; most texts need not be parsed. */
const MARK = /"op"\s*:\s*"delete"/

/**
 * The withdrawal in a document or line of a file: `{"op": "delete", "noticeNo", "date", "reason"}`. The number is that
 * of the source. `null` = it is something else.
 */
export function readWithdrawal(text: string): DatedWithdrawal | Rejected | null {
  const record = MARK.test(text) ? parsed(text) : null
  if (record?.op !== 'delete') return null
  const { noticeNo, date, reason = null } = record
  const asOf = typeof date === 'string' ? parseTime(date, 'end') : null
  const fault =
    filledFault('noticeNo', noticeNo, LONGEST_NUMBER) ??
    (asOf === null ? 'date is no time' : null) ??
    (reason !== null && typeof reason !== 'string' ? 'reason is no text' : null)
  if (fault !== null || typeof noticeNo !== 'string' || asOf === null)
    return { reason: `withdrawal: ${fault}`, record: { noticeNo, date } }
  return { number: noticeNo, asOf, reason: typeof reason === 'string' ? reasonOf(reason) : null, sameAs: null }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function reasonOf(text: string): string | null {
  const plain = withoutDirections(text)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return withoutContacts([...plain].slice(0, LONGEST_REASON).join('') || null)
}
