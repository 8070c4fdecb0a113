import type { Bid, Event, Pursuit } from '@gonggo/client'
import { Flag, X } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { moneyText, nearText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { shownAmount } from '../../lib/leading-amount.ts'
import { piecesAt } from '../../lib/marks.ts'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { EVENT_WORDS } from '../../lib/values.ts'
import { Button, Hidden } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import { PursuitStar } from '../../ui/pursuit-star.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import styles from './inbox.module.css'
import { companiesIn, useReasons } from './reasons.ts'
import { useEventTitle } from './row-title.ts'
import { closeAtOf, noticeOf } from './subject.ts'
import { type EventStateName, INBOX_WORDS, STATE_WORDS } from './words.ts'

interface RowProps {
  event: Event
  isSelected: boolean
  /** Whether the pane beside the list shows it. */
  isShown: boolean
  isOwn: boolean
  /** Whether the user may mark events. */
  canMark: boolean
  /** `undefined` = not loaded yet. */
  pursuit: Pursuit | null | undefined
  now: number
  select(id: string, isSelected: boolean): void
  mark(event: Event, state: EventStateName): void
  open(event: Event, click: MouseEvent): void
}

/** Memoized, because the list may have thousands of rows. */
export const EventRow = memo(function EventRow(props: RowProps) {
  const { event, isSelected, isShown, isOwn, canMark, pursuit, now, select, mark, open } = props
  const words = useWords(INBOX_WORDS)
  const { id, state, data } = event
  const title = useEventTitle()(event)
  const closeAt = closeAtOf(data)
  return (
    <li className={styles.row} data-state={state} data-event={id} aria-current={isShown || undefined}>
      {canMark ? (
        <input
          type="checkbox"
          className={styles.check}
          checked={isSelected}
          aria-label={words.select(title)}
          onChange={({ target }) => select(id, target.checked)}
        />
      ) : (
        <span />
      )}
      <div className={styles.deadline}>{closeAt === undefined ? null : <DDay closeAt={closeAt} now={now} />}</div>
      <div className={styles.body}>
        <Title event={event} title={title} open={open} />
        <p className={styles.line}>
          <Kind event={event} isOwn={isOwn} />
          {data.bid ? <Terms bid={data.bid} /> : null}
          <Why event={event} now={now} />
        </p>
      </div>
      <Marks event={event} title={title} pursuit={pursuit} canMark={canMark} mark={mark} />
    </li>
  )
})

/** The type of the event, and whether it is new. */
function Kind({ event: { type, state }, isOwn }: Pick<RowProps, 'event' | 'isOwn'>) {
  const words = useWords(INBOX_WORDS)
  const states = useWords(STATE_WORDS)
  const types = useWords(EVENT_WORDS)
  return (
    <>
      <strong>{wordIn(types, type)}</strong>
      {isOwn && state === 'new' ? (
        <span>{words.own}</span>
      ) : (
        <span className={state === 'new' ? styles.new : undefined}>{wordIn(states, state)}</span>
      )}
    </>
  )
}

/** Eligibility, reason and time of the event. */
function Why({ event, now }: Pick<RowProps, 'event' | 'now'>) {
  const { language } = useLanguage()
  const reasons = useReasons(event)
  const { timestamp, data } = event
  const { matches = [] } = data
  // If all keywords are for further companies, only their verdicts matter.
  const isOfAccount = matches.length === 0 || matches.some(({ company }) => !company)
  return (
    <>
      {isOfAccount && data.bid?.eligibility ? <Verdict verdict={data.bid.eligibility} /> : null}
      {companiesIn(matches).map(({ profileId, name, verdict }) => (
        <span key={profileId}>
          {name} <Verdict verdict={verdict} />
        </span>
      ))}
      {reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
      {data.bid ? <span>{data.bid.agency}</span> : null}
      <time dateTime={timestamp}>{nearText(timestamp, now, language)}</time>
    </>
  )
}

type MarksProps = Pick<RowProps, 'event' | 'pursuit' | 'canMark' | 'mark'> & { title: string }

function Marks({ event, title, pursuit, canMark, mark }: MarksProps) {
  const noticeNo = noticeOf(event)
  return (
    <div className={styles.marks}>
      {noticeNo === null ? null : <PursuitStar noticeNo={noticeNo} title={title} pursuit={pursuit} />}
      {canMark ? <StateMarks event={event} mark={mark} /> : null}
    </div>
  )
}

function StateMarks({ event, mark }: Pick<RowProps, 'event' | 'mark'>) {
  const words = useWords(INBOX_WORDS)
  const { state } = event
  return (
    <>
      <Button
        weight="quiet"
        aria-pressed={state === 'starred'}
        title={words.markStarred}
        onClick={() => mark(event, state === 'starred' ? 'seen' : 'starred')}
      >
        <Flag size={16} aria-hidden fill={state === 'starred' ? 'currentColor' : 'none'} />
        <Hidden>{words.markStarred}</Hidden>
      </Button>
      {state === 'dismissed' ? (
        <Button weight="quiet" onClick={() => mark(event, 'new')}>
          {words.markNew}
        </Button>
      ) : (
        <Button weight="quiet" title={words.markDismissed} onClick={() => mark(event, 'dismissed')}>
          <X size={16} aria-hidden />
          <Hidden>{words.markDismissed}</Hidden>
        </Button>
      )}
    </>
  )
}

function Title({ event, title, open }: Pick<RowProps, 'event' | 'open'> & { title: string }) {
  const noticeNo = noticeOf(event)
  const places = (event.data.matches ?? []).flatMap(({ terms }) => terms.filter(({ field }) => field === 'title'))
  if (event.type === 'report.ready')
    return (
      <Link className={styles.title} data-row href="/reports" onClick={(click) => open(event, click)}>
        {title}
      </Link>
    )
  if (noticeNo === null)
    return (
      <span className={styles.title} data-row tabIndex={-1}>
        {title}
      </span>
    )
  return (
    <Link
      className={styles.title}
      data-row
      title={title}
      href={`/notices/${encodeURIComponent(noticeNo)}`}
      onClick={(click) => open(event, click)}
    >
      {piecesAt(title, places).map(({ text, isHit, at }) => (isHit ? <mark key={at}>{text}</mark> : text))}
    </Link>
  )
}

/** The facts that decide whether to open a notice, besides its deadline. */
function Terms({ bid }: { bid: Bid }) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const names = useWords(NOTICE_FIELD_WORDS)
  const { of, amount } = shownAmount(bid)
  const regions = bid.regions.join(', ') || absenceText(bid, 'regions', language)
  const industries = bid.industries.map(({ name }) => name).join(', ') || absenceText(bid, 'industries', language)
  return (
    <>
      <span>
        {names[of]} {moneyText(amount, bid.currency, language) ?? absenceText(bid, of, language)}
      </span>
      <span>{words.regions(regions)}</span>
      <span>{words.industries(industries)}</span>
    </>
  )
}
