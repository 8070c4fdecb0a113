import { useEffect, useId, useRef, useState } from 'react'
import { AmountInput } from './amount.tsx'
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
  /** Values to choose from, each with what is said of it. */
  offered?: readonly (readonly [string, string])[]
}

/** Goes into the address once nobody types in it any more; what comes from the address is shown. */
export function RestedInput({ label, value = '', change, fault, isAmount = false, offered = [] }: RestedInputProps) {
  const [text, setText] = useState(value)
  const id = useId()
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
  if (isAmount) return <AmountInput label={label} value={text} fault={fault} onChange={setText} />
  const isOffering = offered.length > 0
  return (
    <div>
      <TextInput
        label={label}
        value={text}
        fault={fault}
        list={isOffering ? id : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {isOffering ? (
        <datalist id={id}>
          {offered.map(([one, said]) => (
            <option key={one} value={one} label={said} />
          ))}
        </datalist>
      ) : null}
    </div>
  )
}
