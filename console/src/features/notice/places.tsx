import type { BidDetail, Bidder } from '@gonggo/client'
import { Link } from 'wouter'
import { businessNoText } from '../../lib/business-no.ts'
import { moneyText, numberText, rateText } from '../../lib/format.ts'
import { type Language, useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { BIDDER_WORDS } from './bidder-words.ts'
import styles from './notice.module.css'

type Award = BidDetail['awards'][number]

interface PlaceTableProps {
  bidders: readonly Bidder[]
  award: Award
  /** The business number of the own company. */
  own: string | null
}

/**
 * In the order of the response: by rank, excluded bidders last with the reason. Differences are relative to the award,
 * if there is only one winner.
 */
export function PlaceTable({ bidders, award, own }: PlaceTableProps) {
  const words = useWords(BIDDER_WORDS)
  const winning = award.state === 'awarded' && award.winners.length === 1 ? award.amount : null
  return (
    <table className={`${styles.table} ${styles.placeTable}`}>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.firm}</th>
          {[words.amount, words.rate, ...(winning === null ? [] : [words.difference])].map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {bidders.map((bidder) => (
          <Place
            key={`${bidder.rank} ${bidder.businessNo} ${bidder.name} ${bidder.amount}`}
            bidder={bidder}
            currency={award.currency}
            winning={winning}
            isOwn={own !== null && plain(bidder.businessNo) === plain(own)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PlaceProps {
  bidder: Bidder
  currency: string
  winning: number | null
  isOwn: boolean
}

function Place({ bidder, currency, winning, isOwn }: PlaceProps) {
  const words = useWords(BIDDER_WORDS)
  const { language } = useLanguage()
  const { rank, businessNo, amount, rate, won, reason } = bidder
  const about = [isOwn ? words.own : null, businessNoText(businessNo)].filter((part) => part !== null)
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <td>{rank === null ? '–' : numberText(rank, language)}</td>
      <td>
        <Firm bidder={bidder} />
        {about.length > 0 ? <span className={styles.spoken}>{about.join(' · ')}</span> : null}
      </td>
      <td className={styles.number}>{moneyText(amount, currency, language) ?? '–'}</td>
      <td data-label={words.rate} className={styles.number}>
        {rateText(rate) ?? '–'}
      </td>
      {winning === null ? null : (
        <td data-label={words.difference} className={styles.number}>
          {won ? null : amount === null ? '–' : differenceText(amount - winning, currency, language)}
        </td>
      )}
      <td className={won ? styles.won : undefined}>{won ? words.won : reason}</td>
    </tr>
  )
}

/** Bids elsewhere need the Enterprise plan and a business number. */
function Firm({ bidder: { name, businessNo } }: { bidder: Bidder }) {
  const { may } = useRights()
  if (!may('competitors', 'statistics:read') || businessNo === null) return name
  return (
    <Link href={`/statistics?view=competitors&businessNo=${encodeURIComponent(plain(businessNo) ?? '')}`}>{name}</Link>
  )
}

/** Sources write the number with or without hyphens. */
const plain = (businessNo: string | null): string | null => businessNo?.replace(/[\s-]/g, '') ?? null

function differenceText(difference: number, currency: string, language: Language): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return `${sign}${moneyText(Math.abs(difference), currency, language)}`
}
