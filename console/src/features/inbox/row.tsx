import type { Bid, Event } from '@gonggo/client'
import { Star, X } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { momentText, moneyText, rateText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { piecesAt } from '../../lib/marks.ts'
import { EVENT_WORDS } from '../../lib/values.ts'
import { Button, Hidden } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import { usePursuitChanges } from '../../ui/pursuit-changes.ts'
import { useVerdictChange, Verdict } from '../../ui/verdict.tsx'
import { useNoticeChanges } from '../notice/changes.ts'
import styles from './inbox.module.css'
import { reportIn } from './report.ts'
import { type EventStateName, INBOX_WORDS, STATE_WORDS } from './words.ts'

/** Of a field that a term stands in: the code of an agency, the name of one of the industries. */
const PART = /Code$|\[\d+\].*$/

interface RowProps {
  event: Event
  isSelected: boolean
  now: number
  select(id: string, isSelected: boolean): void
  mark(event: Event, state: EventStateName): void
  open(event: Event): void
}

/** Drawn anew only when it changes: its list may hold thousands. */
export const EventRow = memo(function EventRow({ event, isSelected, now, select, mark, open }: RowProps) {
  const words = useWords(INBOX_WORDS)
  const states = useWords(STATE_WORDS)
  const types = useWords(EVENT_WORDS)
  const { language } = useLanguage()
  const { id, type, state, timestamp } = event
  const report = reportIn(event.data.report)
  const title = report
    ? words.report(words[report.period], report.from, report.to, report.format)
    : titleOf(event, wordIn(types, type))
  return (
    <li className={styles.row} data-state={state} data-event={id}>
      <input
        type="checkbox"
        className={styles.check}
        checked={isSelected}
        aria-label={words.select(title)}
        onChange={({ target }) => select(id, target.checked)}
      />
      <div className={styles.body}>
        <p className={styles.kind}>
          <strong>{wordIn(types, type)}</strong>
          <span className={state === 'new' ? styles.new : undefined}>{wordIn(states, state)}</span>
          {event.data.bid?.eligibility ? <Verdict verdict={event.data.bid.eligibility} /> : null}
          <time dateTime={timestamp}>{momentText(timestamp, language)}</time>
        </p>
        <Title event={event} title={title} open={open} />
        {event.data.bid ? <Terms bid={event.data.bid} now={now} /> : null}
        <About event={event} />
        {event.type === 'pursuit.changed' ? <PursuitReasons event={event} /> : <Reasons event={event} />}
      </div>
      <div className={styles.marks}>
        <Button
          weight="quiet"
          aria-pressed={state === 'starred'}
          title={words.markStarred}
          onClick={() => mark(event, state === 'starred' ? 'seen' : 'starred')}
        >
          <Star size={16} aria-hidden fill={state === 'starred' ? 'currentColor' : 'none'} />
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
      </div>
    </li>
  )
})

/** The notice, or what else it is about. */
function titleOf({ data: { bid, pursuit, webhook } }: Event, type: string): string {
  if (bid) return bid.title
  const notice = pursuit?.notice
  if (notice && typeof notice === 'object' && 'title' in notice && typeof notice.title === 'string') return notice.title
  return typeof webhook?.url === 'string' ? webhook.url : type
}

function noticeOf({ data: { bid, pursuit } }: Event): string | null {
  if (bid) return bid.noticeNo
  return typeof pursuit?.noticeNo === 'string' ? pursuit.noticeNo : null
}

function Title({ event, title, open }: { event: Event; title: string; open(event: Event): void }) {
  const noticeNo = noticeOf(event)
  const places = (event.data.matches ?? []).flatMap(({ terms }) => terms.filter(({ field }) => field === 'title'))
  if (event.type === 'report.ready')
    return (
      <Link className={styles.title} data-row href="/reports" onClick={() => open(event)}>
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
      onClick={() => open(event)}
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

function About({ event: { data } }: { event: Event }) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const { bid, award } = data
  const facts = [
    bid?.agency,
    bid && moneyText(bid.estimatedPrice, bid.currency, language),
    bid?.noticeNo,
    data.correction ? words.correction : null,
    award && award.winners.length > 0 ? words.winner(award.winners.map(({ name }) => name).join(', ')) : null,
    award && moneyText(award.amount, award.currency, language),
    award && rateText(award.rate),
  ].filter((fact) => typeof fact === 'string')
  return facts.length === 0 ? null : <p className={styles.about}>{facts.join(' · ')}</p>
}

function PursuitReasons({ event: { data, reason } }: { event: Event }) {
  const words = useWords(INBOX_WORDS)
  const notice = data.pursuit?.notice
  const currency = notice && typeof notice === 'object' && 'currency' in notice ? String(notice.currency) : 'KRW'
  const told = usePursuitChanges(currency)
  const lines = [...(data.changes ?? []).map(told), ...(reason === null ? [] : [words.because(reason)])]
  return lines.map((line) => (
    <p key={line} className={styles.about}>
      {line}
    </p>
  ))
}

/** Why it was told: what changed, and which keyword matched where. */
function Reasons({ event }: { event: Event }) {
  const words = useWords(INBOX_WORDS)
  const { changes = [], matches = [], bid, eligibilityChange } = event.data
  const turned = useVerdictChange(eligibilityChange)
  const { fieldName, valueText } = useNoticeChanges(bid?.currency ?? 'KRW')
  const elsewhere = matches.flatMap(({ terms }) => terms.filter(({ field }) => field !== 'title'))
  const lines = [
    ...(turned === null ? [] : [turned]),
    ...changes.map(({ field, old, new: now }) =>
      words.change(fieldName(field), valueText(field, old), valueText(field, now)),
    ),
    ...(matches.length > 0 ? [words.by(matches.map(({ keyword }) => keyword || words.onlyFilter).join(', '))] : []),
    ...new Set(elsewhere.map(({ term, field }) => words.place(term, fieldName(field.replace(PART, ''))))),
    ...(event.reason === null ? [] : [words.because(event.reason)]),
  ]
  return lines.map((line) => (
    <p key={line} className={styles.about}>
      {line}
    </p>
  ))
}
