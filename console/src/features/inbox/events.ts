import type { Event, EventPage } from '@gonggo/client'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { MINUTE } from '../../lib/format.ts'
import { useLanguage } from '../../lib/language.tsx'
import { isOwnAct, showsOwnActs } from '../../lib/own-acts.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { refreshUnread } from '../../lib/unread.ts'
import { type InboxFilters, queryOf } from './address.ts'

const PAGE = 200

export type ChangeEvents = (to: (event: Event) => Event) => void
type Pages = InfiniteData<EventPage, string>

/**
 * The matching events of the account, newest first, page by page, and the new ones that wait to be shown. Events are
 * not added to the list by themselves, so that rows do not move while the user clicks.
 */
export function useEvents(filters: InboxFilters) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const key = useMemo(() => ['events', language, filters], [language, filters])
  const asked = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOf(filters), sort: '-timestamp' as const, since: pageParam, limit: PAGE }
      return serviceIn(language).events.list(query, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ hasMore, nextCursor }: EventPage) => (hasMore ? nextCursor : undefined),
    staleTime: 5 * MINUTE,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Comparing thousands of events for each change would be slow.
    structuralSharing: false,
  })
  const pages = asked.data?.pages
  const { readerId } = useRights()
  const isWanted = useCallback(
    (event: Event) => showsOwnActs(filters) || !isOwnAct(event, readerId),
    [filters, readerId],
  )
  const items = useMemo(() => (pages ?? []).flatMap((page) => page.items).filter(isWanted), [pages, isWanted])
  const { arrived, lost, connect } = useArrivals(pages?.[0]?.newestCursor, filters)
  const known = useMemo(() => new Set(items.map(({ id }) => id)), [items])
  const fresh = useMemo(
    () => arrived.filter((event) => !known.has(event.id) && isWanted(event)),
    [arrived, known, isWanted],
  )
  const count = fresh.length
  useEffect(() => {
    if (count > 0) refreshUnread(queries)
  }, [count, queries])
  const put = useCallback(
    (to: (pages: EventPage[]) => EventPage[]) =>
      queries.setQueryData<Pages>(
        key,
        (now) => now && { pages: to(now.pages), pageParams: now.pageParams },
        // Keeps the time of the last fetch, so that the next visit fetches again.
        { updatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0 },
      ),
    [queries, key],
  )
  const change: ChangeEvents = useCallback(
    (to) => {
      put((all) => all.map((page) => ({ ...page, items: page.items.map(to) })))
      // Other cached lists do not contain the change.
      queries.removeQueries({ queryKey: ['events'], type: 'inactive' })
    },
    [queries, put],
  )
  const show = () =>
    put(([first, ...rest]) => (first ? [{ ...first, items: [...fresh, ...first.items] }, ...rest] : []))
  return { asked, items, fresh, show, lost, connect, change }
}

/** New events, newest first, since the list was read; `lost` after the stream was rejected. */
function useArrivals(start: string | undefined, filters: InboxFilters) {
  const { language } = useLanguage()
  const [arrived, setArrived] = useState<readonly Event[]>([])
  const [lost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const asked = useMemo(
    () => (start === undefined ? null : { query: { ...queryOf(filters), since: start }, attempt }),
    [start, filters, attempt],
  )
  useEffect(() => {
    if (asked === null) return
    const leaving = new AbortController()
    const listen = async () => {
      for await (const event of serviceIn(language).events.stream(asked.query, { signal: leaving.signal }))
        setArrived((before) => [event, ...before])
    }
    setArrived([])
    setLost(false)
    listen().catch(() => {
      if (!leaving.signal.aborted) setLost(true)
    })
    return () => leaving.abort()
  }, [asked, language])
  return { arrived, lost, connect: () => setAttempt(attempt + 1) }
}
