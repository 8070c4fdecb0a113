import { ApiError } from '@gonggo/client'
import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { NOTICE_STATUS_WORDS } from '../../lib/values.ts'
import { removed, VERDICT_FILTERS } from '../../lib/verdict-filter.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import { AmountFilter, CATEGORIES, RestedInput } from '../../ui/filter-fields.tsx'
import { STATUSES } from '../../ui/status.tsx'
import { FILTERS, type SearchField, type SearchState } from './address.ts'
import { useFacets } from './facets.ts'
import styles from './search.module.css'
import { SEARCH_WORDS, VERDICT_FILTER_WORDS } from './words.ts'

const TEXTS = ['region', 'agency', 'industry'] as const
const AMOUNTS = ['minAmt', 'maxAmt'] as const
const DATES = ['closeFrom', 'closeTo', 'postedFrom', 'postedTo'] as const

interface FiltersProps {
  state: SearchState
  /** Without a profile there are no verdicts to choose. */
  hasProfile: boolean
  change(fields: SearchState): void
  error: unknown
}

export function Filters({ state, hasProfile, change, error }: FiltersProps) {
  const words = useWords(SEARCH_WORDS)
  const faultOf = (name: string) =>
    (error instanceof ApiError && error.errors.find((one) => one.name === name)?.message) || null
  const [isOpen, setOpen] = useState(isWide)
  const countsOf = useFacets(state, isOpen && !error)
  const offeredBy = (counts: ReadonlyMap<string, string>) =>
    [...counts].map(([value, count]) => [value, words.total(count)] as const)
  const isNarrow = FILTERS.some((name) => state[name])
  return (
    <details className={styles.filters} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.filters}</summary>
      <div className={styles.fields}>
        <Choices state={state} hasProfile={hasProfile} change={change} countsOf={countsOf} />
        {TEXTS.map((name) => (
          <RestedInput
            key={name}
            label={words[name]}
            value={state[name]}
            change={(text) => change({ [name]: text })}
            fault={faultOf(name)}
            offered={name === 'region' ? offeredBy(countsOf(name)) : []}
            note={name === 'region' && state.region ? words.regionNote : undefined}
          />
        ))}
        {AMOUNTS.map((name) => (
          <AmountFilter
            key={name}
            label={words[name]}
            value={state[name]}
            change={(text) => change({ [name]: text })}
            fault={faultOf(name)}
          />
        ))}
        {DATES.map((name) => (
          <DateInput
            key={name}
            label={words[name]}
            value={state[name]?.slice(0, 10) ?? ''}
            fault={faultOf(name)}
            onChange={(date) => change({ [name]: date })}
          />
        ))}
        <Button
          onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, removed(name)])))}
          disabled={!isNarrow}
        >
          {words.clear}
        </Button>
      </div>
    </details>
  )
}

const isWide = () => matchMedia('(min-width: 900px)').matches

interface ChoicesProps extends Omit<FiltersProps, 'error'> {
  countsOf: ReturnType<typeof useFacets>
}

function Choices({ state, hasProfile, change, countsOf }: ChoicesProps) {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(NOTICE_STATUS_WORDS)
  const choose = (name: SearchField) => ({
    value: state[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const any = ['', words.any] as const
  const counted = (name: 'status' | 'bsnsDiv', value: string, text: string) => {
    const count = countsOf(name).get(value)
    return [value, count === undefined ? text : `${text} (${count})`] as const
  }
  return (
    <>
      <Choice
        label={words.sort}
        {...choose('sort')}
        options={[
          ['', words.newest],
          ['postedAt', words.oldest],
          ['closeAt', words.closing],
          ['-closeAt', words.closingLast],
          ['-estimatedPrice', words.dearest],
          ['estimatedPrice', words.cheapest],
        ]}
      />
      <Choice
        label={words.status}
        {...choose('status')}
        options={[any, ...STATUSES.map((status) => counted('status', status, statuses[status]))]}
      />
      <Choice
        label={words.bsnsDiv}
        {...choose('bsnsDiv')}
        options={[any, ...CATEGORIES.map((category) => counted('bsnsDiv', category, category))]}
      />
      <Choice
        label={words.matched}
        {...choose('matched')}
        options={[any, ['true', words.mine], ['false', words.notMine]]}
      />
      {hasProfile ? <VerdictChoice state={state} change={change} /> : null}
    </>
  )
}

function VerdictChoice({ state, change }: Pick<FiltersProps, 'state' | 'change'>) {
  const words = useWords(SEARCH_WORDS)
  const verdicts = useWords(VERDICT_FILTER_WORDS)
  return (
    <Choice
      label={words.eligibility}
      value={state.eligibility ?? 'all'}
      options={VERDICT_FILTERS.map((value) => [value, verdicts[value]] as const)}
      onChange={({ target }) => change({ eligibility: target.value })}
    />
  )
}
