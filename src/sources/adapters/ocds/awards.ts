import { uniqueFirms } from '../../rules/release-facts.ts'
import type { ReleaseAward, ReleaseBid, ReleaseFacts, ReleaseFirm } from '../../schema/connector.ts'
import { type Parties, partiesOf } from './parties.ts'
import { countOf, freeTextOf, idOf, type Loose, listOf, moneyOf, objectOf, objectsOf, timeOf } from './values.ts'

type ResultFacts = Pick<ReleaseFacts, 'lots' | 'awards' | 'bidders' | 'biddersByLot' | 'bids'>

/** Longer ids cannot be stored; such lots count as the whole process. */
const LONGEST_LOT = 60

/** The results in a release: lots, bidders and awards. */
export function resultFacts(release: Loose): ResultFacts {
  const tender = objectOf(release.tender)
  const parties = partiesOf(release)
  const signed = signaturesOf(release)
  const awards = objectsOf(release.awards).map((award) => awardOf(award, parties, signed))
  const lots = objectsOf(tender.lots)
  const tenderers = uniqueFirms(objectsOf(tender.tenderers).flatMap((reference) => parties.firm(reference) ?? []))
  const bidders = countOf(tender.numberOfTenderers) ?? (tenderers.length || null)
  const byLot = biddersByLotOf(release)
  const bids = bidsOf(release, parties)
  return {
    ...(awards.length > 0 ? { awards: withoutTwins(awards) } : {}),
    ...(lots.length > 0 ? { lots: lots.flatMap(lotOf) } : {}),
    ...(bidders === null ? {} : { bidders }),
    ...(byLot.length > 0 ? { biddersByLot: byLot } : {}),
    ...(bids.length > 0 ? { bids } : tenderers.length > 0 ? { bids: tenderers.map(asBid) } : {}),
  }
}

const asBid = (firm: ReleaseFirm): ReleaseBid => ({ firm, value: null, lots: [], reason: null })

function lotOf(lot: Loose): NonNullable<ResultFacts['lots']> {
  const id = idOf(lot.id, LONGEST_LOT)
  return id === null ? [] : [{ id, state: stateOfLot(lot.status), reason: freeTextOf(lot.statusDetails) }]
}

const LOT_STATES: Readonly<Record<string, 'open' | 'cancelled' | 'failed'>> = {
  active: 'open',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
  unsuccessful: 'failed',
}

function stateOfLot(value: unknown) {
  const status = idOf(value)?.toLowerCase() ?? ''
  return Object.hasOwn(LOT_STATES, status) ? (LOT_STATES[status] ?? null) : null
}

const STATES: Readonly<Record<string, ReleaseAward['state']>> = {
  pending: 'opened',
  active: 'awarded',
  unsuccessful: 'failed',
  cancelled: 'cancelled',
}

/** Signature dates by award: the date of an award without one. */
const signaturesOf = (release: Loose) =>
  new Map(objectsOf(release.contracts).map(({ awardID, dateSigned }) => [idOf(awardID), timeOf(dateSigned)]))

const lotsOf = (value: unknown): string[] => [...new Set(listOf(value).flatMap((lot) => idOf(lot, LONGEST_LOT) ?? []))]

function awardOf(award: Loose, parties: Parties, signed: ReadonlyMap<string | null, number | null>): ReleaseAward {
  const id = idOf(award.id)
  const status = idOf(award.status)?.toLowerCase() ?? 'active'
  const suppliers = uniqueFirms(objectsOf(award.suppliers).flatMap((reference) => parties.firm(reference) ?? []))
  return {
    id: id ?? '',
    state: (Object.hasOwn(STATES, status) ? STATES[status] : null) ?? 'awarded',
    at: timeOf(award.date) ?? (id === null ? null : (signed.get(id) ?? null)),
    value: moneyOf(award.value),
    suppliers,
    lots: [...new Set([...lotsOf(award.relatedLots), ...lotsOf(award.relatedLot)])].sort(),
    reason: freeTextOf(award.statusDetails),
  }
}

/**
 * Two awards with one id are two awards, unless they differ only in their suppliers: those share one value. Compared by
 * lots and value alone, because publishers copy the rest.
 */
function withoutTwins(awards: ReleaseAward[]): ReleaseAward[] {
  const kept = new Map<string, ReleaseAward>()
  for (const award of awards) {
    const { id, lots, value, at, state } = award
    const key = JSON.stringify([id, lots, value, at, state])
    const twin = id === '' ? undefined : kept.get(key)
    if (twin) twin.suppliers = uniqueFirms([...twin.suppliers, ...award.suppliers])
    else kept.set(id === '' ? `${key}${kept.size}` : key, { ...award })
  }
  return [...kept.values()]
}

/** Statistics of the bids extension that count bidders; others count requests, or only some of the bids. */
const COUNTS = ['bids', 'validBids', 'bidders', 'qualifiedBidders']

function biddersByLotOf(release: Loose): { lot: string; bidders: number }[] {
  const statistics = objectsOf(objectOf(release.bids).statistics)
  const byLot = new Map<string, { lot: string; bidders: number; rank: number }>()
  for (const statistic of statistics) {
    const rank = COUNTS.indexOf(idOf(statistic.measure) ?? '')
    const bidders = countOf(statistic.value)
    if (rank < 0 || bidders === null) continue
    for (const lot of [...lotsOf(statistic.relatedLot), ...lotsOf(statistic.relatedLots)].concat(
      wholeIfNone(statistic),
    )) {
      const other = byLot.get(lot)
      if (!other || rank < other.rank) byLot.set(lot, { lot, bidders, rank })
    }
  }
  return [...byLot.values()].map(({ lot, bidders }) => ({ lot, bidders }))
}

const wholeIfNone = ({ relatedLot, relatedLots }: Loose): string[] =>
  relatedLot === undefined && relatedLots === undefined ? [''] : []

/** Invited and withdrawn bids do not count; a joint bid of several firms has the name of the first. */
function bidsOf(release: Loose, parties: Parties): ReleaseBid[] {
  return objectsOf(objectOf(release.bids).details).flatMap((bid) => {
    const status = idOf(bid.status)?.toLowerCase()
    if (status === 'invited' || status === 'withdrawn') return []
    const [firm] = objectsOf(bid.tenderers).flatMap((reference) => parties.firm(reference) ?? [])
    if (!firm) return []
    const reason = status === 'disqualified' ? (freeTextOf(bid.statusDetails) ?? 'disqualified') : null
    return [{ firm, value: moneyOf(bid.value), lots: lotsOf(bid.relatedLots), reason }]
  })
}
