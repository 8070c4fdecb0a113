import type { Bid } from '@gonggo/client'
import { momentText, timeLeft } from '../lib/format.ts'
import { wordIn } from '../lib/known.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { NOTICE_STATUS_WORDS } from '../lib/values.ts'
import styles from './parts.module.css'

/** A word with a colour, never the colour alone. */
export function Status({ status }: { status: Bid['status'] }) {
  const words = useWords(NOTICE_STATUS_WORDS)
  return <span className={`${styles.status} ${styles[status] ?? ''}`}>{wordIn(words, status)}</span>
}

const CLOSING = bilingual({ unknown: '마감일시 미정', over: '마감됨' }, { unknown: 'No closing time', over: 'Closed' })

/** The remaining time and the closing time. */
export function Closing({ closeAt, now }: { closeAt: string | null; now: number }) {
  const { language } = useLanguage()
  const words = useWords(CLOSING)
  if (closeAt === null) return <span>{words.unknown}</span>
  const left = timeLeft(closeAt, now, language)
  return (
    <>
      <time dateTime={closeAt}>{momentText(closeAt, language)}</time>
      <br />
      <span className={left?.isSoon ? styles.soon : undefined}>{left?.text ?? words.over}</span>
    </>
  )
}
