import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  DATE,
  dateTrouble,
  isEmpty,
  lengthOf,
  MOMENT,
  type Part,
  type Parts,
  padded,
  partsOf,
  textOf,
} from '../lib/date-parts.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  {
    year: '년',
    month: '월',
    day: '일',
    hour: '시',
    minute: '분',
    incomplete: '연, 월, 일을 모두 입력해 주십시오.',
    noMonth: '월은 1부터 12까지입니다.',
    noDay: '일은 1부터 31까지입니다.',
    none: '없는 날짜입니다.',
    incompleteTime: '시와 분을 모두 입력해 주십시오.',
    noTime: '없는 시각입니다.',
  },
  {
    year: 'Year',
    month: 'Month',
    day: 'Day',
    hour: 'Hour',
    minute: 'Min',
    incomplete: 'Enter year, month and day.',
    noMonth: 'The month must be 1 to 12.',
    noDay: 'The day must be 1 to 31.',
    none: 'There is no such date.',
    incompleteTime: 'Enter both hour and minute.',
    noTime: 'There is no such time.',
  },
)

interface DateProps {
  label: string
  /** `2026-11-22`, or empty. */
  value: string
  fault?: string | null
  onChange(date: string): void
}

/**
 * Fields for year, month and day in the language of the console, because the native date field uses the language of the
 * system. The value changes when it is complete or the field is left. An incomplete date prevents submitting the form.
 */
export const DateInput = (props: DateProps) => <PartsInput {...props} isMoment={false} />

/** A date with hour and minute: `2026-11-22T09:30`. */
export const MomentInput = (props: DateProps) => <PartsInput {...props} isMoment />

function PartsInput({ label, value, fault = null, onChange, isMoment }: DateProps & { isMoment: boolean }) {
  const words = useWords(WORDS)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [parts, setParts] = useState(() => partsOf(value, isMoment))
  const [isLeft, setLeft] = useState(true)
  useEffect(() => setParts(partsOf(value, isMoment)), [value, isMoment])
  const trouble = dateTrouble(parts)
  useEffect(() => first.current?.setCustomValidity(trouble === null ? '' : words[trouble]), [trouble, words])
  const put = (next: Parts) => {
    setParts(next)
    if (dateTrouble(next) !== null) return
    const text = isEmpty(next) ? '' : textOf(next)
    if (text !== value) onChange(text)
  }
  const type = (part: Part, text: string) => {
    setLeft(false)
    put({ ...parts, [part]: text.replace(/\D/g, '') })
  }
  const finish = () => {
    if (!isEmpty(parts)) put(padded(parts))
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setLeft(true)
    finish()
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = partsOf(event.clipboardData.getData('text'), isMoment)
    if (isEmpty(pasted)) return
    event.preventDefault()
    put(pasted)
  }
  const isHalf = trouble === 'incomplete' || trouble === 'incompleteTime'
  const message = fault ?? (trouble === null || (isHalf && !isLeft) ? null : words[trouble])
  return (
    <fieldset className={isMoment ? `${styles.date} ${styles.moment}` : styles.date} onBlur={leave} onPaste={paste}>
      <legend className={styles.label}>{label}</legend>
      {(isMoment ? MOMENT : DATE).map((part) => (
        <input
          key={part}
          ref={part === 'year' ? first : undefined}
          className={styles.input}
          aria-label={`${label} ${words[part]}`}
          aria-invalid={message !== null}
          aria-describedby={message === null ? undefined : `${id}-fault`}
          placeholder={words[part]}
          inputMode="numeric"
          maxLength={lengthOf(part)}
          value={parts[part]}
          onChange={({ target }) => type(part, target.value)}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && finish()}
        />
      ))}
      {message === null ? null : (
        <p className={styles.fault} id={`${id}-fault`}>
          {message}
        </p>
      )}
    </fieldset>
  )
}
