import { DAY, HOUR } from './format.ts'

const STORAGE_KEY = 'gonggo.visits'
/** Coming back within this time continues the same visit. */
const VISIT_MS = 4 * HOUR

interface Visits {
  before: number
  last: number
}

/** The time of the previous visit, stored in this browser; by default a day ago. */
export function visitBefore(): number {
  const now = Date.now()
  const { before, last } = readVisits(localStorage.getItem(STORAGE_KEY), now)
  const visits = now - last > VISIT_MS ? { before: last, last: now } : { before, last: now }
  localStorage.setItem(STORAGE_KEY, `${visits.before} ${visits.last}`)
  return visits.before
}

function readVisits(kept: string | null, now: number): Visits {
  const [before = 0, last = 0] = (kept ?? '').split(' ').map(Number)
  return before > 0 && last > 0 ? { before, last } : { before: now - DAY, last: now }
}
