import type { Delivery } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import type { WebhookPlace } from './place.ts'

/** The maximum page size of the API. */
export const DELIVERIES_AT_ONCE = 100
const POLL_MS = 3_000

interface Kept {
  total: number
  items: readonly Delivery[]
}

/** Converts local Seoul time with minutes to a time for the API, so that both minutes are included. */
export const instantOf = (written: string | undefined, seconds: '00' | '59'): string | undefined =>
  written && (written.includes('T') ? `${written}:${seconds}+09:00` : written)

/** Ids begin with the time, so they sort by it. */
function merged(one: readonly Delivery[], other: readonly Delivery[]): Delivery[] {
  const byId = new Map([...one, ...other].map((delivery) => [delivery.id, delivery]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1))
}

/**
 * The deliveries of the time when the list was opened. Rows show their current state; new deliveries wait until the
 * user asks for them, so that rows do not move.
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
    // In any state, because the state of listed rows may have changed.
    queryKey: ['newest', webhookId, span, language],
    queryFn: async ({ signal }) =>
      serviceIn(language).webhooks.listDeliveries(webhookId, { ...span, pageSize: DELIVERIES_AT_ONCE }, { signal }),
    refetchInterval: POLL_MS,
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
