import { ApiError } from '@gonggo/client'
import { useEffect, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { useAssignees } from '../../lib/pursuits.ts'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import { usePursuitStateOptions } from '../../ui/pursuit-state.tsx'
import { PIPELINE_FILTERS, type PipelinePlace, viewOf } from './address.ts'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

const RESTING_MS = 300
const DATES = ['closeFrom', 'closeTo'] as const

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
    <section className={styles.filters} aria-label={words.filters}>
      <Find value={place.q ?? ''} change={change} fault={faultOf('q')} />
      {view === 'table' ? (
        <Choice label={words.state} {...choose('state')} options={[['', words.any], ...states]} />
      ) : null}
      <Choice
        label={words.assignee}
        {...choose('assignee')}
        options={[['', words.any], ['none', words.nobody], ...names]}
      />
      {view === 'calendar'
        ? null
        : DATES.map((name) => (
            <DateInput
              key={name}
              label={words[name]}
              value={place[name]?.slice(0, 10) ?? ''}
              fault={faultOf(name)}
              onChange={(date) => change({ [name]: date })}
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
      <Button
        disabled={!isNarrow(place)}
        onClick={() => change(Object.fromEntries(PIPELINE_FILTERS.map((name) => [name, undefined])))}
      >
        {words.clear}
      </Button>
    </section>
  )
}

export const isNarrow = (place: PipelinePlace): boolean => PIPELINE_FILTERS.some((name) => place[name])

/** Goes into the address once nobody types in it any more; what comes from the address is shown. */
function Find({ value, change, fault }: { value: string; change: FiltersProps['change']; fault: string | null }) {
  const words = useWords(PIPELINE_WORDS)
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => change({ q: text.trim() }), RESTING_MS)
    return () => clearTimeout(timer)
  }, [text, value, change])
  return (
    <TextInput
      type="search"
      label={words.find}
      value={text}
      maxLength={200}
      fault={fault}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
