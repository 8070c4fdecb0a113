// Chooses the segments to rewrite, and applies changes made during that.

import { hasBit } from './bits.ts'
import { type SealOptions, seal } from './seal.ts'
import { killLocal, type Segment } from './segment.ts'

export interface CompactDeps {
  /** Sealed segments, and full ones that are not sealed yet. */
  segments(): readonly Segment[]
  /** Replaces some segments with one. */
  replace(old: readonly Segment[], merged: Segment | null): void
  nextId(): number
  /** Maximum number of notices in a segment. */
  segmentSize: number
  options: Omit<SealOptions, 'id'>
}

/** The number of segments of one size that are merged. */
const FAN_IN = 8
/** A segment is rewritten if more than one in this many notices is dead. */
const DEAD_SHARE = 4

/** Does one piece of work; returns whether there was any. */
export function* compactOnce(deps: CompactDeps): Generator<void, boolean> {
  const sources = choose(deps)
  if (sources.length === 0) return false
  const before = sources.map(({ alive }) => alive.slice())
  const { segment, forward } = yield* seal(sources, { id: deps.nextId(), ...deps.options })
  for (const [i, source] of sources.entries()) {
    for (const [w, word] of source.alive.entries()) {
      // Notices that were removed while the new segment was built.
      if (word === (before[i]?.[w] ?? 0)) continue
      for (let local = w * 32; local < Math.min(w * 32 + 32, source.columns.count); local++) {
        const place = forward[i]?.[local] ?? -1
        if (place !== -1 && !hasBit(source.alive, local)) killLocal(segment, place)
      }
    }
  }
  deps.replace(sources, segment.living === 0 ? null : segment)
  return true
}

function choose({ segments, segmentSize }: CompactDeps): Segment[] {
  const all = segments()
  const open = all.find(({ index }) => index === null)
  if (open) return [open]
  const worn = all.find(({ columns, living }) => (columns.count - living) * DEAD_SHARE > columns.count)
  if (worn) return [worn]
  const byTier = Map.groupBy(
    all.filter(({ living }) => living * 2 < segmentSize),
    ({ living }) => Math.floor(Math.log(Math.max(1, living)) / Math.log(FAN_IN)),
  )
  for (const tier of byTier.values()) {
    if (tier.length < FAN_IN) continue
    const chosen: Segment[] = []
    let living = 0
    for (const segment of tier) {
      if (living + segment.living > segmentSize) break
      living += segment.living
      chosen.push(segment)
    }
    if (chosen.length > 1) return chosen
  }
  return []
}
