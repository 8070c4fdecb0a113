import type { BidDetail, BidOpening, ReservePrice } from '@gonggo/client'
import { useId } from 'react'
import { moneyText, numberText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { BIDDER_WORDS } from './bidder-words.ts'
import styles from './notice.module.css'

interface ReservePricesProps {
  opening: BidOpening
  currency: BidDetail['awards'][number]['currency']
  /** Lot and re-bid, if the notice has several. */
  name: string
}

/** How the planned price of a round was drawn. */
export function ReservePrices({ opening, currency, name }: ReservePricesProps) {
  const words = useWords(BIDDER_WORDS)
  const id = useId()
  return (
    <section className={styles.places} aria-labelledby={id}>
      <h3 id={id}>{[words.reservePrices, name].filter(Boolean).join(' · ')}</h3>
      {opening.reservePrices.length === 0 ? (
        <p className={styles.soft}>{words.noReservePrices}</p>
      ) : (
        <PriceTable opening={opening} currency={currency} />
      )}
    </section>
  )
}

function PriceTable({ opening: { reservePrices, baseAmount }, currency }: Omit<ReservePricesProps, 'name'>) {
  const words = useWords(BIDDER_WORDS)
  const { language } = useLanguage()
  const ratio = (price: number) =>
    baseAmount === null || baseAmount <= 0 ? null : rateText((price / baseAmount) * 100)
  const mean = meanOfDrawn(reservePrices)
  const meanText = moneyText(mean, currency, language)
  const meanRatio = mean === null ? null : ratio(mean)
  return (
    <>
      {meanText === null ? null : (
        <p className={styles.soft}>
          {meanRatio === null ? words.mean(meanText) : words.meanRatio(meanText, meanRatio)}
        </p>
      )}
      <table className={`${styles.table} ${styles.priceTable}`}>
        <TableHead
          columns={[
            words.priceNumber,
            { number: words.reservePrice },
            { number: words.ofBase },
            { number: words.draws },
            words.drawing,
          ]}
          number={styles.number}
        />
        <tbody>
          {reservePrices.map(({ number, price, drawn, draws }) => (
            <tr key={number} className={drawn ? styles.own : undefined}>
              <td>{numberText(number, language)}</td>
              <td className={styles.number}>{moneyText(price, currency, language)}</td>
              <td className={styles.number}>{ratio(price) ?? '–'}</td>
              <td data-label={words.draws} className={styles.number}>
                {draws === null ? '–' : numberText(draws, language)}
              </td>
              <td className={drawn ? styles.won : undefined}>{drawn ? words.drawn : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Rounded to whole units, like planned prices. */
function meanOfDrawn(prices: readonly ReservePrice[]): number | null {
  const drawn = prices.filter((one) => one.drawn)
  if (drawn.length === 0) return null
  return Math.round(drawn.reduce((sum, { price }) => sum + price, 0) / drawn.length)
}
