import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { type Meaning, meaningOf } from '../rules/draft.ts'
import type { KeptFilter, RecentMatches } from '../schema.ts'
import { lastDays } from './preview.ts'

export interface RecentDeps {
  clock: Clock
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  /** Notices posted from one instant to another by day of Seoul; days without any are missing. */
  countPerDay: (
    meaning: Meaning & { company?: CompanyJudge | null },
    from: number,
    to: number,
    days: number,
  ) => Promise<Map<string, number>>
}

/** What keywords would have found on each of the last 90 days, had they existed: one search each. */
export function createRecentMatches({ clock, companyOf, countPerDay }: RecentDeps) {
  return async (accountId: string, kept: { keyword: string; filter: KeptFilter }[]): Promise<RecentMatches[]> => {
    const company = await companyOf(accountId)
    const { days, from, to } = lastDays(clock.now())
    const all: RecentMatches[] = []
    for (const one of kept) {
      const counts = await countPerDay({ ...meaningOf(one), company }, from, to, days.length)
      all.push({ from: days[0]?.date ?? '', matches: days.map(({ date }) => counts.get(date) ?? 0) })
      // Each search is short; a hundred in a row are not.
      await nextTurn()
    }
    return all
  }
}
