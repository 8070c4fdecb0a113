import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useCodes, useNoticeCount } from '../lib/codes.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import { type CodeKind, type ListedCode, typedCode } from '../lib/suggestable.ts'
import { Hidden } from './controls.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  {
    none: '일치하는 항목이 없습니다.',
    failed: '목록을 불러오지 못했습니다. 다시 입력해 주십시오.',
    offered: (count: number) => `${count}개 항목이 있습니다. 위아래 화살표로 고르십시오.`,
    unlisted: (code: string) => `${code} (목록에 없는 코드)`,
  },
  {
    none: 'Nothing matches.',
    failed: 'The list could not be loaded. Type again.',
    offered: (count: number) => `${count} suggestions. Choose with the arrow keys.`,
    unlisted: (code: string) => `${code} (a code that is not listed)`,
  },
)

interface SuggestProps {
  kind: CodeKind
  label: string
  placeholder: string
  choose(code: ListedCode): void
  ref?: Ref<HTMLInputElement>
}

/** A field whose value is chosen from the codes of the service; what is chosen goes to `choose`, and the field is empty again. */
export function Suggest({ kind, label, placeholder, choose, ref }: SuggestProps) {
  const words = useWords(WORDS)
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { options, isCurrent, error } = useOptions(kind, text, isOpen)
  const take = (option: ListedCode | undefined) => {
    if (!option) return
    choose(option)
    setText('')
    setActive(0)
    setOpen(false)
  }
  const step = (by: number) => {
    setOpen(true)
    if (isOpen && options.length > 0) setActive((active + by + options.length) % options.length)
  }
  const press = (event: KeyboardEvent) => {
    // A syllable that is being composed is not finished by these keys.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Escape') setOpen(false)
    else if (key !== 'Enter') return
    else if (isOpen && isCurrent) take(options[active])
    event.preventDefault()
  }
  const isShown = isOpen && (options.length > 0 || isCurrent || Boolean(error))
  return (
    <div className={styles.suggest}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        role="combobox"
        className={styles.input}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown && options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && options.length > 0 ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <Offered id={id} label={label} options={isShown ? options : NOTHING} active={active} take={take} />
      {isShown && options.length === 0 ? (
        <p className={`${styles.offered} ${styles.nothing}`}>{error ? words.failed : words.none}</p>
      ) : null}
      <span role="status">
        <Hidden>{isShown && isCurrent ? (options.length > 0 ? words.offered(options.length) : words.none) : ''}</Hidden>
      </span>
    </div>
  )
}

const NOTHING: readonly ListedCode[] = []

function useOptions(kind: CodeKind, text: string, isOpen: boolean) {
  const { codes, isCurrent, error } = useCodes(kind, text, isOpen)
  const typed = isCurrent ? typedCode(kind, text, codes) : null
  return { options: typed === null ? codes : [...codes, typed], isCurrent, error }
}

interface OfferedProps {
  id: string
  label: string
  options: readonly ListedCode[]
  active: number
  take(option: ListedCode): void
}

function Offered({ id, label, options, active, take }: OfferedProps) {
  const words = useWords(WORDS)
  const countText = useNoticeCount()
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
      className={styles.offered}
      hidden={options.length === 0}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: The field keeps the focus and hears the keys.
        <div
          key={option.code}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(option)}
        >
          <span>{option.name === '' ? words.unlisted(option.code) : option.name}</span>
          <span className={styles.label}>
            {[option.name === '' ? null : option.code, option.notices > 0 ? countText(option.notices) : null]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        </div>
      ))}
    </div>
  )
}
