import type { BidDetail } from '@gonggo/client'
import { type ReactNode, useId, useState } from 'react'
import { floorBid, lacksFixedCosts, ratioIn } from '../../lib/floor-bid.ts'
import { moneyText, rateText, spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { AmountInput, amountIn, amountShown } from '../../ui/amount.tsx'
import { TextInput } from '../../ui/controls.tsx'
import { FloorRatios } from '../../ui/floor-ratios.tsx'
import parts from '../../ui/parts.module.css'
import styles from './notice.module.css'
import { NOTICE_WORDS } from './words.ts'

/** Computes the lowest valid bid for a chosen 사정률. */
export function FloorPrice({ bid }: { bid: BidDetail }) {
  const words = useWords(NOTICE_WORDS)
  const { baseAmount, floorRate, currency, fixedCosts } = bid
  const missing = baseAmount === null ? words.noBaseAmount : floorRate === null ? words.noFloorRate : null
  return (
    <>
      {missing !== null || baseAmount === null || floorRate === null || currency !== 'KRW' ? (
        <p className={styles.soft}>{missing ?? words.notInWon}</p>
      ) : (
        <>
          {lacksFixedCosts(bid) ? <p className={parts.warning}>{words.fixedCostsUnknown}</p> : null}
          {/* What was typed is for the A값 of before. */}
          <Calculator key={fixedCosts} baseAmount={baseAmount} floorRate={floorRate} given={fixedCosts ?? null} />
        </>
      )}
      <Costs bid={bid} />
    </>
  )
}

/** The costs of construction works given by the source. */
function Costs({ bid }: { bid: BidDetail }) {
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const won = (amount: number) => moneyText(amount, bid.currency, language)
  const { netConstructionCost, fixedCosts, fixedCostItems } = bid
  if (!netConstructionCost && !fixedCosts) return null
  return (
    <dl className={styles.costs}>
      {netConstructionCost ? <Cost name={names.netConstructionCost}>{won(netConstructionCost)}</Cost> : null}
      {fixedCosts ? <Cost name={names.fixedCosts}>{won(fixedCosts)}</Cost> : null}
      {(fixedCostItems ?? []).map(({ name, amount }) => (
        <Cost key={name} name={name} isItem>
          {won(amount)}
        </Cost>
      ))}
    </dl>
  )
}

function Cost({ name, isItem = false, children }: { name: string; isItem?: boolean; children: ReactNode }) {
  return (
    <div data-item={isItem}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface Terms {
  baseAmount: number
  floorRate: number
  /** A값 from the source. */
  given: number | null
}

function Calculator({ baseAmount, floorRate, given }: Terms) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const id = useId()
  const [ratioText, setRatioText] = useState('100')
  const [fixedText, setFixedText] = useState(amountShown(given))
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
      {fixedCosts === undefined ? null : (
        <FloorRatios baseAmount={baseAmount} floorRate={floorRate} fixedCosts={fixedCosts ?? 0} />
      )}
      <p className={styles.soft}>{words.floorFormula(rateText(floorRate) ?? '')}</p>
    </div>
  )
}
