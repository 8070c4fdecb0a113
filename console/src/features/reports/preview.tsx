import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button, buttonClass } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Waiting } from '../../ui/states.tsx'
import styles from './reports.module.css'
import { REPORT_PAGE_WORDS } from './words.ts'

interface PreviewProps {
  name: string
  /** Address of its content. */
  file: string
  close(): void
}

/**
 * The report before it is saved. The frame and the service both say `sandbox`: the report has no origin there, runs no
 * script, loads nothing, and cannot use the session. Its links open a page of their own.
 */
function ReportPreview({ name, file, close }: PreviewProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const [isThere, setThere] = useState(false)
  const shown = `${file}?inline=true`
  return (
    <Dialog title={name} close={close} isWide>
      <div className={styles.paper}>
        {isThere ? null : <Waiting />}
        <iframe
          className={styles.frame}
          title={words.named(words.preview, name)}
          src={shown}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => setThere(true)}
        />
      </div>
      <div className={styles.actions}>
        <a className={buttonClass('quiet')} href={shown} target="_blank" rel="noopener noreferrer">
          {words.show}
        </a>
        <Button onClick={close}>{words.cancel}</Button>
        <a className={buttonClass('main')} href={file} download>
          {words.download}
        </a>
      </div>
    </Dialog>
  )
}

export default ReportPreview
