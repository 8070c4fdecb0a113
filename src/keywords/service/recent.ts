import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Clock, MINUTE } from '../../lib/clock.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { type Meaning, meaningOf } from '../rules/draft.ts'
import type { RecentMatches, StoredConditions } from '../schema/keywords.ts'
import type { KeywordRow } from '../store/keywords.ts'
import type { BiddersOf } from './bidders.ts'
import { looksIntoTexts, type TextTrial } from './in-texts.ts'
import { countOn, lastDays } from './preview.ts'

export interface RecentDeps {
  clock: Clock
  /** Counts the notices posted between two instants for each day of Seoul; days without notices are absent. */
  countPerDay: (
    meaning: Meaning & { company?: CompanyJudge | null },
    from: number,
    to: number,
    days: number,
  ) => Promise<Map<string, number>>
}

type StoredKeyword = Pick<KeywordRow, 'keyword' | 'searchIn' | 'profileId'> & { filter: StoredConditions }

/** Counts of 90 days change slowly. */
export const RECENT_FRESH_MS = 10 * MINUTE
/** Ninety numbers for each keyword: about 2 MB in total. */
export const MOST_CACHED = 2_000

/**
 * Counts the notices that keywords would have matched on each of the last 90 days. Each keyword takes one search, which
 * is cached for a while.
 */
export function createRecentMatches(
  { clock, countPerDay }: RecentDeps,
  texts: Pick<TextTrial, 'tryOn'>,
  biddersOf: BiddersOf,
) {
  const cache = createCache(clock)
  return async (accountId: string, keywords: StoredKeyword[]): Promise<RecentMatches[]> => {
    const bidderOf = await biddersOf(accountId, keywords)
    const { days, from, to } = lastDays(clock.now())
    const first = days[0]?.date ?? ''
    const all: RecentMatches[] = []
    const inTexts = keywords.filter(
      (one) => looksIntoTexts(one) && cache.find(keyOf(one, first, bidderOf(one))) === null,
    )
    const tried = inTexts.length > 0 ? await texts.tryOn(accountId, inTexts) : null
    for (const one of keywords) {
      const company = bidderOf(one)
      const key = keyOf(one, first, company)
      const known = cache.find(key)
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
      cache.keep(key, found)
      all.push(found)
      // Each search is short, but a hundred in a row would block the event loop.
      await nextTurn()
    }
    return all
  }
}

/** All accounts share an entry, except for keywords that use the verdicts of a company. */
const keyOf = ({ keyword, searchIn, filter }: StoredKeyword, first: string, company: CompanyJudge | null): string =>
  JSON.stringify([first, keyword, searchIn, filter, filter.eligibility?.length ? (company?.key ?? null) : null])

/** Evicts the least recently used entry first. */
function createCache({ now }: Clock) {
  const entries = new Map<string, { at: number; found: RecentMatches }>()
  return {
    find(key: string): RecentMatches | null {
      const one = entries.get(key)
      if (one === undefined) return null
      entries.delete(key)
      const age = now() - one.at
      // The age is negative after the clock was set back.
      if (age < 0 || age >= RECENT_FRESH_MS) return null
      entries.set(key, one)
      return one.found
    },
    keep(key: string, found: RecentMatches): void {
      entries.set(key, { at: now(), found })
      const oldest = entries.keys().next()
      if (entries.size > MOST_CACHED && !oldest.done) entries.delete(oldest.value)
    },
  }
}
