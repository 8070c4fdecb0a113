import type { Event } from '@gonggo/client'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MINUTE } from './format.ts'
import type { Known } from './known.ts'
import { useLanguage } from './language.tsx'
import { countUnread, type Passed, unreadText } from './own-acts.ts'
import { paced } from './paced.ts'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'
import { EVENT_WORDS } from './values.ts'

const UNREAD_KEY = ['unread']
const PACE_MS = 5_000

const CHANGES: Event['type'][] = ['pursuit.changed']
const OTHERS = (Object.keys(EVENT_WORDS.en) as Known<Event['type']>[]).filter((type) => type !== 'pursuit.changed')

/** For each reader of this tab. A mark that is undone may make an older event new again. */
const passed = new Map<string | null, Passed>()
const passedBy = (readerId: string | null): Passed => {
  const here = passed.get(readerId) ?? { cursor: '' }
  passed.set(readerId, here)
  return here
}

/** Called after marks and new events, which may be many at a time. */
export const refreshUnread = paced(
  (queries: QueryClient) => void queries.invalidateQueries({ queryKey: UNREAD_KEY }),
  PACE_MS,
)

export function marksChanged(queries: QueryClient): void {
  passed.clear()
  refreshUnread(queries)
}

/**
 * The number of events that are new to the reader; empty = none. It is refreshed when the page changes or the window
 * gets the focus, but not by a timer, because an unused session must expire.
 */
export function useUnread(page: string): string {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { may, readerId } = useRights()
  const request = useQuery({
    queryKey: [...UNREAD_KEY, readerId],
    queryFn: ({ signal }) =>
      countUnread(
        async (what, since, limit) => {
          const type = what === 'pursuits' ? CHANGES : OTHERS
          return serviceIn(language).events.list({ state: ['new'], type, since, limit }, { signal })
        },
        readerId,
        passedBy(readerId),
      ),
    staleTime: MINUTE,
    enabled: may('keywords', 'keywords:read'),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another page is the occasion to look again.
  useEffect(() => {
    void queries.refetchQueries({ queryKey: UNREAD_KEY, stale: true })
  }, [page, queries])
  return request.data ? unreadText(request.data) : ''
}
