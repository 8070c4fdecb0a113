/** What the board takes of a pursuit. */
export interface BoardPursuit {
  state: string
  bidAmount: number | null
  notice: { closeAt: string | null; baseAmount: number | null; estimatedPrice: number | null; currency: string } | null
}

const isBefore = ({ state }: BoardPursuit): boolean => state === 'watching' || state === 'preparing'

/** What can still be bid for comes first, the next deadline on top; then what has no deadline, then what is over. */
export function openFirst<P extends BoardPursuit>(pursuits: readonly P[], now: number): P[] {
  const closesAt = ({ notice }: P): number => (notice?.closeAt ? Date.parse(notice.closeAt) : Number.POSITIVE_INFINITY)
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

/** What the cards of a column come to, in won; amounts of other currencies are not added. `null` = there is nothing to add. */
export function columnSum(pursuits: readonly BoardPursuit[]): number | null {
  const amounts = pursuits.flatMap((pursuit) =>
    (pursuit.notice?.currency ?? 'KRW') === 'KRW' ? (cardAmount(pursuit)?.amount ?? []) : [],
  )
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}
