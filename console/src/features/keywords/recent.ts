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

/** The maximum page size of the API. */
const PAGE = 100
/** Counts of 90 days change slowly. */
const FRESH_MS = 10 * MINUTE

export interface Recent {
  from: string
  /** One number for each of the last 90 days. */
  counts: readonly number[]
  matches: number
}

/**
 * The matches of each keyword in the last 90 days, by its id. They are requested again when the conditions of a keyword
 * change.
 */
export function useRecent(keywords: readonly Keyword[]) {
  const { language } = useLanguage()
  const meaning = useMemo(
    () => fingerprint(keywords.map(({ id, keyword, filter }) => [id, keyword, filter])),
    [keywords],
  )
  const request = useQuery({
    // The period ends today.
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
  // While new counts are loading, the previous ones are shown for unchanged keywords.
  const data = useMemo(() => trueCounts(request.data, keywords), [request.data, keywords])
  return { data, error: request.error, refetch: request.refetch }
}

const recentOf = ({ from, matches }: NonNullable<Keyword['recent']>): Recent => ({
  from,
  counts: matches,
  matches: matches.reduce((sum, count) => sum + count, 0),
})
