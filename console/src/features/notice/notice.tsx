import type { BidDetail } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { noticeQuery } from '../../lib/notices.ts'
import { useNow } from '../../lib/now.ts'
import { lastList } from '../../lib/places.ts'
import { useTitle } from '../../lib/title.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { Closing, Status } from '../../ui/status.tsx'
import { OurCompany } from './company.tsx'
import { Attachments, PreSpecifications } from './documents.tsx'
import { Facts } from './facts.tsx'
import styles from './notice.module.css'
import { Awards, SimilarAwards } from './results.tsx'
import { Section } from './section.tsx'
import { Versions } from './versions.tsx'
import { NOTICE_WORDS } from './words.ts'

const Reference = lazily(async () => ({ default: (await import('../../ui/price-reference.tsx')).DrawnReference }))

function Notice({ noticeNo }: { noticeNo: string }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const asked = useQuery(noticeQuery(noticeNo, language))
  const bid = asked.data
  const back = lastList()
  useTitle(bid?.title ?? noticeNo)
  return (
    <>
      <Link className={styles.back} href={back.address}>
        <ArrowLeft size={15} aria-hidden /> {back.name === 'inbox' ? words.toInbox : words.back}
      </Link>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {bid && !asked.error ? <Sheet bid={bid} /> : null}
    </>
  )
}

export default Notice

function Sheet({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const now = useNow()
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{bid.title}</h1>
        <p className={styles.about}>
          <Status status={bid.status} />
          <span>{bid.agency}</span>
          <span>{bid.noticeNo}</span>
        </p>
        <div className={styles.decision}>
          <p>
            <Closing closeAt={bid.closeAt} now={now} />
          </p>
          <a className={buttonClass('main')} href={bid.detailUrl} rel="noreferrer" target="_blank">
            {words.portal} <ExternalLink size={15} aria-hidden />
          </a>
        </div>
      </header>
      <Facts bid={bid} />
      <OurCompany noticeNo={bid.noticeNo} />
      <Awards noticeNo={bid.noticeNo} awards={bid.awards} />
      <Versions revisions={bid.revisions} currency={bid.currency} />
      <Attachments attachments={bid.attachments} />
      <PreSpecifications all={bid.preSpecifications} currency={bid.currency} />
      <Section title={words.priceReference}>
        <Suspense fallback={<Waiting />}>
          <Reference noticeNo={bid.noticeNo} />
        </Suspense>
      </Section>
      <SimilarAwards awards={bid.similarAwards} />
    </article>
  )
}
