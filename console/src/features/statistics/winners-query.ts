import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { isByMonth, type StatisticsState, winnersQuery } from './address.ts'

/** Awards by group. Months are sorted by time here, because the API cannot. */
export function useWinners(state: StatisticsState) {
  const { language } = useLanguage()
  const query = winnersQuery(state)
  const asked = useQuery({
    queryKey: ['winners', query, language],
    queryFn: async ({ signal }) => serviceIn(language).statistics.listWinners(query, { signal }),
    placeholderData: keepPreviousData,
  })
  const items = asked.data?.items ?? []
  const monthOf = ({ group }: (typeof items)[number]) => group.month ?? ''
  return {
    asked,
    items: isByMonth(state) && !state.sort ? items.toSorted((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1)) : items,
  }
}
