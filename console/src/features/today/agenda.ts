import { daysUntil } from '../../lib/d-day.ts'

const DAY_MS = 86_400_000
/** The number of days shown after today. */
const DAYS_AHEAD = 7
/** How long results are shown. */
const DAYS_BACK = 30

interface Notice {
  closeAt: string | null
  openAt: string | null
  status: string
  currency: string
}

interface Result {
  at: string | null
  own: { amount: number | null } | null
}

/** The fields of a pursuit that this page uses. */
export interface Pursued {
  noticeNo: string
  state: string
  bidAmount: number | null
  notice: Notice | null
  result: Result | null
  createdAt: string
  updatedAt: string
}

export interface AgendaLine<P extends Pursued> {
  pursuit: P
  what: 'closing' | 'opening'
  at: string
}

/** Closings before the bid and openings after it: today and in the following days. */
export function agendaOf<P extends Pursued>(
  pursuits: readonly P[],
  now: number,
): { today: AgendaLine<P>[]; week: AgendaLine<P>[] } {
  const lines = pursuits
    .flatMap((pursuit) => lineOf(pursuit, now))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return {
    today: lines.filter(({ at }) => daysUntil(at, now) === 0),
    week: lines.filter(({ at }) => daysUntil(at, now) > 0 && daysUntil(at, now) <= DAYS_AHEAD),
  }
}

function lineOf<P extends Pursued>(pursuit: P, now: number): AgendaLine<P>[] {
  const { state, notice } = pursuit
  if (notice === null || notice.status === 'cancelled') return []
  const { closeAt, openAt } = notice
  if (state === 'bid')
    return openAt === null || daysUntil(openAt, now) < 0 ? [] : [{ pursuit, what: 'opening', at: openAt }]
  const isAhead = (state === 'watching' || state === 'preparing') && closeAt !== null && Date.parse(closeAt) > now
  return isAhead ? [{ pursuit, what: 'closing', at: closeAt }] : []
}

const decidedAt = ({ result, updatedAt }: Pursued): number => Date.parse(result?.at ?? updatedAt)

/** Recent wins and losses, newest first. */
export const resultsOf = <P extends Pursued>(pursuits: readonly P[], now: number): P[] =>
  pursuits
    .filter((pursuit) => now - decidedAt(pursuit) <= DAYS_BACK * DAY_MS)
    .toSorted((one, other) => decidedAt(other) - decidedAt(one))

/** The own bid: from the source if listed, otherwise as entered. */
export const ownAmount = ({ bidAmount, result }: Pursued): number | null => result?.own?.amount ?? bidAmount

/** The numbers of wins and losses, and the sum of the wins; other currencies are excluded. */
export function tallyOf(results: readonly Pursued[]): { won: number; lost: number; amount: number } {
  const won = results.filter(({ state }) => state === 'won')
  const amounts = won.map((one) => (one.notice?.currency === 'KRW' ? (ownAmount(one) ?? 0) : 0))
  return {
    won: won.length,
    lost: results.filter(({ state }) => state === 'lost').length,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
  }
}

/** The fields of a notice that this page uses. */
interface Bid {
  noticeNo: string
  kind: string
  version: number
  updatedAt: string
}

/** Recently changed or cancelled notices, if that was after the beginning of the pursuit; newest first. */
export function changedOf<B extends Bid>(bids: readonly B[], pursuits: readonly Pursued[], now: number): B[] {
  const begun = new Map(pursuits.map(({ noticeNo, createdAt }) => [noticeNo, Date.parse(createdAt)]))
  const since = (noticeNo: string): number => Math.max(now - DAYS_BACK * DAY_MS, begun.get(noticeNo) ?? 0)
  return bids
    .filter(({ noticeNo, kind, version, updatedAt }) => {
      const isChanged = version > 1 || kind === 'cancelled'
      return isChanged && Date.parse(updatedAt) >= since(noticeNo)
    })
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
}
