import { HOUR } from '../../lib/clock.ts'

/** A period of a source's time of which notices may be missing. */
export interface SourceGap {
  source: string
  from: number
  to: number
}

/** A failure is repeated within minutes: what began less than this ago is no gap yet. */
export const GAP_AGE_MS = HOUR
/** Of one source more periods than anybody reads: the oldest count as one. */
const MOST_GAPS = 20

/** Periods that touch or overlap are one; in the order of the sources and of time. */
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
