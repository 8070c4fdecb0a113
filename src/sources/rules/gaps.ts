import { HOUR } from '../../lib/clock.ts'

/** A period of a source for which notices may be missing. */
export interface SourceGap {
  source: string
  from: number
  to: number
}

/** A failure is retried within minutes: a younger one is no gap yet. */
export const GAP_AGE_MS = HOUR
/** The maximum number of periods per source: the oldest are merged. */
const MOST_GAPS = 20

/** Merges periods that touch or overlap; ordered by source and time. */
export function mergedGaps(failing: readonly SourceGap[]): SourceGap[] {
  const bySource = Map.groupBy(failing, ({ source }) => source)
  return [...bySource].flatMap(([source, windows]) => {
    const merged: SourceGap[] = []
    for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
      const last = merged.at(-1)
      if (last && from <= last.to + 1_000) last.to = Math.max(last.to, to)
      else merged.push({ source, from, to })
    }
    const [first] = merged
    const last = merged.at(-MOST_GAPS)
    if (merged.length <= MOST_GAPS || !first || !last) return merged
    return [{ source, from: first.from, to: last.to }, ...merged.slice(1 - MOST_GAPS)]
  })
}
