import type { MatchNotice } from '../../search/matcher/index.ts'
import type { Searchable } from '../../search/query.ts'
import { documentOf } from '../rules/matched.ts'

/** A notice as it was before a change or is after it. */
export interface Touch {
  notice: MatchNotice
  document: Searchable
}

/** States kept: whoever looks again later than that must take it that everything changed. */
const KEPT = 256
/** Of more notices at once not one is looked at: to follow a back-fill must cost no more than it does. */
const AT_ONCE = 64

/** What changed lately in the catalog, so that an answer can be asked whether it is still true. */
export function createTouched() {
  let touches: Touch[] = []
  /** Place of the first one that is kept. */
  let first = 0

  function all(): void {
    first += touches.length + 1
    touches = []
  }

  return {
    all,
    /** Called before the change and after it. */
    notices(noticeNos: Iterable<string>, stateOf: (noticeNo: string) => MatchNotice | null): void {
      const named = [...noticeNos]
      if (named.length > AT_ONCE) {
        all()
        return
      }
      for (const noticeNo of named) {
        const notice = stateOf(noticeNo)
        if (notice) touches.push({ notice, document: documentOf(notice) })
      }
      const most = touches.length - KEPT
      if (most <= 0) return
      touches.splice(0, most)
      first += most
    },
    /** Where the next one will stand. */
    place: (): number => first + touches.length,
    /** Those from a place on; `null` where they are not kept any more. */
    since: (place: number): readonly Touch[] | null => (place < first ? null : touches.slice(place - first)),
  }
}
export type Touched = ReturnType<typeof createTouched>
