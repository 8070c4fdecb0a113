import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { usePursuitsOf } from '../../lib/pursuits.ts'
import { serviceIn } from '../../lib/service.ts'
import { DDay } from '../../ui/d-day.tsx'
import { NoticeAmount } from '../../ui/notice-amount.tsx'
import { PursuitStar } from '../../ui/pursuit-star.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { addressOf, queryOf, type SearchState } from '../search/address.ts'
import { NoticeLink } from './agenda.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

const MOST = 10

interface MatchesProps {
  title: string
  about: string
  none: string
  search: SearchState
  isKnown: boolean
  now: number
}

/** Notices matched by keywords: the first ones of the linked list. */
export function Matches({ title, about, none, search, isKnown, now }: MatchesProps) {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['count', search, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.list({ ...queryOf(search), pageSize: MOST }, { signal }),
    enabled: isKnown,
  })
  const bids = asked.data?.items ?? []
  const { of } = usePursuitsOf(bids.map(({ noticeNo }) => noticeNo))
  const total = asked.data?.total ?? 0
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>
          {title} {asked.data ? <span className={styles.count}>{numberText(total, language)}</span> : null}
        </h2>
        <p className={styles.soft}>{about}</p>
        {total > 0 ? <Link href={addressOf(search)}>{words.more}</Link> : null}
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && total === 0 ? <p className={styles.none}>{none}</p> : null}
      <ul className={styles.rows}>
        {bids.map((bid) => (
          <li key={bid.noticeNo} className={styles.row}>
            <DDay closeAt={bid.closeAt} now={now} />
            <PursuitStar noticeNo={bid.noticeNo} title={bid.title} pursuit={of(bid.noticeNo)} />
            <NoticeLink noticeNo={bid.noticeNo} title={bid.title} about={bid.agency} />
            <span className={styles.amount}>
              <NoticeAmount notice={bid} absent={absenceText(bid, 'baseAmount', language)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
