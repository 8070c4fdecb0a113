import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * Attributes of an input that controls the `Listbox` with the same id: the input keeps the focus and handles the keys.
 */
export const comboboxProps = (id: string, count: number, active: number) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': count > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': count > 0 ? `${id}-${active}` : undefined,
  }) as const

interface FieldKeys {
  step(by: 1 | -1): void
  take(): void
  leave?: () => void
}

/** The key handler of such an input. Keys that belong to a syllable being composed are ignored. */
export const pressing =
  ({ step, take, leave }: FieldKeys) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter') take()
    else if (key === 'Escape' && leave) leave()
    else return
    event.preventDefault()
  }

interface ListboxProps<Option> {
  id: string
  label: string
  /** The list is hidden if empty. */
  options: readonly Option[]
  active: number
  keyOf(option: NoInfer<Option>): string
  take(option: NoInfer<Option>): void
  listClass: string | undefined
  optionClass: string | undefined
  children(option: NoInfer<Option>): ReactNode
}

/** Options below a field, one of them active. */
export function Listbox<Option>(props: ListboxProps<Option>) {
  const { id, label, options, active, keyOf, take, listClass, optionClass, children } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (options.length === 0) return
    list.current?.scrollIntoView({ block: 'nearest' })
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [options, active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={listClass}
      hidden={options.length === 0}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: The field keeps the focus and hears the keys.
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={optionClass}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}
