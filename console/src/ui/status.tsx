import { momentText, timeLeft } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import styles from './parts.module.css'

export const STATUSES = ['open', 'closed', 'opened', 'awarded', 'failed', 'cancelled'] as const
type NoticeStatus = (typeof STATUSES)[number]
const isStatus = (text: string): text is NoticeStatus => STATUSES.some((status) => status === text)

export const STATUS_WORDS = bilingual(
  { open: '입찰 중', closed: '마감', opened: '개찰', awarded: '낙찰', failed: '유찰', cancelled: '취소' },
  { open: 'Open', closed: 'Closed', opened: 'Opened', awarded: 'Awarded', failed: 'Failed', cancelled: 'Cancelled' },
)

/** A word, and a colour beside it: never the colour alone. */
export function Status({ status }: { status: string }) {
  const words = useWords(STATUS_WORDS)
  if (!isStatus(status)) return <span className={styles.status}>{status}</span>
  return <span className={`${styles.status} ${styles[status]}`}>{words[status]}</span>
}

const CLOSING = bilingual({ unknown: '마감일시 미정', over: '마감됨' }, { unknown: 'No closing time', over: 'Closed' })

/** How long there is still, and when it ends. */
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
