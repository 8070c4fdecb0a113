import { DAY } from '../../lib/clock.ts'

/**
 * How long after a notice is over its sent events are remembered: two years. By then notices are no longer amended and
 * awards no longer corrected; if one is all the same, it counts as new.
 */
export const MARKS_KEPT_DAYS = 730

const UNDATED_OPEN_DAYS = 30

interface Dates {
  closeAt: number | null
  openAt: number | null
  postedAt: number
}

/** When a withheld notice must be checked again: bidding is over by then, unless its dates change. */
export const lastDateOf = ({ closeAt, openAt, postedAt }: Dates): number =>
  closeAt === null && openAt === null ? postedAt + UNDATED_OPEN_DAYS * DAY : Math.max(closeAt ?? 0, openAt ?? 0)
