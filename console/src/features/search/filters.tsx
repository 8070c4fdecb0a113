import { ApiError } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { CATEGORIES, RestedInput } from '../../ui/filter-fields.tsx'
import { STATUS_WORDS, STATUSES } from '../../ui/status.tsx'
import { FILTERS, type SearchField, type SearchState } from './address.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

const TEXTS = ['region', 'agency', 'industry'] as const
const AMOUNTS = ['minAmt', 'maxAmt'] as const
const DATES = ['closeFrom', 'closeTo', 'postedFrom', 'postedTo'] as const

interface FiltersProps {
  state: SearchState
  change(fields: SearchState): void
  error: unknown
}

export function Filters({ state, change, error }: FiltersProps) {
  const words = useWords(SEARCH_WORDS)
  const faultOf = (name: string) =>
    (error instanceof ApiError && error.errors.find((one) => one.name === name)?.message) || null
  const isNarrow = FILTERS.some((name) => state[name])
  return (
    <details className={styles.filters} open={isWide()}>
      <summary>{words.filters}</summary>
      <div className={styles.fields}>
        <Choices state={state} change={change} />
        {TEXTS.map((name) => (
          <RestedInput
            key={name}
            label={words[name]}
            value={state[name]}
            change={(text) => change({ [name]: text })}
            fault={faultOf(name)}
          />
        ))}
        {AMOUNTS.map((name) => (
          <RestedInput
            key={name}
            label={words[name]}
            value={state[name]}
            change={(text) => change({ [name]: text })}
            fault={faultOf(name)}
            isAmount
          />
        ))}
        {DATES.map((name) => (
          <TextInput
            key={name}
            label={words[name]}
            type="date"
            value={state[name]?.slice(0, 10) ?? ''}
            fault={faultOf(name)}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <Button
          onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
          disabled={!isNarrow}
        >
          {words.clear}
        </Button>
      </div>
    </details>
  )
}

const isWide = () => matchMedia('(min-width: 900px)').matches

function Choices({ state, change }: Omit<FiltersProps, 'error'>) {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(STATUS_WORDS)
  const choose = (name: SearchField) => ({
    value: state[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const any = ['', words.any] as const
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
        options={[any, ...STATUSES.map((status) => [status, statuses[status]] as const)]}
      />
      <Choice
        label={words.bsnsDiv}
        {...choose('bsnsDiv')}
        options={[any, ...CATEGORIES.map((category) => [category, category] as const)]}
      />
      <Choice
        label={words.matched}
        {...choose('matched')}
        options={[any, ['true', words.mine], ['false', words.notMine]]}
      />
    </>
  )
}
