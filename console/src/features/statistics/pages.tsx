import { Paging } from '../../ui/paging.tsx'
import { type StatisticsState, statisticsAddress } from './address.ts'

interface StatisticsPagesProps {
  total: number
  page: number
  size: number
  state: StatisticsState
}

export function StatisticsPages({ state, ...list }: StatisticsPagesProps) {
  return <Paging {...list} to={(page) => statisticsAddress({ ...state, page: page === '' ? undefined : page })} />
}
