import type { WebhookWithSecret } from '@gonggo/client'
import { useEffect, useRef } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import parts from '../../ui/parts.module.css'
import styles from './webhooks.module.css'
import { WEBHOOK_WORDS } from './words.ts'

/** Shows a new secret until the user closes it, because it cannot be read again. */
export function SecretOnce({ webhook: { secret, publicKey }, close }: { webhook: WebhookWithSecret; close(): void }) {
  const words = useWords(WEBHOOK_WORDS)
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section className={styles.secret} aria-label={words.secretTitle} tabIndex={-1} ref={place}>
      <h2>{words.secretTitle}</h2>
      <p className={parts.warning}>{words.secretMore}</p>
      <p className={styles.copied}>
        <code>{secret}</code>
        <CopyButton text={secret} name={words.secret} />
      </p>
      {publicKey === null ? null : (
        <p className={styles.copied}>
          {words.publicKey}: <code>{publicKey}</code>
          <CopyButton text={publicKey} name={words.publicKey} />
        </p>
      )}
      <div>
        <Button onClick={close}>{words.secretKept}</Button>
      </div>
    </section>
  )
}
