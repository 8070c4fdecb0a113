import { CONTRACT_TYPES } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { hasRoomForFilters } from '../../lib/wide.ts'
import { Choice } from '../../ui/controls.tsx'
import { DateRange } from '../../ui/date-range.tsx'
import { AmountFilter, ClearFilters, FiltersSummary, RestedInput } from '../../ui/filter-fields.tsx'
import { type ChangeStatistics, faultAt, type StatisticsState } from './address.ts'
import { AWARD_FILTERS, activeIn, RANGES_OFFERED } from './award-filters.ts'
import styles from './statistics.module.css'
import { STATISTICS_WORDS } from './words.ts'

const TEXTS = ['agency', 'winner', 'region', 'industry'] as const
const AMOUNTS = ['minAmt', 'maxAmt'] as const
/** The usual currencies of Korean notices; another one in the address is offered too. */
const CURRENCIES = ['KRW', 'USD', 'EUR', 'JPY', 'GBP', 'CNY'] as const

interface StatisticsFiltersProps {
  state: StatisticsState
  change: ChangeStatistics
  error: unknown
}

export function StatisticsFilters({ state, change, error }: StatisticsFiltersProps) {
  const words = useWords(STATISTICS_WORDS)
  const active = activeIn(state)
  const currency = state.currency ?? 'KRW'
  const currencies = CURRENCIES.some((one) => one === currency) ? CURRENCIES : [...CURRENCIES, currency]
  return (
    <details className={styles.filters} open={hasRoomForFilters()}>
      <FiltersSummary active={active.length} />
      <div className={styles.fields}>
        <DateRange
          label={words.opened}
          labels={{ from: words.from, to: words.to }}
          range={{ from: state.from?.slice(0, 10) ?? '', to: state.to?.slice(0, 10) ?? '' }}
          withoutRange={words.lastMonths}
          offered={RANGES_OFFERED}
          faults={{ from: faultAt(error, 'from'), to: faultAt(error, 'to') }}
          change={change}
        />
        <Choice
          label={words.bsnsDiv}
          value={state.bsnsDiv ?? ''}
          onChange={({ target }) => change({ bsnsDiv: target.value })}
          options={[['', words.any], ...CONTRACT_TYPES.map((category) => [category, category] as const)]}
        />
        {TEXTS.map((name) => (
          <RestedInput
            key={name}
            label={words[name]}
            value={state[name]}
            change={(text) => change({ [name]: text })}
            fault={faultAt(error, name)}
          />
        ))}
        {AMOUNTS.map((name) => (
          <AmountFilter
            key={name}
            label={words[name]}
            value={state[name]}
            change={(text) => change({ [name]: text })}
            fault={faultAt(error, name)}
          />
        ))}
        <Choice
          label={words.currency}
          value={currency}
          onChange={({ target }) => change({ currency: target.value === 'KRW' ? '' : target.value })}
          options={currencies.map((one) => [one, one] as const)}
        />
        <ClearFilters
          isActive={active.length > 0}
          clear={() => change(Object.fromEntries(AWARD_FILTERS.map((name) => [name, undefined])))}
        />
      </div>
    </details>
  )
}
