import type { ListRecurringBidsQuery } from '@gonggo/client'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Texts } from '../../lib/texts.ts'

/** Every one a parameter of `GET /v1/bids/recurring` under its own name. */
export const UPCOMING_FILTERS = ['keyword', 'agency', 'region', 'bsnsDiv', 'months', 'minYears', 'matched'] as const
const FIELDS = [...UPCOMING_FILTERS, 'page'] as const
export type UpcomingState = Partial<Record<(typeof FIELDS)[number], string>>

export const PAGE_SIZE = 20

function readAddress(search: string): UpcomingState {
  const given = new URLSearchParams(search)
  return Object.fromEntries(FIELDS.flatMap((field) => (given.get(field) ? [[field, given.get(field)]] : [])))
}

export function upcomingAddress(state: UpcomingState): string {
  const search = new URLSearchParams()
  for (const field of FIELDS) if (state[field]) search.set(field, state[field])
  const text = search.toString()
  return text === '' ? '/upcoming' : `/upcoming?${text}`
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
const oneOf = (text: string | undefined): string[] | undefined => (text === undefined ? undefined : [text])

/** What is typed is sent as it is: the service says what is wrong with it. */
export const upcomingQuery = (state: UpcomingState): Texts<ListRecurringBidsQuery> => ({
  keyword: state.keyword,
  agency: oneOf(state.agency),
  region: oneOf(state.region),
  bsnsDiv: oneOf(state.bsnsDiv),
  months: numberOf(state.months),
  minYears: numberOf(state.minYears),
  matched: state.matched === undefined ? undefined : state.matched === 'true',
  page: numberOf(state.page),
  pageSize: PAGE_SIZE,
})

/** All state of the page is its address. */
export function useUpcomingState() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const state = useMemo(() => readAddress(search), [search])
  const change = useCallback(
    (fields: UpcomingState) => {
      const { page: _page, ...others } = readAddress(location.search)
      navigate(upcomingAddress({ ...others, ...fields }), { replace: true })
    },
    [navigate],
  )
  return { state, change }
}
