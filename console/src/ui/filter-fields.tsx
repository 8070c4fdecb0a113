import type { ReactNode } from 'react'
import { useAddressDraft } from '../lib/address-draft.ts'
import { numberText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { usePhone } from '../lib/wide.ts'
import { AmountInput, amountIn, amountShown } from './amount.tsx'
import { Button, TextInput } from './controls.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  { filters: '조건', active: (count: string) => `${count}개 적용 중`, clear: '조건 모두 해제' },
  { filters: 'Filters', active: (count: string) => `${count} active`, clear: 'Clear all filters' },
)

interface SummaryProps {
  active: number
  /** Instead of “Filters”. */
  title?: string | undefined
}

/** The line that folds the filters, with how many are active: folded ones are not seen. */
export function FiltersSummary({ active, title }: SummaryProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  return (
    <summary>
      {title ?? words.filters}
      {active === 0 ? null : <span className={styles.soft}> {words.active(numberText(active, language))}</span>}
    </summary>
  )
}

interface FoldedFiltersProps extends SummaryProps {
  children: ReactNode
}

/** Filters that are one row, and on a phone would be higher than the list: there they are folded. */
export function FoldedFilters({ active, title, children }: FoldedFiltersProps) {
  if (!usePhone()) return children
  return (
    <details className={styles.folded}>
      <FiltersSummary active={active} title={title} />
      {children}
    </details>
  )
}

interface ClearFiltersProps {
  isActive: boolean
  clear(): void
}

/**
 * Shown while a filter is active. It disappears when it is pressed, so the focus goes to the head of the filters, or to the
 * first field that opens no keyboard on a phone.
 */
export function ClearFilters({ isActive, clear }: ClearFiltersProps) {
  const words = useWords(WORDS)
  if (!isActive) return null
  return (
    <Button
      onClick={({ currentTarget }) => {
        currentTarget.closest('details, section')?.querySelector<HTMLElement>('summary, select')?.focus()
        clear()
      }}
    >
      {words.clear}
    </Button>
  )
}

interface RestedInputProps {
  label: string
  value: string | undefined
  change(text: string): void
  fault: string | null
  type?: 'text' | 'search'
  maxLength?: number
}

const trimmed = (text: string): string => text.trim()

/** Goes into the address once nobody types in it any more; what comes from the address is shown. */
export function RestedInput({ label, value = '', change, fault, ...rest }: RestedInputProps) {
  const { text, write, send, leave } = useAddressDraft({ value, change, read: trimmed })
  return (
    <TextInput
      {...rest}
      label={label}
      value={text}
      fault={fault}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  )
}

type AmountFilterProps = Pick<RestedInputProps, 'label' | 'value' | 'change' | 'fault'>

const digitsOf = (text: string): string | null => {
  const amount = amountIn(text)
  return amount === undefined ? null : (amount?.toString() ?? '')
}

/** The same for an amount: the address has its digits. What cannot be read stays in the field and is not asked for. */
export function AmountFilter({ label, value = '', change, fault }: AmountFilterProps) {
  const { text, isDraft, write, send, leave } = useAddressDraft({ value, change, read: digitsOf })
  return (
    <AmountInput
      label={label}
      value={isDraft ? text : amountShown(text)}
      fault={fault}
      onChange={write}
      onBlur={leave}
      onEnter={send}
    />
  )
}
