import type { Steps } from '../../lib/turns.ts'
import type { CompetitionBody, CompetitionExcluded, CompetitionScope } from '../schema/competition.ts'
import type { LeftOut } from '../schema/reasons.ts'
import { LEAST_SHOWN } from './award.ts'
import type { AwardArrays, AwardColumns } from './columns.ts'
import { type Comparison, comparableSteps, rowSteps, scopesOf } from './comparable.ts'
import { rounded } from './figures.ts'
import { percentileSteps } from './order.ts'
import { concentrationOf, dayName, failureSteps, firmSteps, type Tally, tallySteps } from './rivals.ts'

type Failed = CompetitionBody['failed']

/** Notices do not have titles yet. */
export interface CompetitionFound extends Pick<CompetitionBody, 'companies' | 'concentration' | 'singleBid'> {
  failed: Omit<Failed, 'items'> & { items: Omit<Failed['items'][number], 'title'>[] }
}

/** The number of openings that a section counts. */
type Counting = (tally: Tally) => number

const NAMED: Counting = ({ awards, noWinner }) => awards - noWinner
const ALONE: Counting = (tally) => NAMED(tally) - tally.severalWinners
const BIDDERS_KNOWN: Counting = ({ bidders }) => bidders.length
const ENDED: Counting = ({ awards, failed }) => awards + failed

/** Computes each section from the narrowest scope with enough openings for it. */
export function* competitionSteps(awards: AwardColumns, comparison: Comparison): Steps<CompetitionFound> {
  const { columns } = awards
  const tallies: { scope: CompetitionScope; tally: Tally }[] = []
  const comparable = yield* comparableSteps(awards, comparison)
  // Skip scopes that no section needs.
  for (const scope of scopesOf(comparison)) {
    const tally = yield* tallySteps(columns, yield* rowSteps(comparable, scope))
    tallies.push({ scope, tally })
    if ([NAMED, ALONE, BIDDERS_KNOWN, ENDED].every((counting) => counting(tally) >= LEAST_SHOWN)) break
  }
  return {
    companies: yield* companySteps(columns, chosen(tallies, NAMED, ['failed', 'noWinner'])),
    concentration: concentration(chosen(tallies, ALONE, ['failed', 'noWinner', 'severalWinners'])),
    singleBid: yield* singleBidSteps(chosen(tallies, BIDDERS_KNOWN, ['failed', 'unknownBidders'])),
    failed: yield* failedSteps(awards, chosen(tallies, ENDED, [])),
  }
}

/** The fields that all sections have, and the openings of the narrowest scope with enough of them. */
function chosen(
  tallies: readonly { scope: CompetitionScope; tally: Tally }[],
  counting: Counting,
  leftOut: readonly LeftOut[],
) {
  const steps = tallies.map(({ scope, tally }) => ({ scope, n: counting(tally) }))
  const enough = steps.findIndex(({ n }) => n >= LEAST_SHOWN)
  const at = enough < 0 ? steps.length - 1 : enough
  const step = steps[at]
  const tally = tallies[at]?.tally
  if (!step || !tally) throw new Error('a notice has an agency to compare by')
  return {
    tally,
    isShown: enough >= 0,
    about: {
      ...step,
      reason: enough >= 0 ? null : ('too_few' as const),
      widened: steps.slice(0, at),
      excluded: excludedOf(tally, leftOut),
    },
  }
}
type Chosen = ReturnType<typeof chosen>

function excludedOf(tally: Tally, leftOut: readonly LeftOut[]): CompetitionExcluded {
  const reasons: LeftOut[] = ['cancelled', 'superseded', 'direct', ...leftOut]
  return Object.fromEntries(reasons.flatMap((reason) => (tally[reason] > 0 ? [[reason, tally[reason]]] : [])))
}

function* companySteps(columns: AwardArrays, { about, tally, isShown }: Chosen): Steps<CompetitionFound['companies']> {
  if (!isShown) return { ...about, firms: null, items: [] }
  return { ...about, firms: tally.firms.size, items: yield* firmSteps(columns, tally, about.n) }
}

const concentration = ({ about, tally, isShown }: Chosen): CompetitionFound['concentration'] => ({
  ...about,
  ...(isShown ? concentrationOf(tally, about.n) : { firms: null, firstShare: null, hhi: null }),
})

function* singleBidSteps({ about, tally, isShown }: Chosen): Steps<CompetitionFound['singleBid']> {
  if (!isShown) return { ...about, single: null, share: null, medianBidders: null }
  const single = tally.bidders.filter((many) => many === 1).length
  const [median = Number.NaN] = yield* percentileSteps(Float64Array.from(tally.bidders), [0.5])
  return { ...about, single, share: percent(single, about.n), medianBidders: rounded(median) }
}

function* failedSteps(
  { noticeNo }: AwardColumns,
  { about, tally, isShown }: Chosen,
): Steps<CompetitionFound['failed']> {
  const nothing = { failed: null, share: null, noBidder: null, oneBidder: null, unknownBidders: null }
  if (!isShown) return { ...about, ...nothing, items: [] }
  const latest = yield* failureSteps(tally, noticeNo)
  const { none, one, unknown } = tally.failedBidders
  return {
    ...about,
    failed: tally.failed,
    share: percent(tally.failed, about.n),
    noBidder: none,
    oneBidder: one,
    unknownBidders: unknown,
    items: latest.map(({ row, day, openings, bidders }) => ({
      noticeNo: noticeNo(row),
      openedOn: dayName(day),
      openings,
      bidders: bidders < 0 ? null : bidders,
    })),
  }
}

const percent = (part: number, whole: number): number => rounded((part * 100) / whole)
