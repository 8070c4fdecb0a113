import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { Button, Hidden } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { type Entry, stepIn } from './entries.ts'
import { type PalettePage, useFound } from './found.ts'
import styles from './palette.module.css'
import { KIND_WORDS, PALETTE_WORDS } from './words.ts'

interface PaletteProps {
  pages: readonly PalettePage[]
  close(): void
}

/** Leads to pages, acts, keywords, notices and agencies by what is typed. */
export default function Palette({ pages, close }: PaletteProps) {
  const words = useWords(PALETTE_WORDS)
  const id = useId()
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const { entries, isCurrent, error } = useFound(pages, text)
  // By its id: more results come while somebody chooses.
  const at = Math.max(
    entries.findIndex((entry) => entry.id === active),
    0,
  )
  const step = (by: 1 | -1) => setActive(entries[stepIn(at, by, entries.length)]?.id ?? null)
  const take = (entry: Entry | undefined) => {
    if (!entry) return
    close()
    navigate(entry.href)
  }
  const press = (event: KeyboardEvent) => {
    // A syllable that is being composed is not finished by these keys.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') take(entries[at])
    else return
    event.preventDefault()
  }
  const said = error ? words.failed : entries.length > 0 ? words.found(entries.length) : words.none
  return (
    <Dialog title={words.title} close={close}>
      <input
        autoFocus
        role="combobox"
        className={parts.input}
        aria-label={words.field}
        placeholder={words.placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setActive(null)
        }}
        onKeyDown={press}
      />
      <Entries id={id} label={words.field} entries={entries} active={at} take={take} />
      {isCurrent && (entries.length === 0 || error) ? <p className={styles.none}>{said}</p> : null}
      <span role="status">
        <Hidden>{isCurrent && text !== '' ? said : ''}</Hidden>
      </span>
      <div>
        <Button weight="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}

interface EntriesProps {
  id: string
  label: string
  entries: readonly Entry[]
  active: number
  take(entry: Entry): void
}

function Entries({ id, label, entries, active, take }: EntriesProps) {
  const kinds = useWords(KIND_WORDS)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Other entries are another list to be in sight of.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, entries])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={entries.length === 0}
    >
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: The field keeps the focus and hears the keys.
        <div
          key={entry.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.entry}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(entry)}
        >
          <span className={styles.text}>
            {entry.text}
            {entry.about === undefined ? null : <span className={styles.about}>{entry.about}</span>}
          </span>
          <span className={styles.kind}>{kinds[entry.kind]}</span>
        </div>
      ))}
    </div>
  )
}
