import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { stepIn } from '../../lib/step.ts'
import { Button, Hidden } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { comboboxProps, Listbox, pressing } from '../../ui/listbox.tsx'
import parts from '../../ui/parts.module.css'
import type { Entry } from './entries.ts'
import { type PalettePage, useFound } from './found.ts'
import styles from './palette.module.css'
import { KIND_WORDS, PALETTE_WORDS } from './words.ts'

interface PaletteProps {
  pages: readonly PalettePage[]
  close(): void
}

/** Finds pages, actions, keywords, notices and agencies by the typed text. */
export default function Palette({ pages, close }: PaletteProps) {
  const words = useWords(PALETTE_WORDS)
  const kinds = useWords(KIND_WORDS)
  const id = useId()
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const { entries, isCurrent, failed } = useFound(pages, text)
  // By id, because more results arrive while the user chooses.
  const active = Math.max(
    entries.findIndex((entry) => entry.id === activeId),
    0,
  )
  const step = (by: 1 | -1) => setActiveId(entries[stepIn(active, by, entries.length)]?.id ?? null)
  const take = (entry: Entry | undefined) => {
    if (!entry) return
    close()
    navigate(entry.href)
  }
  const said = failed ?? (entries.length > 0 ? words.found(entries.length) : words.none)
  return (
    <Dialog title={words.title} close={close}>
      <input
        autoFocus
        {...comboboxProps(id, entries.length, active)}
        className={parts.input}
        aria-label={words.field}
        placeholder={words.placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActiveId(null)
        }}
        onKeyDown={pressing({ step, take: () => take(entries[active]) })}
      />
      <Listbox
        id={id}
        label={words.results}
        options={entries}
        active={active}
        keyOf={(entry) => entry.id}
        take={take}
        listClass={styles.list}
        optionClass={styles.entry}
      >
        {({ text, about, kind }) => (
          <>
            <span className={styles.text}>
              {text}
              {about === undefined ? null : <span className={styles.about}>{about}</span>}
            </span>
            <span className={parts.soft}>{kinds[kind]}</span>
          </>
        )}
      </Listbox>
      {isCurrent && (entries.length === 0 || failed !== null) ? <p className={parts.soft}>{said}</p> : null}
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
