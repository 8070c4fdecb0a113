import { useId, useRef, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import styles from './import.module.css'
import { readListFile } from './import-file.ts'
import { type Fault, type Grid, gridOf, UnusableFile } from './import-grid.ts'
import { readPasted } from './import-text.ts'
import { IMPORT_WORDS } from './import-words.ts'

/** The input of a list: pasted lines, or a file. */
export function Source({ begin }: { begin(grid: Grid): void }) {
  const words = useWords(IMPORT_WORDS)
  const [text, setText] = useDraft('keyword-import.text')
  const [fault, setFault] = useState<Fault | null>(null)
  const [isReading, setReading] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const field = useId()

  async function read(make: () => Grid | Promise<Grid>): Promise<void> {
    setFault(null)
    setReading(true)
    try {
      begin(await make())
    } catch (error) {
      // A file can be deleted or locked between choosing and reading.
      setFault(error instanceof UnusableFile ? error.fault : 'unknown')
    } finally {
      setReading(false)
    }
  }

  return (
    <form
      className={styles.source}
      onSubmit={(event) => {
        event.preventDefault()
        void read(() => gridOf(readPasted(text)))
      }}
    >
      <p className={parts.soft}>{words.lead}</p>
      <div className={parts.field}>
        <label className={parts.label} htmlFor={field}>
          {words.paste}
        </label>
        <textarea
          id={field}
          className={`${parts.input} ${styles.pasted}`}
          placeholder={words.example}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button weight="main" type="submit" disabled={isReading || text.trim() === ''}>
          {words.look}
        </Button>
        <Button disabled={isReading} onClick={() => file.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,.xlsx"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void read(() => readListFile(chosen))
            // Allows choosing the same file again after it was corrected.
            target.value = ''
          }}
        />
      </div>
      <p className={parts.soft}>{words.files}</p>
      {fault ? (
        <p className={parts.fault} role="alert">
          {words[fault]}
        </p>
      ) : null}
      {isReading ? <p role="status">{words.reading}</p> : null}
    </form>
  )
}
