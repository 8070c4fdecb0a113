import type { ListEventsQuery } from '@gonggo/client'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Texts } from '../../lib/texts.ts'

const FILTERS = ['state', 'type', 'keyword'] as const
export type InboxFilters = Partial<Record<(typeof FILTERS)[number], string>>

export function inboxAddress(filters: InboxFilters): string {
  const text = new URLSearchParams(filters).toString()
  return text === '' ? '/inbox' : `/inbox?${text}`
}

/** The address contains the filters, so that a filtered inbox can be bookmarked and sent. */
export function useInboxFilters() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const filters = useMemo(() => {
    const given = new URLSearchParams(search)
    const read: InboxFilters = {}
    for (const name of FILTERS) {
      const value = given.get(name)
      if (value) read[name] = value
    }
    return read
  }, [search])
  const change = useCallback(
    (fields: InboxFilters) => {
      const next = new URLSearchParams(location.search)
      for (const name of FILTERS) {
        const value = name in fields ? fields[name] : next.get(name)
        if (value) next.set(name, value)
        else next.delete(name)
      }
      const text = next.toString()
      navigate(text === '' ? '/inbox' : `/inbox?${text}`, { replace: true })
    },
    [navigate],
  )
  return { filters, change }
}

const NOT_PUT_ASIDE = ['new', 'seen', 'starred']

/** The query for the service; without a state, all events that are not dismissed. */
export const queryOf = ({ state, type, keyword }: InboxFilters): Texts<ListEventsQuery> => ({
  ...(state === 'all' ? {} : { state: state ? [state] : NOT_PUT_ASIDE }),
  ...(type ? { type: [type] } : {}),
  ...(keyword ? { keywordId: keyword } : {}),
})
