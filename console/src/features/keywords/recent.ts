import type { Keyword } from '@gonggo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RECENT_COUNTS_KEY } from '../../lib/company.ts'
import { seoulDate } from '../../lib/date-range.ts'
import { MINUTE } from '../../lib/format.ts'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { fingerprint } from './fingerprint.ts'
import { markOf, trueCounts } from './true-counts.ts'

/** The most that one page of the API holds. */
const PAGE = 100
/** What ninety days hold changes slowly. */
const FRESH_MS = 10 * MINUTE

export interface Recent {
  from: string
  /** One for each of the last 90 days. */
  counts: readonly number[]
  matches: number
}

/** What each keyword would have matched in the last 90 days, by its id: counted anew once a keyword means something else. */
export function useRecent(keywords: readonly Keyword[]) {
  const { language } = useLanguage()
  const meaning = useMemo(
    () => fingerprint(keywords.map(({ id, keyword, filter }) => [id, keyword, filter])),
    [keywords],
  )
  const asked = useQuery({
    // Ninety days end with today.
    queryKey: [...RECENT_COUNTS_KEY, seoulDate(Date.now()), meaning],
    queryFn: async ({ signal }) => {
      const all = new Map<string, { mark: string; counts: Recent }>()
      const { keywords: service } = serviceIn(language)
      for await (const { items } of service.list({ pageSize: PAGE, recent: true }, { signal }).pages())
        for (const one of items) if (one.recent) all.set(one.id, { mark: markOf(one), counts: recentOf(one.recent) })
      return all
    },
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: keywords.length > 0,
  })
  // While the new counts are on their way, those before them are shown where they are still true.
  const data = useMemo(() => trueCounts(asked.data, keywords), [asked.data, keywords])
  return { data, error: asked.error, refetch: asked.refetch }
}

const recentOf = ({ from, matches }: NonNullable<Keyword['recent']>): Recent => ({
  from,
  counts: matches,
  matches: matches.reduce((sum, count) => sum + count, 0),
})
