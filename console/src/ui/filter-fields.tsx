import { useEffect, useRef, useState } from 'react'
import { TextInput } from './controls.tsx'

/** The service’s own words for categories; English pages show what a caller may send as well. */
export const CATEGORIES = ['물품', '용역', '공사', '외자', '기타'] as const
/** A text that is half typed is asked for once it rests. */
const RESTING_MS = 300

interface RestedInputProps {
  label: string
  value: string | undefined
  change(text: string): void
  fault: string | null
  isAmount?: boolean
}

/** Goes into the address once nobody types in it any more; what comes from the address is shown. */
export function RestedInput({ label, value = '', change, fault, isAmount = false }: RestedInputProps) {
  const [text, setText] = useState(value)
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => latest.current(text.trim()), RESTING_MS)
    return () => clearTimeout(timer)
  }, [text, value])
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
