import { HOUR, seoulDay, seoulTime } from '../../lib/clock.ts'
import type { Signals } from '../schema/signals.ts'
import type { BiddingPeriod } from './period.ts'

/** The ended openings of a notice, and its versions, newest first. */
export interface NoticeHistory {
  closeAt: number | null
  period: BiddingPeriod
  versions: readonly { version: number; at: number; changes: readonly Change[] | null }[]
  openings: readonly { lot: string; rebid: number; openedAt: number | null; state: string; bidders: number | null }[]
}
interface Change {
  field: string
  old: unknown
}

/** Fields that bids are calculated from, and who may bid until when. */
const MATERIAL: readonly string[] = [
  'closeAt',
  'openAt',
  'bidStartAt',
  'qualificationCloseAt',
  'estimatedPrice',
  'budget',
  'baseAmount',
  'floorRate',
  'awardMethod',
  'contractMethod',
  'regions',
  'industries',
]
const LATE = 72 * HOUR

export const signalsOf = ({ closeAt, versions, openings }: NoticeHistory): Omit<Signals, 'shortPeriod'> => {
  const counted = openings.filter(({ bidders }) => bidders !== null)
  return {
    singleBid: {
      n: counted.length,
      items: counted
        .filter(({ bidders }) => bidders === 1)
        .map(({ lot, rebid, openedAt, state }) => ({
          lot,
          rebid,
          openedOn: openedAt === null ? null : seoulDay(openedAt),
          awarded: state === 'awarded',
        })),
    },
    lateChange: { n: versions.filter(({ version }) => version > 1).length, items: lateChanges(closeAt, versions) },
  }
}

/** Compared with the previous closing time: a deadline extended at its end is late too. */
function lateChanges(closeAt: number | null, versions: NoticeHistory['versions']): Signals['lateChange']['items'] {
  let closing = closeAt
  return versions.flatMap(({ version, at, changes }) => {
    const moved = changes?.find(({ field }) => field === 'closeAt')
    if (moved) closing = typeof moved.old === 'string' ? Date.parse(moved.old) : null
    // A first value, such as a newly published base amount, changes nothing that bidders knew.
    const fields = (changes ?? []).filter(({ field, old }) => old !== null && MATERIAL.includes(field))
    if (closing === null || fields.length === 0 || at >= closing || closing - at > LATE) return []
    const hoursBefore = Math.floor((closing - at) / HOUR)
    return [{ version, at: seoulTime(at), fields: fields.map(({ field }) => field), hoursBefore }]
  })
}
