import type { Pursuit } from '@gonggo/client'
import { Link } from 'wouter'
import { seoulDate } from '../../lib/date-range.ts'
import { momentText, monthDayText, monthText, numberText, weekdayText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useNow } from '../../lib/now.ts'
import { useManyPursuits } from '../../lib/pursuits.ts'
import { buttonClass } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { PursuitState } from '../../ui/pursuit-state.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { narrowingOf, type PipelinePlace, pipelineAddress } from './address.ts'
import { PursuitLink, titleOf } from './card.tsx'
import { daysOf, type Entry, entriesOf, isMonth, type MonthDay, monthOf, rangeOf, stepMonth } from './month.ts'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

/** More than anyone reads in a month; the table shows all. */
const MOST_DATES = 500
const MOST_A_DAY = 4

interface CalendarProps {
  place: PipelinePlace
  hidden: string | null
  open(id: string): void
}

/** Closings, openings and reminders of a month. */
export function Calendar({ place, hidden, open }: CalendarProps) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const now = useNow()
  const month = monthOf(place.month, now)
  const today = seoulDate(now)
  const days = daysOf(month, today)
  const { from, to } = rangeOf(days)
  const { closeFrom: _from, closeTo: _to, ...narrowing } = narrowingOf(place)
  const closing = useManyPursuits(
    Object.assign({ sort: 'closeAt', closeFrom: from, closeTo: to }, narrowing),
    MOST_DATES,
  )
  const opening = useManyPursuits(Object.assign({ sort: 'closeAt', openFrom: from, openTo: to }, narrowing), MOST_DATES)
  const error = closing.error ?? opening.error
  const again = () => {
    void closing.refetch()
    void opening.refetch()
  }
  const pursuits = [...(closing.data?.items ?? []), ...(opening.data?.items ?? [])]
  const isMore = [closing.data, opening.data].some((page) => page && page.total > page.items.length)
  return (
    <section aria-label={words.month(monthText(month, language))}>
      <Months place={place} month={month} now={now} />
      {error ? <Failure error={error} again={again} /> : null}
      {!error && (closing.isPending || opening.isPending) ? <Waiting /> : null}
      {isMore ? <p className={parts.warning}>{words.tooMany(numberText(MOST_DATES, language))}</p> : null}
      {!error && closing.data && opening.data ? (
        <Month
          days={days}
          today={today}
          pursuits={[...new Map(pursuits.map((one) => [one.id, one])).values()].filter(({ id }) => id !== hidden)}
          open={open}
        />
      ) : null}
    </section>
  )
}

function Months({ place, month, now }: { place: PipelinePlace; month: string; now: number }) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const to = (other: string) => pipelineAddress({ ...place, month: other })
  return (
    <div className={styles.months}>
      {place.month && !isMonth(place.month) ? (
        <p className={parts.fault} role="alert">
          {words.noMonth(place.month)}
        </p>
      ) : null}
      <Link className={buttonClass()} href={to(stepMonth(month, -1))} rel="prev">
        {words.previousMonth}
      </Link>
      <h2>{monthText(month, language)}</h2>
      <Link className={buttonClass()} href={to(stepMonth(month, 1))} rel="next">
        {words.nextMonth}
      </Link>
      {month === monthOf(undefined, now) ? null : (
        <Link className={buttonClass('quiet')} href={to('')}>
          {words.today}
        </Link>
      )}
    </div>
  )
}

interface MonthProps {
  days: readonly MonthDay[]
  today: string
  pursuits: readonly Pursuit[]
  open(id: string): void
}

function Month({ days, today, pursuits, open }: MonthProps) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const entries = entriesOf(pursuits)
  return (
    <>
      {days.some(({ date }) => entries.has(date)) ? null : <Empty title={words.quiet} />}
      <div className={styles.weekdays} aria-hidden>
        {days.slice(0, 7).map(({ date }) => (
          <span key={date}>{weekdayText(date, language)}</span>
        ))}
      </div>
      <ol className={styles.month}>
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            isToday={day.date === today}
            entries={entries.get(day.date) ?? []}
            open={open}
          />
        ))}
      </ol>
    </>
  )
}

interface DayProps {
  day: MonthDay
  isToday: boolean
  entries: readonly Entry<Pursuit>[]
  open(id: string): void
}

function Day({ day: { date, isOther }, isToday, entries, open }: DayProps) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const [first, rest] = [entries.slice(0, MOST_A_DAY), entries.slice(MOST_A_DAY)]
  const list = (some: readonly Entry<Pursuit>[]) => (
    <ul>
      {some.map((entry) => (
        <Happening key={`${entry.kind} ${entry.at} ${entry.pursuit.id}`} entry={entry} open={open} />
      ))}
    </ul>
  )
  return (
    <li className={styles.day} data-empty={entries.length === 0} aria-current={isToday ? 'date' : undefined}>
      <time className={styles.date} dateTime={date}>
        {isOther ? monthDayText(date, language) : Number(date.slice(8))}{' '}
        <span className={styles.weekday}>{weekdayText(date, language)}</span>
        {isToday ? <span className={styles.today}>{words.today}</span> : null}
      </time>
      {list(first)}
      {rest.length === 0 ? null : (
        <details>
          <summary>{words.moreOn(numberText(rest.length, language))}</summary>
          {list(rest)}
        </details>
      )}
    </li>
  )
}

function Happening({ entry: { kind, at, pursuit }, open }: { entry: Entry<Pursuit>; open(id: string): void }) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const names = { close: words.closeOn, open: words.openOn, remind: words.remindOn }
  return (
    <li className={styles.happening}>
      <span className={styles.kind} data-kind={kind}>
        {names[kind]}
      </span>{' '}
      <time dateTime={new Date(at).toISOString()}>{momentText(new Date(at).toISOString(), language).slice(-5)}</time>{' '}
      <PursuitState state={pursuit.state} />
      <PursuitLink id={pursuit.id} title={titleOf(pursuit, words.gone)} open={open} />
    </li>
  )
}
