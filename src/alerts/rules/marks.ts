import { DAY } from '../../lib/clock.ts'

/**
 * For how long after a notice was over we know what was told of it: two years. A notice is then amended no more, and its
 * award is not corrected; one that is all the same counts as new.
 */
export const MARKS_KEPT_DAYS = 730

const UNDATED_OPEN_DAYS = 30

interface Dates {
  closeAt: number | null
  openAt: number | null
  postedAt: number
}

/** Until when a withheld notice is kept without another look: bidding is over by then unless its dates change. */
export const lastDateOf = ({ closeAt, openAt, postedAt }: Dates): number =>
  closeAt === null && openAt === null ? postedAt + UNDATED_OPEN_DAYS * DAY : Math.max(closeAt ?? 0, openAt ?? 0)
