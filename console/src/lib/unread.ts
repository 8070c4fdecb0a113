import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MINUTE } from './format.ts'
import { useLanguage } from './language.tsx'
import { countUnread, unreadText } from './own-acts.ts'
import { paced } from './paced.ts'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'

const UNREAD_KEY = ['unread']
const PACE_MS = 5_000

/** After marks and arrivals, which may come many at a time. */
export const refreshUnread = paced(
  (queries: QueryClient) => void queries.invalidateQueries({ queryKey: UNREAD_KEY }),
  PACE_MS,
)

/**
 * How many events are news to the reader; empty = none. It is asked for again when the page or the window is turned to, not
 * by a clock: a session that nobody uses must end.
 */
export function useUnread(page: string): string {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { isPaid, may, memberId } = useRights()
  const asked = useQuery({
    queryKey: [...UNREAD_KEY, memberId],
    queryFn: ({ signal }) =>
      countUnread(
        async (since, limit) =>
          serviceIn(language).events.list({ state: ['new'], sort: '-timestamp', since, limit }, { signal }),
        memberId,
      ),
    staleTime: MINUTE,
    enabled: isPaid && may('keywords:read'),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another page is the occasion to look again.
  useEffect(() => {
    void queries.refetchQueries({ queryKey: UNREAD_KEY, stale: true })
  }, [page, queries])
  return asked.data ? unreadText(asked.data) : ''
}
