import { type Ref, useId, useState } from 'react'
import { useCodes, useNoticeCount } from '../lib/codes.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import { counted } from '../lib/plural.ts'
import { stepIn } from '../lib/step.ts'
import { type CodeKind, type ListedCode, typedCode } from '../lib/suggestable.ts'
import { Hidden } from './controls.tsx'
import { comboboxProps, Listbox, pressing } from './listbox.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  {
    none: '일치하는 항목이 없습니다.',
    failed: '목록을 불러오지 못했습니다. 다시 입력해 주십시오.',
    offered: (count: number) => `${count}개 항목이 있습니다. 위아래 화살표로 선택하십시오.`,
    unlisted: (code: string) => `${code} (목록에 없는 코드)`,
  },
  {
    none: 'Nothing matches.',
    failed: 'The list could not be loaded. Type again.',
    offered: (count: number) => `${counted(count, 'suggestion')}. Choose with the arrow keys.`,
    unlisted: (code: string) => `${code} (a code that is not listed)`,
  },
)

interface SuggestProps {
  kind: CodeKind
  label: string
  placeholder: string
  choose(code: ListedCode): void
  /** Called with text that matches no code, also when the field is left; without it, such text remains in the field. */
  write?: (text: string) => void
  /** Offered before typing, instead of the codes with the most notices. */
  offered?: readonly ListedCode[]
  isFaulty?: boolean
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

/** A field that chooses codes of the service. A choice is passed to `choose` and clears the field. */
export function Suggest(props: SuggestProps) {
  const { kind, label, placeholder, choose, write, offered = NOTHING, isFaulty = false, describedBy, ref } = props
  const words = useWords(WORDS)
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { options, isCurrent, error } = useOptions(kind, text, isOpen, offered)
  const empty = () => {
    setText('')
    setActive(0)
    setOpen(false)
  }
  const take = (option: ListedCode) => {
    choose(option)
    empty()
  }
  const leave = () => {
    setOpen(false)
    if (!write || text.trim() === '') return
    write(text.trim())
    empty()
  }
  const enter = () => {
    const option = isOpen && isCurrent ? options[active] : undefined
    if (option) take(option)
    else if (write) leave()
  }
  const step = (by: 1 | -1) => {
    setOpen(true)
    if (isOpen) setActive(stepIn(active, by, options.length))
  }
  const isShown = isOpen && (options.length > 0 || isCurrent || Boolean(error))
  const shown = isShown ? options : NOTHING
  return (
    <div className={styles.suggest}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        {...comboboxProps(id, shown.length, active)}
        className={styles.input}
        aria-invalid={isFaulty || undefined}
        aria-describedby={describedBy || undefined}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={pressing({
          step,
          take: enter,
          leave: () => {
            setOpen(false)
            // Leaving the field would use the text, so Escape discards it.
            if (write) setText('')
          },
        })}
      />
      <Listbox
        id={id}
        label={label}
        options={shown}
        active={active}
        keyOf={({ code }) => code}
        take={take}
        listClass={styles.offered}
        optionClass={styles.option}
      >
        {(option) => <Offered option={option} />}
      </Listbox>
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

function useOptions(kind: CodeKind, text: string, isOpen: boolean, offered: readonly ListedCode[]) {
  const isOffering = text.trim() === '' && offered.length > 0
  const { codes, isCurrent, error } = useCodes(kind, text, isOpen && !isOffering)
  if (isOffering) return { options: offered, isCurrent: true, error: null }
  const typed = isCurrent ? typedCode(kind, text, codes) : null
  return { options: typed === null ? codes : [...codes, typed], isCurrent, error }
}

function Offered({ option: { code, name, notices } }: { option: ListedCode }) {
  const words = useWords(WORDS)
  const countText = useNoticeCount()
  return (
    <>
      <span>{name === '' ? words.unlisted(code) : name}</span>
      <span className={styles.label}>
        {[name === '' ? null : code, notices > 0 ? countText(notices) : null]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </>
  )
}
