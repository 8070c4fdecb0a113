import { leadingAmount } from '../../lib/leading-amount.ts'

/** The fields of a pursuit that the board uses. */
export interface BoardPursuit {
  state: string
  bidAmount: number | null
  notice: { closeAt: string | null; baseAmount: number | null; estimatedPrice: number | null; currency: string } | null
}

const isBefore = ({ state }: BoardPursuit): boolean => state === 'watching' || state === 'preparing'

/** Sorts pursuits without a deadline last. */
const NEVER = Number.MAX_SAFE_INTEGER
const closesAt = ({ notice }: BoardPursuit): number => (notice?.closeAt ? Date.parse(notice.closeAt) : NEVER)

const DATE = /^\d{4}-\d{2}-\d{2}$/
/** A date means the beginning of that day in Seoul, as in the service. */
const beginOf = (text: string): number => Date.parse(DATE.test(text) ? `${text}T00:00:00+09:00` : text)
const endOf = (text: string): number => Date.parse(DATE.test(text) ? `${text}T23:59:59.999+09:00` : text)

/**
 * The begin of the closing range for open pursuits of a column: `since`, unless the filters contain a later begin, or
 * an end before it.
 */
export function openFrom({ closeFrom, closeTo }: { closeFrom?: string; closeTo?: string }, since: number) {
  const isLater = closeFrom !== undefined && !(beginOf(closeFrom) <= since)
  const isEnded = closeTo !== undefined && !(endOf(closeTo) > since)
  return isLater || isEnded ? closeFrom : new Date(since).toISOString()
}

/** Next deadline first, pursuits without one last. */
export const byDeadline = <P extends BoardPursuit>(pursuits: readonly P[]): P[] =>
  pursuits.toSorted((one, other) => closesAt(one) - closesAt(other))

/** Pursuits that can still be bid on by deadline, then those without a deadline, then closed ones. */
export function openFirst<P extends BoardPursuit>(pursuits: readonly P[], now: number): P[] {
  const isOver = (pursuit: P): boolean => isBefore(pursuit) && closesAt(pursuit) <= now
  const open = pursuits.filter((pursuit) => !isOver(pursuit))
  return [...open, ...pursuits.filter(isOver).toReversed()]
}

/** The amount of a card: that of the notice before the bid, the own bid after it. */
export function cardAmount(
  pursuit: BoardPursuit,
): { amount: number; of: 'bidAmount' | 'baseAmount' | 'estimatedPrice' | 'budget' } | null {
  const { bidAmount, notice } = pursuit
  if (bidAmount !== null) return { amount: bidAmount, of: 'bidAmount' }
  if (!isBefore(pursuit) || notice === null) return null
  return leadingAmount(notice)
}

const isForeign = ({ notice }: BoardPursuit): boolean => (notice?.currency ?? 'KRW') !== 'KRW'

/** The number of cards whose amount is not in the sum. */
export const foreignCount = (pursuits: readonly BoardPursuit[]): number =>
  pursuits.filter((pursuit) => isForeign(pursuit) && cardAmount(pursuit) !== null).length

/** The sum of a column in won; other currencies are excluded. `null` = no amounts. */
export function columnSum(pursuits: readonly BoardPursuit[]): number | null {
  const amounts = pursuits.flatMap((pursuit) => (isForeign(pursuit) ? [] : (cardAmount(pursuit)?.amount ?? [])))
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}
