import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import { addressOf, queryOf, type SearchState } from './address.ts'

const COUNTED = ['status', 'bsnsDiv', 'region', 'regionLimit'] as const
type Counted = (typeof COUNTED)[number]
/** Counts are requested after the result, so that typing waits for one response only. */
const SETTLING_MS = 400

/** The number of notices for each choice. If it is unknown, the list beside it shows why. */
export function useFacets(state: SearchState, isShown: boolean) {
  const { language } = useLanguage()
  const settled = useSettled(state, SETTLING_MS)
  const { data } = useQuery({
    queryKey: ['facets', addressOf({ ...settled, sort: '', page: '', compare: '' }), language],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(settled), facets: COUNTED, page: 1, pageSize: 1 }
      return (await serviceIn(language).bids.list(query, { signal })).facets ?? []
    },
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
  return useCallback(
    (name: Counted): ReadonlyMap<string, number> => {
      const { values = [] } = data?.find((facet) => facet.name === name) ?? {}
      return new Map(values.map(({ value, notices }) => [value, notices]))
    },
    [data],
  )
}
