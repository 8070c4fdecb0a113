import type { Event } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link } from 'wouter'
import { momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { noticeQuery } from '../../lib/notices.ts'
import { useSettled } from '../../lib/now.ts'
import { EVENT_WORDS } from '../../lib/values.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { NoticeEligibility } from '../notice/eligibility.tsx'
import { Facts } from '../notice/facts.tsx'
import { Deciding } from '../notice/head.tsx'
import { Pursue } from '../notice/pursue.tsx'
import { NOTICE_WORDS } from '../notice/words.ts'
import styles from './inbox.module.css'
import { pageOfEvent } from './pages.ts'
import { useReasons } from './reasons.ts'
import { noticeOf } from './subject.ts'
import { INBOX_WORDS } from './words.ts'

/** While a key is held, only the row where it stops is requested. */
const RESTING_MS = 150

/** The pane beside the list: the chosen event, and its notice as it is now. */
export default function Pane({ event, title }: { event: Event; title: string }) {
  const words = useWords(INBOX_WORDS)
  const reasons = useReasons(event)
  const noticeNo = noticeOf(event)
  const resting = useSettled(noticeNo, RESTING_MS)
  return (
    <aside className={styles.pane} aria-label={words.pane}>
      <h2 className={styles.paneTitle}>{title}</h2>
      <Happened event={event} />
      {noticeNo === null ? <Elsewhere type={event.type} /> : null}
      {noticeNo !== null && resting !== noticeNo ? <Waiting /> : null}
      {noticeNo !== null && resting === noticeNo ? <Notice noticeNo={noticeNo} /> : null}
      {reasons.length === 0 ? null : (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {noticeNo !== null && resting === noticeNo ? <More noticeNo={noticeNo} /> : null}
    </aside>
  )
}

/** The time of the event, for which rows have no room. */
function Happened({ event: { type, timestamp } }: { event: Event }) {
  const types = useWords(EVENT_WORDS)
  const { language } = useLanguage()
  return (
    <p className={styles.reasons}>
      <span>
        <strong className={styles.happened}>{wordIn(types, type)}</strong>
        <time dateTime={timestamp}>{momentText(timestamp, language)}</time>
      </span>
    </p>
  )
}

/** Events without a notice have their own page. */
function Elsewhere({ type }: { type: string }) {
  const words = useWords(INBOX_WORDS)
  const place = pageOfEvent(type)
  return place === null ? null : (
    <div className={styles.paneActs}>
      <Link className={buttonClass()} href={place.href}>
        {words[place.name]}
      </Link>
    </div>
  )
}

function useNotice(noticeNo: string) {
  const { language } = useLanguage()
  return useQuery(noticeQuery(noticeNo, language))
}

function Notice({ noticeNo }: { noticeNo: string }) {
  const words = useWords(INBOX_WORDS)
  const noticeWords = useWords(NOTICE_WORDS)
  const { data: bid, error, refetch } = useNotice(noticeNo)
  if (error) return <Failure error={error} again={() => void refetch()} />
  if (!bid) return <Waiting />
  return (
    <>
      <p className={styles.paneAbout}>
        <Status status={bid.status} />
        <span>{bid.agency}</span>
        <span>{bid.noticeNo}</span>
      </p>
      <Deciding bid={bid} />
      <div className={styles.paneActs}>
        <Pursue noticeNo={noticeNo} />
        <Link className={buttonClass()} href={`/notices/${encodeURIComponent(noticeNo)}`}>
          {words.whole}
        </Link>
        <a className={buttonClass('quiet')} href={bid.detailUrl} rel="noreferrer" target="_blank">
          {noticeWords.portal} <ExternalLink size={15} aria-hidden />
        </a>
      </div>
    </>
  )
}

/** Details of the notice below the event. */
function More({ noticeNo }: { noticeNo: string }) {
  const { data: bid } = useNotice(noticeNo)
  if (!bid) return null
  return (
    <>
      <NoticeEligibility noticeNo={noticeNo} />
      <Facts bid={bid} />
    </>
  )
}
