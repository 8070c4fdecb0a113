import type { Bid, BidDetail } from '@gonggo/client'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { momentText, moneyText, numberText, rateText, spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { useSourceName } from '../../lib/sources.ts'
import parts from '../../ui/parts.module.css'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS } from './words.ts'

export function Facts({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const sourceName = useSourceName()
  const absent = (field: keyof Bid) => absenceText(bid, field, language)
  const moment = (field: 'postedAt' | 'bidStartAt' | 'closeAt' | 'openAt') =>
    bid[field] === null ? absent(field) : momentText(bid[field], language)
  return (
    <Section title={words.facts}>
      {bid.regionCheckNeeded ? <p className={parts.warning}>{words.checkRegion}</p> : null}
      <dl className={styles.facts}>
        <Fact name={names.noticeNo}>{bid.noticeNo}</Fact>
        <Fact name={names.agency}>{bid.agency}</Fact>
        <Money
          name={names.estimatedPrice}
          value={bid.estimatedPrice}
          currency={bid.currency}
          absent={absent('estimatedPrice')}
        />
        <Money name={names.baseAmount} value={bid.baseAmount} currency={bid.currency} absent={absent('baseAmount')} />
        <Money name={names.budget} value={bid.budget} currency={bid.currency} absent={absent('budget')} />
        <Fact name={names.floorRate}>{rateText(bid.floorRate) ?? absent('floorRate')}</Fact>
        <Fact name={names.postedAt}>{moment('postedAt')}</Fact>
        <Fact name={names.bidStartAt}>{moment('bidStartAt')}</Fact>
        <Fact name={names.closeAt}>{moment('closeAt')}</Fact>
        <Fact name={names.openAt}>{moment('openAt')}</Fact>
        <Further bid={bid} />
        <Fact name={names.bsnsDiv}>{bid.bsnsDiv}</Fact>
        <Fact name={names.contractMethod}>{bid.contractMethod ?? absent('contractMethod')}</Fact>
        <Fact name={names.awardMethod}>{bid.awardMethod ?? absent('awardMethod')}</Fact>
        <Fact name={names.demandAgency}>{bid.demandAgency ?? absent('demandAgency')}</Fact>
        <Fact name={names.regions}>{bid.regions.join(', ') || absent('regions')}</Fact>
        <Fact name={names.industries}>
          {bid.industries.map(({ code, name }) => `${name} (${code})`).join(', ') || absent('industries')}
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

const FURTHER = [
  'qualificationCloseAt',
  'jointAgreementCloseAt',
  'siteBriefingAt',
  'siteBriefingPlace',
  'jointContracting',
  'bidBond',
] as const

/** Shows only fields with values, because few notices have all. */
function Further({ bid }: { bid: BidDetail }) {
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  return FURTHER.map((name) => {
    const value = bid[name]
    if (!value) return null
    return (
      <Fact key={name} name={names[name]}>
        {name.endsWith('At') ? momentText(value, language) : value}
      </Fact>
    )
  })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface MoneyProps {
  name: string
  value: number | null
  currency: string
  absent: string
}

function Money({ name, value, currency, absent }: MoneyProps) {
  const { language } = useLanguage()
  const spoken = spokenMoney(value, currency, language)
  return (
    <Fact name={name}>
      {moneyText(value, currency, language) ?? absent}
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
