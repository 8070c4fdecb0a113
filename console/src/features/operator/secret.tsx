import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import styles from './operator.module.css'
import { OPERATOR_WORDS } from './words.ts'

/** Shown once: it can be copied, and is in nothing that is kept. */
export function Secret({ label, value }: { label: string; value: string }) {
  const words = useWords(OPERATOR_WORDS)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Not over plain http, nor where the browser does not allow it: the text can still be selected.
      setCopied(false)
    }
  }
  return (
    <div className={styles.section}>
      <p className={styles.soft}>{label}</p>
      <code className={styles.secret}>{value}</code>
      <div className={styles.acts}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <span role="status">{copied === null ? '' : copied ? words.copied : words.notCopied}</span>
      </div>
    </div>
  )
}
