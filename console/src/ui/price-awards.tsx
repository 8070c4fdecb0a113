import type { PriceReference } from '@gonggo/client'
import { Link } from 'wouter'
import { businessNoText } from '../lib/business-no.ts'
import { dayText, moneyText, numberText, rateText } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import styles from './chart.module.css'
import { PRICE_WORDS } from './price-words.ts'
import { TableHead } from './table-head.tsx'

interface ReferenceAwardsProps {
  awards: PriceReference['awards']
  currency: string
  /** The selected bin, and the address of all awards. */
  bin: { name: string; all: string } | null
}

/** The awards behind the rates, with links to their notices. */
export function ReferenceAwards({ awards, currency, bin }: ReferenceAwardsProps) {
  const words = useWords(PRICE_WORDS)
  const { language } = useLanguage()
  return (
    <>
      <h3>{words.behind}</h3>
      {bin === null ? null : (
        <p role="status">
          {awards.length === 0 ? words.noneInBin : words.behindIn(bin.name, numberText(awards.length, language))}{' '}
          <Link href={bin.all} replace>
            {words.allBins}
          </Link>
        </p>
      )}
      {awards.length === 0 ? null : (
        <table className={`${styles.table} ${styles.stacked}`}>
          <TableHead
            columns={[
              words.notice,
              words.winner,
              { number: words.amount },
              { number: words.rate },
              { number: words.bidders },
              words.openedOn,
            ]}
            number={styles.number}
          />
          <tbody>
            {awards.map(({ noticeNo, title, winner, amount, rate, bidders, openedOn }) => (
              <tr key={`${noticeNo} ${openedOn} ${rate}`}>
                <td>
                  <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{title}</Link>
                </td>
                <td>
                  {winner?.name ?? '–'}{' '}
                  <span className={styles.soft}>{businessNoText(winner?.businessNo ?? null)}</span>
                </td>
                <td data-label={words.amount} className={styles.number}>
                  {moneyText(amount, currency, language) ?? '–'}
                </td>
                <td data-label={words.rate} className={styles.number}>
                  {rateText(rate)}
                </td>
                <td data-label={words.bidders} className={styles.number}>
                  {bidders === null ? '–' : numberText(bidders, language)}
                </td>
                <td data-label={words.openedOn} className={styles.date}>
                  {dayText(openedOn, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
