import { ApiError, type BidDetail } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { noticeQuery } from '../../lib/notices.ts'
import { lastList } from '../../lib/places.ts'
import { useTitle } from '../../lib/title.ts'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { Attachments } from './attachments.tsx'
import { OurCompany } from './company.tsx'
import { PreSpecifications } from './documents.tsx'
import { NoticeEligibility } from './eligibility.tsx'
import { Facts } from './facts.tsx'
import { FloorPrice } from './floor-price.tsx'
import { Head } from './head.tsx'
import styles from './notice.module.css'
import { Quotations } from './quotations.tsx'
import { Awards, SimilarAwards } from './results.tsx'
import { Section } from './section.tsx'
import { SimilarNotices } from './similar.tsx'
import { Versions } from './versions.tsx'
import { NOTICE_WORDS } from './words.ts'

const Reference = lazily(async () => ({ default: (await import('../../ui/price-reference.tsx')).DrawnReference }))
const Competition = lazily(async () => ({ default: (await import('../../ui/competition.tsx')).NoticeCompetition }))

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
      {asked.error ? <Missing error={asked.error} again={() => void asked.refetch()} /> : null}
      {bid && !asked.error ? <Sheet bid={bid} /> : null}
    </>
  )
}

export default Notice

/** For withdrawn notices, shows when and why instead of an error. */
function Missing({ error, again }: { error: Error; again: () => void }) {
  const words = useWords(NOTICE_WORDS)
  if (!(error instanceof ApiError && error.code === 'notice_withdrawn')) return <Failure error={error} again={again} />
  return (
    <Empty title={words.withdrawn}>
      <p>{error.detail}</p>
    </Empty>
  )
}

function Sheet({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  return (
    <article className={styles.sheet}>
      <Head bid={bid} />
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Facts bid={bid} />
          <NoticeEligibility noticeNo={bid.noticeNo} />
          {bid.attachments.length > 0 ? <Quotations noticeNo={bid.noticeNo} /> : null}
        </div>
        <div className={styles.beside}>
          <OurCompany noticeNo={bid.noticeNo} />
          <Section title={words.floorPrice}>
            <FloorPrice key={bid.noticeNo} bid={bid} />
          </Section>
        </div>
        <div className={styles.rest}>
          <Awards noticeNo={bid.noticeNo} awards={bid.awards} />
          <Versions revisions={bid.revisions} currency={bid.currency} />
          <Attachments noticeNo={bid.noticeNo} attachments={bid.attachments} />
          <PreSpecifications all={bid.preSpecifications} currency={bid.currency} />
          <Section title={words.priceReference}>
            <Suspense fallback={<Waiting />}>
              <Reference noticeNo={bid.noticeNo} />
            </Suspense>
          </Section>
          <Section title={words.competition}>
            <Suspense fallback={<Waiting />}>
              <Competition noticeNo={bid.noticeNo} />
            </Suspense>
          </Section>
          <SimilarNotices noticeNo={bid.noticeNo} />
          <SimilarAwards awards={bid.similarAwards} />
        </div>
      </div>
    </article>
  )
}
