import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button, buttonClass } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import styles from './reports.module.css'
import { REPORT_PAGE_WORDS } from './words.ts'

interface PreviewProps {
  id: string
  name: string
  /** The address of the content. */
  file: string
  close(): void
}

/**
 * The preview of a report. Frame and service both set `sandbox`: the report has no origin, runs no script, loads
 * nothing, and cannot use the session. Its links open in a new page.
 */
function ReportPreview({ id, name, file, close }: PreviewProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const shown = `${file}?inline=true`
  return (
    <Dialog title={name} close={close} isWide>
      <div className={styles.paper}>
        <Paper id={id} title={words.named(words.preview, name)} shown={shown} />
      </div>
      <div className={parts.ends}>
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

interface PaperProps {
  id: string
  title: string
  shown: string
}

/**
 * Checks first, because an empty frame does not show an error, for example if the report or the session has expired.
 */
function Paper({ id, title, shown }: PaperProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const [isThere, setThere] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['reports', 'preview', id, language],
    queryFn: async ({ signal }) => serviceIn(language).reports.get(id, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (isPending) return <Waiting />
  if (error) return <Failure error={error} again={() => void refetch()} />
  if (data.state === 'expired') return <Empty title={words.expired}>{words.expiredMore}</Empty>
  return (
    <>
      {isThere ? null : <Waiting />}
      <iframe
        className={styles.frame}
        title={title}
        src={shown}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => setThere(true)}
      />
    </>
  )
}

export default ReportPreview
