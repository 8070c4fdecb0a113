// Counts the results of a search by group.

import { dayOf, seoulDay, startOfDay } from '../../lib/clock.ts'
import type { Steps } from '../../lib/turns.ts'
import { nextBit } from './bits.ts'
import type { Dictionaries } from './pieces.ts'
import type { HitSet } from './search.ts'

/**
 * `day` and `month`: of publication, in Seoul. `agency`: issuing or demanding; a notice with two agencies counts for
 * both.
 */
export type GroupName = 'day' | 'month' | 'agency'

/** Values for a day in the calendar. */
const LETTERS = { day: '2026-11-20'.length, month: '2026-11'.length }

export interface GroupCount {
  /** `2026-11-20`, `2026-11`; the code of an agency, or its name if it has none. */
  value: string
  /** The name of an agency. */
  name?: string
  notices: number
}

/** Days and months newest first; agencies by number of notices, then by code. At most this many. */
export function* groupCounts(
  dictionaries: Dictionaries,
  found: Steps<HitSet[]>,
  by: GroupName,
  most: number,
): Steps<GroupCount[]> {
  const hits = yield* found
  const groups = by === 'agency' ? yield* agenciesOf(dictionaries, hits) : yield* timesOf(hits, LETTERS[by])
  return groups.slice(0, most)
}

/** Reads the group of each result, one segment per step. */
function* eachHit(hits: readonly HitSet[], visit: (hit: HitSet, local: number) => void): Steps<void> {
  for (const hit of hits) {
    const { bits } = hit
    const size = bits.length << 5
    for (let local = nextBit(bits, 0, size); local >= 0; local = nextBit(bits, local + 1, size)) visit(hit, local)
    yield
  }
}

function* timesOf(hits: readonly HitSet[], letters: number): Steps<GroupCount[]> {
  const days = new Map<number, number>()
  yield* eachHit(hits, ({ segment }, local) => {
    const day = dayOf(segment.columns.floats.postedAt[local] ?? 0)
    days.set(day, (days.get(day) ?? 0) + 1)
  })
  const times = new Map<string, number>()
  for (const [day, notices] of days) {
    const time = seoulDay(startOfDay(day)).slice(0, letters)
    times.set(time, (times.get(time) ?? 0) + notices)
  }
  return [...times].map(([value, notices]) => ({ value, notices })).sort((a, b) => (a.value < b.value ? 1 : -1))
}

function* agenciesOf({ party, agencies }: Dictionaries, hits: readonly HitSet[]): Steps<GroupCount[]> {
  const parties = new Uint32Array(party.values.length)
  yield* eachHit(hits, ({ segment }, local) => {
    const id = segment.columns.ids.party[local] ?? 0
    parties[id] = (parties[id] ?? 0) + 1
  })
  const groups = new Map<number, Required<GroupCount>>()
  for (const [id, notices] of parties.entries()) {
    if (notices === 0) continue
    const named = new Map((party.values[id]?.names ?? []).map((name) => [agencies.list[name]?.codeId ?? -1, name]))
    for (const [codeId, name] of named) {
      const { code = null, name: text = '' } = agencies.list[name] ?? {}
      const group = groups.get(codeId) ?? { value: code ?? text, name: text, notices: 0 }
      group.notices += notices
      // If a code has several names, always the same one.
      if (group.name < text) group.name = text
      groups.set(codeId, group)
    }
  }
  yield
  return [...groups.values()].sort((a, b) => b.notices - a.notices || (a.value < b.value ? -1 : 1))
}
