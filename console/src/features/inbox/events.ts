import type { Event } from '@gonggo/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { MINUTE } from '../../lib/format.ts'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'

/** The most that one page of the API holds. */
const PAGE = 1000

export type ChangeEvents = (to: (items: readonly Event[]) => readonly Event[]) => void

interface Kept {
  /** Newest first. */
  items: readonly Event[]
  /** Where the stream goes on. */
  cursor: string
}

/** The service tells events oldest first, and keeps them for 30 days: all are read, and shown the other way round. */
async function readAll(language: 'ko' | 'en', signal: AbortSignal): Promise<Kept> {
  const items: Event[] = []
  let since = ''
  for (;;) {
    const page = await serviceIn(language).events.list({ since, limit: PAGE }, { signal })
    items.push(...page.items)
    since = page.nextCursor
    if (!page.hasMore) return { items: items.toReversed(), cursor: since }
  }
}

/**
 * The events of the account, and those that have come since and wait to be shown: nothing is put into the list by
 * itself, so that nothing jumps under the hand.
 */
export function useEvents() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const key = useMemo(() => ['events', language], [language])
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => readAll(language, signal),
    staleTime: 5 * MINUTE,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Thousands of events are not compared one by one for each mark.
    structuralSharing: false,
  })
  const kept = asked.data
  const [cursor, readAt] = [kept?.cursor, asked.dataUpdatedAt]
  const start = useMemo(() => (cursor === undefined ? null : { cursor, readAt }), [cursor, readAt])
  const { arrived, lost } = useArrivals(start)
  const change: ChangeEvents = useCallback(
    (to: (items: readonly Event[]) => readonly Event[]) =>
      queries.setQueryData<Kept>(
        key,
        (now) => now && { items: to(now.items), cursor: now.cursor },
        // Still as old as it was read: the next visit reads it anew.
        { updatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0 },
      ),
    [queries, key],
  )
  const known = useMemo(() => new Set(kept?.items.map(({ id }) => id)), [kept])
  const fresh = useMemo(() => arrived.filter(({ id }) => !known.has(id)), [arrived, known])
  return { asked, items: kept?.items ?? [], fresh, lost, change }
}

/** Newest first, from where the list was read to; `lost` once the stream was refused. */
function useArrivals(start: { cursor: string; readAt: number } | null) {
  const { language } = useLanguage()
  const [arrived, setArrived] = useState<readonly Event[]>([])
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (start === null) return
    const leaving = new AbortController()
    const listen = async () => {
      for await (const event of serviceIn(language).events.stream({ since: start.cursor }, { signal: leaving.signal }))
        setArrived((before) => [event, ...before])
    }
    setArrived([])
    setLost(false)
    listen().catch(() => {
      if (!leaving.signal.aborted) setLost(true)
    })
    return () => leaving.abort()
  }, [start, language])
  return { arrived, lost }
}
