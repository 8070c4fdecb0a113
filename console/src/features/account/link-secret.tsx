import type { SubscriptionLinkWithUrl } from '@gonggo/client'
import { useEffect, useRef } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import parts from '../../ui/parts.module.css'
import styles from './account.module.css'
import { LINK_WORDS } from './link-words.ts'
import { WidgetCode } from './widget-code.tsx'

/** The secret is not stored, so users who close this without copying need another link. */
export function LinkSecret({ made, close }: { made: SubscriptionLinkWithUrl; close(): void }) {
  const words = useWords(LINK_WORDS)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  const title = words.secretTitle(made.name)
  return (
    <section className={styles.secret} aria-label={title} tabIndex={-1} ref={region}>
      <strong>{title}</strong>
      <p>{made.kind === 'widget' ? words.widgetOnce : words.secretOnce}</p>
      <code>{made.url}</code>
      {made.kind === 'widget' ? <WidgetCode made={made} /> : null}
      <div className={`${parts.ends} ${styles.start}`}>
        <CopyButton text={made.url} name={words.address} />
        <Button onClick={close}>{words.kept}</Button>
      </div>
    </section>
  )
}
