import type { BidDetail } from '@gonggo/client'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { momentText, moneyText, numberText, rateText, spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSourceName } from '../../lib/sources.ts'
import { NOTICE_FIELD_WORDS } from './field-words.ts'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS } from './words.ts'

export function Facts({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const sourceName = useSourceName()
  const moment = (at: string | null) => (at === null ? words.unknown : momentText(at, language))
  return (
    <Section title={words.facts}>
      {bid.regionCheckNeeded ? <p className={styles.warning}>{words.checkRegion}</p> : null}
      <dl className={styles.facts}>
        <Money name={names.estimatedPrice} value={bid.estimatedPrice} currency={bid.currency} />
        <Money name={names.baseAmount} value={bid.baseAmount} currency={bid.currency} />
        <Money name={names.budget} value={bid.budget} currency={bid.currency} />
        <Fact name={names.floorRate}>{rateText(bid.floorRate) ?? words.unknown}</Fact>
        <Fact name={names.postedAt}>{moment(bid.postedAt)}</Fact>
        <Fact name={names.bidStartAt}>{moment(bid.bidStartAt)}</Fact>
        <Fact name={names.closeAt}>{moment(bid.closeAt)}</Fact>
        <Fact name={names.openAt}>{moment(bid.openAt)}</Fact>
        <Fact name={names.bsnsDiv}>{bid.bsnsDiv}</Fact>
        <Fact name={names.contractMethod}>{bid.contractMethod ?? words.unknown}</Fact>
        <Fact name={names.awardMethod}>{bid.awardMethod ?? words.unknown}</Fact>
        <Fact name={names.demandAgency}>{bid.demandAgency ?? words.unknown}</Fact>
        <Fact name={names.regions}>{bid.regions.join(', ') || words.anywhere}</Fact>
        <Fact name={names.industries}>
          {bid.industries.map(({ code, name }) => `${name} (${code})`).join(', ') || words.anywhere}
        </Fact>
        <Fact name={names.revision}>{numberText(bid.revision, language)}</Fact>
        <Fact name={words.matchedKeywords}>{bid.matchedKeywords.join(', ') || words.none}</Fact>
        <Neighbour name={names.previousNoticeNo} noticeNo={bid.previousNoticeNo} />
        <Neighbour name={names.nextNoticeNo} noticeNo={bid.nextNoticeNo} />
        <Fact name={words.source}>
          {sourceName(bid.source)} · {words.fetchedAt(momentText(bid.fetchedAt, language))}
        </Fact>
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Money({ name, value, currency }: { name: string; value: number | null; currency: string }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const spoken = spokenMoney(value, currency, language)
  return (
    <Fact name={name}>
      {moneyText(value, currency, language) ?? words.unknown}
      {spoken === null ? null : <span className={styles.spoken}> {spoken}</span>}
    </Fact>
  )
}

function Neighbour({ name, noticeNo }: { name: string; noticeNo: string | null }) {
  if (noticeNo === null) return null
  return (
    <Fact name={name}>
      <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{noticeNo}</Link>
    </Fact>
  )
}
