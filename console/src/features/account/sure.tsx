import type { ReactNode } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { ACCOUNT_WORDS } from './words.ts'

interface SureProps {
  title: string
  /** What happens, and what is chosen about it. */
  children: ReactNode
  act: string
  work: { mutate(): void; isPending: boolean; error: Error | null }
  close(): void
}

/** Asked once more: what is done here cannot be taken back. */
function Sure({ title, children, act, work, close }: SureProps) {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <Dialog title={title} close={close}>
      {children}
      {work.error ? <Failure error={work.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button weight="main" disabled={work.isPending} onClick={() => work.mutate()}>
          {act}
        </Button>
      </div>
    </Dialog>
  )
}

export default Sure
