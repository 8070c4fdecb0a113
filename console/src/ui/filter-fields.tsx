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
  /** Replaces “Filters”. */
  title?: string | undefined
}

/** The summary of folded filters, with the number of active ones, because folded filters are not visible. */
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

/** Filters in one row, which are folded on phones, where they would be higher than the list. */
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
 * Shown while a filter is active. Pressing it removes it, so the focus moves to the head of the filters, or to the
 * first field that does not open a keyboard on a phone.
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

/** Writes its text into the address when typing pauses, and shows the value of the address. */
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

/**
 * The same for an amount: the address contains its digits. Unreadable text remains in the field and is not requested.
 */
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
