import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Clock, MINUTE } from '../../lib/clock.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { type Meaning, meaningOf } from '../rules/draft.ts'
import type { KeptFilter, RecentMatches } from '../schema/keywords.ts'
import type { KeywordRow } from '../store/keywords.ts'
import type { BiddersOf } from './bidders.ts'
import { looksIntoTexts, type TextTrial } from './in-texts.ts'
import { countOn, lastDays } from './preview.ts'

export interface RecentDeps {
  clock: Clock
  /** Notices posted from one instant to another by day of Seoul; days without any are missing. */
  countPerDay: (
    meaning: Meaning & { company?: CompanyJudge | null },
    from: number,
    to: number,
    days: number,
  ) => Promise<Map<string, number>>
}

type KeptKeyword = Pick<KeywordRow, 'keyword' | 'searchIn' | 'profileId'> & { filter: KeptFilter }

/** What ninety days hold changes slowly. */
export const RECENT_FRESH_MS = 10 * MINUTE
/** Ninety numbers each: some 2 MB. */
export const MOST_KEPT = 2_000

/** What keywords would have found on each of the last 90 days, had they existed: one search each, remembered for a while. */
export function createRecentMatches(
  { clock, countPerDay }: RecentDeps,
  texts: Pick<TextTrial, 'tryOn'>,
  biddersOf: BiddersOf,
) {
  const remembered = createMemory(clock)
  return async (accountId: string, kept: KeptKeyword[]): Promise<RecentMatches[]> => {
    const bidderOf = await biddersOf(accountId, kept)
    const { days, from, to } = lastDays(clock.now())
    const first = days[0]?.date ?? ''
    const all: RecentMatches[] = []
    const inTexts = kept.filter(
      (one) => looksIntoTexts(one) && remembered.find(keyOf(one, first, bidderOf(one))) === null,
    )
    const tried = inTexts.length > 0 ? await texts.tryOn(accountId, inTexts) : null
    for (const one of kept) {
      const company = bidderOf(one)
      const key = keyOf(one, first, company)
      const known = remembered.find(key)
      if (known) {
        all.push(known)
        continue
      }
      const isOfTexts = one.searchIn === 'attachments'
      const counts = isOfTexts ? null : await countPerDay({ ...meaningOf(one), company }, from, to, days.length)
      const byText = (tried?.matched[inTexts.indexOf(one)] ?? []).flatMap(({ notice, byTitle }) =>
        isOfTexts || !byTitle ? notice : [],
      )
      const matches = days.map((day) => (counts?.get(day.date) ?? 0) + countOn(day, byText))
      const found = { from: first, matches }
      remembered.keep(key, found)
      all.push(found)
      // Each search is short; a hundred in a row are not.
      await nextTurn()
    }
    return all
  }
}

/** The same for all accounts, but for keywords that ask for verdicts of a company. */
const keyOf = ({ keyword, searchIn, filter }: KeptKeyword, first: string, company: CompanyJudge | null): string =>
  JSON.stringify([first, keyword, searchIn, filter, filter.eligibility?.length ? (company?.key ?? null) : null])

/** What was asked for longest ago goes first. */
function createMemory({ now }: Clock) {
  const kept = new Map<string, { at: number; found: RecentMatches }>()
  return {
    find(key: string): RecentMatches | null {
      const one = kept.get(key)
      if (one === undefined) return null
      kept.delete(key)
      const age = now() - one.at
      // A clock may be set back.
      if (age < 0 || age >= RECENT_FRESH_MS) return null
      kept.set(key, one)
      return one.found
    },
    keep(key: string, found: RecentMatches): void {
      kept.set(key, { at: now(), found })
      const oldest = kept.keys().next()
      if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value)
    },
  }
}
