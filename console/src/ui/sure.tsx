import type { ReactNode } from 'react'
import { bilingual, useWords } from '../lib/language.tsx'
import { Button } from './controls.tsx'
import { Dialog } from './dialog.tsx'
import parts from './parts.module.css'
import { Failure } from './states.tsx'

const WORDS = bilingual({ cancel: '취소' }, { cancel: 'Cancel' })

interface SureProps {
  title: string
  /** The effects, and choices about them. */
  children: ReactNode
  act: string
  work: { mutate(): void; isPending: boolean; error: Error | null }
  close(): void
}

/** Asks for confirmation of an action that cannot be undone. */
export function Sure({ title, children, act, work, close }: SureProps) {
  const words = useWords(WORDS)
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
