import { useState } from 'react'
import { type DayRange, presetOf, type RangePreset, rangeOf } from '../lib/date-range.ts'
import { typedDayText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { useNow } from '../lib/now.ts'
import { Choice } from './controls.tsx'
import { DateInput } from './date.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  {
    any: '전체',
    today: '오늘',
    week: '이번 주',
    next7: '오늘부터 7일',
    next30: '오늘부터 30일',
    last7: '최근 7일',
    last30: '최근 30일',
    last90: '최근 90일',
    year: '올해',
    lastYear: '지난해',
    custom: '직접 입력',
    until: (from: string, to: string) => `${from}~${to}`,
  },
  {
    any: 'All',
    today: 'Today',
    week: 'This week',
    next7: '7 days from today',
    next30: '30 days from today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    last90: 'Last 90 days',
    year: 'This year',
    lastYear: 'Last year',
    custom: 'Own dates',
    until: (from: string, to: string) => `${from} to ${to}`,
  },
)

/** The name of an offered range, otherwise its days. */
export function useRangeName(): (range: DayRange, offered: readonly RangePreset[]) => string {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const now = useNow()
  return (range, offered) => {
    const preset = presetOf(range, offered, now)
    return preset === 'custom'
      ? words.until(typedDayText(range.from, language), typedDayText(range.to, language))
      : words[preset]
  }
}

interface DateRangeProps {
  label: string
  labels: { from: string; to: string }
  /** The text shown without a range, if the default is not everything. */
  withoutRange?: string
  range: DayRange
  offered: readonly RangePreset[]
  faults: { from: string | null; to: string | null }
  change(range: DayRange): void
}

/** A date range by name. Date fields are shown for ranges without a name, or on request. */
export function DateRange({ label, labels, withoutRange, range, offered, faults, change }: DateRangeProps) {
  const words = useWords(WORDS)
  const now = useNow()
  const [isTyping, setTyping] = useState(false)
  const [picked, setPicked] = useState<readonly RangePreset[]>([])
  // On Mondays, "this week" equals the next seven days, so the last choice decides which name is shown.
  const preset = isTyping ? 'custom' : presetOf(range, [...picked, ...offered], now)
  return (
    <div className={styles.range}>
      <Choice
        label={label}
        value={preset}
        options={[
          ['any', withoutRange ?? words.any],
          ...offered.map((one) => [one, words[one]] as const),
          ['custom', words.custom],
        ]}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one === target.value)
          setTyping(target.value === 'custom')
          setPicked(chosen ? [chosen] : [])
          if (chosen) change(rangeOf(chosen, now))
          else if (target.value === 'any') change({ from: '', to: '' })
        }}
      />
      <div className={styles.range} hidden={preset !== 'custom'}>
        <DateInput
          label={labels.from}
          value={range.from}
          fault={faults.from}
          onChange={(from) => change({ ...range, from })}
        />
        <DateInput label={labels.to} value={range.to} fault={faults.to} onChange={(to) => change({ ...range, to })} />
      </div>
    </div>
  )
}
