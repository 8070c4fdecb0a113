import type { Pursuit, PursuitPatch } from '@gonggo/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Floor, floorOf } from '../lib/floor-bid.ts'
import { moneyText, rateText, spokenMoney } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { noticeQuery } from '../lib/notices.ts'
import { ownRate } from '../lib/pursuits.ts'
import { useRights } from '../lib/rights.ts'
import type { Texts } from '../lib/texts.ts'
import { AmountInput, amountIn, amountShown } from './amount.tsx'
import { Button } from './controls.tsx'
import { FloorRatios } from './floor-ratios.tsx'
import parts from './parts.module.css'
import styles from './pursuit.module.css'
import { PURSUIT_SHEET_WORDS } from './pursuit-words.ts'

interface BidAmountProps {
  pursuit: Pursuit
  keep(patch: Texts<PursuitPatch>): Promise<boolean>
  isOff: boolean
}

/** Saved when the field is left or with Enter; the typed text remains until it is saved. */
export function BidAmount({ pursuit, keep, isOff }: BidAmountProps) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const floor = useFloor(pursuit)
  const [typed, setTyped] = useState<string | null>(null)
  const [low, setLow] = useState<{ amount: number; floor: Floor } | null>(null)
  // The text that was sent or rejected, which leaving the field must not send again.
  const sent = useRef<string | null>(null)
  const text = typed ?? amountShown(pursuit.bidAmount)
  const amount = amountIn(text)
  const currency = pursuit.notice?.currency ?? 'KRW'
  const put = async (bidAmount: number | null) => {
    setLow(null)
    // The text changed in the meantime, so it is not saved yet.
    if (await keep({ bidAmount })) setTyped((now) => (now === typed ? null : now))
  }
  const save = async () => {
    if (amount === undefined) return
    if (typed === null || amount === pursuit.bidAmount) return setTyped(null)
    sent.current = typed
    const lowest = amount === null ? null : await floor()
    if (amount !== null && lowest !== null && amount < lowest.amount) setLow({ amount, floor: lowest })
    else await put(amount)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <AmountInput
        label={words.bidAmount}
        value={text}
        disabled={isOff}
        onChange={(next) => {
          sent.current = null
          setLow(null)
          setTyped(next)
          void floor()
        }}
        onBlur={() => sent.current === typed || void save()}
      />
      <Terms pursuit={pursuit} />
      <AmountSaid pursuit={{ ...pursuit, bidAmount: amount ?? null }} />
      {typeof amount === 'number' ? (
        <p className={parts.soft}>{spokenMoney(amount, currency, language) ?? moneyText(amount, currency, language)}</p>
      ) : null}
      {low === null ? null : (
        <LowBid
          {...low}
          currency={currency}
          confirm={() => void put(low.amount)}
          cancel={() => {
            setLow(null)
            sent.current = null
          }}
        />
      )}
    </form>
  )
}

/** The prices that a bid is compared with. */
function Terms({ pursuit: { noticeNo, notice } }: { pursuit: Pursuit }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  // The page of the notice has its own calculator.
  const [here] = useLocation()
  const base = notice?.baseAmount ?? null
  const { data } = useQuery({
    ...noticeQuery(noticeNo, language),
    enabled: base !== null && may('notices', 'bids:read'),
  })
  if (notice === null || base === null) return null
  const rate = rateText(data?.floorRate ?? null)
  const floor = data ? floorOf(data) : null
  const said = (amount: number) => moneyText(amount, notice.currency, language) ?? ''
  return (
    <>
      <p className={parts.soft}>
        {words.base(said(base))}
        {rate === null ? null : ` · ${words.floorRate(rate)}`}
        {floor === null ? null : ` · ${words.floorAt(said(floor.amount))}`}
      </p>
      {floor === null || notice.currency !== 'KRW' || here.startsWith('/notices/') ? null : <FloorRatios {...floor} />}
    </>
  )
}

/** Requested when typing begins, because few viewers change the bid. null = the notice does not contain the terms. */
function useFloor({ noticeNo, notice }: Pursuit): () => Promise<Floor | null> {
  const queries = useQueryClient()
  const { language } = useLanguage()
  const { may } = useRights()
  const isKnown = notice !== null && notice.baseAmount !== null && may('notices', 'bids:read')
  return async () => {
    if (!isKnown) return null
    try {
      return floorOf(await queries.fetchQuery(noticeQuery(noticeNo, language)))
    } catch {
      // An error of this check must not prevent saving the bid.
      return null
    }
  }
}

interface LowBidProps {
  amount: number
  floor: Floor
  currency: string
  confirm(): void
  cancel(): void
}

/**
 * Mostly a typing error. The planned price may differ from the base amount by a few percent, so the user is asked
 * instead of rejected.
 */
function LowBid({ amount, floor, currency, confirm, cancel }: LowBidProps) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  // The button that is pressed disappears, and the focus with it.
  const toField = () => box.current?.closest('form')?.querySelector('input')?.focus()
  const said = (value: number) => moneyText(value, currency, language) ?? ''
  const [bid, base, rate, lowest] = [
    said(amount),
    said(floor.baseAmount),
    rateText(floor.floorRate) ?? '',
    said(floor.amount),
  ]
  return (
    <div className={styles.question} role="alert" ref={box}>
      <p>
        {floor.fixedCosts > 0
          ? words.lowBidFixed(bid, base, said(floor.fixedCosts), rate, lowest)
          : words.lowBid(bid, base, rate, lowest)}
      </p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            toField()
            cancel()
          }}
        >
          {words.correctBid}
        </Button>
        <Button
          onClick={() => {
            toField()
            confirm()
          }}
        >
          {words.saveLowBid}
        </Button>
      </div>
    </div>
  )
}

/** The own bid in percent of the price that bids are compared with. */
export function AmountSaid({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const own = ownRate(pursuit)
  if (own === null) return null
  const rate = rateText(own.rate) ?? ''
  return <p className={parts.soft}>{own.of === 'planned' ? words.ofPlanned(rate) : words.ofBase(rate)}</p>
}
