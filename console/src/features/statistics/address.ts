import { ApiError, type ListCompetitorsQuery, type ListWinnersQuery } from '@gonggo/client'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Texts } from '../../lib/texts.ts'
import { AWARD_FILTERS } from './award-filters.ts'

export const VIEWS = ['winners', 'competitors', 'price'] as const
export type View = (typeof VIEWS)[number]

const FIELDS = ['view', 'businessNo', 'name', 'noticeNo', ...AWARD_FILTERS, 'groupBy', 'sort', 'page'] as const
/** `groupBy` and `businessNo` may have several values, separated by commas. */
export type StatisticsState = Partial<Record<(typeof FIELDS)[number], string>>

export const PAGE_SIZE_OF_STATISTICS = 20
/** More than all months of eight years, which are shown on one page in order of time. */
const MOST_MONTHS = 100

function readAddress(search: string): StatisticsState {
  const given = new URLSearchParams(search)
  return Object.fromEntries(FIELDS.flatMap((field) => (given.get(field) ? [[field, given.get(field)]] : [])))
}

export function statisticsAddress(state: StatisticsState): string {
  const search = new URLSearchParams()
  for (const field of FIELDS) if (state[field]) search.set(field, state[field])
  const text = search.toString()
  return text === '' ? '/statistics' : `/statistics?${text}`
}

export const viewOf = ({ view }: StatisticsState): View => VIEWS.find((one) => one === view) ?? 'winners'
export const listOf = (text: string | undefined): string[] => (text ? text.split(',') : [])

/** Only the filters, for another view of the same awards. */
export const filtersOf = (state: StatisticsState): StatisticsState =>
  Object.fromEntries(AWARD_FILTERS.flatMap((name) => (state[name] ? [[name, state[name]]] : [])))

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
const oneOf = (text: string | undefined): string[] | undefined => (text === undefined ? undefined : [text])

/** Typed values are sent unchanged; the service reports errors. */
function narrowed({
  from,
  to,
  agency,
  agencyRole,
  region,
  bsnsDiv,
  industry,
  minAmt,
  maxAmt,
  currency,
  winner,
}: StatisticsState) {
  return {
    from,
    to,
    currency,
    agency: oneOf(agency),
    agencyRole: agency === undefined ? undefined : agencyRole,
    region: oneOf(region),
    bsnsDiv: oneOf(bsnsDiv),
    industry: oneOf(industry),
    winner: oneOf(winner),
    minAmt: numberOf(minAmt),
    maxAmt: numberOf(maxAmt),
  }
}

export function winnersQuery(state: StatisticsState): Texts<ListWinnersQuery> {
  return {
    ...narrowed(state),
    groupBy: groupsOf(state),
    sort: state.sort,
    page: numberOf(state.page),
    pageSize: sizeOfPage(state),
  }
}

export const groupsOf = ({ groupBy }: StatisticsState): string[] => listOf(groupBy ?? 'agency')

export const isByMonth = (state: StatisticsState): boolean => groupsOf(state).join() === 'month'
export const sizeOfPage = (state: StatisticsState): number => (isByMonth(state) ? MOST_MONTHS : PAGE_SIZE_OF_STATISTICS)

export function competitorsQuery(state: StatisticsState, firms: readonly string[]): Texts<ListCompetitorsQuery> {
  const whom = state.name ? { name: state.name } : { businessNo: firms }
  return { ...narrowed(state), ...whom, page: numberOf(state.page), pageSize: PAGE_SIZE_OF_STATISTICS }
}

export const faultAt = (error: unknown, name: string): string | null =>
  (error instanceof ApiError && error.errors.find((one) => one.name === name)?.message) || null

export type ChangeStatistics = (fields: StatisticsState, keepsPlace?: boolean) => void

/** The address contains the whole state of the page, so that it can be bookmarked and sent. */
export function useStatisticsState() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const state = useMemo(() => readAddress(search), [search])
  const change: ChangeStatistics = useCallback(
    (fields, keepsPlace = true) => {
      const { page: _page, ...others } = readAddress(location.search)
      navigate(statisticsAddress({ ...others, ...fields }), { replace: keepsPlace })
    },
    [navigate],
  )
  return { state, change }
}
