import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** What makes an input the field of a `Listbox` with the same id: the field keeps the focus and hears the keys. */
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

/** The keys of such a field. A syllable that is being composed is not finished by them. */
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
  /** Without any it is hidden. */
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
