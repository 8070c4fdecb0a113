import type { BidRecord, Licence } from '../../bids/index.ts'
import { isNationwide } from '../../search/regions.ts'
import type { NoticeDetails } from '../../vocabulary/notice-fields.ts'
import type { FoundNotice, NoticePart } from '../schema/connector.ts'
import type { OpenWindow, OperationRow, PartRow } from '../schema/sources.ts'

/** How long a notice waits for its parts. */
export const HOLD_MS = 10 * 60_000

/** The separate parts of one notice, newest revision first. */
type Parts = readonly PartRow[]

/** Whether all parts that existed when the notice was registered have been fetched. */
export type Settled = (part: NoticePart['part'], at: number) => boolean

export interface Composed {
  record: BidRecord
  /** A required part is missing. */
  incomplete: boolean
  /** The missing part may still arrive, so it is worth waiting a little. */
  mayCome: boolean
}

/** The notice with its parts; a missing part is replaced by that of the order before, with a warning. */
export function compose({ record, wants }: FoundNotice, parts: Parts, settled: Settled, now: number): Composed {
  if (!wants) return { record, incomplete: false, mayCome: false }
  const licences = choose<Licence[]>(parts, 'licences', record.revision)
  const regions = chooseRegions(parts, record.revision)
  const noLicences = wants.licences && licences.own === null
  const noRegions = wants.regions && regions.own === null && !settled('regions', record.changedAt)
  // No rows for this order although the one before had some: removed, or not published yet. This cannot be
  // distinguished.
  const carried = wants.regions && regions.own === null && (regions.before?.length ?? 0) > 0
  return {
    record: {
      ...record,
      licences: licences.own ?? (wants.licences ? licences.before : null) ?? record.licences,
      regions: regions.own ?? regions.before ?? record.regions,
      baseAmount: baseAmountOf(record, parts),
      ...furtherDetails(record, parts),
      // A notice that only says "see the documents" is clear once its regions are known.
      regionCheckNeeded: (record.regionCheckNeeded && regions.own === null) || noLicences || noRegions || carried,
    },
    incomplete: noLicences || noRegions,
    // Waiting is useless for an old notice whose period has been fetched.
    mayCome: noRegions || (noLicences && (!settled('licences', record.changedAt) || now - record.changedAt < HOLD_MS)),
  }
}

/** A stored notice with the parts known by now: the same as if it arrived now. */
export function complete(record: BidRecord, parts: Parts): BidRecord {
  const licences = choose<Licence[]>(parts, 'licences', record.revision)
  const regions = chooseRegions(parts, record.revision)
  const carried = regions.own === null && (regions.before?.length ?? 0) > 0
  return {
    ...record,
    licences: licences.own ?? record.licences,
    regions: regions.own ?? (carried ? regions.before : null) ?? record.regions,
    baseAmount: baseAmountOf(record, parts),
    ...furtherDetails(record, parts),
    regionCheckNeeded: carried || (regions.own === null && record.regionCheckNeeded),
  }
}

/** If the order before had no restriction, that is no reason for a warning, and says nothing about this one. */
function chooseRegions(parts: Parts, revision: number) {
  const { own, before } = choose<string[]>(parts, 'regions', revision)
  return { own, before: before?.filter((name) => !isNationwide(name)) ?? null }
}

function choose<T>(parts: Parts, part: NoticePart['part'], revision: number): { own: T | null; before: T | null } {
  const rows = parts.filter((row) => row.part === part && row.revision <= revision)
  const own = rows.find((row) => row.revision === revision)
  const before = rows.find((row) => row.revision < revision)
  return { own: own ? (own.value as T) : null, before: before ? (before.value as T) : null }
}

/** A part may also state that there is no base amount, as for several lots: then no other amount is used. */
function baseAmountOf(record: BidRecord, parts: Parts): number | null {
  const amounts = parts.filter((row) => row.part === 'baseAmount' && row.revision <= record.revision)
  const own = amounts.find(({ revision }) => revision === record.revision)
  return (own ? own.value : (record.baseAmount ?? amounts[0]?.value ?? null)) as number | null
}

/** Separate details of its order or the one before; empty if there are none. */
function furtherDetails(record: BidRecord, parts: Parts): Pick<BidRecord, 'details'> {
  const { own, before } = choose<NoticeDetails>(parts, 'details', record.revision)
  const details = own ?? before
  return details ? { details: { ...record.details, ...details } } : {}
}

/** Derived from the planned windows and the open ones. */
export function settledBy(
  parts: readonly { operation: string; part: NoticePart['part'] }[],
  operations: readonly OperationRow[],
  open: readonly OpenWindow[],
  /** A source that is not scheduled only has ordered windows. */
  scheduled = true,
): Settled {
  const operationOf = new Map(parts.map(({ operation, part }) => [part, operation]))
  const plannedUntil = new Map(operations.map((row) => [row.operation, row.plannedUntil]))
  return (part, at) => {
    const operation = operationOf.get(part)
    if (operation === undefined) return true
    if (scheduled && at > (plannedUntil.get(operation) ?? 0)) return false
    return !open.some((window) => window.operation === operation && window.fromAt <= at && window.toAt >= at)
  }
}
