import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import { addressOf, queryOf, type SearchState } from './address.ts'

const COUNTED = ['status', 'bsnsDiv', 'region', 'regionLimit'] as const
type Counted = (typeof COUNTED)[number]
/** What a choice would find is read after the result, so that typing waits for one answer only. */
const SETTLING_MS = 400

/** How many notices each choice would find. Where that is not known, the list beside it says why. */
export function useFacets(state: SearchState, isShown: boolean) {
  const { language } = useLanguage()
  const asked = useSettled(state, SETTLING_MS)
  const { data } = useQuery({
    queryKey: ['facets', addressOf({ ...asked, sort: '', page: '', compare: '' }), language],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(asked), facets: COUNTED, page: 1, pageSize: 1 }
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
