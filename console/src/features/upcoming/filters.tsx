import { ApiError, CONTRACT_TYPES } from '@gonggo/client'
import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { hasRoomForFilters } from '../../lib/wide.ts'
import { Choice } from '../../ui/controls.tsx'
import { ClearFilters, FiltersSummary, RestedInput } from '../../ui/filter-fields.tsx'
import { CHOICES, UPCOMING_FILTERS, type UpcomingState } from './address.ts'
import styles from './upcoming.module.css'
import { UPCOMING_WORDS } from './words.ts'

interface FiltersProps {
  state: UpcomingState
  change(fields: UpcomingState): void
  error: unknown
}

export function Filters({ state, change, error }: FiltersProps) {
  const words = useWords(UPCOMING_WORDS)
  const [isOpen, setOpen] = useState(hasRoomForFilters)
  const field = (name: 'keyword' | 'agency' | 'region') => ({
    label: words[name],
    value: state[name],
    maxLength: 200,
    change: (text: string) => change({ [name]: text }),
    fault: (error instanceof ApiError && error.errors.find((one) => one.name === name)?.message) || null,
  })
  const choice = (name: 'bsnsDiv' | 'months' | 'minYears' | 'matched') => ({
    label: words[name],
    value: state[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <section className={styles.filters} aria-label={words.filters}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <FiltersSummary active={activeIn(state).length} />
        <div className={styles.fields}>
          <RestedInput type="search" {...field('keyword')} />
          <RestedInput {...field('agency')} />
          <RestedInput {...field('region')} />
          <Choice
            {...choice('bsnsDiv')}
            options={[['', words.any], ...CONTRACT_TYPES.map((one) => [one, one] as const)]}
          />
          <Choice
            {...choice('months')}
            options={[...CHOICES.months.map((one) => [one, words.within(one)] as const), ['', words.within('12')]]}
          />
          <Choice
            {...choice('minYears')}
            options={[['', words.atLeast('2')], ...CHOICES.minYears.map((one) => [one, words.atLeast(one)] as const)]}
          />
          <Choice
            {...choice('matched')}
            options={[['', words.any], ...CHOICES.matched.map((one) => [one, words.onlyMatched] as const)]}
          />
          <ClearFilters
            isActive={activeIn(state).length > 0}
            clear={() => change(Object.fromEntries(UPCOMING_FILTERS.map((name) => [name, undefined])))}
          />
        </div>
      </details>
    </section>
  )
}

const activeIn = (state: UpcomingState) => UPCOMING_FILTERS.filter((name) => state[name])
