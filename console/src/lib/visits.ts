import { DAY, HOUR } from './format.ts'

const KEPT = 'gonggo.visits'
/** Whoever comes back within this time is still at the same visit. */
const VISIT_MS = 4 * HOUR

interface Visits {
  before: number
  last: number
}

/** When the visit before this one was; without one a day ago. Known to this browser alone. */
export function visitBefore(): number {
  const now = Date.now()
  const { before, last } = readVisits(localStorage.getItem(KEPT), now)
  const visits = now - last > VISIT_MS ? { before: last, last: now } : { before, last: now }
  localStorage.setItem(KEPT, `${visits.before} ${visits.last}`)
  return visits.before
}

function readVisits(kept: string | null, now: number): Visits {
  const [before = 0, last = 0] = (kept ?? '').split(' ').map(Number)
  return before > 0 && last > 0 ? { before, last } : { before: now - DAY, last: now }
}
