import { ApiError } from '@gonggo/client'
import { useEffect, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { STATUS_WORDS, STATUSES } from '../../ui/status.tsx'
import { FILTERS, type FilterName, type SearchField, type SearchState } from './address.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

/** The service’s own words for categories; English pages show what a caller may send as well. */
const CATEGORIES = ['물품', '용역', '공사', '외자', '기타'] as const
const TEXTS = ['region', 'agency', 'industry'] as const
const AMOUNTS = ['minAmt', 'maxAmt'] as const
const DATES = ['closeFrom', 'closeTo', 'postedFrom', 'postedTo'] as const
/** A text that is half typed is asked for once it rests. */
const RESTING_MS = 300

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
          <Rested
            key={name}
            name={name}
            label={words[name]}
            value={state[name]}
            change={change}
            fault={faultOf(name)}
          />
        ))}
        {AMOUNTS.map((name) => (
          <Rested
            key={name}
            name={name}
            label={words[name]}
            value={state[name]}
            change={change}
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

interface RestedProps {
  name: FilterName
  label: string
  value: string | undefined
  change(fields: SearchState): void
  fault: string | null
  isAmount?: boolean
}

/** Goes into the address once nobody types in it any more; what comes from the address is shown. */
function Rested({ name, label, value = '', change, fault, isAmount = false }: RestedProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => change({ [name]: text.trim() }), RESTING_MS)
    return () => clearTimeout(timer)
  }, [text, value, name, change])
  const typed = (next: string) => setText(isAmount ? next.replace(/\D/g, '') : next)
  return (
    <TextInput
      label={label}
      value={text}
      fault={fault}
      inputMode={isAmount ? 'numeric' : undefined}
      onChange={({ target }) => typed(target.value)}
    />
  )
}
