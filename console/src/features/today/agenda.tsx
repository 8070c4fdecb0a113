import type { Pursuit } from '@gonggo/client'
import { Link } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { buttonClass } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import { NoticeAmount } from '../../ui/notice-amount.tsx'
import parts from '../../ui/parts.module.css'
import { PursuitState } from '../../ui/pursuit-state.tsx'
import { type AgendaLine, agendaOf } from './agenda.ts'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

/** The company's next steps: pursuits that close or open today and in the next days. */
export function AgendaSection({ pursuits, now }: { pursuits: readonly Pursuit[]; now: number }) {
  const words = useWords(TODAY_WORDS)
  const { today, week } = agendaOf(pursuits, now)
  const days = [
    { name: words.today, lines: today, none: words.noneToday },
    { name: words.week, lines: week, none: words.noneWeek },
  ]
  return (
    <section className={styles.section} aria-label={words.agenda}>
      <div className={styles.head}>
        <h2>{words.agenda}</h2>
        <Link href="/pipeline?view=calendar">{words.calendar}</Link>
      </div>
      {pursuits.length === 0 ? (
        <p className={styles.none}>
          {words.noPursuits}{' '}
          <Link className={buttonClass('quiet')} href="/search">
            {words.toSearch}
          </Link>
        </p>
      ) : null}
      {pursuits.length === 0 ? null : (
        <div className={styles.rows}>
          {days.map(({ name, lines, none }) => (
            <div key={name}>
              <h3 className={styles.day}>
                {name} <span className={styles.soft}>{lines.length}</span>
              </h3>
              {lines.length === 0 ? <p className={styles.none}>{none}</p> : null}
              <ul>
                {lines.map((line) => (
                  <Line key={line.pursuit.id} line={line} now={now} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function Line({ line: { pursuit, what, at }, now }: { line: AgendaLine<Pursuit>; now: number }) {
  const words = useWords(TODAY_WORDS)
  const { noticeNo, notice, state } = pursuit
  return (
    <li className={styles.row}>
      {/* An opening of this morning is of today, not over. */}
      <DDay closeAt={at} now={Math.min(now, Date.parse(at) - 1)} />
      <span className={styles.what} data-what={what}>
        {words[what]}
      </span>
      <NoticeLink noticeNo={noticeNo} title={notice?.title ?? noticeNo} about={notice?.agency ?? ''} />
      <span className={styles.amount}>{notice ? <NoticeAmount notice={notice} absent="–" /> : null}</span>
      <PursuitState state={state} />
    </li>
  )
}

/** A title on one line, with secondary text below it. */
export function NoticeLink({ noticeNo, title, about }: { noticeNo: string; title: string; about: string }) {
  return (
    <span className={`${styles.notice} ${parts.pair}`}>
      <Link href={`/notices/${encodeURIComponent(noticeNo)}`} title={title}>
        {title}
      </Link>
      <span className={styles.about}>{about}</span>
    </span>
  )
}
