import type { BidDetail } from '@gonggo/client'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { absenceText } from '../../lib/absent.ts'
import { useEligibility } from '../../lib/company.ts'
import { dDayText } from '../../lib/d-day.ts'
import { momentText, moneyText, rateText, spokenMoney, timeLeft } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { shownAmount } from '../../lib/leading-amount.ts'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { useNow } from '../../lib/now.ts'
import { buttonClass } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Status } from '../../ui/status.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { ELIGIBILITY_PLACE } from './eligibility.tsx'
import { ELIGIBILITY_WORDS } from './eligibility-words.ts'
import styles from './notice.module.css'
import { Pursue } from './pursue.tsx'
import { NOTICE_WORDS } from './words.ts'

/** The title, and a bar with the deciding facts that stays visible. */
export function Head({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const title = useRef<HTMLHeadingElement>(null)
  const isPast = useIsPast(title)
  return (
    <>
      <h1 ref={title}>{bid.title}</h1>
      <div className={styles.bar}>
        {/* The heading says it too. */}
        {isPast ? (
          <p className={styles.again} aria-hidden>
            {bid.title}
          </p>
        ) : (
          <p className={styles.about}>
            <Status status={bid.status} />
            <span>{bid.agency}</span>
            <span>{bid.noticeNo}</span>
          </p>
        )}
        <Deciding bid={bid} />
        <div className={styles.acts}>
          <Pursue noticeNo={bid.noticeNo} hasKey />
          <a
            className={`${buttonClass()} ${styles.portal}`}
            href={bid.detailUrl}
            rel="noreferrer"
            target="_blank"
            aria-label={words.portal}
          >
            <span>{words.portal}</span> <ExternalLink size={15} aria-hidden />
          </a>
        </div>
      </div>
    </>
  )
}

/** Also shown beside the list of the inbox. */
export function Deciding({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const now = useNow()
  const { closeAt, qualificationCloseAt, currency, floorRate, regions, industries } = bid
  const { of, amount } = shownAmount(bid)
  const isSoon = closeAt !== null && timeLeft(closeAt, now, language)?.isSoon === true
  return (
    <dl className={styles.deciding}>
      <Key name={names.closeAt}>
        <strong className={isSoon ? parts.warning : undefined}>{dDayText(closeAt, now, language)}</strong>
        {closeAt === null ? null : <span className={styles.minor}> {momentText(closeAt, language)}</span>}
      </Key>
      {qualificationCloseAt ? (
        <Key name={names.qualificationCloseAt} isMinor>
          {dDayText(qualificationCloseAt, now, language)}
          <span className={styles.minor}> {momentText(qualificationCloseAt, language)}</span>
        </Key>
      ) : null}
      <Key name={names[of]}>
        {moneyText(amount, currency, language) ?? absenceText(bid, of, language)}
        <span className={styles.minor}> {spokenMoney(amount, currency, language)}</span>
      </Key>
      <Key name={names.floorRate} isMinor>
        {rateText(floorRate) ?? absenceText(bid, 'floorRate', language)}
      </Key>
      <Key name={words.region} isMinor>
        <Some all={regions} absent={absenceText(bid, 'regions', language)} />
      </Key>
      <Key name={words.licence} isMinor>
        <Some all={industries.map(({ name }) => name)} absent={absenceText(bid, 'industries', language)} />
      </Key>
      <EligibilityKey noticeNo={bid.noticeNo} />
    </dl>
  )
}

function Key({ name, isMinor = false, children }: { name: string; isMinor?: boolean; children: ReactNode }) {
  return (
    <div data-minor={isMinor}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The first value and the number of others; the facts section shows all. */
function Some({ all, absent }: { all: readonly string[]; absent: string }) {
  const words = useWords(NOTICE_WORDS)
  const [first] = all
  if (first === undefined) return absent
  return all.length === 1 ? first : words.andMore(first, all.length - 1)
}

/** Empty without a profile; the section below explains how to create one. */
function EligibilityKey({ noticeNo }: { noticeNo: string }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const { eligibility } = useEligibility(noticeNo)
  if (!eligibility) return null
  return (
    <Key name={words.title}>
      <a href={`#${ELIGIBILITY_PLACE}`}>
        <Verdict verdict={eligibility.verdict} />
      </a>
    </Key>
  )
}

/** Whether an element was scrolled out of the top of the window. */
function useIsPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isPast
}
