import { ApiError } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { useAssignees } from '../../lib/pursuits.ts'
import { Choice } from '../../ui/controls.tsx'
import { DateRange } from '../../ui/date-range.tsx'
import { AmountFilter, ClearFilters, FoldedFilters, RestedInput } from '../../ui/filter-fields.tsx'
import { usePursuitStateOptions } from '../../ui/pursuit-state.tsx'
import { PIPELINE_FILTERS, type PipelinePlace, viewOf } from './address.ts'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

const AMOUNTS = ['minAmt', 'maxAmt'] as const
const OFFERED = ['today', 'week', 'next7', 'next30', 'last30'] as const

interface FiltersProps {
  place: PipelinePlace
  change(fields: PipelinePlace): void
  error: unknown
}

export function Filters({ place, change, error }: FiltersProps) {
  const words = useWords(PIPELINE_WORDS)
  const states = usePursuitStateOptions()
  const names = useAssignees().data ?? new Map<string, string>()
  const view = viewOf(place)
  const faultOf = (name: string) =>
    (error instanceof ApiError && error.errors.find((one) => one.name === name)?.message) || null
  const choose = (name: keyof PipelinePlace) => ({
    value: place[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <section aria-label={words.filters}>
      <FoldedFilters active={activeIn(place).length}>
        <div className={styles.filters}>
          <RestedInput
            type="search"
            label={words.find}
            value={place.q}
            maxLength={200}
            change={(q) => change({ q })}
            fault={faultOf('q')}
          />
          {view === 'table' ? (
            <Choice label={words.state} {...choose('state')} options={[['', words.any], ...states]} />
          ) : null}
          <Choice
            label={words.assignee}
            {...choose('assignee')}
            options={[['', words.any], ['none', words.nobody], ...names]}
          />
          {view === 'calendar' ? null : (
            <DateRange
              label={words.deadline}
              labels={{ from: words.closeFrom, to: words.closeTo }}
              range={{ from: place.closeFrom?.slice(0, 10) ?? '', to: place.closeTo?.slice(0, 10) ?? '' }}
              offered={OFFERED}
              faults={{ from: faultOf('closeFrom'), to: faultOf('closeTo') }}
              change={({ from, to }) => change({ closeFrom: from, closeTo: to })}
            />
          )}
          {AMOUNTS.map((name) => (
            <AmountFilter
              key={name}
              label={words[name]}
              value={place[name]}
              change={(text) => change({ [name]: text })}
              fault={faultOf(name)}
            />
          ))}
          {view === 'table' ? (
            <Choice
              label={words.sort}
              {...choose('sort')}
              options={[
                ['', words.newest],
                ['updatedAt', words.oldest],
                ['closeAt', words.closing],
                ['-closeAt', words.closingLast],
              ]}
            />
          ) : null}
          <ClearFilters
            isActive={isNarrow(place)}
            clear={() => change(Object.fromEntries(PIPELINE_FILTERS.map((name) => [name, undefined])))}
          />
        </div>
      </FoldedFilters>
    </section>
  )
}

const activeIn = (place: PipelinePlace) => PIPELINE_FILTERS.filter((name) => place[name])
export const isNarrow = (place: PipelinePlace): boolean => activeIn(place).length > 0
