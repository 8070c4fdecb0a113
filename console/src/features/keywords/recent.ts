import type { Keyword } from '@gonggo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MINUTE } from '../../lib/format.ts'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { fingerprint } from './fingerprint.ts'

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
    queryKey: ['keyword-recent', meaning],
    queryFn: async ({ signal }) => {
      const all = new Map<string, Recent>()
      const { keywords: service } = serviceIn(language)
      for await (const { items } of service.list({ pageSize: PAGE, recent: true }, { signal }).pages())
        for (const { id, recent } of items) if (recent) all.set(id, recentOf(recent))
      return all
    },
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: keywords.length > 0,
  })
  return asked
}

const recentOf = ({ from, matches }: NonNullable<Keyword['recent']>): Recent => ({
  from,
  counts: matches,
  matches: matches.reduce((sum, count) => sum + count, 0),
})
