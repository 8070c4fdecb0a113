import type { BidRecord, RoundRecord } from '../../bids/index.ts'
import type { FoundRelease, KnownRelease, Rejected, ReleaseAward, ReleaseFacts } from '../schema/connector.ts'
import { firmIdentity } from './release-facts.ts'
import { roundsOfResult } from './release-rounds.ts'

export interface Revisions {
  /** Releases to store: new ones, and those that have changed. */
  keep: KnownRelease[]
  /** States of the notice in the order of their revisions: those that these releases cause, and the newest. */
  states: BidRecord[]
  rounds: RoundRecord[]
  rejected: Rejected[]
  /** It has a title and has only announced a plan so far. */
  waits: boolean
  /** It had no title before. */
  named: boolean
}

/** For a process without any currency: the code of the standard for "none". */
const NO_CURRENCY = 'XXX'

/**
 * The result of all releases of one process. They are numbered as revisions by date, then by order of arrival, so a
 * late release increases the numbers of those after it. Only the last version of each release counts, in whatever order
 * and however often they arrive.
 */
export function revisionsOf(
  stored: readonly KnownRelease[],
  incoming: readonly FoundRelease[],
  { source, fetchedAt, fallbackUrl }: { source: string; fetchedAt: number; fallbackUrl: string | null },
): Revisions {
  const byId = new Map(stored.map((release) => [release.id, release]))
  const touched = new Set<string>()
  let arrived = stored.reduce((most, release) => Math.max(most, release.arrived), -1)
  // Of several with one id the last one counts; otherwise reading the same page twice would be a change.
  for (const release of new Map(incoming.map((one) => [one.id, one])).values()) {
    const before = byId.get(release.id)
    if (before && sameRelease(before, release)) continue
    const latestAt = Math.max(release.at, before?.latestAt ?? release.at)
    byId.set(release.id, { ...release, arrived: before?.arrived ?? ++arrived, latestAt })
    touched.add(release.id)
  }
  const ordered = inOrder(byId.values())
  const keep = ordered.filter(({ id }) => touched.has(id))
  const first = ordered.findIndex(({ id }) => touched.has(id))
  const folded = foldAll(ordered)
  const last = folded.at(-1)
  const nothing = { keep, states: [], rounds: [], rejected: [], waits: false, named: false }
  if (!last) return nothing
  const before = foldAll(inOrder(stored)).at(-1) ?? null
  const named = before !== null && !before.title
  const shown = folded.slice(first < 0 ? -1 : first)
  const around = { source, fetchedAt, fallbackUrl }
  const states = shown.flatMap((fold) => stateOf(fold, around) ?? [])
  if (states.length === 0 && last.title) return { ...nothing, waits: true, named }
  if (states.length === 0) return { ...nothing, rejected: [untitled(last)] }
  return { ...nothing, states, rounds: withGone(last, before?.noticed ? roundsIn(before) : []), named }
}

const inOrder = (releases: Iterable<KnownRelease>): KnownRelease[] =>
  [...releases].sort((a, b) => a.at - b.at || a.arrived - b.arrived)

const sameRelease = (one: FoundRelease, other: FoundRelease) =>
  one.at === other.at && canonical(one.told) === canonical(other.told)

/** jsonb does not keep the order of names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, it: unknown) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  )

/** The facts of a process up to a release. */
interface Fold extends Omit<ReleaseFacts, 'stage' | 'whole' | 'amends' | 'corrects' | 'awards'> {
  number: string
  revision: number
  firstAt: number
  changedAt: number
  /** A tender or its result was announced. */
  noticed: boolean
  kind: BidRecord['kind']
  awards: ReleaseAward[]
}

function foldAll(releases: readonly KnownRelease[]): Fold[] {
  const folds: Fold[] = []
  for (const release of releases) folds.push(fold(folds.at(-1) ?? null, release))
  return folds
}

function fold(before: Fold | null, { number, at, latestAt, told: said }: KnownRelease): Fold {
  const { stage, whole, amends, corrects, awards = [], ...facts } = said
  const base = whole ? null : before
  const first = before?.noticed !== true
  const after: Fold = {
    ...base,
    ...facts,
    ...earlier(before, facts),
    ...nearer('title', base, facts),
    ...nearer('detail', base, facts),
    notice: { ...base?.notice, ...facts.notice },
    number,
    revision: before ? before.revision + 1 : 0,
    firstAt: Math.min(before?.firstAt ?? at, at),
    changedAt: Math.max(before?.changedAt ?? latestAt, latestAt),
    noticed: !first || stage !== 'plan',
    kind: first ? (amends ? 'changed' : 'new') : stage === 'tender' ? 'changed' : (before?.kind ?? 'new'),
    awards: joinAwards(base?.awards ?? [], awards, corrects),
  }
  return { ...after, kind: kindOf(after, first) }
}

function kindOf({ kind, cancelled, notice }: Fold, first: boolean): BidRecord['kind'] {
  if (cancelled) return 'cancelled'
  if (first && notice.previousNumber) return 'renotice'
  // It was cancelled before and no longer is.
  return kind === 'cancelled' ? 'changed' : kind
}

