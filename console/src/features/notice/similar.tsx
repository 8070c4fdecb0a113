import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { dayText, moneyText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { percentText } from '../../lib/percent.ts'
import { serviceIn } from '../../lib/service.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { useSeen } from './seen.ts'
import { NOTICE_WORDS } from './words.ts'

const SHOWN = 5

/** Requested when scrolled into view, because most visits end above it. */
export function SimilarNotices({ noticeNo }: { noticeNo: string }) {
  const words = useWords(NOTICE_WORDS)
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  return (
    <Section title={words.similarNotices}>
      <div ref={ref}>{isSeen ? <SimilarTable noticeNo={noticeNo} /> : null}</div>
    </Section>
  )
}

function SimilarTable({ noticeNo }: { noticeNo: string }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['similar', noticeNo, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.listSimilar(noticeNo, { limit: SHOWN }, { signal }),
  })
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const { items } = asked.data
  if (items.length === 0) return <p className={styles.soft}>{words.noSimilarNotices}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col" className={styles.number}>
            {words.price}
          </th>
          <th scope="col">{words.closes}</th>
          <th scope="col" className={styles.number}>
            {words.similarity}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ bid, similarity, synonyms, sameAgency }) => (
          <tr key={bid.noticeNo}>
            <td>
              <Link href={`/notices/${encodeURIComponent(bid.noticeNo)}`}>{bid.title}</Link>
              <span className={styles.spoken}>
                {[
                  bid.agency,
                  sameAgency ? words.sameAgency : null,
                  ...synonyms.map(({ here, there }) => words.sameWord(here, there)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td data-label={words.price} className={styles.number}>
              {moneyText(bid.baseAmount ?? bid.estimatedPrice, bid.currency, language) ?? '–'}
            </td>
            <td data-label={words.closes}>{bid.closeAt === null ? '–' : dayText(bid.closeAt, language)}</td>
            <td data-label={words.similarity} className={styles.number}>
              {percentText(`${similarity}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
