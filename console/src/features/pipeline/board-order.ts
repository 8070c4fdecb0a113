import { leadingAmount } from '../../lib/leading-amount.ts'

/** What the board takes of a pursuit. */
export interface BoardPursuit {
  state: string
  bidAmount: number | null
  notice: { closeAt: string | null; baseAmount: number | null; estimatedPrice: number | null; currency: string } | null
}

const isBefore = ({ state }: BoardPursuit): boolean => state === 'watching' || state === 'preparing'

/** Without a deadline: after all that have one. */
const NEVER = Number.MAX_SAFE_INTEGER
const closesAt = ({ notice }: BoardPursuit): number => (notice?.closeAt ? Date.parse(notice.closeAt) : NEVER)

const DATE = /^\d{4}-\d{2}-\d{2}$/
/** As the service reads it: a date alone is a whole day in Seoul. */
const beginOf = (text: string): number => Date.parse(DATE.test(text) ? `${text}T00:00:00+09:00` : text)
const endOf = (text: string): number => Date.parse(DATE.test(text) ? `${text}T23:59:59.999+09:00` : text)

/**
 * From when on the open ones of a column close: from `since`, unless the filters ask for a later begin, or for an end
 * before it.
 */
export function openFrom({ closeFrom, closeTo }: { closeFrom?: string; closeTo?: string }, since: number) {
  const isLater = closeFrom !== undefined && !(beginOf(closeFrom) <= since)
  const isEnded = closeTo !== undefined && !(endOf(closeTo) > since)
  return isLater || isEnded ? closeFrom : new Date(since).toISOString()
}

/** The first deadline first; what has none comes last. */
export const byDeadline = <P extends BoardPursuit>(pursuits: readonly P[]): P[] =>
  pursuits.toSorted((one, other) => closesAt(one) - closesAt(other))

/** What can still be bid for comes first, the next deadline on top; then what has no deadline, then what is over. */
export function openFirst<P extends BoardPursuit>(pursuits: readonly P[], now: number): P[] {
  const isOver = (pursuit: P): boolean => isBefore(pursuit) && closesAt(pursuit) <= now
  const open = pursuits.filter((pursuit) => !isOver(pursuit))
  return [...open, ...pursuits.filter(isOver).toReversed()]
}

/** The amount of a card: before a bid what the notice names, after it what the company bid. */
export function cardAmount(
  pursuit: BoardPursuit,
): { amount: number; of: 'bidAmount' | 'baseAmount' | 'estimatedPrice' | 'budget' } | null {
  const { bidAmount, notice } = pursuit
  if (bidAmount !== null) return { amount: bidAmount, of: 'bidAmount' }
  if (!isBefore(pursuit) || notice === null) return null
  return leadingAmount(notice)
}

const isForeign = ({ notice }: BoardPursuit): boolean => (notice?.currency ?? 'KRW') !== 'KRW'

/** How many cards have an amount that the sum leaves out. */
export const foreignCount = (pursuits: readonly BoardPursuit[]): number =>
  pursuits.filter((pursuit) => isForeign(pursuit) && cardAmount(pursuit) !== null).length

/** What the cards of a column come to, in won; amounts of other currencies are not added. `null` = there is nothing to add. */
export function columnSum(pursuits: readonly BoardPursuit[]): number | null {
  const amounts = pursuits.flatMap((pursuit) => (isForeign(pursuit) ? [] : (cardAmount(pursuit)?.amount ?? [])))
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}
