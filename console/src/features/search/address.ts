import type { ListBidsQuery } from '@gonggo/client'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Texts } from '../../lib/texts.ts'

/**
 * Each is a parameter of `GET /v1/bids` with the same name, so that an address of the console corresponds to a request.
 */
export const FILTERS = [
  'status',
  'bsnsDiv',
  'matched',
  'eligibility',
  'region',
  'regionLimit',
  'agency',
  'industry',
  'contractMethod',
  'awardMethod',
  'minAmt',
  'maxAmt',
  'closeFrom',
  'closeTo',
  'openFrom',
  'openTo',
  'postedFrom',
  'postedTo',
] as const
export type FilterName = (typeof FILTERS)[number]
export type SearchField = FilterName | 'keyword' | 'in' | 'profile' | 'sort' | 'page' | 'compare'
export type SearchState = Partial<Record<SearchField, string>>

const FIELDS: readonly SearchField[] = ['keyword', 'in', 'profile', ...FILTERS, 'sort', 'page', 'compare']
export const PAGE_SIZE = 30
/** These parameters may be repeated in the address. Here the values are joined with commas, which no value contains. */
const SEVERAL = ['region', 'agency', 'industry', 'contractMethod', 'awardMethod'] as const
export const hasSeveral = (name: SearchField): boolean => SEVERAL.some((one) => one === name)
export const valuesIn = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)

function readState(search: string): SearchState {
  const given = new URLSearchParams(search)
  const state: SearchState = {}
  for (const field of FIELDS) {
    const value = hasSeveral(field) ? given.getAll(field).join(',') : given.get(field)
    if (value) state[field] = value
  }
  return state
}

export function addressOf(state: SearchState): string {
  const search = new URLSearchParams()
  for (const field of FIELDS)
    for (const value of hasSeveral(field) ? valuesIn(state[field]) : [state[field] ?? ''])
      if (value !== '') search.append(field, value)
  const text = search.toString()
  return text === '' ? '/search' : `/search?${text}`
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** Typed values are sent unchanged; the service reports errors with their position. */
export function queryOf({ keyword, sort, page, compare: _compare, ...filters }: SearchState): Texts<ListBidsQuery> {
  const { status, bsnsDiv, matched, eligibility, region, agency, industry, minAmt, maxAmt, ...others } = filters
  const { contractMethod, awardMethod, regionLimit, ...times } = others
  const wanted = {
    ...times,
    keyword,
    sort,
    status: status === undefined ? undefined : [status],
    bsnsDiv: bsnsDiv === undefined ? undefined : [bsnsDiv],
    region: region === undefined ? undefined : valuesIn(region),
    regionLimit: regionLimit === undefined ? undefined : [regionLimit],
    agency: agency === undefined ? undefined : valuesIn(agency),
    industry: industry === undefined ? undefined : valuesIn(industry),
    contractMethod: contractMethod === undefined ? undefined : valuesIn(contractMethod),
    awardMethod: awardMethod === undefined ? undefined : valuesIn(awardMethod),
    eligibility: eligibility?.split(','),
    matched: matched === undefined ? undefined : matched === 'true',
    minAmt: numberOf(minAmt),
    maxAmt: numberOf(maxAmt),
    page: numberOf(page),
    pageSize: PAGE_SIZE,
  }
  return wanted
}

/** The maximum number of notices side by side. */
export const MOST_COMPARED = 4

/** The numbers of the compared notices. */
export const comparedIn = ({ compare = '' }: SearchState): string[] =>
  [...new Set(compare.split(','))].filter(Boolean).slice(0, MOST_COMPARED)

/** The address contains the whole state of the page, so that it can be bookmarked and sent. */
export function useSearchState() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const state = useMemo(() => readState(search), [search])
  const change = useCallback(
    (fields: SearchState, keepsPlace = true) => {
      const { page: _page, ...others } = readState(location.search)
      navigate(addressOf({ ...others, ...fields }), { replace: keepsPlace })
    },
    [navigate],
  )
  return { state, change }
}
