import type { Keyword } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { serviceIn } from './service.ts'

/** The maximum page size of the API. */
const PAGE = 100

/** All keywords of the account, newest first; at most a thousand. */
export function useKeywords(isWanted = true) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['keywords', 'all', language],
    queryFn: async ({ signal }) => {
      const all: Keyword[] = []
      for await (const page of serviceIn(language).keywords.list({ pageSize: PAGE }, { signal }).pages())
        all.push(...page.items)
      return all.toReversed()
    },
    enabled: isWanted,
  })
}
