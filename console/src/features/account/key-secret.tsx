import type { KeyWithSecret } from '@gonggo/client'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import styles from './account.module.css'
import { KEY_WORDS } from './key-words.ts'

/** Nothing keeps it: whoever leaves it has it or needs another one. */
export function KeySecret({ made, close }: { made: KeyWithSecret; close(): void }) {
  const words = useWords(KEY_WORDS)
  const [said, setSaid] = useState('')
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(made.key).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    )
  const title = words.secretTitle(made.name ?? words.noName)
  return (
    <section className={styles.secret} aria-label={title} tabIndex={-1} ref={region}>
      <strong>{title}</strong>
      <p>{words.secretOnce}</p>
      <code>{made.key}</code>
      <div className={`${styles.actions} ${styles.start}`}>
        <Button weight="main" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={close}>{words.kept}</Button>
        <p role="status">{said}</p>
      </div>
    </section>
  )
}
