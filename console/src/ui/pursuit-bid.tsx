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

/** Kept on leaving the field or with Enter; what was typed stays until it is kept. */
export function BidAmount({ pursuit, keep, isOff }: BidAmountProps) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const floor = useFloor(pursuit)
  const [typed, setTyped] = useState<string | null>(null)
  const [low, setLow] = useState<{ amount: number; floor: Floor } | null>(null)
  // Sent or refused already: to leave the field does not send it once more.
  const sent = useRef<string | null>(null)
  const text = typed ?? amountShown(pursuit.bidAmount)
  const amount = amountIn(text)
  const currency = pursuit.notice?.currency ?? 'KRW'
  const put = async (bidAmount: number | null) => {
    setLow(null)
    // What was typed meanwhile is not kept yet.
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

/** What a bid is measured by, where it is typed. */
function Terms({ pursuit: { noticeNo, notice } }: { pursuit: Pursuit }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  // The page of the notice has the calculator itself.
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

/** Asked for once somebody types: few who look at a pursuit change its bid. null = the notice does not say. */
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
      // A bid is not lost because a second question failed.
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

/** Most often a mistake in typing. The planned price may differ from the base amount by a few percent: it is asked, not rejected. */
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

/** What the own bid is of the price that others are measured by. */
export function AmountSaid({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const own = ownRate(pursuit)
  if (own === null) return null
  const rate = rateText(own.rate) ?? ''
  return <p className={parts.soft}>{own.of === 'planned' ? words.ofPlanned(rate) : words.ofBase(rate)}</p>
}
