// The bidding periods of notices of one kind.

import type { Steps } from '../../lib/turns.ts'
import { nextBit } from './bits.ts'
import type { Dictionaries } from './pieces.ts'
import { readNoticeNo } from './read.ts'
import type { Segment } from './segment.ts'

/** Notices of one kind. */
export interface PeriodQuery {
  noticeNo: string
  bsnsDiv: string
  contractMethod: string
  urgent: boolean
  kind: 'new' | 'renotice'
  postedFrom: number
}

export interface PeriodDeps {
  segments(): readonly Segment[]
  dictionaries: Dictionaries
}

/** Notices checked per step. */
const STEP = 16_384

/** Milliseconds from publication to closing for each of these notices except the given one, in any order. */
export const createPeriods = ({ segments, dictionaries: { type, terms } }: PeriodDeps) =>
  function* periodSteps(query: PeriodQuery): Steps<Float64Array> {
    const { bsnsDiv, contractMethod, urgent, kind, postedFrom } = query
    const ofType = Uint8Array.from(type.values, (one) =>
      Number(one.bsnsDiv === bsnsDiv && one.urgent === urgent && one.kind === kind),
    )
    const ofTerms = Uint8Array.from(terms.values, (one) => Number(one.contractMethod === contractMethod))
    const found: number[] = []

    function collect(segment: Segment, begin: number, end: number): void {
      const { floats, ids } = segment.columns
      for (let at = nextBit(segment.alive, begin, end); at >= 0; at = nextBit(segment.alive, at + 1, end)) {
        if (ofType[ids.type[at] ?? 0] !== 1 || ofTerms[ids.terms[at] ?? 0] !== 1) continue
        const [posted, closes] = [floats.postedAt[at] ?? Number.NaN, floats.closeAt[at] ?? Number.NaN]
        // Both comparisons are false without a closing time.
        if (posted >= postedFrom && closes > posted && readNoticeNo({ segment, local: at }) !== query.noticeNo)
          found.push(closes - posted)
      }
    }

    for (const segment of segments()) {
      const { count } = segment.columns
      for (let begin = 0; begin < count; begin += STEP) {
        collect(segment, begin, Math.min(count, begin + STEP))
        yield
      }
    }
    return Float64Array.from(found)
  }
