import type { KeyWithSecret } from '@gonggo/client'
import { useEffect, useRef } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import parts from '../../ui/parts.module.css'
import styles from './account.module.css'
import { KEY_WORDS } from './key-words.ts'

/** The secret is not stored, so users who close this without copying need another key. */
export function KeySecret({ made, close }: { made: KeyWithSecret; close(): void }) {
  const words = useWords(KEY_WORDS)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  const title = words.secretTitle(made.name ?? words.noName)
  return (
    <section className={styles.secret} aria-label={title} tabIndex={-1} ref={region}>
      <strong>{title}</strong>
      <p>{words.secretOnce}</p>
      <code>{made.key}</code>
      <div className={`${parts.ends} ${styles.start}`}>
        <CopyButton text={made.key} name={title} />
        <Button onClick={close}>{words.kept}</Button>
      </div>
    </section>
  )
}
