import { ApiError } from '@gonggo/client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button, Hidden } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { useStateName } from '../../ui/pursuit-state.tsx'
import type { Moves } from './moves.ts'
import styles from './pipeline.module.css'
import type { TakingOut } from './taking-out.ts'
import { PIPELINE_WORDS } from './words.ts'

const detailOf = (error: unknown): string => (error instanceof ApiError ? error.detail : '')

/** The result of the last action, with undo, at the bottom of the window, where it does not move the list. */
export function MoveResult({ moves, taking }: { moves: Moves; taking: TakingOut }) {
  const words = useWords(PIPELINE_WORDS)
  const nameOf = useStateName()
  const { language } = useLanguage()
  const { leaving, failed } = taking
  const { result } = moves
  if (leaving !== null)
    return (
      <Line close={taking.commit}>
        <p>{words.leaving(leaving.notice?.title ?? leaving.noticeNo)}</p>
        <Button onClick={taking.undo}>{words.undo}</Button>
      </Line>
    )
  if (failed !== null)
    return (
      <Line close={taking.forget}>
        <p className={parts.fault}>
          {words.takeOutFailed(failed.pursuit.notice?.title ?? failed.pursuit.noticeNo)} {detailOf(failed.error)}
        </p>
        <Button onClick={() => taking.takeOut(failed.pursuit)}>{words.again}</Button>
      </Line>
    )
  if (result === null) return null
  const kept = result.before.length - result.failed.length
  return (
    <Line close={moves.forget}>
      {kept > 0 ? <p>{words.moved(numberText(kept, language), nameOf(result.patch.state ?? ''))}</p> : null}
      {result.failed.length > 0 ? (
        <>
          <p className={parts.fault}>
            {words.refused(numberText(result.failed.length, language))} {detailOf(result.error)}
          </p>
          <Button onClick={() => void moves.keep(result.failed, result.patch)}>{words.again}</Button>
        </>
      ) : (
        <Button onClick={() => void moves.undo(result)}>{words.undo}</Button>
      )}
    </Line>
  )
}

function Line({ close, children }: { close(): void; children: ReactNode }) {
  const words = useWords(PIPELINE_WORDS)
  return (
    <div className={styles.result} role="status">
      {children}
      <Button weight="quiet" onClick={close}>
        <X size={16} aria-hidden />
        <Hidden>{words.close}</Hidden>
      </Button>
    </div>
  )
}
