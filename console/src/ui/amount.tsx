import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { groupThousands, parseAmount } from '../lib/amount.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import { TextInput } from './controls.tsx'

const WORDS = bilingual(
  { unreadable: '읽을 수 없는 금액입니다. 324,500,000 또는 3억 2,450만원처럼 적어 주십시오.' },
  { unreadable: 'This is not an amount. Write it like 324,500,000 or 3억 2,450만원.' },
)
/** Typing pauses before an error is shown. */
const RESTING_MS = 1_000

interface AmountProps {
  label: string
  /** As typed. */
  value: string
  fault?: string | null
  disabled?: boolean
  onChange(text: string): void
  onBlur?(): void
  onEnter?(): void
}

/** Parses a field: `null` = empty, `undefined` = unreadable, so it must not be sent. */
export const amountIn = (text: string): number | null | undefined =>
  text.trim() === '' ? null : (parseAmount(text) ?? undefined)

/** The formatted amount of a field without focus. */
export const amountShown = (amount: number | string | null): string =>
  /^\d+$/.test(String(amount)) ? groupThousands(String(amount)) : String(amount ?? '')

/** Neither pasted text nor a Hangul syllable being composed. */
const isOneKey = (event: Event): boolean =>
  event instanceof InputEvent &&
  (event.inputType.startsWith('delete') || (event.inputType === 'insertText' && event.data?.length === 1))

/** The position with this number of characters after it; left of a comma, so that Backspace deletes a digit. */
function placeBefore(text: string, characters: number): number {
  let at = text.length
  for (let passed = 0; at > 0 && passed < characters; at -= 1) if (text[at - 1] !== ',') passed += 1
  return characters > 0 && text[at - 1] === ',' ? at - 1 : at
}

/**
 * A field for amounts as written in Korea. Shows an error if it cannot parse the text, and then prevents submitting the
 * form. Thousands separators are added while typing; pasted text remains unchanged, because its commas may mean
 * something else.
 */
export function AmountInput({ label, value, fault = null, disabled, onChange, onBlur, onEnter }: AmountProps) {
  const words = useWords(WORDS)
  const field = useRef<HTMLInputElement>(null)
  const behind = useRef<number | null>(null)
  const [isTyping, setTyping] = useState(false)
  const trouble = amountIn(value) === undefined ? words.unreadable : null
  useEffect(() => field.current?.setCustomValidity(trouble ?? ''), [trouble])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further key begins the rest anew.
  useEffect(() => {
    const timer = setTimeout(() => setTyping(false), RESTING_MS)
    return () => clearTimeout(timer)
  }, [value])
  useLayoutEffect(() => {
    if (field.current === null || behind.current === null) return
    const at = placeBefore(field.current.value, behind.current)
    behind.current = null
    field.current.setSelectionRange(at, at)
  })
  const typed = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyping(true)
    if (!isOneKey(nativeEvent)) return onChange(target.value)
    behind.current = target.value.slice(target.selectionEnd ?? target.value.length).replaceAll(',', '').length
    onChange(groupThousands(target.value))
  }
  return (
    <TextInput
      ref={field}
      label={label}
      value={value}
      fault={fault ?? (isTyping ? null : trouble)}
      disabled={disabled}
      autoComplete="off"
      onChange={typed}
      onBlur={() => {
        setTyping(false)
        onBlur?.()
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key !== 'Enter') return
        setTyping(false)
        onEnter?.()
      }}
    />
  )
}
