import type { KeywordStatus, PausedReason } from '../schema/keywords.ts'

interface StatusFields {
  state: KeywordStatus
  pausedReason: PausedReason | null
  /** The further company that the keyword is for; null = none. */
  profileId?: string | null
}

/**
 * Returns the keywords whose state a plan changes. The newest keywords over the limit pause, and those for further
 * companies if the plan has none. Keywords that the plan had paused resume.
 */
export function fitToPlan<T extends StatusFields>(
  oldestFirst: readonly T[],
  limit: number,
  hasCompanies: boolean,
): T[] {
  return oldestFirst.flatMap((one, index): T[] => {
    const isIncluded = index < limit && (hasCompanies || (one.profileId ?? null) === null)
    if (isIncluded) return one.pausedReason === 'plan' ? [{ ...one, state: 'active', pausedReason: null }] : []
    return one.state === 'active' ? [{ ...one, state: 'paused', pausedReason: 'plan' }] : []
  })
}

/** The average number of matches a day above which nobody reads all of them. */
const MANY_A_DAY = 30

export const reportsMany = (matches: number, days: number): boolean => matches > MANY_A_DAY * days

/** A keyword that matches more than this share of the recent notices is rejected as too broad. */
export const WIDEST_SHARE = 0.3
/** With fewer notices, the share is not meaningful. */
const FEWEST_NOTICES = 100

export const isTooWide = ({ matches, notices }: { matches: number; notices: number }): boolean =>
  notices >= FEWEST_NOTICES && matches > notices * WIDEST_SHARE
