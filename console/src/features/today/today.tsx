import type { Bid } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { DAY, dateOf, momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useNow } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import { useTitle } from '../../lib/title.ts'
import { visitBefore } from '../../lib/visits.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { Closing } from '../../ui/status.tsx'
import { addressOf, queryOf, type SearchState } from '../search/address.ts'
import { News } from './news.tsx'
import { Sources, Usage } from './service-state.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

const SOON_MS = 3 * DAY
const LATELY_MS = 7 * DAY

function Today() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const [since] = useState(visitBefore)
  // Whole minutes, so that what is asked for stays the same while the page is open.
  const [opened] = useState(() => Date.now())
  useTitle(words.title)
  const clock = useNow()
  const now = new Date(opened).toISOString()
  const searches = {
    matched: { matched: 'true', postedFrom: new Date(since).toISOString() },
    closing: { matched: 'true', status: 'open', closeTo: new Date(opened + SOON_MS).toISOString(), sort: 'closeAt' },
    open: { matched: 'true', status: 'open', closeFrom: now },
    awarded: { matched: 'true', status: 'awarded', openFrom: dateOf(opened - LATELY_MS) },
  } satisfies Record<string, SearchState>
  return (
    <>
      <h1>{words.title}</h1>
      <section className={styles.figures} aria-label={words.figures}>
        <Figure
          name={words.matched}
          about={words.since(momentText(new Date(since).toISOString(), language))}
          search={searches.matched}
        />
        <Figure name={words.closing} about={words.within} search={searches.closing} />
        <Figure name={words.open} about={words.all} search={searches.open} />
        <Figure name={words.awarded} about={words.lately} search={searches.awarded} />
      </section>
      <NoKeywords />
      <div className={styles.columns}>
        <Found
          title={words.soon}
          none={words.noneSoon}
          search={searches.closing}
          about={({ closeAt }) => <Closing closeAt={closeAt} now={clock} />}
        />
        <Found
          title={words.awarded}
          none={words.noneAwarded}
          search={searches.awarded}
          about={({ openAt }) => (openAt === null ? null : words.opened(momentText(openAt, language)))}
        />
        <News />
        <Sources />
        <Usage />
      </div>
    </>
  )
}

export default Today

function useCount(search: SearchState) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['count', search, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.list({ ...queryOf(search), pageSize: 8 }, { signal }),
  })
}

/** A number that leads to its list. */
function Figure({ name, about, search }: { name: string; about: string; search: SearchState }) {
  const { language } = useLanguage()
  const count = useCount(search)
  return (
    <Link className={styles.figure} href={addressOf(search)}>
      <span className={styles.name}>{name}</span>
      <strong>{count.data ? numberText(count.data.total, language) : count.error ? '–' : '…'}</strong>
      <span className={styles.about}>{about}</span>
    </Link>
  )
}

interface FoundProps {
  title: string
  none: string
  search: SearchState
  about(bid: Bid): ReactNode
}

/** The first of those that a figure counts, by the same search. */
function Found({ title, none, search, about }: FoundProps) {
  const words = useWords(TODAY_WORDS)
  const found = useCount(search)
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {found.isPending ? <Waiting /> : null}
      {found.error ? <Failure error={found.error} again={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <p className={styles.soft}>{none}</p> : null}
      <ul className={styles.list}>
        {(found.data?.items ?? []).map((bid) => (
          <li key={bid.noticeNo}>
            <div>
              <Link href={`/notices/${encodeURIComponent(bid.noticeNo)}`}>{bid.title}</Link>
              <p className={styles.soft}>{bid.agency}</p>
            </div>
            <p className={styles.right}>{about(bid)}</p>
          </li>
        ))}
      </ul>
      {(found.data?.total ?? 0) > 0 ? <Link href={addressOf(search)}>{words.more}</Link> : null}
    </section>
  )
}

/** Without a keyword every number here is 0, and nothing says why. */
function NoKeywords() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['keywords', 'count', language],
    queryFn: async ({ signal }) => serviceIn(language).keywords.list({ pageSize: 1 }, { signal }),
  })
  if (asked.data?.total !== 0) return null
  return (
    <Empty title={words.noKeywords}>
      <p>{words.noKeywordsMore}</p>
      <Link className={buttonClass('main')} href="/search">
        {words.toSearch}
      </Link>
    </Empty>
  )
}
