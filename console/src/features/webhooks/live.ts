import type { Delivery } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import type { WebhookPlace } from './place.ts'

/** The most that one page of the API holds. */
export const DELIVERIES_AT_ONCE = 100
const LOOK_MS = 3_000

interface Kept {
  total: number
  /** Newest first. */
  items: readonly Delivery[]
}

/** As the API takes it: what is written is time in Seoul, to the minute, and both minutes are included. */
export const instantOf = (written: string | undefined, seconds: '00' | '59'): string | undefined =>
  written && (written.includes('T') ? `${written}:${seconds}+09:00` : written)

/** Ids begin with the time, so they sort by it. */
function merged(one: readonly Delivery[], other: readonly Delivery[]): Delivery[] {
  const byId = new Map([...one, ...other].map((delivery) => [delivery.id, delivery]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1))
}

/**
 * Deliveries as they were when the list was opened. Rows show what has become of them since; new ones wait until they
 * are asked for, so that nothing moves under the hand.
 */
export function useDeliveries(webhookId: string, { state, type, since, until }: WebhookPlace) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const span = useMemo(
    () => ({ type, since: instantOf(since, '00'), until: instantOf(until, '59') }),
    [type, since, until],
  )
  const key = useMemo(() => ['deliveries', webhookId, state, span, language], [webhookId, state, span, language])
  const read = async (page: number, signal?: AbortSignal): Promise<Kept> => {
    const query = { ...span, state, page, pageSize: DELIVERIES_AT_ONCE }
    return serviceIn(language).webhooks.listDeliveries(webhookId, query, signal && { signal })
  }
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => read(1, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const change = useCallback(
    (to: (now: Kept) => Kept) => queries.setQueryData<Kept>(key, (now) => now && to(now)),
    [queries, key],
  )
  const newest = useQuery({
    // In whatever state: rows of the list may be in another one by now.
    queryKey: ['newest', webhookId, span, language],
    queryFn: async ({ signal }) =>
      serviceIn(language).webhooks.listDeliveries(webhookId, { ...span, pageSize: DELIVERIES_AT_ONCE }, { signal }),
    refetchInterval: LOOK_MS,
    enabled: asked.data !== undefined,
  })
  useEffect(() => {
    const now = new Map(newest.data?.items.map((delivery) => [delivery.id, delivery]))
    change(({ total, items }) => ({ total, items: items.map((delivery) => now.get(delivery.id) ?? delivery) }))
  }, [newest.data, change])
  const known = useMemo(() => new Set(asked.data?.items.map(({ id }) => id)), [asked.data])
  const fresh = (newest.data?.items ?? []).filter((one) => !known.has(one.id) && (!state || one.state === state))
  const more = useMutation({
    mutationFn: async () => read(Math.floor((asked.data?.items.length ?? 0) / DELIVERIES_AT_ONCE) + 1),
    onSuccess: (page) => change(({ items }) => ({ total: page.total, items: merged(items, page.items) })),
  })
  return {
    asked,
    fresh: fresh.length,
    isLost: newest.error !== null,
    more,
    showFresh: () => change(({ total, items }) => ({ total: total + fresh.length, items: merged(items, fresh) })),
  }
}
