import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Each is a parameter of `GET /v1/bids/recurring` with the same name. */
export const UPCOMING_FILTERS = ['keyword', 'agency', 'region', 'bsnsDiv', 'months', 'minYears', 'matched'] as const
const FIELDS = [...UPCOMING_FILTERS, 'page'] as const
export type UpcomingState = Partial<Record<(typeof FIELDS)[number], string>>

export const PAGE_SIZE = 20

/** The choices, except for the default, which the address omits. */
export const CHOICES = { months: ['1', '3', '6'], minYears: ['3', '4', '5'], matched: ['true'] } as const
const OFFERED: Partial<Record<keyof UpcomingState, readonly string[]>> = CHOICES

/** Drops values that no choice offers, because the page would show another choice than it requests. */
export function readAddress(search: string): UpcomingState {
  const given = new URLSearchParams(search)
  const state: UpcomingState = {}
  for (const field of FIELDS) {
    const value = given.get(field)
    if (value && (OFFERED[field]?.includes(value) ?? true)) state[field] = value
  }
  return state
}

export function upcomingAddress(state: UpcomingState): string {
  const search = new URLSearchParams()
  for (const field of FIELDS) if (state[field]) search.set(field, state[field])
  const text = search.toString()
  return text === '' ? '/upcoming' : `/upcoming?${text}`
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
const oneOf = (text: string | undefined): string[] | undefined => (text === undefined ? undefined : [text])

/** Typed values are sent unchanged; the service reports errors. */
export const upcomingQuery = (state: UpcomingState) => ({
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

/** The address contains the whole state of the page. */
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
