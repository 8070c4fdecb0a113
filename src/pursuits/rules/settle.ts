import type { NoticeSummary } from '../../bids/index.ts'
import { businessNumber } from '../../search/firms.ts'
import type { PursuitOutcome, PursuitRow, StoredResult } from '../schema.ts'

/** The fields that results set. */
export type SettledPursuit = Pick<PursuitRow, 'state' | 'stateBy' | 'outcome' | 'result'>
type NoticeResult = NoticeSummary['results'][number]

/**
 * Applies the results of the notice to the pursuit; idempotent. A result decides pursuits in state `bid`, and reverts a
 * decision that it made itself. It overrules a correction by a person only if the result changes.
 */
export function settlePursuit(
  pursuit: SettledPursuit,
  notice: NoticeSummary,
  ownNumber: string | null,
): SettledPursuit {
  const outcome = outcomeOf(notice)
  const shown = resultShown(notice.results, ownNumber)
  const result = shown && storedResult(shown)
  const isNews = JSON.stringify(result) !== JSON.stringify(pursuit.result)
  const { state, stateBy } = pursuit
  const isOpenToResults = stateBy === 'result' || (stateBy === 'correction' ? isNews : state === 'bid')
  if (!isOpenToResults) return { state, stateBy, outcome, result }
  const decided = decidedBy(notice, ownNumber)
  if (decided) return { state: decided, stateBy: 'result', outcome, result }
  return { state: 'bid', stateBy: 'person', outcome, result }
}

function outcomeOf({ isCancelled, outcome, isBidAgain }: NoticeSummary): PursuitOutcome | null {
  if (isCancelled) return 'cancelled'
  if (outcome === 'awarded' || outcome === 'failed') return outcome
  return isBidAgain ? 'rebid' : null
}

/**
 * One won lot is a win at once. It is a loss only when no lot can be won any more. Without the own business number,
 * there is no decision.
 */
function decidedBy({ outcome, results }: NoticeSummary, ownNumber: string | null): 'won' | 'lost' | null {
  if (ownNumber === null) return null
  if (results.some((result) => isOwn(result, ownNumber))) return 'won'
  return outcome === 'awarded' ? 'lost' : null
}

const isOwn = ({ state, winners }: NoticeResult, ownNumber: string): boolean =>
  state === 'awarded' &&
  winners.some(({ businessNo }) => businessNo !== null && businessNumber(businessNo) === ownNumber)

/** Of several lots, the one that was won, otherwise the first with a winner. */
function resultShown(results: readonly NoticeResult[], ownNumber: string | null): NoticeResult | null {
  const inOrder = [...results].sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
  const own = ownNumber === null ? undefined : inOrder.find((result) => isOwn(result, ownNumber))
  return own ?? inOrder.find(({ state }) => state === 'awarded') ?? inOrder[0] ?? null
}

/** The fields have a fixed order, because results are compared as JSON. */
const storedResult = (result: NoticeResult): StoredResult => ({
  state: result.state,
  lot: result.lot,
  revision: result.revision,
  rebid: result.rebid,
  at: result.at,
  winners: result.winners,
  amount: result.amount,
  currency: result.currency,
  rate: result.rate,
  rateBasis: result.rateBasis,
  bidders: result.bidders,
  reason: result.reason,
  correctedAt: result.correctedAt,
})
