import type { KeywordStatus, PausedReason } from '../schema/keywords.ts'

interface StatusFields {
  state: KeywordStatus
  pausedReason: PausedReason | null
  /** Not null: it is for a further company. */
  profileId?: string | null
}

/**
 * Those that have to change, oldest first in: the newest beyond the limit rest, and those for further companies if the plan
 * has none; others the plan had stopped go on.
 */
export function fitted<T extends StatusFields>(oldestFirst: readonly T[], limit: number, hasCompanies: boolean): T[] {
  return oldestFirst.flatMap((one, index): T[] => {
    const isIncluded = index < limit && (hasCompanies || (one.profileId ?? null) === null)
    if (isIncluded) return one.pausedReason === 'plan' ? [{ ...one, state: 'active', pausedReason: null }] : []
    return one.state === 'active' ? [{ ...one, state: 'paused', pausedReason: 'plan' }] : []
  })
}

/** Notices a day on average, above which a keyword reports more than people read. */
const MANY_A_DAY = 30

export const reportsMany = (matches: number, days: number): boolean => matches > MANY_A_DAY * days

/** More than this share of the notices of the last days is no search any more. */
export const WIDEST_SHARE = 0.3
/** Among fewer notices a share says nothing. */
const FEWEST_NOTICES = 100

export const isTooWide = ({ matches, notices }: { matches: number; notices: number }): boolean =>
  notices >= FEWEST_NOTICES && matches > notices * WIDEST_SHARE
