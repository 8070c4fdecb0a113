import { useState } from 'react'
import { seoulDate } from '../../lib/date-range.ts'
import { DAY, dayText, momentText, weekdayText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useNow } from '../../lib/now.ts'
import { useManyPursuits, usePursuitRights } from '../../lib/pursuits.ts'
import { useTitle } from '../../lib/title.ts'
import { visitBefore } from '../../lib/visits.ts'
import { Gaps } from '../../ui/gaps.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { useDefaults } from '../search/defaults.ts'
import { AgendaSection } from './agenda.tsx'
import { Guide } from './guide.tsx'
import { Matches } from './matches.tsx'
import { News } from './news.tsx'
import { Outcomes } from './outcomes.tsx'
import { Sources } from './sources.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

const SOON_MS = 3 * DAY
/** More than a company works on at once. */
const MOST_PURSUITS = 500
const MOST_RESULTS = 100

function Today() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const [since] = useState(visitBefore)
  // Fixed, so that the query stays the same while the page is open.
  const [opened] = useState(() => Date.now())
  useTitle(words.title)
  const now = useNow()
  const sinceAt = new Date(since).toISOString()
  const fresh = useDefaults({ matched: 'true', status: 'open', postedFrom: sinceAt })
  const soon = useDefaults({
    matched: 'true',
    status: 'open',
    closeTo: new Date(opened + SOON_MS).toISOString(),
    sort: 'closeAt',
  })
  return (
    <>
      <h1>
        {words.title} <span className={styles.date}>{dayName(opened, language)}</span>
      </h1>
      <Gaps />
      <Guide />
      <div className={styles.columns}>
        <Work now={now} />
        <div className={styles.column}>
          <Matches
            title={words.matched}
            about={words.since(momentText(sinceAt, language))}
            none={words.noneMatched}
            search={fresh.narrowed}
            isKnown={fresh.isKnown}
            now={now}
          />
          <Matches
            title={words.soon}
            about={words.within}
            none={words.noneSoon}
            search={soon.narrowed}
            isKnown={soon.isKnown}
            now={now}
          />
          <Sources />
        </div>
      </div>
    </>
  )
}

export default Today

const dayName = (at: number, language: 'ko' | 'en'): string => {
  const date = seoulDate(at)
  return `${dayText(new Date(at).toISOString(), language)} (${weekdayText(date, language)})`
}

/** The company's own pursuits, from two requests. */
function Work({ now }: { now: number }) {
  const { canRead } = usePursuitRights()
  const going = useManyPursuits({ state: ['watching', 'preparing', 'bid'], sort: 'closeAt' }, MOST_PURSUITS, canRead)
  const decided = useManyPursuits({ state: ['won', 'lost'], sort: '-updatedAt' }, MOST_RESULTS, canRead)
  if (!canRead) return null
  const error = going.error ?? decided.error
  const again = () => {
    void going.refetch()
    void decided.refetch()
  }
  return (
    <div className={styles.column}>
      {error ? <Failure error={error} again={again} /> : null}
      {!error && (going.isPending || decided.isPending) ? <Waiting /> : null}
      {going.data ? <AgendaSection pursuits={going.data.items} now={now} /> : null}
      {going.data ? <News pursuits={going.data.items} now={now} /> : null}
      {decided.data ? <Outcomes pursuits={decided.data.items} now={now} /> : null}
    </div>
  )
}
