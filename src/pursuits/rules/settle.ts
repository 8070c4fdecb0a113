import type { NoticeSummary } from '../../bids/index.ts'
import { businessNumber } from '../../search/firms.ts'
import type { KeptResult, PursuitOutcome, PursuitRow } from '../schema.ts'

/** The part of a pursuit that results fill in. */
export type SettledPursuit = Pick<PursuitRow, 'state' | 'stateBy' | 'outcome' | 'result'>
type NoticeResult = NoticeSummary['results'][number]

/**
 * The pursuit as its notice leaves it, whatever it was told before: looking twice changes nothing. A result decides a
 * pursuit that is `bid`, takes back what it decided itself, and overrules a person's correction only when it changes.
 */
export function settlePursuit(
  pursuit: SettledPursuit,
  notice: NoticeSummary,
  ownNumber: string | null,
): SettledPursuit {
  const outcome = outcomeOf(notice)
  const shown = resultShown(notice.results, ownNumber)
  const result = shown && keptResult(shown)
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

/** One lot won is a win at once; lost is lost only when no lot can be won any more. Without a number nobody knows. */
function decidedBy({ outcome, results }: NoticeSummary, ownNumber: string | null): 'won' | 'lost' | null {
  if (ownNumber === null) return null
  if (results.some((result) => isOwn(result, ownNumber))) return 'won'
  return outcome === 'awarded' ? 'lost' : null
}

const isOwn = ({ state, winners }: NoticeResult, ownNumber: string): boolean =>
  state === 'awarded' &&
  winners.some(({ businessNo }) => businessNo !== null && businessNumber(businessNo) === ownNumber)

/** Of several lots the one that was won, or else the first that somebody has won. */
function resultShown(results: readonly NoticeResult[], ownNumber: string | null): NoticeResult | null {
  const inOrder = [...results].sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
  const own = ownNumber === null ? undefined : inOrder.find((result) => isOwn(result, ownNumber))
  return own ?? inOrder.find(({ state }) => state === 'awarded') ?? inOrder[0] ?? null
}

/** In one order of fields, for its text is compared. */
const keptResult = (result: NoticeResult): KeptResult => ({
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
