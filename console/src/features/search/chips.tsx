import { X } from 'lucide-react'
import { useFurtherCompanies } from '../../lib/company.ts'
import { useWords } from '../../lib/language.tsx'
import { removed } from '../../lib/verdict-filter.ts'
import { Hidden } from '../../ui/controls.tsx'
import { useRangeName } from '../../ui/date-range.tsx'
import { FILTERS, type FilterName, hasSeveral, type SearchState, valuesIn } from './address.ts'
import { useFilterText } from './filter-text.ts'
import styles from './list-head.module.css'
import { RANGES } from './ranges.ts'
import { SEARCH_WORDS } from './words.ts'

interface ChipsProps {
  /** Including the default filters, which can be removed too. */
  state: SearchState
  change(fields: SearchState): void
}

const inRange = (name: FilterName): boolean => RANGES.some(({ from, to }) => from === name || to === name)

/** The company whose verdicts are shown, if not the account's: folded filters do not show it. */
function useCompanyChip({ profile }: SearchState) {
  const words = useWords(SEARCH_WORDS)
  const { data: companies = [] } = useFurtherCompanies('profiles')
  if (!profile) return []
  const drop: SearchState = { profile: '' }
  const text = companies.find(({ id }) => id === profile)?.name ?? profile
  return [{ id: 'profile', name: words.company, text, drop }]
}

/** A chip disappears when it is pressed: the focus goes to the one beside it, or to the head of the list. */
function focusBeside(chip: HTMLElement): void {
  const item = chip.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const next = beside?.querySelector('button') ?? chip.closest('section')?.querySelector<HTMLElement>('summary')
  next?.focus()
}

/** Every active filter, with a button that removes it. */
export function Chips({ state, change }: ChipsProps) {
  const words = useWords(SEARCH_WORDS)
  const textOf = useFilterText(state)
  const rangeName = useRangeName()
  const company = useCompanyChip(state)
  const single = FILTERS.filter((name) => state[name] && !inRange(name)).flatMap((name) => {
    const value = state[name] ?? ''
    const whole = { id: name, name: words[name], text: textOf(name, value), drop: { [name]: removed(name) } }
    if (!hasSeveral(name)) return [whole]
    // Each value by itself.
    const all = valuesIn(value)
    return all.map((one) => ({
      id: `${name} ${one}`,
      name: words[name],
      text: textOf(name, one),
      drop: { [name]: all.filter((other) => other !== one).join(',') },
    }))
  })
  const ranges = RANGES.filter(({ from, to }) => state[from] || state[to]).map(({ name, from, to, offered }) => {
    const range = { from: state[from] ?? '', to: state[to] ?? '' }
    return { id: name, name: words[name], text: rangeName(range, offered), drop: { [from]: '', [to]: '' } }
  })
  const chips = [...company, ...single, ...ranges]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.active}>
      {chips.map(({ id, name, text, drop }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)
              change(drop)
            }}
          >
            <span className={styles.chipName}>{name}</span> {text}
            <X size={14} aria-hidden />
            <Hidden>{words.drop(name)}</Hidden>
          </button>
        </li>
      ))}
    </ul>
  )
}
