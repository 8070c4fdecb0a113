/** What the board takes of a pursuit. */
export interface BoardPursuit {
  state: string
  bidAmount: number | null
  notice: { closeAt: string | null; baseAmount: number | null; estimatedPrice: number | null; currency: string } | null
}

const isBefore = ({ state }: BoardPursuit): boolean => state === 'watching' || state === 'preparing'

const closesAt = ({ notice }: BoardPursuit): number =>
  notice?.closeAt ? Date.parse(notice.closeAt) : Number.POSITIVE_INFINITY

/**
 * From when on the open ones of a column close: from `since`, unless the filters ask for a later begin, or for an end
 * before it.
 */
export function openFrom({ closeFrom, closeTo }: { closeFrom?: string; closeTo?: string }, since: number) {
  const isLater = closeFrom !== undefined && !(Date.parse(closeFrom) <= since)
  const isEnded = closeTo !== undefined && !(Date.parse(closeTo) > since)
  return isLater || isEnded ? closeFrom : new Date(since).toISOString()
}

/** The next open ones and those that close last, each once, by deadline. */
export function byDeadline<P extends BoardPursuit & { id: string }>(open: readonly P[], latest: readonly P[]): P[] {
  const each = [...new Map([...open, ...latest].map((pursuit) => [pursuit.id, pursuit])).values()]
  const at = (pursuit: P): number => Math.min(closesAt(pursuit), Number.MAX_SAFE_INTEGER)
  return each.sort((one, other) => at(one) - at(other))
}

/** What can still be bid for comes first, the next deadline on top; then what has no deadline, then what is over. */
export function openFirst<P extends BoardPursuit>(pursuits: readonly P[], now: number): P[] {
  const isOver = (pursuit: P): boolean => isBefore(pursuit) && closesAt(pursuit) <= now
  const open = pursuits.filter((pursuit) => !isOver(pursuit))
  return [...open, ...pursuits.filter(isOver).toReversed()]
}

/** The amount of a card: before a bid what the notice names, after it what the company bid. */
export function cardAmount(
  pursuit: BoardPursuit,
): { amount: number; of: 'bidAmount' | 'baseAmount' | 'estimatedPrice' } | null {
  const { bidAmount, notice } = pursuit
  if (bidAmount !== null) return { amount: bidAmount, of: 'bidAmount' }
  if (!isBefore(pursuit) || notice === null) return null
  if (notice.baseAmount !== null) return { amount: notice.baseAmount, of: 'baseAmount' }
  return notice.estimatedPrice === null ? null : { amount: notice.estimatedPrice, of: 'estimatedPrice' }
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
