import type { ArchivedSegment, KeptBackup, LineContent } from '../schema.ts'
import { newestFirst, takenAt } from './retention.ts'
import { segmentName, segmentOf } from './wal.ts'

export interface MomentRange {
  from: number
  to: number
}

/** The moments that a line can restore; `null` = none yet. */
export function momentRange({ bases, until }: LineContent): MomentRange | null {
  const first = bases
    .filter(({ isWhole }) => isWhole)
    .sort(newestFirst)
    .at(-1)
  if (first === undefined || until === null) return null
  const range = { from: takenAt(first), to: Date.parse(until.until) }
  return range.from <= range.to ? range : null
}

export interface MomentPlan {
  base: KeptBackup
  /** The segments to replay, in order and without gaps. */
  segments: ArchivedSegment[]
  /** The unfinished segment, if it contains the moment. */
  partial: { segment: number; bytes: number } | null
}

/** What a restore to that moment reads, or the missing segment with the moment at which it ends. */
export function planMoment(content: LineContent, moment: number): MomentPlan | MissingSegment | null {
  const range = momentRange(content)
  if (range === null || moment < range.from || moment > range.to) return null
  const base = content.bases
    .filter((one) => one.isWhole && takenAt(one) <= moment)
    .sort(newestFirst)
    .at(0)
  if (base?.manifest.base === undefined || content.until === null) return null
  const known = new Map(content.segments.map((one) => [one.segment, one]))
  const end = segmentOf(content.until.lsn)
  const segments: ArchivedSegment[] = []
  for (let segment = base.manifest.base.segment; segment <= end; segment++) {
    const kept = known.get(segment)
    if (kept === undefined) {
      const bytes = content.until.lsn % 2 ** 24
      if (segment === end && (bytes === 0 || (content.partial?.segment === end && content.partial.bytes >= bytes)))
        return { base, segments, partial: bytes === 0 ? null : { segment, bytes } }
      return missingSegment(content, base, segments, segment)
    }
    segments.push(kept)
    if (kept.until !== null && Date.parse(kept.until) >= moment) return { base, segments, partial: null }
  }
  return { base, segments, partial: null }
}

export interface MissingSegment {
  missing: string
  /** The last moment before it; `null` = none with this base backup. */
  restorableTo: number | null
}

/** The last moment that can be restored without a segment that cannot be read. */
export function missingSegment(
  { line }: LineContent,
  base: KeptBackup,
  before: readonly ArchivedSegment[],
  segment: number,
): MissingSegment {
  const until = before.at(-1)?.until ?? null
  const to = until === null ? -Infinity : Date.parse(until)
  return {
    missing: segmentName(line.timeline, segment),
    restorableTo: to >= takenAt(base) ? to : null,
  }
}
