import type { Bid, Pursuit } from '@gonggo/client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { nearText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { noticeQuery } from '../../lib/notices.ts'
import { serviceIn } from '../../lib/service.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import { useNoticeChanges } from '../notice/changes.ts'
import { changedOf } from './agenda.ts'
import { NoticeLink } from './agenda.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

/** The maximum number in one request. */
const MOST_REQUESTED = 500
const MOST_SHOWN = 8

/** Changes of pursued notices, whether keywords match them or not. */
export function News({ pursuits, now }: { pursuits: readonly Pursuit[]; now: number }) {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const noticeNos = pursuits.map(({ noticeNo }) => noticeNo).slice(0, MOST_REQUESTED)
  const asked = useQuery({
    queryKey: ['pursued-notices', noticeNos, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.lookUp({ noticeNos }, { signal }),
    enabled: noticeNos.length > 0,
  })
  const bids = (asked.data?.items ?? []).flatMap(({ bid }) => bid ?? [])
  const changed = changedOf(bids, pursuits, now).slice(0, MOST_SHOWN)
  return (
    <section className={styles.section} aria-label={words.news}>
      <div className={styles.head}>
        <h2>{words.news}</h2>
      </div>
      {asked.isLoading ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {!asked.isLoading && !asked.error && changed.length === 0 ? <p className={styles.none}>{words.noNews}</p> : null}
      {changed.length > 0 ? <Changed bids={changed} now={now} /> : null}
    </section>
  )
}

function Changed({ bids, now }: { bids: readonly Bid[]; now: number }) {
  const { language } = useLanguage()
  const details = useQueries({ queries: bids.map(({ noticeNo }) => noticeQuery(noticeNo, language)) })
  return (
    <ul>
      {bids.map((bid, index) => (
        <ChangedNotice
          key={bid.noticeNo}
          bid={bid}
          now={now}
          changes={details[index]?.data?.revisions.find(({ version }) => version === bid.version)?.changes ?? []}
        />
      ))}
    </ul>
  )
}

interface ChangedProps {
  bid: Bid
  now: number
  changes: readonly { field: string; old?: unknown; new?: unknown }[]
}

function ChangedNotice({ bid, now, changes }: ChangedProps) {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const { fieldName, valueText } = useNoticeChanges(bid.currency)
  const isCancelled = bid.kind === 'cancelled' || bid.status === 'cancelled'
  return (
    <li className={styles.change}>
      <span className={styles.what} data-what={isCancelled ? 'cancelled' : 'changed'}>
        {isCancelled ? words.cancelled : words.changed}
      </span>
      <div>
        <NoticeLink noticeNo={bid.noticeNo} title={bid.title} about={bid.agency} />
        {changes.map(({ field, old, new: next }) => (
          <p key={field} className={styles.soft}>
            {fieldName(field)}: {valueText(field, old)} → <strong>{valueText(field, next)}</strong>
          </p>
        ))}
      </div>
      <time className={styles.soft} dateTime={bid.updatedAt}>
        {nearText(bid.updatedAt, now, language)}
      </time>
    </li>
  )
}
