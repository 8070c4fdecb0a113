import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { bilingual, useWords } from '../lib/language.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  { year: '년', month: '월', day: '일', incomplete: '연, 월, 일을 모두 입력해 주십시오.', none: '없는 날짜입니다.' },
  {
    year: 'Year',
    month: 'Month',
    day: 'Day',
    incomplete: 'Enter year, month and day.',
    none: 'There is no such date.',
  },
)

const PARTS = [
  ['year', 4],
  ['month', 2],
  ['day', 2],
] as const
type Part = (typeof PARTS)[number][0]
type Parts = Record<Part, string>

const NONE: Parts = { year: '', month: '', day: '' }
const ISO = /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/

function partsOf(text: string): Parts {
  const [, year, month, day] = ISO.exec(text) ?? []
  return year && month && day ? { year, month: month.padStart(2, '0'), day: day.padStart(2, '0') } : NONE
}

const isEmpty = (parts: Parts) => PARTS.every(([part]) => parts[part] === '')
const isWhole = (parts: Parts) => PARTS.every(([part, length]) => parts[part].length === length)
const textOf = (parts: Parts) => `${parts.year}-${parts.month}-${parts.day}`

/** Whether the calendar has it: the 31st of February is the 3rd of March. */
function isThere(parts: Parts): boolean {
  const at = Date.parse(`${textOf(parts)}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(textOf(parts))
}

interface DateProps {
  label: string
  /** `2026-11-22`, or nothing. */
  value: string
  fault?: string | null
  onChange(date: string): void
}

/**
 * Year, month and day in the language of the console; the date field of the browser speaks that of the system. Said once
 * it is whole, or left.
 */
export function DateInput({ label, value, fault = null, onChange }: DateProps) {
  const words = useWords(WORDS)
  const id = useId()
  const [parts, setParts] = useState(() => partsOf(value))
  const [isLeft, setLeft] = useState(true)
  useEffect(() => setParts(partsOf(value)), [value])
  const say = (next: Parts) => {
    const text = isEmpty(next) ? '' : textOf(next)
    if (text !== value) onChange(text)
  }
  const put = (next: Parts) => {
    setParts(next)
    if (isEmpty(next) || (isWhole(next) && isThere(next))) say(next)
  }
  const finish = () => {
    const padded = partsOf(textOf(parts))
    if (!isEmpty(padded)) put(padded)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setLeft(true)
    finish()
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = partsOf(event.clipboardData.getData('text'))
    if (isEmpty(pasted)) return
    event.preventDefault()
    put(pasted)
  }
  const isBroken = isLeft && !isEmpty(parts) && !isWhole(parts)
  const isNone = isWhole(parts) && !isThere(parts)
  const told = fault ?? (isNone ? words.none : isBroken ? words.incomplete : null)
  return (
    <fieldset className={styles.date} onFocus={() => setLeft(false)} onBlur={leave} onPaste={paste}>
      <legend className={styles.label}>{label}</legend>
      {PARTS.map(([part, length]) => (
        <input
          key={part}
          className={styles.input}
          aria-label={`${label} ${words[part]}`}
          aria-invalid={told !== null}
          aria-describedby={told === null ? undefined : `${id}-fault`}
          placeholder={words[part]}
          inputMode="numeric"
          maxLength={length}
          value={parts[part]}
          onChange={({ target }) => put({ ...parts, [part]: target.value.replace(/\D/g, '') })}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && finish()}
        />
      ))}
      {told === null ? null : (
        <p className={styles.fault} id={`${id}-fault`}>
          {told}
        </p>
      )}
    </fieldset>
  )
}
