import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { TextInput } from './controls.tsx'

interface AmountProps {
  label: string
  /** Digits alone. */
  value: string
  fault?: string | null
  onChange(digits: string): void
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Where so many digits stand behind the caret; left of a comma, so that Backspace takes a digit. */
function placeBefore(text: string, digits: number): number {
  let at = text.length
  for (let passed = 0; at > 0 && passed < digits; at -= 1) if (text[at - 1] !== ',') passed += 1
  return digits > 0 && text[at - 1] === ',' ? at - 1 : at
}

/** Shows thousands apart while somebody types, and leaves the caret where it was among the digits. */
export function AmountInput({ label, value, fault = null, onChange }: AmountProps) {
  const field = useRef<HTMLInputElement>(null)
  const behind = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (field.current === null || behind.current === null) return
    const at = placeBefore(field.current.value, behind.current)
    behind.current = null
    field.current.setSelectionRange(at, at)
  })
  const typed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    behind.current = digitsOf(target.value.slice(target.selectionEnd ?? target.value.length)).length
    onChange(digitsOf(target.value))
  }
  return (
    <TextInput ref={field} label={label} value={grouped(value)} fault={fault} inputMode="numeric" onChange={typed} />
  )
}
