import { ApiError, BID_STATUSES, CONTRACT_TYPES } from '@gonggo/client'
import { useMemo, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import type { ListedCode } from '../../lib/suggestable.ts'
import { NOTICE_STATUS_WORDS, REGION_LIMIT_WORDS, REGION_LIMITS } from '../../lib/values.ts'
import { ALL, removed, VERDICT_FILTERS } from '../../lib/verdict-filter.ts'
import { hasRoomForFilters } from '../../lib/wide.ts'
import { CompanyChoice } from '../../ui/company-choice.tsx'
import { Choice } from '../../ui/controls.tsx'
import { DateRange } from '../../ui/date-range.tsx'
import { AmountFilter, ClearFilters } from '../../ui/filter-fields.tsx'
import { METHOD_NAMES, METHODS } from '../../ui/methods.ts'
import { Several } from '../../ui/several.tsx'
import { SeveralCodes } from '../../ui/several-codes.tsx'
import { FILTERS, type SearchField, type SearchState, valuesIn } from './address.ts'
import { useFacets } from './facets.ts'
import { RANGES } from './ranges.ts'
import styles from './search.module.css'
import { SEARCH_WORDS, VERDICT_FILTER_WORDS } from './words.ts'

const CODES = ['agency', 'industry'] as const
const AMOUNTS = ['minAmt', 'maxAmt'] as const
/** Before typing, only the codes with the most notices are offered. */
const MOST_NAMED: readonly ListedCode[] = []

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
  const [isOpen, setOpen] = useState(hasRoomForFilters)
  const countsOf = useFacets(state, isOpen && !error)
  const regions = useMemo(
    () => [...countsOf('region')].map(([name, notices]) => ({ code: name, name, notices })),
    [countsOf],
  )
  const regionNote = useRegionNote(countsOf)
  const isNarrow = FILTERS.some((name) => state[name])
  return (
    <details className={styles.filters} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.filters}</summary>
      <div className={styles.fields}>
        <Choices state={state} hasProfile={hasProfile} change={change} countsOf={countsOf} />
        <SeveralCodes
          kind="region"
          label={words.region}
          placeholder={words.regionHint}
          chosen={valuesIn(state.region)}
          offered={regions}
          fault={faultOf('region')}
          note={state.region ? regionNote : undefined}
          change={(names) => change({ region: names.join(',') })}
        />
        {CODES.map((name) => (
          <SeveralCodes
            key={name}
            kind={name}
            label={words[name]}
            placeholder={words[`${name}Hint`]}
            chosen={valuesIn(state[name])}
            offered={MOST_NAMED}
            fault={faultOf(name)}
            change={(names) => change({ [name]: names.join(',') })}
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
        <Ranges state={state} change={change} faultOf={faultOf} />
        {METHOD_NAMES.map((name) => (
          <Several
            key={name}
            label={words[name]}
            chosen={valuesIn(state[name])}
            offered={METHODS[name]}
            change={(values) => change({ [name]: values.join(',') })}
          />
        ))}
        <ClearFilters
          isActive={isNarrow}
          clear={() => change(Object.fromEntries(FILTERS.map((name) => [name, removed(name)])))}
        />
      </div>
    </details>
  )
}

interface RangesProps extends Pick<FiltersProps, 'state' | 'change'> {
  faultOf(name: string): string | null
}

function Ranges({ state, change, faultOf }: RangesProps) {
  const words = useWords(SEARCH_WORDS)
  return RANGES.map(({ name, from, to, offered }) => (
    <DateRange
      key={name}
      label={words[name]}
      labels={{ from: words[from], to: words[to] }}
      range={{ from: state[from]?.slice(0, 10) ?? '', to: state[to]?.slice(0, 10) ?? '' }}
      offered={offered}
      faults={{ from: faultOf(from), to: faultOf(to) }}
      change={(range) => change({ [from]: range.from, [to]: range.to })}
    />
  ))
}

interface ChoicesProps extends Omit<FiltersProps, 'error'> {
  countsOf: ReturnType<typeof useFacets>
}

function Choices({ state, hasProfile, change, countsOf }: ChoicesProps) {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(NOTICE_STATUS_WORDS)
  const limits = useWords(REGION_LIMIT_WORDS)
  const { language } = useLanguage()
  const choose = (name: SearchField) => ({
    value: state[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const any = ['', words.any] as const
  const counted = (name: 'status' | 'bsnsDiv' | 'regionLimit', value: string, text: string) => {
    const count = countsOf(name).get(value)
    return [value, count === undefined ? text : `${text} (${numberText(count, language)})`] as const
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
        value={state.status ?? ALL}
        options={[[ALL, words.any], ...BID_STATUSES.map((status) => counted('status', status, statuses[status]))]}
      />
      <Choice
        label={words.bsnsDiv}
        {...choose('bsnsDiv')}
        options={[any, ...CONTRACT_TYPES.map((category) => counted('bsnsDiv', category, category))]}
      />
      <Choice
        label={words.matched}
        {...choose('matched')}
        options={[any, ['true', words.mine], ['false', words.notMine]]}
      />
      <Choice
        label={words.regionLimit}
        {...choose('regionLimit')}
        options={[any, ...REGION_LIMITS.map((limit) => counted('regionLimit', limit, limits[limit]))]}
      />
      <CompanyChoice label={words.company} value={state.profile ?? ''} choose={(profile) => change({ profile })} />
      {hasProfile ? <VerdictChoice state={state} change={change} /> : null}
    </>
  )
}

/** The number of notices of a region that are limited to it. */
function useRegionNote(countsOf: ReturnType<typeof useFacets>): string {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const counts = countsOf('regionLimit')
  if (counts.size === 0) return words.regionNote
  const [limited = '', nationwide = '', unstated = ''] = REGION_LIMITS.map((limit) =>
    numberText(counts.get(limit) ?? 0, language),
  )
  return `${words.regionNote} ${words.regionCounts(limited, nationwide, unstated)}`
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
