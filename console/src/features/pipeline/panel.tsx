import type { Pursuit } from '@gonggo/client'
import { ExternalLink } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { useNow } from '../../lib/now.ts'
import { usePursuit, usePursuitRights } from '../../lib/pursuits.ts'
import { Button, buttonClass } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import sheetStyles from '../../ui/pursuit.module.css'
import { PursuitNotes } from '../../ui/pursuit-notes.tsx'
import { PursuitOutcome } from '../../ui/pursuit-result.tsx'
import { PursuitSheet } from '../../ui/pursuit-sheet.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import { Closing, Status } from '../../ui/status.tsx'
import { titleOf } from './card.tsx'
import { History } from './history.tsx'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

interface PanelProps {
  id: string
  close(): void
  takeOut(pursuit: Pursuit): void
}

/** One pursuit, opened beside the list. */
function Panel({ id, close, takeOut }: PanelProps) {
  const words = useWords(PIPELINE_WORDS)
  const asked = usePursuit(id)
  const pursuit = asked.data
  return (
    <Dialog title={pursuit ? titleOf(pursuit, words.gone) : words.title} close={close}>
      {asked.isPending ? <Waiting /> : null}
      {asked.error && !pursuit ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {/* What is being written stays, also while the service cannot be asked anew. */}
      {pursuit ? <Opened pursuit={pursuit} takeOut={takeOut} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{words.close}</Button>
      </div>
    </Dialog>
  )
}

export default Panel

function Opened({ pursuit, takeOut }: { pursuit: Pursuit; takeOut(pursuit: Pursuit): void }) {
  const words = useWords(PIPELINE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const { canWrite } = usePursuitRights()
  const now = useNow()
  const { notice, noticeNo } = pursuit
  return (
    <>
      <div className={styles.noticeLine}>
        {notice ? <Status status={notice.status} /> : null}
        <span>{notice?.agency}</span>
        <span>{noticeNo}</span>
        {notice ? (
          <span>
            <Closing closeAt={notice.closeAt} now={now} />
          </span>
        ) : null}
      </div>
      <div className={styles.starts}>
        <Link className={buttonClass()} href={`/notices/${encodeURIComponent(noticeNo)}`}>
          {words.toNotice} <ExternalLink size={15} aria-hidden />
        </Link>
        {canWrite ? <Button onClick={() => takeOut(pursuit)}>{words.takeOut}</Button> : null}
      </div>
      <PursuitSheet pursuit={pursuit} />
      <h3 className={sheetStyles.heading}>{sheet.result}</h3>
      <PursuitOutcome pursuit={pursuit} />
      <h3 className={sheetStyles.heading}>{sheet.notes}</h3>
      <PursuitNotes id={pursuit.id} />
      <h3 className={sheetStyles.heading}>{words.history}</h3>
      <History id={pursuit.id} currency={notice?.currency ?? 'KRW'} />
    </>
  )
}
