import type { Bid, Event, Pursuit } from '@gonggo/client'
import { Flag, X } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { momentText, moneyText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { piecesAt } from '../../lib/marks.ts'
import { EVENT_WORDS } from '../../lib/values.ts'
import { Button, Hidden } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import { PursuitStar } from '../../ui/pursuit-star.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { About, Reasons } from './about.tsx'
import styles from './inbox.module.css'
import { noticeOf, useEventTitle } from './row-title.ts'
import { type EventStateName, INBOX_WORDS, STATE_WORDS } from './words.ts'

interface RowProps {
  event: Event
  isSelected: boolean
  /** Whether the pane beside the list shows it. */
  isShown: boolean
  isOwn: boolean
  /** Whether the reader may mark events. */
  canMark: boolean
  /** `undefined` = not known yet. */
  pursuit: Pursuit | null | undefined
  now: number
  select(id: string, isSelected: boolean): void
  mark(event: Event, state: EventStateName): void
  open(event: Event, click: MouseEvent): void
}

/** Drawn anew only when it changes: its list may hold thousands. */
export const EventRow = memo(function EventRow(props: RowProps) {
  const { event, isSelected, isShown, isOwn, canMark, pursuit, now, select, mark, open } = props
  const words = useWords(INBOX_WORDS)
  const states = useWords(STATE_WORDS)
  const types = useWords(EVENT_WORDS)
  const { language } = useLanguage()
  const { id, type, state, timestamp } = event
  const title = useEventTitle()(event)
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
      <div className={styles.body}>
        <p className={styles.kind}>
          <strong>{wordIn(types, type)}</strong>
          {isOwn && state === 'new' ? (
            <span>{words.own}</span>
          ) : (
            <span className={state === 'new' ? styles.new : undefined}>{wordIn(states, state)}</span>
          )}
          {event.data.bid?.eligibility ? <Verdict verdict={event.data.bid.eligibility} /> : null}
          <time dateTime={timestamp}>{momentText(timestamp, language)}</time>
        </p>
        <Title event={event} title={title} open={open} />
        {event.data.bid ? <Terms bid={event.data.bid} now={now} /> : null}
        <About event={event} />
        <Reasons event={event} />
      </div>
      <Marks event={event} title={title} pursuit={pursuit} canMark={canMark} mark={mark} />
    </li>
  )
})

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
      href={`/notices/${encodeURIComponent(noticeNo)}`}
      onClick={(click) => open(event, click)}
    >
      {piecesAt(title, places).map(({ text, isHit, at }) => (isHit ? <mark key={at}>{text}</mark> : text))}
    </Link>
  )
}

/** What decides whether a notice is worth opening. */
function Terms({ bid, now }: { bid: Bid; now: number }) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const base = moneyText(bid.baseAmount, bid.currency, language) ?? absenceText(bid, 'baseAmount', language)
  const regions = bid.regions.join(', ') || absenceText(bid, 'regions', language)
  const industries = bid.industries.map(({ name }) => name).join(', ') || absenceText(bid, 'industries', language)
  return (
    <p className={styles.terms}>
      <DDay closeAt={bid.closeAt} now={now} />
      <span>{words.basePrice(base)}</span>
      <span>{words.regions(regions)}</span>
      <span>{words.industries(industries)}</span>
    </p>
  )
}