/** The more specific text is kept; of two equally specific ones the later. */
function nearer<K extends 'title' | 'detail'>(
  name: K,
  before: Fold | null,
  facts: Pick<ReleaseFacts, 'title' | 'detail'>,
) {
  const [old, now] = [before?.[name], facts[name]]
  if (!old || !now) return {}
  return { [name]: old.rank < now.rank ? old : now }
}

/** The posting time of an amended notice is that of its first version. */
const earlier = (before: Fold | null, { postedAt }: Pick<ReleaseFacts, 'postedAt'>) =>
  postedAt === undefined ? {} : { postedAt: Math.min(before?.postedAt ?? postedAt, postedAt) }

/** Publishers use the same id for different awards, so only an award that is clearly the same is replaced. */
function joinAwards(before: ReleaseAward[], now: ReleaseAward[], corrects: boolean): ReleaseAward[] {
  if (now.length === 0) return before
  const isReplaced = (old: ReleaseAward) => now.some((award) => award.id === old.id && (corrects || isSame(old, award)))
  return [...before.filter((old) => !isReplaced(old)), ...now]
}

function isSame(one: ReleaseAward, other: ReleaseAward): boolean {
  if (one.lots.length > 0 || other.lots.length > 0) return one.lots.join('\n') === other.lots.join('\n')
  if (one.suppliers.length === 0 || other.suppliers.length === 0) return true
  const names = new Set(one.suppliers.map(firmIdentity))
  return other.suppliers.some((firm) => names.has(firmIdentity(firm)))
}

interface Surroundings {
  source: string
  fetchedAt: number
  fallbackUrl: string | null
}

/** `null` while there is no tender, or no title. */
function stateOf(fold: Fold, { source, fetchedAt, fallbackUrl }: Surroundings): BidRecord | null {
  const { notice, number, estimate, budget, address } = fold
  if (!fold.noticed || !fold.title) return null
  const currency = currencyOf(fold)
  const inCurrency = (money: typeof estimate) =>
    money && (money.currency === null || money.currency === currency) ? money.amount : null
  return {
    source,
    number,
    revision: fold.revision,
    title: fold.title.text,
    agency: notice.agency ?? '',
    agencyCode: notice.agencyCode ?? null,
    demandAgency: null,
    demandAgencyCode: null,
    bsnsDiv: notice.bsnsDiv ?? '기타',
    kind: fold.kind,
    urgent: false,
    currency,
    estimatedPrice: inCurrency(estimate),
    budget: inCurrency(budget),
    baseAmount: null,
    floorRate: null,
    awardMethod: notice.awardMethod ?? null,
    contractMethod: notice.contractMethod ?? null,
    postedAt: fold.postedAt ?? fold.firstAt,
    bidStartAt: notice.bidStartAt ?? null,
    closeAt: notice.closeAt ?? null,
    openAt: notice.openAt ?? null,
    detailUrl: fold.detail?.url ?? address ?? fallbackUrl ?? fold.publisher ?? nowhere(number),
    sourceUrl: address ?? null,
    previousNumber: notice.previousNumber ?? null,
    regions: [],
    regionCheckNeeded: false,
    licences: [],
    attachments: notice.attachments ?? [],
    changedAt: fold.changedAt,
    fetchedAt,
  }
}

/** A file may contain no address. This one is well-formed, and its ending guarantees that it leads nowhere. */
const nowhere = (number: string) => `https://ocds.invalid/${encodeURIComponent(number)}`

/** One currency for all amounts of a notice: that of its price, otherwise that of the payment. */
const currencyOf = ({ estimate, budget, awards }: Fold): string =>
  estimate?.currency ??
  (estimate ? null : budget?.currency) ??
  awards.find(({ value }) => value?.currency)?.value?.currency ??
  NO_CURRENCY

const roundsIn = (fold: Fold): RoundRecord[] => roundsOfResult({ ...fold, currency: currencyOf(fold) })

/** A round that is no longer in any release, because its award moved to another lot, is cancelled. */
function withGone(fold: Fold, before: RoundRecord[]): RoundRecord[] {
  const rounds = roundsIn(fold)
  const lots = new Set(rounds.map(({ lot }) => lot))
  const gone = before.filter(({ lot, state }) => !lots.has(lot) && state !== 'opened')
  return [
    ...rounds,
    ...gone.map((round) => {
      const state = stateOfGone(round, fold)
      const decidedAt = state === 'cancelled' ? round.decidedAt : null
      const empty = { winners: [], bidderRows: [], amount: null, bidders: null }
      return { ...round, ...empty, state, decidedAt, changedAt: fold.changedAt }
    }),
  ]
}

/** A lot that was only waiting for its opening is not cancelled. */
function stateOfGone({ lot, state }: RoundRecord, { lots = [] }: Fold): RoundRecord['state'] {
  if (lots.some((one) => one.id === lot && one.state === 'open')) return 'announced'
  return state === 'announced' ? 'opened' : 'cancelled'
}

const untitled = ({ number }: Fold): Rejected => ({ reason: 'no_title', record: { ocid: number } })
