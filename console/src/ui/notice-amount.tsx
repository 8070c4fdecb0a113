import { moneyText, spokenMoney } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { type AmountName, type Priced, shownAmount } from '../lib/leading-amount.ts'
import { NOTICE_FIELD_WORDS } from '../lib/notice-fields.ts'
import parts from './parts.module.css'

interface NamedAmountProps {
  amount: string
  name: string
  /** In Korean units, if rows have room for it. */
  spoken?: string | null | undefined
}

/** An amount with its name below it; on phones the name is first. */
export function NamedAmount({ amount, name, spoken = null }: NamedAmountProps) {
  return (
    <span className={`${parts.pair} ${parts.named}`}>
      <span>{amount}</span>
      <span className={parts.soft}>
        {name}
        {spoken === null ? null : <span className={parts.spoken}> · {spoken}</span>}
      </span>
    </span>
  )
}

interface NoticeAmountProps {
  notice: Priced & { currency: string }
  /** The preferred amount. */
  first?: AmountName
  /** Shown if no amount is known. */
  absent: string
  isSpoken?: boolean
}

/** The amount of a notice in a list, with its name, because rows have room for one only. */
export function NoticeAmount({ notice, first = 'baseAmount', absent, isSpoken = false }: NoticeAmountProps) {
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const { of, amount } = shownAmount(notice, first)
  return (
    <NamedAmount
      amount={moneyText(amount, notice.currency, language) ?? absent}
      name={names[of]}
      spoken={isSpoken ? spokenMoney(amount, notice.currency, language) : null}
    />
  )
}
