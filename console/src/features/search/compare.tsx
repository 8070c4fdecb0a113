import type { BidDetail } from '@gonggo/client'
import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button, Hidden } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { FIELD_NAMES, type FieldName, fieldText } from './fields.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

interface CompareProps {
  /** Numbers of the notices, at most four. */
  chosen: readonly string[]
  toggle(noticeNo: string): void
  clear(): void
}

/** Notices side by side; rows with differences are marked. */
export default function Compare({ chosen, toggle, clear }: CompareProps) {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const asked = useQueries({
    queries: chosen.map((noticeNo) => ({
      queryKey: ['notice', noticeNo, language],
      queryFn: async ({ signal }: { signal: AbortSignal }) => serviceIn(language).bids.get(noticeNo, {}, { signal }),
    })),
  })
  const failed = asked.find(({ error }) => error)
  const bids = asked.flatMap(({ data }) => data ?? [])
  return (
    <section className={styles.compare} aria-label={words.compare}>
      <div className={styles.bar}>
        <h2>{words.compare}</h2>
        {chosen.length < 2 ? <p>{words.compareMore}</p> : null}
        <Button onClick={clear}>{words.compareEnd}</Button>
      </div>
      {failed ? <Failure error={failed.error} again={() => void failed.refetch()} /> : null}
      {!failed && bids.length < chosen.length ? <Waiting /> : null}
      {bids.length > 0 ? <Side bids={bids} toggle={toggle} /> : null}
    </section>
  )
}

function Side({ bids, toggle }: { bids: readonly BidDetail[]; toggle(noticeNo: string): void }) {
  const words = useWords(SEARCH_WORDS)
  return (
    <div className={styles.sideways}>
      <table className={styles.side}>
        <thead>
          <tr>
            <td />
            {bids.map(({ noticeNo, title }) => (
              <th key={noticeNo} scope="col">
                <div className={styles.sideHead}>
                  <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{title}</Link>
                  <Button weight="quiet" onClick={() => toggle(noticeNo)} title={words.compareDrop(title)}>
                    <X size={16} aria-hidden />
                    <Hidden>{words.compareDrop(title)}</Hidden>
                  </Button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIELD_NAMES.map((name) => (
            <FieldRow key={name} name={name} bids={bids} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FieldRow({ name, bids }: { name: FieldName; bids: readonly BidDetail[] }) {
  const words = useWords(SEARCH_WORDS)
  const fields = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const texts = bids.map((bid) => (name === 'status' ? bid.status : fieldText(bid, name, language)))
  const isOther = new Set(texts).size > 1
  return (
    <tr data-differs={isOther}>
      <th scope="row">
        {fields[name]}
        {isOther ? <span className={styles.differs}>{words.differs}</span> : null}
      </th>
      {bids.map((bid, index) => (
        <td key={bid.noticeNo}>{name === 'status' ? <Status status={bid.status} /> : texts[index]}</td>
      ))}
    </tr>
  )
}
