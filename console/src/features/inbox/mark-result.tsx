import { X } from 'lucide-react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button, Hidden } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import styles from './inbox.module.css'
import type { useMarking } from './marking.ts'
import { INBOX_WORDS, STATE_WORDS } from './words.ts'

/** The result of the last marks, with undo, at the bottom of the window, where it does not move the list. */
export function MarkResult({ marking: { marked, undo, again, forget } }: { marking: ReturnType<typeof useMarking> }) {
  const words = useWords(INBOX_WORDS)
  const states = useWords(STATE_WORDS)
  const { language } = useLanguage()
  if (marked === null) return null
  const count = numberText(marked.marks.length, language)
  return (
    <div className={styles.result} role="status">
      <p>{marked.kind === 'kept' ? words.done(count, states[marked.state]) : words.failed(count)}</p>
      {marked.kind === 'kept' ? (
        <Button onClick={() => void undo(marked.marks)}>{words.undo}</Button>
      ) : (
        <Failure error={marked.error} again={() => void again(marked.marks)} />
      )}
      <Button weight="quiet" onClick={forget}>
        <X size={16} aria-hidden />
        <Hidden>{words.close}</Hidden>
      </Button>
    </div>
  )
}
