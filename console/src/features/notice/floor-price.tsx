import type { BidDetail } from '@gonggo/client'
import { useId, useState } from 'react'
import { floorBid, ratioIn } from '../../lib/floor-bid.ts'
import { moneyText, rateText, spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { AmountInput, amountIn } from '../../ui/amount.tsx'
import { TextInput } from '../../ui/controls.tsx'
import styles from './notice.module.css'
import { NOTICE_WORDS } from './words.ts'

/** The lowest bid that can win for a 사정률 of one’s own: arithmetic, no advice. */
export function FloorPrice({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const { baseAmount, floorRate, currency } = bid
  const missing = baseAmount === null ? words.noBaseAmount : floorRate === null ? words.noFloorRate : null
  if (missing !== null || baseAmount === null || floorRate === null || currency !== 'KRW')
    return <p className={styles.soft}>{missing ?? words.notInWon}</p>
  return <Calculator baseAmount={baseAmount} floorRate={floorRate} />
}

function Calculator({ baseAmount, floorRate }: { baseAmount: number; floorRate: number }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const id = useId()
  const [ratioText, setRatioText] = useState('100')
  const [fixedText, setFixedText] = useState('')
  const ratio = ratioIn(ratioText)
  const fixedCosts = amountIn(fixedText)
  const floor =
    ratio === null || fixedCosts === undefined
      ? null
      : floorBid({ baseAmount, floorRate, ratio, fixedCosts: fixedCosts ?? 0 })
  const isTooMuch = ratio !== null && fixedCosts !== undefined && floor === null
  const won = (amount: number) => moneyText(amount, 'KRW', language)
  return (
    <div className={styles.price}>
      <div className={styles.pair}>
        <TextInput
          label={words.ratio}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={ratioText}
          fault={ratio === null ? words.wrongRatio : null}
          onChange={({ target }) => setRatioText(target.value)}
        />
        <AmountInput
          label={words.fixedCosts}
          value={fixedText}
          fault={isTooMuch ? words.tooMuchFixed : null}
          onChange={setFixedText}
        />
      </div>
      <output className={styles.floor} aria-labelledby={id}>
        <span className={styles.soft} id={id}>
          {words.floorPrice}
        </span>
        <strong>{floor === null ? '–' : won(floor.lowest)}</strong>
        <span className={styles.soft}>
          {floor === null
            ? null
            : [spokenMoney(floor.lowest, 'KRW', language), words.planned(won(floor.planned) ?? '')]
                .filter((part) => part !== null)
                .join(' · ')}
        </span>
      </output>
      <p className={styles.soft}>{words.floorFormula(rateText(floorRate) ?? '')}</p>
    </div>
  )
}
