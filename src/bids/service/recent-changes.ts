import type { MatchNotice } from '../../search/matcher/index.ts'
import type { Searchable } from '../../search/query.ts'
import { documentOf } from '../rules/matched.ts'

/** A notice before or after a change. */
export interface RecentChange {
  notice: MatchNotice
  document: Searchable
}

/** States kept; older readers must assume that everything changed. */
const KEPT = 256
/** Larger changes are not recorded one by one, so that a backfill costs nothing extra. */
const AT_ONCE = 64

/** Recent changes of the catalog, which decide whether a cached response is still valid. */
export function createRecentChanges() {
  let changes: RecentChange[] = []
  /** Position of the oldest stored one. */
  let first = 0

  function all(): void {
    first += changes.length + 1
    changes = []
  }

  return {
    all,
    /** Call it before and after the change. */
    notices(noticeNos: Iterable<string>, stateOf: (noticeNo: string) => MatchNotice | null): void {
      const named = [...noticeNos]
      if (named.length > AT_ONCE) {
        all()
        return
      }
      for (const noticeNo of named) {
        const notice = stateOf(noticeNo)
        if (notice) changes.push({ notice, document: documentOf(notice) })
      }
      const most = changes.length - KEPT
      if (most <= 0) return
      changes.splice(0, most)
      first += most
    },
    /** Position of the next one. */
    place: (): number => first + changes.length,
    /** Changes from a position on; `null` = they are no longer stored. */
    since: (place: number): readonly RecentChange[] | null => (place < first ? null : changes.slice(place - first)),
  }
}
export type RecentChanges = ReturnType<typeof createRecentChanges>
