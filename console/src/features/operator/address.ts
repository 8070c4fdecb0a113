import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/** In the order of the menu; an opened item replaces its list. */
export const LISTS = [
  'overview',
  'accounts',
  'consultations',
  'sources',
  'incidents',
  'deliveries',
  'mails',
  'audit',
] as const
export type ListName = (typeof LISTS)[number]
type View = ListName | 'account' | 'source'
const VIEWS: readonly View[] = [...LISTS, 'account', 'source']

const FIELDS = ['id', 'name', 'find', 'plan', 'state', 'template', 'reason', 'page', 'networkPage'] as const
type Field = (typeof FIELDS)[number]
export type Place = { view: View } & Partial<Record<Field, string>>

export function operatorAddress({ view, ...fields }: Place): string {
  const search = new URLSearchParams(view === 'overview' ? {} : { view })
  for (const field of FIELDS) if (fields[field]) search.set(field, fields[field])
  const text = search.toString()
  return text === '' ? '/operator' : `/operator?${text}`
}

function readPlace(search: string): Place {
  const given = new URLSearchParams(search)
  const place: Place = { view: VIEWS.find((one) => one === given.get('view')) ?? 'overview' }
  for (const field of FIELDS) {
    const value = given.get(field)
    if (value) place[field] = value
  }
  return place
}

/** The address contains the state, so that it can be bookmarked and sent to another operator. */
export function useOperatorPlace() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const place = useMemo(() => readPlace(search), [search])
  /** Changes a filter of the same list and returns to its first page. */
  const narrow = useCallback(
    (fields: Partial<Record<Field, string>>) => {
      const { page: _page, networkPage: _networkPage, ...others } = readPlace(location.search)
      navigate(operatorAddress({ ...others, ...fields }), { replace: true })
    },
    [navigate],
  )
  return { place, narrow }
}
